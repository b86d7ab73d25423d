//! What the places of the course are called: lands, games against the coach, how well it plays.

use crate::gui::base::shared::Shared;
use crate::locale::Phrase;

/// The lesson whose steps are the games against the coach.
pub const GAMES: &str = "coach-games";

impl Shared {
    /// What a land is called.
    #[must_use]
    pub fn land(&self, id: &str) -> String {
        self.found(&format!("land-{id}"))
    }

    /// What a game against the coach is called, by the name of its step.
    #[must_use]
    pub fn game(&self, step: &str) -> String {
        self.found(&format!("game-{step}"))
    }

    /// How well the coach plays, in words, from 1 to 5.
    #[must_use]
    pub fn strength(&self, strength: u8) -> String {
        self.found(&format!("strength-{strength}"))
    }

    /// A sentence by its id; what has none is not named.
    fn found(&self, id: &str) -> String {
        let phrase = Phrase::named(id);
        phrase.map_or_else(String::new, |it| self.label(&it))
    }
}
