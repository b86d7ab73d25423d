//! From blocks to pages: two columns, a heading, a foot, and no block across two pages.

use crate::export::block::{ANSWER, Block, BlockPart, Drawn, EXERCISE, Form, Label};
use crate::export::canvas::{Anchor, Canvas, INK, SOFT};
use crate::export::common::Common;
use crate::export::fonts::Fonts;
use crate::export::grid::Grid;
use crate::export::kit::Kit;
use crate::export::pieces::symbols;
use crate::export::text::{whole, width, wrap};
use crate::export::{PageLayout, Paper, answer, exercise};
use crate::lesson::Step;
use crate::locale::{Locale, Phrase, WordKey};
use crate::rules::{Geometry, Seat};

/// The empty edge of a page.
pub(super) const MARGIN: f32 = 44.0;
/// Between two rows.
const ROW: f32 = 20.0;
/// The room for the foot.
const FOOT: f32 = 22.0;

/// The sides that a square of an exercise may have.
const SQUARES: [f32; 6] = [23.0, 22.0, 21.0, 20.0, 19.0, 18.0];
/// How much of a page may be left empty before the last, as a part of it.
const EMPTY: f32 = 0.3;

/// The pages of a sheet as they are laid out.
pub(super) struct Pages<'k, G: Geometry> {
    kit: &'k Kit<'k, G>,
    layout: PageLayout,
    done: Vec<String>,
    /// What stands on the present page.
    canvas: Canvas<'k>,
    /// Where the next row begins, from the upper edge of the paper.
    y: f32,
}

impl<'k, G: Geometry> Pages<'k, G> {
    pub(super) fn new(kit: &'k Kit<'k, G>, layout: PageLayout) -> Self {
        Self {
            kit,
            layout,
            done: Vec::new(),
            canvas: Canvas::new(kit.fonts, layout.paper.size().0, kit.is_rtl()),
            y: 0.0,
        }
    }

    /// The exercises, below the title and the line for the learner's name.
    pub(super) fn exercises(&mut self) {
        self.begin();
        self.title(&self.kit.words.title());
        if let Some(about) = self.kit.own(None, &WordKey::About) {
            self.paragraph(&about, 11.0, SOFT);
        }
        self.name_and_date();
        let numbered = numbered(&self.kit.lesson.steps);
        let blocks = numbered.filter_map(|(at, number)| {
            let label = match number {
                Some(number) => Label::Number(number),
                None => Label::Heading(self.kit.say(&Phrase::PaperRemember)),
            };
            exercise::block(self.kit, at, label)
        });
        let mut blocks: Vec<Block> = blocks.collect();
        let grid = match self.layout.per_page {
            None => Grid::of_two(self.roomiest(&blocks)),
            Some(most) => {
                let common = Common::taken(self.kit, &mut blocks);
                self.common(&common);
                self.fitting(&blocks, most)
            }
        };
        self.rows(&blocks, grid);
    }

    /// What all exercises have in common, and below it how the side to move is shown.
    fn common(&mut self, common: &Common) {
        for part in &common.parts {
            match part {
                BlockPart::Text(words) => self.paragraph(words, 12.0, INK),
                BlockPart::Note(words) | BlockPart::Turn(_, words) => {
                    self.paragraph(words, 10.0, SOFT);
                }
                _ => {}
            }
        }
        if !common.turns.is_empty() {
            self.turns(&common.turns);
        }
        self.y += ROW * 0.6;
    }

    /// The sign of each side to move with its words.
    fn turns(&mut self, turns: &[(Seat, String)]) {
        let (size, radius) = (10.0, 3.0);
        self.y += size * 1.4;
        let mut x = MARGIN;
        for (turn, words) in turns {
            let middle = self.y - size * 0.65;
            let is_black = *turn != Seat::WHITE;
            self.canvas.circle(x + radius, middle, radius, is_black);
            x += radius * 2.0 + 5.0;
            let words = whole(words, false);
            let place = (x, self.y - size * 0.3);
            self.canvas.text(place, &words, size, SOFT, Anchor::Start);
            x += width(self.kit.fonts, &words, size) + 18.0;
        }
    }

    /// The answers, below the teacher's notes.
    pub(super) fn answers(&mut self) {
        self.begin();
        self.title(&self.kit.say(&Phrase::PaperAnswers));
        self.paragraph(&self.kit.words.title(), 11.0, SOFT);
        self.y += ROW * 0.6;
        if let Some(notes) = self.kit.own(None, &WordKey::Notes) {
            let block = Block {
                label: Label::Heading(self.kit.say(&Phrase::PaperForTeacher)),
                picture: None,
                parts: vec![BlockPart::Text(notes)],
            };
            let drawn = block.draw(self.kit, self.wide(), ANSWER);
            self.row(vec![drawn], self.wide(), Grid::of_two(ANSWER));
        }
        let numbered = numbered(&self.kit.lesson.steps);
        let blocks = numbered.filter_map(|(at, number)| answer::block(self.kit, at, number?));
        let blocks: Vec<Block> = blocks.collect();
        let grid = match self.is_close() {
            true => Grid::of_answers(),
            false => Grid::of_two(ANSWER),
        };
        self.rows(&blocks, grid);
    }

