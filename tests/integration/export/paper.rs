//! Worksheets made for paper: words without a screen, moves that are drawn until they can be written, boxes for reasons, no
//! page with a board or two, several lessons on one sheet.

use std::fs;

use squarewise::export::{Answers, Handout, Moves, PageLayout, Paper, Photos, several};
use squarewise::lesson::kinds::Kind;
use squarewise::lesson::task::Task;
use squarewise::lesson::{AnyLesson, on_board};
use squarewise::library::Library;
use squarewise::locale::{LessonWords, Locale, Phrase};

use super::{english, lesson, lessons};
use crate::cli::{name, squarewise};
use crate::languages;
use crate::support::{Folder, lesson_file, share_out, whole_course};

/// How words begin that are about a screen, by language.
const SCREEN: [(&str, &[&str]); 5] = [
    ("en", &["tap", "press", "click", "drag", "swipe", "watch"]),
    (
        "de",
        &["tipp", "drück", "klick", "wisch", "ziehst", "taste"],
    ),
    ("fr", &["appui", "appuy", "cliqu", "gliss", "touche"]),
    (
        "es",
        &["toca", "tóca", "pulsa", "arrastr", "clic", "apriet"],
    ),
    (
        "ru",
        &[
            "нажм",
            "нажи",
            "кликн",
            "тапн",
            "перетащ",
            "ткни",
            "коснись",
        ],
    ),
];

/// Words that begin so and are about something else, each with the one before it.
const OTHERWISE: [(&str, &str, &str); 12] = [
    ("en", "", "watch out"),
    ("en", "", "watch the color"),
    ("en", "may", "watch"),
    ("fr", "", "touché"),
    ("fr", "", "toucher"),
    ("es", "te", "toca"),
    ("es", "le", "toca"),
    ("es", "les", "toca"),
    ("es", "", "tocar"),
    ("es", "", "tocad"),
    ("es", "nos", "toca"),
    ("fr", "", "touchée"),
];

/// What is printed on a page, line by line.
fn printed_lines(page: &str) -> Vec<String> {
    let texts = page.split("<text ").skip(1);
    let texts = texts.filter_map(|text| text.split_once('>')?.1.split_once("</text>"));
    let bare = texts.map(|(text, _)| {
        let mut is_tag = false;
        let letters = text.chars().filter(|letter| {
            let is_shown = !is_tag && *letter != '<';
            is_tag = *letter == '<' || is_tag && *letter != '>';
            is_shown
        });
        letters.collect::<String>()
    });
    bare.collect()
}

fn printed(pages: &[String]) -> String {
    let lines = pages.iter().flat_map(|page| printed_lines(page));
    lines.collect::<Vec<_>>().join(" ")
}

/// The pages of a lesson as the command prints them: moves are drawn or written as its place in the course says.
fn pages(lesson: &AnyLesson, language: &str, layout: PageLayout) -> Vec<String> {
    let locale = Locale::load(&[language]);
    let words = LessonWords::load(&locale, &lesson.id, &lesson.words, &[]);
    let handout = Handout {
        lesson,
        words: &words,
        photos: &Photos::new(),
        moves: match whole_course().is_notation_known(lesson) {
            true => Moves::Written,
            false => Moves::Drawn,
        },
    };
    several(&[handout], None, &locale, layout).unwrap().pages
}

fn without() -> PageLayout {
    PageLayout {
        answers: Answers::Without,
        ..PageLayout::default()
    }
}

fn only() -> PageLayout {
    PageLayout {
        answers: Answers::Only,
        ..PageLayout::default()
    }
}

