//! `squarewise check --explain LESSON`: how each step of a lesson was proved.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::cli::files::NamedLesson;
use crate::cli::position::print;
use crate::lesson::{on_board, proof};
use crate::locale::Locale;

/// Tells the proof of every step; `name` is a lesson's file or its id.
pub(super) fn run(name: &str, folders: &[PathBuf], locale: &Locale) -> ExitCode {
    let named = match NamedLesson::find(name, folders, locale) {
        Ok(named) => named,
        Err(code) => return code,
    };
    let mut text = String::new();
    on_board!(&named.entry.lesson, lesson => for step in &lesson.steps {
        text.push_str(&format!("{} ({})\n", step.id, step.task.kind().name()));
        for message in proof::of(step) {
            text.push_str(&format!("    {}\n", locale.tell(&message)));
        }
    });
    print(text.as_bytes())
}
