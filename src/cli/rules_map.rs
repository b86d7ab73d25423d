//! `squarewise check --rules-map`: what the course teaches and tests, as a table, with its holes.
//!
//! The table is Markdown, so it can be pasted into a page. The exit code is 1 if there is a hole.

use std::process::ExitCode;

use crate::cli::position::print;
use crate::diagnostic::{Message, say};
use crate::lesson::AnyLesson;
use crate::library::Library;
use crate::locale::Locale;
use crate::rulebook;
use crate::rulebook::map::{Row, Sort, map};

/// Prints the map of a library's lessons.
pub(super) fn run(library: &Library, locale: &Locale) -> ExitCode {
    let lessons: Vec<&AnyLesson> = library.entries().iter().map(|it| &it.lesson).collect();
    let rows = map(&lessons);
    match print(text(&rows, locale).as_bytes()) {
        ExitCode::SUCCESS if rows.iter().any(Row::is_hole) => ExitCode::FAILURE,
        code => code,
    }
}

/// The map as Markdown, with its holes in the last line.
#[must_use]
pub fn text(rows: &[Row], locale: &Locale) -> String {
    format!("{}\n{}\n", page(rows, locale), locale.tell(&sum(rows)))
}

/// A table for each sort of row.
fn page(rows: &[Row], locale: &Locale) -> String {
    let tables = Sort::ALL.map(|sort| {
        let rows = rows.iter().filter(|row| row.sort == sort);
        let lines: Vec<String> = rows.map(|row| line(row, locale)).collect();
        let heads = [
            heading(sort),
            say!("command-map-lessons"),
            say!("command-map-steps"),
        ];
        let heads = heads.map(|head| locale.tell(&head)).join(" | ");
        format!("| {heads} |\n|---|---|---|\n{}", lines.concat())
    });
    tables.join("\n")
}

fn line(row: &Row, locale: &Locale) -> String {
    let name = match rulebook::find(row.name) {
        Some(card) => format!("{} (`{}`)", locale.say_plain(&card.title()), row.name),
        None => format!("`{}`", row.name),
    };
    let steps = row
        .steps
        .iter()
        .map(|(lesson, step)| format!("{lesson}/{step}"));
    let steps: Vec<String> = steps.collect();
    let hole = if row.is_hole() {
        format!(" **{}**", locale.tell(&say!("command-map-hole")))
    } else {
        String::new()
    };
    format!(
        "| {name}{hole} | {} | {} |\n",
        row.lessons.join(", "),
        steps.join(", ")
    )
}

fn heading(sort: Sort) -> Message {
    match sort {
        Sort::Rule => say!("command-map-rule"),
        Sort::Reason => say!("command-map-reason"),
        Sort::Ending => say!("command-map-ending"),
        Sort::Claim => say!("command-map-claim"),
    }
}

/// How many holes there are, and which.
fn sum(rows: &[Row]) -> Message {
    let holes: Vec<&str> = rows
        .iter()
        .filter(|row| row.is_hole())
        .map(|row| row.name)
        .collect();
    if holes.is_empty() {
        return say!("command-map-whole", rows = rows.len());
    }
    say!(
        "command-map-holes",
        n = holes.len(),
        list = holes.join(", ")
    )
}
