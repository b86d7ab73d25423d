//! The open land: what stands on its path, how far the learner is, and what comes next.

use crate::gui::base::picture;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::names::GAMES;
use crate::gui::base::shared::{Shared, Stand, path};
use crate::gui::look::art::Icon;
use crate::gui::look::art::stones::{StoneKind, StoneState};
use crate::gui::screen::home::model::{Control, Land, Stone};
use crate::gui::screen::home::note::note;
use crate::gui::widget::tool::Tool;
use crate::library::{Origin, PathEntry};
use crate::locale::{Phrase, count};

/// Where a stone leads.
pub(super) fn way(shared: &Shared, stone: usize) -> Option<Goto> {
    path::way(shared.open_land()?.entries.get(stone)?)
}

/// Whether a lesson stands on no shelf: those of some path, and the one that holds the games. Where all lessons are
/// shown as cards, there is no path.
pub(super) fn has(shared: &Shared, lesson: &str) -> bool {
    if lesson == GAMES {
        return true;
    }
    if shared.settings.cards {
        return false;
    }
    let lands = shared.library.lands().iter();
    let mut entries = lands.flat_map(|land| &land.entries);
    entries.any(|entry| matches!(entry, PathEntry::Lesson(id) if id == lesson))
}

/// The open land as it is shown to a learner who comes from one of its stones, or from elsewhere.
pub(super) fn present(shared: &Shared, comes_from: Option<usize>) -> Option<Land> {
    let land = shared.open_land().filter(|_| !shared.settings.cards)?;
    let next = shared.next_stone(land);
    let entries = land.entries.iter().enumerate();
    let stones: Vec<Stone> = entries
        .map(|(place, entry)| stone(place, entry, next == Some(place), shared))
        .collect();
    let done = stones.iter().filter(|it| it.state == StoneState::Done);
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
        stars: shared.stars_in_land(land).to_string(),
        ended: (shared.is_land_done(&land.id))
            .then(|| shared.tool(Control::LandEnd, Icon::Ribbon, &Phrase::CertificateTitle)),
        play,
        animal: shared.learner.profile().avatar.clone(),
        stands: next.unwrap_or(stones.len().saturating_sub(1)),
        stones,
        comes_from,
    })
}

/// Where the learner stands, to be compared with where the learner stood.
pub(super) fn stand(shared: &Shared) -> Option<Stand> {
    let land = shared.open_land()?;
    Some(Stand {
        learner: shared.learner.profile().id.clone(),
        land: land.id.clone(),
        stone: shared
            .next_stone(land)
            .unwrap_or(land.entries.len().saturating_sub(1)),
    })
}

fn stone(place: usize, entry: &PathEntry, is_next: bool, shared: &Shared) -> Stone {
    let earned = shared.stars_of(entry);
    let state = match (is_next, earned) {
        (true, _) => StoneState::Next,
        (false, 0) => StoneState::Ahead,
        (false, _) => StoneState::Done,
    };
    let (kind, lesson) = match entry {
        PathEntry::Lesson(id) => (StoneKind::Lesson, shared.library.find(id)),
        PathEntry::Game { .. } => (StoneKind::Game, None),
        PathEntry::Story(_) => (StoneKind::Story, None),
    };
    Stone {
        control: Control::Stone(place),
        kind,
        state,
        title: shared.name_on_path(entry),
        note: lesson.and_then(|it| note(it, shared)),
        is_own: lesson.is_some_and(|it| matches!(it.origin, Origin::File(_))),
        stars: (kind == StoneKind::Lesson && earned > 0).then_some(earned),
        emblem: lesson.and_then(|it| picture::emblem(&it.lesson)),
    }
}
