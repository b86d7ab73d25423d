//! Exercises that the core makes: each is proved, none comes twice, and a slow board that shares nothing with the core
//! agrees with every answer.

mod family;

use std::collections::{BTreeMap, BTreeSet};

use squarewise::lesson::Accept;
use squarewise::lesson::goal::Goal;
use squarewise::lesson::task::{Claimable, Standing};
use squarewise::lesson::{SquaresAsk, Task};
use squarewise::practice::{
    Exercise, MANY, Name, NameError, SKILLS, Series, Skill, Space, fit, make,
};
use squarewise::rules::{Attempt, Chance, Classic, Line, Move, Position, Role, Seat, Square};

use crate::golden;
use crate::mailbox::{Mailbox, Place, Step, place};
use crate::support::classic;

/// Every skill with each of its levels.
fn levels() -> impl Iterator<Item = (&'static Skill, u8)> {
    SKILLS
        .iter()
        .flat_map(|skill| (1..=skill.n_levels).map(move |level| (skill, level)))
}

fn first(skill: &'static Skill, level: u8) -> Name {
    let seed = 0x5EED;
    Name { skill, level, seed }
}

/// How many exercises of a skill and level are looked at, of so many at most: all, where there are fewer.
fn n_of(skill: &Skill, level: u8, most: usize) -> usize {
    match skill.space(level) {
        Space::Listed(all) => all.len().min(most),
        Space::Drawn => most,
    }
}

