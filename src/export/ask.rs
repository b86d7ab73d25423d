//! What an exercise asks on paper: its board, its words, and room for the answer.

use crate::answers::{claimable, standing};
use crate::explain;
use crate::export::block::{Block, Label, Part, Picture};
use crate::export::board::scene;
use crate::export::kit::Kit;
use crate::lesson::task::{Ask, Claimable, CountAsk, NameAsk, Said};
use crate::lesson::{Step, Task};
use crate::locale::{Key, Phrase};
use crate::rules::{Attempt, Board, Geometry, Piece, Role, Seat, Square, SquareSet};
use crate::scene::{ArrowKind, Mark, Scene};

/// The most lines to write on, and the most questions of a drill.
const MANY: usize = 6;

/// A step as a block; `None` for words without a word and a board without a mark.
pub(super) fn block<G: Geometry>(kit: &Kit<'_, G>, at: usize, label: Label) -> Option<Block> {
    let step = kit.lesson.steps.get(at)?;
    let own = kit.own(Some(at), &Key::Text);
    let picture = picture(step);
    let photo = step.picture.as_ref();
    let photo = photo.filter(|name| kit.photos.contains_key(*name));
    if matches!(step.task, Task::Say) && own.is_none() && picture.is_none() && photo.is_none() {
        return None;
    }
    let mut parts: Vec<Part> = photo.cloned().map(Part::Photo).into_iter().collect();
    parts.extend(before(kit, step).into_iter().map(Part::Note));
    let is_asked = own.as_ref().is_some_and(|text| text.contains(['?', '؟']));
    parts.extend(own.map(Part::Text));
    if !is_asked {
        let question = question(step).map(|phrase| kit.say(&phrase));
        parts.extend(question.map(Part::Text));
    }
    parts.extend(room(kit, at, step));
    Some(Block {
        label,
        picture,
        parts,
    })
}

/// The board of a step, if there is something to see on it or to draw into it.
fn picture<G: Geometry>(step: &Step<G>) -> Option<Picture> {
    let mut scene = scene(step);
    match &step.task {
        Task::Setup { given, .. } => scene.pieces = Scene::of_board(given, step.side).pieces,
        Task::Name { .. } => {}
        Task::Say if scene.pieces.is_empty() && scene.marks.is_empty() => return None,
        _ if !step.has_board => return None,
        _ => {}
    }
    scene.marks.extend(marks(step));
    let turn = turn(step);
    Some(Picture { scene, turn })
}

/// What the question itself shows: stars, and the move it is about.
fn marks<G: Geometry>(step: &Step<G>) -> Vec<Mark> {
    let shown = |from, to, kind| vec![Mark::From(Square::into(from)), Mark::arrow(from, to, kind)];
    match &step.task {
        Task::Collect { stars, .. } => stars.iter().map(|at| Mark::Star(at.into())).collect(),
        Task::Judge { attempt, .. } | Task::Illegal { attempt, .. } => {
            shown(attempt.from, attempt.to, ArrowKind::Move)
        }
        Task::Write { mv, .. } => shown(mv.from(), mv.to(), ArrowKind::Move),
        Task::Claim {
            next: Some(next), ..
        } => shown(next.from, next.to, ArrowKind::Hint),
        _ => Vec::new(),
    }
}

/// The side to move, where it matters.
fn turn<G: Geometry>(step: &Step<G>) -> Option<Seat> {
    let position = step.position();
    let turn = position.turn();
    let matters = match &step.task {
        Task::Say | Task::Collect { .. } | Task::Setup { .. } | Task::Choose { .. } => false,
        Task::Name { .. } => false,
        Task::Squares { ask, piece, .. } => {
            let piece = piece.and_then(|at| position.piece_at(at));
            *ask != Ask::Listed && piece.is_none_or(|piece| piece.seat == turn)
        }
        Task::Count { ask, .. } => *ask == CountAsk::LegalMoves,
        Task::Try { piece, .. } => piece.is_none(),
        _ => true,
    };
    matters.then_some(turn)
}

/// What was played, counted and said before the question.
fn before<G: Geometry>(kit: &Kit<'_, G>, step: &Step<G>) -> Vec<String> {
    let line = &step.line;
    let mut told = Vec::new();
    if let Some(turn) = turn(step) {
        let side = explain::side_word(turn);
        told.push(kit.say(&Phrase::PaperTurn { side }));
    }
    if let Some(start) = line.position_after(0).filter(|_| !line.moves().is_empty()) {
        let moves = kit.line(start, line.moves());
        told.push(kit.say(&Phrase::PaperPlayed { moves }));
    }
    if matches!(step.task, Task::Claim { .. }) && line.quiet_plies() > line.moves().len() {
        let moves = u32::try_from(line.quiet_plies() / 2).unwrap_or(u32::MAX);
        told.push(kit.say(&Phrase::FactQuiet { moves }));
    }
    if let Task::Judge {
        said: Some(said), ..
    } = step.task
    {
        told.push(kit.say(&match said {
            Said::Check => Phrase::SaidCheck,
            Said::Nothing => Phrase::SaidNothing,
        }));
    }
    told
}

/// The program's own question, where the lesson's words ask nothing.
fn question<G: Geometry>(step: &Step<G>) -> Option<Phrase> {
    let position = step.position();
    match &step.task {
        Task::Judge { attempt, .. } => about(position.piece_at(attempt.from)?, *attempt),
        Task::Status { .. } => Some(Phrase::StatusQuestion {
            side: explain::side_word(position.turn()),
        }),
        Task::Claim { .. } => Some(Phrase::CoachMayYouClaim),
        Task::Count { .. } => Some(Phrase::CoachHowMany),
        _ => None,
    }
}

