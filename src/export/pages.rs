//! From blocks to pages: columns, a heading, a foot, and no block across two pages.
//!
//! What a lesson says above its exercises stands below the title of the page if it is alone there; of several lessons each
//! begins with a heading of its own, and its answers do too.

use crate::export::balance::{Cost, Measured, Room, parted, rows};
use crate::export::block::{ANSWER, Block, BlockPart, Drawn, EXERCISE, Label};
use crate::export::canvas::{Anchor, Canvas, INK, SOFT};
use crate::export::chapter::Chapter;
use crate::export::common::Common;
use crate::export::fonts::Fonts;
use crate::export::grid::Grid;
use crate::export::kit::Printer;
use crate::export::pieces::symbols;
use crate::export::text::{whole, width, wrap};
use crate::export::{PageLayout, Paper};
use crate::locale::{Locale, Phrase};
use crate::rules::Seat;

/// The empty edge of a page.
pub(super) const MARGIN: f32 = 44.0;
/// Between two rows.
const ROW: f32 = 20.0;
/// The room for the foot.
const FOOT: f32 = 22.0;

/// The sides that a square of an exercise may have; the second ones only where a board or two would stand alone on a page
/// otherwise, or where they save the second of two pages.
const SQUARES: [f32; 6] = [23.0, 22.0, 21.0, 20.0, 19.0, 18.0];
const SMALLER: [f32; 4] = [17.0, 16.0, 15.0, 14.0];

/// The pages of a sheet as they are laid out.
pub(super) struct Pages<'p> {
    printer: Printer<'p>,
    layout: PageLayout,
    /// What the sheet is called, at its head and at each foot.
    title: String,
    done: Vec<String>,
    /// What stands on the present page.
    canvas: Canvas<'p>,
    /// Where the next row begins, from the upper edge of the paper.
    y: f32,
}

/// Blocks that belong together, with what stands above the first of them.
struct Part {
    heading: Option<Drawn>,
    blocks: Vec<Block>,
}

/// A block of several parts, as it is laid out.
struct Placed<'b> {
    block: &'b Block,
    heading: Option<&'b Drawn>,
}

impl<'p> Pages<'p> {
    pub(super) fn new(printer: Printer<'p>, layout: PageLayout, title: String) -> Self {
        Self {
            printer,
            layout,
            title,
            done: Vec::new(),
            canvas: Canvas::new(printer.fonts, layout.paper.size().0, printer.is_rtl()),
            y: 0.0,
        }
    }

    /// The exercises, below the title and the line for the learner's name.
    pub(super) fn exercises(&mut self, chapters: &[Chapter]) {
        self.begin();
        self.title(&self.title.clone());
        let is_alone = chapters.len() == 1;
        let about = chapters.first().and_then(|it| it.about.clone());
        if let Some(about) = about.filter(|_| is_alone) {
            self.paragraph(&about, 11.0, SOFT);
        }
        self.name_and_date();
        let mut parts = Vec::new();
        for chapter in chapters {
            let mut blocks = chapter.exercises.clone();
            let common = match self.is_close() {
                true => Common::taken(self.printer, chapter.is_of_four, &mut blocks),
                false => Common::default(),
            };
            if is_alone {
                self.common(&common);
            }
            let heading = (!is_alone).then(|| self.heading(&chapter.title, &common));
            parts.push(Part { heading, blocks });
        }
        let grid = self.roomiest(&parts);
        self.rows(&parts, grid);
    }

    /// The answers, each lesson's below the teacher's notes.
    pub(super) fn answers(&mut self, chapters: &[Chapter]) {
        self.begin();
        // A story has notes and no answers.
        let has_answers = chapters.iter().any(|it| !it.answers.is_empty());
        let title = match has_answers {
            true => Phrase::PaperAnswers,
            false => Phrase::PaperForTeacher,
        };
        self.title(&self.printer.say(&title));
        self.paragraph(&self.title.clone(), 11.0, SOFT);
        self.y += ROW * 0.6;
        let mut parts = Vec::new();
        for chapter in chapters {
            let notes = chapter.notes.iter().map(|notes| Block {
                label: match has_answers {
                    true => Label::Heading(self.printer.say(&Phrase::PaperForTeacher)),
                    false => Label::None,
                },
                picture: None,
                parts: vec![BlockPart::Text(notes.clone())],
                is_wide: true,
            });
            let blocks: Vec<Block> = notes.chain(chapter.answers.iter().cloned()).collect();
            let is_headed = chapters.len() > 1 && !blocks.is_empty();
            let heading = is_headed.then(|| self.heading(&chapter.title, &Common::default()));
            parts.push(Part { heading, blocks });
        }
        let grids = Grid::of_answers(self.is_close());
        let grid = self.best(&parts, &grids).map(|(_, grid)| grid);
        self.rows(&parts, grid.unwrap_or(Grid::of_two(ANSWER)));
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
        let empty = Canvas::new(self.printer.fonts, wide, self.printer.is_rtl());
        let body = std::mem::replace(&mut self.canvas, empty).finish();
        if !body.is_empty() {
            self.done.push(body);
        }
    }

