//! The way to the book of practice: how many boards of the day are done.

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::home::model::{Control, Practice};
use crate::locale::{Phrase, count};
use crate::training::Purpose;

/// The boards of the day; `None` before anything was learned that can be practised.
pub(super) fn practice(shared: &Shared) -> Option<Practice> {
    let run = shared.boards_for(Purpose::WarmUp)?;
    let (n_done, n_boards) = (run.outcomes().len(), run.n_boards());
    Some(Practice {
        way: shared.tool(Control::Practice, Icon::WarmUp, &Phrase::PracticeWarmUp),
        n_done,
        n_boards,
        done: shared.label(&Phrase::PracticeBoardsDone {
            done: count(n_done),
            total: count(n_boards),
        }),
    })
}
