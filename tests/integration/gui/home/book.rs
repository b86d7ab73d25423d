//! The lands side by side: one is open, the others open when they are pressed, and nothing is locked. The shelf of pieces
//! below them.

use std::collections::BTreeSet;

use iced::keyboard::key::Named;

use squarewise::gui::App;
use squarewise::gui::base::HasFrame;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::base::view::id_of;
use squarewise::gui::look::art::lands::{LANDS, art_of};
use squarewise::gui::look::art::stones::StoneState;
use squarewise::gui::screen::home::model::{Control, Model};
use squarewise::library::PathEntry;
use squarewise::settings::Theme;
use squarewise::storage::{Day, FolderChoice};

use crate::gui::everywhere::states;
use crate::gui::tools::{FLAWLESS, Look, Player, Shown, guest, shoot};
use crate::languages::{self, MIRRORED};
use crate::support::{Folder, project, whole_course};

const SIZES: [(f32, f32); 6] = [
    (480.0, 560.0),
    (800.0, 600.0),
    (1180.0, 760.0),
    (1366.0, 768.0),
    (1920.0, 1080.0),
    (2560.0, 1440.0),
];

fn shared(language: &str) -> Shared {
    let mut shared = guest(&[language]);
    shared.library = whole_course().clone();
    shared.settings.motion = false;
    shared
}

fn finish(shared: &mut Shared, lands: &[&str]) {
    for land in lands {
        let known = shared.library.lands().iter().find(|it| it.id == *land);
        let stories = known.unwrap().entries.iter().filter_map(|it| match it {
            PathEntry::Story(id) => Some(id.clone()),
            PathEntry::Lesson(_) | PathEntry::Game { .. } => None,
        });
        let lessons = shared.lessons_of(land).unwrap().into_iter();
        let all: Vec<String> = lessons.chain(stories).collect();
        for lesson in all {
            shared.learner.progress.finish(&lesson, []);
        }
    }
}

fn at_home(language: &str) -> Player {
    Player::of(App::new(shared(language)))
}

fn model(player: &Player) -> &Model {
    player.app.home_screen().unwrap().model()
}

/// The land that is open.
fn open(player: &Player) -> &str {
    &model(player).land.as_ref().unwrap().id
}

fn focused(player: &Player) -> Option<Control> {
    player.app.home_screen().unwrap().focused()
}

#[test]
fn every_land_of_the_course_is_drawn_named_and_lived_in() {
    let lands = whole_course().lands();
    assert_eq!(lands.len(), LANDS.len());
    for language in languages::shipped() {
        let shared = shared(language);
        let mut said = BTreeSet::new();
        for land in lands {
            let words = ["can", "first", "second", "third"];
            let words = words.map(|what| shared.land_words(&land.id, what));
            for words in words.into_iter().chain([shared.land(&land.id)]) {
                assert!(!words.is_empty() && !words.contains("land-"), "{language}");
                assert!(!words.contains("ended-"), "{language}: {words}");
                assert!(said.insert(words.clone()), "{language}: twice {words}");
            }
        }
    }
    let told = std::fs::read_to_string(project("assets/README.md")).unwrap();
    for land in lands {
        let art = art_of(&land.id).unwrap_or_else(|| panic!("{} is not drawn", land.id));
        assert!((3..=4).contains(&art.animals.len()), "{}", land.id);
        for (name, _, around) in art.animals {
            let lives = |scene: &&str| scene.contains(&format!("<g id=\"{name}\""));
            let n_scenes = art.scenes().filter(lives).count();
            assert!(n_scenes >= 4, "{}: {name} is in {n_scenes}", land.id);
            let iced::Rectangle { x, y, .. } = around;
            let row = format!("`{name}` | {x} {y} {} {} |", around.width, around.height);
            assert!(told.contains(&row), "{}: {row}", land.id);
        }
        assert!(art.stamp.contains("<svg"));
    }
}

