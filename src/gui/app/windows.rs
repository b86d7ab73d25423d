//! The windows: the one that everybody looks at, and the teacher's notes beside it.
//!
//! The notes have a window of their own while show mode wants them. Where it stands nobody remembers:
//! the screen it stood on may be gone.

mod filling;

use iced::event::Status;
use iced::window::{self, Id, Mode};
use iced::{Element, Size, Task};

use filling::{Filling, carry_out};

pub use filling::WindowShape;

use crate::gui::app::browser;
use crate::gui::app::stage::Stage;
use crate::gui::app::window_size::window_size;
use crate::gui::base::focus::Key;
use crate::gui::look::art;
use crate::gui::look::scale::LEAST_SIZE;
use crate::gui::screen::lesson::{self, model::Control};
use crate::gui::{App, Message, Screen};
use crate::locale::Phrase;
use crate::settings::WindowSize;

/// The size of the first window, in logical pixels: with what bars and a title take it fits on a screen of 1366 x 768.
pub const FIRST_SIZE: Size = Size::new(1160.0, 690.0);

/// The largest window that is opened before it is known how large the screen is: the size that a
/// file tells may be that of another screen, or of none.
const LARGEST_UNSEEN: Size = Size::new(2560.0, 1600.0);

/// What bars, a title and a frame take of a screen at most, in logical pixels; no system tells before a window is there.
const BARS: Size = Size::new(6.0, 76.0);

/// The size of the first window with notes.
const NOTES_SIZE: Size = Size::new(560.0, 680.0);

/// The smallest window with notes.
const LEAST_NOTES: Size = Size::new(400.0, 300.0);

/// The name under which the desktop knows the windows.
#[cfg(target_os = "linux")]
const APPLICATION_ID: &str = "squarewise";

#[derive(Clone, Copy, Debug, Default)]
pub(in crate::gui) struct Windows {
    /// The one that everybody looks at.
    main: Option<Id>,
    /// The teacher's notes.
    notes: Option<Id>,
    filling: Filling,
    /// The size of the main window now, whether it is one to keep or not.
    pub(in crate::gui) size: Option<WindowSize>,
    /// How large it is to be, as at 100 percent, until it is known how large its screen is.
    wanted: Option<Size>,
    /// The size that it has because its screen is smaller: not one to keep.
    fitted: Option<WindowSize>,
    /// Whether it was shown.
    is_shown: bool,
}

/// What happened to a window.
#[derive(Clone, Copy, Debug)]
pub enum WindowEvent {
    /// It has another size now.
    Resized(Size),
    /// It is asked to close.
    CloseRequested,
    /// It is gone.
    Closed,
    /// What it was before it fills the screen.
    Was(WindowShape),
    /// It is on a screen of this density.
    Density(f32),
    /// It is on a screen of this size, in its own logical pixels; Wayland tells none before the window is seen.
    Screen(Option<Size>),
    /// It has the keyboard.
    Focused,
}

impl Windows {
    pub(in crate::gui) fn is_notes(&self, id: Id) -> bool {
        self.notes == Some(id)
    }

    /// Whether the main window has a size only because its screen is smaller than was wanted.
    pub(in crate::gui) fn is_fitted(&self, size: WindowSize) -> bool {
        self.fitted == Some(size)
    }
}

/// A size that is at most as wide and as high as either.
fn smaller(a: Size, b: Size) -> Size {
    Size::new(a.width.min(b.width), a.height.min(b.height))
}

/// The size of a window that is wanted in one size, on a screen of another, both as at the same scale: never larger than
/// what bars and a title leave, whatever the window was on another screen.
fn fitted(wanted: Size, screen: Size) -> Size {
    let free = Size::new(screen.width - BARS.width, screen.height - BARS.height);
    smaller(wanted, Size::new(free.width.max(1.0), free.height.max(1.0)))
}

/// Asks how large the screen is on which a window stands.
fn screen_of(id: Id) -> Task<Message> {
    window::monitor_size(id).map(move |it| Message::Window(id, WindowEvent::Screen(it)))
}

/// Asks how dense the screen is on which a window stands.
fn density_of(id: Id) -> Task<Message> {
    window::scale_factor(id).map(move |it| Message::Window(id, WindowEvent::Density(it)))
}

