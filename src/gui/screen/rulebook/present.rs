//! From what is open in the rulebook to what the screen shows.

use crate::explain;
use crate::gui::art::Icon;
use crate::gui::board::Hands;
use crate::gui::screen::rulebook::model::{
    Control, Group, Heading, Item, Light, Line, Model, Page, Point, Promotion, Reading, Word,
};
use crate::gui::screen::rulebook::picture::{self, Dots};
use crate::gui::screen::rulebook::trial::Trial;
use crate::gui::screen::rulebook::{State, model};
use crate::gui::shared::Shared;
use crate::gui::widget::coach::{Speech, Tint};
use crate::gui::widget::promotion::Choice;
use crate::locale::Phrase;
use crate::rulebook::search::{Hit, folded};
use crate::rulebook::{self, Act, Answer, CHAPTERS, Card, Says, glossary};
use crate::rules::notation::san;
use crate::rules::{Claim, Piece, Role, Seat};

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    Model {
        title: shared.label(&Phrase::RulebookTitle),
        back: shared.label(&Phrase::ButtonBack),
        search: shared.label(&Phrase::BookSearch),
        query: state.query.clone(),
        lines: lines(state, shared),
        page: match state.open {
            Item::Card(id) => card(id, state, shared),
            Item::Word(id) => word(id, shared),
            Item::Glossary | Item::Chapter(_) => all_words(shared),
        },
    }
}

/// The list: all chapters, or what was found.
fn lines(state: &State, shared: &Shared) -> Vec<Line> {
    if !state.query.trim().is_empty() {
        return found(state, shared);
    }
    let mut lines = Vec::new();
    for (number, chapter) in CHAPTERS.iter().enumerate() {
        let has_open = |card: &Card| state.open == Item::Card(card.id());
        let is_open = chapter.cards.iter().any(has_open);
        lines.push(Line::Chapter {
            item: Item::Chapter(number),
            label: shared.label(&chapter.title),
            is_open,
        });
        let cards = chapter.cards.iter().filter(|_| is_open);
        lines.extend(cards.map(|it| card_line(it, state, shared)));
    }
    lines.push(Line::Chapter {
        item: Item::Glossary,
        label: shared.label(&Phrase::BookGlossary),
        is_open: matches!(state.open, Item::Glossary | Item::Word(_)),
    });
    lines
}

fn found(state: &State, shared: &Shared) -> Vec<Line> {
    let hits = state.index.find(&state.query);
    let lines = hits.into_iter().map(|hit| match hit {
        Hit::Card(card) => card_line(card, state, shared),
        Hit::Word(word) => {
            let label = shared.label(&word.name);
            line(Item::Word(word.id), label, "", state)
        }
    });
    let lines: Vec<Line> = lines.collect();
    if lines.is_empty() {
        let query = state.query.trim().to_owned();
        return vec![Line::Nothing(shared.label(&Phrase::BookNothing { query }))];
    }
    lines
}

fn card_line(card: &Card, state: &State, shared: &Shared) -> Line {
    let label = shared.label(&card.title);
    line(Item::Card(card.id()), label, card.article, state)
}

fn line(item: Item, label: String, article: &'static str, state: &State) -> Line {
    Line::Item {
        item,
        label,
        article,
        is_open: state.open == item,
    }
}

