//! The answer of each step in words: what the rules core has proved, for paper and for a teacher.
//!
//! Left out: pictures. Where the answer is to be seen on a board, whoever shows it draws it.

mod reader;

pub use reader::Reader;

use crate::explain;
use crate::lesson::task::{Choice, Claimable, Standing};
use crate::lesson::{Step, Task, proof};
use crate::locale::{Phrase, WordKey};
use crate::rules::{Attempt, Fault, Geometry, Line, SquareSet, Verdict};

/// A part of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerPart {
    /// The answer itself.
    Strong(String),
    /// Why, in the lesson's own words or the program's.
    Text(String),
    /// A word of help.
    Note(String),
}

/// The answer of a step, by its number from 0; empty where every answer is right, or where the
/// questions are drawn by lot.
#[must_use]
pub fn answer<G: Geometry>(reader: &Reader<'_, G>, at: usize) -> Vec<AnswerPart> {
    let Some(step) = reader.lesson.steps.get(at) else {
        return Vec::new();
    };
    let strong = |text: String| vec![AnswerPart::Strong(text)];
    match &step.task {
        Task::Squares { answer, .. } => strong(names(*answer)),
        Task::Collect { .. } => collected(reader, step),
        Task::Move { accept, .. } => {
            let position = step.position();
            strong(reader.moves(position, &accept.moves(position)).join(", "))
        }
        Task::Judge {
            attempt, verdict, ..
        } => judged(reader, at, step, *attempt, verdict),
        Task::Illegal { fault, .. } => refused(reader, at, step, fault),
        Task::Allow { answer, .. } => strong(names(*answer)),
        Task::Play { lines } => {
            let lines = lines.iter();
            lines
                .map(|line| AnswerPart::Strong(reader.line(step.position(), line)))
                .collect()
        }
        Task::Status { answer, offer } => {
            let mut parts = strong(reader.say(&standing(*answer, offer)));
            parts.extend(stood(step, *answer).map(|phrase| AnswerPart::Text(reader.say(&phrase))));
            parts.extend(yes(reader, at));
            parts
        }
        Task::Claim { next, answer, .. } => {
            let mut parts = strong(reader.say(&claimable(*answer)));
            parts.extend(
                counted(&step.line, *next, *answer).map(|it| AnswerPart::Text(reader.say(&it))),
            );
            parts.extend(yes(reader, at));
            parts
        }
        Task::Count { answer, .. } => strong(answer.to_string()),
        Task::Write { san, .. } => strong(reader.san(san)),
        Task::Setup { .. } => vec![AnswerPart::Note(reader.say(&Phrase::PaperAsOnBoard))],
        Task::Choose { options } => chosen(reader, at, options),
        Task::Sort { pieces, options } => {
            let groups = pieces
                .iter()
                .map(|group| names(group.iter().copied().collect()));
            let own = |id: &str| reader.own(Some(at), &WordKey::Option(id.to_owned()));
            let named = options.iter();
            let named = named.map(|it| own(&it.id).unwrap_or_else(|| it.id.clone()));
            let sizes = pieces.iter().map(Vec::len).chain(options.iter().map(|_| 1));
            strong(in_order(groups.chain(named).zip(sizes)))
        }
        Task::Say
        | Task::Story(_)
        | Task::Try { .. }
        | Task::Game { .. }
        | Task::Name { .. }
        | Task::Practice(_) => Vec::new(),
    }
}

fn names<G: Geometry>(squares: SquareSet<G>) -> String {
    let mut names: Vec<String> = squares.iter().map(|at| at.to_string()).collect();
    names.sort();
    names.join(", ")
}

/// Things in order with their numbers; those that may come in either order share theirs: `2.–3. c4, d4`.
fn in_order(groups: impl Iterator<Item = (String, usize)>) -> String {
    let mut before = 0;
    let numbered = groups.map(|(name, size)| {
        let first = before + 1;
        before += size;
        match size {
            1 => format!("{first}. {name}"),
            _ => format!("{first}.–{before}. {name}"),
        }
    });
    numbered.collect::<Vec<_>>().join("; ")
}

/// A shortest way, and how long it is.
fn collected<G: Geometry>(reader: &Reader<'_, G>, step: &Step<G>) -> Vec<AnswerPart> {
    let (Some(way), Some(task)) = (proof::way(step), step.collecting()) else {
        return vec![AnswerPart::Note(reader.say(&Phrase::PaperOpen))];
    };
    let mut now = task;
    let mut written = Vec::new();
    for (place, mv) in way.moves.iter().enumerate() {
        let mv_written = reader.moves(&now.position, &[*mv]).concat();
        written.push(format!("{}. {mv_written}", place + 1));
        now = now.after(mv);
    }
    let moves = u32::try_from(way.cost).unwrap_or(u32::MAX);
    vec![
        AnswerPart::Strong(written.join(" ")),
        AnswerPart::Note(reader.say(&Phrase::PaperFewest { moves })),
    ]
}

