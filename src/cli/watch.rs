//! `squarewise watch`: checks a folder now, and again whenever one of its files changes.
//!
//! It tells what changed and nothing else; it runs until it is ended from outside.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use clap::Args;

use crate::cli::check::sum;
use crate::cli::position::{ended, refuse, spoken};
use crate::cli::trouble::Trouble;
use crate::diagnostic::{Diagnostic, render, say};
use crate::library::watch::{BEAT, Watch, pause};
use crate::library::{Library, Report, stamps};
use crate::locale::Locale;

/// What to watch.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The folder or file
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
}

/// Runs the command.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let folder = &arguments.folder;
    let locale = spoken(arguments.lang.as_deref());
    if !folder.exists() {
        let path = folder.display().to_string();
        return refuse(&Trouble::new(say!("command-no-path", path = path)), &locale);
    }
    let mut teller = Teller {
        locale,
        is_color: io::stdout().is_terminal(),
        told: BTreeMap::new(),
    };
    ended(teller.watch(folder), ExitCode::SUCCESS)
}

/// What was found in each file, by name.
type Found = BTreeMap<String, Vec<Diagnostic>>;

struct Teller {
    locale: Locale,
    is_color: bool,
    told: Found,
}

impl Teller {
    /// Looks until the output is closed.
    fn watch(&mut self, folder: &Path) -> io::Result<()> {
        let paths = [folder.to_path_buf()];
        let started = Instant::now();
        let mut watch = Watch::new(stamps(&paths));
        let name = folder.display().to_string();
        let watching = self.locale.tell(&say!("check-watching", folder = name));
        writeln!(io::stdout(), "{}", render::harmless(&watching))?;
        let mut library = Library::of_paths(&paths);
        self.tell(&library, &[])?;
        let mut rest = BEAT;
        loop {
            thread::sleep(rest);
            let begun = Instant::now();
            let now = stamps(&paths);
            rest = pause(begun.elapsed());
            let changed = watch.look(started.elapsed(), now);
            if !changed.is_empty() {
                library = library.again(&paths);
                self.tell(&library, &changed)?;
            }
        }
    }

    /// Tells what is new: the changed files, those about which something else is to be said, and the sum.
    fn tell(&mut self, library: &Library, changed: &[PathBuf]) -> io::Result<()> {
        let reports = library.reports().iter().chain(library.word_reports());
        let reports: Vec<&Report> = reports.collect();
        let names: BTreeSet<String> = changed.iter().map(|it| it.display().to_string()).collect();
        let mut out = io::stdout().lock();
        for report in &reports {
            let name = report.source.name();
            let before = self.told.get(name).map_or(&[][..], Vec::as_slice);
            if names.contains(name) || report.diagnostics != before {
                out.write_all(self.drawn(report).as_bytes())?;
            }
        }
        let now: Found = reports
            .iter()
            .map(|it| (it.source.name().to_owned(), it.diagnostics.clone()))
            .collect();
        let untold = std::mem::replace(&mut self.told, now);
        for (name, found) in untold {
            if self.told.contains_key(&name) {
                continue;
            }
            if Path::new(&name).exists() {
                // The words of a lesson that does not hold now are looked over again when it does.
                self.told.insert(name, found);
                continue;
            }
            let gone = self.locale.tell(&say!("check-gone", name = name));
            writeln!(out, "{}", render::harmless(&gone))?;
        }
        writeln!(out, "{}", self.locale.tell(&sum(library.reports())))?;
        out.flush()
    }

    fn drawn(&self, report: &Report) -> String {
        let (source, found) = (&report.source, &report.diagnostics);
        if found.is_empty() {
            let holds = say!("check-holds", name = source.name());
            return format!("{}\n", render::harmless(&self.locale.tell(&holds)));
        }
        let say = |message: &_| self.locale.tell(message);
        format!("{}\n", render::human(source, found, self.is_color, &say))
    }
}
