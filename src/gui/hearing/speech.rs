//! Reading aloud: a door with two bodies. On a desk a program of the system speaks ([`programs`]), in a page the
//! browser does (`page`); what is read after what is the same for both.
//!
//! Nothing is sent anywhere, and nothing waits. What is read comes to its end before the next begins, and only a
//! press cuts it short. What is to be read a second time, without a press between, is not.

#[cfg(target_family = "wasm")]
mod page;
#[cfg(not(target_family = "wasm"))]
pub mod programs;

#[cfg(target_family = "wasm")]
use page as here;
#[cfg(not(target_family = "wasm"))]
use programs as here;

use std::collections::VecDeque;
use std::fmt::Debug;

use iced::futures::channel::mpsc::{self, UnboundedReceiver, UnboundedSender};

/// How fast a voice reads to children, in percent of its own pace.
const PACE: u16 = 85;

/// Something that is read as one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Utterance {
    /// As a voice is given them, or as they are written.
    pub words: String,
    /// The place of an answer that is lit meanwhile.
    pub option: Option<usize>,
}

impl Utterance {
    /// Something that lights up nothing.
    #[must_use]
    pub fn of(words: impl Into<String>) -> Self {
        Self {
            words: words.into(),
            option: None,
        }
    }

    /// An answer by its place, which is lit while it is read.
    #[must_use]
    pub fn option(place: usize, words: impl Into<String>) -> Self {
        Self {
            option: Some(place),
            ..Self::of(words)
        }
    }
}

/// The system whose settings, or whose packages, could bring a voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoiceSystem {
    /// Linux and its like.
    Linux,
    /// The voices of macOS.
    Mac,
    /// The voice that PowerShell can reach.
    Windows,
    /// A browser, on whatever system.
    Page,
}

/// Whoever says one thing after the other.
pub trait Mouth: Debug {
    /// Begins to say something, and does not wait.
    fn begin(&mut self, language: &str, sentence: &str);

    /// Whether that has come to its end, or never began.
    fn is_over(&mut self) -> bool;

    /// Stops at once.
    fn hush(&mut self);

    /// Whether it is known that there is no voice for a language.
    fn lacks(&self, language: &str) -> bool;
}

/// Tells the window that it is time to look what is read.
#[derive(Clone, Debug)]
struct Bell(UnboundedSender<()>);

impl Bell {
    fn ring(&self) {
        // Nobody listens any more: nothing is read any more either.
        let _ = self.0.unbounded_send(());
    }
}

/// Who reads aloud, and what is still to be read.
#[derive(Debug, Default)]
pub struct Speaker {
    mouth: Option<Box<dyn Mouth>>,
    /// What is being read.
    now: Option<Utterance>,
    /// What comes next, each in its language.
    waiting: VecDeque<(String, Utterance)>,
    /// What was asked for last, until somebody presses something.
    last: Vec<(String, Utterance)>,
    news: Option<UnboundedReceiver<()>>,
}

impl Speaker {
    /// The browser's voice, or that of a program where the system looks for programs.
    #[must_use]
    pub fn find() -> Self {
        Self::with_bell(here::open)
    }

    /// Whoever speaks, and tells when it is over.
    fn with_bell(open: impl FnOnce(Bell) -> Option<Box<dyn Mouth>>) -> Self {
        let (bell, news) = mpsc::unbounded();
        Self {
            mouth: open(Bell(bell)),
            news: Some(news),
            ..Self::default()
        }
    }

    /// Somebody else who speaks; nobody tells when to look.
    #[must_use]
    pub fn spoken_by(mouth: impl Mouth + 'static) -> Self {
        Self {
            mouth: Some(Box::new(mouth)),
            ..Self::default()
        }
    }

    /// Whether anything can be read aloud.
    #[must_use]
    pub const fn is_there(&self) -> bool {
        self.mouth.is_some()
    }

    /// Where to look for a voice, if there is none for a language.
    #[must_use]
    pub fn missing(&self, language: &str) -> Option<VoiceSystem> {
        let is_missing = match &self.mouth {
            Some(mouth) => mouth.lacks(language),
            None => true,
        };
        is_missing.then_some(here::SYSTEM)
    }

    /// Reads these after all that is still to be read; not if the same was asked for just before.
    pub fn say_all(&mut self, language: &str, what: &[Utterance]) {
        let said = what.iter().filter(|it| !it.words.trim().is_empty());
        let asked: Vec<_> = said.map(|it| (language.to_owned(), it.clone())).collect();
        if asked.is_empty() || asked == self.last {
            return;
        }
        self.waiting.extend(asked.iter().cloned());
        self.last = asked;
        self.look();
    }

