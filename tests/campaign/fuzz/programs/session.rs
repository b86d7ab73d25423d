//! Tries the format `session`.

#![no_main]

squarewise_fuzz::program!("session");
