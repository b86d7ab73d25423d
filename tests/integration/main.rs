//! Tests across modules, in one binary.

mod locales;
mod storage;
