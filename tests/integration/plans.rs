//! The plans as a file: the shipped ones hold, and whoever changes them hears each mistake at its place.

use std::sync::LazyLock;

use squarewise::answers::{AnswerPart, Reader, answer};
use squarewise::diagnostic::{Source, render};
use squarewise::embedded;
use squarewise::lesson::on_board;
use squarewise::library::{Library, PathEntry, Shipped, course, plans};
use squarewise::locale::{LessonWords, Locale, Phrase, english};

use crate::cli::{name, out, squarewise};
use crate::languages;
use crate::support::{Folder, project, share_out, whole_course};

fn told(text: &str) -> String {
    static NONE: LazyLock<Library> = LazyLock::new(Library::default);
    let source = Source::new(plans::FILE, text);
    let report = plans::prove(&source, &course::shipped_file(), &NONE);
    render::short(&source, &report.diagnostics, &english)
}

/// What is told of the plans with one thing changed: the sentences, without their places.
#[track_caller]
fn check(right: &str, wrong: &str, expected: &[&str]) {
    assert_eq!(embedded::PLANS.matches(right).count(), 1, "{right}");
    let text = embedded::PLANS.replace(right, wrong);
    let told = told(&text);
    let found: Vec<&str> = told.lines().collect();
    assert_eq!(found.len(), expected.len(), "{told}");
    for (line, expected) in found.iter().zip(expected) {
        assert!(line.contains(expected), "{line}\n{expected}");
        // The place is that of what was changed, or behind it.
        let place: usize = line.split(':').nth(1).unwrap().parse().unwrap();
        let before = embedded::PLANS.split(right).next().unwrap();
        assert!(place >= before.lines().count(), "{line}");
    }
}

#[test]
fn the_shipped_plans_hold() {
    assert_eq!(told(embedded::PLANS), "");
    assert_eq!(plans::ids().count(), 24);
    assert_eq!(plans::periods().len(), 24, "each has all that it names");
    assert_eq!(plans::find("24").unwrap().id, "last-king");
    assert_eq!(plans::find("last-king").unwrap().number, 24);
    assert!(plans::find("0").is_none() && plans::find("25").is_none());
}

#[test]
fn every_lesson_of_the_course_is_in_one_plan_or_comes_later() {
    let library = whole_course();
    let periods = plans::periods();
    let planned = periods.iter().flat_map(|it| &it.lessons);
    let planned = planned.map(|it| it.lesson.id.clone());
    let later = plans::later().into_iter().map(|it| it.id.clone());
    let mut planned: Vec<String> = planned.chain(later).collect();
    let entries = library.lands().iter().flat_map(|land| &land.entries);
    let mut lessons: Vec<String> = entries
        .filter_map(|it| match it {
            PathEntry::Lesson(id) => Some(id.clone()),
            _ => None,
        })
        .collect();
    planned.sort();
    lessons.sort();
    assert_eq!(planned, lessons);
    // What comes later, the path may go past.
    for lesson in plans::later() {
        let mut lands = library.lands().iter();
        let entry = PathEntry::Lesson(lesson.id.clone());
        assert!(
            lands.any(|land| land.is_for_experts(&entry)),
            "{}",
            lesson.id
        );
    }
}

#[test]
fn what_pairs_do_is_said_in_every_language() {
    for language in languages::shipped() {
        let locale = Locale::load(&[language]);
        for (id, what) in plans::ids().flat_map(|id| plans::WORDS.map(|what| (id, what))) {
            let phrase = Phrase::named(&format!("period-{id}-{what}")).unwrap();
            let said = locale.say_plain(&phrase);
            let is_english = said == Locale::load(&["en"]).say_plain(&phrase);
            assert_eq!(is_english, language == "en", "{language}: {said}");
        }
    }
}

