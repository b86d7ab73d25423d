//! One step of a lesson: its common settings, its board, its words, its proof.

use toml::de::DeValue;

use crate::diagnostic::{Diagnostic, Message, Span, closest, say};
use crate::lesson::check::{collect, comments, has_no_meaning, moves, squares, verdicts};
use crate::lesson::fields::{COMMON, Field, LESSON, of_kind, of_step};
use crate::lesson::kind::Kind;
use crate::lesson::log::Log;
use crate::lesson::shape::not_yet;
use crate::lesson::tab::{Block, Elsewhere, Pair, Tab};
use crate::lesson::text::Text;
use crate::lesson::words::{Collector, Numbers};
use crate::lesson::{MAX_HINTS, Step, Task, Wrong, board_text, codes, drawing, moves_text};
use crate::locale::Key;
use crate::rules::{Line, Reason, Ruleset, Seat};

/// What is told about every step of a lesson, whether the step is fine or not.
pub(super) struct Told<'t> {
    /// Its name, if that is well formed.
    pub(super) id: Option<Text<'t>>,
    /// Where it begins.
    pub(super) head: Span,
    /// Whether it has a text of its own, or could not be parsed so far.
    pub(super) has_text: bool,
    /// What has no words in this file: a number of hints, a name without its sentence.
    pub(super) wordless: Vec<Span>,
    /// The step, if it is proved.
    pub(super) step: Option<Step>,
}

/// Reads and proves a step; its words go to `words`. `None` if its kind is not built yet.
pub(super) fn read<'t>(
    block: Block<'t>,
    lesson_side: Option<Seat>,
    words: &mut Collector,
    log: &mut Log<'_>,
) -> Option<Told<'t>> {
    let n_before = log.n_found();
    let (kind, kind_at) = kind_of(&block, log);
    if let Some(kind) = kind.filter(|kind| !kind.is_built()) {
        log.push(not_yet(kind_at, &format!("the kind `{}`", kind.name())));
        return None;
    }
    let tab = open(block, kind, kind_at, log);
    let id = tab.text(log, "id").and_then(|text| name(text, log));
    let line = board(&tab, log);
    let task = kind.and_then(|kind| proved(kind, &tab, line.as_ref(), log));
    let told_side = tab
        .text(log, "side")
        .map(|text| board_text::side(text.value));
    if let Some((line, task)) = line.as_ref().zip(task.as_ref()) {
        must_be_the_childs_turn(&tab, told_side, line, task, log);
    }
    if kind == Some(Kind::Say) {
        let unused = ["hints", "yes", "no"];
        has_no_meaning(&tab, log, &unused, "there is nothing to solve");
    }
    let draw = drawing::read(&tab.list(log, "draw"), log);
    let n_hints = n_hints(&tab, log);
    let said = Said {
        wrong: comments::wrong(&tab, line.as_ref(), task.as_ref(), log),
        because: comments::because_say(&tab, line.as_ref(), task.as_ref(), log),
    };
    let mut gather = Gather {
        words,
        log,
        step: id.map(|id| id.value),
        numbers: numbers(kind, &tab),
    };
    gather.all(&tab, &said);
    let told = Told {
        id,
        head: tab.head(),
        has_text: tab.has("text") || !tab.is_whole(),
        wordless: said.wordless(&tab),
        step: None,
    };
    if log.n_found() > n_before && log.has_errors() {
        return Some(told);
    }
    let step = id.zip(line).zip(task).map(|((id, line), task)| Step {
        id: id.value.to_owned(),
        side: told_side
            .or_else(|| turn_of(&task, &line))
            .or(lesson_side)
            .unwrap_or(line.position().turn()),
        line,
        task,
        draw,
        n_hints,
        wrong: said.wrong.into_iter().map(|(wrong, _)| wrong).collect(),
        because_say: said.because.into_iter().map(|(reason, _)| reason).collect(),
    });
    Some(Told { step, ..told })
}

