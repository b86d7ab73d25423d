//! Lessons that `after` leads to though nobody asked for them: files beside a lesson, and shipped ones.
//!
//! They are read so that an order of lessons can be judged when one file of it is checked alone; what is wrong
//! with them is told when they are checked themselves.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::diagnostic::Source;
use crate::lesson::AnyLesson;
use crate::library::Origin;
use crate::library::folder::text_of;
use crate::library::loading::Maker;
use crate::library::shipped;

/// What lies around some lessons.
#[derive(Debug, Default)]
pub(super) struct Neighbors {
    /// Those that hold.
    pub(super) lessons: Vec<(Source, AnyLesson)>,
    /// The names of all that are there, also of those with mistakes.
    pub(super) names: BTreeSet<String>,
}

/// Where a lesson is from, and what it says about itself and others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head<'h> {
    pub(super) origin: &'h Origin,
    pub(super) id: Option<&'h str>,
    pub(super) after: &'h [String],
}

/// Everything that the `after` of these lessons leads to, step by step, and that is not among them.
pub(super) async fn around(heads: &[Head<'_>], maker: &mut Maker) -> Neighbors {
    let ids = heads.iter().filter_map(|head| head.id);
    let mut seen: BTreeSet<String> = ids.map(str::to_owned).collect();
    let mut found = Neighbors::default();
    let mut open: Vec<(Option<PathBuf>, String)> = Vec::new();
    for head in heads {
        let folder = folder_of(head.origin);
        let after = head.after.iter();
        open.extend(after.map(|id| (folder.clone(), id.clone())));
    }
    while let Some((folder, id)) = open.pop() {
        if !seen.insert(id.clone()) {
            continue;
        }
        let own = match beside(folder.as_deref(), &id) {
            Some(source) => {
                let proof = maker.prove(&source).await;
                Some((source, proof.lesson))
            }
            None => shipped(&id, maker).await,
        };
        let Some((source, lesson)) = own else {
            // Another lesson may still find it beside itself.
            seen.remove(&id);
            continue;
        };
        found.names.insert(id);
        if let Some(lesson) = lesson {
            let after = lesson.after.iter();
            open.extend(after.map(|id| (folder.clone(), id.clone())));
            found.lessons.push((source, lesson));
        }
    }
    found
}

fn folder_of(origin: &Origin) -> Option<PathBuf> {
    match origin {
        Origin::File(path) => path.parent().map(Path::to_path_buf),
        Origin::Shipped => None,
    }
}

/// The file of a lesson, and the lesson if it holds.
type Neighbor = (Source, Option<AnyLesson>);

async fn shipped(id: &str, maker: &mut Maker) -> Option<Neighbor> {
    let source = shipped::source_of(id)?;
    let proof = maker.prove_shipped(&source).await;
    Some((source, proof.lesson))
}

/// The file of a lesson in a folder; a link is not followed.
fn beside(folder: Option<&Path>, id: &str) -> Option<Source> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let path = folder?.join(format!("{id}.toml"));
    let is_there = id.chars().all(is_plain) && fs::symlink_metadata(&path).ok()?.is_file();
    is_there.then(|| text_of(&path).0)
}