fn card(id: &str, state: &State, shared: &Shared) -> Page {
    let Some(card) = rulebook::find(id) else {
        return Page::default();
    };
    let chapter = CHAPTERS
        .iter()
        .find(|chapter| chapter.cards.iter().any(|it| it.id() == id));
    let (before, next) = neighbors(id);
    let label = |phrase: &Phrase| shared.label(phrase);
    let article = card.article.to_owned();
    let has_article = !article.is_empty();
    let trials = state.trials.iter().enumerate();
    Page {
        chapter: chapter.map(|it| label(&it.title)).unwrap_or_default(),
        title: label(&card.title),
        article: has_article.then(|| label(&Phrase::RuleTitle { article })),
        speech: Speech::of(&shared.say(&card.text)),
        trials: trials
            .map(|(place, it)| trial(place, it, state, shared))
            .collect(),
        points: Group {
            title: label(&Phrase::BookHouse),
            things: points(card, shared),
        },
        sheets: Group {
            title: label(&Phrase::BookSheets),
            things: card.sheets.iter().map(label).collect(),
        },
        lessons: Group {
            title: label(&Phrase::BookLessons),
            things: state.lessons.iter().map(|(_, it)| it.clone()).collect(),
        },
        words: Group {
            title: label(&Phrase::BookWords),
            things: (card.words.iter())
                .filter_map(|id| glossary::find(id))
                .map(|it| word_of(it, shared))
                .collect(),
        },
        before: before.map(|it| label(&it.title)),
        next: next.map(|it| label(&it.title)),
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

fn points(card: &Card, shared: &Shared) -> Vec<Point> {
    let label = |phrase: &Phrase| shared.label(phrase);
    let name = |profile: &&str| rulebook::profile_name(profile).map(|it| label(&it));
    let origin = |profile: &&str| rulebook::profile_origin(profile).map(|it| label(&it));
    let points = rulebook::points(card).into_iter();
    points
        .map(|point| {
            let laws = Reading {
                who: label(&Phrase::BookLaws),
                says: label(&point.laws),
                origin: None,
            };
            let others = point.others.iter().map(|it| Reading {
                who: joined(it.profiles.iter().filter_map(name), ", "),
                says: label(&it.reading),
                origin: Some(joined(it.profiles.iter().filter_map(origin), " ")),
            });
            Point {
                name: label(&point.name),
                readings: [laws].into_iter().chain(others).collect(),
            }
        })
        .collect()
}

fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

fn word_of(word: &glossary::Word, shared: &Shared) -> Word {
    Word {
        item: Item::Word(word.id),
        name: shared.label(&word.name),
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
        cards: Group {
            title: shared.label(&Phrase::BookCards),
            things: cards
                .map(|card| (Item::Card(card.id()), shared.label(&card.title)))
                .collect(),
        },
        ..Page::default()
    }
}

/// All words, as a dictionary has them.
fn all_words(shared: &Shared) -> Page {
    let words = glossary::WORDS.iter().map(|it| word_of(it, shared));
    let mut words: Vec<Word> = words.collect();
    words.sort_by_key(|word| folded(&word.name));
    Page {
        title: shared.label(&Phrase::BookGlossary),
        words: Group {
            title: String::new(),
            things: words,
        },
        ..Page::default()
    }
}

fn trial(place: usize, trial: &Trial, state: &State, shared: &Shared) -> model::Trial {
    let dots = if shared.settings.dots {
        Dots::Shown
    } else {
        Dots::Hidden
    };
    let has_cursor = state.focus.shows(Control::Board(place));
    let hands = match trial.example.act {
        Act::Look(_) => Hands::Off,
        _ => Hands::Move,
    };
    let (said, tint) = said(trial, shared);
    let is_fresh = trial.is_fresh();
    model::Trial {
        heading: heading(trial, shared),
        scene: picture::scene(trial, dots, has_cursor.then_some(trial.cursor)),
        hands,
        speech: Speech::of(&said),
        tint,
        act: action(trial.example.act)
            .filter(|_| is_fresh)
            .map(|it| shared.label(&it)),
        again: (!is_fresh).then(|| shared.label(&Phrase::ButtonAgain)),
        promotion: promotion(trial, shared),
    }
}

fn heading(trial: &Trial, shared: &Shared) -> Heading {
    let (phrase, icon, light) = match trial.example.says {
        Says::Look => (Phrase::BookLook, Icon::Eye, Light::Plain),
        Says::Allowed => (Phrase::BookAllowed, Icon::Check, Light::Good),
        Says::Refused(_) => (Phrase::BookNotAllowed, Icon::Cross, Light::Bad),
        Says::NotYet(_) => (Phrase::BookNotYet, Icon::Cross, Light::Bad),
        Says::Ends(_) => (Phrase::BookEnds, Icon::Star, Light::Plain),
        Says::Written(san) => {
            let san = in_own_letters(san, shared);
            (Phrase::BookWritten { san }, Icon::Rule, Light::Plain)
        }
    };
    Heading {
        label: shared.label(&phrase),
        icon,
        light,
    }
}

/// The word on the button of an act that is no move.
fn action(act: Act) -> Option<Phrase> {
    Some(match act {
        Act::Look(_) | Act::Move(_) => return None,
        Act::Claim(Claim::Threefold) => Phrase::BookClaimThreefold,
        Act::Claim(Claim::FiftyMoves) => Phrase::BookClaimFifty,
        Act::Agree => Phrase::ButtonAgreeDraw,
        Act::Resign(seat) => Phrase::ButtonGiveUp {
            side: explain::side_word(seat),
        },
        Act::TakeBack => Phrase::ButtonTakeBack,
    })
}

/// What is said below a board, and in which color.
fn said(trial: &Trial, shared: &Shared) -> (String, Tint) {
    let say = |phrase: Phrase| shared.say(&phrase);
    let position = trial.live.position();
    match &trial.answer {
        None => (invitation(trial, shared), Tint::Calm),
        Some((Answer::Refused { why, .. }, _)) => (shared.say(&why.sentence), Tint::Danger),
        Some((Answer::TookBack(_), _)) => (say(Phrase::BookTookBack), Tint::Calm),
        Some((Answer::Ended(outcome), _)) => {
            let end = explain::outcome(position, *outcome).sentence;
            (say(end), Tint::Calm)
        }
        Some((Answer::Played(mv), _)) => {
            let line = trial.live.line();
            let said = match (trial.live.outcome(), trial.example.says) {
                (Some(outcome), says) if !matches!(says, Says::Written(_)) => {
                    say(explain::outcome(position, outcome).sentence)
                }
                (_, Says::Written(_)) => {
                    let before = line.moves().len().checked_sub(1);
                    let before = before.and_then(|ply| line.position_after(ply));
                    let san = before.map(|before| san::write(before, mv));
                    let san = in_own_letters(&san.unwrap_or_default(), shared);
                    say(Phrase::BookWritten { san })
                }
                _ => say(Phrase::BookYes),
            };
            (said, Tint::Calm)
        }
    }
}

/// What the card asks to do here.
fn invitation(trial: &Trial, shared: &Shared) -> String {
    let example = trial.example;
    let mut parts = Vec::new();
    if example.rules != "fide"
        && let Some(name) = rulebook::profile_name(example.rules)
    {
        let rules = shared.label(&name);
        parts.push(Phrase::BookUnder { rules });
    }
    if example.is_unsaid {
        parts.push(Phrase::BookUnsaid);
    }
    parts.extend(touched(trial));
    parts.extend(example.note.cloned());
    parts.extend(proposal(trial));
    if let Some(action) = action(example.act) {
        let action = shared.label(&action);
        parts.push(Phrase::BookPress { action });
    }
    joined(parts.iter().map(|it| shared.say(it)), " ")
}

/// What the hand has done before.
fn touched(trial: &Trial) -> Vec<Phrase> {
    let squares = trial.example.touched.split_whitespace();
    let men = squares.filter_map(|name| {
        let square = crate::rules::Square::parse(name)?;
        let piece = trial.live.position().piece_at(square)?;
        Some((explain::piece_word(piece.role), square.into()))
    });
    men.map(|(piece, square)| match trial.example.is_adjusted {
        true => Phrase::BookAdjusted { piece, square },
        false => Phrase::BookTouched { piece, square },
    })
    .collect()
}

/// The move to try.
fn proposal(trial: &Trial) -> Option<Phrase> {
    let attempt = trial.suggested()?;
    let (from, to) = (attempt.from.into(), attempt.to.into());
    let moved = trial.live.position().piece_at(attempt.from)?;
    Some(match attempt.promotion {
        Some(role) => Phrase::BookTryPromotion {
            piece: explain::piece_word(role),
            from,
            to,
        },
        None => Phrase::CoachTryIt {
            piece: explain::piece_word(moved.role),
            from,
            to,
        },
    })
}

fn promotion(trial: &Trial, shared: &Shared) -> Option<Promotion> {
    let (from, to) = trial.promoting?;
    let seat = trial.live.position().piece_at(from)?.seat;
    let asked = trial.suggested().and_then(|it| it.promotion);
    let extra = asked.filter(|role| !Role::PROMOTIONS.contains(role));
    let roles = Role::PROMOTIONS.into_iter().chain(extra);
    Some(Promotion {
        question: shared.label(&Phrase::PromotionQuestion { square: to.into() }),
        choices: roles.map(|role| choice(role, seat, shared)).collect(),
    })
}

fn choice(role: Role, seat: Seat, shared: &Shared) -> Choice {
    let piece = explain::piece_word(role);
    Choice {
        piece: Piece::new(role, seat),
        name: shared.label(&Phrase::PieceName { piece }),
    }
}

/// A written move with the letters that pieces have in the reader's language.
fn in_own_letters(san: &str, shared: &Shared) -> String {
    let own = shared.label(&Phrase::PieceLetters);
    let letters: Vec<(char, char)> = "KQRBN".chars().zip(own.chars()).collect();
    let own = |letter: char| {
        let known = letters.iter().find(|(english, _)| *english == letter);
        known.map_or(letter, |(_, own)| *own)
    };
    san.chars().map(own).collect()
}
