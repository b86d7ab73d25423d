//! The sentences of the screens as a table: read from the English word files, written as rows of Rust.
//!
//! A message `home-hello` becomes the row `"home-hello" HomeHello { learner: String };`, with the message
//! itself above it for the documentation; `src/locale/phrase.rs` makes the enum `Phrase` of the rows. What
//! an argument is follows from its name alone. Left out is what other tables than an enum name: what the
//! checker tells authors, what the command line says, what the settings of a lesson file are for.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use fluent_syntax::{ast, parser, serializer};

/// The files whose messages are found by their names alone.
const ELSEWHERE: &[&str] = &["check.ftl", "command.ftl", "fields.ftl"];

/// What each argument is, whatever message it stands in.
const ARGUMENTS: &[(&str, &str)] = &[
    ("about", "String"),
    ("action", "String"),
    ("after", "String"),
    ("age", "u32"),
    ("answer", "String"),
    ("army", "SideWord"),
    ("article", "String"),
    ("aside", "String"),
    ("asked", "String"),
    ("before", "String"),
    ("best", "u32"),
    ("blocker", "PieceWord"),
    ("by", "PieceWord"),
    ("callers", "Vec<String>"),
    ("captured", "PieceWord"),
    ("captures", "Vec<SquareName>"),
    ("cause", "String"),
    ("column", "u32"),
    ("command", "String"),
    ("count", "u32"),
    ("date", "String"),
    ("day", "u32"),
    ("display", "String"),
    ("done", "u32"),
    ("file", "String"),
    ("folder", "String"),
    ("found", "u32"),
    ("from", "SquareName"),
    ("gap", "u32"),
    ("grains", "String"),
    ("hint", "u32"),
    ("home", "SquareName"),
    ("king", "SquareName"),
    ("land", "String"),
    ("lands", "SquareName"),
    ("language", "String"),
    ("learner", "String"),
    ("left", "u32"),
    ("lesson", "String"),
    ("lessons", "u32"),
    ("letter", "String"),
    ("level", "u32"),
    ("library", "String"),
    ("line", "u32"),
    ("men", "Vec<Man>"),
    ("minutes", "u32"),
    ("missing", "String"),
    ("most", "u32"),
    ("month", "u32"),
    ("moves", "u32"),
    ("name", "String"),
    ("near", "String"),
    ("number", "u32"),
    ("numbers", "Vec<u32>"),
    ("other", "String"),
    ("owner", "String"),
    ("page", "u32"),
    ("part", "String"),
    ("pawn", "SquareName"),
    ("percent", "u32"),
    ("piece", "PieceWord"),
    ("place", "u32"),
    ("played", "String"),
    ("player", "String"),
    ("players", "Vec<String>"),
    ("query", "String"),
    ("rank", "String"),
    ("reading", "String"),
    ("report", "String"),
    ("rice", "String"),
    ("right", "u32"),
    ("rook", "SquareName"),
    ("row", "u32"),
    ("rows", "u32"),
    ("rule", "String"),
    ("rules", "String"),
    ("said", "String"),
    ("san", "String"),
    ("side", "SideWord"),
    ("square", "SquareName"),
    ("squares", "Vec<SquareName>"),
    ("stars", "u32"),
    ("start", "u32"),
    ("step", "u32"),
    ("taken", "PieceWord"),
    ("text", "String"),
    ("times", "u32"),
    ("to", "SquareName"),
    ("total", "u32"),
    ("turn", "SideWord"),
    ("victim", "String"),
    ("ways", "Ways"),
    ("word", "String"),
    ("written", "String"),
    ("year", "u32"),
];

/// A message of the screens.
struct Sentence {
    /// The file it stands in, such as `ui.ftl`.
    file: String,
    /// The message as it is written.
    text: String,
    /// The names of its arguments, each once.
    arguments: Vec<String>,
}

