//! How many blocks stand on each page.
//!
//! # Decisions
//! * *As few pages as there can be, then none with one board or two, then as few gaps in rows as there can be, then as many
//!   on each*: in this order. All ways to part the blocks are compared, so nothing is left over on a last page because the
//!   pages before it were filled as far as they went.
//! * *A block that is higher than a page has one of its own*, and is drawn smaller there.

/// A page with fewer boards than this looks forgotten.
const FEW: usize = 3;

/// A block as it is parted: how much room it needs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Measured {
    /// How high it is.
    pub(super) height: f32,
    /// How high what stands above it is, across the whole page; a row begins with it.
    pub(super) heading: f32,
    /// Whether it has a row of its own.
    pub(super) is_wide: bool,
    /// Whether it counts as a board that should not be alone on a page.
    pub(super) is_board: bool,
}

/// The room of the pages.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// How many blocks stand beside each other.
    pub(super) columns: usize,
    /// How many a page has at most.
    pub(super) per_page: usize,
    /// Between two rows.
    pub(super) gap: f32,
    /// How high the first page is that is filled, below what stands on it already.
    pub(super) first: f32,
    /// How high each other page is.
    pub(super) other: f32,
}

/// What speaks against a way to part blocks, the worst first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cost {
    /// Pages on which something is too high.
    pub(super) too_high: usize,
    pub(super) pages: usize,
    /// Pages with one board or two.
    pub(super) lonely: usize,
    /// Places of rows that stay empty.
    gaps: usize,
    /// The squares of how many stand on each page, added up.
    uneven: usize,
}

impl Cost {
    fn and(self, other: Self) -> Self {
        Self {
            too_high: self.too_high + other.too_high,
            pages: self.pages + other.pages,
            lonely: self.lonely + other.lonely,
            gaps: self.gaps + other.gaps,
            uneven: self.uneven + other.uneven,
        }
    }

    /// What counts where boards of several sizes are compared.
    pub(super) const fn main(self) -> (usize, usize, usize) {
        (self.too_high, self.pages, self.lonely)
    }
}

/// The rows of some blocks, as ranges of their places.
pub(super) fn rows(blocks: &[Measured], columns: usize) -> Vec<std::ops::Range<usize>> {
    let mut rows: Vec<std::ops::Range<usize>> = Vec::new();
    let mut is_open = false;
    for (at, block) in blocks.iter().enumerate() {
        let begins = !is_open || block.is_wide || block.heading > 0.0;
        match rows.last_mut().filter(|_| !begins) {
            Some(row) => row.end = at + 1,
            None => rows.push(at..at + 1),
        }
        is_open = !block.is_wide && rows.last().is_some_and(|row| row.len() < columns);
    }
    rows
}

/// How many blocks stand on each page, and what that costs.
pub(super) fn parted(blocks: &[Measured], room: Room) -> (Vec<usize>, Cost) {
    let is_few = blocks.iter().filter(|it| it.is_board).count() < FEW;
    // The cheapest way to part the blocks before each place, and where its last page begins.
    let mut best: Vec<(Cost, usize)> = vec![(Cost::default(), 0)];
    for end in 1..=blocks.len() {
        let ways = (0..end).rev().take(room.per_page.max(1));
        let ways = ways.filter_map(|begin| {
            let (before, _) = best.get(begin)?;
            let page = page(blocks.get(begin..end)?, room, begin == 0, is_few)?;
            Some((before.and(page), begin))
        });
        // Of two that cost the same, the one whose last page is shorter.
        best.extend(ways.min_by_key(|(cost, _)| *cost));
    }
    let mut pages = Vec::new();
    let mut end = blocks.len();
    while let Some((_, begin)) = best.get(end).filter(|_| end > 0) {
        pages.push(end - begin);
        end = *begin;
    }
    pages.reverse();
    let cost = best.last().map_or_else(Cost::default, |(cost, _)| *cost);
    (pages, cost)
}

