//! The words of a step agree with its board: the pieces and squares of a sentence are there.
//!
//! A sentence is read as far as it can be read without grammar: "the rook on f8", "your pawns on d7 and e7", and
//! every square by itself. Each language has its own words for that.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use squarewise::lesson::{Lesson, Step, on_board};
use squarewise::locale::Locale;
use squarewise::rules::{Classic, Geometry, Role, Seat, Square};

use super::facts::Facts;
use super::reader::{Reader, all_keys};
use super::with_every_lesson;

/// How a language names what stands where.
struct Tongue {
    language: &'static str,
    /// How the words for pieces begin.
    roles: [(&'static [&'static str], Role); 6],
    /// How the words for White and Black begin.
    colors: [(&'static str, Seat); 2],
    /// How the words for what the child has begin.
    yours: &'static [&'static str],
    /// Between a piece and its square.
    on: &'static [&'static str],
    /// Between two squares.
    and: &'static str,
}

const TONGUES: [Tongue; 5] = [
    Tongue {
        language: "en",
        roles: [
            (&["king"], Role::King),
            (&["queen"], Role::Queen),
            (&["rook"], Role::Rook),
            (&["bishop"], Role::Bishop),
            (&["knight"], Role::Knight),
            (&["pawn"], Role::Pawn),
        ],
        colors: [("white", Seat::WHITE), ("black", Seat::BLACK)],
        yours: &["your"],
        on: &["on"],
        and: "and",
    },
    Tongue {
        language: "de",
        roles: [
            (&["könig"], Role::King),
            (&["dame"], Role::Queen),
            (&["turm", "türm"], Role::Rook),
            (&["läufer"], Role::Bishop),
            (&["springer"], Role::Knight),
            (&["bauer"], Role::Pawn),
        ],
        colors: [("weiß", Seat::WHITE), ("schwarz", Seat::BLACK)],
        yours: &["dein"],
        on: &["auf"],
        and: "und",
    },
    Tongue {
        language: "es",
        roles: [
            (&["rey"], Role::King),
            (&["dama"], Role::Queen),
            (&["torre"], Role::Rook),
            (&["alfil"], Role::Bishop),
            (&["caballo"], Role::Knight),
            (&["peón", "peon"], Role::Pawn),
        ],
        colors: [("blanc", Seat::WHITE), ("negr", Seat::BLACK)],
        yours: &["tu", "tus"],
        on: &["en", "de"],
        and: "y",
    },
    Tongue {
        language: "fr",
        roles: [
            (&["roi"], Role::King),
            (&["dame"], Role::Queen),
            (&["tour"], Role::Rook),
            (&["fou"], Role::Bishop),
            (&["cavalier"], Role::Knight),
            (&["pion"], Role::Pawn),
        ],
        colors: [("blanc", Seat::WHITE), ("noir", Seat::BLACK)],
        yours: &["ton", "ta", "tes"],
        on: &["en"],
        and: "et",
    },
    Tongue {
        language: "ru",
        roles: [
            (&["корол"], Role::King),
            (&["ферз"], Role::Queen),
            (&["ладь", "ладе", "ладей"], Role::Rook),
            (&["слон"], Role::Bishop),
            (
                &["конь", "коня", "коню", "конём", "коне", "кони", "коней"],
                Role::Knight,
            ),
            (&["пешк", "пешек"], Role::Pawn),
        ],
        colors: [("бел", Seat::WHITE), ("чёрн", Seat::BLACK)],
        yours: &[
            "твой",
            "твоя",
            "твоё",
            "твои",
            "твоего",
            "твою",
            "твоей",
            "твоих",
        ],
        on: &["на"],
        and: "и",
    },
];

impl Tongue {
    fn role(&self, word: &str) -> Option<Role> {
        let named = |(stems, _): &&(&[&str], Role)| stems.iter().any(|stem| word.starts_with(stem));
        self.roles.iter().find(named).map(|(_, role)| *role)
    }

    /// Whose the piece is that a word beside it says.
    fn seat(&self, word: &str, child: Seat) -> Option<Seat> {
        if self.yours.iter().any(|yours| word.starts_with(yours)) {
            return Some(child);
        }
        let named = |(stem, _): &&(&str, Seat)| word.starts_with(stem);
        self.colors.iter().find(named).map(|(_, seat)| *seat)
    }

    /// The pieces with their squares that a sentence names: "your rooks on a1 and h1".
    fn placed<G: Geometry>(
        &self,
        words: &[&str],
        child: Seat,
    ) -> Vec<(Square<G>, Role, Option<Seat>)> {
        let mut found = Vec::new();
        for (at, word) in words.iter().enumerate() {
            let Some(role) = self.role(word) else {
                continue;
            };
            let before = at.checked_sub(1).and_then(|at| self.seat(words[at], child));
            let behind = words.get(at + 1).and_then(|word| self.seat(word, child));
            let mut next = at + 1 + usize::from(behind.is_some());
            if !words.get(next).is_some_and(|word| self.on.contains(word)) {
                continue;
            }
            while let Some(square) = words.get(next + 1).and_then(|word| Square::parse(word)) {
                found.push((square, role, before.or(behind)));
                if words.get(next + 2) != Some(&self.and) {
                    break;
                }
                next += 2;
            }
        }
        found
    }
}

/// Steps that speak of a square to imagine something there: what may come, or could have been.
const IMAGINED: [(&str, &str); 4] = [
    ("castling-how", "where-now"),
    ("check", "knight"),
    ("family-double-attack", "open-and-join"),
    ("promotion", "too-early"),
];

