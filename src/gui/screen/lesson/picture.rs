//! The board of a lesson as a picture: the position, what is picked, what the coach talks about.

use crate::explain::{self, Proof};
use crate::gui::screen::lesson::State;
use crate::lesson::Task;
use crate::lesson::drawing::{Drawing, Ink};
use crate::rules::{Fault, Square, SquareSet, Verdict};
use crate::scene::{ArrowKind, Mark, Scene, Spot, Tone};
use crate::session::{Hint, Say, Session};

/// Whether the squares that a picked piece can reach are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dots {
    /// They are.
    Shown,
    /// The learner does without.
    Hidden,
}

/// The picture of a lesson's board.
pub(super) fn scene(state: &State, dots: Dots, cursor: Option<Spot>) -> Scene {
    let session = &state.session;
    let mut scene = Scene::of_board(state.shown_position().board(), session.step().side);
    if session.is_finished() || state.replayed.is_some() {
        return scene;
    }
    let marks = &mut scene.marks;
    marks.extend(session.found().iter().flat_map(found));
    marks.extend(session.stars_left().iter().map(|at| Mark::Star(at.into())));
    if !tells_why(session.say()) {
        marks.extend(session.step().draw.iter().map(drawing));
        question(session, marks);
    }
    if let Some(from) = session.picked() {
        marks.push(Mark::From(from.into()));
        if dots == Dots::Shown {
            targets(session, marks);
        }
    }
    if let Some(waiting) = session.promoting() {
        marks.push(Mark::From(waiting.from.into()));
        marks.push(Mark::Target(waiting.to.into()));
    }
    match session.hint() {
        Some(Hint::Square(at)) => marks.push(Mark::Hint(at.into())),
        Some(Hint::Move { from, to }) => marks.push(arrow(from, to, ArrowKind::Hint)),
        None => {}
    }
    said(state, marks);
    marks.extend(cursor.map(Mark::Cursor));
    scene
}

/// Whether the coach gives a reason, so that the board belongs to the proof.
fn tells_why(say: &Say) -> bool {
    matches!(
        say,
        Say::Refused(_) | Say::Caught { .. } | Say::Yes(Some(Verdict::Illegal(_)))
    )
}

/// A square that was found: chosen, and right.
fn found(at: Square) -> [Mark; 2] {
    [Mark::Chosen(at.into()), Mark::Good(at.into())]
}

/// The move that a question is about.
fn question(session: &Session, marks: &mut Vec<Mark>) {
    if let Some(attempt) = session.question().filter(|_| !session.is_done()) {
        marks.push(Mark::From(attempt.from.into()));
        marks.push(arrow(attempt.from, attempt.to, ArrowKind::Move));
    }
}

/// Where the picked piece may go.
fn targets(session: &Session, marks: &mut Vec<Mark>) {
    marks.extend(session.targets().iter().map(|to| target(session, to)));
}

/// A ring where something is to be had, a dot elsewhere.
fn target(session: &Session, to: Square) -> Mark {
    let has_star = session.stars_left().contains(to);
    if has_star || session.position().piece_at(to).is_some() {
        Mark::CaptureTarget(to.into())
    } else {
        Mark::Target(to.into())
    }
}

/// What the coach talks about.
fn said(state: &State, marks: &mut Vec<Mark>) {
    let session = &state.session;
    match session.say() {
        Say::Refused(fault) => refusal(state, fault, marks),
        Say::Yes(Some(Verdict::Illegal(fault))) => refusal(state, fault, marks),
        Say::Caught { to, attackers } => {
            marks.push(Mark::Danger((*to).into()));
            let attack = |from| arrow(from, *to, ArrowKind::Attack);
            marks.extend(attackers.iter().map(attack));
        }
        Say::NotThisSquare(at) => marks.push(Mark::Cross((*at).into(), Tone::Red)),
        Say::FoundBefore(at) => marks.push(Mark::Circle((*at).into(), Tone::Blue)),
        Say::OnlyThisPiece(at) => marks.push(Mark::Hint((*at).into())),
        _ => {}
    }
}

/// The refused move and the proof.
fn refusal(state: &State, fault: &Fault, marks: &mut Vec<Mark>) {
    let tried = state.tried.filter(|(from, to)| from != to);
    if let Some((from, to)) = tried {
        marks.push(Mark::From(from.into()));
        marks.push(arrow(from, to, ArrowKind::Move));
    }
    let explanation = explain::fault(state.session.position(), fault);
    for proof in explanation.proof {
        let is_marked = tried.is_some_and(|(from, _)| proof == Proof::About(from));
        if !is_marked {
            proved(&state.session, proof, marks);
        }
    }
}

fn proved(session: &Session, proof: Proof, marks: &mut Vec<Mark>) {
    let allowed = |set: SquareSet| set.iter().map(|to| target(session, to)).collect::<Vec<_>>();
    match proof {
        Proof::Attack { from, to } => marks.push(arrow(from, to, ArrowKind::Attack)),
        Proof::Danger(at) => marks.push(Mark::Danger(at.into())),
        Proof::Blocker(at) => marks.push(Mark::Blocker(at.into())),
        Proof::Pin {
            pinner,
            pinned,
            king,
        } => marks.extend([
            Mark::Pin {
                from: pinner.into(),
                to: king.into(),
            },
            Mark::Circle(pinned.into(), Tone::Red),
        ]),
        Proof::RightLost {
            king,
            rook,
            by_king,
        } => {
            let (lost, other) = if by_king { (king, rook) } else { (rook, king) };
            marks.push(Mark::Cross(lost.into(), Tone::Red));
            marks.push(Mark::Circle(other.into(), Tone::Blue));
        }
        Proof::Empty(at) => marks.push(Mark::Circle(at.into(), Tone::Red)),
        Proof::About(at) => marks.push(Mark::Circle(at.into(), Tone::Blue)),
        Proof::Gone(at) => marks.push(Mark::Cross(at.into(), Tone::Red)),
        Proof::Came { from, to } => marks.push(arrow(from, to, ArrowKind::Move)),
        // Where squares are to be found, the proof does not give them away.
        Proof::Allowed(_) if matches!(session.step().task, Task::Squares { .. }) => {}
        Proof::Allowed(squares) => marks.extend(allowed(squares)),
    }
}

fn arrow(from: Square, to: Square, kind: ArrowKind) -> Mark {
    Mark::Arrow {
        from: from.into(),
        to: to.into(),
        kind,
    }
}

/// What the author has drawn.
fn drawing(drawing: &Drawing) -> Mark {
    match *drawing {
        Drawing::Arrow { from, to, ink } => arrow(from, to, ArrowKind::Author(tone(ink))),
        Drawing::Circle { at, ink } => Mark::Circle(at.into(), tone(ink)),
        Drawing::Square { at, ink } => Mark::Tint(at.into(), tone(ink)),
        Drawing::Cross { at, ink } => Mark::Cross(at.into(), tone(ink)),
    }
}

const fn tone(ink: Ink) -> Tone {
    match ink {
        Ink::Plain | Ink::Blue => Tone::Blue,
        Ink::Green => Tone::Green,
        Ink::Red => Tone::Red,
        Ink::Yellow => Tone::Yellow,
    }
}
