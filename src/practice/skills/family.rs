//! The family game: four armies on the cross, by that table's own rules.
//!
//! On every board the four kings stand in the arms of their own armies, no king is attacked by two players, and nobody's is
//! attacked at all but where the question is about that. Who asks sits at each of the four seats in turn.

mod attackers;
mod away;
mod double_attack;
mod passing;
mod pawns;
mod said;
mod walks;

use std::sync::LazyLock;

use crate::lesson::rulesets;
use crate::lesson::skills::FamilySkill;
use crate::practice::boards::{Builder, every_square};
use crate::practice::dice::Dice;
use crate::practice::draft::Draft;
use crate::rules::{
    Board, Company, Cross, Geometry, Line, Move, Piece, Position, Role, Ruleset, Seat, Seats,
    Setup, Square, SquareSet, Waive,
};

/// The rules of the family game, by the name that lessons call them.
const FAMILY: &str = "family";

/// The same, as a lesson's board has them.
static RULES: LazyLock<Ruleset> = LazyLock::new(|| {
    let rules = rulesets::named(FAMILY).unwrap_or(Ruleset::FIDE);
    rules.for_exercise()
});

/// A board of one of these skills; `None` if it has not what is wanted.
pub(super) fn draw(of: FamilySkill, level: u8, dice: &mut Dice) -> Option<Draft> {
    match of {
        FamilySkill::Walks => walks::any(level, dice),
        FamilySkill::Pawns => pawns::any(level, dice),
        FamilySkill::Passing => passing::any(level, dice),
        FamilySkill::Attackers => attackers::any(level, dice),
        FamilySkill::DoubleAttack => double_attack::any(level, dice),
        FamilySkill::Away => away::any(level, dice),
        FamilySkill::SayCheck => said::any(level, dice),
    }
}

/// A step of this kind on a board of the family game.
fn asked(kind: &'static str, position: &Position<Cross>) -> Draft {
    let draft = Draft::bare(kind).with("rules", FAMILY);
    draft.with("board", &position.to_ffc())
}

/// The question for some squares of a piece.
fn asked_squares(ask: &str, position: &Position<Cross>, piece: Square<Cross>) -> Draft {
    asked("squares", position)
        .with("ask", ask)
        .at("piece", piece)
}

/// Who has the board's question: all seats, in turn.
fn player(dice: &mut Dice) -> Option<Seat> {
    dice.turn(&Seat::ALL)
}

/// A square as a player sees it who looks at the board from that seat: the file from the left, the rank from the player's own
/// edge, both from 0.
fn seen_by(seat: Seat, file: u8, rank: u8) -> Option<Square<Cross>> {
    const LAST: u8 = 11;
    let (file, rank) = match seat {
        Seat::South => (file, rank),
        Seat::West => (rank, LAST.checked_sub(file)?),
        Seat::North => (LAST.checked_sub(file)?, LAST.checked_sub(rank)?),
        Seat::East => (LAST.checked_sub(rank)?, file),
    };
    Square::new(file, rank)
}

/// Where a king stands who has not gone far: the three rows next to its player.
fn home(seat: Seat) -> SquareSet<Cross> {
    let rows = (0..3).flat_map(|rank| (0..12).filter_map(move |file| seen_by(seat, file, rank)));
    rows.collect()
}

/// A board with the king of each of these seats at home.
fn with_kings(dice: &mut Dice, seats: &[Seat]) -> Option<Builder<Cross>> {
    let mut builder = Builder::new();
    for seat in seats {
        builder.put_on(dice, home(*seat), Piece::new(Role::King, *seat))?;
    }
    Some(builder)
}

/// The line that begins on a board: this seat is to move, and nothing is known of the castlings.
fn begun(board: &Board<Cross>, turn: Seat, company: Company) -> Option<Line<Cross>> {
    let mut setup = Setup::new(*board, turn);
    setup.company = company;
    let position = setup.into_position(Waive::NOTHING).ok()?;
    Some(Line::with_calls(position, *RULES))
}

/// The same where everybody is at the table, and nobody has said anything.
fn begun_by_all(builder: &Builder<Cross>, turn: Seat) -> Option<Line<Cross>> {
    begun(builder.board(), turn, Company::default())
}

/// Everybody at the table but one, who is away.
fn without(sleeper: Seat) -> Company {
    Company {
        away: Seats::NONE.with(sleeper),
        ..Company::default()
    }
}

/// The men that attack the king of a player, whoever's they are.
fn king_attackers(position: &Position<Cross>, victim: Seat) -> SquareSet<Cross> {
    let kings = position.kings(victim).iter();
    kings.fold(SquareSet::EMPTY, |all, king| {
        all | position.attackers_of(king, victim)
    })
}

/// Whether no king is attacked but those of these seats, and those each by one player.
fn is_calm_but(position: &Position<Cross>, seats: &[Seat]) -> bool {
    Seat::ALL.into_iter().all(|victim| {
        let n_players = players_of(position, king_attackers(position, victim)).count();
        n_players <= usize::from(seats.contains(&victim))
    })
}

/// Whether no king is attacked.
fn is_calm(position: &Position<Cross>) -> bool {
    is_calm_but(position, &[])
}

/// The players who have men on these squares.
fn players_of(
    position: &Position<Cross>,
    squares: SquareSet<Cross>,
) -> impl Iterator<Item = Seat> + use<'_> {
    let has_one = move |seat: &Seat| position.board().by_seat(*seat).meets(squares);
    Seat::ALL.into_iter().filter(has_one)
}

/// Where a piece can go.
fn targets(position: &Position<Cross>, from: Square<Cross>) -> SquareSet<Cross> {
    position.moves_from(from).iter().map(Move::to).collect()
}

/// The squares from which a knight would attack this one.
fn jumps(square: Square<Cross>) -> SquareSet<Cross> {
    let is_jump = |it: &Square<Cross>| {
        let (files, ranks) = square.distance(*it);
        files.abs() * ranks.abs() == 2
    };
    every_square().iter().filter(is_jump).collect()
}

/// The pieces that reach far.
const LONG: [Role; 3] = [Role::Rook, Role::Bishop, Role::Queen];
/// The pieces that somebody asks about who is not a pawn or a king.
const OFFICERS: [Role; 4] = [Role::Rook, Role::Bishop, Role::Knight, Role::Queen];
/// Who stands in the way or waits to be taken.
const MEN: [Role; 4] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook];

/// One of the other players.
fn other(dice: &mut Dice, own: Seat) -> Option<Seat> {
    dice.one(&own.followers())
}

/// One step of a pawn ahead.
fn step(from: Square<Cross>, seat: Seat) -> Option<Square<Cross>> {
    let (files, ranks) = Cross::forward(seat);
    from.offset(files, ranks)
}

/// The squares beside one, as a player sees them: left and right.
fn sides(square: Square<Cross>, seat: Seat) -> impl Iterator<Item = Square<Cross>> {
    let (files, ranks) = Cross::forward(seat);
    [(ranks, files), (-ranks, -files)]
        .into_iter()
        .filter_map(move |(files, ranks)| square.offset(files, ranks))
}
