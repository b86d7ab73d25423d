//! Somebody who is read to and cannot read: lets every sentence end before the next press, and looks whether what is
//! written on the screen was spoken.

use std::collections::BTreeMap;

use squarewise::gui::hearing::voice::spelled;
use squarewise::gui::look::art::Mood;
use squarewise::gui::screen::lesson::model::{LessonEnd, Model};
use squarewise::gui::widget::coach::Speech;
use squarewise::gui::{App, Message};
use squarewise::locale::Locale;

use crate::gui::tools::{Reading, Scribe, Shown};

/// A learner who listens.
pub(crate) struct Ear {
    scribe: Scribe,
    locale: Locale,
    /// The step that is heard, and what was spoken in it.
    step: String,
    heard: Vec<String>,
    /// What was spoken since the last press.
    since: Vec<String>,
    /// What the coach said last.
    said: String,
    /// Everything that was ever spoken.
    pub(crate) all: Vec<String>,
    /// How often each of these was spoken: tasks, options, refusals, hints, praise, ends.
    pub(crate) counts: BTreeMap<&'static str, usize>,
}

impl Ear {
    pub(crate) fn new(scribe: Scribe, language: &str) -> Self {
        Self {
            scribe,
            locale: Locale::load(&[language]),
            step: String::new(),
            heard: Vec::new(),
            since: Vec::new(),
            said: String::new(),
            all: Vec::new(),
            counts: BTreeMap::new(),
        }
    }

    /// Something happened in a lesson, by a press or by itself: everything is heard to its end.
    pub(crate) fn hear(&mut self, app: &mut App, is_press: bool, (step, is_done): (&str, bool)) {
        if self.step != step {
            step.clone_into(&mut self.step);
            self.heard.clear();
            self.said.clear();
        }
        let spoken = self.listen(app, is_press);
        let model = app.lesson_model().unwrap();
        let written = self.written(model, is_done);
        for sentence in &spoken {
            let is_written = written.iter().any(|(_, it)| it == sentence);
            assert!(is_written, "{step}: not on the screen: {sentence}");
        }
        for (what, sentence) in &written {
            let is_heard = self.heard.contains(sentence);
            assert!(is_heard, "{step}: the {what} was not read: {sentence}");
            if spoken.contains(sentence) {
                *self.counts.entry(what).or_default() += 1;
            }
        }
        let said = written.iter().find(|(what, _)| is_of_coach(what));
        let said = said.map(|(_, said)| said.clone()).unwrap_or_default();
        if said != self.said {
            let is_new = said.is_empty() || spoken.contains(&said);
            assert!(is_new, "{step}: the coach was not heard: {said}");
            self.said = said;
        }
    }

    /// Hears what a screen says to its end, and tells what it was.
    pub(crate) fn listen(&mut self, app: &mut App, is_press: bool) -> Vec<String> {
        if is_press {
            self.since.clear();
        }
        let mut spoken = Vec::new();
        while let Some(told) = self.scribe.told().pop() {
            if told.reading != Reading::Begun {
                break;
            }
            self.is_lit(app, &told.sentence);
            self.scribe.hear_out_one();
            let _ = app.update(Message::Spoken);
        }
        for told in self.scribe.told() {
            let place = &self.step;
            assert_eq!(told.reading, Reading::Ended, "{place}: {}", told.sentence);
            let language = self.locale.language();
            assert_eq!(told.language, language, "{place}: {}", told.sentence);
            let is_twice = self.since.contains(&told.sentence);
            assert!(!is_twice, "{place}: twice: {}", told.sentence);
            self.since.push(told.sentence.clone());
            spoken.push(told.sentence);
        }
        self.scribe.take();
        self.heard.extend(spoken.iter().cloned());
        self.all.extend(spoken.iter().cloned());
        spoken
    }

    /// An option is lit while it is read, and nothing else ever is.
    fn is_lit(&self, app: &App, sentence: &str) {
        let Some(model) = app.lesson_model() else {
            return;
        };
        let lit = model.answers.iter().filter(|it| it.is_lit);
        let lit: Vec<String> = lit.map(|it| self.aloud(&it.label)).collect();
        let is_option = app.shared().lit().is_some();
        let expected: &[String] = if is_option {
            &[sentence.to_owned()]
        } else {
            &[]
        };
        assert_eq!(lit, expected, "{}", self.step);
        let mut open = model.answers.iter().filter(|it| it.is_on);
        let is_known = model.end.is_none() && open.any(|it| self.aloud(&it.label) == sentence);
        assert!(!is_known || is_option, "{}: {sentence}", self.step);
    }

    /// A text as a voice is given it.
    fn aloud(&self, text: &str) -> String {
        spelled(&Speech::of(text).spoken(), Some(&self.locale))
    }

    /// Everything on the screen that belongs to the learner: what it is, and its words.
    fn written(&self, model: &Model, is_done: bool) -> Vec<(&'static str, String)> {
        let aloud = |text: &str| self.aloud(text);
        if let Some(end) = &model.end {
            let end = at_the_end(end, model);
            return end.iter().map(|it| ("end", aloud(it))).collect();
        }
        let mut written = Vec::new();
        let task = model.task.as_ref().filter(|_| !is_done);
        written.extend(task.map(|it| ("task", aloud(&it.speech.words()))));
        if !model.says_task {
            let what = match model.coach.mood {
                _ if is_done => "praise",
                Mood::Think => "hint",
                Mood::Oops | Mood::Wait => "refusal",
                _ => "coach",
            };
            let said = spelled(&model.coach.speech.spoken(), Some(&self.locale));
            let is_task = written.iter().any(|(_, task)| *task == said);
            written.extend((!is_task).then_some((what, said)));
        }
        let asked = model.question.iter().chain(&model.notes);
        written.extend(asked.map(|it| ("question", aloud(it))));
        let picked = model.promotion.iter();
        written.extend(picked.flat_map(|it| {
            let pieces = it.choices.iter().map(|it| &it.name);
            let all = std::iter::once(&it.question).chain(pieces);
            all.map(|it| ("question", aloud(it)))
        }));
        written.extend(
            model
                .leaving
                .iter()
                .map(|it| ("question", aloud(&it.question))),
        );
        let answers = model.answers.iter().filter(|it| it.is_on && !is_done);
        written.extend(answers.map(|it| ("option", aloud(&it.label))));
        written.retain(|(_, words)| !words.is_empty());
        written
    }
}

/// Whether it stands in the coach's bubble.
fn is_of_coach(what: &str) -> bool {
    matches!(what, "praise" | "hint" | "refusal" | "coach")
}

/// What is written at the end of a lesson, but for the number in the jar.
fn at_the_end<'a>(end: &'a LessonEnd, model: &'a Model) -> Vec<&'a String> {
    let mut all = vec![&end.sentence, &end.earned];
    all.extend(&end.lines);
    all.extend(&end.perfect);
    all.extend(end.redo.iter().flat_map(|it| [&it.tool.label, &it.why]));
    all.extend(model.main.iter().flat_map(|it| [&end.caption, &it.label]));
    all
}