/// The words of the screen in what is printed, each with the word after it.
fn of_the_screen(language: &str, text: &str) -> Vec<String> {
    let stems = SCREEN.iter().find(|(it, _)| *it == language).unwrap().1;
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split(|it: char| !it.is_alphabetic()).collect();
    let words: Vec<&str> = words.into_iter().filter(|it| !it.is_empty()).collect();
    let mut found = Vec::new();
    for (at, word) in words.iter().enumerate() {
        if !stems.iter().any(|stem| word.starts_with(stem)) {
            continue;
        }
        let before = at.checked_sub(1).map_or("", |at| words[at]);
        let from_here = words[at..].join(" ");
        let is_otherwise = OTHERWISE.iter().any(|(of, after, other)| {
            *of == language
                && (after.is_empty() || *after == before)
                && from_here.starts_with(other)
        });
        if !is_otherwise {
            found.push(
                words[at..]
                    .iter()
                    .take(4)
                    .copied()
                    .collect::<Vec<_>>()
                    .join(" "),
            );
        }
    }
    found
}

#[test]
fn nothing_that_is_printed_speaks_of_the_screen() {
    assert_eq!(
        of_the_screen("en", "Tap the rook! Watch out."),
        ["tap the rook watch"]
    );
    assert_eq!(
        of_the_screen("es", "Te toca. ¡Toca la torre!"),
        ["toca la torre"]
    );
    let shipped: Vec<AnyLesson> = whole_course().all().map(|it| it.lesson.clone()).collect();
    assert!(shipped.len() > 50);
    share_out(&shipped, |lesson| {
        for language in languages::shipped() {
            let told = printed(&pages(lesson, language, without()));
            assert!(told.len() > 20, "{language}, {}: {told}", lesson.id);
            let found = of_the_screen(language, &told);
            assert!(found.is_empty(), "{language}, {}: {found:?}", lesson.id);
        }
    });
}

#[test]
fn words_for_paper_are_printed_in_the_place_of_the_text() {
    let step = "[[step]]\nid = \"one\"\nkind = \"squares\"\nboard = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\n\
                answer = [\"a1\"]\ntext = \"Tap the rook.\"\n";
    let of = |more: &str| {
        let text = lesson_file("mine", "Mine", &format!("{step}{more}"));
        printed(&pages(&lesson("mine.toml", &text), "en", without()))
    };
    assert!(of("").contains("Tap the rook."));
    let told = of("paper = \"Where is the rook?\"\n");
    assert!(
        told.contains("Where is the rook?") && !told.contains("Tap"),
        "{told}"
    );
}

#[test]
fn moves_are_drawn_until_the_course_has_taught_to_write_them() {
    let library = Library::shipped();
    let path = library.lands().iter().flat_map(|land| &land.entries);
    let path: Vec<&str> = path
        .filter_map(|it| match it {
            squarewise::library::PathEntry::Lesson(id) => Some(id.as_str()),
            _ => None,
        })
        .collect();
    let taught = path.iter().position(|id| *id == "writing-moves").unwrap();
    assert!(taught > 20 && taught + 10 < path.len());
    for (at, id) in path.iter().enumerate() {
        let lesson = &library.find(id).unwrap().lesson;
        assert_eq!(library.is_notation_known(lesson), at >= taught, "{id}");
    }
    let arrow = english(&Phrase::PaperArrows { count: 1 });
    let write = english(&Phrase::PaperMoves);
    let folder = Folder::new("paper-moves");
    let told = |lesson: &str, more: &[&str]| {
        let to = folder.file("x.svg");
        let ask = [
            "export",
            lesson,
            "--to",
            name(&to),
            "--answers",
            "without",
            "--lang",
            "en",
        ];
        let output = squarewise(&[&ask[..], &["--force"], more].concat());
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let files = fs::read_dir(folder.path()).unwrap();
        let files = files.map(|it| it.unwrap().path());
        let files: Vec<_> = files
            .filter(|it| it.extension().is_some_and(|it| it == "svg"))
            .collect();
        let pages: Vec<String> = files
            .iter()
            .map(|it| fs::read_to_string(it).unwrap())
            .collect();
        for file in files {
            fs::remove_file(file).unwrap();
        }
        printed(&pages)
    };
    let check = told("check", &[]);
    assert!(check.contains(&arrow) && !check.contains(&write), "{check}");
    let check = told("check", &["--moves", "written"]);
    assert!(check.contains(&write) && !check.contains(&arrow), "{check}");
    let mill = told("fifty-moves", &[]);
    assert!(mill.contains(&write) && !mill.contains(&arrow), "{mill}");
    // A lesson of one's own says what comes before it.
    let step = "[[step]]\nid = \"one\"\nkind = \"move\"\nboard = \"start\"\nanswer = [\"Nf3\"]\ntext = \"Go.\"\n";
    for (after, expected) in [("", &arrow), ("after = [\"fifty-moves\"]\n", &write)] {
        let text = lesson_file("mine", "Mine", step);
        let text = text.replacen("[[step]]", &format!("{after}[[step]]"), 1);
        fs::write(folder.file("mine.toml"), text).unwrap();
        let mine = folder.file("mine.toml");
        let told = told(name(&mine), &[]);
        assert!(told.contains(expected.as_str()), "{after}: {told}");
    }
}

