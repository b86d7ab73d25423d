//! The card with the keys of a screen: what each does, and a button that does it for those who use
//! a mouse or a finger. `?` or F1 opens it wherever a [`KeyScope`] says which keys there are.

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Column, Row, column, container, row, scrollable, text};
use iced::{Center, Element, Fill, Padding, Size};

use crate::gui::Message;
use crate::gui::base::focus::Key;
use crate::gui::base::framed::KeyScope;
use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::look::fonts;
use crate::gui::look::theme::style::{self, ButtonKind};
use crate::gui::look::theme::{Measures, Tokens, size};
use crate::gui::widget::button;
use crate::gui::widget::icon::icon;
use crate::locale::Phrase;

/// What a key is called.
#[derive(Clone, Debug)]
enum Name {
    /// As it is printed on every keyboard.
    Print(&'static str),
    Words(Phrase),
}

/// A line of the card: the key's name, what it does, and the key itself if it can be pressed here.
type Line = (Name, Phrase, Option<Key>);

/// From this width of the card on, its lines stand in two columns.
const TWO_COLUMNS: f32 = 720.0;

/// The greatest width of the card, measured by its letters.
const CARD_MAX: f32 = 64.0;

/// The width of a key's name, in heights of its letters.
const NAME: f32 = 7.3;

/// Whether a key opens the card, or closes it.
#[must_use]
pub const fn opens(key: Key) -> bool {
    matches!(key, Key::Function(1) | Key::Letter('?'))
}

const fn letter(letter: char) -> Option<Key> {
    Some(Key::Letter(letter))
}

/// The keys of a place, a key a line.
#[rustfmt::skip]
fn lines(place: KeyScope) -> Vec<Line> {
    use Name::{Print, Words};
    match place {
        KeyScope::Home => vec![
            (Print("Tab"), Phrase::HelpNext, None),
            (Print("Enter"), Phrase::HelpPress, None),
            (Words(Phrase::KeyArrows), Phrase::HelpNext, None),
            (Words(Phrase::KeyPages), Phrase::HelpShelf, Some(Key::PageDown)),
            (Print("F11"), Phrase::FamilyWholeScreen, Some(Key::Function(11))),
        ],
        KeyScope::Lesson => vec![
            (Words(Phrase::KeyArrows), Phrase::HelpWalk, None),
            (Print("Tab"), Phrase::HelpNext, None),
            (Print("Enter"), Phrase::HelpPress, None),
            (Words(Phrase::KeyPieces), Phrase::HelpJump, None),
            (Words(Phrase::KeyTyped), Phrase::HelpTyped, letter('/')),
            (Print("M"), Phrase::HelpTargets, letter('m')),
            (Print("1 2 3"), Phrase::HelpChoose, None),
            (Print("H"), Phrase::ButtonHint, letter('h')),
            (Print("W"), Phrase::HappenedTitle, letter('w')),
            (Print("F11"), Phrase::HelpShow, Some(Key::Function(11))),
            (Words(Phrase::KeyErase), Phrase::ButtonTakeBack, None),
            (Print("Esc"), Phrase::HelpCancel, None),
            (Words(Phrase::KeyRight), Phrase::HelpDraw, None),
        ],
        KeyScope::Table => vec![
            (Words(Phrase::KeyArrows), Phrase::HelpWalk, None),
            (Print("Tab"), Phrase::HelpNext, None),
            (Print("Enter"), Phrase::HelpPress, None),
            (Print("e2e4"), Phrase::HelpTyped, None),
            (Words(Phrase::KeyErase), Phrase::ButtonTakeBack, Some(Key::TakeBack)),
            (Print("W"), Phrase::HappenedTitle, letter('w')),
            (Print("F11"), Phrase::HelpShow, Some(Key::Function(11))),
            (Print("Esc"), Phrase::HelpCancel, None),
            (Words(Phrase::KeyRight), Phrase::HelpDraw, None),
        ],
        KeyScope::Family => vec![
            (Words(Phrase::KeyArrows), Phrase::HelpWalk, None),
            (Print("Tab"), Phrase::HelpNext, None),
            (Print("Enter"), Phrase::HelpPress, None),
            (Print("S  !"), Phrase::ButtonSayCheck, letter('s')),
            (Print("e2e4"), Phrase::HelpTyped, None),
            (Words(Phrase::KeyErase), Phrase::ButtonTakeBack, Some(Key::TakeBack)),
            (Print("M"), Phrase::FamilyMoves, letter('m')),
            (Print("W"), Phrase::HappenedTitle, letter('w')),
            (Print("F11"), Phrase::FamilyWholeScreen, Some(Key::Function(11))),
            (Print("Esc"), Phrase::HelpCancel, None),
            (Words(Phrase::KeyRight), Phrase::HelpDraw, None),
        ],
        KeyScope::ShownTable => vec![
            (Words(Phrase::KeyOn), Phrase::HelpMoveOn, Some(Key::PageDown)),
            (Words(Phrase::KeyBefore), Phrase::HelpMoveBack, Some(Key::PageUp)),
            (Print("W"), Phrase::HelpWhyNot, letter('w')),
            (Print("A"), Phrase::HelpArrows, letter('a')),
            (Print("F"), Phrase::ButtonFlip, letter('f')),
            (Print("B"), Phrase::HelpBlank, letter('b')),
            (Print("/ e2e4"), Phrase::HelpTyped, letter('/')),
            (Print("F11"), Phrase::HelpLeave, Some(Key::Function(11))),
            (Words(Phrase::KeyRight), Phrase::HelpDraw, None),
        ],
        KeyScope::Show => vec![
            (Words(Phrase::KeyOn), Phrase::HelpOn, Some(Key::PageDown)),
            (Words(Phrase::KeyBefore), Phrase::HelpBack, Some(Key::PageUp)),
            (Print("H"), Phrase::ButtonHint, letter('h')),
            (Print("W"), Phrase::HelpWhy, letter('w')),
            (Print("V"), Phrase::HelpVote, letter('v')),
            (Print("A"), Phrase::HelpArrows, letter('a')),
            (Print("F"), Phrase::ButtonFlip, letter('f')),
            (Print("B"), Phrase::HelpBlank, letter('b')),
            (Print("N"), Phrase::ShowNotes, letter('n')),
            (Print("Shift N"), Phrase::NotesWindow, letter('N')),
            (Print("F11"), Phrase::HelpLeave, Some(Key::Function(11))),
            (Words(Phrase::KeyRight), Phrase::HelpDraw, None),
        ],
    }
}

/// The card with the keys of a place.
pub(in crate::gui) fn card<'a>(
    place: KeyScope,
    window: Size,
    shared: &'a Shared,
) -> Element<'a, Message> {
    let (tokens, measures) = (shared.tokens(), Measures::of(window));
    let title = text(shared.label(&Phrase::HelpTitle))
        .size(measures.title)
        .font(fonts::BOLD);
    let title = container(title).width(Fill);
    let close = close_button(tokens, measures, shared.label(&Phrase::ButtonClose));
    let head = row![title, container(close)].align_y(Center);
    let in_row = if window.width >= TWO_COLUMNS { 2 } else { 1 };
    let all = lines(place);
    let rows = all.chunks(in_row).map(|chunk| {
        let each = chunk.iter().map(|it| line(it, shared, measures));
        let row = Row::with_children(each).spacing(size::GAP_SMALL);
        row.align_y(Center).into()
    });
    let thin = Scrollbar::new().width(size::SCROLLBAR);
    let rows =
        scrollable(Column::with_children(rows).padding(Padding::ZERO.right(size::GAP_SMALL)))
            .direction(Direction::Vertical(thin.scroller_width(size::SCROLLBAR)))
            .style(move |_, status| style::scrollbar(tokens, status));
    let card = container(column![head, rows].spacing(size::GAP_SMALL))
        .padding(measures.margin)
        .max_width(measures.small * CARD_MAX)
        .style(|_| style::card(tokens));
    container(card).padding(measures.margin).center(Fill).into()
}

