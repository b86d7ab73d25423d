//! Build script: puts every lesson, every language file and the notices of third parties into the program.
//!
//! It writes `embedded.rs` into the build folder: flat tables of `include_str!` lines, sorted by path.
//! What the files mean is left to the library; here they are only names and text. Words and notices are
//! packed, each file for itself: two and a half megabytes of which a reader needs a tenth.
//! And it writes `phrases.rs`: a row for each sentence of the screens, see `embed/phrases.rs`.
//! The version of the program goes in as well, see `embed/commit.rs`: with the commit in an optimised build
//! only. Cargo compiles everything anew when what a build script watches changes, so that each commit would
//! cost a developer minutes.
//! A program for Windows gets its icon and its version, see `embed/resource.rs`.
//! A file added under `lessons/` or `locales/` is in the next build: both trees are watched whole.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

#[path = "embed/commit.rs"]
mod commit;
#[path = "embed/phrases.rs"]
mod phrases;
#[path = "embed/resource.rs"]
mod resource;

/// What stands beside the lessons and is none.
const BESIDE: [&str; 2] = ["course.toml", "plans.toml"];

/// A file of a watched tree: its path inside the tree, with `/` between folders, and where it lies.
struct Found {
    name: String,
    path: PathBuf,
}

fn main() -> Result<(), Box<dyn Error>> {
    let root = folder_variable("CARGO_MANIFEST_DIR")?;
    let out = folder_variable("OUT_DIR")?;
    let lessons = watched_files(&root.join("lessons"))?;
    let locales = watched_files(&root.join("locales"))?;

    let mut code = String::new();
    lesson_table(&mut code, &lessons)?;
    picture_table(&mut code, &lessons)?;
    word_table(&mut code, &locales, &out)?;
    notices(&mut code, &root, &out)?;
    version(&mut code, &root)?;
    let target = out.join("embedded.rs");
    fs::write(&target, code).map_err(|error| told(&target, &error))?;
    phrase_rows(&locales, &out)?;
    resource::link(&root, &out)
}

/// Writes the rows of the sentences, or tells cargo what is wrong with the English words.
fn phrase_rows(files: &[Found], out: &Path) -> Result<(), Box<dyn Error>> {
    let mut texts = Vec::new();
    for file in files.iter().filter(|file| has_ending(file, &["ftl"])) {
        let name = file.name.strip_prefix("en/");
        if let Some(name) = name.filter(|name| !name.contains('/')) {
            let text = fs::read_to_string(&file.path).map_err(|error| told(&file.path, &error))?;
            texts.push((name, text));
        }
    }
    let texts: Vec<(&str, &str)> = (texts.iter())
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    match phrases::rows(&texts) {
        Ok(rows) => {
            let target = out.join("phrases.rs");
            fs::write(&target, rows).map_err(|error| told(&target, &error))?;
        }
        Err(mistakes) => {
            for mistake in mistakes {
                writeln!(io::stdout(), "cargo::error={mistake}")?;
            }
        }
    }
    Ok(())
}

/// A folder that cargo names in the environment.
fn folder_variable(name: &str) -> Result<PathBuf, String> {
    env::var_os(name)
        .map(PathBuf::from)
        .ok_or_else(|| format!("cargo did not set {name}"))
}

/// Every file below `folder`, sorted by name; cargo is told to watch each file and each folder.
fn watched_files(folder: &Path) -> Result<Vec<Found>, Box<dyn Error>> {
    let mut found = Vec::new();
    let mut open = vec![(folder.to_path_buf(), String::new())];
    while let Some((folder, prefix)) = open.pop() {
        watch(&folder)?;
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(told(&folder, &error).into()),
        };
        for entry in entries {
            let path = entry.map_err(|error| told(&folder, &error))?.path();
            let name = path
                .file_name()
                .and_then(|name| name.to_str())
                .ok_or_else(|| format!("{} has a name that is not Unicode", path.display()))?;
            if name.starts_with('.') {
                continue;
            }
            let name = format!("{prefix}{name}");
            if path.is_dir() {
                open.push((path, format!("{name}/")));
            } else {
                watch(&path)?;
                found.push(Found { name, path });
            }
        }
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(found)
}

fn watch(path: &Path) -> io::Result<()> {
    writeln!(io::stdout(), "cargo:rerun-if-changed={}", path.display())
}

