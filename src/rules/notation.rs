//! Reading and writing positions and moves. Errors say which bytes of the input they mean.

pub mod coordinate;
pub mod fen;
pub mod ffc;
pub mod game_record;
pub mod letters;
pub mod san;
