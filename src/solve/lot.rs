//! What is drawn by lot: numbers from a seed, the same on every machine.

/// How far two seeds lie apart: the golden ratio of 64 bits.
pub(crate) const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// One step of SplitMix64: each bit of the number shakes all the others.
pub(crate) const fn mixed(mut bits: u64) -> u64 {
    bits = bits.wrapping_add(GOLDEN);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

/// The number that falls to place `place` of a lot, below `limit`; 0 if that is 0.
pub(crate) fn drawn(seed: u64, place: u64, limit: u32) -> u32 {
    let bits = mixed(seed.wrapping_add(place.wrapping_mul(GOLDEN)));
    let below = bits.checked_rem(u64::from(limit)).unwrap_or(0);
    u32::try_from(below).unwrap_or(0)
}

/// In how many ways so many can be drawn of all; where that is more than a number holds, some large number.
pub(crate) fn ways(drawn: u64, all: u64) -> u64 {
    let steps = 1..=drawn.min(all.saturating_sub(drawn));
    // Each step gives a whole number: the ways to draw one more.
    steps.fold(1, |ways: u64, step| {
        ways.saturating_mul(all + 1 - step) / step
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lot_is_the_same_for_the_same_seed_and_stays_below_its_limit() {
        let lots = |seed| (0..100).map(move |place| drawn(seed, place, 7));
        assert!(lots(1).eq(lots(1)) && !lots(1).eq(lots(2)));
        assert!((0..7).all(|number| lots(1).any(|it| it == number)));
        assert!(lots(1).all(|it| it < 7));
        assert_eq!(drawn(1, 1, 0), 0);
        assert_eq!(drawn(7, 3, 1_000), drawn(7, 3, 1_000));
    }

    #[test]
    fn ways_are_counted() {
        let all: Vec<u64> = (0..=5).map(|drawn| ways(drawn, 5)).collect();
        assert_eq!(all, [1, 5, 10, 10, 5, 1]);
        assert_eq!((ways(3, 1), ways(2, 64)), (1, 2_016));
        assert!(ways(32, 64) > 1_000_000);
    }
}
