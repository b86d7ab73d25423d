//! The window paints anew only what has changed. Whatever happens, it must then look as if all of it
//! had been painted anew: no letter lost, no stray pixel of what stood there before.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use headless::runtime::user_interface::{Cache, State as UserInterfaceState, UserInterface};
use headless::tiny_skia::{Mask, PixmapMut, PixmapPaint, PixmapRef, Transform};
use iced::advanced::graphics::{Image, Viewport, damage};
use iced::advanced::renderer::Style;
use iced::keyboard::{Key, key::Named};
use iced::mouse::ScrollDelta;
use iced::theme::Base as _;
use iced::{Event, Point, Rectangle, Renderer, Size, mouse, window};
use iced_tiny_skia::Layer;

use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::screen::home::{self, model::Control};
use squarewise::gui::{App, Message};
use squarewise::library::{Library, Shipped};
use squarewise::storage::FolderChoice;

use crate::dice::Dice;
use crate::gui::tools::{guest, renderer};
use crate::support::{Folder, whole_course};

/// How many changes are looked at in each walk.
const CHANGES: usize = 125;

/// How much a color may differ, of 255: a soft edge that is painted in two parts is rounded twice.
const ROUNDED: u8 = 2;

/// Four bytes a pixel, as the window holds them.
type Pixels = Vec<u8>;

/// A window without a display: what it holds between two pictures, and what it shows.
pub(super) struct Screen {
    pub(super) app: App,
    renderer: Renderer,
    size: Size<u32>,
    cache: Cache,
    cursor: Point,
    shown: Pixels,
    anew: Pixels,
    /// How many pixels were painted so far.
    pub(super) painted: f32,
    /// What was painted last, on which color and at which scale.
    last: Option<(Vec<Layer>, (iced::Color, f32))>,
    /// The processor's time that the last picture took, with all that led to it, where the system tells.
    pub(super) spent: Option<Duration>,
    /// The drawings that were rastered and are kept, as the renderer keeps them.
    rasters: HashSet<Raster>,
    /// How many pixels of drawings the last picture rastered.
    pub(super) rastered: f32,
    /// When another picture is wanted, if one is.
    pub(super) next: Option<Instant>,
    /// The time of the last picture. It is no clock's: how long a slow machine takes changes nothing.
    pub(super) now: Instant,
}

/// The time from one picture to the next while something moves, and from one event to the next: a screen that was opened
/// has faded in by then.
const FRAME: Duration = Duration::from_millis(17);
const EVENT: Duration = Duration::from_millis(250);

/// A drawing in a size, by its name.
type Raster = (u64, Option<[u8; 4]>, Size<u32>);

/// How long this thread has used a processor, where the system tells.
#[cfg(target_os = "linux")]
fn processor_time() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};

    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).ok()
}

#[cfg(not(target_os = "linux"))]
fn processor_time() -> Option<Duration> {
    None
}

impl Screen {
    pub(super) fn new(app: App, size: Size<u32>) -> Self {
        let mut screen = Self {
            app,
            renderer: renderer(),
            size,
            cache: Cache::default(),
            cursor: Point::ORIGIN,
            shown: vec![0; 4 * size.width as usize * size.height as usize],
            anew: Vec::new(),
            painted: 0.0,
            last: None,
            spent: None,
            rasters: HashSet::new(),
            rastered: 0.0,
            next: None,
            now: Instant::now(),
        };
        screen.happens(&[]);
        screen
    }

    fn viewport(&self) -> Viewport {
        Viewport::with_physical_size(self.size, self.app.scale())
    }

    fn whole(&self) -> Rectangle {
        Rectangle::with_size(self.viewport().logical_size())
    }

    /// Hands events to the window, and paints what came of it, as iced does.
    pub(super) fn happens(&mut self, events: &[Event]) {
        for event in events {
            let _ = self.hand(event);
        }
        self.picture(self.now + EVENT);
        self.paint_anew();
    }

