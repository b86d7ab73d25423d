//! A game against the coach that is left in the middle: nothing of it is lost, home offers it, and it goes on.

use squarewise::gui::base;
use squarewise::gui::base::HasFrame;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::board::BoardEvent;
use squarewise::gui::screen::games::model::Control;
use squarewise::gui::screen::home;
use squarewise::gui::screen::lesson::model::Control as InLesson;
use squarewise::gui::{App, Message};
use squarewise::lesson::on_board;
use squarewise::locale::Phrase;
use squarewise::progress::{Join, OPEN};
use squarewise::rules::{Classic, Cross, Geometry, Role};
use squarewise::session::{Answer, Session};
use squarewise::storage::FolderChoice;

use super::{child, games, played, press};
use crate::gui::tools::{Player, Shown, guest};
use crate::support::{Folder, whole_course};

/// The program of this folder, started anew after the one before was killed.
fn started(folder: &Folder) -> Player {
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let mut shared = Shared::open(whole_course().clone(), Some("en"), &place);
    assert_eq!(shared.notices, []);
    shared.settings.motion = false;
    let mut app = App::new(shared);
    app.go(Goto::Home);
    Player::of(app)
}

/// The moves of the game that is shown.
fn moves(player: &Player) -> Vec<String> {
    let session = player.app.lesson_session().unwrap();
    let moves = session.line().moves().iter();
    moves.map(|it| it.attempt().to_string()).collect()
}

fn left(player: &Player) -> Option<home::model::LeftGame> {
    player.app.home_screen().unwrap().model().left.clone()
}

fn press_home(player: &mut Player, control: home::model::Control) {
    player.settle(vec![Message::Home(base::Message::Pressed(control))]);
}

/// One move of the child, and the answer to it.
fn one_move(player: &mut Player) {
    let [from, to] = player.greedy_move();
    player.squares(&[&from, &to]);
    player.watch();
}

/// The first move that there is, on the board that is shown; tells whether the game is over by then.
fn any_move_on<G: Geometry>(player: &mut Player) -> Option<bool> {
    let session = player.app.session_on::<G>()?;
    if !session.is_done() {
        let mv = *session.position().legal_moves().first().unwrap();
        let (from, to) = (mv.from().into(), mv.to().into());
        let drop = BoardEvent::Dropped { from, to };
        player.settle(vec![Message::Lesson(base::Message::Board(
            InLesson::Board,
            drop,
        ))]);
    }
    if player.app.session_on::<G>()?.promoting().is_some() {
        player.press(InLesson::Promote(Role::Queen));
    }
    Some(player.app.session_on::<G>()?.is_done())
}

fn any_move(player: &mut Player) -> bool {
    let is_over = any_move_on::<Classic>(player);
    is_over.or_else(|| any_move_on::<Cross>(player)).unwrap()
}

#[test]
fn a_killed_program_has_lost_nothing_that_was_shown() {
    let folder = Folder::new("games-left-killed");
    let mut player = games(child(&folder, &["mate-in-one"]));
    player.click("looks twice");
    player.click("A whole game");
    for _ in 0..3 {
        // Before the coach has answered, too.
        let [from, to] = player.greedy_move();
        player.squares(&[&from, &to]);
        let shown = moves(&player);
        drop(player);
        player = started(&folder);
        let offered = left(&player).expect("home offers to go on");
        assert!(offered.line.starts_with("A whole game"), "{}", offered.line);
        press_home(&mut player, offered.go_on.control);
        assert_eq!(moves(&player), shown);
        let session = player.app.lesson_session().unwrap();
        assert!(session.is_thinking(), "it is the coach's turn as before");
        assert_eq!(
            session.step().task.about().opponent.unwrap().code(),
            "looks-twice"
        );
        player.watch();
        let shown = moves(&player);
        drop(player);
        player = started(&folder);
        let offered = left(&player).expect("home offers to go on").go_on.control;
        press_home(&mut player, offered);
        assert_eq!(moves(&player), shown, "with the answer");
    }
}

#[test]
fn arrow_and_home_leave_a_game_and_it_goes_on_where_it_was() {
    let folder = Folder::new("games-left-home");
    let mut player = games(child(&folder, &["mate-in-one"]));
    player.click("looks once");
    player.click("A whole game");
    one_move(&mut player);
    one_move(&mut player);
    let shown = moves(&player);
    player.press(InLesson::Home);
    player.click("A whole game");
    assert_eq!(moves(&player), shown, "opened again");
    // Another bird has a game of its own, and both wait.
    player.press(InLesson::Home);
    player.click("takes gifts");
    player.click("A whole game");
    assert_eq!(moves(&player).len(), 0);
    one_move(&mut player);
    let other = moves(&player);
    player.app.go(Goto::Home);
    press_home(&mut player, home::model::Control::LeftGame);
    assert_eq!(moves(&player), other, "the one that was played last");
    player.app.go(Goto::Games);
    player.click("looks once");
    player.click("A whole game");
    assert_eq!(moves(&player), shown);
}

