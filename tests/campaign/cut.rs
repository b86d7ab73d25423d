//! Every file is cut at every line and at many bytes, beside its good copy: nothing is taken for whole
//! that is not, and what the copy still had is never lost by saving on.

use std::fs;
use std::path::{Path, PathBuf};

use squarewise::storage::Notice;

use crate::desk::{Desk, What};
use crate::dice::Dice;
use crate::place::Place;

/// How many bytes each file is cut at, beside its lines.
const BYTES: usize = 120;

/// How many saves come after a cut.
const AFTER: usize = 2;

/// What is cut: the numbered files, and the list of learners.
const FILES: [&str; 4] = [
    "profiles/owl/progress.toml",
    "settings.toml",
    "family.toml",
    "profiles.toml",
];

/// A folder in which everything was saved several times.
fn kept(place: &Place) -> PathBuf {
    let folder = place.path().join("good");
    let (mut desk, _) = Desk::open(&folder);
    for animal in ["owl", "fox", "bear"] {
        desk.learner.add(animal, "Mia").unwrap();
    }
    let owl = desk.ids().first().cloned().unwrap();
    desk.learner.play_as(&owl).unwrap();
    for number in 1..=6 {
        for what in What::ALL {
            desk.save(what, number).unwrap();
        }
    }
    folder
}

/// Where the files lie now: a learner's folder has its own name.
fn path_of(file: &str, desk: &Desk) -> String {
    let id = desk.learner.profile().id.clone();
    file.replace("owl", &id)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let new = to.join(entry.file_name());
        match entry.file_type().unwrap().is_dir() {
            true => copy(&entry.path(), &new),
            false => drop(fs::copy(entry.path(), new).unwrap()),
        }
    }
}

/// Everything that a desk shows: it is compared as a whole.
fn shown(desk: &Desk) -> (Vec<usize>, usize, Vec<(String, String)>) {
    let numbers = What::ALL.map(|what| desk.number(what));
    (numbers.to_vec(), desk.n_solved(), desk.listed())
}

/// Where a file of this length is cut: behind every line, and at some bytes.
fn places(bytes: &[u8], dice: &mut Dice) -> Vec<usize> {
    let ends = bytes.iter().enumerate().filter(|(_, it)| **it == b'\n');
    let mut places: Vec<usize> = ends.map(|(at, _)| at + 1).collect();
    places.retain(|at| *at < bytes.len());
    places.push(0);
    places.extend((0..BYTES).map(|_| dice.below(bytes.len())));
    places
}

#[derive(Debug, Default)]
struct Figures {
    cuts: usize,
    told: usize,
    silently_accepted: Vec<String>,
    copies_lost: Vec<String>,
}

impl Figures {
    fn cut(&mut self, good: &Path, place: &Place, file: &str, at: usize) {
        let folder = place.path().join("cut");
        let _ = fs::remove_dir_all(&folder);
        copy(good, &folder);
        let (desk, _) = Desk::open(&folder);
        let (path, whole) = (folder.join(path_of(file, &desk)), shown(&desk));
        let child = desk.learner.profile().id.clone();
        drop(desk);
        let bytes = fs::read(&path).unwrap();
        fs::write(&path, &bytes[..at]).unwrap();
        let (mut desk, notices) = reopen(&folder, &child);
        let is_told = notices.iter().any(is_about_files);
        self.cuts += 1;
        self.told += usize::from(is_told);
        if !is_told && shown(&desk) != whole {
            self.silently_accepted.push(format!("{file} at {at}"));
        }
        for number in 0..AFTER {
            desk.learner.progress.miss("pinned", crate::desk::day());
            for what in What::ALL {
                let saved = desk.save(what, 7 + number);
                assert!(saved.is_ok(), "{file} at {at}: {saved:?}");
            }
        }
        drop(desk);
        let (desk, notices) = reopen(&folder, &child);
        let is_whole = desk.n_solved() >= whole.1 - 1 && desk.listed().len() == whole.2.len();
        if !is_whole || !notices.is_empty() {
            self.copies_lost.push(format!(
                "{file} at {at}: {notices:?}, solved {} of {}, listed {} of {}",
                desk.n_solved(),
                whole.1,
                desk.listed().len(),
                whole.2.len()
            ));
        }
    }
}

/// Opens a folder again for a child: who played last is a comfort that an older list need not know.
fn reopen(folder: &Path, child: &str) -> (Desk, Vec<Notice>) {
    let (mut desk, mut notices) = Desk::open(folder);
    notices.extend(desk.learner.play_as(child).unwrap());
    (desk, notices)
}

fn is_about_files(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Restored { .. } | Notice::SetAside { .. } | Notice::Unreadable { .. }
    )
}

#[test]
fn a_file_cut_anywhere_is_told_and_its_good_copy_is_kept() {
    let place = Place::new("cut");
    let good = kept(&place);
    let mut dice = Dice::new(0x0C07_07ED);
    let mut figures = Figures::default();
    for file in FILES {
        let (desk, _) = Desk::open(&good);
        let path = good.join(path_of(file, &desk));
        drop(desk);
        for at in places(&fs::read(path).unwrap(), &mut dice) {
            figures.cut(&good, &place, file, at);
        }
    }
    println!(
        "cut {} times: told {}, silently accepted {}, good copies lost {}",
        figures.cuts,
        figures.told,
        figures.silently_accepted.len(),
        figures.copies_lost.len()
    );
    assert!(figures.told > figures.cuts / 2, "{figures:?}");
    assert!(figures.silently_accepted.is_empty(), "{figures:?}");
    assert!(figures.copies_lost.is_empty(), "{figures:?}");
}
