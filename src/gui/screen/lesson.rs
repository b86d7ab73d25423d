//! The lesson screen: a board, the coach, one task at a time.
//!
//! The [`Session`] decides what happens; this file turns buttons and hands on the board into its inputs,
//! `keys` and `typing` the keyboard, `effects` its effects into movement and sound, `aloud` reads. `end` celebrates the end
//! of a step and of the lesson and knows what leads on, `first` knows the very first steps, `answers` finds what can be
//! answered beside the board,
//! `kinds` knows how kinds of steps differ, `replay` shows moves, `think` finds the program's, `ghost` a refused
//! one, `steps` plays one step alone, `story` turns the pages of a picture story, `boards` plays boards of practice, `run` says which, `reload` takes changed lessons, `results` keeps what
//! was solved, `kept_game` a game that goes on, `words` finds the coach's words, `transcript` keeps what happened, `show` shows the lesson to
//! a class, `picture` finds the board's marks, `present` puts all into the [`model`], and `view` lays it out.

mod album;
mod aloud;
mod answers;
mod boards;
mod card;
mod effects;
mod end;
mod first;
mod ghost;
mod kept_game;
mod keys;
mod kinds;
pub mod model;
mod picture;
mod plate;
mod present;
mod reload;
mod replay;
mod results;
mod run;
mod screen;
mod show;
mod steps;
mod story;
mod think;
mod transcript;
mod typing;
pub mod view;
mod words;

pub use boards::{go_on_with_boards, open_boards};
pub use screen::{LessonScreen, open};

use std::sync::Arc;

use iced::widget::image::Handle;

use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::transcript::Transcript;
use crate::gui::base::{self, BoardFrame, Frame, Framed};
use crate::gui::board::{BoardEvent, Memory, MoveBy, SquareEvent};
use crate::gui::hearing::sound::Sound;
use crate::lesson::{Aid, Lesson};
use crate::library::{Entry, PictureFile};
use crate::locale::LessonWords;
use crate::rules::{Classic, Exposure, Geometry, Move, Piece, Square, SquareSet};
use crate::scene::{Mark, Spot};
use crate::session::{Answer, BoardUse, Effect, Hint, Input, Record, Say, Session, Tried};
use crate::solve::opponent::Thinking;
use crate::training::Purpose;
use aloud::Aloud;
use boards::Boards;
use card::OpenCard;
use end::Ending;
use kept_game::Sitting;
use model::{Control, Model};
use replay::Refuted;
use results::session_of;
use run::Run;
use show::Show;

/// A lesson while it is played.
pub struct State<G: Geometry = Classic> {
    session: Session<G>,
    entry: Entry,
    words: LessonWords,
    /// The picture that was shown last, or that it cannot be shown.
    picture: Option<(Arc<PictureFile>, Option<Handle>)>,
    /// The results that are kept already, by step.
    kept: Vec<Record>,
    frame: Frame<Control, Model>,
    board: BoardFrame,
    /// The refused move.
    tried: Option<(Square<G>, Square<G>)>,
    /// Whether a refusal that was asked for is still looked at, so that the joy about it waits.
    is_bumped: bool,
    /// The answer that was given last.
    answered: Option<Answer>,
    /// The answers to this question that were wrong.
    wrong: Vec<Answer>,
    card: OpenCard<G>,
    /// Whether somebody has just asked what is to be done.
    asks_what_to_do: bool,
    /// Whether the coach cries out about what was taken in the last moves of a game.
    cries: bool,
    /// The hat that has just been won in a game against the coach, by the number of its strength.
    prize: Option<u8>,
    /// What somebody is asked before a game is left.
    asks: Option<Leaving>,
    /// Whether the whole lesson is played, or one step of it.
    run: Run,
    /// The boards of practice of which this is one.
    boards: Option<Box<Boards>>,
    /// How many moves before the learner's turn were shown; `None` once all were.
    replayed: Option<usize>,
    /// How far it is shown what comes of the last wrong move.
    refuted: Refuted,
    /// The program's move while it is thought about.
    thinking: Option<Thinking<G>>,
    /// The lesson as it is shown to a class, while it is.
    show: Option<Box<Show<G>>>,
    /// The refused move as it would go on.
    ghost: Option<Exposure<G>>,
    /// The move that is being typed.
    typed: Option<String>,
    /// The letters before it.
    letters: String,
    /// An answer to a key, until the next one.
    aside: Option<String>,
    transcript: Transcript,
    aloud: Aloud,
    /// The piece that is to be moved, once nobody has done anything for a while.
    looks_at: Option<Spot>,
    /// How often who comes through the scene of a story was pressed on this page.
    n_pressed: u8,
    /// How many steps were shown.
    n_shown: u32,
    ending: Ending<G>,
    sitting: Sitting,
    /// For the boards of the album.
    album_memory: Memory,
    /// Whether the card "What happened" is open.
    is_transcript_open: bool,
}

