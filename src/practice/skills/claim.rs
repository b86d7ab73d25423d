//! May a draw be claimed: the same position for the third time, or fifty quiet moves?

use crate::practice::boards::Builder;
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::practice::skills::side;
use crate::rules::{
    Attempt, Castling, Move, Piece, Position, Role, Seat, Setup, Square, Waive, Wing,
};

const OFFER: [&str; 3] = ["threefold", "fifty-moves", "nothing"];

/// What is so about a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    /// Twice out and home again.
    Thrice,
    /// Once out and home again, or not all the way the second time.
    Twice,
    /// So many plies before the count is full: 0 is enough.
    Quiet(u16),
    /// The move that is intended brings the position for the third time.
    NextIsThird,
    /// It leads elsewhere.
    NextIsOther,
    /// It is the last quiet move of fifty.
    NextIsQuiet,
    /// It is a pawn's, or takes: the count begins anew.
    NextBreaks,
    /// It looks the same three times, but at first the king could castle.
    RightsLost,
    /// The same once more: now it is three times.
    RightsLostBefore,
    /// A pawn has moved just before.
    Broken,
}

/// Now or not; with the move that is intended; with castling that is lost, and a count that began anew.
pub(super) fn any(level: u8, dice: &mut Dice) -> Option<Draft> {
    let case = dice.turn(match level {
        1 => &[Case::Thrice, Case::Twice, Case::Quiet(0), Case::Quiet(3)],
        2 => &[
            Case::NextIsThird,
            Case::NextBreaks,
            Case::NextIsQuiet,
            Case::NextIsOther,
        ],
        _ => &[
            Case::RightsLost,
            Case::RightsLostBefore,
            Case::Broken,
            Case::Quiet(0),
        ],
    })?;
    let own = side(dice)?;
    let clock = match case {
        Case::Quiet(short) => FULL - RIDE - short - u16::try_from(dice.below(2)).ok()? * short,
        Case::NextIsQuiet | Case::NextBreaks => FULL - RIDE,
        Case::Broken => FULL - RIDE + 2,
        _ => 2 + u16::try_from(dice.below(30)).ok()?,
    };
    // Who begins is not always who claims: before the last move of a ride it is the other side's turn.
    let begins = match case {
        Case::NextIsThird | Case::NextIsOther | Case::NextIsQuiet | Case::NextBreaks => {
            own.opposite()
        }
        _ => own,
    };
    let start = board(dice, begins, clock, level == 3)?;
    let mut way = Way::from(start);
    match case {
        Case::Thrice => way.rides(dice, 2)?,
        Case::Twice if dice.happens(1, 2) => way.rides(dice, 1)?,
        Case::Twice => {
            way.rides(dice, 1)?;
            let [out, answer, home, _] = way.ride(dice)?;
            way.play(out)?;
            way.play(answer)?;
            way.play(home)?;
            way.play_other(dice, answer)?;
        }
        Case::Quiet(_) => way.rides(dice, 1)?,
        Case::NextIsThird | Case::NextIsOther => {
            way.rides(dice, 1)?;
            way.most_of_a_ride(dice)?;
        }
        Case::NextIsQuiet | Case::NextBreaks => way.most_of_a_ride(dice)?,
        Case::RightsLost => way.rides_of_king(dice, 2)?,
        Case::RightsLostBefore => way.rides_of_king(dice, 3)?,
        Case::Broken => {
            let breaks = way.moves(|mv| mv.piece().role == Role::Pawn && mv.promotion().is_none());
            way.play(dice.one(&breaks)?)?;
            let quiet = way.moves(is_quiet);
            way.play(dice.one(&quiet)?)?;
        }
    }
    let next = match case {
        Case::NextIsThird | Case::NextIsQuiet => Some(way.home()?),
        Case::NextIsOther => {
            let home = way.home()?;
            let mut others = way.moves(is_quiet);
            others.retain(|it| *it != home);
            Some(dice.one(&others)?)
        }
        Case::NextBreaks => {
            let breaks = way.moves(|mv| !is_quiet(mv) && mv.promotion().is_none());
            Some(dice.one(&breaks)?)
        }
        _ => None,
    };
    let answer = match case {
        Case::Thrice | Case::NextIsThird | Case::RightsLostBefore => "threefold",
        Case::Quiet(0) | Case::NextIsQuiet => "fifty-moves",
        _ => "nothing",
    };
    let told: Vec<String> = way.played.iter().map(ToString::to_string).collect();
    let draft = Draft::new("claim", &start)
        .with("played", &told.join(" "))
        .list("offer", &OFFER)
        .with("answer", answer)
        .list("aids", &["fifty-counter"]);
    Some(match next {
        Some(next) => draft.with("next", &next.to_string()),
        None => draft,
    })
}

/// So many plies in a row without a capture or a pawn's move are fifty moves of each side.
const FULL: u16 = 100;
/// The plies of a ride: out and home, on both sides.
const RIDE: u16 = 4;

