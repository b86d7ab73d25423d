//! What every screen is laid out with: its model, the keyboard, the theme, the direction; and the
//! buttons, fields and boards that look the same on all.

use std::fmt::Debug;

use iced::advanced::widget::Id;
use iced::widget::svg::Handle;
use iced::widget::{
    Column, Container, Row, Scrollable, Stack, container, responsive, row, space, svg, text,
};
use iced::{Center, Element, Fill, Length, Padding, Shrink, Size};

use crate::gui::base::focus::Focus;
use crate::gui::base::promotion::Picker;
use crate::gui::base::shared::Shared;
use crate::gui::base::{Control, Frame, Message};
use crate::gui::board::{Animation, BoardWidget, Grid, Hands, Memory};
use crate::gui::look::art::{self, Icon, Mood};
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, Scenery, Tokens, size};
use crate::gui::widget::bird::Bird;
use crate::gui::widget::button::{Face, button_of, card, round};
use crate::gui::widget::field::{self, TextField};
use crate::gui::widget::flight::Flight;
use crate::gui::widget::flow::Flow;
use crate::gui::widget::flown::Flown;
use crate::gui::widget::icon::icon;
use crate::gui::widget::page::{Bar, scrolling};
use crate::gui::widget::shut::Shut;
use crate::gui::widget::toggle::{ReadingSwitch, Toggle, slider};
use crate::gui::widget::tool::Tool;
use crate::gui::widget::transcript::{TranscriptCard, transcript};
use crate::rules::Seat;
use crate::scene::{Scene, Spot, army};

/// The name of a control among the widgets.
#[must_use]
pub fn id_of(control: impl Debug) -> Id {
    Id::from(format!("{control:?}"))
}

/// All that a view needs: the model `M` with the controls `C`, and of its boards `B`.
#[derive(Debug)]
pub struct View<'a, C, M, B = &'a Memory> {
    pub model: &'a M,
    /// What its boards remember.
    pub boards: B,
    /// Which control has the keyboard.
    pub focus: &'a Focus<C>,
    /// The theme.
    pub tokens: &'static Tokens,
    /// The reading direction.
    pub flow: Flow,
    /// The direction into which all of it is turned once it is laid out.
    pub turns: Flow,
    /// On which side of the rest a board stands.
    pub board_side: Flow,
    /// Whether things move.
    pub pace: Animation,
}

/// What is shown on a board.
#[derive(Clone, Copy, Debug)]
pub(in crate::gui) struct BoardOf<'a, C> {
    pub scene: &'a Scene,
    /// What hands may do on it.
    pub hands: Hands,
    /// The square that it calls attention to.
    pub calls: Option<Spot>,
    /// What a pawn becomes, while that is asked.
    pub asks: Option<&'a Picker<C>>,
}

impl<C, M, B: Copy> Clone for View<'_, C, M, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C, M, B: Copy> Copy for View<'_, C, M, B> {}

impl<'a, C: Control, M, B: Copy> View<'a, C, M, B> {
    /// Of a screen in its frame.
    pub fn new(frame: &'a Frame<C, M>, boards: B, shared: &Shared) -> Self {
        Self {
            model: &frame.model,
            boards,
            focus: &frame.focus,
            tokens: shared.tokens(),
            flow: shared.flow(),
            turns: Flow::LeftToRight,
            board_side: shared.board_side(),
            pace: shared.pace(),
        }
    }

    /// The whole screen, laid out for whatever size the window has.
    pub(in crate::gui) fn within(
        self,
        lay_out: impl Fn(Self, Size) -> Element<'a, Message<C>> + 'a,
    ) -> Element<'a, Message<C>>
    where
        B: 'a,
    {
        responsive(move |window| lay_out(self, window)).into()
    }

    /// The same, laid out from left to right and turned as a whole.
    pub(in crate::gui) fn turned(
        self,
        lay_out: impl Fn(Self, Size) -> Element<'a, Message<C>> + 'a,
    ) -> Element<'a, Message<C>>
    where
        B: 'a,
    {
        self.turned_whole(|view| view.within(lay_out))
    }

