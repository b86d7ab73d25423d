//! What is needed to tell an answer: the lesson, its words, the reader's language. Moves are written
//! with the letters that pieces have there, and nobody is called by name.

use std::sync::Arc;

use crate::explain;
use crate::lesson::Lesson;
use crate::locale::nameless::{NOBODY, without_name};
use crate::locale::{LessonArgs, LessonWords, Locale, Phrase, WordKey, plain};
use crate::rules::notation::san;
use crate::rules::{Classic, Geometry, Move, Position, Role, Seat};
use crate::session::Session;

/// What stands on paper in the place of a name that is no address.
const GAP: &str = "……";

/// Who reads the answers of a lesson.
#[allow(missing_debug_implementations)]
#[derive(Clone, Copy)]
pub struct Reader<'a, G: Geometry = Classic> {
    /// Whose answers are told.
    pub lesson: &'a Arc<Lesson<G>>,
    /// What its author wrote, in the reader's language.
    pub words: &'a LessonWords,
    /// The words of the program.
    pub locale: &'a Locale,
}

impl<G: Geometry> Reader<'_, G> {
    /// A sentence, without isolation marks.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.locale.say_plain(phrase)
    }

    /// Whether the reader reads from right to left.
    #[must_use]
    pub fn is_rtl(&self) -> bool {
        self.locale.is_rtl()
    }

    /// The lesson's own words: of a step, or with `None` of the lesson itself.
    #[must_use]
    pub fn own(&self, at: Option<usize>, key: &WordKey) -> Option<String> {
        self.own_of(at, key, None)
    }

    /// The same of so many in all, where that is not what the step itself asks for.
    #[must_use]
    pub fn own_of(&self, at: Option<usize>, key: &WordKey, of: Option<usize>) -> Option<String> {
        let step = at.and_then(|at| self.lesson.steps.get(at));
        let session = at.and_then(|at| Session::new(Arc::clone(self.lesson), at));
        let (_, all) = session.map_or((0, 0), |session| session.told());
        let all = u32::try_from(of.unwrap_or(all)).unwrap_or(u32::MAX);
        let args = LessonArgs {
            player: NOBODY.to_string(),
            best: step
                .and_then(|step| step.task.about().par)
                .unwrap_or_default(),
            total: all,
            left: all,
        };
        let text = self
            .words
            .text(step.map(|step| step.id.as_str()), key, &args)?;
        Some(without_name(&plain(&text), GAP))
    }

    /// A move with the letters that pieces have in the reader's language.
    #[must_use]
    pub fn san(&self, written: &str) -> String {
        self.rightwards(&explain::letters(self.locale).write(written))
    }

    /// Some moves of one position.
    #[must_use]
    pub fn moves(&self, position: &Position<G>, moves: &[Move<G>]) -> Vec<String> {
        let written = moves.iter().map(|mv| san::write(position, mv));
        written.map(|written| self.san(&written)).collect()
    }

    /// A line of moves with its numbers: `1. e4 e5 2. Nf3`.
    #[must_use]
    pub fn line(&self, start: &Position<G>, moves: &[Move<G>]) -> String {
        self.numbered(start, moves, san::write)
    }

    /// The same of what was played before a board that is printed. Where that did not begin as every game does, a pawn's
    /// step tells where it came from, `1. e2-e4`: the board does not show it any more, and taking in passing hangs on it.
    #[must_use]
    pub fn played(&self, start: &Position<G>, moves: &[Move<G>]) -> String {
        let is_known = is_start(start);
        self.numbered(start, moves, |now, mv| {
            let written = san::write(now, mv);
            let is_step = !is_known && mv.piece().role == Role::Pawn && mv.captured().is_none();
            let is_short = written.starts_with(&mv.to().to_string());
            match is_step && is_short {
                true => format!("{}-{written}", mv.from()),
                false => written,
            }
        })
    }

    fn numbered(
        &self,
        start: &Position<G>,
        moves: &[Move<G>],
        write: impl Fn(&Position<G>, &Move<G>) -> String,
    ) -> String {
        let mut now = *start;
        let mut written = Vec::new();
        let (mut n_rounds, mut last) = (0, None);
        for mv in moves {
            let seat = mv.piece().seat;
            // A number stands before whoever begins a round, and stays on the line of its move.
            let number = match last {
                None if seat != Seat::WHITE => "1.\u{a0}…\u{a0}".to_owned(),
                Some(before) if before < seat => String::new(),
                _ => format!("{}.\u{a0}", n_rounds + 1),
            };
            n_rounds += usize::from(!number.is_empty());
            last = Some(seat);
            written.push(format!("{number}{}", write(&now, mv)));
            now = now.after(mv);
        }
        self.san(&written.join(" "))
    }

    /// A text that runs from left to right in every language, as moves do.
    fn rightwards(&self, text: &str) -> String {
        if self.is_rtl() {
            let words = text.split(' ');
            let marked = words.map(|word| format!("\u{202A}{word}\u{202C}"));
            marked.collect::<Vec<_>>().join(" ")
        } else {
            text.to_owned()
        }
    }
}

/// Whether a board is the one with which a game on the 8x8 board begins.
fn is_start<G: Geometry>(position: &Position<G>) -> bool {
    let usual = Position::start();
    let usual = usual.board().iter().map(|(at, it)| (at.to_string(), it));
    let men = position.board().iter().map(|(at, it)| (at.to_string(), it));
    men.eq(usual)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_by_name_on_paper() {
        let said = |text: &str| without_name(&text.replace("{player}", &NOBODY.to_string()), GAP);
        assert_eq!(
            said("Watch first, {player}. Then go."),
            "Watch first. Then go."
        );
        assert_eq!(said("{player}, look at e4."), "Look at e4.");
        assert_eq!(said("Good! {player}, look."), "Good! Look.");
        assert_eq!(said("Witaj, {player}!"), "Witaj!");
        assert_eq!(said("It is the turn of {player}."), "It is the turn of …….");
    }
}
