//! Boards of practice on the lesson screen.

use iced::keyboard::key::Named;

use squarewise::rules::Seat;
use squarewise::scene::{Mark, Tone};
use squarewise::session::Answer;
use squarewise::training::hunches;

use super::*;
use crate::languages;

/// What no board shows is said before the question.
#[test]
fn who_is_away_and_what_was_said_is_told_at_a_board_of_the_family() {
    let mut app = someone(9);
    for (name, told) in [
        ("p1-family-say-check-1-0", "said “check”"),
        ("p1-family-say-check-1-1", "Nobody said “check”."),
        ("p1-family-away-1-0", "is away."),
        ("p1-family-en-passant-1-0", "moved from"),
    ] {
        app.go(Goto::Boards(again(name)));
        let said = app.lesson_model().unwrap().coach.speech.words();
        assert!(said.starts_with("You’re "), "{said}");
        assert!(said.contains(told), "{said}");
        app.go(Goto::Back);
    }
}

#[test]
fn a_question_is_asked_in_the_language_that_is_spoken_now() {
    let mut app = someone(2);
    app.go(Goto::Boards(Purpose::OfSkill("where-rook".to_owned())));
    let asked = |app: &App| app.lesson_model().unwrap().coach.speech.clone();
    let (before, board) = (asked(&app), app.lesson_session().unwrap().step().clone());
    let mut player = Player::of(app);
    player.press(OfLesson::Language);
    let german = player.app.shared().languages();
    let german = german.iter().position(|(tag, _)| *tag == "de");
    let _ = player.app.update(Message::Language(german));
    assert_ne!(asked(&player.app), before);
    assert_eq!(player.app.lesson_session().unwrap().step(), &board);
}

#[test]
fn a_class_sees_boards_without_end_and_nothing_is_kept() {
    let mut app = someone(4);
    app.go(Goto::Boards(Purpose::OfSkill("who-attacks".to_owned())));
    let own = app.lesson_session().unwrap().step().clone();
    let mut player = Player::of(app);
    player.key(Named::F11);
    let mut seen = vec![own.clone()];
    for _ in 0..15 {
        player.key(Named::PageDown);
        let step = player.app.lesson_session().unwrap().step().clone();
        assert!(!seen.contains(&step), "a board comes again");
        seen.push(step);
    }
    player.key(Named::PageUp);
    assert_eq!(player.app.lesson_session().unwrap().step(), &seen[14]);
    player.key(Named::F11);
    assert_eq!(player.app.lesson_session().unwrap().step(), &own);
    assert_eq!(progress(&player.app).practised("who-attacks"), (0, 0));
    let app = solve(player.app);
    assert_eq!(progress(&app).practised("who-attacks"), (1, 0));
}

#[test]
fn what_would_have_to_change_is_told_and_shown() {
    let mut app = someone(0);
    let step = Goto::Step("castling-when-not".to_owned(), "one-way-left".to_owned());
    app.go(step);
    let mut player = Player::of(app);
    player.squares(&["e1", "g1"]);
    let asks = |player: &Player| {
        let ways = player.lesson().ways_out.iter();
        let mut ways = ways.filter(|it| it.control == OfLesson::WouldChange);
        ways.next().map(|it| it.label.clone())
    };
    let title = label(&player.app, &Phrase::ChangeTitle);
    assert_eq!(asks(&player), None, "the list of conditions stands there");
    player.press(OfLesson::Rule);
    let rule = player.lesson().rule.clone().unwrap();
    assert_eq!(rule.change.unwrap().label, title);
    player.press(OfLesson::WouldChange);
    let told = player.lesson().rule.clone().unwrap();
    let square = Square::<Classic>::parse("g8").unwrap();
    let phrase = Phrase::ChangeRemove {
        piece: squarewise::locale::PieceWord::Rook,
        square: square.into(),
    };
    assert_eq!(told.speech.words(), label(&player.app, &phrase));
    assert!(told.change.is_none(), "it is told");
    let gone = Mark::Cross(square.into(), Tone::Red);
    assert!(player.lesson().scene.marks.contains(&gone));
    player.press(OfLesson::CloseRule);
    assert!(player.lesson().rule.is_none());
    assert!(!player.lesson().scene.marks.contains(&gone));
    player
        .app
        .go(Goto::Step("three-ways-out".to_owned(), "run".to_owned()));
    player.squares(&["d2", "d4"]);
    assert_eq!(asks(&player), Some(title.clone()), "beside a refusal");
    player.press(OfLesson::Rule);
    assert_eq!(asks(&player), Some(title), "and beside its rule");
    assert!(player.lesson().rule.clone().unwrap().change.is_none());
    player.press(OfLesson::WouldChange);
    assert!(player.lesson().rule.is_some());
    assert_eq!(asks(&player), None, "it is told");
}

