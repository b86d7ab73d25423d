//! Several programs on one data folder, each a process of its own: all that was acknowledged is there,
//! no id twice, and whoever reads meanwhile never finds half a file.

use std::collections::BTreeSet;
use std::process::{Child, Command};
use std::thread;

use squarewise::progress::learner::Learner;
use squarewise::settings::Settings;
use squarewise::storage::Folders;
use squarewise::storage::disk;

use super::home::{Home, today};

/// How many programs there are, and how many learners each adds.
const PROGRAMS: usize = 3;
const EACH: usize = 8;

/// The folder that the programs share.
const SHARED: &str = "SQUAREWISE_SHARED_DATA";

fn start(test: &str, home: &Home) -> Child {
    let program = std::env::current_exe().unwrap();
    let test = format!("storage::together::{test}");
    let mut command = Command::new(program);
    command.args(["--ignored", "--exact", &test]);
    command.env(SHARED, &home.path);
    command.stdout(std::process::Stdio::null()).spawn().unwrap()
}

fn shared() -> Folders {
    Folders::within(std::env::var_os(SHARED).unwrap().as_ref())
}

#[test]
#[ignore = "is started by the test below"]
fn one_program_adds_learners_and_stars() {
    let folders = shared();
    let (mut learner, notices) = Learner::open(&folders, today());
    assert_eq!(notices, []);
    let (mut settings, mut document, _) = Settings::open(&folders, today());
    for number in 0..EACH {
        let name = format!("{}-{number}", std::process::id());
        assert_eq!(learner.add("fox", &name).unwrap(), []);
        learner.progress.finish("rook", ["one"]);
        learner.save().unwrap();
        settings.scale += 1;
        document.merge(&settings).unwrap();
        assert_eq!(Settings::open(&folders, today()).2, None);
    }
}

#[test]
fn three_programs_add_learners_and_nobody_is_lost() {
    let home = Home::empty();
    let mut programs: Vec<Child> = (0..PROGRAMS)
        .map(|_| start("one_program_adds_learners_and_stars", &home))
        .collect();
    for program in &mut programs {
        assert!(program.wait().unwrap().success());
    }
    let (mut learner, notices) = home.open();
    assert_eq!(notices, []);
    let all = learner.everybody().into_iter();
    let all: Vec<(String, String)> = all.map(|it| (it.id.clone(), it.name.clone())).collect();
    let ids: BTreeSet<&String> = all.iter().map(|(id, _)| id).collect();
    let names: BTreeSet<&String> = all.iter().map(|(_, name)| name).collect();
    let wanted = PROGRAMS * EACH;
    assert_eq!(
        (all.len(), ids.len(), names.len()),
        (wanted, wanted, wanted)
    );
    for (id, _) in &all {
        assert_eq!(learner.play_as(id).unwrap(), []);
        assert_eq!(learner.progress.stars("rook"), 1, "{id}");
    }
}

#[test]
#[ignore = "is started by the test below"]
fn one_program_misses_a_reason() {
    let (mut learner, notices) = Learner::open(&shared(), today());
    assert_eq!(notices, []);
    assert_eq!(learner.profile().id, "owl");
    for _ in 0..EACH {
        learner.progress.miss("pinned", today());
        learner.save().unwrap();
    }
}

#[test]
fn three_programs_of_one_learner_lose_no_count() {
    let home = Home::new();
    let mut programs: Vec<Child> = (0..PROGRAMS)
        .map(|_| start("one_program_misses_a_reason", &home))
        .collect();
    for program in &mut programs {
        assert!(program.wait().unwrap().success());
    }
    let (learner, notices) = home.open();
    assert_eq!(notices, []);
    let wanted = u64::try_from(PROGRAMS * EACH).unwrap();
    assert_eq!(learner.progress.ever_missed("pinned"), wanted);
}

/// Where a file system has no locks, every program is given one.
#[test]
fn writers_whom_no_lock_keeps_apart_never_write_into_each_other() {
    const LENGTH: usize = 50_000;
    let home = Home::empty();
    disk::make_folder(&home.path).unwrap();
    let path = home.file("shared.toml");
    let write = |letter: u8| disk::replace(&path, &[letter; LENGTH]).unwrap();
    write(b'a');
    thread::scope(|scope| {
        let writers = [b'a', b'b', b'c'];
        let writers = writers.map(|letter| {
            scope.spawn(move || {
                for _ in 0..40 {
                    write(letter);
                }
            })
        });
        while writers.iter().any(|it| !it.is_finished()) {
            let bytes = disk::read(&path, 1 << 20).unwrap().unwrap();
            let is_of_one = bytes.iter().all(|it| *it == bytes[0]);
            assert!(bytes.len() == LENGTH && is_of_one, "{} bytes", bytes.len());
        }
    });
    assert_eq!(home.names(""), ["shared.toml"], "nothing is left");
}
