//! The way through a lesson: where each step leads, and that every step can be seen and the end reached.

use crate::rules::Geometry;
use std::collections::BTreeMap;

use crate::diagnostic::{Diagnostic, Span, closest, did_you_mean, say};
use crate::lesson::log::Log;
use crate::lesson::step::Told;
use crate::lesson::task::Task;
use crate::lesson::text::Text;
use crate::lesson::{Step, codes};

/// Follows every `go`; complains about those that lead nowhere, and about steps nobody sees or leaves.
pub(super) fn resolve<G: Geometry>(told: &mut [Told<'_, G>], log: &mut Log<'_>) {
    let numbers: BTreeMap<String, usize> = told
        .iter()
        .enumerate()
        .filter_map(|(at, told)| Some((told.id?.value.to_owned(), at)))
        .collect();
    let n_before = log.n_found();
    for told in told.iter_mut() {
        let go = told.go.and_then(|go| target(go, &numbers, log));
        let goes: Vec<_> = (told.option_goes.iter())
            .map(|go| go.and_then(|go| target(go, &numbers, log)))
            .collect();
        if let Some(step) = &mut told.step {
            step.go = go;
            if let Task::Choose { options } = &mut step.task {
                for (option, go) in options.iter_mut().zip(goes) {
                    option.go = go;
                }
            }
        }
    }
    let steps: Option<Vec<&Step<G>>> = told.iter().map(|told| told.step.as_ref()).collect();
    if let Some(steps) = steps.filter(|_| log.n_found() == n_before) {
        let ways: Vec<Vec<usize>> = steps
            .iter()
            .enumerate()
            .map(|(at, step)| ways(at, step))
            .collect();
        let (seen_all, leaving) = (seen(&ways, &[0]), leaving(&ways));
        for (at, told) in told.iter().enumerate() {
            let holds = |set: &[bool]| set.get(at).copied().unwrap_or(true);
            let after = ways.get(at).map_or(&[][..], Vec::as_slice);
            if !holds(&seen_all) {
                never_seen(told, log);
            } else if !holds(&leaving) && holds(&seen(&ways, after)) {
                circle(told, log);
            }
        }
    }
}

fn target(go: Text<'_>, numbers: &BTreeMap<String, usize>, log: &mut Log<'_>) -> Option<usize> {
    let found = numbers.get(go.value).copied();
    if found.is_none() {
        let near = closest(go.value, numbers.keys().map(String::as_str));
        let message = say!("check-no-such-step", id = go.value);
        let found = Diagnostic::error(codes::GO, go.inside(), message)
            .label(say!("check-no-such-step-label"));
        let steps: Vec<String> = numbers.keys().map(|id| format!("`{id}`")).collect();
        let help = near.map(did_you_mean);
        log.push(found.help(
            help.unwrap_or_else(|| say!("check-no-such-step-help", list = steps.join(", "))),
        ));
    }
    found
}

/// The steps that can come after a step; the number of steps is the end.
fn ways<G: Geometry>(at: usize, step: &Step<G>) -> Vec<usize> {
    let next = step.go.unwrap_or(at + 1);
    match &step.task {
        Task::Choose { options } => {
            let right = options.iter().filter(|option| option.right);
            let wrong = options.iter().filter(|option| !option.right);
            right
                .map(|option| option.go.unwrap_or(next))
                .chain(wrong.filter_map(|option| option.go))
                .collect()
        }
        _ => vec![next],
    }
}

/// Which steps can be reached from some steps, those included.
fn seen(ways: &[Vec<usize>], from: &[usize]) -> Vec<bool> {
    let mut seen = vec![false; ways.len()];
    let mut open = from.to_vec();
    while let Some(at) = open.pop() {
        if let Some(seen @ false) = seen.get_mut(at) {
            *seen = true;
            open.extend(ways.get(at).into_iter().flatten());
        }
    }
    seen
}

/// From which steps the end of the lesson can be reached.
fn leaving(ways: &[Vec<usize>]) -> Vec<bool> {
    let mut leaving = vec![false; ways.len()];
    let mut has_grown = true;
    while has_grown {
        has_grown = false;
        for (at, ways) in ways.iter().enumerate() {
            let can = ways
                .iter()
                .any(|to| leaving.get(*to).copied().unwrap_or(true));
            if let Some(before) = leaving.get_mut(at).filter(|before| can && !**before) {
                *before = true;
                has_grown = true;
            }
        }
    }
    leaving
}

fn never_seen<G: Geometry>(told: &Told<'_, G>, log: &mut Log<'_>) {
    let message = say!("check-never-seen", id = name(told));
    let found =
        Diagnostic::error(codes::GO, place(told), message).label(say!("check-never-seen-label"));
    log.push(found.help(say!("check-never-seen-help")));
}

fn circle<G: Geometry>(told: &Told<'_, G>, log: &mut Log<'_>) {
    let message = say!("check-no-way-out", id = name(told));
    let found =
        Diagnostic::error(codes::GO, place(told), message).label(say!("check-circle-label"));
    log.push(found.help(say!("check-no-way-out-help")));
}

fn name<'t, G: Geometry>(told: &Told<'t, G>) -> &'t str {
    told.id.map_or("", |id| id.value)
}

fn place<G: Geometry>(told: &Told<'_, G>) -> Span {
    told.id.map_or(told.head, |id| id.span)
}
