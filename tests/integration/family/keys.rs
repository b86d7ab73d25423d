//! The keys of the family game that are about the game, one by one: mates, saying check, players
//! without a move. Who leaves, teams, the supervisor and the draws are below.

mod draws;
mod leaving;
mod setups;
mod teams;

use squarewise::rules::{
    Attempt, Consequence, Cross, Ending, Game, GameEvent, Refused, Seat, Seats, Square, State,
};

use crate::family::game::{apply, from, play, table};

pub(crate) const SOUTH: Seats = Seats::NONE.with(Seat::South);

pub(crate) fn is_legal(game: &Game, text: &str) -> bool {
    game.judge(Attempt::parse(text).unwrap()).legal().is_some()
}

/// What stands on a square: `SK`.
pub(crate) fn piece(game: &Game, square: &str) -> String {
    let square = Square::<Cross>::parse(square).unwrap();
    let piece = game.position().piece_at(square);
    piece.map_or_else(String::new, |piece| {
        format!("{}{}", piece.seat.initial(), piece.role.letter())
    })
}

#[track_caller]
pub(crate) fn refused(game: &mut Game, event: GameEvent<Cross>) -> Refused<Cross> {
    let before = game.clone();
    let fault = game.apply(event).expect_err("refused");
    assert_eq!(*game, before);
    fault
}

/// South's rook on d12 will mate North in his corner together with the rook on e11.
const MATE: &str = "sKg1 sRd10 sRe11 wKa3 nKj12 nNc9";
const MATED: Consequence<Cross> = Consequence::Mated {
    victim: Seat::North,
    by: Seat::South,
};

#[test]
fn mate_is_judged_on_the_victims_own_turn() {
    let mut game = from(&table("S aaa-", MATE), &[]);
    assert!(!play(&mut game, "d10-d12+").contains(&MATED));
    let news = play(&mut game, "a3-a4");
    assert_eq!(news[1..], [MATED, Consequence::Out(Seat::North)]);
    assert_eq!((game.turn(), game.outcome()), (Seat::South, None));
    let mut rescued = from(&table("S aaa-", &MATE.replace("wKa3", "wKa3 wBa9")), &[]);
    play(&mut rescued, "d10-d12+ a9-d12");
    assert_eq!(
        (rescued.turn(), rescued.state()),
        (Seat::North, State::Play)
    );
}

#[test]
fn the_army_of_a_mated_player_stands_on_as_statues() {
    let mut game = from(&table("S aaa-", MATE), &[]);
    play(&mut game, "d10-d12+ a3-a4");
    assert_eq!(
        (piece(&game, "c9"), piece(&game, "j12")),
        ("NN".to_owned(), String::new())
    );
    // The knight guards a8 no more, and may be taken.
    play(&mut game, "d12-d9 a4-a5 d9-c9");
    assert_eq!(game.captured_by(Seat::South).len(), 1);
}

#[test]
fn the_army_of_a_mated_player_leaves_the_board() {
    let mut game = from(&table("S aaa-", MATE), &[("mated_army", "remove")]);
    play(&mut game, "d10-d12+ a3-a4");
    assert_eq!(piece(&game, "c9"), "");
}

#[test]
fn the_army_of_a_mated_player_moves_for_the_mater_at_its_own_turn() {
    let mut game = from(
        &table("S aaa-", MATE),
        &[("mated_army", "captured_by_mater")],
    );
    play(&mut game, "d10-d12+ a3-a4");
    assert_eq!((game.turn(), game.player()), (Seat::South, Seat::South));
    play(&mut game, "g1-g2 a4-a5");
    assert_eq!((game.turn(), game.player()), (Seat::North, Seat::South));
    let news = play(&mut game, "c9-b7+");
    let said = Consequence::Said {
        caller: Seat::South,
        victim: Seat::West,
    };
    assert!(news.contains(&said), "{news:?}");
    assert_eq!(
        (game.turn(), game.players().last()),
        (Seat::South, Some(&Seat::South))
    );
    play(&mut game, "g2-g3");
    assert_eq!(game.state(), State::Check);
}

