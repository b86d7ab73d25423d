//! What an exercise asks on paper: its board, its words, and room for the answer.
//!
//! # Decisions
//! * *Moves are drawn as arrows until a lesson has taught to write them*: see [`Moves`].
//! * *A refused move is drawn once*, so that it is known which one is meant, and nothing beside it that shows why. Where a
//!   lesson draws several ways of the piece and asks which is forbidden, none is marked.
//! * *Why a move is refused is checked in boxes*, one of which is true: see [`why`].

use std::sync::Arc;

use crate::answers::{claimable, standing};
use crate::explain;
use crate::export::block::{Block, BlockPart, Diagram, Label, TickBox};
use crate::export::board::{scene, starred};
use crate::export::kit::Kit;
use crate::export::{Moves, before, why};
use crate::lesson::task::{Announcement, Choice, Claimable, CountAsk, NameAsk, SquaresAsk};
use crate::lesson::{Aid, Step, Task};
use crate::locale::{Phrase, WordKey};
use crate::rules::{Attempt, Board, Geometry, Move, Piece, Role, Square, SquareSet};
use crate::scene::{ArrowKind, Mark, Scene, Spot};
use crate::session::{Answer, Session};

/// The most lines to write on, and the most questions of a drill.
const MANY: usize = 6;
/// What a pawn becomes.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

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
    /// Whether it is played on a real board rather than answered on paper.
    is_played: bool,
    /// Whether it asks why a move is refused, so that nothing may show it.
    asks_why: bool,
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
    /// As the last of the small boards that show what was played before.
    InARow,
}

/// A step as a block; `None` for words without a word and a board without a mark.
pub(super) fn block<G: Geometry>(kit: &Kit<'_, G>, at: usize, label: Label) -> Option<Block> {
    let step = kit.lesson.steps.get(at)?;
    let asked = asked(kit, at, step);
    let own = kit.text(at);
    let picture = picture(step, &asked);
    let photo = step.picture.as_ref();
    let photo = photo.and_then(|name| kit.photos.get(name));
    let is_empty = own.is_none() && picture.is_none() && photo.is_none();
    // A board with a picture below it would be twice as high as its neighbor.
    let is_wide = picture.is_some() && photo.is_some();
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
        is_wide,
    })
}

/// Whether a step that is played on a real board has somebody to begin; `None` if it is no such step.
pub(super) fn played<G: Geometry>(kit: &Kit<'_, G>, at: usize) -> Option<bool> {
    let asked = asked(kit, at, kit.lesson.steps.get(at)?);
    asked.is_played.then_some(asked.has_turn)
}

/// The board of a step, if there is something to see on it or to draw into it.
fn picture<G: Geometry>(step: &Step<G>, asked: &PaperTask<G>) -> Option<Diagram> {
    let mut scene = scene(step);
    let is_bare = scene.pieces.is_empty() && scene.marks.is_empty();
    match &asked.board {
        OnPaper::With(board) => scene.pieces = Scene::of_board(board, step.side).pieces,
        OnPaper::Always => {}
        OnPaper::InARow => return None,
        OnPaper::IfAnything if is_bare => return None,
        OnPaper::IfAnything | OnPaper::IfGiven if !step.has_board => return None,
        OnPaper::IfAnything | OnPaper::IfGiven => {}
    }
    let about = step.task.about();
    let is_judged = about.fault.is_some() || about.verdict.is_some();
    if let Some(attempt) = about.attempt.filter(|_| is_judged) {
        scene
            .marks
            .retain(|mark| is_left(step, attempt, asked.asks_why, *mark));
    }
    scene.marks.extend(asked.marks.iter().copied());
    let turn = asked.has_turn.then_some(step.position().turn());
    Some(Diagram { scene, turn })
}

/// Whether an author's mark stays on paper. The move itself is not drawn twice; and where it is asked why a move is
/// refused, what shows the reason goes: the arrows that are left are those to choose from.
fn is_left<G: Geometry>(step: &Step<G>, attempt: Attempt<G>, asks_why: bool, mark: Mark) -> bool {
    if asks_why {
        return is_one_of_several(step, attempt) && is_a_way(step, mark);
    }
    match mark {
        Mark::Arrow { from, to, .. } => (from, to) != (attempt.from.into(), attempt.to.into()),
        _ => true,
    }
}

/// Whether several moves are drawn, of which one is refused: then it is to be found, and nothing marks it.
fn is_one_of_several<G: Geometry>(step: &Step<G>, attempt: Attempt<G>) -> bool {
    let ways = step.draw.iter().filter(|mark| is_a_way(step, **mark));
    let own = |mark: &&Mark| match mark {
        Mark::Arrow { from, to, .. } => (*from, *to) == (attempt.from.into(), attempt.to.into()),
        _ => false,
    };
    ways.clone().count() > 1 && ways.clone().any(|mark| own(&mark))
}

