//! Tries the format `table`.

#![no_main]

squarewise_fuzz::program!("table");