/// Kings, two men and a pawn of each side, so many quiet plies after the last capture; whoever begins may castle, if that
/// is wanted.
fn board(dice: &mut Dice, begins: Seat, clock: u16, castles: bool) -> Option<Position> {
    let mut builder = Builder::new();
    let home = if begins == Seat::South { 0 } else { 7 };
    let mut castling = Castling::NONE;
    if castles {
        let wing = dice.one(&[Wing::King, Wing::Queen])?;
        let corner = if wing == Wing::King { 7 } else { 0 };
        builder.put(Square::new(4, home)?, Piece::new(Role::King, begins))?;
        builder.put(Square::new(corner, home)?, Piece::new(Role::Rook, begins))?;
        castling = castling.with(begins, wing);
    } else {
        builder.drop(dice, Piece::new(Role::King, begins))?;
        builder.drop(dice, Piece::new(Role::Rook, begins))?;
    }
    builder.drop(dice, Piece::new(Role::King, begins.opposite()))?;
    for seat in [begins, begins.opposite()] {
        let man = dice.one(&[Role::Knight, Role::Bishop, Role::Rook])?;
        builder.drop(dice, Piece::new(man, seat))?;
        builder.drop(dice, Piece::new(Role::Pawn, seat))?;
    }
    let mut setup = Setup::new(*builder.board(), begins);
    setup.castling = castling;
    setup.halfmove = clock;
    setup.fullmove = 20 + clock / 2;
    let position = setup.into_position(Waive::NOTHING).ok()?;
    (!position.is_check()).then_some(position)
}

/// Whether a move is neither a pawn's nor a capture, and no castling.
fn is_quiet(mv: &Move) -> bool {
    mv.captured().is_none() && mv.piece().role != Role::Pawn && mv.castled().is_none()
}

/// Moves that are played one after the other.
struct Way {
    now: Position,
    played: Vec<Attempt>,
}

impl Way {
    const fn from(start: Position) -> Self {
        let played = Vec::new();
        Self { now: start, played }
    }

    fn play(&mut self, attempt: Attempt) -> Option<()> {
        self.now = self.now.after(self.now.judge(attempt).legal()?);
        self.played.push(attempt);
        Some(())
    }

    /// The legal moves of such a kind.
    fn moves(&self, is_wanted: impl Fn(&Move) -> bool) -> Vec<Attempt> {
        let moves = self.now.legal_moves();
        let wanted = moves.iter().filter(|it| is_wanted(it));
        wanted.map(Move::attempt).collect()
    }

    /// Out with one man on each side, and home again.
    fn ride(&self, dice: &mut Dice) -> Option<[Attempt; 4]> {
        self.ride_with(dice, is_quiet)
    }

    /// The same, where the first man is of such a kind.
    fn ride_with(
        &self,
        dice: &mut Dice,
        is_wanted: impl Fn(&Move) -> bool,
    ) -> Option<[Attempt; 4]> {
        let out = dice.one(&self.moves(|it| is_quiet(it) && is_wanted(it)))?;
        let mut ahead = Self::from(self.now);
        ahead.play(out)?;
        let answer = dice.one(&ahead.moves(is_quiet))?;
        Some([out, answer, back(out), back(answer)])
    }

    /// So many rides, each with men of its own.
    fn rides(&mut self, dice: &mut Dice, n: u32) -> Option<()> {
        for _ in 0..n {
            for attempt in self.ride(dice)? {
                self.play(attempt)?;
            }
        }
        Some(())
    }

    /// So many rides, each begun by the king.
    fn rides_of_king(&mut self, dice: &mut Dice, n: u32) -> Option<()> {
        for _ in 0..n {
            for attempt in self.ride_with(dice, |it| it.piece().role == Role::King)? {
                self.play(attempt)?;
            }
        }
        Some(())
    }

    /// A ride of which the last move is left to be made.
    fn most_of_a_ride(&mut self, dice: &mut Dice) -> Option<()> {
        let [out, answer, home, _] = self.ride(dice)?;
        for attempt in [out, answer, home] {
            self.play(attempt)?;
        }
        Some(())
    }

    /// The move that ends such a ride, if it can be made.
    fn home(&self) -> Option<Attempt> {
        let answer = self.played.iter().rev().nth(1)?;
        let home = back(*answer);
        self.moves(is_quiet).contains(&home).then_some(home)
    }

    /// A quiet move, but not the one back.
    fn play_other(&mut self, dice: &mut Dice, answer: Attempt) -> Option<()> {
        let mut others = self.moves(is_quiet);
        others.retain(|it| *it != back(answer));
        self.play(dice.one(&others)?)
    }
}

/// The same move backwards.
fn back(attempt: Attempt) -> Attempt {
    Attempt::new(attempt.to, attempt.from)
}
