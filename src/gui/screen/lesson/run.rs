//! How a lesson is played: to its end, or a step of it alone.

/// How a lesson is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Run {
    /// Step by step to its end.
    #[default]
    Whole,
    /// Not yet: all steps are shown to choose from.
    List,
    /// One step alone, chosen from the list.
    One,
    /// One step alone, to practise or as a game; then back to where it was chosen.
    Practice,
    /// One step alone, from the end of the lesson; then back there.
    Redo,
    /// Boards of practice, one after the other.
    Boards,
}
