//! `move`: the child finds a move.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::goal::{GOALS, Goal};
use crate::lesson::kinds::{Given, Read, Refusals, Room};
use crate::lesson::log::Log;
use crate::lesson::moves_text::{self, list_of_moves};
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;
use crate::lesson::words::Numbers;
use crate::lesson::{Accept, Task, codes};
use crate::rules::{Geometry, Line, Move, Position, Seat};
use crate::solve::escape::EscapeKind;

const FIELDS: &[Field] = &[
    Field::new("answer", Ty::TextOrList),
    Field::new("goal", Ty::Text).of(GOALS),
    Field::new("all", Ty::Switch),
    Field::new("by", Ty::Text).of(&["run", "block", "take"]),
    Field::new("call", Ty::Text).of(&["check"]),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "move",
    fields: FIELDS,
    has_wrong_moves: true,
    refusals: Refusals::Here,
    numbers: |tab| match tab.is_on("all") {
        true => Numbers::Counted,
        false => Numbers::None,
    },
    ..Room::PLAIN
};

/// Reads and proves the step's own settings.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, line, .. } = given;
    let is_asked = ["answer", "goal", "by"]
        .iter()
        .any(|name| tab.is_meant(name));
    if !is_asked {
        let help = say!("check-move-without-answer-help");
        let message = say!("check-move-without-answer");
        tab.miss(log, message, say!("check-no-answer"), Some(help));
    }
    let line = line?;
    let position = line.position();
    let listed = answers(line, &tab.list(log, "answer"), log);
    let asked = asked(tab, position, log);
    if !given.is_clean(log) || !is_asked {
        return None;
    }
    let accept = match asked {
        Some(asked) => {
            if tab.is_usable("answer") {
                compare(tab, position, &listed, &asked.moves(position), log);
            }
            asked.accept(position)
        }
        None => {
            one_at_least(tab, &listed, log);
            other_mates(tab, position, &listed, log);
            Accept::Moves(listed.into_iter().map(|(mv, _)| mv).collect())
        }
    };
    let call = tab.has("call");
    if call {
        all_give_check(tab, position, &accept, log);
    }
    let is_usable = ["goal", "by", "call"]
        .iter()
        .all(|name| !tab.has(name) || tab.is_usable(name));
    (is_usable && given.is_clean(log)).then(|| Task::Move {
        accept,
        all: tab.is_on("all"),
        by: asked.and_then(|asked| asked.by),
        call,
    })
}

/// What the move must do.
#[derive(Clone, Copy)]
struct Asked {
    goal: Goal,
    by: Option<EscapeKind>,
}

impl Asked {
    fn moves<G: Geometry>(self, position: &Position<G>) -> Vec<Move<G>> {
        let mut moves = self.goal.moves(position);
        moves.retain(|mv| self.by.is_none() || EscapeKind::of(position, mv) == self.by);
        moves
    }

    fn accept<G: Geometry>(self, position: &Position<G>) -> Accept<G> {
        match self.by {
            None => Accept::Goal(self.goal),
            Some(_) => Accept::Moves(self.moves(position)),
        }
    }
}

/// The goal and the way out of check, if the step has them; complains if no move does it.
fn asked<G: Geometry>(tab: &Tab<'_>, position: &Position<G>, log: &mut Log<'_>) -> Option<Asked> {
    let goal = tab.text(log, "goal");
    let by = tab.text(log, "by");
    let asked = Asked {
        goal: match goal {
            Some(text) => Goal::from_name(text.value)?,
            None => Goal::Escape,
        },
        by: by.and_then(|text| EscapeKind::from_code(text.value)),
    };
    let text = by.or(goal)?;
    if asked.moves(position).is_empty() {
        let message = if asked.goal == Goal::Escape && !position.is_check() {
            say!("check-nothing-to-escape")
        } else {
            say!("check-goal-out-of-reach", goal = text.value)
        };
        let found = Diagnostic::error(codes::GOAL, text.inside(), message)
            .label(say!("check-cannot-be-done"));
        let board = tab.text(log, "board").map_or("", |text| text.value.trim());
        let may_castle = tab.has("castling") || !board.contains('\n');
        let is_castle = asked.goal == Goal::Castle && !may_castle;
        let rights = match (position.turn(), G::SEATS.len()) {
            (Seat::South, 2) => "\"KQ\"".to_owned(),
            (_, 2) => "\"kq\"".to_owned(),
            (seat, _) => format!("\"{}kq\"", seat.initial()),
        };
        log.push(found.maybe_help(
            is_castle.then(|| say!("check-write-setting", name = "castling", value = rights)),
        ));
    }
    Some(asked)
}

