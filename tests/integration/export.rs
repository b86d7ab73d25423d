//! Worksheets: every kind of step with its question and its answer, on whole pages.

mod drill;
mod event;
mod files;
mod paper;
mod plan;
mod set;
mod wall;

use std::fs;
use std::sync::LazyLock;

use resvg::usvg::{Group, Node, Text, TextChunk};
use squarewise::diagnostic::Source;
use squarewise::embedded;
use squarewise::export::{Answers, Paper, Sheet, output, sheet};
use squarewise::lesson::{AnyLesson, Lesson, Task, kinds::Kind, on_board, read};
use squarewise::locale::{LessonWords, Locale, Phrase};
use squarewise::rules::Geometry;

use crate::languages::{self, MIRRORED};
use crate::support::{project, share_out, whole_course};

/// The empty edge of a page.
const MARGIN: f32 = 44.0;

/// How much longer than it was measured a line may be that mixes Hebrew with moves: its spaces and
/// its marks for the direction are of another family.
const HEBREW_SLACK: f32 = 14.0;

fn fixture(name: &str) -> String {
    fs::read_to_string(project("tests/fixtures/good").join(name)).unwrap()
}

fn lesson(name: &str, text: &str) -> AnyLesson {
    let (lesson, found) = read(&Source::new(name, text));
    lesson.unwrap_or_else(|| panic!("{name}: {found:?}"))
}

fn printed(lesson: &AnyLesson, language: &str, paper: Paper, answers: Answers) -> Sheet {
    let locale = Locale::load(&[language]);
    let words = LessonWords::load(&locale, &lesson.id, &lesson.words, &[]);
    sheet(lesson, &words, &locale, paper, answers).unwrap()
}

/// Every shipped lesson and those for tests.
fn lessons() -> &'static [AnyLesson] {
    static LESSONS: LazyLock<Vec<AnyLesson>> = LazyLock::new(|| {
        let shipped = whole_course().all();
        let mut all: Vec<_> = shipped.map(|entry| entry.lesson.clone()).collect();
        let files = fs::read_dir(project("tests/fixtures/good")).unwrap();
        let mut names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
        names.sort();
        let names = names.iter().map(|name| name.to_string_lossy());
        let lessons = names.filter(|name| name.ends_with(".toml"));
        all.extend(lessons.map(|name| lesson(&name, &fixture(&name))));
        all
    });
    assert!(LESSONS.len() >= embedded::LESSONS.len() + 5);
    &LESSONS
}

/// The letter of the last file of a lesson's boards.
fn last_letter<G: Geometry>(_: &Lesson<G>) -> &'static str {
    if G::SIDE == 8 { "h" } else { "l" }
}

/// The texts of a page, each with its place.
fn texts(page: &str) -> Vec<Text> {
    fn gather(group: &Group, found: &mut Vec<Text>) {
        for node in group.children() {
            match node {
                Node::Group(inner) => gather(inner, found),
                Node::Text(text) => found.push((**text).clone()),
                _ => {}
            }
        }
    }
    let tree = output::tree(page).unwrap();
    let mut found = Vec::new();
    gather(tree.root(), &mut found);
    found
}

fn said(text: &Text) -> String {
    let chunks = text.chunks().iter();
    let said: String = chunks.map(TextChunk::text).collect();
    let is_sign = |c: &char| !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    said.chars().filter(is_sign).collect()
}

/// All words of the pages, one space between two.
fn words(pages: &[String]) -> String {
    let texts = pages.iter().flat_map(|page| texts(page));
    texts.map(|text| said(&text)).collect::<Vec<_>>().join(" ")
}

fn english(phrase: &Phrase) -> String {
    Locale::load(&["en"]).say_plain(phrase)
}

