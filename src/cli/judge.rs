//! `squarewise judge`: may this move be played, and if not, why?
//!
//! In text the coach's sentence and a board with the proof, with `--json` one object a move, with `--batch`
//! one object for each line of standard input.

use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

use crate::cli::batch;
use crate::cli::desk::{AboutLine, Desk, DeskWords};
use crate::cli::draw::Drawing;
use crate::cli::notation::Notation;
use crate::cli::params::{AsText, Params};
use crate::cli::position::{AnswerArguments, PositionArguments, print, refuse};
use crate::cli::question::{Id, Question};
use crate::cli::trouble::Trouble;
use crate::diagnostic::render::harmless;
use crate::diagnostic::{Message, say};
use crate::explain;
use crate::locale::Phrase;
use crate::rules::notation::letters::Letters;
use crate::rules::notation::san::SanError;
use crate::rules::{Line, Move, Ruleset, Verdict};

/// What to judge, and how to answer.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    place: PositionArguments,
    #[command(flatten)]
    speech: AnswerArguments,
    /// Answer each line of standard input, one JSON object a line
    #[arg(long, conflicts_with_all = ["attempts", "start", "moves", "options", "allies"])]
    batch: bool,
    /// What is tried, each from the same position: e2e4, e7e8q, Nf3 (or in the letters of the language), O-O
    #[arg(value_name = "MOVE", required_unless_present = "batch")]
    attempts: Vec<String>,
}

/// Runs the command.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let is_for_programs = arguments.batch || arguments.speech.json;
    let memo = arguments.speech.memo(is_for_programs);
    let mut desk = match arguments.place.desk(memo) {
        Ok(desk) => desk,
        Err(code) => return code,
    };
    if arguments.batch {
        return batch::run(&mut desk, answer);
    }
    let mut out = Vec::new();
    for attempt in &arguments.attempts {
        let mut question = arguments.place.question();
        question.attempt = Some(attempt.as_str().into());
        let answered = if is_for_programs {
            answer(&mut desk, &question, &mut out)
        } else {
            let out = &mut out;
            desk.ask(&question, SpokenQuestion { attempt, out })
        };
        if let Err(trouble) = answered {
            return refuse(&trouble, desk.locale());
        }
        out.push(b'\n');
    }
    print(&out)
}

/// Answers one question with one line of JSON.
pub(super) fn answer(
    desk: &mut Desk,
    question: &Question<'_>,
    out: &mut Vec<u8>,
) -> Result<(), Trouble> {
    let missing = || Trouble::new(say!("command-no-move"));
    let attempt = question.attempt.as_deref().ok_or_else(missing)?;
    let id = question.id.as_ref();
    desk.ask(question, JsonQuestion { id, attempt, out })
}

/// What a text means in a line: a move, or why it is none.
fn judged<G: Notation>(
    line: &Line<G>,
    attempt: &str,
    letters: &Letters,
) -> Result<Move<G>, SanError<G>> {
    match line.judge(G::read_attempt(line.position(), attempt, letters)?) {
        Verdict::Legal(mv) => Ok(mv),
        Verdict::Illegal(fault) => Err(SanError::Illegal(Box::new(fault))),
    }
}

/// What the coach says about a legal move.
fn may_move<G: Notation>(mv: &Move<G>) -> Phrase {
    Phrase::CliMayMove {
        piece: explain::piece_word(mv.piece().role),
        from: mv.from().into(),
        to: mv.to().into(),
    }
}

/// The answer for programs. The names and the order of the keys are a promise.
#[derive(Serialize)]
#[serde(bound = "")]
struct JsonAnswer<'a, G: Notation> {
    id: Option<&'a Id<'a>>,
    read: &'static str,
    legal: bool,
    reason: Option<&'static str>,
    article: Option<&'static str>,
    params: Option<Params<'a, G>>,
    uci: Option<AsText<&'a Move<G>>>,
    san: Option<String>,
    text: &'a str,
    after: Option<String>,
}

/// A question of a program.
struct JsonQuestion<'a> {
    id: Option<&'a Id<'a>>,
    attempt: &'a str,
    out: &'a mut Vec<u8>,
}

impl AboutLine for JsonQuestion<'_> {
    fn rules_for_practice(rules: Ruleset) -> Ruleset {
        rules.for_exercise()
    }

    fn about<G: Notation>(self, line: &Line<G>, words: &mut DeskWords) -> Result<(), Trouble> {
        let position = line.position();
        let judged = judged(line, self.attempt, &words.letters);
        let answer = match &judged {
            Ok(mv) => JsonAnswer {
                id: self.id,
                read: "ok",
                legal: true,
                reason: None,
                article: None,
                params: None,
                uci: Some(AsText(mv)),
                san: G::write_move(position, mv),
                text: words.memo.say_plain(may_move(mv)),
                after: Some(G::write_position(&position.after(mv))),
            },
            Err(unread) => JsonAnswer {
                id: self.id,
                read: unread.code(),
                legal: false,
                reason: unread.fault().map(|fault| fault.reason().code()),
                article: unread.fault().map(crate::rules::Fault::article),
                params: Some(Params { position, unread }),
                uci: None,
                san: None,
                text: words.why_not(position, unread),
                after: None,
            },
        };
        serde_json::to_writer(self.out, &answer).map_err(|error| {
            let told = Message::verbatim(error.to_string());
            Trouble::new(told)
        })
    }
}

/// A question of a person.
struct SpokenQuestion<'a> {
    attempt: &'a str,
    out: &'a mut Vec<u8>,
}

impl AboutLine for SpokenQuestion<'_> {
    fn rules_for_practice(rules: Ruleset) -> Ruleset {
        rules.for_exercise()
    }

    fn about<G: Notation>(self, line: &Line<G>, words: &mut DeskWords) -> Result<(), Trouble> {
        let position = line.position();
        let (mark, sentence, drawing) = match judged(line, self.attempt, &words.letters) {
            Ok(mv) => {
                let written = G::write_move(position, &mv);
                let written = written.map_or_else(|| mv.to_string(), |it| words.letters.write(&it));
                let drawing = Drawing::of_move(&position.after(&mv), &mv);
                (written, words.memo.say_plain(may_move(&mv)), drawing)
            }
            Err(unread) => {
                let reason = match unread.fault() {
                    Some(fault) => format!("{}, FIDE {}", fault.reason().code(), fault.article()),
                    None => unread.code().to_owned(),
                };
                let drawing = Drawing::of_refusal(position, &unread);
                (reason, words.why_not(position, &unread), drawing)
            }
        };
        let mut told = format!("{} ({mark})\n{sentence}\n\n", harmless(self.attempt));
        drawing.write(&mut words.memo, &mut told);
        self.out.extend_from_slice(told.as_bytes());
        Ok(())
    }
}
