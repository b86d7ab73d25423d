//! Boards without lessons: a game for two with a promotion, a claim and a refusal; a board put up for the
//! referee; a lesson before a class.

use iced::keyboard::key::Named;

use squarewise::explain::piece_word;
use squarewise::gui::base::route::Goto;
use squarewise::gui::screen::home::model::Control as OfHome;
use squarewise::gui::screen::learners::model::Control as OfLearners;
use squarewise::gui::screen::lesson::model::Control as OfLesson;
use squarewise::gui::screen::referee::model::{Control as OfReferee, Phase};
use squarewise::gui::screen::table::model::{Body, Control as OfTable};
use squarewise::locale::{Phrase, PieceWord, SideWord};
use squarewise::rules::{Claim, Piece, Role, Seat};
use squarewise::scene::{Coordinates, Mark};

use super::{Hand, Walker, walk};
use crate::gui::tools::{Shown, spot};

/// A guest sits down at the first start.
fn sit_down(walker: &mut Walker) {
    walker.player.app.go(Goto::Learners);
    walker.press(&Phrase::LearnersGuest, OfLearners::Guest);
    walker.sees(&Phrase::RulebookTitle);
}

/// The moves in the list.
fn moves(walker: &Walker) -> Vec<String> {
    let Body::Game { rows, .. } = &walker.player.table().body else {
        panic!("no list of moves");
    };
    let moves = rows.iter().flat_map(|row| row.moves.iter().flatten());
    moves.map(|mv| mv.text.clone()).collect()
}

/// Sits down at the table, and chooses the rules.
fn open_the_table(walker: &mut Walker, rules: &Phrase) {
    walker.press(&Phrase::TableTitle, OfHome::Play);
    walker.press(&Phrase::ButtonOtherRules, OfTable::OtherRules);
    walker.sees(&Phrase::TableChooseRules);
    let name = walker.say(rules);
    let Body::Rules(sets) = &walker.player.table().body else {
        panic!("no rules to choose from");
    };
    let set = sets.iter().find(|set| set.name == name).unwrap();
    walker.press(rules, set.control);
}

/// A pawn that takes its way through to the rook in the corner.
const THROUGH: [&str; 18] = [
    "a2", "a4", "b7", "b5", "a4", "b5", "a7", "a6", "b5", "a6", "c8", "b7", "a6", "b7", "b8", "c6",
    "b7", "a8",
];

/// Knights out and home again.
const THERE_AND_BACK: [&str; 8] = ["g1", "f3", "g8", "f6", "f3", "g1", "f6", "g8"];

#[test]
fn two_people_play_with_a_promotion_a_refusal_and_a_claim() {
    walk("table", |walker| {
        sit_down(walker);
        open_the_table(walker, &Phrase::ProfileFide);
        walker.squares(&THROUGH);
        let piece = piece_word(Role::Rook);
        let rook = Phrase::PromotionPiece { piece };
        walker.press(&rook, OfTable::Promote(Role::Rook));
        assert_eq!(moves(walker).last().map(String::as_str), Some("bxa8=R"));

        walker.squares(&["d8", "d6"]);
        let marks = &walker.player.table().scene.marks;
        assert!(marks.contains(&Mark::Blocker(spot("d7"))), "{marks:?}");
        let said = walker.player.table().coach.speech.words();
        walker.press(&Phrase::ButtonShowRule, OfTable::Rule);
        let book = walker.player.app.rulebook_model().unwrap();
        assert!(
            book.page
                .article
                .as_ref()
                .is_some_and(|it| it.contains("3.5"))
        );
        walker.leave();
        let now = walker.player.table().coach.speech.words();
        assert_eq!(now, said, "the game is as it was");
        // The queen was touched, so the queen moves.
        walker.squares(&["d8", "a8"]);

        walker.press(&Phrase::ButtonClaimDraw, OfTable::Claim);
        let thrice = OfTable::Now(Claim::Threefold);
        walker.press(&Phrase::AnswerThreefold, thrice);
        assert!(
            !walker.player.sees("1/2-1/2"),
            "too early, the game goes on"
        );
        for _ in 0..2 {
            walker.squares(&THERE_AND_BACK);
        }
        walker.press(&Phrase::ButtonClaimDraw, OfTable::Claim);
        walker.press(&Phrase::AnswerThreefold, thrice);
        let said = walker.player.table().coach.speech.words();
        let place = (walker.language, walker.hand, moves(walker));
        assert!(walker.player.sees("1/2-1/2"), "{place:?}: {said}");
    });
}

