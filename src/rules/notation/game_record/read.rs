//! Reading the record of a game: strict, and every event judged again.

use crate::rules::ground::ruleset::RuleKey;
use crate::rules::ground::{Attempt, BySeat, Geometry, Ruleset, RulesetError, Seat, Seats};
use crate::rules::judging::Ending;
use crate::rules::moving::Position;
use crate::rules::notation::game_record::{RecordError, RecordFault, Recorded, word};
use crate::rules::playing::Claim;
use crate::rules::playing::game::{Ages, Game, GameEvent, Status};

impl<G: Recorded> Game<G> {
    /// Reads a record and plays it again.
    ///
    /// # Errors
    /// The first line that is not understood or that the rules refuse, and why.
    pub fn from_record(text: &str) -> Result<Self, RecordError<G>> {
        let mut reader = Reader::<G>::default();
        let mut n_lines = 0;
        for (line, text) in (1..).zip(text.lines()) {
            n_lines = line;
            let read = if line == 1 {
                first_line(text)
            } else {
                reader.line(text.trim())
            };
            read.map_err(|why| RecordError { line, why })?;
        }
        let line = n_lines + 1;
        reader.finish().map_err(|why| RecordError { line, why })
    }
}

type Read<T, G> = Result<T, RecordFault<G>>;

fn first_line<G: Geometry>(text: &str) -> Read<(), G> {
    let rest = text.trim().trim_start_matches('\u{feff}');
    match rest.strip_prefix(word::FIRST).map(str::trim) {
        Some(word::VERSION) => Ok(()),
        Some(version) => Err(RecordFault::Version(version.to_owned())),
        None => Err(RecordFault::NotARecord),
    }
}

/// What was read so far.
struct Reader<G: Geometry> {
    has_board: bool,
    rules: Ruleset,
    names: BySeat<String>,
    ages: Ages,
    start: Option<Position<G>>,
    /// From the first event on.
    game: Option<Game<G>>,
    is_over: bool,
}

impl<G: Recorded> Default for Reader<G> {
    fn default() -> Self {
        Self {
            has_board: false,
            rules: Ruleset::FIDE,
            names: BySeat::default(),
            ages: Ages::default(),
            start: None,
            game: None,
            is_over: false,
        }
    }
}

impl<G: Recorded> Reader<G> {
    fn line(&mut self, text: &str) -> Read<(), G> {
        if text.is_empty() || text.starts_with('#') {
            return Ok(());
        }
        if self.is_over {
            return Err(RecordFault::AfterResult);
        }
        let mut words = Words(text);
        let first = words.next("a word")?;
        let known = word::ALL.into_iter().find(|word| *word == first);
        match known {
            Some(
                word @ (word::BOARD
                | word::OPTION
                | word::NAME
                | word::AGE
                | word::START
                | word::CLOCKS
                | word::ALLIES),
            ) => {
                if self.game.is_some() {
                    return Err(RecordFault::TooLate(word));
                }
                self.beginning(word, &mut words)?;
            }
            Some(word::RESULT) => self.result(&mut words)?,
            _ => {
                let game = self.begun()?;
                let event = match known {
                    None => read_move(first, game.position())?,
                    Some(word) => read_event(word, first, &mut words, game.rules())?,
                };
                let refused = |fault| RecordFault::Refused(Box::new(fault));
                game.apply(event).map_err(refused)?;
            }
        }
        words.end()
    }

    /// A line of what the game began with.
    fn beginning(&mut self, word: &'static str, words: &mut Words<'_>) -> Read<(), G> {
        match word {
            word::BOARD => self.board(words)?,
            word::OPTION => {
                let (key, value) = (words.next("a house rule")?, words.next("its value")?);
                let set = self.rules.set(key, value);
                set.map_err(RecordFault::Rule)?;
            }
            word::NAME => {
                let seat = words.seat()?;
                self.names[seat] = words.rest().to_owned();
            }
            word::AGE => {
                let seat = words.seat()?;
                self.ages.0[seat] = Some(words.number("an age")?);
            }
            word::START if self.start.is_some() => return Err(RecordFault::Twice(word)),
            word::START => {
                self.start = Some(G::read(words.rest()).map_err(RecordFault::Start)?);
            }
            _ => self.more_of_start(word, words)?,
        }
        Ok(())
    }

    fn board(&mut self, words: &mut Words<'_>) -> Read<(), G> {
        let found = words.next("the board")?;
        if self.has_board {
            return Err(RecordFault::Twice(word::BOARD));
        }
        self.has_board = true;
        if found != G::NAME {
            return Err(RecordFault::Board {
                found: found.to_owned(),
                expected: G::NAME,
            });
        }
        Ok(())
    }

