//! What stands beside the board: the coach, a question with its answers, the buttons.

use iced::widget::{Column, Row, column, container, row, text};
use iced::{Center, Element, Fill, Padding, Shrink};

use crate::gui::look::art::Icon;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::ButtonKind;
use crate::gui::look::theme::{LEAST_LINES, Measures, size};
use crate::gui::screen::table::Message;
use crate::gui::screen::table::model::{Body, RuleSet, Tool};
use crate::gui::screen::table::view::{BODY, COACH, Care, Room, View};
use crate::gui::widget::coach::{coach, speech};
use crate::gui::widget::flow::centered;
use crate::gui::widget::page::scrolling;
use crate::gui::widget::ruled::Ruler;

/// The height of a link whose words may take two lines, measured by one.
const TWO_LINES: f32 = 1.4;

impl<'a> View<'a> {
    /// The coach: what it says, the way to the rule and what can be asked beside it, and to two what happened last. The way
    /// to the rule stands where what happened last stands else, and where room is short below the bubble, as wide as the
    /// panel. What is too much for a height, in logical pixels, scrolls; without one it is as high as it needs.
    pub(super) fn coach(self, height: Option<f32>, measures: Measures) -> Element<'a, Message> {
        let told = &self.model.coach;
        let is_several = self.model.is_several;
        let said = speech(self.tokens, &told.speech, told.tint, measures.said);
        let link = |it: &'a Tool| self.rule_link(it, measures);
        let rule = told.rule_link.as_ref().map(link);
        let change = told.change_link.as_ref();
        let change = change.map(|it| self.change_link(it, measures));
        let (beside, below) = if measures.is_framed && !is_several {
            (None, rule)
        } else {
            (rule, None)
        };
        let links: Vec<_> = beside.into_iter().chain(change).collect();
        let has_links = !links.is_empty();
        let inside = has_links.then(|| Row::with_children(links).spacing(size::GAP).wrap());
        let happened = told.happened.as_deref();
        let happened = happened.filter(|_| told.rule_link.is_none());
        let happened =
            happened.map(|words| text(words).size(measures.small).color(self.tokens.soft_ink));
        let content = column![said].push(inside).push(happened);
        let (apart, bird) = if is_several {
            (0.0, BIRD_OF_SEVERAL)
        } else {
            (APART, BIRD)
        };
        let content = content.spacing(apart);
        let content = match height {
            Some(height) => {
                let link = if below.is_some() {
                    link_high(measures)
                } else {
                    0.0
                };
                let high = height - 2.0 * measures.bubble.0 - link;
                container(scrolling(self.tokens, content).height(Shrink)).center_y(high)
            }
            None => container(content),
        };
        let side = measures.coach * bird;
        let bird = self.living(told.mood, (side, side));
        let bird = bird.away(self.boards.flight.lifts_coach());
        let bird = container(bird).id(COACH);
        let coach = coach(self.tokens, measures, bird, content);
        let coach = container(coach).padding(Padding::ZERO.right(size::RING));
        column![coach].push(below).spacing(size::RING).into()
    }

    /// How high the coach is. It has a place of its own for some lines, so that nothing below moves under a hand; it grows
    /// where that is too little.
    pub(super) fn coach_height(
        self,
        ruler: &Ruler<'_>,
        width: f32,
        room: Room,
        measures: Measures,
    ) -> f32 {
        let needed = ruler.height(width, self.coach(None, measures));
        let place = self.place_of_coach(room, measures);
        // Strict rules have more to say and more buttons: there the list of moves makes room.
        match self.model.is_brief {
            true if measures.is_framed && room == Room::Beside && !self.is_won() => place,
            true => needed.max(place),
            false if self.model.is_several => needed.max(place),
            false => needed,
        }
    }

    /// The height that is kept for the coach, in logical pixels.
    pub(super) fn place_of_coach(self, room: Room, measures: Measures) -> f32 {
        let is_several = self.model.is_several;
        // A list of more to do needs the room, and has little said above it.
        let is_at_rest = matches!(self.model.body, Body::Players(_));
        let lines = match room {
            // At the end nothing below has to keep its place.
            Room::Beside if self.is_won() && !measures.is_framed => 3.0,
            // A refusal and the gap between its sentences.
            Room::Beside if !is_several && !measures.is_framed => LEAST_LINES + 0.5,
            Room::Beside if !is_several => LEAST_LINES,
            Room::Beside if is_at_rest => 3.0,
            Room::Beside | Room::Below | Room::Short => 2.0,
        };
        let said = measures.said_lines(lines);
        let link = match is_several {
            true => measures.touch,
            false => APART + link_high(measures),
        };
        2.0 * measures.bubble.0 + said + link
    }

    fn rule_link(self, tool: &'a Tool, measures: Measures) -> Element<'a, Message> {
        if !self.model.is_several {
            return self.link(tool, measures);
        }
        let link = self.way(tool, measures.touch, measures);
        let inset = Padding::ZERO.left(-size::RING);
        let inset = match measures.is_framed {
            true => inset.top(-size::RING).bottom(-size::GAP_SMALL),
            // The words may take two lines, which need all of the height.
            false => inset,
        };
        container(link).padding(inset).into()
    }

    /// The longest of the links: where room is short its words may take two lines.
    fn change_link(self, tool: &'a Tool, measures: Measures) -> Element<'a, Message> {
        if !measures.is_framed {
            return self.rule_link(tool, measures);
        }
        let link = self.way(tool, measures.touch * TWO_LINES, measures);
        container(link)
            .padding(Padding::ZERO.top(-size::RING))
            .into()
    }

    /// What stands below the coach, as high as there is room for.
    pub(super) fn body(self, room: Room, measures: Measures) -> Element<'a, Message> {
        let Some(content) = self.list(measures) else {
            return match &self.model.body {
                Body::Transcript(card) => self.transcript(card, measures),
                _ => column![].into(),
            };
        };
        let area = self.area(BODY, content);
        let area: Element<'a, Message> = match &self.model.body {
            Body::Game { .. } | Body::Moves { .. } => area.anchor_bottom().into(),
            // Answers keep their place above the buttons, however much the coach says.
            Body::Answers { .. } => container(area.height(Shrink)).align_bottom(Fill).into(),
            _ => area.into(),
        };
        column![]
            .push(self.both(measures))
            .push(self.has_list(room, measures).then_some(area))
            .extend(self.below_list(measures))
            .spacing(measures.gap / 2.0)
            .height(Fill)
            .into()
    }

    /// How high that is at least, in logical pixels.
    pub(super) fn body_height(
        self,
        ruler: &Ruler<'_>,
        width: f32,
        room: Room,
        care: Care,
        measures: Measures,
    ) -> f32 {
        let lines = measures.small_lines(LEAST_LINES) + size::GAP_SMALL;
        let Some(list) = self.list(measures) else {
            return lines + self.around_transcript(ruler, width, measures);
        };
        let list = match self.has_list(room, measures) {
            true => ruler.height(width - size::RING, list),
            false => 0.0,
        };
        let list = match care == Care::Lines || self.is_list() {
            true => list.min(lines),
            false => list,
        };
        let around = column![]
            .push(self.both(measures))
            .push(column![])
            .extend(self.below_list(measures))
            .spacing(measures.gap / 2.0);
        list + ruler.height(width, around)
    }

    /// The title and the buttons of a transcript with what is around them, in logical pixels.
    fn around_transcript(self, ruler: &Ruler<'_>, width: f32, measures: Measures) -> f32 {
        let Body::Transcript(card) = &self.model.body else {
            return 0.0;
        };
        let (high, wide) = measures.bubble;
        let ways = [&card.copy, &card.close].map(|it| self.way(it, size::TOUCH, measures));
        let ways = row(ways).spacing(size::GAP).wrap().vertical_spacing(0.0);
        let ways = ruler.height(width - 2.0 * wide, ways);
        measures.heading_line() + ways + 2.0 * (high + size::GAP_SMALL)
    }

    /// What scrolls below the coach; `None` for a transcript, which scrolls inside.
    fn list(self, measures: Measures) -> Option<Element<'a, Message>> {
        Some(match &self.model.body {
            Body::Game { .. } => self.game(measures),
            Body::Players(cards) => self.players(cards, measures),
            Body::Moves { title, rows, empty } => self.rounds(title, rows, empty, measures),
            Body::Rules(sets) => self.rules(sets, measures),
            Body::Asked(answers, cards) => {
                let answers = self.answers(answers, false, measures);
                let players = self.players(cards, measures);
                column![answers, players].spacing(measures.gap).into()
            }
            Body::Answers { answers, is_wide } => self.answers(answers, *is_wide, measures),
            Body::Transcript(_) => return None,
            Body::Supervisor { tools, cards } => self.supervisor(tools, cards, measures),
        })
    }

    /// Whether what scrolls is a list of moves.
    fn is_list(self) -> bool {
        matches!(self.model.body, Body::Game { .. } | Body::Moves { .. })
    }

    /// A game that was won is looked at again; in a short window its moves leave their room to what ends it, and in the
    /// smallest there is none.
    fn has_list(self, room: Room, measures: Measures) -> bool {
        let is_game = matches!(self.model.body, Body::Game { .. });
        !(measures.is_framed && (self.is_won() || (is_game && room == Room::Short)))
    }

    /// What is typed, and the button that closes a list.
    fn below_list(self, measures: Measures) -> impl Iterator<Item = Element<'a, Message>> {
        let typed = self.model.typed.as_deref();
        let typed = typed.map(|letters| self.letters(letters, measures));
        let close = self.model.close.as_ref();
        let close = close.map(|it| self.quiet(it, (measures.touch, measures.small)));
        typed.into_iter().chain(close)
    }

    /// The rule sets, each a card with its sentence.
    fn rules(self, sets: &'a [RuleSet], measures: Measures) -> Element<'a, Message> {
        let cards = sets.iter().map(|set| {
            let name = text(&set.name).size(measures.small).font(fonts::BOLD);
            let says = text(&set.says)
                .size(measures.small)
                .color(self.tokens.soft_ink);
            let kind = if set.is_chosen {
                ButtonKind::Chosen
            } else {
                ButtonKind::Card
            };
            self.card(set.control, kind, column![name, says].width(Fill))
        });
        let cards = Column::with_children(cards);
        cards.spacing(size::GAP_SMALL / 2.0).into()
    }

    /// Answers side by side, or a list of more to do.
    pub(super) fn answers(
        self,
        answers: &'a [Tool],
        is_wide: bool,
        measures: Measures,
    ) -> Element<'a, Message> {
        let is_list = answers.len() > 2 && measures.tools_in_row < 4;
        let in_row = if is_wide || is_list { 1 } else { 2 };
        self.rows_of(answers, in_row, measures)
    }

    /// The big button with what it does, and the small ones, always at the same place. In the smallest windows those of
    /// several stand in one row, without what the big one does.
    pub(super) fn buttons(self, room: Room, measures: Measures) -> Option<Element<'a, Message>> {
        let model = self.model;
        if model.tools.is_empty() && model.main.is_none() {
            return None;
        }
        let main = model.main.as_ref();
        let main = main.map(|it| self.main_button(it, measures));
        if !model.is_several {
            let tools = self.rows_of_tools(measures);
            let buttons = column![].push(main).push(tools);
            let gap = if measures.is_framed { 4.0 } else { 2.0 };
            return Some(buttons.spacing(measures.gap / gap).into());
        }
        if room == Room::Short {
            let tools = model.tools.iter().map(|it| self.tool(it, measures));
            let row = row![].push(main.map(|it| container(it).width(Fill)));
            return Some(row.extend(tools).align_y(Center).into());
        }
        let hint = model.hint.as_deref().map(|words| {
            let hint = text(words)
                .size(measures.small * HINT)
                .color(self.tokens.soft_ink)
                .align_x(centered(words));
            container(hint).center_x(Fill).padding([0.0, size::RING])
        });
        let small = (measures.touch, measures.tool.1);
        let tools = model.tools.iter().map(|it| self.quiet(it, small));
        let above = column![].push(main).push(hint).spacing(0.0);
        let buttons = column![above, Row::with_children(tools)];
        Some(buttons.spacing(measures.gap / 2.0).into())
    }

    /// The small buttons of two; one alone is a small way on. Where room is short, rows of buttons that do nothing now leave theirs
    /// to the moves.
    pub(super) fn rows_of_tools(self, measures: Measures) -> Element<'a, Message> {
        if let [only] = self.model.tools.as_slice() {
            return self.link(only, measures);
        }
        let is_narrow = measures.is_framed && self.model.slide.is_some();
        let in_row = match measures.tools_in_row < 4 {
            true if is_narrow => 1,
            true => 2,
            false => 3,
        };
        let rows = self.model.tools.chunks(in_row);
        let rows = rows.filter(|chunk| !measures.is_framed || chunk.iter().any(|it| it.is_on));
        let rows = rows.map(|chunk| {
            let each = chunk.iter().map(|tool| self.tool(tool, measures));
            Row::with_children(each).into()
        });
        Column::with_children(rows).into()
    }

    /// The big button; at a table of several "Check!" is larger than any other.
    pub(super) fn main_button(self, tool: &'a Tool, measures: Measures) -> Element<'a, Message> {
        let is_several = self.model.is_several;
        let is_call = is_several && tool.icon.is_some();
        let kind = match (is_call, tool.is_chosen) {
            (true, true) => ButtonKind::Called,
            (true, false) => ButtonKind::Call,
            (false, true) if !is_several => ButtonKind::Chosen,
            (false, _) => ButtonKind::Main,
        };
        let larger = if is_several && !measures.is_framed {
            LARGER
        } else {
            1.0
        };
        let (height, letters) = measures.main;
        let face = tool.face_of(kind).sized(height * larger, letters * larger);
        if is_call && tool.is_chosen {
            return self.button(tool, face.icon(Icon::Check));
        }
        self.button(tool, face)
    }

    fn tool(self, tool: &'a Tool, measures: Measures) -> Element<'a, Message> {
        let face = tool.face().sized(measures.tool.0, measures.tool.1);
        if measures.tools_in_row < 4 {
            return self.button(tool, face);
        }
        self.button(tool, face.stacked())
    }
}

/// The least height of the coach where not all that it says has room, in logical pixels.
pub(super) fn least_coach(measures: Measures) -> f32 {
    measures.said_lines(LEAST_LINES) + 2.0 * measures.bubble.0
}

/// How high the way to the rule is, with what is above it.
fn link_high(measures: Measures) -> f32 {
    let above = if measures.is_framed {
        size::RING
    } else {
        APART
    };
    measures.touch + above
}

/// Between what the coach says and what stands below it in the bubble.
const APART: f32 = size::GAP_SMALL / 2.0;
/// The coach's size at the table, measured by that in a lesson: the moves need room too.
const BIRD: f32 = 0.75;
/// The same at a table of several: the players need room.
const BIRD_OF_SEVERAL: f32 = 0.62;
/// The letters below the big button, measured by the small ones.
const HINT: f32 = 0.88;
/// How much larger "Check!" of several is than a main button.
const LARGER: f32 = 1.3;
