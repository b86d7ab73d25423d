//! `move`: the child finds a move.

use crate::diagnostic::{Diagnostic, say};
use crate::lesson::goal::Goal;
use crate::lesson::log::Log;
use crate::lesson::moves_text::{self, list_of_moves};
use crate::lesson::tab::Tab;
use crate::lesson::text::Text;
use crate::lesson::{Accept, Task, codes};
use crate::rules::{Line, Move, Position};

/// Reads and proves the step's own settings.
pub(in crate::lesson) fn read(
    tab: &Tab<'_>,
    line: Option<&Line>,
    log: &mut Log<'_>,
) -> Option<Task> {
    let n_before = log.n_found();
    if !tab.has("answer") && !tab.has("goal") {
        let help = say!("check-move-without-answer-help");
        let message = say!("check-move-without-answer");
        tab.miss(log, message, say!("check-no-answer"), Some(help));
    }
    let line = line?;
    let position = line.position();
    let listed = answers(line, &tab.list(log, "answer"), log);
    let goal_text = tab.text(log, "goal");
    let goal = goal_text.and_then(|text| Goal::from_name(text.value));
    if let Some((text, goal)) = goal_text.zip(goal) {
        can_be_met(position, text, goal, log);
    }
    if log.n_found() > n_before || (goal.is_none() && listed.is_empty()) {
        if let Some(key) = tab
            .key("answer")
            .filter(|_| log.n_found() == n_before && tab.is_usable("answer") && !tab.has("goal"))
        {
            log.push(
                Diagnostic::error(codes::ANSWER, key, say!("check-no-move-right"))
                    .label(say!("check-empty-list")),
            );
        }
        return None;
    }
    if let Some(goal) = goal.filter(|_| tab.is_usable("answer")) {
        compare(tab, position, &listed, goal, log);
    }
    let accept = match goal {
        Some(goal) => Accept::Goal(goal),
        None => Accept::Moves(listed.into_iter().map(|(mv, _)| mv).collect()),
    };
    (log.n_found() == n_before).then(|| Task::Move {
        accept,
        all: tab.is_on("all"),
    })
}

/// The listed moves: legal, each once.
fn answers<'t>(line: &Line, texts: &[Text<'t>], log: &mut Log<'_>) -> Vec<(Move, Text<'t>)> {
    let mut moves: Vec<(Move, Text<'t>)> = Vec::new();
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

fn can_be_met(position: &Position, text: Text<'_>, goal: Goal, log: &mut Log<'_>) {
    if !goal.moves(position).is_empty() {
        return;
    }
    let message = match goal {
        Goal::Escape if !position.is_check() => {
            say!("check-nothing-to-escape")
        }
        _ => say!("check-goal-out-of-reach", goal = text.value),
    };
    log.push(
        Diagnostic::error(codes::GOAL, text.inside(), message).label(say!("check-cannot-be-done")),
    );
}

/// Compares the author's list with the moves that reach the goal.
fn compare(
    tab: &Tab<'_>,
    position: &Position,
    listed: &[(Move, Text<'_>)],
    goal: Goal,
    log: &mut Log<'_>,
) {
    let right = goal.moves(position);
    for (_, text) in listed.iter().filter(|(mv, _)| !right.contains(mv)) {
        let message = say!("check-misses-goal", text = text.value);
        let found =
            Diagnostic::error(codes::ANSWER, text.inside(), message).label(say!("check-not-right"));
        log.push(found.help(say!(
            "check-right-are",
            list = list_of_moves(position, &right)
        )));
    }
    let missing: Vec<Move> = right
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
