//! The browser's Back leads one screen up from everywhere, and a reload shows the screen again that was shown.

use iced::keyboard::key::Named;

use squarewise::gui::base::route::Goto;
use squarewise::gui::{App, Screen};

use crate::gui::table::kept::start;
use crate::gui::tools::Player;
use crate::support::Folder;

/// Everywhere that one press leads to from home.
fn ways() -> [Goto; 11] {
    [
        Goto::Lesson("rook".to_owned()),
        Goto::Practice(None),
        Goto::Games,
        Goto::Problems,
        Goto::Table(None),
        Goto::Seats,
        Goto::FamilyTable,
        Goto::Referee(None),
        Goto::Rulebook(None),
        Goto::Settings,
        Goto::Learners,
    ]
}

/// A window that shows home.
fn opened(folder: &Folder) -> Player {
    let mut app = App::start(start(folder));
    app.go(Goto::Home);
    Player::of(app)
}

#[test]
fn back_leads_home_from_every_screen_and_does_nothing_there() {
    let folder = Folder::new("back-home");
    let mut player = opened(&folder);
    for way in ways() {
        assert_eq!(player.app.depth(), 0, "before {way:?}");
        player.app.go(way.clone());
        assert_eq!(player.app.depth(), 1, "{way:?}");
        player.key(Named::BrowserBack);
        assert!(matches!(player.app.screen(), Screen::Home(_)), "{way:?}");
    }
    player.key(Named::BrowserBack);
    assert!(matches!(player.app.screen(), Screen::Home(_)));
}

#[test]
fn back_goes_up_screen_by_screen() {
    let folder = Folder::new("back-up");
    let mut player = opened(&folder);
    player.app.go(Goto::Table(None));
    player.app.go(Goto::Rulebook(None));
    player.app.go(Goto::Settings);
    assert_eq!(player.app.depth(), 3);
    player.key(Named::BrowserBack);
    assert_eq!(
        (player.app.place().as_str(), player.app.depth()),
        ("rules", 2)
    );
    player.key(Named::BrowserBack);
    assert_eq!(
        (player.app.place().as_str(), player.app.depth()),
        ("two", 1)
    );
    player.key(Named::BrowserBack);
    assert_eq!(
        (player.app.place().as_str(), player.app.depth()),
        ("home", 0)
    );
}

/// A card over the screen goes with Back too, so that the screen that comes has none.
#[test]
fn back_takes_a_card_with_it() {
    let folder = Folder::new("back-card");
    let mut player = opened(&folder);
    player.app.go(Goto::Table(None));
    player.key(Named::F1);
    player.key(Named::BrowserBack);
    assert_eq!(player.app.place(), "home");
    player.app.go(Goto::Table(None));
    let plain = player.app.depth();
    player.key(Named::Escape);
    assert!(player.app.depth() <= plain, "no card took the key");
}

#[test]
fn a_reload_shows_the_screen_that_was_shown() {
    let folder = Folder::new("back-reload");
    for way in ways() {
        let mut player = opened(&folder);
        player.app.go(way.clone());
        let place = player.app.place();
        let mut again = App::start(start(&folder));
        again.show_again(&place);
        assert_eq!(again.place(), place, "{way:?}");
        let is_kept = !matches!(way, Goto::Problems);
        assert_eq!(is_kept, place != "home", "{way:?}");
    }
    let mut app = opened(&folder).app;
    for unknown in ["", "lesson/", "lesson/no-such-lesson", "nowhere", "home"] {
        app.show_again(unknown);
        assert_eq!(app.place(), "home", "{unknown}");
    }
}
