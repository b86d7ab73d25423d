//! Ten more like this: at the end of a lesson, from a rule, or of a skill that was chosen.

use crate::practice::Skill;
use crate::training::due::Learned;
use crate::training::teaching::{self, Teaching};
use crate::training::turn::{TEN, Turn};

/// Ten boards of the skills that a lesson is about. Where it teaches only the upper levels of one, they begin there.
pub(super) fn of_lesson(learned: Learned<'_>, lesson: &str) -> Vec<Turn> {
    let knows = |it: &str| it == lesson || learned.knows(it);
    turns(&teaching::about(|it| it.begins_with(lesson)), knows)
}

/// Ten boards of the skills that practise a rule.
pub(super) fn of_rule(learned: Learned<'_>, rule: &str) -> Vec<Turn> {
    let begins = |it: &Teaching| it.is_about(rule).then_some(1);
    turns(&teaching::about(begins), |it| learned.knows(it))
}

/// Ten boards of one skill, if all is known that they need.
pub(super) fn of_skill(learned: Learned<'_>, skill: &str) -> Vec<Turn> {
    let ready = learned
        .skills()
        .into_iter()
        .find(|it| it.skill.name == skill);
    ready.map_or_else(Vec::new, |it| vec![Turn::from(it); TEN])
}

/// The skills take turns. Those of which all is known come alone, if there are any.
fn turns(
    about: &[(&'static Teaching, &'static Skill, u8)],
    knows: impl Fn(&str) -> bool,
) -> Vec<Turn> {
    let is_known = |it: &Teaching| it.lessons.iter().all(|lesson| knows(lesson));
    let any = about.iter().any(|(it, ..)| is_known(it));
    let asked = about.iter().filter(|(it, ..)| !any || is_known(it));
    let turns: Vec<Turn> = asked
        .map(|(teaching, skill, least)| Turn {
            skill,
            least: *least,
            most: teaching.highest(skill, &knows).max(*least),
        })
        .collect();
    turns.iter().copied().cycle().take(TEN).collect()
}
