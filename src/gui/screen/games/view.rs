//! The games laid out: the coach at the side of its land, the birds of five strengths, and cards with boards.

mod birds;

use iced::widget::{Column, Row, button, column, container, row, space, stack, svg, text};
use iced::{Center, Element, Fill, Padding, Point, Rectangle, Shrink, Size};

use crate::gui::base::view::{self, id_of};
use crate::gui::board::{Animation, BoardWidget, Memory};
use crate::gui::look::art::company;
use crate::gui::look::art::lands::{LandEdge, LandMemory, LandOf, LandPlace};
use crate::gui::look::art::stones::{StoneKind, StoneState, stone};
use crate::gui::look::art::{self, Icon, Mood};
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::games::Message;
use crate::gui::screen::games::model::{Board, Card, Control, Model};
use crate::gui::widget::button::{card as card_button, ringed};
use crate::gui::widget::coach::bubble;
use crate::gui::widget::crowned::crowned;
use crate::gui::widget::flow::{Flow, centered};
use crate::gui::widget::hop::Hop;
use crate::gui::widget::icon::{drawing, icon};
use crate::gui::widget::label::Labeled;
use crate::gui::widget::page::{header, scrolled};
use crate::gui::widget::placed::{Anchor, Placed};

/// The name of the page among the widgets.
pub const PAGE: &str = "games";

