//! The generator against the slow mailbox: the same moves on both boards, and the same counts.

use squarewise::rules::perft::{divide, perft};
use squarewise::rules::{Cross, Geometry, Line, Position, Seat, Seats};

use crate::mailbox::{Mailbox, Step, place};
use crate::support::{Dice, position, rows, text};

/// Both generators list the same moves.
#[track_caller]
pub(crate) fn same<G: Geometry>(position: &Position<G>) {
    let mut ours: Vec<Step> = position
        .legal_moves()
        .iter()
        .map(|mv| Step {
            from: place(mv.from()),
            to: place(mv.to()),
            promotion: mv.promotion(),
        })
        .collect();
    let mut slow = Mailbox::new(position).moves();
    ours.sort();
    slow.sort();
    assert_eq!(ours, slow, "{position:?}");
    assert_eq!(position.count_moves(), slow.len() as u64, "{position:?}");
    assert_eq!(position.has_legal_move(), !slow.is_empty());
}

/// Plays random games and compares after every move.
fn random_games<G: Geometry>(start: &Position<G>, n_games: usize, n_plies: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    for _ in 0..n_games {
        let mut line = Line::new(*start);
        for _ in 0..n_plies {
            same(line.position());
            let moves = line.position().legal_moves();
            if moves.is_empty() || line.play(moves[dice.below(moves.len())].attempt()).is_err() {
                break;
            }
        }
    }
}

fn three() -> Seats {
    Seats::FOUR.without(Seat::East)
}

#[test]
fn on_every_fixture() {
    for row in rows("status.jsonl").iter().chain(&rows("moves.jsonl")) {
        same(&position(text(row, "start")));
    }
}

#[test]
fn in_random_games_on_64_squares() {
    random_games(&Position::start(), 25, 200, 0xA11CE);
    random_games(
        &position("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"),
        20,
        120,
        0xB0B,
    );
    random_games(
        &position("4k3/1pPppPp1/8/PpP2pPp/pP1pP2P/8/1PPpPpP1/4K3 w - - 0 1"),
        20,
        120,
        9,
    );
}

#[test]
fn in_random_games_of_two_three_and_four_on_the_cross() {
    random_games(&Position::cross_start(Seats::FOUR), 12, 240, 0xC0FFEE);
    random_games(&Position::cross_start(three()), 8, 240, 0xDECADE);
    random_games(&Position::cross_start(Seats::TWO), 8, 200, 0xFACADE);
}

/// The square a West and a South pawn pass over alike: the last to do so is the one taken.
#[test]
fn on_crossing_double_steps() {
    let text = "S aaaa - - - x,x,3,nK,4,x,x/x,x,8,x,x/12/12/12/wK,10,eK/12/12/1,wP,1,nP,eP,7/\
        1,wP,10/x,x,sP,7,x,x/x,x,3,sK,4,x,x";
    let setup = squarewise::rules::Setup::parse_ffc(text).unwrap();
    let start = setup
        .into_position(squarewise::rules::Waive::NOTHING)
        .unwrap();
    random_games(&start, 40, 40, 0x5EA7);
}

#[test]
fn counting_lines_on_the_cross() {
    for seats in [Seats::FOUR, three(), Seats::TWO] {
        let start = Position::<Cross>::cross_start(seats);
        let slow = Mailbox::new(&start);
        for depth in 1..=3 {
            assert_eq!(perft(&start, depth), slow.perft(depth), "{seats:?} {depth}");
        }
    }
}

#[test]
fn a_division_adds_up() {
    let start = Position::start();
    let parts = divide(&start, 3);
    assert_eq!(parts.len(), 20);
    assert_eq!(
        parts.iter().map(|(_, nodes)| nodes).sum::<u64>(),
        perft(&start, 3)
    );
}
