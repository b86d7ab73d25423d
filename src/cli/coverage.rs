//! `squarewise check --coverage`: how much of the words each language has, and which sources have changed since they were
//! translated.

use crate::diagnostic::{Message, say};
use crate::library::Entry;
use crate::locale::Locale;
use crate::locale::coverage::{Coverage, Share, Stale, WordsPart, coverage};

/// The words of the program, a language a line.
pub(super) fn table(locale: &Locale) -> String {
    drawn(&coverage(), locale)
}

/// The words of lessons, a line for each lesson and language.
pub(super) fn of_lessons(entries: &[Entry], locale: &Locale) -> String {
    let all = entries.iter();
    let all: Vec<(&str, Vec<Share>)> = all
        .map(|it| (it.lesson.id.as_str(), it.coverage()))
        .collect();
    lines(&all, locale)
}

fn lines(all: &[(&str, Vec<Share>)], locale: &Locale) -> String {
    let heads = [
        say!("command-lesson"),
        say!("command-language"),
        say!("command-words"),
        say!("command-stale"),
    ];
    let mut rows = vec![heads.map(|head| locale.tell(&head)).to_vec()];
    for (lesson, shares) in all {
        for it in shares {
            let (lesson, language) = ((*lesson).to_owned(), it.language.clone());
            let told = locale.tell(&share(it.there, it.all));
            rows.push(vec![lesson, language, told, it.stale.len().to_string()]);
        }
    }
    let stale = all.iter().flat_map(|(lesson, shares)| {
        let of_language = |it: &Share| {
            let row =
                |message: &String| vec![it.language.clone(), (*lesson).to_owned(), message.clone()];
            it.stale.iter().map(row).collect::<Vec<Row>>()
        };
        shares.iter().flat_map(of_language)
    });
    columns(&rows, 2) + &changed(&stale.collect::<Vec<Row>>(), locale)
}

type Row = Vec<String>;

/// The sources that have changed since they were translated: language, file or lesson, message; nothing if there are none.
fn changed(rows: &[Row], locale: &Locale) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let heading = locale.tell(&say!("command-changed"));
    format!("\n{heading}\n{}", columns(rows, 3))
}

fn drawn(all: &[Coverage], locale: &Locale) -> String {
    let parts = all.first().map_or(&[][..], |it| &it.parts);
    let heads = parts.iter().map(|part| locale.tell(&heading(&part.name)));
    let first = locale.tell(&say!("command-language"));
    let last = locale.tell(&say!("command-stale"));
    let mut rows = vec![[first].into_iter().chain(heads).chain([last]).collect()];
    for it in all {
        let told = |part: &WordsPart| locale.tell(&share(part.there, part.all));
        let parts = it.parts.iter().map(told);
        let (first, last) = (it.language.clone(), it.stale.len().to_string());
        rows.push([first].into_iter().chain(parts).chain([last]).collect());
    }
    let stale = all.iter().flat_map(|it| {
        let row = |old: &Stale| vec![it.language.clone(), old.file.clone(), old.message.clone()];
        it.stale.iter().map(row)
    });
    columns(&rows, 1) + &changed(&stale.collect::<Vec<Row>>(), locale)
}

/// What a part is called for people who do not know the files.
fn heading(part: &str) -> Message {
    match part {
        "ui" => say!("command-part-screens"),
        "check" => say!("command-part-checker"),
        "lessons" => say!("command-part-lessons"),
        "rules" => say!("command-part-rules"),
        "rulebook" => say!("command-part-rulebook"),
        "command" => say!("command-part-command"),
        "fields" => say!("command-part-fields"),
        other => Message::verbatim(other),
    }
}

fn share(there: usize, all: usize) -> Message {
    say!("command-share", there = there, all = all)
}

/// Rows under each other: the first columns begin, the others end at one place.
fn columns(rows: &[Vec<String>], n_names: usize) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        let widest = cells.map(|cell| cell.chars().count()).max();
        widest.unwrap_or(0)
    };
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = width(column);
            if column < n_names {
                format!("{cell:<width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        format!("{}\n", cells.collect::<Vec<String>>().join("   "))
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_line() {
        let part = |name: &str, there| WordsPart {
            name: name.to_owned(),
            there,
            all: 300,
        };
        let old = Stale {
            file: "ui.ftl".to_owned(),
            message: "button-next".to_owned(),
        };
        let one = |language: &str, there, stale: &[Stale]| Coverage {
            language: language.to_owned(),
            parts: vec![part("lessons", 300), part("ui", there)],
            stale: stale.to_vec(),
        };
        let expected = "\
language      lessons      screens   stale
de         300 of 300   299 of 300       1
en         300 of 300   300 of 300       0

The source has changed since these were translated:
de   ui.ftl   button-next
";
        let all = [one("de", 299, &[old]), one("en", 300, &[])];
        assert_eq!(drawn(&all, &Locale::load(&["en"])), expected);
    }

    #[test]
    fn each_lesson_has_a_line_for_each_language() {
        let share = |language: &str, there| Share {
            language: language.to_owned(),
            there,
            all: 12,
            stale: vec!["lesson-rook-stars_go".to_owned()],
        };
        let all = [("rook-stars", vec![share("pl", 12), share("pt-BR", 3)])];
        let expected = "\
Lektion      Sprache       Texte   veraltet
rook-stars   pl        12 von 12          1
rook-stars   pt-BR      3 von 12          1

Die Vorlage hat sich seit der Übersetzung geändert:
pl      rook-stars   lesson-rook-stars_go
pt-BR   rook-stars   lesson-rook-stars_go
";
        assert_eq!(lines(&all, &Locale::load(&["de"])), expected);
    }
}
