//! The panel beside the board has room for all of its words, at the size at which the window opens and near it.

use std::collections::BTreeSet;

use iced::Size;
use squarewise::gui::look::art::company;
use squarewise::settings::Theme;

use crate::gui::everywhere::cut_off::faults;
use crate::gui::everywhere::states::{self, Look};
use crate::gui::tools::{Drawer, Picture, Place, Player, Watched};
use crate::languages::{LONG, MIRRORED};

/// The size at which the window opens, and sizes at which the panel is narrow and low.
const SIZES: [(u16, u16); 5] = [
    (1160, 690),
    (1100, 680),
    (1220, 735),
    (1024, 600),
    (800, 600),
];

/// States in which there is much to say beside much to press.
const FULL: [&str; 17] = [
    "lesson-blocked",
    "lesson-judged",
    "lesson-castling",
    "lesson-pin",
    "lesson-promotion",
    "lesson-promotion-black",
    "lesson-promotion-hint",
    "lesson-hash",
    "lesson-hash-wrong",
    "lesson-status-four",
    "lesson-status-five",
    "lesson-status-wrong",
    "lesson-game-refused",
    "lesson-game-hint",
    "lesson-won",
    "lesson-won-hat",
    "kind-claim",
];

fn state(name: &str, language: &str) -> Player {
    let (_, reach) = states::all().find(|(it, _)| *it == name).unwrap();
    reach(Look(language, Theme::Light))
}

fn picture_of(player: &Player, (width, height): (u16, u16)) -> Picture {
    let tokens = player.app.shared().tokens();
    let window = Size::new(width.into(), height.into());
    Drawer::new().picture(player.app.view(), window, tokens, &player.app.theme())
}

/// Whether a text lies in something that scrolls and is not all seen there.
fn is_scrolled_away(place: &Place) -> bool {
    let area = place.within.iter().rev().find(|it| it.scrolled.is_some());
    area.is_some_and(|area| {
        let (seen, own) = (area.bounds, place.bounds);
        own.y + 1.0 < seen.y || own.y + own.height > seen.y + seen.height + 1.0
    })
}

#[test]
fn nothing_is_cut_or_scrolls_where_there_is_much_to_say_and_to_press() {
    let mut amiss = Vec::new();
    for name in FULL {
        for language in ["en", LONG, MIRRORED] {
            let player = state(name, language);
            for size in SIZES {
                let picture = picture_of(&player, size);
                let at = format!("{name} {language} {}x{}", size.0, size.1);
                amiss.extend(faults(&picture).into_iter().map(|it| format!("{at}: {it}")));
                let texts = picture.places.iter().filter(|it| it.words().is_some());
                let hidden = texts.filter(|it| language == "en" && is_scrolled_away(it));
                amiss.extend(hidden.map(|it| format!("{at}: {:?} is scrolled away", it.what)));
            }
        }
    }
    assert!(amiss.is_empty(), "\n{}", amiss.join("\n"));
}

#[test]
fn the_coach_stays_beside_answers_and_beside_a_tray() {
    for name in ["lesson-status-four", "lesson-status-five", "kind-setup"] {
        for (width, height) in SIZES {
            let player = state(name, "en").sized(width.into(), height.into());
            assert!(player.shows_place("coach"), "{name} {width}x{height}");
        }
    }
}

#[test]
fn whoever_wins_hears_of_that_first_and_sees_the_hat() {
    let player = state("lesson-won-hat", "en");
    let said = player.lesson().coach.speech.words();
    assert!(said.starts_with("You win!"), "{said}");
    assert!(said.contains("Checkmate with your queen on g7!"), "{said}");
    let player = state("lesson-won", "en");
    let said = player.lesson().coach.speech.words();
    assert!(
        said.starts_with("Checkmate with your queen on g7!"),
        "{said}"
    );
    let player = state("lesson-won-small", "en");
    assert!(player.lesson().rival.as_ref().unwrap().is_bare);
    for (width, height) in SIZES {
        let player = state("lesson-won-small", "en").sized(width.into(), height.into());
        let hat = BTreeSet::from([company::hat(1).id()]);
        let seen = Watched::new(player).at(0).place(&hat).len();
        assert_eq!(seen, 1, "{width}x{height}");
    }
}