    /// What the text of a position does not hold: clocks and alliances.
    fn more_of_start(&mut self, word: &'static str, words: &mut Words<'_>) -> Read<(), G> {
        let start = self.start.as_mut();
        let start = start.ok_or(RecordFault::Missing("the line `start` before this"))?;
        if word == word::CLOCKS {
            start.plain.halfmove = words.number("the count of quiet moves")?;
            start.plain.fullmove = words.number("the number of the move")?;
        } else {
            let (one, other) = (words.seat()?, words.seat()?);
            let mut company = *start.company();
            company.ally(one, other);
            *start = start.with_company(company);
        }
        Ok(())
    }

    /// The game, begun with what was read so far.
    fn begun(&mut self) -> Read<&mut Game<G>, G> {
        if self.game.is_none() {
            let start = self.start.ok_or(RecordFault::Missing("the line `start`"))?;
            if !self.has_board {
                return Err(RecordFault::Missing("the line `board`"));
            }
            if let Some(conflict) = self.rules.conflict() {
                let (one, other) = (conflict.key.name, conflict.needs.name);
                return Err(RecordFault::Contradiction(one, other));
            }
            let mut game = Game::new(start, self.rules, self.ages);
            for seat in Seat::ALL {
                game.set_name(seat, &self.names[seat]);
            }
            self.game = Some(game);
        }
        self.game.as_mut().ok_or(RecordFault::Missing("a game"))
    }

    /// The result: the game must have ended like this.
    fn result(&mut self, words: &mut Words<'_>) -> Read<(), G> {
        let code = words.next("how the game ended")?;
        let both = [false, true].into_iter();
        let known: Vec<&str> = both
            .flat_map(|is_claimed| Ending::ALL.map(|ending| word::ending(ending, is_claimed)))
            .collect();
        if !known.contains(&code) {
            return Err(unknown(code, &known));
        }
        let winners = words.winners()?;
        let game = self.begun()?;
        let outcome = game.outcome();
        let is_claimed = matches!(game.log().last(), Some(GameEvent::Claim { .. }));
        let is_so = outcome
            .is_some_and(|it| it.winners == winners && word::ending(it.ending, is_claimed) == code);
        if !is_so {
            return Err(RecordFault::Result(outcome));
        }
        self.is_over = true;
        Ok(())
    }

    fn finish(mut self) -> Read<Game<G>, G> {
        self.begun()?;
        self.game.ok_or(RecordFault::Missing("a game"))
    }
}

/// Reads an event; `rules` hold now.
fn read_event<G: Geometry>(
    known: &'static str,
    first: &str,
    words: &mut Words<'_>,
    rules: &Ruleset,
) -> Read<GameEvent<G>, G> {
    Ok(match known {
        word::CHECK => GameEvent::Call(words.seat()?),
        word::LEAVE => GameEvent::Leave(words.seat()?),
        word::RETURN => GameEvent::Return(words.seat()?),
        word::ALLY => GameEvent::Ally(words.seat()?, words.seat()?),
        word::PART => GameEvent::Part(words.seat()?, words.seat()?),
        word::RESIGN => GameEvent::Resign(words.seat()?),
        word::AGREE => GameEvent::Agree,
        word::CLAIM => {
            let seat = words.seat()?;
            let claim = words.one_of("what is claimed", &Claim::ALL, Claim::code)?;
            let intended = match words.0.trim() {
                "" => None,
                _ => Some(read_attempt(words.next("the move that is intended")?)?),
            };
            GameEvent::Claim {
                by: seat,
                claim,
                intended,
            }
        }
        word::RULE => read_rule(words, rules)?,
        word::DECLARE => {
            let seat = words.seat()?;
            GameEvent::Declare(seat, words.one_of("a status", &Status::ALL, Status::code)?)
        }
        word::FINISH => GameEvent::Finish(words.winners()?),
        word::TAKE => {
            words.exactly(word::BACK)?;
            GameEvent::TakeBack
        }
        _ => return Err(unknown(first, &word::ALL)),
    })
}

fn read_attempt<G: Geometry>(text: &str) -> Read<Attempt<G>, G> {
    Attempt::parse(text).ok_or_else(|| unknown(text, &word::ALL))
}

/// Reads `Ng1-f3+`. The letter may be missing; one that is there is of the piece that moves.
fn read_move<G: Geometry>(text: &str, position: &Position<G>) -> Read<GameEvent<G>, G> {
    let bare = text.strip_suffix('+').unwrap_or(text);
    let squares = bare.trim_start_matches(|sign: char| sign.is_ascii_uppercase());
    let attempt: Attempt<G> = read_attempt(squares)?;
    let letter = bare.strip_suffix(squares).unwrap_or_default();
    let piece = position.piece_at(attempt.from);
    if !letter.is_empty() && piece.is_none_or(|piece| piece.role.move_letter() != letter) {
        return Err(unknown(text, &word::ALL));
    }
    Ok(GameEvent::Move {
        attempt,
        says_check: bare.len() < text.len(),
    })
}

