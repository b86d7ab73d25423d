//! The open land on the home screen: its stones, the way on, the learner who hops, the tile of the coach.

use std::time::{Duration, Instant};

use headless::runtime::user_interface::{Cache, State, UserInterface};
use iced::advanced::clipboard;
use iced::keyboard::key::Named;
use iced::{Event, Size, mouse, window};

use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::base::view::id_of;
use squarewise::gui::base::{HasFrame, Laid};
use squarewise::gui::look::art::stones::{StoneKind, StoneState};
use squarewise::gui::screen::home;
use squarewise::gui::screen::home::model::{Control, Land, Model};
use squarewise::gui::{App, Message};
use squarewise::library::{Library, PathEntry};
use squarewise::locale::Phrase;
use squarewise::storage::{Day, FolderChoice};

use crate::gui::home::authors::{LESSON, with_own};
use crate::gui::tools::{FLAWLESS, Player, Shown, guest, renderer, shoot};
use crate::languages::{self, MIRRORED};
use crate::support::{Folder, whole_course};

const SIZES: [(f32, f32); 6] = [
    (480.0, 560.0),
    (800.0, 600.0),
    (1024.0, 768.0),
    (1366.0, 768.0),
    (1920.0, 1080.0),
    (2560.0, 1440.0),
];

/// Somebody with these lessons done, at home.
fn with(language: &str, done: &[&str]) -> Player {
    let mut shared = guest(&[language]);
    shared.library = whole_course().clone();
    shared.settings.motion = false;
    for lesson in done {
        shared.learner.progress.finish(lesson, []);
    }
    Player::of(App::new(shared))
}

fn model(player: &Player) -> &Model {
    player.app.home_screen().unwrap().model()
}

fn land(player: &Player) -> &Land {
    model(player).land.as_ref().unwrap()
}

/// The lesson that is open.
fn open(player: &Player) -> Option<String> {
    let session = player.app.lesson_session()?;
    Some(session.lesson().id.clone())
}

#[test]
fn a_new_learner_stands_on_the_first_stone_and_goes_on_with_one_key() {
    let mut player = with("en", &[]);
    let shown = land(&player);
    assert_eq!(shown.name, "Rook Meadow");
    assert_eq!(shown.stands, 0);
    let states: Vec<StoneState> = shown.stones.iter().map(|it| it.state).collect();
    assert_eq!(states[0], StoneState::Next);
    assert!(states[1..].iter().all(|it| *it == StoneState::Ahead));
    assert_eq!(shown.play.as_ref().unwrap().label, shown.stones[0].title);
    assert!(model(&player).go_on.is_none());
    player.key(Named::Enter);
    assert_eq!(open(&player).as_deref(), Some("rook"));
}

#[test]
fn finished_stones_are_gold_and_the_learner_stands_on_the_next() {
    let mut player = with("en", &["rook", "bishop"]);
    let shown = land(&player);
    let done = |it: &&home::model::Stone| it.state == StoneState::Done;
    assert_eq!(shown.stones.iter().filter(done).count(), 2);
    assert_eq!(shown.stones[0].stars, Some(1));
    let next = shown.stands;
    assert_eq!(shown.stones[next].state, StoneState::Next);
    assert_eq!(shown.count, format!("2 of {}", shown.stones.len()));
    assert_eq!(shown.stars, "2");
    let title = shown.play.as_ref().unwrap().label.clone();
    player.click(&title);
    assert!(open(&player).is_some_and(|it| it != "rook" && it != "bishop"));
}

#[test]
fn a_lesson_left_in_the_middle_is_the_next_stone() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let king = whole_course().find("king").unwrap();
    let step = king.lesson.step_ids()[1];
    shared.learner.progress.set_resume("king", Some(step));
    let player = Player::of(App::new(shared));
    let shown = land(&player);
    let king = king.words(&player.app.shared().locale).title();
    assert_eq!(shown.stones[shown.stands].title, king);
}

#[test]
fn what_is_played_once_more_stays_done() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let progress = &mut shared.learner.progress;
    progress.finish("rook", []);
    progress.finish("bishop", []);
    let step = whole_course().find("rook").unwrap().lesson.step_ids()[1];
    progress.set_resume("rook", Some(step));
    let player = Player::of(App::new(shared));
    let shown = land(&player);
    assert_eq!(shown.stands, 0, "it is the next one");
    assert_eq!(shown.count, format!("2 of {}", shown.stones.len()));
}

