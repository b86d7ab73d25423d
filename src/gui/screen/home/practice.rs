//! The way to the book of practice: how many boards of the day are done. Whoever has learned nothing here yet may know
//! the rules from elsewhere, and finds the passport there.

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::home::model::{Control, Practice};
use crate::locale::{Phrase, count};
use crate::training::{Purpose, has_passport};

/// The boards of the day, or the passport; `None` where nothing can be practised.
pub(super) fn practice(shared: &Shared) -> Option<Practice> {
    let lands = shared.library.lands();
    let Some(run) = shared.boards_for(Purpose::WarmUp) else {
        let has_passport = lands.iter().any(|it| has_passport(&it.id, lands));
        return has_passport.then(|| Practice {
            way: shared.tool(Control::Practice, Icon::WarmUp, &Phrase::PracticeTitle),
            n_done: 0,
            n_boards: 0,
            done: shared.label(&Phrase::PracticeAnyPage),
        });
    };
    let (n_done, n_boards) = (run.outcomes().len(), run.n_boards());
    let done = match run.is_begun() {
        true => Phrase::PracticeBoardsDone {
            done: count(n_done),
            total: count(n_boards),
        },
        false => Phrase::PracticeWarmUpNew,
    };
    Some(Practice {
        way: shared.tool(Control::Practice, Icon::WarmUp, &Phrase::PracticeWarmUp),
        n_done,
        n_boards,
        done: shared.label(&done),
    })
}
