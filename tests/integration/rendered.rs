//! Sentences as they are read: filled in with one and many, with names, pieces and squares.

use squarewise::locale::{Locale, Phrase, PieceWord, SquareName};
use squarewise::rules::notation::letters::Letters;

/// What each language says, beside what it should say.
#[track_caller]
fn said_in_all(phrase: &Phrase, expected: [&str; 5]) {
    for (language, expected) in ["en", "de", "fr", "es", "ru"].iter().zip(expected) {
        let said = Locale::load(&[language]).say_plain(phrase);
        // Blanks that do not break read as blanks here; how they are written is held elsewhere.
        let said = said.replace(['\u{A0}', '\u{202F}'], " ");
        assert_eq!(said, expected, "{language}: {phrase:?}");
    }
}

#[test]
fn when_a_position_was_there_is_listed_and_counted() {
    let plies = |start, numbers: &[u32]| Phrase::FactPlies {
        start,
        numbers: numbers.to_vec(),
    };
    said_in_all(
        &plies(1, &[]),
        [
            "It was here at the start.",
            "Sie war am Anfang da.",
            "Elle était là au début.",
            "Estaba al comienzo.",
            "Она стояла в начале.",
        ],
    );
    said_in_all(
        &plies(1, &[21]),
        [
            "It was here at the start and after move 21.",
            "Sie war am Anfang und nach Zug 21 da.",
            "Elle était là au début et après le coup 21.",
            "Estaba al comienzo y tras la jugada 21.",
            "Она стояла в начале и после хода 21.",
        ],
    );
    said_in_all(
        &plies(1, &[4, 8]),
        [
            "It was here at the start and after moves 4 and 8.",
            "Sie war am Anfang und nach den Zügen 4 und 8 da.",
            "Elle était là au début et après les coups 4 et 8.",
            "Estaba al comienzo y tras las jugadas 4 y 8.",
            "Она стояла в начале и после ходов 4 и 8.",
        ],
    );
    said_in_all(
        &plies(0, &[5]),
        [
            "It was here after move 5.",
            "Sie war nach Zug 5 da.",
            "Elle était là après le coup 5.",
            "Estaba tras la jugada 5.",
            "Она стояла после хода 5.",
        ],
    );
    said_in_all(
        &plies(0, &[2, 5, 21]),
        [
            "It was here after moves 2, 5 and 21.",
            "Sie war nach den Zügen 2, 5 und 21 da.",
            "Elle était là après les coups 2, 5 et 21.",
            "Estaba tras las jugadas 2, 5 y 21.",
            "Она стояла после ходов 2, 5 и 21.",
        ],
    );
}

#[test]
fn a_pawn_that_should_stay_a_pawn_has_its_own_sentence() {
    let piece = PieceWord::Pawn;
    said_in_all(
        &Phrase::ReasonPromotionPieceInvalid { piece },
        [
            "Choose a queen, rook, bishop or knight. It can’t stay a pawn.",
            "Wähle Dame, Turm, Läufer oder Springer. Ein Bauer darf er nicht bleiben.",
            "Choisis une dame, une tour, un fou ou un cavalier. Ton pion ne peut pas rester pion.",
            "Elige dama, torre, alfil o caballo. No puede quedarse como peón.",
            "Выбери ферзя, ладью, слона или коня. Остаться пешкой ей нельзя.",
        ],
    );
}

#[test]
fn what_ended_in_a_draw_says_so() {
    let drawn = [
        ("en", "draw"),
        ("de", "remis"),
        ("fr", "nulle"),
        ("es", "tablas"),
        ("ru", "ничья"),
    ];
    for (language, word) in drawn {
        let locale = Locale::load(&[language]);
        for phrase in [
            Phrase::ReasonGameOverResignationDraw,
            Phrase::EndingResignationDraw,
            Phrase::ReasonGameOverDeadPosition,
            Phrase::ReasonGameOverFivefold,
            Phrase::ReasonGameOverSeventyFive,
            Phrase::ReasonGameOverThreefold,
            Phrase::ReasonGameOverFiftyMoves,
            Phrase::ReasonGameOverAgreement,
        ] {
            let said = locale.say_plain(&phrase).to_lowercase();
            let is_said = said.contains(word) || said.contains("ничью");
            assert!(is_said, "{language}: {said}");
        }
    }
}

#[test]
fn examples_of_written_moves_use_the_languages_own_letters() {
    for language in Locale::available() {
        let locale = Locale::load(&[&language.tag]);
        let letters = Letters::parse(&locale.say_plain(&Phrase::PieceLetters)).unwrap();
        let knight = letters.write("Nf3");
        for phrase in [
            Phrase::UnreadNotAMove,
            Phrase::TableType,
            Phrase::TypedEmpty,
        ] {
            let said = locale.say_plain(&phrase);
            assert!(said.contains(&knight), "{}: {said}", language.tag);
        }
    }
}

#[test]
fn names_and_squares_are_joined_as_they_are_spoken() {
    let names = |all: &[&str]| all.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
    let players = names(&["Anna Lea", "Inés"]);
    said_in_all(
        &Phrase::FamilyTeamWins { players },
        [
            "Anna Lea and Inés win together! Thank you all for the game.",
            "Anna Lea und Inés gewinnen zusammen! Danke euch allen für die Partie.",
            "Anna Lea et Inés gagnent ensemble ! Merci à tous pour la partie.",
            "¡Anna Lea e Inés ganan en equipo! Gracias a todos por la partida.",
            "Anna Lea и Inés побеждают вместе! Спасибо всем за игру.",
        ],
    );
    let said = |callers: &[&str]| Phrase::FamilySaid {
        callers: names(callers),
        victim: "Adam".to_owned(),
    };
    said_in_all(
        &said(&["Ours"]),
        [
            "Check from Ours! Adam must deal with it.",
            "Schach von Ours! Adam muss es abwehren.",
            "Ours donne échec ! Adam doit y répondre.",
            "¡Jaque de Ours! Adam debe responder.",
            "Ours: шах! Отвечает Adam.",
        ],
    );
    let french = Locale::load(&["fr"]).say_plain(&said(&["Ours", "Emma"]));
    assert!(french.starts_with("Ours et Emma donnent échec"), "{french}");
    let piece = PieceWord::Rook;
    let from = SquareName::from("h8");
    let squares = ["g8", "h9", "i9"].map(SquareName::from).to_vec();
    said_in_all(
        &Phrase::TypedTargets {
            piece,
            from,
            squares,
        },
        [
            "The rook on h8 can go to g8, h9 and i9.",
            "Der Turm auf h8 kann nach g8, h9 und i9 ziehen.",
            "La tour en h8 peut aller en g8, h9 et i9.",
            "La torre de h8 puede ir a g8, h9 e i9.",
            "Ладья на h8 может пойти на g8, h9 и i9.",
        ],
    );
}
