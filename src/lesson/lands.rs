//! The file of the course, `lessons/course.toml`: its lands, the path through each, and the old names of steps.
//!
//! Written as lessons are and read by the same code, so that every mistake is told at its place. Only what the
//! file says is read here; whether there are such lessons and steps, `library` asks.
//!
//! # Decisions
//! * *Each place on a path is a block of its own*, not a word in a list: it can carry tags, and what it leads to
//!   is said by the name of the setting.
//! * *Old names stand here*, not in the lessons: a lesson's author never sees what a step was called years ago.

use std::fmt;

use crate::diagnostic::{Diagnostic, Message, Source, Span, say};
use crate::lesson::fields::{Field, Ty};
use crate::lesson::log::Log;
use crate::lesson::read::is_newer;
use crate::lesson::step::{is_name, name};
use crate::lesson::tab::{Block, Tab};
use crate::lesson::text::Text;
use crate::lesson::{MAX_BYTES, codes, scan, syntax};

/// What the file says.
#[derive(Clone, Debug, Default)]
pub struct CourseFile {
    /// The lands, in the order of the course.
    pub lands: Vec<ReadLand>,
    /// What has another name now.
    pub renamed: Vec<ReadOld>,
}

/// A land as the file has it.
#[derive(Clone, Debug)]
pub struct ReadLand {
    /// Its name.
    pub id: String,
    /// Where that stands.
    pub at: Span,
    /// What stands along its path, in order.
    pub entries: Vec<ReadEntry>,
}

/// A place on a path as the file has it.
#[derive(Clone, Debug)]
pub struct ReadEntry {
    /// What it leads to.
    pub entry: PathEntry,
    /// Whether the path may go past it: what only experts ask for.
    pub is_for_experts: bool,
    /// Where the file names it.
    pub at: Span,
}

/// An old name as the file has it.
#[derive(Clone, Debug)]
pub struct ReadOld {
    /// The old and the new name.
    pub renamed: Renamed,
    /// Where the old one stands.
    pub was_at: Span,
    /// Where the new one stands.
    pub now_at: Span,
}

/// What has another name now: a lesson, or a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renamed {
    /// What it was called.
    pub was: LessonPlace,
    /// What it is called now.
    pub now: LessonPlace,
}

/// What stands on the path through a land.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PathEntry {
    /// The lesson of this name.
    Lesson(String),
    /// A game against the coach: one step of a lesson.
    Game {
        /// The name of the lesson that lends it.
        lesson: String,
        /// The name of the step there.
        step: String,
    },
    /// The story of this name.
    Story(String),
}

/// A lesson, or a step of one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LessonPlace {
    /// The lesson's name.
    pub lesson: String,
    /// The step; `None` means all of the lesson.
    pub step: Option<String>,
}

impl fmt::Display for LessonPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.lesson)?;
        let step = self.step.iter();
        step.into_iter().try_for_each(|step| write!(f, "/{step}"))
    }
}

impl LessonPlace {
    /// Reads `rook` or `rook/corner`.
    fn parse(text: &str) -> Option<Self> {
        let (lesson, step) = match text.split_once('/') {
            Some((lesson, step)) => (lesson, Some(step)),
            None => (text, None),
        };
        let is_fine = is_name(lesson) && step.is_none_or(is_name);
        is_fine.then(|| Self {
            lesson: lesson.to_owned(),
            step: step.map(str::to_owned),
        })
    }
}

/// The settings of the file itself.
const FILE: &[Field] = &[
    Field::new("format", Ty::Number).needed(),
    Field::new("land", Ty::Blocks).needed(),
    Field::new("old", Ty::Blocks),
];

/// The settings of a land.
const LAND: &[Field] = &[
    Field::new("id", Ty::Text).needed(),
    Field::new("entry", Ty::Blocks).needed(),
];

/// What an entry may lead to.
const LEADS: [&str; 3] = ["lesson", "game", "story"];
/// What only experts ask for: the path may go past it.
const FOR_EXPERTS: &str = "for-experts";

/// The settings of an entry.
const ENTRY: &[Field] = &[
    Field::new("lesson", Ty::Text),
    Field::new("game", Ty::Text),
    Field::new("story", Ty::Text),
    Field::new("tags", Ty::List).of(&[FOR_EXPERTS]),
];

/// The settings of an old name.
const OLD: &[Field] = &[
    Field::new("was", Ty::Text).needed(),
    Field::new("now", Ty::Text).needed(),
];

/// Reads the file: what of it can be used, and everything that is wrong but for what the lessons say.
#[must_use]
pub fn read(source: &Source) -> (CourseFile, Vec<Diagnostic>) {
    read_file(source, say!("check-block-course"), FILE, |tab, log| {
        let mut file = CourseFile::default();
        for block in tab.inner("land", tab.end()) {
            let tab = opened(block, say!("check-block-land"), LAND, log);
            let blocks = tab.inner("entry", tab.end()).into_iter();
            let entries = blocks.filter_map(|block| entry(block, log));
            let entries = entries.collect();
            if let Some(id) = tab.text(log, "id").and_then(|id| name(id, log)) {
                file.lands.push(ReadLand {
                    id: id.value.to_owned(),
                    at: id.inside(),
                    entries,
                });
            }
        }
        let old = tab.inner("old", tab.end()).into_iter();
        file.renamed = old.filter_map(|block| renamed(block, log)).collect();
        file
    })
}

