//! What can be answered beside the board: words to choose, a number, a written move, pieces to set up.

use crate::answers;
use crate::explain;
use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::lesson::kinds::{self, AnswerHeading};
use crate::gui::screen::lesson::model::{
    AnswerButton, AnswerField, AnswerState, AskedToLeave, Control, Tool, WaitingPiece,
};
use crate::gui::screen::lesson::words::Teller;
use crate::gui::screen::lesson::{Leaving, State};
use crate::locale::{Phrase, WordKey};
use crate::rules::{Attempt, Geometry, Piece, Role};
use crate::session::{self, Say, SortItem};

/// What is asked, above the answers; not where the lesson's own words ask already.
pub(super) fn question<G: Geometry>(state: &State<G>, shared: &Shared) -> Option<String> {
    let session = &state.session;
    if session.is_done() || session.is_finished() {
        return None;
    }
    // A board of a round is asked about above, too.
    let asks_itself = session.round().is_some()
        || Teller { state, shared }
            .own(&WordKey::Text)
            .is_some_and(|it| it.contains('?'));
    let is_at_task = *session.say() == Say::Task;
    // Before a class the task makes room for what is said about the last try.
    let is_said = asks_itself && (state.show.is_none() || is_at_task);
    let phrase = match kinds::of(&session.step().task).question {
        AnswerHeading::None => return None,
        AnswerHeading::Drill => {
            let asked = session.asked()?;
            asked.ask.question(asked.square)
        }
        AnswerHeading::Move(_) | AnswerHeading::Standing if is_said => return None,
        // The move that is intended is more than the question says.
        AnswerHeading::Claim(_) if is_said && is_at_task => return None,
        AnswerHeading::Move(attempt) => about_move(state, attempt)?,
        AnswerHeading::Standing => Phrase::StatusQuestion {
            side: explain::side_word(session.position().turn()),
        },
        AnswerHeading::Claim(next) => intended(state, next?)?,
    };
    Some(shared.label(&phrase))
}

fn about_move<G: Geometry>(state: &State<G>, attempt: Attempt<G>) -> Option<Phrase> {
    let piece = state.session.position().piece_at(attempt.from)?;
    let side = explain::side_word(piece.seat);
    Some(if is_castling(piece, attempt) {
        Phrase::JudgeQuestionCastle { side }
    } else {
        Phrase::JudgeQuestionMove {
            piece: explain::piece_word(piece.role),
            from: attempt.from.into(),
            to: attempt.to.into(),
        }
    })
}

/// Whether a king means to castle: he goes farther than one step along his rank.
pub(super) fn is_castling<G: Geometry>(piece: Piece, attempt: Attempt<G>) -> bool {
    let (files, ranks) = attempt.from.distance(attempt.to);
    piece.role == Role::King && ranks == 0 && files.abs() > 1
}

fn intended<G: Geometry>(state: &State<G>, next: Attempt<G>) -> Option<Phrase> {
    let piece = state.session.position().piece_at(next.from)?;
    Some(Phrase::ClaimNext {
        piece: explain::piece_word(piece.role),
        to: next.to.into(),
    })
}

