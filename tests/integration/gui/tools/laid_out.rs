//! What a view draws, told without painting it: every text with its ink, the room it was given, the
//! clip around it, its colors and the ground below it; what is filled; and what stands in what.
//!
//! What can be scrolled is scrolled through from its start to its end, a page at a time.

use headless::renderer::graphics::text::cosmic_text::{Buffer, BufferLine};
use headless::renderer::graphics::text::{Paragraph, Text};
use headless::runtime::user_interface::{Cache, UserInterface};
use iced::advanced::renderer::Style;
use iced::advanced::text::Paragraph as _;
use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Operation, Scrollable};
use iced::widget::Id;
use iced::{Background, Color, Element, Point, Rectangle, Renderer, Size, Theme, Vector, mouse};

use squarewise::gui::look::theme::Tokens;

use squarewise::gui::look::kept::CORNER;

use crate::gui::tools::renderer;

/// A text as it is drawn.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    pub(crate) words: String,
    /// The size of its letters.
    pub(crate) letters: f32,
    /// Where its letters are, in the window.
    pub(crate) ink: Rectangle,
    /// What its lines need.
    pub(crate) needs: Size,
    /// What it was given.
    pub(crate) room: Size,
    /// Outside of this nothing of it is seen.
    pub(crate) clip: Rectangle,
    /// Of its letters.
    #[allow(dead_code)]
    pub(crate) colors: Vec<Color>,
    /// The color below it.
    pub(crate) ground: Color,
    /// The card, button or field around its middle; the innermost, which is drawn last.
    pub(crate) frame: Option<Rectangle>,
    /// The layer that it is drawn in: higher ones lie over it.
    pub(crate) layer: usize,
}

/// What a place is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum What {
    Words(String),
    /// What can be pressed.
    Control(String),
    Scrolls,
}

impl What {
    /// What it is called where it is told.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Words(words) | Self::Control(words) => words,
            Self::Scrolls => "what scrolls",
        }
    }
}

/// A text, a control or an area that scrolls, and everything that it stands in, from the window inwards.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) bounds: Rectangle,
    pub(crate) within: Vec<Around>,
    pub(crate) what: What,
}

impl Place {
    /// The words of a text.
    pub(crate) fn words(&self) -> Option<&str> {
        match &self.what {
            What::Words(words) => Some(words),
            What::Control(_) | What::Scrolls => None,
        }
    }
}

/// Something that other things stand in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Around {
    pub(crate) bounds: Rectangle,
    /// The whole of what is scrolled here, if anything is.
    pub(crate) scrolled: Option<Rectangle>,
}

/// What is drawn of a view when it is scrolled to one place.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) texts: Vec<Drawn>,
    pub(crate) fills: Vec<Fill>,
    /// What is painted anywhere but within what scrolls.
    pub(crate) fixed: Vec<Rectangle>,
}

/// Everything that is drawn of a view, and everything that it is laid out of.
#[derive(Debug)]
pub(crate) struct Picture {
    /// As far down as there is anything.
    pub(crate) pages: Vec<Page>,
    pub(crate) places: Vec<Place>,
}

/// Lays views out and draws them, one after the other, as a window does whose size changes: what is shaped once need not
/// be shaped again.
pub(crate) struct Drawer {
    renderer: Renderer,
    cache: Option<Cache>,
}

impl Drawer {
    pub(crate) fn new() -> Self {
        Self {
            renderer: renderer(),
            cache: None,
        }
    }

    /// Lays a view out and draws it, scrolled as far down as there is anything.
    pub(crate) fn picture<M>(
        &mut self,
        view: Element<'_, M, Theme, Renderer>,
        window: Size,
        tokens: &Tokens,
        theme: &Theme,
    ) -> Picture {
        let cache = self.cache.take().unwrap_or_default();
        let renderer = &mut self.renderer;
        let mut ui = UserInterface::build(view, window, cache, renderer);
        let mut map = Map::new(window);
        let mut scroll = Scroll {
            down: 0.0,
            left: 0.0,
        };
        ui.operate(renderer, &mut scroll);
        ui.operate(renderer, &mut map);
        let areas = map.places.iter().filter(|it| it.what == What::Scrolls);
        let areas: Vec<Rectangle> = areas.map(|it| it.bounds).collect();
        let mut pages = Vec::new();
        loop {
            scroll.left = 0.0;
            ui.operate(renderer, &mut scroll);
            let style = Style {
                text_color: tokens.ink,
            };
            ui.draw(renderer, theme, &style, mouse::Cursor::Unavailable);
            pages.push(page(renderer, tokens.paper, (window, &areas)));
            if scroll.left < 1.0 {
                break;
            }
            scroll.down += window.height * PAGE;
        }
        self.cache = Some(ui.into_cache());
        let places = map.places;
        Picture { pages, places }
    }
}

