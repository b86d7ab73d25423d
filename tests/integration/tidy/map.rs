//! The map in `src/lib.rs` is read here, layers and arrows, and the tree is held to it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::{module, none};
use crate::support::project;
use crate::tidy::files;

use super::paths::sources;

/// What belongs to no layer: the crate, the program, and what builds it.
const OUTSIDE: [&str; 4] = ["lib", "main", "console", "embed"];

/// The modules of the map.
struct Map {
    /// On which layer each module lies.
    layers: BTreeMap<String, usize>,
    /// From where to where, and whether it goes down.
    arrows: Vec<(String, String, bool)>,
}

fn map() -> Map {
    let text = fs::read_to_string(project("src/lib.rs")).unwrap();
    let lines = text
        .lines()
        .map(|line| line.trim_start_matches("//!").trim());
    let lines: Vec<&str> = lines
        .take_while(|line| !line.starts_with("| module"))
        .collect();
    let known: BTreeSet<String> = files("src", "rs").iter().map(|it| module(it)).collect();
    let mut layers = BTreeMap::new();
    for line in &lines {
        let row = line.strip_prefix('L').and_then(|row| row.split_once("  "));
        if let Some((layer, row)) = row.and_then(|(at, row)| Some((at.parse().ok()?, row))) {
            // The names come first, then at last what is said of them.
            let names = row.split(' ').filter(|word| !word.is_empty());
            let names = names.take_while(|word| known.contains(*word) && !OUTSIDE.contains(word));
            layers.extend(names.map(|name| (name.to_owned(), layer)));
        }
    }
    let mut arrows = Vec::new();
    let mut is_down = true;
    for line in lines {
        is_down = (is_down || line.starts_with("Down")) && !line.starts_with("Sideways");
        let said = line.split('`').filter_map(|said| said.split_once('→'));
        for (from, to) in said {
            let all_but = to
                .strip_prefix("all")
                .map(|rest| rest.strip_prefix(" but ").unwrap_or_default());
            let left_out: Vec<&str> = all_but.unwrap_or_default().split(", ").collect();
            let all = layers
                .keys()
                .filter(|name| !left_out.contains(&name.as_str()) && *name != from);
            let to: Vec<String> = match all_but {
                Some(_) => all.cloned().collect(),
                None => to.split(", ").map(str::to_owned).collect(),
            };
            arrows.extend(to.into_iter().map(|to| (from.to_owned(), to, is_down)));
        }
    }
    Map { layers, arrows }
}

#[test]
fn the_map_names_every_module() {
    let map = map();
    let text = fs::read_to_string(project("src/lib.rs")).unwrap();
    for module in files("src", "rs").iter().map(|path| module(path)) {
        if !OUTSIDE.contains(&module.as_str()) {
            assert!(
                text.contains(&format!("mod {module};")),
                "src/lib.rs does not name {module}"
            );
            assert!(
                map.layers.contains_key(&module),
                "{module} lies on no layer"
            );
        }
    }
}

#[test]
fn arrows_go_down_or_are_named_as_going_sideways() {
    let map = map();
    let mut problems = Vec::new();
    for (from, to, is_down) in &map.arrows {
        let is_right = match (map.layers.get(from), map.layers.get(to)) {
            (Some(from), Some(to)) if *is_down => from > to,
            (from, to) => from.is_some() && from == to,
        };
        if !is_right {
            problems.push(format!("{from} -> {to}"));
        }
    }
    none(&problems);
}

#[test]
fn modules_use_only_what_their_arrows_point_at() {
    let map = map();
    let mut unused: BTreeSet<(&str, &str)> = (map.arrows.iter())
        .map(|(from, to, _)| (from.as_str(), to.as_str()))
        .collect();
    let arrows = unused.clone();
    let mut problems = Vec::new();
    let sources = sources();
    for source in &sources {
        let own = source.module.split("::").next().unwrap();
        for path in source.paths.iter().filter(|_| map.layers.contains_key(own)) {
            let other = path.split("::").next().unwrap();
            unused.remove(&(own, other));
            let is_known = own == other || arrows.contains(&(own, other));
            if !is_known && map.layers.contains_key(other) {
                problems.push(format!("{}: `{own}` may not use `{path}`", source.file));
            }
        }
    }
    unused.retain(|(from, _)| !["gui", "cli"].contains(from));
    problems.extend(
        unused
            .iter()
            .map(|(from, to)| format!("nobody goes from {from} to {to}")),
    );
    none(&problems);
}
