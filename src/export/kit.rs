//! What every part of a sheet needs: who reads the lesson, the fonts, the pictures.

use crate::rules::{Classic, Geometry};
use std::ops::Deref;

use crate::answers::Reader;
use crate::export::Photos;
use crate::export::fonts::Fonts;
use crate::locale::Phrase;

/// What every part of a sheet needs.
#[derive(Clone, Copy)]
pub(super) struct Kit<'a, G: Geometry = Classic> {
    pub(super) reader: Reader<'a, G>,
    /// What the program asks on boards that it has made, by the numbers of the steps.
    pub(super) asked: &'a [Vec<Phrase>],
    pub(super) fonts: &'a Fonts,
    /// The pictures beside the lesson.
    pub(super) photos: &'a Photos,
}

impl<'a, G: Geometry> Deref for Kit<'a, G> {
    type Target = Reader<'a, G>;

    fn deref(&self) -> &Self::Target {
        &self.reader
    }
}
