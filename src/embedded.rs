//! The lessons, words and notices inside the program, as the build found them.
//!
//! Only names and text: `locale` reads the words, `library` reads the lessons.
//! The tables are written by the build script `src/embed.rs`, sorted by name.

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
