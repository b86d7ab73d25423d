//! The window for authors: problems are listed, files are taken in, changes show while a lesson is open.

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use iced::keyboard::key::Named;
use squarewise::gui::base::shared::{Shared, today};
use squarewise::gui::{App, Message};
use squarewise::locale::{Locale, Phrase};
use squarewise::progress::learner::Learner;
use squarewise::storage::{FolderChoice, Folders};

use crate::gui::tools::{Player, guest};
use crate::languages::{LONG, MIRRORED};
use crate::support::{Folder, lesson_file};

/// A lesson of one's own.
pub(crate) static LESSON: LazyLock<String> = LazyLock::new(|| {
    let steps = r#"
[[step]]
id = "look"
kind = "say"
board = "start"
text = "Look at it."

[[step]]
id = "star"
kind = "collect"
piece = "a1"
stars = ["a8", "h8"]
board = "8/8/8/8/8/8/8/R7 w - - 0 1"
text = "Take the stars."
"#;
    lesson_file("mine", "My own rook", steps)
});

fn window(folder: &Folder) -> Player {
    Player::of(App::new(with_own(guest(&["en"]), folder)))
}

/// Somebody who has lessons of one's own in a folder.
pub(crate) fn with_own(mut shared: Shared, folder: &Folder) -> Shared {
    shared.folders = vec![folder.path().to_path_buf()];
    shared.library = shared.library.again(&shared.folders);
    shared
}

fn change(player: &mut Player, folder: &Folder, text: &str) {
    fs::write(folder.file("mine.toml"), text).unwrap();
    let _ = player.app.update(Message::LessonsChanged);
    player.app.wait();
}

#[test]
fn an_open_lesson_keeps_its_step_and_its_board() {
    let folder = Folder::new("gui-reload").with("mine.toml", &LESSON);
    let mut player = window(&folder);
    player.app.open("mine");
    player.click_on(&Phrase::ButtonNext);
    change(
        &mut player,
        &folder,
        &LESSON.replace("Take the", "Fetch the"),
    );
    assert!(player.sees("Fetch the stars."));
    player.squares(&["a1", "a8"]);
    let board = player.lesson().scene.clone();
    change(
        &mut player,
        &folder,
        &LESSON.replace("Take the", "Fetch both"),
    );
    assert_eq!(player.lesson().scene, board, "only the words have changed");

    change(
        &mut player,
        &folder,
        &LESSON.replace("id = \"look\"", "id = \"see\""),
    );
    assert!(player.sees("Step 2 of 2"), "the step stays by its name");
    assert_ne!(player.lesson().scene, board, "the board begins again");

    change(&mut player, &folder, "format = 1\n");
    assert!(
        player.sees("Step 2 of 2"),
        "a broken lesson stays as it was"
    );
    let only = LESSON.split("[[step]]").collect::<Vec<_>>()[..2].join("[[step]]");
    change(&mut player, &folder, &only);
    assert!(player.sees("Step 1 of 1"));
}

#[test]
fn nothing_has_to_be_repaired_where_there_are_warnings_alone() {
    let notes = "Notes on your lessons";
    let folder = Folder::new("gui-notes")
        .with(
            "mine.toml",
            &LESSON.replace("Look at it.", "Look at the red square."),
        )
        .with("study.pgn", "1. e4 *");
    let mut player = window(&folder);
    assert!(player.sees(notes) && !player.sees("Lessons to repair"));
    player.click(notes);
    assert!(player.sees(notes) && !player.sees("Lessons to repair"));
    assert!(player.sees("these are games, not a lesson"));
    let folder = folder.with("broken.toml", "format = 1\n");
    player.key(Named::Escape);
    change(&mut player, &folder, &LESSON);
    assert!(!player.sees(notes));
}

#[test]
fn a_lesson_in_another_language_says_which() {
    for (language, says) in [
        ("it", "In Italian only"),
        ("de", "In German only"),
        ("pt-BR", "In Portuguese only"),
        ("zu", "In zu only"),
    ] {
        let written = LESSON.replace("language = \"en\"", &format!("language = \"{language}\""));
        let folder = Folder::new("gui-foreign").with("mine.toml", &written);
        assert!(window(&folder).sees(says), "{says}");
    }
}

