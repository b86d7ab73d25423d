//! Answers that a lesson needs and an author never types: shortest ways, and whether there is one.
//!
//! Every search stops at a limit of positions, so a strange board costs time but never hangs.

pub mod collect;