/// What the system tells of a window without being asked: it came to another screen, a file was dropped.
pub(in crate::gui) fn told(event: iced::Event, _: Status, id: Id) -> Option<Message> {
    match event {
        iced::Event::Window(window::Event::Rescaled(density)) => {
            Some(Message::Window(id, WindowEvent::Density(density)))
        }
        iced::Event::Window(window::Event::Focused) => {
            Some(Message::Window(id, WindowEvent::Focused))
        }
        iced::Event::Window(window::Event::FileDropped(path)) => Some(Message::Dropped(path)),
        _ => None,
    }
}

/// What every window of the program is opened with.
fn settings(size: Size) -> window::Settings {
    window::Settings {
        size,
        icon: art::window_icon().and_then(|(width, height, pixels)| {
            window::icon::from_rgba(pixels, width, height).ok()
        }),
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific {
            application_id: APPLICATION_ID.to_owned(),
            ..window::settings::PlatformSpecific::default()
        },
        ..window::Settings::default()
    }
}

impl App {
    /// Whether the main window fills the display, or is about to.
    #[must_use]
    pub fn fills_display(&self) -> bool {
        !self.windows.is_own_size()
    }

    /// Opens the window that everybody looks at. It is seen once it is known how large its screen is.
    pub(in crate::gui) fn open_main(&mut self) -> Task<Message> {
        let kept = self.shared.settings.window;
        let wanted = self.first_size(kept, FIRST_SIZE);
        self.windows.wanted = Some(wanted * self.scale());
        let (id, opened) = window::open(window::Settings {
            visible: false,
            min_size: Some(LEAST_SIZE),
            exit_on_close_request: false,
            ..settings(self.unseen(wanted))
        });
        self.windows.main = Some(id);
        opened.then(screen_of).chain(density_of(id))
    }

    /// It is known how large the screen of the main window is, or nobody knows yet: the window is made no larger than that,
    /// and shown.
    fn fit(&mut self, id: Id, screen: Option<Size>) -> Task<Message> {
        let scale = self.scale();
        let known = screen.and_then(|it| Some((self.windows.wanted.take()?, it * scale)));
        let resized = known.map_or_else(Task::none, |(wanted, screen)| {
            let size = fitted(wanted, screen);
            self.windows.fitted = (size != wanted).then(|| window_size(size));
            let least = smaller(LEAST_SIZE, size);
            let least = window::set_min_size(id, Some(least * (1.0 / scale)));
            least.chain(window::resize(id, size * (1.0 / scale)))
        });
        if std::mem::replace(&mut self.windows.is_shown, true) {
            return resized;
        }
        let shown = match browser::IS_SEEN_AT_ONCE {
            true => resized,
            false => resized.chain(window::set_mode(id, Mode::Windowed)),
        };
        match self.shared.settings.window {
            Some(kept) if kept.maximized => shown.chain(window::maximize(id, true)),
            _ => shown,
        }
    }

    /// The size is kept as at 100 percent, and iced makes it larger by the scale.
    fn first_size(&self, kept: Option<WindowSize>, otherwise: Size) -> Size {
        let kept = kept.map(|it| Size::new(f32::from(it.width), f32::from(it.height)));
        kept.unwrap_or(otherwise) * (1.0 / self.scale())
    }

    /// A size before it is known how large the screen is.
    fn unseen(&self, wanted: Size) -> Size {
        smaller(wanted, LARGEST_UNSEEN * (1.0 / self.scale()))
    }

    /// Opens the window with notes if it is wanted, and closes it if not.
    pub(in crate::gui) fn match_notes(&mut self) -> Option<Task<Message>> {
        match (self.wants_notes(), self.windows.notes) {
            (true, None) => Some(self.open_notes()),
            (false, Some(id)) => {
                self.windows.notes = None;
                Some(window::close(id))
            }
            _ => None,
        }
    }

    /// Whether the teacher wants the notes in a window of their own.
    #[must_use]
    pub fn wants_notes(&self) -> bool {
        match &self.screen {
            Screen::Lesson(lesson) => lesson.model().prompt.is_some(),
            _ => false,
        }
    }

    fn open_notes(&mut self) -> Task<Message> {
        let kept = self.shared.settings.notes_window;
        let (wanted, scale) = (self.first_size(kept, NOTES_SIZE), self.scale());
        let (id, opened) = window::open(window::Settings {
            min_size: Some(LEAST_NOTES),
            ..settings(self.unseen(wanted))
        });
        self.windows.notes = Some(id);
        let screen = opened.then(window::monitor_size);
        let resized = screen.then(move |screen| match screen {
            Some(screen) => {
                window::resize(id, fitted(wanted * scale, screen * scale) * (1.0 / scale))
            }
            None => Task::none(),
        });
        resized.chain(density_of(id))
    }

