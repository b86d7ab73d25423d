# What the trials of packages play: to be sourced, from the root of the tree.
#
# Decisions
# * Lessons of the trials' own, in trial/: no change of a lesson for children breaks a trial.
# * The program says with --trace where the board is; nothing here knows how a screen is laid out.
# * tests/integration/packages.rs plays the same steps with every test run, and holds the sentences that trials wait
#   for to what the program says.

trial_lessons=assets/packaging/trial

# What the program says of a lesson that holds, and of a square that is none.
says_fine='1 lesson is fine'
says_no_square='`a9` is not a square'

# The squares that are pressed in a step, one after the other. Between two steps Enter presses the button that leads on.
trial_squares() { # LESSON/STEP
    case $1 in
    trial-rook/corner) echo a1 h1 ;;
    trial-rook/around) echo a1 h1 h1 h8 h8 a8 ;;
    trial-bishop/edge) echo c1 h6 ;;
    *) echo "No trial plays $1." >&2 && return 1 ;;
    esac
}

# Where a square is in the window, by what the program has traced last.
square_at() { # SQUARE TRACE
    local line='s/^board: a1 at \(-\{0,1\}[0-9]*\) \(-\{0,1\}[0-9]*\), h8 at \(-\{0,1\}[0-9]*\) \(-\{0,1\}[0-9]*\).*$/\1 \2 \3 \4/p'
    local left bottom right top file rank
    # A program of Windows ends its lines in its own way.
    read -r left bottom right top < <(tr -d '\r' <"$2" | sed -n "$line" | tail -1) || {
        echo "The program has not said where the board is: $2" >&2
        return 1
    }
    file=$(($(printf '%d' "'${1:0:1}") - 97)) rank=$((${1:1:1} - 1))
    echo $((left + (right - left) * file / 7)) $((bottom + (top - bottom) * rank / 7))
}

# The stars of a step that are written down in a file of progress.
stars_of() { # LESSON/STEP FILE
    sed -n "/^\[lesson\.${1%%/*}\.step\.${1#*/}\]\$/,/^\$/s/^stars = //p" "$2"
}
