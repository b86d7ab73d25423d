//! The screen of learners laid out: everybody on a card, a form with animals, a question.

use iced::widget::{
    Column, Id, Row, column, container, responsive, row, space, svg, text, text_input,
};
use iced::{Center, Element, Fill, Length, Padding, Shrink, Size};

use crate::gui::art::{self, Icon, Mood};
use crate::gui::flow::{Flow, centered};
use crate::gui::focus::Focus;
use crate::gui::fonts;
use crate::gui::screen::learners::Message;
use crate::gui::screen::learners::model::{Control, Face, Form, Model, Page, Question};
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, Tokens, size};
use crate::gui::widget::button::{self, button_of, card, ringed};
use crate::gui::widget::page::Bar;

/// The name of the page among the widgets.
pub const PAGE: &str = "learners";

/// The field for the name.
pub const NAME: &str = "learner-name";

/// The name of a control among the widgets.
#[must_use]
pub fn id_of(control: Control) -> Id {
    Id::from(format!("learners-{control:?}"))
}

/// All that the view needs.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// What to show.
    pub model: &'a Model,
    /// Which control has the keyboard.
    pub focus: &'a Focus<Control>,
    /// The theme.
    pub tokens: &'static Tokens,
    /// The reading direction.
    pub flow: Flow,
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
                back: self.model.back.as_deref().unwrap_or_default(),
                has_focus: self.focus.shows(Control::Back),
            };
            let wide = window.width.min(size::PAGE_MAX) - 3.0 * measures.margin;
            let page = match &self.model.page {
                Page::List { .. } => self.list(wide, measures),
                Page::Form(form) => self.form(form, wide, measures),
                Page::Question(question) => self.question(question, measures),
            };
            let page = container(page).center_x(Fill);
            let language = self.model.language.as_deref().map(|words| {
                let picture = Some(Icon::Globe);
                self.button(
                    Control::Language,
                    ButtonKind::Quiet,
                    words,
                    picture,
                    measures,
                )
            });
            let far = language.into_iter().collect();
            bar.page(PAGE, Message::Pressed(Control::Back), far, page)
        })
        .into()
    }

    fn list(self, wide: f32, measures: Measures) -> Element<'a, Message> {
        let Page::List {
            faces,
            add,
            guest,
            guest_line,
            is_guest,
        } = &self.model.page
        else {
            return column![].into();
        };
        let side = measures.card.1 * LARGE_FACE;
        let width = side * FACE_WIDTH;
        let mut all: Vec<Element<'a, Message>> = Vec::new();
        for (place, face) in faces.iter().enumerate() {
            all.push(self.learner(place, face, (width, side), measures));
        }
        let (small, color) = (measures.small, self.tokens.soft_ink);
        let words = column![
            text(guest).size(small).font(fonts::BOLD),
            text(guest_line)
                .size(small)
                .color(color)
                .align_x(centered(guest_line))
        ];
        let kind = chosen(*is_guest);
        let animal = svg(art::learner("")).width(side).height(side);
        let least = space().height(small * TWO_LINES);
        let words = row![words.align_x(Center), least].align_y(Center);
        let content = column![animal, words].spacing(size::GAP_SMALL);
        all.push(self.card(Control::Guest, kind, content.align_x(Center), width));
        let rows = self.rows(all, how_many(wide, width));
        let add = add.as_deref().map(|label| {
            self.button(
                Control::Add,
                ButtonKind::Quiet,
                label,
                Some(Icon::More),
                measures,
            )
        });
        column![rows]
            .push(add)
            .spacing(measures.gap)
            .align_x(Center)
            .into()
    }

    fn rows(self, all: Vec<Element<'a, Message>>, per_row: usize) -> Column<'a, Message> {
        let mut rows = Column::new().spacing(size::GAP_SMALL).align_x(Center);
        let mut all = all.into_iter().peekable();
        while all.peek().is_some() {
            let some: Vec<_> = all.by_ref().take(per_row).collect();
            rows = rows.push(self.flow.row(some).spacing(size::GAP_SMALL));
        }
        rows
    }

    fn learner(
        self,
        place: usize,
        face: &'a Face,
        (width, side): (f32, f32),
        measures: Measures,
    ) -> Element<'a, Message> {
        let animal = svg(art::learner(&face.animal)).width(side).height(side);
        let name = text(&face.name).size(measures.small).font(fonts::BOLD);
        let name =
            container(name.align_x(centered(&face.name))).center_y(measures.small * TWO_LINES);
        let content = column![animal, name].spacing(size::GAP_SMALL);
        let kind = chosen(face.is_chosen);
        let control = Control::Learner(place);
        let pressed = self.card(control, kind, content.align_x(Center), width);
        let edit = face.edit.as_deref().map(|words| {
            let control = Control::Edit(place);
            let (has_focus, message) = (self.focus.shows(control), Message::Pressed(control));
            let edit = button::round(self.tokens, measures, Icon::Gear, words, has_focus, message);
            container(edit).id(id_of(control))
        });
        column![pressed].push(edit).align_x(Center).into()
    }

    fn card(
        self,
        control: Control,
        kind: ButtonKind,
        content: Column<'a, Message>,
        width: f32,
    ) -> Element<'a, Message> {
        let has_focus = self.focus.shows(control);
        let content = container(content).center_x(Fill);
        let message = Message::Pressed(control);
        let face = card(self.tokens, kind, has_focus, content, Some(message));
        container(face).id(id_of(control)).width(width).into()
    }

    fn button(
        self,
        control: Control,
        kind: ButtonKind,
        label: &'a str,
        icon: Option<Icon>,
        measures: Measures,
    ) -> Element<'a, Message> {
        let face = button::Face::new(kind, label)
            .width(Shrink)
            .sized(measures.touch, measures.small)
            .focus(self.focus.shows(control));
        let face = icon.map_or(face, |icon| face.icon(icon));
        let pressed = button_of(self.tokens, face, Some(Message::Pressed(control)));
        container(pressed).id(id_of(control)).into()
    }

    fn form(self, form: &'a Form, wide: f32, measures: Measures) -> Element<'a, Message> {
        let wide = wide.min(measures.card.1 * FORM_WIDTH);
        let is_narrow = measures.is_framed;
        let per_row = if is_narrow { FEW } else { MANY };
        let width = (wide + size::GAP_SMALL) / per_row as f32 - size::GAP_SMALL;
        let animals = form.animals.iter().enumerate();
        let animals = animals.map(|(place, face)| self.animal(place, face, width, measures));
        let animals = self.rows(animals.collect(), per_row);
        let privacy = text(&form.privacy)
            .size(measures.small)
            .color(self.tokens.soft_ink);
        let done = button::Face::new(ButtonKind::Main, &form.done)
            .width(Length::Fixed(measures.card.0 * 0.8))
            .sized(measures.main.0, measures.main.1)
            .focus(self.focus.shows(Control::Done));
        let done = button_of(self.tokens, done, Some(Message::Pressed(Control::Done)));
        let done: Element<'a, Message> = container(done).id(id_of(Control::Done)).into();
        let mut buttons = vec![done];
        for (control, label) in [
            (Control::Remove, &form.remove),
            (Control::Guest, &form.guest),
        ] {
            if let Some(label) = label {
                buttons.push(self.button(control, ButtonKind::Quiet, label, None, measures));
            }
        }
        let buttons = self.flow.row(buttons).spacing(size::GAP).align_y(Center);
        column![
            self.hello(form, measures),
            animals,
            self.name(form, measures),
            privacy,
            buttons
        ]
        .spacing(measures.gap)
        .align_x(Center)
        .into()
    }

    /// The coach greets, where there is somebody to greet.
    fn hello(self, form: &'a Form, measures: Measures) -> Element<'a, Message> {
        let line = text(&form.line).size(measures.said);
        if form.hello.is_empty() {
            return line.into();
        }
        let side = measures.coach;
        let bird = svg(art::coach(Mood::Cheer)).width(side).height(side);
        let hello = text(&form.hello).size(measures.title).font(fonts::BOLD);
        let words = column![hello, line].align_x(self.flow.start());
        let things = vec![bird.into(), words.into()];
        let row = self.flow.row(things).spacing(size::GAP);
        row.align_y(Center).into()
    }

    fn animal(
        self,
        place: usize,
        face: &'a Face,
        width: f32,
        measures: Measures,
    ) -> Element<'a, Message> {
        let side = if measures.is_framed {
            size::TOUCH
        } else {
            measures.card.1 * SMALL_FACE
        };
        let animal = svg(art::learner(&face.animal)).width(side).height(side);
        let name = text(&face.name).size(measures.small).font(fonts::BOLD);
        let content: Column<'a, Message> = if measures.is_framed {
            let row: Row<'a, Message> = self.flow.row(vec![animal.into(), name.into()]);
            column![row.spacing(size::GAP_SMALL).align_y(Center)]
        } else {
            column![animal, name.align_x(centered(&face.name))].spacing(size::GAP_SMALL / 2.0)
        };
        let control = Control::Animal(place);
        let kind = chosen(face.is_chosen);
        self.card(control, kind, content.align_x(Center), width)
    }

    fn name(self, form: &'a Form, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let field = text_input(&form.name_hint, &form.name)
            .id(NAME)
            .on_input(Message::Named)
            .on_submit(Message::Pressed(Control::Done))
            .align_x(self.flow.start())
            .size(measures.said)
            .padding(Padding::from([size::GAP_SMALL + 2.0, size::GAP]))
            .style(move |_, status| style::field(tokens, status));
        let has_focus = self.focus.shows(Control::Name);
        let field = ringed(tokens, has_focus, size::TOUCH / 2.0, field);
        let field = container(field).id(id_of(Control::Name));
        field.max_width(measures.card.0 * 1.4).into()
    }

    fn question(self, question: &'a Question, measures: Measures) -> Element<'a, Message> {
        let side = measures.card.1 * LARGE_FACE;
        let animal = svg(art::learner(&question.animal)).width(side).height(side);
        let asked = text(&question.question)
            .size(measures.title)
            .font(fonts::BOLD)
            .align_x(centered(&question.question));
        let line = text(&question.line).size(measures.said);
        let line = line.align_x(centered(&question.line));
        let answers = vec![
            self.button(
                Control::Keep,
                ButtonKind::Quiet,
                &question.keep,
                None,
                measures,
            ),
            self.button(
                Control::ReallyRemove,
                ButtonKind::Quiet,
                &question.remove,
                None,
                measures,
            ),
        ];
        let answers = self.flow.row(answers).spacing(size::GAP);
        column![animal, asked, line, answers]
            .spacing(measures.gap)
            .align_x(Center)
            .into()
    }
}

/// How many things of a width stand in a row.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn how_many(wide: f32, width: f32) -> usize {
    (wide / width).floor().max(1.0) as usize
}

fn chosen(is_chosen: bool) -> ButtonKind {
    if is_chosen {
        ButtonKind::Chosen
    } else {
        ButtonKind::Card
    }
}

/// An animal on a learner's card, measured by the height of a lesson's card.
const LARGE_FACE: f32 = 1.1;
/// A learner's card, measured by its animal.
const FACE_WIDTH: f32 = 1.6;
/// An animal to choose, measured by the height of a lesson's card.
const SMALL_FACE: f32 = 0.75;
/// The form, measured by the height of a lesson's card.
const FORM_WIDTH: f32 = 11.0;
/// The height of two lines, measured by their letters.
const TWO_LINES: f32 = 2.7;
/// How many animals stand in a row.
const MANY: usize = 8;
/// How many where room is short.
const FEW: usize = 4;
