//! Folders that ask for more than they should get: each file is proved or refused, and the memory stays small.

use std::fs;
use std::path::Path;
use std::time::Instant;

use squarewise::diagnostic::Diagnostic;
use squarewise::lesson;
use squarewise::library::Library;

use crate::child::{Other, tell};
use crate::heavy::{hard_folder, picture_folder};
use crate::measure::{MOST_MEMORY, peak_memory, processor_time};
use crate::place::Place;

/// The part: a folder is read as `squarewise check` reads it, and what it cost is told.
pub(crate) fn check(folder: &Path) {
    let before = processor_time("self").unwrap_or_default();
    let begun = Instant::now();
    let library = Library::of_paths(&[folder.to_path_buf()]);
    let wall = begun.elapsed();
    let used = processor_time("self")
        .unwrap_or_default()
        .saturating_sub(before);
    let reports = || library.reports().iter();
    let refused = reports().filter(|it| it.has_errors()).count();
    let mute = reports().filter(|it| {
        let held = library.entries().iter().any(|entry| {
            library
                .source(entry)
                .is_some_and(|source| source.name() == it.source.name())
        });
        !held && !it.diagnostics.iter().any(Diagnostic::is_error)
    });
    let mute = mute.count();
    let memory = peak_memory("self").unwrap_or(0);
    let proved = library.entries().len();
    tell(&format!(
        "{proved} {refused} {mute} {memory} {} {}",
        wall.as_millis(),
        used.as_millis()
    ));
}

/// What a folder cost.
#[derive(Debug)]
struct Cost {
    proved: u64,
    refused: u64,
    mute: u64,
    memory: u64,
}

fn cost(name: &str, folder: &Path) -> Cost {
    let told = Other::start("check", folder).tells_to_its_end();
    let numbers: Vec<u64> = told[0].split(' ').map(|it| it.parse().unwrap()).collect();
    let &[proved, refused, mute, memory, wall, used] = numbers.as_slice() else {
        panic!("{told:?}");
    };
    println!(
        "{name}: proved {proved}, refused {refused}, refused without a word {mute}, memory {memory} MiB, {wall} ms, {used} ms of the processor"
    );
    let cost = Cost {
        proved,
        refused,
        mute,
        memory,
    };
    assert_eq!(cost.mute, 0, "{name}: {cost:?}");
    assert!(cost.memory <= MOST_MEMORY, "{name}: {cost:?}");
    cost
}

/// A lesson with one step for each picture.
fn pictured(id: &str, pictures: &[String]) -> String {
    let step = |(n, picture): (usize, &String)| {
        format!(
            "[[step]]\nid = \"s{n}\"\nkind = \"say\"\nboard = \"start\"\ntext = \"Look.\"\npicture = \"{picture}\"\n"
        )
    };
    let steps: String = pictures.iter().enumerate().map(step).collect();
    format!("format = 1\nid = \"{id}\"\nlanguage = \"en\"\ntitle = \"Look\"\n{steps}")
}

/// Files that are as long as a lesson may be and hold one thing over and over, each as name and bytes.
fn greedy_files() -> Vec<(String, Vec<u8>)> {
    let full = |piece: &str| piece.repeat(lesson::MAX_BYTES / piece.len());
    let step = |n: usize| format!("[[step]]\nid = \"s{n}\"\nkind = \"say\"\n");
    let steps: String = (0..10_000).map(step).collect();
    let texts = [
        ("brackets", full("[")),
        ("dots", full("a.")),
        ("dotted", format!("{}b = 1", full("a."))),
        ("arrays", format!("x = {}", full("["))),
        ("tables", format!("x = {}", full("{a="))),
        ("mixed", format!("x = {}", full("[{a=["))),
        ("steps", steps),
        ("blocks", full("[[step]]\n")),
        ("string", format!("format = 1\nid = \"{}\"", full("x"))),
        ("text", format!("text = \"\"\"{}", full("{"))),
        ("quotes", full("\"")),
        ("lines", full("\n")),
        (
            "unknown",
            (0..20_000).map(|n| format!("k{n} = 1\n")).collect(),
        ),
        ("words", pictured("words", &["wide.png".to_owned()])),
    ];
    let short = |text: String| -> Vec<u8> {
        text.into_bytes()
            .into_iter()
            .take(lesson::MAX_BYTES)
            .collect()
    };
    let texts = texts.map(|(name, text)| (format!("{name}.toml"), short(text)));
    let words = [
        full("a = { "),
        full("lesson-words_a = A\n"),
        format!("lesson-words = {}", full("{ -t } ")),
        full("a =\n  .b = c\n"),
    ];
    let words = ["de", "en", "fr", "pl"].into_iter().zip(words);
    let words = words.map(|(language, text)| (format!("words.{language}.ftl"), short(text)));
    texts.into_iter().chain(words).collect()
}

