//! What every screen keeps beside its own state: what it shows, which control has the keyboard, and
//! of each board what moves on it, where the keyboard's square is and what was drawn by hand.

use iced::time::Instant;
use std::fmt::Debug;

use crate::gui::base::focus::{Focus, Key};
use crate::gui::base::route::Action;
use crate::gui::board::{BoardEvent, Drawings, Memory, MoveBy, Stroke, ways};
use crate::rules::{Geometry, Move, Square};
use crate::scene::Spot;

/// Everything on a screen that can be pressed.
pub trait Control: Copy + Eq + Debug + Send + 'static {}

impl<C: Copy + Eq + Debug + Send + 'static> Control for C {}

/// What happened on a screen with the controls `C`.
#[derive(Clone, Debug)]
pub enum Message<C> {
    /// A control was pressed.
    Pressed(C),
    /// A key was pressed.
    Key(Key),
    /// Something was written into a field.
    Typed(C, String),
    /// The clipboard has answered.
    Pasted(Option<String>),
    /// Something was done on a board.
    Board(C, BoardEvent),
    /// Something was drawn on a board.
    Drew(C, Stroke),
    /// A picture of a movement on a board, or of what flies over the screen, is about to be drawn.
    Frame(C, Instant),
    /// It is time for the next of something that comes by itself.
    Tick,
    /// Nobody has done anything for a while.
    Quiet,
}

impl<C> Message<C> {
    /// Whether somebody did something: no picture of a movement, and nothing that comes by itself.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        !matches!(self, Self::Frame(..) | Self::Tick | Self::Quiet)
    }
}

/// What a screen shows, and which of its controls has the keyboard.
#[derive(Debug)]
pub struct Frame<C, M> {
    pub model: M,
    /// The control that has the keyboard.
    pub focus: Focus<C>,
    /// Whether anything was shown yet.
    pub(in crate::gui) is_shown: bool,
}

impl<C, M: Default> Default for Frame<C, M> {
    fn default() -> Self {
        Self {
            model: M::default(),
            focus: Focus::default(),
            is_shown: false,
        }
    }
}

/// A board on a screen, apart from what it shows.
#[derive(Debug)]
pub struct BoardFrame {
    /// What it remembers from picture to picture.
    pub memory: Memory,
    /// The keyboard's square.
    pub cursor: Spot,
    /// What was drawn on it by hand.
    pub drawings: Drawings,
}

impl BoardFrame {
    /// A board at rest, with the keyboard on a square.
    #[must_use]
    pub fn at(cursor: Spot) -> Self {
        Self {
            memory: Memory::default(),
            cursor,
            drawings: Drawings::default(),
        }
    }

    /// A move was played.
    pub fn moved<G: Geometry>(&mut self, mv: &Move<G>, way: MoveBy) {
        self.memory.motion.glide(ways(mv, way));
    }

    /// Moves were taken back, all at once.
    pub fn took_back<'m, G: Geometry>(&mut self, moves: impl IntoIterator<Item = &'m Move<G>>) {
        let ways = moves.into_iter().flat_map(|mv| ways(mv, MoveBy::Pressed));
        self.memory.motion.glide(ways.map(|(from, to)| (to, from)));
    }

    /// A move was right, and others are to be found: it is made, looked at, and undone.
    pub fn visited<G: Geometry>(&mut self, mv: &Move<G>, way: MoveBy) {
        let come = way == MoveBy::Pressed;
        self.memory.motion.visit(ways(mv, MoveBy::Pressed), come);
    }

    /// A move was refused because another piece stands in the way: the piece runs against it.
    pub fn bumped<G: Geometry>(&mut self, from: Square<G>, wall: Square<G>, way: MoveBy) {
        let goes = way == MoveBy::Pressed;
        self.memory.motion.bump(from.into(), wall.into(), goes);
    }

    /// A move was refused: a piece that was dropped comes back, any other shakes.
    pub fn refused<G: Geometry>(&mut self, from: Square<G>, to: Square<G>, way: MoveBy) {
        let motion = &mut self.memory.motion;
        match way {
            MoveBy::Dropped if from != to => motion.come_back(from.into(), to.into()),
            _ => motion.shake(from.into()),
        }
    }
}

/// What a screen with the controls `C` asks the window for.
pub type ScreenAction<C> = Action<Message<C>>;
