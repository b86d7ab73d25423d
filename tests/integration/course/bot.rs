//! A bot in a lesson: at each step it asks for every hint, does what is not right, and then what is.
//!
//! It knows each kind of step and no lesson. Whatever it does, its reader looks for the words of the answer.

use squarewise::lesson::proof::way;
use squarewise::lesson::task::NameAsk;
use squarewise::lesson::{Step, Task};
use squarewise::rules::{Attempt, Classic, Geometry, Move, Piece, Square, Verdict};
use squarewise::session::{Answer, Input, Say, Session, is_light};

use super::astray::{forbidden, ways_to_wrong};
use super::reader::Reader;

/// The moves that a step waits for: all that are right, or one of them.
pub(crate) fn awaited<G: Geometry>(step: &Step<G>) -> Vec<Move<G>> {
    let Task::Move { accept, all, .. } = &step.task else {
        return Vec::new();
    };
    let mut right = accept.moves(step.position()).to_vec();
    right.truncate(if *all { right.len() } else { 1 });
    right
}

/// The most moves of a game before somebody gives up.
const LONG_GAME: usize = 400;

/// A bot with a lesson before it.
pub(super) struct Bot<'r, G: Geometry = Classic> {
    pub(super) session: Session<G>,
    /// Who looks for the words, where a lesson has any.
    reader: Option<&'r Reader>,
    /// How many answers were not right, or forbidden.
    pub(super) n_astray: usize,
    /// Whether it does nothing but what is right.
    is_clean: bool,
}

impl<'r, G: Geometry> Bot<'r, G> {
    pub(super) fn new(mut session: Session<G>, reader: Option<&'r Reader>) -> Self {
        session.write_in(reader.map(Reader::letters).unwrap_or_default());
        Self {
            session,
            reader,
            n_astray: 0,
            is_clean: false,
        }
    }

    /// Plays every step of the lesson, one below the other.
    pub(super) fn play(&mut self) {
        let lesson = self.session.lesson().clone();
        for step in &lesson.steps {
            assert_eq!(self.session.step().id, step.id);
            if self.session.round().is_some() {
                self.play_rounds();
                self.does(Input::Next);
                continue;
            }
            self.ask_for_hints();
            self.does(Input::Again);
            self.go_astray(step);
            self.does(Input::Again);
            self.solve(step);
            self.does(Input::Next);
        }
        assert!(self.session.is_finished(), "{}", lesson.id);
        assert!(self.session.records().iter().all(|record| record.done));
    }

    /// Plays a round with everything that is not right, then, with fresh boards, another one at once.
    fn play_rounds(&mut self) {
        let number = self.session.round().unwrap().number();
        self.play_boards(|it, board| {
            it.ask_for_hints();
            it.does(Input::Again);
            it.go_astray(board);
            it.does(Input::Again);
        });
        let round = self.session.round().unwrap();
        assert!(
            round.is_over() && !round.is_passed(),
            "{:?}",
            round.outcomes()
        );
        assert!(!self.session.records()[self.session.index()].done);
        self.does(Input::Again);
        assert_eq!(self.session.round().unwrap().number(), number + 1);
        self.play_boards_at_once();
    }

    fn play_boards_at_once(&mut self) {
        self.is_clean = true;
        self.play_boards(|_, _| {});
        self.is_clean = false;
        let round = self.session.round().unwrap();
        assert_eq!(round.n_right(), round.n_boards());
        assert!(round.is_passed());
        assert!(self.session.records()[self.session.index()].done);
    }

    /// Solves one board after the other, after something else was done with each.
    fn play_boards(&mut self, before: impl Fn(&mut Self, &Step<G>)) {
        loop {
            let board = self.session.step().clone();
            before(self, &board);
            self.solve(&board);
            if self.session.round().unwrap().is_over() {
                break;
            }
            self.does(Input::Next);
        }
    }

    /// Plays the present step alone, and goes nowhere astray.
    pub(super) fn solve_step(&mut self) {
        if self.session.round().is_some() {
            return self.play_boards_at_once();
        }
        let step = self.session.step().clone();
        self.ask_for_hints();
        self.does(Input::Again);
        self.solve(&step);
    }

    fn does(&mut self, input: Input<G>) {
        self.session.apply(input);
        if let Some(reader) = self.reader {
            reader.listens(&self.session);
        }
    }

    fn attempts(&mut self, attempt: Attempt<G>) {
        let (from, to) = (attempt.from, attempt.to);
        self.does(Input::Drop { from, to });
        if let Some(role) = attempt.promotion {
            self.does(Input::Promote(role));
        }
    }

    fn answers(&mut self, answer: Answer) {
        self.does(Input::Answer(answer));
    }

    fn counts(&mut self, number: u32) {
        while self.session.number().unwrap() != number {
            let up = self.session.number().unwrap() < number;
            self.does(Input::Change(up));
        }
        self.does(Input::HandIn);
    }

