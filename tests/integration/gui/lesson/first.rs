//! The very first steps: the land beside the board, a star for each, an open hand for whoever waits, and the next step
//! by itself.

use std::collections::BTreeSet;

use squarewise::gui::App;
use squarewise::gui::Message;
use squarewise::gui::base;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::base::view::id_of;
use squarewise::gui::look::art::{self, Mood};
use squarewise::gui::look::joy;
use squarewise::gui::screen::home::model as home;
use squarewise::gui::screen::lesson::Message as LessonMessage;
use squarewise::gui::screen::lesson::model::{Control, FirstSteps};
use squarewise::gui::widget::progress_dots::Dot;
use squarewise::rules::Seat;
use squarewise::scene::{ArrowKind, Mark, Spot};
use squarewise::settings::Theme;
use squarewise::storage::{Day, FolderChoice};

use super::joy::travelled;
use crate::gui::tools::{FLAWLESS, Player, Shown, Watched, guest, moments, shoot, spot};
use crate::languages::{self, MIRRORED};
use crate::support::{Folder, whole_course};

/// The first lesson of all, from its beginning.
fn begun(language: &str, motion: bool) -> Player {
    begun_in(language, motion, Theme::Light)
}

fn begun_in(language: &str, motion: bool, theme: Theme) -> Player {
    let mut shared = guest(&[language]);
    shared.library = whole_course().clone();
    shared.settings.motion = motion;
    shared.settings.theme = theme;
    let mut app = App::new(shared);
    app.open("rook");
    Player::of(app).sized(1366.0, 768.0)
}

fn step(player: &Player) -> String {
    player.app.lesson_session().unwrap().step().id.clone()
}

fn first(player: &Player) -> Option<&FirstSteps> {
    player.lesson().first_steps.as_ref()
}

fn tick(player: &mut Player) {
    player.settle(vec![Message::Lesson(LessonMessage::Tick)]);
}

#[test]
fn a_caught_star_fills_its_place_and_leads_on_by_itself() {
    let mut player = begun("en", true);
    assert_eq!(
        first(&player).map(|it| it.stars.clone()),
        Some(vec![false; 9])
    );
    let places = (1..=9).map(|place| format!("first-{place}"));
    for place in places {
        assert!(
            player.find(iced::widget::Id::from(place.clone())).is_some(),
            "{place}"
        );
    }
    tick(&mut player);
    assert_eq!(
        step(&player),
        "first-star",
        "nothing comes before it is solved"
    );
    player.squares(&["d7"]);
    assert!(first(&player).is_some_and(|it| it.stars[0] && !it.stars[1]));
    assert!(player.lesson().main.is_none(), "there is nothing to press");
    tick(&mut player);
    assert_eq!(step(&player), "own-star");
    player.squares(&["b4", "g4"]);
    tick(&mut player);
    assert_eq!(step(&player), "three-stars");
    player.squares(&["c3", "c7", "c7", "g7"]);
    assert!(first(&player).is_some_and(|it| !it.stars[2]), "it flew on");
    player.squares(&["g7", "g2"]);
    tick(&mut player);
    assert_eq!(step(&player), "first-capture");
    player.squares(&["c2", "c6"]);
    tick(&mut player);
    assert_eq!(step(&player), "runaway");
    player.win_game();
    tick(&mut player);
    assert_eq!(step(&player), "runaway", "how a game ended is looked at");
    player.press(Control::Main);
    assert!(first(&player).is_some_and(|it| it.stars[4]));
    assert_eq!(step(&player), "no-jumping");
    player.squares(&["d2", "d7"]);
    assert!(player.lesson().main.is_none(), "it comes by itself");
    tick(&mut player);
    tick(&mut player);
    assert_eq!(step(&player), "slantwise");
    player.squares(&["e4", "g6"]);
    assert!(player.lesson().main.is_none());
    // The bounce is seen first, then the joy about it, and then what comes next.
    let bounced = |player: &Player, kind| {
        let way = Mark::arrow(spot("e4"), spot("g6"), kind);
        player.lesson().scene.marks.contains(&way)
    };
    assert!(bounced(&player, ArrowKind::Refused));
    assert!(first(&player).is_some_and(|it| !it.stars[6]));
    assert_ne!(player.lesson().coach.mood, Mood::Cheer);
    tick(&mut player);
    assert_eq!(step(&player), "slantwise");
    assert!(bounced(&player, ArrowKind::Barred));
    assert!(first(&player).is_some_and(|it| it.stars[6]));
    assert_eq!(player.lesson().coach.mood, Mood::Cheer);
    let marks = &player.lesson().scene.marks;
    assert!(marks.contains(&Mark::Good(spot("e4"))), "{marks:?}");
    let warns = |it: &Mark| matches!(it, Mark::Blocker(_) | Mark::Reach(..) | Mark::Target(_));
    assert!(!marks.iter().any(warns), "{marks:?}");
    tick(&mut player);
    assert_eq!(step(&player), "wall");
    player.squares(&["a1", "h1", "h1", "h8", "h8", "a8"]);
    player.squares(&["a8", "h8", "h8", "h2", "h2", "b2"]);
    tick(&mut player);
    assert_eq!(step(&player), "horse");
    assert!(first(&player).is_some_and(|it| it.at == 8));
    player.win_game();
    player.press(Control::Main);
    assert!(player.app.lesson_session().unwrap().is_finished());
}

