//! Tests across modules, in one binary.