/// Whether a mark is an arrow of a man of the side that is to move.
fn is_a_way<G: Geometry>(step: &Step<G>, mark: Mark) -> bool {
    let position = step.position();
    let own = position.board().by_seat(position.turn());
    match mark {
        Mark::Arrow { from, .. } => own.iter().any(|at| Spot::from(at) == from),
        _ => false,
    }
}

/// What was played, counted and said before the question.
fn before<G: Geometry>(kit: &Kit<'_, G>, step: &Step<G>, asked: &PaperTask<G>) -> Vec<BlockPart> {
    let mut told = Vec::new();
    if asked.has_turn {
        let turn = step.position().turn();
        let side = explain::side_word(turn);
        told.push(BlockPart::Turn(turn, kit.say(&Phrase::PaperTurn { side })));
    }
    let now = matches!(asked.board, OnPaper::InARow).then_some(asked.marks.as_slice());
    told.extend(before::part(kit, step, now));
    let counted = asked.told.clone().or_else(|| quiet(step));
    let said = counted.map(|phrase| kit.say(&phrase));
    told.extend(said.map(BlockPart::Note));
    told
}

/// The count of quiet moves, where the step shows it.
fn quiet<G: Geometry>(step: &Step<G>) -> Option<Phrase> {
    let moves = u32::try_from(step.line.quiet_plies() / 2).unwrap_or(u32::MAX);
    step.aids
        .contains(&Aid::FiftyCounter)
        .then_some(Phrase::FactQuiet { moves })
}

/// What a step asks, by its kind.
fn asked<G: Geometry>(kit: &Kit<'_, G>, at: usize, step: &Step<G>) -> PaperTask<G> {
    let note = |phrase: Phrase| BlockPart::Note(kit.say(&phrase));
    let lines =
        |phrase: Phrase, count: usize| BlockPart::Lines(kit.say(&phrase), count.clamp(1, MANY));
    let boxes = |phrases: &[Phrase]| {
        let boxes = phrases.iter().map(|it| TickBox::open(kit.say(it)));
        BlockPart::Choices(boxes.collect())
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
        is_played: false,
        asks_why: false,
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
                room: vec![way(kit, count)],
                ..plain
            }
        }
        Task::Move { accept, all, .. } => PaperTask {
            room: found(&as_read(kit, at), &accept.moves(position), *all),
            ..plain
        },
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
        Task::Illegal { attempt, fault } => {
            let is_to_be_found = is_one_of_several(step, *attempt);
            let (marks, ask) = match is_to_be_found {
                true => (Vec::new(), Phrase::PaperCrossArrow),
                false => (
                    arrow(attempt.from, attempt.to, ArrowKind::Move),
                    Phrase::PaperWhyNot,
                ),
            };
            let whys = why::boxes(kit, position, *attempt, fault, false);
            PaperTask {
                marks,
                room: vec![note(ask), BlockPart::Choices(whys)],
                asks_why: true,
                ..plain
            }
        }
        Task::Allow { attempt, .. } => PaperTask {
            marks: arrow(attempt.from, attempt.to, ArrowKind::Move),
            room: vec![note(Phrase::PaperCrossOne)],
            ..plain
        },
        Task::Name { ask, from, times } => PaperTask {
            board: OnPaper::Always,
            has_turn: false,
            room: drill(kit, *ask, &drilled(*ask, *from, *times)),
            ..plain
        },
        Task::Play { lines: played } => PaperTask {
            room: vec![line(&as_read(kit, at), played)],
            ..plain
        },
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
            // To be compared with what was there before, it is as large as that.
            let is_in_a_row =
                offer.contains(&Claimable::Threefold) && !step.line.moves().is_empty();
            PaperTask {
                board: if is_in_a_row {
                    OnPaper::InARow
                } else {
                    OnPaper::IfGiven
                },
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
                BlockPart::Pieces(waiting(target, given), G::SEATS.len() > 2),
            ],
            ..plain
        },
        Task::Choose { options } => PaperTask {
            has_turn: false,
            room: vec![open(named(kit, at, options))],
            ..plain
        },
        Task::Sort { pieces, options } => PaperTask {
            has_turn: false,
            room: match pieces.is_empty() {
                false => vec![note(Phrase::PaperNumber)],
                true => vec![
                    note(Phrase::PaperNumberBoxes),
                    open(mixed(kit, at, options)),
                ],
            },
            ..plain
        },
        Task::Try { piece, .. } => PaperTask {
            has_turn: piece.is_none(),
            is_played: true,
            ..plain
        },
        Task::Game { .. } => PaperTask {
            is_played: true,
            ..plain
        },
        // Its boards stand in its place.
        Task::Practice(_) => plain,
    }
}

