//! Boards of own games in the warm-up: which come, how often, and when they are done.

use squarewise::locale::{Locale, Phrase};
use squarewise::practice::belief::Response;
use squarewise::practice::{Exercise, Medium, OwnBoard, lesson_file};
use squarewise::storage::Unknown;
use squarewise::training::{hear, hunches, note_own_boards};

use super::*;
use crate::own::spoiled;
use crate::support::{again, classic};

/// Somebody who has learned everything and then spoiled a game.
fn spoiler() -> Progress {
    let mut progress = finished(lessons());
    assert!(note_own_boards(
        spoiled().own_boards(),
        &mut progress,
        day(0)
    ));
    progress
}

const CASTLING: &str = "g1 allowed e1g1 4r1k1/5ppp/p7/8/8/8/P7/3QK2R w K - 0 1";
const SAFE: &str = "g1 safe d1d8 4r1k1/5ppp/8/p7/8/8/P7/3Q1K1R w - - 0 2";
const MATE: &str = "g1 mate a2a3 3Qr1k1/5ppp/8/8/p7/8/P7/5K1R w - - 0 3";

fn is_own(exercise: &Exercise) -> bool {
    OwnBoard::read(&exercise.key()).is_some()
}

/// Does the warm-up of a day, boards of own games with this outcome and all others at once; tells the own ones with their
/// places.
fn warm_up(progress: &mut Progress, on: u32, outcome: Outcome) -> Vec<(usize, String)> {
    let mut run = begin(Purpose::WarmUp, progress, day(on)).unwrap();
    assert_eq!(run.n_boards(), 10);
    let mut own = Vec::new();
    while let Some(exercise) = run.exercise() {
        let how = match is_own(&exercise) {
            true => {
                own.push((run.outcomes().len(), exercise.key()));
                outcome
            }
            false => Outcome::AtOnce,
        };
        run.report(how, progress, day(on));
    }
    assert_eq!(run.outcomes().len(), 10);
    own
}

fn texts(own: &[(usize, String)]) -> Vec<&str> {
    own.iter().map(|(_, text)| text.as_str()).collect()
}

#[test]
fn a_spoiled_game_gives_three_boards_of_the_next_warm_up() {
    let mut progress = spoiler();
    assert!(
        !note_own_boards(spoiled().own_boards(), &mut progress, day(0)),
        "they are known"
    );
    let mut run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    let ahead = run.ahead(10, &progress, day(0));
    let own: Vec<usize> = (0..10).filter(|it| is_own(&ahead[*it])).collect();
    assert_eq!(own, [1, 4, 7]);
    let expected = [
        (MATE, "mate-in-1", Phrase::AskMate),
        (SAFE, "safe-move", Phrase::AskSafe),
        (CASTLING, "castle-or-not", Phrase::AskMayCastle),
    ];
    let mut expected = expected.into_iter();
    while let Some(exercise) = run.exercise() {
        let outcome = on_board!(exercise.lesson(), lesson => {
            let mut session = Session::new(lesson.clone(), 0).unwrap();
            solver::solve(&mut session);
            Outcome::of(&session)
        });
        if is_own(&exercise) {
            let (text, skill, question) = expected.next().unwrap();
            assert_eq!(
                (exercise.key().as_str(), exercise.name.skill.name),
                (text, skill)
            );
            assert_eq!(exercise.asked_alone(), [Phrase::AskOwnGame, question]);
        } else {
            assert!(!exercise.asked_alone().contains(&Phrase::AskOwnGame));
        }
        run.report(outcome, &mut progress, day(0));
    }
    assert_eq!(expected.next(), None);
    assert_eq!(run.score().unwrap().right, 10);
}

#[test]
fn it_is_said_where_a_board_is_from_in_every_language() {
    let board = OwnBoard::read(MATE).unwrap();
    let exercise = board.exercise(board.name()).unwrap();
    for (language, coach) in [
        ("en", "Kavi"),
        ("de", "Kavi"),
        ("es", "Kavi"),
        ("fr", "Kavi"),
        ("ru", "Кави"),
    ] {
        let locale = Locale::load(&[language]);
        let name = exercise.name;
        let text = lesson_file(
            "t",
            name,
            std::slice::from_ref(&exercise),
            Medium::Screen,
            &locale,
        );
        let asked = text.lines().find(|it| it.starts_with("text = ")).unwrap();
        assert!(asked.contains(coach), "{asked}");
    }
}

