//! What is shipped: every lesson holds, every step has its words, and the words are for a child.

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

use squarewise::diagnostic::{Source, render};
use squarewise::embedded;
use squarewise::lesson::kinds::Kind;
use squarewise::lesson::task::Standing;
use squarewise::lesson::{AnyLesson, Head, Lesson, Step, Task, course, fields, on_board, read};
use squarewise::locale::{LessonArgs, LessonWords, Locale, WordKey, english, rich};
use squarewise::rules::{Classic, Cross, Geometry, Role, Seat};
use squarewise::session::{Input, Session};

/// Where something is on the screen: true for one side of the board only.
const DIRECTIONS: [&str; 42] = [
    "up",
    "upwards",
    "down",
    "downwards",
    "left",
    "right",
    "above",
    "below",
    "oben",
    "unten",
    "hinauf",
    "hinunter",
    "herauf",
    "herunter",
    "links",
    "rechts",
    "arriba",
    "abajo",
    "izquierda",
    "derecha",
    "haut",
    "bas",
    "gauche",
    "droite",
    "вверх",
    "вниз",
    "вверху",
    "внизу",
    "сверху",
    "снизу",
    "выше",
    "ниже",
    "влево",
    "вправо",
    "налево",
    "направо",
    "слева",
    "справа",
    "sube",
    "baja",
    "monte",
    "descends",
];

/// The same words where they say something else: praise, a hand of the child's own, the head of a piece.
const OTHERWISE: [&str; 29] = [
    "grown-up",
    "move left",
    "right away",
    "up your crew",
    "come up",
    "is left",
    "left now",
    "left g7",
    "and left",
    "left on board",
    "mixed up",
    "right:",
    "right hand",
    "right beside",
    "right in front",
    "up to",
    "write the move down",
    "gives up",
    "left f2",
    "left for",
    "square left",
    "haben rechts",
    "hat oben",
    "ganz oben",
    "mano derecha",
    "main droite",
    "coin de droite",
    "à ta droite",
    "tout en haut",
];

/// The lessons with their files, each proved once for all tests.
pub(crate) fn lessons() -> &'static [(Source, AnyLesson)] {
    static LESSONS: LazyLock<Vec<(Source, AnyLesson)>> = LazyLock::new(|| {
        let proved = |(name, text): &(&str, &str)| {
            let source = Source::new(*name, *text);
            let (lesson, found) = read(&source);
            assert_eq!(render::short(&source, &found, &english), "");
            (source, lesson.unwrap())
        };
        embedded::LESSONS.iter().map(proved).collect()
    });
    &LESSONS
}

/// The lessons that teach something: not the games, which are chosen one by one.
fn taught() -> impl Iterator<Item = &'static AnyLesson> {
    let lessons = lessons().iter().map(|(_, lesson)| lesson);
    lessons.filter(|lesson| lesson.group.as_deref() != Some("games"))
}

fn words(lesson: &Head) -> LessonWords {
    LessonWords::load(&Locale::load(&["en"]), &lesson.id, &lesson.words, &[])
}

/// Everything the coach may say in a step.
pub(crate) fn said_in<G: Geometry>(step: &Step<G>, words: &LessonWords) -> Vec<String> {
    let args = LessonArgs {
        player: "Owl".to_owned(),
        best: 3,
        total: 3,
        left: 1,
    };
    let mut keys = vec![WordKey::Text, WordKey::Paper, WordKey::Yes, WordKey::No];
    keys.extend((1..=step.n_hints).map(WordKey::Hint));
    keys.extend(
        step.wrong
            .iter()
            .map(|wrong| WordKey::Wrong(wrong.key.clone())),
    );
    let reasons = step.because_say.iter();
    keys.extend(reasons.map(|reason| WordKey::Because(reason.code().to_owned())));
    for option in step.task.about().options {
        keys.push(WordKey::Option(option.id.clone()));
        keys.push(WordKey::OptionSay(option.id.clone()));
    }
    keys.iter()
        .filter_map(|key| words.text(Some(&step.id), key, &args))
        .collect()
}

#[test]
fn every_shipped_lesson_holds() {
    let lessons = lessons();
    assert!(lessons.len() >= 39);
    let all: Vec<_> = lessons
        .iter()
        .map(|(source, lesson)| course::Member::proved(source, lesson))
        .collect();
    for ((source, _), found) in lessons.iter().zip(course::check(&all, &[])) {
        assert_eq!(render::short(source, &found, &english), "");
    }
}

#[test]
fn every_step_has_its_words() {
    for (_, lesson) in lessons() {
        on_board!(lesson, lesson => its_steps_have_words(lesson));
    }
}