#[test]
fn yes_or_no_are_pressed_on_boards_of_practice_too() {
    let mut app = someone(8);
    app.go(Goto::Boards(Purpose::OfSkill("castle-or-not".to_owned())));
    let model = app.lesson_model().unwrap();
    let means: Vec<Answer> = model.answers.iter().map(|it| it.means).collect();
    assert_eq!(means, [Answer::Legal, Answer::NotLegal]);
    assert!(model.stars.is_none(), "boards earn no stars of a lesson");
    let (app, n) = solve_all(app);
    assert_eq!(n, 10);
    assert!(book(&app).news.is_some());
}

#[test]
fn what_was_just_played_is_marked_and_said() {
    for seat in [Seat::WHITE, Seat::BLACK] {
        let board = board_where("en-passant-or-not", |it| classic(it).side == seat);
        let last = *classic(&board).line.moves().last().unwrap();
        assert_ne!(last.piece().seat, seat);
        let mut app = at_board("en", &board);
        // Once it was shown, it stays marked.
        let mut player = Player::of(std::mem::replace(&mut app, someone(0)));
        player.watch();
        let model = player.lesson();
        for at in [last.from(), last.to()] {
            let mark = Mark::Tint(at.into(), Tone::Blue);
            assert!(model.scene.marks.contains(&mark), "{}: {at}", board.name);
        }
        let task = model.task.as_ref().unwrap().speech.words();
        let other = if seat == Seat::WHITE {
            "Black"
        } else {
            "White"
        };
        let said = format!("{other} just moved from {} to {}.", last.from(), last.to());
        assert!(task.contains(&said), "{task}");
        assert_eq!(task.contains("You’re Black"), seat == Seat::BLACK, "{task}");
    }
}

#[test]
fn whose_men_they_are_is_said_where_they_are_black() {
    for skill in ["castle-or-not", "ways-out", "free-capture"] {
        for seat in [Seat::WHITE, Seat::BLACK] {
            let board = board_where(skill, |it| classic(it).side == seat);
            let app = at_board("en", &board);
            let task = app.lesson_model().unwrap().task.clone().unwrap();
            let says = task.speech.words().starts_with("You’re Black.");
            assert_eq!(says, seat == Seat::BLACK, "{}", board.name);
        }
    }
    let board = board_where("square-names", |it| classic(it).side == Seat::BLACK);
    let app = at_board("en", &board);
    let task = app.lesson_model().unwrap().task.clone().unwrap();
    assert!(!task.speech.words().contains("Black"), "names have no side");
}