#[test]
fn a_king_that_was_not_warned_may_be_taken_where_the_house_has_it_so() {
    let board = table("S aaa-", "sKg1 sRd10 wKa3 nKj12 nNc9");
    let options = [("silent_check_capture", "true")];
    let mut game = from(&board, &options);
    play(&mut game, "d10-d12 a3-a4 c9-e8");
    let news = play(&mut game, "d12-j12");
    let taken = Consequence::KingTaken {
        victim: Seat::North,
        by: Seat::South,
    };
    assert_eq!(news[1..], [taken, Consequence::Out(Seat::North)]);
    let mut warned = from(&board, &options);
    play(&mut warned, "d10-d12+ a3-a4");
    assert!(
        !is_legal(&warned, "c9-e8"),
        "a check that was said is answered"
    );
    let mut usual = from(&board, &[]);
    play(&mut usual, "d10-d12 a3-a4 c9-e8");
    assert!(!is_legal(&usual, "d12-j12"));
}

#[test]
fn the_taker_of_the_last_other_king_wins() {
    let board = table("S a-a-", "sKg1 sRd10 nKj12 nNc9");
    let mut game = from(&board, &[("silent_check_capture", "true")]);
    play(&mut game, "d10-d12 c9-e8 d12-j12");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.winners), (Ending::LastKing, SOUTH));
}

#[test]
fn only_the_first_caller_need_be_answered() {
    let board = table("S aaa-", "sKg1 sRd10 wKa3 wRb5 nKj12 nRe9");
    for (rule3, may) in [("answer_one", true), ("off", false)] {
        let mut game = from(&board, &[("rule3", rule3)]);
        play(&mut game, "d10-d12+ b5-j5+");
        // The rook answers South's check and leaves West's.
        assert_eq!(is_legal(&game, "e9-e12"), may, "{rule3}");
        assert!(!is_legal(&game, "e9-e8"), "{rule3}");
    }
}

#[test]
fn a_mate_by_two_armies_together_is_none_where_one_must_mate_alone() {
    let by_two = table("S aaa-", "sKg1 sRd10 wKa3 wRc8 nKj12");
    for (rule3, is_mate) in [("off", true), ("solo_mate", false)] {
        let mut game = from(&by_two, &[("rule3", rule3)]);
        let news = play(&mut game, "d10-d12+ c8-c11");
        assert_eq!(news.contains(&MATED), is_mate, "{rule3}: {news:?}");
        assert_eq!(news.contains(&Consequence::Passed(Seat::North)), !is_mate);
        assert_eq!(game.turn(), Seat::South);
    }
    let mut game = from(&table("S aaa-", MATE), &[("rule3", "solo_mate")]);
    assert!(play(&mut game, "d10-d12+ a3-a4").contains(&MATED));
}

#[test]
fn of_two_who_mate_together_it_is_the_mate_of_who_moved_last_and_said_check() {
    let board = table("S aaa-", "sKg1 sRd10 sRe11 wKa3 wRb5 nKj12");
    for (west, by) in [("b5-j5+", Seat::West), ("b5-j5", Seat::South)] {
        let mut game = from(&board, &[("rule3", "off")]);
        let news = play(&mut game, &format!("d10-d12+ {west}"));
        let victim = Seat::North;
        assert!(
            news.contains(&Consequence::Mated { victim, by }),
            "{news:?}"
        );
    }
}

#[test]
fn the_program_says_check_where_the_house_has_it_so() {
    for (call, is_said) in [("auto", true), ("by_hand", false)] {
        let mut game = from(&table("S aaa-", MATE), &[("check_call", call)]);
        let news = play(&mut game, "d10-d12");
        assert_eq!(news.len() == 2, is_said, "{news:?}");
        assert_eq!(game.can_call().is_empty(), is_said);
    }
}

