//! The keyboard: which control has it, and how keys move it on.
//!
//! iced gives the keyboard to text fields only, so each screen keeps its own ring of controls, in
//! reading order. The ring is drawn only while keys are used; a click hides it.

use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Modifiers};

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Tab: the next control.
    Next,
    /// Shift and Tab: the control before.
    Previous,
    /// An arrow up.
    Up,
    /// An arrow down.
    Down,
    /// An arrow to the left.
    Left,
    /// An arrow to the right.
    Right,
    /// Enter or the space bar: press what has the keyboard.
    Press,
    /// Escape: put the piece down, close the card, leave.
    Cancel,
    /// Backspace: take back.
    TakeBack,
    /// The browser's or the keyboard's Back: one screen up.
    Back,
    /// Page down, or a clicker's "on".
    PageDown,
    /// Page up, or a clicker's "back".
    PageUp,
    /// A function key, by its number.
    Function(u8),
    /// A letter with Ctrl (Cmd on a Mac), in its small form: c, v, y, z.
    Command(char),
    /// A letter, as it was typed.
    Letter(char),
    /// A letter of another script than Latin: as it was typed, and the Latin one at its place on the keyboard, which is
    /// meant where nothing is written.
    Placed {
        /// The letter that was typed, such as `р`.
        typed: char,
        /// What a keyboard with Latin letters has there: `h`.
        place: char,
    },
}

impl Key {
    /// What a keyboard event asks for, or `None`. Of the keys with Ctrl only those that
    /// copy, paste, undo and redo are ours; none with Alt or the logo key is.
    #[must_use]
    pub fn of(event: &keyboard::Event) -> Option<Self> {
        let keyboard::Event::KeyPressed {
            modified_key: key,
            physical_key,
            modifiers,
            ..
        } = event
        else {
            return None;
        };
        if modifiers.command() && !modifiers.alt() {
            return Self::of_command(key, *physical_key);
        }
        if modifiers.intersects(Modifiers::CTRL | Modifiers::ALT | Modifiers::LOGO) {
            return None;
        }
        match key.as_ref() {
            keyboard::Key::Named(named) => Self::of_named(named, modifiers.shift()),
            keyboard::Key::Character(" ") => Some(Self::Press),
            keyboard::Key::Character(text) => {
                let typed = text.chars().next()?;
                let place = latin(typed, *physical_key);
                let is_capital = typed.is_uppercase() || modifiers.shift();
                Some(match place.filter(|place| *place != typed) {
                    Some(place) if is_capital => Self::Placed {
                        typed,
                        place: place.to_ascii_uppercase(),
                    },
                    Some(place) => Self::Placed { typed, place },
                    None => Self::Letter(typed),
                })
            }
            keyboard::Key::Unidentified => None,
        }
    }

    /// The same key with its letter as it was typed where something is written, else with the one at its place.
    #[must_use]
    pub fn read(self, writes: impl FnOnce(char) -> bool) -> Self {
        match self {
            Self::Placed { typed, .. } if writes(typed) => Self::Letter(typed),
            Self::Placed { place, .. } => Self::Letter(place),
            key => key,
        }
    }

    fn of_command(key: &keyboard::Key, physical: Physical) -> Option<Self> {
        let keyboard::Key::Character(text) = key.as_ref() else {
            return None;
        };
        let typed = text.chars().next()?;
        let letter = latin(typed, physical).unwrap_or(typed).to_ascii_lowercase();
        "cvyz".contains(letter).then_some(Self::Command(letter))
    }

    const fn of_named(named: Named, shift: bool) -> Option<Self> {
        Some(match named {
            Named::Tab if shift => Self::Previous,
            Named::Tab => Self::Next,
            Named::ArrowUp => Self::Up,
            Named::ArrowDown => Self::Down,
            Named::ArrowLeft => Self::Left,
            Named::ArrowRight => Self::Right,
            Named::Enter | Named::Space => Self::Press,
            Named::Escape => Self::Cancel,
            Named::Backspace => Self::TakeBack,
            Named::PageDown => Self::PageDown,
            Named::PageUp => Self::PageUp,
            Named::BrowserBack | Named::GoBack => Self::Back,
            Named::F1 => Self::Function(1),
            Named::F5 => Self::Function(5),
            Named::F11 => Self::Function(11),
            _ => return None,
        })
    }

    /// How far an arrow goes on the screen: columns to the right, rows down. `None` for other keys.
    #[must_use]
    pub const fn arrow(self) -> Option<(i8, i8)> {
        Some(match self {
            Self::Up => (0, -1),
            Self::Down => (0, 1),
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
            _ => return None,
        })
    }
}

/// The last code point of the Latin blocks and the signs between them; what comes behind belongs to other scripts.
const LAST_LATIN: char = '\u{36f}';

/// The Latin letter or the sign at the place of a key that typed a letter of another script; a Latin one is itself.
/// `None` where the place is not known.
fn latin(typed: char, physical: Physical) -> Option<char> {
    // Hebrew keyboards have no letter where W is, but a sign that no other has there.
    if let ('\'', Physical::Code(Code::KeyW)) = (typed, physical) {
        return Some('w');
    }
    // Typographic signs, such as the dash, are no letters of a script.
    if typed <= LAST_LATIN || !typed.is_alphabetic() {
        return Some(typed);
    }
    let key = keyboard::Key::Character(typed.to_string().into());
    // iced knows the places of letters and digits; some layouts have letters where others have signs.
    key.to_latin(physical).or(match physical {
        Physical::Code(Code::Period) => Some('.'),
        Physical::Code(Code::Comma) => Some(','),
        Physical::Code(Code::Semicolon) => Some(';'),
        Physical::Code(Code::Quote) => Some('\''),
        Physical::Code(Code::Slash) => Some('/'),
        Physical::Code(Code::BracketLeft) => Some('['),
        Physical::Code(Code::BracketRight) => Some(']'),
        Physical::Code(Code::Backquote) => Some('`'),
        _ => None,
    })
}

