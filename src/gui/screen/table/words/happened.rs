//! What happened at a table, in words: each line of what is told, and what the coach says of the last move.

use crate::explain::{piece_word, side_word};
use crate::gui::screen::table::TableBoard;
use crate::gui::screen::table::words::{TableWords, reading, rule};
use crate::locale::{Phrase, SideWord};
use crate::rules::{Consequence, Geometry, Move, Seat, Status, Wing};
use crate::table::{LogEntry, News, Proposal};

impl<G: TableBoard> TableWords<'_, G> {
    /// What happened last to two, unless the coach's own sentence tells it already.
    pub(super) fn happened_last(self) -> Option<Phrase> {
        let is_told = matches!(
            self.game.news(),
            News::Asked(Proposal::Draw, _) | News::Declined(Proposal::Draw, _)
        );
        let last = self
            .game
            .last()
            .filter(|_| self.game.is_for_two() && !is_told);
        self.line(last?)
    }

    /// A line of "What happened"; `None` if there is nothing to tell.
    pub(in crate::gui::screen::table) fn line(self, told: &LogEntry<G>) -> Option<Phrase> {
        Some(match told {
            LogEntry::Happened(Consequence::RuleChanged { key, before, after }) => {
                Phrase::FamilyRuleChanged {
                    rule: rule(key, self.shared),
                    before: reading(key, before, self.shared),
                    after: reading(key, after, self.shared),
                }
            }
            LogEntry::Happened(Consequence::Resigned(seat)) => match self.name(*seat) {
                Some(player) => Phrase::FamilyResigned { player },
                None => Phrase::TableEventResigned {
                    side: side_word(*seat),
                },
            },
            LogEntry::Happened(Consequence::Said { caller, .. })
                if self.name(*caller).is_none() =>
            {
                Phrase::TableEventSaidCheck {
                    side: side_word(*caller),
                }
            }
            LogEntry::Happened(it) => return self.event(it),
            LogEntry::TookBack(mv) => Phrase::TableTookBack {
                piece: piece_word(mv.piece().role),
                from: mv.from().into(),
                to: mv.to().into(),
            },
            LogEntry::Refused { piece, from, to } => Phrase::TableNotPlayed {
                piece: piece_word(piece.role),
                from: from.into(),
                to: to.into(),
            },
            LogEntry::Asked(question, by) => self.line_of_question(*question, *by),
            LogEntry::Declined(question, by) if self.name(*by).is_some() => {
                self.declined(*question, *by)
            }
            LogEntry::Declined(Proposal::Draw, by) => self.declined(Proposal::Draw, *by),
            LogEntry::Declined(..) => return None,
            LogEntry::Claimed(by) => Phrase::TableEventClaimed {
                side: side_word(*by),
            },
            LogEntry::Agreed => Phrase::TableEventAgreed,
            LogEntry::Adjusted(by, at) => Phrase::TableEventAdjusted {
                side: side_word(*by),
                piece: piece_word(self.game.position().piece_at(*at)?.role),
                square: at.into(),
            },
        })
    }

    fn line_of_question(self, question: Proposal, by: Seat) -> Phrase {
        let Some(player) = self.name(by) else {
            let side = side_word(by);
            return match question {
                Proposal::TakeBack => Phrase::TableAsksBack { side },
                Proposal::Draw | Proposal::Ally(..) => Phrase::TableEventOffered { side },
            };
        };
        match question {
            Proposal::Draw => Phrase::FamilyAskedDraw { player },
            Proposal::TakeBack => Phrase::FamilyAskedBack { player },
            Proposal::Ally(_, other) => Phrase::FamilyAskedAlly {
                player,
                other: self.called(other),
            },
        }
    }

    /// Something that followed from an event, in words.
    pub(super) fn event(self, happened: &Consequence<G>) -> Option<Phrase> {
        let name = |seat: Seat| self.called(seat);
        Some(match *happened {
            Consequence::Moved(ref mv) => self.moved(mv),
            Consequence::Said { caller, victim } => Phrase::FamilySaid {
                callers: vec![name(caller)],
                victim: name(victim),
            },
            Consequence::KingTaken { victim, by } => Phrase::FamilyKingTaken {
                player: name(by),
                victim: name(victim),
            },
            Consequence::Passed(seat) => Phrase::FamilyPassed { player: name(seat) },
            Consequence::Mated { victim, by } => Phrase::FamilyMated {
                player: name(by),
                victim: name(victim),
            },
            Consequence::Resigned(seat) => Phrase::FamilyResigned { player: name(seat) },
            Consequence::Out(seat) | Consequence::Declared(seat, Status::Out) => {
                Phrase::FamilyOut { player: name(seat) }
            }
            Consequence::Left(seat) | Consequence::Declared(seat, Status::Away) => {
                Phrase::FamilyLeft { player: name(seat) }
            }
            Consequence::Returning(seat) | Consequence::Declared(seat, Status::Returning) => {
                Phrase::FamilyReturning { player: name(seat) }
            }
            Consequence::Returned(seat) | Consequence::Declared(seat, Status::AtTable) => {
                Phrase::FamilyReturned { player: name(seat) }
            }
            Consequence::Allied(one, other) => Phrase::FamilyAllied {
                player: name(one),
                other: name(other),
            },
            Consequence::Parting(one, other) => Phrase::FamilyParting {
                player: name(one),
                other: name(other),
            },
            Consequence::Parted(one, other) => Phrase::FamilyParted {
                player: name(one),
                other: name(other),
            },
            Consequence::RuleChanged { key, after, .. } => Phrase::FamilyRuleNow {
                rule: rule(key, self.shared),
                after: reading(key, after, self.shared),
            },
            Consequence::TookBack(_) => Phrase::FamilyTookBack,
            Consequence::Paused => Phrase::FamilyPaused,
            Consequence::Resumed => Phrase::FamilyResumed,
            Consequence::Ended(end) => self.outcome(end),
        })
    }

    pub(super) fn moved(self, mv: &Move<G>) -> Phrase {
        let army = mv.piece().seat;
        let owner = self.game.position().company().owner(army);
        match self.name(owner) {
            Some(player) => moved_by_player(mv, player),
            None => moved_by_side(mv, side_word(army)),
        }
    }
}

