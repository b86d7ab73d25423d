//! What an exercise asks on paper: its board, its words, and room for the answer.

use std::sync::Arc;

use crate::answers::{claimable, standing};
use crate::explain;
use crate::export::block::{Block, BlockPart, Diagram, Label};
use crate::export::board::{scene, starred};
use crate::export::kit::Kit;
use crate::lesson::task::{Announcement, Choice, CountAsk, NameAsk, SquaresAsk};
use crate::lesson::{Step, Task};
use crate::locale::{Phrase, WordKey};
use crate::rules::{Attempt, Board, Geometry, Piece, Role, Square, SquareSet};
use crate::scene::{ArrowKind, Mark, Scene};
use crate::session::{Answer, Session};

/// The most lines to write on, and the most questions of a drill.
const MANY: usize = 6;

/// What a step of a kind asks on paper, said once for every kind.
struct PaperTask<G: Geometry> {
    board: OnPaper<G>,
    /// What the question itself shows: stars, and the move it is about.
    marks: Vec<Mark>,
    /// Whether it matters which side is to move.
    has_turn: bool,
    /// What is told before the question.
    told: Option<Phrase>,
    /// The program's own question, where the lesson's words ask nothing.
    question: Option<Phrase>,
    /// Room for the answer.
    room: Vec<BlockPart>,
}

/// When a board is printed, and with what on it.
enum OnPaper<G: Geometry> {
    /// If the step has one.
    IfGiven,
    /// If there is something on it.
    IfAnything,
    /// Always, to draw into it.
    Always,
    /// With these pieces only.
    With(Board<G>),
}

/// A step as a block; `None` for words without a word and a board without a mark.
pub(super) fn block<G: Geometry>(kit: &Kit<'_, G>, at: usize, label: Label) -> Option<Block> {
    let step = kit.lesson.steps.get(at)?;
    let asked = asked(kit, at, step);
    let own = kit.own(Some(at), &WordKey::Text);
    let picture = picture(step, &asked);
    let photo = step.picture.as_ref();
    let photo = photo.filter(|name| kit.photos.contains_key(*name));
    let is_empty = own.is_none() && picture.is_none() && photo.is_none();
    if !step.task.is_exercise() && is_empty {
        return None;
    }
    let mut parts: Vec<BlockPart> = photo.cloned().map(BlockPart::Photo).into_iter().collect();
    parts.extend(before(kit, step, &asked));
    let made = kit.asked.get(at).map_or(&[][..], Vec::as_slice);
    let asks_itself = own.as_ref().is_some_and(|text| text.contains(['?', '؟']));
    parts.extend(own.map(BlockPart::Text));
    let is_silent = made.is_empty() && !asks_itself;
    let question = asked.question.as_ref().filter(|_| is_silent);
    let asks = made.iter().chain(question);
    parts.extend(asks.map(|phrase| BlockPart::Text(kit.say(phrase))));
    parts.extend(asked.room);
    Some(Block {
        label,
        picture,
        parts,
    })
}

/// The board of a step, if there is something to see on it or to draw into it.
fn picture<G: Geometry>(step: &Step<G>, asked: &PaperTask<G>) -> Option<Diagram> {
    let mut scene = scene(step);
    let is_bare = scene.pieces.is_empty() && scene.marks.is_empty();
    match &asked.board {
        OnPaper::With(board) => scene.pieces = Scene::of_board(board, step.side).pieces,
        OnPaper::Always => {}
        OnPaper::IfAnything if is_bare => return None,
        OnPaper::IfAnything | OnPaper::IfGiven if !step.has_board => return None,
        OnPaper::IfAnything | OnPaper::IfGiven => {}
    }
    scene.marks.extend(asked.marks.iter().copied());
    let turn = asked.has_turn.then_some(step.position().turn());
    Some(Diagram { scene, turn })
}

