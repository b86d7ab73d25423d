//! The board of a lesson as a picture: the position, what is picked, what the coach talks about.

use crate::explain::{self, Proof};
use crate::gui::base::marks::{Marks, check, check_beside_reason};
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::kinds::{self, FoundLook, VerdictUse};
use crate::gui::screen::lesson::words::is_about_check;
use crate::lesson::Aid;
use crate::lesson::task::NameAsk;
use crate::rules::geometry::Geometry;
use crate::rules::{Ending, Move, Position, Square, SquareSet, Verdict};
use crate::scene::{ArrowKind, Mark, PieceLook, Scene, Spot, Tone};
use crate::session::{BoardUse, Clue, Hint, Say, Session, SortItem};

/// The picture of a lesson's board; `proof` is what the coach's reason points at, `has_dots`
/// whether the squares that a picked piece can reach are shown.
pub(super) fn scene<G: Geometry>(
    state: &State<G>,
    proof: &[Proof<G>],
    has_dots: bool,
    cursor: Option<Spot>,
) -> Scene {
    let session = &state.session;
    let shown = state.shown_position();
    let mut scene = Scene::of_position(&shown, session.step().side);
    if let Some(pieces) = session.set_up() {
        let looks = |(at, piece): (Square<G>, _)| (at.into(), PieceLook::solid(piece));
        scene.pieces = pieces.into_iter().map(looks).collect();
    }
    imagined(state, &mut scene);
    if let Some(king) = mated(session).filter(|_| state.replayed.is_none()) {
        scene.lay_down(king.into());
    }
    if let Some(king) = state.mated_by_answer() {
        scene.lay_down(king.into());
    }
    scene.turn = is_turn_shown(state).then_some(shown.turn());
    scene.shape.is_light_first = session.step().aids.contains(&Aid::TurnedBoard);
    if session.is_finished() || state.replayed.is_some() {
        return scene;
    }
    let marks = &mut scene.marks;
    aids(session, marks);
    marks.extend(found(session));
    marks.extend(missed(session));
    marks.extend(numbers(session));
    marks.extend(shown_hands(session));
    let promoting = session.promoting();
    let stars = session.stars().iter();
    // The pawn that waits there is not covered by its star.
    let stars = stars.filter(|at| promoting.is_none_or(|it| it.to != *at));
    marks.extend(stars.map(|at| Mark::Star(at.into())));
    if !tells_why(session) {
        marks.extend(
            session
                .step()
                .draw
                .iter()
                .filter(|it| is_of_now(session, it)),
        );
        question(session, marks);
        asked(session, marks);
    } else if session.written().is_some() {
        // What is to be written is not another move for being written wrong.
        question(session, marks);
    }
    let is_taken = |to| is_to_be_had(session, to);
    let picked = Marks {
        last: last_move(session),
        picked: session.picked(),
        targets: if has_dots && promoting.is_none() {
            session.targets()
        } else {
            SquareSet::EMPTY
        },
        promoting: promoting.map(|it| (it.from, it.to)),
        ..Marks::default()
    };
    marks.extend(picked.all(is_taken));
    match session.hint() {
        Some(Hint::Piece(at)) => marks.push(Mark::Hint(at.into())),
        Some(Hint::Square(at)) => {
            // Of a file or a rank that is asked for all is lit.
            let asked = session.asked().filter(|it| it.square == at);
            let all = asked.map_or(SquareSet::of(at), |it| it.ask.answer(at));
            marks.extend(all.iter().flat_map(glow));
        }
        Some(Hint::Ends { from, to }) => {
            marks.push(Mark::Hint(from.into()));
            marks.extend(glow(to));
        }
        Some(Hint::Move { from, to }) => marks.push(Mark::arrow(from, to, ArrowKind::Hint)),
        None => {}
    }
    marks.extend(called(session));
    marks.extend(losing(session));
    said(session, marks);
    marks.extend(answered(state));
    // Where squares are to be found, the proof does not give them away.
    let is_asked = kinds::of(&session.step().task).hides_targets;
    let told = |part: &&Proof<G>| !is_asked || !matches!(part, Proof::Allowed(_));
    let mut proof: Vec<Proof<G>> = proof.iter().filter(told).cloned().collect();
    let is_praised = is_praised(state);
    if is_praised {
        proof = calm(proof);
        let tried = state.tried.map(|(from, _)| Mark::Good(from.into()));
        marks.extend(tried);
    }
    let (proof, facts) = pressable(state, proof);
    let facts = facts.iter().map(|at| Mark::Reach(at.into(), is_taken(at)));
    let refused = Marks {
        refused: refused(state),
        is_wanted: is_praised,
        proof: &proof,
        also: facts.collect(),
        cursor,
        ..Marks::default()
    };
    marks.extend(refused.all(is_taken));
    scene
}

