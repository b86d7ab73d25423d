//! Which reason is the right one: the questions of the Laws in their order, asked of the slow model.

use std::collections::BTreeSet;

use squarewise::rules::{Attempt, Geometry, Role};

use crate::slow::{Place, Slow, Status, Step, add, forward, place};
use crate::truth::castling;
use crate::truth::scene::{Scene, along, way};

/// An attempt on the plain grid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Try {
    pub(crate) from: Place,
    pub(crate) to: Place,
    pub(crate) named: Option<Role>,
}

impl Try {
    pub(crate) fn new<G: Geometry>(attempt: &Attempt<G>) -> Self {
        let (from, to) = (place(attempt.from), place(attempt.to));
        let named = attempt.promotion;
        Self { from, to, named }
    }

    pub(crate) fn step(&self) -> Step {
        (self.from, self.to, self.named)
    }
}

/// The code of the reason for which the attempt is refused; `None` if it is legal.
pub(crate) fn code<G: Geometry>(scene: &Scene<'_, G>, tried: &Try) -> Option<&'static str> {
    let now = &scene.now;
    let me = now.turn;
    if scene.line.outcome().is_some() {
        return Some("game-over");
    }
    let Some((seat, role)) = now.at(tried.from) else {
        return Some("no-piece");
    };
    if seat != me {
        return Some("not-your-piece");
    }
    if tried.from == tried.to {
        return Some("same-square");
    }
    if let Some(wing) = castling::wing(now, tried) {
        let refused = castling::code(scene, wing);
        // On a training board another king may be in check.
        let refused = refused.or_else(|| danger(scene, tried, role));
        return refused.or_else(|| ends(scene, tried, role));
    }
    target(now, tried.to)
        .or_else(|| match role {
            Role::King => king_way(now, tried),
            Role::Pawn => pawn_way(scene, tried),
            _ => piece_way(now, tried, role),
        })
        .or_else(|| prey(now, tried.to, role))
        .or_else(|| danger(scene, tried, role))
        .or_else(|| ends(scene, tried, role))
}

/// Own pieces and allies are not taken.
fn target(now: &Slow, to: Place) -> Option<&'static str> {
    let (seat, _) = now.at(to)?;
    if now.owner[seat] == now.owner[now.turn] {
        return Some("own-piece-on-target");
    }
    let is_statue = now.status[now.owner[seat]] == Status::Out;
    (now.is_one_side(seat, now.turn) && !is_statue).then_some("ally-piece-on-target")
}

/// Whether a diagonal way crosses a corner.
pub(crate) fn crosses_corner(now: &Slow, from: Place, to: Place) -> bool {
    let Some((by, far)) = along(from, to).filter(|(by, _)| by.0 != 0 && by.1 != 0) else {
        return false;
    };
    let mut here = from;
    for _ in 0..far {
        match now.step(here, by) {
            Some(next) => here = next,
            None => return true,
        }
    }
    false
}

/// Whether a piece could go that way on an empty board.
pub(crate) fn goes_that_way(role: Role, from: Place, to: Place) -> bool {
    let (file, rank) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
    let (straight, diagonal) = (file == 0 || rank == 0, file == rank);
    match role {
        Role::Rook => straight,
        Role::Bishop => diagonal,
        Role::Queen => straight || diagonal,
        Role::Knight => file.min(rank) == 1 && file.max(rank) == 2,
        Role::King => file.max(rank) == 1,
        Role::Pawn => false,
    }
}

fn piece_way(now: &Slow, tried: &Try, role: Role) -> Option<&'static str> {
    let is_diagonal = matches!(role, Role::Bishop | Role::Queen);
    if is_diagonal && crosses_corner(now, tried.from, tried.to) {
        Some("path-crosses-corner")
    } else if !goes_that_way(role, tried.from, tried.to) {
        Some("piece-cant-move-that-way")
    } else if role != Role::Knight && !now.shields(tried.from, tried.to).is_empty() {
        Some("path-blocked")
    } else {
        None
    }
}

fn king_way(now: &Slow, tried: &Try) -> Option<&'static str> {
    if !goes_that_way(Role::King, tried.from, tried.to) {
        Some("king-too-far")
    } else {
        crosses_corner(now, tried.from, tried.to).then_some("path-crosses-corner")
    }
}

