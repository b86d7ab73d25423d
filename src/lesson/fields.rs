//! The one field table: every setting a lesson file may hold, with its type, its choices and its meaning.
//!
//! The table drives the reading (`tab`), the wording of "not known" and "belongs elsewhere", and the
//! authors' help. A setting or kind that the format knows but the program does not do yet is in the table
//! too, marked so, and is refused with a sentence that says exactly that.

use crate::lesson::kind::Kind;

/// What a value looks like in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ty {
    /// Any text in quotes.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    Switch,
    /// A list of texts.
    List,
    /// One text, or a list of texts.
    TextOrList,
    /// How many there are, or a list of texts.
    NumberOrList,
    /// A list of texts and of pairs of texts in their own brackets.
    Pairs,
    /// Blocks that each begin with the name in double brackets.
    Blocks,
}

impl Ty {
    /// What the author should type, in words.
    #[must_use]
    pub fn expected(self) -> &'static str {
        match self {
            Ty::Text => "text in quotes",
            Ty::Number => "a whole number",
            Ty::Switch => "`true` or `false`",
            Ty::List => "a list of texts in brackets",
            Ty::TextOrList => "text in quotes, or a list of texts in brackets",
            Ty::NumberOrList => "a list of texts in brackets, or how many there are",
            Ty::Pairs => "a list of pairs, each in its own brackets",
            Ty::Blocks => "a block that begins with its name in double brackets",
        }
    }
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
    /// More values that the format knows but the program does not do yet.
    pub later: &'static [&'static str],
    /// Whether the program does it; if not, it is refused with a sentence that says so.
    pub built: bool,
    /// What it is for, in one sentence for authors.
    pub doc: &'static str,
}

impl Field {
    const fn new(name: &'static str, ty: Ty, doc: &'static str) -> Field {
        Field {
            name,
            ty,
            needed: false,
            choices: &[],
            later: &[],
            built: true,
            doc,
        }
    }

    const fn needed(self) -> Field {
        Field {
            needed: true,
            ..self
        }
    }

    const fn of(self, choices: &'static [&'static str]) -> Field {
        Field { choices, ..self }
    }

    const fn later(self, later: &'static [&'static str]) -> Field {
        Field { later, ..self }
    }

    const fn not_yet(self) -> Field {
        Field {
            built: false,
            ..self
        }
    }
}

const SIDES: &[&str] = &["white", "black"];
const RULE_SETS: &[&str] = &["fide"];
const LATER_RULE_SETS: &[&str] = &[
    "fide-online",
    "club",
    "sheet",
    "print-and-play",
    "school",
    "family",
];

/// The settings of the lesson itself, above its first step.
pub const LESSON: &[Field] = &[
    Field::new("format", Ty::Number, "The version of the format: always 1.").needed(),
    Field::new(
        "id",
        Ty::Text,
        "The lesson's name, the same as the file's; never change it later.",
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
    Field::new("rules", Ty::Text, "The set of rules.")
        .of(RULE_SETS)
        .later(LATER_RULE_SETS),
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
        "The step's name, once in a lesson; never change it later.",
    )
    .needed(),
    Field::new("kind", Ty::Text, "What the child does.").needed(),
    Field::new("text", Ty::Text, "The sentence the coach says."),
    Field::new(
        "board",
        Ty::Text,
        "\"start\", \"empty\", a FEN, or eight drawn lines.",
    )
    .needed(),
    Field::new("turn", Ty::Text, "Whose turn it is on a drawn board.").of(SIDES),
    Field::new(
        "castling",
        Ty::Text,
        "The castling rights of a drawn board, such as \"KQkq\".",
    ),
    Field::new(
        "played",
        Ty::Text,
        "Moves that are shown before the child's turn.",
    ),
    Field::new(
        "side",
        Ty::Text,
        "Who the child is; the board turns to that side.",
    )
    .of(SIDES),
    Field::new("rules", Ty::Text, "The set of rules of this step.")
        .of(RULE_SETS)
        .later(LATER_RULE_SETS),
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
    Field::new("picture", Ty::Text, "A picture beside the text.").not_yet(),
    Field::new("aids", Ty::List, "Visual helpers of this step.").not_yet(),
    Field::new("go", Ty::Text, "The step that comes next.").not_yet(),
];

const SQUARES: &[Field] = &[
    Field::new(
        "ask",
        Ty::Text,
        "Which squares; the program works them out.",
    )
    .of(&["moves", "captures", "attackers", "escapes", "checkers"]),
    Field::new(
        "piece",
        Ty::Text,
        "The square of the piece that is asked about.",
    ),
    Field::new(
        "answer",
        Ty::List,
        "The squares, if no question of `ask` fits.",
    ),
];

const COLLECT: &[Field] = &[
    Field::new(
        "piece",
        Ty::Text,
        "The square of the piece that collects; not needed if there is only one.",
    ),
    Field::new(
        "stars",
        Ty::List,
        "The squares with stars; the program finds the fewest moves.",
    )
    .needed(),
    Field::new(
        "safe",
        Ty::Switch,
        "Whether stopping where the piece can be taken is a mistake.",
    ),
    Field::new(
        "take",
        Ty::Text,
        "Collect the other side's pieces instead of stars.",
    )
    .not_yet(),
];

/// What `goal` may be.
pub const GOALS: &[&str] = &[
    "check",
    "double-check",
    "mate",
    "stalemate",
    "capture",
    "castle",
    "promote",
    "escape",
    "safe",
];

const MOVE: &[Field] = &[
    Field::new(
        "answer",
        Ty::TextOrList,
        "The move, or every move that is right.",
    ),
    Field::new(
        "goal",
        Ty::Text,
        "What the move must do, instead of `answer`.",
    )
    .of(GOALS),
    Field::new(
        "all",
        Ty::Switch,
        "Whether the child must find every right move.",
    ),
    Field::new("by", Ty::Text, "The way out of check that is asked for.").not_yet(),
    Field::new("call", Ty::Text, "What must be said with the move.").not_yet(),
];

const JUDGE: &[Field] = &[
    Field::new("move", Ty::Text, "The move the child judges.").needed(),
    Field::new(
        "answer",
        Ty::Text,
        "What you expect; it is compared with the rules.",
    )
    .of(&["legal", "not legal"]),
    Field::new(
        "because",
        Ty::Text,
        "The reason you expect; it is compared with the rules.",
    ),
    Field::new("said", Ty::Text, "What the other side said before.").not_yet(),
];

const ILLEGAL: &[Field] = &[
    Field::new("move", Ty::Text, "The forbidden move the child tries.").needed(),
    Field::new(
        "because",
        Ty::Text,
        "The reason you expect; it is compared with the rules.",
    ),
];

/// The settings that only steps of this kind have; empty for the kinds that are not built yet.
#[must_use]
pub fn of_kind(kind: Kind) -> &'static [Field] {
    match kind {
        Kind::Squares => SQUARES,
        Kind::Collect => COLLECT,
        Kind::Move => MOVE,
        Kind::Judge => JUDGE,
        Kind::Illegal => ILLEGAL,
        _ => &[],
    }
}

/// Every setting of a step of this kind: the common ones and its own.
pub fn of_step(kind: Kind) -> impl Iterator<Item = &'static Field> {
    COMMON.iter().chain(of_kind(kind))
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

    #[test]
    fn only_built_kinds_have_settings_of_their_own() {
        for kind in Kind::ALL {
            assert!(
                kind.is_built() || of_kind(kind).is_empty(),
                "{}",
                kind.name()
            );
        }
    }
}