/// Whether it is check, stalemate or nothing hangs on whose turn it is; and no two answers are right at once.
#[test]
fn whose_turn_it_is_is_said_where_it_decides() {
    for (skill, side) in [
        ("dead-or-not", Seat::WHITE),
        ("dead-or-not", Seat::BLACK),
        ("status", Seat::BLACK),
    ] {
        let board = board_where(skill, |it| classic(it).position().turn() == side);
        let app = at_board("en", &board);
        let model = app.lesson_model().unwrap();
        let asked = model.task.as_ref().unwrap().speech.words().to_owned();
        let turn = if side == Seat::WHITE {
            "White"
        } else {
            "Black"
        };
        assert!(asked.contains(&format!("It’s {turn}’s turn")), "{asked}");
        let offered: Vec<&str> = model.answers.iter().map(|it| it.label.as_str()).collect();
        assert!(offered.contains(&"No check: play on"), "{offered:?}");
        assert!(!offered.contains(&"Play on"), "{offered:?}");
        let check = match skill {
            "status" => "Check, but not mate",
            _ => "Check",
        };
        assert!(offered.contains(&check), "{offered:?}");
    }
}

/// Who is to count to fifty is told where to begin, and not where it ends.
#[test]
fn what_was_counted_before_the_moves_is_said() {
    let board = board_where("claim", |it| classic(it).line.start().halfmove_clock() > 80);
    let line = &classic(&board).line;
    let mut player = Player::of(at_board("en", &board));
    player.watch();
    let moves = u32::from(line.start().halfmove_clock() / 2);
    let before = player.say(&Phrase::FactQuietBefore { moves });
    assert!(player.sees(&before), "{before}");
}

/// Nothing is counted of a board that is tried once more: not what the first answer says of a belief, either.
#[test]
fn a_board_tried_once_more_says_nothing_about_beliefs() {
    let heard = |app: &App| hunches(progress(app)).known().count();
    let mut app = someone(8);
    app.go(Goto::Boards(Purpose::OfSkill("castle-or-not".into())));
    let (app, _) = solve_all(app);
    assert!(heard(&app) > 0);
    let skill = Skill::named("castle-or-not").unwrap();
    let mut app = someone(8);
    for seed in 0..8 {
        let name = Name {
            skill,
            level: 3,
            seed,
        };
        app.go(Goto::Boards(again(&name)));
        app = solve(app);
    }
    assert_eq!(heard(&app), 0);
}

/// One tick on the square to which both go would look as if one of them were missing.
#[test]
fn two_captures_on_one_square_are_two_ticks() {
    let moves = |it: &Exercise| match &classic(it).task {
        Task::Move { accept, .. } => accept.moves(classic(it).position()),
        _ => Vec::new(),
    };
    let board = board_where("ways-out", |it| {
        let moves = moves(it);
        moves.len() > 2 && moves[0].to() == moves[1].to()
    });
    let mut player = Player::of(at_board("en", &board));
    player.watch();
    let both = &moves(&board)[..2];
    for mv in both {
        player.tap(&mv.from().to_string());
        player.tap(&mv.to().to_string());
    }
    for mv in both {
        let tick = Mark::Good(mv.from().into());
        assert!(player.lesson().scene.marks.contains(&tick), "{mv:?}");
    }
}

/// A game against the coach is watched while it is played; what was tried in vain is asked in the warm-up.
#[test]
fn a_board_of_an_own_game_says_where_it_is_from() {
    let app = App::new(learned(guest(&["en"]), 8));
    let mut player = Player::of(app);
    let game = ("coach-games".to_owned(), "king-hunt-rook".to_owned());
    player.app.go(Goto::Step(game.0, game.1));
    // The rook stands on a1, and goes nowhere aslant.
    player.squares(&["a1", "b2"]);
    let kept = |app: &App| progress(app).own_boards().count();
    assert_eq!(kept(&player.app), 1);
    player.squares(&["a1", "c3"]);
    assert_eq!(kept(&player.app), 1, "once is enough");
    player.app.go(Goto::Home);
    player.app.go(Goto::Boards(Purpose::WarmUp));
    let task = |app: &App| {
        let task = app.lesson_model().unwrap().task.clone().unwrap();
        task.speech.words()
    };
    let origin = "This is from your game against Kavi.";
    assert!(!task(&player.app).contains(origin));
    let app = solve(player.app);
    assert!(task(&app).starts_with(origin), "{}", task(&app));
    let app = solve(app);
    assert!(!task(&app).contains(origin));
}