/// How far to scroll at once, measured by the window.
const PAGE: f32 = 0.4;

/// Scrolls everything down, and tells how far there is still to go.
struct Scroll {
    down: f32,
    left: f32,
}

impl Operation for Scroll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        let offset = AbsoluteOffset {
            x: None,
            y: Some(self.down),
        };
        state.scroll_to(offset);
        let left = content.height - bounds.height - self.down;
        self.left = self.left.max(left);
    }
}

/// The control that an area is called after; other areas have names in small letters.
fn control(id: &Id) -> Option<String> {
    let name = format!("{id:?}");
    let name = name.strip_prefix("Id(Custom(\"")?.strip_suffix("\"))")?;
    name.starts_with(char::is_uppercase)
        .then(|| name.to_owned())
}

/// Writes down what stands in what.
struct Map {
    within: Vec<Around>,
    /// What was named last: the next step inwards goes there.
    next: Option<Around>,
    places: Vec<Place>,
}

impl Map {
    fn new(window: Size) -> Self {
        Self {
            within: vec![Around {
                bounds: Rectangle::with_size(window),
                scrolled: None,
            }],
            next: None,
            places: Vec::new(),
        }
    }

    fn place(&mut self, bounds: Rectangle, what: What) {
        self.places.push(Place {
            bounds,
            within: self.within.clone(),
            what,
        });
    }
}

impl Operation for Map {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let depth = self.within.len();
        self.within.extend(self.next.take());
        operate(self);
        self.within.truncate(depth);
        self.next = None;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if let Some(control) = id.and_then(control) {
            self.place(bounds, What::Control(control));
        }
        let scrolled = None;
        self.next = Some(Around { bounds, scrolled });
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.place(bounds, What::Scrolls);
        let scrolled = Some(content);
        self.next = Some(Around { bounds, scrolled });
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.place(bounds, What::Words(text.to_owned()));
    }
}

/// A filled area, and the color that it has there in the end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fill {
    pub(crate) bounds: Rectangle,
    pub(crate) color: Color,
    has_edge: bool,
    /// The layer that it is drawn in, below the texts of that.
    pub(crate) layer: usize,
}

/// Everything that the renderer was told to draw in a window with these areas that scroll.
fn page(renderer: &mut Renderer, paper: Color, (window, areas): (Size, &[Rectangle])) -> Page {
    let window = Rectangle::with_size(window);
    let (mut texts, mut fills, mut painted) = (Vec::new(), Vec::new(), Vec::new());
    for (number, layer) in renderer.layers().iter().enumerate() {
        // What is kept there is not seen.
        let Some(clip) = layer.bounds.intersection(&window) else {
            continue;
        };
        if layer.bounds == CORNER {
            continue;
        }
        for (quad, background) in &layer.quads {
            let bounds = quad.bounds.intersection(&clip);
            painted.extend(bounds);
            if let (Some(bounds), Background::Color(color)) = (bounds, *background) {
                fills.push(Fill {
                    bounds,
                    color,
                    has_edge: quad.border.width > 0.0 && quad.border.color.a > 0.0,
                    layer: number,
                });
            }
        }
        let images = layer.images.iter();
        painted.extend(images.filter_map(|it| it.bounds().intersection(&clip)));
        let drawings = layer.primitives.iter();
        painted.extend(drawings.filter_map(|it| it.clip_bounds().intersection(&clip)));
        for item in &layer.text {
            let clip = layer.bounds.intersection(&item.clip_bounds());
            for text in item.as_slice() {
                let text = told(text, item.transformation(), clip.unwrap_or_default());
                let text = text.map(|text| Drawn {
                    layer: number,
                    ..text
                });
                texts.extend(text.map(|text| grounded(text, &fills, paper)));
            }
        }
    }
    painted.extend(texts.iter().filter_map(|it| it.ink.intersection(&it.clip)));
    let is_fixed = |it: &Rectangle| !areas.iter().any(|area| it.is_within(&area.expand(1.0)));
    painted.retain(is_fixed);
    Page {
        texts,
        fills,
        fixed: painted,
    }
}

