//! What all screens share: the words, the lessons, the settings, the learner. The window owns it
//! and lends it.

pub mod games;
pub mod lands;
pub mod left_games;
pub mod names;
pub mod papers;
pub mod path;
mod reading;
pub mod sounds;
mod tools;
pub mod unsaved;

use std::path::{Path, PathBuf};

use iced::time::SystemTime;

use crate::explain;
use crate::gui::base::gallery::Gallery;
use crate::gui::board::Animation;
use crate::gui::hearing::sound::Sounds;
use crate::gui::hearing::speech::Speaker;
use crate::gui::look::bidi::bound;
use crate::gui::look::theme::{Look, ThemeKind, Tokens};
use crate::gui::widget::flow::Flow;
use crate::library::{Library, Report, course};
use crate::locale::{Locale, PSEUDO, Phrase};
use crate::progress::learner::{Learner, Profile};
use crate::rules::notation::letters::Letters;
use crate::rules::{BySeat, Classic, Cross};
use crate::settings::{Settings, Theme};
use crate::storage::{Day, Document, FolderChoice, Folders, Notice, SaveError};
use crate::table::Player;
use games::GameSlot;
use unsaved::{Keeping, Unkept, Unsaved};

/// A learner on a stone of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The learner's id.
    pub learner: String,
    /// The land's name.
    pub land: String,
    /// The stone's number, from 0.
    pub stone: usize,
}

/// Everything that outlives a screen.
#[derive(Debug)]
pub struct Shared {
    /// The words.
    pub locale: Locale,
    /// The lessons.
    pub library: Library,
    /// Which lessons are still being read, where that is worth a word.
    pub coming: Option<Phrase>,
    /// The pictures of lessons that were shown last.
    pub gallery: Gallery,
    /// The folders and files that teachers' lessons are read from.
    pub folders: Vec<PathBuf>,
    /// Those among them whose changes are shown at once.
    pub watched: Vec<PathBuf>,
    /// Whether the made-up languages for tests are offered too.
    pub pseudo: bool,
    /// Whether everything must happen in one window, as in a page.
    pub has_one_window: bool,
    /// Language, theme, dots, motion, size.
    pub settings: Settings,
    /// The way to the file of the settings.
    pub settings_document: Document,
    /// Where papers for people are put; `None` if nothing is kept.
    pub papers: Option<PathBuf>,
    /// Who learns, and what was done.
    pub learner: Learner,
    /// On which stone of the path a learner stood when the path was shown last.
    pub stood: Option<Stand>,
    /// The land that was opened to look at it, by its name, instead of the one to go on in.
    pub opened: Option<String>,
    /// What a grown-up should know.
    pub notices: Vec<Phrase>,
    /// What could not be kept.
    pub unsaved: Unsaved,
    /// Why nothing at all can be kept, if that is so.
    pub unkept: Option<Unkept>,
    /// Where things are kept; `None` where nothing ever is.
    pub kept_in: Option<Folders>,
    pub two: GameSlot<Classic>,
    /// Who has sat down to play on the board for two, until their game begins.
    pub seated: Option<BySeat<Player>>,
    /// The game of several.
    pub family: GameSlot<Cross>,
    /// Who reads aloud.
    pub speaker: Speaker,
    /// Who makes sounds.
    pub sounds: Sounds,
    /// Whether nothing is to be heard before somebody has pressed something: a browser would not let it.
    pub awaits_press: bool,
    /// By what lots are drawn, where they are to fall the same again; else by the clock.
    pub seed: Option<u64>,
}

impl Shared {
    /// A guest with these lessons, in these languages; nothing is kept.
    #[must_use]
    pub fn guest(library: Library, languages: &[&str]) -> Self {
        Self::of(library, Locale::load(languages))
    }

    /// A number that is another one each time, for the order in which a drill asks and for what an opponent does.
    #[must_use]
    pub fn seed(&self) -> u64 {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let clock = || since.map_or(0, |since| since.as_secs());
        self.seed.unwrap_or_else(clock)
    }

    /// A guest who hears these words.
    fn of(library: Library, locale: Locale) -> Self {
        Self {
            locale,
            library,
            coming: None,
            gallery: Gallery::default(),
            folders: Vec::new(),
            watched: Vec::new(),
            pseudo: false,
            has_one_window: false,
            settings: Settings::default(),
            settings_document: Document::nowhere(),
            papers: None,
            learner: Learner::guest(),
            stood: None,
            opened: None,
            notices: Vec::new(),
            unsaved: Unsaved::new(),
            unkept: None,
            kept_in: None,
            two: GameSlot::nowhere(),
            seated: None,
            family: GameSlot::nowhere(),
            speaker: Speaker::default(),
            sounds: Sounds::default(),
            awaits_press: false,
            seed: None,
        }
    }

