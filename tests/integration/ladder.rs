//! The mate ladder: each board is of its kind, one move alone mates, and no two boards are equal.

use std::collections::{BTreeMap, BTreeSet};

use squarewise::lesson::goal::Goal;
use squarewise::lesson::{Accept, AnyLesson, Lesson, Task};
use squarewise::rules::{Classic, Role, Seat};

use crate::content::lessons;
use crate::mailbox::{Mailbox, Place, Step};
use crate::practice::{attackers, in_check, king};

const RUNGS: [&str; 12] = [
    "back-row",
    "two-rooks",
    "queen-and-king",
    "rook-and-king",
    "bishop-and-queen",
    "knight-and-queen",
    "knight-and-rook",
    "pawn",
    "promotion",
    "smothered",
    "discovered",
    "double-check",
];

fn ladder() -> std::sync::Arc<Lesson<Classic>> {
    let all = lessons().iter().map(|(_, lesson)| lesson);
    let mut found = all.filter(|lesson| lesson.id == "mate-ladder");
    found.next().and_then(AnyLesson::on).unwrap()
}

/// A board with the moves that mate on it, as the slow board says.
struct Rung {
    kind: String,
    before: Mailbox,
    own: Seat,
    mates: Vec<Step>,
}

impl Rung {
    fn all() -> Vec<Self> {
        let of_step = |step: &squarewise::lesson::Step| {
            let Task::Move {
                accept: Accept::Goal(Goal::Mate),
                all: false,
                ..
            } = &step.task
            else {
                panic!("{}: {:?}", step.id, step.task);
            };
            let before = Mailbox::new(step.position());
            let own = step.position().turn();
            let mut mates = before.moves();
            mates.retain(|it| {
                let after = before.after(it);
                in_check(&after, own.opposite()) && after.moves().is_empty()
            });
            Self {
                kind: step.id.clone(),
                before,
                own,
                mates,
            }
        };
        ladder().steps.iter().map(of_step).collect()
    }

    /// Its rung, without the number.
    fn rung(&self) -> &str {
        self.kind.rsplit_once('-').unwrap().0
    }

    fn role(&self, at: Place) -> Option<Role> {
        self.before.man(at).map(|(_, role)| role)
    }

    /// Whether it is the kind of mate that its name says.
    fn is_of_its_kind(&self) -> bool {
        let (step, enemy) = (self.mates[0], self.own.opposite());
        let after = self.before.after(&step);
        let hunted = king(&after, enemy);
        let checkers = attackers(&after, hunted, enemy);
        let by_mover = checkers.contains(&step.to);
        let guards: BTreeSet<Role> = attackers(&after, step.to, enemy)
            .into_iter()
            .filter_map(|at| after.man(at).map(|(_, role)| role))
            .collect();
        let is_guarded_by = |role| guards == BTreeSet::from([role]);
        let beside: Vec<Place> = (-1..=1)
            .flat_map(|files| (-1..=1).map(move |ranks| (files, ranks)))
            .filter(|it| *it != (0, 0))
            .map(|(files, ranks)| (hunted.0 + files, hunted.1 + ranks))
            .filter(|(file, rank)| (0..8).contains(file) && (0..8).contains(rank))
            .collect();
        let is_own_man = |at: &Place, role: Option<Role>| {
            let man = after.man(*at);
            man.is_some_and(|(seat, it)| seat == enemy && role.is_none_or(|role| it == role))
        };
        let is_beside = beside.contains(&step.to);
        let home = if enemy == Seat::WHITE { 0 } else { 7 };
        let is_edge = |n: i8| n == 0 || n == 7;
        // Along the edge: both on it, on one line.
        let along_edge = (hunted.0 == step.to.0 && is_edge(hunted.0))
            || (hunted.1 == step.to.1 && is_edge(hunted.1));
        let mover = self.role(step.from).unwrap();
        let alone = checkers.len() == 1 && by_mover;
        match self.rung() {
            "back-row" => {
                let mut ahead = beside.iter().filter(|it| it.1 != home);
                alone
                    && mover == Role::Rook
                    && (hunted.1, step.to.1) == (home, home)
                    && ahead.all(|it| is_own_man(it, Some(Role::Pawn)))
            }
            "two-rooks" => {
                let rooks = after.men().into_iter();
                let mut others = rooks.filter(|(at, seat, role)| {
                    (*seat, *role) == (self.own, Role::Rook) && *at != step.to
                });
                let shuts = |at: Place| {
                    let is_row = hunted.1 == step.to.1 && (at.1 - hunted.1).abs() == 1;
                    is_row || (hunted.0 == step.to.0 && (at.0 - hunted.0).abs() == 1)
                };
                alone && mover == Role::Rook && along_edge && others.any(|(at, ..)| shuts(at))
            }
            "queen-and-king" => mover == Role::Queen && is_beside && is_guarded_by(Role::King),
            "bishop-and-queen" => mover == Role::Queen && is_beside && is_guarded_by(Role::Bishop),
            "knight-and-queen" => mover == Role::Queen && is_beside && is_guarded_by(Role::Knight),
            "rook-and-king" => {
                let own = king(&after, self.own);
                let far = (own.0 - hunted.0).abs().max((own.1 - hunted.1).abs());
                alone && mover == Role::Rook && along_edge && far == 2 && !is_beside
            }
            "knight-and-rook" => {
                let in_corner = is_edge(hunted.0) && is_edge(hunted.1);
                mover == Role::Rook && in_corner && is_beside && is_guarded_by(Role::Knight)
            }
            "pawn" => alone && mover == Role::Pawn && step.promotion.is_none(),
            "promotion" => step.promotion.is_some(),
            "smothered" => {
                alone && mover == Role::Knight && beside.iter().all(|it| is_own_man(it, None))
            }
            "discovered" => checkers.len() == 1 && !by_mover,
            "double-check" => checkers.len() == 2,
            other => panic!("what is {other}?"),
        }
    }

