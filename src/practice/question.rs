//! What is asked on the board of an exercise, and what a skill is called.
//!
//! A made step has no words of an author's. Its question follows from its task, and names the piece and the square; it
//! reads the same on the screen and on paper.

use crate::explain::{piece_word, side_word};
use crate::lesson::goal::Goal;
use crate::lesson::task::{NameAsk, Standing};
use crate::lesson::{Accept, SquaresAsk, Step, Task, on_board};
use crate::locale::Phrase;
use crate::practice::{Exercise, Skill};
use crate::rules::{Attempt, Geometry, Move, Position, Role, Seat, Square, Wing};
use crate::solve::collect::Safety;

impl Skill {
    /// What is practised, as a title: "Checkmate in one move".
    #[must_use]
    pub fn title(&self) -> Option<Phrase> {
        Phrase::named(&format!("skill-{}", self.name))
    }
}

impl Exercise {
    /// The same where many boards stand on a page: the piece that it is about stands in a circle and is not called by its
    /// square, so that all boards ask the same.
    #[must_use]
    pub fn question_of_circled(&self) -> Phrase {
        match self.question() {
            Phrase::AskMoves { piece, .. } => Phrase::CircledMoves { piece },
            Phrase::AskEscapes => Phrase::CircledEscapes,
            other => circled(other),
        }
    }

    /// Whether its board can be solved by whoever knows no names of squares, once the piece that it is about stands in a
    /// [circle](Self::circled): neither its words nor its answer name a square.
    #[must_use]
    pub fn names_no_square(&self) -> bool {
        let asked = on_board!(self.lesson(), lesson => lesson.steps.first().map(asked_alone));
        let names =
            |it: &Phrase| matches!(it, Phrase::AskAllowedAfter { .. } | Phrase::AskMoved { .. });
        !self.is_answered_by_name() && !asked.unwrap_or_default().iter().any(names)
    }

    /// Whether its answer is the name of a square or a written move, as in all boards of its skill.
    #[must_use]
    pub fn is_answered_by_name(&self) -> bool {
        on_board!(self.lesson(), lesson => {
            let about = lesson.steps.first().map(|it| it.task.about());
            about.is_some_and(|it| it.is_of_names || it.is_of_notation)
        })
    }

    /// What is said where its board stands alone on a screen, one sentence or more: that it was in the learner's own game,
    /// whose turn it is where that decides, whose men the learner has where they are not white, what has just been played
    /// where it counts, at a table of several what no board shows, and the question. On paper the moves and the men stand
    /// at every board anyway.
    #[must_use]
    pub fn asked_alone(&self) -> Vec<Phrase> {
        let origin = self.own.as_ref().map(|_| Phrase::AskOwnGame);
        let asked = on_board!(self.lesson(), lesson => lesson.steps.first().map(asked_alone));
        let asked = asked.unwrap_or_default().into_iter();
        let asked = asked.map(|it| if self.is_circled { circled(it) } else { it });
        origin.into_iter().chain(asked).collect()
    }

    /// What several at a table know and no board shows, on paper neither: who is away, and whether a check was said.
    #[must_use]
    pub fn known_at_the_table(&self) -> Vec<Phrase> {
        let known = on_board!(self.lesson(), lesson => lesson.steps.first().map(at_the_table));
        known.unwrap_or_default()
    }

    /// What is asked on its board.
    #[must_use]
    pub fn question(&self) -> Phrase {
        on_board!(self.lesson(), lesson => lesson.steps.first().map_or(Phrase::CoachChoose, question))
    }
}

/// The same question about a piece that stands in a circle.
fn circled(question: Phrase) -> Phrase {
    match question {
        Phrase::AskMoves { piece, .. } => Phrase::AskMovesCircled { piece },
        Phrase::AskCaptures { .. } => Phrase::CircledCaptures,
        Phrase::AskAttackers { .. } => Phrase::CircledAttackers,
        Phrase::AskGuards { .. } => Phrase::CircledGuards,
        Phrase::AskStars { .. } => Phrase::CircledStars,
        Phrase::AskStarsSafe { .. } => Phrase::CircledStarsSafe,
        Phrase::AskTakeAll { .. } => Phrase::CircledTakeAll,
        other => other,
    }
}

