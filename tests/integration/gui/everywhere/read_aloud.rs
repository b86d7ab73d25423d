//! What is read aloud: by itself to who cannot read yet, by a press to everybody, in words and in order; and by which
//! program.

#[cfg(unix)]
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
#[cfg(unix)]
use squarewise::gui::hearing::speech::Speaker;
use squarewise::gui::hearing::speech::Utterance;
use squarewise::gui::hearing::voice::spelled;
use squarewise::gui::screen::learners::{self, model::Control};
use squarewise::gui::widget::coach::Speech;
use squarewise::gui::{App, Message};
use squarewise::lesson::{AnyLesson, on_board};
use squarewise::locale::{LessonWords, Locale, Phrase};
use squarewise::storage::FolderChoice;
use std::fs;
#[cfg(unix)]
use std::process::{Command, Stdio};
#[cfg(unix)]
use std::thread;

use crate::content::{lessons, said_in};
use crate::gui::tools::{Player, Reading, Scribe, Shown, Told, fixtures, guest};
use crate::languages;
use crate::support::Folder;
#[cfg(unix)]
use crate::support::{PATIENCE, soon};

/// A guest to whom everything is read, or not, and who writes that down.
fn listener(language: &str, is_read_to: bool) -> (Shared, Scribe) {
    let scribe = Scribe::default();
    let mut shared = guest(&[language]);
    shared.speaker = scribe.speaker();
    shared.set_reading("guest", is_read_to);
    (shared, scribe)
}

/// A computer on which everything is kept in a folder, and what is read there.
fn kept_in(folder: &Folder, language: &str) -> (Shared, Scribe) {
    let scribe = Scribe::default();
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let mut shared = Shared::open(guest(&[language]).library, Some(language), &place);
    // A folder that is named begins in silence.
    shared.settings.speech = true;
    shared.speaker = scribe.speaker();
    (shared, scribe)
}

fn press(player: &mut Player, control: Control) {
    let message = learners::Message::Pressed(control);
    player.settle(vec![Message::Learners(message)]);
}

#[test]
fn whoever_starts_first_is_greeted_aloud_in_every_language() {
    for language in languages::shipped() {
        let folder = Folder::new(&format!("read-first-{language}"));
        let (shared, scribe) = kept_in(&folder, language);
        let mut app = App::new(shared);
        app.go(Goto::Learners);
        let mut player = Player::of(app);
        scribe.end_all(&mut player);
        let said = [Phrase::LearnersHello, Phrase::LearnersChoose].map(|it| player.say(&it));
        assert_eq!(scribe.take(), said, "{language}");
        press(&mut player, Control::Animal(3));
        assert_eq!(
            scribe.take(),
            [player.say(&Phrase::AnimalHare)],
            "{language}"
        );
        press(&mut player, Control::Done);
        assert_eq!(scribe.take(), [""; 0], "nobody asked to be read to");
    }
}

#[test]
fn the_switch_is_kept_for_each_learner_and_reads_home_aloud() {
    let folder = Folder::new("read-switch");
    let (shared, scribe) = kept_in(&folder, "en");
    let mut app = App::new(shared);
    app.go(Goto::Learners);
    let mut player = Player::of(app).sized(1366.0, 1000.0);
    player.click_on(&Phrase::VoiceReadToMe);
    scribe.end_all(&mut player);
    assert_eq!(scribe.take().last(), Some(&player.say(&Phrase::VoiceReads)));
    press(&mut player, Control::Done);
    scribe.end_all(&mut player);
    let home = scribe.take();
    assert_eq!(home, ["Rook Meadow", "The rook"]);
    player.app.go(Goto::Learners);
    scribe.take();
    press(&mut player, Control::Add);
    press(&mut player, Control::Done);
    scribe.take();
    assert!(!player.app.shared().reads_to_me(), "another learner reads");
    drop(player);
    let (mut shared, scribe) = kept_in(&folder, "en");
    let all = shared.learner.everybody();
    let told: Vec<bool> = all.iter().map(|it| it.read_to_me).collect();
    assert_eq!(told, [true, false]);
    let first = all[0].id.clone();
    shared.with_learners(|it| it.play_as(&first));
    assert!(shared.reads_to_me());
    App::new(shared).go(Goto::Learners);
    assert_eq!(scribe.take(), ["Who’s learning?"]);
}

