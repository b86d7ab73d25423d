#!/usr/bin/env bash
# Tries under Wine what windows.sh made: installs it, plays with a mouse, looks at what is kept, and removes it.
#
#     bash assets/packaging/try-windows.sh
#
# It needs wine64, xvfb, xdotool, imagemagick, unzip and mingw-w64 of Debian, and ends with 1 at the first thing that
# does not hold. Pictures to look at stay in target/packaging/try-windows.
#
# Decisions
# * What is played, and where squares are, trial.sh says.
# * Wine is no Windows: what is seen here can still fail there. What fails here fails there, with one exception:
#   Wine before 9 lacks bcryptprimitives.dll. A stand-in is built and put into the trial's own Windows.
# * Whether the program rests is told by what it draws, not by the processor: Wine 8 tells the window library all the
#   time of something to paint and then has nothing, so that its loop never waits.
# * The display has no window manager: the window stands where Wine puts it, and a click is a click.
set -euo pipefail
cd "$(dirname "$0")/../.."

. assets/packaging/reproducible.sh
. assets/packaging/trial.sh

name="squarewise-$version-windows-x64"
made=$packages
trial_lessons=$PWD/$trial_lessons
here=$made/try-windows
for tool in wine Xvfb xdotool import unzip x86_64-w64-mingw32-gcc; do
    command -v "$tool" >/dev/null || {
        echo "$tool is missing: apt-get install wine wine64 xvfb xdotool imagemagick unzip mingw-w64" >&2
        exit 1
    }
done

export WINEPREFIX=$here/windows WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
unset LC_ALL LANGUAGE
export LANG=C.UTF-8
rm -rf "$here"
mkdir -p "$here"

exec 3< <(exec Xvfb -displayfd 1 -screen 0 1280x900x24 -nolisten tcp 2>/dev/null)
display=$!
read -r -u 3 number
export DISPLAY=:$number
leave() {
    wineserver -k 2>/dev/null || true
    kill "$display" 2>/dev/null || true
}
trap leave EXIT

n_held=0
holds() { # WHAT COMMAND...
    local what=$1
    shift
    if "$@" >"$here/last.txt" 2>&1; then
        echo "ok    $what"
        n_held=$((n_held + 1))
    else
        echo "FAILS $what: $*" >&2
        cat "$here/last.txt" >&2
        import -window root "$here/failed.png" || true
        exit 1
    fi
}
ends() { # CODE COMMAND...
    local wanted=$1 code=0
    shift
    "$@" || code=$?
    [ "$code" = "$wanted" ] || {
        echo "ended with $code, not $wanted"
        return 1
    }
}
says() { # WORDS COMMAND...
    local wanted=$1 said
    shift
    said=$("$@" 2>&1 || true)
    [[ $said == *"$wanted"* ]] || {
        echo "said: $said"
        return 1
    }
}
not() { ! "$@"; }
soon() { # COMMAND...
    for _ in $(seq 150); do
        if "$@" >/dev/null 2>&1; then return 0; fi
        sleep 0.2
    done
    return 1
}
picture() { import -window root "$here/$1.png"; }

