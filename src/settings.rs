//! How the program looks and speaks: language, theme, board, pieces, dots, motion, size, window.
//!
//! One small file; a value this program does not know counts as the default, and settings of a
//! later version stay in the file. Several windows may change it: each writes only what was chosen in
//! it. Left out: what a theme looks like.

use serde::{Deserialize, Deserializer, Serialize};

use crate::locale::{Locale, system_languages};
use crate::storage::{Day, Document, Folders, Kept, Notice, Unknown};

/// The greatest width and height of a window, in logical pixels: no screen is larger, and pictures
/// take memory by their size.
pub const MOST_PIXELS: u16 = 8192;

/// Which colors.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Warm paper.
    #[default]
    Light,
    /// For the evening.
    Dark,
    /// The strongest contrast.
    HighContrast,
}

impl Theme {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::HighContrast];
}

impl<'de> Deserialize<'de> for Theme {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match String::deserialize(deserializer)?.as_str() {
            "dark" => Self::Dark,
            "high-contrast" => Self::HighContrast,
            _ => Self::Light,
        })
    }
}

/// Which colors the board has.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardLook {
    /// Cream and green.
    #[default]
    Green,
    /// Two kinds of wood.
    Wood,
    /// Foam and shallow water.
    Sea,
    /// A field in flower.
    Lavender,
}

impl BoardLook {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Green, Self::Wood, Self::Sea, Self::Lavender];
}

impl<'de> Deserialize<'de> for BoardLook {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match String::deserialize(deserializer)?.as_str() {
            "wood" => Self::Wood,
            "sea" => Self::Sea,
            "lavender" => Self::Lavender,
            _ => Self::Green,
        })
    }
}

/// Which drawings of the pieces.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// Drawn with light and shade.
    #[default]
    Drawn,
    /// Plain shapes.
    Plain,
}

impl PieceSet {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Drawn, Self::Plain];
}

impl<'de> Deserialize<'de> for PieceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match String::deserialize(deserializer)?.as_str() {
            "plain" => Self::Plain,
            _ => Self::Drawn,
        })
    }
}

/// The size of the window when it was last closed, in logical pixels at a scale of 100 percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowSize {
    /// From the left edge to the right one.
    pub width: u16,
    /// From the upper edge to the lower one.
    pub height: u16,
    /// True if it filled the screen.
    #[serde(default)]
    pub maximized: bool,
}

impl WindowSize {
    /// The size as a window may have it, whatever stands in a file.
    #[must_use]
    fn within_reason(self) -> Self {
        Self {
            width: self.width.clamp(1, MOST_PIXELS),
            height: self.height.clamp(1, MOST_PIXELS),
            ..self
        }
    }
}

/// How the table for two is set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableWay {
    /// Black sits at the bottom.
    pub flipped: bool,
    /// The board turns after each move.
    pub auto_turn: bool,
    /// The quiet moves are counted, on which the fifty-move rule depends.
    pub counts_quiet: bool,
}

/// What the user has chosen.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language as a tag; `None` follows the system.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Which colors.
    pub theme: Theme,
    /// Which colors the board has.
    pub board: BoardLook,
    /// Which drawings of the pieces.
    pub pieces: PieceSet,
    /// Dots on the squares that a picked piece can reach.
    pub dots: bool,
    /// Moving pictures.
    pub motion: bool,
    /// The board on the other side of the words: for left hands.
    pub left_handed: bool,
    /// Sounds, where the program can make them.
    pub sound: bool,
    /// Reading aloud, where the system has a voice.
    pub speech: bool,
    /// The size of everything, in percent.
    pub scale: u16,
    /// Home shows all lessons as cards, for teachers, instead of the path.
    pub cards: bool,
    /// How well the coach plays a whole game: its strength by number.
    pub coach_strength: u8,
    /// How the table for two is set.
    pub table: TableWay,
    /// The window's size; `None` before it was ever closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<WindowSize>,
    /// The size of the window with the teacher's notes; `None` before there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes_window: Option<WindowSize>,
    #[serde(flatten)]
    unknown: Unknown,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::default(),
            board: BoardLook::default(),
            pieces: PieceSet::default(),
            dots: true,
            motion: true,
            left_handed: false,
            sound: true,
            speech: true,
            scale: 100,
            cards: false,
            coach_strength: 1,
            table: TableWay::default(),
            window: None,
            notes_window: None,
            unknown: Unknown::new(),
        }
    }
}

impl Kept for Settings {
    const FORMAT: u32 = 2;
}

impl Settings {
    /// The sizes that are offered, in percent.
    pub const SCALES: [u16; 4] = [100, 125, 150, 200];

    /// What a place begins with: where several may sit side by side, in silence.
    fn first(folders: &Folders) -> Self {
        let is_heard = !folders.is_shared();
        Self {
            sound: is_heard,
            speech: is_heard,
            ..Self::default()
        }
    }

    /// Reads the settings, or starts with the defaults. The document saves later what was changed:
    /// `document.merge(&settings)`. `today` names a file that is set aside.
    #[must_use]
    pub fn open(folders: &Folders, today: Day) -> (Self, Document, Option<Notice>) {
        let mut opened = Document::open::<Self>(&folders.settings_file(), today);
        let first = Self::first(folders);
        if opened.value.is_none() {
            opened.document.assume(&first);
        }
        let mut settings = opened.value.unwrap_or(first);
        settings.scale = settings.scale.clamp(50, 300);
        for window in [&mut settings.window, &mut settings.notes_window] {
            *window = window.map(WindowSize::within_reason);
        }
        (settings, opened.document, opened.notice)
    }

    /// The words to speak with: the language asked for on the command line, else the chosen one,
    /// else the system's.
    #[must_use]
    pub fn locale(&self, asked: Option<&str>) -> Locale {
        let first = asked.or(self.language.as_deref()).map(str::to_owned);
        let requested: Vec<String> = first.into_iter().chain(system_languages()).collect();
        Locale::load(&requested)
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::*;
    use crate::storage::FolderChoice;

    #[test]
    fn the_chosen_language_comes_before_the_systems() {
        let settings = Settings {
            language: Some("de".to_owned()),
            ..Settings::default()
        };
        assert_eq!(settings.locale(None).language(), "de");
        assert_eq!(settings.locale(Some("en")).language(), "en");
    }

    #[test]
    fn a_home_begins_with_sound_and_a_shared_folder_in_silence() {
        let home = Folders::within(Path::new("/home"));
        let shared = Folders::find(&FolderChoice::Folder(PathBuf::from("/class"))).unwrap();
        for (folders, is_heard) in [(home, true), (shared, false)] {
            let settings = Settings::first(&folders);
            assert_eq!((settings.sound, settings.speech), (is_heard, is_heard));
        }
    }
}
