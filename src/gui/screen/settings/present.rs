//! From the settings to what the screen shows.

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::look::scale::percent_in;
use crate::gui::look::theme::{Look, ThemeKind};
use crate::gui::screen::settings::State;
use crate::gui::screen::settings::model::{
    Choice, ChoiceGroup, Control, LicencePage, Model, Picture, Switch,
};
use crate::gui::widget::toggle::Toggle;
use crate::gui::widget::tool::Tool;
use crate::licences;
use crate::locale::Phrase;
use crate::rules::{Piece, Role, Seat};
use crate::scene::{Coordinates, Mark, PieceLook, Scene, Shape, Spot};
use crate::settings::{BoardLook, PieceSet, Settings, Theme};

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    Model {
        back: shared.way_back(Control::Back),
        title: shared.label(&Phrase::SettingsTitle),
        groups: vec![
            languages(shared),
            themes(shared),
            boards(shared),
            sets(shared),
            sizes(shared),
        ],
        lines: lines(shared),
        reading: shared.reading_switch(Control::Switch(Switch::ReadToMe), shared.reads_to_me()),
        licences: shared.tool(Control::Licences, None, &Phrase::SettingsLicences),
        licence_page: state.licences.map(|page| licence_page(page, shared)),
        sample: sample(shared.settings.dots),
    }
}

/// The buttons name the pages they lead to.
fn licence_page(page: usize, shared: &Shared) -> LicencePage {
    let pages = licences::pages();
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let named = |page: usize| Phrase::PaperPage {
        page: count(page + 1),
        total: count(pages.len()),
    };
    // An arrow points to where its button stands.
    let (on, back) = shared.flow().arrows();
    let turn = |page, icon| shared.tool(Control::LicencePage(page), icon, &named(page));
    LicencePage {
        said: shared.label(&Phrase::SettingsLicencesSay),
        place: shared.label(&named(page)),
        before: page.checked_sub(1).map(|page| turn(page, back)),
        after: (page + 1 < pages.len()).then(|| turn(page + 1, on)),
        text: pages.get(page).copied().unwrap_or_default(),
    }
}

fn languages(shared: &Shared) -> ChoiceGroup {
    let spoken = shared.locale.language();
    let all = shared.languages().into_iter().enumerate();
    let choices = all.map(|(place, (tag, name))| {
        let picture = Picture::Nothing;
        choice(Control::Language(place), (picture, name), tag == spoken)
    });
    ChoiceGroup {
        title: shared.label(&Phrase::SettingsLanguage),
        choices: choices.collect(),
        note: None,
    }
}

/// The one that is taken has a check mark and a strong edge.
fn choice(control: Control, (picture, name): (Picture, String), is_taken: bool) -> Choice {
    let tool = Tool::new(control, is_taken.then_some(Icon::Check), name);
    Choice {
        picture,
        tool: tool.chosen(is_taken),
    }
}

/// A group of things of which the settings hold one.
fn group<T: Copy + PartialEq>(
    title: String,
    all: &[T],
    taken: T,
    control: fn(T) -> Control,
    shown: impl Fn(T) -> (Picture, String),
) -> ChoiceGroup {
    let choices = all
        .iter()
        .map(|it| choice(control(*it), shown(*it), *it == taken));
    ChoiceGroup {
        title,
        choices: choices.collect(),
        note: None,
    }
}

fn themes(shared: &Shared) -> ChoiceGroup {
    let title = shared.label(&Phrase::SettingsTheme);
    let taken = shared.settings.theme;
    group(title, &Theme::ALL, taken, Control::Theme, |it| {
        let theme = ThemeKind::of(it);
        let look = Look {
            theme,
            ..shared.look()
        };
        (Picture::Look(look), shared.name_of(it))
    })
}

