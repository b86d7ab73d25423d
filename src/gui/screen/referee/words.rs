//! What the coach says: how to put the board up, what is amiss, what to ask, and the answer.

use crate::explain::{not_allowed, piece_word, side_word};
use crate::gui::base::shared::Shared;
use crate::gui::look::art::{Icon, Mood};
use crate::gui::screen::referee::model::{
    Control, Phase, ProblemRow, RefereeCoach, RulingLabel, Tool,
};
use crate::gui::screen::referee::{Extras, Held, State};
use crate::gui::widget::coach::{Speech, Tint};
use crate::locale::Phrase;
use crate::referee::{AllowedMove, RefusedMove, Ruling};
use crate::rules::Square;

/// The coach as it feels and speaks now.
pub(super) fn coach(state: &State, shared: &Shared) -> RefereeCoach {
    if let Some(note) = &state.note {
        return noted(note, shared);
    }
    match (&state.asked, state.phase) {
        (Some((_, Ruling::Refused(refused))), _) => refusal(state, refused, shared),
        (Some((_, Ruling::Allowed(allowed))), _) => permission(allowed, shared),
        (None, Phase::PutUp) => putting_up(state, shared),
        (None, Phase::Ask) => asking(state, shared),
    }
}

/// Everything that is amiss, with what mends it.
pub(super) fn troubles(state: &State, shared: &Shared) -> Vec<ProblemRow> {
    if state.phase == Phase::Ask || state.held != Held::Nothing || state.extras == Extras::Earlier {
        return Vec::new();
    }
    let problems = state.referee.problems().into_iter().enumerate();
    let troubles = problems.map(|(place, problem)| ProblemRow {
        says: Speech::of(&shared.say(&problem.says)),
        mend: problem
            .mend
            .map(|mend| shared.tool(Control::Mend(place), Icon::Check, &mend.label())),
    });
    troubles.collect()
}

fn said(mood: Mood, phrases: &[Phrase], shared: &Shared) -> RefereeCoach {
    let mut speech = Speech::default();
    for phrase in phrases {
        speech.add(&shared.say(phrase));
    }
    RefereeCoach {
        mood,
        speech,
        ..RefereeCoach::default()
    }
}

fn noted(note: &Phrase, shared: &Shared) -> RefereeCoach {
    let mood = match note {
        Phrase::RefereeCopied
        | Phrase::RefereePasted
        | Phrase::RefereePastedPart { .. }
        | Phrase::RefereePlayed => Mood::Glad,
        _ => Mood::Think,
    };
    said(mood, std::slice::from_ref(note), shared)
}

fn putting_up(state: &State, shared: &Shared) -> RefereeCoach {
    let board = &state.referee.setup().board;
    let on = |square: Square| {
        let piece = board.piece_at(square)?;
        Some(Phrase::RefereePutUpMoving {
            piece: piece_word(piece.role),
            square: square.into(),
        })
    };
    let phrase = match (state.held, state.hand.picked().and_then(on)) {
        (Held::Piece(piece), _) => Phrase::RefereePutUpHolding {
            side: side_word(piece.seat),
            piece: piece_word(piece.role),
        },
        (Held::Remover, _) => Phrase::RefereePutUpRemoving,
        (Held::Nothing, Some(moving)) => moving,
        _ if state.referee.can_undo() && state.referee.problems().is_empty() => {
            if let Some(doubt) = state.referee.doubt() {
                return said(Mood::Think, &[doubt], shared);
            }
            Phrase::RefereeFits
        }
        _ => Phrase::RefereePutUp,
    };
    said(Mood::Glad, &[phrase], shared)
}

/// How the board stands, and the question to ask.
fn asking(state: &State, shared: &Shared) -> RefereeCoach {
    let board = &state.referee.setup().board;
    if let Some(attempt) = state.hand.promoting() {
        let square = attempt.to.into();
        return said(Mood::Wait, &[Phrase::PromotionQuestion { square }], shared);
    }
    let picked = state
        .hand
        .picked()
        .and_then(|at| Some((at, board.piece_at(at)?)));
    if let Some((square, piece)) = picked {
        let target = Phrase::RefereeAskTarget {
            piece: piece_word(piece.role),
            square: square.into(),
        };
        return said(Mood::Wait, &[target], shared);
    }
    let mut phrases = state.standing.says.clone();
    if !state.standing.is_over {
        phrases.push(Phrase::RefereeAsk);
    }
    said(Mood::Glad, &phrases, shared)
}

fn permission(allowed: &AllowedMove, shared: &Shared) -> RefereeCoach {
    let mut phrases = vec![allowed.says.clone()];
    phrases.extend(allowed.then.clone());
    RefereeCoach {
        verdict: verdict(&Phrase::BookAllowed, true, shared),
        links: vec![law(&Phrase::ButtonShowRule, shared)],
        ..said(Mood::Cheer, &phrases, shared)
    }
}

/// Why not; once that is asked, what would have to change.
fn refusal(state: &State, refused: &RefusedMove, shared: &Shared) -> RefereeCoach {
    let mut links = vec![law(&refused.why.link(), shared)];
    links.extend(
        state
            .changeable()
            .map(|_| shared.tool(Control::WouldChange, Icon::Adjust, &Phrase::ChangeTitle)),
    );
    links.extend(refused.ask_for.map(|seat| {
        let side = side_word(seat);
        shared.tool(Control::AskFor, Icon::Say, &Phrase::RefereeAskFor { side })
    }));
    RefereeCoach {
        verdict: verdict(&not_allowed(refused.fault.reason()), false, shared),
        tint: Tint::Danger,
        links,
        ..match state.changed() {
            Some((change, _)) => said(Mood::Think, &[change], shared),
            None => said(
                Mood::Oops,
                std::slice::from_ref(&refused.why.sentence),
                shared,
            ),
        }
    }
}

fn verdict(word: &Phrase, is_yes: bool, shared: &Shared) -> Option<RulingLabel> {
    let label = shared.label(word);
    Some(RulingLabel { label, is_yes })
}

/// The way to the card of the law.
fn law(link: &Phrase, shared: &Shared) -> Tool {
    shared.tool(Control::Law, Icon::Rule, link)
}
