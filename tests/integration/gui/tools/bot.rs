//! A bot that plays any lesson to its end in the window: at each step first what is not right, then
//! the answer that the rules core has proved. It knows each kind of step and no lesson.

use crate::course::astray::is_asked_for;
use crate::course::bot::awaited;
use crate::gui::tools::{Ear, Shown};
use std::marker::PhantomData;

use squarewise::gui::board::BoardEvent;
use squarewise::gui::screen::lesson::model::Control;
use squarewise::gui::screen::lesson::{self, Message as LessonMessage};
use squarewise::gui::{App, Message};
use squarewise::lesson::Task;
use squarewise::lesson::proof::way;
use squarewise::lesson::task::{Claimable, NameAsk, Standing};
use squarewise::rules::{Attempt, Board, Geometry, Move, Piece, Square, Verdict};
use squarewise::scene::Spot;
use squarewise::session::{Answer, Session, is_light};

/// A bot at a window with an open lesson.
pub(crate) struct Bot<G: Geometry> {
    pub(crate) app: App,
    /// How many tries were not right, or forbidden.
    pub(crate) n_astray: usize,
    /// Who listens to what is read aloud.
    ear: Option<Ear>,
    /// Whether it does nothing but what is right.
    is_clean: bool,
    board: PhantomData<G>,
}

impl<G: Geometry> Bot<G> {
    pub(crate) fn new(app: App) -> Self {
        Self {
            app,
            n_astray: 0,
            ear: None,
            is_clean: false,
            board: PhantomData,
        }
    }

    /// A bot that does nothing but what is right.
    pub(crate) fn clean(app: App) -> Self {
        Self {
            is_clean: true,
            ..Self::new(app)
        }
    }

    /// A bot that is read to: it listens to the end, asks for every hint and errs; or does nothing but what is right.
    pub(crate) fn listening(app: App, ear: Ear, is_clean: bool) -> Self {
        let mut bot = Self {
            ear: Some(ear),
            is_clean,
            ..Self::new(app)
        };
        bot.listen(true);
        bot
    }

    /// The window and the ear of a bot that has played.
    pub(crate) fn leave(self) -> (App, Ear) {
        (self.app, self.ear.unwrap())
    }

    fn listen(&mut self, is_press: bool) {
        // It leads away from its last board.
        let Some(session) = self.app.session_on::<G>() else {
            return;
        };
        let step = format!("{}/{}", session.lesson().id, session.step().id);
        let is_done = session.is_done();
        if let Some(ear) = &mut self.ear {
            ear.hear(&mut self.app, is_press, (&step, is_done));
        }
    }

    /// Plays the open lesson to its end, and tells the names of the steps it met.
    pub(crate) fn play(&mut self) -> Vec<String> {
        let (mut met, mut n_boards) = (Vec::new(), 0);
        // The last page of a story leads away from it.
        let goes_on = |bot: &Self| {
            let session = bot.app.session_on::<G>();
            session.is_some_and(|it| !it.is_finished())
        };
        while goes_on(self) {
            let step = self.session().step().id.clone();
            if met.last() != Some(&step) {
                met.push(step.clone());
            }
            self.watch();
            // A round is to be passed.
            if !self.is_clean && self.session().round().is_none() {
                self.go_astray();
                self.ask_for_hints();
                self.press(Control::Again);
                self.watch();
            }
            self.solve();
            assert!(self.session().can_go_on(), "{step} is not solved");
            self.press(Control::Main);
            n_boards += 1;
            assert!(n_boards < 300, "{step} comes again and again");
        }
        met
    }

    fn session(&self) -> &Session<G> {
        self.app.session_on().unwrap()
    }

    fn task(&self) -> Task<G> {
        self.session().step().task.clone()
    }

    fn tell(&mut self, message: lesson::Message) {
        let is_press = message.is_done();
        let _ = self.app.update(Message::Lesson(message));
        let _ = self.app.view();
        self.listen(is_press);
    }

    pub(crate) fn press(&mut self, control: Control) {
        self.tell(LessonMessage::Pressed(control));
    }

    fn answer(&mut self, answer: Answer) {
        self.press(Control::Answer(answer));
    }

    fn square(&mut self, square: Square<G>) {
        self.tell(LessonMessage::Board(
            Control::Board,
            BoardEvent::Pressed(Spot::from(square)),
        ));
    }

    fn attempt(&mut self, attempt: Attempt<G>) {
        // It may be in the hand already.
        if self.session().picked() != Some(attempt.from) {
            self.square(attempt.from);
        }
        self.square(attempt.to);
        if let Some(role) = attempt.promotion {
            self.press(Control::Promote(role));
        }
    }

    /// Who is read to asks for all there is to hear.
    fn ask_for_hints(&mut self) {
        for _ in 0..self.session().hints().1 {
            if self.ear.is_some() {
                self.press(Control::Hint);
            }
        }
    }

