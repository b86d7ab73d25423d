//! Who plays, who moves whose army, whose check must be answered, and what becomes of an army.

use crate::slow::{Slow, Status};

impl Slow {
    /// The same player, or allies that the rules know of.
    pub(crate) fn is_one_side(&self, one: usize, two: usize) -> bool {
        let (one, two) = (self.owner[one], self.owner[two]);
        one == two || (!self.is("alliances", "informal") && self.allied[one][two])
    }

    /// Whether an army attacks anything.
    pub(crate) fn is_awake(&self, army: usize) -> bool {
        match self.status[self.owner[army]] {
            Status::Here => true,
            Status::Away => self.is("absent_attack", "true"),
            _ => false,
        }
    }

    /// Whether an army moves when its turn comes.
    pub(crate) fn has_turns(&self, army: usize) -> bool {
        let is_commanded = self.status[army] == Status::Out && self.owner[army] != army;
        (is_commanded || self.status[army] == Status::Here)
            && self.status[self.owner[army]] == Status::Here
    }

    /// Whether the side to move must answer the check of an army.
    pub(crate) fn binds(&self, army: usize) -> bool {
        let (me, caller) = (self.turn, self.owner[army]);
        if self.owner[me] != me {
            return false;
        }
        if !self.is("announce_check", "required_to_bind") {
            return true;
        }
        let is_first = self.called[me].first() == Some(&caller);
        self.called[me].contains(&caller) && (is_first || !self.is("rule3", "answer_one"))
    }

    /// Whether the side to move may take the king of a player whom nobody warned.
    pub(crate) fn is_king_takeable(&self, victim: usize) -> bool {
        self.is("silent_check_capture", "true")
            && self.is("announce_check", "required_to_bind")
            && self.status[victim] == Status::Here
            && !self.is_one_side(victim, self.turn)
            && self.called[victim].is_empty()
    }

    /// Who counts for a player under rule 3.
    pub(crate) fn head(&self, player: usize) -> usize {
        match (0..4).find(|other| self.allied[player][*other]) {
            Some(ally) if self.is("team_counts_as_one", "true") => ally.min(player),
            _ => player,
        }
    }

    /// A player is out, through another.
    pub(crate) fn fall(&mut self, victim: usize, by: usize) {
        self.status[victim] = Status::Out;
        self.called[victim].clear();
        self.rights[victim] = [false; 2];
        for army in (0..4)
            .filter(|army| self.owner[*army] == victim)
            .collect::<Vec<_>>()
        {
            self.owner[army] = army;
            self.passed[army] = None;
            if self.is("mated_army", "captured_by_mater") {
                self.owner[army] = by;
            }
            if self.is("mated_army", "remove") {
                for cell in self.grid.iter_mut().flatten() {
                    *cell = cell.filter(|(seat, _)| *seat != army);
                }
            }
        }
    }
}
