//! The way through a lesson: where each step leads, and that every step can be seen and the end reached.

use crate::rules::Geometry;
use std::collections::BTreeMap;

use crate::diagnostic::{Diagnostic, Span, closest, did_you_mean, say};
use crate::lesson::log::Log;
use crate::lesson::step::ReadStep;
use crate::lesson::text::Text;
use crate::lesson::{Step, codes};

/// Follows every `go`; complains about those that lead nowhere, and about steps nobody sees or leaves.
pub(super) fn resolve<G: Geometry>(told: &mut [ReadStep<'_, G>], log: &mut Log<'_>) {
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
            for (option, go) in step.task.options_mut().iter_mut().zip(goes) {
                option.go = go;
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
        let seen_all = seen(&ways, &[0]);
        let circles = circles(&ways, &seen_all);
        for circle in &circles {
            tell_circle(circle, told, steps_named(&numbers), log);
        }
        // Behind a circle nobody gets anywhere: what is never seen there is seen once it is mended.
        if circles.is_empty() {
            let unseen = unseen_first(&ways, &seen_all);
            let unseen = unseen.into_iter().filter_map(|at| told.get(at));
            unseen.for_each(|told| never_seen(told, log));
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
    let options = step.task.about().options;
    if options.is_empty() {
        return vec![next];
    }
    let (right, wrong): (Vec<_>, Vec<_>) = options.iter().partition(|option| option.right);
    let right = right.iter().map(|option| option.go.unwrap_or(next));
    let wrong = wrong.iter().filter_map(|option| option.go);
    right.chain(wrong).collect()
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

/// The steps, each circle by itself, that are seen and from which nobody reaches the end.
fn circles(ways: &[Vec<usize>], seen_all: &[bool]) -> Vec<Vec<usize>> {
    let leaving = leaving(ways);
    let holds = |set: &[bool], at: usize| set.get(at).copied().unwrap_or(true);
    let after = |at: usize| seen(ways, ways.get(at).map_or(&[][..], Vec::as_slice));
    let is_caught = |at: &usize| holds(seen_all, *at) && !holds(&leaving, *at);
    let mut left: Vec<usize> = (0..ways.len()).filter(is_caught).collect();
    left.retain(|at| holds(&after(*at), *at));
    let mut circles = Vec::new();
    while let Some(first) = left.first().copied() {
        let from = after(first);
        let is_beside = |at: &usize| holds(&from, *at) && holds(&after(*at), first);
        let (circle, rest) = left.into_iter().partition(is_beside);
        circles.push(circle);
        left = rest;
    }
    circles
}

/// The steps that are never seen and that no other such step leads to; of a circle of them the first.
fn unseen_first(ways: &[Vec<usize>], seen_all: &[bool]) -> Vec<usize> {
    let is_unseen = |at: &usize| seen_all.get(*at) == Some(&false);
    let mut left: Vec<usize> = (0..ways.len()).filter(is_unseen).collect();
    let leads = |from: usize, to: usize| ways.get(from).is_some_and(|ways| ways.contains(&to));
    let is_first = |at: &&usize| !left.iter().any(|from| *from != **at && leads(*from, **at));
    let mut first: Vec<usize> = left.iter().filter(is_first).copied().collect();
    let behind = seen(ways, &first);
    left.retain(|at| behind.get(*at) != Some(&true));
    // What is left leads only to itself, round and round.
    while let Some(at) = left.first().copied() {
        first.push(at);
        let behind = seen(ways, &[at]);
        left.retain(|at| behind.get(*at) != Some(&true));
    }
    first.sort_unstable();
    first
}

fn never_seen<G: Geometry>(told: &ReadStep<'_, G>, log: &mut Log<'_>) {
    let message = say!("check-never-seen", id = name(told));
    let found =
        Diagnostic::error(codes::GO, place(told), message).label(say!("check-never-seen-label"));
    log.push(found.help(say!("check-never-seen-help")));
}

/// Complains about a circle once, where it goes back.
fn tell_circle<G: Geometry>(
    circle: &[usize],
    told: &[ReadStep<'_, G>],
    number: impl Fn(&str) -> Option<usize>,
    log: &mut Log<'_>,
) {
    let goes = circle.iter().filter_map(|at| Some((*at, told.get(*at)?)));
    let mut goes = goes.flat_map(|(at, told)| {
        let all = told.go.iter().chain(told.option_goes.iter().flatten());
        all.map(move |go| (at, told, *go))
    });
    let goes_back = |(at, _, go): &(usize, &ReadStep<'_, G>, Text<'_>)| {
        number(go.value).is_some_and(|to| to <= *at && circle.contains(&to))
    };
    let back = goes.rfind(goes_back);
    let first = circle.first().and_then(|at| told.get(*at));
    let Some((step, at)) = back
        .map(|(_, told, go)| (told, go.inside()))
        .or_else(|| first.map(|told| (told, place(told))))
    else {
        return;
    };
    let message = say!("check-no-way-out", id = name(step));
    let found = Diagnostic::error(codes::GO, at, message).label(say!("check-circle-label"));
    log.push(found.help(say!("check-no-way-out-help")));
}

/// The numbers of steps by their names.
fn steps_named(numbers: &BTreeMap<String, usize>) -> impl Fn(&str) -> Option<usize> {
    |name| numbers.get(name).copied()
}

fn name<'t, G: Geometry>(told: &ReadStep<'t, G>) -> &'t str {
    told.id.map_or("", |id| id.value)
}

fn place<G: Geometry>(told: &ReadStep<'_, G>) -> Span {
    told.id.map_or(told.head, |id| id.span)
}
