//! Somebody who writes down what is read aloud, and how each sentence ended.

use std::cell::RefCell;
use std::rc::Rc;

use squarewise::gui::Message;
use squarewise::gui::hearing::speech::{Mouth, Speaker};

use crate::gui::tools::Player;

/// How far a sentence has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// It is being read.
    Begun,
    /// It was read to its end.
    Ended,
    /// A press stopped it.
    Cut,
}

/// A sentence in its language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) language: String,
    pub(crate) sentence: String,
    pub(crate) reading: Reading,
}

/// What was read aloud.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scribe {
    told: Rc<RefCell<Vec<Told>>>,
    /// Whether there is no voice for any language.
    pub(crate) is_mute: bool,
}

impl Scribe {
    /// The speaker that reads to the scribe.
    pub(crate) fn speaker(&self) -> Speaker {
        Speaker::spoken_by(self.clone())
    }

    /// Everything so far.
    pub(crate) fn told(&self) -> Vec<Told> {
        self.told.borrow().clone()
    }

    /// The sentences so far, which are forgotten.
    pub(crate) fn take(&self) -> Vec<String> {
        let told = self.told.take().into_iter();
        told.map(|it| it.sentence).collect()
    }

    /// What is read comes to its end, and the window is told.
    pub(crate) fn end(&self, player: &mut Player) {
        self.hear_out_one();
        player.settle(vec![Message::Spoken]);
    }

    /// What is read comes to its end, and nobody is told yet.
    pub(crate) fn hear_out_one(&self) {
        self.close(Reading::Ended);
    }

    /// All that is still to be read is read.
    pub(crate) fn end_all(&self, player: &mut Player) {
        while self
            .told
            .borrow()
            .last()
            .is_some_and(|it| it.reading == Reading::Begun)
        {
            self.end(player);
        }
    }

    fn close(&self, how: Reading) {
        if let Some(last) = self.told.borrow_mut().last_mut() {
            last.reading = how;
        }
    }
}

impl Mouth for Scribe {
    fn begin(&mut self, language: &str, sentence: &str) {
        self.told.borrow_mut().push(Told {
            language: language.to_owned(),
            sentence: sentence.to_owned(),
            reading: Reading::Begun,
        });
    }

    fn is_over(&mut self) -> bool {
        let told = self.told.borrow();
        told.last().is_none_or(|it| it.reading != Reading::Begun)
    }

    fn hush(&mut self) {
        self.close(Reading::Cut);
    }

    fn lacks(&self, _: &str) -> bool {
        self.is_mute
    }
}
