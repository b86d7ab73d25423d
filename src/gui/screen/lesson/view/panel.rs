//! What stands beside the board: the coach, the task, the big button and the small ones.

use iced::Length::FillPortion;
use iced::widget::text::{Alignment, Wrapping};
use iced::widget::{Column, Row, column, container, image, row, space, text};
use iced::{Center, Color, ContentFit, Element, Fill, Length, Padding, Shrink};

use crate::gui::look::art::poses::Pose;
use crate::gui::look::art::{Icon, Mood};
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{CastlingLight, Control, Lamp, RuleCard, Tool};
use crate::gui::screen::lesson::view::album::usual_square;
use crate::gui::screen::lesson::view::{BIRD, COACH, View};
use crate::gui::widget::bird::Bird;
use crate::gui::widget::coach::{Tint, bubble, coach as coach_of, speech};
use crate::gui::widget::coming::Coming;
use crate::gui::widget::fitted::fitted;
use crate::gui::widget::flow::{Flow, centered};
use crate::gui::widget::icon::icon;
use crate::gui::widget::tapped::Tapped;

impl<'a> View<'a> {
    /// The coach with what it says, or with the rule; where room is short, what leads on stands
    /// below the bubble, as wide as the panel. The task alone is said above, and needs no bubble.
    pub(super) fn coach(self, measures: Measures) -> Element<'a, Message> {
        let mood = self.model.coach.mood;
        if self.coach_is_silent() {
            return self.bird_alone(measures);
        }
        let (said, ways) = match &self.model.rule {
            Some(rule) => self.rule(rule, measures),
            None => {
                let coach = &self.model.coach;
                let letters = self.said_size(measures);
                let said = speech(self.tokens, &coach.speech, coach.tint, letters);
                (said, self.narrow_links(measures))
            }
        };
        if measures.is_framed {
            let said = self.tapped(self.bubble(said, measures));
            return column![said].push(ways).spacing(size::RING).into();
        }
        let content = said.push(ways).spacing(size::GAP_SMALL / 2.0);
        let bird = self.watchful(mood, (measures.coach, measures.coach));
        let bird = container(bird).id(COACH);
        self.tapped(coach_of(self.tokens, measures, bird, content))
    }

    /// Whether the coach has nothing to say but the task, and nothing else stands with it.
    pub(super) fn coach_is_silent(self) -> bool {
        let model = self.model;
        model.says_task && model.rule.is_none() && model.picture.is_none()
    }

    /// The coach who waits.
    pub(super) fn bird_alone(self, measures: Measures) -> Element<'a, Message> {
        let side = measures.coach;
        let bird = self.watchful(self.model.coach.mood, (side, side));
        let bird = container(container(bird).id(COACH)).center_x(Fill);
        self.tapped(bird.id(BIRD))
    }

    /// The coach or its bubble: a tap on it lets it speak again; where there is no voice, it says the task again.
    pub(super) fn tapped(self, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
        let model = self.model;
        let says = model.read_aloud.as_ref().or(model.repeat.as_ref());
        match says {
            Some(tool) => Tapped::new(Message::Pressed(tool.control), content).into(),
            None => content.into(),
        }
    }

    /// The bubble where room is short: beside a smaller coach if there is much to say, and alone
    /// with a rule, or with more than a word or two over the conditions of castling.
    fn bubble(self, said: Column<'a, Message>, measures: Measures) -> Element<'a, Message> {
        let coach = &self.model.coach;
        let n_letters = coach.speech.words().chars().count();
        let is_beside_list = !self.model.lights.is_empty() && n_letters > MUCH / 2;
        if self.model.rule.is_some() || is_beside_list {
            return bubble(self.tokens, measures, said).into();
        }
        let is_long = n_letters > MUCH;
        let part = if is_long { SMALL_COACH } else { 1.0 };
        let side = measures.coach * part;
        let bird = container(self.watchful(coach.mood, (side, side))).id(COACH);
        coach_of(self.tokens, measures, bird, said)
    }

    /// The coach who looks, after a while of nothing, at the piece that is to be moved: towards the board.
    pub(super) fn watchful(
        self,
        mood: Mood,
        room: (impl Into<Length>, impl Into<Length>),
    ) -> Bird<Message> {
        let looks = self.model.looks_at.map(|_| self.towards_board());
        let waits = self.model.waits_for_move && looks.is_none();
        let is_away = self.boards.flight.lifts_coach();
        let bird = self.living(mood, room).looking(looks).away(is_away);
        bird.on_quiet(waits.then_some(Message::Quiet))
    }

    /// Where the board is, seen from the coach.
    pub(super) fn towards_board(self) -> Pose {
        match self.board_side {
            Flow::LeftToRight => Pose::Left,
            Flow::RightToLeft => Pose::Right,
        }
    }

    /// The card of a rule, and the ways on.
    fn rule(
        self,
        rule: &'a RuleCard,
        measures: Measures,
    ) -> (Column<'a, Message>, Option<Element<'a, Message>>) {
        let title = text(&rule.title).size(measures.heading).font(fonts::BOLD);
        let said = speech(self.tokens, &rule.speech, Tint::Calm, measures.said);
        let ways = [&rule.close, &rule.more].into_iter();
        let ways = ways.chain(&rule.change).chain(&rule.practice);
        let ways = ways.map(|it| self.growing_link(it, Shrink, measures));
        let ways = Row::with_children(ways).spacing(size::GAP).wrap();
        let card = column![title, said].spacing(size::GAP_SMALL / 2.0);
        (card, Some(ways.vertical_spacing(0.0).into()))
    }

    /// What can be pressed in the bubble: the rule, or the keys.
    pub(super) fn links(self, measures: Measures) -> Option<Element<'a, Message>> {
        Some(self.link(self.way_in_bubble()?, measures))
    }

    /// The same in a narrow bubble: its words may take several lines.
    pub(super) fn narrow_links(self, measures: Measures) -> Option<Element<'a, Message>> {
        Some(self.growing_link(self.way_in_bubble()?, Fill, measures))
    }

    pub(super) fn way_in_bubble(self) -> Option<&'a Tool> {
        let way = self.model.coach.rule_link.as_ref();
        way.or(self.model.keys.as_ref())
    }

    /// A link as high as its words need.
    fn growing_link(
        self,
        tool: &'a Tool,
        width: Length,
        measures: Measures,
    ) -> Element<'a, Message> {
        let face = tool.face_of(ButtonKind::Link).width(width);
        // Where there is room, it is as high as a finger needs.
        let high = match measures.is_framed {
            true => size::LINE,
            false => measures.touch,
        };
        self.button(tool, face.sized(high, measures.small).growing())
    }

    /// The picture of the step, as large as there is room for; until it is there, that room.
    pub(super) fn picture(self, measures: Measures) -> Option<Element<'a, Message>> {
        let height = measures.coach * TALL_PICTURE;
        let Some(handle) = self.model.picture.clone()? else {
            return Some(space().height(height).into());
        };
        let picture = image(handle)
            .content_fit(ContentFit::ScaleDown)
            .height(height);
        Some(container(picture).center_x(Fill).into())
    }

    /// That there is a mistake in the lesson's file now, and the way to it; it never scrolls away.
    pub(super) fn broken(self, measures: Measures) -> Option<Element<'a, Message>> {
        let tool = self.model.broken.as_ref()?;
        Some(self.growing_link(tool, Shrink, measures))
    }

    /// Whether anything is asked beside what the coach says.
    pub(super) fn has_asked(self) -> bool {
        let model = self.model;
        let is_asked =
            model.question.is_some() || model.typed.is_some() || model.promotion.is_some();
        let is_drawn = !model.album.is_empty() || model.quiet.is_some();
        let is_told =
            !(model.notes.is_empty() && model.lights.is_empty() && model.steps.is_empty());
        is_asked || is_drawn || is_told
    }

    /// What is asked, the conditions of castling.
    pub(super) fn asked(self, measures: Measures) -> Element<'a, Message> {
        self.asked_with(self.album(usual_square(measures), measures), measures)
    }

    /// The same, with the album or without it.
    pub(super) fn asked_with(
        self,
        album: Option<Element<'a, Message>>,
        measures: Measures,
    ) -> Element<'a, Message> {
        let model = self.model;
        let mut task = column![].spacing(size::GAP_SMALL);
        if let Some(question) = &model.question {
            task = task.push(self.question(question, measures));
        }
        if let Some((typed, is_empty)) = &model.typed {
            task = task.push(self.slot(typed, *is_empty, measures));
        }
        task = task.push(album);
        task = task.push(self.quiet_count(measures));
        for note in &model.notes {
            task = task.push(self.note(note, measures));
        }
        if !model.lights.is_empty() {
            task = task.push(self.lights(measures));
        }
        task = task.push(self.tiles(measures));
        if let Some(picker) = &model.promotion {
            task = task.push(self.question(&picker.question, measures));
        }
        task.into()
    }

    pub(super) fn question(self, words: &'a str, measures: Measures) -> Element<'a, Message> {
        let words = text(words).size(measures.heading).font(fonts::BOLD);
        container(words)
            .padding(Padding::ZERO.left(size::RING).top(size::GAP_SMALL))
            .into()
    }

    /// A small line of text.
    fn note(self, words: &'a str, measures: Measures) -> Element<'a, Message> {
        // A number may be longer than a line.
        let words = text(words).size(measures.small);
        let words = container(words.wrapping(Wrapping::WordOrGlyph)).width(Fill);
        let inset = Padding::ZERO.left(size::RING);
        container(words).padding(inset).into()
    }

    fn lights(self, measures: Measures) -> Element<'a, Message> {
        let rows = self.model.lights.chunks(measures.lights_in_row);
        let rows = rows.map(|chunk| {
            let each = chunk.iter().map(|it| self.light(it, measures));
            Row::with_children(each).spacing(LAMP_GAP).into()
        });
        let is_short = measures.lights_in_row <= BESIDE;
        let padding = if is_short { LAMP_GAP } else { size::GAP_SMALL };
        let lights = Column::with_children(rows)
            .spacing(LAMP_GAP)
            .padding(padding);
        let card = container(lights).style(|_| style::card(self.tokens));
        container(card)
            .padding(Padding::ZERO.left(size::RING))
            .into()
    }

    /// A lamp with its label: below, or beside it where room is short.
    fn light(self, light: &'a CastlingLight, measures: Measures) -> Element<'a, Message> {
        let lamp = self.lamp(light.lamp, measures.lamp);
        let label = &light.label;
        if measures.lights_in_row <= BESIDE {
            let label = fitted(label, measures.lamp_letters, Alignment::Default);
            let light = row![lamp, label].spacing(LAMP_GAP);
            return light.width(Fill).align_y(Center).into();
        }
        let label = fitted(label, measures.lamp_letters, centered(label));
        let light = column![lamp, label].spacing(LAMP_GAP);
        light.width(Fill).align_x(Center).into()
    }

    fn lamp(self, lamp: Lamp, side: f32) -> Element<'a, Message> {
        let tokens = self.tokens;
        let part = side * 0.58;
        let (inside, color): (Element<'a, Message>, Color) = match lamp {
            Lamp::Good => {
                let color = tokens.good;
                (icon(Icon::Check, part, color).into(), color)
            }
            Lamp::Bad => {
                let color = tokens.danger;
                (icon(Icon::Cross, part, color).into(), color)
            }
            Lamp::Unknown => (space().into(), tokens.soft_ink),
        };
        container(inside)
            .center_x(side)
            .center_y(side)
            .style(move |_| style::ringed(tokens.card, color, size::FOCUS, side / 2.0))
            .into()
    }

    /// The big button, if there is something to go on to.
    pub(super) fn main_button(self, measures: Measures) -> Option<Element<'a, Message>> {
        let main = self.model.main.as_ref()?;
        let main = self.main(main, Fill, measures);
        Some(match self.model.comes_in {
            Some(length) => Coming::new(main, length, self.tokens.on_accent, self.flow).into(),
            None => main,
        })
    }

    /// The small buttons, each at its place; what does nothing now is not drawn.
    pub(super) fn tools(self, is_roomy: bool, measures: Measures) -> Element<'a, Message> {
        let model = self.model;
        let tools = [
            Some(&model.hint),
            model.anyway.as_ref(),
            Some(&model.take_back),
            Some(&model.again),
        ];
        let tools = tools.map(|it| it.filter(|it| it.is_on));
        // Where room is short, what is not drawn leaves its place to others.
        let is_here = |it: &Option<&Tool>| is_roomy || it.is_some();
        let mut tools: Vec<Option<&Tool>> = tools.into_iter().filter(is_here).collect();
        let n_missing = tools.len().next_multiple_of(measures.tools_in_row) - tools.len();
        tools.extend(std::iter::repeat_n(None, n_missing));
        let rows = tools.chunks(measures.tools_in_row);
        let rows = rows.map(|chunk| {
            let each = chunk.iter().map(|it| match it {
                Some(tool) => self.tool(tool, measures),
                None => space().width(Fill).height(tool_height(measures)).into(),
            });
            Row::with_children(each).into()
        });
        Column::with_children(rows).into()
    }

    /// The big button where the small ones were, and beside it starting again and what is worth a look.
    pub(super) fn leads_on(
        self,
        main: Element<'a, Message>,
        is_roomy: bool,
        measures: Measures,
    ) -> Element<'a, Message> {
        let again = &self.model.again;
        let slot = measures.touch + 2.0 * size::RING;
        let again = match again.is_on {
            true => self.round(again, measures),
            false => space().width(slot).height(slot).into(),
        };
        // What was lost can be taken back.
        let take_back = &self.model.take_back;
        let take_back = take_back.is_on.then(|| self.round(take_back, measures));
        let is_wide = measures.tools_in_row > 2;
        // Where it comes in some step of the lesson, its place is free in all others.
        let free = || match is_wide {
            true => space().width(Fill).into(),
            false => space().width(slot).into(),
        };
        let anyway = match (&self.model.anyway, is_wide) {
            (Some(it), true) => Some(self.tool(it, measures)),
            (Some(it), false) => Some(self.round(it, measures)),
            (None, _) => self.model.has_anyway.then(free),
        };
        let main = container(main).width(FillPortion(2));
        let row = row![again]
            .push(take_back)
            .push(anyway)
            .push(main)
            .align_y(Center);
        let n_rows = 4 / measures.tools_in_row;
        let rows = if is_roomy { n_rows } else { 1 };
        let high = tool_height(measures) * if rows > 1 { 2.0 } else { 1.0 };
        let high = high.max(measures.main.0 + 2.0 * size::RING);
        container(row).center_y(high).into()
    }

    fn tool(self, tool: &'a Tool, measures: Measures) -> Element<'a, Message> {
        let face = tool.face().sized(measures.tool.0, measures.tool.1);
        let face = match measures.tools_in_row > 2 {
            true => face.stacked(),
            false => face,
        };
        let button = self.button(tool, face);
        if tool.control != Control::Hint || !self.model.nods {
            return button;
        }
        let tokens = self.tokens;
        let radius = measures.tool.0 / 2.0;
        let call = move |_: &_| style::ringed(Color::TRANSPARENT, tokens.call, CALL, radius);
        container(button).style(call).into()
    }
}

/// How high a small button is with its ring.
fn tool_height(measures: Measures) -> f32 {
    measures.tool.0 + 2.0 * size::RING
}

/// The ring around a hint that is to be noticed.
const CALL: f32 = 4.0;

/// How many letters are much to say where room is short.
const MUCH: usize = 60;
/// The coach beside that, measured by its usual size.
const SMALL_COACH: f32 = 0.7;
/// No more lamps in a row than these have their words beside them.
const BESIDE: usize = 2;
/// Between a lamp and its words.
const LAMP_GAP: f32 = 4.0;
/// How high a picture may be, as a part of the coach's size.
const TALL_PICTURE: f32 = 2.0;
