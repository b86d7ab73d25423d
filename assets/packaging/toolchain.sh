# Finds a Rust that builds for another target: to be sourced, from the root of the tree.
#
#     . assets/packaging/toolchain.sh
#     toolchain wasm32-unknown-unknown
#     "${cargo[@]}" build "${target_flags[@]}" --profile web
#
# Two ways, tried in this order:
# * rustup has the target, or can fetch it.
# * Debian's packages rustc-web, cargo-web, rust-web-src and lld: they are downloaded and unpacked into a folder,
#   not installed (they conflict with rustup), and the standard library is built from its source. That
#   needs no root and nothing but apt's lists; rustup need not be there at all.
#
# What was unpacked stays in $SQUAREWISE_CACHE (target/packaging), so that a second run downloads nothing.
# SQUAREWISE_TOOLCHAIN=rustup or =debian asks for one of the two.
#
# Decisions
# * The standard library from source, not Debian's libstd-rust-*: bookworm has it for an older Rust only.
# * Debian's lld, not the rust-lld inside a rustup toolchain: then nothing of rustup is needed.

toolchain() {
    local target=$1
    target_flags=(--locked --target "$target")
    case ${SQUAREWISE_TOOLCHAIN:-any} in
    rustup) rustup_toolchain "$target" ;;
    debian) debian_toolchain "$target" ;;
    *) rustup_toolchain "$target" || debian_toolchain "$target" ;;
    esac || {
        echo "No Rust for $target: neither \`rustup target add $target\` nor Debian's packages can be had." >&2
        return 1
    }
}

rustup_toolchain() {
    local target=$1
    command -v rustup >/dev/null || return 1
    if ! rustup target list --installed | grep -qx "$target"; then
        # A host that cannot be reached is not waited for.
        curl --silent --head --max-time 5 --output /dev/null https://static.rust-lang.org/rustup/release-stable.toml ||
            return 1
        timeout 300 rustup target add "$target" >&2 || return 1
    fi
    cargo=(cargo)
    toolchain_name="rustup, $(rustc --version)"
}

# The libraries that a package needs, and those that these need, as far as they are not installed.
missing_libraries() {
    local open=("$1") known=" $1 " package
    while [ ${#open[@]} -gt 0 ]; do
        package=${open[0]}
        open=("${open[@]:1}")
        for library in $(apt-cache depends "$package" | sed -n 's/^ *\(Pre\)\?Depends: \(lib[^ ]*\)$/\2/p'); do
            [[ $known == *" $library "* ]] && continue
            known+="$library "
            dpkg-query --show --showformat '${Status}' "$library" 2>/dev/null | grep -q 'ok installed' && continue
            echo "$library"
            open+=("$library")
        done
    done
}

# Whether Debian's Rust is one that this tree can be built with.
is_new_enough() {
    local offered needed
    offered=$(apt-cache policy rustc-web 2>/dev/null | sed -n 's/^ *Candidate: //p')
    needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    [ -n "$offered" ] && [ "$offered" != "(none)" ] && dpkg --compare-versions "$offered" ge "$needed"
}

debian_toolchain() {
    local target=$1 cache std llvm libraries
    cache=${SQUAREWISE_CACHE:-$PWD/target/packaging}/toolchain
    if [ ! -e "$cache/ready" ]; then
        command -v dpkg-deb >/dev/null && command -v apt-get >/dev/null || return 1
        if ! is_new_enough && [ "$(id -u)" = 0 ]; then
            # The lists are those of an older day.
            apt-get update -qq >&2 || true
        fi
        if ! is_new_enough; then
            echo "Debian's rustc-web is older than the rust-version in Cargo.toml; \`apt-get update\` may help." >&2
            return 1
        fi
        std=$(apt-cache depends rustc-web 2>/dev/null | grep -oE 'libstd-rust-web-dev$' | head -1)
        [ -n "$std" ] || return 1
        # The libraries of the compiler, by the names that this release has for them.
        std=$(apt-cache depends libstd-rust-web-dev | grep -oE 'libstd-rust-web-[0-9.]+$' | sort -V | tail -1)
        llvm=$(apt-cache depends "$std" | grep -oE 'libllvm[0-9]+$' | head -1)
        rm -rf "$cache"
        mkdir -p "$cache/packages"
        mapfile -t libraries < <(missing_libraries cargo-web)
        (cd "$cache/packages" && timeout 240 apt-get download -qq rustc-web cargo-web rust-web-src libstd-rust-web-dev \
            "$std" "$llvm" "lld-${llvm#libllvm}" "${libraries[@]}") >&2 || return 1
        for package in "$cache"/packages/*.deb; do
            dpkg-deb -x "$package" "$cache" || return 1
        done
        rm -r "$cache/packages"
        ln -s "wasm-ld-${llvm#libllvm}" "$cache/usr/bin/wasm-ld"
        touch "$cache/ready"
    fi
    cargo=(env
        "PATH=$cache/usr/bin:$PATH"
        "LD_LIBRARY_PATH=$cache/usr/lib/x86_64-linux-gnu:$cache/lib/x86_64-linux-gnu:$cache/usr/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
        "RUSTC=$cache/usr/bin/rustc"
        "RUSTDOC=$cache/usr/bin/rustdoc"
        # -Z build-std is not stable yet.
        RUSTC_BOOTSTRAP=1
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$cache/usr/bin/wasm-ld"
        "$cache/usr/bin/cargo")
    target_flags+=(-Z "build-std=std,panic_abort")
    toolchain_name="Debian, $("${cargo[@]:0:${#cargo[@]}-1}" "$cache/usr/bin/rustc" --version)"
}
