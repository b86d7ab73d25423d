//! How a drawing comes into the program: as a picture, or as its text.

/// A drawing of `assets/` as a picture, read once.
macro_rules! handle {
    ($path:expr) => {{
        static HANDLE: LazyLock<Handle> = LazyLock::new(|| {
            Handle::from_memory(
                include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $path)).as_slice(),
            )
        });
        HANDLE.clone()
    }};
}

/// A drawing of `assets/` as text.
macro_rules! text {
    ($path:expr) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $path))
    };
}
