//! The end of a step and of a lesson: what was won, what is missing and where, and the way on.
//!
//! # Decisions
//! * *The row shows this run, the jar what is kept*: who plays a lesson again and less well sees what was won now, and
//!   that nothing is lost.
//! * *One step is named*, the weakest, the first of equals: it opens with one press and leads back here.

use crate::gui::base::HasFrame;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::shared::sounds::sound_of;
use crate::gui::board::Animation;
use crate::gui::hearing::sound::Sound;
use crate::gui::look::art::Icon;
use crate::gui::look::art::lands::LandMemory;
use crate::gui::screen::lesson::model::{Control, LessonEnd, Model, Redo, Tool};
use crate::gui::screen::lesson::results::{result_of, session_of};
use crate::gui::screen::lesson::run::Run;
use crate::gui::screen::lesson::{Action, State, plate, view};
use crate::gui::widget::animals::Pressed;
use crate::gui::widget::flight::{Flight, Occasion, Place, Show};
use crate::gui::widget::flow::Flow;
use crate::lesson::Lesson;
use crate::locale::{LessonArgs, Phrase, WordKey, count, rich};
use crate::progress::stars::{ALL, Gathered, Lost};
use crate::rules::Geometry;
use crate::scene::Spot;
use crate::session::{Record, Session};
use crate::training::Purpose;

/// What belongs to the end of a lesson while it is played.
#[derive(Debug)]
pub(super) struct Ending<G: Geometry> {
    /// What flies.
    pub(super) flight: Flight,
    /// The picture of the land in which the lesson lies.
    pub(super) land: LandMemory,
    /// How often each animal of that land was pressed.
    pub(super) animals: Pressed,
    /// How often who stands across from the coach was pressed.
    pub(super) company: view::Company,
    /// How often the jar was pressed.
    pub(super) n_jar: u32,
    /// Steps that were played again from the end, by their numbers from 0: the best of each.
    redone: Vec<Record>,
    /// The lesson at its end, while one of its steps is played again.
    whole: Option<Box<Session<G>>>,
}

impl<G: Geometry> Default for Ending<G> {
    fn default() -> Self {
        Self {
            flight: Flight::default(),
            land: LandMemory::default(),
            animals: Pressed::default(),
            company: view::Company::default(),
            n_jar: 0,
            redone: Vec::new(),
            whole: None,
        }
    }
}

/// The side of a star, measured by its disc.
pub(super) const STAR: f32 = 84.0 / 94.0;

impl<G: Geometry> State<G> {
    /// The stars of a step are shown for a moment.
    pub(super) fn cheer_step(&mut self, shared: &Shared) {
        let is_shown = !self.session.is_lost_to_program() && self.show.is_none();
        let round = self.session.round();
        let is_board = self.boards.is_some() || round.is_some_and(|it| !it.is_passed());
        if is_board && is_shown && self.session.is_done() {
            let show = self.joy_of_board(self.origins()(0), shared);
            return self.start_flight(show, shared);
        }
        let record = self.session.records().get(self.session.index());
        let Some(record) = record.filter(|it| it.done && is_shown) else {
            return;
        };
        let earned = result_of(record).stars();
        let from = self.origins();
        // A game that was won is a greater joy than any other step.
        let is_won = self.session.is_won_from_program();
        let first = self.first_star();
        if let Some(slot) = first.and_then(|at| view::FIRST_STARS.get(at)) {
            let is_glad = self.is_first_time(shared) && self.is_glad_step();
            let show = Show {
                occasion: match (is_won, is_glad) {
                    (true, _) => Occasion::Won,
                    (false, true) => Occasion::Cheer,
                    (false, false) => Occasion::First,
                },
                stars: vec![(from(0), Place::middle(slot))],
                missing: Vec::new(),
                side: STAR,
                hops: (is_won || is_glad).then_some(view::COACH),
                nth: self.session.index(),
            };
            self.start_flight(show, shared);
            return;
        }
        let mut slots = plate::places(&self.present(shared).scene, ALL);
        if shared.flow() == Flow::RightToLeft {
            slots.reverse();
        }
        let (won, missing): (Vec<_>, Vec<_>) = (0..).zip(slots).partition(|(n, _)| *n < earned);
        let show = Show {
            occasion: match is_won {
                true => Occasion::Won,
                false => Occasion::Step,
            },
            stars: won.into_iter().map(|(n, to)| (from(n), to)).collect(),
            missing: missing.into_iter().map(|(_, to)| to).collect(),
            side: plate::STAR,
            hops: is_won.then_some(view::COACH),
            nth: self.session.index(),
        };
        self.start_flight(show, shared);
    }