    /// Stops reading.
    pub fn stop(&mut self) {
        self.waiting.clear();
        self.last.clear();
        if self.now.take().is_some()
            && let Some(mouth) = &mut self.mouth
        {
            mouth.hush();
        }
    }

    /// Goes on to the next once what is read has come to its end.
    pub fn look(&mut self) {
        let Some(mouth) = &mut self.mouth else { return };
        loop {
            if self.now.is_some() && !mouth.is_over() {
                return;
            }
            self.now = None;
            let Some((language, next)) = self.waiting.pop_front() else {
                return;
            };
            mouth.begin(&language, &next.words);
            self.now = Some(next);
        }
    }

    /// Whether anything is being read, or is still to be.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.now.is_some() || !self.waiting.is_empty()
    }

    /// The place of the answer that is being read.
    #[must_use]
    pub fn lit(&self) -> Option<usize> {
        self.now.as_ref().and_then(|it| it.option)
    }

    /// Says when to look, to the first who asks.
    pub const fn news(&mut self) -> Option<UnboundedReceiver<()>> {
        self.news.take()
    }
}

/// The language of a tag, without its country.
fn primary(tag: &str) -> String {
    let first = tag.split(['-', '_']).next().unwrap_or(tag);
    first.to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use super::*;

    /// Somebody who writes down what is said; `true` for what has come to its end.
    #[derive(Clone, Debug, Default)]
    struct Scribe(Rc<RefCell<Vec<(String, bool)>>>);

    impl Scribe {
        fn end(&self) {
            self.0.borrow_mut().last_mut().unwrap().1 = true;
        }

        fn said(&self) -> Vec<String> {
            let said = self.0.borrow();
            said.iter().map(|(words, _)| words.clone()).collect()
        }
    }

    impl Mouth for Scribe {
        fn begin(&mut self, _: &str, sentence: &str) {
            self.0.borrow_mut().push((sentence.to_owned(), false));
        }

        fn is_over(&mut self) -> bool {
            self.0.borrow().last().is_none_or(|it| it.1)
        }

        fn hush(&mut self) {
            self.0.borrow_mut().push(("(hush)".to_owned(), true));
        }

        fn lacks(&self, _: &str) -> bool {
            false
        }
    }

    #[test]
    fn one_thing_is_read_after_the_other_and_options_are_lit() {
        let scribe = Scribe::default();
        let mut speaker = Speaker::spoken_by(scribe.clone());
        let answers = [Utterance::option(0, "Yes"), Utterance::option(1, "No")];
        speaker.say_all("en", &[Utterance::of("May it?"), Utterance::of(" ")]);
        speaker.say_all("en", &answers);
        let mut lit = Vec::new();
        for _ in 0..3 {
            speaker.look();
            lit.push(speaker.lit());
            scribe.end();
        }
        speaker.look();
        assert_eq!(scribe.said(), ["May it?", "Yes", "No"]);
        assert_eq!((lit, speaker.lit()), (vec![None, Some(0), Some(1)], None));
    }

    #[test]
    fn the_same_is_read_again_only_after_a_press() {
        let scribe = Scribe::default();
        let mut speaker = Speaker::spoken_by(scribe.clone());
        let what = [Utterance::of("Take the rook.")];
        speaker.say_all("en", &what);
        speaker.say_all("en", &what);
        scribe.end();
        speaker.look();
        assert_eq!(scribe.said(), ["Take the rook."]);
        speaker.stop();
        speaker.say_all("en", &what);
        assert_eq!(scribe.said().len(), 2, "{:?}", scribe.said());
    }

    #[test]
    fn a_press_cuts_what_is_read_and_what_was_to_come() {
        let scribe = Scribe::default();
        let mut speaker = Speaker::spoken_by(scribe.clone());
        speaker.say_all("en", &[Utterance::of("One"), Utterance::option(0, "Two")]);
        speaker.stop();
        speaker.look();
        assert_eq!(scribe.said(), ["One", "(hush)"]);
        speaker.stop();
        assert_eq!(scribe.said().len(), 2, "there was nothing to stop");
    }

    #[test]
    fn where_there_is_no_voice_nothing_happens() {
        let mut speaker = Speaker::default();
        speaker.say_all("en", &[Utterance::option(0, "Hello!")]);
        assert_eq!((speaker.lit(), speaker.is_there()), (None, false));
        assert_eq!(speaker.missing("en"), Some(here::SYSTEM));
    }
}
