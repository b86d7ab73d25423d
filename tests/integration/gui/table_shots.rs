//! Photographs of the table in every state, theme, size and language, to be looked at by people.

use super::play::Player;
use super::support::shoot;
use super::table::{Look, click, game, open, write};
use squarewise::gui::Message;
use squarewise::gui::screen::table::{self, model::Control};
use squarewise::locale::Phrase;
use squarewise::settings::Theme;

/// The sizes at which every screen is photographed.
const SIZES: [(u16, u16); 3] = [(800, 600), (1366, 768), (1920, 1080)];

/// A long game, so that the list scrolls.
const LONG: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6 d4 exd4 Nxd4 c5 Nb3 Qxd1 Rxd1 Bg4 f3 Be6 \
    Nc3 Bd6 Be3 b6 a4 O-O-O a5 Kb7 e5 Be7 Rxd8 Bxd8 Ne4 Kc6 axb6 cxb6 Rxa6 Ne7";

type Scenario = (&'static str, fn(Look<'_>) -> Player);

fn press(player: &mut Player, control: Control) {
    let message = table::Message::Pressed(control);
    player.settle(vec![Message::Table(message)]);
}

const SCENARIOS: &[Scenario] = &[
    ("rules", |look| {
        let mut player = open(look, None);
        for _ in 0..4 {
            player.key(iced::keyboard::key::Named::Tab);
        }
        player
    }),
    ("begin", |look| {
        let mut player = game(look, None, &Phrase::TableRulesClub, "");
        player.squares(&["g1"]);
        player
    }),
    ("long", |look| {
        let mut player = game(look, None, &Phrase::TableRulesFamily, LONG);
        player.types("Nf");
        player
    }),
    ("refused", |look| {
        let mut player = game(look, None, &Phrase::TableRulesClub, "e4 e5 Nf3 Nc6 Bb5 d6");
        player.drag("c6", "d4");
        player
    }),
    ("held", |look| {
        let mut player = game(look, None, &Phrase::TableRulesFide, "e4 e5");
        player.squares(&["b1", "d2"]);
        player
    }),
    ("promotion", |look| {
        let start = Some("7k/P6p/8/8/8/8/8/K7 w - - 0 1");
        let mut player = game(look, start, &Phrase::TableRulesClub, "");
        player.squares(&["a7", "a8"]);
        player
    }),
    ("offer", |look| {
        let mut player = game(look, None, &Phrase::TableRulesClub, "e4 e5");
        click(&mut player, &Phrase::ButtonOfferDraw);
        write(&mut player, "Nf3");
        player
    }),
    ("claim", |look| {
        let mut player = game(look, None, &Phrase::TableRulesClub, "e4 e5");
        press(&mut player, Control::Claim);
        player
    }),
    ("more", |look| {
        let mut player = game(look, None, &Phrase::TableRulesClub, "e4 e5");
        press(&mut player, Control::AutoTurn);
        press(&mut player, Control::More);
        player
    }),
    ("resign", |look| {
        let mut player = game(look, None, &Phrase::TableRulesClub, "e4 e5");
        press(&mut player, Control::Resign);
        player
    }),
    ("mate", |look| {
        game(look, None, &Phrase::TableRulesClub, "f3 e5 g4 Qh4")
    }),
];

fn shoot_all(languages: &[&str], themes: &[Theme]) {
    for language in languages {
        for (name, scenario) in SCENARIOS {
            for theme in themes {
                let player = scenario(Look(language, *theme));
                for size in SIZES {
                    let worn = player.app.shared().theme();
                    let name = format!("table-{name}-{language}-{worn:?}-{}", size.0);
                    shoot(&name, worn, size, player.app.view());
                }
            }
        }
    }
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_table() {
    shoot_all(&["en", "de", "en-XA", "ar-XB"], &Theme::ALL);
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_table_in_the_light() {
    shoot_all(&["en", "ar-XB"], &[Theme::Light]);
}