#[test]
fn a_small_game_a_game_in_a_lesson_and_one_on_the_other_board_are_kept() {
    for (lesson, step, place) in [
        ("coach-games", "rook-pawns", "games-left-small"),
        ("capturing", "three-against-one", "games-left-lesson"),
        ("family-pawns", "crossing", "games-left-cross"),
    ] {
        let folder = Folder::new(place);
        let mut shared = child(&folder, &[]);
        shared.settings.motion = false;
        let mut app = App::new(shared);
        app.practise(lesson, step);
        let mut player = Player::of(app);
        player.watch();
        assert!(!any_move(&mut player));
        let shown = player.app.shared().learner.progress.open_games()[0]
            .1
            .clone();
        assert_eq!((shown.lesson.as_str(), shown.step.as_str()), (lesson, step));
        assert!(!shown.moves.is_empty() && !shown.bird.is_empty() && shown.result == OPEN);
        drop(player);
        let mut player = started(&folder);
        let offered = left(&player).expect("home offers to go on").go_on.control;
        press_home(&mut player, offered);
        let open = player.app.shared().learner.progress.open_games();
        assert_eq!(open.len(), 1, "{lesson}");
        assert_eq!(open[0].1, shown);
        player.watch();
        let is_over = any_move(&mut player);
        let open = player.app.shared().learner.progress.open_games();
        assert_eq!(open.len(), usize::from(!is_over), "one record a game");
        for (_, now) in open {
            assert!(now.moves.starts_with(&shown.moves) && now.moves != shown.moves);
        }
    }
}

#[test]
fn a_lesson_that_was_left_at_its_game_goes_on_in_the_lesson() {
    let folder = Folder::new("games-left-in-lesson");
    let mut shared = child(&folder, &[]);
    shared.library = whole_course().clone();
    let mut player = Player::opened(shared, "capturing", "three-against-one");
    one_move(&mut player);
    let shown = moves(&player);
    drop(player);
    let mut player = started(&folder);
    press_home(&mut player, home::model::Control::LeftGame);
    assert_eq!(moves(&player), shown);
    assert!(
        !player.lesson().dots.is_empty(),
        "the whole lesson is played"
    );
    // Going on through the lesson itself finds it, too.
    player.app.go(Goto::Lesson("capturing".to_owned()));
    assert_eq!(moves(&player), shown);
}

#[test]
fn a_game_that_is_over_begun_again_or_put_away_is_offered_no_more() {
    let folder = Folder::new("games-left-over");
    let mut player = games(child(&folder, &["mate-in-one"]));
    player.click("A whole game");
    one_move(&mut player);
    let gives_up = InLesson::Answer(Answer::GiveUp);
    player.press(gives_up);
    player.press(gives_up);
    let progress = &player.app.shared().learner.progress;
    assert!(progress.open_games().is_empty() && !progress.has_strange_games());
    player.app.go(Goto::Home);
    assert_eq!(left(&player), None, "it is over");
    player.app.go(Goto::Games);
    player.click("A whole game");
    one_move(&mut player);
    player.press(InLesson::Again);
    assert_eq!(moves(&player).len(), 0);
    player.app.go(Goto::Home);
    assert_eq!(left(&player), None, "it was begun again");
    player.app.go(Goto::Games);
    player.click("A whole game");
    one_move(&mut player);
    player.app.go(Goto::Home);
    let away = left(&player).unwrap().away;
    assert_eq!(away.label, player.say(&Phrase::HomeLeftAway));
    press_home(&mut player, away.control);
    let away = left(&player).expect("that is asked first").away;
    assert_eq!(away.label, player.say(&Phrase::HomeLeftAwaySure));
    press_home(&mut player, away.control);
    assert_eq!(left(&player), None);
    drop(player);
    let mut player = started(&folder);
    assert_eq!(left(&player), None, "for good");
    player.app.go(Goto::Games);
    player.click("A whole game");
    assert_eq!(moves(&player).len(), 0);
}

#[test]
fn moves_that_are_taken_back_are_not_there_and_hints_stay_counted() {
    let folder = Folder::new("games-left-back");
    let mut player = games(child(&folder, &["mate-in-one"]));
    player.click("A whole game");
    one_move(&mut player);
    let first = moves(&player);
    player.press(InLesson::Hint);
    one_move(&mut player);
    player.press(InLesson::TakeBack);
    assert_eq!(moves(&player), first);
    drop(player);
    let mut player = started(&folder);
    press_home(&mut player, home::model::Control::LeftGame);
    assert_eq!(moves(&player), first);
    let session: &Session = player.app.lesson_session().unwrap();
    assert_eq!(session.hints().0, 1, "no star is won by closing the window");
    player.press(InLesson::TakeBack);
    player.app.go(Goto::Home);
    assert_eq!(left(&player), None, "nothing is left to go on with");
}