fn about<G: Geometry>(piece: Piece, attempt: Attempt<G>) -> Option<Phrase> {
    let (files, ranks) = attempt.from.distance(attempt.to);
    let is_castling = piece.role == Role::King && ranks == 0 && files.abs() > 1;
    Some(if is_castling {
        Phrase::JudgeQuestionCastle {
            side: explain::side_word(piece.seat),
        }
    } else {
        Phrase::JudgeQuestionMove {
            piece: explain::piece_word(piece.role),
            from: attempt.from.into(),
            to: attempt.to.into(),
        }
    })
}

/// Room for the answer.
fn room<G: Geometry>(kit: &Kit<'_, G>, at: usize, step: &Step<G>) -> Vec<Part> {
    let note = |phrase: Phrase| Part::Note(kit.say(&phrase));
    let lines = |phrase: Phrase, count: usize| Part::Lines(kit.say(&phrase), count.clamp(1, MANY));
    let boxes =
        |phrases: &[Phrase]| Part::Choices(phrases.iter().map(|phrase| kit.say(phrase)).collect());
    match &step.task {
        Task::Say => Vec::new(),
        Task::Squares { .. } => vec![note(Phrase::PaperCross)],
        Task::Collect { par, .. } => {
            let count = usize::try_from(*par).unwrap_or(MANY);
            vec![lines(Phrase::PaperMoves, count)]
        }
        Task::Move { accept, all, .. } => {
            let count = accept.moves(step.position()).len();
            vec![lines(Phrase::PaperMoves, if *all { count } else { 1 })]
        }
        Task::Judge { .. } => vec![boxes(&[Phrase::ButtonLegal, Phrase::ButtonNotLegal])],
        Task::Illegal { .. } => vec![lines(Phrase::PaperWhyNot, 2)],
        Task::Try { .. } | Task::Game { .. } => vec![note(Phrase::PaperRealBoard)],
        Task::Name { ask, from, .. } => drill(kit, *ask, *from),
        Task::Play { lines: played } => {
            let longest = played.iter().map(Vec::len).max().unwrap_or(1);
            vec![lines(Phrase::PaperMoves, longest)]
        }
        Task::Status { offer, .. } => {
            let offered: Vec<Phrase> = offer.iter().copied().map(standing).collect();
            vec![boxes(&offered)]
        }
        Task::Claim { .. } => vec![boxes(&Claimable::ALL.map(claimable))],
        Task::Count { .. } => vec![lines(Phrase::PaperAnswer, 1)],
        Task::Write { .. } => vec![lines(Phrase::PaperMoves, 1)],
        Task::Setup { target, given } => {
            vec![
                note(Phrase::PaperDraw),
                Part::Pieces(waiting(target, given)),
            ]
        }
        Task::Choose { options } => {
            let said = options.iter().map(|option| {
                let own = kit.own(Some(at), &Key::Option(option.id.clone()));
                own.unwrap_or_else(|| option.id.clone())
            });
            vec![Part::Choices(said.collect())]
        }
    }
}

/// The pieces that are to be put up, by kind.
fn waiting<G: Geometry>(target: &Board<G>, given: &Board<G>) -> Vec<(Piece, usize)> {
    let mut waiting: Vec<(Piece, usize)> = Vec::new();
    let missing = target
        .iter()
        .filter(|(square, _)| given.piece_at(*square).is_none());
    for (_, piece) in missing {
        match waiting.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, count)) => *count += 1,
            None => waiting.push((piece, 1)),
        }
    }
    waiting
}

/// The questions of a drill.
fn drill<G: Geometry>(kit: &Kit<'_, G>, ask: NameAsk, from: SquareSet<G>) -> Vec<Part> {
    let squares = drilled(ask, from);
    let questions = squares
        .iter()
        .map(|at| Part::Text(kit.say(&ask.question(*at))));
    if ask != NameAsk::Color {
        let draw = Part::Note(kit.say(&Phrase::PaperMark));
        return questions.chain([draw]).collect();
    }
    let boxes = [Phrase::AnswerLight, Phrase::AnswerDark];
    let boxes = Part::Choices(boxes.iter().map(|phrase| kit.say(phrase)).collect());
    questions
        .flat_map(|question| [question, boxes.clone()])
        .collect()
}

/// The squares that a drill asks about on paper: the same on every sheet, spread over the board.
pub(super) fn drilled<G: Geometry>(ask: NameAsk, from: SquareSet<G>) -> Vec<Square<G>> {
    let all: Vec<Square<G>> = from.iter().collect();
    let most = if ask == NameAsk::Color { 4 } else { MANY };
    let mut chosen: Vec<Square<G>> = Vec::new();
    // A stride that has no divisor in common with the number of squares meets each once.
    let stride = if all.len().is_multiple_of(3) { 29 } else { 27 };
    let spread = (0..all.len()).map(|place| (7 + place * stride) % all.len());
    for square in spread.filter_map(|place| all.get(place).copied()) {
        let is_new = |other: &Square<G>| match ask {
            NameAsk::File => other.file() != square.file(),
            NameAsk::Rank => other.rank() != square.rank(),
            NameAsk::Square | NameAsk::Color => *other != square,
        };
        if chosen.len() < most && chosen.iter().all(is_new) {
            chosen.push(square);
        }
    }
    chosen
}
