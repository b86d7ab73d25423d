//! The book of practice, and runs over its boards.

mod boards;

use squarewise::gui::base::HasFrame;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::{Shared, today};
use squarewise::gui::screen::lesson::model::Control as OfLesson;
use squarewise::gui::screen::practice::model::{Control, Model};
use squarewise::gui::screen::{home, practice, rulebook};
use squarewise::gui::widget::progress_dots::Dot;
use squarewise::gui::{App, Message};
use squarewise::lesson::Task;
use squarewise::library::PathEntry;
use squarewise::locale::Phrase;
use squarewise::practice::{Exercise, Name, SKILLS, Skill, make};
use squarewise::progress::Progress;
use squarewise::rules::{Classic, Cross, Geometry, Square};
use squarewise::training::{Outcome, Purpose, Run, crowned};

use crate::gui::tools::{Bot, Player, Shown, guest, photograph};
use crate::support::{again, classic, whole_course};

/// Somebody who has finished so many lands of the course.
pub(crate) fn learned(mut shared: Shared, n_lands: usize) -> Shared {
    shared.library = whole_course().clone();
    let lands = whole_course().lands().iter().take(n_lands);
    for entry in lands.flat_map(|land| &land.entries) {
        if let PathEntry::Lesson(id) = entry {
            shared.learner.progress.finish(id, []);
        }
    }
    shared
}

fn someone(n_lands: usize) -> App {
    App::new(learned(guest(&["en"]), n_lands))
}

fn book(app: &App) -> &Model {
    app.practice_screen().unwrap().model()
}

fn press(app: &mut App, control: Control) {
    let pressed = practice::Message::Pressed(control);
    let _ = app.update(Message::Practice(pressed));
}

fn progress(app: &App) -> &Progress {
    &app.shared().learner.progress
}

/// Solves the board that is shown, and goes on.
fn solve(app: App) -> App {
    match app.lesson_session() {
        Some(_) => solve_on::<Classic>(app),
        None => solve_on::<Cross>(app),
    }
}

fn solve_on<G: Geometry>(app: App) -> App {
    let mut bot = Bot::<G>::clean(app);
    bot.solve();
    bot.press(OfLesson::Main);
    bot.app
}

/// Solves all boards; tells how many there were.
fn solve_all(mut app: App) -> (App, usize) {
    let mut n = 0;
    while app.lesson_model().is_some() {
        app = solve(app);
        n += 1;
        assert!(n <= 12, "they never end");
    }
    (app, n)
}

fn dots(app: &App) -> Vec<Dot> {
    let dots = &app.lesson_model().unwrap().dots;
    dots.iter().map(|it| it.dot).collect()
}

fn label(app: &App, phrase: &Phrase) -> String {
    app.shared().label(phrase)
}

#[test]
fn who_has_learned_nothing_is_told_what_comes_first() {
    let mut app = someone(0);
    let way = app.home_screen().unwrap().model().practice.clone().unwrap();
    assert_eq!(way.way.label, label(&app, &Phrase::PracticeTitle));
    assert_eq!(way.n_boards, 0, "no boards of the day wait");
    let pressed = home::Message::Pressed(home::model::Control::Practice);
    let _ = app.update(Message::Home(pressed));
    let model = book(&app);
    assert_eq!(model.warm_up.line, label(&app, &Phrase::PracticeNothingYet));
    assert!(model.warm_up.main.is_none() && model.skills.is_empty());
    assert_eq!(
        model.passport.stamps.len(),
        8,
        "any page may be tried from the beginning"
    );
}

