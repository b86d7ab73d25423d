//! The end of a land laid out: a card over the land, on it the certificate and beside it what the child can do now.
//! Where room is short they stand one below the other, and scroll. Nothing here decides anything.

use iced::widget::{Column, Row, Stack, column, container, row, space, stack, svg, text};
use iced::{Center, Element, Fill, Padding, Size};

use crate::gui::base::view;
use crate::gui::board::{BoardWidget, Memory};
use crate::gui::look::art::lands::{self, LandMemory};
use crate::gui::look::art::{self, Icon, Mood};
use crate::gui::look::theme::hues::Hue;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Measures, Scenery, size};
use crate::gui::look::{fonts, joy};
use crate::gui::screen::land::Message;
use crate::gui::screen::land::model::{Control, Model, Thing};
use crate::gui::widget::flight::Flight;
use crate::gui::widget::flow::centered;
use crate::gui::widget::icon::icon;
use crate::gui::widget::label::Labeled;
use crate::gui::widget::page::scrolling;
use crate::gui::widget::scene_panel::{SceneOf, backdrop, scene_panel};
use crate::gui::widget::stars::stars;

/// The name of what scrolls.
pub(super) const PAGE: &str = "land-page";

/// The name of the place where the coach hops.
pub(super) const COACH: &str = "land-coach";

/// The greatest size of the card, measured by the height of the window's heading letters.
const CARD: (f32, f32) = (48.0, 31.0);

/// The room from which certificate and words stand side by side.
const WIDE: f32 = 700.0;

/// The width of the certificate, measured by the card, and its height, measured by that.
const PAPER: (f32, f32) = (0.38, 1.42);

/// The scene on the certificate, measured by its height.
const SCENE: f32 = 0.33;

/// What stands there instead of it, measured by its height.
const SEAL: f32 = 0.7;

/// The laurel and the animal in it, measured by the certificate's width.
const LAUREL: f32 = 0.5;

/// The stamp on the certificate, measured by its width, and how it is turned, in radians.
const STAMP: f32 = 0.2;
const STAMP_TURN: f32 = -0.15;

/// The side of a small board, measured by the height of what can be pressed.
const PICTURE: f32 = 1.3;

/// The ribbon, measured by the letters of the heading.
const RIBBON: f32 = 3.2;

/// The width and the height of its drawing; where the sign lies in it from both edges, and its side.
const RIBBON_SIDES: (f32, f32) = (128.0, 172.0);
const RIBBON_SIGN: (f32, f32) = (42.0, 44.0);

/// The greatest coach beside the card, measured by that of a lesson.
const COACH_MOST: f32 = 1.6;

/// From so much room beside the card on, the coach stands there.
const BESIDE: f32 = 110.0;

