//! The games against the coach: what is open, what a press does, the five strengths, and the way back.

use std::collections::BTreeSet;

use iced::keyboard::key::Named;

use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::base::view::id_of;
use squarewise::gui::base::{self, HasFrame};
use squarewise::gui::look::art::{Mood, company};
use squarewise::gui::look::joy;
use squarewise::gui::screen::games::model::{Board, Card, Control, Model};
use squarewise::gui::screen::lesson;
use squarewise::gui::screen::lesson::view::RIVAL;
use squarewise::gui::{App, Message};
use squarewise::lesson::Task;
use squarewise::library::Library;
use squarewise::locale::{LessonArgs, Locale, Phrase, WordKey};
use squarewise::rules::{Classic, Role};
use squarewise::scene::{ArrowKind, Mark, Tone};
use squarewise::session::Answer;
use squarewise::solve::strength::Strength;
use squarewise::storage::{Day, FolderChoice};

use crate::gui::tools::{FLAWLESS, Player, Scribe, Shown, Watched, guest, moments, shoot, spot};
use crate::languages::{self, MIRRORED};
use crate::support::{Dice, Folder, lesson_file, whole_course};

/// Everybody's stars.
/// The games, as this person finds them.
fn games(mut shared: Shared) -> Player {
    shared.settings.motion = false;
    games_as_set(shared)
}

/// The same, moving or not as it is set.
fn games_as_set(mut shared: Shared) -> Player {
    shared.library = whole_course().clone();
    let mut app = App::new(shared);
    app.go(Goto::Games);
    Player::of(app)
}

/// Somebody with a name, for whom stars are kept.
fn child(folder: &Folder, done: &[&str]) -> Shared {
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let mut shared = Shared::open(whole_course().clone(), Some("en"), &place);
    shared.with_learners(|it| it.add("fox", "Mia"));
    for lesson in done {
        shared.learner.progress.finish(lesson, []);
    }
    shared
}

fn model(player: &Player) -> &Model {
    player.app.games_screen().unwrap().model()
}

fn cards(player: &Player) -> impl Iterator<Item = &Card> {
    let model = model(player);
    model.open.iter().chain(&model.later)
}

fn boards(player: &Player) -> Vec<&Board> {
    cards(player).flat_map(|card| &card.boards).collect()
}

/// Presses a control of the games, wherever it is scrolled to.
fn press(player: &mut Player, control: Control) {
    player.settle(vec![Message::Games(base::Message::Pressed(control))]);
}

/// The step that is played, and of which lesson.
fn played(player: &Player) -> Option<(String, String)> {
    let session = player.app.lesson_session()?;
    Some((session.lesson().id.clone(), session.step().id.clone()))
}

#[test]
fn eleven_games_are_shown_and_all_are_open_for_a_guest() {
    for language in languages::walked() {
        let player = games(guest(&[language]));
        let boards = boards(&player);
        assert_eq!(boards.len(), 11, "{language}");
        for board in boards {
            assert!(
                !board.name.is_empty() && board.first.is_none(),
                "{language}"
            );
            assert!(player.sees(&board.name), "{language}: {}", board.name);
            assert!(!board.picture.pieces.is_empty() || board.is_empty);
        }
        let model = model(&player);
        assert_eq!(model.birds.len(), 5);
        assert!(model.birds.iter().all(|it| player.sees(&it.name)));
        for card in cards(&player) {
            assert!(player.sees(&card.title), "{language}: {}", card.title);
        }
    }
}

#[test]
fn the_tile_on_home_leads_there_and_escape_leads_back() {
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let mut player = Player::of(App::new(shared));
    player.click("Play with Kavi");
    assert!(player.app.games_screen().is_some());
    player.key(Named::Escape);
    assert!(player.app.home_screen().is_some());
}

