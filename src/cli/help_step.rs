//! `squarewise help-step [KIND]`: what a step of a kind may hold, from the same table that reads lessons.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;

use crate::diagnostic::closest;
use crate::lesson::fields::{COMMON, Field, OPTION, of_kind};
use crate::lesson::kind::Kind;
use crate::lesson::schema;

/// Which kind, or all of them.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The kind of a step, such as `collect`; without it, every kind in one line
    #[arg(value_name = "KIND")]
    kind: Option<String>,
    /// Write the schema of lesson files for editors instead
    #[arg(long, conflicts_with = "kind")]
    schema: bool,
}

/// Runs the command.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let text = match &arguments.kind {
        None if arguments.schema => schema::text(),
        None => list(),
        Some(name) => match Kind::from_name(name) {
            Some(kind) => page(kind),
            None => return unknown(name),
        },
    };
    // A reader that closes the pipe early has seen enough.
    let _ = io::stdout().lock().write_all(text.as_bytes());
    ExitCode::SUCCESS
}

fn unknown(name: &str) -> ExitCode {
    let help = match closest(name, Kind::ALL.map(Kind::name)) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "`squarewise help-step` lists them all".to_owned(),
    };
    let _ = writeln!(
        io::stderr(),
        "squarewise: there is no kind of step called `{name}` ({help})"
    );
    ExitCode::from(2)
}

/// Every kind with what the child does.
fn list() -> String {
    Kind::ALL
        .iter()
        .map(|kind| format!("{:8}  {}\n", kind.name(), kind.doc().trim_end_matches('.')))
        .collect()
}

/// Everything a step of a kind may hold.
fn page(kind: Kind) -> String {
    let mut page = format!("kind = \"{}\"\n{}\n", kind.name(), kind.doc());
    table(&mut page, "Its own settings", of_kind(kind).iter(), kind);
    if kind == Kind::Choose {
        table(&mut page, "Under each [[step.option]]", OPTION.iter(), kind);
    }
    table(&mut page, "The settings of every step", COMMON.iter(), kind);
    page
}

fn table<'f>(page: &mut String, title: &str, fields: impl Iterator<Item = &'f Field>, kind: Kind) {
    let lines: Vec<String> = fields.map(|field| line(field, kind)).collect();
    if !lines.is_empty() {
        page.push_str(&format!("\n{title}:\n\n{}", lines.concat()));
    }
}

fn line(field: &Field, kind: Kind) -> String {
    let is_needed = field.needed || field.name == "board" && kind.needs_board();
    let needed = if is_needed { " (needed)" } else { "" };
    let choices: Vec<String> = field.choices.iter().map(|it| format!("\"{it}\"")).collect();
    let value = match choices.as_slice() {
        [] => field.ty.expected().to_owned(),
        choices => choices.join(", "),
    };
    format!(
        "  {}{needed}\n      {}\n      {value}\n",
        field.name, field.doc
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_tells_every_setting_with_its_choices() {
        for kind in Kind::ALL {
            let page = page(kind);
            for field in of_kind(kind).iter().chain(COMMON) {
                assert!(
                    page.contains(&format!("\n  {}", field.name)),
                    "{}",
                    field.name
                );
                assert!(page.contains(field.doc), "{}", field.doc);
            }
            assert!(list().contains(kind.name()));
        }
        assert!(page(Kind::Choose).contains("right"));
        assert!(page(Kind::Say).contains("board (needed)"));
        assert!(page(Kind::Name).contains("\"rank\""));
    }
}
