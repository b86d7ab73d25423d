//! What cannot be saved is seen wherever the child is, and the line goes when it is saved after all.

use std::fs;
use std::io;

use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::unsaved::{Keeping, Unkept};
use squarewise::gui::base::shared::{Shared, today};
use squarewise::gui::screen::learners;
use squarewise::gui::screen::lesson::model::Control;
use squarewise::gui::{App, Message};
use squarewise::lesson::rulesets;
use squarewise::rules::{BySeat, Cross, Seat, Seats};
use squarewise::settings::{Settings, Theme};
use squarewise::storage::disk::{DiskStep, with_faults};
use squarewise::storage::{FolderChoice, Folders};
use squarewise::table::{Player as Person, Table};

use crate::gui::tools::Player;
use crate::support::{Folder, course};

/// A window whose data lies in this folder, on its first day.
fn shared(folder: &Folder) -> Shared {
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    Shared::open(course(), Some("en"), &place)
}

/// Does something while the disk is full.
fn full<T>(act: impl FnOnce() -> T) -> T {
    let order = |step| (step == DiskStep::Write).then(|| io::Error::from_raw_os_error(28));
    with_faults(order, act)
}

/// The lines below the screen, each of which is seen.
#[track_caller]
fn lines(player: &Player) -> Vec<String> {
    let lines = player.app.shared().unsaved_lines();
    for line in &lines {
        assert!(player.shows(line), "`{line}` is not seen");
    }
    lines
}

#[test]
fn what_cannot_be_saved_is_seen_on_every_screen_until_it_is() {
    let folder = Folder::new("unsaved-settings");
    let mut player = Player::of(App::new(shared(&folder)));
    player.app.go(Goto::Settings);
    full(|| player.click("Dark"));
    for goto in [
        Goto::Home,
        Goto::Seats,
        Goto::Learners,
        Goto::Games,
        Goto::Rulebook(None),
        Goto::Settings,
    ] {
        player.app.go(goto.clone());
        assert_eq!(lines(&player).len(), 1, "{goto:?}");
    }
    player.app.open("rook");
    let line = "Your settings are not saved yet. Squarewise keeps trying. (No space left on device (os error 28))";
    assert_eq!(lines(&player), [line]);
    full(|| player.settle(vec![Message::KeepAgain]));
    assert_eq!(lines(&player), [line], "it is still full");
    player.settle(vec![Message::KeepAgain]);
    assert_eq!(lines(&player), Vec::<String>::new());
    assert!(!player.sees(line));
    let folders = Folders::within(folder.path());
    assert_eq!(Settings::open(&folders, today()).0.theme, Theme::Dark);
}

#[test]
fn stars_that_are_not_saved_are_told_in_the_lesson_and_saved_with_the_next_step() {
    let folder = Folder::new("unsaved-stars");
    let mut player = Player::of(App::new(shared(&folder)));
    player.app.open("rook");
    full(|| player.press(Control::Main));
    let told = lines(&player);
    assert!(
        told[0].starts_with("Your new stars are not saved yet."),
        "{told:?}"
    );
    player.settle(vec![Message::KeepAgain]);
    assert!(lines(&player).is_empty());
    let kept = shared(&folder);
    let resume = |of: &Shared| of.learner.progress.resume("rook").map(str::to_owned);
    assert!(resume(&kept).is_some());
    assert_eq!(resume(&kept), resume(player.app.shared()));
}

#[test]
fn a_list_that_could_not_be_changed_is_told_until_it_can() {
    let folder = Folder::new("unsaved-learners");
    let mut shared = shared(&folder);
    full(|| shared.with_learners(|it| it.add("fox", "Mia")));
    assert!(shared.unsaved_lines()[0].starts_with("The list of learners"));
    shared.with_learners(|it| it.add("fox", "Mia"));
    assert!(shared.unsaved_lines().is_empty());
    assert_eq!(shared.learner.everybody().len(), 1);
}

#[test]
fn the_first_child_on_a_full_disk_is_who_it_chose_to_be_and_is_kept_when_there_is_room() {
    let folder = Folder::new("unsaved-first");
    let mut player = Player::of(App::new(shared(&folder)));
    player.app.go(Goto::Learners);
    let chosen = [
        learners::Message::Pressed(learners::model::Control::Animal(1)),
        learners::Message::Typed(learners::model::Control::Name, "Mia".to_owned()),
        learners::Message::Pressed(learners::model::Control::Done),
    ];
    full(|| player.settle(chosen.map(Message::Learners).to_vec()));
    let profile = player.app.shared().learner.profile().clone();
    assert_eq!(profile.name, "Mia");
    assert_eq!(lines(&player).len(), 1);
    full(|| player.settle(vec![Message::KeepAgain]));
    assert_eq!(lines(&player).len(), 1, "it is still full");
    player.settle(vec![Message::KeepAgain]);
    assert!(lines(&player).is_empty(), "nothing is left to be said");
    let kept = shared(&folder);
    assert_eq!(kept.learner.everybody(), [&profile]);
}

