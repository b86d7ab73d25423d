//! Several lessons together: each name once, an order that begins somewhere, one new idea a step.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostic::{Diagnostic, Source, Span, closest, did_you_mean, say};
use crate::lesson::step::{is_name, slug};
use crate::lesson::{AnyLesson, Outline, codes, on_board};
use crate::rules::Reason;

/// A lesson as the others see it.
#[derive(Clone, Copy, Debug)]
pub struct Member<'l> {
    /// Its file.
    pub source: &'l Source,
    /// Its name, if it has one.
    pub id: Option<&'l str>,
    /// The lessons it comes after.
    pub after: &'l [String],
    /// The lesson, if it is proved.
    pub lesson: Option<&'l AnyLesson>,
    /// Whether it may have the name of another, whose place it takes.
    pub replaces: bool,
}

impl<'l> Member<'l> {
    /// A proved lesson.
    #[must_use]
    pub fn proved(source: &'l Source, lesson: &'l AnyLesson) -> Self {
        Self {
            source,
            id: Some(&lesson.id),
            after: &lesson.after,
            lesson: Some(lesson),
            replaces: false,
        }
    }

    /// A lesson that does not hold, of which the head could be read.
    #[must_use]
    pub fn outlined(source: &'l Source, outline: &'l Outline, replaces: bool) -> Self {
        Self {
            source,
            id: outline.id.as_deref(),
            after: &outline.after,
            lesson: None,
            replaces,
        }
    }
}

/// What is wrong with lessons as a set: for each, in the same order, its diagnostics, found when they are asked for.
///
/// `known` are the names of further lessons that are there and in order, such as the shipped ones.
pub fn check<'m>(
    members: &'m [Member<'m>],
    known: &[&'m str],
) -> impl Iterator<Item = Vec<Diagnostic>> + 'm {
    let own = members.iter().filter_map(|member| member.id);
    let ids: BTreeSet<&str> = own.chain(known.iter().copied()).collect();
    let owners = owners(members);
    let mut circles: BTreeSet<&str> = BTreeSet::new();
    let one = move |member: &'m Member<'m>| {
        let mut found = Vec::new();
        if let Some(id) = member.id.filter(|_| !member.replaces)
            && let Some(owner) = owners.get(id)
            && !std::ptr::eq(*owner, member)
        {
            found.push(same_name(member.source, id, owner.source.name()));
        }
        found.extend(order(members, member, &ids, &mut circles));
        found.extend(crowded(members, member));
        found
    };
    members.iter().map(one)
}

/// Whose each name is: that of the lesson whose file is called so, else of the first that has it.
fn owners<'m>(members: &'m [Member<'m>]) -> BTreeMap<&'m str, &'m Member<'m>> {
    let mut owners: BTreeMap<&str, &Member<'_>> = BTreeMap::new();
    for member in members.iter().filter(|member| !member.replaces) {
        let Some(id) = member.id else { continue };
        let owner = owners.entry(id).or_insert(member);
        if file_stem(owner.source) != id && file_stem(member.source) == id {
            *owner = member;
        }
    }
    owners
}

/// The name of a lesson's file without the folder and the ending.
fn file_stem(source: &Source) -> &str {
    let name = source.name().rsplit(['/', '\\']).next().unwrap_or_default();
    name.strip_suffix(".toml").unwrap_or(name)
}

/// That a lesson has the name of another: most often its file is a copy of the other's.
fn same_name(source: &Source, id: &str, other: &str) -> Diagnostic {
    let message = say!("check-same-lesson", id = id, file = other);
    let found = Diagnostic::error(codes::DUPLICATE, setting(source, "id", id), message)
        .label(say!("check-same-lesson-label"));
    let stem = file_stem(source);
    let own = slug(stem);
    found.help(match own.as_str() {
        _ if stem == id || !is_name(&own) => say!("check-same-lesson-help"),
        own if own == stem => say!("check-copy-help", id = own),
        own => say!("check-copy-call-help", id = own),
    })
}

/// Takes away what a copy of a lesson is told about its file's name: it needs a name of its own, and that was told.
pub fn told_once(found: &mut Vec<Diagnostic>) {
    if found
        .iter()
        .any(|it| it.message.id() == "check-same-lesson")
    {
        found.retain(|it| it.code != codes::FILE_NAME);
    }
}

/// Lessons to come after that are not there, or that come after this one; a circle is told once, in the first lesson
/// of it, and its lessons are in `circles` then.
fn order<'m>(
    members: &'m [Member<'m>],
    member: &'m Member<'m>,
    ids: &BTreeSet<&str>,
    circles: &mut BTreeSet<&'m str>,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for before in member.after {
        let span = setting(member.source, "after", before);
        if !ids.contains(before.as_str()) {
            let near = closest(before, ids.iter().copied()).map(did_you_mean);
            let message = say!("check-no-lesson", id = before);
            found.push(
                Diagnostic::error(codes::AFTER, span, message)
                    .label(say!("check-no-lesson-label"))
                    .maybe_help(near),
            );
        } else if let Some(id) = member.id
            && let Some(way) = way_to(members, before, id)
            && !(circles.contains(id) && circles.contains(before.as_str()))
        {
            let names: Vec<String> = way.iter().map(|id| format!("`{id}`")).collect();
            circles.extend(way);
            let message = say!("check-circle", one = id, other = before);
            let found_here =
                Diagnostic::error(codes::AFTER, span, message).label(say!("check-circle-label"));
            found.push(found_here.help(say!("check-circle-help", list = names.join(", "))));
        }
    }
    found
}