    /// The picture of this moment, as iced makes it.
    pub(super) fn picture(&mut self, now: Instant) {
        self.now = now;
        let begun = processor_time();
        let frame = Event::Window(window::Event::RedrawRequested(now));
        for _ in 0..3 {
            if self.hand(&frame) {
                break;
            }
        }
        self.paint();
        self.spent = processor_time().zip(begun).map(|(now, begun)| now - begun);
    }

    /// Hands one event to the window; tells whether nothing came of it.
    fn hand(&mut self, event: &Event) -> bool {
        let logical = self.viewport().logical_size();
        let cache = std::mem::take(&mut self.cache);
        let mut ui = UserInterface::build(self.app.view(), logical, cache, &mut self.renderer);
        let mut messages = Vec::new();
        let (state, _) = ui.update(
            std::slice::from_ref(event),
            mouse::Cursor::Available(self.cursor),
            &mut self.renderer,
            &mut iced::advanced::clipboard::Null,
            &mut messages,
        );
        self.cache = ui.into_cache();
        let is_settled = messages.is_empty() && !state.has_layout_changed();
        if let UserInterfaceState::Updated { redraw_request, .. } = state {
            self.next = match redraw_request {
                window::RedrawRequest::At(at) => Some(at),
                window::RedrawRequest::NextFrame => Some(self.now),
                window::RedrawRequest::Wait => None,
            };
        }
        for message in messages {
            let _ = self.app.update(message);
        }
        is_settled
    }

    /// Paints what has changed, as iced's `window::compositor::present` does.
    fn paint(&mut self) {
        let theme = self.app.theme();
        let base = theme.base();
        let logical = self.viewport().logical_size();
        let cache = std::mem::take(&mut self.cache);
        let mut ui = UserInterface::build(self.app.view(), logical, cache, &mut self.renderer);
        let style = Style {
            text_color: base.text_color,
        };
        let cursor = mouse::Cursor::Available(self.cursor);
        ui.draw(&mut self.renderer, &theme, &style, cursor);
        let (color, whole) = (base.background_color, self.whole());
        let viewport = self.viewport();
        self.cache = ui.into_cache();
        let ground = (color, viewport.scale_factor());
        let layers = self.renderer.layers();
        let last = self.last.as_ref().filter(|(_, before)| *before == ground);
        let damage = match last {
            Some((last, _)) => {
                damage::diff(last, layers, |layer| vec![layer.bounds], Layer::damage)
            }
            None => vec![whole],
        };
        self.rastered = 0.0;
        if !damage.is_empty() {
            self.last = Some((layers.to_vec(), ground));
            let damage = damage::group(damage, whole);
            self.raster(&damage);
            self.painted += damage.iter().map(Rectangle::area).sum::<f32>();
            paint_over(
                &mut self.shown,
                &mut self.renderer,
                &viewport,
                &damage,
                color,
            );
        }
    }

    /// Keeps account of the drawings that these parts need. Those that no part needs are let go of.
    fn raster(&mut self, damage: &[Rectangle]) {
        let layers = self.last.iter().flat_map(|(layers, _)| layers);
        let drawn = layers.flat_map(|layer| {
            let seen = damage
                .iter()
                .filter_map(|it| it.intersection(&layer.bounds));
            let seen: Vec<Rectangle> = seen.collect();
            let images = layer.images.iter();
            images.filter(move |image| seen.iter().any(|it| it.intersects(&image.bounds())))
        });
        let scale = self.viewport().scale_factor();
        let needed = drawn.filter_map(|image| {
            let Image::Vector { svg, bounds, .. } = image else {
                return None;
            };
            let Size { width, height } = bounds.size();
            // As the renderer does: whole pixels of its own window.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let size = Size::new((width * scale) as u32, (height * scale) as u32);
            Some((
                svg.handle.id(),
                svg.color.map(iced::Color::into_rgba8),
                size,
            ))
        });
        let needed: HashSet<Raster> = needed.collect();
        let new = needed.difference(&self.rasters);
        self.rastered = new
            .map(|(.., size)| size.width as f32 * size.height as f32)
            .sum();
        self.rasters = needed;
    }

