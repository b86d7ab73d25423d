//! Several at the table: ways to a game of the family, played by hand and by keyboard.

use iced::keyboard::key::Named;

use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::base::shared::games::Left;
use squarewise::gui::base::view::id_of;
use squarewise::gui::base::{HasFrame, Laid};
use squarewise::gui::board::BoardEvent;
use squarewise::gui::look::art::Mood;
use squarewise::gui::screen::table::model::{Body, CardLook, Control, PlayerCard};
use squarewise::gui::screen::{seats, table};
use squarewise::gui::{App, Message};
use squarewise::lesson::rulesets;
use squarewise::locale::Phrase;
use squarewise::rules::{
    Ages, BySeat, Claim, Cross, Game, GameEvent, Piece, Position, Role, Seat, Seats, Setup, Square,
    Waive,
};
use squarewise::scene::{ArrowKind, Coordinates, Mark, Spot};
use squarewise::table::{Player as Somebody, Table};

use crate::gui::everywhere::sizes;
use crate::gui::tools::{Kept, Player, Shown, guest, spot};
use crate::languages;
use crate::support::project;

/// A window with the choice of seats.
pub(crate) fn open_seats(shared: Shared) -> Player {
    let mut app = App::new(shared);
    app.go(Goto::Seats);
    Player::of(app)
}

/// A window with a game of four: a grandmother, two children and a mother.
pub(crate) fn begin(shared: Shared) -> Player {
    let mut player = open_seats(shared);
    let ages = ["68", "9", "6", "41"];
    let mut all: Vec<seats::Message> = Vec::new();
    for (seat, age) in Seat::ALL.into_iter().zip(ages) {
        all.push(seats::Message::Typed(
            seats::model::Control::Age(seat),
            age.to_owned(),
        ));
    }
    all.push(seats::Message::Pressed(seats::model::Control::Begin));
    player.settle(all.into_iter().map(Message::Seats).collect());
    assert!(player.app.family_screen().is_some());
    player
}

/// A position with these pieces (`sRf4`, `nKg12`), South to move.
fn position(pieces: &str) -> Position<Cross> {
    let mut setup = Setup::<Cross>::parse_ffc(EMPTY).unwrap();
    setup.seats = Seats::NONE;
    for piece in pieces.split_whitespace() {
        let mut letters = piece.chars();
        let seat = letters.next().unwrap().to_ascii_uppercase();
        let seat = Seat::from_initial(seat).unwrap();
        let role = Role::from_letter(letters.next().unwrap()).unwrap();
        let square = Square::parse(letters.as_str()).unwrap();
        setup.board.put(square, Piece::new(role, seat));
        setup.seats = setup.seats.with(seat);
    }
    setup.into_position(Waive::NOTHING).unwrap()
}

const EMPTY: &str = "S aaaa - - - x,x,8,x,x/x,x,8,x,x/12/12/12/12/12/12/12/12/x,x,8,x,x/x,x,8,x,x";

