//! What a move leaves on the table.

use squarewise::rules::Role;

use crate::slow::{Place, Slow, Status, Step, add, forward};

impl Slow {
    /// The pieces after a move; whose turn it is stays.
    pub(crate) fn board_after(&self, (from, to, named): &Step) -> Self {
        let mut next = self.clone();
        let (seat, role) = self.at(*from).unwrap();
        let (files, ranks) = (to.0 - from.0, to.1 - from.1);
        if role == Role::Pawn && files != 0 && ranks != 0 {
            let both = self.is("ep_takes_both", "true") && self.takes_in_passing(*from, *to);
            if self.at(*to).is_none() || both {
                let taken = self.passer(*to).unwrap();
                next.set(taken, None);
                next.forget(taken);
            }
        }
        if role == Role::King && files.abs().max(ranks.abs()) == 2 {
            let along = (files / 2, ranks / 2);
            let (_, ways) = self.homes(seat);
            let (_, far) = ways.into_iter().find(|(way, _)| *way == along).unwrap();
            next.set(add(*from, (along.0 * far, along.1 * far)), None);
            next.set(add(*from, along), Some((seat, Role::Rook)));
        }
        next.forget(*to);
        let taken = self.at(*to).filter(|(_, role)| *role == Role::King);
        next.set(*from, None);
        next.set(*to, Some((seat, named.unwrap_or(role))));
        if let Some((victim, _)) = taken {
            next.fall(victim, self.owner[seat]);
        }
        next
    }

    fn forget(&mut self, taken: Place) {
        for seat in 0..4 {
            let landed = self.passed[seat].map(|over| add(over, forward(seat)));
            if landed == Some(taken) {
                self.passed[seat] = None;
            }
        }
    }

    /// The table after a move, with "check" said or not.
    pub(crate) fn after(&self, step: &Step, says_check: bool) -> Self {
        let mut next = self.board_after(step);
        let me = self.turn;
        let (_, role) = self.at(step.0).unwrap();
        let (files, ranks) = (step.1.0 - step.0.0, step.1.1 - step.0.1);
        let is_double = role == Role::Pawn && files.abs().max(ranks.abs()) == 2;
        if self.is("ep_window", "next_player_only") {
            next.passed = [None; 4];
        }
        for seat in 0..4 {
            let (king, ways) = self.homes(seat);
            for (wing, (along, far)) in ways.into_iter().enumerate() {
                let rook = add(king, (along.0 * far, along.1 * far));
                next.rights[seat][wing] &= next.at(king) == Some((seat, Role::King))
                    && next.at(rook) == Some((seat, Role::Rook));
            }
        }
        next.passed[me] = None;
        loop {
            next.turn = (next.turn + 1) % 4;
            next.passed[next.turn] = None;
            if next.has_turns(next.turn) || next.turn == me {
                break;
            }
        }
        if is_double && !self.promotes(step.1) && next.turn != me {
            next.passed[me] = Some((step.0.0 + files / 2, step.0.1 + ranks / 2));
        }
        let says = says_check || self.is("check_call", "auto");
        for victim in 0..4 {
            let attacked_by = next.king(victim).map(|king| next.attackers(king, victim));
            let attacked_by = attacked_by.unwrap_or_default();
            let attacks = |caller: usize| {
                next.status[victim] == Status::Here
                    && (attacked_by.iter()).any(|(_, seat)| next.owner[*seat] == caller)
            };
            let mut callers = next.called[victim].clone();
            callers.retain(|caller| attacks(*caller));
            let caller = self.owner[me];
            let is_new = attacks(caller) && !callers.contains(&caller);
            if says && is_new && self.is("announce_check", "required_to_bind") {
                callers.push(caller);
            }
            next.called[victim] = callers;
        }
        next
    }
}
