//! The boards on which something is tried: games under every rule set and every key, sparse boards,
//! boards made so that a line could open or a castling could fail, and those of the fixtures.

mod made;

use squarewise::lesson::rulesets;
use squarewise::rules::ruleset::KEYS;
use squarewise::rules::{
    Attempt, Classic, Cross, Geometry, Line, Position, Role, Ruleset, Seat, Seats, Square,
};

use crate::support::Dice;
pub(crate) use made::mend;
use made::{company, passing, sparse};

/// One of the rule sets, with some keys changed.
pub(crate) fn rules(dice: &mut Dice, with_calls: bool) -> Ruleset {
    let names: Vec<_> = rulesets::names().collect();
    let mut rules = match dice.below(3) {
        0 => rulesets::named(names[dice.below(names.len())]).unwrap(),
        1 => Ruleset::FIDE,
        _ => rulesets::named("family").unwrap(),
    };
    for key in KEYS {
        if dice.below(5) == 0 {
            let before = rules;
            rules
                .set(key.name, key.values[dice.below(key.values.len())])
                .unwrap();
            if rules.conflict().is_some() {
                rules = before;
            }
        }
    }
    if !with_calls {
        rules.set("announce_check", "off").unwrap();
    }
    rules
}

pub(crate) fn any<T: Copy>(dice: &mut Dice, all: &[T]) -> T {
    all[dice.below(all.len())]
}

/// Any square of the board.
pub(crate) fn any_square<G: Geometry>(dice: &mut Dice) -> Square<G> {
    let index = dice.below(usize::from(G::SQUARES));
    Square::from_index(u8::try_from(index).unwrap()).unwrap()
}

/// A few plies at random: kings, rooks, pawns and captures are liked, or little would happen.
pub(crate) fn play<G: Geometry>(line: &mut Line<G>, dice: &mut Dice, n_plies: usize) {
    for _ in 0..n_plies {
        let moves = line.legal_moves();
        if moves.is_empty() {
            return;
        }
        let liked: Vec<_> = (moves.iter())
            .filter(|mv| {
                let role = mv.piece().role;
                let far = mv.passed().is_some() || mv.is_en_passant();
                mv.captured().is_some() || far || matches!(role, Role::King | Role::Rook)
            })
            .collect();
        let mv = match liked.len() {
            n if n > 0 && dice.below(2) == 0 => *liked[dice.below(n)],
            _ => any(dice, &moves),
        };
        let played = if dice.below(2) == 0 {
            line.play(mv.attempt())
        } else {
            line.play_silently(mv.attempt())
        };
        played.unwrap();
    }
}

/// A pawn of the side to move and one that may run past it, so that both can be played.
pub(crate) fn runners(dice: &mut Dice) -> Line {
    let starts = [
        "4k3/ppp1pppp/8/PP1P1PpP/p2pp1Pp/8/PPP1PPP1/4K3 w - - 0 1",
        "4k3/pppppppp/8/PNPBPPRP/8/pqppbppn/PPPPPPPP/4K3 b - - 0 1",
        "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "4k2r/6P1/8/8/2n5/8/1p6/R3K1Nr w Qk - 0 1",
        "3rk1r1/8/8/8/8/8/7P/R2K2R1 w - - 0 1",
    ];
    let start = crate::support::position(any(dice, &starts));
    Line::with_rules(start, rules(dice, true))
}

/// A game on the cross of two, three or four, some plies old.
pub(crate) fn cross_game(dice: &mut Dice) -> Line<Cross> {
    let rules = rules(dice, true);
    let tables = [
        Seats::FOUR,
        Seats::FOUR,
        Seats::FOUR.without(Seat::East),
        Seats::TWO,
    ];
    let start = Position::cross_start_under(any(dice, &tables), &rules);
    let n_plies = dice.below(120);
    let mut line = Line::with_calls(start, rules);
    play(&mut line, dice, n_plies);
    if dice.below(2) == 0 {
        return line;
    }
    let position = company(line.position(), dice);
    let mut line = Line::with_calls(position, rules);
    let n_plies = dice.below(3);
    play(&mut line, dice, n_plies);
    line
}

