//! Reasons that must not be mistaken for one another, one board each.

use squarewise::locale::Locale;
use squarewise::rules::{Attempt, Cross, Fault, Geometry, Line, Reason, Refused, Seat};

use crate::support::played;
use crate::truth::right::Try;
use crate::truth::scene::{Said, Scene};
use crate::truth::{claims, shown};

/// What a try is refused for, on a board under house rules.
fn refused<G: Geometry>(line: &Line<G>, tried: &str) -> Fault<G> {
    let attempt = Attempt::parse(tried).unwrap();
    let fault = *line.judge(attempt).fault().expect("a refusal");
    let scene = Scene::new(line, Said::Nothing);
    claims::check(&scene, &attempt, &fault).unwrap();
    shown::check(&Locale::load(&["en"]), &scene, &Try::new(&attempt), &fault).unwrap();
    fault
}

/// What is said about a try.
fn said<G: Geometry>(line: &Line<G>, tried: &str) -> String {
    let fault = refused(line, tried);
    let sentence = squarewise::explain::sentence(line.position(), &fault);
    Locale::load(&["en"]).say_plain(&sentence)
}

#[test]
fn a_line_through_the_pawn_taken_in_passing_is_no_pin() {
    let on = |fen| played(fen, "", "");
    let diagonal = on("8/8/8/2k5/3Pp3/8/8/4K1B1 b - d3 0 1");
    assert_eq!(
        said(&diagonal, "e4d3"),
        "Not yet: the pawn on d4 would be gone. Then the bishop on g1 would attack your king."
    );
    let row = on("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1");
    assert_eq!(
        said(&row, "e5d6"),
        "Not yet: both pawns would leave the line. Then the rook on h5 would attack your king."
    );
    let pinned = on("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assert_eq!(refused(&pinned, "e5d6").reason(), Reason::Pinned);
    // The rook is kept off by the pawn that moves, the bishop by the one it would take.
    let both = on("4r1k1/1b6/8/3pP3/4K3/8/8/8 w - d6 0 1");
    assert_eq!(
        said(&both, "e5d6"),
        "Not yet: your pawn on e5 must stay. It shields the king from the rook on e8."
    );
}

#[test]
fn on_the_cross_the_line_may_be_a_column() {
    let mut line = family_line(
        &[("announce_check", "off")],
        "W aaaa - - - x,x,4,nK,3,x,x/x,x,8,x,x/12/12/3,sK,8/12/wK,10,eK/1,wP,10/1,sP,10/\
         3,eR,8/x,x,8,x,x/x,x,8,x,x",
    );
    go(&mut line, "b5-d5 g12-g11 l6-l7");
    assert_eq!(
        said(&line, "b4-c5"),
        "Not yet: the pawn on d5 would be gone. Then the rook on d3 would attack your king."
    );
}

#[test]
fn a_king_or_rook_that_came_home_has_moved() {
    let line = played("4k3/7p/8/8/8/8/8/4K1R1 w - - 0 1", "g1h1 h7h6", "");
    assert_eq!(refused(&line, "e1g1").reason(), Reason::CastleRookMoved);
    let line = played("4k3/7p/8/8/8/8/8/3K3R w - - 0 1", "d1e1 h7h6", "");
    assert_eq!(refused(&line, "e1g1").reason(), Reason::CastleKingMoved);
}

#[test]
fn where_another_rook_stands_the_corner_is_not_shown_empty() {
    let again = played(
        "4k3/6bp/8/8/8/8/3R4/R3K3 b Q - 0 1",
        "g7a1 d2d1 a1g7 d1a1 h7h6",
        "",
    );
    assert_eq!(refused(&again, "e1c1").reason(), Reason::CastleRookCaptured);
}

#[test]
fn a_double_step_over_another_square_is_not_spoken_of() {
    let mut line = family_line(
        &[("double_step", "first_move"), ("rule3", "off")],
        "W aaaa - - - x,x,4,nK,3,x,x/x,x,8,x,x/12/12/12/wK,10,eK/12/1,wP,2,sP,7/12/12/\
         x,x,8,x,x/x,x,4,sK,3,x,x",
    );
    go(&mut line, "b5-d5 g12-g11 l7-l8");
    let fault = refused(&line, "e5-d6");
    assert_eq!(fault.reason(), Reason::PawnDiagonalNeedsCapture);
}

#[test]
fn a_rook_that_castles_is_named_where_it_stands() {
    let line = family_line(
        &[],
        "S aaaa Sk - - x,x,4,nK,3,x,x/x,x,8,x,x/12/12/2,wR,4,eK,4/12/wK,11/12/12/12/\
         x,x,8,x,x/x,x,4,sK,2,sR,x,x",
    );
    assert_eq!(
        said(&line, "g1-i1"),
        "Only one player may attack the king on h8. Here several would: the rook on j1 and the \
         rook on c8."
    );
}

#[test]
fn an_army_under_command_is_no_partner_of_its_commander() {
    let start = "N aasa - - - x,x,8,x,x/x,x,8,x,x/12/12/2,nR,9/12/wK,10,eK/12/12/2,sP,9/\
                 x,x,8,x,x/x,x,4,sK,3,x,x";
    let line = Line::with_calls(crate::family::cross(start), crate::family::family(&[]));
    assert_eq!(refused(&line, "c8-c3").reason(), Reason::OwnPieceOnTarget);
}

#[test]
fn who_resigned_is_named_whoever_sits_opposite() {
    let start = "S aa-- - - - x,x,8,x,x/x,x,8,x,x/12/12/2,wR,9/12/wK,11/12/12/2,sR,9/\
                 x,x,8,x,x/x,x,4,sK,3,x,x";
    let mut line = family_line(&[], start);
    line.resign(Seat::South).unwrap();
    let attempt = Attempt::parse("g1-g2").unwrap();
    let verdict = line.judge(attempt);
    let sentence = squarewise::explain::sentence(line.position(), verdict.fault().unwrap());
    let english = Locale::load(&["en"]).say_plain(&sentence);
    assert_eq!(english, "The game is over: White has resigned.");
}

#[test]
fn quiet_moves_are_counted_for_each_who_plays() {
    let start = "S aaax - - - x,x,4,nK,3,x,x/x,x,8,x,x/12/12/12/12/wK,11/12/12/12/x,x,8,x,x/\
                 x,x,4,sK,3,x,x";
    let position = crate::family::cross(start);
    let refused = Refused::FiftyTooLow {
        rounds: 30,
        n: 90,
        bound: None,
        house: None,
    };
    let told = squarewise::explain::claim(&position, &refused);
    let english = Locale::load(&["en"]).say_plain(&told.sentence);
    assert_eq!(english, "Not yet: 30 quiet moves each. Fifty are needed.");
}

fn family_line(options: &[(&str, &str)], start: &str) -> Line<Cross> {
    Line::with_calls(crate::family::cross(start), crate::family::family(options))
}

fn go(line: &mut Line<Cross>, moves: &str) {
    for mv in moves.split_whitespace() {
        line.play(Attempt::parse(mv).unwrap()).unwrap();
    }
}