/// Right at once on two days, with three days between them; then it is gone.
#[test]
fn a_board_goes_when_it_was_right_at_once_on_two_days() {
    let mut progress = spoiler();
    let all = [
        (1, MATE.to_owned()),
        (4, SAFE.to_owned()),
        (7, CASTLING.to_owned()),
    ];
    let mut came = Vec::new();
    for on in 0..60 {
        let own = warm_up(&mut progress, on, Outcome::AtOnce);
        if !own.is_empty() {
            assert_eq!(own, all, "day {on}");
            came.push(on);
        }
    }
    assert_eq!(came, [0, 3]);
    // Whoever does the same again in another game is asked again.
    assert!(note_own_boards(
        spoiled().own_boards(),
        &mut progress,
        day(60)
    ));
    assert_eq!(warm_up(&mut progress, 60, Outcome::AtOnce), all);
    assert_eq!(warm_up(&mut progress, 61, Outcome::AtOnce), []);
    assert_eq!(warm_up(&mut progress, 63, Outcome::AtOnce), all);
    assert_eq!(warm_up(&mut progress, 70, Outcome::AtOnce), []);
}

#[test]
fn what_was_wrong_or_shown_comes_back_until_it_is_right() {
    for (outcome, pause) in [(Outcome::Helped, 2), (Outcome::Shown, 1)] {
        let mut progress = spoiler();
        assert_eq!(warm_up(&mut progress, 0, Outcome::AtOnce).len(), 3);
        assert_eq!(warm_up(&mut progress, 3, outcome).len(), 3);
        let next = (4..20).find(|on| !warm_up(&mut progress, *on, Outcome::AtOnce).is_empty());
        assert!(next <= Some(3 + 7), "{outcome:?} {next:?}");
        let last = (next.unwrap() + 1..90)
            .filter(|on| !warm_up(&mut progress, *on, Outcome::AtOnce).is_empty());
        assert_eq!(last.count(), 1, "{outcome:?}: twice from the beginning");
        // At the first time.
        let mut progress = spoiler();
        warm_up(&mut progress, 0, outcome);
        let next = (1..20).find(|on| !warm_up(&mut progress, *on, Outcome::AtOnce).is_empty());
        assert_eq!(next, Some(pause));
    }
}

#[test]
fn never_more_than_three_of_ten_and_the_newest_first() {
    let mut progress = spoiler();
    // Four more, found later: mates on the last row.
    let more: Vec<String> = ["a", "b", "c", "d"]
        .iter()
        .enumerate()
        .map(|(n, file)| {
            format!(
                "g1 mate g1h1 6k1/5ppp/8/8/8/8/{}R{}/6K1 w - - 0 1",
                n_empty(n),
                n_empty(7 - n)
            )
            .replace("g1h1", &format!("{file}2{file}3"))
        })
        .collect();
    for text in &more {
        let board = OwnBoard::read(text).unwrap_or_else(|| panic!("{text}"));
        assert!(note_own_boards([&board], &mut progress, day(0)));
    }
    let first = warm_up(&mut progress, 0, Outcome::AtOnce);
    assert_eq!(texts(&first), [&more[3], &more[2], &more[1]]);
    let second = warm_up(&mut progress, 1, Outcome::AtOnce);
    assert_eq!(texts(&second), [&more[0], MATE, SAFE]);
    let third = warm_up(&mut progress, 2, Outcome::AtOnce);
    assert_eq!(texts(&third), [CASTLING]);
    for on in 3..60 {
        assert!(warm_up(&mut progress, on, Outcome::Helped).len() <= 3);
    }
}

fn n_empty(n: usize) -> String {
    match n {
        0 => String::new(),
        n => n.to_string(),
    }
}

