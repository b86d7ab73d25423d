//! PowerShell, which has the voice of Windows: one process, started with the first sentence and fed line by line.
//!
//! A line is a number, a language and a sentence, with tabs between; the number comes back with a word when the
//! sentence is over: `said`, or `none` where no voice speaks the language. An empty line stops what is said. It ends
//! when nobody can feed it any more.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;

use super::speaking::{LOOK, Order, Running, Speaking};
use super::{Found, quiet};
use crate::gui::hearing::speech::PACE;

/// What PowerShell is told to do; `PACE` is from -10 to 10, and a step is about a tenth.
const SCRIPT: &str = "\
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
$voice.Rate = PACE
$lines = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)
$line = $lines.ReadLineAsync()
$number = ''
$said = $null
while ($true) {
    $wait = -1
    if ($said) { $wait = 30 }
    if ($line.Wait($wait)) {
        $told = $line.Result
        if ($null -eq $told) { break }
        $line = $lines.ReadLineAsync()
        $voice.SpeakAsyncCancelAll()
        $said = $null
        $parts = $told.Split([char]9)
        if ($parts.Length -eq 3) {
            $number = $parts[0]
            $own = $voice.GetInstalledVoices() | Where-Object {
                $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $parts[1]
            } | Select-Object -First 1
            if ($own) {
                $voice.SelectVoice($own.VoiceInfo.Name)
                $said = $voice.SpeakAsync($parts[2])
            } else {
                [Console]::Out.WriteLine($number + ' none')
                [Console]::Out.Flush()
            }
        }
    }
    if ($said -and $said.IsCompleted) {
        $said = $null
        [Console]::Out.WriteLine($number + ' said')
        [Console]::Out.Flush()
    }
}
$voice.SpeakAsyncCancelAll()
";

/// What comes back from the process, once it runs.
#[derive(Debug, Default)]
pub(super) struct Fed(Option<Receiver<String>>);

impl Fed {
    /// Says a sentence, and waits for its end; whether it could be said, or is not wanted any more.
    pub(super) fn say(&mut self, speaking: &Speaking, found: &Found, order: &Order) -> bool {
        let words = order.sentence.split_whitespace().collect::<Vec<_>>();
        let line = format!("{}\t{}\t{}", order.turn, order.language, words.join(" "));
        // It may have ended since the last sentence.
        let is_fed = self.0.is_some() && speaking.feed(order.turn, &line);
        if !is_fed {
            self.0 = start(speaking, &found.file, order.turn);
            if self.0.is_none() || !speaking.feed(order.turn, &line) {
                return false;
            }
        }
        let Some(answers) = &self.0 else { return false };
        loop {
            match answers.recv_timeout(LOOK) {
                Ok(answer) => {
                    let (number, word) = answer.split_once(' ').unwrap_or_default();
                    if number == order.turn.to_string() {
                        return word == "said";
                    }
                }
                Err(RecvTimeoutError::Timeout) if !speaking.wants(order.turn) => return true,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    self.0 = None;
                    return false;
                }
            }
        }
    }
}

/// Starts the process.
fn start(speaking: &Speaking, file: &Path, turn: u64) -> Option<Receiver<String>> {
    let script = SCRIPT.replace("PACE", &((i16::try_from(PACE).ok()? - 100) / 7).to_string());
    let mut command = Command::new(file);
    command.args(["-NoProfile", "-NonInteractive", "-Command", &script]);
    quiet(&mut command);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    speaking.start(turn, || {
        let mut child = piped.spawn().ok()?;
        let (input, output) = (child.stdin.take()?, child.stdout.take()?);
        let answers = listen(output)?;
        Some((Running::Fed(child, input), answers))
    })
}

/// A thread for what the process says, since nobody else may wait for that.
fn listen(output: ChildStdout) -> Option<Receiver<String>> {
    let (tell, answers) = channel();
    let run = move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if tell.send(line.trim().to_owned()).is_err() {
                return;
            }
        }
    };
    thread::Builder::new().spawn(run).ok()?;
    Some(answers)
}
