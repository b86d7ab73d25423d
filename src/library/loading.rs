//! A library while it is read: one file after the other, each read and proved step by step.
//!
//! Teachers' files come first, then the shipped lessons, then all of them are held against each other. What a file
//! said the last time is not proved again. Proving the lessons of one folder may cost [`MAX_WORK`] nodes; a
//! lesson that comes too late for that is told so, and the rest is there.

use std::collections::BTreeSet;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::diagnostic::{Diagnostic, Source, Span, say};
use crate::job::{Job, JobState, Pace, Steps};
use crate::lesson::{AnyLesson, ProofJob, ProofReport};
use crate::library::folder::{LessonFile, lesson_file};
use crate::library::listing::{Listing, Root};
use crate::library::pictures::{Album, Care};
use crate::library::proofs::{self, Proofs};
use crate::library::skipped_files::TOO_MANY;
use crate::library::{
    Entry, Library, Origin, Report, Shipped, boards, course, shipped, word_files,
};

/// The most nodes that proving the lessons of one folder may cost: a minute or two.
pub const MAX_WORK: usize = 200_000_000;
/// What reading a file and the words beside it costs, in nodes, besides its proof.
const WORK: usize = 1_000;

/// How many files of how many are done.
#[derive(Clone, Debug, Default)]
struct Count {
    done: Arc<AtomicUsize>,
    total: Arc<AtomicUsize>,
}

/// Reading a library, step by step.
pub struct Loading {
    steps: Steps<Library>,
    count: Count,
}

impl Loading {
    /// Shipped lessons and those of the teacher's folders, the first folder winning.
    #[must_use]
    pub fn new(shipped: Shipped, folders: &[PathBuf], care: Care) -> Self {
        Self::with(shipped, folders, care, Proofs::default())
    }

    /// The same shipped lessons as in a library, with those that the teacher's folders hold now.
    #[must_use]
    pub fn again(library: &Library, folders: &[PathBuf], care: Care) -> Self {
        let shipped = library.shipped.clone();
        Self::with(shipped, folders, care, library.proofs.clone())
    }

    fn with(shipped: Shipped, folders: &[PathBuf], care: Care, proofs: Proofs) -> Self {
        let (count, folders) = (Count::default(), folders.to_vec());
        let counted = count.clone();
        let load = move |pace| load(shipped, folders, Maker::new(proofs, care, pace), counted);
        Self {
            steps: Steps::new(load),
            count,
        }
    }

    /// How many files of how many are read and proved; of none before it is known how many there are.
    #[must_use]
    pub fn done(&self) -> (usize, usize) {
        let read = |number: &AtomicUsize| number.load(Ordering::Relaxed);
        (read(&self.count.done), read(&self.count.total))
    }
}

impl Job for Loading {
    type Output = Library;

    fn step(&mut self, nodes: usize) -> JobState<Library> {
        self.steps.step(nodes)
    }

    fn spent(&self) -> usize {
        self.steps.spent()
    }
}

impl fmt::Debug for Loading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Loading")
            .field("done", &self.done())
            .finish_non_exhaustive()
    }
}

/// Makes proofs, or finds those that were made before.
pub(super) struct Maker {
    proofs: Proofs,
    used: BTreeSet<proofs::ProofKey>,
    /// What the proofs of the folder that is read have cost.
    work: usize,
    album: Album,
    care: Care,
    pub(super) pace: Pace,
}

impl Maker {
    fn new(proofs: Proofs, care: Care, pace: Pace) -> Self {
        Self {
            proofs,
            used: BTreeSet::new(),
            work: 0,
            album: Album::new(care),
            care,
            pace,
        }
    }

    /// Another folder begins.
    fn begin(&mut self) {
        self.work = 0;
        self.album = Album::new(self.care);
    }

    /// The proof of a teacher's file, unless its folder has cost too much already.
    pub(super) async fn prove(&mut self, source: &Source) -> ProofReport {
        if self.work >= MAX_WORK {
            let message = say!("check-folder-too-hard");
            let found = Diagnostic::error(TOO_MANY, Span::default(), message);
            return ProofReport {
                diagnostics: vec![found.help(say!("check-folder-too-hard-help"))],
                ..ProofReport::default()
            };
        }
        let key = proofs::key(source);
        let kept = match self.proofs.find(key, source) {
            Some(kept) => kept,
            None => {
                let before = self.pace.spent();
                let proof = self.pace.run(ProofJob::new(source.clone())).await;
                let work = self.pace.spent() - before;
                self.proofs.keep(key, source, proof, work)
            }
        };
        self.used.insert(key);
        self.work = self.work.saturating_add(kept.work);
        kept.proof.clone()
    }

    /// The boards of practice that a lesson asks for and that are not there.
    async fn look_over_boards(&mut self, lesson: &AnyLesson, source: &Source) -> Vec<Diagnostic> {
        let before = self.pace.spent();
        let found = boards::look_over(lesson, source, self.care, &self.pace).await;
        self.work = self.work.saturating_add(self.pace.spent() - before);
        found
    }

    /// The proof of a shipped lesson: such a lesson is proved once while the program runs.
    pub(super) async fn prove_shipped(&self, source: &Source) -> ProofReport {
        let kept = shipped::kept(source);
        if let Some(proof) = kept.and_then(|kept| kept.get()) {
            return proof.clone();
        }
        let proof = self.pace.run(ProofJob::new(source.clone())).await;
        match kept {
            Some(kept) => kept.get_or_init(|| proof).clone(),
            None => proof,
        }
    }
}

