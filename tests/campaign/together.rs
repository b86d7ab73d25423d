//! Several programs on one folder: nothing that was acknowledged is lost, and no reader sees half a file.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use squarewise::settings::Settings;
use squarewise::storage::{Folders, SaveError};

use crate::child::{Other, tell};
use crate::desk::{Desk, What, day};
use crate::measure::asked;
use crate::support::Folder;

/// How many programs write.
const WRITERS: usize = 3;

/// How many learners each program adds.
const LEARNERS: usize = 30;

/// Between two saves of a program: whoever waits for the file looks for it every millisecond, and would find it held
/// for ever by programs that save without a break.
const BREAK: Duration = Duration::from_millis(2);

/// How often a program tries a save: a disk that stalls lets a file be held for longer than anybody waits for it.
/// The window tells its learner so, and tries again as well.
const TRIES: usize = 5;

/// The file that tells the writers to stop.
const STOP: &str = "stop";

/// Saves, and again while the file is held; every time that it was is told.
fn patient(mut save: impl FnMut() -> Result<(), SaveError>) -> Result<(), SaveError> {
    for _ in 1..TRIES {
        match save() {
            Err(SaveError::Busy) => tell("busy"),
            done => return done,
        }
    }
    save()
}

/// How often a program saves at least, however slow the machine is: the last of them saves progress too.
const FEWEST: usize = 8;

/// The part: settings and progress are saved until somebody says stop; every save is told.
pub(crate) fn keep_writing(folder: &Path) {
    let (mut desk, _) = Desk::open(folder);
    let me = std::process::id();
    for number in 1.. {
        if number > FEWEST && folder.join(STOP).exists() {
            return;
        }
        thread::sleep(BREAK);
        match patient(|| desk.save(What::Settings, number % 2_000)) {
            Ok(()) => tell("saved settings"),
            Err(error) => tell(&format!("failed settings: {error}")),
        }
        if number % 8 != 0 || !desk.learner.is_kept() {
            continue;
        }
        let step = format!("w{me}-{}", number / 8);
        desk.record(&step);
        match patient(|| desk.learner.save()) {
            Ok(()) => tell(&format!("solved {step}")),
            Err(error) => tell(&format!("failed progress: {error}")),
        }
    }
}

/// The part: learners are added one after the other; each that is acknowledged is told.
pub(crate) fn add_learners(folder: &Path) {
    let (mut desk, _) = Desk::open(folder);
    for number in 0..LEARNERS {
        let name = format!("{} {number}", std::process::id());
        thread::sleep(BREAK);
        let add = || {
            // Put into the list already, and only sitting down had to wait?
            if desk.listed().iter().any(|(_, listed)| *listed == name) {
                return Ok(());
            }
            desk.learner.add("fox", &name).map(drop)
        };
        match patient(add) {
            Ok(_) => tell(&format!("added {name}")),
            Err(error) => tell(&format!("failed {error}")),
        }
    }
}

/// Reads the settings until it is told to stop: how often, and how often they were empty or not there.
fn read_on(folder: &Path, stop: &AtomicBool) -> (usize, usize) {
    let folders = Folders::within(folder);
    let (mut n_read, mut n_empty) = (0, 0);
    while !stop.load(Ordering::Relaxed) {
        let is_there = fs::read(folders.settings_file()).is_ok_and(|bytes| !bytes.is_empty());
        let (settings, _, notice) = Settings::open(&folders, day());
        n_read += 1;
        n_empty += usize::from(!is_there || notice.is_some() || settings.window.is_none());
    }
    (n_read, n_empty)
}

fn write_together(time: Duration) {
    let folder = Folder::new("campaign-together");
    let (mut desk, _) = Desk::open(folder.path());
    desk.learner.add("owl", "").unwrap();
    for what in What::ALL {
        desk.save(what, 1).unwrap();
    }
    drop(desk);
    let stop = AtomicBool::new(false);
    let (told, (n_read, n_empty)) = thread::scope(|scope| {
        let reader = scope.spawn(|| read_on(folder.path(), &stop));
        let writers = (0..WRITERS).map(|_| Other::start("write", folder.path()));
        let writers: Vec<Other> = writers.collect();
        let listeners = writers.into_iter();
        let listeners: Vec<_> = listeners
            .map(|writer| scope.spawn(move || writer.tells_to_its_end()))
            .collect();
        let begun = Instant::now();
        while begun.elapsed() < time {
            thread::sleep(Duration::from_millis(20));
        }
        fs::write(folder.file(STOP), "").unwrap();
        let told = listeners.into_iter().map(|it| it.join().unwrap());
        let told: Vec<String> = told.flatten().collect();
        stop.store(true, Ordering::Relaxed);
        (told, reader.join().unwrap())
    });
    let (desk, notices) = Desk::open(folder.path());
    let n_busy = told.iter().filter(|it| *it == "busy").count();
    let n_saves = told.len() - n_busy;
    let failed: Vec<&String> = told.iter().filter(|it| it.starts_with("failed")).collect();
    let solved = told.iter().filter_map(|it| it.strip_prefix("solved "));
    let lost: Vec<&str> = solved.filter(|step| !desk.has_solved(step)).collect();
    println!(
        "{WRITERS} writers and a reader: saves {n_saves}, busy {n_busy}, failed {}, read {n_read}, empty {n_empty}, lost {}",
        failed.len(),
        lost.len()
    );
    assert!(n_saves >= 3 * WRITERS && n_read > 0);
    assert!(failed.is_empty(), "{failed:?}");
    assert!(lost.is_empty(), "{lost:?}");
    assert_eq!((n_empty, notices), (0, Vec::new()));
}

fn add_together() {
    let folder = Folder::new("campaign-learners");
    let others = (0..WRITERS).map(|_| Other::start("add", folder.path()));
    let others: Vec<Other> = others.collect();
    let told = others.into_iter().flat_map(Other::tells_to_its_end);
    let told: Vec<String> = told.collect();
    let added = told.iter().filter_map(|it| it.strip_prefix("added "));
    let added: BTreeSet<&str> = added.collect();
    let (desk, _) = Desk::open(folder.path());
    let listed = desk.listed();
    let names: BTreeSet<&str> = listed.iter().map(|(_, name)| name.as_str()).collect();
    let ids: BTreeSet<String> = desk.ids().into_iter().collect();
    println!(
        "{WRITERS} programs adding {LEARNERS} learners each: acknowledged {}, listed {}, ids {}",
        added.len(),
        listed.len(),
        ids.len()
    );
    assert_eq!(added.len(), WRITERS * LEARNERS, "{told:?}");
    assert_eq!(added, names, "who was added is listed");
    assert_eq!((listed.len(), ids.len()), (added.len(), added.len()));
}

#[test]
fn programs_that_save_at_once_lose_nothing() {
    write_together(Duration::from_secs(2));
}

#[test]
#[ignore = "a minute"]
fn programs_that_save_at_once_for_long_lose_nothing() {
    let seconds = asked("SECONDS", 60);
    write_together(Duration::from_secs(u64::try_from(seconds).unwrap()));
}

#[test]
fn programs_that_add_learners_at_once_add_each_once() {
    add_together();
}
