//! What the scripts of packages do that needs no build: run by a shell.

use std::fs;
use std::process::Command;

use crate::cli::name;
use crate::packages::{manifest, read, shell};
use crate::support::{Folder, project};

const REPRODUCIBLE: &str = ". assets/packaging/reproducible.sh";

#[test]
fn every_program_that_is_packed_is_looked_at_for_folders_of_the_machine() {
    for script in ["linux.sh", "windows.sh", "macos.sh", "page.sh"] {
        let text = read(&format!("assets/packaging/{script}"));
        assert!(text.contains(&format!("{REPRODUCIBLE}\n")), "{script}");
        for builds in ["CARGO_ENCODED_RUSTFLAGS=$(rust_flags", "names_no_folder "] {
            assert!(text.contains(builds), "{script}: {builds}");
        }
        assert!(!text.contains("remap-path-prefix"), "{script}");
    }
}

#[test]
fn the_flags_hide_each_folder_also_one_with_a_blank_in_its_name() {
    let flags = shell(&format!(
        "CARGO_HOME='/a b/cargo'; {REPRODUCIBLE}; rust_flags -Cx=y"
    ));
    let flags: Vec<&str> = flags.split('\u{1f}').collect();
    assert!(
        flags.contains(&"--remap-path-prefix=/a b/cargo=/cargo"),
        "{flags:?}"
    );
    let root = format!(
        "--remap-path-prefix={}=/squarewise",
        name(&project("")).trim_end_matches('/')
    );
    assert!(flags.contains(&root.as_str()), "{flags:?}");
    assert_eq!(flags.last(), Some(&"-Cx=y"));
}

#[test]
fn a_program_that_names_a_folder_of_the_machine_is_refused() {
    let folder = Folder::new("names-folder")
        .with("good", "\u{0}/cargo/registry/x.rs")
        .with("bad", "\u{0}/home/ann/.cargo/registry/x.rs");
    let told = shell(&format!(
        "HOME=/home/ann; {REPRODUCIBLE}; cd '{}'; names_no_folder good && echo good; names_no_folder bad || echo bad",
        name(folder.path())
    ));
    assert_eq!(told, "good\nbad\n");
}

#[test]
fn the_readme_of_a_package_leads_to_no_file_that_is_not_there() {
    let text = shell(&format!("{REPRODUCIBLE}; readme_for_packages"));
    assert!(
        text.starts_with("# Squarewise\n") && text.contains("\n## Licences\n"),
        "it is cut"
    );
    for sign in ["](", "assets/screenshots", "lessons/README.md", "| home |"] {
        assert!(!text.contains(sign), "{sign}");
    }
    assert!(text.contains("writing-lessons.md"));
    let n_lost = read("README.md").lines().count() - text.lines().count();
    assert!(n_lost < 16, "{n_lost} lines are lost");
}

/// The lists of libraries in `install.sh`, by columns: whose, file, apt, dnf, zypper, pacman.
fn libraries() -> Vec<Vec<String>> {
    let text = read("assets/packaging/linux/install.sh");
    let list = text
        .split("LIST'\n")
        .nth(1)
        .unwrap()
        .split("\nLIST")
        .next()
        .unwrap();
    let rows = list
        .lines()
        .map(|line| line.split(' ').map(str::to_owned).collect());
    rows.collect()
}

#[test]
fn the_installer_knows_the_libraries_that_the_package_for_debian_asks_for() {
    let manifest = manifest();
    let depends = manifest["package"]["metadata"]["deb"]["depends"]
        .as_str()
        .unwrap();
    let mut asked: Vec<&str> = depends
        .split(", ")
        .filter(|it| !it.starts_with("libc6 "))
        .collect();
    let rows = libraries();
    assert!(rows.iter().all(|row| row.len() == 6), "{rows:?}");
    let mut known: Vec<&str> = rows.iter().map(|row| row[2].as_str()).collect();
    asked.sort_unstable();
    known.sort_unstable();
    assert_eq!(known, asked);
}

/// What `install.sh` says where these libraries are known and these programs are there.
fn installed(folder: &Folder, known: &[&str], manager: &str, session: (&str, &str)) -> String {
    let tree = folder.path().join("tree");
    for place in ["bin", "share/applications"] {
        fs::create_dir_all(tree.join(place)).unwrap();
    }
    for (from, to) in [
        ("install.sh", "install.sh"),
        (
            "squarewise.desktop",
            "share/applications/squarewise.desktop",
        ),
    ] {
        fs::copy(project("assets/packaging/linux").join(from), tree.join(to)).unwrap();
    }
    let tools = Folder::new(&format!("installs-{manager}-{}", session.0));
    let lines = known
        .iter()
        .map(|it| format!("echo '\t{it} (libc6,x86-64) => /lib/{it}'"));
    let lines: Vec<String> = lines.collect();
    let mut tools = tools.with_program("ldconfig", &lines.join("\n"));
    if !manager.is_empty() {
        tools = tools.with_program(manager, "");
    }
    // A program that may be run; what it does is never asked.
    let tree_bin = tree.join("bin/squarewise");
    fs::copy(tools.file("ldconfig"), tree_bin).unwrap();
    for tool in [
        "awk", "cat", "chmod", "cp", "dirname", "find", "grep", "mkdir", "mktemp", "mv", "rm",
        "rmdir", "sed", "sh",
    ] {
        let found = shell(&format!("command -v {tool}"));
        std::os::unix::fs::symlink(found.trim(), tools.file(tool)).unwrap();
    }
    let mut install = Command::new(tools.file("sh"));
    install
        .env_clear()
        .env("PATH", tools.path())
        .env("HOME", folder.path());
    if !session.0.is_empty() {
        install.env(session.0, session.1);
    }
    let output = install.arg(tree.join("install.sh")).output().unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_installer_names_what_is_missing_and_what_installs_it() {
    let folder = Folder::new("installs");
    let rows = libraries();
    let all: Vec<&str> = rows.iter().map(|row| row[1].as_str()).collect();
    let but = |gone: &str| -> Vec<&str> { all.iter().copied().filter(|it| *it != gone).collect() };
    let x11 = ("DISPLAY", ":0");
    for (manager, command) in [
        ("apt-get", "sudo apt install libxcursor1\n"),
        ("dnf", "sudo dnf install libXcursor\n"),
        ("zypper", "sudo zypper install libXcursor1\n"),
        ("pacman", "sudo pacman -S libxcursor\n"),
        ("", "here: libXcursor.so.1\n"),
    ] {
        let told = installed(&folder, &but("libXcursor.so.1"), manager, x11);
        assert!(told.ends_with(command), "{told}");
        assert!(told.contains("missing here: libXcursor.so.1\n"), "{told}");
    }
    let is_silent = |known: &[&str], session| {
        !installed(&folder, known, "apt-get", session).contains("missing")
    };
    assert!(is_silent(&all, x11));
    assert!(is_silent(
        &but("libXcursor.so.1"),
        ("WAYLAND_DISPLAY", "wayland-0")
    ));
    assert!(!is_silent(
        &but("libwayland-client.so.0"),
        ("WAYLAND_DISPLAY", "wayland-0")
    ));
    assert!(!is_silent(&but("libxkbcommon.so.0"), x11));
    // From afar: one of the two is enough.
    assert!(is_silent(&but("libXi.so.6"), ("", "")));
    assert!(!is_silent(&but("libxkbcommon.so.0"), ("", "")));
}
