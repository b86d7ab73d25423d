//! Castling: every condition looked at on the plain grid, what was lost followed back through the
//! boards before.

use squarewise::rules::{CastlingFacts, CastlingRook, Geometry, Piece, Reason, Role, Seat, Wing};

use crate::slow::{Place, Slow, add, place};
use crate::truth::claims::{Told, ensure};
use crate::truth::right::Try;
use crate::truth::scene::{Scene, set};

/// The squares of one castling.
struct Way {
    king: Place,
    along: Place,
    far: i8,
}

impl Way {
    fn nth(&self, n: i8) -> Place {
        add(self.king, (self.along.0 * n, self.along.1 * n))
    }

    fn corner(&self) -> Place {
        self.nth(self.far)
    }
}

fn way(now: &Slow, wing: Wing) -> Way {
    let (king, ways) = now.homes(now.turn);
    let (along, far) = ways[usize::from(wing == Wing::Queen)];
    Way { king, along, far }
}

/// Which castling is tried, if it is one: the king at home goes two squares towards a rook.
pub(crate) fn wing(now: &Slow, tried: &Try) -> Option<Wing> {
    let is_king = now.at(tried.from) == Some((now.turn, Role::King));
    Wing::BOTH.into_iter().find(|wing| {
        let way = way(now, *wing);
        is_king && (way.king, way.nth(2)) == (tried.from, tried.to)
    })
}

/// Where the piece on `at` first left its square, by the half-move, followed back from now.
fn first_move(past: &[Slow], at: Place) -> Option<usize> {
    let now = past.last()?.at(at);
    let (mut here, mut first) = (at, None);
    for ply in (1..past.len()).rev() {
        if past[ply - 1].at(here) == now {
            continue;
        }
        let pieces = past[ply - 1].pieces().into_iter();
        let mut left = pieces
            .filter(|(from, seat, role)| Some((*seat, *role)) == now && past[ply].at(*from) != now);
        let Some((from, _, _)) = left.next() else {
            break;
        };
        (here, first) = (from, Some(ply));
    }
    first
}

/// The king's first move, and whether he castled with it.
fn king_moved(past: &[Slow], me: usize, king: Place) -> Option<(usize, bool)> {
    let ply = first_move(past, king)?;
    let rooks = |at: usize| {
        let pieces = past[at].pieces().into_iter();
        let mine = pieces.filter(|it| (it.1, it.2) == (me, Role::Rook));
        mine.map(|it| it.0).collect::<Vec<_>>()
    };
    Some((ply, rooks(ply - 1) != rooks(ply)))
}

/// What became of the rook that stood in the corner, or stands there.
fn rook(past: &[Slow], me: usize, corner: Place) -> CastlingRook {
    let rook = Some((me, Role::Rook));
    let gone = (1..past.len())
        .find(|ply| past[ply - 1].at(corner) == rook && past[*ply].at(corner) != rook);
    if let Some(ply) = gone {
        let Some((seat, _)) = past[ply].at(corner).filter(|(seat, _)| *seat != me) else {
            return CastlingRook::Moved { ply };
        };
        let pieces = past[ply - 1].pieces().into_iter();
        let left = pieces.filter(|(at, owner, _)| *owner == seat && past[ply].at(*at).is_none());
        let by = left
            .map(|(_, _, role)| Piece::new(role, Seat::ALL[seat]))
            .next();
        return by.map_or(CastlingRook::Moved { ply }, |by| CastlingRook::Captured {
            ply,
            by,
        });
    }
    match past[past.len() - 1].at(corner) {
        there if there == rook => match first_move(past, corner) {
            Some(ply) => CastlingRook::Moved { ply },
            None => CastlingRook::Home,
        },
        there => CastlingRook::Missing {
            there: there.map(|(seat, role)| Piece::new(role, Seat::ALL[seat])),
        },
    }
}

