//! Tries the format `ffc`.

#![no_main]

squarewise_fuzz::program!("ffc");
