//! The lands: what stands on the path of the open one, how far the learner is, and what comes next; the pieces that were
//! learned.

use crate::gui::base::picture;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::names::GAMES;
use crate::gui::base::shared::{Shared, Stand, path};
use crate::gui::look::art::Icon;
use crate::gui::look::art::stones::{StoneKind, StoneState};
use crate::gui::screen::home::model::{ClosedLand, Control, Land, ShelfPiece, Stone};
use crate::gui::screen::home::note::note;
use crate::gui::widget::tool::Tool;
use crate::library::{self, Entry, Origin, PathEntry};
use crate::locale::{Phrase, count};
use crate::practice::Skill;
use crate::progress::stars::ALL;
use crate::rules::{Piece, Role, Seat};
use crate::training;

/// Where a stone leads.
pub(super) fn way(shared: &Shared, stone: usize) -> Option<Goto> {
    path::way(shared.shown_land()?.entries.get(stone)?)
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
    entries
        .any(|entry| matches!(entry, PathEntry::Lesson(id) | PathEntry::Story(id) if id == lesson))
}

/// The open land as it is shown to a learner who comes from one of its stones, or from elsewhere.
pub(super) fn present(shared: &Shared, comes_from: Option<usize>) -> Option<Land> {
    let land = shared.shown_land().filter(|_| !shared.settings.cards)?;
    let next = shared.next_stone(land);
    let entries = land.entries.iter().enumerate();
    let stones: Vec<Stone> = entries
        .map(|(place, entry)| stone(place, entry, next == Some(place), shared))
        .collect();
    let play = next.and_then(|place| {
        let title = stones.get(place)?.title.clone();
        Some(Tool::new(Control::OnPath, Some(Icon::Play), title))
    });
    Some(Land {
        id: land.id.clone(),
        hue: shared.hue_of_land(&land.id).unwrap_or_default(),
        name: shared.land(&land.id),
        state: state(land, shared),
        count: n_done(land, shared),
        stars: shared.stars_in_land(land).to_string(),
        ended: (shared.is_land_done(&land.id))
            .then(|| shared.tool(Control::LandEnd, Icon::Ribbon, &Phrase::CertificateTitle)),
        play,
        animal: shared.learner.profile().avatar.clone(),
        hat: shared.hat(),
        stands: next.unwrap_or(stones.len().saturating_sub(1)),
        stones,
        comes_from,
    })
}

/// How many stones of a land are done, in words; what is played once more stays done meanwhile.
fn n_done(land: &library::Land, shared: &Shared) -> String {
    let entries = land.entries.iter();
    let done = entries.filter(|entry| shared.stars_of(entry) > 0);
    shared.label(&Phrase::HomeShelfCount {
        done: count(done.count()),
        total: count(land.entries.len()),
    })
}

/// How far the learner is with a land.
fn state(land: &library::Land, shared: &Shared) -> StoneState {
    let current = shared.open_land().map(|it| &it.id);
    match land.entries.iter().any(|it| shared.stars_of(it) > 0) {
        _ if training::is_known(land, &shared.learner.progress) => StoneState::Done,
        has_begun if has_begun || Some(&land.id) == current => StoneState::Next,
        _ => StoneState::Ahead,
    }
}

/// The lands that are closed, before the open one and behind it.
pub(super) fn closed(shared: &Shared) -> (Vec<ClosedLand>, Vec<ClosedLand>) {
    let Some(shown) = shared.shown_land().filter(|_| !shared.settings.cards) else {
        return (Vec::new(), Vec::new());
    };
    let lands = shared.library.lands().iter().enumerate();
    let lands = lands.filter(|(_, land)| !land.entries.is_empty());
    let lands: Vec<(usize, &library::Land)> = lands.collect();
    let open = lands.iter().position(|(_, land)| land.id == shown.id);
    let open = open.unwrap_or_default();
    let closed = |(place, land): &(usize, &library::Land)| ClosedLand {
        control: Control::Land(*place),
        id: land.id.clone(),
        hue: *place,
        name: shared.land(&land.id),
        count: n_done(land, shared),
        state: state(land, shared),
        n_stones: land.entries.len(),
    };
    let before = lands.iter().take(open).map(closed).collect();
    (before, lands.iter().skip(open + 1).map(closed).collect())
}

/// The order in which the pieces stand on their shelf.
const ROLES: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// The lesson of the piece at a place of the shelf: the first one of the path that is about it.
pub(super) fn lesson_of(place: usize, shared: &Shared) -> Option<&Entry> {
    let role = ROLES.get(place)?;
    let mut entries = shared.library.lands().iter().flat_map(|it| &it.entries);
    entries.find_map(|entry| {
        let PathEntry::Lesson(id) = entry else {
            return None;
        };
        let entry = shared.library.find(id)?;
        let piece = picture::emblem(&entry.lesson)?;
        (piece.role == *role).then_some(entry)
    })
}

/// The pieces that some lesson of the path is about.
pub(super) fn pieces(shared: &Shared) -> Vec<ShelfPiece> {
    if shared.settings.cards {
        return Vec::new();
    }
    let pieces = ROLES.iter().enumerate().filter_map(|(place, role)| {
        let entry = lesson_of(place, shared)?;
        let stars = shared.learner.progress.stars(&entry.lesson.id);
        Some(ShelfPiece {
            control: Control::Piece(place),
            piece: Piece::new(*role, Seat::WHITE),
            title: entry.words(&shared.locale).title(),
            stars,
            is_mastered: stars >= ALL,
            is_crowned: is_crowned(*role, shared),
        })
    });
    pieces.collect()
}

/// Whether the boards about where a piece may go were all solved up to the highest level.
fn is_crowned(role: Role, shared: &Shared) -> bool {
    let name = match role {
        Role::King => "where-king",
        Role::Queen => "where-queen",
        Role::Rook => "where-rook",
        Role::Bishop => "where-bishop",
        Role::Knight => "where-knight",
        Role::Pawn => "where-pawn",
    };
    let progress = &shared.learner.progress;
    Skill::named(name).is_some_and(|it| training::crowned(it, progress).is_some())
}

/// Where the learner stands, to be compared with where the learner stood.
pub(super) fn stand(shared: &Shared) -> Option<Stand> {
    let land = shared.shown_land()?;
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
        emblem: lesson.and_then(|it| picture::stands_for(&it.lesson)),
    }
}
