//! Values of house rules that do not go together.

use crate::rules::ground::Ruleset;
use crate::rules::ground::ruleset::{AnnounceCheck, CallWindow, CheckCall, Extra, Rule3, RuleKey};

/// A value that needs another key to have another value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conflict {
    /// Which key.
    pub key: &'static RuleKey,
    /// Its value.
    pub has: &'static str,
    /// Which other key stands against it.
    pub needs: &'static RuleKey,
    /// The value that the other key would need.
    pub value: &'static str,
}

impl Ruleset {
    /// The first pair of values that do not go together, or `None` if all do.
    #[must_use]
    pub fn conflict(&self) -> Option<Conflict> {
        let is_said = self.announce_check == AnnounceCheck::RequiredToBind;
        let needs_saying = [
            (self.rule3 == Rule3::AnswerOne, "rule3"),
            (
                self.silent_check_capture == Extra::True,
                "silent_check_capture",
            ),
            (self.check_call == CheckCall::Auto, "check_call"),
            (
                self.call_window == CallWindow::UntilVictimMoves,
                "call_window",
            ),
        ];
        let needs = |key: &'static str, needs: &'static str, value: &'static str| {
            let key = RuleKey::named(key)?;
            let (needs, has) = (RuleKey::named(needs)?, self.get(key.name)?);
            Some(Conflict {
                key,
                has,
                needs,
                value,
            })
        };
        let of_saying = needs_saying
            .into_iter()
            .find(|(is_set, _)| *is_set && !is_said)
            .and_then(|(_, key)| needs(key, "announce_check", "required_to_bind"));
        let of_window =
            self.check_call == CheckCall::Auto && self.call_window == CallWindow::UntilVictimMoves;
        of_saying.or_else(|| {
            let of_window = of_window.then(|| needs("call_window", "check_call", "by_hand"));
            of_window.flatten()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_about_saying_check_needs_checks_that_bind() {
        assert_eq!(Ruleset::FIDE.conflict(), None);
        for (key, value) in [
            ("rule3", "answer_one"),
            ("silent_check_capture", "true"),
            ("check_call", "auto"),
            ("call_window", "until_victim_moves"),
        ] {
            let mut rules = Ruleset::FIDE;
            rules.set(key, value).unwrap();
            let conflict = rules.conflict().unwrap();
            assert_eq!((conflict.key.name, conflict.has), (key, value));
            rules.set(conflict.needs.name, conflict.value).unwrap();
            assert_eq!(rules.conflict(), None, "{key}");
        }
    }

    #[test]
    fn what_the_program_says_at_once_is_not_said_later() {
        let mut rules = Ruleset::FIDE;
        for (key, value) in [
            ("announce_check", "required_to_bind"),
            ("check_call", "auto"),
            ("call_window", "until_victim_moves"),
        ] {
            rules.set(key, value).unwrap();
        }
        let conflict = rules.conflict().unwrap();
        assert_eq!(
            (conflict.key.name, conflict.value),
            ("call_window", "by_hand")
        );
    }
}
