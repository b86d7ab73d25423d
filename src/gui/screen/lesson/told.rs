//! What the coach says in a lesson: the lesson's own words first, then those of the program.

use crate::explain::{self, Explanation, LightState};
use crate::gui::art::Mood;
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::model::{Coach, Lamp, Light, RuleCard};
use crate::gui::shared::Shared;
use crate::gui::widget::coach::{Speech, Tint};
use crate::lesson::Task;
use crate::locale::{Key, LessonArgs, Phrase, PieceWord, SquareName};
use crate::rules::{Ending, Fault, Move, Square, Verdict};
use crate::session::Say;

/// Puts the coach into words.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) state: &'a State,
    pub(super) shared: &'a Shared,
}

impl Teller<'_> {
    /// The coach, as it feels and speaks now.
    pub(super) fn coach(self) -> Coach {
        if self.state.session.is_finished() {
            return self.farewell();
        }
        match self.fault() {
            Some(fault) => self.reason(fault),
            None => Coach {
                mood: self.mood(),
                speech: Speech::of(&self.sentence()),
                tint: Tint::Calm,
                rule_link: None,
            },
        }
    }

    /// The fault the coach talks about now.
    fn fault(&self) -> Option<&Fault> {
        if self.state.session.is_finished() {
            return None;
        }
        match self.state.session.say() {
            Say::Refused(fault) => Some(fault),
            Say::Yes(Some(Verdict::Illegal(fault))) => Some(fault),
            _ => None,
        }
    }

    fn explained(&self) -> Option<Explanation> {
        let position = self.state.session.position();
        self.fault().map(|fault| explain::fault(position, fault))
    }

    /// The card behind "Show me the rule".
    pub(super) fn rule_card(self) -> Option<RuleCard> {
        let explanation = self.explained()?;
        let article = explanation.article.to_owned();
        Some(RuleCard {
            title: self.shared.label(&Phrase::RuleTitle { article }),
            speech: Speech::of(&self.shared.say(&explanation.rule)),
            close: self.shared.label(&Phrase::ButtonGotIt),
        })
    }

    /// The conditions of castling, if one of them is the reason.
    pub(super) fn lights(self) -> Vec<Light> {
        let Some(Fault::Castling(facts)) = self.fault() else {
            return Vec::new();
        };
        let lights = explain::castling_lights(facts).into_iter();
        let lights = lights.map(|light| Light {
            label: self.shared.label(&light.label),
            lamp: match light.state {
                LightState::Met => Lamp::Good,
                LightState::Failing => Lamp::Bad,
                LightState::Unknown => Lamp::Unknown,
            },
        });
        lights.collect()
    }

    /// Why not: the step's own sentence, or that of the program; praise if that was the task.
    fn reason(self, fault: &Fault) -> Coach {
        let key = Key::Because(fault.reason().code().to_owned());
        let explanation = explain::fault(self.state.session.position(), fault);
        let sentence = self
            .own(&key)
            .unwrap_or_else(|| self.shared.say(&explanation.sentence));
        let session = &self.state.session;
        let is_solved = session.is_done();
        // Who said "no" rightly is not told so as if it were news.
        let has_judged = is_solved && matches!(session.step().task, Task::Judge { .. });
        let mut speech = Speech::default();
        if !has_judged {
            speech.add(&sentence);
        }
        if is_solved {
            speech.add(&self.praise(None));
        }
        let article = explanation.article.to_owned();
        Coach {
            mood: if is_solved { Mood::Cheer } else { Mood::Oops },
            speech,
            tint: if has_judged { Tint::Calm } else { Tint::Danger },
            rule_link: Some(self.shared.label(&Phrase::ButtonShowRule { article })),
        }
    }

    fn mood(self) -> Mood {
        match self.state.session.say() {
            Say::Yes(_) => Mood::Cheer,
            Say::Task | Say::Found { .. } | Say::StarTaken { .. } => Mood::Glad,
            Say::Hint(_) | Say::HintPiece(_) | Say::HintSquare(_) | Say::HintMove { .. } => {
                Mood::Think
            }
            Say::Caught { .. } => Mood::Oops,
            _ => Mood::Wait,
        }
    }

    /// The lesson's own words for this step.
    pub(super) fn own(self, key: &Key) -> Option<String> {
        let session = &self.state.session;
        let (found, all) = session.counted();
        let args = LessonArgs {
            player: self.shared.player(),
            best: par(&session.step().task),
            total: number(all),
            left: number(all.saturating_sub(found)),
        };
        self.state.words.text(Some(&session.step().id), key, &args)
    }

    fn sentence(self) -> String {
        let own =
            |key: &Key, other: Phrase| self.own(key).unwrap_or_else(|| self.shared.say(&other));
        let say = |phrase: Phrase| self.shared.say(&phrase);
        match self.state.session.say() {
            Say::Task => own(&Key::Text, Phrase::CoachPickPiece),
            Say::Hint(number) => own(&Key::Hint(*number), Phrase::CoachNoMoreHints),
            Say::HintPiece(at) => say(Phrase::CoachHintPiece {
                piece: self.piece(*at),
                square: at.into(),
            }),
            Say::HintSquare(at) => say(Phrase::CoachHintSquare { square: at.into() }),
            Say::HintMove { from, to } => say(Phrase::CoachTryIt {
                piece: self.piece(*from),
                from: from.into(),
                to: to.into(),
            }),
            Say::Yes(verdict) => self.praise(verdict.as_ref().and_then(Verdict::legal)),
            Say::Found { left } => match self.state.session.step().task {
                Task::Move { .. } => say(Phrase::CoachMovesMore {
                    left: number(*left),
                }),
                _ => say(Phrase::CoachSquaresMore {
                    left: number(*left),
                }),
            },
            Say::StarTaken { left } => say(Phrase::CoachStarsLeft {
                left: number(*left),
            }),
            Say::NotTheAnswer(_) => own(&Key::No, Phrase::CoachLegalButOther),
            Say::Wrong(place) => own(&self.wrong(*place), Phrase::CoachLegalButOther),
            Say::NotThisSquare(at) => {
                own(&Key::No, Phrase::CoachNotThisSquare { square: at.into() })
            }
            Say::FoundBefore(at) => say(Phrase::CoachFoundBefore { square: at.into() }),
            Say::Caught { to, attackers } => say(Phrase::CoachNotSafe {
                square: to.into(),
                men: explain::men(self.state.session.position(), *attackers),
            }),
            Say::OnlyThisPiece(at) => say(Phrase::CoachOnlyPieceMoves {
                piece: self.piece(*at),
                square: at.into(),
            }),
            Say::OtherVerdict(verdict) => own(&Key::No, look_again(verdict)),
            Say::ThatIsAllowed(_) => own(&Key::No, Phrase::CoachThatIsAllowed),
            Say::Refused(fault) => {
                say(explain::fault(self.state.session.position(), fault).sentence)
            }
        }
    }

    /// The name of the sentence for a certain mistake.
    fn wrong(self, place: usize) -> Key {
        let wrong = self.state.session.step().wrong.get(place);
        wrong.map_or(Key::No, |wrong| Key::Wrong(wrong.key.clone()))
    }

    fn piece(self, at: Square) -> PieceWord {
        let piece = self.state.session.position().piece_at(at);
        piece.map_or(PieceWord::Pawn, |piece| explain::piece_word(piece.role))
    }

    /// What is said when the step is solved: the lesson's own words, or what was done.
    fn praise(self, mv: Option<&Move>) -> String {
        self.own(&Key::Yes)
            .unwrap_or_else(|| self.shared.say(&self.done(mv)))
    }

    fn done(self, mv: Option<&Move>) -> Phrase {
        let session = &self.state.session;
        let moves = number(session.n_moves());
        match &session.step().task {
            Task::Squares { answer, .. } => Phrase::DoneSquares {
                found: answer.len(),
            },
            Task::Collect { par, .. } if moves > *par => {
                Phrase::DoneStarsMore { moves, best: *par }
            }
            Task::Collect { .. } => Phrase::DoneStars { moves },
            Task::Move { all: true, .. } => Phrase::DoneAllMoves {
                found: number(session.counted().1),
            },
            Task::Judge {
                verdict: Verdict::Illegal(_),
                ..
            } => Phrase::DoneJudgedNotLegal,
            Task::Judge { .. } => Phrase::DoneJudgedLegal,
            Task::Illegal { .. } => Phrase::DoneRefused,
            _ => {
                let last = session.last_move();
                mv.or(last.as_ref())
                    .map_or(Phrase::DoneRefused, |mv| self.done_move(mv))
            }
        }
    }

    /// What a move did, the greatest first.
    fn done_move(self, mv: &Move) -> Phrase {
        let position = self.state.session.position();
        let role = mv.promotion().unwrap_or(mv.piece().role);
        let (piece, to) = (explain::piece_word(role), SquareName::from(mv.to()));
        if position.ending() == Some(Ending::Checkmate) {
            return Phrase::DoneCheckmate { piece, to };
        }
        if let Some((_, rook)) = mv.castled() {
            let (king, rook) = (to, rook.into());
            return Phrase::DoneCastle { king, rook };
        }
        if mv.promotion().is_some() {
            return Phrase::DonePromotion { piece, to };
        }
        match mv.captured() {
            Some((pawn, _)) if mv.is_en_passant() => Phrase::DoneEnPassant {
                to,
                pawn: pawn.into(),
            },
            Some((_, taken)) => Phrase::DoneCapture {
                piece,
                captured: explain::piece_word(taken.role),
                to,
            },
            None if position.is_check() => Phrase::DoneCheck { piece, to },
            None => Phrase::DoneMove { piece, to },
        }
    }

    /// The end of the lesson.
    fn farewell(self) -> Coach {
        let say = |phrase: Phrase| self.shared.say(&phrase);
        let stars = self.state.run_stars();
        let lesson = self.state.words.title();
        let mut speech = Speech::of(&say(Phrase::LessonDone { lesson }));
        speech.add(&say(Phrase::LessonDoneStars {
            stars: u32::from(stars),
        }));
        speech.add(&say(match stars {
            1 => Phrase::LessonStarTwo,
            2 => Phrase::LessonStarThree,
            _ => Phrase::LessonRealBoard,
        }));
        Coach {
            mood: Mood::Cheer,
            speech,
            tint: Tint::Calm,
            rule_link: None,
        }
    }
}

fn look_again(verdict: &Verdict) -> Phrase {
    match verdict {
        Verdict::Legal(_) => Phrase::CoachLookAgainAllowed,
        Verdict::Illegal(_) => Phrase::CoachLookAgainForbidden,
    }
}

/// The fewest moves of a task that counts them.
const fn par(task: &Task) -> u32 {
    match task {
        Task::Collect { par, .. } => *par,
        _ => 0,
    }
}

/// A count as the words take it.
fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
