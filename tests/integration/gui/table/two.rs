//! Two people at the table, by words and by keyboard alone: a whole game, what is pasted and copied, "I adjust",
//! claims of either player, what happened in words, and choices that are kept.

use std::collections::BTreeSet;

use iced::keyboard::key::Named;

use squarewise::gui::base::Laid;
use squarewise::gui::base::focus::Key;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::base::view::id_of;
use squarewise::gui::look::{art, joy};
use squarewise::gui::screen::table::model::{Body, CardLook, Control};
use squarewise::gui::screen::{settings, table};
use squarewise::gui::{App, Message};
use squarewise::library::Library;
use squarewise::locale::{Phrase, PieceWord, SideWord};
use squarewise::rules::{Claim, Classic, Role, Seat};
use squarewise::scene::{Mark, Tone};
use squarewise::storage::FolderChoice;

use crate::gui::everywhere::sizes;
use crate::gui::table::{choose, coach, game, open, sans, tab_to, write};
use crate::gui::tools::{Player, Shown, Watched, spot};
use crate::languages;
use crate::support::Folder;

type Square = squarewise::rules::Square<Classic>;

/// Knights go out and back twice: the first position is there for the third time.
const KNIGHTS: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

const PROMOTING: &str = "7k/P6p/8/8/8/8/8/K7 w - - 0 1";

/// The lines of "What happened".
fn lines(player: &Player) -> Vec<String> {
    match &player.table().body {
        Body::Transcript(card) => card.lines.clone(),
        other => panic!("not open: {other:?}"),
    }
}

fn has_line(player: &Player, phrase: &Phrase) -> bool {
    lines(player).contains(&player.say(phrase))
}

fn press(player: &mut Player, control: Control) {
    player.settle(vec![Message::Table(table::Message::Pressed(control))]);
}

fn paste(player: &mut Player, text: &str) {
    let message = table::Message::Pasted(Some(text.to_owned()));
    player.settle(vec![Message::Table(message)]);
}

#[test]
fn a_game_is_played_by_clicks_in_every_language() {
    for language in languages::walked() {
        let mut player = open(language, None);
        player.click_on(&Phrase::ButtonOtherRules);
        player.click_on(&Phrase::ProfileClub);
        assert!(player.sees(&player.say(&Phrase::ProfileClub)));
        player.squares(&["e2", "e4"]);
        player.drag("e7", "e5");
        player.tap("g1");
        player.tap("f3");
        assert_eq!(sans(&player), ["e4", "e5", "Nf3"], "{language}");
        assert!(player.sees("Nf3"));

        player.squares(&["f8", "h6", "f8", "f4"]);
        assert!(player.table().coach.rule_link.is_some(), "{language}");
        let before = coach(&player);
        let link = player.table().coach.rule_link.clone().unwrap();
        player.click(&link.label);
        assert!(player.app.table_screen().is_none(), "in the rulebook");
        player.click_on(&Phrase::ButtonBack);
        assert_eq!(coach(&player), before, "the game is as it was");

        player.click_on(&Phrase::ButtonTakeBack);
        player.click_on(&Phrase::ButtonLegal);
        assert_eq!(sans(&player), ["e4", "e5"], "{language}");
        player.click_on(&Phrase::ButtonRedo);
        assert_eq!(sans(&player), ["e4", "e5", "Nf3"]);

        player.click_on(&Phrase::ButtonOfferDraw);
        player.squares(&["b8", "c6"]);
        player.click_on(&Phrase::ButtonNoPlayOn);
        player.click_on(&Phrase::ButtonResign);
        player.click_on(&Phrase::ButtonNotLegal);
        player.click_on(&Phrase::ButtonResign);
        player.click_on(&Phrase::ButtonLegal);
        assert!(player.sees("0-1"), "{language}");
        player.click_on(&Phrase::ButtonNewGame);
        assert!(player.sees(&player.say(&Phrase::ButtonPlay)), "{language}");
        player.click_on(&Phrase::ButtonOtherRules);
        assert!(player.sees(&player.say(&Phrase::TableChooseRules)));
    }
}

