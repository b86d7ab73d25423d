//! The room of the games against the coach: what is open, what a press does, the five strengths, and the way back.

mod left;
mod played;

use iced::keyboard::key::Named;

use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::base::view::id_of;
use squarewise::gui::base::{self, HasFrame};
use squarewise::gui::screen::games::model::{Board, Card, Control, Model};
use squarewise::gui::{App, Message};
use squarewise::lesson::Task;
use squarewise::locale::Phrase;
use squarewise::rules::Role;
use squarewise::solve::strength::Strength;
use squarewise::storage::{Day, FolderChoice};

use crate::gui::tools::{FLAWLESS, Player, Scribe, Shown, guest, shoot};
use crate::languages::{self, MIRRORED};
use crate::support::{Folder, whole_course};

/// The games, as this person finds them.
fn games(mut shared: Shared) -> Player {
    shared.settings.motion = false;
    games_as_set(shared)
}

/// The same, moving or not as it is set.
fn games_as_set(mut shared: Shared) -> Player {
    shared.library = whole_course().clone();
    let mut app = App::new(shared);
    app.go(Goto::Games);
    Player::of(app)
}

/// Somebody with a name, for whom stars are kept.
fn child(folder: &Folder, done: &[&str]) -> Shared {
    child_in("en", folder, done)
}

fn child_in(language: &str, folder: &Folder, done: &[&str]) -> Shared {
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let mut shared = Shared::open(whole_course().clone(), Some(language), &place);
    shared.with_learners(|it| it.add("fox", "Mia"));
    for lesson in done {
        shared.learner.progress.finish(lesson, []);
    }
    shared
}

fn model(player: &Player) -> &Model {
    player.app.games_screen().unwrap().model()
}

fn cards(player: &Player) -> impl Iterator<Item = &Card> {
    let model = model(player);
    model.open.iter().chain(&model.later)
}

fn boards(player: &Player) -> Vec<&Board> {
    cards(player).flat_map(|card| &card.boards).collect()
}

/// Presses a control of the games, wherever it is scrolled to.
fn press(player: &mut Player, control: Control) {
    player.settle(vec![Message::Games(base::Message::Pressed(control))]);
}

/// The step that is played, and of which lesson.
fn played(player: &Player) -> Option<(String, String)> {
    let session = player.app.lesson_session()?;
    Some((session.lesson().id.clone(), session.step().id.clone()))
}

#[test]
fn eleven_games_are_shown_and_all_are_open_for_a_guest() {
    for language in languages::walked() {
        let player = games(guest(&[language]));
        let boards = boards(&player);
        assert_eq!(boards.len(), 11, "{language}");
        for board in boards {
            assert!(
                !board.name.is_empty() && board.first.is_none(),
                "{language}"
            );
            assert!(player.sees(&board.name), "{language}: {}", board.name);
            assert!(!board.picture.pieces.is_empty() || board.is_empty);
        }
        let model = model(&player);
        assert_eq!(model.birds.len(), 5);
        assert!(model.birds.iter().all(|it| player.sees(&it.name)));
        for card in cards(&player) {
            assert!(player.sees(&card.title), "{language}: {}", card.title);
        }
    }
}

#[test]
fn the_tile_on_home_leads_there_and_escape_leads_back() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let mut player = Player::of(App::new(shared));
    player.click("Play with Kavi");
    assert!(player.app.games_screen().is_some());
    player.key(Named::Escape);
    assert!(player.app.home_screen().is_some());
}

#[test]
fn a_game_is_played_alone_and_leads_back_to_the_games() {
    let mut player = games(guest(&["en"]));
    player.click("Rook and pawns");
    let game = ("coach-games".to_owned(), "rook-pawns".to_owned());
    assert_eq!(played(&player), Some(game));
    player.click_on(&Phrase::ButtonBack);
    assert!(player.app.games_screen().is_some());
    player.click_on(&Phrase::ButtonBack);
    assert!(player.app.home_screen().is_some());
}

#[test]
fn every_game_opens_with_a_press() {
    let n_boards = boards(&games(guest(&["en"]))).len();
    for number in 0..n_boards {
        let mut player = games(guest(&["en"]));
        let name = boards(&player)[number].name.clone();
        player.click(&name);
        assert!(player.app.lesson_model().is_some(), "{name}");
    }
}

