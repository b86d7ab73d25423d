//! Tests across modules, in one binary. Nothing here reads outside the project's own tree.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[cfg(feature = "gui")]

mod cases;
mod cli;
mod content;
mod diagnostics;
mod explained;
mod gui;
mod judge;
mod laws;
mod locales;
mod perft;
mod session;
mod storage;
mod support;
mod tidy;