    /// The mouse goes there, and a picture of this moment follows.
    pub(super) fn points(&mut self, to: Point, now: Instant) {
        self.cursor = to;
        let _ = self.hand(&Event::Mouse(mouse::Event::CursorMoved { position: to }));
        self.picture(now);
    }

    /// Where pictures are.
    pub(super) fn pictures(&self) -> Vec<Rectangle> {
        let layers = self.last.iter().flat_map(|(layers, _)| layers);
        let images = layers.flat_map(|layer| &layer.images);
        images.map(Image::bounds).collect()
    }

    /// All that the renderer keeps of drawings, in bytes.
    pub(super) fn kept(&self) -> u32 {
        let sizes = self.rasters.iter();
        sizes.map(|(.., size)| 4 * size.width * size.height).sum()
    }

    /// What it costs here to copy a picture as large as the window: a yard, by which other costs are measured, so
    /// that they mean the same on every machine, however it was compiled.
    pub(super) fn yard(&mut self) -> Duration {
        let (from, size) = (self.anew.clone(), self.size);
        let from = PixmapRef::from_bytes(&from, size.width, size.height).unwrap();
        let mut to = PixmapMut::from_bytes(&mut self.anew, size.width, size.height).unwrap();
        let (paint, begun) = (PixmapPaint::default(), Instant::now());
        let spent = processor_time();
        to.draw_pixmap(0, 0, from, &paint, Transform::identity(), None);
        let told = processor_time()
            .zip(spent)
            .map(|(now, before)| now - before);
        // Only Linux tells what a thread has used.
        told.unwrap_or_else(|| begun.elapsed())
    }

    /// How much of the window is copied from pictures when all of it is painted, and how many layers are in it:
    /// each has a mask as large as the window.
    pub(super) fn copied(&self) -> (f32, usize) {
        let whole = self.whole();
        let layers = self.last.iter().flat_map(|(layers, _)| layers);
        let mut area = 0.0;
        for layer in layers.clone() {
            // The renderer cuts a picture off at the window only, not at its layer.
            let pictures = layer.images.iter().map(Image::bounds);
            let seen = pictures.filter(|it| it.intersects(&layer.bounds));
            area += seen
                .filter_map(|it| it.intersection(&whole))
                .map(|it| it.area())
                .sum::<f32>();
        }
        let within = layers.filter(|it| it.bounds.intersects(&whole));
        (area / whole.area(), within.count())
    }

    /// Paints all that was drawn last.
    fn paint_anew(&mut self) {
        let (color, viewport) = (self.app.theme().base().background_color, self.viewport());
        let mut anew = vec![0; self.shown.len()];
        let whole = [self.whole()];
        paint_over(&mut anew, &mut self.renderer, &viewport, &whole, color);
        self.anew = anew;
    }

    /// The place of the first pixel that is not as it would be if all were painted anew, and how many there are.
    fn stray(&self) -> Option<(Point, usize)> {
        let pixels = self.shown.chunks(4).zip(self.anew.chunks(4)).enumerate();
        let differ = |(a, b): (&u8, &u8)| a.abs_diff(*b) > ROUNDED;
        let mut stray = pixels.filter(|(_, (shown, anew))| shown.iter().zip(*anew).any(differ));
        let (first, _) = stray.next()?;
        let wide = self.size.width as usize;
        let place = Point::new((first % wide) as f32, (first / wide) as f32);
        Some((place, 1 + stray.count()))
    }

    pub(super) fn moves(&mut self, to: Point) {
        self.cursor = to;
        self.happens(&[Event::Mouse(mouse::Event::CursorMoved { position: to })]);
    }

    fn clicks(&mut self, at: Point) {
        self.moves(at);
        let events: Vec<_> = headless::simulator::click().collect();
        self.happens(&events);
    }