#[test]
fn a_pawn_becomes_what_is_clicked_and_a_draw_is_claimed() {
    for language in languages::walked() {
        let rules = Phrase::ProfileFide;
        let mut player = game(language, Some(PROMOTING), &rules, "");
        player.squares(&["a7", "a8"]);
        let piece = squarewise::explain::piece_word(Role::Rook);
        player.click_on(&Phrase::PromotionPiece { piece });
        assert_eq!(sans(&player), ["a8=R+"]);

        write(&mut player, "Kg7 Rb8 Kf7 Ra8 Kg7 Rb8 Kf7 Ra8");
        player.click_on(&Phrase::ButtonClaimDraw);
        player.click_on(&Phrase::TableClaimThreefoldNext);
        player.squares(&["f7", "g7"]);
        assert!(player.sees("1/2-1/2"), "{language}: {}", coach(&player));
    }
}

#[test]
fn everything_is_done_by_keyboard_alone() {
    for language in languages::walked() {
        let mut player = open(language, Some(PROMOTING));
        player.key(Named::Tab);
        tab_to(&mut player, Control::OtherRules);
        player.key(Named::Enter);
        tab_to(&mut player, Control::Rules(0));
        player.key(Named::Enter);
        player.walk(&["a7", "a8"]);
        assert!(player.table().promotion.is_some());
        tab_to(&mut player, Control::Promote(Role::Knight));
        player.key(Named::Enter);
        assert_eq!(sans(&player), ["a8=N"], "{language}");

        write(&mut player, "Kg7 Nb6 Kg5");
        assert!(player.table().coach.rule_link.is_some(), "one step only");
        player.types("Kh");
        player.key(Named::Backspace);
        assert_eq!(player.table().typed.as_deref(), Some("K"));
        player.key(Named::Escape);
        assert_eq!(player.table().typed, None);

        tab_to(&mut player, Control::Claim);
        player.key(Named::Enter);
        tab_to(&mut player, Control::Now(Claim::FiftyMoves));
        player.key(Named::Enter);
        assert!(player.table().coach.rule_link.is_some(), "not fifty yet");
        tab_to(&mut player, Control::Rule);
        player.key(Named::Enter);
        assert!(player.app.table_screen().is_none(), "in the rulebook");
        player.key(Named::Escape);
        assert_eq!(sans(&player), ["a8=N", "Kg7", "Nb6"]);
    }
}

#[test]
fn a_refusal_is_proved_on_the_board() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5 Ke2 Qh4");
    player.drag("e2", "f3");
    assert_eq!(sans(&player).len(), 5);
    player.drag("h4", "h8");
    let marks = &player.table().scene.marks;
    assert!(marks.iter().any(|mark| matches!(mark, Mark::Blocker(_))));
    let happened = player.table().coach.happened.clone().unwrap();
    assert_eq!(happened, "Not played: queen from h4 to h8.");
    player.click(&player.table().coach.rule_link.clone().unwrap().label);
    assert!(player.app.table_screen().is_none());
}

/// The same question and answer as at the referee's: it waits beside the rule, and goes when somebody plays on.
#[test]
fn what_would_have_to_change_is_told_beside_the_rule_and_the_game_waits() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5");
    assert!(
        player.table().coach.change_link.is_none(),
        "nothing was refused"
    );
    player.drag("a1", "a3");
    let refusal = coach(&player);
    press(&mut player, Control::WouldChange);
    let told = coach(&player);
    assert!(told.contains("pawn") && told.contains("a2"), "{told}");
    assert_ne!(told, refusal);
    let gone = Mark::Cross(spot("a2"), Tone::Red);
    let model = player.table();
    assert!(model.coach.rule_link.is_some() && model.coach.change_link.is_none());
    assert!(model.scene.marks.contains(&gone));
    assert_eq!(sans(&player), ["e4", "e5"], "nothing was played by it");
    player.squares(&["g1", "f3"]);
    assert_eq!(sans(&player), ["e4", "e5", "Nf3"]);
    let model = player.table();
    assert!(model.coach.change_link.is_none() && !model.scene.marks.contains(&gone));
    // Another refusal can be asked about anew, and Escape puts it away.
    player.drag("a8", "a6");
    press(&mut player, Control::WouldChange);
    assert!(coach(&player).contains("a7"), "{}", coach(&player));
    player.key(Named::Escape);
    assert!(player.table().coach.change_link.is_none());
    assert!(!coach(&player).contains("a7"), "{}", coach(&player));
}

