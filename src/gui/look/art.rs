//! The drawings in the program: pieces, the coach, icons. Each is read once.

#[macro_use]
pub(super) mod files;
pub mod company;
pub mod lands;
mod learners;
pub mod poses;
pub mod stages;
pub mod stones;

use std::sync::LazyLock;

use iced::widget::svg::Handle;

use crate::rules::{Piece, Role, Seat};
use crate::scene::army;
use crate::settings::PieceSet;
pub use learners::{dressed, learner};

/// What the coach feels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mood {
    /// Everything is done: both wings up.
    Cheer,
    /// Friendly; at the start and after a right move.
    #[default]
    Glad,
    /// A move was refused.
    Oops,
    /// A hint, or a rule is being explained.
    Think,
    /// Waiting for the learner.
    Wait,
    /// It cannot stop laughing, at itself above all.
    Laugh,
    /// It sulks: wings crossed, and a dark look.
    Sulk,
}

/// A small picture beside a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// A pawn in the middle of its square: put right.
    Adjust,
    /// An arrow in a circle: start again.
    Again,
    /// An arrow to the left.
    Back,
    /// A check mark.
    Check,
    /// The head of the bird: the coach plays.
    Coach,
    /// A sheet over a sheet: copy.
    Copy,
    Cross,
    /// Three dots: more.
    Dots,
    /// An arrow to the bottom: more lies below.
    Down,
    /// Two lines of the same length in a circle: a draw.
    Draw,
    /// An eye: look.
    Eye,
    /// A cross of squares: the board of the family game.
    Family,
    /// A white flag: give up.
    Flag,
    /// A board that turns: the other side.
    Flip,
    /// Two people side by side: somebody else plays.
    Friends,
    /// A wheel with teeth: settings.
    Gear,
    /// A globe: language.
    Globe,
    /// A minus sign: one fewer.
    Fewer,
    /// A question mark: the keys.
    Help,
    /// A light bulb: hint.
    Hint,
    /// Four cards: all lessons.
    Grid,
    /// A house: home.
    Home,
    /// A plus sign: one more.
    More,
    /// Lines with points before them: what happened.
    List,
    /// A lock: something else comes first.
    Lock,
    /// An arrow to the right.
    Next,
    /// A sheet on a board: paste.
    Paste,
    /// A way between two points: the path.
    Path,
    /// A triangle: play.
    Play,
    /// A bent arrow the other way: play again what was taken back.
    Redo,
    /// A ribbon: what came to its end.
    Ribbon,
    /// An open book: the rule.
    Rule,
    /// A speech bubble: say it aloud.
    Say,
    /// A loudspeaker: it is read aloud.
    Speaker,
    /// The same with a cross: it is not read aloud.
    SpeakerOff,
    /// Notes with a cross: nothing sounds.
    SoundOff,
    /// Notes: moves and joys can be heard.
    SoundOn,
    /// A star that was earned; has colors of its own.
    Star,
    /// A star that can still be earned; has a color of its own.
    StarEmpty,
    /// Four strokes and one across: counted.
    Tally,
    /// Three squares: the same once more and once more.
    Thrice,
    /// Sun and moon: theme.
    Theme,
    /// A bent arrow: take back.
    Undo,
    /// The sun: the boards of the day.
    WarmUp,
    /// A triangle with an exclamation mark: something is broken.
    Warning,
}

/// The six drawings of one color in one set, the pawn's first.
macro_rules! set {
    ($name:literal) => {
        [
            text!(concat!("pieces/", $name, "-pawn.svg")),
            text!(concat!("pieces/", $name, "-knight.svg")),
            text!(concat!("pieces/", $name, "-bishop.svg")),
            text!(concat!("pieces/", $name, "-rook.svg")),
            text!(concat!("pieces/", $name, "-queen.svg")),
            text!(concat!("pieces/", $name, "-king.svg")),
        ]
    };
}

/// The drawings of the light and of the dark pieces of a set, the pawn's first.
const fn drawings(set: PieceSet, is_light: bool) -> [&'static str; 6] {
    match (set, is_light) {
        (PieceSet::Drawn, true) => set!("white"),
        (PieceSet::Drawn, false) => set!("black"),
        (PieceSet::Plain, true) => set!("plain/white"),
        (PieceSet::Plain, false) => set!("plain/black"),
    }
}

/// The place of a role among the drawings.
const fn place(role: Role) -> usize {
    match role {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::King => 5,
    }
}

