//! Tries the format `words`.

#![no_main]

squarewise_fuzz::program!("words");