#[test]
fn every_kind_of_step_asks_and_is_answered() {
    let lesson = lesson("every-kind.toml", &fixture("every-kind.toml"));
    let asked = words(&printed(&lesson, "en", Paper::A4, Answers::Without).pages);
    for phrase in [
        Phrase::PaperRemember,
        Phrase::PaperCross,
        Phrase::PaperMoves,
        Phrase::PaperWhyNot,
        Phrase::PaperRealBoard,
        Phrase::PaperDraw,
        Phrase::PaperAnswer,
        Phrase::PaperNumber,
        Phrase::PaperNumberBoxes,
        Phrase::ButtonNotLegal,
        Phrase::AnswerStalemate,
        Phrase::AnswerThreefold,
        Phrase::AnswerLight,
        Phrase::CoachHowMany,
        Phrase::CoachMayYouClaim,
    ] {
        let phrase = english(&phrase);
        assert!(asked.contains(&phrase), "{phrase}\n{asked}");
    }
    let answers = words(&printed(&lesson, "en", Paper::A4, Answers::Only).pages);
    for answer in [
        "f3, h3",
        "b5, d6, f5",
        "1. Ra6 2. Rf6",
        "Nh6+, Ne7+",
        "Yes (e1-g1)",
        "Kings stay apart.",
        "Qe2, Qe3",
        "1. … e5 2. Nf3 Nc6",
        "1. d2; 2.–3. b4, e3; 4. c6",
        "1. one; 2. two; 3. three",
        "Stalemate",
        "Same position three times",
        "a1: Dark",
        "26 20 ",
        "27 39 ",
        "Nf3",
        "As on the board.",
    ] {
        let squeezed = answers.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(squeezed.contains(answer), "{answer}\n{squeezed}");
    }
}

#[test]
fn the_answers_stand_on_pages_of_their_own() {
    let lesson = lesson("rook-stars.toml", &fixture("rook-stars.toml"));
    let pages = |answers| printed(&lesson, "en", Paper::A4, answers).pages;
    let (with, without, only) = (
        pages(Answers::With),
        pages(Answers::Without),
        pages(Answers::Only),
    );
    assert_eq!(with.len(), without.len() + only.len());
    let answers = english(&Phrase::PaperAnswers);
    assert!(!words(&without).contains(&answers));
    assert!(words(&only).contains(&answers));
    assert!(!words(&only).contains(&english(&Phrase::PaperDate)));
}

#[test]
fn the_teachers_notes_stand_with_the_answers() {
    let lesson = lesson("escapes-and-tabs.toml", &fixture("escapes-and-tabs.toml"));
    let exercises = words(&printed(&lesson, "pl", Paper::A4, Answers::Without).pages);
    let answers = words(&printed(&lesson, "pl", Paper::A4, Answers::Only).pages);
    assert!(answers.contains("Dla nauczyciela"), "{answers}");
    assert!(!exercises.contains("Dla nauczyciela"));
}

#[test]
fn nobody_is_called_by_name() {
    for lesson in lessons() {
        let pages = printed(lesson, "en", Paper::A4, Answers::With).pages;
        let words = words(&pages);
        assert!(!words.contains("{player}"), "{}: {words}", lesson.id);
        assert!(!words.contains('\u{e100}'), "{}: {words}", lesson.id);
        assert!(!words.contains(" ."), "{}: {words}", lesson.id);
    }
}

#[test]
fn pages_have_the_size_of_their_paper() {
    let lesson = lesson("rook-stars.toml", &fixture("rook-stars.toml"));
    for (paper, size) in [
        (Paper::A4, (595.28, 841.89)),
        (Paper::Letter, (612.0, 792.0)),
    ] {
        for page in printed(&lesson, "en", paper, Answers::With).pages {
            let found = output::tree(&page).unwrap().size();
            assert!((found.width() - size.0).abs() < 0.1, "{found:?}");
            assert!((found.height() - size.1).abs() < 0.1, "{found:?}");
        }
    }
}

#[test]
fn every_lesson_prints_in_every_language_and_nothing_leaves_the_page() {
    let papers = [Paper::A4, Paper::Letter];
    share_out(lessons(), |lesson| {
        // English on every paper, the others on one after the other.
        let others = languages::all().filter(|it| *it != "en");
        let others = others.zip(papers.into_iter().cycle());
        for (language, paper) in papers.map(|paper| ("en", paper)).into_iter().chain(others) {
            let sheet = printed(lesson, language, paper, Answers::With);
            for page in &sheet.pages {
                whole(page, paper, &format!("{} {language} {paper:?}", lesson.id));
            }
        }
    });
}