fn its_steps_have_words<G: Geometry>(lesson: &Lesson<G>) {
    let args = LessonArgs::default();
    {
        let words = words(lesson);
        let said = |step: Option<&str>, key: &WordKey| words.text(step, key, &args).is_some();
        assert!(
            said(None, &WordKey::Title) && said(None, &WordKey::About),
            "{}",
            lesson.id
        );
        for step in &lesson.steps {
            let name = format!("{}, {}", lesson.id, step.id);
            let says = |key: WordKey| assert!(said(Some(&step.id), &key), "{name}: no {key:?}");
            says(WordKey::Text);
            if step.task.is_exercise() {
                if !has_own_praise(&step.task) {
                    says(WordKey::Yes);
                }
                let n_hints = usable_hints(&step.task);
                assert!(n_hints.contains(&step.n_hints), "{name}");
            }
            assert_eq!(words.n_hints(&step.id), step.n_hints, "{name}");
            for wrong in &step.wrong {
                let key = WordKey::Wrong(wrong.key.clone());
                let said = words.text(Some(&step.id), &key, &args);
                let says = |it: &&str| said.as_ref().is_some_and(|said| said.contains(*it));
                // On the cross whoever runs need not be next.
                let may_run = G::SEATS.len() == 2 && WAYS_OUT.iter().any(says);
                let is_told = may_run || TAKEN.iter().any(says);
                let is_seen = !is_told || wrong.answer.is_some();
                assert!(is_seen, "{name}: {said:?} is not played on the board");
                assert!(said.is_some(), "{name}: no {key:?}");
            }
            for reason in &step.because_say {
                says(WordKey::Because(reason.code().to_owned()));
            }
        }
    }
}

/// What is said of a wrong move after which somebody is taken.
const TAKEN: [&str; 7] = [
    "takes your",
    "takes back",
    "takes it",
    "takes first",
    "could take it there",
    "can take your",
    "would take your",
];

/// What is said of a wrong check out of which there is a way.
const WAYS_OUT: [&str; 8] = [
    "the king steps",
    "the king just steps",
    "king can step",
    "king can still step",
    "king on g8 can still step",
    "the king goes to ",
    "the king can run",
    "can block it",
];

/// Whether every right answer is praised in its own words, or by the program.
fn has_own_praise<G: Geometry>(task: &Task<G>) -> bool {
    match task {
        Task::Choose { options } => options.iter().all(|it| it.has_say || !it.right),
        // How the game has ended is told by the program.
        Task::Game { .. } => true,
        Task::Status { answer, .. } => !matches!(answer, Standing::Check | Standing::PlayOn),
        _ => false,
    }
}

/// How many hints help: a question with few answers needs fewer, a line of many moves more.
const fn usable_hints<G: Geometry>(task: &Task<G>) -> RangeInclusive<usize> {
    match task {
        Task::Choose { .. } | Task::Judge { .. } => 1..=3,
        Task::Play { .. } => 2..=4,
        // Nobody knows its boards before; each helps by itself.
        Task::Practice(_) => 0..=0,
        _ => 2..=3,
    }
}

#[test]
fn every_piece_is_tried_where_it_may_not_go() {
    let pieces = ["rook", "bishop", "queen", "king", "knight", "pawn-walks"];
    for (_, lesson) in lessons() {
        let kinds: Vec<Kind> = on_board!(lesson, lesson => {
            lesson.steps.iter().map(|step| step.task.kind()).collect()
        });
        if pieces.contains(&lesson.id.as_str()) {
            assert!(kinds.contains(&Kind::Illegal), "{}", lesson.id);
        }
    }
}

/// What is allowed stands beside what is not: in every lesson the child can go astray and hears why.
#[test]
fn every_lesson_answers_a_mistake() {
    // A story asks nothing.
    for lesson in taught().filter(|it| !it.is_story()) {
        let does = on_board!(lesson, lesson => lesson.steps.iter().any(answers_a_mistake));
        assert!(does, "{}", lesson.id);
    }
}

fn answers_a_mistake<G: Geometry>(step: &Step<G>) -> bool {
    let asks = matches!(
        step.task,
        Task::Illegal { .. } | Task::Judge { .. } | Task::Status { .. } | Task::Claim { .. }
    );
    let options = match &step.task {
        Task::Choose { options } => options.iter().any(|it| !it.right && it.has_say),
        _ => false,
    };
    asks || options || !step.wrong.is_empty()
}

