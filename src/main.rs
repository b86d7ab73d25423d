//! The program: hands the command line to the library and its answer to the system. In a browser there is no
//! command line: the page opens.

#![cfg_attr(
    all(windows, feature = "apart", feature = "gui"),
    windows_subsystem = "windows"
)]

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    squarewise::cli::run()
}

#[cfg(target_family = "wasm")]
fn main() {
    squarewise::web::run();
}
