//! Lessons: each kind of step, what the coach says to what is done there, and the end.

use std::sync::LazyLock;

use iced::keyboard::key::Named;

use squarewise::gui::App;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::{Shared, today};
use squarewise::gui::screen::lesson::model::Control;
use squarewise::lesson::task::{Claimable, Standing};
use squarewise::library::Library;
use squarewise::rules::{Piece, Role, Seat};
use squarewise::session::Answer;
use squarewise::storage::FolderChoice;

use super::{Look, State, at, folder, guest, opened, played};
use crate::gui::tools::{Player, Scribe};
use crate::support::lesson_file;

pub(super) const STATES: &[State] = &[
    ("lesson-say", |look| at(look, "rook", "lines")),
    ("lesson-squares", |look| {
        played(look, "rook", "every-square", |it| {
            it.squares(&["b1", "b3", "b4", "c2", "d2", "c3"]);
        })
    }),
    ("lesson-collect", |look| {
        played(look, "rook", "three-stars", |it| {
            it.squares(&["c3", "c7", "c7"]);
        })
    }),
    ("lesson-hint", |look| {
        played(look, "rook", "three-stars", |it| {
            for _ in 0..4 {
                it.press(Control::Hint);
            }
        })
    }),
    ("lesson-focus", |look| {
        played(look, "rook", "wall", |it| {
            it.key(Named::ArrowUp);
            it.key(Named::ArrowUp);
            it.key(Named::ArrowRight);
        })
    }),
    ("lesson-blocked", |look| {
        played(look, "rook", "no-jumping", |it| {
            it.squares(&["g5", "a5"]);
        })
    }),
    ("lesson-judge", |look| {
        played(look, "king-danger", "guarded-queen", |it| {
            for _ in 0..3 {
                it.key(Named::Tab);
            }
        })
    }),
    ("lesson-judged", |look| {
        played(look, "king-danger", "guarded-queen", |it| {
            it.press(Control::Answer(Answer::NotLegal));
        })
    }),
    ("lesson-lit", lit),
    ("lesson-shadow", shadow),
    ("lesson-ghost", |look| {
        let mut player = shadow(look);
        player.press(Control::Anyway);
        player.watch();
        player
    }),
    ("lesson-happened", |look| {
        let mut player = shadow(look);
        player.types("h");
        player.types("w");
        player
    }),
    ("lesson-pin", |look| {
        played(look, "king-danger", "pinned-guard", |it| {
            it.squares(&["c5", "d4"]);
        })
    }),
    ("lesson-castling", castling),
    ("lesson-rule", |look| {
        let mut player = castling(look);
        player.press(Control::Rule);
        player
    }),
    ("lesson-moved", |look| {
        played(look, "castling-when-not", "came-back", |it| {
            it.press(Control::Answer(Answer::NotLegal));
        })
    }),
    ("lesson-finished", |look| {
        played(look, "castling-when-not", "came-back", |it| {
            it.press(Control::Answer(Answer::NotLegal));
            it.press(Control::Main);
        })
    }),
    ("lesson-ended", |look| ended(look, false)),
    ("lesson-ended-weak", |look| ended(look, true)),
    ("land-end", |look| land(look, "meadow")),
    ("land-end-forest", |look| land(look, "forest")),
    ("land-end-fields", |look| land(look, "fields")),
    ("land-end-castle", |look| land(look, "castle")),
    ("land-end-harbor", |look| land(look, "harbor")),
    ("land-end-pass", |look| land(look, "pass")),
    ("land-end-mill", |look| land(look, "mill")),
    ("land-end-fair", |look| land(look, "fair")),
    ("land-end-stamped", |look| stamped(look, "castle")),
    ("land-course", |look| land(look, "course")),
    ("lesson-typed", |look| {
        played(look, "rook", "three-stars", |it| {
            it.types("m");
            it.types("c3c7");
        })
    }),
    ("lesson-keys", |look| {
        played(look, "rook", "three-stars", |it| it.types("?"))
    }),
    ("lesson-promotion", |look| {
        let folder = folder(look, "promotion").with("promotion.toml", &PROMOTION);
        let mut shared = guest(look);
        shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
        let mut player = opened(shared, "promotion", "promote");
        player.squares(&["c2", "c1"]);
        player
    }),
    ("lesson-promotion-focus", |look| {
        let mut player = one_step(look, "promote-in-game");
        player.squares(&["a7"]);
        player.walk(&["b8"]);
        player
    }),
    ("lesson-promotion-black", |look| {
        let mut player = one_step(look, "promote-in-game");
        player.squares(&["a1", "b1", "g2", "f1"]);
        player
    }),
    ("lesson-promotion-hint", |look| {
        let mut player = at(look, "special-signs", "becomes");
        player.press(Control::Hint);
        player.squares(&["a2", "a1"]);
        player
    }),
    ("lesson-hash", |look| at(look, "special-signs", "hash")),
    ("lesson-hash-wrong", |look| {
        played(look, "special-signs", "hash", |it| {
            it.types("Ra7");
            it.key(Named::Enter);
        })
    }),
    ("lesson-status-four", |look| one_step(look, "four-answers")),
    ("lesson-status-five", |look| one_step(look, "five-answers")),
    ("lesson-status-wrong", |look| {
        let mut player = one_step(look, "five-answers");
        player.press(Control::Answer(Answer::Standing(Standing::Checkmate)));
        player
    }),
    ("lesson-status-done", |look| {
        let mut player = one_step(look, "five-answers");
        player.press(Control::Answer(Answer::Standing(Standing::Check)));
        player
    }),
    ("lesson-game-refused", |look| {
        let mut player = one_step(look, "win");
        player.squares(&["f7", "f8", "h8"]);
        player
    }),
    ("lesson-game-hint", |look| {
        let mut player = one_step(look, "win");
        player.press(Control::Hint);
        player
    }),
    ("lesson-won", |look| won(one_step(look, "win"))),
    ("lesson-won-hat", |look| won(hat(look))),
    ("lesson-won-small", |look| {
        played(look, "coach-games", "queen-pawns", Player::win_game)
    }),
    ("lesson-answers-wrong", |look| {
        played(look, "check-mate-or-stalemate", "is-it-mate", |it| {
            it.press(Control::Answer(Answer::Standing(Standing::Stalemate)));
        })
    }),
];

