//! What is asked on the board of an exercise, and what a skill is called.
//!
//! A made step has no words of an author's. Its question follows from its task, and names the piece and the square; it
//! reads the same on the screen and on paper.

use crate::explain::{piece_word, side_word};
use crate::lesson::goal::Goal;
use crate::lesson::task::{NameAsk, Standing};
use crate::lesson::{Accept, SquaresAsk, Task};
use crate::locale::Phrase;
use crate::practice::{Exercise, Skill};
use crate::rules::{Move, Role, Seat, Square, Wing};
use crate::solve::collect::Safety;

impl Skill {
    /// What is practised, as a title: "Checkmate in one move".
    #[must_use]
    pub fn title(&self) -> Option<Phrase> {
        Phrase::named(&format!("skill-{}", self.name))
    }
}

impl Exercise {
    /// The same where many boards stand on a page: the piece that it is about stands in a circle and is not called by its
    /// square, so that all boards ask the same.
    #[must_use]
    pub fn question_of_circled(&self) -> Phrase {
        match self.question() {
            Phrase::AskMoves { piece, .. } => Phrase::CircledMoves { piece },
            Phrase::AskEscapes => Phrase::CircledEscapes,
            Phrase::AskCaptures { .. } => Phrase::CircledCaptures,
            Phrase::AskAttackers { .. } => Phrase::CircledAttackers,
            Phrase::AskGuards { .. } => Phrase::CircledGuards,
            Phrase::AskStars { .. } => Phrase::CircledStars,
            Phrase::AskStarsSafe { .. } => Phrase::CircledStarsSafe,
            Phrase::AskTakeAll { .. } => Phrase::CircledTakeAll,
            other => other,
        }
    }

    /// What is said where its board stands alone on a screen, one sentence or more: that it was in the learner's own game,
    /// whose turn it is where that decides, whose men the learner has where they are black, what the other side has just
    /// played where a move is asked about, and the question. On paper the other side's move and the men stand at every
    /// board anyway.
    #[must_use]
    pub fn asked_alone(&self) -> Vec<Phrase> {
        let origin = self.own.as_ref().map(|_| Phrase::AskOwnGame);
        origin.into_iter().chain(self.asked_of_board()).collect()
    }

    /// The same of a board that comes from nowhere.
    fn asked_of_board(&self) -> Vec<Phrase> {
        let step = self.step();
        let (question, last) = (self.question(), step.line.moves().last());
        // Whose turn it is decides what a position is.
        if matches!(step.task, Task::Status { .. }) {
            let side = side_word(step.position().turn());
            return vec![Phrase::StatusQuestion { side }];
        }
        if let (Phrase::AskAllowed, Some(mv)) = (&question, last) {
            return vec![Phrase::AskAllowedAfter {
                side: side_word(mv.piece().seat),
                from: mv.from().into(),
                to: mv.to().into(),
            }];
        }
        // The names of the squares are the same for both.
        let is_of_a_side = !matches!(step.task, Task::Name { .. });
        let is_black = is_of_a_side && step.side == Seat::BLACK;
        let whose = is_black.then_some(Phrase::AskAsBlack);
        whose.into_iter().chain([question]).collect()
    }

