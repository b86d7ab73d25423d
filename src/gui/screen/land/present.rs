//! From lessons and progress to what the end of a land shows.

use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::shared::lands::COURSE;
use crate::gui::look::art::Icon;
use crate::gui::screen::land::State;
use crate::gui::screen::land::model::{Control, Model, Thing};
use crate::gui::widget::tool::Tool;
use crate::locale::Phrase;
use crate::progress::stars::Gathered;
use crate::rules::{Piece, Role, Seat};
use crate::scene::{ArrowKind, Coordinates, Mark, PieceLook, Scene, Shape, Spot};

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let land = &state.land;
    let is_course = land == COURSE;
    let progress = &shared.learner.progress;
    let lessons = shared.lessons_of(land).unwrap_or_default();
    let stars = lessons.iter().map(|it| progress.stars(it));
    let stars = Gathered::of(stars).stars();
    let profile = shared.learner.profile();
    let day = state.day;
    let words = |what| shared.land_words(land, what);
    let things = ["first", "second", "third"].into_iter();
    let pictures = if is_course { course() } else { meadow() };
    let has_paper = shared.papers.is_some() && cfg!(feature = "export");
    let tool = |control, icon, phrase: &Phrase| shared.tool(control, icon, phrase);
    Model {
        title: words("can"),
        land: land.clone(),
        hue: shared.hue_of_land(land).unwrap_or(HUE_OF_COURSE),
        is_course,
        animal: profile.avatar.clone(),
        learner: shared.player(),
        name: shared.land(land),
        day: shared.label(&Phrase::DayWritten {
            day: u32::from(day.day),
            month: u32::from(day.month),
            year: u32::from(day.year),
        }),
        stars,
        earned: shared.label(&Phrase::LessonDoneStars {
            stars: u32::from(stars),
        }),
        things: things
            .zip(pictures)
            .map(|(what, picture)| Thing {
                picture,
                words: words(what),
            })
            .collect(),
        kept: state.kept.clone(),
        main: main(state, shared),
        print: has_paper.then(|| tool(Control::Print, Icon::Copy, &Phrase::EndPrint)),
        home: tool(Control::Home, Icon::Home, &Phrase::EndPath),
    }
}

/// The hue of the course: none of those of the first lands.
const HUE_OF_COURSE: usize = 5;

/// The titles of a land's lessons.
pub(super) fn titles(state: &State, shared: &Shared) -> Vec<String> {
    let lessons = shared.lessons_of(&state.land).unwrap_or_default();
    let entries = lessons.iter().filter_map(|id| shared.library.find(id));
    entries.map(|it| it.words(&shared.locale).title()).collect()
}

/// The big button: what comes next.
fn main(state: &State, shared: &Shared) -> Tool<Control> {
    let (icon, phrase) = match state.next(shared) {
        (_, Some(lesson)) => (Icon::Next, Phrase::EndOnTo { lesson }),
        (Goto::Land(_), None) => (Icon::Next, Phrase::ButtonNext),
        (_, None) => (Icon::Home, Phrase::ButtonHome),
    };
    shared.tool(Control::Main, icon, &phrase)
}

/// A board of three squares by three, with pieces and arrows on it.
fn small(pieces: &[(Role, Seat, Spot)], arrows: &[(Spot, Spot)]) -> Scene {
    let mut scene = Scene::empty(Shape::square(3), Seat::WHITE);
    scene.coordinates = Coordinates::Hidden;
    let looks = pieces.iter().map(|(role, seat, at)| {
        let piece = Piece::new(*role, *seat);
        (*at, PieceLook::solid(piece))
    });
    scene.pieces = looks.collect();
    let marks = arrows
        .iter()
        .map(|(from, to)| Mark::arrow(*from, *to, ArrowKind::Move));
    scene.marks = marks.collect();
    scene
}

const fn at(file: u8, rank: u8) -> Spot {
    Spot::new(file, rank)
}

/// Straight and slantwise; around a wall; taking.
fn meadow() -> [Scene; 3] {
    let (white, black) = (Seat::WHITE, Seat::BLACK);
    [
        small(
            &[(Role::Queen, white, at(0, 0))],
            &[(at(0, 0), at(0, 2)), (at(0, 0), at(2, 2))],
        ),
        small(
            &[(Role::Rook, white, at(0, 0)), (Role::Pawn, white, at(0, 1))],
            &[(at(0, 0), at(2, 0)), (at(2, 0), at(2, 2))],
        ),
        small(
            &[
                (Role::Bishop, white, at(0, 0)),
                (Role::Knight, black, at(2, 2)),
            ],
            &[(at(0, 0), at(2, 2))],
        ),
    ]
}

/// All pieces; check; a whole game.
fn course() -> [Scene; 3] {
    let (white, black) = (Seat::WHITE, Seat::BLACK);
    [
        small(
            &[(Role::Knight, white, at(0, 0))],
            &[(at(0, 0), at(1, 2)), (at(0, 0), at(2, 1))],
        ),
        small(
            &[(Role::Rook, white, at(1, 0)), (Role::King, black, at(1, 2))],
            &[(at(1, 0), at(1, 2))],
        ),
        small(
            &[
                (Role::King, white, at(0, 0)),
                (Role::Pawn, white, at(1, 1)),
                (Role::King, black, at(2, 2)),
            ],
            &[],
        ),
    ]
}
