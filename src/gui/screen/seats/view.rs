//! The screen of seats laid out: how many play, and a card for each seat; where there is room, the
//! board beside them.

use iced::advanced::widget::Id;
use iced::widget::{Column, button, column, container, responsive, space, svg, text, text_input};
use iced::{Center, Element, Fill, Length, Padding, Size};

use crate::gui::art::{self, Icon};
use crate::gui::board::{Board, Memory};
use crate::gui::flow::Flow;
use crate::gui::focus::Focus;
use crate::gui::fonts;
use crate::gui::screen::seats::Message;
use crate::gui::screen::seats::model::{Chair, Control, Model};
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, Tokens, size};
use crate::gui::widget::button::{Face, button_of, card, ringed, round};
use crate::gui::widget::named::Named;
use crate::gui::widget::page::Bar;

/// The name of the board among the widgets.
pub const PLACES: &str = "seats-board";
/// The name of the page among the widgets.
pub const PAGE: &str = "seats";

/// The name of a control among the widgets.
#[must_use]
pub fn id_of(control: Control) -> Id {
    Id::from(format!("seats {control:?}"))
}

/// The name of a field to write in.
#[must_use]
pub fn field_of(control: Control) -> Id {
    Id::from(format!("field {control:?}"))
}

/// All that the view needs.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// What to show.
    pub model: &'a Model,
    /// What the board remembers.
    pub board: &'a Memory,
    /// Which control has the keyboard.
    pub focus: &'a Focus<Control>,
    /// The theme.
    pub tokens: &'static Tokens,
    /// The reading direction.
    pub flow: Flow,
    /// Where the board stands beside the players.
    pub board_side: Flow,
}