#[test]
fn a_game_is_played_alone_and_leads_back_to_the_games() {
    let mut player = games(guest(&["en"]));
    player.click("Rook and pawns");
    let game = ("coach-games".to_owned(), "rook-pawns".to_owned());
    assert_eq!(played(&player), Some(game));
    player.click_on(&Phrase::ButtonBack);
    assert!(player.app.games_screen().is_some());
    player.click_on(&Phrase::ButtonBack);
    assert!(player.app.home_screen().is_some());
}

#[test]
fn every_game_opens_with_a_press() {
    let n_boards = boards(&games(guest(&["en"]))).len();
    for number in 0..n_boards {
        let mut player = games(guest(&["en"]));
        let name = boards(&player)[number].name.clone();
        player.click(&name);
        assert!(player.app.lesson_model().is_some(), "{name}");
    }
}

#[test]
fn a_game_that_is_not_open_names_its_lesson_and_leads_nobody_away() {
    let folder = Folder::new("games-closed");
    let mut player = games(child(&folder, &["rook"]));
    let shown = boards(&player);
    let open: Vec<&str> = shown
        .iter()
        .filter(|it| it.first.is_none())
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(open, ["Rook and pawns"]);
    let bishop = shown.iter().find(|it| it.name.starts_with("Bishop"));
    let lesson = bishop.unwrap().first.clone().unwrap();
    let name = bishop.unwrap().name.clone();
    let control = bishop.unwrap().control;
    assert!(name.contains(&lesson), "{name}");
    assert!(player.sees(&lesson), "its lesson stands on the card");
    assert_eq!(model(&player).hello, "What shall we play?");
    assert!(model(&player).on.is_none() && player.app.toast().is_none());
    for (width, height) in [(1366, 768), (800, 600), (480, 560)] {
        player = player.sized(width as f32, height as f32);
        press(&mut player, Control::Strength(4));
        press(&mut player, control);
        assert!(player.app.games_screen().is_some(), "nobody is led away");
        assert_eq!(model(&player).hello, "First comes: The bishop");
        assert!(player.sees("First comes: The bishop"), "{width}");
        let on = model(&player).on.clone().unwrap();
        assert_eq!(on.label, "On to: The bishop");
        let place = player.find(id_of(on.control)).unwrap();
        assert!(place.width >= 48.0 && place.height >= 48.0, "{place:?}");
        assert!(place.x + place.width <= width as f32, "{place:?}");
        shoot(
            &format!("games-closed-{width}"),
            player.app.shared().theme(),
            (width, height),
            player.app.view(),
        );
    }
    // It shakes its head each time; whoever presses something else is asked again.
    let refused = |player: &Player| -> Vec<u32> {
        let all = boards(player).into_iter().map(|it| it.n_refused);
        all.filter(|it| *it > 0).collect()
    };
    let before = refused(&player);
    press(&mut player, control);
    assert!(before.len() == 1 && refused(&player) == [before[0] + 1]);
    press(&mut player, Control::Strength(2));
    assert_eq!(model(&player).hello, "What shall we play?");
    assert!(model(&player).on.is_none() && refused(&player).is_empty());
    let mut player = player.sized(1366.0, 768.0);
    player.click(&name);
    player.click("On to: The bishop");
    let opened = player.app.lesson_session().map(|it| it.lesson().id.clone());
    assert_eq!(opened.as_deref(), Some("bishop"));
}

#[test]
fn what_comes_first_is_read_to_whoever_does_not_read() {
    for is_read_to in [true, false] {
        let folder = Folder::new(&format!("games-read-{is_read_to}"));
        let scribe = Scribe::default();
        let mut shared = child(&folder, &["rook"]);
        shared.speaker = scribe.speaker();
        shared.settings.speech = true;
        let id = shared.learner.profile().id.clone();
        shared.set_reading(&id, is_read_to);
        let mut player = games(shared);
        scribe.end_all(&mut player);
        scribe.take();
        let bishop = boards(&player)
            .into_iter()
            .find(|it| it.name.starts_with("Bishop"));
        let control = bishop.unwrap().control;
        press(&mut player, control);
        scribe.end_all(&mut player);
        let said = scribe.take();
        assert_eq!(said.len(), usize::from(is_read_to), "{said:?}");
        assert!(said.iter().all(|it| it.contains("The bishop")), "{said:?}");
    }
}

