//! How buttons and containers look, made of tokens alone.

use iced::widget::button::{Status, Style as ButtonStyle};
use iced::widget::{container, scrollable, text_input};
use iced::{Background, Border, Color, Shadow};

use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::{Tokens, size};

/// What a button is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonKind {
    /// The one thing to do next.
    Main,
    /// Everything else.
    Quiet,
    /// A choice that is taken.
    Chosen,
    /// A choice that was wrong, and is no choice any more.
    Spent,
    Card,
    /// Looks like a link in a text.
    Link,
    /// With which check is said.
    Call,
    /// The same when it goes with the next move.
    Called,
    /// What is being read aloud.
    Lit,
    /// What leads on through a land, which has this hue.
    Land(usize),
    /// One large picture in a land.
    Picture(usize),
    /// A drawing on a shelf: only under the pointer something is seen around it.
    Stone(usize),
}

/// The look of a button in one state.
#[must_use]
pub fn button(tokens: &Tokens, kind: ButtonKind, radius: f32, status: Status) -> ButtonStyle {
    let hovered = matches!(status, Status::Hovered | Status::Pressed);
    let disabled = status == Status::Disabled;
    let (ground, ink, edge) = match kind {
        ButtonKind::Main if disabled => (tokens.paper, tokens.faint, tokens.edge),
        ButtonKind::Main if hovered => (tokens.accent_hover, tokens.on_accent, tokens.accent_hover),
        ButtonKind::Main => (tokens.accent, tokens.on_accent, tokens.accent),
        ButtonKind::Quiet | ButtonKind::Card if disabled => {
            (tokens.paper, tokens.faint, tokens.edge)
        }
        // Not like a choice that is taken: that is filled.
        ButtonKind::Quiet | ButtonKind::Card if hovered => {
            (tokens.paper, tokens.ink, tokens.accent)
        }
        ButtonKind::Quiet | ButtonKind::Card => (tokens.card, tokens.ink, tokens.outline),
        ButtonKind::Chosen => (tokens.accent_soft, tokens.ink, tokens.accent),
        ButtonKind::Spent => (tokens.paper, tokens.soft_ink, tokens.edge),
        ButtonKind::Call | ButtonKind::Called if disabled => {
            (tokens.paper, tokens.faint, tokens.edge)
        }
        ButtonKind::Call | ButtonKind::Lit => (tokens.call, tokens.on_call, tokens.on_call),
        ButtonKind::Called => (tokens.on_call, tokens.call, tokens.call),
        ButtonKind::Land(hue) | ButtonKind::Picture(hue) | ButtonKind::Stone(hue) => {
            in_land(tokens, kind, Hue::of(tokens, hue), hovered)
        }
        ButtonKind::Link if hovered => (tokens.accent_soft, tokens.accent, Color::TRANSPARENT),
        ButtonKind::Link => (Color::TRANSPARENT, tokens.accent, Color::TRANSPARENT),
    };
    ButtonStyle {
        background: Some(Background::Color(ground)),
        text_color: ink,
        border: Border {
            color: edge,
            width: match kind {
                ButtonKind::Lit => tokens.edge_width * 2.0,
                ButtonKind::Chosen | ButtonKind::Picture(_) => tokens.edge_width * 1.75,
                ButtonKind::Quiet | ButtonKind::Card if hovered && !disabled => {
                    tokens.edge_width * 1.5
                }
                _ => tokens.edge_width,
            },
            radius: radius.into(),
        },
        shadow: Shadow::default(),
        snap: true,
    }
}

/// Ground, ink and edge of a button in a land of this hue.
fn in_land(tokens: &Tokens, kind: ButtonKind, hue: Hue, hovered: bool) -> (Color, Color, Color) {
    match kind {
        ButtonKind::Land(_) if hovered => (hue.soft, hue.deep, hue.deep),
        ButtonKind::Land(_) => (hue.deep, tokens.on_accent, hue.deep),
        ButtonKind::Picture(_) if hovered => (tokens.card, tokens.ink, hue.deep),
        ButtonKind::Picture(_) => (hue.soft, tokens.ink, hue.deep),
        _ if hovered => (hue.soft, tokens.ink, hue.deep),
        _ => (Color::TRANSPARENT, tokens.ink, Color::TRANSPARENT),
    }
}

/// The shadow of what is lifted, in every theme.
pub const SHADOW: Color = Color {
    a: 0.3,
    ..Color::BLACK
};

/// A slot for a piece beside the board: chosen, waiting, or empty.
#[must_use]
pub fn slot(tokens: &Tokens, kind: ButtonKind, is_filled: bool) -> container::Style {
    let status = if is_filled {
        Status::Active
    } else {
        Status::Disabled
    };
    let look = button(tokens, kind, size::RADIUS_SLOT, status);
    container::Style {
        background: look.background,
        text_color: Some(look.text_color),
        border: look.border,
        ..container::Style::default()
    }
}

/// A button with a piece on it, on a ground like that of the board, on which every piece is seen well.
#[must_use]
pub fn piece_button(tokens: &Tokens, status: Status) -> ButtonStyle {
    ButtonStyle {
        background: Some(Background::Color(tokens.board.light)),
        ..button(tokens, ButtonKind::Quiet, size::RADIUS_SLOT, status)
    }
}

