//! The teacher's notes: on the screen itself, or in a window of their own with the answer, the hints
//! and the next step.

use super::{Show, Window};
use crate::answers::{AnswerPart, Reader, answer};
use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::kinds::usual_task;
use crate::gui::screen::lesson::model::{Control, Model, Notes, Prompt};
use crate::gui::screen::lesson::words::Teller;
use crate::gui::widget::coach::Speech;
use crate::locale::{LessonArgs, Phrase, WordKey as Word};
use crate::rules::Geometry;
use crate::session::{Round, Session};
use crate::training;

impl<G: Geometry> State<G> {
    /// Asks for the teacher's window, or sends it away; the card on the screen makes room for it. Where there can
    /// be no second window, the card stands in for it.
    pub(in super::super) fn toggle_window(&mut self, shared: &Shared) {
        let Some(show) = &mut self.show else { return };
        if shared.has_one_window {
            show.has_notes = !show.has_notes;
            return;
        }
        if show.window.take().is_none() {
            show.has_notes = false;
            show.window = Some(Window {
                answer: Vec::new(),
                is_uncovered: false,
            });
            self.look_up_answer(shared);
        }
    }

    /// The teacher has seen to it that the class does not see the window.
    pub(in super::super) fn uncover(&mut self) {
        if let Some(window) = self.show.as_mut().and_then(|show| show.window.as_mut()) {
            window.is_uncovered = true;
        }
    }

    /// The teacher's window is gone.
    pub(in super::super) fn close_window(&mut self) {
        if let Some(show) = &mut self.show {
            show.window = None;
        }
    }

    /// Looks the answer of this step up, if there is a window for it.
    pub(in super::super) fn look_up_answer(&mut self, shared: &Shared) {
        let board = self.session.round().and_then(Round::lesson::<G>);
        let at = if board.is_some() {
            0
        } else {
            self.session.index()
        };
        let reader = Reader {
            lesson: board.as_ref().unwrap_or(self.session.lesson()),
            words: &self.words,
            locale: &shared.locale,
        };
        if let Some(found) = self.show.as_mut().and_then(|show| show.window.as_mut()) {
            found.answer = answer(&reader, at);
        }
    }

    /// The step's own notes, else those of the lesson, if there are any.
    pub(super) fn notes_for_teachers(&self, shared: &Shared) -> Option<String> {
        let teller = Teller {
            state: self,
            shared,
        };
        let own = teller.own(&Word::Notes);
        let whole = || self.words.text(None, &Word::Notes, &LessonArgs::default());
        own.or_else(whole)
    }

    /// The card with the notes on the screen itself.
    pub(super) fn notes_card(&self, shared: &Shared) -> Notes {
        let notes = self.notes_for_teachers(shared);
        let notes = notes.unwrap_or_else(|| shared.say(&Phrase::ShowNoNotes));
        Notes {
            title: shared.label(&Phrase::ShowNotes),
            speech: Speech::of(&notes),
            window: shared.tool(Control::NotesWindow, Icon::More, &Phrase::NotesWindow),
        }
    }

    /// What stands in the teacher's window.
    pub(super) fn prompt(
        &self,
        show: &Show<G>,
        model: &Model,
        shared: &Shared,
    ) -> Option<Box<Prompt>> {
        let window = show.window.as_ref()?;
        let mut parts = Vec::new();
        let mut put = |heading: Phrase, words: Speech| {
            if words != Speech::default() {
                parts.push((shared.label(&heading), words));
            }
        };
        put(Phrase::NotesNow, model.coach.speech.clone());
        put(Phrase::NotesAnswer, in_words(&window.answer));
        put(Phrase::NotesHints, self.hints(shared));
        let notes = self.notes_for_teachers(shared).unwrap_or_default();
        let mut notes = Speech::of(&notes);
        // What whoever learns here seems to believe: in this window alone, which no child sees.
        for belief in training::told(&shared.learner.progress) {
            notes.add(&shared.say(&belief));
        }
        put(Phrase::ShowNotes, notes);
        put(Phrase::NotesNext, Speech::of(&self.next_sentence(shared)));
        let cover = (
            shared.say(&Phrase::NotesCover),
            shared.label(&Phrase::NotesUncover),
        );
        Some(Box::new(Prompt {
            title: model.title.clone(),
            place: self.place(shared),
            cover: Some(cover).filter(|_| !window.is_uncovered),
            parts,
            turn: (
                shared.label(&Phrase::HelpBack),
                shared.label(&Phrase::HelpOn),
            ),
        }))
    }

    /// The author's hints, one below the other.
    fn hints(&self, shared: &Shared) -> Speech {
        let teller = Teller {
            state: self,
            shared,
        };
        let mut speech = Speech::default();
        for number in 1..=self.session.step().n_hints {
            if let Some(hint) = teller.own(&Word::Hint(number)) {
                speech.add(&hint);
            }
        }
        speech
    }

    /// What the next step says first.
    fn next_sentence(&self, shared: &Shared) -> String {
        let (lesson, next) = (self.session.lesson(), self.session.index() + 1);
        let session = Session::with_seed(lesson.clone(), next, 0);
        let Some(session) = session.filter(|it| it.index() == next) else {
            return shared.say(&Phrase::NotesLast);
        };
        let (_, total) = session.told();
        let args = LessonArgs {
            player: shared.name_to_say(),
            best: session.step().task.about().par.unwrap_or_default(),
            total: u32::try_from(total).unwrap_or(u32::MAX),
            ..LessonArgs::default()
        };
        let own = self
            .words
            .text(Some(&session.step().id), &Word::Text, &args);
        own.unwrap_or_else(|| shared.say(&usual_task(&session)))
    }
}

/// The parts of an answer, one below the other.
fn in_words(answer: &[AnswerPart]) -> Speech {
    let mut speech = Speech::default();
    for part in answer {
        let (AnswerPart::Strong(text) | AnswerPart::Text(text) | AnswerPart::Note(text)) = part;
        speech.add(text);
    }
    speech
}
