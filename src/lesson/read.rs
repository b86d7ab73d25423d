//! A whole lesson file: from its text to a proved lesson and everything that is wrong with it.
//!
//! # Decisions
//! * Read by hand along the field table, without serde. A derived reader stops at the first mistake and
//!   points at the line where its table began. An author wants every mistake at once, each at its own
//!   place and with what to type instead; so the text is looked over by `scan`, parsed into values that
//!   know where they stand, and handed out setting by setting by `tab`.
//! * A file with mistakes is read to its end all the same: what one step lacks keeps no other step from
//!   being proved.

mod head;

use std::collections::BTreeMap;
use std::sync::Arc;

use toml::de::DeTable;

use crate::diagnostic::{Diagnostic, Source, Span, say};
use crate::job::Pace;
use crate::lesson::board_text::LessonBoard;
use crate::lesson::fields::{COMMON, Field, LESSON, of_kind};
use crate::lesson::kinds::Kind;
use crate::lesson::log::Log;
use crate::lesson::shape::number;
use crate::lesson::skills::Skill;
use crate::lesson::step::{ReadStep, Usual, name};
use crate::lesson::tab::{Block, Elsewhere, Tab};
use crate::lesson::text::Text;
use crate::lesson::words::{Collector, Numbers};
use crate::lesson::{
    AnyLesson, FORMAT, Head, Lesson, MAX_BYTES, MAX_STEPS, Outline, ProofReport, board_text, codes,
    flow, rulesets, scan, shelf_of, step, syntax,
};
use crate::locale::WordKey;
use crate::rules::{Geometry, Ruleset};

pub(super) use head::article;
use head::{after, articles, file_name, shelf, tag, unspoken};

/// How many bytes are read for what one position costs.
const BYTES_A_NODE: usize = 8;

/// Reads and proves a file, for at most so many nodes; the outline is there where the lesson's head could be read.
pub(super) async fn read(source: Source, max_work: usize, pace: Pace) -> ProofReport {
    let mut log = Log::new(&source).with_limit(max_work);
    if source.text().len() > MAX_BYTES {
        let message = say!("check-lesson-too-big", kib = MAX_BYTES / 1024);
        log.push(
            Diagnostic::error(codes::TOO_BIG, Span::default(), message)
                .label(say!("check-lesson-too-big-label")),
        );
        return ProofReport {
            diagnostics: log.finish(),
            ..ProofReport::default()
        };
    }
    let scan = scan::scan(source.text());
    let text = scan.patched(source.text());
    let table = syntax::parse(&text, &scan, &mut log);
    pace.pay(source.text().len() / BYTES_A_NODE).await;
    let mut outline = None;
    let first = first_board(&table);
    if let Some((is_cross, at)) = first {
        log.keep_first_board(is_cross, at);
    }
    let lesson = match first {
        Some((true, _)) => {
            let lesson = lesson(&table, &mut outline, &mut log, &pace).await;
            lesson.map(|it| AnyLesson::Cross(Arc::new(it)))
        }
        _ => {
            let lesson = lesson(&table, &mut outline, &mut log, &pace).await;
            lesson.map(|it| AnyLesson::Classic(Arc::new(it)))
        }
    };
    ProofReport {
        lesson: lesson.filter(|_| !log.has_errors()),
        outline,
        diagnostics: log.finish(),
    }
}

/// Whether the first board of a file is on the cross, and where it stands; where there is none, what practice is asked for
/// tells. The others must follow it.
fn first_board(table: &DeTable<'_>) -> Option<(bool, Span)> {
    let (_, steps) = table.iter().find(|(key, _)| key.get_ref() == "step")?;
    let steps = steps.get_ref().as_array()?;
    let first = |keys: &[&str], is_cross: fn(&str) -> Option<bool>| {
        let settings = steps.iter().filter_map(|step| step.get_ref().as_table());
        let mut found = settings
            .flatten()
            .filter(|(key, _)| keys.contains(&&**key.get_ref()));
        found.find_map(|(_, value)| {
            let is_cross = is_cross(value.get_ref().as_str()?)?;
            Some((is_cross, value.span().into()))
        })
    };
    first(&["board", "target"], board_text::is_cross)
        .or_else(|| first(&["skill"], |name| Some(Skill::named(name)?.is_on_cross())))
}