#[test]
fn a_game_that_is_not_open_names_its_lesson_and_leads_nobody_away() {
    let folder = Folder::new("games-closed");
    let mut player = games(child(&folder, &["rook"]));
    let shown = boards(&player);
    let open: Vec<&str> = shown
        .iter()
        .filter(|it| it.first.is_none())
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(open, ["Rook and pawns"]);
    let bishop = shown.iter().find(|it| it.name.starts_with("Bishop"));
    let lesson = bishop.unwrap().first.clone().unwrap();
    let name = bishop.unwrap().name.clone();
    let control = bishop.unwrap().control;
    assert!(name.contains(&lesson), "{name}");
    assert!(player.sees(&lesson), "its lesson stands on the card");
    assert_eq!(model(&player).hello, "What should we play?");
    assert!(model(&player).on.is_none() && player.app.toast().is_none());
    for (width, height) in [(1366, 768), (800, 600), (480, 560)] {
        player = player.sized(width as f32, height as f32);
        press(&mut player, Control::Strength(4));
        press(&mut player, control);
        assert!(player.app.games_screen().is_some(), "nobody is led away");
        assert_eq!(model(&player).hello, "First: The bishop");
        assert!(player.sees("First: The bishop"), "{width}");
        let on = model(&player).on.clone().unwrap();
        assert_eq!(on.label, "Go to the lesson");
        let place = player.find(id_of(on.control)).unwrap();
        assert!(place.width >= 48.0 && place.height >= 48.0, "{place:?}");
        assert!(place.x + place.width <= width as f32, "{place:?}");
        shoot(
            &format!("games-closed-{width}"),
            player.app.shared().theme(),
            (width, height),
            player.app.view(),
        );
    }
    // It shakes its head each time; whoever presses something else is asked again.
    let refused = |player: &Player| -> Vec<u32> {
        let all = boards(player).into_iter().map(|it| it.n_refused);
        all.filter(|it| *it > 0).collect()
    };
    let before = refused(&player);
    press(&mut player, control);
    assert!(before.len() == 1 && refused(&player) == [before[0] + 1]);
    press(&mut player, Control::Strength(2));
    assert_eq!(model(&player).hello, "What should we play?");
    assert!(model(&player).on.is_none() && refused(&player).is_empty());
    let mut player = player.sized(1366.0, 768.0);
    player.click(&name);
    player.click("Go to the lesson");
    let opened = player.app.lesson_session().map(|it| it.lesson().id.clone());
    assert_eq!(opened.as_deref(), Some("bishop"));
}

/// The names of the games that are open.
fn open(player: &Player) -> Vec<String> {
    let open = boards(player).into_iter().filter(|it| it.first.is_none());
    open.map(|it| it.name.clone()).collect()
}

#[test]
fn the_first_game_waits_for_nothing_and_half_of_its_lesson_opens_any_other() {
    let bishop = whole_course().find("bishop").unwrap();
    let steps = bishop.lesson.step_ids();
    let half = steps.len().div_ceil(2);
    let with = |n_done: usize| {
        let folder = Folder::new(&format!("games-half-{n_done}"));
        let mut shared = child(&folder, &[]);
        assert!(!shared.learner.is_guest());
        let day = Day::from_unix_days(20_000);
        let progress = &mut shared.learner.progress;
        for step in &steps[..n_done] {
            progress.record("bishop", steps.iter().copied(), step, &FLAWLESS, day);
        }
        assert_eq!(progress.stars("bishop"), 0, "it is only begun");
        (folder, games(shared))
    };
    assert_eq!(open(&with(0).1), ["Rook and pawns"]);
    assert_eq!(open(&with(half - 1).1), ["Rook and pawns"]);
    let (_folder, mut player) = with(half);
    assert_eq!(open(&player), ["Rook and pawns", "Bishop and pawns"]);
    player.click("Bishop and pawns");
    let game = ("coach-games".to_owned(), "bishop-pawns".to_owned());
    assert_eq!(played(&player), Some(game));
}

#[test]
fn the_way_to_the_lesson_has_room_around_it() {
    for language in languages::shipped() {
        let folder = Folder::new(&format!("games-door-{language}"));
        let mut player = games(child_in(language, &folder, &[])).sized(1366.0, 768.0);
        let last = boards(&player).last().unwrap().control;
        press(&mut player, last);
        let on = model(&player).on.clone().unwrap();
        let place = player.find(id_of(on.control)).unwrap();
        let side = player.find(id_of(Control::Strength(1))).unwrap().x;
        assert!(place.height < 70.0, "{language}: one line, {place:?}");
        assert!(place.width < side * 0.75, "{language}: {place:?} {side}");
        shoot(
            &format!("games-door-{language}"),
            player.app.shared().theme(),
            (1366, 768),
            player.app.view(),
        );
    }
}

#[test]
fn what_comes_first_is_read_to_whoever_does_not_read() {
    for is_read_to in [true, false] {
        let folder = Folder::new(&format!("games-read-{is_read_to}"));
        let scribe = Scribe::default();
        let mut shared = child(&folder, &["rook"]);
        shared.speaker = scribe.speaker();
        shared.settings.speech = true;
        let id = shared.learner.profile().id.clone();
        shared.set_reading(&id, is_read_to);
        let mut player = games(shared);
        scribe.end_all(&mut player);
        scribe.take();
        let bishop = boards(&player)
            .into_iter()
            .find(|it| it.name.starts_with("Bishop"));
        let control = bishop.unwrap().control;
        press(&mut player, control);
        scribe.end_all(&mut player);
        let said = scribe.take();
        assert_eq!(said.len(), usize::from(is_read_to), "{said:?}");
        assert!(said.iter().all(|it| it.contains("The bishop")), "{said:?}");
    }
}