    /// Settings and learner as they are kept in a place; a guest where there is no such place.
    #[must_use]
    pub fn open(library: Library, language: Option<&str>, place: &FolderChoice) -> Self {
        let (folders, unkept) = match Folders::find(place) {
            Some(folders) => {
                let unkept = folders.refusal().map(Unkept::of);
                (Some(folders), unkept)
            }
            None => (None, Some(Unkept::NoFolder)),
        };
        // What may not be written can often be read; a page that may keep nothing has nothing.
        let folders = folders.filter(|_| unkept != Some(Unkept::Page));
        let Some(folders) = folders else {
            let locale = Settings::default().locale(language);
            return Self {
                unkept,
                ..Self::of(library, locale)
            };
        };
        let (settings, settings_document, about_settings) = Settings::open(&folders, today());
        let (mut learner, about_learner) = Learner::open(&folders, today());
        learner.carry_over(course::renamed());
        let notices = about_settings.into_iter().chain(about_learner);
        let locale = settings.locale(language);
        let mut shared = Self {
            settings,
            settings_document,
            papers: Some(folders.papers_folder()),
            learner,
            notices: notices.map(notice).collect(),
            speaker: Speaker::find(),
            sounds: Sounds::find(&folders.sounds_folder()),
            ..Self::of(library, locale)
        };
        shared.open_games(&folders);
        (shared.unkept, shared.kept_in) = (unkept, Some(folders));
        shared
    }

