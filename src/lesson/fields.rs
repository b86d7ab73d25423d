//! The one field table: every setting a lesson file may hold, with its type, its choices and its meaning.
//!
//! The table drives the reading (`tab`), the wording of "not known" and "belongs elsewhere", and the
//! authors' help.

use crate::lesson::kinds::Kind;
use crate::lesson::{Aid, rulesets};

/// What a value looks like in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ty {
    /// Any text in quotes.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    Switch,
    /// `true` or `false`, or one of the field's choices.
    SwitchOrChoice,
    /// A list of texts.
    List,
    /// One text, or a list of texts.
    TextOrList,
    /// How many there are, or a list of texts.
    NumberOrList,
    /// A text, or `true` where the words stand elsewhere.
    TextOrSwitch,
    /// A list of texts and of pairs of texts in their own brackets.
    Pairs,
    /// Blocks that each begin with the name in double brackets.
    Blocks,
}

/// One setting.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name before the `=`.
    pub name: &'static str,
    /// What its value looks like.
    pub ty: Ty,
    /// Whether it must be there.
    pub needed: bool,
    /// The only values it takes; empty when any value of the type will do.
    pub choices: &'static [&'static str],
    /// What it is for, in one sentence for authors.
    pub doc: &'static str,
}

impl Field {
    pub(super) const fn new(name: &'static str, ty: Ty, doc: &'static str) -> Field {
        Field {
            name,
            ty,
            needed: false,
            choices: &[],
            doc,
        }
    }

    pub(super) const fn needed(self) -> Field {
        Field {
            needed: true,
            ..self
        }
    }

    pub(super) const fn of(self, choices: &'static [&'static str]) -> Field {
        Field { choices, ..self }
    }
}

const SIDES: &[&str] = &["white", "black", "south", "west", "north", "east"];
/// What `aids` may hold.
const AIDS: [&str; Aid::ALL.len()] = {
    let mut names = [""; Aid::ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = Aid::ALL[at].name();
        at += 1;
    }
    names
};

/// The settings of the lesson itself, above its first step.
pub const LESSON: &[Field] = &[
    Field::new("format", Ty::Number, "The version of the format: always 1.").needed(),
    Field::new(
        "id",
        Ty::Text,
        "The lesson’s name, the same as the file’s; never change it later.",
    )
    .needed(),
    Field::new(
        "language",
        Ty::Text,
        "The language of the words in this file, such as \"pl\" or \"pt-BR\".",
    ),
    Field::new("title", Ty::Text, "What the lesson is called on its card."),
    Field::new("about", Ty::Text, "One sentence for the card."),
    Field::new("group", Ty::Text, "The shelf the lesson stands on."),
    Field::new(
        "after",
        Ty::List,
        "The lessons a child should have seen before.",
    ),
    Field::new("rules", Ty::Text, "The set of rules.").of(&rulesets::NAMES),
    Field::new(
        "options",
        Ty::List,
        "House rules that differ from the set, such as \"rule3=off\".",
    ),
    Field::new("author", Ty::Text, "Who wrote it."),
    Field::new("licence", Ty::Text, "How it may be passed on."),
    Field::new(
        "side",
        Ty::Text,
        "Who the child is in every step that does not say it.",
    )
    .of(SIDES),
    Field::new("minutes", Ty::Number, "About how long it takes."),
    Field::new(
        "notes",
        Ty::Text,
        "For the teacher; children do not see it.",
    ),
    Field::new(
        "articles",
        Ty::List,
        "The articles of the Laws it teaches, such as \"3.8.2\".",
    ),
    Field::new("step", Ty::Blocks, "The steps, in order.").needed(),
];