fn look_through(most: usize) {
    let mut faults = Vec::new();
    for (skill, level) in levels() {
        let (mut seen, mut n) = (BTreeSet::new(), 0);
        for exercise in Series::from(first(skill, level)).take(n_of(skill, level, most)) {
            n += 1;
            if !seen.insert(exercise.text().to_owned()) {
                faults.push(format!("{}: it has come before", exercise.name));
            }
            if let Err(why) = agrees(&exercise) {
                faults.push(format!("{}: {why}\n{}", exercise.name, exercise.text()));
            }
        }
        let wanted = n_of(skill, level, most);
        if n != wanted {
            faults.push(format!("{} {level}: {n} of {wanted}", skill.name));
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults\n{}",
        faults.len(),
        faults[..faults.len().min(20)].join("\n")
    );
}

#[test]
fn twenty_of_each_level_are_there_and_the_oracle_agrees() {
    look_through(20);
}

#[test]
#[ignore = "a thousand of each level: some minutes"]
fn a_thousand_of_each_level_are_there_and_the_oracle_agrees() {
    look_through(MANY);
}

#[test]
#[ignore = "a measure of time, for a quiet machine"]
fn what_an_exercise_costs() {
    for (skill, level) in levels() {
        let mut times: Vec<f64> = Vec::new();
        for seed in 0..200 {
            let name = Name { skill, level, seed };
            let before = std::time::Instant::now();
            let made = make(name);
            times.push(before.elapsed().as_secs_f64() * 1000.0);
            if made.is_none() {
                println!("{name}: none");
            }
        }
        times.sort_by(f64::total_cmp);
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        println!(
            "{:20} {level}  mean {mean:7.2} ms  99 % {:7.2}  most {:7.2}",
            skill.name,
            times[times.len() * 99 / 100 - 1],
            times[times.len() - 1]
        );
    }
}

#[test]
fn a_name_says_all_and_one_that_is_none_says_why() {
    for (skill, level) in levels() {
        let name = first(skill, level);
        assert_eq!(Name::parse(&name.to_string()), Ok(name));
        let made = make(name).unwrap();
        assert_eq!(
            make(name).unwrap(),
            made,
            "the same name, the same exercise"
        );
    }
    for (text, why) in [
        ("p2-mate-in-1-1-8f2c", NameError::Version),
        ("mate-in-1-1-8f2c", NameError::Version),
        ("p1-mate-in-7-1-8f2c", NameError::Skill),
        ("p1-mate-in-1-9-8f2c", NameError::Level(4)),
        ("p1-mate-in-1-0-8f2c", NameError::Level(4)),
        ("p1-mate-in-1-1-xyz", NameError::Seed),
        ("p1-mate-in-1-1-8F2C", NameError::Seed),
        ("p1-mate-in-1-1-", NameError::Seed),
    ] {
        assert_eq!(Name::parse(text), Err(why), "{text}");
    }
}

/// Whose turn it is does not hang on how many boards were thrown away before one was right.
#[test]
fn seeds_that_follow_each_other_go_round_all_that_is_wanted() {
    let made = |name: &str, level, n: u32| {
        let skill = Skill::named(name).unwrap();
        let names = (0..n).map(move |seed| Name { skill, level, seed });
        names.map(|name| make(name).unwrap_or_else(|| panic!("{name}: none")))
    };
    let mut found: BTreeMap<String, u32> = BTreeMap::new();
    for exercise in made("castle-or-not", 3, 24) {
        let Task::Judge {
            attempt, verdict, ..
        } = &classic(&exercise).task
        else {
            panic!("{}", exercise.name);
        };
        let why = verdict.fault().map_or("allowed", |it| it.reason().code());
        for what in [why, &attempt.to_string()] {
            *found.entry(what.to_owned()).or_default() += 1;
        }
    }
    let expected = [
        ("allowed", 8),
        ("castle-into-check", 4),
        ("castle-out-of-check", 4),
        ("castle-pieces-between", 4),
        ("castle-through-check", 4),
        ("e1c1", 6),
        ("e1g1", 6),
        ("e8c8", 6),
        ("e8g8", 6),
    ];
    let found: Vec<(&str, u32)> = found.iter().map(|(what, n)| (what.as_str(), *n)).collect();
    assert_eq!(found, expected);
    for (skill, level) in [("mate-in-1", 2), ("ways-out", 2), ("safe-move", 1)] {
        let is_white = |it: &Exercise| classic(it).position().turn() == Seat::WHITE;
        assert_eq!(
            made(skill, level, 10).filter(is_white).count(),
            5,
            "{skill}"
        );
    }
}

/// The golden file: whoever changes what a name gives begins `p2`. `.ci/web` holds a browser to the same file.
#[test]
fn names_give_what_they_gave() {
    let golden = crate::support::project("tests/fixtures/practice.txt");
    let mut now = String::new();
    for (skill, level) in levels() {
        for seed in [1, 0x8F2C, 0xFFFF_FFFF] {
            let name = Name { skill, level, seed };
            now.push_str(&format!("{}\n", golden::line(name).unwrap()));
        }
    }
    if std::env::var_os("RENEW").is_some() {
        std::fs::write(&golden, &now).unwrap();
    }
    let kept = std::fs::read_to_string(&golden).unwrap();
    for (kept, now) in kept.lines().zip(now.lines()) {
        assert_eq!(kept, now);
    }
    assert_eq!(kept, now);
}

/// However many boards are drawn until one has what is wanted: seeds in a row want each thing equally often.
#[test]
fn what_is_wanted_takes_turns() {
    let answers = |skill, n: u32| {
        let skill = Skill::named(skill).unwrap();
        let names = (0..n).map(move |seed| Name {
            skill,
            level: 2,
            seed,
        });
        names.map(|name| classic(&make(name).unwrap()).task.clone())
    };
    let mut standings = BTreeMap::new();
    for task in answers("status", 40) {
        if let Task::Status { answer, .. } = task {
            *standings.entry(answer.code()).or_insert(0) += 1;
        }
    }
    let each_ten = ["check", "checkmate", "play-on", "stalemate"].map(|it| (it, 10));
    assert_eq!(standings, BTreeMap::from(each_ten));
    let is_legal =
        |task: &Task| matches!(task, Task::Judge { verdict, .. } if verdict.legal().is_some());
    let n_legal = answers("castle-or-not", 40).filter(is_legal).count();
    assert_eq!(
        n_legal, 16,
        "two of the five cases of this level are allowed"
    );
    assert_eq!(answers("allowed-or-not", 40).filter(is_legal).count(), 20);
}

/// Whether the slow board says the same.
pub(crate) fn agrees(exercise: &Exercise) -> Result<(), String> {
    if let Some(step) = exercise.step() {
        return family::agrees(step);
    }
    let step = classic(exercise);
    let position = step.line.position();
    let board = Mailbox::new(position);
    match &step.task {
        Task::Squares { ask, piece, answer } => {
            let expected = squares(&board, position, *ask, *piece);
            let answer: BTreeSet<Place> = answer.iter().map(place).collect();
            same(&answer, &expected)
        }
        Task::Move { accept, .. } => {
            let right: BTreeSet<Step> = accept
                .moves(position)
                .iter()
                .map(|mv| step_of(mv.attempt()))
                .collect();
            let expected: BTreeSet<Step> = match accept {
                Accept::Goal(goal) => board
                    .moves()
                    .into_iter()
                    .filter(|it| reaches(&board, it, *goal, position.turn()))
                    .collect(),
                Accept::Moves(moves) if moves.iter().all(Move::is_en_passant) => {
                    let legal = board.moves().into_iter();
                    legal.filter(|it| board.is_passing(it)).collect()
                }
                Accept::Moves(_) => {
                    let legal: BTreeSet<Step> = board.moves().into_iter().collect();
                    right.intersection(&legal).copied().collect()
                }
            };
            same(&right, &expected)
        }
        Task::Judge {
            attempt, verdict, ..
        } => {
            let is_legal = board.moves().contains(&step_of(*attempt));
            same(&verdict.legal().is_some(), &is_legal)
        }
        Task::Status { answer, offer } => {
            let is_check = in_check(&board, position.turn());
            let has_move = !board.moves().is_empty();
            let asks_of_life = offer.contains(&Standing::DeadPosition);
            let expected = match (is_check, has_move) {
                (true, false) => Standing::Checkmate,
                (false, false) => Standing::Stalemate,
                (_, true) if asks_of_life && is_dead(&board, position)? => Standing::DeadPosition,
                (true, true) => Standing::Check,
                (false, true) => Standing::PlayOn,
            };
            if !offer.contains(answer) {
                return Err("the answer is not offered".to_owned());
            }
            same(answer, &expected)
        }
        Task::Write { mv, .. } => {
            let is_legal = board.moves().contains(&step_of(mv.attempt()));
            same(&is_legal, &true)
        }
        Task::Collect {
            piece,
            stars,
            par,
            take_all,
            ..
        } => {
            let men = board.men();
            let prey = men
                .iter()
                .filter(|(_, seat, role)| *seat != position.turn() && *role != Role::King);
            let n = match take_all {
                true => u32::try_from(prey.count()).unwrap(),
                false => stars.len(),
            };
            let from = piece.ok_or("nobody collects")?;
            let mover = position.piece_at(from).ok_or("nobody stands there")?;
            if mover.seat != position.turn() || *par < n.min(2) {
                return Err(format!("par {par} for {n}"));
            }
            Ok(())
        }
        Task::Claim { next, answer, .. } => same(answer, &claimable(&step.line, *next)?),
        Task::Play { lines } => mates_in_two(&board, lines),
        Task::Name { from, times, .. } => same(&(from.len(), *times), &(1, 1)),
        other => Err(format!("what is {other:?}?")),
    }
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, expected: &T) -> Result<(), String> {
    match found == expected {
        true => Ok(()),
        false => Err(format!("{found:?}, and the oracle says {expected:?}")),
    }
}

pub(crate) fn step_of(attempt: Attempt<Classic>) -> Step {
    Step {
        from: place(attempt.from),
        to: place(attempt.to),
        promotion: attempt.promotion,
    }
}

pub(crate) fn in_check(board: &Mailbox, seat: Seat) -> bool {
    let men = board.men();
    let king = men
        .iter()
        .find(|(_, owner, role)| *owner == seat && *role == Role::King);
    king.is_some_and(|(king, ..)| !attackers(board, *king, seat).is_empty())
}

/// The enemies of a side that could step onto a place.
pub(crate) fn attackers(board: &Mailbox, at: Place, seat: Seat) -> BTreeSet<Place> {
    let men = board.men().into_iter();
    men.map(|(from, ..)| from)
        .filter(|from| board.attacks_from(*from, at, seat))
        .collect()
}

fn squares(
    board: &Mailbox,
    position: &Position,
    ask: SquaresAsk,
    piece: Option<Square>,
) -> BTreeSet<Place> {
    let turn = position.turn();
    let from = piece.map(place);
    let moves = board.moves().into_iter();
    let own = moves.filter(|it| Some(it.from) == from);
    match ask {
        SquaresAsk::Moves => own.map(|it| it.to).collect(),
        SquaresAsk::Captures => own
            .filter(|it| board.man(it.to).is_some())
            .map(|it| it.to)
            .collect(),
        SquaresAsk::Attackers => attackers(board, from.unwrap(), turn),
        SquaresAsk::Guards => attackers(board, from.unwrap(), turn.opposite()),
        SquaresAsk::Checkers => attackers(board, king(board, turn), turn),
        SquaresAsk::Escapes => {
            let king = king(board, turn);
            let moves = board.moves().into_iter();
            moves.filter(|it| it.from == king).map(|it| it.to).collect()
        }
        SquaresAsk::Listed => BTreeSet::new(),
    }
}

pub(crate) fn king(board: &Mailbox, seat: Seat) -> Place {
    let men = board.men();
    let king = men
        .iter()
        .find(|(_, owner, role)| *owner == seat && *role == Role::King);
    king.unwrap().0
}

/// Whether somebody of the side to move takes a place and nobody takes back.
pub(crate) fn is_taken_for_free(board: &Mailbox, at: Place) -> bool {
    takers_for_free(board, at).next().is_some()
}

/// From where somebody of the side to move takes a place and nobody takes back.
pub(crate) fn takers_for_free(board: &Mailbox, at: Place) -> impl Iterator<Item = Place> + '_ {
    let steps = board.moves().into_iter().filter(move |it| it.to == at);
    let free = steps.filter(move |step| {
        let then = board.after(step);
        !then.moves().iter().any(|it| it.to == at)
    });
    free.map(|step| step.from)
}

