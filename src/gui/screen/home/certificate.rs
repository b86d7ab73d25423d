//! The certificate of a finished shelf: made, and put where a grown-up finds it.

use std::path::{Path, PathBuf};

use crate::export::certificate::{Certificate, certificate};
use crate::export::{Paper, output};
use crate::gui::base::shared::Shared;
use crate::gui::screen::home::model::Shelf;
use crate::locale::Phrase;
use crate::storage::paper_file::keep_paper;

/// Makes the certificate of a shelf, and says where it is; or that there is none.
pub(super) fn keep(shelf: &Shelf, shared: &Shared) -> Phrase {
    let kept = shared.papers.as_deref();
    match kept.and_then(|folder| made(shelf, folder, shared)) {
        Some(path) => Phrase::HomeCertificateKept {
            file: path.display().to_string(),
        },
        None => Phrase::HomeCertificateNotKept,
    }
}

fn made(shelf: &Shelf, folder: &Path, shared: &Shared) -> Option<PathBuf> {
    let learner = match shared.learner.is_guest() {
        true => String::new(),
        false => shared.player(),
    };
    let mut says = Certificate {
        learner,
        shelf: shared.locale.say_plain(&shelf.name),
        lessons: shelf.cards.iter().map(|it| it.title.clone()).collect(),
    };
    let title = shared.locale.say_plain(&Phrase::CertificateTitle);
    let name = format!("{title} {} {}", says.shelf, says.learner);
    // A name with letters that no font has is written by hand.
    let sheet = certificate(&says, &shared.locale, Paper::A4).or_else(|_| {
        says.learner.clear();
        certificate(&says, &shared.locale, Paper::A4)
    });
    let pdf = output::pdf(&sheet.ok()?).ok()?;
    keep_paper(folder, &name, "pdf", &pdf).ok()
}
