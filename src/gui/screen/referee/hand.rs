//! What hands do: put pieces up, show a move to ask about, press buttons.

use crate::gui::base::clipboard;

use crate::gui::base::HasFrame;
use crate::gui::base::route::Goto;
use crate::gui::board::{BoardEvent, MoveBy, SquareEvent};
use crate::gui::screen::referee::model::{Control, Phase};
use crate::gui::screen::referee::{Action, Extras, Held, Message, State};
use crate::hand::Wanted;
use crate::locale::Phrase;
use crate::referee::{Mend, Ruling};
use crate::rules::{Attempt, Piece, Role, Square};

impl State {
    /// What was done on the board.
    pub(super) fn handle(&mut self, event: BoardEvent) {
        self.note = None;
        match event.on() {
            Some(SquareEvent::Press(square)) => self.press_square(square),
            Some(SquareEvent::PutBack) => self.hand.hold(None),
            Some(SquareEvent::Lift(square)) => {
                self.board.cursor = square.into();
                self.forget();
                self.hand.hold(Some(square));
            }
            Some(SquareEvent::Drop(from, to)) => {
                self.board.cursor = to.into();
                self.go(from, to, MoveBy::Dropped);
            }
            None => {}
        }
    }

    /// A square was pressed, by hand or by key.
    fn press_square(&mut self, square: Square) {
        self.board.cursor = square.into();
        match (self.phase, self.held) {
            (Phase::PutUp, Held::Piece(piece)) => self.put(square, piece),
            (Phase::PutUp, Held::Remover) => {
                self.referee.take(square);
            }
            _ => self.pick_or_go(square),
        }
    }

    /// Puts a piece down; on one of the same kind it takes that away. A king is put down once.
    fn put(&mut self, square: Square, piece: Piece) {
        if self.referee.setup().board.piece_at(square) == Some(piece) {
            self.referee.take(square);
            return;
        }
        self.referee.put(square, piece);
        if piece.role == Role::King {
            self.held = Held::Nothing;
        }
    }

    /// Any piece may be picked; while the board is put up it goes anywhere, another one's square too.
    fn pick_or_go(&mut self, square: Square) {
        let board = self.referee.setup().board;
        let anywhere = self.hand.picked().map(|from| (from, square));
        let anywhere = anywhere.filter(|_| self.phase == Phase::PutUp);
        match self.hand.press_about(&board, square, anywhere) {
            Wanted::Move(attempt) => self.go(attempt.from, attempt.to, MoveBy::Pressed),
            Wanted::Picked(square) => {
                self.forget();
                self.hand.hold(Some(square));
            }
            Wanted::Nothing => self.forget(),
            Wanted::PutDown | Wanted::NotYours(..) => {}
        }
    }

    /// A piece goes to another square: really while the board is put up, else as a question.
    fn go(&mut self, from: Square, to: Square, way: MoveBy) {
        self.hand.lay_down();
        if self.phase == Phase::PutUp {
            self.referee.carry(from, to);
            if way == MoveBy::Pressed {
                let motion = &mut self.board.memory.motion;
                motion.glide([(from.into(), to.into())]);
            }
            return;
        }
        let attempt = Attempt::new(from, to);
        if self.referee.asks_promotion(attempt) {
            self.hand.ask(attempt);
        } else {
            self.ask(attempt);
        }
        let is_dropped = way == MoveBy::Dropped && from != to;
        if is_dropped || matches!(self.asked, Some((_, Ruling::Refused(_)))) {
            self.board.refused(from, to, way);
        }
    }

    fn ask(&mut self, attempt: Attempt) {
        self.hand.stop_asking();
        self.would_change.forget();
        self.asked = self.referee.ask(attempt).map(|answer| (attempt, answer));
    }

    /// The same question on a board about which something else is known now.
    pub(super) fn ask_again(&mut self) {
        let attempt = self.asked.as_ref().map(|(attempt, _)| *attempt);
        self.forget();
        self.standing = self.referee.standing();
        if let Some(attempt) = attempt {
            if self.referee.asks_promotion(attempt) {
                self.hand.ask(attempt);
            } else {
                self.ask(attempt);
            }
        }
    }

    /// Forgets what is picked and asked.
    fn forget(&mut self) {
        self.hand.lay_down();
        self.would_change.forget();
        self.asked = None;
    }

    /// Puts down what is in the hand; tells whether there was anything.
    pub(super) fn put_down(&mut self) -> bool {
        let was_busy = self.held != Held::Nothing || !self.hand.is_empty() || self.asked.is_some();
        self.held = Held::Nothing;
        self.forget();
        was_busy
    }

