//! One exercise, reminder or answer: a board and what stands with it, never parted by a page's end.

use crate::answers;
use crate::export::board;
use crate::export::canvas::{Anchor, Canvas, INK, SOFT};
use crate::export::kit::Printer;
use crate::export::photo::Photo;
use crate::export::pieces::{SCENE, STORY, story, symbol};
use crate::export::text::{StyledSpan, paragraphs, whole, width, wrap};
use crate::lesson::stage::Stage;
use crate::rules::{Piece, Role, Seat};
use crate::scene::{Coordinates, PieceLook, Scene, Spot};

/// What stands in front.
#[derive(Clone, Debug)]
pub(super) enum Label {
    /// The number of an exercise.
    Number(usize),
    /// A heading; the block gets a frame.
    Heading(String),
    /// Nothing.
    None,
}

/// A board, and who moves on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Diagram {
    pub(super) scene: Scene,
    /// The side to move, where that matters.
    pub(super) turn: Option<Seat>,
}

impl Diagram {
    /// Whether it is the board of four armies.
    const fn is_of_four(&self) -> bool {
        self.scene.shape.corner > 0
    }
}

/// A box to check, with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TickBox {
    pub(super) text: String,
    /// Whether it is checked already: on the answer sheet the right one is.
    pub(super) is_ticked: bool,
}

impl TickBox {
    pub(super) const fn open(text: String) -> Self {
        Self {
            text,
            is_ticked: false,
        }
    }
}

/// A small board in a row of them, with the words below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SmallBoard {
    pub(super) scene: Scene,
    pub(super) words: Vec<String>,
}

/// What stands below or beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum BlockPart {
    /// The lesson's own words.
    Text(String),
    /// A page of a story, which is read aloud.
    Tale(String),
    /// A computed answer.
    Strong(String),
    /// A word of help, smaller.
    Note(String),
    /// Who is to move, in words; the board shows it too.
    Turn(Seat, String),
    /// Lines to write on, after a word.
    Lines(String, usize),
    /// Boxes to check.
    Choices(Vec<TickBox>),
    /// A picture of the lesson.
    Photo(Photo),
    /// The scene of a picture story.
    Story(Stage),
    /// Small boards, so many beside each other at most.
    Boards(Vec<SmallBoard>, usize),
    /// Pieces, each with how many there are, with the badges of four armies or without.
    Pieces(Vec<(Piece, usize)>, bool),
}

impl From<answers::AnswerPart> for BlockPart {
    fn from(part: answers::AnswerPart) -> Self {
        match part {
            answers::AnswerPart::Strong(text) => Self::Strong(text),
            answers::AnswerPart::Text(text) => Self::Text(text),
            answers::AnswerPart::Note(text) => Self::Note(text),
        }
    }
}

/// One exercise, reminder or answer.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) label: Label,
    pub(super) picture: Option<Diagram>,
    pub(super) parts: Vec<BlockPart>,
    /// Whether it is as wide as the page.
    pub(super) is_wide: bool,
}

/// What was drawn, and how high it is.
pub(super) struct Drawn {
    pub(super) svg: String,
    pub(super) height: f32,
}

/// The measures of a kind of block, in points.
#[derive(Clone, Copy)]
pub(super) struct Form {
    /// The side of a square.
    square: f32,
    /// The room for the number.
    indent: f32,
    /// The size of the words.
    text: f32,
    /// The size of a word of help.
    note: f32,
    /// The height of a line to write on.
    ruled: f32,
    /// From how many of them on they stand two and two.
    many_lines: usize,
    /// Whether the words stand beside the board.
    is_beside: bool,
}

impl Form {
    /// The same with smaller or larger boards.
    pub(super) const fn with_square(self, square: f32) -> Self {
        Self { square, ..self }
    }

    /// The same with smaller or larger words, and words of help.
    pub(super) const fn with_text(self, text: f32, note: f32) -> Self {
        Self { text, note, ..self }
    }

    /// Whether it is that of answers.
    pub(super) const fn is_of_answers(self) -> bool {
        self.is_beside
    }

    /// The same for what is as wide as the page: its words stand below each other.
    pub(super) const fn across(self) -> Self {
        Self {
            text: if self.is_beside { self.text } else { WIDE },
            ..self
        }
    }

    /// How many squares fit beside each other into a column.
    pub(super) fn room_for_squares(self, column: f32) -> f32 {
        (column - self.indent) / self.square
    }
}