/// How far a picture has gone over the board between two moments after the first star of a trail was caught, when its
/// rook stands there already, in pixels.
fn flown(motion: bool) -> f32 {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    shared.settings.motion = motion;
    shared
        .learner
        .progress
        .set_resume("rook", Some("three-stars"));
    let mut app = App::new(shared);
    app.open("rook");
    let mut watched = Watched::new(Player::of(app));
    watched.at(0);
    watched.at(1000);
    watched.player.squares(&["c3", "c7"]);
    watched.at(1010);
    let [before, after] = [1230, 1380].map(|moment| watched.at(moment).images);
    let once = |images: &[(u64, iced::Point)], id: u64| {
        let mut all = images.iter().filter(|(other, _)| *other == id);
        all.next().filter(|_| all.next().is_none()).map(|it| it.1)
    };
    let ways = before.iter().filter_map(|(id, _)| {
        let (from, to) = (once(&before, *id)?, once(&after, *id)?);
        Some(from.distance(to))
    });
    let far = ways.fold(0.0, f32::max);
    assert!(!watched.at(1600).wants_more || motion, "nothing moves");
    far
}

#[test]
fn a_caught_star_flies_over_the_board_to_its_next_square() {
    assert!(flown(true) > 60.0, "it flies");
    assert!(flown(false) < 1.0, "without motion it is there");
}

#[test]
fn whoever_comes_back_finds_every_star_in_the_row() {
    let folder = Folder::new("first-back");
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let start = || {
        let mut shared = Shared::open(whole_course().clone(), Some("en"), &place);
        shared.with_learners(|it| it.add("fox", "Mia"));
        shared.settings.motion = false;
        shared
    };
    let stars = |player: &Player| first(player).unwrap().stars.clone();
    let mut app = App::new(start());
    app.open("rook");
    let mut player = Player::of(app).sized(1366.0, 768.0);
    player.squares(&["d7"]);
    player.press(Control::Main);
    player.squares(&["b4", "g4"]);
    player.press(Control::Main);
    assert_eq!(step(&player), "three-stars");
    let left = stars(&player);
    assert_eq!(left.iter().filter(|it| **it).count(), 2);
    for way in [
        None,
        Some(home::Control::OnPath),
        Some(home::Control::Stone(0)),
    ] {
        player.press(Control::Home);
        match way {
            None => player.app.open("rook"),
            Some(way) => player.settle(vec![Message::Home(base::Message::Pressed(way))]),
        }
        assert_eq!(step(&player), "three-stars", "{way:?}");
        assert_eq!(stars(&player), left, "{way:?}");
    }
    for size in [(1366, 768), (800, 600)] {
        let kind = player.app.shared().theme();
        shoot(
            &format!("first-back-{}", size.0),
            kind,
            size,
            player.app.view(),
        );
    }
    // Steps behind the one that was left may have stars, too; and who plays a lesson again has all of them still.
    player.press(Control::Home);
    let rook = whole_course().find("rook").unwrap();
    let day = Day::from_unix_days(20_000);
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let progress = &mut shared.learner.progress;
    for step in rook.lesson.step_ids() {
        progress.record("rook", rook.lesson.step_names(), step, &FLAWLESS, day);
    }
    progress.set_resume("rook", Some("own-star"));
    let mut app = App::new(shared);
    app.open("rook");
    let player = Player::of(app);
    assert_eq!(stars(&player), vec![true; 9]);
}

