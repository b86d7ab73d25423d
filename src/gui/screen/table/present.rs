//! From the state of the table to what the screen shows.

use crate::explain::side_word;
use crate::gui::base::promotion::Picker;
use crate::gui::base::shared::Shared;
use crate::gui::board::Hands;
use crate::gui::look::art::Icon;
use crate::gui::screen::table::model::{Body, Control, Model, RuleSet, Tool};
use crate::gui::screen::table::{
    Panel, State, TableBoard, cards, moves, picture, supervisor, words,
};
use crate::lesson::rulesets;
use crate::locale::Phrase;
use crate::rulebook;
use crate::rules::ruleset::{ClaimBy, Extra};
use crate::rules::{Claim, Role, Seat};
use crate::table::Proposal;

/// Everything the screen shows now.
pub(super) fn present<G: TableBoard>(state: &State<G>, shared: &Shared) -> Model {
    let promotion = promotion(state, shared);
    let hands = match promotion {
        // What the pawn becomes is asked first.
        Some(_) => Hands::Off,
        None => hands(state),
    };
    let has_cursor = state.frame.focus.shows(Control::Board) && hands != Hands::Off;
    let cursor = has_cursor.then_some(state.board.cursor);
    let explained = words::explained(&state.game);
    let changed = state.would_change.told(state.game.position());
    let proof = match changed {
        Some((_, proof)) => Some(proof),
        None => explained.as_ref().map(|it| it.proof.clone()),
    };
    let proof = proof.filter(|_| state.notice.is_none()).unwrap_or_default();
    let body = body(state, shared);
    let is_game = body.is_game() && promotion.is_none();
    let tool = |control, icon: Icon, phrase| shared.tool(control, icon, &phrase);
    let has_supervisor = !state.game.is_for_two() || is_supervised(state);
    let supervisor = tool(Control::Supervisor, Icon::Rule, Phrase::FamilySupervisor);
    let model = Model {
        hands,
        scene: picture::scene(state, &proof, shared.settings.dots, cursor),
        promotion,
        back: Some(tool(Control::Back, Icon::Home, Phrase::ButtonBack)),
        title: shared.label(&title(state)),
        supervisor: has_supervisor.then_some(supervisor),
        flip: Some(tool(Control::Flip, Icon::Flip, Phrase::ButtonFlip)),
        coach: words::coach(state, explained.as_ref(), shared),
        close: has_close(state, &body)
            .then(|| tool(Control::Close, Icon::Cross, Phrase::ButtonClose)),
        body,
        typed: Some(state.typed.clone()).filter(|it| !it.is_empty()),
        main: main_button(state, shared).filter(|_| is_game),
        hint: hint(state, shared).filter(|_| is_game),
        tools: if is_game {
            tools(state, shared)
        } else {
            Vec::new()
        },
        is_brief: state.is_friendly(),
        is_several: !state.game.is_for_two(),
        is_shown: state.is_shown,
        slide: None,
    };
    state.stage(model, shared)
}

/// What a pawn becomes, while nothing else is opened or asked.
fn promotion<G: TableBoard>(state: &State<G>, shared: &Shared) -> Option<Picker<Control>> {
    let game = &state.game;
    let is_asked = game.proposal().is_some() && !game.is_for_two();
    let waiting = game.promoting();
    let waiting = waiting.filter(|_| state.panel == Panel::Rest && !is_asked)?;
    let pawn = (waiting.to, game.position().turn());
    let (choices, cancel) = (Role::PROMOTIONS, Control::StopPromoting);
    Some(shared.picker(pawn, choices, Control::Promote, cancel))
}

/// Whether a supervisor of two may change the rules.
fn is_supervised<G: TableBoard>(state: &State<G>) -> bool {
    state.has_played && state.game.rules().supervisor == Extra::True
}

/// The name of the rules, or of the screen while they are chosen.
fn title<G: TableBoard>(state: &State<G>) -> Phrase {
    if !state.game.is_for_two() {
        Phrase::FamilyTitle
    } else if !state.has_played || state.is_friendly() {
        Phrase::TableTitle
    } else {
        rulebook::profile_name(state.rules).unwrap_or(Phrase::ProfileFide)
    }
}

