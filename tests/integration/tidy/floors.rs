//! The floors inside the two large modules: a room of `rules` or of `gui` names only rooms below it, and
//! no screen names another.
//!
//! Read off the paths. A method is called without any: that each floor of `rules` needs only those below it is seen
//! by who takes the upper ones away.

use super::none;
use super::paths::{Source, sources};

/// A module with its rooms, floor by floor from the ground.
struct House {
    name: &'static str,
    floors: &'static [&'static [&'static str]],
    /// The room to which belongs what is said in the module's own file.
    porch: Option<&'static str>,
}

const RULES: House = House {
    name: "rules",
    floors: &[
        &["ground"],
        &["moving"],
        &["judging"],
        &["playing"],
        &["notation"],
    ],
    porch: None,
};

const GUI: House = House {
    name: "gui",
    floors: &[
        &["look", "hearing"],
        &["board", "widget"],
        &["base"],
        &["screen"],
        &["app"],
    ],
    porch: Some("app"),
};

impl House {
    fn floor(&self, room: &str) -> Option<usize> {
        self.floors.iter().position(|rooms| rooms.contains(&room))
    }

    /// Something below a module's name: its room, or what the module's own file says.
    fn room<'p>(&self, path: &'p str) -> Option<&'p str> {
        let inner = path.strip_prefix(self.name)?;
        let room = inner.strip_prefix("::").unwrap_or_default();
        let room = room.split("::").next().unwrap_or_default();
        let is_inside = inner.is_empty() || inner.starts_with("::");
        is_inside.then_some(room)
    }

    /// The room in which something stands, and its floor.
    fn stands<'p>(&self, path: &'p str) -> Option<(&'p str, usize)> {
        let room = self.room(path)?;
        let known = self.floor(room).map(|floor| (room, floor));
        known.or_else(|| Some((self.porch?, self.floor(self.porch?)?)))
    }

    /// What a file names and may not.
    fn problems(&self, source: &Source) -> Vec<String> {
        let Some((room, floor)) = self.stands(&source.module) else {
            return Vec::new();
        };
        let mut problems = Vec::new();
        for path in source.paths.iter().filter(|path| self.room(path).is_some()) {
            let below = self
                .stands(path)
                .filter(|(other, at)| *other == room || *at < floor);
            if below.is_none() {
                problems.push(format!("{}: `{room}` may not name `{path}`", source.file));
            }
        }
        problems
    }
}

/// What a screen names of another.
fn other_screens(source: &Source) -> Vec<String> {
    let screen = |path: &str| {
        let inner = path.strip_prefix("gui::screen::")?;
        inner.split("::").next().map(str::to_owned)
    };
    let Some(own) = screen(&source.module) else {
        return Vec::new();
    };
    let others = source
        .paths
        .iter()
        .filter(|path| screen(path).is_some_and(|it| it != own));
    let problem = |path| format!("{}: a screen names another by `{path}`", source.file);
    others.map(problem).collect()
}

fn problems(source: &Source) -> Vec<String> {
    [
        RULES.problems(source),
        GUI.problems(source),
        other_screens(source),
    ]
    .concat()
}

#[test]
fn every_room_stands_on_those_below() {
    let sources = sources();
    let found: Vec<String> = sources.iter().flat_map(problems).collect();
    none(&found);
}

/// All rooms are known: nothing lies between the floors.
#[test]
fn every_file_of_the_two_houses_lies_in_a_room() {
    let mut found = Vec::new();
    for source in sources() {
        for house in [RULES, GUI] {
            let room = house.room(&source.module).filter(|room| !room.is_empty());
            if room.is_some_and(|room| house.floor(room).is_none()) {
                found.push(format!("{} lies in no room", source.file));
            }
        }
    }
    none(&found);
}

#[test]
fn a_wrong_import_is_found_however_it_is_written() {
    let wrong = [
        (
            "src/rules/moving/play.rs",
            "use crate::rules::judging::Fault;",
        ),
        (
            "src/rules/moving/play.rs",
            "use crate::rules::{ground::Seat, playing::Line};",
        ),
        (
            "src/rules/moving/play.rs",
            "fn a() { crate::rules::notation::fen::parts() }",
        ),
        (
            "src/rules/ground/board.rs",
            "use super::super::moving::Position;",
        ),
        ("src/rules/ground/board.rs", "use crate::rules::Square;"),
        ("src/rules/judging.rs", "pub use super::playing::Line;"),
        ("src/gui/base/view.rs", "use crate::gui::app::keys;"),
        (
            "src/gui/base/view.rs",
            "use crate::gui::{\n    App,\n    look::theme,\n};",
        ),
        ("src/gui/widget/tool.rs", "use crate::gui::base::Laid;"),
        ("src/gui/widget/tool.rs", "use crate::gui;"),
        ("src/gui/board/draw.rs", "use crate::gui::widget::icon;"),
        (
            "src/gui/screen/home.rs",
            "use crate::gui::screen::{home::model, table};",
        ),
        (
            "src/gui/screen/home/view.rs",
            "use super::super::table::Two;",
        ),
    ];
    for (file, text) in wrong {
        let found = problems(&Source::of(file, text));
        assert_eq!(found.len(), 1, "{file}: {text}: {found:?}");
    }
    let right = [
        (
            "src/rules/judging/fault.rs",
            "use crate::rules::{ground::Seat, moving::Position};",
        ),
        (
            "src/gui/screen/home/view.rs",
            "use super::model::Model; use crate::gui::base::Frame;",
        ),
        (
            "src/gui/app/keys.rs",
            "use crate::gui::{App, Message, screen::home};",
        ),
        ("src/gui.rs", "use crate::gui::app::keys; use app::screens;"),
        (
            "src/cli/judge.rs",
            "use crate::rules::Line; use crate::gui;",
        ),
    ];
    for (file, text) in right {
        assert_eq!(problems(&Source::of(file, text)), [""; 0], "{file}: {text}");
    }
}
