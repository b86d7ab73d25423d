//! What a file of the program names of the rest: the paths of its imports, and those in its text.

use std::collections::{BTreeMap, BTreeSet};

use super::{files, program, relative};

/// A file as a module.
pub(super) struct Source {
    /// Where it lies: `src/rules/moving/play.rs`.
    pub(super) file: String,
    /// Its name as a module: `rules::moving::play`.
    pub(super) module: String,
    /// What it names, from the crate on: `rules::ground::Square`.
    pub(super) paths: BTreeSet<String>,
    /// What it passes on: the name as others see it, and what it stands for.
    passed_on: BTreeMap<String, String>,
}

impl Source {
    pub(super) fn of(file: &str, text: &str) -> Self {
        let module = file.trim_start_matches("src/").trim_end_matches(".rs");
        let module = module.replace('/', "::");
        let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut paths = BTreeSet::new();
        for start in ["crate::", "super::"] {
            for (at, _) in text.match_indices(start) {
                // Of `super::super::` the first is read, and with it the second; `pub(in ..)` names nothing.
                let before = &text[..at];
                let is_path = !before.ends_with(is_of_path) && !before.ends_with("(in ");
                if is_path {
                    let named = tree(&text[at..]);
                    paths.extend(named.iter().map(|(path, _)| whole(path, &module)));
                }
            }
        }
        let mut passed_on = BTreeMap::new();
        for (at, _) in text.match_indices(" use ") {
            let before = text[..at]
                .rsplit([' ', ';', '}'])
                .next()
                .unwrap_or_default();
            let is_shown = before.starts_with("pub") || before.ends_with(')');
            let named = if is_shown {
                tree(&text[at + 5..])
            } else {
                Vec::new()
            };
            for (path, name) in named {
                passed_on.insert(format!("{module}::{name}"), whole(&path, &module));
            }
        }
        Self {
            file: file.to_owned(),
            module,
            paths,
            passed_on,
        }
    }
}

/// Every file of the program.
pub(super) fn sources() -> Vec<Source> {
    let files = files("src", "rs").into_iter();
    files
        .map(|path| Source::of(&relative(&path), &program(&path)))
        .collect()
}

/// The modules that each module names, by whatever name.
pub(super) fn edges(sources: &[Source]) -> BTreeMap<&str, BTreeSet<&str>> {
    let modules: BTreeSet<&str> = sources.iter().map(|it| it.module.as_str()).collect();
    let passed_on = sources.iter().flat_map(|it| &it.passed_on).collect();
    let edges = sources.iter().map(|it| {
        let named = it.paths.iter();
        let named = named.filter_map(|path| home(path, &modules, &passed_on, 0));
        (it.module.as_str(), named.collect())
    });
    edges.collect()
}

/// The module in which something is that is named by a path, through all that pass it on.
fn home<'m>(
    path: &str,
    modules: &BTreeSet<&'m str>,
    passed_on: &BTreeMap<&String, &String>,
    depth: usize,
) -> Option<&'m str> {
    if let Some(module) = modules.get(path) {
        return Some(module);
    }
    let mut cut = path.len();
    loop {
        let (start, rest) = path.split_at(cut);
        if let Some(for_it) = passed_on.get(&start.to_owned()).filter(|_| depth < 8) {
            return home(&format!("{for_it}{rest}"), modules, passed_on, depth + 1);
        }
        if let Some(module) = modules.get(start) {
            return Some(module);
        }
        cut = start.rfind("::")?;
    }
}

/// A path from the crate on.
fn whole(path: &str, module: &str) -> String {
    let mut here: Vec<&str> = module.split("::").collect();
    let mut rest = path;
    if let Some(path) = rest.strip_prefix("crate::") {
        return path.to_owned();
    }
    while let Some(above) = rest.strip_prefix("super::") {
        here.pop();
        rest = above;
    }
    let rest = rest.strip_prefix("self::").unwrap_or(rest);
    here.extend(rest.split("::").filter(|it| *it != "super"));
    here.join("::")
}

fn is_of_path(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_' || sign == ':'
}

/// The paths of a tree such as `crate::{a, b::{c as d}}`, each with its last name or the one it is given.
fn tree(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    branch(text, "", &mut found);
    found
}

/// Reads one branch, and says where it ends.
fn branch(text: &str, before: &str, found: &mut Vec<(String, String)>) -> usize {
    let end = text.find(|sign| !is_of_path(sign)).unwrap_or(text.len());
    let path = format!("{before}{}", &text[..end]);
    if path.ends_with("::") && text[end..].starts_with('{') {
        let mut at = end + 1;
        while let Some(sign) = text[at..].chars().next().filter(|sign| *sign != '}') {
            let is_between = sign == ',' || sign == ' ';
            at += if is_between {
                1
            } else {
                branch(&text[at..], &path, found).max(1)
            };
        }
        return at + 1;
    }
    let path = path
        .trim_end_matches("::self")
        .trim_end_matches("::")
        .to_owned();
    let alias = text[end..].strip_prefix(" as ");
    let alias = alias.map(|it| &it[..it.find(|sign| !is_of_path(sign)).unwrap_or(it.len())]);
    let last = path.rsplit("::").next().unwrap_or_default().to_owned();
    let name = alias.map_or(last, str::to_owned);
    found.push((path, name));
    end + alias.map_or(0, |it| it.len() + 4)
}
