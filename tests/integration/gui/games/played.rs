//! What happens in a game against the coach: cries, prizes, its end, and the way on.

use std::collections::BTreeSet;

use iced::keyboard::key::Named;

use squarewise::gui::base::route::Goto;
use squarewise::gui::base::view::id_of;
use squarewise::gui::look::art::{Mood, company};
use squarewise::gui::look::joy;
use squarewise::gui::screen::games::model::Control;
use squarewise::gui::screen::lesson;
use squarewise::library::Library;
use squarewise::locale::{LessonArgs, Locale, Phrase, WordKey};
use squarewise::rules::{Classic, Role, Seat};
use squarewise::scene::{ArrowKind, Mark, Tone};
use squarewise::session::Answer;
use squarewise::solve::strength::Strength;
use squarewise::storage::Day;

use super::{boards, child, games, games_as_set, model, played, press};
use crate::gui::tools::{FLAWLESS, Player, Scribe, Shown, Watched, guest, moments, shoot, spot};
use crate::languages::{self, MIRRORED};
use crate::support::{Dice, Folder, lesson_file, whole_course};

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
    assert_eq!(player.lesson().stars, Some(0));
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
    let shared = player.app.shared();
    let first = [shared.cry(1, "beaten"), shared.hat_won(1)].join(" ");
    assert_eq!(said, first, "its hat is won");
    player.press(lesson::model::Control::Again);
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
    player.click("Rook and pawns. Hats you’ve won: 0 of 5.");
    for _ in 0..2 {
        assert_eq!(
            player.lesson().stars,
            Some(0),
            "nothing is won in this game yet"
        );
        win(&mut player);
        assert!(player.lesson().stars > Some(0));
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
        assert_eq!(
            player.lesson().stars,
            Some(0),
            "what was lost earns nothing"
        );
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
        let cry = |player: &Player, what: &str| player.app.shared().cry(1, what);
        let cries = |player: &Player, mood: Mood, what: &str| {
            let said = cry(player, what);
            let words = said
                .split_whitespace()
                .filter(|it| it.contains(char::is_alphabetic));
            assert!(words.count() <= 6, "{said}");
            assert_eq!(coach(player), Some((mood, said)), "{language}");
        };
        let heard = |player: &mut Player| {
            scribe.end_all(player);
            scribe.take()
        };
        heard(&mut player);
        assert_eq!(coach(&player), None, "nothing was taken yet");
        player.squares(&["g1", "g3"]);
        cries(&player, Mood::Laugh, "lost-2");
        player.watch();
        cries(&player, Mood::Laugh, "lost-2");
        assert_eq!(heard(&mut player).len(), 1, "{language}: read once");
        let is_there = |at: &str| player.lesson().scene.piece_at(spot(at)).is_some();
        let second = if is_there("g4") { "g4" } else { "g5" };
        player.squares(&["g3", second]);
        player.watch();
        cries(&player, Mood::Laugh, "lost-3");
        player.squares(&[second, "g8"]);
        assert_eq!(coach(&player), None, "gone with the next move");
        heard(&mut player);
        player.watch();
        cries(&player, Mood::Cheer, "took-2");
        assert_eq!(heard(&mut player).len(), 1, "{language}");
        player.click_on(&Phrase::ButtonTakeBack);
        assert_eq!(coach(&player), None, "it has taken nothing");
        // Before a class it is silent.
        player.key(Named::F11);
        player.squares(&["g1", "g3"]);
        player.watch();
        assert!(player.lesson().scene.piece_at(spot("g3")).is_some());
        assert!(player.lesson().coach.speech.words() != cry(&player, "lost-2"));
        assert!(heard(&mut player).is_empty());
    }
}

#[test]
fn whoever_moves_the_coach_s_men_hears_whose_they_are() {
    for language in languages::shipped() {
        let mut player = games(guest(&[language]));
        press(&mut player, Control::Strength(1));
        let game = boards(&player)[3].control;
        press(&mut player, game);
        let session = player.app.lesson_session().unwrap();
        let pawn = session.position().board().pieces(Seat::BLACK, Role::Pawn);
        let pawn = pawn.first().unwrap().to_string();
        player.squares(&[&pawn]);
        let said = player.lesson().coach.speech.words();
        assert_eq!(said, player.say(&Phrase::CoachThatIsMine), "{language}");
    }
}

