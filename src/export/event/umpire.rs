//! The card of two players who are their own umpires: what to do before, during and after a game, and what is not mentioned.

use crate::export::canvas::SOFT;
use crate::export::leaf::{Leaf, Style};
use crate::export::pages::MARGIN;
use crate::locale::Phrase;
use crate::rulebook;

/// A part: its heading, what it says, and the boxes to tick below its first sentence.
struct Part {
    heading: Phrase,
    says: Vec<Phrase>,
    boxes: Vec<Phrase>,
}

/// What the school's rules do not mention: the cards of the rulebook that tell what tournaments do.
const SILENT: [&str; 2] = ["rule-resignation", "rule-agreement"];

/// The sentence of a card.
fn card_of(id: &str) -> Option<Phrase> {
    rulebook::find(id).map(|card| card.text.clone())
}

fn parts() -> [Part; 3] {
    [
        Part {
            heading: Phrase::EventBefore,
            says: [Phrase::EventAgreeDraw]
                .into_iter()
                .chain(card_of("rule-hands"))
                .collect(),
            boxes: vec![
                Phrase::EventPlayAgain,
                Phrase::EventTeacherDecides,
                Phrase::EventOtherwise,
            ],
        },
        Part {
            heading: Phrase::EventDuring,
            says: card_of("rule-turns")
                .into_iter()
                .chain([Phrase::EventAskTeacher])
                .chain(card_of("rule-quiet"))
                .collect(),
            boxes: Vec::new(),
        },
        Part {
            heading: Phrase::EventAfter,
            says: vec![
                Phrase::EventAgreeResult,
                Phrase::EventHandIn,
                Phrase::EventGoesOn,
            ],
            boxes: Vec::new(),
        },
    ]
}

/// The size of a sentence.
const SENTENCE: f32 = 14.0;
/// How far sentences stand behind their dot.
const INDENT: f32 = 20.0;
/// The side of a box to tick.
const BOX: f32 = 11.0;

/// Fills the page.
pub(super) fn card(leaf: &mut Leaf<'_>) {
    let page = (MARGIN, leaf.wide());
    let title = leaf.say(&Phrase::EventUmpire);
    leaf.paragraph(&title, Style::plain(28.0).bold().in_the_middle(), page);
    let says = leaf.say(&Phrase::EventUmpireSays);
    let style = Style::plain(13.0).colored(SOFT).in_the_middle();
    leaf.paragraph(&says, style, page);
    for part in parts() {
        heading(leaf, &part.heading);
        for (at, phrase) in part.says.iter().enumerate() {
            sentence(leaf, phrase);
            if at == 0 {
                part.boxes.iter().for_each(|it| tick(leaf, it));
            }
        }
    }
    heading(leaf, &Phrase::EventSilent);
    sentence(leaf, &Phrase::EventSilentSays);
    silent(leaf);
}

fn heading(leaf: &mut Leaf<'_>, phrase: &Phrase) {
    leaf.y += 12.0;
    let says = leaf.say(phrase);
    let page = (MARGIN, leaf.wide());
    leaf.paragraph(&says, Style::plain(16.0).bold(), page);
    leaf.y += 2.0;
}

fn sentence(leaf: &mut Leaf<'_>, phrase: &Phrase) {
    let says = leaf.say(phrase);
    let dot = leaf.y + SENTENCE * 0.85;
    leaf.canvas.circle(MARGIN + 6.0, dot, 2.0, true);
    let column = (MARGIN + INDENT, leaf.wide() - INDENT);
    leaf.paragraph(&says, Style::plain(SENTENCE), column);
    leaf.y += 4.0;
}

/// A box to tick and what it means; behind one that says nothing more there is a line to write on.
fn tick(leaf: &mut Leaf<'_>, phrase: &Phrase) {
    let (x, says) = (MARGIN + INDENT, leaf.say(phrase));
    leaf.canvas
        .frame(x, leaf.y + SENTENCE * 0.35, (BOX, BOX), 2.0);
    let column = (x + BOX + 9.0, leaf.wide() - INDENT - BOX - 9.0);
    if *phrase == Phrase::EventOtherwise {
        leaf.y += SENTENCE;
        leaf.field(&says, SENTENCE, column);
        leaf.y += 9.0;
    } else {
        leaf.paragraph(&says, Style::plain(SENTENCE), column);
        leaf.y += 3.0;
    }
}

/// What is not mentioned, and what tournaments do there.
fn silent(leaf: &mut Leaf<'_>) {
    let size = 12.0;
    let style = Style::plain(size);
    let shares = [0.24, 0.24, 0.52];
    let heads = [None, Some(Phrase::EventOurRules), Some(Phrase::BookLaws)];
    let rows = SILENT.into_iter().filter_map(|id| {
        let card = rulebook::find(id)?;
        Some([
            Some(card.title()),
            Some(Phrase::EventNotMentioned),
            Some(card.text.clone()),
        ])
    });
    for (at, row) in std::iter::once(heads).chain(rows).enumerate() {
        let top = leaf.y + 5.0;
        let mut lowest = top;
        let mut x = MARGIN + INDENT;
        for (column, (phrase, share)) in row.into_iter().zip(shares).enumerate() {
            let wide = (leaf.wide() - INDENT) * share;
            leaf.y = top;
            if let Some(phrase) = phrase {
                let says = leaf.say(&phrase);
                let is_bold = at == 0 || column == 0;
                let style = if is_bold { style.bold() } else { style };
                leaf.paragraph(&says, style, (x, wide - 10.0));
            }
            lowest = lowest.max(leaf.y);
            x += wide;
        }
        leaf.y = lowest + 5.0;
        leaf.canvas
            .line(MARGIN + INDENT, leaf.y, leaf.wide() - INDENT);
    }
}
