//! The commit that `--version` names: found in every shape a checkout or a package of cargo has, and else not.

use std::fs;
use std::path::Path;

use squarewise::embedded::VERSION;

use crate::support::Folder;

#[path = "../../src/embed/commit.rs"]
mod commit;

const HASH: &str = "3e90757aa0c4f9e6b1f1d2c3b4a5968778695a4b";
const OTHER: &str = "617beca0c4f9e6b1f1d2c3b4a5968778695a4b3e";

/// Writes files below a folder: name and text.
fn write(folder: &Path, files: &[(&str, &str)]) {
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

/// The commit of a tree that holds these files, after a look at what cargo would watch.
fn found(name: &str, files: &[(&str, &str)]) -> Option<String> {
    let folder = Folder::new(name);
    write(folder.path(), files);
    let found = commit::commit(folder.path())?;
    assert!(!found.watched.is_empty(), "{name}");
    assert!(found.watched.iter().all(|it| it.exists()), "{name}");
    Some(found.short)
}

#[test]
fn the_commit_is_found_in_every_kind_of_checkout() {
    let head = (".git/HEAD", "ref: refs/heads/main\n");
    let packed =
        format!("# pack-refs with: peeled\n{OTHER} refs/heads/x\n{HASH} refs/heads/main\n");
    let packed = (".git/packed-refs", packed.as_str());
    let loose = |hash| (".git/refs/heads/main", hash);
    let vcs =
        format!("{{\n  \"git\": {{\n    \"sha1\": \"{HASH}\"\n  }},\n  \"path_in_vcs\": \"\"\n}}");
    let beside = [
        (".git", "gitdir: shared/worktrees/beside\n"),
        ("shared/worktrees/beside/HEAD", "ref: refs/heads/main\n"),
        ("shared/worktrees/beside/commondir", "../..\n"),
        ("shared/refs/heads/main", HASH),
    ];
    for (name, files) in [
        ("commit-loose", &[head, loose(HASH)][..]),
        ("commit-packed", &[head, packed]),
        // git leaves the old line in the packed file.
        (
            "commit-both",
            &[
                head,
                loose(HASH),
                (".git/packed-refs", &format!("{OTHER} refs/heads/main\n")),
            ],
        ),
        ("commit-detached", &[(".git/HEAD", HASH)]),
        ("commit-beside", &beside),
        ("commit-package", &[(".cargo_vcs_info.json", &vcs)]),
    ] {
        assert_eq!(found(name, files).as_deref(), Some("3e90757"), "{name}");
    }
}

#[test]
fn where_nothing_tells_the_commit_nothing_fails() {
    for (name, files) in [
        ("commit-nowhere", &[("Cargo.toml", "")][..]),
        ("commit-empty", &[(".git/HEAD", "")]),
        ("commit-unborn", &[(".git/HEAD", "ref: refs/heads/main")]),
        ("commit-short", &[(".git/HEAD", "3e90757")]),
        (
            "commit-words",
            &[(
                ".git/HEAD",
                "no such thing at all, whatever the length of it",
            )],
        ),
        ("commit-lost", &[(".git", "gitdir: gone")]),
        (
            "commit-vcs",
            &[(".cargo_vcs_info.json", "{\"git\": {\"sha1\"")],
        ),
    ] {
        assert_eq!(found(name, files), None, "{name}");
    }
}

/// What cargo watches changes with a commit: the name of the branch stays the same.
#[test]
fn another_commit_is_noticed() {
    let folder = Folder::new("commit-watched");
    write(
        folder.path(),
        &[
            (".git/HEAD", "ref: refs/heads/main"),
            (".git/refs/heads/main", HASH),
        ],
    );
    let found = commit::commit(folder.path()).unwrap();
    assert!(
        found
            .watched
            .contains(&folder.path().join(".git/refs/heads/main"))
    );
}

#[test]
fn the_version_begins_with_the_number_of_the_package() {
    let rest = VERSION.strip_prefix(env!("CARGO_PKG_VERSION")).unwrap();
    let commit = rest
        .strip_prefix(" (")
        .and_then(|rest| rest.strip_suffix(')'));
    let is_commit = |it: &str| it.len() == 7 && it.bytes().all(|it| it.is_ascii_hexdigit());
    assert!(
        rest.is_empty() || commit.is_some_and(is_commit),
        "{VERSION}"
    );
}
