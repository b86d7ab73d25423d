//! What commands that print have in common: the size of the paper, which pages, and the files that hold them.

use std::path::Path;
#[cfg(not(feature = "export"))]
use std::process::ExitCode;

use clap::{Args, ValueEnum};

#[cfg(not(feature = "export"))]
use crate::cli::position::remark;
#[cfg(not(feature = "export"))]
use crate::diagnostic::say;
#[cfg(not(feature = "export"))]
use crate::locale::Locale;

/// How it is printed.
#[derive(Debug, Args)]
#[cfg_attr(not(feature = "export"), allow(dead_code))]
pub(super) struct PaperArguments {
    /// The size of the paper
    #[arg(long, value_enum, default_value_t = Page::A4)]
    page: Page,
    /// Whether the answers are printed
    #[arg(long, value_enum, default_value_t = Pages::With)]
    answers: Pages,
    /// At most so many boards on a page, from 1 to 24, and what all of them ask once above them
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..=24))]
    per_page: Option<u8>,
    /// How many dots a `.png` has to an inch, from 36 to 600
    #[arg(long, value_name = "NUMBER", default_value_t = 150, value_parser = clap::value_parser!(u16).range(36..=600))]
    dpi: u16,
    /// Write over files that are there already
    #[arg(long)]
    pub(super) force: bool,
}

/// The size of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Page {
    /// 210 by 297 millimeters
    A4,
    /// 8.5 by 11 inches
    Letter,
}

/// Whether the answers are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Pages {
    /// The exercises, then the answers
    With,
    /// The exercises alone
    Without,
    /// The answers alone
    Only,
}

/// The file of a sheet, by its ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PaperFile {
    /// All pages.
    Pdf,
    /// One page each, as lines.
    Svg,
    /// One page each, as dots.
    Png,
}

impl PaperFile {
    /// What the file's ending asks for; `None` if it is none of paper.
    pub(super) fn of(path: &Path) -> Option<Self> {
        match ending(path)?.as_str() {
            "pdf" => Some(Self::Pdf),
            "svg" => Some(Self::Svg),
            "png" => Some(Self::Png),
            _ => None,
        }
    }
}

/// How a file's name ends, in small letters.
pub(super) fn ending(path: &Path) -> Option<String> {
    let ending = path.extension()?.to_str()?;
    Some(ending.to_ascii_lowercase())
}

/// Says that this program cannot print.
#[cfg(not(feature = "export"))]
pub(super) fn no_paper(locale: &Locale) -> ExitCode {
    remark(&say!("command-no-export"), locale);
    ExitCode::FAILURE
}

#[cfg(feature = "export")]
pub(super) use printing::unprintable;

#[cfg(feature = "export")]
mod printing {
    use std::path::{Path, PathBuf};
    use std::process::ExitCode;

    use crate::cli::files::{Files, write_all};
    use crate::cli::paper::{Page, Pages, PaperArguments, PaperFile};
    use crate::cli::position::remark;
    use crate::diagnostic::say;
    use crate::export::output::{self, Unconverted};
    use crate::export::{Answers, PageLayout, Paper, Sheet, Unprintable};
    use crate::locale::Locale;

    impl PaperArguments {
        /// How the pages are laid out; where nothing is said, with so many boards a page.
        pub(in crate::cli) fn layout(&self, per_page: Option<u8>) -> PageLayout {
            PageLayout {
                paper: match self.page {
                    Page::A4 => Paper::A4,
                    Page::Letter => Paper::Letter,
                },
                answers: match self.answers {
                    Pages::With => Answers::With,
                    Pages::Without => Answers::Without,
                    Pages::Only => Answers::Only,
                },
                per_page: self.per_page.or(per_page),
            }
        }

        /// Writes the pages to a file, or one each; tells which.
        ///
        /// # Errors
        /// The exit code, after its reason was told.
        pub(in crate::cli) fn write(
            &self,
            sheet: &Sheet,
            kind: PaperFile,
            to: &Path,
            locale: &Locale,
        ) -> Result<(), ExitCode> {
            let files = self.files(sheet, kind, to);
            let files = files.map_err(|error| unconverted(&error, locale))?;
            write_all(&files, self.force, locale)
        }

        fn files(&self, sheet: &Sheet, kind: PaperFile, to: &Path) -> Result<Files, Unconverted> {
            if kind == PaperFile::Pdf {
                return Ok(vec![(to.to_path_buf(), output::pdf(sheet)?)]);
            }
            let pages = sheet.pages.iter().enumerate();
            pages
                .map(|(at, page)| {
                    let path = match sheet.pages.len() {
                        1 => to.to_path_buf(),
                        _ => numbered(to, at + 1),
                    };
                    Ok(match kind {
                        PaperFile::Png => (path, output::png(page, self.dpi)?),
                        PaperFile::Svg | PaperFile::Pdf => (path, page.clone().into_bytes()),
                    })
                })
                .collect()
        }
    }

    /// Says which letters cannot be printed.
    pub(in crate::cli) fn unprintable(found: &Unprintable, locale: &Locale) -> ExitCode {
        let letters = found.letters.iter().take(10).map(char::to_string);
        let letters = letters.collect::<Vec<_>>().join(" ");
        let more = if found.letters.len() > 10 { " ..." } else { "" };
        let letters = format!("{letters}{more}");
        remark(&say!("command-no-font", letters = letters), locale);
        ExitCode::FAILURE
    }

    fn unconverted(error: &Unconverted, locale: &Locale) -> ExitCode {
        let error = error.0.to_string();
        remark(&say!("command-unconverted", error = error), locale);
        ExitCode::FAILURE
    }

    /// `sheet-2.png` for `sheet.png`.
    fn numbered(path: &Path, page: usize) -> PathBuf {
        let mut name = path.file_stem().unwrap_or_default().to_os_string();
        name.push(format!("-{page}"));
        if let Some(ending) = path.extension() {
            name.push(".");
            name.push(ending);
        }
        path.with_file_name(name)
    }
}
