//! Whether a book says what the rules say: each of its examples is tried and compared.

use crate::diagnostic::{Diagnostic, Source, say};
use crate::lesson::book::{self, ALLOWED, Book, ExampleBoard};
use crate::lesson::codes;
use crate::rulebook::{Act, Example, Live, Reply, Says, Setting};
use crate::rules::{Classic, Cross};

/// What the rules say to an act that does nothing, such as taking back a move that nobody has made.
const NOTHING: &str = "nothing";

/// Reads a book and proves it: what of it can be used, and everything that is wrong, in the order of the file.
#[must_use]
pub fn read(source: &Source) -> (Book, Vec<Diagnostic>) {
    let (book, mut found) = book::read(source);
    let cards = book.chapters.iter().flat_map(|chapter| &chapter.cards);
    let examples = cards.flat_map(|card| &card.examples);
    found.extend(examples.filter_map(misjudged));
    found.sort_by_key(|it| it.span);
    (book, found)
}

/// The complaint about an example of which the book says one thing and the rules another.
fn misjudged(example: &Example) -> Option<Diagnostic> {
    let said = match example.board {
        _ if example.act == Act::Look => return None,
        ExampleBoard::Square(_) => tried::<Classic>(example),
        ExampleBoard::Cross(_) => tried::<Cross>(example),
    };
    let said = said.as_deref().unwrap_or(NOTHING);
    (said != example.says.code()).then(|| {
        let message = say!("check-standing", text = said);
        Diagnostic::error(codes::ANSWER, example.says_at, message)
            .label(say!("check-not-right"))
            .help(say!("check-write", text = format!("\"{said}\"")))
    })
}

/// What the rules say to the act of an example, as a book writes it.
fn tried<G: Setting>(example: &Example) -> Option<String> {
    let mut live = Live::<G>::new(example)?;
    let before = *live.position();
    let said = match live.act()? {
        Reply::Refused { code, .. } => code,
        Reply::Ended(outcome) => outcome.ending.code(),
        Reply::TookBack(_) => ALLOWED,
        Reply::Played(mv) if matches!(example.says, Says::Written(_)) => {
            return Some(G::written(&before, &mv));
        }
        Reply::Played(_) => live
            .outcome()
            .map_or(ALLOWED, |outcome| outcome.ending.code()),
    };
    Some(said.to_owned())
}
