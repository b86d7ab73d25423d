//! What happened, in words; and the card with the keys.

use iced::keyboard::key::Named;

use squarewise::gui::base::route::Action;
use squarewise::gui::screen::lesson::{self, Message};
use squarewise::locale::Phrase;
use squarewise::scene::Mark;

use crate::gui::tools::{Player, guest, spot};
use crate::languages;
use crate::support::whole_course;

fn lines(player: &mut Player) -> Vec<String> {
    player.types("w");
    let card = player.lesson().transcript.clone().unwrap();
    player.types("w");
    card.lines
}

#[test]
fn moves_refusals_hints_and_answers_are_told_in_words() {
    let mut player = Player::in_course("en", "rook", "no-jumping");
    player.squares(&["g5", "c5", "g5", "a5"]);
    player.types("h");
    let told = lines(&mut player);
    assert!(told[0].starts_with("Step 7 of 9"), "{told:#?}");
    assert!(told[1].starts_with("Coach: "));
    let all = told.join("\n");
    assert!(all.contains("You tried the rook from g5 to a5."), "{all}");
    assert!(all.contains("Solved!"), "{all}");
    let mut judge = Player::in_course("en", "king-danger", "guarded-queen");
    judge.click_on(&Phrase::ButtonLegal);
    let all = lines(&mut judge).join("\n");
    assert!(all.contains("Answer: Yes"), "{all}");
    assert!(all.lines().last().unwrap().starts_with("Coach: "), "{all}");
    let mut moves = Player::in_course("en", "rook", "three-stars");
    moves.squares(&["c3", "c7"]);
    moves.types("h");
    moves.click_on(&Phrase::ButtonTakeBack);
    let all = lines(&mut moves).join("\n");
    assert!(all.contains("White: the rook goes from c3 to c7."), "{all}");
    assert!(all.contains("You asked for a hint."), "{all}");
    assert!(
        all.contains("Taken back: the rook is on c3 again."),
        "{all}"
    );
}

#[test]
fn what_happened_is_told_in_the_reader_s_language() {
    for language in languages::walked() {
        let mut player = Player::in_course(language, "castling-when-not", "through-danger");
        player.squares(&["e1", "g1"]);
        let words = player.lesson().coach.speech.words();
        let said = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let line = player.say(&Phrase::HappenedCoach { said });
        player.types("w");
        let title = player.say(&Phrase::HappenedTitle);
        assert!(player.sees(&title), "{language}");
        let told = player.lesson().transcript.clone().unwrap().lines;
        assert_eq!(told.last(), Some(&line), "{language}");
        player.key(Named::Escape);
        assert!(player.lesson().transcript.is_none());
    }
}

#[test]
fn hints_on_the_way_name_the_next_square_and_no_other() {
    for language in languages::walked() {
        let mut shared = guest(&[language]);
        shared.library = whole_course().clone();
        let mut player = Player::opened(shared, "rook", "three-stars");
        player.squares(&["c3", "c7"]);
        for hint in 1..=3 {
            player.press(lesson::model::Control::Hint);
            let model = player.lesson();
            let words = model.coach.speech.words();
            let named: Vec<&str> = ["c3", "c7", "g7", "g2"]
                .into_iter()
                .filter(|square| words.contains(square))
                .collect();
            // The arrow's words say from where.
            let expected = if hint < 3 { &["g7"][..] } else { &["c7", "g7"] };
            assert_eq!(named, expected, "{language}: {words}");
            let lit = |mark: &Mark| match mark {
                Mark::Arrow { to, .. } => *to == spot("g7"),
                Mark::Hint(at) => *at == spot("g7"),
                _ => false,
            };
            assert!(model.scene.marks.iter().any(lit), "{language}, {hint}");
        }
    }
}

#[test]
fn another_language_is_no_news() {
    let mut player = Player::in_course("en", "rook", "three-stars");
    let before = lines(&mut player).len();
    player.click("English");
    player.click("Deutsch");
    assert_eq!(lines(&mut player).len(), before);
}

#[test]
fn what_happened_is_copied() {
    let mut shared = guest(&["en"]);
    let entry = shared.library.find("rook").cloned().unwrap();
    let mut state = lesson::open(&entry, &mut shared).unwrap();
    let press = |control| Message::Pressed(control);
    state.update(press(lesson::model::Control::Transcript), &mut shared);
    let action = state.update(press(lesson::model::Control::CopyTranscript), &mut shared);
    let Action::Copy(text) = action else {
        panic!("nothing is copied");
    };
    assert!(text.starts_with("Step 1 of 9\nCoach: "), "{text}");
}

#[test]
fn full_screen_is_asked_for_and_given_back() {
    let mut shared = guest(&["en"]);
    let entry = shared.library.find("rook").cloned().unwrap();
    let mut state = lesson::open(&entry, &mut shared).unwrap();
    let key = Message::Key(squarewise::gui::base::focus::Key::Function(11));
    for is_full in [true, false] {
        let action = state.update(key.clone(), &mut shared);
        assert!(matches!(action, Action::FullScreen(it) if it == is_full));
    }
}

#[test]
fn the_list_of_what_happened_does_not_grow_for_ever() {
    let mut player = Player::in_course("en", "rook", "three-stars");
    for _ in 0..300 {
        player.press(lesson::model::Control::Again);
    }
    assert!(lines(&mut player).len() <= 400);
}

#[test]
fn the_keys_are_a_question_mark_away_at_home_in_lessons_and_in_show_mode() {
    for language in languages::walked() {
        let mut player = Player::new(language);
        let title = player.say(&Phrase::HelpTitle);
        player.types("?");
        assert!(player.sees(&title), "{language}: home");
        player.key(Named::Escape);
        assert!(!player.sees(&title), "{language}: home");
        player.app.open("rook");
        player.key(Named::F1);
        let jump = player.say(&Phrase::HelpJump);
        assert!(player.sees(&jump), "{language}: lesson");
        player.key(Named::F1);
        assert!(!player.sees(&jump), "{language}: lesson");
        player.key(Named::F11);
        player.types("?");
        let vote = player.say(&Phrase::HelpVote);
        assert!(player.sees(&vote), "{language}: show mode");
        let close = player.say(&Phrase::ButtonClose);
        player.click(&close);
        assert!(!player.sees(&vote), "{language}: show mode");
    }
}

#[test]
fn a_key_on_the_card_is_pressed_by_mouse_and_a_key_beside_it_closes_it() {
    let mut player = Player::in_course("en", "rook", "three-stars");
    player.types("?");
    player.click_on(&Phrase::HelpShow);
    assert!(player.lesson().slide.is_some());
    player.types("?");
    assert!(player.sees("The class votes"));
    player.types("f");
    assert!(!player.sees("The class votes"));
    assert!(player.lesson().scene.piece_at(spot("c3")).is_some());
}

#[test]
fn every_key_on_the_card_is_in_sight_in_the_smallest_window() {
    for language in languages::all() {
        let mut player = Player::in_course(language, "rook", "three-stars").sized(800.0, 600.0);
        player.types("?");
        for phrase in [Phrase::HelpWalk, Phrase::HelpDraw] {
            let words = player.say(&phrase);
            assert!(player.shows(&words), "{language}: {words}");
        }
    }
}
