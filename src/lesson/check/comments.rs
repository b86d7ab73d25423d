//! `wrong` and `because_say`: sentences for one certain mistake. Each must be able to be heard.
//!
//! Behind a wrong move may stand the answer of the other side, `"c2-c6 b7-c6"`: it is played out on the board while the
//! sentence is told, so it must be legal. Where a step collects, the program finds by itself who could take.

use std::collections::{BTreeSet, HashSet};

use crate::diagnostic::{Diagnostic, Message, say};
use crate::lesson::check::has_no_meaning;
use crate::lesson::check::verdicts::reason;
use crate::lesson::kinds::Refusals;
use crate::lesson::kinds::collect::What;
use crate::lesson::log::Log;
use crate::lesson::moves_text;
use crate::lesson::tab::{Pair, Tab};
use crate::lesson::text::Text;
use crate::lesson::{Task, Wrong, codes};
use crate::rules::notation::san;
use crate::rules::{
    Attempt, Castling, Fault, Geometry, Line, Move, Position, Reason, Seat, Setup, Square,
    SquareSet, Verdict, Waive,
};
use crate::solve::collect::{self, Safety, Trail};

/// The moves of `wrong`, each with its sentence if the file has it.
pub(in crate::lesson) fn wrong<'t, G: Geometry>(
    tab: &Tab<'t>,
    line: Option<&Line<G>>,
    task: Option<&Task<G>>,
    child: Option<Seat>,
    log: &mut Log<'_>,
) -> Vec<(Wrong<G>, Pair<'t>)> {
    let moves = |task: &Task<G>| task.kind().room().has_wrong_moves;
    if task.is_some_and(|task| !moves(task)) {
        has_no_meaning(tab, log, &["wrong"], say!("check-why-no-mistake"));
        return Vec::new();
    }
    let (Some(line), Some(task)) = (line, task) else {
        return Vec::new();
    };
    let child = child.unwrap_or(line.position().turn());
    let mut found: Vec<(Wrong<G>, Pair<'t>)> = Vec::new();
    let mut before = None;
    for pair in tab.pairs(log, "wrong") {
        if is_lone_sentence(&pair, before.replace(pair.name), "wrong", log) {
            unpaired(&mut found, &pair);
            continue;
        }
        let (name, answer) = with_answer(pair.name);
        let Some((attempt, before)) = mistake(line, task, child, name, log) else {
            continue;
        };
        let answer = answer.and_then(|text| answer_to(before, attempt, text, log));
        let key = key_of(attempt);
        if found.iter().any(|(other, _)| other.key == key) {
            let twice = Diagnostic::error(
                codes::DUPLICATE,
                pair.name.inside(),
                say!("check-move-has-sentence"),
            );
            log.push(twice.label(say!("check-again-here")));
        } else {
            let wrong = Wrong {
                attempt,
                key,
                answer,
            };
            found.push((wrong, pair));
        }
    }
    found
}

/// Complains about a sentence that stands where a name belongs: a pair without its own brackets.
fn is_lone_sentence(
    pair: &Pair<'_>,
    before: Option<Text<'_>>,
    setting: &str,
    log: &mut Log<'_>,
) -> bool {
    let is_sentence = pair.name.value.trim().contains(' ') && with_answer(pair.name).1.is_none();
    let is_lone = pair.say.is_none() && is_sentence;
    if is_lone {
        let message = say!("check-lone-sentence");
        let found = Diagnostic::error(codes::TYPE, pair.name.inside(), message)
            .label(say!("check-lone-sentence-label"));
        let sentence = pair.name.value;
        let is_plain = |text: &Text<'_>| !text.value.contains(' ');
        let help = match before.filter(is_plain) {
            Some(name) if !sentence.contains(['"', '`', '\n']) => {
                let value = format!("[[\"{}\", \"{sentence}\"]]", name.value);
                say!("check-write-setting", name = setting, value = value)
            }
            _ => say!("check-lone-sentence-help"),
        };
        log.push(found.help(help));
    }
    is_lone
}

/// Takes back the name in front of a sentence without brackets: together they are one mistake, and told.
fn unpaired<T>(found: &mut Vec<(T, Pair<'_>)>, sentence: &Pair<'_>) {
    let is_nameless = |(_, pair): &mut (T, Pair<'_>)| {
        pair.say.is_none() && pair.name.span.end <= sentence.name.span.start
    };
    found.pop_if(is_nameless);
}

/// A wrong move, and the answer to it if two moves stand there.
fn with_answer(text: Text<'_>) -> (Text<'_>, Option<Text<'_>>) {
    let is_move = |word: &Text<'_>| {
        let castles = word.value.starts_with(['O', '0']);
        castles || word.value.contains(|it: char| it.is_ascii_digit())
    };
    match text.words()[..] {
        [name, answer] if is_move(&name) && is_move(&answer) => (name, Some(answer)),
        _ => (text, None),
    }
}

/// The answer to a wrong move; complains if it is not legal after it, or nothing is answered here.
fn answer_to<G: Geometry>(
    before: Option<Line<G>>,
    attempt: Attempt<G>,
    text: Text<'_>,
    log: &mut Log<'_>,
) -> Option<Attempt<G>> {
    let Some(mut line) = before else {
        let message = say!("check-answer-by-itself", text = text.value);
        let found = Diagnostic::error(codes::NEVER_HEARD, text.inside(), message)
            .label(say!("check-answer-by-itself-label"));
        log.push(found.help(say!("check-answer-by-itself-help")));
        return None;
    };
    line.play(attempt).ok()?;
    Some(moves_text::legal(&line, text, log)?.attempt())
}

/// The name of a move's sentence: `f1-g1`, `e7-e8-q`.
fn key_of<G: Geometry>(attempt: Attempt<G>) -> String {
    let role = attempt
        .promotion
        .map(|role| format!("-{}", role.letter().to_ascii_lowercase()));
    format!(
        "{}-{}{}",
        attempt.from,
        attempt.to,
        role.unwrap_or_default()
    )
}

/// A move that can be made and is not right, and the line in which it is made if it can be answered there; complains
/// otherwise.
fn mistake<G: Geometry>(
    line: &Line<G>,
    task: &Task<G>,
    child: Seat,
    text: Text<'_>,
    log: &mut Log<'_>,
) -> Option<(Attempt<G>, Option<Line<G>>)> {
    let about = task.about();
    if let Some(what) = What::of(task) {
        let what = What {
            stars: SquareSet::EMPTY,
            trail: Trail::NONE,
            take_all: false,
            ..what
        };
        let found = collecting_mistake(line.position(), what, text, log);
        return found.map(|attempt| (attempt, None));
    }
    if !about.lines.is_empty() {
        return playing_mistake(line, about.lines, child, text, log);
    }
    let position = line.position();
    let attempt = moves_text::attempt(position, text, log)?;
    match (line.judge(attempt), about.accept) {
        (Verdict::Illegal(fault), Some(_)) => {
            let found = moves_text::refused(position, text.trimmed(), attempt, &fault);
            let code = fault.reason().code();
            log.push(found.help(say!("check-forbidden-help", reason = code)));
            None
        }
        (Verdict::Legal(mv), Some(accept)) if accept.is_right(position, &mv) => {
            let found = Diagnostic::error(
                codes::NEVER_HEARD,
                text.inside(),
                say!("check-is-right", text = text.value),
            );
            let found = found.label(say!("check-is-right-label"));
            log.push(found.help(say!("check-is-right-help")));
            None
        }
        (Verdict::Illegal(fault), _) => {
            log.push(moves_text::refused(
                position,
                text.trimmed(),
                attempt,
                &fault,
            ));
            None
        }
        (Verdict::Legal(mv), accept) => Some((mv.attempt(), accept.map(|_| line.clone()))),
    }
}

/// In a `play` step the mistakes are legal moves beside the lines, whenever it is the child's turn.
fn playing_mistake<G: Geometry>(
    line: &Line<G>,
    lines: &[Vec<Move<G>>],
    child: Seat,
    text: Text<'_>,
    log: &mut Log<'_>,
) -> Option<(Attempt<G>, Option<Line<G>>)> {
    let mut is_right = false;
    for moves in lines {
        let mut now = line.clone();
        for (ply, mv) in moves.iter().enumerate() {
            let is_childs = now.position().turn() == child;
            let said = san::read_attempt(now.position(), text.value.trim()).ok();
            let said = said.filter(|_| is_childs);
            let legal = said.and_then(|attempt| now.judge(attempt).legal().copied());
            let beside = |legal: &Move<G>| {
                let same = |other: &&Vec<Move<G>>| other.get(..ply) == moves.get(..ply);
                let mut here = lines.iter().filter(same);
                !here.any(|other| other.get(ply) == Some(legal))
            };
            if let Some(legal) = legal.filter(beside) {
                return Some((legal.attempt(), Some(now)));
            }
            is_right |= legal.is_some();
            now.play(mv.attempt()).ok()?;
        }
    }
    let found = if is_right {
        let message = say!("check-is-right", text = text.value);
        Diagnostic::error(codes::NEVER_HEARD, text.inside(), message)
            .label(say!("check-is-right-label"))
            .help(say!("check-is-right-help"))
    } else {
        let message = say!("check-never-legal", text = text.value);
        Diagnostic::error(codes::ILLEGAL_MOVE, text.inside(), message)
            .label(say!("check-not-legal"))
    };
    log.push(found);
    None
}

/// In a `collect` step the mistakes are moves onto attacked squares, from wherever the piece has got to.
fn collecting_mistake<G: Geometry>(
    position: &Position<G>,
    what: What<G>,
    text: Text<'_>,
    log: &mut Log<'_>,
) -> Option<Attempt<G>> {
    let complain = |log: &mut Log<'_>, message: Message, help: Message| {
        log.push(
            Diagnostic::error(codes::NEVER_HEARD, text.inside(), message)
                .label(say!("check-never-a-mistake-label"))
                .help(help),
        );
    };
    let Some(attempt) = Attempt::parse(text.value.trim()) else {
        let found = Diagnostic::error(
            codes::MOVE,
            text.inside(),
            say!("check-no-move", text = text.value),
        );
        log.push(
            found
                .label(say!("check-no-move-label"))
                .help(say!("check-write-squares")),
        );
        return None;
    };
    let task = what.task(position);
    let stood = what.piece.map_or(task.movers(), SquareSet::of);
    let there = stood.iter().find_map(|piece| moved(&task, piece, attempt));
    let Some((there, mv)) = there else {
        complain(
            log,
            say!(
                "check-nobody-goes",
                from = attempt.from.to_string(),
                to = attempt.to.to_string()
            ),
            say!("check-nobody-goes-help"),
        );
        return None;
    };
    let is_elsewhere = || what.safe == Safety::All && is_ever_caught(&task, attempt);
    if !there.is_caught(&mv) && !is_elsewhere() {
        let help = match what.safe {
            Safety::Off => say!("check-write-safe"),
            Safety::Stop => say!("check-only-attacked"),
            Safety::All => say!("check-only-hanging"),
        };
        complain(log, say!("check-no-mistake", text = text.value), help);
        return None;
    }
    Some(attempt)
}

