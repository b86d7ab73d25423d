//! The rulebook as a file: chapters of cards, each with examples on boards, and the words of chess.
//!
//! A book is written as lessons are: its boards, moves, sets of rules and options are a step's, read by
//! the same code, and every mistake is told at its place. What the rules say to an example is not asked
//! here: `rulebook` plays it and compares. The sentences stand in `locales/`, found by the ids in the file.
//!
//! # Decisions
//! * *Data, not `const` cards*: whoever can write a lesson can change a card, and has its mistakes told.
//! * *Read here, not in `rulebook`*: what reads lessons stays private to `lesson`; of a book only the
//!   plain values come out.
//! * *An example states its verdict*, though the rules could work it out: it is what the card is about,
//!   and a board that slipped would otherwise pass in silence.
//! * *8x8 boards in one line, crosses drawn*, as the shipped lessons have them: two FENs below each other
//!   show the one thing that differs, while nobody reads an FFC.

mod example;

use crate::diagnostic::{Diagnostic, Message, Source, Span, closest, did_you_mean, say};
use crate::lesson::fields::{COMMON, Field, Ty};
use crate::lesson::log::Log;
use crate::lesson::read::article;
use crate::lesson::tab::{Block, Tab};
use crate::lesson::text::Text;
use crate::lesson::{MAX_BYTES, codes, rulesets, scan, syntax};
use crate::locale::Phrase;
use crate::rules::ruleset::RuleKey;

pub use crate::lesson::board_text::LineStart;
pub use example::{ALLOWED, Act, Example, ExampleBoard, LaidExample, Says, is_game};

/// How the name of a word's sentence begins.
const WORD: &str = "word-";
/// How the name of every card of the family game begins.
const FAMILY: &str = "rule-family-";

/// The whole book.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// The chapters, in the order of learning.
    pub chapters: Vec<Chapter>,
    /// The names of the words of chess, those that belong together side by side: `double-check`.
    pub words: Vec<&'static str>,
}

/// Cards that belong together.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The heading.
    pub title: Phrase,
    /// The cards, in the order of learning.
    pub cards: Vec<Card>,
}

/// A rule.
#[derive(Clone, Debug)]
pub struct Card {
    /// What it says. The message's name is the name of the card, too.
    pub text: Phrase,
    /// The article of the Laws; empty where they leave it to good manners.
    pub article: String,
    /// Boards to try it on: what is allowed, and what is just not.
    pub examples: Vec<Example>,
    /// The words to know, by their names.
    pub words: Vec<&'static str>,
    /// The house rules that concern it, by key.
    pub keys: Vec<&'static str>,
    /// What some rule sheets say instead, and what holds.
    pub sheets: Vec<Phrase>,
}

impl Card {
    /// The name of the card: `rule-castling-now`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.text.id()
    }

    /// Its heading: the message `card-castling-now`.
    #[must_use]
    pub fn title(&self) -> Phrase {
        beside(self.id(), "card").unwrap_or_else(|| self.text.clone())
    }

    /// What normal chess says there, the message `normal-family-mate`; `None` on a card of normal chess.
    #[must_use]
    pub fn normal(&self) -> Option<Phrase> {
        beside(self.id(), "normal")
    }

    /// Whether it is a rule of the family game, which the Laws do not know.
    #[must_use]
    pub fn is_of_family(&self) -> bool {
        self.id().starts_with(FAMILY)
    }
}

/// What else is said of a rule.
fn beside(id: &str, what: &str) -> Option<Phrase> {
    let name = id.strip_prefix("rule")?;
    Phrase::named(&format!("{what}{name}"))
}

/// The settings of the book itself.
const BOOK: &[Field] = &[
    Field::new("words", Ty::List).needed(),
    Field::new("card", Ty::Blocks).needed(),
];

/// The settings of a card, besides what its examples share.
const CARD: &[Field] = &[
    Field::new("chapter", Ty::Text),
    Field::new("id", Ty::Text).needed(),
    Field::new("article", Ty::Text),
    Field::new("words", Ty::List),
    Field::new("keys", Ty::List),
    Field::new("sheets", Ty::List),
    Field::new("example", Ty::Blocks).needed(),
];

/// What says how a board is laid out, here as in a step. A card may say it for its examples, and the rules.
const BOARD: [&str; 4] = ["board", "turn", "castling", "seats"];
const RULES: [&str; 1] = ["rules"];

/// Settings of a step by their names.
fn of_steps(names: &'static [&'static str]) -> impl Iterator<Item = &'static Field> {
    let fields = COMMON.iter();
    fields.filter(move |field| names.contains(&field.name))
}

/// Reads a book: what of it can be used, and everything that is wrong but for what the rules say.
#[must_use]
pub fn read(source: &Source) -> (Book, Vec<Diagnostic>) {
    let mut log = Log::new(source);
    let end = source.text().len();
    if end > MAX_BYTES {
        let message = say!("check-file-too-large", kib = MAX_BYTES / 1024);
        log.push(Diagnostic::error(codes::TOO_BIG, Span::default(), message));
        return (Book::default(), log.finish());
    }
    let scan = scan::scan(source.text());
    let text = scan.patched(source.text());
    let table = syntax::parse(&text, &scan, &mut log);
    let block = Block {
        table: &table,
        head: Span::default(),
        extent: Span::new(0, end),
    };
    let tab = opened(block, say!("check-block-book"), BOOK.iter(), &mut log);
    let words = tab.list(&log, "words").into_iter();
    let words = words.filter_map(|text| word(text, &mut log)).collect();
    let mut book = Book {
        words,
        ..Book::default()
    };
    let mut seen: Vec<Text<'_>> = Vec::new();
    for block in tab.inner("card", end) {
        card(block, &mut book, &mut seen, &mut log);
    }
    (book, log.finish())
}

