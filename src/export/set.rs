//! A set to print, to cut out and to play with: a picture of it, the rules, the pieces, the board, trays.
//!
//! # Decisions
//! * *One print job on both sides*: every sheet of paper is two pages of the file, its front and its back, so that pieces
//!   get their backs and nothing else is printed behind what is cut out. A back without a purpose says whose back it is.
//! * *One strip is a figure or two flat pieces*: folded at its middle it stands, with a foot glued on a foot; cut at
//!   its folds it is the same piece twice, one of them to spare.
//! * *The back of a pawn is a queen*: a flat pawn on its last row is turned over. All other backs are the piece again,
//!   in a frame, so that it does not matter how a piece falls, and a back is known as one.
//! * *All squares are two centimeters wide*: the pieces of one set play on the board of the other, and fingers have
//!   room. The cross takes two pages, glued once; on a single page its squares would be three quarters of that.
//! * *Nothing is counted here*: armies and board are those of the rules' own start.

mod cover;
mod field;
mod figures;
mod lines;
mod picture;
mod sentences;
mod tray;

use crate::explain::side_word;
use crate::export::canvas::SOFT;
use crate::export::leaf::{EDGE, Fill, Leaf, Style, book};
use crate::export::{Paper, Sheet, Unprintable};
use crate::locale::{Locale, Phrase, count};
use crate::rules::{Geometry, Piece, Position, Role, Seat, Seats};
use crate::scene::{Coordinates, Scene};

use field::Half;

/// Which set is cut out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playset {
    /// Two armies and the 8x8 board.
    Classic,
    /// Four armies and the cross.
    Cross,
}

impl Playset {
    /// Every set.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Cross];

    fn start(self) -> Start {
        match self {
            Self::Classic => Start::of(&Position::start()),
            Self::Cross => Start::of(&Position::cross_start(Seats::FOUR)),
        }
    }

    fn title(self) -> Phrase {
        match self {
            Self::Classic => Phrase::SetClassic,
            Self::Cross => Phrase::SetCross,
        }
    }

    /// The names of the cards that tell its rules.
    #[must_use]
    pub fn cards(self) -> &'static [&'static str] {
        match self {
            Self::Classic => &sentences::CLASSIC,
            Self::Cross => &sentences::CROSS,
        }
    }
}

/// How a game with the set starts.
struct Start {
    scene: Scene,
    armies: Vec<Army>,
}

/// The pieces of a seat, the strongest first.
struct Army {
    seat: Seat,
    pieces: Vec<Piece>,
}

impl Start {
    fn of<G: Geometry>(position: &Position<G>) -> Self {
        let mut scene = Scene::of_position(position, Seat::WHITE);
        scene.coordinates = Coordinates::Hidden;
        let board = position.board();
        let armies = Seat::ALL.into_iter().map(|seat| {
            let roles = Role::ALL.into_iter().rev();
            let pieces = roles.flat_map(|role| {
                let there = board.pieces(seat, role).iter();
                there.map(move |_| Piece::new(role, seat))
            });
            let pieces = pieces.collect();
            Army { seat, pieces }
        });
        let armies = armies.filter(|army| !army.pieces.is_empty()).collect();
        Self { scene, armies }
    }

    /// Whether pieces wear the badge of their army.
    const fn is_of_four(&self) -> bool {
        self.scene.shape.corner > 0
    }

    fn n_pieces(&self) -> usize {
        self.armies.iter().map(|army| army.pieces.len()).sum()
    }
}

/// A sheet of paper: what it is called on the first page, and its two sides.
struct Part<'s> {
    title: String,
    front: Fill<'s>,
    /// `None` if nothing is printed there.
    back: Option<Fill<'s>>,
}

