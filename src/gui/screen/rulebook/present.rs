//! From what is open in the rulebook to what the screen shows.

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::rulebook::model::{
    Control, Item, LinkGroup, List, ListLine, Model, Page, PointRow, ReadingRow, Sign, Tool,
    WordRow, items,
};
use crate::gui::screen::rulebook::trial::on;
use crate::gui::screen::rulebook::{State, signs, words};
use crate::gui::widget::coach::Speech;
use crate::gui::widget::field::TextField;
use crate::locale::{Phrase, folded};
use crate::rulebook::search::Hit;
use crate::rulebook::{self, Card, chapters, glossary};
use crate::training::Purpose;

/// The picture before words.
const WORD: Sign = Sign::Icon(Icon::Say);

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let lines = lines(state, shared);
    let items = items(&lines);
    let at = state.at.filter(|at| items.contains(at));
    let open = Some(state.open).filter(|open| items.contains(open));
    Model {
        back: shared.way_back(Control::Back),
        title: shared.label(&Phrase::RulebookTitle),
        search: TextField {
            control: Control::Search,
            hint: shared.label(&Phrase::BookSearch),
            value: state.query.clone(),
        },
        list: List {
            stop: at.or(open).or(items.first().copied()),
            lines,
        },
        page: match state.open {
            Item::Card(id) => card(id, state, shared),
            Item::Word(id) => word(id, shared),
            Item::Glossary | Item::Chapter(_) => all_words(shared),
        },
    }
}

/// The list: all chapters, or what was found.
fn lines(state: &State, shared: &Shared) -> Vec<ListLine> {
    if !state.query.trim().is_empty() {
        return found(state, shared);
    }
    let mut lines = Vec::new();
    for (number, chapter) in chapters().iter().enumerate() {
        let has_open = |card: &Card| state.open == Item::Card(card.id());
        let is_open = chapter.cards.iter().any(has_open);
        lines.push(ListLine::Chapter {
            item: Item::Chapter(number),
            sign: signs::chapter(chapter),
            label: shared.label(&chapter.title),
            is_open,
        });
        let cards = chapter.cards.iter().filter(|_| is_open);
        lines.extend(cards.map(|it| card_line(it, state, shared)));
    }
    lines.push(ListLine::Chapter {
        item: Item::Glossary,
        sign: WORD,
        label: shared.label(&Phrase::BookGlossary),
        is_open: matches!(state.open, Item::Glossary | Item::Word(_)),
    });
    lines
}

fn found(state: &State, shared: &Shared) -> Vec<ListLine> {
    let hits = state.index.find(&state.query);
    let lines = hits.into_iter().map(|hit| match hit {
        Hit::Card(card) => card_line(card, state, shared),
        Hit::Word(word) => {
            let label = shared.label(&word.name);
            line(Item::Word(word.id), WORD, label, state)
        }
    });
    let lines: Vec<ListLine> = lines.collect();
    if lines.is_empty() {
        let query = state.query.trim().to_owned();
        return vec![ListLine::Nothing(
            shared.label(&Phrase::BookNothing { query }),
        )];
    }
    lines
}

fn card_line(card: &'static Card, state: &State, shared: &Shared) -> ListLine {
    let label = shared.label(&card.title());
    line(Item::Card(card.id()), signs::card(card), label, state)
}

fn line(item: Item, sign: Sign, label: String, state: &State) -> ListLine {
    ListLine::Item {
        item,
        sign,
        label,
        is_open: state.open == item,
    }
}

fn card(id: &str, state: &State, shared: &Shared) -> Page {
    let Some(card) = rulebook::find(id) else {
        return Page::default();
    };
    let mut chapters = chapters().iter();
    let chapter = chapters.find(|chapter| chapter.cards.iter().any(|it| it.id() == id));
    let (before, next) = neighbors(id);
    // An arrow points to where its button stands.
    let (on, back) = shared.flow().arrows();
    let label = |phrase: &Phrase| shared.label(phrase);
    let article = card.article.clone();
    let has_article = !article.is_empty();
    let trials = state.trials.iter().enumerate();
    Page {
        chapter: chapter.map(|it| label(&it.title)).unwrap_or_default(),
        title: label(&card.title()),
        article: match has_article {
            true => Some(label(&Phrase::RuleTitle { article })),
            false => card.is_of_family().then(|| label(&Phrase::BookFamily)),
        },
        speech: Speech::of(&shared.say(&card.text)),
        trials: trials
            .map(|(place, it)| on!(it, it => words::trial(place, it, state, shared)))
            .collect(),
        points: LinkGroup {
            title: label(&Phrase::BookHouse),
            things: contrasts(card, shared),
        },
        sheets: LinkGroup {
            title: label(&Phrase::BookSheets),
            things: card.sheets.iter().map(label).collect(),
        },
        lessons: LinkGroup {
            title: label(&Phrase::BookLessons),
            things: (state.lessons.iter().enumerate())
                .map(|(place, (_, title))| {
                    Tool::new(Control::Lesson(place), Some(Icon::Play), title.clone())
                })
                .chain(practice(card.id(), shared))
                .collect(),
        },
        words: LinkGroup {
            title: label(&Phrase::BookWords),
            things: (card.words.iter())
                .filter_map(|id| glossary::find(id))
                .map(|it| word_of(it, shared))
                .collect(),
        },
        before: before.map(|it| shared.tool(Control::Before, back, &it.title())),
        next: next.map(|it| shared.tool(Control::Next, on, &it.title())),
        ..Page::default()
    }
}

