# Builds what the packages for Linux share: to be sourced, from the root of the tree.
#
#     . assets/packaging/linux.sh
#     linux_program       # the program in $program, and in $extras what else goes into a package
#
# Decisions
# * One program for all of them, linked with zig against glibc 2.17 of the year 2012: so the package for Debian
#   also fits older Debians and Ubuntus, and both packages are tried with the same program.
# * Tools go into $SQUAREWISE_CACHE (target/packaging), nothing is installed into the system.
# * extras.rs is built for this machine and not optimized: it runs once, and takes a minute less so.

. assets/packaging/reproducible.sh

extras=$packages/extras
linux_target=x86_64-unknown-linux-gnu
oldest_glibc=2.17

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
    CARGO_ENCODED_RUSTFLAGS=$(rust_flags) \
        cargo zigbuild --locked --release --target "$linux_target.$oldest_glibc" --bin squarewise
    program=${CARGO_TARGET_DIR:-$PWD/target}/$linux_target/release/squarewise
    local newest
    newest=$(grep -ao 'GLIBC_2\.[0-9.]*' "$program" | sed 's/GLIBC_//' | sort -Vu | tail -1)
    [ "$newest" = "$oldest_glibc" ] || { echo "The program asks for glibc $newest." >&2; return 1; }
    names_no_folder "$program"
    rm -rf "$extras"
    mkdir -p "$packages"
    # Without the window, which no page of the manual needs: a dependency of tests would otherwise be built in.
    cargo run --quiet --locked --no-default-features --features export --example extras -- "$extras"
    readme_for_packages >"$extras/README.md"
    install -m 644 lessons/README.md "$extras/writing-lessons.md"
}
