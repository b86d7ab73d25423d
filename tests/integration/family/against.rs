//! The program against the slow model: random games, options, absences, teams and calls.

use squarewise::rules::perft::perft;
use squarewise::rules::{
    Cross, Line, Move, Position, Role, Ruleset, Seat, Seats, Setup, Waive, Wing,
};

use crate::family::family;
use crate::slow::{Slow, Step, step};
use crate::support::Dice;

/// The keys that decide how pieces move, with the values that are tried.
const KEYS: [(&str, &[&str]); 14] = [
    ("double_step", &["any_time", "any_time", "first_move"]),
    ("ep_geometry", &["attacks_X", "beside_Y"]),
    ("ep_window", &["until_movers_turn", "next_player_only"]),
    ("ep_takes_both", &["false", "true"]),
    (
        "promotion_row",
        &[
            "end_of_line",
            "far_row_only",
            "own_8th",
            "any_enemy_back_row",
        ],
    ),
    ("corner_squeeze", &["true", "false"]),
    (
        "rule3",
        &["forbid", "forbid", "off", "answer_one", "solo_mate"],
    ),
    ("silent_check_capture", &["false", "true"]),
    ("mated_army", &["statues", "remove", "captured_by_mater"]),
    ("setup", &["mirror", "rotate"]),
    ("team_counts_as_one", &["false", "true"]),
    ("absent_attack", &["false", "true"]),
    (
        "announce_check",
        &["required_to_bind", "required_to_bind", "off"],
    ),
    ("alliances", &["informal", "formal"]),
];

fn random_rules(dice: &mut Dice) -> Ruleset {
    let mut options = Vec::new();
    for (key, values) in KEYS {
        // Most keys keep the value of the family game.
        if dice.below(3) == 0 {
            options.push((key, values[dice.below(values.len())]));
        }
    }
    family(&options)
}

/// Some players leave, some come back, teams begin and end; nobody who is to move is away.
fn shuffle_company(position: &Position<Cross>, dice: &mut Dice) -> Position<Cross> {
    let mut company = *position.company();
    let seat = Seat::ALL[dice.below(4)];
    if position.alive().contains(seat) && seat != position.turn() {
        match dice.below(14) {
            0 => {
                company.away = company.away.with(seat);
                company.calls[seat] = squarewise::rules::Callers::default();
            }
            1 | 2 => company.away = company.away.without(seat),
            3 => company.ally(seat, position.turn()),
            4 => company.allies = Default::default(),
            5 => return without_player(position, seat, dice),
            _ => {}
        }
    }
    position.with_company(company)
}

/// The king of a player goes, and perhaps another commands his army from now on.
fn without_player(position: &Position<Cross>, seat: Seat, dice: &mut Dice) -> Position<Cross> {
    let mut setup = Setup::from(position);
    for king in position.kings(seat).iter() {
        setup.board.remove(king);
    }
    for wing in Wing::BOTH {
        setup.castling = setup.castling.without(seat, wing);
    }
    let company = &mut setup.company;
    company.out = company.out.with(seat);
    company.away = company.away.without(seat);
    company.calls = Default::default();
    for army in Seat::ALL {
        if company.commander[army] == Some(seat) {
            company.commander[army] = None;
        }
    }
    let present: Vec<Seat> = (position.present().iter())
        .filter(|other| *other != seat)
        .collect();
    if dice.below(2) == 0 && !present.is_empty() {
        company.commander[seat] = Some(present[dice.below(present.len())]);
    }
    let waive = Waive {
        kings: true,
        check: true,
    };
    // Pawns that stick at the end of an arm are no problem but for a setup.
    setup.into_position(waive).unwrap_or(*position)
}

