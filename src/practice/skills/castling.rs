//! May this king castle? Each condition alone, then mixed, then in pairs; and to which side?

use crate::practice::boards::Builder;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{
    Attempt, Castling, Piece, Reason, Role, Seat, Square, SquareSet, Verdict, Wing,
};

/// What is so about a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    /// Nothing is in the way.
    Fine,
    /// The rook is attacked, or passes an attacked square: that does not matter.
    RookAttacked,
    Forbidden(Reason),
}

const FIRST: &[Case] = &[
    Case::Fine,
    Case::Forbidden(Reason::CastlePiecesBetween),
    Case::Forbidden(Reason::CastleOutOfCheck),
];
const SECOND: &[Case] = &[
    Case::Fine,
    Case::Forbidden(Reason::CastleThroughCheck),
    Case::Forbidden(Reason::CastleIntoCheck),
    Case::RookAttacked,
    Case::Forbidden(Reason::CastleOutOfCheck),
];
const THIRD: &[Case] = &[
    Case::RookAttacked,
    Case::Forbidden(Reason::CastleThroughCheck),
    Case::Fine,
    Case::Forbidden(Reason::CastleIntoCheck),
    Case::Forbidden(Reason::CastlePiecesBetween),
    Case::Forbidden(Reason::CastleOutOfCheck),
];

/// The level of the pairs: one man has moved between an allowed castling and a forbidden one.
const PAIRS: u8 = 4;

/// The first conditions; the king's way; all, with more men; near misses.
pub(super) fn judged(level: u8, dice: &mut Dice) -> Option<Draft> {
    if level == PAIRS {
        return near_miss(dice);
    }
    let case = dice.turn(match level {
        1 => FIRST,
        2 => SECOND,
        _ => THIRD,
    })?;
    let wing = dice.turn(&[Wing::King, Wing::Queen])?;
    let own = side(dice)?;
    let (mut builder, king) = at_home(own, &[wing])?;
    let rook = corner(king, wing)?;
    builder.drop(dice, Piece::new(Role::King, own.opposite()))?;
    put_pawns(dice, &mut builder, own)?;
    if case == Case::Forbidden(Reason::CastlePiecesBetween) {
        let man = dice.one(&[Role::Knight, Role::Bishop, Role::Queen])?;
        let squares = SquareSet::between(king, rook);
        let whose = if dice.happens(3, 4) {
            own
        } else {
            own.opposite()
        };
        builder.put_on(dice, squares, Piece::new(man, whose))?;
    }
    let n_enemies = if level == 3 { 3 } else { 1 + dice.below(2) };
    builder.drop_men(dice, own.opposite(), n_enemies)?;
    let castling = Castling::NONE.with(own, wing);
    let position = builder.with_castling(own, castling)?;
    let attempt = Attempt::new(king, goal(king, wing)?);
    let is_touched = || {
        let passed = Square::new(1, king.rank()).filter(|_| wing == Wing::Queen);
        let mut places = [Some(rook), passed].into_iter().flatten();
        places.any(|it| !position.attackers_of(it, own).is_empty())
    };
    let found = match position.judge(attempt) {
        Verdict::Legal(_) if is_touched() => Case::RookAttacked,
        Verdict::Legal(_) => Case::Fine,
        Verdict::Illegal(fault) => Case::Forbidden(fault.reason()),
    };
    (found == case).then(|| Draft::new("judge", &position).with("move", &attempt.to_string()))
}

