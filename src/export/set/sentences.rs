//! The rules on one page: the cards of the rulebook that a game with the set needs, in their order.

use crate::export::leaf::{Leaf, Style};
use crate::export::pages::MARGIN;
use crate::export::pieces::symbol;
use crate::export::set::Playset;
use crate::locale::Phrase;
use crate::rulebook::{self, Card};
use crate::rules::{Piece, Role, Seat};

/// What two players need.
pub(super) const CLASSIC: [&str; 28] = [
    "rule-board",
    "rule-setup",
    "rule-turns",
    "rule-capture",
    "rule-king",
    "rule-queen",
    "rule-rook",
    "rule-bishop",
    "rule-knight",
    "rule-no-jump",
    "rule-pawn",
    "rule-pawn-double",
    "rule-promotion",
    "rule-en-passant",
    "rule-en-passant-now",
    "rule-in-check",
    "rule-three-ways",
    "rule-king-stays",
    "rule-castling",
    "rule-castling-never",
    "rule-castling-now",
    "rule-checkmate",
    "rule-stalemate",
    "rule-dead-position",
    "rule-threefold",
    "rule-fifty-moves",
    "rule-agreement",
    "rule-resignation",
];

/// What a family needs; what the family game changes is told by its own cards alone.
pub(super) const CROSS: [&str; 27] = [
    "rule-family-board",
    "rule-capture",
    "rule-king",
    "rule-queen",
    "rule-rook",
    "rule-bishop",
    "rule-knight",
    "rule-no-jump",
    "rule-pawn",
    "rule-family-pawns",
    "rule-family-passing",
    "rule-family-last-row",
    "rule-promotion",
    "rule-castling",
    "rule-castling-never",
    "rule-castling-now",
    "rule-in-check",
    "rule-three-ways",
    "rule-family-attackers",
    "rule-family-absent",
    "rule-family-say-check",
    "rule-family-teams",
    "rule-family-supervisor",
    "rule-family-mate",
    "rule-family-pass",
    "rule-family-last-king",
    "rule-family-draw",
];

/// Between two columns.
const GUTTER: f32 = 26.0;
/// The sizes that the words may have, in points, the largest first.
const SIZES: [f32; 10] = [12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5];
/// Between two cards, in sizes of the text.
const GAP: f32 = 0.55;
/// The side of a piece's drawing, in sizes of the text.
const DRAWING: f32 = 2.8;

/// The cards in two columns, as large as the page allows.
pub(super) fn rules(leaf: &mut Leaf<'_>, which: Playset) {
    let title = leaf.say(&Phrase::SetRules);
    let column = (MARGIN, leaf.wide());
    leaf.paragraph(&title, Style::plain(22.0).bold(), column);
    leaf.y += 8.0;
    let cards = which.cards().iter().filter_map(|id| rulebook::find(id));
    let cards: Vec<&Card> = cards.collect();
    let room = leaf.size.1 - MARGIN - 6.0 - leaf.y;
    let found = SIZES.iter().find_map(|size| {
        let heights = cards.iter().map(|card| height(leaf, card, *size));
        let heights: Vec<f32> = heights.collect();
        let first = parted(&heights);
        let fits = |heights: &[f32]| heights.iter().sum::<f32>() <= room;
        (fits(&heights[..first]) && fits(&heights[first..])).then_some((*size, first))
    });
    let smallest = SIZES[SIZES.len() - 1];
    let (size, first) = found.unwrap_or((smallest, cards.len().div_ceil(2)));
    let top = leaf.y;
    let wide = column_width(leaf);
    for (cards, x) in [
        (&cards[..first], MARGIN),
        (&cards[first..], MARGIN + wide + GUTTER),
    ] {
        leaf.y = top;
        for card in cards {
            tell(leaf, card, size, x);
        }
    }
}

/// After how many of the cards the first column ends, so that both are about as long.
fn parted(heights: &[f32]) -> usize {
    let half = heights.iter().sum::<f32>() / 2.0;
    let mut sum = 0.0;
    let before = heights.iter().take_while(|height| {
        sum += **height;
        sum - **height / 2.0 <= half
    });
    before.count()
}

fn column_width(leaf: &Leaf<'_>) -> f32 {
    (leaf.wide() - GUTTER) / 2.0
}

/// The piece that a card is about, if it is about one.
fn about(card: &Card) -> Option<Role> {
    let name = card.id().strip_prefix("rule-")?;
    Role::ALL.into_iter().find(|role| role.code() == name)
}

/// How wide the words of a card are beside its drawing, and where they begin.
fn words_of(leaf: &Leaf<'_>, card: &Card, size: f32) -> (f32, f32) {
    let gone = about(card).map_or(0.0, |_| size * (DRAWING + 0.4));
    (gone, column_width(leaf) - gone)
}

fn height(leaf: &Leaf<'_>, card: &Card, size: f32) -> f32 {
    let (_, wide) = words_of(leaf, card, size);
    let style = Style::plain(size);
    let title = leaf.say(&card.title());
    let text = leaf.say(&card.text);
    let words = leaf.height(&title, style.bold(), wide) + leaf.height(&text, style, wide);
    let drawing = about(card).map_or(0.0, |_| size * DRAWING);
    words.max(drawing) + size * GAP
}

fn tell(leaf: &mut Leaf<'_>, card: &Card, size: f32, x: f32) {
    let end = leaf.y + height(leaf, card, size);
    let (gone, wide) = words_of(leaf, card, size);
    if let Some(role) = about(card) {
        let drawing = symbol(Piece::new(role, Seat::WHITE), false);
        let y = leaf.y;
        leaf.canvas.drawing(x, y, size * DRAWING, &drawing);
    }
    let style = Style::plain(size);
    for (phrase, style) in [(card.title(), style.bold()), (card.text.clone(), style)] {
        let words = leaf.say(&phrase);
        leaf.paragraph(&words, style, (x + gone, wide));
    }
    leaf.y = end;
}