#[test]
fn what_is_open_comes_first_and_a_closed_game_shows_its_lesson() {
    let folder = Folder::new("games-order");
    let player = games(child(&folder, &["rook", "queen"]));
    let titles: Vec<&str> = cards(&player).map(|it| it.title.as_str()).collect();
    assert_eq!(
        titles[..3],
        ["Rook and pawns", "Queen and pawns", "Pawn race"]
    );
    let wide = |number| player.find(id_of(Control::Game(number))).unwrap().width;
    let of = |name: &str| {
        let shown = boards(&player);
        shown
            .iter()
            .find(|it| it.name.starts_with(name))
            .unwrap()
            .number
    };
    assert!(
        wide(of("Rook")) > 2.0 * wide(of("Knight")),
        "what is open is large"
    );
    let closed = boards(&player).into_iter().filter(|it| it.first.is_some());
    let roles: Vec<_> = closed
        .filter_map(|it| Some((it.first.clone()?, it.emblem?.role)))
        .collect();
    let of = |title: &str| {
        roles
            .iter()
            .find(|(it, _)| it == title)
            .map(|(_, role)| *role)
    };
    assert_eq!(of("The bishop"), Some(Role::Bishop));
    assert_eq!(of("The knight"), Some(Role::Knight));
    // A game is the same whatever stands before it.
    let mut player = player;
    player.click("Queen and pawns");
    let game = ("coach-games".to_owned(), "queen-pawns".to_owned());
    assert_eq!(played(&player), Some(game));
}

#[test]
fn a_game_that_was_won_has_its_star() {
    let mut shared = guest(&["en"]);
    let day = Day::from_unix_days(20_000);
    let progress = &mut shared.learner.progress;
    progress.record("coach-games", ["rook-pawns"], "rook-pawns", &FLAWLESS, day);
    let player = games(shared);
    let won: Vec<&str> = boards(&player)
        .into_iter()
        .filter(|it| it.is_won)
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(won, ["Rook and pawns. You have won it."]);
}

#[test]
fn a_game_that_the_coach_has_won_earns_nothing() {
    let mut player = games(guest(&["en"]));
    player.click("looks twice");
    player.click("A whole game");
    player.squares(&["d2", "d4"]);
    player.watch();
    let gives_up = lesson::model::Control::Answer(Answer::GiveUp);
    player.press(gives_up);
    assert!(
        !player.app.lesson_session().unwrap().is_done(),
        "that is asked first"
    );
    player.press(gives_up);
    assert!(player.app.lesson_session().unwrap().is_lost_to_program());
    assert_eq!(player.lesson().stars, 0);
    player.click_on(&Phrase::ButtonBack);
    assert!(boards(&player).iter().all(|it| !it.is_won));
}

#[test]
fn the_coach_says_you_and_i_of_a_small_game() {
    let mut player = games(guest(&["en"]));
    player.click("Rook and pawns");
    for _ in 0..60 {
        let session = player.app.lesson_session().unwrap();
        if session.is_done() {
            let said = player.lesson().coach.speech.words();
            let is_mine = match session.is_lost_to_program() {
                true => said.contains("I win!"),
                false => said.contains("You win!"),
            };
            assert!(is_mine && !said.contains("White"), "{said}");
            return;
        }
        let [from, to] = player.greedy_move();
        player.squares(&[&from, &to]);
        player.watch();
    }
    panic!("the game does not end");
}

