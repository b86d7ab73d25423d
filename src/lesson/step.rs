//! One step of a lesson: its common settings, its board, its words, its proof.

mod board;
mod opening;
mod words;

use crate::diagnostic::{Diagnostic, Span, say};
use crate::job::Pace;
use crate::lesson::board_text::LessonBoard;
use crate::lesson::check::{comments, has_no_meaning};
use crate::lesson::kinds::{Given, Kind, choose};
use crate::lesson::log::Log;
use crate::lesson::tab::{Block, Tab};
use crate::lesson::text::Text;
use crate::lesson::words::Collector;
use crate::lesson::{
    Aid, Mover, Step, Task, board_text, codes, drawing, picture, rulesets, teaches,
};
use crate::rules::{Geometry, Line, Ruleset, Seat};

use board::board;
pub(super) use board::{allied, only_on_the_cross};
use opening::{in_words, kind_of, open};
pub(super) use words::Wordless;
use words::{Gather, MistakeWords, n_hints, numbers};

/// What holds for every step that does not say otherwise.
#[derive(Clone, Copy)]
pub(super) struct Usual {
    /// Who the child is.
    pub(super) side: Option<Seat>,
    /// The set of rules.
    pub(super) rules: Ruleset,
}

/// What is told about every step of a lesson, whether the step is fine or not.
pub(super) struct ReadStep<'t, G: Geometry> {
    /// Its name, if that is well formed.
    pub(super) id: Option<Text<'t>>,
    /// Where it begins.
    pub(super) head: Span,
    /// Whether it has a text of its own, or could not be parsed so far.
    pub(super) has_text: bool,
    /// What has no words in this file, each with its place.
    pub(super) wordless: Vec<(Wordless, Span)>,
    /// The step it names as the next.
    pub(super) go: Option<Text<'t>>,
    /// The same for each of its answers to choose.
    pub(super) option_goes: Vec<Option<Text<'t>>>,
    /// The step, if it is proved; its ways to other steps are not yet known.
    pub(super) step: Option<Step<G>>,
}

/// What a step costs besides its search, in nodes.
const WORK: usize = 256;

/// Reads and proves a step; its words go to `words`.
pub(super) async fn read<'t, G: LessonBoard>(
    block: Block<'t>,
    usual: Usual,
    words: &mut Collector,
    log: &mut Log<'_>,
    pace: &Pace,
) -> ReadStep<'t, G> {
    let n_before = log.n_found();
    let (kind, kind_at) = kind_of(&block, log);
    let tab = open(block, kind, kind_at, log);
    let id = tab.text(log, "id").and_then(|text| name(text, log));
    let rules = rules(kind, &tab, usual.rules, log);
    let line: Option<Line<G>> = board(kind, &tab, rules, log);
    let told_side = tab
        .text(log, "side")
        .map(|text| board_text::side(text.value));
    let child = told_side.or(usual.side);
    let options = choose::options(&tab, log);
    let task = match kind {
        None => None,
        Some(kind) => {
            let given = Given {
                tab: &tab,
                line: line.as_ref(),
                child,
                options: &options,
                pace,
                n_before: log.n_found(),
            };
            kind.read(given, log).await
        }
    };
    pace.pay(WORK).await;
    if let Some((line, task)) = line.as_ref().zip(task.as_ref()) {
        must_be_the_childs_turn(&tab, told_side, line, task, log);
    }
    without_meaning(kind, &tab, log);
    let draw = drawing::read::<G>(&tab.list(log, "draw"), log);
    let picture = tab.text(log, "picture");
    let picture = picture.and_then(|text| picture::name(text, log));
    let aids = aids(&tab, line.as_ref().zip(task.as_ref()), log);
    let teaches = teaches::read(&tab.list(log, "teaches"), log);
    let n_hints = n_hints(&tab, log);
    let said = MistakeWords {
        wrong: comments::wrong(&tab, line.as_ref(), task.as_ref(), child, log),
        because: comments::because_say(&tab, line.as_ref(), task.as_ref(), log),
        options,
    };
    let mut gather = Gather {
        words,
        log,
        step: id.map(|id| id.value),
        numbers: numbers(kind, &tab),
    };
    gather.all(&tab, &said);
    let told = ReadStep {
        id,
        head: tab.head(),
        has_text: tab.has("text") || !tab.is_whole(),
        wordless: said.wordless(&tab),
        go: tab.text(log, "go"),
        option_goes: said.options.iter().map(|option| option.go).collect(),
        step: None,
    };
    if log.n_found() > n_before && log.has_errors() {
        return told;
    }
    let step = id.zip(line).zip(task).map(|((id, line), task)| Step {
        id: id.value.to_owned(),
        side: told_side
            .or_else(|| turn_of(&task, &line))
            .or(usual.side)
            .unwrap_or(line.position().turn()),
        line,
        has_board: tab.has("board") || tab.has("target"),
        rules,
        task,
        draw,
        aids,
        teaches,
        picture,
        go: None,
        n_hints,
        wrong: said.wrong.into_iter().map(|(wrong, _)| wrong).collect(),
        because_say: said.because.into_iter().map(|(reason, _)| reason).collect(),
    });
    ReadStep { step, ..told }
}

