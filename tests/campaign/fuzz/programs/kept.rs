//! Tries the format `kept`.

#![no_main]

squarewise_fuzz::program!("kept");
