//! A program is killed while somebody plays against the coach: no move is lost that was shown.

use std::path::Path;

use squarewise::gui::base::Message as OnScreen;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::board::BoardEvent;
use squarewise::gui::screen::lesson::model::Control;
use squarewise::gui::{App, Message, Screen};
use squarewise::library::Library;
use squarewise::rules::Role;
use squarewise::session::Session;
use squarewise::storage::FolderChoice;

use crate::child::{Other, tell};
use crate::dice::Dice;
use crate::measure::asked;
use crate::support::{Folder, project};

/// The most moves after which a program is killed.
const MOVES: usize = 40;

/// After how many programs the folder is left for an empty one.
const SHIFT: usize = 25;

/// The game that is played.
const GAME: (&str, &str) = ("coach-games", "whole-game");

/// The window of a folder, with the game open.
fn opened(folder: &Path) -> App {
    let library = Library::of_paths(&[project("lessons/coach-games.toml")]);
    let place = FolderChoice::Folder(folder.to_path_buf());
    let mut shared = Shared::open(library, Some("en"), &place);
    shared.settings.motion = false;
    shared.settings.sound = false;
    let mut app = App::new(shared);
    app.practise(GAME.0, GAME.1);
    app
}

fn session(app: &App) -> &Session {
    let Screen::Lesson(lesson) = app.screen() else {
        panic!("the game is open");
    };
    lesson.session().downcast_ref().unwrap()
}

/// The moves on the board.
fn shown(app: &App) -> String {
    let moves = session(app).line().moves().iter();
    let moves: Vec<String> = moves.map(|it| it.attempt().to_string()).collect();
    moves.join(" ")
}

fn does(app: &mut App, message: OnScreen<Control>) {
    let _ = app.update(Message::Lesson(message));
}

/// The part: plays on and on, and tells what is shown after each move.
pub(crate) fn keep_playing(folder: &Path) {
    let mut app = opened(folder);
    let seed = u64::from(std::process::id());
    let mut dice = Dice::new(seed + 1);
    tell(&format!("shown {}", shown(&app)));
    for _ in 0..100_000 {
        let before = shown(&app);
        let session = session(&app);
        if session.is_done() {
            does(&mut app, OnScreen::Pressed(Control::Again));
        } else if session.is_thinking() {
            does(&mut app, OnScreen::Tick);
        } else if session.promoting().is_some() {
            does(&mut app, OnScreen::Pressed(Control::Promote(Role::Queen)));
        } else {
            let moves = session.position().legal_moves();
            let mv = moves[dice.below(moves.len())];
            let (from, to) = (mv.from().into(), mv.to().into());
            does(
                &mut app,
                OnScreen::Board(Control::Board, BoardEvent::Dropped { from, to }),
            );
        }
        let now = shown(&app);
        if now != before {
            tell(&format!("shown {now}"));
        }
    }
}

/// What came of some kills.
#[derive(Debug, Default)]
struct Figures {
    kills: usize,
    moves: usize,
    lost: usize,
    set_aside: usize,
    offered: usize,
}

impl Figures {
    fn kill_one(&mut self, folder: &Path, dice: &mut Dice) {
        let told = Other::start("game", folder).kill_after(MOVES, dice);
        self.kills += 1;
        self.moves += told.len().saturating_sub(1);
        let last = told.last().and_then(|it| it.strip_prefix("shown"));
        let last = last.unwrap_or_default().trim();
        let app = opened(folder);
        self.set_aside += app.shared().notices.len();
        let progress = &app.shared().learner.progress;
        let left = progress.open_games().into_iter().next();
        let left = left.map(|(_, game)| game.moves).unwrap_or_default();
        // The game that waits is shown whole, and home offers it once the learner has moved.
        let is_there = shown(&app) == left;
        let goes_on = left.starts_with(last);
        let is_over = || over(folder).iter().any(|it| it.starts_with(last));
        self.lost += usize::from(!is_there || !(goes_on || is_over()));
        self.offered += usize::from(app.shared().left_game().is_some());
        if progress.has_strange_games() {
            self.set_aside += 1;
        }
    }
}

/// The moves of all games in the files of a folder's learners.
fn over(folder: &Path) -> Vec<String> {
    let learners = std::fs::read_dir(folder.join("profiles")).unwrap();
    let files = learners.map(|it| it.unwrap().path().join("progress.toml"));
    let texts = files.filter_map(|it| std::fs::read_to_string(it).ok());
    let lines = texts.flat_map(|it| it.lines().map(str::to_owned).collect::<Vec<_>>());
    let moves = lines.filter_map(|it| Some(it.strip_prefix("moves = \"")?.to_owned()));
    moves.collect()
}

fn kill(times: usize) {
    let mut figures = Figures::default();
    let mut dice = Dice::new(0x00D1_CAFE);
    while figures.kills < times {
        let folder = Folder::new("campaign-games");
        for _ in 0..SHIFT.min(times - figures.kills) {
            figures.kill_one(folder.path(), &mut dice);
        }
    }
    println!(
        "killed {} times at a game: moves shown {}, lost {}, set aside {}, offered by home {}",
        figures.kills, figures.moves, figures.lost, figures.set_aside, figures.offered
    );
    assert!(figures.moves >= times, "hardly anything was played");
    assert!(figures.offered * 2 >= times, "hardly anything is offered");
    assert_eq!((figures.lost, figures.set_aside), (0, 0));
}

#[test]
fn what_was_shown_of_a_game_before_a_kill_is_there_after_it() {
    kill(6);
}

#[test]
#[ignore = "minutes"]
fn what_was_shown_of_a_game_before_five_hundred_kills_is_there_after_them() {
    kill(asked("KILLS", 500));
}
