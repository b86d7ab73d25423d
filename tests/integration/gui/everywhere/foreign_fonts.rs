//! Whatever fonts a computer has, everything is laid out in those of the program; the system's are asked for other
//! letters alone.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use headless::renderer::graphics::text::cosmic_text::fontdb::{Database, Source};
use headless::renderer::graphics::text::cosmic_text::{
    Attrs, Buffer, Family, FontSystem, Metrics, Shaping, Weight,
};
use iced::Font;
use iced::font::Family as IcedFamily;
use squarewise::embedded::words;
use squarewise::gui::look::fonts;

/// Families that a computer may have and that would be asked before the program's own: of the same name, of a script
/// that DejaVu has too, and what the systems mean by a font without serifs.
const FOREIGN: [&str; 9] = [
    "Noto Sans",
    "DejaVu Sans",
    "Noto Sans Hebrew",
    "Noto Sans Arabic",
    "Noto Sans Georgian",
    "Noto Sans Symbols",
    "Open Sans",
    "Segoe UI",
    ".SF NS",
];

/// The letters of the foreign families: with serifs, and far wider than the program's own; for scripts that these lack,
/// one that has them.
fn foreign_faces() -> [&'static [u8]; 4] {
    [
        dejavu::serif::regular(),
        dejavu::serif::bold(),
        dejavu::sans::regular(),
        dejavu::sans::bold(),
    ]
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_be_bytes([bytes[at], bytes[at + 1]])
}

/// A font file under another name: the same with another `name` table, which is put behind all others
/// (OpenType specification, "Organization of an OpenType Font" and "name").
fn renamed(face: &[u8], family: &str, number: usize) -> Vec<u8> {
    let names = [
        (1_u16, family.to_owned()),
        (4, format!("{family} {number}")),
        (6, format!("{}-{number}", family.replace(' ', ""))),
    ];
    let n_names = u16::try_from(names.len()).unwrap();
    let mut table = [0, n_names, 6 + 12 * n_names]
        .map(u16::to_be_bytes)
        .concat();
    let mut letters: Vec<u8> = Vec::new();
    for (id, name) in &names {
        let name: Vec<u8> = name.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let [length, place] = [name.len(), letters.len()].map(|it| u16::try_from(it).unwrap());
        // Windows, Unicode, English of the United States.
        let record = [3, 1, 0x409, *id, length, place];
        table.extend(record.map(u16::to_be_bytes).concat());
        letters.extend(name);
    }
    table.extend(letters);

    let mut file = face.to_vec();
    file.resize(file.len().next_multiple_of(4), 0);
    let place = u32::try_from(file.len()).unwrap().to_be_bytes();
    let length = u32::try_from(table.len()).unwrap().to_be_bytes();
    let records = (0..usize::from(u16_at(face, 4))).map(|it| 12 + 16 * it);
    for at in records.filter(|at| face[*at..].starts_with(b"name")) {
        file[at + 8..at + 12].copy_from_slice(&place);
        file[at + 12..at + 16].copy_from_slice(&length);
    }
    file.extend(table);
    file
}

/// The files of all foreign fonts.
fn foreign_files() -> impl Iterator<Item = Vec<u8>> {
    let faces = || foreign_faces().into_iter().enumerate();
    let named = FOREIGN
        .iter()
        .flat_map(move |name| faces().map(move |it| (name, it)));
    named.map(|(name, (number, face))| renamed(face, name, number))
}

/// The fonts of a computer that has these, before the program's own are put first.
fn system(files: impl Iterator<Item = Vec<u8>>) -> FontSystem {
    let mut found = Database::new();
    for file in files {
        let n_before = found.len();
        found.load_font_source(Source::Binary(Arc::new(file)));
        assert_eq!(found.len(), n_before + 1, "it is no font");
    }
    found.set_sans_serif_family("Open Sans");
    FontSystem::new_with_locale_and_db("en-US".to_owned(), found)
}

/// How wide each line of a text is, and the families that its letters are from.
fn laid_out(fonts: &mut FontSystem, text: &str, font: Font) -> Vec<(f32, String)> {
    let family = match font.family {
        IcedFamily::Name(name) => Family::Name(name),
        _ => Family::SansSerif,
    };
    let weight = if font.weight == fonts::BOLD.weight {
        Weight::BOLD
    } else {
        Weight::NORMAL
    };
    let attributes = Attrs::new().family(family).weight(weight);
    let mut buffer = Buffer::new(fonts, Metrics::new(16.0, 20.0));
    buffer.set_size(fonts, None, None);
    buffer.set_text(fonts, text, &attributes, Shaping::Advanced, None);
    buffer.shape_until_scroll(fonts, false);
    let mut lines = Vec::new();
    for run in buffer.layout_runs() {
        let mut families: Vec<&str> = Vec::new();
        for glyph in run.glyphs {
            let face = fonts.db().face(glyph.font_id).unwrap();
            let family = face.families[0].0.as_str();
            if families.last() != Some(&family) {
                families.push(family);
            }
        }
        lines.push((run.line_w, families.join(", ")));
    }
    lines
}

