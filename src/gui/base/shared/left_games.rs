//! The games against the coach that were left: which one home offers, and whether each can still be read.

use std::any::{Any, type_name};

use crate::gui::base::shared::names::GAMES;
use crate::gui::base::shared::{Shared, today};
use crate::lesson::{Step, on_board};
use crate::progress::{AWAY, KeptGame};
use crate::rules::{Attempt, Classic, Geometry, Line, Position};
use crate::scene::{Coordinates, Scene};
use crate::solve::strength::Strength;
use crate::storage::chance;

/// A game against the coach that was left.
#[derive(Clone, Debug)]
pub struct LeftGame {
    /// The id of its record.
    pub id: String,
    /// The lesson and the step that it is.
    pub lesson: String,
    pub step: String,
    pub bird: Strength,
    /// What stands on its board.
    pub scene: Scene,
    /// How many moves were made, by both sides.
    pub n_moves: usize,
}

/// What a board is called in files.
pub fn board_name<G: Geometry>() -> &'static str {
    match type_name::<G>() == type_name::<Classic>() {
        true => "classic",
        false => "cross",
    }
}

/// A first position as FEN; empty on the other board, for which there is none.
pub fn start<G: Geometry>(position: &Position<G>) -> String {
    let position: &dyn Any = position;
    let position = position.downcast_ref::<Position>();
    position.map_or_else(String::new, Position::to_fen)
}

/// The moves of a game as it is kept, if it is on this board; `None` if one cannot be read.
pub fn attempts<G: Geometry>(kept: &KeptGame) -> Option<Vec<Attempt<G>>> {
    let moves = kept.moves.split_whitespace().map(Attempt::parse);
    let moves = moves.collect::<Option<Vec<_>>>()?;
    let is_here = kept.board == board_name::<G>() && !moves.is_empty();
    is_here.then_some(moves)
}

/// How a game stands that was left in a step; `None` if it does not fit the step.
fn line<G: Geometry>(kept: &KeptGame, step: &Step<G>) -> Option<Line<G>> {
    let mut line = step.line.clone();
    for attempt in attempts::<G>(kept)? {
        line.play_on(attempt).ok()?;
    }
    let is_same = kept.start.is_empty() || kept.start == start(step.position());
    is_same.then_some(line)
}

/// What is known of a game that is kept.
enum Found {
    /// Its lesson is not here.
    Nowhere,
    /// It does not fit its step.
    Strange,
    /// It is played by people, or has hardly begun.
    NotToOffer,
    Game(Box<LeftGame>),
}

impl Shared {
    fn find_left(&self, id: &str, kept: &KeptGame) -> Found {
        let Some(entry) = self.library.find(&kept.lesson) else {
            return Found::Nowhere;
        };
        on_board!(&entry.lesson, lesson => {
            let Some(step) = lesson.steps.iter().find(|it| it.id == kept.step) else {
                return Found::Nowhere;
            };
            let Some(line) = line(kept, step) else {
                return Found::Strange;
            };
            let moves = line.moves().iter().skip(step.line.moves().len());
            // Where the coach begins, its first move alone is nothing to go on with.
            let is_begun = moves.clone().any(|mv| mv.piece().seat == step.side);
            if kept.bird.is_empty() || !is_begun {
                return Found::NotToOffer;
            }
            let Some(bird) = Strength::from_code(&kept.bird) else {
                return Found::Strange;
            };
            let written = step.task.about().opponent.filter(|_| kept.lesson != GAMES);
            if written.is_some_and(|it| it != bird) {
                return Found::Strange;
            }
            let scene = Scene {
                coordinates: Coordinates::Hidden,
                ..Scene::of_position(line.position(), step.side)
            };
            Found::Game(Box::new(LeftGame {
                id: id.to_owned(),
                lesson: kept.lesson.clone(),
                step: kept.step.clone(),
                bird,
                scene,
                n_moves: moves.len(),
            }))
        })
    }

    /// The games against the coach that were left and can be gone on with, what changed last first: one a bird and game.
    fn left_games(&self) -> Vec<LeftGame> {
        let mut left: Vec<LeftGame> = Vec::new();
        for (id, kept) in self.learner.progress.open_games() {
            if let Found::Game(game) = self.find_left(id, &kept) {
                let slot = |it: &LeftGame| (it.lesson.clone(), it.step.clone(), it.bird);
                if left.iter().all(|it| slot(it) != slot(&game)) {
                    left.push(*game);
                }
            }
        }
        left
    }

    /// The game against the coach to go on with: the one that was played last.
    #[must_use]
    pub fn left_game(&self) -> Option<LeftGame> {
        self.left_games().into_iter().next()
    }

    /// A game against the coach that was left, by the id of its record.
    #[must_use]
    pub fn left_game_of(&self, id: &str) -> Option<LeftGame> {
        let all = self.learner.progress.open_games().into_iter();
        let kept = all.into_iter().find(|it| it.0 == id);
        match self.find_left(id, &kept?.1) {
            Found::Game(game) => Some(*game),
            Found::Nowhere | Found::Strange | Found::NotToOffer => None,
        }
    }

    /// Whether a game that is kept cannot be read, or does not fit the step that it is of.
    #[must_use]
    pub fn has_strange_games(&self) -> bool {
        let progress = &self.learner.progress;
        let all = progress.open_games().into_iter();
        let is_strange =
            |(id, kept): (&str, KeptGame)| matches!(self.find_left(id, &kept), Found::Strange);
        progress.has_strange_games() || all.into_iter().any(is_strange)
    }

    /// Puts a game away that was left, by the id of its record.
    pub fn put_game_away(&mut self, id: &str) {
        let progress = &mut self.learner.progress;
        let Some(mut kept) = progress.kept_game(id) else {
            return;
        };
        AWAY.clone_into(&mut kept.result);
        // A sitting of its own, as on the screen of the game.
        let own = chance::fresh_id().unwrap_or_else(|_| id.to_owned());
        let from = (own != id).then_some(id);
        progress.write_game(&own, from, &kept, today());
        self.keep_progress();
    }
}
