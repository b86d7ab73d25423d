//! Posters and certificates: what they show is what the judge says, in every language, on one page.

use squarewise::export::certificate::{Certificate, certificate};
use squarewise::export::poster::{Poster, poster};
use squarewise::export::{Paper, output};
use squarewise::locale::Locale;
use squarewise::rules::{Attempt, Ending, Line, Setup, Square, Verdict, Waive};

use crate::cli::{err, out, squarewise};
use crate::languages;
use crate::support::Folder;

#[test]
fn every_board_on_a_poster_says_what_the_judge_says() {
    for panel in Poster::ALL.iter().flat_map(|it| it.panels()) {
        let setup = Setup::parse_fen(panel.fen).unwrap();
        let line = Line::new(setup.into_position(Waive::LESSON).unwrap());
        let square = |name: &str| -> Square { Square::parse(name).unwrap() };
        let attempt = Attempt::new(square(panel.mv.0), square(panel.mv.1));
        let is_legal = matches!(line.judge(attempt), Verdict::Legal(_));
        assert_eq!(is_legal, panel.is_allowed, "{} {attempt}", panel.fen);
    }
}

#[test]
fn posters_are_one_page_in_every_language() {
    for language in languages::all() {
        let locale = Locale::load(&[language]);
        for which in Poster::ALL {
            for paper in [Paper::A4, Paper::Letter] {
                let sheet = poster(which, &locale, paper).unwrap();
                assert_eq!(sheet.pages.len(), 1);
                let lowest = lowest(&sheet.pages[0]);
                let room = paper.size().1;
                assert!(
                    lowest < room - 20.0,
                    "{language} {which:?}: {lowest} of {room}"
                );
                output::png(&sheet.pages[0], 40).unwrap();
            }
        }
    }
}

/// The words of a page without its marks.
fn words(page: &str) -> String {
    let parts = page
        .split('<')
        .map(|it| it.split_once('>').map_or("", |(_, text)| text));
    parts.collect()
}

/// How far down the last line of text stands.
fn lowest(page: &str) -> f32 {
    let texts = page.split("<text ").skip(1);
    // Letters beside a board stand in the board's own measure.
    let texts = texts.filter(|it| !it.contains("font-family=\"Noto Sans\" font-size=\""));
    let lines = texts.filter_map(|it| it.split_once("y=\"")?.1.split_once('"')?.0.parse().ok());
    lines.fold(0.0, f32::max)
}

#[test]
fn every_ending_stands_in_the_table() {
    let sheet = poster(Poster::Endings, &Locale::load(&["en"]), Paper::A4).unwrap();
    let rules = sheet.pages[0].matches("<path d=\"M").count();
    assert_eq!(rules, Ending::OF_THE_LAWS.len());
}

#[test]
fn a_certificate_names_the_learner_or_leaves_a_line() {
    let says = |learner: &str| Certificate {
        learner: learner.to_owned(),
        shelf: "How the pieces move".to_owned(),
        lessons: vec!["The rook".to_owned(), "The bishop".to_owned()],
    };
    let locale = Locale::load(&["en"]);
    let page = |learner: &str| {
        certificate(&says(learner), &locale, Paper::A4)
            .unwrap()
            .pages[0]
            .clone()
    };
    assert!(
        words(&page("Mia")).contains("Mia")
            && words(&page("Mia")).contains("The rook · The bishop")
    );
    let lines = |learner: &str| page(learner).matches("<path d=\"M").count();
    assert!(lines("") > lines("Mia"), "a line for the name");
}

#[test]
fn the_command_writes_them_and_knows_the_shelves() {
    let folder = Folder::new("wall");
    let file = |name: &str| folder.file(name).display().to_string();
    let wrote = squarewise(&[
        "export",
        "--poster",
        "castling",
        "--lang",
        "en",
        "--to",
        &file("a.pdf"),
    ]);
    assert!(wrote.status.success(), "{}", err(&wrote));
    let shelf = [
        "export",
        "--certificate",
        "meadow",
        "--name",
        "Mia",
        "--lang",
        "en",
        "--to",
    ];
    let wrote = squarewise(&[&shelf[..], &[&file("b.svg")]].concat());
    assert!(wrote.status.success(), "{}", err(&wrote));
    assert!(out(&wrote).contains("b.svg"));
    let page = std::fs::read_to_string(folder.file("b.svg")).unwrap();
    assert!(words(&page).contains("The bishop"), "the shelf's lessons");
    let none = squarewise(&[
        "export",
        "--certificate",
        "meado",
        "--lang",
        "en",
        "--to",
        &file("c.svg"),
    ]);
    assert_eq!(none.status.code(), Some(2));
    assert!(err(&none).contains("no shelf called `meado`") && err(&none).contains("`meadow`"));
}
