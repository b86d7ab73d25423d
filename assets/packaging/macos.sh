#!/usr/bin/env bash
# Makes Squarewise.app and a zip of it in target/packaging, on a Mac with Rust by rustup and Xcode's command line tools.
#
# UNTESTED: nobody has run this on a Mac yet. What is known is that the program compiles for both kinds of Mac
# (`cargo check --target aarch64-apple-darwin`) and that the list of the bundle is well-formed.
#
# Decisions
# * One program for Macs with Apple's and with Intel's processors.
# * Signed by nobody in particular (`-`): Macs with Apple's processor start nothing without a signature, and one
#   with a name costs money each year. The README tells parents what macOS says then, and what to do.
# * The command line is the same program: Squarewise.app/Contents/MacOS/squarewise check my-lesson.toml
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ "$(uname -s)" != Darwin ]; then
    echo "This needs a Mac: lipo, iconutil, sips, codesign and ditto." >&2
    exit 1
fi
. assets/packaging/reproducible.sh
output=$packages
bundle=$output/macos/Squarewise.app
contents=$bundle/Contents
rm -rf "$output/macos"
mkdir -p "$contents/MacOS" "$contents/Resources"

CARGO_ENCODED_RUSTFLAGS=$(rust_flags)
export CARGO_ENCODED_RUSTFLAGS
programs=()
for target in aarch64-apple-darwin x86_64-apple-darwin; do
    rustup target add "$target"
    MACOSX_DEPLOYMENT_TARGET=11.0 cargo build --locked --release --target "$target" --bin squarewise
    programs+=("${CARGO_TARGET_DIR:-target}/$target/release/squarewise")
done
names_no_folder "${programs[@]}"
lipo -create "${programs[@]}" -output "$contents/MacOS/squarewise"

icons=$output/macos/squarewise.iconset
mkdir "$icons"
for size in 16 32 128 256; do
    sips -z $size $size assets/app/squarewise.png --out "$icons/icon_${size}x$size.png" >/dev/null
done
for size in 16 32 128; do
    sips -z $((2 * size)) $((2 * size)) assets/app/squarewise.png --out "$icons/icon_${size}x$size@2x.png" >/dev/null
done
iconutil --convert icns "$icons" --output "$contents/Resources/squarewise.icns"

sed "s/VERSION/$version/" assets/packaging/macos-Info.plist >"$contents/Info.plist"
plutil -lint "$contents/Info.plist"
cp LICENSE-MIT LICENSE-APACHE assets/licences/third-party.txt "$contents/Resources"
cp lessons/README.md "$contents/Resources/writing-lessons.md"
codesign --force --sign - "$bundle"
codesign --verify --strict "$bundle"
ditto -c -k --keepParent "$bundle" "$output/squarewise-$version-macos.zip"
bash assets/packaging/sums.sh
