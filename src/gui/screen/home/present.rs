//! From lessons and progress to what the home screen shows.

use crate::gui::base::picture::picture;
use crate::gui::base::shared::Shared;
use crate::gui::base::shared::names::GAMES;
use crate::gui::look::art::Icon;
use crate::gui::screen::home::model::{Control, GoOn, LeftGame, LessonCard, Model, Shelf};
use crate::gui::screen::home::note::note;
use crate::gui::screen::home::{State, chips, path, practice};
use crate::gui::widget::tool::Tool;
use crate::lesson::{self, AnyLesson};
use crate::library::Entry;
use crate::locale::{LessonArgs, Phrase, WordKey, count, rich};

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    with_next(state, shared).0
}

/// The same, and the lesson that "go on" opens where it is not on the path.
pub(super) fn with_next(state: &State, shared: &Shared) -> (Model, Option<String>) {
    let titles: Vec<Title> = shared
        .library
        .entries()
        .iter()
        .map(|it| title(it, shared))
        .collect();
    let land = path::present(shared, state.comes_from);
    let (before, after) = path::closed(shared);
    let on_path = shared.open_land().and_then(|it| shared.next_stone(it));
    let has_way = land.is_some() && on_path.is_some();
    let next = next(shared, &titles, has_way);
    let (chips, learners) = chips::chips(shared);
    let tool = |control, icon: Icon, phrase| shared.tool(control, icon, &phrase);
    let model = Model {
        name: shared.label(&Phrase::AppName),
        chips,
        learners,
        language: tool(Control::Language, Icon::Globe, Phrase::LanguageName),
        sound: sound(shared),
        cards: cards(shared),
        settings: tool(Control::Settings, Icon::Gear, Phrase::SettingsTitle),
        notices: notices(shared),
        problems: problems(shared),
        go_on: match next {
            None if land.is_some() => None,
            _ => Some(go_on(shared, &titles, next)),
        },
        left: left(state, shared),
        before,
        land,
        after,
        pieces: path::pieces(shared),
        practice: practice::practice(shared),
        coach: (shared.library.find(GAMES))
            .map(|_| shared.tool(Control::Coach, None, &Phrase::GamesTitle)),
        ways: vec![
            tool(Control::Play, Icon::Play, Phrase::TableTitle),
            tool(Control::Family, Icon::Family, Phrase::FamilyTitle),
            tool(Control::Referee, Icon::Eye, Phrase::RefereeTitle),
            tool(Control::Rulebook, Icon::Rule, Phrase::RulebookTitle),
        ],
        coming: shared.coming.as_ref().map(|it| shared.label(it)),
        shelves: shelves(shared, &titles, next),
    };
    let id = next.and_then(|place| shared.library.entries().get(place));
    (model, id.map(|entry| entry.lesson.id.clone()))
}

/// The game against the coach that was left.
fn left(state: &State, shared: &Shared) -> Option<LeftGame> {
    let left = shared.left_game()?;
    let name = match left.lesson == GAMES {
        true => shared.game(&left.step),
        false => (shared.library.find(&left.lesson)?)
            .words(&shared.locale)
            .title(),
    };
    let away = match state.asks_away {
        true => Phrase::HomeLeftAwaySure,
        false => Phrase::HomeLeftAway,
    };
    Some(LeftGame {
        title: shared.label(&Phrase::HomeLeft),
        line: shared.label(&Phrase::HomeLeftLine {
            name,
            number: count(left.n_moves / 2 + 1),
        }),
        picture: left.scene,
        go_on: shared.tool(Control::LeftGame, None, &Phrase::ButtonContinue),
        away: shared.tool(Control::PutAway, None, &away),
    })
}

/// Whether anything is to be heard.
fn sound(shared: &Shared) -> Option<Tool<Control>> {
    let (icon, phrase) = match shared.is_heard()? {
        true => (Icon::SoundOn, Phrase::HomeSoundOn),
        false => (Icon::SoundOff, Phrase::HomeSoundOff),
    };
    Some(shared.tool(Control::Sound, icon, &phrase))
}

/// To what is not shown: the lessons as cards, or the path.
fn cards(shared: &Shared) -> Option<Tool<Control>> {
    shared.open_land()?;
    let (icon, phrase) = match shared.settings.cards {
        true => (Icon::Path, Phrase::HomeShowPath),
        false => (Icon::Grid, Phrase::HomeShowCards),
    };
    Some(shared.tool(Control::Cards, icon, &phrase))
}

/// What a lesson says about itself.
struct Title {
    title: String,
    about: Option<String>,
    note: Option<String>,
    is_foreign: bool,
}

fn title(entry: &Entry, shared: &Shared) -> Title {
    let words = entry.words(&shared.locale);
    let about = words.text(None, &WordKey::About, &LessonArgs::default());
    Title {
        title: words.title(),
        about: about.map(|it| rich::plain(&it)),
        is_foreign: words.foreign(None).is_some(),
        note: note(entry, shared),
    }
}

/// The lesson to go on with that is not on the path: the one left in the middle, else, once the path has no
/// way on, the first without a star; those in the reader's language before all others.
fn next(shared: &Shared, titles: &[Title], has_way: bool) -> Option<usize> {
    let entries = shared.library.entries();
    let progress = &shared.learner.progress;
    let is_off = |lesson: &AnyLesson| !path::has(shared, &lesson.id);
    let is_left = |lesson: &AnyLesson| {
        progress.last_lesson() == Some(&lesson.id) && progress.resume(&lesson.id).is_some()
    };
    let left = entries
        .iter()
        .position(|it| is_left(&it.lesson) && is_off(&it.lesson));
    let new = |is_foreign: bool| {
        let mut both = entries.iter().zip(titles);
        both.position(|(entry, title)| {
            let is_new = progress.stars(&entry.lesson.id) == 0;
            title.is_foreign == is_foreign && is_new && is_off(&entry.lesson)
        })
    };
    let new = || new(false).or_else(|| new(true));
    left.or_else(|| if has_way { None } else { new() })
}