/// Whether a move is a mistake after some of the moves that are none. Where there are too many of them to look at,
/// the author is believed.
fn is_ever_caught<G: Geometry>(task: &collect::CollectTask<G>, attempt: Attempt<G>) -> bool {
    const ENOUGH: usize = 2_000;
    let mut seen = HashSet::new();
    let mut open = vec![task.clone()];
    while let Some(now) = open.pop() {
        for mv in now.position.moves_of(now.movers()) {
            let is_caught = now.is_caught(&mv);
            if is_caught && mv.attempt() == attempt {
                return true;
            }
            let next = now.after(&mv);
            if !is_caught && seen.insert(*next.position.board()) {
                open.push(next);
            }
        }
        if seen.len() > ENOUGH {
            return true;
        }
    }
    false
}

/// The task with a collecting piece where it has got to, and its move from there.
fn moved<G: Geometry>(
    task: &collect::CollectTask<G>,
    piece: Square<G>,
    attempt: Attempt<G>,
) -> Option<(collect::CollectTask<G>, Move<G>)> {
    let mut setup = Setup::from(&task.position);
    let collector = setup.board.remove(piece)?;
    setup.board.put(attempt.from, collector);
    setup.castling = Castling::NONE;
    let waive = Waive {
        kings: true,
        check: true,
    };
    let position = setup.into_position(waive).ok()?;
    let moves = position.moves_from(attempt.from);
    let mv = moves.into_iter().find(|mv| mv.to() == attempt.to)?;
    let there = collect::CollectTask {
        position,
        piece: Some(attempt.from),
        stars: SquareSet::of(attempt.to),
        trail: Trail::NONE,
        ..task.clone()
    };
    Some((there, mv))
}

