//! How much a search may cost: a number of positions, and a flag that stops it from outside.

use std::sync::atomic::{AtomicBool, Ordering};

/// Why a search ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stopped {
    /// The limit of positions was reached.
    Limit,
    /// Somebody set the flag.
    Cancelled,
}

/// What a search may still cost. One budget may serve several searches.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    left: usize,
    spent: usize,
    cancel: Option<&'a AtomicBool>,
}

impl<'a> Budget<'a> {
    /// A budget of so many positions.
    #[must_use]
    pub const fn nodes(limit: usize) -> Self {
        Self {
            left: limit,
            spent: 0,
            cancel: None,
        }
    }

    /// The same budget, void as soon as `flag` is true. Another thread may set it at any time.
    #[must_use]
    pub const fn until(self, flag: &'a AtomicBool) -> Self {
        Self {
            cancel: Some(flag),
            ..self
        }
    }

    /// How many positions were looked at so far.
    #[must_use]
    pub const fn spent(&self) -> usize {
        self.spent
    }

    /// How many positions may still be looked at.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.left
    }

    /// Pays for one position.
    ///
    /// # Errors
    /// That nothing is left, or that the flag is set.
    #[inline]
    pub fn spend(&mut self) -> Result<(), Stopped> {
        if self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return Err(Stopped::Cancelled);
        }
        self.left = self.left.checked_sub(1).ok_or(Stopped::Limit)?;
        self.spent += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_pays_for_its_number_of_positions() {
        let mut budget = Budget::nodes(2);
        assert_eq!(budget.spend(), Ok(()));
        assert_eq!(budget.spend(), Ok(()));
        assert_eq!(budget.spend(), Err(Stopped::Limit));
        assert_eq!((budget.spent(), budget.left()), (2, 0));
    }

    #[test]
    fn a_flag_stops_at_once() {
        let flag = AtomicBool::new(false);
        let mut budget = Budget::nodes(10).until(&flag);
        assert_eq!(budget.spend(), Ok(()));
        flag.store(true, Ordering::Relaxed);
        assert_eq!(budget.spend(), Err(Stopped::Cancelled));
    }
}
