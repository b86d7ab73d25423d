//! Sounds by a player of the system: which one, how many at once, and that nobody waits for them.

use std::fs;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use squarewise::gui::hearing::sound::{Sound, Sounds};

use crate::support::{Folder, soon};

/// A folder of programs, none yet.
fn players(name: &str) -> Folder {
    Folder::new(&format!("played-by-{name}"))
}

/// One that notes what it plays, and does these lines.
fn player(folder: Folder, name: &str, lines: &str) -> Folder {
    let note = format!("echo \"{name} $*\" >> \"$here/heard\"\n{lines}");
    folder.with_program(name, &note)
}

fn sounds(folder: &Folder) -> Sounds {
    Sounds::find_in(folder.path().as_os_str(), &folder.path().join("sounds"))
}

fn heard(folder: &Folder) -> Vec<String> {
    let heard = fs::read_to_string(folder.file("heard")).unwrap_or_default();
    heard.lines().map(str::to_owned).collect()
}

/// The players of a folder that run now.
fn running(folder: &Folder) -> usize {
    let place = folder.path().to_string_lossy().into_owned();
    children().iter().filter(|it| it.contains(&place)).count()
}

/// Whether no player is left of any test here, not even one that has ended and that nobody has waited for.
fn is_over(folder: &Folder) -> bool {
    let ended = |line: &String| line.starts_with("[pw-play]");
    running(folder) == 0 && !children().iter().any(ended)
}

/// What the programs are called that this one has started.
fn children() -> Vec<String> {
    let own = std::process::id().to_string();
    let mut asked = Command::new("ps");
    let all = asked.args(["-o", "args=", "--ppid", &own]).output();
    let all = String::from_utf8_lossy(&all.unwrap().stdout).into_owned();
    all.lines().map(str::to_owned).collect()
}

#[test]
fn the_first_player_that_is_there_plays_files_of_our_own() {
    let folder = player(players("first"), "aplay", "");
    let folder = player(folder, "paplay", "");
    let mut sounds = sounds(&folder);
    assert!(sounds.are_there());
    for sound in Sound::ALL {
        sounds.play(sound);
        let name = format!("{sound:?}.wav").to_lowercase();
        soon(|| heard(&folder).iter().any(|line| line.ends_with(&name)));
        let file = fs::read(folder.path().join("sounds").join(&name)).unwrap();
        assert_eq!((&file[..4], &file[8..16]), (&b"RIFF"[..], &b"WAVEfmt "[..]));
        assert_eq!(
            file.len(),
            44 + u32::from_le_bytes(file[40..44].try_into().unwrap()) as usize
        );
    }
    assert!(
        heard(&folder)
            .iter()
            .all(|line| line.starts_with("paplay "))
    );
}

#[test]
fn a_file_that_is_there_is_not_written_again_and_a_strange_one_is() {
    let folder = player(players("again"), "aplay", "");
    let file = folder.path().join("sounds").join("move.wav");
    let play = || {
        let before = heard(&folder).len();
        let mut sounds = sounds(&folder);
        sounds.play(Sound::Move);
        soon(|| heard(&folder).len() > before);
    };
    play();
    let (own, written) = (
        fs::read(&file).unwrap(),
        fs::metadata(&file).unwrap().modified().unwrap(),
    );
    play();
    assert_eq!(fs::metadata(&file).unwrap().modified().unwrap(), written);
    fs::write(&file, "an older sound").unwrap();
    play();
    assert_eq!(fs::read(&file).unwrap(), own);
}

#[test]
fn one_that_cannot_play_gives_way_to_the_next() {
    let folder = player(players("fails"), "pw-play", "exit 1");
    let folder = player(folder, "aplay", "");
    let mut sounds = sounds(&folder);
    soon(|| {
        sounds.play(Sound::Move);
        heard(&folder).iter().any(|line| line.starts_with("aplay "))
    });
    let failed = heard(&folder);
    let failed = failed.iter().filter(|line| line.starts_with("pw-play "));
    assert!(failed.count() <= 4, "it is not asked again and again");
    // Other tests here wait until no player is left.
    soon(|| is_over(&folder));
}

#[test]
fn one_that_has_played_may_fail_once() {
    let fails = "test -e \"$here/sick\" && exit 1; exit 0";
    let folder = player(players("sick"), "pw-play", fails);
    let folder = player(folder, "aplay", "");
    let mut sounds = sounds(&folder);
    let mut play = || {
        let before = heard(&folder).len();
        sounds.play(Sound::Move);
        soon(|| heard(&folder).len() > before);
        soon(|| is_over(&folder));
    };
    play();
    fs::write(folder.file("sick"), "").unwrap();
    play();
    play();
    assert!(
        heard(&folder)
            .iter()
            .all(|line| line.starts_with("pw-play "))
    );
}

#[test]
fn many_sounds_at_once_are_few_programs_and_nobody_waits() {
    let folder = player(players("many"), "pw-play", "sleep 0.4");
    let mut sounds = sounds(&folder);
    let mut waited = Vec::new();
    for _ in 0..50 {
        let begun = Instant::now();
        sounds.play(Sound::Move);
        waited.push(begun.elapsed());
    }
    let mut most = 0;
    soon(|| {
        most = most.max(running(&folder));
        most > 0 && is_over(&folder)
    });
    waited.sort_unstable();
    // Whoever waits for a player waits for 0.4 seconds.
    assert!(waited[25] < Duration::from_millis(200), "{waited:?}");
    assert!((1..=4).contains(&most), "{most} programs at once");
    let n_heard = heard(&folder).len();
    assert!((1..50).contains(&n_heard), "{n_heard}");
}

#[test]
fn without_a_player_or_a_place_for_files_it_is_silent() {
    let nowhere = players("nobody");
    assert!(!sounds(&nowhere).are_there());
    let folder = player(players("nowhere"), "aplay", "").with("sounds", "no folder");
    let mut sounds = sounds(&folder);
    for sound in Sound::ALL {
        sounds.play(sound);
    }
    drop(sounds);
    thread::sleep(Duration::from_millis(100));
    assert_eq!(heard(&folder), [""; 0]);
}
