//! The end of a lesson is seen whole: what was won, what leads on and what is worth playing again, in the window as it
//! opens and larger ones; in the smallest, the stars, the sentence and the way on.

use squarewise::gui::App;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::screen::lesson::model::LessonEnd;
use squarewise::lesson::on_board;
use squarewise::progress::StepResult;
use squarewise::rules::Classic;
use squarewise::settings::Theme;
use squarewise::storage::Day;

use crate::gui::tools::{Bot, FLAWLESS, Player, guest, shoot};
use crate::languages;
use crate::support::{share_out, whole_course};

/// The lessons of the first land.
const MEADOW: [&str; 4] = ["rook", "bishop", "queen", "king"];

/// How well the steps were done before.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Before {
    Weak,
    AllButOne,
    All,
}

fn learner(language: &str, lesson: &str, before: Before) -> Shared {
    let mut shared = guest(&[language]);
    shared.library = whole_course().clone();
    let entry = shared.library.find(lesson).unwrap();
    let ids: Vec<String> = on_board!(&entry.lesson, lesson => {
        lesson.steps.iter().map(|step| step.id.clone()).collect()
    });
    // The last step is played whole and without a hint.
    let n_weak = match before {
        Before::Weak => ids.len(),
        Before::AllButOne => 1,
        Before::All => 0,
    };
    let n_hints = if before == Before::Weak { 3 } else { 1 };
    for (at, step) in ids.iter().enumerate() {
        let hints = if at < n_weak { n_hints } else { 0 };
        let all = ids.iter().map(String::as_str);
        let result = StepResult { hints, ..FLAWLESS };
        let day = Day::from_unix_days(20_000);
        let progress = &mut shared.learner.progress;
        progress.record(lesson, all, step, &result, day);
    }
    shared
}

/// The end of a lesson whose last step was done well just now.
fn ended(language: &str, lesson: &str, before: Before, theme: Theme) -> Player {
    let mut shared = learner(language, lesson, before);
    shared.settings.motion = false;
    shared.settings.theme = theme;
    let entry = shared.library.find(lesson).unwrap();
    let last = on_board!(&entry.lesson, lesson => lesson.steps.last().unwrap().id.clone());
    let progress = &mut shared.learner.progress;
    progress.set_resume(lesson, Some(&last));
    let mut app = App::new(shared);
    app.open(lesson);
    let mut bot = Bot::<Classic>::clean(app);
    bot.play();
    Player::of(bot.app)
}

fn end(player: &Player) -> &LessonEnd {
    player.lesson().end.as_ref().unwrap()
}

/// Everything that is not seen whole.
fn hidden(player: &Player, language: &str, is_smallest: bool) -> Vec<String> {
    let (end, model) = (end(player), player.lesson());
    let main = model.main.as_ref().unwrap();
    let mut words = vec![&end.sentence, &main.label];
    if !is_smallest {
        words.extend([&end.gathered, &end.caption, &model.again.label]);
        words.push(&model.home.label);
        words.extend(&end.lines);
        words.extend(&end.perfect);
        words.extend(end.redo.iter().flat_map(|it| [&it.tool.label, &it.why]));
    }
    let words = words.into_iter().filter(|it| !player.shows(it));
    let words = words.map(|it| format!("{language}: {it}"));
    let places: [&'static str; 4] = ["star-1", "star-2", "star-3", "coach"];
    let n_places = if is_smallest { 3 } else { 4 };
    let places = places.into_iter().take(n_places);
    let places = places.filter(|it: &&'static str| !player.shows_place(it));
    words.chain(places.map(str::to_owned)).collect()
}

#[test]
fn the_end_of_a_lesson_is_seen_whole_in_every_language() {
    let plays: Vec<_> = languages::walked()
        .flat_map(|language| {
            [Before::Weak, Before::AllButOne, Before::All].map(|it| (language, it))
        })
        .collect();
    share_out(&plays, |(language, before)| {
        for lesson in MEADOW {
            let mut player = ended(language, lesson, *before, Theme::Light);
            for (width, height) in [(800.0, 600.0), (1180.0, 760.0), (1366.0, 768.0)] {
                player = player.sized(width, height);
                let hidden = hidden(&player, language, width < 1000.0);
                assert!(hidden.is_empty(), "{lesson} {before:?} {width}: {hidden:?}");
            }
        }
    });
}

#[test]
fn three_stars_and_a_jar_that_is_not_full_do_not_contradict_each_other() {
    let player = ended("en", "rook", Before::AllButOne, Theme::Light);
    let shown = end(&player);
    assert_eq!(shown.stars, 3);
    let (got, most) = shown.jar;
    assert_eq!(got + 1, most);
    assert_eq!(shown.gathered, format!("{got} of {most} little stars"));
    assert_eq!(shown.lines, ["One little star is still hiding."]);
    let full = ended("en", "rook", Before::All, Theme::Light);
    assert_eq!(end(&full).lines, ["The jar is full!"]);
}

#[test]
fn every_lesson_of_the_meadow_ends_with_a_sentence_of_its_own() {
    for language in languages::shipped() {
        let mut sentences: Vec<String> = MEADOW
            .iter()
            .map(|lesson| {
                end(&ended(language, lesson, Before::Weak, Theme::Light))
                    .sentence
                    .clone()
            })
            .collect();
        for (sentence, lesson) in sentences.iter().zip(MEADOW) {
            assert!(
                sentence.ends_with('!') && !sentence.contains(':'),
                "{language}: {sentence}"
            );
            let entry = whole_course().find(lesson).unwrap();
            assert_eq!(entry.lesson.id, lesson);
        }
        sentences.dedup();
        assert_eq!(sentences.len(), MEADOW.len(), "{language}");
    }
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_ends_in_every_language() {
    for (language, theme) in [
        ("en", Theme::Light),
        ("de", Theme::Dark),
        ("fr", Theme::Light),
        ("es", Theme::Dark),
        ("ru", Theme::Light),
        (languages::MIRRORED, Theme::Light),
    ] {
        for before in [Before::Weak, Before::AllButOne, Before::All] {
            let player = ended(language, "bishop", before, theme);
            let kind = player.app.shared().theme();
            for size in [(800, 600), (1180, 760), (1366, 768), (1920, 1080)] {
                let name = format!("whole-{language}-{before:?}-{}", size.0);
                shoot(&name, kind, size, player.app.view());
            }
        }
    }
}