#[test]
fn only_steps_with_an_answer_in_words_may_be_asked_at_the_exit() {
    let locale = Locale::load(&["en"]);
    share_out(&plans::periods(), |period| {
        let asked =
            on_board!(&period.exit.lesson, lesson => lesson.steps[period.exit.at].id.clone());
        let asked = format!("exit = \"{}/{asked}\"", period.exit.lesson.id);
        assert_eq!(embedded::PLANS.matches(&asked).count(), 1, "{asked}");
        for lesson in period.lessons.iter().map(|it| &it.lesson) {
            let words = LessonWords::load(&locale, &lesson.id, &lesson.words, &[]);
            for (at, step) in lesson.step_ids().into_iter().enumerate() {
                // Where the answer is seen on a board, a note says only that.
                let has_answer = on_board!(lesson, lesson => {
                    let reader = Reader { lesson, words: &words, locale: &locale };
                    answer(&reader, at).iter().any(|it| matches!(it, AnswerPart::Strong(_) | AnswerPart::Text(_)))
                });
                let wrong = format!("exit = \"{}/{step}\"", lesson.id);
                let told = told(&embedded::PLANS.replace(&asked, &wrong));
                let refused = format!("error[plan]: `{step}` has no answer that can be printed");
                assert_eq!(told.contains(&refused), !has_answer, "{wrong}: {told}");
            }
        }
    });
}

#[test]
fn lessons_stand_in_the_order_of_the_path_and_each_once() {
    check(
        "lessons = [\"rook\", \"bishop\"]",
        "lessons = [\"bishop\", \"rook\"]",
        &["error[plan]: `rook` comes before `bishop` on the path"],
    );
    check(
        "lessons = [\"queen\", \"king\"]",
        "lessons = [\"queen\", \"king\", \"rook\"]",
        &[
            "error[duplicate]: `rook` is listed twice",
            "error[plan]: `rook` comes before `king` on the path",
            "error[plan]: `screens` is 12, but the lessons of this plan take 15 minutes",
        ],
    );
    check(
        "lessons = [\"family-who-wins\"]",
        "lessons = [\"family-who-wins\", \"coach-games\"]",
        &["error[unknown]: `coach-games` is not on any path of the course"],
    );
    check(
        "lessons = [\"queen\", \"king\"]",
        "lessons = [\"queen\", \"kign\"]",
        &[
            "error[unknown]: there is no lesson called `kign` (did you mean `king`?)",
            "error[plan]: the exit question is about `king`, which is not a lesson of this plan",
            "error[plan]: these lessons of the course are in no plan: `king` (put each into a plan, or into `later`)",
        ],
    );
    check(
        "\"mate-ladder\", ",
        "",
        &[
            "error[plan]: these lessons of the course are in no plan: `mate-ladder` \
           (put each into a plan, or into `later`)",
        ],
    );
    check(
        "lessons = [\"family-who-wins\"]",
        "lessons = []",
        &[
            "error[plan]: a plan has one to 3 lessons (take one out, or add one)",
            "error[plan]: these lessons of the course are in no plan: `family-who-wins` \
             (put each into a plan, or into `later`)",
            "error[plan]: the exit question is about `family-who-wins`, which is not a lesson of this plan",
        ],
    );
}

#[test]
fn stories_come_no_earlier_than_on_the_path() {
    check(
        "lessons = [\"queen\", \"king\"]",
        "lessons = [\"queen\", \"king\"]\nstory = \"story-tournament\"",
        &[
            "error[plan]: the story `story-tournament` has another place on the path",
            "error[plan]: the story `story-india` has another place on the path",
            "error[duplicate]: `story-tournament` is listed twice",
        ],
    );
    check(
        "story = \"story-rice\"",
        "story = \"story-persia\"",
        &[
            "error[plan]: the story `story-persia` has another place on the path",
            "error[duplicate]: `story-persia` is listed twice",
        ],
    );
    check(
        "story = \"story-tournament\"",
        "story = \"coach-games\"",
        &["error[unknown]: `coach-games` is not a picture story"],
    );
}