#[test]
fn what_is_open_comes_first_and_a_closed_game_shows_its_lesson() {
    let folder = Folder::new("games-order");
    let player = games(child(&folder, &["rook", "queen"]));
    let titles: Vec<&str> = cards(&player).map(|it| it.title.as_str()).collect();
    assert_eq!(
        titles[..3],
        ["Rook and pawns", "Queen and pawns", "Pawn race"]
    );
    let wide = |number| player.find(id_of(Control::Game(number))).unwrap().width;
    let of = |name: &str| {
        let shown = boards(&player);
        shown
            .iter()
            .find(|it| it.name.starts_with(name))
            .unwrap()
            .number
    };
    assert!(
        wide(of("Rook")) > 2.0 * wide(of("Knight")),
        "what is open is large"
    );
    let closed = boards(&player).into_iter().filter(|it| it.first.is_some());
    let roles: Vec<_> = closed
        .filter_map(|it| Some((it.first.clone()?, it.emblem?.role)))
        .collect();
    let of = |title: &str| {
        roles
            .iter()
            .find(|(it, _)| it == title)
            .map(|(_, role)| *role)
    };
    assert_eq!(of("The bishop"), Some(Role::Bishop));
    assert_eq!(of("The knight"), Some(Role::Knight));
    // A game is the same whatever stands before it.
    let mut player = player;
    player.click("Queen and pawns");
    let game = ("coach-games".to_owned(), "queen-pawns".to_owned());
    assert_eq!(played(&player), Some(game));
}

#[test]
fn a_game_that_was_won_has_its_star() {
    let mut shared = guest(&["en"]);
    let day = Day::from_unix_days(20_000);
    let progress = &mut shared.learner.progress;
    progress.record("coach-games", ["rook-pawns"], "rook-pawns", &FLAWLESS, day);
    let player = games(shared);
    let won: Vec<&str> = boards(&player)
        .into_iter()
        .filter(|it| it.is_won)
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(won, ["Rook and pawns. Hats you’ve won: 0 of 5."]);
}

#[test]
fn a_strength_is_chosen_played_against_and_kept() {
    let folder = Folder::new("games-strength");
    let mut player = games(child(&folder, &["mate-in-one", "rook"]));
    let chosen = |player: &Player| {
        let birds = model(player).birds.iter();
        let chosen: Vec<u8> = birds
            .filter(|it| it.is_chosen)
            .map(|it| it.strength)
            .collect();
        chosen
    };
    assert_eq!(chosen(&player), [1]);
    player.click("looks twice");
    assert_eq!(chosen(&player), [4]);
    let met = |player: &Player| {
        let session = player.app.lesson_session().unwrap();
        let Task::Game { opponent, .. } = &session.step().task else {
            panic!("no game");
        };
        opponent.unwrap()
    };
    for game in ["A whole game", "Rook and pawns"] {
        player.click(game);
        assert_eq!(met(&player), Strength::LooksTwice, "{game}");
        player.click_on(&Phrase::ButtonBack);
    }
    // On the path a small game is as it is written.
    for (step, strength) in [
        ("rook-pawns", Strength::TriesThings),
        ("whole-game", Strength::LooksTwice),
    ] {
        player.app.go(Goto::Home);
        player
            .app
            .go(Goto::Step("coach-games".to_owned(), step.to_owned()));
        assert_eq!(met(&player), strength, "{step}");
    }
    drop(player);
    let mut shared = child(&folder, &["mate-in-one"]);
    assert_eq!(shared.settings.coach_strength, 4, "kept over a restart");
    shared.settings.coach_strength = 99;
    assert_eq!(shared.strength_chosen(), Strength::TriesThings);
}

#[test]
fn keys_reach_every_game_and_every_strength() {
    for language in ["en", MIRRORED] {
        let mut player = games(guest(&[language]));
        let mut reached = Vec::new();
        for _ in 0..40 {
            player.key(Named::Tab);
            reached.extend(player.app.games_screen().unwrap().focused());
        }
        for number in 0..11 {
            assert!(
                reached.contains(&Control::Game(number)),
                "{language} {number}"
            );
        }
        for strength in 1..=5 {
            assert!(reached.contains(&Control::Strength(strength)));
        }
    }
}

#[test]
fn whatever_is_pressed_is_large_enough_in_every_window() {
    for (width, height) in [
        (480.0, 560.0),
        (800.0, 600.0),
        (1366.0, 768.0),
        (2560.0, 1440.0),
    ] {
        for language in ["en", "ru", MIRRORED] {
            let player = games(guest(&[language])).sized(width, height);
            let games = (0..11).map(Control::Game);
            for control in games.chain((1..=5).map(Control::Strength)) {
                let found = player.find(id_of(control)).unwrap();
                let said = format!("{language} {width} {control:?}: {found:?}");
                assert!(found.width >= 48.0 && found.height >= 48.0, "{said}");
                assert!(
                    found.x >= 0.0 && found.x + found.width <= width + 0.5,
                    "{said}"
                );
            }
        }
    }
}
