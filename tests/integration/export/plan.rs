//! Plans on paper: each on the two sides of a sheet, with its lessons' own words, proved answers and commands that work.

use std::collections::BTreeMap;

use squarewise::answers::{AnswerPart, Reader, answer};
use squarewise::export::plan::{plans, weeks};
use squarewise::export::{Paper, Sheet};
use squarewise::lesson::plans::{Handout, Period, StepOf};
use squarewise::lesson::{AnyLesson, on_board};
use squarewise::library;
use squarewise::locale::{LessonArgs, LessonWords, Locale, Phrase, WordKey, plain};

use super::set::apart;
use super::{MARGIN, said, texts, words};
use crate::cli::{err, squarewise};
use crate::languages;
use crate::support::{Folder, share_out};

const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];

fn periods() -> Vec<Period> {
    let periods = library::plans::periods();
    assert_eq!(periods.len(), 24);
    periods
}

fn printed(period: &Period, language: &str, paper: Paper) -> Sheet {
    let locale = Locale::load(&[language]);
    plans(std::slice::from_ref(period), &locale, paper).unwrap()
}

fn of_weeks(language: &str, paper: Paper) -> Sheet {
    let (periods, later) = (periods(), library::plans::later());
    weeks(&periods, &later, &Locale::load(&[language]), paper).unwrap()
}

/// The words of a sheet, each blank one blank, however its lines are broken.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What stands on the pages above their feet.
fn told(sheet: &Sheet) -> String {
    squeezed(&words(&sheet.pages))
}

/// Every text keeps to the page, above its foot, and none lies on another.
fn whole(page: &str, paper: Paper, name: &str) {
    let (wide, high) = paper.size();
    apart(page, name);
    for text in texts(page) {
        let place = text.abs_bounding_box();
        let is_inside = place.left() >= MARGIN - 1.0
            && place.right() <= wide - MARGIN + 1.0
            && place.top() >= MARGIN - 6.0
            && place.bottom() <= high - MARGIN + 12.0;
        assert!(is_inside, "{name}: `{}` {place:?}", said(&text));
    }
}

fn lesson_words(lesson: &AnyLesson, locale: &Locale) -> LessonWords {
    LessonWords::load(locale, &lesson.id, &lesson.words, &[])
}

#[test]
fn every_plan_is_one_sheet_on_which_nothing_is_cut_off_in_any_language() {
    share_out(&periods(), |period| {
        for language in languages::all() {
            for paper in PAPERS {
                let sheet = printed(period, language, paper);
                let name = format!("{} {language} {paper:?}", period.id);
                let is_shipped = languages::shipped().any(|it| it == language);
                let most = if is_shipped { 2 } else { 3 };
                assert!(sheet.pages.len() <= most, "{name}: {}", sheet.pages.len());
                for page in &sheet.pages {
                    whole(page, paper, &name);
                }
            }
        }
    });
}

#[test]
fn the_weeks_are_one_page_with_every_plan_and_what_comes_later() {
    for language in languages::shipped() {
        let locale = Locale::load(&[language]);
        for paper in PAPERS {
            let sheet = of_weeks(language, paper);
            assert_eq!(sheet.pages.len(), 1, "{language} {paper:?}");
            whole(&sheet.pages[0], paper, language);
            let told = told(&sheet);
            for period in periods() {
                for taught in &period.lessons {
                    let title = squeezed(&lesson_words(&taught.lesson, &locale).title());
                    assert!(told.contains(&title), "{language}: {title}\n{told}");
                    assert!(told.contains(&taught.lesson.id), "{}", taught.lesson.id);
                }
                let homework = period.homework.level;
                let short = format!("{} {}", homework.skill.name, homework.level);
                assert!(told.contains(&short), "{language}: {short}\n{told}");
            }
            for lesson in library::plans::later() {
                let title = squeezed(&lesson_words(&lesson, &locale).title());
                assert!(told.contains(&title), "{language}: {title}\n{told}");
            }
            // Twelve weeks, each with its number at the edge.
            let numbers = texts(&sheet.pages[0]).into_iter();
            let numbers = numbers.filter_map(|it| said(&it).trim().parse::<u32>().ok());
            assert_eq!(numbers.collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
        }
    }
}

/// The answer of a step as a worksheet has it.
fn answered(of: &StepOf, locale: &Locale) -> Vec<String> {
    let words = lesson_words(&of.lesson, locale);
    let parts = on_board!(&of.lesson, lesson => {
        let reader = Reader { lesson, words: &words, locale };
        answer(&reader, of.at)
    });
    let parts = parts.into_iter().map(|part| match part {
        AnswerPart::Strong(text) | AnswerPart::Text(text) | AnswerPart::Note(text) => text,
    });
    parts.map(|text| squeezed(&text.replace('_', ""))).collect()
}

#[test]
fn the_question_at_the_exit_has_the_answer_of_its_step_and_comes_back_next_time() {
    for language in languages::shipped() {
        let locale = Locale::load(&[language]);
        let mut before: Option<StepOf> = None;
        for period in periods() {
            let told = told(&printed(&period, language, Paper::A4)).replace("- ", "-");
            let parts = answered(&period.exit, &locale);
            assert!(!parts.is_empty(), "{}", period.id);
            for of in [Some(&period.exit), before.as_ref()].into_iter().flatten() {
                for part in answered(of, &locale) {
                    let part = part.replace("- ", "-");
                    let name = &period.id;
                    assert!(told.contains(&part), "{language} {name}: {part}\n{told}");
                }
            }
            let same = |it: &StepOf| (it.lesson.id.clone(), it.at);
            assert_eq!(period.back.as_ref().map(same), before.as_ref().map(same));
            before = Some(period.exit);
        }
    }
}

#[test]
fn a_plan_has_its_lessons_own_words_and_its_phases_fill_the_period() {
    for language in languages::shipped() {
        let locale = Locale::load(&[language]);
        for period in periods() {
            let told = told(&printed(&period, language, Paper::Letter));
            let says = |text: &str| {
                let text = squeezed(&plain(text).replace('_', ""));
                assert!(
                    told.contains(&text),
                    "{language} {}: {text}\n{told}",
                    period.id
                );
            };
            for taught in &period.lessons {
                let words = lesson_words(&taught.lesson, &locale);
                for key in [WordKey::Can, WordKey::Notes] {
                    says(&words.text(None, &key, &LessonArgs::default()).unwrap());
                }
            }
            for phrase in [&period.says, &period.easier.says, &period.harder.says] {
                says(&locale.say_plain(phrase));
            }
            let mut from = 0;
            for minutes in period.minutes.each() {
                says(&locale.say_plain(&Phrase::PlanMinutes { minutes }));
                says(&format!("{from}–{}", from + minutes));
                from += minutes;
            }
            assert_eq!(from, 45);
        }
    }
}

/// How often each piece is drawn on a page.
fn drawn(pages: &[String]) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for used in pages
        .iter()
        .flat_map(|page| page.split("<use href=\"#").skip(1))
    {
        let name = used.split_once('"').unwrap().0.to_owned();
        *found.entry(name).or_insert(0) += 1;
    }
    found
}

