//! A bracket: a line for each player, lines for the winners, until one is left.
//!
//! The first round has as many places as the next power of two. Places that nobody takes are spread over the page: whoever
//! would meet one goes on without a game.

use crate::export::canvas::{Anchor, INK, SOFT};
use crate::export::leaf::{Leaf, Style};
use crate::export::pages::MARGIN;
use crate::export::text::whole;
use crate::locale::Phrase;

/// The most that two lines of the first round are apart.
const APART: f32 = 64.0;
/// The fewest places of a first round.
const PLACES: u8 = 4;
/// How much of a column is left free behind a line.
const GAP: f32 = 9.0;
/// The room for a player's number.
const NUMBER: f32 = 16.0;

/// The bracket of so many players.
pub(super) fn bracket(leaf: &mut Leaf<'_>, players: u8) {
    head(leaf);
    let places = players.next_power_of_two().max(PLACES);
    let rounds = places.trailing_zeros();
    let column = leaf.wide() / to_f32(rounds + 1);
    names(leaf, rounds, column);
    let top = leaf.y + 6.0;
    let room = leaf.size.1 - MARGIN - top;
    let apart = (room / f32::from(places)).min(APART);
    let mut lines = first_round(leaf, (players, places), (top, apart), column);
    for round in 1..=rounds {
        let x = MARGIN + to_f32(round) * column;
        let winners = lines.chunks(2).map(|pair| match pair {
            [one, other] => {
                leaf.canvas.upright(x - GAP, *one, other - one);
                f32::midpoint(*one, *other)
            }
            _ => pair.iter().sum(),
        });
        lines = winners.collect();
        for y in &lines {
            leaf.canvas.line(x - GAP, *y, column);
        }
    }
}

/// What it is, and for whom.
fn head(leaf: &mut Leaf<'_>) {
    let page = (MARGIN, leaf.wide());
    let title = leaf.say(&Phrase::EventBracket);
    leaf.paragraph(&title, Style::plain(24.0).bold(), page);
    let lots = leaf.say(&Phrase::EventLots);
    leaf.paragraph(&lots, Style::plain(11.0).colored(SOFT), page);
    let agree = leaf.say(&Phrase::EventAgreeDraw);
    leaf.paragraph(&agree, Style::plain(11.0).colored(SOFT), page);
    leaf.y += 24.0;
    let (section, date) = (leaf.wide() * 0.6, leaf.wide() * 0.4 - 20.0);
    let word = leaf.say(&Phrase::EventSection);
    leaf.field(&word, 11.0, (MARGIN, section));
    let word = leaf.say(&Phrase::PaperDate);
    leaf.field(&word, 11.0, (MARGIN + section + 20.0, date));
    leaf.y += 16.0;
}

/// The names of the rounds.
fn names(leaf: &mut Leaf<'_>, rounds: u32, column: f32) {
    let top = leaf.y;
    let mut lowest = top;
    for round in 0..=rounds {
        let phrase = match rounds - round {
            0 => Phrase::EventWinner,
            1 => Phrase::EventFinal,
            2 => Phrase::EventSemifinal,
            _ => Phrase::EventRound { number: round + 1 },
        };
        leaf.y = top;
        let says = leaf.say(&phrase);
        let x = MARGIN + to_f32(round) * column;
        leaf.paragraph(&says, Style::plain(10.0).bold(), (x, column - GAP));
        lowest = lowest.max(leaf.y);
    }
    leaf.y = lowest;
}

/// A line for each player of the first round, and where the lines of each pair end; a place that nobody takes leaves one line.
fn first_round(
    leaf: &mut Leaf<'_>,
    (players, places): (u8, u8),
    (top, apart): (f32, f32),
    column: f32,
) -> Vec<f32> {
    let free = free(places / 2, places - players);
    let bye = whole(&leaf.say(&Phrase::EventBye), false);
    let mut number = 0;
    let mut ends = Vec::new();
    for pair in 0..places / 2 {
        let y = top + apart * (f32::from(pair) * 2.0 + 0.75);
        let lines = match free.contains(&pair) {
            true => vec![y + apart / 2.0],
            false => vec![y, y + apart],
        };
        for y in &lines {
            number += 1;
            let words = whole(&number.to_string(), false);
            let place = (MARGIN + NUMBER - 4.0, *y - 1.5);
            leaf.canvas.text(place, &words, 9.0, INK, Anchor::End);
            let long = column - GAP - NUMBER;
            leaf.canvas.line(MARGIN + NUMBER, *y, long);
            if lines.len() == 1 {
                let place = (MARGIN + NUMBER, *y + 9.5);
                leaf.canvas.text(place, &bye, 8.5, SOFT, Anchor::Start);
            }
        }
        match lines[..] {
            // Both lines of a pair that is none are the same one.
            [one] => ends.extend([one, one]),
            _ => ends.extend(lines),
        }
    }
    ends
}

/// Which of so many pairs have a free place: spread out, so that neighbors in the next round are not both free.
fn free(pairs: u8, count: u8) -> Vec<u8> {
    let bits = pairs.trailing_zeros();
    let turned = (0..pairs).map(|at| (0..bits).fold(0, |sum, bit| sum * 2 + (at >> bit & 1)));
    turned.take(usize::from(count)).collect()
}

#[allow(clippy::cast_precision_loss)] // There are few rounds.
fn to_f32(count: u32) -> f32 {
    count as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_places_are_spread() {
        assert_eq!(free(8, 3), [0, 4, 2]);
        for pairs in [2, 4, 8, 16] {
            let mut all = free(pairs, pairs);
            all.sort_unstable();
            assert_eq!(all, (0..pairs).collect::<Vec<_>>());
        }
    }
}
