//! From the state of the family table to what the screen shows.

use crate::explain::piece_word;
use crate::family::News;
use crate::gui::art::Icon;
use crate::gui::board::Hands;
use crate::gui::screen::family::model::{Body, Card, Control, Model, Row, Tone, Tool, Written};
use crate::gui::screen::family::{Panel, State, picture, supervisor, told};
use crate::gui::shared::Shared;
use crate::gui::widget::promotion::Choice;
use crate::locale::Phrase;
use crate::rules::{Cross, Move, Piece, Role, Seat, Status};

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let hands = hands(state);
    let has_cursor = state.focus.shows(Control::Board) && hands != Hands::Off;
    let cursor = has_cursor.then_some(state.cursor);
    let explained = told::explained(&state.game);
    let proof = explained.as_ref().map(|it| it.proof.clone());
    let proof = proof.filter(|_| state.notice.is_none()).unwrap_or_default();
    let body = body(state, shared);
    let is_game = matches!(body, Body::Players(_));
    let has_close = !is_game && state.panel != Panel::Players && !is_question(state.panel);
    let label = |phrase: &Phrase| shared.label(phrase);
    Model {
        title: label(&Phrase::FamilyTitle),
        back: label(&Phrase::ButtonBack),
        flip: label(&Phrase::ButtonFlip),
        supervisor: label(&Phrase::FamilySupervisor),
        scene: picture::scene(state, &proof, shared.settings.dots, cursor),
        hands,
        coach: told::coach(state, explained.as_ref(), shared),
        body,
        typed: Some(state.typed.clone()).filter(|it| !it.is_empty()),
        main: main_button(state, shared).filter(|_| is_game),
        hint: hint(state).filter(|_| is_game).map(|it| label(&it)),
        tools: if is_game {
            tools(state, shared)
        } else {
            Vec::new()
        },
        close: has_close.then(|| label(&Phrase::ButtonClose)),
        is_shown: state.is_shown,
    }
}

/// Whether a panel asks something that is answered by yes or no.
const fn is_question(panel: Panel) -> bool {
    matches!(panel, Panel::Resign | Panel::NewGame)
}

/// What hands may do on the board now.
fn hands(state: &State) -> Hands {
    if state.game.can_move() {
        Hands::Move
    } else {
        Hands::Off
    }
}

fn body(state: &State, shared: &Shared) -> Body {
    let game = &state.game;
    if game.ask().is_some() {
        return asked(state, shared);
    }
    match state.panel {
        Panel::Players if game.promoting().is_some() => promotion(game.position().turn(), shared),
        Panel::Players => Body::Players(cards(state, shared)),
        Panel::Moves => moves(state, shared),
        Panel::Happened => Body::Happened(state.happened.card(shared)),
        Panel::Teams => Body::Answers(teams(state, shared)),
        Panel::Leaving => Body::Answers(leaving(state, shared)),
        Panel::Supervisor(open) => supervisor::body(state, open, shared),
        Panel::Declare => Body::Answers(supervisor::words(state, shared)),
        Panel::Resign | Panel::NewGame => asked(state, shared),
        Panel::More => Body::Answers(more(state, shared)),
    }
}

/// Yes and no, and the players, who cannot come and go meanwhile.
fn asked(state: &State, shared: &Shared) -> Body {
    let mut cards = cards(state, shared);
    for card in &mut cards {
        card.button = None;
    }
    Body::Asked(yes_no(shared), cards)
}

fn yes_no(shared: &Shared) -> Vec<Tool> {
    let yes = shared.label(&Phrase::ButtonLegal);
    let no = shared.label(&Phrase::ButtonNotLegal);
    vec![
        Tool::new(Control::Yes, Some(Icon::Check), yes),
        Tool::new(Control::No, Some(Icon::Cross), no),
    ]
}

fn promotion(seat: Seat, shared: &Shared) -> Body {
    let choices = Role::PROMOTIONS.map(|role| Choice {
        piece: Piece::new(role, seat),
        name: shared.label(&Phrase::PromotionPiece {
            piece: piece_word(role),
        }),
    });
    Body::Promotion(choices.into())
}

/// The card of everybody who plays, whoever sits at the bottom first.
fn cards(state: &State, shared: &Shared) -> Vec<Card> {
    let seats = state.game.seats().iter();
    seats.map(|seat| card(state, seat, shared)).collect()
}

