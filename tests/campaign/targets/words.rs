//! Words beside a lesson, as a translator may leave them: looked over, and every string asked for.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex};

use squarewise::diagnostic::Source;
use squarewise::embedded;
use squarewise::lesson::{self, AnyLesson, look_over_sheet};
use squarewise::locale::audit::{Measured, Names, audit_beside, audit_files};
use squarewise::locale::lesson_key::message_id;
use squarewise::locale::{LessonArgs, LessonWords, Locale, WordKey, Words};

use super::lies_within;

/// Longest string that a child is shown, in bytes: far more than fits on a screen.
const LONGEST: usize = 256 * 1024;

/// German, and English alone: each is put together once, not for each text.
static LOCALES: LazyLock<[Locale; 2]> =
    LazyLock::new(|| ["de", "en"].map(|language| Locale::load(&[language])));

/// The words of all shipped lessons in all languages, and the program's own.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let files = embedded::words(|_, _| true).into_iter();
    files.map(|(.., text)| text.as_bytes().to_vec()).collect()
}

/// A text stands beside the lesson that it names first, else beside the rook's, and is asked for everything.
pub(super) fn read(bytes: &[u8]) {
    let (source, problem) = Source::from_bytes("noise.de.ftl", bytes);
    if problem.is_some() {
        return;
    }
    let text = source.text();
    let lesson = lesson_named_in(text);
    look_over(&source, &lesson);
    for locale in LOCALES.iter() {
        let beside = [("de", text)];
        let words = LessonWords::load(locale, &lesson.id, &lesson.words, &beside);
        for (step, key, _) in lesson::keys(&lesson) {
            let said = words.text(step, &key, &LessonArgs::default());
            assert!(said.is_none_or(|it| it.len() <= LONGEST), "{key:?}");
            let _ = words.written(step, &key);
        }
        let _ = (words.title(), words.problems());
    }
    let alone = [("de", "lessons/rook.ftl", text)];
    let [german, _] = &*LOCALES;
    let words = LessonWords::from_files(german, "rook", &Words::default(), &[], &alone);
    let _ = words.text(None, &WordKey::About, &LessonArgs::default());
}

fn look_over(source: &Source, lesson: &AnyLesson) {
    let named = lesson::keys(lesson).map(|(step, key, _)| {
        let id = message_id(&lesson.id, step);
        let attribute = key.attribute();
        (
            attribute.map_or(id.clone(), |it| format!("{id}.{it}")),
            true,
        )
    });
    let names: Names = named.collect();
    for is_source in [false, true] {
        let measured = Measured {
            text: None,
            names: &names,
            is_source,
        };
        lies_within(source, &audit_beside(source, &measured));
    }
    lies_within(source, &look_over_sheet(source, "de"));
    let files = [
        ("en", "lessons/rook.ftl", source.text()),
        ("de", "lessons/rook.ftl", source.text()),
    ];
    for audited in audit_files(&files) {
        lies_within(&audited.source, &audited.found);
    }
}

/// The shipped lesson of which a text holds words; each is proved once.
fn lesson_named_in(text: &str) -> AnyLesson {
    static PROVED: LazyLock<Mutex<BTreeMap<&'static str, AnyLesson>>> =
        LazyLock::new(Mutex::default);
    let named = text.split("lesson-").nth(1).unwrap_or("rook");
    let shipped = || embedded::LESSONS.iter();
    let stem = |file: &'static str| file.trim_end_matches(".toml");
    let fits = |file: &'static str| {
        let rest = named.strip_prefix(stem(file));
        rest.is_some_and(|rest| rest.starts_with([' ', '_']))
    };
    let found = shipped().find(|(file, _)| fits(file));
    let found = found.or_else(|| shipped().find(|(file, _)| *file == "rook.toml"));
    let (file, toml) = found.unwrap();
    let mut proved = PROVED.lock().unwrap();
    let read = || lesson::read(&Source::new(*file, *toml)).0.unwrap();
    proved.entry(stem(file)).or_insert_with(read).clone()
}
