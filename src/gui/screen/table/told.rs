//! What the referee says at the table, and what happened last, in words.

use crate::explain::{self, Explanation, piece_word, side_word};
use crate::gui::art::Mood;
use crate::gui::screen::table::model::Coach;
use crate::gui::screen::table::{Panel, State};
use crate::gui::shared::Shared;
use crate::gui::widget::coach::{Speech, Tint};
use crate::locale::{Phrase, SideWord};
use crate::rules::notation::san::SanError;
use crate::rules::{CheckCall, Claim, Move, Square, Wing};
use crate::table::{Event, News, Table};

/// The referee as the coach: how it feels and speaks now.
pub(super) fn coach(state: &State, explained: Option<&Explanation>, shared: &Shared) -> Coach {
    let game = &state.game;
    let happened = game.last().filter(|_| !is_told(game));
    let happened = happened.and_then(|event| happened_in_words(game, event));
    let coach = Coach {
        happened: happened.map(|phrase| shared.label(&phrase)),
        ..Coach::default()
    };
    let told = question(state).map(|it| (Mood::Wait, it));
    let told = told.or(state.notice.clone().map(|it| (Mood::Glad, it)));
    if let Some((mood, phrase)) = told {
        return Coach {
            mood,
            speech: Speech::of(&shared.say(&phrase)),
            ..coach
        };
    }
    let link = explained.map(|it| shared.label(&it.link()));
    let sentence = explained.map_or_else(|| sentence(state, shared), |it| it.sentence.clone());
    let tint = if game.news().is_refusal() {
        Tint::Danger
    } else {
        Tint::Calm
    };
    Coach {
        mood: mood(game),
        speech: Speech::of(&shared.say(&sentence)),
        tint,
        rule_link: link,
        ..coach
    }
}

/// Whether the coach says more than whose turn it is: what is worth writing down.
pub(super) fn is_news(state: &State) -> bool {
    let is_said = !matches!(state.game.news(), News::Turn | News::Adjusted(_));
    is_said && state.notice.is_none() && question(state).is_none()
}

/// What is asked before anything else is said.
fn question(state: &State) -> Option<Phrase> {
    let game = &state.game;
    Some(match &state.panel {
        Panel::Rules if state.notice.is_none() => Phrase::TableChooseRules,
        Panel::Claim(_) => Phrase::TableWhatClaim,
        Panel::Resign => Phrase::TableResignSure {
            side: side_word(game.turn()),
        },
        Panel::NewGame => Phrase::TableNewSure,
        Panel::Replace(_) => Phrase::TableReplaceSure,
        Panel::Game => Phrase::PromotionQuestion {
            square: game.promoting()?.to.into(),
        },
        Panel::Rules | Panel::More | Panel::Happened => return None,
    })
}

/// Whether the referee's own sentence tells already what happened last.
fn is_told(game: &Table) -> bool {
    matches!(game.news(), News::Offered(_) | News::Declined(_))
}

/// Why something is refused, or how the game has ended.
pub(super) fn explained(game: &Table) -> Option<Explanation> {
    let line = game.line();
    let position = line.position();
    match game.news() {
        News::Refused { fault, .. } => Some(explain::fault(position, fault)),
        News::Held(held) => Some(explain::touched(position, held)),
        News::ClaimRefused { fault, ply } => {
            let then = line.position_after(*ply).unwrap_or(position);
            let mut explanation = explain::claim(then, fault);
            if *ply < line.moves().len() {
                // The move that the proof points at has been played meanwhile.
                explanation.proof.clear();
            }
            Some(explanation)
        }
        News::Ended => {
            let outcome = game.outcome()?;
            Some(explain::outcome(position, outcome))
        }
        _ => None,
    }
}

fn mood(game: &Table) -> Mood {
    match game.news() {
        News::Refused { .. } | News::Held(_) => Mood::Oops,
        News::Ended => Mood::Cheer,
        News::ClaimRefused { .. } | News::Intends(_) | News::Unread(_) => Mood::Think,
        News::Offered(_) | News::AsksBack(_) | News::Confirm | News::WillOffer => Mood::Wait,
        _ => Mood::Glad,
    }
}

