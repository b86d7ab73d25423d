//! Posters for the classroom wall: when castling is allowed, the ways out of check, all endings.
//!
//! Every board is one that the tests put before the judge; every ending is one of the rules'.

use crate::explain;
use crate::export::canvas::{Anchor, INK, SOFT};
use crate::export::leaf::{Leaf, one_page};
use crate::export::pages::MARGIN;
use crate::export::text::{Spans, whole, wrap};
use crate::export::{Paper, Sheet, Unprintable, board};
use crate::locale::{Locale, Phrase};
use crate::rulebook;
use crate::rules::{Ending, Setup, Square, Waive};
use crate::scene::{ArrowKind, Mark, Scene};

/// What a poster is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Poster {
    /// When castling is allowed.
    Castling,
    /// The ways out of check.
    Check,
    /// Every way in which a game ends.
    Endings,
}

/// A board of a poster: what it says, and the move that it shows.
#[derive(Clone, Copy, Debug)]
pub struct Panel {
    /// The sentence below the board.
    pub says: fn() -> Phrase,
    /// The position.
    pub fen: &'static str,
    /// The move on it, by its squares.
    pub mv: (&'static str, &'static str),
    /// Whether the move is allowed.
    pub is_allowed: bool,
}

/// Shorthand for a panel.
const fn panel(
    says: fn() -> Phrase,
    fen: &'static str,
    mv: (&'static str, &'static str),
    is_allowed: bool,
) -> Panel {
    Panel {
        says,
        fen,
        mv,
        is_allowed,
    }
}

/// Castling short, as the poster shows it.
const SHORT: (&str, &str) = ("e1", "g1");

static CASTLING: [Panel; 6] = [
    panel(
        || Phrase::PosterCastleFree,
        "4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1",
        SHORT,
        true,
    ),
    panel(
        || Phrase::PosterCastleBetween,
        "4k3/8/8/8/8/8/5PPP/4K1NR w K - 0 1",
        SHORT,
        false,
    ),
    panel(
        || Phrase::PosterCastleOut,
        "4r1k1/8/8/8/8/8/5PPP/4K2R w K - 0 1",
        SHORT,
        false,
    ),
    panel(
        || Phrase::PosterCastleThrough,
        "4kr2/8/8/8/8/8/6PP/4K2R w K - 0 1",
        SHORT,
        false,
    ),
    panel(
        || Phrase::PosterCastleInto,
        "4k1r1/8/8/8/8/8/5P1P/4K2R w K - 0 1",
        SHORT,
        false,
    ),
    panel(
        || Phrase::PosterCastleRook,
        "4k2r/8/8/8/8/8/5PP1/4K2R w K - 0 1",
        SHORT,
        true,
    ),
];

static CHECK: [Panel; 6] = [
    panel(
        || Phrase::PosterCheckRun,
        "4r1k1/8/8/8/8/8/8/3QKB2 w - - 0 1",
        ("e1", "f2"),
        true,
    ),
    panel(
        || Phrase::PosterCheckBlock,
        "4r1k1/8/8/8/8/8/8/3QKB2 w - - 0 1",
        ("f1", "e2"),
        true,
    ),
    panel(
        || Phrase::PosterCheckTake,
        "4r1k1/8/8/8/Q7/8/8/4K3 w - - 0 1",
        ("a4", "e8"),
        true,
    ),
    panel(
        || Phrase::PosterCheckStay,
        "4r1k1/8/8/8/8/8/8/3QK3 w - - 0 1",
        ("d1", "d5"),
        false,
    ),
    panel(
        || Phrase::PosterCheckKnight,
        "6k1/8/8/8/8/3n4/8/Q3K3 w - - 0 1",
        ("a1", "c3"),
        false,
    ),
    panel(
        || Phrase::PosterCheckDouble,
        "4r1k1/8/8/8/7b/8/8/Q3K3 w - - 0 1",
        ("a1", "e5"),
        false,
    ),
];

