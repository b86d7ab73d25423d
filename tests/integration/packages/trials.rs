//! What the trials of packages play and wait for is played and said here: `assets/packaging/trial.sh` is run by a shell,
//! so that nothing is written down twice. The packages themselves are tried by `try-linux.sh` and `try-windows.sh`.

use std::collections::BTreeSet;
use std::fs;

use crate::cli::{name, out, squarewise};
use crate::packages::{between, read, shell};
use crate::support::{Folder, project};

const TRIAL: &str = "assets/packaging/trial.sh";
const LESSONS: &str = "assets/packaging/trial";
const TRIALS: [&str; 2] = [
    "assets/packaging/try-linux.sh",
    "assets/packaging/try-windows.sh",
];

/// A value that `trial.sh` sets.
fn set(variable: &str) -> String {
    shell(&format!(". {TRIAL}; printf %s \"${variable}\""))
}

/// The steps with squares in `trial.sh`, in the order in which they are played.
fn steps() -> Vec<String> {
    let text = read(TRIAL);
    let steps = text.lines().filter_map(|line| {
        let (step, rest) = line.trim().split_once(") echo ")?;
        rest.ends_with(";;").then(|| step.to_owned())
    });
    let steps: Vec<String> = steps.filter(|step| step != "*").collect();
    assert!(steps.len() >= 3, "{steps:?}");
    steps
}

