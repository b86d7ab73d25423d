//! A disk that refuses on demand: how tests see what the program does with a full, broken or odd one.
//!
//! A real disk fails rarely and never when asked to. Where nobody has ordered a fault, each step
//! costs one look at an empty place of the thread.

use std::cell::RefCell;
use std::io;

/// A step that the system can refuse.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DiskStep {
    /// A file is read.
    Read,
    /// A folder is made.
    MakeFolder,
    /// The new file is made, beside the old one.
    Create,
    /// Bytes are written into it.
    Write,
    /// They are made safe on disk.
    Sync,
    /// A file or a folder gets its name.
    Rename,
    /// The folder with the name is made safe on disk.
    SyncFolder,
    /// A lock is taken.
    Lock,
}

type Order = Box<dyn FnMut(DiskStep) -> Option<io::Error>>;

thread_local! {
    static ORDER: RefCell<Option<Order>> = const { RefCell::new(None) };
}

/// Does something on a disk that refuses each step for which `order` has an error; only for what
/// this thread does meanwhile.
pub fn with_faults<T>(
    order: impl FnMut(DiskStep) -> Option<io::Error> + 'static,
    act: impl FnOnce() -> T,
) -> T {
    /// Takes the order back, even if the test breaks down.
    struct Over;
    impl Drop for Over {
        fn drop(&mut self) {
            ORDER.with_borrow_mut(|it| *it = None);
        }
    }
    ORDER.with_borrow_mut(|it| *it = Some(Box::new(order)));
    let _over = Over;
    act()
}

/// The error that was ordered for this step.
pub(super) fn check(step: DiskStep) -> io::Result<()> {
    let ordered = ORDER.with_borrow_mut(|it| it.as_mut().and_then(|order| order(step)));
    ordered.map_or(Ok(()), Err)
}
