//! The places of the course: what lands and games against the coach are called, and how well it plays.

use crate::gui::base::shared::Shared;
use crate::locale::Phrase;
use crate::solve::strength::Strength;

/// The lesson whose steps are the games against the coach.
pub const GAMES: &str = "coach-games";

/// The step of it that is a whole game, for which a strength is chosen.
pub const WHOLE_GAME: &str = "whole-game";

impl Shared {
    /// What a land is called, or the whole course.
    #[must_use]
    pub fn land(&self, id: &str) -> String {
        self.found(&format!("land-{id}"))
    }

    /// What a game against the coach is called, by the name of its step.
    #[must_use]
    pub fn game(&self, step: &str) -> String {
        self.found(&format!("game-{step}"))
    }

    /// The best hat that the learner has won from the coach, by its strength, from 1.
    #[must_use]
    pub fn hat(&self) -> Option<u8> {
        self.learner.progress.most_beaten(GAMES)
    }

    /// The hat of an animal that sits at a table: that of the learner, where it is the learner's animal.
    #[must_use]
    pub fn hat_of(&self, animal: &str) -> Option<u8> {
        let is_own = animal == self.learner.profile().avatar;
        self.hat().filter(|_| is_own)
    }

    /// How well the coach plays, in words, from 1 to 5.
    #[must_use]
    pub fn strength(&self, strength: u8) -> String {
        self.found(&format!("strength-{strength}"))
    }

    /// What the coach cries at a strength, from 1 to 5, about what has happened: `lost-1`, `took-3`, `beaten`.
    #[must_use]
    pub fn cry(&self, strength: u8, about: &str) -> String {
        self.found(&format!("cry-{strength}-{about}"))
    }

    /// That the hat of the coach at a strength is won, from 1 to 5.
    #[must_use]
    pub fn hat_won(&self, strength: u8) -> String {
        self.found(&format!("hat-{strength}-won"))
    }

    /// How well the coach is to play a whole game.
    #[must_use]
    pub fn strength_chosen(&self) -> Strength {
        let number = u32::from(self.settings.coach_strength);
        Strength::from_number(number).unwrap_or_default()
    }

    /// Whether one lesson has stars, the very first one, and nobody has said yet whose they are.
    #[must_use]
    pub fn has_first_stars(&self) -> bool {
        let learner = &self.learner;
        let has_stars = |id: &str| learner.progress.stars(id) > 0;
        let entries = self.library.entries().iter();
        let n_done = entries.filter(|it| has_stars(&it.lesson.id)).count();
        learner.is_unnamed() && learner.can_add() && n_done == 1
    }

    /// A sentence by its id; what has none is not named.
    pub(super) fn found(&self, id: &str) -> String {
        let phrase = Phrase::named(id);
        phrase.map_or_else(String::new, |it| self.label(&it))
    }
}
