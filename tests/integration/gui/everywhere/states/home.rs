//! Home, the learners, the settings, and what is wrong with lessons.

use std::sync::LazyLock;

use iced::keyboard::key::Named;

use squarewise::gui::base::HasFrame;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::{Shared, today};
use squarewise::gui::hearing::sound::Sounds;
use squarewise::gui::screen::learners::{self, model::Control};
use squarewise::gui::screen::lesson::model::Control as OfLesson;
use squarewise::gui::screen::{home, settings};
use squarewise::gui::{App, Message};
use squarewise::lesson::{AnyLesson, Step, Task, on_board};
use squarewise::library::PathEntry;
use squarewise::locale::Phrase;
use squarewise::practice::Exercise;
use squarewise::progress::StepResult;
use squarewise::rules::{Reason, Seat};
use squarewise::session::Answer;
use squarewise::settings::{BoardLook, PieceSet};
use squarewise::storage::{Day, FolderChoice};
use squarewise::training::{Outcome, Purpose, Run};

use super::{Look, State, folder, guest};
use crate::gui::everywhere::heard::Ears;
use crate::gui::home::authors::{LESSON, with_own};
use crate::gui::practice::{board_where, learned};
use crate::gui::tools::{FLAWLESS, Player, Scribe, Shown};
use crate::support::{Folder, again, classic, lesson_file, whole_course};