    /// Watches the moves that are shown.
    fn watch(&mut self) {
        for _ in self.session().step().line.moves().to_vec() {
            self.tell(LessonMessage::Tick);
        }
        self.tell(LessonMessage::Tick);
    }

    fn count_to(&mut self, number: u32) {
        for _ in 0..1000 {
            match self.session().number().unwrap() {
                now if now < number => self.press(Control::Change(true)),
                now if now > number => self.press(Control::Change(false)),
                _ => break,
            }
        }
        self.press(Control::Main);
    }

    fn write(&mut self, text: &str) {
        while self.session().written().is_some_and(|it| !it.is_empty()) {
            self.press(Control::Erase);
        }
        for letter in text.chars() {
            self.press(Control::Letter(letter));
        }
        self.press(Control::Main);
    }

    fn place(&mut self, square: Square<G>, piece: Piece) {
        if self.session().held() != Some(piece) {
            self.press(Control::Take(piece));
        }
        self.square(square);
    }

    /// Does everything in this step that does not solve it: what the author comments on, what is
    /// forbidden, and one answer that is not the right one.
    fn go_astray(&mut self) {
        let step = self.session().step().clone();
        for wrong in &step.wrong {
            self.attempt(wrong.attempt);
            self.stays(&step.id);
        }
        for attempt in self.astray() {
            self.attempt(attempt);
            self.stays(&step.id);
        }
        match &step.task {
            Task::Squares { answer, .. } | Task::Allow { answer, .. } => {
                let other = Square::all().find(|it| !answer.contains(*it)).unwrap();
                self.square(other);
                self.stays(&step.id);
            }
            Task::Judge { verdict, .. } => {
                let is_legal = matches!(verdict, Verdict::Legal(_));
                self.answer(if is_legal {
                    Answer::NotLegal
                } else {
                    Answer::Legal
                });
                self.stays(&step.id);
            }
            Task::Status { answer, .. } => {
                for other in Standing::ALL.into_iter().filter(|it| it != answer) {
                    self.answer(Answer::Standing(other));
                    self.stays(&step.id);
                }
            }
            Task::Claim { answer, .. } => {
                for other in Claimable::ALL.into_iter().filter(|it| it != answer) {
                    self.answer(Answer::Claim(other));
                    self.stays(&step.id);
                }
            }
            Task::Count { answer, .. } => {
                self.count_to(answer + 1);
                self.stays(&step.id);
            }
            Task::Write { .. } => {
                self.write("a9");
                self.stays(&step.id);
            }
            Task::Choose { options } => {
                for (place, option) in options.iter().enumerate() {
                    if !option.right && option.go.is_none() {
                        self.answer(Answer::Choice(place));
                        self.stays(&step.id);
                    }
                }
            }
            Task::Sort { pieces, options } => {
                for square in pieces.iter().skip(1).flatten() {
                    self.square(*square);
                    self.stays(&step.id);
                }
                for place in 1..options.len() {
                    self.answer(Answer::Choice(place));
                    self.stays(&step.id);
                }
            }
            Task::Setup { target, given } => {
                let (piece, _) = self.session().tray()[0];
                let stray = |it: &Square<G>| {
                    target.piece_at(*it) != Some(piece) && given.piece_at(*it).is_none()
                };
                let square = Square::all().find(stray).unwrap();
                self.place(square, piece);
                self.stays(&step.id);
            }
            // Nothing is wrong there, or it is tried elsewhere.
            Task::Say
            | Task::Story(_)
            | Task::Collect { .. }
            | Task::Move { .. }
            | Task::Illegal { .. }
            | Task::Try { .. }
            | Task::Name { .. }
            | Task::Play { .. }
            | Task::Game { .. }
            | Task::Practice(_) => {}
        }
    }

    /// A move that the rules refuse, and in a step that asks for a move a legal one that is not it.
    fn astray(&self) -> Vec<Attempt<G>> {
        let step = self.session().step();
        let moves_pieces = matches!(
            step.task,
            Task::Collect { .. }
                | Task::Move { .. }
                | Task::Illegal { .. }
                | Task::Try { .. }
                | Task::Play { .. }
                | Task::Game { .. }
        );
        if !moves_pieces {
            return Vec::new();
        }
        let position = step.position();
        let legal = position.legal_moves();
        let own = position.board().by_seat(position.turn());
        let refused = own
            .iter()
            .flat_map(|from| Square::all().map(move |to| Attempt::new(from, to)));
        let refused = refused.filter(|it| {
            let is_legal = legal
                .iter()
                .any(|mv| (mv.from(), mv.to()) == (it.from, it.to));
            it.from != it.to && !is_legal && !own.contains(it.to)
        });
        let refused = refused.filter(|it| !is_asked_for(step, *it)).take(3);
        let mut all: Vec<Attempt<G>> = refused.collect();
        if let Task::Move { accept, .. } = &step.task {
            let right = accept.moves(position);
            let other = legal.iter().filter(|mv| !right.contains(mv));
            all.extend(other.map(Move::attempt).take(2));
        }
        all
    }

