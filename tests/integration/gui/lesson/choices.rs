//! Questions with answers to choose: all of them are in sight, with a board and without one.

use headless::selector::id;
use iced::Size;

use squarewise::gui::App;
use squarewise::gui::screen::lesson::view::BOARD;
use squarewise::lesson::{Lesson, Step, Task, on_board};
use squarewise::library::Library;
use squarewise::rules::Geometry;
use squarewise::settings::Theme;

use crate::gui::tools::{Around, Drawer, Place, Player, guest, shoot};
use crate::languages::{self, LONG, MIRRORED};

fn has_board(player: &Player) -> bool {
    player.screen().find(id(BOARD)).is_ok()
}

#[test]
fn a_question_without_a_board_shows_none() {
    let mut player = Player::at("en", "draw-kinds", "offer");
    assert!(!has_board(&player));
    player.click("After I make my move, before my clock stops.");
    assert!(player.sees("Next"));
    let with_board = Player::at("en", "draw-kinds", "three-times");
    assert!(has_board(&with_board));
}

/// The steps of a lesson with answers to choose.
fn choices<G: Geometry>(lesson: &Lesson<G>) -> Vec<String> {
    let asks = |step: &&Step<G>| matches!(step.task, Task::Choose { .. });
    let steps = lesson.steps.iter().filter(asks);
    steps.map(|step| step.id.clone()).collect()
}

/// The steps of the shipped course whose answers are not all seen at once.
fn out_of_sight(language: &str) -> Vec<String> {
    let mut found = Vec::new();
    let library = Library::shipped();
    for entry in library.entries() {
        let steps = on_board!(&entry.lesson, it => choices(it));
        for step in steps {
            let mut shared = guest(&[language]);
            shared.settings.motion = false;
            shared.library = library.clone();
            let id = entry.lesson.id.as_str();
            shared.learner.progress.set_resume(id, Some(&step));
            let mut app = App::new(shared);
            app.open(id);
            let mut player = Player::of(app);
            player.watch();
            let tokens = player.app.shared().tokens();
            let theme = player.app.theme();
            let window = Size::new(800.0, 600.0);
            let picture = Drawer::new().picture(player.app.view(), window, tokens, &theme);
            let is_hidden = |place: &Place| {
                let area = place.within.iter().find(|it| it.scrolled.is_some());
                let below = |area: &Around| {
                    place.bounds.y + place.bounds.height - area.bounds.y - area.bounds.height
                };
                place.words().is_some() && area.is_some_and(|area| below(area) > 0.5)
            };
            if let Some(place) = picture.places.iter().find(|it| is_hidden(it)) {
                found.push(format!("{language}, {id}, {step}: {:?}", place.what));
            }
        }
    }
    found
}

#[test]
fn all_answers_are_in_sight_in_the_smallest_window() {
    let found: Vec<String> = std::thread::scope(|scope| {
        let all = languages::shipped().map(|it| scope.spawn(move || out_of_sight(it)));
        let all: Vec<_> = all.collect();
        all.into_iter().flat_map(|it| it.join().unwrap()).collect()
    });
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_questions_without_a_board() {
    let looks = [
        ("en", Theme::Light, (800, 600)),
        ("de", Theme::Dark, (1366, 768)),
        (LONG, Theme::HighContrast, (1920, 1080)),
        (MIRRORED, Theme::Light, (1366, 768)),
        (MIRRORED, Theme::Light, (800, 600)),
        ("en", Theme::Light, (600, 900)),
    ];
    for (language, theme, size) in looks {
        let mut player = Player::themed(language, theme, "draw-kinds", "offer");
        let kind = player.app.shared().theme();
        let name = format!("alone-{language}-{}-{}", size.0, size.1);
        shoot(&name, kind, size, player.app.view());
        player.key(iced::keyboard::key::Named::F11);
        shoot(&format!("{name}-show"), kind, size, player.app.view());
    }
}
