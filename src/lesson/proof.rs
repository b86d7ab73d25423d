//! The proof of a step in words: the answer the rules core found, and what it cost to find it.
//!
//! A [`Lesson`](crate::lesson::Lesson) is proved when it is read; this tells a doubting author how. The par
//! is searched for once more, with the same limit.

use crate::diagnostic::{Message, say};
use crate::lesson::kinds::collect::MAX_NODES;
use crate::lesson::moves_text::{list_of, list_of_moves};
use crate::lesson::task::{Standing, Task};
use crate::lesson::{Accept, Step};
use crate::rules::notation::san;
use crate::rules::{Fault, Geometry, Move, Position, Verdict};
use crate::solve::{Budget, collect};

/// What was proved about a step, one sentence for each part.
#[must_use]
pub fn of<G: Geometry>(step: &Step<G>) -> Vec<Message> {
    let position = step.position();
    match &step.task {
        Task::Squares { answer, .. } => vec![answer_is(list_of(*answer))],
        Task::Allow { fault, answer, .. } => vec![refused(fault), answer_is(list_of(*answer))],
        Task::Collect { .. } => collected(step),
        Task::Move { accept, .. } => vec![found(position, accept)],
        Task::Judge { verdict, .. } => vec![judged(verdict)],
        Task::Illegal { fault, .. } => vec![refused(fault)],
        Task::Play { lines } => lines.iter().map(|line| played(position, line)).collect(),
        Task::Status { answer, .. } => vec![answer_is(Standing::code(*answer))],
        Task::Claim { answer, .. } => vec![answer_is(answer.code())],
        Task::Count { answer, .. } => vec![answer_is(answer.to_string())],
        Task::Write { san, .. } => vec![answer_is(san.as_str())],
        Task::Choose { options } => {
            let right = options.iter().filter(|option| option.right);
            let names: Vec<&str> = right.map(|option| option.id.as_str()).collect();
            vec![answer_is(names.join(", "))]
        }
        Task::Sort { pieces, options } => {
            let groups = pieces.iter().map(|group| {
                let names: Vec<String> = group.iter().map(ToString::to_string).collect();
                names.join(" = ")
            });
            let ids = options.iter().map(|option| option.id.clone());
            vec![answer_is(groups.chain(ids).collect::<Vec<_>>().join(", "))]
        }
        Task::Practice(asked) => vec![say!(
            "check-proof-practice",
            skill = asked.skill.name,
            level = u32::from(asked.level),
            count = asked.count,
            pass = asked.pass
        )],
        Task::Say
        | Task::Story(_)
        | Task::Try { .. }
        | Task::Name { .. }
        | Task::Setup { .. }
        | Task::Game { .. } => {
            vec![say!("check-proof-open")]
        }
    }
}

fn answer_is(answer: impl Into<String>) -> Message {
    say!("check-proof-answer", answer = answer.into())
}

fn found<G: Geometry>(position: &Position<G>, accept: &Accept<G>) -> Message {
    answer_is(list_of_moves(position, &accept.moves(position)).replace('`', ""))
}

fn judged<G: Geometry>(verdict: &Verdict<G>) -> Message {
    match verdict {
        Verdict::Legal(_) => say!("check-proof-legal"),
        Verdict::Illegal(fault) => refused(fault),
    }
}

fn refused<G: Geometry>(fault: &Fault<G>) -> Message {
    say!(
        "check-proof-refused",
        reason = fault.reason().code(),
        article = fault.article()
    )
}

/// The moves of a line, with English letters.
fn played<G: Geometry>(start: &Position<G>, moves: &[Move<G>]) -> Message {
    let mut now = *start;
    let mut said = Vec::new();
    for mv in moves {
        said.push(san::write(&now, mv));
        now = now.after(mv);
    }
    answer_is(said.join(" "))
}

/// A shortest way to everything that a `collect` step asks for; `None` in the other kinds.
#[must_use]
pub fn way<G: Geometry>(step: &Step<G>) -> Option<collect::Solution<G>> {
    collect::solve(&step.collecting()?, &mut Budget::nodes(MAX_NODES)).ok()
}

/// A shortest way in words.
fn collected<G: Geometry>(step: &Step<G>) -> Vec<Message> {
    let (Some(way), Some(mut task)) = (way(step), step.collecting()) else {
        return vec![say!("check-proof-open")];
    };
    let mut said = Vec::new();
    for mv in &way.moves {
        said.push(san::write(&task.position, mv));
        task = task.after(mv);
    }
    vec![
        answer_is(said.join(" ")),
        say!("check-proof-par", n = way.cost, nodes = way.nodes),
    ]
}