/// What is said of a step.
fn asked_alone<G: Geometry>(step: &Step<G>) -> Vec<Phrase> {
    let (question, last) = (question(step), step.line.moves().last());
    if G::SEATS.len() > 2 {
        let whose = Phrase::AskAs {
            side: side_word(step.side),
        };
        let told = [whose].into_iter().chain(at_the_table(step));
        return told.chain(played(step)).chain([question]).collect();
    }
    // Whose turn it is decides what a position is.
    if step.task.about().standing.is_some() {
        let side = side_word(step.position().turn());
        return vec![Phrase::StatusQuestion { side }];
    }
    if let (Phrase::AskAllowed, Some(mv)) = (&question, last) {
        return vec![Phrase::AskAllowedAfter {
            side: side_word(mv.piece().seat),
            from: mv.from().into(),
            to: mv.to().into(),
        }];
    }
    // The names of the squares are the same for both.
    let is_of_a_side = !step.task.about().is_of_names;
    let is_black = is_of_a_side && step.side == Seat::BLACK;
    let whose = is_black.then_some(Phrase::AskAsBlack);
    whose.into_iter().chain([question]).collect()
}

/// What several at a table know and no board shows.
fn at_the_table<G: Geometry>(step: &Step<G>) -> Vec<Phrase> {
    let position = step.position();
    let company = position.company();
    let away = company.away.iter().map(|seat| Phrase::AskAway {
        side: side_word(seat),
    });
    let said = company.calls[position.turn()].iter().next();
    let said = position.is_check().then_some(match said {
        Some(caller) => Phrase::AskSaid {
            side: side_word(caller),
        },
        None => Phrase::AskUnsaid,
    });
    away.chain(said).collect()
}

/// What was played by whoever moved a pawn last: of moves that several have made since, these count.
fn played<G: Geometry>(step: &Step<G>) -> Vec<Phrase> {
    let moves = step.line.moves();
    let runner = moves.iter().rfind(|mv| mv.piece().role == Role::Pawn);
    let is_runners = |mv: &&Move<G>| runner.is_some_and(|it| it.piece().seat == mv.piece().seat);
    let played = moves.iter().filter(is_runners).map(|mv| Phrase::AskMoved {
        side: side_word(mv.piece().seat),
        from: mv.from().into(),
        to: mv.to().into(),
    });
    played.collect()
}

/// Whether a move is castling, and neither of the two has moved before: no board shows that.
fn may_castle<G: Geometry>(position: &Position<G>, attempt: Attempt<G>) -> bool {
    let piece = position.piece_at(attempt.from);
    let is_kings = piece.is_some_and(|it| it.role == Role::King);
    let (files, ranks) = attempt.from.distance(attempt.to);
    let wing = match attempt.to.file() < attempt.from.file() {
        true => Wing::Queen,
        false => Wing::King,
    };
    let is_castling = is_kings && files.abs() == 2 && ranks == 0;
    is_castling && position.castling().has(position.turn(), wing)
}

fn question<G: Geometry>(step: &Step<G>) -> Phrase {
    match &step.task {
        Task::Squares { ask, piece, .. } => about_squares(step.position(), *ask, *piece),
        Task::Collect {
            piece,
            take_all,
            safe,
            ..
        } => about_way(step.position(), *piece, *take_all, *safe),
        Task::Move { accept, .. } => about_move(step.position(), accept),
        Task::Judge { attempt, .. } => match may_castle(step.position(), *attempt) {
            true => Phrase::AskMayCastle,
            false => Phrase::AskAllowed,
        },
        Task::Status { offer, .. } => match offer.contains(&Standing::DeadPosition) {
            true => Phrase::AskAlive,
            false => Phrase::AskStanding,
        },
        Task::Name { ask, .. } => match ask {
            NameAsk::Color => Phrase::AskColor,
            NameAsk::File => Phrase::AskFile,
            NameAsk::Rank => Phrase::AskRank,
            NameAsk::Square | NameAsk::Find => Phrase::AskFind,
        },
        Task::Write { .. } => Phrase::CoachWriteMove,
        // What is played here in a line is a mate in two.
        Task::Play { .. } => Phrase::AskMateInTwo,
        Task::Claim { next: None, .. } => Phrase::AskClaim,
        Task::Claim { next: Some(_), .. } => Phrase::AskClaimNext,
        Task::Allow { .. } => Phrase::CoachTakeOneOff,
        // No skill makes steps of these kinds; whoever adds one that does gives it a question here.
        Task::Say
        | Task::Story(_)
        | Task::Illegal { .. }
        | Task::Try { .. }
        | Task::Count { .. }
        | Task::Setup { .. }
        | Task::Choose { .. }
        | Task::Sort { .. }
        | Task::Game { .. }
        | Task::Practice(_) => Phrase::CoachChoose,
    }
}