fn sentence(state: &State, shared: &Shared) -> Phrase {
    let game = &state.game;
    let turn = side_word(game.turn());
    match game.news() {
        News::Touched(at) => touched(game, *at),
        News::Unread(why) => unread(why, shared),
        News::Confirm => Phrase::TableConfirm,
        News::WillOffer => Phrase::TableWillOffer,
        News::Offered(side) => Phrase::TableOffered {
            side: side_word(*side),
        },
        News::Declined(side) => Phrase::TableDeclined {
            side: side_word(*side),
        },
        News::AsksBack(side) => Phrase::TableAsksBack {
            side: side_word(*side),
        },
        News::StaysMade(side) => Phrase::TableStaysMade {
            side: side_word(*side),
        },
        News::Intends(Claim::Threefold) => Phrase::TableIntendsThreefold,
        News::Intends(Claim::FiftyMoves) => Phrase::TableIntendsFifty,
        News::SaysCheck => Phrase::TableSaysCheck,
        News::Adjusting => Phrase::TableAdjusting,
        News::Adjusted(at) => match game.line().position().piece_at(*at) {
            Some(piece) => Phrase::TableAdjusted {
                piece: piece_word(piece.role),
                square: at.into(),
            },
            None => Phrase::TableAdjusting,
        },
        News::Check(CheckCall::Fine) => Phrase::TableCheck { side: turn },
        // Before a class the coach tells what nobody at the table has to say.
        News::Turn if state.show.is_some() && is_in_check(game) => {
            Phrase::TableCheck { side: turn }
        }
        News::Check(call) => explain::check_call(*call).unwrap_or(Phrase::TableTurn { side: turn }),
        _ => Phrase::TableTurn { side: turn },
    }
}

/// Whether the one to move is in check, where nobody says so.
fn is_in_check(game: &Table) -> bool {
    !game.has_calls() && game.line().position().is_check()
}

fn touched(game: &Table, at: Square) -> Phrase {
    let piece = game.line().position().piece_at(at);
    match piece {
        Some(piece) => Phrase::TableTouched {
            piece: piece_word(piece.role),
            square: at.into(),
        },
        None => Phrase::CoachPickPiece,
    }
}

/// Why something typed is no move.
pub(super) fn unread(why: &SanError, shared: &Shared) -> Phrase {
    explain::unread(why, &shared.letters()).unwrap_or(Phrase::CliNotAMove)
}

/// What happened last; `None` if there is nothing to tell.
pub(super) fn happened_in_words(game: &Table, event: &Event) -> Option<Phrase> {
    Some(match event {
        Event::Moved(mv) => moved(mv),
        Event::TookBack(mv) => Phrase::TableTookBack {
            piece: piece_word(mv.piece().role),
            from: mv.from().into(),
            to: mv.to().into(),
        },
        Event::Refused { from, to } => {
            let piece = game.line().position().piece_at(*from)?;
            Phrase::TableNotPlayed {
                piece: piece_word(piece.role),
                from: (*from).into(),
                to: (*to).into(),
            }
        }
        Event::Offered(side) => Phrase::TableEventOffered {
            side: side_word(*side),
        },
        Event::Declined(side) => Phrase::TableDeclined {
            side: side_word(*side),
        },
        Event::Claimed(side) => Phrase::TableEventClaimed {
            side: side_word(*side),
        },
        Event::Resigned(side) => Phrase::TableEventResigned {
            side: side_word(*side),
        },
        Event::Agreed => Phrase::TableEventAgreed,
        Event::Adjusted(side, at) => {
            let piece = game.line().position().piece_at(*at)?;
            Phrase::TableEventAdjusted {
                side: side_word(*side),
                piece: piece_word(piece.role),
                square: at.into(),
            }
        }
        Event::SaidCheck(side) => Phrase::TableEventSaidCheck {
            side: side_word(*side),
        },
    })
}

fn moved(mv: &Move) -> Phrase {
    let side: SideWord = side_word(mv.piece().seat);
    let piece = piece_word(mv.piece().role);
    if let Some((rook, _)) = mv.castled() {
        let wing = if rook.file() > mv.from().file() {
            Wing::King
        } else {
            Wing::Queen
        };
        return match wing {
            Wing::King => Phrase::TableCastledShort { side },
            Wing::Queen => Phrase::TableCastledLong { side },
        };
    }
    match (mv.promotion(), mv.captured()) {
        (Some(role), _) => Phrase::TablePromoted {
            side,
            piece: piece_word(role),
            square: mv.to().into(),
        },
        (None, Some((square, taken))) => Phrase::TableTook {
            side,
            piece,
            from: mv.from().into(),
            taken: piece_word(taken.role),
            square: square.into(),
        },
        (None, None) => Phrase::TableMoved {
            side,
            piece,
            from: mv.from().into(),
            to: mv.to().into(),
        },
    }
}