/// Plays a small game until it is won, again and again where it is lost.
fn win(player: &mut Player) {
    let mut dice = Dice::new(7);
    for _ in 0..400 {
        let session = player.app.lesson_session().unwrap();
        if session.is_won_from_program() {
            return;
        }
        if session.is_done() {
            let main = player.lesson().main.clone().unwrap();
            assert_eq!(main.label, player.say(&Phrase::ButtonPlayAgain));
            player.press(main.control);
            continue;
        }
        let mut moves = session.position().legal_moves();
        if moves.iter().any(|it| it.captured().is_some()) {
            moves.retain(|it| it.captured().is_some());
        }
        let mv = moves[dice.below(moves.len())];
        player.squares(&[&mv.from().to_string(), &mv.to().to_string()]);
        player.watch();
    }
    panic!("the game is never won");
}

#[test]
fn a_game_of_the_path_that_was_won_leads_on_along_it() {
    let folder = Folder::new("games-onward");
    let mut player = games(child(&folder, &["rook"]));
    player.click("Rook and pawns");
    win(&mut player);
    let main = player.lesson().main.clone().unwrap();
    assert_eq!(main.label, "On to: The bishop");
    // The small ways play it again, and lead back.
    assert!(player.lesson().again.is_on && player.lesson().home.is_on);
    player.click("On to: The bishop");
    assert_eq!(played(&player).unwrap().0, "bishop");
}

#[test]
fn a_game_that_leads_nowhere_is_played_again_with_the_large_button() {
    let mut player = games(guest(&["en"]));
    player.click("Knight and pawns");
    win(&mut player);
    let main = player.lesson().main.clone().unwrap();
    assert_eq!(main.label, "Play again");
    player.click("Play again");
    assert!(!player.app.lesson_session().unwrap().is_done());
    win(&mut player);
    let back = player.lesson().again.clone();
    assert_eq!(back.label, "Back");
    player.press(back.control);
    assert!(player.app.games_screen().is_some());
}

#[test]
fn the_coach_is_glad_of_each_game_in_its_own_words() {
    let entry = whole_course().find("coach-games").unwrap();
    let lesson = entry.lesson.on::<Classic>().unwrap();
    for language in languages::shipped() {
        let words = entry.words(&Locale::load(&[language]));
        let said = lesson.steps.iter().map(|step| {
            let args = LessonArgs::default();
            words.text(Some(&step.id), &WordKey::Yes, &args).unwrap()
        });
        let said: BTreeSet<String> = said.collect();
        assert_eq!(said.len(), lesson.steps.len(), "{language}");
    }
    let mut player = games(guest(&["en"]));
    player.click("Queen and pawns");
    win(&mut player);
    let said = player.lesson().coach.speech.words();
    assert_eq!(said, "You win! Nobody gets past your queen.");
}

#[test]
fn every_game_that_is_won_rains_pawns_and_begins_without_a_star() {
    let mut shared = guest(&["en"]);
    let day = Day::from_unix_days(20_000);
    let progress = &mut shared.learner.progress;
    progress.record("coach-games", ["rook-pawns"], "rook-pawns", &FLAWLESS, day);
    shared.settings.motion = true;
    let mut player = games_as_set(shared).sized(1366.0, 768.0);
    player.click("Rook and pawns. You have won it.");
    for _ in 0..2 {
        assert_eq!(player.lesson().stars, 0, "nothing is won in this game yet");
        win(&mut player);
        assert!(player.lesson().stars > 0);
        let mut watched = Watched::new(player);
        let pawns = (0..8).flat_map(|hue| (0..joy::TURNS).map(move |it| joy::pawn(hue, it).id()));
        let pawns: BTreeSet<u64> = pawns.collect();
        let most = moments(1500).map(|at| watched.at(at).place(&pawns).len());
        let most = most.max().unwrap_or_default();
        assert!(most > 15, "{most}");
        player = watched.player;
        player.press(lesson::model::Control::Again);
    }
}

