//! `squarewise drill` alone: what there is to practise.

use std::process::ExitCode;

use serde::Serialize;

use crate::cli::position::{print, refuse, spoken};
use crate::cli::trouble::Trouble;
use crate::diagnostic::{Message, say};
use crate::locale::Locale;
use crate::practice::{MANY, SKILLS, Skill, Space};

/// Prints every skill with how many exercises each of its levels has.
pub(super) fn listed(language: Option<&str>, is_json: bool) -> ExitCode {
    if !is_json {
        return print(list(&spoken(language)).as_bytes());
    }
    let locale = spoken(Some(language.unwrap_or("en")));
    let told = ToldSkills {
        skills: SKILLS.iter().map(|it| ToldSkill::of(it, &locale)).collect(),
    };
    match serde_json::to_string(&told) {
        Ok(line) => print(format!("{line}\n").as_bytes()),
        Err(error) => refuse(&Trouble::new(Message::verbatim(error.to_string())), &locale),
    }
}

/// Every skill in one line, and what the numbers mean.
fn list(locale: &Locale) -> String {
    let told = SKILLS.iter().map(|it| ToldSkill::of(it, locale));
    let told: Vec<(ToldSkill<'_>, String)> = told
        .map(|skill| {
            let levels: Vec<String> = skill.levels.iter().map(ToldLevel::text).collect();
            (skill, levels.join("  "))
        })
        .collect();
    let widest = |of: fn(&(ToldSkill<'_>, String)) -> usize| told.iter().map(of).max();
    let name = widest(|(skill, _)| skill.name.len()).unwrap_or_default();
    let numbers = widest(|(_, levels)| levels.len()).unwrap_or_default();
    let lines = told.iter().map(|(skill, levels)| {
        let (of, title) = (skill.name, &skill.title);
        format!("{of:name$}  {levels:numbers$}  {title}\n")
    });
    let lines: String = lines.collect();
    let note = locale.tell(&say!("command-skills-note", many = MANY));
    format!("{lines}\n{note}\n")
}

/// What programs are told: the names and the order of the keys are a promise.
#[derive(Serialize)]
struct ToldSkills<'a> {
    skills: Vec<ToldSkill<'a>>,
}

#[derive(Serialize)]
struct ToldSkill<'a> {
    name: &'a str,
    title: String,
    levels: Vec<ToldLevel>,
}

/// How many exercises a level has: these and no more, or these at least.
#[derive(Serialize)]
struct ToldLevel {
    level: u8,
    exercises: usize,
    all: bool,
}

impl<'a> ToldSkill<'a> {
    fn of(skill: &'a Skill, locale: &Locale) -> Self {
        let title = skill.title().map(|title| locale.say_plain(&title));
        let levels = (1..=skill.n_levels).map(|level| {
            let (exercises, all) = match skill.space(level) {
                Space::Listed(all) => (all.len(), true),
                Space::Drawn => (MANY, false),
            };
            ToldLevel {
                level,
                exercises,
                all,
            }
        });
        Self {
            name: skill.name,
            title: title.unwrap_or_default(),
            levels: levels.collect(),
        }
    }
}

impl ToldLevel {
    fn text(&self) -> String {
        let more = if self.all { "" } else { "+" };
        let number = format!("{}{more}", self.exercises);
        format!("{number:>5}")
    }
}
