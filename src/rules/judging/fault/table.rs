//! Writes `Fault` and `Reason` from one table.

/// Declares the faults, in the order in which they are looked for: what each is called, its stable code, the
/// article of the Laws, whether it is `of_house`, and what it carries. The reasons why castling is
/// refused share one fault.
macro_rules! faults {
    (
        $($(#[$doc:meta])* $name:ident $code:literal $article:literal $($house:ident)? {
            $($carried:tt)*
        })*
        [
            $(#[$one_doc:meta])* $one:ident($facts:ty) for
            $($(#[$why_doc:meta])* $why:ident $why_code:literal $why_article:literal)*
        ]
        $($(#[$late_doc:meta])* $late:ident $late_code:literal $late_article:literal $($late_house:ident)? {
            $($late_carried:tt)*
        })*
    ) => {
        /// Why an attempt is not a legal move, with what is needed to show it.
        ///
        /// The variants stand in the order in which they are looked for: the first that holds is the answer.
        /// All but [`OffBoard`](Self::OffBoard), which no attempt on a board can have, are the judge's.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Fault<G: Geometry = Classic> {
            $($(#[$doc])* $name { $($carried)* },)*
            $(#[$one_doc])* $one($facts),
            $($(#[$late_doc])* $late { $($late_carried)* },)*
        }

        impl<G: Geometry> Fault<G> {
            /// Which reason this is.
            #[must_use]
            pub fn reason(&self) -> Reason {
                match self {
                    $(Self::$name { .. } => Reason::$name,)*
                    Self::$one(facts) => facts.reason().unwrap_or(Reason::CastleRightLost),
                    $(Self::$late { .. } => Reason::$late,)*
                }
            }
        }

        reasons! {
            $($(#[$doc])* $name $code $article $($house)?,)*
            $($(#[$why_doc])* $why $why_code $why_article,)*
            $($(#[$late_doc])* $late $late_code $late_article $($late_house)?,)*
        }
    };
}

/// Declares the reasons with their codes and articles.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident $code:literal $article:literal $($house:ident)?,)*) => {
        /// Why a move is refused, without the squares. The order is the judge's.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Reason {
            $($(#[$doc])* $name,)*
        }

        impl Reason {
            /// Every reason, in the judge's order.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The stable code, as lessons, data and the words of a language use it: `path-blocked`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }

            /// The article of the Laws: `3.5`.
            #[must_use]
            pub const fn article(self) -> &'static str {
                match self { $(Self::$name => $article,)* }
            }

            /// Whether only house rules or another board than the Laws' can bring it.
            #[must_use]
            pub const fn is_of_house(self) -> bool {
                match self { $(Self::$name => is_said!($($house)?),)* }
            }

            /// The reason with this code, or `None`.
            #[must_use]
            pub fn from_code(code: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|reason| reason.code() == code)
            }
        }
    };
}

/// Whether a row says `of_house`.
macro_rules! is_said {
    () => {
        false
    };
    (of_house) => {
        true
    };
}

pub(super) use {faults, is_said, reasons};
