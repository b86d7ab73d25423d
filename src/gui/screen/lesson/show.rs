//! Show mode: a lesson before a class. The board fills the height, one sentence stands beside it,
//! and a clicker goes on and back, whether a step is solved or not.
//!
//! The class has a run through the lesson of its own; the learner's waits, and nothing is kept. Boards that the program makes
//! are those of the first round, as on paper.

mod notes;
mod vote;

use crate::answers::AnswerPart;
use crate::gui::base::focus::{Focus, Key};
use crate::gui::base::shared::Shared;
use crate::gui::base::show::{ShowDesk, turns};
use crate::gui::base::{Framed, HasFrame};
use crate::gui::screen::lesson::card::OpenCard;
use crate::gui::screen::lesson::model::{Control, Model, Slide};
use crate::gui::screen::lesson::words::Teller;
use crate::gui::screen::lesson::{Action, MoveBy, State};
use crate::gui::screen::lesson::{answers, kinds};
use crate::gui::widget::slide::Foot;
use crate::locale::Phrase;
use crate::rules::{Classic, Geometry};
use crate::session::{Answer, Input, Session};
use vote::Vote;

/// What show mode adds to a lesson.
#[derive(Debug)]
pub(super) struct Show<G: Geometry = Classic> {
    /// The learner's own run, as it was left.
    own: Session<G>,
    desk: ShowDesk,
    has_notes: bool,
    /// The teacher's window, while there is one.
    window: Option<Window>,
    vote: Option<Vote>,
}

/// The teacher's window.
#[derive(Debug)]
struct Window {
    /// The answer in words.
    answer: Vec<AnswerPart>,
    /// Whether it is open to read: where the system puts a window nobody knows, it may be before the class.
    is_uncovered: bool,
}

impl<G: Geometry> Show<G> {
    /// What a teacher has switched.
    pub(super) const fn desk(&mut self) -> &mut ShowDesk {
        &mut self.desk
    }
}

impl<G: Geometry> State<G> {
    /// Shows the lesson to a class, from the present step on.
    pub(super) fn enter_show(&mut self, shared: &mut Shared) -> Action {
        let (lesson, at) = (self.session.lesson().clone(), self.session.index());
        let Some(session) = Session::with_seed(lesson, at, shared.seed()) else {
            return Action::None;
        };
        self.show = Some(Box::new(Show {
            own: std::mem::replace(&mut self.session, session),
            desk: ShowDesk::default(),
            has_notes: false,
            window: None,
            vote: None,
        }));
        self.page_shown(shared);
        Action::FullScreen(true)
    }

    /// Goes back to the learner's own run.
    pub(super) fn leave_show(&mut self, shared: &mut Shared) -> Action {
        let Some(show) = self.show.take() else {
            return Action::None;
        };
        self.session = show.own;
        self.end_class(shared);
        self.page_shown(shared);
        self.replayed = None;
        Action::FullScreen(false)
    }

    /// The lesson has changed on the disk while it is shown: the learner begins its run again too.
    pub(super) fn shown_again(&mut self, session: &Session<G>) {
        if let Some(show) = &mut self.show {
            show.own = session.clone();
            show.vote = None;
        }
    }

    /// A key in show mode.
    pub(super) fn show_key(&mut self, key: Key, shared: &mut Shared) -> Action {
        let Some(show) = &mut self.show else {
            return Action::None;
        };
        if show.desk.wakes() {
            return Action::None;
        }
        if show.vote.is_some() && self.vote_key(key) {
            return Action::None;
        }
        match key {
            _ if self.typed.is_some() => return self.lesson_key(key, shared),
            Key::Letter('/') => return self.lesson_key(key, shared),
            Key::Function(11) => return self.leave_show(shared),
            Key::Cancel if self.ghost.is_some() => self.ghost = None,
            Key::Cancel => return self.close(shared),
            Key::Press => match self.focused() {
                Some(control) if self.frame.focus.shows(control) => {
                    return self.press(control, shared);
                }
                _ => self.turn_page(true, shared),
            },
            Key::Letter(letter) => return self.show_letter(letter, shared),
            key => match turns(key) {
                Some(is_on) => self.turn_page(is_on, shared),
                None => return self.lesson_key(key, shared),
            },
        }
        Action::None
    }

