//! The window played by hand and by keyboard, without a display: every message a view gives goes
//! to the window, as in a running program.

use std::sync::atomic::{AtomicUsize, Ordering};

use headless::Simulator;
use headless::selector::id;
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key, Modifiers};
use iced::{Element, Event, Point, Rectangle, Settings, Size, mouse, touch};

use squarewise::gui::base::HasFrame;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::base::view::id_of;
use squarewise::gui::board::Grid;
use squarewise::gui::look::fonts;
use squarewise::gui::screen::lesson::view::BOARD;
use squarewise::gui::screen::lesson::{self, model::Control, model::Model};
use squarewise::gui::screen::table;
use squarewise::gui::{App, Message};
use squarewise::library::Library;
use squarewise::locale::Phrase;
use squarewise::scene::{Mark, Scene, Spot};
use squarewise::settings::Theme;

use crate::gui::tools::{Shown, guest, spot};
use crate::support::{Folder, project};

/// The lessons that most tests need.
pub(crate) fn fixtures() -> Library {
    let names = [
        "every-kind",
        "draw-kinds",
        "family-say-check",
        "castling-judge",
    ];
    without_company(&names.map(str::to_owned))
}

/// All lessons for tests.
pub(crate) fn every_fixture() -> Library {
    let files = std::fs::read_dir(project("tests/fixtures/good")).unwrap();
    let names = files.filter_map(|file| {
        let name = file.unwrap().file_name().to_string_lossy().into_owned();
        name.strip_suffix(".toml").map(str::to_owned)
    });
    without_company(&names.collect::<Vec<_>>())
}

/// Lessons without pictures and without the lessons that they come after.
fn without_company(names: &[String]) -> Library {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let mut folder = Folder::new(&format!("played-{count}"));
    for name in names {
        let name = format!("{name}.toml");
        let text = std::fs::read_to_string(project("tests/fixtures/good").join(&name)).unwrap();
        let is_alone =
            |line: &&str| !line.starts_with("after = ") && !line.starts_with("picture = ");
        let lines = text.lines().filter(is_alone);
        folder = folder.with(&name, &lines.collect::<Vec<_>>().join("\n"));
    }
    Library::of_paths(&[folder.path().to_path_buf()])
}

/// A window, and hands for it.
pub(crate) struct Player {
    pub(crate) app: App,
    size: Size,
}

impl Player {
    /// A guest's window in a language.
    pub(crate) fn new(language: &str) -> Self {
        Self::of(App::new(guest(&[language])))
    }

    /// Walks the keyboard's square to a square, and presses Enter there; `marks` are those of the board.
    pub(crate) fn walk_by(&mut self, square: &str, marks: impl Fn(&Self) -> Vec<Mark>) {
        let to = spot(square);
        for _ in 0..16 {
            let cursor = marks(self).into_iter().find_map(|mark| match mark {
                Mark::Cursor(at) => Some(at),
                _ => None,
            });
            let Spot { file, rank } = cursor.unwrap();
            let key = if file < to.file {
                Named::ArrowRight
            } else if file > to.file {
                Named::ArrowLeft
            } else if rank < to.rank {
                Named::ArrowUp
            } else if rank > to.rank {
                Named::ArrowDown
            } else {
                break;
            };
            self.key(key);
        }
        self.key(Named::Enter);
    }

    /// A guest's window with a lesson for tests, at one of its steps.
    pub(crate) fn at(language: &str, lesson: &str, step: &str) -> Self {
        Self::themed(language, Theme::Light, lesson, step)
    }

    /// A guest's window with a lesson of the course, at one of its steps.
    pub(crate) fn in_course(language: &str, lesson: &str, step: &str) -> Self {
        Self::opened(guest(&[language]), lesson, step)
    }

    /// The same in a theme.
    pub(crate) fn themed(language: &str, theme: Theme, lesson: &str, step: &str) -> Self {
        let mut shared = guest(&[language]);
        shared.library = fixtures();
        shared.settings.theme = theme;
        Self::opened(shared, lesson, step)
    }

    /// Somebody's window with a lesson at one of its steps, after the moves that are shown.
    pub(crate) fn opened(mut shared: Shared, lesson: &str, step: &str) -> Self {
        shared.settings.motion = false;
        shared.learner.progress.set_resume(lesson, Some(step));
        let mut app = App::new(shared);
        app.open(lesson);
        let mut player = Self::of(app);
        player.watch();
        player
    }

    /// Watches the moves that are shown to their end.
    pub(crate) fn watch(&mut self) {
        for _ in 0..40 {
            self.settle(vec![Message::Lesson(lesson::Message::Tick)]);
        }
    }

    /// A move in a game of a lesson: one that takes, if there is any.
    pub(crate) fn greedy_move(&self) -> [String; 2] {
        let session = self.app.lesson_session().unwrap();
        let moves = session.position().legal_moves();
        let best = moves.iter().find(|it| it.captured().is_some());
        let best = best.or(moves.first()).unwrap();
        [best.from().to_string(), best.to().to_string()]
    }

