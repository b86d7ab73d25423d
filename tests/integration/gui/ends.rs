//! The end of a lesson: it is finished when its end is reached, whatever a choice led past.

use squarewise::gui::App;
use squarewise::library::Library;

use super::play::Player;
use super::support::guest;
use crate::support::Folder;

const LESSON: &str = r#"
format = 1
id = "ends"
language = "en"
title = "Two ways"

[[step]]
id = "way"
kind = "choose"
text = "Which way do you take?"

    [[step.option]]
    id = "long"
    text = "The long way."
    right = true

    [[step.option]]
    id = "short"
    text = "The short way."
    right = true
    go = "end"

[[step]]
id = "between"
kind = "say"
board = "start"
text = "This is the long way."

[[step]]
id = "end"
kind = "say"
board = "start"
text = "Here both ways meet."
"#;

#[test]
fn a_lesson_is_finished_though_a_choice_led_past_a_step() {
    let folder = Folder::new("gui-ends").with("ends.toml", LESSON);
    let mut shared = guest(&["en"]);
    shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
    let mut app = App::new(shared);
    app.open("ends");
    let mut player = Player::of(app);
    let stars = |player: &Player| player.app.shared().learner.progress.stars("ends");
    player.click("The short way.");
    player.click("Next");
    assert!(player.sees("Step 3 of 3"));
    assert_eq!(stars(&player), 0);
    player.click("Next");
    assert_eq!(stars(&player), 3);
}