#[test]
fn what_has_lost_a_game_is_shown_and_can_be_taken_back() {
    let steps = "kind = \"game\"\ngoal = \"pawn-across\"\nopponent = \"coach\"\nstrength = 5\ntext = \"Race.\"\n\
        board = \"8/6p1/8/8/8/8/1p6/R7 w - - 0 1\"\n";
    let steps = format!("[[step]]\nid = \"race\"\n{steps}");
    let folder = Folder::new("games-lost").with("race.toml", &lesson_file("race", "Race", &steps));
    for size in [(480, 560), (800, 600), (1366, 768)] {
        let (width, height) = (f32::from(size.0), f32::from(size.1));
        let mut shared = guest(&["en"]);
        shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
        let mut player = Player::opened(shared, "race", "race").sized(width, height);
        player.squares(&["a1", "h1"]);
        player.watch();
        assert!(player.app.lesson_session().unwrap().is_lost_to_program());
        let arrow = Mark::arrow(spot("b2"), spot("b1"), ArrowKind::Attack);
        assert!(player.lesson().scene.marks.contains(&arrow));
        let ring = Mark::Circle(spot("b1"), Tone::Red);
        assert!(player.lesson().scene.marks.contains(&ring));
        let kind = player.app.shared().theme();
        shoot(&format!("lost-{}", size.0), kind, size, player.app.view());
        let way = player
            .find(id_of(lesson::model::Control::TakeBack))
            .unwrap();
        assert!(way.width >= 48.0 && way.x + way.width <= width, "{way:?}");
        player.click_control(lesson::model::Control::TakeBack);
        let session = player.app.lesson_session().unwrap();
        assert!(!session.is_done() && session.position().legal_moves().len() > 1);
        assert!(!player.lesson().scene.marks.contains(&arrow));
        assert_eq!(player.lesson().stars, 0, "what was lost earns nothing");
        player.squares(&["a1", "b1"]);
        player.watch();
        player.squares(&["b1", "b2"]);
        assert!(!player.app.lesson_session().unwrap().is_lost_to_program());
    }
}

/// A lesson of one hunt for the king on this board.
fn hunt(folder: &str, board: &str) -> Folder {
    let steps = "kind = \"game\"\ngoal = \"mate\"\nopponent = \"coach\"\ntext = \"Mate.\"\n\
        yes = \"What a hunt!\"\n";
    let steps = format!("[[step]]\nid = \"hunt\"\n{steps}board = \"{board} w - - 0 1\"\n");
    Folder::new(folder).with("hunt.toml", &lesson_file("hunt", "Hunt", &steps))
}