    /// The pages as SVG texts.
    pub(super) fn finish(mut self) -> Vec<String> {
        self.turn_over();
        let total = self.done.len();
        let pages = self.done.iter().enumerate();
        pages
            .map(|(at, body)| self.page(body, at + 1, total))
            .collect()
    }

    fn wide(&self) -> f32 {
        self.layout.paper.size().0 - 2.0 * MARGIN
    }

    fn lowest(&self) -> f32 {
        self.layout.paper.size().1 - MARGIN - FOOT
    }

    /// Begins a new page.
    fn begin(&mut self) {
        self.turn_over();
        self.y = MARGIN;
    }

    /// Puts the present page aside, if something stands on it.
    fn turn_over(&mut self) {
        let wide = self.layout.paper.size().0;
        let empty = Canvas::new(self.kit.fonts, wide, self.kit.is_rtl());
        let body = std::mem::replace(&mut self.canvas, empty).finish();
        if !body.is_empty() {
            self.done.push(body);
        }
    }

    fn title(&mut self, title: &str) {
        let size = if self.is_close() { 18.0 } else { 22.0 };
        self.lines(title, true, size, INK);
    }

    /// Whether many boards stand on a page, so that what stands above them is set close.
    const fn is_close(&self) -> bool {
        self.layout.per_page.is_some()
    }

    fn paragraph(&mut self, text: &str, size: f32, color: &str) {
        self.lines(text, false, size, color);
    }

    fn lines(&mut self, text: &str, is_bold: bool, size: f32, color: &str) {
        for line in wrap(self.kit.fonts, &whole(text, is_bold), size, self.wide()) {
            self.y += size * 1.3;
            let place = (MARGIN, self.y - size * 0.3);
            self.canvas.text(place, &line, size, color, Anchor::Start);
        }
    }

    /// The line on which the learner writes.
    fn name_and_date(&mut self) {
        self.y += if self.is_close() { 20.0 } else { 26.0 };
        let size = 11.0;
        let (half, end) = (MARGIN + self.wide() * 0.6, MARGIN + self.wide());
        let fields = [
            (Phrase::PaperName, MARGIN, half),
            (Phrase::PaperDate, half + 20.0, end),
        ];
        for (phrase, from, to) in fields {
            let word = whole(&self.kit.say(&phrase), false);
            self.canvas
                .text((from, self.y), &word, size, INK, Anchor::Start);
            let from = from + width(self.kit.fonts, &word, size) + 8.0;
            self.canvas.line(from, self.y + 1.5, to - from);
        }
        self.y += ROW * if self.is_close() { 0.6 } else { 1.2 };
    }