/// Texts in scripts and signs of which some are in one of the program's families, some in the other.
const OTHERS: [&str; 8] = [
    "♔♕♖ on \u{2060}f1\u{2060}. ★",
    "\u{202e}The rook\u{202c} \u{2067}The rook\u{2069}",
    "שלום, נועה!",
    "مرحبا يا ليلى",
    "გიორგი, Անի",
    "Ελένη, Київ, Đặng",
    "½ ← → ✓ ✗ ⚔ …",
    "ⵜⴰⵎⴰⵣⵉⵖⵜ ᚠᚢᚦ ᐃᓄᒃ",
];

#[test]
fn every_word_is_as_wide_among_foreign_fonts_as_without_them() {
    let mut alone = fonts::own_first(&system(std::iter::empty()));
    let mut among = fonts::own_first(&system(foreign_files()));
    let files = words(|_, _| true);
    let all: BTreeSet<&str> = files
        .iter()
        .flat_map(|it| it.2.split_whitespace())
        .collect();
    let all: Vec<&str> = all.into_iter().collect();
    let lines = all.chunks(12).map(|words| words.join(" "));
    let text = OTHERS.join("\n") + "\n" + &lines.collect::<Vec<_>>().join("\n");
    for font in [fonts::REGULAR, fonts::BOLD] {
        let expected = laid_out(&mut alone, &text, font);
        let found = laid_out(&mut among, &text, font);
        for (expected, found) in expected.iter().zip(&found) {
            assert_eq!(expected, found, "{font:?}");
        }
        assert_eq!(
            (expected.len(), expected.len()),
            (text.lines().count(), found.len())
        );
    }
}

#[test]
fn foreign_fonts_are_in_the_way_of_a_text_that_asks_for_them_first() {
    let text = "The rook";
    let alone = laid_out(
        &mut fonts::own_first(&system(std::iter::empty())),
        text,
        fonts::REGULAR,
    );
    let taken = laid_out(&mut system(foreign_files()), text, fonts::REGULAR);
    assert!(taken[0].0 > alone[0].0 + 5.0, "{taken:?}, {alone:?}");
}

#[test]
fn a_letter_that_the_program_lacks_comes_from_the_system() {
    // A font that has signs of its own in the private use area, where the program's have none.
    let icons = {
        let fonts = headless::renderer::graphics::text::font_system();
        let mut fonts = fonts.write().unwrap();
        let all = fonts.raw().db();
        let icons = all.faces().find(|face| face.families[0].0 == "Iced-Icons");
        all.with_face_data(icons.unwrap().id, |file, _| file.to_vec())
            .unwrap()
    };
    let files = [renamed(&icons, "Noto Sans Foreign", 0)];
    let mut fonts = fonts::own_first(&system(foreign_files().chain(files)));
    for font in [fonts::REGULAR, fonts::BOLD] {
        let lines = laid_out(&mut fonts, "Rook \u{f00c}", font);
        assert_eq!(lines[0].1, "Noto Sans, Noto Sans Foreign");
    }
}

#[test]
fn the_window_asks_the_fonts_of_the_program_first() {
    fonts::install();
    let fonts = headless::renderer::graphics::text::font_system();
    let mut fonts = fonts.write().unwrap();
    let db = fonts.raw().db();
    for name in ["Noto Sans", "DejaVu Sans"] {
        let named = db.faces().filter(|face| face.families[0].0 == name);
        let sources = named.map(|face| matches!(face.source, Source::Binary(_)));
        assert_eq!(sources.collect::<Vec<_>>(), [true, true], "{name}");
    }
    assert_eq!(db.family_name(&Family::SansSerif), "Noto Sans");
}

/// Writes the foreign fonts, and a file that makes a program see them among those of the system: what
/// `FONTCONFIG_FILE` names while the other tests run.
#[test]
#[ignore = "writes files"]
fn writes_foreign_fonts() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/foreign-fonts");
    std::fs::create_dir_all(&folder).unwrap();
    for (number, file) in foreign_files().enumerate() {
        std::fs::write(folder.join(format!("{number}.ttf")), file).unwrap();
    }
    let dirs = format!("<dir>{}</dir><dir>/usr/share/fonts</dir>", folder.display());
    let head = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">";
    let config = format!("{head}\n<fontconfig>{dirs}</fontconfig>\n");
    std::fs::write(folder.join("fonts.conf"), config).unwrap();
}
