//! Moves as people write them: read, or refused with the right form, and never read as another move.

use std::collections::BTreeSet;

use squarewise::explain;
use squarewise::locale::Locale;
use squarewise::rules::notation::letters::Letters;
use squarewise::rules::notation::san::{self, SanError, Sign};
use squarewise::rules::{Attempt, Fault, Line, Move, Position, Reason, Role, Setup, Square, Waive};

use crate::dice::Dice;
use crate::languages;

/// Boards with pins, checks, captures, promotions, castlings and pieces of a kind side by side.
const BOARDS: [&str; 14] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "2n1k3/1P4P1/8/8/8/8/8/R3K2R w KQ - 0 1",
    "r3k2r/8/8/8/8/8/1p4p1/2N1K3 b kq - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "4k3/8/8/1b6/2N1N3/8/P1B5/B3K2B w - - 0 1",
    "4k3/8/8/2p5/1P1B4/1B3B2/P7/4K3 w - - 0 1",
    "k7/8/8/1R3R2/8/8/1R3R2/4K3 w - - 0 1",
    "3k4/8/8/8/1b5b/8/3N1N2/4K3 w - - 0 1",
    "6k1/5ppp/8/8/8/8/3r4/R3R1K1 w - - 0 1",
];

fn position(fen: &str) -> Position {
    let setup = Setup::parse_fen(fen).unwrap();
    setup.into_position(Waive::NOTHING).unwrap()
}

fn at(name: &str) -> Square {
    Square::parse(name).unwrap()
}

/// The boards, and what some moves by chance make of them.
fn positions() -> Vec<Position> {
    let mut dice = Dice::new(44);
    let mut all = Vec::new();
    for fen in BOARDS {
        let mut line = Line::new(position(fen));
        for _ in 0..5 {
            let now = *line.position();
            all.push(now);
            let moves = now.legal_moves();
            let Some(mv) = moves.get(dice.below(moves.len().max(1))) else {
                break;
            };
            if line.play(mv.attempt()).is_err() {
                break;
            }
        }
    }
    all
}

/// A move without what says check or checkmate.
fn bare(san: &str) -> &str {
    san.trim_end_matches(['+', '#'])
}

fn wide(text: &str) -> String {
    let wide = |sign: char| match sign {
        '!'..='~' => char::from_u32(u32::from(sign) + 0xfee0).unwrap(),
        sign => sign,
    };
    text.chars().map(wide).collect()
}

