//! A sheet for each shipped lesson with a picture of every step, for people to look at.

use std::sync::atomic::{AtomicUsize, Ordering};

use image::imageops::{FilterType, overlay, resize};
use image::{Rgba, RgbaImage};
use squarewise::gui::App;
use squarewise::lesson::AnyLesson;
use squarewise::library::Library;
use squarewise::settings::Theme;

use crate::gui::everywhere::shots::also;
use crate::gui::tools::{Player, guest, photograph, shot_path};
use crate::languages;

/// The window that is photographed, and how wide its picture is on the sheet.
const WINDOW: (u16, u16) = (800, 600);
const PICTURE: u32 = 560;
/// The themes by their names.
const THEMES: [(&str, Theme); 3] = [
    ("light", Theme::Light),
    ("dark", Theme::Dark),
    ("contrast", Theme::HighContrast),
];
/// How many pictures stand in a row, and the gap between them.
const COLUMNS: u32 = 3;
const GAP: u32 = 10;

/// The picture of a step as a child first sees it, after the moves that are shown.
fn step(library: &Library, language: &str, lesson: &AnyLesson, at: usize) -> RgbaImage {
    let mut shared = guest(&[language]);
    shared.library = library.clone();
    shared.settings.motion = false;
    if let Some(theme) = theme() {
        shared.settings.theme = theme;
    }
    let id = lesson.step_ids()[at];
    shared
        .learner
        .progress
        .set_resume(&lesson.id, Some(id).filter(|_| at > 0));
    let mut app = App::new(shared);
    app.open(&lesson.id);
    let mut player = Player::of(app);
    player.watch();
    let theme = player.app.shared().theme();
    let window = also().unwrap_or(WINDOW);
    let rgba = photograph(theme, window, player.app.view());
    let (wide, high) = (u32::from(window.0), u32::from(window.1));
    let whole = RgbaImage::from_raw(wide, high, rgba).unwrap();
    resize(&whole, PICTURE, PICTURE * high / wide, FilterType::Triangle)
}

fn sheet(library: &Library, language: &str, lesson: &AnyLesson) {
    let n_steps = u32::try_from(lesson.n_steps()).unwrap();
    let rows = n_steps.div_ceil(COLUMNS);
    let window = also().unwrap_or(WINDOW);
    let high = PICTURE * u32::from(window.1) / u32::from(window.0);
    let (wide, high) = (PICTURE + GAP, high + GAP);
    let gray = Rgba([120, 120, 120, 255]);
    let mut sheet = RgbaImage::from_pixel(COLUMNS * wide + GAP, rows * high + GAP, gray);
    for (at, number) in (0..lesson.n_steps()).zip(0_u32..) {
        let x = GAP + (number % COLUMNS) * wide;
        let y = GAP + (number / COLUMNS) * high;
        let picture = step(library, language, lesson, at);
        overlay(&mut sheet, &picture, i64::from(x), i64::from(y));
    }
    let name = format!("course-{language}-{}", lesson.id);
    sheet.save(shot_path(&name)).unwrap();
}

/// The theme that `SHOTS_THEME` names.
pub(super) fn theme() -> Option<Theme> {
    let name = std::env::var("SHOTS_THEME").ok()?;
    let found = THEMES.iter().find(|(known, _)| *known == name);
    found.map(|(_, theme)| *theme)
}

/// `SHOTS=castling` photographs only the lessons with such a name, `SHOTS_IN=de` only in a language, one of the invented
/// ones, too; `SHOTS_AT=480x560` in another window, `SHOTS_THEME=dark` or `contrast` in another theme.
#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_course() {
    let only = std::env::var("SHOTS").unwrap_or_default();
    let within = std::env::var("SHOTS_IN").unwrap_or_default();
    let library = Library::shipped();
    let entries = library.entries().iter();
    let lessons = entries.filter(|it| it.lesson.id.contains(&only));
    let lessons: Vec<&AnyLesson> = lessons.map(|it| &it.lesson).collect();
    let languages: Vec<&str> = match within.is_empty() {
        true => languages::shipped().collect(),
        false => languages::all().filter(|it| it.contains(&within)).collect(),
    };
    let work: Vec<(&str, &AnyLesson)> = languages
        .into_iter()
        .flat_map(|language| lessons.iter().map(move |lesson| (language, *lesson)))
        .collect();
    let next = AtomicUsize::new(0);
    let n_threads = std::thread::available_parallelism().map_or(1, Into::into);
    std::thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                while let Some((language, lesson)) = work.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    sheet(&library, language, lesson);
                }
            });
        }
    });
}
