//! Which leaves of a book are painted before they open, and when: at rest the open one's neighbors, one at a time; the one
//! that is pointed at, at once.

use iced::Size;
use iced::time::Instant;

use crate::gui::look::kept::Kept;
use crate::gui::look::theme::time;

/// How many pixels the pictures of open leaves have together: at four bytes each, 16 MB.
const PIXELS: f32 = 4e6;
/// How many leaves that is: the open one and its two neighbors, however large they are; and two at each side at most.
const LEAVES: (usize, usize) = (3, 5);

/// What may be painted before it is seen.
pub(super) struct Ahead<'a> {
    /// The number of the leaf that is open.
    pub(super) open: usize,
    /// The one that has the keyboard.
    pub(super) focused: Option<usize>,
    /// How large a leaf is when it is open, in logical pixels.
    pub(super) size: Size,
    /// The pictures of which a leaf is made when it is open.
    pub(super) pictures: Box<dyn Fn(usize) -> Vec<Kept> + 'a>,
}

/// Which leaves are painted.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Ready {
    /// The one that is open, and those that can be.
    leaves: Vec<usize>,
    /// In which size, and of how many.
    book: (Size, usize),
    /// When the next one is painted.
    due: Option<Instant>,
    /// The leaf that somebody points at.
    pointed: Option<usize>,
}

impl Ready {
    /// Their numbers.
    pub(super) fn leaves(&self) -> impl Iterator<Item = usize> {
        self.leaves.iter().copied()
    }

    /// Somebody points at this leaf; tells whether it is to be painted now.
    pub(super) fn point(&mut self, leaf: Option<usize>) -> bool {
        self.pointed = leaf;
        leaf.is_some_and(|it| !self.leaves.contains(&it))
    }

    /// A picture of this moment is about to be drawn of a book of `n` leaves, at rest or not; tells when the next one is
    /// wanted, if nothing else happens.
    pub(super) fn frame(
        &mut self,
        ahead: &Ahead<'_>,
        (rests, n): (bool, usize),
        now: Instant,
    ) -> Option<Instant> {
        let (book, open) = ((ahead.size, n), ahead.open);
        if self.book != book {
            (self.book, self.due) = (book, None);
            self.leaves.clear();
        }
        self.add(open);
        if !rests {
            self.due = None;
            return None;
        }
        let pointed = self.pointed.or(ahead.focused).filter(|it| *it < n);
        let wanted = wanted(ahead, pointed, n);
        if let Some(pointed) = pointed {
            self.add(pointed);
        }
        let mut missing = wanted.iter().filter(|it| !self.leaves.contains(it));
        let (next, is_last) = (missing.next().copied(), missing.next().is_none());
        self.due = match (next, self.due) {
            (None, _) => None,
            (Some(_), None) => Some(now + time::RESTS),
            (Some(next), Some(due)) if due <= now => {
                self.add(next);
                (!is_last).then_some(now + time::APART)
            }
            (_, due) => due,
        };
        // What is not wanted stays as long as there is room, since it is painted already.
        while self.leaves.len() > wanted.len() {
            let Some(place) = self.leaves.iter().position(|it| !wanted.contains(it)) else {
                break;
            };
            self.leaves.remove(place);
        }
        self.due
    }

    fn add(&mut self, leaf: usize) {
        if !self.leaves.contains(&leaf) {
            self.leaves.push(leaf);
        }
    }
}

/// The leaves to be ready: the open one, the one that is pointed at, and those nearest to the open one, as many as there is
/// room for.
fn wanted(ahead: &Ahead<'_>, pointed: Option<usize>, n: usize) -> Vec<usize> {
    let fit = PIXELS / ahead.size.width.max(1.0) / ahead.size.height.max(1.0);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let most = (fit as usize).clamp(LEAVES.0, LEAVES.1);
    let mut leaves: Vec<usize> = (0..n).collect();
    leaves.sort_by_key(|it| match *it {
        it if it == ahead.open => (0, 0),
        it if Some(it) == pointed => (1, 0),
        it => (2, it.abs_diff(ahead.open)),
    });
    leaves.truncate(most);
    leaves
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A book of eight leaves of which this one is open, and there is room for four.
    fn ahead(open: usize) -> Ahead<'static> {
        Ahead {
            open,
            focused: None,
            size: Size::new(1000.0, 1000.0),
            pictures: Box::new(|_| Vec::new()),
        }
    }

    /// Which leaves are ready after a long rest, and when it was over.
    fn rest(ready: &mut Ready, ahead: &Ahead<'_>, mut now: Instant) -> (Vec<usize>, Instant) {
        let mut n_pictures = 0;
        while let Some(next) = ready.frame(ahead, (true, 8), now) {
            assert!(next > now && n_pictures < 9);
            (now, n_pictures) = (next, n_pictures + 1);
        }
        let mut leaves: Vec<usize> = ready.leaves().collect();
        leaves.sort_unstable();
        (leaves, now)
    }

    #[test]
    fn the_nearest_leaves_are_painted_at_rest_and_then_nothing_is() {
        let (mut ready, start) = (Ready::default(), Instant::now());
        assert_eq!(ready.frame(&ahead(3), (false, 8), start), None, "it moves");
        let first = ready.frame(&ahead(3), (true, 8), start);
        assert_eq!(first, Some(start + time::RESTS));
        assert_eq!(ready.leaves().collect::<Vec<_>>(), [3]);
        let (leaves, end) = rest(&mut ready, &ahead(3), start);
        assert_eq!(leaves, [1, 2, 3, 4]);
        assert_eq!(ready.frame(&ahead(3), (true, 8), end + time::RESTS), None);
        // Another one opens: those around it are painted, and as many are let go of.
        let (leaves, _) = rest(&mut ready, &ahead(5), end);
        assert_eq!(leaves, [3, 4, 5, 6]);
    }

    #[test]
    fn a_leaf_that_is_pointed_at_is_painted_at_once() {
        let (mut ready, start) = (Ready::default(), Instant::now());
        let _ = rest(&mut ready, &ahead(1), start);
        assert!(!ready.point(Some(0)) && !ready.point(None) && ready.point(Some(7)));
        assert_eq!(ready.frame(&ahead(1), (true, 8), start), None);
        assert!(ready.leaves().any(|it| it == 7) && ready.leaves().count() == 4);
        assert!(!ready.point(Some(7)));
    }

    #[test]
    fn in_another_size_all_are_painted_anew() {
        let (mut ready, start) = (Ready::default(), Instant::now());
        let _ = rest(&mut ready, &ahead(1), start);
        let large = Ahead {
            size: Size::new(4000.0, 2000.0),
            ..ahead(1)
        };
        assert!(ready.frame(&large, (true, 8), start).is_some());
        assert_eq!(ready.leaves().collect::<Vec<_>>(), [1]);
        let (leaves, _) = rest(&mut ready, &large, start);
        assert_eq!(leaves, [0, 1, 2], "its neighbors in any case");
    }
}
