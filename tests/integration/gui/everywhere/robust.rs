//! A window that stays open all day: a bot plays for long, nothing is drawn in vain, and what was
//! learned outlives a break-down.

use std::panic::{self, AssertUnwindSafe};
use std::process::Command;

use headless::runtime::user_interface::{Cache, State, UserInterface};
use iced::advanced::renderer::Headless;
use iced::{Event, Pixels, Point, Renderer, Size, mouse, window};

use squarewise::gui::app::crash;
use squarewise::gui::base::Laid;
use squarewise::gui::base::focus::Key;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::{Shared, today};
use squarewise::gui::look::fonts;
use squarewise::gui::screen::lesson;
use squarewise::gui::screen::lesson::model::Control;
use squarewise::gui::{App, Message, board};
use squarewise::locale::Phrase;
use squarewise::progress::learner::Learner;
use squarewise::scene::Spot;
use squarewise::storage::{FolderChoice, Folders};

use crate::dice::Dice;
use crate::gui::tools::{Player, Shown, guest};
use crate::support::{Folder, course};

/// How many steps the bot plays before its memory is measured, and then until it is again.
const STEPS: (usize, usize) = (700, 2_000);

/// How much the memory may grow, in bytes: buffers that the system gives back late.
const MARGIN: u64 = 6 * 1024 * 1024;

/// What the bot does next in a lesson.
fn next(app: &App, dice: &mut Dice) -> Message {
    let Some(model) = app.lesson_model() else {
        return Message::Key(Key::Next);
    };
    let stays = |control: &Control| !matches!(control, Control::Home | Control::MoreOfRule);
    let ring: Vec<Control> = model.ring().into_iter().filter(stays).collect();
    let message = if dice.below(3) > 0 || ring.is_empty() {
        let pieces = &model.scene.pieces;
        let piece = pieces
            .get(dice.below(pieces.len().max(1)))
            .map(|(at, _)| *at);
        let mut line = || u8::try_from(dice.below(8)).unwrap();
        let any = Spot::new(line(), line());
        let at = piece.filter(|_| dice.below(2) == 0).unwrap_or(any);
        lesson::Message::Board(Control::Board, board::BoardEvent::Pressed(at))
    } else {
        lesson::Message::Pressed(ring[dice.below(ring.len())])
    };
    Message::Lesson(message)
}

/// Plays some steps; each is shown, and every tenth laid out.
fn play(player: &mut Player, dice: &mut Dice, steps: usize) {
    let lessons: Vec<String> = {
        let entries = player.app.shared().library.entries().iter();
        entries.map(|entry| entry.lesson.id.clone()).collect()
    };
    for step in 0..steps {
        match step % 50 {
            0 => player.app.open(&lessons[dice.below(lessons.len())]),
            48 => player.app.go(Goto::Settings),
            49 => player.app.go(Goto::Back),
            _ => {}
        }
        let message = next(&player.app, dice);
        player.settle(vec![message]);
        let _ = player.app.view();
        if step % 10 == 0 {
            let _ = player.screen();
        }
    }
}