/// Whether what is open needs a button that closes it: it has none of its own, and asks nothing.
fn has_close<G: TableBoard>(state: &State<G>, body: &Body) -> bool {
    let is_open = match &state.panel {
        Panel::Moves
        | Panel::More
        | Panel::Teams
        | Panel::Leaving
        | Panel::Supervisor(_)
        | Panel::Declare => true,
        Panel::Rules => state.game.is_for_two(),
        Panel::Rest
        | Panel::Begin
        | Panel::Claim(_)
        | Panel::Resign
        | Panel::Home
        | Panel::NewGame
        | Panel::Replace(_)
        | Panel::Transcript => false,
    };
    is_open && !matches!(body, Body::Transcript(_))
}

/// What hands may do on the board now.
fn hands<G: TableBoard>(state: &State<G>) -> Hands {
    if state.panel == Panel::Rules || !state.game.can_move() {
        Hands::Off
    } else if state.game.released().is_some() {
        Hands::Tap
    } else {
        Hands::Move
    }
}

fn body<G: TableBoard>(state: &State<G>, shared: &Shared) -> Body {
    let game = &state.game;
    let is_for_two = game.is_for_two();
    if game.proposal().is_some() && !is_for_two {
        return asked(state, shared);
    }
    match &state.panel {
        Panel::Rest => rest(state, shared),
        Panel::Begin => Body::Players(cards::cards(state, shared)),
        Panel::Rules => rule_sets(state, shared),
        Panel::More if is_for_two => answers(more(state, shared)),
        Panel::More => answers(more_of_several(state, shared)),
        Panel::Transcript => {
            let (copy, close) = (Control::CopyTranscript, Control::Close);
            Body::Transcript(state.transcript.card(copy, close, shared))
        }
        Panel::Claim(by) => Body::Answers {
            answers: claims(state, *by, shared),
            is_wide: true,
        },
        Panel::Resign | Panel::Home | Panel::NewGame | Panel::Replace(_) if is_for_two => {
            answers(shared.yes_no(Control::Yes, Control::No))
        }
        Panel::Resign | Panel::Home | Panel::NewGame | Panel::Replace(_) => asked(state, shared),
        Panel::Moves => moves::rounds(state, shared),
        Panel::Teams => answers(cards::teams(state, shared)),
        Panel::Leaving => answers(cards::leaving(state, shared)),
        Panel::Supervisor(open) => supervisor::body(state, *open, shared),
        Panel::Declare => answers(supervisor::declarations(state, shared)),
    }
}

/// What stands there while nothing is opened.
fn rest<G: TableBoard>(state: &State<G>, shared: &Shared) -> Body {
    let game = &state.game;
    match game.proposal().map(|open| open.proposal) {
        Some(Proposal::Draw) => answers(vec![
            shared.tool(Control::Yes, Icon::Draw, &Phrase::ButtonYesDraw),
            shared.tool(Control::No, Icon::Play, &Phrase::ButtonNoPlayOn),
        ]),
        Some(_) => answers(shared.yes_no(Control::Yes, Control::No)),
        None if game.is_for_two() => moves::game(state, shared),
        None => Body::Players(cards::cards(state, shared)),
    }
}

const fn answers(answers: Vec<Tool>) -> Body {
    Body::Answers {
        answers,
        is_wide: false,
    }
}

/// Yes and no, and the players, who cannot come and go meanwhile.
fn asked<G: TableBoard>(state: &State<G>, shared: &Shared) -> Body {
    let mut cards = cards::cards(state, shared);
    for card in &mut cards {
        card.button = None;
    }
    Body::Asked(shared.yes_no(Control::Yes, Control::No), cards)
}

