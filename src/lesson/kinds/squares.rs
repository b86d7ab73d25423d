//! `squares`: the child taps the squares that are asked for.

use crate::diagnostic::{Diagnostic, Span, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::asked_piece;
use crate::lesson::fields::{Field, Ty};
use crate::lesson::kinds::{Given, Read, Room};
use crate::lesson::log::Log;
use crate::lesson::moves_text::{self, list_of};
use crate::lesson::text::Text;
use crate::lesson::words::Numbers;
use crate::lesson::{SquaresAsk, Task, codes};
use crate::rules::{Attempt, Geometry, Move, Position, Reason, Square, SquareSet};

const FIELDS: &[Field] = &[
    Field::new("ask", Ty::Text).of(&[
        "moves",
        "captures",
        "attackers",
        "guards",
        "escapes",
        "checkers",
    ]),
    Field::new("piece", Ty::Text),
    Field::new("answer", Ty::List),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "squares",
    fields: FIELDS,
    numbers: |_| Numbers::Counted,
    ..Room::PLAIN
};

/// Reads and proves the step's own settings.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, line, .. } = given;
    let listed = moves_text::squares(&tab.list(log, "answer"), log);
    let asked = tab.text(log, "ask");
    let ask = match asked.map(|text| text.value) {
        Some("moves") => SquaresAsk::Moves,
        Some("captures") => SquaresAsk::Captures,
        Some("attackers") => SquaresAsk::Attackers,
        Some("guards") => SquaresAsk::Guards,
        Some("escapes") => SquaresAsk::Escapes,
        Some("checkers") => SquaresAsk::Checkers,
        _ if tab.has("ask") => return None,
        _ if tab.has("answer") && !tab.is_usable("answer") => return None,
        _ => SquaresAsk::Listed,
    };
    if ask == SquaresAsk::Listed && !tab.has("answer") {
        let help = say!("check-squares-without-question-help");
        let message = say!("check-squares-without-question");
        tab.miss(log, message, say!("check-no-question"), Some(help));
    }
    if matches!(
        ask,
        SquaresAsk::Moves | SquaresAsk::Captures | SquaresAsk::Attackers | SquaresAsk::Guards
    ) {
        tab.need(log, "piece", say!("check-block-question"));
    }
    let position = line?.position();
    let must_move = matches!(ask, SquaresAsk::Moves | SquaresAsk::Captures);
    let piece = asked_piece(tab, position, must_move, log)?;
    let all_listed = listed.iter().map(|(square, _)| *square).collect();
    let answer = match ask {
        SquaresAsk::Listed => all_listed,
        ask => computed(position, ask, piece)?,
    };
    let is_clean = given.is_clean(log);
    if answer.is_empty() && is_clean {
        let place = asked.map_or_else(
            || tab.key("answer").unwrap_or(tab.head()),
            |text| text.inside(),
        );
        let message = say!("check-no-square-right");
        log.push(
            Diagnostic::error(codes::ANSWER, place, message)
                .label(say!("check-no-square-right-label")),
        );
    }
    if tab.is_usable("answer") && !(answer.is_empty() && is_clean) {
        surplus(&listed, answer, log);
        if let Some(key) = tab.key("answer").filter(|_| is_clean) {
            missing(key, answer - all_listed, log);
        }
    }
    if !given.is_clean(log) {
        return None;
    }
    if let Some(((piece, text), false)) = piece.zip(asked).zip(Some(tab.has("answer")))
        && must_move
    {
        fewer_for_the_king(position, piece, ask, answer, text.inside(), log);
    }
    Some(Task::Squares { ask, piece, answer })
}

/// Warns that fewer squares are right than the piece reaches, since its king is in check or would be.
///
/// It is a question worth asking, and a trap for an author who only put the pieces up; the list of `answer` says that it
/// is meant.
fn fewer_for_the_king<G: Geometry>(
    position: &Position<G>,
    piece: Square<G>,
    ask: SquaresAsk,
    answer: SquareSet<G>,
    at: Span,
    log: &mut Log<'_>,
) {
    let is_asked = |to: &Square<G>| ask == SquaresAsk::Moves || position.piece_at(*to).is_some();
    let reason = |to: Square<G>| Some(position.judge(Attempt::new(piece, to)).fault()?.reason());
    let forbidden = |to: &Square<G>| {
        let reasons = [
            Reason::StillInCheck,
            Reason::DoubleCheckKingMustMove,
            Reason::Pinned,
        ];
        reason(*to).is_some_and(|it| reasons.contains(&it))
    };
    let others = SquareSet::FULL - answer;
    let lost: SquareSet<G> = others.iter().filter(is_asked).filter(forbidden).collect();
    let Some(first) = lost.first().and_then(reason) else {
        return;
    };
    let message = say!(
        "check-fewer-for-king",
        list = list_of(answer),
        lost = list_of(lost),
        reason = first.code()
    );
    let found = Diagnostic::warning(codes::ANSWER, at, message);
    let found = found.label(say!("check-fewer-for-king-label"));
    let all: Vec<String> = answer.iter().map(|it| format!("\"{it}\"")).collect();
    let all = all.join(", ");
    log.push(found.help(say!("check-fewer-for-king-help", list = all)));
}

/// The squares, as the rules core says.
fn computed<G: Geometry>(
    position: &Position<G>,
    ask: SquaresAsk,
    piece: Option<Square<G>>,
) -> Option<SquareSet<G>> {
    let turn = position.turn();
    Some(match ask {
        SquaresAsk::Moves => position.moves_from(piece?).iter().map(Move::to).collect(),
        SquaresAsk::Captures => {
            let captures = position
                .moves_from(piece?)
                .into_iter()
                .filter(|mv| mv.captured().is_some());
            captures.map(|mv| mv.to()).collect()
        }
        SquaresAsk::Attackers => position.attackers_of(piece?, position.piece_at(piece?)?.seat),
        SquaresAsk::Guards => position.guards_of(piece?, position.piece_at(piece?)?.seat),
        SquaresAsk::Escapes => {
            let kings = position.kings(turn).iter();
            kings
                .flat_map(|king| position.moves_from(king))
                .map(|mv| mv.to())
                .collect()
        }
        SquaresAsk::Checkers => position.checkers(),
        SquaresAsk::Listed => SquareSet::EMPTY,
    })
}

/// Squares the author lists and the core does not; each has its own caret.
fn surplus<G: Geometry>(listed: &[(Square<G>, Text<'_>)], answer: SquareSet<G>, log: &mut Log<'_>) {
    for (square, text) in listed
        .iter()
        .filter(|(square, _)| !answer.contains(*square))
    {
        let message = say!("check-square-not-right", square = square.to_string());
        let found =
            Diagnostic::error(codes::ANSWER, text.inside(), message).label(say!("check-not-right"));
        let right = (!answer.is_empty()).then(|| say!("check-right-are", list = list_of(answer)));
        log.push(found.maybe_help(right));
    }
}

/// Squares the core lists and the author does not.
fn missing<G: Geometry>(key: Span, squares: SquareSet<G>, log: &mut Log<'_>) {
    if !squares.is_empty() {
        let message = say!("check-more-squares-right", list = list_of(squares));
        log.push(
            Diagnostic::error(codes::ANSWER, key, message)
                .label(say!("check-more-squares-right-label")),
        );
    }
}
