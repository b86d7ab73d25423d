//! A name that shows beside what it names while the mouse is over that, or the keyboard is on it: near by, and where it
//! covers nothing else that can be pressed.
//!
//! It lies over everything and takes no press. What is under the mouse is lifted a little off its ground.

use iced::advanced::layout::{Limits, Node};
use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, mouse, overlay, renderer};
use iced::{Element, Event, Point, Rectangle, Renderer, Size, Theme, Vector};

use crate::gui::widget::delegate::delegate;
use crate::gui::widget::lift::Lift;
use crate::gui::widget::tail::Tail;

/// What is around something that has a name, seen from its middle.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Around {
    /// What it is itself for the eye.
    pub own: Rectangle,
    /// What else can be pressed.
    pub others: Vec<Rectangle>,
    /// Where the name stays.
    pub within: Rectangle,
}

impl Around {
    /// The same, seen from so far off.
    #[must_use]
    pub fn seen_from(self, away: Vector) -> Self {
        Self {
            own: self.own - away,
            others: self.others.into_iter().map(|it| it - away).collect(),
            within: self.within - away,
        }
    }

    /// The same in a mirror.
    #[must_use]
    pub fn mirrored(self) -> Self {
        let turn = |it: Rectangle| Rectangle {
            x: -it.x - it.width,
            ..it
        };
        Self {
            own: turn(self.own),
            others: self.others.into_iter().map(turn).collect(),
            within: turn(self.within),
        }
    }

    /// The upper left corner of a name of this size: as near as can be, over it rather than beside it.
    #[must_use]
    pub fn corner(&self, size: Size) -> Point {
        let Self { own, within, .. } = self;
        let middle = own.center() - Vector::new(size.width / 2.0, size.height / 2.0);
        let most = Point::new(
            (within.x + within.width - size.width).max(within.x),
            (within.y + within.height - size.height).max(within.y),
        );
        let (mut best, mut least) = (middle, f32::MAX);
        let high = (own.height + size.height) / 2.0;
        let wide = (own.width + size.width) / 2.0;
        // Straight over it or below first: most others are worse then, even if they cover nothing.
        let upright = steps(high).map(|down| (0.0, down));
        let all = steps(high).flat_map(|down| steps(wide).map(move |across| (across, down)));
        for (across, down) in upright.chain(all) {
            let corner = middle + Vector::new(across, down);
            let corner = Point::new(
                corner.x.clamp(within.x, most.x),
                corner.y.clamp(within.y, most.y),
            );
            let name = Rectangle::new(corner, size);
            let away = self.away(name);
            if away < least {
                let cost = away + self.covers(name);
                if cost < least {
                    (best, least) = (corner, cost);
                }
            }
        }
        best
    }

    /// How bad a place for the name is because of what it covers.
    fn covers(&self, name: Rectangle) -> f32 {
        let covered = |it: &&Rectangle| name.expand(GAP).intersects(it);
        let n_covered = self.others.iter().filter(covered).count();
        let n_covered = u8::try_from(n_covered).unwrap_or(u8::MAX);
        let on_own = u8::from(name.expand(GAP).intersects(&self.own));
        f32::from(n_covered) * COVERS + f32::from(on_own) * COVERS / 2.0
    }

    /// How bad it is because of where it lies.
    fn away(&self, name: Rectangle) -> f32 {
        let own = self.own;
        let away = name.center() - own.center();
        let across = away.x.abs() - (own.width + name.width) / 2.0;
        let down = away.y.abs() - (own.height + name.height) / 2.0;
        let below = if away.y > 0.0 { BELOW } else { 0.0 };
        let beside = match across >= 0.0 {
            true => BESIDE + across + away.y.abs(),
            false => away.x.abs() + down.max(0.0) * DOWN,
        };
        below + beside
    }
}

/// Steps to both sides, as far as a name may lie from what it names.
fn steps(touching: f32) -> impl Iterator<Item = f32> {
    let most = touching + FAR;
    let each = std::iter::successors(Some(0.0), |at| Some(at + STEP));
    let each = each.take_while(move |at| *at <= most);
    each.flat_map(|at| [-at, at])
}

/// The steps in which a place is looked for, how far the name lies from what it names at most and from everything at
/// least; logical pixels.
const STEP: f32 = 4.0;
const FAR: f32 = 160.0;
const GAP: f32 = 8.0;
/// How much worse it is to lie below, beside, farther up or down than across, and to cover something.
const BELOW: f32 = 8.0;
const BESIDE: f32 = 200.0;
const DOWN: f32 = 2.0;
const COVERS: f32 = 10_000.0;

/// The widest name that stands in one line.
const WIDEST: f32 = 260.0;

/// Something with its name.
#[allow(missing_debug_implementations)]
pub struct Told<'a, Message> {
    content: Element<'a, Message>,
    name: Element<'a, Message>,
    around: Around,
    has_focus: bool,
    lift: Option<Lift>,
    tail: Option<Tail>,
}

impl<'a, Message> Told<'a, Message> {
    /// Something, what is told of it, and what is around it.
    pub fn new(
        content: impl Into<Element<'a, Message>>,
        name: impl Into<Element<'a, Message>>,
        around: Around,
    ) -> Self {
        Self {
            content: content.into(),
            name: name.into(),
            around,
            has_focus: false,
            lift: None,
            tail: None,
        }
    }

    /// How it looks under the mouse.
    #[must_use]
    pub const fn lifted(mut self, lift: Lift) -> Self {
        self.lift = Some(lift);
        self
    }

