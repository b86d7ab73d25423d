//! `squarewise help-step [KIND]`: what a step of a kind may hold, from the same table that reads lessons.

use std::process::ExitCode;

use clap::Args;

use crate::cli::position::{print, refuse, spoken};
use crate::cli::trouble::Trouble;
use crate::diagnostic::{Message, closest, did_you_mean, say};
use crate::explain;
use crate::lesson::fields::{COMMON, Field, OPTION, Ty, of_kind};
use crate::lesson::kinds::Kind;
use crate::lesson::{expected, schema};
use crate::locale::{Locale, Phrase};
use crate::rules::ruleset::KEYS;

/// What is not a kind and has a page all the same: the house rules that `options` may change.
const OPTIONS: &str = "options";

/// Which kind, or all of them.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The kind of a step, such as `collect`, or `options` for the house rules; without it, every kind in one line
    #[arg(value_name = "KIND")]
    kind: Option<String>,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// Write the schema of lesson files for editors instead
    #[arg(long, conflicts_with = "kind")]
    schema: bool,
}

/// Runs the command.
#[must_use]
pub fn run(arguments: &Arguments) -> ExitCode {
    let locale = spoken(arguments.lang.as_deref());
    let text = match &arguments.kind {
        None if arguments.schema => schema::text(),
        None => list(&locale),
        Some(name) if name == OPTIONS => options(&locale),
        Some(name) => match Kind::from_name(name) {
            Some(kind) => page(kind, &locale),
            None => return unknown(name, &locale),
        },
    };
    print(text.as_bytes())
}

fn unknown(name: &str, locale: &Locale) -> ExitCode {
    let known = Kind::ALL.map(Kind::name).into_iter().chain([OPTIONS]);
    let near = closest(name, known).map(did_you_mean);
    let advice = near.unwrap_or_else(|| say!("command-list-kinds"));
    let message = say!("command-no-kind", name = name);
    let message = say!("command-advised", text = message, advice = advice);
    refuse(&Trouble::new(message), locale)
}

/// What the child does in a step of a kind, in the locale's words.
fn doc(kind: Kind, locale: &Locale) -> String {
    locale.kind(kind.name()).unwrap_or_default()
}

/// Every kind with what the child does.
fn list(locale: &Locale) -> String {
    let line = |kind: &Kind| {
        let doc = doc(*kind, locale);
        format!("{:8}  {}\n", kind.name(), doc.trim_end_matches('.'))
    };
    Kind::ALL.iter().map(line).collect()
}

/// Every house rule with its values, each with what it means; the Laws' own value comes first.
fn options(locale: &Locale) -> String {
    let say = |phrase: Option<Phrase>| phrase.map_or_else(String::new, |it| locale.say_plain(&it));
    let example = locale.tell(&say!("command-options-example"));
    let mut page = format!("options = [\"touch=touch_move\"]\n{example}\n");
    for key in KEYS {
        page.push_str(&format!(
            "\n  {}: {}\n",
            key.name,
            say(explain::key_name(key))
        ));
        for value in key.values {
            let meaning = say(explain::reading(key, value));
            page.push_str(&format!(
                "      {}={value}\n          {meaning}\n",
                key.name
            ));
        }
    }
    page
}

/// Everything a step of a kind may hold.
fn page(kind: Kind, locale: &Locale) -> String {
    let mut page = format!("kind = \"{}\"\n{}\n", kind.name(), doc(kind, locale));
    let mut table = |title: Message, block: &str, fields: &[Field]| {
        let lines: Vec<String> = fields
            .iter()
            .map(|field| line(field, block, kind, locale))
            .collect();
        if !lines.is_empty() {
            let title = locale.tell(&title);
            page.push_str(&format!("\n{title}:\n\n{}", lines.concat()));
        }
    };
    table(say!("command-own-settings"), kind.name(), of_kind(kind));
    if of_kind(kind).iter().any(|field| field.ty == Ty::Blocks) {
        table(say!("command-option-settings"), "option", OPTION);
    }
    table(say!("command-common-settings"), "step", COMMON);
    page
}

fn line(field: &Field, block: &str, kind: Kind, locale: &Locale) -> String {
    let is_needed = field.needed || field.name == "board" && kind.needs_board();
    let needed = if is_needed {
        format!(" {}", locale.tell(&say!("command-needed")))
    } else {
        String::new()
    };
    let choices: Vec<String> = field.choices.iter().map(|it| format!("\"{it}\"")).collect();
    let value = match choices.as_slice() {
        [] => locale.tell(&expected(field.ty)),
        choices if field.ty == Ty::SwitchOrChoice => format!("true, false, {}", choices.join(", ")),
        choices => choices.join(", "),
    };
    let doc = locale.setting(block, field.name).unwrap_or_default();
    format!("  {}{needed}\n      {doc}\n      {value}\n", field.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_rule_is_listed_with_all_its_values_and_their_meaning() {
        for language in Locale::available() {
            let page = options(&Locale::load(&[&language.tag]));
            for key in KEYS {
                for value in key.values {
                    let line = format!("      {}={value}\n          ", key.name);
                    let meaning = page.split_once(&line).map(|(_, rest)| rest);
                    let meaning = meaning.and_then(|rest| rest.lines().next()).unwrap_or("");
                    assert!(meaning.len() > 3, "{} {line}", language.tag);
                }
            }
        }
    }

    #[test]
    fn a_page_tells_every_setting_with_its_choices() {
        let english = Locale::load(&["en"]);
        for kind in Kind::ALL {
            let page = page(kind, &english);
            for field in of_kind(kind).iter().chain(COMMON) {
                assert!(
                    page.contains(&format!("\n  {}", field.name)),
                    "{}",
                    field.name
                );
            }
            assert!(list(&english).contains(kind.name()));
        }
        let told = |kind| page(kind, &english);
        assert!(told(Kind::Choose).contains("right"));
        assert!(told(Kind::Say).contains("board (needed)"));
        assert!(told(Kind::Name).contains("\"rank\""));
    }
}