#[test]
fn a_learner_without_a_name_is_spoken_to_by_none() {
    let written = LESSON.replace("Look at it.", "King and queen at once, {player}!");
    let folder = Folder::new("gui-nameless").with("mine.toml", &written);
    let mut shared = with_own(guest(&["en"]), &folder);
    let place = FolderChoice::Folder(folder.file("data"));
    shared.learner = Learner::open(&Folders::find(&place).unwrap(), today()).0;
    assert!(shared.learner.is_unnamed());
    let mut player = Player::of(App::new(shared));
    player.app.open("mine");
    assert!(player.sees("King and queen at once!"));
}

#[test]
fn an_open_lesson_says_that_its_file_is_broken_and_leads_to_why() {
    let folder = Folder::new("gui-broken").with("mine.toml", &LESSON);
    let mut player = window(&folder);
    player.app.open("mine");
    let words = "The file has a mistake now. You see the lesson as it was before.";
    assert!(!player.sees(words));
    change(&mut player, &folder, "format = 1\n");
    assert!(player.sees("Step 1 of 2"));
    player.click(words);
    assert!(player.sees("Lessons to repair"));
    player.key(Named::Escape);
    change(&mut player, &folder, &LESSON);
    player.app.open("mine");
    assert!(!player.sees(words));
}

#[test]
fn a_mistake_in_the_open_lesson_is_seen_at_every_size_and_before_a_class() {
    let words = "The file has a mistake now. You see the lesson as it was before.";
    for (at, (width, height)) in [(480.0, 560.0), (800.0, 600.0), (1366.0, 768.0)]
        .into_iter()
        .enumerate()
    {
        for is_shown in [false, true] {
            let name = format!("gui-mistake-{at}-{is_shown}");
            let folder = Folder::new(&name).with("mine.toml", &LESSON);
            let mut player = window(&folder).sized(width, height);
            player.app.open("mine");
            if is_shown {
                player.key(Named::F11);
            }
            change(&mut player, &folder, "format = 1\n");
            assert!(player.shows(words), "{width} {is_shown}");
            change(&mut player, &folder, &LESSON);
            assert!(!player.sees(words), "{width} {is_shown}");
        }
    }
}

#[test]
fn a_mistake_in_the_words_of_the_open_lesson_is_told_in_it() {
    let folder = Folder::new("gui-words").with("mine.toml", &LESSON);
    let mut player = window(&folder);
    player.app.open("mine");
    let words = "There is a mistake in mine.de.ftl now: its words may be missing here.";
    assert!(!player.sees(words));
    fs::write(folder.file("mine.de.ftl"), "mine = { $\n").unwrap();
    let _ = player.app.update(Message::LessonsChanged);
    player.app.wait();
    assert!(player.sees(words));
    fs::remove_file(folder.file("mine.de.ftl")).unwrap();
    let _ = player.app.update(Message::LessonsChanged);
    player.app.wait();
    assert!(!player.sees(words));
}

#[test]
fn a_dropped_folder_is_taken_in_and_anything_else_is_answered() {
    let folder = Folder::new("gui-dropped-folder").with("mine.toml", &LESSON);
    let mut player = Player::new("en");
    let mut drop = |path: PathBuf| {
        let _ = player.app.update(Message::Dropped(path));
        player.app.wait();
        let toast = player.app.toast().cloned();
        toast.map(|it| player.say(&it))
    };
    let told = drop(folder.path().to_path_buf()).unwrap();
    assert!(told.starts_with("The lessons in “"), "{told}");
    let empty = Folder::new("gui-dropped-empty").with("note.txt", "");
    let told = drop(empty.path().to_path_buf()).unwrap();
    assert!(told.starts_with("There is no lesson in “"), "{told}");
    let told = drop(empty.file("lessons.ZIP")).unwrap();
    assert!(told.starts_with("“lessons.ZIP” is zipped."), "{told}");
    let told = drop(empty.file("study.pgn")).unwrap();
    assert!(told.starts_with("“study.pgn” contains games"), "{told}");
    let told = drop(empty.file("puzzles.csv")).unwrap();
    assert!(
        told.starts_with("“puzzles.csv” contains a list of boards"),
        "{told}"
    );
    let told = drop(empty.file("note.txt")).unwrap();
    assert!(told.starts_with("“note.txt” is not a lesson."), "{told}");
    let told = player.app.shared().say(player.app.toast().unwrap());
    assert!(player.sees(&told), "it stands on the screen");
    player.app.open("mine");
    assert!(player.sees("Step 1 of 2"));
    player.click_on(&Phrase::ButtonNext);
    assert!(!player.sees(&told), "gone with the next click");
    change(&mut player, &folder, "format = 1\n");
    assert!(player.sees("The file has a mistake now. You see the lesson as it was before."));
}