#[test]
fn games_and_positions_are_pasted_and_nothing_is_lost_by_it() {
    let mut player = open("en", None);
    choose(&mut player, &Phrase::ProfileClub);
    paste(&mut player, "1. e4 e5 2. Nf3 *");
    assert_eq!(sans(&player), ["e4", "e5", "Nf3"]);
    paste(&mut player, "1. e4 e5 2. Ke4");
    assert_eq!(
        coach(&player),
        "I can’t play move 2: Ke4. Your game is still here."
    );
    paste(&mut player, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w");
    assert_eq!(
        coach(&player),
        "I can’t read that position. Your game is still here."
    );
    paste(&mut player, "8/8/8/8/8/8/8/K7 w - - 0 1");
    let says = Phrase::RefereeNoKing {
        side: SideWord::Black,
    };
    assert_eq!(coach(&player), player.say(&says));
    paste(&mut player, "  ");
    assert_eq!(coach(&player), "There’s nothing to paste yet.");
    assert_eq!(sans(&player), ["e4", "e5", "Nf3"]);

    paste(&mut player, PROMOTING);
    player.click_on(&Phrase::ButtonNotLegal);
    assert_eq!(sans(&player), ["e4", "e5", "Nf3"]);
    paste(&mut player, PROMOTING);
    player.click_on(&Phrase::ButtonLegal);
    assert!(sans(&player).is_empty());
    write(&mut player, "a8=Q");
    assert_eq!(sans(&player), ["a8=Q+"]);
}

#[test]
fn a_game_waits_while_other_screens_are_shown() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5");
    player.click_on(&Phrase::ButtonMoreWays);
    player.click_on(&Phrase::ButtonAskReferee);
    assert!(player.app.table_screen().is_none());
    player.click_on(&Phrase::ButtonBack);
    assert_eq!(sans(&player), ["e4", "e5"]);
    player.key(Named::Escape);
    assert!(player.app.table_screen().is_some(), "a key leaves no game");
    player.app.go(Goto::Home);
    player.app.go(Goto::Table(None));
    assert_eq!(sans(&player), ["e4", "e5"]);
    player.click_on(&Phrase::ButtonMoreWays);
    player.click_on(&Phrase::ButtonNewGame);
    player.click_on(&Phrase::ButtonNotLegal);
    assert_eq!(sans(&player), ["e4", "e5"]);
}

#[test]
fn the_board_turns_by_hand_and_by_itself() {
    use squarewise::rules::Seat;
    let mut player = game("en", None, &Phrase::ProfileClub, "");
    let press = |player: &mut Player, control| {
        player.settle(vec![Message::Table(table::Message::Pressed(control))]);
    };
    press(&mut player, Control::Flip);
    assert_eq!(player.table().scene.side, Seat::BLACK);
    press(&mut player, Control::Flip);
    press(&mut player, Control::AutoTurn);
    assert_eq!(player.table().scene.side, Seat::WHITE);
    write(&mut player, "e4");
    assert_eq!(player.table().scene.side, Seat::BLACK);
}

#[test]
fn the_keys_of_every_program_copy_paste_undo_and_redo() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4");
    let key = |player: &mut Player, letter| {
        let key = Key::Command(letter);
        player.settle(vec![Message::Table(table::Message::Key(key))]);
    };
    key(&mut player, 'c');
    assert_eq!(coach(&player), "The position is copied.");
    key(&mut player, 'z');
    player.click_on(&Phrase::ButtonLegal);
    assert!(sans(&player).is_empty());
    key(&mut player, 'y');
    assert_eq!(sans(&player), ["e4"]);
}

