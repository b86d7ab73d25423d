//! A library read step by step: no step is long, nothing is proved twice, nothing costs without an end.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use squarewise::diagnostic::Source;
use squarewise::job::{Job, JobState};
use squarewise::lesson::ProofJob;
use squarewise::library::{Care, Library, Loading, MAX_PICTURES, Shipped};
use squarewise::locale::english;

use crate::heavy::{hard_folder, hard_lesson, picture_folder};
use crate::support::{Folder, thread_time};

/// The most bytes that one picture's file may have; sixteen such files are as much as a folder may show.
const LARGEST: u64 = 16 * 1024 * 1024;
/// What one step may cost.
const SLICE: usize = 500;
/// What a step may cost more than it was given: all moves of one position, or what is read at once.
const OVER: usize = 10_000;

fn loading(folder: &Folder) -> Loading {
    let folders = [folder.path().to_path_buf()];
    Loading::new(Shipped::None, &folders, Care::Size)
}

/// Drives a job in slices; its output, the dearest step in nodes, and the longest in processor time.
fn driven<J: Job>(mut job: J) -> (J::Output, usize, Duration) {
    let (started, mut dearest, mut longest) = (Instant::now(), 0, Duration::ZERO);
    let clock = || thread_time(started);
    loop {
        let (spent, at) = (job.spent(), clock());
        let progress = job.step(SLICE);
        dearest = dearest.max(job.spent() - spent);
        longest = longest.max(clock().saturating_sub(at));
        if let JobState::Done(output) = progress {
            return (output, dearest, longest);
        }
    }
}

/// What a library says of each file.
fn told(library: &Library) -> Vec<(String, String)> {
    let reports = library.reports().iter().chain(library.word_reports());
    let told = reports.map(|report| {
        let found = format!("{:?}", report.diagnostics);
        (report.source.name().to_owned(), found)
    });
    told.collect()
}

fn ids(library: &Library) -> Vec<&str> {
    let entries = library.entries().iter();
    entries.map(|entry| entry.lesson.id.as_str()).collect()
}

/// The English sentences about a file.
fn sentences(library: &Library, name: &str) -> Vec<String> {
    let mut reports = library.reports().iter();
    let report = reports.find(|it| it.source.name().ends_with(name)).unwrap();
    let found = report.diagnostics.iter();
    found.map(|it| english(&it.message)).collect()
}

#[test]
fn a_hard_folder_is_read_in_short_steps() {
    let folder = Folder::new("loading-hard");
    hard_folder(folder.path(), 2, 8);
    let (library, dearest, longest) = driven(loading(&folder));
    assert_eq!(ids(&library), ["hard-1", "hard-2"]);
    assert!(dearest < SLICE + OVER, "a step of {dearest} nodes");
    assert!(
        longest < Duration::from_millis(100),
        "a step of {longest:?}"
    );
    let whole = loading(&folder).finish();
    assert_eq!((ids(&whole), told(&whole)), (ids(&library), told(&library)));
}

#[test]
fn every_shipped_lesson_is_read_in_short_steps() {
    for (name, text) in squarewise::embedded::LESSONS {
        let (proof, dearest, longest) = driven(ProofJob::new(Source::new(*name, *text)));
        assert!(proof.lesson.is_some(), "{name}");
        assert!(dearest < SLICE + OVER, "{name}: a step of {dearest} nodes");
        assert!(longest < Duration::from_millis(100), "{name}: {longest:?}");
    }
}

#[test]
fn a_lesson_that_takes_too_much_work_is_told_where_it_ends() {
    let text = hard_lesson("hard", 6, 3);
    let source = Source::new("hard.toml", text.as_str());
    let mut whole = ProofJob::limited(source.clone(), usize::MAX);
    let proof = loop {
        if let JobState::Done(proof) = whole.step(SLICE) {
            break proof;
        }
    };
    assert!(proof.lesson.is_some());
    let mut limited = ProofJob::limited(source.clone(), whole.spent() / 2);
    let proof = loop {
        if let JobState::Done(proof) = limited.step(SLICE) {
            break proof;
        }
    };
    assert!(proof.lesson.is_none());
    let said: Vec<String> = proof
        .diagnostics
        .iter()
        .map(|it| english(&it.message))
        .collect();
    let told = "proving this lesson takes too much work: from this step on nothing was proved";
    assert_eq!(said, [told], "once, not for each step");
    let step = source.slice(proof.diagnostics[0].span);
    assert_eq!(step, "stars");
    assert!(proof.diagnostics[0].span.start > text.find("stars-2").unwrap());
}

