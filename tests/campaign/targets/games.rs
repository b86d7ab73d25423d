//! Whole games as text: records of the family game, and what is pasted at the table for two.

use squarewise::referee::Referee;
use squarewise::rules::{Classic, Cross, Game, Position, Setup};
use squarewise::table::Table;
use squarewise::table::record::GameTextError;

use super::boards::any_rules;
use super::{fixture, hash, rows};

/// Records of the family game, one long and some short.
pub(super) fn record_seeds() -> Vec<Vec<u8>> {
    let long = String::from_utf8(fixture("family/long-game.txt")).unwrap();
    let short = [30, 60, 120].map(|n| {
        let lines: Vec<&str> = long.lines().take(n).collect();
        lines.join("\n")
    });
    let small = [
        "squarewise game 1\nboard 8x8\ne2-e4\nf7-f5\nresign south\n",
        "squarewise game 1\nboard cross\noption alliances formal\nstart S aaaa - - - x,x,4,nK,3,x,x/x,x,8,x,x/12/12/12/12/wK,10,eK/4,nN,7/4,sP,7/12/x,x,8,x,x/x,x,4,sK,3,x,x\nally south west\n",
    ];
    let small = small.map(str::to_owned);
    let texts = short.into_iter().chain(small).chain([long]);
    texts.map(String::into_bytes).collect()
}

/// A text is read as the record of a game, on both boards.
pub(super) fn record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let n_lines = text.lines().count();
    match Game::<Cross>::from_record(&text) {
        Ok(game) => assert_eq!(Game::from_record(&game.record()), Ok(game)),
        Err(error) => {
            assert!((1..=n_lines + 1).contains(&error.line), "{error}");
        }
    }
    match Game::<Classic>::from_record(&text) {
        Ok(game) => assert_eq!(Game::from_record(&game.record()), Ok(game)),
        Err(error) => {
            assert!((1..=n_lines + 1).contains(&error.line), "{error}");
        }
    }
}

/// Games for two: movetext with all that may stand between moves, and positions alone.
pub(super) fn table_seeds() -> Vec<Vec<u8>> {
    let games = [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 *",
        "1. f3 e5 2. g4 Qh4# 0-1",
        "[Event \"x\"]\n\n1.e4! {best (by test)} e5 $1 2. Nf3 (2. f4 exf4) Nc6 ; and so on\n1-0",
        "[FEN \"4k3/8/8/8/8/8/4p3/K7 b - - 0 40\"]\n\n40... e1=Q+ *",
        "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 e5 7. Nb3 Be6 8. f3 O-O 1/2-1/2",
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3",
    ];
    let starts = rows("cases/status.jsonl").into_iter();
    let starts = starts.map(|row| row["start"].as_str().unwrap().to_owned());
    let texts = games.map(str::to_owned).into_iter().chain(starts);
    texts.map(String::into_bytes).collect()
}

/// A text is pasted at the table for two, and at the referee's board.
pub(super) fn table(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let rules = any_rules(hash(bytes));
    match Table::read(&text, rules) {
        Ok(table) => {
            let written = table.record();
            let again = Table::read(&written, rules);
            let again = again.unwrap_or_else(|error| panic!("{written}: {error:?}"));
            assert_eq!(again.record(), written);
            assert_eq!(again.position(), table.position());
        }
        Err(GameTextError::Move { number, word, .. }) => {
            assert!(number > 0 && !word.is_empty(), "{number} {word}");
        }
        Err(GameTextError::Setup(setup)) => assert!(!setup.problems().is_empty()),
        Err(GameTextError::Empty | GameTextError::Fen(_)) => {}
    }
    let mut referee = Referee::start();
    if referee.read(&text).is_ok() {
        let _ = (referee.problems(), referee.standing(), referee.questions());
        if let Some(fen) = referee.fen() {
            let again = Setup::parse_fen(&fen);
            assert!(again.is_ok(), "{fen}");
        }
    } else {
        assert_eq!(
            referee.position(),
            Some(Position::start()),
            "a refused board changed"
        );
    }
}