/// What the pictures remember.
#[derive(Clone, Copy, Debug)]
pub struct Pictures<'a> {
    /// The small boards, by the numbers of their games.
    pub boards: &'a [Memory],
    /// The land behind the coach.
    pub land: &'a LandMemory,
}

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model, Pictures<'a>>;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let margin = measures.margin;
        if measures.is_framed {
            let wide = window.width - 2.0 * margin;
            let page =
                container(self.page(wide, measures)).padding(Padding::from([margin, margin]));
            return column![self.top(measures), scrolled(self.tokens, PAGE, page)].into();
        }
        let side = measures.card.0 * PANEL;
        let panel = self.panel(Size::new(side, window.height - 2.0 * margin), measures);
        let wide = window.width - side - 3.0 * margin;
        let page = container(self.page(wide, measures)).padding(Padding::from([margin, margin]));
        let panel = container(panel).padding(Padding::from([margin, 0.0]).left(margin));
        row![panel, scrolled(self.tokens, PAGE, page)].into()
    }

    /// The bar of a small window: the way back, the bird, what it asks.
    fn top(self, measures: Measures) -> Element<'a, Message> {
        let side = measures.touch;
        let bird = self.living(Mood::Glad, (side, side));
        let words = text(&self.model.hello)
            .size(measures.heading)
            .font(fonts::BOLD)
            .width(Fill);
        // Beside the words there is room for a picture of the way on, not for its name.
        let on = self.model.on.as_ref().map(|it| self.round(it, measures));
        let bar = row![self.round(&self.model.back, measures), bird, words].push(on);
        let bar = bar.spacing(size::GAP_SMALL).align_y(Center);
        let bar = bar
            .padding(Padding::from([2.0, measures.margin]))
            .width(Fill);
        header(self.tokens, bar)
    }

    /// The coach in its land, which asks what to play.
    fn panel(self, place: Size, measures: Measures) -> Element<'a, Message> {
        let place = Size::new(place.width.floor(), place.height.floor());
        let picture = LandPlace {
            size: place,
            edge: LandEdge::Frame,
            is_mirrored: self.flow == Flow::RightToLeft,
        };
        let home = self.boards.land;
        let scene = home.land(LandOf::first(), picture, self.tokens, 0, String::new);
        let scene = svg(scene).width(place.width).height(place.height);
        let whole = Rectangle::with_size(place);
        let side = place.width * BIRD;
        let feet = place.height * GROUND;
        let bird = self.living(Mood::Wait, (side, side));
        let at = Point::new((place.width - side) / 2.0, feet - side);
        let words = text(&self.model.hello)
            .size(measures.title)
            .font(fonts::BOLD);
        let words = words.align_x(centered(&self.model.hello));
        let words = container(words).center_x(Fill);
        let on = self.model.on.as_ref().map(|it| {
            let face = it.face_of(ButtonKind::Main).width(Shrink).growing();
            self.button(it, face.sized(measures.touch, measures.small))
        });
        let words = column![words].push(on).spacing(size::GAP_SMALL);
        let words = words.align_x(Center);
        let said = Anchor {
            at: Point::new(place.width / 2.0, feet - side * 1.04),
            pivot: (0.5, 1.0),
            most: Size::new(place.width - 2.0 * size::GAP, place.height),
            within: whole,
        };
        let back = Anchor {
            at: Point::new(size::GAP_SMALL, size::GAP_SMALL),
            pivot: (0.0, 0.0),
            most: place,
            within: whole,
        };
        let over = Placed::new(place)
            .push(back, self.round(&self.model.back, measures))
            .push(said, bubble(self.tokens, measures, words))
            .push(
                Anchor::place(Rectangle::new(at, Size::new(side, side))),
                bird,
            );
        stack![scene, over].into()
    }

    /// Who plays, what can be played, and smaller what comes later.
    fn page(self, wide: f32, measures: Measures) -> Element<'a, Message> {
        let model = self.model;
        let is_narrow = wide < measures.small * FOUR_CARDS;
        let units = |cards: &[Card]| cards.iter().map(n_units).sum::<usize>();
        // Few games have large pictures.
        let most = if is_narrow { 2 } else { 4 };
        let open = self.cards(
            &model.open,
            wide,
            units(&model.open).clamp(1, most),
            measures,
        );
        let later = wide / (measures.small * SMALL_CARD);
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let later = (later as usize).clamp(2, MOST_SMALL);
        let later = self.cards(&model.later, wide, later, measures);
        column![self.birds(wide, measures), open, later]
            .spacing(size::GAP_SMALL / 2.0)
            .into()
    }

    /// Cards in rows, so many of the smallest in each.
    fn cards(
        self,
        cards: &'a [Card],
        wide: f32,
        in_row: usize,
        measures: Measures,
    ) -> Element<'a, Message> {
        #[allow(clippy::cast_precision_loss)]
        let unit = (wide / in_row as f32).floor();
        let mut rows: Vec<(usize, Vec<Element<'a, Message>>)> = Vec::new();
        for card in cards {
            let n_units = n_units(card);
            let is_full = rows.last().is_none_or(|(n, _)| n + n_units > in_row);
            if is_full {
                rows.push((0, Vec::new()));
            }
            if let Some((n, cards)) = rows.last_mut() {
                *n += n_units;
                #[allow(clippy::cast_precision_loss)]
                cards.push(self.card_of(card, unit * n_units as f32, unit, measures));
            }
        }
        let rows = rows
            .into_iter()
            .map(|(_, it)| Row::with_children(it).into());
        Column::with_children(rows)
            .spacing(size::GAP_SMALL / 2.0)
            .into()
    }

    /// A card so wide: with one board it is pressed as a whole, else each of its boards is.
    fn card_of(
        self,
        card: &'a Card,
        wide: f32,
        unit: f32,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let inside = wide - 2.0 * (size::RING + PADDING);
        let high = (unit - 2.0 * (size::RING + PADDING)) * PICTURE;
        let high = high.min(measures.card.1 * MOST_PICTURE);
        let is_narrow = wide < measures.small * NARROW;
        let least = space().height(measures.small * TWO_LINES);
        let title = row![least, self.title(card, is_narrow, measures)].align_y(Center);
        if let [board] = card.boards.as_slice() {
            if inside > high * BESIDE {
                return self.wide_card(board, card, (wide, high), measures);
            }
            let content = self.with_hats(board, Size::new(inside, high), measures);
            let content = column![content, title];
            let content = content.spacing(size::GAP_SMALL / 2.0);
            let face = self.board_button(board, content.width(Fill));
            return container(face).width(wide).into();
        }
        #[allow(clippy::cast_precision_loss)]
        let each = inside / card.boards.len().max(1) as f32;
        let boards = card.boards.iter().map(|board| {
            let side = (each - 2.0 * (size::RING + SMALL_PADDING)).min(high);
            let content = self.with_hats(board, Size::new(side, side), measures);
            self.plain_button(board, content)
        });
        let boards = Row::with_children(boards).align_y(Center);
        let least = space().height(high);
        let boards = row![least, boards].align_y(Center);
        let content = column![boards, title].spacing(size::GAP_SMALL / 2.0);
        let face = container(content)
            .padding(PADDING)
            .width(Fill)
            .style(move |_| style::card(tokens));
        container(face).padding(size::RING).width(wide).into()
    }

    /// A game that has a row for itself: beside its picture its name and what a press does.
    fn wide_card(
        self,
        board: &'a Board,
        card: &'a Card,
        (wide, high): (f32, f32),
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let picture = self.picture(board, Size::new(high, high));
        let side = measures.main.0;
        let play = container(icon(Icon::Play, side * 0.5, tokens.on_accent));
        let play = play
            .center(side)
            .style(move |_| style::filled(tokens.accent, side / 2.0));
        let name = text(&card.title).size(measures.title).font(fonts::BOLD);
        let hats = self.hats(board, wide / 2.0, measures);
        let hats = hats.map(|(hats, _)| hats);
        let name = column![name, play].push(hats).spacing(size::GAP);
        let name = name.align_x(Center);
        let content = row![picture, container(name).center_x(Fill)].align_y(Center);
        let face = self.board_button(board, content.width(Fill));
        container(face).width(wide).into()
    }

    /// The first position and the hats below it, which take their room from the picture: so a card with them is as
    /// high as one without.
    fn with_hats(self, board: &'a Board, place: Size, measures: Measures) -> Column<'a, Message> {
        let hats = self.hats(board, place.width, measures);
        let taken = hats.as_ref().map_or(0.0, |(_, side)| *side);
        let picture = self.picture(board, Size::new(place.width, place.height - taken));
        column![picture].push(hats.map(|(hats, _)| hats))
    }

    /// A place for each of the coach's hats, with those that were won in it, and how high they are.
    fn hats(
        self,
        board: &'a Board,
        wide: f32,
        measures: Measures,
    ) -> Option<(Element<'a, Message>, f32)> {
        let tokens = self.tokens;
        let hats = board.hats?;
        let side = (measures.small * HAT).min(wide / N_HATS).floor();
        let hats = (1..).zip(hats).map(|(strength, is_won)| {
            let hat = is_won.then(|| crowned(Some(strength), side * 0.84));
            let hat = container(column![].push(hat)).center(side);
            hat.style(move |_| style::ringed(tokens.card, tokens.soft_ink, 1.0, side / 2.0))
                .into()
        });
        let row = Row::with_children(hats).spacing(2);
        Some((container(row).center_x(wide).into(), side))
    }

    /// What a card is called, and which lesson comes first; on a narrow card below its picture.
    fn title(self, card: &'a Card, is_narrow: bool, measures: Measures) -> Column<'a, Message> {
        let name = text(&card.title).size(measures.small).font(fonts::BOLD);
        let closed = card.boards.iter().find(|it| it.first.is_some());
        let first = closed.map(|it| self.comes_first(it, is_narrow, measures));
        column![name].push(first)
    }

    /// A small lock, and the lesson that opens the game: a picture of it, and its name.
    fn comes_first(
        self,
        board: &'a Board,
        is_narrow: bool,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let letters = measures.small * SMALLER;
        let lock = icon(Icon::Lock, letters, tokens.soft_ink);
        let side = letters * EMBLEM;
        let drawing = match board.emblem {
            Some(piece) => art::piece_of(tokens.pieces, piece),
            None => stone(tokens, 0, StoneKind::Lesson, StoneState::Ahead),
        };
        let emblem = svg(drawing).width(side).height(side);
        let lesson = board.first.as_deref().unwrap_or_default();
        let words = text(lesson).size(letters).color(tokens.soft_ink);
        let signs = row![lock, emblem].spacing(size::GAP_SMALL / 2.0);
        let signs = signs.align_y(Center);
        if is_narrow {
            return column![signs, container(words).width(Fill)].into();
        }
        let row = row![signs, container(words).width(Fill)];
        row.spacing(size::GAP_SMALL / 2.0).align_y(Center).into()
    }

    /// A game that is pressed, with this inside.
    fn board_button(
        self,
        board: &'a Board,
        content: impl Into<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let pressed = Some(Message::Pressed(board.control));
        let has_focus = self.focus.shows(board.control);
        let face = card_button(self.tokens, ButtonKind::Card, has_focus, content, pressed);
        let named = self.refusing(board, Labeled::new(board.name.clone(), face));
        let star = board.is_won.then(|| self.badge(Icon::Star));
        let star = container(column![].push(star))
            .width(Fill)
            .align_x(iced::Right);
        container(stack![named, star])
            .id(id_of(board.control))
            .into()
    }

    /// The same for one of several boards on a card.
    fn plain_button(
        self,
        board: &'a Board,
        picture: impl Into<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let radius = size::RADIUS_SLOT;
        let pressed = button(picture)
            .padding(SMALL_PADDING)
            .style(move |_, status| style::button(tokens, ButtonKind::Card, radius, status))
            .on_press(Message::Pressed(board.control));
        let named = Labeled::new(board.name.clone(), pressed);
        let has_focus = self.focus.shows(board.control);
        let face = self.refusing(board, ringed(tokens, has_focus, radius, named));
        let star = board.is_won.then(|| self.badge(Icon::Star));
        let star = container(column![].push(star))
            .width(Fill)
            .align_x(iced::Right);
        container(stack![face, star])
            .id(id_of(board.control))
            .into()
    }

    /// A card that shakes its head when it is asked for and not open.
    fn refusing(
        self,
        board: &'a Board,
        content: impl Into<Element<'a, Message>>,
    ) -> Hop<'a, Message> {
        let moves = self.pace == Animation::Smooth;
        Hop::refusing(board.n_refused, moves, content)
    }

    /// A small disc at a corner: won, chosen.
    fn badge(self, sign: Icon) -> Element<'a, Message> {
        let tokens = self.tokens;
        let side = BADGE;
        let (sign, ground): (Element<'a, Message>, _) = match sign {
            Icon::Star => (drawing(sign, side * 0.7).into(), tokens.card),
            _ => (
                icon(sign, side * 0.6, tokens.on_accent).into(),
                tokens.accent,
            ),
        };
        container(sign)
            .center(side)
            .style(move |_| style::ringed(ground, tokens.outline, tokens.edge_width, side / 2.0))
            .into()
    }

    /// The first position; under a veil while the game is not open.
    fn picture(self, board: &'a Board, place: Size) -> Element<'a, Message> {
        let tokens = self.tokens;
        let Some(memory) = self.boards.boards.get(board.number) else {
            return space().width(place.width).height(place.height).into();
        };
        // Whole squares fill the frame, so that it is as wide at all sides.
        let n_squares = f32::from(board.picture.shape.files.max(1));
        let room = place.width.min(place.height) - 2.0 * FRAME;
        let side = (room / n_squares).floor() * n_squares + 2.0 * FRAME;
        let picture = BoardWidget::new(&board.picture, memory, tokens);
        let framed = container(picture)
            .padding(FRAME)
            .width(side)
            .height(side)
            .style(move |_| style::filled(tokens.board.rim, FRAME * 2.0));
        let centered = container(framed)
            .center_x(place.width)
            .center_y(place.height);
        let mut layers = stack![centered];
        if board.is_empty {
            let wide = side * HIDDEN;
            let head = svg(company::head())
                .width(wide)
                .height(wide / company::HEAD);
            layers = layers.push(container(head).center(Fill));
        }
        if board.first.is_some() {
            let veil = tokens.card.scale_alpha(VEIL);
            let veil = move |_: &_| style::filled(veil, 0.0);
            layers = layers.push(container(space()).width(Fill).height(Fill).style(veil));
        }
        layers.width(place.width).height(place.height).into()
    }
}