impl Poster {
    /// Every poster.
    pub const ALL: [Self; 3] = [Self::Castling, Self::Check, Self::Endings];

    /// The boards on it; none where it is a table.
    #[must_use]
    pub fn panels(self) -> &'static [Panel] {
        match self {
            Self::Castling => &CASTLING,
            Self::Check => &CHECK,
            Self::Endings => &[],
        }
    }

    fn title(self) -> Phrase {
        match self {
            Self::Castling => Phrase::PosterCastling,
            Self::Check => Phrase::PosterCheck,
            Self::Endings => Phrase::PosterEndings,
        }
    }
}

/// Lays a poster out on one page.
///
/// # Errors
/// The letters that cannot be printed.
pub fn poster(which: Poster, locale: &Locale, paper: Paper) -> Result<Sheet, Unprintable> {
    one_page(locale, paper, MARGIN, |leaf| {
        leaf.title(&locale.say_plain(&which.title()));
        match which {
            Poster::Endings => leaf.endings(),
            Poster::Castling | Poster::Check => leaf.panels(which.panels()),
        }
    })
}

/// Between two columns or rows.
const GAP: f32 = 18.0;
/// The size of a caption.
const CAPTION: f32 = 12.5;
/// The sizes that the words of a table may have, the largest first.
const TABLE: [f32; 4] = [15.5, 14.0, 12.5, 11.0];
/// The columns of a table: where each begins and how wide it is, as parts of the page's width.
const COLUMNS: [(f32, f32); 3] = [(0.0, 0.26), (0.28, 0.52), (0.82, 0.18)];
/// The size of the title.
const TITLE: f32 = 30.0;
/// The lines that a caption may have.
const CAPTION_LINES: f32 = 2.2;
/// The distance of lines, in sizes of the text.
const LEADING: f32 = 1.3;

