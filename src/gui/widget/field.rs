//! A field to write in: what stands in it, and what stands there while it is empty.

use iced::advanced::widget::Id;
use iced::widget::{Container, container, text_input};
use iced::{Element, Padding};

use crate::gui::look::theme::{Tokens, size, style};
use crate::gui::widget::button::ringed;
use crate::gui::widget::flow::Flow;
use crate::gui::widget::ring::Laid;

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

/// A field with its ring; what is typed is told by `typed`, Enter by `done`, if it does anything.
#[must_use]
pub fn field<'a, C, M: Clone + 'a>(
    (tokens, flow): (&'static Tokens, Flow),
    field: &'a TextField<C>,
    place: FieldLayout,
    has_focus: bool,
    (typed, done): (impl Fn(String) -> M + 'a, Option<M>),
) -> Container<'a, M> {
    let input: Element<'a, M> = text_input(&field.hint, &field.value)
        .id(place.name)
        .on_input(typed)
        .on_submit_maybe(done)
        .align_x(flow.start())
        .size(place.letters)
        .padding(place.padding)
        .style(move |_, status| style::field(tokens, place.is_on_bar, status))
        .into();
    container(ringed(tokens, has_focus, size::TOUCH / 2.0, input))
}
