//! Children at one computer: the first start, a lesson with a refusal and a hint, its stars, another child, the
//! boards of the day, a step played alone, and a restart.

use iced::keyboard::key::Named;
use squarewise::gui::base::route::Goto;

use squarewise::gui::screen::home::{self, model::Control as OfHome};
use squarewise::gui::screen::learners::model::Control as OfLearners;
use squarewise::gui::screen::learners::view::NAME;
use squarewise::gui::screen::lesson::model::Control as OfLesson;
use squarewise::gui::screen::practice::model::Control as OfPractice;
use squarewise::gui::screen::rulebook::model::Control as OfRulebook;
use squarewise::gui::{App, Message};
use squarewise::locale::Phrase;
use squarewise::rules::Classic;
use squarewise::session::Answer;

use super::{Walker, walk};
use crate::gui::tools::{Bot, Shown, guest};

/// Every square of the rook's second step.
const CROSS: [&str; 14] = [
    "b1", "b3", "b4", "b5", "b6", "b7", "b8", "a2", "c2", "d2", "e2", "f2", "g2", "h2",
];

/// The animals in the order in which they are offered.
const FOX: usize = 1;
const FROG: usize = 4;

/// The fox sits down at the first start.
fn sit_down(walker: &mut Walker) {
    walker.player.app.go(Goto::Learners);
    walker.sees(&Phrase::LearnersHello);
    walker.press(&Phrase::AnimalFox, OfLearners::Animal(FOX));
    walker.press(&Phrase::ButtonStart, OfLearners::Done);
    assert!(walker.player.app.home_screen().is_some());
    assert_eq!(learns(walker), walker.say(&Phrase::AnimalFox));
}

/// Who learns.
fn learns(walker: &Walker) -> String {
    walker.player.app.shared().player()
}

fn next(walker: &mut Walker) {
    walker.press(&Phrase::ButtonNext, OfLesson::Main);
}

fn home(walker: &mut Walker) {
    walker.press(&Phrase::ButtonHome, OfLesson::Home);
}

fn open_the_rook(walker: &mut Walker) {
    let title = walker.title("rook");
    walker.press_words(&title, OfHome::OnPath);
    assert_eq!(walker.player.lesson().title, title);
}

/// Opens the rook and plays its first two steps.
fn play_to_the_stars(walker: &mut Walker) {
    open_the_rook(walker);
    next(walker);
    walker.squares(&CROSS);
    next(walker);
}

#[test]
fn a_child_starts_learns_and_earns_stars_and_another_child_begins() {
    walk("stars", |walker| {
        sit_down(walker);
        play_to_the_stars(walker);
        walker.squares(&["c3", "d4"]);
        walker.sees(&Phrase::ButtonShowRule);
        let (hint, total) = (1, 3);
        let hint = Phrase::ButtonHintOf { hint, total };
        walker.press(&hint, OfLesson::Hint);
        walker.squares(&["c3", "c7", "c7", "g7", "g7", "g2"]);
        next(walker);
        walker.squares(&["e4", "g6"]);
        next(walker);
        let no = OfLesson::Answer(Answer::NotLegal);
        walker.press(&Phrase::ButtonNotLegal, no);
        next(walker);
        let yes = OfLesson::Answer(Answer::Legal);
        walker.press(&Phrase::ButtonLegal, yes);
        next(walker);
        walker.squares(&["g5", "a5"]);
        next(walker);
        walker.squares(&["a1", "h1", "h1", "h8", "h8", "a8"]);
        next(walker);
        walker.squares(&["h5", "h2"]);
        next(walker);
        assert!(walker.player.lesson().is_finished);
        walker.sees(&Phrase::LessonDoneStars { stars: 3 });
        walker.press(&Phrase::EndPath, OfLesson::Home);
        assert!(walker.player.app.land_screen().is_some());
        // The first key only skips what flies.
        walker.player.key(Named::Escape);
        walker.player.key(Named::Escape);
        assert_eq!(walker.progress().stars("rook"), 3, "one hint in nine steps");
        walker.sees(&Phrase::HomeShelfCount { done: 1, total: 1 });
        another_child(walker);
    });
}

