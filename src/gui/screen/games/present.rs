//! From the games and the learner's progress to what the screen shows.

use crate::gui::base::picture::stands_for;
use crate::gui::base::shared::Shared;
use crate::gui::base::shared::names::GAMES;
use crate::gui::look::art::Icon;
use crate::gui::screen::games::State;
use crate::gui::screen::games::model::{Bird, Board, Card, Control, Model};
use crate::gui::screen::games::table::{CARDS, Game};
use crate::lesson::on_board;
use crate::library::Entry;
use crate::locale::{Phrase, count};
use crate::scene::{Coordinates, Scene, Spot};
use crate::solve::strength::Strength;

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let mut boards = boards(state, shared).into_iter().peekable();
    let mut cards = Vec::new();
    for games in CARDS {
        let own: Vec<Board> = games
            .iter()
            .filter_map(|game| boards.next_if(|(step, _)| *step == game.step))
            .map(|(_, board)| board)
            .collect();
        if !own.is_empty() {
            let title = title(games, shared);
            cards.push(Card { title, boards: own });
        }
    }
    let (open, later) = cards.into_iter().partition(Card::is_open);
    let lesson = asked_for(state, shared).map(|it| it.words(&shared.locale).title());
    Model {
        back: shared.tool(Control::Back, Icon::Back, &Phrase::ButtonBack),
        title: shared.label(&Phrase::GamesTitle),
        hello: shared.label(&match lesson.clone() {
            Some(lesson) => Phrase::GamesFirst { lesson },
            None => Phrase::GamesWhat,
        }),
        on: lesson.map(|_| {
            let onward = shared.flow().onward();
            shared.tool(Control::First, onward, &Phrase::GamesLesson)
        }),
        birds: birds(shared),
        open,
        later,
    }
}

/// The steps of the games that are there, in the order of their cards.
pub(super) fn games(shared: &Shared) -> Vec<Game> {
    let Some(entry) = shared.library.find(GAMES) else {
        return Vec::new();
    };
    let all = CARDS.into_iter().flatten().copied();
    all.filter(|game| entry.lesson.place_of(game.step).is_some())
        .collect()
}

/// The lesson that opens a game, while the game is not open: see [`Game`].
pub(super) fn first(game: Game, shared: &Shared) -> Option<&Entry> {
    let entry = shared.library.find(game.after?)?;
    let (lesson, learner) = (&entry.lesson, &shared.learner);
    let steps = lesson.step_ids().into_iter();
    let is_open = learner.is_guest() || learner.progress.is_half_done(&lesson.id, steps);
    (!is_open).then_some(entry)
}

/// The lesson that opens the closed game somebody has asked for, until it is open.
pub(super) fn asked_for<'a>(state: &State, shared: &'a Shared) -> Option<&'a Entry> {
    let game = games(shared).into_iter().nth(state.asked?)?;
    first(game, shared)
}

fn boards(state: &State, shared: &Shared) -> Vec<(&'static str, Board)> {
    let games = games(shared).into_iter().enumerate();
    let boards = games.filter_map(|(number, game)| {
        let mut board = board(number, game, shared)?;
        if state.asked == Some(number) && board.first.is_some() {
            board.n_refused = state.n_refused;
        }
        Some((game.step, board))
    });
    boards.collect()
}

fn board(number: usize, game: Game, shared: &Shared) -> Option<Board> {
    let entry = shared.library.find(GAMES)?;
    let (whole, has_opponent) = on_board!(&entry.lesson, lesson => {
        let step = lesson.steps.iter().find(|it| it.id == game.step)?;
        let has_opponent = step.task.about().opponent.is_some();
        (Scene::of_position(step.position(), step.side), has_opponent)
    });
    let entry = first(game, shared);
    let emblem = entry.and_then(|it| stands_for(&it.lesson));
    let first = entry.map(|it| it.words(&shared.locale).title());
    let is_won = shared.learner.progress.step_stars(GAMES, game.step) > 0;
    let has_beaten = |it: Strength| {
        let progress = &shared.learner.progress;
        progress.has_beaten(GAMES, game.step, it.number())
    };
    let hats = Strength::ALL.map(has_beaten);
    let name = shared.game(game.step);
    let name = match &first {
        Some(lesson) => shared.label(&Phrase::GamesLater {
            name,
            lesson: lesson.clone(),
        }),
        None if is_won => shared.label(&Phrase::GamesWon {
            name,
            count: count(hats.iter().filter(|is_won| **is_won).count()),
        }),
        None => name,
    };
    Some(Board {
        control: Control::Game(number),
        number,
        name,
        is_empty: whole.pieces.is_empty(),
        picture: near(&whole),
        is_won,
        hats: has_opponent.then_some(hats).filter(|_| first.is_none()),
        first,
        emblem,
        n_refused: 0,
    })
}

/// What a card is called: like its game, or like what its games have in common.
fn title(games: &[Game], shared: &Shared) -> String {
    match games {
        [Game { step, .. }] => shared.game(step),
        [Game { step, .. }, ..] if step.starts_with("race") => shared.label(&Phrase::GamesRace),
        _ => shared.label(&Phrase::GamesHunt),
    }
}

/// The coach at each strength.
fn birds(shared: &Shared) -> Vec<Bird> {
    let all = Strength::ALL.into_iter();
    let chosen = shared.strength_chosen();
    let birds = all.map(|strength| {
        let number = strength.number();
        Bird {
            control: Control::Strength(number),
            strength: number,
            name: shared.strength(number),
            is_chosen: strength == chosen,
        }
    });
    birds.collect()
}

/// A board as a small picture: cut around its pieces, if they do not stand all over it.
fn near(whole: &Scene) -> Scene {
    let spots = || whole.pieces.iter().map(|(spot, _)| *spot);
    let reach = |of: fn(Spot) -> u8| {
        let (least, most) = (spots().map(of).min(), spots().map(of).max());
        (least.unwrap_or(0), most.unwrap_or(0))
    };
    let (files, ranks) = (reach(|it| it.file), reach(|it| it.rank));
    let side = 1 + (files.1 - files.0).max(ranks.1 - ranks.0);
    let side = side.max(LEAST_SIDE);
    let board = whole.shape.files.min(whole.shape.ranks);
    if spots().next().is_none() || side > MOST_SIDE || side > board {
        return Scene {
            coordinates: Coordinates::Hidden,
            ..whole.clone()
        };
    }
    let corner = |at: u8| at.min(board - side);
    whole.part(Spot::new(corner(files.0), corner(ranks.0)), side)
}

/// The least and the greatest part of a board that is cut out; a larger one is shown whole.
const LEAST_SIDE: u8 = 4;
const MOST_SIDE: u8 = 6;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Classic, Seat, Setup, Waive};
    use crate::scene::Shape;

    fn scene(board: &str) -> Scene {
        let setup = Setup::<Classic>::parse_fen(board).unwrap();
        let position = setup.into_position(Waive::LESSON).unwrap();
        Scene::of_position(&position, Seat::WHITE)
    }

    #[test]
    fn a_small_board_is_cut_around_its_pieces() {
        let race = near(&scene("8/8/ppp5/8/8/PPP5/8/8 w - - 0 1"));
        assert_eq!(race.shape.files, 4);
        assert_eq!(race.pieces.len(), 6);
        let whole = near(&scene("8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1"));
        assert_eq!(whole.shape, Shape::square(8));
        assert_eq!(whole.coordinates, Coordinates::Hidden);
    }
}
