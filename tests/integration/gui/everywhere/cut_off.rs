//! Nothing is cut off: in every state of every screen, in windows from the smallest to a large screen, with texts of three
//! sizes, in a language two fifths longer than English, from right to left, and in all languages that are shipped.
//!
//! A text is cut off if its lines need more room than they were given, if letters lie outside of the window, of their card
//! or button, or of anything that they stand in, or if another text lies over them. So is what can be pressed if it lies
//! outside, is squeezed, or if something else that can be pressed lies over it. What scrolls shows four lines at least, and
//! paints nothing over what does not scroll. It is looked at from its start to its end.
//!
//! `cargo test` looks at each state in each size once, see `sizes`; with `-- --ignored every_size` in all of them in every
//! language.

use std::collections::BTreeSet;
use std::sync::Mutex;

use iced::{Rectangle, Size};

use crate::gui::everywhere::sizes::{self, Trial};
use crate::gui::everywhere::states::{self, Look};
use crate::gui::tools::{Around, Drawer, Drawn, Fill, Page, Picture, Place, What};
use crate::support::share_out;
use squarewise::gui::look::theme::size::RING;
use squarewise::settings::Theme;

/// What a letter may stand over, in pixels: it is not seen.
const SLACK: f32 = 1.0;

/// The width of a full stop, measured by its letters.
const HANGING: f32 = 0.3;

/// The height of a line, in sizes of its letters; iced's default.
const LINE: f32 = 1.3;

/// The least number of lines that are seen of what scrolls, where not all of it is.
const LEAST_LINES: f32 = 4.0;

/// The least side of what can be pressed, in logical pixels.
const LEAST_PRESSED: f32 = 24.0;

/// What is pressed for joy alone, and lies in a picture.
const TOYS: [&str; 2] = ["Animal", "Stars"];

/// How close a link may stand to what is above and below it: how much of its height, in logical pixels, is neither ring
/// nor word.
const CLOSE: f32 = 11.0;

/// How much of the smaller one of two things to press may lie below the other, measured by its sides: stones are round.
const COVERED: f32 = 0.25;

fn is_toy(control: &str) -> bool {
    TOYS.iter().any(|it| control.starts_with(it))
}

/// What is wrong with a text.
fn amiss(text: &Drawn) -> Option<String> {
    let Size { width, height } = text.needs;
    if width > text.room.width + slack(text) && !is_mixed(&text.words) {
        let more = width - text.room.width;
        return Some(format!("is {more} wider than its room"));
    }
    if height > text.room.height + SLACK {
        let more = height - text.room.height;
        return Some(format!("is {more} higher than its room"));
    }
    if !spans(text.clip, text.ink, slack(text)) {
        return Some("is clipped at the side".to_owned());
    }
    let frame = text.frame.filter(|frame| !spans(*frame, text.ink, SLACK));
    frame.map(|_| "stands out of its frame at the side".to_owned())
}

/// Whether words from right to left have digits or Latin letters among them. The shaper breaks no line between such letters
/// and the sign behind them, so that they may hang beside the line: what counts is where they are seen.
fn is_mixed(words: &str) -> bool {
    words.contains(|it| ('\u{590}'..='\u{6ff}').contains(&it))
        && words.contains(|it: char| it.is_ascii_alphanumeric())
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
    let (is_toy, is_control) = match &place.what {
        What::Control(name) => (is_toy(name), true),
        What::Words(_) | What::Scrolls => (false, false),
    };
    let own = match is_control {
        true => place.bounds.shrink(RING + CLOSE),
        false => place.bounds,
    };
    for (number, around) in place.within.iter().enumerate().rev() {
        let Around { bounds, scrolled } = *around;
        // What can be pressed is cut by the window and by what scrolls, and by nothing else.
        if is_toy || is_control && number > 0 && scrolled.is_none() {
            continue;
        }
        if !spans(bounds, own, SLACK) {
            return Some("lies beside what it stands in");
        }
        if !reaches(scrolled.unwrap_or(bounds), own) {
            return Some("lies above or below what it stands in");
        }
        if scrolled.is_some() {
            return None;
        }
    }
    None
}