/// How many tries in a row that do not lead on bring the first hint by themselves.
const LOST: usize = 4;

/// What happened on the lesson screen.
pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

/// Whether a lesson was finished before, and is not left in the middle. A story is told again from its beginning.
fn is_finished_before(entry: &Entry, shared: &Shared) -> bool {
    let (id, progress) = (&entry.lesson.id, &shared.learner.progress);
    progress.stars(id) > 0 && progress.resume(id).is_none() && !entry.lesson.is_story()
}

/// How a game is left before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leaving {
    GiveUp,
    /// The game is over for today.
    Home,
}

impl<G: Geometry> State<G> {
    /// A lesson where it was left.
    fn new(entry: &Entry, lesson: &Arc<Lesson<G>>, shared: &mut Shared) -> Option<Self> {
        let left_at = shared.learner.progress.resume(&lesson.id);
        let at = left_at.and_then(|id| lesson.steps.iter().position(|step| step.id == id));
        let mut state = Self::at(entry, lesson, at.unwrap_or(0), shared)?;
        if is_finished_before(&state.entry, shared) {
            state.run = Run::List;
        }
        state.step_shown(shared);
        state.refresh(shared);
        Some(state)
    }

    /// The lesson that one of these boards is, of which so much is found already.
    fn of_boards(
        entry: &Entry,
        lesson: &Arc<Lesson<G>>,
        boards: Boards,
        so_far: &[Tried<G>],
        shared: &mut Shared,
    ) -> Option<Self> {
        let mut state = Self::at(entry, lesson, 0, shared)?;
        if boards.is_missed() {
            state.session.was_missed_before();
        }
        state.session.find_again(so_far);
        (state.run, state.boards) = (Run::Boards, Some(Box::new(boards)));
        state.step_shown(shared);
        state.refresh(shared);
        Some(state)
    }

    /// A lesson at a step, counted from 0, which is not shown yet.
    fn at(entry: &Entry, lesson: &Arc<Lesson<G>>, at: usize, shared: &Shared) -> Option<Self> {
        let session = session_of(lesson.clone(), at, shared)?;
        let words = entry.words(&shared.locale);
        Some(Self {
            kept: vec![Record::default(); lesson.steps.len()],
            entry: entry.clone(),
            picture: None,
            words,
            session,
            frame: Frame::default(),
            board: BoardFrame::at(Spot::new(0, 0)),
            tried: None,
            is_bumped: false,
            answered: None,
            wrong: Vec::new(),
            card: OpenCard::Nothing,
            asks_what_to_do: false,
            cries: false,
            prize: None,
            asks: None,
            run: Run::default(),
            boards: None,
            replayed: None,
            refuted: Refuted::default(),
            thinking: None,
            show: None,
            ghost: None,
            typed: None,
            letters: String::new(),
            aside: None,
            transcript: Transcript::default(),
            aloud: Aloud::default(),
            n_pressed: 0,
            looks_at: None,
            n_shown: 0,
            ending: Ending::default(),
            sitting: Sitting::default(),
            album_memory: Memory::default(),
            is_transcript_open: false,
        })
    }

