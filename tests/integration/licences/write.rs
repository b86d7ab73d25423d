//! Writes the notices of third parties from the sources of the locked packages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::{BESIDES, HEAD, Package, essence, locked};
use crate::support::project;

/// The systems that the program is built for.
const SYSTEMS: [&str; 7] = [
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "x86_64-pc-windows-gnu",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "wasm32-unknown-unknown",
];

/// The words of the MIT licence below the line that says whose work it is.
const MIT: &str = "\
Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the \"Software\"), to deal in the Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial
portions of the Software.

THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO
EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR
THE USE OR OTHER DEALINGS IN THE SOFTWARE.
";

/// What `cargo` says.
fn cargo(arguments: &[&str]) -> String {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let said = Command::new(cargo)
        .args(arguments)
        .current_dir(project(""))
        .output()
        .unwrap();
    assert!(
        said.status.success(),
        "{}",
        String::from_utf8_lossy(&said.stderr)
    );
    String::from_utf8(said.stdout).unwrap()
}

/// The packages that ship on any of the systems.
fn shipped() -> BTreeSet<Package> {
    let mut arguments = vec!["tree", "--locked", "--offline", "--edges", "normal"];
    arguments.extend(["--prefix", "none", "--format", "{p}"]);
    arguments.extend(SYSTEMS.iter().flat_map(|system| ["--target", *system]));
    let package = |line: &str| {
        let mut words = line.split_whitespace();
        let name = words.next()?.to_owned();
        let version = words.next()?.trim_start_matches('v').to_owned();
        (name != "squarewise").then_some((name, version))
    };
    cargo(&arguments).lines().filter_map(package).collect()
}

/// The texts that lie beside a package, such as `LICENSE-MIT`.
fn texts_beside(manifest: &str) -> Vec<String> {
    const NAMES: [&str; 5] = ["licen", "copying", "notice", "copyright", "unlicense"];
    let is_notice = |path: &Path| {
        let name = path.file_name().unwrap().to_string_lossy().to_lowercase();
        // Where the GPL is offered, the other licence is taken.
        NAMES.iter().any(|start| name.starts_with(start))
            && !name.contains("gpl")
            && !name.ends_with(".rs")
            && !name.ends_with(".html")
    };
    let list = |folder: &Path| {
        let entries = fs::read_dir(folder).unwrap();
        let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        paths
    };
    let beside = list(Path::new(manifest).parent().unwrap()).into_iter();
    let found = beside
        .filter(|path| is_notice(path))
        .flat_map(|path| match path.is_dir() {
            true => list(&path),
            false => vec![path],
        });
    found
        .map(|path| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned())
        .collect()
}

/// The licence of a package; of one that names only a file, what that file begins with.
fn licence_of(package: &Value) -> &str {
    if let Some(licence) = package["license"].as_str() {
        return licence;
    }
    let manifest = Path::new(package["manifest_path"].as_str().unwrap());
    let file = package["license_file"].as_str().unwrap();
    let text = fs::read_to_string(manifest.with_file_name(file)).unwrap();
    let is_mit = essence(&text).contains(&essence(MIT));
    assert!(is_mit, "{}: another licence than MIT", package["name"]);
    "MIT"
}

/// The text for a package that brings none: its licence is known, and whose work it is.
fn written_for(package: &Value, all: &BTreeMap<String, String>) -> String {
    let licence = licence_of(package);
    let name = package["name"].as_str().unwrap();
    let authors = package["authors"].as_array().unwrap().iter();
    let authors = authors.map(|it| it.as_str().unwrap().split('<').next().unwrap().trim());
    let mut authors = authors.collect::<Vec<_>>().join(", ");
    if authors.is_empty() {
        authors = format!("the authors of {name}");
    }
    if licence.contains("MIT") {
        return format!("MIT License\n\nCopyright (c) {authors}\n\n{MIT}");
    }
    let same = all.get(licence);
    let same = same.unwrap_or_else(|| panic!("{name} brings no text of {licence}"));
    format!("Copyright (c) {authors}\n\n{same}")
}

/// The texts, each once; a text's number is its place, counted from 1.
#[derive(Default)]
struct Texts {
    places: BTreeMap<String, usize>,
    all: Vec<String>,
}

impl Texts {
    fn number(&mut self, text: &str) -> usize {
        let next = self.all.len() + 1;
        let number = *self.places.entry(essence(text)).or_insert(next);
        if number == next {
            let lines = text
                .lines()
                .map(|line| line.trim_end().replace('\u{c}', ""));
            self.all.push(lines.collect::<Vec<_>>().join("\n"));
        }
        number
    }

    fn line(&mut self, name: &str, version: &str, licence: &str, texts: &[String]) -> String {
        let mut numbers: Vec<usize> = texts.iter().map(|text| self.number(text)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
        format!("{name} {version} | {licence} | {}\n", numbers.join(", "))
    }
}

#[test]
#[ignore = "it writes two files of the tree, and needs the sources of all packages"]
fn write_the_notices() {
    let shipped = shipped();
    let metadata = cargo(&["metadata", "--locked", "--offline", "--format-version", "1"]);
    let metadata: Value = serde_json::from_str(&metadata).unwrap();
    let packages: BTreeMap<Package, &Value> = (metadata["packages"].as_array().unwrap().iter())
        .map(|it| {
            let text = |key: &str| it[key].as_str().unwrap().to_owned();
            ((text("name"), text("version")), it)
        })
        .collect();
    let texts_of =
        |package: &Package| texts_beside(packages[package]["manifest_path"].as_str().unwrap());
    let licence_of = |package: &Package| licence_of(packages[package]);
    let mut examples = BTreeMap::new();
    for package in &shipped {
        if let [only] = &texts_of(package)[..] {
            examples.insert(licence_of(package).to_owned(), only.clone());
        }
    }
    let mut texts = Texts::default();
    let mut lines: Vec<String> = BESIDES
        .iter()
        .map(|(name, version, licence, file)| {
            let own = fs::read_to_string(project("assets/licences").join(file)).unwrap();
            texts.line(name, version, licence, &[own])
        })
        .collect();
    let rust = format!("MIT License\n\nCopyright (c) The Rust Project contributors\n\n{MIT}");
    lines.push(texts.line("Rust standard library", "any", "MIT OR Apache-2.0", &[rust]));
    for package in &shipped {
        let mut own = texts_of(package);
        if own.is_empty() {
            own.push(written_for(packages[package], &examples));
        }
        let licence = licence_of(package).replace('/', " OR ");
        lines.push(texts.line(&package.0, &package.1, &licence, &own));
    }
    lines.sort_by_key(|line| line.to_lowercase());
    let mut file = format!("{HEAD}{}", lines.concat());
    for (at, text) in texts.all.iter().enumerate() {
        write!(
            file,
            "\n== TEXT {} ==\n\n{}\n",
            at + 1,
            text.trim_matches('\n')
        )
        .unwrap();
    }
    let left: Vec<String> = (locked().difference(&shipped))
        .map(|(name, version)| format!("{name} {version}\n"))
        .collect();
    fs::write(project("assets/licences/third-party.txt"), file).unwrap();
    fs::write(project("assets/licences/not-shipped.txt"), left.concat()).unwrap();
}