# The trace of the window that is played in.
trace=
window() { # NAME PROGRAM LESSON: opens one of the trial's lessons, and waits until it is drawn.
    local picture=$1 before
    before=$(windows)
    trace=$here/$picture.txt
    rm -f "$here/$picture.code" "$trace"
    (
        code=0
        wine "$2" --trace --lang en --lessons "$lessons" --lesson "$3" >"$trace" 2>&1 || code=$?
        echo "$code" >"$here/$picture.code"
    ) &
    soon shown $(($(wc -w <<<"$before") + 1)) && soon grep -q '^board:' "$trace" || return 1
    sleep 2
    picture "$picture"
}
windows() { xdotool search --onlyvisible --name '^Squarewise$' || true; }
# So many windows, and no box alone: a board has more colors than a box.
shown() { [ "$(windows | wc -l)" -ge "$1" ] && [ "$(import -window root -depth 8 -format '%k' info:-)" -gt 100 ]; }
# Where the newest window stands.
place() { eval "$(xdotool getwindowgeometry --shell "$(windows | sort -n | tail -1)")"; }
closed() { # NAME: closes the window, and looks at how it ended.
    xdotool key alt+F4
    soon test -s "$here/$1.code" && [ "$(cat "$here/$1.code")" = 0 ]
}
boxed() { # NAME CODE COMMAND...: a box is shown; with OK the program ends.
    local picture=$1 code=$2
    shift 2
    rm -f "$here/$picture.code"
    (
        ended=0
        wine "$@" >/dev/null 2>&1 || ended=$?
        echo "$ended" >"$here/$picture.code"
    ) &
    soon xdotool search --onlyvisible --name '^Squarewise$' || return 1
    sleep 1
    picture "$picture"
    # The button stands in the middle below.
    local WIDTH HEIGHT X Y
    place
    xdotool mousemove $((X + WIDTH / 2)) $((Y + HEIGHT - 20)) click 1
    soon test -s "$here/$picture.code" && [ "$(cat "$here/$picture.code")" = "$code" ]
}

tap() { # X Y inside the window
    local WIDTH HEIGHT X Y
    place
    xdotool mousemove $((X + $1)) $((Y + $2)) sleep 0.15 mousedown 1 sleep 0.08 mouseup 1 sleep 0.4
}
play() { # LESSON/STEP
    local square
    local -a at
    for square in $(trial_squares "$1"); do
        read -ra at < <(square_at "$square" "$trace") || return 1
        tap "${at[0]}" "${at[1]}"
        sleep 0.6
    done
    sleep 1
}
# The button that leads on to the next step.
lead_on() {
    xdotool windowfocus "$(windows | sort -n | tail -1)" || true
    sleep 0.3
    xdotool key Return
    sleep 1.5
}
starred() { [ "$(stars_of "$1" "$2")" = 3 ]; } # LESSON/STEP FILE

echo "== a Windows"
wineboot --init >/dev/null 2>&1
wine reg add 'HKCU\Software\Wine' /v Version /d win10 /f >/dev/null
c=$WINEPREFIX/drive_c
if [ ! -e "$c/windows/system32/bcryptprimitives.dll" ]; then
    x86_64-w64-mingw32-gcc -shared -O2 -o "$c/windows/system32/bcryptprimitives.dll" \
        assets/packaging/windows-bcryptprimitives.c -ladvapi32
    echo "      with a stand-in for bcryptprimitives.dll"
fi
user=$c/users/$(id -un)
roaming=$user/AppData/Roaming
folder=$user/AppData/Local/Programs/Squarewise
entry='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Squarewise'
kept=$roaming/squarewise/data

echo "== the installer"
holds "installs without a question" ends 0 wine "$made/$name-setup.exe" /S
for file in squarewise.exe squarewise-cli.exe uninstall.exe LICENSE-MIT.txt LICENSE-APACHE.txt third-party.txt README.md \
    writing-lessons.md; do
    holds "brings $file" test -s "$folder/$file"
done
holds "is in the start menu" test -s "$roaming/Microsoft/Windows/Start Menu/Programs/Squarewise.lnk"
holds "is in the list of programs" says "$version" wine reg query "$entry" /v DisplayVersion
holds "wants nothing of the whole computer" not wine reg query "${entry/HKCU/HKLM}"
holds "installs over itself" ends 0 wine "$made/$name-setup.exe" /S