#[test]
fn check_can_be_said_until_the_next_player_or_the_victim_moves() {
    let board = table("S aaa-", "sKg1 sRd10 wKa3 nKj12 nRc9");
    let call = GameEvent::Call(Seat::South);
    let mut game = from(&board, &[]);
    play(&mut game, "d10-d12");
    assert_eq!(game.can_call(), [(Seat::South, Seat::North)]);
    assert_eq!(
        refused(&mut game, GameEvent::Call(Seat::West)),
        Refused::NothingToCall
    );
    play(&mut game, "a3-a4");
    let victim = Seat::North;
    assert_eq!(refused(&mut game, call), Refused::CallTooLate { victim });

    let mut game = from(&board, &[("call_window", "until_victim_moves")]);
    play(&mut game, "d10-d12 a3-a4");
    let said = Consequence::Said {
        caller: Seat::South,
        victim,
    };
    assert_eq!(apply(&mut game, call), [said]);
    assert_eq!(game.state(), State::Check);
    assert_eq!(refused(&mut game, call), Refused::NothingToCall);
    apply(&mut game, GameEvent::TakeBack);
    play(&mut game, "c9-c8");
    assert_eq!(refused(&mut game, call), Refused::CallTooLate { victim });
}

#[test]
fn a_false_check_has_no_effect_and_none_is_said_where_checks_bind_anyway() {
    let mut game = from(&table("S aaa-", MATE), &[]);
    assert_eq!(play(&mut game, "g1-g2+").len(), 1);
    let mut game = from(&table("S aaa-", MATE), &[("announce_check", "off")]);
    play(&mut game, "d10-d12");
    let key = "announce_check";
    assert_eq!(
        refused(&mut game, GameEvent::Call(Seat::South)),
        Refused::RuledOut { key }
    );
    assert!(play(&mut game, "a3-a4").contains(&MATED));
}

/// After these moves North has no move and is not attacked.
const STUCK: &str = "sKg1 sRe10 wKa3 wRc5 nKj12";

#[test]
fn who_has_no_move_passes_is_out_or_all_draw() {
    for (stalemate, follows) in [
        ("pass", Consequence::Passed(Seat::North)),
        ("out", Consequence::Out(Seat::North)),
        (
            "draw_all",
            Consequence::Ended(squarewise::rules::Outcome::draw(Ending::Stalemate)),
        ),
    ] {
        let mut game = from(&table("S aaa-", STUCK), &[("stalemate", stalemate)]);
        let news = play(&mut game, "e10-e11 c5-i5");
        assert_eq!(news[1..], [follows], "{stalemate}");
        if stalemate != "draw_all" {
            assert_eq!(game.turn(), Seat::South);
        }
    }
}

#[test]
fn with_two_left_nobody_passes() {
    let mut game = from(&table("S a-a-", "sKg1 sRe11 sRc5 nKj12"), &[]);
    play(&mut game, "c5-i5");
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.ending, outcome.is_draw()),
        (Ending::Stalemate, true)
    );
}

#[test]
fn if_everybody_passes_the_game_is_drawn() {
    // Only pawns take from East's sleeping army, which shuts all three kings in.
    let shut = "sKj1 eNi1 eNi2 eNj2 wKa3 eNa4 eNb3 eNb4 nKc12 eNd12 eNd11 eNc11 eKl6";
    let mut game = from(&table("E aaaa", shut), &[]);
    let news = apply(&mut game, GameEvent::Leave(Seat::East));
    let passed = [Seat::South, Seat::West, Seat::North].map(Consequence::Passed);
    assert_eq!(news[1..4], passed);
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.ending, outcome.is_draw()),
        (Ending::Stalemate, true)
    );
    let one_pawn = format!("{shut} wPc5");
    let mut game = from(&table("E aaaa", &one_pawn), &[]);
    apply(&mut game, GameEvent::Leave(Seat::East));
    assert_eq!((game.turn(), game.outcome()), (Seat::West, None));
    play(&mut game, "c5-d5");
    assert_eq!(game.turn(), Seat::West);
}

