//! What stands beside the board: the coach with the answer, the tray, whose turn it is, what
//! happened before, and the buttons.

use iced::widget::{Column, Row, column, container, mouse_area, row, space, svg, text};
use iced::{Center, Element, Fill, FillPortion};

use crate::gui::base::view::id_of;
use crate::gui::look::art;
use crate::gui::look::fonts;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::referee::Message;
use crate::gui::screen::referee::model::{
    Control, Phase, ProblemRow, QuestionRow, RulingLabel, TrayPiece,
};
use crate::gui::screen::referee::view::View;
use crate::gui::widget::coach::{Tint, coach, speech};
use crate::gui::widget::icon::icon;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::tool::chosen;

/// How many kinds of pieces a side has.
const KINDS: usize = 6;
/// How much larger than its letters the picture before a verdict is.
const VERDICT_PICTURE: f32 = 1.3;
/// How many lines the coach has room for then, and the height of a line in sizes of its letters.
const LINES: f32 = 3.0;
const LINE: f32 = 1.3;
/// The size of the coach while a board is put up: the pieces need the room.
const QUIET_COACH: f32 = 0.8;

impl<'a> View<'a> {
    /// Everything above the big button.
    pub(super) fn upper(self, measures: Measures) -> Element<'a, Message> {
        let troubles = self.troubles(measures).map(|it| self.paper(it));
        column![self.coach(measures)]
            .push(self.tray(measures))
            .push(self.handy(measures))
            .push(troubles)
            .push(self.before(measures))
            .push(self.turns(measures))
            .push(self.tools(measures))
            .spacing(measures.gap / 2.0)
            .into()
    }

    fn coach(self, measures: Measures) -> Element<'a, Message> {
        let told = &self.model.coach;
        let verdict = told.verdict.as_ref();
        let verdict = verdict.map(|it| self.verdict(it, measures));
        let said = speech(self.tokens, &told.speech, told.tint, measures.said);
        let links = told
            .links
            .iter()
            .map(|it| self.way(it, size::LINE, measures));
        let links = Row::with_children(links).spacing(size::GAP).wrap();
        let links = links.vertical_spacing(0.0);
        let links = (!told.links.is_empty()).then_some(links);
        let (inside, below) = if measures.is_framed {
            (None, links)
        } else {
            (links, None)
        };
        let content = column![].push(verdict).push(said).push(inside);
        let content = content.spacing(size::GAP_SMALL / 2.0);
        let side = if self.model.phase == Phase::PutUp {
            measures.coach * QUIET_COACH
        } else {
            measures.coach
        };
        let bird = self.living(told.mood, (side, side));
        let coach = coach(self.tokens, measures, bird, content);
        // The pieces below would move under the hand with every line more.
        let least = match self.model.phase {
            Phase::PutUp => 2.0 * measures.bubble.0 + LINES * LINE * measures.said,
            Phase::Ask => 0.0,
        };
        let coach = row![space().height(least), coach].align_y(Center);
        let coach = container(coach).padding([0.0, size::RING]);
        column![coach].push(below).into()
    }

    /// What is amiss. It stands below the pieces, which would else move under the hand while they are put up.
    fn troubles(self, measures: Measures) -> Option<Element<'a, Message>> {
        let troubles = self.model.troubles.iter();
        let troubles = troubles.map(|it| self.trouble(it, measures));
        let troubles = Column::with_children(troubles).spacing(size::GAP_SMALL / 2.0);
        (!self.model.troubles.is_empty()).then(|| troubles.into())
    }

    /// A card of paper, as wide as the buttons.
    fn paper(self, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
        let tokens = self.tokens;
        let card = container(content)
            .padding(size::GAP_SMALL)
            .width(Fill)
            .style(move |_| style::card(tokens));
        container(card).padding(size::RING).into()
    }

    /// Allowed, or not.
    fn verdict(self, verdict: &'a RulingLabel, measures: Measures) -> Element<'a, Message> {
        let (picture, color) = if verdict.is_yes {
            (art::Icon::Check, self.tokens.good)
        } else {
            (art::Icon::Cross, self.tokens.danger)
        };
        let words = text(&verdict.label)
            .size(measures.heading)
            .font(fonts::BOLD)
            .color(color);
        let picture = icon(picture, measures.heading * VERDICT_PICTURE, color);
        let verdict = row![picture, words].spacing(size::GAP_SMALL);
        verdict.align_y(Center).into()
    }

    fn trouble(self, trouble: &'a ProblemRow, measures: Measures) -> Element<'a, Message> {
        let says = speech(self.tokens, &trouble.says, Tint::Danger, measures.small);
        let mend = trouble
            .mend
            .as_ref()
            .map(|it| self.way(it, size::LINE, measures));
        if measures.is_framed {
            let says = container(says).padding([0.0, size::RING]);
            return column![says].push(mend).into();
        }
        row![says].push(mend).align_y(Center).into()
    }

    /// The heading of a group.
    fn heading(self, words: &'a str, measures: Measures) -> Element<'a, Message> {
        let words = text(words).size(measures.small).font(fonts::BOLD);
        container(words).padding([0.0, size::RING]).into()
    }

    fn before(self, measures: Measures) -> Option<Element<'a, Message>> {
        let before = &self.model.before;
        if before.title.is_empty() {
            return None;
        }
        let nothing = before.nothing.as_ref();
        let nothing =
            nothing.map(|it| container(text(it).size(measures.small)).padding(size::RING));
        let asked = before.asked.iter().map(|it| self.asked(it, measures));
        let content = column![self.heading(&before.title, measures)].push(nothing);
        let content = content.push(Column::with_children(asked));
        Some(self.paper(content.spacing(size::GAP_SMALL / 2.0)))
    }

    fn asked(self, asked: &'a QuestionRow, measures: Measures) -> Element<'a, Message> {
        let words = speech(self.tokens, &asked.words, Tint::Calm, measures.small);
        let words = container(words);
        let words = words.width(FillPortion(3)).padding([0.0, size::RING]);
        let [yes, no] = &asked.answers;
        let answer = |tool| self.quiet(tool, (measures.touch, measures.small));
        let answers = container(row![answer(yes), answer(no)]).width(FillPortion(4));
        if measures.is_framed {
            let both = column![words.width(Fill), answers.width(Fill)];
            return both.into();
        }
        row![words, answers].align_y(Center).into()
    }

    /// The pieces to put up, a row for each side.
    fn tray(self, measures: Measures) -> Option<Element<'a, Message>> {
        let tray = &self.model.tray.pieces;
        let rows = tray.chunks(KINDS).map(|side| {
            let each = side.iter().map(|it| self.slot(it, measures));
            Row::with_children(each).into()
        });
        let rows = Column::with_children(rows);
        let tray_of = || container(rows).padding([0.0, size::FOCUS_GAP]).into();
        (!tray.is_empty()).then(tray_of)
    }

    fn slot(self, waiting: &'a TrayPiece, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let side = measures.slot;
        let picture = svg(art::piece_of(self.tokens.pieces, waiting.piece))
            .width(side)
            .height(side);
        let kind = chosen(waiting.is_held);
        let card = container(picture)
            .center_x(Fill)
            .center_y((side + size::GAP_SMALL).max(measures.touch))
            .style(move |_| style::piece_slot(tokens, kind));
        let control = Control::Slot(waiting.piece);
        let area = mouse_area(card).on_press(Message::Pressed(control));
        let named = Labeled::new(waiting.name.clone(), area);
        let has_focus = self.focus.shows(control);
        // Six stand in a row of the narrowest panel: the ring has no gap around them.
        container(named)
            .id(id_of(control))
            .padding(size::FOCUS)
            .style(move |_| {
                let radius = size::RADIUS_SLOT - size::FOCUS_GAP;
                style::focus_ring(tokens, has_focus, radius)
            })
            .into()
    }

    fn handy(self, measures: Measures) -> Option<Element<'a, Message>> {
        let all = &self.model.handy;
        let each = all.iter();
        let each = each.map(|it| self.quiet(it, (measures.touch, measures.tool.1)));
        (!all.is_empty()).then(|| Row::with_children(each).into())
    }

    /// Whose turn it is.
    fn turns(self, measures: Measures) -> Element<'a, Message> {
        let words = self.heading(&self.model.whose_turn, measures);
        let each = self.model.turns.iter();
        let each = each.map(|it| self.quiet(it, (measures.touch, measures.small)));
        let both = Row::with_children(each);
        if measures.is_framed {
            return column![words, both].into();
        }
        row![container(words).width(Fill), both.width(Fill)]
            .align_y(Center)
            .into()
    }

    fn tools(self, measures: Measures) -> Element<'a, Message> {
        let tools = &self.model.tools;
        let is_stacked = measures.tools_in_row == 4 && tools.len() > 4;
        let in_row = if is_stacked { 3 } else { 2 };
        let (height, letters) = measures.tool;
        let height = if is_stacked { height } else { measures.touch };
        let rows = tools.chunks(in_row).map(|tools| {
            let each = tools.iter().map(|tool| {
                let face = tool.face().sized(height, letters);
                let face = if is_stacked { face.stacked() } else { face };
                self.button(tool, face)
            });
            Row::with_children(each).into()
        });
        Column::with_children(rows).into()
    }
}