/// The conditions of castling are a list to be read: nothing comes by itself while they stand there.
#[test]
fn nobody_is_hurried_past_the_conditions_of_castling() {
    for (skill, is_listed) in [("castle-or-not", true), ("en-passant-or-not", false)] {
        let mut app = someone(8);
        app.go(Goto::Boards(Purpose::OfSkill(skill.to_owned())));
        for _ in 0..10 {
            let mut bot = Bot::<Classic>::clean(app);
            bot.solve();
            let model = bot.app.lesson_model().unwrap();
            let is_last = model.dots.last().unwrap().dot == Dot::Star;
            assert!(model.main.is_some());
            assert_eq!(
                !model.lights.is_empty(),
                is_listed,
                "whether it may castle or not"
            );
            match is_listed {
                true => assert_eq!(model.comes_in, None, "a list waits for a press"),
                false => assert!(model.comes_in.is_some() || is_last, "this one flows"),
            }
            bot.press(OfLesson::Main);
            app = bot.app;
        }
    }
}

/// A list is seen whole, in every size and from both sides: nobody looks for what lies below.
#[test]
fn the_conditions_of_castling_are_seen_whole() {
    let boards = [false, true].map(|is_allowed| {
        board_where("castle-or-not", |it| match &classic(it).task {
            Task::Judge { verdict, .. } => verdict.legal().is_some() == is_allowed,
            _ => false,
        })
    });
    let answers = [Answer::NotLegal, Answer::Legal];
    for (language, (board, right)) in
        languages::walked().flat_map(|it| boards.iter().zip(answers).map(move |right| (it, right)))
    {
        let sizes = [
            (800.0, 600.0),
            (1180.0, 760.0),
            (1366.0, 768.0),
            (1920.0, 1080.0),
        ];
        for (width, height) in sizes {
            let mut player = Player::of(at_board(language, board)).sized(width, height);
            player.press(OfLesson::Answer(right));
            let lights = player.lesson().lights.clone();
            assert_eq!(lights.len(), 6);
            for light in lights {
                let place = format!("{language} {width}: {}", light.label);
                assert!(player.shows(&light.label), "{place}");
            }
        }
    }
}

#[test]
fn whoever_leaves_a_board_finds_it_as_it_was() {
    let purposes = [
        Purpose::WarmUp,
        Purpose::OfSkill("what-can-it-take".to_owned()),
        Purpose::Passport("meadow".to_owned()),
    ];
    for purpose in purposes {
        let mut app = someone(4);
        app.go(Goto::Boards(purpose.clone()));
        // To a board on which squares are asked for: there it is known what is wrong.
        let mut n_before = 0;
        let wrong = loop {
            if let Task::Squares { answer, .. } = &app.lesson_session().unwrap().step().task {
                let answer = *answer;
                break Square::all().find(|it| !answer.contains(*it)).unwrap();
            }
            app = solve(app);
            n_before += 1;
        };
        let board = app.lesson_session().unwrap().step().clone();
        let mut player = Player::of(app);
        player.squares(&[&wrong.to_string()]);
        player.press(OfLesson::Home);
        player.app.go(Goto::Boards(purpose.clone()));
        let app = std::mem::replace(&mut player.app, someone(0));
        assert_eq!(app.lesson_session().unwrap().step(), &board, "{purpose:?}");
        assert!(app.lesson_session().unwrap().is_missed());
        let mut bot = Bot::<Classic>::clean(app);
        bot.solve();
        assert_eq!(dots(&bot.app)[n_before], Dot::Done, "{purpose:?}");
        bot.press(OfLesson::Main);
        // The next one is fresh.
        assert!(!bot.app.lesson_session().unwrap().is_missed());
    }
}