#[test]
fn every_stone_is_a_button_with_a_name_in_the_order_of_the_path() {
    for language in languages::walked() {
        let mut player = with(language, &["rook"]);
        let ring = model(&player).ring();
        let stones: Vec<Control> = ring
            .iter()
            .copied()
            .filter(|it| matches!(it, Control::Stone(_)))
            .collect();
        let n_stones = land(&player).stones.len();
        let all: Vec<Control> = (0..n_stones).map(Control::Stone).collect();
        assert_eq!(stones, all, "{language}");
        let titles: Vec<String> = land(&player)
            .stones
            .iter()
            .map(|it| it.title.clone())
            .collect();
        for title in &titles {
            assert!(
                !title.is_empty() && player.sees(title),
                "{language}: `{title}`"
            );
        }
        // Tab goes along the path, and Enter opens a stone far ahead: nothing is locked.
        let last = Control::Stone(n_stones - 1);
        for _ in 0..ring.len() {
            if player.app.home_screen().unwrap().focused() != Some(last) {
                player.key(Named::Tab);
            }
        }
        player.key(Named::Enter);
        assert!(player.app.lesson_model().is_some(), "{language}");
    }
}

#[test]
fn stones_stand_inside_their_land_and_are_large_enough_in_every_window() {
    for language in ["en", MIRRORED, "ru"] {
        for (width, height) in SIZES {
            let player = with(language, &["rook"]).sized(width, height);
            let n_stones = land(&player).stones.len();
            let mut before = None;
            for place in 0..n_stones {
                let stone = player.find(id_of(Control::Stone(place))).unwrap();
                let said = format!("{language} {width}x{height} stone {place}: {stone:?}");
                assert!(stone.width >= 48.0 && stone.height >= 48.0, "{said}");
                assert!(stone.x >= 0.0 && stone.x + stone.width <= width, "{said}");
                let x = match language {
                    MIRRORED => -stone.center_x(),
                    _ => stone.center_x(),
                };
                assert!(before.is_none_or(|before| before < x), "{said}");
                before = Some(x);
            }
            let play = player.find(id_of(Control::OnPath)).unwrap();
            assert!(
                play.x >= 0.0 && play.x + play.width <= width,
                "{language} {width}: {play:?}"
            );
            assert!(
                play.y + play.height <= height,
                "{language} {width}: {play:?}"
            );
            let first = player.find(id_of(Control::Stone(0))).unwrap();
            assert!(
                first.y + first.height <= height,
                "it is seen without scrolling"
            );
        }
    }
}

#[test]
fn a_press_on_the_scene_between_the_stones_does_nothing() {
    let mut player = with("en", &[]);
    let play = player.find(id_of(Control::OnPath)).unwrap();
    let beside = iced::Point::new(play.x + play.width + 60.0, play.y);
    player.events(beside, headless::simulator::click().collect());
    assert!(player.app.home_screen().is_some());
    player.events(play.center(), headless::simulator::click().collect());
    assert_eq!(open(&player).as_deref(), Some("rook"));
}

#[test]
fn an_animal_of_the_land_answers_a_press_and_takes_none_from_a_stone() {
    for language in ["en", MIRRORED] {
        let mut player = with(language, &["rook"]).sized(1366.0, 768.0);
        let animals: Vec<iced::Rectangle> = (0..)
            .map_while(|number| player.find(id_of(Control::Animal(number))))
            .collect();
        assert_eq!(animals.len(), 4, "{language}");
        for place in animals {
            assert!(place.x > 0.0 && place.x + place.width < 1366.0, "{place:?}");
            player.events(place.center(), headless::simulator::click().collect());
            assert!(player.app.home_screen().is_some(), "{language}: {place:?}");
        }
        let n_stones = land(&player).stones.len();
        for place in 0..n_stones {
            let stone = player.find(id_of(Control::Stone(place))).unwrap();
            player.events(stone.center(), headless::simulator::click().collect());
            assert!(player.app.home_screen().is_none(), "{language}: {place}");
            player.app.go(Goto::Home);
        }
    }
}