    fn title(&mut self, title: &str) {
        let size = if self.is_close() { 18.0 } else { 22.0 };
        let mut flow = self.flow();
        flow.lines(title, true, size, INK);
        self.y = flow.y;
    }

    /// Whether many boards stand on a page, so that what stands above them is set close.
    const fn is_close(&self) -> bool {
        self.layout.per_page.is_some()
    }

    fn paragraph(&mut self, text: &str, size: f32, color: &str) {
        let mut flow = self.flow();
        flow.lines(text, false, size, color);
        self.y = flow.y;
    }

    /// What all exercises have in common.
    fn common(&mut self, common: &Common) {
        let mut flow = self.flow();
        flow.common(common);
        self.y = flow.y;
        if self.is_close() {
            self.y += ROW * 0.6;
        }
    }

    /// Words on the present page.
    fn flow(&mut self) -> Flow<'_, 'p> {
        let wide = self.wide();
        Flow {
            printer: self.printer,
            canvas: &mut self.canvas,
            left: MARGIN,
            wide,
            y: self.y,
        }
    }

    /// What stands above the exercises or the answers of one lesson of several.
    fn heading(&self, title: &str, common: &Common) -> Drawn {
        let (printer, wide) = (self.printer, self.wide());
        let mut canvas = Canvas::new(printer.fonts, wide, printer.is_rtl());
        let mut flow = Flow {
            printer,
            canvas: &mut canvas,
            left: 0.0,
            wide,
            y: 0.0,
        };
        flow.lines(title, true, 14.0, INK);
        flow.common(common);
        let height = flow.y + ROW * 0.4;
        Drawn {
            svg: canvas.finish(),
            height,
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
            let word = whole(&self.printer.say(&phrase), false);
            self.canvas
                .text((from, self.y), &word, size, INK, Anchor::Start);
            let from = from + width(self.printer.fonts, &word, size) + 8.0;
            self.canvas.line(from, self.y + 1.5, to - from);
        }
        self.y += ROW * if self.is_close() { 0.6 } else { 1.2 };
    }

    /// The largest boards with which the exercises need no page more than with the smallest, and leave none with one board
    /// or two; smaller ones if two pages that are half empty become one.
    fn roomiest(&self, parts: &[Part]) -> Grid {
        let grids: Vec<Grid> = match self.layout.per_page {
            None => SQUARES
                .map(|it| Grid::of_two(EXERCISE.with_square(it)))
                .into(),
            Some(most) => Grid::of_small(most),
        };
        let found = self.best(parts, &grids);
        let is_thin = |(_, pages, lonely): (usize, usize, usize)| pages == 2 || lonely > 0;
        let is_thin = found.is_some_and(|(cost, _)| is_thin(cost));
        let smaller = SMALLER.map(|it| Grid::of_two(EXERCISE.with_square(it)));
        let smaller = self.best(parts, &smaller).filter(|(cost, _)| {
            let is_better = found.is_none_or(|(other, _)| *cost < other);
            self.layout.per_page.is_none() && is_thin && is_better
        });
        let found = smaller.or(found).map(|(_, grid)| grid);
        found.unwrap_or(Grid::of_two(EXERCISE))
    }

    /// The grid that costs least, and what it costs; the first of those that cost the same.
    fn best(&self, parts: &[Part], grids: &[Grid]) -> Option<((usize, usize, usize), Grid)> {
        let fitting = grids.iter();
        let fitting = fitting.filter(|grid| grid.holds_board(grid.column(self.wide())));
        let costs = fitting.map(|grid| (self.cost(parts, *grid).main(), *grid));
        costs.min_by_key(|(cost, _)| *cost)
    }

    /// What it costs to lay the parts out in a grid.
    fn cost(&self, parts: &[Part], grid: Grid) -> Cost {
        parted(&self.measured(&placed(parts), grid), self.room(grid)).1
    }

    fn room(&self, grid: Grid) -> Room {
        Room {
            columns: grid.columns,
            per_page: grid.per_page,
            gap: grid.gap,
            first: self.lowest() - self.y,
            other: self.lowest() - MARGIN,
        }
    }

