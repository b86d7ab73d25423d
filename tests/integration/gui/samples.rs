//! What tests need by name: squares.

use squarewise::rules::{Classic, Cross, Square};
use squarewise::scene::Spot;

/// A square by its name, of the small board or of the cross.
pub(crate) fn spot(name: &str) -> Spot {
    let small = Square::<Classic>::parse(name).map(Spot::from);
    let cross = || Square::<Cross>::parse(name).map(Spot::from);
    small.or_else(cross).unwrap()
}