    fn scrolls(&mut self, by: f32) {
        let delta = ScrollDelta::Pixels { x: 0.0, y: by };
        self.happens(&[Event::Mouse(mouse::Event::WheelScrolled { delta })]);
    }

    /// Scrolls, and draws the picture that follows, as the window does.
    pub(super) fn scrolled(&mut self, by: f32) {
        let begun = processor_time();
        let delta = ScrollDelta::Pixels { x: 0.0, y: by };
        let _ = self.hand(&Event::Mouse(mouse::Event::WheelScrolled { delta }));
        self.picture(self.now + FRAME);
        self.spent = processor_time().zip(begun).map(|(now, begun)| now - begun);
    }

    fn types(&mut self, key: Key) {
        let events: Vec<_> = headless::simulator::tap_key(key, None).collect();
        self.happens(&events);
    }
}

/// Paints these parts of the window over what stands there.
fn paint_over(
    pixels: &mut [u8],
    renderer: &mut Renderer,
    viewport: &Viewport,
    parts: &[Rectangle],
    color: iced::Color,
) {
    let size = viewport.physical_size();
    let mut mask = Mask::new(size.width, size.height).unwrap();
    let mut pixels = PixmapMut::from_bytes(pixels, size.width, size.height).unwrap();
    renderer.draw(&mut pixels, &mut mask, viewport, parts, color);
}

/// What happens next.
fn change(screen: &mut Screen, dice: &mut Dice, lessons: &[String]) -> String {
    let mut any = |most: u32| {
        let most = usize::try_from(most).unwrap();
        u16::try_from(dice.below(most)).map(f32::from).unwrap()
    };
    let at = Point::new(any(screen.size.width), any(screen.size.height));
    let keys = [
        Named::Tab,
        Named::Tab,
        Named::Enter,
        Named::ArrowDown,
        Named::ArrowRight,
        Named::PageDown,
        Named::F11,
        Named::Escape,
    ];
    match dice.below(16) {
        0..4 => {
            screen.moves(at);
            format!("moves to {at:?}")
        }
        4..8 => {
            screen.clicks(at);
            format!("clicks {at:?}")
        }
        8..10 => {
            let by = [-120.0, -37.5, 55.25, 400.0][dice.below(4)];
            screen.scrolls(by);
            format!("scrolls {by}")
        }
        10..13 => {
            let key = keys[dice.below(keys.len())];
            screen.types(Key::Named(key));
            format!("{key:?}")
        }
        13 => {
            let to = [
                Goto::Home,
                Goto::Settings,
                Goto::Rulebook(None),
                Goto::Problems,
                Goto::Table(None),
                Goto::Referee(None),
                Goto::Seats,
                Goto::Learners,
                Goto::Games,
                Goto::Welcome,
            ];
            let to = to[dice.below(to.len())].clone();
            screen.app.go(to.clone());
            screen.happens(&[]);
            format!("{to:?}")
        }
        14 => {
            let lesson = &lessons[dice.below(lessons.len())];
            screen.app.open(lesson);
            screen.happens(&[]);
            lesson.clone()
        }
        _ => {
            let letter = ["h", "m", "j", "?", "f", "v", "w"][dice.below(7)];
            screen.types(Key::Character(letter.into()));
            letter.to_owned()
        }
    }
}

#[expect(clippy::print_stdout, reason = "what looked wrong, and where")]
/// Walks through the window at random, all of it so large; how often it looked wrong, and how much of it was painted each time.
fn walk(seed: u64, percent: u16) -> (usize, f32) {
    let mut shared = guest(&["en"]);
    shared.settings.scale = percent;
    let app = App::new(shared);
    let entries = app.shared().library.entries().iter();
    let lessons: Vec<String> = entries.map(|it| it.lesson.id.clone()).collect();
    let size = [640, 600].map(|it| it * u32::from(percent) / 100);
    let mut screen = Screen::new(app, size.into());
    let mut dice = Dice::new(seed);
    let mut wrong = 0;
    screen.painted = 0.0;
    for step in 0..CHANGES {
        let what = change(&mut screen, &mut dice, &lessons);
        if let Some((place, n)) = screen.stray() {
            println!(
                "walk {seed:x} at {percent} percent, {step}: {what}: {n} pixels from {place:?}"
            );
            wrong += 1;
            screen.shown.clone_from(&screen.anew);
        }
    }
    let all = screen.whole().area() * f32::from(u16::try_from(CHANGES).unwrap());
    (wrong, screen.painted / all)
}

