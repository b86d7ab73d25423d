//! Every sentence of the screens and of the explanations, as a variant with what it is given.
//!
//! Nothing is listed here: the build reads `locales/en` and writes a row for each message, see
//! `src/embed/phrases.rs`. A message `home-hello` with `{ $learner }` is `Phrase::HomeHello { learner }`,
//! so a new sentence is a message in every language and its use; the tests tell what is missing. What is
//! one of many, such as the name of a rule set, is found by its id: see [`Phrase::named`].
//! The words of lessons are not here: see `lesson_words`.

use fluent::FluentArgs;

use crate::locale::value::{Argument, Man, PieceWord, SideWord, SquareName, Ways};

/// Makes the sentences; each field becomes an argument of the same name.
macro_rules! phrases {
    ($(#[doc = $doc:literal] $id:literal $name:ident $({ $($field:ident: $kind:ty),+ })?;)*) => {
        /// A sentence with what it is about. `Locale::say` puts it into words.
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        pub enum Phrase {
            $(
                #[doc = $doc]
                $name $({ $(
                    #[doc = concat!("Said as `$", stringify!($field), "`.")]
                    $field: $kind,
                )+ })?,
            )*
        }

        impl Phrase {
            /// The ids of all sentences, sorted.
            pub const ALL_IDS: &'static [&'static str] = &[$($id),*];

            /// The name of the message.
            #[must_use]
            pub fn id(&self) -> &'static str {
                match self { $(Self::$name { .. } => $id,)* }
            }

            /// What the message is given.
            #[must_use]
            pub(super) fn args(&self) -> FluentArgs<'static> {
                #[allow(unused_mut)]
                let mut args = FluentArgs::new();
                match self {
                    $(Self::$name $({ $($field),+ })? => {
                        $($(args.set(stringify!($field), Argument::value($field));)+)?
                    })*
                }
                args
            }

            /// Every sentence once, filled with samples; each `n` gives other samples,
            /// so that one and many, both sides and all six pieces are met.
            #[must_use]
            pub fn samples(n: usize) -> Vec<Self> {
                vec![$(Self::$name $({ $($field: <$kind as Argument>::sample(n)),+ })?),*]
            }
        }
    };
}

/// Makes the table of the sentences that are given nothing, sorted by id.
macro_rules! plain {
    ($($place:literal $id:literal $name:ident;)*) => {
        const PLAIN_IDS: &[&str] = &[$($id),*];

        const fn plain(place: usize) -> Option<Phrase> {
            match place {
                $($place => Some(Phrase::$name),)*
                _ => None,
            }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/phrases.rs"));

impl Phrase {
    /// The sentence of an id, for what has one sentence for each of many: `house-rule3-off` is how a key
    /// of the house rules reads with a value. `None` if there is none, or if it must be given something.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        plain(PLAIN_IDS.binary_search(&id).ok()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_that_is_given_nothing_is_found_by_its_id() {
        let plain = Phrase::samples(0).into_iter();
        let plain = plain.filter(|phrase| phrase.args().iter().next().is_none());
        assert_eq!(plain.clone().count(), PLAIN_IDS.len());
        for phrase in plain {
            assert_eq!(Phrase::named(phrase.id()), Some(phrase));
        }
        assert_eq!(Phrase::named("home-hello"), None, "it needs a name");
        assert_eq!(Phrase::named("no-such-thing"), None);
    }
}
