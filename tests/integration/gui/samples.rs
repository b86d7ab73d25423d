//! What tests need by name: squares.

use squarewise::rules::{Classic, Square};
use squarewise::scene::Spot;

/// A square by its name.
pub(crate) fn spot(name: &str) -> Spot {
    Spot::from(Square::<Classic>::parse(name).unwrap())
}