    /// A star for a board of practice that was solved at once, and a coach who hops.
    fn joy_of_board(&self, from: Place, shared: &Shared) -> Show {
        let is_at_once = self.session.is_right_at_once();
        let slots = plate::places(&self.present(shared).scene, 1);
        let stars = slots.into_iter().filter(|_| is_at_once);
        Show {
            occasion: Occasion::Step,
            stars: stars.map(|slot| (from, slot)).collect(),
            missing: Vec::new(),
            side: plate::STAR,
            hops: is_at_once.then_some(view::COACH),
            nth: self.session.index(),
        }
    }

    /// Whether this step was never solved before. What was solved just now is kept only after the joy about it.
    fn is_first_time(&self, shared: &Shared) -> bool {
        let (lesson, step) = (&self.session.lesson().id, &self.session.step().id);
        shared.learner.progress.step_stars(lesson, step) == 0
    }

    /// The stars of the lesson fly into their row.
    pub(super) fn cheer_lesson(&mut self, shared: &Shared) {
        if self.show.is_some() {
            return;
        }
        let from = self.origins();
        let slots = (0..self.run_stars(shared)).zip(view::SLOTS);
        let show = Show {
            occasion: Occasion::Lesson,
            stars: slots
                .map(|(n, slot)| (from(n), Place::middle(slot)))
                .collect(),
            missing: Vec::new(),
            side: STAR,
            hops: Some(view::COACH),
            nth: 0,
        };
        self.start_flight(show, shared);
    }

    fn start_flight(&mut self, show: Show, shared: &Shared) {
        let moves = shared.pace() == Animation::Smooth;
        self.ending.flight.start(show, moves);
    }

    /// Somebody does something: what flies for the lesson is at its place, the stars of a step are gone. Tells whether
    /// the lesson's were still on their way.
    pub(super) fn settle_flight(&mut self) -> bool {
        self.is_bumped = false;
        if self.session.is_finished() {
            self.board.memory.motion.stop();
            return self.ending.flight.skip();
        }
        self.ending.flight.clear();
        false
    }

    /// From where stars come: the squares that were found last, or where the last move ended, or the one that was
    /// touched last.
    fn origins(&self) -> impl Fn(u8) -> Place + use<G> {
        let session = &self.session;
        let found: Vec<Spot> = session.found().iter().map(Spot::from).collect();
        let moved = session.last_move().map(|mv| Spot::from(mv.to()));
        let last = moved.unwrap_or(self.board.cursor);
        let scene = self.frame.model.scene.clone();
        move |star| {
            let nth = found.len().checked_sub(usize::from(star) + 1);
            let spot = nth.and_then(|nth| found.get(nth)).copied();
            Place {
                area: view::BOARD,
                at: plate::share(&scene, spot.unwrap_or(last)),
            }
        }
    }

    /// What this run knows of a step: the better of its way through the lesson and of playing it again.
    fn run_record(&self, at: usize) -> Option<&Record> {
        let each = [self.session.records().get(at), self.ending.redone.get(at)];
        let done = each.into_iter().flatten().filter(|record| record.done);
        done.max_by_key(|record| result_of(record).stars())
    }

    /// The stars of this run; of steps that were done on another day, the best that are kept.
    pub(super) fn run_stars(&self, shared: &Shared) -> u8 {
        let lesson = self.session.lesson();
        let progress = &shared.learner.progress;
        let steps = lesson.steps.iter().enumerate();
        let stars = steps.map(|(at, step)| match self.run_record(at) {
            Some(record) => result_of(record).stars(),
            None => progress.step_stars(&lesson.id, &step.id),
        });
        Gathered::of(stars.filter(|stars| *stars > 0))
            .stars()
            .max(1)
    }

    /// The step worth playing again, counted from 0: the weakest; `None` if all are perfect.
    fn weakest(&self, shared: &Shared) -> Option<usize> {
        let lesson = self.session.lesson();
        let progress = &shared.learner.progress;
        let stars = |(at, step): (usize, &crate::lesson::Step<G>)| {
            (progress.step_stars(&lesson.id, &step.id), at)
        };
        let known = lesson.steps.iter().enumerate().map(stars);
        let open = known.filter(|(stars, _)| (1..ALL).contains(stars));
        open.min().map(|(_, at)| at)
    }

    /// Plays the step that is worth it again.
    pub(super) fn start_redo(&mut self, shared: &mut Shared) {
        let Some(at) = self.weakest(shared).filter(|_| self.session.is_finished()) else {
            return;
        };
        let Some(alone) = session_of(self.session.lesson().clone(), at, shared) else {
            return;
        };
        self.ending.flight.clear();
        let whole = std::mem::replace(&mut self.session, alone);
        self.ending.whole = Some(Box::new(whole));
        self.begin(Run::Redo, shared);
    }

