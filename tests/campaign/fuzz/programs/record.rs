//! Tries the format `record`.

#![no_main]

squarewise_fuzz::program!("record");
