# What makes the same tree give the same package on every machine: to be sourced, from the root of the tree.
#
#     . assets/packaging/reproducible.sh
#     CARGO_ENCODED_RUSTFLAGS=$(rust_flags) cargo build --release
#     names_no_folder target/release/squarewise
#     date_files FOLDER; zip_folder FOLDER ARCHIVE
#
# It sets $version, $packages (where they are made), $cache (where tools are kept) and SOURCE_DATE_EPOCH, by which
# compilers, cargo-deb and NSIS date what they write.
#
# Decisions
# * Everything is dated by the release: the first one in the metainfo.
# * CARGO_ENCODED_RUSTFLAGS and not RUSTFLAGS, which is cut at each blank: the name of a folder may hold one.

version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -1)
packages=$PWD/target/packaging
cache=${SQUAREWISE_CACHE:-$packages}
released=$(sed -n 's/.*<release .*date="\([^"]*\)".*/\1/p' assets/packaging/linux/squarewise.metainfo.xml | head -1)
# As GNU's date reads a day, else as that of a Mac does.
SOURCE_DATE_EPOCH=$(date -u -d "$released" +%s 2>/dev/null ||
    date -j -u -f '%Y-%m-%d %H:%M:%S' "$released 00:00:00" +%s)
export SOURCE_DATE_EPOCH

cargo_home=${CARGO_HOME:-$HOME/.cargo}
rustup_home=${RUSTUP_HOME:-$HOME/.rustup}

# The flags for rustc, after which a program names no folder of this machine, and those that are given here.
rust_flags() {
    local IFS=$'\x1f'
    # The last one that fits counts.
    local flags=(
        "--remap-path-prefix=$rustup_home=/rustup"
        "--remap-path-prefix=$cargo_home=/cargo"
        "--remap-path-prefix=$cache=/tools"
        "--remap-path-prefix=${CARGO_TARGET_DIR:-$PWD/target}=/target"
        "--remap-path-prefix=$PWD=/squarewise"
        "$@")
    printf '%s' "${flags[*]}"
}

# Fails if a program names a folder of this machine all the same.
names_no_folder() { # FILE...
    local file folder
    for file in "$@"; do
        for folder in "$HOME" "$cargo_home" "$rustup_home" "$cache" "$PWD"; do
            [ "$folder" != / ] || continue
            if LC_ALL=C grep -qaF "$folder/" "$file"; then
                echo "$file names $folder, a folder of this machine:" >&2
                LC_ALL=C grep -aoF -m 3 "$folder/" "$file" | head -3 >&2
                return 1
            fi
        done
    done
}

# Gives all files below a folder the day of the release.
date_files() { # FOLDER
    find "$1" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +
}

# Packs a folder, whose name is the first part of every name in the archive.
zip_folder() { # FOLDER ARCHIVE
    rm -f "$2"
    chmod -R u=rwX,go=rX "$1"
    date_files "$1"
    (cd "$(dirname "$1")" && find "$(basename "$1")" | LC_ALL=C sort | TZ=UTC zip -q -X -9 -@ "$2")
}

# The README without its pictures, and without links into a source tree that no package holds.
readme_for_packages() {
    perl -0777 -pe '
        s/^\| home \|.*?\n\n(?=!|#)//ms;
        s/^!\[[^\]]*\]\([^)]*\)\n\n?//mg;
        s/\[([^\]]*)\]\((?!https?:)[^)]*\)/$1/g;
        s/`?lessons\/README\.md`?/`writing-lessons.md`/g;
    ' README.md
}
