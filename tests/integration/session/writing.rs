//! Moves that are written down: with the letters of any language, nearly right, and not right.

use squarewise::rules::notation::letters::Letters;
use squarewise::rules::notation::san::SanError;
use squarewise::rules::{Reason, Role};
use squarewise::session::{Input, Say, Session};

use super::{at, play, refused};

fn write(session: &mut Session, text: &str) {
    while session.written().is_some_and(|it| !it.is_empty()) {
        session.apply(Input::Erase);
    }
    for letter in text.chars() {
        session.apply(Input::Letter(letter));
    }
    session.apply(Input::HandIn);
}

fn writing(board: &str, mv: &str) -> Session {
    play(&format!(
        "[[step]]\nid = \"w\"\nkind = \"write\"\nboard = \"{board}\"\nmove = \"{mv}\"\n"
    ))
}

#[test]
fn a_move_is_written_as_chess_writes_it_or_nearly() {
    for (letters, texts) in [
        ("KQRBN", ["Nf3", "nf3", "g1f3", "Ng1f3", "Ng1-f3"]),
        ("KDTLS", ["Sf3", "sf3", "Nf3", "nf3", "Sg1-f3"]),
        ("RDTAC", ["Cf3", "cf3", "Nf3", "g1-f3", "Cg1f3"]),
        ("КрФЛСК", ["Кf3", "кf3", "Nf3", "Кg1-f3", "g1f3"]),
    ] {
        for text in texts {
            let mut session = writing("start", "g1-f3");
            session.write_in(Letters::parse(letters).unwrap());
            write(&mut session, text);
            assert!(session.is_done(), "{letters}: {text}");
            assert!(session.position().piece_at(at("f3")).is_some());
        }
    }
    for text in ["O-O", "0-0", "e1g1"] {
        let mut session = writing("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O");
        write(&mut session, text);
        assert!(session.is_done(), "{text}");
    }
}

#[test]
fn english_letters_are_read_where_they_mean_another_piece_in_the_language() {
    // In Spanish R is the king; the rook is asked for, and both can go to d1.
    let mut session = writing("4k3/8/8/8/8/8/4K3/R7 w - - 0 1", "a1-d1");
    session.write_in(Letters::parse("RDTAC").unwrap());
    write(&mut session, "Rd1");
    assert!(session.is_done());
    let mut session = writing("4k3/8/8/8/8/8/4K3/R7 w - - 0 1", "a1-c1");
    session.write_in(Letters::parse("RDTAC").unwrap());
    write(&mut session, "Rd1");
    let Say::WroteOther(mv) = session.say() else {
        panic!("{:?}", session.say())
    };
    assert_eq!(mv.piece().role, Role::King);
}

#[test]
fn a_letter_of_two_signs_is_typed_and_erased_as_one() {
    let mut session = writing("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1-e2");
    session.write_in(Letters::parse("КрФЛСК").unwrap());
    session.apply(Input::Piece(Role::Knight));
    session.apply(Input::Erase);
    session.apply(Input::Piece(Role::King));
    assert_eq!(session.written(), Some("Кр"));
    session.apply(Input::Erase);
    assert_eq!(session.written(), Some(""));
    session.apply(Input::Piece(Role::King));
    for letter in "e2".chars() {
        session.apply(Input::Letter(letter));
    }
    session.apply(Input::HandIn);
    assert!(session.is_done());
}

#[test]
fn what_is_written_otherwise_is_explained() {
    let mut session = writing("4k3/8/8/8/8/5N2/8/1N2K2R w K - 0 1", "Nbd2");
    write(&mut session, "Nd2");
    let Say::Unread(unread) = session.say() else {
        panic!("{:?}", session.say())
    };
    assert!(matches!(**unread, SanError::Ambiguous(_)));
    write(&mut session, "hello");
    assert!(matches!(session.say(), Say::Unread(_)));
    write(&mut session, "Bd2");
    assert!(matches!(session.say(), Say::Unread(_)));
    assert_eq!(session.records()[0].mistakes, 0);
    write(&mut session, "Nc3");
    assert!(matches!(session.say(), Say::WroteOther(_)));
    write(&mut session, "Rh1xh4");
    write(&mut session, "Ke3");
    assert_eq!(refused(&session), Some(Reason::KingTooFar));
    write(&mut session, "");
    assert_eq!(*session.say(), Say::Task);
    write(&mut session, "Nbd2");
    assert!(session.is_done());
    assert_eq!(session.records()[0].mistakes, 2);
}

/// A sign is not needed, but it must be true, or it is a mistake; nothing that was written is lost.
#[test]
fn a_sign_that_is_not_true_is_to_be_mended() {
    let mut session = writing("start", "g1-f3");
    for (text, untrue) in [("Nf3+", '+'), ("Nf3#", '#'), ("g1f3+", '+')] {
        write(&mut session, text);
        let Say::SignUntrue { sign, mv } = session.say() else {
            panic!("{text}: {:?}", session.say());
        };
        assert_eq!((*sign, mv.to()), (untrue, at("f3")), "{text}");
        assert_eq!(session.written(), Some(text));
        assert!(session.question().is_some() && !session.is_done());
    }
    session.apply(Input::Erase);
    session.apply(Input::HandIn);
    assert!(session.is_done());
    assert_eq!(session.records()[0].mistakes, 3);
    let check = "6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1";
    for (board, text, say) in [
        (check, "Ra8#", Some(Say::NoHash)),
        (check, "Ra8+", None),
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8+", None),
    ] {
        let mut session = writing(board, "a1-a8");
        write(&mut session, text);
        assert_eq!(session.is_done(), say.is_none(), "{text}");
        assert!(say.is_none_or(|say| *session.say() == say), "{text}");
    }
}

#[test]
fn where_signs_are_practiced_check_and_checkmate_must_be_written() {
    for (board, sign) in [
        ("6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1", '+'),
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", '#'),
    ] {
        let mut free = writing(board, "a1-a8");
        write(&mut free, "Ra8");
        assert!(free.is_done(), "elsewhere the sign may be left out");
        let mut session = play(&format!(
            "[[step]]\nid = \"w\"\nkind = \"write\"\nboard = \"{board}\"\nmove = \"a1-a8\"\nsigns = true\n"
        ));
        write(&mut session, "Ra8");
        assert_eq!(*session.say(), Say::SignMissing(sign));
        assert_eq!(session.records()[0].mistakes, 0);
        write(&mut session, &format!("Ra8{sign}"));
        assert!(session.is_done(), "{sign}");
    }
}

#[test]
fn a_move_written_otherwise_hears_how_it_is_written() {
    for (start, asked, text, form) in [
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "o-o", "O-O"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "d6", "exd6"),
    ] {
        let mut session = writing(start, asked);
        write(&mut session, text);
        assert!(!session.is_done(), "{text}");
        let Say::Unread(unread) = session.say() else {
            panic!("{:?}", session.say())
        };
        assert_eq!(**unread, SanError::Written(vec![form.to_owned()]));
        write(&mut session, form);
        assert!(session.is_done(), "{form}");
    }
}