async fn lesson<G: LessonBoard>(
    table: &DeTable<'_>,
    outline: &mut Option<Outline>,
    log: &mut Log<'_>,
    pace: &Pace,
) -> Option<Lesson<G>> {
    if is_newer(table, log) {
        return None;
    }
    log.keep_lone_options(table.iter().any(|(key, _)| key.get_ref() == "option"));
    let end = log.source().text().len();
    let first_step = headers(table).first().map_or(end, |head| head.start);
    let block = Block {
        table,
        head: Span::default(),
        extent: Span::new(0, first_step),
    };
    let fields: Vec<&'static Field> = LESSON.iter().collect();
    let tab = Tab::open(
        log,
        block,
        say!("check-block-lesson"),
        &fields,
        &[],
        &elsewhere,
    );
    let id = tab.text(log, "id").and_then(|id| name(id, log));
    file_name(id, log);
    let language = tab.text(log, "language");
    tag(language, log);
    unspoken(language, log);
    let mut words = card(&tab, language, log);
    let group = tab.text(log, "group").and_then(|group| shelf(group, log));
    let after = after(&tab, id, log);
    *outline = (!log.is_broken(block.extent)).then(|| Outline {
        id: id.map(|id| id.value.to_owned()),
        after: after.clone(),
    });
    articles(&tab, log);
    let side = tab
        .text(log, "side")
        .map(|text| board_text::side(text.value));

    let rules = tab.text(log, "rules").map_or("fide", |text| text.value);
    let named = rulesets::named(rules).unwrap_or(Ruleset::FIDE);
    let usual = Usual {
        side,
        rules: rulesets::with_options(named, &tab.list(log, "options"), log),
    };
    let mut told = steps(&tab, usual, &mut words, log, pace).await;
    unique(&told, log);
    flow::resolve(&mut told, log);
    one_language(&tab, &told, &words, log);
    let steps: Vec<_> = told
        .into_iter()
        .map(|told| told.step)
        .collect::<Option<_>>()?;
    let owned = |text: Option<Text<'_>>| text.map(|text| text.value.to_owned());
    let head = Head {
        id: owned(id)?,
        language: owned(language),
        group: group.map(|text| shelf_of(text.value).to_owned()),
        after,
        side,
        rules: rulesets::known(rules),
        minutes: tab.number("minutes").map(|(minutes, _)| minutes),
        author: owned(tab.text(log, "author")),
        licence: owned(tab.text(log, "licence")),
        articles: tab
            .list(log, "articles")
            .iter()
            .map(|article| article.value.to_owned())
            .collect(),
        words: words.finish(),
    };
    Some(Lesson { head, steps })
}

/// The words of the lesson itself.
fn card(tab: &Tab<'_>, language: Option<Text<'_>>, log: &mut Log<'_>) -> Collector {
    let mut words = Collector::new(language.map(|text| text.value));
    for (name, key) in [
        ("title", WordKey::Title),
        ("about", WordKey::About),
        ("can", WordKey::Can),
        ("notes", WordKey::Notes),
    ] {
        let text = tab.text(log, name);
        words.add(log, None, key, text, Numbers::None);
    }
    words
}

/// Where each step begins.
fn headers(table: &DeTable<'_>) -> Vec<Span> {
    let steps = table
        .iter()
        .find(|(key, _)| key.get_ref() == "step")
        .map(|(_, value)| value.get_ref());
    let items = steps
        .and_then(|steps| steps.as_array())
        .into_iter()
        .flat_map(|items| items.iter());
    items.map(|item| item.span().into()).collect()
}

/// What a setting of a step is told when it stands above the first step.
fn elsewhere(name: &str, _: Span) -> Option<Elsewhere> {
    if name == "option" {
        // A heading of its own, wherever it stands: no line above the first step is meant.
        return Some(Elsewhere {
            message: say!("check-lone-option"),
            help: Some(say!("check-write", text = "[[step.option]]")),
            also: None,
        });
    }
    let mut fields = COMMON
        .iter()
        .chain(Kind::ALL.iter().flat_map(|kind| of_kind(*kind)));
    fields.any(|field| field.name == name).then(|| Elsewhere {
        message: say!("check-belongs-to-step", name = name),
        help: Some(say!("check-move-line-down")),
        also: None,
    })
}

