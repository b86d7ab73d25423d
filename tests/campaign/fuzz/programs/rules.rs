//! Tries the format `rules`.

#![no_main]

squarewise_fuzz::program!("rules");
