//! The settings that only steps of one kind have.

use crate::lesson::fields::{Field, Ty};
use crate::lesson::kind::Kind;

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
        "The square of the only piece that moves; without it the whole side collects.",
    ),
    Field::new(
        "stars",
        Ty::List,
        "The squares with stars; the program finds the fewest moves.",
    ),
    Field::new(
        "safe",
        Ty::SwitchOrChoice,
        "With true, stopping where the piece can be taken is a mistake; with \"all\", leaving any man of the side where it can be taken and nobody takes back.",
    )
    .of(&["all"]),
    Field::new(
        "take",
        Ty::Text,
        "Take every piece of the other side; kings are left alone.",
    )
    .of(&["all"]),
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
    Field::new(
        "by",
        Ty::Text,
        "The way out of check that is asked for: run away, block, or take the checker.",
    )
    .of(&["run", "block", "take"]),
    Field::new("call", Ty::Text, "What the child must say with the move.").of(&["check"]),
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
    Field::new(
        "said",
        Ty::Text,
        "What the other side said with the last move, where a check must be said.",
    )
    .of(&["nothing", "check"]),
];

const ILLEGAL: &[Field] = &[
    Field::new("move", Ty::Text, "The forbidden move the child tries.").needed(),
    Field::new(
        "because",
        Ty::Text,
        "The reason you expect; it is compared with the rules.",
    ),
];

const TRY: &[Field] = &[
    Field::new(
        "piece",
        Ty::Text,
        "The square of the only piece that moves; without it the sides take turns.",
    ),
    Field::new(
        "moves",
        Ty::Number,
        "How many moves the child makes before it goes on.",
    )
    .needed(),
];

const NAME: &[Field] = &[
    Field::new("ask", Ty::Text, "What the child names.")
        .of(&["square", "file", "rank", "color", "colour"])
        .needed(),
    Field::new("times", Ty::Number, "How many squares are asked, 1 to 30.").needed(),
    Field::new(
        "from",
        Ty::List,
        "The squares that are asked about; without it all 64.",
    ),
];

const PLAY: &[Field] = &[
    Field::new(
        "line",
        Ty::Text,
        "The moves of both sides, such as \"e4 e5 Nf3\"; the child plays its side’s.",
    )
    .needed(),
    Field::new(
        "also",
        Ty::List,
        "More lines from the same board that are right as well.",
    ),
];

/// What a position may be said to be.
const STANDINGS: &[&str] = &[
    "check",
    "checkmate",
    "stalemate",
    "dead-position",
    "play-on",
];

const STATUS: &[Field] = &[
    Field::new(
        "answer",
        Ty::Text,
        "What you expect; it is compared with the rules.",
    )
    .of(STANDINGS),
    Field::new(
        "offer",
        Ty::List,
        "The answers to choose from, the right one among them; without it all five.",
    )
    .of(STANDINGS),
];

const CLAIM: &[Field] = &[
    Field::new(
        "next",
        Ty::Text,
        "The move the child means to play; the claim is for the position after it.",
    ),
    Field::new(
        "answer",
        Ty::Text,
        "What you expect; it is compared with the rules.",
    )
    .of(&["threefold", "fifty-moves", "nothing"]),
];

const COUNT: &[Field] = &[
    Field::new(
        "ask",
        Ty::Text,
        "What is counted; the program counts it. `side` counts one side’s pieces or points only.",
    )
    .of(&["legal-moves", "pieces", "points", "attackers"]),
    Field::new(
        "piece",
        Ty::Text,
        "The square of the piece that is asked about.",
    ),
    Field::new(
        "answer",
        Ty::Number,
        "The number; with `ask` it is compared with what the program counts.",
    ),
];

const WRITE: &[Field] = &[
    Field::new("move", Ty::Text, "The move that the child writes down.").needed(),
    Field::new(
        "signs",
        Ty::Switch,
        "With true, + and # must be written too; without it they may be left out.",
    ),
];

const SETUP: &[Field] = &[
    Field::new(
        "target",
        Ty::Text,
        "How the board must look in the end, written as `board` is.",
    )
    .needed(),
    Field::new(
        "given",
        Ty::List,
        "The squares whose pieces stand there from the beginning.",
    ),
];

const CHOOSE: &[Field] = &[Field::new(
    "option",
    Ty::Blocks,
    "The answers to choose from, each in a block [[step.option]] of its own.",
)
.needed()];

/// The settings of one answer of a `choose` step.
pub const OPTION: &[Field] = &[
    Field::new("id", Ty::Text, "The answer’s name, once in its step.").needed(),
    Field::new("text", Ty::Text, "What the answer says."),
    Field::new("right", Ty::Switch, "Whether it is a right answer."),
    Field::new(
        "say",
        Ty::TextOrSwitch,
        "What the coach says when it is chosen; `say = true` if the words stand elsewhere.",
    ),
    Field::new(
        "go",
        Ty::Text,
        "The step that comes next when it is chosen.",
    ),
];

const GAME: &[Field] = &[
    Field::new(
        "goal",
        Ty::Text,
        "How the game is won; \"mate\" if it is not said.",
    )
    .of(&["mate", "pawn-across", "last-standing"]),
    Field::new("players", Ty::Number, "How many play: 2."),
];

/// The settings that only steps of this kind have.
#[must_use]
pub fn of_kind(kind: Kind) -> &'static [Field] {
    match kind {
        Kind::Say => &[],
        Kind::Squares => SQUARES,
        Kind::Collect => COLLECT,
        Kind::Move => MOVE,
        Kind::Judge => JUDGE,
        Kind::Illegal => ILLEGAL,
        Kind::Try => TRY,
        Kind::Name => NAME,
        Kind::Play => PLAY,
        Kind::Status => STATUS,
        Kind::Claim => CLAIM,
        Kind::Count => COUNT,
        Kind::Write => WRITE,
        Kind::Setup => SETUP,
        Kind::Choose => CHOOSE,
        Kind::Game => GAME,
    }
}