/// The answers to choose from.
pub(super) fn answers<G: Geometry>(state: &State<G>, shared: &Shared) -> Vec<AnswerButton> {
    let session = &state.session;
    if session.is_finished() {
        return Vec::new();
    }
    let answer = |means: session::Answer| AnswerButton {
        label: label(state, shared, means),
        means,
        icon: icon(means),
        state: match means {
            session::Answer::Check if session.has_called() => AnswerState::Chosen,
            session::Answer::Check => AnswerState::Open,
            _ if state.answered == Some(means) => AnswerState::Chosen,
            _ => AnswerState::Open,
        },
        is_on: true,
        is_lit: false,
    };
    let placed = session.in_order().iter().zip(1..);
    let placed: Vec<AnswerButton> = placed
        .filter_map(|(item, place)| numbered(item, place, answer))
        .collect();
    if !placed.is_empty() {
        // Only what has its place looks chosen.
        let open = session.answers().into_iter().map(|means| AnswerButton {
            state: AnswerState::Open,
            ..answer(means)
        });
        return placed.into_iter().chain(open).collect();
    }
    let right = state.answered.filter(|_| session.is_done());
    let right = right.map(|means| AnswerButton {
        icon: Some(Icon::Check),
        is_on: false,
        ..answer(means)
    });
    let answers = session.answers().into_iter();
    let open = answers.filter(|it| !leads_out(*it)).map(|means| {
        if !state.wrong.contains(&means) {
            return answer(means);
        }
        AnswerButton {
            icon: None,
            state: AnswerState::Wrong,
            is_on: false,
            ..answer(means)
        }
    });
    right.filter(stays).into_iter().chain(open).collect()
}

/// Whether this ends a game before its end: it is no answer to anything, and is not to be pressed by habit.
const fn leads_out(answer: session::Answer) -> bool {
    matches!(answer, session::Answer::GiveUp | session::Answer::Agree)
}

/// What leads aside: the ways out of a game, until somebody is asked whether that is meant, and what would have to change
/// after a refusal.
pub(super) fn ways_out<G: Geometry>(state: &State<G>, shared: &Shared) -> Vec<Tool> {
    if state.session.is_finished() || state.asks.is_some() {
        return Vec::new();
    }
    let ways = state.session.answers().into_iter();
    let ways = ways.filter(|it| leads_out(*it)).map(|means| {
        let icon = match means {
            session::Answer::GiveUp => Icon::Flag,
            _ => Icon::Draw,
        };
        let label = label(state, shared, means);
        Tool::new(Control::Answer(means), Some(icon), label)
    });
    let change = Teller { state, shared }.change_beside();
    ways.chain(change).collect()
}

/// Whether somebody really leaves the game.
pub(super) fn leaving<G: Geometry>(state: &State<G>, shared: &Shared) -> Option<AskedToLeave> {
    let asked = state.asks.filter(|_| !state.session.is_done())?;
    let (question, leave) = match asked {
        Leaving::GiveUp => {
            let side = explain::side_word(state.session.speaker());
            let leave = Control::Answer(session::Answer::GiveUp);
            let leave = shared.tool(leave, Icon::Flag, &Phrase::ButtonResign);
            (Phrase::TableResignSure { side }, leave)
        }
        Leaving::Home => {
            let leave = shared.tool(Control::LeaveGame, Icon::Home, &Phrase::ButtonHome);
            (Phrase::GameHomeSure, leave)
        }
    };
    Some(AskedToLeave {
        question: shared.label(&question),
        stay: shared.tool(Control::PlayOn, None, &Phrase::ButtonNoPlayOn),
        leave,
    })
}

/// An answer that has its place in an order: it stays, with its number.
fn numbered<G: Geometry>(
    item: &SortItem<G>,
    place: usize,
    answer: impl Fn(session::Answer) -> AnswerButton,
) -> Option<AnswerButton> {
    let SortItem::Choice(choice) = item else {
        return None;
    };
    let answer = answer(session::Answer::Choice(*choice));
    Some(AnswerButton {
        label: format!("{place}. {}", answer.label),
        icon: Some(Icon::Check),
        state: AnswerState::Chosen,
        is_on: false,
        ..answer
    })
}

/// Whether an answer stays to be seen once it was right; what is said in a game does not.
const fn stays(answer: &AnswerButton) -> bool {
    use session::Answer::{Choice, Claim, Legal, NotLegal, Standing};
    matches!(
        answer.means,
        Choice(_) | Claim(_) | Legal | NotLegal | Standing(_)
    )
}