    /// A key in the window with notes: Enter opens it to read, all others are for the main window.
    pub(in crate::gui) fn notes_key(&mut self, key: Key) -> Task<Message> {
        match (&self.screen, key) {
            (_, Key::Cancel) => self.close_notes(),
            (Screen::Lesson(lesson), Key::Press) if lesson.model().has_covered_notes() => {
                self.update(Message::Lesson(lesson::Message::Pressed(Control::Uncover)))
            }
            _ => self.key(key),
        }
    }

    /// Escape in the window with notes: it is not wanted any more.
    fn close_notes(&mut self) -> Task<Message> {
        if let Screen::Lesson(lesson) = &mut self.screen {
            lesson.notes_closed(&self.shared);
        }
        Task::none()
    }

    /// The whole screen for the main window, or what it was before.
    pub(in crate::gui) fn full_screen(&mut self, is_full: bool) -> Task<Message> {
        carry_out(if is_full {
            self.windows.fill()
        } else {
            self.windows.restore()
        })
    }

    /// Something happened to a window.
    pub(in crate::gui) fn window(&mut self, id: Id, event: WindowEvent) -> Task<Message> {
        let is_notes = self.windows.is_notes(id);
        match event {
            WindowEvent::Resized(size) if is_notes => {
                self.shared.settings.notes_window = Some(window_size(size * self.scale()));
            }
            WindowEvent::Closed if is_notes => {
                self.windows.notes = None;
                self.shared.keep_settings();
                return self.close_notes();
            }
            WindowEvent::Resized(size) => return self.update(Message::Resized(size)),
            WindowEvent::CloseRequested if !is_notes => return self.close_main(id),
            WindowEvent::Closed if self.windows.main == Some(id) => return iced::exit(),
            WindowEvent::Was(shape) => return carry_out(self.windows.was(shape)),
            WindowEvent::Density(density) if is_notes => self.painted.1.set_density(density),
            WindowEvent::Density(density) => self.painted.0.set_density(density),
            WindowEvent::Screen(screen) if !is_notes => return self.fit(id, screen),
            WindowEvent::Focused if !is_notes && self.windows.wanted.is_some() => {
                return screen_of(id);
            }
            WindowEvent::Screen(_) | WindowEvent::Focused => {}
            WindowEvent::CloseRequested | WindowEvent::Closed => {}
        }
        Task::none()
    }

    /// The main window is to close: it is remembered what it was.
    fn close_main(&self, id: Id) -> Task<Message> {
        match self.windows.was_maximized() {
            Some(was) => Task::done(Message::Leaving(id, was)),
            None => window::is_maximized(id).map(move |is| Message::Leaving(id, is)),
        }
    }

    /// What a window shows.
    #[must_use]
    pub fn view_of(&self, id: Id) -> Element<'_, Message> {
        if self.windows.is_notes(id) {
            self.notes_view()
        } else {
            self.view()
        }
    }

    /// The teacher's notes, with the same keys as the main window.
    #[must_use]
    pub fn notes_view(&self) -> Element<'_, Message> {
        let notes = match &self.screen {
            Screen::Lesson(lesson) => lesson.notes_view(&self.shared).map(Message::Lesson),
            _ => iced::widget::space().into(),
        };
        let painted = (&self.trace, &self.painted.1);
        Stage::new(notes, painted, self.scale(), Message::NotesKey).into()
    }

    /// The words on a window's frame.
    #[must_use]
    pub fn title_of(&self, id: Id) -> String {
        let phrase = if self.windows.is_notes(id) {
            Phrase::ShowNotes
        } else {
            Phrase::AppName
        };
        self.shared.label(&phrase)
    }
}

#[cfg(test)]
mod tests {
    use headless::futures::futures::StreamExt as _;
    use headless::futures::futures::executor::block_on;
    use headless::runtime::{Action, task};

    use super::*;
    use crate::gui::base::shared::Shared;
    use crate::library::{Library, Shipped};