/// What there is to claim, and by whom of two where anybody may; a claim with the next move is the mover's. Several
/// claim what stands on the board.
fn claims<G: TableBoard>(state: &State<G>, by: Seat, shared: &Shared) -> Vec<Tool> {
    let tool = |control, icon: Icon, phrase| shared.tool(control, icon, &phrase);
    let (thrice, fifty) = (Claim::Threefold, Claim::FiftyMoves);
    let is_for_two = state.game.is_for_two();
    let is_anybody = is_for_two && state.game.rules().claim_by == ClaimBy::AnyPlayer;
    let seats = state.game.seats().iter();
    let claimers = seats.filter(|_| is_anybody).map(|seat| {
        let side = side_word(seat);
        let claimer = Phrase::TableClaimer { side };
        tool(Control::Claimer(seat), Icon::Say, claimer).chosen(seat == by)
    });
    let is_mover = by == state.game.turn();
    let next = |claim, phrase| {
        is_for_two.then(|| tool(Control::Next(claim), Icon::Next, phrase).on(is_mover))
    };
    let claims = [
        Some(tool(
            Control::Now(thrice),
            Icon::Thrice,
            Phrase::AnswerThreefold,
        )),
        next(thrice, Phrase::TableClaimThreefoldNext),
        Some(tool(
            Control::Now(fifty),
            Icon::Draw,
            Phrase::AnswerFiftyMoves,
        )),
        next(fifty, Phrase::TableClaimFiftyNext),
        Some(tool(Control::No, Icon::Cross, Phrase::ButtonClose)),
    ];
    claimers.chain(claims.into_iter().flatten()).collect()
}

fn more<G: TableBoard>(state: &State<G>, shared: &Shared) -> Vec<Tool> {
    let tool = |control, icon: Icon, phrase| shared.tool(control, icon, &phrase);
    let counts = shared.settings.table.counts_quiet;
    let copy_position = Phrase::ButtonCopyPosition;
    let is_on = state.game.outcome().is_none();
    // What friends need less often than others stands here.
    let ends = [
        tool(Control::Offer, Icon::Draw, Phrase::ButtonOfferDraw)
            .on(is_on)
            .chosen(state.game.offers()),
        tool(Control::Resign, Icon::Flag, Phrase::ButtonResign).on(is_on),
    ];
    let ends = ends.into_iter().filter(|_| state.is_friendly());
    let others = [
        tool(Control::NewGame, Icon::Again, Phrase::ButtonNewGame),
        tool(Control::Referee, Icon::Rule, Phrase::ButtonAskReferee),
        tool(Control::AutoTurn, Icon::Flip, Phrase::ButtonAutoTurn).chosen(state.auto_turn),
        tool(Control::Transcript, Icon::List, Phrase::HappenedTitle),
        tool(Control::Show, Icon::Eye, Phrase::HelpShow),
        tool(Control::Counter, Icon::Tally, Phrase::ButtonFiftyCounter).chosen(counts),
        tool(Control::CopyMoves, Icon::Copy, Phrase::ButtonCopyMoves),
        tool(Control::CopyPosition, Icon::Copy, copy_position),
        tool(Control::Paste, Icon::Paste, Phrase::ButtonPaste),
        tool(Control::Keys, Icon::Help, Phrase::HelpTitle),
    ];
    ends.chain(others).collect()
}

fn more_of_several<G: TableBoard>(state: &State<G>, shared: &Shared) -> Vec<Tool> {
    let is_on = state.game.outcome().is_none();
    let tool = |control, icon: Icon, phrase| shared.tool(control, icon, &phrase);
    let is_shown = state.is_shown;
    vec![
        tool(Control::Teams, Icon::Adjust, Phrase::FamilyTeams).on(is_on),
        tool(Control::WhoLeaves, Icon::Next, Phrase::FamilyWhoLeaves).on(is_on),
        tool(Control::Offer, Icon::Draw, Phrase::ButtonOfferDraw).on(is_on),
        tool(Control::Claim, Icon::Thrice, Phrase::ButtonClaimDraw).on(is_on),
        tool(Control::Resign, Icon::Flag, Phrase::ButtonResign).on(is_on),
        tool(Control::Supervisor, Icon::Rule, Phrase::FamilySupervisor),
        tool(Control::NewGame, Icon::Again, Phrase::ButtonNewGame),
        tool(Control::Moves, Icon::Tally, Phrase::FamilyMoves),
        tool(Control::Transcript, Icon::List, Phrase::HappenedTitle),
        tool(Control::AutoTurn, Icon::Flip, Phrase::ButtonAutoTurn).chosen(state.auto_turn),
        tool(Control::Show, Icon::Eye, Phrase::FamilyWholeScreen).chosen(is_shown),
        tool(Control::CopyMoves, Icon::Copy, Phrase::FamilyCopyGame),
    ]
}