    /// A sentence in the reader's language.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        bound(&self.locale.say(phrase))
    }

    /// A day in the words of the language.
    #[must_use]
    pub fn day_written(&self, day: Day) -> String {
        self.label(&Phrase::DayWritten {
            day: u32::from(day.day),
            month: u32::from(day.month),
            year: u32::from(day.year),
        })
    }

    /// A sentence for buttons and headings: without isolation marks.
    #[must_use]
    pub fn label(&self, phrase: &Phrase) -> String {
        bound(&self.locale.say_plain(phrase))
    }

    /// What a player is called: by name, else by the animal in the reader's language; empty for one who
    /// has neither.
    #[must_use]
    pub fn called(&self, player: &Player) -> String {
        if !player.name.is_empty() {
            player.name.clone()
        } else if player.animal.is_empty() {
            String::new()
        } else {
            self.animal(&player.animal)
        }
    }

    /// The letters that pieces have in the reader's language.
    #[must_use]
    pub fn letters(&self) -> Letters {
        explain::letters(&self.locale)
    }

    /// The learner's name: chosen, or that of the animal; "Me" of one who has neither.
    #[must_use]
    pub fn player(&self) -> String {
        self.name_of_learner(self.learner.profile())
    }

    /// The same of any learner.
    #[must_use]
    pub fn name_of_learner(&self, profile: &Profile) -> String {
        let chosen = self.chosen_name(profile);
        chosen.unwrap_or_else(|| self.label(&Phrase::LearnersMe))
    }

    /// By what name a learner is spoken to: chosen, or that of the animal. `None` of one who has neither: nobody is
    /// called "Me" by others.
    #[must_use]
    pub fn chosen_name(&self, profile: &Profile) -> Option<String> {
        if !profile.name.is_empty() {
            Some(profile.name.clone())
        } else if profile.is_unnamed() {
            None
        } else {
            Some(self.animal(&profile.avatar))
        }
    }

    /// The name that the learner is spoken to by; empty of a guest, and of one who has chosen none.
    #[must_use]
    pub fn name_to_say(&self) -> String {
        let is_known = !self.learner.is_guest();
        let chosen = is_known.then(|| self.chosen_name(self.learner.profile()));
        chosen.flatten().unwrap_or_default()
    }

    /// What the screen of problems is called: no lesson has to be repaired where there are warnings alone.
    #[must_use]
    pub fn title_of_problems(&self) -> Phrase {
        let all = || {
            self.library
                .reports()
                .iter()
                .chain(self.library.word_reports())
        };
        let is_told = all().any(|it| !it.diagnostics.is_empty());
        match is_told && !all().any(Report::has_errors) {
            true => Phrase::ProblemsNotes,
            false => Phrase::ProblemsTitle,
        }
    }

    /// What an animal is called.
    #[must_use]
    pub fn animal(&self, avatar: &str) -> String {
        let animal = Phrase::named(&format!("animal-{avatar}"));
        self.label(&animal.unwrap_or(Phrase::LearnersGuest))
    }

    /// The direction in which the reader reads.
    #[must_use]
    pub fn flow(&self) -> Flow {
        if self.locale.is_rtl() {
            Flow::RightToLeft
        } else {
            Flow::LeftToRight
        }
    }

    /// The theme that is worn.
    #[must_use]
    pub const fn theme(&self) -> ThemeKind {
        ThemeKind::of(self.settings.theme)
    }

    /// How everything looks.
    #[must_use]
    pub const fn look(&self) -> Look {
        Look {
            theme: self.theme(),
            board: self.settings.board,
            pieces: self.settings.pieces,
        }
    }

    /// The colors of that look.
    #[must_use]
    pub const fn tokens(&self) -> &'static Tokens {
        self.look().tokens()
    }

    /// Where the board stands beside something: first, or for left hands last.
    #[must_use]
    pub const fn board_side(&self) -> Flow {
        if self.settings.left_handed {
            Flow::RightToLeft
        } else {
            Flow::LeftToRight
        }
    }

    /// The name of that theme.
    #[must_use]
    pub fn theme_name(&self) -> String {
        self.name_of(self.settings.theme)
    }

    /// The name of a theme.
    #[must_use]
    pub fn name_of(&self, theme: Theme) -> String {
        self.label(match theme {
            Theme::Light => &Phrase::SettingsThemeLight,
            Theme::Dark => &Phrase::SettingsThemeDark,
            Theme::HighContrast => &Phrase::SettingsThemeContrast,
        })
    }

    /// Whether things move.
    #[must_use]
    pub const fn pace(&self) -> Animation {
        if self.settings.motion {
            Animation::Smooth
        } else {
            Animation::Still
        }
    }

    /// Puts the next theme on, and keeps the choice.
    pub fn next_theme(&mut self) {
        self.settings.theme = match self.theme().next() {
            ThemeKind::Light => Theme::Light,
            ThemeKind::Dark => Theme::Dark,
            ThemeKind::HighContrast => Theme::HighContrast,
        };
        self.keep_settings();
    }

    /// The languages that are offered: each one's tag and its own name.
    #[must_use]
    pub fn languages(&self) -> Vec<(&'static str, String)> {
        let made_up = PSEUDO.iter().filter(|_| self.pseudo);
        let made_up = made_up.map(|tag| (*tag, (*tag).to_owned()));
        let real = Locale::available().iter();
        let real = real.map(|it| (it.tag.as_str(), it.name.clone()));
        real.chain(made_up).collect()
    }

    /// Speaks the next language, and keeps the choice; a made-up one is not kept.
    pub fn next_language(&mut self) {
        let all = self.languages();
        let spoken = self.locale.language();
        let place = all.iter().position(|(tag, _)| *tag == spoken);
        let next = place.map_or(0, |place| (place + 1) % all.len().max(1));
        if let Some((language, _)) = all.get(next) {
            self.speak(language);
        }
    }

    /// Speaks a language, and keeps the choice; a made-up one is not kept.
    pub fn speak(&mut self, language: &str) {
        if PSEUDO.contains(&language) {
            self.locale = Locale::load(&[language]);
            return;
        }
        self.settings.language = Some(language.to_owned());
        self.locale = self.settings.locale(None);
        self.keep_settings();
    }

    /// A lesson file is read too from now on, before all others, and its changes are shown.
    pub fn add_lessons(&mut self, path: &Path) {
        for paths in [&mut self.folders, &mut self.watched] {
            paths.retain(|known| known != path);
            paths.insert(0, path.to_path_buf());
        }
    }

    /// Does something with the list of learners, and remembers what was found or could not be kept. Who sits down has
    /// opened no land yet.
    pub fn with_learners(
        &mut self,
        act: impl FnOnce(&mut Learner) -> Result<Vec<Notice>, SaveError>,
    ) {
        let before = self.learner.profile().id.clone();
        let done = act(&mut self.learner);
        if self.learner.profile().id != before {
            self.opened = None;
        }
        match done {
            Ok(notices) => {
                self.note(Keeping::Learners, Ok(()));
                // What stood there about another learner's files is over.
                self.notices.retain(|it| *it != Phrase::NoticeInUse);
                for phrase in notices.into_iter().map(notice) {
                    if !self.notices.contains(&phrase) {
                        self.notices.push(phrase);
                    }
                }
            }
            Err(error) => self.note(Keeping::Learners, Err(error)),
        }
    }
}

/// What to say about a file.
#[must_use]
pub fn notice(notice: Notice) -> Phrase {
    match notice {
        Notice::Restored { file, aside } => Phrase::NoticeRestored { file, aside },
        Notice::SetAside { file, aside } => Phrase::NoticeSetAside { file, aside },
        Notice::Newer { file } => Phrase::NoticeNewer { file },
        Notice::Unreadable { file, cause } => Phrase::NoticeUnreadable { file, cause },
        Notice::InUse => Phrase::NoticeInUse,
    }
}

/// The day that the learner has: that of the calendar in the zone of the machine.
#[must_use]
pub fn today() -> Day {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    Day::local(since.map_or(0, |since| since.as_secs()))
}