/// Reads `rule3 forbid -> off`: the value before must be the one that holds.
fn read_rule<G: Geometry>(words: &mut Words<'_>, rules: &Ruleset) -> Read<GameEvent<G>, G> {
    let name = words.next("a house rule")?;
    let missing = || RecordFault::Rule(RulesetError::UnknownKey(name.to_owned()));
    let key = RuleKey::named(name).ok_or_else(missing)?;
    let found = words.next("its value before")?;
    let was = rules.get(key.name).unwrap_or_default();
    if found != was {
        let (key, found) = (key.name, found.to_owned());
        return Err(RecordFault::RuleBefore { key, found, was });
    }
    words.exactly(word::ARROW)?;
    let value = words.next("its value after")?;
    let unknown = || {
        let value = value.to_owned();
        RecordFault::Rule(RulesetError::UnknownValue { key, value })
    };
    let value = key.values.iter().find(|known| **known == value);
    let value = value.ok_or_else(unknown)?;
    Ok(GameEvent::Rule { key, value })
}

/// The words of a line that are still to be read.
struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    /// The next word; `what` it is, if it is missing.
    fn next<G: Geometry>(&mut self, what: &'static str) -> Read<&'a str, G> {
        let text = self.0.trim_start();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        self.0 = rest;
        if word.is_empty() {
            Err(RecordFault::Missing(what))
        } else {
            Ok(word)
        }
    }

    /// Everything that is left.
    fn rest(&mut self) -> &'a str {
        std::mem::take(&mut self.0).trim()
    }

    fn end<G: Geometry>(&mut self) -> Read<(), G> {
        match self.0.split_whitespace().next() {
            None => Ok(()),
            Some(word) => Err(RecordFault::TooMuch(word.to_owned())),
        }
    }

    fn seat<G: Geometry>(&mut self) -> Read<Seat, G> {
        self.one_of("a seat", &Seat::ALL, Seat::side)
    }

    /// The next word as one of some things.
    fn one_of<T: Copy, G: Geometry>(
        &mut self,
        what: &'static str,
        all: &[T],
        code: impl Fn(T) -> &'static str,
    ) -> Read<T, G> {
        let word = self.next(what)?;
        let found = all.iter().find(|it| code(**it) == word);
        let codes = || all.iter().map(|it| code(*it)).collect::<Vec<_>>();
        found.copied().ok_or_else(|| unknown(word, &codes()))
    }

    fn exactly<G: Geometry>(&mut self, wanted: &'static str) -> Read<(), G> {
        let word = self.next(wanted)?;
        if word == wanted {
            Ok(())
        } else {
            Err(unknown(word, &[wanted]))
        }
    }

    fn number<N: std::str::FromStr, G: Geometry>(&mut self, what: &'static str) -> Read<N, G> {
        let word = self.next(what)?;
        (word.parse()).map_err(|_| RecordFault::Number(word.to_owned()))
    }

    /// `draw`, or the seats that have won.
    fn winners<G: Geometry>(&mut self) -> Read<Seats, G> {
        let mut winners = Seats::NONE;
        if self.0.trim() == word::DRAW {
            self.0 = "";
            return Ok(winners);
        }
        while winners.is_empty() || !self.0.trim().is_empty() {
            winners = winners.with(self.seat()?);
        }
        Ok(winners)
    }
}

/// A word that is not known, and the nearest that is.
fn unknown<G: Geometry>(word: &str, known: &[&'static str]) -> RecordFault<G> {
    let near = |it: &&&'static str| distance(word, it) <= (it.len() / 3).max(1);
    RecordFault::Unknown {
        word: word.to_owned(),
        meant: (known.iter().filter(near))
            .min_by_key(|it| distance(word, it))
            .copied(),
    }
}

/// How many letters must be added, left out or changed to make one word of another.
///
/// Letters in the wrong order count once.
fn distance(one: &str, other: &str) -> usize {
    let sorted = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        letters.sort_unstable();
        letters
    };
    if one != other && sorted(one) == sorted(other) {
        return 1;
    }
    let mut row: Vec<usize> = (0..=other.chars().count()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut corner = i;
        let mut left = i + 1;
        for (b, cell) in other.chars().zip(row.iter_mut().skip(1)) {
            let changed = corner + usize::from(a != b);
            corner = *cell;
            left = changed.min(left + 1).min(*cell + 1);
            *cell = left;
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
    }
    row.last().copied().unwrap_or_default()
}
