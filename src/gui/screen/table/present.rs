//! From the state of the table to what the screen shows.

use crate::explain::{piece_word, side_word};
use crate::gui::art::Icon;
use crate::gui::board::Hands;
use crate::gui::screen::table::model::{
    Body, Captured, Control, Model, Part, Row, RuleSet, Tool, Written,
};
use crate::gui::screen::table::picture::{self, Dots};
use crate::gui::screen::table::rules::{PROFILES, name_of};
use crate::gui::screen::table::told;
use crate::gui::screen::table::{Panel, State};
use crate::gui::shared::Shared;
use crate::gui::widget::promotion::Choice;
use crate::locale::Phrase;
use crate::rules::ruleset::ClaimBy;
use crate::rules::{Claim, Piece, Role, Seat};

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let hands = hands(state);
    let has_cursor = state.focus.shows(Control::Board) && hands != Hands::Off;
    let cursor = has_cursor.then_some(state.cursor);
    let dots = if shared.settings.dots {
        Dots::Shown
    } else {
        Dots::Hidden
    };
    let explained = told::explained(&state.game);
    let proof = explained.as_ref().map(|it| it.proof.clone());
    let proof = proof.filter(|_| state.notice.is_none()).unwrap_or_default();
    let body = body(state, shared);
    let is_game = matches!(body, Body::Game { .. });
    let is_choosing = state.panel == Panel::Rules;
    let title = if is_choosing {
        Phrase::TableTitle
    } else {
        name_of(state.rules)
    };
    let typed = Some(state.typed.clone()).filter(|it| !it.is_empty());
    let model = Model {
        title: shared.label(&title),
        back: shared.label(&Phrase::ButtonBack),
        flip: shared.label(&Phrase::ButtonFlip),
        scene: picture::scene(state, state.side(), &proof, dots, cursor),
        hands,
        coach: told::coach(state, explained.as_ref(), shared),
        body,
        typed,
        main: main_button(state, shared).filter(|_| is_game),
        tools: if is_game {
            tools(state, shared)
        } else {
            Vec::new()
        },
        slide: None,
    };
    state.stage(model, shared)
}

/// What hands may do on the board now.
fn hands(state: &State) -> Hands {
    if state.panel == Panel::Rules || state.game.outcome().is_some() {
        Hands::Off
    } else if state.game.released().is_some() {
        Hands::Tap
    } else {
        Hands::Move
    }
}

fn body(state: &State, shared: &Shared) -> Body {
    let game = &state.game;
    match &state.panel {
        Panel::Rules => return rule_sets(state, shared),
        Panel::More => return answers(more(state, shared)),
        Panel::Happened => return Body::Happened(state.happened.card(shared)),
        Panel::Claim(by) => {
            return Body::Answers {
                answers: claims(state, *by, shared),
                is_wide: true,
            };
        }
        Panel::Resign | Panel::NewGame | Panel::Replace(_) => return answers(yes_no(shared)),
        Panel::Game => {}
    }
    if game.promoting().is_some() {
        promotion(game.turn(), shared)
    } else if game.asks_back().is_some() {
        answers(yes_no(shared))
    } else if game.offered().is_some() {
        let yes = shared.label(&Phrase::ButtonYesDraw);
        let no = shared.label(&Phrase::ButtonNoPlayOn);
        answers(vec![
            Tool::new(Control::Yes, Some(Icon::Draw), yes),
            Tool::new(Control::No, Some(Icon::Play), no),
        ])
    } else {
        moves(state, shared)
    }
}

const fn answers(answers: Vec<Tool>) -> Body {
    Body::Answers {
        answers,
        is_wide: false,
    }
}

fn yes_no(shared: &Shared) -> Vec<Tool> {
    let yes = shared.label(&Phrase::ButtonLegal);
    let no = shared.label(&Phrase::ButtonNotLegal);
    vec![
        Tool::new(Control::Yes, Some(Icon::Check), yes),
        Tool::new(Control::No, Some(Icon::Cross), no),
    ]
}

/// What there is to claim, and by whom where anybody may; a claim with the next move is the mover's.
fn claims(state: &State, by: Seat, shared: &Shared) -> Vec<Tool> {
    let tool = |control, icon, phrase| Tool::new(control, Some(icon), shared.label(&phrase));
    let (thrice, fifty) = (Claim::Threefold, Claim::FiftyMoves);
    let is_anybody = state.game.rules().claim_by == ClaimBy::AnyPlayer;
    let seats = [Seat::WHITE, Seat::BLACK].into_iter();
    let claimers = seats.filter(|_| is_anybody).map(|seat| {
        let side = side_word(seat);
        let tool = tool(
            Control::Claimer(seat),
            Icon::Say,
            Phrase::TableClaimer { side },
        );
        tool.chosen(seat == by)
    });
    let is_mover = by == state.game.turn();
    let claims = [
        tool(Control::Now(thrice), Icon::Thrice, Phrase::AnswerThreefold),
        tool(
            Control::Next(thrice),
            Icon::Next,
            Phrase::TableClaimThreefoldNext,
        )
        .on(is_mover),
        tool(Control::Now(fifty), Icon::Draw, Phrase::AnswerFiftyMoves),
        tool(
            Control::Next(fifty),
            Icon::Next,
            Phrase::TableClaimFiftyNext,
        )
        .on(is_mover),
        tool(Control::No, Icon::Cross, Phrase::ButtonClose),
    ];
    claimers.chain(claims).collect()
}

