//! The cards of the players: whose turn it is stands out by edge and ground, who is away is pale.

use iced::widget::{Row, column, container, row, svg, text};
use iced::{Center, Element, Fill, Padding, Shrink};

use crate::gui::look::art;
use crate::gui::look::fonts;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::table::Message;
use crate::gui::screen::table::model::{CardLook, PlayerCard, Tool};
use crate::gui::screen::table::view::View;
use crate::gui::widget::label::Labeled;

impl<'a> View<'a> {
    /// Everybody who plays.
    pub(super) fn players(
        self,
        cards: &'a [PlayerCard],
        measures: Measures,
    ) -> Element<'a, Message> {
        let cards = cards.iter().map(|card| self.player(card, measures));
        column(cards).spacing(measures.gap * 0.6).into()
    }

    fn player(self, card: &'a PlayerCard, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let side = measures.touch * FACE;
        let strength = if card.tone == CardLook::Pale {
            PALE
        } else {
            1.0
        };
        let badge = svg(art::emblem(card.seat)).opacity(strength);
        let badge = badge.width(side * BADGE).height(side * BADGE);
        let animal = svg(art::learner(&card.animal)).opacity(strength);
        let animal = animal.width(side).height(side);
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
        let below = row![status].push(self.taken_by(card, measures));
        let below = below.spacing(size::GAP_SMALL).align_y(Center).wrap();
        let words = column![name, below];
        let mut things: Vec<Element<'a, Message>> = vec![
            badge.into(),
            animal.into(),
            container(words).width(Fill).into(),
        ];
        things.extend(card.button.as_ref().map(|tool| self.leave(tool, measures)));
        let row = Row::with_children(things)
            .spacing(size::GAP_SMALL)
            .align_y(Center);
        let has_turn = card.has_turn || card.tone == CardLook::Winner;
        let face = container(row)
            .padding(Padding::from([measures.gap * CARD, size::GAP_SMALL + 4.0]))
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
        container(face)
            .padding(Padding::ZERO.left(size::RING))
            .into()
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

    fn leave(self, tool: &'a Tool, measures: Measures) -> Element<'a, Message> {
        let face = tool.face().width(Shrink);
        let face = face.sized(size::TOUCH - 4.0, measures.small * SMALLER);
        // The ring may stand over the edge of the card: its room is not lost.
        let button = container(row![self.button(tool, face)]);
        let inset = Padding::from([-size::RING, -size::RING]);
        button.padding(inset).into()
    }
}

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
/// Above and below what stands on a card, measured by the gap between groups.
const CARD: f32 = 0.7;