/// Towards which side a move castles, if it does.
fn castled<G: Geometry>(mv: &Move<G>) -> Option<Wing> {
    let (rook, _) = mv.castled()?;
    let is_short = G::castling(mv.piece().seat, Wing::King).rook_from == rook.index();
    Some(if is_short { Wing::King } else { Wing::Queen })
}

fn moved_by_player<G: Geometry>(mv: &Move<G>, player: String) -> Phrase {
    let piece = piece_word(mv.piece().role);
    match (castled(mv), mv.promotion(), mv.captured()) {
        (Some(Wing::King), ..) => Phrase::FamilyCastledShort { player },
        (Some(Wing::Queen), ..) => Phrase::FamilyCastledLong { player },
        (None, Some(role), _) => Phrase::FamilyPromoted {
            player,
            piece: piece_word(role),
            square: mv.to().into(),
        },
        (None, None, Some((square, _))) if mv.is_en_passant() => Phrase::FamilyTookPassing {
            player,
            from: mv.from().into(),
            to: mv.to().into(),
            square: square.into(),
        },
        (None, None, Some((square, taken))) => Phrase::FamilyTook {
            player,
            piece,
            from: mv.from().into(),
            taken: piece_word(taken.role),
            square: square.into(),
        },
        (None, None, None) => Phrase::FamilyMoved {
            player,
            piece,
            from: mv.from().into(),
            to: mv.to().into(),
        },
    }
}

fn moved_by_side<G: Geometry>(mv: &Move<G>, side: SideWord) -> Phrase {
    let piece = piece_word(mv.piece().role);
    match (castled(mv), mv.promotion(), mv.captured()) {
        (Some(Wing::King), ..) => Phrase::TableCastledShort { side },
        (Some(Wing::Queen), ..) => Phrase::TableCastledLong { side },
        (None, Some(role), _) => Phrase::TablePromoted {
            side,
            piece: piece_word(role),
            square: mv.to().into(),
        },
        (None, None, Some((square, _))) if mv.is_en_passant() => Phrase::TableTookPassing {
            side,
            from: mv.from().into(),
            to: mv.to().into(),
            square: square.into(),
        },
        (None, None, Some((square, taken))) => Phrase::TableTook {
            side,
            piece,
            from: mv.from().into(),
            taken: piece_word(taken.role),
            square: square.into(),
        },
        (None, None, None) => Phrase::TableMoved {
            side,
            piece,
            from: mv.from().into(),
            to: mv.to().into(),
        },
    }
}