#[test]
fn what_is_painted_over_looks_as_if_painted_anew() {
    // The last are the sizes that can be chosen, and one that a small window leaves of them.
    let scales = [100, 100, 100, 100, 125, 150, 200, 110];
    let walks: Vec<_> = (1..)
        .zip(scales)
        .map(|(n, percent)| std::thread::spawn(move || walk(n * 0x9E37_79B9, percent)))
        .collect();
    let n_walks = f32::from(u16::try_from(walks.len()).unwrap());
    let told: Vec<_> = walks.into_iter().map(|it| it.join().unwrap()).collect();
    println!("{CHANGES} changes each: wrong, painted: {told:?}");
    assert!(told.iter().all(|(wrong, _)| *wrong == 0), "{told:?}");
    let painted = told.iter().map(|(_, share)| share).sum::<f32>() / n_walks;
    assert!(painted < 0.5, "what stands still is not painted: {painted}");
}

#[test]
fn a_screen_is_not_scrolled_as_far_as_the_one_before_it() {
    let games = |is_scrolled: bool| {
        let mut shared = guest(&["en"]);
        shared.library = whole_course().clone();
        // The book of lands fits into the window; the cards do not.
        shared.settings.cards = true;
        let mut screen = Screen::new(App::new(shared), Size::new(800, 600));
        screen.moves(Point::new(400.0, 400.0));
        let home = screen.anew.clone();
        if is_scrolled {
            screen.scrolls(-300.0);
            assert!(screen.anew != home, "home scrolls");
        }
        screen.app.go(Goto::Games);
        screen.moves(Point::ORIGIN);
        screen.anew
    };
    assert!(games(true) == games(false));
}

#[test]
#[ignore = "measures; only of a release build the numbers are those of the program"]
fn what_scrolling_home_costs() {
    for cards in [false, true] {
        let mut shared = guest(&["en"]);
        shared.library = whole_course().clone();
        shared.settings.cards = cards;
        let mut screen = Screen::new(App::new(shared), Size::new(1920, 1080));
        let first = screen.spent;
        screen.moves(Point::new(960.0, 540.0));
        let begun = processor_time();
        for step in 0..N_SCROLLED {
            screen.scrolled(if step % 20 < 10 { -40.0 } else { 40.0 });
        }
        // The system counts in steps of some milliseconds: only the sum of many pictures is a figure.
        let spent = processor_time().zip(begun).map(|(now, begun)| now - begun);
        let each = spent.map(|all| all / N_SCROLLED);
        println!("cards {cards}: {each:?} a picture, first shown in {first:?}");
    }
}

/// So many pictures of home are drawn while it is scrolled.
const N_SCROLLED: u32 = 200;

#[test]
fn a_sentence_above_the_cards_is_painted_whole() {
    let folder = Folder::new("certificate-painted");
    let pieces = ["rook", "bishop", "queen", "king", "knight", "pawn-walks"];
    let library = Library::load(Shipped::only(&pieces), &[]);
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let mut shared = Shared::open(library, Some("en"), &place);
    shared.settings.cards = true;
    for lesson in pieces {
        shared.learner.progress.finish(lesson, ["whole"]);
    }
    let mut screen = Screen::new(App::new(shared), Size::new(1366, 768));
    let control = home::Message::Pressed(Control::Certificate(0));
    let _ = screen.app.update(Message::Home(control));
    screen.happens(&[]);
    assert_eq!(screen.stray(), None);
}
