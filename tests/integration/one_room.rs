//! Holds the kinds of steps to their rooms: no place in the program passes over a kind in silence, so that
//! whoever adds one is led by the compiler to every place that has to know it.

use crate::tidy::{files, program, relative};

/// Where a kind of step is at home: there it may ask whether a task is its own.
const ROOMS: [&str; 6] = [
    "src/lesson/kinds.rs",
    "src/lesson/about.rs",
    "src/lesson/task.rs",
    "src/lesson/guess.rs",
    "src/lesson/kinds/",
    "src/session/kinds/",
];

/// A program in which no bracket stands in single quotes.
fn without_brackets_in_quotes(text: &str) -> String {
    let brackets = ["'{'", "'}'", "'('", "')'", "'['", "']'"];
    brackets
        .iter()
        .fold(text.to_owned(), |text, it| text.replace(it, "' '"))
}

/// The place of the bracket that closes the one at `open`.
fn close(text: &str, open: usize) -> usize {
    let mut depth = 0_usize;
    let inner = text.char_indices().skip_while(|(at, _)| *at < open);
    for (at, sign) in inner {
        match sign {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// The patterns of a match, from what stands between its brackets.
fn patterns(mut body: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(sign) = body.get(at..).and_then(|rest| rest.chars().next()) {
        if "{([".contains(sign) {
            at = close(body, at);
        } else if body[at..].starts_with("=>") {
            found.push(body[..at].trim().to_owned());
            let arm = body[at + 2..].trim_start();
            let mut end = 0;
            while let Some(sign) = arm[end..].chars().next().filter(|sign| *sign != ',') {
                if "{([".contains(sign) {
                    end = close(arm, end);
                    if sign == '{' && arm.starts_with('{') {
                        break;
                    }
                }
                end += arm[end..].chars().next().map_or(0, char::len_utf8);
            }
            let rest = arm.get(end..).unwrap_or_default();
            body = rest.trim_start_matches(['}', ',', '\n', ' ']);
            at = 0;
            continue;
        }
        at += body[at..].chars().next().map_or(1, char::len_utf8);
    }
    found
}

/// Whether a piece of program names a variant of `Task` or of `Kind`.
fn names_a_kind(text: &str) -> bool {
    ["Task::", "Kind::"].iter().any(|name| {
        text.match_indices(name).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = text[at + name.len()..].chars().next();
            before.is_none_or(|it| !it.is_alphanumeric() && it != '_' && it != ':')
                && after.is_some_and(char::is_uppercase)
        })
    })
}

/// What in a program asks for some kinds of steps and passes over the others in silence.
fn passed_over(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("match ") {
        let Some(open) = text[at..].find('{').map(|open| at + open) else {
            continue;
        };
        let patterns = patterns(&text[open + 1..close(text, open)]);
        let is_rest = |it: &&String| it.chars().all(|it| it.is_lowercase() || it == '_');
        let rest = patterns.iter().find(is_rest);
        if let Some(rest) = rest.filter(|_| patterns.iter().any(|it| names_a_kind(it))) {
            found.push(format!("`{rest} =>` in `{}`", &text[at..open]));
        }
    }
    let asks = ["matches!(", "if let ", "let ", "== ", "!= "];
    for (ask, at) in asks
        .iter()
        .flat_map(|ask| text.match_indices(ask).map(move |(at, _)| (ask, at)))
    {
        let rest = &text[at + ask.len()..];
        let end = match *ask {
            "matches!(" => close(text, at + ask.len() - 1) - at - ask.len(),
            "== " | "!= " => rest.find([' ', ')', ';', '\n']).unwrap_or(rest.len()),
            _ => rest.find('=').unwrap_or(0),
        };
        let asked = &rest[..end];
        if names_a_kind(asked) {
            found.push(format!(
                "`{ask}{}`",
                asked.split_whitespace().collect::<Vec<_>>().join(" ")
            ));
        }
    }
    found
}

/// Whoever adds a kind of step is led by the compiler to every place that has to know it.
#[test]
fn no_place_passes_over_a_kind_of_step() {
    let mut problems: Vec<String> = Vec::new();
    for path in files("src", "rs") {
        let name = relative(&path);
        let mut text = without_brackets_in_quotes(&program(&path));
        if !text.contains("lesson::kinds") && !name.starts_with("src/lesson") {
            // Other kinds than those of steps.
            text = text.replace("Kind::", "");
        }
        if !ROOMS.iter().any(|room| name.starts_with(room)) {
            problems.extend(passed_over(&text).iter().map(|it| format!("{name}: {it}")));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn whoever_passes_over_a_kind_is_found() {
    let caught = [
        "match task { Task::Say => 1, _ => 2 }",
        "match (a, task) { (_, Task::Say) => { f(b, |c| d) } _ => 2, }",
        "match kind { Kind::Say | Kind::Try => 1, other => 2 }",
        "if matches!(step.task, Task::Say) {}",
        "if let Task::Count { answer, .. } = task {}",
        "let Task::Count { answer, .. } = task else { return };",
        "step.task == Task::Say",
    ];
    for text in caught {
        assert!(!passed_over(text).is_empty(), "{text}");
    }
    let fine = [
        "match task { Task::Say => match x { 1 => 2, _ => 3 }, Task::Try { .. } => 2 }",
        "match kind { ButtonKind::Main => 1, _ => 2 }",
        "let task = Task::Say;",
        "match x { 1 => Task::Say, _ => Task::Try }",
    ];
    for text in fine {
        assert_eq!(passed_over(text), Vec::<String>::new(), "{text}");
    }
}