fn judged<G: Geometry>(
    reader: &Reader<'_, G>,
    at: usize,
    step: &Step<G>,
    attempt: Attempt<G>,
    verdict: &Verdict<G>,
) -> Vec<AnswerPart> {
    let named = format!("{}-{}", attempt.from, attempt.to);
    match verdict {
        Verdict::Legal(_) => {
            let answer = format!("{} ({named})", reader.say(&Phrase::ButtonLegal));
            [AnswerPart::Strong(answer)]
                .into_iter()
                .chain(yes(reader, at))
                .collect()
        }
        Verdict::Illegal(fault) => {
            let answer = format!("{} ({named})", reader.say(&Phrase::ButtonNotLegal));
            let mut parts = vec![AnswerPart::Strong(answer)];
            parts.extend(refused(reader, at, step, fault));
            parts
        }
    }
}

/// Why a move is refused: the step's own sentence or the program's, and the article of the Laws.
fn refused<G: Geometry>(
    reader: &Reader<'_, G>,
    at: usize,
    step: &Step<G>,
    fault: &Fault<G>,
) -> Vec<AnswerPart> {
    let explanation = explain::fault(step.position(), fault);
    let own = WordKey::Because(fault.reason().code().to_owned());
    let sentence = reader.own(Some(at), &own);
    let sentence = sentence.unwrap_or_else(|| reader.say(&explanation.sentence));
    let article = explanation.article.to_owned();
    let note = match explanation.article {
        "" => Phrase::HouseRuleHeading,
        _ => Phrase::PaperArticle { article },
    };
    vec![
        AnswerPart::Text(sentence),
        AnswerPart::Note(reader.say(&note)),
    ]
}

/// What the lesson says to a right answer.
fn yes<G: Geometry>(reader: &Reader<'_, G>, at: usize) -> Option<AnswerPart> {
    reader.own(Some(at), &WordKey::Yes).map(AnswerPart::Text)
}

/// Why a position is what it is.
fn stood<G: Geometry>(step: &Step<G>, answer: Standing) -> Option<Phrase> {
    match answer {
        Standing::Check => explain::check_on(step.position()).map(|(said, _)| said),
        Standing::PlayOn => None,
        _ => {
            let outcome = step.line.outcome()?;
            Some(explain::outcome(step.position(), outcome).sentence)
        }
    }
}

/// The count that a claim rests on.
fn counted<G: Geometry>(
    line: &Line<G>,
    next: Option<Attempt<G>>,
    answer: Claimable,
) -> Option<Phrase> {
    let mut line = line.clone();
    if let Some(next) = next {
        line.play(next).ok()?;
    }
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    Some(match answer {
        Claimable::FiftyMoves => Phrase::FactQuiet {
            moves: number(line.quiet_plies() / 2),
        },
        Claimable::Threefold | Claimable::Nothing => Phrase::FactTimes {
            times: number(line.occurrences()),
        },
    })
}

/// The right ones of the answers to choose from, with what is said to them.
fn chosen<G: Geometry>(reader: &Reader<'_, G>, at: usize, options: &[Choice]) -> Vec<AnswerPart> {
    let right = options.iter().filter(|option| option.right);
    let told = right.flat_map(|option| {
        let own = reader.own(Some(at), &WordKey::Option(option.id.clone()));
        let said = reader.own(Some(at), &WordKey::OptionSay(option.id.clone()));
        let own = own.unwrap_or_else(|| option.id.clone());
        [Some(AnswerPart::Strong(own)), said.map(AnswerPart::Text)]
    });
    told.flatten().chain(yes(reader, at)).collect()
}

/// The name of what a position is, among the answers that are offered. Two of them must not be right at once: where mate is
/// offered, a check is none, and where a check is, playing on is without one.
#[must_use]
pub fn standing(standing: Standing, offer: &[Standing]) -> Phrase {
    match standing {
        Standing::Check if offer.contains(&Standing::Checkmate) => Phrase::AnswerCheckNoMate,
        Standing::PlayOn if offer.contains(&Standing::Check) => Phrase::AnswerNoCheck,
        Standing::Check => Phrase::AnswerCheck,
        Standing::Checkmate => Phrase::AnswerCheckmate,
        Standing::Stalemate => Phrase::AnswerStalemate,
        // Nobody wins by a stalemate either.
        Standing::DeadPosition if offer.contains(&Standing::Stalemate) => {
            Phrase::AnswerDeadNotStalemate
        }
        Standing::DeadPosition => Phrase::AnswerDeadPosition,
        Standing::PlayOn => Phrase::AnswerPlayOn,
    }
}

/// The name of what may be claimed.
#[must_use]
pub const fn claimable(claimable: Claimable) -> Phrase {
    match claimable {
        Claimable::Threefold => Phrase::AnswerThreefold,
        Claimable::FiftyMoves => Phrase::AnswerFiftyMoves,
        Claimable::Nothing => Phrase::AnswerNothing,
    }
}