#[test]
fn the_coach_cries_out_when_something_is_taken() {
    // Whatever black does, the second pawn can be taken too, and at last it must take the rook.
    let folder = hunt("games-cries", "7k/p7/7P/6p1/8/6p1/8/KB4R1");
    for language in languages::shipped() {
        let scribe = Scribe::default();
        let mut shared = guest(&[language]);
        shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
        // What the coach plays must be the same whenever this runs.
        shared.seed = Some(1);
        shared.speaker = scribe.speaker();
        shared.set_reading("guest", true);
        let mut player = Player::opened(shared, "hunt", "hunt");
        let coach = |player: &Player| {
            let coach = &player.lesson().coach;
            (!player.lesson().says_task).then(|| (coach.mood, coach.speech.words()))
        };
        let cries = |player: &Player, mood: Mood, phrase: &Phrase| {
            let said = player.say(phrase);
            let words = said
                .split_whitespace()
                .filter(|it| it.contains(char::is_alphabetic));
            assert!(words.count() <= 4, "{said}");
            assert_eq!(coach(player), Some((mood, said)), "{language}");
        };
        let heard = |player: &mut Player| {
            scribe.end_all(player);
            scribe.take()
        };
        heard(&mut player);
        assert_eq!(coach(&player), None, "nothing was taken yet");
        player.squares(&["g1", "g3"]);
        cries(&player, Mood::Oops, &Phrase::CryOuch);
        player.watch();
        cries(&player, Mood::Oops, &Phrase::CryOuch);
        assert_eq!(heard(&mut player).len(), 1, "{language}: read once");
        let is_there = |at: &str| player.lesson().scene.piece_at(spot(at)).is_some();
        let second = if is_there("g4") { "g4" } else { "g5" };
        player.squares(&["g3", second]);
        player.watch();
        cries(&player, Mood::Oops, &Phrase::CryHey);
        player.squares(&[second, "g8"]);
        assert_eq!(coach(&player), None, "gone with the next move");
        heard(&mut player);
        player.watch();
        cries(&player, Mood::Cheer, &Phrase::CryMine);
        assert_eq!(heard(&mut player).len(), 1, "{language}");
        player.click_on(&Phrase::ButtonTakeBack);
        assert_eq!(coach(&player), None, "it has taken nothing");
        // Before a class it is silent.
        player.key(Named::F11);
        player.squares(&["g1", "g3"]);
        player.watch();
        assert!(player.lesson().scene.piece_at(spot("g3")).is_some());
        assert!(player.lesson().coach.speech.words() != player.say(&Phrase::CryOuch));
        assert!(heard(&mut player).is_empty());
    }
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_the_cries() {
    for language in ["en", "ru", MIRRORED] {
        let mut player = games(guest(&[language]));
        let game = boards(&player)[3].control;
        press(&mut player, game);
        let mut seen = BTreeSet::new();
        let mut dice = Dice::new(7);
        for _ in 0..60 {
            let mut moves = player
                .app
                .lesson_session()
                .unwrap()
                .position()
                .legal_moves();
            if moves.iter().any(|it| it.captured().is_some()) {
                moves.retain(|it| it.captured().is_some());
            }
            let mv = moves[dice.below(moves.len())];
            player.squares(&[&mv.from().to_string(), &mv.to().to_string()]);
            player.watch();
            let mood = player.lesson().coach.mood;
            let is_over = player.app.lesson_session().unwrap().is_done();
            if !player.lesson().says_task && seen.insert(format!("{mood:?}")) {
                for size in [(480, 800), (800, 600), (1366, 768)] {
                    let kind = player.app.shared().theme();
                    let name = format!("cry-{language}-{mood:?}-{}", size.0);
                    shoot(&name, kind, size, player.app.view());
                }
            }
            if is_over {
                break;
            }
        }
    }
}

#[test]
fn who_plays_both_sides_hears_no_cry() {
    let folder = hunt("games-silent", "7k/p7/7P/6p1/8/6p1/8/KB4R1");
    let path = folder.path().join("hunt.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replace("opponent = \"coach\"\n", "")).unwrap();
    let mut shared = guest(&["en"]);
    shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
    let mut player = Player::opened(shared, "hunt", "hunt");
    player.squares(&["g1", "g3"]);
    assert!(!player.lesson().coach.speech.words().contains("Ouch"));
}

#[test]
fn a_draw_is_not_praised_as_a_win() {
    let folder = hunt("games-drawn", "7k/5K2/8/6Q1/8/8/8/8");
    let ended = |to: &str| {
        let mut shared = guest(&["en"]);
        shared.library = Library::of_paths(&[folder.path().to_path_buf()]);
        let mut player = Player::opened(shared, "hunt", "hunt");
        player.squares(&["g5", to]);
        player.watch();
        assert!(player.app.lesson_session().unwrap().is_done(), "{to}");
        player.lesson().coach.speech.words()
    };
    assert!(ended("h5").contains("What a hunt!"));
    assert!(!ended("g6").contains("What a hunt!"));
}

