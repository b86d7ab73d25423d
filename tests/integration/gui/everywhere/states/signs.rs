//! Signs that stand over, below or in any screen: what is not saved, what is coming, what cannot be taken in, and what
//! has happened to the lessons of one's own.

use std::fs;

use iced::keyboard::key::Named;

use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::unsaved::Keeping;
use squarewise::gui::{App, Message};
use squarewise::library::Library;
use squarewise::locale::Phrase;

use super::{Look, State, guest};
use crate::gui::home::authors::{LESSON, with_own};
use crate::gui::tools::Player;
use crate::support::Folder;

pub(super) const STATES: &[State] = &[
    ("sign-unsaved-home", |look| unsaved(look, |_| {})),
    ("sign-unsaved-lesson", |look| {
        unsaved(look, |app| app.open("rook"))
    }),
    ("sign-unsaved-settings", |look| {
        unsaved(look, |app| app.go(Goto::Settings))
    }),
    ("sign-coming", |look| {
        let mut shared = guest(look);
        shared.coming = Some(Phrase::HomeLessonsComing);
        Player::of(App::new(shared))
    }),
    ("sign-coming-named", |look| {
        let mut shared = guest(look);
        let lesson = "an-old-lesson-with-a-name-of-thirty-five".to_owned();
        shared.coming = Some(Phrase::HomeLessonComing { lesson });
        Player::of(App::new(shared))
    }),
    ("sign-dropped-packed", |look| {
        let mut player = Player::of(App::new(guest(look)));
        let _ = player.app.update(Message::Dropped("lessons.zip".into()));
        player
    }),
    ("sign-dropped-folder", |look| {
        let folder = own(look, "dropped");
        let mut player = Player::of(App::new(guest(look)));
        let _ = player
            .app
            .update(Message::Dropped(folder.path().to_path_buf()));
        player.app.wait();
        player
    }),
    ("sign-key", |look| {
        let mut app = App::new(guest(look));
        app.open("rook");
        let mut player = Player::of(app);
        player.key(Named::F11);
        player.types("x");
        player
    }),
    ("sign-own-shelf", |look| {
        let folder = own(look, "shelf");
        let mut shared = guest(look);
        shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
        Player::of(App::new(shared))
    }),
    ("sign-mistake", |look| {
        let folder = own(look, "mistake");
        let mut player = Player::of(App::new(with_own(guest(look), &folder)));
        player.app.open("mine");
        fs::write(folder.file("mine.toml"), "format = 1\n").unwrap();
        let _ = player.app.update(Message::LessonsChanged);
        player.app.wait();
        player
    }),
];

/// A folder with a lesson of one's own, on a shelf of one's own.
fn own(Look(language, theme): Look<'_>, name: &str) -> Folder {
    let lesson = LESSON.replace("\"pieces\"", "\"Chess club on Monday\"");
    Folder::new(&format!("sign-{name}-{language}-{theme:?}")).with("mine.toml", &lesson)
}

/// Stars and settings that a full disk has not taken.
fn unsaved(look: Look<'_>, go: impl FnOnce(&mut App)) -> Player {
    let mut shared = guest(look);
    let cause = "No space left on device (os error 28)";
    for what in [Keeping::Progress, Keeping::Settings] {
        shared.unsaved.insert(what, cause.to_owned());
    }
    let mut app = App::new(shared);
    go(&mut app);
    Player::of(app)
}