/// Handles of all drawings: by set, by seat, by role.
type Pieces = [[[Handle; 6]; 4]; 2];

fn pieces(draw: impl Fn(&str, Seat) -> String) -> Pieces {
    PieceSet::ALL.map(|set| {
        Seat::ALL.map(|seat| {
            let drawings = drawings(set, army::is_light(seat));
            drawings.map(|it| Handle::from_memory(draw(it, seat).into_bytes()))
        })
    })
}

fn among(pieces: &Pieces, set: PieceSet, piece: Piece) -> Handle {
    let [drawn, plain] = pieces;
    let by_seat = match set {
        PieceSet::Drawn => drawn,
        PieceSet::Plain => plain,
    };
    by_seat[piece.seat.index()][place(piece.role)].clone()
}

/// The drawing of a piece in a set.
#[must_use]
pub fn piece_of(set: PieceSet, piece: Piece) -> Handle {
    static PIECES: LazyLock<Pieces> = LazyLock::new(|| pieces(army::recolored));
    among(&PIECES, set, piece)
}

/// The drawing of a piece among four armies: with the badge of its own.
#[must_use]
pub fn piece_of_army(set: PieceSet, piece: Piece) -> Handle {
    static PIECES: LazyLock<Pieces> = LazyLock::new(|| pieces(army::dressed));
    among(&PIECES, set, piece)
}

/// In how many steps a piece falls on its side. Each is a raster of its own.
const FALLS: f32 = 6.0;

/// The drawing of a piece that has fallen so far, from 0 to 1, alone or with the badge of its army. It is turned within
/// its drawing: what the software renderer turns shrinks to the cosine of the angle, and lies there unseen.
#[must_use]
pub fn falling(set: PieceSet, piece: Piece, is_of_army: bool, tilt: f32) -> Handle {
    let drawing = drawings(set, army::is_light(piece.seat))[place(piece.role)];
    let drawn = match is_of_army {
        true => army::dressed(drawing, piece.seat),
        false => army::recolored(drawing, piece.seat),
    };
    let degrees = (tilt.clamp(0.0, 1.0) * FALLS).round() / FALLS * 90.0;
    Handle::from_memory(turned(&drawn, degrees).into_bytes())
}

/// A drawing of 100 by 100, turned around its middle.
fn turned(drawing: &str, degrees: f32) -> String {
    let parts = drawing.split_once('>').and_then(|(head, rest)| {
        let (inside, _) = rest.rsplit_once("</svg>")?;
        Some((head, inside))
    });
    match parts {
        Some((head, inside)) => {
            format!("{head}><g transform=\"rotate({degrees} 50 50)\">{inside}</g></svg>")
        }
        None => drawing.to_owned(),
    }
}

/// The badge of an army.
#[must_use]
pub fn emblem(seat: Seat) -> Handle {
    static EMBLEMS: LazyLock<[Handle; 4]> = LazyLock::new(|| {
        Seat::ALL.map(|seat| Handle::from_memory(army::emblem(seat).into_bytes()))
    });
    EMBLEMS[seat.index()].clone()
}

/// The badge of an army with the way its pawns walk, one step to the right and down.
#[must_use]
pub fn signpost(seat: Seat, (right, down): (f32, f32)) -> Handle {
    const WAYS: [(f32, f32); 4] = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];
    static SIGNPOSTS: LazyLock<[[Handle; 4]; 4]> = LazyLock::new(|| {
        let drawn = |seat, way| Handle::from_memory(army::signpost(seat, way).into_bytes());
        Seat::ALL.map(|seat| WAYS.map(|way| drawn(seat, way)))
    });
    let is_it = |way: &(f32, f32)| way.0 * right + way.1 * down > 0.5;
    let at = WAYS.iter().position(is_it).unwrap_or_default();
    SIGNPOSTS[seat.index()][at].clone()
}

/// The coach, a rook, the bird.
#[must_use]
pub fn coach(mood: Mood) -> Handle {
    match mood {
        Mood::Cheer => handle!("coach/cheer.svg"),
        Mood::Glad => handle!("coach/glad.svg"),
        Mood::Oops => handle!("coach/oops.svg"),
        Mood::Think => handle!("coach/think.svg"),
        Mood::Wait => handle!("coach/wait.svg"),
        Mood::Laugh => handle!("coach/laugh.svg"),
        Mood::Sulk => handle!("coach/sulk.svg"),
    }
}