#[test]
fn ten_boards_a_day_are_solved_counted_and_done() {
    let mut app = someone(2);
    let pressed = home::Message::Pressed(home::model::Control::Practice);
    let _ = app.update(Message::Home(pressed));
    let waiting = &book(&app).warm_up.waiting;
    assert_eq!(waiting.len(), 3);
    let first = waiting[0].title.clone();
    press(&mut app, Control::WarmUp);
    assert_eq!(app.lesson_model().unwrap().title, first);
    assert_eq!(dots(&app)[..2], [Dot::Current, Dot::Open]);
    app = solve(app);
    assert_eq!(dots(&app)[..3], [Dot::Star, Dot::Current, Dot::Open]);
    let (app, n) = solve_all(app);
    assert_eq!(n, 9);
    let model = book(&app);
    let news = model.news.as_ref().unwrap();
    assert_eq!(
        news.words,
        label(&app, &Phrase::PracticeCameAll { total: 10 })
    );
    assert!(news.is_good);
    let more = model.warm_up.main.as_ref().map(|it| it.label.clone());
    assert_eq!(more, Some(label(&app, &Phrase::PracticeTenMore)));
    assert!(model.warm_up.dots.iter().all(|it| it.dot == Dot::Star));
    assert_eq!(model.warm_up.line, label(&app, &Phrase::PracticeWarmUpDone));
    let all = SKILLS.iter();
    let right: u64 = all.map(|it| progress(&app).practised(it.name).0).sum();
    assert_eq!(right, 10);
    // No lesson has stars for it.
    assert_eq!(progress(&app).stars("practice"), 0);
    // Back leads home, where all dots of the day are full; it is not begun again.
    let mut app = app;
    press(&mut app, Control::Back);
    let way = app.home_screen().unwrap().model().practice.clone().unwrap();
    assert_eq!((way.n_done, way.n_boards), (10, 10));
    app.go(Goto::Boards(Purpose::WarmUp));
    assert!(app.lesson_session().is_none());
}

/// Boards of a run may be of both kinds: each is opened on its own screen, the run goes on, and the way back is the same.
#[test]
fn a_run_goes_over_boards_of_both_kinds() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    for lesson in ["rook", "square-names", "family-board", "family-pawns"] {
        shared.learner.progress.finish(lesson, []);
    }
    let mut app = App::new(shared);
    app.go(Goto::Practice(None));
    press(&mut app, Control::WarmUp);
    let mut kinds = Vec::new();
    while app.lesson_model().is_some() {
        assert_eq!(
            dots(&app).iter().filter(|it| **it == Dot::Star).count(),
            kinds.len()
        );
        kinds.push(app.lesson_session().is_some());
        app = solve(app);
    }
    let n_changes = kinds.windows(2).filter(|it| it[0] != it[1]).count();
    assert!(kinds.len() == 10 && n_changes >= 2, "{kinds:?}");
    let news = book(&app).news.as_ref().unwrap();
    let all = label(&app, &Phrase::PracticeCameAll { total: 10 });
    assert_eq!(news.words, all);
    press(&mut app, Control::Back);
    assert!(app.home_screen().is_some(), "no board of before comes back");
}

#[test]
fn what_was_wrong_is_seen_counted_and_not_a_star() {
    let mut app = someone(4);
    app.go(Goto::Boards(Purpose::OfSkill(
        "what-can-it-take".to_owned(),
    )));
    let skill = Skill::named("what-can-it-take").unwrap();
    let Task::Squares { answer, .. } = app.lesson_session().unwrap().step().task.clone() else {
        panic!("another task");
    };
    let wrong = Square::all().find(|it| !answer.contains(*it));
    let mut player = Player::of(app);
    player.squares(&[&wrong.unwrap().to_string()]);
    let app = std::mem::replace(&mut player.app, someone(0));
    let app = solve(app);
    assert_eq!(dots(&app)[..2], [Dot::Done, Dot::Current]);
    assert_eq!(progress(&app).practised(skill.name), (0, 1));
    // It is kept once it is solved, whether somebody goes on or not.
    let mut bot = Bot::<Classic>::clean(app);
    bot.solve();
    assert_eq!(progress(&bot.app).practised(skill.name), (1, 1));
    assert_eq!(dots(&bot.app)[..3], [Dot::Done, Dot::Star, Dot::Open]);
    bot.press(OfLesson::Home);
    assert!(
        bot.app.home_screen().is_some(),
        "it was not opened from the book"
    );
}

