//! `squarewise new`: what it writes holds, and nothing is written over.

use std::fs;

use crate::cli::{err, name, out, squarewise};
use squarewise::lesson::{AnyLesson, on_board};
use squarewise::library::Library;
use squarewise::locale::{LessonArgs, Locale, WordKey};

use crate::languages;
use crate::support::{Folder, course_with, project};

#[test]
fn a_template_holds_in_every_language() {
    for language in languages::shipped().chain(["pl"]) {
        let folder = Folder::new(&format!("new-{language}"));
        let folder_name = name(folder.path());
        let made = squarewise(&[
            "new",
            "my-own",
            "--language",
            language,
            "--lessons",
            folder_name,
        ]);
        assert_eq!(made.status.code(), Some(0), "{}", err(&made));
        let text = fs::read_to_string(folder.file("my-own.toml")).unwrap();
        assert!(
            text.contains(&format!("language = \"{language}\"")),
            "{text}"
        );
        let checked = squarewise(&["check", folder_name]);
        let said = out(&checked);
        assert!(said.ends_with("1 lesson is fine\n"), "{said}");
        // Polish is a language that the program does not speak.
        assert_eq!(said.contains("warning"), language == "pl", "{said}");
        let again = squarewise(&["new", "my-own", "--lessons", folder_name]);
        assert_eq!(again.status.code(), Some(2));
        assert!(err(&again).contains("already"), "{}", err(&again));
        assert_eq!(
            fs::read_to_string(folder.file("my-own.toml")).unwrap(),
            text
        );
    }
}

