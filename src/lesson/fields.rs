//! The one field table: every setting a lesson file may hold, with its type, its choices and its meaning.
//!
//! The table drives the reading (`tab`), the wording of "not known" and "belongs elsewhere", and the
//! authors' help. What each setting is for is said in `locales/*/fields.ftl`.
//!
//! # Decisions
//! * One table and not a type for each kind of step with notes on its fields: reading, "did you mean",
//!   the help of the command line and the schema for editors must know the same settings, and a table
//!   can be asked what a type cannot.

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
    /// The largest number it takes, from 1; `None` where other settings decide, or where there is no limit.
    pub most: Option<u8>,
}

impl Field {
    pub(super) const fn new(name: &'static str, ty: Ty) -> Field {
        Field {
            name,
            ty,
            needed: false,
            choices: &[],
            most: None,
        }
    }

    /// A number from 1 to this one.
    pub(super) const fn up_to(self, most: u8) -> Field {
        Field {
            most: Some(most),
            ..self
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
    Field::new("format", Ty::Number).needed(),
    Field::new("id", Ty::Text).needed(),
    Field::new("language", Ty::Text),
    Field::new("title", Ty::Text),
    Field::new("about", Ty::Text),
    Field::new("can", Ty::Text),
    Field::new("group", Ty::Text),
    Field::new("after", Ty::List),
    Field::new("rules", Ty::Text).of(&rulesets::NAMES),
    Field::new("options", Ty::List),
    Field::new("author", Ty::Text),
    Field::new("licence", Ty::Text),
    Field::new("side", Ty::Text).of(SIDES),
    Field::new("minutes", Ty::Number),
    Field::new("notes", Ty::Text),
    Field::new("articles", Ty::List),
    Field::new("step", Ty::Blocks).needed(),
];

/// The settings every step may have.
pub const COMMON: &[Field] = &[
    Field::new("id", Ty::Text).needed(),
    Field::new("kind", Ty::Text).needed(),
    Field::new("text", Ty::Text),
    Field::new("board", Ty::Text),
    Field::new("turn", Ty::Text).of(SIDES),
    Field::new("castling", Ty::Text),
    Field::new("seats", Ty::Text),
    Field::new("played", Ty::Text),
    Field::new("side", Ty::Text).of(SIDES),
    Field::new("rules", Ty::Text).of(&rulesets::NAMES),
    Field::new("options", Ty::List),
    Field::new("allies", Ty::List),
    Field::new("draw", Ty::List),
    Field::new("hints", Ty::NumberOrList),
    Field::new("paper", Ty::Text),
    Field::new("yes", Ty::Text),
    Field::new("no", Ty::Text),
    Field::new("wrong", Ty::Pairs),
    Field::new("because_say", Ty::Pairs),
    Field::new("picture", Ty::Text),
    Field::new("aids", Ty::List).of(&AIDS),
    Field::new("teaches", Ty::List),
    Field::new("go", Ty::Text),
];

pub use crate::lesson::kinds::choose::OPTION;

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
    fn every_setting_stands_once() {
        for kind in Kind::ALL {
            let fields: Vec<&Field> = of_step(kind).collect();
            for (at, field) in fields.iter().enumerate() {
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
