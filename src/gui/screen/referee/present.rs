//! The state of the screen as strings, flags and pictures.

use crate::explain::{piece_word, side_word};
use crate::gui::base::promotion::Picker;
use crate::gui::base::shared::Shared;
use crate::gui::board::Hands;
use crate::gui::look::art::Icon;
use crate::gui::screen::referee::model::{
    Before, Control, Model, Phase, QuestionRow, Tool, Tray, TrayPiece,
};
use crate::gui::screen::referee::{Extras, Held, State, picture, words};
use crate::gui::widget::coach::Speech;
use crate::locale::Phrase;
use crate::referee::{HistoryQuestion, Ruling};
use crate::rulebook::profile_name;
use crate::rules::{Piece, Role, Seat};

/// Everything that is shown.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let is_putting_up = state.phase == Phase::PutUp;
    let has_tray = is_putting_up && state.extras != Extras::Earlier;
    Model {
        back: shared.way_back(Control::Back),
        title: shared.label(&Phrase::RefereeTitle),
        rules: rules(state, shared),
        hands: match state.held {
            // What the pawn becomes is asked first.
            _ if state.hand.promoting().is_some() => Hands::Off,
            Held::Nothing => Hands::Move,
            _ => Hands::Place,
        },
        scene: picture::scene(state),
        phase: state.phase,
        coach: words::coach(state, shared),
        promotion: promotion(state, shared),
        tray: if has_tray {
            tray(state, shared)
        } else {
            Tray::default()
        },
        handy: if has_tray {
            handy(state, shared)
        } else {
            Vec::new()
        },
        troubles: words::troubles(state, shared),
        before: before(state, shared),
        whose_turn: shared.label(&Phrase::RefereeWhoseTurn),
        turns: turns(state, shared),
        tools: if is_putting_up {
            tools_of_putting_up(state, shared)
        } else {
            tools_of_asking(state, shared)
        },
        main: main(state, shared),
    }
}

fn rules(state: &State, shared: &Shared) -> Tool {
    let name = profile_name(state.profile).map(|name| shared.label(&name));
    let rules = name.unwrap_or_default();
    shared.tool(Control::Rules, Icon::Rule, &Phrase::RefereeRules { rules })
}

/// The twelve pieces, the strongest first.
fn tray(state: &State, shared: &Shared) -> Tray {
    let seats = [Seat::WHITE, Seat::BLACK].into_iter();
    let pieces = seats.flat_map(|seat| Role::ALL.into_iter().rev().map(move |it| (it, seat)));
    let waiting = pieces.map(|(role, seat)| {
        let piece = Piece::new(role, seat);
        let side = shared.label(&Phrase::BoardSide {
            side: side_word(seat),
        });
        let name = shared.label(&Phrase::PieceName {
            piece: piece_word(role),
        });
        TrayPiece {
            piece,
            name: format!("{side}: {name}"),
            is_held: state.held == Held::Piece(piece),
        }
    });
    Tray {
        pieces: waiting.collect(),
        stop: state.slot,
    }
}

fn handy(state: &State, shared: &Shared) -> Vec<Tool> {
    vec![
        shared
            .tool(Control::Remove, Icon::Cross, &Phrase::RefereeRemove)
            .chosen(state.held == Held::Remover),
        undo(state, shared),
    ]
}

fn undo(state: &State, shared: &Shared) -> Tool {
    let undo = shared.tool(Control::Undo, Icon::Undo, &Phrase::RefereeUndo);
    undo.on(state.referee.can_undo() || state.hand.promoting().is_some())
}

fn turns(state: &State, shared: &Shared) -> Vec<Tool> {
    let seats = [Seat::WHITE, Seat::BLACK].into_iter();
    let turns = seats.map(|seat| {
        let side = side_word(seat);
        let turn = shared.tool(Control::Turn(seat), None, &Phrase::BoardSide { side });
        turn.chosen(state.referee.turn() == seat)
    });
    turns.collect()
}