#[test]
fn a_name_that_cannot_be_a_file_s_is_refused() {
    let folder = Folder::new("new-names");
    for (id, said) in [
        ("My Lesson", "`my-lesson`"),
        ("../up", "`up`"),
        ("a/b", "`a-b`"),
        ("nul", "Windows"),
        ("", "first-step"),
    ] {
        let output = squarewise(&["new", id, "--lessons", name(folder.path())]);
        assert_eq!(output.status.code(), Some(2), "{id}");
        assert!(err(&output).contains(said), "{}", err(&output));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_shipped_lesson_is_copied_with_its_words() {
    for (language, title) in [("en", "The rook"), ("de", "Der Turm")] {
        let folder = Folder::new(&format!("new-from-{language}"));
        let folder_name = name(folder.path());
        for id in ["rook", "king-danger", "castling-when-not"] {
            let arguments = ["new", "--from", id, "--language", language];
            let made = squarewise(&[&arguments[..], &["--lessons", folder_name]].concat());
            assert_eq!(made.status.code(), Some(0), "{}", err(&made));
            assert!(out(&made).contains("replaces the built-in lesson"));
        }
        let text = fs::read_to_string(folder.file("rook.toml")).unwrap();
        assert!(text.contains(&format!("title = \"{title}\"")), "{text}");
        assert!(!text.contains("locales/"), "{text}");
        let checked = squarewise(&["check", folder_name]);
        assert_eq!(out(&checked).trim(), "3 lessons are fine");
    }
}

#[test]
fn a_copy_may_have_another_name_and_says_whose_words_it_has() {
    let folder = Folder::new("new-renamed");
    let folder_name = name(folder.path());
    let arguments = ["new", "wieza", "--from", "rook", "--language", "pl"];
    let made = squarewise(&[&arguments[..], &["--lessons", folder_name]].concat());
    assert!(
        err(&made).contains("not translated into `pl`"),
        "{}",
        err(&made)
    );
    let text = fs::read_to_string(folder.file("wieza.toml")).unwrap();
    assert!(text.contains("id = \"wieza\"\nlanguage = \"pl\""), "{text}");
    assert_eq!(squarewise(&["new"]).status.code(), Some(2));
}

/// Every string of a lesson in one language, with the same numbers filled in.
fn all_words(lesson: &AnyLesson, library: &Library, language: &str) -> Vec<String> {
    let entry = library.find(&lesson.id).unwrap();
    let words = entry.words(&Locale::load(&[language]));
    // A copy has one form of a word, that of the many: these are many in Russian, too.
    let args = LessonArgs {
        player: "Ada".to_owned(),
        best: 5,
        total: 7,
        left: 6,
    };
    let mut keys = vec![
        (None, WordKey::Title),
        (None, WordKey::About),
        (None, WordKey::Can),
        (None, WordKey::Notes),
    ];
    on_board!(lesson, lesson => for step in &lesson.steps {
        let mut own = vec![WordKey::Text, WordKey::Paper, WordKey::Yes, WordKey::No];
        own.extend((1..=step.n_hints).map(WordKey::Hint));
        own.extend(step.wrong.iter().map(|it| WordKey::Wrong(it.key.clone())));
        let because = step.because_say.iter();
        own.extend(because.map(|it| WordKey::Because(it.code().to_owned())));
        let options = step.task.about().options;
        own.extend(options.iter().map(|it| WordKey::Option(it.id.clone())));
        own.extend(options.iter().map(|it| WordKey::OptionSay(it.id.clone())));
        let named = own.into_iter().map(|key| (Some(step.id.as_str()), key));
        keys.extend(named);
    });
    let told = |(step, key): &(Option<&str>, WordKey)| {
        let text = words.text(*step, key, &args)?;
        let bare = text.replace(['\u{2068}', '\u{2069}'], "");
        Some(format!("{step:?} {key:?}: {bare}"))
    };
    keys.iter().filter_map(told).collect()
}

/// A folder with the good fixtures and the picture that one of them shows.
fn fixtures() -> Folder {
    let folder = Folder::new("new-originals");
    for entry in fs::read_dir(project("tests/fixtures/good")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(
            &path,
            folder.file(path.file_name().unwrap().to_str().unwrap()),
        )
        .unwrap();
    }
    let picture = image::RgbImage::new(4, 4);
    picture.save(folder.file("again.png")).unwrap();
    folder
}

#[test]
fn a_copy_says_what_its_original_says_in_every_language() {
    let fixtures = fixtures();
    let originals = course_with(&[fixtures.path().to_path_buf()]);
    assert!(originals.entries().len() >= 10);
    for entry in originals.entries() {
        let id = &entry.lesson.id;
        for language in languages::shipped() {
            let folder = Folder::new("new-round-trip");
            let (home, own) = (name(folder.path()), fixtures.file(&format!("{id}.toml")));
            let from = if own.exists() { name(&own) } else { id };
            let arguments = ["new", "a-copy", "--from", from, "--language", language];
            let made = squarewise(&[&arguments[..], &["--lessons", home]].concat());
            assert_eq!(made.status.code(), Some(0), "{from}: {}", err(&made));
            fs::copy(fixtures.file("again.png"), folder.file("again.png")).unwrap();
            let wanted = all_words(&entry.lesson, &originals, language);
            let copies = course_with(&[folder.path().to_path_buf()]);
            let copy = &copies.find("a-copy").unwrap().lesson;
            assert_eq!(
                all_words(copy, &copies, language),
                wanted,
                "{from}, {language}"
            );
            match (copy, &entry.lesson) {
                (AnyLesson::Classic(copy), AnyLesson::Classic(from)) => {
                    assert_eq!(copy.steps, from.steps);
                }
                (AnyLesson::Cross(copy), AnyLesson::Cross(from)) => {
                    assert_eq!(copy.steps, from.steps);
                }
                _ => panic!("{from} is on another board"),
            }
            let checked = squarewise(&["check", "--lang", "en", "--format", "short", home]);
            let checked = out(&checked);
            let lines: Vec<&str> = checked.lines().collect();
            assert_eq!(lines.last(), Some(&"1 lesson is fine"), "{from}: {checked}");
            // A lesson without words stays one: nobody says its steps, and it names no language.
            let is_silent = id.ends_with("every-kind");
            assert_eq!(wanted.is_empty(), is_silent, "{from}");
            let expected = (!is_silent).then_some(language);
            assert_eq!(copy.language.as_deref(), expected, "{from}");
            let unspoken = if is_silent { copy.n_steps() } else { 0 };
            let silent = lines.iter().filter(|it| it.contains("warning[missing]"));
            assert_eq!(silent.count(), unspoken, "{from}: {checked}");
            assert_eq!(err(&made).contains("has no words"), is_silent, "{from}");
        }
    }
}