#[test]
fn check_is_said_in_the_family_game() {
    let mut player = game("en", None, &Phrase::ProfileFamily, "e4 e5 Qh5 Nc6");
    player.click_on(&Phrase::ButtonSayCheck);
    assert_eq!(coach(&player), "You say “check”. Now play the move.");
    write(&mut player, "Qxf7");
    assert_eq!(coach(&player), "Check! Black must deal with it.");
    assert_eq!(
        player.table().coach.happened.as_deref(),
        Some("White: queen h5 takes the pawn on f7.")
    );
}

#[test]
fn every_button_at_the_table_is_large_enough_for_a_finger() {
    for (width, height) in [(800.0, 600.0), (1366.0, 768.0)] {
        let mut player = open("en", None).sized(width, height);
        let play = player.find(id_of(Control::Main));
        assert!(play.is_some_and(|it| it.height >= 44.0));
        player.click_on(&Phrase::ButtonOtherRules);
        for place in [7, 0, 1] {
            let card = player.find(id_of(Control::Rules(place)));
            assert!(card.is_some_and(|it| it.height >= 44.0), "{place}");
        }
        let player = game("en", None, &Phrase::ProfileClub, "e4").sized(width, height);
        assert!(player.square_side() >= 48.0, "{}", player.square_side());
    }
}

#[test]
fn i_adjust_is_said_before_a_piece_is_put_straight() {
    for language in languages::walked() {
        let mut player = game(language, None, &Phrase::ProfileFide, "e4 e5");
        player.click_on(&Phrase::ButtonAdjust);
        assert_eq!(coach(&player), player.say(&Phrase::TableAdjusting));
        player.squares(&["b1"]);
        let straight = Phrase::TableAdjusted {
            piece: PieceWord::Knight,
            square: (&Square::parse("b1").unwrap()).into(),
        };
        assert_eq!(coach(&player), player.say(&straight), "{language}");
        assert!(player.table().scene.marks.contains(&Mark::Good(spot("b1"))));
        player.click_on(&Phrase::ButtonAdjust);
        player.squares(&["d2", "d4"]);
        assert_eq!(
            sans(&player),
            ["e4", "e5", "d4"],
            "{language}: it binds nobody"
        );
    }
}

#[test]
fn a_piece_is_put_straight_by_keys_alone() {
    for language in languages::walked() {
        let mut player = game(language, None, &Phrase::ProfileFide, "");
        tab_to(&mut player, Control::Adjust);
        player.key(Named::Enter);
        tab_to(&mut player, Control::Board);
        player.walk(&["g1"]);
        assert!(player.table().scene.marks.contains(&Mark::Good(spot("g1"))));
        player.key(Named::Escape);
        assert!(player.app.table_screen().is_some(), "{language}: not left");
        player.walk(&["e2", "e4"]);
        assert_eq!(sans(&player), ["e4"], "{language}");
    }
}

#[test]
fn where_no_touch_binds_nobody_adjusts() {
    let player = game("en", None, &Phrase::ProfileClub, "");
    assert!(!player.sees("I adjust"));
    assert!(player.sees("Play it again"));
}

#[test]
fn either_player_claims_a_draw_where_the_rules_from_the_box_say_so() {
    for language in languages::walked() {
        let rules = Phrase::ProfilePrintAndPlay;
        let mut player = game(language, None, &rules, KNIGHTS);
        player.squares(&["b1"]);
        player.click_on(&Phrase::ButtonClaimDraw);
        let side = SideWord::Black;
        player.click_on(&Phrase::TableClaimer { side });
        player.click_on(&Phrase::AnswerThreefold);
        assert!(player.sees("1/2-1/2"), "{language}: {}", coach(&player));
        player.types("w");
        assert!(has_line(&player, &Phrase::TableEventClaimed { side }));
    }
    let player = {
        let mut player = game("en", None, &Phrase::ProfileFide, KNIGHTS);
        player.click_on(&Phrase::ButtonClaimDraw);
        player
    };
    assert!(!player.sees("Black claims"), "only who has the move");
}

