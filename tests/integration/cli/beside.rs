//! What lies in a folder of lessons and is none, what a lesson is called beside others, and what is printed of one.

use std::fs;

use crate::cli::{err, name, out, squarewise, squarewise_in};
use crate::support::{Folder, lesson_file, project};

/// A lesson of one step on a shelf.
fn lesson(id: &str, more: &str) -> String {
    let step = "[[step]]\nid = \"a\"\nkind = \"say\"\nboard = \"start\"\ntext = \"Look.\"\n";
    format!("format = 1\nid = \"{id}\"\nlanguage = \"en\"\ntitle = \"{id}\"\n{more}\n{step}")
}

#[test]
fn games_tables_and_packed_folders_are_told_what_they_are_and_what_to_do() {
    let folder = Folder::new("beside-others")
        .with("study.pgn", "1. e4 e5 *\n")
        .with("puzzles.csv", "PuzzleId,FEN\n")
        .with("lessons.zip", "PK")
        .with("ends.epd", "8/8/8/8/8/8/8/8 w - -\n");
    let told = [
        ("study.pgn", "these are games, not a lesson (copy the moves"),
        (
            "puzzles.csv",
            "this is a table, not a lesson (copy each FEN",
        ),
        (
            "lessons.zip",
            "this is a packed folder, and what is in it is not read (unpack it",
        ),
        (
            "ends.epd",
            "these are positions, not a lesson (copy each FEN",
        ),
    ];
    let all = squarewise(&["check", "--format", "short", name(folder.path())]);
    for (file, says) in told {
        let line = format!("{file}:1:1: warning[overlooked]: {says}");
        assert!(out(&all).contains(&line), "{}", out(&all));
        let alone = squarewise(&["check", "--format", "short", name(&folder.file(file))]);
        let line = format!("{file}:1:1: error[overlooked]: {says}");
        assert!(out(&alone).contains(&line), "{}", out(&alone));
        assert_eq!(out(&alone).matches("error[").count(), 1);
        assert_eq!(alone.status.code(), Some(1));
    }
    let from = squarewise_in(
        folder.path(),
        &["new", "--from", "study.pgn", "--language", "en"],
    );
    assert!(err(&from).contains("these are games"), "{}", err(&from));
}

#[test]
fn a_course_of_an_authors_own_is_told_that_it_is_not_used() {
    let shipped = fs::read_to_string(project("lessons/course.toml")).unwrap();
    let folder = Folder::new("beside-course")
        .with("mine.toml", &lesson("mine", ""))
        .with("course.toml", &shipped);
    let course = folder.file("course.toml");
    let check = |path: &str| out(&squarewise(&["check", "--format", "short", path]));
    assert_eq!(check(name(&course)), "the course is fine\n");
    fs::write(&course, format!("# Mine.\n{shipped}")).unwrap();
    let told = "warning[overlooked]: `course.toml` is looked over, but not used";
    for path in [name(&course), name(folder.path())] {
        assert!(check(path).contains(told), "{}", check(path));
    }
}

#[test]
fn a_picture_of_nearly_the_same_name_is_offered() {
    let step = |picture: &str| {
        format!(
            "[[step]]\nid = \"a\"\nkind = \"say\"\nboard = \"start\"\npicture = \"{picture}\"\ntext = \"Look.\"\n"
        )
    };
    for (written, offered) in [
        ("Fork.PNG", true),
        ("fork.jpg", true),
        ("fokr.png", true),
        ("pin.png", false),
    ] {
        let folder = Folder::new("beside-picture")
            .with("mine.toml", &lesson_file("mine", "Mine", &step(written)))
            .with("fork.png", "no picture inside");
        let said = out(&squarewise(&[
            "check",
            "--format",
            "short",
            name(folder.path()),
        ]));
        let missing = format!("there is no picture `{written}` beside the lesson");
        assert!(said.contains(&missing), "{said}");
        assert_eq!(said.contains(" (there is `fork.png`)"), offered, "{said}");
    }
}

#[test]
fn the_copy_of_a_lesson_is_one_mistake() {
    let folder = Folder::new("beside-copy")
        .with("m61.toml", &lesson("m61", ""))
        .with("m61-copy.toml", &lesson("m61", ""));
    let said = out(&squarewise(&[
        "check",
        "--format",
        "short",
        name(folder.path()),
    ]));
    assert_eq!(said.matches("error[").count(), 1, "{said}");
    assert!(
        said.contains("m61-copy.toml:2:7: error[duplicate]"),
        "{said}"
    );
    assert!(said.contains("write `id = \"m61-copy\"`"), "{said}");
}