/// A move in ways that the Laws do not know.
fn distorted(mv: &Move, san: &str) -> Vec<String> {
    let bare = bare(san);
    let (from, to) = (mv.from(), mv.to());
    let mut all: Vec<String> = [
        "{}!", "{}?", "{}!?", "{}??", "{} ±", "{}+-", "{}.", "{},", "{};", "{}(=)", "{} (=)",
        "1.{}", "1. {}", "12...{}", "3… {}", "7 {}", "\"{}\"", "“{}”", "{} e.p.", "{}ep", "{} ",
        " {}", "{}†", "{} ch", "...{}",
    ]
    .iter()
    .map(|form| form.replace("{}", bare))
    .collect();
    all.push(wide(bare));
    all.push(bare.to_lowercase());
    all.push(bare.to_uppercase());
    if mv.castled().is_some() {
        for none in ["", " ", "–", "—", "−", "‑", "."] {
            for circle in ["O", "o", "0", "О"] {
                all.push(bare.replace('-', none).replace('O', circle));
            }
        }
        all.push(format!("K{to}"));
        let rook = if bare.len() == 3 { "h" } else { "a" };
        all.push(format!("{from}{rook}{}", from.rank() + 1));
        return all;
    }
    let becomes = bare.split_once('=').map_or("", |(_, role)| role);
    for between in ["–", "—", "−", "--", " ", "→", ">", " - ", "‑", "x", ":"] {
        all.push(format!("{from}{between}{to}{becomes}"));
    }
    let (head, tail) = bare.split_at(bare.len() - to_length(bare));
    all.push(format!("{head}-{tail}"));
    all.push(format!("{}x{tail}", head.trim_end_matches('x')));
    all.push(format!("{}:{tail}", head.trim_end_matches('x')));
    all.push(format!("{}×{tail}", head.trim_end_matches('x')));
    all.push(format!("{}X{tail}", head.trim_end_matches('x')));
    all.push(format!("{}{tail}", head.trim_end_matches('x')));
    all.push(format!("{}{tail}x", head.trim_end_matches('x')));
    if mv.piece().role == Role::Pawn {
        all.extend(["P", "p", "♙", "♟"].map(|sign| format!("{sign}{bare}")));
    } else {
        let rest = &bare[1..];
        let (small, signs): (&str, &[&str]) = match mv.piece().role {
            Role::King => ("k", &["♔", "♚", "Кр", "K "]),
            Role::Queen => ("q", &["♕", "♛", "Ф", "D", "Q-"]),
            Role::Rook => ("r", &["♖", "♜", "Л", "T"]),
            Role::Bishop => ("b", &["♗", "♝", "L", "F"]),
            _ => ("n", &["♘", "♞\u{fe0e}", "S", "C", "К"]),
        };
        all.push(format!("{small}{rest}"));
        all.extend(signs.iter().map(|sign| format!("{sign}{rest}")));
    }
    if let Some((moved, role)) = bare.split_once('=') {
        let small = role.to_lowercase();
        all.extend([
            format!("{moved}({role})"),
            format!("{moved}/{role}"),
            format!("{moved}{role}"),
            format!("{moved}={small}"),
            format!("{moved} = {role}"),
            format!("{moved}-{role}"),
            format!("{moved}:{role}"),
            format!("{moved}=({role})"),
            format!("{moved}{role}="),
            format!("{moved}{small}"),
            format!("={moved}{role}"),
        ]);
    }
    all
}

/// How many letters at the end name the target, and what a pawn becomes.
fn to_length(bare: &str) -> usize {
    if bare.contains('=') { 4 } else { 2 }
}

/// Whether a text is the right writing of another legal move, or of a pawn's that only its king or a piece forbids.
fn is_another(now: &Position, mv: &Move, text: &str) -> bool {
    let without = |text: &str| text.replace(['x', ':', '×', 'X', '-', '=', ' '], "");
    let same = |other: &&Move| {
        let (san, squares) = (san::write(now, other), other.attempt().to_string());
        other.attempt() != mv.attempt()
            && [without(bare(&san)), without(&squares)].contains(&without(text))
    };
    if now.legal_moves().iter().any(|it| same(&it)) {
        return true;
    }
    let pawns = now.board().pieces(now.turn(), Role::Pawn);
    let beside = |pawn: Square| {
        let (files, ranks) = pawn.distance(mv.to());
        files.abs() == 1 && ranks.abs() == 1
    };
    text.starts_with('b') && pawns.iter().any(|pawn| pawn.file() == 1 && beside(pawn))
}

/// Whether what was read is the move, or what was told names it.
fn is_told(now: &Position, mv: &Move, text: &str, read: Result<Attempt, SanError>) -> bool {
    let right = bare(&san::write(now, mv)).to_owned();
    match read {
        Ok(attempt) => attempt == mv.attempt(),
        Err(SanError::Written(forms) | SanError::Signed(_, _, forms)) => {
            forms.iter().any(|form| bare(form) == right)
        }
        // "Leave out the x": what is left is read.
        Err(SanError::NothingCaptured(to)) => {
            let left = text.replace(['x', ':', '×', 'X'], "");
            let is_read = san::read_attempt(now, &left);
            to == mv.to() && is_told(now, mv, &left, is_read)
        }
        Err(_) => false,
    }
}

