//! Ten boards or twelve, one after the other, until the end.

mod kept;

use std::collections::BTreeMap;

use crate::library::Land;
use crate::practice::belief::{BELIEFS, Belief, Pair, Question, sharpest, singled_out};
use crate::practice::{Exercise, Name, OwnBoard, Skill, Space, fit, make};
use crate::progress::Progress;
use crate::rules::Attempt;
use crate::storage::Day;
use crate::training::due::Learned;
use crate::training::teaching::{Choice, Teaching};
use crate::training::turn::Turn;
use crate::training::{
    Outcome, answers, crown, gentle, hunches, level, own, passport, schedule, ten_more, warm_up,
};

/// What a run is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The ten boards of a day.
    WarmUp,
    /// Ten more of all that was learned, for whoever has done those of the day.
    More,
    /// Ten more like those of this lesson.
    OfLesson(String),
    /// Ten more about this rule: a card of the rulebook, or the code of a reason.
    OfRule(String),
    /// Ten boards of the skill of this name.
    OfSkill(String),
    /// The passport of this land.
    Passport(String),
    /// A board once more that was missed: nothing is counted, and kept is only that it was solved.
    Again {
        /// Its [key](Exercise::key).
        board: String,
        /// For what the run was in which it was missed, if it was in one.
        of: Option<Box<Purpose>>,
    },
}

impl Purpose {
    /// Its name, and what it is about.
    fn words(&self) -> (&'static str, &str) {
        match self {
            Self::WarmUp => ("warm-up", ""),
            Self::More => ("more", ""),
            Self::OfLesson(lesson) => ("of-lesson", lesson),
            Self::OfRule(rule) => ("of-rule", rule),
            Self::OfSkill(skill) => ("of-skill", skill),
            Self::Passport(land) => ("passport", land),
            Self::Again { board, .. } => ("again", board),
        }
    }
}

/// What came of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// How many boards were solved at once.
    pub right: usize,
    /// Of how many.
    pub of: usize,
    /// Of a passport, whether it is earned.
    pub is_passed: Option<bool>,
}

/// A learner at ten boards or twelve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    purpose: Purpose,
    /// On which day it began.
    day: Day,
    turns: Vec<Turn>,
    done: Vec<(Name, Outcome)>,
    /// The board that waits; `None` at the end. Both boards of a pair have the name of the first.
    now: Option<Name>,
    /// What is other about that board than its name says.
    aside: Option<Aside>,
    /// The boards of own games, by their places from 0. The names there are those of plain boards of their skills.
    own: BTreeMap<u32, OwnBoard>,
    /// Whether the learner was not taught the names of squares yet when it began.
    is_circled: bool,
    /// Which beliefs had their cure in this run, by their ids.
    cured: Vec<&'static str>,
    /// The keys of the boards that were missed, tried once more after the end, and solved.
    mended: Vec<String>,
    /// Whether something was wrong with that board already.
    is_missed: bool,
    /// What is found of that board already.
    so_far: Vec<String>,
}

/// What is other about a board than its name says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aside {
    /// It is the first or the second board of the cure of a belief.
    Cure {
        belief: &'static Belief,
        is_second: bool,
    },
    /// It asks whether this move is allowed.
    About(Attempt),
}

impl Aside {
    /// Reads what [`text`](Self::text) has written.
    fn read(text: &str) -> Option<Self> {
        let (what, more) = text.split_once(' ')?;
        if what == ABOUT {
            return Attempt::parse(more).map(Self::About);
        }
        Some(Self::Cure {
            belief: belief_of(what)?,
            is_second: more == SECOND,
        })
    }

    /// As it is kept: `pawn-jumps second`, `about e2e4`.
    fn text(self) -> String {
        match self {
            Self::Cure { belief, is_second } => {
                let place = if is_second { SECOND } else { "first" };
                format!("{} {place}", belief.id)
            }
            Self::About(attempt) => format!("{ABOUT} {attempt}"),
        }
    }