/// Every condition of one castling, as the slow model finds it.
struct Found {
    way: Way,
    king_moved: Option<(usize, bool)>,
    rook: CastlingRook,
    right_lost: bool,
}

fn look<G: Geometry>(scene: &Scene<'_, G>, wing: Wing) -> Found {
    let (now, past) = (&scene.now, scene.past());
    let way = way(now, wing);
    let king_moved = king_moved(past, now.turn, way.king);
    let rook = rook(past, now.turn, way.corner());
    let is_missing = matches!(rook, CastlingRook::Missing { .. });
    let told = king_moved.is_some()
        || (rook != CastlingRook::Home && !(is_missing && scene.is_family_table));
    let has_right = now.rights[now.turn][usize::from(wing == Wing::Queen)];
    Found {
        way,
        king_moved,
        rook,
        right_lost: !told && !has_right,
    }
}

/// The first condition that fails: what is lost for good, then what is in the way now.
pub(crate) fn code<G: Geometry>(scene: &Scene<'_, G>, wing: Wing) -> Option<&'static str> {
    let now = &scene.now;
    let found = look(scene, wing);
    let way = &found.way;
    let attacked = |n: i8| !now.attacking(way.nth(n), now.turn).is_empty();
    let conditions = [
        (found.king_moved.is_some(), "castle-king-moved"),
        (
            matches!(found.rook, CastlingRook::Captured { .. }),
            "castle-rook-captured",
        ),
        (
            matches!(found.rook, CastlingRook::Moved { .. }),
            "castle-rook-moved",
        ),
        (
            matches!(found.rook, CastlingRook::Missing { .. }) && !found.right_lost,
            "castle-no-rook",
        ),
        (found.right_lost, "castle-right-lost"),
        (
            !now.shields(way.king, way.corner()).is_empty(),
            "castle-pieces-between",
        ),
        (attacked(0), "castle-out-of-check"),
        (attacked(1), "castle-through-check"),
        (attacked(2), "castle-into-check"),
    ];
    let fails = conditions.into_iter().find(|(fails, _)| *fails);
    fails.map(|(_, code)| code)
}

/// Every field of the facts.
pub(crate) fn check<G: Geometry>(
    scene: &Scene<'_, G>,
    tried: &Try,
    facts: &CastlingFacts<G>,
) -> Told {
    let now = &scene.now;
    let wing = wing(now, tried).ok_or("no castling is tried")?;
    let found = look(scene, wing);
    let way = &found.way;
    ensure!(
        facts.seat.index() == now.turn && facts.wing == wing,
        "who castles, and where"
    );
    let squares = [facts.king, facts.crossed, facts.landing, facts.rook_home].map(place);
    let expected = [way.king, way.nth(1), way.nth(2), way.corner()];
    ensure!(squares == expected, "the way is {expected:?}");
    ensure!(
        facts.king_moved == found.king_moved,
        "the king moved: {:?}",
        found.king_moved
    );
    ensure!(facts.rook == found.rook, "the rook: {:?}", found.rook);
    ensure!(facts.right_lost == found.right_lost, "the right is lost");
    if facts.right_lost {
        let start = scene.past()[0].rights[now.turn];
        ensure!(
            !start[usize::from(wing == Wing::Queen)],
            "the right was there at the start"
        );
    }
    let blockers = now.shields(way.king, way.corner());
    ensure!(
        set(facts.blockers) == blockers,
        "between stand {blockers:?}"
    );
    let sets = [
        facts.checkers,
        facts.crossing_attackers,
        facts.landing_attackers,
    ];
    for (n, told) in (0..).zip(sets) {
        let attackers = now.attacking(way.nth(n), now.turn);
        ensure!(
            set(told) == attackers,
            "square {n} is attacked by {attackers:?}"
        );
    }
    let failing: Vec<&str> = facts.failing().map(Reason::code).collect();
    ensure!(
        failing.first().copied() == code(scene, wing),
        "the first that fails"
    );
    Ok(())
}
