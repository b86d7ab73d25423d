# Builds the page: to be sourced, from the root of the tree.
#
#     . assets/packaging/page.sh
#     page_program                    # what a browser runs, in $built; more for cargo to build can be named
#     page_made                       # target/web/site/ for a server, target/web/squarewise.html as one file
#     "${page[@]}" PROGRAM.wasm FOLDER
#
# It needs a Rust for a browser, which toolchain.sh finds, and one for this machine.

. assets/packaging/reproducible.sh
. assets/packaging/toolchain.sh

page_out=target/web

page_program() {
    toolchain wasm32-unknown-unknown
    echo "$toolchain_name"
    # A toolchain has a folder of its own: what two compilers make must not meet.
    local kind=${toolchain_name%%,*}
    # Every browser that can unpack the single file (2023 and later) has these instructions; they are worth a tenth.
    CARGO_ENCODED_RUSTFLAGS=$(rust_flags -Ctarget-feature=+simd128) \
        "${cargo[@]}" build "${target_flags[@]}" --target-dir "target/wasm-$kind" --profile web \
        --no-default-features --features gui --bin squarewise "$@"
    built=target/wasm-$kind/wasm32-unknown-unknown/web
    names_no_folder "$built/squarewise.wasm"
}

page_made() {
    # What makes it runs here, so it is built with any Rust that is there.
    local maker
    command -v cargo >/dev/null && maker=(cargo) || maker=("${cargo[@]}")
    page=("${maker[@]}" run --locked --quiet --release --manifest-path assets/web/Cargo.toml --target-dir target/page --)
    mkdir -p "$page_out"
    "${page[@]}" "$built/squarewise.wasm" "$page_out" | tee "$page_out/sizes.toml"
    "${page[@]}" judge "$page_out/sizes.toml" tests/bench/web.toml
}
