//! How each kind of step is put on the screen, said once for every kind; whoever adds a kind finds here
//! what its screen needs to know.
//!
//! Left out: what can be asked of the session, such as what hands may do on the board; and the praise, which
//! `words` has for each kind.

use crate::explain;
use crate::lesson::Task;
use crate::lesson::task::NameAsk;
use crate::locale::Phrase;
use crate::rules::{Attempt, Geometry};
use crate::session::Session;

/// What the screen needs to know about a step of a kind.
#[derive(Clone, Debug)]
pub(super) struct KindScreen<G: Geometry> {
    /// What to do, where the lesson itself does not say it; `None` where it is somebody's turn.
    usual: Option<Phrase>,
    /// What is asked above the answers.
    pub(super) question: AnswerHeading<G>,
    /// What is said to a good answer, when so many more are to be found.
    pub(super) more: fn(u32) -> Phrase,
    /// How the squares that are found look.
    pub(super) found: FoundLook,
    /// What the learner has to do with a verdict.
    pub(super) verdict: VerdictUse,
    /// Whether there is a board, even an empty one, where the author gives none.
    pub(super) has_board: bool,
    /// Whether the squares where a piece may go are the answer, so that no proof shows them.
    pub(super) hides_targets: bool,
    /// Whether a class can vote on the answers.
    pub(super) asks_class: bool,
    /// Whether a wrong answer cannot be the right one later: it stays down.
    pub(super) keeps_wrong: bool,
    /// Whether any army may be tried, so that after moves that were shown it is asked whose turn it is.
    pub(super) tries_armies: bool,
}

/// What is asked above the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnswerHeading<G: Geometry> {
    /// Nothing more than the lesson's own words.
    None,
    /// Whether this move is legal.
    Move(Attempt<G>),
    /// What the position is.
    Standing,
    /// Whether there is a claim, with the move that is intended.
    Claim(Option<Attempt<G>>),
    /// Where the next square of a drill is: never said by the lesson.
    Drill,
}

/// How the squares that are found look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FoundLook {
    /// Chosen, and right.
    Good,
    /// Chosen: nobody says yet whether they are right.
    Chosen,
    /// Not at all: the pieces on them show it.
    Plain,
}

/// What the learner has to do with a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VerdictUse {
    /// The program alone refuses moves.
    Heard,
    /// The learner gives it: a wrong one is to be practised, and a right one is no news.
    Given,
    /// To run into a refusal is the task.
    Wanted,
}

/// What to do in the present step, where the lesson itself does not say it.
pub(super) fn usual_task<G: Geometry>(session: &Session<G>) -> Phrase {
    let turn = || Phrase::CoachYourTurn {
        side: explain::side_word(session.speaker()),
    };
    of(&session.step().task).usual.unwrap_or_else(turn)
}

/// The manner of a task's kind.
pub(super) fn of<G: Geometry>(task: &Task<G>) -> KindScreen<G> {
    let plain = KindScreen {
        usual: Some(Phrase::CoachPickPiece),
        question: AnswerHeading::None,
        more: |left| Phrase::CoachSquaresMore { left },
        found: FoundLook::Good,
        verdict: VerdictUse::Heard,
        has_board: true,
        hides_targets: false,
        asks_class: false,
        keeps_wrong: false,
        tries_armies: false,
    };
    match task {
        Task::Say
        | Task::Collect { .. }
        | Task::Play { .. }
        | Task::Practice(_)
        | Task::Story(_) => plain,
        Task::Squares { .. } => KindScreen {
            usual: Some(Phrase::CoachTapSquare),
            hides_targets: true,
            ..plain
        },
        Task::Move { .. } => KindScreen {
            more: |left| Phrase::CoachMovesMore { left },
            ..plain
        },
        Task::Judge { attempt, .. } => KindScreen {
            question: AnswerHeading::Move(*attempt),
            verdict: VerdictUse::Given,
            asks_class: true,
            keeps_wrong: true,
            ..plain
        },
        Task::Illegal { .. } => KindScreen {
            verdict: VerdictUse::Wanted,
            ..plain
        },
        Task::Allow { .. } => KindScreen {
            usual: Some(Phrase::CoachTakeOneOff),
            ..plain
        },
        Task::Try { .. } => KindScreen {
            usual: Some(Phrase::CoachTryFreely),
            tries_armies: true,
            ..plain
        },
        Task::Name { ask, .. } => KindScreen {
            usual: Some(match ask {
                NameAsk::Color => Phrase::CoachChoose,
                NameAsk::Square | NameAsk::Find | NameAsk::File | NameAsk::Rank => {
                    Phrase::CoachTapSquare
                }
            }),
            question: AnswerHeading::Drill,
            keeps_wrong: true,
            ..plain
        },
        Task::Status { .. } => KindScreen {
            usual: Some(Phrase::CoachWhatIsIt),
            question: AnswerHeading::Standing,
            asks_class: true,
            keeps_wrong: true,
            ..plain
        },
        Task::Claim { next, .. } => KindScreen {
            usual: Some(Phrase::CoachMayYouClaim),
            question: AnswerHeading::Claim(*next),
            asks_class: true,
            keeps_wrong: true,
            ..plain
        },
        Task::Count { .. } => KindScreen {
            usual: Some(Phrase::CoachHowMany),
            found: FoundLook::Chosen,
            ..plain
        },
        Task::Write { .. } => KindScreen {
            usual: Some(Phrase::CoachWriteMove),
            ..plain
        },
        Task::Setup { .. } => KindScreen {
            usual: Some(Phrase::CoachSetUp),
            found: FoundLook::Plain,
            ..plain
        },
        Task::Choose { .. } => KindScreen {
            usual: Some(Phrase::CoachChoose),
            has_board: false,
            asks_class: true,
            keeps_wrong: true,
            ..plain
        },
        Task::Sort { pieces, .. } => KindScreen {
            usual: Some(Phrase::CoachSort),
            more: |left| Phrase::CoachSortMore { left },
            found: FoundLook::Plain,
            has_board: !pieces.is_empty(),
            ..plain
        },
        Task::Game { .. } => KindScreen {
            usual: None,
            ..plain
        },
    }
}
