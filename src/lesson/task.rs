//! What the child does in a step, with the answer: one variant for each kind.

use crate::lesson::goal::Goal;
use crate::lesson::kinds::Kind;
use crate::lesson::skills::Skill;
use crate::lesson::stage::Page;
use crate::locale::Phrase;
use crate::rules::{
    Attempt, Board, Claim, Classic, Ending, Fault, Geometry, Move, Position, Square, SquareSet,
    Verdict,
};
use crate::solve::collect::{Safety, Trail};
use crate::solve::escape::EscapeKind;
use crate::solve::strength::Strength;

/// What the child does in a step, with the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task<G: Geometry = Classic> {
    /// Look and read.
    Say,
    /// Look at a page of a picture story, and press what is drawn.
    Story(Page),
    /// Tap the squares that are asked for.
    Squares {
        /// Which squares.
        ask: SquaresAsk,
        /// The piece that is asked about.
        piece: Option<Square<G>>,
        /// The squares; at least one.
        answer: SquareSet<G>,
    },
    /// Land on every star, or take every enemy piece; the same side moves again and again.
    Collect {
        /// Where the only piece that moves starts; `None` if every piece of the side may move.
        piece: Option<Square<G>>,
        /// The stars; at least one if nothing is to be taken.
        stars: SquareSet<G>,
        /// The order in which one star flies over all of them, if it does.
        trail: Trail<G>,
        /// Whether every enemy piece is to be taken; kings are left alone.
        take_all: bool,
        /// What must be safe after each move; anything else is a mistake.
        safe: Safety,
        /// The fewest moves.
        par: u32,
    },
    /// Find a move.
    Move {
        /// Which moves are right; at least one is.
        accept: Accept<G>,
        /// Whether the child must find them all.
        all: bool,
        /// The way out of check that is asked for; `accept` lets no other pass.
        by: Option<EscapeKind>,
        /// Whether the child must say "check" with the move.
        call: bool,
    },
    /// Say whether a move is legal.
    Judge {
        /// The move.
        attempt: Attempt<G>,
        /// What the other side said before, where that counts.
        said: Option<Announcement>,
        /// What the rules say.
        verdict: Verdict<G>,
    },
    /// Try a forbidden move and hear why it is refused.
    Illegal {
        /// The move.
        attempt: Attempt<G>,
        /// Why it is refused.
        fault: Fault<G>,
    },
    /// Take one man off the board, so that a forbidden move becomes legal.
    Allow {
        /// The move.
        attempt: Attempt<G>,
        /// Why it is refused.
        fault: Fault<G>,
        /// The men who are in its way, each alone; at least one, and somebody else is there too.
        answer: SquareSet<G>,
    },
    /// Move freely, legally, until enough moves are made.
    Try {
        /// The only piece that moves, again and again; `None` if the sides take turns.
        piece: Option<Square<G>>,
        /// How many moves.
        n_moves: usize,
    },
    /// Name squares, files, ranks or the color of squares, several times.
    Name {
        /// What is asked.
        ask: NameAsk,
        /// The squares that are asked about; at least one.
        from: SquareSet<G>,
        /// How many times.
        times: usize,
    },
    /// Play a line: the child plays the moves of its side, the answers come by themselves.
    Play {
        /// The lines, each legal from the step's position; the first is the main one. Never empty.
        lines: Vec<Vec<Move<G>>>,
    },
    /// Say what a position is.
    Status {
        /// What the rules make of it.
        answer: Standing,
        /// The answers to choose from, in order; at least two, one of them right.
        offer: Vec<Standing>,
    },
    /// Say whether a draw may be claimed.
    Claim {
        /// The move the child intends, if the claim is for the position after it.
        next: Option<Attempt<G>>,
        /// What may be claimed.
        answer: Claimable,
        /// The answers to choose from, in order; at least two, one of them right.
        offer: Vec<Claimable>,
    },
    /// Count something.
    Count {
        /// What is counted.
        ask: CountAsk,
        /// The piece that is asked about.
        piece: Option<Square<G>>,
        /// How many.
        answer: u32,
    },
    /// Write a move down.
    Write {
        /// The move.
        mv: Move<G>,
        /// How it is written, with English letters.
        san: String,
        /// Whether the sign of check or checkmate must be written too.
        signs: bool,
    },
    /// Put the pieces up.
    Setup {
        /// How it must look in the end.
        target: Board<G>,
        /// The pieces that stand there from the beginning: a part of the target.
        given: Board<G>,
    },
    /// Choose one of several answers.
    Choose {
        /// The answers, in order; at least two, at least one of them right.
        options: Vec<Choice>,
    },
    /// Put pieces or answers in order by tapping them.
    Sort {
        /// The squares of the pieces in order; those of one group may come in either order.
        pieces: Vec<Vec<Square<G>>>,
        /// Where no pieces are put in order: the author's own answers, in their right order.
        options: Vec<Choice>,
    },
    /// Play a whole game, all players at one screen, or against the coach.
    Game {
        /// How it is won.
        goal: GameGoal,
        /// How many play.
        players: u8,
        /// How well the coach plays the side that is not the child's; `None` if people play it.
        opponent: Option<Strength>,
    },
    /// Solve boards that the program makes, one after the other.
    Practice(PracticeTask),
}