#[test]
fn the_dots_of_a_lesson_that_was_left_show_what_is_done() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let king = whole_course().find("king").unwrap();
    let steps = king.lesson.step_ids();
    let day = Day::from_unix_days(20_000);
    let progress = &mut shared.learner.progress;
    progress.record("king", steps.iter().copied(), steps[3], &FLAWLESS, day);
    progress.set_resume("king", Some(steps[1]));
    let mut app = App::new(shared);
    app.open("king");
    let player = Player::of(app);
    let dots = player.lesson().dots.iter().map(|it| it.dot);
    let dots: Vec<Dot> = dots.take(5).collect();
    let expected = [Dot::Star, Dot::Current, Dot::Open, Dot::Star, Dot::Open];
    assert_eq!(dots, expected);
}

#[test]
fn a_piece_that_was_lifted_for_the_child_stays_lifted() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let mut app = App::new(shared);
    app.open("bishop");
    let mut player = Player::of(app);
    player.squares(&["c1", "c1"]);
    assert!(player.app.lesson_session().unwrap().picked().is_some());
    // Whoever pokes the coach lets it say the task again, and presses the star then.
    player.press(Control::Repeat);
    player.squares(&["g5", "d8"]);
    assert!(player.app.lesson_session().unwrap().is_done());
}

#[test]
fn the_animal_of_the_learner_is_in_the_land_and_hops_for_each_step() {
    let folder = Folder::new("first-companion");
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let mut shared = Shared::open(whole_course().clone(), Some("en"), &place);
    shared.with_learners(|it| it.add("frog", "Mia"));
    shared.settings.motion = true;
    let mut app = App::new(shared);
    app.open("bishop");
    let mut player = Player::of(app).sized(1366.0, 768.0);
    let frog = BTreeSet::from([art::learner("frog").id()]);
    assert!(player.find(id_of(Control::Companion)).is_some() && player.sees("Frog"));
    player.squares(&["g5", "d8"]);
    let mut watched = Watched::new(player);
    let mut places = Vec::new();
    for at in moments(900) {
        places.extend(watched.at(at).place(&frog).first().copied());
    }
    assert!(travelled(&places) > 10.0, "{places:?}");
    // It answers a press as well.
    watched.player.click_control(Control::Companion);
    let answers = (3000..3900)
        .step_by(20)
        .map(|at| watched.at(at).place(&frog));
    let answers: Vec<_> = answers.filter_map(|it| it.first().copied()).collect();
    assert!(travelled(&answers) > 10.0, "{answers:?}");
    let mut guest = guest(&["en"]);
    guest.library = whole_course().clone();
    let nobody = Player::opened(guest, "bishop", "zigzag").sized(1366.0, 768.0);
    assert!(nobody.find(id_of(Control::Companion)).is_none());
}

#[test]
fn the_other_lessons_of_the_land_go_on_by_themselves_and_wait_for_who_reads() {
    let opened = |lesson: &str, motion: bool| {
        let mut shared = guest(&["en"]);
        shared.library = whole_course().clone();
        shared.settings.motion = motion;
        let mut app = App::new(shared);
        app.open(lesson);
        Player::of(app)
    };
    let mut player = opened("bishop", true);
    player.squares(&["g5", "d8"]);
    assert!(
        player.lesson().main.is_some(),
        "who cannot wait goes on at once"
    );
    tick(&mut player);
    assert_eq!(step(&player), "zigzag");
    player.squares(&["b1", "f5", "f5", "c8"]);
    tick(&mut player);
    assert_eq!(step(&player), "straight");
    player.squares(&["d4", "d7"]);
    tick(&mut player);
    player.press(Control::Rule);
    tick(&mut player);
    assert_eq!(step(&player), "straight", "a rule is read in peace");
    player.press(Control::CloseRule);
    tick(&mut player);
    assert_eq!(step(&player), "both-bishops");
    // Who could have more stars is not hurried.
    let mut slow = opened("bishop", true);
    slow.squares(&["g5", "d8"]);
    tick(&mut slow);
    slow.squares(&["b1", "c2", "c2", "b1", "b1", "f5", "f5", "c8"]);
    assert!(slow.app.lesson_session().unwrap().is_done());
    tick(&mut slow);
    assert_eq!(step(&slow), "zigzag", "what is missing is read in peace");
    assert!(slow.lesson().main.is_some());
    // Without motion, and outside of a land, somebody presses.
    let mut still = opened("bishop", false);
    still.squares(&["g5", "d8"]);
    tick(&mut still);
    assert_eq!(step(&still), "first-star");
}