    /// The jar is pressed: it hops, and its stars ring.
    pub(super) fn press_jar(&mut self, shared: &mut Shared) {
        self.ending.n_jar = self.ending.n_jar.wrapping_add(1);
        shared.sound(Sound::Star);
    }

    /// From a step that was played again back to the end.
    pub(super) fn end_redo(&mut self, at: usize, shared: &mut Shared) {
        let Some(whole) = self.ending.whole.take() else {
            return;
        };
        let new = self.session.records().get(at).copied().unwrap_or_default();
        let redone = &mut self.ending.redone;
        redone.resize(whole.records().len(), Record::default());
        if let Some(known) = redone.get_mut(at) {
            let stars = |it: &Record| it.done.then(|| result_of(it).stars());
            if stars(&new) > stars(known) {
                *known = new;
            }
        }
        self.session = *whole;
        self.kept = self.session.records().to_vec();
        self.run = Run::Whole;
        self.card.close();
        self.tried = None;
        self.ghost = None;
        self.aloud.begin();
        shared.sound(sound_of(Occasion::Lesson));
        self.cheer_lesson(shared);
    }

    /// The big button at the end of the lesson.
    pub(super) fn after_the_lesson(&self, shared: &Shared) -> Action {
        let land = shared.finished_land(&self.session.lesson().id);
        let next = || shared.onward(None).map_or(Goto::Home, |it| it.goto);
        Action::Go(land.map_or_else(next, Goto::Land))
    }

    /// The way home; at the end of a land over its card.
    pub(super) fn home(&self, shared: &Shared) -> Action {
        let is_over = self.session.is_finished() && self.show.is_none();
        let land = shared.finished_land(&self.session.lesson().id);
        let land = land.filter(|_| is_over);
        Action::Go(land.map_or(Goto::Home, Goto::Land))
    }
}

/// What the learner can do now, in a sentence of the lesson's own; without one, what the lesson is about.
pub(super) fn sentence<G: Geometry>(state: &State<G>, shared: &Shared) -> String {
    let words = &state.words;
    let own = |key| words.text(None, &key, &LessonArgs::default());
    if let Some(can) = own(WordKey::Can) {
        return can;
    }
    shared.say(&match own(WordKey::About) {
        Some(about) => Phrase::LessonLearned { about },
        None => Phrase::LessonDone {
            lesson: words.title(),
        },
    })
}

/// What is still to be won: so many more for the next star, or that nothing is.
pub(super) fn more<G: Geometry>(state: &State<G>, shared: &Shared) -> Vec<Phrase> {
    let (kept, gathered) = kept(state, shared);
    let mut told = vec![match kept {
        _ if gathered.got == gathered.most() => Phrase::EndPerfect,
        // The three stars speak for themselves: this is about the small ones.
        ALL.. => Phrase::EndHidden {
            left: gathered.most() - gathered.got,
        },
        2 => Phrase::EndThirdStar {
            left: gathered.missing_to(kept + 1),
        },
        _ => Phrase::EndSecondStar {
            left: gathered.missing_to(kept + 1),
        },
    }];
    if kept > state.run_stars(shared) {
        told.push(Phrase::BestStays {
            stars: u32::from(kept),
        });
    }
    told
}

/// The stars that the lesson has, and those of its steps.
fn kept<G: Geometry>(state: &State<G>, shared: &Shared) -> (u8, Gathered) {
    let lesson: &Lesson<G> = state.session.lesson();
    let progress = &shared.learner.progress;
    let steps = lesson.steps.iter().map(|step| step.id.as_str());
    let gathered = progress.gathered(&lesson.id, steps);
    (progress.stars(&lesson.id), gathered)
}

/// What brings the star that was lost, the next time.
fn remedy(lost: Lost, shared: &Shared) -> String {
    shared.label(&match lost {
        Lost::Hints(count) => Phrase::LostHints { count },
        Lost::Tries(_) => Phrase::LostTries,
        Lost::Moves { best, .. } => Phrase::LostMoves { best },
    })
}