#[test]
fn lessons_of_the_path_stand_on_no_shelf_and_the_games_stand_on_none() {
    let player = with("en", &[]);
    let library = &player.app.shared().library;
    let on_shelves = model(&player).shelves.iter().flat_map(|it| &it.cards);
    let ids: Vec<&str> = on_shelves
        .map(|card| library.entries()[card.number].lesson.id.as_str())
        .collect();
    for id in ["rook", "bishop", "queen", "king", "coach-games"] {
        assert!(!ids.contains(&id), "{id}");
    }
    assert!(
        ids.is_empty(),
        "all lessons of the course stand on a path: {ids:?}"
    );
    let coach = model(&player).coach.as_ref().unwrap();
    assert_eq!(coach.label, "Play with Kavi");
}

/// Goes by Tab to a control.
fn walk_to(player: &mut Player, control: Control) {
    for _ in 0..200 {
        if player.app.home_screen().unwrap().focused() == Some(control) {
            return;
        }
        player.key(Named::Tab);
    }
    panic!("{control:?} is not reached");
}

/// The names of the lessons on the shelves.
fn on_shelves(player: &Player) -> Vec<String> {
    let entries = player.app.shared().library.entries();
    let cards = model(player).shelves.iter().flat_map(|it| &it.cards);
    cards
        .map(|card| entries[card.number].lesson.id.clone())
        .collect()
}

#[test]
fn all_lessons_are_cards_one_switch_away_and_that_is_kept() {
    let folder = Folder::new("home-cards");
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let start = || {
        let shared = Shared::open(whole_course().clone(), Some("en"), &place);
        let mut player = Player::of(App::new(shared));
        player.app.go(Goto::Home);
        player
    };
    let mut player = start();
    player.click("Show all lessons as cards");
    assert!(model(&player).land.is_none());
    let shelves = on_shelves(&player);
    for id in ["rook", "king", "knight"] {
        assert!(shelves.contains(&id.to_owned()), "{id}");
    }
    assert!(!shelves.contains(&"coach-games".to_owned()));
    let go_on = model(&player).go_on.as_ref().unwrap();
    assert!(go_on.button.is_some() && go_on.line.contains("rook"));
    drop(player);
    // In another window it is so from the start; by keys a card opens, and the path comes back.
    let mut player = start();
    assert!(model(&player).land.is_none());
    let entries = player.app.shared().library.entries();
    let rook = entries.iter().position(|it| it.lesson.id == "rook");
    walk_to(&mut player, Control::Lesson(rook.unwrap()));
    player.key(Named::Enter);
    assert_eq!(open(&player).as_deref(), Some("rook"));
    player.app.go(Goto::Home);
    walk_to(&mut player, Control::Cards);
    player.key(Named::Enter);
    assert_eq!(land(&player).stands, 0);
    assert!(!on_shelves(&player).contains(&"rook".to_owned()));
    assert!(player.sees("Show all lessons as cards") && !player.sees("Show the path"));
}

#[test]
fn the_learner_has_all_stars_beside_the_name() {
    let stars = |player: &Player| {
        let chips = &model(player).chips;
        let chosen = chips.iter().find(|it| it.is_chosen).unwrap();
        chosen.stars.clone()
    };
    assert_eq!(stars(&with("en", &[])), None);
    let player = with("en", &["rook", "knight"]);
    assert_eq!(stars(&player), Some(("2".to_owned(), "2 stars".to_owned())));
    assert!(player.sees("2 stars"));
    let mut shared = app_shared(&player.app);
    let day = Day::from_unix_days(20_777);
    let progress = &mut shared.learner.progress;
    progress.record("coach-games", ["rook-pawns"], "rook-pawns", &FLAWLESS, day);
    let player = Player::of(App::new(shared));
    let (number, _) = stars(&player).unwrap();
    assert_eq!(number, "3", "a game has stars, too");
}