    /// Does what a control is for.
    pub(super) fn pressed(&mut self, control: Control) -> Action {
        self.note = None;
        match control {
            Control::Back => return Action::Go(Goto::Back),
            Control::PlayOn => return self.play_on(),
            Control::Copy => return self.copy(),
            Control::Paste => return Action::Run(clipboard::read().map(Message::Pasted)),
            Control::Law => {
                let card = self.law().map(|card| card.id().to_owned());
                return Action::Go(Goto::Rulebook(card));
            }
            Control::Board => self.handle(BoardEvent::Pressed(self.board.cursor)),
            Control::Rules => self.next_rules(),
            Control::Slot(piece) => self.take(Held::Piece(piece)),
            Control::Remove => self.take(Held::Remover),
            Control::More => {
                self.extras = match self.extras {
                    Extras::Closed => Extras::Open,
                    Extras::Open | Extras::Earlier => Extras::Closed,
                }
            }
            Control::Earlier => {
                self.extras = match self.extras {
                    Extras::Closed | Extras::Open => Extras::Earlier,
                    Extras::Earlier => Extras::Open,
                }
            }
            Control::Flip => self.side = self.side.opposite(),
            Control::PutUp => self.put_up(),
            Control::Main => self.main(),
            Control::Promote(role) => {
                if let Some(attempt) = self.hand.promoting() {
                    self.ask(attempt.promoting(role));
                }
            }
            Control::StopPromoting => self.forget(),
            Control::Mend(place) => self.mend(place),
            Control::WouldChange => self.ask_what_would_change(),
            _ => self.change(control),
        }
        Action::None
    }

    /// What changes the board: a question that was asked is asked again.
    fn change(&mut self, control: Control) {
        match control {
            Control::AskFor => self.referee.set_turn(self.referee.turn().opposite()),
            Control::Turn(seat) => self.referee.set_turn(seat),
            Control::Answer(question, is_yes) => self.referee.answer(question, is_yes),
            Control::Start | Control::Empty => {
                self.put_down();
                if control == Control::Start {
                    self.referee.set_up();
                } else {
                    self.referee.clear();
                }
            }
            Control::Undo => {
                // A pawn that waits for its role is asked about after everything else that was done.
                if !self.hand.stop_asking() {
                    self.referee.undo();
                }
                self.forget();
            }
            _ => return,
        }
        self.ask_again();
    }

    /// Takes a piece from beside the board, or puts it back; keys go on to the board with it.
    fn take(&mut self, held: Held) {
        self.hand.hold(None);
        let was_held = self.held == held;
        self.held = if was_held { Held::Nothing } else { held };
        if let Held::Piece(piece) = held {
            self.slot = Some(piece);
        }
        let by_key = self.focused().is_some_and(|it| self.frame.focus.shows(it));
        if by_key && !was_held {
            self.frame.focus.give(Control::Board);
        }
    }

    fn mend(&mut self, place: usize) {
        let problems = self.referee.problems();
        match problems.get(place).and_then(|problem| problem.mend) {
            Some(Mend::Bring(piece)) => {
                self.held = Held::Nothing;
                self.extras = Extras::Closed;
                self.take(Held::Piece(piece));
            }
            Some(mend) => self.referee.mend(mend),
            None => {}
        }
    }

    /// Back to putting up.
    fn put_up(&mut self) {
        self.forget();
        self.phase = Phase::PutUp;
    }

    /// The big button: asking begins, or what is allowed is played.
    fn main(&mut self) {
        if self.phase == Phase::PutUp {
            self.begin();
            return;
        }
        let Some((attempt, Ruling::Allowed(_))) = self.asked else {
            return;
        };
        if let Some(mv) = self.referee.play(attempt) {
            self.board.moved(&mv, MoveBy::Pressed);
            self.forget();
            self.standing = self.referee.standing();
            self.note = Some(Phrase::RefereePlayed);
        }
    }

    /// Asking begins, once the board is a position.
    fn begin(&mut self) {
        self.put_down();
        if self.referee.position().is_some() {
            self.extras = Extras::Closed;
            self.phase = Phase::Ask;
            self.standing = self.referee.standing();
        } else {
            self.note = Some(Phrase::RefereeMendFirst);
        }
    }

    /// The board as text for other programs.
    pub(super) fn copy(&mut self) -> Action {
        match self.referee.fen() {
            Some(fen) => {
                self.note = Some(Phrase::RefereeCopied);
                Action::Copy(fen)
            }
            None => {
                self.note = Some(Phrase::RefereeMendFirst);
                Action::None
            }
        }
    }

    /// A board that comes as text: it is put up, or it is said where it cannot be read.
    pub(super) fn paste(&mut self, text: &str) {
        self.put_down();
        match self.referee.read(text) {
            Ok(read) => {
                self.phase = Phase::PutUp;
                self.note = Some(read);
            }
            Err(trouble) => self.note = Some(trouble),
        }
    }
}
