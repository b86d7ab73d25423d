//! A screen in its frame: how it takes what happened, shows itself anew and reads the keyboard.
//!
//! Each screen says what is its own; the rest is provided. Left out: where it leads, that is in
//! [`route`](crate::gui::base::route).

use iced::advanced::widget::operation::focusable;
use iced::advanced::widget::{Id, operate};
use iced::widget::operation;
use iced::{Element, Subscription, Task};

use crate::gui::base::focus::Key;
use crate::gui::base::promotion::Asked;
use crate::gui::base::shared::Shared;
use crate::gui::base::show::ShowDesk;
use crate::gui::base::transcript::Transcript;
use crate::gui::base::{BoardFrame, Control, Frame, Laid, Message};
use crate::gui::board::BoardEvent;
use crate::gui::hearing::speech::Utterance;
use crate::gui::widget::flight::Flight;
use crate::gui::widget::reveal::reveal;
use crate::rules::Seat;
use crate::scene::{Scene, Shape};

pub use crate::gui::base::frame::ScreenAction;
use crate::gui::base::route::{Action, Goto};
use crate::gui::base::view::id_of;

/// Where keys are pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyScope {
    /// The list of lessons.
    Home,
    Lesson,
    /// A lesson that is shown to a class.
    Show,
    Table,
    /// The family table.
    Family,
    /// A game that is shown to a class.
    ShownTable,
}

/// What a screen keeps in its frame, and shows to those who look at it from outside; written by
/// `in_frame!`.
pub trait HasFrame {
    /// Everything on it that can be pressed.
    type Control: Control;
    type Model: Laid<Self::Control>;

    fn frame(&self) -> &Frame<Self::Control, Self::Model>;

    /// Its frame, to change it.
    fn frame_mut(&mut self) -> &mut Frame<Self::Control, Self::Model>;

    /// Everything it shows now.
    fn present(&self, shared: &Shared) -> Self::Model;

    /// Its own board with the control for it, if it has one.
    fn own_board(&mut self) -> Option<(Self::Control, &mut BoardFrame)> {
        None
    }

    /// The picture of that board.
    fn scene(&self) -> Option<&Scene> {
        None
    }

    /// What a pawn becomes, while that is asked on its own board.
    fn own_asked(&self) -> Option<Asked<'_, Self::Control>> {
        None
    }

    fn model(&self) -> &Self::Model {
        &self.frame().model
    }

    /// The control that has the keyboard.
    fn focused(&self) -> Option<Self::Control> {
        self.frame().focus.current()
    }
}

/// Puts the state of a screen into its frame: its fields `frame` and, where it has one, `board`; what it
/// shows is made by `present::present`.
macro_rules! in_frame {
    ($state:ty) => {
        impl $crate::gui::base::HasFrame for $state {
            $crate::gui::base::framed::in_frame!(@ frame);
        }
    };
    ($state:ty, board $(, $generic:ident: $bound:path)?) => {
        impl $(<$generic: $bound>)? $crate::gui::base::HasFrame for $state {
            $crate::gui::base::framed::in_frame!(@ frame);

            fn own_board(&mut self) -> Option<(Control, &mut $crate::gui::base::BoardFrame)> {
                Some((Control::Board, &mut self.board))
            }

            fn scene(&self) -> Option<&$crate::scene::Scene> {
                Some(&self.frame.model.scene)
            }

            fn own_asked(&self) -> Option<$crate::gui::base::promotion::Asked<'_, Control>> {
                let model = &self.frame.model;
                Some($crate::gui::base::promotion::Asked {
                    board: Control::Board,
                    scene: &model.scene,
                    picker: model.promotion.as_ref()?,
                })
            }
        }
    };
    (@ frame) => {
        type Control = Control;
        type Model = Model;

        fn frame(&self) -> &$crate::gui::base::Frame<Control, Model> {
            &self.frame
        }

        fn frame_mut(&mut self) -> &mut $crate::gui::base::Frame<Control, Model> {
            &mut self.frame
        }

        fn present(&self, shared: &$crate::gui::base::shared::Shared) -> Model {
            present::present(self, shared)
        }
    };
}
pub(in crate::gui) use in_frame;