#[test]
fn the_lessons_of_the_trials_hold_and_what_is_waited_for_is_said() {
    let lesson = project(LESSONS).join("trial-rook.toml");
    let holds = squarewise(&["check", name(&lesson)]);
    assert_eq!(holds.status.code(), Some(0), "{}", out(&holds));
    assert!(out(&holds).contains(&set("says_fine")), "{}", out(&holds));
    let text = fs::read_to_string(&lesson).unwrap();
    let windows = read("assets/packaging/try-windows.sh");
    assert!(windows.contains(r#"sed 's/"a8"/"a9"/' lessons/trial-rook.toml"#));
    let bad = text.replace("\"a8\"", "\"a9\"");
    assert_ne!(bad, text);
    let folder = Folder::new("trial-bad").with("trial-rook.toml", &bad);
    let told = squarewise(&["check", name(folder.path())]);
    assert_eq!(told.status.code(), Some(1));
    assert!(
        out(&told).contains(&set("says_no_square")),
        "{}",
        out(&told)
    );
    let all = squarewise(&["check", "--format", "short", name(&project(LESSONS))]);
    assert!(!out(&all).contains("warning["), "{}", out(&all));
    let licences = squarewise(&["licences"]);
    let mut waits = windows
        .lines()
        .filter(|line| line.ends_with("\"$cli\" licences"));
    let said = between(waits.next().unwrap(), "says '", "'")[0];
    assert!(out(&licences).contains(said), "{said}");
}

#[test]
fn the_trials_play_the_steps_that_have_squares_and_open_lessons_that_are_there() {
    let (mut played, mut opened) = (BTreeSet::new(), BTreeSet::new());
    for script in TRIALS {
        let text = read(script);
        let words: Vec<&str> = text.split_whitespace().collect();
        let behind = |word: &str| -> Vec<String> {
            let pairs = words.windows(2).filter(|pair| pair[0] == word);
            pairs.map(|pair| pair[1].to_owned()).collect()
        };
        played.extend(behind("play").into_iter().filter(|it| it.contains('/')));
        opened.extend(behind("--lesson"));
        let windows = text.lines().filter(|line| line.contains(" window "));
        opened.extend(
            windows.filter_map(|line| Some(line.split_whitespace().next_back()?.to_owned())),
        );
        assert!(text.contains(". assets/packaging/trial.sh\n"), "{script}");
    }
    assert_eq!(played, steps().into_iter().collect());
    opened.retain(|lesson| lesson.starts_with("trial-"));
    assert!(opened.len() >= 2, "{opened:?}");
    for lesson in opened {
        let file = project(LESSONS).join(format!("{lesson}.toml"));
        assert!(file.exists(), "{lesson}");
    }
}

#[cfg(feature = "gui")]
mod played {
    use std::path::Path;

    use iced::keyboard::key::Named;
    use iced::{Event, Point, window};
    use squarewise::gui::app::trace::{Trace, board_line};
    use squarewise::gui::app::windows::FIRST_SIZE;
    use squarewise::gui::{App, Launch};
    use squarewise::library::Library;
    use squarewise::locale::{Locale, Phrase};
    use squarewise::storage::{FolderChoice, Folders};

    use super::{LESSONS, TRIAL, TRIALS, read, shell, steps};
    use crate::cli::name;
    use crate::gui::tools::Player;
    use crate::packages::between;
    use crate::support::{Folder, project};

    /// A new window with a lesson of the trials, as a trial opens it, whose data lies in a folder.
    fn opened(lesson: &str, folder: &Folder) -> Player {
        let library = Library::of_paths(&[project(LESSONS)]);
        let launch = Launch {
            library,
            folders: Vec::new(),
            watched: Vec::new(),
            has_one_window: false,
            pseudo: false,
            lesson: Some(lesson.to_owned()),
            language: Some("en".to_owned()),
            place: FolderChoice::Folder(folder.path().to_path_buf()),
            trace: Trace::since(iced::time::Instant::now(), || None),
            seed: None,
        };
        Player::of(App::start(launch)).sized(FIRST_SIZE.width, FIRST_SIZE.height)
    }

    /// The trace as the program writes it once its window is drawn.
    fn traced(player: &Player) -> String {
        let redrawn = window::Event::RedrawRequested(iced::time::Instant::now());
        player.screen().simulate([Event::Window(redrawn)]);
        let corners = player.app.trace().corners().unwrap();
        assert_eq!(corners, [player.point("a1"), player.point("h8")]);
        format!("first draw after 70.00 ms\n{}\n", board_line(corners))
    }

    /// Presses the squares of a step where the trials find them.
    fn play(player: &mut Player, step: &str, folder: &Folder) {
        let trace = folder.file("trace.txt");
        std::fs::write(&trace, traced(player)).unwrap();
        let all = shell(&format!(
            ". {TRIAL}; for square in $(trial_squares {step}); do square_at $square '{}'; done",
            name(&trace)
        ));
        for at in all.lines() {
            let (x, y) = at.split_once(' ').unwrap();
            let at = Point::new(x.parse().unwrap(), y.parse().unwrap());
            player.events(at, headless::simulator::click().collect());
            player.watch();
        }
    }

    /// The stars of a step, as the trials read them.
    fn stars(step: &str, file: &Path) -> String {
        let told = shell(&format!(". {TRIAL}; stars_of {step} '{}'", name(file)));
        told.trim().to_owned()
    }

    #[test]
    fn every_step_that_a_trial_plays_earns_three_stars_and_enter_leads_on() {
        let folder = Folder::new("trial-played");
        let (mut player, mut lesson) = (None, String::new());
        for step in steps() {
            let of = step.split('/').next().unwrap();
            if of != lesson {
                lesson = of.to_owned();
                player = Some(opened(of, &folder));
            }
            let player = player.as_mut().unwrap();
            play(player, &step, &folder);
            let id = player.app.shared().learner.profile().id.clone();
            let profile = Folders::within(folder.path()).profile_folder(&id);
            assert_eq!(stars(&step, &profile.join("progress.toml")), "3", "{step}");
            player.key(Named::Enter);
            player.watch();
        }
    }

    #[test]
    fn the_display_of_a_trial_holds_the_first_window() {
        for script in TRIALS {
            let text = read(script);
            let screen = between(&text, "-screen 0 ", "x24")[0];
            let (width, height) = screen.split_once('x').unwrap();
            let (width, height): (f32, f32) = (width.parse().unwrap(), height.parse().unwrap());
            // What a screen leaves to a window: src/gui/app/windows.rs.
            assert!(width >= FIRST_SIZE.width + 6.0, "{script}");
            assert!(height >= FIRST_SIZE.height + 76.0, "{script}");
        }
    }

    #[test]
    fn the_trial_for_linux_waits_for_what_the_program_says() {
        let (english, text) = (Locale::load(&["en"]), read(TRIALS[0]));
        let library = "libXcursor.so.1".to_owned();
        let missing = english.say_plain(&Phrase::CliNoLibrary { library });
        assert!(text.contains(&format!("\"{missing}\"")), "{missing}");
        let folder = "/nowhere".to_owned();
        let unkept = english.say_plain(&Phrase::CliKeptNowhere { folder });
        let waited = between(&text, "grep -q '", "' \"$try/$suite.log\"");
        let waited = waited.iter().find(|it| it.contains("/nowhere"));
        assert!(unkept.contains(waited.unwrap()), "{unkept}");
    }
}
