//! The kinds of steps: what the child does in one. One room each, with its settings, how they are read and
//! proved, and what the format has to know of it; whoever adds a kind writes its room and a row here.
//!
//! What a step of a kind holds once it is proved stands in [`Task`]; from its new variant the compiler leads to
//! every place that has to know it: what it is about (`lesson/about`), its proof in words (`lesson/proof`), how it is done
//! (`session/kinds`), its answer (`answers`), how it stands on paper (`export/exercise`, `export/answer`) and on the
//! screen (`gui/screen/lesson/kinds`, and the praise in `words`). No place passes over a kind in silence. Tests ask
//! for the rest: what it and its settings are for (`kind-…` and `field-…` in `locales/*/fields.ftl`), the schema, the
//! table in `lessons/README.md`, a step in `tests/fixtures/good/every-kind.toml`.

mod allow;
pub(super) mod choose;
mod claim;
pub(super) mod collect;
mod count;
mod game;
mod illegal;
mod judge;
pub(super) mod moves;
mod name;
mod play;
mod practice;
mod say;
mod setup;
mod sort;
mod squares;
mod status;
mod story;
mod tries;
mod write;

use crate::diagnostic::{Message, say};
use crate::job::Pace;
use crate::lesson::Task;
use crate::lesson::board_text::LessonBoard;
use crate::lesson::fields::Field;
use crate::lesson::log::Log;
use crate::lesson::tab::Tab;
use crate::lesson::words::Numbers;
use crate::rules::{Geometry, Line, Seat};
pub(crate) use count::value;
pub(crate) use status::NODES;

/// What the format knows of a kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// The name in the file.
    pub(super) name: &'static str,
    /// The settings that only steps of this kind have.
    pub(super) fields: &'static [Field],
    /// Whether it cannot do without a board.
    pub(super) needs_board: bool,
    /// Whether the end of a game matters, so that a draw can end it.
    pub(super) keeps_ends: bool,
    /// Whether one certain move can be a mistake, so that it can have a sentence.
    pub(super) has_wrong_moves: bool,
    /// Whether it is a game, which can be played alone, outside of its lesson.
    pub(super) is_game: bool,
    /// What the child can be refused.
    pub(super) refusals: Refusals,
    /// The settings of every step that have no meaning in this one.
    pub(super) unused: &'static [&'static str],
    /// Why they have none.
    pub(super) why: fn() -> Message,
    /// Which numbers its words may use.
    pub(super) numbers: fn(&Tab<'_>) -> Numbers,
}

impl Room {
    /// A board to look at, and nothing that few kinds have.
    const PLAIN: Room = Room {
        name: "",
        fields: &[],
        needs_board: true,
        keeps_ends: false,
        has_wrong_moves: false,
        is_game: false,
        refusals: Refusals::Never,
        unused: &[],
        why: || say!("check-why-nothing-to-solve"),
        numbers: |_| Numbers::None,
    };
}

/// What the child can be refused, so that the reason can have a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusals {
    /// Nothing: it makes no moves.
    Never,
    /// The move that is asked about.
    TheMove,
    /// Any attempt on the step's board.
    Here,
    /// Any attempt on boards that nobody can know before.
    Any,
}

/// What a kind reads its step from.
#[derive(Clone, Copy)]
pub(super) struct Given<'a, G: Geometry> {
    /// The settings.
    pub(super) tab: &'a Tab<'a>,
    /// The board with the moves that are shown; `None` if something is wrong with it.
    pub(super) line: Option<&'a Line<G>>,
    /// Who the child is, if that is said.
    pub(super) child: Option<Seat>,
    /// The answers of the author's own.
    pub(super) options: &'a [choose::ReadOption<'a>],
    /// What long work is paid with.
    pub(super) pace: &'a Pace,
    /// How much was found before.
    pub(super) n_before: usize,
}

impl<G: Geometry> Given<'_, G> {
    /// Whether nothing was found wrong with the step's own settings so far.
    fn is_clean(&self, log: &Log<'_>) -> bool {
        log.n_found() == self.n_before
    }
}

/// What a kind makes of its settings; `None` if something is wrong: then it has been told.
type Read<G> = Option<Task<G>>;

/// From one list of rows: the kinds, their rooms, and which task is of which kind.
macro_rules! kinds {
    ($($(#[$doc:meta])+ $kind:ident => $room:ident,)+) => {
        /// What the child does in a step.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind {
            $($(#[$doc])+ $kind,)+
        }

        impl Kind {
            /// Every kind the format knows.
            pub const ALL: [Kind; [$(Kind::$kind),+].len()] = [$(Kind::$kind),+];

            /// What the format knows of it.
            pub(super) fn room(self) -> &'static Room {
                match self {
                    $(Kind::$kind => &$room::ROOM,)+
                }
            }

            /// Reads and proves the settings of a step; `None` if something is wrong: then it has been told.
            pub(super) async fn read<G: LessonBoard>(
                self,
                given: Given<'_, G>,
                log: &mut Log<'_>,
            ) -> Read<G> {
                match self {
                    $(Kind::$kind => $room::read(given, log).await,)+
                }
            }
        }

        impl<G: Geometry> Task<G> {
            /// The kind of step this is.
            #[must_use]
            pub fn kind(&self) -> Kind {
                match self {
                    $(Task::$kind { .. } => Kind::$kind,)+
                }
            }
        }
    };
}

kinds! {
    /// Look and read.
    Say => say,
    /// Tap the squares that are asked for.
    Squares => squares,
    /// Collect stars with one piece.
    Collect => collect,
    /// Find a move.
    Move => moves,
    /// Say whether a move is legal.
    Judge => judge,
    /// Try a forbidden move and hear why it is refused.
    Illegal => illegal,
    /// Take one man off, so that a forbidden move becomes legal.
    Allow => allow,
    /// Move freely.
    Try => tries,
    /// Name squares, files and ranks.
    Name => name,
    /// Play a line.
    Play => play,
    /// Say what a position is: check, mate, draw or play on.
    Status => status,
    /// Say whether a draw may be claimed.
    Claim => claim,
    /// Count something.
    Count => count,
    /// Write a move down.
    Write => write,
    /// Put the pieces up.
    Setup => setup,
    /// Choose one of several answers.
    Choose => choose,
    /// Put pieces or answers in order.
    Sort => sort,
    /// Play a whole game.
    Game => game,
    /// Solve boards that the program makes, one after the other.
    Practice => practice,
    /// Look at a page of a picture story, and press what is drawn.
    Story => story,
}

impl Kind {
    /// The name in the file.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.room().name
    }

    /// The kind of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether a step of this kind cannot do without a board.
    #[must_use]
    pub fn needs_board(self) -> bool {
        self.room().needs_board
    }

    /// Whether it is a game, which can be played alone, outside of its lesson.
    #[must_use]
    pub fn is_game(self) -> bool {
        self.room().is_game
    }
}
