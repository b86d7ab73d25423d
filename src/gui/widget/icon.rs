//! An icon in one color of the theme.

use iced::widget::{Svg, svg};
use iced::{Color, Theme};

use crate::gui::look::art::{self, Icon};

/// An icon as large as `side`, painted in `color`.
#[must_use]
pub fn icon<'a>(icon: Icon, side: f32, color: Color) -> Svg<'a, Theme> {
    drawing(icon, side).style(move |_, _| svg::Style { color: Some(color) })
}

/// An icon as large as `side`, in its own colors.
#[must_use]
pub fn drawing<'a>(icon: Icon, side: f32) -> Svg<'a, Theme> {
    svg(art::icon(icon)).width(side).height(side)
}
