//! What moves between two screens, two steps and two inputs: a veil that lifts, a board that turns, a wrong answer that
//! slides aside, a coach who lives for a minute. Each ends, and then nothing is drawn; without motion nothing moves.

use std::collections::BTreeSet;

use iced::keyboard::key::Named;
use iced::{Event, Point, mouse};

use squarewise::gui::base::route::Goto;
use squarewise::gui::look::art::poses::{Pose, posed};
use squarewise::gui::look::art::{self, Icon, Mood};
use squarewise::gui::screen::lesson::model::{AnswerState, Control};
use squarewise::gui::screen::table;
use squarewise::gui::{App, Message};
use squarewise::rules::{Piece, Role, Seat};
use squarewise::settings::PieceSet;

use crate::gui::table::family;
use crate::gui::tools::{Player, Shown, Watched, every_fixture, guest, moments};
use crate::support::whole_course;

/// A lesson at one of its steps, where things move or not.
fn at(lesson: &str, step: &str, motion: bool) -> Player {
    let mut shared = guest(&["en"]);
    shared.library = every_fixture();
    shared.settings.motion = motion;
    shared.learner.progress.set_resume(lesson, Some(step));
    let mut app = App::new(shared);
    app.open(lesson);
    Player::of(app)
}

/// A table for two, where things move or not.
fn at_table(motion: bool) -> Player {
    let mut shared = guest(&["en"]);
    shared.settings.motion = motion;
    let mut app = App::new(shared);
    app.go(Goto::Table(None));
    Player::of(app)
}

fn flip(watched: &mut Watched) {
    let message = table::Message::Pressed(table::model::Control::Flip);
    let is_two = watched.player.app.table_screen().is_some();
    let message = match is_two {
        true => Message::Table(message),
        false => Message::Family(message),
    };
    watched.player.settle(vec![message]);
}

/// What a veil hides in the pictures from a moment on, 20 milliseconds apart.
fn veils(watched: &mut Watched, from: u64) -> Vec<f32> {
    let each = (0..8).map(|n| watched.at(from + n * 20).veil);
    each.collect()
}

/// Whether a veil lifts in 120 milliseconds.
fn lifts(veils: &[f32]) -> bool {
    let falls = veils[..6].windows(2).all(|two| two[0] > two[1]);
    veils[0] > 0.5 && veils[0] < 1.0 && falls && veils[6..] == [0.0, 0.0]
}

#[test]
fn a_veil_lifts_from_each_new_screen_and_step() {
    let mut app = App::new(guest(&["en"]));
    let mut watched = Watched::new(Player::of(app));
    assert_eq!(watched.at(0).veil, 0.0, "nothing was before the first");
    watched.player.app.go(Goto::Settings);
    assert!(lifts(&veils(&mut watched, 1000)), "a screen");
    assert!(!watched.at(1200).wants_more);
    watched.player.app.go(Goto::Back);
    assert!(lifts(&veils(&mut watched, 2000)), "back");
    let mut watched = Watched::new(at("every-kind", "say", true));
    watched.at(0);
    watched.player.press(Control::Main);
    assert!(lifts(&veils(&mut watched, 1000)), "a step");
    watched.player.press(Control::Hint);
    assert_eq!(watched.at(2000).veil, 0.0, "the same step");
    let mut shared = guest(&["en"]);
    shared.settings.motion = false;
    app = App::new(shared);
    let mut still = Watched::new(Player::of(app));
    still.at(0);
    still.player.app.go(Goto::Settings);
    assert_eq!(veils(&mut still, 1000), [0.0; 8], "without motion");
    assert_eq!(still.at(2000).next, None);
}

/// The middles of all pictures of this piece on the board of a table.
fn places(watched: &mut Watched, at: u64, piece: Piece) -> Vec<Point> {
    let ids = BTreeSet::from([art::piece_of(PieceSet::Drawn, piece).id()]);
    let seen = watched.at(at);
    let mut places = seen.place(&ids);
    places.sort_by(|a, b| a.x.total_cmp(&b.x));
    places
}

const KING: Piece = Piece::new(Role::King, Seat::WHITE);

