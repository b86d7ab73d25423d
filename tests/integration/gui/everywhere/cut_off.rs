//! No text is cut off: in every state of every screen, at three sizes, in a language two fifths
//! longer than English and in all that are shipped.
//!
//! A text is cut off if its lines need more room than they were given, if letters lie outside of the
//! window, of their card or button, or of anything that they stand in, or if another text lies over
//! them. What can be scrolled is looked at from its start to its end.

use std::collections::BTreeSet;

use iced::Rectangle;

use crate::gui::everywhere::states::{self, Look, SIZES};
use crate::gui::tools::{Around, Drawn, Picture, Place, picture};
use crate::languages::{self, LONG, MIRRORED};
use crate::support::share_out;
use squarewise::settings::Theme;

/// What a letter may stand over, in pixels: it is not seen.
const SLACK: f32 = 1.0;

/// The width of a full stop, measured by its letters.
const HANGING: f32 = 0.3;

/// The least height of what scrolls, where not all of it is seen: two lines and a half.
const LEAST_SCROLLED: f32 = 60.0;

/// What is wrong with a text.
fn amiss(text: &Drawn) -> Option<&'static str> {
    if text.needs.width > text.room.width + slack(text) {
        return Some("is wider than its room");
    }
    if text.needs.height > text.room.height + SLACK {
        return Some("is higher than its room");
    }
    if !spans(text.clip, text.ink, slack(text)) {
        return Some("is clipped at the side");
    }
    let frame = text.frame.filter(|frame| !spans(*frame, text.ink, SLACK));
    frame.map(|_| "stands out of its frame at the side")
}

/// How far a text may stand over. In a line from right to left, the window breaks no line between a
/// square and the full stop behind it, and hangs that beside the line.
fn slack(text: &Drawn) -> f32 {
    let has_squares = text.words.contains('\u{200E}');
    if has_squares {
        text.letters * HANGING
    } else {
        SLACK
    }
}

/// Whether a part lies inside from left to right.
fn spans(whole: Rectangle, part: Rectangle, slack: f32) -> bool {
    part.x + slack >= whole.x && part.x + part.width <= whole.x + whole.width + slack
}

/// Whether a part lies inside from top to bottom.
fn reaches(whole: Rectangle, part: Rectangle) -> bool {
    part.y + SLACK >= whole.y && part.y + part.height <= whole.y + whole.height + SLACK
}

/// Whether something stands outside of what it stands in.
fn misplaced(place: &Place) -> Option<&'static str> {
    for around in place.within.iter().rev() {
        let Around { bounds, scrolled } = *around;
        if !spans(bounds, place.bounds, SLACK) {
            return Some("lies beside what it stands in");
        }
        if !reaches(scrolled.unwrap_or(bounds), place.bounds) {
            return Some("lies above or below what it stands in");
        }
        if scrolled.is_some() {
            return None;
        }
    }
    None
}

/// Whether what scrolls shows next to nothing of it.
fn squeezed(place: &Place, places: &[Place]) -> bool {
    let inside = |it: &&Place| {
        let area = it.within.iter().rev().find(|it| it.scrolled.is_some());
        area.is_some_and(|area| area.bounds == place.bounds)
    };
    let mut texts = places.iter().filter(|it| it.words.is_some()).filter(inside);
    place.bounds.height < LEAST_SCROLLED && texts.any(|it| !reaches(place.bounds, it.bounds))
}

/// Everything that is wrong with a picture.
pub(in crate::gui) fn faults(picture: &Picture) -> BTreeSet<String> {
    let mut faults = BTreeSet::new();
    for text in &picture.texts {
        let found = amiss(text).map(|what| format!("`{}` {what}", text.words));
        faults.extend(found);
    }
    for place in &picture.places {
        let words = place.words.as_deref().unwrap_or("what scrolls");
        faults.extend(misplaced(place).map(|what| format!("`{words}` {what}")));
        if place.words.is_none() && squeezed(place, &picture.places) {
            let height = place.bounds.height;
            faults.insert(format!("only {height} pixels are left for what scrolls"));
        }
    }
    faults
}

/// All that is cut off in a language; with `SHOTS=table` only in states with such a name.
fn cut_off(language: &str) -> Vec<String> {
    let mut all = Vec::new();
    let only = std::env::var("SHOTS").unwrap_or_default();
    for (name, reach) in states::all().filter(|(name, _)| name.contains(&only)) {
        let player = reach(Look(language, Theme::Light));
        let shared = player.app.shared();
        for size in SIZES {
            let picture = picture(
                player.app.view(),
                size,
                shared.tokens(),
                &player.app.theme(),
            );
            assert!(!picture.texts.is_empty(), "{name} shows no text");
            let faults = faults(&picture).into_iter();
            all.extend(faults.map(|it| format!("{language}, {name}, {}x{}: {it}", size.0, size.1)));
        }
    }
    all
}

#[track_caller]
fn nothing_is_cut_off(language: &str) {
    let all = cut_off(language);
    assert!(all.is_empty(), "\n{}", all.join("\n"));
}

#[test]
fn nothing_is_cut_off_in_a_longer_language() {
    nothing_is_cut_off(LONG);
}

#[test]
fn nothing_is_cut_off_from_right_to_left() {
    nothing_is_cut_off(MIRRORED);
}

#[test]
fn nothing_is_cut_off_in_any_shipped_language() {
    let languages: Vec<&str> = languages::shipped().collect();
    share_out(&languages, |it| nothing_is_cut_off(it));
}