/// Whether a move does what is asked.
pub(crate) fn reaches(board: &Mailbox, step: &Step, goal: Goal, own: Seat) -> bool {
    let after = board.after(step);
    let enemy = own.opposite();
    let (checks, stuck) = (in_check(&after, enemy), after.moves().is_empty());
    match goal {
        Goal::Check => checks,
        Goal::Mate => checks && stuck,
        Goal::Stalemate => !checks && stuck,
        Goal::Promote => step.promotion.is_some(),
        Goal::Escape => true,
        Goal::Safe => after.men().iter().all(|(at, seat, role)| {
            let is_own = *seat == own && *role != Role::King;
            let guards = || attackers(&after, *at, enemy);
            let is_alone = || !attackers(&after, *at, own).is_empty() && guards().is_empty();
            !is_own || !is_alone() || !is_taken_for_free(&after, *at)
        }),
        Goal::Capture => board.man(step.to).is_some(),
        Goal::DoubleCheck | Goal::Castle => false,
    }
}

/// Whether nobody can ever give checkmate: by the men alone, by a line that mates, or by going to every position that can
/// come about.
fn is_dead(board: &Mailbox, position: &Position) -> Result<bool, String> {
    if is_too_little(board) {
        return Ok(true);
    }
    for seat in [Seat::WHITE, Seat::BLACK] {
        if let Chance::Yes(moves) = position.can_win(seat, 2_000) {
            let mut now = board.clone();
            for mv in &moves {
                let step = step_of(mv.attempt());
                if !now.moves().contains(&step) {
                    return Err(format!("{step:?} is no move on the way to mate"));
                }
                now = now.after(&step);
            }
            return match in_check(&now, seat.opposite()) && now.moves().is_empty() {
                true => Ok(false),
                false => Err("the way to mate does not end in one".to_owned()),
            };
        }
    }
    let mut seen = BTreeSet::from([board.sameness()]);
    let mut open = vec![board.clone()];
    while let Some(now) = open.pop() {
        let moves = now.moves();
        let is_mate = || [Seat::WHITE, Seat::BLACK].map(|seat| in_check(&now, seat)) != [false; 2];
        if moves.is_empty() && is_mate() {
            return Ok(false);
        }
        for step in moves {
            let next = now.after(&step);
            if !is_too_little(&next) && seen.insert(next.sameness()) {
                open.push(next);
            }
        }
        if seen.len() > 20_000 {
            return Err("neither shown alive nor dead".to_owned());
        }
    }
    Ok(true)
}

