//! A run as it is kept, so that it goes on after the window was closed: text in the learner's file, which older programs read
//! as far as they know it, and newer ones whole.

use serde::{Deserialize, Serialize};

use super::{Aside, Purpose, Run, belief_of};
use crate::practice::{Name, OwnBoard};
use crate::progress::Progress;
use crate::storage::{Day, Unknown};
use crate::training::Outcome;
use crate::training::turn::Turn;

/// A run as it is kept.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    purpose: String,
    of: String,
    day: Day,
    turns: Vec<String>,
    done: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    now: Option<String>,
    /// Older programs know nothing of it, and show the plain board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aside: Option<String>,
    /// The boards of own games with their places: `4 g1 mate h5f7 ...`. Older programs show plain boards there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    own: Vec<String>,
    /// Older programs know nothing of it, and name the square of the piece.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    circled: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    cured: Vec<String>,
    /// Older programs know nothing of it, and say no more that a board was made good.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    mended: Vec<String>,
    /// Whether something was wrong with `now`; files of earlier versions do not say it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    missed: bool,
    /// What is found of `now`; older programs show the board as it was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    found: Vec<String>,
}

impl Run {
    /// Where runs of a purpose are kept: each page of the passport by itself, of all others the last one.
    fn place(purpose: &Purpose) -> String {
        match purpose {
            Purpose::Passport(land) => format!("{}-{land}", Self::first_place(purpose)),
            _ => Self::first_place(purpose),
        }
    }

    /// Where earlier versions kept them.
    fn first_place(purpose: &Purpose) -> String {
        format!("practice-{}", purpose.words().0)
    }

    pub(super) fn keep(&self, progress: &mut Progress, today: Day) {
        if matches!(self.purpose, Purpose::Again { .. }) {
            return;
        }
        let (purpose, of) = self.purpose.words();
        let kept = Kept {
            purpose: purpose.to_owned(),
            of: of.to_owned(),
            day: self.day,
            turns: self.turns.iter().map(|it| it.text()).collect(),
            done: (self.done.iter())
                .map(|(name, outcome)| format!("{name} {}", outcome.code()))
                .collect(),
            now: self.now.map(|it| it.to_string()),
            aside: self.aside.map(Aside::text),
            own: (self.own.iter())
                .map(|(place, board)| format!("{place} {}", board.text()))
                .collect(),
            circled: self.is_circled,
            cured: self.cured.iter().map(|it| (*it).to_owned()).collect(),
            mended: self.mended.clone(),
            missed: self.is_missed,
            found: self.so_far.clone(),
        };
        if let Ok(kept) = Unknown::try_from(kept) {
            progress.set_setting(&Self::place(&self.purpose), kept, today);
        }
    }

    /// The run of a purpose that was left, if it is to be gone on with and this program still makes its boards. Nothing is
    /// made for it.
    #[must_use]
    pub fn left(purpose: &Purpose, progress: &Progress, today: Day) -> Option<Self> {
        let run = Self::kept(purpose, progress)?;
        let is_wanted = match purpose {
            Purpose::WarmUp => run.day == today,
            Purpose::Again { .. } => false,
            _ => run.now.is_some(),
        };
        is_wanted.then_some(run)
    }

    /// The run of a purpose that came to its end last, with what was made good since; `None` if another one was begun.
    #[must_use]
    pub fn over(purpose: &Purpose, progress: &Progress) -> Option<Self> {
        Self::kept(purpose, progress).filter(|it| it.now.is_none())
    }

    /// Notes that a board was solved which was missed in this run.
    pub(super) fn mend(&mut self, board: &str, progress: &mut Progress, today: Day) {
        if !self.mended.iter().any(|it| it == board) {
            self.mended.push(board.to_owned());
            self.keep(progress, today);
        }
    }

    /// The run of a purpose as it is kept, if this program can read it.
    fn kept(purpose: &Purpose, progress: &Progress) -> Option<Self> {
        let kept = progress.setting(&Self::place(purpose));
        let kept = kept.or_else(|| progress.setting(&Self::first_place(purpose)));
        let kept: Kept = kept?.clone().try_into().ok()?;
        if (kept.purpose.as_str(), kept.of.as_str()) != purpose.words() {
            return None;
        }
        let outcome = |text: &str| Outcome::ALL.into_iter().find(|it| it.code() == text);
        let done = |text: &String| {
            let (name, how) = text.split_once(' ')?;
            Some((Name::parse(name).ok()?, outcome(how)?))
        };
        let own = |text: &String| {
            let (place, board) = text.split_once(' ')?;
            Some((place.parse().ok()?, OwnBoard::read(board)?))
        };
        let turns = kept.turns.iter().map(|it| Turn::read(it));
        let now = match &kept.now {
            Some(name) => Some(Name::parse(name).ok()?),
            None => None,
        };
        let run = Self {
            purpose: purpose.clone(),
            day: kept.day,
            turns: turns.collect::<Option<_>>()?,
            done: kept.done.iter().map(done).collect::<Option<_>>()?,
            now,
            aside: kept.aside.as_deref().and_then(Aside::read),
            own: kept.own.iter().filter_map(own).collect(),
            is_circled: kept.circled,
            cured: (kept.cured.iter())
                .filter_map(|it| belief_of(it).map(|it| it.id))
                .collect(),
            mended: kept.mended,
            is_missed: kept.missed && now.is_some(),
            so_far: match now {
                Some(_) => kept.found,
                None => Vec::new(),
            },
        };
        let is_whole = run.done.len() + usize::from(now.is_some()) <= run.turns.len()
            && now.is_some() == (run.done.len() < run.turns.len());
        is_whole.then_some(run)
    }
}
