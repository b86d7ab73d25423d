//! The generator counts what the whole chess world counts.

use squarewise::rules::perft::perft;

use crate::support::{position, rows, text};

#[track_caller]
fn check(fen: &str, counts: &[u64]) {
    let position = position(fen);
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), *count, "{fen} at depth {depth}");
    }
}

#[test]
fn start_position() {
    check("startpos", &[20, 400, 8_902, 197_281, 4_865_609]);
}

#[test]
fn kiwipete() {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    check(fen, &[48, 2_039, 97_862, 4_085_603]);
}

#[test]
fn position_3() {
    let fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    check(fen, &[14, 191, 2_812, 43_238, 674_624]);
}

#[test]
fn position_4() {
    let fen = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    check(fen, &[6, 264, 9_467, 422_333]);
}

#[test]
fn position_5() {
    let fen = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
    check(fen, &[44, 1_486, 62_379, 2_103_487]);
}

#[test]
fn position_6() {
    let fen = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
    check(fen, &[46, 2_079, 89_890, 3_894_594]);
}

#[test]
fn sixty_other_positions() {
    for row in rows("perft.jsonl") {
        let counts: Vec<u64> = row["expect"]["nodes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|count| count.as_u64().unwrap())
            .collect();
        check(text(&row, "start"), &counts);
    }
}