#[test]
fn only_what_was_taught_is_asked() {
    let own_after = |known: &[&str]| {
        let mut progress = finished(known.iter().copied());
        note_own_boards(spoiled().own_boards(), &mut progress, day(0));
        let own = warm_up(&mut progress, 0, Outcome::AtOnce);
        texts(&own)
            .iter()
            .map(|it| (*it).to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(own_after(&["rook"]), Vec::<String>::new());
    assert_eq!(own_after(&["checkmate", "mate-in-one"]), [MATE]);
    let safe = ["attack-and-defend", "pawn-captures", "king-danger"];
    assert_eq!(own_after(&safe), [SAFE]);
}

/// An own board takes the turn of its skill, says something of it, and nothing of its level.
#[test]
fn an_own_board_counts_for_its_skill_and_not_for_its_level() {
    let mut progress = spoiler();
    let run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    let skills: BTreeSet<&str> = (run.ahead(10, &progress, day(0)).iter())
        .map(|it| it.name.skill.name)
        .collect();
    assert_eq!(skills.len(), 10, "no skill comes twice");
    let codes = ["castle-out-of-check", "castle-into-check"];
    for code in codes.iter().cycle().take(8) {
        progress.miss(code, day(0));
    }
    let missed = |progress: &Progress| codes.map(|it| progress.missed(it));
    let mut run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    while run.exercise().unwrap().key() != CASTLING {
        run.report(Outcome::Helped, &mut progress, day(0));
    }
    assert_eq!(missed(&progress), [4, 4]);
    run.report(Outcome::AtOnce, &mut progress, day(0));
    assert_eq!(
        missed(&progress),
        [2, 4],
        "only what was asked is made good"
    );
    let known = progress.skill("castle-or-not").unwrap();
    assert_eq!((known.level, known.row, known.due), (0, 0, Some(day(3))));
    assert_eq!(progress.practised("castle-or-not"), (1, 0));
}

#[test]
fn a_run_with_own_boards_goes_on_where_it_was_left() {
    let mut progress = spoiler();
    let mut run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    run.report(Outcome::AtOnce, &mut progress, day(0));
    assert_eq!(run.exercise().unwrap().key(), MATE);
    assert!(run.miss(&mut progress, day(0)));
    let text = toml::to_string(&progress).unwrap();
    let mut progress: Progress = toml::from_str(&text).unwrap();
    let mut left = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    assert_eq!(left, run);
    assert_eq!((left.exercise(), left.is_missed()), (run.exercise(), true));
    left.report(Outcome::AtOnce, &mut progress, day(0));
    // What was missed can be tried again, and nothing is kept of that.
    let missed = left.missed();
    assert_eq!(missed.iter().map(Exercise::key).collect::<Vec<_>>(), [MATE]);
    let before = progress.clone();
    let mut once_more = begin(again(&missed[0].key()), &progress, day(0)).unwrap();
    assert_eq!(once_more.exercise().unwrap().key(), MATE);
    assert_eq!(once_more.exercise().unwrap().text(), missed[0].text());
    once_more.report(Outcome::AtOnce, &mut progress, day(0));
    assert_eq!((once_more.exercise(), &progress), (None, &before));
    assert_eq!(
        begin(again(&MATE.replace("g1 ", "g9 ")), &progress, day(0)),
        None
    );
    // Though meanwhile the board is known, or is not kept any more, it is there.
    let own = left.ahead(8, &progress, day(0));
    assert_eq!(own.iter().filter(|it| is_own(it)).count(), 2);
}

/// What an older program keeps of a run, and what it leaves, names plain boards of the same skills.
#[test]
fn a_run_without_its_own_boards_goes_on_with_plain_ones() {
    let mut progress = spoiler();
    let mut run = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    run.report(Outcome::AtOnce, &mut progress, day(0));
    let name = run.name().unwrap();
    let mut kept: Unknown = progress.setting("practice-warm-up").unwrap().clone();
    assert!(kept.remove("own").is_some());
    progress.set_setting("practice-warm-up", kept.clone(), day(0));
    let mut left = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    assert_eq!((left.name(), left.exercise()), (Some(name), make(name)));
    assert_eq!(
        go_through(&mut left, &mut progress, day(0), Outcome::AtOnce).len(),
        9
    );
    // A damaged one among them is a plain board, too.
    kept.insert(
        "own".to_owned(),
        vec!["1 g1 mate nonsense", "x", "4 "].into(),
    );
    progress.set_setting("practice-warm-up", kept, day(0));
    let left = begin(Purpose::WarmUp, &progress, day(0)).unwrap();
    assert_eq!(left.exercise(), make(name));
}

#[test]
fn an_older_file_opens_and_what_cannot_be_read_is_no_board() {
    let mut progress = finished(lessons());
    for text in [
        "g9 fork e2e4 8",
        "g1 safe e2e4 nonsense",
        "g1 mate a2a3 8/8/8/8/8/8/8/8 w - - 0 1",
    ] {
        progress.add_own_board(text, day(0));
    }
    assert_eq!(warm_up(&mut progress, 0, Outcome::AtOnce), []);
    assert_eq!(
        progress.own_boards().count(),
        3,
        "another version may know them"
    );
}

#[test]
fn beliefs_hear_what_is_answered_on_such_boards() {
    let mut progress = finished(lessons());
    let board = OwnBoard::read(CASTLING).unwrap();
    let exercise = board.exercise(board.name()).unwrap();
    let before = hunches(&progress);
    hear(
        classic(&exercise),
        &Response::Allowed(true),
        &mut progress,
        day(0),
    );
    assert_ne!(hunches(&progress), before);
}