/// What helps to see; complains about a hand that would not know what to take.
fn aids<G: Geometry>(
    tab: &Tab<'_>,
    step: Option<(&Line<G>, &Task<G>)>,
    log: &mut Log<'_>,
) -> Vec<Aid> {
    let mut aids = Vec::new();
    for text in tab.list(log, "aids") {
        let Some(aid) = Aid::from_name(text.value) else {
            continue;
        };
        let knows = |(line, task): (&Line<G>, &Task<G>)| task.handled(line.position()).is_some();
        if matches!(aid, Aid::Lifted | Aid::Hand) && !step.is_none_or(knows) {
            let message = say!("check-nothing-in-hand", name = text.value);
            let found = Diagnostic::error(codes::PIECE, text.inside(), message);
            let found = found.label(say!("check-nothing-in-hand-label"));
            log.push(found.help(say!("check-nothing-in-hand-help")));
        }
        aids.push(aid);
    }
    aids
}

/// The step's rules: its own or the lesson's. Only where the end of the game matters a draw can end it.
fn rules(kind: Option<Kind>, tab: &Tab<'_>, usual: Ruleset, log: &mut Log<'_>) -> Ruleset {
    let own = tab.text(log, "rules");
    let rules = own.and_then(|text| rulesets::named(text.value));
    let rules = rules.unwrap_or(usual);
    let rules = rulesets::with_options(rules, &tab.list(log, "options"), log);
    match kind.is_some_and(|kind| kind.room().keeps_ends) {
        true => rules,
        false => rules.for_exercise(),
    }
}

/// Complains about what can never be used in a step of this kind.
fn without_meaning(kind: Option<Kind>, tab: &Tab<'_>, log: &mut Log<'_>) {
    if let Some(room) = kind.map(Kind::room) {
        has_no_meaning(tab, log, room.unused, (room.why)());
    }
}

/// The most letters of a name.
const MAX_NAME: usize = 60;

/// Whether a text is a name of small letters, digits and single `-`.
pub(super) fn is_name(text: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let is_fine = |part: &str| !part.is_empty() && part.bytes().all(is_sign);
    text.split('-').all(is_fine) && text.len() <= MAX_NAME
}

/// What of a text can be in a name, in small letters with `-` in the place of all else; empty if nothing can.
pub(super) fn slug(text: &str) -> String {
    let sign = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let slug: String = text.to_lowercase().chars().map(sign).collect();
    let parts = slug.split('-').filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-")
}

/// A name of small letters, digits and single `-`; complains about any other.
pub(super) fn name<'t>(text: Text<'t>, log: &mut Log<'_>) -> Option<Text<'t>> {
    if is_name(text.value) {
        return Some(text);
    }
    let slug = slug(text.value);
    let found = Diagnostic::error(
        codes::BAD_ID,
        text.inside(),
        say!("check-no-id", text = text.value),
    );
    let example = if slug.is_empty() {
        "first-step".to_owned()
    } else {
        slug
    };
    let help = if example.len() > MAX_NAME {
        say!("check-long-id-help", limit = MAX_NAME)
    } else {
        say!("check-no-id-help", example = example)
    };
    log.push(found.label(say!("check-no-id-label")).help(help));
    None
}

/// Whose move the child makes; `None` in the kinds where the child makes none, or either side's.
fn turn_of<G: Geometry>(task: &Task<G>, line: &Line<G>) -> Option<Seat> {
    let turn = line.position().turn();
    match task.about().mover {
        Mover::Nobody => None,
        Mover::Turn => Some(turn),
        Mover::Piece(at) => {
            let piece = line.position().piece_at(at);
            Some(piece.map_or(turn, |piece| piece.seat))
        }
    }
}

fn must_be_the_childs_turn<G: Geometry>(
    tab: &Tab<'_>,
    side: Option<Seat>,
    line: &Line<G>,
    task: &Task<G>,
    log: &mut Log<'_>,
) {
    let Some((text, (side, turn))) = tab.text(log, "side").zip(side.zip(turn_of(task, line)))
    else {
        return;
    };
    if side != turn {
        let (side, turn) = (
            board_text::name_of::<G>(side),
            board_text::name_of::<G>(turn),
        );
        let message = say!("check-not-the-childs-turn", side = side, turn = turn);
        log.push(
            Diagnostic::error(codes::PIECE, text.inside(), message)
                .label(say!("check-not-to-move")),
        );
    }
}