/// The pictures and what flies.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    pub pictures: &'a [Memory; 3],
    /// The scene behind the card, and the one on the certificate.
    pub scenes: &'a [LandMemory; 2],
    pub flight: &'a Flight,
}

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model, Seen<'a>>;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let margin = measures.margin;
        let most = Size::new(CARD.0 * measures.heading, CARD.1 * measures.heading);
        let room = Size::new(
            (window.width - 2.0 * margin).min(most.width),
            (window.height - 2.0 * margin).min(most.height),
        );
        let (paper, edge) = (self.tokens.paper, self.tokens.edge);
        let card = container(self.on_card(room, measures))
            .width(room.width)
            .height(room.height)
            .style(move |_| style::ringed(paper, edge, 2.0, size::RADIUS_PANEL));
        let card = container(card).center(Fill);
        let beside = (window.width - room.width) / 2.0;
        let coach =
            (beside >= BESIDE).then(|| self.coach((beside, measures.coach * COACH_MOST), margin));
        let before = Stack::new().push(card).push(coach).width(Fill).height(Fill);
        let [behind, _] = self.boards.scenes;
        let behind = backdrop(self.tokens, self.scene_of(behind), window);
        let flown = self.flying((self.boards.flight, Control::Flight), behind);
        flown.before(before).into()
    }

    /// The land, with the memory of one of its pictures.
    fn scene_of(self, memory: &'a LandMemory) -> SceneOf<'a> {
        SceneOf {
            land: Some(&self.model.land),
            hue: self.model.hue,
            memory,
        }
    }

    /// The coach on the ground beside the card.
    fn coach(self, (beside, most): (f32, f32), margin: f32) -> Element<'a, Message> {
        let side = (beside + margin).min(most);
        let is_away = self.boards.flight.lifts_coach();
        let bird = self.living(Mood::Cheer, (side, side)).away(is_away);
        let bird = container(bird).id(COACH);
        container(bird)
            .align_bottom(Fill)
            .padding(margin / 2.0)
            .into()
    }

    fn on_card(self, room: Size, measures: Measures) -> Element<'a, Message> {
        let gap = measures.gap.max(size::GAP_SMALL);
        let edge = gap * 1.6;
        let lower = self.buttons(measures);
        if room.width >= WIDE {
            let height = room.height - 2.0 * edge;
            let wide = (room.width * PAPER.0).min(height / PAPER.1 * 1.1);
            let paper = self.certificate(Size::new(wide, height), measures);
            let upper = column![self.heading(measures), self.things(measures)];
            let upper = scrolling(self.tokens, upper.spacing(gap)).id(PAGE);
            let right = column![upper.height(Fill).width(Fill), lower].spacing(gap);
            let both = row![paper, right].spacing(edge).padding(edge);
            return both.height(Fill).into();
        }
        let wide = (room.width - 2.0 * edge).min(360.0);
        let paper = self.certificate(Size::new(wide, wide * PAPER.1), measures);
        let upper = column![self.heading(measures), self.things(measures)];
        let upper = upper.push(container(paper).center_x(Fill)).spacing(gap);
        let upper = container(upper).padding(Padding::ZERO.right(size::RING));
        let upper = scrolling(self.tokens, upper).id(PAGE);
        column![upper.height(Fill).width(Fill), lower]
            .spacing(gap)
            .padding(gap)
            .into()
    }

    fn heading(self, measures: Measures) -> Element<'a, Message> {
        let words = text(&self.model.title)
            .size(measures.title)
            .font(fonts::BOLD);
        let ribbon = self.ribbon(measures.title * RIBBON);
        let both = row![ribbon, container(words).width(Fill)];
        both.spacing(size::GAP).align_y(Center).into()
    }

    /// The ribbon, so high, with the land's sign on it; that of the course has a crown.
    fn ribbon(self, high: f32) -> Element<'a, Message> {
        let deep = Hue::of(self.tokens, self.model.hue).deep;
        let unit = high / RIBBON_SIDES.1;
        let wide = RIBBON_SIDES.0 * unit;
        let side = RIBBON_SIGN.1 * unit;
        let sign = match self.model.is_course {
            true => Some(svg(joy::crown())),
            false => lands::sign(&self.model.land).map(|sign| {
                let sign = svg(sign);
                sign.style(move |_, _| svg::Style { color: Some(deep) })
            }),
        };
        let sign = sign.map(|sign| {
            let sign = container(sign.width(side).height(side));
            let aside = RIBBON_SIGN.0 * unit;
            sign.padding(Padding::ZERO.left(aside).top(aside)).into()
        });
        let ribbon = svg(joy::ribbon(deep)).height(high).width(wide);
        let ribbon = Stack::with_children([ribbon.into()].into_iter().chain(sign));
        ribbon.width(wide).height(high).into()
    }

    /// What the child can do now, each with a small board and a check.
    fn things(self, measures: Measures) -> Element<'a, Message> {
        let things = self.model.things.iter().zip(self.boards.pictures);
        let things = (0..)
            .zip(things)
            .map(|(place, (thing, memory))| self.thing(place, thing, memory, measures));
        Column::with_children(things)
            .spacing(size::GAP_SMALL)
            .into()
    }

    fn thing(
        self,
        place: u8,
        thing: &'a Thing,
        memory: &'a Memory,
        measures: Measures,
    ) -> Element<'a, Message> {
        let tokens = self.tokens;
        let hue = Hue::of(tokens, self.model.hue);
        let side = measures.touch * PICTURE;
        let board = BoardWidget::new(&thing.picture, memory, tokens);
        let board = container(board).center_x(side).center_y(side);
        let words = text(&thing.words).size(measures.heading).font(fonts::BOLD);
        let words = container(words).width(Fill);
        let disc = measures.lamp.max(28.0);
        let is_there = self.boards.flight.has_landed(place);
        let (ground, tick): (_, Element<'a, Message>) = if is_there {
            let tick = icon(Icon::Check, disc * 0.6, tokens.on_good);
            (tokens.good, tick.into())
        } else {
            (
                hue.soft,
                space().width(disc * 0.6).height(disc * 0.6).into(),
            )
        };
        let tick = container(tick).center_x(disc).center_y(disc);
        let tick = tick.style(move |_| style::filled(ground, disc / 2.0));
        let all = row![board, words, tick].spacing(size::GAP).align_y(Center);
        let edge = if hue.soft == tokens.paper {
            tokens.edge
        } else {
            hue.soft
        };
        container(all)
            .padding(size::GAP_SMALL)
            .width(Fill)
            .style(move |_| style::ringed(hue.soft, edge, 2.0, size::RADIUS_CARD))
            .into()
    }

    /// The certificate: the land, the animal in its laurel, who, what and when.
    fn certificate(self, room: Size, measures: Measures) -> Element<'a, Message> {
        let (tokens, model) = (self.tokens, self.model);
        let hue = Hue::of(tokens, model.hue);
        let inside = Size::new(room.width - 36.0, room.height * SCENE);
        let [_, on_paper] = self.boards.scenes;
        let scene = self.scene_of(on_paper);
        let scene = scene_panel(tokens, scene, (inside, tokens.card), self.seal(inside));
        let name = text(&model.learner).size(measures.title).font(fonts::BOLD);
        let called = text(&model.name).size(measures.heading).font(fonts::BOLD);
        let line = container(space().width(room.width * 0.4).height(2.0));
        let line = line.style(move |_| style::filled(hue.deep, 0.0));
        let day = text(&model.day).size(measures.small).color(tokens.soft_ink);
        let earned = stars(tokens, model.stars, measures.star);
        let words = column![
            self.animal(room.width * LAUREL),
            name.align_x(centered(&model.learner)),
            line,
            called.color(hue.deep).align_x(centered(&model.name)),
            day,
            Labeled::new(model.earned.clone(), earned)
        ];
        let words = words.spacing(4).align_x(Center);
        let all = column![scene, container(words).center(Fill)];
        let all = stack![all].push(self.stamp(room.width * STAMP));
        let card = tokens.card;
        let inner = container(all)
            .padding(10)
            .width(Fill)
            .height(Fill)
            .style(move |_| style::ringed(card, hue.deep, 1.0, 4.0));
        container(inner)
            .padding(7)
            .width(room.width)
            .height(room.height)
            .style(move |_| style::ringed(card, hue.deep, 3.0, 6.0))
            .into()
    }

    /// The stamp of the passport in its corner, as it was pressed there.
    fn stamp(self, side: f32) -> Option<Element<'a, Message>> {
        let words = self.model.stamp.clone()?;
        let deep = Hue::of(self.tokens, self.model.hue).deep;
        let stamp = svg(lands::stamp(&self.model.land)?)
            .width(side)
            .height(side)
            .rotation(STAMP_TURN)
            .style(move |_, _| svg::Style { color: Some(deep) });
        let corner = container(Labeled::new(words, stamp));
        Some(corner.align_right(Fill).align_bottom(Fill).into())
    }

    /// What stands where there is no scene: the coach for the course, else the land's sign on white.
    fn seal(self, room: Size) -> Element<'a, Message> {
        let side = room.height * SEAL;
        let seal = if self.model.is_course {
            svg(art::coach(Mood::Cheer)).width(side).height(side)
        } else {
            let sign = lands::sign(&self.model.land);
            let Some(sign) = sign.filter(|_| self.tokens.scenery == Scenery::Plain) else {
                return space().into();
            };
            let deep = Hue::of(self.tokens, self.model.hue).deep;
            let sign = svg(sign).width(side).height(side);
            sign.style(move |_, _| svg::Style { color: Some(deep) })
        };
        container(seal).center(Fill).into()
    }

    /// The animal in its laurel; at the end of the course with a crown.
    fn animal(self, wide: f32) -> Element<'a, Message> {
        let high = wide * 0.75;
        let side = wide * 88.0 / 160.0;
        let animal = svg(art::learner(&self.model.animal))
            .width(side)
            .height(side);
        let down = wide * 56.0 / 160.0 - side / 2.0;
        let animal = container(animal)
            .center_x(wide)
            .padding(Padding::ZERO.top(down));
        let laurel = svg(joy::laurel()).width(wide).height(high);
        let crown = self.model.is_course.then(|| {
            let crown = svg(joy::crown()).width(wide * 0.3).height(wide * 0.225);
            container(crown).center_x(wide)
        });
        let all = stack![laurel, animal].push(crown).width(wide).height(high);
        all.into()
    }

    fn buttons(self, measures: Measures) -> Element<'a, Message> {
        let model = self.model;
        let kept = model.kept.as_ref().map(|words| {
            let words = text(words).size(measures.small).color(self.tokens.soft_ink);
            container(words).width(Fill)
        });
        let small = (measures.touch.max(measures.tool.0 * 0.8), measures.tool.1);
        let ways = model.passport.iter().chain(&model.print);
        let ways = ways.chain([&model.home]);
        let ways = ways.map(|it| self.quiet(it, small));
        column![]
            .push(kept)
            .push(self.main(&model.main, Fill, measures))
            .push(Row::with_children(ways))
            .into()
    }
}
