//! A window of iced with nothing in it, as large as ours: what the start of the program is measured against.
//!
//! It tells when its first picture is drawn in the words of our own `--trace`; `start.rs` runs both.

use std::io::Write as _;
use std::sync::Once;
use std::time::Instant;

use iced::widget::canvas;
use iced::{Element, Fill, Rectangle, Renderer, Theme, mouse};

/// Draws nothing, and tells when it is first asked to.
struct First {
    start: Instant,
}

impl canvas::Program<()> for First {
    type State = ();

    fn draw(
        &self,
        (): &(),
        _: &Renderer,
        _: &Theme,
        _: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        static FIRST: Once = Once::new();
        FIRST.call_once(|| {
            let after = self.start.elapsed().as_secs_f64() * 1000.0;
            let _ = writeln!(std::io::stderr(), "first draw after {after:.2} ms");
        });
        Vec::new()
    }
}

fn main() -> iced::Result {
    let start = Instant::now();
    iced::application(move || start, |_: &mut Instant, ()| {}, view)
        .window_size((1180.0, 760.0))
        .run()
}

fn view(start: &Instant) -> Element<'_, ()> {
    canvas(First { start: *start })
        .width(Fill)
        .height(Fill)
        .into()
}
