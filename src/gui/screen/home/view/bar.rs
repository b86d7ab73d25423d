//! The bar of the home screen: the bird, who is learning, language, theme and settings.

use iced::widget::{Row, button, column, container, space, svg, text};
use iced::{Center, Element, Fill, Padding, Shrink};

use crate::gui::art::{self, Icon, Mood};
use crate::gui::fonts;
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::{Chip, Control};
use crate::gui::screen::home::view::View;
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, size};
use crate::gui::widget::button::{Face, button_of, ringed, round};
use crate::gui::widget::named::Named;

impl<'a> View<'a> {
    /// The bar; in narrow windows with pictures only.
    pub(super) fn header(self, window: f32, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let is_narrow = window < NARROW;
        let side = if is_narrow {
            measures.touch
        } else {
            size::HEADER_BIRD
        };
        let bird = svg(art::coach(Mood::Glad)).width(side).height(side);
        let mut things: Vec<Element<'a, Message>> = vec![bird.into()];
        if !is_narrow {
            let name = text(&self.model.name).size(size::TEXT_TITLE);
            things.push(name.font(fonts::BOLD).into());
        }
        things.push(space().width(Fill).into());
        for (place, chip) in self.model.chips.iter().enumerate() {
            let has_name = !is_narrow || chip.is_chosen;
            things.push(self.chip(place, chip, has_name, measures));
        }
        if let Some(words) = &self.model.ways.learners {
            things.push(self.icon(Control::Learners, Icon::More, words, measures));
        }
        things.push(if is_narrow {
            self.icon(
                Control::Language,
                Icon::Globe,
                &self.model.language,
                measures,
            )
        } else {
            self.language(measures)
        });
        if let Some((is_heard, words)) = &self.model.sound {
            let icon = match is_heard {
                true => Icon::SoundOn,
                false => Icon::SoundOff,
            };
            things.push(self.icon(Control::Sound, icon, words, measures));
        }
        things.push(self.icon(Control::Theme, Icon::Theme, &self.model.theme, measures));
        things.push(self.icon(
            Control::Settings,
            Icon::Gear,
            &self.model.ways.settings,
            measures,
        ));
        let spacing = if is_narrow {
            0.0
        } else {
            size::GAP_SMALL / 2.0
        };
        let bar = Row::with_children(things).spacing(spacing).align_y(Center);
        let bar = bar.padding(Padding::from([2.0, measures.margin]));
        let line = container(space().width(Fill).height(tokens.edge_width))
            .style(move |_| style::filled(tokens.edge, 0.0));
        let bar = container(bar).style(move |_| style::header(tokens));
        column![bar, line].into()
    }

    fn icon(
        self,
        control: Control,
        icon: Icon,
        words: &'a str,
        measures: Measures,
    ) -> Element<'a, Message> {
        let has_focus = self.focus.shows(control);
        round(
            self.tokens,
            measures,
            icon,
            words,
            has_focus,
            Message::Pressed(control),
        )
    }

    fn language(self, measures: Measures) -> Element<'a, Message> {
        let control = Control::Language;
        let face = Face::new(ButtonKind::Quiet, &self.model.language)
            .icon(Icon::Globe)
            .width(Shrink)
            .sized(measures.touch, measures.small)
            .focus(self.focus.shows(control));
        button_of(self.tokens, face, Some(Message::Pressed(control)))
    }

    /// A learner: the animal, and the name where there is room.
    fn chip(
        self,
        place: usize,
        chip: &'a Chip,
        has_name: bool,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let control = Control::Learner(place);
        let face = measures.touch * FACE;
        let animal = svg(art::learner(&chip.animal)).width(face).height(face);
        let mut things: Vec<Element<'a, Message>> = vec![animal.into()];
        if has_name {
            let name = text(&chip.name).size(measures.small).font(fonts::BOLD);
            let name = container(name).padding(Padding::ZERO.left(size::GAP_SMALL / 2.0));
            things.push(name.into());
        }
        let kind = if chip.is_chosen {
            ButtonKind::Chosen
        } else {
            ButtonKind::Card
        };
        let content = Row::with_children(things).align_y(Center);
        let end = if has_name { size::GAP_SMALL } else { 0.0 };
        let content = container(content)
            .padding(Padding::ZERO.right(end))
            .center_y(Fill);
        let radius = measures.touch / 2.0;
        let pressed = button(content)
            .height(measures.touch)
            .padding([0.0, CHIP])
            .style(move |_, status| style::button(tokens, kind, radius, status))
            .on_press(Message::Pressed(control));
        let named = Named::new(chip.name.clone(), pressed);
        ringed(tokens, self.focus.shows(control), radius, named)
    }
}

/// Below this width the bar has pictures only.
const NARROW: f32 = 1000.0;
/// A learner's animal in the bar, measured by its button.
const FACE: f32 = 0.83;
/// Around it.
const CHIP: f32 = 5.0;
