//! `squarewise status`: how a game stands: check, the draws, who can still win.
//!
//! Whether a side can still win is proved, not guessed; what the limit of `--nodes` leaves open is `unknown`.

use std::fmt::Write as _;
use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

use crate::cli::batch::{self, Responder};
use crate::cli::desk::{AboutLine, Desk, DeskWords};
use crate::cli::notation::Notation;
use crate::cli::params::AsText;
use crate::cli::position::{PositionArguments, print, refuse, spoken};
use crate::cli::question::{Id, Question};
use crate::cli::trouble::Trouble;
use crate::diagnostic::Message;
use crate::locale::Memo;
use crate::rules::ruleset::{DeadPosition, Stalemate};
use crate::rules::{Chance, Claim, Ending, Line, Move, Outcome, Position, Seat, Seats, Square};

/// Positions that are looked at for each side, when many questions are asked.
pub(super) const NODES_BATCH: usize = 2_000;
/// The same when one question is asked: a fraction of a second.
const NODES_ONE: usize = 100_000;

/// What to look at, and how to answer.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    place: PositionArguments,
    /// Look at so many positions to find out whether a side can still win [default: 100000, with --batch 2000]
    #[arg(long, value_name = "N")]
    nodes: Option<usize>,
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    /// Answer each line of standard input, one JSON object a line
    #[arg(long, conflicts_with_all = ["start", "moves", "options", "allies"])]
    batch: bool,
}

/// Runs the command.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let language = (arguments.json || arguments.batch).then_some("en");
    let memo = Memo::new(spoken(language));
    let mut desk = match arguments.place.desk(memo) {
        Ok(desk) => desk,
        Err(code) => return code,
    };
    if arguments.batch {
        let answer = answer(arguments.nodes.unwrap_or(NODES_BATCH));
        return batch::run(&mut desk, answer);
    }
    let mut out = Vec::new();
    let asking = Asking {
        id: None,
        nodes: arguments.nodes.unwrap_or(NODES_ONE),
        is_json: arguments.json,
        out: &mut out,
    };
    match desk.ask(&arguments.place.question(), asking) {
        Ok(()) => {
            out.push(b'\n');
            print(&out)
        }
        Err(trouble) => refuse(&trouble, desk.locale()),
    }
}

/// Answers a question with one line of JSON; a side's chances are looked for in so many positions.
pub(super) fn answer(nodes: usize) -> impl Responder {
    move |desk: &mut Desk, question: &Question<'_>, out: &mut Vec<u8>| {
        let id = question.id.as_ref();
        desk.ask(
            question,
            Asking {
                id,
                nodes,
                is_json: true,
                out,
            },
        )
    }
}

/// A question, and where its answer goes.
struct Asking<'a> {
    id: Option<&'a Id<'a>>,
    nodes: usize,
    is_json: bool,
    out: &'a mut Vec<u8>,
}

impl AboutLine for Asking<'_> {
    fn about<G: Notation>(self, line: &Line<G>, _: &mut DeskWords) -> Result<(), Trouble> {
        let status = Status::of(line, self.id, self.nodes);
        if self.is_json {
            let written = serde_json::to_writer(self.out, &status);
            written.map_err(|error| Trouble::new(Message::verbatim(error.to_string())))
        } else {
            self.out.extend_from_slice(status.text().as_bytes());
            Ok(())
        }
    }
}

/// The answer. The names and the order of the keys are a promise.
#[derive(Serialize)]
#[serde(bound = "")]
struct Status<'a, G: Notation> {
    id: Option<&'a Id<'a>>,
    state: &'static str,
    legal_moves: u64,
    checkers: Vec<AsText<Square<G>>>,
    occurrences: usize,
    threefold_now: bool,
    threefold_by_move: Vec<AsText<Move<G>>>,
    halfmove_clock: usize,
    fifty_now: bool,
    fifty_by_move: Vec<AsText<Move<G>>>,
    fivefold: bool,
    seventy_five: bool,
    white_can_win: &'static str,
    black_can_win: &'static str,
    dead: &'static str,
    outcome: Option<Ended>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    table: Option<Table>,
}

/// Who is at a table where players come and go.
#[derive(Serialize)]
struct Table {
    turn: AsText<char>,
    #[serde(rename = "in")]
    seated: Vec<AsText<char>>,
    away: Vec<AsText<char>>,
    out: Vec<AsText<char>>,
}

impl Table {
    /// `None` on the board of two.
    fn of<G: Notation>(position: &Position<G>) -> Option<Self> {
        let company = position.company();
        let initials = |seats: Seats| seats.iter().map(|seat| AsText(seat.initial())).collect();
        (G::SEATS.len() > 2).then(|| Self {
            turn: AsText(position.turn().initial()),
            seated: initials(position.present()),
            away: initials(company.away),
            out: initials(company.out),
        })
    }
}