pub(super) const STATES: &[State] = &[
    ("welcome", |look| {
        let mut app = App::new(kept_in(&folder(look, "welcome"), look));
        app.go(Goto::Welcome);
        Player::of(app)
    }),
    ("first-stars", |look| {
        let mut app = App::new(kept_in(&folder(look, "first-stars"), look));
        app.go(Goto::Name(Box::new(Goto::Home)));
        Player::of(app)
    }),
    ("home-path-new", |look| on_path(look, &[])),
    ("home-path", |look| on_path(look, &["rook", "bishop"])),
    ("home-path-focus", |look| {
        let mut player = on_path(look, &["rook"]);
        for _ in 0..40 {
            let home = player.app.home_screen().unwrap();
            if home.focused() != Some(home::model::Control::Stone(3)) {
                player.key(Named::Tab);
            }
        }
        player
    }),
    ("home-path-done", |look| {
        on_path(look, &["rook", "bishop", "queen", "king"])
    }),
    ("home-middle", |look| at_land(look, 3, None)),
    ("home-middle-focus", |look| {
        let mut player = at_land(look, 3, None);
        for _ in 0..40 {
            let home = player.app.home_screen().unwrap();
            if home.focused() != Some(home::model::Control::Land(2)) {
                player.key(Named::Tab);
            }
        }
        player
    }),
    ("home-open-meadow", |look| at_land(look, 0, Some(0))),
    ("home-open-forest", |look| at_land(look, 1, Some(1))),
    ("home-open-fields", |look| at_land(look, 2, Some(2))),
    ("home-open-castle", |look| at_land(look, 1, Some(3))),
    ("home-open-harbor", |look| at_land(look, 4, Some(4))),
    ("home-open-pass", |look| at_land(look, 5, Some(5))),
    ("home-open-mill", |look| at_land(look, 6, Some(6))),
    ("home-open-fair", |look| at_land(look, 8, Some(7))),
    ("home-path-own", |look| {
        let text = LESSON.replace("id = \"mine\"", "id = \"rook\"");
        let folder = folder(look, "path-own").with("rook.toml", &text);
        let mut shared = guest(look);
        shared.library = whole_course().clone();
        shared.learner.progress.finish("rook", []);
        Player::of(App::new(with_own(shared, &folder)))
    }),
    ("home-cards", |look| {
        let mut shared = guest(look);
        shared.library = whole_course().clone();
        shared.settings.cards = true;
        shared.learner.progress.finish("rook", []);
        Player::of(App::new(shared))
    }),
    ("home-practice", |look| {
        Player::of(App::new(practising(look)))
    }),
    ("practice-new", |look| {
        let mut app = App::new(learned(guest(look), 0));
        app.go(Goto::Practice(None));
        Player::of(app)
    }),
    ("practice", |look| {
        let mut app = App::new(practising(look));
        app.go(Goto::Practice(None));
        Player::of(app)
    }),
    ("practice-done", |look| {
        let mut shared = practising(look);
        let mut run = begin(&shared, Purpose::WarmUp);
        while run.name().is_some() {
            run.report(Outcome::AtOnce, &mut shared.learner.progress, today());
        }
        let mut app = App::new(shared);
        app.go(Goto::Practice(Some(Box::new(run))));
        Player::of(app)
    }),
    ("practice-stamp", |look| {
        let mut shared = learned(kept_in(&folder(look, "practice-stamp"), look), 0);
        let mut run = begin(&shared, Purpose::Passport("meadow".to_owned()));
        while run.name().is_some() {
            run.report(Outcome::AtOnce, &mut shared.learner.progress, today());
        }
        let mut app = App::new(shared);
        app.go(Goto::Practice(Some(Box::new(run))));
        Player::of(app)
    }),
    ("practice-missed", |look| {
        let mut shared = practising(look);
        let mut run = begin(&shared, Purpose::Passport("castle".to_owned()));
        while run.name().is_some() {
            run.report(Outcome::Helped, &mut shared.learner.progress, today());
        }
        let mut app = App::new(shared);
        app.go(Goto::Practice(Some(Box::new(run))));
        Player::of(app)
    }),
    ("practice-begun", |look| {
        let mut shared = practising(look);
        let mut run = begin(&shared, Purpose::Passport("fields".to_owned()));
        for _ in 0..5 {
            run.report(Outcome::AtOnce, &mut shared.learner.progress, today());
        }
        let mut app = App::new(shared);
        app.go(Goto::Practice(None));
        Player::of(app)
    }),
    ("practice-passing", |look| {
        let board = board_where("en-passant-or-not", |it| classic(it).side == Seat::BLACK);
        let mut app = App::new(practising(look));
        app.go(Goto::Boards(again(&board.name)));
        let mut player = Player::of(app);
        player.watch();
        player
    }),
    ("practice-castling", |look| {
        let is_caught = |it: &Exercise| match &classic(it).task {
            Task::Judge { verdict, .. } => verdict.legal().is_none(),
            _ => false,
        };
        let board = board_where("castle-or-not", is_caught);
        let mut app = App::new(practising(look));
        app.go(Goto::Boards(again(&board.name)));
        let mut player = Player::of(app);
        player.press(OfLesson::Answer(Answer::NotLegal));
        player
    }),
    ("practice-family-said", |look| {
        let mut app = App::new(practising(look));
        let board = "p1-family-say-check-2-0";
        app.go(Goto::Boards(again(board)));
        Player::of(app)
    }),
    ("practice-family-passing", |look| {
        let mut app = App::new(practising(look));
        let board = "p1-family-en-passant-2-1";
        app.go(Goto::Boards(again(board)));
        let mut player = Player::of(app);
        player.watch();
        player
    }),
    ("practice-board", |look| {
        let mut app = App::new(practising(look));
        app.go(Goto::Boards(Purpose::WarmUp));
        Player::of(app)
    }),
    ("games", |look| {
        let mut shared = guest(look);
        shared.library = whole_course().clone();
        let progress = &mut shared.learner.progress;
        let won: [(&str, &[u8]); 3] = [
            ("race-8", &[1]),
            ("rook-pawns", &[1, 2, 3, 4, 5]),
            ("queen-pawns", &[2, 4]),
        ];
        for (game, birds) in won {
            let day = Day::from_unix_days(20_777);
            progress.record("coach-games", [game], game, &FLAWLESS, day);
            for bird in birds {
                progress.beat("coach-games", game, *bird);
            }
        }
        games(shared)
    }),
    ("games-closed", |look| {
        let mut shared = kept_in(&folder(look, "games-closed"), look);
        shared.library = whole_course().clone();
        shared.with_learners(|it| it.add("bear", "Mia"));
        shared.learner.progress.finish("rook", []);
        let day = Day::from_unix_days(20_777);
        let progress = &mut shared.learner.progress;
        progress.record("coach-games", ["rook-pawns"], "rook-pawns", &FLAWLESS, day);
        games(shared)
    }),
    ("first-start", |look| first_start(look, "first-start")),
    ("first-start-voice", |look| {
        let mut shared = kept_in(&folder(look, "first-start-voice"), look);
        shared.speaker = Scribe::default().speaker();
        let mut app = App::new(shared);
        app.go(Goto::Learners);
        let mut player = Player::of(app);
        press(&mut player, Control::Reading);
        player
    }),
    ("home-guest", |look| Player::of(App::new(guest(look)))),
    ("home-new", |look| {
        let mut player = first_start(look, "home-new");
        press(&mut player, Control::Done);
        player
    }),
    ("home-work", |look| at_home(family(look, "home-work"))),
    ("home-focus", |look| {
        let mut player = at_home(family(look, "home-focus"));
        for _ in 0..9 {
            player.key(Named::Tab);
        }
        player
    }),
    ("home-notices", |look| {
        let folder = Folder::new("state-notices").with("broken.toml", &BROKEN);
        let mut shared = guest(look);
        shared.folders = vec![folder.path().to_path_buf()];
        shared.library = shared.library.again(&shared.folders);
        let file = "learners/mia/progress.json".to_owned();
        let aside = "learners/mia/progress.json.broken-2026-11-20".to_owned();
        shared.notices = vec![
            Phrase::NoticeNoFolder,
            Phrase::NoticeSetAside { file, aside },
        ];
        Player::of(App::new(shared))
    }),
    ("home-keys", |look| {
        let mut player = Player::of(App::new(guest(look)));
        player.types("?");
        player
    }),
    ("learners", |look| {
        let mut player = family(look, "learners");
        player.app.go(Goto::Learners);
        player
    }),
    ("learners-edit", |look| {
        let mut player = family(look, "learners-edit");
        player.app.go(Goto::Learners);
        press(&mut player, Control::Edit(1));
        player
    }),
    ("learners-remove", |look| {
        let mut player = family(look, "learners-remove");
        player.app.go(Goto::Learners);
        press(&mut player, Control::Edit(1));
        press(&mut player, Control::Remove);
        player
    }),
    ("settings", |look| of_settings(guest(look), &[])),
    ("settings-voice", |look| {
        let mut shared = guest(look);
        shared.speaker = Scribe::default().speaker();
        let switch = settings::model::Switch::ReadToMe;
        of_settings(shared, &[settings::model::Control::Switch(switch)])
    }),
    ("settings-wood", |look| {
        let wood = settings::model::Control::Board(BoardLook::Wood);
        let plain = settings::model::Control::Pieces(PieceSet::Plain);
        let mut player = of_settings(guest(look), &[wood, plain]);
        player.key(Named::Tab);
        player
    }),
    ("problems", |look| problems(look, Some(&BROKEN))),
    ("problems-none", |look| problems(look, None)),
];

