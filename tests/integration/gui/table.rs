//! The table: ways to a game, and what is seen there.

pub(crate) mod family;
mod friends;
pub(in crate::gui) mod kept;
mod show;
mod two;

use iced::keyboard::key::Named;

use squarewise::gui::base::HasFrame;
use squarewise::gui::base::route::Goto;
use squarewise::gui::screen::table;
use squarewise::gui::screen::table::model::{Body, Control};
use squarewise::gui::{App, Message};
use squarewise::locale::Phrase;

use crate::gui::tools::{Look, Player, Shown, guest};

/// A window with the table, laid out for two who have not begun.
pub(crate) fn open<'a>(look: impl Into<Look<'a>>, start: Option<&str>) -> Player {
    let Look(language, theme) = look.into();
    let mut shared = guest(&[language]);
    shared.settings.theme = theme;
    shared.pseudo = true;
    shared.settings.motion = false;
    let mut app = App::new(shared);
    app.go(Goto::Table(start.map(str::to_owned)));
    Player::of(app)
}

/// A game under some rules, with moves typed.
#[track_caller]
pub(crate) fn game<'a>(
    look: impl Into<Look<'a>>,
    start: Option<&str>,
    rules: &Phrase,
    moves: &str,
) -> Player {
    let mut player = open(look, start);
    choose(&mut player, rules);
    write(&mut player, moves);
    player
}

/// Begins a game under some of the other rules.
#[track_caller]
pub(crate) fn choose(player: &mut Player, rules: &Phrase) {
    let name = player.say(rules);
    let message = table::Message::Pressed(Control::OtherRules);
    player.settle(vec![Message::Table(message)]);
    let Body::Rules(sets) = &player.table().body else {
        panic!("no rules to choose from");
    };
    let set = sets.iter().find(|set| set.name == name).unwrap();
    let message = table::Message::Pressed(set.control);
    player.settle(vec![Message::Table(message)]);
}

/// Types moves, each with Enter.
pub(crate) fn write(player: &mut Player, moves: &str) {
    for text in moves.split_whitespace() {
        player.types(text);
        player.key(Named::Enter);
    }
}

/// The moves in the list.
pub(crate) fn sans(player: &Player) -> Vec<String> {
    let Body::Game { rows, .. } = &player.table().body else {
        panic!("no list of moves: {:?}", player.table().body);
    };
    let moves = rows.iter().flat_map(|row| row.moves.iter().flatten());
    moves.map(|mv| mv.text.clone()).collect()
}

pub(crate) fn coach(player: &Player) -> String {
    player.table().coach.speech.words()
}

/// Tabs until a control has the keyboard.
#[track_caller]
pub(crate) fn tab_to(player: &mut Player, control: Control) {
    for _ in 0..40 {
        if player.app.table_screen().unwrap().focused() == Some(control) {
            return;
        }
        player.key(Named::Tab);
    }
    panic!("{control:?} is not in the ring");
}
