//! The small line about a lesson, on its card and at its stone.

use crate::gui::base::shared::Shared;
use crate::library::{Entry, Origin};
use crate::locale::Phrase;

/// That a lesson is in another language, or where it is from.
pub(super) fn note(entry: &Entry, shared: &Shared) -> Option<String> {
    let foreign = entry.words(&shared.locale).foreign(None);
    let foreign = foreign.map(|tag| {
        // The name of a language is the same in every region.
        let language = tag.split('-').next().unwrap_or_default().to_owned();
        let language = shared.label(&Phrase::LanguageCalled { language });
        Phrase::HomeAboutForeign { language }
    });
    let origin = || match entry.origin {
        Origin::Shipped => None,
        Origin::File(_) if entry.replaces_shipped => Some(Phrase::HomeReplaces),
        Origin::File(_) => Some(Phrase::HomeOwnLesson),
    };
    let phrase = foreign.or_else(origin)?;
    Some(shared.label(&phrase))
}
