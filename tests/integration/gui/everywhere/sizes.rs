//! Windows of all sizes, texts of three sizes, and which state is looked at in which of them.

use iced::Size;

use squarewise::gui::app::windows::FIRST_SIZE;
use squarewise::gui::look::scale::scale_in;
use squarewise::settings::WindowSize;

use crate::languages;

/// The size in which the window opens, in logical pixels.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub(crate) const OPENS: (u16, u16) = (FIRST_SIZE.width as u16, FIRST_SIZE.height as u16);

/// Windows from the smallest one to a large screen: those of common screens, whole or half, and those around which
/// something is laid out otherwise.
pub(crate) const ALL: [(u16, u16); 44] = [
    (480, 560),
    (480, 700),
    (480, 1040),
    (540, 960),
    (560, 620),
    (600, 1024),
    (640, 600),
    (699, 760),
    (700, 560),
    (720, 720),
    (768, 1024),
    (800, 560),
    (800, 600),
    (800, 1280),
    (840, 640),
    (900, 600),
    (960, 560),
    (960, 1080),
    (999, 700),
    (1000, 560),
    (1024, 600),
    (1024, 768),
    (1080, 1920),
    (1099, 690),
    (1100, 679),
    (1100, 680),
    OPENS,
    (1180, 760),
    (1220, 690),
    (1280, 695),
    (1280, 720),
    (1280, 1024),
    (1366, 690),
    (1366, 768),
    (1440, 900),
    (1536, 864),
    (1599, 899),
    (1600, 900),
    (1680, 1050),
    (1920, 700),
    (1920, 1080),
    (2149, 1100),
    (2560, 1080),
    (2560, 1440),
];

/// The sizes of texts, in percent.
pub(crate) const TEXTS: [u16; 3] = [100, 150, 200];

/// A window in which a state is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Trial {
    /// In logical pixels of the screen.
    pub(crate) window: (u16, u16),
    /// In percent, as chosen.
    pub(crate) text: u16,
}

impl Trial {
    /// The window as everything in it is measured: larger texts leave room for less.
    pub(crate) fn room(self) -> Size {
        let (width, height) = self.window;
        let window = WindowSize {
            width,
            height,
            maximized: false,
        };
        let scale = scale_in(self.text, Some(window));
        Size::new(f32::from(width), f32::from(height)) * (1.0 / scale)
    }
}

/// The languages in which every state is looked at.
pub(crate) fn all_languages() -> Vec<&'static str> {
    languages::all().collect()
}

/// In which windows the state of this number is looked at in the language of this number: in each size in one of the
/// languages, in each size of texts, and together in all of them; the same at each run.
pub(crate) fn some(state: usize, language: usize) -> Vec<Trial> {
    let n_languages = all_languages().len();
    let mut trials: Vec<Trial> = (ALL.into_iter().enumerate())
        .filter(|(number, _)| (number + state) % n_languages == language)
        .map(|(number, window)| Trial {
            window,
            text: TEXTS[(number / n_languages + number + state) % TEXTS.len()],
        })
        .collect();
    trials.sort_by_key(|it| it.room().width.to_bits());
    trials
}

/// All windows.
pub(crate) fn whole() -> Vec<Trial> {
    let each = |window| TEXTS.map(|text| Trial { window, text });
    ALL.into_iter().flat_map(each).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_state_meets_every_size_every_language_and_every_size_of_texts() {
        let n_languages = all_languages().len();
        let mut pairs = BTreeSet::new();
        for state in 0..n_languages * TEXTS.len() {
            let each = (0..n_languages).map(|it| (it, some(state, it)));
            let each: Vec<_> = each.collect();
            assert!(each.iter().all(|(_, trials)| !trials.is_empty()), "{state}");
            let trials = || each.iter().flat_map(|(_, trials)| trials);
            let sizes: BTreeSet<_> = trials().map(|it| it.window).collect();
            assert_eq!(sizes.len(), ALL.len(), "{state}");
            let texts: BTreeSet<_> = trials().map(|it| it.text).collect();
            assert_eq!(texts.len(), TEXTS.len(), "{state}");
            for (language, trials) in &each {
                pairs.extend(trials.iter().map(|it| (*language, *it)));
            }
        }
        let all = ALL.len() * TEXTS.len() * n_languages;
        assert_eq!(
            pairs.len(),
            all,
            "every language in every size, with every size of texts"
        );
    }

    #[test]
    fn the_sizes_are_those_that_are_promised() {
        let all = BTreeSet::from(ALL);
        assert!(all.len() == ALL.len() && all.len() >= 40);
        for size in [OPENS, (480, 560), (800, 600), (1024, 600), (1366, 768)] {
            assert!(all.contains(&size), "{size:?}");
        }
        assert!(all.contains(&(1920, 1080)) && all.contains(&(2560, 1440)));
        let small = Trial {
            window: (480, 560),
            text: 200,
        };
        let room = small.room();
        assert!(room.width > 600.0, "everything is smaller: {room:?}");
    }
}