impl<G: Geometry> Task<G> {
    /// Whether it is a game against the coach.
    #[must_use]
    pub const fn has_opponent(&self) -> bool {
        matches!(
            self,
            Task::Game {
                opponent: Some(_),
                ..
            }
        )
    }

    /// Whether there is anything to do but to look and read.
    #[must_use]
    pub fn is_exercise(&self) -> bool {
        !matches!(self.kind(), Kind::Say | Kind::Story)
    }

    /// Whether it has an answer that can be said in words: not where every answer is right, the questions are drawn by
    /// lot, or the answer is to be seen on a board.
    #[must_use]
    pub const fn has_answer_in_words(&self) -> bool {
        match self {
            Task::Squares { .. }
            | Task::Collect { .. }
            | Task::Move { .. }
            | Task::Judge { .. }
            | Task::Illegal { .. }
            | Task::Allow { .. }
            | Task::Play { .. }
            | Task::Status { .. }
            | Task::Claim { .. }
            | Task::Count { .. }
            | Task::Write { .. }
            | Task::Choose { .. }
            | Task::Sort { .. } => true,
            Task::Say
            | Task::Story(_)
            | Task::Try { .. }
            | Task::Name { .. }
            | Task::Setup { .. }
            | Task::Game { .. }
            | Task::Practice(_) => false,
        }
    }

    /// The squares to tap; `None` where none are asked for.
    #[must_use]
    pub const fn right_squares(&self) -> Option<SquareSet<G>> {
        match self {
            Task::Squares { answer, .. } => Some(*answer),
            _ => None,
        }
    }

    /// Where the coach plays in a game, it plays so well; all others stay as they are.
    pub(super) fn meet(&mut self, strength: Strength) {
        if let Task::Game {
            opponent: Some(opponent),
            ..
        } = self
        {
            *opponent = strength;
        }
    }

    /// The answers to choose from, to say where each of them leads.
    pub(super) fn options_mut(&mut self) -> &mut [Choice] {
        match self {
            Task::Choose { options } | Task::Sort { options, .. } => options,
            Task::Say
            | Task::Story(_)
            | Task::Squares { .. }
            | Task::Collect { .. }
            | Task::Move { .. }
            | Task::Judge { .. }
            | Task::Illegal { .. }
            | Task::Allow { .. }
            | Task::Try { .. }
            | Task::Name { .. }
            | Task::Play { .. }
            | Task::Status { .. }
            | Task::Claim { .. }
            | Task::Count { .. }
            | Task::Write { .. }
            | Task::Setup { .. }
            | Task::Game { .. }
            | Task::Practice(_) => &mut [],
        }
    }
}

/// What boards a round has, and when it is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PracticeTask {
    /// What is practised.
    pub skill: &'static Skill,
    /// How hard it is, from 1 to [`Skill::n_levels`].
    pub level: u8,
    /// How many boards there are, 1 to 12.
    pub count: usize,
    /// How many of them must be right at once, 1 to `count`.
    pub pass: usize,
}

/// Which squares a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquaresAsk {
    /// Where a piece can legally go.
    Moves,
    /// What a piece can legally capture: the squares it would land on.
    Captures,
    /// Which enemy pieces attack a piece.
    Attackers,
    /// Which pieces of its own side guard a piece: they could take back.
    Guards,
    /// Where the king of the side to move can legally go.
    Escapes,
    /// Which pieces give check.
    Checkers,
    /// The squares the author lists.
    Listed,
}

/// What is said aloud with a move, where saying it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Announcement {
    /// Not a word.
    Nothing,
    /// That the move gives check.
    Check,
}

/// What a drill asks about a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameAsk {
    /// The square: a letter and a number.
    Square,
    /// The same as hide and seek: what was tapped instead stays marked until the square is found.
    Find,
    /// The file: a letter.
    File,
    /// The rank: a number.
    Rank,
    /// Whether it is light or dark.
    Color,
}

