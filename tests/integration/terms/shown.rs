//! What is to be seen in a step: what helps to see, what its author draws, what a proof shows.

use std::collections::BTreeSet;

use squarewise::explain::{self, Proof};
use squarewise::lesson::{Aid, Step, Task};
use squarewise::rules::Geometry;
use squarewise::scene::{ArrowKind, Mark, Tone};

/// What an author may draw: the shapes, and the inks but for the usual one.
const DRAWN: [&str; 7] = [
    "arrow", "circle", "square", "cross", "red", "green", "yellow",
];

/// Every mark that a lesson can ask for.
pub(super) fn all() -> impl Iterator<Item = &'static str> {
    Aid::ALL.map(Aid::name).into_iter().chain(DRAWN)
}

/// The marks of a step.
pub(super) fn marks<G: Geometry>(step: &Step<G>) -> BTreeSet<&'static str> {
    let mut marks: BTreeSet<&str> = step.aids.iter().map(|aid| aid.name()).collect();
    marks.extend(step.draw.iter().flat_map(drawn));
    let fault = step.task.about().fault;
    let refused = fault.map(|fault| explain::fault(step.position(), fault));
    let outcome = step.line.outcome();
    let ended = outcome.filter(|_| matches!(step.task, Task::Status { .. }));
    let ended = ended.map(|outcome| explain::outcome(step.position(), outcome));
    for explained in refused.into_iter().chain(ended) {
        marks.extend(explained.proof.iter().map(proved));
    }
    marks
}

/// The names of what an author draws.
fn drawn(mark: &Mark) -> impl Iterator<Item = &'static str> + use<> {
    let (shape, tone) = match *mark {
        Mark::Arrow {
            kind: ArrowKind::Author(tone),
            ..
        } => ("arrow", tone),
        Mark::Circle(_, tone) => ("circle", tone),
        Mark::Tint(_, tone) => ("square", tone),
        Mark::Cross(_, tone) => ("cross", tone),
        other => panic!("no author draws {other:?}"),
    };
    let ink = match tone {
        Tone::Blue => None,
        Tone::Red => Some("red"),
        Tone::Green => Some("green"),
        Tone::Yellow => Some("yellow"),
    };
    [shape].into_iter().chain(ink)
}

/// The name of what a proof shows.
fn proved<G: Geometry>(proof: &Proof<G>) -> &'static str {
    match proof {
        Proof::Attack { .. } => "proof-attack",
        Proof::Danger(_) => "proof-danger",
        Proof::Blocker(_) => "proof-blocker",
        Proof::Pin { .. } => "proof-pin",
        Proof::RightLost { .. } => "proof-right-lost",
        Proof::Empty(_) => "proof-empty",
        Proof::About(_) => "proof-about",
        Proof::Gone(_) => "proof-gone",
        Proof::Came { .. } => "proof-came",
        Proof::Allowed(_) => "proof-allowed",
    }
}
