//! Exercises of the family game: the slow board of both geometries agrees with every answer, and their boards look as if they
//! came from a game of four.

use std::collections::{BTreeMap, BTreeSet};

use squarewise::lesson::{SquaresAsk, Step, Task};
use squarewise::practice::{Exercise, Name, SKILLS, Skill, make};
use squarewise::rules::{Cross, Role, Seat};

use super::same;
use crate::slow::{Place, Slow, Status, place, step};

/// Whether the slow board says the same, and nothing about the board is strange.
pub(super) fn agrees(asked: &Step<Cross>) -> Result<(), String> {
    let mut slow = Slow::new(asked.line.start(), asked.line.rules());
    for mv in asked.line.moves() {
        if !slow.moves().contains(&step(mv)) {
            return Err(format!("{mv:?} is no move"));
        }
        slow = slow.after(&step(mv), false);
    }
    looks_played(&slow)?;
    match &asked.task {
        Task::Squares { ask, piece, answer } => {
            let answer: BTreeSet<Place> = answer.iter().map(place).collect();
            let piece = piece.map(place).ok_or("about nobody")?;
            same(&answer, &squares(&slow, *ask, piece)?)
        }
        Task::Judge {
            attempt, verdict, ..
        } => {
            let tried = (place(attempt.from), place(attempt.to), attempt.promotion);
            let is_legal = slow.moves().contains(&tried);
            same(&verdict.legal().is_some(), &is_legal)
        }
        other => Err(format!("what is {other:?}?")),
    }
}

fn squares(slow: &Slow, ask: SquaresAsk, piece: Place) -> Result<BTreeSet<Place>, String> {
    let own = slow.moves().into_iter().filter(|(from, ..)| *from == piece);
    Ok(match ask {
        SquaresAsk::Moves => own.map(|(_, to, _)| to).collect(),
        SquaresAsk::Captures => {
            let takes = own.filter(|(_, to, _)| slow.at(*to).is_some());
            takes.map(|(_, to, _)| to).collect()
        }
        SquaresAsk::Attackers => {
            let (owner, _) = slow.at(piece).ok_or("about nobody")?;
            let all = slow.attackers(piece, owner).into_iter();
            all.map(|(from, _)| from).collect()
        }
        other => return Err(format!("what is {other:?}?")),
    })
}

/// Four kings, no more men than an army has, pawns where pawns come to, and no king whom two players attack.
fn looks_played(slow: &Slow) -> Result<(), String> {
    for seat in 0..4 {
        let men: Vec<_> = (slow.pieces().into_iter())
            .filter(|(_, owner, _)| *owner == seat)
            .collect();
        let n = |role| men.iter().filter(|(.., it)| *it == role).count();
        let most = [
            (Role::King, 1),
            (Role::Queen, 2),
            (Role::Rook, 3),
            (Role::Bishop, 3),
            (Role::Knight, 3),
            (Role::Pawn, 7),
        ];
        if n(Role::King) != 1 || most.iter().any(|(role, most)| n(*role) > *most) {
            return Err(format!("what an army: {men:?}"));
        }
        for (at, _, role) in &men {
            if *role == Role::Pawn && !slow.on_board(ahead(*at, seat)) {
                return Err(format!("a pawn on its last row: {at:?}"));
            }
        }
        let king = slow.king(seat).ok_or("no king")?;
        if slow.players(king, seat).len() > 1 {
            return Err(format!("two attack the king on {king:?}"));
        }
    }
    Ok(())
}

fn ahead((file, rank): Place, seat: usize) -> Place {
    let (files, ranks) = crate::slow::forward(seat);
    (file + files, rank + ranks)
}

fn of_the_family() -> impl Iterator<Item = &'static Skill> {
    SKILLS.iter().filter(|it| it.is_on_cross())
}

fn made(skill: &'static Skill, level: u8, n: u32) -> impl Iterator<Item = Exercise> {
    let names = (0..n).map(move |seed| Name { skill, level, seed });
    names.map(|name| make(name).unwrap_or_else(|| panic!("{name}: none")))
}

fn asked(exercise: &Exercise) -> &Step<Cross> {
    exercise.step().expect("an exercise on the cross")
}

/// Where yes or no is asked, both are right equally often.
#[test]
fn yes_and_no_are_right_equally_often_in_the_family_game() {
    for (skill, level) in of_the_family().flat_map(|it| (1..=it.n_levels).map(move |n| (it, n))) {
        let verdicts = made(skill, level, 48).filter_map(|it| match &asked(&it).task {
            Task::Judge { verdict, .. } => Some(verdict.legal().is_some()),
            _ => None,
        });
        let verdicts: Vec<bool> = verdicts.collect();
        let n_legal = verdicts.iter().filter(|it| **it).count();
        assert_eq!(2 * n_legal, verdicts.len(), "{} {level}", skill.name);
    }
}

