//! Two players at the table, under every rule set: moves, touched pieces, take back, the end. What they
//! say to each other is in `talk`.

mod talk;

use squarewise::lesson::rulesets;
use squarewise::rules::{
    CheckCall, Claim, Consequence, Position, Reason, Role, Ruleset, Seat, Setup, Square,
    TouchFault, Waive, Wing,
};
use squarewise::table::{Effect, Input, LogEntry, News, Proposal, Table};

fn square(name: &str) -> Square {
    Square::parse(name).unwrap()
}

/// A new game under a profile, from a FEN or from the start.
pub(super) fn table(profile: &str, fen: &str) -> Table {
    let rules = rulesets::named(profile).unwrap();
    let start = if fen.is_empty() {
        Position::start()
    } else {
        let setup = Setup::parse_fen(fen).unwrap();
        setup.into_position(Waive::NOTHING).unwrap()
    };
    Table::new(start, rules)
}

/// Taps squares one after the other; answers with the effects of the last tap.
pub(super) fn tap(table: &mut Table, squares: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for name in squares.split_whitespace() {
        effects = table.apply(Input::Press(square(name)));
    }
    effects
}

/// Plays moves as they are written.
#[track_caller]
pub(super) fn play(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        let before = table.game().moves().len();
        table.write(text);
        let is_played = table.game().moves().len() > before;
        assert!(is_played || table.outcome().is_some(), "{text}");
    }
}

pub(super) fn n_moves(table: &Table) -> usize {
    table.game().moves().len()
}

#[test]
fn a_tap_picks_and_a_second_tap_moves() {
    let mut game = table("club", "");
    assert_eq!(tap(&mut game, "e2"), [Effect::Picked]);
    assert_eq!(game.targets().len(), 2);
    let effects = tap(&mut game, "e4");
    assert!(matches!(effects[..], [Effect::Moved(_), Effect::Said]));
    assert_eq!(game.turn(), Seat::BLACK);
    assert_eq!(game.sans(), ["e4"]);
    let moved = game
        .last_move()
        .map(|mv| LogEntry::Happened(Consequence::Moved(mv)));
    assert_eq!(game.last().copied(), moved);
}

#[test]
fn a_refused_move_changes_nothing_and_says_why() {
    let mut game = table("club", "");
    let effects = game.apply(Input::Drop {
        from: square("a1"),
        to: square("a5"),
    });
    assert!(matches!(
        effects[..],
        [Effect::Refused { .. }, Effect::Said]
    ));
    let News::Refused { fault, .. } = game.news() else {
        panic!("refused");
    };
    assert_eq!(fault.reason(), Reason::PathBlocked);
    assert_eq!(n_moves(&game), 0);
    tap(&mut game, "e7");
    let News::Refused { fault, .. } = game.news() else {
        panic!("refused");
    };
    assert_eq!(fault.reason(), Reason::NotYourPiece);
}