#[test]
fn the_men_glide_round_the_middle_when_the_board_turns() {
    let mut watched = Watched::new(at_table(true));
    let before = places(&mut watched, 0, KING);
    flip(&mut watched);
    let first = places(&mut watched, 1000, KING);
    assert!(
        before[0].distance(first[0]) <= 2.0,
        "it starts where it stood"
    );
    let on_the_way: Vec<Point> = (1..20)
        .map(|n| places(&mut watched, 1000 + n * 350 / 20, KING)[0])
        .collect();
    let last = places(&mut watched, 1360, KING);
    let square = watched.player.square_side();
    assert!(
        last[0].distance(before[0]) > 5.0 * square,
        "{before:?} {last:?}"
    );
    assert!(
        on_the_way
            .iter()
            .any(|it| it.distance(last[0]) > 2.0 * square)
    );
    let is_steady = on_the_way
        .windows(2)
        .all(|two| two[0].distance(two[1]) < 2.0 * square);
    assert!(is_steady, "{on_the_way:?}");
    assert!(!watched.at(1400).wants_more);
    let mut still = Watched::new(at_table(false));
    still.at(0);
    flip(&mut still);
    assert_eq!(places(&mut still, 1000, KING), last, "at once");
    assert!(!still.at(1010).wants_more);
}

#[test]
fn a_step_from_the_other_side_turns_the_board() {
    let mut watched = Watched::new(at("every-kind", "collect-black", true));
    watched.at(0);
    assert!(!watched.at(200).wants_more, "it came up so");
    watched.player.press(Control::Step(8));
    assert_eq!(watched.player.lesson().scene.side, Seat::WHITE);
    let moving: Vec<u64> = moments(1000)
        .filter(|at| watched.at(1000 + at).wants_more)
        .collect();
    let longest = moving.last().copied().unwrap_or_default();
    assert!((300..=360).contains(&longest), "{moving:?}");
}

#[test]
fn a_cross_that_turns_comes_under_a_veil() {
    let mut shared = guest(&["en"]);
    shared.settings.motion = true;
    let mut watched = Watched::new(family::begin(shared));
    watched.at(0);
    watched.at(500);
    flip(&mut watched);
    assert!(lifts(&veils(&mut watched, 1000)));
    assert!(!watched.at(1200).wants_more);
}

/// The right answer to the question of the test.
const RIGHT: &str = "After I make my move, before my clock stops.";

/// An answer that is wrong is given; where its cross is at some moments afterwards.
fn cross_of_wrong(watched: &mut Watched, after: &[u64]) -> Vec<f32> {
    watched.at(0);
    let mut answers = watched.player.lesson().answers.iter();
    let wrong = answers.find(|it| it.label != RIGHT).unwrap().means;
    watched.player.press(Control::Answer(wrong));
    let mut answers = watched.player.lesson().answers.iter();
    assert!(answers.any(|it| it.state == AnswerState::Wrong));
    let ids = BTreeSet::from([art::icon(Icon::Cross).id()]);
    let each = after
        .iter()
        .map(|at| watched.at(1000 + at).place(&ids)[0].x);
    each.collect()
}

#[test]
fn a_wrong_answer_slides_aside_and_back_at_its_place() {
    let after = [0, 80, 170, 400];
    let mut watched = Watched::new(at("draw-kinds", "offer", true));
    let slid = cross_of_wrong(&mut watched, &after);
    assert_eq!(slid[1] - slid[0], 6.0);
    assert_eq!(slid[2..], [slid[0]; 2]);
    assert!(!watched.at(1410).wants_more);
    let mut still = Watched::new(at("draw-kinds", "offer", false));
    assert_eq!(cross_of_wrong(&mut still, &after), [slid[0]; 4]);
}

#[test]
fn a_hint_that_shows_what_was_seen_before_shakes_its_man() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    shared.settings.motion = true;
    let (lesson, step) = ("capturing", "rook-hunt");
    shared.learner.progress.set_resume(lesson, Some(step));
    let mut app = App::new(shared);
    app.open(lesson);
    let player = Player::of(app);
    let mut watched = Watched::new(player);
    watched.at(0);
    let mut seen = Vec::new();
    for hint in 1..=4_u64 {
        watched.player.types("h");
        let session = watched.player.app.lesson_session().unwrap();
        seen.push(session.hint());
        let is_again = seen.iter().filter(|it| **it == session.hint()).count() > 1;
        let from = hint * 2_000;
        let pictures: BTreeSet<u64> = (0..10).map(|n| watched.at(from + n * 40).all).collect();
        assert_eq!(pictures.len() > 3, is_again, "{hint}");
    }
    assert_eq!(seen[1], seen[2]);
}

