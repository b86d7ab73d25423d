//! The screen of learners laid out: everybody on a card, a form with animals, a question.

use iced::widget::{Column, Row, column, container, row, space, svg, text};
use iced::{Center, Element, Fill, Length, Padding, Size};

use crate::gui::base::view;
use crate::gui::board::Animation;
use crate::gui::look::art::{self, Mood};
use crate::gui::look::fonts;
use crate::gui::look::measured::longest_word;
use crate::gui::look::theme::style::ButtonKind;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::learners::Message;
use crate::gui::screen::learners::model::{
    Confirmation, Control, Form, List, Model, Page, Portrait,
};
use crate::gui::widget::field;
use crate::gui::widget::flow::centered;
use crate::gui::widget::hop::Hop;
use crate::gui::widget::toggle::ReadingSwitch;

/// The name of the page among the widgets.
pub const PAGE: &str = "learners";

/// The field for the name.
pub const NAME: &str = "learner-name";

/// All that the view needs; instead of a board, how often an animal was chosen.
pub type View<'a> = view::View<'a, Control, Model, u32>;

/// How high an animal hops that is chosen, measured by its side.
const LEAP: f32 = 0.16;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let wide = window.width.min(size::PAGE_MAX) - 3.0 * measures.margin;
        let page = match &self.model.page {
            Page::List(list) => self.list(list, wide, measures),
            Page::Form(form) => self.form(form, wide, measures),
            Page::Question(question) => self.question(question, measures),
        };
        let page = container(page).center_x(Fill);
        let language = self.model.language.as_ref();
        let far = language.map(|it| self.narrow(it, measures));
        let bar = self.bar(&self.model.title, self.model.back.as_ref(), measures);
        bar.page(PAGE, far.into_iter().collect(), page)
    }

    fn list(self, list: &'a List, wide: f32, measures: Measures) -> Element<'a, Message> {
        let side = measures.card.1 * LARGE_FACE;
        let width = side * FACE_WIDTH;
        let faces = list.faces.iter();
        let faces = faces.map(|face| self.learner(face, (width, side), measures));
        let mut all: Vec<Element<'a, Message>> = faces.collect();
        let (small, color) = (measures.small, self.tokens.soft_ink);
        let words = column![
            text(&list.guest.label).size(small).font(fonts::BOLD),
            text(&list.guest_line)
                .size(small)
                .color(color)
                .align_x(centered(&list.guest_line))
        ];
        let animal = svg(art::learner("")).width(side).height(side);
        let least = space().height(small * TWO_LINES);
        let words = row![words.align_x(Center), least].align_y(Center);
        let content = column![animal, words].spacing(size::GAP_SMALL);
        let (control, is_chosen) = (list.guest.control, list.guest.is_chosen);
        all.push(self.face(control, is_chosen, content.align_x(Center), width));
        let rows = self.rows(all, how_many(wide, width));
        let add = list.add.as_ref().map(|it| self.narrow(it, measures));
        column![rows]
            .push(add)
            .push(self.reading(&list.reading, measures))
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
        face: &'a Portrait,
        (width, side): (f32, f32),
        measures: Measures,
    ) -> Element<'a, Message> {
        let animal = svg(art::learner(&face.animal)).width(side).height(side);
        let name = text(&face.name).size(measures.small).font(fonts::BOLD);
        let name =
            container(name.align_x(centered(&face.name))).center_y(measures.small * TWO_LINES);
        let content = column![animal, name].spacing(size::GAP_SMALL);
        let (control, is_chosen) = (face.control, face.is_chosen);
        let pressed = self.face(control, is_chosen, content.align_x(Center), width);
        let edit = face.edit.as_ref().map(|it| self.round(it, measures));
        column![pressed].push(edit).align_x(Center).into()
    }

    /// A card with an animal, of this width.
    fn face(
        self,
        control: Control,
        is_chosen: bool,
        content: Column<'a, Message>,
        width: f32,
    ) -> Element<'a, Message> {
        let kind = if is_chosen {
            ButtonKind::Chosen
        } else {
            ButtonKind::Card
        };
        let content = container(content).center_x(Fill);
        let face = self.card(control, kind, content);
        container(face).width(width).into()
    }

    fn form(self, form: &'a Form, wide: f32, measures: Measures) -> Element<'a, Message> {
        let wide = wide.min(measures.card.1 * FORM_WIDTH);
        let least = animal_least(form, measures);
        #[allow(clippy::cast_precision_loss)]
        let fits = |n: &usize| (wide + size::GAP_SMALL) / *n as f32 - size::GAP_SMALL >= least;
        let most = if measures.is_framed {
            &IN_ROW[1..]
        } else {
            &IN_ROW[..]
        };
        let per_row = most.iter().copied().find(fits).unwrap_or(1);
        let width = (wide + size::GAP_SMALL) / per_row as f32 - size::GAP_SMALL;
        let animals = form.animals.iter();
        let animals = animals.map(|face| self.animal(face, width, measures));
        let animals = self.rows(animals.collect(), per_row);
        let privacy = text(&form.privacy)
            .size(measures.small)
            .color(self.tokens.soft_ink);
        let width = Length::Fixed(measures.card.0 * 0.8);
        let mut buttons = vec![self.main(&form.done, width, measures)];
        let quiet = form.remove.iter().chain(&form.guest);
        buttons.extend(quiet.map(|it| self.narrow(it, measures)));
        let buttons = self.flow.row(buttons).spacing(size::GAP).align_y(Center);
        column![
            self.hello(form, measures),
            animals,
            self.reading(&form.reading, measures),
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
        let bird = self.living(Mood::Cheer, (side, side));
        let hello = text(&form.hello).size(measures.title).font(fonts::BOLD);
        let words = column![hello, line].align_x(self.flow.start());
        let things = vec![bird.into(), words.into()];
        let row = self.flow.row(things).spacing(size::GAP);
        row.align_y(Center).into()
    }

    fn animal(self, face: &'a Portrait, width: f32, measures: Measures) -> Element<'a, Message> {
        let side = if measures.is_framed {
            size::TOUCH
        } else {
            measures.card.1 * SMALL_FACE
        };
        let animal = svg(art::learner(&face.animal)).width(side).height(side);
        let height = (self.pace == Animation::Smooth).then_some(side * LEAP);
        let n_hops = if face.is_chosen { self.boards } else { 0 };
        let animal = Hop::again(n_hops, height, animal);
        let name = text(&face.name).size(measures.small).font(fonts::BOLD);
        let content: Column<'a, Message> = if measures.is_framed {
            let row: Row<'a, Message> = self.flow.row(vec![animal.into(), name.into()]);
            column![row.spacing(size::GAP_SMALL).align_y(Center)]
        } else {
            column![animal, name.align_x(centered(&face.name))].spacing(size::GAP_SMALL / 2.0)
        };
        let (control, is_chosen) = (face.control, face.is_chosen);
        self.face(control, is_chosen, content.align_x(Center), width)
    }

    fn reading(
        self,
        switch: &'a ReadingSwitch<Control>,
        measures: Measures,
    ) -> Element<'a, Message> {
        let switch = self.flow.turn(self.reading_switch(switch, measures));
        let width = measures.card.0 * FIELD_WIDTH;
        container(switch).max_width(width).into()
    }

    fn name(self, form: &'a Form, measures: Measures) -> Element<'a, Message> {
        let place = field::FieldLayout {
            name: NAME.into(),
            letters: measures.said,
            padding: Padding::from([size::GAP_SMALL + 2.0, size::GAP]),
            is_on_bar: false,
        };
        let field = self.field(&form.name, place, Some(Control::Done));
        field.max_width(measures.card.0 * FIELD_WIDTH).into()
    }

    fn question(self, question: &'a Confirmation, measures: Measures) -> Element<'a, Message> {
        let side = measures.card.1 * LARGE_FACE;
        let animal = svg(art::learner(&question.animal)).width(side).height(side);
        let asked = text(&question.question)
            .size(measures.title)
            .font(fonts::BOLD)
            .align_x(centered(&question.question));
        let line = text(&question.line).size(measures.said);
        let line = line.align_x(centered(&question.line));
        let answers = [&question.keep, &question.remove].map(|it| self.narrow(it, measures));
        let answers = self.flow.row(answers.into()).spacing(size::GAP);
        column![animal, asked, line, answers]
            .spacing(measures.gap)
            .align_x(Center)
            .into()
    }
}

/// The least width of an animal to choose: the longest name of any, with its picture beside it where room is short.
fn animal_least(form: &Form, measures: Measures) -> f32 {
    let names = form.animals.iter();
    let names = names.map(|it| longest_word(&it.name, (measures.small, fonts::BOLD)));
    let beside = match measures.is_framed {
        true => size::TOUCH + size::GAP_SMALL,
        false => 0.0,
    };
    names.fold(0.0, f32::max) + beside + AROUND
}

/// How many things of a width stand in a row.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn how_many(wide: f32, width: f32) -> usize {
    (wide / width).floor().max(1.0) as usize
}

/// An animal on a learner's card, measured by the height of a lesson's card.
const LARGE_FACE: f32 = 1.1;
/// A learner's card, measured by its animal.
const FACE_WIDTH: f32 = 1.6;
/// An animal to choose, measured by the height of a lesson's card.
const SMALL_FACE: f32 = 0.75;
/// The form, measured by the height of a lesson's card.
const FORM_WIDTH: f32 = 11.0;
/// The field for the name and the switch above it, measured by the width of a lesson's card.
const FIELD_WIDTH: f32 = 1.4;
/// The height of two lines, measured by their letters.
const TWO_LINES: f32 = 2.7;
/// How many animals stand in a row: as many as have room, and where they have their names beside them never the first.
const IN_ROW: [usize; 3] = [8, 4, 2];
/// What a card has at both sides of what is in it, in logical pixels.
const AROUND: f32 = 2.0 * (size::RING + size::GAP_SMALL + 4.0) + 1.0;