#[test]
fn a_pawn_on_its_last_row_asks_what_it_becomes() {
    let mut game = table("fide", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(tap(&mut game, "a7 a8"), [Effect::AskPromotion]);
    assert!(game.promoting().is_some());
    game.apply(Input::Promote(Role::Rook));
    assert_eq!(game.sans(), ["a8=R+"]);
    assert_eq!(game.promoting(), None);
}

#[test]
fn with_a_promotion_open_only_the_pawn_goes_back() {
    for rules in ["fide", "club", "sheet"] {
        for back in [Input::TakeBack, Input::LookBack] {
            let mut game = table(rules, "7k/8/8/8/8/8/6p1/K4N2 w - - 0 1");
            play(&mut game, "a1b1");
            tap(&mut game, "g2 f1");
            assert!(game.promoting().is_some() && game.has_past());
            game.apply(back);
            assert_eq!(game.promoting(), None, "{rules} {back:?}");
            assert_eq!(game.sans(), ["Kb1"], "{rules} {back:?}");
            assert!(game.proposal().is_none(), "nobody is asked");
        }
    }
    // Before anything else was done it goes back, too.
    let mut game = table("club", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    tap(&mut game, "a7 a8");
    game.apply(Input::TakeBack);
    assert_eq!((game.promoting(), n_moves(&game)), (None, 0));
}

#[test]
fn a_king_dragged_onto_his_own_rook_castles_and_a_press_picks_the_rook_up() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let [from, to] = [square("e1"), square("h1")];
    let mut game = table("club", fen);
    tap(&mut game, "e1 h1");
    assert_eq!((game.picked(), n_moves(&game)), (Some(to), 0));
    tap(&mut game, "h3");
    assert_eq!(game.sans(), ["Rh3"]);
    let mut game = table("club", fen);
    game.apply(Input::Drop { from, to });
    assert_eq!(game.sans(), ["O-O"]);
    // FIDE 4.4.1: who touches the king and then a rook castles with it.
    let mut game = table("fide", fen);
    tap(&mut game, "e1 h1");
    let castling = Some(Wing::King);
    let is_held = matches!(game.news(), News::Held(TouchFault::MustMove { castling: it, .. }) if *it == castling);
    assert!(is_held, "{:?}", game.news());
    tap(&mut game, "g1");
    assert_eq!(game.sans(), ["O-O"]);
}

#[test]
fn a_touched_piece_must_move_under_the_laws() {
    let mut game = table("fide", "");
    tap(&mut game, "b1");
    tap(&mut game, "e2");
    let held = News::Held(TouchFault::MustMove {
        square: square("b1"),
        piece: game.position().piece_at(square("b1")).unwrap(),
        castling: None,
    });
    assert_eq!(*game.news(), held);
    assert_eq!(game.picked(), Some(square("b1")));
    tap(&mut game, "b1");
    assert_eq!(*game.news(), held, "it cannot be put down either");
    tap(&mut game, "b5");
    assert_eq!(game.picked(), Some(square("b1")), "nor after a refusal");
    tap(&mut game, "c3");
    assert_eq!(game.sans(), ["Nc3"]);
}

#[test]
fn a_touched_piece_without_a_move_binds_nobody() {
    let mut game = table("fide", "");
    tap(&mut game, "a1 a1 e2 e4");
    assert_eq!(game.sans(), ["e4"]);
}

#[test]
fn a_touched_piece_of_the_opponent_is_taken_if_it_can_be() {
    let mut game = table("fide", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    tap(&mut game, "d5");
    assert_eq!(*game.news(), News::Touched(square("d5")));
    tap(&mut game, "e1 e2");
    assert!(
        matches!(
            *game.news(),
            News::Held(TouchFault::MustMove { .. }) | News::Held(TouchFault::MustBeCaptured { .. })
        ),
        "{:?}",
        game.news()
    );
    assert_eq!(n_moves(&game), 0);
    let mut free = table("club", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    tap(&mut free, "d5 e1 e2");
    assert_eq!(free.sans(), ["Ke2"]);
}

#[test]
fn elsewhere_a_piece_may_be_put_down_again() {
    let mut game = table("club", "");
    tap(&mut game, "b1 b1");
    assert_eq!(game.picked(), None);
    tap(&mut game, "b1 e2 e4");
    assert_eq!(game.sans(), ["e4"]);
}

#[test]
fn a_move_to_be_confirmed_can_still_be_another() {
    let mut rules = Ruleset::FIDE;
    rules.set("touch", "free_until_confirm").unwrap();
    let mut game = Table::new(Position::start(), rules);
    tap(&mut game, "e2 e4");
    assert_eq!(*game.news(), News::Confirm);
    assert_eq!(n_moves(&game), 0);
    assert!(game.shown().piece_at(square("e4")).is_some());
    tap(&mut game, "e4 e3");
    game.apply(Input::Finish);
    assert_eq!(game.sans(), ["e3"]);
    tap(&mut game, "e7 e5");
    game.apply(Input::TakeBack);
    assert_eq!((game.released(), n_moves(&game)), (None, 1));
    assert_eq!(game.apply(Input::Finish), []);
}

#[test]
fn moves_are_taken_back_as_the_house_rules_say() {
    let mut never = table("fide", "");
    play(&mut never, "e4");
    never.apply(Input::TakeBack);
    assert_eq!(*never.news(), News::Held(TouchFault::TakebackNever));

    let mut asked = table("club", "");
    play(&mut asked, "e4");
    asked.apply(Input::TakeBack);
    assert_eq!(*asked.news(), News::Asked(Proposal::TakeBack, Seat::WHITE));
    asked.apply(Input::Answer(false));
    assert_eq!(
        *asked.news(),
        News::Declined(Proposal::TakeBack, Seat::BLACK)
    );
    assert_eq!(n_moves(&asked), 1);
    asked.apply(Input::TakeBack);
    let effects = asked.apply(Input::Answer(true));
    assert!(matches!(effects[..], [Effect::TookBack(_), Effect::Said]));
    assert_eq!(n_moves(&asked), 0);

    let mut rules = Ruleset::FIDE;
    rules.set("takeback", "free").unwrap();
    let mut free = Table::new(Position::start(), rules);
    assert_eq!(free.apply(Input::TakeBack), []);
    play(&mut free, "e4 e5");
    free.apply(Input::TakeBack);
    free.apply(Input::TakeBack);
    assert_eq!(n_moves(&free), 0);
    assert!(free.can_redo());
    free.apply(Input::Redo);
    free.apply(Input::Redo);
    assert_eq!(free.sans(), ["e4", "e5"]);
    free.apply(Input::TakeBack);
    play(&mut free, "c5");
    assert!(
        !free.can_redo(),
        "another move ends what could be played again"
    );
}

#[test]
fn checkmate_ends_the_game_and_nothing_moves_any_more() {
    let mut game = table("fide", "");
    play(&mut game, "f3 e5 g4");
    let effects = game.write("Qh4");
    assert!(matches!(
        effects[..],
        [Effect::Moved(_), Effect::Said, Effect::Ended(_)]
    ));
    assert_eq!(game.sans().last().unwrap(), "Qh4#");
    assert_eq!(game.record(), "1. f3 e5 2. g4 Qh4# 0-1");
    for input in [
        Input::Offer,
        Input::Claim(Claim::Threefold),
        Input::Intend(Claim::Threefold),
    ] {
        game.apply(input);
        assert!(matches!(game.news(), News::Denied { .. }));
    }
}

#[test]
fn what_was_taken_is_kept_by_side() {
    let mut game = table("fide", "");
    play(&mut game, "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2");
    let roles = |seat| {
        let taken = game.captured_by(seat);
        taken.iter().map(|piece| piece.role).collect::<Vec<_>>()
    };
    assert_eq!(roles(Seat::WHITE), [Role::Queen, Role::Pawn]);
    assert_eq!(roles(Seat::BLACK), [Role::Pawn, Role::Pawn]);
}

#[test]
fn escape_puts_down_and_gives_up_what_was_begun() {
    let mut game = table("club", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    tap(&mut game, "a7 a8");
    game.apply(Input::Cancel);
    assert_eq!((game.promoting(), game.picked()), (None, None));
    game.apply(Input::Intend(Claim::FiftyMoves));
    game.apply(Input::Cancel);
    assert_eq!((game.intends(), game.news()), (None, &News::Turn));
}

#[test]
fn looking_back_needs_no_leave_and_is_nothing_that_happened() {
    let mut game = table("fide", "");
    play(&mut game, "e4 e5 Nf3");
    let third = game.last().copied();
    game.apply(Input::TakeBack);
    assert_eq!(n_moves(&game), 3, "moves stay made in a tournament");
    game.apply(Input::LookBack);
    assert_eq!((n_moves(&game), game.turn()), (2, Seat::WHITE));
    assert!(matches!(
        game.last(),
        Some(LogEntry::Happened(Consequence::Moved(_)))
    ));
    assert_eq!(*game.news(), News::Turn);
    game.apply(Input::Redo);
    assert_eq!((n_moves(&game), game.last().copied()), (3, third));

    game.apply(Input::Resign(Seat::BLACK));
    game.apply(Input::LookBack);
    assert_eq!((n_moves(&game), game.outcome()), (2, None));
    for _ in 0..5 {
        game.apply(Input::LookBack);
    }
    assert_eq!((n_moves(&game), game.last()), (0, None));
}

#[test]
fn who_looks_back_hears_again_what_was_said_about_a_check() {
    for (says, call) in [(true, CheckCall::Fine), (false, CheckCall::DoesNotBind)] {
        let mut game = table("family", "");
        play(&mut game, "e4 e5 Qh5 Nc6");
        if says {
            game.apply(Input::SayCheck);
        }
        play(&mut game, "Qxf7");
        assert_eq!(*game.news(), News::Check(call));
        play(&mut game, "Kxf7");
        game.apply(Input::LookBack);
        assert_eq!(*game.news(), News::Check(call));
        game.apply(Input::LookBack);
        assert_eq!(*game.news(), News::Turn);
    }
}