/// A file of another format is not looked at any further: every word may have another meaning there.
pub(super) fn is_newer(table: &DeTable<'_>, log: &mut Log<'_>) -> bool {
    let entry = table.iter().find(|(key, _)| key.get_ref() == "format");
    let Some((format, span)) =
        entry.and_then(|(_, value)| Some((number(value.get_ref())?, value.span())))
    else {
        return false;
    };
    if format != FORMAT {
        let message = say!("check-format", format = format, own = FORMAT);
        let found = Diagnostic::error(codes::FORMAT, span.into(), message)
            .label(say!("check-format-label"));
        log.push(found.help(if format > FORMAT {
            say!("check-format-newer-help")
        } else {
            say!("check-format-help")
        }));
    }
    format != FORMAT
}

async fn steps<'t, G: LessonBoard>(
    tab: &Tab<'t>,
    usual: Usual,
    words: &mut Collector,
    log: &mut Log<'_>,
    pace: &Pace,
) -> Vec<ReadStep<'t, G>> {
    let blocks = tab.blocks("step");
    if let Some((_, head)) = blocks.get(MAX_STEPS) {
        let message = say!("check-too-many-steps", limit = MAX_STEPS, n = blocks.len());
        log.push(
            Diagnostic::error(codes::TOO_MANY, *head, message).label(say!("check-one-too-many")),
        );
    }
    if let Some(key) = tab
        .key("step")
        .filter(|_| blocks.is_empty() && !log.is_broken_anywhere())
    {
        log.push(
            Diagnostic::error(codes::MISSING, key, say!("check-no-step"))
                .label(say!("check-no-step-label"))
                .help(say!("check-no-step-help")),
        );
    }
    let end = log.source().text().len();
    let ends = blocks
        .iter()
        .skip(1)
        .map(|(_, head)| head.start)
        .chain([end]);
    let mut told = Vec::new();
    for ((table, head), end) in blocks.iter().zip(ends).take(MAX_STEPS) {
        let block = Block {
            table,
            head: *head,
            extent: Span::new(head.start, end.saturating_sub(1)),
        };
        told.push(step::read(block, usual, words, log, pace).await);
    }
    told
}

/// Two steps of one name would share their words and their stars.
fn unique<G: Geometry>(told: &[ReadStep<'_, G>], log: &mut Log<'_>) {
    let mut seen: BTreeMap<&str, Span> = BTreeMap::new();
    for id in told.iter().filter_map(|told| told.id) {
        match seen.get(id.value) {
            None => {
                seen.insert(id.value, id.span);
            }
            Some(first) => {
                let message = say!("check-two-steps", id = id.value);
                let found = Diagnostic::error(codes::DUPLICATE, id.span, message)
                    .label(say!("check-again-here"));
                log.push(found.also(*first, say!("check-first-here")));
            }
        }
    }
}

/// Words inside the file need their language; a language needs all its words.
fn one_language<G: Geometry>(
    tab: &Tab<'_>,
    told: &[ReadStep<'_, G>],
    words: &Collector,
    log: &mut Log<'_>,
) {
    if let Some(first) = words.first().filter(|_| !tab.has("language")) {
        let found = Diagnostic::error(codes::MISSING, first, say!("check-no-language"));
        log.push(
            found
                .label(say!("check-no-language-label"))
                .help(say!("check-no-language-help")),
        );
    }
    if !tab.has("language") {
        return;
    }
    tab.need(log, "title", say!("check-block-worded-lesson"));
    for step in told.iter().filter(|step| !step.has_text) {
        let found = Diagnostic::error(codes::MISSING, step.head, say!("check-step-without-text"));
        log.push(found.label(say!("check-no-setting", name = "text")));
    }
    for (what, at) in told.iter().flat_map(|step| &step.wordless) {
        log.push(what.complaint(*at));
    }
}
