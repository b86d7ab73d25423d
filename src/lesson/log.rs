//! What a reader of one file has found so far, and which lines are too broken to complain about twice.

use crate::diagnostic::{Diagnostic, Source, Span};
use crate::lesson::MAX_WORK;

/// Collects the diagnostics of one file.
#[derive(Debug)]
pub(super) struct Log<'s> {
    source: &'s Source,
    found: Vec<Diagnostic>,
    broken: Vec<Span>,
    /// Whether the first board of the file is on the cross, and where it stands.
    first_board: Option<(bool, Span)>,
    /// How many nodes proving the file may cost.
    max_work: usize,
    /// Whether it was told that proving the file takes too much work.
    has_run_out: bool,
    /// Whether answers to choose stand outside of every step.
    has_lone_options: bool,
}

impl<'s> Log<'s> {
    /// Nothing found yet.
    pub(super) fn new(source: &'s Source) -> Log<'s> {
        Log {
            source,
            found: Vec::new(),
            broken: Vec::new(),
            first_board: None,
            max_work: MAX_WORK,
            has_run_out: false,
            has_lone_options: false,
        }
    }

    /// The same for a file whose proof may cost so many nodes.
    pub(super) fn with_limit(self, max_work: usize) -> Self {
        Self { max_work, ..self }
    }

    /// How many nodes proving the file may cost.
    pub(super) fn max_work(&self) -> usize {
        self.max_work
    }

    /// The file.
    pub(super) fn source(&self) -> &'s Source {
        self.source
    }

    /// Keeps which board the lesson is on, and where it says so.
    pub(super) fn keep_first_board(&mut self, is_cross: bool, at: Span) {
        self.first_board = Some((is_cross, at));
    }

    /// Whether the first board of the file is on the cross, and where it stands.
    pub(super) fn first_board(&self) -> Option<(bool, Span)> {
        self.first_board
    }

    /// Whether it was told before that proving the file takes too much work; from now on it was.
    pub(super) fn has_run_out(&mut self) -> bool {
        std::mem::replace(&mut self.has_run_out, true)
    }

    /// Keeps whether answers to choose stand outside of every step.
    pub(super) fn keep_lone_options(&mut self, are_there: bool) {
        self.has_lone_options = are_there;
    }

    /// Whether answers to choose stand outside of every step.
    pub(super) fn has_lone_options(&self) -> bool {
        self.has_lone_options
    }

    /// Adds one.
    pub(super) fn push(&mut self, diagnostic: Diagnostic) {
        self.found.push(diagnostic);
    }

    /// Marks a piece of text that could not be parsed.
    pub(super) fn mark_broken(&mut self, span: Span) {
        self.broken.push(span);
    }

    /// Whether a piece of text touches one that could not be parsed.
    pub(super) fn is_broken(&self, span: Span) -> bool {
        self.broken
            .iter()
            .any(|broken| broken.start <= span.end && span.start <= broken.end)
    }

    /// Whether anything could not be parsed.
    pub(super) fn is_broken_anywhere(&self) -> bool {
        !self.broken.is_empty()
    }

    /// Whether any error was found.
    pub(super) fn has_errors(&self) -> bool {
        self.found.iter().any(Diagnostic::is_error)
    }

    /// How many errors were found so far, to see later whether there are more. A warning keeps nothing from being made.
    pub(super) fn n_found(&self) -> usize {
        self.found.iter().filter(|it| it.is_error()).count()
    }

    /// Everything found, in the order of the file.
    pub(super) fn finish(mut self) -> Vec<Diagnostic> {
        self.found.sort_by_key(|diagnostic| diagnostic.span);
        self.found.dedup();
        self.found
    }
}