/// What a child tries: every step of a king and of some pawns, and some of the other pieces.
pub(crate) fn tries<G: Geometry>(line: &Line<G>, dice: &mut Dice) -> Vec<Attempt<G>> {
    let position = line.position();
    let mut tries = vec![
        Attempt::new(any_square(dice), any_square(dice)),
        Attempt::new(any_square(dice), any_square(dice)),
    ];
    for (from, piece) in position.board().iter() {
        let mut add = |files: i8, ranks: i8, promotion| {
            if let Some(to) = from.offset(files, ranks) {
                tries.push(Attempt {
                    from,
                    to,
                    promotion,
                });
            }
        };
        if piece.seat != position.turn() {
            if dice.below(12) == 0 {
                add(1, 0, None);
            }
            continue;
        }
        match piece.role {
            Role::King => {
                for file in -2..=2 {
                    for rank in -2..=2 {
                        add(file, rank, None);
                    }
                }
            }
            Role::Pawn => {
                let (f, r) = G::forward(piece.seat);
                for (ahead, aside) in [
                    (1, 1),
                    (1, -1),
                    (1, 0),
                    (2, 0),
                    (3, 0),
                    (-1, 0),
                    (0, 1),
                    (2, 1),
                ] {
                    let promotion = match dice.below(8) {
                        0 => Some(any(dice, &Role::ALL)),
                        1 => Some(Role::Queen),
                        _ => None,
                    };
                    add(f * ahead + r * aside, r * ahead + f * aside, promotion);
                }
                if dice.below(4) == 0 {
                    let far = i8::try_from(dice.below(5)).unwrap() - 2;
                    add(far, -2, None);
                }
            }
            _ => {
                for _ in 0..5 {
                    let to = any_square(dice);
                    let promotion = (dice.below(40) == 0).then_some(Role::Queen);
                    tries.push(Attempt {
                        from,
                        to,
                        promotion,
                    });
                }
                let moves = position.board().iter().filter(|it| it.1.seat != piece.seat);
                let prey: Vec<_> = moves.map(|it| it.0).collect();
                if !prey.is_empty() {
                    let to = any(dice, &prey);
                    tries.push(Attempt::new(from, to));
                }
            }
        }
    }
    tries
}

/// The names by which a board's games go in reports.
pub(crate) fn told<G: Geometry>(line: &Line<G>) -> String {
    let moves: Vec<String> = line.moves().iter().map(ToString::to_string).collect();
    let rules = line.rules().differences(&Ruleset::FIDE);
    let keys: Vec<String> = (rules.iter())
        .map(|it| format!("{}={}", it.key.name, it.here))
        .collect();
    format!(
        "{:?}\nafter {}\nfrom {:?}\nunder {}",
        line.position(),
        moves.join(" "),
        line.start(),
        keys.join(" ")
    )
}

/// A line on the board of the Laws from a random board.
pub(crate) fn of_position<G: Geometry>(position: Position<G>, dice: &mut Dice) -> Line<G> {
    let with_calls = dice.below(2) == 0;
    let rules = rules(dice, with_calls).for_exercise();
    let mut line = if dice.below(2) == 0 {
        Line::with_rules(position, rules)
    } else {
        Line::with_calls(position, rules)
    };
    if dice.below(3) == 0 {
        let n_plies = dice.below(8);
        play(&mut line, dice, n_plies);
    }
    line
}

/// A board of the Laws, by the kind.
pub(crate) fn classic(dice: &mut Dice, kind: usize) -> Option<Line<Classic>> {
    Some(match kind {
        0 => of_position((0..9).find_map(|_| sparse(dice))?, dice),
        1 => of_position((0..60).find_map(|_| passing(dice))?, dice),
        _ => {
            let mut line = runners(dice);
            let n_plies = dice.below(40);
            play(&mut line, dice, n_plies);
            line
        }
    })
}

/// A board of the family game, by the kind.
pub(crate) fn cross(dice: &mut Dice, kind: usize) -> Option<Line<Cross>> {
    Some(match kind {
        0 => {
            let position = company(&(0..9).find_map(|_| sparse(dice))?, dice);
            of_position(position, dice)
        }
        1 => {
            let position: Position<Cross> = (0..60).find_map(|_| passing(dice))?;
            let position = if dice.below(3) == 0 {
                company(&position, dice)
            } else {
                position
            };
            of_position(position, dice)
        }
        _ => cross_game(dice),
    })
}