#[test]
fn a_press_opens_a_land_and_nothing_in_it_is_locked() {
    let mut player = at_home("en");
    assert_eq!(open(&player), "meadow");
    assert_eq!(model(&player).before.len(), 0);
    assert_eq!(model(&player).after.len(), 7);
    player.click("Knight Forest");
    assert_eq!(open(&player), "forest");
    let names = |lands: &[squarewise::gui::screen::home::model::ClosedLand]| {
        let names = lands.iter().map(|it| it.id.clone());
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(&model(&player).before), "meadow");
    assert_eq!(
        names(&model(&player).after),
        "fields castle harbor pass mill fair"
    );
    // The way back is marked, and what was opened leads on by itself.
    assert_eq!(model(&player).before[0].state, StoneState::Next);
    let play = model(&player).land.as_ref().unwrap().play.clone().unwrap();
    player.click(&play.label);
    assert_eq!(player.app.lesson_session().unwrap().lesson().id, "knight");
    player.app.go(Goto::Home);
    assert_eq!(open(&player), "forest", "whoever comes back is still there");
    player.click("Rook Meadow");
    assert_eq!(open(&player), "meadow");
}

#[test]
fn a_land_that_was_only_looked_at_closes_once_it_is_done() {
    let mut shared = shared("en");
    finish(&mut shared, &["forest"]);
    let day = Day::from_unix_days(20_777);
    let progress = &mut shared.learner.progress;
    for game in ["knight-pawns", "hide-and-seek"] {
        progress.record("coach-games", [game], game, &FLAWLESS, day);
    }
    let mut player = Player::of(App::new(shared));
    assert_eq!(model(&player).after[0].state, StoneState::Done);
    player.click("Knight Forest");
    assert_eq!(open(&player), "forest");
    assert!(model(&player).land.as_ref().unwrap().play.is_none());
    let first = model(&player).land.as_ref().unwrap().stones[0].clone();
    player.click(&first.title);
    player.app.go(Goto::Home);
    assert_eq!(open(&player), "meadow");
}

#[test]
fn who_sits_down_has_opened_no_land() {
    let folder = Folder::new("book-learners");
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let mut shared = Shared::open(whole_course().clone(), Some("en"), &place);
    shared.opened = Some("fair".to_owned());
    assert_eq!(shared.shown_land().unwrap().id, "fair");
    shared.with_learners(|it| it.add("bear", "Mia"));
    assert_eq!(shared.shown_land().unwrap().id, "meadow");
    shared.opened = Some("nowhere".to_owned());
    assert_eq!(shared.shown_land().unwrap().id, "meadow");
}

#[test]
fn keys_go_along_the_lands_and_open_them() {
    for language in languages::walked() {
        let mut player = at_home(language);
        let ring = |player: &Player| squarewise::gui::base::Laid::ring(model(player));
        let lands = |player: &Player| {
            let lands = ring(player).into_iter();
            let lands = lands.filter(|it| matches!(it, Control::Land(_)));
            lands.collect::<Vec<_>>()
        };
        let all: Vec<Control> = (1..8).map(Control::Land).collect();
        assert_eq!(lands(&player), all, "{language}");
        let castle = Control::Land(3);
        for _ in 0..ring(&player).len() {
            if focused(&player) != Some(castle) {
                player.key(Named::Tab);
            }
        }
        player.key(Named::Enter);
        assert_eq!(open(&player), "castle", "{language}");
        assert_eq!(focused(&player), Some(Control::OnPath), "{language}");
        let others: Vec<Control> = [0, 1, 2, 4, 5, 6, 7].map(Control::Land).to_vec();
        assert_eq!(lands(&player), others, "{language}");
        player.key(Named::Enter);
        let session = player.app.lesson_session().unwrap();
        assert_eq!(session.lesson().id, "king-danger", "{language}");
    }
}

#[test]
fn all_lands_are_seen_in_every_window_in_the_order_of_reading() {
    for language in ["en", MIRRORED, "ru"] {
        for (width, height) in SIZES {
            let mut shared = shared(language);
            shared.opened = Some("castle".to_owned());
            let player = Player::of(App::new(shared)).sized(width, height);
            let places = [0, 1, 2, 4, 5, 6, 7].map(Control::Land);
            let places = places.map(|it| player.find(id_of(it)).unwrap());
            let said = format!("{language} {width}x{height}: {places:?}");
            for place in &places {
                assert!(place.width >= 48.0 && place.height >= 42.0, "{said}");
                assert!(place.x >= 0.0 && place.x + place.width <= width, "{said}");
                assert!(place.y + place.height <= height, "{said}");
            }
            let ways = places.iter().zip(&places[1..]);
            let is_forward = |(a, b): (&iced::Rectangle, &iced::Rectangle)| match language {
                MIRRORED => b.x < a.x || b.y > a.y,
                _ => b.x > a.x || b.y > a.y,
            };
            assert!(ways.clone().all(is_forward), "{said}");
            for (n, place) in places.iter().enumerate() {
                let others = places.iter().skip(n + 1);
                let mut others = others.map(|it| it.shrink(0.5));
                assert!(!others.any(|it| place.intersects(&it)), "{said}");
            }
        }
    }
}