#[test]
fn a_claim_with_the_next_move_is_only_the_mover_s() {
    let mut player = game("en", None, &Phrase::ProfilePrintAndPlay, "e4 e5");
    tab_to(&mut player, Control::Claim);
    player.key(Named::Enter);
    let next = Control::Next(Claim::Threefold);
    assert!(player.table().ring().contains(&next));
    tab_to(&mut player, Control::Claimer(Seat::BLACK));
    player.key(Named::Enter);
    assert!(!player.table().ring().contains(&next));
    tab_to(&mut player, Control::Now(Claim::Threefold));
    player.key(Named::Enter);
    assert!(player.table().coach.rule_link.is_some(), "not three times");
}

#[test]
fn what_happened_is_read_in_words_and_copied() {
    for language in languages::walked() {
        let mut player = game(language, None, &Phrase::ProfileClub, "e4 e5 Qh5");
        player.drag("e8", "e6");
        let refused = coach(&player);
        write(&mut player, "Nc6 Qxf7");
        player.click_on(&Phrase::ButtonMoreWays);
        player.click_on(&Phrase::HappenedTitle);
        let all = lines(&player);
        assert_eq!(all.len(), 7, "{language}: {all:#?}");
        let told = player.say(&Phrase::HappenedCoach { said: refused });
        assert_eq!(all[4], told, "{language}: {all:#?}");
        for line in &all {
            assert!(player.sees(line), "{language}: {line}");
        }
        player.click_on(&Phrase::HappenedCopy);
        player.click_on(&Phrase::ButtonClose);
        assert_eq!(sans(&player).len(), 5, "{language}");
        player.types("w");
        assert_eq!(lines(&player), all);
        tab_to(&mut player, Control::CopyTranscript);
        player.key(Named::Enter);
        player.key(Named::Escape);
        assert_eq!(sans(&player).len(), 5, "{language}: closed, not left");
    }
}

#[test]
fn looking_through_a_game_writes_nothing_down() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5 Nf3");
    player.types("w");
    let before = lines(&player);
    player.types("w");
    player.key(Named::F11);
    for key in [Named::PageUp, Named::PageUp, Named::PageDown, Named::Space] {
        player.key(key);
    }
    player.squares(&["b8", "c6"]);
    player.key(Named::Escape);
    player.types("w");
    let after = lines(&player);
    assert_eq!(after[..before.len()], before);
    assert_eq!(after.len(), before.len() + 1, "only the move: {after:?}");
}

#[test]
fn what_happened_waits_with_the_game_and_ends_with_it() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5");
    player.key(Named::Escape);
    player.app.go(Goto::Table(None));
    player.types("W");
    assert_eq!(lines(&player).len(), 2);
    player.key(Named::Escape);
    player.click_on(&Phrase::ButtonMoreWays);
    player.click_on(&Phrase::ButtonNewGame);
    player.click_on(&Phrase::ButtonLegal);
    player.click_on(&Phrase::ButtonPlay);
    assert!(player.sees(&player.say(&Phrase::ProfileClub)), "as before");
    player.types("w");
    assert!(lines(&player).is_empty());
}

#[test]
fn another_language_alone_is_nothing_that_happened() {
    let mut player = game("en", None, &Phrase::ProfileClub, "e4 e5");
    player.drag("a1", "a5");
    player.types("w");
    let before = lines(&player);
    player.app.go(Goto::Settings);
    let languages = player.app.shared().languages();
    let german = languages.iter().position(|(tag, _)| *tag == "de").unwrap();
    let chosen = settings::Message::Pressed(settings::model::Control::Language(german));
    player.settle(vec![Message::Settings(chosen)]);
    player.key(Named::Escape);
    assert_eq!(lines(&player), before);
}

