//! Lessons held against each other: what only shows when they stand side by side, and their order.

use crate::diagnostic::{Diagnostic, Source};
use crate::lesson::course::{Member, check, told_once};
use crate::library::loading::{Building, Maker};
use crate::library::neighbors::{self, Head};
use crate::library::order::in_course_order;
use crate::library::{Entry, Library, Origin, course, shipped};

/// What comparing a lesson with the others costs, in nodes.
const WORK: usize = 1_000;

impl Building {
    /// The library; a lesson with an error leaves.
    pub(super) async fn finish(mut self, maker: &mut Maker) -> Library {
        for (index, diagnostics) in self.compared(maker).await {
            if let Some(report) = self.library.reports.get_mut(index) {
                report.diagnostics.extend(diagnostics);
                told_once(&mut report.diagnostics);
                report.diagnostics.sort_by_key(|found| found.span.start);
            }
        }
        let reports = &self.library.reports;
        let holds = |index: usize| reports.get(index).is_some_and(|it| !it.has_errors());
        self.proved.retain(|(index, _)| holds(*index));
        let proved = self.proved.into_iter().map(|(_, entry)| entry);
        let lenders = course::lenders();
        let (lenders, entries) =
            proved.partition(|it: &Entry| lenders.contains(it.lesson.id.as_str()));
        self.library.entries = in_course_order(entries);
        self.library.lenders = lenders;
        self.library
    }

    /// What each lesson is told about the others, by the number of its report; also those that do not hold.
    async fn compared(&self, maker: &mut Maker) -> Vec<(usize, Vec<Diagnostic>)> {
        let neighbors = neighbors::around(&self.heads(), maker).await;
        let asked = self.members();
        let around = neighbors.lessons.iter();
        let around = around.map(|(source, lesson)| Member::proved(source, lesson));
        let own = asked.iter().map(|(_, member)| *member);
        let together: Vec<Member<'_>> = own.chain(around).collect();
        let beside = neighbors.names.iter().map(String::as_str);
        let shipped = shipped::ids().map(|id| -> &str { id });
        let known: Vec<&str> = shipped.chain(beside).collect();
        let mut told = Vec::new();
        let mut checked = check(&together, &known);
        for (index, _) in &asked {
            let Some(found) = checked.next() else { break };
            told.push((*index, found));
            maker.pace.pay(WORK).await;
        }
        told
    }

    /// Where each lesson is from and what its head says.
    fn heads(&self) -> Vec<Head<'_>> {
        let proved = self.proved.iter().map(|(_, entry)| Head {
            origin: &entry.origin,
            id: Some(&entry.lesson.id),
            after: &entry.lesson.after,
        });
        let broken = self.outlined.iter().map(|(_, origin, outline)| Head {
            origin,
            id: outline.id.as_deref(),
            after: &outline.after,
        });
        proved.chain(broken).collect()
    }

    /// The lessons as the others see them, in the order of their reports.
    fn members(&self) -> Vec<(usize, Member<'_>)> {
        let source = |index: usize| -> Option<&Source> {
            let report = self.library.reports.get(index)?;
            Some(&report.source)
        };
        let is_shipped = |id: &str| {
            let mut entries = self.proved.iter().map(|(_, entry)| entry);
            entries.any(|it| it.origin == Origin::Shipped && it.lesson.id == id)
        };
        let whole = self.proved.iter().filter_map(|(index, entry)| {
            Some((*index, Member::proved(source(*index)?, &entry.lesson)))
        });
        let broken = self.outlined.iter().filter_map(|(index, _, outline)| {
            let replaces = outline.id.as_deref().is_some_and(is_shipped);
            let member = Member::outlined(source(*index)?, outline, replaces);
            Some((*index, member))
        });
        let mut members: Vec<(usize, Member<'_>)> = whole.chain(broken).collect();
        members.sort_by_key(|(index, _)| *index);
        members
    }
}