#[test]
fn every_distorted_writing_is_read_as_its_move_or_refused_with_its_form() {
    let mut n_tried = 0;
    let mut wrong = BTreeSet::new();
    for now in positions() {
        for mv in now.legal_moves() {
            let san = san::write(&now, &mv);
            for text in distorted(&mv, &san) {
                if is_another(&now, &mv, &text) {
                    continue;
                }
                n_tried += 1;
                let strict = san::read_attempt(&now, &text);
                let kind = Letters::default().read_attempt(&now, &text);
                for (reader, read) in [("strict", strict), ("kind", kind)] {
                    if !is_told(&now, &mv, &text, read.clone()) {
                        wrong.insert(format!("{reader} {san}: {text} {read:?} {}", now.to_fen()));
                    }
                }
            }
        }
    }
    assert!(n_tried > 20_000, "{n_tried}");
    let shown: Vec<&String> = wrong.iter().take(40).collect();
    assert!(wrong.is_empty(), "{} of {n_tried}: {shown:#?}", wrong.len());
}

#[test]
fn in_every_language_a_distorted_writing_is_read_as_its_move_or_refused_with_its_form() {
    for language in languages::shipped() {
        let letters = explain::letters(&Locale::load(&[language]));
        for now in positions().into_iter().step_by(4) {
            for mv in now.legal_moves() {
                let san = letters.write(bare(&san::write(&now, &mv)));
                for form in ["{}", "{}!", "1.{}", "{}.", "{}(=)", "{} e.p.", "“{}”"] {
                    let text = form.replace("{}", &san);
                    let read = letters.read_attempt(&now, &text);
                    let is_told = is_told(&now, &mv, &text, read.clone());
                    assert!(is_told, "{language} {text} {read:?} {}", now.to_fen());
                }
            }
        }
    }
}

#[test]
fn signs_of_check_and_checkmate_are_read_true_or_not() {
    for now in positions().into_iter().step_by(3) {
        for mv in now.legal_moves() {
            let san = san::write(&now, &mv);
            for sign in ["+", "#", "++"] {
                let text = format!("{}{sign}", bare(&san));
                let read = Letters::default().read_attempt(&now, &text);
                assert_eq!(read, Ok(mv.attempt()), "{text} {}", now.to_fen());
                assert_eq!(san::read_attempt(&now, &text), Ok(mv.attempt()));
                let said = if sign == "+" { '+' } else { '#' };
                assert_eq!(san::sign(&text), Some(said));
            }
        }
    }
}

#[track_caller]
fn written(fen: &str, text: &str, forms: &[&str]) {
    let now = position(fen);
    let forms = forms.iter().map(|form| (*form).to_owned()).collect();
    let read = san::read_attempt(&now, text);
    assert_eq!(read, Err(SanError::Written(forms)), "{text}");
}

#[test]
fn what_is_meant_and_written_otherwise_is_refused_with_its_form() {
    let start = BOARDS[0];
    for (text, form) in [
        ("Pe4", "e4"),
        ("nf3", "Nf3"),
        ("1.e4", "e4"),
        ("1. e4", "e4"),
        ("E4", "e4"),
        ("NF3", "Nf3"),
        ("♘f3", "Nf3"),
        ("Sf3", "Nf3"),
        ("Cf3", "Nf3"),
        ("Кf3", "Nf3"),
        ("e2–e4", "e4"),
        ("e2 e4", "e4"),
        ("e4.", "e4"),
        ("ｅ４", "e4"),
    ] {
        written(start, text, &[form]);
    }
    let becomes = "8/2P4k/8/8/8/8/8/4K3 w - - 0 1";
    for text in ["c8(Q)", "c8/Q", "c8=(Q)", "c8Q=", "c8=D", "c8 Q"] {
        written(becomes, text, &["c8=Q"]);
    }
    let castles = "4k3/7p/8/8/8/8/7P/R3K2R w KQ - 0 1";
    for text in ["OO", "o-o", "oo", "0–0", "O–O", "Kg1", "00", "О-О"] {
        written(castles, text, &["O-O"]);
    }
    written(castles, "0—0—0", &["O-O-O"]);
    let takes = "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1";
    written(takes, "e:d6", &["exd6"]);
    written(takes, "d6", &["cxd6", "exd6"]);
    written(takes, "e6 e.p.", &["e6"]);
    let both = "4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1";
    written(both, "BXC3", &["bxc3"]);
}