#[test]
fn quiet_moves_are_counted_if_wanted() {
    for language in languages::walked() {
        let mut player = game(language, None, &Phrase::ProfileFide, "Nf3 Nf6");
        let told = player.say(&Phrase::FactQuiet { moves: 1 });
        assert!(!player.sees(&told), "{language}");
        player.click_on(&Phrase::ButtonMoreWays);
        player.click_on(&Phrase::ButtonFiftyCounter);
        player.key(Named::Escape);
        assert!(player.sees(&told), "{language}");
        write(&mut player, "e4");
        let told = player.say(&Phrase::FactQuiet { moves: 0 });
        assert!(player.sees(&told), "{language}");
    }
}

#[test]
fn the_board_and_the_counter_are_found_again_as_they_were_left() {
    let folder = Folder::new("table-ways");
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let begin = || {
        let mut app = App::new(Shared::open(Library::default(), Some("en"), &place));
        app.go(Goto::Table(None));
        let mut player = Player::of(app);
        choose(&mut player, &Phrase::ProfileClub);
        player
    };
    let press = |player: &mut Player, control| {
        player.settle(vec![Message::Table(table::Message::Pressed(control))]);
    };
    let mut player = begin();
    assert_eq!(player.table().scene.side, Seat::WHITE);
    press(&mut player, Control::Flip);
    press(&mut player, Control::Counter);
    drop(player);
    let mut player = begin();
    assert_eq!(player.table().scene.side, Seat::BLACK);
    let told = player.say(&Phrase::FactQuiet { moves: 0 });
    assert!(player.sees(&told));
    press(&mut player, Control::AutoTurn);
    drop(player);
    let mut player = begin();
    assert_eq!(player.table().scene.side, Seat::WHITE);
    write(&mut player, "e4");
    assert_eq!(player.table().scene.side, Seat::BLACK, "it turns by itself");
}

#[test]
fn the_board_is_ready_and_the_first_move_begins_the_game() {
    for language in languages::walked() {
        for way in 0..3 {
            let mut player = open(language, None);
            let Body::Players(faces) = &player.table().body else {
                panic!("two faces");
            };
            assert_eq!(faces.len(), 2, "{language}");
            assert_ne!(faces[0].animal, faces[1].animal);
            match way {
                0 => player.squares(&["e2", "e4"]),
                1 => player.drag("e2", "e4"),
                _ => {
                    player.click_on(&Phrase::ButtonPlay);
                    write(&mut player, "e4");
                }
            }
            assert_eq!(sans(&player), ["e4"], "{language}");
            assert!(player.sees(&player.say(&Phrase::TableTitle)));
            player.squares(&["e7", "d7", "d5"]);
            assert_eq!(sans(&player), ["e4", "d5"], "touching binds nobody");
            player.click_on(&Phrase::ButtonTakeBack);
            assert_eq!(sans(&player), ["e4"], "{language}: nobody is asked");
            let grown_up = [Phrase::ButtonClaimDraw, Phrase::ButtonAdjust];
            for words in grown_up.into_iter().chain([Phrase::TableType]) {
                assert!(!player.sees(&player.say(&words)), "{language}: {words:?}");
            }
        }
    }
}

#[test]
fn a_first_move_that_is_none_is_refused_and_told() {
    let mut player = open("en", None);
    player.drag("d1", "d5");
    assert!(sans(&player).is_empty());
    assert!(player.table().coach.rule_link.is_some(), "it is explained");
    assert!(player.table().main.is_none(), "the game has begun");
}