pub(super) fn label<G: Geometry>(
    state: &State<G>,
    shared: &Shared,
    means: session::Answer,
) -> String {
    let phrase = match means {
        session::Answer::Legal => Phrase::ButtonLegal,
        session::Answer::NotLegal => Phrase::ButtonNotLegal,
        session::Answer::Standing(standing) => {
            answers::standing(standing, state.session.step().task.about().offer)
        }
        session::Answer::Claim(claim) => answers::claimable(claim),
        session::Answer::Choice(place) => {
            let own = Teller { state, shared }.option(place, WordKey::Option);
            return own.unwrap_or_else(|| (place + 1).to_string());
        }
        session::Answer::Light => Phrase::AnswerLight,
        session::Answer::Dark => Phrase::AnswerDark,
        session::Answer::PlayMe => Phrase::ButtonPlayMe,
        session::Answer::PlayTwo => Phrase::ButtonPlayTwo,
        session::Answer::Check => Phrase::ButtonSayCheck,
        session::Answer::Agree => Phrase::ButtonAgreeDraw,
        session::Answer::GiveUp => Phrase::ButtonResign,
    };
    shared.label(&phrase)
}

const fn icon(means: session::Answer) -> Option<Icon> {
    match means {
        session::Answer::Legal => Some(Icon::Check),
        session::Answer::NotLegal => Some(Icon::Cross),
        session::Answer::Check => Some(Icon::Say),
        session::Answer::PlayMe => Some(Icon::Coach),
        session::Answer::PlayTwo => Some(Icon::Friends),
        _ => None,
    }
}

/// The number or the move that is handed in next.
pub(super) fn entry<G: Geometry>(state: &State<G>, shared: &Shared) -> Option<AnswerField> {
    let session = &state.session;
    if session.is_done() || session.is_finished() {
        return None;
    }
    if let Some(number) = session.number() {
        return Some(AnswerField::Number {
            shown: number.to_string(),
            fewer: shared.label(&Phrase::ButtonFewer),
            more: shared.label(&Phrase::ButtonMore),
        });
    }
    let written = session.written()?;
    let empty = || shared.label(&Phrase::WriteHere);
    let letter = |letter: char| (letter.to_string(), Control::Letter(letter));
    let row = |letters: &str| letters.chars().map(letter).collect::<Vec<_>>();
    let pieces = shared.letters();
    let sign = |(role, sign): (Role, &str)| (sign.to_owned(), Control::Sign(role));
    let with_pieces = |signs: &str| pieces.each().map(sign).chain(row(signs)).collect();
    let rows = match G::SIDE {
        8 => vec![row("abcdefghx"), row("12345678="), with_pieces("O-+#")],
        _ => vec![
            row("abcdef123"),
            row("ghijkl456"),
            with_pieces("x789"),
            row("-=+#0"),
        ],
    };
    Some(AnswerField::Written {
        shown: Some(written.to_owned())
            .filter(|it| !it.is_empty())
            .unwrap_or_else(empty),
        is_empty: written.is_empty(),
        rows,
        erase: shared.label(&Phrase::ButtonErase),
    })
}

/// The word on the big button that hands the entry in.
pub(super) fn hand_in<G: Geometry>(state: &State<G>) -> Option<Phrase> {
    let session = &state.session;
    if session.is_done() || session.is_finished() {
        return None;
    }
    match session.number() {
        Some(number) => Some(Phrase::ButtonICount { number }),
        None => session.written().map(|_| Phrase::ButtonDone),
    }
}

/// The pieces that wait beside the board.
pub(super) fn tray<G: Geometry>(state: &State<G>, shared: &Shared) -> Vec<WaitingPiece> {
    let session = &state.session;
    if session.is_done() || session.is_finished() {
        return Vec::new();
    }
    let waiting = |(piece, left): (Piece, usize)| WaitingPiece {
        piece,
        name: shared.label(&Phrase::PieceName {
            piece: explain::piece_word(piece.role),
        }),
        left,
        is_held: session.held() == Some(piece),
    };
    session.tray().into_iter().map(waiting).collect()
}
