//! What is heard: a sound for what happened, and the coach's words read aloud by a program.

use std::cell::RefCell;
use std::fs;
use std::process::{Command, Stdio};
use std::rc::Rc;
use std::thread;
use std::time::Duration;

use iced::keyboard::key::Named;

use squarewise::gui::App;
use squarewise::gui::base::HasFrame;
use squarewise::gui::base::route::Goto;
use squarewise::gui::hearing::sound::{Sound, Sounds, Voice};
use squarewise::gui::hearing::speech::Speaker;
use squarewise::gui::screen::home::model::Control;
use squarewise::gui::widget::coach::Speech;
use squarewise::lesson::{AnyLesson, on_board};
use squarewise::library::Library;
use squarewise::locale::{LessonWords, Locale, Phrase};

use crate::content::{lessons, said_in};
use crate::gui::tools::{Player, Shown, fixtures, guest};
use crate::languages;
use crate::support::{Folder, lesson_file};

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

/// A folder with a speech program that does these lines of a shell.
#[cfg(unix)]
fn voice(name: &str, lines: &str) -> Folder {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new(name).with("spd-say", &format!("#!/bin/sh\n{lines}\n"));
    let all = fs::Permissions::from_mode(0o755);
    fs::set_permissions(folder.file("spd-say"), all).unwrap();
    folder
}

/// One that writes down what it is told.
#[cfg(unix)]
fn scribe(name: &str) -> Folder {
    voice(name, "printf '%s\\n' \"$@\" >> \"${0%/*}/told\"")
}

/// What the program was told, as soon as it has ended with these words.
#[cfg(unix)]
fn told(folder: &Folder, last: &str) -> String {
    let file = folder.path().join("told");
    for _ in 0..200 {
        let told = fs::read_to_string(&file).unwrap_or_default();
        if told.trim_end().ends_with(last) {
            return told;
        }
        thread::sleep(Duration::from_millis(25));
    }
    panic!("not told: {last}");
}

#[cfg(unix)]
#[test]
fn the_coach_is_read_aloud_in_the_language_of_the_lesson() {
    let folder = scribe("heard-aloud");
    for (language, button, spoken) in [("en", "Read aloud", "en"), ("de", "Vorlesen", "de")] {
        let mut shared = guest(&[language]);
        shared.speaker = Speaker::find_in(folder.path().as_os_str());
        let mut app = App::new(shared);
        app.open("rook");
        let mut player = Player::of(app);
        let said = player.lesson().coach.speech.spoken();
        assert!(!said.contains('_'), "{said}");
        player.click(button);
        let last = said.lines().last().unwrap();
        let told = told(&folder, last);
        assert!(told.contains(&format!("-l\n{spoken}\n--\n")), "{told}");
    }
}

#[cfg(unix)]
#[test]
fn without_a_voice_or_with_reading_off_there_is_no_button() {
    let folder = scribe("heard-off");
    let mut shared = guest(&["en"]);
    shared.speaker = Speaker::find_in(folder.path().as_os_str());
    let mut app = App::new(shared);
    app.go(Goto::Settings);
    let mut player = Player::of(app).sized(1366.0, 1000.0);
    player.click_on(&Phrase::SettingsSpeech);
    player.app.open("rook");
    assert!(!player.sees("Read aloud"));
    let mut app = App::new(guest(&["en"]));
    app.open("rook");
    assert!(!Player::of(app).sees("Read aloud"));
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

#[cfg(unix)]
#[test]
fn a_voice_alone_is_switched_too() {
    let folder = scribe("heard-switch");
    let mut shared = guest(&["en"]);
    shared.speaker = Speaker::find_in(folder.path().as_os_str());
    let mut player = Player::of(App::new(shared));
    player.click("Sound is on");
    assert!(!player.app.shared().can_speak());
    assert!(
        player.app.shared().settings.sound,
        "there is none to switch"
    );
    player.click("Sound is off");
    assert!(player.app.shared().can_speak());
}

/// Everything that the coach may say in a lesson, as a voice is to read it.
fn read_aloud(lesson: &AnyLesson, language: &str) -> Vec<String> {
    let words = LessonWords::load(&Locale::load(&[language]), &lesson.id, &lesson.words, &[]);
    let said: Vec<String> = on_board!(lesson, lesson => {
        lesson.steps.iter().flat_map(|step| said_in(step, &words)).collect()
    });
    let said = said.into_iter();
    said.map(|text| Speech::of(&text).spoken()).collect()
}

/// A voice reads letters, numbers and these signs; any other it spells out, or stumbles over.
#[test]
fn nothing_in_a_lesson_makes_a_voice_stumble() {
    let is_readable = |letter: char| {
        letter.is_alphanumeric()
            || letter.is_whitespace()
            || ".,:;!?'’“”„«»¿¡()-—+#=".contains(letter)
    };
    for language in languages::shipped() {
        for (_, lesson) in lessons() {
            for text in read_aloud(lesson, language) {
                let sign = text.chars().find(|letter| !is_readable(*letter));
                assert_eq!(sign, None, "{}, {language}: {text}", lesson.id);
            }
        }
    }
}

/// Writes what is read aloud to `target/spoken`, for a speech program to be tried on.
#[test]
#[ignore = "writes files"]
fn what_is_read_aloud_can_be_listened_to() {
    let folder = std::path::Path::new("target/spoken");
    fs::create_dir_all(folder).unwrap();
    for language in languages::shipped() {
        for (_, lesson) in lessons() {
            let text = read_aloud(lesson, language).join("\n");
            fs::write(folder.join(format!("{}.{language}.txt", lesson.id)), text).unwrap();
        }
    }
}

/// Speaks in a folder with a voice of its own that never comes to an end: what a second program does for the test below.
#[cfg(unix)]
#[test]
#[ignore = "a part of the test below"]
fn speaks_until_told_to_end() {
    let Some(folder) = std::env::var_os("VOICE_IN") else {
        return;
    };
    let mut speaker = Speaker::find_in(&folder);
    speaker.say("en", "Hello!");
    thread::sleep(Duration::from_secs(60));
}

#[cfg(unix)]
#[test]
fn what_is_read_aloud_ends_when_the_program_is_told_to_end() {
    use std::os::unix::process::ExitStatusExt as _;

    let folder = voice("told-to-end", "echo $$ > \"${0%/*}/number\"\nexec sleep 60");
    let part = [
        "--exact",
        "gui::everywhere::heard::speaks_until_told_to_end",
        "--ignored",
    ];
    let mut program = Command::new(std::env::current_exe().unwrap())
        .args(part)
        .env("VOICE_IN", folder.path())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let shell = |line: String| {
        Command::new("sh")
            .args(["-c", &line])
            .stderr(Stdio::null())
            .status()
            .unwrap()
    };
    let soon = |what: &dyn Fn() -> bool| {
        (0..1000).any(|_| {
            thread::sleep(Duration::from_millis(10));
            what()
        })
    };
    let number = || {
        fs::read_to_string(folder.file("number"))
            .unwrap_or_default()
            .trim()
            .to_owned()
    };
    assert!(soon(&|| !number().is_empty()), "it never spoke");
    let speaks = || shell(format!("kill -0 {}", number())).success();
    assert!(speaks());
    shell(format!("kill -TERM {}", program.id()));
    assert_eq!(
        program.wait().unwrap().signal(),
        Some(15),
        "it ends as always"
    );
    assert!(soon(&|| !speaks()), "the voice goes on");
}
