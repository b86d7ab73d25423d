//! Tries the format `picture`.

#![no_main]

squarewise_fuzz::program!("picture");