/// A step of the lesson of one step each.
fn one_step(look: Look<'_>, step: &str) -> Player {
    let folder = folder(look, step).with("one-step.toml", &ONE_STEP);
    let mut shared = guest(look);
    shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
    opened(shared, "one-step", step)
}

/// A game against the coach in which its hat is to be won, by an animal that was chosen.
fn hat(look: Look<'_>) -> Player {
    let folder = folder(look, "hat").with("coach-games.toml", &HAT);
    let kept = folder.path().join("kept");
    let Look(language, theme) = look;
    let library = Library::of_paths(&[folder.path().to_path_buf()]);
    let mut shared = Shared::open(library, Some(language), &FolderChoice::Folder(kept));
    shared.settings.theme = theme;
    shared.settings.motion = false;
    shared.with_learners(|it| it.add("fox", "Mia"));
    opened(shared, "coach-games", "win")
}

fn won(mut player: Player) -> Player {
    player.squares(&["f7", "g7"]);
    player.watch();
    player
}

/// What no shipped lesson shows so, a step each.
static ONE_STEP: LazyLock<String> = LazyLock::new(|| {
    let steps = format!(
        r#"
[[step]]
id = "four-answers"
kind = "status"
board = "3k4/8/8/8/8/8/8/2Q1K3 b - - 0 1"
answer = "play-on"
offer = ["check", "checkmate", "stalemate", "play-on"]
text = "It is Black's turn. What is this?"

[[step]]
id = "five-answers"
kind = "status"
board = "3k4/8/8/8/8/8/8/3QK3 b - - 0 1"
answer = "check"
text = "It is Black's turn. What is this?"
no = "Look at the king on d8 once more, and at each square around it."

[[step]]
id = "promote-in-game"
kind = "game"
goal = "mate"
players = 2
board = "1n5k/P7/8/8/8/8/6p1/K4N2 w - - 0 1"
text = "Both of you have a pawn that is nearly there. Who gives checkmate?"

{WIN}"#
    );
    lesson_file("one-step", "A step each", &steps)
});

/// The same game where the coach has a hat.
static HAT: LazyLock<String> = LazyLock::new(|| lesson_file("coach-games", "Little games", WIN));

const WIN: &str = r#"
[[step]]
id = "win"
kind = "game"
goal = "mate"
opponent = "coach"
board = "7k/5Q2/6K1/8/8/8/p7/8 w - - 0 1"
text = "Play a whole game and checkmate my king."
"#;

/// A pawn that waits for its new role.
static PROMOTION: LazyLock<String> = LazyLock::new(|| {
    let steps = r#"
[[step]]
id = "promote"
kind = "try"
board = "4k3/8/8/8/8/8/2p5/4K2R b - - 0 1"
side = "black"
moves = 1
text = "Your _pawn_ reaches the last row on c1."
"#;
    lesson_file("promotion", "The pawn's reward", steps)
});

/// A question that is read to somebody: the second answer is lit.
fn lit(look: Look<'_>) -> Player {
    let scribe = Scribe::default();
    let mut shared = guest(look);
    shared.speaker = scribe.speaker();
    shared.set_reading("guest", true);
    let mut player = opened(shared, "king-danger", "guarded-queen");
    while player.app.shared().lit() != Some(1) {
        assert!(!scribe.told().is_empty(), "nothing is read");
        scribe.end(&mut player);
    }
    player
}

fn shadow(look: Look<'_>) -> Player {
    played(look, "king-danger", "shadow", |it| {
        it.squares(&["e4", "f4"]);
    })
}

/// The end of a lesson in the first land, with its last step done well or with a hint.
fn ended(look: Look<'_>, is_weak: bool) -> Player {
    played(look, "rook", "first-capture", |it| {
        if is_weak {
            it.press(Control::Hint);
        }
        it.squares(&["h5", "h2"]);
        it.press(Control::Main);
    })
}