    /// Its board, where the plain one has this name.
    fn exercise(self, name: Name) -> Option<Exercise> {
        let plain = make(name)?;
        match self {
            Self::Cure { belief, is_second } => {
                let pair = Pair::from(belief, plain)?;
                Some(if is_second { pair.alike } else { pair.apart })
            }
            Self::About(attempt) => plain.about(attempt),
        }
    }
}

const ABOUT: &str = "about";
const SECOND: &str = "second";

fn belief_of(id: &str) -> Option<&'static Belief> {
    BELIEFS.iter().find(|it| it.id == id)
}

impl Run {
    /// Goes on where a run of this purpose was left, else begins one. The warm-up of a day is one and the same until its
    /// end, and then stays at its end. `None` if nothing that was learned so far can be practised for it.
    #[must_use]
    pub fn begin(
        purpose: Purpose,
        progress: &Progress,
        lands: &[Land],
        today: Day,
    ) -> Option<Self> {
        if let Some(left) = Self::left(&purpose, progress, today) {
            return Some(left);
        }
        let learned = Learned { progress, lands };
        let mut own = BTreeMap::new();
        let turns = match &purpose {
            Purpose::WarmUp | Purpose::More => {
                let (turns, places) = warm_up::plan(learned, today);
                own = places;
                turns
            }
            Purpose::OfLesson(lesson) => ten_more::of_lesson(learned, lesson),
            Purpose::OfRule(rule) => ten_more::of_rule(learned, rule),
            Purpose::OfSkill(skill) => ten_more::of_skill(learned, skill),
            Purpose::Passport(land) => passport::plan(land, lands).unwrap_or_default(),
            Purpose::Again { .. } => Vec::new(),
        };
        let mut run = Self {
            purpose,
            day: today,
            turns,
            done: Vec::new(),
            now: None,
            aside: None,
            own,
            is_circled: !learned.knows(gentle::NAMES),
            cured: Vec::new(),
            mended: Vec::new(),
            is_missed: false,
            so_far: Vec::new(),
        };
        run.now = match &run.purpose {
            Purpose::Again { board, .. } => {
                let own = OwnBoard::read(board);
                let board = match &own {
                    Some(own) => own.name(),
                    None => Name::parse(board).ok()?,
                };
                run.own = own.into_iter().map(|it| (0, it)).collect();
                let Name { skill, level, .. } = board;
                run.turns.push(Turn {
                    skill,
                    least: level,
                    most: level,
                });
                Some(board)
            }
            _ => run.draw(0, progress, today),
        };
        run.now.is_some().then_some(run)
    }

    /// What it is for.
    #[must_use]
    pub const fn purpose(&self) -> &Purpose {
        &self.purpose
    }

    /// Whether hints may be asked for.
    #[must_use]
    pub const fn has_hints(&self) -> bool {
        !matches!(self.purpose, Purpose::Passport(_))
    }

    /// How the boards before this one went.
    pub fn outcomes(&self) -> impl ExactSizeIterator<Item = Outcome> {
        self.done.iter().map(|(_, outcome)| *outcome)
    }

