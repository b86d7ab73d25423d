//! The order of the course: the paths through the lands, then shelf by shelf, each lesson behind those it comes after.

use std::collections::BTreeMap;

use crate::lesson::SHELVES;
use crate::library::{Entry, course};

/// The lessons along the paths first, then shelf by shelf; on a shelf each lesson behind those it comes after, else by name.
pub(super) fn in_course_order(entries: Vec<Entry>) -> Vec<Entry> {
    let places = course::places();
    let place = |entry: &Entry| places.get(entry.lesson.id.as_str()).copied();
    let (mut ordered, mut entries): (Vec<Entry>, Vec<Entry>) = entries
        .into_iter()
        .partition(|entry| place(entry).is_some());
    ordered.sort_by_key(place);
    let shelf = |entry: &Entry| {
        let group = entry.lesson.group.as_deref().unwrap_or_default();
        let place = SHELVES
            .iter()
            .position(|shelf| *shelf == group)
            .unwrap_or(SHELVES.len());
        (place, group.to_owned())
    };
    entries.sort_by(|a, b| {
        shelf(a)
            .cmp(&shelf(b))
            .then_with(|| a.lesson.id.cmp(&b.lesson.id))
    });
    // How many of each name are still to be put in order.
    let mut open: BTreeMap<String, usize> = BTreeMap::new();
    for entry in &entries {
        *open.entry(entry.lesson.id.clone()).or_default() += 1;
    }
    while !entries.is_empty() {
        let waits = |entry: &Entry| {
            let mut before = entry.lesson.after.iter();
            before.any(|id| open.get(id).is_some_and(|n_open| *n_open > 0))
        };
        let first = shelf_of_first(&entries);
        let same_shelf = |entry: &Entry| entry.lesson.group == first;
        let next = entries
            .iter()
            .position(|entry| same_shelf(entry) && !waits(entry))
            .unwrap_or(0);
        let entry = entries.remove(next);
        if let Some(n_open) = open.get_mut(&entry.lesson.id) {
            *n_open -= 1;
        }
        ordered.push(entry);
    }
    ordered
}

fn shelf_of_first(entries: &[Entry]) -> Option<String> {
    entries.first().and_then(|entry| entry.lesson.group.clone())
}
