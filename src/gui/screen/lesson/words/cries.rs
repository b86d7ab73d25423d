//! What the coach cries out in a game against it: when one of its men was taken or has just got away, when it has taken
//! one, and when it is beaten. At each strength it is somebody else, with a hat, a way of speaking and moods of its
//! own: clumsy, greedy, cheeky, clever, grand. What is cried stands in `locales/*/path.ftl` by the number of the
//! strength.
//!
//! # Decisions
//! * *A cry lasts until the learner's next move*: the coach's own move comes so soon that nobody would have read it. Only
//!   if that move takes something too, the coach is glad at once.
//! * *What was taken back was never cried about*: the board is as it was, and the coach is silent.
//! * *It laughs at itself*, or sulks; whoever has lost a man is never laughed at.

use super::Teller;
use crate::gui::look::art::Mood;
use crate::gui::screen::lesson::model::Coach;
use crate::gui::widget::coach::{Speech, Tint};
use crate::rules::{Geometry, Move};
use crate::session::Say;
use crate::solve::strength::Strength;

/// How the coach feels at a strength.
struct Temper {
    /// When a man of it was taken.
    lost: Mood,
    /// When it has taken one.
    took: Mood,
    /// When it is beaten.
    beaten: Mood,
}

impl Temper {
    const fn of(strength: Strength) -> Self {
        let (lost, took, beaten) = match strength {
            Strength::TriesThings => (Mood::Laugh, Mood::Cheer, Mood::Laugh),
            Strength::TakesGifts => (Mood::Oops, Mood::Cheer, Mood::Sulk),
            Strength::LooksOnce => (Mood::Sulk, Mood::Laugh, Mood::Oops),
            Strength::LooksTwice => (Mood::Think, Mood::Glad, Mood::Think),
            Strength::SeesThree => (Mood::Sulk, Mood::Cheer, Mood::Sulk),
        };
        Self { lost, took, beaten }
    }
}

/// How many cries there are of a kind.
const N_CRIES: usize = 3;

impl<G: Geometry> Teller<'_, G> {
    /// The strength of the coach in this game.
    fn strength(self) -> Strength {
        let opponent = self.state.session.step().task.about().opponent;
        opponent.unwrap_or(Strength::FRIENDLY)
    }

    /// How the coach feels about being beaten; `None` if it is not.
    pub(super) fn beaten_mood(self) -> Option<Mood> {
        let is_beaten = self.state.session.is_won_from_program();
        is_beaten.then(|| Temper::of(self.strength()).beaten)
    }

    /// What it says when its hat is won for the first time in a game; afterwards the game has its own words.
    pub(super) fn beaten(self) -> Option<String> {
        let hat = self.state.prize?;
        let said = [self.shared.cry(hat, "beaten"), self.shared.hat_won(hat)];
        let is_won = self.state.session.is_won_from_program();
        is_won.then(|| said.join(" "))
    }

    /// Whether this man of the coach, whose move was the last of so many, could be taken before it, and cannot any more.
    fn has_fled(self, mv: &Move<G>, n_moves: usize) -> bool {
        let (line, own) = (self.state.session.line(), mv.piece().seat);
        let is_attacked = |ply: usize, at| {
            let position = line.position_after(ply);
            position.is_some_and(|it| !it.attackers_of(at, own).is_empty())
        };
        n_moves > 0 && is_attacked(n_moves - 1, mv.from()) && !is_attacked(n_moves, mv.to())
    }

    /// What the coach cries about what was taken in the last moves, and how it feels; not before a class.
    pub(super) fn cry(self) -> Option<Coach> {
        let (state, session) = (self.state, &self.state.session);
        let is_silent = matches!(session.say(), Say::Task | Say::YourTurn(_));
        let is_asked = state.asks_what_to_do || state.show.is_some();
        if !session.has_opponent() || session.is_done() || !state.cries || !is_silent || is_asked {
            return None;
        }
        let moves = session.line().moves();
        let shown = moves.get(..state.replayed.unwrap_or(moves.len()))?;
        let played = shown.get(session.step().line.moves().len()..)?;
        let is_own = |it: &&Move<G>| it.piece().seat == session.step().side;
        let (last, before) = played.split_last()?;
        let lost = match is_own(&last) {
            true => Some(last),
            false => before.last().filter(is_own),
        };
        let took = Some(last).filter(|it| !is_own(it) && it.captured().is_some());
        let lost = lost.filter(|it| it.captured().is_some());
        let temper = Temper::of(self.strength());
        let (mood, about, of_coach) = match (took, lost) {
            (Some(_), _) => (temper.took, "took", true),
            (None, Some(_)) => (temper.lost, "lost", false),
            (None, None) if !is_own(&last) && self.has_fled(last, shown.len()) => {
                (temper.took, "fled", true)
            }
            (None, None) => return None,
        };
        let by_coach = played.iter().filter(|it| !is_own(it));
        let n_times = match about {
            "fled" => by_coach.count(),
            _ => {
                let taken = played.iter().filter(|it| it.captured().is_some());
                taken.filter(|it| is_own(it) != of_coach).count()
            }
        };
        // Another step begins with another joke, and another lesson too.
        let place = session.index() + session.lesson().steps.len();
        let number = 1 + (n_times.saturating_sub(1) + place) % N_CRIES;
        let cry = self
            .shared
            .cry(self.strength().number(), &format!("{about}-{number}"));
        Some(Coach {
            mood,
            speech: Speech::of(&cry),
            tint: Tint::Calm,
            ..Coach::default()
        })
    }
}