/// Lays a set out on pages.
///
/// # Errors
/// The letters that cannot be printed.
pub fn set(which: Playset, locale: &Locale, paper: Paper) -> Result<Sheet, Unprintable> {
    let start = which.start();
    let title = locale.say_plain(&which.title());
    let parts = parts(which, &start, locale);
    let mut contents = vec![(2, locale.say_plain(&Phrase::SetRules))];
    for (part, front) in parts.iter().zip((FIRST..).step_by(2)) {
        contents.push((front, part.title.clone()));
    }
    let mut fills: Vec<Fill<'_>> = vec![
        Box::new(|leaf| cover::cover(leaf, &title, which, &start, &contents)),
        Box::new(|leaf| sentences::rules(leaf, which)),
    ];
    for part in parts {
        let page = count(fills.len() + 1);
        let empty = Phrase::SetEmpty { page };
        fills.push(part.front);
        fills.push(
            part.back
                .unwrap_or_else(|| Box::new(move |leaf| beneath(leaf, &empty))),
        );
    }
    book(locale, paper, &title, &fills)
}

/// The page on which the first part begins.
const FIRST: usize = 3;

/// The sheets behind the first one.
fn parts<'s>(which: Playset, start: &'s Start, locale: &Locale) -> Vec<Part<'s>> {
    let say = |phrase: &Phrase| locale.say_plain(phrase);
    let mut parts = Vec::new();
    for armies in start.armies.chunks(figures::ARMIES) {
        let name = |army: &Army| {
            say(&Phrase::FamilyArmy {
                army: side_word(army.seat),
            })
        };
        let names = armies.iter().map(name);
        let title = std::iter::once(say(&Phrase::SetPieces)).chain(names);
        let title = title.collect::<Vec<_>>().join(" · ");
        let heading = title.clone();
        let is_of_four = start.is_of_four();
        let front = FIRST + 2 * parts.len();
        parts.push(Part {
            title,
            front: Box::new(move |leaf| figures::fronts(leaf, &heading, armies, is_of_four)),
            back: Some(Box::new(move |leaf| {
                let backs = Phrase::SetBacks { page: count(front) };
                beneath(leaf, &backs);
                figures::backs(leaf, armies, is_of_four);
            })),
        });
    }
    let first = FIRST + 2 * parts.len();
    parts.extend(boards(which, start, first, &say));
    for armies in start.armies.chunks(tray::TRAYS) {
        let title = say(&Phrase::SetTrays);
        let heading = title.clone();
        let is_of_four = start.is_of_four();
        parts.push(Part {
            title,
            front: Box::new(move |leaf| tray::trays(leaf, &heading, armies, is_of_four)),
            back: None,
        });
    }
    parts
}

/// The sheets of the board, the first of which is this page.
fn boards<'s>(
    which: Playset,
    start: &'s Start,
    first: usize,
    say: &dyn Fn(&Phrase) -> String,
) -> Vec<Part<'s>> {
    let shape = start.scene.shape;
    let part = |phrase: &Phrase, front: Fill<'s>| Part {
        title: say(phrase),
        front,
        back: None,
    };
    match which {
        Playset::Classic => {
            let whole: Fill<'s> = Box::new(move |leaf| field::whole(leaf, shape));
            vec![part(&Phrase::SetBoard, whole)]
        }
        Playset::Cross => {
            let (left, right) = (first, first + 2);
            let one: Fill<'s> = Box::new(move |leaf| field::half(leaf, shape, Half::Left, right));
            let two: Fill<'s> = Box::new(move |leaf| field::half(leaf, shape, Half::Right, left));
            vec![
                part(&Phrase::SetBoardLeft, one),
                part(&Phrase::SetBoardRight, two),
            ]
        }
    }
}

/// Small words at the lower edge of a back.
fn beneath(leaf: &mut Leaf<'_>, phrase: &Phrase) {
    let says = leaf.say(phrase);
    leaf.y = leaf.size.1 - EDGE - 30.0;
    let column = (EDGE, leaf.size.0 - 2.0 * EDGE);
    let style = Style::plain(8.5).colored(SOFT).in_the_middle();
    leaf.paragraph(&says, style, column);
}