/// What lies in an area that scrolls, and in no other one within it.
fn content<'a>(area: &'a Place, places: &'a [Place]) -> impl Iterator<Item = &'a Place> {
    places.iter().filter(|it| {
        let own = it.within.iter().rev().find(|it| it.scrolled.is_some());
        own.is_some_and(|own| own.bounds == area.bounds)
    })
}

/// The height of the lines of a text, in logical pixels.
fn line_height(text: &Place, pages: &[Page]) -> Option<f32> {
    let mut drawn = pages.iter().flat_map(|it| &it.texts);
    let drawn = drawn.find(|it| Some(it.words.as_str()) == text.words())?;
    Some(drawn.letters * LINE)
}

/// Whether what scrolls shows next to nothing of it.
fn squeezed(place: &Place, picture: &Picture) -> bool {
    let texts = || content(place, &picture.places).filter(|it| it.words().is_some());
    let lines = texts().filter_map(|it| line_height(it, &picture.pages));
    let line = lines.fold(f32::MAX, f32::min);
    place.bounds.height + SLACK < LEAST_LINES * line
        && texts().any(|it| !reaches(place.bounds, it.bounds))
}

/// What two places have in common, if it is more than so much in both directions.
fn common(a: Rectangle, b: Rectangle, slack: f32) -> Option<Rectangle> {
    let both = a.intersection(&b)?;
    (both.width > slack && both.height > slack).then_some(both)
}

/// Texts that lie over others, with nothing between them.
fn over_texts(page: &Page) -> impl Iterator<Item = String> {
    let seen = |it: &Drawn| it.ink.intersection(&it.clip);
    let pairs = page.texts.iter().enumerate();
    let pairs = pairs.flat_map(|(n, a)| page.texts[n + 1..].iter().map(move |b| (a, b)));
    pairs.filter_map(move |(below, above)| {
        let both = common(seen(below)?, seen(above)?, 2.0 * SLACK)?;
        let is_between = |it: &&Fill| {
            it.color.a > 0.9
                && (it.layer > below.layer && it.layer <= above.layer)
                && both.is_within(&it.bounds.expand(SLACK))
        };
        let is_hidden = page.fills.iter().any(|it| is_between(&it));
        (!is_hidden).then(|| format!("`{}` lies over `{}`", above.words, below.words))
    })
}

/// What can be pressed, and what is seen of it before anything is scrolled.
fn controls(places: &[Place]) -> impl Iterator<Item = (&Place, Rectangle)> {
    places.iter().filter_map(|place| match &place.what {
        What::Control(name) if !is_toy(name) => {
            let areas = place.within.iter().filter(|it| it.scrolled.is_some());
            let mut areas = areas.map(|it| it.bounds);
            let own = place.bounds.shrink(RING);
            let seen = areas.try_fold(own, |seen, area| seen.intersection(&area));
            seen.map(|seen| (place, seen))
        }
        _ => None,
    })
}

/// Whether a place lies in something that lies over the other place as a whole, as a card does, or in that itself.
fn is_over(place: &Place, other: &Place) -> bool {
    let own = place.within.iter().map(|it| it.bounds);
    let mut own = own.filter(|own| !other.within.iter().any(|it| it.bounds == *own));
    own.any(|it| it.intersects(&other.bounds))
}

/// What can be pressed over something else that can be pressed.
fn over_others(places: &[Place]) -> impl Iterator<Item = String> {
    let all: Vec<_> = controls(places).collect();
    let mut found = Vec::new();
    for (number, (below, seen)) in all.iter().enumerate() {
        for (above, other) in &all[number + 1..] {
            let are_apart = is_over(below, above) || is_over(above, below);
            let least = |side: fn(&Rectangle) -> f32| side(seen).min(side(other));
            let slack = COVERED * least(|it| it.width).min(least(|it| it.height));
            if !are_apart && common(*seen, *other, slack.max(SLACK)).is_some() {
                let (above, below) = (above.what.name(), below.what.name());
                found.push(format!("`{above}` lies over `{below}`"));
            }
        }
    }
    found.into_iter()
}

