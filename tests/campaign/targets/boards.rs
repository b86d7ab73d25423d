//! Positions and moves as text: FEN, FFC, standard notation, squares, and the letters of any language.

use std::ops::Range;

use squarewise::lesson::rulesets;
use squarewise::rules::notation::{fen::FenError, ffc::FfcError, letters::Letters, san};
use squarewise::rules::{
    Attempt, Claim, Classic, Cross, Geometry, Line, Position, Ruleset, Seat, Seats, Setup, Waive,
};

use super::{hash, rows};
use crate::agree::agreement;

/// Everything that a lesson or a question may waive.
const ANYTHING: Waive = Waive {
    kings: true,
    check: true,
};

/// Longest text that is a game of moves here.
const MOST: usize = 60;

fn starts(file: &str) -> impl Iterator<Item = String> {
    let rows = rows(file).into_iter();
    rows.map(|row| row["start"].as_str().unwrap().to_owned())
}

/// Positions of the 8x8 board.
pub(super) fn fen_seeds() -> Vec<Vec<u8>> {
    let files = ["cases/moves.jsonl", "cases/status.jsonl"];
    let texts = files.into_iter().flat_map(starts);
    let odd = [
        "8/8/3P4/8/3R1p2/8/8/8 w",
        "8/P6p/8/1pP5/8/8/p6P/8 w - b6 0 1",
        "K1K5/8/8/8/r6r/8/P7/2b1k3 w - - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
    ];
    let texts = texts.chain(odd.map(str::to_owned));
    texts.map(String::into_bytes).collect()
}

/// Armies under command that the generator and the judge saw with different eyes: with kings of their own,
/// with a commander who does not play, and with one who is away while it is the army's turn.
const COMMANDED: [&str; 5] = [
    "W aeaa - E:j5>i5,S:d3>d4 - x,x,6,nN,1,x,x/x,x,2,nP,1,nK,3,x,x/4,wR,2,nP,nP,3/2,nP,9/\
     wB,wN,10/1,wK,3,wP,6/2,wP,8,eK/3,wN,2,nB,1,eP,2,eN/1,sN,1,sP,sQ,1,sP,sN,4/4,sP,7/\
     x,x,2,sP,3,sP,1,x,x/x,x,1,sR,sB,1,wK,3,x,x",
    "E aaan Wq S:e5>e6,W:c4>d4 - x,x,2,nB,1,nK,3,x,x/x,x,1,nP,nP,nP,nN,nP,2,x,x/wR,eR,10/\
     wN,11/1,wP,8,eQ,1/wQ,7,nQ,eP,2/wK,wN,wP,1,sP,5,eB,eK/wB,2,wP,2,nP,3,eP,1/3,wP,2,sP,3,eP,eN/\
     7,sN,4/x,x,1,sP,2,sK,sP,2,x,x/x,x,1,wB,6,x,x",
    "N a-e- - - - x,x,8,x,x/x,x,3,nP,sB,sQ,nP,1,x,x/4,nP,1,nP,5/12/7,nB,4/12/12/12/12/8,sK,3/\
     x,x,8,x,x/x,x,1,nQ,6,x,x",
    "N a-ez - - - x,x,8,x,x/x,x,3,nP,sB,sQ,nP,1,x,x/4,nP,1,nP,5/12/7,nB,3,eK/12/12/12/12/8,sK,3/\
     x,x,8,x,x/x,x,1,nQ,6,x,x",
    "N zaea - E:h5>g5 E<W x,x,nB,5,nK,nR,x,x/x,x,3,eB,1,nP,1,nP,x,x/4,nP,7/wN,8,eQ,2/6,eP,5/3,wB,8/\
     wK,9,wQ,eK/wB,1,wP,3,eP,4,eB/5,wR,2,sP,2,eN/2,wP,sP,8/x,x,nR,1,sP,5,x,x/\
     x,x,4,sK,3,x,x",
];

/// Positions of the cross.
pub(super) fn ffc_seeds() -> Vec<Vec<u8>> {
    let texts = starts("cases/family.jsonl");
    let whole = [Seats::FOUR, Seats::TWO, Seats::FOUR.without(Seat::West)];
    let whole = whole.map(|seats| Position::cross_start(seats).to_ffc());
    let found = COMMANDED.map(str::to_owned);
    let texts = found.into_iter().chain(texts).chain(whole);
    texts.map(String::into_bytes).collect()
}

/// A text is read as FEN.
pub(super) fn fen(bytes: &[u8]) {
    let refused = |it: FenError| (it.bytes.clone(), it.to_string());
    board(
        bytes,
        |text| Setup::parse_fen(text).map_err(refused),
        Position::to_fen,
    );
}

/// A text is read as FFC.
pub(super) fn ffc(bytes: &[u8]) {
    let refused = |it: FfcError| (it.bytes.clone(), it.to_string());
    board(
        bytes,
        |text| Setup::parse_ffc(text).map_err(refused),
        Position::to_ffc,
    );
}

