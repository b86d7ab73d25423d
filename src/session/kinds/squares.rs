//! `squares`: squares are tapped, and each tap is answered at once.

use crate::lesson::SquaresAsk;
use crate::rules::{Attempt, Fault, Geometry, Position, Square, SquareSet, Verdict, Wing};
use crate::session::kinds::{BoardUse, Doing, size};
use crate::session::play::Play;
use crate::session::{Effect, Hint, Say};
use crate::solve::hint::Rung;

/// The learner taps squares.
#[derive(Clone, Debug)]
pub(super) struct Tapping<G: Geometry> {
    ask: SquaresAsk,
    piece: Option<Square<G>>,
    answer: SquareSet<G>,
    found: SquareSet<G>,
    /// Whether other pieces are on the board than the one that is asked about.
    has_others: bool,
}

impl<G: Geometry> Tapping<G> {
    pub(super) fn new(
        ask: SquaresAsk,
        piece: Option<Square<G>>,
        answer: SquareSet<G>,
        position: &Position<G>,
    ) -> Self {
        Self {
            ask,
            piece,
            answer,
            found: SquareSet::EMPTY,
            has_others: position.board().occupied().len() > 1,
        }
    }

    /// If a piece was to go there, or to attack from there, the referee says why it does not.
    fn not_this_square(&self, play: &mut Play<G>, square: Square<G>) -> Vec<Effect<G>> {
        if self.asked(play) == Some(square) {
            return play.tell(Say::AskedAbout(square));
        }
        if let Some(from) = self.mover(play)
            && let Verdict::Illegal(fault) = play.line.judge(Attempt::new(from, square))
        {
            play.mistakes += 1;
            let fault = self.beside_castling(play, fault);
            return play.refuse(Attempt::new(from, square), fault);
        }
        let say = self.no_attack(play, square);
        play.miss(say.unwrap_or(Say::NotThisSquare(square)))
    }

    /// Where a king is to flee who may not castle anyway, two squares are too far for him, and castling is not talked about.
    fn beside_castling(&self, play: &Play<G>, fault: Fault<G>) -> Fault<G> {
        let position = play.position();
        let may_castle = |wing| position.castling().has(position.turn(), wing);
        let is_beside = self.ask == SquaresAsk::Escapes && !Wing::BOTH.into_iter().any(may_castle);
        match fault {
            Fault::KingTooFar { from, to, .. } if is_beside => Fault::KingTooFar {
                from,
                to,
                home: None,
            },
            Fault::Castling(facts) if is_beside => Fault::KingTooFar {
                from: facts.king,
                to: facts.landing,
                home: None,
            },
            other => other,
        }
    }

    /// The piece that is asked about: those of which there is only one.
    fn asked(&self, play: &Play<G>) -> Option<Square<G>> {
        let position = play.position();
        match self.ask {
            SquaresAsk::Escapes | SquaresAsk::Checkers => position.kings(position.turn()).only(),
            SquaresAsk::Moves
            | SquaresAsk::Captures
            | SquaresAsk::Attackers
            | SquaresAsk::Guards => self.piece,
            SquaresAsk::Listed => None,
        }
    }

    /// The piece whose moves are asked for.
    fn mover(&self, play: &Play<G>) -> Option<Square<G>> {
        let asks_for_moves = !self.asks_for_men() && self.ask != SquaresAsk::Listed;
        self.asked(play).filter(|_| asks_for_moves)
    }

    /// Whether pieces are looked for that attack, guard or give check.
    const fn asks_for_men(&self) -> bool {
        matches!(
            self.ask,
            SquaresAsk::Attackers | SquaresAsk::Guards | SquaresAsk::Checkers
        )
    }

    /// Why whoever stands on a square, if anybody does, is none of those that are looked for; `None` if that is not asked,
    /// or only a house rule knows.
    fn no_attack(&self, play: &Play<G>, square: Square<G>) -> Option<Say<G>> {
        let to = self.asked(play).filter(|_| self.asks_for_men())?;
        let position = play.position();
        let Some(man) = position.piece_at(square) else {
            return Some(Say::EmptySquare(square));
        };
        let is_friend = position.piece_at(to)?.seat == man.seat;
        if is_friend != (self.ask == SquaresAsk::Guards) {
            // Of several armies no single one is looked for.
            return (G::SEATS.len() == 2).then_some(Say::OtherArmy(square));
        }
        Some(Say::NoAttack {
            from: square,
            to,
            fault: Box::new(position.no_attack(square, to)?),
        })
    }
}

impl<G: Geometry> Doing<G> for Tapping<G> {
    fn on_board(&self) -> BoardUse {
        BoardUse::Taps
    }

    fn counted(&self, _: &Play<G>) -> (usize, usize) {
        (size(self.found), size(self.answer))
    }

    fn is_touched(&self) -> bool {
        !self.found.is_empty()
    }

    /// The first hint shows which piece is asked about, where not everybody sees that.
    fn rungs(&self) -> &'static [Rung] {
        match self.piece {
            Some(_) if self.has_others => &[Rung::Piece, Rung::Square],
            _ => &[Rung::Square],
        }
    }

    fn press(&mut self, play: &mut Play<G>, square: Square<G>) -> Vec<Effect<G>> {
        if self.found.contains(square) {
            return play.tell(Say::FoundBefore(square));
        }
        if !self.answer.contains(square) {
            return self.not_this_square(play, square);
        }
        self.found.insert(square);
        let left = size(self.answer - self.found);
        let say = match self.asks_for_men() {
            true => Say::FoundMan { at: square, left },
            false => Say::Found { left },
        };
        play.go_on(left, say);
        vec![Effect::Chosen(square), Effect::Said]
    }

    fn hint(&self, _: &Play<G>, rung: Rung) -> Option<Hint<G>> {
        match (rung, self.piece) {
            (Rung::Piece, Some(piece)) => Some(Hint::Piece(piece)),
            _ => (self.answer - self.found).first().map(Hint::Square),
        }
    }

    fn found(&self) -> SquareSet<G> {
        self.found
    }
}