/// How many marks are drawn on boards: each is a picture of its own.
fn n_marks(pages: &[String]) -> usize {
    pages
        .iter()
        .map(|page| page.matches("<svg x=").count())
        .sum()
}

#[test]
fn answers_are_arrows_too() {
    for step in [
        "kind = \"move\"\nboard = \"start\"\nanswer = [\"Nf3\"]",
        "kind = \"play\"\nboard = \"start\"\nline = \"e4\"",
        "kind = \"collect\"\nboard = \"8/8/8/8/8/8/7p/R6R w - - 0 1\"\ntake = \"all\"",
    ] {
        let step = format!("[[step]]\nid = \"one\"\n{step}\ntext = \"Go.\"\n");
        let lesson = lesson("mine.toml", &lesson_file("mine", "Mine", &step));
        assert_eq!(n_marks(&pages(&lesson, "en", without())), 0, "{step}");
        assert_eq!(n_marks(&pages(&lesson, "en", only())), 1, "{step}");
    }
}

#[test]
fn a_refused_move_is_drawn_once_and_nothing_shows_why() {
    let of = |draw: &str| {
        let step = format!(
            "[[step]]\nid = \"one\"\nkind = \"illegal\"\nboard = \"8/8/8/8/3p4/8/3R4/8 w - - 0 1\"\n\
             move = \"d2-d7\"\ndraw = [{draw}]\ntext = \"Try it.\"\n"
        );
        let lesson = lesson("mine.toml", &lesson_file("mine", "Mine", &step));
        let pages = pages(&lesson, "en", without());
        (n_marks(&pages), printed(&pages))
    };
    let (why, cross) = (
        english(&Phrase::PaperWhyNot),
        english(&Phrase::PaperCrossArrow),
    );
    // The corner brackets of the rook, and the arrow.
    for draw in [
        "",
        "\"arrow d2-d7\"",
        "\"arrow d2-d7\", \"circle d4\"",
        "\"red arrow d4-d2\", \"square d4\"",
    ] {
        let (marks, told) = of(draw);
        assert_eq!(marks, 2, "{draw}");
        assert!(
            told.contains(&why) && !told.contains(&cross),
            "{draw}: {told}"
        );
    }
    // Which one is refused is the question: none is marked.
    let (marks, told) = of("\"arrow d2-d7\", \"arrow d2-a2\", \"arrow d2-h2\"");
    assert_eq!(marks, 3);
    let cross = cross
        .split_whitespace()
        .take(3)
        .collect::<Vec<_>>()
        .join(" ");
    assert!(!told.contains(&why) && told.contains(&cross), "{told}");
}

