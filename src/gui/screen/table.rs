//! The table: two people play under any rule set, and the referee explains every refusal.

use iced::widget::{column, responsive};
use iced::{Element, Size};

use crate::gui::focus::{Focus, Key};
use crate::gui::route::{Action, Goto};
use crate::gui::shared::Shared;
use crate::gui::theme::Measures;
use crate::gui::widget::page::Bar;
use crate::locale::Phrase;

/// The name of the page among the widgets.
pub const PAGE: &str = "table";

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// The way back.
    Back,
}

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    title: String,
    back: String,
    focus: Focus<Control>,
    start: Option<String>,
}

/// What happened.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// A control was pressed.
    Pressed(Control),
    /// A key was pressed.
    Key(Key),
}

impl State {
    /// Opens the screen.
    #[must_use]
    pub fn new(start: Option<String>, shared: &Shared) -> Self {
        Self {
            title: shared.label(&Phrase::TableTitle),
            back: shared.label(&Phrase::ButtonBack),
            focus: Focus::default(),
            start,
        }
    }

    /// Takes what happened.
    pub fn update(&mut self, message: Message, _shared: &mut Shared) -> Action<Message> {
        match message {
            Message::Pressed(Control::Back) | Message::Key(Key::Cancel) => Action::Go(Goto::Back),
            Message::Key(Key::Next | Key::Previous) => {
                self.focus.give(Control::Back);
                Action::None
            }
            Message::Key(Key::Press) if self.focus.current().is_some() => Action::Go(Goto::Back),
            Message::Key(_) => Action::None,
        }
    }

    /// The screen.
    #[must_use]
    pub fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let (tokens, flow) = (shared.tokens(), shared.flow());
        responsive(move |window: Size| {
            let bar = Bar {
                tokens,
                flow,
                measures: Measures::of(window),
                title: &self.title,
                back: &self.back,
                has_focus: self.focus.shows(Control::Back),
            };
            bar.page(PAGE, Message::Pressed(Control::Back), Vec::new(), column![])
        })
        .into()
    }

    /// The words, the theme or the lessons have changed.
    pub fn shared_changed(&mut self, shared: &Shared) {
        *self = Self::new(self.start.clone(), shared);
    }
}
