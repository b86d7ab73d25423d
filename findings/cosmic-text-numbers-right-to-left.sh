#!/usr/bin/env bash
# cosmic-text 0.15.0: a wrapped line from right to left that has numbers in it can be wider than the width it was given.
#
# `Buffer::set_size(Some(width), None)` with `Wrap::Word` keeps every line of a left-to-right text within the width. In a
# right-to-left paragraph a number is a run of its own with the other direction. No line is broken between the number and
# the sign behind it, although nothing else fits any more: both hang over the edge, by up to a number and its sign. There
# is no error; `layout_runs()` reports a `line_w` above the width, and `Wrap::WordOrGlyph` changes nothing.
#
# Seen with DejaVu Sans at 18 pixels, each width from 120 to 419 pixels, the values of the pieces in Hebrew and in English
# ("knight 3, bishop 3, rook 5, queen 9."):
#
#     Word, Hebrew: 55 of 300 widths, by up to 22.8 pixels
#     Word, English: 0 of 300 widths, by up to 0.0 pixels
#     WordOrGlyph, Hebrew: 55 of 300 widths, by up to 22.8 pixels
#     WordOrGlyph, English: 0 of 300 widths, by up to 0.0 pixels
#
# The program below is made for this alone; the libraries (MIT or Apache-2.0) come from where cargo takes its libraries.
# Needs cargo. Ends with 0 while the library behaves so, with another number once it does not.

set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/src"
cat > "$folder/Cargo.toml" <<'TOML'
[package]
name = "numbers-right-to-left"
version = "0.0.0"
edition = "2021"

[dependencies]
cosmic-text = "=0.15.0"
dejavu = "=2.37.0"
TOML
cat > "$folder/src/main.rs" <<'RUST'
use cosmic_text::fontdb::Database;
use cosmic_text::{Attrs, Buffer, Family, FontSystem, Metrics, Shaping, Wrap};

fn main() {
    let mut fonts = Database::new();
    fonts.load_font_data(dejavu::sans::regular().to_vec());
    let mut fonts = FontSystem::new_with_locale_and_db("en".to_owned(), fonts);
    let texts = [
        ("Hebrew", "פרש 3, רץ 3, צריח 5, מלכה 9."),
        ("English", "knight 3, bishop 3, rook 5, queen 9."),
    ];
    for wrap in [Wrap::Word, Wrap::WordOrGlyph] {
        for (language, text) in texts {
            let (mut n_wider, mut most) = (0, 0.0_f32);
            for width in 120..420 {
                let width = width as f32;
                let mut buffer = Buffer::new(&mut fonts, Metrics::new(18.0, 23.0));
                buffer.set_size(&mut fonts, Some(width), None);
                buffer.set_wrap(&mut fonts, wrap);
                let attrs = Attrs::new().family(Family::Name("DejaVu Sans"));
                buffer.set_text(&mut fonts, text, &attrs, Shaping::Advanced, None);
                buffer.shape_until_scroll(&mut fonts, false);
                let widest = buffer.layout_runs().map(|it| it.line_w).fold(0.0, f32::max);
                n_wider += usize::from(widest > width + 1.0);
                most = most.max(widest - width);
            }
            println!("{wrap:?}, {language}: {n_wider} of 300 widths, by up to {most:.1} pixels");
        }
    }
}
RUST
CARGO_TARGET_DIR="$folder/target" cargo run --quiet --manifest-path "$folder/Cargo.toml" | tee "$folder/seen"

diff - "$folder/seen" <<'ONCE'
Word, Hebrew: 55 of 300 widths, by up to 22.8 pixels
Word, English: 0 of 300 widths, by up to 0.0 pixels
WordOrGlyph, Hebrew: 55 of 300 widths, by up to 22.8 pixels
WordOrGlyph, English: 0 of 300 widths, by up to 0.0 pixels
ONCE
