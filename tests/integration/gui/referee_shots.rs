//! Photographs of "Am I allowed?", to be looked at by people.

use squarewise::gui::screen::referee::model::Control;
use squarewise::rules::{Piece, Role, Seat};
use squarewise::settings::Theme;

use iced::keyboard::key::Named;

use super::play::Player;
use super::referee::{press, squares, themed};
use super::support::shoot;

/// The sizes at which every state is photographed.
const SIZES: [(u16, u16); 4] = [(800, 600), (1366, 768), (1920, 1080), (560, 760)];

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_referee() {
    type Act = fn(&mut Player);
    let castling = "r3k2r/ppp2ppp/2n2n2/3p4/1b6/2N1r3/PPPP1PPP/R3K2R w KQkq - 0 1";
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let scenes: [(&str, &str, Act); 9] = [
        ("start", start, |_| {}),
        ("holding", "4k3/8/8/8/8/8/PPP5/2K5 w - - 0 1", |player| {
            press(player, Control::Slot(Piece::new(Role::Rook, Seat::WHITE)));
            squares(player, &["d1"]);
        }),
        ("amiss", "P3k3/8/8/8/8/8/8/4R3 w Q - 0 1", |_| {}),
        ("keys", start, |player| {
            for _ in 0..4 {
                player.key(Named::Tab);
            }
        }),
        (
            "earlier",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1",
            |player| {
                press(player, Control::Earlier);
            },
        ),
        ("asking", castling, |player| press(player, Control::Main)),
        ("refused", castling, |player| {
            press(player, Control::Main);
            squares(player, &["e1", "g1"]);
        }),
        ("promotion", "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", |player| {
            press(player, Control::Main);
            squares(player, &["e7", "d8"]);
        }),
        ("allowed", "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1", |player| {
            press(player, Control::Main);
            squares(player, &["e5", "d6"]);
        }),
    ];
    for language in ["en", "de", "en-XA", "ar-XB"] {
        for theme in Theme::ALL {
            for (name, fen, act) in &scenes {
                let is_main = ["start", "refused"].contains(name);
                if theme != Theme::Light && !is_main {
                    continue;
                }
                let mut player = themed(language, theme, fen);
                act(&mut player);
                let worn = player.app.shared().theme();
                for size in SIZES {
                    let name = format!("referee-{name}-{language}-{worn:?}-{}", size.0);
                    shoot(&name, worn, size, player.app.view());
                }
            }
        }
    }
}