    /// The board as a pattern that is the same for its mirror images, whoever plays; without pawns also turned.
    fn pattern(&self) -> Vec<(Place, bool, Role)> {
        let men = self.before.men();
        let is_black = self.own == Seat::BLACK;
        let upright = |(file, rank): Place| (file, if is_black { 7 - rank } else { rank });
        let has_pawns = men.iter().any(|(.., role)| *role == Role::Pawn);
        let n_images = if has_pawns { 2 } else { 8 };
        let image = |n: u8, at: Place| {
            let (mut file, mut rank) = upright(at);
            if n & 1 != 0 {
                file = 7 - file;
            }
            if n & 2 != 0 {
                rank = 7 - rank;
            }
            if n & 4 != 0 {
                (file, rank) = (rank, file);
            }
            (file, rank)
        };
        let images = (0..n_images).map(|n| {
            let men = men.iter();
            let mut all: Vec<_> = men
                .map(|(at, seat, role)| (image(n, *at), *seat == self.own, *role))
                .collect();
            all.sort();
            all
        });
        images.min().unwrap()
    }
}

#[test]
fn each_rung_has_five_boards_of_its_kind_with_one_move_that_mates() {
    let all = Rung::all();
    let names: Vec<&str> = all.iter().map(Rung::rung).collect();
    let expected: Vec<&str> = RUNGS.iter().flat_map(|it| [*it; 5]).collect();
    assert_eq!(names, expected);
    for rung in &all {
        let ways: BTreeSet<(Place, Place)> = rung.mates.iter().map(|it| (it.from, it.to)).collect();
        assert_eq!(ways.len(), 1, "{}: {:?}", rung.kind, rung.mates);
        assert!(rung.is_of_its_kind(), "{}: {:?}", rung.kind, rung.mates);
    }
    // A promotion is not always to a queen.
    let others = all.iter().filter(|it| {
        let roles = it.mates.iter().map(|it| it.promotion);
        it.rung() == "promotion" && !roles.clone().any(|role| role == Some(Role::Queen))
    });
    assert!(others.count() >= 1);
}

#[test]
fn no_two_boards_of_the_ladder_are_equal_and_they_look_different() {
    let all = Rung::all();
    let mut seen: BTreeMap<Vec<(Place, bool, Role)>, &str> = BTreeMap::new();
    for rung in &all {
        if let Some(before) = seen.insert(rung.pattern(), &rung.kind) {
            panic!("{} is {before} again", rung.kind);
        }
    }
    let n_white = all.iter().take_while(|it| it.own == Seat::WHITE).count();
    let n_black = all.iter().rev().take_while(|it| it.own != Seat::WHITE);
    assert_eq!((n_white, n_black.count()), (30, 30), "the board turns once");
    for five in all.chunks(5) {
        let goals: BTreeSet<Place> = five.iter().map(|it| it.mates[0].to).collect();
        assert!(goals.len() >= 4, "{}: {goals:?}", five[0].kind);
    }
    let hunted = |it: &Rung| king(&it.before, it.own.opposite());
    let kings: BTreeSet<Place> = all.iter().map(hunted).collect();
    println!("{} squares of the hunted king", kings.len());
    assert!(kings.len() >= 20, "{}", kings.len());
}
