//! Screens as they look in the middle of a lesson, for photographs: English and German.

use squarewise::gui::art::Mood;
use squarewise::gui::board::Hands;
use squarewise::gui::screen::home::model as home;
use squarewise::gui::screen::lesson::model as lesson;
use squarewise::gui::widget::coach::{Speech, Tint};
use squarewise::gui::widget::progress_dots::Dot;
use squarewise::gui::widget::promotion::Choice;
use squarewise::rules::{Classic, Piece, Role, Seat, Setup, Square, Waive};
use squarewise::scene::{ArrowKind, Mark, PieceLook, Scene, Shape, Spot};

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

/// Castling through an attacked square, refused.
pub(crate) fn refusal(german: bool) -> lesson::Model {
    let say = |en: &str, de: &str| if german { de.to_owned() } else { en.to_owned() };
    let mut scene = board("4k2r/ppp2p1p/8/5r2/8/8/PPP3PP/4K2R w K - 0 1", Seat::WHITE);
    scene.marks = vec![
        Mark::From(spot("e1")),
        Mark::Danger(spot("f1")),
        Mark::Arrow {
            from: spot("e1"),
            to: spot("g1"),
            kind: ArrowKind::Hint,
        },
        Mark::Arrow {
            from: spot("f5"),
            to: spot("f1"),
            kind: ArrowKind::Attack,
        },
    ];
    let light = |en: &str, de: &str, holds| lesson::Light {
        label: say(en, de),
        holds,
    };
    let answer = |en: &str, de: &str, means, is_chosen| lesson::Answer {
        label: say(en, de),
        means,
        is_chosen,
        is_on: true,
    };
    lesson::Model {
        title: say("Castling: when not", "Rochade: wann nicht"),
        scene,
        hands: Hands::Move,
        coach: lesson::Coach {
            mood: Mood::Oops,
            speech: Speech::of(&say(
                "Not yet: the king would cross f1, and the rook on f5 guards it.",
                "Noch nicht: Der König müsste über f1 gehen, und der Turm auf f5 bewacht dieses Feld.",
            )),
            tint: Tint::Danger,
            rule_link: Some(say(
                "Show me the rule (3.8.2.2)",
                "Zeig mir die Regel (3.8.2.2)",
            )),
        },
        rule: None,
        question: Some(say("May White castle here?", "Darf Weiß hier rochieren?")),
        lights: vec![
            light("King home", "König daheim", true),
            light("Rook home", "Turm daheim", true),
            light("Path free", "Weg frei", true),
            light("No check", "Kein Schach", true),
            light("Way safe", "Weg sicher", false),
            light("Goal safe", "Ziel sicher", true),
        ],
        answers: vec![
            answer("Yes, legal", "Ja, erlaubt", true, false),
            answer("No", "Nein", false, true),
        ],
        promotion: None,
        main: None,
        hint: press(&say("Hint 1 of 3", "Tipp 1 von 3"), true),
        take_back: press(&say("Take back", "Zurücknehmen"), false),
        again: press(&say("Start again", "Von vorn"), true),
        home: press(&say("Home", "Übersicht"), true),
        language: say("English", "Deutsch"),
        theme: say("Light", "Hell"),
        dots: vec![
            Dot::Done,
            Dot::Done,
            Dot::Done,
            Dot::Current,
            Dot::Open,
            Dot::Open,
            Dot::Open,
            Dot::Open,
        ],
        step_of: say("Step 4 of 8", "Schritt 4 von 8"),
        stars: 1,
    }
}

