//! `squarewise check --explain ID`: the proof of each step, for authors who want to see why it holds.
//!
//! For each step its kind, then what the rules core worked out: the squares, the right moves, the fewest
//! moves with one way that needs no more, the verdict with its reason, the mate with its length.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::cli::named::Named;
use crate::cli::place::print;
use crate::lesson::task::Choice;
use crate::lesson::{Accept, Lesson, Step, Task};
use crate::rules::notation::san;
use crate::rules::{Attempt, Board, Move, Position, SquareSet, Verdict};
use crate::solve::{Budget, collect, mate};

/// How many positions one search may look at.
const LIMIT: usize = 2_000_000;
/// In how many moves a mate is looked for.
const MATE: u32 = 4;

/// Writes the proof of a lesson; `name` is its file or its id.
pub(super) fn run(name: &str, folders: &[PathBuf]) -> ExitCode {
    match Named::find(name, folders) {
        Ok(named) => print(proof(&named.entry.lesson).as_bytes()),
        Err(code) => code,
    }
}

fn proof(lesson: &Lesson) -> String {
    let mut text = format!("{}: {} steps\n", lesson.id, lesson.steps.len());
    for (step, number) in lesson.steps.iter().zip(1..) {
        let kind = step.task.kind().name();
        text.push_str(&format!("\n{number}. {} ({kind})\n", step.id));
        for line in of_step(step) {
            text.push_str(&format!("   {line}\n"));
        }
    }
    text
}

fn of_step(step: &Step) -> Vec<String> {
    let position = step.position();
    match &step.task {
        Task::Say => vec!["nothing to solve".to_owned()],
        Task::Squares { answer, .. } => vec![format!("{}: {}", answer.len(), squares(*answer))],
        Task::Collect { par, .. } => collected(step, *par),
        Task::Move { accept, all, .. } => moves(position, accept, *all),
        Task::Judge {
            attempt, verdict, ..
        } => vec![judged(*attempt, verdict)],
        Task::Illegal { attempt, fault } => {
            let (move_, reason) = (tried(*attempt), fault.reason().code());
            vec![format!(
                "{move_} is refused: {reason}, Laws {}",
                fault.article()
            )]
        }
        Task::Try { n_moves, .. } => {
            let n_legal = position.legal_moves().len();
            vec![format!(
                "{n_moves} moves of the child's choice; {n_legal} are legal at first"
            )]
        }
        Task::Name { from, times, .. } => {
            vec![format!("{times} questions about {} squares", from.len())]
        }
        Task::Play { lines } => played(position, lines),
        Task::Status { answer } => vec![format!("the rules say: {}", answer.code())],
        Task::Claim { next, answer } => {
            let with = next.map_or(String::new(), |next| format!(" with {}", tried(next)));
            vec![format!("the rules say{with}: {}", answer.code())]
        }
        Task::Count { answer, .. } => vec![format!("the answer is {answer}")],
        Task::Write { san, .. } => vec![format!("it is written {san}")],
        Task::Setup { target, given } => {
            vec![format!(
                "{} of {} pieces are given",
                count(given),
                count(target)
            )]
        }
        Task::Choose { options } => vec![chosen(options)],
        Task::Game { players, .. } => {
            let n_legal = position.legal_moves().len();
            vec![format!("{players} players; {n_legal} first moves")]
        }
    }
}

/// The fewest moves, and one way that needs no more.
fn collected(step: &Step, par: u32) -> Vec<String> {
    let Some(task) = step.collecting() else {
        return Vec::new();
    };
    let mut budget = Budget::nodes(LIMIT);
    let Ok(found) = collect::solve(&task, &mut budget) else {
        return vec![format!("par {par}")];
    };
    let way: Vec<String> = found.moves.iter().map(|mv| tried(mv.attempt())).collect();
    let ways = collect::count(&task, found.cost, &mut Budget::nodes(LIMIT));
    let ways = match ways {
        Ok(1) => ", the only way".to_owned(),
        Ok(n) => format!(", one of {n} ways"),
        Err(_) => String::new(),
    };
    vec![
        format!("par {par}: {}{ways}", way.join(" ")),
        format!("{} positions looked at", found.nodes),
    ]
}

/// Every right move; if one of them mates by force, in how many moves.
fn moves(position: &Position, accept: &Accept, all: bool) -> Vec<String> {
    let right = accept.moves(position);
    let names: Vec<String> = right.iter().map(|mv| san::write(position, mv)).collect();
    let what = match (right.len(), all) {
        (1, _) => "the only right move",
        (_, true) => "all are to be found",
        (_, false) => "one of them is enough",
    };
    let mut told = vec![format!("{} ({what})", names.join(", "))];
    told.extend(mating(position, &right));
    told
}

fn mating(position: &Position, right: &[Move]) -> Option<String> {
    let mut budget = Budget::nodes(LIMIT);
    let found = mate::shortest(position, MATE, &mut budget).ok().flatten()?;
    if !right.iter().any(|mv| found.keys.contains(mv)) {
        return None;
    }
    let line = line_of(position, &found.line);
    let (moves, nodes) = (found.moves, found.nodes);
    Some(format!(
        "mate in {moves}: {line} ({nodes} positions looked at)"
    ))
}

fn played(position: &Position, lines: &[Vec<Move>]) -> Vec<String> {
    let lines = lines.iter();
    lines.map(|line| line_of(position, line)).collect()
}

/// A line in SAN.
fn line_of(position: &Position, line: &[Move]) -> String {
    let mut position = *position;
    let mut names = Vec::new();
    for mv in line {
        names.push(san::write(&position, mv));
        position = position.after(mv);
    }
    names.join(" ")
}

fn judged(attempt: Attempt, verdict: &Verdict) -> String {
    let mv = tried(attempt);
    match verdict {
        Verdict::Legal(_) => format!("{mv} is legal"),
        Verdict::Illegal(fault) => {
            let (reason, article) = (fault.reason().code(), fault.article());
            format!("{mv} is not legal: {reason}, Laws {article}")
        }
    }
}

fn chosen(options: &[Choice]) -> String {
    let right = options.iter().filter(|option| option.right);
    let right: Vec<&str> = right.map(|option| option.id.as_str()).collect();
    format!(
        "{} of {} answers are right: {}",
        right.len(),
        options.len(),
        right.join(", ")
    )
}

fn squares(set: SquareSet) -> String {
    let names: Vec<String> = set.iter().map(|square| square.to_string()).collect();
    names.join(" ")
}

/// As lessons write it: `e2-e4`.
fn tried(attempt: Attempt) -> String {
    let (from, to) = (attempt.from, attempt.to);
    let told = attempt.to_string();
    let squares = format!("{from}{to}");
    let promotion = told.strip_prefix(&squares).unwrap_or_default();
    format!("{from}-{to}{promotion}")
}

fn count(board: &Board) -> u32 {
    board.occupied().len()
}