/// Another child is added and begins with nothing; the first finds its star again; then comes a guest.
fn another_child(walker: &mut Walker) {
    walker.press(&Phrase::LearnersMore, OfHome::Learners);
    walker.sees(&Phrase::LearnersTitle);
    walker.press(&Phrase::LearnersAdd, OfLearners::Add);
    walker.press(&Phrase::AnimalFrog, OfLearners::Animal(FROG));
    walker.write(NAME, OfLearners::Name, "Mia");
    walker.press(&Phrase::ButtonStart, OfLearners::Done);
    assert_eq!(learns(walker), "Mia");
    assert_eq!(walker.progress().stars("rook"), 0);
    walker.press(&Phrase::AnimalFox, OfHome::Learner(0));
    assert_eq!(walker.progress().stars("rook"), 3);
    walker.press(&Phrase::LearnersMore, OfHome::Learners);
    walker.press(&Phrase::LearnersGuest, OfLearners::Guest);
    assert_eq!(learns(walker), walker.say(&Phrase::LearnersGuest));
    assert!(walker.player.app.shared().learner.is_guest());
}

#[test]
fn the_first_screen_asks_for_a_learner_and_offers_languages() {
    walk("first-screen", |walker| {
        walker.player.app.go(Goto::Learners);
        walker.sees(&Phrase::LearnersHello);
        let back = walker.say(&Phrase::ButtonBack);
        assert!(!walker.player.sees(&back), "there is nowhere to go back to");
        walker.player.key(Named::Escape);
        walker.sees(&Phrase::LearnersHello);
        let before = walker.player.app.shared().locale.language();
        walker.press(&Phrase::LanguageName, OfLearners::Language);
        walker.player.key(Named::ArrowDown);
        walker.player.key(Named::Enter);
        assert_ne!(walker.player.app.shared().locale.language(), before);
        sit_down(walker);
        walker.press(&Phrase::LearnersMore, OfHome::Learners);
        walker.press(&Phrase::ButtonBack, OfLearners::Back);
        assert!(!walker.player.app.shared().learner.is_guest());
    });
}

#[test]
fn a_child_is_renamed_and_taken_off_the_list() {
    walk("names", |walker| {
        sit_down(walker);
        walker.press(&Phrase::LearnersMore, OfHome::Learners);
        let learner = walker.say(&Phrase::AnimalFox);
        let edit = Phrase::LearnersEdit { learner };
        walker.press(&edit, OfLearners::Edit(0));
        walker.write(NAME, OfLearners::Name, "Tom");
        walker.press(&Phrase::LearnersSave, OfLearners::Done);
        assert_eq!(walker.player.app.shared().player(), "Tom");
        let learner = || "Tom".to_owned();
        let edit = Phrase::LearnersEdit { learner: learner() };
        walker.press(&edit, OfLearners::Edit(0));
        let remove = Phrase::LearnersRemove { learner: learner() };
        walker.press(&remove, OfLearners::Remove);
        walker.sees(&Phrase::LearnersRemoveQuestion { learner: learner() });
        walker.press(&Phrase::LearnersKeep, OfLearners::Keep);
        walker.press(&edit, OfLearners::Edit(0));
        walker.press(&remove, OfLearners::Remove);
        walker.press(&remove, OfLearners::ReallyRemove);
        walker.sees(&Phrase::LearnersHello);
        assert!(walker.player.app.shared().learner.everybody().is_empty());
    });
}