#[test]
fn whoever_has_just_got_away_teases() {
    let mut n_fled = 0;
    for seed in 1..=12 {
        let mut shared = guest(&["en"]);
        shared.library = whole_course().clone();
        shared.seed = Some(seed);
        let mut player = Player::opened(shared, "rook", "horse");
        let says_task = |player: &Player| player.lesson().says_task;
        assert!(says_task(&player));
        player.squares(&["a1", "a6"]);
        assert!(says_task(&player), "it has not moved yet");
        player.watch();
        let session = player.app.lesson_session().unwrap();
        let board = session.position().board();
        let knight = board.pieces(Seat::BLACK, Role::Knight).first().unwrap();
        let takers = session.position().attackers_of(knight, Seat::BLACK);
        let teases = [1, 2, 3].map(|it| player.app.shared().cry(1, &format!("fled-{it}")));
        let said = player.lesson().coach.speech.words();
        assert_eq!(teases.contains(&said), takers.is_empty(), "{seed}: {said}");
        n_fled += usize::from(takers.is_empty());
        player.click_on(&Phrase::ButtonTakeBack);
        assert!(says_task(&player), "nobody has run away");
    }
    assert!(n_fled > 6, "{n_fled}");
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
    let oops = player
        .app
        .shared()
        .cry(Strength::FRIENDLY.number(), "lost-1");
    assert!(!player.lesson().coach.speech.words().contains(&oops));
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
fn who_plays_is_seen_in_the_game() {
    for strength in 1..=5 {
        let mut shared = guest(&["en"]);
        shared.settings.motion = true;
        let mut player = games_as_set(shared).sized(1366.0, 768.0);
        press(&mut player, Control::Strength(strength));
        let name = model(&player).birds[usize::from(strength) - 1].name.clone();
        player.click("Rook and pawns");
        let rival = player.lesson().rival.clone().unwrap();
        assert_eq!((rival.strength, &rival.name), (strength, &name));
        assert!(player.sees(&name), "for whoever cannot see");
        let place = player.find(id_of(lesson::model::Control::Rival)).unwrap();
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
        // Whoever has a face answers a press: it hops, and then stands still.
        let n_pictures = |from: u64, to: u64, watched: &mut Watched| {
            let moments = (from..to).step_by(20);
            let seen: BTreeSet<u64> = moments.map(|at| watched.at(at).all).collect();
            seen.len()
        };
        let before = n_pictures(1000, 1800, &mut watched);
        watched.player.press(lesson::model::Control::Rival);
        let after = n_pictures(1900, 2700, &mut watched);
        assert!(after >= before + 5, "{before} {after}");
    }
    // What is no game of the room shows nobody.
    let mut shared = guest(&["en"]);
    shared.library = whole_course().clone();
    let player = Player::opened(shared, "rook", "horse").sized(1366.0, 768.0);
    assert!(
        player.lesson().rival.is_none()
            && player.find(id_of(lesson::model::Control::Rival)).is_none()
    );
}

#[test]
fn a_hat_is_won_from_each_bird_and_shown_on_the_game() {
    let folder = Folder::new("games-hats");
    let mut player = games(child(&folder, &["rook"]));
    let hats = |player: &Player| {
        let all = boards(player).into_iter();
        let mut open = all.filter(|it| it.name.starts_with("Rook and pawns"));
        open.next().unwrap().hats.unwrap()
    };
    assert_eq!(hats(&player), [false; 5]);
    for (strength, expected) in [
        (3, [false, false, true, false, false]),
        (1, [true, false, true, false, false]),
    ] {
        press(&mut player, Control::Strength(strength));
        let game = boards(&player)
            .into_iter()
            .find(|it| it.name.starts_with("Rook and pawns"))
            .unwrap()
            .control;
        press(&mut player, game);
        win(&mut player);
        let said = player.lesson().coach.speech.words();
        assert!(
            said.ends_with(&player.app.shared().hat_won(strength)),
            "{said}"
        );
        // It is worn at once, also by who has a finer one, and no more by whom it was won from.
        let (ground, rival) = (&player.lesson().ground, &player.lesson().rival);
        assert_eq!(ground.companion.as_ref().unwrap().hat, Some(strength));
        assert!(rival.as_ref().unwrap().is_bare);
        player.app.go(Goto::Games);
        assert_eq!(hats(&player), expected, "{strength}");
    }
}