/// How a game has ended.
#[derive(Serialize)]
struct Ended {
    result: &'static str,
    by: &'static str,
}

impl<'a, G: Notation> Status<'a, G> {
    fn of(line: &Line<G>, id: Option<&'a Id<'a>>, nodes: usize) -> Self {
        let position = line.position();
        let state = match position.ending() {
            Some(ending) if line.rules().stalemate == Stalemate::DrawAll => ending.code(),
            _ => position.state().code(),
        };
        let shown = |claim| line.claiming_moves(claim).into_iter().map(AsText).collect();
        let chances: Vec<(Seat, &str)> = (position.seats().iter())
            .map(|seat| match position.lacks_an_army() {
                true => (seat, "no"),
                false => (seat, chance(&position.can_win(seat, nodes))),
            })
            .collect();
        let chance_of = |seat: Seat| {
            let mut chances = chances.iter();
            let found = chances.find(|(other, _)| *other == seat);
            found.map_or("no", |(_, chance)| *chance)
        };
        Self {
            id,
            state,
            legal_moves: position.count_moves(),
            checkers: position.checkers().iter().map(AsText).collect(),
            occurrences: line.occurrences(),
            threefold_now: line.can_claim(Claim::Threefold),
            threefold_by_move: shown(Claim::Threefold),
            halfmove_clock: line.quiet_plies(),
            fifty_now: line.can_claim(Claim::FiftyMoves),
            fifty_by_move: shown(Claim::FiftyMoves),
            fivefold: line.is_fivefold(),
            seventy_five: line.is_seventy_five(),
            white_can_win: chance_of(Seat::WHITE),
            black_can_win: chance_of(Seat::BLACK),
            dead: dead(&chances),
            outcome: line
                .outcome()
                .or_else(|| without_an_army(line))
                .map(|outcome| Ended {
                    result: outcome.result(),
                    by: outcome.ending.code(),
                }),
            table: Table::of(position),
        }
    }

    /// The same for people, a line for each thing.
    fn text(&self) -> String {
        let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
        let lines = [
            ("state", self.state.to_owned()),
            ("legal moves", self.legal_moves.to_string()),
            ("checkers", list(&self.checkers)),
            ("seen so often", self.occurrences.to_string()),
            ("threefold now", yes(self.threefold_now)),
            ("threefold by", list(&self.threefold_by_move)),
            ("quiet half-moves", self.halfmove_clock.to_string()),
            ("fifty moves now", yes(self.fifty_now)),
            ("fifty moves by", list(&self.fifty_by_move)),
            ("fivefold", yes(self.fivefold)),
            ("seventy-five", yes(self.seventy_five)),
            ("White can win", self.white_can_win.to_owned()),
            ("Black can win", self.black_can_win.to_owned()),
            ("dead position", self.dead.to_owned()),
            (
                "outcome",
                self.outcome
                    .as_ref()
                    .map_or_else(|| "none yet".to_owned(), Ended::text),
            ),
        ];
        let table = self.table.iter().flat_map(|table| {
            [
                ("to move", table.turn.0.to_string()),
                ("in the game", list(&table.seated)),
                ("away", list(&table.away)),
                ("out", list(&table.out)),
            ]
        });
        let mut text = String::new();
        for (name, value) in lines.into_iter().chain(table) {
            // Writing to memory does not fail.
            let _ = writeln!(text, "{name:<18}{value}");
        }
        text.truncate(text.trim_end().len());
        text
    }
}

/// FIDE 5.2.2: the draw of a game in which a player has no man at all, also where the other is to move
/// and the board goes on for practice.
fn without_an_army<G: Notation>(line: &Line<G>) -> Option<Outcome> {
    let counts = line.rules().dead_position != DeadPosition::Off;
    let is_drawn = counts && line.position().lacks_an_army();
    is_drawn.then(|| Outcome::draw(Ending::DeadPosition))
}

impl Ended {
    fn text(&self) -> String {
        format!("{} by {}", self.result, self.by)
    }
}

fn list<T: std::fmt::Display>(items: &[AsText<T>]) -> String {
    if items.is_empty() {
        return "none".to_owned();
    }
    let items: Vec<String> = items.iter().map(|item| item.0.to_string()).collect();
    items.join(" ")
}

const fn chance<G: Notation>(chance: &Chance<G>) -> &'static str {
    match chance {
        Chance::Yes(_) => "yes",
        Chance::No(_) => "no",
        Chance::Unknown => "unknown",
    }
}

/// FIDE 5.2.2: dead if nobody can ever win, alive if one can.
fn dead(chances: &[(Seat, &str)]) -> &'static str {
    let is_any = |wanted| chances.iter().any(|(_, chance)| *chance == wanted);
    if is_any("yes") {
        "no"
    } else if is_any("unknown") {
        "unknown"
    } else {
        "yes"
    }
}