    /// Plays a game against the coach to its end, and takes whatever can be taken.
    pub(crate) fn win_game(&mut self) {
        for _ in 0..60 {
            if self.app.lesson_session().unwrap().is_done() {
                return;
            }
            let [from, to] = self.greedy_move();
            self.squares(&[&from, &to]);
            self.watch();
        }
        panic!("the game does not end");
    }

    /// Types letters.
    pub(crate) fn types(&mut self, letters: &str) {
        let mut screen = self.screen();
        let _ = screen.typewrite(letters);
        let messages = screen.into_messages().collect();
        self.settle(messages);
    }

    /// Hands for a window.
    pub(crate) fn of(app: App) -> Self {
        fonts::install();
        Self {
            app,
            size: Size::new(1366.0, 768.0),
        }
    }

    /// The same in a window of another size.
    pub(crate) fn sized(self, width: f32, height: f32) -> Self {
        Self {
            size: Size::new(width, height),
            ..self
        }
    }

    pub(crate) fn size(&self) -> Size {
        self.size
    }

    /// The window as it is now.
    pub(crate) fn screen(&self) -> Simulator<'_, Message> {
        self.screen_of(self.app.view())
    }

    /// A view as it is laid out in the window.
    pub(crate) fn screen_of<'a>(&self, view: Element<'a, Message>) -> Simulator<'a, Message> {
        let settings = Settings {
            default_font: fonts::REGULAR,
            ..Settings::default()
        };
        Simulator::with_size(settings, self.size, view)
    }

    /// Gives messages to the window.
    pub(crate) fn settle(&mut self, messages: Vec<Message>) {
        for message in messages {
            let _ = self.app.update(message);
        }
    }

    /// What the open lesson shows.
    pub(crate) fn lesson(&self) -> &Model {
        self.app.lesson_model().unwrap()
    }

    /// What the table shows.
    pub(crate) fn table(&self) -> &table::model::Model {
        self.app.table_screen().unwrap().model()
    }

    /// The board that is shown, and what it is called among the widgets.
    fn board(&self) -> (&Scene, &'static str) {
        self.app.board().unwrap()
    }

    fn scene(&self) -> &Scene {
        self.board().0
    }

    /// Whether these words stand on the screen.
    pub(crate) fn sees(&self, words: &str) -> bool {
        self.screen().find(words).is_ok()
    }

    /// Whether these words stand on the screen without scrolling.
    pub(crate) fn shows(&self, words: &str) -> bool {
        let found = self.screen().find(words);
        found.is_ok_and(|it| {
            let seen = it.visible_bounds();
            seen.is_some_and(|seen| seen.height + 1.0 >= it.bounds().height)
        })
    }

    /// Whether what has this name stands on the screen whole, without scrolling.
    pub(crate) fn shows_place(&self, name: &'static str) -> bool {
        let found = self.screen().find(id(name));
        found.is_ok_and(|it| {
            let seen = it.visible_bounds();
            seen.is_some_and(|seen| seen.height + 1.0 >= it.bounds().height)
        })
    }

    /// Where something stands on the screen; `None` if it is not there.
    pub(crate) fn find(&self, what: impl Into<iced::widget::Id>) -> Option<Rectangle> {
        Some(self.screen().find(id(what)).ok()?.bounds())
    }

    /// The words of a phrase in this window.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.app.shared().label(phrase)
    }

    /// Clicks on the words of a phrase.
    #[track_caller]
    pub(crate) fn click_on(&mut self, phrase: &Phrase) {
        let words = self.say(phrase);
        self.click(&words);
    }

    /// Clicks on these words.
    #[track_caller]
    pub(crate) fn click(&mut self, words: &str) {
        let mut screen = self.screen();
        assert!(screen.click(words).is_ok(), "no `{words}` on the screen");
        let messages = screen.into_messages().collect();
        self.settle(messages);
    }

    /// Presses a control of the open lesson.
    pub(crate) fn press(&mut self, control: Control) {
        let message = lesson::Message::Pressed(control);
        self.settle(vec![Message::Lesson(message)]);
    }

    /// Clicks on a control with the pointer; it must be there.
    #[track_caller]
    pub(crate) fn click_control(&mut self, control: impl std::fmt::Debug) {
        let at = self.find(id_of(&control));
        let at = at.unwrap_or_else(|| panic!("no {control:?} on the screen"));
        self.events(at.center(), headless::simulator::click().collect());
    }

    /// The middle of a square on the screen.
    pub(crate) fn point(&self, square: &str) -> Point {
        let (scene, name) = self.board();
        let board = self.screen().find(id(name)).unwrap().bounds();
        Grid::center_in(board, scene, spot(square))
    }

    /// The side of a square on the screen.
    pub(crate) fn square_side(&self) -> f32 {
        let board = self.screen().find(id(BOARD)).unwrap().bounds();
        Grid::fit(board.size(), self.scene()).square
    }

    /// Does something with the mouse over a point.
    pub(crate) fn events(&mut self, at: Point, events: Vec<Event>) {
        let mut screen = self.screen();
        screen.point_at(at);
        screen.simulate(events);
        let messages = screen.into_messages().collect();
        self.settle(messages);
    }

    /// Clicks into a field, and types.
    pub(crate) fn write(&mut self, field: &'static str, text: &str) {
        let mut screen = self.screen();
        assert!(screen.click(id(field)).is_ok(), "no field {field}");
        let _ = screen.typewrite(text);
        let messages = screen.into_messages().collect();
        self.settle(messages);
    }

    /// Clicks squares one after the other.
    pub(crate) fn squares(&mut self, squares: &[&str]) {
        for square in squares {
            let at = self.point(square);
            self.events(at, headless::simulator::click().collect());
        }
    }

    /// Lets the mouse go over a square; it went down elsewhere.
    pub(crate) fn release(&mut self, square: &str) {
        let at = self.point(square);
        let up = mouse::Event::ButtonReleased(mouse::Button::Left);
        self.events(at, vec![Event::Mouse(up)]);
    }

    /// Taps a square with a finger.
    pub(crate) fn tap(&mut self, square: &str) {
        let position = self.point(square);
        let finger = touch::Finger(1);
        let down = touch::Event::FingerPressed {
            id: finger,
            position,
        };
        let up = touch::Event::FingerLifted {
            id: finger,
            position,
        };
        self.events(Point::ORIGIN, vec![Event::Touch(down), Event::Touch(up)]);
    }

    /// Drags a piece.
    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        let (start, end) = (self.point(from), self.point(to));
        self.stroke(mouse::Button::Left, (start, end), Modifiers::empty());
    }

    /// Draws on the board with the right button, with a key held.
    pub(crate) fn draw(&mut self, from: &str, to: &str, held: Modifiers) {
        self.draw_between(self.point(from), self.point(to), held);
    }

    /// The same between two points of the screen.
    pub(crate) fn draw_between(&mut self, start: Point, end: Point, held: Modifiers) {
        self.stroke(mouse::Button::Right, (start, end), held);
    }

    /// Goes from a point to another with a button down and a key held.
    fn stroke(&mut self, button: mouse::Button, (start, end): (Point, Point), held: Modifiers) {
        let mut screen = self.screen();
        let held = keyboard::Event::ModifiersChanged(held);
        screen.simulate([Event::Keyboard(held)]);
        screen.point_at(start);
        screen.simulate([Event::Mouse(mouse::Event::ButtonPressed(button))]);
        screen.point_at(end);
        screen.simulate([
            Event::Mouse(mouse::Event::CursorMoved { position: end }),
            Event::Mouse(mouse::Event::ButtonReleased(button)),
        ]);
        let messages = screen.into_messages().collect();
        self.settle(messages);
    }

    /// Presses a key.
    pub(crate) fn key(&mut self, key: Named) {
        let mut screen = self.screen();
        let _ = screen.tap_key(Key::Named(key));
        let messages = screen.into_messages().collect();
        self.settle(messages);
    }

    /// Whether the keyboard is on the answer with this word.
    pub(crate) fn has_focus(&self, word: &str) -> bool {
        let focused = self.app.lesson_focus();
        let answers = self.lesson().answers.iter();
        let means = answers.filter(|it| it.label == word).map(|it| it.means);
        let mut controls = means.map(Control::Answer);
        controls.any(|control| focused == Some(control))
    }

    /// Walks the board's keyboard square to a square, and presses Enter on each.
    pub(crate) fn walk(&mut self, squares: &[&str]) {
        for square in squares {
            for _ in 0..16 {
                let Some(step) = self.way(square) else { break };
                self.key(step);
            }
            self.key(Named::Enter);
        }
    }

    /// The arrow that leads towards a square; `None` when the keyboard is there.
    fn way(&self, square: &str) -> Option<Named> {
        let scene = self.scene();
        let cursor = scene.marks.iter().find_map(|mark| match mark {
            Mark::Cursor(at) => Some(*at),
            _ => None,
        });
        let Some(cursor) = cursor else {
            return Some(Named::ArrowUp);
        };
        let seen = |spot: Spot| scene.seen_from_bottom(f32::from(spot.file), f32::from(spot.rank));
        let ((x, y), (to_x, to_y)) = (seen(cursor), seen(spot(square)));
        if x < to_x {
            Some(Named::ArrowRight)
        } else if x > to_x {
            Some(Named::ArrowLeft)
        } else if y < to_y {
            Some(Named::ArrowDown)
        } else if y > to_y {
            Some(Named::ArrowUp)
        } else {
            None
        }
    }
}