    /// The same for what knows itself how large it is.
    pub(in crate::gui) fn turned_whole(
        self,
        lay_out: impl FnOnce(Self) -> Element<'a, Message<C>>,
    ) -> Element<'a, Message<C>> {
        let turns = self.flow;
        turns.turn(lay_out(Self { turns, ..self }))
    }

    /// What leads on from what the coach says; where room is short it stands below the bubble, and
    /// close together.
    pub(in crate::gui) fn link(
        self,
        tool: &'a Tool<C>,
        measures: Measures,
    ) -> Element<'a, Message<C>> {
        let link = self.way(tool, measures.touch, measures);
        let inset = if measures.is_framed {
            Padding::ZERO.top(-size::RING).bottom(-size::RING)
        } else {
            Padding::ZERO.left(-size::RING).bottom(-size::RING)
        };
        container(link).padding(inset).into()
    }

    /// What presses a control, if that does anything now.
    fn pressing(tool: &Tool<C>) -> Option<Message<C>> {
        tool.is_on.then_some(Message::Pressed(tool.control))
    }

    /// A button as a face shows it, under the name of its control.
    pub(in crate::gui) fn button(
        self,
        tool: &'a Tool<C>,
        face: Face<'a>,
    ) -> Element<'a, Message<C>> {
        let face = face.focus(self.focus.shows(tool.control));
        let pressed = button_of(self.tokens, face, Self::pressing(tool));
        container(pressed).id(id_of(tool.control)).into()
    }

    /// A quiet button with its picture and its word, or the chosen one, as high as this.
    pub(in crate::gui) fn quiet(
        self,
        tool: &'a Tool<C>,
        (height, letters): (f32, f32),
    ) -> Element<'a, Message<C>> {
        self.button(tool, tool.face().sized(height, letters))
    }

    /// The same, only as wide as its word.
    pub(in crate::gui) fn narrow(
        self,
        tool: &'a Tool<C>,
        measures: Measures,
    ) -> Element<'a, Message<C>> {
        let face = tool.face().width(Shrink);
        self.button(tool, face.sized(measures.touch, measures.small))
    }

    pub(in crate::gui) fn main(
        self,
        tool: &'a Tool<C>,
        width: Length,
        measures: Measures,
    ) -> Element<'a, Message<C>> {
        let face = tool.face_of(ButtonKind::Main).width(width);
        self.button(tool, face.sized(measures.main.0, measures.main.1))
    }

    /// Words with a picture that lead on; as high as this in one line.
    pub(in crate::gui) fn way(
        self,
        tool: &'a Tool<C>,
        height: f32,
        measures: Measures,
    ) -> Element<'a, Message<C>> {
        let face = tool.face_of(ButtonKind::Link).width(Shrink);
        self.button(tool, face.sized(height, measures.small).growing())
    }

    /// A round button with a picture only.
    pub(in crate::gui) fn round(
        self,
        tool: &'a Tool<C>,
        measures: Measures,
    ) -> Element<'a, Message<C>> {
        let has_focus = self.focus.shows(tool.control);
        let pressed = Message::Pressed(tool.control);
        let icon = tool.icon.unwrap_or(Icon::Dots);
        let pressed = round(self.tokens, measures, icon, &tool.label, has_focus, pressed);
        container(pressed).id(id_of(tool.control)).into()
    }

    /// A card that is a button as a whole.
    pub(in crate::gui) fn card(
        self,
        control: C,
        kind: ButtonKind,
        content: impl Into<Element<'a, Message<C>>>,
    ) -> Element<'a, Message<C>> {
        let has_focus = self.focus.shows(control);
        let pressed = Some(Message::Pressed(control));
        let face = card(self.tokens, kind, has_focus, content, pressed);
        container(face).id(id_of(control)).into()
    }

    /// Something that is on or off, and which of the two; like the other switch it is to be turned as a whole.
    pub(in crate::gui) fn toggle(
        self,
        toggle: &'a Toggle<C>,
        measures: Measures,
    ) -> Element<'a, Message<C>> {
        let picture = toggle.icon;
        let picture = picture.map(|it| icon(it, measures.icon, self.tokens.soft_ink));
        let label = text(&toggle.label).size(measures.small);
        let named = row![].push(picture).push(label);
        let named = named.spacing(size::GAP_SMALL).align_y(Center);
        self.switch(toggle, container(named).width(Fill), measures)
    }

    /// The switch for "Read to me", large and with a drawing; or why there is none.
    pub(in crate::gui) fn reading_switch(
        self,
        switch: &'a ReadingSwitch<C>,
        measures: Measures,
    ) -> Element<'a, Message<C>> {
        let toggle = match switch {
            ReadingSwitch::There(toggle) => toggle,
            ReadingSwitch::NoVoice(line) => {
                let color = self.tokens.soft_ink;
                let line = text(line).size(measures.small).color(color);
                return container(line).padding(size::RING).into();
            }
            ReadingSwitch::NotYet(way) => {
                let face = way.face_of(ButtonKind::Link).width(Shrink).growing();
                let face = face.sized(measures.touch, measures.small);
                return self.button(way, face);
            }
        };
        let (height, label) = (measures.touch * DRAWN, text(&toggle.label));
        let bird = svg(art::reading()).width(height * 1.5).height(height);
        let label = label.size(measures.said).font(fonts::BOLD).width(Fill);
        let row = row![bird, label].spacing(size::GAP).align_y(Center);
        self.switch(toggle, row, measures)
    }

    /// A switch that shows this, and its state after it.
    fn switch(
        self,
        toggle: &'a Toggle<C>,
        content: impl Into<Element<'a, Message<C>>>,
        measures: Measures,
    ) -> Element<'a, Message<C>> {
        let state = text(&toggle.state).size(measures.small).font(fonts::BOLD);
        let slider = slider(self.tokens, toggle.is_on, measures.icon);
        let row = row![content.into(), state, slider].spacing(size::GAP_SMALL);
        let button = self.card(toggle.control, ButtonKind::Card, row.align_y(Center));
        container(button).width(Fill).into()
    }

    /// What happened so far.
    pub(in crate::gui) fn transcript(
        self,
        card: &'a TranscriptCard<C>,
        measures: Measures,
    ) -> Element<'a, Message<C>> {
        let ways = [&card.copy, &card.close].map(|it| self.way(it, size::TOUCH, measures));
        transcript(self.tokens, card, measures, ways)
    }

    /// A field to write in; Enter presses `done`, if there is anything to do then.
    pub(in crate::gui) fn field(
        self,
        shown: &'a TextField<C>,
        place: field::FieldLayout,
        done: Option<C>,
    ) -> Container<'a, Message<C>> {
        let has_focus = self.focus.shows(shown.control);
        let (style, control) = ((self.tokens, self.flow), shown.control);
        let typed = move |text| Message::Typed(control, text);
        let told = (typed, done.map(Message::Pressed));
        field::field(style, shown, place, has_focus, told).id(id_of(control))
    }

    /// The letters typed so far.
    pub(in crate::gui) fn letters(
        self,
        letters: &'a str,
        measures: Measures,
    ) -> Element<'a, Message<C>> {
        let tokens = self.tokens;
        let letters = text(letters).size(measures.heading).font(fonts::BOLD);
        let field = container(letters)
            .padding([size::GAP_SMALL, size::GAP])
            .width(Fill)
            .style(move |_| {
                style::ringed(tokens.card, tokens.accent, size::FOCUS, size::RADIUS_SLOT)
            });
        container(field).padding([0.0, size::RING]).into()
    }

    /// The drawing of a small piece of a seat: by night a dark one is seen on a light square only.
    pub(in crate::gui) fn man(
        self,
        drawing: Handle,
        seat: Seat,
        side: f32,
    ) -> Element<'a, Message<C>> {
        let is_lost = !army::is_light(seat) && self.tokens.scenery == Scenery::Night;
        let light = self.tokens.board.light;
        let plate = move |_: &_| match is_lost {
            true => style::filled(light, size::RADIUS_SLOT),
            false => container::Style::default(),
        };
        let drawing = svg(drawing).width(side).height(side);
        container(drawing).style(plate).into()
    }

    /// A screen with what flies over it; this control stands for that.
    pub(in crate::gui) fn flying(
        self,
        (flight, at): (&'a Flight, C),
        screen: impl Into<Element<'a, Message<C>>>,
    ) -> Flown<'a, Message<C>> {
        let told = move |now| Message::Frame(at, now);
        Flown::new(flight, self.tokens, screen, told)
    }

    /// The coach as it lives, in this room.
    pub(in crate::gui) fn living(
        self,
        mood: Mood,
        room: (impl Into<Length>, impl Into<Length>),
    ) -> Bird<Message<C>> {
        Bird::new(mood, room, self.pace == Animation::Smooth)
    }

    /// A board under its name, as large as this.
    pub(in crate::gui) fn board_of(
        self,
        (at, name): (C, Id),
        shown: BoardOf<'a, C>,
        memory: &'a Memory,
        side: f32,
    ) -> Element<'a, Message<C>> {
        let BoardOf {
            scene,
            hands,
            calls,
            asks,
        } = shown;
        let board = BoardWidget::new(scene, memory, self.tokens)
            .calls(calls)
            .on_event(hands, move |event| Message::Board(at, event))
            .on_draw(move |stroke| Message::Drew(at, stroke))
            .on_frame(move |now| Message::Frame(at, now));
        // Who presses twice where once is enough neither chooses a piece so, nor picks it up again.
        let board = Shut::new(board, asks.is_some());
        let asked = match asks {
            Some(picker) => {
                let has_focus = |control| self.focus.shows(control);
                let told = (id_of, Message::Pressed);
                let asked = picker.view(self.tokens, (scene, side), has_focus, told);
                // A board is no text: it looks the same in every direction of reading.
                self.turns.turn(asked)
            }
            None => space().into(),
        };
        let asked = Shut::new(asked, asks.is_none());
        // The board is as large as whole pixels allow; what is asked lies over that.
        let Size { width, height } = Grid::fit(Size::new(side, side), scene).size;
        let board = container(board).width(width).height(height);
        container(Stack::new().push(board).push(asked))
            .id(name)
            .center_x(side)
            .center_y(side)
            .into()
    }

    /// The bar of a page: the way back and the title.
    pub(in crate::gui) fn bar(
        self,
        title: &'a str,
        back: Option<&'a Tool<C>>,
        measures: Measures,
    ) -> Bar<'a, Message<C>> {
        Bar {
            tokens: self.tokens,
            flow: self.flow,
            measures,
            title,
            back: back.map(|it| self.narrow(it, measures)),
        }
    }

    /// What scrolls under a name, as high as there is room for. The bar stands at the right whatever
    /// the direction; what is turned makes room at its left.
    pub(in crate::gui) fn area(
        self,
        name: &'static str,
        content: Element<'a, Message<C>>,
    ) -> Scrollable<'a, Message<C>> {
        let room = match self.flow {
            Flow::LeftToRight => Padding::ZERO.right(size::RING),
            Flow::RightToLeft => Padding::ZERO.left(size::RING),
        };
        let area = scrolling(self.tokens, container(content).padding(room));
        area.id(name).height(Fill).width(Fill)
    }

    /// Buttons high enough for two lines of words, so many in a row.
    pub(in crate::gui) fn rows_of(
        self,
        tools: &'a [Tool<C>],
        in_row: usize,
        measures: Measures,
    ) -> Element<'a, Message<C>> {
        let height = measures.touch.max(measures.small * TWO_LINES);
        let rows = tools.chunks(in_row).map(|chunk| {
            let each = chunk
                .iter()
                .map(|it| self.quiet(it, (height, measures.small)));
            Row::with_children(each).into()
        });
        let rows = Column::with_children(rows);
        rows.spacing(size::GAP_SMALL / 2.0).into()
    }
}

/// The drawing on the large switch, measured by the least height of a button.
const DRAWN: f32 = 1.2;

/// The height of two lines of words, measured by their letters.
const TWO_LINES: f32 = 3.2;