/// The sentences for one certain mistake, each with its place in the file.
struct Said<'t> {
    wrong: Vec<(Wrong, Pair<'t>)>,
    because: Vec<(Reason, Pair<'t>)>,
}

impl Said<'_> {
    /// What has no words in this file: a name without its sentence, a number of hints.
    fn wordless(&self, tab: &Tab<'_>) -> Vec<Span> {
        let wrong = self.wrong.iter().map(|(_, pair)| pair);
        let pairs = wrong.chain(self.because.iter().map(|(_, pair)| pair));
        let hints = tab.number("hints").filter(|(n, _)| *n > 0);
        pairs
            .filter(|pair| pair.say.is_none())
            .map(|pair| pair.name.inside())
            .chain(hints.map(|(_, span)| span))
            .collect()
    }
}

/// The step's kind and where it stands; complains about a name that is none.
fn kind_of(block: &Block<'_>, log: &mut Log<'_>) -> (Option<Kind>, Span) {
    let entry = block
        .table
        .iter()
        .find(|(key, _)| key.get_ref() == "kind")
        .map(|(_, value)| value);
    let Some((DeValue::String(name), span)) =
        entry.map(|value| (value.get_ref(), Span::from(value.span())))
    else {
        return (None, block.head);
    };
    let kind = Kind::from_name(name);
    if kind.is_none() && !log.is_broken(span) {
        let near = closest(name, Kind::ALL.iter().map(|kind| kind.name()));
        let built: Vec<String> = Kind::ALL
            .iter()
            .filter(|kind| kind.is_built())
            .map(|kind| format!("`{}`", kind.name()))
            .collect();
        let help = match near {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("kinds are {}", built.join(", ")),
        };
        let inside = Span::new(span.start + 1, span.end.saturating_sub(1));
        let found = Diagnostic::error(
            codes::UNKNOWN,
            inside,
            format!("there is no kind of step called `{name}`"),
        );
        log.push(found.label("not known").help(help));
    }
    (kind, span)
}

/// Opens the step with the settings of its kind; without a kind, with those of every kind.
fn open<'t>(block: Block<'t>, kind: Option<Kind>, kind_at: Span, log: &mut Log<'_>) -> Tab<'t> {
    let (fields, others): (Vec<&'static Field>, Vec<&'static Field>) = match kind {
        Some(kind) => (of_step(kind).collect(), Vec::new()),
        None => {
            let own = Kind::ALL.iter().flat_map(|kind| of_kind(*kind));
            (COMMON.iter().collect(), own.collect())
        }
    };
    let what = kind.map_or_else(|| say!("check-block-step"), in_words);
    let elsewhere = |name: &str, _: Span| {
        if LESSON
            .iter()
            .any(|field| field.name == name && name != "step")
        {
            return Some(Elsewhere {
                message: say!("check-belongs-to-lesson", name = name),
                help: Some(say!("check-move-line-up")),
                also: Some((block.head, say!("check-step-starts-here"))),
            });
        }
        let owner = Kind::ALL
            .iter()
            .find(|kind| of_kind(**kind).iter().any(|field| field.name == name))?;
        kind?;
        let message = say!(
            "check-belongs-elsewhere",
            name = name,
            owner = in_words(*owner),
            block = &what
        );
        Some(Elsewhere {
            message,
            help: None,
            also: Some((kind_at, say!("check-kind-of-step"))),
        })
    };
    Tab::open(log, block, &what, &fields, &others, &elsewhere)
}

/// A step of a kind, in words.
fn in_words(kind: Kind) -> Message {
    say!("check-block-step-of-kind", kind = kind.name())
}

