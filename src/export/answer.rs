//! The answer sheet: what the rules core has proved about each exercise, in words and on a small board.

use crate::explain;
use crate::export::ask::{claimable, drilled, standing};
use crate::export::block::{Block, Label, Part, Picture};
use crate::export::board::{arrow, crosses, scene};
use crate::export::kit::Kit;
use crate::lesson::task::{Choice, Claimable, NameAsk, Standing};
use crate::lesson::{Step, Task, proof};
use crate::locale::{Key, Phrase};
use crate::rules::{Attempt, Fault, Line, Move, Square, SquareSet, Verdict};
use crate::scene::{ArrowKind, Coordinates, Mark, Scene};

/// The most arrows on a small board.
const MANY: usize = 8;

/// The answer of a step.
pub(super) fn block(kit: &Kit<'_>, at: usize, number: usize) -> Option<Block> {
    let step = kit.lesson.steps.get(at)?;
    let is_shown = step.has_board || matches!(step.task, Task::Name { .. });
    Some(Block {
        label: Label::Number(number),
        picture: is_shown.then(|| picture(step)),
        parts: parts(kit, at, step),
    })
}

fn picture(step: &Step) -> Picture {
    let mut scene = scene(step);
    if let Task::Setup { target, .. } = &step.task {
        scene.pieces = Scene::of_board(target, step.side).pieces;
    }
    scene.coordinates = Coordinates::Hidden;
    scene.marks = marks(step);
    Picture { scene, turn: None }
}

/// What the small board shows.
fn marks(step: &Step) -> Vec<Mark> {
    let arrows = |moves: &[Move]| -> Vec<Mark> {
        let few = moves.iter().take(MANY);
        few.map(|mv| arrow(mv.from(), mv.to(), ArrowKind::Move))
            .collect()
    };
    match &step.task {
        Task::Squares { answer, .. } => crosses(*answer).collect(),
        Task::Collect { stars, .. } => {
            let stars = stars.iter().map(|at| Mark::Star(Square::into(at)));
            let way = proof::way(step).map(|way| arrows(&way.moves));
            stars.chain(way.unwrap_or_default()).collect()
        }
        Task::Move { accept, .. } => arrows(&accept.moves(step.position())),
        Task::Judge { attempt, .. } | Task::Illegal { attempt, .. } => {
            vec![arrow(attempt.from, attempt.to, ArrowKind::Move)]
        }
        Task::Write { mv, .. } => arrows(&[*mv]),
        Task::Name { ask, from, .. } => {
            let squares: SquareSet = drilled(*ask, *from).into_iter().collect();
            crosses(covered(*ask, squares)).collect()
        }
        _ => Vec::new(),
    }
}

/// The squares of a drill's answers; a file or a rank is whole.
fn covered(ask: NameAsk, squares: SquareSet) -> SquareSet {
    let is_covered = |at: &Square| {
        squares.iter().any(|asked| match ask {
            NameAsk::Square => asked == *at,
            NameAsk::File => asked.file() == at.file(),
            NameAsk::Rank => asked.rank() == at.rank(),
            NameAsk::Color => false,
        })
    };
    Square::all().filter(is_covered).collect()
}

fn parts(kit: &Kit<'_>, at: usize, step: &Step) -> Vec<Part> {
    let strong = |text: String| vec![Part::Strong(text)];
    match &step.task {
        Task::Squares { answer, .. } => strong(names(*answer)),
        Task::Collect { .. } => collected(kit, step),
        Task::Move { accept, .. } => {
            let position = step.position();
            strong(kit.moves(position, &accept.moves(position)).join(", "))
        }
        Task::Judge {
            attempt, verdict, ..
        } => judged(kit, at, step, *attempt, verdict),
        Task::Illegal { fault, .. } => refused(kit, at, step, fault),
        Task::Name { ask, from, .. } => strong(drill(kit, *ask, *from)),
        Task::Play { lines } => {
            let lines = lines.iter();
            lines
                .map(|line| Part::Strong(kit.line(step.position(), line)))
                .collect()
        }
        Task::Status { answer } => {
            let mut parts = strong(kit.say(&standing(*answer)));
            parts.extend(stood(step, *answer).map(|phrase| Part::Text(kit.say(&phrase))));
            parts.extend(yes(kit, at));
            parts
        }
        Task::Claim { next, answer } => {
            let mut parts = strong(kit.say(&claimable(*answer)));
            parts.extend(counted(&step.line, *next, *answer).map(|it| Part::Text(kit.say(&it))));
            parts.extend(yes(kit, at));
            parts
        }
        Task::Count { answer, .. } => strong(answer.to_string()),
        Task::Write { san, .. } => strong(kit.san(san)),
        Task::Setup { .. } => vec![Part::Note(kit.say(&Phrase::PaperAsOnBoard))],
        Task::Choose { options } => chosen(kit, at, options),
        Task::Say | Task::Try { .. } | Task::Game { .. } => {
            vec![Part::Note(kit.say(&Phrase::PaperOpen))]
        }
    }
}