#[test]
fn the_sign_of_the_land_counts_the_same_stars_as_the_bar() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let rook = whole_course().find("rook").unwrap();
    let day = Day::from_unix_days(20_777);
    let mut app = App::new(shared);
    for (number, step) in (1..).zip(rook.lesson.step_ids()) {
        let mut shared = app_shared(&app);
        shared.learner.progress = app.shared().learner.progress.clone();
        let progress = &mut shared.learner.progress;
        progress.record("rook", rook.lesson.step_names(), step, &FLAWLESS, day);
        let jar = progress.gathered("rook", rook.lesson.step_names()).got;
        app = App::new(shared);
        app.go(Goto::Home);
        let player = Player::of(app);
        let all = model(&player).chips[0].stars.clone().unwrap().0;
        assert_eq!(jar, 3 * number, "each step that is done adds its stars");
        assert_eq!(all, jar.to_string());
        assert_eq!(land(&player).stars, all);
        for size in [(1366, 768), (800, 600)] {
            let kind = player.app.shared().theme();
            let name = format!("home-stars-{number}-{}", size.0);
            if number == 8 {
                shoot(&name, kind, size, player.app.view());
            }
        }
        app = player.app;
    }
}

#[test]
fn whoever_has_chosen_no_name_is_greeted_without_one() {
    let folder = Folder::new("home-no-name");
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let king = whole_course().find("king").unwrap();
    let greeting = |is_named: bool, is_left: bool| {
        let mut shared = Shared::open(whole_course().clone(), Some("en"), &place);
        shared.settings.cards = true;
        if is_named {
            shared.with_learners(|it| it.add("fox", ""));
        }
        let step = king.lesson.step_ids()[1];
        let left = is_left.then_some(step);
        shared.learner.progress.set_resume("king", left);
        let mut player = Player::of(App::new(shared));
        player.app.go(Goto::Home);
        model(&player).go_on.clone().unwrap().title
    };
    assert_eq!(greeting(false, false), "Hello!");
    assert_eq!(greeting(false, true), "Keep going!");
    assert_eq!(greeting(true, false), "Hello, Fox!");
    assert_eq!(greeting(true, true), "Keep going, Fox!");
}

#[test]
fn a_land_whose_lessons_are_done_leads_to_its_end_again() {
    assert!(
        land(&with("en", &["rook", "bishop", "queen"]))
            .ended
            .is_none()
    );
    let mut player = with("en", &["rook", "bishop", "queen", "king"]);
    walk_to(&mut player, Control::LandEnd);
    player.key(Named::Enter);
    assert!(player.app.land_screen().is_some());
    player.key(Named::Escape);
    player.click("Certificate");
    assert!(player.app.land_screen().is_some());
}

#[test]
fn the_end_of_a_land_leads_along_the_path_or_home_and_never_back_into_it() {
    let main = |player: &Player| player.app.land_screen().unwrap().model().main.label.clone();
    let at_the_end = |done: &[&str]| {
        let mut player = with("en", done);
        player.app.go(Goto::Land("meadow".to_owned()));
        player
    };
    let (first, all) = (main(&at_the_end(&[])), ["rook", "bishop", "queen", "king"]);
    let mut player = at_the_end(&all);
    assert_eq!(
        main(&player),
        first,
        "into the next land, before the games of this one"
    );
    player.click(&first);
    assert_eq!(open(&player).as_deref(), Some("knight"));
    player.click_on(&Phrase::ButtonHome);
    let is_home = player.app.home_screen().is_some();
    assert!(is_home, "it does not come back to the end");
    let entries = whole_course().entries().iter();
    let all: Vec<&str> = entries.map(|it| it.lesson.id.as_str()).collect();
    let mut shared = app_shared(&with("en", &all).app);
    let day = Day::from_unix_days(20_777);
    let progress = &mut shared.learner.progress;
    for lesson in all {
        progress.finish(lesson, []);
    }
    let stones = whole_course().lands().iter().flat_map(|it| &it.entries);
    for stone in stones {
        if let PathEntry::Game { lesson, step } = stone {
            progress.record(lesson, [step.as_str()], step, &FLAWLESS, day);
        }
    }
    progress.see_land("course", day);
    let mut player = Player::of(App::new(shared));
    player.app.go(Goto::Land("meadow".to_owned()));
    assert_eq!(main(&player), player.say(&Phrase::ButtonHome));
}