pub(super) const EXERCISE: Form = Form {
    square: 23.0,
    indent: 24.0,
    text: 11.0,
    note: 9.0,
    ruled: 22.0,
    many_lines: 3,
    is_beside: false,
};

/// Many boards on a page.
pub(super) const SMALL: Form = Form {
    square: 13.0,
    indent: 20.0,
    text: 9.0,
    note: 8.5,
    ruled: 16.5,
    many_lines: 2,
    is_beside: false,
};

pub(super) const ANSWER: Form = Form {
    square: 10.5,
    indent: 20.0,
    text: 9.5,
    note: 8.5,
    ruled: 22.0,
    many_lines: 3,
    is_beside: true,
};

/// A board in a plan for teachers.
pub(super) const PLAN: Form = Form {
    square: 16.0,
    indent: 0.0,
    text: 11.0,
    note: 9.5,
    ruled: 0.0,
    many_lines: 1,
    is_beside: true,
};

/// The distance of lines, in sizes of the text.
const LEADING: f32 = 1.35;
/// The size of words that are as wide as the page.
const WIDE: f32 = 11.0;
/// How much larger a story is set than other words.
const TALE: f32 = 1.4;
/// Between a frame and what is inside.
const PADDING: f32 = 9.0;
/// Between two parts.
const GAP: f32 = 5.0;
/// Between two small boards, and how narrow one may be.
const BETWEEN: f32 = 9.0;
const NARROW: f32 = 50.0;
/// Where the other boards are smaller than this, one more stands beside them.
const SMALLISH: f32 = 18.0;
/// In the measure of a scene, left, top and side of the board on its wall.
const WALL: (f32, f32, f32) = (222.0, 30.0, 260.0);
/// How many squares a picture may be high: as many as a board.
const BOARD: f32 = 8.0;

impl Block {
    /// Draws the block in a column.
    pub(super) fn draw(&self, printer: Printer<'_>, column: f32, form: Form) -> Drawn {
        // Across the page there is room beside a board.
        let is_beside = form.is_beside || self.is_wide && self.picture.is_some();
        let form = Form { is_beside, ..form };
        let mut layout = Layout {
            printer,
            form,
            canvas: Canvas::new(printer.fonts, column, printer.is_rtl()),
            left: form.indent,
            wide: column - form.indent,
            y: 0.0,
        };
        match &self.label {
            Label::Number(number) => layout.number(*number),
            Label::Heading(heading) => layout.heading(heading),
            Label::None => layout.use_the_edge(),
        }
        let lowest = match &self.picture {
            Some(picture) => layout.picture(picture),
            None => layout.y,
        };
        for part in &self.parts {
            layout.part(part);
        }
        let mut height = layout.y.max(lowest);
        if matches!(self.label, Label::Heading(_)) {
            height += PADDING;
            layout.canvas.frame(0.0, 0.0, (column, height), 6.0);
        }
        Drawn {
            svg: layout.canvas.finish(),
            height,
        }
    }
}

/// The board on the wall of a scene that has one.
fn on_the_wall(stage: Stage) -> Option<Scene> {
    let mut scene = Scene {
        coordinates: Coordinates::Hidden,
        ..Scene::default()
    };
    match stage {
        Stage::Rice => Some(scene),
        Stage::Queen => {
            let look = PieceLook {
                piece: Piece::new(Role::Queen, Seat::WHITE),
                ghost: false,
                fallen: false,
            };
            scene.pieces.push((Spot::new(3, 0), look));
            Some(scene)
        }
        Stage::India | Stage::Persia | Stage::Baghdad | Stage::Europe | Stage::Tournament => None,
    }
}

/// How wide each of some small boards is that stand beside each other.
#[allow(clippy::cast_precision_loss)] // A few.
fn column(wide: f32, across: usize) -> f32 {
    let across = across.max(1) as f32;
    (wide - BETWEEN * (across - 1.0)) / across
}

struct Layout<'k> {
    printer: Printer<'k>,
    form: Form,
    canvas: Canvas<'k>,
    /// Where words begin, and how much room they have.
    left: f32,
    wide: f32,
    /// Where the next part begins.
    y: f32,
}