    fn measured(&self, blocks: &[Placed<'_>], grid: Grid) -> Vec<Measured> {
        let measured = blocks.iter().map(|it| Measured {
            height: self.draw(it.block, grid).height,
            heading: it.heading.map_or(0.0, |it| it.height),
            is_wide: it.block.is_wide,
            // A page of answers may have one: nobody works on it.
            is_board: !it.block.is_wide && !grid.form.is_of_answers(),
        });
        measured.collect()
    }

    fn draw(&self, block: &Block, grid: Grid) -> Drawn {
        let wide = match block.is_wide {
            true => self.wide(),
            false => grid.column(self.wide()),
        };
        let form = match block.is_wide {
            true => grid.form.across(),
            false => grid.form,
        };
        block.draw(self.printer, wide, form)
    }

    /// Blocks in rows, as a grid has them, about as many on each page.
    fn rows(&mut self, parts: &[Part], grid: Grid) {
        let blocks = placed(parts);
        let measured = self.measured(&blocks, grid);
        let (pages, _) = parted(&measured, self.room(grid));
        let mut begin = 0;
        for (number, n) in pages.into_iter().enumerate() {
            if number > 0 {
                self.begin();
            }
            let page = begin..begin + n;
            begin += n;
            let measured = measured.get(page.clone()).unwrap_or_default();
            let blocks = blocks.get(page).unwrap_or_default();
            for row in rows(measured, grid.columns) {
                self.row(blocks.get(row).unwrap_or_default(), grid);
            }
        }
    }

    /// Blocks beside each other.
    fn row(&mut self, blocks: &[Placed<'_>], grid: Grid) {
        if let Some(heading) = blocks.first().and_then(|it| it.heading) {
            self.canvas
                .put(MARGIN, self.y, self.wide(), &heading.svg, 1.0);
            self.y += heading.height;
        }
        let drawn: Vec<(Drawn, bool)> = blocks
            .iter()
            .map(|it| (self.draw(it.block, grid), it.block.is_wide))
            .collect();
        let highest = drawn.iter().map(|(it, _)| it.height).fold(0.0, f32::max);
        // What would not fit on a page of its own is drawn smaller.
        let scale = ((self.lowest() - self.y) / highest.max(1.0)).min(1.0);
        let mut x = MARGIN;
        for (drawn, is_wide) in drawn {
            let wide = match is_wide {
                true => self.wide(),
                false => grid.column(self.wide()),
            };
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
        let said = (self.printer.fonts, self.printer.locale);
        foot(said, self.layout.paper, y, &self.title, (number, total))
    }
}

/// The blocks of all parts, first to last; the first of each part has its heading.
fn placed(parts: &[Part]) -> Vec<Placed<'_>> {
    let blocks = parts.iter().flat_map(|part| {
        let blocks = part.blocks.iter().enumerate();
        blocks.map(|(at, block)| Placed {
            block,
            heading: part.heading.as_ref().filter(|_| at == 0),
        })
    });
    blocks.collect()
}

/// Words one below the other, from the side where reading starts.
struct Flow<'c, 'p> {
    printer: Printer<'p>,
    canvas: &'c mut Canvas<'p>,
    left: f32,
    wide: f32,
    y: f32,
}

impl Flow<'_, '_> {
    fn lines(&mut self, text: &str, is_bold: bool, size: f32, color: &str) {
        for line in wrap(self.printer.fonts, &whole(text, is_bold), size, self.wide) {
            self.y += size * 1.3;
            let place = (self.left, self.y - size * 0.3);
            self.canvas.text(place, &line, size, color, Anchor::Start);
        }
    }

    /// What all exercises have in common, and below it how the side to move is shown.
    fn common(&mut self, common: &Common) {
        for part in &common.parts {
            match part {
                BlockPart::Text(words) => self.lines(words, false, 12.0, INK),
                BlockPart::Note(words) | BlockPart::Turn(_, words) => {
                    self.lines(words, false, 10.0, SOFT);
                }
                _ => {}
            }
        }
        if !common.turns.is_empty() {
            self.turns(&common.turns);
        }
    }

    /// The sign of each side to move with its words.
    fn turns(&mut self, turns: &[(Seat, String)]) {
        let (size, radius) = (10.0, 3.0);
        self.y += size * 1.4;
        let mut x = self.left;
        for (turn, words) in turns {
            let middle = self.y - size * 0.65;
            let is_black = *turn != Seat::WHITE;
            self.canvas.circle(x + radius, middle, radius, is_black);
            x += radius * 2.0 + 5.0;
            let words = whole(words, false);
            let place = (x, self.y - size * 0.3);
            self.canvas.text(place, &words, size, SOFT, Anchor::Start);
            x += width(self.printer.fonts, &words, size) + 18.0;
        }
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
