//! The games of people, kept after everything that happens, and gone on with at the next start.
//!
//! There is one file for each board, and one window at a time keeps its game there: the first that has
//! something to keep, until it is closed. Another says that it keeps none, and goes on trying. A game
//! that a window finds in the way of its own is set aside, never written over.

use std::path::Path;

use crate::gui::base::shared::unsaved::Keeping;
use crate::gui::base::shared::{Shared, notice, today};
use crate::gui::base::transcript::Transcript;
use crate::lesson::rulesets;
use crate::progress::profiles::tidy;
use crate::rules::notation::game_record::Recorded;
use crate::rules::{Cross, Ruleset};
use crate::storage::disk::{self, Hold, Lock};
use crate::storage::{self, Document, Folders, Notice, SaveError, Unknown};
use crate::table::{FORMAT, SavedGame, Table};

impl<G: Recorded> storage::Kept for SavedGame<G> {
    const FORMAT: u32 = FORMAT;

    /// The same game has gone on, and yet an animal is missing.
    fn is_cut(found: &Unknown, older: &Unknown) -> bool {
        let record = |of: &Unknown| Some(of.get("record")?.as_str()?.trim_end().to_owned());
        let goes_on = match (record(found), record(older)) {
            (Some(found), Some(older)) => found.starts_with(&older),
            _ => false,
        };
        goes_on && storage::has_lost(found, older, &[])
    }
}

/// A game that was left at a table.
#[derive(Clone, Debug)]
pub struct Left<G: Recorded> {
    pub game: Table<G>,
    /// The name of its rules.
    pub rules: &'static str,
    /// What happened in it.
    pub transcript: Transcript,
    /// Whether it was on the screen since the program began.
    pub is_seen: bool,
}

impl<G: Recorded> Left<G> {
    /// A game, under the name of the rules that it began with.
    #[must_use]
    pub fn new(game: Table<G>) -> Self {
        let rules = name_of(game.game().first_rules());
        Self {
            game,
            rules,
            transcript: Transcript::default(),
            is_seen: false,
        }
    }
}

/// The name of a rule set of the program, by what it says; of any other, that of the Laws.
fn name_of(rules: &Ruleset) -> &'static str {
    let mut names = rulesets::names();
    let found = names.find(|name| rulesets::named(name).as_ref() == Some(rules));
    found.unwrap_or("fide")
}

/// The game of one board, and where it is kept.
#[derive(Debug)]
pub struct GameSlot<G: Recorded> {
    /// The game that is being played, or was left.
    pub left: Option<Left<G>>,
    /// The way to its file.
    pub document: Document,
    /// The right to keep it, while this window has it.
    lock: Option<Lock>,
}

impl<G: Recorded> GameSlot<G> {
    /// No game, and none is kept.
    pub(super) fn nowhere() -> Self {
        Self {
            left: None,
            document: Document::nowhere(),
            lock: None,
        }
    }

    /// Finds the game that was left when the program ended, however it ended.
    fn open(file: &Path) -> (Self, Option<Notice>) {
        let opened = Document::open::<SavedGame<G>>(file, today());
        let game = opened.value.map(|SavedGame(game)| game.called(tidy));
        let slot = Self {
            left: game.map(Left::new),
            document: opened.document,
            lock: None,
        };
        (slot, opened.notice)
    }

    /// The game that is being played, or was left.
    #[must_use]
    pub fn game(&self) -> Option<&Table<G>> {
        self.left.as_ref().map(|left| &left.game)
    }

    /// Keeps the game; `None` where nothing is kept.
    fn keep(&mut self) -> Option<Result<(), SaveError>> {
        let game = self
            .game()
            .cloned()
            .filter(|_| self.document.is_writable())?;
        let kept = self.hold();
        Some(kept.and_then(|()| self.document.save(&SavedGame(game))))
    }

    /// Takes the right to keep the game; what another window has left there since this one was opened
    /// is set aside.
    fn hold(&mut self) -> Result<(), SaveError> {
        if self.lock.is_some() {
            return Ok(());
        }
        let document = &self.document;
        let lock = disk::lock(&document.path().with_extension("open"), Hold::Alone)?;
        let lock = lock.ok_or(SaveError::Busy)?;
        if document.is_changed::<SavedGame<G>>() {
            document.set_aside("other")?;
        }
        self.lock = Some(lock);
        Ok(())
    }
}

impl Shared {
    /// Finds the games that were left when the program ended.
    pub(super) fn open_games(&mut self, folders: &Folders) {
        let (two, about_two) = GameSlot::open(&folders.table_file());
        let (family, about_family) = GameSlot::open(&folders.family_file());
        (self.two, self.family) = (two, family);
        let notices = about_family.into_iter().chain(about_two);
        self.notices.extend(notices.map(notice));
    }

    /// A new family game begins.
    pub fn begin_family(&mut self, game: &Table<Cross>) {
        self.family.left = Some(Left {
            is_seen: true,
            ..Left::new(game.clone())
        });
        self.keep_family();
    }

    /// Something has happened in the game of several: it is kept at once.
    pub fn keep_family(&mut self) {
        if let Some(kept) = self.family.keep() {
            self.note(Keeping::Family, kept);
        }
    }

    /// Something has happened in the game of two: it is kept at once.
    pub fn keep_two(&mut self) {
        if let Some(kept) = self.two.keep() {
            self.note(Keeping::Two, kept);
        }
    }
}
