//! The rule sets that a game can be played by, with their words.

use crate::locale::Phrase;

/// A rule set of the program.
#[derive(Debug)]
pub(super) struct Profile {
    /// Its name among the files of rules.
    pub(super) id: &'static str,
    /// Its name for people.
    pub(super) name: Phrase,
    /// What is special about it, in one sentence.
    pub(super) says: Phrase,
}

/// Those to choose from; the Laws come first.
pub(super) const PROFILES: [Profile; 7] = [
    Profile {
        id: "fide",
        name: Phrase::TableRulesFide,
        says: Phrase::TableRulesFideSays,
    },
    Profile {
        id: "club",
        name: Phrase::TableRulesClub,
        says: Phrase::TableRulesClubSays,
    },
    Profile {
        id: "fide-online",
        name: Phrase::TableRulesFideOnline,
        says: Phrase::TableRulesFideOnlineSays,
    },
    Profile {
        id: "print-and-play",
        name: Phrase::TableRulesPrintAndPlay,
        says: Phrase::TableRulesPrintAndPlaySays,
    },
    Profile {
        id: "sheet",
        name: Phrase::TableRulesSheet,
        says: Phrase::TableRulesSheetSays,
    },
    Profile {
        id: "school",
        name: Phrase::TableRulesSchool,
        says: Phrase::TableRulesSchoolSays,
    },
    Profile {
        id: "family",
        name: Phrase::TableRulesFamily,
        says: Phrase::TableRulesFamilySays,
    },
];

/// The name of a rule set for people.
pub(super) fn name_of(id: &str) -> Phrase {
    let mut profiles = PROFILES.iter();
    let found = profiles.find(|profile| profile.id == id);
    found.map_or(Phrase::TableRulesFide, |profile| profile.name.clone())
}

#[cfg(test)]
mod tests {
    use super::PROFILES;
    use crate::lesson::rulesets;

    #[test]
    fn every_rule_set_of_the_program_can_be_chosen() {
        let mut here: Vec<_> = PROFILES.iter().map(|profile| profile.id).collect();
        let mut there: Vec<_> = rulesets::names().collect();
        here.sort_unstable();
        there.sort_unstable();
        assert_eq!(here, there);
    }
}