fn rule_sets<G: TableBoard>(state: &State<G>, shared: &Shared) -> Body {
    let label = |phrase: Option<Phrase>| phrase.map(|it| shared.label(&it)).unwrap_or_default();
    let mut all: Vec<(usize, &str)> = rulesets::names().enumerate().collect();
    // The friendliest first.
    all.sort_by_key(|(_, name)| *name != rulesets::FRIENDS);
    let sets = all.into_iter().map(|(place, name)| RuleSet {
        control: Control::Rules(place),
        name: label(rulebook::profile_name(name)),
        says: label(rulebook::profile_says(name)),
        is_chosen: name == state.rules,
    });
    Body::Rules(sets.collect())
}

/// The big button: "Play" before the game, a new one when this one is over, "Done" where a move is confirmed, "Check!"
/// where that is said.
fn main_button<G: TableBoard>(state: &State<G>, shared: &Shared) -> Option<Tool> {
    let game = &state.game;
    if state.panel == Panel::Begin {
        return Some(shared.tool(Control::Main, Icon::Play, &Phrase::ButtonPlay));
    }
    if state.is_over() {
        return Some(shared.tool(Control::Main, None, &Phrase::ButtonNewGame));
    }
    if game.released().is_some() {
        return Some(shared.tool(Control::Main, None, &Phrase::ButtonDone));
    }
    if !game.has_calls() {
        return None;
    }
    let tool = shared.tool(Control::Main, Icon::Say, &Phrase::ButtonSayCheck);
    let is_on = game.late_caller().is_some() || game.can_move();
    Some(tool.on(is_on).chosen(game.says_check()))
}

/// What stands below the big button at a table of several: there it is new to most.
fn hint<G: TableBoard>(state: &State<G>, shared: &Shared) -> Option<String> {
    let game = &state.game;
    if game.is_for_two() || !game.has_calls() {
        return None;
    }
    // Who may still say it hears so from the coach.
    let is_on = game.late_caller().is_some() || game.can_move();
    is_on.then(|| shared.label(&Phrase::FamilyCheckHint))
}

/// The small buttons.
fn tools<G: TableBoard>(state: &State<G>, shared: &Shared) -> Vec<Tool> {
    let game = &state.game;
    let is_on = game.outcome().is_none();
    let tool = |control, icon: Icon, phrase| shared.tool(control, icon, &phrase);
    let back = tool(Control::TakeBack, Icon::Undo, Phrase::ButtonTakeBack).on(game.has_past());
    let more = tool(Control::More, Icon::Dots, Phrase::ButtonMoreWays);
    if !game.is_for_two() {
        return vec![back, more];
    }
    if state.panel == Panel::Begin {
        return vec![tool(
            Control::OtherRules,
            Icon::Rule,
            Phrase::ButtonOtherRules,
        )];
    }
    if !is_on {
        let look = tool(Control::LookAgain, Icon::Eye, Phrase::ButtonLookAgain);
        return vec![back, look, more];
    }
    // Where no move is ever taken back there is none to play again, but pieces are put right.
    let redo = if game.binds_by_touch() {
        tool(Control::Adjust, Icon::Adjust, Phrase::ButtonAdjust)
            .on(is_on)
            .chosen(game.adjusts())
    } else {
        tool(Control::Redo, Icon::Redo, Phrase::ButtonRedo).on(game.can_redo())
    };
    if state.is_friendly() {
        return vec![back, redo, more];
    }
    vec![
        back,
        redo,
        tool(Control::Offer, Icon::Draw, Phrase::ButtonOfferDraw)
            .on(is_on)
            .chosen(game.offers()),
        tool(Control::Claim, Icon::Thrice, Phrase::ButtonClaimDraw).on(is_on),
        tool(Control::Resign, Icon::Flag, Phrase::ButtonResign).on(is_on),
        more,
    ]
}