#[track_caller]
fn same(position: &Position<Cross>, rules: &Ruleset) -> Vec<Move<Cross>> {
    let moves = position.legal_moves();
    let mut ours: Vec<Step> = moves.iter().map(step).collect();
    let mut slow = Slow::new(position, rules).moves();
    ours.sort();
    slow.sort();
    assert_eq!(
        ours,
        slow,
        "{rules:?}\n{}\n{:?}",
        position.to_ffc(),
        position.company().allies
    );
    assert_eq!(position.count_moves(), slow.len() as u64);
    assert_eq!(position.has_legal_move(), !slow.is_empty());
    moves
}

/// Plays one random game and compares the moves and what they leave on the table.
fn game(seats: Seats, dice: &mut Dice, n_plies: usize) -> usize {
    let rules = random_rules(dice);
    let mut position = Position::cross_start_under(seats, &rules);
    let mut n_seen = 0;
    for _ in 0..n_plies {
        let moves = same(&position, &rules);
        n_seen += 1;
        // Captures and pawn moves are liked, or nothing would ever happen.
        let lively: Vec<_> = (moves.iter())
            .filter(|mv| mv.captured().is_some() || mv.piece().role == Role::Pawn)
            .collect();
        let mv = match (moves.len(), lively.len()) {
            (0, _) => break,
            (_, n) if n > 0 && dice.below(2) == 0 => *lively[dice.below(n)],
            (n, _) => moves[dice.below(n)],
        };
        let says = dice.below(3) == 0;
        let mut line = Line::with_calls(position, rules.for_exercise());
        let played = if says {
            line.play(mv.attempt())
        } else {
            line.play_silently(mv.attempt())
        };
        assert_eq!(played, Ok(mv), "{}", position.to_ffc());
        let slow = Slow::new(&position, &rules).after(&step(&mv), says);
        position = *line.position();
        assert_eq!(Slow::new(&position, &rules), slow, "{mv} {rules:?}");
        position = shuffle_company(&position, dice).under(&rules);
    }
    n_seen
}

fn games(n_games: usize, seed: u64) -> usize {
    let mut dice = Dice::new(seed);
    let three = Seats::FOUR.without(Seat::East);
    let tables = [Seats::FOUR, Seats::FOUR, three, Seats::TWO];
    (0..n_games)
        .map(|n| game(tables[n % 4], &mut dice, 160))
        .sum()
}

#[test]
fn a_few_games_agree_with_the_slow_model() {
    assert!(games(4, 0xFA417) > 200);
}

#[test]
#[ignore = "minutes: 10,000 positions"]
fn many_games_agree_with_the_slow_model() {
    let n_seen = games(120, 0xD1CE);
    assert!(n_seen > 10_000, "{n_seen}");
}

/// Lines of `depth` half-moves, all checks silent, counted by the slow model.
fn lines(slow: &Slow, depth: u32) -> u64 {
    let steps = slow.moves();
    match depth {
        1 => steps.len() as u64,
        _ => (steps.iter())
            .map(|step| lines(&slow.after(step, false), depth - 1))
            .sum(),
    }
}

/// The slow model's count of lines from the start, and the program's.
fn counts(seats: Seats, depth: u32) -> (u64, u64) {
    let rules = family(&[]);
    let start = Position::cross_start_under(seats, &rules);
    (
        lines(&Slow::new(&start, &rules), depth),
        perft(&start, depth),
    )
}

#[test]
fn lines_from_the_start_are_counted_alike() {
    for (seats, n_lines) in [(Seats::FOUR, 727), (Seats::TWO, 777)] {
        assert_eq!(counts(seats, 2), (n_lines, n_lines));
    }
}

#[test]
#[ignore = "minutes: half a million lines"]
fn long_lines_from_the_start_are_counted_alike() {
    let three = Seats::FOUR.without(Seat::East);
    for (seats, depth) in [(Seats::FOUR, 4), (three, 3), (Seats::TWO, 3)] {
        let (slow, ours) = counts(seats, depth);
        assert_eq!(slow, ours, "{seats:?}");
    }
}
