//! Tries the format `fen`.

#![no_main]

squarewise_fuzz::program!("fen");