/// Somebody in the middle of the course, who has some stamps, a crown and a warm-up that was begun.
fn practising(look: Look<'_>) -> Shared {
    let mut shared = learned(guest(look), 4);
    let mut run = begin(&shared, Purpose::WarmUp);
    let progress = &mut shared.learner.progress;
    for outcome in [Outcome::AtOnce, Outcome::Helped, Outcome::AtOnce] {
        run.report(outcome, progress, today());
    }
    let day = Day::from_unix_days(20_777);
    for stamp in ["meadow", "forest", "crown-where-rook", "crown-where-queen"] {
        progress.stamp(stamp, day);
    }
    shared
}

fn begin(shared: &Shared, purpose: Purpose) -> Run {
    let (progress, lands) = (&shared.learner.progress, shared.library.lands());
    Run::begin(purpose, progress, lands, today()).unwrap()
}

/// A lesson with mistakes inside its boards and beside them.
static BROKEN: LazyLock<String> = LazyLock::new(|| {
    let steps = r#"
[[step]]
id = "letter"
kind = "say"
board = "4k3/8/8/3X4/8/8/8/4K2R w K - 0 1"
text = "Look at the rook."

[[step]]
id = "rank"
kind = "collect"
piece = "a1"
stars = ["a8", "h8"]
board = """
. . . . k . . .
. . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
R . . . K . . .
"""
text = "Take the stars."

[[step]]
id = "move"
kind = "judge"
board = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
move = "Rb1-b4"
text = "May the rook go there?"
"#;
    lesson_file("broken", "Broken", steps)
});

/// The program opened on a computer where nobody has learned yet.
fn first_start(look: Look<'_>, name: &str) -> Player {
    let mut app = App::new(kept_in(&folder(look, name), look));
    app.go(Goto::Learners);
    Player::of(app)
}

/// Home with the whole course, and these lessons done.
fn on_path(look: Look<'_>, done: &[&str]) -> Player {
    let mut shared = guest(look);
    shared.library = whole_course().clone();
    for lesson in done {
        shared.learner.progress.finish(lesson, []);
    }
    Player::of(App::new(shared))
}