/// A button that is nothing but its ground.
#[must_use]
pub fn bare(ground: Color) -> ButtonStyle {
    ButtonStyle {
        background: Some(Background::Color(ground)),
        ..ButtonStyle::default()
    }
}

/// A slot for a piece on a ground like that of the board, on which every piece is seen well.
#[must_use]
pub fn piece_slot(tokens: &Tokens, kind: ButtonKind) -> container::Style {
    container::Style {
        background: Some(Background::Color(tokens.board.light)),
        ..slot(tokens, kind, true)
    }
}

/// The ring around a control: seen when it has the keyboard, otherwise only its room.
#[must_use]
pub fn focus_ring(tokens: &Tokens, focused: bool, inner_radius: f32) -> container::Style {
    container::Style {
        border: Border {
            color: if focused {
                tokens.focus
            } else {
                Color::TRANSPARENT
            },
            width: if focused { size::FOCUS } else { 0.0 },
            radius: (inner_radius + size::FOCUS + size::FOCUS_GAP).into(),
        },
        ..container::Style::default()
    }
}

/// A card on the paper.
#[must_use]
pub fn card(tokens: &Tokens) -> container::Style {
    container::Style {
        background: Some(Background::Color(tokens.card)),
        text_color: Some(tokens.ink),
        border: Border {
            color: tokens.edge,
            width: tokens.edge_width,
            radius: size::RADIUS_CARD.into(),
        },
        ..container::Style::default()
    }
}

/// A large quiet panel in the accent's hue.
#[must_use]
pub fn panel(tokens: &Tokens) -> container::Style {
    container::Style {
        background: Some(Background::Color(tokens.accent_soft)),
        text_color: Some(tokens.ink),
        border: Border {
            color: if tokens.accent_soft == tokens.paper {
                tokens.edge
            } else {
                Color::TRANSPARENT
            },
            width: tokens.edge_width,
            radius: size::RADIUS_PANEL.into(),
        },
        ..container::Style::default()
    }
}

/// The name of a land on its sky.
#[must_use]
pub fn plate(tokens: &Tokens) -> container::Style {
    container::Style {
        border: Border {
            color: Color::TRANSPARENT,
            width: 0.0,
            radius: size::RADIUS_LAND.into(),
        },
        ..card(tokens)
    }
}

/// The bar at the top of a screen.
#[must_use]
pub fn header(tokens: &Tokens) -> container::Style {
    container::Style {
        background: Some(Background::Color(tokens.card)),
        text_color: Some(tokens.ink),
        ..container::Style::default()
    }
}

/// A plain filled area: a line or a disc.
#[must_use]
pub fn filled(color: Color, radius: f32) -> container::Style {
    container::Style {
        background: Some(Background::Color(color)),
        border: Border {
            radius: radius.into(),
            ..Border::default()
        },
        ..container::Style::default()
    }
}

/// A filled shape with an edge: a disc in a ring.
#[must_use]
pub fn ringed(fill: Color, edge: Color, width: f32, radius: f32) -> container::Style {
    container::Style {
        background: Some(Background::Color(fill)),
        border: Border {
            color: edge,
            width,
            radius: radius.into(),
        },
        ..container::Style::default()
    }
}

/// A scrollbar that stays out of the way.
#[must_use]
pub fn scrollbar(tokens: &Tokens, status: scrollable::Status) -> scrollable::Style {
    let color = match status {
        scrollable::Status::Active { .. } => tokens.faint,
        _ => tokens.soft_ink,
    };
    let rail = scrollable::Rail {
        background: None,
        border: Border::default(),
        scroller: scrollable::Scroller {
            background: Background::Color(color),
            border: Border {
                radius: size::SCROLLBAR.into(),
                ..Border::default()
            },
        },
    };
    scrollable::Style {
        container: container::Style::default(),
        vertical_rail: rail,
        horizontal_rail: rail,
        gap: None,
        auto_scroll: scrollable::AutoScroll {
            background: Background::Color(tokens.card),
            border: Border::default(),
            shadow: Shadow::default(),
            icon: tokens.ink,
        },
    }
}

/// A field to write in: on a page, or on the ground of a bar or a list.
#[must_use]
pub fn field(tokens: &Tokens, is_on_bar: bool, status: text_input::Status) -> text_input::Style {
    let (ground, edge) = if is_on_bar {
        (tokens.paper, tokens.soft_ink)
    } else {
        (tokens.card, tokens.outline)
    };
    let edge = match status {
        text_input::Status::Focused { .. } => tokens.focus,
        text_input::Status::Hovered => tokens.accent,
        _ => edge,
    };
    text_input::Style {
        background: Background::Color(ground),
        border: Border {
            color: edge,
            width: tokens.edge_width,
            radius: (size::TOUCH / 2.0).into(),
        },
        icon: tokens.soft_ink,
        placeholder: tokens.soft_ink,
        value: tokens.ink,
        selection: tokens.faint,
    }
}