#[test]
fn a_stone_says_that_its_lesson_takes_the_place_of_another() {
    let text = LESSON.replace("id = \"mine\"", "id = \"rook\"");
    let folder = Folder::new("home-copy").with("rook.toml", &text);
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let mut player = Player::of(App::new(with_own(shared, &folder)));
    let [rook, bishop] = [0, 2].map(|place| land(&player).stones[place].clone());
    assert_eq!(rook.title, "My own rook");
    let note = "Replaces a built-in lesson";
    assert_eq!((rook.is_own, rook.note.as_deref()), (true, Some(note)));
    assert_eq!((bishop.is_own, bishop.note), (false, None));
    assert!(player.sees(note));
    player.key(Named::Enter);
    assert!(player.sees("Look at it."));
}

#[test]
fn without_a_path_home_is_as_it_was() {
    let mut shared = guest(&["en"]);
    shared.library = Library::default();
    let player = Player::of(App::new(shared));
    let shown = model(&player);
    assert!(shown.land.is_none() && shown.go_on.is_some() && shown.coach.is_none());
    assert!(shown.cards.is_none());
}

#[test]
fn what_was_left_in_another_land_opens_that_land() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let castling = whole_course().find("castling-how").unwrap();
    let step = castling.lesson.step_ids()[1];
    shared
        .learner
        .progress
        .set_resume("castling-how", Some(step));
    let mut player = Player::of(App::new(shared));
    assert_eq!(land(&player).id, "pass");
    assert!(model(&player).go_on.is_none());
    player.key(Named::Enter);
    assert_eq!(open(&player).as_deref(), Some("castling-how"));
}

#[test]
fn what_was_left_on_no_path_has_its_own_way_on() {
    let folder = Folder::new("home-left").with("mine.toml", &LESSON);
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let mut shared = with_own(shared, &folder);
    let step = shared.library.find("mine").unwrap().lesson.step_ids()[0].to_owned();
    let progress = &mut shared.learner.progress;
    progress.set_resume("mine", Some(&step));
    let mut player = Player::of(App::new(shared));
    assert!(model(&player).go_on.is_some());
    assert!(land(&player).play.is_some(), "the path goes on too");
    assert_eq!(model(&player).shelves.len(), 1);
    player.key(Named::Enter);
    assert_eq!(open(&player).as_deref(), Some("mine"));
}

#[test]
fn once_the_path_is_done_the_shelves_lead_on() {
    let player = with("en", &["rook", "bishop", "queen", "king", "story-india"]);
    let shown = land(&player);
    let is_done =
        |it: &home::model::Stone| it.state == StoneState::Done || it.kind == StoneKind::Game;
    assert!(shown.stones.iter().all(is_done));
    if shown.play.is_none() {
        assert!(model(&player).go_on.as_ref().unwrap().button.is_some());
        assert_eq!(shown.stands, shown.stones.len() - 1);
    }
}

/// Somebody at home after the rook was finished.
fn after_the_rook(motion: bool) -> App {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    shared.settings.motion = motion;
    let mut app = App::new(shared);
    app.go(Goto::Home);
    app.open("rook");
    let mut shared = app_shared(&app);
    shared.learner.progress.finish("rook", []);
    let mut app = App::new(shared);
    app.go(Goto::Home);
    app
}

/// What the screens share, as it is now, for another window.
fn app_shared(app: &App) -> Shared {
    let old = app.shared();
    let mut shared = guest(&["en"]);
    shared.library = old.library.clone();
    shared.settings = old.settings.clone();
    shared.stood = old.stood.clone();
    shared
}

/// How long after this the window asks for a picture; `None` if it rests.
fn next_picture(app: &App, cache: &mut Option<Cache>, now: Instant) -> Option<Duration> {
    let mut renderer = renderer();
    let size = Size::new(1366.0, 768.0);
    let kept = cache.take().unwrap_or_default();
    let mut ui = UserInterface::build(app.view(), size, kept, &mut renderer);
    let event = Event::Window(window::Event::RedrawRequested(now));
    let cursor = mouse::Cursor::Unavailable;
    let mut messages: Vec<Message> = Vec::new();
    let (state, _) = ui.update(
        &[event],
        cursor,
        &mut renderer,
        &mut clipboard::Null,
        &mut messages,
    );
    *cache = Some(ui.into_cache());
    match state {
        State::Updated {
            redraw_request: window::RedrawRequest::At(at),
            ..
        } => Some(at.duration_since(now)),
        State::Updated {
            redraw_request: window::RedrawRequest::NextFrame,
            ..
        } => Some(Duration::ZERO),
        _ => None,
    }
}

