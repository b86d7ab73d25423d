//! The program around the screens: which one is shown, its windows, the work in the background, the
//! files of lessons that change.

pub(super) mod aloud;
pub(super) mod authors;
pub mod browser;
pub mod crash;
pub mod keys;
pub(super) mod languages;
pub mod lessons;
pub(super) mod places;
pub mod repaint;
pub(super) mod routes;
pub(super) mod screens;
pub(super) mod stage;
pub(super) mod toast;
pub mod trace;
pub(super) mod window_size;
pub mod windows;
pub mod work;