/// A text is read as a board, or refused with a sentence; what is written of the board is read as the same.
fn board<G: Geometry>(
    bytes: &[u8],
    read: impl Fn(&str) -> Result<Setup<G>, (Range<usize>, String)>,
    write: impl Fn(&Position<G>) -> String,
) {
    let text = String::from_utf8_lossy(bytes);
    match read(&text) {
        Err((place, sentence)) => {
            assert!(text.get(place.clone()).is_some(), "{place:?}");
            assert!(!sentence.is_empty(), "refused without a word");
        }
        Ok(setup) => {
            let Some(position) = stands(setup, hash(bytes)) else {
                return;
            };
            let again = read(&write(&position)).unwrap();
            assert_eq!(again.into_position(ANYTHING), Ok(position));
        }
    }
}

/// A setup is a position, or it says why not. On a position the judge and the generator agree.
fn stands<G: Geometry>(setup: Setup<G>, which: u64) -> Option<Position<G>> {
    let position = match setup.into_position(ANYTHING) {
        Ok(position) => position,
        Err(problems) => {
            assert!(!problems.is_empty(), "refused without a word");
            return None;
        }
    };
    let line = match which % 3 {
        0 => Line::with_unsaid_check(position, any_rules(which)),
        _ => Line::with_rules(position, any_rules(which)),
    };
    if let Err(difference) = agreement(&line) {
        panic!("{difference}");
    }
    ask(&line);
    Some(position)
}

/// One of the rule sets, by a number.
pub(crate) fn any_rules(which: u64) -> Ruleset {
    let names: Vec<_> = rulesets::names().collect();
    let which = usize::try_from(which / 3).unwrap_or(0) % (names.len() + 1);
    let named = names.get(which).and_then(|name| rulesets::named(name));
    named.unwrap_or(Ruleset::EXERCISE)
}

/// Everything that a referee is asked about a line can be asked.
fn ask<G: Geometry>(line: &Line<G>) {
    let moves = line.legal_moves();
    for claim in [Claim::Threefold, Claim::FiftyMoves] {
        let claiming = line.claiming_moves(claim);
        assert!(claiming.iter().all(|mv| moves.contains(mv)), "{claim:?}");
        let _ = line.can_claim(claim);
    }
    let _ = (line.quiet_plies(), line.outcome(), line.occurrences());
}

/// A start, and words that may be moves.
pub(super) fn moves_seeds() -> Vec<Vec<u8>> {
    let files = [
        "cases/moves.jsonl",
        "cases/san.jsonl",
        "cases/family.jsonl",
        "cases/repetition.jsonl",
    ];
    let rows = files.into_iter().flat_map(rows);
    let text = |row: serde_json::Value| {
        let played = row["moves"].as_array().into_iter().flatten();
        let words = played.chain([&row["move"]]).filter_map(|it| it.as_str());
        let words: Vec<&str> = words.collect();
        format!("{}\n{}", row["start"].as_str().unwrap(), words.join(" "))
    };
    rows.map(text).map(String::into_bytes).collect()
}

/// Words are read as moves and played.
pub(super) fn moves(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (start, words) = text.split_once('\n').unwrap_or(("startpos", &text));
    let rules = any_rules(hash(bytes));
    if let Some(position) = Setup::<Classic>::parse_fen(start).ok().and_then(waived) {
        play(Line::with_rules(position, rules), words);
    } else if let Some(position) = Setup::<Cross>::parse_ffc(start).ok().and_then(waived) {
        play(Line::with_rules(position, rules), words);
    } else {
        play(Line::with_rules(Position::start(), rules), words);
    }
}

fn waived<G: Geometry>(setup: Setup<G>) -> Option<Position<G>> {
    setup.into_position(ANYTHING).ok()
}

fn play<G: Geometry>(mut line: Line<G>, words: &str) {
    let foreign = [Letters::default(), letters("KDTLS"), letters("КрФЛСК")];
    for word in words.split_whitespace().take(MOST) {
        let before = *line.position();
        let Some(attempt) = foreign
            .iter()
            .find_map(|it| it.read_attempt(&before, word).ok())
        else {
            continue;
        };
        assert_eq!(
            Attempt::parse(&attempt.to_string()),
            Some(attempt),
            "{word}"
        );
        let judged = line.judge(attempt);
        match line.play(attempt) {
            Ok(mv) => {
                assert_eq!(judged.legal(), Some(&mv), "{word}");
                written(&line, &mv);
            }
            Err(fault) => {
                assert_eq!(judged.fault(), Some(&fault), "{word}");
                assert!(!fault.reason().code().is_empty() && !fault.article().is_empty());
                assert_eq!(*line.position(), before, "{word}: a refused move moved");
            }
        }
    }
    ask(&line);
}

/// The last move of a line in standard notation is read back as that move.
fn written<G: Geometry>(line: &Line<G>, mv: &squarewise::rules::Move<G>) {
    if G::SEATS.len() > 2 {
        // This notation is not for the cross.
        return;
    }
    let mut before = line.clone();
    assert!(before.undo().is_some());
    let text = san::write(before.position(), mv);
    let read = san::read_attempt(before.position(), &text);
    assert_eq!(read, Ok(mv.attempt()), "{text}");
}

fn letters(text: &str) -> Letters {
    Letters::parse(text).unwrap_or_default()
}