/// Which control of a screen has the keyboard.
#[derive(Clone, Copy, Debug)]
pub struct Focus<C> {
    current: Option<C>,
    is_visible: bool,
}

impl<C> Default for Focus<C> {
    fn default() -> Self {
        Self {
            current: None,
            is_visible: false,
        }
    }
}

impl<C: Copy + Eq> Focus<C> {
    /// The control that has the keyboard, whether it shows or not; `None` at first.
    #[must_use]
    pub const fn current(&self) -> Option<C> {
        self.current
    }

    /// Whether this control is to be drawn with the ring.
    #[must_use]
    pub fn shows(&self, control: C) -> bool {
        self.is_visible && self.current == Some(control)
    }

    /// Gives the keyboard to a control, as a key does: the ring shows.
    pub fn give(&mut self, control: C) {
        self.current = Some(control);
        self.is_visible = true;
    }

    /// Gives the keyboard to a control, as a click does: the ring does not show.
    pub fn click(&mut self, control: C) {
        self.current = Some(control);
        self.is_visible = false;
    }

    /// Goes to the next control of the ring; to the first if none had the keyboard.
    pub fn next(&mut self, ring: &[C]) {
        let next = match self.place(ring) {
            Some(place) => (place + 1) % ring.len().max(1),
            None => 0,
        };
        self.go(ring, next);
    }

    /// Goes to the control before; to the last if none had the keyboard.
    pub fn previous(&mut self, ring: &[C]) {
        let last = ring.len().saturating_sub(1);
        let previous = match self.place(ring) {
            Some(0) | None => last,
            Some(place) => place - 1,
        };
        self.go(ring, previous);
    }

    /// After the screen has changed: if the control is gone, the keyboard goes to `instead`.
    pub fn keep_within(&mut self, ring: &[C], instead: Option<C>) {
        if self.current.is_some() && self.place(ring).is_none() {
            self.current = instead.filter(|control| ring.contains(control));
        }
    }

    fn place(&self, ring: &[C]) -> Option<usize> {
        let current = self.current?;
        ring.iter().position(|control| *control == current)
    }

    fn go(&mut self, ring: &[C], place: usize) {
        if let Some(control) = ring.get(place) {
            self.give(*control);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RING: [&str; 3] = ["board", "hint", "home"];

    #[test]
    fn tab_goes_round_in_reading_order() {
        let mut focus = Focus::default();
        for expected in ["board", "hint", "home", "board"] {
            focus.next(&RING);
            assert!(focus.shows(expected));
        }
    }

    #[test]
    fn shift_tab_goes_the_other_way() {
        let mut focus = Focus::default();
        for expected in ["home", "hint", "board", "home"] {
            focus.previous(&RING);
            assert!(focus.shows(expected));
        }
    }

    #[test]
    fn a_click_moves_the_keyboard_and_hides_the_ring() {
        let mut focus = Focus::default();
        focus.click("hint");
        assert!(!focus.shows("hint"));
        focus.next(&RING);
        assert!(focus.shows("home"));
    }

    #[test]
    fn a_control_that_is_gone_loses_the_keyboard() {
        let mut focus = Focus::default();
        focus.give("card");
        focus.keep_within(&RING, Some("board"));
        assert!(focus.shows("board"));
        focus.give("card");
        focus.keep_within(&RING, None);
        assert_eq!(focus.current(), None);
    }

    #[test]
    fn an_empty_ring_is_no_trouble() {
        let mut focus: Focus<u8> = Focus::default();
        focus.next(&[]);
        focus.previous(&[]);
        assert_eq!(focus.current(), None);
    }

    fn pressed(key: keyboard::Key, modifiers: Modifiers) -> Option<Key> {
        Key::of(&keyboard::Event::KeyPressed {
            key: key.clone(),
            modified_key: key,
            physical_key: Physical::Unidentified(keyboard::key::NativeCode::Unidentified),
            location: keyboard::Location::Standard,
            modifiers,
            text: None,
            repeat: false,
        })
    }

    #[test]
    fn keys_are_read() {
        let none = Modifiers::empty();
        let named = keyboard::Key::Named;
        assert_eq!(pressed(named(Named::Tab), none), Some(Key::Next));
        let back = pressed(named(Named::Tab), Modifiers::SHIFT);
        assert_eq!(back, Some(Key::Previous));
        assert_eq!(pressed(named(Named::Space), none), Some(Key::Press));
        let letter = keyboard::Key::Character("H".into());
        assert_eq!(pressed(letter.clone(), none), Some(Key::Letter('H')));
        assert_eq!(pressed(letter.clone(), Modifiers::ALT), None);
        assert_eq!(pressed(letter, Modifiers::COMMAND), None);
        let copy = keyboard::Key::Character("C".into());
        assert_eq!(pressed(copy, Modifiers::COMMAND), Some(Key::Command('c')));
        assert_eq!(pressed(named(Named::F11), none), Some(Key::Function(11)));
    }
}