#[test]
fn a_board_is_put_up_mended_and_asked_about() {
    walk("referee", |walker| {
        sit_down(walker);
        walker.press(&Phrase::RefereeTitle, OfHome::Referee);
        walker.press(&Phrase::RefereeEmpty, OfReferee::Empty);
        let troubles = |walker: &Walker| {
            let model = walker.player.app.referee_model().unwrap();
            model.troubles.len()
        };
        assert_eq!(troubles(walker), 2, "no kings");
        for (side, square, left) in [(SideWord::White, "e1", 1), (SideWord::Black, "e8", 0)] {
            let mend = Phrase::RefereeMendKing { side };
            walker.press(&mend, OfReferee::Mend(0));
            let piece = PieceWord::King;
            walker.sees(&Phrase::RefereePutUpHolding { side, piece });
            walker.squares(&[square]);
            assert_eq!(troubles(walker), left);
        }
        // R would take a king where readers write R for him.
        let rook = walker
            .player
            .app
            .shared()
            .letters()
            .of(Role::Rook)
            .to_owned();
        for (seat, side, letter, square) in [
            (Seat::WHITE, SideWord::White, rook.to_uppercase(), "h1"),
            (Seat::BLACK, SideWord::Black, rook.to_lowercase(), "f4"),
        ] {
            if walker.hand == Hand::Keys {
                walker.player.types(&letter);
            } else {
                let side = walker.say(&Phrase::BoardSide { side });
                let piece = piece_word(Role::Rook);
                let name = walker.say(&Phrase::PieceName { piece });
                let slot = OfReferee::Slot(Piece::new(Role::Rook, seat));
                walker.press_words(&format!("{side}: {name}"), slot);
            }
            walker.squares(&[square]);
        }
        walker.press(&Phrase::RefereePhaseAsk, OfReferee::Main);
        let model = walker.player.app.referee_model().unwrap();
        assert_eq!((model.phase, model.scene.pieces.len()), (Phase::Ask, 4));
        walker.squares(&["e1", "g1"]);
        walker.sees(&Phrase::BookNotYet);
        walker.press(&Phrase::ButtonShowRule, OfReferee::Law);
        assert!(walker.player.app.rulebook_model().is_some());
        walker.leave();
        walker.sees(&Phrase::BookNotYet);
        walker.press(&Phrase::RefereePhasePutUp, OfReferee::PutUp);
        walker.press(&Phrase::RefereeUndo, OfReferee::Undo);
        let model = walker.player.app.referee_model().unwrap();
        assert_eq!(model.scene.pieces.len(), 3, "the last piece is gone");
        walker.leave();
        assert!(walker.player.app.home_screen().is_some());
    });
}

/// Shows the lesson: with the key, or with the card of keys and its button.
fn show(walker: &mut Walker) {
    match walker.hand {
        Hand::Keys => walker.player.key(Named::F11),
        Hand::Words => {
            walker.press(&Phrase::ButtonSayAgain, OfLesson::Repeat);
            walker.press(&Phrase::HelpTitle, OfLesson::Keys);
            let show = walker.say(&Phrase::HelpShow);
            walker.player.click(&show);
        }
    }
    assert!(walker.player.lesson().slide.is_some());
}

/// A clicker has four keys, and each teacher has another habit.
const ON: [Named; 3] = [Named::PageDown, Named::Space, Named::PageDown];

#[test]
fn a_lesson_is_shown_to_a_class_with_the_keys_of_a_clicker() {
    walk("show", |walker| {
        sit_down(walker);
        let title = walker.title("rook");
        walker.press_words(&title, OfHome::OnPath);
        show(walker);
        let scene = &walker.player.lesson().scene;
        assert_eq!(scene.coordinates, Coordinates::Large);
        let total = 9;
        for (step, key) in (1..).zip(ON) {
            walker.sees(&Phrase::ShowPlace { step, total });
            walker.player.key(key);
        }
        walker.sees(&Phrase::ShowPlace { step: 4, total });
        walker.squares(&["e4", "g6"]);
        assert!(walker.player.lesson().coach.rule_link.is_some());
        walker.player.types("b");
        assert!(walker.player.lesson().slide.as_ref().unwrap().is_blank);
        walker.player.key(Named::PageDown);
        walker.sees(&Phrase::ShowPlace { step: 4, total });
        walker.player.key(Named::PageUp);
        walker.sees(&Phrase::ShowPlace { step: 3, total });
        walker.press(&Phrase::ShowLeave, OfLesson::Leave);
        assert!(walker.player.lesson().slide.is_none());
        walker.sees(&Phrase::StepOf { step: 1, total });
        assert_eq!(walker.progress().stars("rook"), 0, "nothing is kept");
    });
}
