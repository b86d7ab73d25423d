//! Files made into a library: each read and proved, then all of them held against each other.

use crate::diagnostic::Diagnostic;
use crate::embedded;
use crate::lesson::Outline;
use crate::lesson::course::{self, Member};
use crate::library::folder::LessonFile;
use crate::library::neighbors::{self, Head};
use crate::library::order::in_course_order;
use crate::library::shipped::{self, Proof};
use crate::library::{Entry, Library, Origin, Report, beside, pictures};

impl Library {
    pub(super) fn build(files: Vec<LessonFile>, tell: &mut dyn FnMut(usize, usize)) -> Self {
        let total = files.len();
        let mut library = Self::default();
        let mut proved: Vec<(usize, Entry)> = Vec::new();
        let mut outlined: Vec<Outlined> = Vec::new();
        for file in files {
            let Proof {
                lesson,
                outline,
                mut diagnostics,
            } = proof(&file);
            let index = library.reports.len();
            if let Some(lesson) = lesson {
                let words = beside::reports(&lesson, &file.beside);
                library.word_reports.extend(words);
                let (pictures, found) = pictures::gather(&lesson, &file.source, &file.origin);
                diagnostics.extend(found);
                diagnostics.extend(beside::unspoken(&lesson, &file.source, &file.beside));
                let entry = Entry {
                    lesson,
                    origin: file.origin,
                    replaces_shipped: false,
                    beside: file.beside,
                    pictures,
                };
                add(&mut proved, index, entry);
            } else if let Some(outline) = outline {
                outlined.push((index, file.origin, outline));
            }
            library.reports.push(Report {
                source: file.source,
                diagnostics,
            });
            tell(library.reports.len(), total);
        }
        library.check_together(&mut proved, &outlined);
        library.entries = in_course_order(proved.into_iter().map(|(_, entry)| entry).collect());
        library
    }

    /// What only shows when the lessons stand side by side; a lesson with an error leaves.
    fn check_together(&mut self, proved: &mut Vec<(usize, Entry)>, outlined: &[Outlined]) {
        let found = self.compared(proved, outlined);
        for (index, diagnostics) in found {
            if let Some(report) = self.reports.get_mut(index) {
                report.diagnostics.extend(diagnostics);
                report.diagnostics.sort_by_key(|found| found.span.start);
            }
        }
        let reports = &self.reports;
        let holds = |index: usize| reports.get(index).is_some_and(|it| !it.has_errors());
        proved.retain(|(index, _)| holds(*index));
    }

    /// What each lesson is told about the others, by the number of its report; also those that do not hold.
    fn compared(
        &self,
        proved: &[(usize, Entry)],
        outlined: &[Outlined],
    ) -> Vec<(usize, Vec<Diagnostic>)> {
        let heads = proved.iter().map(|(_, entry)| Head {
            origin: &entry.origin,
            id: Some(&entry.lesson.id),
            after: &entry.lesson.after,
        });
        let broken = outlined.iter().map(|(_, origin, outline)| Head {
            origin,
            id: outline.id.as_deref(),
            after: &outline.after,
        });
        let neighbors = neighbors::around(heads.chain(broken));
        let source = |index: &usize| self.reports.get(*index).map(|report| &report.source);
        let is_shipped = |id: &str| {
            let mut entries = proved.iter().map(|(_, entry)| entry);
            entries.any(|it| it.origin == Origin::Shipped && it.lesson.id == id)
        };
        let whole = proved.iter().filter_map(|(index, entry)| {
            Some((*index, Member::proved(source(index)?, &entry.lesson)))
        });
        let broken = outlined.iter().filter_map(|(index, _, outline)| {
            let replaces = outline.id.as_deref().is_some_and(is_shipped);
            Some((*index, Member::outlined(source(index)?, outline, replaces)))
        });
        let mut asked: Vec<(usize, Member<'_>)> = whole.chain(broken).collect();
        asked.sort_by_key(|(index, _)| *index);
        let around = neighbors.lessons.iter();
        let around = around.map(|(source, lesson)| Member::proved(source, lesson));
        let own = asked.iter().map(|(_, member)| *member);
        let together: Vec<Member<'_>> = own.chain(around).collect();
        let shipped = embedded::LESSONS.iter();
        let shipped = shipped.filter_map(|(name, _)| name.strip_suffix(".toml"));
        let beside = neighbors.names.iter().map(String::as_str);
        let known: Vec<&str> = shipped.chain(beside).collect();
        let indices = asked.iter().map(|(index, _)| *index);
        indices.zip(course::check(&together, &known)).collect()
    }
}

/// The head of a lesson that does not hold: the number of its report, where it is from, what it says.
type Outlined = (usize, Origin, Outline);

/// What reading a file gives; a shipped lesson is not proved twice.
fn proof(file: &LessonFile) -> Proof {
    match (&file.unreadable, &file.origin) {
        (Some(problem), _) => Proof {
            lesson: None,
            outline: None,
            diagnostics: vec![problem.clone()],
        },
        (None, Origin::Shipped) => shipped::proof(&file.source),
        (None, Origin::File(_)) => Proof::of(&file.source),
    }
}

/// Adds a lesson unless a teacher's lesson of that name is there already.
fn add(proved: &mut Vec<(usize, Entry)>, index: usize, entry: Entry) {
    if entry.origin == Origin::Shipped
        && let Some((_, own)) = proved
            .iter_mut()
            .find(|(_, own)| own.lesson.id == entry.lesson.id)
    {
        own.replaces_shipped = true;
        return;
    }
    proved.push((index, entry));
}