#[test]
fn one_box_is_checked_for_each_refused_move_and_only_on_the_answers() {
    let mut n_all = 0;
    for lesson in lessons() {
        let n_refused = on_board!(lesson, lesson => {
            let steps = lesson.steps.iter();
            steps.filter(|it| matches!(it.task, Task::Illegal { .. })).count()
        });
        let ticks = |layout| -> usize {
            let pages = pages(lesson, "en", layout);
            pages
                .iter()
                .map(|page| page.matches("class=\"tick\"").count())
                .sum()
        };
        assert_eq!(ticks(only()), n_refused, "{}", lesson.id);
        assert_eq!(ticks(without()), 0, "{}", lesson.id);
        n_all += n_refused;
    }
    assert!(n_all > 35, "{n_all}");
}

/// How many blocks a page has: those with a number, which is larger than other words, and those to be played.
fn n_blocks(page: &str) -> usize {
    let real = english(&Phrase::PaperRealBoard);
    let texts = page.split("<text ").skip(1);
    let sizes = texts.filter_map(|it| it.split("font-size=\"").nth(1)?.split('"').next());
    let sizes = sizes.filter_map(|it| it.parse::<f32>().ok());
    let is_number = |size: &f32| [14.85, 12.15].iter().any(|it| (it - size).abs() < 0.01);
    let played = printed_lines(page);
    sizes.filter(is_number).count() + played.iter().filter(|it| **it == real).count()
}

#[test]
fn no_page_has_a_board_or_two() {
    let shelves = whole_course().entries().iter();
    let shelves: Vec<AnyLesson> = shelves.map(|it| it.lesson.clone()).collect();
    assert!(shelves.len() > 45);
    share_out(&shelves, |lesson| {
        for paper in [Paper::A4, Paper::Letter] {
            for per_page in [None, Some(4), Some(6), Some(9), Some(12)] {
                let layout = PageLayout {
                    paper,
                    per_page,
                    ..without()
                };
                let pages = pages(lesson, "en", layout);
                let found: Vec<usize> = pages.iter().map(|it| n_blocks(it)).collect();
                // Rows of small boards may be so high that not three of them stand on a page.
                if printed(&pages).contains(&english(&Phrase::PaperAtFirst)) {
                    continue;
                }
                let all: usize = found.iter().sum();
                // Five at four a page cannot be parted otherwise.
                if all < 3 || all == 5 && per_page == Some(4) {
                    continue;
                }
                let is_lonely = found.iter().any(|n| (1..3).contains(n));
                assert!(
                    !is_lonely,
                    "{} {paper:?} {per_page:?}: {found:?}",
                    lesson.id
                );
                let most = per_page.map_or(usize::MAX, usize::from);
                assert!(found.iter().all(|n| *n <= most), "{}: {found:?}", lesson.id);
            }
        }
    });
}

#[test]
fn what_was_there_before_is_drawn_where_a_third_time_is_asked_about() {
    let lessons = lessons();
    let of = |id: &str| {
        let lesson = lessons.iter().find(|it| it.id == id).unwrap();
        printed(&pages(lesson, "en", without()))
    };
    let told = of("three-times");
    let claims = 5;
    let now = format!(" {} ", english(&Phrase::PaperNow));
    // "Now you are Black" begins so, too.
    let n_boards = told.replace("Now you", "").matches(&now).count();
    assert_eq!(n_boards, claims, "{told}");
    assert!(told.matches(&english(&Phrase::PaperAtFirst)).count() >= claims);
    // What is moved rather than claimed has its moves in writing.
    assert_eq!(told.matches("Played before:").count(), 2, "{told}");
    let counted = of("fifty-moves");
    let number = english(&Phrase::FactQuiet { moves: 30 });
    assert!(counted.contains(&number), "{number}: {counted}");
}