/// A drawing of what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Goes there.
    Arrow,
    /// Cannot go there.
    NoArrow,
    Star,
    /// Where a race ends.
    Finish,
}

/// The drawing of a sign.
#[must_use]
pub fn sign(sign: Sign) -> Handle {
    match sign {
        Sign::Arrow => handle!("task/arrow-move.svg"),
        Sign::NoArrow => handle!("task/arrow-no.svg"),
        Sign::Star => handle!("task/target-star.svg"),
        Sign::Finish => handle!("task/target-finish.svg"),
    }
}

/// An open hand; the tip of its finger is at 44 12 of 120 x 132.
#[must_use]
pub fn guiding_hand() -> Handle {
    handle!("joy/hand.svg")
}

/// A dot of the way that the open hand shows.
#[must_use]
pub fn way_dot() -> Handle {
    handle!("joy/way-dot.svg")
}

/// The coach reads aloud: the head, and what it says as waves.
#[must_use]
pub fn reading() -> Handle {
    handle!("coach/reads.svg")
}

/// The drawing of an icon.
#[must_use]
pub fn icon(icon: Icon) -> Handle {
    match icon {
        Icon::Adjust => handle!("icons/adjust.svg"),
        Icon::List => handle!("icons/list.svg"),
        Icon::Lock => handle!("icons/lock.svg"),
        Icon::Tally => handle!("icons/tally.svg"),
        Icon::Again => handle!("icons/again.svg"),
        Icon::Back => handle!("icons/back.svg"),
        Icon::Fewer => handle!("icons/fewer.svg"),
        Icon::More => handle!("icons/more.svg"),
        Icon::Say => handle!("icons/say.svg"),
        Icon::Speaker => handle!("icons/speaker.svg"),
        Icon::SpeakerOff => handle!("icons/speaker-off.svg"),
        Icon::Check => handle!("icons/check.svg"),
        Icon::Copy => handle!("icons/copy.svg"),
        Icon::Cross => handle!("icons/cross.svg"),
        Icon::Dots => handle!("icons/dots.svg"),
        Icon::Down => handle!("icons/down.svg"),
        Icon::Draw => handle!("icons/draw.svg"),
        Icon::Eye => handle!("icons/eye.svg"),
        Icon::Family => handle!("icons/family.svg"),
        Icon::Flag => handle!("icons/flag.svg"),
        Icon::Flip => handle!("icons/flip.svg"),
        Icon::Coach => handle!("icons/coach.svg"),
        Icon::Friends => handle!("icons/friends.svg"),
        Icon::Gear => handle!("icons/gear.svg"),
        Icon::Globe => handle!("icons/globe.svg"),
        Icon::Help => handle!("icons/help.svg"),
        Icon::Hint => handle!("icons/hint.svg"),
        Icon::Grid => handle!("icons/grid.svg"),
        Icon::Home => handle!("icons/home.svg"),
        Icon::Next => handle!("icons/next.svg"),
        Icon::Paste => handle!("icons/paste.svg"),
        Icon::Path => handle!("icons/path.svg"),
        Icon::Play => handle!("icons/play.svg"),
        Icon::Redo => handle!("icons/redo.svg"),
        Icon::Ribbon => handle!("icons/ribbon.svg"),
        Icon::Rule => handle!("icons/rule.svg"),
        Icon::SoundOff => handle!("icons/sound-off.svg"),
        Icon::SoundOn => handle!("icons/sound-on.svg"),
        Icon::Star => handle!("icons/star.svg"),
        Icon::StarEmpty => handle!("icons/star-empty.svg"),
        Icon::Thrice => handle!("icons/thrice.svg"),
        Icon::Theme => handle!("icons/theme.svg"),
        Icon::Undo => handle!("icons/undo.svg"),
        Icon::WarmUp => handle!("icons/warm-up.svg"),
        Icon::Warning => handle!("icons/warning.svg"),
    }
}

/// The window's icon: width and height in pixels, then red, green, blue and alpha of each.
///
/// `None` if the picture cannot be read.
#[must_use]
pub fn window_icon() -> Option<(u32, u32, Vec<u8>)> {
    let bytes = include_bytes!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/app/squarewise-64.png"
    ));
    let picture = image::load_from_memory(bytes).ok()?.into_rgba8();
    Some((picture.width(), picture.height(), picture.into_raw()))
}
