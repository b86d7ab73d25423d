//! Small lines of text below the coach: what was said, what was counted, what helps to see.

use super::{Teller, number};
use crate::explain;
use crate::gui::screen::lesson::end;
use crate::lesson::Aid;
use crate::lesson::task::{Announcement, Claimable};
use crate::locale::Phrase;
use crate::rules::Geometry;
use crate::session::Evidence;

impl<G: Geometry> Teller<'_, G> {
    /// The notes of this moment, first to last. Beside an album it need not be said when a position was there.
    pub(in super::super) fn notes(self, has_album: bool) -> Vec<String> {
        let session = &self.state.session;
        if session.is_finished() {
            return Vec::new();
        }
        let mut notes: Vec<Phrase> = self.state.place_in_round().into_iter().collect();
        notes.extend(self.state.said_of_stamp());
        notes.extend(self.state.said_of_level());
        notes.extend(self.state.told_of_rice());
        notes.extend(self.said());
        notes.extend(end::of_step(self.state, self.shared));
        match session.evidence() {
            Some(evidence) => notes.extend(self.counted(&evidence, has_album)),
            None => notes.extend(self.aids(has_album)),
        }
        notes.iter().map(|note| self.shared.label(note)).collect()
    }

    /// What the other side said before.
    fn said(self) -> Option<Phrase> {
        let said = self.state.session.step().task.about().said?;
        Some(match said {
            Announcement::Nothing => Phrase::SaidNothing,
            Announcement::Check => Phrase::SaidCheck,
        })
    }

    /// What the step's aids tell in words; where a claim is asked for, the count now would be the
    /// answer, and that before the moves is needed for it.
    fn aids(self, has_album: bool) -> Vec<Phrase> {
        let step = self.state.session.step();
        let line = self.state.session.line();
        let is_asked = step.task.about().claim.is_some();
        let mut told = Vec::new();
        for aid in &step.aids {
            match aid {
                Aid::PositionAlbum if is_asked => {}
                Aid::FiftyCounter if is_asked => told.extend(explain::quiet_before(line)),
                Aid::PositionAlbum => {
                    let plies = unsaid(line.earlier_plies(), has_album);
                    told.extend(repeated(line.occurrences(), &plies));
                }
                Aid::FiftyCounter => told.push(quiet(line.quiet_plies())),
                Aid::PieceValues => told.push(Phrase::FactValues),
                Aid::CastlingLights
                | Aid::EnPassantFootprint
                | Aid::AttackMap
                | Aid::TurnedBoard
                | Aid::Lifted
                | Aid::Hand
                | Aid::FirstSteps => {}
            }
        }
        told
    }

    /// The count that a claim hangs on; where there is nothing to claim, that of whatever was offered.
    fn counted(self, evidence: &Evidence, has_album: bool) -> Vec<Phrase> {
        let plies = unsaid(evidence.plies.clone(), has_album);
        let mut told = Vec::new();
        let about = self.state.session.step().task.about();
        let offers = |it| about.claims.contains(&it);
        if evidence.answer != Claimable::FiftyMoves && offers(Claimable::Threefold) {
            let mut times = repeated(evidence.times, &plies);
            if let Some(first) = times.first_mut().filter(|_| evidence.is_next) {
                *first = Phrase::FactTimesThen {
                    times: number(evidence.times),
                };
            }
            told.extend(times);
            if evidence.alike > evidence.times {
                told.push(Phrase::FactRightsGone);
            }
        }
        if evidence.answer != Claimable::Threefold && offers(Claimable::FiftyMoves) {
            told.push(quiet(evidence.quiet_plies));
        }
        told
    }
}

/// When a position was there; nothing where the album shows it.
fn unsaid(plies: Vec<usize>, has_album: bool) -> Vec<usize> {
    match has_album {
        true => Vec::new(),
        false => plies,
    }
}

/// How often a position is there, and when it was: at the start, after which moves.
fn repeated(times: usize, plies: &[usize]) -> Vec<Phrase> {
    let times = number(times);
    let later = plies.iter().filter(|ply| **ply > 0);
    let numbers: Vec<u32> = later.map(|ply| number(ply.div_ceil(2))).collect();
    let mut told = vec![Phrase::FactTimes { times }];
    if !plies.is_empty() {
        told.push(Phrase::FactPlies {
            start: u32::from(plies.contains(&0)),
            numbers,
        });
    }
    told
}

/// How many moves each there were without a capture and a pawn move.
fn quiet(plies: usize) -> Phrase {
    Phrase::FactQuiet {
        moves: number(plies / 2),
    }
}