impl Layout<'_> {
    fn number(&mut self, number: usize) {
        let size = self.form.text * 1.35;
        let spans = whole(&number.to_string(), true);
        let place = (0.0, size);
        self.canvas.text(place, &spans, size, INK, Anchor::Start);
    }

    fn use_the_edge(&mut self) {
        self.left = 0.0;
        self.wide += self.form.indent;
    }

    fn heading(&mut self, heading: &str) {
        self.y = PADDING;
        self.left = PADDING;
        self.wide -= 2.0 * PADDING - self.form.indent;
        let spans = whole(heading, true);
        self.lines(&spans, self.form.text, INK);
        self.y += GAP;
    }

    /// Draws the board; tells how far down it reaches.
    fn picture(&mut self, picture: &Diagram) -> f32 {
        let square = board::fitting(&picture.scene, self.form.square);
        let (wide, high) = board::size(&picture.scene, square);
        let is_of_four = picture.is_of_four();
        let mut drawn = board::draw(&picture.scene, square);
        if let Some(turn) = picture.turn.filter(|_| is_of_four) {
            drawn.push_str(&board::turn_ring(&picture.scene, square, turn));
        }
        let (x, y) = (self.form.indent, self.y);
        self.canvas.put(x, y, wide, &drawn, 1.0);
        if let Some(turn) = picture.turn.filter(|_| !is_of_four) {
            // Beside the corner of whoever moves, open for White and filled for Black.
            let middle = if turn == picture.scene.side {
                high - square
            } else {
                square * 0.5
            };
            let is_black = turn != Seat::WHITE;
            self.canvas
                .circle(x + wide + square * 0.4, y + middle, square * 0.2, is_black);
        }
        if self.form.is_beside {
            let right = self.left + self.wide;
            self.left = x + wide + square;
            self.wide = right - self.left;
        } else {
            self.y += high + GAP;
        }
        y + high
    }

    fn part(&mut self, part: &BlockPart) {
        let (text, note) = (self.form.text, self.form.note);
        match part {
            BlockPart::Text(words) => {
                for paragraph in paragraphs(words) {
                    self.lines(&paragraph, text, INK);
                }
            }
            BlockPart::Tale(words) => {
                for paragraph in paragraphs(words) {
                    self.lines(&paragraph, text * TALE, INK);
                }
            }
            BlockPart::Strong(words) => self.lines(&whole(words, true), text, INK),
            BlockPart::Note(words) | BlockPart::Turn(_, words) => {
                for paragraph in paragraphs(words) {
                    self.lines(&paragraph, note, SOFT);
                }
            }
            BlockPart::Lines(word, count) => self.ruled(word, *count),
            BlockPart::Choices(choices) => self.choices(choices),
            BlockPart::Photo(photo) => self.photo(photo),
            BlockPart::Story(stage) => self.story(*stage),
            BlockPart::Boards(boards, across) => self.boards(boards, *across),
            BlockPart::Pieces(pieces, is_of_four) => self.pieces(pieces, *is_of_four),
        }
        self.y += GAP;
    }

    /// A paragraph, broken into lines.
    fn lines(&mut self, spans: &[StyledSpan], size: f32, color: &str) {
        for line in wrap(self.printer.fonts, spans, size, self.wide) {
            self.y += size * LEADING;
            let place = (self.left, self.y - size * 0.3);
            self.canvas.text(place, &line, size, color, Anchor::Start);
        }
    }

    /// Lines to write on; many of them stand two and two.
    fn ruled(&mut self, word: &str, count: usize) {
        if !word.is_empty() {
            self.lines(&whole(word, false), self.form.note, SOFT);
        }
        let across = if count >= self.form.many_lines { 2 } else { 1 };
        let gap = 16.0;
        #[allow(clippy::cast_precision_loss)] // One or two.
        let wide = (self.wide - gap * (across as f32 - 1.0)) / across as f32;
        for place in 0..count {
            let is_second = place % across == 1;
            if !is_second {
                self.y += self.form.ruled;
            }
            let left = self.left + if is_second { wide + gap } else { 0.0 };
            self.canvas.line(left, self.y - 4.0, wide);
        }
    }

    /// Boxes to check, beside each other where they fit.
    fn choices(&mut self, choices: &[TickBox]) {
        let (size, fonts) = (self.form.text, self.printer.fonts);
        let side = size * 0.9;
        let indent = side + 6.0;
        let mut x = 0.0;
        let mut y = self.y;
        for choice in choices {
            let lines = paragraphs(&choice.text).into_iter();
            let lines = lines.flat_map(|spans| wrap(fonts, &spans, size, self.wide - indent));
            let lines: Vec<_> = lines.collect();
            let widths = lines.iter().map(|line| width(fonts, line, size));
            let wide = indent + widths.fold(0.0, f32::max);
            if x > 0.0 && (x + wide > self.wide || lines.len() > 1) {
                (x, y) = (0.0, self.y);
            }
            let first = y + size * 1.5;
            let frame = (self.left + x, first - side);
            self.canvas.frame(frame.0, frame.1, (side, side), 1.5);
            if choice.is_ticked {
                self.canvas.tick(frame.0, frame.1, side);
            }
            let mut below = first;
            for (number, line) in lines.iter().enumerate() {
                if number > 0 {
                    below += size * LEADING;
                }
                let place = (self.left + x + indent, below - size * 0.08);
                self.canvas.text(place, line, size, INK, Anchor::Start);
            }
            self.y = self.y.max(below + size * 0.4);
            x += wide + 18.0;
        }
    }

    /// A picture of the lesson, no higher than a board.
    fn photo(&mut self, photo: &Photo) {
        let size = photo.fitting(self.wide, self.form.square * BOARD);
        let drawn = photo.svg(size);
        self.canvas.put(self.left, self.y, size.0, &drawn, 1.0);
        self.y += size.1;
    }

    /// The scene of a picture story, as wide as there is room.
    fn story(&mut self, stage: Stage) {
        let high = self.wide * STORY;
        let name = story(stage);
        let drawn = format!(
            r##"<use href="#{name}" width="{:.2}" height="{high:.2}"/>"##,
            self.wide
        );
        self.canvas.put(self.left, self.y, self.wide, &drawn, 1.0);
        if let Some(scene) = on_the_wall(stage) {
            let part = self.wide / SCENE;
            let drawn = board::draw(&scene, WALL.2 * part / 8.0);
            let (x, wide) = (WALL.0 * part, WALL.2 * part);
            // A scene looks the same in every direction of reading.
            let x = if self.printer.is_rtl() {
                self.wide - x - wide
            } else {
                x
            };
            let place = (self.left + x, self.y + WALL.1 * part);
            self.canvas.put(place.0, place.1, wide, &drawn, 1.0);
        }
        self.y += high;
    }

    /// Small boards in rows, each with its words below it.
    fn boards(&mut self, boards: &[SmallBoard], most: usize) {
        let is_small = self.form.square < SMALLISH;
        let mut fewer = (1..=most + usize::from(is_small)).rev();
        let across = fewer.find(|n| column(self.wide, *n) >= NARROW);
        let across = across.unwrap_or(1);
        let wide = column(self.wide, across);
        for row in boards.chunks(across) {
            let (top, mut lowest) = (self.y, self.y);
            let mut x = self.left;
            for board in row {
                lowest = lowest.max(self.small(board, (x, top), wide));
                x += wide + BETWEEN;
            }
            self.y = lowest + GAP;
        }
    }

    /// A small board with its words; tells how far down they reach.
    fn small(&mut self, board: &SmallBoard, (x, top): (f32, f32), wide: f32) -> f32 {
        let square = wide / f32::from(board.scene.shape.files.max(board.scene.shape.ranks));
        let drawn = board::draw(&board.scene, square);
        let (across, high) = board::size(&board.scene, square);
        self.canvas.put(x, top, across, &drawn, 1.0);
        let (size, mut y) = (self.form.note, top + high + 1.0);
        for words in &board.words {
            let lines = paragraphs(words).into_iter();
            let fonts = self.printer.fonts;
            for line in lines.flat_map(|spans| wrap(fonts, &spans, size, wide)) {
                y += size * LEADING;
                let place = (x, y - size * 0.3);
                self.canvas.text(place, &line, size, INK, Anchor::Start);
            }
        }
        y
    }

    /// Pieces in a row, each with its number.
    fn pieces(&mut self, pieces: &[(Piece, usize)], is_of_four: bool) {
        let (side, step) = (17.0, 36.0);
        let mut x = 0.0;
        self.y += side + 2.0;
        for (piece, count) in pieces {
            if x + step > self.wide {
                x = 0.0;
                self.y += side + 4.0;
            }
            let name = symbol(*piece, is_of_four);
            let drawn = format!(r##"<use href="#{name}" width="{side}" height="{side}"/>"##);
            self.canvas
                .put(self.left + x, self.y - side, side, &drawn, 1.0);
            let place = (self.left + x + side + 1.0, self.y - 4.0);
            let spans = whole(&format!("×{count}"), false);
            self.canvas
                .text(place, &spans, self.form.note, SOFT, Anchor::Start);
            x += step;
        }
    }
}
