#!/usr/bin/env bash
# Writes target/packaging/SHA256SUMS over every package that lies there. Each script that makes a package ends with
# it; `sha256sum --check SHA256SUMS` beside the packages tells whether they came whole.
set -euo pipefail
cd "$(dirname "$0")/../../target/packaging"

files=$(find . -maxdepth 1 -type f -name 'squarewise*' -printf '%P\n' | LC_ALL=C sort)
if [ -z "$files" ]; then
    echo "There is no package in target/packaging yet." >&2
    exit 1
fi
xargs --delimiter='\n' sha256sum <<<"$files" >SHA256SUMS
cat SHA256SUMS
