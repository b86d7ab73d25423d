//! What tests need by name: squares, and a screen that no shipped lesson has yet.

use squarewise::gui::art::Mood;
use squarewise::gui::board::Hands;
use squarewise::gui::screen::lesson::model as lesson;
use squarewise::gui::widget::coach::{Speech, Tint};
use squarewise::gui::widget::progress_dots::Dot;
use squarewise::gui::widget::promotion::Choice;
use squarewise::rules::{Classic, Piece, Role, Seat, Setup, Square, Waive};
use squarewise::scene::{Mark, Scene, Spot};

/// A square by its name.
pub(crate) fn spot(name: &str) -> Spot {
    Spot::from(Square::<Classic>::parse(name).unwrap())
}

fn board(fen: &str, side: Seat) -> Scene {
    let setup = Setup::<Classic>::parse_fen(fen).unwrap();
    let position = setup.into_position(Waive::LESSON).unwrap();
    Scene::of_board(position.board(), side)
}

fn press(label: &str, is_on: bool) -> lesson::Press {
    lesson::Press {
        label: label.to_owned(),
        is_on,
    }
}

/// A pawn that waits for its new role, Black at the bottom.
pub(crate) fn promotion(german: bool) -> lesson::Model {
    let say = |en: &str, de: &str| if german { de } else { en }.to_owned();
    let mut scene = board("4k3/8/8/8/8/8/2p5/4K2R b - - 0 1", Seat::BLACK);
    scene.marks = vec![Mark::From(spot("c2")), Mark::Target(spot("c1"))];
    let names = [
        (Role::Queen, "Queen", "Dame"),
        (Role::Rook, "Rook", "Turm"),
        (Role::Bishop, "Bishop", "Läufer"),
        (Role::Knight, "Knight", "Springer"),
    ];
    let choices = names.map(|(role, en, de)| Choice {
        piece: Piece::new(role, Seat::BLACK),
        name: say(en, de),
    });
    lesson::Model {
        title: say("The pawn's reward", "Die Belohnung des Bauern"),
        scene,
        hands: Hands::Move,
        coach: lesson::Coach {
            mood: Mood::Glad,
            speech: Speech::of(&say(
                "Your _pawn_ reaches the last row on c1.",
                "Dein _Bauer_ erreicht auf c1 die letzte Reihe.",
            )),
            tint: Tint::Calm,
            rule_link: None,
            anyway: None,
        },
        promotion: Some(lesson::Promotion {
            question: say(
                "The pawn goes to c1. What shall it become?",
                "Der Bauer geht nach c1. Was soll er werden?",
            ),
            choices: choices.into(),
        }),
        hint: press(&say("Hint 1 of 3", "Tipp 1 von 3"), true),
        take_back: press(&say("Take back", "Zug zurück"), true),
        again: press(&say("Start again", "Von vorn"), true),
        home: press(&say("Home", "Übersicht"), true),
        dots: vec![Dot::Done, Dot::Current, Dot::Open],
        step_of: say("Step 2 of 3", "Schritt 2 von 3"),
        stars: 0,
        ..lesson::Model::blank()
    }
}