/// A greeting; without a name to whoever has chosen none.
fn hello(shared: &Shared) -> Phrase {
    let name = shared.chosen_name(shared.learner.profile());
    name.map_or(Phrase::HomeHelloYou, |learner| Phrase::HomeHello {
        learner,
    })
}

/// The same to somebody who goes on.
fn go_on_now(shared: &Shared) -> Phrase {
    let name = shared.chosen_name(shared.learner.profile());
    name.map_or(Phrase::HomeGoOnYou, |learner| Phrase::HomeGoOn { learner })
}

fn go_on(shared: &Shared, titles: &[Title], next: Option<usize>) -> GoOn {
    let progress = &shared.learner.progress;
    let label = |phrase: &Phrase| shared.label(phrase);
    if titles.is_empty() {
        return GoOn {
            title: label(&hello(shared)),
            line: label(&Phrase::HomeNoLessons),
            button: None,
        };
    }
    let Some((place, entry)) = next.and_then(|it| Some((it, shared.library.entries().get(it)?)))
    else {
        return GoOn {
            title: label(&hello(shared)),
            line: label(&Phrase::HomeAllDone),
            button: None,
        };
    };
    let lesson = titles
        .get(place)
        .map(|it| it.title.clone())
        .unwrap_or_default();
    let left_at = progress.resume(&entry.lesson.id);
    let step = left_at.and_then(|id| entry.lesson.place_of(id));
    match step {
        Some(step) => GoOn {
            title: label(&go_on_now(shared)),
            line: label(&Phrase::HomePlace {
                lesson,
                step: count(step + 1),
                total: count(entry.lesson.n_steps()),
            }),
            button: Some(shared.tool(Control::GoOn, None, &Phrase::ButtonContinue)),
        },
        None => GoOn {
            title: label(&hello(shared)),
            line: label(&if place == 0 {
                Phrase::HomeFirst { lesson }
            } else {
                Phrase::HomeNext { lesson }
            }),
            button: Some(shared.tool(Control::GoOn, None, &Phrase::ButtonStart)),
        },
    }
}

/// The lessons that are on no path, a shelf for each group; the library has them in order already.
fn shelves(shared: &Shared, titles: &[Title], next: Option<usize>) -> Vec<Shelf> {
    let mut shelves: Vec<Shelf> = Vec::new();
    let mut group: Option<Option<&str>> = None;
    for (number, (entry, title)) in shared.library.entries().iter().zip(titles).enumerate() {
        if path::has(shared, &entry.lesson.id) {
            continue;
        }
        let own = entry.lesson.group.as_deref();
        if group != Some(own) {
            group = Some(own);
            let name = lesson::shelf_name(own);
            let title = shared.label(&name);
            shelves.push(Shelf::new(name, title));
        }
        let card = LessonCard {
            control: Control::Lesson(number),
            number,
            title: title.title.clone(),
            about: title.about.clone(),
            note: title.note.clone(),
            place: place(&entry.lesson, shared),
            picture: picture(&entry.lesson),
            stars: shared.learner.progress.stars(&entry.lesson.id),
            is_next: next == Some(number),
        };
        if let Some(shelf) = shelves.last_mut() {
            shelf.cards.push(card);
        }
    }
    for (place, shelf) in shelves.iter_mut().enumerate() {
        let done = shelf.cards.iter().filter(|card| card.stars > 0).count();
        shelf.count = shared.label(&Phrase::HomeShelfCount {
            done: count(done),
            total: count(shelf.cards.len()),
        });
        let is_done = done == shelf.cards.len() && shared.papers.is_some();
        shelf.certificate = (is_done && cfg!(feature = "export")).then(|| {
            let control = Control::Certificate(place);
            shared.tool(control, Icon::Star, &Phrase::CertificateTitle)
        });
    }
    shelves
}

/// Where a lesson was left; else how long it takes.
fn place(lesson: &AnyLesson, shared: &Shared) -> Option<String> {
    let left_at = shared.learner.progress.resume(&lesson.id);
    let step = left_at.and_then(|id| lesson.place_of(id));
    let phrase = match step {
        Some(step) => Phrase::StepOf {
            step: count(step + 1),
            total: count(lesson.n_steps()),
        },
        None => Phrase::HomeMinutes {
            minutes: lesson.minutes?,
        },
    };
    Some(shared.label(&phrase))
}

fn notices(shared: &Shared) -> Vec<String> {
    let strange = Phrase::NoticeGameStrange;
    let strange = shared.has_strange_games().then_some(&strange);
    let all = shared.notices.iter().chain(strange);
    all.map(|phrase| shared.label(phrase)).collect()
}

/// How many lessons are not shown; else that there are warnings.
fn problems(shared: &Shared) -> Option<Tool<Control>> {
    let library = &shared.library;
    let lessons = library.reports().iter().filter(|it| it.has_errors());
    let lessons = count(lessons.count());
    let mut all = library.reports().iter().chain(library.word_reports());
    let phrase = if lessons > 0 {
        Phrase::ProblemsNotice { lessons }
    } else if all.any(|it| !it.diagnostics.is_empty()) {
        shared.title_of_problems()
    } else {
        return None;
    };
    Some(shared.tool(Control::Problems, Icon::Warning, &phrase))
}
