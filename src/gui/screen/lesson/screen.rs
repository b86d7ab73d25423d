//! The lesson screen on whichever board the lesson is: one set of messages, one model, one view.

use std::any::Any;
use std::sync::Arc;

use iced::widget::image::Handle;
use iced::{Element, Subscription};

use crate::gui::base::focus::Key;
use crate::gui::base::framed::KeyScope;
use crate::gui::base::shared::Shared;
use crate::gui::base::show::ShowDesk;
use crate::gui::base::transcript::Transcript;
use crate::gui::base::{Framed, in_frame};
use crate::gui::board::BoardEvent;
use crate::gui::screen::lesson::model::{Control, Model};
use crate::gui::screen::lesson::{Action, Message, MoveBy, State, present, view};
use crate::gui::widget::flight::Flight;
use crate::lesson::AnyLesson;
use crate::library::{Entry, PictureFile};
use crate::rules::Geometry;
use crate::scene::Spot;
use crate::session::Input;

/// A lesson on whichever board it is, while it is played.
pub trait LessonScreen: Framed<Control = Control, Model = Model> {
    /// The lesson's name.
    fn id(&self) -> &str;

    /// The teacher's window.
    fn notes_view(&self, shared: &Shared) -> Element<'_, Message>;

    /// The teacher's window is closed.
    fn notes_closed(&mut self, shared: &Shared);

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
pub fn open(entry: &Entry, shared: &mut Shared) -> Option<Box<dyn LessonScreen>> {
    Some(match &entry.lesson {
        AnyLesson::Classic(lesson) => Box::new(State::new(entry, lesson, shared)?),
        AnyLesson::Cross(lesson) => Box::new(State::new(entry, lesson, shared)?),
    })
}

in_frame!(State<G>, board, G: Geometry);

impl<G: Geometry> Framed for State<G> {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let seen = view::Seen {
            board: &self.board.memory,
            flight: &self.ending.flight,
            land: &self.ending.land,
            animals: &self.ending.animals,
            company: self.ending.company,
            n_jar: self.ending.n_jar,
            album: &self.album_memory,
        };
        let view = view::View::new(&self.frame, seen, shared);
        view.turned_whole(view::View::screen)
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        self.replayed = None;
        self.looks_at = None;
        self.settle_flight();
        self.pressed(control, shared)
    }

    fn go_up(&mut self, shared: &mut Shared) -> Action {
        self.press(Control::Home, shared)
    }

    fn writes(&self, typed: char, shared: &Shared) -> bool {
        let is_writing = self.frame.model.entry.is_some() || self.typed.is_some();
        let letters = shared.letters();
        match self.show {
            _ if is_writing => letters.writes(typed),
            Some(_) => false,
            None => letters.names(typed),
        }
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        self.replayed = None;
        self.looks_at = None;
        if self.show.is_some() {
            return self.show_key(key, shared);
        }
        if self.settle_flight() {
            return Action::None;
        }
        self.lesson_key(key, shared)
    }

    fn touch(&mut self, _board: Control, event: BoardEvent, shared: &mut Shared) -> Action {
        self.replayed = None;
        self.looks_at = None;
        self.settle_flight();
        self.handle(event, shared);
        Action::None
    }

    fn desk(&mut self) -> Option<&mut ShowDesk> {
        self.show.as_mut().map(|show| show.desk())
    }

    fn flight(&mut self) -> Option<&mut Flight> {
        Some(&mut self.ending.flight)
    }

    fn page(&self) -> u32 {
        self.n_shown
    }

    fn tick(&mut self, shared: &mut Shared) -> Action {
        match self.replayed {
            Some(_) => self.replay_next(),
            None if self.awaits_answer() => self.answer_wrong(shared),
            None if self.session.is_thinking() => self.think(shared),
            None if self.is_bumped => self.praise_bump(shared),
            // What is read is read to its end first.
            None if self.goes_on() && shared.is_reading() => {}
            None if self.goes_on() && self.has_next_board() => return self.next_board(shared),
            None if self.goes_on() => self.apply(Input::Next, MoveBy::Pressed, shared),
            None => self.put_back(),
        }
        Action::None
    }

    /// Not before a class, which is the teacher's.
    fn quiet(&mut self) -> bool {
        let looks = self.may_have_hints();
        self.looks_at = self.session.to_move().filter(|_| looks).map(Spot::from);
        self.show.is_none() && self.looks_at.is_some()
    }

    fn subscription(&self) -> Subscription<Message> {
        self.ticks()
    }

    fn greet(&mut self, shared: &mut Shared) {
        self.read_news(shared);
    }

    fn settle(&mut self, action: Action, shared: &mut Shared) -> Action {
        self.refresh(shared);
        // Where it leads to, something else is said.
        if !action.leads_away() {
            self.read_news(shared);
        }
        action
    }

    fn transcript(&mut self) -> Option<&mut Transcript> {
        Some(&mut self.transcript)
    }

    fn heirs(&self) -> &'static [Control] {
        &[Control::Main, Control::Board]
    }

    fn keys_card(&self) -> Option<KeyScope> {
        Some(match self.frame.model.slide {
            Some(_) => KeyScope::Show,
            None => KeyScope::Lesson,
        })
    }

    fn has_show(&self) -> bool {
        true
    }

    fn refresh(&mut self, shared: &Shared) {
        self.show(shared);
        self.hear(true, shared);
    }

    fn shared_changed(&mut self, shared: &Shared) {
        self.speak(shared);
        self.show(shared);
        self.hear(false, shared);
    }
}

impl<G: Geometry> LessonScreen for State<G> {
    fn id(&self) -> &str {
        &self.entry.lesson.id
    }

    fn notes_view(&self, shared: &Shared) -> Element<'_, Message> {
        let tokens = shared.tokens();
        let notes = self.frame.model.prompt.as_deref();
        let flow = shared.flow();
        flow.turn(view::notes::notes(tokens, flow, notes))
    }

    fn notes_closed(&mut self, shared: &Shared) {
        self.close_window();
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