/// The memory of this process in bytes, where the system tells.
fn memory() -> Option<u64> {
    let told = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = told.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// Runs alone in a process of its own: other tests would change the memory.
#[test]
#[ignore = "is started by the test below"]
fn the_bot_plays_alone() {
    let mut player = Player::new("en").sized(800.0, 600.0);
    let mut dice = Dice::new(0x5EED);
    play(&mut player, &mut dice, STEPS.0);
    let before = memory();
    play(&mut player, &mut dice, STEPS.1);
    if let (Some(before), Some(after)) = (before, memory()) {
        assert!(after < before + MARGIN, "{before} then {after}");
    }
}

#[test]
fn a_bot_plays_two_thousand_steps_without_growing() {
    let program = std::env::current_exe().unwrap();
    let alone = [
        "--ignored",
        "--exact",
        "gui::everywhere::robust::the_bot_plays_alone",
    ];
    let played = Command::new(program).args(alone).output().unwrap();
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{said}");
    assert!(said.contains("1 passed"), "{said}");
}

/// What lives but does not move asks for its next picture later.
const SOON: std::time::Duration = std::time::Duration::from_secs(1);

/// Whether a screen asks to be drawn again at once though nothing has changed. (The coach blinks, and looks at what
/// is to be moved: `moving` looks at that.)
fn wants_more(app: &App) -> bool {
    fonts::install();
    let renderer = <Renderer as Headless>::new(fonts::REGULAR, Pixels(16.0), Some("tiny-skia"));
    let mut renderer = headless::futures::futures::executor::block_on(renderer).unwrap();
    let size = Size::new(1366.0, 768.0);
    let mut ui = UserInterface::build(app.view(), size, Cache::default(), &mut renderer);
    let mut clipboard = iced::advanced::clipboard::Null;
    let mut messages = Vec::new();
    let now = std::time::Instant::now();
    let mut tell = |event, cursor| {
        let events = [event];
        let told = ui.update(
            &events,
            cursor,
            &mut renderer,
            &mut clipboard,
            &mut messages,
        );
        match told.0 {
            State::Outdated => true,
            State::Updated { redraw_request, .. } => match redraw_request {
                window::RedrawRequest::Wait => false,
                window::RedrawRequest::At(at) => at < now + SOON,
                window::RedrawRequest::NextFrame => true,
            },
        }
    };
    let frame = || Event::Window(window::Event::RedrawRequested(now));
    let position = Point::new(3.0, 3.0);
    let away = mouse::Cursor::Available(position);
    let _first = tell(frame(), away);
    let moved = Event::Mouse(mouse::Event::CursorMoved { position });
    let after_frame = tell(frame(), away);
    let after_mouse = tell(moved, away);
    after_frame || after_mouse || !messages.is_empty()
}

#[test]
fn nothing_is_drawn_when_nothing_changes() {
    let mut app = App::new(guest(&["en"]));
    assert!(!wants_more(&app), "home");
    for goto in [Goto::Settings, Goto::Rulebook(None), Goto::Problems] {
        app.go(goto.clone());
        assert!(!wants_more(&app), "{goto:?}");
    }
    let mut player = Player::at("en", "every-kind", "try");
    assert!(!wants_more(&player.app), "lesson");
    player.squares(&["d4", "e6"]);
    assert!(!wants_more(&player.app), "lesson after a move");
    let mut shared = guest(&["en"]);
    shared.settings.motion = true;
    let mut app = App::new(shared);
    app.open("rook");
    let mut player = Player::of(app);
    while !player.app.lesson_model().unwrap().hint.is_on {
        player.press(Control::Main);
    }
    assert!(!wants_more(&player.app), "nothing moves yet");
}

#[test]
fn a_glide_does_ask_for_pictures() {
    let mut player = Player::at("en", "every-kind", "try");
    player.app.go(Goto::Settings);
    player.click("Animations");
    player.click_on(&Phrase::ButtonBack);
    player.squares(&["d4", "e6"]);
    assert!(wants_more(&player.app));
}

#[test]
fn what_was_learned_outlives_a_break_down() {
    let folder = Folder::new("robust-crash");
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let ended = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut shared = Shared::open(course(), Some("en"), &place);
        shared.learner.progress.finish("rook", ["lines"]);
        shared.settings.scale = 150;
        let _app = App::new(shared);
        panic!("on purpose");
    }));
    assert!(ended.is_err());
    let folders = Folders::within(folder.path());
    let shared = Shared::open(course(), None, &place);
    assert_eq!(shared.settings.scale, 150);
    let (learner, _) = Learner::open(&folders, today());
    drop(learner);
    assert!(std::fs::read_dir(folder.path()).unwrap().count() > 1);
    let file = crash::write(&place, &crash::report("words", "src/x.rs:1:1", "trace")).unwrap();
    assert!(
        std::fs::read_to_string(file)
            .unwrap()
            .contains("src/x.rs:1:1")
    );
}
