//! A bar as long as its share, filled with a pattern of its own: bars are told apart without color.

use iced::widget::canvas::{self, Frame, Geometry, Path, Stroke};
use iced::{Element, Fill, Point, Rectangle, Renderer, Size, Theme, mouse};

use crate::gui::look::theme::Tokens;

/// The distance between the lines of a pattern.
const STEP: f32 = 11.0;

/// The width of the lines of a pattern.
const LINE: f32 = 3.0;

#[derive(Clone, Copy, Debug)]
struct Bar {
    tokens: &'static Tokens,
    /// The number of the pattern; there are six.
    pattern: usize,
    /// How much of it is filled, from 0 to 1.
    share: f32,
}

/// A bar of this height, filled as far as its share, from 0 to 1.
#[must_use]
pub fn bar<'a, M: 'a>(
    tokens: &'static Tokens,
    pattern: usize,
    share: f32,
    height: f32,
) -> Element<'a, M> {
    let bar = Bar {
        tokens,
        pattern,
        share,
    };
    canvas::Canvas::new(bar).width(Fill).height(height).into()
}

impl<M> canvas::Program<M> for Bar {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        let whole = Rectangle::with_size(bounds.size());
        let width = (whole.width * self.share.clamp(0.0, 1.0)).round();
        let filled = Rectangle::with_size(Size::new(width, whole.height));
        self.fill(&mut frame, filled.size());
        // Slanted lines go beyond the end of the bar; the rest covers them.
        let rest = Size::new(whole.width - width, whole.height);
        frame.fill_rectangle(Point::new(width, 0.0), rest, self.tokens.card);
        if width > 0.0 {
            self.edge(&mut frame, filled);
        }
        self.edge(&mut frame, whole);
        vec![frame.into_geometry()]
    }
}

impl Bar {
    fn edge(&self, frame: &mut Frame, around: Rectangle) {
        let half = LINE / 2.0;
        let inside = Size::new(
            (around.width - LINE).max(0.0),
            (around.height - LINE).max(0.0),
        );
        let path = Path::rectangle(Point::new(half, half), inside);
        let stroke = Stroke::default().with_width(LINE);
        frame.stroke(&path, stroke.with_color(self.tokens.accent));
    }

    fn fill(&self, frame: &mut Frame, size: Size) {
        let accent = self.tokens.accent;
        if self.pattern.is_multiple_of(6) {
            return frame.fill_rectangle(Point::ORIGIN, size, accent);
        }
        frame.fill_rectangle(Point::ORIGIN, size, self.tokens.accent_soft);
        let path = Path::new(|path| {
            for (from, to) in self.lines(size) {
                path.move_to(from);
                path.line_to(to);
            }
        });
        let stroke = Stroke::default().with_width(LINE).with_color(accent);
        frame.stroke(&path, stroke);
    }

    /// The lines of the pattern: slanted, across, slanted the other way, along, both.
    fn lines(&self, size: Size) -> Vec<(Point, Point)> {
        let steps = |length: f32| {
            let mut at = -size.height;
            std::iter::from_fn(move || {
                at += STEP;
                (at < length + size.height).then_some(at)
            })
        };
        let rising = |x: f32| (Point::new(x, size.height), Point::new(x + size.height, 0.0));
        let falling = |x: f32| (Point::new(x, 0.0), Point::new(x + size.height, size.height));
        let upright = |x: f32| (Point::new(x, 0.0), Point::new(x, size.height));
        let level = |y: f32| (Point::new(0.0, y), Point::new(size.width, y));
        match self.pattern % 6 {
            1 => steps(size.width).map(rising).collect(),
            2 => steps(size.width).map(upright).collect(),
            3 => steps(size.width).map(falling).collect(),
            4 => steps(size.height).map(level).collect(),
            _ => steps(size.width)
                .flat_map(|x| [rising(x), falling(x)])
                .collect(),
        }
    }
}
