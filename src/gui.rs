//! The window: the only place for iced.
//!
//! [`App`] owns what all screens share, shows one screen at a time and does what it asks for.
//! Screens know nothing of each other; the board widget knows nothing but its picture.

// A reader of rustdoc needs the floors below; here a button's name says what a line of words would repeat.
#![allow(missing_docs)]

pub mod app;
pub mod base;
pub mod board;
pub mod hearing;
pub mod look;
pub mod screen;
pub mod widget;

pub use app::screens::{Message, Screen};

use std::cell::RefCell;
use std::path::PathBuf;

use iced::{Program, Subscription, Task, event, window};

use crate::library::Library;
use crate::locale::Phrase;
use crate::storage::FolderChoice;
use app::browser;
use app::lessons::{Arrivals, no_lesson};
use app::places;
use app::repaint::Repaint;
use app::trace::Trace;
use app::windows::{self, Windows};
use app::work;
use base::route::Goto;
use base::shared::{Shared, unsaved};
use hearing::live_region;
use look::fonts;
use screen::home;

/// What the window is opened with.
#[derive(Debug)]
pub struct Launch {
    /// The lessons that are there at once, such as the shipped ones.
    pub library: Library,
    /// The folders whose lessons arrive while the window is used.
    pub folders: Vec<PathBuf>,
    /// The folders among them whose changes are shown at once.
    pub watched: Vec<PathBuf>,
    /// Whether everything must happen in one window.
    pub has_one_window: bool,
    /// Whether the made-up languages for tests are offered.
    pub pseudo: bool,
    /// The lesson to open as soon as it is there; otherwise the list of lessons is shown.
    pub lesson: Option<String>,
    /// The language asked for; otherwise the chosen one, else the system's.
    pub language: Option<String>,
    /// Where progress and settings are kept.
    pub place: FolderChoice,
    /// The meter for `--trace`.
    pub trace: Trace,
    /// By what lots are drawn, where they are to fall the same again; else by the clock.
    pub seed: Option<u64>,
}

/// The window's state.
pub struct App {
    shared: Shared,
    screen: Screen,
    /// How many screens were shown before it.
    n_screens: u32,
    /// The screens to come back to, the last one on top.
    behind: Vec<Screen>,
    trace: Trace,
    /// What the main window and the one with notes showed last.
    painted: (Repaint, Repaint),
    windows: Windows,
    /// What is being read.
    arrivals: Arrivals,
    /// Whether the card with the keys is open.
    has_keys: bool,
    /// The line of the card with the languages that has the keyboard, while it is open.
    languages: Option<usize>,
    /// A sentence over the screen, until somebody does something.
    toast: Option<Phrase>,
    /// Whether somebody was asked since the start whose the first stars are.
    has_asked: bool,
    /// What those who cannot see it were told last of what is not saved.
    told_unsaved: Vec<String>,
    /// The place of the answer that was read when the screen was shown last.
    lit: Option<usize>,
}

impl App {
    /// Shows the list of lessons.
    #[must_use]
    pub fn new(shared: Shared) -> Self {
        Self {
            screen: Screen::Home(Box::new(home::State::new(&shared))),
            n_screens: 0,
            shared,
            behind: Vec::new(),
            trace: Trace::default(),
            painted: (Repaint::default(), Repaint::default()),
            windows: Windows::default(),
            arrivals: Arrivals::default(),
            has_keys: false,
            languages: None,
            toast: None,
            has_asked: false,
            told_unsaved: Vec::new(),
            lit: None,
        }
    }

    /// Opens everything that was asked for.
    #[must_use]
    pub fn start(start: Launch) -> Self {
        let mut shared = Shared::open(start.library, start.language.as_deref(), &start.place);
        shared.folders = start.folders;
        shared.watched = start.watched;
        shared.pseudo = start.pseudo;
        shared.seed = start.seed;
        shared.has_one_window = start.has_one_window;
        shared.awaits_press = start.has_one_window;
        let mut app = Self::new(shared);
        app.trace = start.trace;
        let is_here = |id: &String| app.shared.library.find(id).is_some();
        let later = start.lesson.clone().filter(|id| !is_here(id));
        if !app.shared.folders.is_empty() {
            app.expect_lessons(later);
            app.show_home();
        }
        let before = browser::shown_before();
        let lesson = start.lesson.filter(|_| before.is_none());
        if let Some(place) = before.filter(|it| it != places::HOME) {
            app.show_again(&place);
        } else if let Some(id) = lesson {
            if app.shared.folders.is_empty() && app.shared.library.find(&id).is_none() {
                let notice = no_lesson(&app.shared.library, &id);
                app.shared.notices.push(notice);
                app.show_home();
            }
            app.open(&id);
        } else if app.shared.learner.is_new() {
            app.go(Goto::Welcome);
        } else {
            app.read_opening();
        }
        app
    }