/// What was played, counted and said before the question.
fn before<G: Geometry>(kit: &Kit<'_, G>, step: &Step<G>, asked: &PaperTask<G>) -> Vec<BlockPart> {
    let line = &step.line;
    let mut told = Vec::new();
    if asked.has_turn {
        let turn = step.position().turn();
        let side = explain::side_word(turn);
        told.push(BlockPart::Turn(turn, kit.say(&Phrase::PaperTurn { side })));
    }
    if let Some(start) = line.position_after(0).filter(|_| !line.moves().is_empty()) {
        let played = kit.played(start, line.moves());
        told.push(BlockPart::Note(kit.say(&Phrase::PaperPlayed { played })));
    }
    let said = asked.told.as_ref().map(|phrase| kit.say(phrase));
    told.extend(said.map(BlockPart::Note));
    told
}

/// What a step asks, by its kind.
fn asked<G: Geometry>(kit: &Kit<'_, G>, at: usize, step: &Step<G>) -> PaperTask<G> {
    let note = |phrase: Phrase| BlockPart::Note(kit.say(&phrase));
    let lines =
        |phrase: Phrase, count: usize| BlockPart::Lines(kit.say(&phrase), count.clamp(1, MANY));
    let boxes = |phrases: &[Phrase]| {
        BlockPart::Choices(phrases.iter().map(|phrase| kit.say(phrase)).collect())
    };
    let arrow = |from, to, kind| vec![Mark::From(Square::into(from)), Mark::arrow(from, to, kind)];
    let position = step.position();
    let side = explain::side_word(position.turn());
    let plain = PaperTask {
        board: OnPaper::IfGiven,
        marks: Vec::new(),
        has_turn: true,
        told: None,
        question: None,
        room: Vec::new(),
    };
    match &step.task {
        Task::Say | Task::Story(_) => PaperTask {
            board: OnPaper::IfAnything,
            has_turn: false,
            ..plain
        },
        Task::Squares { ask, piece, .. } => {
            let piece = piece.and_then(|at| position.piece_at(at));
            let is_turns = piece.is_none_or(|piece| piece.seat == position.turn());
            PaperTask {
                has_turn: *ask != SquaresAsk::Listed && is_turns,
                room: vec![note(Phrase::PaperCross)],
                ..plain
            }
        }
        Task::Collect { par, .. } => {
            let count = usize::try_from(*par).unwrap_or(MANY);
            PaperTask {
                marks: starred(step),
                has_turn: false,
                room: vec![lines(Phrase::PaperMoves, count)],
                ..plain
            }
        }
        Task::Move { accept, all, .. } => {
            let count = accept.moves(position).len();
            PaperTask {
                room: vec![lines(Phrase::PaperMoves, if *all { count } else { 1 })],
                ..plain
            }
        }
        Task::Judge { attempt, said, .. } => PaperTask {
            marks: arrow(attempt.from, attempt.to, ArrowKind::Move),
            told: said.map(|said| match said {
                Announcement::Check => Phrase::SaidCheck,
                Announcement::Nothing => Phrase::SaidNothing,
            }),
            question: position
                .piece_at(attempt.from)
                .map(|piece| about(piece, *attempt)),
            room: vec![boxes(&[Phrase::ButtonLegal, Phrase::ButtonNotLegal])],
            ..plain
        },
        Task::Illegal { attempt, .. } => PaperTask {
            marks: arrow(attempt.from, attempt.to, ArrowKind::Move),
            room: vec![lines(Phrase::PaperWhyNot, 2)],
            ..plain
        },
        Task::Allow { attempt, .. } => PaperTask {
            marks: arrow(attempt.from, attempt.to, ArrowKind::Move),
            room: vec![note(Phrase::PaperCrossOne)],
            ..plain
        },
        Task::Try { piece, .. } => PaperTask {
            has_turn: piece.is_none(),
            room: vec![note(Phrase::PaperRealBoard)],
            ..plain
        },
        Task::Name { ask, from, .. } => PaperTask {
            board: OnPaper::Always,
            has_turn: false,
            room: drill(kit, *ask, *from),
            ..plain
        },
        Task::Play { lines: played } => {
            let longest = played.iter().map(Vec::len).max().unwrap_or(1);
            PaperTask {
                room: vec![lines(Phrase::PaperMoves, longest)],
                ..plain
            }
        }
        Task::Status { offer, .. } => {
            let offered: Vec<Phrase> = offer.iter().map(|it| standing(*it, offer)).collect();
            PaperTask {
                question: Some(Phrase::StatusQuestion { side }),
                room: vec![boxes(&offered)],
                ..plain
            }
        }
        Task::Claim { next, offer, .. } => {
            let offered: Vec<Phrase> = offer.iter().copied().map(claimable).collect();
            let next = next.map(|next| arrow(next.from, next.to, ArrowKind::Hint));
            PaperTask {
                marks: next.unwrap_or_default(),
                told: explain::quiet_before(&step.line),
                question: Some(Phrase::CoachMayYouClaim),
                room: vec![boxes(&offered)],
                ..plain
            }
        }
        Task::Count { ask, .. } => PaperTask {
            has_turn: *ask == CountAsk::LegalMoves,
            question: Some(Phrase::CoachHowMany),
            room: vec![lines(Phrase::PaperAnswer, 1)],
            ..plain
        },
        Task::Write { mv, .. } => PaperTask {
            marks: arrow(mv.from(), mv.to(), ArrowKind::Move),
            room: vec![lines(Phrase::PaperMoves, 1)],
            ..plain
        },
        Task::Setup { target, given } => PaperTask {
            board: OnPaper::With(*given),
            has_turn: false,
            room: vec![
                note(Phrase::PaperDraw),
                BlockPart::Pieces(waiting(target, given)),
            ],
            ..plain
        },
        Task::Choose { options } => PaperTask {
            has_turn: false,
            room: vec![BlockPart::Choices(named(kit, at, options))],
            ..plain
        },
        Task::Sort { pieces, options } => PaperTask {
            has_turn: false,
            room: match pieces.is_empty() {
                false => vec![note(Phrase::PaperNumber)],
                true => vec![
                    note(Phrase::PaperNumberBoxes),
                    BlockPart::Choices(mixed(kit, at, options)),
                ],
            },
            ..plain
        },
        Task::Game { .. } => PaperTask {
            room: vec![note(Phrase::PaperRealBoard)],
            ..plain
        },
        // Its boards stand in its place.
        Task::Practice(_) => plain,
    }
}

