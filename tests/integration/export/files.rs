//! `squarewise export` as a person at a terminal meets it.

use std::fs;
use std::process::{Command, Output};

use crate::support::{Folder, lesson_file, project};

fn export(folder: &Folder, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_squarewise"));
    command.env("LC_ALL", "en_US.UTF-8").arg("export");
    command.args(arguments).current_dir(folder.path());
    command.output().unwrap()
}

/// The exit code and what was said on standard error.
fn refused(output: &Output) -> (Option<i32>, String) {
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), told)
}

#[test]
fn a_pdf_is_one_file_and_pictures_are_numbered() {
    let folder = Folder::new("export-files");
    let output = export(&folder, &["rook", "--to", "rook.pdf", "--lang", "de"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(
        String::from_utf8_lossy(&output.stdout).trim(),
        "geschrieben: rook.pdf"
    );
    assert!(
        fs::read(folder.file("rook.pdf"))
            .unwrap()
            .starts_with(b"%PDF")
    );
    let output = export(&folder, &["rook", "--to", "rook.svg", "--page", "letter"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let page = fs::read_to_string(folder.file("rook-2.svg")).unwrap();
    assert!(page.contains(r#"width="612pt""#));
    let only = [
        "rook",
        "--to",
        "one.png",
        "--answers",
        "only",
        "--dpi",
        "72",
    ];
    assert_eq!(export(&folder, &only).status.code(), Some(0));
    let picture = fs::read(folder.file("one.png")).unwrap();
    // The width stands in the header of a PNG file.
    assert_eq!(picture[16..20], 595_u32.to_be_bytes());
}

#[test]
fn nothing_is_written_over_unless_asked() {
    let folder = Folder::new("export-over").with("rook-2.svg", "mine");
    let (code, told) = refused(&export(&folder, &["rook", "--to", "rook.svg"]));
    assert_eq!(code, Some(2));
    assert!(told.contains("`rook-2.svg` already exists"), "{told}");
    assert!(!folder.file("rook-1.svg").exists());
    assert_eq!(
        fs::read_to_string(folder.file("rook-2.svg")).unwrap(),
        "mine"
    );
    let output = export(&folder, &["rook", "--to", "rook.svg", "--force"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_ne!(
        fs::read_to_string(folder.file("rook-2.svg")).unwrap(),
        "mine"
    );
}

#[test]
fn what_cannot_be_understood_is_exit_code_2() {
    let folder = Folder::new("export-unknown");
    for (arguments, part) in [
        (vec!["rok", "--to", "a.pdf"], "did you mean `rook`?"),
        (vec!["rook", "--to", "a.doc"], ".pdf, .svg or .png"),
        (vec!["rook", "--to", "a"], ".pdf, .svg or .png"),
        (vec!["rook", "--to", "none/a.pdf"], "cannot be written"),
        (vec!["rook", "--to", "a.png", "--dpi", "9000"], "36..=600"),
        (
            vec!["rook", "--to", "a.pdf", "--lang", "d_e"],
            "not a language code",
        ),
    ] {
        let (code, told) = refused(&export(&folder, &arguments));
        assert_eq!(code, Some(2), "{arguments:?}: {told}");
        assert!(told.contains(part), "{arguments:?}: {told}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_file_of_ones_own_is_printed_if_it_holds() {
    let good = fs::read_to_string(project("tests/fixtures/good/draw-kinds.toml")).unwrap();
    let bad = good.replace("answer = \"stalemate\"", "answer = \"check\"");
    let odd = good.replacen("title = \"", "title = \"棋", 1);
    let folder = Folder::new("export-own")
        .with("draw-kinds.toml", &good)
        .with("bad.toml", &bad)
        .with("odd.toml", &odd);
    let output = export(&folder, &["draw-kinds.toml", "--to", "a.pdf"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let (code, told) = refused(&export(&folder, &["bad.toml", "--to", "b.pdf"]));
    assert_eq!(code, Some(1));
    assert!(told.contains("error[answer]"), "{told}");
    fs::rename(folder.file("odd.toml"), folder.file("draw-kinds.toml")).unwrap();
    let (code, told) = refused(&export(&folder, &["draw-kinds.toml", "--to", "c.pdf"]));
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains('棋'), "{told}");
    assert!(!folder.file("b.pdf").exists() && !folder.file("c.pdf").exists());
}

/// A red picture with a blue lower half.
fn flag() -> Vec<u8> {
    let color = |_: u32, y: u32| image::Rgb(if y < 20 { [220, 0, 0] } else { [0, 0, 220] });
    let picture = image::RgbImage::from_fn(60, 40, color);
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, image::ImageFormat::Png)
        .unwrap();
    bytes.into_inner()
}

#[test]
fn a_picture_stands_beside_its_board_and_five_boards_fill_one_page() {
    let board = "board = \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"\n";
    let say = format!(
        "[[step]]\nid = \"say\"\nkind = \"say\"\n{board}picture = \"flag.png\"\ntext = \"Look.\"\n"
    );
    let asks = ["one", "two", "three", "four"].map(|id| {
        format!("[[step]]\nid = \"{id}\"\nkind = \"judge\"\n{board}move = \"O-O\"\ntext = \"May the king castle?\"\n")
    });
    let text = lesson_file("mine", "Mine", &format!("{say}{}", asks.concat()));
    let folder = Folder::new("export-beside").with("mine.toml", &text);
    fs::write(folder.file("flag.png"), flag()).unwrap();
    let output = export(
        &folder,
        &["mine.toml", "--to", "m.svg", "--answers", "without"],
    );
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let page = fs::read_to_string(folder.file("m.svg"));
    let page = page.expect("all of it is on one page");
    assert!(page.contains("<image "));
}

#[test]
fn a_picture_of_ones_own_is_printed() {
    let lesson = |picture: &str| {
        let step = "[[step]]\nid = \"one\"\nkind = \"say\"\nboard = \"empty\"\ntext = \"Look.\"\n";
        lesson_file("mine", "Mine", &format!("{step}{picture}"))
    };
    let folder = Folder::new("export-photo").with("mine.toml", &lesson("picture = \"flag.png\"\n"));
    fs::write(folder.file("flag.png"), flag()).unwrap();
    for ending in ["svg", "pdf", "png"] {
        let to = format!("with.{ending}");
        let output = export(
            &folder,
            &[
                "mine.toml",
                "--to",
                &to,
                "--answers",
                "without",
                "--dpi",
                "72",
            ],
        );
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
    let svg = fs::read_to_string(folder.file("with.svg")).unwrap();
    assert!(
        svg.contains("<image width=\"60.00\" height=\"40.00\""),
        "{svg}"
    );
    let pdf = fs::read(folder.file("with.pdf")).unwrap();
    let holds = |text: &[u8]| pdf.windows(text.len()).any(|it| it == text);
    assert!(holds(b"/DCTDecode") && holds(b"/Width 60") && holds(b"/I0 Do"));
    let page = image::open(folder.file("with.png")).unwrap().into_rgb8();
    let is = |want: [u8; 3]| {
        let near = |(one, two): (&u8, &u8)| one.abs_diff(*two) < 40;
        move |it: &&image::Rgb<u8>| it.0.iter().zip(&want).all(near)
    };
    let (red, blue) = (
        page.pixels().filter(is([220, 0, 0])),
        page.pixels().filter(is([0, 0, 220])),
    );
    let (red, blue) = (red.count(), blue.count());
    assert!(
        (900..1500).contains(&red) && (900..1500).contains(&blue),
        "{red} {blue}"
    );

    fs::write(folder.file("mine.toml"), lesson("")).unwrap();
    let output = export(
        &folder,
        &["mine.toml", "--to", "plain.svg", "--answers", "without"],
    );
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(
        !fs::read_to_string(folder.file("plain.svg"))
            .unwrap()
            .contains("<image")
    );
}
