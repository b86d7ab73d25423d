//! The window under a monkey that presses anything anywhere at any size, and what it costs afterwards.
//!
//! Short: without a display, the views are laid out, pressed at random points, and their messages taken.
//! Long: the program itself under `Xvfb`, driven by `xdotool`.

use headless::Simulator;
use iced::keyboard::key::Named;
use iced::{Event, Point, Settings, Size, mouse};
use squarewise::gui::look::fonts;
use squarewise::gui::{App, Message};
use squarewise::settings::Theme;

use crate::dice::Dice;
use crate::languages;
use crate::screen;

mod real;

/// How many things are done in each language and theme.
const ACTIONS: usize = 60;

/// Sizes of windows, in logical pixels.
const SIZES: [(f32, f32); 7] = [
    (1180.0, 760.0),
    (1366.0, 768.0),
    (800.0, 600.0),
    (1.0, 1.0),
    (320.0, 2000.0),
    (4000.0, 3000.0),
    (640.0, 360.0),
];

/// Keys that mean something somewhere.
const KEYS: [Named; 15] = [
    Named::Tab,
    Named::Tab,
    Named::Tab,
    Named::Enter,
    Named::Space,
    Named::Escape,
    Named::Backspace,
    Named::ArrowLeft,
    Named::ArrowRight,
    Named::ArrowUp,
    Named::ArrowDown,
    Named::PageDown,
    Named::Home,
    Named::F1,
    Named::F11,
];

/// Text that is typed, wanted or not.
const TEXTS: [&str; 8] = ["h", "e4", "Nf3", "O-O", "?", "12", "é♞", "x"];

/// One thing that a monkey does; says what came of it.
fn act(app: &App, size: Size, dice: &mut Dice) -> Vec<Message> {
    let settings = Settings {
        default_font: fonts::REGULAR,
        ..Settings::default()
    };
    let mut screen = Simulator::with_size(settings, size, app.view());
    let from = point(size, dice);
    screen.point_at(from);
    match dice.below(8) {
        0 | 1 => {
            let _ = screen.tap_key(KEYS[dice.below(KEYS.len())]);
        }
        2 => {
            let _ = screen.typewrite(TEXTS[dice.below(TEXTS.len())]);
        }
        3 => {
            let button = [mouse::Button::Left, mouse::Button::Right][dice.below(2)];
            let to = point(size, dice);
            screen.simulate([Event::Mouse(mouse::Event::ButtonPressed(button))]);
            screen.point_at(to);
            screen.simulate([
                Event::Mouse(mouse::Event::CursorMoved { position: to }),
                Event::Mouse(mouse::Event::ButtonReleased(button)),
            ]);
        }
        4 => {
            let delta = mouse::ScrollDelta::Lines { x: 0.0, y: -3.0 };
            screen.simulate([Event::Mouse(mouse::Event::WheelScrolled { delta })]);
        }
        _ => {
            screen.simulate(headless::simulator::click());
        }
    }
    screen.into_messages().collect()
}

fn point(size: Size, dice: &mut Dice) -> Point {
    let part = |dice: &mut Dice| f32::from(u16::try_from(dice.below(1000)).unwrap()) / 1000.0;
    Point::new(size.width * part(dice), size.height * part(dice))
}

#[test]
fn whatever_is_pressed_in_any_size_theme_and_language_is_taken() {
    fonts::install();
    let mut dice = Dice::new(0x0A9E_5EED);
    let (mut n_actions, mut n_messages) = (0, 0);
    for (at, language) in languages::walked().enumerate() {
        let mut shared = screen::guest(&[language]);
        shared.settings.theme = Theme::ALL[at % Theme::ALL.len()];
        shared.settings.left_handed = at % 2 == 1;
        shared.settings.scale = [100, 125, 150, 200][at % 4];
        let theme = shared.theme();
        let mut app = App::new(shared);
        let mut size = SIZES[at % SIZES.len()];
        for n in 0..ACTIONS {
            if dice.below(8) == 0 {
                size = SIZES[dice.below(SIZES.len())];
            }
            let messages = act(&app, Size::new(size.0, size.1), &mut dice);
            n_actions += 1;
            n_messages += messages.len();
            for message in messages {
                let _ = app.update(message);
            }
            if n % 20 == 19 {
                screen::photograph(theme, (640, 400), app.view());
            }
        }
    }
    println!("window without a display: actions {n_actions}, messages {n_messages}, panics 0");
    assert!(n_messages > n_actions / 4, "hardly anything was pressed");
}
