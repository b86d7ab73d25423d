//! A window in the time of its pictures: what moves in it, and when it asks for the next picture.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use headless::runtime::user_interface::{Cache, State, UserInterface};
use iced::advanced::graphics::Image;
use iced::advanced::renderer::Style;
use iced::window::RedrawRequest;
use iced::{Background, Event, Point, Rectangle, Renderer, Size, mouse, window};

use squarewise::gui::look::kept;

use crate::gui::tools::{Player, renderer};

/// Whatever asks for a picture so soon moves.
const AT_ONCE: Duration = Duration::from_millis(100);

/// A window whose pictures are looked at.
pub(crate) struct Watched {
    pub(crate) player: Player,
    renderer: Renderer,
    pub(crate) start: Instant,
    cache: Cache,
}

/// What one picture showed: all of it as a number, and the middles of pictures by their ids.
pub(crate) struct Seen {
    pub(crate) all: u64,
    pub(crate) images: Vec<(u64, Point)>,
    pub(crate) window: Size,
    /// How much a veil hides of the window.
    pub(crate) veil: f32,
    /// When another picture is asked for, in milliseconds after the first.
    pub(crate) next: Option<u64>,
    /// Whether that is at once: something moves.
    pub(crate) wants_more: bool,
}

impl Watched {
    pub(crate) fn new(player: Player) -> Self {
        Self {
            player,
            renderer: renderer(),
            start: Instant::now(),
            cache: Cache::default(),
        }
    }

    /// The picture so many milliseconds after the first.
    pub(crate) fn at(&mut self, milliseconds: u64) -> Seen {
        let now = self.start + Duration::from_millis(milliseconds);
        let event = Event::Window(window::Event::RedrawRequested(now));
        let mut next = None;
        for _ in 0..3 {
            let cache = std::mem::take(&mut self.cache);
            let view = self.player.app.view();
            let mut ui = UserInterface::build(view, self.player.size(), cache, &mut self.renderer);
            let mut messages = Vec::new();
            let (state, _) = ui.update(
                std::slice::from_ref(&event),
                mouse::Cursor::Unavailable,
                &mut self.renderer,
                &mut iced::advanced::clipboard::Null,
                &mut messages,
            );
            next = match state {
                State::Updated {
                    redraw_request: RedrawRequest::At(at),
                    ..
                } => Some(at),
                State::Updated {
                    redraw_request: RedrawRequest::Wait,
                    ..
                } => None,
                State::Updated { .. } | State::Outdated => Some(now),
            };
            self.cache = ui.into_cache();
            if messages.is_empty() {
                break;
            }
            self.player.settle(messages);
        }
        let cache = std::mem::take(&mut self.cache);
        let view = self.player.app.view();
        let mut ui = UserInterface::build(view, self.player.size(), cache, &mut self.renderer);
        let theme = self.player.app.theme();
        let style = Style {
            text_color: theme.palette().text,
        };
        ui.draw(
            &mut self.renderer,
            &theme,
            &style,
            mouse::Cursor::Unavailable,
        );
        self.cache = ui.into_cache();
        let mut images = Vec::new();
        let mut all = DefaultHasher::new();
        // What is kept beside the window is not seen.
        let layers = self.renderer.layers().iter();
        for layer in layers.filter(|it| it.bounds != kept::CORNER) {
            let (quads, texts) = (&layer.quads, layer.text.len());
            format!("{quads:?} {texts}").hash(&mut all);
            for image in &layer.images {
                if let Image::Vector { svg, bounds, .. } = image {
                    images.push((svg.handle.id(), bounds.center()));
                    format!("{} {bounds:?}", svg.handle.id()).hash(&mut all);
                }
            }
        }
        let quads = self.renderer.layers().iter().flat_map(|layer| &layer.quads);
        let veil = quads.filter_map(|(quad, ground)| match ground {
            Background::Color(color) if quad.bounds.size() == self.player.size() => Some(color.a),
            _ => None,
        });
        Seen {
            all: all.finish(),
            images,
            window: self.player.size(),
            veil: veil.filter(|it| *it < 1.0).fold(0.0, f32::max),
            next: next.map(|at| after(self.start, at)),
            wants_more: next.is_some_and(|at| at < now + AT_ONCE),
        }
    }

    /// Hands an event to the window; tells whether it wants a picture at once.
    pub(crate) fn hands(&mut self, event: &Event) -> bool {
        let cache = std::mem::take(&mut self.cache);
        let view = self.player.app.view();
        let mut ui = UserInterface::build(view, self.player.size(), cache, &mut self.renderer);
        let mut messages = Vec::new();
        let (state, _) = ui.update(
            std::slice::from_ref(event),
            mouse::Cursor::Unavailable,
            &mut self.renderer,
            &mut iced::advanced::clipboard::Null,
            &mut messages,
        );
        self.cache = ui.into_cache();
        self.player.settle(messages);
        match state {
            State::Updated { redraw_request, .. } => redraw_request == RedrawRequest::NextFrame,
            State::Outdated => true,
        }
    }

    /// The moments of all pictures that are asked for one after the other, from this one on.
    pub(crate) fn pictures(&mut self, from: u64, until: u64) -> Vec<u64> {
        let mut all = Vec::new();
        let mut next = self.at(from).next;
        while let Some(at) = next.filter(|at| *at <= until) {
            all.push(at);
            next = self.at(at).next.map(|next| next.max(at + 1));
        }
        all
    }
}

/// Milliseconds, rounded up: no picture comes before it was asked for.
fn after(start: Instant, at: Instant) -> u64 {
    u64::try_from(at.duration_since(start).as_micros().div_ceil(1000)).unwrap()
}

impl Seen {
    /// Where one of these pictures is in the window.
    pub(crate) fn place(&self, ids: &BTreeSet<u64>) -> Vec<Point> {
        let seen = self
            .images
            .iter()
            .filter(|(id, at)| ids.contains(id) && Rectangle::with_size(self.window).contains(*at));
        seen.map(|(_, at)| *at).collect()
    }
}

/// The moments of pictures at 60 a second.
pub(crate) fn moments(until: u64) -> impl Iterator<Item = u64> {
    (0..)
        .map(|n| n * 1000 / 60)
        .take_while(move |at| *at <= until)
}
