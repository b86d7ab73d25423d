//! Why a move is allowed, and why a position is what it is: said to whoever thought otherwise, and to whoever was right.
//!
//! Why a move is *not* allowed is said and shown as wherever a move is refused.

use super::Teller;
use crate::explain::{self, Proof};
use crate::lesson::SquaresAsk;
use crate::lesson::task::Standing;
use crate::locale::{Phrase, rich};
use crate::rules::{Attempt, Geometry, Position, Role, Verdict, Wing};
use crate::session::{Clue, Say, Session};

impl<G: Geometry> Teller<'_, G> {
    /// Why the move is allowed of which somebody thought that it is not.
    pub(super) fn allowed(self, verdict: &Verdict<G>) -> Phrase {
        let position = self.state.session.step().position();
        match verdict {
            Verdict::Legal(mv) => explain::allowed(position, mv).0,
            Verdict::Illegal(fault) => explain::fault(position, fault).sentence,
        }
    }

    /// In what a position differs from what somebody called it.
    pub(super) fn clue(self, clue: Clue) -> Phrase {
        let position = self.state.session.position();
        let left = || explain::move_left(position).0;
        match clue {
            Clue::Attacked | Clue::NotAttacked => {
                explain::check_on(position).map_or_else(left, |(said, _)| said)
            }
            Clue::NotSaid => Phrase::CoachNotSaid,
            Clue::HasMove | Clue::NoMove => left(),
            Clue::CanWin => Phrase::CoachCanWin,
            Clue::NobodyWins => Phrase::CoachNobodyWins,
        }
    }

    /// What the praise is followed by: why the answer is right, sentence by sentence; nothing where the praise says it all.
    pub(super) fn why(self) -> Vec<String> {
        let session = &self.state.session;
        let position = session.step().position();
        let say = |phrase: Phrase| self.shared.say(&phrase);
        let about = session.step().task.about();
        if let Some(verdict) = about.verdict.filter(|it| it.legal().is_some()) {
            return vec![say(self.allowed(verdict))];
        }
        if is_about_check(session) {
            return vec![say(explain::move_left(position).0)];
        }
        let asked = about
            .piece
            .filter(|_| about.squares == Some(SquaresAsk::Moves));
        let asked = asked.and_then(|square| position.piece_at(square));
        match asked.map(|it| it.role) {
            Some(Role::King) => self.castlings(position),
            _ => Vec::new(),
        }
    }

    /// What is to be said of the castlings that have not been lost for the game: where to, and why not elsewhere.
    fn castlings(self, position: &Position<G>) -> Vec<String> {
        let seat = position.turn();
        let wings = Wing::BOTH.into_iter();
        let verdicts = wings.filter(|wing| position.castling().has(seat, *wing));
        let verdicts = verdicts.map(|wing| {
            let facts = position.castling_facts(wing);
            let attempt = Attempt::new(facts.king, facts.landing);
            (facts.landing, position.judge(attempt))
        });
        let (allowed, refused): (Vec<_>, Vec<_>) =
            verdicts.partition(|(_, verdict)| verdict.legal().is_some());
        let allowed = allowed.iter().filter_map(|(_, verdict)| verdict.legal());
        let allowed = allowed.map(|mv| {
            let square = mv.to().into();
            self.shared.say(&Phrase::DoneCastleCan { square })
        });
        let is_one = refused.len() == 1;
        let refused = refused
            .iter()
            .filter_map(|(to, verdict)| Some((to, verdict.fault()?)));
        if position.is_check() {
            // It is in the way of both.
            let said = refused.map(|(_, fault)| explain::fault(position, fault).sentence);
            return said.take(1).map(|it| self.shared.say(&it)).collect();
        }
        let refused = refused.map(|(to, fault)| {
            let said = explain::fault(position, fault).sentence;
            let said = self.shared.say(&said);
            let said = match is_one {
                true => said,
                false => rich::first_sentence(&said).0.to_owned(),
            };
            let square = to.into();
            let asked = self.shared.say(&Phrase::DoneCastleAndTo { square });
            format!("{asked} {said}")
        });
        allowed.chain(refused).collect()
    }

    /// What the board shows of an answer: what is attacked and does not matter, who gives check, or that nobody does.
    pub(in super::super) fn pointed_out(self) -> Vec<Proof<G>> {
        let session = &self.state.session;
        let is_told = match session.say() {
            Say::OtherVerdict(verdict) => {
                let mv = verdict.legal();
                return mv.map_or_else(Vec::new, |mv| explain::allowed(session.position(), mv).1);
            }
            Say::OtherStanding(clue) => matches!(clue, Clue::Attacked | Clue::NotAttacked),
            Say::Yes(_) => is_about_check(session),
            _ => false,
        };
        let check = is_told.then(|| explain::check_on(session.position()));
        check.flatten().map(|(_, proof)| proof).unwrap_or_default()
    }
}

/// Whether a step asks if there is a check, and what can be done: then the answer is told by who gives it, and by a move that is
/// left. Whether somebody can still win is another question, and a check that nobody has said is told by that.
pub(in super::super) fn is_about_check<G: Geometry>(session: &Session<G>) -> bool {
    let about = session.step().task.about();
    let is_open = matches!(about.standing, Some(Standing::Check | Standing::PlayOn));
    let is_silent = session.position().is_silent_check();
    is_open && !is_silent && !about.offer.contains(&Standing::DeadPosition)
}
