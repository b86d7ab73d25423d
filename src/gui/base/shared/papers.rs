//! Certificates on paper: made, and put where a grown-up finds them.

use crate::gui::base::shared::Shared;
use crate::locale::Phrase;

#[cfg(feature = "export")]
impl Shared {
    /// Makes the certificate of what is called so, with these lessons, and says where it is; or that there is none.
    #[must_use]
    pub fn certify(&self, what: String, lessons: Vec<String>) -> Phrase {
        match self.certificate(what, lessons) {
            Some(path) => Phrase::HomeCertificateKept {
                file: path.display().to_string(),
            },
            None => Phrase::HomeCertificateNotKept,
        }
    }

    fn certificate(&self, shelf: String, lessons: Vec<String>) -> Option<std::path::PathBuf> {
        use crate::export::certificate::{Certificate, certificate};
        use crate::export::{Paper, output};
        use crate::storage::paper_file::keep_paper;

        // Who has no name writes it by hand.
        let is_kept = !self.learner.is_guest();
        let learner = is_kept.then(|| self.chosen_name(self.learner.profile()));
        let learner = learner.flatten().unwrap_or_default();
        let mut says = Certificate {
            learner,
            shelf,
            lessons,
        };
        let title = self.locale.say_plain(&Phrase::CertificateTitle);
        let name = format!("{title} {} {}", says.shelf, says.learner);
        // A name with letters that no font has is written by hand.
        let sheet = certificate(&says, &self.locale, Paper::A4).or_else(|_| {
            says.learner.clear();
            certificate(&says, &self.locale, Paper::A4)
        });
        let pdf = output::pdf(&sheet.ok()?).ok()?;
        keep_paper(self.papers.as_deref()?, &name, "pdf", &pdf).ok()
    }
}

/// Without papers there are no certificates.
#[cfg(not(feature = "export"))]
impl Shared {
    #[must_use]
    #[allow(clippy::needless_pass_by_value)]
    pub fn certify(&self, _what: String, _lessons: Vec<String>) -> Phrase {
        Phrase::HomeCertificateNotKept
    }
}
