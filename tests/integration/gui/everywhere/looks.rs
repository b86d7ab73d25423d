//! Every look worn: boards and pieces at the sizes at which they are seen.

use iced::widget::{Column, Row, container, svg};
use iced::{Element, Fill, Renderer, Theme};

use squarewise::gui::board::{BoardWidget, Memory};
use squarewise::gui::look::art;
use squarewise::gui::look::theme::{Look, ThemeKind};
use squarewise::rules::{Piece, Role, Seat};
use squarewise::scene::{Mark, PieceLook, Scene, Shape, Spot};
use squarewise::settings::{BoardLook, PieceSet};

use crate::gui::tools::shoot;

fn every_look() -> impl Iterator<Item = Look> {
    Look::all()
}

#[test]
fn every_look_differs_in_what_it_is_named_for() {
    let looks: Vec<Look> = every_look().collect();
    assert_eq!(
        looks.len(),
        ThemeKind::ALL.len() * BoardLook::ALL.len() * PieceSet::ALL.len()
    );
    for (place, a) in looks.iter().enumerate() {
        assert_eq!(a.tokens().pieces, a.pieces);
        for b in &looks[..place] {
            let is_kept_apart = a.tokens().name != b.tokens().name;
            let looks_alike = (a.theme, a.board) == (b.theme, b.board);
            assert_ne!(is_kept_apart, looks_alike, "{a:?}, {b:?}");
            assert_ne!(a.tokens(), b.tokens(), "{a:?}, {b:?}");
        }
    }
}

#[test]
fn each_set_has_twelve_drawings_of_its_own() {
    let mut drawings = Vec::new();
    for set in PieceSet::ALL {
        for seat in [Seat::WHITE, Seat::BLACK] {
            for role in Role::ALL {
                drawings.push(art::piece_of(set, Piece::new(role, seat)).id());
            }
        }
    }
    let n = drawings.len();
    drawings.sort_unstable();
    drawings.dedup();
    assert_eq!(drawings.len(), n);
}

/// Pieces in a row at one size, on light and on dark.
fn row(look: Look, side: f32) -> Element<'static, (), Theme, Renderer> {
    let mut squares = Vec::new();
    for seat in [Seat::WHITE, Seat::BLACK] {
        for (place, role) in Role::ALL.into_iter().enumerate() {
            let board = look.tokens().board;
            let color = if place % 2 == 0 {
                board.light
            } else {
                board.dark
            };
            let piece = svg(art::piece_of(look.pieces, Piece::new(role, seat)));
            let square = container(piece.width(side).height(side));
            squares.push(square.style(move |_| container::background(color)).into());
        }
    }
    Row::with_children(squares).into()
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_pieces() {
    for look in every_look() {
        let sizes = [24.0, 48.0, 96.0, 160.0];
        let rows = sizes.map(|side| row(look, side));
        let view: Element<'_, ()> = Column::with_children(rows).width(Fill).into();
        let name = format!("pieces-{:?}-{:?}-{:?}", look.theme, look.board, look.pieces);
        shoot(&name, look.theme, (1920, 340), view);
    }
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_boards() {
    for look in every_look() {
        let mut scene = Scene::empty(Shape::square(8), Seat::WHITE);
        for (file, role) in (0..).zip(Role::ALL) {
            for (rank, seat) in [(1, Seat::WHITE), (6, Seat::BLACK)] {
                let piece = PieceLook::solid(Piece::new(role, seat));
                scene.pieces.push((Spot::new(file, rank), piece));
            }
        }
        let at = |file| Spot::new(file, 4);
        let marks = [
            Mark::Target(at(0)),
            Mark::Danger(at(1)),
            Mark::Good(at(2)),
            Mark::Star(at(3)),
            Mark::Hint(at(4)),
            Mark::Chosen(at(5)),
            Mark::From(Spot::new(1, 1)),
        ];
        scene.marks.extend(marks);
        let memory = Memory::default();
        let board = BoardWidget::<()>::new(&scene, &memory, look.tokens());
        let view: Element<'_, ()> = container(board).center(Fill).into();
        let name = format!("looks-{:?}-{:?}-{:?}", look.theme, look.board, look.pieces);
        shoot(&name, look.theme, (600, 600), view);
    }
}