/// Whether it is shown who is to move: where more than two could be, and it is not what is asked.
fn is_turn_shown<G: Geometry>(state: &State<G>) -> bool {
    if G::SEATS.len() <= 2 || state.session.is_finished() {
        return false;
    }
    let (session, step) = (&state.session, state.session.step());
    let is_asked = kinds::of(&step.task).tries_armies && !step.line.moves().is_empty();
    let is_moved = session.on_board() == BoardUse::Moves || session.is_thinking();
    !is_asked && (is_moved || state.replayed.is_some())
}

/// The last move, where it is not the learner's own exercise: in a game any, elsewhere what the other side has just played.
fn last_move<G: Geometry>(session: &Session<G>) -> Option<Move<G>> {
    let last = session.last_move();
    last.filter(|it| session.has_opponent() || it.piece().seat != session.step().side)
}

/// Whether a mark of the step still holds: an arrow from a man who has gone on points from nowhere, and a ring around him
/// rings nobody.
fn is_of_now<G: Geometry>(session: &Session<G>, mark: &Mark) -> bool {
    let (Mark::Arrow { from, .. } | Mark::Circle(from, _)) = mark else {
        return true;
    };
    let has_man = |position: &Position<G>| {
        let men = position.board().occupied();
        men.iter().any(|at| Spot::from(at) == *from)
    };
    !has_man(session.step().position()) || has_man(session.position())
}

/// A square that is to be gone to: lit, and ringed.
fn glow<G: Geometry>(at: Square<G>) -> [Mark; 2] {
    [Mark::Tint(at.into(), Tone::Yellow), Mark::Hint(at.into())]
}

/// The king who lies down: mated by a move that was made here, or said to be.
pub(super) fn mated<G: Geometry>(session: &Session<G>) -> Option<Square<G>> {
    let position = session.position();
    let is_known = session.is_done() || session.has_opponent();
    let is_mate = is_known && position.ending() == Some(Ending::Checkmate);
    position.kings(position.turn()).first().filter(|_| is_mate)
}

/// What stands on the board in the mind only: moves that were found already, where a refused one would have
/// led, and a pawn that waits on its last row for what it becomes.
fn imagined<G: Geometry>(state: &State<G>, scene: &mut Scene) {
    let session = &state.session;
    if session.is_finished() || state.replayed.is_some() {
        return;
    }
    if let Some(pawn) = session.promoting() {
        let (from, to) = (Spot::from(pawn.from), Spot::from(pawn.to));
        scene.pieces.retain(|(at, _)| *at != to);
        for (at, _) in &mut scene.pieces {
            if *at == from {
                *at = to;
            }
        }
    }
    let found = session.found_moves().iter();
    let found = found.flat_map(|mv| [Some((mv.from(), mv.to())), mv.castled()]);
    for (from, to) in found.flatten().chain(refused(state)) {
        let (from, to) = (Spot::from(from), Spot::from(to));
        if let (Some(look), None) = (scene.piece_at(from), scene.piece_at(to)) {
            scene.pieces.push((to, PieceLook::ghost(look.piece)));
        }
    }
}

