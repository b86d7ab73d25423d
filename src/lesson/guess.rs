//! Which kind a step most likely is, told by its settings, where its `kind` does not say it.

use crate::diagnostic::{Message, say};
use crate::lesson::fields::{COMMON, of_kind};
use crate::lesson::kinds::Kind;

/// The kinds that have every one of these settings and need none beside them; `say` if there is no more than
/// every kind may have.
pub(super) fn kinds<'n>(names: impl Iterator<Item = &'n str>) -> Vec<Kind> {
    let is_common = |name: &&str| COMMON.iter().any(|field| field.name == *name);
    let is_of = |kind: Kind, name: &str| of_kind(kind).iter().any(|field| field.name == name);
    let is_known = |name: &&str| Kind::ALL.iter().any(|kind| is_of(*kind, name));
    let names: Vec<&str> = names
        .filter(|name| !is_common(name) && is_known(name))
        .collect();
    if names.is_empty() {
        return vec![Kind::Say];
    }
    let fits = |kind: &Kind| {
        let needed = of_kind(*kind).iter().filter(|field| field.needed);
        let mut needed = needed.map(|field| field.name);
        names.iter().all(|name| is_of(*kind, name)) && needed.all(|name| names.contains(&name))
    };
    Kind::ALL.into_iter().filter(fits).collect()
}

/// The only kind that a step with these settings can be, if they tell it.
pub(super) fn only_kind<'n>(names: impl Iterator<Item = &'n str>) -> Option<Kind> {
    match kinds(names)[..] {
        [only] => Some(only).filter(|kind| *kind != Kind::Say),
        _ => None,
    }
}

/// What to write for the `kind` that is missing.
pub(super) fn example<'n>(names: impl Iterator<Item = &'n str>) -> Option<Message> {
    let kinds = kinds(names);
    let written = |kind: &Kind| format!("`kind = \"{}\"`", kind.name());
    match kinds[..] {
        [] => None,
        [only] => {
            let value = format!("\"{}\"", only.name());
            Some(say!("check-write-setting", name = "kind", value = value))
        }
        _ => {
            let list: Vec<String> = kinds.iter().map(written).collect();
            Some(say!("check-one-of", list = list.join(", ")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(names: &str, expected: &[Kind]) {
        assert_eq!(kinds(names.split_whitespace()), expected);
    }

    #[test]
    fn a_kind_is_told_by_its_settings() {
        check("id text board draw", &[Kind::Say]);
        check("id board move answer because", &[Kind::Judge]);
        check("stars safe piece", &[Kind::Collect]);
        check(
            "board move",
            &[Kind::Judge, Kind::Illegal, Kind::Allow, Kind::Write],
        );
        check("line also", &[Kind::Play]);
        check("line stars", &[]);
        check("xyz", &[Kind::Say]);
    }
}
