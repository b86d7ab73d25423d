//! `choose`: several answers, one tap; at least one of them is right.

use crate::diagnostic::{Diagnostic, Span, say};
use crate::lesson::board_text::LessonBoard;
use crate::lesson::fields::{COMMON, Field, LESSON, Ty, of_kind};
use crate::lesson::kinds::Kind;
use crate::lesson::kinds::{Given, Read, Room};
use crate::lesson::log::Log;
use crate::lesson::step::{Wordless, name};
use crate::lesson::tab::{Block, Elsewhere, Tab};
use crate::lesson::task::Choice;
use crate::lesson::text::Text;
use crate::lesson::{Task, codes};

const FIELDS: &[Field] = &[Field::new("option", Ty::Blocks).needed()];

/// The settings of one answer of a `choose` step.
pub const OPTION: &[Field] = &[
    Field::new("id", Ty::Text).needed(),
    Field::new("text", Ty::Text),
    Field::new("right", Ty::Switch),
    Field::new("say", Ty::TextOrSwitch),
    Field::new("go", Ty::Text),
];

/// What the format knows of this kind.
pub(super) const ROOM: Room = Room {
    name: "choose",
    fields: FIELDS,
    needs_board: false,
    ..Room::PLAIN
};

/// The fewest and the most answers.
const FEWEST: usize = 2;
const MOST: usize = 6;

/// One answer as the file tells it.
pub(in crate::lesson) struct ReadOption<'t> {
    head: Span,
    pub(in crate::lesson) id: Option<Text<'t>>,
    pub(in crate::lesson) text: Option<Text<'t>>,
    pub(in crate::lesson) say: Option<Text<'t>>,
    pub(in crate::lesson) go: Option<Text<'t>>,
    /// Where its sentence is announced.
    say_at: Option<Span>,
    /// Where it is said whether it is right.
    right_at: Option<Span>,
    is_right: bool,
    is_whole: bool,
}

impl ReadOption<'_> {
    /// What has no words in this file.
    pub(in crate::lesson) fn wordless(&self) -> impl Iterator<Item = (Wordless, Span)> {
        let text = (self.text.is_none() && self.is_whole).then_some((Wordless::Option, self.head));
        let say = self.say_at.filter(|_| self.say.is_none());
        text.into_iter()
            .chain(say.map(|at| (Wordless::OptionSay, at)))
    }

    /// The settings that mean something only where one of the answers is chosen.
    pub(super) fn of_choosing(&self) -> impl Iterator<Item = (&'static str, Span)> {
        let go = self.go.map(|go| ("go", go.inside()));
        let say = self.say_at.map(|at| ("say", at));
        let right = self.right_at.map(|at| ("right", at));
        right.into_iter().chain(say).chain(go)
    }
}

/// Reads every answer of a step.
pub(in crate::lesson) fn options<'t>(tab: &Tab<'t>, log: &mut Log<'_>) -> Vec<ReadOption<'t>> {
    let blocks = tab.inner("option", tab.end()).into_iter();
    blocks.map(|block| option(block, log)).collect()
}

fn option<'t>(block: Block<'t>, log: &mut Log<'_>) -> ReadOption<'t> {
    let head = block.head;
    let fields: Vec<&'static Field> = OPTION.iter().collect();
    let elsewhere = |key: &str, _: Span| elsewhere(key, head);
    let tab = Tab::open(
        log,
        block,
        say!("check-block-option"),
        &fields,
        &[],
        &elsewhere,
    );
    ReadOption {
        head,
        id: tab.text(log, "id").and_then(|id| name(id, log)),
        text: tab.text(log, "text"),
        say: tab.text(log, "say"),
        go: tab.text(log, "go"),
        say_at: tab.key("say").filter(|_| tab.is_usable("say")),
        right_at: tab.key("right"),
        is_right: tab.is_on("right"),
        is_whole: tab.is_whole() && !tab.has("text"),
    }
}

/// What a setting of the step or the lesson is told when it stands under an answer.
fn elsewhere(name: &str, head: Span) -> Option<Elsewhere> {
    let of_step = || COMMON.iter().chain(of_kind(Kind::Choose));
    let (message, help) = if of_step().any(|field| field.name == name) {
        let message = say!("check-option-of-step", name = name);
        (message, say!("check-move-line-above-options"))
    } else if LESSON.iter().any(|field| field.name == name) {
        let message = say!("check-option-of-lesson", name = name);
        (message, say!("check-move-line-up"))
    } else {
        return None;
    };
    Some(Elsewhere {
        message,
        help: Some(help),
        also: Some((head, say!("check-option-starts-here"))),
    })
}

/// Proves that there is something to choose and something right.
pub(super) async fn read<G: LessonBoard>(given: Given<'_, G>, log: &mut Log<'_>) -> Read<G> {
    let Given { tab, options, .. } = given;
    let key = tab.key("option").filter(|_| tab.is_usable("option"))?;
    if log.has_lone_options() {
        // Some of the answers stand outside of the step: nobody knows which.
        unique(options, log);
        return None;
    }
    if options.len() < FEWEST {
        let found = Diagnostic::error(codes::ANSWER, key, say!("check-one-option"));
        log.push(
            found
                .label(say!("check-one-option-label"))
                .help(say!("check-one-option-help")),
        );
    }
    at_most(options, log);
    if options.iter().all(|option| !option.is_right) {
        let found = Diagnostic::error(codes::ANSWER, key, say!("check-no-right-option"));
        log.push(
            found
                .label(say!("check-no-right-option-label"))
                .help(say!("check-no-right-option-help")),
        );
    }
    unique(options, log);
    let choices = options.iter().map(|option| {
        Some(Choice {
            id: option.id?.value.to_owned(),
            right: option.is_right,
            has_say: option.say_at.is_some(),
            go: None,
        })
    });
    let options = choices.collect::<Option<Vec<_>>>()?;
    (given.is_clean(log)).then_some(Task::Choose { options })
}

/// Complains about more answers than there is room for.
pub(super) fn at_most(options: &[ReadOption<'_>], log: &mut Log<'_>) {
    if let Some(surplus) = options.get(MOST) {
        let message = say!("check-too-many-options", n = options.len(), limit = MOST);
        log.push(
            Diagnostic::error(codes::TOO_MANY, surplus.head, message)
                .label(say!("check-one-too-many")),
        );
    }
}

/// Complains about two answers of one name.
pub(super) fn unique(options: &[ReadOption<'_>], log: &mut Log<'_>) {
    let ids: Vec<Text<'_>> = options.iter().filter_map(|option| option.id).collect();
    for (at, id) in ids.iter().enumerate() {
        let before = ids.iter().take(at).find(|other| other.value == id.value);
        if let Some(first) = before {
            let message = say!("check-two-options", id = id.value);
            let found = Diagnostic::error(codes::DUPLICATE, id.span, message)
                .label(say!("check-again-here"));
            log.push(found.also(first.span, say!("check-first-here")));
        }
    }
}