/// Every text of a page keeps to one column or to the page, above the foot, with all its letters.
fn whole(page: &str, paper: Paper, name: &str) {
    let (wide, high) = paper.size();
    for text in texts(page) {
        let (place, said) = (text.abs_bounding_box(), said(&text));
        let is_hebrew = said.contains(|letter| matches!(letter, '\u{5D0}'..='\u{5EA}'));
        let slack = if is_hebrew { HEBREW_SLACK } else { 1.0 };
        let is_inside = place.left() >= MARGIN - slack && place.right() <= wide - MARGIN + slack;
        assert!(is_inside, "{name}: `{said}` leaves the page: {place:?}");
        assert!(
            place.bottom() <= high - MARGIN + 12.0,
            "{name}: `{said}` {place:?}"
        );
        let size = text.chunks()[0].spans()[0].font_size().get();
        let middle = wide / 2.0;
        let gap = 13.0 - slack;
        let is_in_column = place.right() <= middle - gap || place.left() >= middle + gap;
        let is_exercise = (size == 11.0 || size == 9.0) && place.top() > 130.0;
        assert!(
            is_in_column || !is_exercise,
            "{name}: `{said}` leaves its column: {place:?}"
        );
        for span in text.layouted() {
            let is_missing = span.positioned_glyphs.iter().any(|glyph| glyph.id.0 == 0);
            assert!(!is_missing, "{name}: `{said}` has a letter without a shape");
        }
    }
}

#[test]
fn a_page_holds_four_exercises() {
    let lesson = lesson("draw-kinds.toml", &fixture("draw-kinds.toml"));
    for paper in [Paper::A4, Paper::Letter] {
        let pages = printed(&lesson, "en", paper, Answers::Without).pages;
        assert_eq!(pages.len(), 2, "{paper:?}");
    }
}

#[test]
fn no_page_before_the_last_is_half_empty() {
    for lesson in lessons() {
        for language in languages::shipped() {
            let pages = printed(lesson, language, Paper::A4, Answers::Without).pages;
            let (_, before) = pages.split_last().unwrap();
            for (page, svg) in before.iter().enumerate() {
                // The foot is the lowest of all texts; what counts is what stands above it.
                let ends = texts(svg)
                    .into_iter()
                    .map(|it| it.abs_bounding_box().bottom());
                let lowest = ends.filter(|end| *end < 780.0).fold(0.0, f32::max);
                let name = lesson.id.as_str();
                assert!(lowest > 420.0, "{language}, {name}, page {page}: {lowest}");
            }
        }
    }
}

/// Where the number of an exercise stands: page, left and top.
fn numbers(pages: &[String]) -> Vec<(usize, f32, f32)> {
    let mut found = Vec::new();
    for (page, svg) in pages.iter().enumerate() {
        for text in texts(svg) {
            let size = text.chunks()[0].spans()[0].font_size().get();
            if (size - 14.85).abs() < 0.01 {
                let place = text.abs_bounding_box();
                found.push((page, place.left(), place.top()));
            }
        }
    }
    found
}

#[test]
fn pages_are_mirrored_for_those_who_read_from_the_right() {
    let lesson = lesson("castling-judge.toml", &fixture("castling-judge.toml"));
    let at = |language| numbers(&printed(&lesson, language, Paper::A4, Answers::Without).pages);
    let (left, right) = (at("en"), at(MIRRORED));
    assert_eq!(left.len(), 8);
    assert_eq!(left.len(), right.len());
    for (one, other) in left.iter().zip(&right) {
        let middle = 595.28 / 2.0;
        assert!((one.1 < middle) == (other.1 > middle), "{one:?} {other:?}");
    }
    let pages = printed(&lesson, MIRRORED, Paper::A4, Answers::With).pages;
    let title = texts(&pages[0])[0].abs_bounding_box();
    assert!((title.right() - (595.28 - MARGIN)).abs() < 3.0, "{title:?}");
}

/// Whether this is a letter below an exercise's board.
fn is_letter(text: &Text, name: &str) -> bool {
    let size = text.chunks()[0].spans()[0].font_size().get();
    // The cross has smaller squares.
    let is_letter = size > 18.0 * 1.07 * 8.0 / 12.0 * 0.42 - 0.01 && size < 23.0 * 0.36 + 0.01;
    is_letter && said(text) == name
}

/// How many exercises a step is on paper.
fn n_boards<G: Geometry>(task: &Task<G>) -> usize {
    match task {
        Task::Practice(asked) => asked.count,
        _ => 1,
    }
}