fn more(state: &State, shared: &Shared) -> Vec<Tool> {
    let tool = |control, icon, phrase| Tool::new(control, Some(icon), shared.label(&phrase));
    vec![
        tool(Control::NewGame, Icon::Again, Phrase::ButtonNewGame),
        tool(Control::Referee, Icon::Rule, Phrase::ButtonAskReferee),
        tool(Control::AutoTurn, Icon::Flip, Phrase::ButtonAutoTurn).chosen(state.auto_turn),
        tool(Control::Happened, Icon::List, Phrase::HappenedTitle),
        tool(Control::Show, Icon::Eye, Phrase::HelpShow),
        tool(Control::Counter, Icon::Tally, Phrase::ButtonFiftyCounter)
            .chosen(shared.settings.table.counts_quiet),
        tool(Control::CopyMoves, Icon::Copy, Phrase::ButtonCopyMoves),
        tool(
            Control::CopyPosition,
            Icon::Copy,
            Phrase::ButtonCopyPosition,
        ),
        tool(Control::Paste, Icon::Paste, Phrase::ButtonPaste),
        tool(Control::Keys, Icon::Help, Phrase::HelpTitle),
        tool(Control::No, Icon::Cross, Phrase::ButtonClose),
    ]
}

fn rule_sets(state: &State, shared: &Shared) -> Body {
    let sets = PROFILES.iter().map(|profile| RuleSet {
        name: shared.label(&profile.name),
        says: shared.label(&profile.says),
        is_chosen: state.has_played && profile.id == state.rules,
    });
    Body::Rules(sets.collect())
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

/// The list of moves with figures, and what was taken.
fn moves(state: &State, shared: &Shared) -> Body {
    let game = &state.game;
    let captured = [Seat::WHITE, Seat::BLACK].map(|seat| Captured {
        label: shared.label(&Phrase::TableCaptured {
            side: side_word(seat),
        }),
        pieces: game.captured_by(seat),
    });
    Body::Game {
        rows: rows(state),
        empty: shared.label(&Phrase::TableNoMoves),
        hint: shared.label(&Phrase::TableType),
        quiet: shared.settings.table.counts_quiet.then(|| {
            let plies = game.line().quiet_plies();
            let moves = u32::try_from(plies / 2).unwrap_or(u32::MAX);
            shared.label(&Phrase::FactQuiet { moves })
        }),
        result: game.outcome().map(|it| it.result().to_owned()),
        captured: captured.into(),
    }
}

fn rows(state: &State) -> Vec<Row> {
    let game = &state.game;
    let start = game.line().start();
    let sans = game.sans();
    let last = sans.len();
    let written = sans.into_iter().enumerate().map(|(ply, san)| {
        Some(Written {
            parts: parts(&san),
            san,
            is_last: ply + 1 == last,
        })
    });
    // Where Black begins, White's place in the first row stays empty.
    let gap = (start.turn() != Seat::WHITE && last > 0).then_some(None);
    let mut all: Vec<Option<Written>> = gap.into_iter().chain(written).collect();
    if all.len() % 2 == 1 {
        all.push(None);
    }
    let mut number = usize::from(start.fullmove());
    let mut rows = Vec::new();
    let mut each = all.into_iter();
    while let (Some(white), Some(black)) = (each.next(), each.next()) {
        rows.push(Row {
            number: format!("{number}."),
            moves: [white, black],
        });
        number += 1;
    }
    rows
}

/// A written move with pieces for their letters: white ones, which are seen on any ground.
fn parts(san: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for letter in san.chars() {
        let role = Role::from_letter(letter).filter(|_| "KQRBN".contains(letter));
        match (role, parts.last_mut()) {
            (Some(role), _) => parts.push(Part::Figure(Piece::new(role, Seat::WHITE))),
            (None, Some(Part::Text(text))) => text.push(letter),
            (None, _) => parts.push(Part::Text(letter.to_string())),
        }
    }
    parts
}

/// The big button: a new game when this one is over, "Done" where a move is confirmed, "Check!"
/// where that is said.
fn main_button(state: &State, shared: &Shared) -> Option<Tool> {
    let game = &state.game;
    let (icon, phrase) = if game.outcome().is_some() {
        (None, Phrase::ButtonNewGame)
    } else if game.released().is_some() {
        (None, Phrase::ButtonDone)
    } else if game.has_calls() {
        (Some(Icon::Say), Phrase::ButtonSayCheck)
    } else {
        return None;
    };
    let tool = Tool::new(Control::Main, icon, shared.label(&phrase));
    Some(tool.chosen(game.says_check()))
}

/// The small buttons.
fn tools(state: &State, shared: &Shared) -> Vec<Tool> {
    let game = &state.game;
    let is_on = game.outcome().is_none();
    let tool = |control, icon, phrase| Tool::new(control, Some(icon), shared.label(&phrase));
    // Where no move is ever taken back there is none to play again, but pieces are put right.
    let redo = if game.binds_by_touch() {
        tool(Control::Adjust, Icon::Adjust, Phrase::ButtonAdjust)
            .on(is_on)
            .chosen(game.adjusts())
    } else {
        tool(Control::Redo, Icon::Redo, Phrase::ButtonRedo).on(game.can_redo())
    };
    vec![
        tool(Control::TakeBack, Icon::Undo, Phrase::ButtonTakeBack).on(game.has_past()),
        redo,
        tool(Control::Offer, Icon::Draw, Phrase::ButtonOfferDraw)
            .on(is_on)
            .chosen(game.offers()),
        tool(Control::Claim, Icon::Thrice, Phrase::ButtonClaimDraw).on(is_on),
        tool(Control::Resign, Icon::Flag, Phrase::ButtonResign).on(is_on),
        tool(Control::More, Icon::Dots, Phrase::ButtonMoreWays),
    ]
}