    /// Whether it is more than opened: a board is done, or something was tried at the first one.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        self.is_missed || !self.done.is_empty()
    }

    /// The boards that are done and were not solved at once, made anew.
    #[must_use]
    pub fn missed(&self) -> Vec<Exercise> {
        let done = self.done.iter().enumerate();
        let missed = done.filter(|(_, (_, it))| *it != Outcome::AtOnce);
        missed
            .filter_map(|(place, (name, _))| self.board(place, *name))
            .collect()
    }

    /// Whether this board, one of [`missed`](Self::missed), was solved when it was tried once more.
    #[must_use]
    pub fn is_mended(&self, board: &Exercise) -> bool {
        self.mended.contains(&board.key())
    }

    /// How many boards must be right for the stamp of this passport; `None` where no stamp is to be earned.
    #[must_use]
    pub fn n_needed(&self) -> Option<usize> {
        matches!(self.purpose, Purpose::Passport(_)).then_some(passport::RIGHT)
    }

    /// Whether so much was missed that the stamp of this passport cannot be earned any more; the board that waits counts
    /// as soon as something was wrong with it.
    #[must_use]
    pub fn is_stamp_gone(&self) -> bool {
        self.n_wrong().is_some_and(|it| it > self.n_spare())
    }

    /// Whether the board before the one that waits has cost the stamp: that is so once in a passport.
    #[must_use]
    pub fn has_just_cost_stamp(&self) -> bool {
        let is_last = |(_, last): &(Name, Outcome)| *last != Outcome::AtOnce;
        let n_wrong = self.n_wrong().filter(|_| !self.is_missed);
        n_wrong == Some(self.n_spare() + 1) && self.done.last().is_some_and(is_last)
    }

    /// How many boards of a passport were missed so far; `None` where no stamp is to be earned.
    fn n_wrong(&self) -> Option<usize> {
        let done = self.outcomes().filter(|it| *it != Outcome::AtOnce).count();
        let n_wrong = done + usize::from(self.is_missed);
        self.n_needed().map(|_| n_wrong)
    }

    /// How many boards may be missed without losing a stamp.
    const fn n_spare(&self) -> usize {
        self.n_boards().saturating_sub(passport::RIGHT)
    }

    /// Ends the run before its last board: what is done stays, no stamp comes, and the next run of its purpose is a new one.
    pub fn stop(&mut self, progress: &mut Progress, today: Day) {
        self.turns.truncate(self.done.len());
        (self.now, self.aside, self.is_missed) = (None, None, false);
        self.so_far.clear();
        self.keep(progress, today);
    }

    /// What its boards are about: each skill once, in the order in which it comes first.
    #[must_use]
    pub fn skills(&self) -> Vec<&'static Skill> {
        let mut skills: Vec<&'static Skill> = Vec::new();
        for turn in &self.turns {
            if !skills.contains(&turn.skill) {
                skills.push(turn.skill);
            }
        }
        skills
    }

    /// The board of an own game at a place.
    fn own_at(&self, place: usize) -> Option<&OwnBoard> {
        self.own.get(&u32::try_from(place).ok()?)
    }

    /// The board of a place that bears a name there, if nothing else is other about it.
    fn board(&self, place: usize, name: Name) -> Option<Exercise> {
        let own = self.own_at(place).and_then(|it| it.exercise(name));
        let board = own.or_else(|| name.on(true).find_map(fit))?;
        Some(self.shown(board))
    }

    /// A board as this learner sees it.
    fn shown(&self, board: Exercise) -> Exercise {
        match self.is_circled {
            true => board.circled(),
            false => board,
        }
    }

    /// Whether a board needs nothing that this learner was not taught; in a passport all do not differ.
    fn suits(&self, board: &Exercise) -> bool {
        !self.is_circled || !self.has_hints() || gentle::is_simple(board)
    }

    /// How many boards there are in all.
    #[must_use]
    pub const fn n_boards(&self) -> usize {
        self.turns.len()
    }

    /// The name of the board that waits; `None` at the end.
    #[must_use]
    pub const fn name(&self) -> Option<Name> {
        self.now
    }

    /// The board that waits, made anew; `None` at the end.
    #[must_use]
    pub fn exercise(&self) -> Option<Exercise> {
        let name = self.now?;
        let aside = self.aside.and_then(|it| it.exercise(name));
        let aside = aside.map(|it| self.shown(it));
        aside.or_else(|| self.board(self.done.len(), name))
    }

    /// Whether something was tried in vain at the board that waits, or a hint was seen: it is not solved at once any more,
    /// whoever leaves it and comes back.
    #[must_use]
    pub const fn is_missed(&self) -> bool {
        self.is_missed
    }

    /// Notes that something was wrong with the board that waits, and keeps it with the board; tells whether that is new.
    pub fn miss(&mut self, progress: &mut Progress, today: Day) -> bool {
        let is_new = self.now.is_some() && !self.is_missed;
        if is_new {
            self.is_missed = true;
            self.keep(progress, today);
        }
        is_new
    }

    /// What is found already of the board that waits, in an order in which it can be done.
    #[must_use]
    pub fn so_far(&self) -> &[String] {
        &self.so_far
    }

    /// Notes what is found of the board that waits, see [`so_far`](crate::training::so_far()), and keeps it with the board;
    /// tells whether that is new.
    pub fn find(&mut self, so_far: Vec<String>, progress: &mut Progress, today: Day) -> bool {
        let is_new = self.now.is_some() && self.so_far != so_far;
        if is_new {
            self.so_far = so_far;
            self.keep(progress, today);
        }
        is_new
    }

    /// What came of it; `None` before the end.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        if self.now.is_some() {
            return None;
        }
        let right = self.outcomes().filter(|it| *it == Outcome::AtOnce).count();
        Some(Score {
            right,
            of: self.n_boards(),
            is_passed: self.n_needed().map(|it| right >= it),
        })
    }

    /// Notes how the board went that waits, and what that says of its skill, and draws the next one. At the end of a
    /// passport the stamp is given. A board that was missed before was not solved at once. Nothing changes after the end.
    /// What was answered at first is told before, with [`hear`](crate::training::hear), since the next board hangs on it.
    pub fn report(&mut self, outcome: Outcome, progress: &mut Progress, today: Day) {
        let Some(name) = self.now else {
            return;
        };
        self.so_far.clear();
        let outcome = match std::mem::take(&mut self.is_missed) {
            true => outcome.max(Outcome::Helped),
            false => outcome,
        };
        if let Purpose::Again { board, of } = &self.purpose {
            let missed_in = of.as_deref().and_then(|it| Self::over(it, progress));
            if let Some(mut run) = missed_in.filter(|_| outcome != Outcome::Shown) {
                run.mend(board, progress, today);
            }
            self.done.push((name, outcome));
            self.now = None;
            return;
        }
        let skill = name.skill;
        let own = self.own_at(self.done.len());
        let before = progress.skill(skill.name).unwrap_or_default();
        let mut known = schedule::after(before, outcome, today);
        if own.is_none() {
            crown::crown(before, outcome, name, progress, today);
            known = level::after(known, outcome, name);
        }
        let is_right = outcome == Outcome::AtOnce;
        progress.practise(skill.name, is_right, known, today);
        let taught = Teaching::of(skill).map_or(&[][..], |it| it.reasons);
        let of_own = own.and_then(OwnBoard::reason);
        let reasons = of_own.as_ref().map_or(taught, std::slice::from_ref);
        for reason in reasons.iter().filter(|_| is_right) {
            progress.make_good(reason.code());
        }
        if let Some(own) = own {
            own::after(own, outcome, progress, today);
        }
        // The board may have been one behind the name; a passport draws none that is passed over.
        let may_differ = self.aside.is_none() && self.has_hints();
        let plain = may_differ.then(|| self.exercise()).flatten();
        let shown = plain.map_or(name, |it| it.name);
        self.done.push((shown, outcome));
        self.turn(progress, today);
        let is_passed = self.score().and_then(|it| it.is_passed) == Some(true);
        if let (Purpose::Passport(land), true) = (&self.purpose, is_passed) {
            progress.stamp(land, today);
        }
        self.keep(progress, today);
    }

    /// The boards that wait, as far as it is known now which come: so many of them, the next one first.
    #[must_use]
    pub fn ahead(&self, n: usize, progress: &Progress, today: Day) -> Vec<Exercise> {
        let later = self.done.len() + 1..;
        let later = later.map_while(|at| Some((at, self.draw(at, progress, today)?)));
        let later = later.filter_map(|(at, name)| self.board(at, name));
        self.exercise().into_iter().chain(later).take(n).collect()
    }

    /// On to the next board: the second of a pair, the first of one that is wanted, or one by its turn. The first board of a
    /// run comes by its turn, so that to ask whether there is one costs nothing.
    fn turn(&mut self, progress: &Progress, today: Day) {
        let at = self.done.len();
        let before = self.aside.take();
        if let Some(Aside::Cure {
            belief,
            is_second: false,
        }) = before
            && at < self.turns.len()
        {
            self.aside = Some(Aside::Cure {
                belief,
                is_second: true,
            });
            return;
        }
        if self.own_at(at).is_some() {
            self.now = self.draw(at, progress, today);
            return;
        }
        if let Some((belief, name)) = self.wanted_cure(at, progress, today) {
            self.cured.push(belief.id);
            self.aside = Some(Aside::Cure {
                belief,
                is_second: false,
            });
            self.now = Some(name);
            return;
        }
        let drawn = self.draw(at, progress, today);
        let told = drawn.filter(|_| self.has_hints());
        let telling = told.and_then(|it| telling_instead(it, progress));
        let is_suited = |(name, aside): &(Name, Option<Aside>)| {
            let board = aside.map_or_else(|| fit(*name), |it| it.exercise(*name));
            board.is_some_and(|it| self.suits(&it))
        };
        if let Some((name, aside)) = telling.filter(is_suited) {
            (self.now, self.aside) = (Some(name), aside);
            return;
        }
        self.now = match self.has_hints() && !self.is_circled {
            true => drawn.map(|it| self.unseen(it)),
            false => drawn,
        };
    }

    /// The next board from a name on that did not come in this run: one may have stood in for another that was passed over.
    fn unseen(&self, first: Name) -> Name {
        let is_seen = |name: Name| self.done.iter().any(|(it, _)| *it == name);
        let mut next = first.on(true).filter(|it| fit(*it).is_some());
        let listed = matches!(first.skill.space(first.level), Space::Listed(_));
        next.find(|it| listed || !is_seen(*it)).unwrap_or(first)
    }

    /// A belief that is named and had no cure in this run, if there is room for its two boards and they are of what is
    /// practised here; with the name of the first.
    fn wanted_cure(
        &self,
        at: usize,
        progress: &Progress,
        today: Day,
    ) -> Option<(&'static Belief, Name)> {
        let has_room = at + 1 < self.turns.len() && self.own_at(at + 1).is_none();
        if !self.has_hints() || !has_room {
            return None;
        }
        let is_practised = |name: Name| {
            let mut turns = self.turns.iter();
            turns.any(|it| it.skill == name.skill && name.level <= it.most)
        };
        let n_before = u32::try_from(at).unwrap_or(0);
        let seed = today.unix_days().wrapping_mul(A_DAY).wrapping_add(n_before);
        let named = hunches(progress).named().into_iter();
        let mut open = named.filter(|it| !self.cured.contains(&it.id));
        open.find_map(|belief| {
            let pair = Pair::among(belief, seed, is_practised)?;
            let is_suited = self.suits(&pair.apart) && self.suits(&pair.alike);
            is_suited.then_some((belief, pair.apart.name))
        })
    }

    /// The name of a board, counted from 0: at the level that was reached, and none that has come before. Where names of
    /// squares were not taught yet it is a simple one; if its skill has none, that of the next turn that has.
    fn draw(&self, at: usize, progress: &Progress, today: Day) -> Option<Name> {
        let turn = *self.turns.get(at)?;
        if self.is_circled && self.has_hints() {
            let turns = self.turns.iter().cycle().skip(at).take(self.turns.len());
            let mut simple = turns.filter_map(|turn| self.simple(*turn, progress, today));
            if let Some(name) = simple.next() {
                return Some(name);
            }
        }
        self.drawn(turn, progress, today)
    }

    /// The name of a simple board for a turn that did not come in this run: at the level that was reached, else above it,
    /// else below.
    fn simple(&self, turn: Turn, progress: &Progress, today: Day) -> Option<Name> {
        // No board of four armies is simple: nothing is searched.
        if turn.skill.is_on_cross() {
            return None;
        }
        let drawn = self.drawn(turn, progress, today)?;
        if fit(drawn).is_some_and(|it| it.is_answered_by_name()) {
            return None;
        }
        let is_seen = |name: &Name| self.done.iter().any(|(it, _)| it == name);
        let is_simple = |name: &Name| fit(*name).is_some_and(|it| gentle::is_simple(&it));
        let levels = || {
            let above = drawn.level..=turn.most;
            above.chain((turn.least.min(drawn.level)..drawn.level).rev())
        };
        let first = drawn.seed.wrapping_mul(STRIDE);
        // Each level is looked through a little before any is for long: at some, hardly a board is simple.
        let looks = [0..STRIDE, STRIDE..N_SIMPLE_LOOKS].into_iter();
        let names = looks.flat_map(|places| {
            levels().flat_map(move |level| {
                places.clone().map(move |place| Name {
                    level,
                    seed: first.wrapping_add(place),
                    ..drawn
                })
            })
        });
        let mut names = names.take(N_SIMPLE_LOOKS as usize);
        names.find(|it| !is_seen(it) && is_simple(it))
    }

    /// The name of the board that a turn brings.
    fn drawn(&self, turn: Turn, progress: &Progress, today: Day) -> Option<Name> {
        let Turn { skill, least, most } = turn;
        let reached = level::reached(progress.skill(skill.name), skill);
        let level = reached.clamp(least, most);
        let (right, wrong) = progress.practised(skill.name);
        let n_before = low(right.saturating_add(wrong));
        // Where boards are listed, all come before one comes again. Others begin anew each day, so that not everybody has
        // the same.
        let day = match skill.space(level) {
            Space::Listed(_) => 0,
            Space::Drawn => today.unix_days().wrapping_mul(A_DAY),
        };
        let plain = Name {
            skill,
            level,
            seed: day.wrapping_add(n_before),
        };
        if self.has_hints() && !gentle::can_be_long(plain) {
            return Some(plain);
        }
        let apart = if self.has_hints() { 0 } else { APART };
        let first = Name {
            seed: apart
                .wrapping_add(day)
                .wrapping_add(n_before.wrapping_mul(STRIDE)),
            ..plain
        };
        if self.has_hints() {
            let is_short = |name: &Name| make(*name).as_ref().is_some_and(gentle::is_short);
            return Some(first.on(true).find(is_short).unwrap_or(first));
        }
        let is_of_four = Teaching::of(skill).is_some_and(|it| it.choice == Choice::Four);
        let is_wanted = |name: &Name| {
            let Some(exercise) = fit(*name) else {
                return false;
            };
            !is_of_four || answers(&exercise).is_some_and(|it| it >= 4)
        };
        Some(first.on(true).find(is_wanted).unwrap_or(first))
    }
}

