//! Read from right to left, a screen stands as in a mirror; the board does not.

use headless::selector::id;
use iced::keyboard::key::Named;
use iced::{Point, Rectangle};

use squarewise::gui::App;
use squarewise::gui::base::route::Goto;
use squarewise::gui::screen::lesson::view::BOARD;
use squarewise::library::Library;
use squarewise::locale::Phrase;
use squarewise::scene::Mark;

use crate::gui::tools::{Player, Shown, guest, spot};
use crate::languages::MIRRORED;
use crate::support::Folder;

const SIZES: [(f32, f32); 3] = [(800.0, 600.0), (1366.0, 768.0), (1920.0, 1080.0)];

/// How far apart two places may be that are the same.
const NARROW: f32 = 3.0;

/// Where the words of a phrase stand.
fn place(player: &Player, phrase: &Phrase) -> Rectangle {
    let words = player.say(phrase);
    let found = player.screen().find(words.as_str());
    found.unwrap_or_else(|_| panic!("no `{words}`")).bounds()
}

/// The same screen in both directions: what stands at one side stands at the other.
#[track_caller]
fn check_mirrored(window: fn(&str) -> Player, phrases: &[Phrase]) {
    for (width, height) in SIZES {
        let there = window("en").sized(width, height);
        let here = window(MIRRORED).sized(width, height);
        for phrase in phrases {
            let (there, here) = (place(&there, phrase), place(&here, phrase));
            // Words of another length start at the same place, or have the same middle.
            let starts = (width - here.x - here.width - there.x).abs();
            let middles = (width - here.center_x() - there.center_x()).abs();
            assert!(
                starts.min(middles) < NARROW,
                "{phrase:?} at {width}: {here:?}, {there:?}"
            );
            assert!((here.y - there.y).abs() < NARROW, "{phrase:?} at {width}");
        }
    }
}

fn lesson(language: &str) -> Player {
    Player::at(language, "every-kind", "try")
}

fn home(language: &str) -> Player {
    Player::new(language)
}

fn problems(language: &str) -> Player {
    let folder = Folder::new("mirrored-problems").with("broken.toml", "format = 1\nid = 7\n");
    let mut shared = guest(&[language]);
    shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
    let mut app = App::new(shared);
    app.go(Goto::Problems);
    Player::of(app)
}

#[test]
fn home_lesson_and_problems_are_mirrored() {
    let ways = [
        Phrase::SettingsTitle,
        Phrase::TableTitle,
        Phrase::RulebookTitle,
    ];
    check_mirrored(home, &ways);
    let tools = [Phrase::ButtonSayAgain, Phrase::ButtonHome];
    check_mirrored(lesson, &tools);
    check_mirrored(problems, &[Phrase::ButtonHome, Phrase::ProblemsTitle]);
}

#[test]
fn the_board_changes_its_side_but_is_not_mirrored() {
    for (width, height) in SIZES {
        let board = |player: &Player| player.screen().find(id(BOARD)).unwrap().bounds();
        let there = lesson("en").sized(width, height);
        let mut here = lesson(MIRRORED).sized(width, height);
        let (left, right) = (board(&there), board(&here));
        assert!((right.x - (width - left.x - left.width)).abs() < NARROW);
        assert!(right.x > left.x, "{width}: {right:?}");
        here.squares(&["d4"]);
        let is_d4 = |mark: &Mark| matches!(mark, Mark::From(at) if *at == spot("d4"));
        assert!(here.lesson().scene.marks.iter().any(is_d4), "{width}");
    }
}

#[test]
fn arrows_go_the_way_they_point() {
    for (language, on, back) in [
        ("en", Named::ArrowRight, Named::ArrowLeft),
        (MIRRORED, Named::ArrowLeft, Named::ArrowRight),
    ] {
        let mut player = Player::at(language, "every-kind", "status");
        player.key(on);
        let first = player.app.lesson_focus();
        player.key(on);
        assert_ne!(player.app.lesson_focus(), first, "{language}");
        player.key(back);
        assert_eq!(player.app.lesson_focus(), first, "{language}");
        player.events(Point::ORIGIN, Vec::new());
    }
}