/// What happened before: all of it where it was opened, else only what an answer depends on.
fn before(state: &State, shared: &Shared) -> Before {
    let questions = match (&state.asked, state.phase) {
        (Some((attempt, _)), Phase::Ask) => state.referee.questions_about(*attempt),
        (_, Phase::PutUp) if state.extras == Extras::Earlier => state.referee.questions(),
        _ => return Before::default(),
    };
    let is_empty = questions.is_empty();
    if is_empty && state.phase == Phase::Ask {
        return Before::default();
    }
    let nothing = shared.label(&Phrase::RefereeBeforeNothing);
    let asked = questions.into_iter().map(|it| asked(state, it, shared));
    Before {
        title: shared.label(&Phrase::RefereeBefore),
        nothing: is_empty.then_some(nothing),
        asked: asked.collect(),
    }
}

fn asked(state: &State, question: HistoryQuestion, shared: &Shared) -> QuestionRow {
    let is_yes = state.referee.is_yes(question);
    let answer = |yes: bool| {
        let (icon, word) = if yes {
            (Icon::Check, Phrase::ButtonLegal)
        } else {
            (Icon::Cross, Phrase::ButtonNotLegal)
        };
        let control = Control::Answer(question, yes);
        shared.tool(control, icon, &word).chosen(is_yes == yes)
    };
    QuestionRow {
        words: Speech::of(&shared.say(&state.referee.question(question))),
        answers: [answer(true), answer(false)],
    }
}

fn promotion(state: &State, shared: &Shared) -> Option<Picker<Control>> {
    let attempt = state.hand.promoting()?;
    let pawn = (attempt.to, state.referee.turn());
    let (choices, cancel) = (Role::PROMOTIONS, Control::StopPromoting);
    Some(shared.picker(pawn, choices, Control::Promote, cancel))
}

/// The common buttons, or behind "More" what only some need, as many.
fn tools_of_putting_up(state: &State, shared: &Shared) -> Vec<Tool> {
    let press = |control, icon: Icon, phrase: &Phrase| shared.tool(control, icon, phrase);
    let is_closed = state.extras == Extras::Closed;
    let is_earlier = state.extras == Extras::Earlier;
    let more = press(Control::More, Icon::Dots, &Phrase::ButtonMoreWays).chosen(!is_closed);
    if is_closed {
        return vec![
            press(Control::Start, Icon::Again, &Phrase::RefereeStart),
            press(Control::Empty, Icon::Fewer, &Phrase::RefereeEmpty),
            press(Control::Flip, Icon::Flip, &Phrase::ButtonFlip),
            more,
        ];
    }
    vec![
        press(Control::Earlier, Icon::Eye, &Phrase::RefereeEarlier).chosen(is_earlier),
        press(Control::Copy, Icon::Copy, &Phrase::RefereeCopy),
        press(Control::Paste, Icon::Paste, &Phrase::RefereePaste),
        more,
    ]
}

fn tools_of_asking(state: &State, shared: &Shared) -> Vec<Tool> {
    let press = |control, icon: Icon, phrase: &Phrase| shared.tool(control, icon, phrase);
    let can_play = state.referee.game().is_some() && !state.standing.is_over;
    vec![
        press(Control::PutUp, Icon::Back, &Phrase::RefereePhasePutUp),
        undo(state, shared),
        press(Control::Flip, Icon::Flip, &Phrase::ButtonFlip),
        press(Control::PlayOn, Icon::Play, &Phrase::RefereePlayOn).on(can_play),
    ]
}

/// The one thing to do next.
fn main(state: &State, shared: &Shared) -> Option<Tool> {
    let (icon, phrase) = match (&state.asked, state.phase) {
        (_, Phase::PutUp) => (Icon::Say, Phrase::RefereePhaseAsk),
        (Some((_, Ruling::Allowed(_))), _) => (Icon::Play, Phrase::RefereePlayIt),
        _ => return None,
    };
    Some(shared.tool(Control::Main, icon, &phrase))
}
