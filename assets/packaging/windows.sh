#!/usr/bin/env bash
# Makes what a computer with Windows 10 or 11 needs, in target/packaging:
#
#     squarewise-VERSION-windows-x64.zip         unpacked and started, from a USB stick too; keeps stars beside itself
#     squarewise-VERSION-windows-x64-setup.exe   an installer that needs no administrator
#
# It needs mingw-w64, nsis and zip of Debian, and a Rust for Windows: toolchain.sh finds one.
# try-windows.sh tries under Wine what was made.
#
# Decisions
# * Two programs: src/cli/telling.rs says why. The command line is built without the window, so that it is small.
# * The zip is portable because the folder squarewise-data lies in it: who has it keeps everything there, and
#   nobody has to know a flag.
# * Nothing is signed: a certificate is somebody's name and money. windows-read-me.txt says what Windows asks then.
set -euo pipefail
cd "$(dirname "$0")/../.."
. assets/packaging/reproducible.sh
. assets/packaging/toolchain.sh

target=x86_64-pc-windows-gnu
for tool in x86_64-w64-mingw32-gcc x86_64-w64-mingw32-windres makensis zip; do
    command -v "$tool" >/dev/null || {
        echo "$tool is missing: apt-get install mingw-w64 nsis zip" >&2
        exit 1
    }
done
toolchain "$target"
name="squarewise-$version-windows-x64"
echo "$name, with $toolchain_name"

built=${CARGO_TARGET_DIR:-target}/$target/release
# The linker would write down when it ran.
CARGO_ENCODED_RUSTFLAGS=$(rust_flags -Clink-arg=-Wl,--no-insert-timestamp)
export CARGO_ENCODED_RUSTFLAGS
"${cargo[@]}" build --release "${target_flags[@]}" --bin squarewise --features apart
"${cargo[@]}" build --release "${target_flags[@]}" --bin squarewise-cli --no-default-features --features export,apart
names_no_folder "$built/squarewise.exe" "$built/squarewise-cli.exe"

# What would be noticed only on somebody else's computer.
look() { # FILE SUBSYSTEM
    local told
    told=$(x86_64-w64-mingw32-objdump -p "$1")
    if grep -i 'DLL Name: lib' <<<"$told"; then
        echo "$1 needs a library of the compiler that no Windows has." >&2
        exit 1
    fi
    grep -q "^Subsystem.*($2)" <<<"$told" || {
        echo "$1 is not for $2." >&2
        exit 1
    }
    x86_64-w64-mingw32-objdump -h "$1" | grep -q '\.rsrc' || {
        echo "$1 has no icon and no version." >&2
        exit 1
    }
}
look "$built/squarewise.exe" 'Windows GUI'
look "$built/squarewise-cli.exe" 'Windows CUI'

output=$packages
files=$output/windows/$name
rm -rf "$output/windows"
mkdir -p "$files/squarewise-data"
cp "$built/squarewise.exe" "$built/squarewise-cli.exe" "$files"
# Lines end as Windows ends them.
windows_text() { sed 's/$/\r/' "$1" >"$2"; }
windows_text <(readme_for_packages) "$files/README.md"
windows_text lessons/README.md "$files/writing-lessons.md"
windows_text LICENSE-MIT "$files/LICENSE-MIT.txt"
windows_text LICENSE-APACHE "$files/LICENSE-APACHE.txt"
windows_text assets/licences/third-party.txt "$files/third-party.txt"

cp assets/app/squarewise.ico "$files"
kilobytes=$(du --total --apparent-size --block-size=1K "$files"/*.* | tail -1 | cut -f1)
rm -f "$output/$name-setup.exe"
# The installer keeps the time of each file.
date_files "$output/windows"
makensis -V2 -WX -INPUTCHARSET UTF8 -DVERSION="$version" -DFILES="$files" -DKILOBYTES="$kilobytes" \
    -DOUTPUT="$output/$name-setup.exe" assets/packaging/windows.nsi
rm "$files/squarewise.ico"

# The sign at the beginning tells old editors that it is UTF-8.
for_people() { printf '\357\273\277' && sed 's/$/\r/'; }
for_people <assets/packaging/windows-read-me.txt >"$files/Read me first.txt"
# Some programs that unpack leave empty folders out.
for_people >"$files/squarewise-data/Stars are kept here.txt" <<'TEXT'
Stars and settings are kept in this folder. Leave it beside squarewise.exe.
Sterne und Einstellungen liegen in diesem Ordner. Lass ihn neben squarewise.exe.
Las estrellas y los ajustes se guardan en esta carpeta. Déjala junto a squarewise.exe.
Les étoiles et les réglages sont gardés dans ce dossier. Laisse-le à côté de squarewise.exe.
Звёзды и настройки хранятся в этой папке. Оставь её рядом с squarewise.exe.
TEXT
zip_folder "$files" "$output/$name.zip"
bash assets/packaging/sums.sh
