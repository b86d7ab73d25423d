//! The game of two to four players at one table: turns, checks said late, comings and goings.

use squarewise::rules::{
    Ages, Attempt, BySeat, Consequence, Cross, Game, GameEvent, Position, Refused, Seat, Seats,
    State, Status,
};

use crate::family::{cross, family};

/// A child in the East, its grandmother in the South.
pub(crate) const AGES: Ages = Ages(BySeat([Some(70), Some(38), None, Some(6)]));

/// A new family game with some keys changed.
pub(crate) fn start(seats: Seats, options: &[(&str, &str)]) -> Game {
    Game::new(Position::cross_start(seats), family(options), AGES)
}

/// A family game from a position.
pub(crate) fn from(ffc: &str, options: &[(&str, &str)]) -> Game {
    Game::new(cross(ffc), family(options), AGES)
}

/// A move as records write it: `e2-e4+` says check.
pub(crate) fn mv(text: &str) -> GameEvent<Cross> {
    GameEvent::Move {
        attempt: Attempt::parse(text.trim_end_matches('+')).unwrap(),
        says_check: text.ends_with('+'),
    }
}

/// Plays moves one after the other; answers with what followed from the last.
#[track_caller]
pub(crate) fn play(game: &mut Game, moves: &str) -> Vec<Consequence<Cross>> {
    let mut news = Vec::new();
    for text in moves.split_whitespace() {
        news = game
            .apply(mv(text))
            .unwrap_or_else(|fault| panic!("{text}: {fault:?}\n{}", game.position().to_ffc()));
    }
    news
}

#[track_caller]
pub(crate) fn apply(game: &mut Game, event: GameEvent<Cross>) -> Vec<Consequence<Cross>> {
    game.apply(event)
        .unwrap_or_else(|fault| panic!("{event:?}: {fault:?}"))
}

#[test]
fn turns_pass_over_who_is_away_and_come_back_at_their_own() {
    let mut game = start(Seats::FOUR, &[]);
    play(&mut game, "e2-e4 b8-c8 e11-e10");
    assert_eq!(game.turn(), Seat::East);
    let news = apply(&mut game, GameEvent::Leave(Seat::East));
    assert_eq!(news, [Consequence::Left(Seat::East)]);
    assert_eq!(
        (game.turn(), game.status(Seat::East)),
        (Seat::South, Status::Away)
    );
    play(&mut game, "f2-f3 b7-c7");
    apply(&mut game, GameEvent::Return(Seat::East));
    assert_eq!(game.status(Seat::East), Status::Returning);
    let news = play(&mut game, "f11-f10");
    assert_eq!(news.last(), Some(&Consequence::Returned(Seat::East)));
    assert_eq!(
        (game.turn(), game.status(Seat::East)),
        (Seat::East, Status::AtTable)
    );
}

#[test]
fn who_may_leave_depends_on_the_ages() {
    let mut game = start(Seats::FOUR, &[]);
    let refused = |game: &mut Game, seat| game.apply(GameEvent::Leave(seat)).unwrap_err();
    let too_old = Refused::TooOld { age: 38, most: 10 };
    assert_eq!(refused(&mut game, Seat::West), too_old);
    assert_eq!(refused(&mut game, Seat::North), Refused::AgesUnknown);
    apply(&mut game, GameEvent::Leave(Seat::East));
    assert_eq!(
        refused(&mut game, Seat::East),
        Refused::AlreadyAway(Seat::East)
    );
    assert!(game.log().len() == 1 && game.n_plies() == 0);
}

/// The text of a position without castling, en passant and calls: `head` is the turn and who is at
/// the table, `S aaaa`; `men` are pieces on squares, `sKg1 nRj12`.
pub(crate) fn table(head: &str, men: &str) -> String {
    let mut grid = vec![vec![""; 12]; 12];
    for man in men.split_whitespace() {
        let (name, square) = man.split_at(2);
        let file = usize::from(square.as_bytes()[0] - b'a');
        let rank: usize = square[1..].parse().unwrap();
        grid[rank - 1][file] = name;
    }
    let row = |rank: usize| {
        let cell = |file: usize| {
            let is_hole = !(2..10).contains(&file) && !(2..10).contains(&rank);
            match grid[rank][file] {
                _ if is_hole => "x",
                "" => "1",
                man => man,
            }
        };
        (0..12).map(cell).collect::<Vec<_>>().join(",")
    };
    let rows = (0..12).rev().map(row).collect::<Vec<_>>().join("/");
    format!("{head} - - - {rows}")
}

#[test]
fn a_silent_mate_is_a_draw_until_it_is_called() {
    let ffc = table("S a-a-", "sKg1 sRd10 sRe11 nKj12");
    let mut game = from(&ffc, &[]);
    play(&mut game, "d10-d12");
    assert!(game.outcome().unwrap().is_draw());
    assert_eq!(game.can_call(), [(Seat::South, Seat::North)]);
    let news = apply(&mut game, GameEvent::Call(Seat::South));
    let mated = Consequence::Mated {
        victim: Seat::North,
        by: Seat::South,
    };
    assert!(news.contains(&mated), "{news:?}");
    assert_eq!(
        game.outcome().unwrap().winners,
        Seats::NONE.with(Seat::South)
    );
    apply(&mut game, GameEvent::TakeBack);
    assert!(game.outcome().unwrap().is_draw());
    apply(&mut game, GameEvent::TakeBack);
    assert_eq!((game.outcome(), game.state()), (None, State::Play));
    assert_eq!(
        game.position(),
        Game::new(cross(&ffc), family(&[]), AGES).position()
    );
    assert_eq!(game.log().len(), 4);
}