/// The squares to which a step's shown way leads, first to last.
fn shown_way<G: Geometry>(lesson: &Arc<Lesson<G>>, at: usize) -> Vec<String> {
    let mut session = Session::new(lesson.clone(), at).unwrap();
    let mut way = Vec::new();
    while let Some((from, to)) = session.way_on().filter(|_| !session.is_done()) {
        way.push(to.to_string());
        session.apply(Input::Drop { from, to });
        if session.promoting().is_some() {
            session.apply(Input::Promote(Role::Queen));
        }
    }
    assert!(session.is_done(), "{}, {at}", lesson.id);
    way
}

/// Whether the words about a way begin as it does, or name stops of it in order.
fn is_about(way: &[String], named: &[String]) -> bool {
    let mut stops = way.iter();
    named.first() == way.first() || named.iter().all(|it| stops.any(|stop| stop == it))
}

/// Every hint of a step, with its language.
fn hints_of<G: Geometry>(lesson: &Head, step: &Step<G>) -> Vec<(String, String)> {
    let languages = Locale::available().iter();
    let hints = languages.flat_map(|language| {
        let locale = Locale::load(&[&language.tag]);
        let words = LessonWords::load(&locale, &lesson.id, &lesson.words, &[]);
        let said = (1..=step.n_hints).filter_map(move |hint| {
            words.text(Some(&step.id), &WordKey::Hint(hint), &LessonArgs::default())
        });
        let tag = language.tag.clone();
        said.map(move |said| (tag.clone(), said))
            .collect::<Vec<_>>()
    });
    hints.collect()
}

#[test]
fn hints_say_the_way_that_the_arrow_shows() {
    let mut n_named = 0;
    for lesson in taught() {
        on_board!(lesson, lesson => for (at, step) in lesson.steps.iter().enumerate() {
            // Of several that move, each has a hint of its own.
            if !matches!(step.task, Task::Collect { piece: Some(_), .. }) {
                continue;
            }
            let way = shown_way(lesson, at);
            let start = step.position();
            let own = start.board().by_seat(start.turn());
            let is_stop = |name: &String| !own.iter().any(|at| at.to_string() == *name);
            for (language, hint) in hints_of(lesson, step) {
                let runs = rich::paragraphs(&hint).into_iter().flatten();
                let named = runs.filter_map(|run| match run {
                    rich::Run::Square(name) => Some(name),
                    _ => None,
                });
                let named: Vec<String> = named.filter(is_stop).collect();
                n_named += usize::from(!named.is_empty());
                // A man that guards the way is no stop of it.
                let is_guard = |name: &String| {
                    let enemies = start.enemies(start.turn());
                    !way.contains(name) && enemies.iter().any(|at| at.to_string() == *name)
                };
                let named: Vec<String> = named.into_iter().filter(|it| !is_guard(it)).collect();
                assert!(is_about(&way, &named), "{language}, {}: {hint} {way:?}", step.id);
            }
        });
    }
    assert!(n_named > 100, "{n_named}");
}

#[test]
fn every_lesson_is_played_from_both_sides() {
    // On the cross a child may keep its seat.
    let is_one_sided =
        |lesson: &&AnyLesson| lesson.on::<Classic>().is_some_and(|it| is_one_sided(&it));
    // In the first land the board keeps its side.
    let is_first_land = |lesson: &&AnyLesson| lesson.group.as_deref() == Some("meadow");
    let found: Vec<_> = taught()
        .filter(|lesson| !is_first_land(lesson) && is_one_sided(lesson))
        .map(|lesson| &lesson.id)
        .collect();
    assert!(found.is_empty(), "{found:?}");
}

fn is_one_sided<G: Geometry>(lesson: &Lesson<G>) -> bool {
    let is_played = |step: &&Step<G>| {
        let is_asked = matches!(
            step.task,
            Task::Say | Task::Choose { .. } | Task::Count { .. }
        );
        step.has_board && !is_asked
    };
    let on_boards = lesson.steps.iter().filter(is_played);
    let mut sides: Vec<_> = on_boards.map(|step| step.side).collect();
    sides.dedup();
    sides.len() == 1
}

/// The most words of a sentence: what a child of six reads. A language with articles or short words needs more.
fn most_words(language: &str) -> usize {
    match language {
        "en" => 12,
        "de" | "ru" => 13,
        _ => 14,
    }
}