#[test]
fn a_story_is_its_scene_and_its_words() {
    let stories: Vec<AnyLesson> = whole_course()
        .all()
        .map(|it| it.lesson.clone())
        .filter(AnyLesson::is_story)
        .collect();
    assert!(stories.len() >= 7);
    for story in stories {
        let pages = pages(&story, "en", without());
        assert_eq!(pages.len(), 1, "{}", story.id);
        assert!(pages[0].contains("href=\"#story-"), "{}", story.id);
        assert!(pages[0].contains("<symbol id=\"story-"), "{}", story.id);
        let tree = squarewise::export::output::tree(&pages[0]).unwrap();
        assert!(tree.root().has_children());
    }
}

#[test]
fn games_stand_together_without_a_number() {
    let rook = lessons().iter().find(|it| it.id == "rook").unwrap();
    let n_games = on_board!(rook, lesson => {
        lesson.steps.iter().filter(|it| it.task.kind() == Kind::Game).count()
    });
    assert!(n_games > 1);
    let told = printed(&pages(rook, "en", without()));
    assert_eq!(
        told.matches(&english(&Phrase::PaperRealBoard)).count(),
        1,
        "{told}"
    );
}

#[test]
fn several_lessons_stand_on_one_sheet_numbered_through() {
    let locale = Locale::load(&["en"]);
    let library = Library::shipped();
    let entries = ["rook", "family-pawns", "queen"].map(|id| library.find(id).unwrap());
    let words = entries.map(|it| it.words(&locale));
    let photos = Photos::new();
    let handouts: Vec<Handout<'_>> = entries
        .iter()
        .zip(&words)
        .map(|(entry, words)| Handout {
            lesson: &entry.lesson,
            words,
            photos: &photos,
            moves: Moves::Drawn,
        })
        .collect();
    for per_page in [None, Some(6)] {
        let layout = PageLayout {
            per_page,
            ..PageLayout::default()
        };
        for (title, expected) in [
            (None, "The rook · Long steps for pawns · The queen"),
            (Some("Homework"), "Homework"),
        ] {
            let sheet = several(&handouts, title, &locale, layout).unwrap();
            let n_exercises: Vec<usize> = entries
                .iter()
                .map(|it| {
                    on_board!(&it.lesson, it => {
                        let steps = it.steps.iter();
                        steps.filter(|it| !matches!(it.task.kind(), Kind::Game | Kind::Try)).count()
                    })
                })
                .collect();
            let all: usize = n_exercises.iter().sum();
            let told: Vec<Vec<String>> = sheet.pages.iter().map(|it| printed_lines(it)).collect();
            let numbers = told
                .iter()
                .flatten()
                .filter_map(|it| it.parse::<usize>().ok());
            // The letters and numbers of the boards are numbers too.
            let numbers: Vec<usize> = numbers.filter(|it| *it > 12).collect();
            for number in 13..=all {
                let n = numbers.iter().filter(|it| **it == number).count();
                assert_eq!(n, 2, "{number} stands with its exercise and its answer");
            }
            assert!(numbers.iter().all(|it| *it <= all), "{numbers:?}");
            for (page, lines) in told.iter().enumerate() {
                let foot = lines.iter().filter(|it| *it == expected).count();
                assert!(foot >= 1, "page {page} does not say {expected}: {lines:?}");
            }
            for lesson in ["The rook", "Long steps for pawns", "The queen"] {
                let n = told.iter().flatten().filter(|it| *it == lesson).count();
                assert_eq!(n, 2, "{lesson} stands above its exercises and its answers");
            }
        }
    }
}

#[test]
fn the_command_takes_several_lessons_and_a_title() {
    let folder = Folder::new("paper-several");
    let to = folder.file("x.svg");
    let ask = [
        "export",
        "rook",
        "bishop",
        "--to",
        name(&to),
        "--title",
        "For Monday",
        "--lang",
        "en",
    ];
    let output = squarewise(&ask);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let first = fs::read_to_string(folder.file("x-1.svg")).unwrap();
    assert!(printed_lines(&first).contains(&"For Monday".to_owned()));
    let missing = squarewise(&["export", "rook", "bishp", "--to", name(&to)]);
    assert_eq!(missing.status.code(), Some(2));
}