/// The cards before and after this one.
pub(super) fn neighbors(id: &str) -> (Option<&'static Card>, Option<&'static Card>) {
    let cards: Vec<&'static Card> = rulebook::cards().collect();
    let Some(place) = cards.iter().position(|card| card.id() == id) else {
        return (None, None);
    };
    let before = place.checked_sub(1).and_then(|place| cards.get(place));
    (before.copied(), cards.get(place + 1).copied())
}

/// A rule of the family game beside normal chess, then the house rules of the card.
fn contrasts(card: &Card, shared: &Shared) -> Vec<PointRow> {
    let label = |phrase: &Phrase| shared.label(phrase);
    let contrast = card.normal().map(|normal| PointRow {
        name: label(&card.title()),
        readings: vec![
            ReadingRow {
                who: label(&Phrase::BookLaws),
                says: label(&normal),
                origin: None,
            },
            ReadingRow {
                who: label(&Phrase::ProfileFamily),
                says: label(&card.text),
                origin: Some(label(&Phrase::ProfileFamilyOrigin)),
            },
        ],
    });
    contrast.into_iter().chain(points(card, shared)).collect()
}

fn points(card: &Card, shared: &Shared) -> Vec<PointRow> {
    let label = |phrase: &Phrase| shared.label(phrase);
    let name = |profile: &&str| rulebook::profile_name(profile).map(|it| label(&it));
    let origin = |profile: &&str| rulebook::profile_origin(profile).map(|it| label(&it));
    let points = rulebook::points(card).into_iter();
    points
        .map(|point| {
            let laws = ReadingRow {
                who: label(&Phrase::BookLaws),
                says: label(&point.laws),
                origin: None,
            };
            let others = point.others.iter().map(|it| ReadingRow {
                who: words::joined(it.profiles.iter().filter_map(name), ", "),
                says: label(&it.reading),
                origin: Some(words::joined(it.profiles.iter().filter_map(origin), " ")),
            });
            PointRow {
                name: label(&point.name),
                readings: [laws].into_iter().chain(others).collect(),
            }
        })
        .collect()
}

fn word_of(word: &glossary::Word, shared: &Shared) -> WordRow {
    WordRow {
        name: shared.tool(Control::Link(Item::Word(word.id)), None, &word.name),
        meaning: shared.label(&word.meaning),
    }
}

/// A word, and the cards that it is on.
fn word(id: &str, shared: &Shared) -> Page {
    let Some(word) = glossary::find(id) else {
        return Page::default();
    };
    let cards = rulebook::cards().filter(|card| card.words.contains(&word.id));
    Page {
        chapter: shared.label(&Phrase::ChapterWords),
        title: shared.label(&word.name),
        speech: Speech::of(&shared.say(&word.meaning)),
        cards: LinkGroup {
            title: shared.label(&Phrase::BookCards),
            things: cards
                .map(|card| {
                    let control = Control::Link(Item::Card(card.id()));
                    shared.tool(control, None, &card.title())
                })
                .collect(),
        },
        ..Page::default()
    }
}

/// All words, as a dictionary has them.
fn all_words(shared: &Shared) -> Page {
    let words = glossary::WORDS.iter().map(|it| word_of(it, shared));
    let mut words: Vec<WordRow> = words.collect();
    words.sort_by_key(|word| folded(&word.name.label));
    Page {
        title: shared.label(&Phrase::BookGlossary),
        words: LinkGroup {
            title: String::new(),
            things: words,
        },
        ..Page::default()
    }
}

/// The way to boards of practice about a card, where there are some.
fn practice(card: &str, shared: &Shared) -> Option<Tool> {
    let is_there = shared.can_practise(Purpose::OfRule(card.to_owned()));
    is_there.then(|| {
        shared.tool(
            Control::Practice,
            Icon::WarmUp,
            &Phrase::PracticeTenMoreRule,
        )
    })
}