#[test]
fn a_passport_has_no_hints_before_a_slip_and_gives_its_stamp_for_ten_of_twelve() {
    let mut app = someone(0);
    app.go(Goto::Practice(None));
    let land = book(&app).passport.stamps[0].land.clone();
    assert!(book(&app).passport.stamps[0].day.is_none());
    press(&mut app, Control::Stamp(0));
    let mut n_wrong = 0;
    for board in 0..12 {
        let model = app.lesson_model().unwrap();
        assert!(!model.hint.is_on && !model.nods, "{board}");
        let session = app.lesson_session().unwrap();
        let wrong = match &session.step().task {
            Task::Squares { answer, .. } if n_wrong < 2 => {
                Square::all().find(|it| !answer.contains(*it))
            }
            _ => None,
        };
        if let Some(wrong) = wrong {
            n_wrong += 1;
            let mut player = Player::of(app);
            player.types("h");
            assert_eq!(player.app.lesson_session().unwrap().hints().0, 0);
            player.squares(&[&wrong.to_string()]);
            assert!(player.lesson().hint.is_on, "the board is missed anyway");
            app = player.app;
        }
        app = solve(app);
    }
    assert_eq!(n_wrong, 2);
    let model = book(&app);
    let won = Phrase::PracticeStampWon {
        right: 10,
        total: 12,
    };
    assert_eq!(model.news.as_ref().unwrap().words, label(&app, &won));
    assert!(model.passport.stamps[0].day.is_some());
    assert_eq!(progress(&app).stamped(&land), Some(today()));
    let shared = app.shared();
    let next = shared.open_land().unwrap();
    assert_ne!(next.id, land, "the path goes on in the next land");
    let stamped = shared.library.lands().iter().find(|it| it.id == land);
    assert_eq!(shared.next_stone(stamped.unwrap()), None);
    let count = Phrase::PracticeStamps { found: 1, total: 8 };
    assert_eq!(model.passport.count, label(&app, &count));
    assert!(!model.skills.is_empty(), "what is known can be practised");
}

#[test]
fn a_passport_that_was_missed_can_be_tried_again() {
    let mut app = someone(0);
    app.go(Goto::Boards(Purpose::Passport("meadow".to_owned())));
    let mut player = Player::of(app);
    for _ in 0..12 {
        // A tap on nothing is wrong wherever squares are asked for, a move that is none elsewhere.
        let (session, mut tapped) = (player.app.lesson_session().unwrap().clone(), Vec::new());
        if let Task::Squares { answer, .. } = &session.step().task {
            let wrong = Square::all().find(|it| !answer.contains(*it));
            tapped.extend(wrong.map(|it| it.to_string()));
        }
        for square in &tapped {
            player.squares(&[square]);
        }
        let app = std::mem::replace(&mut player.app, someone(0));
        player.app = solve(app);
    }
    let app = &player.app;
    let model = book(app);
    let news = model.news.as_ref().unwrap();
    assert!(!news.is_good, "{}", news.words);
    assert!(model.passport.stamps[0].day.is_none());
    assert_eq!(progress(app).stamped("meadow"), None);
}

#[test]
fn lessons_rules_and_refusals_lead_to_boards_and_back() {
    // From a card of the rulebook.
    let mut app = someone(2);
    app.go(Goto::Rulebook(Some("rule-rook".to_owned())));
    let pressed = rulebook::Message::Pressed(rulebook::model::Control::Practice);
    let _ = app.update(Message::Rulebook(pressed));
    assert_eq!(dots(&app).len(), 10);
    let mut bot = Bot::<Classic>::clean(app);
    bot.press(OfLesson::Home);
    assert!(bot.app.rulebook_model().is_some());
    let leads = |card: &str| {
        let mut app = App::new(learned(guest(&["en"]), 2));
        app.go(Goto::Rulebook(Some(card.to_owned())));
        let lessons = &app.rulebook_model().unwrap().page.lessons.things;
        lessons
            .iter()
            .any(|it| it.control == rulebook::model::Control::Practice)
    };
    assert!(leads("rule-rook") && !leads("rule-touch-move"));
    // From the end of a lesson.
    let mut app = someone(1);
    app.open("rook");
    let mut player = Player::of(app);
    player.press(OfLesson::Main);
    let app = std::mem::replace(&mut player.app, someone(0));
    let mut bot = Bot::<Classic>::clean(app);
    bot.play();
    let end = bot.app.lesson_model().unwrap().end.clone().unwrap();
    assert!(end.ten_more.is_some());
    bot.press(OfLesson::TenMore);
    let (app, n) = solve_all(bot.app);
    assert_eq!(n, 10);
    let mut app = app;
    press(&mut app, Control::Back);
    assert!(app.lesson_model().unwrap().end.is_some(), "back at the end");
}

