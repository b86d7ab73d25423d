//! Tries the format `moves`.

#![no_main]

squarewise_fuzz::program!("moves");
