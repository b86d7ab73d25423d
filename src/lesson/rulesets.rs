//! House rules as files: the profiles in the program, and a reader for a player's own.
//!
//! A profile is a TOML table of the keys of [`Ruleset`]; a key that it leaves out is as in the
//! profile it `extends`, or as in the Laws. The reader names everything it does not understand.
//!
//! ```
//! use squarewise::diagnostic::Source;
//! use squarewise::lesson::rulesets;
//!
//! let source = Source::new("ours.toml", "extends = \"club\"\nclaim_by = \"anyplayer\"\n");
//! let (_, found) = rulesets::read(&source);
//! let help = found[0].help.as_ref().map(squarewise::locale::english);
//! assert_eq!(help.as_deref(), Some("did you mean `any_player`?"));
//! ```

use toml::de::{DeTable, DeValue};

use crate::diagnostic::{Diagnostic, Message, Source, Span, closest, did_you_mean, say};
use crate::lesson::log::Log;
use crate::lesson::text::Text;
use crate::lesson::{MAX_BYTES, codes, scan, syntax};
use crate::rules::Ruleset;
use crate::rules::ruleset::{Conflict, KEYS, RuleKey};

/// The setting that names the profile to start from.
const EXTENDS: &str = "extends";

/// Every profile in the program: its name and its file.
const PROFILES: &[(&str, &str)] = &[
    ("fide", include_str!("../../assets/rules/fide.toml")),
    (
        "fide-online",
        include_str!("../../assets/rules/fide-online.toml"),
    ),
    ("club", include_str!("../../assets/rules/club.toml")),
    ("sheet", include_str!("../../assets/rules/sheet.toml")),
    (
        "print-and-play",
        include_str!("../../assets/rules/print-and-play.toml"),
    ),
    ("school", include_str!("../../assets/rules/school.toml")),
    ("family", include_str!("../../assets/rules/family.toml")),
    (FRIENDS, include_str!("../../assets/rules/friends.toml")),
];

/// The profile that forgives most: what two play by who have not chosen any.
pub const FRIENDS: &str = "friends";

/// The names of the profiles in the program, the Laws first.
pub(super) const NAMES: [&str; PROFILES.len()] = {
    let mut names = [""; PROFILES.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = PROFILES[at].0;
        at += 1;
    }
    names
};

/// The names of the profiles in the program, the Laws first.
pub fn names() -> impl Iterator<Item = &'static str> + Clone {
    NAMES.into_iter()
}

/// The file of a profile in the program, for a player to copy and change.
#[must_use]
pub fn file(name: &str) -> Option<&'static str> {
    let mut profiles = PROFILES.iter();
    profiles
        .find(|(known, _)| *known == name)
        .map(|(_, text)| *text)
}

/// A profile in the program, or `None` if there is none of this name.
#[must_use]
pub fn named(name: &str) -> Option<Ruleset> {
    if name == "fide" {
        return Some(Ruleset::FIDE);
    }
    read(&Source::new(format!("{name}.toml"), file(name)?)).0
}

/// The name of a profile as the program keeps it.
pub(super) fn known(name: &str) -> &'static str {
    names().find(|known| *known == name).unwrap_or("fide")
}

/// Reads a profile: the rules, unless there is an error, and everything that is wrong.
#[must_use]
pub fn read(source: &Source) -> (Option<Ruleset>, Vec<Diagnostic>) {
    let mut log = Log::new(source);
    if source.text().len() > MAX_BYTES {
        let message = say!("check-rules-too-big", kib = MAX_BYTES / 1024);
        log.push(Diagnostic::error(codes::TOO_BIG, Span::default(), message));
        return (None, log.finish());
    }
    let scan = scan::scan(source.text());
    let text = scan.patched(source.text());
    let table = syntax::parse(&text, &scan, &mut log);
    let rules = ruleset(&table, &mut log);
    let rules = Some(rules).filter(|_| !log.has_errors());
    (rules, log.finish())
}

fn ruleset(table: &DeTable<'_>, log: &mut Log<'_>) -> Ruleset {
    let entry = |name: &str| table.iter().find(|(key, _)| key.get_ref() == name);
    let mut rules = entry(EXTENDS)
        .and_then(|(_, value)| extended(value.get_ref(), value.span().into(), log))
        .unwrap_or(Ruleset::FIDE);
    for (key, value) in table {
        let (name, span) = (key.get_ref().as_ref(), Span::from(key.span()));
        let is_broken = log.is_broken(span) || log.is_broken(value.span().into());
        match key_named(name) {
            _ if is_broken || name == EXTENDS => {}
            Some(key) => set(&mut rules, key, value.get_ref(), value.span().into(), log),
            None => log.push(unknown(name, span)),
        }
    }
    if let Some(conflict) = rules.conflict().filter(|_| !log.has_errors()) {
        let at = entry(conflict.key.name).or_else(|| entry(conflict.needs.name));
        let span = at.map_or_else(Span::default, |(_, value)| value.span().into());
        log.push(Diagnostic::error(codes::UNKNOWN, span, told(&conflict)));
    }
    rules
}

