//! The words of chess, each with a sentence or two that say what it means.

use crate::locale::Phrase;

/// A word.
#[derive(Debug)]
pub struct Word {
    /// Its name in the program: `double-check`.
    pub id: &'static str,
    /// The word.
    pub name: Phrase,
    /// What it means.
    pub meaning: Phrase,
}

/// Declares the words.
macro_rules! words {
    ($($id:literal $name:ident $meaning:ident,)*) => {
        /// Every word, those that belong together side by side.
        pub static WORDS: &[Word] = &[$(Word {
            id: $id,
            name: Phrase::$name,
            meaning: Phrase::$meaning,
        }),*];
    };
}

words! {
    "square" WordSquare WordSquareMeaning,
    "file" WordFile WordFileMeaning,
    "rank" WordRank WordRankMeaning,
    "diagonal" WordDiagonal WordDiagonalMeaning,
    "short-side" WordShortSide WordShortSideMeaning,
    "long-side" WordLongSide WordLongSideMeaning,
    "piece" WordPiece WordPieceMeaning,
    "move" WordMove WordMoveMeaning,
    "ply" WordPly WordPlyMeaning,
    "capture" WordCapture WordCaptureMeaning,
    "attack" WordAttack WordAttackMeaning,
    "guard" WordGuard WordGuardMeaning,
    "check" WordCheck WordCheckMeaning,
    "double-check" WordDoubleCheck WordDoubleCheckMeaning,
    "discovered-check" WordDiscoveredCheck WordDiscoveredCheckMeaning,
    "checkmate" WordCheckmate WordCheckmateMeaning,
    "stalemate" WordStalemate WordStalemateMeaning,
    "draw" WordDraw WordDrawMeaning,
    "dead-position" WordDeadPosition WordDeadPositionMeaning,
    "pin" WordPin WordPinMeaning,
    "fork" WordFork WordForkMeaning,
    "skewer" WordSkewer WordSkewerMeaning,
    "block" WordBlock WordBlockMeaning,
    "flight" WordFlight WordFlightMeaning,
    "castling" WordCastling WordCastlingMeaning,
    "castling-right" WordCastlingRight WordCastlingRightMeaning,
    "en-passant" WordEnPassant WordEnPassantMeaning,
    "promotion" WordPromotion WordPromotionMeaning,
    "double-step" WordDoubleStep WordDoubleStepMeaning,
    "last-row" WordLastRow WordLastRowMeaning,
    "exchange" WordExchange WordExchangeMeaning,
    "value" WordValue WordValueMeaning,
    "position" WordPosition WordPositionMeaning,
    "quiet-move" WordQuietMove WordQuietMoveMeaning,
    "repetition" WordRepetition WordRepetitionMeaning,
    "claim" WordClaim WordClaimMeaning,
    "draw-offer" WordDrawOffer WordDrawOfferMeaning,
    "resign" WordResign WordResignMeaning,
    "touch-move" WordTouchMove WordTouchMoveMeaning,
    "adjust" WordAdjust WordAdjustMeaning,
    "arbiter" WordArbiter WordArbiterMeaning,
    "clock" WordClock WordClockMeaning,
    "house-rule" WordHouseRule WordHouseRuleMeaning,
    "laws" WordLaws WordLawsMeaning,
    "notation" WordNotation WordNotationMeaning,
    "coordinates" WordCoordinates WordCoordinatesMeaning,
    "opening" WordOpening WordOpeningMeaning,
    "endgame" WordEndgame WordEndgameMeaning,
}

/// The word of this name, or `None`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Word> {
    WORDS.iter().find(|word| word.id == id)
}
