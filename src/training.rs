//! Practice for one learner: which skill is due, which board comes next, and what is kept of it.
//!
//! `practice` makes boards and knows nobody; `progress` keeps what somebody has done and makes nothing. Here the two
//! meet. A [`Run`] is ten boards or twelve, in one of three ways: the *warm-up* of a day, *ten more* about a lesson, a rule
//! or a skill, the *passport* of a land. Whoever shows it asks for the exercise, lets it be solved in a session, reports the
//! [`Outcome`], and asks for the next; each report is kept at once, so that a run goes on where it was left.
//!
//! # Decisions
//! * *A skill is what is remembered*, not a board: boards are fresh each time. A rule is practised by the skills that
//!   [`teaching`] lists for it, and one that was missed makes them due.
//! * *Days are counted, never hours*, and the day comes from whoever calls. Where the last day lies ahead, a clock was
//!   wrong: the skill is due, nothing of it is forgotten, and never are more than [`MOST_DUE`] due.
//! * *Only what was taught is asked*: skills whose lessons were finished, or whose land has its stamp, at the levels that
//!   were taught.
//! * *A belief that is suspected is looked after*: the next board of its skill is the one that tells most, and once it is named
//!   two boards in a row are its cure. Passports only listen.
//! * *What went wrong in an own game comes again*: up to three boards of a warm-up stood in games of the learner's
//!   against the coach.
//! * *What was wrong stays with its board* until that is solved, and so does what was found of it: whoever leaves it and
//!   comes back is not asked anew.
//! * *Who begins has short ways*: at the first level boards that need many moves are passed over, see `gentle`.
//! * *Nothing is drawn by chance*: the next board hangs on what is kept and on the day.
//!
//! # What a stamp does
//! A land with its stamp counts as known ([`is_known`]): its skills are practised as if its lessons had been finished,
//! and a path may lead past it. It gives no stars and finishes no lesson; those stay to be played.

mod believed;
mod crown;
mod due;
mod gentle;
mod guess;
mod level;
mod outcome;
mod own;
mod passport;
mod rounds;
mod run;
mod schedule;
mod so_far;
pub mod teaching;
mod ten_more;
mod turn;
mod warm_up;

pub use believed::{first_answer, hear, hunches, told};
pub use crown::crowned;
pub use due::{MOST_DUE, due, is_known, skills};
pub use guess::{Chance, answers, tapped};
pub use level::reached;
pub use outcome::Outcome;
pub use own::note_own_boards;
pub use passport::has_passport;
pub use rounds::{note_round, rounds};
pub use run::{Purpose, Run, Score};
pub use so_far::{found, so_far};