    fn stays(&mut self, step: &str) {
        self.n_astray += 1;
        assert_eq!(self.session().step().id, step, "it went on too early");
        assert!(
            !self.session().is_done(),
            "{step} was solved by what is not right"
        );
    }

    /// Gives the answer.
    pub(crate) fn solve(&mut self) {
        let step = self.session().step().clone();
        match step.task.clone() {
            Task::Say | Task::Story(_) => {}
            Task::Squares { answer, .. } => {
                for square in answer.iter() {
                    self.square(square);
                }
            }
            Task::Allow { answer, .. } => self.square(answer.first().unwrap()),
            Task::Collect { .. } => {
                for mv in way(&step).unwrap().moves {
                    self.attempt(mv.attempt());
                }
            }
            Task::Move { call, .. } => {
                for mv in awaited(&step) {
                    if call {
                        self.answer(Answer::Check);
                    }
                    self.attempt(mv.attempt());
                }
            }
            Task::Judge { verdict, .. } => {
                let is_legal = matches!(verdict, Verdict::Legal(_));
                self.answer(if is_legal {
                    Answer::Legal
                } else {
                    Answer::NotLegal
                });
            }
            Task::Illegal { attempt, .. } => self.attempt(attempt),
            Task::Try { .. } => self.move_about(),
            Task::Name { .. } => self.name(),
            Task::Play { lines } => {
                let main: Vec<Attempt<G>> = lines[0].iter().map(Move::attempt).collect();
                self.play_line(&main);
            }
            Task::Status { answer, .. } => self.answer(Answer::Standing(answer)),
            Task::Claim { answer, .. } => self.answer(Answer::Claim(answer)),
            Task::Count { answer, .. } => self.count_to(answer),
            Task::Write { san, .. } => self.write(&san),
            Task::Setup { target, given } => self.set_up(&target, &given),
            Task::Choose { options } => {
                let right = options.iter().position(|option| option.right).unwrap();
                self.answer(Answer::Choice(right));
            }
            Task::Sort { pieces, options } => {
                for square in pieces.into_iter().flatten() {
                    self.square(square);
                }
                for place in 0..options.len() {
                    self.answer(Answer::Choice(place));
                }
            }
            Task::Game { .. } => self.play_a_game(),
            Task::Practice(_) => panic!("{} has no boards", step.id),
        }
    }

    /// The moves that are legal now, of the only piece that moves if there is one.
    fn move_about(&mut self) {
        for _ in 0..100 {
            if self.session().is_done() {
                return;
            }
            let Task::Try { piece, .. } = self.task() else {
                return;
            };
            let position = self.session().position();
            let legal = position.legal_moves();
            let last = self.session().last_move().map(|mv| mv.to());
            let from = piece.map(|start| last.unwrap_or(start));
            let next = legal
                .iter()
                .find(|mv| from.is_none_or(|from| mv.from() == from));
            let next = next.map(Move::attempt).unwrap();
            self.attempt(next);
        }
    }

    fn name(&mut self) {
        for _ in 0..100 {
            let Some(asked) = self.session().asked() else {
                return;
            };
            if asked.ask == NameAsk::Color {
                let light = is_light(asked.square);
                self.answer(if light { Answer::Dark } else { Answer::Light });
                self.answer(if light { Answer::Light } else { Answer::Dark });
            } else {
                self.square(asked.square);
            }
        }
    }

    fn play_line(&mut self, line: &[Attempt<G>]) {
        let start = self.session().step().line.moves().len();
        for _ in line {
            let n_played = self.session().line().moves().len() - start;
            let Some(next) = line.get(n_played).filter(|_| !self.session().is_done()) else {
                return;
            };
            self.attempt(*next);
        }
    }

    fn set_up(&mut self, target: &Board<G>, given: &Board<G>) {
        for (square, piece) in target.iter() {
            if given.piece_at(square).is_none() {
                self.place(square, piece);
            }
        }
    }

    /// Any legal moves until the game ends, or until one side gives up; who listens takes whatever can be taken.
    fn play_a_game(&mut self) {
        for ply in 0..400_usize {
            if self.session().is_done() {
                return;
            }
            while self.session().is_thinking() {
                self.tell(LessonMessage::Tick);
            }
            if self.session().is_done() {
                return;
            }
            let (is_patient, answers) = (self.ear.is_some(), self.session().answers());
            if answers.contains(&Answer::GiveUp) && ply > if is_patient { 80 } else { 4 } {
                // The first press only asks.
                self.answer(Answer::GiveUp);
                return self.answer(Answer::GiveUp);
            }
            let legal = self.session().position().legal_moves();
            let taking = legal
                .iter()
                .find(|it| is_patient && it.captured().is_some());
            let next = taking.unwrap_or(&legal[(ply * 7) % legal.len()]);
            self.attempt(next.attempt());
        }
    }
}
