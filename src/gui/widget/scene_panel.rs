//! The picture of a land with something on it; where there is none, a soft ground in the hue of the land.

use iced::widget::svg::Handle;
use iced::widget::{Stack, container, space, svg};
use iced::{Color, ContentFit, Element, Fill, Size};

use crate::gui::look::joy;
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::{Tokens, size, style};

/// The corners of a panel, around from the upper left one: what lies outside of their rounding.
static CORNERS: [&[u8]; 4] = [
    br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M0 0H28A28 28 0 0 0 0 28Z"/></svg>"#,
    br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M28 0H0A28 28 0 0 1 28 28Z"/></svg>"#,
    br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M28 28H0A28 28 0 0 0 28 0Z"/></svg>"#,
    br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M0 28H28A28 28 0 0 1 0 0Z"/></svg>"#,
];

/// A land, by its name and the place of its hue, with something on it; as large as this.
#[must_use]
pub fn scene_panel<'a, M: 'a>(
    tokens: &'static Tokens,
    (land, hue): (Option<&str>, usize),
    room: Size,
    content: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let hue = Hue::of(tokens, hue);
    let content = container(content).width(room.width).height(room.height);
    let Some(scene) = land.and_then(|land| joy::scene(land, tokens.scenery)) else {
        let (width, edge) = match hue.soft == tokens.paper {
            true => (tokens.edge_width, hue.deep),
            false => (0.0, Color::TRANSPARENT),
        };
        let ground =
            move |_: &iced::Theme| style::ringed(hue.soft, edge, width, size::RADIUS_PANEL);
        return content.style(ground).into();
    };
    let scene = svg(scene).content_fit(ContentFit::Cover);
    let scene = scene.width(room.width).height(room.height);
    let corner = |drawing: &'static [u8]| {
        let corner = svg(Handle::from_memory(drawing));
        let corner = corner.width(size::RADIUS_PANEL).height(size::RADIUS_PANEL);
        let paper = tokens.paper;
        container(corner.style(move |_, _| svg::Style { color: Some(paper) }))
            .width(room.width)
            .height(room.height)
    };
    let [one, two, three, four] = CORNERS.map(corner);
    Stack::new()
        .push(scene)
        .push(one)
        .push(two.align_right(Fill))
        .push(three.align_right(Fill).align_bottom(Fill))
        .push(four.align_bottom(Fill))
        .push(content)
        .width(room.width)
        .height(room.height)
        .into()
}

/// A land over the whole of a window, under a veil; where there is no picture of it, its soft ground.
#[must_use]
pub fn backdrop<'a, M: 'a>(
    tokens: &'static Tokens,
    (land, hue): (Option<&str>, usize),
    window: Size,
) -> Element<'a, M> {
    let soft = Hue::of(tokens, hue).soft;
    let room = space().width(window.width).height(window.height);
    let Some(scene) = land.and_then(|land| joy::scene(land, tokens.scenery)) else {
        return container(room)
            .style(move |_| style::filled(soft, 0.0))
            .into();
    };
    let scene = svg(scene).content_fit(ContentFit::Cover);
    let scene = scene.width(window.width).height(window.height);
    let veil = soft.scale_alpha(VEIL);
    let veil = container(room).style(move |_| style::filled(veil, 0.0));
    Stack::new().push(scene).push(veil).into()
}

/// How dense the veil over a land is.
const VEIL: f32 = 0.4;
