#!/usr/bin/env bash
# Writes target/packaging/SHA256SUMS over every package that lies there. Each script that makes a package ends with
# it; `sha256sum --check SHA256SUMS` beside the packages tells whether they came whole.
set -euo pipefail
cd "$(dirname "$0")/../../target/packaging"

# A Mac has another program for it.
command -v sha256sum >/dev/null && sum=(sha256sum) || sum=(shasum -a 256)
export LC_ALL=C
files=()
for file in squarewise*; do
    if [ -f "$file" ]; then files+=("$file"); fi
done
if [ ${#files[@]} -eq 0 ]; then
    echo "There is no package in target/packaging yet." >&2
    exit 1
fi
"${sum[@]}" "${files[@]}" >SHA256SUMS
cat SHA256SUMS