/// Two boards between which one man has moved: on one the king may castle, on the other he may not. One of them.
fn near_miss(dice: &mut Dice) -> Option<Draft> {
    let (mut dice, is_second) = dice.pair();
    let dice = &mut dice;
    let reason = dice.turn(&[
        Reason::CastleThroughCheck,
        Reason::CastlePiecesBetween,
        Reason::CastleIntoCheck,
        Reason::CastleOutOfCheck,
    ])?;
    let wing = dice.turn(&[Wing::King, Wing::Queen])?;
    let own = side(dice)?;
    let (mut builder, king) = at_home(own, &[wing])?;
    put_pawns(dice, &mut builder, own)?;
    builder.drop(dice, Piece::new(Role::King, own.opposite()))?;
    builder.drop_men(dice, own.opposite(), 3)?;
    builder.drop(dice, Piece::new(Role::Knight, own))?;
    let castling = Castling::NONE.with(own, wing);
    let fine = builder.clone().with_castling(own, castling)?;
    let attempt = Attempt::new(king, goal(king, wing)?);
    fine.judge(attempt).legal()?;
    // Kings and rooks stay: of those who move, one goes anywhere.
    let board = fine.board();
    let own_knights = board.pieces(own, Role::Knight);
    let men = own_knights | (board.by_seat(own.opposite()) - board.by_role(Role::King));
    let from = dice.square(men)?;
    let man = builder.remove(from)?;
    builder.drop(dice, man).filter(|to| *to != from)?;
    let missed = builder.with_castling(own, castling)?;
    let fault = missed.judge(attempt).fault()?.reason();
    let shows_fine = dice.happens(1, 2) == is_second;
    let shown = if shows_fine { &fine } else { &missed };
    (fault == reason).then(|| Draft::new("judge", shown).with("move", &attempt.to_string()))
}

/// To which sides a king may castle, and where else he can go: pieces between; squares that are attacked; both, with more
/// men.
pub(super) fn sides(level: u8, dice: &mut Dice) -> Option<Draft> {
    let wanted: &[Wing] =
        dice.turn(&[&[Wing::King] as &[Wing], &Wing::BOTH, &[], &[Wing::Queen]])?;
    let own = side(dice)?;
    let (mut builder, king) = at_home(own, &Wing::BOTH)?;
    put_pawns(dice, &mut builder, own)?;
    builder.drop(dice, Piece::new(Role::King, own.opposite()))?;
    let row: SquareSet = Square::all()
        .filter(|it| it.rank() == king.rank())
        .collect();
    if level != 2 {
        let n = dice.below(3);
        for _ in 0..n {
            let man = dice.one(&[Role::Knight, Role::Bishop])?;
            builder.put_on(dice, row, Piece::new(man, own))?;
        }
    }
    let n_enemies = if level == 3 { 3 } else { u32::from(level) };
    builder.drop_men(dice, own.opposite(), n_enemies)?;
    let castling = Castling::NONE.with(own, Wing::King).with(own, Wing::Queen);
    let position = builder.with_castling(own, castling)?;
    let mut reasons = Vec::new();
    for wing in Wing::BOTH {
        match position.judge(Attempt::new(king, goal(king, wing)?)) {
            Verdict::Legal(_) if wanted.contains(&wing) => {}
            Verdict::Illegal(fault) if !wanted.contains(&wing) => reasons.push(fault.reason()),
            Verdict::Legal(_) | Verdict::Illegal(_) => return None,
        }
    }
    let is_between = |it: &Reason| *it == Reason::CastlePiecesBetween;
    let is_wanted = match level {
        1 => reasons.iter().all(is_between),
        2 => !reasons.iter().any(is_between),
        _ => true,
    };
    is_wanted.then(|| {
        Draft::new("squares", &position)
            .with("ask", "moves")
            .at("piece", king)
    })
}

/// A king at home with these rooks.
fn at_home(own: Seat, wings: &[Wing]) -> Option<(Builder, Square)> {
    let home = if own == Seat::South { 0 } else { 7 };
    let mut builder = Builder::new();
    let king = builder.put(Square::new(4, home)?, Piece::new(Role::King, own))?;
    for wing in wings {
        builder.put(corner(king, *wing)?, Piece::new(Role::Rook, own))?;
    }
    Some((builder, king))
}

/// Some pawns before the king, as in a game.
fn put_pawns(dice: &mut Dice, builder: &mut Builder, own: Seat) -> Option<()> {
    let row = if own == Seat::South { 1 } else { 6 };
    for file in 0..8 {
        if dice.happens(1, 2) {
            builder.put(Square::new(file, row)?, Piece::new(Role::Pawn, own))?;
        }
    }
    Some(())
}

/// Where the rook of a wing stands at first.
fn corner(king: Square, wing: Wing) -> Option<Square> {
    let file = if wing == Wing::King { 7 } else { 0 };
    Square::new(file, king.rank())
}

/// Where a king lands who castles.
fn goal(king: Square, wing: Wing) -> Option<Square> {
    let file = if wing == Wing::King { 6 } else { 2 };
    Square::new(file, king.rank())
}