/// The check: in a game with its ways, elsewhere only where it counts when it is said; not where this is the question.
fn called<G: Geometry>(session: &Session<G>) -> Vec<Mark> {
    let (position, task) = (session.position(), &session.step().task);
    let turn = position.turn();
    let is_called = !position.company().calls[turn].is_empty();
    let is_game = task.about().is_game;
    let is_asked = task.about().standing.is_some();
    match (is_game, is_called && !is_asked) {
        (true, _) if session.outcome().is_some() => Vec::new(),
        (true, _) if !tells_why(session) => check(position, turn),
        (true, _) | (_, true) => check_beside_reason(position, turn),
        (false, false) => Vec::new(),
    }
}

/// The move by which the coach has won a small game: its way, and who made it; where the rules have ended the game, the
/// proof shows how.
fn losing<G: Geometry>(session: &Session<G>) -> Vec<Mark> {
    let is_small = session.outcome().is_none() && session.is_lost_to_program();
    let last = session.last_move().filter(|_| is_small);
    let marks = last.map(|it| {
        let way = Mark::arrow(it.from(), it.to(), ArrowKind::Attack);
        [way, Mark::Circle(it.to().into(), Tone::Red)]
    });
    marks.into_iter().flatten().collect()
}

/// Whether the coach gives a reason, so that the board belongs to the proof.
fn tells_why<G: Geometry>(session: &Session<G>) -> bool {
    match session.say() {
        Say::OtherVerdict(verdict) => verdict.fault().is_some(),
        Say::Refused(_)
        | Say::NoAttack { .. }
        | Say::Caught { .. }
        | Say::Yes(Some(Verdict::Illegal(_))) => true,
        Say::Mates(_) => false,
        _ => session.refutation().is_some(),
    }
}

/// The squares found so far: chosen, and right; those counted are only chosen. Of two moves to one square the men are
/// right, too: one tick would not tell how many were found. On a board that is set up the pieces themselves show it.
fn found<G: Geometry>(session: &Session<G>) -> Vec<Mark> {
    let found = session.found();
    let chosen = found.iter().map(|at| Mark::Chosen(at.into()));
    let moves = session.found_moves();
    let meets = |mv: &Move<G>| {
        moves
            .iter()
            .any(|it| it.to() == mv.to() && it.from() != mv.from())
    };
    let mut squares: SquareSet<G> = found | moves.iter().map(Move::to).collect();
    squares |= moves
        .iter()
        .filter(|it| meets(it))
        .map(Move::from)
        .collect();
    let good = squares.iter().map(|at| Mark::Good(at.into()));
    match kinds::of(&session.step().task).found {
        FoundLook::Plain => Vec::new(),
        FoundLook::Chosen => chosen.collect(),
        FoundLook::Good => chosen.chain(good).collect(),
    }
}

/// The squares that were tapped in vain; what the coach talks about is marked anyway.
fn missed<G: Geometry>(session: &Session<G>) -> impl Iterator<Item = Mark> {
    let told = match session.say() {
        Say::ThatIsSquare(at) => SquareSet::of(*at),
        _ => SquareSet::EMPTY,
    };
    let missed = (session.missed() - told).iter();
    missed.map(|at| Mark::Cross(at.into(), Tone::Red))
}

/// What can be moved, while somebody asks for it.
fn shown_hands<G: Geometry>(session: &Session<G>) -> impl Iterator<Item = Mark> {
    session.shown_hands().iter().map(|at| Mark::Hint(at.into()))
}

/// The places of what is put in order on the board.
fn numbers<G: Geometry>(session: &Session<G>) -> impl Iterator<Item = Mark> {
    let placed = session.in_order().iter().zip(1..);
    placed.filter_map(|(item, place)| match item {
        SortItem::Square(at) => Some(Mark::Number((*at).into(), place)),
        SortItem::Choice(_) => None,
    })
}

