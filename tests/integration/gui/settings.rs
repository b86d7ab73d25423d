//! The settings: by words and by keyboard, in every language; each choice is kept at once.

use headless::selector::id;
use iced::Size;
use iced::keyboard::key::Named;

use squarewise::gui::base::Laid;
use squarewise::gui::base::route::Goto;
use squarewise::gui::base::shared::{Shared, today};
use squarewise::gui::base::view::id_of;
use squarewise::gui::look::theme::ThemeKind;
use squarewise::gui::screen::settings::model::{Control, Picture, Switch};
use squarewise::gui::screen::settings::{Message, view};
use squarewise::gui::{self, App};
use squarewise::licences::notices;
use squarewise::locale::Phrase;
use squarewise::settings::{BoardLook, PieceSet, Settings, Theme};
use squarewise::storage::{FolderChoice, Folders};

use crate::gui::tools::{Player, Shown, guest};
use crate::languages::{self, DIRECTIONS, MIRRORED};
use crate::support::{Folder, course};

/// A window that shows the settings.
fn settings(language: &str) -> Player {
    let mut shared = guest(&[language]);
    shared.pseudo = true;
    shown(shared)
}

fn shown(shared: Shared) -> Player {
    let mut app = App::new(shared);
    app.go(Goto::Settings);
    Player::of(app)
}

fn kept(player: &Player) -> &Settings {
    &player.app.shared().settings
}

/// Goes on with a key until a control has the keyboard.
#[track_caller]
fn walk_to(player: &mut Player, key: Named, control: Control) {
    for _ in 0..40 {
        let (_, focused) = player.app.settings_shown().unwrap();
        if focused == Some(control) {
            return;
        }
        player.key(key);
    }
    panic!("{control:?} is not reached");
}

#[test]
fn everything_is_chosen_by_its_words() {
    for language in languages::walked() {
        let mut player = settings(language);
        player.click_on(&Phrase::SettingsThemeDark);
        assert_eq!(kept(&player).theme, Theme::Dark, "{language}");
        player.click_on(&Phrase::SettingsBoardWood);
        assert_eq!(kept(&player).board, BoardLook::Wood);
        player.click_on(&Phrase::SettingsPiecesPlain);
        assert_eq!(kept(&player).pieces, PieceSet::Plain);
        player.click_on(&Phrase::SettingsPercent { percent: 125 });
        assert_eq!(kept(&player).scale, 125);
        for phrase in [
            Phrase::SettingsDots,
            Phrase::SettingsMotion,
            Phrase::SettingsLeftHanded,
        ] {
            player.click_on(&phrase);
        }
        let kept = kept(&player);
        assert!(!kept.dots && !kept.motion && kept.left_handed, "{language}");
        player.click_on(&Phrase::ButtonBack);
        assert!(player.app.settings_shown().is_none(), "{language}");
    }
}

#[test]
fn everything_is_chosen_by_keyboard() {
    for (language, on, back) in [
        ("en", Named::ArrowRight, Named::ArrowLeft),
        ("de", Named::Tab, Named::ArrowUp),
        (MIRRORED, Named::ArrowLeft, Named::ArrowRight),
    ] {
        let mut player = settings(language);
        for control in [
            Control::Theme(Theme::HighContrast),
            Control::Board(BoardLook::Wood),
            Control::Pieces(PieceSet::Plain),
            Control::Scale(150),
            Control::Switch(Switch::LeftHanded),
        ] {
            walk_to(&mut player, on, control);
            player.key(Named::Enter);
        }
        walk_to(&mut player, back, Control::Switch(Switch::Dots));
        player.key(Named::Space);
        let kept = kept(&player);
        assert_eq!(kept.theme, Theme::HighContrast, "{language}");
        assert_eq!(
            (kept.board, kept.pieces),
            (BoardLook::Wood, PieceSet::Plain)
        );
        assert_eq!(
            (kept.scale, kept.left_handed, kept.dots),
            (150, true, false)
        );
        player.key(Named::Escape);
        assert!(player.app.settings_shown().is_none(), "{language}");
    }
}

#[test]
fn another_language_is_spoken_at_once_and_by_its_own_name() {
    let mut player = settings("en");
    walk_to(&mut player, Named::Tab, Control::Language(2));
    player.click("Deutsch");
    assert!(player.sees("Einstellungen"));
    let (_, focused) = player.app.settings_shown().unwrap();
    assert_eq!(focused, Some(Control::Language(0)), "the keyboard stays");
    player.click("English");
    assert!(player.sees("Settings"));
}

#[test]
fn choices_are_kept_at_once() {
    let folder = Folder::new("settings-kept");
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let shared = Shared::open(course(), Some("en"), &place);
    let mut player = shown(shared);
    player.click("Wood");
    player.click("Plain");
    player.click("150%");
    player.click("Left-handed");
    player.click("Deutsch");
    let folders = Folders::within(folder.path());
    let (found, _, _) = Settings::open(&folders, today());
    assert_eq!(
        (found.board, found.pieces),
        (BoardLook::Wood, PieceSet::Plain)
    );
    assert_eq!((found.scale, found.left_handed), (150, true));
    assert_eq!(found.language.as_deref(), Some("de"));
}

