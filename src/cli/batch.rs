//! Many questions: one JSON object a line from standard input, one a line to standard output, in the same order.
//!
//! A line that cannot be answered gets `{"id":..,"error":".."}`, and the rest go on. Answers are handed over when
//! no further line waits, so that another program can talk with this one line by line.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::ExitCode;

use serde::Serialize;
use serde_json::Value;

use crate::cli::desk::Desk;
use crate::cli::position::ended;
use crate::cli::question::{Question, rescued_id};
use crate::cli::trouble::Trouble;
use crate::diagnostic::say;

/// Longest line that is read, in bytes.
const MAX_LINE: u64 = 1 << 20;
/// Size of the buffers, in bytes.
const BUFFER: usize = 1 << 16;

/// Answers a question with one line of JSON, without the line end.
pub(super) trait Responder:
    Fn(&mut Desk, &Question<'_>, &mut Vec<u8>) -> Result<(), Trouble>
{
}

impl<T: Fn(&mut Desk, &Question<'_>, &mut Vec<u8>) -> Result<(), Trouble>> Responder for T {}

/// What is said about a line that cannot be answered.
#[derive(Serialize)]
struct Refusal {
    id: Value,
    error: String,
}

/// Answers every line of standard input. Ends with 1 if a line could not be answered.
pub(super) fn run(desk: &mut Desk, answer: impl Responder) -> ExitCode {
    match answer_all(desk, &answer, io::stdin().lock(), io::stdout().lock()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => ended(Err(error), ExitCode::SUCCESS),
    }
}

/// Answers every line of `input`; false if one could not be answered.
///
/// # Errors
/// What the system says about reading or writing.
pub(super) fn answer_all(
    desk: &mut Desk,
    answer: &impl Responder,
    input: impl Read,
    mut output: impl Write,
) -> io::Result<bool> {
    let mut input = BufReader::with_capacity(BUFFER, input);
    let mut are_good = true;
    let mut line = Vec::new();
    let mut answers = Vec::with_capacity(BUFFER + BUFFER / 4);
    while read_line(&mut input, &mut line)? {
        are_good &= answer_one(desk, answer, &line, &mut answers);
        if answers.len() >= BUFFER || input.buffer().is_empty() {
            output.write_all(&answers)?;
            output.flush()?;
            answers.clear();
        }
    }
    output.write_all(&answers)?;
    output.flush()?;
    Ok(are_good)
}

/// The next line without its end; false if there is none. Of a line that is too long, more than fits is read over.
fn read_line<R: Read>(input: &mut BufReader<R>, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    if input.by_ref().take(MAX_LINE + 1).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() as u64 > MAX_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(true)
}

/// Answers one line; false if it could only be refused.
fn answer_one(
    desk: &mut Desk,
    answer: &impl Responder,
    line: &[u8],
    answers: &mut Vec<u8>,
) -> bool {
    let before = answers.len();
    let done = if line.len() as u64 > MAX_LINE {
        Err(Trouble::new(say!("command-long-line")))
    } else {
        Question::read(line).and_then(|question| answer(desk, &question, answers))
    };
    if let Err(trouble) = &done {
        answers.truncate(before);
        let id = rescued_id(line);
        let error = trouble.line(desk.locale());
        // Writing to memory does not fail.
        let _ = serde_json::to_writer(&mut *answers, &Refusal { id, error });
    }
    answers.push(b'\n');
    done.is_ok()
}
