//! The state of the screen as strings, flags and pictures.

use crate::explain::{piece_word, side_word};
use crate::gui::art::Icon;
use crate::gui::board::Hands;
use crate::gui::screen::referee::model::{
    Asked, Before, Control, Model, Phase, Press, Promotion, Waiting,
};
use crate::gui::screen::referee::{Held, State, picture, told};
use crate::gui::shared::Shared;
use crate::gui::widget::coach::Speech;
use crate::gui::widget::promotion::Choice;
use crate::locale::Phrase;
use crate::referee::{Answer, Question};
use crate::rulebook::profile_name;
use crate::rules::{Piece, Role, Seat};

/// Everything that is shown.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let is_putting_up = state.phase == Phase::PutUp;
    let has_tray = is_putting_up && !state.is_earlier_open;
    Model {
        title: shared.label(&Phrase::RefereeTitle),
        back: shared.label(&Phrase::ButtonBack),
        rules: rules(state, shared),
        phase: state.phase,
        scene: picture::scene(state),
        hands: if state.held == Held::Nothing {
            Hands::Move
        } else {
            Hands::Place
        },
        coach: told::coach(state, shared),
        troubles: told::troubles(state, shared),
        tray: if has_tray {
            tray(state, shared)
        } else {
            Vec::new()
        },
        handy: if has_tray {
            handy(state, shared)
        } else {
            Vec::new()
        },
        whose_turn: shared.label(&Phrase::RefereeWhoseTurn),
        turns: turns(state, shared),
        before: before(state, shared),
        promotion: promotion(state, shared),
        tools: if is_putting_up {
            tools_of_putting_up(state, shared)
        } else {
            tools_of_asking(state, shared)
        },
        main: main(state, shared),
    }
}

fn rules(state: &State, shared: &Shared) -> String {
    let name = profile_name(state.profile).map(|name| shared.label(&name));
    shared.label(&Phrase::RefereeRules {
        rules: name.unwrap_or_default(),
    })
}

/// The twelve pieces, the strongest first.
fn tray(state: &State, shared: &Shared) -> Vec<Waiting> {
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
        Waiting {
            piece,
            name: format!("{side}: {name}"),
            is_held: state.held == Held::Piece(piece),
        }
    });
    waiting.collect()
}

fn handy(state: &State, shared: &Shared) -> Vec<Press> {
    let remove = shared.label(&Phrase::RefereeRemove);
    vec![
        Press::new(Control::Remove, Icon::Cross, remove).chosen(state.held == Held::Remover),
        undo(state, shared),
    ]
}

fn undo(state: &State, shared: &Shared) -> Press {
    let label = shared.label(&Phrase::RefereeUndo);
    Press::new(Control::Undo, Icon::Undo, label).on(state.referee.can_undo())
}

fn turns(state: &State, shared: &Shared) -> Vec<Press> {
    let seats = [Seat::WHITE, Seat::BLACK].into_iter();
    let turns = seats.map(|seat| {
        let side = side_word(seat);
        let label = shared.label(&Phrase::BoardSide { side });
        let turn = state.referee.turn();
        Press::new(Control::Turn(seat), Icon::Check, label).chosen(turn == seat)
    });
    turns.collect()
}

/// What happened before: all of it where it was opened, else only what an answer depends on.
fn before(state: &State, shared: &Shared) -> Before {
    let questions = match (&state.asked, state.phase) {
        (Some((attempt, _)), Phase::Ask) => state.referee.questions_about(*attempt),
        (_, Phase::PutUp) if state.is_earlier_open => state.referee.questions(),
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

fn asked(state: &State, question: Question, shared: &Shared) -> Asked {
    let is_yes = state.referee.is_yes(question);
    let answer = |yes: bool| {
        let (icon, word) = if yes {
            (Icon::Check, Phrase::ButtonLegal)
        } else {
            (Icon::Cross, Phrase::ButtonNotLegal)
        };
        let control = Control::Answer(question, yes);
        Press::new(control, icon, shared.label(&word)).chosen(is_yes == yes)
    };
    Asked {
        words: Speech::of(&shared.say(&state.referee.question(question))),
        answers: [answer(true), answer(false)],
    }
}

fn promotion(state: &State, shared: &Shared) -> Option<Promotion> {
    let attempt = state.promoting?;
    let choices = Role::PROMOTIONS.into_iter().map(|role| Choice {
        piece: Piece::new(role, state.referee.turn()),
        name: shared.label(&Phrase::PromotionPiece {
            piece: piece_word(role),
        }),
    });
    Some(Promotion {
        question: shared.label(&Phrase::PromotionQuestion {
            square: attempt.to.into(),
        }),
        choices: choices.collect(),
    })
}

fn tools_of_putting_up(state: &State, shared: &Shared) -> Vec<Press> {
    let press = |control, icon, phrase: &Phrase| Press::new(control, icon, shared.label(phrase));
    vec![
        press(Control::Start, Icon::Again, &Phrase::RefereeStart),
        press(Control::Empty, Icon::Fewer, &Phrase::RefereeEmpty),
        press(Control::Earlier, Icon::Eye, &Phrase::RefereeEarlier).chosen(state.is_earlier_open),
        press(Control::Flip, Icon::Flip, &Phrase::ButtonFlip),
        press(Control::Copy, Icon::Next, &Phrase::RefereeCopy),
        press(Control::Paste, Icon::More, &Phrase::RefereePaste),
    ]
}

fn tools_of_asking(state: &State, shared: &Shared) -> Vec<Press> {
    let press = |control, icon, phrase: &Phrase| Press::new(control, icon, shared.label(phrase));
    let can_play = state.referee.game().is_some() && !state.standing.is_over;
    vec![
        press(Control::PutUp, Icon::Back, &Phrase::RefereePhasePutUp),
        undo(state, shared),
        press(Control::Flip, Icon::Flip, &Phrase::ButtonFlip),
        press(Control::PlayOn, Icon::Play, &Phrase::RefereePlayOn).on(can_play),
    ]
}

/// The one thing to do next.
fn main(state: &State, shared: &Shared) -> Option<Press> {
    let (icon, phrase) = match (&state.asked, state.phase) {
        (_, Phase::PutUp) => (Icon::Say, Phrase::RefereePhaseAsk),
        (Some((_, Answer::Allowed(_))), _) => (Icon::Play, Phrase::RefereePlayIt),
        _ => return None,
    };
    Some(Press::new(Control::Main, icon, shared.label(&phrase)))
}
