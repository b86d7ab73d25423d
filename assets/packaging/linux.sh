# Builds what the packages for Linux share: to be sourced, from the root of the tree.
#
#     . assets/packaging/linux.sh
#     linux_program       # the program in $program, and $extras filled by extras.rs
#
# Decisions
# * One program for all of them, linked with zig against glibc 2.17 of the year 2012: so the package for Debian
#   also fits older Debians and Ubuntus, and both packages are tried with the same program.
# * Tools go into $SQUAREWISE_CACHE (target/packaging), nothing is installed into the system.
# * Files are dated by the release and the program names no folder of this machine, so that the same tree gives the
#   same package.

version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -1)
packages=$PWD/target/packaging
cache=${SQUAREWISE_CACHE:-$packages}
extras=$packages/extras
linux_target=x86_64-unknown-linux-gnu
oldest_glibc=2.17

metainfo=assets/packaging/linux/squarewise.metainfo.xml
SOURCE_DATE_EPOCH=$(date -u -d "$(sed -n 's/.*<release .*date="\([^"]*\)".*/\1/p' $metainfo | head -1)" +%s)
export SOURCE_DATE_EPOCH

# A program of cargo, by its name and version.
cargo_tool() {
    [ -x "$cache/tools/bin/$1" ] || cargo install "$1" --version "$2" --locked --root "$cache/tools"
    case :$PATH: in *:"$cache/tools/bin":*) ;; *) PATH=$cache/tools/bin:$PATH ;; esac
}

linux_program() {
    cargo_tool cargo-zigbuild 0.24.1
    if [ ! -x "$cache/zig/ziglang/zig" ]; then
        python3 -m pip install --quiet --target "$cache/zig" ziglang==0.17.1
    fi
    export CARGO_ZIGBUILD_ZIG_PATH=$cache/zig/ziglang/zig
    export RUSTFLAGS="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo --remap-path-prefix=$PWD=/squarewise"
    local build=(cargo zigbuild --locked --release --target "$linux_target.$oldest_glibc")
    "${build[@]}" --bin squarewise
    # Without the window, which no page of the manual needs: a dependency of tests would otherwise be built in.
    "${build[@]}" --no-default-features --features export --example extras
    program=$PWD/target/$linux_target/release/squarewise
    local newest
    newest=$(grep -ao 'GLIBC_2\.[0-9.]*' "$program" | sed 's/GLIBC_//' | sort -Vu | tail -1)
    [ "$newest" = "$oldest_glibc" ] || { echo "The program asks for glibc $newest." >&2; return 1; }
    rm -rf "$extras"
    "$PWD/target/$linux_target/release/examples/extras" "$extras"
}