/// Whether so few men are left that nobody can mate: beside the kings one knight, or bishops of one color.
fn is_too_little(board: &Mailbox) -> bool {
    let men: Vec<_> = (board.men().into_iter())
        .filter(|(.., role)| *role != Role::King)
        .collect();
    let color = |(file, rank): Place| (file + rank) % 2;
    match men.as_slice() {
        [] | [(.., Role::Knight)] => true,
        [(first, ..), ..] => men
            .iter()
            .all(|(at, _, role)| *role == Role::Bishop && color(*at) == color(*first)),
    }
}

/// What may be claimed, told by going through the moves.
fn claimable(line: &Line, next: Option<Attempt<Classic>>) -> Result<Claimable, String> {
    let mut board = Mailbox::new(line.start());
    let mut seen = vec![board.sameness()];
    let mut quiet = line.start().halfmove_clock();
    let played = line.moves().iter().map(Move::attempt);
    for step in played.chain(next).map(step_of) {
        if !board.moves().contains(&step) {
            return Err(format!("{step:?} is no move"));
        }
        let is_pawn = board
            .man(step.from)
            .is_some_and(|(_, role)| role == Role::Pawn);
        let breaks = is_pawn || board.man(step.to).is_some();
        quiet = if breaks { 0 } else { quiet + 1 };
        board = board.after(&step);
        seen.push(board.sameness());
    }
    let times = seen.iter().filter(|it| Some(*it) == seen.last()).count();
    match (times >= 3, quiet >= 100) {
        (true, false) => Ok(Claimable::Threefold),
        (false, true) => Ok(Claimable::FiftyMoves),
        (false, false) => Ok(Claimable::Nothing),
        (true, true) => Err("two claims".to_owned()),
    }
}