impl<'a> View<'a> {
    /// The whole screen.
    #[must_use]
    pub fn screen(self) -> Element<'a, Message> {
        responsive(move |window: Size| {
            let measures = Measures::of(window);
            let bar = Bar {
                tokens: self.tokens,
                flow: self.flow,
                measures,
                title: &self.model.title,
                back: &self.model.back,
                has_focus: self.focus.shows(Control::Back),
            };
            let room = window.height - BAR - 3.0 * measures.margin;
            let page = self.page(window.width, room, measures);
            bar.page(PAGE, Message::Pressed(Control::Back), Vec::new(), page)
        })
        .into()
    }

    fn page(self, window: f32, room: f32, measures: Measures) -> Element<'a, Message> {
        let chairs = self.model.chairs.iter();
        let chairs = chairs.map(|chair| self.chair(chair, measures));
        let words = &self.model.words;
        let soft = |words: &'a str| {
            let words = text(words).size(measures.small).color(self.tokens.soft_ink);
            self.flow.lines(words)
        };
        let line = self.flow.lines(text(&self.model.line).size(measures.said));
        let below = column![soft(&words.why), soft(&words.privacy)].width(Fill);
        let list = column![self.inset(line)]
            .push(self.go_on(measures))
            .push(self.counts(measures))
            .push(Column::with_children(chairs))
            .push(self.begin(measures))
            .push(self.rules(measures))
            .push(self.inset(below))
            .spacing(measures.gap / 2.0)
            .width(Fill);
        if window < WITH_BOARD {
            return list.into();
        }
        let side = room.min(window.min(size::PAGE_MAX) * BOARD);
        let board = Board::new(&self.model.scene, self.board, self.tokens);
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
        container(content).padding([0.0, RING]).into()
    }

    fn go_on(self, measures: Measures) -> Option<Element<'a, Message>> {
        let label = self.model.go_on.as_deref()?;
        Some(self.button(Control::GoOn, ButtonKind::Main, label, measures))
    }

    fn counts(self, measures: Measures) -> Element<'a, Message> {
        let each = self.model.counts.iter().map(|(count, label, is_chosen)| {
            let kind = if *is_chosen {
                ButtonKind::Chosen
            } else {
                ButtonKind::Quiet
            };
            self.button(Control::Players(*count), kind, label, measures)
        });
        self.flow.row(each.collect()).into()
    }

    fn begin(self, measures: Measures) -> Element<'a, Message> {
        let kind = match self.model.go_on {
            Some(_) => ButtonKind::Quiet,
            None => ButtonKind::Main,
        };
        let begin = self.button(Control::Begin, kind, &self.model.begin, measures);
        let mut both = vec![begin];
        both.extend(
            self.model
                .small_board
                .as_deref()
                .map(|label| self.button(Control::SmallBoard, ButtonKind::Quiet, label, measures)),
        );
        self.flow.row(both).into()
    }

    /// The rules about the start: each a card that goes on to its next value.
    fn rules(self, measures: Measures) -> Element<'a, Message> {
        let each = self.model.rules.iter().enumerate();
        let each = each.map(|(place, (name, reads))| {
            let control = Control::Rule(place);
            let name = text(name).size(measures.small).font(fonts::BOLD);
            let reads = text(reads).size(measures.small);
            let reads = reads.color(self.tokens.soft_ink);
            let words = column![self.flow.lines(name), self.flow.lines(reads)];
            let has_focus = self.focus.shows(control);
            let message = Some(Message::Pressed(control));
            let face = card(self.tokens, ButtonKind::Card, has_focus, words, message);
            container(face).id(id_of(control)).into()
        });
        Column::with_children(each).into()
    }

    fn button(
        self,
        control: Control,
        kind: ButtonKind,
        label: &'a str,
        measures: Measures,
    ) -> Element<'a, Message> {
        let face = Face::new(kind, label)
            .sized(measures.touch, measures.small)
            .focus(self.focus.shows(control));
        let pressed = button_of(self.tokens, face, Some(Message::Pressed(control)));
        container(pressed).id(id_of(control)).width(Fill).into()
    }

    /// A seat: its army, and who sits there.
    fn chair(self, chair: &'a Chair, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let mut things = vec![self.emblem(chair, measures)];
        if chair.is_taken {
            things.push(self.animal(chair, measures));
            things.push(self.name(chair, measures));
            things.push(self.age(chair, measures));
        } else {
            let army = text(&chair.army).size(measures.small).font(fonts::BOLD);
            let nobody = text(&self.model.words.nobody)
                .size(measures.small)
                .color(tokens.soft_ink);
            things.push(army.into());
            things.push(nobody.into());
            things.push(
                space()
                    .width(Fill)
                    .height(measures.touch + 2.0 * RING)
                    .into(),
            );
        }
        let row = self.flow.row(things).align_y(Center);
        let row = row.spacing(size::GAP_SMALL / 2.0);
        let face = container(row).padding(Padding::from([0.0, size::GAP_SMALL]));
        let face = face.width(Fill).style(move |_| style::card(tokens));
        container(face).padding([2.0, RING]).into()
    }

    /// The badge of the army; pressing it sits down or stands up.
    fn emblem(self, chair: &'a Chair, measures: Measures) -> Element<'a, Message> {
        let side = measures.touch * EMBLEM;
        let badge = svg(art::emblem(chair.seat)).width(side).height(side);
        let badge = badge.opacity(if chair.is_taken { 1.0 } else { FAINT });
        let words = format!("{}: {}", chair.army, chair.toggle);
        self.picture(Control::Seat(chair.seat), badge, words, measures)
    }

    fn animal(self, chair: &'a Chair, measures: Measures) -> Element<'a, Message> {
        let side = measures.touch * ANIMAL;
        let animal = svg(art::learner(&chair.animal)).width(side).height(side);
        let words = format!("{}: {}", chair.animal_name, self.model.words.animal);
        self.picture(Control::Animal(chair.seat), animal, words, measures)
    }

    /// A round button with a picture in its own colors.
    fn picture(
        self,
        control: Control,
        picture: impl Into<Element<'a, Message>>,
        words: String,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let radius = measures.touch / 2.0;
        let pressed = button(container(picture).center(Fill))
            .width(measures.touch)
            .height(measures.touch)
            .padding(0)
            .style(move |_, status| style::button(tokens, ButtonKind::Quiet, radius, status))
            .on_press(Message::Pressed(control));
        let named = Named::new(words, pressed);
        let ringed = ringed(tokens, self.focus.shows(control), radius, named);
        container(ringed).id(id_of(control)).into()
    }

    fn name(self, chair: &'a Chair, measures: Measures) -> Element<'a, Message> {
        let seat = chair.seat;
        let on_input = move |name| Message::Named(seat, name);
        let hint = &chair.animal_name;
        self.field(
            Control::Name(seat),
            (hint, &chair.name),
            Fill,
            on_input,
            measures,
        )
    }

    /// The age between the two buttons that change it.
    fn age(self, chair: &'a Chair, measures: Measures) -> Element<'a, Message> {
        let seat = chair.seat;
        let words = &self.model.words;
        let step = |control, icon, words| {
            let has_focus = self.focus.shows(control);
            let message = Message::Pressed(control);
            let pressed = round(self.tokens, measures, icon, words, has_focus, message);
            container(pressed).id(id_of(control)).into()
        };
        let width = Length::Fixed(measures.small * AGE);
        let on_input = move |age| Message::Aged(seat, age);
        let field = (words.age.as_str(), chair.age.as_str());
        let field = self.field(Control::Age(seat), field, width, on_input, measures);
        let younger = step(Control::Younger(seat), Icon::Fewer, words.younger.as_str());
        let older = step(Control::Older(seat), Icon::More, words.older.as_str());
        self.flow
            .row(vec![younger, field, older])
            .align_y(Center)
            .into()
    }

    fn field(
        self,
        control: Control,
        (hint, value): (&'a str, &'a str),
        width: Length,
        on_input: impl Fn(String) -> Message + 'a,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let field = text_input(hint, value)
            .id(field_of(control))
            .on_input(on_input)
            .align_x(self.flow.start())
            .size(measures.small)
            .padding(Padding::from([size::GAP_SMALL + 2.0, size::GAP_SMALL]))
            .style(move |_, status| style::field(tokens, status));
        let has_focus = self.focus.shows(control);
        let field = ringed(tokens, has_focus, size::TOUCH / 2.0, field);
        container(field).id(id_of(control)).width(width).into()
    }
}

/// The room that every button keeps for the keyboard's ring.
const RING: f32 = size::FOCUS + size::FOCUS_GAP;
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