/// Looks at the settings of a block; none of them exists elsewhere.
fn opened<'t>(
    block: Block<'t>,
    what: Message,
    fields: impl Iterator<Item = &'static Field>,
    log: &mut Log<'_>,
) -> Tab<'t> {
    let fields: Vec<&'static Field> = fields.collect();
    Tab::open(log, block, what, &fields, &[], &|_, _| None)
}

/// Reads a card into the chapter that it begins, or into the last.
fn card<'t>(block: Block<'t>, book: &mut Book, seen: &mut Vec<Text<'t>>, log: &mut Log<'_>) {
    let fields = CARD.iter();
    let fields = fields.chain(of_steps(&BOARD)).chain(of_steps(&RULES));
    let tab = opened(block, say!("check-block-card"), fields, log);
    if book.chapters.is_empty() && seen.is_empty() {
        tab.need(log, "chapter", say!("check-block-card"));
    }
    let chapter = tab.text(log, "chapter");
    if let Some(title) = chapter.and_then(|text| sentence(text, "chapter-", log)) {
        let cards = Vec::new();
        book.chapters.push(Chapter { title, cards });
    }
    let id = tab.text(log, "id");
    let text = id.and_then(|id| named(id, seen, log));
    let law = tab.text(log, "article");
    if let Some(text) = law.filter(|text| !text.value.starts_with(NOTATION)) {
        article(text, log);
    }
    let words = tab.list(log, "words").into_iter();
    let words = words.filter_map(|text| {
        let found = book.words.iter().find(|word| **word == text.value);
        if found.is_none() {
            let near = closest(text.value, book.words.iter().copied());
            log.push(no_choice("words", text, near));
        }
        found.copied()
    });
    let words = words.collect();
    let keys = tab.list(log, "keys").into_iter();
    let keys = keys.filter_map(|text| {
        let found = RuleKey::named(text.value);
        if found.is_none() {
            log.push(rulesets::unknown(text.value, text.inside()));
        }
        found.map(|key| key.name)
    });
    let keys = keys.collect();
    let sheets = tab.list(log, "sheets").into_iter();
    let sheets = sheets.filter_map(|text| sentence(text, "sheet-", log));
    let sheets = sheets.collect();
    let blocks = tab.inner("example", tab.end()).into_iter();
    let examples = blocks.filter_map(|block| example::read(block, &tab, log));
    let examples = examples.collect();
    if let Some((text, chapter)) = text.zip(book.chapters.last_mut()) {
        chapter.cards.push(Card {
            text,
            article: law.map_or_else(String::new, |text| text.value.to_owned()),
            examples,
            words,
            keys,
            sheets,
        });
    }
}

/// How the articles of the Laws about writing moves begin, those of appendix C.
const NOTATION: &str = "C.";

/// The sentence that a card says; complains about one without a title, and one that is there twice.
fn named<'t>(id: Text<'t>, seen: &mut Vec<Text<'t>>, log: &mut Log<'_>) -> Option<Phrase> {
    if let Some(first) = seen.iter().find(|other| other.value == id.value) {
        let message = say!("check-listed-twice", text = id.value);
        let found = Diagnostic::error(codes::DUPLICATE, id.inside(), message)
            .label(say!("check-again-here"));
        log.push(found.also(first.inside(), say!("check-first-here")));
    }
    seen.push(id);
    let text = sentence(id, "rule-", log)?;
    if beside(id.value, "card").is_none() {
        let title = id.value.replacen("rule", "card", 1);
        log.push(no_sentence(&title, id.inside(), None));
    }
    Some(text)
}

/// A word of chess that has its sentence and says what it means; complains about any other.
fn word(text: Text<'_>, log: &mut Log<'_>) -> Option<&'static str> {
    let ids = Phrase::ALL_IDS.iter();
    let words = ids.filter_map(|id| id.strip_prefix(WORD));
    let has_meaning = |word: &&str| Phrase::ALL_IDS.contains(&&*format!("{WORD}{word}-meaning"));
    let mut words = words.filter(has_meaning);
    let found = words.clone().find(|word| *word == text.value);
    if found.is_none() {
        log.push(no_choice("words", text, closest(text.value, &mut words)));
    }
    found
}

/// A sentence by its name, which begins like those of its family; complains if there is none.
fn sentence(text: Text<'_>, family: &str, log: &mut Log<'_>) -> Option<Phrase> {
    let is_of_family = text.value.starts_with(family);
    let found = Phrase::named(text.value).filter(|_| is_of_family);
    if found.is_none() {
        let family = Phrase::ALL_IDS.iter().filter(|id| id.starts_with(family));
        let near = closest(text.value, family.copied());
        log.push(no_sentence(text.value, text.inside(), near));
    }
    found
}

fn no_sentence(id: &str, at: Span, near: Option<&str>) -> Diagnostic {
    Diagnostic::error(codes::UNKNOWN, at, say!("check-no-sentence", id = id))
        .label(say!("check-not-known"))
        .maybe_help(near.map(did_you_mean))
}

fn no_choice(name: &str, text: Text<'_>, near: Option<&str>) -> Diagnostic {
    let message = say!("check-no-choice", name = name, text = text.value);
    Diagnostic::error(codes::UNKNOWN, text.inside(), message)
        .label(say!("check-not-known"))
        .maybe_help(near.map(did_you_mean))
}
