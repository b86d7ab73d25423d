//! What could not be kept: said on every screen until it is, and tried again.
//!
//! Where nothing can be kept at all, that is known from the start and said in one sentence instead.
//!
//! A full or vanished disk must not be found out at the next start. One line below the screen says
//! what is not saved; it is tried again with every change and on a slow beat, and the line goes when
//! it has worked.

use std::collections::BTreeMap;
use std::io::ErrorKind;

use iced::widget::{Column, container, row, text};
use iced::{Center, Element, Fill, Subscription};

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::look::theme::{size, style};
use crate::gui::widget::icon::icon;
use crate::locale::Phrase;
use crate::storage::SaveError;

/// How often it is tried again without a change, while something is not saved.
const BEAT: iced::time::Duration = iced::time::Duration::from_secs(20);

/// What is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Keeping {
    /// What the learner has done.
    Progress,
    /// The family game.
    Family,
    /// The game of two.
    Two,
    /// The list of learners.
    Learners,
    Settings,
}

/// Why nothing at all can be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unkept {
    /// The system names no folder.
    NoFolder,
    /// The folder cannot be written to.
    Folder,
    /// The browser gives the page no storage.
    Page,
}

impl Unkept {
    /// What is said of the system's refusal.
    #[must_use]
    pub const fn of(refusal: ErrorKind) -> Self {
        match refusal {
            ErrorKind::Unsupported => Self::Page,
            _ => Self::Folder,
        }
    }

    const fn phrase(self) -> Phrase {
        match self {
            Self::NoFolder => Phrase::NoticeNoFolder,
            Self::Folder => Phrase::UnkeptFolder,
            Self::Page => Phrase::UnkeptPage,
        }
    }
}

/// What is not saved, and the system's reason.
pub type Unsaved = BTreeMap<Keeping, String>;

impl Shared {
    /// Writes the settings.
    pub fn keep_settings(&mut self) {
        if self.settings_document.is_writable() {
            let kept = self.settings_document.merge(&self.settings);
            self.note(Keeping::Settings, kept);
        }
    }

    /// Writes what the learner has done.
    pub fn keep_progress(&mut self) {
        let kept = self.learner.save();
        self.note(Keeping::Progress, kept);
    }

    /// Tries again what could not be kept.
    pub fn keep_again(&mut self) {
        if let Some(place) = &self.kept_in {
            self.unkept = place.refusal().map(Unkept::of);
        }
        let all: Vec<Keeping> = self.unsaved.keys().copied().collect();
        for what in all {
            match what {
                Keeping::Progress => self.keep_progress(),
                Keeping::Settings => self.keep_settings(),
                Keeping::Family => self.keep_family(),
                Keeping::Two => self.keep_two(),
                // A change that was asked for has to be asked for again; this says whether it can be.
                Keeping::Learners => {
                    let kept = self.learner.keep_list();
                    self.note(Keeping::Learners, kept);
                }
            }
        }
    }

    /// Remembers what could not be written, until it is.
    pub(super) fn note(&mut self, what: Keeping, kept: Result<(), SaveError>) {
        match kept {
            Ok(()) => _ = self.unsaved.remove(&what),
            Err(error) => _ = self.unsaved.insert(what, error.to_string()),
        }
    }

    /// What is not saved, as sentences.
    #[must_use]
    pub fn unsaved_lines(&self) -> Vec<String> {
        if let Some(unkept) = self.unkept {
            return vec![self.label(&unkept.phrase())];
        }
        let all = self.unsaved.iter();
        all.map(|(what, cause)| self.label(&phrase(*what, cause.clone())))
            .collect()
    }
}

fn phrase(what: Keeping, cause: String) -> Phrase {
    match what {
        Keeping::Progress => Phrase::UnsavedStars { cause },
        Keeping::Family | Keeping::Two => Phrase::UnsavedGame { cause },
        Keeping::Learners => Phrase::UnsavedLearners { cause },
        Keeping::Settings => Phrase::UnsavedSettings { cause },
    }
}

/// A screen, and below it what is not saved.
pub(in crate::gui) fn below<'a, M: 'a>(screen: Element<'a, M>, shared: &Shared) -> Element<'a, M> {
    let (tokens, flow) = (shared.tokens(), shared.flow());
    let line = |line: String| -> Element<'a, M> {
        let sign = icon(Icon::Warning, size::ICON, tokens.ink);
        let words = text(line).size(size::TEXT_SMALL).width(Fill);
        let line = row![sign, words].spacing(size::GAP_SMALL).align_y(Center);
        container(flow.turn(line.into()))
            .padding(size::GAP_SMALL)
            .style(move |_| style::card(tokens))
            .width(Fill)
            .into()
    };
    // The screen is the first child with and without lines, so that it keeps what it remembers.
    let screen: Element<'a, M> = container(screen).width(Fill).height(Fill).into();
    let lines = shared.unsaved_lines().into_iter().map(line);
    Column::with_children(std::iter::once(screen).chain(lines)).into()
}

/// A beat from time to time, while something is not saved.
pub(in crate::gui) fn beat(shared: &Shared) -> Subscription<()> {
    let may_change = shared.unkept.is_some() && shared.kept_in.is_some();
    if shared.unsaved.is_empty() && !may_change {
        return Subscription::none();
    }
    iced::time::every(BEAT).map(|_| ())
}

#[cfg(test)]
mod tests {
    use iced::advanced::subscription::into_recipes;

    use super::*;
    use crate::library::Library;

    #[test]
    fn it_is_tried_again_from_time_to_time_while_something_is_not_saved() {
        let mut shared = Shared::guest(Library::default(), &[]);
        let n_beats = |shared: &Shared| into_recipes(beat(shared)).len();
        assert_eq!(n_beats(&shared), 0);
        shared.note(Keeping::Settings, Err(SaveError::Busy));
        assert_eq!(n_beats(&shared), 1);
        shared.note(Keeping::Settings, Ok(()));
        assert_eq!(n_beats(&shared), 0);
    }
}