/// A page of a picture story.
fn story(look: Look<'_>, lesson: &str, page: &str) -> Player {
    let mut shared = guest(look);
    shared.library = crate::support::whole_course().clone();
    let mut app = App::new(shared);
    app.go(Goto::Step(lesson.to_owned(), page.to_owned()));
    Player::of(app)
}

/// The end of a land.
fn land(look: Look<'_>, land: &str) -> Player {
    at_end(guest(look), land)
}

/// The same with the stamp of the passport.
fn stamped(look: Look<'_>, land: &str) -> Player {
    let mut shared = guest(look);
    shared.learner.progress.stamp(land, today());
    at_end(shared, land)
}

fn at_end(mut shared: Shared, land: &str) -> Player {
    shared.library = crate::support::whole_course().clone();
    for lesson in shared.lessons_of(land).unwrap() {
        shared.learner.progress.finish(&lesson, []);
    }
    let mut app = App::new(shared);
    app.go(Goto::Land(land.to_owned()));
    Player::of(app)
}

fn castling(look: Look<'_>) -> Player {
    played(look, "castling-when-not", "through-danger", |it| {
        it.drag("e1", "g1");
    })
}

pub(super) const KINDS: &[State] = &[
    ("kind-lights", |look| at(look, "castling-judge", "fine")),
    ("kind-story", |look| story(look, "story-persia", "road")),
    ("kind-story-rice", |look| {
        story(look, "story-rice", "kingdom")
    }),
    ("kind-map", |look| at(look, "every-kind", "count-points")),
    ("kind-status", |look| at(look, "draw-kinds", "stalemate")),
    ("kind-status-clue", |look| {
        played(look, "every-kind", "status-check", |it| {
            it.press(Control::Answer(Answer::Standing(Standing::Checkmate)));
        })
    }),
    ("kind-status-done", |look| {
        played(look, "every-kind", "status", |it| {
            it.press(Control::Answer(Answer::Standing(Standing::Stalemate)));
        })
    }),
    ("kind-claim", |look| at(look, "draw-kinds", "three-times")),
    ("kind-claim-refused", |look| {
        played(look, "draw-kinds", "only-twice", |it| {
            it.press(Control::Answer(Answer::Claim(Claimable::Threefold)));
        })
    }),
    ("kind-claim-done", |look| {
        played(look, "draw-kinds", "three-times", |it| {
            it.press(Control::Answer(Answer::Claim(Claimable::Threefold)));
        })
    }),
    ("kind-choose", |look| at(look, "draw-kinds", "offer")),
    ("kind-choose-other", |look| {
        played(look, "draw-kinds", "offer", |it| {
            it.press(Control::Answer(Answer::Choice(1)));
        })
    }),
    ("kind-count", |look| {
        played(look, "every-kind", "count-moves", |it| {
            it.types("12");
            it.squares(&["e2", "d2"]);
        })
    }),
    ("kind-count-more", |look| {
        played(look, "every-kind", "count-points", |it| {
            it.types("7");
            it.press(Control::Main);
        })
    }),
    ("kind-try", |look| {
        played(look, "every-kind", "try", |it| it.squares(&["d4", "e6"]))
    }),
    ("kind-play", |look| {
        played(look, "every-kind", "play", |it| it.squares(&["e7", "e5"]))
    }),
    ("kind-write", |look| at(look, "every-kind", "write")),
    ("kind-written", |look| {
        played(look, "every-kind", "write", |it| {
            it.types("Nh3");
            it.key(Named::Enter);
        })
    }),
    ("kind-write-done", |look| {
        played(look, "every-kind", "write", |it| {
            it.types("Nf3");
            it.key(Named::Enter);
        })
    }),
    ("kind-allow", |look| at(look, "every-kind", "allow")),
    ("kind-allow-refused", |look| {
        played(look, "every-kind", "allow", |it| it.squares(&["d2"]))
    }),
    ("kind-allow-done", |look| {
        played(look, "every-kind", "allow", |it| it.squares(&["c4"]))
    }),
    ("kind-practice", |look| at(look, "every-kind", "practice")),
    ("kind-name", |look| at(look, "every-kind", "name")),
    ("kind-setup", |look| {
        played(look, "every-kind", "setup", |it| {
            it.press(Control::Take(Piece::new(Role::Rook, Seat::WHITE)));
            it.squares(&["a1", "e4"]);
        })
    }),
    ("kind-sort", |look| {
        played(look, "piece-values", "in-order", |it| {
            it.squares(&["d2", "e3", "c6"]);
        })
    }),
    ("kind-sort-answers", |look| {
        played(look, "every-kind", "sort-answers", |it| {
            it.press(Control::Answer(Answer::Choice(0)));
            it.press(Control::Answer(Answer::Choice(2)));
        })
    }),
    ("kind-game", |look| {
        played(look, "every-kind", "game", |it| {
            it.squares(&["e2", "e4", "d7", "d5"]);
        })
    }),
    ("kind-call", |look| {
        played(look, "family-say-check", "say-it", |it| {
            it.squares(&["d2", "e2"]);
        })
    }),
    ("kind-said", |look| {
        at(look, "family-say-check", "somebody-said")
    }),
];