/// What a page with these blocks costs; `None` if they have no room on one.
fn page(blocks: &[Measured], room: Room, is_first: bool, is_few: bool) -> Option<Cost> {
    let rows = rows(blocks, room.columns);
    let heights = rows.iter().filter_map(|row| {
        let row = blocks.get(row.clone())?;
        let highest = row.iter().map(|it| it.height).fold(0.0, f32::max);
        Some(highest + row.first().map_or(0.0, |it| it.heading) + room.gap)
    });
    let height = heights.sum::<f32>() - room.gap;
    let high = if is_first { room.first } else { room.other };
    let is_too_high = height > high;
    if is_too_high && blocks.len() > 1 {
        return None;
    }
    let boards = blocks.iter().filter(|it| it.is_board).count();
    let places = rows.iter().map(|row| match blocks.get(row.start) {
        Some(block) if block.is_wide => 1,
        _ => room.columns,
    });
    Some(Cost {
        too_high: usize::from(is_too_high),
        pages: 1,
        lonely: usize::from((1..FEW).contains(&boards) && !is_few),
        gaps: places.sum::<usize>().saturating_sub(blocks.len()),
        uneven: blocks.len() * blocks.len(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Measured = Measured {
        height: 100.0,
        heading: 0.0,
        is_wide: false,
        is_board: true,
    };

    /// Pages of two columns that have room for so many rows, the first for one row less.
    fn room(rows: f32, per_page: usize) -> Room {
        Room {
            columns: 2,
            per_page,
            gap: 10.0,
            first: (rows - 1.0) * 110.0,
            other: rows * 110.0,
        }
    }

    fn pages(n: usize, rows: f32, per_page: usize) -> Vec<usize> {
        parted(&vec![BOARD; n], room(rows, per_page)).0
    }

    #[test]
    fn nothing_is_left_over_on_a_last_page() {
        // 4, 4 and 1 would be the pages that are filled as far as they go.
        assert_eq!(pages(9, 3.0, 4), [3, 3, 3]);
        assert_eq!(pages(10, 3.0, 4), [4, 3, 3]);
        assert_eq!(pages(13, 7.0, 12), [7, 6]);
        assert_eq!(pages(7, 4.0, 6), [4, 3]);
        // Five at four a page cannot do without one of two.
        assert_eq!(pages(5, 3.0, 4), [3, 2]);
    }

    #[test]
    fn pages_hold_about_as_many() {
        assert_eq!(pages(8, 3.0, 4), [4, 4]);
        assert_eq!(pages(30, 8.0, 12), [10, 10, 10]);
        assert_eq!(pages(3, 3.0, 4), [3]);
        assert_eq!(pages(2, 3.0, 1), [1, 1]);
        assert_eq!(pages(0, 3.0, 4), [0; 0]);
    }

    #[test]
    fn no_page_is_higher_than_its_paper() {
        for n in 1..30 {
            for per_page in 1..12 {
                let blocks = vec![BOARD; n];
                let room = room(3.0, per_page);
                let (pages, cost) = parted(&blocks, room);
                assert_eq!(pages.iter().sum::<usize>(), n);
                assert_eq!((cost.too_high, cost.pages), (0, pages.len()));
                assert!(pages[0] <= 4.min(per_page), "{pages:?}");
                assert!(pages.iter().all(|it| *it <= 6.min(per_page)), "{pages:?}");
            }
        }
    }

    #[test]
    fn what_is_wide_or_has_a_heading_begins_a_row() {
        let wide = Measured {
            is_wide: true,
            ..BOARD
        };
        let headed = Measured {
            heading: 30.0,
            ..BOARD
        };
        let blocks = [BOARD, wide, BOARD, BOARD, BOARD, headed, BOARD];
        let expected = [0..1, 1..2, 2..4, 4..5, 5..7];
        assert_eq!(rows(&blocks, 2), expected);
    }

    #[test]
    fn what_is_too_high_stands_alone() {
        let high = Measured {
            height: 900.0,
            ..BOARD
        };
        let (pages, cost) = parted(&[BOARD, high, BOARD], room(3.0, 4));
        assert_eq!((pages, cost.too_high), (vec![1, 1, 1], 1));
    }
}
