//! Squarewise teaches the rules of chess: every refused move is explained, every lesson is proved.
//!
//! # The map
//! ```text
//! L5  cli    web ── main.rs, console.rs       the only place for clap, exit codes, stdout; for a page's address
//! L4  gui                                     the only place for iced        [feature "gui", on by default]
//! L3  rulebook    referee    answers    export    training        what is told, printed and practised        [feature "export", on by default]
//! L2  session    table    library    practice    progress    settings        what goes on, and what is kept of it
//! L1  lesson    explain    scene    solve    hand
//! L0  rules    diagnostic    locale    storage    licences    embedded    job
//! ```
//! There are two kinds of arrows, and no others; a module may use what it points at.
//!
//! Down, from a layer to those below it: `solve→rules, job` · `lesson→rules, diagnostic, locale, job` ·
//! `explain→rules, locale` · `scene→rules` · `hand→rules` · `session→rules, hand, solve, lesson, job` ·
//! `table→rules, hand` · `practice→rules, solve, lesson, explain, diagnostic, locale` · `library→lesson, diagnostic, locale, embedded, job` ·
//! `progress→lesson, storage` · `settings→locale, storage` ·
//! `rulebook→rules, locale, lesson, explain, diagnostic, embedded` · `referee→rules, locale, explain` ·
//! `answers→rules, lesson, explain, session, locale` · `training→rules, solve, lesson, practice, progress, session, library, storage, locale` ·
//! `export→rules, lesson, explain, scene, session, locale` · `gui→all but cli, web` · `cli→all but web` · `web→gui, library, storage`.
//!
//! Sideways, within a layer: `locale→diagnostic, embedded` · `licences→embedded` ·
//! `lesson→solve, scene` · `explain→solve` · `session→practice` · `library→practice` · `export→answers, rulebook`.
//!
//! The two largest modules have floors of their own, each of which stands on those below it: [`rules`] from
//! the ground up `ground`, `moving`, `judging`, `playing`, `notation`; `gui` from the ground up `look` and
//! `hearing`, `board` and `widget`, `base`, `screen`, `app`.
//!
//! | module | what it is for |
//! |---|---|
//! | [`rules`] | which moves are legal, and why any other is refused; the only judge there is |
//! | [`diagnostic`] | an author's mistake as data, and how it is shown |
//! | [`embedded`] | the lessons, their course and plans, the rulebook, words and notices inside the program |
//! | [`licences`] | the licences of what others made and the program holds |
//! | [`locale`] | every sentence, made of the words in `locales/`, in every language, with a way back when one is missing |
//! | [`storage`] | files that survive a crash, and several programs at once: written whole or not at all |
//! | [`job`] | long work in short steps, so that nothing ever waits for it |
//! | [`solve`] | pars and proofs for lessons |
//! | [`lesson`] | the TOML format, read and proved in one pass; the file of the rulebook, which is written like it |
//! | [`explain`] | a verdict, a refusal above all, or what a position is, as a sentence and as marks on the board |
//! | [`scene`] | the board picture as data |
//! | [`session`] | one learner in one lesson: a state machine |
//! | [`hand`] | what a press or a drop on a board means |
//! | [`table`] | two to four players at one screen, on either board: a state machine |
//! | [`library`] | shipped and teachers' lessons together |
//! | [`practice`] | exercises without end: a board for a skill at a level, made and proved |
//! | [`progress`], [`settings`] | what a learner has done, in copies that can be joined; how the window looks and speaks |
//! | [`rulebook`] | every rule as a card with boards to try, from `assets/rulebook.toml`, proved like a lesson; house rules and words |
//! | [`referee`] | a real board put up, its problems, and a move to ask about |
//! | [`answers`] | the answer of each step in words |
//! | [`training`] | practice for one learner: what is due, ten boards a day, the passport of a land |
//! | `export` | what is printed, as SVG, PDF and PNG: lessons with their answers, posters, certificates, sets to cut out, papers of a tournament, plans for a class |
//! | `gui` | the window |
//! | [`cli`] | the command line |
//! | `web` | the page in a browser, in the command line's stead |
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
//! * What the system or the browser does goes through a *door*: a file with a body for each. Only doors name files, threads, clocks,
//!   processes, the environment or a page. What is kept goes through [`storage::disk`]; ids that must be new come from
//!   [`storage::chance`], and nothing else is random. In which zone the machine is, [`storage::Day`] asks `chrono`, a door too.
//! * `view` decides nothing; time comes in through messages; nothing is drawn when nothing changes.
//! * Work that may take long is a [`job::Job`]: it goes on for so many nodes and gives way.
//! * There is no network code, and nothing a lesson holds can write, run or reach anything.
//!
//! `tests/integration/tidy.rs` holds the tree to this map: it reads the layers and the arrows here, and knows
//! the floors. What must hold on every screen in every language (nothing cut off, nothing unreachable by keys) is in
//! `tests/integration/gui/everywhere`, where `states` lists the states that are looked at.
//!
//! # Words
//! *Square, file, rank, role, piece, ply, castling right, check, checker, pin, position* are chess's own.
//! *Course, lesson, step, hint, attempt, star, learner* are the teacher's. The house's own are these.
//!
//! | word | what it means here |
//! |---|---|
//! | barred | unable ever to give checkmate, whatever is played; a *dead* position is one where all are |
//! | belief | something that people think about the rules and that is not so; it *shows* on a board to which it has another answer, and its *cure* is a sentence with a *pair* of boards, one thing changed |
//! | card | a rule in the rulebook, with its sentence and its boards; on a screen, what lies over the rest until it is closed |
//! | coach | the bird, a rook, called `-coach` in the words, who says what is to be done and why not, in a lesson and at the table |
//! | company | who is at the table: away, out of the game, allied, in charge of another's army |
//! | consequence | what follows from an event of a game, in the order in which it is told |
//! | cross | the board for two to four armies: 12x12 squares without the corners |
//! | desk | what is within reach of whoever answers for the command line: rule sets, words, the last line |
//! | doing | a kind of step while a learner is at it |
//! | door | a file behind which a desk has one body and a browser's page another |
//! | exercise | one step of a lesson, made by a *skill* at a level from a seed, and proved like any other |
//! | exposure | a refused move made all the same, to show who would take the king; on the screen its *ghost* |
//! | fault | why an attempt is no legal move, with the squares that prove it; its *reason* is the same without squares |
//! | flight | what flies over a screen for joy, at the end of a step, a lesson or a land |
//! | flow | the direction in which a language is read |
//! | frame | what every screen keeps beside its own state: what it shows, the keyboard's place, its boards |
//! | game slot | the game of one board, and where it is kept |
//! | gesture | a king put on his own rook, which means castling |
//! | house rule | a point on which a sheet of rules differs from the Laws; a *rule set* says all of them |
//! | hunch | how likely it is that a learner holds a belief |
//! | land | a stretch of the course with a *path* of its own, on which lessons, games and stories stand; see `lessons/course.toml` |
//! | laid out | put in reading order, so that Tab goes round: the *ring* |
//! | lender | a lesson that only lends games to the paths, and stands on no shelf |
//! | line | moves and nothing else; a *game* has all that people do at a table |
//! | mark | a sign on a square; a *scene* is a board's picture as data, a *spot* a square of it |
//! | moment | everything that can change in a game of several |
//! | notice | what a grown-up should hear about a file |
//! | own board | a board of a game that the learner has played against the coach, with what was overlooked or tried in vain there |
//! | pace | what the next step of a *job* may still cost, so that nothing waits for it |
//! | par | the fewest moves that do it, proved |
//! | opponent | the coach where it plays a side of a game, in one of five *strengths* |
//! | period | 45 minutes of a class, laid out by a *plan* of `lessons/plans.toml` with its *phases* |
//! | phrase | a sentence with what it is about, before it is said in a language |
//! | plain | under the Laws alone, with nobody away: then nothing of the house is asked |
//! | proof | what shows that a refusal is right; for a lesson, that its answers are |
//! | proposal | a draw, something taken back, a partner: what waits for a yes |
//! | referee | who answers "Am I allowed?" at a real board; in `rules` that is the *judge*, and at the table the coach tells what the referee would |
//! | refused | why something that is said does not stand: a claim, a leave, a partner |
//! | room | the file or the folder of one idea |
//! | rule 3 | the family's rule that no second player may attack a king |
//! | ruling | what the referee answers about a move that is asked about |
//! | skill | something that is practised, with levels: `mate-in-1` |
//! | round | boards of practice one after the other in the place of one step of a lesson |
//! | run | boards of practice one after the other, with an end: the warm-up of a day, ten more, a *passport* |
//! | seat | whose army it is, by the side of the table: South, West, North, East; White sits South, Black North |
//! | sheet | a page of words for a translator; on paper, of tasks |
//! | standing | what a position means for the game it stands in; for the referee, how the board stands |
//! | stamp | what a passport that was passed leaves in the record: its land counts as known |
//! | stone | what stands on a path: a lesson, a game against the coach, a story; the learner stands on the next one |
//! | supervisor | the grown-up who may change a house rule of a family game between two moves, or declare its end |
//! | task | what a step asks for, with its answer; every task is of a *kind* |
//! | transcript | what was done and said on a screen, in words; a game has a *log* of its events |
//! | utterance | what is read aloud as one; an answer is lit meanwhile |
//! | veil | paper that lies over a new screen or step and lifts; so a *page* is what a screen shows until the next veil |
//! | waive | to accept a problem of a board: no king, a check that cannot be |
//! | wing | the side of castling |

pub mod answers;
#[cfg(not(target_family = "wasm"))]
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
pub mod practice;
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
pub mod training;
#[cfg(all(target_family = "wasm", feature = "gui"))]
pub mod web;
