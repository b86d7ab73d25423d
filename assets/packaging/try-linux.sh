#!/usr/bin/env bash
# Tries a package for Linux in a fresh system: installs it, opens the window, plays a step with real clicks, opens it
# again, takes it away and looks for what is left. As root, after the package was made:
#
#     bash assets/packaging/try-linux.sh bookworm target/packaging/squarewise_*_amd64.deb
#     bash assets/packaging/try-linux.sh bionic target/packaging/squarewise-*-linux-x86_64.tar.gz
#
# Needs debootstrap, xvfb, xdotool, x11-utils and imagemagick on this machine, for a tarball desktop-file-utils and
# appstream too, and the archive of Debian or Ubuntu.
# The pictures lie in target/packaging/try/SUITE-*.png afterwards: they are there to be looked at.
#
# Decisions
# * What is played, and where squares are, trial.sh says.
# * A package for Debian is looked at by the checkers of the same release, in a system that is there for them alone.
# * lintian's libraries ask for perl-openssl-defaults by a virtual name, which debootstrap does not follow: it is named.
# * The display is this machine's: in the fresh system is nothing but what the package asks for.
# * Recommended packages are not installed, so that what is missing among the required ones is found here.
set -euo pipefail
cd "$(dirname "$0")/../.."

suite=${1:?name a release, such as bookworm}
package=$(realpath "${2:?name a package}")
. assets/packaging/trial.sh
try=${SQUAREWISE_CACHE:-$PWD/target/packaging}/try
base=$try/$suite root=$try/run
home=$root/home/child
mkdir -p "$try"

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

case $suite in
bionic | focal | jammy | noble) mirror=http://archive.ubuntu.com/ubuntu keys=--no-check-gpg ;;
*) mirror=http://deb.debian.org/debian keys= ;;
esac
if [ ! -e "$base/ready" ]; then
    rm -rf "$base"
    debootstrap --variant=minbase $keys "$suite" "$base" "$mirror" >"$try/$suite.log"
    touch "$base/ready"
fi

echo "== looked at by Debian's checkers"
checker=() looked_at=$try/$suite-looked-at
case $package in
*.deb)
    checkers=$try/$suite-checkers
    if [ ! -e "$checkers/ready" ]; then
        rm -rf "$checkers"
        debootstrap --variant=minbase --include=lintian,perl-openssl-defaults,appstream,desktop-file-utils $keys \
            "$suite" "$checkers" "$mirror" >"$try/$suite.log"
        touch "$checkers/ready"
    fi
    checker=(chroot "$checkers" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8)
    looked_at=$checkers/looked-at
    ;;
esac
rm -rf "$looked_at"
mkdir "$looked_at"
cp "$package" assets/packaging/linux/squarewise.desktop assets/packaging/linux/squarewise.metainfo.xml "$looked_at"
inner=${looked_at#"${checkers:-}"}
"${checker[@]}" desktop-file-validate "$inner/squarewise.desktop"
# The project owns no domain that its id could be the name of, and no page. AppStream 0.16 of Debian 12 asks for no page,
# and takes no override for it.
overrides=cid-desktopapp-is-not-rdns=info
metainfo=$inner/squarewise.metainfo.xml
told=$("${checker[@]}" appstreamcli validate --no-net --override=url-homepage-missing=info "$metainfo" 2>&1 || :)
case $told in *"not recognized"*) ;; *) overrides+=,url-homepage-missing=info ;; esac
"${checker[@]}" appstreamcli validate --no-net --override="$overrides" "$metainfo"
case $package in
*.deb)
    # What lintian-overrides says of the metainfo, the lintian of Debian 12 does not know.
    unknown=()
    known=$("${checker[@]}" lintian-explain-tags appstream-metadata-validation-failed 2>/dev/null || :)
    [ -n "$known" ] || unknown=(--suppress-tags alien-tag)
    "${checker[@]}" lintian --allow-root --info "${unknown[@]}" --fail-on error,warning "$inner/$(basename "$package")"
    ;;
esac
rm -r "$looked_at"

clean() {
    local job
    for job in $(jobs -p); do kill "$job" 2>/dev/null || :; done
    wait
    for place in dev/shm dev proc tmp/.X11-unix; do
        ! mountpoint -q "$root/$place" || umount "$root/$place"
    done
    rm -rf --one-file-system "$root"
}
[ ! -e "$root" ] || clean
trap clean EXIT
cp -a "$base" "$root"
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
case $suite in
bionic | focal | jammy | noble) echo "deb $mirror $suite main universe" >"$root/etc/apt/sources.list" ;;
esac
mkdir -p "$root/tmp/.X11-unix" /tmp/.X11-unix
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount --bind /dev/shm "$root/dev/shm"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive "$@"; }
as_child() { chroot --userspec=child:child "$root" env -i PATH=/usr/bin:/bin HOME=/home/child LANG=C.UTF-8 "$@"; }
inside useradd --create-home --shell /bin/sh child
inside apt-get update -qq

echo "== installed in $(. "$root/etc/os-release" && echo "$PRETTY_NAME"), $(inside ldd --version | sed -n 1p)"
cp "$package" "$root/tmp/"
cp -r "$trial_lessons" "$root/tmp/trial"
chmod -R a+rX "$root/tmp/trial"
file=/tmp/$(basename "$package")
apt_install() { inside apt-get install -y -qq --no-install-recommends "$@" >"$try/$suite.log" 2>&1 || { tail "$try/$suite.log"; fail apt-get; }; }
places() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./var \) -prune -o -print | sort); }
case $package in
*.deb)
    apt_install "$file"
    inside dpkg-query --listfiles squarewise | wc -l | sed 's/$/ paths in the package/'
    desktop=/usr/share/applications/squarewise.desktop
    ;;