/// So many pictures are drawn from this moment on, until nothing moves; the moment moves on.
fn n_pictures(app: &App, cache: &mut Option<Cache>, now: &mut Instant) -> usize {
    (0..500)
        .find(|_| match next_picture(app, cache, *now) {
            Some(wait) => {
                *now += wait;
                false
            }
            None => true,
        })
        .unwrap()
}

#[test]
fn an_animal_that_was_pressed_moves_once_and_then_nothing_is_drawn() {
    for moves in [true, false] {
        let mut shared = guest(&["en"]);
        shared.library = whole_course().clone();
        shared.settings.motion = moves;
        let mut app = App::new(shared);
        let (mut cache, mut now) = (None, Instant::now());
        let comes_back = |app: &mut App, now: &mut Instant| {
            app.go(Goto::Games);
            app.go(Goto::Home);
            n_pictures(app, &mut None, now)
        };
        let unpressed = comes_back(&mut app, &mut now);
        n_pictures(&app, &mut cache, &mut now);
        for place in 0..4 {
            let pressed = home::Message::Pressed(Control::Animal(place));
            let _ = app.update(Message::Home(pressed));
            let n = n_pictures(&app, &mut cache, &mut now);
            assert_eq!(n >= 5, moves, "animal {place}: {n} pictures");
        }
        let n = comes_back(&mut app, &mut now);
        assert_eq!(n, unpressed, "whoever comes back finds them at rest");
        // In another land somebody else stands where one was pressed.
        let _ = app.update(Message::Home(home::Message::Pressed(Control::Animal(1))));
        n_pictures(&app, &mut cache, &mut now);
        let _ = app.update(Message::Home(home::Message::Pressed(Control::Land(1))));
        // One leaf closes, the other opens, they move.
        for _ in 0..3 {
            now += Duration::from_secs(1);
            next_picture(&app, &mut cache, now);
        }
        now += Duration::from_secs(1);
        let n = n_pictures(&app, &mut cache, &mut now);
        assert!(n < 2, "{n}");
    }
}

#[test]
fn the_learner_hops_to_the_next_stone_and_then_nothing_is_drawn() {
    let app = after_the_rook(true);
    let from = app
        .home_screen()
        .unwrap()
        .model()
        .land
        .as_ref()
        .unwrap()
        .comes_from;
    assert_eq!(from, Some(0));
    let (mut cache, start) = (None, Instant::now());
    let mut n_pictures = 0;
    let mut now = start;
    // After it the coach alone lives, at most once a second.
    let soon = |wait: &Duration| *wait < Duration::from_millis(500);
    while let Some(wait) = next_picture(&app, &mut cache, now).filter(soon) {
        now += wait.max(Duration::from_millis(1));
        n_pictures += 1;
        assert!(n_pictures < 60, "it never rests");
    }
    let length = now - start;
    assert!(n_pictures > 5, "{n_pictures} pictures");
    assert!((250..400).contains(&length.as_millis()), "{length:?}");
    // The lands beside the open one are painted ahead.
    now += Duration::from_secs(90);
    let mut n_ahead = 0;
    while let Some(wait) = next_picture(&app, &mut cache, now) {
        (now, n_ahead) = (now + wait, n_ahead + 1);
        assert!(n_ahead < 5, "it never rests");
    }
}

#[test]
fn without_motion_the_learner_is_there_at_once() {
    let app = after_the_rook(false);
    let shown = app.home_screen().unwrap().model().land.clone().unwrap();
    assert_eq!(shown.comes_from, None);
    assert_eq!(next_picture(&app, &mut None, Instant::now()), None);
}

#[test]
fn nobody_hops_who_comes_back_to_the_same_stone() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    shared.settings.motion = true;
    let mut app = App::new(shared);
    app.go(Goto::Home);
    app.open("rook");
    app.go(Goto::Home);
    let land = app.home_screen().unwrap().model().land.as_ref().unwrap();
    assert_eq!(land.comes_from, None);
}