#[test]
fn a_small_library_has_its_lands_too() {
    let mut shared = guest(&["en"]);
    let only = squarewise::library::Shipped::only(&["bishop", "knight"]);
    shared.library = squarewise::library::Library::of_shipped(only);
    let player = Player::of(App::new(shared));
    assert_eq!(open(&player), "meadow");
    let after: Vec<&str> = model(&player)
        .after
        .iter()
        .map(|it| it.id.as_str())
        .collect();
    assert_eq!(after, ["forest"]);
}

/// Gives a lesson all its stars.
fn master(shared: &mut Shared, lesson: &str) {
    let entry = whole_course().find(lesson).unwrap();
    let day = Day::from_unix_days(20_777);
    for step in entry.lesson.step_ids() {
        let steps = entry.lesson.step_ids();
        let progress = &mut shared.learner.progress;
        progress.record(lesson, steps, step, &FLAWLESS, day);
    }
}

#[test]
fn a_piece_is_grey_until_its_lesson_has_all_its_stars_and_opens_it() {
    let mut shared = shared("en");
    master(&mut shared, "rook");
    shared.learner.progress.finish("bishop", []);
    let player = Player::of(App::new(shared));
    let pieces: Vec<(&str, bool)> = (model(&player).pieces.iter())
        .map(|it| (it.piece.role.code(), it.is_mastered))
        .collect();
    assert_eq!(
        pieces,
        [
            ("king", false),
            ("queen", false),
            ("rook", true),
            ("bishop", false),
            ("knight", false),
            ("pawn", false)
        ]
    );
    for (place, lesson) in ["king", "queen", "rook", "bishop", "knight", "pawn-walks"]
        .into_iter()
        .enumerate()
    {
        let mut player = at_home("en");
        player.click_control(Control::Piece(place));
        assert_eq!(player.app.lesson_session().unwrap().lesson().id, lesson);
    }
    let mut cards = self::shared("en");
    cards.settings.cards = true;
    let player = Player::of(App::new(cards));
    assert!(model(&player).pieces.is_empty() && model(&player).after.is_empty());
}

#[test]
fn what_stands_on_a_path_stands_on_no_shelf_wherever_its_land_is() {
    let player = at_home("en");
    assert!(model(&player).shelves.is_empty());
    let lands = whole_course().lands().iter();
    let n_most = lands.map(|it| it.entries.len()).max().unwrap();
    assert!(n_most <= 12, "a path has room for twelve stones");
    let games = whole_course().lands().iter().flat_map(|it| &it.entries);
    let games = games.filter(|it| matches!(it, PathEntry::Game { .. }));
    assert!(games.count() > 5);
}

/// The five windows in which home is photographed.
const WINDOWS: [(u16, u16); 4] = [(800, 600), (1366, 768), (1920, 1080), (2560, 1440)];

/// `cargo test shots_of_home -- --ignored` writes them to `target/shots/`; `SHOTS=home-middle` only those of a state.
#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_home() {
    let only = std::env::var("SHOTS").unwrap_or_else(|_| "home-middle".to_owned());
    let within = std::env::var("SHOTS_IN").unwrap_or_else(|_| "en".to_owned());
    for (name, reach) in states::all().filter(|(name, _)| name.contains(&only)) {
        for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
            let player = reach(Look(&within, theme));
            let kind = player.app.shared().theme();
            for size in WINDOWS {
                let name = format!("{name}-{within}-{kind:?}-{}", size.0);
                shoot(&name, kind, size, player.app.view());
            }
        }
    }
}
