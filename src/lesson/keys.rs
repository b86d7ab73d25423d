//! Every string that a lesson can have words for, and which of them it cannot do without.

use crate::lesson::{AnyLesson, Step, on_board};
use crate::locale::WordKey;
use crate::rules::Geometry;

/// Whether somebody hears the lack of a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Something else is said, or nothing.
    Optional,
    /// The lesson asks for it.
    Needed,
}

/// Every string of a lesson: its step (`None` for the lesson itself), which one, and whether it must be there.
pub fn keys(lesson: &AnyLesson) -> impl Iterator<Item = (Option<&str>, WordKey, Need)> {
    let own = [
        (WordKey::Title, Need::Needed),
        (WordKey::About, Need::Optional),
        (WordKey::Can, Need::Optional),
        (WordKey::Notes, Need::Optional),
    ];
    let own = own.into_iter().map(|(key, need)| (None, key, need));
    let steps: Vec<_> = on_board!(lesson, lesson => {
        let steps = lesson.steps.iter();
        steps.map(|step| (step.id.as_str(), of_step(step))).collect()
    });
    let steps = steps.into_iter().flat_map(|(id, keys)| {
        let named = move |(key, need)| (Some(id), key, need);
        keys.into_iter().map(named)
    });
    own.chain(steps)
}

/// A step's text counts as optional here: that nobody says it is told at the step itself.
fn of_step<G: Geometry>(step: &Step<G>) -> Vec<(WordKey, Need)> {
    let optional = [WordKey::Text, WordKey::Paper, WordKey::Yes, WordKey::No];
    let mut keys: Vec<(WordKey, Need)> = optional.map(|key| (key, Need::Optional)).into();
    let hints = (1..=step.n_hints).map(WordKey::Hint);
    let wrong = step.wrong.iter().map(|it| WordKey::Wrong(it.key.clone()));
    let because = step.because_say.iter();
    let because = because.map(|it| WordKey::Because(it.code().to_owned()));
    let needed = hints.chain(wrong).chain(because);
    keys.extend(needed.map(|key| (key, Need::Needed)));
    for option in step.task.about().options {
        keys.push((WordKey::Option(option.id.clone()), Need::Needed));
        if option.has_say {
            keys.push((WordKey::OptionSay(option.id.clone()), Need::Needed));
        }
    }
    keys
}