/// The rows for these English files, each as name and text; every mistake in them, if there is one.
///
/// `phrases!` takes all sentences, sorted by id; `plain!` takes those that are given nothing.
pub(crate) fn rows(files: &[(&str, &str)]) -> Result<String, Vec<String>> {
    let mut mistakes = Vec::new();
    let sentences = sentences(files, &mut mistakes);
    let mut rows = "phrases! {\n".to_owned();
    let mut plain = "plain! {\n".to_owned();
    let mut variants: BTreeMap<String, &str> = BTreeMap::new();
    let mut n_plain = 0;
    for (id, sentence) in &sentences {
        let variant = variant(id);
        if let Some(other) = variants.insert(variant.clone(), id) {
            mistakes.push(format!(
                "locales/en/{}: `{id}` and `{other}` would both be called `{variant}`",
                sentence.file
            ));
        }
        let fields = fields(id, sentence, &mut mistakes);
        let doc = format!("```text\n{}```", sentence.text);
        let _ = writeln!(rows, "    #[doc = {doc:?}]");
        if fields.is_empty() {
            let _ = writeln!(rows, "    {id:?} {variant};");
            let _ = writeln!(plain, "    {n_plain} {id:?} {variant};");
            n_plain += 1;
        } else {
            let _ = writeln!(rows, "    {id:?} {variant} {{ {} }};", fields.join(", "));
        }
    }
    if mistakes.is_empty() {
        Ok(format!("{rows}}}\n\n{plain}}}\n"))
    } else {
        Err(mistakes)
    }
}

/// The sentences of the screens by their ids.
fn sentences(files: &[(&str, &str)], mistakes: &mut Vec<String>) -> BTreeMap<String, Sentence> {
    let mut sentences: BTreeMap<String, Sentence> = BTreeMap::new();
    for (file, text) in files.iter().filter(|(file, _)| !ELSEWHERE.contains(file)) {
        let resource = match parser::parse(*text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let at = error.slice.as_ref().map_or(error.pos.start, |it| it.start);
                    let before = text.get(..at).unwrap_or_default();
                    let line = 1 + before.matches('\n').count();
                    mistakes.push(format!("locales/en/{file}:{line}: {error}"));
                }
                resource
            }
        };
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name;
            let is_id = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
            if !id.bytes().all(is_id) {
                mistakes.push(format!(
                    "locales/en/{file}: `{id}` may have small letters, digits and `-` only"
                ));
                continue;
            }
            let Some(value) = &message.value else {
                mistakes.push(format!("locales/en/{file}: `{id}` says nothing"));
                continue;
            };
            let mut arguments = Vec::new();
            of_pattern(value, &mut arguments);
            let sentence = Sentence {
                file: (*file).to_owned(),
                text: written(message),
                arguments,
            };
            if let Some(other) = sentences.insert(id.to_owned(), sentence) {
                mistakes.push(format!(
                    "locales/en/{file}: `{id}` stands twice; it is in locales/en/{} too",
                    other.file
                ));
            }
        }
    }
    sentences
}

/// The message as Fluent writes it, without what is noted above it.
fn written(mut message: ast::Message<&str>) -> String {
    message.comment = None;
    serializer::serialize(&ast::Resource {
        body: vec![ast::Entry::Message(message)],
    })
}

/// The name of the variant: `HomeHello` for `home-hello`.
fn variant(id: &str) -> String {
    let words = id.split('-').map(|word| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    });
    words.collect()
}

/// The fields of the variant: each argument with what it is.
fn fields(id: &str, sentence: &Sentence, mistakes: &mut Vec<String>) -> Vec<String> {
    let mut fields = Vec::new();
    for name in &sentence.arguments {
        match ARGUMENTS.iter().find(|(known, _)| known == name) {
            Some((_, what)) => fields.push(format!("{name}: {what}")),
            None => mistakes.push(format!(
                "locales/en/{}: `{id}` is given `${name}`, which no sentence was given before. If it is \
                 no slip, ARGUMENTS in src/embed/phrases.rs must tell what it is",
                sentence.file
            )),
        }
    }
    fields
}

fn of_pattern(pattern: &ast::Pattern<&str>, names: &mut Vec<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            of_expression(expression, names);
        }
    }
}

fn of_expression(expression: &ast::Expression<&str>, names: &mut Vec<String>) {
    match expression {
        ast::Expression::Inline(inline) => of_inline(inline, names),
        ast::Expression::Select { selector, variants } => {
            of_inline(selector, names);
            for variant in variants {
                of_pattern(&variant.value, names);
            }
        }
    }
}

fn of_inline(inline: &ast::InlineExpression<&str>, names: &mut Vec<String>) {
    use ast::InlineExpression as Inline;
    match inline {
        Inline::VariableReference { id } if !names.iter().any(|name| name == id.name) => {
            names.push(id.name.to_owned());
        }
        Inline::FunctionReference { arguments, .. }
        | Inline::TermReference {
            arguments: Some(arguments),
            ..
        } => {
            let named = arguments.named.iter().map(|argument| &argument.value);
            for argument in arguments.positional.iter().chain(named) {
                of_inline(argument, names);
            }
        }
        Inline::Placeable { expression } => of_expression(expression, names),
        _ => {}
    }
}