#[test]
fn a_silent_mate_passes_and_may_still_be_called() {
    let mut game = from(&table("S a-aa", &MATE.replace("wKa3", "eKl6")), &[]);
    let news = play(&mut game, "d10-d12");
    assert_eq!(news.len(), 1, "the knight still moves: {news:?}");
    let bare = "sKg1 sRd10 sRe11 eKl6 nKj12";
    let mut game = from(&table("S a-aa", bare), &[]);
    let news = play(&mut game, "d10-d12");
    assert_eq!(news[1..], [Consequence::Passed(Seat::North)]);
    assert_eq!(game.turn(), Seat::East);
    let news = apply(&mut game, GameEvent::Call(Seat::South));
    assert!(news.contains(&MATED), "{news:?}");
    assert_eq!(game.turn(), Seat::East);
}

#[test]
fn a_pawn_that_stays_one_keeps_rule_three_where_a_queen_would_break_it() {
    // West attacks South's king on e5; a queen on e1 would be the second attacker.
    let board = table("N aaa-", "sKe5 sNf1 wKa3 wRe9 nKl9 nPe2");
    for (compulsory, n_more) in [("true", 0), ("false", 1)] {
        let game = from(&board, &[("promotion_compulsory", compulsory)]);
        let moves = game.legal_moves();
        let stays = moves
            .iter()
            .filter(|mv| mv.to().to_string() == "e1" && mv.promotion().is_none());
        assert_eq!(stays.count(), n_more);
        assert_eq!(is_legal(&game, "e2-e1"), n_more == 1);
        assert!(!is_legal(&game, "e2-e1=Q"));
    }
}

#[test]
fn a_pawn_that_takes_in_passing_on_its_last_row_is_promoted() {
    let board = table("S aaa-", "sKg1 sPh5 wKa3 wPg7 nKl9");
    let mut game = from(&board, &[("promotion_row", "own_8th")]);
    play(&mut game, "h5-h7");
    assert!(!is_legal(&game, "g7-h6"));
    let promoting = |mv: &&squarewise::rules::Move<Cross>| mv.is_en_passant();
    assert_eq!(game.legal_moves().iter().filter(promoting).count(), 4);
    play(&mut game, "g7-h6=R");
    assert_eq!(
        (piece(&game, "h6"), piece(&game, "h7")),
        ("WR".to_owned(), String::new())
    );
}

#[test]
fn a_guarded_king_may_be_taken_since_his_army_falls_with_him() {
    let board = table("S aaa-", "sKe5 wKe6 wRe9 nKl9");
    let mut game = from(&board, &[("silent_check_capture", "true")]);
    let takes = |game: &Game| {
        game.legal_moves()
            .iter()
            .any(|mv| mv.to().to_string() == "e6")
    };
    assert!(takes(&game) && is_legal(&game, "e5-e6"));
    play(&mut game, "e5-e6");
    assert_eq!(game.position().alive().len(), 2);
}

#[test]
fn rule3_holds_where_a_king_is_taken_and_his_army_changes_hands_or_goes() {
    // West attacks North's king along the row. East's rook does on the file, or East's knight keeps West off.
    let changes_hands = table("S aaaa", "sKe1 sRd6 wKa3 wRc12 nKg12 eKl6 eRg8");
    let goes = table("S aaaa", "sKe1 sRd6 sRg3 wKa3 wRc12 nKg12 eKl6 eNe12");
    for (board, army, is_allowed) in [
        (&changes_hands, "captured_by_mater", false),
        (&changes_hands, "remove", true),
        (&goes, "remove", false),
        (&goes, "captured_by_mater", true),
    ] {
        let options = [("silent_check_capture", "true"), ("mated_army", army)];
        let game = from(board, &options);
        let taken = |it: &squarewise::rules::Move<Cross>| it.to().to_string() == "l6";
        assert_eq!(game.legal_moves().iter().any(taken), is_allowed, "{army}");
        assert_eq!(is_legal(&game, "d6-l6"), is_allowed, "{army}");
    }
}