    /// A letter switches something, or is answered with why it does nothing here.
    fn show_letter(&mut self, letter: char, shared: &mut Shared) -> Action {
        self.aside = None;
        let Some(show) = &mut self.show else {
            return Action::None;
        };
        if show.desk.takes(letter) {
            return Action::None;
        }
        match (letter, letter.to_ascii_lowercase()) {
            ('N', _) => self.toggle_window(shared),
            (_, 'n') => show.has_notes = !show.has_notes,
            (_, 'v') => return self.begin_vote(),
            (_, 'w') => return self.tell_why(shared),
            (_, 'h') if self.session.hints().1 == 0 => return Action::Say(Phrase::NotHereHint),
            (_, 'h') => self.apply(Input::Hint, MoveBy::Pressed, shared),
            _ => return Action::Say(Phrase::NotHereKey),
        }
        Action::None
    }

    /// Escape closes what was opened last; when nothing is open, show mode itself.
    fn close(&mut self, shared: &mut Shared) -> Action {
        let Some(show) = &mut self.show else {
            return Action::None;
        };
        if show.vote.take().is_some() || std::mem::take(&mut show.has_notes) {
            return Action::None;
        }
        if self.card.close() {
            return Action::None;
        }
        if self.session.picked().is_some() {
            self.apply(Input::Cancel, MoveBy::Pressed, shared);
            return Action::None;
        }
        self.leave_show(shared)
    }

    /// On to the next step, or back to the one before; a vote first gives its answer.
    pub(super) fn turn_page(&mut self, is_on: bool, shared: &mut Shared) {
        let waits = self.show.as_ref().and_then(|show| show.vote.as_ref());
        if is_on && waits.is_some_and(|vote| !vote.is_shown()) {
            return self.reveal(shared);
        }
        if self.boards.is_some() {
            self.turn_board(is_on, shared);
            return self.page_shown(shared);
        }
        if self.session.turn_board(is_on) {
            return self.page_shown(shared);
        }
        let at = self.session.index();
        let to = if is_on {
            Some(at + 1)
        } else {
            at.checked_sub(1)
        };
        let lesson = self.session.lesson().clone();
        let Some(to) = to.filter(|to| *to < lesson.steps.len()) else {
            return;
        };
        if let Some(session) = Session::with_seed(lesson, to, shared.seed()) {
            self.session = session;
            self.page_shown(shared);
        }
    }

    fn page_shown(&mut self, shared: &mut Shared) {
        if let Some(show) = &mut self.show {
            show.vote = None;
        }
        self.card.close();
        self.tried = None;
        self.frame.focus = Focus::default();
        self.step_shown(shared);
        self.look_up_answer(shared);
    }

    /// Why: the rule behind what was refused, or else the answer to a question, with its reason.
    fn tell_why(&mut self, shared: &mut Shared) -> Action {
        let has_rule = Teller {
            state: self,
            shared,
        }
        .explained()
        .is_some();
        match self.right_answer() {
            _ if has_rule => {
                self.card = match self.card.is_open() {
                    true => OpenCard::Nothing,
                    false => OpenCard::Rule,
                };
            }
            Some(answer) => self.give(answer, shared),
            None => return Action::Say(Phrase::NotHereWhy),
        }
        Action::None
    }

    fn give(&mut self, answer: Answer, shared: &mut Shared) {
        self.answered = Some(answer);
        self.apply(Input::Answer(answer), MoveBy::Pressed, shared);
    }

    /// The answer that solves the step: the session itself is asked.
    fn right_answer(&self) -> Option<Answer> {
        let solves = |answer: &Answer| {
            let mut session = self.session.clone();
            session.apply(Input::Answer(*answer));
            session.is_done()
        };
        self.answers_of_a_question().into_iter().find(solves)
    }

    /// The answers of a step that asks the whole class something.
    fn answers_of_a_question(&self) -> Vec<Answer> {
        match kinds::of(&self.session.step().task).asks_class {
            true => self.session.answers(),
            false => Vec::new(),
        }
    }

