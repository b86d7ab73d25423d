//! What a picture costs while something moves, in processor time of the window's thread: to lay out, to draw, and to paint
//! what has changed. At 1920 x 1080 it is to be 16 ms at most. It is no figure of a program that was not compiled for speed,
//! so what is held here is how much of the window is painted, the same on every machine. The times are told by
//!
//! ```text
//! cargo test --release --test integration -- --nocapture what_a_picture_costs
//! ```

use std::time::{Duration, Instant};

use iced::Size;

use squarewise::gui::base::route::Goto;
use squarewise::gui::screen::lesson::model::Control;
use squarewise::gui::screen::{home, lesson, table};
use squarewise::gui::{App, Message};

use crate::gui::everywhere::repainted::Screen;
use crate::gui::lesson::joy;
use crate::gui::tools::{Player, guest};
use crate::support::whole_course;

const SIZE: Size<u32> = Size::new(1920, 1080);

/// Everything that has happened moves for so long, at 60 pictures a second; tells how much of the window a picture
/// painted, from 0 to 1.
#[allow(clippy::print_stdout, reason = "it is what the test is asked for")]
fn moves(name: &str, screen: &mut Screen, length: u64) -> f32 {
    let start = Instant::now();
    let area = screen.painted;
    let (mut all, mut longest, mut n) = (Duration::ZERO, Duration::ZERO, 0_u32);
    for at in (0..).map(|n| n * 1000 / 60).take_while(|at| *at <= length) {
        let begun = Instant::now();
        screen.picture(start + Duration::from_millis(at));
        // Only Linux tells what a thread has used.
        let cost = screen.spent.unwrap_or_else(|| begun.elapsed());
        (all, longest, n) = (all + cost, longest.max(cost), n + 1);
    }
    let window = SIZE.width as f32 * SIZE.height as f32;
    let painted = (screen.painted - area) / window / n as f32;
    println!(
        "{name}: {n} pictures, {:.1} ms each, {:.1} ms at most, {:.0} % of the window each",
        all.as_secs_f64() * 1000.0 / f64::from(n),
        longest.as_secs_f64() * 1000.0,
        painted * 100.0
    );
    painted
}

/// A window that moves, with what it shows painted.
fn screen(player: Player) -> Screen {
    let mut screen = Screen::new(player.app, SIZE);
    screen.happens(&[]);
    screen
}

fn moving() -> App {
    let mut shared = guest(&["en"]);
    shared.settings.motion = true;
    App::new(shared)
}

/// A picture's pixels are copied one after the other through floating point, thirty times slower than a plain
/// ground is filled: half of the time in which home is scrolled.
#[test]
fn home_copies_little_and_has_few_layers() {
    let home = screen(Player::of(moving()));
    let (copied, n_layers) = home.copied();
    println!("home: {copied:.3} of the window copied, {n_layers} layers");
    assert!(copied > 0.5, "the lands are pictures: {copied}");
    assert!(copied < 0.72, "more is copied than what is seen: {copied}");
    // One of them is the animals, which move without the land being painted anew.
    assert!(n_layers <= 9, "{n_layers}");
}

/// A picture is copied whole, however little of it is seen: of the land that closes only what is seen when it is closed
/// may be drawn, and nothing twice.
#[test]
fn a_land_that_opens_is_copied_once() {
    let mut home = screen(Player::of(at_home()));
    let (resting, n_layers) = home.copied();
    for land in [3, 0, 7] {
        opens(&mut home, land);
        let start = Instant::now();
        for at in [0, 50, 100, 200] {
            home.picture(start + Duration::from_millis(at));
            let (copied, n_moving) = home.copied();
            println!("a land opens: {copied:.3} of the window copied, {n_moving} layers");
            assert!(copied < resting + 0.06, "{land} {at}: {copied}, {resting}");
            assert!(n_moving <= n_layers + 4, "{land} {at}: {n_moving}");
        }
        home.picture(start + Duration::from_secs(1));
        home.picture(start + Duration::from_millis(1020));
        assert_eq!(home.copied().1, n_layers, "it rests");
    }
}

/// Somebody at home before all lands of the course.
fn at_home() -> App {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    shared.settings.motion = true;
    App::new(shared)
}

/// Opens a land by its place in the course.
fn opens(home: &mut Screen, land: usize) {
    let pressed = home::Message::Pressed(home::model::Control::Land(land));
    let _ = home.app.update(Message::Home(pressed));
}

#[test]
fn what_a_picture_costs() {
    let mut home = screen(Player::of(moving()));
    home.app.go(Goto::Settings);
    moves("settings under the veil", &mut home, 140);
    home.app.go(Goto::Back);
    moves("home under the veil", &mut home, 140);
    let resting = moves("home at rest", &mut home, 140);
    assert!(resting < 0.01, "what stands still is painted: {resting}");
    let mut home = screen(Player::of(at_home()));
    opens(&mut home, 4);
    moves("a land opens", &mut home, 260);
    let rests = moves("a land that is open", &mut home, 140);
    assert!(rests < 0.01, "what stands still is painted: {rests}");
    let mut app = moving();
    app.open("rook");
    let mut step = screen(Player::of(app));
    let next = lesson::Message::Pressed(Control::Main);
    let _ = step.app.update(Message::Lesson(next));
    moves("a step under the veil", &mut step, 140);
    let mut app = moving();
    app.go(Goto::Table(None));
    let mut table = screen(Player::of(app));
    let flip = table::Message::Pressed(table::model::Control::Flip);
    let _ = table.app.update(Message::Table(flip));
    let turning = moves("32 men turn with the board", &mut table, 360);
    assert!(turning < 0.8, "more than the board is painted: {turning}");
    let mut end = Screen::new(joy::at_the_end().app, SIZE);
    let flying = moves("the end of a lesson", &mut end, 1500);
    assert!(flying < 0.6, "more is painted than what flies: {flying}");
    let later = Instant::now() + Duration::from_secs(3);
    end.picture(later);
    end.picture(later + Duration::from_secs(4));
    println!("the coach blinks: {:?}", end.spent);
}