fn about_squares<G: Geometry>(
    position: &Position<G>,
    ask: SquaresAsk,
    piece: Option<Square<G>>,
) -> Phrase {
    let asked = piece.and_then(|square| Some((role(position, square)?, square)));
    let Some((role, square)) = asked else {
        return match ask {
            SquaresAsk::Checkers => Phrase::AskCheckers,
            SquaresAsk::Escapes => Phrase::AskEscapes,
            _ => Phrase::CoachTapSquare,
        };
    };
    let own = position.turn();
    let may_castle = |wing| position.castling().has(own, wing);
    let castles = role == Role::King && Wing::BOTH.into_iter().any(may_castle);
    let (piece, square) = (piece_word(role), square.into());
    match ask {
        SquaresAsk::Moves if castles => Phrase::AskCastlings,
        SquaresAsk::Moves => Phrase::AskMoves { piece, square },
        SquaresAsk::Captures => Phrase::AskCaptures { piece, square },
        SquaresAsk::Attackers => Phrase::AskAttackers { piece, square },
        SquaresAsk::Guards => Phrase::AskGuards { piece, square },
        SquaresAsk::Checkers => Phrase::AskCheckers,
        SquaresAsk::Escapes => Phrase::AskEscapes,
        SquaresAsk::Listed => Phrase::CoachTapSquare,
    }
}

fn about_way<G: Geometry>(
    position: &Position<G>,
    piece: Option<Square<G>>,
    takes_all: bool,
    safe: Safety,
) -> Phrase {
    let asked = piece.and_then(|square| Some((role(position, square)?, square)));
    let Some((role, square)) = asked else {
        return Phrase::CoachPickPiece;
    };
    let (piece, square) = (piece_word(role), square.into());
    match (takes_all, safe) {
        (true, _) => Phrase::AskTakeAll { piece, square },
        (false, Safety::Off) => Phrase::AskStars { piece, square },
        (false, _) => Phrase::AskStarsSafe { piece, square },
    }
}

fn about_move<G: Geometry>(position: &Position<G>, accept: &Accept<G>) -> Phrase {
    let promotes = || {
        let moves = accept.moves(position);
        moves.iter().all(|mv| mv.promotion().is_some())
    };
    match accept {
        Accept::Goal(Goal::Mate) if promotes() => Phrase::AskPromoteMate,
        Accept::Goal(Goal::Mate) => Phrase::AskMate,
        Accept::Goal(Goal::Stalemate) => Phrase::AskStalemate,
        Accept::Goal(Goal::Promote) => Phrase::AskPromote,
        Accept::Goal(Goal::Escape) => Phrase::AskEscape,
        Accept::Goal(Goal::Safe) => Phrase::AskSafe,
        Accept::Moves(moves) if moves.iter().all(Move::is_en_passant) => Phrase::AskPassing,
        // Any other move that is named is the one that wins something.
        Accept::Moves(_) => Phrase::AskFree,
        Accept::Goal(Goal::Check | Goal::DoubleCheck | Goal::Capture | Goal::Castle) => {
            Phrase::CoachChoose
        }
    }
}

fn role<G: Geometry>(position: &Position<G>, square: Square<G>) -> Option<Role> {
    Some(position.piece_at(square)?.role)
}