/// The settings every step may have.
pub const COMMON: &[Field] = &[
    Field::new(
        "id",
        Ty::Text,
        "The step’s name, once in a lesson; never change it later.",
    )
    .needed(),
    Field::new("kind", Ty::Text, "What the child does.").needed(),
    Field::new("text", Ty::Text, "The sentence the coach says."),
    Field::new(
        "board",
        Ty::Text,
        "\"start\", \"empty\", a FEN, or eight drawn lines; for the family game \"family-start\", \"family-empty\", an FFC, or twelve drawn lines.",
    ),
    Field::new("turn", Ty::Text, "Whose turn it is on a drawn board.").of(SIDES),
    Field::new(
        "castling",
        Ty::Text,
        "The castling rights of a drawn board, such as \"KQkq\"; in the family game such as \"SkqNk\".",
    ),
    Field::new(
        "seats",
        Ty::Text,
        "Who plays on a drawn board of the family game, such as \"aaza\": at the table, away, out, nobody.",
    ),
    Field::new(
        "played",
        Ty::Text,
        "Moves that are shown before the child’s turn.",
    ),
    Field::new(
        "side",
        Ty::Text,
        "Who the child is; the board turns to that side.",
    )
    .of(SIDES),
    Field::new("rules", Ty::Text, "The set of rules of this step.").of(&rulesets::NAMES),
    Field::new(
        "options",
        Ty::List,
        "House rules of this step that differ from the set, such as \"rule3=off\".",
    ),
    Field::new(
        "allies",
        Ty::List,
        "Who is allied in the family game, such as \"SN\".",
    ),
    Field::new(
        "draw",
        Ty::List,
        "Arrows and marks, such as \"arrow e2-e4\" or \"red circle d5\".",
    ),
    Field::new(
        "hints",
        Ty::NumberOrList,
        "Help that comes one sentence at a time, at most five.",
    ),
    Field::new("yes", Ty::Text, "What the coach says when it is solved."),
    Field::new("no", Ty::Text, "What the coach says to any other answer."),
    Field::new(
        "wrong",
        Ty::Pairs,
        "What the coach says to one certain move: [\"f1-g1\", \"sentence\"].",
    ),
    Field::new(
        "because_say",
        Ty::Pairs,
        "What the coach says for one reason: [\"path-blocked\", \"sentence\"].",
    ),
    Field::new(
        "picture",
        Ty::Text,
        "A picture beside the text: the name of a file next to the lesson.",
    ),
    Field::new(
        "aids",
        Ty::List,
        "What helps to see, such as \"attack-map\".",
    )
    .of(&AIDS),
    Field::new(
        "teaches",
        Ty::List,
        "The rules it is about, where the board does not show it, such as \"resignation\".",
    ),
    Field::new(
        "go",
        Ty::Text,
        "The step that comes next, if it is not the one below.",
    ),
];

pub use crate::lesson::kinds::choose::OPTION;
pub use crate::lesson::kinds::moves::GOALS;

/// The settings that only steps of this kind have.
#[must_use]
pub fn of_kind(kind: Kind) -> &'static [Field] {
    kind.room().fields
}

/// Every setting of a step of this kind: the common ones and its own.
pub fn of_step(kind: Kind) -> impl Iterator<Item = &'static Field> + Clone {
    COMMON.iter().chain(of_kind(kind))
}

/// Whether a setting of this name is a switch wherever it stands.
#[must_use]
pub fn is_switch(name: &str) -> bool {
    let of_kinds = Kind::ALL.iter().flat_map(|kind| of_kind(*kind));
    let all = LESSON.iter().chain(COMMON).chain(OPTION).chain(of_kinds);
    let mut named = all.filter(|field| field.name == name).peekable();
    named.peek().is_some() && named.all(|it| matches!(it.ty, Ty::Switch | Ty::SwitchOrChoice))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_is_documented_and_stands_once() {
        for kind in Kind::ALL {
            let fields: Vec<&Field> = of_step(kind).collect();
            for (at, field) in fields.iter().enumerate() {
                assert!(field.doc.ends_with('.'), "{}", field.name);
                assert!(
                    fields
                        .iter()
                        .skip(at + 1)
                        .all(|other| other.name != field.name),
                    "{}",
                    field.name
                );
            }
        }
    }
}
