//! Everything has its place: board, buttons and dots stand at the same coordinates in every step of a lesson.

use headless::selector;
use iced::Rectangle;
use iced::widget::Id;

use squarewise::gui::base::view::id_of;
use squarewise::gui::screen::lesson::model::Control;
use squarewise::gui::screen::lesson::view::{BOARD, STEPS};
use squarewise::lesson::{AnyLesson, Task};
use squarewise::locale::WordKey;
use squarewise::rules::Classic;
use squarewise::session::Answer;
use squarewise::settings::Theme;

use crate::gui::tools::{Player, Shown as _, guest, shoot};
use crate::languages;
use crate::support::whole_course;

/// What must not move, with its name.
fn fixed() -> [(&'static str, Id); 8] {
    [
        ("board", BOARD.into()),
        ("steps", STEPS.into()),
        ("stars", "first-1".into()),
        ("main", id_of(Control::Main)),
        ("hint", id_of(Control::Hint)),
        ("take back", id_of(Control::TakeBack)),
        ("repeat", id_of(Control::Repeat)),
        ("home", id_of(Control::Home)),
    ]
}

/// The steps of a lesson by their names.
fn steps(lesson: &str) -> Vec<String> {
    match &whole_course().find(lesson).unwrap().lesson {
        AnyLesson::Classic(lesson) => lesson.steps.iter().map(|it| it.id.clone()).collect(),
        AnyLesson::Cross(_) => Vec::new(),
    }
}

/// The language in which the longest task of a lesson is longest.
fn longest(lesson: &str) -> &'static str {
    let entry = whole_course().find(lesson).unwrap();
    let letters = |language: &&'static str| {
        let words = entry.words(&guest(&[*language]).locale);
        let task = |step: &String| words.text(Some(step), &WordKey::Text, &Default::default());
        let all = steps(lesson);
        all.iter()
            .filter_map(task)
            .map(|it| it.chars().count())
            .max()
    };
    languages::shipped().max_by_key(letters).unwrap()
}

/// Does what the step asks for, as the program itself would.
fn solve(player: &mut Player) {
    for _ in 0..20 {
        let session = player.app.session_on::<Classic>().unwrap();
        if session.is_done() || matches!(session.step().task, Task::Game { .. }) {
            return;
        }
        let (from, to) = session.way_on().unwrap();
        let (from, to) = (from.to_string(), to.to_string());
        if session.picked().is_none() {
            player.squares(&[&from]);
        }
        player.squares(&[&to]);
    }
}

/// Where everything stands in a step: at its beginning, after a hint, and once it is solved.
fn places(lesson: &str, step: &str, language: &str, size: (f32, f32)) -> Vec<(String, Rectangle)> {
    let mut shared = guest(&[language]);
    shared.library = whole_course().clone();
    let mut player = Player::opened(shared, lesson, step).sized(size.0, size.1);
    let mut all = Vec::new();
    for moment in 0..3 {
        match moment {
            0 => {}
            1 => player.press(Control::Hint),
            _ => solve(&mut player),
        }
        let mut screen = player.screen();
        for (name, id) in fixed() {
            let found = screen.find(selector::id(id)).ok();
            all.extend(found.map(|it| (name.to_owned(), it.bounds())));
        }
    }
    all
}

#[test]
fn board_buttons_and_dots_stand_still_in_every_lesson_of_the_meadow() {
    for lesson in ["rook", "bishop", "queen", "king"] {
        let language = longest(lesson);
        // In smaller windows words come first, and buttons make room for them.
        for size in [(1366.0, 768.0), (1920.0, 1080.0)] {
            let mut known: Vec<(String, Rectangle)> = Vec::new();
            for step in steps(lesson) {
                for (name, at) in places(lesson, &step, language, size) {
                    let first = known.iter().find(|(it, _)| *it == name);
                    let Some((_, first)) = first else {
                        known.push((name, at));
                        continue;
                    };
                    let same = (first.x - at.x).abs() < 0.6 && (first.y - at.y).abs() < 0.6;
                    let said = format!("{language} {size:?} {lesson}/{step}: {name}");
                    assert!(same, "{said} stands at {at:?} and not at {first:?}");
                }
            }
            let names: Vec<&str> = known.iter().map(|(name, _)| name.as_str()).collect();
            for name in ["board", "main", "hint", "repeat", "home"] {
                assert!(names.contains(&name), "{lesson}: {names:?}");
            }
        }
    }
}

/// Steps of which pictures are taken: the lesson, the step, what is pressed on the board, how many hints are asked for.
const SEEN: [(&str, &str, &[&str], usize); 16] = [
    ("rook", "first-star", &[], 0),
    ("rook", "three-stars", &[], 1),
    ("rook", "three-stars", &["c3", "c7"], 2),
    ("rook", "horse", &[], 0),
    ("rook", "wall", &["a1", "a8"], 0),
    ("rook", "no-jumping", &[], 3),
    ("rook", "no-jumping", &["d2", "d7"], 0),
    ("rook", "runaway", &[], 0),
    ("rook", "runaway", &["h1", "h7"], 0),
    ("bishop", "own-pawn", &[], 0),
    ("queen", "careful", &[], 2),
    ("king", "danger", &[], 0),
    ("king", "finale", &[], 0),
    ("coach-games", "rook-pawns", &[], 0),
    ("coach-games", "race-8", &["e2", "e4"], 0),
    ("set-up", "first", &[], 0),
];

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_places() {
    for (language, theme) in [
        ("en", Theme::Light),
        ("ru", Theme::Dark),
        ("ar-XB", Theme::Light),
    ] {
        for (number, (lesson, step, squares, n_hints)) in SEEN.iter().enumerate() {
            let mut shared = guest(&[language]);
            shared.library = whole_course().clone();
            shared.settings.theme = theme;
            let mut player = Player::opened(shared, lesson, step).sized(1180.0, 760.0);
            player.squares(squares);
            for _ in 0..*n_hints {
                player.press(Control::Hint);
            }
            player.watch();
            let name = format!("places-{language}-{number:02}");
            shoot(
                &name,
                player.app.shared().theme(),
                (1180, 760),
                player.app.view(),
            );
        }
        let mut shared = guest(&[language]);
        shared.library = whole_course().clone();
        shared.settings.theme = theme;
        let mut player = Player::opened(shared, "coach-games", "whole-game");
        player.squares(&["d2", "d4"]);
        player.watch();
        for moment in ["game", "gives-up"] {
            let name = format!("places-{language}-{moment}");
            shoot(
                &name,
                player.app.shared().theme(),
                (1180, 760),
                player.app.view(),
            );
            player.press(Control::Answer(Answer::GiveUp));
        }
    }
}
