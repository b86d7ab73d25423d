//! A board on a card while it is tried: what is picked, what was answered, what moves.

use crate::gui::base::BoardFrame;
use crate::gui::board::{BoardEvent, MoveBy, SquareEvent};
use crate::hand::{Hand, Wanted};
use crate::lesson::book::LaidExample;
use crate::rulebook::{Example, Live, Reply, Setting};
use crate::rules::{Attempt, Classic, Cross, Fault, Geometry, Role, Verdict};
use crate::scene::Spot;

/// A board of either shape that is tried.
#[derive(Debug)]
pub(super) enum Tried {
    /// The square board.
    Square(Trial<Classic>),
    /// The cross of four armies.
    Cross(Trial<Cross>),
}

/// Does the same on a board of either shape.
macro_rules! on {
    ($tried:expr, $trial:ident => $act:expr) => {
        match $tried {
            $crate::gui::screen::rulebook::trial::Tried::Square($trial) => $act,
            $crate::gui::screen::rulebook::trial::Tried::Cross($trial) => $act,
        }
    };
}
pub(super) use on;

impl Tried {
    /// Sets an example up; `None` if it is not a position.
    pub(super) fn new(example: &'static Example) -> Option<Self> {
        if example.is_on_cross() {
            Trial::new(example).map(Self::Cross)
        } else {
            Trial::new(example).map(Self::Square)
        }
    }

    /// What the board is an example of.
    pub(super) fn example(&self) -> &'static Example {
        on!(self, trial => trial.example)
    }
}

/// A board that is tried.
#[derive(Debug)]
pub(super) struct Trial<G: Geometry> {
    pub(super) example: &'static Example,
    pub(super) laid: &'static LaidExample<G>,
    pub(super) live: Live<G>,
    pub(super) board: BoardFrame,
    /// Whether what the card asks for ends the game without a winner.
    pub(super) is_draw: bool,
    /// What is in the hand over it.
    pub(super) hand: Hand<G>,
    /// The last answer, with the move that was tried.
    pub(super) answer: Option<(Reply<G>, Option<Attempt<G>>)>,
    /// How often there was something new below the board.
    pub(super) n_answers: usize,
}

impl<G: Setting> Trial<G> {
    /// Sets an example up; `None` if it is not a position.
    pub(super) fn new(example: &'static Example) -> Option<Self> {
        let live = Live::new(example)?;
        let mut tried = live.clone();
        tried.act();
        let outcome = tried.outcome();
        let laid = example.laid::<G>()?;
        let suggested = laid.attempt.map(|attempt| attempt.from);
        Some(Self {
            example,
            laid,
            live,
            board: BoardFrame::at(suggested.map_or(Spot::new(4, 3), Spot::from)),
            is_draw: outcome.is_some_and(|it| it.is_draw()),
            hand: Hand::default(),
            answer: None,
            n_answers: 0,
        })
    }

    /// The move that the card proposes.
    pub(super) const fn suggested(&self) -> Option<Attempt<G>> {
        self.laid.attempt
    }

    /// Whether nothing was done here yet.
    pub(super) const fn is_fresh(&self) -> bool {
        self.answer.is_none()
    }

    /// Everything as at the start.
    pub(super) fn again(&mut self) {
        if let Some(fresh) = Self::new(self.example) {
            let n_answers = self.n_answers;
            *self = Self { n_answers, ..fresh };
        }
    }

    /// What is said instead of moving.
    pub(super) fn act(&mut self) {
        self.put_down();
        self.board.drawings.clear();
        if let Some(answer) = self.live.act() {
            if let Reply::TookBack(mv) = &answer {
                self.board.took_back([mv]);
            }
            self.answer = Some((answer, None));
            self.n_answers += 1;
        }
    }

    /// Puts a picked piece down; tells whether there was one.
    pub(super) fn put_down(&mut self) -> bool {
        let was_busy = !self.hand.is_empty();
        self.hand.lay_down();
        was_busy
    }

    /// What hands did on the board. Anybody's piece may be picked: a card may be about just that.
    pub(super) fn touch(&mut self, event: BoardEvent) {
        let board = *self.live.position().board();
        match event.on() {
            Some(SquareEvent::Press(square)) => {
                self.board.cursor = square.into();
                let proposed = self.suggested().map(|it| (it.from, it.to));
                let wanted = self.hand.press_about(&board, square, proposed);
                self.want(wanted, MoveBy::Pressed);
            }
            Some(SquareEvent::Lift(square)) => {
                self.board.cursor = square.into();
                self.hand.lay_down();
                self.hand.hold(Some(square));
            }
            Some(SquareEvent::Drop(from, to)) => {
                self.board.cursor = to.into();
                let wanted = Wanted::Move(Attempt::new(from, to));
                self.want(wanted, MoveBy::Dropped);
            }
            Some(SquareEvent::PutBack) => self.hand.hold(None),
            None => {}
        }
    }

    fn want(&mut self, wanted: Wanted<G>, way: MoveBy) {
        let Wanted::Move(attempt) = wanted else {
            return;
        };
        self.hand.lay_down();
        let to = self
            .live
            .position()
            .castling_gesture(attempt.from, attempt.to);
        let attempt = Attempt { to, ..attempt };
        let asks = matches!(
            self.live.line().judge(attempt),
            Verdict::Illegal(Fault::PromotionPieceMissing { .. })
        );
        if asks {
            self.hand.ask(attempt);
            self.n_answers += 1;
        } else {
            self.attempt(attempt, way);
        }
    }

    /// The pawn becomes this.
    pub(super) fn promote(&mut self, role: Role) {
        if let Some(attempt) = self.hand.promote(role) {
            self.attempt(attempt, MoveBy::Pressed);
        }
    }

    fn attempt(&mut self, attempt: Attempt<G>, way: MoveBy) {
        let answer = self.live.attempt(attempt);
        self.board.drawings.clear();
        match &answer {
            Reply::Played(mv) => self.board.moved(mv, way),
            Reply::Refused { .. } => self.board.refused(attempt.from, attempt.to, way),
            Reply::Ended(_) | Reply::TookBack(_) => {}
        }
        self.answer = Some((answer, Some(attempt)));
        self.n_answers += 1;
    }
}
