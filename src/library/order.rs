//! The order of the course: shelf by shelf, each lesson behind those it comes after.

use crate::lesson::SHELVES;
use crate::library::Entry;

/// Shelf by shelf; on a shelf each lesson behind those it comes after, else by name.
pub(super) fn in_course_order(mut entries: Vec<Entry>) -> Vec<Entry> {
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
    let mut ordered: Vec<Entry> = Vec::with_capacity(entries.len());
    while !entries.is_empty() {
        let waits = |entry: &Entry| {
            let later = |id: &String| entries.iter().any(|other| other.lesson.id == *id);
            entry.lesson.after.iter().any(later)
        };
        let first = shelf_of_first(&entries);
        let same_shelf = |entry: &Entry| entry.lesson.group == first;
        let next = entries
            .iter()
            .position(|entry| same_shelf(entry) && !waits(entry))
            .unwrap_or(0);
        ordered.push(entries.remove(next));
    }
    ordered
}

fn shelf_of_first(entries: &[Entry]) -> Option<String> {
    entries.first().and_then(|entry| entry.lesson.group.clone())
}