#[test]
fn boards_of_the_day_are_left_and_gone_on_with_after_a_restart() {
    walk("practice", |walker| {
        sit_down(walker);
        walker.press(&Phrase::PracticeTitle, OfHome::Practice);
        walker.sees(&Phrase::PracticeNothingYet);
        walker.press(&Phrase::ButtonBack, OfPractice::Back);
        walker.restart_with(|progress| {
            for lesson in ["rook", "king-danger"] {
                progress.finish(lesson, []);
            }
        });
        walker.press(&Phrase::PracticeWarmUp, OfHome::Practice);
        walker.sees(&Phrase::PracticeWarmUpNew);
        walker.press(&Phrase::ButtonStart, OfPractice::WarmUp);
        walker.sees(&Phrase::StepOf { step: 1, total: 10 });
        let app = std::mem::replace(&mut walker.player.app, App::new(guest(&[])));
        let mut bot = Bot::<Classic>::clean(app);
        bot.solve();
        walker.player.app = bot.app;
        walker.press(&Phrase::ButtonNext, OfLesson::Main);
        walker.sees(&Phrase::StepOf { step: 2, total: 10 });
        walker.restart();
        walker.press(&Phrase::PracticeWarmUp, OfHome::Practice);
        walker.sees(&Phrase::PracticeWarmUpLeft { left: 9 });
        walker.press(&Phrase::ButtonContinue, OfPractice::WarmUp);
        walker.sees(&Phrase::StepOf { step: 2, total: 10 });
        walker.press(&Phrase::ButtonBack, OfLesson::Home);
        walker.sees(&Phrase::PracticeWarmUpLeft { left: 9 });
        walker.leave();
        assert!(walker.player.app.home_screen().is_some());
    });
}

#[test]
fn a_step_of_a_finished_lesson_is_played_alone() {
    walk("alone", |walker| {
        sit_down(walker);
        walker.restart_with(|progress| _ = progress.finish("rook", ["lines"]));
        // The next stone lies in another land: the finished one is opened again.
        for control in [OfHome::Land(0), OfHome::Stone(0)] {
            let pressed = home::Message::Pressed(control);
            walker.player.settle(vec![Message::Home(pressed)]);
        }
        let tiles = walker.player.lesson().steps.clone();
        assert_eq!(tiles.len(), 9, "all steps are there");
        walker.press_words(&tiles[3].words, OfLesson::Step(4));
        walker.squares(&["e4", "g6"]);
        walker.press(&Phrase::ButtonAllSteps, OfLesson::Main);
        let tiles = &walker.player.lesson().steps;
        assert_eq!((tiles[2].stars, tiles[3].stars), (0, 3));
        walker.press(&Phrase::ButtonPlayAgain, OfLesson::Main);
        walker.sees(&Phrase::StepOf { step: 1, total: 9 });
        assert!(walker.player.lesson().steps.is_empty());
    });
}

#[test]
fn a_refusal_leads_to_its_card_in_the_rulebook_and_back() {
    walk("card", |walker| {
        sit_down(walker);
        play_to_the_stars(walker);
        walker.squares(&["c3", "d4"]);
        let refused = walker.player.lesson().scene.clone();
        walker.press(&Phrase::ButtonShowRule, OfLesson::Rule);
        walker.press(&Phrase::BookMore, OfLesson::MoreOfRule);
        let book = walker.player.app.rulebook_model().unwrap();
        assert!(
            book.page
                .article
                .as_ref()
                .is_some_and(|it| it.contains("3.3"))
        );
        // The card of the rook leads to the lesson that teaches it.
        let lesson = book.page.lessons.things[0].clone();
        assert_eq!(lesson.label, walker.title("rook"));
        walker.leave();
        walker.press(&Phrase::ButtonGotIt, OfLesson::CloseRule);
        assert_eq!(walker.player.lesson().scene.pieces, refused.pieces);
        home(walker);
        walker.press(&Phrase::RulebookTitle, OfHome::Rulebook);
        walker.press(&Phrase::ButtonBack, OfRulebook::Back);
        assert!(walker.player.app.home_screen().is_some());
    });
}
