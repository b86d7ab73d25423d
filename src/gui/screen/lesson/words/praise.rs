//! What is said when a step is solved: the lesson's own words, or what was done.

use super::{Teller, is_about_check, number};
use crate::explain;
use crate::lesson::goal::Goal;
use crate::lesson::task::{Claimable, Standing};
use crate::lesson::{Accept, Task};
use crate::locale::{Phrase, SquareName, WordKey};
use crate::rules::{Ending, Geometry, Move, Verdict};
use crate::session::GameEnd;

impl<G: Geometry> Teller<'_, G> {
    /// What is said when the step is solved: the lesson's own words, or what was done.
    pub(super) fn praise(self, mv: Option<&Move<G>>) -> String {
        // A game's outcome is said, and the lesson's own words come after it; but a coach who has lost says so
        // in those words alone.
        let is_game = self.state.session.game_end().is_some();
        if let Some(beaten) = self.beaten().filter(|_| self.coach_has_lost()) {
            return beaten;
        }
        let is_outcome = is_game && !self.coach_has_lost();
        let own = self.own_praise().filter(|_| !is_outcome);
        own.unwrap_or_else(|| {
            let why = self.why();
            // Beside the conditions of castling there is room for the reason alone.
            let is_short = !why.is_empty() && self.state.lists_castling();
            let done = (!is_short).then(|| self.shared.say(&self.done(mv)));
            done.into_iter().chain(why).collect::<Vec<_>>().join(" ")
        })
    }

    /// The lesson's own words for whoever has solved the step. Those of a round are for all of it, not for one of its boards.
    pub(super) fn own_praise(self) -> Option<String> {
        let is_board = self.state.session.round().is_some();
        self.own(&WordKey::Yes).filter(|_| !is_board)
    }

    /// What is said after the outcome of a game: comfort, or the lesson's own words.
    pub(super) fn after_the_end(self) -> Option<String> {
        match self.state.session.is_lost_to_program() {
            true => Some(self.shared.say(&Phrase::DoneGameLost)),
            false => {
                let session = &self.state.session;
                let is_won = !session.has_opponent() || session.is_won_from_program();
                let is_told = is_won && !self.coach_has_lost();
                let said = || self.beaten().or_else(|| self.own(&WordKey::Yes));
                is_told.then(said).flatten()
            }
        }
    }

    /// What the last move of a game did that ended in checkmate: that is said of the learner's own move.
    pub(super) fn how_it_was_won(self) -> Option<String> {
        let session = &self.state.session;
        let last = session.last_move()?;
        let is_mate = session.position().ending() == Some(Ending::Checkmate);
        is_mate.then(|| self.shared.say(&self.done_move(&last)))
    }

    /// What came of a round, once its last board is solved.
    pub(super) fn after_the_round(self) -> Option<String> {
        let session = &self.state.session;
        let round = session.round().filter(|it| it.is_over())?;
        let is_learned = session.is_done() && self.state.show.is_none();
        let (right, total) = (number(round.n_right()), number(round.n_boards()));
        let came = match round.is_passed() {
            true if right == total => Phrase::PracticeCameAll { total },
            true => Phrase::PracticeCame { right, total },
            false => Phrase::PracticeRoundMissed {
                right,
                total,
                number: number(round.n_needed()),
            },
        };
        let own = self.own(&WordKey::Yes).filter(|_| round.is_passed());
        is_learned.then(|| own.unwrap_or_else(|| self.shared.say(&came)))
    }

    /// That the stamp must wait, at the end of the board that has cost it.
    pub(super) fn after_the_stamp(self) -> Option<String> {
        let has_cost = self.state.has_cost_stamp();
        has_cost.then(|| self.shared.say(&Phrase::PracticeStampWaits))
    }

    /// Whether the child has won a small game against the coach.
    fn coach_has_lost(self) -> bool {
        let session = &self.state.session;
        let end = session.game_end();
        let is_small = matches!(end, Some(GameEnd::PawnAcross(_) | GameEnd::AllTaken(_)));
        is_small && session.has_opponent() && !session.is_lost_to_program()
    }

    fn done(self, mv: Option<&Move<G>>) -> Phrase {
        let session = &self.state.session;
        let moves = number(session.n_moves());
        match &session.step().task {
            Task::Squares { answer, .. } => self.found_all(*answer),
            Task::Collect { par, take_all, .. } => collected(moves, *par, *take_all),
            Task::Move { all: true, .. } => Phrase::DoneAllMoves {
                found: number(session.counted().1),
            },
            Task::Judge {
                verdict: Verdict::Illegal(_),
                ..
            } => Phrase::DoneJudgedNotLegal,
            Task::Judge { .. } => Phrase::DoneJudgedLegal,
            Task::Illegal { .. } => Phrase::DoneRefused,
            Task::Allow { .. } => Phrase::DoneAllowed,
            Task::Try { .. } => Phrase::DoneTries { moves },
            Task::Name { times, .. } => Phrase::DoneNamed {
                found: number(*times),
            },
            Task::Play { .. } => match session.last_move() {
                Some(last) if session.position().ending() == Some(Ending::Checkmate) => {
                    self.done_move(&last)
                }
                _ => Phrase::DoneLine,
            },
            Task::Status { answer, .. } => self.standing(*answer),
            Task::Claim { answer, .. } if *answer == Claimable::Nothing => Phrase::DoneClaimNothing,
            Task::Claim { .. } => Phrase::DoneClaim,
            Task::Count { answer, .. } => Phrase::DoneCount { number: *answer },
            Task::Write { san, .. } => Phrase::DoneWritten {
                san: self.shared.letters().write(san),
            },
            Task::Setup { .. } => Phrase::DoneSetUp,
            Task::Choose { .. } | Task::Practice(_) => Phrase::DoneChosen,
            Task::Sort { .. } => Phrase::DoneSorted,
            Task::Game { .. } => self.won(),
            Task::Move { .. } | Task::Say | Task::Story(_) => {
                let last = session.last_move();
                mv.or(last.as_ref())
                    .map_or(Phrase::DoneRefused, |mv| self.done_move(mv))
            }
        }
    }

    /// What a position is that has not ended the game.
    fn standing(self, answer: Standing) -> Phrase {
        let session = &self.state.session;
        let is_told = answer == Standing::Check || is_about_check(session);
        let told = explain::check_on(session.position()).filter(|_| is_told);
        match (told, answer) {
            (Some((said, _)), _) => said,
            (None, Standing::DeadPosition) => Phrase::EndingDeadPosition,
            (None, _) => Phrase::DoneStatusPlayOn,
        }
    }

    /// How a game was won by other than the rules. The coach says "you" and "I" of those who have played.
    fn won(self) -> Phrase {
        let session = &self.state.session;
        let coach_wins = session.is_lost_to_program();
        match session.game_end() {
            Some(GameEnd::PawnAcross(_)) if coach_wins => Phrase::DoneMyPawnAcross,
            Some(GameEnd::AllTaken(_)) if coach_wins => Phrase::DoneITookAll,
            Some(GameEnd::PawnAcross(_)) if session.has_opponent() => Phrase::DoneYourPawnAcross,
            Some(GameEnd::AllTaken(_)) if session.has_opponent() => Phrase::DoneYouTookAll,
            Some(GameEnd::PawnAcross(seat)) => Phrase::DonePawnAcross {
                side: explain::side_word(seat),
            },
            Some(GameEnd::AllTaken(seat)) => Phrase::DoneAllTaken {
                side: explain::side_word(seat),
            },
            Some(GameEnd::NoMove(seat)) => Phrase::DoneNoMove {
                side: explain::side_word(seat),
            },
            Some(GameEnd::GivenUp(_)) => Phrase::DoneTries {
                moves: number(session.n_moves()),
            },
            _ => Phrase::DoneChosen,
        }
    }

    /// What a move did, the greatest first.
    fn done_move(self, mv: &Move<G>) -> Phrase {
        let position = self.state.session.position();
        let role = mv.promotion().unwrap_or(mv.piece().role);
        let (piece, to) = (explain::piece_word(role), SquareName::from(mv.to()));
        if position.ending() == Some(Ending::Checkmate) {
            return Phrase::DoneCheckmate { piece, to };
        }
        if position.ending() == Some(Ending::Stalemate) {
            return Phrase::DoneStalemate;
        }
        let accept = self.state.session.step().task.about().accept;
        if matches!(accept, Some(Accept::Goal(Goal::Safe))) {
            return Phrase::DoneSafe;
        }
        if let Some((_, rook)) = mv.castled() {
            let (king, rook) = (to, rook.into());
            return Phrase::DoneCastle { king, rook };
        }
        if mv.promotion().is_some() {
            return Phrase::DonePromotion { piece, to };
        }
        match mv.captured() {
            Some((pawn, _)) if mv.is_en_passant() => Phrase::DoneEnPassant {
                to,
                pawn: pawn.into(),
            },
            Some((_, taken)) => Phrase::DoneCapture {
                piece,
                captured: explain::piece_word(taken.role),
                to,
            },
            None if position.gives_check(mv.piece().seat) => Phrase::DoneCheck { piece, to },
            None => Phrase::DoneMove { piece, to },
        }
    }
}

/// What was collected, stars or pieces, and in how many moves.
const fn collected(moves: u32, best: u32, takes: bool) -> Phrase {
    match (takes, moves > best) {
        (true, true) => Phrase::DoneCapturesMore { moves, best },
        (true, false) => Phrase::DoneCaptures { moves },
        (false, true) => Phrase::DoneStarsMore { moves, best },
        (false, false) => Phrase::DoneStars { moves },
    }
}
