//! A field to write in: what stands in it, and what stands there while it is empty.

use iced::advanced::widget::Id;
use iced::widget::{Container, container, text_input};
use iced::{Element, Padding};

use crate::gui::base::flow::Flow;
use crate::gui::base::view::id_of;
use crate::gui::base::{Control, Laid, Message};
use crate::gui::look::theme::{Tokens, size, style};
use crate::gui::widget::button::ringed;

/// A field; `C` are the controls of its screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextField<C> {
    /// What has the keyboard while it is written into.
    pub control: C,
    /// What stands in the empty field.
    pub hint: String,
    /// What was written.
    pub value: String,
}

impl<C: Copy> Laid<C> for TextField<C> {
    fn lay(&self, ring: &mut Vec<C>) {
        ring.push(self.control);
    }
}

/// How a field stands among other things.
#[derive(Clone, Debug)]
pub struct FieldLayout {
    /// Its name among the widgets.
    pub name: Id,
    /// The size of its letters.
    pub letters: f32,
    /// Around them.
    pub padding: Padding,
    /// Whether it stands on the ground of a bar or a list.
    pub is_on_bar: bool,
}

/// A field with its ring; Enter presses `done`, if there is anything to do then.
#[must_use]
pub fn field<'a, C: Control>(
    (tokens, flow): (&'static Tokens, Flow),
    field: &'a TextField<C>,
    place: FieldLayout,
    has_focus: bool,
    done: Option<C>,
) -> Container<'a, Message<C>> {
    let control = field.control;
    let input: Element<'a, Message<C>> = text_input(&field.hint, &field.value)
        .id(place.name)
        .on_input(move |text| Message::Typed(control, text))
        .on_submit_maybe(done.map(Message::Pressed))
        .align_x(flow.start())
        .size(place.letters)
        .padding(place.padding)
        .style(move |_, status| style::field(tokens, place.is_on_bar, status))
        .into();
    let ringed = ringed(tokens, has_focus, size::TOUCH / 2.0, input);
    container(ringed).id(id_of(control))
}
