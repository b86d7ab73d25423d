//! The screen of seats laid out: how many play, and a card for each seat; where there is room, the
//! board beside them.

use iced::advanced::widget::Id;
use iced::widget::{Column, column, container, svg, text};
use iced::{Center, Element, Fill, Length, Padding, Size};

use crate::gui::base::view::{self, id_of};
use crate::gui::board::BoardWidget;
use crate::gui::look::art;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::seats::Message;
use crate::gui::screen::seats::model::{Chair, Control, Model, Sitter};
use crate::gui::widget::button::disc;
use crate::gui::widget::field::{self, TextField};
use crate::gui::widget::tool::{Tool, chosen};

/// The name of the board among the widgets.
pub const PLACES: &str = "seats-board";
/// The name of the page among the widgets.
pub const PAGE: &str = "seats";

/// The name of a field to write in.
#[must_use]
pub fn field_of(control: Control) -> Id {
    Id::from(format!("field {control:?}"))
}

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model>;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let room = window.height - BAR - 3.0 * measures.margin;
        let page = self.page(window.width, room, measures);
        let bar = self.bar(&self.model.title, Some(&self.model.back), measures);
        bar.page(PAGE, Vec::new(), page)
    }

    fn page(self, window: f32, room: f32, measures: Measures) -> Element<'a, Message> {
        let chairs = self.model.chairs.iter();
        let chairs = chairs.map(|chair| self.chair(chair, measures));
        let soft = |words: &'a str| {
            let words = text(words).size(measures.small).color(self.tokens.soft_ink);
            self.flow.lines(words)
        };
        let line = self.flow.lines(text(&self.model.line).size(measures.said));
        let below = column![soft(&self.model.why), soft(&self.model.privacy)].width(Fill);
        let list = column![self.inset(line)]
            .push(
                self.model
                    .go_on
                    .as_ref()
                    .map(|it| self.wide(it, ButtonKind::Main, measures)),
            )
            .push(self.begin(measures))
            .push(self.counts(measures))
            .push(Column::with_children(chairs))
            .push(self.rules(measures))
            .push(self.inset(below))
            .spacing(measures.gap / 2.0)
            .width(Fill);
        if window < WITH_BOARD {
            return list.into();
        }
        let side = room.min(window.min(size::PAGE_MAX) * BOARD);
        let board = BoardWidget::new(&self.model.scene, self.boards, self.tokens);
        let board = container(board).id(PLACES).center_x(side).center_y(side);
        self.flow
            .and(self.board_side)
            .row(vec![board.into(), list.into()])
            .spacing(measures.margin)
            .align_y(Center)
            .into()
    }

    /// Set in by as much as buttons keep for the keyboard's ring.
    fn inset(self, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
        container(content).padding([0.0, size::RING]).into()
    }

    fn counts(self, measures: Measures) -> Element<'a, Message> {
        let each = self.model.counts.iter();
        let each = each.map(|it| self.wide(it, chosen(it.is_chosen), measures));
        self.flow.row(each.collect()).into()
    }

    fn begin(self, measures: Measures) -> Element<'a, Message> {
        let kind = match self.model.go_on {
            Some(_) => ButtonKind::Quiet,
            None => ButtonKind::Main,
        };
        let face = self.model.begin.face_of(kind);
        let (height, letters) = measures.main;
        let begin = self.button(&self.model.begin, face.sized(height, letters));
        let small = self.model.small_board.as_ref();
        let small = small.map(|it| self.wide(it, ButtonKind::Quiet, measures));
        // Below, and not beside: the large one stays where it is.
        column![begin].push(small).into()
    }

    /// The rules about the start: each a card that goes on to its next value.
    fn rules(self, measures: Measures) -> Element<'a, Message> {
        let each = self.model.rules.iter().map(|rule| {
            let name = text(&rule.name).size(measures.small).font(fonts::BOLD);
            let reads = text(&rule.reads).size(measures.small);
            let reads = reads.color(self.tokens.soft_ink);
            let words = column![self.flow.lines(name), self.flow.lines(reads)];
            self.card(rule.control, ButtonKind::Card, words)
        });
        Column::with_children(each).into()
    }

    /// A button that takes its share of the width.
    fn wide(
        self,
        tool: &'a Tool<Control>,
        kind: ButtonKind,
        measures: Measures,
    ) -> Element<'a, Message> {
        let face = tool.face_of(kind);
        self.button(tool, face.sized(measures.touch, measures.small))
    }

    /// A seat: its army, and who sits there.
    fn chair(self, chair: &'a Chair, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let mut things = vec![self.emblem(chair, measures)];
        if let Some(sitter) = &chair.sitter {
            things.push(self.animal(sitter, measures));
            things.push(self.named(&sitter.name, Fill, measures));
            things.push(self.age(sitter, measures));
        } else {
            let army = text(&chair.army).size(measures.small).font(fonts::BOLD);
            let nobody = text(&self.model.nobody)
                .size(measures.small)
                .color(tokens.soft_ink);
            things.push(army.into());
            things.push(nobody.width(Fill).into());
        }
        // One place for both: what was pressed by mistake is undone where it was pressed.
        let way = chair.stand.as_ref().or(chair.sit.as_ref());
        things.extend(way.map(|it| self.round(it, measures)));
        let row = self.flow.row(things).align_y(Center);
        let row = row.spacing(size::GAP_SMALL / 2.0);
        let face = container(row).padding(Padding::from([0.0, size::GAP_SMALL]));
        let face = face.width(Fill).style(move |_| style::card(tokens));
        container(face).padding([2.0, size::RING]).into()
    }

    /// The badge of the army.
    fn emblem(self, chair: &'a Chair, measures: Measures) -> Element<'a, Message> {
        let side = measures.touch * EMBLEM;
        let badge = svg(art::emblem(chair.seat)).width(side).height(side);
        let badge = badge.opacity(match chair.sitter {
            Some(_) => 1.0,
            None => FAINT,
        });
        container(badge)
            .center(measures.touch + 2.0 * size::RING)
            .into()
    }

    fn animal(self, sitter: &'a Sitter, measures: Measures) -> Element<'a, Message> {
        let side = measures.touch * ANIMAL;
        let animal = svg(art::dressed(&sitter.animal, sitter.hat))
            .width(side)
            .height(side);
        self.picture(&sitter.next_animal, animal, measures)
    }

    /// A round button with a picture in its own colors.
    fn picture(
        self,
        tool: &'a Tool<Control>,
        picture: impl Into<Element<'a, Message>>,
        measures: Measures,
    ) -> Element<'a, Message> {
        let has_focus = self.focus.shows(tool.control);
        let message = Message::Pressed(tool.control);
        let side = measures.touch;
        let pressed = disc(self.tokens, side, picture, &tool.label, has_focus, message);
        container(pressed).id(id_of(tool.control)).into()
    }

    /// The age between the two buttons that change it.
    fn age(self, sitter: &'a Sitter, measures: Measures) -> Element<'a, Message> {
        let width = Length::Fixed(measures.small * AGE);
        let field = self.named(&sitter.age, width, measures);
        let younger = self.round(&sitter.younger, measures);
        let older = self.round(&sitter.older, measures);
        self.flow
            .row(vec![younger, field, older])
            .align_y(Center)
            .into()
    }

    fn named(
        self,
        shown: &'a TextField<Control>,
        width: Length,
        measures: Measures,
    ) -> Element<'a, Message> {
        let place = field::FieldLayout {
            name: field_of(shown.control),
            letters: measures.small,
            padding: Padding::from([size::GAP_SMALL + 2.0, size::GAP_SMALL]),
            is_on_bar: false,
        };
        self.field(shown, place, None).width(width).into()
    }
}

/// The height of the bar.
const BAR: f32 = 66.0;
/// From this width on the board stands beside the seats.
const WITH_BOARD: f32 = 1100.0;
/// How much of the window's width it takes at most.
const BOARD: f32 = 0.42;
/// A badge, measured by its button.
const EMBLEM: f32 = 0.7;
/// An animal, measured by its button.
const ANIMAL: f32 = 0.86;
/// How strong the badge of an empty seat is.
const FAINT: f32 = 0.35;
/// The width of the field for an age, measured by its letters.
const AGE: f32 = 4.2;