    fn writes(&mut self, text: &str) {
        while self.session.written().is_some_and(|it| !it.is_empty()) {
            self.does(Input::Erase);
        }
        for letter in text.chars() {
            self.does(Input::Letter(letter));
        }
        self.does(Input::HandIn);
    }

    fn puts(&mut self, piece: Piece, square: Square<G>) {
        if self.session.held() != Some(piece) {
            self.does(Input::Take(piece));
        }
        self.does(Input::Press(square));
    }

    fn ask_for_hints(&mut self) {
        self.session.reply_at_once();
        let mut told = 0;
        for hint in 1..=self.session.hints().1 {
            self.does(Input::Hint);
            let leads_on = match self.session.say() {
                Say::Hint(number) => {
                    told += 1;
                    *number == told
                }
                _ => self.session.hint().is_some(),
            };
            assert!(leads_on, "{}, hint {hint}", self.session.step().id);
        }
    }

    /// What was done was not right: it is answered, and the step is still to be solved.
    #[track_caller]
    fn stays(&mut self, step: &Step<G>) {
        self.n_astray += 1;
        assert!(!self.session.is_done(), "{}", step.id);
        assert!(*self.session.say() != Say::Task, "{}: no answer", step.id);
    }

    /// Everything the author has foreseen, what is forbidden, and answers that are not right.
    fn go_astray(&mut self, step: &Step<G>) {
        self.session.reply_at_once();
        for place in 0..step.wrong.len() {
            self.makes_mistake(step, place);
        }
        for attempt in forbidden(step) {
            self.attempts(attempt);
            self.stays(step);
        }
        match &step.task {
            Task::Squares { answer, .. } | Task::Allow { answer, .. } => {
                for square in Square::all().filter(|it| !answer.contains(*it)) {
                    self.does(Input::Press(square));
                    self.stays(step);
                }
            }
            Task::Judge { .. } | Task::Status { .. } | Task::Claim { .. } => {
                let right = right_answer(&step.task).unwrap();
                let all = self.session.answers();
                assert!(all.contains(&right), "{}", step.id);
                for other in all.into_iter().filter(|it| *it != right) {
                    self.answers(other);
                    self.stays(step);
                }
            }
            Task::Choose { options } => {
                for place in (0..options.len()).filter(|at| !options[*at].right) {
                    self.answers(Answer::Choice(place));
                    self.stays(step);
                }
            }
            Task::Count { answer, .. } => {
                for other in [answer + 1, answer.saturating_sub(1)] {
                    if other != *answer {
                        self.counts(other);
                        self.stays(step);
                    }
                }
            }
            Task::Write { san, .. } => {
                for other in ["a9", "Ka9", "e"] {
                    assert_ne!(other, san);
                    self.writes(other);
                    self.stays(step);
                }
            }
            Task::Sort { pieces, options } => {
                for square in pieces.iter().skip(1).flatten() {
                    self.does(Input::Press(*square));
                    self.stays(step);
                }
                for place in 1..options.len() {
                    self.answers(Answer::Choice(place));
                    self.stays(step);
                }
            }
            Task::Setup { target, given } => {
                let (piece, _) = self.session.tray()[0];
                let stray = |it: &Square<G>| {
                    target.piece_at(*it) != Some(piece) && given.piece_at(*it).is_none()
                };
                self.puts(piece, Square::all().find(stray).unwrap());
                self.stays(step);
            }
            Task::Move {
                call: true, accept, ..
            } => {
                self.attempts(accept.moves(step.position())[0].attempt());
                assert_eq!(*self.session.say(), Say::SayCheck);
                self.stays(step);
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

    /// A mistake that has its own sentence, made where it can be made.
    fn makes_mistake(&mut self, step: &Step<G>, place: usize) {
        let wrong = step.wrong[place].attempt;
        self.does(Input::Again);
        for attempt in ways_to_wrong(step, wrong) {
            self.attempts(attempt);
        }
        self.attempts(wrong);
        assert_eq!(*self.session.say(), Say::Wrong(place), "{}", step.id);
        let shown = self.session.refutation();
        let answer = shown.and_then(|it| Some((it.mv.attempt(), it.answer?.attempt())));
        let written = step.wrong[place].answer.map(|it| (wrong, it));
        assert_eq!(answer, written, "{}: {wrong}", step.id);
        self.stays(step);
        self.does(Input::Again);
    }

    /// Gives the right answer.
    fn solve(&mut self, step: &Step<G>) {
        match step.task.clone() {
            Task::Say | Task::Story(_) => {}
            Task::Squares { answer, .. } => {
                for square in answer {
                    self.does(Input::Press(square));
                }
            }
            Task::Collect { par, .. } => {
                for mv in way(step).unwrap().moves {
                    self.attempts(mv.attempt());
                }
                let moves = self.session.n_moves();
                assert_eq!(moves, usize::try_from(par).unwrap(), "{}", step.id);
            }
            Task::Move { call, .. } => {
                for mv in awaited(step) {
                    if call {
                        self.answers(Answer::Check);
                    }
                    self.attempts(mv.attempt());
                }
            }
            Task::Judge { .. } | Task::Status { .. } | Task::Claim { .. } => {
                self.answers(right_answer(&step.task).unwrap());
            }
            Task::Illegal { attempt, .. } => self.attempts(attempt),
            Task::Allow { answer, .. } => self.does(Input::Press(answer.first().unwrap())),
            Task::Try { .. } => self.moves_about(),
            Task::Name { .. } => self.names(),
            Task::Play { lines } => self.follows_every(&lines),
            Task::Count { answer, .. } => self.counts(answer),
            Task::Write { san, .. } => {
                if !self.is_clean {
                    self.writes(&san);
                    self.does(Input::Again);
                }
                let letters = self.reader.map(Reader::letters).unwrap_or_default();
                self.writes(&letters.write(&san));
            }
            Task::Setup { target, given } => {
                for (square, piece) in target.iter() {
                    if given.piece_at(square).is_none() {
                        self.puts(piece, square);
                    }
                }
            }
            Task::Choose { options } => {
                let right = options.iter().position(|option| option.right).unwrap();
                self.answers(Answer::Choice(right));
            }
            Task::Sort { pieces, options } => {
                for square in pieces.into_iter().flatten() {
                    self.does(Input::Press(square));
                }
                for place in 0..options.len() {
                    self.answers(Answer::Choice(place));
                }
            }
            Task::Practice(_) => panic!("{} has no boards", step.id),
            Task::Game { opponent, .. } => {
                self.plays_a_game();
                if opponent.is_none() {
                    self.does(Input::Again);
                    self.answers(Answer::PlayMe);
                    self.plays_a_game();
                }
            }
        }
        let is_solved = self.session.is_done() || self.session.is_shown_only();
        assert!(is_solved, "{} is not solved", step.id);
    }

    /// Any legal moves of the piece that moves.
    fn moves_about(&mut self) {
        while !self.session.is_done() {
            let Task::Try { piece, .. } = self.session.step().task else {
                return;
            };
            let last = self.session.last_move().filter(|_| piece.is_some());
            let from = last.map(|mv| mv.to()).or(piece);
            let legal = self.session.position().legal_moves();
            let next = legal
                .iter()
                .find(|mv| from.is_none_or(|from| mv.from() == from));
            self.attempts(next.unwrap().attempt());
        }
    }

    /// Names every square that is asked for, after naming another.
    fn names(&mut self) {
        while let Some(asked) = self.session.asked() {
            if asked.ask == NameAsk::Color {
                let mut answers = [Answer::Light, Answer::Dark];
                answers.rotate_left(usize::from(is_light(asked.square)));
                for answer in answers.into_iter().skip(usize::from(self.is_clean)) {
                    self.answers(answer);
                }
            } else {
                let is_far = |it: &Square<G>| {
                    it.file() != asked.square.file() && it.rank() != asked.square.rank()
                };
                if !self.is_clean {
                    self.does(Input::Press(Square::all().find(is_far).unwrap()));
                }
                self.does(Input::Press(asked.square));
            }
            self.n_astray += usize::from(!self.is_clean);
        }
    }

    /// Plays each of the lines that are right, the main one last.
    fn follows_every(&mut self, lines: &[Vec<Move<G>>]) {
        let before = self.session.step().line.moves().len();
        for line in lines.iter().rev() {
            self.does(Input::Again);
            while !self.session.is_done() {
                let played = self.session.line().moves().len() - before;
                self.attempts(line[played].attempt());
            }
        }
    }

    /// Legal moves until the game ends; a game that does not is given up.
    fn plays_a_game(&mut self) {
        for ply in 0..LONG_GAME {
            if self.session.is_done() {
                break;
            }
            self.session.reply_at_once();
            if self.session.is_done() {
                break;
            }
            let legal = self.session.position().legal_moves();
            self.attempts(legal[(ply * 7) % legal.len()].attempt());
        }
        if !self.session.is_done() {
            self.answers(Answer::GiveUp);
        }
        assert!(self.session.game_end().is_some());
    }
}

/// The answer to be chosen, where one of a fixed few is.
pub(crate) fn right_answer<G: Geometry>(task: &Task<G>) -> Option<Answer> {
    match task {
        Task::Judge { verdict, .. } => Some(match verdict {
            Verdict::Legal(_) => Answer::Legal,
            Verdict::Illegal(_) => Answer::NotLegal,
        }),
        Task::Status { answer, .. } => Some(Answer::Standing(*answer)),
        Task::Claim { answer, .. } => Some(Answer::Claim(*answer)),
        _ => None,
    }
}