/// A board of the same skill and level that tells best whether a belief is held, if one is likely that shows on some of them;
/// as a whole, or with a question about one move.
fn telling_instead(plain: Name, progress: &Progress) -> Option<(Name, Option<Aside>)> {
    let hunches = hunches(progress);
    if hunches.is_calm() || matches!(plain.skill.space(plain.level), Space::Listed(_)) {
        return None;
    }
    let first = Name {
        seed: TELLING.wrapping_add(plain.seed.wrapping_mul(STRIDE)),
        ..plain
    };
    let mut boards: Vec<(Name, Option<Attempt>, Question)> = Vec::new();
    for exercise in first.on(true).take(N_LOOKS).filter_map(fit) {
        let question = exercise.step().and_then(Question::of);
        if let Some(question) = question.filter(|it| hunches.concerns(it)) {
            let single = singled_out(&exercise, &question, |it| hunches.suspects(it));
            for (about, question) in single {
                let attempt = about.step().and_then(|it| it.task.about().attempt);
                boards.push((about.name, attempt, question));
            }
            boards.push((exercise.name, None, question));
        }
    }
    let best = sharpest(&hunches, boards.iter().map(|(.., question)| question))?;
    let (name, about, _) = boards.get(best)?;
    Some((*name, about.map(Aside::About)))
}

/// The most boards that are generated to find a simple one for a turn. About one in fifty of a queen's boards is simple.
const N_SIMPLE_LOOKS: u32 = 400;
/// Among so many boards one is chosen that tells something.
const N_LOOKS: usize = 16;
/// Boards that tell something have seeds of their own, too.
const TELLING: u32 = 1 << 30;
/// So many seeds apart lie the boards of two days.
const A_DAY: u32 = 1 << 12;
/// Boards of passports have seeds of their own, so that none comes in the next warm-up,
const APART: u32 = 1 << 31;
/// and lie so far apart that two searches do not meet. It has nothing in common with the length of a list.
const STRIDE: u32 = 67;

fn low(count: u64) -> u32 {
    u32::try_from(count % (1 << 32)).unwrap_or(0)
}