/// House rules with some of them changed, each written as `key=value`; complains about the others.
pub(super) fn with_options(rules: Ruleset, options: &[Text<'_>], log: &mut Log<'_>) -> Ruleset {
    let n_before = log.n_found();
    let mut changed = rules;
    for text in options {
        let Some((name, _)) = text.value.split_once('=') else {
            let message = say!("check-no-option", text = text.value);
            let found = Diagnostic::error(codes::UNKNOWN, text.inside(), message)
                .label(say!("check-unknown-label"));
            log.push(found.help(say!("check-no-option-help")));
            continue;
        };
        let (name, value) = (
            text.cut(0, name.len()).trimmed(),
            text.cut(name.len() + 1, text.value.len()).trimmed(),
        );
        match key_named(name.value) {
            Some(key) => set_text(&mut changed, key, value, log),
            None => log.push(unknown(name.value, name.inside())),
        }
    }
    let conflict = changed.conflict().filter(|_| log.n_found() == n_before);
    if let Some((conflict, text)) = conflict.zip(options.last()) {
        log.push(Diagnostic::error(
            codes::UNKNOWN,
            text.inside(),
            told(&conflict),
        ));
    }
    changed
}

/// Two values that do not go together, as a sentence.
#[must_use]
pub fn told(conflict: &Conflict) -> Message {
    say!(
        "check-rule-conflict",
        name = conflict.key.name,
        value = conflict.has,
        other = conflict.needs.name,
        wanted = conflict.value
    )
}

/// The profile to start from.
fn extended(value: &DeValue<'_>, span: Span, log: &mut Log<'_>) -> Option<Ruleset> {
    if log.is_broken(span) {
        return None;
    }
    let DeValue::String(text) = value else {
        let message = say!("check-rules-extends");
        log.push(
            Diagnostic::error(codes::TYPE, span, message).label(say!("check-rules-extends-label")),
        );
        return None;
    };
    let text = Text::new(log.source(), text.as_ref(), span);
    let rules = named(text.value);
    if rules.is_none() {
        let message = say!("check-no-rules", text = text.value);
        let found = Diagnostic::error(codes::UNKNOWN, text.inside(), message)
            .label(say!("check-unknown-label"));
        log.push(found.help(near_or_all(text.value, names())));
    }
    rules
}

fn set(rules: &mut Ruleset, key: &RuleKey, value: &DeValue<'_>, span: Span, log: &mut Log<'_>) {
    match value {
        DeValue::String(text) => {
            let text = Text::new(log.source(), text.as_ref(), span);
            set_text(rules, key, text, log);
        }
        DeValue::Boolean(is_on) if key.is_switch() => {
            // A switch knows both words.
            let _ = rules.set(key.name, if *is_on { "true" } else { "false" });
        }
        _ => {
            let message = say!("check-rule-type", name = key.name);
            let found =
                Diagnostic::error(codes::TYPE, span, message).label(say!("check-rule-type-label"));
            let values = key.values.iter().map(|value| written(key, value));
            log.push(found.help(say!("check-write-one", list = list(values))));
        }
    }
}

fn set_text(rules: &mut Ruleset, key: &RuleKey, text: Text<'_>, log: &mut Log<'_>) {
    let written = rules.set(key.name, text.value);
    if written
        .or_else(|_| rules.set(key.name, &as_code(text.value)))
        .is_err()
    {
        let message = say!("check-rule-never", name = key.name, text = text.value);
        let found = Diagnostic::error(codes::UNKNOWN, text.inside(), message)
            .label(say!("check-unknown-label"));
        log.push(found.help(near_or_all(text.value, key.values.iter().copied())));
    }
}

/// A name or a value as the rules have it: with `_` where all other names of a lesson have `-`.
#[must_use]
pub fn as_code(text: &str) -> String {
    text.trim().to_lowercase().replace('-', "_")
}

/// The house rule of a name, written with `_` or with `-`.
fn key_named(name: &str) -> Option<&'static RuleKey> {
    RuleKey::named(&as_code(name))
}

/// A value as a file writes it.
fn written(key: &RuleKey, value: &str) -> String {
    match (key.is_switch(), value) {
        (true, "on" | "true") => "`true`".to_owned(),
        (true, "off" | "false") => "`false`".to_owned(),
        _ => format!("`\"{value}\"`"),
    }
}