/// How many of the smallest cards one takes.
fn n_units(card: &Card) -> usize {
    if card.boards.len() > 2 { 2 } else { 1 }
}

/// The coach's side, measured by a lesson's card.
const PANEL: f32 = 0.96;
/// The bird on it, measured by its width; where it stands, measured by its height.
const BIRD: f32 = 0.86;
const GROUND: f32 = 0.86;
/// From this width on, measured by its letters, four cards stand in a row.
const FOUR_CARDS: f32 = 40.0;
/// The least width of a card of what comes later, measured by its letters, and how many stand in a row at most.
const SMALL_CARD: f32 = 10.5;
const MOST_SMALL: usize = 6;
/// The height of a picture, measured by its width, and at most, measured by that of a lesson.
const PICTURE: f32 = 0.66;
const MOST_PICTURE: f32 = 2.4;
/// From this width on, measured by the height of its picture, a card has its name beside it.
const BESIDE: f32 = 1.8;
/// Up to this width, measured by its letters, a card has the lesson that opens it below its signs.
const NARROW: f32 = 16.0;
/// Around what is inside a card, and around one of several boards.
const PADDING: f32 = size::GAP_SMALL + 4.0;
const SMALL_PADDING: f32 = 2.0;
/// The frame of a small board.
const FRAME: f32 = 3.0;
/// The disc at a corner.
const BADGE: f32 = 36.0;
/// The place for a hat, measured by the letters, and how many of it a card has room for.
const HAT: f32 = 1.7;
const N_HATS: f32 = 5.6;
/// The coach that hides, measured by the board.
const HIDDEN: f32 = 0.62;
/// How much a game that is not open is covered.
const VEIL: f32 = 0.62;
/// The height of two lines, measured by their letters.
const TWO_LINES: f32 = 2.6;
/// The letters of the lesson that opens a game, measured by other small ones.
const SMALLER: f32 = 0.9;
/// The picture of that lesson, measured by these.
const EMBLEM: f32 = 1.7;
