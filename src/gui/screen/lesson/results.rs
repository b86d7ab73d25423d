//! What a learner has solved: from the session's records to stars and to the file.

use std::sync::Arc;

use crate::gui::base::shared::names::GAMES;
use crate::gui::base::shared::{Shared, today};
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::kinds::{self, VerdictUse};
use crate::lesson::Lesson;
use crate::library::Entry;
use crate::progress::{Progress, StepResult};
use crate::rules::{Classic, Geometry, Reason};
use crate::session::{Record, Round, Say, Session};
use crate::training;

/// A run of the learner through a lesson, from a step on, counted from 0. Rounds of boards go on where they were left.
pub(super) fn session_of<G: Geometry>(
    lesson: Arc<Lesson<G>>,
    at: usize,
    shared: &Shared,
) -> Option<Session<G>> {
    let (id, progress) = (lesson.id.clone(), &shared.learner.progress);
    let rounds = |step: &str| training::rounds(progress, &id, step);
    Session::after_rounds(lesson, at, shared.seed(), rounds)
}

impl<G: Geometry> State<G> {
    /// Keeps the results of steps that were solved; what a class is shown is not kept.
    pub(super) fn keep(&mut self, shared: &mut Shared) {
        if self.show.is_some() {
            return;
        }
        if self.boards.is_some() {
            return self.note_board(shared);
        }
        let lesson = self.session.lesson().clone();
        let mut is_new = false;
        let lost = self.session.is_lost_to_program();
        let lost = lost.then(|| self.session.index());
        let results = self.session.records().iter().zip(&mut self.kept);
        for (place, ((record, kept), step)) in results.zip(&lesson.steps).enumerate() {
            if lost == Some(place) {
                // A game that the coach has won earns nothing; it can be played again.
                *kept = *record;
            }
            if record.done && record != kept {
                let ids = lesson.steps.iter().map(|step| step.id.as_str());
                let result = result_of(record);
                let progress = &mut shared.learner.progress;
                // What is done again is remembered, not thought.
                let is_first = progress.step_stars(&lesson.id, &step.id) == 0;
                if is_first && place == self.session.index() {
                    hear(&self.entry, &self.session, progress);
                }
                progress.record(&lesson.id, ids, &step.id, &result, today());
                let is_verdict = kinds::of(&step.task).verdict == VerdictUse::Given;
                for reason in step.reasons().into_iter().map(Reason::code) {
                    if record.mistakes == 0 && record.hints == 0 {
                        progress.make_good(reason);
                    } else if record.mistakes > 0 && is_verdict {
                        progress.miss(reason, today());
                    }
                }
                *kept = *record;
                is_new = true;
            }
        }
        let is_kept = self.keep_prize(shared) | self.keep_round(shared);
        let is_kept = is_kept | self.keep_game(shared);
        if is_new | is_kept | self.keep_own_boards(shared) {
            shared.keep_progress();
        }
    }

    /// Notes which of its strengths the coach was beaten at; tells whether that is new.
    fn keep_prize(&mut self, shared: &mut Shared) -> bool {
        let session = &self.session;
        let strength = session.step().task.about().opponent;
        let Some(strength) = strength.filter(|_| session.is_won_from_program()) else {
            return false;
        };
        let (lesson, step) = (&session.lesson().id, &session.step().id);
        let progress = &mut shared.learner.progress;
        let is_new = progress.beat(lesson, step, strength.number());
        // In a lesson a game is a step among others, with words of its own.
        if is_new && lesson == GAMES {
            self.prize = Some(strength.number());
        }
        is_new
    }

    /// Notes that a round was begun of which a board is done, or missed, so that the next one has others; tells whether that
    /// is new.
    fn keep_round(&self, shared: &mut Shared) -> bool {
        let (session, progress) = (&self.session, &mut shared.learner.progress);
        let is_begun = |it: &&Round| !it.outcomes().is_empty() || session.is_missed();
        let begun = session.round().filter(is_begun);
        begun.is_some_and(|round| {
            let (lesson, step) = (&session.lesson().id, &session.step().id);
            training::note_round(progress, lesson, step, round.number(), today())
        })
    }

    /// Notes which boards of this game are worth practising; tells whether any is new.
    fn keep_own_boards(&self, shared: &mut Shared) -> bool {
        let progress = &mut shared.learner.progress;
        training::note_own_boards(self.session.own_boards(), progress, today())
    }

    /// Notes why a move was refused, unless to see that was the task.
    pub(super) fn note_refusal(&self, shared: &mut Shared) {
        let is_task = kinds::of(&self.session.step().task).verdict == VerdictUse::Wanted;
        let is_kept = !is_task && self.show.is_none();
        if let (Say::Refused(fault), true) = (self.session.say(), is_kept) {
            let reason = fault.reason().code();
            shared.learner.progress.miss(reason, today());
        }
    }

    /// Whether there is a star of a step, counted from 0: won just now, or kept from another day. A class has only what it
    /// has just won, and a game that the coach has won brings none.
    pub(super) fn has_star(&self, at: usize, shared: &Shared) -> bool {
        let (session, progress) = (&self.session, &shared.learner.progress);
        let lesson = session.lesson();
        let step = lesson.steps.get(at).filter(|_| self.show.is_none());
        let is_kept = step.is_some_and(|it| progress.step_stars(&lesson.id, &it.id) > 0);
        let is_lost = at == session.index() && session.is_lost_to_program();
        let now = session.records().get(at);
        is_kept || now.is_some_and(|it| it.done && !it.lost && !is_lost)
    }

    /// The stars to show: the lesson's at its end, else those of the present step.
    pub(super) fn stars(&self, shared: &Shared) -> u8 {
        let lesson = self.session.lesson();
        if self.session.is_finished() {
            return self.run_stars(shared);
        }
        let step = self.session.step();
        let now = self.session.records().get(self.session.index());
        let is_lost = self.session.is_lost_to_program();
        // Whoever plays a game alone has not won this one yet, whatever was won before.
        if self.is_game_alone() && (is_lost || !self.session.is_done()) {
            return 0;
        }
        match now.filter(|record| record.done && !is_lost) {
            Some(record) => result_of(record).stars(),
            None => shared.learner.progress.step_stars(&lesson.id, &step.id),
        }
    }
}

/// Hears what was answered at first to the present step of a lesson.
fn hear<G: Geometry>(entry: &Entry, session: &Session<G>, progress: &mut Progress) {
    let lesson = entry.lesson.on::<Classic>();
    let step = lesson.as_ref().and_then(|it| it.steps.get(session.index()));
    if let Some((step, given)) = step.zip(training::first_answer(session)) {
        training::hear(step, &given, progress, today());
    }
}

/// A record as progress keeps it.
pub(super) fn result_of(record: &Record) -> StepResult {
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    StepResult {
        moves: number(record.moves),
        tries: number(record.mistakes + 1),
        hints: number(record.hints),
        par: record.par.map(number),
    }
}