#[test]
fn a_rule_that_refused_a_move_is_practised_and_the_lesson_waits() {
    let mut player = Player::of(someone(1));
    player.app.open("rook");
    player.press(OfLesson::Main);
    let at = player.app.lesson_session().unwrap().step().clone();
    // A move that no rook makes.
    let own = at
        .position()
        .board()
        .by_seat(at.side)
        .iter()
        .next()
        .unwrap();
    let squares = Square::all();
    let legal = at.position().moves_from(own);
    let wrong = squares
        .filter(|it| *it != own)
        .find(|to| !legal.iter().any(|mv| mv.to() == *to) && at.position().piece_at(*to).is_none());
    player.squares(&[&own.to_string(), &wrong.unwrap().to_string()]);
    player.press(OfLesson::Rule);
    assert!(player.lesson().rule.as_ref().unwrap().practice.is_some());
    player.press(OfLesson::PracticeRule);
    assert_eq!(dots(&player.app).len(), 10);
    player.press(OfLesson::Home);
    assert_eq!(player.app.lesson_session().unwrap().step().id, at.id);
}

#[test]
fn the_highest_level_three_times_at_once_is_a_crown_that_stays() {
    let mut shared = learned(guest(&["en"]), 8);
    let skill = Skill::named("where-rook").unwrap();
    let progress = &mut shared.learner.progress;
    let lands = whole_course().lands();
    let mut n_boards = 0;
    while crowned(skill, progress).is_none() {
        let of_skill = Purpose::OfSkill(skill.name.to_owned());
        let mut run = Run::begin(of_skill, progress, lands, today()).unwrap();
        while run.name().is_some() && crowned(skill, progress).is_none() {
            run.report(Outcome::AtOnce, progress, today());
            n_boards += 1;
        }
        assert!(n_boards < 100);
    }
    assert_eq!(n_boards, 3 * usize::from(skill.n_levels));
    for _ in 0..9 {
        let of_skill = Purpose::OfSkill(skill.name.to_owned());
        let mut run = Run::begin(of_skill, progress, lands, today()).unwrap();
        run.report(Outcome::Helped, progress, today());
    }
    let mut app = App::new(shared);
    let pieces = &app.home_screen().unwrap().model().pieces;
    let crowned: Vec<bool> = pieces.iter().map(|it| it.is_crowned).collect();
    assert_eq!(crowned, [false, false, true, false, false, false]);
    app.go(Goto::Practice(None));
    let cards = &book(&app).skills;
    assert_eq!(cards.iter().filter(|it| it.is_crowned).count(), 1);
    assert_eq!(cards[0].line, label(&app, &Phrase::PracticeCrowned));
}

/// A board of a skill that is so; the seeds are tried one after the other.
pub(crate) fn board_where(skill: &str, is_so: impl Fn(&Exercise) -> bool) -> Exercise {
    let skill = Skill::named(skill).unwrap();
    let levels = (1..=skill.n_levels).flat_map(|level| (0..60).map(move |seed| (level, seed)));
    let names = levels.map(|(level, seed)| Name { skill, level, seed });
    let mut boards = names.filter_map(make);
    boards.find(is_so).expect("no such board")
}

/// The window at one board.
pub(crate) fn at_board(language: &str, exercise: &Exercise) -> App {
    let mut app = App::new(learned(guest(&[language]), 8));
    app.go(Goto::Boards(again(&exercise.name)));
    app
}

#[test]
fn the_stamp_is_seen_on_the_certificate_of_its_land() {
    for is_stamped in [true, false] {
        let mut shared = learned(guest(&["en"]), 1);
        if is_stamped {
            shared.learner.progress.stamp("meadow", today());
        }
        let mut app = App::new(shared);
        app.go(Goto::Land("meadow".into()));
        let player = Player::of(app);
        let date = player.app.shared().day_written(today());
        let land = player.app.shared().land("meadow");
        let stamp = player.say(&Phrase::PracticeStampDay { land, date });
        assert_eq!(player.sees(&stamp), is_stamped, "{stamp}");
    }
}

