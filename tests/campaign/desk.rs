//! What one computer keeps for a child, with a number in each file: which save a file is from.

use std::path::Path;

use squarewise::progress::StepResult;
use squarewise::progress::learner::Learner;
use squarewise::rules::{BySeat, Cross, Ruleset, Seat, Seats};
use squarewise::settings::{Settings, WindowSize};
use squarewise::storage::{Day, Document, Folders, Notice, SaveError};
use squarewise::table::{Player, SavedGame, Table};

use crate::targets::kept::FamilyFile;

/// A file with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    Progress,
    Settings,
    Family,
}

impl What {
    pub(crate) const ALL: [Self; 3] = [Self::Progress, Self::Settings, Self::Family];

    /// The name with which a part tells of it.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| format!("{it:?}") == name)
    }
}

/// How many steps are kept at most: files stay as long as those of a child.
const STEPS: usize = 40;

/// The lesson that is played.
const LESSON: &str = "rook";

/// An open desk.
pub(crate) struct Desk {
    pub(crate) learner: Learner,
    settings: Settings,
    settings_document: Document,
    family: Option<Table<Cross>>,
    family_document: Document,
}

pub(crate) fn day() -> Day {
    Day::from_unix_days(20_777)
}

impl Desk {
    /// Opens everything that lies in a folder, and says what a grown-up is told.
    pub(crate) fn open(folder: &Path) -> (Self, Vec<Notice>) {
        let folders = Folders::within(folder);
        let (learner, mut notices) = Learner::open(&folders, day());
        let (settings, settings_document, notice) = Settings::open(&folders, day());
        let family = Document::open::<FamilyFile>(&folders.family_file(), day());
        notices.extend(notice.into_iter().chain(family.notice));
        let desk = Self {
            learner,
            settings,
            settings_document,
            family: family.value.map(|FamilyFile(SavedGame(family))| family),
            family_document: family.document,
        };
        (desk, notices)
    }

    /// Keeps a number in a file.
    pub(crate) fn save(&mut self, what: What, number: usize) -> Result<(), SaveError> {
        match what {
            What::Progress => {
                self.record(&format!("s{}", number % STEPS));
                self.learner
                    .progress
                    .set_resume(LESSON, Some(&format!("n{number}")));
                self.learner.save()
            }
            What::Settings => {
                let width = u16::try_from(1000 + number).unwrap();
                self.settings.window = Some(WindowSize {
                    width,
                    height: 700,
                    maximized: false,
                });
                self.settings_document.merge(&self.settings)
            }
            What::Family => {
                let mut players = BySeat::<Player>::default();
                players[Seat::South].name = number.to_string();
                let family = Table::seated(Seats::FOUR, players, Ruleset::FIDE);
                self.family = Some(family.clone());
                self.family_document.save(&FamilyFile(SavedGame(family)))
            }
        }
    }

    /// The number that a file had when it was opened, or has got since; 0 if there was none.
    pub(crate) fn number(&self, what: What) -> usize {
        let number = match what {
            What::Progress => {
                let resume = self.learner.progress.resume(LESSON);
                resume.and_then(|it| it.strip_prefix('n')?.parse().ok())
            }
            What::Settings => {
                let window = self.settings.window;
                window.map(|it| usize::from(it.width).saturating_sub(1000))
            }
            What::Family => {
                let family = self.family.as_ref();
                family.and_then(|it| it.player(Seat::South).name.parse().ok())
            }
        };
        number.unwrap_or(0)
    }

    /// Solves a step.
    pub(crate) fn record(&mut self, step: &str) {
        let result = StepResult {
            moves: 1,
            tries: 1,
            hints: 0,
            par: None,
        };
        let progress = &mut self.learner.progress;
        progress.record(LESSON, [step], step, &result, day());
    }

    /// Whether a step was solved.
    pub(crate) fn has_solved(&self, step: &str) -> bool {
        self.learner.progress.step_stars(LESSON, step) > 0
    }

    /// How many of the numbered steps were solved.
    pub(crate) fn n_solved(&self) -> usize {
        let steps = (0..STEPS).map(|n| format!("s{n}"));
        steps.filter(|step| self.has_solved(step)).count()
    }

    /// Who is listed, each as animal and name.
    pub(crate) fn listed(&self) -> Vec<(String, String)> {
        let all = self.learner.everybody().into_iter();
        all.map(|it| (it.avatar.clone(), it.name.clone())).collect()
    }

    /// The ids of who is listed.
    pub(crate) fn ids(&self) -> Vec<String> {
        let all = self.learner.everybody().into_iter();
        all.map(|it| it.id.clone()).collect()
    }
}