echo "== the command line"
cli=$folder/squarewise-cli.exe
cd "$here"
mkdir lessons bad
# With lines as Windows ends them.
for lesson in "$trial_lessons"/*.toml; do sed 's/$/\r/' "$lesson" >"lessons/$(basename "$lesson")"; done
lessons='lessons'
sed 's/"a8"/"a9"/' lessons/trial-rook.toml >bad/trial-rook.toml
holds "says its version" says "squarewise $version" wine "$cli" --version
holds "reads a lesson with lines as Windows ends them" says "$says_fine" wine "$cli" check 'lessons\trial-rook.toml'
holds "ends with 0 for it" ends 0 wine "$cli" check 'lessons\trial-rook.toml'
holds "shows a mistake" says "$says_no_square" wine "$cli" check 'bad\trial-rook.toml'
holds "ends with 1 for it" ends 1 wine "$cli" check 'bad\trial-rook.toml'
holds "ends with 2 for what is not there" ends 2 wine "$cli" check nothing.toml
holds "proves all that is shipped" ends 0 wine "$cli" check
holds "writes no file with a name that Windows keeps" ends 2 wine "$cli" new nul
holds "prints a worksheet" ends 0 wine "$cli" export 'lessons\trial-rook.toml' --to rook.pdf
holds "which is a PDF" grep -q '^%PDF-' rook.pdf
holds "shows the licences" says 'Rust standard library' wine "$cli" licences
holds "says where the window is" says 'squarewise.exe' wine "$cli"
holds "and ends with 1" ends 1 wine "$cli"

echo "== the window"
exe=$folder/squarewise.exe
holds "a command is answered in a box" boxed box-command 2 "$exe" check trial-rook.toml
holds "help too" boxed box-help 2 "$exe" --help
holds "a wrong flag too" boxed box-flag 2 "$exe" --no-such-flag
holds "a lesson that is not there too" boxed box-lesson 2 "$exe" --lesson no-such-lesson
holds "nothing is kept yet" not test -e "$kept/profiles"
holds "opens, with lessons of one's own" window lesson "$exe" trial-rook
holds "a step is played" play trial-rook/corner
holds "leads on" lead_on
holds "the next is played" play trial-rook/around
picture played
progress=("$kept"/profiles/*/progress.toml)
for step in corner around; do
    holds "keeps the stars of $step" starred "trial-rook/$step" "${progress[0]}"
done
holds "an open window is not replaced" ends 2 wine "$made/$name-setup.exe" /S
# For a minute the coach looks around.
sleep 70
n_drawn=$(wc -l <lesson.txt)
sleep 5
holds "draws nothing when nobody plays" test "$(wc -l <lesson.txt)" = "$n_drawn"
holds "closes" closed lesson

echo "== a second start"
holds "opens" window second "$exe" trial-rook
holds "has one learner, the same" test "$(ls -d "$kept"/profiles/*/ | wc -l)" = 1
holds "has all stars" starred trial-rook/around "${progress[0]}"
holds "closes" closed second

echo "== from a stick"
stick="$here/Stick ü, two"
mkdir "$stick"
cp "${progress[0]}" "$here/progress-before.toml"
holds "unpacks" unzip -q "$made/$name.zip" -d "$stick"
portable=$stick/$name
holds "opens" window stick "$portable/squarewise.exe" trial-rook
holds "a step is played" play trial-rook/corner
holds "leads on" lead_on
on_stick=("$portable"/squarewise-data/profiles/*/progress.toml)
holds "keeps the stars on it" starred trial-rook/corner "${on_stick[0]}"
holds "and nowhere else" cmp "${progress[0]}" "$here/progress-before.toml"

echo "== two windows on one folder"
holds "a second one opens" window stick-two "$portable/squarewise.exe" trial-bishop
holds "a step is played in it" play trial-bishop/edge
picture two
holds "keeps what was done in it" starred trial-bishop/edge "${on_stick[0]}"
holds "closes" closed stick-two
trace=$here/stick.txt
holds "the first goes on" play trial-rook/around
picture one
holds "keeps what was done there" starred trial-rook/around "${on_stick[0]}"
holds "closes" closed stick
holds "what both did is kept" starred trial-bishop/edge "${on_stick[0]}"

echo "== taken off again"
holds "uninstalls without a question" ends 0 wine "$folder/uninstall.exe" /S
holds "takes its folder along" soon not test -e "$folder"
holds "and its entry" soon not wine reg query "$entry"
holds "and its line in the start menu" not test -e "$roaming/Microsoft/Windows/Start Menu/Programs/Squarewise.lnk"
holds "leaves the stars" starred trial-rook/around "${progress[0]}"
echo "All $n_held hold. Pictures are in ${here#"$PWD"/}."