    /// What leads from the name to what it names.
    #[must_use]
    pub const fn with_tail(mut self, tail: Tail) -> Self {
        self.tail = Some(tail);
        self
    }

    /// Whether the keyboard is on it.
    #[must_use]
    pub const fn focused(mut self, has_focus: bool) -> Self {
        self.has_focus = has_focus;
        self
    }
}

/// Whether the mouse is over it.
type IsOver = bool;

impl<Message> Widget<Message, Theme, Renderer> for Told<'_, Message> {
    delegate!(around size layout operate mouse_interaction);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<IsOver>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(IsOver::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content), Tree::new(&self.name)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&[&self.content, &self.name]);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        if matches!(event, Event::Mouse(_) | Event::Window(_)) {
            let is_over = cursor.is_over(layout.bounds());
            let was_over = tree.state.downcast_mut::<IsOver>();
            if std::mem::replace(was_over, is_over) != is_over {
                shell.invalidate_layout();
                shell.request_redraw();
            }
        }
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.update(
            tree, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let is_over = *tree.state.downcast_ref::<IsOver>();
        let (content, tree) = (self.content.as_widget(), &tree.children[0]);
        let draw = |renderer: &mut Renderer| {
            content.draw(tree, renderer, theme, style, layout, cursor, viewport);
        };
        match self.lift {
            Some(lift) => lift.draw(renderer, (layout.bounds(), viewport), is_over, draw),
            None => draw(renderer),
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        _renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let is_over = *tree.state.downcast_ref::<IsOver>();
        let middle = layout.bounds().center() + translation;
        // What is scrolled away has its name nowhere.
        let is_seen = is_over || self.has_focus && viewport.contains(middle);
        is_seen.then(|| {
            overlay::Element::new(Box::new(Name {
                name: &mut self.name,
                tree: &mut tree.children[1],
                around: &self.around,
                tail: self.tail,
                middle,
            }))
        })
    }
}

impl<'a, Message: 'a> From<Told<'a, Message>> for Element<'a, Message> {
    fn from(told: Told<'a, Message>) -> Self {
        Self::new(told)
    }
}

/// The name where it is shown.
struct Name<'a, 'b, Message> {
    name: &'b mut Element<'a, Message>,
    tree: &'b mut Tree,
    around: &'b Around,
    tail: Option<Tail>,
    /// The middle of what it names.
    middle: Point,
}

impl<Message> overlay::Overlay<Message, Theme, Renderer> for Name<'_, '_, Message> {
    fn layout(&mut self, renderer: &Renderer, bounds: Size) -> Node {
        let most = Size::new(bounds.width.min(WIDEST), bounds.height);
        let limits = Limits::new(Size::ZERO, most);
        let node = self.name.as_widget_mut();
        let node = node.layout(self.tree, renderer, &limits);
        let size = node.size();
        let corner = self.around.corner(size) + (self.middle - Point::ORIGIN);
        let corner = Point::new(
            corner.x.min(bounds.width - size.width).max(0.0).round(),
            corner.y.min(bounds.height - size.height).max(0.0).round(),
        );
        node.move_to(corner)
    }

    fn operate(
        &mut self,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn iced::advanced::widget::Operation,
    ) {
        let name = self.name.as_widget_mut();
        name.operate(self.tree, layout, renderer, operation);
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
    ) {
        let (name, bounds) = (self.name.as_widget(), layout.bounds());
        name.draw(self.tree, renderer, theme, style, layout, cursor, &bounds);
        if let Some(tail) = self.tail {
            let own = self.around.own + (self.middle - Point::ORIGIN);
            tail.draw(renderer, bounds, own);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Rectangle {
        Rectangle {
            x,
            y,
            width,
            height,
        }
    }

    fn around(others: Vec<Rectangle>) -> Around {
        Around {
            own: rectangle(-25.0, -25.0, 50.0, 50.0),
            others,
            within: rectangle(-300.0, -200.0, 600.0, 400.0),
        }
    }

    #[test]
    fn a_name_stands_over_what_it_names() {
        let corner = around(Vec::new()).corner(Size::new(100.0, 30.0));
        assert_eq!(corner.x, -50.0);
        assert!(corner.y + 30.0 < -25.0 && corner.y > -64.0, "{corner:?}");
    }

    #[test]
    fn a_name_covers_nothing_else() {
        let size = Size::new(100.0, 30.0);
        let over = rectangle(-30.0, -80.0, 50.0, 50.0);
        let corner = around(vec![over]).corner(size);
        assert!(corner.y > 25.0, "below: {corner:?}");
        let under = rectangle(-30.0, 30.0, 50.0, 50.0);
        let both = around(vec![over, under]);
        let name = Rectangle::new(both.corner(size), size);
        assert!(!name.intersects(&over) && !name.intersects(&under));
        assert!(!name.intersects(&both.own));
        let mut low = around(vec![over]);
        low.within.height = 240.0;
        let name = Rectangle::new(low.corner(size), size);
        assert!(!name.intersects(&over) && name.y + name.height <= 40.0);
    }

    #[test]
    fn in_a_mirror_it_stands_at_the_other_side() {
        let size = Size::new(100.0, 30.0);
        let others = vec![
            rectangle(-90.0, -80.0, 80.0, 50.0),
            rectangle(-90.0, 30.0, 100.0, 50.0),
        ];
        let here = around(others.clone()).corner(size);
        let there = around(others).mirrored().corner(size);
        assert_eq!(here.x, -there.x - size.width, "{here:?} {there:?}");
    }
}
