//! A game from its beginning: what was played, touched, said and claimed, and how it ends.

mod claims;
mod dead;
mod ends;
pub(super) mod game;
mod line;
mod refused;
mod repetition;
mod touch;

pub use claims::Claim;
pub use dead::{Barred, Chance, Dead};
pub use game::{Ages, Consequence, Game, GameEvent, Status};
pub use line::{Line, Undone};
pub use refused::{LEAVING_AGE, LEAVING_GAP, Refused};
pub use touch::{CheckCall, Duty, Judged, TouchFault, Touched, may_take_back};
