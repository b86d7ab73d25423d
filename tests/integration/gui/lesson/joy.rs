//! The end of a step, of a lesson and of a land: the stars are fair and say what they were lost by, what is worth it is
//! played again, what comes next was never finished; and what flies moves for a second and a half and no longer.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use iced::Point;
use iced::keyboard::key::Named;

use squarewise::gui::App;
use squarewise::gui::base::HasFrame;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::look::art::{self, Mood};
use squarewise::gui::look::joy;
use squarewise::gui::screen::land;
use squarewise::gui::screen::lesson::model::{Control, LessonEnd};
use squarewise::library::{Library, Shipped};
use squarewise::locale::Phrase;
use squarewise::settings::Theme;

use crate::gui::tools::{Player, Shown, Watched, guest, moments, photograph, shoot};
use crate::languages;
use crate::support::project;

/// All squares that the rook of the second step can go to.
const CROSS: [&str; 14] = [
    "b1", "b3", "b4", "b5", "b6", "b7", "b8", "a2", "c2", "d2", "e2", "f2", "g2", "h2",
];

fn shared(lessons: &[&str]) -> Shared {
    let mut shared = guest(&["en"]);
    // With a rook that stays as it is, whatever becomes of the shipped one.
    shared.library = Library::load(Shipped::only(lessons), &[project("tests/fixtures/course")]);
    shared.settings.motion = false;
    shared
}

fn opened(shared: Shared, lesson: &str) -> Player {
    let mut app = App::new(shared);
    app.open(lesson);
    Player::of(app)
}

/// Plays the rook; the third step with this first, and with these moves.
fn play_the_rook(player: &mut Player, first: impl Fn(&mut Player), third: &[&str]) {
    let next = |player: &mut Player| player.press(Control::Main);
    next(player);
    player.squares(&CROSS);
    next(player);
    first(player);
    player.squares(third);
    next(player);
    player.squares(&["e4", "g6"]);
    next(player);
    player.click_on(&Phrase::ButtonNotLegal);
    next(player);
    player.click_on(&Phrase::ButtonLegal);
    next(player);
    player.squares(&["g5", "a5"]);
    next(player);
    player.squares(&["a1", "h1", "h1", "h8", "h8", "a8"]);
    next(player);
    player.squares(&["h5", "h2"]);
    next(player);
}

const BEST: [&str; 6] = ["c3", "c7", "c7", "g7", "g7", "g2"];
const ONE_MORE: [&str; 8] = ["c3", "c6", "c6", "c7", "c7", "g7", "g7", "g2"];

fn end(player: &Player) -> &LessonEnd {
    player.lesson().end.as_ref().unwrap()
}

#[test]
fn eight_of_nine_steps_are_three_stars_and_the_ninth_is_played_again_with_one_press() {
    let mut player = opened(shared(&["rook"]), "rook");
    play_the_rook(&mut player, |it| it.press(Control::Hint), &BEST);
    let shown = end(&player);
    assert_eq!((shown.stars, shown.jar), (3, (26, 27)));
    assert_eq!(shown.gathered, "26 of 27 little stars");
    let redo = shown.redo.as_ref().unwrap();
    assert_eq!(
        (redo.number, redo.why.as_str()),
        (3, "For the third star, try it without a hint")
    );
    assert!(player.sees("Play step 3 again") && player.sees("You earned 3 stars."));
    player.click("Play step 3 again");
    assert!(player.sees("Step 3 of 9"));
    player.squares(&BEST);
    player.click_on(&Phrase::ButtonNext);
    let shown = end(&player);
    assert_eq!((shown.stars, shown.jar), (3, (27, 27)));
    assert!(shown.redo.is_none() && player.sees("The jar is full!"));
}

#[test]
fn a_lost_star_says_what_brings_it() {
    let mut player = opened(shared(&["rook"]), "rook");
    player.press(Control::Main);
    player.squares(&CROSS);
    player.press(Control::Main);
    player.squares(&ONE_MORE);
    assert!(player.sees("Two stars. 3 moves are enough for the third star."));
    player.press(Control::Again);
    player.squares(&BEST);
    assert!(!player.sees("Two stars. 3 moves are enough for the third star."));
}

