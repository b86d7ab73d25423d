//! The open land: what stands on its path, how far the learner is, and what comes next.

use crate::gui::base::route::Goto;
use crate::gui::base::shared::names::GAMES;
use crate::gui::base::shared::{Shared, Stand};
use crate::gui::look::art::Icon;
use crate::gui::look::art::stones::{StoneKind, StoneState};
use crate::gui::screen::home::model::{Control, Land, Stone};
use crate::gui::screen::home::picture;
use crate::gui::widget::tool::Tool;
use crate::library::{self, PathEntry};
use crate::locale::{Phrase, count};

/// The land that is open: the first one with something left to do, else the last one. `None` where there
/// is no path.
pub(super) fn open(shared: &Shared) -> Option<&library::Land> {
    let lands = shared.library.lands();
    let lands = || lands.iter().filter(|land| !land.entries.is_empty());
    let unfinished = lands().find(|land| next_of(land, shared).is_some());
    unfinished.or_else(|| lands().next_back())
}

/// The number of the stone that comes next on a path: the lesson that was left in the middle, else the first
/// one without a star. What is for experts waits until somebody presses it.
pub(super) fn next_of(land: &library::Land, shared: &Shared) -> Option<usize> {
    let progress = &shared.learner.progress;
    let is_left = |entry: &PathEntry| {
        matches!(entry, PathEntry::Lesson(id)
            if progress.last_lesson() == Some(id) && progress.resume(id).is_some())
    };
    let is_new = |entry: &PathEntry| stars(entry, shared) == 0 && !land.is_for_experts(entry);
    let mut entries = land.entries.iter();
    let left = entries.position(is_left);
    left.or_else(|| land.entries.iter().position(is_new))
}

/// Where a stone leads.
pub(super) fn way(shared: &Shared, stone: usize) -> Option<Goto> {
    Some(match open(shared)?.entries.get(stone)? {
        PathEntry::Lesson(id) => Goto::Lesson(id.clone()),
        PathEntry::Game { lesson, step } => Goto::Step(lesson.clone(), step.clone()),
        PathEntry::Story(_) => return None,
    })
}

/// Whether a lesson stands on no shelf: those of some path, and the one that holds the games.
pub(super) fn has(shared: &Shared, lesson: &str) -> bool {
    if lesson == GAMES {
        return true;
    }
    let lands = shared.library.lands().iter();
    let mut entries = lands.flat_map(|land| &land.entries);
    entries.any(|entry| matches!(entry, PathEntry::Lesson(id) if id == lesson))
}

/// The open land as it is shown to a learner who comes from one of its stones, or from elsewhere.
pub(super) fn present(shared: &Shared, comes_from: Option<usize>) -> Option<Land> {
    let land = open(shared)?;
    let next = next_of(land, shared);
    let entries = land.entries.iter().enumerate();
    let stones: Vec<Stone> = entries
        .map(|(place, entry)| stone(place, entry, next == Some(place), shared))
        .collect();
    let done = stones.iter().filter(|it| it.state == StoneState::Done);
    let stars = land.entries.iter().map(|it| u32::from(stars(it, shared)));
    let play = next.and_then(|place| {
        let title = stones.get(place)?.title.clone();
        Some(Tool::new(Control::OnPath, Some(Icon::Play), title))
    });
    Some(Land {
        name: shared.land(&land.id),
        count: shared.label(&Phrase::HomeShelfCount {
            done: count(done.count()),
            total: count(stones.len()),
        }),
        stars: stars.sum::<u32>().to_string(),
        play,
        animal: shared.learner.profile().avatar.clone(),
        stands: next.unwrap_or(stones.len().saturating_sub(1)),
        stones,
        comes_from,
    })
}

/// Where the learner stands, to be compared with where the learner stood.
pub(super) fn stand(shared: &Shared) -> Option<Stand> {
    let land = open(shared)?;
    Some(Stand {
        learner: shared.learner.profile().id.clone(),
        land: land.id.clone(),
        stone: next_of(land, shared).unwrap_or(land.entries.len().saturating_sub(1)),
    })
}

/// The stars of what stands on a path; of a game, those of its step.
fn stars(entry: &PathEntry, shared: &Shared) -> u8 {
    let progress = &shared.learner.progress;
    match entry {
        PathEntry::Lesson(id) => progress.stars(id),
        PathEntry::Game { lesson, step } => progress.step_stars(lesson, step),
        PathEntry::Story(_) => 0,
    }
}

fn stone(place: usize, entry: &PathEntry, is_next: bool, shared: &Shared) -> Stone {
    let earned = stars(entry, shared);
    let state = match (is_next, earned) {
        (true, _) => StoneState::Next,
        (false, 0) => StoneState::Ahead,
        (false, _) => StoneState::Done,
    };
    let found = |id: &str| shared.library.find(id);
    let (kind, title, emblem) = match entry {
        PathEntry::Lesson(id) => {
            let lesson = found(id);
            let title = lesson.map(|it| it.words(&shared.locale).title());
            let emblem = lesson.and_then(|it| picture::emblem(&it.lesson));
            (StoneKind::Lesson, title.unwrap_or_default(), emblem)
        }
        PathEntry::Game { step, .. } => (StoneKind::Game, shared.game(step), None),
        PathEntry::Story(_) => (StoneKind::Story, String::new(), None),
    };
    Stone {
        control: Control::Stone(place),
        kind,
        state,
        title,
        stars: (kind == StoneKind::Lesson && earned > 0).then_some(earned),
        emblem,
    }
}