/// A screen in its frame.
pub trait Framed: HasFrame {
    /// The screen, laid out.
    fn view(&self, shared: &Shared) -> Element<'_, Message<Self::Control>>;

    /// Does what a control is for.
    fn press(&mut self, control: Self::Control, shared: &mut Shared)
    -> ScreenAction<Self::Control>;

    /// Does what a key asks for.
    fn key(&mut self, key: Key, shared: &mut Shared) -> ScreenAction<Self::Control>;

    /// Goes one screen up, as its arrow does.
    fn go_up(&mut self, _shared: &mut Shared) -> ScreenAction<Self::Control> {
        Action::Go(Goto::Back)
    }

    /// Whether a letter that is typed now is written down, or names a piece in the language's letters: then it counts
    /// as typed, else the Latin letter at its place on the keyboard.
    fn writes(&self, _typed: char, _shared: &Shared) -> bool {
        false
    }

    /// The boards that hands and keys work on, by their controls.
    fn boards(&mut self) -> Vec<(Self::Control, &mut BoardFrame)> {
        self.own_board().into_iter().collect()
    }

    /// What a pawn becomes, while that is asked on any of them.
    fn asked(&self) -> Option<Asked<'_, Self::Control>> {
        self.own_asked()
    }

    /// What flies over it, where something can.
    fn flight(&mut self) -> Option<&mut Flight> {
        None
    }

    /// What a teacher has switched, while it is shown to a class.
    fn desk(&mut self) -> Option<&mut ShowDesk> {
        None
    }

    /// Hands did something on a board.
    fn touch(
        &mut self,
        _board: Self::Control,
        _event: BoardEvent,
        _shared: &mut Shared,
    ) -> ScreenAction<Self::Control> {
        Action::None
    }

    /// Something was written into a field.
    fn typed(
        &mut self,
        _field: Self::Control,
        _text: String,
        _shared: &mut Shared,
    ) -> ScreenAction<Self::Control> {
        Action::None
    }

    /// The clipboard has answered.
    fn pasted(&mut self, _text: &str) {}

    /// Which of its pages it shows, by number: each other one comes under a veil.
    fn page(&self) -> u32 {
        self.page_of_cross()
    }

    /// A cross that turns is another page: its squares change.
    fn page_of_cross(&self) -> u32 {
        let cross = self.scene().filter(|it| it.shape.corner > 0);
        let side = cross.and_then(|it| u32::try_from(it.side.index()).ok());
        side.unwrap_or_default()
    }

    /// It is time for the next of something that comes by itself.
    fn tick(&mut self, _shared: &mut Shared) -> ScreenAction<Self::Control> {
        Action::None
    }

    /// Nobody has done anything for a while; tells whether that changes what is shown.
    fn quiet(&mut self) -> bool {
        false
    }

    /// What comes by itself.
    fn subscription(&self) -> Subscription<Message<Self::Control>> {
        Subscription::none()
    }

    /// What is read aloud by itself when it comes up; a screen that reads more does so itself.
    fn opening(&self) -> Vec<Utterance> {
        Vec::new()
    }

    /// It comes up before somebody who is read to.
    fn greet(&mut self, shared: &mut Shared) {
        shared.read(&self.opening());
    }

    /// What happened on it in words, where that is kept.
    fn transcript(&mut self) -> Option<&mut Transcript> {
        None
    }

    /// Who has the keyboard when its control is gone: the first of these that is there.
    fn heirs(&self) -> &'static [Self::Control] {
        &[]
    }

    /// The name of the field that a control writes into, if it is one.
    fn field(&self, _control: Self::Control) -> Option<Id> {
        None
    }

    /// The name of what scrolls around a control.
    fn area(&self, _control: Self::Control) -> Option<Id> {
        None
    }

    /// Whose keys the card shows; `None` where there is no such card.
    fn keys_card(&self) -> Option<KeyScope> {
        None
    }

    /// Whether it is shown to a class now, or can be: then F11 is its own.
    fn has_show(&self) -> bool {
        false
    }

    /// Whether it has the whole screen for itself, and leaves it with whoever goes elsewhere.
    fn is_on_whole_screen(&self) -> bool {
        false
    }

    /// The words, the theme or the lessons have changed.
    fn shared_changed(&mut self, shared: &Shared) {
        self.refresh(shared);
    }

    /// What is to be done after all that happened.
    fn settle(
        &mut self,
        action: ScreenAction<Self::Control>,
        shared: &mut Shared,
    ) -> ScreenAction<Self::Control> {
        self.refresh(shared);
        action
    }

    /// Shows the state as it is now.
    fn refresh(&mut self, shared: &Shared) {
        self.show(shared);
    }

    /// Takes what happened.
    fn update(
        &mut self,
        message: Message<Self::Control>,
        shared: &mut Shared,
    ) -> ScreenAction<Self::Control> {
        match self.take(message, shared) {
            Some(action) => self.settle(action, shared),
            None => Action::None,
        }
    }

    /// Takes what happened; `None` for what nobody did and nothing else follows from.
    fn take(
        &mut self,
        message: Message<Self::Control>,
        shared: &mut Shared,
    ) -> Option<ScreenAction<Self::Control>> {
        Some(match message {
            Message::Frame(at, now) => {
                if let Some(board) = self.board_at(at) {
                    board.memory.frame(now);
                } else if let Some(flight) = self.flight() {
                    flight.frame(now);
                }
                return None;
            }
            Message::Drew(at, stroke) => {
                if let Some(desk) = self.desk() {
                    desk.draws(stroke);
                }
                if let Some(board) = self.board_at(at) {
                    board.drawings.take(stroke);
                }
                Action::None
            }
            Message::Board(at, event) => {
                self.frame_mut().focus.click(at);
                self.touch(at, event, shared)
            }
            Message::Pressed(control) => {
                self.frame_mut().focus.click(control);
                self.press(control, shared)
            }
            Message::Typed(field, text) => {
                self.frame_mut().focus.click(field);
                self.typed(field, text, shared)
            }
            Message::Key(Key::Back) => self.go_up(shared),
            Message::Key(key) => {
                let key = key.read(|typed| self.writes(typed, shared));
                self.key(key, shared)
            }
            Message::Pasted(text) => {
                self.pasted(&text.unwrap_or_default());
                Action::None
            }
            Message::Quiet => {
                if self.quiet() {
                    self.show(shared);
                }
                return None;
            }
            Message::Tick => self.tick(shared),
        })
    }

    /// Shows the state as it is now; if the control that had the keyboard is gone, an heir has it.
    fn show(&mut self, shared: &Shared) {
        let before = self.frame().is_shown.then(|| self.scene().map(Scene::seen));
        let asked = self.asked().map(|it| it.board);
        for (_, board) in self.boards() {
            board.memory.motion.set_pace(shared.pace());
        }
        self.frame_mut().model = self.present(shared);
        let ring = self.frame().model.ring();
        // What is asked on a board has the keyboard of the board, and gives it back.
        let asks = self.asked().and_then(|it| it.first());
        let heirs = asks.into_iter().chain(asked);
        let mut heirs = heirs.chain(self.heirs().iter().copied());
        let heir = heirs.find(|it| ring.contains(it));
        let focus = &mut self.frame_mut().focus;
        let had = focus.current();
        focus.keep_within(&ring, heir);
        if focus.current() != had {
            self.frame_mut().model = self.present(shared);
        }
        self.turn_board(before.flatten());
        self.frame_mut().is_shown = true;
    }

    /// If the own board is seen from the opposite side now, its men glide there. (The squares of a cross change with
    /// a quarter turn: that is another page.)
    fn turn_board(&mut self, before: Option<(Shape, Seat)>) {
        let Some(((shape, seat), now)) = before.zip(self.scene().map(Scene::seen)) else {
            return;
        };
        let is_turned = now == (shape, seat.opposite()) && shape.corner == 0;
        if let Some((_, board)) = self.own_board().filter(|_| is_turned) {
            board.memory.motion.turn(shape);
        }
    }

    /// The board of a control.
    fn board_at(&mut self, at: Self::Control) -> Option<&mut BoardFrame> {
        let mut boards = self.boards().into_iter();
        boards.find(|(control, _)| *control == at).map(|(_, it)| it)
    }

    /// Whether a control is there and can be pressed.
    fn offers(&self, control: Self::Control) -> bool {
        self.frame().model.ring().contains(&control)
    }

    /// To the next control, or to the one before.
    fn step(&mut self, is_forward: bool) {
        let ring = self.frame().model.ring();
        let focus = &mut self.frame_mut().focus;
        if is_forward {
            focus.next(&ring);
        } else {
            focus.previous(&ring);
        }
    }

    /// To the next control, or to the one before, which is brought into sight.
    fn go(&mut self, is_forward: bool) -> ScreenAction<Self::Control> {
        self.step(is_forward);
        match self.focused() {
            Some(control) => self.give(control),
            None => Action::None,
        }
    }

    /// Tab and arrows on a screen without a board: to the next control or to the one before.
    fn go_by(&mut self, key: Key, shared: &Shared) -> ScreenAction<Self::Control> {
        match (key, key.arrow()) {
            (Key::Next, _) => self.go(true),
            (Key::Previous, _) => self.go(false),
            (_, Some(way)) => self.go(shared.flow().is_forward(way)),
            _ => Action::None,
        }
    }

    /// Gives the keyboard to a control, and brings it into sight; a field is written into.
    fn give(&mut self, control: Self::Control) -> ScreenAction<Self::Control> {
        self.frame_mut().focus.give(control);
        let writing = match self.field(control) {
            Some(field) => operation::focus(field),
            None => operate(focusable::unfocus::<()>()).discard(),
        };
        Action::Run(Task::batch([writing, self.reveal(control)]))
    }

    /// Scrolls to a control, where it can be scrolled.
    fn reveal(&self, control: Self::Control) -> Task<Message<Self::Control>> {
        match self.area(control) {
            Some(area) => reveal(area, id_of(control)),
            None => Task::none(),
        }
    }

    /// Enter or the space bar: what has the keyboard, else the first of these that is there.
    fn press_focused(
        &mut self,
        first: &[Self::Control],
        shared: &mut Shared,
    ) -> ScreenAction<Self::Control> {
        let first = first.iter().copied().find(|it| self.offers(*it));
        match self.focused().or(first) {
            Some(control) => {
                self.frame_mut().focus.give(control);
                self.press(control, shared)
            }
            None => Action::None,
        }
    }

    /// The keyboard's square on the board goes on by so many columns and rows.
    fn walk(&mut self, way: (i8, i8)) {
        let Some(cursor) = self.own_board().map(|(_, it)| it.cursor) else {
            return;
        };
        let next = self.scene().map(|it| it.beside(cursor, way));
        if let (Some((_, board)), Some(next)) = (self.own_board(), next) {
            board.cursor = next;
        }
    }

    /// Where a pawn waits for its new role, an arrow goes from piece to piece as they stand on the board; tells whether it
    /// did.
    fn choose(&mut self, way: (i8, i8)) -> bool {
        let current = self.frame().focus.current();
        let Some(asked) = self.asked() else {
            return false;
        };
        let controls: Vec<Self::Control> = asked.picker.ring();
        let Some(first) = controls.first().copied() else {
            return false;
        };
        // What has the keyboard unseen is seen first.
        let is_seen = current.is_some_and(|it| self.frame().focus.shows(it));
        let at = controls.iter().position(|it| Some(*it) == current);
        let at = at.filter(|_| is_seen);
        let on = asked.picker.goes_on(asked.scene, way);
        let next = match (at, on) {
            (None, _) => current.filter(|it| controls.contains(it)).or(Some(first)),
            (Some(at), Some(true)) => controls.get(at + 1).copied(),
            (Some(at), Some(false)) => at.checked_sub(1).and_then(|it| controls.get(it)).copied(),
            (Some(_), None) => None,
        };
        let kept = next.or(current).unwrap_or(first);
        self.frame_mut().focus.give(kept);
        true
    }

    /// Arrows walk on the board; elsewhere they go from control to control.
    fn arrow(&mut self, board: Self::Control, key: Key, shared: &Shared) {
        let Some(way) = key.arrow() else { return };
        if self.choose(way) {
            return;
        }
        let has_board = self.offers(board);
        let focus = &mut self.frame_mut().focus;
        match focus.current() {
            Some(control) if control == board && focus.shows(board) => self.walk(way),
            None if has_board => focus.give(board),
            Some(control) if control == board && has_board => focus.give(board),
            _ => self.step(shared.flow().is_forward(way)),
        }
    }
}
