//! The certificate of a finished shelf.

use crate::gui::base::shared::Shared;
use crate::gui::screen::home::model::Shelf;
use crate::locale::Phrase;

/// Makes the certificate of a shelf, and says where it is; or that there is none.
pub(super) fn keep(shelf: &Shelf, shared: &Shared) -> Phrase {
    let lessons = shelf.cards.iter().map(|it| it.title.clone());
    shared.certify(shared.locale.say_plain(&shelf.name), lessons.collect())
}