fn coach_looks_left(watched: &mut Watched, at: u64) -> bool {
    let left = posed(Mood::Wait, Some(Pose::Left)).id();
    watched.at(at).images.iter().any(|(id, _)| *id == left)
}

#[test]
fn after_twenty_seconds_the_coach_looks_at_the_piece_that_is_to_be_moved() {
    let mut watched = Watched::new(at("every-kind", "collect", true));
    let pictures = watched.pictures(0, 19_500);
    assert!(
        pictures.windows(2).all(|two| two[1] - two[0] >= 1000),
        "{pictures:?}"
    );
    assert!(!coach_looks_left(&mut watched, 19_900));
    assert!(coach_looks_left(&mut watched, 20_000));
    let model = watched.player.lesson();
    let looks_at = model.looks_at.unwrap();
    assert!(model.scene.piece_at(looks_at).is_some());
    assert!(
        watched.player.app.lesson_session().unwrap().hints().0 == 0,
        "it costs nothing"
    );
    // The square calls, at most once a second, until the minute is over.
    let lit: BTreeSet<u64> = [20_000, 21_000].map(|at| watched.at(at).all).into();
    assert_eq!(lit.len(), 2);
    let pictures = watched.pictures(21_000, 300_000);
    assert!(
        pictures.windows(2).all(|two| two[1] - two[0] >= 1000),
        "{pictures:?}"
    );
    let last = pictures.last().copied().unwrap_or_default();
    assert!((40_000..=60_000).contains(&last), "{pictures:?}");
    assert_eq!(watched.at(300_000).next, None);
    watched.player.squares(&["a8"]);
    assert!(
        !coach_looks_left(&mut watched, 301_000),
        "somebody does something"
    );
}

#[test]
fn without_motion_the_coach_looks_too_in_one_picture() {
    let mut watched = Watched::new(at("every-kind", "collect", false));
    assert_eq!(watched.pictures(0, 300_000), [20_000]);
    assert!(coach_looks_left(&mut watched, 300_000));
}

#[test]
fn the_mouse_keeps_the_coach_awake() {
    let mut watched = Watched::new(at("every-kind", "say", true));
    let asleep = watched.pictures(0, 300_000);
    let last = asleep.last().copied().unwrap_or_default();
    assert!(
        (30_000..=60_000).contains(&last) && asleep.len() >= 10,
        "{asleep:?}"
    );
    let position = Point::new(3.0, 3.0);
    let moved = Event::Mouse(mouse::Event::CursorMoved { position });
    assert!(watched.hands(&moved), "a picture is wanted");
    let again = watched.pictures(400_000, 900_000);
    assert!(
        again.len() >= 10 && again.iter().all(|at| *at <= 460_000),
        "{again:?}"
    );
}

/// The moments when something is drawn on a screen that nobody touches, after what moved at first.
fn life(goto: Goto, motion: bool) -> Vec<u64> {
    let mut shared = guest(&["en"]);
    shared.settings.motion = motion;
    let mut app = App::new(shared);
    app.go(goto);
    let mut watched = Watched::new(Player::of(app));
    for at in (0..1500).step_by(20) {
        watched.at(at);
    }
    watched.pictures(1500, 400_000)
}

#[test]
fn the_coach_lives_on_every_screen_where_it_waits_for_a_child() {
    let name = || Goto::Name(Box::new(Goto::Home));
    for goto in [Goto::Home, Goto::Games, name(), Goto::Welcome] {
        let drawn = life(goto.clone(), true);
        assert!(drawn.len() >= 10, "{goto:?}: {drawn:?}");
        assert!(drawn.iter().all(|at| *at <= 61_500), "{goto:?}: {drawn:?}");
        let apart = drawn.windows(2).all(|two| two[1] - two[0] >= 900);
        assert!(apart, "{goto:?}: {drawn:?}");
        assert_eq!(life(goto.clone(), false), [0; 0], "{goto:?} without motion");
    }
}

#[test]
fn before_a_class_everything_stands_still() {
    let mut player = at("every-kind", "collect", true);
    player.key(Named::F11);
    assert!(player.lesson().slide.is_some());
    let mut watched = Watched::new(player);
    assert!(watched.pictures(0, 300_000).is_empty());
    watched.player.key(Named::PageUp);
    assert_eq!(veils(&mut watched, 301_000), [0.0; 8]);
}