    /// The largest boards with which the exercises need no page more than with the smallest, and leave
    /// no page half empty before the last; or those that leave the least.
    fn roomiest(&self, blocks: &[Block]) -> Form {
        let most = (self.lowest() - MARGIN) * EMPTY;
        let forms = SQUARES.map(|square| EXERCISE.with_square(square));
        let needed = forms.map(|form| (self.pages_for(blocks, form), form));
        let worth = |(pages, empty): (usize, f32)| (pages, empty.max(most));
        let best = needed.iter().map(|(needs, _)| worth(*needs));
        let best = best.min_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)));
        let found = needed.iter().find(|(needs, _)| Some(worth(*needs)) == best);
        found.map_or(EXERCISE, |(_, form)| *form)
    }

    /// How many pages more the blocks need, and the most that is left empty below them on a page
    /// before the last.
    fn pages_for(&self, blocks: &[Block], form: Form) -> (usize, f32) {
        let column = Grid::of_two(form).column(self.wide());
        let (mut pages, mut empty, mut y) = (0, 0.0_f32, self.y);
        for pair in blocks.chunks(2) {
            let drawn = pair.iter().map(|it| it.draw(self.kit, column, form));
            let highest = drawn.map(|it| it.height).fold(0.0, f32::max);
            if y + highest > self.lowest() && y > MARGIN {
                empty = empty.max(self.lowest() - y);
                (pages, y) = (pages + 1, MARGIN);
            }
            y += highest + ROW;
        }
        (pages, empty)
    }

    /// The grid of at most so many exercises a page with the largest boards for which each page has room.
    fn fitting(&self, blocks: &[Block], most: u8) -> Grid {
        let fits = |grid: &Grid| self.is_room(blocks, grid);
        let grids = Grid::of_small(most);
        let found = grids.iter().find_map(|grids| {
            let n = grids.partition_point(fits);
            n.checked_sub(1).and_then(|at| grids.get(at)).copied()
        });
        let smallest = grids.last().and_then(|grids| grids.first()).copied();
        found.or(smallest).unwrap_or(Grid::of_two(EXERCISE))
    }

    /// Whether each page has room for all exercises that a grid puts on it.
    fn is_room(&self, blocks: &[Block], grid: &Grid) -> bool {
        let column = grid.column(self.wide());
        let mut begin = self.y;
        grid.holds_board(column)
            && blocks.chunks(grid.per_page).all(|page| {
                let rows = page.chunks(grid.columns).map(|row| {
                    let drawn = row.iter().map(|it| it.draw(self.kit, column, grid.form));
                    drawn.map(|it| it.height).fold(0.0, f32::max) + grid.gap
                });
                let end = begin + rows.sum::<f32>() - grid.gap;
                begin = MARGIN;
                end <= self.lowest()
            })
    }

    /// Blocks in rows, as a grid has them.
    fn rows(&mut self, blocks: &[Block], grid: Grid) {
        let column = grid.column(self.wide());
        for (number, page) in blocks.chunks(grid.per_page).enumerate() {
            if number > 0 {
                self.begin();
            }
            for row in page.chunks(grid.columns) {
                let drawn = row.iter();
                let drawn = drawn.map(|block| block.draw(self.kit, column, grid.form));
                self.row(drawn.collect(), column, grid);
            }
        }
    }

    /// Blocks beside each other, on the next page if this one has no room for them.
    fn row(&mut self, blocks: Vec<Drawn>, wide: f32, grid: Grid) {
        let highest = blocks.iter().map(|drawn| drawn.height).fold(0.0, f32::max);
        if self.y + highest > self.lowest() && self.y > MARGIN {
            self.begin();
        }
        // What would not fit on a page of its own is drawn smaller.
        let scale = ((self.lowest() - self.y) / highest.max(1.0)).min(1.0);
        let mut x = MARGIN;
        for drawn in blocks {
            self.canvas.put(x, self.y, wide, &drawn.svg, scale);
            x += wide + grid.gutter;
        }
        self.y += highest * scale + grid.gap;
    }

    /// A page with its foot and the drawings it uses.
    fn page(&self, body: &str, number: usize, total: usize) -> String {
        whole_page(
            self.layout.paper,
            &format!("{body}{}", self.foot(number, total)),
        )
    }

    fn foot(&self, number: usize, total: usize) -> String {
        let y = self.layout.paper.size().1 - MARGIN + 8.0;
        let said = (self.kit.fonts, self.kit.locale);
        let title = self.kit.words.title();
        foot(said, self.layout.paper, y, &title, (number, total))
    }
}

/// The foot of a page: what it is a page of, and its number among all.
pub(super) fn foot(
    (fonts, locale): (&Fonts, &Locale),
    paper: Paper,
    y: f32,
    title: &str,
    (number, total): (usize, usize),
) -> String {
    let wide = paper.size().0;
    let mut canvas = Canvas::new(fonts, wide, locale.is_rtl());
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let page = locale.say_plain(&Phrase::PaperPage {
        page: count(number),
        total: count(total),
    });
    let size = 8.5;
    let room = (wide - 2.0 * MARGIN) * 0.7;
    for line in wrap(fonts, &whole(title, false), size, room).iter().take(1) {
        canvas.text((MARGIN, y), line, size, SOFT, Anchor::Start);
    }
    let end = (wide - MARGIN, y);
    canvas.text(end, &whole(&page, false), size, SOFT, Anchor::End);
    canvas.finish()
}

/// A page as an SVG text, with the drawings it uses.
pub(super) fn whole_page(paper: Paper, body: &str) -> String {
    let (wide, high) = paper.size();
    let symbols = symbols(body);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{wide}pt" height="{high}pt" viewBox="0 0 {wide} {high}"><defs>{symbols}</defs><rect width="{wide}" height="{high}" fill="#fff"/>{body}</svg>"##
    )
}

/// The place of each step, with its number if it is an exercise.
fn numbered<G: Geometry>(steps: &[Step<G>]) -> impl Iterator<Item = (usize, Option<usize>)> {
    let mut count = 0;
    steps.iter().enumerate().map(move |(at, step)| {
        let is_exercise = step.task.is_exercise();
        count += usize::from(is_exercise);
        (at, is_exercise.then_some(count))
    })
}