fn close_button<'a>(
    tokens: &'static Tokens,
    measures: Measures,
    words: String,
) -> Element<'a, Message> {
    let words = text(words).size(measures.small).font(fonts::BOLD);
    let cross = icon(Icon::Cross, measures.icon, tokens.ink);
    let face = row![cross, words].spacing(size::GAP_SMALL).align_y(Center);
    button::card(
        tokens,
        ButtonKind::Quiet,
        true,
        face,
        Some(Message::Keys(None)),
    )
}

/// One line: a button where the key can be pressed by mouse.
fn line<'a>((name, does, key): &Line, shared: &Shared, measures: Measures) -> Element<'a, Message> {
    let tokens = shared.tokens();
    let name = match name {
        Name::Print(name) => (*name).to_owned(),
        Name::Words(name) => shared.label(name),
    };
    let name = text(name)
        .size(measures.small)
        .font(fonts::BOLD)
        .color(tokens.accent);
    let name = container(name).width(measures.small * NAME);
    let does = text(shared.label(does)).size(measures.small);
    let does = container(does).width(Fill);
    let line = row![name, does].spacing(size::GAP_SMALL).align_y(Center);
    match key {
        Some(key) => {
            let message = Some(Message::Keys(Some(*key)));
            button::card(tokens, ButtonKind::Quiet, false, line, message)
        }
        None => container(line)
            .padding(size::GAP_SMALL + size::FOCUS + size::FOCUS_GAP)
            .width(Fill)
            .into(),
    }
}