*.tar.gz)
    # What a desktop has: the same libraries that the package for Debian asks for.
    libraries=$(sed -n 's/^depends = "libc6 [^,]*, \(.*\)"$/\1/p' Cargo.toml | tr -d ,)
    # shellcheck disable=SC2086 # Several names.
    apt_install $libraries
    before=$(places)
    as_child tar --extract --gzip --file "$file" --directory /home/child
    unpacked=$(basename "$package" .tar.gz)
    as_child "/home/child/$unpacked/install.sh"
    # The folder it came in is not needed any more.
    rm -r "${home:?}/$unpacked"
    desktop=/home/child/.local/share/applications/squarewise.desktop
    ;;
*) fail "$package is no package" ;;
esac
start=$(sed -n 's/^Exec=//p' "$root$desktop")
as_child sh -c "$start --version"
as_child sh -c "$start licences serde" | sed -n 1p
as_child sh -c "$start check /nowhere" >/dev/null 2>&1 && fail "a lesson that is not there holds"

number=$((90 + RANDOM % 900))
Xvfb ":$number" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
display=:$number
export DISPLAY=$display
for _ in $(seq 50); do xdpyinfo >/dev/null 2>&1 && break || sleep 0.2; done

# Opens the window with the trial's lessons and some arguments, and waits until its picture stands still.
open_window() {
    local last= now
    as_child DISPLAY="$display" sh -c "exec $start --trace --lessons /tmp/trial $*" 2>"$try/$suite.log" &
    program=$!
    timeout 30 xdotool search --sync --onlyvisible --name Squarewise >/dev/null ||
        { cat "$try/$suite.log"; fail "no window opened"; }
    for _ in $(seq 60); do
        sleep 0.5
        now=$(import -window root rgb:- | sha256sum)
        [ "$now" != "$last" ] || break
        last=$now
    done
    for _ in $(seq 60); do grep -q '^board:' "$try/$suite.log" && break || sleep 0.5; done
    kill -0 "$program" || { cat "$try/$suite.log"; fail "the program ended"; }
}
close_window() {
    kill "$program"
    wait "$program" 2>/dev/null || :
}
picture() { import -window root "$try/$suite-$1.png" && echo "picture: $try/$suite-$1.png"; }
window() { xdotool search --onlyvisible --name Squarewise | tail -1; }
tap() { # SQUARE
    local at
    read -ra at < <(square_at "$1" "$try/$suite.log")
    eval "$(xdotool getwindowgeometry --shell "$(window)" | grep '^[XY]=')"
    xdotool mousemove $((X + at[0])) $((Y + at[1])) sleep 0.2 click 1 sleep 1
}
play() { # LESSON/STEP
    local square
    for square in $(trial_squares "$1"); do tap "$square"; done
}
# The button that leads on. Without a window manager no window has the keyboard until it is given.
lead_on() { xdotool windowfocus "$(window)" sleep 0.3 key Return sleep 1; }

echo "== played: two steps of a lesson"
open_window --lang en --lesson trial-rook
play trial-rook/corner
lead_on
play trial-rook/around
picture played
close_window
progress=$(find "$home/.local/share/squarewise" -name progress.toml)
[ -n "$progress" ] || fail "no progress was written"
has_stars() { [ "$(stars_of trial-rook/corner "$progress")$(stars_of trial-rook/around "$progress")" = 33 ]; }
has_stars || fail "the two steps have no three stars each in $progress"

echo "== opened again: the stars are there"
# In the child's own language.
open_window --lang de --lesson trial-rook
picture again
close_window
has_stars || fail "the stars are gone"

echo "== opened where nothing can be kept"
open_window --lang en --lesson trial-rook --data /nowhere
picture nowhere
close_window
grep -q 'in “/nowhere”' "$try/$suite.log" || { cat "$try/$suite.log"; fail "it is not told"; }

echo "== opened without a library"
inside dpkg --remove --force-depends libxcursor1 >"$try/$suite.log" 2>&1
told=$(as_child DISPLAY="$display" sh -c "exec $start --lang en" 2>&1) && fail "it opens without libxcursor1"
[ "$told" = "Squarewise can’t open its window because the library libXcursor.so.1 is missing." ] ||
    fail "it says: $told"

echo "== taken away"
case $package in
*.deb)
    inside dpkg-query --listfiles squarewise >"$try/$suite.files"
    inside apt-get purge -y -qq squarewise >"$try/$suite.log" 2>&1
    left=$(while IFS= read -r path; do [ ! -e "$root$path" ] || [ -d "$root$path" ] || echo "$path"; done <"$try/$suite.files")
    left+=$(cd "$root" && find . -xdev -iname '*squarewise*' -not -path './home/*' -not -path './tmp/*')
    ;;
*)
    as_child sh /home/child/.local/share/doc/squarewise/install.sh --uninstall
    # Whose progress is kept, and the folders that a home has anyway.
    left=$(comm -13 <(echo "$before") <(places) | grep -vE '^\./home/child/\.(local|local/share|local/share/squarewise(/.*)?|config(/squarewise.*)?|cache(/.*)?)$' || :)
    ;;
esac
[ -z "$left" ] || fail "left behind: $left"
has_stars || fail "taking the program away took the stars"
echo "Nothing is left but what the learner has done."