/// What the screen shows at the end of a lesson; unchanged before it.
pub(super) fn adapt<G: Geometry>(model: Model, state: &State<G>, shared: &Shared) -> Model {
    if !state.session.is_finished() || state.show.is_some() {
        return model;
    }
    let (_, gathered) = kept(state, shared);
    let (caption, main) = way_on(state, shared);
    let stars = state.run_stars(shared);
    let more = more(state, shared);
    let redo = state.weakest(shared).map(|at| redo(state, at, shared));
    let is_exercise = |it: &crate::lesson::Step<G>| it.task.is_exercise();
    let ends_with_exercise = state.session.lesson().steps.last().is_none_or(is_exercise);
    let perfect = redo.is_none() && ends_with_exercise;
    let end = LessonEnd {
        sentence: rich::plain(&sentence(state, shared)),
        earned: shared.label(&Phrase::LessonDoneStars {
            stars: u32::from(stars),
        }),
        stars,
        gathered: shared.label(&Phrase::EndGathered {
            found: gathered.got,
            total: gathered.most(),
        }),
        jar: (gathered.got, gathered.most()),
        lines: more.iter().map(|it| shared.label(it)).collect(),
        redo,
        ten_more: shared
            .can_practise(Purpose::OfLesson(state.session.lesson().id.clone()))
            .then(|| shared.tool(Control::TenMore, Icon::WarmUp, &Phrase::PracticeTenMore)),
        perfect: perfect.then(|| shared.label(&Phrase::LessonRealBoard)),
        caption,
    };
    let tool = |control, icon, phrase: &Phrase| shared.tool(control, icon, phrase);
    Model {
        language: None,
        theme: None,
        keys: None,
        question: None,
        notes: Vec::new(),
        steps: Vec::new(),
        main: Some(main),
        hint: model.hint.on(false),
        take_back: model.take_back.on(false),
        again: tool(Control::Again, Icon::Again, &Phrase::ButtonPlayAgain),
        home: tool(Control::Home, Icon::Home, &Phrase::EndPath),
        end: (!state.is_transcript_open).then_some(end),
        ..model
    }
}

/// What leads on, and a small line above it.
fn way_on<G: Geometry>(state: &State<G>, shared: &Shared) -> (String, Tool) {
    let main = |icon, label| Tool::new(Control::Main, Some(icon), label);
    if let Some(land) = shared.finished_land(&state.session.lesson().id) {
        let name = shared.land(&land);
        return (shared.label(&Phrase::EndLandDone), main(Icon::Star, name));
    }
    match shared.onward(None) {
        Some(next) => (shared.label(&Phrase::EndNext), main(Icon::Play, next.name)),
        None => {
            let home = shared.label(&Phrase::ButtonHome);
            (shared.label(&Phrase::HomeAllDone), main(Icon::Home, home))
        }
    }
}

/// The step worth playing again, counted from 0, and why.
fn redo<G: Geometry>(state: &State<G>, at: usize, shared: &Shared) -> Redo {
    let lesson = state.session.lesson();
    let progress = &shared.learner.progress;
    let step = lesson.steps.get(at);
    let number = count(at + 1);
    let kept = step.map_or(0, |step| progress.step_stars(&lesson.id, &step.id));
    let now = state.run_record(at).map(result_of);
    let now = now.filter(|result| result.stars() == kept);
    let lost = now.and_then(|result| result.lost()).or_else(|| {
        let step = step?;
        progress.lost(&lesson.id, &step.id, step.task.about().par)
    });
    let why = lost.map(|lost| remedy(lost, shared));
    Redo {
        number,
        tool: shared.tool(
            Control::Redo,
            Icon::Again,
            &Phrase::EndReplay { step: number },
        ),
        why: why.unwrap_or_else(|| shared.label(&Phrase::EndReplayWhy)),
    }
}

/// The note below what the coach says once a step is solved: what brings the lost star, and that a better result stays.
pub(super) fn of_step<G: Geometry>(state: &State<G>, shared: &Shared) -> Vec<Phrase> {
    let session = &state.session;
    let record = session.records().get(session.index());
    // The first steps count in one star each: of three nothing was said yet.
    let is_told = session.is_done() && state.show.is_none() && state.first_star().is_none();
    let is_board = session.round().is_some_and(|it| !it.is_passed());
    let is_told = is_told && state.boards.is_none() && !is_board;
    let Some(result) = record.filter(|it| it.done && is_told).map(result_of) else {
        return Vec::new();
    };
    let Some(lost) = result.lost() else {
        return Vec::new();
    };
    let stars = u32::from(result.stars());
    let mut told = vec![Phrase::StepStars {
        stars,
        cause: remedy(lost, shared),
    }];
    let (lesson, step) = (&session.lesson().id, &session.step().id);
    let best = u32::from(shared.learner.progress.step_stars(lesson, step));
    if best > stars {
        told.push(Phrase::BestStays { stars: best });
    }
    told
}