/// Reads a file that stands beside the lessons and is none: `what` it is, and the settings of its head. `look` reads the
/// rest.
pub(super) fn read_file<T: Default>(
    source: &Source,
    what: Message,
    fields: &'static [Field],
    look: impl FnOnce(&Tab<'_>, &mut Log<'_>) -> T,
) -> (T, Vec<Diagnostic>) {
    let mut log = Log::new(source);
    let end = source.text().len();
    if end > MAX_BYTES {
        let message = say!("check-file-too-large", kib = MAX_BYTES / 1024);
        log.push(Diagnostic::error(codes::TOO_BIG, Span::default(), message));
        return (T::default(), log.finish());
    }
    let scan = scan::scan(source.text());
    let text = scan.patched(source.text());
    let table = syntax::parse(&text, &scan, &mut log);
    if is_newer(&table, &mut log) {
        return (T::default(), log.finish());
    }
    let block = Block {
        table: &table,
        head: Span::default(),
        extent: Span::new(0, end),
    };
    let tab = opened(block, what, fields, &mut log);
    let file = look(&tab, &mut log);
    (file, log.finish())
}

/// Looks at the settings of a block; none of them exists elsewhere.
pub(super) fn opened<'t>(
    block: Block<'t>,
    what: Message,
    fields: &'static [Field],
    log: &mut Log<'_>,
) -> Tab<'t> {
    let fields: Vec<&'static Field> = fields.iter().collect();
    Tab::open(log, block, what, &fields, &[], &|_, _| None)
}

/// Reads what stands on a path; it leads to one thing.
fn entry(block: Block<'_>, log: &mut Log<'_>) -> Option<ReadEntry> {
    let tab = opened(block, say!("check-block-entry"), ENTRY, log);
    let told = LEADS.iter().filter(|name| tab.is_meant(name)).count();
    if told == 0 {
        let help = say!("check-entry-leads-help");
        let label = say!("check-entry-leads-label");
        tab.miss(log, say!("check-entry-leads"), label, Some(help));
    }
    if told > 1 {
        let keys = LEADS.iter().filter_map(|name| tab.key(name));
        let at = keys.max_by_key(|key| key.start).unwrap_or(tab.head());
        let found = Diagnostic::error(codes::DUPLICATE, at, say!("check-entry-twice"));
        log.push(found.label(say!("check-again-here")));
        return None;
    }
    let named = |what, log: &mut Log<'_>| name(tab.text(log, what)?, log);
    let (entry, at) = if let Some(lesson) = named("lesson", log) {
        let entry = PathEntry::Lesson(lesson.value.to_owned());
        (entry, lesson.inside())
    } else if let Some(story) = named("story", log) {
        (PathEntry::Story(story.value.to_owned()), story.inside())
    } else {
        let text = tab.text(log, "game")?;
        let LessonPlace { lesson, step } = place(text, log)?;
        let Some(step) = step else {
            log.push(no_place(text));
            return None;
        };
        (PathEntry::Game { lesson, step }, text.inside())
    };
    let tags = tab.list(log, "tags");
    Some(ReadEntry {
        entry,
        is_for_experts: tags.iter().any(|tag| tag.value == FOR_EXPERTS),
        at,
    })
}

/// Reads an old name: a lesson has become a lesson, a step a step.
fn renamed(block: Block<'_>, log: &mut Log<'_>) -> Option<ReadOld> {
    let tab = opened(block, say!("check-block-old"), OLD, log);
    let (was, now) = (tab.text(log, "was"), tab.text(log, "now"));
    let (was, now) = was.zip(now)?;
    let (was_place, now_place) = (place(was, log), place(now, log));
    let (was_place, now_place) = was_place.zip(now_place)?;
    if was_place.step.is_some() != now_place.step.is_some() {
        let found = Diagnostic::error(codes::TYPE, now.inside(), say!("check-old-kinds"));
        log.push(found.label(say!("check-old-kinds-label")));
        return None;
    }
    Some(ReadOld {
        renamed: Renamed {
            was: was_place,
            now: now_place,
        },
        was_at: was.inside(),
        now_at: now.inside(),
    })
}

/// A lesson or a step of one; complains about anything else.
pub(super) fn place(text: Text<'_>, log: &mut Log<'_>) -> Option<LessonPlace> {
    let place = LessonPlace::parse(text.value);
    if place.is_none() {
        log.push(no_place(text));
    }
    place
}

fn no_place(text: Text<'_>) -> Diagnostic {
    let message = say!("check-no-place", text = text.value);
    Diagnostic::error(codes::BAD_ID, text.inside(), message)
        .label(say!("check-no-place-label"))
        .help(say!("check-no-place-help"))
}