    /// The class votes on the question of the step, or stops voting.
    fn begin_vote(&mut self) -> Action {
        let vote = Vote::on(self.answers_of_a_question());
        match &mut self.show {
            Some(show) if show.vote.is_some() => show.vote = None,
            Some(_) if vote.is_none() => return Action::Say(Phrase::NotHereVote),
            Some(show) => show.vote = vote,
            None => {}
        }
        Action::None
    }

    /// A hand more or less for an answer.
    pub(super) fn raise_hand(&mut self, place: usize, up: bool) {
        if let Some(vote) = self.show.as_mut().and_then(|show| show.vote.as_mut()) {
            vote.change(place, up);
        }
    }

    /// Keys that a vote takes for itself.
    fn vote_key(&mut self, key: Key) -> bool {
        let shows_ring = self.focused().is_some_and(|it| self.frame.focus.shows(it));
        let Some(vote) = self.show.as_mut().and_then(|show| show.vote.as_mut()) else {
            return false;
        };
        match key {
            Key::Letter(letter) => vote.types(letter),
            Key::TakeBack => vote.erase(),
            Key::Up | Key::Right if !shows_ring => vote.change_here(true),
            Key::Down | Key::Left if !shows_ring => vote.change_here(false),
            _ => false,
        }
    }

    /// The answer of the vote, with its reason.
    pub(super) fn reveal(&mut self, shared: &mut Shared) {
        let right = self.right_answer();
        if let Some(vote) = self.show.as_mut().and_then(|show| show.vote.as_mut()) {
            vote.show(right);
        }
        if let Some(answer) = right {
            self.give(answer, shared);
        }
    }

    /// From a lesson to one that is shown: large letters on the board, nothing but what is needed.
    pub(super) fn stage(&self, model: &mut Model, shared: &Shared) {
        self.haunt(model, shared);
        self.show_transcript(model, shared);
        model.typed = self.typed.as_ref().map(|typed| match typed.as_str() {
            "" => (shared.label(&Phrase::TypedEmpty), true),
            typed => (typed.to_owned(), false),
        });
        model.notes.extend(self.aside.clone());
        if !self.session.is_finished() {
            model.scene.marks.extend(self.board.drawings.marks());
        }
        if model.rule.is_some() {
            model.coach.rule_link = None;
            model.anyway = None;
        }
        let Some(show) = &self.show else { return };
        show.desk.stage(&mut model.scene);
        model.slide = Some(self.slide(show, shared));
        model.for_teachers = show.has_notes.then(|| self.notes_card(shared));
        let label = |answer| answers::label(self, shared, answer);
        model.poll = show.vote.as_ref().map(|vote| vote.poll(shared, label));
        model.prompt = self.prompt(show, model, shared);
        for tool in [
            &mut model.hint,
            &mut model.take_back,
            &mut model.again,
            &mut model.home,
        ] {
            tool.is_on = false;
        }
        for tool in [
            &mut model.read_aloud,
            &mut model.language,
            &mut model.theme,
            &mut model.repeat,
            &mut model.keys,
        ] {
            *tool = None;
        }
        model.transcript = None;
        model.nods = false;
        for dot in &mut model.dots {
            dot.way = None;
        }
        if let Some(rule) = &mut model.rule {
            (rule.close.is_on, rule.more.is_on) = (false, false);
        }
        model.main = model.main.take().filter(|_| model.entry.is_some());
        if show.vote.is_some() {
            model.answers.clear();
        }
    }

    /// Which step of how many.
    fn place(&self, shared: &Shared) -> String {
        if self.boards.is_some() {
            // There is no end of them.
            return self.words.title();
        }
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        shared.label(&Phrase::ShowPlace {
            step: count(self.session.index() + 1),
            total: count(self.session.lesson().steps.len()),
        })
    }

    fn slide(&self, show: &Show<G>, shared: &Shared) -> Slide {
        Slide {
            is_blank: show.desk.is_blank,
            foot: Foot {
                place: self.place(shared),
                leave: shared.tool(Control::Leave, None, &Phrase::ShowLeave),
            },
        }
    }
}