fn card(state: &State, seat: Seat, shared: &Shared) -> Card {
    let game = &state.game;
    let player = game.player(seat);
    let name = player.name.clone();
    let (tone, status) = standing(state, seat, shared);
    Card {
        seat,
        animal: player.animal.clone(),
        name: match player.age {
            Some(age) => shared.label(&Phrase::FamilyCardName {
                player: name.clone(),
                age: age.into(),
            }),
            None => name.clone(),
        },
        status,
        tone,
        has_turn: game.turn() == seat && game.outcome().is_none(),
        captured_label: shared.label(&Phrase::FamilyCaptured { player: name }),
        captured: game.game().captured_by(seat),
        button: button(state, seat, shared),
    }
}

/// How things stand with a player.
fn standing(state: &State, seat: Seat, shared: &Shared) -> (Tone, String) {
    let game = &state.game;
    let mut parts = Vec::new();
    let callers = game.checked_by(seat);
    let partners = game.game().allies(seat);
    let has_turn = game.turn() == seat;
    let (tone, phrase) = match (game.outcome(), game.game().status(seat)) {
        (Some(end), _) if end.winners.contains(seat) => (Tone::Winner, Phrase::FamilyHasWon),
        (_, Status::Out) => (Tone::Pale, Phrase::FamilyIsOut),
        (_, Status::Away) => (Tone::Pale, Phrase::FamilyAway),
        (_, Status::Returning) => (Tone::Pale, Phrase::FamilyComing),
        (None, Status::AtTable) if !callers.is_empty() => {
            let players = told::names(game, callers.iter().copied());
            (Tone::Danger, Phrase::FamilyInCheck { players })
        }
        (None, Status::AtTable) if has_turn => (Tone::Turn, Phrase::FamilyToMove),
        (_, Status::AtTable) => (Tone::Calm, Phrase::FamilyWaiting),
    };
    parts.push(shared.label(&phrase));
    if !partners.is_empty() {
        let players = told::names(game, partners.iter());
        parts.push(shared.label(&Phrase::FamilyTeam { players }));
    }
    (tone, parts.join(" · "))
}

/// Leave or come back; children who may not leave have no such button.
fn button(state: &State, seat: Seat, shared: &Shared) -> Option<Tool> {
    let game = state.game.game();
    if game.outcome().is_some() {
        return None;
    }
    let tool = |control, phrase| Tool::new(control, None, shared.label(&phrase));
    match game.status(seat) {
        Status::Away => Some(tool(Control::Return(seat), Phrase::FamilyReturn)),
        Status::AtTable | Status::Returning if game.may_leave(seat).is_ok() => {
            Some(tool(Control::Leave(seat), Phrase::FamilyLeave))
        }
        _ => None,
    }
}

/// The moves so far, round by round, each player in a column of their own.
fn moves(state: &State, shared: &Shared) -> Body {
    let game = state.game.game();
    let seats: Vec<Seat> = state.game.seats().iter().collect();
    let n_moves = game.moves().len();
    let mut rows: Vec<Row> = Vec::new();
    let mut last = usize::MAX;
    for (ply, mv) in game.moves().iter().enumerate() {
        let column = seats.iter().position(|seat| *seat == mv.piece().seat);
        let column = column.unwrap_or_default();
        if last == usize::MAX || column <= last {
            rows.push(Row {
                number: format!("{}.", rows.len() + 1),
                moves: vec![None; seats.len()],
            });
        }
        last = column;
        let written = Written {
            piece: mv.piece(),
            text: written(mv),
            is_last: ply + 1 == n_moves,
        };
        if let Some(cell) = rows.last_mut().and_then(|row| row.moves.get_mut(column)) {
            *cell = Some(written);
        }
    }
    Body::Moves {
        title: shared.label(&Phrase::FamilyMoves),
        rows,
        empty: shared.label(&Phrase::TableNoMoves),
    }
}

/// A move as it is written on the cross: `e2-e4`, `c11-c12=Q`, `f4xg5`.
fn written(mv: &Move<Cross>) -> String {
    let sign = if mv.captured().is_some() { '×' } else { '-' };
    let (from, to) = (mv.from(), mv.to());
    let becomes = mv.promotion().map(|role| format!("={}", role.letter()));
    format!("{from}{sign}{to}{}", becomes.unwrap_or_default())
}

