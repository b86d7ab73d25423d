//! Histories of reviews on clocks that jump.

use super::*;

/// A source of numbers that look random and are the same in every run (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from(self.0 % u64::from(limit)).unwrap_or(0)
    }
}

/// A day on a clock that runs, stands, or was set: back, ahead, to its first or its last day.
fn jump(day: Day, dice: &mut Dice) -> Day {
    let back = |by: u32| Day::from_unix_days(day.unix_days().saturating_sub(by));
    match dice.below(16) {
        0..8 => day.plus(dice.below(9)),
        8..10 => day.plus(dice.below(400)),
        10..12 => back(dice.below(9)),
        12 => back(5),
        13 => back(300 + dice.below(300)),
        14 => day.plus(36_500),
        _ if dice.below(8) == 0 => Day::LAST,
        _ => Day::from_unix_days(20_000 + dice.below(1_000)),
    }
}

/// What a file says of a skill, however wrong.
fn strange(dice: &mut Dice) -> Skill {
    let far = [0, 1, 24, 4_320, u64::from(u32::MAX), u64::MAX];
    let pick = |dice: &mut Dice| far[dice.below(6) as usize];
    let day = |dice: &mut Dice| match dice.below(3) {
        0 => None,
        1 => Some(Day::LAST),
        _ => Some(Day::from_unix_days(20_000 + dice.below(2_000))),
    };
    Skill {
        stability: pick(dice),
        difficulty: u32::try_from(pick(dice)).unwrap_or(u32::MAX),
        due: day(dice),
        last: day(dice),
        ..Skill::default()
    }
}

#[test]
fn whatever_the_clock_does_every_number_is_sound_and_nothing_is_due_for_ever() {
    let mut dice = Dice(0x00C1_0C4B);
    let outcomes = [Outcome::AtOnce, Outcome::Helped, Outcome::Shown];
    for history in 0..10_000 {
        let mut known = match history % 2 {
            0 => Skill::default(),
            _ => strange(&mut dice),
        };
        let mut today = Day::from_unix_days(20_000 + dice.below(1_000));
        for _ in 0..12 {
            today = jump(today, &mut dice);
            let outcome = outcomes[dice.below(3) as usize];
            let then = after(known, outcome, today);
            let told = format!("{history}: {known:?} {outcome:?} {today} {then:?}");
            let is_new_day = known.last != Some(today);
            if is_new_day {
                assert!((1..=MOST_STABLE).contains(&then.stability), "{told}");
                assert!((1_000..=10_000).contains(&then.difficulty), "{told}");
                assert_eq!(then.last, Some(today), "{told}");
            }
            if today < Day::LAST {
                assert!(
                    !is_due(then, today),
                    "practised, and due all the same: {told}"
                );
            }
            assert!(is_due(then, today.plus(LONGEST)), "never due again: {told}");
            known = then;
        }
    }
}

#[test]
fn a_clock_set_back_costs_nothing() {
    let day = Day::from_unix_days(20_800);
    let known = after(Skill::default(), Outcome::AtOnce, day);
    let known = after(known, Outcome::AtOnce, day.plus(3));
    for back in [5, 300, 3_000] {
        let earlier = Day::from_unix_days(day.unix_days() - back);
        assert!(is_due(known, earlier), "{back}");
        let then = after(known, Outcome::AtOnce, earlier);
        assert!(then.stability >= known.stability, "{back}: {then:?}");
        // The same hour lived again proves nothing more either.
        assert!(then.stability <= known.stability + 1, "{back}: {then:?}");
    }
}