#[test]
fn a_strength_is_chosen_played_against_and_kept() {
    let folder = Folder::new("games-strength");
    let mut player = games(child(&folder, &["mate-in-one", "rook"]));
    let chosen = |player: &Player| {
        let birds = model(player).birds.iter();
        let chosen: Vec<u8> = birds
            .filter(|it| it.is_chosen)
            .map(|it| it.strength)
            .collect();
        chosen
    };
    assert_eq!(chosen(&player), [1]);
    player.click("looks twice");
    assert_eq!(chosen(&player), [4]);
    let met = |player: &Player| {
        let session = player.app.lesson_session().unwrap();
        let Task::Game { opponent, .. } = &session.step().task else {
            panic!("no game");
        };
        opponent.unwrap()
    };
    for game in ["A whole game", "Rook and pawns"] {
        player.click(game);
        assert_eq!(met(&player), Strength::LooksTwice, "{game}");
        player.click_on(&Phrase::ButtonBack);
    }
    // On the path a small game is as it is written.
    for (step, strength) in [
        ("rook-pawns", Strength::TriesThings),
        ("whole-game", Strength::LooksTwice),
    ] {
        player.app.go(Goto::Home);
        player
            .app
            .go(Goto::Step("coach-games".to_owned(), step.to_owned()));
        assert_eq!(met(&player), strength, "{step}");
    }
    drop(player);
    let mut shared = child(&folder, &["mate-in-one"]);
    assert_eq!(shared.settings.coach_strength, 4, "kept over a restart");
    shared.settings.coach_strength = 99;
    assert_eq!(shared.strength_chosen(), Strength::TriesThings);
}

#[test]
fn who_plays_is_seen_in_the_game() {
    for strength in 1..=5 {
        let mut player = games(guest(&["en"])).sized(1366.0, 768.0);
        press(&mut player, Control::Strength(strength));
        let name = model(&player).birds[usize::from(strength) - 1].name.clone();
        player.click("Rook and pawns");
        let rival = player.lesson().rival.clone().unwrap();
        assert_eq!((rival.strength, &rival.name), (strength, &name));
        assert!(player.sees(&name), "for whoever cannot see");
        let place = player.find(RIVAL).unwrap();
        assert!(
            (60.0..90.0).contains(&place.width) && place.x > 700.0,
            "{place:?}"
        );
        shoot(
            &format!("rival-{strength}"),
            player.app.shared().theme(),
            (1366, 768),
            player.app.view(),
        );
        let mut watched = Watched::new(player);
        let seen = watched.at(0);
        for other in 1..=5 {
            let hat = BTreeSet::from([company::hat(other).id()]);
            assert_eq!(seen.place(&hat).len(), usize::from(other == strength));
        }
    }
    // What is no game of the room shows nobody.
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let player = Player::opened(shared, "rook", "race").sized(1366.0, 768.0);
    assert!(player.lesson().rival.is_none() && player.find(RIVAL).is_none());
}

#[test]
fn keys_reach_every_game_and_every_strength() {
    for language in ["en", MIRRORED] {
        let mut player = games(guest(&[language]));
        let mut reached = Vec::new();
        for _ in 0..40 {
            player.key(Named::Tab);
            reached.extend(player.app.games_screen().unwrap().focused());
        }
        for number in 0..11 {
            assert!(
                reached.contains(&Control::Game(number)),
                "{language} {number}"
            );
        }
        for strength in 1..=5 {
            assert!(reached.contains(&Control::Strength(strength)));
        }
    }
}

#[test]
fn whatever_is_pressed_is_large_enough_in_every_window() {
    for (width, height) in [
        (480.0, 560.0),
        (800.0, 600.0),
        (1366.0, 768.0),
        (2560.0, 1440.0),
    ] {
        for language in ["en", "ru", MIRRORED] {
            let player = games(guest(&[language])).sized(width, height);
            let games = (0..11).map(Control::Game);
            for control in games.chain((1..=5).map(Control::Strength)) {
                let found = player.find(id_of(control)).unwrap();
                let said = format!("{language} {width} {control:?}: {found:?}");
                assert!(found.width >= 48.0 && found.height >= 48.0, "{said}");
                assert!(
                    found.x >= 0.0 && found.x + found.width <= width + 0.5,
                    "{said}"
                );
            }
        }
    }
}