/// The complaint about a house rule that there is not.
pub(super) fn unknown(name: &str, span: Span) -> Diagnostic {
    let keys = || KEYS.iter().map(|key| key.name).chain([EXTENDS]);
    let message = say!("check-no-rule", name = name);
    let found = Diagnostic::error(codes::UNKNOWN, span, message).label(say!("check-unknown-label"));
    let code = as_code(name);
    let mut with_value = KEYS
        .iter()
        .filter(|key| key.values.contains(&code.as_str()));
    if let (Some(key), None) = (with_value.next(), with_value.next()) {
        return found.help(did_you_mean(&format!("{}={code}", key.name)));
    }
    if let Some(near) = closest(name, keys()) {
        return found.help(did_you_mean(near));
    }
    // A rule with a word in common, such as `touch` for `touch-move`; there are too many to list them all.
    let words = |name: &str| -> Vec<String> {
        let words = name.split(['_', '-', ' ']).map(str::to_lowercase);
        words.filter(|word| word.len() > 2).collect()
    };
    let own = words(name);
    let is_like = |key: &&str| words(key).iter().any(|word| own.contains(word));
    let like: Vec<&str> = keys().filter(is_like).collect();
    found.help(match like[..] {
        [] => say!("check-no-rule-help"),
        [only] => did_you_mean(only),
        _ => near_or_all(name, like.iter().copied()),
    })
}

fn near_or_all<'a>(word: &str, known: impl Iterator<Item = &'a str> + Clone) -> Message {
    match closest(word, known.clone()) {
        Some(near) => did_you_mean(near),
        None => say!(
            "check-there-is",
            list = list(known.map(|name| format!("`{name}`")))
        ),
    }
}

fn list(words: impl Iterator<Item = String>) -> Message {
    let words: Vec<String> = words.collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            say!("check-or", head = rest.join(", "), last = last)
        }
        _ => Message::verbatim(words.concat()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::render;
    use crate::locale::english;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let source = Source::new("ours.toml", text);
        let (rules, found) = read(&source);
        assert_eq!(render::short(&source, &found, &english), expected);
        assert_eq!(rules.is_some(), expected.is_empty());
    }

    #[test]
    fn every_profile_in_the_program_is_without_mistakes() {
        for (name, text) in PROFILES {
            let source = Source::new(*name, *text);
            let (rules, found) = read(&source);
            assert_eq!(found, []);
            assert_eq!(rules, named(name));
        }
        assert_eq!(named("fide"), Some(Ruleset::FIDE));
        assert_eq!(named("chess"), None);
        let differences = |name: &str| named(name).unwrap().differences(&Ruleset::FIDE).len();
        let expected = [0, 3, 7, 5, 7, 3, 6, 3];
        assert!(names().map(differences).eq(expected));
    }

    #[test]
    fn a_players_own_profile_starts_from_another() {
        let text = "extends = \"school\"\nresign = true\ntouch = \"free_until_confirm\"\n";
        let (rules, found) = read(&Source::new("ours.toml", text));
        assert_eq!(found, []);
        let told: Vec<_> = rules
            .unwrap()
            .differences(&Ruleset::FIDE)
            .iter()
            .map(|difference| (difference.key.name, difference.here))
            .collect();
        assert_eq!(
            told,
            [
                ("claims", "not_mentioned"),
                ("agreement", "not_mentioned"),
                ("touch", "free_until_confirm")
            ]
        );
    }

    #[test]
    fn mistakes_are_told_where_they_stand() {
        check(
            "extends = \"clubb\"\nfifty_efect = \"claim\"\nclaim_by = \"me\"\nresign = 3\n",
            "ours.toml:1:12: error[unknown]: there are no house rules `clubb` (did you mean `club`?)\n\
             ours.toml:2:1: error[unknown]: there is no house rule `fifty_efect` (did you mean `fifty_effect`?)\n\
             ours.toml:3:13: error[unknown]: `claim_by` cannot be `me` (there is `player_to_move` or `any_player`)\n\
             ours.toml:4:10: error[type]: `resign` has a value of another kind (write `true`, `false` or `\"not_mentioned\"`)\n",
        );
    }

    #[test]
    fn values_that_do_not_go_together_are_refused() {
        check(
            "rule3 = \"answer_one\"\n",
            "ours.toml:1:9: error[unknown]: `rule3` can only be `answer_one` where \
             `announce_check` is `required_to_bind`\n",
        );
        check("extends = \"family\"\nrule3 = \"answer_one\"\n", "");
    }

    #[test]
    fn what_is_no_toml_is_told_once() {
        check(
            "touch = touch_move\n",
            "ours.toml:1:9: error[no-quotes]: text goes in quotes (write `\"touch_move\"`)\n",
        );
    }
}