/// The reasons of `because_say`, each with its sentence if the file has it.
pub(in crate::lesson) fn because_say<'t, G: Geometry>(
    tab: &Tab<'t>,
    line: Option<&Line<G>>,
    task: Option<&Task<G>>,
    log: &mut Log<'_>,
) -> Vec<(Reason, Pair<'t>)> {
    let judges = |task: &Task<G>| task.kind().room().refusals != Refusals::Never;
    if task.is_some_and(|task| !judges(task)) {
        has_no_meaning(tab, log, &["because_say"], say!("check-why-no-refusal"));
        return Vec::new();
    }
    let pairs = tab.pairs(log, "because_say");
    let named: BTreeSet<_> = pairs
        .iter()
        .filter_map(|pair| Reason::from_code(pair.name.value))
        .collect();
    let proved = line.zip(task).filter(|_| !named.is_empty());
    let possible = proved.map(|(line, task)| possible(line, task, named));
    let mut found: Vec<(Reason, Pair<'t>)> = Vec::new();
    let mut before = None;
    for pair in pairs {
        if is_lone_sentence(&pair, before.replace(pair.name), "because_say", log) {
            unpaired(&mut found, &pair);
            continue;
        }
        let Some(reason) = reason(pair.name, log) else {
            continue;
        };
        if found.iter().any(|(other, _)| *other == reason) {
            let message = say!("check-reason-has-sentence", reason = reason.code());
            log.push(
                Diagnostic::error(codes::DUPLICATE, pair.name.inside(), message)
                    .label(say!("check-again-here")),
            );
        } else if possible
            .as_ref()
            .is_some_and(|possible| !possible.contains(&reason))
        {
            let message = say!("check-reason-never", reason = reason.code());
            let never = Diagnostic::error(codes::NEVER_HEARD, pair.name.inside(), message);
            log.push(never.label(say!("check-reason-never-label")));
        } else {
            found.push((reason, pair));
        }
    }
    found
}

/// Which of some reasons an attempt of the child can be refused for; in `collect` the board changes too
/// much to say, so every reason can.
fn possible<G: Geometry>(
    line: &Line<G>,
    task: &Task<G>,
    mut named: BTreeSet<Reason>,
) -> BTreeSet<Reason> {
    match task.kind().room().refusals {
        Refusals::TheMove => {
            let reason = task.about().fault.map(Fault::reason);
            named.retain(|named| reason == Some(*named));
            named
        }
        Refusals::Any => named,
        Refusals::Never => BTreeSet::new(),
        Refusals::Here => {
            let judge = line.judging();
            let position = line.position();
            // Most reasons are told of one's own pieces.
            let own = position.board().by_seat(position.turn());
            let tries = |from| Square::all().map(move |to| Attempt::new(from, to));
            let tries = own.iter().chain((!own).iter()).flat_map(tries);
            let mut reasons = tries.filter_map(|attempt| Some(judge(attempt).fault()?.reason()));
            let mut missing = named.clone();
            // The first try after which none is missing ends it.
            reasons.any(|reason| missing.remove(&reason) && missing.is_empty());
            &named - &missing
        }
    }
}