#[test]
fn a_round_is_its_boards_one_below_the_other() {
    let text = "format = 1\nid = \"r\"\nlanguage = \"en\"\ntitle = \"R\"\n[[step]]\nid = \"round\"\n\
                kind = \"practice\"\nskill = \"status\"\nlevel = 1\ncount = 4\npass = 3\ntext = \"Now four boards.\"\n";
    let lesson = lesson("r.toml", text);
    let asked = words(&printed(&lesson, "en", Paper::A4, Answers::Without).pages);
    assert_eq!(asked.matches("Now four boards.").count(), 1, "{asked}");
    let question = english(&Phrase::AskStanding);
    let first = question
        .split_whitespace()
        .take(3)
        .collect::<Vec<_>>()
        .join(" ");
    assert_eq!(asked.matches(&first).count(), 4, "{asked}");
    assert_eq!(
        numbers(&printed(&lesson, "en", Paper::A4, Answers::Without).pages).len(),
        4
    );
    let answers = words(&printed(&lesson, "en", Paper::A4, Answers::Only).pages);
    let told = [
        Phrase::AnswerCheckNoMate,
        Phrase::AnswerCheckmate,
        Phrase::AnswerNoCheck,
    ];
    assert!(
        told.iter().any(|it| answers.contains(&english(it))),
        "{answers}"
    );
    // The same on every sheet.
    let again = words(&printed(&lesson, "en", Paper::A4, Answers::Only).pages);
    assert_eq!(again, answers);
}

#[test]
fn no_exercise_is_parted_by_the_end_of_a_page() {
    for lesson in lessons() {
        let sheet = printed(lesson, "en", Paper::Letter, Answers::Without);
        let mut boards = 0;
        for page in &sheet.pages {
            // A board that is whole has its first and its last letter, and all above the foot.
            let letters = |name| {
                texts(page)
                    .iter()
                    .filter(|text| is_letter(text, name))
                    .count()
            };
            let firsts = letters("a");
            let last = on_board!(lesson, lesson => last_letter(lesson));
            assert_eq!(firsts, letters(last), "{}", lesson.id);
            boards += firsts;
        }
        let kinds: Vec<Kind> = on_board!(lesson, lesson => {
            let steps = lesson.steps.iter();
            steps.flat_map(|step| vec![step.task.kind(); n_boards(&step.task)]).collect()
        });
        // Answers that are put in order may do without one.
        let no_board = on_board!(lesson, lesson => {
            let sorted = lesson.steps.iter().filter(|it| it.task.kind() == Kind::Sort);
            sorted.filter(|it| !it.has_board).count()
        });
        // What is played stands small at the end, and a board that is compared with others beside them.
        let small = |kind: &Kind| matches!(kind, Kind::Game | Kind::Try | Kind::Claim);
        let shown =
            |kind: &&Kind| !matches!(kind, Kind::Choose | Kind::Say | Kind::Story) && !small(kind);
        let least = kinds.iter().filter(shown).count() - no_board;
        assert!(boards >= least, "{}: {boards} of {least}", lesson.id);
        let count = numbers(&sheet.pages).len();
        let asks = |kind: &&Kind| !matches!(kind, Kind::Say | Kind::Story | Kind::Game | Kind::Try);
        let exercises = kinds.iter().filter(asks).count();
        assert_eq!(count, exercises, "{}", lesson.id);
    }
}

#[test]
fn a_pdf_holds_every_page_and_every_letter() {
    let lesson = lesson("every-kind.toml", &fixture("every-kind.toml"));
    for language in languages::walked() {
        let sheet = printed(&lesson, language, Paper::A4, Answers::With);
        let pdf = output::pdf(&sheet).unwrap();
        assert!(pdf.starts_with(b"%PDF"));
        let text = String::from_utf8_lossy(&pdf);
        let pages = text.matches("/Type /Page\n").count();
        assert_eq!(pages, sheet.pages.len());
        assert!(text.contains("NotoSans-Bold"), "the fonts go with the file");
    }
}

#[test]
fn the_same_sheet_is_the_same_file() {
    let lesson = lesson("every-kind.toml", &fixture("every-kind.toml"));
    let sheet = printed(&lesson, "en", Paper::A4, Answers::With);
    let first = output::pdf(&sheet).unwrap();
    for _ in 0..3 {
        assert!(output::pdf(&sheet).unwrap() == first);
    }
}

#[test]
fn a_text_that_no_font_can_print_is_refused() {
    let text = fixture("rook-stars.toml").replacen("title = \"", "title = \"棋", 1);
    let lesson = lesson("rook-stars.toml", &text);
    let locale = Locale::load(&["en"]);
    let words = LessonWords::load(&locale, "mine", &lesson.words, &[]);
    let found = sheet(&lesson, &words, &locale, Paper::A4, Answers::With).unwrap_err();
    assert_eq!(found.letters, ['棋']);
}