    /// What is asked on its board.
    #[must_use]
    pub fn question(&self) -> Phrase {
        match &self.step().task {
            Task::Squares { ask, piece, .. } => self.about_squares(*ask, *piece),
            Task::Collect {
                piece,
                take_all,
                safe,
                ..
            } => self.about_way(*piece, *take_all, *safe),
            Task::Move { accept, .. } => self.about_move(accept),
            Task::Judge { .. } => Phrase::AskAllowed,
            Task::Status { offer, .. } => match offer.contains(&Standing::DeadPosition) {
                true => Phrase::AskAlive,
                false => Phrase::AskStanding,
            },
            Task::Name { ask, .. } => match ask {
                NameAsk::Color => Phrase::AskColor,
                NameAsk::File => Phrase::AskFile,
                NameAsk::Rank => Phrase::AskRank,
                NameAsk::Square | NameAsk::Find => Phrase::AskFind,
            },
            Task::Write { .. } => Phrase::CoachWriteMove,
            // What is played here in a line is a mate in two.
            Task::Play { .. } => Phrase::AskMateInTwo,
            Task::Claim { next: None, .. } => Phrase::AskClaim,
            Task::Claim { next: Some(_), .. } => Phrase::AskClaimNext,
            Task::Allow { .. } => Phrase::CoachTakeOneOff,
            // No skill makes steps of these kinds; whoever adds one that does gives it a question here.
            Task::Say
            | Task::Illegal { .. }
            | Task::Try { .. }
            | Task::Count { .. }
            | Task::Setup { .. }
            | Task::Choose { .. }
            | Task::Sort { .. }
            | Task::Game { .. }
            | Task::Practice(_) => Phrase::CoachChoose,
        }
    }

    fn about_squares(&self, ask: SquaresAsk, piece: Option<Square>) -> Phrase {
        let asked = piece.and_then(|square| Some((self.role(square)?, square)));
        let Some((role, square)) = asked else {
            return match ask {
                SquaresAsk::Checkers => Phrase::AskCheckers,
                SquaresAsk::Escapes => Phrase::AskEscapes,
                _ => Phrase::CoachTapSquare,
            };
        };
        let own = self.step().position().turn();
        let may_castle = |wing| self.step().position().castling().has(own, wing);
        let castles = role == Role::King && Wing::BOTH.into_iter().any(may_castle);
        let (piece, square) = (piece_word(role), square.into());
        match ask {
            SquaresAsk::Moves if castles => Phrase::AskCastlings,
            SquaresAsk::Moves => Phrase::AskMoves { piece, square },
            SquaresAsk::Captures => Phrase::AskCaptures { piece, square },
            SquaresAsk::Attackers => Phrase::AskAttackers { piece, square },
            SquaresAsk::Guards => Phrase::AskGuards { piece, square },
            SquaresAsk::Checkers => Phrase::AskCheckers,
            SquaresAsk::Escapes => Phrase::AskEscapes,
            SquaresAsk::Listed => Phrase::CoachTapSquare,
        }
    }

    fn about_way(&self, piece: Option<Square>, takes_all: bool, safe: Safety) -> Phrase {
        let asked = piece.and_then(|square| Some((self.role(square)?, square)));
        let Some((role, square)) = asked else {
            return Phrase::CoachPickPiece;
        };
        let (piece, square) = (piece_word(role), square.into());
        match (takes_all, safe) {
            (true, _) => Phrase::AskTakeAll { piece, square },
            (false, Safety::Off) => Phrase::AskStars { piece, square },
            (false, _) => Phrase::AskStarsSafe { piece, square },
        }
    }

    fn about_move(&self, accept: &Accept) -> Phrase {
        let promotes = || {
            let moves = accept.moves(self.step().position());
            moves.iter().all(|mv| mv.promotion().is_some())
        };
        match accept {
            Accept::Goal(Goal::Mate) if promotes() => Phrase::AskPromoteMate,
            Accept::Goal(Goal::Mate) => Phrase::AskMate,
            Accept::Goal(Goal::Stalemate) => Phrase::AskStalemate,
            Accept::Goal(Goal::Promote) => Phrase::AskPromote,
            Accept::Goal(Goal::Escape) => Phrase::AskEscape,
            Accept::Goal(Goal::Safe) => Phrase::AskSafe,
            Accept::Moves(moves) if moves.iter().all(Move::is_en_passant) => Phrase::AskPassing,
            // Any other move that is named is the one that wins something.
            Accept::Moves(_) => Phrase::AskFree,
            Accept::Goal(Goal::Check | Goal::DoubleCheck | Goal::Capture | Goal::Castle) => {
                Phrase::CoachChoose
            }
        }
    }

    fn role(&self, square: Square) -> Option<Role> {
        Some(self.step().position().piece_at(square)?.role)
    }
}
