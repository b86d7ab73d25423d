//! The papers of a tournament: a place for every player, and what the school's rules say or do not mention.

use resvg::usvg::Text;
use squarewise::export::event::{Event, PLAYERS, event};
use squarewise::export::{Paper, Sheet};
use squarewise::locale::{Locale, Phrase};
use squarewise::rulebook;

use super::set::whole;
use super::{english, said, texts, words};
use crate::cli::{err, squarewise};
use crate::languages;
use crate::support::Folder;

fn printed(which: Event, language: &str, paper: Paper) -> Sheet {
    event(which, &Locale::load(&[language]), paper).unwrap()
}

#[test]
fn every_paper_is_one_page_on_which_nothing_is_cut_off_in_any_language() {
    let brackets = [3, 4, 6, 8, 11, 16, 17, 31, 32].map(Event::Bracket);
    let others = [Event::Umpire, Event::ScoreSheet, Event::ResultSlips];
    for which in brackets.into_iter().chain(others) {
        for language in languages::all() {
            for paper in [Paper::A4, Paper::Letter] {
                let sheet = printed(which, language, paper);
                assert_eq!(sheet.pages.len(), 1);
                whole(
                    &sheet.pages[0],
                    paper,
                    &format!("{which:?} {language} {paper:?}"),
                );
            }
        }
    }
}

/// The texts of a page that are numbers, sorted.
fn numbers(page: &str) -> Vec<u32> {
    let found = texts(page).into_iter();
    let mut found: Vec<u32> = found
        .filter_map(|it| said(&it).trim().parse().ok())
        .collect();
    found.sort_unstable();
    found
}

#[test]
fn a_bracket_has_a_line_for_every_player_and_no_game_for_whoever_has_nobody_to_meet() {
    for players in PLAYERS.0..=PLAYERS.1 {
        let page = &printed(Event::Bracket(players), "en", Paper::A4).pages[0];
        assert_eq!(numbers(page), (1..=u32::from(players)).collect::<Vec<_>>());
        let places = players.next_power_of_two().max(4);
        let bye = english(&Phrase::EventBye);
        let byes = texts(page).iter().filter(|it| said(it) == bye).count();
        assert_eq!(byes, usize::from(places - players), "{players}");
        // Everybody but one leaves the tournament by losing a game: two lines that are joined.
        let games = page.split("<path d=\"M").skip(1).filter(|it| {
            let way = it.split_once('"').unwrap().0;
            let down = way
                .split_once('v')
                .map(|(_, it)| it.parse::<f32>().unwrap());
            down.is_some_and(|it| it > 0.0)
        });
        assert_eq!(games.count(), usize::from(players) - 1, "{players}");
    }
}

#[test]
fn the_rounds_of_a_bracket_are_named_from_the_end() {
    let told = |players| words(&printed(Event::Bracket(players), "en", Paper::A4).pages);
    let round = |number| english(&Phrase::EventRound { number });
    assert!(!told(4).contains(&round(1)), "{}", told(4));
    assert!(told(32).contains(&round(3)) && !told(32).contains(&round(4)));
    for players in [3, 4, 8, 32] {
        for phrase in [
            Phrase::EventSemifinal,
            Phrase::EventFinal,
            Phrase::EventWinner,
        ] {
            assert!(told(players).contains(&english(&phrase)));
        }
    }
}

#[test]
fn the_card_calls_what_the_school_does_not_mention_so_and_tells_what_tournaments_do() {
    for language in languages::shipped() {
        let locale = Locale::load(&[language]);
        let told = words(&event(Event::Umpire, &locale, Paper::A4).unwrap().pages);
        let says = |phrase: &Phrase| {
            let words = locale.say_plain(phrase);
            told.matches(&words).count()
        };
        let silent = says(&Phrase::EventNotMentioned);
        assert_eq!(silent, 2, "{language}: {told}");
        for card in ["rule-resignation", "rule-agreement"] {
            let text = &rulebook::find(card).unwrap().text;
            assert_eq!(says(text), 1, "{language} {card}: {told}");
        }
        for phrase in [
            Phrase::EventAgreeDraw,
            Phrase::EventAskTeacher,
            Phrase::EventAgreeResult,
            Phrase::EventPlayAgain,
        ] {
            assert_eq!(says(&phrase), 1, "{language}: {told}");
        }
    }
}

#[test]
fn a_score_sheet_has_fifty_moves_both_names_and_three_ways_to_write_that_somebody_gives_up() {
    let sheet = printed(Event::ScoreSheet, "en", Paper::Letter);
    assert_eq!(numbers(&sheet.pages[0]), (1..=50).collect::<Vec<_>>());
    let told = words(&sheet.pages);
    // A field, and above each column of moves; signatures.
    for side in ["White", "Black"] {
        assert!(told.matches(side).count() >= 4, "{side}: {told}");
    }
    for part in ["1–0", "½–½", "0–1", "“resigns”", "circle around the result"] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn eight_slips_lie_on_a_page_as_large_as_each_other() {
    let page = &printed(Event::ResultSlips, "en", Paper::A4).pages[0];
    let title = english(&Phrase::EventSlip);
    let found = texts(page);
    let places = found.iter().filter(|it| said(it) == title);
    let mut places: Vec<_> = places.map(Text::abs_bounding_box).collect();
    assert_eq!(places.len(), 8);
    places.sort_by(|one, other| one.top().total_cmp(&other.top()));
    let gaps: Vec<f32> = (places.windows(3).step_by(2))
        .map(|it| it[2].top() - it[0].top())
        .collect();
    assert_eq!(gaps.len(), 3);
    assert!(gaps.iter().all(|it| (it - gaps[0]).abs() < 0.1), "{gaps:?}");
}

#[test]
fn the_command_writes_them_and_asks_for_players_of_a_bracket_alone() {
    let folder = Folder::new("event");
    let file = |name: &str| folder.file(name).display().to_string();
    for name in ["bracket", "umpire", "score-sheet", "result-slips"] {
        let to = file(&format!("{name}.svg"));
        let wrote = squarewise(&["export", "--event", name, "--lang", "en", "--to", &to]);
        assert!(wrote.status.success(), "{name}: {}", err(&wrote));
    }
    let to = file("five.svg");
    let bracket = ["export", "--event", "bracket", "--lang", "en", "--to", &to];
    let wrote = squarewise(&[&bracket[..], &["--players", "5"]].concat());
    assert!(wrote.status.success(), "{}", err(&wrote));
    let page = std::fs::read_to_string(&to).unwrap();
    assert_eq!(numbers(&page), [1, 2, 3, 4, 5]);
    let page = std::fs::read_to_string(file("bracket.svg")).unwrap();
    assert_eq!(numbers(&page).len(), 8);
    for (event, players, part) in [
        ("umpire", "8", "works only with `--event bracket`"),
        ("bracket", "33", "3..=32"),
        ("bracket", "2", "3..=32"),
    ] {
        let to = file("none.svg");
        let asked = [
            "export",
            "--event",
            event,
            "--players",
            players,
            "--lang",
            "en",
            "--to",
            &to,
        ];
        let refused = squarewise(&asked);
        assert_eq!(refused.status.code(), Some(2), "{event} {players}");
        assert!(err(&refused).contains(part), "{}", err(&refused));
    }
    assert!(!folder.file("none.svg").exists());
}
