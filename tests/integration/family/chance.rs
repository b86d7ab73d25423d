//! Whole games by chance: random house rules, moves, checks, comings and goings, teams, supervisors.
//! After every event what must always hold is looked at.

mod holds;

use squarewise::rules::notation::game_record::Recorded;
use squarewise::rules::ruleset::KEYS;
use squarewise::rules::{
    Ages, Board, BySeat, Claim, Classic, Consequence, Game, GameEvent, Move, Piece, Position,
    Refused, Role, Ruleset, Seat, Seats, Setup, Square, Status, Waive,
};

use crate::family::chance::holds::{agrees, agrees_with_slow_model, holds, takes_no_king};
use crate::family::family;
use crate::support::Dice;

/// Keys that end most games at once when they are changed, or that play no part here.
const KEPT: [&str; 4] = ["supervisor", "stalemate", "touch", "dead_position"];

/// Family rules with some keys changed by chance, so that they go together.
pub(crate) fn random_rules(dice: &mut Dice) -> Ruleset {
    let mut rules = family(&[]);
    for key in KEYS.iter().filter(|key| !KEPT.contains(&key.name)) {
        let before = rules;
        if dice.below(4) == 0 {
            let value = key.values[dice.below(key.values.len())];
            rules.set(key.name, value).unwrap();
        }
        if rules.conflict().is_some() {
            rules = before;
        }
    }
    if dice.below(3) == 0 {
        let value = ["draw_all", "pass", "out"][dice.below(3)];
        rules.set("stalemate", value).unwrap();
    }
    rules
}

/// A few pieces of each army anywhere: mates are near.
fn random_position<G: Recorded>(dice: &mut Dice, seats: Seats) -> Position<G> {
    let squares: Vec<_> = Square::<G>::all().collect();
    loop {
        let mut setup = Setup::<G>::new(Board::empty(), Seat::South);
        setup.seats = seats;
        setup.turn = seats.iter().nth(dice.below(2)).unwrap();
        for seat in seats.iter() {
            let mut roles = vec![Role::King, Role::Queen, Role::Rook];
            let more = [
                Role::Pawn,
                Role::Pawn,
                Role::Knight,
                Role::Bishop,
                Role::Rook,
            ];
            roles.extend((0..dice.below(5)).map(|_| more[dice.below(5)]));
            for role in roles {
                let square = squares[dice.below(squares.len())];
                if setup.board.piece_at(square).is_none() {
                    let piece = Piece::new(role, seat);
                    setup.board.put(square, piece);
                }
            }
        }
        if let Ok(position) = setup.into_position(Waive {
            kings: false,
            check: true,
        }) {
            return position;
        }
    }
}

fn random_move<G: Recorded>(game: &Game<G>, dice: &mut Dice) -> Option<Move<G>> {
    let moves = game.legal_moves();
    let lively: Vec<_> = (moves.iter())
        .filter(|mv| mv.captured().is_some() || mv.piece().role == Role::Pawn)
        .collect();
    match (moves.len(), lively.len()) {
        (0, _) => None,
        (_, n) if n > 0 && dice.below(3) == 0 => Some(*lively[dice.below(n)]),
        (n, _) => Some(moves[dice.below(n)]),
    }
}

/// Something that may happen now; it may be refused.
fn random_event<G: Recorded>(game: &Game<G>, dice: &mut Dice) -> GameEvent<G> {
    let seat = Seat::ALL[dice.below(4)];
    let other = Seat::ALL[dice.below(4)];
    let key = &KEYS[dice.below(KEYS.len())];
    let mv = random_move(game, dice).filter(|_| dice.below(10) < 7);
    if let Some(mv) = mv {
        return GameEvent::Move {
            attempt: mv.attempt(),
            says_check: dice.below(2) == 0,
        };
    }
    let call = game.can_call().first().map_or(seat, |(caller, _)| *caller);
    match dice.below(40) {
        0..=5 => GameEvent::Call(call),
        6..=9 => GameEvent::Leave(seat),
        10..=17 => GameEvent::Return(seat),
        18..=20 => GameEvent::Ally(game.player(), other),
        21..=23 => GameEvent::Part(game.player(), other),
        24 => GameEvent::Resign(seat),
        25 => GameEvent::Claim {
            by: game.player(),
            claim: [Claim::Threefold, Claim::FiftyMoves][dice.below(2)],
            intended: None,
        },
        26..=28 if !["supervisor", "dead_position"].contains(&key.name) => GameEvent::Rule {
            key,
            value: key.values[dice.below(key.values.len())],
        },
        29..=31 => GameEvent::Declare(seat, Status::ALL[dice.below(13) % 4]),
        32..=34 => GameEvent::TakeBack,
        35 if dice.below(20) == 0 => GameEvent::Agree,
        36 if dice.below(20) == 0 => GameEvent::Finish(Seats::NONE.with(seat)),
        _ => GameEvent::Return(other),
    }
}

