//! Painting the marks: each meaning has its own shape and a halo, so that color is never needed.
//!
//! All lengths here are in squares; a line is never thinner than the eye of a child needs.

use iced::border::Radius;
use iced::widget::canvas::{Fill, Frame, LineCap, LineDash, LineJoin, Path, Stroke};
use iced::{Color, Point, Rectangle, Vector};

use crate::gui::board::arrow;
use crate::gui::board::draw::Painter;
use crate::gui::theme::BoardColors;
use crate::scene::{Level, Mark, Spot, Tone};

/// How strong a tinted square is filled.
const TINT: f32 = 0.22;

/// The length of a dash and of a gap, in line widths.
const DASH: [f32; 2] = [1.8, 1.1];

/// A dash and a dot, in line widths.
const DASH_DOT: [f32; 4] = [2.4, 0.9, 0.7, 0.9];

/// Paints the marks that lie under the pieces, or those that lie over them.
pub(super) fn paint(frame: &mut Frame, painter: &Painter<'_>, level: Level) {
    let mut pen = Pen {
        frame,
        painter,
        unit: painter.grid.square,
        colors: &painter.tokens.board,
    };
    for mark in painter.scene.marks_at(level) {
        match (mark, level) {
            (Mark::Danger(spot), Level::Over) => pen.exclamation(spot),
            _ => pen.mark(mark),
        }
    }
}

/// A frame, and the square's side as its unit of length.
pub(super) struct Pen<'a> {
    pub(super) frame: &'a mut Frame,
    painter: &'a Painter<'a>,
    pub(super) unit: f32,
    pub(super) colors: &'static BoardColors,
}

