//! What goes into "What happened" of a lesson: every move, every refusal with its reason, every hint
//! and answer.

use crate::explain;
use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::lesson::answers;
use crate::gui::screen::lesson::model::{Control, Model};
use crate::gui::screen::lesson::{Action, State};
use crate::locale::{Phrase, count};
use crate::rules::{Geometry, Move, Square};
use crate::session::{Effect, Input};

impl<G: Geometry> State<G> {
    /// Puts the card into the screen.
    pub(super) fn show_transcript(&self, model: &mut Model, shared: &Shared) {
        model.transcript = self.is_transcript_open.then(|| {
            let (copy, close) = (Control::CopyTranscript, Control::Transcript);
            let mut card = self.transcript.card(copy, close, shared);
            card.copy.icon = Some(Icon::Say);
            card
        });
    }

    /// All lines, for the clipboard.
    pub(super) fn copy_transcript(&self) -> Action {
        Action::Copy(self.transcript.text())
    }

    /// What the coach says now, if it is news; another language alone is none.
    pub(super) fn hear(&mut self, is_news: bool, shared: &Shared) {
        let said = self.frame.model.coach.speech.words();
        self.transcript.hear(said, is_news, shared);
    }

    /// What the learner does beside the board.
    pub(super) fn note_input(&mut self, input: Input<G>, shared: &Shared) {
        let phrase = match input {
            Input::Answer(answer) => Phrase::HappenedAnswer {
                answer: answers::label(self, shared, answer),
            },
            Input::Hint => Phrase::HappenedHint,
            Input::HandIn => {
                let number = self.session.number().map(|it| it.to_string());
                let written = self.session.written().map(str::to_owned);
                Phrase::HappenedAnswer {
                    answer: written.or(number).unwrap_or_default(),
                }
            }
            Input::Again => Phrase::HappenedAgain,
            _ => return,
        };
        self.transcript.tell(shared.label(&phrase));
    }

    /// A step begins.
    pub(super) fn note_step(&mut self, shared: &Shared) {
        let place = Phrase::StepOf {
            step: count(self.session.index() + 1),
            total: count(self.session.lesson().steps.len()),
        };
        self.transcript.tell(shared.label(&place));
        if let Some(board) = self.place_in_round() {
            self.transcript.tell(shared.label(&board));
        }
    }

    /// Which board of how many this is, in a round.
    pub(super) fn place_in_round(&self) -> Option<Phrase> {
        let round = self.session.round()?;
        Some(Phrase::PracticeBoardOf {
            step: count(round.place() + 1),
            total: count(round.n_boards()),
        })
    }

    /// What changed on the board.
    pub(super) fn note_effect(&mut self, effect: &Effect<G>, shared: &Shared) {
        let phrase = match effect {
            Effect::Moved(mv) | Effect::Replied(mv) => moved(mv),
            Effect::TookBack(mv) => Phrase::HappenedTookBack {
                piece: explain::piece_word(mv.piece().role),
                square: mv.from().into(),
            },
            Effect::TriedAndReturned(mv) => self.tried(mv.from(), mv.to()),
            Effect::Refused { from, to } => self.tried(*from, *to),
            Effect::Flew { from, to } => Phrase::HappenedStarFlew {
                from: from.into(),
                to: to.into(),
            },
            Effect::Chosen(square) => Phrase::HappenedChosen {
                square: square.into(),
            },
            Effect::StepDone => Phrase::HappenedSolved,
            Effect::AskPromotion => {
                let Some(waiting) = self.session.promoting() else {
                    return;
                };
                let square = waiting.to.into();
                Phrase::PromotionQuestion { square }
            }
            Effect::StepShown
            | Effect::Thinking
            | Effect::Picked
            | Effect::PointedOut(_)
            | Effect::Said
            | Effect::LessonDone => return,
        };
        self.transcript.tell(shared.label(&phrase));
    }

    fn tried(&self, from: Square<G>, to: Square<G>) -> Phrase {
        let (square, to) = (from.into(), to.into());
        match self.session.position().piece_at(from) {
            Some(piece) => Phrase::HappenedTried {
                piece: explain::piece_word(piece.role),
                from: square,
                to,
            },
            None => Phrase::HappenedTriedEmpty { from: square, to },
        }
    }
}

fn moved<G: Geometry>(mv: &Move<G>) -> Phrase {
    Phrase::HappenedMoved {
        side: explain::side_word(mv.piece().seat),
        piece: explain::piece_word(mv.piece().role),
        from: mv.from().into(),
        to: mv.to().into(),
    }
}