/// The kit for a step that may have to be read: where its words write the first move that is right, it is drawn.
fn as_read<'a, G: Geometry>(kit: &Kit<'a, G>, at: usize) -> Kit<'a, G> {
    let first = kit.lesson.steps.get(at).and_then(|step| {
        let about = step.task.about();
        let right = about.accept.map(|it| it.moves(step.position()));
        let right = right.and_then(|it| it.first().copied());
        let Some(first) = right else {
            let line = about.lines.first()?;
            let first = line.iter().position(|mv| mv.piece().seat == step.side)?;
            let before = line.iter().take(first);
            let now = before.fold(*step.position(), |now, mv| now.after(mv));
            return kit.moves(&now, line.get(first..=first)?).pop();
        };
        kit.moves(step.position(), &[first]).pop()
    });
    let is_written = kit.text(at).zip(first).is_some_and(|(text, first)| {
        let is_of_a_move = |letter: char| letter.is_alphanumeric() || "+#=-".contains(letter);
        let mut words = text.split(|letter: char| !is_of_a_move(letter));
        words.any(|word| word == first)
    });
    Kit {
        moves: if is_written { Moves::Drawn } else { kit.moves },
        ..*kit
    }
}

/// Boxes to check.
fn open(texts: Vec<String>) -> BlockPart {
    BlockPart::Choices(texts.into_iter().map(TickBox::open).collect())
}

/// Room for the moves of one piece, one after the other.
fn way<G: Geometry>(kit: &Kit<'_, G>, n_moves: usize) -> BlockPart {
    match kit.moves {
        Moves::Written => BlockPart::Lines(kit.say(&Phrase::PaperMoves), n_moves.clamp(1, MANY)),
        Moves::Drawn => {
            let count = u32::try_from(n_moves).unwrap_or(u32::MAX);
            BlockPart::Note(kit.say(&Phrase::PaperArrows { count }))
        }
    }
}

/// Room for one move that is right, or for all of them.
fn found<G: Geometry>(kit: &Kit<'_, G>, right: &[Move<G>], is_all: bool) -> Vec<BlockPart> {
    let n_moves = if is_all { right.len() } else { 1 };
    if kit.moves == Moves::Written || n_moves == 1 {
        let mut room = vec![way(kit, n_moves)];
        // An arrow does not tell what a pawn becomes.
        if kit.moves == Moves::Drawn && right.iter().any(|mv| mv.promotion().is_some()) {
            room.push(BlockPart::Note(kit.say(&Phrase::PaperBecomes)));
            let pieces = PROMOTIONS.map(|role| {
                let piece = explain::piece_word(role);
                kit.say(&Phrase::PieceName { piece })
            });
            room.push(open(pieces.into()));
        }
        return room;
    }
    vec![BlockPart::Note(kit.say(&Phrase::PaperArrowsAll))]
}

/// Room for a line of moves. Whoever cannot read moves yet plays it with somebody who reads the replies.
fn line<G: Geometry>(kit: &Kit<'_, G>, played: &[Vec<Move<G>>]) -> BlockPart {
    let longest = played.iter().map(Vec::len).max().unwrap_or(1);
    let seats = played.iter().flatten().map(|mv| mv.piece().seat);
    let mut others = seats.clone().zip(seats.skip(1));
    let has_replies = others.any(|(one, other)| one != other);
    match kit.moves == Moves::Drawn && has_replies {
        true => BlockPart::Note(kit.say(&Phrase::PaperReplies)),
        false => way(kit, longest),
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
fn drill<G: Geometry>(kit: &Kit<'_, G>, ask: NameAsk, squares: &[Square<G>]) -> Vec<BlockPart> {
    let questions = squares
        .iter()
        .map(|at| BlockPart::Text(kit.say(&ask.question(*at))));
    if ask != NameAsk::Color {
        let draw = BlockPart::Note(kit.say(&Phrase::PaperMark));
        return questions.chain([draw]).collect();
    }
    let boxes = [Phrase::AnswerLight, Phrase::AnswerDark];
    let boxes = open(boxes.iter().map(|phrase| kit.say(phrase)).collect());
    questions
        .flat_map(|question| [question, boxes.clone()])
        .collect()
}

/// The squares that a drill asks about on paper, as many as the step says, or as there is room for: the same on every
/// sheet, spread over the board.
pub(super) fn drilled<G: Geometry>(
    ask: NameAsk,
    from: SquareSet<G>,
    times: usize,
) -> Vec<Square<G>> {
    let all: Vec<Square<G>> = from.iter().collect();
    let most = if ask == NameAsk::Color { 4 } else { MANY };
    let most = most.min(times);
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
