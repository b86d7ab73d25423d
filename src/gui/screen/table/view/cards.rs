//! The cards of the players: whose turn it is stands out by edge and ground, who is away is pale, who has
//! won sits in a laurel. Those of two stand side by side where there is room, with what was taken below.

use iced::widget::{Row, Svg, column, container, row, stack, svg, text};
use iced::{Center, Element, Fill, Padding, Shrink};

use crate::gui::look::art;
use crate::gui::look::fonts;
use crate::gui::look::joy;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::table::Message;
use crate::gui::screen::table::model::{Body, CardLook, PlayerCard, Tool};
use crate::gui::screen::table::view::{TURN, View};
use crate::gui::widget::label::Labeled;
use crate::rules::{Piece, Role};

impl<'a> View<'a> {
    /// Everybody who plays.
    pub(super) fn players(
        self,
        cards: &'a [PlayerCard],
        measures: Measures,
    ) -> Element<'a, Message> {
        let cards = cards.iter().map(|card| self.player(card, measures));
        column(cards).spacing(card_gap(measures) * 0.6).into()
    }

    fn player(self, card: &'a PlayerCard, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let side = measures.touch * FACE;
        let strength = if card.tone == CardLook::Pale {
            PALE
        } else {
            1.0
        };
        let is_several = self.model.is_several;
        let badge = if is_several {
            art::emblem(card.seat)
        } else {
            art::piece_of(tokens.pieces, Piece::new(Role::King, card.seat))
        };
        let badge = svg(badge).opacity(strength);
        let badge = badge.width(side * BADGE).height(side * BADGE);
        let animal = svg(art::dressed(&card.animal, card.hat)).opacity(strength);
        let animal = if card.tone == CardLook::Winner {
            in_laurel(animal, side)
        } else {
            animal.width(side).height(side).into()
        };
        let name = text(&card.name).size(measures.small).font(fonts::BOLD);
        let ink = match card.tone {
            CardLook::Danger => tokens.danger,
            CardLook::Turn => tokens.accent,
            CardLook::Winner => tokens.good,
            CardLook::Calm | CardLook::Pale => tokens.soft_ink,
        };
        let status = text(&card.status).size(measures.small * SMALLER).color(ink);
        let status = if card.tone == CardLook::Danger {
            status.font(fonts::BOLD)
        } else {
            status
        };
        let taken = self.taken_by(card, measures).filter(|_| is_several);
        let below = row![status].push(taken);
        let below = below.spacing(size::GAP_SMALL).align_y(Center).wrap();
        let words = column![name, below];
        let mut things: Vec<Element<'a, Message>> =
            vec![badge.into(), animal, container(words).width(Fill).into()];
        things.extend(card.button.as_ref().map(|tool| self.leave(tool, measures)));
        let row = Row::with_children(things)
            .spacing(size::GAP_SMALL)
            .align_y(Center);
        let has_taken = !is_several && !is_tight(measures);
        let taken = has_taken.then(|| self.taken(card, measures)).flatten();
        let row = column![row].push(taken).spacing(size::GAP_SMALL / 2.0);
        let has_turn = card.has_turn || card.tone == CardLook::Winner;
        let face = container(row)
            .padding(Padding::from([
                card_gap(measures) * CARD,
                size::GAP_SMALL + 4.0,
            ]))
            .width(Fill)
            .style(move |_| {
                if has_turn {
                    let edge = size::FOCUS;
                    style::ringed(tokens.accent_soft, tokens.accent, edge, size::RADIUS_SLOT)
                } else {
                    let edge = tokens.edge_width;
                    style::ringed(tokens.card, tokens.edge, edge, size::RADIUS_SLOT)
                }
            });
        let place = container(face).padding(Padding::ZERO.left(size::RING));
        match card.has_turn {
            true => place.id(TURN).into(),
            false => place.into(),
        }
    }

    /// What was taken: small pieces on a ground like that of the board.
    fn taken_by(self, card: &'a PlayerCard, measures: Measures) -> Option<Element<'a, Message>> {
        if card.captured.is_empty() {
            return None;
        }
        let tokens = self.tokens;
        let side = measures.small * TAKEN;
        let pieces = card.captured.iter().map(|piece| {
            let picture = art::piece_of(tokens.pieces, *piece);
            svg(picture).width(side).height(side).into()
        });
        let pieces = Row::with_children(pieces).wrap();
        let ground = container(pieces)
            .padding([0.0, 2.0])
            .style(move |_| style::filled(tokens.board.light, size::RADIUS_SLOT / 2.0));
        Some(Labeled::new(card.captured_label.clone(), ground).into())
    }

    /// Whether one of two has won.
    pub(super) fn is_won(self) -> bool {
        match &self.model.body {
            Body::Game { players, .. } => players.iter().any(|card| card.tone == CardLook::Winner),
            _ => false,
        }
    }

    /// Both of two, and below each what was taken, whose room is always there; where room is short that is shown as soon as
    /// there is any, until somebody has won: then the moves need the room. In the smallest windows only that is shown.
    pub(super) fn both(self, measures: Measures) -> Option<Element<'a, Message>> {
        let Body::Game { players, .. } = &self.model.body else {
            return None;
        };
        let cards = (!measures.is_framed).then(|| {
            let cards = players.iter().map(|card| self.player(card, measures));
            let cards = Row::with_children(cards).spacing(size::GAP_SMALL);
            container(cards).padding(Padding::ZERO.right(size::RING))
        });
        let is_taken = !self.is_won() && players.iter().any(|card| !card.captured.is_empty());
        // What is typed needs the room more.
        let is_taken = is_taken && self.model.typed.is_none();
        let taken = (is_tight(measures) && is_taken).then(|| self.taken_by_both(players, measures));
        let has_any = cards.is_some() || taken.is_some();
        has_any.then(|| {
            let both = column![].push(cards).push(taken);
            both.spacing(size::GAP_SMALL / 2.0).into()
        })
    }

    /// What each of two has taken, side by side.
    fn taken_by_both(self, players: &'a [PlayerCard], measures: Measures) -> Element<'a, Message> {
        let each = players.iter().map(|card| {
            let taken = container(row![].push(self.taken(card, measures)));
            taken.width(Fill).into()
        });
        let both = container(Row::with_children(each).align_y(Center));
        both.padding([0.0, size::RING]).into()
    }

    /// What one of two has taken: small pieces with their numbers on a ground like that of the board, and
    /// by how much it is more than what the other has.
    fn taken(self, card: &'a PlayerCard, measures: Measures) -> Option<Element<'a, Message>> {
        let is_game = matches!(self.model.body, Body::Game { .. });
        let tokens = self.tokens;
        let side = measures.small * TAKEN_BY_TWO;
        let high = side + 4.0;
        if card.captured.is_empty() {
            let room = container(column![]).height(high);
            return is_game.then(|| room.into());
        }
        let groups = card.captured.chunk_by(|a, b| a == b);
        let groups = groups.filter_map(|alike| {
            let picture = svg(art::piece_of(tokens.pieces, *alike.first()?));
            let picture = picture.width(side).height(side);
            let n = (alike.len() > 1).then(|| {
                let n = text(alike.len().to_string()).size(measures.number);
                n.color(tokens.board.rim)
            });
            Some(row![picture].push(n).align_y(Center).into())
        });
        let lead = card.lead.as_deref().map(|lead| {
            let lead = text(lead).size(measures.small).font(fonts::BOLD);
            lead.color(tokens.board.rim)
        });
        let pieces = Row::with_children(groups).push(lead);
        let pieces = pieces.spacing(size::GAP_SMALL / 2.0).align_y(Center).wrap();
        let ground = container(pieces)
            .padding([2.0, size::GAP_SMALL / 2.0])
            .style(move |_| style::filled(tokens.board.light, size::RADIUS_SLOT / 2.0));
        Some(Labeled::new(card.captured_label.clone(), ground).into())
    }

    fn leave(self, tool: &'a Tool, measures: Measures) -> Element<'a, Message> {
        let face = tool.face().width(Shrink);
        let face = face.sized(size::TOUCH - 4.0, measures.small * SMALLER);
        // The ring may stand over the edge of the card: its room is not lost.
        let button = container(row![self.button(tool, face)]);
        let inset = Padding::from([-size::RING, -size::RING]);
        button.padding(inset).into()
    }
}

/// Whether the cards have room for no more than faces and words.
const fn is_tight(measures: Measures) -> bool {
    measures.is_framed || measures.tools_in_row < 4
}

/// Between the cards, and within them.
const fn card_gap(measures: Measures) -> f32 {
    match is_tight(measures) && !measures.is_framed {
        true => TIGHT,
        false => measures.gap,
    }
}

/// The animal of who has won, in its laurel, which is as high as the animal alone would be.
fn in_laurel<'a>(animal: Svg<'a>, high: f32) -> Element<'a, Message> {
    let wide = high * 160.0 / 120.0;
    let side = wide * 88.0 / 160.0;
    let down = wide * 56.0 / 160.0 - side / 2.0;
    let animal = container(animal.width(side).height(side))
        .center_x(wide)
        .padding(Padding::ZERO.top(down));
    let laurel = svg(joy::laurel()).width(wide).height(high);
    stack![laurel, animal].width(wide).height(high).into()
}

/// Between groups on the cards of a low window, in logical pixels.
const TIGHT: f32 = 4.0;
/// The picture of a player, measured by a button.
const FACE: f32 = 0.8;
/// The badge of an army, measured by that.
const BADGE: f32 = 0.8;
/// How strong the picture of a player is who is not there.
const PALE: f32 = 0.45;
/// The letters below a name, measured by those of the name.
const SMALLER: f32 = 0.88;
/// A piece that was taken, measured by the letters beside it.
const TAKEN: f32 = 1.15;
/// The same of two.
const TAKEN_BY_TWO: f32 = 1.5;
/// Above and below what stands on a card, measured by the gap between groups.
const CARD: f32 = 0.7;
