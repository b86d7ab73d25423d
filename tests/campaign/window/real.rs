//! The program itself on a display of its own, with a mouse and keys that nobody holds.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::dice::Dice;
use crate::heavy::hard_folder;
use crate::measure::{MOST_MEMORY, asked, memory, peak_memory, processor_time};
use crate::place::Place;

/// The size that the window has before and after everything, in pixels.
const SIZE: (usize, usize) = (1180, 760);

/// The largest size that it gets.
const LARGEST: (usize, usize) = (4000, 3000);

/// How long one beat of the monkey takes.
const BEAT: Duration = Duration::from_millis(13);

/// The longest time between two pictures while something is pressed all the time.
const LONGEST_WAIT: Duration = Duration::from_millis(100);

/// The processor time that the first picture takes at most.
const FIRST_PICTURE: Duration = Duration::from_millis(200);

/// How often a key is pressed then.
const PRESS: Duration = Duration::from_millis(25);

/// Keys, as the X server knows them.
const KEYS: [&str; 20] = [
    "Tab",
    "Tab",
    "Tab",
    "shift+Tab",
    "Return",
    "space",
    "Escape",
    "BackSpace",
    "Left",
    "Right",
    "Up",
    "Down",
    "Next",
    "Prior",
    "Home",
    "F1",
    "F11",
    "h",
    "e",
    "4",
];

/// The file beside the data to which the program writes its errors.
const TOLD: &str = "told.txt";

/// A display without a screen; it goes with the campaign.
struct Display {
    server: Child,
    name: String,
}

impl Display {
    fn open() -> Self {
        let size = format!("{}x{}x24", LARGEST.0, LARGEST.1);
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &size, "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("needs Xvfb");
        let mut number = String::new();
        let told = server.stdout.take().unwrap();
        BufReader::new(told).read_line(&mut number).unwrap();
        let name = format!(":{}", number.trim());
        Self { server, name }
    }

    /// Somebody who presses what is written to it, one thing a line.
    fn hands(&self) -> Child {
        Command::new("xdotool")
            .arg("-")
            .env("DISPLAY", &self.name)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("needs xdotool")
    }