#[test]
fn whoever_leaves_a_board_half_solved_finds_what_was_found() {
    for skill in ["where-rook", "collect"] {
        let purpose = Purpose::OfSkill(skill.to_owned());
        let mut app = someone(2);
        app.go(Goto::Boards(purpose.clone()));
        let mut player = Player::of(app);
        match player.app.lesson_session().unwrap().step().task.clone() {
            Task::Squares { answer, .. } => {
                for square in answer.iter().take(2) {
                    player.squares(&[&square.to_string()]);
                }
            }
            _ => {
                let (from, to) = player.app.lesson_session().unwrap().way_on().unwrap();
                player.squares(&[&from.to_string(), &to.to_string()]);
            }
        }
        let before = player.app.lesson_session().unwrap().clone();
        assert!(!before.is_done() && before.counted().0 + before.n_moves() > 0);
        player.press(OfLesson::Home);
        player.app.go(Goto::Boards(purpose));
        let after = player.app.lesson_session().unwrap();
        assert_eq!(after.step(), before.step());
        assert_eq!(after.so_far(), before.so_far());
        assert_eq!(after.position(), before.position());
        assert_eq!(after.counted(), before.counted());
        match player.app.lesson_session().unwrap().way_on() {
            // The rest of the way.
            Some(_) => {
                while let Some((from, to)) = player.app.lesson_session().unwrap().way_on() {
                    if player.app.lesson_session().unwrap().is_done() {
                        break;
                    }
                    player.squares(&[&from.to_string(), &to.to_string()]);
                }
            }
            None => {
                let mut bot = Bot::<Classic>::clean(player.app);
                bot.solve();
                player = Player::of(bot.app);
            }
        }
        assert!(player.app.lesson_session().unwrap().is_done());
        assert_eq!(
            dots(&player.app)[0],
            Dot::Star,
            "{skill}: nothing was wrong"
        );
    }
}

/// The reason for the last try is said, and the hint that comes by itself after it.
#[test]
fn the_fourth_wrong_tap_has_its_reason_too() {
    let board = board_where("where-rook", |_| true);
    let mut player = Player::of(at_board("en", &board));
    let Task::Squares { answer, .. } = classic(&board).task.clone() else {
        panic!("another task");
    };
    let mut wrong = Square::all()
        .filter(|it| !answer.contains(*it) && classic(&board).position().piece_at(*it).is_none());
    for _ in 0..4 {
        player.squares(&[&wrong.next().unwrap().to_string()]);
    }
    let session = player.app.lesson_session().unwrap();
    assert_eq!(session.hints().0, 1);
    let hint = player.say(&Phrase::CoachHintSquare {
        square: answer.first().unwrap().into(),
    });
    let said = player.lesson().coach.speech.words();
    assert!(said.len() > hint.len() && said.ends_with(&hint), "{said}");
    assert!(player.lesson().coach.rule_link.is_some(), "the reason");
}

/// A file or a rank is asked for in its own words, and all of it is lit.
#[test]
fn files_and_ranks_have_words_and_lights_of_their_own() {
    for (level, asks, n_lit) in [
        (1, Phrase::AskFile, 8),
        (2, Phrase::AskRank, 8),
        (3, Phrase::AskFind, 1),
    ] {
        let board = board_where("square-names", |it| it.name.level == level);
        let mut player = Player::of(at_board("en", &board));
        let asked = player.app.lesson_session().unwrap().asked().unwrap().square;
        let task = player.lesson().task.as_ref().unwrap().speech.words();
        assert_eq!(task, player.say(&asks));
        let wrong = Square::all()
            .find(|it: &Square| it.file() != asked.file() && it.rank() != asked.rank());
        player.squares(&[&wrong.unwrap().to_string()]);
        let said = player.lesson().coach.speech.words();
        assert_eq!(said.contains("then the number"), level == 3, "{said}");
        player.press(OfLesson::Hint);
        let marks = &player.lesson().scene.marks;
        let lit = marks.iter().filter(|it| matches!(it, Mark::Hint(_)));
        assert_eq!(lit.count(), n_lit, "level {level}");
    }
}
