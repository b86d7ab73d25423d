//! The window without a display: clicks, drags and keys reach the right squares; every screen can
//! be photographed.

mod samples;
mod shots;
mod support;