/// Beside the passport stands what today's boards are about, each skill once.
#[test]
fn what_the_boards_are_about_is_seen_where_there_is_room() {
    let mut app = someone(4);
    app.go(Goto::Practice(None));
    let page = book(&app).warm_up.clone();
    assert!(page.subjects.len() > 2, "{:?}", page.subjects);
    for (at, subject) in page.subjects.iter().enumerate() {
        let mut before = page.subjects[..at].iter();
        assert!(before.all(|it| it.title != subject.title));
        assert!(!subject.motif.is_empty());
    }
    assert_eq!(page.subjects[0].title, page.waiting[0].title);
    let wide = Player::of(app).sized(1366.0, 1400.0);
    assert!(wide.sees(&page.about));
    let narrow = wide.sized(800.0, 1400.0);
    assert!(!narrow.sees(&page.about));
    // Once all are done there is nothing that waits.
    let mut shared = learned(guest(&["en"]), 4);
    let mut run = shared.boards_for(Purpose::WarmUp).unwrap();
    while run.name().is_some() {
        run.report(Outcome::AtOnce, &mut shared.learner.progress, today());
    }
    let mut app = App::new(shared);
    app.go(Goto::Practice(None));
    assert!(book(&app).warm_up.subjects.is_empty());
}

#[test]
fn a_warm_up_counts_from_its_first_board_on() {
    let mut app = someone(2);
    app.go(Goto::Practice(None));
    assert!(book(&app).warm_up.dots.is_empty());
    let none = label(&app, &Phrase::PracticeBoardsDone { done: 0, total: 10 });
    assert!(!Player::of(someone(2)).sees(&none), "nor at home");
    assert!(book(&app).warm_up.main.is_some());
    press(&mut app, Control::WarmUp);
    let mut bot = Bot::<Classic>::clean(app);
    bot.solve();
    bot.press(OfLesson::Home);
    // Back from the boards it says what is true now, as if it were opened anew.
    let back = book(&bot.app).clone();
    assert_eq!(back.warm_up.dots.len(), 10);
    let left = label(&bot.app, &Phrase::PracticeWarmUpLeft { left: 9 });
    assert_eq!(back.warm_up.line, left);
    bot.app.go(Goto::Practice(None));
    assert_eq!(back, *book(&bot.app));
}

#[test]
fn the_small_boards_that_wait_begin_the_warm_up() {
    for place in 0..3 {
        let mut app = someone(2);
        app.go(Goto::Practice(None));
        let waiting = book(&app).warm_up.waiting[place].clone();
        assert_eq!(waiting.control, Control::Waiting(place));
        let first = book(&app).warm_up.waiting[0].title.clone();
        let mut player = Player::of(app).sized(1366.0, 768.0);
        player.click_control(waiting.control);
        assert_eq!(player.lesson().title, first);
    }
}

#[test]
fn the_warm_up_of_the_day_keeps_its_sheet_and_what_was_made_good() {
    let mut app = someone(2);
    app.go(Goto::Practice(None));
    press(&mut app, Control::WarmUp);
    let mut n_missed = 0;
    while let Some(session) = app.lesson_session() {
        // A tap beside what is asked for, on the first two boards where squares are asked for.
        let wrong = match &session.step().task {
            Task::Squares { answer, .. } if n_missed < 2 => {
                Square::all().find(|it| !answer.contains(*it))
            }
            _ => None,
        };
        if let Some(wrong) = wrong {
            n_missed += 1;
            let mut player = Player::of(app);
            player.squares(&[&wrong.to_string()]);
            app = player.app;
        }
        app = solve(app);
    }
    assert_eq!(n_missed, 2);
    press(&mut app, Control::Missed(0));
    app = solve(app);
    let mended = |app: &App| {
        let missed = &book(app).news.as_ref().unwrap().missed;
        missed
            .iter()
            .map(|it| it.mended.is_some())
            .collect::<Vec<_>>()
    };
    assert_eq!(mended(&app), [true, false]);
    let player = Player::of(app).sized(1366.0, 768.0);
    assert!(player.sees(&label(&player.app, &Phrase::PracticeMended)));
    let mut app = player.app;
    // Home and in again: the sheet is there all day.
    press(&mut app, Control::Back);
    app.go(Goto::Practice(None));
    assert_eq!(mended(&app), [true, false]);
    press(&mut app, Control::Missed(1));
    app = solve(app);
    assert_eq!(mended(&app), [true, true]);
    let (right, total) = (8, 10);
    let words = label(&app, &Phrase::PracticeCame { right, total });
    assert_eq!(book(&app).news.as_ref().unwrap().words, words);
}

