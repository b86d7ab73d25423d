#!/usr/bin/env bash
# Makes what is for a browser, in target/packaging:
#
#     squarewise-VERSION.html       one file with everything inside, to be opened with a double click
#     squarewise-VERSION-web.zip    a folder of files for any web server
#
# It needs zip, and what page.sh needs. No browser is asked for: `.ci/web` tries the page in one.
set -euo pipefail
cd "$(dirname "$0")/../.."
. assets/packaging/page.sh
command -v zip >/dev/null || { echo "zip is missing: apt-get install zip" >&2; exit 1; }

page_program
page_made

name=squarewise-$version-web
folder=$packages/web/$name
rm -rf "$packages/web"
mkdir -p "$folder"
cp -R "$page_out/site/." "$folder"
cp LICENSE-MIT LICENSE-APACHE assets/licences/third-party.txt "$folder"
zip_folder "$folder" "$packages/$name.zip"
cp "$page_out/squarewise.html" "$packages/squarewise-$version.html"
rm -r "$packages/web"
bash assets/packaging/sums.sh