#[test]
fn what_means_no_legal_move_is_refused_for_its_reason_or_not_read() {
    let now = position(BOARDS[0]);
    let reason = |text: &str| match san::read_attempt(&now, text) {
        Ok(attempt) => now.judge(attempt).fault().map(Fault::reason),
        Err(SanError::Illegal(fault)) => Some(fault.reason()),
        Err(_) => None,
    };
    for (text, code) in [
        ("nf5", "piece-cant-move-that-way"),
        ("1.Ra3", "path-blocked"),
        ("Pe5", "pawn-too-far"),
        ("♖a3", "path-blocked"),
        ("oo", "castle-pieces-between"),
    ] {
        assert_eq!(reason(text).map(Reason::code), Some(code), "{text}");
    }
    for text in [
        "hello", "", "!", "x", "e", "4", "e9", "N@f3", "Ze4", "???", "e4e4e4", "=Q",
    ] {
        let read = san::read_attempt(&now, text);
        assert_eq!(read, Err(SanError::Syntax), "{text}");
    }
    for (text, sign) in [
        ("--", Sign::Pass),
        ("0-1", Sign::Result),
        ("(=)", Sign::DrawOffer),
    ] {
        let said = SanError::Signed(sign, text.to_owned(), Vec::new());
        assert_eq!(san::read_attempt(&now, text), Err(said));
    }
}

#[test]
fn several_pieces_are_asked_about_only_where_two_can_legally_go() {
    for (fen, text, code) in [
        (BOARDS[0], "Rd1", "own-piece-on-target"),
        (BOARDS[12], "Ne4", "pinned"),
        (
            "4r1k1/8/8/8/8/2N5/5N2/4K3 w - - 0 1",
            "Nd1",
            "still-in-check",
        ),
        ("4k3/8/8/8/1N1N4/2P5/8/B3K2B w - - 0 1", "Nc2", ""),
        ("4k3/8/8/8/8/2P5/1N1N4/B3K2B w - - 0 1", "Nc3", ""),
    ] {
        let now = position(fen);
        match san::read_attempt(&now, text) {
            Ok(attempt) => {
                let fault = *now.judge(attempt).fault().unwrap();
                assert!(code.is_empty() || fault.reason().code() == code, "{text}");
            }
            Err(SanError::Ambiguous(squares)) => assert!(code.is_empty() && squares.len() > 1),
            other => panic!("{text}: {other:?}"),
        }
    }
    let mut n_several = 0;
    let mut n_none = 0;
    for now in positions() {
        for role in Role::ALL {
            for to in Square::all() {
                let text = match role {
                    Role::Pawn => format!("x{to}"),
                    role => format!("{}{to}", role.letter()),
                };
                let own = now.board().pieces(now.turn(), role);
                let goes = |from: &Square| now.moves_from(*from).iter().any(|mv| mv.to() == to);
                match san::read_attempt(&now, &text) {
                    Err(SanError::Ambiguous(squares)) => {
                        n_several += 1;
                        assert!(
                            squares.len() > 1 && squares.iter().all(goes),
                            "{text} {squares:?}"
                        );
                    }
                    Ok(attempt) if !own.iter().any(|from| goes(&from)) => {
                        n_none += usize::from(own.len() > 1);
                        assert!(now.judge(attempt).fault().is_some());
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(n_several > 30 && n_none > 300, "{n_several} {n_none}");
}

#[test]
fn squares_that_put_a_king_on_his_rook_castle() {
    for (fen, text, to) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1", "g1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1-a1", "c1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8h8", "g8"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8a8", "c8"),
    ] {
        let now = position(fen);
        let attempt = san::read_attempt(&now, text).unwrap();
        assert_eq!(attempt.to, at(to), "{text}");
        assert!(now.judge(attempt).legal().unwrap().castled().is_some());
        let kind = Letters::default().read_attempt(&now, text);
        assert_eq!(kind, Ok(attempt));
    }
}
