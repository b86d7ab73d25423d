//! The rulebook in the window: ways into it, and hands for its boards.

mod cards;
mod lessons;
mod looks;

use iced::keyboard::key::Named;

use squarewise::gui::base::route::Goto;
use squarewise::gui::base::view::id_of;
use squarewise::gui::board::Grid;
use squarewise::gui::screen::rulebook::model::{Control, Item, ListLine, Model};
use squarewise::gui::{App, Message};
use squarewise::settings::Theme;

use crate::gui::tools::{Player, Shown, guest, spot};

/// A guest's window with the rulebook open at a card.
pub(crate) fn book(language: &str, card: &str) -> Player {
    themed(language, Theme::Light, card)
}

/// The same in a theme.
pub(crate) fn themed(language: &str, theme: Theme, card: &str) -> Player {
    let mut shared = guest(&[language]);
    shared.settings.motion = false;
    shared.settings.theme = theme;
    let mut app = App::new(shared);
    app.go(Goto::Rulebook(Some(card.to_owned())));
    // High enough that nothing has to be scrolled.
    Player::of(app).sized(1366.0, 4800.0)
}

/// What the rulebook shows.
pub(crate) fn model(player: &Player) -> &Model {
    player.app.rulebook_model().unwrap()
}

/// Clicks squares of a board, one after the other.
pub(crate) fn squares(player: &mut Player, board: usize, squares: &[&str]) {
    for square in squares {
        let point = point(player, board, square);
        player.events(point, headless::simulator::click().collect());
    }
}

/// The middle of a board's square on the screen.
pub(crate) fn point(player: &Player, board: usize, square: &str) -> iced::Point {
    let scene = &model(player).page.trials[board].scene;
    let bounds = player.find(id_of(Control::Board(board))).unwrap();
    let grid = Grid::fit(bounds.size(), scene);
    let free = (bounds.size() - grid.size) * 0.5;
    let at = grid.center(scene, spot(square));
    iced::Point::new(bounds.x + free.width + at.x, bounds.y + free.height + at.y)
}

/// What is said below a board.
pub(crate) fn said(player: &Player, board: usize) -> String {
    model(player).page.trials[board].speech.words()
}

/// Tabs until a control has the keyboard.
#[track_caller]
pub(crate) fn tab_to(player: &mut Player, control: Control) {
    for _ in 0..40 {
        if player.app.rulebook_focus() == Some(control) {
            return;
        }
        player.key(Named::Tab);
    }
    panic!("Tab never reaches {control:?}");
}

/// Walks a board's keyboard square to a square, and presses Enter there.
pub(crate) fn walk(player: &mut Player, board: usize, square: &str) {
    player.walk_by(square, |player| {
        model(player).page.trials[board].scene.marks.clone()
    });
}

/// Whether a card is open, and the list shows it.
pub(crate) fn is_open(model: &Model, card: &str) -> bool {
    model.list.lines.iter().any(|line| {
        matches!(line, ListLine::Item { item: Item::Card(id), is_open: true, .. } if *id == card)
    })
}

/// A control of the rulebook is pressed.
pub(crate) fn pressed(control: Control) -> Message {
    use squarewise::gui::screen::rulebook;
    Message::Rulebook(rulebook::Message::Pressed(control))
}
