//! How much a search may cost: a number of positions.

/// A search ended without an answer: its budget was spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stopped;

/// What a search may still cost. One budget may serve several searches.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    left: usize,
    spent: usize,
}

impl Budget {
    /// A budget of so many positions.
    #[must_use]
    pub const fn nodes(limit: usize) -> Self {
        Self {
            left: limit,
            spent: 0,
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
    /// That nothing is left.
    #[inline]
    pub fn spend(&mut self) -> Result<(), Stopped> {
        self.left = self.left.checked_sub(1).ok_or(Stopped)?;
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
        assert_eq!(budget.spend(), Err(Stopped));
        assert_eq!((budget.spent(), budget.left()), (2, 0));
    }
}