#[test]
fn this_run_and_the_best_are_told_apart() {
    let mut player = opened(shared(&["rook"]), "rook");
    play_the_rook(&mut player, |_| (), &BEST);
    assert!(end(&player).redo.is_none());
    player.press(Control::Again);
    // Everything is done badly now; what is kept stays.
    for squares in [&CROSS[..], &BEST[..], &["e4", "g6"][..]] {
        player.press(Control::Main);
        player.press(Control::Hint);
        player.squares(squares);
    }
    assert!(player.sees("Two stars. For the third star, try it without a hint."));
    assert!(player.sees("Your best is still 3 stars."));
    let progress = &player.app.shared().learner.progress;
    assert_eq!(progress.stars("rook"), 3);
}

#[test]
fn the_big_button_never_leads_to_a_lesson_that_was_finished() {
    let lessons = ["rook", "bishop", "knight"];
    let today = squarewise::storage::Day::from_unix_days(20_000);
    let mut shared = shared(&lessons);
    shared.learner.progress.finish("bishop", ["lines"]);
    shared.learner.progress.see_land("meadow", today);
    let mut player = opened(shared, "rook");
    play_the_rook(&mut player, |_| (), &BEST);
    assert_eq!(end(&player).caption, "Next stone");
    player.press(Control::Main);
    assert_eq!(player.lesson().title, "The knight");
    let mut shared = self::shared(&lessons);
    for lesson in ["bishop", "knight"] {
        shared.learner.progress.finish(lesson, ["lines"]);
    }
    for land in ["meadow", "course"] {
        shared.learner.progress.see_land(land, today);
    }
    let mut player = opened(shared, "rook");
    play_the_rook(&mut player, |_| (), &BEST);
    assert!(player.sees("You finished every lesson. Play any of them again!"));
    player.press(Control::Main);
    assert!(player.app.home_screen().is_some());
}

/// Somebody who finished all of the meadow but the rook, and now the rook.
fn meadow() -> Player {
    let mut shared = shared(&["rook", "bishop", "queen", "king", "knight"]);
    for lesson in ["bishop", "queen", "king"] {
        shared.learner.progress.finish(lesson, ["lines"]);
    }
    let mut player = opened(shared, "rook");
    play_the_rook(&mut player, |_| (), &BEST);
    player
}

#[test]
fn the_end_of_a_land_is_shown_once_and_leads_on() {
    let mut player = meadow();
    assert!(player.sees("Rook Meadow"));
    player.press(Control::Main);
    let land = player.app.land_screen().unwrap().model();
    assert_eq!(land.title, "You can move four pieces!");
    assert_eq!(land.things.len(), 3);
    assert_eq!(land.stars, 2, "three and three times one");
    assert!(player.sees("On to: The knight"));
    player.click("On to: The knight");
    assert_eq!(player.lesson().title, "The knight");
    let progress = &player.app.shared().learner.progress;
    assert!(progress.land_seen("meadow").is_some() && progress.land_seen("course").is_none());
    // It is not shown again by itself.
    let mut app = player.app;
    app.open("rook");
    let mut player = Player::of(app);
    player.press(Control::Main);
    play_the_rook(&mut player, |_| (), &BEST);
    assert_eq!(end(&player).caption, "Next stone");
}

#[test]
fn the_day_on_the_certificate_is_written_as_the_language_does() {
    let days = [
        ("en", "November 23, 2026", "March 1, 2027"),
        ("de", "23. November 2026", "1. März 2027"),
        ("fr", "23 novembre 2026", "1er mars 2027"),
        ("es", "23 de noviembre de 2026", "1 de marzo de 2027"),
        ("ru", "23 ноября 2026 года", "1 марта 2027 года"),
    ];
    assert_eq!(days.len(), languages::shipped().count());
    for (language, one, other) in days {
        for (day, expected) in [("2026-11-23", one), ("2027-03-01", other)] {
            let mut shared = guest(&[language]);
            let progress = &mut shared.learner.progress;
            progress.see_land("meadow", day.parse().unwrap());
            let mut app = App::new(shared);
            app.go(squarewise::gui::base::route::Goto::Land(
                "meadow".to_owned(),
            ));
            let player = Player::of(app);
            assert_eq!(player.app.land_screen().unwrap().model().day, expected);
            assert!(player.sees(expected), "{language}: {expected}");
        }
    }
}

#[test]
fn the_way_home_leads_over_the_end_of_a_land_too() {
    let mut player = meadow();
    player.press(Control::Home);
    assert!(player.app.land_screen().is_some());
    player.key(Named::Escape);
    assert!(player.app.home_screen().is_some());
}