/// Home with so many lands done and some stones of the next, and a land opened by its number.
fn at_land(look: Look<'_>, n_done: usize, opened: Option<usize>) -> Player {
    let mut shared = guest(look);
    shared.library = whole_course().clone();
    let lands: Vec<String> = shared
        .library
        .lands()
        .iter()
        .map(|it| it.id.clone())
        .collect();
    for (number, land) in lands.iter().enumerate() {
        let lessons = shared.lessons_of(land).unwrap();
        let some = if number < n_done { lessons.len() } else { 2 };
        if number <= n_done {
            for lesson in lessons.iter().take(some) {
                shared.learner.progress.finish(lesson, []);
            }
        }
    }
    let entries = shared.library.lands().iter().take(n_done);
    let entries: Vec<PathEntry> = entries.flat_map(|it| it.entries.clone()).collect();
    let day = Day::from_unix_days(20_777);
    for entry in entries {
        if let PathEntry::Game { lesson, step } = entry {
            let progress = &mut shared.learner.progress;
            progress.record(&lesson, [step.as_str()], &step, &FLAWLESS, day);
        }
    }
    shared.opened = opened.and_then(|number| lands.get(number).cloned());
    Player::of(App::new(shared))
}

/// The games against the coach.
fn games(shared: Shared) -> Player {
    let mut app = App::new(shared);
    app.go(Goto::Games);
    Player::of(app)
}

/// What the screens share in a program that keeps everything in a folder.
fn kept_in(folder: &Folder, look: Look<'_>) -> Shared {
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let mut shared = Shared::open(guest(look).library, Some(look.0), &place);
    shared.settings.theme = look.1;
    shared.settings.motion = false;
    shared.sounds = Sounds::heard_by(Ears::default());
    shared
}

fn press(player: &mut Player, control: Control) {
    let message = learners::Message::Pressed(control);
    player.settle(vec![Message::Learners(message)]);
}

/// Four learners; the last has done some of the course, and missed something.
fn family(look: Look<'_>, name: &str) -> Player {
    let folder = folder(look, name);
    let mut player = Player::of(App::new(kept_in(&folder, look)));
    player.app.go(Goto::Learners);
    press(&mut player, Control::Done);
    for name in ["Mia", "Maximilian-Alexander", "Tom"] {
        player.app.go(Goto::Learners);
        press(&mut player, Control::Add);
        let named = learners::Message::Typed(Control::Name, name.to_owned());
        player.settle(vec![Message::Learners(named)]);
        press(&mut player, Control::Done);
    }
    drop(player);
    let mut shared = kept_in(&folder, look);
    some_work(&mut shared);
    Player::of(App::new(shared))
}

fn at_home(mut player: Player) -> Player {
    player.app.go(Goto::Home);
    player
}

fn some_work(shared: &mut Shared) {
    let entries = shared.library.entries();
    let done = entries.iter().take(2).flat_map(|entry| {
        let steps = entry.lesson.step_ids().into_iter();
        steps.map(|step| (entry.lesson.id.clone(), step.to_owned()))
    });
    let steps: Vec<(String, String)> = done.collect();
    let of_lesson = |lesson: &AnyLesson| -> Vec<Reason> {
        on_board!(lesson, lesson => lesson.steps.iter().flat_map(Step::reasons).collect())
    };
    let all = entries.iter();
    let reasons: Vec<Reason> = all.flat_map(|entry| of_lesson(&entry.lesson)).collect();
    let progress = &mut shared.learner.progress;
    let day = Day::from_unix_days(20_777);
    for (number, (lesson, step)) in (0..).zip(&steps) {
        let result = StepResult {
            moves: 1,
            tries: 1 + number % 2,
            hints: u32::from(number % 5 == 0),
            par: None,
        };
        progress.record(lesson, [step.as_str()], step, &result, day);
        progress.finish(lesson, [step.as_str()]);
    }
    for reason in reasons {
        progress.miss(reason.code(), day);
        progress.miss(reason.code(), day);
    }
}

fn of_settings(shared: Shared, pressed: &[settings::model::Control]) -> Player {
    let mut app = App::new(shared);
    app.go(Goto::Settings);
    let mut player = Player::of(app);
    for control in pressed {
        let message = settings::Message::Pressed(*control);
        player.settle(vec![Message::Settings(message)]);
    }
    player
}

fn problems(look: Look<'_>, lesson: Option<&str>) -> Player {
    let mut shared = guest(look);
    let Look(language, theme) = look;
    let folder = Folder::new(&format!("state-problems-{language}-{theme:?}"));
    let folder = match lesson {
        Some(lesson) => folder.with("broken.toml", lesson),
        None => folder,
    };
    shared.folders = vec![folder.path().to_path_buf()];
    let mut app = App::new(shared);
    if lesson.is_some() {
        let _ = app.update(Message::Dropped(folder.file("broken.toml")));
        app.wait();
    }
    app.go(Goto::Problems);
    Player::of(app)
}
