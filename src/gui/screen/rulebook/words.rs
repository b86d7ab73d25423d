//! A board on a card in words: what it is an example of, what the reader may try, what was answered.

use crate::explain;
use crate::gui::base::promotion::Picker;
use crate::gui::base::shared::Shared;
use crate::gui::board::Hands;
use crate::gui::look::art::Icon;
use crate::gui::screen::rulebook::model::{Control, Heading, Touch, VerdictColor};
use crate::gui::screen::rulebook::trial::{Trial, Tried};
use crate::gui::screen::rulebook::{State, model, picture};
use crate::gui::widget::coach::{Speech, Tint};
use crate::locale::Phrase;
use crate::rulebook::{self, Act, Example, Reply, Says, Setting};
use crate::rules::ruleset::RuleKey;
use crate::rules::{Claim, Ending, Move, Role};

/// A board as it is shown now.
pub(super) fn trial<G: Setting>(
    place: usize,
    trial: &Trial<G>,
    state: &State,
    shared: &Shared,
) -> model::TrialBoard {
    let has_cursor = state.frame.focus.shows(Control::Board(place));
    let cursor = has_cursor.then_some(trial.board.cursor);
    let hands = match trial.example.act {
        // What the pawn becomes is asked first.
        _ if trial.hand.promoting().is_some() => Hands::Off,
        Act::Look => Hands::Off,
        _ => Hands::Move,
    };
    let (said, tint) = said(trial, state, shared);
    let is_fresh = trial.is_fresh();
    model::TrialBoard {
        heading: heading(trial, state, shared),
        scene: picture::scene(trial, shared.settings.dots, cursor),
        hands: Touch(hands, Control::Board(place)),
        promotion: promotion(place, trial, shared),
        speech: Speech::of(&said),
        tint,
        act: action(trial.example.act)
            .filter(|_| is_fresh)
            .map(|it| shared.tool(Control::Act(place), Icon::Say, &it)),
        again: (!is_fresh)
            .then(|| shared.tool(Control::Again(place), Icon::Again, &Phrase::ButtonAgain)),
    }
}

/// What a board is an example of. Beside a game that ends stands one that goes on.
fn heading<G: Setting>(trial: &Trial<G>, state: &State, shared: &Shared) -> Heading {
    let ends = |it: &Tried| matches!(it.example().says, Says::Ends(_));
    let (phrase, icon, light) = match &trial.example.says {
        Says::Look => (Phrase::BookLook, Icon::Eye, VerdictColor::Plain),
        Says::Allowed if state.trials.iter().any(ends) => {
            (Phrase::BookGoesOn, Icon::Next, VerdictColor::Plain)
        }
        Says::Allowed => (Phrase::BookAllowed, Icon::Check, VerdictColor::Good),
        Says::Refused(reason) => (
            explain::not_allowed(*reason),
            Icon::Cross,
            VerdictColor::Bad,
        ),
        Says::NotYet(_) => (Phrase::BookNotYet, Icon::Cross, VerdictColor::Bad),
        Says::Ends(_) if trial.is_draw => (Phrase::BookDraw, Icon::Star, VerdictColor::Plain),
        Says::Ends(_) => (Phrase::BookEnds, Icon::Star, VerdictColor::Plain),
        Says::Written(san) => {
            let san = shared.letters().write(san);
            (Phrase::BookWritten { san }, Icon::Rule, VerdictColor::Plain)
        }
    };
    Heading {
        label: shared.label(&phrase),
        icon,
        light,
    }
}

/// The word on the button of an act that is no move.
fn action(act: Act) -> Option<Phrase> {
    Some(match act {
        Act::Look | Act::Move => return None,
        Act::Claim(Claim::Threefold) => Phrase::BookClaimThreefold,
        Act::Claim(Claim::FiftyMoves) => Phrase::BookClaimFifty,
        Act::Agree => Phrase::ButtonAgreeDraw,
        Act::Resign(seat) => Phrase::ButtonGiveUp {
            side: explain::side_word(seat),
        },
        Act::TakeBack => Phrase::ButtonTakeBack,
    })
}

/// What is said below a board, and in which color.
fn said<G: Setting>(trial: &Trial<G>, state: &State, shared: &Shared) -> (String, Tint) {
    let say = |phrase: Phrase| shared.say(&phrase);
    let position = trial.live.position();
    match &trial.answer {
        None => (invitation(trial, state, shared), Tint::Calm),
        Some((Reply::Refused { why, .. }, _)) => (shared.say(&why.sentence), Tint::Danger),
        Some((Reply::TookBack(_), _)) => (say(Phrase::BookTookBack), Tint::Calm),
        Some((Reply::Ended(outcome), _)) => {
            let end = explain::outcome(position, *outcome).sentence;
            (say(end), Tint::Calm)
        }
        Some((Reply::Played(mv), _)) => (say(played(trial, mv, shared)), Tint::Calm),
    }
}

