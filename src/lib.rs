//! Squarewise teaches the rules of chess: every refused move is explained, every lesson is proved.
//!
//! # The map
//! A layer imports only from the layers below it.
//! ```text
//! L4  cli ── main.rs                          the only place for clap, exit codes, stdout
//! L3  gui                                     the only place for iced        [feature "gui", on by default]
//! L2  session    table    library    progress    settings    rulebook    referee    answers    export        [feature "export", on by default]
//! L1  lesson     explain    scene    solve    hand
//! L0  rules      diagnostic    locale    storage    licences    embedded    job
//! ```
//! Allowed edges: `solve→rules, job` · `locale→diagnostic, embedded` · `licences→embedded` · `lesson→rules, solve, scene, diagnostic, locale, job` ·
//! `explain→rules, locale` · `scene→rules` · `session→rules, hand, solve, lesson` ·
//! `hand→rules` · `table→rules, hand` · `library→lesson, diagnostic, locale, storage, embedded, job` · `progress→lesson, storage` ·
//! `settings→locale, storage` · `rulebook→rules, locale, lesson, explain` ·
//! `referee→rules, locale, explain` ·
//! `answers→rules, lesson, explain, session, locale` ·
//! `export→rules, lesson, explain, scene, session, locale, answers, rulebook` ·
//! `gui→all but cli` · `cli→all`.
//!
//! | module | what it is for |
//! |---|---|
//! | [`rules`] | which moves are legal, and why any other is refused; the only judge there is |
//! | [`diagnostic`] | an author's mistake as data, and how it is shown |
//! | [`embedded`] | the lessons, words and notices inside the program |
//! | [`licences`] | the licences of what others made and the program holds |
//! | [`locale`] | every sentence, made of the words in `locales/`, in every language, with a way back when one is missing |
//! | [`storage`] | files that survive a crash, and several programs at once: written whole or not at all |
//! | [`job`] | long work in short steps, so that nothing ever waits for it |
//! | [`solve`] | pars and proofs for lessons |
//! | [`lesson`] | the TOML format, read and proved in one pass |
//! | [`explain`] | a refusal as a sentence and as marks on the board |
//! | [`scene`] | the board picture as data |
//! | [`session`] | one learner in one lesson: a state machine |
//! | [`hand`] | what a press or a drop on a board means |
//! | [`table`] | two to four players at one screen, on either board: a state machine |
//! | [`library`] | shipped and teachers' lessons together |
//! | [`progress`], [`settings`] | what a learner has done, in copies that can be joined; how the window looks and speaks |
//! | [`rulebook`] | every rule as a card with boards to try, house rules and words |
//! | [`referee`] | a real board put up, its problems, and a move to ask about |
//! | [`answers`] | the answer of each step in words |
//! | `export` | a lesson on paper: pages as SVG, PDF and PNG, with the answers |
//! | `gui` | the window; its floors are `app` over `screen` over `base` over `board`, `widget`, `look`, `hearing` |
//! | [`cli`] | the command line |
//!
//! # Invariants
//! * A [`rules::Move`] exists only if it is legal: only the generator and the judge make one, and a
//!   test holds the two to the same answer on every attempt.
//! * A [`lesson::Lesson`] exists only if it is proved.
//! * The log of a [`rules::Game`], applied to its beginning, gives the same game, and so does its record.
//! * A [`rules::Fault`] holds squares and numbers, never text. Sentences live in `locales/`.
//! * `rules` uses std alone, knows no file, clock or text, and no input makes it panic.
//! * Nothing a learner has done is overwritten by something that could not be read, or that is less.
//! * Two copies of what a learner has done become one that has all of both, whichever is asked first.
//! * What is kept goes through the door [`storage::disk`]; ids that must be new come from
//!   [`storage::chance`], and nothing else is random.
//! * `view` decides nothing; time comes in through messages; nothing is drawn when nothing changes.
//! * Work that may take long is a [`job::Job`]: it goes on for so many nodes and gives way.
//! * There is no network code, and nothing a lesson holds can write, run or reach anything.
//!
//! `tests/integration/tidy.rs` holds the tree to this map.
//!
//! # Words
//! *Square, file, rank, role, piece, seat, ply, castling right, check, checker, pin, position* are
//! chess's own; a *seat* is a side of the table, White's and Black's on the 8x8 board. *Course,
//! lesson, step, hint, attempt, star, learner* are the teacher's. *Scene, mark, arrow* are the picture's.

pub mod answers;
pub mod cli;
pub mod diagnostic;
pub mod embedded;
pub mod explain;
#[cfg(feature = "export")]
pub mod export;
#[cfg(feature = "gui")]
pub mod gui;
pub mod hand;
pub mod job;
pub mod lesson;
pub mod library;
pub mod licences;
pub mod locale;
pub mod progress;
pub mod referee;
pub mod rulebook;
pub mod rules;
pub mod scene;
pub mod session;
pub mod settings;
pub mod solve;
pub mod storage;
pub mod table;