/// The square that a drill asks about, if it shows one.
fn asked<G: Geometry>(session: &Session<G>, marks: &mut Vec<Mark>) {
    if let Some(question) = session.asked().filter(|it| it.ask == NameAsk::Color) {
        marks.push(Mark::Circle(question.square.into(), Tone::Blue));
    }
}

/// What the step switches on to help to see.
fn aids<G: Geometry>(session: &Session<G>, marks: &mut Vec<Mark>) {
    for aid in &session.step().aids {
        match aid {
            Aid::AttackMap => marks.extend(attacked(session)),
            Aid::EnPassantFootprint => marks.extend(footprints(session)),
            _ => {}
        }
    }
}

/// The squares that the other side attacks.
fn attacked<G: Geometry>(session: &Session<G>) -> Vec<Mark> {
    let (position, side) = (session.position(), session.step().side);
    let own = position.board().by_seat(side);
    let is_attacked = |at: &Square<G>| !position.attackers_of(*at, side).is_empty();
    let free = Square::all().filter(|at| !own.contains(*at));
    free.filter(is_attacked)
        .map(|at| Mark::Tint(at.into(), Tone::Red))
        .collect()
}

/// The squares that pawns have passed over, while they can be taken for it.
fn footprints<G: Geometry>(session: &Session<G>) -> impl Iterator<Item = Mark> {
    let passed = session.position().passed();
    let passed = passed.filter(|_| session.last_move().is_some());
    passed.map(|over| Mark::Circle(over.into(), Tone::Yellow))
}

/// The move that a question is about.
fn question<G: Geometry>(session: &Session<G>, marks: &mut Vec<Mark>) {
    if let Some(attempt) = session.question().filter(|_| !session.is_done()) {
        marks.push(Mark::From(attempt.from.into()));
        marks.push(Mark::arrow(attempt.from, attempt.to, ArrowKind::Move));
    }
}

/// Whether there is something to be had on a square: a star or a piece.
fn is_to_be_had<G: Geometry>(session: &Session<G>, at: Square<G>) -> bool {
    session.stars().contains(at) || session.position().piece_at(at).is_some()
}

/// A square in danger, and from where.
fn in_danger<G: Geometry>(to: Square<G>, attackers: SquareSet<G>, marks: &mut Vec<Mark>) {
    marks.push(Mark::Danger(to.into()));
    let attack = |from| Mark::arrow(from, to, ArrowKind::Attack);
    marks.extend(attackers.iter().map(attack));
}

/// What comes of a wrong move: its check and what the answer takes or where it goes, until it is played, and then its way;
/// nothing once the board is put back, where it would be said of other men.
fn answered<G: Geometry>(state: &State<G>) -> Vec<Mark> {
    if let Some((_, answer)) = state.played_out() {
        let taken = answer.captured();
        let ring = taken.map(|_| Mark::Circle(answer.to().into(), Tone::Red));
        return [way_of(&answer)].into_iter().chain(ring).collect();
    }
    let mut marks = Vec::new();
    let Some(left) = state.left_standing() else {
        return marks;
    };
    let say = state.session.say();
    match (say, left.answer) {
        (Say::Caught { danger, .. } | Say::Hangs { danger, .. }, _) => {
            in_danger(danger.square, danger.takers, &mut marks);
        }
        (_, Some(answer)) => {
            let taken = answer.captured();
            marks.extend(taken.map(|(at, _)| Mark::Danger(at.into())));
            marks.push(way_of(&answer));
        }
        (_, None) => {}
    }
    if matches!(say, Say::WayOut { .. } | Say::GivesCheck(_)) {
        marks.extend(check_beside_reason(&left.after, left.after.turn()));
    }
    marks
}