/// Pictures that say that they are large, or are cut, or are none, and lessons that show them.
fn bombs() -> Vec<(String, Vec<u8>)> {
    let png = |side: u32| {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        png.extend([side.to_be_bytes(), side.to_be_bytes()].concat());
        png.extend(b"\x08\x06\0\0\0");
        png.extend([0; 600]);
        png
    };
    let jpeg =
        b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x11\x08\xff\xff\xff\xff";
    let gzip = [&b"\x1f\x8b\x08\0\0\0\0\0\0\x03"[..], &[0xff; 4000]].concat();
    let pictures = [
        ("wide.png", png(50_000)),
        ("widest.png", png(u32::MAX)),
        ("edge.png", png(4_096)),
        ("cut.jpg", jpeg.to_vec()),
        ("packed.png", gzip.clone()),
        (
            "drawn.svg",
            b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(),
        ),
    ];
    let lesson = |(name, _): &(&str, Vec<u8>)| {
        let id = name.split('.').next().unwrap();
        let text = pictured(id, &[(*name).to_owned()]);
        (format!("{id}.toml"), text.into_bytes())
    };
    let mut files: Vec<(String, Vec<u8>)> = pictures.iter().map(lesson).collect();
    let pictures = pictures.into_iter();
    files.extend(pictures.map(|(name, bytes)| (name.to_owned(), bytes)));
    files.push(("gzip.toml".to_owned(), gzip));
    files
}

/// A folder with these files.
fn folder(name: &str, files: Vec<(String, Vec<u8>)>) -> Place {
    let place = Place::new(name);
    for (name, bytes) in files {
        place.put(&name, &bytes);
    }
    place
}

#[test]
fn greedy_files_are_refused_in_little_memory() {
    let cost = cost("greedy files", folder("greedy", greedy_files()).path());
    assert_eq!((cost.proved, cost.refused), (0, 14));
}

#[test]
fn picture_bombs_are_refused_in_little_memory() {
    let cost = cost("picture bombs", folder("bombs", bombs()).path());
    assert_eq!((cost.proved, cost.refused), (0, 7));
}

#[cfg(unix)]
#[test]
fn what_is_no_file_of_the_folder_is_refused_at_once() {
    use std::os::unix::fs::symlink;
    use std::process::Command;

    let place = Place::new("links");
    let secret = Place::new("secret");
    let png = b"secret".to_vec();
    secret.put("secret.png", &png);
    secret.put("secret.toml", pictured("secret", &[]).as_bytes());
    let within = |name: &str| place.path().join(name);
    symlink(secret.path().join("secret.toml"), within("link.toml")).unwrap();
    symlink(secret.path().join("secret.png"), within("link.png")).unwrap();
    symlink(secret.path(), within("folder")).unwrap();
    symlink("loop.toml", within("loop.toml")).unwrap();
    fs::create_dir(within("folder.toml")).unwrap();
    for pipe in ["pipe.toml", "pipe.png", "words.de.ftl"] {
        let made = Command::new("mkfifo").arg(within(pipe)).status().unwrap();
        assert!(made.success());
    }
    fs::File::create(within("huge.toml"))
        .unwrap()
        .set_len(1 << 30)
        .unwrap();
    let names = [
        "link.png",
        "pipe.png",
        "../secret.png",
        "/etc/hostname",
        "folder/secret.png",
        "a\\b.png",
    ];
    for (n, name) in names.iter().enumerate() {
        let id = format!("shows{n}");
        let text = pictured(&id, &[name.replace('\\', "\\\\")]);
        place.put(&format!("{id}.toml"), text.as_bytes());
    }
    place.put(
        "words.toml",
        pictured("words", &[])
            .replace("title", "# title")
            .as_bytes(),
    );
    let cost = cost("links, pipes and large files", place.path());
    assert_eq!(cost.proved, 0, "{cost:?}");
    // Those that show what they must not, the one without steps, and the large one.
    assert_eq!(
        cost.refused,
        u64::try_from(names.len()).unwrap() + 2,
        "{cost:?}"
    );
}

#[test]
fn a_hundred_pictures_in_eight_lessons_take_little_memory() {
    let place = Place::new("album");
    picture_folder(place.path(), 8, 100);
    let cost = cost("8 lessons with 100 pictures", place.path());
    assert_eq!((cost.proved, cost.refused), (8, 0));
}

#[test]
#[ignore = "minutes"]
fn hard_steps_are_proved_or_refused() {
    let place = Place::new("hard");
    hard_folder(place.path(), 6, 100);
    let cost = cost("6 lessons with 100 hard steps", place.path());
    assert_eq!(cost.proved + cost.refused, 6);
}