#[test]
fn a_size_that_has_no_room_says_how_large_everything_is() {
    for language in languages::walked() {
        let mut player = settings(language);
        let window = |width, height, player: &mut Player| {
            // The size is told as it is seen now.
            let size = Size::new(width, height) * (1.0 / player.app.scale());
            let _ = player.app.update(gui::Message::Resized(size));
        };
        window(1366.0, 768.0, &mut player);
        player.click_on(&Phrase::SettingsPercent { percent: 125 });
        let room = |percent| Phrase::SettingsRoom { percent };
        assert!(!player.sees(&player.say(&room(125))), "{language}");
        player.click_on(&Phrase::SettingsPercent { percent: 200 });
        let said = player.say(&room(128));
        assert!(player.sees(&said), "{language}: {said}");
        assert!((player.app.scale() - 1.28).abs() < 0.01);
        window(1920.0, 1080.0, &mut player);
        assert!(!player.sees(&said), "{language}");
        assert!(player.sees(&player.say(&room(180))), "{language}");
        window(1920.0, 1200.0, &mut player);
        let (model, _) = player.app.settings_shown().unwrap();
        assert!(
            model.groups.iter().all(|it| it.note.is_none()),
            "{language}"
        );
    }
}

#[test]
fn the_small_board_shows_what_was_chosen() {
    let mut player = settings("en");
    let n_marks = |player: &Player| player.app.settings_shown().unwrap().0.sample.marks.len();
    let before = n_marks(&player);
    player.click("Dots on squares a piece can reach");
    assert!(n_marks(&player) < before);
    for (width, height) in [
        (480.0, 560.0),
        (800.0, 600.0),
        (1366.0, 768.0),
        (1920.0, 1080.0),
    ] {
        player = player.sized(width, height);
        let sample = player.screen().find(id(view::SAMPLE)).unwrap();
        let seen = sample.visible_bounds().unwrap();
        assert!(seen.height > 100.0 && seen.x >= 0.0 && seen.x + seen.width <= width);
    }
}

#[test]
fn the_licences_are_shown_on_demand() {
    for language in languages::walked() {
        let mut player = settings(language).sized(1366.0, 1000.0);
        let told = player.say(&Phrase::SettingsLicencesSay);
        assert!(!player.sees(&told), "{language}");
        player.click_on(&Phrase::SettingsLicences);
        assert!(player.sees(&told), "{language}: {told}");
        walk_to(&mut player, Named::Tab, Control::Licences);
        player.key(Named::Enter);
        assert!(!player.sees(&told), "{language}");
    }
}

#[test]
fn every_word_of_the_licences_can_be_read_in_the_window() {
    let mut player = settings("en").sized(1366.0, 1000.0);
    player.click_on(&Phrase::SettingsLicences);
    let page = |player: &Player| {
        let (model, _) = player.app.settings_shown().unwrap();
        model.licence_page.clone().unwrap()
    };
    let mut read = String::new();
    loop {
        let shown = page(&player);
        assert!(shown.text.len() < 8000, "{}", shown.place);
        read.push_str(shown.text);
        let Some(after) = shown.after else { break };
        let press = Message::Pressed(after.control);
        let _ = player.app.update(gui::Message::Settings(press));
    }
    assert_eq!(read, notices());

    // From the last page back and forth, by keyboard.
    let last = page(&player);
    let before = last.before.unwrap();
    walk_to(&mut player, Named::ArrowUp, before.control);
    player.key(Named::Enter);
    assert_eq!(page(&player).place, before.label);
    let after = page(&player).after.unwrap().control;
    walk_to(&mut player, Named::ArrowUp, after);
    player.key(Named::Enter);
    assert_eq!(page(&player).place, last.place);
    assert!(player.sees(last.text));
}

#[test]
fn what_the_computer_cannot_do_is_not_offered() {
    let player = settings("en");
    assert!(!player.sees(&player.say(&Phrase::SettingsSpeech)));
    assert!(!player.sees("Sounds"));
    assert!(player.sees("Animations"));
}

#[test]
fn the_window_comes_back_as_it_was() {
    use iced::{Size, window};
    let folder = Folder::new("settings-window");
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let mut app = App::new(Shared::open(course(), Some("en"), &place));
    let _ = app.update(gui::Message::Resized(Size::new(1600.0, 1000.0)));
    let _ = app.update(gui::Message::Leaving(window::Id::unique(), true));
    drop(app);
    let shared = Shared::open(course(), Some("en"), &place);
    let kept = shared.settings.window.unwrap();
    assert_eq!(
        (kept.width, kept.height, kept.maximized),
        (1600, 1000, true)
    );
}