/// What there is to say about a move that was played.
fn played<G: Setting>(trial: &Trial<G>, mv: &Move<G>, shared: &Shared) -> Phrase {
    if matches!(trial.example.says, Says::Written(_)) {
        let n_before = trial.live.line().moves().len().saturating_sub(1);
        let san = written(trial, n_before, mv, shared);
        return Phrase::BookWritten { san };
    }
    match trial.live.outcome() {
        Some(outcome) => explain::outcome(trial.live.position(), outcome).sentence,
        None => Phrase::BookYes,
    }
}

/// How a move is written that was played after so many others.
fn written<G: Setting>(trial: &Trial<G>, n_before: usize, mv: &Move<G>, shared: &Shared) -> String {
    let before = trial.live.line().position_after(n_before);
    let san = before.map(|before| G::written(before, mv));
    shared.letters().write(&san.unwrap_or_default())
}

/// What the card asks to do here.
fn invitation<G: Setting>(trial: &Trial<G>, state: &State, shared: &Shared) -> String {
    let example = trial.example;
    let mut parts = Vec::new();
    if example.rules != "fide"
        && let Some(name) = rulebook::profile_name(example.rules)
    {
        let rules = shared.label(&name);
        parts.push(Phrase::BookUnder { rules });
    } else if state.trials.iter().any(|it| it.example().rules != "fide") {
        parts.push(Phrase::BookNormal);
    }
    parts.extend(options(example, shared));
    if example.is_unsaid {
        parts.push(Phrase::BookUnsaid);
    }
    parts.extend(before(trial, shared));
    parts.extend(facts(trial));
    parts.extend(touched(trial));
    parts.extend(example.note.clone());
    parts.extend(proposal(trial));
    if let Some(action) = action(example.act) {
        let action = shared.label(&action);
        parts.push(Phrase::BookPress { action });
    }
    joined(parts.iter().map(|it| shared.say(it)), " ")
}

/// The house rules that are changed on top.
fn options(example: &Example, shared: &Shared) -> Vec<Phrase> {
    let options = example.options.iter().filter_map(|(key, value)| {
        let key = RuleKey::named(key)?;
        let name = shared.label(&explain::key_name(key)?);
        let reading = shared.label(&explain::reading(key, value)?);
        Some(Phrase::BookOption { name, reading })
    });
    options.collect()
}

/// The moves that led here.
fn before<G: Setting>(trial: &Trial<G>, shared: &Shared) -> Option<Phrase> {
    let moves = trial.live.line().moves().iter().enumerate();
    let moves = moves.map(|(ply, mv)| written(trial, ply, mv, shared));
    let played = joined(moves, " ");
    (!played.is_empty()).then_some(Phrase::BookBefore { played })
}

/// What counts for a claim: how often the position was there, how long nothing has happened.
fn facts<G: Setting>(trial: &Trial<G>) -> Option<Phrase> {
    let line = trial.live.line();
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    match (trial.example.act, &trial.example.says) {
        (Act::Claim(Claim::Threefold), _) => Some(Phrase::FactTimes {
            times: count(line.occurrences()),
        }),
        (Act::Claim(Claim::FiftyMoves), _) | (_, Says::Ends(Ending::SeventyFive)) => {
            Some(Phrase::FactQuiet {
                moves: count(line.quiet_plies() / 2),
            })
        }
        _ => None,
    }
}

/// What the hand has done before.
fn touched<G: Setting>(trial: &Trial<G>) -> Vec<Phrase> {
    let men = trial.laid.touched.iter().filter_map(|square| {
        let piece = trial.live.position().piece_at(*square)?;
        Some((explain::piece_word(piece.role), (*square).into()))
    });
    men.map(|(piece, square)| match trial.example.is_adjusted {
        true => Phrase::BookAdjusted { piece, square },
        false => Phrase::BookTouched { piece, square },
    })
    .collect()
}

/// The move to try.
fn proposal<G: Setting>(trial: &Trial<G>) -> Option<Phrase> {
    let attempt = trial.suggested()?;
    let (from, to) = (attempt.from.into(), attempt.to.into());
    let moved = trial.live.position().piece_at(attempt.from)?;
    Some(match attempt.promotion {
        Some(role) => Phrase::BookTryPromotion {
            piece: explain::piece_word(role),
            from,
            to,
        },
        None => Phrase::CoachTryIt {
            piece: explain::piece_word(moved.role),
            from,
            to,
        },
    })
}

fn promotion<G: Setting>(
    place: usize,
    trial: &Trial<G>,
    shared: &Shared,
) -> Option<Picker<Control>> {
    let (from, to) = trial.hand.promoting().map(|it| (it.from, it.to))?;
    let seat = trial.live.position().piece_at(from)?.seat;
    let asked = trial.suggested().and_then(|it| it.promotion);
    let extra = asked.filter(|role| !Role::PROMOTIONS.contains(role));
    let roles = Role::PROMOTIONS.into_iter().chain(extra);
    let cancel = Control::StopPromoting(place);
    let promote = |role| Control::Promote(place, role);
    Some(shared.picker((to, seat), roles, promote, cancel))
}

/// Texts in a row.
pub(super) fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}