#[test]
fn a_folder_tells_how_far_it_has_come() {
    let folder = Folder::new("loading-count");
    hard_folder(folder.path(), 3, 1);
    let mut loading = loading(&folder);
    let mut seen = vec![loading.done()];
    while matches!(loading.step(SLICE), JobState::Working) {
        seen.push(loading.done());
    }
    seen.push(loading.done());
    seen.dedup();
    assert_eq!(seen, [(0, 0), (0, 3), (1, 3), (2, 3), (3, 3)]);
}

#[test]
fn an_edit_proves_one_file_only() {
    let folder = Folder::new("loading-edit");
    hard_folder(folder.path(), 4, 4);
    let folders = [folder.path().to_path_buf()];
    let cost = |mut job: Loading| loop {
        if let JobState::Done(library) = job.step(usize::MAX) {
            return (library, job.spent());
        }
    };
    let (library, all) = cost(loading(&folder));
    let (library, none) = cost(Loading::again(&library, &folders, Care::Size));
    assert!(
        none * 20 < all,
        "nothing has changed, {none} of {all} nodes"
    );
    let edited = hard_lesson("hard-2", 4, 77);
    fs::write(folder.file("hard-2.toml"), &edited).unwrap();
    let (edited_library, one) = cost(Loading::again(&library, &folders, Care::Size));
    assert!(
        one > none && one * 2 < all,
        "one file of four, {one} of {all} nodes"
    );
    let fresh = loading(&folder).finish();
    assert_eq!(told(&edited_library), told(&fresh));
    let steps = |library: &Library| library.find("hard-2").unwrap().lesson.clone();
    assert_eq!(steps(&edited_library), steps(&fresh));
    assert_ne!(steps(&edited_library), steps(&library));
}

#[test]
fn a_lesson_called_otherwise_is_judged_anew_though_its_text_is_the_same() {
    let folder = Folder::new("loading-renamed");
    hard_folder(folder.path(), 1, 1);
    let library = loading(&folder).finish();
    fs::rename(folder.file("hard-1.toml"), folder.file("other.toml")).unwrap();
    let folders = [folder.path().to_path_buf()];
    let again = Loading::again(&library, &folders, Care::Size).finish();
    let said = sentences(&again, "other.toml");
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains("the file is called"), "{said:?}");
}

#[test]
fn a_folder_is_listed_once_however_many_lessons_it_holds() {
    let cost = |name: &str, n_lessons: usize, n_others: usize| {
        let folder = Folder::new(name);
        for number in 0..n_lessons {
            let lesson = format!(
                "format = 1\nid = \"l{number}\"\n[[step]]\nid = \"a\"\nkind = \"say\"\nboard = \"start\"\n"
            );
            fs::write(folder.file(&format!("l{number}.toml")), lesson).unwrap();
        }
        for number in 0..n_others {
            fs::write(folder.file(&format!("photo{number}.jpg")), "").unwrap();
        }
        let mut loading = loading(&folder);
        while matches!(loading.step(usize::MAX), JobState::Working) {}
        loading.spent()
    };
    let few = cost("listed-few", 5, 400) - cost("listed-few", 5, 0);
    let many = cost("listed-many", 50, 400) - cost("listed-many", 50, 0);
    assert_eq!(
        few, many,
        "other files cost the same however many lessons lie beside them"
    );
}

#[test]
fn words_beside_each_lesson_are_found_in_the_one_listing() {
    let lesson = |id: &str| {
        format!(
            "format = 1\nid = \"{id}\"\n[[step]]\nid = \"a\"\nkind = \"say\"\nboard = \"start\"\n"
        )
    };
    let words = |id: &str| format!("lesson-{id} = T\nlesson-{id}_a = A\n");
    let folder = Folder::new("listed-words")
        .with("rook.toml", &lesson("rook"))
        .with("rook.de.ftl", &words("rook"))
        .with("rook.en.ftl", &words("rook"))
        .with("rook-two.toml", &lesson("rook-two"))
        .with("rook-two.en.ftl", &words("rook-two"))
        .with("lost.en.ftl", "");
    let named = |library: &Library| -> Vec<String> {
        let reports = library.word_reports().iter();
        let file = |name: &str| {
            PathBuf::from(name)
                .file_name()
                .unwrap()
                .to_str()
                .unwrap()
                .to_owned()
        };
        reports.map(|report| file(report.source.name())).collect()
    };
    let library = Library::of_paths(&[folder.path().to_path_buf()]);
    let all = [
        "rook-two.en.ftl",
        "rook.de.ftl",
        "rook.en.ftl",
        "lost.en.ftl",
    ];
    assert_eq!(named(&library), all);
    let alone = Library::of_paths(&[folder.file("rook.toml")]);
    assert_eq!(named(&alone), ["rook.de.ftl", "rook.en.ftl"]);
}

