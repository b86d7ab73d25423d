//! The home screen: lessons arrive, long courses, one's own lessons, certificates.

mod arrivals;
pub(crate) mod authors;
mod book;
#[cfg(feature = "export")]
mod certificate;
mod long_course;
mod path;
