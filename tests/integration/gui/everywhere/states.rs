//! Every screen in every state, by name, and how each is reached: one table for the photographs,
//! for the search for texts that are cut off, and for the contrast of what is drawn.

mod cross;
mod family;
mod home;
mod lesson;
mod referee;
mod rulebook;
mod show;
mod show_table;
mod signs;
mod table;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use squarewise::gui::base::shared::Shared;
use squarewise::library::Library;
use squarewise::rules::Cross;
use squarewise::settings::Theme;

pub(crate) use crate::gui::tools::Look;
use crate::gui::tools::{self, Player, Shown, every_fixture};
use crate::support::{Folder, whole_course};

/// The name of a state, and the way there in a language and a theme.
pub(crate) type State = (&'static str, fn(Look<'_>) -> Player);

/// All of them.
pub(crate) fn all() -> impl Iterator<Item = &'static State> {
    let tables = [
        home::STATES,
        lesson::STATES,
        lesson::KINDS,
        cross::STATES,
        show::STATES,
        table::STATES,
        show_table::STATES,
        family::STATES,
        referee::STATES,
        rulebook::STATES,
        signs::STATES,
    ];
    tables.into_iter().flatten()
}

/// A guest in a language and a theme, without motion.
fn guest(Look(language, theme): Look<'_>) -> Shared {
    let mut shared = tools::guest(&[language]);
    shared.settings.theme = theme;
    shared.settings.motion = false;
    shared
}

/// A lesson, shipped or for tests, left at a step.
fn at(look: Look<'_>, lesson: &str, step: &str) -> Player {
    static FIXTURES: OnceLock<Library> = OnceLock::new();
    let fixtures = FIXTURES.get_or_init(every_fixture);
    let mut shared = guest(look);
    let fixture = fixtures.find(lesson);
    if fixture.is_some_and(|entry| entry.lesson.place_of(step).is_some()) {
        shared.library = fixtures.clone();
    } else if shared.library.find(lesson).is_none() {
        shared.library = whole_course().clone();
    }
    opened(shared, lesson, step)
}

/// A folder for what is kept.
fn folder(Look(language, theme): Look<'_>, name: &str) -> Folder {
    // The same state may be looked at by several tests at once.
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    Folder::new(&format!("state-{name}-{language}-{theme:?}-{number}"))
}

/// A lesson opened at a step.
#[track_caller]
fn opened(shared: Shared, lesson: &str, step: &str) -> Player {
    let player = Player::opened(shared, lesson, step);
    let classic = player.app.lesson_session();
    let cross = player.app.session_on::<Cross>();
    let classic = classic.map(|session| &session.step().id);
    let shown = classic.or(cross.map(|session| &session.step().id));
    let shown = shown.unwrap_or_else(|| panic!("no lesson {lesson}"));
    assert_eq!(shown, step, "{lesson}");
    player
}

/// The same, and something done there.
fn played(look: Look<'_>, lesson: &str, step: &str, act: impl FnOnce(&mut Player)) -> Player {
    let mut player = at(look, lesson, step);
    act(&mut player);
    player.watch();
    player
}

#[test]
fn every_state_is_reached_and_has_a_name_of_its_own() {
    let mut names: Vec<&str> = all().map(|(name, _)| *name).collect();
    let n_states = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), n_states);
    for (name, reach) in all() {
        let player = reach(Look("de", Theme::Dark));
        let shared = player.app.shared();
        assert_eq!(shared.locale.language(), "de", "{name}");
        assert_eq!(shared.settings.theme, Theme::Dark, "{name}");
    }
}
