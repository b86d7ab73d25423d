//! A game of a step is kept after every move, and gone on with where it was left.
//!
//! # Decisions
//! * *Opened, a game goes on where it was*, as long as nobody has ended it or put it away: to begin again puts it away.
//! * *At most one game a bird and game goes on*; of two, as of two machines, the one that changed last comes first.
//! * *Nothing new is kept before the next move*: whoever only looks has not gone on.
//! * *What a class is shown is not kept*; boards of practice are kept with their run.

use crate::gui::base::shared::left_games::{attempts, board_name, start};
use crate::gui::base::shared::{Shared, today};
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::run::Run;
use crate::progress::{AWAY, KeptGame, OPEN};
use crate::rules::Geometry;
use crate::session::GameSoFar;
use crate::solve::strength::Strength;
use crate::storage::chance;

/// A sitting at the game of the present step.
#[derive(Debug, Default)]
pub(super) struct Sitting {
    /// The id of its record, once there is something to keep.
    id: Option<String>,
    /// The record that it goes on from.
    from: Option<String>,
}

impl<G: Geometry> State<G> {
    /// Whether the present step is a game of the learner's own.
    fn keeps_game(&self) -> bool {
        self.show.is_none() && self.boards.is_none() && self.session.is_game()
    }

    /// Keeps the game as it is now; tells whether anything is new.
    pub(super) fn keep_game(&mut self, shared: &mut Shared) -> bool {
        if !self.keeps_game() {
            return false;
        }
        let Some(so_far) = self.session.game_so_far() else {
            return false;
        };
        if so_far.moves.is_empty() {
            return self.put_game_away(shared);
        }
        let kept = self.as_kept(&so_far, shared);
        self.write_game(&kept, shared)
    }

    /// The game as it is written.
    fn as_kept(&self, so_far: &GameSoFar<G>, shared: &Shared) -> KeptGame {
        let step = self.session.step();
        let moves: Vec<String> = so_far.moves.iter().map(ToString::to_string).collect();
        let end = self.session.game_end();
        let result = end.map_or(OPEN, |end| match end.winner() {
            Some(seat) if seat == step.side => "won",
            Some(_) => "lost",
            None => "drawn",
        });
        let before = self.sitting.id.as_ref().or(self.sitting.from.as_ref());
        let before = before.and_then(|id| shared.learner.progress.kept_game(id));
        KeptGame {
            lesson: self.session.lesson().id.clone(),
            step: step.id.clone(),
            board: board_name::<G>().to_owned(),
            start: start(step.position()),
            color: step.side.code().to_owned(),
            bird: so_far.bird.map_or("", Strength::code).to_owned(),
            result: result.to_owned(),
            moves: moves.join(" "),
            hints: u32::try_from(so_far.hints).unwrap_or(u32::MAX),
            begun: before.map_or_else(|| today().to_string(), |it| it.begun),
        }
    }

    /// Writes it, in a record of this sitting. A game that was over and goes on after all, since its last moves were taken
    /// back, has another one.
    fn write_game(&mut self, kept: &KeptGame, shared: &mut Shared) -> bool {
        let progress = &mut shared.learner.progress;
        let own = self.sitting.id.as_ref();
        let own = own.and_then(|id| progress.kept_game(id));
        if !kept.is_over() && own.is_some_and(|it| it.is_over()) {
            self.sitting.from = self.sitting.id.take();
        }
        let from = self.sitting.from.clone();
        if self.sitting.id.is_none() {
            let before = from.as_ref().and_then(|it| progress.kept_game(it));
            if before.as_ref() == Some(kept) {
                return false;
            }
            // Without a source of chance there is one game of a step.
            let id = chance::fresh_id();
            self.sitting.id = Some(id.unwrap_or_else(|_| format!("{}-{}", kept.lesson, kept.step)));
        }
        let Some(id) = &self.sitting.id else {
            return false;
        };
        progress.write_game(id, from.as_deref(), kept, today())
    }

    /// Puts the game away that was kept of this step, if one was; tells whether it was.
    pub(super) fn put_game_away(&mut self, shared: &mut Shared) -> bool {
        if !self.keeps_game() {
            return false;
        }
        let id = self.sitting.id.as_ref().or(self.sitting.from.as_ref());
        let kept = id.and_then(|id| shared.learner.progress.kept_game(id));
        let Some(mut kept) = kept.filter(|it| !it.is_over()) else {
            return false;
        };
        AWAY.clone_into(&mut kept.result);
        let is_new = self.write_game(&kept, shared);
        self.sitting = Sitting::default();
        is_new
    }

    /// Goes on with the game of this step that was left, if one was.
    pub(super) fn resume_game(&mut self, shared: &Shared) {
        self.sitting = Sitting::default();
        if !self.keeps_game() || self.run == Run::List {
            return;
        }
        let step = self.session.step();
        let here = (self.session.lesson().id.clone(), step.id.clone());
        let bird = step.task.about().opponent;
        for (id, kept) in shared.learner.progress.open_games() {
            let is_here = (&kept.lesson, &kept.step) == (&here.0, &here.1);
            let is_met = bird.is_none_or(|bird| bird.code() == kept.bird);
            if !is_here || !is_met {
                continue;
            }
            let so_far = attempts::<G>(&kept).map(|moves| GameSoFar {
                moves,
                bird: Strength::from_code(&kept.bird),
                hints: usize::try_from(kept.hints).unwrap_or(usize::MAX),
            });
            if so_far.is_some_and(|it| self.session.go_on_with(&it)) {
                self.sitting.from = Some(id.to_owned());
                return;
            }
        }
    }
}