/// Everything that can be seen of a game but its log.
fn seen<G: Recorded>(game: &Game<G>) -> String {
    let events: Vec<_> = game.events().collect();
    format!(
        "{:?}",
        (
            (
                game.position(),
                game.rules(),
                game.outcome(),
                game.is_paused()
            ),
            Seat::ALL.map(|seat| (game.status(seat), game.allies(seat), game.captured_by(seat))),
            (
                game.can_call(),
                game.partings(),
                game.occurrences(),
                game.quiet_rounds()
            ),
            (game.moves(), game.players(), events),
        )
    )
}

/// What came to pass in all games: how often, by name.
#[derive(Default)]
pub(crate) struct Tally(std::collections::BTreeMap<String, usize>);

impl Tally {
    fn count(&mut self, name: &str) {
        *self.0.entry(name.to_owned()).or_default() += 1;
    }

    fn of(&self, name: &str) -> usize {
        self.0.get(name).copied().unwrap_or_default()
    }
}

fn name<G: Recorded>(happened: &Consequence<G>) -> String {
    if let Consequence::Ended(outcome) = happened {
        return format!("Ended {}", outcome.ending.code());
    }
    let text = format!("{happened:?}");
    text.split([' ', '(']).next().unwrap().to_owned()
}

/// Plays one game and looks at everything after every event; undone events leave no trace.
fn game<G: Recorded>(
    start: Position<G>,
    dice: &mut Dice,
    n_events: usize,
    tally: &mut Tally,
    model: fn(&Game<G>, &str),
) {
    let rules = random_rules(dice);
    let age = |dice: &mut Dice| [Some(6), Some(9), Some(40), Some(70), None][dice.below(5)];
    let ages = Ages(BySeat([age(dice), age(dice), age(dice), age(dice)]));
    let mut game = Game::new(start, rules, ages);
    game.set_name(Seat::South, "Anna\nLena ");
    for n in 0..n_events {
        let event = random_event(&game, dice);
        let before = seen(&game);
        let (position, rules) = (*game.position(), *game.rules());
        let context = format!("{event:?} after\n{}", game.record());
        match game.apply(event) {
            Err(Refused::Move(fault)) => panic!("{fault:?} {context}"),
            Err(fault) => {
                tally.count(fault.code());
                assert_eq!(seen(&game), before, "{context}");
                continue;
            }
            Ok(news) => news.iter().for_each(|it| tally.count(&name(it))),
        }
        holds(&game, &context);
        if let (GameEvent::Move { .. }, Some(mv)) = (event, game.last_move()) {
            takes_no_king(mv, &position, &rules, &context);
        }
        if event != GameEvent::TakeBack && rules.supervisor == game.rules().supervisor {
            let mut undone = game.clone();
            undone.apply(GameEvent::TakeBack).unwrap();
            assert_eq!(seen(&undone), before, "{context}");
        }
        if n % 8 == 0 {
            agrees(&game, &context);
            model(&game, &context);
        }
        if game.outcome().is_some() && dice.below(3) > 0 {
            break;
        }
    }
    let record = game.record();
    assert_eq!(Game::from_record(&record).as_ref(), Ok(&game), "{record}");
}

fn games(n_games: usize, n_events: usize, seed: u64) -> Tally {
    let mut dice = Dice::new(seed);
    let mut tally = Tally::default();
    let three = Seats::FOUR.without(Seat::East);
    let tables = [Seats::FOUR, Seats::FOUR, three, Seats::TWO];
    for n in 0..n_games {
        let seats = tables[n % 4];
        let start = if n % 3 == 0 {
            Position::cross_start(seats)
        } else {
            random_position(&mut dice, seats)
        };
        game(
            start,
            &mut dice,
            n_events,
            &mut tally,
            agrees_with_slow_model,
        );
    }
    tally
}

/// What random games must have come to, or they prove nothing.
const SEEN: [&str; 14] = [
    "Moved",
    "Said",
    "Mated",
    "Out",
    "Passed",
    "Left",
    "Returned",
    "Allied",
    "Parted",
    "RuleChanged",
    "Declared",
    "TookBack",
    "Paused",
    "Ended last-king",
];

#[test]
fn what_must_hold_holds_in_random_games() {
    let tally = games(60, 120, 0xFA);
    for name in SEEN {
        assert!(tally.of(name) > 0, "{name}: {:?}", tally.0);
    }
}

fn small_games(n_games: usize, n_events: usize, seed: u64) -> Tally {
    let mut dice = Dice::new(seed);
    let mut tally = Tally::default();
    for n in 0..n_games {
        let start = if n % 3 == 0 {
            Position::start()
        } else {
            random_position::<Classic>(&mut dice, Seats::TWO)
        };
        game(start, &mut dice, n_events, &mut tally, |_, _| {});
    }
    tally
}

#[test]
fn what_must_hold_holds_in_random_games_on_the_small_board() {
    let tally = small_games(60, 120, 0x8);
    for name in [
        "Moved",
        "Said",
        "Mated",
        "Left",
        "Returned",
        "Ended last-king",
    ] {
        assert!(tally.of(name) > 0, "{name}: {:?}", tally.0);
    }
}

#[test]
#[ignore = "minutes: many random games"]
fn what_must_hold_holds_in_many_random_games() {
    small_games(2_000, 200, 0xACE);
    let tally = games(600, 250, 0xFACE);
    for name in SEEN {
        assert!(tally.of(name) > 10, "{name}: {:?}", tally.0);
    }
}
