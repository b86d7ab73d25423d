//! A line that ends with checkmate: every checkmate in the place of its last move is right.

use squarewise::session::Say;

use super::{Session, play, press};

/// Three rooks: one cuts the king off, and each of the others gives checkmate on the last row.
fn ladder(more: &str) -> Session {
    play(&format!(
        "[[step]]\nid = \"ladder\"\nkind = \"play\"\nboard = \"7k/8/8/8/8/8/R7/1RR3K1 w - - 0 1\"\n\
         line = \"a2-a7 h8-g8 b1-b8\"\n{more}"
    ))
}

#[test]
fn every_checkmate_ends_a_line_that_ends_with_one() {
    for last in ["b1 b8", "c1 c7", "c1 c8"] {
        let mut session = ladder("");
        press(&mut session, "a2 a7");
        press(&mut session, last);
        let is_mate = session.outcome().is_some();
        assert_eq!(session.is_done(), is_mate, "{last}: {:?}", session.say());
        assert_eq!(is_mate, last != "c1 c7", "{last}");
        if is_mate {
            assert!(
                matches!(session.say(), Say::Yes(_)),
                "{last}: {:?}",
                session.say()
            );
            assert_eq!(session.records()[0].mistakes, 0, "{last}");
        }
    }
}

#[test]
fn a_checkmate_that_is_listed_as_wrong_stays_wrong() {
    let mut session = ladder("wrong = [\"c1-c8\"]\n");
    press(&mut session, "a2 a7");
    press(&mut session, "c1 c8");
    assert!(!session.is_done(), "{:?}", session.say());
    press(&mut session, "b1 b8");
    assert!(session.is_done());
}

/// A checkmate before the last move is no part of the line.
#[test]
fn a_checkmate_before_the_last_move_is_another_line() {
    let board = "7k/R7/8/8/8/8/8/1R4K1 w - - 0 1";
    let steps = format!(
        "[[step]]\nid = \"slow\"\nkind = \"play\"\nboard = \"{board}\"\nline = \"g1-f2 h8-g8 b1-b8\"\n"
    );
    let mut session = play(&steps);
    press(&mut session, "b1 b8");
    assert!(!session.is_done(), "{:?}", session.say());
}
