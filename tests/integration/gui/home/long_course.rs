//! The home screen with a long course: its shelves, the way to the lesson to go on with, and every
//! card in reach of the keyboard.

use squarewise::gui::App;
use squarewise::gui::Message;
use squarewise::gui::base::focus::Key;
use squarewise::gui::base::view::id_of;
use squarewise::gui::base::{HasFrame, Laid};
use squarewise::gui::screen::home;
use squarewise::gui::screen::home::model::{Control, Model};
use squarewise::lesson::SHELVES;
use squarewise::library::Library;

use crate::gui::tools::{Kept, Shown, guest};
use crate::languages::{self, MIRRORED};
use crate::support::Folder;

/// How many lessons stand on a shelf.
const ON_A_SHELF: usize = 5;

/// The lesson that was left, and the place of its card: ten shelves are done, and a lesson of the next.
const LEFT: (&str, usize) = ("own-b-2", 51);

const SIZES: [(f32, f32); 3] = [(800.0, 600.0), (1366.0, 768.0), (1920.0, 1080.0)];

/// How many shelves there are: those of the course, and a club's own.
const N_SHELVES: usize = SHELVES.len() + OWN.len();
const OWN: [&str; 8] = [
    "own-a", "own-b", "own-c", "own-d", "own-e", "own-f", "own-g", "own-h",
];

fn shelves() -> impl Iterator<Item = &'static str> {
    SHELVES.into_iter().chain(OWN)
}

/// A course with as many lessons on each shelf.
fn long(name: &str) -> Library {
    let mut folder = Folder::new(name);
    let mut before: Option<String> = None;
    for shelf in shelves() {
        for number in 1..=ON_A_SHELF {
            let id = format!("{shelf}-{number}");
            let after = before.map_or(String::new(), |it| format!("after = [\"{it}\"]\n"));
            let text = format!(
                "format = 1\nid = \"{id}\"\nlanguage = \"en\"\ntitle = \"About {shelf} {number}\"\n\
                 about = \"A sentence that says what this lesson is about.\"\ngroup = \"{shelf}\"\n{after}\
                 [[step]]\nid = \"one\"\nkind = \"say\"\ntext = \"One.\"\nboard = \"start\"\n\
                 [[step]]\nid = \"two\"\nkind = \"say\"\ntext = \"Two.\"\nboard = \"start\"\n"
            );
            folder = folder.with(&format!("{id}.toml"), &text);
            before = Some(id);
        }
    }
    Library::of_paths(&[folder.path().to_path_buf()])
}

/// A learner in the middle of the course.
fn half_way(library: &Library, language: &str) -> App {
    let mut shared = guest(&[language]);
    shared.library = library.clone();
    let progress = &mut shared.learner.progress;
    for entry in library.entries().iter().take(LEFT.1) {
        progress.finish(&entry.lesson.id, ["one", "two"]);
    }
    progress.set_resume(LEFT.0, Some("two"));
    App::new(shared)
}

fn model(app: &App) -> &Model {
    app.home_screen().unwrap().model()
}

fn focused(window: &Kept) -> Option<Control> {
    window.app.home_screen().unwrap().focused()
}

fn press(window: &mut Kept, key: Key) {
    window.tell(Message::Home(home::Message::Key(key)));
}

/// Whether a control is seen whole.
fn is_whole(window: &mut Kept, control: Control) -> bool {
    let (seen, whole) = window.bounds(&id_of(control));
    seen.is_some_and(|seen| seen.height + 1.0 >= whole.height)
}

#[test]
fn many_lessons_stand_on_their_shelves_and_one_is_next() {
    let library = long("long-shelves");
    assert_eq!(library.entries().len(), N_SHELVES * ON_A_SHELF);
    for language in languages::walked() {
        let app = half_way(&library, language);
        let model = model(&app);
        let sizes: Vec<usize> = model.shelves.iter().map(|it| it.cards.len()).collect();
        assert_eq!(sizes, [ON_A_SHELF; N_SHELVES], "{language}");
        let stars = |at: usize| model.shelves[at].cards.iter().filter(|it| it.stars > 0);
        assert_eq!([8, 9, 10, 11].map(|at| stars(at).count()), [5, 5, 1, 0]);
        assert_ne!(model.shelves[10].count, model.shelves[11].count);
        let cards = model.shelves.iter().flat_map(|it| &it.cards);
        let next: Vec<_> = cards.filter(|it| it.is_next).collect();
        let numbers: Vec<usize> = next.iter().map(|it| it.number).collect();
        assert_eq!(numbers, [LEFT.1], "{language}");
        let go_on = model.go_on.as_ref();
        let plain = |words: &str| words.replace('\u{200E}', "");
        let leads = go_on.is_some_and(|it| plain(&it.line).contains(&plain(&next[0].title)));
        assert!(leads, "{language}: {go_on:?}");
    }
}

#[test]
fn a_key_leads_to_the_lesson_to_go_on_with_and_from_shelf_to_shelf() {
    let library = long("long-pages");
    for (language, size) in languages::walked().zip(SIZES.into_iter().cycle()) {
        let mut window = Kept::new(half_way(&library, language), size);
        let next = Control::Lesson(LEFT.1);
        assert!(is_whole(&mut window, Control::GoOn), "{size:?}");
        press(&mut window, Key::PageDown);
        assert_eq!(focused(&window), Some(next));
        assert!(is_whole(&mut window, next), "{size:?}");
        for first in [55, 60, 65, 70, 75, 80, 80] {
            press(&mut window, Key::PageDown);
            let first = Control::Lesson(first);
            assert_eq!(focused(&window), Some(first));
            assert!(is_whole(&mut window, first), "{size:?} {first:?}");
            assert!(!is_whole(&mut window, Control::GoOn), "{size:?}");
        }
        for first in [75, 70, 65, 60, 55, 50] {
            press(&mut window, Key::PageUp);
            assert_eq!(focused(&window), Some(Control::Lesson(first)));
        }
        press(&mut window, Key::Next);
        press(&mut window, Key::Press);
        assert_eq!(window.app.lesson_session().unwrap().lesson().id, LEFT.0);
    }
}

#[test]
fn every_card_is_reached_and_seen_with_tab() {
    let library = long("long-tab");
    for (language, size) in [("de", SIZES[0]), (MIRRORED, SIZES[1])] {
        let mut window = Kept::new(half_way(&library, language), size);
        let ring = model(&window.app).ring();
        assert!(ring.len() > N_SHELVES * ON_A_SHELF);
        for control in &ring {
            press(&mut window, Key::Next);
            assert_eq!(focused(&window), Some(*control));
            let is_on_page = matches!(control, Control::Lesson(_) | Control::GoOn);
            assert!(
                !is_on_page || is_whole(&mut window, *control),
                "{size:?} {control:?}"
            );
        }
        press(&mut window, Key::Next);
        assert_eq!(focused(&window), Some(ring[0]), "round and round");
        press(&mut window, Key::Previous);
        let last = Control::Lesson(N_SHELVES * ON_A_SHELF - 1);
        assert_eq!(focused(&window), Some(last));
        assert!(is_whole(&mut window, last), "{size:?}");
    }
}