#[test]
fn a_guests_game_goes_on_while_the_guest_is_there() {
    let mut player = games(guest(&["en"]));
    player.click("A whole game");
    one_move(&mut player);
    let shown = moves(&player);
    player.app.go(Goto::Home);
    press_home(&mut player, home::model::Control::LeftGame);
    assert_eq!(moves(&player), shown);
}

#[test]
fn two_computers_that_went_on_with_one_game_both_keep_their_moves() {
    let folder = Folder::new("games-left-two");
    let mut player = games(child(&folder, &["mate-in-one"]));
    player.click("A whole game");
    one_move(&mut player);
    let progress = |player: &Player| player.app.shared().learner.progress.clone();
    let before = progress(&player);
    // Here it goes on in the same sitting, elsewhere from the copy.
    one_move(&mut player);
    let here = progress(&player);
    let mut shared = guest(&["en"]);
    shared.learner.progress = before.clone();
    let mut other = games(shared);
    other.click("A whole game");
    let [from, to] = ["h2".to_owned(), "h3".to_owned()];
    other.squares(&[&from, &to]);
    let there = progress(&other);
    let open = |of: &squarewise::progress::Progress| -> Vec<String> {
        let mut all: Vec<String> = of.open_games().into_iter().map(|it| it.1.moves).collect();
        all.sort();
        all
    };
    assert_eq!((open(&here).len(), open(&there).len()), (1, 1));
    let mut both = here.clone();
    both.join(there.clone());
    let mut around = there.clone();
    around.join(here.clone());
    around.join(before.clone());
    assert_eq!(both, around, "in any order");
    let mut all = [open(&here), open(&there)].concat();
    all.sort();
    assert_eq!(open(&both), all, "no move is lost");
    // A copy that is older brings nothing back.
    let mut old = there.clone();
    old.join(before);
    assert_eq!(open(&old), open(&there));
}

#[test]
fn a_game_that_cannot_be_read_is_told_and_stays() {
    for (wrong, is_whole) in [
        ("[game.x]\nmoves = \"e2e5\"\n", true),
        (
            "[game.x]\nlesson = \"coach-games\"\nstep = \"whole-game\"\nboard = \"classic\"\n\
             color = \"white\"\nbird = \"looks-once\"\nresult = \"open\"\nmoves = \"e2e4 e2e4\"\n",
            true,
        ),
        ("[game]\nx = \"half a\"\n", false),
    ] {
        let folder = Folder::new("games-left-strange");
        let mut shared = child(&folder, &["mate-in-one"]);
        shared.keep_progress();
        let id = shared.learner.profile().id.clone();
        drop(shared);
        let file = folder
            .path()
            .join("profiles")
            .join(&id)
            .join("progress.toml");
        let text = std::fs::read_to_string(&file).unwrap();
        std::fs::write(&file, text.replace("# end", &format!("{wrong}# end"))).unwrap();
        let mut player = started(&folder);
        let told = player.say(&Phrase::NoticeGameStrange);
        let notices = player.app.home_screen().unwrap().model().notices.clone();
        assert_eq!(notices, [told], "{wrong}");
        assert_eq!(left(&player), None);
        assert_eq!(player.app.shared().learner.progress.stars("mate-in-one"), 1);
        player.app.go(Goto::Games);
        press(&mut player, Control::Strength(3));
        player.click("A whole game");
        one_move(&mut player);
        assert_eq!(played(&player).unwrap().1, "whole-game");
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(
            text.contains("bird = \"looks-once\""),
            "the new one is kept: {text}"
        );
        assert_eq!(text.contains("[game.x]"), is_whole, "{text}");
        assert!(is_whole || text.contains("half a"), "{text}");
    }
}

/// Every game step of the course, so that none is forgotten.
#[test]
fn every_game_of_the_course_is_kept() {
    let folder = Folder::new("games-left-all");
    let mut n_games = 0;
    for entry in whole_course().entries() {
        let steps = on_board!(&entry.lesson, lesson => {
            let games = lesson.steps.iter().filter(|it| it.task.about().opponent.is_some());
            games.map(|it| it.id.clone()).collect::<Vec<_>>()
        });
        for step in steps {
            let mut shared = child(&folder, &[]);
            shared.settings.motion = false;
            let mut app = App::new(shared);
            app.practise(&entry.lesson.id, &step);
            let mut player = Player::of(app);
            player.watch();
            let is_over = any_move(&mut player);
            let progress = &player.app.shared().learner.progress;
            let is_kept = progress.open_games().iter().any(|it| it.1.step == step);
            assert!(is_kept || is_over, "{} {step}", entry.lesson.id);
            n_games += 1;
        }
    }
    assert!(n_games >= 25, "{n_games}");
}
