//! Sheets of many boards: twelve a page with their answers behind, the same for the same seed.

use std::fs;

use squarewise::diagnostic::Source;
use squarewise::export::{Answers, PageLayout, Paper, Photos, sheet_with};
use squarewise::lesson::read;
use squarewise::locale::{LessonWords, Locale, Phrase};
use squarewise::practice::{Exercise, Medium, Name, SKILLS, Series, lesson_file};
use squarewise::rules::Seat;
use squarewise::rules::notation::san;

use super::{MARGIN, said, texts, words};
use crate::cli::{name, squarewise};
use crate::languages;
use crate::support::{Folder, classic, share_out};

/// The exercises that begin with a name, and their pages.
fn drilled(
    first: &str,
    n: usize,
    language: &str,
    layout: PageLayout,
) -> (Vec<Exercise>, Vec<String>) {
    let first = Name::parse(first).unwrap();
    let locale = Locale::load(&[language]);
    let exercises: Vec<Exercise> = Series::from(first).take(n).collect();
    let text = lesson_file("sheet", first, &exercises, Medium::Paper, &locale);
    let lesson = read(&Source::new("sheet.toml", text)).0.unwrap();
    let words = LessonWords::load(&locale, &lesson.id, &lesson.words, &[]);
    let sheet = sheet_with(&lesson, &words, &locale, layout, &Photos::new()).unwrap();
    (exercises, sheet.pages)
}

fn layout(answers: Answers, per_page: u8) -> PageLayout {
    PageLayout {
        paper: Paper::A4,
        answers,
        per_page: Some(per_page),
    }
}

/// The numbers of the exercises on a page: what is bold and nothing but a number.
fn numbers(page: &str) -> Vec<usize> {
    let bold = texts(page).into_iter().filter(|text| {
        let weight = text.chunks()[0].spans()[0].font().weight();
        weight == 700
    });
    bold.filter_map(|text| said(&text).parse().ok()).collect()
}

#[test]
fn a_page_has_so_many_boards_and_says_once_what_all_ask() {
    for (per_page, n, expected) in [
        (12, 12, vec![12]),
        (12, 30, vec![12, 9, 9]),
        (6, 12, vec![6, 6]),
        (1, 2, vec![1, 1]),
    ] {
        let (exercises, pages) = drilled(
            "p1-mate-in-1-2-1",
            n,
            "en",
            layout(Answers::Without, per_page),
        );
        let found: Vec<usize> = pages.iter().map(|page| numbers(page).len()).collect();
        assert_eq!(found, expected);
        let all: Vec<usize> = pages.iter().flat_map(|page| numbers(page)).collect();
        assert!(all.into_iter().eq(1..=n));
        let words = words(&pages);
        for once in ["Give checkmate in one move!", "Draw the move as an arrow."] {
            assert_eq!(words.matches(once).count(), 1, "{once}: {words}");
        }
        for (seat, turn) in [
            (Seat::South, "White to move"),
            (Seat::North, "Black to move"),
        ] {
            let moves = |it: &Exercise| classic(it).position().turn() == seat;
            let told = usize::from(exercises.iter().any(moves));
            assert_eq!(words.matches(turn).count(), told, "{turn}: {words}");
        }
    }
}

#[test]
fn the_answers_stand_behind_with_the_name_of_the_sheet() {
    let (exercises, pages) = drilled("p1-mate-in-1-3-8f2c", 12, "en", layout(Answers::With, 12));
    assert_eq!(pages.len(), 2);
    let told = words(&pages[1..]);
    for exercise in &exercises {
        let position = classic(exercise).position();
        let about = classic(exercise).task.about();
        let [mate] = about.accept.unwrap().moves(position)[..] else {
            panic!("{} has not one answer", exercise.name);
        };
        let mate = san::write(position, &mate);
        assert!(told.contains(&mate), "{mate} is not in {told}");
        assert!(!words(&pages[..1]).contains(&mate), "{mate} is given away");
    }
    assert!(
        told.contains("squarewise drill p1-mate-in-1-3-8f2c --count 12"),
        "{told}"
    );
    assert!(words(&pages[..1]).contains("Level 3 of 4 · p1-mate-in-1-3-8f2c"));
}

