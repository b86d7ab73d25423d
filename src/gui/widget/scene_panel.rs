//! The picture of a land with something on it; where there is none, a soft ground in the hue of the land.

use iced::widget::{Stack, container, space, svg};
use iced::{Color, Element, Size};

use crate::gui::look::art::lands::{LandEdge, LandMemory, LandOf, LandPlace};
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::{Tokens, size, style};

/// A land, by its name and the place of its hue.
#[derive(Clone, Copy, Debug)]
pub struct SceneOf<'a> {
    pub land: Option<&'a str>,
    pub hue: usize,
    /// The picture of it.
    pub memory: &'a LandMemory,
}

impl SceneOf<'_> {
    /// The picture in a room; `None` where there is none.
    fn drawn(self, tokens: &Tokens, edge: LandEdge, room: Size) -> Option<svg::Handle> {
        let place = LandPlace {
            size: room,
            edge,
            is_mirrored: false,
        };
        let land = LandOf {
            id: self.land?,
            hue: self.hue,
        };
        self.memory.scene(land, place, tokens)
    }
}

/// A land with something on it; as large as this, on a ground of this color.
#[must_use]
pub fn scene_panel<'a, M: 'a>(
    tokens: &'static Tokens,
    scene: SceneOf<'_>,
    (room, ground): (Size, Color),
    content: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let hue = Hue::of(tokens, scene.hue);
    let content = container(content).width(room.width).height(room.height);
    let Some(scene) = scene.drawn(tokens, LandEdge::Round(ground), room) else {
        let (width, edge) = match hue.soft == tokens.paper {
            true => (tokens.edge_width, hue.deep),
            false => (0.0, Color::TRANSPARENT),
        };
        let ground =
            move |_: &iced::Theme| style::ringed(hue.soft, edge, width, size::RADIUS_PANEL);
        return content.style(ground).into();
    };
    let scene = svg(scene).width(room.width).height(room.height);
    Stack::new()
        .push(scene)
        .push(content)
        .width(room.width)
        .height(room.height)
        .into()
}

/// A land over the whole of a window, under a veil; where there is no picture of it, its soft ground.
#[must_use]
pub fn backdrop<'a, M: 'a>(
    tokens: &'static Tokens,
    scene: SceneOf<'_>,
    window: Size,
) -> Element<'a, M> {
    let soft = Hue::of(tokens, scene.hue).soft;
    let room = space().width(window.width).height(window.height);
    let Some(scene) = scene.drawn(tokens, LandEdge::Window, window) else {
        return container(room)
            .style(move |_| style::filled(soft, 0.0))
            .into();
    };
    let scene = svg(scene).width(window.width).height(window.height);
    let veil = soft.scale_alpha(VEIL);
    let veil = container(room).style(move |_| style::filled(veil, 0.0));
    Stack::new().push(scene).push(veil).into()
}

/// How dense the veil over a land is.
const VEIL: f32 = 0.4;