    /// The number of the window, once it is there.
    fn window(&self) -> String {
        let found = Command::new("xdotool")
            .args([
                "search",
                "--sync",
                "--onlyvisible",
                "--name",
                "^Squarewise$",
            ])
            .env("DISPLAY", &self.name)
            .output()
            .unwrap();
        let ids = String::from_utf8(found.stdout).unwrap();
        ids.lines().next().expect("a window").to_owned()
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The program with a data folder of its own.
fn open(display: &Display, data: &Path, arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_squarewise"))
        .arg("--data")
        .arg(data)
        .args(arguments)
        .env("DISPLAY", &display.name)
        .env_remove("WAYLAND_DISPLAY")
        .stdout(Stdio::null())
        .stderr(fs::File::create(data.join(TOLD)).unwrap())
        .spawn()
        .unwrap()
}

/// What the program has written to standard error.
fn told(data: &Path) -> String {
    fs::read_to_string(data.join(TOLD)).unwrap()
}

/// What the monkey does next, in the words of `xdotool`.
fn action(window: &str, size: &mut (usize, usize), dice: &mut Dice) -> String {
    let mut place = || format!("{} {}", dice.below(size.0), dice.below(size.1));
    let (from, to) = (place(), place());
    match dice.below(40) {
        0 => {
            *size = match dice.below(4) {
                0 => SIZE,
                _ => (1 + dice.below(LARGEST.0), 1 + dice.below(LARGEST.1)),
            };
            format!("windowsize {window} {} {}", size.0, size.1)
        }
        1..=4 => format!(
            "mousemove --window {window} {from} mousedown 1 mousemove --window {window} {to} mouseup 1"
        ),
        5 | 6 => format!(
            "mousemove --window {window} {from} click {}",
            3 + dice.below(3)
        ),
        7..=17 => format!("key --clearmodifiers {}", KEYS[dice.below(KEYS.len())]),
        _ => format!("mousemove --window {window} {from} click 1"),
    }
}

fn press(hands: &mut ChildStdin, action: &str) {
    hands.write_all(action.as_bytes()).unwrap();
    hands.write_all(b"\n").unwrap();
    hands.flush().unwrap();
}

/// Lets keys reach the window: no window manager is there to do it.
fn take_focus(hands: &mut ChildStdin, window: &str) {
    press(hands, &format!("windowfocus {window}"));
}

/// How much of the processor a process uses in five seconds, in percent.
fn idle(process: &str) -> f64 {
    const TIME: Duration = Duration::from_secs(5);
    let before = processor_time(process).unwrap_or_default();
    thread::sleep(TIME);
    let used = processor_time(process)
        .unwrap_or_default()
        .saturating_sub(before);
    100.0 * used.as_secs_f64() / TIME.as_secs_f64()
}

#[test]
#[ignore = "MINUTES"]
fn a_monkey_at_the_window_breaks_nothing() {
    let time = Duration::from_secs(60 * u64::try_from(asked("MINUTES", 10)).unwrap());
    let (display, data) = (Display::open(), Place::new("monkey"));
    let mut program = open(&display, data.path(), &[]);
    let process = program.id().to_string();
    let (window, mut child) = (display.window(), display.hands());
    let mut hands = child.stdin.take().unwrap();
    take_focus(&mut hands, &window);
    let (mut dice, mut size) = (Dice::new(0x5EED_0123), SIZE);
    let (begun, mut n_actions) = (Instant::now(), 0);
    while begun.elapsed() < time && program.try_wait().unwrap().is_none() {
        press(&mut hands, &action(&window, &mut size, &mut dice));
        n_actions += 1;
        thread::sleep(BEAT);
    }
    press(&mut hands, "key Escape");
    press(
        &mut hands,
        &format!("windowsize {window} {} {}", SIZE.0, SIZE.1),
    );
    press(&mut hands, &format!("mousemove --window {window} 2 2"));
    drop(hands);
    let _ = child.wait();
    thread::sleep(Duration::from_secs(10));
    let is_alive = program.try_wait().unwrap().is_none();
    let after = memory(&process).unwrap_or(0);
    let peak = peak_memory(&process).unwrap_or(0);
    let idle = idle(&process);
    let _ = program.kill();
    let told = told(data.path());
    let n_panics = told.matches("panicked").count() + usize::from(!is_alive);
    println!(
        "window under a monkey: actions {n_actions}, panics {n_panics}, memory at most {peak} MiB, afterwards {after} MiB, processor afterwards {idle:.1} %"
    );
    assert_eq!(n_panics, 0, "{told}");
    assert!(after <= MOST_MEMORY, "{after} MiB");
    assert!(idle < 0.5, "{idle} %");
}

/// When pictures came, in milliseconds since the start, from what `--trace` tells.
fn pictures(told: &str) -> Vec<f64> {
    let at = |line: &str| {
        let rest = line.strip_prefix("draw ")?.split_once(" at ")?.1;
        rest.split_once(" ms")?.0.parse().ok()
    };
    told.lines().filter_map(at).collect()
}

/// What the thread of the window has used when its first picture is there.
fn processor_time_of_first_picture(program: &Child, data: &Path) -> Duration {
    let begun = Instant::now();
    while pictures(&told(data)).is_empty() {
        assert!(begun.elapsed() < Duration::from_secs(30), "no picture");
        thread::sleep(Duration::from_millis(1));
    }
    let window = format!("{0}/task/{0}", program.id());
    processor_time(&window).unwrap_or_default()
}

#[test]
#[ignore = "a minute"]
fn the_window_answers_while_hard_lessons_load() {
    let (display, data, folder) = (
        Display::open(),
        Place::new("busy"),
        Place::new("busy-lessons"),
    );
    hard_folder(folder.path(), 6, 100);
    let lessons = folder.path().display().to_string();
    let begun = Instant::now();
    let mut program = open(&display, data.path(), &["--trace", "--lessons", &lessons]);
    let first_picture = processor_time_of_first_picture(&program, data.path());
    let (window, mut child) = (display.window(), display.hands());
    let first = begun.elapsed();
    let mut hands = child.stdin.take().unwrap();
    take_focus(&mut hands, &window);
    // Before something is pressed nothing waits for an answer, so no picture is owed.
    let since_start = || begun.elapsed().as_secs_f64() * 1000.0;
    let pressed = since_start();
    let pressing = Instant::now();
    let mut is_changed = false;
    while pressing.elapsed() < Duration::from_secs(30) {
        press(&mut hands, "key Tab");
        if pressing.elapsed() > Duration::from_secs(15) && !is_changed {
            is_changed = true;
            for entry in fs::read_dir(folder.path()).unwrap() {
                let path = entry.unwrap().path();
                let text = fs::read_to_string(&path).unwrap();
                fs::write(&path, text.replace("Hard", "Harder")).unwrap();
            }
        }
        thread::sleep(PRESS);
    }
    let ended = since_start();
    drop(hands);
    let _ = child.wait();
    let _ = program.kill();
    let _ = program.wait();
    let told = told(data.path());
    let mut pictures = pictures(&told);
    pictures.retain(|at| (pressed..ended).contains(at));
    let n_pictures = pictures.len();
    pictures.insert(0, pressed);
    pictures.push(ended);
    let waits = pictures.windows(2).map(|two| (two[1] - two[0], two[0]));
    let (longest, at) = waits.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
    println!(
        "window with 6 lessons of 100 hard steps: first picture after {} ms of processor time, there after {} ms, pictures {n_pictures}, longest wait {longest:.0} ms, {at:.0} ms after the start",
        first_picture.as_millis(),
        first.as_millis(),
    );
    assert!(first_picture <= FIRST_PICTURE, "{first_picture:?}");
    assert!(n_pictures > 200, "{told}");
    assert!(longest <= (LONGEST_WAIT + PRESS).as_secs_f64() * 1000.0);
}