#[test]
fn the_pieces_that_pairs_need_are_those_on_their_board() {
    // Nothing else is drawn on a plan of which both questions are on empty boards but for the piece they are about.
    let period = library::plans::find("rook-and-bishop").unwrap();
    let sheet = printed(&period, "en", Paper::A4);
    let drawn = drawn(&sheet.pages);
    // Once in the list of what is needed, once for each on the board.
    assert_eq!(drawn["white-rook"], 2, "{drawn:?}");
    assert_eq!(drawn["black-pawn"], 5, "{drawn:?}");
    let told = told(&sheet);
    assert!(told.contains("×1 ×4"), "{told}");
}

#[test]
fn what_a_plan_asks_for_is_printed_by_the_commands_on_it() {
    let folder = Folder::new("plan-commands");
    let mut commands = Vec::new();
    for handout in Handout::ALL {
        let (option, which) = handout.option();
        commands.push(format!(
            "squarewise export --{option} {which} --to {which}.pdf"
        ));
    }
    let told: String = periods()
        .iter()
        .map(|period| told(&printed(period, "en", Paper::A4)))
        .collect();
    for command in &commands {
        assert!(
            told.contains(command.as_str()),
            "no plan asks for {command}"
        );
    }
    let first = &periods()[0];
    let homework = first.homework.level;
    let (skill, level) = (homework.skill.name, homework.level);
    commands.push(format!(
        "squarewise drill {skill} --level {level} --to {skill}-{level}.pdf"
    ));
    commands.push("squarewise export rook --to rook.pdf".to_owned());
    commands.push("squarewise export --set classic --to set.pdf".to_owned());
    for command in commands {
        assert!(told.contains(&command), "{command}");
        let mut words: Vec<String> = command.split(' ').skip(1).map(str::to_owned).collect();
        let to = words.pop().unwrap();
        words.push(folder.file(&to).display().to_string());
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let wrote = squarewise(&words);
        assert!(wrote.status.success(), "{command}: {}", err(&wrote));
        assert!(folder.file(&to).exists(), "{command}");
    }
}

#[test]
fn the_command_prints_weeks_plans_by_name_and_number_and_all_and_lists_what_there_is() {
    let folder = Folder::new("plan");
    let run = |name: &str, to: &str| {
        let to = folder.file(to).display().to_string();
        squarewise(&["export", "--plan", name, "--lang", "en", "--to", &to])
    };
    for name in ["weeks", "last-king", "24", "all"] {
        let wrote = run(name, &format!("{name}.pdf"));
        assert!(wrote.status.success(), "{name}: {}", err(&wrote));
    }
    let read = |name: &str| std::fs::read(folder.file(name)).unwrap();
    assert!(
        read("last-king.pdf") == read("24.pdf"),
        "one plan, two names"
    );
    let pages = |name: &str| {
        let pdf = read(name);
        String::from_utf8_lossy(&pdf)
            .matches("/Type /Page\n")
            .count()
    };
    assert_eq!(pages("weeks.pdf"), 1);
    assert!(
        (25..=49).contains(&pages("all.pdf")),
        "{}",
        pages("all.pdf")
    );
    for name in ["last-kong", "0", "25", ""] {
        let refused = run(name, "no.pdf");
        let said = err(&refused);
        assert_eq!(refused.status.code(), Some(2), "{name}: {said}");
        let begin = format!(
            "there is no plan called `{name}` (there are: `weeks`, `all`, `rook-and-bishop`"
        );
        assert!(said.contains(&begin), "{said}");
        assert!(!folder.file("no.pdf").exists());
    }
}