    fn pressed(&mut self, control: Control, shared: &mut Shared) -> Action {
        let is_over = self.session.is_finished();
        match control {
            Control::Board => {
                let cursor = self.board.cursor;
                self.handle(BoardEvent::Pressed(cursor), shared);
            }
            Control::Rule => self.card = OpenCard::Rule,
            Control::WouldChange => self.ask_what_would_change(),
            Control::CloseRule => self.card = OpenCard::Nothing,
            Control::MoreOfRule => {
                let card = self
                    .frame
                    .model
                    .rule
                    .as_ref()
                    .map(|rule| rule.card.to_owned());
                return Action::Go(Goto::Rulebook(card));
            }
            Control::PracticeRule => {
                let rule = self.frame.model.rule.as_ref().map(|it| it.card.to_owned());
                return rule.map_or(Action::None, |it| {
                    Action::Go(Goto::Boards(Purpose::OfRule(it)))
                });
            }
            Control::TenMore => {
                let lesson = self.session.lesson().id.clone();
                return Action::Go(Goto::Boards(Purpose::OfLesson(lesson)));
            }
            Control::Promote(role) => self.apply(Input::Promote(role), MoveBy::Pressed, shared),
            Control::StopPromoting => self.apply(Input::Cancel, MoveBy::Pressed, shared),
            Control::Answer(Answer::GiveUp) if self.asks != Some(Leaving::GiveUp) => {
                self.asks = Some(Leaving::GiveUp);
            }
            Control::PlayOn => self.asks = None,
            Control::Answer(answer) => {
                self.answered = Some(answer);
                self.apply(Input::Answer(answer), MoveBy::Pressed, shared);
            }
            Control::Take(piece) => self.take(piece, shared),
            Control::Change(up) => self.apply(Input::Change(up), MoveBy::Pressed, shared),
            Control::Letter(letter) => self.apply(Input::Letter(letter), MoveBy::Pressed, shared),
            Control::Sign(role) => self.apply(Input::Piece(role), MoveBy::Pressed, shared),
            Control::Erase => self.apply(Input::Erase, MoveBy::Pressed, shared),
            Control::Step(number) => self.go_to(number.saturating_sub(1) as usize, shared),
            Control::Problems => return Action::Go(Goto::Problems),
            Control::Main if self.frame.model.entry.is_some() => {
                self.apply(Input::HandIn, MoveBy::Pressed, shared);
            }
            Control::Main if self.show.is_some() => self.turn_page(true, shared),
            Control::Vote(place, up) => self.raise_hand(place, up),
            Control::Reveal => self.reveal(shared),
            Control::Anyway => self.try_anyway(),
            Control::Transcript => self.is_transcript_open = !self.is_transcript_open,
            Control::CopyTranscript => return self.copy_transcript(),
            Control::Repeat => {
                self.apply(Input::Repeat, MoveBy::Pressed, shared);
                self.asks_what_to_do = true;
                if shared.reads_to_me() {
                    self.aloud.ask();
                }
            }
            Control::Keys => return Action::Keys,
            Control::Leave => return self.leave_show(shared),
            Control::NotesWindow => self.toggle_window(shared),
            Control::Uncover => self.uncover(),
            Control::Turn(is_on) => self.turn_page(is_on, shared),
            Control::Main if self.is_alone() => return self.press_main_alone(shared),
            Control::Main if is_over => return self.after_the_lesson(shared),
            Control::Main => {
                self.apply(Input::Next, MoveBy::Pressed, shared);
                if self.is_told() {
                    return Action::Go(Goto::Home);
                }
            }
            Control::Hint if !self.may_have_hints() => {}
            Control::Hint => self.apply(Input::Hint, MoveBy::Pressed, shared),
            Control::TakeBack => self.apply(Input::TakeBack, MoveBy::Pressed, shared),
            Control::Again if is_over => self.start_at(0, Run::Whole, shared),
            Control::Again => self.apply(Input::Again, MoveBy::Pressed, shared),
            Control::LeaveGame if self.run == Run::Boards => return self.stop_boards(shared),
            Control::Home | Control::LeaveGame
                if matches!(self.run, Run::Practice | Run::Boards) =>
            {
                return Action::Go(Goto::Back);
            }
            Control::Home | Control::LeaveGame => return self.home(shared),
            Control::Redo => self.start_redo(shared),
            Control::ReadAloud => self.aloud.ask(),
            Control::Language => return Action::Languages,
            Control::Theme => {
                shared.next_theme();
                return Action::SharedChanged;
            }
            Control::Jar => self.press_jar(shared),
            Control::Traveler => self.press_traveler(shared),
            Control::Animal(number) => {
                self.ending.animals.press(number);
                shared.sound(Sound::Move);
            }
            Control::Companion | Control::Rival => {
                self.ending.company.press(control);
                shared.sound(Sound::Move);
            }
            Control::Flight => {}
        }
        Action::None
    }

