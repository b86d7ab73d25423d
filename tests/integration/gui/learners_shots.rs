//! Photographs of home, of the learners and of a finished lesson.

use super::learners::start;
use super::play::Player;
use super::support::shoot;
use crate::support::Folder;
use squarewise::gui::Message;
use squarewise::gui::route::Goto;
use squarewise::gui::screen::learners::{self, model::Control};
use squarewise::gui::screen::lesson;
use squarewise::progress::{StepResult, practice};
use squarewise::session::Answer;
use squarewise::storage::Day;

const SIZES: [(u16, u16); 3] = [(800, 600), (1366, 768), (1920, 1080)];

fn shoot_all(name: &str, language: &str, player: &mut Player) {
    for _ in 0..3 {
        let theme = player.app.shared().theme();
        for size in SIZES {
            let name = format!("{name}-{language}-{theme:?}-{}", size.0);
            shoot(&name, theme, size, player.app.view());
        }
        let next = squarewise::gui::screen::home::Message::Pressed(
            squarewise::gui::screen::home::model::Control::Theme,
        );
        let there = lesson::Message::Pressed(lesson::model::Control::Theme);
        player.settle(vec![Message::Home(next), Message::Lesson(there)]);
    }
}

/// A child that has done some of the course, and missed something.
fn some_work(player: &mut Player) {
    let steps: Vec<(String, String)> = player
        .app
        .shared()
        .library
        .entries()
        .iter()
        .take(2)
        .flat_map(|entry| {
            let steps = entry.lesson.steps.iter();
            steps.map(|step| (entry.lesson.id.clone(), step.id.clone()))
        })
        .collect();
    let all = player.app.shared().library.entries().iter();
    let all = all.flat_map(|entry| &entry.lesson.steps);
    let reasons: Vec<&str> = all.flat_map(practice::reasons).collect();
    player.app.change_progress(|progress| {
        let day = Day::from_unix_days(20_777);
        for (number, (lesson, step)) in (0..).zip(&steps) {
            let result = StepResult {
                moves: 1,
                tries: 1 + number % 2,
                hints: u32::from(number % 5 == 0),
                par: None,
            };
            progress.record(lesson, [step.as_str()], step, &result, day);
            progress.finish(lesson, [step.as_str()]);
        }
        for reason in reasons {
            progress.miss(reason, day);
            progress.miss(reason, day);
        }
    });
}

/// Comes to the end of a lesson.
fn finish(player: &mut Player) {
    let lesson = "castling-when-not";
    player
        .app
        .change_progress(|progress| progress.set_resume(lesson, Some("came-back")));
    player.app.open(lesson);
    player.watch();
    player.press(lesson::model::Control::Answer(Answer::NotLegal));
    player.press(lesson::model::Control::Main);
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_learners() {
    for language in ["en", "de", "en-XA", "ar-XB"] {
        let folder = Folder::new(&format!("shots-learners-{language}"));
        let mut player = start(&folder, language);
        shoot_all("first-start", language, &mut player);
        let done = learners::Message::Pressed(Control::Done);
        player.settle(vec![Message::Learners(done)]);
        shoot_all("home-new", language, &mut player);
        for name in ["Mia", "Maximilian-Alexander", "Tom"] {
            player.app.go(Goto::Learners);
            let press = |control| Message::Learners(learners::Message::Pressed(control));
            let named = Message::Learners(learners::Message::Named(name.to_owned()));
            player.settle(vec![press(Control::Add), named, press(Control::Done)]);
        }
        some_work(&mut player);
        player.app.go(Goto::Home);
        shoot_all("home-work", language, &mut player);
        player.app.go(Goto::Learners);
        shoot_all("learners", language, &mut player);
        let press = |control| Message::Learners(learners::Message::Pressed(control));
        player.settle(vec![press(Control::Edit(1))]);
        shoot_all("learners-edit", language, &mut player);
        player.settle(vec![press(Control::Remove)]);
        shoot_all("learners-remove", language, &mut player);
        let first = player.app.shared().library.entries()[0].lesson.id.clone();
        player.app.open(&first);
        shoot_all("lesson-steps", language, &mut player);
        finish(&mut player);
        shoot_all("lesson-finished", language, &mut player);
    }
}
