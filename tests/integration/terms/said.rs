//! What is said in a step, in every language: by the lesson's author and by the program.

use std::sync::LazyLock;

use squarewise::answers::{self, AnswerPart, Reader};
use squarewise::explain;
use squarewise::lesson::task::Standing;
use squarewise::lesson::{Step, Task};
use squarewise::library::Entry;
use squarewise::locale::{LessonArgs, Locale, Phrase, WordKey, plain};
use squarewise::rules::Geometry;

/// A sentence, with where it stands: `hint-2`, `title`, `button`.
pub(super) struct Said {
    pub(super) language: &'static str,
    pub(super) place: String,
    pub(super) text: String,
}

/// What stands above the steps of a lesson or below them.
const HEADING: [(&str, WordKey); 3] = [
    ("title", WordKey::Title),
    ("about", WordKey::About),
    ("can", WordKey::Can),
];

impl Said {
    /// Whether the lesson says it, and none of its steps.
    pub(super) fn is_of_lesson(&self) -> bool {
        HEADING.iter().any(|(place, _)| *place == self.place)
    }
}

/// The program in every language.
pub(super) fn locales() -> &'static [(&'static str, Locale)] {
    static LOCALES: LazyLock<Vec<(&str, Locale)>> = LazyLock::new(|| {
        let all = Locale::available().iter();
        all.map(|it| (&*it.tag, Locale::load(&[&it.tag]))).collect()
    });
    &LOCALES
}

/// What a lesson says about itself.
pub(super) fn heading(entry: &Entry) -> Vec<Said> {
    let mut said = Vec::new();
    for (language, locale) in locales() {
        let words = entry.words(locale);
        for (place, key) in &HEADING {
            let text = words.text(None, key, &LessonArgs::default());
            said.extend(text.map(|text| Said {
                language,
                place: (*place).to_owned(),
                text: plain(&text),
            }));
        }
    }
    said
}

/// What is said in a step by anybody.
pub(super) fn in_step<G: Geometry>(
    reader: &Reader<'_, G>,
    language: &'static str,
    at: usize,
) -> Vec<Said> {
    let step = &reader.lesson.steps[at];
    let said = [
        by_author(reader, step, at),
        by_program(reader, step),
        answer(reader, step, at),
    ];
    let told = said.into_iter().flatten().map(|(place, text)| Said {
        language,
        place,
        text,
    });
    told.collect()
}

fn by_author<G: Geometry>(
    reader: &Reader<'_, G>,
    step: &Step<G>,
    at: usize,
) -> Vec<(String, String)> {
    let mut keys = vec![WordKey::Text, WordKey::Paper, WordKey::Yes, WordKey::No];
    keys.extend((1..=reader.words.n_hints(&step.id)).map(WordKey::Hint));
    let wrong = step.wrong.iter();
    keys.extend(wrong.map(|wrong| WordKey::Wrong(wrong.key.clone())));
    let reasons = step.because_say.iter();
    keys.extend(reasons.map(|reason| WordKey::Because(reason.code().to_owned())));
    for option in step.task.about().options {
        keys.push(WordKey::Option(option.id.clone()));
        keys.push(WordKey::OptionSay(option.id.clone()));
    }
    let said = |key: &WordKey| {
        let place = key.attribute().unwrap_or_else(|| "text".to_owned());
        Some((place, reader.own(Some(at), key)?))
    };
    keys.iter().filter_map(said).collect()
}

/// The question and the buttons of a step.
fn by_program<G: Geometry>(reader: &Reader<'_, G>, step: &Step<G>) -> Vec<(String, String)> {
    let mut phrases: Vec<(&str, Phrase)> = Vec::new();
    match &step.task {
        Task::Status { offer, .. } => {
            let side = explain::side_word(step.position().turn());
            phrases.push(("question", Phrase::StatusQuestion { side }));
            let said = |it: &Standing| ("button", answers::standing(*it, offer));
            phrases.extend(offer.iter().map(said));
        }
        Task::Claim { offer, .. } => {
            let offer = offer.iter().copied();
            phrases.extend(offer.map(|it| ("button", answers::claimable(it))));
        }
        Task::Judge { .. } => {
            let buttons = [Phrase::ButtonLegal, Phrase::ButtonNotLegal];
            phrases.extend(buttons.map(|it| ("button", it)));
        }
        Task::Move { call: true, .. } => phrases.push(("button", Phrase::ButtonSayCheck)),
        Task::Name { ask, from, .. } => {
            let asked = from.first().map(|square| ask.question(square));
            phrases.extend(asked.map(|it| ("question", it)));
        }
        _ => {}
    }
    let told = phrases.into_iter();
    told.map(|(place, phrase)| (place.to_owned(), reader.say(&phrase)))
        .collect()
}

/// The answer where the program tells it, and why: the law behind a refusal, what ended the game.
fn answer<G: Geometry>(reader: &Reader<'_, G>, step: &Step<G>, at: usize) -> Vec<(String, String)> {
    let is_told = matches!(
        step.task,
        Task::Judge { .. }
            | Task::Illegal { .. }
            | Task::Status { .. }
            | Task::Claim { .. }
            | Task::Write { .. }
    );
    let parts = match is_told {
        true => answers::answer(reader, at),
        false => Vec::new(),
    };
    let told = parts.into_iter().filter_map(|part| match part {
        AnswerPart::Strong(text) => Some(("answer".to_owned(), text)),
        AnswerPart::Text(text) => Some(("why".to_owned(), text)),
        AnswerPart::Note(_) => None,
    });
    told.collect()
}
