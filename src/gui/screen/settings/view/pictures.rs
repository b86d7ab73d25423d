//! The small pictures before the words of a choice, for whoever does not read yet: two squares with a piece on
//! each as they would look, or a pawn as large as everything would be.

use iced::widget::{container, row, svg};
use iced::{Color, Element};

use crate::gui::look::art;
use crate::gui::look::theme::style;
use crate::gui::look::theme::{Look, Measures, size};
use crate::gui::screen::settings::Message;
use crate::gui::screen::settings::model::Picture;
use crate::rules::{Piece, Role, Seat};
use crate::settings::PieceSet;

/// The side of a square, measured by the least height of a button.
const SQUARE: f32 = 0.58;
/// The paper around the squares.
const PAPER: f32 = 4.0;
/// A pawn at 100 percent, measured by the least height of a button: at 200 it fills the line.
const PAWN: f32 = 0.4;

/// The picture, within lines of this color; `None` where there is nothing to draw.
pub(super) fn picture<'a>(
    picture: Picture,
    set: PieceSet,
    outline: Color,
    measures: Measures,
) -> Option<Element<'a, Message>> {
    match picture {
        Picture::Nothing => None,
        Picture::Look(look) => Some(squares(look, outline, measures)),
        Picture::Percent(percent) => {
            let side = measures.touch * PAWN * f32::from(percent) / 100.0;
            Some(man(set, Role::Pawn, Seat::WHITE, side))
        }
    }
}

/// A dark piece on a light square and a light one on a dark square, on the paper of the theme.
fn squares<'a>(look: Look, outline: Color, measures: Measures) -> Element<'a, Message> {
    let tokens = look.tokens();
    let side = measures.touch * SQUARE;
    let square = |color: Color, role: Role, seat: Seat| {
        let man = man::<Message>(look.pieces, role, seat, side * 0.9);
        let square = container(man).center_x(side).center_y(side);
        let square = square.style(move |_| style::filled(color, 0.0));
        Element::from(square)
    };
    let light = square(tokens.board.light, Role::Knight, Seat::BLACK);
    let dark = square(tokens.board.dark, Role::Queen, Seat::WHITE);
    let edge = tokens.edge_width;
    let both = container(row![light, dark]).padding(edge);
    let rim = tokens.board.rim;
    let both = both.style(move |_| style::filled(rim, 0.0));
    let paper = tokens.paper;
    container(both)
        .padding(PAPER)
        .style(move |_| style::ringed(paper, outline, edge, size::RADIUS_SLOT / 2.0))
        .into()
}

fn man<'a, M: 'a>(set: PieceSet, role: Role, seat: Seat, side: f32) -> Element<'a, M> {
    let drawing = svg(art::piece_of(set, Piece::new(role, seat)));
    let drawing = drawing.width(side).height(side);
    drawing.into()
}