fn boards(shared: &Shared) -> ChoiceGroup {
    let title = shared.label(&Phrase::SettingsBoard);
    let taken = shared.settings.board;
    group(title, &BoardLook::ALL, taken, Control::Board, |board| {
        let name = shared.label(match board {
            BoardLook::Green => &Phrase::SettingsBoardGreen,
            BoardLook::Wood => &Phrase::SettingsBoardWood,
            BoardLook::Sea => &Phrase::SettingsBoardSea,
            BoardLook::Lavender => &Phrase::SettingsBoardLavender,
        });
        let look = Look {
            board,
            ..shared.look()
        };
        (Picture::Look(look), name)
    })
}

fn sets(shared: &Shared) -> ChoiceGroup {
    let title = shared.label(&Phrase::SettingsPieces);
    let taken = shared.settings.pieces;
    group(title, &PieceSet::ALL, taken, Control::Pieces, |pieces| {
        let name = shared.label(match pieces {
            PieceSet::Drawn => &Phrase::SettingsPiecesDrawn,
            PieceSet::Plain => &Phrase::SettingsPiecesPlain,
        });
        let look = Look {
            pieces,
            ..shared.look()
        };
        (Picture::Look(look), name)
    })
}

fn sizes(shared: &Shared) -> ChoiceGroup {
    let title = shared.label(&Phrase::SettingsSize);
    let taken = shared.settings.scale;
    let sizes = group(title, &Settings::SCALES, taken, Control::Scale, |percent| {
        let picture = Picture::Percent(percent);
        let percent = u32::from(percent);
        (picture, shared.label(&Phrase::SettingsPercent { percent }))
    });
    let seen = percent_in(taken, shared.settings.window);
    ChoiceGroup {
        note: (seen < taken).then(|| {
            let percent = u32::from(seen);
            shared.label(&Phrase::SettingsRoom { percent })
        }),
        ..sizes
    }
}

fn lines(shared: &Shared) -> Vec<Toggle<Control>> {
    let settings = &shared.settings;
    let switches = [
        (
            Switch::Dots,
            (Icon::Dots, Phrase::SettingsDots),
            settings.dots,
            true,
        ),
        (
            Switch::Motion,
            (Icon::Play, Phrase::SettingsMotion),
            settings.motion,
            true,
        ),
        (
            Switch::LeftHanded,
            (Icon::Flip, Phrase::SettingsLeftHanded),
            settings.left_handed,
            true,
        ),
        (
            Switch::Sound,
            (Icon::SoundOn, Phrase::SettingsSound),
            settings.sound,
            shared.sounds.are_there(),
        ),
        (
            Switch::Speech,
            (Icon::Speaker, Phrase::SettingsSpeech),
            settings.speech,
            shared.speaker.is_there(),
        ),
    ];
    let lines = switches.into_iter().filter(|(_, _, _, is_there)| *is_there);
    let lines = lines.map(|(switch, (icon, name), is_on, _)| {
        let toggle = shared.toggle(Control::Switch(switch), &name, is_on);
        toggle.drawn(icon)
    });
    lines.collect()
}

/// A corner of a board with a knight that was picked.
fn sample(dots: bool) -> Scene {
    const KNIGHT: Spot = Spot::new(1, 0);
    let mut scene = Scene::empty(Shape::square(4), Seat::WHITE);
    scene.coordinates = Coordinates::Hidden;
    let pieces = [
        (KNIGHT, Role::Knight, Seat::WHITE),
        (Spot::new(3, 0), Role::King, Seat::WHITE),
        (Spot::new(0, 1), Role::Pawn, Seat::WHITE),
        (Spot::new(2, 2), Role::Bishop, Seat::BLACK),
        (Spot::new(0, 3), Role::Rook, Seat::BLACK),
        (Spot::new(3, 3), Role::Queen, Seat::BLACK),
    ];
    let pieces = pieces.map(|(at, role, seat)| (at, PieceLook::solid(Piece::new(role, seat))));
    scene.pieces.extend(pieces);
    scene.marks.push(Mark::From(KNIGHT));
    if dots {
        let takes = Mark::CaptureTarget(Spot::new(2, 2));
        let goes = [Spot::new(0, 2), Spot::new(3, 1)].map(Mark::Target);
        scene.marks.push(takes);
        scene.marks.extend(goes);
    }
    scene
}
