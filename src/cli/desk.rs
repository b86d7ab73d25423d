//! The table at which questions are answered: rule sets, words, and on each board the line that was asked about last.
//!
//! Questions of one game come one after another, so the line stays set up; what a new question shares with the
//! last one is not played again.

use crate::cli::notation::{BoardKind, Notation};
use crate::cli::question::{JsonText, Question};
use crate::cli::rulebook::Rulebook;
use crate::cli::trouble::Trouble;
use crate::diagnostic::say;
use crate::explain;
use crate::locale::{Locale, Memo, Phrase};
use crate::rules::notation::letters::Letters;
use crate::rules::notation::san::SanError;
use crate::rules::{Classic, Cross, Line, Position, Ruleset, Seat};

/// Everything that answering needs and keeps.
#[derive(Debug)]
pub(super) struct Desk {
    rulebook: Rulebook,
    words: DeskWords,
    classic: DeskBoard<Classic>,
    cross: DeskBoard<Cross>,
}

/// What a desk speaks: a memory for sentences, and the letters of the pieces in that language.
#[derive(Debug)]
pub(super) struct DeskWords {
    pub(super) memo: Memo,
    pub(super) letters: Letters,
}

impl DeskWords {
    /// What the coach says about a text that is not a legal move.
    pub(super) fn why_not<G: Notation>(
        &mut self,
        position: &Position<G>,
        unread: &SanError<G>,
    ) -> &str {
        let refused = unread.fault().map(|it| explain::sentence(position, it));
        let why_not = refused.or_else(|| explain::unread(unread, &self.letters));
        self.memo
            .say_plain(why_not.unwrap_or(Phrase::UnreadNotAMove))
    }
}

/// What is done with the line that a question is about, whichever board it is on.
pub(super) trait AboutLine: Sized {
    /// The rules on a board for practice, where somebody has no king: those asked for, unless the answer is about
    /// single moves, which no draw ends there.
    fn rules_for_practice(rules: Ruleset) -> Ruleset {
        rules
    }

    /// Answers.
    ///
    /// # Errors
    /// What keeps the question from being answered.
    fn about<G: Notation>(self, line: &Line<G>, words: &mut DeskWords) -> Result<(), Trouble>;
}

impl Desk {
    /// A desk with nothing on it.
    pub(super) fn new(rulebook: Rulebook, memo: Memo) -> Self {
        let letters = explain::letters(memo.locale());
        Self {
            rulebook,
            words: DeskWords { memo, letters },
            classic: DeskBoard::default(),
            cross: DeskBoard::default(),
        }
    }

    /// The words.
    pub(super) const fn locale(&self) -> &Locale {
        self.words.memo.locale()
    }

    /// Sets up the line of a question and hands it over.
    ///
    /// # Errors
    /// What is the matter with the question.
    pub(super) fn ask<A: AboutLine>(
        &mut self,
        question: &Question<'_>,
        asked: A,
    ) -> Result<(), Trouble> {
        let (name, options) = (question.rules.as_deref(), question.options.as_ref());
        let rules = self.rulebook.rules(name, options)?;
        let start = question.start.as_deref().unwrap_or("startpos");
        let allies = question.allies.as_deref().unwrap_or_default();
        let moves = question.moves.as_deref().unwrap_or_default();
        let rules = [rules, A::rules_for_practice(rules)];
        let words = &mut self.words;
        match BoardKind::of(start) {
            BoardKind::Classic => {
                asked.about(self.classic.lay(start, allies, moves, rules, words)?, words)
            }
            BoardKind::Cross => {
                asked.about(self.cross.lay(start, allies, moves, rules, words)?, words)
            }
        }
    }
}

/// The line on one board, and the texts it was made of.
#[derive(Debug)]
struct DeskBoard<G: Notation> {
    laid: Option<LaidLine<G>>,
}

impl<G: Notation> Default for DeskBoard<G> {
    fn default() -> Self {
        Self { laid: None }
    }
}

#[derive(Debug)]
struct LaidLine<G: Notation> {
    start: String,
    allies: Vec<String>,
    rules: [Ruleset; 2],
    moves: Vec<String>,
    line: Line<G>,
}

impl<G: Notation> DeskBoard<G> {
    /// The line of a start, moves and rules: those of a game, and those of a board for practice.
    ///
    /// # Errors
    /// What is the matter with the start, or which move cannot be played and why.
    fn lay(
        &mut self,
        start: &str,
        allies: &[JsonText<'_>],
        moves: &[JsonText<'_>],
        rules: [Ruleset; 2],
        words: &mut DeskWords,
    ) -> Result<&Line<G>, Trouble> {
        let pairs = || allies.iter().map(|pair| &**pair);
        let is_same = |laid: &LaidLine<G>| {
            laid.start == start
                && laid.rules == rules
                && laid.allies.iter().map(String::as_str).eq(pairs())
        };
        let mut laid = match self.laid.take().filter(is_same) {
            Some(laid) => laid,
            None => LaidLine::new(start, allies, rules)?,
        };
        let played = laid.play(moves, words);
        let laid = self.laid.insert(laid);
        played.map(|()| &laid.line)
    }
}

impl<G: Notation> LaidLine<G> {
    fn new(start: &str, allies: &[JsonText<'_>], rules: [Ruleset; 2]) -> Result<Self, Trouble> {
        let [for_game, for_practice] = rules;
        let position = G::read_start(start, &for_game);
        let mut position = position.map_err(|trouble| trouble.under("start"))?;
        let mut company = *position.company();
        for pair in allies {
            let mut seats = pair.chars().map(Seat::from_initial);
            match (seats.next(), seats.next(), seats.next()) {
                (Some(Some(one)), Some(Some(other)), None) if one != other => {
                    company.ally(one, other);
                }
                _ => {
                    let told = say!("command-allies", text = &**pair);
                    return Err(Trouble::new(told).under("allies"));
                }
            }
        }
        position = position.with_company(company);
        let is_for_practice = |seat: Seat| position.kings(seat).is_empty();
        let holds = match position.alive().iter().any(is_for_practice) {
            true => for_practice,
            false => for_game,
        };
        Ok(Self {
            start: start.to_owned(),
            allies: allies.iter().map(|pair| pair.to_string()).collect(),
            rules,
            moves: Vec::new(),
            line: G::begin(position, holds),
        })
    }

    /// Takes back what `moves` does not begin with, and plays the rest of it.
    fn play(&mut self, moves: &[JsonText<'_>], words: &mut DeskWords) -> Result<(), Trouble> {
        let pairs = self.moves.iter().zip(moves);
        let n_shared = pairs.take_while(|(one, other)| **one == ***other).count();
        while self.moves.len() > n_shared {
            self.moves.pop();
            self.line.undo();
        }
        for mv in moves.iter().skip(n_shared) {
            if let Err(unread) = self.play_one(mv, &words.letters) {
                let why = words.why_not(self.line.position(), &unread);
                let number = self.moves.len() + 1;
                let told = say!("command-move-number", n = number, mv = &**mv, why = why);
                return Err(Trouble::new(told).under("moves"));
            }
            self.moves.push(mv.to_string());
        }
        Ok(())
    }

    fn play_one(&mut self, mv: &str, letters: &Letters) -> Result<(), SanError<G>> {
        let attempt = G::read_attempt(self.line.position(), mv, letters)?;
        let played = if mv.ends_with(['+', '#']) {
            self.line.play(attempt)
        } else {
            self.line.play_silently(attempt)
        };
        match played {
            Ok(_) => Ok(()),
            Err(fault) => Err(SanError::Illegal(Box::new(fault))),
        }
    }
}