/// The steps of a lesson with the reasons that they name.
fn naming(lesson: &AnyLesson) -> Vec<(&str, BTreeSet<Reason>)> {
    on_board!(lesson, lesson => {
        let steps = lesson.steps.iter();
        steps.map(|step| (step.id.as_str(), step.reasons().into_iter().collect())).collect()
    })
}

/// Steps that bring several reasons at once which neither an earlier step has named nor a lesson before.
fn crowded(members: &[Member<'_>], member: &Member<'_>) -> Vec<Diagnostic> {
    let Some(lesson) = member.lesson else {
        return Vec::new();
    };
    let own = naming(lesson);
    if own.iter().all(|(_, named)| named.len() < 2) {
        return Vec::new();
    }
    let steps = before(members, lesson).into_iter().flat_map(naming);
    let mut known: BTreeSet<Reason> = steps.flat_map(|(_, named)| named).collect();
    let mut found = Vec::new();
    for (id, named) in own {
        let new: Vec<&str> = named.difference(&known).map(|it| it.code()).collect();
        if new.len() > 1 {
            let message = say!("check-two-ideas", n = new.len(), list = new.join(", "));
            let quoted = format!("\"{id}\"");
            let at = member.source.text().find(&quoted).map_or(0, |at| at + 1);
            let span = Span::new(at, at + id.len());
            found.push(
                Diagnostic::warning(codes::TWO_IDEAS, span, message)
                    .label(say!("check-two-ideas-label"))
                    .help(say!("check-two-ideas-help")),
            );
        }
        known.extend(named);
    }
    found
}

/// The lessons that a lesson stands after, over however many lessons.
fn before<'l>(members: &[Member<'l>], lesson: &'l AnyLesson) -> Vec<&'l AnyLesson> {
    let mut open = vec![lesson];
    let mut seen = BTreeSet::from([lesson.id.as_str()]);
    let mut found = Vec::new();
    while let Some(later) = open.pop() {
        for earlier in members.iter().filter_map(|member| member.lesson) {
            if later.after.contains(&earlier.id) && seen.insert(&earlier.id) {
                found.push(earlier);
                open.push(earlier);
            }
        }
    }
    found
}