/// The race against pawns of the first lesson.
fn race() -> Player {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    Player::opened(shared, "rook", "runaway").sized(1366.0, 768.0)
}

#[test]
fn the_land_stays_beside_the_race() {
    let mut player = race();
    assert!(first(&player).is_some_and(|it| it.at == 4));
    player.squares(&["h1", "h7"]);
    player.watch();
    assert!(player.lesson().take_back.is_on && player.lesson().answers.is_empty());
    assert!(player.lesson().ways_out.is_empty(), "nobody gives up here");
    for way in [Control::TakeBack, Control::Again, Control::Home] {
        assert!(player.find(id_of(way)).is_some(), "{way:?}");
    }
}

#[test]
fn a_race_that_was_lost_fills_no_star() {
    let mut player = race();
    for squares in [["h1", "g1"], ["g1", "h1"]].into_iter().cycle().take(40) {
        player.squares(&squares);
        player.watch();
        if player.app.lesson_session().unwrap().is_done() {
            break;
        }
    }
    assert!(player.app.lesson_session().unwrap().is_lost_to_program());
    assert!(first(&player).is_some_and(|it| !it.stars[4]));
    assert!(player.lesson().again.is_on && player.lesson().main.is_some());
    player.press(Control::Again);
    assert!(
        first(&player).is_some_and(|it| !it.stars[4]),
        "nor when it is played again"
    );
}

#[test]
fn whatever_stops_a_piece_the_board_shows_where_it_may_go() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let mut player = Player::opened(shared, "rook", "wall");
    player.squares(&["a1", "a8"]);
    let shines = |player: &Player, at: &str| {
        let marks = &player.lesson().scene.marks;
        marks.contains(&Mark::Target(spot(at)))
    };
    assert!(
        player
            .lesson()
            .scene
            .marks
            .contains(&Mark::Blocker(spot("a3")))
    );
    assert!(shines(&player, "a2") && shines(&player, "h1"));
    player.squares(&["h1"]);
    assert_eq!(
        player.app.lesson_session().unwrap().n_moves(),
        1,
        "and is pressed"
    );
}

/// Where nobody knows the names of squares, the rule is said; the board shows what it means there.
#[test]
fn the_first_land_says_the_rule_and_no_more() {
    for language in languages::shipped() {
        let mut shared = guest(&[language]);
        shared.library = whole_course().clone();
        assert!(!shared.names_squares("rook") && shared.names_squares("knight"));
        let mut player = Player::opened(shared, "rook", "wall");
        player.squares(&["a1", "b2"]);
        let said = player.lesson().coach.speech.words();
        let is_named = ["a1", "b2"].iter().any(|square| said.contains(square));
        assert!(!is_named && !said.is_empty(), "{language}: {said}");
    }
}

#[test]
fn what_shines_after_a_refusal_is_pressed() {
    let mut player = begun("en", true);
    player.squares(&["e6"]);
    let session = player.app.lesson_session().unwrap();
    assert!(
        session.picked().is_none(),
        "what is refused lies there again"
    );
    player.squares(&["d7"]);
    assert!(player.app.lesson_session().unwrap().is_done());
}

/// The squares that are attacked are marked instead of those that may be pressed: the king stays in the hand all the same.
#[test]
fn what_was_refused_goes_on_with_one_press_where_nothing_shines() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let mut app = App::new(shared);
    app.open("king-danger");
    let mut player = Player::of(app);
    player.squares(&["e1", "e2", "e2", "e3"]);
    let king = |player: &Player, at: &str| {
        let session = player.app.lesson_session().unwrap();
        let kings = session.position().kings(Seat::South);
        kings.iter().any(|it| Spot::from(it) == spot(at))
    };
    assert!(king(&player, "e2"), "the knight sees e3");
    player.squares(&["f3"]);
    assert!(king(&player, "f3"));
    player.squares(&["f5"]);
    assert!(king(&player, "f3"), "too far, and not taken for a move");
}

#[test]
fn a_press_in_vain_shows_what_can_be_moved() {
    let mut player = begun("en", true);
    player.squares(&["d7"]);
    tick(&mut player);
    let rings = |player: &Player| {
        let marks = player.lesson().scene.marks.iter();
        marks.filter(|it| **it == Mark::Hint(spot("b4"))).count()
    };
    assert_eq!(rings(&player), 0);
    player.squares(&["g4"]);
    assert_eq!(rings(&player), 1, "the star alone does nothing");
    let record = player.app.lesson_session().unwrap().n_astray();
    assert_eq!(record, 0, "and nothing is counted");
    player.squares(&["b4", "g4"]);
    assert!(player.app.lesson_session().unwrap().is_done());
}

