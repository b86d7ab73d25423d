//! The book of practice: on one page the ten boards of the day, on the other the stamps of the lands; below them
//! everything that can be chosen. Whoever comes from boards is told what came of them.
//!
//! # Decisions
//! * *No clock and no row of days*: nobody has missed anything who comes back after a month.
//! * *Any page of the passport can be tried*: whoever knows the rules need not play all lessons to show it.
//! * *What was missed can be tried again at once*, board by board, and nothing is counted then.
//! * *A warm-up that is done stays done*, and is seen to be: the next one comes tomorrow. Whoever likes plays ten more of all
//!   that was learned. On its day what came of it stands here, too, with what was missed.
//! * *Whoever comes back finds what is true now*: what is kept is read again, since boards were done meanwhile.
//! * *What looks like a board to touch is one*: the small boards that wait begin the warm-up, like its button.

pub mod model;
mod motif;
mod present;
pub mod view;

use iced::Element;
use iced::advanced::widget::Id;

use crate::gui::base::focus::Key;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::sounds::sound_of;
use crate::gui::base::shared::{Shared, today};
use crate::gui::base::{self, Frame, Framed, in_frame};
use crate::gui::board::{Animation, Memory};
use crate::gui::hearing::speech::Utterance;
use crate::gui::widget::flight::{Flight, Occasion};
use crate::practice::Exercise;
use crate::training::{Purpose, Run};
use model::{Control, Model};

/// How many of the boards that wait are seen.
const SEEN: usize = 3;

/// The screen while it is shown.
#[derive(Debug)]
pub struct State {
    /// The boards of the day; `None` before anything was learned that can be practised.
    warm_up: Option<Run>,
    /// Those that wait next.
    ahead: Vec<Exercise>,
    /// The boards that were just done, else those of the day once they are.
    came: Option<Box<Run>>,
    /// Those of them that were not solved at once.
    missed: Vec<Exercise>,
    /// What became of the certificate.
    kept: Option<String>,
    frame: Frame<Control, Model>,
    boards: [Memory; SEEN],
    /// Of the boards that were missed.
    again: Vec<Memory>,
    flight: Flight,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

impl State {
    /// Opens the book, and tells what came of these boards, if somebody comes from them.
    #[must_use]
    pub fn new(came: Option<Box<Run>>, shared: &mut Shared) -> Self {
        let has_come = came.is_some();
        let mut state = Self {
            warm_up: None,
            ahead: Vec::new(),
            missed: came.as_ref().map_or_else(Vec::new, |it| it.missed()),
            came,
            again: Vec::new(),
            kept: None,
            frame: Frame::default(),
            boards: std::array::from_fn(|_| Memory::default()),
            flight: Flight::default(),
        };
        state.read_kept(shared);
        state.refresh(shared);
        if let Some(occasion) = state.joy().filter(|_| has_come) {
            let moves = shared.pace() == Animation::Smooth;
            state.flight.cheer(view::COACH, moves);
            shared.sound(sound_of(occasion));
        }
        state
    }

    /// Reads what is kept of the boards: those of the day, and what came of those that were done. Boards are made only where
    /// something has changed.
    fn read_kept(&mut self, shared: &Shared) {
        let progress = &shared.learner.progress;
        let warm_up = shared.boards_for(Purpose::WarmUp);
        if warm_up != self.warm_up {
            let run = warm_up.as_ref();
            self.ahead = run.map_or_else(Vec::new, |it| it.ahead(SEEN, progress, today()));
            self.warm_up = warm_up;
        }
        match &mut self.came {
            // What was made good meanwhile is kept with the run, unless another one has taken its place.
            Some(came) => {
                let kept = Run::over(came.purpose(), progress);
                if let Some(kept) = kept.filter(|it| it.outcomes().eq(came.outcomes())) {
                    **came = kept;
                }
            }
            None => {
                let over = self.warm_up.clone().filter(|it| it.score().is_some());
                self.missed = over.as_ref().map_or_else(Vec::new, Run::missed);
                self.came = over.map(Box::new);
            }
        }
        self.again.resize_with(self.missed.len(), Memory::default);
    }

    /// Whether the boards of the day are done.
    fn is_day_done(&self) -> bool {
        let warm_up = self.warm_up.as_ref();
        warm_up.is_some_and(|it| it.score().is_some())
    }

    /// The joy about the boards that were done: about ten good ones as about a land, else about what was right of them.
    fn joy(&self) -> Option<Occasion> {
        let score = self.came.as_ref()?.score()?;
        let is_great = score.is_passed.unwrap_or(present::is_good(score));
        match is_great {
            true => Some(Occasion::Land),
            false => (score.right > 0).then_some(Occasion::Lesson),
        }
    }
}

in_frame!(State);

impl Framed for State {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let seen = view::Seen {
            boards: &self.boards,
            again: &self.again,
            flight: &self.flight,
        };
        let view = view::View::new(&self.frame, seen, shared);
        view.turned(view::View::for_window)
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        self.flight.skip();
        let purpose = match control {
            Control::Back => return Action::Go(Goto::Back),
            Control::Flight => return Action::None,
            Control::Print => {
                if let Some(land) = present::land_won(self) {
                    let kept = shared.certify(shared.land(land), shared.titles_of(land));
                    self.kept = Some(shared.label(&kept));
                }
                return Action::None;
            }
            Control::Missed(place) => {
                let missed = self.missed.get(place);
                missed.map(|it| Purpose::Again {
                    board: it.key(),
                    of: self.came.as_ref().map(|it| Box::new(it.purpose().clone())),
                })
            }
            Control::WarmUp | Control::Waiting(_) => Some(match self.is_day_done() {
                true => Purpose::More,
                false => Purpose::WarmUp,
            }),
            Control::Stamp(place) => {
                let stamps = &self.frame.model.passport.stamps;
                stamps
                    .get(place)
                    .map(|it| Purpose::Passport(it.land.clone()))
            }
            Control::Skill(place) => {
                let skills = present::skills(shared);
                let skill = skills.get(place);
                skill.map(|it| Purpose::OfSkill(it.name.to_owned()))
            }
        };
        purpose.map_or(Action::None, |it| Action::Go(Goto::Boards(it)))
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        if self.flight.skip() {
            return Action::None;
        }
        match key {
            Key::Cancel => Action::Go(Goto::Back),
            Key::Press => self.press_focused(&[Control::WarmUp], shared),
            _ => self.go_by(key, shared),
        }
    }

    fn flight(&mut self) -> Option<&mut Flight> {
        Some(&mut self.flight)
    }

    fn opening(&self) -> Vec<Utterance> {
        let model = &self.frame.model;
        let news = model.news.iter().map(|it| &it.words);
        let warm_up = [&model.warm_up.title, &model.warm_up.line];
        news.chain(warm_up).map(Utterance::of).collect()
    }

    fn area(&self, _control: Control) -> Option<Id> {
        Some(view::PAGE.into())
    }

    fn shared_changed(&mut self, shared: &Shared) {
        self.read_kept(shared);
        self.refresh(shared);
    }
}