/// Whoever asks sits at each seat equally often, so each direction of pawns comes.
#[test]
fn every_seat_asks_equally_often_in_the_family_game() {
    for (skill, level) in of_the_family().flat_map(|it| (1..=it.n_levels).map(move |n| (it, n))) {
        let mut seats: BTreeMap<Seat, u32> = BTreeMap::new();
        for exercise in made(skill, level, 96) {
            *seats.entry(asked(&exercise).side).or_default() += 1;
        }
        let each = Seat::ALL.map(|seat| (seat, 24));
        assert_eq!(seats, BTreeMap::from(each), "{} {level}", skill.name);
    }
}

/// An even seed and the next one are a pair: the same move is asked about, allowed on one board alone. What has changed is
/// who attacks, or what was played before.
#[test]
fn near_misses_of_the_family_game_come_in_pairs() {
    for name in ["family-second-attack", "family-en-passant"] {
        let skill = Skill::named(name).unwrap();
        let boards: Vec<Exercise> = made(skill, 3, 60).collect();
        let mut first_is_fine = 0;
        for pair in boards.chunks(2) {
            let [told, other] = [&pair[0], &pair[1]].map(|it| match &asked(it).task {
                Task::Judge {
                    attempt, verdict, ..
                } => (*attempt, verdict.legal().is_some()),
                task => panic!("{task:?}"),
            });
            assert_eq!(told.0, other.0, "{}", pair[0].name);
            assert_ne!(told.1, other.1, "{}", pair[0].name);
            first_is_fine += u32::from(told.1);
            let [one, two] = [&pair[0], &pair[1]].map(|it| {
                Slow::new(asked(it).line.start(), asked(it).line.rules())
                    .pieces()
                    .into_iter()
                    .collect::<BTreeSet<_>>()
            });
            let n_changed = one.symmetric_difference(&two).count();
            assert!(n_changed <= 2, "{}: {n_changed}", pair[0].name);
        }
        assert!((8..=22).contains(&first_is_fine), "{first_is_fine} of 30");
    }
}

/// What the board alone does not show decides: the answer would be another one if all were awake, or if nobody or somebody had
/// said check.
#[test]
fn who_is_away_and_what_was_said_makes_the_difference() {
    let away = Skill::named("family-away").unwrap();
    for exercise in (1..=away.n_levels).flat_map(|level| made(away, level, 24)) {
        let asked = asked(&exercise);
        let mut awake = Slow::new(asked.position(), asked.line.rules());
        assert_eq!(
            awake
                .status
                .iter()
                .filter(|it| **it == Status::Away)
                .count(),
            1
        );
        awake.status = [Status::Here; 4];
        let Task::Squares { ask, piece, answer } = &asked.task else {
            panic!("{}", exercise.name);
        };
        let piece = place(piece.unwrap());
        let others = squares(&awake, *ask, piece).unwrap();
        let answer: BTreeSet<Place> = answer.iter().map(place).collect();
        // A pawn takes from both, and a piece bound by who is awake stays bound: both are asked as often as the others.
        if answer == others {
            let role = awake.at(piece).unwrap().1;
            assert!(
                role == Role::Pawn || exercise.name.level == 3,
                "{}",
                exercise.name
            );
        }
    }
    let say = Skill::named("family-say-check").unwrap();
    let mut n_said = 0;
    for exercise in made(say, 1, 24) {
        let asked = asked(&exercise);
        let mut slow = Slow::new(asked.position(), asked.line.rules());
        let is_said = !slow.called[slow.turn].is_empty();
        n_said += u32::from(is_said);
        let Task::Squares {
            ask,
            piece: Some(piece),
            answer,
        } = &asked.task
        else {
            panic!("{}", exercise.name);
        };
        let caller = slow.attackers(slow.king(slow.turn).unwrap(), slow.turn)[0].1;
        let turn = slow.turn;
        slow.called[turn] = if is_said { Vec::new() } else { vec![caller] };
        let others = squares(&slow, *ask, place(*piece)).unwrap();
        let answer: BTreeSet<Place> = answer.iter().map(place).collect();
        assert_ne!(answer, others, "{}", exercise.name);
    }
    assert_eq!(n_said, 12);
}
