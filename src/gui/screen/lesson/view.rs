//! The lesson screen laid out: the board fills the height, beside it the coach, the task, the big
//! button, the small ones, and the steps. Narrow windows stack. Nothing here decides anything.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, Row, column, container, responsive, row, scrollable, space, text};
use iced::{Center, Element, Fill, Padding, Shrink, Size};

use crate::gui::art::Icon;
use crate::gui::board::{Board, Event, Memory};
use crate::gui::focus::Focus;
use crate::gui::fonts;
use crate::gui::screen::lesson::Message;
use crate::gui::screen::lesson::model::{Answer, Control, Light, Model, Press};
use crate::gui::theme::style::{self, ButtonKind};
use crate::gui::theme::{Measures, Tokens, size};
use crate::gui::widget::button::{Face, button_of, round};
use crate::gui::widget::coach::{Tint, coach, speech};
use crate::gui::widget::icon::icon;
use crate::gui::widget::progress_dots::progress_dots;
use crate::gui::widget::promotion::promotion;
use crate::gui::widget::stars::stars;

/// The name of the board among the widgets.
pub const BOARD: &str = "board";

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
}

impl<'a> View<'a> {
    /// The whole screen.
    #[must_use]
    pub fn screen(self) -> Element<'a, Message> {
        responsive(move |window| self.for_window(window)).into()
    }

    fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let margin = measures.margin;
        let beside = window.width - 3.0 * margin - measures.panel_min;
        let content = if beside < window.height * 0.5 {
            self.stacked(window, measures)
        } else if measures.is_framed {
            self.framed(beside, measures)
        } else {
            self.side_by_side(beside.min(window.height - 2.0 * margin), measures)
        };
        container(content).padding(margin).center(Fill).into()
    }

    /// The board at the left fills the height, everything else beside it.
    fn side_by_side(self, side: f32, measures: Measures) -> Element<'a, Message> {
        let panel = column![
            self.heading(measures),
            self.middle(measures),
            self.buttons(measures),
            self.steps(measures),
        ];
        let panel = container(panel.spacing(measures.gap)).max_width(measures.panel_max);
        row![self.board(side), panel]
            .spacing(measures.margin)
            .height(Fill)
            .align_y(Center)
            .into()
    }

    /// Title and steps across the window, between them the board and the rest: for small windows.
    fn framed(self, side: f32, measures: Measures) -> Element<'a, Message> {
        let panel = column![self.middle(measures), self.buttons(measures)].spacing(measures.gap);
        let between = row![self.board(side), panel]
            .spacing(measures.margin)
            .height(Fill)
            .align_y(Center);
        column![self.heading(measures), between, self.steps_in_line()]
            .spacing(measures.gap)
            .into()
    }

    /// The board on top, the rest below: for windows that are higher than wide.
    fn stacked(self, window: Size, measures: Measures) -> Element<'a, Message> {
        let side = (window.width - 2.0 * measures.margin).min(window.height * 0.5);
        column![
            self.heading(measures),
            self.board(side),
            self.middle(measures),
            self.buttons(measures),
            self.steps_in_line(),
        ]
        .spacing(measures.gap)
        .align_x(Center)
        .into()
    }

    fn board(self, side: f32) -> Element<'a, Message> {
        let board = Board::new(&self.model.scene, self.board, self.tokens)
            .on_event(self.model.hands, |event: Event| Message::Board(event))
            .on_frame(Message::Frame);
        container(board)
            .id(BOARD)
            .center_x(side)
            .center_y(side)
            .into()
    }

    fn middle(self, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let middle = column![self.coach(measures), self.task(measures)].spacing(measures.gap);
        let bar = Scrollbar::new().width(size::SCROLLBAR);
        scrollable(container(middle).padding(Padding::ZERO.right(RING)))
            .direction(Direction::Vertical(bar.scroller_width(size::SCROLLBAR)))
            .style(move |_, status| style::scrollbar(tokens, status))
            .height(Fill)
            .width(Fill)
            .into()
    }

    fn buttons(self, measures: Measures) -> Element<'a, Message> {
        column![]
            .push(self.main_button(measures))
            .push(self.tools(measures))
            .spacing(measures.gap / 2.0)
            .into()
    }

    fn heading(self, measures: Measures) -> Element<'a, Message> {
        let title = text(&self.model.title)
            .size(measures.title)
            .font(fonts::BOLD)
            .width(Fill);
        row![
            container(title).padding(Padding::ZERO.left(RING)),
            self.round(Control::Language, Icon::Globe, &self.model.language),
            self.round(Control::Theme, Icon::Theme, &self.model.theme),
        ]
        .align_y(Center)
        .into()
    }

    fn round(self, control: Control, icon: Icon, words: &'a str) -> Element<'a, Message> {
        let has_focus = self.focus.shows(control);
        let message = Message::Pressed(control);
        round(self.tokens, icon, words, has_focus, message)
    }

    fn coach(self, measures: Measures) -> Element<'a, Message> {
        let model = self.model;
        let content: Element<'a, Message> = match &model.rule {
            Some(rule) => {
                let title = text(&rule.title).size(measures.heading).font(fonts::BOLD);
                let said = speech(self.tokens, &rule.speech, Tint::Calm, measures.said);
                let close = self.link(Control::CloseRule, Icon::Check, &rule.close);
                column![title, said, close].spacing(size::GAP_SMALL).into()
            }
            None => {
                let coach = &model.coach;
                let said = speech(self.tokens, &coach.speech, coach.tint, measures.said);
                let link = coach.rule_link.as_deref();
                let link = link.map(|label| self.link(Control::Rule, Icon::Rule, label));
                column![said].push(link).spacing(size::GAP_SMALL).into()
            }
        };
        let content = container(content).center_y(Shrink);
        coach(self.tokens, model.coach.mood, measures.coach, content)
    }

    fn link(self, control: Control, icon: Icon, label: &'a str) -> Element<'a, Message> {
        let face = Face::new(ButtonKind::Link, label)
            .icon(icon)
            .width(Shrink)
            .focus(self.focus.shows(control));
        button_of(self.tokens, face, Some(Message::Pressed(control)))
    }

    fn task(self, measures: Measures) -> Element<'a, Message> {
        let model = self.model;
        let mut task = column![].spacing(size::GAP_SMALL);
        if let Some(question) = &model.question {
            task = task.push(self.question(question, measures));
        }
        if !model.lights.is_empty() {
            task = task.push(self.lights());
        }
        if let Some(picker) = &model.promotion {
            task = task.push(self.question(&picker.question, measures));
            task = task.push(promotion(
                self.tokens,
                &picker.choices,
                |choice| self.focus.shows(Control::Promote(choice.piece.role)),
                |choice| Message::Pressed(Control::Promote(choice.piece.role)),
            ));
        }
        if !model.answers.is_empty() {
            let answers = model.answers.iter().map(|it| self.answer(it, measures));
            task = task.push(Row::with_children(answers));
        }
        task.into()
    }

    fn question(self, words: &'a str, measures: Measures) -> Element<'a, Message> {
        let words = text(words).size(measures.heading).font(fonts::BOLD);
        container(words)
            .padding(Padding::ZERO.left(RING).top(size::GAP_SMALL))
            .into()
    }

    fn lights(self) -> Element<'a, Message> {
        let each = self.model.lights.iter().map(|light| self.light(light));
        let row = Row::with_children(each).padding(size::GAP_SMALL);
        let card = container(row).style(|_| style::card(self.tokens));
        container(card).padding([0.0, RING]).into()
    }

    fn light(self, light: &'a Light) -> Element<'a, Message> {
        let (picture, color) = if light.holds {
            (Icon::Check, self.tokens.good)
        } else {
            (Icon::Cross, self.tokens.danger)
        };
        let tokens = self.tokens;
        let lamp = container(icon(picture, size::ICON, color))
            .center_x(size::LAMP)
            .center_y(size::LAMP)
            .style(move |_| style::ringed(tokens.card, color, size::FOCUS, size::LAMP / 2.0));
        let label = text(&light.label)
            .size(size::TEXT_LAMP)
            .font(fonts::BOLD)
            .align_x(Center);
        column![lamp, label]
            .spacing(4)
            .width(Fill)
            .align_x(Center)
            .into()
    }

    fn answer(self, answer: &'a Answer, measures: Measures) -> Element<'a, Message> {
        let control = Control::Answer(answer.means);
        let kind = if answer.is_chosen {
            ButtonKind::Chosen
        } else {
            ButtonKind::Quiet
        };
        let icon = if answer.means {
            Icon::Check
        } else {
            Icon::Cross
        };
        let face = Face::new(kind, &answer.label)
            .icon(icon)
            .sized(measures.main.0, measures.tool.1 + 2.0)
            .focus(self.focus.shows(control));
        let message = answer.is_on.then_some(Message::Pressed(control));
        button_of(self.tokens, face, message)
    }

    fn main_button(self, measures: Measures) -> Option<Element<'a, Message>> {
        let press = self.model.main.as_ref()?;
        let face = Face::new(ButtonKind::Main, &press.label)
            .sized(measures.main.0, measures.main.1)
            .focus(self.focus.shows(Control::Main));
        let message = press.is_on.then_some(Message::Pressed(Control::Main));
        Some(button_of(self.tokens, face, message))
    }

    fn tools(self, measures: Measures) -> Element<'a, Message> {
        let model = self.model;
        let tools = [
            (Control::Hint, Icon::Hint, &model.hint),
            (Control::TakeBack, Icon::Undo, &model.take_back),
            (Control::Again, Icon::Again, &model.again),
            (Control::Home, Icon::Home, &model.home),
        ];
        let rows = tools.chunks(measures.tools_in_row).map(|chunk| {
            let each = chunk.iter().map(|it| self.tool(*it, measures));
            Row::with_children(each).into()
        });
        Column::with_children(rows).into()
    }

    fn tool(
        self,
        (control, icon, press): (Control, Icon, &'a Press),
        measures: Measures,
    ) -> Element<'a, Message> {
        let face = Face::new(ButtonKind::Quiet, &press.label)
            .icon(icon)
            .sized(measures.tool.0, measures.tool.1)
            .focus(self.focus.shows(control));
        let face = if measures.tools_in_row > 2 {
            face.stacked()
        } else {
            face
        };
        let message = press.is_on.then_some(Message::Pressed(control));
        button_of(self.tokens, face, message)
    }

    fn steps(self, measures: Measures) -> Element<'a, Message> {
        let stars = stars(self.model.stars, size::STAR);
        let below = row![self.step_of(), space().width(Fill), stars].align_y(Center);
        column![progress_dots(self.tokens, &self.model.dots), below]
            .spacing(measures.gap / 2.0)
            .padding([0.0, RING])
            .into()
    }

    fn steps_in_line(self) -> Element<'a, Message> {
        let dots = container(progress_dots(self.tokens, &self.model.dots)).center_x(Fill);
        row![self.step_of(), dots, stars(self.model.stars, size::STAR)]
            .spacing(size::GAP_LARGE)
            .padding([0.0, RING])
            .align_y(Center)
            .into()
    }

    fn step_of(self) -> Element<'a, Message> {
        let words = text(&self.model.step_of).size(size::TEXT_SMALL);
        words.color(self.tokens.soft_ink).into()
    }
}

/// The room that every button keeps for the keyboard's ring; text is set in by as much.
const RING: f32 = size::FOCUS + size::FOCUS_GAP;