    fn apply(&mut self, input: Input<G>, way: MoveBy, shared: &mut Shared) {
        self.note_input(input, shared);
        if self.session.written().is_some() {
            self.session.write_in(shared.letters());
        }
        let astray = self.session.n_astray();
        let seen = self.session.hint();
        if input == Input::Again && self.put_game_away(shared) {
            shared.keep_progress();
        }
        let left = self.left_standing();
        let effects = self.session.apply(input);
        if let Some(wrong) = left.filter(|_| !effects.is_empty()) {
            self.take_wrong_back(&wrong);
        }
        self.note_wrong(input, astray);
        if input == Input::Hint || self.session.n_astray() > astray {
            self.aloud.answer_again();
        }
        self.follow(effects, way, shared);
        if input == Input::Hint && seen.is_some() && seen == self.session.hint() {
            self.shake_hinted();
        }
    }

    /// Where a hint shows what was seen before, its man shakes: every press is answered on the board.
    fn shake_hinted(&mut self) {
        let man = match self.session.hint() {
            Some(Hint::Piece(at) | Hint::Square(at)) => at,
            Some(Hint::Ends { from, .. } | Hint::Move { from, .. }) => from,
            None => return,
        };
        self.board.memory.motion.shake(man.into());
    }

    /// Shows, tells and keeps what has changed.
    fn follow(&mut self, effects: Vec<Effect<G>>, way: MoveBy, shared: &mut Shared) {
        if !effects.is_empty() {
            self.card = OpenCard::Nothing;
            self.tried = None;
            self.ghost = None;
            self.asks_what_to_do = false;
            self.asks = None;
        }
        self.is_bumped = self.bumps(&effects);
        let is_now = |effect: &&Effect<G>| !self.is_bumped || **effect != Effect::StepDone;
        let heard = effects.iter().filter(is_now);
        if let Some(sound) = effects::sound(heard, &self.session) {
            shared.sound(sound);
        }
        for effect in effects {
            self.note_effect(&effect, shared);
            self.effect(effect, way, shared);
        }
        self.keep(shared);
        self.offer(shared);
    }

    /// Remembers a wrong answer to a question that has one right one; the next question forgets it.
    fn note_wrong(&mut self, input: Input<G>, astray: usize) {
        let Input::Answer(answer) = input else {
            return;
        };
        let is_wrong = self.session.n_astray() > astray;
        if !is_wrong {
            self.wrong.clear();
        } else if kinds::of(&self.session.step().task).keeps_wrong {
            self.wrong.push(answer);
        }
    }

    /// To somebody who goes astray again and again the coach gives the first hint by itself; not before a
    /// class, which is the teacher's.
    fn offer(&mut self, shared: &mut Shared) {
        let is_lost = self.session.n_astray() >= LOST && !self.session.is_done();
        // While a wrong move and its answer stand there, its piece may be gone: the hint waits until it is back.
        let is_back = self.left_standing().is_none();
        let is_wanted = is_lost && is_back && self.show.is_none() && self.may_have_hints();
        if is_wanted && self.session.hints().0 == 0 {
            self.note_input(Input::Hint, shared);
            self.session.apply(Input::Offer);
        }
    }

    fn handle(&mut self, event: BoardEvent, shared: &mut Shared) {
        self.aside = None;
        self.board.memory.guide.stop();
        if self.ghost.is_some() {
            self.put_back();
            return;
        }
        let touched = match event.on() {
            Some(SquareEvent::Press(square) | SquareEvent::Lift(square)) => Some(square),
            _ => None,
        };
        if let Some(at) = touched.filter(|at| self.puts_back(*at)) {
            // Whoever presses where his own man was taken means that man.
            let back = self.session.position().piece_at(at);
            let is_own = back.is_some_and(|it| it.seat == self.session.position().turn());
            if is_own && matches!(event.on::<G>(), Some(SquareEvent::Press(_))) {
                self.apply(Input::Press(at), MoveBy::Pressed, shared);
            }
            return;
        }
        match event.on() {
            Some(SquareEvent::Press(square)) if self.stays_lifted(square) => {
                self.board.memory.motion.shake(square.into());
            }
            Some(SquareEvent::Press(square)) => {
                let square = self.own_square(square);
                self.lift_again(square, shared);
                self.board.cursor = square.into();
                match self.shown_way(square) {
                    Some(from) => {
                        let way = Input::Drop { from, to: square };
                        self.apply(way, MoveBy::Pressed, shared);
                    }
                    None => self.apply(Input::Press(square), MoveBy::Pressed, shared),
                }
                self.show_hand_again();
            }
            Some(SquareEvent::Lift(square)) => {
                self.board.cursor = square.into();
                self.lift(self.own_square(square), shared);
            }
            // What was lifted has only put the board back.
            Some(SquareEvent::Drop(..))
                if self.refuted == Refuted::PutBack && self.session.picked().is_none() => {}
            Some(SquareEvent::Drop(from, to)) => {
                // What was lifted where its wrong move had left it is in the hand on its own square.
                let from = self.session.picked().unwrap_or(from);
                self.apply(Input::Drop { from, to }, MoveBy::Dropped, shared);
            }
            Some(SquareEvent::PutBack) | None => {}
        }
    }

