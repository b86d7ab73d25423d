//! What a lesson reads aloud: whatever is written for the learner, in the order in which it stands there. To whoever is
//! read to each thing is read once, when it is new; all of it to whoever asks for that.
//!
//! # Decisions
//! * It is read off the screen, never made a second time: what is heard and what is written cannot differ.
//! * A way out of a game is not read. "White gives up" would sound as if somebody did.
//! * Nor are the lamps of castling: their words say what is asked, and only the lamp whether it holds.

use crate::gui::base::shared::Shared;
use crate::gui::hearing::speech::Utterance;
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::model::{AnswerState, LessonEnd, Model};
use crate::gui::screen::lesson::words::Teller;
use crate::gui::widget::coach::Speech;
use crate::rules::Geometry;
use crate::session::Answer;

/// What a sentence is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Task,
    Coach,
    Rule,
    Question,
    Answer(Answer),
    Note,
    End,
}

/// Something on the screen that is read.
#[derive(Clone, Debug)]
struct Line {
    part: Part,
    utterance: Utterance,
}

impl Line {
    fn new(part: Part, words: impl Into<String>) -> Self {
        Self {
            part,
            utterance: Utterance::of(words),
        }
    }

    /// Whether it says what another one said. An answer that has found its place is the same answer.
    fn repeats(&self, other: &Self) -> bool {
        let is_answer = matches!(self.part, Part::Answer(_));
        self.part == other.part && (is_answer || self.utterance.words == other.utterance.words)
    }
}

/// What was read of this step.
#[derive(Debug, Default)]
pub(super) struct Aloud {
    heard: Vec<Line>,
    /// The language in which it was read.
    language: String,
    /// Whether somebody has just asked to hear all of it.
    is_asked: bool,
}

impl Aloud {
    /// Another step is shown: whatever it says is new.
    pub(super) fn begin(&mut self) {
        self.heard.clear();
    }

    /// Somebody asks to hear all that is on the screen.
    pub(super) const fn ask(&mut self) {
        self.is_asked = true;
    }

    /// The coach answers again, perhaps with the same words.
    pub(super) fn answer_again(&mut self) {
        self.heard.retain(|it| it.part != Part::Coach);
    }

    fn knows(&self, line: &Line) -> bool {
        self.heard.iter().any(|it| line.repeats(it))
    }

    /// Remembers what is on the screen; the rest is forgotten, but for what stays as long as the step does and for
    /// what something else only covers.
    fn keep(&mut self, page: Vec<Line>, is_covered: bool) {
        let stays = |it: &Line| is_covered || matches!(it.part, Part::Task | Part::Answer(_));
        self.heard.retain(|it| stays(it));
        for line in page {
            if !self.knows(&line) {
                self.heard.push(line);
            }
        }
    }
}

impl<G: Geometry> State<G> {
    /// Reads what is new to whoever is read to, and everything to whoever has just asked; nothing by itself before a
    /// class, which is the teacher's.
    pub(super) fn read_news(&mut self, shared: &mut Shared) {
        let is_asked = std::mem::take(&mut self.aloud.is_asked);
        let is_read_to = self.show.is_none() && shared.reads_to_me();
        if shared.awaits_press || !shared.can_speak() || !(is_asked || is_read_to) {
            return;
        }
        let language = shared.locale.language();
        if self.aloud.language != language {
            self.aloud.begin();
            self.aloud.language.clone_from(&language);
        }
        let page = self.page();
        let lines = page.iter().filter(|it| is_asked || !self.aloud.knows(it));
        let lines = lines.map(|it| (self.language_of(it, shared), it.utterance.clone()));
        let lines: Vec<(Option<String>, Utterance)> = lines.collect();
        for same in lines.chunk_by(|one, other| one.0 == other.0) {
            let spoken: Vec<Utterance> = same.iter().map(|(_, it)| it.clone()).collect();
            let foreign = same.first().and_then(|(foreign, _)| foreign.as_deref());
            shared.read_in(foreign.unwrap_or(&language), &spoken);
        }
        let is_covered = self.ghost.is_some() || self.frame.model.rule.is_some();
        self.aloud.keep(page, is_covered);
    }

    /// Everything on the screen that is read, in its order.
    fn page(&self) -> Vec<Line> {
        let model = &self.frame.model;
        if let Some(end) = &model.end {
            return at_the_end(end, model);
        }
        if self.session.is_finished() && self.show.is_none() {
            return Vec::new();
        }
        // What is solved is not asked for any more.
        let is_open = !self.session.is_done();
        let task = model.task.as_ref().filter(|_| is_open);
        let task = task.map(|task| task.speech.spoken()).unwrap_or_default();
        let said = match &model.rule {
            Some(rule) => vec![
                Line::new(Part::Rule, &rule.title),
                Line::new(Part::Rule, rule.speech.spoken()),
            ],
            None => {
                let said = model.coach.speech.spoken();
                let is_news = !model.says_task && said != task;
                let said = is_news.then(|| Line::new(Part::Coach, said));
                said.into_iter().collect()
            }
        };
        let picker = model.promotion.as_ref();
        let picked = picker.map(|it| &it.question);
        let pieces = picker.iter().flat_map(|it| &it.choices);
        let pieces = pieces.map(|it| Line::new(Part::Question, &it.name));
        let gives_up = model.leaving.as_ref().map(|it| &it.question);
        let asked = model.question.iter().chain(picked).chain(gives_up);
        let asked = asked.map(|it| Line::new(Part::Question, Speech::of(it).spoken()));
        let notes = model.notes.iter().map(|it| Line::new(Part::Note, it));
        let answers = model.answers.iter().enumerate();
        let answers = answers.filter(|(_, it)| is_open && it.state != AnswerState::Wrong);
        let answers = answers.map(|(place, it)| Line {
            part: Part::Answer(it.means),
            utterance: Utterance::option(place, &it.label),
        });
        let all = [Line::new(Part::Task, task)].into_iter().chain(said);
        let all = all.chain(asked).chain(pieces).chain(notes).chain(answers);
        all.filter(|it| !it.utterance.words.is_empty()).collect()
    }

    /// The language of a line if it is not the reader's: that of the lesson's own words.
    fn language_of(&self, line: &Line, shared: &Shared) -> Option<String> {
        let foreign = self.words.foreign(Some(&self.session.step().id))?;
        let teller = Teller {
            state: self,
            shared,
        };
        let is_own = match line.part {
            Part::Task | Part::Coach => teller.is_own(&line.utterance.words),
            Part::Answer(means) => matches!(means, Answer::Choice(_)),
            Part::Rule | Part::Question | Part::Note | Part::End => false,
        };
        is_own.then_some(foreign)
    }
}

/// What was won, what is still to be won, and what comes next. The number in the jar says no more than that.
fn at_the_end(end: &LessonEnd, model: &Model) -> Vec<Line> {
    let redo = end.redo.iter().flat_map(|it| [&it.tool.label, &it.why]);
    let on = model.main.iter().flat_map(|it| [&end.caption, &it.label]);
    let won = [&end.sentence, &end.earned].into_iter().chain(&end.lines);
    let all = won.chain(&end.perfect).chain(redo).chain(on);
    all.map(|it| Line::new(Part::End, it)).collect()
}
