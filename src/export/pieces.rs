//! The drawings of the pieces and of the coach as symbols of a page, each with names of its own inside.

use crate::lesson::stage::Stage;
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

macro_rules! scene {
    ($name:literal) => {
        (
            concat!("story-", $name),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/stories/",
                $name,
                ".svg"
            )),
        )
    };
}

/// The scenes of picture stories by day, in the order of [`Stage::ALL`].
const STORIES: [(&str, &str); Stage::ALL.len()] = [
    scene!("india"),
    scene!("persia"),
    scene!("baghdad"),
    scene!("europe"),
    scene!("rice"),
    scene!("queen"),
    scene!("tournament"),
];

/// How high the scene of a story is drawn, as a part of its width: the sky above it and the ground below are left out.
pub(super) const STORY: f32 = 0.5625;
/// How wide a scene is by its own measure.
pub(super) const SCENE: f32 = 704.0;

/// The name of the symbol of a scene.
pub(super) fn story(stage: Stage) -> &'static str {
    let at = Stage::ALL.iter().position(|it| *it == stage);
    at.and_then(|at| STORIES.get(at))
        .map_or("", |(name, _)| name)
}

/// The symbols that a page uses.
pub(super) fn symbols(page: &str) -> String {
    let is_used = |name: &str| page.contains(&format!("\"#{name}\""));
    let plain = WHITE.iter().chain(&BLACK).map(|art| (art, 100));
    let plain = plain.chain([(&COACH, 200)]);
    let plain = plain.filter(|((name, _), _)| is_used(name));
    let plain = plain.map(|((name, art), side)| defined(name, art, &format!("0 0 {side} {side}")));
    let scene = format!("0 0 {SCENE} {:.0}", SCENE * STORY);
    let stories = STORIES.iter().filter(|(name, _)| is_used(name));
    let stories = stories.map(|(name, art)| defined(name, art, &scene));
    let seats = Seat::ALL.into_iter();
    let pieces = seats.flat_map(|seat| Role::ALL.map(|role| Piece::new(role, seat)));
    let of_four = pieces
        .filter(|piece| is_used(&symbol(*piece, true)))
        .map(|piece| {
            let (name, art) = dressed(piece);
            defined(&name, &art, "0 0 100 100")
        });
    plain.chain(stories).chain(of_four).collect()
}

/// The drawing as a symbol; its gradients are named after it, so that no two share a name.
fn defined(name: &str, art: &str, seen: &str) -> String {
    let inner = art.split_once('>').map_or("", |(_, inner)| inner);
    let inner = inner.trim().trim_end_matches("</svg>");
    let inner = inner.replace("id=\"", &format!("id=\"{name}-"));
    let inner = inner.replace("url(#", &format!("url(#{name}-"));
    let inner = inner.replace("href=\"#", &format!("href=\"#{name}-"));
    format!(r#"<symbol id="{name}" viewBox="{seen}">{inner}</symbol>"#)
}
