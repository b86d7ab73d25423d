//! A board on a card while it is tried: what is picked, what was answered, what moves.

use crate::gui::board::{Drawings, Event, Memory, Way, ways};
use crate::rulebook::{Act, Answer, Example, Live, Setting};
use crate::rules::{Attempt, Classic, Cross, Fault, Geometry, Role, Square, Verdict};
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
    pub(super) live: Live<G>,
    pub(super) memory: Memory,
    /// What was drawn on the board by hand.
    pub(super) drawings: Drawings,
    /// Whether what the card asks for ends the game without a winner.
    pub(super) is_draw: bool,
    /// The keyboard's square.
    pub(super) cursor: Spot,
    /// The piece that was picked.
    pub(super) picked: Option<Square<G>>,
    /// A pawn that waits for what it becomes.
    pub(super) promoting: Option<(Square<G>, Square<G>)>,
    /// The last answer, with the move that was tried.
    pub(super) answer: Option<(Answer<G>, Option<Attempt<G>>)>,
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
        let suggested = suggested::<G>(example).map(|attempt| attempt.from);
        Some(Self {
            example,
            live,
            memory: Memory::default(),
            drawings: Drawings::default(),
            is_draw: outcome.is_some_and(|it| it.winner.is_none()),
            cursor: suggested.map_or(Spot::new(4, 3), Spot::from),
            picked: None,
            promoting: None,
            answer: None,
            n_answers: 0,
        })
    }

    /// The move that the card proposes.
    pub(super) fn suggested(&self) -> Option<Attempt<G>> {
        suggested(self.example)
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
        self.drawings.clear();
        if let Some(answer) = self.live.act() {
            if let Answer::TookBack(mv) = &answer {
                let back = ways(mv, Way::Pressed).into_iter();
                self.memory.motion.glide(back.map(|(from, to)| (to, from)));
            }
            self.answer = Some((answer, None));
            self.n_answers += 1;
        }
    }

    /// Puts a picked piece down; tells whether there was one.
    pub(super) fn put_down(&mut self) -> bool {
        let was_picked = self.picked.take().is_some();
        self.promoting.take().is_some() || was_picked
    }

    /// What hands did on the board.
    pub(super) fn touch(&mut self, event: Event) {
        match event {
            Event::Pressed(spot) => self.press(spot),
            Event::Lifted(spot) => {
                self.cursor = spot;
                self.promoting = None;
                self.picked = spot.square();
            }
            Event::Dropped { from, to } => {
                self.cursor = to;
                if let (Some(from), Some(to)) = (from.square(), to.square()) {
                    self.go(from, to, Way::Dropped);
                }
            }
            Event::PutBack(_) => self.picked = None,
        }
    }

    fn press(&mut self, spot: Spot) {
        self.cursor = spot;
        self.promoting = None;
        let Some(square) = spot.square() else { return };
        match self.picked {
            None => self.pick(square),
            Some(from) if from == square => self.picked = None,
            Some(from) if self.picks_anew(from, square) => self.pick(square),
            Some(from) => self.go(from, square, Way::Pressed),
        }
    }

    fn pick(&mut self, square: Square<G>) {
        let has_piece = self.live.position().piece_at(square).is_some();
        self.picked = has_piece.then_some(square);
    }

    /// A piece of the same side is picked instead, unless the card proposes just that move.
    fn picks_anew(&self, from: Square<G>, to: Square<G>) -> bool {
        let seat = |at| self.live.position().piece_at(at).map(|piece| piece.seat);
        let is_proposed = self
            .suggested()
            .is_some_and(|it| (it.from, it.to) == (from, to));
        seat(to).is_some() && seat(to) == seat(from) && !is_proposed
    }

    fn go(&mut self, from: Square<G>, to: Square<G>, way: Way) {
        self.picked = None;
        let attempt = Attempt::new(from, to);
        let asks = matches!(
            self.live.line().judge(attempt),
            Verdict::Illegal(Fault::PromotionPieceMissing { .. })
        );
        if asks {
            self.promoting = Some((from, to));
            self.n_answers += 1;
        } else {
            self.attempt(attempt, way);
        }
    }

    /// The pawn becomes this.
    pub(super) fn promote(&mut self, role: Role) {
        if let Some((from, to)) = self.promoting.take() {
            self.attempt(Attempt::new(from, to).promoting(role), Way::Pressed);
        }
    }

    fn attempt(&mut self, attempt: Attempt<G>, way: Way) {
        let answer = self.live.attempt(attempt);
        self.drawings.clear();
        let motion = &mut self.memory.motion;
        let (from, to) = (attempt.from, attempt.to);
        match &answer {
            Answer::Played(mv) => motion.glide(ways(mv, way)),
            Answer::Refused { .. } if way == Way::Dropped && from != to => {
                motion.come_back(from.into(), to.into());
            }
            Answer::Refused { .. } => motion.shake(from.into()),
            Answer::Ended(_) | Answer::TookBack(_) => {}
        }
        self.answer = Some((answer, Some(attempt)));
        self.n_answers += 1;
    }
}

/// The move that an example proposes.
fn suggested<G: Geometry>(example: &Example) -> Option<Attempt<G>> {
    match example.act {
        Act::Move(attempt) => Attempt::parse(attempt),
        _ => None,
    }
}
