//! The lesson screen on whichever board the lesson is: one set of messages, one model, one view.

use std::any::Any;
use std::sync::Arc;

use iced::widget::image::Handle;
use iced::{Element, Subscription};

use crate::gui::screen::lesson::model::{Control, Model};
use crate::gui::screen::lesson::{Action, Message, State, present, view};
use crate::gui::shared::Shared;
use crate::lesson::AnyLesson;
use crate::library::{Entry, PictureFile};
use crate::rules::Geometry;

/// A lesson on whichever board it is, while it is played.
pub trait Screen {
    /// The lesson's name.
    fn id(&self) -> &str;

    /// Takes what happened.
    fn update(&mut self, message: Message, shared: &mut Shared) -> Action;

    /// The screen.
    fn view(&self, shared: &Shared) -> Element<'_, Message>;

    /// The teacher's window.
    fn notes_view(&self, shared: &Shared) -> Element<'_, Message>;

    /// The teacher's window is closed.
    fn notes_closed(&mut self, shared: &Shared);

    /// What comes by itself: moves that are shown.
    fn subscription(&self) -> Subscription<Message>;

    /// What the screen shows.
    fn model(&self) -> &Model;

    /// The control that has the keyboard.
    fn focused(&self) -> Option<Control>;

    /// The words or the theme have changed.
    fn shared_changed(&mut self, shared: &Shared);

    /// The lessons were read again: the words and, where a board has changed, the board. The step stays by
    /// its name; a lesson that does not hold any more stays as it is. `false` if it is on another
    /// board now and must be opened again.
    fn reloaded(&mut self, shared: &mut Shared) -> bool;

    /// One step alone, by its name: to practise it again.
    fn practise(&mut self, step: &str, shared: &mut Shared);

    /// The picture of the step that is shown, if it has one that is not there yet.
    fn missing_picture(&self) -> Option<Arc<PictureFile>>;

    /// The picture that was missing; `None` if it cannot be shown.
    fn take_picture(&mut self, picture: Option<Handle>, shared: &Shared);

    /// Where the learner is in the lesson: its [`Session`](crate::session::Session).
    fn session(&self) -> &dyn Any;
}

/// Opens a lesson where it was left; `None` if it has no steps.
#[must_use]
pub fn open(entry: &Entry, shared: &mut Shared) -> Option<Box<dyn Screen>> {
    Some(match &entry.lesson {
        AnyLesson::Classic(lesson) => Box::new(State::new(entry, lesson, shared)?),
        AnyLesson::Cross(lesson) => Box::new(State::new(entry, lesson, shared)?),
    })
}

impl<G: Geometry> Screen for State<G> {
    fn id(&self) -> &str {
        &self.entry.lesson.id
    }

    fn update(&mut self, message: Message, shared: &mut Shared) -> Action {
        let action = match message {
            Message::Frame(now) => {
                self.board.motion.frame(now);
                return Action::None;
            }
            Message::Replay => {
                self.replay_next();
                Action::None
            }
            Message::Drew(stroke) => {
                self.drawings.take(stroke);
                Action::None
            }
            Message::Board(event) => {
                self.replayed = None;
                self.focus.click(Control::Board);
                self.touch(event, shared);
                Action::None
            }
            Message::Pressed(control) => {
                self.replayed = None;
                self.focus.click(control);
                self.press(control, shared)
            }
            Message::Key(key) => {
                self.replayed = None;
                self.key(key, shared)
            }
        };
        self.refresh(shared);
        action
    }

    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let view = view::View {
            model: &self.model,
            board: &self.board,
            focus: &self.focus,
            tokens: shared.tokens(),
            side: shared.board_side(),
        };
        shared.flow().turn(view.screen())
    }

    fn notes_view(&self, shared: &Shared) -> Element<'_, Message> {
        let tokens = shared.tokens();
        let notes = self.model.prompt.as_deref();
        let flow = shared.flow();
        flow.turn(view::notes::notes(tokens, flow, notes))
    }

    fn notes_closed(&mut self, shared: &Shared) {
        self.close_window();
        self.refresh(shared);
    }

    fn subscription(&self) -> Subscription<Message> {
        self.replay_ticks()
    }

    fn model(&self) -> &Model {
        &self.model
    }

    fn focused(&self) -> Option<Control> {
        self.focus.current()
    }

    fn shared_changed(&mut self, shared: &Shared) {
        self.words = self.entry.words(&shared.locale);
        self.model = present::present(self, shared);
        self.hear(false, shared);
        self.refresh(shared);
    }

    fn reloaded(&mut self, shared: &mut Shared) -> bool {
        self.read_again(shared)
    }

    fn practise(&mut self, step: &str, shared: &mut Shared) {
        self.start_alone(step, shared);
    }

    fn missing_picture(&self) -> Option<Arc<PictureFile>> {
        let file = self.picture_file()?;
        let is_here = self.picture.as_ref().is_some_and(|(it, _)| it == file);
        (!is_here).then(|| Arc::clone(file))
    }

    fn take_picture(&mut self, picture: Option<Handle>, shared: &Shared) {
        let file = self.picture_file().cloned();
        self.picture = file.map(|file| (file, picture));
        self.refresh(shared);
    }

    fn session(&self) -> &dyn Any {
        &self.session
    }
}