/// Whether these lines are one first move that alone mates in two, one answer, and every mate after it.
fn mates_in_two(board: &Mailbox, lines: &[Vec<Move>]) -> Result<(), String> {
    let mates = |board: &Mailbox| -> BTreeSet<Step> {
        let is_mate = |step: &Step| {
            let after = board.after(step);
            let checked = [Seat::WHITE, Seat::BLACK].map(|seat| in_check(&after, seat));
            checked != [false; 2] && after.moves().is_empty()
        };
        board.moves().into_iter().filter(is_mate).collect()
    };
    let forces = |step: &Step| {
        let after = board.after(step);
        let answers = after.moves();
        !answers.is_empty() && answers.iter().all(|it| !mates(&after.after(it)).is_empty())
    };
    if !mates(board).is_empty() {
        return Err("a mate in one".to_owned());
    }
    let keys: Vec<Step> = board.moves().into_iter().filter(forces).collect();
    let told: BTreeSet<Vec<Step>> = lines
        .iter()
        .map(|line| line.iter().map(|mv| step_of(mv.attempt())).collect())
        .collect();
    let first = told.first().ok_or("no line")?;
    let [key, answer, _] = first.as_slice() else {
        return Err(format!("{first:?} is no mate in two"));
    };
    same(&keys, &vec![*key])?;
    let after = board.after(key);
    if !after.moves().contains(answer) {
        return Err(format!("{answer:?} is no answer"));
    }
    let ends = mates(&after.after(answer));
    let expected = ends.iter().map(|mate| vec![*key, *answer, *mate]).collect();
    same(&told, &expected)
}

