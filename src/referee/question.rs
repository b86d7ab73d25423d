//! What happened before: the things that decide and that a board does not show.

use crate::explain::side_word;
use crate::locale::Phrase;
use crate::referee::Referee;
use crate::referee::edit::at_home;
use crate::rules::ruleset::AnnounceCheck;
use crate::rules::{
    Attempt, BySeat, Classic, Geometry, Piece, Role, Seat, Setup, SetupProblem, Square, SquareSet,
    Wing,
};

/// A question with a yes or a no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HistoryQuestion {
    /// Has this king or the rook on this wing moved before?
    Moved(Seat, Wing),
    /// Was a double step over this square the last move?
    Passed(Square),
    /// Was the check said? Only where an unsaid check does not count.
    Said,
}

impl Referee {
    /// Everything that is to be asked about this board.
    #[must_use]
    pub fn questions(&self) -> Vec<HistoryQuestion> {
        let home = at_home(&self.setup).iter();
        let mut questions: Vec<HistoryQuestion> = home
            .map(|(seat, wing)| HistoryQuestion::Moved(seat, wing))
            .collect();
        questions.extend(self.passable().into_iter().map(HistoryQuestion::Passed));
        let binds = self.rules.announce_check == AnnounceCheck::RequiredToBind;
        if binds && self.position().is_some_and(|it| it.is_check()) {
            questions.push(HistoryQuestion::Said);
        }
        questions
    }

    /// What is to be asked about one move only: what decides whether it is allowed.
    #[must_use]
    pub fn questions_about(&self, attempt: Attempt) -> Vec<HistoryQuestion> {
        let pawn = Piece::new(Role::Pawn, self.setup.turn);
        let is_pawn = self.setup.board.piece_at(attempt.from) == Some(pawn);
        let mut questions = self.questions();
        questions.retain(|question| match question {
            HistoryQuestion::Moved(seat, wing) => {
                let path = Classic::castling(*seat, *wing);
                let way = (path.king_from, path.king_to);
                *seat == self.setup.turn && way == (attempt.from.index(), attempt.to.index())
            }
            HistoryQuestion::Passed(square) => is_pawn && *square == attempt.to,
            HistoryQuestion::Said => true,
        });
        questions
    }

    /// Whether the answer to a question is yes.
    #[must_use]
    pub fn is_yes(&self, question: HistoryQuestion) -> bool {
        match question {
            HistoryQuestion::Moved(seat, wing) => !self.setup.castling.has(seat, wing),
            HistoryQuestion::Passed(square) => self.passed() == Some(square),
            HistoryQuestion::Said => !self.is_unsaid,
        }
    }

    /// Answers a question.
    pub fn answer(&mut self, question: HistoryQuestion, is_yes: bool) {
        if self.is_yes(question) == is_yes {
            return;
        }
        match question {
            HistoryQuestion::Said => self.is_unsaid = !is_yes,
            HistoryQuestion::Moved(seat, wing) => self.change(|setup| {
                setup.castling = if is_yes {
                    setup.castling.without(seat, wing)
                } else {
                    setup.castling.with(seat, wing)
                };
            }),
            HistoryQuestion::Passed(square) => self.change(|setup| {
                let seat = setup.turn.opposite();
                setup.passed = BySeat::default();
                setup.passed[seat] = is_yes.then_some(square);
            }),
        }
    }

    /// A question in words.
    #[must_use]
    pub fn question(&self, question: HistoryQuestion) -> Phrase {
        match question {
            HistoryQuestion::Moved(seat, wing) => {
                let path = Classic::castling(seat, wing);
                let rook = Square::<Classic>::from_index(path.rook_from);
                Phrase::RefereeAskMoved {
                    side: side_word(seat),
                    square: rook.map_or_else(|| String::new().into(), Into::into),
                }
            }
            HistoryQuestion::Passed(square) => {
                let (from, to) = double_step(self.setup.turn.opposite(), square);
                let name = |at: Option<Square>| at.unwrap_or(square).into();
                Phrase::RefereeAskPassed {
                    from: name(from),
                    to: name(to),
                }
            }
            HistoryQuestion::Said => Phrase::RefereeAskSaid,
        }
    }

    /// The square that the last move passed over.
    fn passed(&self) -> Option<Square> {
        self.setup.passed[self.setup.turn.opposite()]
    }

    /// Whether what is said about the last move can be so.
    pub(super) fn last_move_fits(&self) -> bool {
        let all = [Seat::WHITE, Seat::BLACK].into_iter();
        let mut passed = all.filter_map(|seat| self.setup.passed[seat].map(|at| (seat, at)));
        passed.all(|(seat, at)| can_be_passed(&self.setup, seat, at))
    }

    /// The squares over which a pawn may just have stepped, where somebody could take it for that.
    fn passable(&self) -> SquareSet {
        let other = self.setup.turn.opposite();
        let all = Square::all().filter(|square| self.has_taker(*square));
        all.filter(|square| can_be_passed(&self.setup, other, *square))
            .collect()
    }

    /// Whether a pawn of the side to move could go to this square diagonally.
    fn has_taker(&self, square: Square) -> bool {
        let turn = self.setup.turn;
        let (_, ranks) = Classic::forward(turn);
        let pawn = Some(Piece::new(Role::Pawn, turn));
        let mut beside = [-1, 1]
            .into_iter()
            .filter_map(|files| square.offset(files, -ranks));
        beside.any(|at| self.setup.board.piece_at(at) == pawn)
    }
}

/// Whether a pawn of `seat` can have passed this square just now.
fn can_be_passed(setup: &Setup, seat: Seat, square: Square) -> bool {
    let mut setup = setup.clone();
    setup.passed = BySeat::default();
    setup.passed[seat] = Some(square);
    let nothing = SetupProblem::NothingPassed(square);
    !setup.problems().contains(&nothing)
}

/// Where a double step over a square starts and ends.
fn double_step(seat: Seat, passed: Square) -> (Option<Square>, Option<Square>) {
    let (files, ranks) = Classic::forward(seat);
    (passed.offset(-files, -ranks), passed.offset(files, ranks))
}
