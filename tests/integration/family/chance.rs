//! Whole games by chance: random house rules, moves, checks, comings and goings, teams, supervisors.
//! After every event what must always hold is looked at.

use squarewise::rules::ruleset::KEYS;
use squarewise::rules::{
    Ages, BySeat, Claim, Cross, Game, GameEnding, GameEvent, GameFault, Happened, Move, Position,
    Role, Ruleset, Seat, Seats, Setup, Status, Verdict, Waive,
};

use crate::family::family;
use crate::family::slow::{Slow, Step, step};
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
fn random_position(dice: &mut Dice, seats: Seats) -> Position<Cross> {
    let squares: Vec<_> = squarewise::rules::Square::<Cross>::all().collect();
    loop {
        let mut setup = Setup::<Cross>::new(squarewise::rules::Board::empty(), Seat::South);
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
                    let piece = squarewise::rules::Piece::new(role, seat);
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

fn random_move(game: &Game, dice: &mut Dice) -> Option<Move<Cross>> {
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
fn random_event(game: &Game, dice: &mut Dice) -> GameEvent<Cross> {
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
        25 => GameEvent::Claim(
            game.player(),
            [Claim::Threefold, Claim::FiftyMoves][dice.below(2)],
        ),
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
fn seen(game: &Game) -> String {
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

/// What must hold of every game at any time.
fn holds(game: &Game, context: &str) {
    let position = game.position();
    let company = position.company();
    for seat in game.start().seats().iter() {
        let n_kings = position.kings(seat).len();
        let is_out = company.out.contains(seat);
        assert_eq!(n_kings, u32::from(!is_out), "{context}");
    }
    // A statue attacks nothing, and neither does who sleeps.
    let alive = position.alive();
    for square in squarewise::rules::Square::<Cross>::all() {
        for seat in alive.iter() {
            for attacker in position.attackers_of(square, seat) {
                let army = position.piece_at(attacker).unwrap().seat;
                assert!(!company.out.contains(company.owner(army)), "{context}");
            }
        }
    }
    let n_moves = game.legal_moves().len();
    match game.outcome() {
        None if game.is_paused() => assert_eq!(n_moves, 0, "{context}"),
        None => {
            assert!(n_moves > 0, "nobody can move: {context}");
            assert_eq!(game.status(game.player()), Status::AtTable, "{context}");
            assert!(alive.len() > 1, "{context}");
        }
        Some(outcome) => ended(game, outcome.ending, outcome.winners, context),
    }
}

/// Exactly one player or one team wins, or nobody.
fn ended(game: &Game, ending: GameEnding, winners: Seats, context: &str) {
    let alive = game.position().alive();
    match ending {
        GameEnding::LastKing => assert_eq!(winners.len(), 1, "{context}"),
        GameEnding::LastTeam => {
            assert!(winners.iter().any(|seat| alive.contains(seat)), "{context}");
            let seat = winners.iter().next().unwrap();
            let team = Seats::NONE.with(seat).with(seat.opposite());
            assert!(winners.minus(team).is_empty(), "{context}");
        }
        GameEnding::Supervisor => {}
        _ => assert!(winners.is_empty(), "{context}"),
    }
}

/// A move never takes a king, unless the house has it so and nobody said check to him.
fn takes_no_king(mv: &Move<Cross>, before: &Position<Cross>, rules: &Ruleset, context: &str) {
    if let Some((_, taken)) = mv.captured()
        && taken.role == Role::King
    {
        assert_eq!(rules.get("silent_check_capture"), Some("true"), "{context}");
        assert!(before.company().calls[taken.seat].is_empty(), "{context}");
    }
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

fn name(happened: &Happened<Cross>) -> String {
    if let Happened::Ended(outcome) = happened {
        return format!("Ended {}", outcome.ending.code());
    }
    let text = format!("{happened:?}");
    text.split([' ', '(']).next().unwrap().to_owned()
}

/// Plays one game and looks at everything after every event; undone events leave no trace.
fn game(start: Position<Cross>, dice: &mut Dice, n_events: usize, tally: &mut Tally) {
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
            Err(GameFault::Move(fault)) => panic!("{fault:?} {context}"),
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
        }
        if game.outcome().is_some() && dice.below(3) > 0 {
            break;
        }
    }
    let record = game.record();
    assert_eq!(Game::from_record(&record).as_ref(), Ok(&game), "{record}");
}

/// The judge finds legal what is generated, and nothing else.
fn agrees(game: &Game, context: &str) {
    if game.outcome().is_some() || game.is_paused() {
        return;
    }
    // How the armies stood at the start is not changed by a rule.
    let mut rules = *game.rules();
    rules.setup = game.first_rules().setup;
    let mut slow = Slow::new(game.position(), &rules).moves();
    let mut ours: Vec<_> = game.position().legal_moves().iter().map(step).collect();
    slow.sort();
    ours.sort();
    let only = |these: &[Step], those: &[Step]| -> Vec<Step> {
        these
            .iter()
            .filter(|it| !those.contains(it))
            .copied()
            .collect()
    };
    let found = (only(&ours, &slow), only(&slow, &ours));
    let board = game.position().to_ffc();
    assert_eq!(found, (Vec::new(), Vec::new()), "{board} {context}");
    assert_eq!(ours.len(), slow.len(), "{board} {context}");
    let moves = game.legal_moves();
    let all = || squarewise::rules::Square::<Cross>::all();
    let mut n_legal = 0;
    for from in all().filter(|from| game.position().piece_at(*from).is_some()) {
        for to in all() {
            let attempt = squarewise::rules::Attempt::new(from, to);
            for attempt in
                std::iter::once(attempt).chain(Role::PROMOTIONS.map(|role| attempt.promoting(role)))
            {
                if let Verdict::Legal(mv) = game.judge(attempt) {
                    assert!(
                        moves.contains(&mv),
                        "{mv} {}\n{context}",
                        game.position().to_ffc()
                    );
                    n_legal += 1;
                }
            }
        }
    }
    let named = moves.iter().filter(|mv| mv.promotion() != Some(Role::Pawn));
    assert_eq!(named.count(), n_legal, "{context}");
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
        game(start, &mut dice, n_events, &mut tally);
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
    let tally = games(40, 120, 0xFA);
    for name in SEEN {
        assert!(tally.of(name) > 0, "{name}: {:?}", tally.0);
    }
}

#[test]
#[ignore = "minutes: many random games"]
fn what_must_hold_holds_in_many_random_games() {
    let tally = games(600, 250, 0xFACE);
    for name in SEEN {
        assert!(tally.of(name) > 10, "{name}: {:?}", tally.0);
    }
}