    /// Whether this piece lies in the hand from the beginning of the step, and stays there: whoever has never lifted one
    /// would not know how to go on.
    fn stays_lifted(&self, square: Square<G>) -> bool {
        let is_lifted = self.session.step().aids.contains(&Aid::Lifted);
        is_lifted && self.session.picked() == Some(square)
    }

    /// Takes that piece into the hand again, if it was put down by something else than a press on the board.
    fn lift_again(&mut self, pressed: Square<G>, shared: &mut Shared) {
        let is_lifted = self.session.step().aids.contains(&Aid::Lifted);
        let is_down = is_lifted && self.session.picked().is_none() && !self.session.is_done();
        let piece = self
            .session
            .to_move()
            .filter(|at| is_down && *at != pressed);
        if let Some(piece) = piece {
            self.apply(Input::Press(piece), MoveBy::Pressed, shared);
        }
    }

    /// Where a piece really stands that is touched here: the one whose wrong move still stands on the board has gone back.
    fn own_square(&self, square: Square<G>) -> Square<G> {
        let left = self.left_standing().map(|it| it.mv);
        let left = left.filter(|mv| mv.to() == square);
        left.map_or(square, |mv| mv.from())
    }

    /// Where the piece stands that was refused last, if it may go to this square: it looks as if it were still in the
    /// hand, and what shines is pressed.
    fn shown_way(&self, to: Square<G>) -> Option<Square<G>> {
        let (from, _) = self.tried.filter(|_| self.session.picked().is_none())?;
        if self.is_refusal_open() {
            return self.ways_of_refused().contains(to).then_some(from);
        }
        let to = Spot::from(to);
        let mut marks = self.frame.model.scene.marks.iter();
        let shines = marks.any(|it| *it == Mark::Target(to) || *it == Mark::CaptureTarget(to));
        shines.then_some(from)
    }

    /// Whether a refusal is told, and another move can be tried.
    fn is_refusal_open(&self) -> bool {
        let is_told = matches!(self.session.say(), Say::Refused(_));
        is_told && self.session.on_board() == BoardUse::Moves
    }

    /// Where the piece that was just refused may go.
    fn ways_of_refused(&self) -> SquareSet<G> {
        let tried = self.tried.filter(|_| self.is_refusal_open());
        let ways = tried.map(|(from, _)| self.session.position().moves_from(from));
        ways.iter().flatten().map(Move::to).collect()
    }

    /// The open hand comes again, where only one piece can be moved and somebody pressed in vain.
    fn show_hand_again(&mut self) {
        if self.session.shown_hands().iter().count() == 1 {
            self.show_hand();
        }
    }

    /// A drag begins: the piece is picked, as a press would do.
    fn lift(&mut self, square: Square<G>, shared: &mut Shared) {
        if self.session.picked() == Some(square) {
            return;
        }
        if self.session.picked().is_some() {
            self.apply(Input::Cancel, MoveBy::Pressed, shared);
        }
        self.apply(Input::Press(square), MoveBy::Pressed, shared);
    }

    /// A piece is taken from beside the board; whoever has no mouse goes on to the board with it.
    fn take(&mut self, piece: Piece, shared: &mut Shared) {
        let by_key = self.frame.focus.shows(Control::Take(piece));
        self.apply(Input::Take(piece), MoveBy::Pressed, shared);
        if by_key && self.session.held().is_some() {
            self.frame.focus.give(Control::Board);
        }
    }
}
