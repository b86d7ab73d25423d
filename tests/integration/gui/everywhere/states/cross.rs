//! Lessons on the cross: kinds of steps, what is refused there, and a class that looks on.

use iced::keyboard::key::Named;

use squarewise::gui::screen::lesson::model::Control;
use squarewise::rules::{Piece, Role, Seat};
use squarewise::session::Answer;

use super::{Look, State, at, played};
use crate::gui::tools::Player;

pub(super) const STATES: &[State] = &[
    ("cross-say", |look| at(look, "cross-every-kind", "say")),
    ("cross-squares", |look| {
        played(look, "family-board", "missing", |it| {
            it.squares(&["j2", "b3", "c3"]);
        })
    }),
    ("cross-judged", |look| {
        played(look, "cross-every-kind", "judge-said", |it| {
            it.press(Control::Answer(Answer::NotLegal));
        })
    }),
    ("cross-west", |look| {
        played(look, "family-board", "open-path", |it| it.squares(&["a3"]))
    }),
    ("cross-corner", |look| {
        played(look, "family-board", "over-the-corner", |it| {
            it.drag("c1", "a3");
        })
    }),
    ("cross-away", away),
    ("cross-rule", |look| {
        let mut player = away(look);
        player.press(Control::Rule);
        player
    }),
    ("cross-two-attackers", |look| {
        played(look, "family-double-attack", "second-attacker", |it| {
            it.drag("c8", "c12");
        })
    }),
    ("cross-call", |look| {
        played(look, "family-say-check", "press-it", |it| {
            it.drag("k8", "g8");
        })
    }),
    ("cross-checked", |look| {
        played(look, "family-say-check", "king-stays", |it| {
            it.drag("e6", "a6");
        })
    }),
    ("cross-team", |look| {
        played(look, "family-teams", "real-team", |it| {
            it.drag("f4", "f9");
        })
    }),
    ("cross-promotion", |look| {
        played(look, "cross-every-kind", "write-promotion", |it| {
            it.types("k7-l7=");
        })
    }),
    ("cross-collect", |look| {
        played(look, "cross-every-kind", "collect", |it| {
            it.squares(&["c3", "c12", "c12"]);
        })
    }),
    ("cross-hint", |look| {
        played(look, "cross-every-kind", "play-west", |it| {
            for _ in 0..4 {
                it.press(Control::Hint);
            }
        })
    }),
    ("cross-map", |look| at(look, "cross-every-kind", "status")),
    ("cross-setup", |look| {
        played(look, "cross-every-kind", "setup", |it| {
            it.press(Control::Take(Piece::new(Role::Queen, Seat::West)));
            it.squares(&["a7"]);
        })
    }),
    ("cross-game", |look| {
        played(look, "cross-every-kind", "game", |it| {
            it.drag("e2", "e4");
            it.drag("b7", "d7");
        })
    }),
    ("cross-show", |look| {
        played(look, "family-double-attack", "second-attacker", |it| {
            it.key(Named::F11);
            it.drag("c8", "c12");
        })
    }),
];

fn away(look: Look<'_>) -> Player {
    played(look, "family-coming-and-going", "rook-waits", |it| {
        it.drag("e1", "e5");
    })
}
