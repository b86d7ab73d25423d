//! A game as it is kept: its record, with the names, and the animals beside it.
//!
//! A record that cannot be replayed to its last event is not read at all.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::notation::game_record::Recorded;
use crate::rules::{BySeat, Game, Seat};
use crate::table::{Player, Table};

/// The newest format that this program knows: since the third, the record names the pieces that move.
pub const FORMAT: u32 = 3;

/// A game in a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "File", into = "File", bound = "")]
pub struct SavedGame<G: Recorded>(pub Table<G>);

/// What stands in the file.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct File {
    record: String,
    /// By the initials of the seats.
    #[serde(default)]
    animals: BTreeMap<String, String>,
}

impl<G: Recorded> From<SavedGame<G>> for File {
    fn from(SavedGame(table): SavedGame<G>) -> Self {
        let animal = |seat: Seat| {
            let animal = table.player(seat).animal.clone();
            (seat.initial().to_string(), animal)
        };
        Self {
            record: table.game().record(),
            animals: table.seats().iter().map(animal).collect(),
        }
    }
}

impl<G: Recorded> TryFrom<File> for SavedGame<G> {
    type Error = String;

    fn try_from(file: File) -> Result<Self, String> {
        let game = Game::<G>::from_record(&file.record).map_err(|error| error.to_string())?;
        let player = |seat: Seat| {
            let animal = file.animals.get(&seat.initial().to_string());
            Player {
                name: game.name(seat).to_owned(),
                animal: animal.cloned().unwrap_or_default(),
                age: game.ages().0[seat],
            }
        };
        let players = BySeat(Seat::ALL.map(player));
        Ok(Self(Table::gone_on(game, players)))
    }
}

impl<G: Recorded> Table<G> {
    /// A game that was read; everything that stands in it can be told again.
    fn gone_on(game: Game<G>, players: BySeat<Player>) -> Self {
        let mut table = Self::of_game(game, players);
        let events: Vec<_> = table.game.events().collect();
        let told = events
            .into_iter()
            .flat_map(|(event, happened)| table.worth_telling(event, happened, None));
        let told: Vec<_> = told.collect();
        table.last = told.last().copied();
        table.fresh = told;
        table
    }
}