/// The lessons over which `from` comes after `to`, from the one to the other; `None` if it does not.
fn way_to<'m>(members: &'m [Member<'m>], from: &'m str, to: &'m str) -> Option<Vec<&'m str>> {
    let mut open = vec![vec![from]];
    let mut seen = BTreeSet::new();
    while let Some(way) = open.pop() {
        let id = *way.last()?;
        if id == to {
            return Some(way);
        }
        if seen.insert(id) {
            let same = members.iter().filter(|member| member.id == Some(id));
            let before = same.flat_map(|member| member.after.iter().map(String::as_str));
            open.extend(before.map(|before| [&way[..], &[before]].concat()));
        }
    }
    None
}

/// Where a value of a lesson's own setting stands; the start of the file if it is written with escapes.
fn setting(source: &Source, name: &str, value: &str) -> Span {
    let text = source.text();
    let top = text
        .find("[[step]]")
        .map_or(text, |end| text.get(..end).unwrap_or_default());
    let line = top.match_indices(name).map(|(at, _)| at).find(|at| {
        let line = source.line_span(*at);
        let rest = source.slice(Span::new(at + name.len(), line.end));
        source.slice(Span::new(line.start, *at)).trim().is_empty()
            && rest.trim_start().starts_with('=')
    });
    let Some(line) = line else {
        return Span::default();
    };
    let quoted = ['"', '\''].map(|quote| format!("{quote}{value}{quote}"));
    let rest = top.get(line..).unwrap_or_default();
    let at = quoted
        .iter()
        .filter_map(|quoted| rest.find(quoted.as_str()))
        .min();
    at.map_or(Span::default(), |at| {
        Span::new(line + at + 1, line + at + 1 + value.len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::render::short;
    use crate::lesson::read;
    use crate::locale::english;

    fn lesson(name: &str, id: &str, after: &str) -> (Source, AnyLesson) {
        let step = "[[step]]\nid = \"a\"\nkind = \"say\"\nboard = \"start\"\n";
        let text = format!("format = 1\nid = \"{id}\"\nafter = [{after}]\n{step}");
        let source = Source::new(name, text);
        let (lesson, found) = read(&source);
        let lesson = lesson.unwrap_or_else(|| panic!("{}", short(&source, &found, &english)));
        (source, lesson)
    }

    fn told(lessons: &[(Source, AnyLesson)], known: &[&str]) -> String {
        let all: Vec<_> = lessons
            .iter()
            .map(|(source, lesson)| Member::proved(source, lesson))
            .collect();
        let found: Vec<_> = check(&all, known).collect();
        let sources = lessons.iter().map(|(source, _)| source);
        sources
            .zip(&found)
            .map(|(source, found)| short(source, found, &english))
            .collect()
    }

    #[test]
    fn lessons_may_come_after_each_other_and_after_known_ones() {
        let lessons = [
            lesson("a.toml", "a", ""),
            lesson("b.toml", "b", "\"a\", \"rook\""),
        ];
        assert_eq!(told(&lessons, &["rook"]), "");
    }

    #[test]
    fn a_lesson_that_is_not_there_is_told() {
        let lessons = [lesson("b.toml", "b", "'rok'")];
        assert_eq!(
            told(&lessons, &["rook"]),
            "b.toml:3:11: error[after]: there is no lesson called `rok` (did you mean `rook`?)\n"
        );
    }

    #[test]
    fn a_lesson_that_does_not_hold_is_compared_too() {
        let outline = |id: &str, after: &str| Outline {
            id: Some(id.to_owned()),
            after: vec![after.to_owned()],
        };
        let source = |id: &str, after: &str| {
            Source::new("x.toml", format!("id = \"{id}\"\nafter = [\"{after}\"]\n"))
        };
        let (a, of_a) = (source("a", "b"), outline("a", "b"));
        let (b, of_b) = (source("b", "a"), outline("b", "a"));
        let (lost, of_lost) = (source("a", "rok"), outline("a", "rok"));
        let member = |replaces| Member::outlined(&lost, &of_lost, replaces);
        let told = |members: &[Member<'_>]| -> Vec<String> {
            let found = check(members, &["rook"]).flatten();
            found.map(|it| it.code.name().to_owned()).collect()
        };
        let circle = [
            Member::outlined(&a, &of_a, false),
            Member::outlined(&b, &of_b, false),
        ];
        assert_eq!(told(&circle), ["after"]);
        assert_eq!(told(&[member(true), member(true)]), ["after", "after"]);
        let twice = told(&[member(false), member(false)]);
        assert_eq!(twice, ["after", "duplicate", "after"]);
    }

    #[test]
    fn a_circle_is_told_once_with_all_its_lessons() {
        let mut lessons = vec![
            lesson("a.toml", "a", "\"c\""),
            lesson("b.toml", "b", "\"a\""),
            lesson("c.toml", "c", "\"b\""),
            lesson("d.toml", "d", "\"c\""),
        ];
        let circle = "a.toml:3:11: error[after]: `a` and `c` come after each other \
            (remove one `after` in this circle: `c`, `b`, `a`)\n";
        assert_eq!(told(&lessons, &[]), circle);
        lessons.push(lesson("e.toml", "e", "\"f\""));
        lessons.push(lesson("f.toml", "f", "\"e\""));
        assert_eq!(told(&lessons, &[]).matches("error[after]").count(), 2);
    }

    /// A step in which a knight is tried as a rook; with its own sentences for these reasons.
    fn tries(id: &str, reasons: &[&str]) -> String {
        let pairs: Vec<String> = (reasons.iter()).map(|code| format!("\"{code}\"")).collect();
        let board = "board = \"8/8/8/8/8/P7/8/N7 w - - 0 1\"";
        let pairs = pairs.join(", ");
        format!(
            "[[step]]\nid = \"{id}\"\nkind = \"illegal\"\n{board}\nmove = \"a1-b1\"\nbecause_say = [{pairs}]\n"
        )
    }

    fn of_steps(id: &str, after: &str, steps: &[String]) -> (Source, AnyLesson) {
        let steps = steps.concat();
        let text = format!("format = 1\nid = \"{id}\"\nafter = [{after}]\n{steps}");
        let source = Source::new(format!("{id}.toml"), text);
        let (lesson, found) = read(&source);
        let lesson = lesson.unwrap_or_else(|| panic!("{}", short(&source, &found, &english)));
        (source, lesson)
    }

    #[test]
    fn a_step_that_names_two_new_reasons_is_told() {
        let both = ["piece-cant-move-that-way", "same-square"];
        let crowded = of_steps("b", "\"a\"", &[tries("one", &both)]);
        let told_of = |lessons: &[(Source, AnyLesson)]| told(lessons, &["a"]);
        let warning = "b.toml:5:7: warning[two-ideas]: this step brings 2 new reasons at once: ";
        let alone = told_of(std::slice::from_ref(&crowded));
        assert!(alone.starts_with(warning), "{alone}");
        let first = tries("zero", &both[..1]);
        assert_eq!(
            told_of(&[of_steps("b", "", &[first.clone(), tries("one", &both)])]),
            ""
        );
        let earlier = of_steps("a", "", std::slice::from_ref(&first));
        assert_eq!(told_of(&[crowded, earlier]), "");
        let elsewhere = of_steps("c", "", &[first]);
        let unordered = of_steps("b", "", &[tries("one", &both)]);
        assert!(told_of(&[unordered, elsewhere]).contains("two-ideas"));
    }

    #[test]
    fn one_name_belongs_to_one_lesson() {
        let lessons = [lesson("x/a.toml", "a", ""), lesson("y/a.toml", "a", "")];
        assert_eq!(
            told(&lessons, &[]),
            "y/a.toml:2:7: error[duplicate]: another lesson is called `a`: x/a.toml \
             (give one of them another `id`, and its file that name)\n"
        );
    }

    #[test]
    fn the_copy_of_a_lesson_needs_a_name_of_its_own_and_the_lesson_keeps_its_name() {
        let copy = |name: &str| {
            let outline = Outline {
                id: Some("m61".to_owned()),
                after: Vec::new(),
            };
            let (copy, lesson) = (
                Source::new(name, "id = \"m61\"\n"),
                lesson("m61.toml", "m61", ""),
            );
            let members = [
                Member::outlined(&copy, &outline, false),
                Member::proved(&lesson.0, &lesson.1),
            ];
            let found: Vec<_> = check(&members, &[]).collect();
            assert_eq!(found[1], []);
            short(&copy, &found[0], &english)
        };
        let told = "error[duplicate]: another lesson is called `m61`: m61.toml";
        assert_eq!(
            copy("m61-copy.toml"),
            format!("m61-copy.toml:1:7: {told} (this one is a copy: write `id = \"m61-copy\"`)\n")
        );
        assert_eq!(
            copy("m61 - Kopie.toml"),
            format!(
                "m61 - Kopie.toml:1:7: {told} (this one is a copy: write `id = \"m61-kopie\"`, \
                 and call the file `m61-kopie.toml`)\n"
            )
        );
    }
}