async fn load(shipped: Shipped, folders: Vec<PathBuf>, mut maker: Maker, count: Count) -> Library {
    let mut listing = Listing::of(&folders, &maker.pace).await;
    let own = shipped.files();
    let total = listing.n_lessons() + own.len();
    count.total.store(total, Ordering::Relaxed);
    let mut building = Building {
        library: Library::default(),
        proved: Vec::new(),
        outlined: Vec::new(),
        count,
    };
    for Root { lessons, refused } in std::mem::take(&mut listing.roots) {
        maker.begin();
        for path in lessons {
            let file = lesson_file(&path, &listing);
            building.take(file, &mut maker).await;
        }
        for report in refused {
            building.report(report);
        }
    }
    for file in own {
        building.take(file, &mut maker).await;
    }
    maker.begin();
    let mut library = building.finish(&mut maker).await;
    maker.proofs.forget_all_but(&maker.used);
    for (beside, path) in listing.beside {
        let report = beside.read(&path, &library);
        library.word_reports.push(report);
    }
    library.word_reports.extend(listing.overlooked);
    if shipped != Shipped::None {
        library.lands = course::lands(|id| library.find(id).map(|it| &it.lesson));
    }
    Library {
        shipped,
        proofs: maker.proofs,
        ..library
    }
}

/// The head of a lesson that does not hold: the number of its report, where it is from, what it says.
pub(super) type Outlined = (usize, Origin, crate::lesson::Outline);

/// A library of which some files are read.
pub(super) struct Building {
    pub(super) library: Library,
    /// The lessons that hold so far, with the numbers of their reports.
    pub(super) proved: Vec<(usize, Entry)>,
    pub(super) outlined: Vec<Outlined>,
    count: Count,
}

impl Building {
    /// Proves a file and looks at what lies beside it.
    async fn take(&mut self, file: LessonFile, maker: &mut Maker) {
        maker.pace.pay(WORK).await;
        let ProofReport {
            lesson,
            outline,
            mut diagnostics,
        } = match (&file.unreadable, &file.origin) {
            (Some(problem), _) => ProofReport {
                diagnostics: vec![problem.clone()],
                ..ProofReport::default()
            },
            (None, Origin::Shipped) => maker.prove_shipped(&file.source).await,
            (None, Origin::File(_)) => maker.prove(&file.source).await,
        };
        if let Some(lesson) = lesson {
            diagnostics.extend(maker.look_over_boards(&lesson, &file.source).await);
            let words = word_files::reports(&lesson, &file.beside);
            self.library.word_reports.extend(words);
            let Maker { album, pace, .. } = maker;
            let gathered = album.gather(&lesson, &file.source, &file.origin, pace);
            let (pictures, found) = gathered.await;
            diagnostics.extend(found);
            diagnostics.extend(word_files::unspoken(&lesson, &file.source, &file.beside));
            self.add(Entry {
                lesson,
                origin: file.origin,
                replaces_shipped: false,
                beside: file.beside,
                pictures,
            });
        } else {
            let Maker { album, pace, .. } = maker;
            let broken = album.look_over(&file.source, &file.origin, pace).await;
            diagnostics.extend(broken);
            diagnostics.sort_by_key(|found| found.span);
            let index = self.library.reports.len();
            let outlined = outline.map(|outline| (index, file.origin, outline));
            self.outlined.extend(outlined);
        }
        self.report(Report {
            source: file.source,
            diagnostics,
        });
    }

    /// Adds a lesson unless a teacher's lesson of that name is there already.
    fn add(&mut self, entry: Entry) {
        let index = self.library.reports.len();
        let mut others = self.proved.iter_mut().map(|(_, entry)| entry);
        if entry.origin == Origin::Shipped
            && let Some(own) = others.find(|own| own.lesson.id == entry.lesson.id)
        {
            own.replaces_shipped = true;
            return;
        }
        self.proved.push((index, entry));
    }

    fn report(&mut self, report: Report) {
        self.library.reports.push(report);
        self.count.done.fetch_add(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: &str = "format = 1\nid = \"a\"\n[[step]]\nid = \"s\"\nkind = \"collect\"\n\
        board = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\nstars = [\"a8\", \"h8\"]\n";

    /// What a maker says of a lesson after its folder has cost so much, and what it has cost then.
    fn judged(proofs: &Proofs, work: usize) -> (bool, Vec<String>, usize) {
        let (proofs, source) = (proofs.clone(), Source::new("a.toml", LESSON));
        let job = Steps::new(async move |pace: Pace| {
            let mut maker = Maker::new(proofs, Care::Size, pace);
            maker.work = work;
            let proof = maker.prove(&source).await;
            let said = proof.diagnostics.iter();
            let said: Vec<String> = said.map(|found| found.message.id().to_owned()).collect();
            (proof.lesson.is_some(), said, maker.work)
        });
        job.finish()
    }

    #[test]
    fn a_folder_that_has_cost_too_much_leaves_the_rest_out_and_says_so() {
        let proofs = Proofs::default();
        let (holds, said, _) = judged(&proofs, MAX_WORK - 1);
        assert!(holds && said.is_empty());
        let (holds, said, _) = judged(&proofs, MAX_WORK);
        assert!(!holds);
        assert_eq!(said, ["check-folder-too-hard"]);
    }

    #[test]
    fn a_folder_is_judged_in_the_same_way_whether_its_proofs_are_new_or_kept() {
        let proofs = Proofs::default();
        let (_, _, new) = judged(&proofs, 0);
        let (_, _, kept) = judged(&proofs, 0);
        assert!(new > 0);
        assert_eq!(new, kept);
    }
}