/// At most two sentences, and those short.
#[test]
fn sentences_are_short() {
    let mut problems = Vec::new();
    for_every_word(|language, place, _, text| {
        // A word that is called out ends no sentence: press “Check!”.
        let text = text
            .replace("!\u{a0}»", "»")
            .replace("\u{a0}!\u{a0}»", "»")
            .replace("!»", "»");
        let sentences: Vec<&str> = text.split_inclusive(['.', '!', '?']).collect();
        let is_word = |part: &&str| part.contains(char::is_alphanumeric);
        let words = |sentence: &str| sentence.split_whitespace().filter(is_word).count();
        let is_long = |sentence: &&str| words(sentence) > most_words(language);
        if sentences.len() > 2 || sentences.iter().any(is_long) {
            problems.push(format!("{language}, {place}: {text}"));
        }
    });
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// Black sits at the bottom in Black's steps: up is down there, so squares are named instead.
#[test]
fn directions_are_left_out_where_the_child_is_black() {
    let mut problems = Vec::new();
    let mut n_texts = 0;
    for_every_word(|language, place, side, text| {
        if side.is_none_or(|side| side == Seat::WHITE) {
            return;
        }
        n_texts += 1;
        let mut text = text.to_lowercase();
        for other in OTHERWISE {
            text = text.replace(other, "");
        }
        let mut words = text.split(|letter: char| !letter.is_alphabetic());
        if let Some(word) = words.find(|word| DIRECTIONS.contains(word)) {
            problems.push(format!("{language}, {place}: {word}"));
        }
    });
    assert!(n_texts > 100, "{n_texts} texts");
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// Goes through everything that the coach may say in any step, in every language: which step, who the
/// child is if there is a board, and what is said.
fn for_every_word(mut look: impl FnMut(&str, &str, Option<Seat>, &str)) {
    let lessons = lessons();
    for language in Locale::available() {
        let locale = Locale::load(&[&language.tag]);
        for (_, lesson) in lessons {
            let words = LessonWords::load(&locale, &lesson.id, &lesson.words, &[]);
            on_board!(lesson, lesson => for step in &lesson.steps {
                let place = format!("{}, {}", lesson.id, step.id);
                let side = step.has_board.then_some(step.side);
                for text in said_in(step, &words) {
                    look(&language.tag, &place, side, &text);
                }
            });
        }
    }
}

const README: &str = include_str!("../../lessons/README.md");

#[test]
fn the_authors_example_holds() {
    let (_, after) = README.split_once("```toml\n").unwrap();
    let (example, _) = after.split_once("```").unwrap();
    let source = Source::new("rook-first.toml", example);
    let (lesson, found) = read(&source);
    assert_eq!(render::short(&source, &found, &english), "");
    assert_eq!(lesson.unwrap().n_steps(), 3);
}

#[test]
fn the_authors_cross_holds() {
    let (_, after) = README.split_once("```toml\n# On the cross").unwrap();
    let (example, _) = after.split_once("```").unwrap();
    let source = Source::new("cross-first.toml", format!("# {example}"));
    let (lesson, found) = read(&source);
    assert_eq!(render::short(&source, &found, &english), "");
    assert_eq!(lesson.unwrap().on::<Cross>().unwrap().steps.len(), 2);
}

#[test]
fn the_authors_steps_hold_and_show_every_kind() {
    let blocks = README.split("```toml\n").skip(1);
    let blocks: Vec<&str> = blocks.filter_map(|rest| rest.split("```").next()).collect();
    let steps = blocks.iter().filter(|block| block.starts_with("[[step]]"));
    let steps: String = steps.copied().collect();
    let top = "format = 1\nid = \"steps\"\nlanguage = \"en\"\ntitle = \"Steps\"\n";
    let source = Source::new("steps.toml", format!("{top}{steps}"));
    let (lesson, found) = read(&source);
    assert_eq!(render::short(&source, &found, &english), "");
    assert!(lesson.is_some());
    for kind in Kind::ALL {
        let line = format!("kind = \"{}\"", kind.name());
        assert!(README.contains(&line), "{line}");
    }
}

#[test]
fn the_authors_guide_names_everything() {
    let named = |name: &str| {
        README.contains(&format!("`{name}`")) || README.contains(&format!("`{name} ="))
    };
    let quoted = |name: &str| README.contains(&format!("\"{name}\""));
    for kind in Kind::ALL {
        assert!(named(kind.name()), "{}", kind.name());
        for field in (fields::LESSON.iter())
            .chain(fields::of_step(kind))
            .chain(fields::OPTION)
        {
            let is_header = field.name == "step" && README.contains("`[[step]]`");
            assert!(is_header || named(field.name), "{}", field.name);
            for choice in field.choices {
                assert!(quoted(choice) || named(choice), "{} = {choice}", field.name);
            }
        }
    }
}
