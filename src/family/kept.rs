//! A game as it is kept: its record, with the names, and the animals beside it.
//!
//! A record that cannot be replayed to its last event is not read at all.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::family::{Family, Player, Told};
use crate::rules::{BySeat, Cross, Game, Seat};

/// The newest format that this program knows.
pub const FORMAT: u32 = 2;

/// A game in a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "File", into = "File")]
pub struct Kept(pub Family);

/// What stands in the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct File {
    record: String,
    /// By the initials of the seats.
    #[serde(default)]
    animals: BTreeMap<String, String>,
}

impl From<Kept> for File {
    fn from(Kept(family): Kept) -> Self {
        let animal = |seat: Seat| {
            let animal = family.player(seat).animal.clone();
            (seat.initial().to_string(), animal)
        };
        Self {
            record: family.game().record(),
            animals: family.seats().iter().map(animal).collect(),
        }
    }
}

impl TryFrom<File> for Kept {
    type Error = String;

    fn try_from(file: File) -> Result<Self, String> {
        let game = Game::from_record(&file.record).map_err(|error| error.to_string())?;
        let player = |seat: Seat| {
            let animal = file.animals.get(&seat.initial().to_string());
            Player {
                name: game.name(seat).to_owned(),
                animal: animal.cloned().unwrap_or_default(),
                age: game.ages().0[seat],
            }
        };
        let players = BySeat(Seat::ALL.map(player));
        Ok(Self(Family::gone_on(game, players)))
    }
}

impl Family {
    /// The same game, each player called what `tidy` makes of the name: a file can say anything.
    #[must_use]
    pub fn called(mut self, tidy: impl Fn(&str) -> String) -> Self {
        for seat in self.seats().iter() {
            let name = tidy(&self.players[seat].name);
            self.game.set_name(seat, &name);
            self.players[seat].name = name;
        }
        self
    }

    /// A game that was read; everything that stands in it can be told again.
    #[must_use]
    fn gone_on(game: Game<Cross>, players: BySeat<Player>) -> Self {
        let happened = game.events().flat_map(|(_, happened)| happened.iter());
        let told = happened.copied().map(Told::Happened).collect();
        let mut family = Self::of_game(game, players);
        family.fresh = told;
        family
    }
}