    #[test]
    fn a_window_leaves_room_for_bars_and_a_title_on_every_screen_at_every_density() {
        let remembered = [(1600.0, 900.0), (2400.0, 1300.0), (480.0, 560.0)];
        let remembered = remembered.map(|(width, height)| Size::new(width, height));
        for (width, height) in [
            (800.0, 600.0),
            (1366.0, 768.0),
            (1920.0, 1080.0),
            (3840.0, 2160.0),
        ] {
            for density in [1.0, 1.25, 1.5, 2.0] {
                let screen = Size::new(width, height) * (1.0 / density);
                for wanted in remembered.into_iter().chain([FIRST_SIZE]) {
                    let size = fitted(wanted, screen);
                    assert_eq!(size, smaller(size, wanted), "{screen:?}");
                    assert!(size.width + BARS.width <= screen.width.max(wanted.width));
                    assert!(
                        size.height + BARS.height <= screen.height,
                        "{screen:?} {size:?}"
                    );
                    assert!(size.width <= screen.width, "{screen:?} {size:?}");
                }
            }
        }
        let laptop = Size::new(1366.0, 768.0);
        assert_eq!(fitted(FIRST_SIZE, laptop), FIRST_SIZE);
        let dense = fitted(FIRST_SIZE, laptop * (1.0 / 1.5));
        assert!(dense.width < 911.0 && dense.height < 512.0, "{dense:?}");
    }

    #[test]
    fn a_window_that_is_smaller_because_of_its_screen_is_remembered_as_it_was() {
        let mut shared = Shared::guest(Library::of_shipped(Shipped::None), &[]);
        let kept = WindowSize {
            width: 1600,
            height: 900,
            maximized: false,
        };
        shared.settings.window = Some(kept);
        let mut app = App::new(shared);
        let _ = app.open_main();
        let id = app.windows.main.unwrap();
        let told = |app: &mut App, event| {
            let _ = app.window(id, event);
            app.shared.settings.window.unwrap()
        };
        assert_eq!(told(&mut app, WindowEvent::Screen(None)), kept);
        assert!(app.windows.wanted.is_some(), "it is asked again");
        let screen = Some(Size::new(1366.0, 768.0));
        assert_eq!(told(&mut app, WindowEvent::Screen(screen)), kept);
        let size = Size::new(1360.0, 692.0);
        assert_eq!(told(&mut app, WindowEvent::Resized(size)), kept);
        let own = told(&mut app, WindowEvent::Resized(Size::new(1000.0, 600.0)));
        assert_eq!((own.width, own.height), (1000, 600));
        assert_eq!(app.windows.wanted, None);
    }

    #[test]
    fn a_window_that_was_large_elsewhere_is_resized_to_the_screen_before_it_is_seen() {
        let screens = [(800.0, 600.0), (1366.0, 768.0), (910.7, 512.0)];
        for ((width, height), scale) in screens.into_iter().zip([100, 150, 200]) {
            let mut shared = Shared::guest(Library::of_shipped(Shipped::None), &[]);
            shared.settings.scale = scale;
            shared.settings.window = Some(WindowSize {
                width: 2400,
                height: 1300,
                maximized: false,
            });
            let mut app = App::new(shared);
            let _ = app.open_main();
            let id = app.windows.main.unwrap();
            let screen = Size::new(width, height);
            let task = app.window(id, WindowEvent::Screen(Some(screen)));
            let actions = task::into_stream(task).unwrap().collect::<Vec<_>>();
            let asked: Vec<_> = block_on(actions)
                .into_iter()
                .filter_map(|action| match action {
                    Action::Window(window::Action::Resize(_, size)) => Some(Some(size)),
                    Action::Window(window::Action::SetMode(_, Mode::Windowed)) => Some(None),
                    _ => None,
                })
                .collect();
            let [Some(size), None] = asked[..] else {
                panic!("{asked:?}");
            };
            assert!(size.width < width && size.height < height, "{size:?}");
        }
    }

    #[test]
    fn the_first_window_is_as_large_at_every_scale() {
        for scale in [100, 125, 150, 200] {
            let mut shared = Shared::guest(Library::of_shipped(Shipped::None), &[]);
            shared.settings.scale = scale;
            let app = App::new(shared);
            let opened = app.first_size(None, FIRST_SIZE) * app.scale();
            assert!((opened.width - FIRST_SIZE.width).abs() < 0.1, "{scale}");
            assert!((opened.height - FIRST_SIZE.height).abs() < 0.1, "{scale}");
        }
    }
}
