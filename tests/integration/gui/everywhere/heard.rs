//! What is heard: a sound for what happened, and one switch for all of them.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use iced::keyboard::key::Named;

use squarewise::gui::App;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::{HasFrame, Laid};
use squarewise::gui::hearing::sound::{Sound, Sounds, Voice};
use squarewise::gui::screen::home::model::Control;
use squarewise::gui::screen::lesson::model as lesson;
use squarewise::library::Library;
use squarewise::locale::Phrase;

use crate::gui::tools::{Player, Shown, Watched, fixtures, guest};
use crate::languages;
use crate::support::{Folder, lesson_file, whole_course};

/// Ears that remember what they heard.
#[derive(Debug, Default, Clone)]
pub(crate) struct Ears(Rc<RefCell<Vec<Sound>>>);

impl Voice for Ears {
    fn play(&mut self, sound: Sound) {
        self.0.borrow_mut().push(sound);
    }
}

/// A lesson at a step, and ears in the room.
fn listening(lesson: &str, step: &str) -> (Player, Ears) {
    let ears = Ears::default();
    let mut shared = guest(&["en"]);
    shared.settings.motion = false;
    shared.library = fixtures();
    shared.sounds = Sounds::heard_by(ears.clone());
    shared.learner.progress.set_resume(lesson, Some(step));
    let mut app = App::new(shared);
    app.open(lesson);
    (Player::of(app), ears)
}

#[test]
fn moves_captures_refusals_and_solutions_sound_different() {
    let (mut player, ears) = listening("every-kind", "game");
    player.squares(&["e2", "e5"]);
    player.squares(&["e2", "e4", "d7", "d5", "e4", "d5"]);
    let heard = ears.0.take();
    let expected = [Sound::Refused, Sound::Move, Sound::Move, Sound::Capture];
    assert_eq!(heard, expected);
    let (mut player, ears) = listening("every-kind", "try");
    player.squares(&["d4", "f5", "f5", "h6", "h6", "g4"]);
    assert_eq!(ears.0.take(), [Sound::Move, Sound::Move, Sound::Done]);
}

#[test]
fn a_check_sounds_like_a_check() {
    let steps = "[[step]]\nid = \"one\"\n\
        kind = \"try\"\nmoves = 3\nboard = \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"\ntext = \"Move.\"\n";
    let folder = Folder::new("heard-check").with("c.toml", &lesson_file("c", "C", steps));
    let ears = Ears::default();
    let mut shared = guest(&["en"]);
    shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
    shared.sounds = Sounds::heard_by(ears.clone());
    let mut app = App::new(shared);
    app.open("c");
    let mut player = Player::of(app);
    player.squares(&["a1", "a8"]);
    assert_eq!(ears.0.take(), [Sound::Check]);
}

/// How many pictures differ after a press on something, and what is heard; long after all else has come to rest.
fn answer(player: Player, control: impl std::fmt::Debug, ears: &Ears) -> (usize, Vec<Sound>) {
    let mut watched = Watched::new(player);
    for at in (0..4000).step_by(50) {
        watched.at(at);
    }
    ears.0.take();
    watched.player.click_control(control);
    let moments = (4100..4700).step_by(20);
    let pictures: BTreeSet<u64> = moments.map(|at| watched.at(at).all).collect();
    assert!(!watched.at(4900).wants_more, "it rests again");
    (pictures.len(), ears.0.take())
}

#[test]
fn the_stars_answer_a_press_and_are_no_stop_of_the_keyboard() {
    let steps = "[[step]]\nid = \"one\"\nkind = \"collect\"\npiece = \"a1\"\nstars = [\"a8\"]\n\
        board = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\ntext = \"Go.\"\n";
    let folder = Folder::new("heard-stars").with("c.toml", &lesson_file("c", "C", steps));
    for motion in [true, false] {
        let ears = Ears::default();
        let shared = || {
            let mut shared = guest(&["en"]);
            shared.settings.motion = motion;
            shared.sounds = Sounds::heard_by(ears.clone());
            shared
        };
        let mut at_home = shared();
        at_home.library = whole_course().clone();
        let home = Player::of(App::new(at_home));
        let ring = home.app.home_screen().unwrap().model().ring();
        assert!(!ring.contains(&Control::Stars));
        let (n_pictures, heard) = answer(home, Control::Stars, &ears);
        assert_eq!((n_pictures > 4, heard), (motion, vec![Sound::Star]));

        let mut at_the_end = shared();
        at_the_end.library = Library::of_paths(&[folder.path().to_path_buf()]);
        let mut app = App::new(at_the_end);
        app.open("c");
        let mut end = Player::of(app);
        end.squares(&["a1", "a8"]);
        end.press(lesson::Control::Main);
        assert!(!end.lesson().ring().contains(&lesson::Control::Jar));
        let (n_pictures, heard) = answer(end, lesson::Control::Jar, &ears);
        assert_eq!((n_pictures > 4, heard), (motion, vec![Sound::Star]));
    }
}

#[test]
fn sounds_can_be_switched_off() {
    let (player, ears) = listening("every-kind", "game");
    let mut player = player.sized(1366.0, 1000.0);
    player.app.go(Goto::Settings);
    player.click_on(&Phrase::SettingsSound);
    player.click_on(&Phrase::ButtonBack);
    player.squares(&["e2", "e4"]);
    assert_eq!(ears.0.take(), []);
}

/// The words of the switch at home, on or off.
fn switch(player: &Player, is_on: bool) -> String {
    player.say(match is_on {
        true => &Phrase::HomeSoundOn,
        false => &Phrase::HomeSoundOff,
    })
}

#[test]
fn silence_is_one_press_away_at_home_by_words_and_by_keys() {
    for language in languages::walked() {
        for (width, height) in [(800.0, 600.0), (1366.0, 768.0)] {
            let ears = Ears::default();
            let mut shared = guest(&[language]);
            shared.sounds = Sounds::heard_by(ears.clone());
            let mut player = Player::of(App::new(shared)).sized(width, height);
            let (on, off) = (switch(&player, true), switch(&player, false));
            assert!(player.shows(&on), "{language}");
            player.click(&on);
            assert!(player.shows(&off), "{language}");
            assert!(!player.app.shared().settings.sound);
            player.app.open("rook");
            player.key(Named::Space);
            player.squares(&["b1"]);
            assert_eq!(ears.0.take(), [], "{language}");
            player.app.go(Goto::Home);
            for _ in 0..12 {
                if player.app.home_screen().unwrap().focused() != Some(Control::Sound) {
                    player.key(Named::Tab);
                }
            }
            player.key(Named::Enter);
            assert!(player.app.shared().settings.sound, "{language}");
        }
    }
}

#[test]
fn where_nothing_can_be_heard_there_is_no_switch() {
    let player = Player::new("en");
    assert!(!player.sees(&switch(&player, true)));
    assert!(!player.sees(&switch(&player, false)));
}