#[test]
fn at_the_end_of_the_course_there_is_a_crown() {
    let mut shared = shared(&["rook", "knight"]);
    shared.learner.progress.finish("knight", ["lines"]);
    let mut player = opened(shared, "rook");
    play_the_rook(&mut player, |_| (), &BEST);
    player.press(Control::Main);
    // The meadow has no other lesson here: first its end, then that of the course.
    assert!(!player.app.land_screen().unwrap().model().is_course);
    player.click_on(&Phrase::ButtonNext);
    let course = player.app.land_screen().unwrap().model();
    assert!(course.is_course && course.title == "You know the rules of chess!");
    player.click_on(&Phrase::ButtonHome);
    assert!(player.app.home_screen().is_some());
}

/// The end of a lesson, where things move.
pub(crate) fn at_the_end() -> Player {
    let mut shared = shared(&["rook"]);
    shared.settings.motion = true;
    player_at_the_end(shared)
}

/// Plays the rook to its end.
fn player_at_the_end(shared: Shared) -> Player {
    let mut player = opened(shared, "rook");
    play_the_rook(&mut player, |_| (), &BEST);
    player
}

/// How far something goes.
pub(super) fn travelled(places: &[Point]) -> f32 {
    places.windows(2).map(|two| two[0].distance(two[1])).sum()
}

#[test]
fn stars_and_coach_move_for_a_second_and_a_half_and_then_nothing_does() {
    let mut shared = shared(&["rook"]);
    shared.settings.motion = true;
    let mut watched = Watched::new(player_at_the_end(shared));
    let stars: BTreeSet<u64> = (0..joy::TURNS).map(|turn| joy::star(turn).id()).collect();
    let coach = BTreeSet::from([art::coach(Mood::Cheer).id()]);
    let (mut pictures, mut first, mut hops) = (BTreeSet::new(), Vec::new(), Vec::new());
    for at in moments(1500) {
        let seen = watched.at(at);
        pictures.insert(seen.all);
        hops.extend(seen.place(&coach).first().copied());
        if at < 180 {
            first.extend(seen.place(&stars).first().copied());
        }
    }
    assert!(pictures.len() >= 30, "{} pictures", pictures.len());
    assert!(travelled(&first) >= 100.0, "a star: {}", travelled(&first));
    assert!(travelled(&hops) >= 100.0, "the coach: {}", travelled(&hops));
    println!(
        "{} pictures, a star flies {} px, the coach hops {} px",
        pictures.len(),
        travelled(&first),
        travelled(&hops)
    );
    let last = watched.at(1517);
    assert_eq!(last.place(&stars).len(), 3, "all stars are in their row");
    assert!(!last.wants_more);
    // From now on the coach alone lives, for a minute, and at most once a second; then nothing is drawn.
    let later = watched.pictures(1517, 200_000);
    assert!(later.len() >= 10, "the coach lives: {later:?}");
    assert!(later.iter().all(|at| *at <= 1517 + 60_000), "{later:?}");
    let apart = later.windows(2).all(|two| two[1] - two[0] >= 1000);
    assert!(apart && later[0] >= 2517, "{later:?}");
    let seen = watched.at(200_000);
    assert!(seen.next.is_none() && seen.all == last.all);
}

#[test]
fn without_motion_there_is_one_picture() {
    let mut watched = Watched::new(player_at_the_end(shared(&["rook"])));
    let pictures: BTreeSet<u64> = moments(1500).map(|at| watched.at(at).all).collect();
    assert!(pictures.len() <= 2, "{} pictures", pictures.len());
    assert_eq!(watched.at(1600).next, None);
}

#[test]
fn any_key_or_press_skips_to_the_last_picture() {
    let mut shared = shared(&["rook"]);
    shared.settings.motion = true;
    let mut watched = Watched::new(player_at_the_end(shared));
    assert!(watched.at(0).wants_more && watched.at(100).wants_more);
    watched.player.key(Named::Enter);
    assert!(watched.player.lesson().end.is_some(), "it only skips");
    assert!(!watched.at(120).wants_more);
    watched.player.key(Named::Enter);
    assert!(
        watched.player.app.land_screen().is_some(),
        "and now it leads on"
    );
}