/// The moves that give checkmate.
fn mates(board: &Mailbox) -> Vec<Step> {
    let mut moves = board.moves();
    moves.retain(|step| {
        let after = board.after(step);
        let is_check = Seat::ALL.iter().any(|seat| in_check(&after, *seat));
        is_check && after.moves().is_empty()
    });
    moves
}

/// What a move takes or becomes, in pawns.
fn swing(board: &Mailbox, step: &Step) -> i64 {
    let points = |role| match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    };
    let taken = board.man(step.to).map_or(0, |(_, role)| points(role));
    taken + step.promotion.map_or(0, |role| points(role) - 1)
}

/// The most that whoever is to move wins by so many captures and promotions, one after the other.
fn most_taken(board: &Mailbox, deep: u8) -> i64 {
    if deep == 0 {
        return 0;
    }
    let moves = board.moves().into_iter();
    let loud = moves.filter(|step| swing(board, step) > 0);
    let won = loud.map(|step| swing(board, &step) - most_taken(&board.after(&step), deep - 1));
    won.max().unwrap_or(0).max(0)
}

/// What a move brings at least, whatever the other side answers: every answer is made, and behind it four captures.
fn brings(board: &Mailbox, step: &Step) -> i64 {
    let after = board.after(step);
    let answers = after.moves().into_iter();
    let lost = answers.map(|it| swing(&after, &it) - most_taken(&after.after(&it), 4));
    swing(board, step) - lost.max().unwrap_or(0)
}

/// What is wrong with a capture that is praised because it wins something.
fn harm(exercise: &Exercise) -> Option<&'static str> {
    let step = classic(exercise);
    let position = step.line.position();
    let board = Mailbox::new(position);
    let accept = step.task.about().accept.unwrap();
    let right: Vec<Step> = accept
        .moves(position)
        .iter()
        .map(|mv| step_of(mv.attempt()))
        .collect();
    let is_mate = |it: &Step| mates(&board).contains(it);
    if right.iter().any(|it| !mates(&board.after(it)).is_empty()) {
        Some("it is answered by checkmate")
    } else if !right.iter().any(is_mate) && !mates(&board).is_empty() {
        Some("another move is checkmate")
    } else if right
        .iter()
        .any(|it| !is_mate(it) && brings(&board, it) <= 0)
    {
        Some("it wins nothing")
    } else {
        None
    }
}

/// A capture that is praised wins something, whatever the other side answers.
#[test]
fn what_is_taken_for_nothing_stays_won() {
    let skill = Skill::named("free-capture").unwrap();
    let faults: Vec<String> = (1..=skill.n_levels)
        .flat_map(|level| Series::from(first(skill, level)).take(60))
        .filter_map(|it| Some(format!("{}: {}", it.name, harm(&it)?)))
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
    // Names that were written down give what they gave; nobody is given them any more.
    for name in ["3-100a", "3-101e", "1-8a3612c2", "2-fd3", "3-ff0"] {
        let name = Name::parse(&format!("p1-free-capture-{name}")).unwrap();
        let made = make(name).unwrap();
        assert!(fit(name).is_none(), "{name}: {:?}", harm(&made));
    }
}

