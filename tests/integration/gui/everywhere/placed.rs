//! Letter keys on keyboards without Latin letters: their places count, and what is written stays as typed.

use iced::Event;
use iced::keyboard::key::{Code, Named, NativeCode, Physical};
use iced::keyboard::{Event as KeyEvent, Key, Location, Modifiers};

use squarewise::gui::base::HasFrame;
use squarewise::gui::base::focus::Key as PlacedKey;
use squarewise::gui::screen::learners::model::Control;
use squarewise::gui::{App, Screen};
use squarewise::settings::Theme;

use super::states::{self, Look};
use crate::gui::tools::{Player, Shown};

/// The places of the letter keys, and of the point.
const PLACES: [(char, Code); 27] = [
    ('a', Code::KeyA),
    ('b', Code::KeyB),
    ('c', Code::KeyC),
    ('d', Code::KeyD),
    ('e', Code::KeyE),
    ('f', Code::KeyF),
    ('g', Code::KeyG),
    ('h', Code::KeyH),
    ('i', Code::KeyI),
    ('j', Code::KeyJ),
    ('k', Code::KeyK),
    ('l', Code::KeyL),
    ('m', Code::KeyM),
    ('n', Code::KeyN),
    ('o', Code::KeyO),
    ('p', Code::KeyP),
    ('q', Code::KeyQ),
    ('r', Code::KeyR),
    ('s', Code::KeyS),
    ('t', Code::KeyT),
    ('u', Code::KeyU),
    ('v', Code::KeyV),
    ('w', Code::KeyW),
    ('x', Code::KeyX),
    ('y', Code::KeyY),
    ('z', Code::KeyZ),
    ('.', Code::Period),
];

/// What keyboards type at these places, in their order.
const LAYOUTS: [(&str, &str); 7] = [
    ("Russian", "фисвуапршолдьтщзйкыегмцчняю"),
    ("Ukrainian", "фисвуапршолдьтщзйкіегмцчняю"),
    ("Bulgarian", "ьфъаеожгсткпнвдзыияшуцйэщюл"),
    ("Greek", "αβψδεφγηιξκλμνοπ;ρστθωςχυζ."),
    ("Hebrew", "שנבגקכעיןחלךצמםפ/רדאוה'סטזץ"),
    ("Arabic", "شلؤيثبلاهتنمةىخحضقسفعرصءغئز"),
    ("Georgian", "აბცდეფგჰიჯკლმნოპქრსტუვწხყზ."),
];

/// The key at a place, which types this, goes down.
fn pressed(typed: char, code: Code, modifiers: Modifiers) -> KeyEvent {
    let key = Key::Character(typed.to_string().into());
    KeyEvent::KeyPressed {
        key: key.clone(),
        modified_key: key,
        physical_key: Physical::Code(code),
        location: Location::Standard,
        modifiers,
        text: None,
        repeat: false,
    }
}

/// Presses the key at a place, which types this.
fn press(player: &mut Player, typed: char, code: Code, modifiers: Modifiers) {
    let mut screen = player.screen();
    screen.simulate([Event::Keyboard(pressed(typed, code, modifiers))]);
    let messages = screen.into_messages().collect();
    player.settle(messages);
}

/// What is shown now.
fn shown(app: &App) -> String {
    let screen = match app.screen() {
        Screen::Home(it) => format!("{:?}", it.model()),
        Screen::Lesson(it) => format!("{:?}", it.model()),
        Screen::Table(it) => format!("{:?}", it.model()),
        Screen::Family(it) => format!("{:?}", it.model()),
        Screen::Seats(it) => format!("{:?}", it.model()),
        Screen::Referee(it) => format!("{:?} {:?}", it.model(), it.focused()),
        Screen::Rulebook(it) => format!("{:?} {:?}", it.model(), it.focused()),
        Screen::Settings(it) => format!("{:?}", it.model()),
        Screen::Learners(it) => format!("{:?}", it.model()),
        _ => String::new(),
    };
    format!("{:?} {screen}", app.toast())
}

fn state(name: &str) -> Player {
    let found = states::all().find(|(known, _)| *known == name);
    let (_, reach) = found.unwrap_or_else(|| panic!("no state {name}"));
    reach(Look("en", Theme::Light))
}

/// What a key leads to.
fn after(name: &str, typed: char, code: Code) -> String {
    let mut player = state(name);
    press(&mut player, typed, code, Modifiers::empty());
    shown(&player.app)
}

/// What a keyboard types at a place.
fn typed_at(layout: &str, latin: char) -> (char, Code) {
    let place = PLACES
        .iter()
        .position(|(known, _)| *known == latin)
        .unwrap();
    let (_, signs) = LAYOUTS.iter().find(|(name, _)| *name == layout).unwrap();
    (signs.chars().nth(place).unwrap(), PLACES[place].1)
}