/// The author's own answers in words.
fn named<G: Geometry>(kit: &Kit<'_, G>, at: usize, options: &[Choice]) -> Vec<String> {
    let said = options.iter().map(|option| {
        let own = kit.own(Some(at), &WordKey::Option(option.id.clone()));
        own.unwrap_or_else(|| option.id.clone())
    });
    said.collect()
}

fn about<G: Geometry>(piece: Piece, attempt: Attempt<G>) -> Phrase {
    let (files, ranks) = attempt.from.distance(attempt.to);
    let is_castling = piece.role == Role::King && ranks == 0 && files.abs() > 1;
    if is_castling {
        Phrase::JudgeQuestionCastle {
            side: explain::side_word(piece.seat),
        }
    } else {
        Phrase::JudgeQuestionMove {
            piece: explain::piece_word(piece.role),
            from: attempt.from.into(),
            to: attempt.to.into(),
        }
    }
}

/// The same as the screen offers them: never in the order of the file.
fn mixed<G: Geometry>(kit: &Kit<'_, G>, at: usize, options: &[Choice]) -> Vec<String> {
    let named = named(kit, at, options);
    let session = Session::new(Arc::clone(kit.lesson), at);
    let offered = session.map_or_else(Vec::new, |session| session.answers());
    let places = offered.into_iter().filter_map(|answer| match answer {
        Answer::Choice(place) => named.get(place).cloned(),
        _ => None,
    });
    places.collect()
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
fn drill<G: Geometry>(kit: &Kit<'_, G>, ask: NameAsk, from: SquareSet<G>) -> Vec<BlockPart> {
    let squares = drilled(ask, from);
    let questions = squares
        .iter()
        .map(|at| BlockPart::Text(kit.say(&ask.question(*at))));
    if ask != NameAsk::Color {
        let draw = BlockPart::Note(kit.say(&Phrase::PaperMark));
        return questions.chain([draw]).collect();
    }
    let boxes = [Phrase::AnswerLight, Phrase::AnswerDark];
    let boxes = BlockPart::Choices(boxes.iter().map(|phrase| kit.say(phrase)).collect());
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
            NameAsk::Square | NameAsk::Find | NameAsk::Color => *other != square,
        };
        if chosen.len() < most && chosen.iter().all(is_new) {
            chosen.push(square);
        }
    }
    chosen
}