#[test]
fn two_windows_switch_for_two_learners_and_none_is_lost() {
    let folder = Folder::new("read-two-windows");
    let (mut one, _) = kept_in(&folder, "en");
    one.with_learners(|it| it.add("fox", "Mia"));
    let mia = one.learner.profile().id.clone();
    let (mut two, _) = kept_in(&folder, "en");
    one.with_learners(|it| it.add("bear", "Tom"));
    let tom = one.learner.profile().id.clone();
    one.set_reading(&tom, true);
    two.set_reading(&mia, true);
    two.with_learners(|it| it.change(&mia, "owl", "Mia").map(|()| Vec::new()));
    assert!(two.reads_to_me());
    let (again, _) = kept_in(&folder, "en");
    let told = |id: &str| {
        let all = again.learner.everybody().into_iter();
        let mut found = all.filter(|it| it.id == id);
        found.next().map(|it| it.read_to_me)
    };
    assert_eq!((told(&mia), told(&tom)), (Some(true), Some(true)));
}

#[test]
fn what_is_read_is_lit_and_a_press_cuts_it() {
    let (mut shared, scribe) = listener("en", false);
    shared.library = fixtures();
    let mut player = Player::opened(shared, "every-kind", "choose");
    player.click("Read aloud");
    let n_answers = player.lesson().answers.len();
    assert!(n_answers > 1);
    let mut lit = Vec::new();
    while scribe
        .told()
        .last()
        .is_some_and(|it| it.reading == Reading::Begun)
    {
        lit.extend(player.app.shared().lit());
        scribe.end(&mut player);
    }
    assert_eq!(lit, (0..n_answers).collect::<Vec<_>>());
    assert_eq!(player.app.shared().lit(), None);
    let answers = player.lesson().answers.iter();
    let answers: Vec<String> = answers.map(|it| it.label.clone()).collect();
    assert!(scribe.take().ends_with(&answers));
    player.click("Read aloud");
    player.click("Read aloud");
    let told = scribe.told();
    let how: Vec<Reading> = told.iter().map(|it| it.reading).collect();
    assert_eq!(how, [Reading::Cut, Reading::Begun], "{told:?}");
}

#[test]
fn squares_and_moves_are_read_in_words() {
    let (mut shared, scribe) = listener("de", true);
    shared.read(&[Utterance::of("Von a1 nach h8: Ta8+.")]);
    let told = Told {
        language: "de".to_owned(),
        sentence: "Von A eins nach H acht: Turm A acht, Schach.".to_owned(),
        reading: Reading::Begun,
    };
    assert_eq!(scribe.told(), [told]);
    shared.hush();
    shared.read_in("it", &[Utterance::of("Da a1.")]);
    assert_eq!(scribe.take()[1], "Da A 1.");
}

#[test]
fn a_page_is_heard_only_after_a_press() {
    let (mut shared, scribe) = listener("en", true);
    shared.awaits_press = true;
    let mut app = App::new(shared);
    app.go(Goto::Home);
    let mut player = Player::of(app);
    assert_eq!(scribe.take(), [""; 0]);
    player.click_on(&Phrase::SettingsTitle);
    assert_eq!(scribe.take(), [player.say(&Phrase::SettingsTitle)]);
}

#[test]
fn without_a_voice_a_child_is_told_kindly_and_the_settings_say_what_would_bring_one() {
    for language in languages::shipped() {
        for is_there in [false, true] {
            let mut shared = guest(&[language]);
            if is_there {
                let mut scribe = Scribe::default();
                scribe.is_mute = true;
                shared.speaker = scribe.speaker();
            }
            let mut app = App::new(shared);
            let mut n_ways = 0;
            for goto in [Goto::Learners, Goto::Name(Box::new(Goto::Home))] {
                app.go(goto);
                let mut player = Player::of(app);
                let why = player.app.shared().no_voice().unwrap();
                let (kind, why) = (player.say(&Phrase::VoiceNotYet), player.say(&why));
                assert!(!kind.contains("espeak") && kind != why, "{language}");
                assert!(player.sees(&kind) && !player.sees(&why), "{language}");
                assert!(!player.sees(&player.say(&Phrase::VoiceReadToMe)));
                player.click(&kind);
                // A child who chooses an animal is not led away from it.
                if player.app.settings_shown().is_none() {
                    assert!(player.app.learners_screen().is_some(), "{language}");
                    assert!(n_ways > 0, "{language}: somewhere stands the way");
                    app = player.app;
                    continue;
                }
                n_ways += 1;
                assert!(player.sees(&why), "{language}: {why}");
                assert!(!player.sees(&player.say(&Phrase::VoiceReadToMe)));
                player.click_on(&Phrase::ButtonBack);
                assert!(player.app.learners_screen().is_some(), "{language}");
                app = player.app;
            }
        }
    }
}

#[test]
fn reading_can_be_switched_in_the_settings() {
    let (mut shared, scribe) = listener("en", false);
    shared.settings.speech = false;
    let mut app = App::new(shared);
    app.go(Goto::Settings);
    let mut player = Player::of(app).sized(1366.0, 1400.0);
    player.click_on(&Phrase::VoiceReadToMe);
    assert!(player.app.shared().reads_to_me(), "with a voice");
    assert_eq!(scribe.take(), [player.say(&Phrase::VoiceReads)]);
    player.click_on(&Phrase::VoiceReadToMe);
    assert!(!player.app.shared().reads_to_me());
    assert_eq!(scribe.take(), [""; 0]);
}