/// Stars to collect with a rook, its moves shown.
pub(crate) fn collect(german: bool) -> lesson::Model {
    let say = |en: &str, de: &str| if german { de.to_owned() } else { en.to_owned() };
    let mut scene = board("8/8/3p4/8/3R2p1/8/8/8 w - - 0 1", Seat::WHITE);
    let dots = ["d5", "d3", "d2", "d1", "c4", "b4", "a4", "e4", "f4"];
    scene.marks = vec![Mark::From(spot("d4"))];
    scene
        .marks
        .extend(dots.map(|name| Mark::Target(spot(name))));
    scene
        .marks
        .extend(["d6", "g4"].map(|name| Mark::CaptureTarget(spot(name))));
    scene
        .marks
        .extend(["d7", "h7", "h2"].map(|name| Mark::Star(spot(name))));
    lesson::Model {
        title: say("The rook and the stars", "Der Turm und die Sterne"),
        scene,
        coach: lesson::Coach {
            mood: Mood::Glad,
            speech: Speech::of(&say(
                "Collect all the stars with the _rook_. It can be done in 3 moves!\n\nIt starts on d4.",
                "Sammle mit dem _Turm_ alle Sterne. Es geht in 3 Zügen!\n\nEr steht auf d4.",
            )),
            tint: Tint::Calm,
            rule_link: None,
        },
        question: None,
        lights: vec![],
        answers: vec![],
        main: Some(press(&say("Next", "Weiter"), true)),
        take_back: press(&say("Take back", "Zurücknehmen"), true),
        ..refusal(german)
    }
}

/// A pawn that waits for its new role, black at the bottom.
pub(crate) fn promotion(german: bool) -> lesson::Model {
    let say = |en: &str, de: &str| if german { de.to_owned() } else { en.to_owned() };
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
        promotion: Some(lesson::Promotion {
            question: say(
                "What does the pawn on c1 become?",
                "Was wird aus dem Bauern auf c1?",
            ),
            choices: choices.into(),
        }),
        ..collect(german)
    }
}

/// The card with a rule.
pub(crate) fn rule(german: bool) -> lesson::Model {
    let say = |en: &str, de: &str| if german { de.to_owned() } else { en.to_owned() };
    let mut model = refusal(german);
    model.coach.mood = Mood::Think;
    model.rule = Some(lesson::RuleCard {
        title: say("Castling, article 3.8.2.2", "Rochade, Artikel 3.8.2.2"),
        speech: Speech::of(&say(
            "The king may not castle while it is attacked. The square it crosses and the square it lands on must not be attacked either.",
            "Der König darf nicht rochieren, solange er angegriffen ist. Auch das Feld, über das er geht, und sein Zielfeld dürfen nicht angegriffen sein.",
        )),
        close: say("Got it", "Verstanden"),
    });
    model
}

fn picture(role: Role) -> Scene {
    let mut scene = Scene::empty(Shape::square(3), Seat::WHITE);
    let look = PieceLook::solid(Piece::new(role, Seat::WHITE));
    scene.pieces.push((Spot::new(1, 1), look));
    scene.coordinates = squarewise::scene::Coordinates::Hidden;
    scene
}

/// The home screen with some lessons done.
pub(crate) fn home(german: bool) -> home::Model {
    let say = |en: &str, de: &str| if german { de.to_owned() } else { en.to_owned() };
    let mut number = 0;
    let mut card = |en: &str, de: &str, role, stars| {
        number += 1;
        home::Card {
            number: number - 1,
            title: say(en, de),
            note: None,
            picture: picture(role),
            stars,
            is_next: number == 3,
        }
    };
    home::Model {
        name: "Squarewise".to_owned(),
        language: say("English", "Deutsch"),
        theme: say("Light", "Hell"),
        go_on: Some(home::GoOn {
            title: say("Go on, Owl!", "Weiter, Eule!"),
            line: say(
                "Castling: when not, step 4 of 8",
                "Rochade: wann nicht, Schritt 4 von 8",
            ),
            button: Some(say("Continue", "Weiter")),
        }),
        shelves: vec![
            home::Shelf {
                title: say("How the pieces move", "Wie die Figuren ziehen"),
                count: say("2 of 2", "2 von 2"),
                cards: vec![
                    card(
                        "The rook and the stars",
                        "Der Turm und die Sterne",
                        Role::Rook,
                        3,
                    ),
                    card(
                        "The king never walks into danger",
                        "Der König geht nie in Gefahr",
                        Role::King,
                        2,
                    ),
                ],
            },
            home::Shelf {
                title: say("Special moves", "Besondere Züge"),
                count: say("0 of 1", "0 von 1"),
                cards: vec![card(
                    "Castling: when not",
                    "Rochade: wann nicht",
                    Role::King,
                    0,
                )],
            },
        ],
        notices: vec![],
    }
}