#[test]
fn who_wants_nothing_to_move_goes_on_by_hand() {
    let mut player = begun("en", false);
    player.squares(&["d7"]);
    tick(&mut player);
    assert_eq!(step(&player), "first-star");
    let main = player.lesson().main.clone().unwrap();
    player.click(&main.label);
    assert_eq!(step(&player), "own-star");
}

#[test]
fn a_step_of_them_alone_or_before_a_class_is_like_any_other() {
    let mut player = begun("en", true);
    player.key(iced::keyboard::key::Named::F11);
    assert!(first(&player).is_none(), "before a class");
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    shared.learner.progress.finish("rook", ["first-star"]);
    let mut app = App::new(shared);
    app.open("rook");
    let mut player = Player::of(app);
    player.press(Control::Step(2));
    assert_eq!(step(&player), "own-star");
    assert!(first(&player).is_none());
    player.squares(&["b4", "g4"]);
    assert!(player.lesson().main.is_some());
}

/// The rook's lesson at its fifth star, which is about to be caught; or caught before.
fn at_the_fourth(motion: bool, was_caught: bool) -> Player {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    shared.settings.motion = motion;
    let progress = &mut shared.learner.progress;
    if was_caught {
        let day = Day::from_unix_days(20_000);
        progress.record("rook", ["first-capture"], "first-capture", &FLAWLESS, day);
    }
    progress.set_resume("rook", Some("first-capture"));
    let mut app = App::new(shared);
    app.open("rook");
    let mut player = Player::of(app).sized(1366.0, 768.0);
    player.squares(&["c2"]);
    player
}

/// How far the coach goes that cheers, how many small stars are there at most, and whether anything moves at the end.
fn joy_of(mut player: Player, catch: &[&str]) -> (f32, usize, bool) {
    player.squares(catch);
    let mut watched = Watched::new(player);
    let star = BTreeSet::from([joy::star(0).id()]);
    let coach = BTreeSet::from([art::coach(Mood::Cheer).id()]);
    let (mut places, mut most) = (Vec::new(), 0);
    for at in moments(1500) {
        let seen = watched.at(at);
        most = most.max(seen.place(&star).len());
        places.extend(seen.place(&coach).first().copied());
    }
    (travelled(&places), most, watched.at(1520).wants_more)
}

#[test]
fn the_fifth_star_is_a_joy_once_and_only_where_things_move() {
    let (far, most, moves) = joy_of(at_the_fourth(true, false), &["c6"]);
    assert!(far > 100.0 && most > 8 && !moves, "{far} {most} {moves}");
    let (far, most, _) = joy_of(at_the_fourth(true, true), &["c6"]);
    assert!(far < 1.0 && most <= 5, "{far} {most}: it was caught before");
    let (far, most, _) = joy_of(at_the_fourth(false, false), &["c6"]);
    assert!(far < 1.0 && most > 8, "{far} {most}: a still picture");
    let mut player = at_the_fourth(false, false);
    player.squares(&["c6"]);
    player.press(Control::Main);
    let (_, most, _) = joy_of(player, &[]);
    assert!(most <= 5, "{most}: gone with the next step");
    let mut class = at_the_fourth(true, false);
    class.key(iced::keyboard::key::Named::F11);
    let (far, most, _) = joy_of(class, &["c2", "c6"]);
    assert!(far < 1.0 && most <= 5, "{far} {most}: not before a class");
}

/// The first game of the rook's lesson, one move before it is won.
fn nearly_won(has_won: bool) -> (Player, [String; 2]) {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    if has_won {
        let day = Day::from_unix_days(20_000);
        let progress = &mut shared.learner.progress;
        progress.record("coach-games", ["race-3"], "race-3", &FLAWLESS, day);
    }
    shared.settings.motion = true;
    shared.learner.progress.set_resume("rook", Some("runaway"));
    let mut app = App::new(shared);
    app.open("rook");
    let mut player = Player::of(app).sized(1366.0, 768.0);
    for _ in 0..40 {
        let session = player.app.lesson_session().unwrap();
        let black = session.position().board().by_seat(Seat::BLACK);
        let way = player.greedy_move();
        if black.len() == 1 && black.iter().any(|it| it.to_string() == way[1]) {
            return (player, way);
        }
        player.squares(&[&way[0], &way[1]]);
        player.watch();
    }
    panic!("the game does not end");
}