#[test]
fn problems_are_listed_and_go_away_when_they_are_mended() {
    let broken = LESSON.replace("title", "titel");
    let folder = Folder::new("gui-problems").with("mine.toml", &broken);
    let mut player = window(&folder);
    assert!(!player.sees("My own rook"));
    player.click("1 lesson has a mistake and is not shown.");
    assert!(player.sees("Lessons to repair"));
    assert!(player.sees("Line 4, column 1"));
    assert!(player.sees("a lesson has no setting called “titel”"));
    assert!(player.sees("did you mean “title”?"));
    change(&mut player, &folder, &LESSON);
    assert!(player.sees("Nothing is left to repair."));
    player.key(Named::Escape);
    assert!(player.sees("My own rook"));
    assert!(!player.sees("Lessons to repair"));
}

#[test]
fn a_dropped_lesson_is_opened_and_a_broken_one_shows_why() {
    let folder = Folder::new("gui-dropped").with("mine.toml", &LESSON);
    let folder = folder.with("bad.toml", "format = 1\n").with("note.txt", "");
    let mut player = Player::new("en");
    let mut drop = |file: &str| {
        let path: PathBuf = folder.file(file);
        let _ = player.app.update(Message::Dropped(path));
        player.app.wait();
    };
    drop("note.txt");
    drop("mine.toml");
    drop("mine.toml");
    assert!(player.sees("Step 1 of 2"));
    let _ = player.app.update(Message::Dropped(folder.file("bad.toml")));
    player.app.wait();
    assert!(player.sees("Lessons to repair"));
    player.key(Named::Escape);
    assert!(player.sees("My own rook"));
    player.app.open("mine");
    assert!(player.sees("Step 1 of 2"));
}

#[test]
fn a_lesson_of_one_s_own_says_whose_place_it_takes() {
    let folder = Folder::new("gui-shadow").with(
        "king-danger.toml",
        &LESSON.replace("\"mine\"", "\"king-danger\""),
    );
    let mut shared = with_own(guest(&["en"]), &folder);
    shared.opened = Some("castle".to_owned());
    let player = Player::of(App::new(shared));
    assert!(player.sees("My own rook"));
    assert!(player.sees("Replaces a built-in lesson"));
    assert!(!player.sees("Lessons to repair"));
}

#[test]
fn made_up_languages_are_offered_only_when_asked_for() {
    let languages = |pseudo: bool| {
        let mut shared = guest(&["de"]);
        shared.pseudo = pseudo;
        let next = |shared: &mut Shared| {
            shared.next_language();
            shared.locale.language()
        };
        let own = Locale::available().len() + 2 * usize::from(pseudo);
        (0..own).map(|_| next(&mut shared)).collect::<Vec<_>>()
    };
    let mut own: Vec<String> = Locale::available()
        .iter()
        .map(|it| it.tag.clone())
        .collect();
    own.rotate_left(1);
    assert_eq!(own.last().map(String::as_str), Some("de"));
    assert_eq!(languages(false), own);
    let made_up = languages(true);
    for name in [LONG, MIRRORED] {
        assert!(made_up.iter().any(|it| it == name), "{made_up:?}");
    }
    assert_eq!(made_up.len(), own.len() + 2);
}