/// With the color below the text, and the frame around it.
fn grounded(mut text: Drawn, fills: &[Fill], paper: Color) -> Drawn {
    let middle = text.ink.center();
    let below = fills.iter().filter(|it| it.bounds.contains(middle));
    text.ground = below.clone().fold(paper, |under, it| over(it.color, under));
    let is_seen = text.clip.contains(middle);
    let mut framed = below.filter(|it| is_seen && (it.has_edge || it.color.a > 0.0));
    text.frame = framed.next_back().map(|it| it.bounds);
    text
}

/// A color laid over another.
fn over(color: Color, under: Color) -> Color {
    let mix = |a: f32, b: f32| a * color.a + b * (1.0 - color.a);
    Color::from_rgb(
        mix(color.r, under.r),
        mix(color.g, under.g),
        mix(color.b, under.b),
    )
}

/// A text in plain terms; `None` if there is nothing of it.
fn told(text: &Text, transformation: iced::Transformation, clip: Rectangle) -> Option<Drawn> {
    match text {
        Text::Paragraph {
            paragraph,
            position,
            color,
            clip_bounds,
            transformation: own,
        } => {
            let paragraph = paragraph.upgrade()?;
            let whole = transformation * *own;
            let clip = clip.intersection(&(*clip_bounds * whole))?;
            let ink = inked(paragraph.buffer(), *position)? * whole;
            Some(Drawn {
                words: words_of(paragraph.buffer()),
                letters: paragraph.size().0,
                ink,
                needs: paragraph.min_bounds(),
                room: paragraph.bounds(),
                clip,
                colors: colors_of(paragraph.buffer(), *color),
                ground: *color,
                frame: None,
                layer: 0,
            })
        }
        Text::Cached {
            content,
            bounds,
            color,
            size,
            line_height,
            font,
            align_x,
            align_y,
            shaping,
            clip_bounds,
        } => {
            let paragraph = Paragraph::with_text(iced::advanced::Text {
                content: content.as_str(),
                bounds: bounds.size(),
                size: *size,
                line_height: iced::widget::text::LineHeight::Absolute(*line_height),
                font: *font,
                align_x: *align_x,
                align_y: *align_y,
                shaping: *shaping,
                wrapping: iced::widget::text::Wrapping::default(),
            });
            let needs = paragraph.min_bounds();
            let at = Rectangle::new(bounds.position(), Size::ZERO);
            let at = at.anchor(needs, *align_x, *align_y);
            Some(Drawn {
                words: content.clone(),
                letters: size.0,
                ink: inked(paragraph.buffer(), at)? * transformation,
                needs,
                room: bounds.size(),
                clip: clip.intersection(&(*clip_bounds * transformation))?,
                colors: vec![*color],
                ground: *color,
                frame: None,
                layer: 0,
            })
        }
        Text::Editor { .. } | Text::Raw { .. } => None,
    }
}

fn words_of(buffer: &Buffer) -> String {
    let lines: Vec<&str> = buffer.lines.iter().map(BufferLine::text).collect();
    lines.join(" ")
}

/// Where the letters of a text are that is drawn at a point.
fn inked(buffer: &Buffer, at: Point) -> Option<Rectangle> {
    let mut all: Option<Rectangle> = None;
    for run in buffer.layout_runs() {
        for glyph in run.glyphs {
            let letters = run.text.get(glyph.start..glyph.end).unwrap_or_default();
            if letters.trim().is_empty() {
                continue;
            }
            let corner = Point::new(at.x + glyph.x, at.y + run.line_top);
            let here = Rectangle::new(corner, Size::new(glyph.w, run.line_height));
            all = Some(all.map_or(here, |all| all.union(&here)));
        }
    }
    all
}

fn colors_of(buffer: &Buffer, color: Color) -> Vec<Color> {
    let mut all: Vec<Color> = Vec::new();
    for glyph in buffer.layout_runs().flat_map(|run| run.glyphs) {
        let own = glyph.color_opt.map(|it| {
            let [red, green, blue, alpha] = it.as_rgba();
            Color::from_rgba8(red, green, blue, f32::from(alpha) / 255.0)
        });
        let color = own.unwrap_or(color);
        if !all.contains(&color) {
            all.push(color);
        }
    }
    all
}