/// A move that is praised because it is safe, promotes or takes in passing is not answered by checkmate, and whoever has
/// moved safely loses nothing.
#[test]
fn no_move_that_is_right_is_answered_by_checkmate() {
    let skills = ["safe-move", "promotion", "en-passant-move"].map(|it| Skill::named(it).unwrap());
    let mut faults = Vec::new();
    let mut n_passed_over = 0;
    for skill in skills {
        for level in 1..=skill.n_levels {
            for seed in 0..60 {
                let name = Name { skill, level, seed };
                let Some(made) = fit(name) else {
                    n_passed_over += 1;
                    continue;
                };
                let step = classic(&made);
                let position = step.line.position();
                let board = Mailbox::new(position);
                let accept = step.task.about().accept.unwrap();
                for mv in accept.moves(position) {
                    let right = step_of(mv.attempt());
                    let is_lost = *accept == Accept::Goal(Goal::Safe) && brings(&board, &right) < 0;
                    if is_lost || !mates(&board.after(&right)).is_empty() {
                        faults.push(format!("{name}: {mv}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(n_passed_over > 0, "every board is fit");
}

/// An even seed and the next one are a pair: on one board the move is allowed, on the other it is not, and one thing has
/// changed.
#[test]
fn near_misses_come_in_pairs() {
    for (skill, most) in [("castle-or-not", 2), ("en-passant-or-not", 3)] {
        let skill = Skill::named(skill).unwrap();
        let mut first_is_fine = 0;
        for seed in (0..60).step_by(2) {
            let [one, two] = [seed, seed + 1].map(|seed| {
                let name = Name {
                    skill,
                    level: 4,
                    seed,
                };
                make(name).unwrap_or_else(|| panic!("{name}: none"))
            });
            let [told, other] = [&one, &two].map(|it| match &classic(it).task {
                Task::Judge {
                    attempt, verdict, ..
                } => (*attempt, verdict.legal().is_some()),
                task => panic!("{task:?}"),
            });
            assert_eq!(told.0, other.0, "{}", one.name);
            assert_ne!(told.1, other.1, "{}", one.name);
            first_is_fine += u32::from(told.1);
            let [board, changed] = [&one, &two].map(|it| *classic(it).line.start().board());
            let differs = |it: &Square| board.piece_at(*it) != changed.piece_at(*it);
            let n = Square::all().filter(differs).count();
            assert!((1..=most).contains(&n), "{}: {n}", one.name);
        }
        assert!((8..=22).contains(&first_is_fine), "{first_is_fine} of 30");
    }
}

/// What is wanted of a life or a claim takes turns as well.
#[test]
fn ends_and_claims_take_turns() {
    let made = |skill, level, n: u32| {
        let skill = Skill::named(skill).unwrap();
        let names = (0..n).map(move |seed| Name { skill, level, seed });
        names.map(|name| classic(&make(name).unwrap()).task.clone())
    };
    for level in 1..=3 {
        let mut standings = BTreeMap::new();
        for task in made("dead-or-not", level, 40) {
            if let Task::Status { answer, .. } = task {
                *standings.entry(answer.code()).or_insert(0) += 1;
            }
        }
        let each_ten = ["check", "dead-position", "play-on", "stalemate"].map(|it| (it, 10));
        assert_eq!(standings, BTreeMap::from(each_ten));
    }
    for (level, threes, fifties) in [(1, 10, 10), (2, 10, 10), (3, 10, 10)] {
        let mut claims = BTreeMap::new();
        for task in made("claim", level, 40) {
            if let Task::Claim { answer, .. } = task {
                *claims.entry(answer.code()).or_insert(0) += 1;
            }
        }
        let expected = [
            ("threefold", threes),
            ("fifty-moves", fifties),
            ("nothing", 20),
        ];
        assert_eq!(claims, BTreeMap::from(expected), "level {level}");
    }
}
