//! Tests across modules, in one binary. Nothing here reads outside the project's own tree.

mod cases;
mod judge;
mod perft;
mod support;