impl Leaf<'_> {
    fn title(&mut self, title: &str) {
        self.y += TITLE;
        let middle = (self.middle(), self.y);
        let words = whole(title, true);
        self.canvas.text(middle, &words, TITLE, INK, Anchor::Middle);
        self.y += GAP;
    }

    /// Boards two by two, as large as the page allows.
    fn panels(&mut self, panels: &[Panel]) {
        let rows = panels.len().div_ceil(2);
        let high = (self.size.1 - MARGIN - self.y) / to_f32(rows) - GAP;
        let wide = (self.wide() - GAP) / 2.0;
        let below = CAPTION * LEADING * CAPTION_LINES;
        for (row, pair) in panels.chunks(2).enumerate() {
            for (column, panel) in pair.iter().enumerate() {
                let x = MARGIN + to_f32(column) * (wide + GAP);
                let y = self.y + to_f32(row) * (high + GAP);
                self.panel(panel, (x, y), (wide, high - below));
            }
        }
    }

    fn panel(&mut self, panel: &Panel, (x, y): (f32, f32), (wide, high): (f32, f32)) {
        let Some(scene) = scene(panel) else {
            return;
        };
        let (unit, _) = board::size(&scene, 1.0);
        let square = (high / unit).min(wide / unit);
        let (side, _) = board::size(&scene, square);
        let left = x + (wide - side) / 2.0;
        let drawn = board::draw(&scene, square);
        self.canvas.put(left, y, side, &drawn, 1.0);
        let sign = Sign::of(panel.is_allowed);
        let says = self.locale.say_plain(&(panel.says)());
        let middle = x + wide / 2.0;
        let words = whole(&format!("{} {says}", sign.text()), false);
        let mut line_y = y + side;
        for line in wrap(self.fonts, &words, CAPTION, wide) {
            line_y += CAPTION * LEADING;
            let place = (middle, line_y);
            self.canvas.text(place, &line, CAPTION, INK, Anchor::Middle);
        }
    }

    /// Every ending in a row: its name, what it is, and who says so; as large as the page allows.
    fn endings(&mut self) {
        let rows: Vec<[String; 3]> = Ending::OF_THE_LAWS
            .iter()
            .filter_map(|it| self.row(*it))
            .collect();
        let room = self.size.1 - MARGIN - self.y;
        let high = |size: f32| -> f32 {
            let rows = rows.iter().map(|row| self.row_height(row, size) + GAP);
            rows.sum()
        };
        let fits = TABLE.into_iter().find(|size| high(*size) <= room);
        let size = fits.unwrap_or(TABLE[TABLE.len() - 1]);
        for row in &rows {
            let high = self.row_height(row, size);
            for (at, lines) in self.wrapped(row, size).iter().enumerate() {
                let x = MARGIN + self.wide() * COLUMNS[at].0;
                self.column(lines, x, size, if at == 2 { SOFT } else { INK });
            }
            self.y += high + GAP * 0.6;
            self.canvas.line(MARGIN, self.y, self.wide());
            self.y += GAP * 0.4;
        }
    }

    fn row(&self, ending: Ending) -> Option<[String; 3]> {
        let card = rulebook::find(explain::ending_card(ending).id())?;
        let texts = [&card.title(), &card.text, &comes(ending)];
        Some(texts.map(|phrase| self.locale.say_plain(phrase)))
    }

    fn wrapped(&self, row: &[String; 3], size: f32) -> Vec<Vec<Spans>> {
        let columns = row.iter().zip(COLUMNS).enumerate();
        let wrapped = columns.map(|(at, (text, (_, share)))| {
            let limit = self.wide() * share;
            wrap(self.fonts, &whole(text, at == 0), size, limit)
        });
        wrapped.collect()
    }

    fn row_height(&self, row: &[String; 3], size: f32) -> f32 {
        let lines = self.wrapped(row, size);
        let most = lines.iter().map(Vec::len).max().unwrap_or(0);
        to_f32(most) * size * LEADING
    }

    fn column(&mut self, lines: &[Spans], x: f32, size: f32, color: &str) {
        let mut y = self.y;
        for line in lines {
            y += size * LEADING;
            let place = (x, y - size * 0.3);
            self.canvas.text(place, line, size, color, Anchor::Start);
        }
    }
}

/// The sign before a caption.
#[derive(Clone, Copy)]
enum Sign {
    Yes,
    No,
}

impl Sign {
    const fn of(is_allowed: bool) -> Self {
        if is_allowed { Self::Yes } else { Self::No }
    }

    const fn text(self) -> &'static str {
        match self {
            Self::Yes => "✓",
            Self::No => "✗",
        }
    }
}

/// The board of a panel, with its move.
fn scene(panel: &Panel) -> Option<Scene> {
    let setup = Setup::parse_fen(panel.fen).ok()?;
    let position = setup.into_position(Waive::LESSON).ok()?;
    let mut scene = Scene::of_board(position.board(), position.turn());
    let (from, to): (Square, Square) = (Square::parse(panel.mv.0)?, Square::parse(panel.mv.1)?);
    let kind = if panel.is_allowed {
        ArrowKind::Move
    } else {
        ArrowKind::Attack
    };
    scene.marks.push(Mark::arrow(from, to, kind));
    Some(scene)
}

/// How an ending comes: by itself, by a claim, or by words.
const fn comes(ending: Ending) -> Phrase {
    match ending {
        Ending::Checkmate
        | Ending::Stalemate
        | Ending::DeadPosition
        | Ending::Fivefold
        | Ending::SeventyFive => Phrase::PosterByItself,
        Ending::Threefold | Ending::FiftyMoves => Phrase::PosterByClaim,
        Ending::Agreement
        | Ending::Resignation
        | Ending::LastKing
        | Ending::LastTeam
        | Ending::Supervisor => Phrase::PosterByWords,
    }
}

#[allow(clippy::cast_precision_loss)] // A page has few rows.
fn to_f32(count: usize) -> f32 {
    count as f32
}