#[test]
fn each_game_won_is_a_greater_joy() {
    let small_pawns = |player: Player, way: [String; 2]| {
        let mut player = player;
        player.squares(&[&way[0], &way[1]]);
        assert!(player.app.lesson_session().unwrap().is_won_from_program());
        let waits = first(&player).is_some_and(|it| it.stars[4]);
        let mut watched = Watched::new(player);
        let pawns =
            (0..8).flat_map(|hue| (0..joy::TURNS).map(move |turn| joy::pawn(hue, turn).id()));
        let pawns: BTreeSet<u64> = pawns.collect();
        let (mut most, mut places) = (0, Vec::new());
        let coach = BTreeSet::from([art::coach(Mood::Cheer).id()]);
        for at in moments(1500) {
            let seen = watched.at(at);
            most = most.max(seen.place(&pawns).len());
            places.extend(seen.place(&coach).first().copied());
        }
        let after = watched.at(1520);
        assert!(after.place(&pawns).is_empty() && !after.wants_more);
        // The row of the first steps has its star too.
        let row = after.place(&BTreeSet::from([joy::star(0).id()])).len();
        (most, travelled(&places), waits, row)
    };
    for has_won in [false, true] {
        let (player, way) = nearly_won(has_won);
        let (most, far, is_there, row) = small_pawns(player, way);
        assert!(most > 15 && far > 50.0, "{has_won} {most} {far}");
        assert!(is_there && row > 0, "{has_won} {row}");
    }
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_small_joys() {
    let (won, way) = nearly_won(false);
    let way = [way[0].as_str(), way[1].as_str()];
    let all = [
        ("fifth", at_the_fourth(true, false), &["c6"][..]),
        ("still", at_the_fourth(false, false), &["c6"]),
        ("won", won, &way),
    ];
    for (name, mut player, squares) in all {
        player.squares(squares);
        let kind = player.app.shared().theme();
        let mut watched = Watched::new(player);
        for at in [0, 420, 520, 700, 900, 1500] {
            watched.at(at);
            for size in [(1180, 760), (1366, 768)] {
                let name = format!("joy-{name}-{at}-{}", size.0);
                shoot(&name, kind, size, watched.player.app.view());
            }
        }
    }
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_first_steps() {
    for (language, theme) in [
        ("en", Theme::Light),
        ("ru", Theme::Dark),
        ("de", Theme::HighContrast),
        ("ar-XB", Theme::Light),
    ] {
        let mut player = begun_in(language, false, theme);
        for (name, squares) in [
            ("begin", &[][..]),
            ("refused", &["e6"]),
            ("caught", &["d3", "d7"]),
        ] {
            player.squares(squares);
            for size in [(800, 600), (480, 800), (1366, 768), (1920, 1080)] {
                let kind = player.app.shared().theme();
                let name = format!("first-{language}-{name}-{}", size.0);
                shoot(&name, kind, size, player.app.view());
            }
        }
    }
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_land_beside_the_board() {
    for (language, theme) in [
        ("en", Theme::Light),
        ("ru", Theme::Dark),
        ("de", Theme::HighContrast),
        (MIRRORED, Theme::Light),
    ] {
        for (lesson, step, squares) in [
            ("rook", "no-jumping", &["d2", "d7"][..]),
            ("bishop", "first-star", &[]),
            ("bishop", "straight", &["d4", "d7"]),
            ("bishop", "horse", &["a1", "a7"]),
            ("queen", "careful", &["d1", "d2"]),
            ("coach-games", "rook-pawns", &["a1", "a7"]),
            ("coach-games", "king-hunt-rook", &[]),
        ] {
            let folder = Folder::new("first-shots");
            let place = FolderChoice::Folder(folder.path().to_path_buf());
            let mut shared = Shared::open(whole_course().clone(), Some(language), &place);
            shared.with_learners(|it| it.add("frog", "Mia"));
            shared.settings.motion = false;
            shared.settings.theme = theme;
            let mut player = Player::opened(shared, lesson, step);
            player.squares(squares);
            player.watch();
            for size in [(1024, 768), (1366, 768), (1920, 1080)] {
                let kind = player.app.shared().theme();
                let name = format!("land-{language}-{lesson}-{step}-{}", size.0);
                shoot(&name, kind, size, player.app.view());
            }
        }
    }
}
