#!/usr/bin/env bash
# Tries a package for Linux in a fresh system: installs it, opens the window, plays a step with real clicks, opens it
# again, takes it away and looks for what is left. As root, after the package was made:
#
#     bash assets/packaging/try-linux.sh bookworm target/packaging/squarewise_*_amd64.deb
#     bash assets/packaging/try-linux.sh bionic target/packaging/squarewise-*-linux-x86_64.tar.gz
#
# Needs debootstrap, xvfb, xdotool, x11-utils, imagemagick, lintian, desktop-file-utils and appstream on this machine,
# and the archive of Debian or Ubuntu.
# The pictures lie in target/packaging/try/SUITE-*.png afterwards: they are there to be looked at.
#
# Decisions
# * The display is this machine's: in the fresh system is nothing but what the package asks for.
# * Recommended packages are not installed, so that what is missing among the required ones is found here.
set -euo pipefail
cd "$(dirname "$0")/../.."

suite=${1:?name a release, such as bookworm}
package=$(realpath "${2:?name a package}")
try=${SQUAREWISE_CACHE:-$PWD/target/packaging}/try
base=$try/$suite root=$try/run
home=$root/home/child
mkdir -p "$try"

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

echo "== looked at by Debian's checkers"
desktop-file-validate assets/packaging/linux/squarewise.desktop
# The project owns no domain that its id could be the name of.
appstreamcli validate --override=cid-desktopapp-is-not-rdns=info assets/packaging/linux/squarewise.metainfo.xml
case $package in *.deb) lintian --allow-root --info --fail-on warning "$package" ;; esac

case $suite in
bionic | focal | jammy | noble) mirror=http://archive.ubuntu.com/ubuntu keys=--no-check-gpg ;;
*) mirror=http://deb.debian.org/debian keys= ;;
esac
if [ ! -e "$base/ready" ]; then
    rm -rf "$base"
    debootstrap --variant=minbase $keys "$suite" "$base" "$mirror" >"$try/$suite.log"
    touch "$base/ready"
fi

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

# Opens the window with some arguments, and waits until its picture stands still.
open_window() {
    local last= now
    as_child DISPLAY="$display" sh -c "exec $start $*" 2>"$try/$suite.log" &
    program=$!
    timeout 30 xdotool search --sync --onlyvisible --name Squarewise >/dev/null ||
        { cat "$try/$suite.log"; fail "no window opened"; }
    for _ in $(seq 60); do
        sleep 0.5
        now=$(import -window root rgb:- | sha256sum)
        [ "$now" != "$last" ] || break
        last=$now
    done
    kill -0 "$program" || { cat "$try/$suite.log"; fail "the program ended"; }
}
close_window() {
    kill "$program"
    wait "$program" 2>/dev/null || :
}
picture() { import -window root "$try/$suite-$1.png" && echo "picture: $try/$suite-$1.png"; }
tap() { xdotool mousemove "$1" "$2" sleep 0.2 click 1 sleep 1; }

echo "== played: two steps of a lesson, in a window of 1180 by 760"
next="936 584" h1="616 638"
open_window --lang en --lesson board-right-way
# shellcheck disable=SC2086 # Two numbers.
tap $next
# shellcheck disable=SC2086
tap $h1
picture played
close_window
progress=$(find "$home/.local/share/squarewise" -name progress.toml)
[ -n "$progress" ] || fail "no progress was written"
stars() { sed -n '/step\.your-corner]/,/^$/p' "$progress" | grep -x 'stars = 3'; }
stars >/dev/null || fail "the step has no stars in $progress"

echo "== opened again: the stars are there"
# In the child's own language.
open_window --lang de --lesson board-right-way
picture again
close_window
stars >/dev/null || fail "the stars are gone"

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
stars >/dev/null || fail "taking the program away took the stars"
echo "Nothing is left but what the learner has done."
