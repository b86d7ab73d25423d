#!/usr/bin/env bash
# Makes the package for any Linux (x86_64): target/packaging/squarewise-VERSION-linux-x86_64.tar.gz, with an
# install.sh inside.
set -euo pipefail
cd "$(dirname "$0")/../.."
. assets/packaging/linux.sh

linux_program
name=squarewise-$version-linux-x86_64
folder=$packages/$name
share=$folder/share
rm -rf "$folder"
install -D "$program" "$folder/bin/squarewise"
install -D assets/packaging/linux/install.sh "$folder/install.sh"
put() { install -D -m 644 -t "$share/$1" "${@:2}"; }
put applications assets/packaging/linux/squarewise.desktop
put metainfo assets/packaging/linux/squarewise.metainfo.xml
put doc/squarewise LICENSE-MIT LICENSE-APACHE assets/licences/third-party.txt \
    "$extras/README.md" "$extras/writing-lessons.md"
put man/man1 "$extras"/man/*.1
install -D -m 644 "$extras/completions/squarewise.bash" "$share/bash-completion/completions/squarewise"
put zsh/site-functions "$extras/completions/_squarewise"
put fish/vendor_completions.d "$extras/completions/squarewise.fish"
mkdir -p "$share/icons/hicolor"
cp -r "$extras"/icons/* "$share/icons/hicolor/"

tar --create --directory "$packages" --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    --mtime="@$SOURCE_DATE_EPOCH" "$name" | gzip --no-name -9 >"$packages/$name.tar.gz"
rm -r "$folder"
bash assets/packaging/sums.sh