fn pawn_way<G: Geometry>(scene: &Scene<'_, G>, tried: &Try) -> Option<&'static str> {
    let now = &scene.now;
    let Try { from, to, .. } = *tried;
    match way(now.turn, from, to) {
        (..=-1, aside) => match (scene.is_family_table, aside) {
            (true, _) | (_, 0) => Some("pawn-backward"),
            (_, 1) if way(now.turn, from, to).0 == -1 => Some("pawn-backward"),
            _ => Some("pawn-cant-move-that-way"),
        },
        (0, _) => Some("pawn-sideways"),
        (1, 0) => now.at(to).map(|_| "pawn-cant-capture-straight"),
        (2, 0) if !now.is("double_step", "any_time") && !now.is_home_row(from) => {
            Some("pawn-double-not-from-start")
        }
        (2, 0) => {
            let middle = add(from, forward(now.turn));
            let is_blocked = now.at(middle).is_some() || now.at(to).is_some();
            is_blocked.then_some("pawn-double-blocked")
        }
        (_, 0) => Some("pawn-too-far"),
        (1, 1) if crosses_corner(now, from, to) => Some("path-crosses-corner"),
        (1, 1) if now.at(to).is_some() => None,
        (1, 1) => no_capture(scene, tried),
        _ => Some("pawn-cant-move-that-way"),
    }
}

/// The piece beside the pawn, if a child can mean to take it in passing: an opponent's on the row
/// where that happens, and a pawn only if it walks the other way.
pub(crate) fn meant(now: &Slow, tried: &Try) -> Option<(Place, Role)> {
    let me = now.turn;
    let (f, r) = forward(me);
    let beside = add(tried.to, (-f, -r));
    let start = add(tried.from, (-3 * f, -3 * r));
    let (seat, role) = now.at(beside)?;
    let is_foe = !now.is_one_side(seat, me) && now.status[now.owner[seat]] != Status::Out;
    let is_row = now.is("double_step", "first_move") && now.is_home_row(start);
    let faces = role != Role::Pawn || forward(seat) == (-f, -r);
    let is_other_reason = now.passed[seat] == Some(tried.to);
    (is_foe && is_row && faces && !is_other_reason).then_some((beside, role))
}

fn no_capture<G: Geometry>(scene: &Scene<'_, G>, tried: &Try) -> Option<&'static str> {
    let now = &scene.now;
    if now.takes_in_passing(tried.from, tried.to) {
        return None;
    }
    let Some((beside, role)) = meant(now, tried) else {
        return Some(match passed_before(scene, tried) {
            Some(_) => "ep-chance-lost",
            None => "pawn-diagonal-needs-capture",
        });
    };
    if role != Role::Pawn {
        return Some("ep-not-a-pawn");
    }
    let arrival = arrival(scene, beside);
    Some(match arrival {
        None => "ep-not-available",
        Some((_, came_from)) if way(now.turn, came_from, beside) == (-2, 0) => "ep-chance-lost",
        Some(_) => "ep-pawn-did-not-double-step",
    })
}

/// Where pawns pass on every row: the pawn that passed the target and may be taken no longer, however it walks. The
/// last to pass counts.
pub(crate) fn passed_before<G: Geometry>(scene: &Scene<'_, G>, tried: &Try) -> Option<Place> {
    let (now, past) = (&scene.now, scene.past());
    let came = (0..4).filter_map(|seat| {
        let landing = add(tried.to, forward(seat));
        let is_there = now.at(landing) == Some((seat, Role::Pawn));
        let (ply, from) = arrival(scene, landing).filter(|_| is_there)?;
        (way(seat, from, landing) == (2, 0)).then_some((ply, seat, landing))
    });
    let came: Vec<_> = came
        .filter(|(_, seat, _)| !now.is_one_side(*seat, now.turn))
        .collect();
    let has_stayed = |ply: usize, seat| (ply + 1..past.len()).all(|it| past[it - 1].turn != seat);
    let is_of_the_next = now.is("ep_window", "next_player_only");
    if is_of_the_next && came.iter().any(|(ply, seat, _)| has_stayed(*ply, *seat)) {
        return None;
    }
    let is_near = |landing: Place| {
        let (ahead, aside) = way(now.turn, tried.from, landing);
        now.is("ep_geometry", "attacks_X") || ahead.abs() + aside.abs() == 1
    };
    let mut may_be_meant = came.into_iter().filter(|(_, seat, landing)| {
        let is_in = now.status[now.owner[*seat]] != Status::Out;
        is_in && now.passed[*seat] != Some(tried.to) && is_near(*landing)
    });
    let first = may_be_meant.next()?;
    let last = may_be_meant.fold(
        first,
        |one, other| if other.0 > one.0 { other } else { one },
    );
    Some(last.2)
}

/// The half-move that brought the piece on a square, and from where; `None` if it was always there.
pub(crate) fn arrival<G: Geometry>(scene: &Scene<'_, G>, at: Place) -> Option<(usize, Place)> {
    let past = scene.past();
    let now = scene.now.at(at);
    let ply = (1..past.len())
        .rev()
        .find(|ply| past[ply - 1].at(at) != now)?;
    let left = past[ply - 1].pieces().into_iter();
    let mut left = left.filter(|(from, seat, role)| {
        Some((*seat, *role)) == now && past[ply].at(*from) != now && *from != at
    });
    left.next().map(|(from, _, _)| (ply, from))
}

/// Kings are not taken, and sleeping pieces by pawns alone.
fn prey(now: &Slow, to: Place, role: Role) -> Option<&'static str> {
    let (seat, taken) = now.at(to)?;
    if taken == Role::King && !now.is_king_takeable(seat) {
        Some("cant-capture-king")
    } else if role != Role::Pawn && now.status[now.owner[seat]] == Status::Away {
        Some("absent-only-pawns-may-capture")
    } else {
        None
    }
}

/// A king that must be looked after: who must be answered now, and who attacks him after a move,
/// silent checks that stand already left out.
pub(crate) struct Danger {
    pub(crate) king: Place,
    pub(crate) checkers: BTreeSet<Place>,
    pub(crate) attackers: BTreeSet<Place>,
}

/// The first king that a move leaves in danger: by a check that must be answered or a new one; by
/// any, for a king who moves while another stands in a check that nobody said.
pub(crate) fn left(now: &Slow, step: &Step) -> Option<Danger> {
    in_danger(now, step, false).or_else(|| in_danger(now, step, true))
}

fn in_danger(now: &Slow, step: &Step, even_unsaid: bool) -> Option<Danger> {
    let after = now.board_after(step);
    let kings = now.kings(now.owner[now.turn]).into_iter();
    let dangers = kings.filter(|king| *king != step.0).map(|king| {
        let before = now.attackers(king, now.turn);
        let (checks, silent): (Vec<_>, Vec<_>) =
            (before.into_iter()).partition(|it| even_unsaid || now.binds(it.1));
        let silent: BTreeSet<Place> = silent.into_iter().map(|it| it.0).collect();
        Danger {
            king,
            checkers: checks.into_iter().map(|it| it.0).collect(),
            attackers: &after.attacking(king, now.turn) - &silent,
        }
    });
    let mut dangers = dangers.filter(|it| !it.attackers.is_empty());
    dangers.next()
}

/// The king's own step: what is on the square, or reaches it along the line.
fn step_of_king<G: Geometry>(scene: &Scene<'_, G>, tried: &Try) -> Option<&'static str> {
    let now = &scene.now;
    let attackers = now.board_after(&tried.step()).attacking(tried.to, now.turn);
    if attackers.is_empty() {
        return None;
    }
    let is_king = |at: &Place| matches!(now.at(*at), Some((_, Role::King)));
    Some(if scene.is_family_table {
        "king-into-attack"
    } else if now.at(tried.to).is_some() {
        "king-captures-protected"
    } else if attackers.iter().any(is_king) {
        "king-next-to-king"
    } else if attackers.iter().any(|at| keeps_line(now, *at, tried)) {
        "king-stays-on-line"
    } else {
        "king-into-attack"
    })
}

/// Whether a piece gives check now, and the king only steps away along its line.
pub(crate) fn keeps_line(now: &Slow, slider: Place, tried: &Try) -> bool {
    let Some((seat, role)) = now.at(slider) else {
        return false;
    };
    let far = matches!(role, Role::Bishop | Role::Rook | Role::Queen);
    let checks = now.sees(slider, seat, role).contains(&tried.from);
    let (one, two) = (along(slider, tried.from), along(tried.from, tried.to));
    far && checks && one.zip(two).is_some_and(|(one, two)| one.0 == two.0)
}

fn danger<G: Geometry>(scene: &Scene<'_, G>, tried: &Try, role: Role) -> Option<&'static str> {
    let now = &scene.now;
    if now.leaves_king_safe(&tried.step()) {
        return None;
    }
    if role == Role::King
        && let Some(code) = step_of_king(scene, tried)
    {
        return Some(code);
    }
    let danger = left(now, &tried.step()).expect("a king in danger");
    if danger.checkers.is_disjoint(&danger.attackers) {
        let shields = |at: &Place| now.shields(*at, danger.king);
        let alone = BTreeSet::from([tried.from]);
        let is_pinned = danger.attackers.iter().any(|at| shields(at) == alone);
        return Some(if is_pinned {
            "pinned"
        } else {
            "ep-exposes-king"
        });
    }
    let only_kings = || {
        let mut legal = scene.legal().iter();
        legal.all(|step| matches!(now.at(step.0), Some((_, Role::King))))
    };
    Some(if danger.checkers.len() > 1 && only_kings() {
        "double-check-king-must-move"
    } else {
        "still-in-check"
    })
}

/// What a pawn becomes, and family rule 3.
fn ends<G: Geometry>(scene: &Scene<'_, G>, tried: &Try, role: Role) -> Option<&'static str> {
    let now = &scene.now;
    let promotes = role == Role::Pawn && now.promotes(tried.to);
    let stays = match tried.named {
        None => now.is("promotion_compulsory", "false"),
        Some(Role::Pawn) => now.is("promotion_set", "QRBNP"),
        Some(_) => false,
    };
    match tried.named {
        Some(_) if !promotes => return Some("promotion-not-allowed"),
        None if promotes && !stays => return Some("promotion-piece-missing"),
        Some(Role::King | Role::Pawn) if !stays => return Some("promotion-piece-invalid"),
        _ => {}
    }
    let adds = now.is("rule3", "forbid") && now.adds_attacker(&tried.step());
    let can_keep = || scene.legal().iter().any(|step| !now.adds_attacker(step));
    (adds && can_keep()).then_some("rule3-king-double-attack")
}