/// Who can be a partner of whoever is to move, and who is one.
fn teams(state: &State, shared: &Shared) -> Vec<Tool> {
    let game = &state.game;
    let turn = game.turn();
    let others = game.position().alive().without(turn).iter();
    let partners = game.game().allies(turn);
    let tool = |seat| {
        let player = game.player(seat).name.clone();
        if partners.contains(seat) {
            let label = shared.label(&Phrase::FamilyPart { player });
            Tool::new(Control::Part(seat), Some(Icon::Cross), label)
        } else {
            let label = shared.label(&Phrase::FamilyTeamUp { player });
            Tool::new(Control::Ally(seat), Some(Icon::More), label)
        }
    };
    others.map(tool).collect()
}

/// Everybody who could leave; who may not is told why.
fn leaving(state: &State, shared: &Shared) -> Vec<Tool> {
    let game = &state.game;
    let here = game.position().present().iter();
    let tool = |seat| {
        let player = game.player(seat).name.clone();
        let label = shared.label(&Phrase::FamilyLeaves { player });
        Tool::new(Control::Leave(seat), Some(Icon::Next), label)
    };
    here.map(tool).collect()
}

fn more(state: &State, shared: &Shared) -> Vec<Tool> {
    let is_on = state.game.outcome().is_none();
    let tool = |control, icon, phrase| Tool::new(control, Some(icon), shared.label(&phrase));
    vec![
        tool(Control::Teams, Icon::Adjust, Phrase::FamilyTeams).on(is_on),
        tool(Control::WhoLeaves, Icon::Next, Phrase::FamilyWhoLeaves).on(is_on),
        tool(Control::Offer, Icon::Draw, Phrase::ButtonOfferDraw).on(is_on),
        tool(Control::Resign, Icon::Flag, Phrase::ButtonResign).on(is_on),
        tool(Control::Supervisor, Icon::Rule, Phrase::FamilySupervisor),
        tool(Control::NewGame, Icon::Again, Phrase::ButtonNewGame),
        tool(Control::Moves, Icon::Tally, Phrase::FamilyMoves),
        tool(Control::Happened, Icon::List, Phrase::HappenedTitle),
        tool(Control::Threefold, Icon::Thrice, Phrase::AnswerThreefold).on(is_on),
        tool(Control::Fifty, Icon::Draw, Phrase::AnswerFiftyMoves).on(is_on),
        tool(Control::AutoTurn, Icon::Flip, Phrase::ButtonAutoTurn).chosen(state.auto_turn),
        tool(Control::Show, Icon::Eye, Phrase::FamilyWholeScreen).chosen(state.is_shown),
        tool(Control::Copy, Icon::Copy, Phrase::FamilyCopyGame),
        tool(Control::Keys, Icon::Help, Phrase::HelpTitle),
    ]
}

/// The big button: "Check!", or another game after the end.
fn main_button(state: &State, shared: &Shared) -> Option<Tool> {
    let game = &state.game;
    let is_late = game.late_caller().is_some();
    if game.outcome().is_some() && !is_late {
        let label = shared.label(&Phrase::ButtonNewGame);
        return Some(Tool::new(Control::Main, None, label));
    }
    if !game.has_calls() {
        return None;
    }
    let label = shared.label(&Phrase::ButtonSayCheck);
    let tool = Tool::new(Control::Main, Some(Icon::Say), label);
    let is_on = is_late || game.can_move();
    Some(tool.on(is_on).chosen(game.says_check()))
}

/// What stands below the big button.
fn hint(state: &State) -> Option<Phrase> {
    let game = &state.game;
    let is_refused = matches!(game.news(), News::Refused { .. });
    if !game.has_calls() || is_refused {
        return None;
    }
    if game.late_caller().is_none() && !game.can_move() {
        return None;
    }
    Some(match game.late_caller() {
        Some(caller) => Phrase::FamilyCheckLate {
            player: game.player(caller).name.clone(),
        },
        None => Phrase::FamilyCheckHint,
    })
}

/// The small buttons.
fn tools(state: &State, shared: &Shared) -> Vec<Tool> {
    let tool = |control, icon, phrase| Tool::new(control, Some(icon), shared.label(&phrase));
    let has_past = state.game.game().events().next().is_some();
    vec![
        tool(Control::TakeBack, Icon::Undo, Phrase::ButtonTakeBack).on(has_past),
        tool(Control::More, Icon::Dots, Phrase::ButtonMoreWays),
    ]
}