/// Does something where nothing may be written at all.
fn forbidden<T>(act: impl FnOnce() -> T) -> T {
    let order = |step| match step {
        DiskStep::Read => None,
        _ => Some(io::Error::from(io::ErrorKind::PermissionDenied)),
    };
    with_faults(order, act)
}

#[test]
fn a_folder_that_cannot_be_written_is_told_in_one_sentence_on_every_screen_from_the_start() {
    let folder = Folder::new("unkept-folder");
    let line =
        "Squarewise can’t write in its folder, so your stars aren’t saved: please tell a grown-up.";
    let mut player = Player::of(App::new(forbidden(|| shared(&folder))));
    for goto in [
        Goto::Home,
        Goto::Games,
        Goto::Rulebook(None),
        Goto::Settings,
    ] {
        player.app.go(goto.clone());
        assert_eq!(lines(&player), [line], "{goto:?}");
    }
    // Nor does it become more where something is to be kept.
    forbidden(|| {
        player.app.go(Goto::Settings);
        player.click("Dark");
        player.app.open("rook");
        player.press(Control::Main);
        player.settle(vec![Message::KeepAgain]);
    });
    assert_eq!(lines(&player), [line]);
    player.settle(vec![Message::KeepAgain]);
    assert_eq!(
        lines(&player),
        Vec::<String>::new(),
        "it may be written now"
    );
    let kept = shared(&folder);
    assert!(kept.unkept.is_none() && kept.settings.theme == Theme::Dark);
    assert!(kept.learner.progress.resume("rook").is_some());
}

/// The cause is the folder, whichever way it cannot be written to.
#[test]
fn a_place_that_is_no_folder_is_told_too() {
    let folder = Folder::new("unkept-file");
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let place = FolderChoice::Folder(file.join("inside"));
    let shared = Shared::open(course(), Some("en"), &place);
    assert_eq!(shared.unkept, Some(Unkept::Folder));
    assert_eq!(shared.unsaved_lines().len(), 1);
}

/// To find it out leaves nothing behind, and makes no folder before something is kept.
#[test]
fn a_folder_that_may_be_written_is_left_as_it_was() {
    let folder = Folder::new("unkept-none");
    assert!(shared(&folder).unkept.is_none());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    let place = FolderChoice::Folder(folder.path().join("a").join("b"));
    assert!(Shared::open(course(), Some("en"), &place).unkept.is_none());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_browser_that_keeps_nothing_is_named_and_no_file_is() {
    let mut shared = Shared::guest(course(), &["en"]);
    shared.unkept = Some(Unkept::of(io::ErrorKind::Unsupported));
    shared
        .unsaved
        .insert(Keeping::Settings, "settings.toml".to_owned());
    let mut player = Player::of(App::new(shared));
    player.app.open("rook");
    let told = lines(&player);
    assert_eq!(told.len(), 1);
    assert!(
        told[0].contains("browser") && !told[0].contains("toml"),
        "{told:?}"
    );
}

fn game(name: &str) -> Table<Cross> {
    let person = Person {
        name: name.to_owned(),
        ..Person::default()
    };
    let players = BySeat([(); 4].map(|()| person.clone()));
    Table::seated(Seats::FOUR, players, rulesets::named("family").unwrap())
}

#[test]
fn one_window_keeps_its_family_game_and_the_other_says_that_it_keeps_none() {
    let folder = Folder::new("unsaved-family");
    let text = || fs::read_to_string(folder.file("family.toml")).unwrap();
    let (mut first, mut second) = (shared(&folder), shared(&folder));
    first.begin_family(&game("Ann"));
    second.begin_family(&game("Ben"));
    assert!(first.unsaved_lines().is_empty() && text().contains("Ann"));
    assert!(second.unsaved_lines()[0].starts_with("This game is not saved yet."));
    drop(first);
    second.keep_again();
    assert!(second.unsaved_lines().is_empty() && text().contains("Ben"));
    let aside = format!("family.other-{}.toml", today());
    let aside = fs::read_to_string(folder.file(&aside)).unwrap();
    assert!(aside.contains("Ann"), "nothing is written over");
    drop(second);
    let long = format!("name south B\u{202E}{}", "e".repeat(5000));
    let text = text().replace("name south Ben", &long);
    fs::write(folder.file("family.toml"), text).unwrap();
    let third = shared(&folder);
    let south = third.family.game().unwrap().player(Seat::South);
    let short = format!("B{}", "e".repeat(19));
    assert_eq!(south.name, short, "as short and plain as a typed one");
}