fn names(squares: SquareSet) -> String {
    let mut names: Vec<String> = squares.iter().map(|at| at.to_string()).collect();
    names.sort();
    names.join(", ")
}

/// A shortest way, and how long it is.
fn collected(kit: &Kit<'_>, step: &Step) -> Vec<Part> {
    let (Some(way), Some(task)) = (proof::way(step), step.collecting()) else {
        return vec![Part::Note(kit.say(&Phrase::PaperOpen))];
    };
    let mut now = task;
    let mut written = Vec::new();
    for (place, mv) in way.moves.iter().enumerate() {
        let mv_written = kit.moves(&now.position, &[*mv]).concat();
        written.push(format!("{}. {mv_written}", place + 1));
        now = now.after(mv);
    }
    let moves = u32::try_from(way.cost).unwrap_or(u32::MAX);
    vec![
        Part::Strong(written.join(" ")),
        Part::Note(kit.say(&Phrase::PaperFewest { moves })),
    ]
}

fn judged(kit: &Kit<'_>, at: usize, step: &Step, attempt: Attempt, verdict: &Verdict) -> Vec<Part> {
    let named = format!("{}-{}", attempt.from, attempt.to);
    match verdict {
        Verdict::Legal(_) => {
            let answer = format!("{} ({named})", kit.say(&Phrase::ButtonLegal));
            [Part::Strong(answer)]
                .into_iter()
                .chain(yes(kit, at))
                .collect()
        }
        Verdict::Illegal(fault) => {
            let answer = format!("{} ({named})", kit.say(&Phrase::ButtonNotLegal));
            let mut parts = vec![Part::Strong(answer)];
            parts.extend(refused(kit, at, step, fault));
            parts
        }
    }
}

/// Why a move is refused: the step's own sentence or the program's, and the article of the Laws.
fn refused(kit: &Kit<'_>, at: usize, step: &Step, fault: &Fault) -> Vec<Part> {
    let explanation = explain::fault(step.position(), fault);
    let own = Key::Because(fault.reason().code().to_owned());
    let sentence = kit.own(Some(at), &own);
    let sentence = sentence.unwrap_or_else(|| kit.say(&explanation.sentence));
    let article = explanation.article.to_owned();
    vec![
        Part::Text(sentence),
        Part::Note(kit.say(&Phrase::PaperArticle { article })),
    ]
}

/// What the lesson says to a right answer.
fn yes(kit: &Kit<'_>, at: usize) -> Option<Part> {
    kit.own(Some(at), &Key::Yes).map(Part::Text)
}

fn drill(kit: &Kit<'_>, ask: NameAsk, from: SquareSet) -> String {
    let squares = drilled(ask, from).into_iter();
    let told = squares.map(|at| match ask {
        NameAsk::Square => at.to_string(),
        NameAsk::File => at.file_letter().to_string(),
        NameAsk::Rank => (at.rank() + 1).to_string(),
        NameAsk::Color => {
            let color = match at.is_dark() {
                true => Phrase::AnswerDark,
                false => Phrase::AnswerLight,
            };
            format!("{at}: {}", kit.say(&color))
        }
    });
    told.collect::<Vec<_>>().join(", ")
}

/// Why a position is what it is.
fn stood(step: &Step, answer: Standing) -> Option<Phrase> {
    let side = explain::side_word(step.position().turn());
    match answer {
        Standing::Check => Some(Phrase::DoneStatusCheck { side }),
        Standing::PlayOn => None,
        _ => {
            let outcome = step.line.outcome()?;
            Some(explain::outcome(step.position(), outcome).sentence)
        }
    }
}

/// The count that a claim rests on.
fn counted(line: &Line, next: Option<Attempt>, answer: Claimable) -> Option<Phrase> {
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
fn chosen(kit: &Kit<'_>, at: usize, options: &[Choice]) -> Vec<Part> {
    let right = options.iter().filter(|option| option.right);
    let told = right.flat_map(|option| {
        let own = kit.own(Some(at), &Key::Option(option.id.clone()));
        let said = kit.own(Some(at), &Key::OptionSay(option.id.clone()));
        let own = own.unwrap_or_else(|| option.id.clone());
        [Some(Part::Strong(own)), said.map(Part::Text)]
    });
    told.flatten().chain(yes(kit, at)).collect()
}