#[test]
fn everything_grows_only_as_far_as_the_window_has_room() {
    use iced::Size;
    for (width, height, chosen, expected) in [
        (3840.0, 2160.0, 200, 2.0),
        (1920.0, 1200.0, 200, 2.0),
        (960.0, 750.0, 150, 1.25),
        (680.0, 600.0, 200, 1.0),
        (480.0, 560.0, 200, 480.0 / 680.0),
    ] {
        let mut app = App::new(guest(&["en"]));
        let _ = app.update(gui::Message::Resized(Size::new(width, height)));
        app.go(Goto::Settings);
        let choose = Message::Pressed(Control::Scale(chosen));
        let _ = app.update(gui::Message::Settings(choose));
        assert!(
            (app.scale() - expected).abs() < 0.01,
            "{width}: {}",
            app.scale()
        );
        let seen = Size::new(width, height) * (1.0 / app.scale());
        let _ = app.update(gui::Message::Resized(seen));
        assert!((app.scale() - expected).abs() < 0.01, "it stays");
    }
}

#[test]
fn left_handed_the_board_stands_on_the_other_side() {
    use squarewise::gui::screen::lesson::view::BOARD;
    for (language, is_left) in [("en", false), (MIRRORED, true)] {
        for (width, height) in [(800.0, 600.0), (1366.0, 768.0)] {
            let mut shared = guest(&[language]);
            shared.settings.left_handed = true;
            let mut app = App::new(shared);
            app.open("rook");
            let player = Player::of(app).sized(width, height);
            let board = player.screen().find(id(BOARD)).unwrap().bounds();
            assert_eq!(board.center_x() < width / 2.0, is_left, "{language}");
        }
    }
}

#[test]
fn left_handed_every_board_stands_on_the_other_side() {
    use squarewise::gui::screen::{lesson, referee, seats, table};
    type Way = (&'static str, &'static str, fn(&mut Player));
    let go: [Way; 4] = [
        ("referee", referee::view::BOARD, |it| {
            it.app.go(Goto::Referee(None));
        }),
        ("lesson before a class", lesson::view::BOARD, |it| {
            it.app.open("rook");
            it.key(Named::F11);
        }),
        ("game before a class", table::view::BOARD, |it| {
            it.app.go(Goto::Table(None));
            it.click_on(&Phrase::ButtonPlay);
            it.key(Named::F11);
        }),
        ("seats", seats::view::PLACES, |it| it.app.go(Goto::Seats)),
    ];
    for (name, board, go) in go {
        for language in DIRECTIONS {
            let left = |left_handed| {
                let mut shared = guest(&[language]);
                shared.settings.left_handed = left_handed;
                let mut player = Player::of(App::new(shared)).sized(1366.0, 768.0);
                go(&mut player);
                let board = player.screen().find(id(board)).unwrap().bounds();
                board.center_x() < 1366.0 / 2.0
            };
            assert_ne!(left(true), left(false), "{name} {language}");
        }
    }
}

#[test]
fn buttons_are_large_enough_for_fingers() {
    let player = settings("de").sized(800.0, 600.0);
    let (model, _) = player.app.settings_shown().unwrap();
    for control in model.ring().into_iter().skip(1) {
        let found = player.screen().find(id(id_of(control))).unwrap();
        assert!(found.bounds().height >= 44.0, "{control:?}");
    }
}

#[test]
fn what_can_be_drawn_is_drawn_beside_its_word_as_it_would_look() {
    let mut player = settings("en");
    let pictures = |player: &Player| {
        let (model, _) = player.app.settings_shown().unwrap();
        let choices = model.groups.iter().flat_map(|it| &it.choices);
        let all = choices.map(|it| (it.tool.control, it.picture));
        all.collect::<Vec<_>>()
    };
    let look_of = |player: &Player, wanted: Control| {
        let all = pictures(player);
        match all.iter().find(|(control, _)| *control == wanted).unwrap() {
            (_, Picture::Look(look)) => *look,
            other => panic!("{other:?}"),
        }
    };
    for (control, picture) in pictures(&player) {
        let is_drawn = picture != Picture::Nothing;
        assert_eq!(
            is_drawn,
            !matches!(control, Control::Language(_)),
            "{control:?}"
        );
    }
    let dark = look_of(&player, Control::Theme(Theme::Dark));
    assert_eq!(dark.theme, ThemeKind::Dark);
    assert_eq!(
        look_of(&player, Control::Board(BoardLook::Wood)).board,
        BoardLook::Wood
    );
    assert_eq!(
        look_of(&player, Control::Pieces(PieceSet::Plain)).pieces,
        PieceSet::Plain
    );
    // The rest of each picture is as everything looks now.
    player.click("Wood");
    player.click("Dark");
    let plain = look_of(&player, Control::Pieces(PieceSet::Plain));
    assert_eq!(
        (plain.board, plain.theme),
        (BoardLook::Wood, ThemeKind::Dark)
    );
}
