//! Which languages to try, and in which order.
//!
//! What the reader asked for comes first, in its order; what the program has is matched against it
//! by Fluent's own rules; English is always last: `[de-AT]` of `en de` gives `de en`.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// The language that every sentence exists in.
pub(super) const SOURCE: &str = "en";

/// The chain of languages to speak, best first; English is always in it.
pub(super) fn chain<T: AsRef<str>>(
    requested: &[T],
    available: &[LanguageIdentifier],
) -> Vec<LanguageIdentifier> {
    let requested = tags(requested);
    let mut chain: Vec<LanguageIdentifier> =
        negotiate_languages(&requested, available, None, NegotiationStrategy::Filtering)
            .into_iter()
            .cloned()
            .collect();
    // A language close to one that the reader named stands before one he did not name.
    if let Some(source) = source_tag()
        && !chain.contains(&source)
    {
        chain.push(source);
    }
    chain
}

/// The languages a reader can follow, best first, whether the program has them or not:
/// each requested tag, then the tag without its region, English last.
pub(super) fn wanted<T: AsRef<str>>(requested: &[T]) -> Vec<LanguageIdentifier> {
    let mut wanted = Vec::new();
    let mut add = |tag: LanguageIdentifier| {
        if !wanted.contains(&tag) {
            wanted.push(tag);
        }
    };
    for tag in tags(requested) {
        let mut bare = tag.clone();
        bare.clear_variants();
        bare.region = None;
        add(tag);
        add(bare);
    }
    source_tag().into_iter().for_each(&mut add);
    wanted
}

/// The languages set up in the system, best first.
pub fn system_languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// True if words in `offered` serve a reader of `asked`: the same language, and no other script.
pub(super) fn serves(offered: &LanguageIdentifier, asked: &LanguageIdentifier) -> bool {
    offered.language == asked.language
        && (offered.script.is_none() || asked.script.is_none() || offered.script == asked.script)
        && (asked.region.is_none() || offered.region.is_none() || offered.region == asked.region)
}

/// English as a tag.
pub(super) fn source_tag() -> Option<LanguageIdentifier> {
    SOURCE.parse().ok()
}

fn tags<T: AsRef<str>>(requested: &[T]) -> Vec<LanguageIdentifier> {
    requested
        .iter()
        .filter_map(|tag| tag.as_ref().parse().ok())
        .filter(|tag: &LanguageIdentifier| !tag.language.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(requested: &[&str], expected: &[&str]) {
        let available: Vec<_> = ["de", "en", "pt-BR"]
            .iter()
            .map(|tag| tag.parse().unwrap())
            .collect();
        let chain = chain(requested, &available);
        let chain: Vec<_> = chain.iter().map(ToString::to_string).collect();
        assert_eq!(chain, expected);
    }

    #[test]
    fn english_is_always_the_end() {
        check(&[], &["en"]);
        check(&["de"], &["de", "en"]);
        check(&["xx", "C", "", "not a tag"], &["en"]);
    }

    #[test]
    fn near_languages_serve() {
        check(&["de-AT"], &["de", "en"]);
        check(&["pt"], &["pt-BR", "en"]);
        check(&["de_CH"], &["de", "en"]);
    }

    #[test]
    fn the_readers_order_is_kept() {
        check(&["en-GB", "de"], &["en", "de"]);
        check(&["de", "en"], &["de", "en"]);
    }

    #[test]
    fn wanted_languages_need_not_be_there() {
        let wanted = wanted(&["pl-PL", "de"]);
        let wanted: Vec<_> = wanted.iter().map(ToString::to_string).collect();
        assert_eq!(wanted, ["pl-PL", "pl", "de", "en"]);
    }

    #[test]
    fn words_serve_readers_of_the_same_language() {
        let serves =
            |one: &str, other: &str| serves(&one.parse().unwrap(), &other.parse().unwrap());
        assert!(serves("de", "de-AT"));
        assert!(serves("de-AT", "de"));
        assert!(!serves("de-AT", "de-CH"));
        assert!(!serves("sr-Latn", "sr-Cyrl"));
        assert!(!serves("de", "en"));
    }
}