#[test]
fn what_was_done_is_praised_however_few_were_right_at_once() {
    let mut shared = learned(guest(&["en"]), 4);
    let mut run = shared.boards_for(Purpose::WarmUp).unwrap();
    while run.name().is_some() {
        run.report(Outcome::Helped, &mut shared.learner.progress, today());
    }
    let mut app = App::new(shared);
    app.go(Goto::Practice(Some(Box::new(run))));
    let words = book(&app).news.as_ref().unwrap().words.clone();
    assert_eq!(words, label(&app, &Phrase::PracticeCameNone { total: 10 }));
    assert!(words.starts_with("You solved 10 puzzles"), "{words}");
}

#[test]
fn a_passport_says_what_it_is_about_and_once_that_the_stamp_must_wait() {
    let mut app = someone(0);
    app.go(Goto::Practice(None));
    press(&mut app, Control::Stamp(0));
    let (total, number) = (12, 10);
    let asks = label(&app, &Phrase::PracticeStampAsks { total, number });
    assert!(app.lesson_model().unwrap().notes.contains(&asks));
    let waits = label(&app, &Phrase::PracticeStampWaits);
    let (mut n_missed, mut n_told) = (0, 0);
    for board in 0..9 {
        assert!(board == 0 || !app.lesson_model().unwrap().notes.contains(&asks));
        assert!(app.lesson_model().unwrap().ways_out.is_empty());
        let wrong = match &app.lesson_session().unwrap().step().task {
            Task::Squares { answer, .. } => Square::all().find(|it| !answer.contains(*it)),
            _ => None,
        };
        let mut player = Player::of(app);
        if let Some(wrong) = wrong {
            n_missed += 1;
            player.squares(&[&wrong.to_string()]);
        }
        let mut bot = Bot::<Classic>::clean(player.app);
        bot.solve();
        let model = bot.app.lesson_model().unwrap();
        let is_told = model.coach.speech.words().contains(&waits);
        assert_eq!(is_told, wrong.is_some() && n_missed == 3, "{board}");
        assert_eq!(model.ways_out.len(), usize::from(is_told));
        if is_told {
            n_told += 1;
            assert_eq!(model.comes_in, None, "it is not hurried past");
        }
        bot.press(OfLesson::Main);
        app = bot.app;
    }
    assert!(n_missed > 3, "{n_missed}");
    assert_eq!(n_told, 1);
    // Whoever comes back is told again, and may stop: then the page is a new one.
    let mut bot = Bot::<Classic>::clean(app);
    bot.press(OfLesson::Home);
    assert!(book(&bot.app).passport.stamps[0].begun.is_some());
    press(&mut bot.app, Control::Stamp(0));
    assert!(bot.app.lesson_model().unwrap().notes.contains(&waits));
    bot.press(OfLesson::LeaveGame);
    assert!(book(&bot.app).passport.stamps[0].begun.is_none());
    press(&mut bot.app, Control::Stamp(0));
    assert!(bot.app.lesson_model().unwrap().notes.contains(&asks));
    assert_eq!(dots(&bot.app)[0], Dot::Current);
}

/// Back at a long page, what was pressed is in sight.
#[test]
fn whoever_comes_back_finds_the_place_on_the_page() {
    let mut app = someone(8);
    app.go(Goto::Practice(None));
    let last = book(&app).skills.len() - 1;
    press(&mut app, Control::Skill(last));
    let back = squarewise::gui::screen::lesson::Message::Pressed(OfLesson::Home);
    let task = app.update(Message::Lesson(back));
    assert_eq!(
        app.practice_screen().unwrap().focused(),
        Some(Control::Skill(last))
    );
    assert_eq!(task.units(), 1, "it scrolls there");
}

#[test]
fn a_page_of_the_passport_that_was_left_is_seen_to_be_begun() {
    let mut app = someone(0);
    for (land, n_done) in [("meadow", 3), ("forest", 1)] {
        app.go(Goto::Boards(Purpose::Passport(land.to_owned())));
        for _ in 0..n_done {
            app = solve(app);
        }
    }
    app.go(Goto::Practice(None));
    let stamps = &book(&app).passport.stamps;
    let begun: Vec<Option<&str>> = stamps.iter().map(|it| it.begun.as_deref()).collect();
    assert_eq!(begun[0], Some("3 of 12 puzzles done"));
    assert_eq!(begun[1], Some("1 of 12 puzzles done"));
    assert!(begun[2..].iter().all(Option::is_none));
    assert!(stamps[0].label.ends_with("3 of 12 puzzles done"));
    let go = label(&app, &Phrase::ButtonContinue);
    assert_eq!(stamps[0].go.as_deref(), Some(go.as_str()));
    let player = Player::of(app).sized(1180.0, 1400.0);
    assert!(player.sees("3 of 12 puzzles done"));
}