impl NameAsk {
    /// The squares that answer the question about a square: all of its file where that is asked for.
    #[must_use]
    pub fn answer<G: Geometry>(self, square: Square<G>) -> SquareSet<G> {
        let is_right = |it: &Square<G>| match self {
            NameAsk::Square | NameAsk::Find | NameAsk::Color => *it == square,
            NameAsk::File => it.file() == square.file(),
            NameAsk::Rank => it.rank() == square.rank(),
        };
        Square::all().filter(is_right).collect()
    }

    /// The question about a square.
    #[must_use]
    pub fn question<G: Geometry>(self, square: Square<G>) -> Phrase {
        match self {
            NameAsk::Square | NameAsk::Find => Phrase::NameSquare {
                square: square.into(),
            },
            NameAsk::File => Phrase::NameFile {
                file: square.file_letter().to_string(),
            },
            NameAsk::Rank => Phrase::NameRank {
                rank: (square.rank() + 1).to_string(),
            },
            NameAsk::Color => Phrase::NameLightOrDark {
                square: square.into(),
            },
        }
    }
}

/// What a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// The king is attacked and can still be helped.
    Check,
    /// The king is attacked and nothing helps.
    Checkmate,
    /// No legal move, and the king is not attacked.
    Stalemate,
    /// Nobody can ever give checkmate.
    DeadPosition,
    /// The game goes on, and nobody is in check.
    PlayOn,
}

impl Standing {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Standing; 5] = [
        Standing::Check,
        Standing::Checkmate,
        Standing::Stalemate,
        Standing::DeadPosition,
        Standing::PlayOn,
    ];

    /// The name in the file: `dead-position`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Standing::Check => "check",
            Standing::Checkmate => Ending::Checkmate.code(),
            Standing::Stalemate => Ending::Stalemate.code(),
            Standing::DeadPosition => Ending::DeadPosition.code(),
            Standing::PlayOn => "play-on",
        }
    }
}

/// Which draw may be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Claimable {
    /// The same position for the third time.
    Threefold,
    /// Fifty moves each without a capture or a pawn move.
    FiftyMoves,
    /// None.
    Nothing,
}

impl Claimable {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Claimable; 3] = [
        Claimable::Threefold,
        Claimable::FiftyMoves,
        Claimable::Nothing,
    ];

    /// The name in the file: `fifty-moves`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Claimable::Threefold => Ending::Threefold.code(),
            Claimable::FiftyMoves => Ending::FiftyMoves.code(),
            Claimable::Nothing => "nothing",
        }
    }

    /// The claim; `None` for nothing.
    #[must_use]
    pub const fn claim(self) -> Option<Claim> {
        match self {
            Claimable::Threefold => Some(Claim::Threefold),
            Claimable::FiftyMoves => Some(Claim::FiftyMoves),
            Claimable::Nothing => None,
        }
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountAsk {
    /// The legal moves of the side to move, or of one piece; each promotion counts.
    LegalMoves,
    /// The pieces of one side, or of both; kings and pawns count.
    Pieces,
    /// The points of the pieces of one side, or of both.
    Points,
    /// The enemy pieces that attack a piece.
    Attackers,
    /// Whatever the text asks for; the author has counted.
    Listed,
}

/// One answer of a `choose` step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name, once in a step; its words hang on it.
    pub id: String,
    /// Whether it is right.
    pub right: bool,
    /// Whether it has a sentence of its own.
    pub has_say: bool,
    /// The number of the step it leads to, if not to the next one.
    pub go: Option<usize>,
}

/// How a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameGoal {
    /// By checkmate, as in the Laws.
    Mate,
    /// By bringing a pawn to its last row first; or by taking everything the other side has, kings left aside;
    /// or by checkmate, if there are kings.
    PawnAcross,
    /// By taking everything the other side has, kings left aside; or by checkmate, if there are kings.
    LastStanding,
}

/// Which moves are right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Accept<G: Geometry = Classic> {
    /// These.
    Moves(Vec<Move<G>>),
    /// Every move that does this.
    Goal(Goal),
}

impl<G: Geometry> Accept<G> {
    /// Every right move of a position.
    #[must_use]
    pub fn moves(&self, position: &Position<G>) -> Vec<Move<G>> {
        match self {
            Accept::Moves(moves) => moves.clone(),
            Accept::Goal(goal) => goal.moves(position),
        }
    }

    /// Whether a legal move of a position is right.
    #[must_use]
    pub fn is_right(&self, position: &Position<G>, mv: &Move<G>) -> bool {
        match self {
            Accept::Moves(moves) => moves.contains(mv),
            Accept::Goal(goal) => goal.is_met(position, mv),
        }
    }
}
