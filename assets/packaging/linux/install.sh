#!/bin/sh
# Installs Squarewise for you alone, or under another folder for everybody; takes it away again.
#
#     ./install.sh                        into ~/.local
#     sudo ./install.sh --prefix /usr/local
#     ./install.sh --uninstall            with the same --prefix, if one was given
#
# The same script lies in share/doc/squarewise of that folder afterwards. What a learner has done is never touched.
set -eu
umask 022

prefix=${HOME:-}/.local
remove=no
while [ $# -gt 0 ]; do
    case $1 in
    --prefix)
        [ $# -gt 1 ] || { echo "--prefix needs a folder." >&2; exit 2; }
        prefix=$2
        shift
        ;;
    --uninstall) remove=yes ;;
    --help) sed -n '2,/^set/s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) echo "\`$1\` is not known: see ./install.sh --help" >&2; exit 2 ;;
    esac
    shift
done
case $prefix in
/*) ;;
*) prefix=$PWD/$prefix ;;
esac
notes=share/doc/squarewise
list=$prefix/$notes/installed.txt

# A menu that keeps a list of pictures keeps an old one otherwise.
refresh() {
    icons=$prefix/share/icons/hicolor
    if [ -e "$icons/icon-theme.cache" ]; then
        gtk-update-icon-cache --quiet --force --ignore-theme-index "$icons" 2>/dev/null || :
    fi
}

uninstall() {
    while IFS= read -r file; do
        rm -f "$prefix/$file"
        folder=$(dirname "$file")
        # Folders that are empty now; never the prefix itself.
        while [ "$folder" != . ]; do
            rmdir "$prefix/$folder" 2>/dev/null || break
            folder=$(dirname "$folder")
        done
    done <"$1"
}

if [ $remove = yes ]; then
    [ -e "$list" ] || { echo "Squarewise is not installed in $prefix." >&2; exit 1; }
    copy=$(mktemp)
    cp "$list" "$copy"
    uninstall "$copy"
    rm -f "$copy"
    refresh
    echo "Squarewise is gone from $prefix. What the learners have done was kept."
    exit 0
fi

cd "$(dirname "$0")"
[ -x bin/squarewise ] || { echo "Start this from the unpacked folder of Squarewise." >&2; exit 1; }
mkdir -p "$prefix/$notes"
{
    find bin share -type f
    echo "$notes/install.sh"
    echo "$notes/installed.txt"
} >"$list.new"
if [ -e "$list" ]; then
    # What an older version had and this one has not.
    grep -vxFf "$list.new" "$list" >"$list.old" || :
    uninstall "$list.old"
    rm -f "$list.old"
fi
find bin share -type f | while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    # A program that runs cannot be written over; a name can always be given to a new one.
    cp "$file" "$prefix/$file.new"
    mv -f "$prefix/$file.new" "$prefix/$file"
done
# The menu finds the program wherever it is. In Exec a path stands in quotes, with \ before " $ ` and \.
path=$(printf '%s' "$prefix/bin/squarewise" | sed 's/\\/\\\\\\\\/g; s/["$`]/\\\\&/g; s/%/%%/g')
entry=$prefix/share/applications/squarewise.desktop
PATH_OF=$path awk '/^Exec=/ { print "Exec=\"" ENVIRON["PATH_OF"] "\""; next } { print }' \
    share/applications/squarewise.desktop >"$entry"
cp install.sh "$prefix/$notes/install.sh"
chmod 755 "$prefix/$notes/install.sh"
mv -f "$list.new" "$list"
refresh
echo "Squarewise is in $prefix/bin/squarewise, and in the menu of the desktop."
case :$PATH: in
*":$prefix/bin:"*) ;;
*) echo "To start it by its name in a terminal, add $prefix/bin to PATH." ;;
esac
