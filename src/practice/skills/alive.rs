//! Can anybody still win? A check, a stalemate, a dead position, or a game that goes on.

use crate::lesson::kinds::NODES;
use crate::practice::boards::{Builder, edge, near};
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{Dead, Ending, Piece, Position, Role, Seat, Square, SquareSet};

const OFFER: [&str; 4] = ["check", "stalemate", "dead-position", "play-on"];

/// Two kings and one man; two men or three; pawns that stand in each other's way.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    let wanted = dice.turn(&OFFER)?;
    let own = side(dice)?;
    let position = match (level, wanted) {
        (3, "dead-position" | "play-on") => {
            let is_open = wanted == "play-on";
            wall(dice, own, is_open)?
        }
        _ => few_men(dice, own, level, wanted)?,
    };
    (standing(&position, wanted) == Some(wanted)).then(|| {
        Draft::new("status", &position)
            .with("answer", wanted)
            .list("offer", &OFFER)
    })
}

/// What a position is, if only one of the answers is right; the long look is left out where it is not what is wanted.
fn standing(position: &Position, wanted: &str) -> Option<&'static str> {
    let quick = match position.ending() {
        Some(Ending::Stalemate) => "stalemate",
        Some(Ending::DeadPosition) => "dead-position",
        Some(_) => return None,
        None if position.is_check() => "check",
        None => "play-on",
    };
    // A dead position may be told by a long look alone.
    let is_near = matches!((quick, wanted), ("play-on", "dead-position"));
    if quick != wanted && !is_near {
        return None;
    }
    if quick == "stalemate" {
        let strong = [Role::Queen, Role::Rook, Role::Pawn];
        let is_strong = |it: &Role| !position.board().by_role(*it).is_empty();
        return strong.iter().any(is_strong).then_some(quick);
    }
    match position.is_dead(NODES) {
        Dead::Yes(_) if position.is_check() => None,
        Dead::Yes(_) => Some("dead-position"),
        Dead::No => Some(quick),
        Dead::Unknown => None,
    }
}

/// Who stands beside the kings: the men of whoever is to move, and those of the other side.
type Men = (&'static [Role], &'static [Role]);

/// Who stands beside the kings where this is wanted.
fn men(level: u8, wanted: &str) -> &'static [Men] {
    use Role::{Bishop, Knight, Pawn, Queen, Rook};
    match (level, wanted) {
        (1, "dead-position") => &[
            (&[], &[Knight]),
            (&[Bishop], &[]),
            (&[Knight], &[]),
            (&[], &[Bishop]),
        ],
        (1, "check") => &[(&[], &[Queen]), (&[], &[Rook]), (&[], &[Pawn])],
        (1, "stalemate") => &[(&[], &[Queen]), (&[], &[Pawn])],
        (1, _) => &[
            (&[Pawn], &[]),
            (&[], &[Rook]),
            (&[], &[Pawn]),
            (&[Queen], &[]),
            (&[Rook], &[]),
        ],
        // Bishops of two sides on squares of one color.
        (_, "dead-position") => &[
            (&[Bishop], &[Bishop]),
            (&[], &[Knight]),
            (&[Bishop], &[Bishop]),
        ],
        (_, "check") => &[
            (&[Bishop], &[Knight]),
            (&[Knight], &[Knight]),
            (&[], &[Bishop, Pawn]),
            (&[Knight], &[Rook]),
        ],
        (_, "stalemate") => &[
            (&[Pawn], &[Queen]),
            (&[Knight], &[Queen]),
            (&[Bishop], &[Rook]),
        ],
        _ => &[
            (&[Bishop], &[Bishop]),
            (&[Knight], &[Knight]),
            (&[Knight, Knight], &[]),
            (&[Bishop], &[Knight]),
            (&[], &[Knight, Knight]),
            (&[Pawn], &[Knight]),
        ],
    }
}

/// Kings and the men who are wanted; where the king is hunted, at the edge.
fn few_men(dice: &mut Dice, own: Seat, level: u8, wanted: &str) -> Option<Position> {
    let (mine, theirs) = dice.one(men(level, wanted))?;
    let enemy = own.opposite();
    let (king, other) = (Piece::new(Role::King, own), Piece::new(Role::King, enemy));
    let mut builder = Builder::new();
    if wanted == "stalemate" {
        let at = builder.put_on(dice, edge(), king)?;
        builder.put_on(dice, near(at, 3), other)?;
    } else {
        builder.drop(dice, king)?;
        builder.drop(dice, other)?;
    }
    for role in theirs {
        builder.drop(dice, Piece::new(*role, enemy))?;
    }
    for role in mine {
        let man = Piece::new(*role, own);
        if wanted == "stalemate" {
            // Few squares leave a man without a move: they are looked for, since chance finds them too seldom.
            let shut: SquareSet = builder
                .free()
                .iter()
                .filter(|at| shuts(&builder, own, man, *at))
                .collect();
            builder.put_on(dice, shut, man)?;
        } else {
            builder.drop(dice, man)?;
        }
    }
    builder.position(own)
}

/// Whether nobody of his side can move once he stands there, and it is no check.
fn shuts(builder: &Builder, own: Seat, man: Piece, at: Square) -> bool {
    let mut builder = builder.clone();
    let position = builder.put(at, man).and_then(|_| builder.position(own));
    position.is_some_and(|it| !it.is_check() && !it.has_legal_move())
}

/// Pawns of two sides, each before another, from edge to edge, and the kings behind their own; open, if a pair or two are
/// missing.
fn wall(dice: &mut Dice, own: Seat, is_open: bool) -> Option<Position> {
    let mut builder = Builder::new();
    let mut pairs: Vec<(u8, u8)> = Vec::new();
    let mut rank = 2 + u8::try_from(dice.below(3)).ok()?;
    for file in 0..8 {
        let is_beside = pairs.last().is_some_and(|(last, _)| last + 1 == file);
        // A gap of one file is closed where the pawns beside it look at its squares: they stand on one rank.
        if is_beside && dice.happens(1, 3) {
            continue;
        }
        // Pawns side by side on one rank could take each other.
        if is_beside {
            rank = match dice.happens(1, 2) {
                true => rank + 1,
                false => rank - 1,
            };
        }
        if !(2..=4).contains(&rank) {
            return None;
        }
        pairs.push((file, rank));
    }
    for _ in 0..u32::from(is_open) {
        let n = u32::try_from(pairs.len()).ok()?;
        let place = usize::try_from(dice.below(n)).ok()?;
        pairs.remove(place);
    }
    for (file, rank) in pairs {
        builder.put(
            Square::new(file, rank)?,
            Piece::new(Role::Pawn, Seat::South),
        )?;
        builder.put(
            Square::new(file, rank + 1)?,
            Piece::new(Role::Pawn, Seat::North),
        )?;
    }
    let behind = |ranks: std::ops::Range<u8>| -> SquareSet {
        Square::all()
            .filter(|it| ranks.contains(&it.rank()))
            .collect()
    };
    builder.put_on(dice, behind(0..2), Piece::new(Role::King, Seat::South))?;
    builder.put_on(dice, behind(6..8), Piece::new(Role::King, Seat::North))?;
    builder.position(own)
}