/// What is asked hangs on where the pawn came from, which the board does not show any more.
#[test]
fn a_pawn_s_step_before_the_board_tells_where_it_began() {
    let (exercises, pages) = drilled(
        "p1-en-passant-or-not-1-1",
        4,
        "en",
        layout(Answers::Without, 12),
    );
    // A small board with an arrow shows it, for those who cannot read moves yet.
    let first = Locale::load(&["en"]).say_plain(&Phrase::PaperAtFirst);
    let told = words(&pages);
    assert_eq!(told.matches(&first).count(), exercises.len(), "{told}");
}

/// On every sheet of every skill all words and boards stay on the page, and no board is lost.
#[test]
fn every_skill_prints_in_every_language_and_nothing_leaves_the_page() {
    share_out(&SKILLS, |skill| {
        for (language, paper) in
            languages::walked().zip([Paper::A4, Paper::Letter].into_iter().cycle())
        {
            let first = format!("p1-{}-{}-8f2c", skill.name, skill.n_levels);
            let layout = PageLayout {
                paper,
                ..layout(Answers::Without, 12)
            };
            let (exercises, pages) = drilled(&first, 12, language, layout);
            let all: Vec<usize> = pages.iter().flat_map(|page| numbers(page)).collect();
            assert!(
                all.into_iter().eq(1..=exercises.len()),
                "{first} {language}"
            );
            // What was there before takes room.
            let most = if skill.name == "claim" { 5 } else { 2 };
            assert!(
                pages.len() <= most,
                "{first} {language}: {} pages",
                pages.len()
            );
            let (wide, high) = paper.size();
            for page in &pages {
                for text in texts(page) {
                    let (place, said) = (text.abs_bounding_box(), said(&text));
                    let is_inside = place.left() >= MARGIN - 1.0
                        && place.right() <= wide - MARGIN + 1.0
                        && place.bottom() <= high - MARGIN + 12.0;
                    assert!(
                        is_inside,
                        "{first} {language}: `{said}` leaves the page: {place:?}"
                    );
                }
                // Drawn smaller would be a board that did not fit.
                assert!(!page.contains(" scale("), "{first} {language}");
            }
        }
    });
}

#[test]
fn the_same_seed_is_the_same_sheet_byte_for_byte() {
    let folder = Folder::new("drill-sheet");
    let write = |file: &str, seed: &str| {
        let path = folder.file(file);
        let ask = [
            "drill",
            "where-knight",
            "--level",
            "3",
            "--count",
            "5",
            "--lang",
            "de",
        ];
        let rest = ["--seed", seed, "--to", name(&path)];
        let output = squarewise(&[&ask[..], &rest].concat());
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        fs::read(path).unwrap()
    };
    let pdf = write("one.pdf", "monday");
    assert!(pdf.starts_with(b"%PDF"));
    assert_eq!(pdf, write("two.pdf", "monday"));
    assert_ne!(pdf, write("three.pdf", "tuesday"));
    // One page of boards and one of answers.
    let pages = pdf.windows(11).filter(|it| it == b"/Type /Page").count();
    let trees = pdf.windows(12).filter(|it| it == b"/Type /Pages").count();
    assert_eq!(pages - trees, 2);
}

#[test]
fn a_lesson_too_is_printed_with_so_many_boards_a_page() {
    let folder = Folder::new("drill-export");
    let path = folder.file("rook.svg");
    let ask = [
        "export",
        "rook",
        "--to",
        name(&path),
        "--lang",
        "en",
        "--answers",
        "without",
    ];
    let n_pages = |per_page: &[&str]| {
        let force = [&ask[..], &["--force"], per_page].concat();
        let output = squarewise(&force);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        String::from_utf8(output.stdout).unwrap().lines().count()
    };
    let (many, few) = (
        n_pages(&["--per-page", "12"]),
        n_pages(&["--per-page", "2"]),
    );
    assert!(many < few, "{many} {few}");
    let poster = [
        "export",
        "--poster",
        "check",
        "--per-page",
        "4",
        "--to",
        name(&path),
    ];
    assert_eq!(squarewise(&poster).status.code(), Some(2));
}
