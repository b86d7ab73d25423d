//! What every part of a sheet needs: who reads the lesson, and the fonts.

use std::ops::Deref;

use crate::answers::Reader;
use crate::export::fonts::Fonts;

/// What every part of a sheet needs.
#[derive(Clone, Copy)]
pub(super) struct Kit<'a> {
    pub(super) reader: Reader<'a>,
    pub(super) fonts: &'a Fonts,
}

impl<'a> Deref for Kit<'a> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Self::Target {
        &self.reader
    }
}