#[test]
fn a_circle_of_lessons_is_one_mistake() {
    let folder = Folder::new("beside-circle")
        .with("one.toml", &lesson("one", "after = [\"two\"]"))
        .with("two.toml", &lesson("two", "after = [\"one\"]"));
    let said = out(&squarewise(&[
        "check",
        "--format",
        "short",
        name(folder.path()),
    ]));
    assert_eq!(said.matches("error[").count(), 1, "{said}");
    assert!(
        said.contains("remove one `after` in this circle: `two`, `one`"),
        "{said}"
    );
}

#[test]
fn a_colon_in_a_sheet_is_one_mistake() {
    let folder = Folder::new("beside-colon")
        .with("mine.toml", &lesson("mine", "about = \"About.\""))
        .with(
            "mine.it.ftl",
            "lesson-mine = Mio\n    .about: Di questo.\nlesson-mine_a: Guarda.\n",
        );
    let said = out(&squarewise(&[
        "check",
        "--format",
        "short",
        name(folder.path()),
    ]));
    let told = |line: u8, write: &str| {
        format!(
            "mine.it.ftl:{line}:1: error[syntax]: a name is followed by `=`, not by `:` (write `{write}`)"
        )
    };
    assert!(said.contains(&told(2, ".about = Di questo.")), "{said}");
    assert!(said.contains(&told(3, "lesson-mine_a = Guarda.")), "{said}");
    assert!(!said.contains("[missing]"), "{said}");
}

#[cfg(feature = "export")]
#[test]
fn a_certificate_is_printed_for_each_shelf_old_ones_and_own_ones_too() {
    let folder = Folder::new("beside-certificate")
        .with("club.toml", &lesson("club", "group = \"our club\""));
    let to = |shelf: &str| {
        let arguments = [
            "--lessons",
            ".",
            "export",
            "--certificate",
            shelf,
            "--to",
            "c.svg",
        ];
        let _ = fs::remove_file(folder.file("c.svg"));
        let printed = squarewise_in(folder.path(), &arguments);
        (
            printed.status.code(),
            err(&printed),
            fs::read_to_string(folder.file("c.svg")).unwrap_or_default(),
        )
    };
    for (shelf, says) in [
        ("meadow", ["Rook", "Meadow"]),
        ("pieces", ["Rook", "Meadow"]),
        ("family-game", ["Family", "Fair"]),
        ("our club", ["our", "club"]),
    ] {
        let (code, told, page) = to(shelf);
        assert_eq!(code, Some(0), "{shelf}: {told}");
        assert!(says.iter().all(|word| page.contains(word)), "{shelf}");
    }
    let (code, told, _) = to("medow");
    assert_eq!(code, Some(2));
    assert!(
        told.contains("`meadow`") && told.contains("`our club`"),
        "{told}"
    );
}

#[test]
fn a_shelf_of_before_the_lands_is_no_shelf_of_its_own() {
    let folder =
        Folder::new("beside-shelf").with("mine.toml", &lesson("mine", "group = \"family-game\""));
    let library = squarewise::library::Library::of_paths(&[folder.path().to_path_buf()]);
    let group = library.find("mine").unwrap().lesson.group.as_deref();
    assert_eq!(group, Some("fair"));
}

#[cfg(feature = "export")]
#[test]
fn a_sheet_speaks_the_language_of_its_lesson_or_says_that_it_does_not() {
    let step = "[[step]]\nid = \"a\"\nkind = \"move\"\nboard = \"start\"\nanswer = [\"e4\"]\ntext = \"!\"\n";
    let written = |language: &str| {
        lesson_file("mine", "Mine", step)
            .replace("language = \"en\"", &format!("language = \"{language}\""))
    };
    let print = |language: &str, more: &[&str]| {
        let folder = Folder::new("beside-sheet").with("mine.toml", &written(language));
        let arguments = [&["export", "mine.toml", "--to", "m.svg"], more].concat();
        let printed = squarewise_in(folder.path(), &arguments);
        assert!(printed.status.success(), "{}", err(&printed));
        (
            out(&printed),
            fs::read_to_string(folder.file("m-1.svg")).unwrap(),
        )
    };
    let (told, page) = print("de", &[]);
    assert!(
        page.contains("Weiß am Zug") && !told.contains("`de`"),
        "{told}"
    );
    let (told, page) = print("de", &["--lang", "en"]);
    assert!(
        page.contains("White to move") && told.contains("are in `de`"),
        "{told}"
    );
    let (told, page) = print("it", &[]);
    assert!(page.contains("White to move"), "{told}");
    assert!(told.contains("the words of `mine` are in `it`"), "{told}");
}
