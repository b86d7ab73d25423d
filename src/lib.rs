//! Squarewise teaches the rules of chess: every refused move is explained, every lesson is proved.
//!
//! # Layers
//! A layer imports only from the layers below it.
//! ```text
//! L4  cli ── main.rs                          the only place for clap, exit codes, stdout
//! L3  gui                                     the only place for iced        [feature "gui", on by default]
//! L2  session    library    progress    settings
//! L1  lesson     explain    scene    solve
//! L0  rules      diagnostic    locale    storage
//! ```

pub mod diagnostic;
pub mod embedded;
pub mod explain;
pub mod lesson;
pub mod locale;
pub mod progress;
pub mod rules;
pub mod settings;
pub mod solve;
pub mod storage;