#[test]
fn phases_fill_a_period_and_leave_time_for_the_lessons() {
    let first = "id = \"rook-and-bishop\"";
    let changed = |from: &str, to: &str| {
        let (head, tail) = embedded::PLANS.split_once(first).unwrap();
        told(&format!("{head}{first}{}", tail.replacen(from, to, 1)))
    };
    let told = changed("screens = 12", "screens = 11");
    let minutes = "error[plan]: the phases of a plan last 45 minutes in all, but these last 44";
    assert!(told.contains(minutes), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    let told = changed("screens = 12\nplay = 14", "screens = 9\nplay = 17");
    let screens = "error[plan]: `screens` is 9, but the lessons of this plan take 10 minutes";
    assert!(told.contains(screens), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    let told = changed("arrive = 5\n", "");
    assert!(
        told.contains("error[missing]: a plan needs `arrive`"),
        "{told}"
    );
}

#[test]
fn steps_skills_and_papers_that_are_not_there_are_told() {
    check(
        "pairs = \"coach-games/rook-pawns\"",
        "pairs = \"coach-games/rook-pwans\"",
        &[
            "error[unknown]: `coach-games` has no step called `rook-pwans` (did you mean `rook-pawns`?)",
        ],
    );
    check(
        "pairs = \"coach-games/rook-pawns\"",
        "pairs = \"coach-games/hide-and-seek\"",
        &[
            "error[plan]: pairs have nothing to play with: `hide-and-seek` has no board, or an empty one",
        ],
    );
    check(
        "pairs = \"coach-games/rook-pawns\"",
        "pairs = \"rook\"",
        &["error[bad-id]: `rook` names a lesson, but a step is needed: `lesson/step`"],
    );
    check(
        "exit = \"bishop/straight\"",
        "exit = \"queen/crooked\"",
        &["error[plan]: the exit question is about `queen`, which is not a lesson of this plan"],
    );
    check(
        "easier = \"where-rook 1\"",
        "easier = \"where-rok 1\"",
        &["error[unknown]: there is no skill called `where-rok` (did you mean `where-rook`?)"],
    );
    check(
        "easier = \"where-rook 1\"",
        "easier = \"where-rook\"",
        &["error[bad-id]: `where-rook` is not a skill with its level, as in `where-rook 1`"],
    );
    check(
        "easier = \"where-rook 1\"",
        "easier = \"where-rook 5\"",
        &["error[unknown]: `where-rook` has no such level: the highest is 4"],
    );
    check(
        "harder = \"king/finale\"",
        "harder = \"king/final\"",
        &["error[unknown]: `king` has no step called `final` (did you mean `finale`?)"],
    );
    check(
        "print = [\"poster castling\"]",
        "print = [\"poster castle\"]",
        &["(did you mean `poster castling`?)"],
    );
    check(
        "id = \"last-king\"",
        "id = \"last-kings\"",
        &[
            "error[missing]: there is no sentence called `period-last-kings-pairs`",
            "error[missing]: there is no sentence called `period-last-kings-easier`",
            "error[missing]: there is no sentence called `period-last-kings-harder`",
        ],
    );
}

#[test]
fn the_weeks_are_full() {
    let (before, _) = embedded::PLANS.rsplit_once("[[plan]]").unwrap();
    let told = told(&before.replace("later = [", "later = [\"family-who-wins\", "));
    let expected = "error[plan]: number of plans: 23; the weeks need 24";
    assert!(
        told.contains(expected) && told.lines().count() == 1,
        "{told}"
    );
}

#[test]
fn the_file_is_proved_where_it_is_named_beside_its_course_and_is_no_lesson() {
    let shipped = project("lessons/plans.toml");
    let output = squarewise(&["check", "--lang", "en", name(&shipped)]);
    assert_eq!(out(&output), "the plans are fine\n");
    let both = project("lessons/course.toml");
    let output = squarewise(&["check", "--lang", "en", name(&both), name(&shipped)]);
    assert_eq!(out(&output), "the course is fine; the plans are fine\n");
    let course = embedded::COURSE.replacen("lesson = \"bishop\"", "lesson = \"coach-games\"", 1);
    let folder = Folder::new("plans")
        .with("plans.toml", embedded::PLANS)
        .with("course.toml", &course);
    let path = folder.file("plans.toml");
    let output = squarewise(&["check", "--lang", "en", name(&path)]);
    let said = out(&output);
    assert!(
        said.contains("`bishop` is not on any path of the course"),
        "{said}"
    );
    assert!(
        said.ends_with("the plans have mistakes: 2 errors\n"),
        "{said}"
    );
    assert_eq!(output.status.code(), Some(1));
    let library = Library::load(Shipped::None, &[folder.path().to_path_buf()]);
    assert!(library.entries().is_empty());
    let reports = library.word_reports().iter();
    let broken = reports.filter(|it| it.has_errors()).count();
    assert_eq!(broken, 1, "the plans alone");
}