fn one_at_least<G: Geometry>(tab: &Tab<'_>, listed: &[(Move<G>, Text<'_>)], log: &mut Log<'_>) {
    let key = tab
        .key("answer")
        .filter(|_| tab.is_usable("answer") && listed.is_empty());
    if let Some(key) = key {
        let found = Diagnostic::error(codes::ANSWER, key, say!("check-no-move-right"));
        log.push(found.label(say!("check-empty-list")));
    }
}

/// Whoever asks for a mate and lists one must list them all, or a child that mates is told it is wrong.
fn other_mates<G: Geometry>(
    tab: &Tab<'_>,
    position: &Position<G>,
    listed: &[(Move<G>, Text<'_>)],
    log: &mut Log<'_>,
) {
    let all_mate = listed.iter().all(|(mv, _)| Goal::Mate.is_met(position, mv));
    if all_mate && !listed.is_empty() {
        compare(tab, position, listed, &Goal::Mate.moves(position), log);
    }
}

/// "Check!" is only said when it is one.
fn all_give_check<G: Geometry>(
    tab: &Tab<'_>,
    position: &Position<G>,
    accept: &Accept<G>,
    log: &mut Log<'_>,
) {
    let mut moves = accept.moves(position);
    moves.retain(|mv| !Goal::Check.is_met(position, mv));
    if let Some(text) = tab.text(log, "call").filter(|_| !moves.is_empty()) {
        let moves = list_of_moves(position, &moves);
        let message = say!("check-no-call", list = moves);
        let found = Diagnostic::error(codes::ANSWER, text.inside(), message)
            .label(say!("check-no-call-label"));
        log.push(found.help(say!("check-no-call-help")));
    }
}

/// The listed moves: legal, each once.
fn answers<'t, G: Geometry>(
    line: &Line<G>,
    texts: &[Text<'t>],
    log: &mut Log<'_>,
) -> Vec<(Move<G>, Text<'t>)> {
    let mut moves: Vec<(Move<G>, Text<'t>)> = Vec::new();
    for text in texts {
        let Some(mv) = moves_text::legal(line, *text, log) else {
            continue;
        };
        match moves.iter().find(|(other, _)| *other == mv) {
            None => moves.push((mv, *text)),
            Some((_, first)) => {
                let found = Diagnostic::error(
                    codes::DUPLICATE,
                    text.inside(),
                    say!("check-move-listed-twice"),
                );
                log.push(
                    found
                        .label(say!("check-again-here"))
                        .also(first.inside(), say!("check-first-here")),
                );
            }
        }
    }
    moves
}

/// Compares the author's list with the moves that reach the goal.
fn compare<G: Geometry>(
    tab: &Tab<'_>,
    position: &Position<G>,
    listed: &[(Move<G>, Text<'_>)],
    right: &[Move<G>],
    log: &mut Log<'_>,
) {
    for (_, text) in listed.iter().filter(|(mv, _)| !right.contains(mv)) {
        let message = say!("check-misses-goal", text = text.value);
        let found =
            Diagnostic::error(codes::ANSWER, text.inside(), message).label(say!("check-not-right"));
        log.push(found.help(say!(
            "check-right-are",
            list = list_of_moves(position, right)
        )));
    }
    let missing: Vec<Move<G>> = right
        .iter()
        .filter(|mv| listed.iter().all(|(other, _)| other != *mv))
        .copied()
        .collect();
    if let Some(key) = tab.key("answer").filter(|_| !missing.is_empty()) {
        let message = say!(
            "check-more-moves-right",
            list = list_of_moves(position, &missing)
        );
        let found = Diagnostic::error(codes::ANSWER, key, message)
            .label(say!("check-more-moves-right-label"));
        log.push(found.help(say!("check-more-moves-right-help")));
    }
}