    /// Takes what happened.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let was_silent = self.shared.awaits_press;
        let task = self.take(message);
        if was_silent && !self.shared.awaits_press {
            // The first press in a browser: what the screen says first could not be read before.
            self.read_opening();
        }
        self.tell_news();
        browser::shows(self.depth(), &self.place());
        self.match_lit();
        let more = [self.match_notes(), self.match_picture(), self.match_voice()];
        let mut more = more.into_iter().flatten().peekable();
        match more.peek() {
            Some(_) => Task::batch(std::iter::once(task).chain(more)),
            None => task,
        }
    }

    /// Says in words what has happened to those who cannot see it.
    fn tell_news(&mut self) {
        let mut news = self.screen.take_news();
        let unsaved = self.shared.unsaved_lines();
        let is_new = |line: &&String| !self.told_unsaved.contains(line);
        news.extend(unsaved.iter().filter(is_new).cloned());
        self.told_unsaved = unsaved;
        if !news.is_empty() {
            live_region::tell(&news, &self.shared.locale.language());
        }
    }

    fn take(&mut self, message: Message) -> Task<Message> {
        self.dismiss_toast(&message);
        if message.is_press() {
            self.shared.hush();
        }
        let message = match self.on_screen(message) {
            Ok(task) => return task,
            Err(message) => message,
        };
        match message {
            Message::LessonsChanged => {
                self.read_lessons();
                return self.arrival_of_lessons();
            }
            Message::LessonsRead(number) => return self.lessons_read(number),
            Message::PictureRead(number) => return self.picture_read(number),
            Message::Dropped(path) => return self.take_in(&path),
            Message::Key(key) => {
                return self.key(key);
            }
            Message::Keys(key) => {
                self.has_keys = false;
                return key.map_or_else(Task::none, |key| self.key(key));
            }
            Message::Language(place) => self.choose_language(place),
            Message::NotesKey(key) => return self.notes_key(key),
            Message::Window(id, event) => return self.window(id, event),
            Message::Resized(size) => self.resized(size),
            Message::Leaving(_, is_maximized) => {
                if let Some(window) = &mut self.shared.settings.window {
                    window.maximized = is_maximized;
                }
                self.shared.keep_again();
                self.shared.keep_settings();
                return iced::exit();
            }
            Message::KeepAgain => self.shared.keep_again(),
            Message::Spoken => self.read_on(),
            // What is about a screen is done.
            _ => {}
        }
        Task::none()
    }

    /// The theme for iced's own widgets.
    #[must_use]
    pub fn theme(&self) -> iced::Theme {
        self.shared.theme().iced()
    }

    /// The meter.
    #[must_use]
    pub const fn trace(&self) -> &Trace {
        &self.trace
    }

    /// What the screens share.
    #[must_use]
    pub const fn shared(&self) -> &Shared {
        &self.shared
    }

    /// The screen that is shown.
    #[must_use]
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    fn subscription(&self) -> Subscription<Message> {
        Subscription::batch([
            self.screen.subscription(),
            unsaved::beat(&self.shared).map(|()| Message::KeepAgain),
            work::changes(&self.shared.watched),
            event::listen_with(windows::told),
            window::resize_events()
                .map(|(id, to)| Message::Window(id, windows::WindowEvent::Resized(to))),
            window::close_requests()
                .map(|id| Message::Window(id, windows::WindowEvent::CloseRequested)),
            window::close_events().map(|id| Message::Window(id, windows::WindowEvent::Closed)),
        ])
    }
}

/// The windows as a program for iced.
pub fn application(
    app: App,
) -> iced::Daemon<impl Program<State = App, Message = Message, Theme = iced::Theme>> {
    let app = RefCell::new(Some(app));
    let boot = move || {
        let first = app.borrow_mut().take();
        let mut app = first.unwrap_or_else(|| App::new(Shared::guest(Library::shipped(), &[])));
        app.tell_news();
        browser::shows(app.depth(), &app.place());
        let opened = app.open_main();
        let mut tasks = vec![opened, app.arrival_of_lessons()];
        tasks.extend(app.match_picture());
        tasks.extend(app.match_voice());
        (app, Task::batch(tasks))
    };
    fonts::install();
    iced::daemon(boot, App::update, App::view_of)
        .title(App::title_of)
        .theme(|app: &App, _| app.theme())
        .subscription(App::subscription)
        .scale_factor(|app: &App, _| app.scale())
        .default_font(fonts::REGULAR)
        .antialiasing(true)
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// If the window or its renderer cannot be made. Without a display iced panics instead: ask for
/// one before.
pub fn run(start: Launch) -> iced::Result {
    application(App::start(start)).run()
}
