//! Somebody who uses the window with one hand only: with the mouse, looking for words, or with the keyboard.

use iced::keyboard::key::Named;

use squarewise::gui::app::trace::Trace;
use squarewise::gui::base::HasFrame;
use squarewise::gui::base::shared::today;
use squarewise::gui::screen::{
    home, learners, lesson, practice, referee, rulebook, settings, table,
};
use squarewise::gui::{App, Launch};
use squarewise::locale::Phrase;
use squarewise::progress::Progress;
use squarewise::progress::learner::Learner;
use squarewise::storage::{FolderChoice, Folders};

use crate::gui::tools::{Player, Shown, guest};
use crate::support::{Folder, course};

/// With what the window is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// The mouse: what is pressed is found by its words.
    Words,
    /// Keys alone: what is pressed is reached with Tab.
    Keys,
}

/// A control of any screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum On {
    Home(home::model::Control),
    Learners(learners::model::Control),
    Lesson(lesson::model::Control),
    Practice(practice::model::Control),
    Table(table::model::Control),
    Referee(referee::model::Control),
    Rulebook(rulebook::model::Control),
    Settings(settings::model::Control),
}

macro_rules! on {
    ($($screen:ident $variant:ident),*) => {$(
        impl From<$screen::model::Control> for On {
            fn from(control: $screen::model::Control) -> Self {
                Self::$variant(control)
            }
        }
    )*};
}

on!(home Home, learners Learners, lesson Lesson, practice Practice, table Table, referee Referee, rulebook Rulebook, settings Settings);

/// Somebody at a window, and the folder where everything is kept.
pub(super) struct Walker {
    pub(super) player: Player,
    pub(super) hand: Hand,
    pub(super) language: &'static str,
    folder: Folder,
}

impl Walker {
    /// The first start on a computer.
    pub(super) fn new(name: &str, language: &'static str, hand: Hand) -> Self {
        let folder = Folder::new(&format!("walk-{name}-{language}-{hand:?}"));
        Self {
            player: start(&folder, language),
            hand,
            language,
            folder,
        }
    }

    /// Closes the window and opens it again.
    pub(super) fn restart(&mut self) {
        self.player = Player::of(App::new(guest(&[])));
        self.player = start(&self.folder, self.language);
    }

    /// The same after the present learner has done something elsewhere.
    pub(super) fn restart_with(&mut self, act: impl FnOnce(&mut Progress)) {
        self.player = Player::of(App::new(guest(&[])));
        let folders = Folders::find(&place(&self.folder)).unwrap();
        let (mut learner, _) = Learner::open(&folders, today());
        act(&mut learner.progress);
        learner.save().unwrap();
        drop(learner);
        self.player = start(&self.folder, self.language);
    }

    /// The words of a phrase here.
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.player.app.shared().label(phrase)
    }

    #[track_caller]
    pub(super) fn sees(&self, phrase: &Phrase) {
        let words = self.say(phrase);
        let (language, hand) = (self.language, self.hand);
        assert!(
            self.player.sees(&words),
            "{language}, {hand:?}: no `{words}`"
        );
    }

    /// What the present learner has done.
    pub(super) fn progress(&self) -> &Progress {
        &self.player.app.shared().learner.progress
    }

    /// The title of a lesson.
    pub(super) fn title(&self, lesson: &str) -> String {
        let shared = self.player.app.shared();
        let entry = shared.library.find(lesson).unwrap();
        entry.words(&shared.locale).title()
    }

    /// Presses what has these words.
    #[track_caller]
    pub(super) fn press(&mut self, phrase: &Phrase, control: impl Into<On>) {
        let words = self.say(phrase);
        self.press_words(&words, control);
    }

    /// The same where the words are no phrase alone.
    #[track_caller]
    pub(super) fn press_words(&mut self, words: &str, control: impl Into<On>) {
        let (language, hand) = (self.language, self.hand);
        assert!(
            self.player.sees(words),
            "{language}, {hand:?}: no `{words}`"
        );
        match hand {
            Hand::Words => self.player.click(words),
            Hand::Keys => {
                self.tab_to(control.into());
                self.player.key(Named::Enter);
            }
        }
    }

    /// Presses Tab until a control has the keyboard.
    #[track_caller]
    pub(super) fn tab_to(&mut self, control: On) {
        for _ in 0..80 {
            if self.focus() == Some(control) {
                return;
            }
            self.player.key(Named::Tab);
        }
        panic!("{}: Tab never reaches {control:?}", self.language);
    }

    fn focus(&self) -> Option<On> {
        let app = &self.player.app;
        let on_home = app
            .home_screen()
            .and_then(home::State::focused)
            .map(On::from);
        let on_learners = || app.learners_screen()?.focused().map(On::from);
        let on_settings = || app.settings_shown()?.1.map(On::from);
        on_home
            .or_else(on_learners)
            .or_else(on_settings)
            .or_else(|| app.lesson_focus().map(On::from))
            .or_else(|| app.practice_screen()?.focused().map(On::from))
            .or_else(|| app.table_screen()?.focused().map(On::from))
            .or_else(|| app.referee_focus().map(On::from))
            .or_else(|| app.rulebook_focus().map(On::from))
    }

    /// Goes to squares, one after the other, and presses each.
    pub(super) fn squares(&mut self, squares: &[&str]) {
        match self.hand {
            Hand::Words => self.player.squares(squares),
            Hand::Keys => {
                if self.player.app.referee_model().is_some() {
                    self.tab_to(referee::model::Control::Board.into());
                }
                self.player.walk(squares);
            }
        }
    }

    /// Writes into the field that is called so, or types where the keyboard is on it.
    pub(super) fn write(&mut self, field: &'static str, control: impl Into<On>, text: &str) {
        match self.hand {
            Hand::Words => self.player.write(field, text),
            Hand::Keys => {
                self.tab_to(control.into());
                self.player.types(text);
            }
        }
    }

    /// Leaves a screen: with its button, or with Escape.
    pub(super) fn leave(&mut self) {
        match self.hand {
            Hand::Words => {
                let back = self.say(&Phrase::ButtonBack);
                self.player.click(&back);
            }
            Hand::Keys => self.player.key(Named::Escape),
        }
    }
}

/// Opens the program as on a computer that has this folder.
fn start(folder: &Folder, language: &str) -> Player {
    Player::of(App::start(Launch {
        library: course(),
        folders: Vec::new(),
        watched: Vec::new(),
        has_one_window: false,
        pseudo: true,
        lesson: None,
        language: Some(language.to_owned()),
        place: place(folder),
        trace: Trace::default(),
        seed: None,
    }))
}

fn place(folder: &Folder) -> FolderChoice {
    FolderChoice::Folder(folder.path().to_path_buf())
}