#[test]
fn pictures_are_measured_once_and_decoded_when_they_are_shown() {
    let folder = Folder::new("loading-pictures");
    picture_folder(folder.path(), 3, 5);
    let (library, _, _) = driven(loading(&folder));
    assert_eq!(ids(&library), ["seen-1", "seen-2", "seen-3"]);
    let file = |id: &str| library.find(id).unwrap().picture("p2.png").unwrap();
    assert!(
        Arc::ptr_eq(file("seen-1"), file("seen-3")),
        "one file, looked at once"
    );
    let picture = file("seen-1").open().unwrap();
    assert_eq!((picture.width, picture.height), (800, 800));
    assert_eq!(picture.pixels[..4], [2, 2, 2, 255]);
    fs::remove_file(folder.file("p2.png")).unwrap();
    assert!(file("seen-1").open().is_err());
}

#[test]
fn a_broken_picture_is_told_to_its_author_and_stops_nobody_else() {
    let folder = Folder::new("loading-broken");
    picture_folder(folder.path(), 1, 1);
    let whole = fs::read(folder.file("p1.png")).unwrap();
    fs::write(folder.file("p1.png"), &whole[..whole.len() / 2]).unwrap();
    let library = loading(&folder).finish();
    assert_eq!(ids(&library), ["seen-1"]);
    assert!(
        library.entries()[0]
            .picture("p1.png")
            .unwrap()
            .open()
            .is_err()
    );
    let checked = Library::of_paths(&[folder.path().to_path_buf()]);
    assert_eq!(
        sentences(&checked, "seen-1.toml"),
        ["`p1.png` is broken and cannot be shown"]
    );
}

#[test]
fn a_folder_with_too_many_pictures_is_told_so() {
    let folder = Folder::new("loading-album");
    let per_lesson = 100;
    picture_folder(folder.path(), 1, 1);
    let lesson = fs::read_to_string(folder.file("seen-1.toml")).unwrap();
    fs::remove_file(folder.file("seen-1.toml")).unwrap();
    let (head, step) = lesson.split_once("\n[[step]]").unwrap();
    let mut n_pictures = 0;
    for number in 0..=MAX_PICTURES / per_lesson {
        let id = format!("m{number:02}");
        let mut text = head.replace("seen-1", &id);
        for place in 0..per_lesson {
            let picture = format!("q{n_pictures}.png");
            fs::copy(folder.file("p1.png"), folder.file(&picture)).unwrap();
            let step = step.replace("\"s1\"", &format!("\"s{place}\""));
            text.push_str(&format!("\n[[step]]{}", step.replace("p1.png", &picture)));
            n_pictures += 1;
        }
        fs::write(folder.file(&format!("{id}.toml")), text).unwrap();
    }
    let library = loading(&folder).finish();
    let first = sentences(&library, "m00.toml");
    assert_eq!(
        library.entries().len(),
        MAX_PICTURES / per_lesson,
        "{first:?}"
    );
    let said = sentences(&library, "m10.toml");
    assert!(
        said[0].contains("too many pictures: at most 1000"),
        "{}",
        said[0]
    );
}

#[test]
fn a_folder_with_too_heavy_pictures_is_told_so() {
    for (n_pictures, holds) in [(16, true), (17, false)] {
        let folder = Folder::new("loading-heavy");
        picture_folder(folder.path(), 1, n_pictures);
        for number in 1..=n_pictures {
            let file = folder.file(&format!("p{number}.png"));
            let file = fs::File::options().write(true).open(file).unwrap();
            // What follows is a hole, which takes no room.
            file.set_len(LARGEST).unwrap();
        }
        let said = sentences(&loading(&folder).finish(), "seen-1.toml");
        assert_eq!(said.is_empty(), holds, "{n_pictures}: {said:?}");
        let is_told = |it: &String| it.contains("too many pictures") && it.contains("256 MiB");
        assert!(said.iter().all(is_told), "{said:?}");
    }
}
