//! The bar of the home screen: the bird, who is learning and with how many stars, language, sound, path or cards, settings.

use iced::widget::{Row, button, container, row, space, svg, text};
use iced::{Center, Element, Fill, Padding};

use crate::gui::base::view::id_of;
use crate::gui::look::art::{self, Icon, Mood};
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, Tokens, size};
use crate::gui::screen::home::Message;
use crate::gui::screen::home::model::Chip;
use crate::gui::screen::home::view::View;
use crate::gui::widget::button::ringed;
use crate::gui::widget::icon::drawing;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::page::header;
use crate::gui::widget::ruled::ruled;

/// How much stands in the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Wide,
    /// Pictures only.
    Narrow,
    /// Pictures close together, without the bird.
    Narrowest,
}

/// The fullest first, each with the least width of a window for it.
const FORMS: [(Form, f32); 3] = [
    (Form::Wide, NARROW),
    (Form::Narrow, NARROWEST),
    (Form::Narrowest, 0.0),
];

impl<'a> View<'a> {
    /// The bar in the fullest form that fits.
    pub(super) fn header(self, measures: Measures) -> Element<'a, Message> {
        let bar = ruled(move |ruler, room| {
            let fits = |(form, least): &(Form, f32)| {
                room.width >= *least && ruler.width(self.filled(*form, measures)) <= room.width
            };
            let form = FORMS.into_iter().find(fits);
            self.filled(form.map_or(Form::Narrowest, |(form, _)| form), measures)
        });
        let high = height(measures, self.tokens) - self.tokens.edge_width;
        header(self.tokens, container(bar).height(high))
    }

    fn filled(self, form: Form, measures: Measures) -> Element<'a, Message> {
        let is_narrow = form != Form::Wide;
        let is_narrowest = form == Form::Narrowest;
        let side = if is_narrow {
            measures.touch
        } else {
            BIRD * measures.touch
        };
        let bird = self.living(Mood::Glad, (side, side));
        let mut things: Vec<Element<'a, Message>> = Vec::new();
        if !is_narrowest {
            things.push(bird.into());
        }
        if !is_narrow {
            let name = text(&self.model.name).size(size::TEXT_TITLE);
            things.push(name.font(fonts::BOLD).into());
        }
        things.push(space().width(Fill).into());
        for chip in &self.model.chips {
            let is_alone = self.model.chips.len() == 1;
            let has_name = !is_narrow || chip.is_chosen && (is_alone || !is_narrowest);
            let has_stars = !is_narrowest;
            things.push(self.chip(chip, (has_name, has_stars), measures));
        }
        let model = self.model;
        let round = |it| self.round(it, measures);
        things.extend(model.learners.as_ref().map(round));
        things.push(if is_narrow {
            round(&model.language)
        } else {
            self.narrow(&model.language, measures)
        });
        things.extend(model.sound.as_ref().map(round));
        things.extend(model.cards.as_ref().map(round));
        things.push(round(&model.settings));
        // Of the rings, for which each keeps its room, one shows at a time.
        let spacing = match (is_narrowest, is_narrow) {
            (true, _) => -size::RING,
            (false, true) => 0.0,
            (false, false) => size::GAP_SMALL / 2.0,
        };
        let bar = Row::with_children(things).spacing(spacing).align_y(Center);
        bar.padding(Padding::from([PADDING, measures.margin]))
            .into()
    }

    /// A learner: the animal, and name and stars where there is room.
    fn chip(
        self,
        chip: &'a Chip,
        (has_name, has_stars): (bool, bool),
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let control = chip.control;
        let face = measures.touch * FACE;
        let animal = svg(art::dressed(&chip.animal, chip.hat))
            .width(face)
            .height(face);
        let mut things: Vec<Element<'a, Message>> = vec![animal.into()];
        if has_name {
            let name = text(&chip.name).size(measures.small).font(fonts::BOLD);
            let name = container(name).padding(Padding::ZERO.left(size::GAP_SMALL / 2.0));
            things.push(name.into());
        }
        if let Some((stars, words)) = chip.stars.as_ref().filter(|_| has_stars) {
            let letters = measures.small;
            let star = drawing(Icon::Star, letters * STAR);
            let stars = text(stars).size(letters).font(fonts::BOLD);
            let both = row![star, stars].spacing(2).align_y(Center);
            let both = container(both).padding(Padding::ZERO.left(size::GAP_SMALL));
            things.push(Labeled::new(words.clone(), both).into());
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
        let named = Labeled::new(chip.name.clone(), pressed);
        let ringed = ringed(tokens, self.focus.shows(control), radius, named);
        container(ringed).id(id_of(control)).into()
    }
}

/// The height of the bar: what can be pressed in it, with the room for its ring, and the line below.
pub(super) fn height(measures: Measures, tokens: &Tokens) -> f32 {
    measures.touch + 2.0 * (size::RING + PADDING) + tokens.edge_width
}

/// Above and below what stands in the bar.
const PADDING: f32 = 3.0;
/// The bird, measured by what can be pressed.
const BIRD: f32 = 1.2;
/// Below this width the bar has pictures only.
const NARROW: f32 = 1000.0;
/// Below this width there is no room for stars.
const NARROWEST: f32 = 700.0;
/// A star in the bar, measured by its letters.
const STAR: f32 = 1.15;
/// A learner's animal in the bar, measured by its button.
const FACE: f32 = 0.83;
/// Around it.
const CHIP: f32 = 5.0;