impl Pen<'_> {
    fn mark(&mut self, mark: Mark) {
        let colors = self.colors;
        match mark {
            Mark::From(spot) => self.brackets(spot),
            Mark::Target(spot) => self.disc(self.center(spot), 0.15, colors.accent),
            Mark::CaptureTarget(spot) => {
                let ring = Path::circle(self.center(spot), 0.43 * self.unit);
                self.line(&ring, 0.075, colors.accent);
            }
            Mark::Danger(spot) => self.danger(spot),
            Mark::Blocker(spot) => {
                let octagon = polygon(self.center(spot), 0.46 * self.unit, 8, 0.5);
                self.line(&octagon, 0.07, colors.danger);
            }
            Mark::Pin { from, to } => self.chain(self.center(from), self.center(to)),
            Mark::Good(spot) => self.check(spot),
            Mark::Star(spot) => self.star(spot),
            Mark::Chosen(spot) => self.chosen(spot),
            Mark::Hint(spot) => {
                let ring = Path::circle(self.center(spot), 0.42 * self.unit);
                self.dashed(&ring, 0.07, colors.hint, &DASH);
            }
            Mark::Tint(spot, tone) => self.tint(spot, tone),
            Mark::Circle(spot, tone) => {
                let ring = Path::circle(self.center(spot), 0.42 * self.unit);
                self.toned(&ring, 0.075, tone);
            }
            Mark::Cross(spot, tone) => self.cross(spot, tone),
            Mark::Arrow { from, to, kind } => {
                let (from, to) = (self.center(from), self.center(to));
                arrow::paint(self, from, to, kind);
            }
            Mark::Cursor(spot) => self.cursor(spot),
        }
    }

    fn rect(&self, spot: Spot) -> Rectangle {
        self.painter.grid.rect(self.painter.scene, spot)
    }

    fn center(&self, spot: Spot) -> Point {
        self.rect(spot).center()
    }

    /// A point of a square; `(0, 0)` is its upper left corner on the screen, `(1, 1)` the lower right.
    fn at(&self, spot: Spot, x: f32, y: f32) -> Point {
        self.rect(spot).position() + Vector::new(x * self.unit, y * self.unit)
    }

    fn rounded(&self, spot: Spot, inset: f32, radius: f32) -> Path {
        let rect = self.rect(spot).shrink(inset * self.unit);
        let radius = Radius::new(radius * self.unit);
        Path::rounded_rectangle(rect.position(), rect.size(), radius)
    }

    /// The width of a line, and of the halo at each side of it, in pixels.
    pub(super) fn width(&self, width: f32) -> f32 {
        (width * self.unit).max(2.0)
    }

    pub(super) fn halo_width(&self) -> f32 {
        (0.028 * self.unit).max(1.2)
    }

    pub(super) fn plain(&mut self, path: &Path, width: f32, color: Color, dash: &[f32]) {
        let segments: Vec<f32> = dash.iter().map(|part| part * width).collect();
        let stroke = Stroke {
            line_cap: if dash.is_empty() {
                LineCap::Round
            } else {
                LineCap::Butt
            },
            line_join: LineJoin::Round,
            line_dash: LineDash {
                segments: &segments,
                offset: 0,
            },
            ..Stroke::default().with_color(color).with_width(width)
        };
        self.frame.stroke(path, stroke);
    }

    /// A line with a halo.
    pub(super) fn line(&mut self, path: &Path, width: f32, color: Color) {
        self.dashed(path, width, color, &[]);
    }

    /// A dashed line with a halo that is not dashed.
    pub(super) fn dashed(&mut self, path: &Path, width: f32, color: Color, dash: &[f32]) {
        let width = self.width(width);
        let halo = width + 2.0 * self.halo_width();
        self.plain(path, halo, self.colors.halo, &[]);
        self.plain(path, width, color, dash);
    }

    /// A line in an author's color, with the pattern that goes with it.
    pub(super) fn toned(&mut self, path: &Path, width: f32, tone: Tone) {
        let color = self.colors.tone(tone);
        match tone {
            Tone::Blue => self.line(path, width, color),
            Tone::Red => self.dashed(path, width, color, &DASH_DOT),
            Tone::Yellow => self.dashed(path, width, color, &DASH),
            Tone::Green => {
                self.line(path, width * 1.3, color);
                self.plain(path, self.width(width) * 0.4, self.colors.halo, &[]);
            }
        }
    }

    /// A filled shape with a halo.
    pub(super) fn shape(&mut self, path: &Path, color: Color) {
        let halo = 2.0 * self.halo_width();
        self.plain(path, halo, self.colors.halo, &[]);
        self.frame.fill(path, Fill::from(color));
    }

    pub(super) fn disc(&mut self, center: Point, radius: f32, color: Color) {
        let path = Path::circle(center, (radius * self.unit).max(2.0));
        self.shape(&path, color);
    }

    fn brackets(&mut self, spot: Spot) {
        let (near, far, length) = (0.06, 0.94, 0.22);
        let path = Path::new(|path| {
            for (x, y) in [(near, near), (far, near), (far, far), (near, far)] {
                let inward = |edge: f32| if edge < 0.5 { length } else { -length };
                path.move_to(self.at(spot, x + inward(x), y));
                path.line_to(self.at(spot, x, y));
                path.line_to(self.at(spot, x, y + inward(y)));
            }
        });
        self.line(&path, 0.065, self.colors.focus);
    }

    fn danger(&mut self, spot: Spot) {
        let rect = self.rect(spot);
        let color = self.colors.danger;
        self.frame.fill_rectangle(
            rect.position(),
            rect.size(),
            self.colors.halo.scale_alpha(0.45),
        );
        let stripes = Path::new(|path| {
            for step in 1..=9u8 {
                // A line from the left or lower edge to the upper or right one.
                let sum = f32::from(step) * 0.2;
                let (low, high) = ((sum - 1.0).max(0.0), sum.min(1.0));
                path.move_to(self.at(spot, low, high));
                path.line_to(self.at(spot, high, low));
            }
        });
        let width = self.width(0.055);
        self.frame.stroke(
            &stripes,
            Stroke::default()
                .with_width(width)
                .with_color(color.scale_alpha(0.7)),
        );
        let border = self.rounded(spot, 0.03, 0.06);
        self.line(&border, 0.05, color);
    }

    /// The badge of a danger square, in its upper left corner.
    fn exclamation(&mut self, spot: Spot) {
        let center = self.at(spot, 0.17, 0.17);
        self.disc(center, 0.16, self.colors.danger);
        let white = self.colors.halo;
        let bar = Path::line(self.at(spot, 0.17, 0.09), self.at(spot, 0.17, 0.18));
        self.plain(&bar, self.width(0.05), white, &[]);
        let dot = Path::circle(self.at(spot, 0.17, 0.255), self.width(0.05) * 0.55);
        self.frame.fill(&dot, white);
    }

    /// The badge of a right answer, in the upper right corner.
    fn check(&mut self, spot: Spot) {
        let center = self.at(spot, 0.81, 0.19);
        self.disc(center, 0.17, self.colors.good);
        let tick = Path::new(|path| {
            path.move_to(self.at(spot, 0.73, 0.20));
            path.line_to(self.at(spot, 0.79, 0.26));
            path.line_to(self.at(spot, 0.89, 0.13));
        });
        self.plain(&tick, self.width(0.05), self.colors.halo, &[]);
    }

    fn star(&mut self, spot: Spot) {
        let path = star(self.center(spot), 0.37 * self.unit);
        let width = self.width(0.055);
        let halo = width + 2.0 * self.halo_width();
        self.plain(&path, halo, self.colors.halo, &[]);
        self.plain(&path, width, self.colors.star_edge, &[]);
        self.frame.fill(&path, self.colors.star);
    }

    fn chosen(&mut self, spot: Spot) {
        let rect = self.rect(spot);
        let color = self.colors.accent;
        self.frame
            .fill_rectangle(rect.position(), rect.size(), color.scale_alpha(TINT));
        let corner = Path::new(|path| {
            path.move_to(self.at(spot, 0.06, 0.06));
            path.line_to(self.at(spot, 0.34, 0.06));
            path.line_to(self.at(spot, 0.06, 0.34));
            path.close();
        });
        self.shape(&corner, color);
        let border = self.rounded(spot, 0.06, 0.05);
        self.line(&border, 0.07, color);
    }

    fn tint(&mut self, spot: Spot, tone: Tone) {
        let rect = self.rect(spot);
        let color = self.colors.tone(tone);
        self.frame
            .fill_rectangle(rect.position(), rect.size(), color.scale_alpha(TINT));
        let border = self.rounded(spot, 0.05, 0.04);
        self.toned(&border, 0.045, tone);
    }

    fn cross(&mut self, spot: Spot, tone: Tone) {
        let path = Path::new(|path| {
            path.move_to(self.at(spot, 0.22, 0.22));
            path.line_to(self.at(spot, 0.78, 0.78));
            path.move_to(self.at(spot, 0.78, 0.22));
            path.line_to(self.at(spot, 0.22, 0.78));
        });
        self.toned(&path, 0.11, tone);
    }

    fn cursor(&mut self, spot: Spot) {
        let path = self.rounded(spot, 0.035, 0.13);
        self.line(&path, 0.05, self.colors.focus);
    }

    /// The dots of a pin.
    fn chain(&mut self, from: Point, to: Point) {
        let way = to - from;
        let length = way.x.hypot(way.y);
        let step = 0.25 * self.unit;
        let mut gone = step * 1.5;
        while gone < length - step {
            let share = gone / length;
            let at = from + way * share;
            self.disc(at, 0.07, self.colors.danger);
            gone += step;
        }
    }
}

/// A regular polygon; `turn` is the angle of its first corner in steps of a corner.
fn polygon(center: Point, radius: f32, corners: u8, turn: f32) -> Path {
    Path::new(|path| {
        for corner in 0..corners {
            let angle = (f32::from(corner) + turn) * std::f32::consts::TAU / f32::from(corners);
            let point = center + Vector::new(angle.sin(), -angle.cos()) * radius;
            if corner == 0 {
                path.move_to(point);
            } else {
                path.line_to(point);
            }
        }
        path.close();
    })
}

/// A star with five points, one of them up.
fn star(center: Point, radius: f32) -> Path {
    Path::new(|path| {
        for corner in 0..10u8 {
            let angle = f32::from(corner) * std::f32::consts::TAU / 10.0;
            let reach = if corner % 2 == 0 { 1.0 } else { 0.47 };
            let point = center + Vector::new(angle.sin(), -angle.cos()) * radius * reach;
            if corner == 0 {
                path.move_to(point);
            } else {
                path.line_to(point);
            }
        }
        path.close();
    })
}
