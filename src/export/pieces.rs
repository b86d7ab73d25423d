//! The drawings of the pieces and of the coach as symbols of a page, each with names of its own inside.

use crate::rules::{Piece, Role, Seat};

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

/// The name of a piece's symbol.
pub(super) fn symbol(piece: Piece) -> &'static str {
    let art = match piece.seat {
        Seat::South | Seat::West => &WHITE,
        Seat::North | Seat::East => &BLACK,
    };
    match piece.role {
        Role::King => art[0].0,
        Role::Queen => art[1].0,
        Role::Rook => art[2].0,
        Role::Bishop => art[3].0,
        Role::Knight => art[4].0,
        Role::Pawn => art[5].0,
    }
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
    let all = WHITE.iter().chain(&BLACK).map(|art| (art, 100));
    let all = all.chain([(&COACH, 200)]);
    let used = all.filter(|((name, _), _)| page.contains(&format!("\"#{name}\"")));
    used.map(|((name, art), side)| defined(name, art, side))
        .collect()
}

/// The drawing as a symbol; its gradients are named after it, so that no two share a name.
fn defined(name: &str, art: &str, side: u32) -> String {
    let inner = art.split_once('>').map_or("", |(_, inner)| inner);
    let inner = inner.trim().trim_end_matches("</svg>");
    let inner = inner.replace("id=\"", &format!("id=\"{name}-"));
    let inner = inner.replace("url(#", &format!("url(#{name}-"));
    format!(r#"<symbol id="{name}" viewBox="0 0 {side} {side}">{inner}</symbol>"#)
}