/// A name of small letters, digits and single `-`; complains about any other.
pub(super) fn name<'t>(text: Text<'t>, log: &mut Log<'_>) -> Option<Text<'t>> {
    let is_fine = |part: &str| {
        !part.is_empty()
            && part
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    if text.value.split('-').all(is_fine) && text.value.len() <= 60 {
        return Some(text);
    }
    let slug: String = text
        .value
        .to_lowercase()
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    let slug = slug
        .split('-')
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("-");
    let found = Diagnostic::error(
        codes::BAD_ID,
        text.inside(),
        format!("`{}` cannot be a name", text.value),
    );
    let example = if slug.is_empty() {
        "first-step".to_owned()
    } else {
        slug
    };
    log.push(found.label("not a name").help(format!(
        "use small letters a to z, digits and `-`, as in `{example}`"
    )));
    None
}

/// The board with the moves played on it; without a board its moves are looked at as words only.
fn board(tab: &Tab<'_>, log: &mut Log<'_>) -> Option<Line> {
    let start = board_text::read(tab, log);
    let played = tab.text(log, "played");
    match (start, played) {
        (Some(start), Some(text)) => moves_text::play(start, text, log),
        (Some(start), None) => {
            (!tab.has("played")).then(|| Line::with_rules(start, Ruleset::EXERCISE))
        }
        (None, played) => {
            for text in played.into_iter().chain(tab.text(log, "move")) {
                moves_text::readable(text, log);
            }
            None
        }
    }
}

fn proved(kind: Kind, tab: &Tab<'_>, line: Option<&Line>, log: &mut Log<'_>) -> Option<Task> {
    match kind {
        Kind::Say => Some(Task::Say),
        Kind::Squares => squares::read(tab, line, log),
        Kind::Collect => collect::read(tab, line, log),
        Kind::Move => moves::read(tab, line, log),
        Kind::Judge => verdicts::judge(tab, line, log),
        Kind::Illegal => verdicts::illegal(tab, line, log),
        _ => None,
    }
}

/// Whose move the child makes; `None` in the kinds where the child makes none.
fn turn_of(task: &Task, line: &Line) -> Option<Seat> {
    match task {
        Task::Say | Task::Squares { .. } | Task::Judge { .. } => None,
        Task::Collect { piece, .. } => line.position().piece_at(*piece).map(|piece| piece.seat),
        Task::Move { .. } | Task::Illegal { .. } => Some(line.position().turn()),
    }
}

fn must_be_the_childs_turn(
    tab: &Tab<'_>,
    side: Option<Seat>,
    line: &Line,
    task: &Task,
    log: &mut Log<'_>,
) {
    let Some((text, (side, turn))) = tab.text(log, "side").zip(side.zip(turn_of(task, line)))
    else {
        return;
    };
    if side != turn {
        let (side, turn) = (board_text::name_of(side), board_text::name_of(turn));
        let message = format!("the child is {side} here, but the move is {turn}'s");
        log.push(Diagnostic::error(codes::PIECE, text.inside(), message).label("not to move"));
    }
}

fn n_hints(tab: &Tab<'_>, log: &mut Log<'_>) -> usize {
    let hints = tab.list(log, "hints");
    let (n_hints, place) = match tab.number("hints") {
        Some((n, span)) => (usize::try_from(n).unwrap_or(usize::MAX), span),
        None => (
            hints.len(),
            hints.get(MAX_HINTS).map_or(tab.head(), |hint| hint.span),
        ),
    };
    if n_hints > MAX_HINTS {
        let message = format!("a step has at most {MAX_HINTS} hints, and this one has {n_hints}");
        log.push(Diagnostic::error(codes::TOO_MANY, place, message).label("too many"));
    }
    n_hints
}

/// Which numbers the words of a step may use.
fn numbers(kind: Option<Kind>, tab: &Tab<'_>) -> Numbers {
    match kind {
        Some(Kind::Collect) | None => Numbers::Par,
        Some(Kind::Squares) => Numbers::Counted,
        Some(Kind::Move) if tab.is_on("all") => Numbers::Counted,
        Some(_) => Numbers::None,
    }
}

/// Gathers the words of one step.
struct Gather<'g, 's> {
    words: &'g mut Collector,
    log: &'g mut Log<'s>,
    step: Option<&'g str>,
    numbers: Numbers,
}

impl Gather<'_, '_> {
    fn all(&mut self, tab: &Tab<'_>, said: &Said<'_>) {
        for (name, key) in [("text", Key::Text), ("yes", Key::Yes), ("no", Key::No)] {
            self.one(key, tab.text(self.log, name));
        }
        for (hint, number) in tab.list(self.log, "hints").into_iter().zip(1..=MAX_HINTS) {
            self.one(Key::Hint(number), Some(hint));
        }
        for (wrong, pair) in &said.wrong {
            self.one(Key::Wrong(wrong.key.clone()), pair.say);
        }
        for (reason, pair) in &said.because {
            self.one(Key::Because(reason.code().to_owned()), pair.say);
        }
    }

    fn one(&mut self, key: Key, text: Option<Text<'_>>) {
        self.words
            .add(self.log, self.step.or(Some("")), key, text, self.numbers);
    }
}
