//! Tries the format `batch`.

#![no_main]

squarewise_fuzz::program!("batch");
