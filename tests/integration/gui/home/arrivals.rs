//! Lessons that arrive while the window is used: the window opens before them, says so, and answers all the time.

use std::fs;
use std::time::{Duration, Instant};

use squarewise::gui::app::lessons::no_lesson;
use squarewise::gui::app::trace::Trace;
use squarewise::gui::base::HasFrame;
use squarewise::gui::base::gallery::Gallery;
use squarewise::gui::screen::{home, lesson};
use squarewise::gui::{App, Launch, Message};
use squarewise::library::Library;
use squarewise::locale::Phrase;
use squarewise::storage::FolderChoice;

use crate::gui::tools::{Player, Shown, guest};
use crate::heavy::{hard_folder, picture_folder};
use crate::support::{Folder, course, thread_time};

const COMING: &str = "Your own lessons are loading. They’ll be here in a moment.";

/// A window that opens with a folder of lessons, and perhaps with one of them.
fn opened(data: &Folder, lessons: &Folder, lesson: Option<&str>) -> Player {
    // Somebody who has been here before is not asked who is learning.
    let first = Player::of(App::start(start(data, None, None)));
    drop(first);
    Player::of(App::start(start(data, Some(lessons), lesson)))
}

fn start(data: &Folder, lessons: Option<&Folder>, lesson: Option<&str>) -> Launch {
    Launch {
        library: course(),
        folders: lessons
            .map(|it| it.path().to_path_buf())
            .into_iter()
            .collect(),
        watched: Vec::new(),
        has_one_window: false,
        pseudo: false,
        lesson: lesson.map(str::to_owned),
        language: Some("en".to_owned()),
        place: FolderChoice::Folder(data.path().to_path_buf()),
        trace: Trace::default(),
        seed: None,
    }
}

fn is_home(player: &Player) -> bool {
    player.app.home_screen().is_some()
}

#[test]
fn the_window_opens_at_once_and_the_lessons_follow() {
    let (data, lessons) = (Folder::new("arrive-data"), Folder::new("arrive"));
    hard_folder(lessons.path(), 2, 20);
    let begun = Instant::now();
    let used = thread_time(begun);
    let mut app = App::start(start(&data, Some(&lessons), None));
    let opened = thread_time(begun).saturating_sub(used);
    assert!(app.is_waiting(), "they are hard to prove");
    app.go(squarewise::gui::base::route::Goto::Home);
    let mut player = Player::of(app);
    assert!(player.sees(COMING) && player.sees("The rook"));
    assert!(!player.sees("Hard hard-1"));
    player.app.wait();
    let all = begun.elapsed();
    assert!(
        opened * 4 < all,
        "open after {opened:?}, all there after {all:?}"
    );
    assert!(player.sees("Hard hard-1") && !player.sees(COMING));
    assert!(!player.app.is_waiting());
}

#[test]
fn the_window_answers_while_lessons_are_read() {
    let (data, lessons) = (Folder::new("answer-data"), Folder::new("answer"));
    hard_folder(lessons.path(), 2, 20);
    let mut app = App::start(start(&data, Some(&lessons), None));
    app.go(squarewise::gui::base::route::Goto::Home);
    let (begun, mut n_answers, mut longest) = (Instant::now(), 0, Duration::ZERO);
    while app.is_waiting() {
        let before = thread_time(begun);
        // Messages of work that was never begun, and of the one that runs.
        for number in [u64::MAX, 1] {
            let _ = app.update(Message::LessonsRead(number));
        }
        // This writes no file: a disk that is busy with other things is no answer of the window.
        app.go(squarewise::gui::base::route::Goto::Rulebook(None));
        app.go(squarewise::gui::base::route::Goto::Home);
        longest = longest.max(thread_time(begun).saturating_sub(before));
        n_answers += 1;
    }
    assert!(n_answers > 0, "{n_answers} answers");
    assert!(app.shared().library.find("hard-1").is_some());
    // Far more than an answer takes, far less than the lessons do, on the slowest machine.
    assert!(
        longest < Duration::from_millis(500),
        "an answer after {longest:?}"
    );
}

#[test]
fn what_an_older_reading_brings_is_not_taken() {
    let (data, lessons) = (Folder::new("stale-data"), Folder::new("stale"));
    hard_folder(lessons.path(), 1, 1);
    let mut player = opened(&data, &lessons, None);
    hard_folder(lessons.path(), 2, 1);
    let _ = player.app.update(Message::LessonsChanged);
    let _ = player.app.update(Message::LessonsRead(1));
    assert!(
        player.app.is_waiting(),
        "the first reading is over, the second counts"
    );
    player.app.wait();
    assert!(player.app.shared().library.find("hard-2").is_some());
}