/// The way of an answer: an attack, or where somebody can go.
fn way_of<G: Geometry>(answer: &Move<G>) -> Mark {
    match answer.captured() {
        Some(_) => Mark::arrow(answer.from(), answer.to(), ArrowKind::Attack),
        None => way_left(answer),
    }
}

/// What the coach talks about.
fn said<G: Geometry>(session: &Session<G>, marks: &mut Vec<Mark>) {
    match session.say() {
        Say::OtherStanding(Clue::HasMove) => marks.extend(told_move(session)),
        Say::Yes(_) if is_about_check(session) => marks.extend(told_move(session)),
        Say::NotThisSquare(at)
        | Say::OtherArmy(at)
        | Say::EmptySquare(at)
        | Say::ThatIsSquare(at)
        | Say::NotItsSquare { square: at, .. } => {
            marks.push(Mark::Cross((*at).into(), Tone::Red));
        }
        Say::FoundBefore(at)
        | Say::AskedAbout(at)
        | Say::SquareTaken(at)
        | Say::NobodyThere(at)
        | Say::Stays(at) => {
            marks.push(Mark::Circle((*at).into(), Tone::Blue));
        }
        Say::OnlyThisPiece(at) | Say::NotYet(SortItem::Square(at)) => {
            marks.push(Mark::Hint((*at).into()));
        }
        Say::WroteOther(mv) => {
            marks.push(Mark::arrow(
                mv.from(),
                mv.to(),
                ArrowKind::Author(Tone::Red),
            ));
        }
        _ => {}
    }
}

/// The move that is left, where the coach tells of one.
fn told_move<G: Geometry>(session: &Session<G>) -> Option<Mark> {
    let (_, left) = explain::move_left(session.position());
    left.as_ref().map(way_left)
}

/// The way of a move that is left to the other side.
fn way_left<G: Geometry>(mv: &Move<G>) -> Mark {
    Mark::arrow(mv.from(), mv.to(), ArrowKind::Author(Tone::Red))
}

/// The proof with those of the allowed squares that can be pressed now, and the others: what shines goes there with one
/// press, the rest is only a fact.
fn pressable<G: Geometry>(state: &State<G>, proof: Vec<Proof<G>>) -> (Vec<Proof<G>>, SquareSet<G>) {
    let reached = state.ways_of_refused();
    let mut facts = SquareSet::EMPTY;
    let proof = proof.into_iter().map(|part| match part {
        Proof::Allowed(squares) => {
            facts |= squares - reached;
            Proof::Allowed(squares & reached)
        }
        other => other,
    });
    (proof.collect(), facts)
}

/// Whether a refusal that was asked for has been seen, and is praised.
fn is_praised<G: Geometry>(state: &State<G>) -> bool {
    state.asks_for_refusal() && state.session.is_done() && !state.is_bumped
}

/// The proof of a refusal that was asked for: nothing in it warns of anything any more, and nothing is to be pressed.
fn calm<G: Geometry>(proof: Vec<Proof<G>>) -> Vec<Proof<G>> {
    let told = proof.into_iter();
    let told = told.filter(|part| !matches!(part, Proof::Allowed(_)));
    let told = told.map(|part| match part {
        Proof::Blocker(at) => Proof::About(at),
        other => other,
    });
    told.collect()
}

/// The refused move; where no piece moves, the attack that is none.
fn refused<G: Geometry>(state: &State<G>) -> Option<(Square<G>, Square<G>)> {
    if let Say::NoAttack { from, to, .. } = state.session.say() {
        return Some((*from, *to));
    }
    let session = &state.session;
    let is_refused = state.fault().is_some();
    // A move that is only asked about is refused where it was drawn.
    let is_judged = kinds::of(&session.step().task).verdict == VerdictUse::Given;
    let asked = session.question().filter(|_| is_judged);
    let tried = state.tried.or(asked.map(|it| (it.from, it.to)));
    tried.filter(|(from, to)| is_refused && from != to)
}
