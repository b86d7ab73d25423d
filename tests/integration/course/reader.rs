//! A reader of a lesson in one language, who looks for the words of everything the coach says.

use squarewise::explain;
use squarewise::lesson::{Lesson, Step};
use squarewise::library::Entry;
use squarewise::locale::{LessonArgs, LessonWords, Locale, WordKey, plain};
use squarewise::rules::Geometry;
use squarewise::rules::notation::letters::Letters;
use squarewise::session::{Say, Session};

/// A language and the words of one lesson in it.
pub(super) struct Reader {
    language: String,
    locale: Locale,
    words: LessonWords,
}

impl Reader {
    pub(super) fn new(entry: &Entry, language: &str) -> Self {
        let locale = Locale::load(&[language]);
        Self {
            language: language.to_owned(),
            words: entry.words(&locale),
            locale,
        }
    }

    /// The letters that pieces have in this language.
    pub(super) fn letters(&self) -> Letters {
        explain::letters(&self.locale)
    }

    /// What a step says; `None` if it leaves it to the program.
    pub(super) fn read(&self, step: &str, key: &WordKey) -> Option<String> {
        let args = LessonArgs {
            player: "Owl".to_owned(),
            best: 3,
            total: 4,
            left: 1,
        };
        let said = self.words.text(Some(step), key, &args);
        said.map(|said| plain(&said))
    }

    #[track_caller]
    fn must_read(&self, step: &str, key: &WordKey) {
        let said = self.read(step, key).unwrap_or_default();
        assert!(!said.is_empty(), "{}, {step}: no {key:?}", self.language);
    }

    /// Looks over a lesson before it begins: all of it is in this language, and nothing is missing.
    pub(super) fn opens<G: Geometry>(&self, lesson: &Lesson<G>) {
        assert!(!self.words.title().is_empty(), "{}", lesson.id);
        for step in &lesson.steps {
            assert_eq!(
                self.words.foreign(Some(&step.id)),
                None,
                "{}, {}",
                self.language,
                step.id
            );
            for key in keys(step) {
                self.must_read(&step.id, &key);
            }
        }
    }

    /// Listens to the coach: the step's own words are there, and so are those of the program.
    pub(super) fn listens<G: Geometry>(&self, session: &Session<G>) {
        let step = session.step();
        match session.say() {
            Say::Task => self.must_read(&step.id, &WordKey::Text),
            Say::Hint(number) => self.must_read(&step.id, &WordKey::Hint(*number)),
            Say::Wrong(place) => {
                let key = step.wrong[*place].key.clone();
                self.must_read(&step.id, &WordKey::Wrong(key));
            }
            Say::Refused(fault) => {
                let said = explain::sentence(session.position(), fault);
                self.hears(&self.locale.say_plain(&said));
            }
            Say::NoAttack { fault, .. } => {
                let said = explain::no_attack(session.position(), fault).sentence;
                self.hears(&self.locale.say_plain(&said));
            }
            Say::ClaimRefused(fault) => {
                let said = explain::claim(session.position(), fault).sentence;
                self.hears(&self.locale.say_plain(&said));
            }
            _ => {}
        }
    }

    fn hears(&self, said: &str) {
        let is_whole = !said.is_empty() && !said.contains(['{', '}']);
        assert!(is_whole, "{}: {said}", self.language);
    }
}

/// Everything that a step may say.
pub(super) fn all_keys<G: Geometry>(step: &Step<G>) -> Vec<WordKey> {
    let mut keys = keys(step);
    keys.extend([WordKey::Paper, WordKey::Yes, WordKey::No]);
    keys
}

/// Everything that a step must be able to say.
fn keys<G: Geometry>(step: &Step<G>) -> Vec<WordKey> {
    let mut keys = vec![WordKey::Text];
    keys.extend((1..=step.n_hints).map(WordKey::Hint));
    keys.extend(step.wrong.iter().map(|it| WordKey::Wrong(it.key.clone())));
    let reasons = step.because_say.iter();
    keys.extend(reasons.map(|reason| WordKey::Because(reason.code().to_owned())));
    let options = step.task.about().options;
    keys.extend(options.iter().map(|it| WordKey::Option(it.id.clone())));
    let say = options.iter().filter(|it| it.has_say);
    keys.extend(say.map(|it| WordKey::OptionSay(it.id.clone())));
    keys
}