/// Everything that is wrong with a picture.
pub(in crate::gui) fn faults(picture: &Picture) -> BTreeSet<String> {
    let mut faults = BTreeSet::new();
    for page in &picture.pages {
        for text in &page.texts {
            let found = amiss(text).map(|what| format!("`{}` {what}", text.words));
            faults.extend(found);
        }
        faults.extend(over_texts(page));
    }
    let mut pages = picture.pages.iter().map(|it| &it.fixed);
    let first = pages.next();
    if pages.any(|it| Some(it) != first) {
        faults.insert("what scrolls is painted over what does not".to_owned());
    }
    for place in &picture.places {
        let name = place.what.name();
        faults.extend(misplaced(place).map(|what| format!("`{name}` {what}")));
        if place.what != What::Scrolls {
            continue;
        }
        let height = place.bounds.height;
        if squeezed(place, picture) {
            faults.insert(format!("only {height} pixels are left for what scrolls"));
        }
        // A scroll bar of no height is seen as a dot. Without a text, a picture may still be there.
        if height < LEAST_PRESSED && content(place, &picture.places).next().is_none() {
            faults.insert(format!("{height} pixels scroll, and nothing is in them"));
        }
    }
    for (control, seen) in controls(&picture.places) {
        let Rectangle { width, height, .. } = control.bounds;
        let is_seen = seen.height > 0.0;
        if is_seen && width.min(height) < LEAST_PRESSED {
            let name = control.what.name();
            faults.insert(format!("`{name}` is only {width} x {height}"));
        }
    }
    faults.extend(over_others(&picture.places));
    faults
}

/// All that is cut off in a state in a language.
fn cut_off(
    (name, reach): &states::State,
    language: &str,
    trials: &[Trial],
) -> impl Iterator<Item = String> {
    let player = reach(Look(language, Theme::Light));
    let shared = player.app.shared();
    let (tokens, theme) = (shared.tokens(), player.app.theme());
    let mut drawer = Drawer::new();
    let mut all = Vec::new();
    for trial in trials {
        let picture = drawer.picture(player.app.view(), trial.room(), tokens, &theme);
        let n_texts: usize = picture.pages.iter().map(|it| it.texts.len()).sum();
        assert!(n_texts > 0, "{name} shows no text");
        let (width, height) = trial.window;
        let faults = faults(&picture).into_iter();
        all.extend(faults.map(|it| {
            format!(
                "{name}, {language}, {width}x{height} at {} %: {it}",
                trial.text
            )
        }));
    }
    all.into_iter()
}

/// Which part of the states is looked at, from 1, and how many parts there are.
fn part() -> (usize, usize) {
    let Ok(part) = std::env::var("PART") else {
        return (1, 1);
    };
    let numbers = part.split_once('/').expect("PART=2/4");
    (numbers.0.parse().unwrap(), numbers.1.parse().unwrap())
}

/// Looks at every state in every language, in these windows; with `SHOTS=table` only at states with such a name, with
/// `PART=2/4` only at the second of four parts of the states, so that several processes can share the work.
#[track_caller]
#[allow(
    clippy::print_stdout,
    reason = "a campaign shows its faults as it goes"
)]
fn nothing_is_cut_off(windows: impl Fn(usize, usize) -> Vec<Trial> + Sync) {
    let only = std::env::var("SHOTS").unwrap_or_default();
    let languages = sizes::all_languages();
    let states = states::all().enumerate();
    let (part, n_parts) = part();
    let states =
        states.filter(|(number, (name, _))| name.contains(&only) && number % n_parts + 1 == part);
    let numbers = 0..languages.len();
    let work: Vec<_> = states
        .flat_map(|state| numbers.clone().map(move |language| (state, language)))
        .collect();
    let all = Mutex::new(Vec::new());
    share_out(&work, |((number, state), language)| {
        let trials = windows(*number, *language);
        let found: Vec<_> = cut_off(state, languages[*language], &trials).collect();
        found.iter().for_each(|it| println!("{it}"));
        all.lock().unwrap().extend(found);
    });
    let mut all = all.into_inner().unwrap();
    all.sort_unstable();
    assert!(all.is_empty(), "\n{}", all.join("\n"));
}

#[test]
fn nothing_is_cut_off_in_any_size_or_language() {
    nothing_is_cut_off(sizes::some);
}

#[test]
#[ignore = "a campaign of ten minutes"]
fn nothing_is_cut_off_in_every_size_in_every_language() {
    nothing_is_cut_off(|_, _| sizes::whole());
}
