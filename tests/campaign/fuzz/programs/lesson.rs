//! Tries the format `lesson`.

#![no_main]

squarewise_fuzz::program!("lesson");