#[test]
fn the_stars_of_a_step_are_there_for_a_moment() {
    let mut shared = shared(&["rook"]);
    shared.settings.motion = true;
    let mut player = opened(shared, "rook");
    player.press(Control::Main);
    player.squares(&CROSS);
    player.press(Control::Main);
    player.squares(&ONE_MORE);
    let mut watched = Watched::new(player);
    let large: BTreeSet<u64> = (0..joy::TURNS).map(|turn| joy::star(turn).id()).collect();
    let counts = [0, 800, 900].map(|at| watched.at(at).place(&large).len());
    assert_eq!(counts, [0, 2, 0]);
    assert!(!watched.at(940).wants_more);
    let mut player = opened(self::shared(&["rook"]), "rook");
    player.press(Control::Main);
    player.squares(&CROSS);
    let mut watched = Watched::new(player);
    assert_eq!(watched.at(0).place(&large).len(), 3, "still, and at once");
    watched.player.press(Control::Main);
    assert_eq!(watched.at(20).place(&large).len(), 0);
}

/// What is marked in the lower half is left uncovered: the usual place of the stars is there.
#[test]
fn the_stars_of_a_step_leave_uncovered_what_the_board_shows() {
    let large: BTreeSet<u64> = (0..joy::TURNS).map(|turn| joy::star(turn).id()).collect();
    let mut player = opened(shared(&["rook"]), "rook");
    player.press(Control::Main);
    player.squares(&CROSS);
    let (upper, lower) = (player.point("d7"), player.point("d2"));
    let stars = Watched::new(player).at(0).place(&large);
    assert_eq!(stars.len(), 3);
    for star in stars {
        assert!(
            (star.y - upper.y).abs() < (star.y - lower.y).abs(),
            "{star:?}"
        );
    }
}

#[test]
fn a_land_is_celebrated_and_then_stands_still() {
    let mut shared = shared(&["rook", "knight"]);
    shared.settings.motion = true;
    let mut app = App::new(shared);
    app.go(squarewise::gui::base::route::Goto::Land(
        "meadow".to_owned(),
    ));
    let mut watched = Watched::new(Player::of(app));
    let pictures: BTreeSet<u64> = moments(1500).map(|at| watched.at(at).all).collect();
    assert!(pictures.len() >= 30, "{} pictures", pictures.len());
    assert!(!watched.at(1600).wants_more);
    let control = land::model::Control::Home;
    let message = squarewise::gui::Message::Land(land::Message::Pressed(control));
    watched.player.settle(vec![message]);
    assert!(watched.player.app.home_screen().is_some());
}

#[test]
#[ignore = "writes pictures for people to look at, and tells what one costs"]
fn shots_of_the_ends() {
    let hinted = |it: &mut Player| it.press(Control::Hint);
    for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
        let mut shared = shared(&["rook", "bishop", "queen", "king", "knight"]);
        shared.settings.motion = true;
        shared.settings.theme = theme;
        let mut player = opened(shared, "rook");
        play_the_rook(&mut player, hinted, &ONE_MORE);
        let kind = player.app.shared().theme();
        let mut watched = Watched::new(player);
        for at in [0, 120, 350, 800, 1000, 1500] {
            watched.at(at);
            let name = format!("end-{theme:?}-{at}");
            shoot(&name, kind, (1366, 768), watched.player.app.view());
        }
        for size in [(800, 600), (480, 560), (1920, 1080)] {
            let name = format!("end-{theme:?}-{}", size.0);
            shoot(&name, kind, size, watched.player.app.view());
        }
        for land in ["meadow", "course"] {
            let goto = squarewise::gui::base::route::Goto::Land(land.to_owned());
            watched.player.app.go(goto);
            watched.start = Instant::now();
            for at in [0, 500, 1500] {
                watched.at(at);
                let name = format!("land-{land}-{theme:?}-{at}");
                shoot(&name, kind, (1366, 768), watched.player.app.view());
            }
            for size in [(800, 600), (480, 560), (1920, 1080)] {
                let name = format!("land-{land}-{theme:?}-{}", size.0);
                shoot(&name, kind, size, watched.player.app.view());
            }
        }
    }
    let mut shared = shared(&["rook"]);
    shared.settings.motion = true;
    let mut watched = Watched::new(player_at_the_end(shared));
    let mut longest = Duration::ZERO;
    for at in moments(1500) {
        watched.at(at);
        let start = Instant::now();
        let theme = watched.player.app.shared().theme();
        let pixels = photograph(theme, (1920, 1080), watched.player.app.view());
        assert!(!pixels.is_empty());
        println!("{at}: {:?} with its layout", start.elapsed());
        longest = longest.max(start.elapsed());
    }
    println!("the longest: {longest:?}");
}