/// A window with the long game of the tests, shortly before its end.
pub(crate) fn recorded(shared: Shared) -> Player {
    let text = std::fs::read_to_string(project("tests/fixtures/family/long-game.txt")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let game = Game::from_record(&lines[..LATE].join("\n")).unwrap();
    table(shared, game)
}

/// How much of its record that is.
const LATE: usize = 124;

/// A window with a game from a position, and moves played in it: `f4-g4+ a7-a8`.
pub(crate) fn game_from(shared: Shared, pieces: &str, moves: &str) -> Player {
    let rules = rulesets::named("family").unwrap();
    let ages = Ages(BySeat([Some(68), Some(9), Some(6), Some(41)]));
    let mut game = Game::new(position(pieces), rules, ages);
    for mv in moves.split_whitespace() {
        let (text, says_check) = match mv.strip_suffix('+') {
            Some(text) => (text, true),
            None => (mv, false),
        };
        let attempt = squarewise::rules::Attempt::parse(text).unwrap();
        let event = GameEvent::Move {
            attempt,
            says_check,
        };
        game.apply(event)
            .unwrap_or_else(|fault| panic!("{mv}: {fault:?}"));
    }
    let names = ["owl", "fox", "bear", "hare"].map(|animal| shared.animal(animal));
    for (seat, name) in Seat::ALL.into_iter().zip(names) {
        game.set_name(seat, &name);
    }
    table(shared, game)
}

/// A window with a game.
fn table(mut shared: Shared, game: Game<Cross>) -> Player {
    let animals = ["owl", "fox", "bear", "hare"].into_iter();
    let players = Seat::ALL
        .into_iter()
        .zip(animals)
        .map(|(seat, animal)| Somebody {
            name: game.name(seat).to_owned(),
            animal: animal.to_owned(),
            age: game.ages().0[seat],
        });
    let players: Vec<Somebody> = players.collect();
    let players = BySeat(players.try_into().unwrap());
    shared.family.left = Some(Left::new(Table::of_game(game, players)));
    let mut app = App::new(shared);
    app.go(Goto::FamilyTable);
    Player::of(app)
}

/// Plays moves by pressing squares: `e2-e4 b7-c7`.
pub(crate) fn moves(player: &mut Player, moves: &str) {
    for mv in moves.split_whitespace() {
        let (from, to) = mv.split_once('-').unwrap();
        player.squares(&[from, to]);
        let family = player.app.family_screen().unwrap();
        let last = family.game().game().last_move().unwrap();
        let played = format!("{}-{}", last.from(), last.to());
        assert_eq!(played, mv, "{:?}", family.game().news());
    }
}

/// Presses a control of the family table.
pub(crate) fn press(player: &mut Player, control: Control) {
    let message = table::Message::Pressed(control);
    player.settle(vec![Message::Family(message)]);
}

/// What the coach says.
pub(crate) fn coach(player: &Player) -> String {
    let family = player.app.family_screen().unwrap();
    family.model().coach.speech.words()
}

const KINGS: &str = "sKg1 wKa6 nKg12 eKl6 ";

fn with_kings(pieces: &str, moves: &str) -> Player {
    game_from(guest(&["en"]), &format!("{KINGS}{pieces}"), moves)
}

fn game(player: &Player) -> &Game<Cross> {
    player.app.family_screen().unwrap().game().game()
}

/// The card of a player: how things stand there.
fn card(player: &Player, seat: Seat) -> PlayerCard {
    let Body::Players(cards) = &player.app.family_screen().unwrap().model().body else {
        panic!("no players");
    };
    cards.iter().find(|card| card.seat == seat).unwrap().clone()
}

fn has(player: &Player, control: Control) -> bool {
    let ring = player.app.family_screen().unwrap().model().ring();
    ring.contains(&control)
}

#[test]
fn a_game_of_four_is_begun_with_the_mouse_and_by_words() {
    for language in languages::walked() {
        let mut player = Player::of(App::new(guest(&[language])));
        for phrase in [
            Phrase::FamilyTitle,
            Phrase::FamilyPlayers { count: 3 },
            Phrase::FamilyBegin,
        ] {
            player.click_on(&phrase);
        }
        moves(&mut player, "e2-e4 b7-d7 g11-g9 e4-e6");
        assert_eq!(game(&player).turn(), Seat::West, "three play");
        player.tap("b9");
        player.drag("b9", "c9");
        assert_eq!(game(&player).turn(), Seat::North);
        let owl = player.say(&Phrase::AnimalOwl);
        assert!(player.sees(&owl));
    }
}

#[test]
fn everything_is_done_by_keyboard_alone() {
    let pieces = "sRf4 sPj3 nNj9 wRc8 wRa7 eRl9 eRl7";
    let mut player = with_kings(pieces, "");
    player.key(Named::ArrowUp);
    player.walk(&["f4"]);
    player.types("s");
    assert!(player.app.family_screen().unwrap().game().says_check());
    player.walk(&["g4"]);
    assert_eq!(card(&player, Seat::North).tone, CardLook::Danger);
    player.types("a7-a8");
    player.key(Named::Enter);
    player.types("g12f12");
    player.key(Named::Enter);
    assert_eq!(game(&player).turn(), Seat::East);
    player.types("k9");
    player.key(Named::Enter);
    assert!(coach(&player).contains("such as e2-e4"));
    player.types("m");
    assert!(!has(&player, Control::Main), "the moves are open");
    player.key(Named::Escape);
    player.key(Named::Backspace);
    for _ in 0..3 {
        player.key(Named::Enter);
    }
    assert_eq!(game(&player).n_plies(), 2, "everybody said yes");
}

#[test]
fn a_check_that_nobody_said_is_not_told_and_can_be_said_late() {
    let pieces = "sRf4 sPj3 nNj9 wRc8 wRa7 eRl9 eRl7";
    let mut player = with_kings(pieces, "");
    moves(&mut player, "f4-g4");
    assert_eq!(card(&player, Seat::North).tone, CardLook::Calm);
    let said = coach(&player);
    assert!(said.starts_with("Owl, that’s check!"), "{said}");
    press(&mut player, Control::Main);
    let north = card(&player, Seat::North);
    assert_eq!(
        (north.tone, north.status.as_str()),
        (CardLook::Danger, "in check from Owl")
    );
    assert!(
        coach(&player).starts_with("Check from Owl!"),
        "{}",
        coach(&player)
    );
    moves(&mut player, "a7-a8");
    player.squares(&["j9", "i11"]);
    assert_eq!(
        game(&player).turn(),
        Seat::North,
        "the check must be answered"
    );
}

#[test]
fn only_children_may_leave_and_their_pieces_sleep() {
    let mut player = begin(guest(&["en"]));
    for (seat, may_leave) in [
        (Seat::South, false),
        (Seat::West, true),
        (Seat::North, true),
        (Seat::East, false),
    ] {
        assert_eq!(has(&player, Control::Leave(seat)), may_leave, "{seat}");
    }
    press(&mut player, Control::Leave(Seat::West));
    assert_eq!(card(&player, Seat::West).status, "having a snack");
    let scene = &player.app.family_screen().unwrap().model().scene;
    let asleep = scene.pieces.iter().filter(|(_, look)| look.ghost);
    assert_eq!(asleep.count(), 15);
    moves(&mut player, "e2-e4");
    assert_eq!(game(&player).turn(), Seat::North, "the turn passes over");
    press(&mut player, Control::Return(Seat::West));
    moves(&mut player, "g11-g9 k8-i8 e4-e6 b7-d7");
}

#[test]
fn taking_back_needs_everybody_and_one_no_is_enough() {
    let mut player = begin(guest(&["en"]));
    moves(&mut player, "e2-e4 b7-d7");
    press(&mut player, Control::TakeBack);
    assert!(
        coach(&player).starts_with("Fox would like"),
        "{}",
        coach(&player)
    );
    press(&mut player, Control::Yes);
    press(&mut player, Control::No);
    assert_eq!(game(&player).n_plies(), 2);
    assert_eq!(coach(&player), "Hare says no. The game goes on.");
    press(&mut player, Control::TakeBack);
    for _ in 0..3 {
        press(&mut player, Control::Yes);
    }
    assert_eq!(game(&player).n_plies(), 1);
    press(&mut player, Control::Supervisor);
    press(&mut player, Control::TakeBackNow);
    assert_eq!(game(&player).n_plies(), 0, "the supervisor asks nobody");
}

#[test]
fn a_second_attacker_is_refused_with_its_proof_until_the_supervisor_allows_it() {
    let pieces = "sRf4 sPj3 nNj9 wRc8 eRl9";
    let mut player = with_kings(pieces, "f4-g4+");
    player.squares(&["c8", "c12"]);
    let screen = player.app.family_screen().unwrap();
    let model = screen.model();
    assert!(model.coach.rule_link.is_some());
    let attacks = model.scene.marks.iter();
    let attacks = attacks.filter(|mark| {
        matches!(
            mark,
            Mark::Arrow {
                kind: ArrowKind::Attack,
                ..
            }
        )
    });
    assert_eq!(attacks.count(), 2, "both attackers are pointed at");
    press(&mut player, Control::Supervisor);
    press(&mut player, Control::Card(1));
    press(&mut player, Control::Value(1, 0));
    press(&mut player, Control::Close);
    moves(&mut player, "c8-c12");
}

#[test]
fn a_family_hears_a_cry_about_what_is_taken() {
    let mut player = with_kings("sRd4 wPd9", "");
    moves(&mut player, "d4-d9");
    let said = coach(&player);
    assert!(said.starts_with("Snap! A pawn is caught."), "{said}");
    assert!(said.ends_with("turn."), "{said}");
}

#[test]
fn the_last_king_wins_and_another_game_can_begin() {
    let pieces = "sKg1 wKa6 nKj12 sRe11 sRd8 wRa7";
    let mut player = game_from(guest(&["en"]), pieces, "");
    player.squares(&["d8"]);
    press(&mut player, Control::Main);
    player.squares(&["d12"]);
    moves(&mut player, "a7-a8");
    assert_eq!(card(&player, Seat::North).status, "out of the game");
    assert!(
        coach(&player).starts_with("Checkmate! Owl"),
        "{}",
        coach(&player)
    );
    moves(&mut player, "d12-d8 a8-a7");
    press(&mut player, Control::More);
    press(&mut player, Control::Resign);
    press(&mut player, Control::Yes);
    assert_eq!(coach(&player), "Fox wins! Thank you all for the game.");
    assert_eq!(card(&player, Seat::West).tone, CardLook::Winner);
    press(&mut player, Control::Main);
    assert!(player.app.seats_screen().unwrap().model().go_on.is_none());
}

#[test]
fn partners_are_asked_and_teams_are_shown() {
    let mut player = begin(guest(&["en"]));
    press(&mut player, Control::More);
    press(&mut player, Control::Teams);
    press(&mut player, Control::Ally(Seat::North));
    assert_eq!(
        coach(&player),
        "Owl would like to be your partner. Bear, do you agree?"
    );
    press(&mut player, Control::Yes);
    assert!(
        card(&player, Seat::South)
            .status
            .ends_with("team with Bear")
    );
    assert!(card(&player, Seat::North).status.ends_with("team with Owl"));
}

#[test]
fn who_may_not_leave_is_told_why() {
    let mut player = begin(guest(&["en"]));
    press(&mut player, Control::More);
    press(&mut player, Control::WhoLeaves);
    assert!(
        coach(&player).starts_with("Children up to ten"),
        "{}",
        coach(&player)
    );
    press(&mut player, Control::Leave(Seat::South));
    assert_eq!(
        coach(&player),
        "Only children up to 10 may leave for a while."
    );
    player.types("w");
    assert!(player.sees("Coach: Only children up to 10 may leave for a while."));
}

#[test]
fn the_rule_behind_a_refusal_is_a_card_in_the_rulebook_and_the_game_waits() {
    let pieces = "sRf4 sPj3 nNj9 wRc8 eRl9";
    let mut player = with_kings(pieces, "f4-g4+");
    player.squares(&["c8", "c12"]);
    press(&mut player, Control::Rule);
    let book = player.app.rulebook_model().unwrap();
    let said = book.page.speech.words();
    assert!(said.contains("king"), "{}: {said}", book.page.title);
    player.app.go(Goto::Back);
    assert_eq!(game(&player).turn(), Seat::West);
}

/// Of the family's own rule too: who attacks the king already would have to go.
#[test]
fn a_family_asks_what_would_have_to_change() {
    let pieces = "sRf4 sPj3 nNj9 wRc8 eRl9";
    let mut player = with_kings(pieces, "f4-g4+");
    player.squares(&["c8", "c12"]);
    press(&mut player, Control::WouldChange);
    let told = coach(&player);
    assert!(told.contains("g4"), "{told}");
    assert_eq!(game(&player).turn(), Seat::West, "the game waits");
    // That is so: without the rook on g4 the king on g12 is attacked by one player alone.
    let mut without = with_kings("sPj3 nNj9 wRc8 eRl9", "j3-j4");
    moves(&mut without, "c8-c12");
    assert_ne!(game(&without).turn(), Seat::West);
    moves(&mut player, "c8-c9");
    let screen = player.app.family_screen().unwrap();
    assert!(screen.model().coach.change_link.is_none());
}

#[test]
fn the_whole_screen_is_left_with_escape_and_the_board_turns_to_who_moves() {
    let mut player = begin(guest(&["en"]));
    let screen = |player: &Player| player.app.family_screen().unwrap().model().clone();
    player.key(Named::F11);
    assert!(screen(&player).is_shown);
    assert_eq!(screen(&player).scene.coordinates, Coordinates::Large);
    player.key(Named::Escape);
    assert!(!screen(&player).is_shown);
    player.key(Named::F11);
    player.squares(&["b7"]);
    press(&mut player, Control::Rule);
    player.app.go(Goto::Back);
    assert!(!screen(&player).is_shown, "who goes elsewhere leaves it");
    press(&mut player, Control::More);
    press(&mut player, Control::AutoTurn);
    press(&mut player, Control::Close);
    for (mv, side) in [
        ("e2-e4", Seat::West),
        ("b7-d7", Seat::North),
        ("g11-g9", Seat::East),
    ] {
        moves(&mut player, mv);
        assert_eq!(screen(&player).scene.side, side, "{mv}");
    }
    press(&mut player, Control::Flip);
    assert_eq!(screen(&player).scene.side, Seat::South);
    moves(&mut player, "k8-i8");
    assert_eq!(screen(&player).scene.side, Seat::South, "it stays there");
}

#[test]
fn several_go_on_by_their_names_whatever_is_pasted() {
    let mut player = recorded(guest(&["en"]));
    let players = |player: &Player| {
        let table = player.app.family_screen().unwrap().game();
        table
            .seats()
            .iter()
            .map(|seat| table.player(seat).clone())
            .collect::<Vec<_>>()
    };
    let before = players(&player);
    let record = player.app.family_screen().unwrap().game().game().record();
    let message = table::Message::Pasted(Some(record));
    player.settle(vec![Message::Family(message)]);
    press(&mut player, Control::Yes);
    assert_eq!(players(&player), before);
}

/// The lines of attacks on the board, from where to where.
fn lines(player: &Player) -> Vec<(Spot, Spot)> {
    let marks = &player.app.family_screen().unwrap().model().scene.marks;
    let line = |mark: &Mark| match *mark {
        Mark::Arrow {
            from,
            to,
            kind: ArrowKind::Attack,
        } => Some((from, to)),
        _ => None,
    };
    marks.iter().filter_map(line).collect()
}

#[test]
fn a_check_that_was_said_is_a_line_on_the_board_until_it_is_answered() {
    let pieces = "sRf4 sPj3 nNj9 wRc8 wRa7 eRl9 eRl7";
    let mut player = with_kings(pieces, "f4-g4");
    assert_eq!(lines(&player), [], "nobody has said it");
    press(&mut player, Control::Main);
    let line = (spot("g4"), spot("g12"));
    assert_eq!(lines(&player), [line]);
    moves(&mut player, "a7-a8");
    assert_eq!(lines(&player), [line], "it waits for Bear");
    moves(&mut player, "g12-f12");
    assert_eq!(lines(&player), []);
}

#[test]
fn who_plays_has_one_name_in_every_sentence() {
    let mut player = begin(guest(&["en"]));
    player.squares(&["b7"]);
    assert_eq!(
        coach(&player),
        "It’s Owl’s turn. The pawn on b7 belongs to Fox."
    );
    let mut player = begin(guest(&["de"]));
    player.squares(&["b7"]);
    assert_eq!(
        coach(&player),
        "Eule ist am Zug, und der Bauer auf b7 gehört Fuchs."
    );
}

#[test]
fn a_check_that_is_none_gets_an_answer_and_a_real_one_its_own() {
    let pieces = "sRf4 sPj3 nNj9 wRc8 wRa7 eRl9 eRl7";
    let mut player = with_kings(pieces, "");
    press(&mut player, Control::Main);
    moves(&mut player, "j3-j4");
    let said = coach(&player);
    assert!(said.starts_with("No king is attacked"), "{said}");
    assert!(said.ends_with("It’s Fox’s turn."), "{said}");
    let mut player = with_kings(pieces, "");
    press(&mut player, Control::Main);
    moves(&mut player, "f4-g4");
    assert!(!coach(&player).contains("No king"), "{}", coach(&player));
}

#[test]
fn check_stays_at_its_place_when_a_move_is_refused_and_leads_to_the_ways_out() {
    let pieces = "sRf4 sPj3 nNj9 wRc8 wRa7 eRl9 eRl7";
    let mut player = with_kings(pieces, "f4-g4+ a7-a8").sized(1366.0, 768.0);
    let place = |player: &Player| player.find(id_of(Control::Main)).unwrap();
    let before = place(&player);
    player.squares(&["j9", "i11"]);
    let family = player.app.family_screen().unwrap();
    assert!(family.game().news().is_refusal());
    assert_eq!(place(&player), before);
    press(&mut player, Control::Rule);
    let book = player.app.rulebook_model().unwrap();
    assert_eq!(book.page.title, "Three ways out of check");
}

#[test]
fn a_game_that_waits_is_not_thrown_away_and_its_players_sit_where_they_sat() {
    use seats::model::Control as Seated;
    let mut player = begin(guest(&["en"]));
    moves(&mut player, "e2-e4");
    player.app.go(Goto::Seats);
    let sitter = |player: &Player| {
        let model = player.app.seats_screen().unwrap().model().clone();
        model.chairs[2].sitter.clone().unwrap()
    };
    assert_eq!(sitter(&player).age.value, "6");
    let label = |player: &Player| {
        let model = player.app.seats_screen().unwrap().model().clone();
        model.begin.label.clone()
    };
    assert_eq!(label(&player), player.say(&Phrase::ButtonNewGame));
    player.click_control(Seated::Begin);
    let asked = player.app.seats_screen().unwrap().model().line.clone();
    assert_eq!(asked, player.say(&Phrase::TableNewSure));
    player.click_control(Seated::Animal(Seat::South));
    player.click_control(Seated::Begin);
    assert_eq!(game(&player).n_plies(), 0, "a second press means it");
}

#[test]
fn the_coach_is_glad_about_a_king_that_was_caught() {
    let pieces = "sKg1 wKa6 nKj12 eKl6 sRe11 sRd8 wRa7 eRl7";
    let mut player = game_from(guest(&["en"]), pieces, "d8-d12+");
    let mood = |player: &Player| player.app.family_screen().unwrap().model().coach.mood;
    assert_ne!(mood(&player), Mood::Cheer);
    player.squares(&["a7", "a8"]);
    assert!(
        coach(&player).starts_with("Checkmate!"),
        "{}",
        coach(&player)
    );
    assert_eq!(mood(&player), Mood::Cheer);
}

#[test]
fn a_draw_is_claimed_by_what_is_called_a_claim() {
    let mut player = begin(guest(&["en"])).sized(1366.0, 768.0);
    press(&mut player, Control::More);
    let more = player.app.family_screen().unwrap().model().body.ring();
    for control in more {
        let place = player.screen().find(headless::selector::id(id_of(control)));
        let place = place.unwrap();
        let seen = place.visible_bounds().map(|it| it.height.round());
        assert_eq!(
            seen,
            Some(place.bounds().height.round()),
            "{control:?} is cut"
        );
    }
    player.click_on(&Phrase::ButtonClaimDraw);
    assert_eq!(coach(&player), player.say(&Phrase::TableWhatClaim));
    assert!(!has(&player, Control::Next(Claim::Threefold)));
    player.click_on(&Phrase::AnswerFiftyMoves);
    assert_eq!(game(&player).outcome(), None);
    let asked = player.say(&Phrase::TableWhatClaim);
    assert_ne!(coach(&player), asked, "the claim is answered");
    assert!(has(&player, Control::More), "and the game goes on");
}

#[test]
fn a_seat_that_was_left_by_mistake_is_taken_again_at_the_same_place() {
    use seats::model::Control as Seated;
    for size in [(1366.0, 768.0), (800.0, 600.0), (480.0, 560.0)] {
        let mut player = open_seats(guest(&["en"])).sized(size.0, size.1);
        let before = player.app.seats_screen().unwrap().model().clone();
        let left = player.find(id_of(Seated::Stand(Seat::West))).unwrap();
        player.click_control(Seated::Stand(Seat::West));
        let chair = |player: &Player| player.app.seats_screen().unwrap().model().chairs[1].clone();
        assert!(chair(&player).sitter.is_none());
        let again = player.find(id_of(Seated::Seat(Seat::West))).unwrap();
        assert!(
            left.contains(again.center()),
            "{size:?}: {left:?} {again:?}"
        );
        player.click_control(Seated::Seat(Seat::West));
        assert_eq!(*player.app.seats_screen().unwrap().model(), before);
    }
}

#[test]
fn three_go_on_at_the_side_of_whoever_is_to_move() {
    let mut player = open_seats(guest(&["en"]));
    let pressed = |control| Message::Seats(seats::Message::Pressed(control));
    player.settle(vec![
        pressed(seats::model::Control::Players(3)),
        pressed(seats::model::Control::Stand(Seat::South)),
        pressed(seats::model::Control::Seat(Seat::East)),
        pressed(seats::model::Control::Begin),
    ]);
    let side = |player: &Player| player.app.family_screen().unwrap().model().scene.side;
    assert_eq!(side(&player), Seat::West, "nobody plays at the white side");
    moves(&mut player, "b7-d7");
    press(&mut player, Control::Back);
    assert!(player.app.home_screen().is_some(), "the house leads home");
    player.app.go(Goto::Seats);
    player.settle(vec![pressed(seats::model::Control::GoOn)]);
    assert_eq!(side(&player), Seat::North);
}

#[test]
fn whoever_is_to_move_is_in_sight_and_a_list_begins_at_its_top() {
    for size in [sizes::OPENS, (800, 600), (1024, 600)] {
        let player = begin(guest(&["de"]));
        let size = (f32::from(size.0), f32::from(size.1));
        let mut window = Kept::new(player.app, size);
        let touch = |window: &mut Kept, square: &str| {
            let event = BoardEvent::Pressed(spot(square));
            let message = table::Message::Board(Control::Board, event);
            window.tell(Message::Family(message));
        };
        let is_whole = |window: &mut Kept, name: iced::widget::Id| {
            let (seen, whole) = window.bounds(&name);
            seen.is_some_and(|seen| seen.height + 1.0 >= whole.height)
        };
        for (n, squares) in [["e2", "e4"], ["b7", "d7"], ["g11", "g9"], ["k5", "i5"]]
            .into_iter()
            .enumerate()
        {
            assert!(
                is_whole(&mut window, table::view::TURN.into()),
                "{size:?} {n}"
            );
            if n == 3 {
                let press = |control| Message::Family(table::Message::Pressed(control));
                window.tell(press(Control::More));
                let first = window.app.family_screen().unwrap().model().body.ring();
                assert!(is_whole(&mut window, id_of(first[0])), "{size:?} {first:?}");
                window.tell(press(Control::Close));
            }
            for square in squares {
                touch(&mut window, square);
            }
        }
        let family = window.app.family_screen().unwrap();
        assert_eq!(family.game().game().n_plies(), 4, "{size:?}");
        assert!(is_whole(&mut window, table::view::TURN.into()), "{size:?}");
    }
}
