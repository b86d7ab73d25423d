#!/usr/bin/env bash
# Makes the package for Debian and Ubuntu (amd64): target/packaging/squarewise_VERSION-1_amd64.deb.
# What is in it stands in Cargo.toml under [package.metadata.deb].
set -euo pipefail
cd "$(dirname "$0")/../.."
. assets/packaging/linux.sh

# The README's list of changes as Debian writes one.
changelog() {
    local maintainer line day=
    maintainer=$(sed -n 's/^maintainer = "\(.*\)"$/\1/p' Cargo.toml)
    signed() { [ -z "$day" ] || printf '\n -- %s  %s\n\n' "$maintainer" "$(LC_ALL=C date -u -R -d "$day")"; }
    while IFS= read -r line; do
        case $line in
        "### "*)
            signed
            line=${line#\#\#\# }
            day=${line#*, }
            printf 'squarewise (%s-1) stable; urgency=medium\n\n' "${line%%, *}"
            ;;
        ?*) fold --spaces --width 76 <<<"$line" | sed 's/ *$//; 1s/^/  /; 2,$s/^/    /' ;;
        esac
    done < <(sed -n '/^## Changelog$/,/^## [^C]/{/^## /!p}' README.md)
    signed
}

linux_program
cargo_tool cargo-deb 3.8.0
changelog >"$extras/changelog"
cargo deb --locked --no-build --no-strip --target "$linux_target" --output "$packages/"
bash assets/packaging/sums.sh