#[test]
fn the_two_see_what_they_took_and_who_has_won() {
    let mut player = open("en", None);
    write(&mut player, "e4 d5 exd5 f6 Qh5");
    let faces = |player: &Player| match &player.table().body {
        Body::Game { players, .. } => players.clone(),
        other => panic!("no game: {other:?}"),
    };
    let [white, black] = <[_; 2]>::try_from(faces(&player)).unwrap();
    assert_eq!(white.lead.as_deref(), Some("+1"));
    assert_eq!((white.captured.len(), black.captured.len()), (1, 0));
    assert_eq!(black.lead, None);
    assert!(black.has_turn && !white.has_turn);
    write(&mut player, "g6 Qxg6 hxg6");
    let [white, black] = <[_; 2]>::try_from(faces(&player)).unwrap();
    assert_eq!((white.lead, black.lead.as_deref()), (None, Some("+7")));

    let mut player = open("en", None);
    write(&mut player, "f3 e5 g4 Qh4");
    let [white, black] = <[_; 2]>::try_from(faces(&player)).unwrap();
    assert_eq!(black.tone, CardLook::Winner);
    assert_eq!(white.status, player.say(&Phrase::TableShakeHands));
    player.click_on(&Phrase::ButtonLookAgain);
    assert!(player.table().slide.is_some(), "the game is gone through");
    let n_plies = |player: &Player| player.app.table_screen().unwrap().game().game().n_plies();
    assert_eq!(n_plies(&player), 0, "from its first move");
    player.tap("e2");
    assert_eq!(n_plies(&player), 1, "a press on the board is a move on");
    player.drag("e2", "e4");
    let shown = player.app.table_screen().unwrap().game().clone();
    assert!(
        shown.game().moves()[0].from().to_string() == "f2",
        "and none of its own"
    );
    player.click_on(&Phrase::RefereeEarlier);
    assert_eq!(n_plies(&player), 0);
    for n in 1..=4 {
        player.click_on(&Phrase::ButtonNext);
        assert_eq!(n_plies(&player), n);
    }
    player.click_on(&Phrase::RefereeEarlier);
    assert_eq!(n_plies(&player), 3);
    player.key(Named::Escape);
    assert_eq!(sans(&player).len(), 4, "it was only looked at");
    player.click_on(&Phrase::ButtonNewGame);
    player.click_on(&Phrase::ButtonPlay);
    assert!(sans(&player).is_empty());
}

#[test]
fn taking_in_passing_is_told_as_that() {
    for language in languages::walked() {
        let mut player = open(language, None);
        write(&mut player, "e4 a6 e5 d5 exd6");
        let square = |name: &str| (&Square::parse(name).unwrap()).into();
        let told = Phrase::TableTookPassing {
            side: SideWord::White,
            from: square("e5"),
            to: square("d6"),
            square: square("d5"),
        };
        let happened = player.table().coach.happened.clone();
        assert_eq!(happened, Some(player.say(&told)), "{language}");
    }
}

#[test]
fn another_game_is_only_laid_out_until_somebody_begins_it() {
    let mut player = open("en", None);
    write(&mut player, "f3 e5 g4 Qh4");
    player.click_on(&Phrase::ButtonNewGame);
    player.app.go(Goto::Home);
    player.app.go(Goto::Table(None));
    assert_eq!(sans(&player).len(), 4, "the last one is still there");
}

#[test]
fn the_two_sit_at_their_table_in_the_window_as_it_opens() {
    for language in languages::shipped() {
        let (width, height) = sizes::OPENS;
        let mut player = open(language, None).sized(f32::from(width), f32::from(height));
        write(&mut player, "f3 e5 g4 Qh4");
        let Body::Game { players, .. } = player.table().body.clone() else {
            panic!("no game");
        };
        for card in &players {
            assert!(player.shows(&card.name), "{language}: {}", card.name);
            assert!(player.shows(&card.status), "{language}: {}", card.status);
        }
        let seen = Watched::new(player).at(0);
        for card in &players {
            let face = BTreeSet::from([art::dressed(&card.animal, card.hat).id()]);
            assert_eq!(seen.place(&face).len(), 1, "{language}: {}", card.animal);
        }
        let laurel = BTreeSet::from([joy::laurel().id()]);
        assert_eq!(seen.place(&laurel).len(), 1, "{language}");
    }
}