#[test]
fn every_place_of_every_keyboard_is_read_as_its_latin_letter_and_as_typed() {
    for (layout, signs) in LAYOUTS {
        assert_eq!(signs.chars().count(), PLACES.len(), "{layout}");
        for (typed, (latin, code)) in signs.chars().zip(PLACES) {
            // Semicolon and stroke are signs of Latin keyboards as well, and count as what they are.
            if ";/".contains(typed) {
                continue;
            }
            for (modifiers, place) in [
                (Modifiers::empty(), latin),
                (Modifiers::SHIFT, latin.to_ascii_uppercase()),
            ] {
                let key = PlacedKey::of(&pressed(typed, code, modifiers)).unwrap();
                let name = format!("{layout} {typed}");
                assert_eq!(key.read(|_| false), PlacedKey::Letter(place), "{name}");
                assert_eq!(key.read(|_| true), PlacedKey::Letter(typed), "{name}");
            }
            let copies = "cvyz".contains(latin).then_some(PlacedKey::Command(latin));
            let command = pressed(typed, code, Modifiers::COMMAND);
            assert_eq!(PlacedKey::of(&command), copies, "{layout} {typed}");
        }
    }
    // Latin keyboards with other places keep their letters: AZERTY, Dvorak.
    for (typed, code) in [
        ('a', Code::KeyQ),
        ('.', Code::KeyE),
        ('é', Code::Digit2),
        ('ß', Code::Minus),
    ] {
        let key = PlacedKey::of(&pressed(typed, code, Modifiers::empty())).unwrap();
        assert_eq!(key.read(|_| false), PlacedKey::Letter(typed));
    }
}

#[test]
fn letter_keys_of_every_screen_do_on_any_keyboard_what_they_do_on_a_latin_one() {
    for (name, letters) in [
        ("lesson-collect", "hw"),
        ("show-task", "bwhx."),
        ("show-table", "bw."),
        ("table-begin", "w"),
        ("family-begin", "ms"),
        ("referee-start", "nx"),
    ] {
        let before = shown(&state(name).app);
        for latin in letters.chars() {
            let (_, code) = typed_at("Russian", latin);
            let expected = after(name, latin, code);
            assert!(expected != before, "{name}: {latin} does nothing");
            for layout in ["Russian", "Greek", "Hebrew"] {
                let (typed, code) = typed_at(layout, latin);
                let is_same = after(name, typed, code) == expected;
                assert!(is_same, "{name}: {latin} on a {layout} keyboard, {typed}");
            }
        }
    }
}

#[test]
fn a_capital_counts_by_its_place_as_well() {
    let mut latin = state("show-task");
    press(&mut latin, 'N', Code::KeyN, Modifiers::SHIFT);
    for (typed, code) in [('Т', Code::KeyN), ('מ', Code::KeyN)] {
        let mut other = state("show-task");
        press(&mut other, typed, code, Modifiers::SHIFT);
        assert_eq!(shown(&other.app), shown(&latin.app), "{typed}");
        assert_eq!(other.app.wants_notes(), latin.app.wants_notes(), "{typed}");
    }
}

#[test]
fn keys_with_ctrl_count_by_their_place() {
    let mut latin = state("referee-holding");
    press(&mut latin, 'z', Code::KeyZ, Modifiers::COMMAND);
    let mut russian = state("referee-holding");
    press(&mut russian, 'я', Code::KeyZ, Modifiers::COMMAND);
    assert_eq!(shown(&russian.app), shown(&latin.app));
}

#[test]
fn names_stay_as_they_are_typed() {
    let mut player = state("learners-edit");
    let seen = |player: &Player| shown(&player.app);
    let is_at_name = |player: &Player| {
        let screen = player.app.learners_screen().unwrap();
        screen.focused() == Some(Control::Name)
    };
    for _ in 0..40 {
        if is_at_name(&player) {
            break;
        }
        player.key(Named::Tab);
    }
    assert!(is_at_name(&player));
    press(&mut player, 'Р', Code::KeyH, Modifiers::SHIFT);
    press(&mut player, 'ц', Code::KeyW, Modifiers::empty());
    assert!(seen(&player).contains("Рц"), "{}", seen(&player));
}

#[test]
fn pieces_are_named_in_the_letters_of_the_language() {
    let jump = |typed: char, code: Code| {
        let mut player = Player::at("ru", "every-kind", "play");
        press(&mut player, typed, code, Modifiers::empty());
        shown(&player.app)
    };
    // Russian К is the knight, and lies where R does; Р is no piece, and lies where H does.
    assert_eq!(jump('к', Code::KeyR), jump('n', Code::KeyN));
    assert_eq!(jump('р', Code::KeyH), jump('h', Code::KeyH));
}

#[test]
fn a_key_without_a_known_place_stays_as_typed() {
    let mut player = state("lesson-collect");
    let key = Key::Character("ж".into());
    let event = Event::Keyboard(KeyEvent::KeyPressed {
        key: key.clone(),
        modified_key: key,
        physical_key: Physical::Unidentified(NativeCode::Unidentified),
        location: Location::Standard,
        modifiers: Modifiers::empty(),
        text: None,
        repeat: false,
    });
    let before = shown(&player.app);
    let mut screen = player.screen();
    screen.simulate([event]);
    let messages = screen.into_messages().collect();
    player.settle(messages);
    assert_eq!(shown(&player.app), before);
}