#[test]
fn a_lesson_asked_for_by_name_opens_when_it_is_there() {
    let (data, lessons) = (Folder::new("wanted-data"), Folder::new("wanted"));
    hard_folder(lessons.path(), 1, 3);
    let mut player = opened(&data, &lessons, Some("hard-1"));
    assert!(is_home(&player));
    assert!(player.sees("The lesson “hard-1” opens as soon as it’s ready."));
    player.app.wait();
    assert!(player.sees("Step 1 of 3"));

    let mut player = opened(&data, &lessons, Some("hard-7"));
    player.app.wait();
    let said = "There is no lesson called “hard-7”. Did you mean “hard-1”?";
    assert!(is_home(&player) && player.sees(said));
    let said = no_lesson(&Library::default(), "x");
    assert_eq!(player.say(&said), "There is no lesson called “x”.");

    let mut player = opened(&data, &lessons, Some("rook"));
    assert!(!is_home(&player), "a shipped lesson is there at once");
    player.app.wait();
    assert!(!is_home(&player));
}

#[test]
fn who_has_begun_something_else_is_not_torn_away() {
    let (data, lessons) = (Folder::new("torn-data"), Folder::new("torn"));
    hard_folder(lessons.path(), 1, 3);
    let mut player = opened(&data, &lessons, Some("hard-1"));
    player.app.open("king-danger");
    let before = player.lesson().title.clone();
    player.app.wait();
    assert_eq!(player.lesson().title, before);
    player.app.go(squarewise::gui::base::route::Goto::Home);
    assert!(player.sees("Hard hard-1"));
}

#[test]
fn the_keyboard_stays_with_its_lesson_when_others_arrive() {
    let (data, lessons) = (Folder::new("focus-data"), Folder::new("focus"));
    hard_folder(lessons.path(), 2, 1);
    let mut player = opened(&data, &lessons, None);
    player.app.go(squarewise::gui::base::route::Goto::Home);
    player.click_on(&Phrase::HomeShowCards);
    let place = |player: &Player, id: &str| {
        let entries = player.app.shared().library.entries();
        entries.iter().position(|it| it.lesson.id == id).unwrap()
    };
    let focused = |player: &Player| player.app.home_screen().unwrap().focused();
    let at = |place| Some(home::model::Control::Lesson(place));
    let before = place(&player, "castling-when-not");
    while focused(&player) != at(before) {
        player.key(iced::keyboard::key::Named::Tab);
    }
    let n_there = |player: &Player| player.app.shared().library.entries().len();
    let n_before = n_there(&player);
    player.app.wait();
    assert!(n_there(&player) > n_before);
    let after = place(&player, "castling-when-not");
    assert_eq!(focused(&player), at(after));
}

#[test]
fn a_picture_comes_with_its_step_and_few_are_kept() {
    let lessons = Folder::new("arrive-pictures");
    picture_folder(lessons.path(), 1, 20);
    let library = Library::of_paths(&[lessons.path().to_path_buf()]);
    let mut shared = guest(&["en"]);
    shared.library = library;
    let mut player = Player::of(App::new(shared));
    player.click("Seen 1");
    let shown = |player: &Player| player.lesson().picture.clone();
    assert!(
        matches!(shown(&player), Some(None)),
        "its room is kept free"
    );
    player.app.wait();
    assert!(matches!(shown(&player), Some(Some(_))));
    for _ in 1..20 {
        player.click_on(&Phrase::ButtonNext);
        player.app.wait();
        assert!(matches!(shown(&player), Some(Some(_))));
    }
    let kept = player.app.shared().gallery.n_bytes();
    assert!(
        (2_560_000..=16 * 1024 * 1024).contains(&kept),
        "{kept} bytes"
    );
}

#[test]
fn a_picture_that_cannot_be_shown_leaves_its_place() {
    let lessons = Folder::new("arrive-broken");
    picture_folder(lessons.path(), 1, 1);
    let mut shared = guest(&["en"]);
    shared.library = Library::of_paths(&[lessons.path().to_path_buf()]);
    fs::write(lessons.file("p1.png"), "nothing").unwrap();
    let mut player = Player::of(App::new(shared));
    player.click("Seen 1");
    player.app.wait();
    assert!(player.lesson().picture.is_none());
    let _ = player.app.update(Message::Lesson(lesson::Message::Tick));
    assert!(!player.app.is_waiting(), "it is not tried again and again");
}

#[test]
fn a_few_pictures_are_kept_those_shown_last() {
    let lessons = Folder::new("gallery");
    picture_folder(lessons.path(), 1, 9);
    let library = Library::of_paths(&[lessons.path().to_path_buf()]);
    let entry = &library.entries()[0];
    let file = |number: usize| entry.picture(&format!("p{number}.png")).unwrap();
    let mut gallery = Gallery::default();
    for number in 1..=6 {
        gallery.keep(file(number).clone(), file(number).open().ok());
    }
    assert!(gallery.find(file(1)).is_some(), "shown again");
    gallery.keep(file(7).clone(), file(7).open().ok());
    gallery.keep(file(8).clone(), None);
    let mut has = |number| gallery.find(file(number)).is_some();
    assert_eq!(
        [1, 2, 3, 7, 8, 9].map(&mut has),
        [true, false, true, true, true, false]
    );
    assert!(
        gallery.find(file(8)).unwrap().is_none(),
        "it cannot be shown"
    );
}
