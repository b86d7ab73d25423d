//! Names in braces that nobody fills in, such as a lesson's `{knight}` in a translation.
//!
//! Fluent does not say such a sentence at all: the child would read English, and nobody would know why.

use std::collections::BTreeSet;

use fluent_syntax::ast::InlineExpression;

use super::{Contents, place_of};
use crate::diagnostic::{Code, Diagnostic, Message, Source, Span, closest, did_you_mean, say};
use crate::locale::PieceWord;
use crate::locale::lesson_key::ARGUMENT_NAMES;
use crate::locale::terms::FUNCTIONS;

const NAME: Code = Code("name");

/// What stands in braces and must be known to somebody.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Reference {
    /// Another message: `{ knight }`.
    Message(String),
    /// A term: `{ -piece-rook }`.
    Term(String),
    /// A function that there is not.
    Function(String),
    /// A piece that there is not, named to a function.
    Piece(String),
}

impl Reference {
    /// What an expression refers to, unless it surely is there.
    pub(super) fn of(inline: &InlineExpression<&str>) -> Option<Self> {
        match inline {
            InlineExpression::MessageReference { id, .. } => {
                Some(Self::Message(id.name.to_owned()))
            }
            InlineExpression::TermReference { id, .. } => Some(Self::Term(id.name.to_owned())),
            InlineExpression::FunctionReference { id, arguments } => {
                if !FUNCTIONS.contains(&id.name) {
                    return Some(Self::Function(id.name.to_owned()));
                }
                let is_about_piece = matches!(id.name, "PIECE" | "GENDER");
                match arguments.positional.first() {
                    Some(InlineExpression::StringLiteral { value })
                        if is_about_piece && PieceWord::from_code(value).is_none() =>
                    {
                        Some(Self::Piece((*value).to_owned()))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// What is said about it, and the advice.
    fn told(&self) -> (Message, Option<Message>) {
        let codes = PieceWord::ALL.map(PieceWord::code);
        match self {
            Self::Message(name) => {
                let names = ARGUMENT_NAMES.into_iter().chain(codes);
                let near = closest(name, names).map(form);
                let help = match near {
                    Some(near) => say!("check-write", text = near),
                    None => say!("check-ftl-names-help"),
                };
                (say!("check-ftl-name", name = name), Some(help))
            }
            Self::Term(name) => (say!("check-ftl-term", name = name), None),
            Self::Function(name) => {
                let near = closest(name, FUNCTIONS).map(did_you_mean);
                (say!("check-ftl-function", name = name), near)
            }
            Self::Piece(name) => {
                let near = closest(name, codes).map(did_you_mean);
                (say!("check-ftl-piece", name = name), near)
            }
        }
    }

    /// Where it stands in an entry that begins at `start`.
    fn place(&self, source: &Source, start: usize) -> Option<Span> {
        let rest = source.text().get(start..)?;
        let name = match self {
            Self::Message(name) | Self::Function(name) => name.clone(),
            Self::Term(name) => format!("-{name}"),
            Self::Piece(name) => {
                let quote = rest.find(&format!("\"{name}\""))?;
                let from = start + quote + 1;
                return Some(Span::new(from, from + name.len()));
            }
        };
        let braces = rest.match_indices('{').map(|(at, _)| at + 1);
        let found = braces.filter_map(|brace| {
            let inner = rest.get(brace..)?;
            let blank = inner.len() - inner.trim_start().len();
            let behind = inner.trim_start().strip_prefix(name.as_str())?;
            let is_whole = !behind.starts_with(|c: char| c.is_alphanumeric() || "-_".contains(c));
            let from = start + brace + blank;
            is_whole.then(|| Span::new(from, from + name.len()))
        });
        found.into_iter().next()
    }
}

/// How a translation writes what a lesson writes as `{name}`.
fn form(name: &str) -> String {
    if ARGUMENT_NAMES.contains(&name) {
        format!("{{ ${name} }}")
    } else {
        format!("{{ PIECE(\"{name}\") }}")
    }
}

/// Complains about every name that neither this file nor the terms know.
pub(super) fn look_over(
    source: &Source,
    own: &Contents,
    terms: &BTreeSet<String>,
) -> Vec<Diagnostic> {
    let is_unknown = |(_, reference): &&(String, Reference)| match reference {
        Reference::Message(name) => !own.entries.contains_key(name),
        Reference::Term(name) => !terms.contains(name),
        Reference::Function(_) | Reference::Piece(_) => true,
    };
    let unknown = own.references.iter().filter(is_unknown);
    unknown
        .map(|(entry, reference)| {
            let whole = place_of(source, entry);
            let span = reference.place(source, whole.start).unwrap_or(whole);
            let (message, help) = reference.told();
            Diagnostic::error(NAME, span, message)
                .label(say!("check-not-known"))
                .maybe_help(help)
        })
        .collect()
}

/// The names of the terms in a text.
pub(super) fn terms_in(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter_map(|line| {
        let (name, _) = line.strip_prefix('-')?.split_once('=')?;
        Some(name.trim_end().to_owned())
    })
}
