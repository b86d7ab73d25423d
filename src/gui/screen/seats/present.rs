//! From the seats to what the screen shows.

use crate::explain::{self, side_word};
use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::seats::model::{Chair, Control, Model, Rule, Sitter};
use crate::gui::screen::seats::{PLAYERS, Place, START, State, waiting};
use crate::gui::widget::field::TextField;
use crate::gui::widget::tool::Tool;
use crate::locale::Phrase;
use crate::rules::ruleset::RuleKey;
use crate::rules::{Position, Seat, Seats};
use crate::scene::Scene;

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let start = Position::cross_start_under(state.sitting, &state.rules);
    let scene = Scene::of_board(start.board(), Seat::South);
    let counts = PLAYERS.map(|count| {
        let tool = shared.tool(
            Control::Players(count),
            None,
            &Phrase::FamilyPlayers { count },
        );
        tool.chosen(state.sitting.len() == count)
    });
    let is_two = state.sitting.len() == *PLAYERS.start();
    let small_board = || shared.tool(Control::SmallBoard, None, &Phrase::FamilySmallBoard);
    Model {
        back: shared.way_back(Control::Back),
        title: shared.label(&Phrase::FamilyTitle),
        line: shared.label(&match state.asks {
            true => Phrase::TableNewSure,
            false => Phrase::FamilyLine,
        }),
        scene,
        go_on: go_on(shared),
        counts: counts.collect(),
        chairs: Seat::ALL.map(|seat| chair(state, seat, shared)).into(),
        begin: shared.tool(Control::Begin, None, &begin(state, shared)),
        small_board: is_two.then(small_board),
        rules: rules(state, shared),
        nobody: shared.label(&Phrase::FamilyEmptySeat),
        why: shared.label(&Phrase::FamilyAgesWhy),
        privacy: shared.label(&Phrase::LearnersPrivacy),
    }
}

/// The rules about the start; the far right pawns matter only where a seat is empty.
fn rules(state: &State, shared: &Shared) -> Vec<Rule> {
    let is_full = state.sitting == Seats::FOUR;
    let keys = START.iter().take(if is_full { 1 } else { START.len() });
    let rule = |(place, name): (usize, &&str)| {
        let key = RuleKey::named(name)?;
        let here = explain::reading(key, state.rules.get(name)?)?;
        Some(Rule {
            control: Control::Rule(place),
            name: shared.label(&explain::key_name(key)?),
            reads: shared.label(&here),
        })
    };
    keys.enumerate().filter_map(rule).collect()
}

/// What the large button says: where a game waits, at first that it begins another one.
fn begin(state: &State, shared: &Shared) -> Phrase {
    match waiting(shared) {
        Some(_) if !state.asks => Phrase::ButtonNewGame,
        _ => Phrase::FamilyBegin,
    }
}

/// The way on with the game that was left, if it is not over.
fn go_on(shared: &Shared) -> Option<Tool<Control>> {
    let family = waiting(shared)?;
    let seats = family.seats().iter();
    let players = seats
        .map(|seat| shared.called(family.player(seat)))
        .collect();
    Some(shared.tool(Control::GoOn, None, &Phrase::FamilyGoOn { players }))
}

fn chair(state: &State, seat: Seat, shared: &Shared) -> Chair {
    let is_taken = state.sitting.contains(seat);
    let can_stand = is_taken && state.sitting.len() > *PLAYERS.start();
    let army = shared.label(&Phrase::FamilyArmy {
        army: side_word(seat),
    });
    let words = |phrase| format!("{army}: {}", shared.label(&phrase));
    let sit = || {
        let words = words(Phrase::FamilySitDown);
        Tool::new(Control::Seat(seat), Some(Icon::More), words)
    };
    let stand = || {
        let words = words(Phrase::FamilyStandUp);
        Tool::new(Control::Stand(seat), Some(Icon::Cross), words)
    };
    Chair {
        seat,
        sit: (!is_taken).then(sit),
        stand: can_stand.then(stand),
        army,
        sitter: is_taken.then(|| sitter(&state.places[seat], seat, shared)),
    }
}

fn sitter(place: &Place, seat: Seat, shared: &Shared) -> Sitter {
    let animal = shared.animal(&place.animal);
    let words = format!("{animal}: {}", shared.label(&Phrase::FamilyAnimal));
    Sitter {
        next_animal: Tool::new(Control::Animal(seat), None, words),
        animal: place.animal.clone(),
        hat: shared.hat_of(&place.animal),
        name: TextField {
            control: Control::Name(seat),
            hint: animal,
            value: place.name.clone(),
        },
        younger: shared.tool(Control::Younger(seat), Icon::Fewer, &Phrase::FamilyYounger),
        age: TextField {
            control: Control::Age(seat),
            hint: shared.label(&Phrase::FamilyAge),
            value: place.age.clone(),
        },
        older: shared.tool(Control::Older(seat), Icon::More, &Phrase::FamilyOlder),
    }
}
