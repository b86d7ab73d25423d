#!/bin/sh
# Installs Squarewise for you alone, or under another folder for everybody; takes it away again.
#
#     ./install.sh                        into ~/.local
#     sudo ./install.sh --prefix /usr/local
#     ./install.sh --uninstall            with the same --prefix, if one was given
#
# The same script lies in share/doc/squarewise of that folder afterwards. What a learner has done is never touched.
# A library that the window needs and this computer lacks is named at the end, with what installs it.
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

# The libraries that the window opens by name, and the packages that hold them for apt, dnf, zypper and pacman. X11 and
# Wayland each need all of theirs; the first column says whose they are.
libraries() {
    cat <<'LIST'
x libX11.so.6 libx11-6 libX11 libX11-6 libx11
x libX11-xcb.so.1 libx11-xcb1 libX11-xcb libX11-xcb1 libx11
x libxcb.so.1 libxcb1 libxcb libxcb1 libxcb
x libXcursor.so.1 libxcursor1 libXcursor libXcursor1 libxcursor
x libXi.so.6 libxi6 libXi libXi6 libxi
x libxkbcommon-x11.so.0 libxkbcommon-x11-0 libxkbcommon-x11 libxkbcommon-x11-0 libxkbcommon-x11
xw libxkbcommon.so.0 libxkbcommon0 libxkbcommon libxkbcommon0 libxkbcommon
w libwayland-client.so.0 libwayland-client0 libwayland-client libwayland-client0 wayland
LIST
}

# The lines of what X11 (x) or Wayland (w) needs and this computer lacks.
lacks() {
    libraries | while read -r whose library rest; do
        case $whose in *"$1"*) ;; *) continue ;; esac
        printf '%s\n' "$known" | grep -qF "$library (libc6,x86-64" || echo "$whose $library $rest"
    done
}

# Says which libraries are missing for the window of this desktop; of both kinds where none can be seen, as on a computer
# that is reached from afar. A system that does not tell what it has is asked for nothing.
look_for_libraries() {
    # Where the program lies that tells, on systems where it is not for everybody's PATH.
    known=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null) || return 0
    if [ -n "${WAYLAND_DISPLAY:-}" ]; then
        missing=$(lacks w)
    else
        missing=$(lacks x)
        [ -n "${DISPLAY:-}" ] || [ -n "$(lacks w)" ] || missing=
    fi
    [ -n "$missing" ] || return 0
    if command -v apt-get >/dev/null; then
        install="sudo apt install" column=3
    elif command -v dnf >/dev/null; then
        install="sudo dnf install" column=4
    elif command -v zypper >/dev/null; then
        install="sudo zypper install" column=5
    elif command -v pacman >/dev/null; then
        install="sudo pacman -S" column=6
    else
        install="" column=2
    fi
    of() { printf '%s\n' "$missing" | awk -v column="$1" '!seen[$column]++ { printf "%s%s", (NR > 1 ? " " : ""), $column }'; }
    echo "Its window does not open yet, because of what is missing here: $(of 2)"
    [ -z "$install" ] || echo "This installs it: $install $(of "$column")"
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
look_for_libraries
