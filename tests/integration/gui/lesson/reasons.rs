//! Why an answer is right or wrong, as the window says and shows it: on boards of practice and in lessons.

use squarewise::explain;
use squarewise::gui::App;
use squarewise::gui::screen::lesson::model::Control;
use squarewise::lesson::Task;
use squarewise::lesson::task::Standing;
use squarewise::library::Library;
use squarewise::locale::Phrase;
use squarewise::rules::{Ending, Fault, Line, Move, Position, Verdict};
use squarewise::scene::{ArrowKind, Mark, PieceLook, Tone};
use squarewise::session::Answer;

use crate::gui::practice::{at_board, board_where};
use crate::gui::tools::{Player, Shown, guest};
use crate::languages;
use crate::support::{Folder, classic, lesson_file};

/// The words alone, with one space between them.
fn flat(said: &str) -> String {
    // Marks of the direction are not words.
    let said = said.replace(['\u{200e}', '\u{200f}'], "");
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn said(player: &Player) -> String {
    flat(&player.lesson().coach.speech.words())
}

#[track_caller]
fn hears(player: &Player, phrase: &Phrase) {
    let (said, expected) = (said(player), flat(&player.say(phrase)));
    assert!(said.contains(&expected), "{said:?} has no {expected:?}");
}

fn has(player: &Player, mark: &Mark) -> bool {
    player.lesson().scene.marks.contains(mark)
}

/// The arrow of a move that is left.
fn way_of(mv: &Move) -> Mark {
    Mark::arrow(mv.from(), mv.to(), ArrowKind::Author(Tone::Red))
}

#[test]
fn yes_and_no_are_told_why_whether_right_or_wrong() {
    for language in languages::walked() {
        for (skill, is_legal) in [
            ("castle-or-not", true),
            ("castle-or-not", false),
            ("en-passant-or-not", true),
            ("en-passant-or-not", false),
            ("allowed-or-not", true),
            ("allowed-or-not", false),
        ] {
            let board = board_where(skill, |it| match &classic(it).task {
                Task::Judge { verdict, .. } => verdict.legal().is_some() == is_legal,
                _ => false,
            });
            let Task::Judge {
                verdict, attempt, ..
            } = &classic(&board).task
            else {
                panic!("{skill}");
            };
            let position = classic(&board).position();
            let why = match verdict {
                Verdict::Legal(mv) => explain::allowed(position, mv).0,
                Verdict::Illegal(fault) => explain::fault(position, fault).sentence,
            };
            let is_castling = match verdict {
                Verdict::Legal(mv) => mv.castled().is_some(),
                Verdict::Illegal(fault) => matches!(fault, Fault::Castling(_)),
            };
            let mut player = Player::of(at_board(language, &board));
            player.watch();
            assert!(player.lesson().lights.is_empty(), "it is asked first");
            let (right, wrong) = match is_legal {
                true => (Answer::Legal, Answer::NotLegal),
                false => (Answer::NotLegal, Answer::Legal),
            };
            for answer in [wrong, right] {
                player.press(Control::Answer(answer));
                hears(&player, &why);
                let n_lights = player.lesson().lights.len();
                assert_eq!(n_lights, if is_castling { 6 } else { 0 }, "{}", board.name);
                let refused = Mark::arrow(attempt.from, attempt.to, ArrowKind::Refused);
                assert_eq!(has(&player, &refused), !is_legal, "{}", board.name);
            }
            assert!(player.app.lesson_session().unwrap().is_done());
        }
    }
}

#[test]
fn what_a_position_is_is_told_by_who_gives_check_and_by_a_move_that_is_left() {
    let all = [
        Standing::Check,
        Standing::PlayOn,
        Standing::Checkmate,
        Standing::Stalemate,
    ];
    for language in languages::walked() {
        for right in all {
            let board = board_where("status", |it| match &classic(it).task {
                Task::Status { answer, offer } => *answer == right && offer.len() == all.len(),
                _ => false,
            });
            let position = classic(&board).position();
            let check = explain::check_on(position).unwrap().0;
            let (left, way) = explain::move_left(position);
            let is_check = matches!(right, Standing::Check | Standing::Checkmate);
            let is_end = matches!(right, Standing::Checkmate | Standing::Stalemate);
            let mut player = Player::of(at_board(language, &board));
            player.watch();
            for wrong in all.into_iter().filter(|it| *it != right) {
                player.press(Control::Answer(Answer::Standing(wrong)));
                let says_check = matches!(wrong, Standing::Check | Standing::Checkmate);
                match says_check == is_check {
                    false => hears(&player, &check),
                    true => {
                        hears(&player, &left);
                        assert!(way.as_ref().is_none_or(|it| has(&player, &way_of(it))));
                    }
                }
            }
            player.press(Control::Answer(Answer::Standing(right)));
            assert!(player.app.lesson_session().unwrap().is_done());
            if !is_end {
                hears(&player, &check);
                hears(&player, &left);
                assert!(has(&player, &way_of(&way.unwrap())), "{}", board.name);
            }
        }
    }
}

fn after(position: &Position, mv: &Move) -> Position {
    let mut line = Line::new(*position);
    line.play(mv.attempt()).unwrap();
    *line.position()
}

/// A check with a way out, on a board that asks for mate, and the move that mates.
fn tries(position: &Position) -> Option<(Move, Move)> {
    let moves = position.legal_moves();
    let plain = || moves.iter().filter(|mv| mv.promotion().is_none());
    let ends = |mv: &&Move| after(position, mv).ending() == Some(Ending::Checkmate);
    let checks = |mv: &&Move| {
        let after = after(position, mv);
        after.is_check() && after.has_legal_move() && mv.captured().is_none()
    };
    Some((*plain().find(checks)?, *plain().find(ends)?))
}

#[test]
fn a_check_with_a_way_out_stands_on_the_board_while_the_way_is_told() {
    let board = board_where("mate-in-1", |it| tries(classic(it).position()).is_some());
    let position = *classic(&board).position();
    let (check, mate) = tries(&position).unwrap();
    let mut player = Player::of(at_board("fr", &board));
    player.watch();
    let stands = |player: &Player, at| player.lesson().scene.piece_at(at);
    let look = Some(PieceLook::solid(check.piece()));
    let names = |mv: &Move| [mv.from().to_string(), mv.to().to_string()];
    let [from, to] = names(&check);
    player.squares(&[&from, &to]);
    let reply = squarewise::solve::escape::way_out(&after(&position, &check)).unwrap();
    assert!(has(&player, &way_of(&reply)), "{}", board.name);
    assert_eq!(stands(&player, check.to().into()), look);
    assert_eq!(stands(&player, check.from().into()), None);
    assert_eq!(*player.app.lesson_session().unwrap().position(), position);
    // Whoever takes hold of it has it in the hand, on its own square.
    player.squares(&[&to]);
    assert_eq!(stands(&player, check.from().into()), look);
    assert!(has(&player, &Mark::From(check.from().into())));
    assert!(!has(&player, &way_of(&reply)));
    let [from, to] = names(&mate);
    if mate.from() != check.from() {
        player.squares(&[&from]);
    }
    player.squares(&[&to]);
    assert!(player.app.lesson_session().unwrap().is_done());
    let piece = explain::piece_word(mate.piece().role);
    let to = mate.to().into();
    hears(&player, &Phrase::DoneCheckmate { piece, to });
}

/// A window with one step that asks for mate with two rooks; the author says this to all that is wrong.
fn with_no(name: &str, no: &str) -> Player {
    let step = format!(
        "[[step]]\nid = \"one\"\nkind = \"move\"\ngoal = \"mate\"\n\
         board = \"3R4/8/8/1R1K4/8/2p5/2p5/k7 w - - 0 1\"\ntext = \"Mate!\"\nno = \"{no}\"\n"
    );
    let folder = Folder::new(&format!("reasons-{name}"))
        .with("reasons.toml", &lesson_file("reasons", "Reasons", &step));
    let mut shared = guest(&["en"]);
    shared.settings.motion = false;
    shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
    let mut app = App::new(shared);
    app.open("reasons");
    Player::of(app)
}

#[test]
fn the_author_s_sentence_does_not_hide_the_way_out() {
    let way = "Check! But the king can still go to b";
    let mut short = with_no("short", "Look along the edge.");
    short.squares(&["b5", "a5"]);
    assert!(said(&short).starts_with("Look along the edge. "));
    assert!(said(&short).contains(way), "{}", said(&short));
    // What names no square adds nothing to what the author says.
    short.squares(&["d8", "d7"]);
    assert_eq!(said(&short), "Look along the edge.");
    let mut long = with_no(
        "long",
        "One rook shuts the door. The other checks along the edge.",
    );
    long.squares(&["b5", "a5"]);
    assert!(said(&long).starts_with(way), "{}", said(&long));
}

#[test]
fn the_arrow_of_the_move_to_write_stays_whatever_was_written() {
    let mut player = Player::at("en", "every-kind", "write");
    let session = player.app.lesson_session().unwrap();
    let asked = session.question().unwrap();
    let arrow = Mark::arrow(asked.from, asked.to, ArrowKind::Move);
    for (text, part) in [
        ("Ng1e2", ""),
        ("Nh3", "We’re looking for a different move."),
        (
            "Nf3+",
            "The knight on f3 doesn’t give check. Leave out the +.",
        ),
    ] {
        player.types(text);
        player.key(iced::keyboard::key::Named::Enter);
        assert!(said(&player).contains(part), "{text}: {}", said(&player));
        assert!(has(&player, &arrow), "{text}");
        assert!(player.sees(text), "{text} is still there");
        for _ in text.chars() {
            player.key(iced::keyboard::key::Named::Backspace);
        }
    }
}

#[test]
fn after_the_king_s_squares_it_is_said_where_he_castles_and_why_not_elsewhere() {
    let board = board_where("castle-which-side", |it| {
        let position = classic(it).position();
        let castles = |mv: &&Move| mv.castled().is_some();
        position.legal_moves().iter().filter(castles).count() == 1
    });
    let position = classic(&board).position();
    let Task::Squares { answer, .. } = &classic(&board).task else {
        panic!("{}", board.name);
    };
    let mut player = Player::of(at_board("en", &board));
    player.watch();
    for square in answer.iter() {
        player.squares(&[&square.to_string()]);
    }
    let moves = position.legal_moves();
    let castling = moves.iter().find(|mv| mv.castled().is_some()).unwrap();
    let square = castling.to().into();
    hears(&player, &Phrase::DoneCastleCan { square });
    let refused = squarewise::rules::Wing::BOTH
        .into_iter()
        .map(|wing| position.castling_facts(wing))
        .find(|facts| facts.reason().is_some())
        .unwrap();
    let fault = Fault::Castling(refused);
    hears(&player, &explain::fault(position, &fault).sentence);
}