#[test]
fn with_reading_off_there_is_no_button() {
    let (shared, _) = listener("en", false);
    let mut app = App::new(shared);
    app.open("rook");
    let mut player = Player::of(app);
    assert!(player.sees("Read aloud"));
    player.app.go(Goto::Settings);
    let mut player = player.sized(1366.0, 1000.0);
    player.click_on(&Phrase::SettingsSpeech);
    player.app.open("rook");
    assert!(!player.sees("Read aloud"));
    let mut app = App::new(guest(&["en"]));
    app.open("rook");
    assert!(!Player::of(app).sees("Read aloud"));
}

#[test]
fn a_voice_alone_is_switched_at_home_too() {
    let (shared, _) = listener("en", false);
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
    let locale = Locale::load(&[language]);
    let words = LessonWords::load(&locale, &lesson.id, &lesson.words, &[]);
    let said: Vec<String> = on_board!(lesson, lesson => {
        lesson.steps.iter().flat_map(|step| said_in(step, &words)).collect()
    });
    let said = said.into_iter();
    said.map(|text| spelled(&Speech::of(&text).spoken(), Some(&locale)))
        .collect()
}

/// A voice reads letters, numbers and these signs; any other it spells out, or stumbles over. Nothing of a written move
/// is left.
#[test]
fn nothing_in_a_lesson_makes_a_voice_stumble() {
    let is_readable = |letter: char| {
        letter.is_alphanumeric() || letter.is_whitespace() || ".,:;!?'’“”„«»¿¡()-—".contains(letter)
    };
    for language in languages::shipped() {
        for (_, lesson) in lessons() {
            for text in read_aloud(lesson, language) {
                let sign = text.chars().find(|letter| !is_readable(*letter));
                assert_eq!(sign, None, "{}, {language}: {text}", lesson.id);
                let letters: Vec<char> = text.chars().collect();
                let is_square = |pair: &[char]| matches!(pair, ['a'..='l', '1'..='9']);
                let square = letters.windows(2).any(is_square);
                assert!(!square, "{}, {language}: {text}", lesson.id);
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

/// What the programs of a folder wrote down.
#[cfg(unix)]
fn noted(folder: &Folder) -> String {
    fs::read_to_string(folder.file("told")).unwrap_or_default()
}

/// Reads until the programs of a folder have noted this.
#[cfg(unix)]
#[track_caller]
fn read_until(speaker: &mut Speaker, folder: &Folder, note: &str) {
    soon(|| {
        speaker.look();
        noted(folder).contains(note)
    });
}

/// What a program is told, on one line.
#[cfg(unix)]
const NOTE: &str = "echo \"${0##*/} $*\" >> \"$here/told\"";

#[cfg(unix)]
#[test]
fn one_program_speaks_after_the_other_slowly_and_to_its_end() {
    let slow = format!("{NOTE}\nsleep 0.1\necho end >> \"$here/told\"");
    let folder = Folder::new("read-espeak").with_program("espeak-ng", &slow);
    let mut speaker = Speaker::find_in(folder.path().as_os_str());
    let all = [Utterance::of("One."), Utterance::option(1, "Two.")];
    speaker.say_all("de-AT", &all);
    assert_eq!(speaker.lit(), None);
    read_until(&mut speaker, &folder, "Two.");
    assert_eq!(speaker.lit(), Some(1));
    soon(|| {
        speaker.look();
        speaker.lit().is_none()
    });
    let told = noted(&folder);
    let expected = "espeak-ng -s 148 -v de -- One.\nend\nespeak-ng -s 148 -v de -- Two.\nend\n";
    assert_eq!(told, expected);
}

#[cfg(unix)]
#[test]
fn a_press_stops_a_service_too_and_the_next_sentence_is_not_stopped() {
    let lines = format!("{NOTE}\ntest \"$1\" = -C || exec sleep 60");
    let folder = Folder::new("read-service").with_program("spd-say", &lines);
    let mut speaker = Speaker::find_in(folder.path().as_os_str());
    for sentence in ["One.", "Two."] {
        speaker.say_all("en", &[Utterance::of(sentence)]);
        read_until(&mut speaker, &folder, sentence);
        speaker.stop();
    }
    soon(|| noted(&folder).ends_with("-C\n"));
    let told = noted(&folder);
    let told: Vec<&str> = told.lines().collect();
    let (one, two) = (
        "spd-say -w -r -30 -l en -- One.",
        "spd-say -w -r -30 -l en -- Two.",
    );
    assert_eq!(told, [one, "spd-say -C", two, "spd-say -C"]);
}

#[cfg(unix)]
#[test]
fn a_program_that_lacks_a_language_gives_way_to_the_next() {
    let no_german = format!("{NOTE}\ntest \"$4\" != de");
    let folder = Folder::new("read-lacks");
    let folder = folder.with_program("espeak-ng", &no_german);
    let folder = folder.with_program("espeak", &format!("{NOTE}\ntest \"$4\" = de"));
    let mut speaker = Speaker::find_in(folder.path().as_os_str());
    for (language, sentence) in [
        ("en", "Hello!"),
        ("de", "Hallo!"),
        ("de", "Wieder!"),
        ("ru", "Да!"),
    ] {
        speaker.say_all(language, &[Utterance::of(sentence)]);
        read_until(&mut speaker, &folder, sentence);
    }
    soon(|| noted(&folder).lines().count() == 5);
    let told = noted(&folder);
    let names: Vec<&str> = told.lines().filter_map(|it| it.split(' ').next()).collect();
    assert_eq!(
        names,
        ["espeak-ng", "espeak-ng", "espeak", "espeak", "espeak-ng"]
    );
    let folder = Folder::new("read-lacks-all").with_program("espeak-ng", "exit 1");
    let mut speaker = Speaker::find_in(folder.path().as_os_str());
    assert_eq!(speaker.missing("en"), None, "nobody knows yet");
    speaker.say_all("en", &[Utterance::of("Hello!")]);
    soon(|| speaker.missing("en").is_some());
    assert_eq!(speaker.missing("de"), None);
}

/// PowerShell, as far as the way it is spoken with goes: a line in, a line out.
#[cfg(unix)]
#[test]
fn one_process_is_fed_line_by_line_and_goes_with_the_speaker() {
    let lines = "echo begun $$ >> \"$here/told\"\n\
        while IFS='\t' read -r number language words; do\n\
        echo \"<$language> $words\" >> \"$here/told\"\n\
        case $language in it) echo \"$number none\" ;; en) echo \"$number said\" ;; esac\n\
        done\necho gone >> \"$here/told\"";
    let folder = Folder::new("read-fed").with_program("powershell.exe", lines);
    let mut speaker = Speaker::find_in(folder.path().as_os_str());
    let all = ["One,\ntwo.", "Three."].map(Utterance::of);
    speaker.say_all("en", &all);
    read_until(&mut speaker, &folder, "<en> Three.");
    // Nobody says that this one is over: a press stops it.
    speaker.say_all("de", &[Utterance::of("Vier.")]);
    read_until(&mut speaker, &folder, "<de> Vier.");
    speaker.stop();
    speaker.say_all("it", &[Utterance::of("Cinque.")]);
    soon(|| {
        speaker.look();
        speaker.missing("it").is_some()
    });
    let told = noted(&folder);
    let said: Vec<&str> = told.lines().skip(1).collect();
    assert_eq!(
        said,
        [
            "<en> One, two.",
            "<en> Three.",
            "<de> Vier.",
            "<> ",
            "<it> Cinque."
        ]
    );
    assert_eq!(told.matches("begun").count(), 1, "one process for all");
    let number = told.lines().next().unwrap().replace("begun ", "");
    drop(speaker);
    soon(|| !is_alive(&number));
}

/// Whether there is a process of this number.
#[cfg(unix)]
fn is_alive(number: &str) -> bool {
    tell(&format!("kill -0 {number}"))
}

/// Whether a line of a shell succeeds.
#[cfg(unix)]
fn tell(line: &str) -> bool {
    let mut shell = Command::new("sh");
    let asked = shell.args(["-c", line]).stderr(Stdio::null());
    asked.status().unwrap().success()
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
    speaker.say_all("en", &[Utterance::of("Hello!")]);
    // It is told to end long before.
    thread::sleep(5 * PATIENCE);
}

#[cfg(unix)]
#[test]
fn what_is_read_aloud_ends_when_the_program_is_told_to_end() {
    use std::os::unix::process::ExitStatusExt as _;

    let lines = "test \"$1\" = -C && exec touch \"$here/stopped\"\n\
        echo $$ > \"$here/told\"\nexec sleep 600";
    let folder = Folder::new("told-to-end").with_program("spd-say", lines);
    let part = [
        "--exact",
        "gui::everywhere::read_aloud::speaks_until_told_to_end",
        "--ignored",
    ];
    let mut program = Command::new(std::env::current_exe().unwrap())
        .args(part)
        .env("VOICE_IN", folder.path())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    soon(|| noted(&folder).ends_with('\n'));
    let number = noted(&folder).trim().to_owned();
    assert!(is_alive(&number));
    assert!(tell(&format!("kill -TERM {}", program.id())));
    let ended = program.wait().unwrap().signal();
    assert_eq!(ended, Some(15), "it ends as always");
    soon(|| !is_alive(&number));
    soon(|| folder.file("stopped").exists());
}
