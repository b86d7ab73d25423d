//! What the strings of a lesson are called: by step and key, and as messages with attributes.

/// Which string of a lesson or of a step.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum WordKey {
    /// The lesson's title; it belongs to the lesson, not to a step.
    Title,
    /// The lesson in one line, for the list of lessons.
    About,
    /// What the learner can do after the lesson: a sentence of its own, said at its end.
    Can,
    /// Notes for the teacher.
    Notes,
    /// What the step says or asks.
    Text,
    /// The same on paper, where the text speaks of the screen.
    Paper,
    /// A hint, counted from 1.
    Hint(usize),
    /// Said when the step is solved.
    Yes,
    /// Said when the answer does not fit.
    No,
    /// Said about one certain mistake, named as in the attribute: `f1-g1`, `e7-e8-q`.
    Wrong(String),
    /// This step's own sentence for a reason, named by its code.
    Because(String),
    /// An answer to choose, by its name.
    Option(String),
    /// Said when that answer is chosen.
    OptionSay(String),
}

/// Words inside a lesson file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Words {
    /// The language they are in, as the file says; `None` counts as English.
    pub language: Option<String>,
    /// The strings: step (`None` for the lesson itself), which one, and the text as written.
    pub entries: Vec<(Option<String>, WordKey, String)>,
}

/// The names that may stand in braces besides the pieces.
pub(super) const ARGUMENT_NAMES: [&str; 4] = ["player", "best", "total", "left"];

impl WordKey {
    /// The attribute that holds this string; `None` for the message's own text.
    #[must_use]
    pub fn attribute(&self) -> Option<String> {
        Some(match self {
            Self::Title | Self::Text => return None,
            Self::About => "about".to_owned(),
            Self::Can => "can".to_owned(),
            Self::Notes => "notes".to_owned(),
            Self::Hint(number) => format!("hint-{number}"),
            Self::Paper => "paper".to_owned(),
            Self::Yes => "yes".to_owned(),
            Self::No => "no".to_owned(),
            Self::Wrong(name) => format!("wrong-{}", slug(name)),
            Self::Because(code) => format!("because-{}", slug(code)),
            Self::Option(id) => format!("option-{}", slug(id)),
            Self::OptionSay(id) => format!("option-{}-say", slug(id)),
        })
    }
}

/// A name that Fluent accepts: `e7-e8=Q` becomes `e7-e8-q`.
fn slug(name: &str) -> String {
    let letters = name.chars().map(|letter| {
        if letter.is_ascii_alphanumeric() {
            letter.to_ascii_lowercase()
        } else {
            '-'
        }
    });
    letters.collect()
}

/// The id of the message that holds a step's words, or the lesson's own.
#[must_use]
pub fn message_id(lesson: &str, step: Option<&str>) -> String {
    match step {
        None => format!("lesson-{lesson}"),
        Some(step) => format!("lesson-{lesson}_{step}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_have_names_that_fluent_accepts() {
        let wrong = WordKey::Wrong("e7-e8=Q".to_owned());
        assert_eq!(wrong.attribute().unwrap(), "wrong-e7-e8-q");
        assert_eq!(WordKey::Hint(2).attribute().unwrap(), "hint-2");
        assert_eq!(WordKey::Text.attribute(), None);
    }
}
