//! What every part of a sheet needs: who reads a lesson and how its moves are answered; the fonts and the language of the
//! pages.

use crate::rules::{Classic, Geometry};
use std::ops::Deref;

use crate::answers::Reader;
use crate::export::fonts::Fonts;
use crate::export::{Moves, Photos};
use crate::locale::{Locale, Phrase, WordKey};

/// What is needed to make the blocks of a lesson.
#[derive(Clone, Copy)]
pub(super) struct Kit<'a, G: Geometry = Classic> {
    pub(super) reader: Reader<'a, G>,
    /// What the program asks on boards that it has made, by the numbers of the steps.
    pub(super) asked: &'a [Vec<Phrase>],
    /// How many boards of practice begin at a step, by the numbers of the steps.
    pub(super) rounds: &'a [Option<usize>],
    /// The pictures beside the lesson.
    pub(super) photos: &'a Photos,
    /// How moves are answered.
    pub(super) moves: Moves,
}

impl<G: Geometry> Kit<'_, G> {
    /// What a step says on paper: its words for paper, or those for the screen where they do for both.
    pub(super) fn text(&self, at: usize) -> Option<String> {
        let n_boards = self.rounds.get(at).copied().flatten();
        let own = |key| self.own_of(Some(at), &key, n_boards);
        own(WordKey::Paper).or_else(|| own(WordKey::Text))
    }
}

impl<'a, G: Geometry> Deref for Kit<'a, G> {
    type Target = Reader<'a, G>;

    fn deref(&self) -> &Self::Target {
        &self.reader
    }
}

/// What is needed to draw, whatever lesson it is from.
#[derive(Clone, Copy)]
pub(super) struct Printer<'a> {
    pub(super) fonts: &'a Fonts,
    pub(super) locale: &'a Locale,
}

impl Printer<'_> {
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.locale.say_plain(phrase)
    }

    pub(super) fn is_rtl(&self) -> bool {
        self.locale.is_rtl()
    }
}
