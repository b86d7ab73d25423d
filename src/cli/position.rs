//! What the commands about one position have in common: where it is, how it is answered, how it ends.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Args;

use crate::cli::desk::Desk;
use crate::cli::question::{JsonText, Options, Question};
use crate::cli::rulebook::Rulebook;
use crate::cli::trouble::Trouble;
use crate::diagnostic::Message;
use crate::diagnostic::render::harmless;
use crate::locale::{Locale, Memo, system_languages};

/// Which position a command is about.
#[derive(Debug, Args)]
pub(super) struct PositionArguments {
    /// A rule set by name, or a file with one
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<String>,
    /// Where the line begins: `startpos`, `family-start`, a FEN or an FFC string
    #[arg(long, value_name = "START", default_value = "startpos")]
    start: String,
    /// What was played from the start, such as "e2e4 e7e5"
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,
    /// A house rule that differs from the rule set, such as `rule3=off`; may be there several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// Who is allied with whom: `SN,WE`
    #[arg(long, value_name = "PAIRS", value_delimiter = ',')]
    allies: Vec<String>,
}

/// Reads `rule3=off`.
fn option(text: &str) -> Result<(String, String), &'static str> {
    let parts = text.split_once('=').ok_or("write KEY=VALUE")?;
    Ok((parts.0.to_owned(), parts.1.to_owned()))
}

impl PositionArguments {
    /// A desk with the rule set asked for, and a memory for words.
    ///
    /// # Errors
    /// The exit code, after it was told what is the matter with the rule set.
    pub(super) fn desk(&self, memo: Memo) -> Result<Desk, ExitCode> {
        match Rulebook::new(self.rules.as_deref(), memo.locale()) {
            Ok(rulebook) => Ok(Desk::new(rulebook, memo)),
            Err(trouble) => Err(refuse(&trouble, memo.locale())),
        }
    }

    /// The question about this position.
    pub(super) fn question(&self) -> Question<'_> {
        Question {
            start: Some(self.start.as_str().into()),
            moves: Some(moves(&self.moves).map(Into::into).collect()),
            allies: Some(
                self.allies
                    .iter()
                    .map(|pair| pair.as_str().into())
                    .collect(),
            ),
            options: Some(Options(self.options.iter().map(borrowed).collect())),
            ..Question::default()
        }
    }
}

/// The moves between blanks; the sign of a capture in passing, which may follow a blank, is none.
fn moves(text: &str) -> impl Iterator<Item = &str> {
    let is_move = |word: &&str| !matches!(*word, "e.p." | "e.p" | "ep");
    text.split_whitespace().filter(is_move)
}

fn borrowed((key, value): &(String, String)) -> (JsonText<'_>, JsonText<'_>) {
    (key.as_str().into(), value.as_str().into())
}

/// How a command answers.
#[derive(Debug, Args)]
pub(super) struct AnswerArguments {
    /// Answer with one JSON object
    #[arg(long)]
    pub(super) json: bool,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
}

impl AnswerArguments {
    /// The words: the language asked for, else English for programs and the system's for people.
    pub(super) fn memo(&self, is_for_programs: bool) -> Memo {
        let languages = match &self.lang {
            Some(language) => vec![language.clone()],
            None if is_for_programs => vec!["en".to_owned()],
            None => system_languages(),
        };
        Memo::new(Locale::load(&languages))
    }
}

/// Writes an answer; a reader that closes the pipe early has seen enough.
pub(super) fn print(answer: &[u8]) -> ExitCode {
    let mut out = io::stdout().lock();
    ended(
        out.write_all(answer).and_then(|()| out.flush()),
        ExitCode::SUCCESS,
    )
}

/// The exit code of a command that wrote: a closed pipe is no mistake, anything else is told.
pub(super) fn ended(written: io::Result<()>, otherwise: ExitCode) -> ExitCode {
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            complain(&error.to_string());
            ExitCode::FAILURE
        }
        _ => otherwise,
    }
}

/// Says why the arguments cannot be used.
pub(super) fn refuse(trouble: &Trouble, locale: &Locale) -> ExitCode {
    complain(&trouble.drawn(locale));
    ExitCode::from(2)
}

/// Says something beside the answer.
pub(super) fn remark(message: &Message, locale: &Locale) {
    complain(&locale.tell(message));
}

/// Says on standard error what is the matter: nothing that was asked with writes to the terminal.
pub(super) fn complain(words: &str) {
    let _ = writeln!(io::stderr(), "squarewise: {}", harmless(words));
}

/// Says on standard output what was done.
pub(super) fn tell(message: &Message, locale: &Locale) {
    let _ = writeln!(io::stdout(), "{}", harmless(&locale.tell(message)));
}

/// The words: the language asked for, else the system's.
pub(super) fn spoken(asked: Option<&str>) -> Locale {
    match asked {
        Some(language) => Locale::load(&[language]),
        None => Locale::load(&system_languages()),
    }
}
