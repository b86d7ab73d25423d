//! The drawings of the pieces and of the coach as symbols of a page, each with names of its own inside.

use crate::rules::{Piece, Role, Seat};
use crate::scene::army;

macro_rules! art {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/pieces/",
                $name,
                ".svg"
            )),
        )
    };
}

const WHITE: [(&str, &str); 6] = [
    art!("white-king"),
    art!("white-queen"),
    art!("white-rook"),
    art!("white-bishop"),
    art!("white-knight"),
    art!("white-pawn"),
];
const BLACK: [(&str, &str); 6] = [
    art!("black-king"),
    art!("black-queen"),
    art!("black-rook"),
    art!("black-bishop"),
    art!("black-knight"),
    art!("black-pawn"),
];

/// A drawing with its name, from the pieces of White or of Black.
fn art(piece: Piece) -> (&'static str, &'static str) {
    let art = match army::is_light(piece.seat) {
        true => &WHITE,
        false => &BLACK,
    };
    match piece.role {
        Role::King => art[0],
        Role::Queen => art[1],
        Role::Rook => art[2],
        Role::Bishop => art[3],
        Role::Knight => art[4],
        Role::Pawn => art[5],
    }
}

/// The name of a piece's symbol; where four armies play, of the one with its army's badge.
pub(super) fn symbol(piece: Piece, is_of_four: bool) -> String {
    let (name, _) = art(piece);
    match is_of_four {
        true => format!("{}-{name}", piece.seat),
        false => name.to_owned(),
    }
}

/// The drawing of a piece with its army's badge.
fn dressed(piece: Piece) -> (String, String) {
    let (_, drawing) = art(piece);
    (symbol(piece, true), army::dressed(drawing, piece.seat))
}

/// The coach, for a certificate.
const COACH: (&str, &str) = (
    "coach",
    include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/assets/coach/cheer.svg"
    )),
);

/// The name of the coach's symbol.
pub(super) const fn coach() -> &'static str {
    COACH.0
}

/// The symbols that a page uses.
pub(super) fn symbols(page: &str) -> String {
    let is_used = |name: &str| page.contains(&format!("\"#{name}\""));
    let plain = WHITE.iter().chain(&BLACK).map(|art| (art, 100));
    let plain = plain.chain([(&COACH, 200)]);
    let plain = plain.filter(|((name, _), _)| is_used(name));
    let plain = plain.map(|((name, art), side)| defined(name, art, side));
    let seats = Seat::ALL.into_iter();
    let pieces = seats.flat_map(|seat| Role::ALL.map(|role| Piece::new(role, seat)));
    let of_four = pieces
        .filter(|piece| is_used(&symbol(*piece, true)))
        .map(|piece| {
            let (name, art) = dressed(piece);
            defined(&name, &art, 100)
        });
    plain.chain(of_four).collect()
}

/// The drawing as a symbol; its gradients are named after it, so that no two share a name.
fn defined(name: &str, art: &str, side: u32) -> String {
    let inner = art.split_once('>').map_or("", |(_, inner)| inner);
    let inner = inner.trim().trim_end_matches("</svg>");
    let inner = inner.replace("id=\"", &format!("id=\"{name}-"));
    let inner = inner.replace("url(#", &format!("url(#{name}-"));
    format!(r#"<symbol id="{name}" viewBox="0 0 {side} {side}">{inner}</symbol>"#)
}