/// The parts of a text between its stops, in small letters, each as its words.
fn parts_of(text: &str) -> Vec<Vec<String>> {
    let text = text.to_lowercase();
    let words = |part: &str| {
        let words = part.split(|sign: char| !sign.is_alphanumeric());
        let words = words.filter(|word| !word.is_empty());
        words.map(str::to_owned).collect()
    };
    text.split(['.', ',', '!', '?', ':', ';', '…'])
        .map(words)
        .collect()
}

/// A word that looks like a square, with what it is.
fn as_square<G: Geometry>(word: &str) -> Option<Result<Square<G>, ()>> {
    let number = word.strip_prefix(|file: char| file.is_ascii_lowercase())?;
    let most = G::SIDE.to_string().len();
    let is_number = number.chars().all(|rank| rank.is_ascii_digit());
    (is_number && (1..=most).contains(&number.len())).then(|| Square::parse(word).ok_or(()))
}

/// A step with what is true on its board.
struct Read<'a, G: Geometry = Classic> {
    facts: Facts<G>,
    step: &'a Step<G>,
    /// Whether each square must be there for a reason: not where squares themselves are the lesson.
    is_strict: bool,
}

impl<G: Geometry> Read<'_, G> {
    /// What a part of a sentence says that is not so.
    fn untrue(&self, tongue: &Tongue, words: &[&str]) -> Vec<String> {
        let child = self.step.side;
        let mut found = Vec::new();
        for (square, role, seat) in tongue.placed(words, child) {
            if self.is_strict && !self.facts.has(square, role, seat) {
                found.push(format!("no {role:?} of {seat:?} on {square}"));
            }
        }
        for square in words.iter().filter_map(|word| as_square(word)) {
            match square {
                Ok(square) if self.is_strict && !self.facts.matters(square) => {
                    found.push(format!("nothing is on {square}"));
                }
                Ok(_) => {}
                Err(()) => found.push("no square of the board".to_owned()),
            }
        }
        for pair in words.windows(2) {
            let seat = tongue.seat(pair[0], child);
            if let Some((role, seat)) = tongue.role(pair[1]).zip(seat)
                && !self.facts.knows(role, Some(seat))
            {
                found.push(format!("no {role:?} of {seat:?}"));
            }
        }
        found
    }
}

/// The steps of a lesson that have a board, each with what is true there and in the step before:
/// "Now the pawn on d3 is gone."
fn readable<G: Geometry>(lesson: &Lesson<G>) -> Vec<Read<'_, G>> {
    let mut read = Vec::new();
    for (at, step) in lesson
        .steps
        .iter()
        .enumerate()
        .filter(|(_, it)| it.has_board)
    {
        let before = at.checked_sub(1).map(|at| Facts::of(&lesson.steps[at]));
        let is_imagined = IMAGINED.contains(&(&*lesson.id, &*step.id));
        read.push(Read {
            facts: Facts::of(step).with(before),
            step,
            is_strict: &*lesson.id != "board-right-way" && !is_imagined,
        });
    }
    read
}

#[test]
fn words_and_boards_agree() {
    let problems = Mutex::new(Vec::new());
    let n_texts = AtomicUsize::new(0);
    with_every_lesson(|entry| {
        on_board!(&entry.lesson, lesson => {
            let steps = readable(lesson);
            for language in Locale::available() {
                let mut tongues = TONGUES.iter();
                let tongue = tongues.find(|it| it.language == language.tag);
                let tongue = tongue.unwrap_or_else(|| panic!("how does {} say it?", language.tag));
                let reader = Reader::new(entry, &language.tag);
                for read in &steps {
                    let keys = all_keys(read.step).into_iter();
                    for text in keys.filter_map(|key| reader.read(&read.step.id, &key)) {
                        n_texts.fetch_add(1, Ordering::Relaxed);
                        for part in parts_of(&text) {
                            let words: Vec<&str> = part.iter().map(String::as_str).collect();
                            let place = format!("{}, {}", language.tag, entry.lesson.id);
                            let tell = |what| format!("{place}, {}: {what}: {text}", read.step.id);
                            let untrue = read.untrue(tongue, &words).into_iter().map(tell);
                            problems.lock().unwrap().extend(untrue);
                        }
                    }
                }
            }
        });
    });
    let problems = problems.into_inner().unwrap();
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    assert!(n_texts.into_inner() > 1_000);
}

#[test]
fn pieces_are_found_on_their_squares_in_every_language() {
    let (white, black) = (Some(Seat::WHITE), Some(Seat::BLACK));
    for (language, said, seats) in [
        (
            "en",
            "Your rooks on a1 and h1, the black pawn on e5",
            [white, black],
        ),
        (
            "de",
            "Deine Türme auf a1 und h1, der schwarze Bauer auf e5",
            [white, black],
        ),
        (
            "es",
            "Tus torres de a1 y h1, el peón negro de e5",
            [white, black],
        ),
        (
            "fr",
            "Tes tours en a1 et h1, le pion noir en e5",
            [white, black],
        ),
        (
            "ru",
            "Твои ладьи на a1 и h1, чёрная пешка на e5",
            [white, black],
        ),
    ] {
        let tongue = TONGUES.iter().find(|it| it.language == language).unwrap();
        let mut placed = Vec::new();
        for part in parts_of(said) {
            let words: Vec<&str> = part.iter().map(String::as_str).collect();
            placed.extend(tongue.placed(&words, Seat::WHITE));
        }
        let at = |name| Square::parse(name).unwrap();
        let expected: [(Square, _, _); 3] = [
            (at("a1"), Role::Rook, seats[0]),
            (at("h1"), Role::Rook, seats[0]),
            (at("e5"), Role::Pawn, seats[1]),
        ];
        assert_eq!(placed, expected, "{language}");
    }
}