fn lesson_table(code: &mut String, files: &[Found]) -> Result<(), Box<dyn Error>> {
    writeln!(code, "/// Every shipped lesson: file name and text.")?;
    writeln!(code, "pub static LESSONS: &[(&str, &str)] = &[")?;
    let is_lesson =
        |file: &&Found| has_ending(file, &["toml"]) && !BESIDE.contains(&file.name.as_str());
    for file in files.iter().filter(is_lesson) {
        let path = absolute(&file.path)?;
        writeln!(code, "    ({:?}, include_str!({path:?})),", file.name)?;
    }
    writeln!(code, "];\n")?;
    Ok(())
}

fn picture_table(code: &mut String, files: &[Found]) -> Result<(), Box<dyn Error>> {
    writeln!(code, "/// Every shipped picture: file name and bytes.")?;
    writeln!(code, "pub static PICTURES: &[(&str, &[u8])] = &[")?;
    let is_picture = |file: &&Found| has_ending(file, &["png", "jpg", "jpeg"]);
    for file in files.iter().filter(is_picture) {
        let path = absolute(&file.path)?;
        writeln!(code, "    ({:?}, include_bytes!({path:?})),", file.name)?;
    }
    writeln!(code, "];\n")?;
    Ok(())
}

fn word_table(code: &mut String, files: &[Found], out: &Path) -> Result<(), Box<dyn Error>> {
    writeln!(code, "/// Every word file, packed, by language and path.")?;
    let files: Vec<&Found> = (files.iter())
        .filter(|file| has_ending(file, &["ftl"]))
        .collect();
    writeln!(code, "static WORDS: [PackedWords; {}] = [", files.len())?;
    for file in files {
        let Some((language, name)) = file.name.split_once('/') else {
            let message = format!(
                "{} belongs in the folder of a language",
                file.path.display()
            );
            return Err(message.into());
        };
        let text = fs::read_to_string(&file.path).map_err(|error| told(&file.path, &error))?;
        let target = out.join(format!("{}.bin", file.name.replace('/', "-")));
        let path = packed(text.as_bytes(), &target)?;
        writeln!(
            code,
            "    PackedWords::new({language:?}, {name:?}, include_bytes!({path:?})),"
        )?;
    }
    writeln!(code, "];")?;
    Ok(())
}

/// Packs the notices into a file of the build folder, and names it.
fn notices(code: &mut String, root: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let source = root.join("assets/licences/third-party.txt");
    watch(&source)?;
    let text = fs::read(&source).map_err(|error| told(&source, &error))?;
    let path = packed(&text, &out.join("notices.bin"))?;
    writeln!(code, "\n/// The notices of third parties, packed.")?;
    writeln!(
        code,
        "pub static NOTICES: &[u8] = include_bytes!({path:?});"
    )?;
    Ok(())
}

/// The version that people are told: `0.2.0 (3e90757)`, or `0.2.0` where the commit is not known.
fn version(code: &mut String, root: &Path) -> Result<(), Box<dyn Error>> {
    let mut version = env::var("CARGO_PKG_VERSION")?;
    let is_optimised = env::var_os("PROFILE").is_some_and(|profile| profile == "release");
    if let Some(found) = is_optimised.then(|| commit::commit(root)).flatten() {
        found.watched.iter().try_for_each(|path| watch(path))?;
        write!(version, " ({})", found.short)?;
    }
    writeln!(
        code,
        "\n/// The version of the program, with its commit where that is known."
    )?;
    writeln!(code, "pub const VERSION: &str = {version:?};")?;
    Ok(())
}

/// Packs a text into a file of the build folder, and says where that lies.
fn packed(text: &[u8], target: &Path) -> Result<String, Box<dyn Error>> {
    const LEVEL: u8 = 9;
    let packed = miniz_oxide::deflate::compress_to_vec(text, LEVEL);
    fs::write(target, packed).map_err(|error| told(target, &error))?;
    Ok(absolute(target)?.to_owned())
}

fn has_ending(file: &Found, endings: &[&str]) -> bool {
    let ending = file.path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| endings.contains(&ending))
}

fn absolute(path: &Path) -> Result<&str, String> {
    path.to_str()
        .ok_or_else(|| format!("{} is not Unicode", path.display()))
}

fn told(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}