#[test]
fn each_skill_is_drawn_and_no_two_alike() {
    let mut app = someone(8);
    app.go(Goto::Practice(None));
    let skills = &book(&app).skills;
    assert_eq!(skills.len(), SKILLS.len());
    for (at, skill) in skills.iter().enumerate() {
        assert!(!skill.motif.is_empty(), "{}", skill.title);
        let alike = skills[..at].iter().find(|it| it.motif == skill.motif);
        let alike = alike.map(|it| &it.title);
        assert_eq!(alike, None, "{}", skill.title);
    }
}

#[test]
fn what_was_missed_is_shown_at_the_end_and_tried_again() {
    let mut shared = learned(guest(&["en"]), 4);
    let mut run = shared.boards_for(Purpose::WarmUp).unwrap();
    let mut missed = Vec::new();
    while let Some(name) = run.name() {
        let outcome = match run.outcomes().len() {
            2 | 5 => Outcome::Helped,
            _ => Outcome::AtOnce,
        };
        missed.extend((outcome == Outcome::Helped).then(|| run.exercise().unwrap()));
        assert!(!name.skill.name.is_empty());
        run.report(outcome, &mut shared.learner.progress, today());
    }
    let mut app = App::new(shared);
    app.go(Goto::Practice(Some(Box::new(run))));
    let news = book(&app).news.clone().unwrap();
    assert_eq!(news.missed.len(), 2);
    assert_eq!(news.again, label(&app, &Phrase::PracticeMissed));
    let counted = |app: &App| {
        let all = SKILLS.iter().map(|it| progress(app).practised(it.name));
        all.collect::<Vec<_>>()
    };
    let before = counted(&app);
    for (place, board) in missed.iter().enumerate() {
        press(&mut app, Control::Missed(place));
        let step = app.lesson_session().unwrap().step();
        assert_eq!(
            (&step.line, &step.task),
            (&classic(board).line, &classic(board).task)
        );
        assert!(app.lesson_model().unwrap().dots.is_empty());
        app = solve(app);
        let back = book(&app).news.as_ref().unwrap();
        assert_eq!(back.missed.len(), 2, "back at the sheet");
    }
    assert_eq!(counted(&app), before, "nothing is counted");
    // Where nothing was missed there is no sheet.
    let mut shared = learned(guest(&["en"]), 4);
    let mut run = shared.boards_for(Purpose::WarmUp).unwrap();
    while run.name().is_some() {
        run.report(Outcome::AtOnce, &mut shared.learner.progress, today());
    }
    let mut app = App::new(shared);
    app.go(Goto::Practice(Some(Box::new(run))));
    let news = book(&app).news.as_ref().unwrap();
    assert!(news.missed.is_empty() && news.again.is_empty());
}

/// How many pixels in the lower right corner have this color.
fn n_below(app: &App, size: (u16, u16), color: iced::Color) -> usize {
    let pixels = photograph(app.shared().theme(), size, app.view());
    let [red, green, blue, _] = color.into_rgba8();
    let (width, height) = (usize::from(size.0), usize::from(size.1));
    let rows = height - 40..height;
    let all = rows.flat_map(|y| (width - 50..width - 10).map(move |x| 4 * (y * width + x)));
    let alike = all.filter(|at| pixels[*at..*at + 3] == [red, green, blue]);
    alike.count()
}

#[test]
fn a_page_that_goes_on_below_says_so() {
    let mut app = someone(8);
    app.go(Goto::Practice(None));
    let accent = app.shared().tokens().accent;
    let low = n_below(&app, (1366, 768), accent);
    assert!(low > 30, "an arrow in the corner: {low}");
    let high = n_below(&app, (1366, 3000), accent);
    assert_eq!(high, 0, "nothing lies below");
}
