//! The coach's sentence for everything a session has to say: the lesson's own words where there are
//! some, else those of the program.

use super::{Teller, men, number};
use crate::explain;
use crate::gui::base::shared::Shared;
use crate::gui::screen::lesson::kinds;
use crate::lesson::task::NameAsk;
use crate::locale::{Phrase, PieceWord, WordKey, rich};
use crate::rules::notation::san::SanError;
use crate::rules::{Geometry, Move, Position, Square, Verdict};
use crate::session::{Say, SortItem};
use crate::solve::escape::EscapeKind;

impl<G: Geometry> Teller<'_, G> {
    /// What the coach says now.
    pub(super) fn sentence(self) -> String {
        self.sentence_of(self.state.session.say())
    }

    /// The hint that the coach gives by itself after that, if it gives one.
    pub(super) fn offered(self) -> Option<String> {
        Some(self.sentence_of(self.state.session.offered()?))
    }

    fn sentence_of(self, said: &Say<G>) -> String {
        let own =
            |key: &WordKey, other: Phrase| self.own(key).unwrap_or_else(|| self.shared.say(&other));
        let say = |phrase: Phrase| self.shared.say(&phrase);
        let position = self.state.session.position();
        match said {
            Say::Task => self.said_task(),
            Say::Hint(number) => own(&WordKey::Hint(*number), Phrase::CoachNoMoreHints),
            Say::HintPiece(at) => say(Phrase::CoachHintPiece {
                piece: self.piece(*at),
                square: at.into(),
            }),
            Say::HintSquare(at) => say(Phrase::CoachHintSquare { square: at.into() }),
            Say::HintNext { from, to } => say(Phrase::CoachHintNext {
                piece: self.piece(*from),
                square: to.into(),
            }),
            Say::HintBack(_) => say(Phrase::CoachHintBack),
            Say::HintMove { from, to } => say(Phrase::CoachTryIt {
                piece: self.piece(*from),
                from: from.into(),
                to: to.into(),
            }),
            Say::Yes(verdict) => self.praise(verdict.as_ref().and_then(Verdict::legal)),
            Say::Found { left } => {
                let more = kinds::of(&self.state.session.step().task).more;
                say(more(number(*left)))
            }
            Say::FoundMan { at, left } => say(self.found_man(*at, *left)),
            Say::StarTaken { left } | Say::PieceTaken { left } => say(Phrase::CoachStarsLeft {
                left: number(*left),
            }),
            Say::StarFlew { left } => say(Phrase::CoachStarFlew {
                left: number(*left),
            }),
            Say::NotTheAnswer(mv) => own(&WordKey::No, self.other_move(mv)),
            Say::Wrong(place) => own(&self.wrong(*place), Phrase::CoachLegalButOther),
            Say::NotThisSquare(at) => own(
                &WordKey::No,
                Phrase::CoachNotThisSquare { square: at.into() },
            ),
            Say::NoAttack { fault, .. } => {
                let why = explain::no_attack(position, fault).sentence;
                self.after_own(say(why))
            }
            Say::OtherArmy(at) => own(&WordKey::No, self.other_army(*at)),
            Say::EmptySquare(at) => {
                own(&WordKey::No, Phrase::CoachEmptySquare { square: at.into() })
            }
            Say::AskedAbout(at) => say(self.asked_about(*at)),
            Say::NobodyThere(at) => say(Phrase::CoachNobodyThere { square: at.into() }),
            Say::Stays(at) => say(Phrase::CoachStays { square: at.into() }),
            Say::NotYet(first) => own(&WordKey::No, self.comes_first(*first)),
            Say::FoundBefore(at) => say(Phrase::CoachFoundBefore { square: at.into() }),
            Say::Caught { danger, .. } => say(Phrase::CoachNotSafe {
                square: danger.square.into(),
                men: explain::men(position, danger.takers),
            }),
            Say::Hangs { danger, .. } => self.after_own(say(Phrase::CoachHangs {
                piece: explain::piece_word(danger.man.role),
                square: danger.square.into(),
                men: explain::men(position, danger.takers),
            })),
            Say::TakenBack { mv, reply } => {
                let why = men::taken_back(&position.after(mv), mv, reply);
                match mv.captured() {
                    Some(_) => say(why),
                    None => self.after_own(say(why)),
                }
            }
            Say::TakesNothing(_) => own(&WordKey::No, Phrase::CoachTakesNothing),
            Say::NoCheck(_) => own(&WordKey::No, Phrase::CoachNoCheck),
            Say::Stalemates(_) => say(Phrase::CoachStalemates),
            Say::Mates(_) => say(Phrase::CoachMatesInstead),
            Say::GivesCheck(_) => own(&WordKey::No, Phrase::CoachChecksInstead),
            Say::LeavesMove { mv, reply } => {
                self.after_own(say(men::move_left(&position.after(mv), reply)))
            }
            Say::LeavesNoMate { mv, reply } => {
                self.after_own(say(men::no_mate_after(&position.after(mv), reply)))
            }
            Say::WayOut { mv, reply } => {
                self.after_own(say(men::way_out(&position.after(mv), mv, reply)))
            }
            Say::OnlyThisPiece(at) => say(self.only_this(*at)),
            Say::OtherVerdict(verdict) => own(&WordKey::No, self.allowed(verdict)),
            Say::ThatIsAllowed(_) => own(&WordKey::No, Phrase::CoachThatIsAllowed),
            Say::Refused(fault) => say(explain::sentence(position, fault)),
            // What a refused claim obliges to is no matter of the question.
            Say::ClaimRefused(refused) => {
                let said = say(explain::claim(position, refused).sentence);
                match self.state.session.step().task.about().claim.is_some() {
                    true => rich::first_sentence(&said).0.to_owned(),
                    false => said,
                }
            }
            Say::TriesMore { left } => say(Phrase::CoachTriesMore {
                left: number(*left),
            }),
            Say::NextOfLine => say(Phrase::CoachNextOfLine),
            Say::YourTurn(seat) => say(Phrase::CoachYourTurn {
                side: explain::side_word(*seat),
            }),
            Say::OtherStanding(clue) => own(&WordKey::No, self.clue(*clue)),
            Say::ClaimThere => own(&WordKey::No, Phrase::CoachClaimThere),
            Say::CountMore(number) => say(Phrase::CoachCountMore { number: *number }),
            Say::CountFewer(number) => say(Phrase::CoachCountFewer { number: *number }),
            Say::Unread(unread) => say(unread_phrase(
                unread,
                self.state.session.position(),
                self.shared,
            )),
            Say::SignMissing('+') => say(Phrase::CoachPlusMissing),
            Say::SignMissing(_) => say(Phrase::CoachHashMissing),
            Say::SignUntrue { sign, mv } => {
                let piece = explain::piece_word(mv.promotion().unwrap_or(mv.piece().role));
                let square = mv.to().into();
                say(match sign {
                    '+' => Phrase::CoachPlusUntrue { piece, square },
                    _ => Phrase::CoachHashUntrue { piece, square },
                })
            }
            Say::NoHash => say(Phrase::CoachNotMate),
            Say::WroteOther(mv) => own(
                &WordKey::No,
                Phrase::CoachWroteOther {
                    piece: explain::piece_word(mv.piece().role),
                    from: mv.from().into(),
                    to: mv.to().into(),
                },
            ),
            Say::WhereTo(piece) => say(Phrase::CoachSetUpWhere {
                piece: explain::piece_word(piece.role),
            }),
            Say::PickFirst => say(Phrase::CoachSetUpPick),
            Say::SquareTaken(at) => say(Phrase::CoachSetUpTaken { square: at.into() }),
            Say::NotItsSquare { piece, square } => own(
                &WordKey::No,
                Phrase::CoachSetUpElsewhere {
                    piece: explain::piece_word(piece.role),
                    square: square.into(),
                },
            ),
            Say::SetUpMore { left } => say(Phrase::CoachSetUpMore {
                left: number(*left),
            }),
            Say::Option { place, right } => self.about_option(*place, *right),
            Say::ThatIsSquare(at) => say(self.other_name(*at)),
            Say::ColorAgain(_) => say(Phrase::CoachColorAgain),
            Say::NamedMore { left } => say(Phrase::CoachNameMore {
                left: number(*left),
            }),
            Say::SayCheck => say(Phrase::CoachSayCheck),
        }
    }

    /// Why this very try is wrong, after the author's sentence for all that is; where that is longer than one, instead of it.
    pub(super) fn after_own(self, why: String) -> String {
        let own = self.own(&WordKey::No);
        let own = own.filter(|own| rich::first_sentence(own).1.is_empty());
        match own {
            Some(own) => format!("{own} {why}"),
            None => why,
        }
    }

    /// What is to be done: the lesson's own words, or those for every step of its kind. In a round each board asks its own
    /// question, and the lesson's words come before the first.
    pub(in super::super) fn said_task(self) -> String {
        let own = self.own(&WordKey::Text);
        match self.state.session.round() {
            Some(round) => {
                let own = own.filter(|_| round.place() == 0);
                let asked = round.board().asked_alone();
                let asked = asked.iter().map(|it| self.shared.say(it));
                own.into_iter().chain(asked).collect::<Vec<_>>().join(" ")
            }
            None => own.unwrap_or_else(|| self.shared.say(&kinds::usual_task(&self.state.session))),
        }
    }

    /// What was tapped in a drill, and what of its name was asked for.
    fn other_name(self, at: Square<G>) -> Phrase {
        let square = at.into();
        match self.state.session.asked().map(|it| it.ask) {
            Some(NameAsk::File) => Phrase::CoachThatIsFile { square },
            Some(NameAsk::Rank) => Phrase::CoachThatIsRank { square },
            _ => Phrase::CoachThatIsSquare { square },
        }
    }

    /// The name of the sentence for a certain mistake.
    fn wrong(self, place: usize) -> WordKey {
        let wrong = self.state.session.step().wrong.get(place);
        wrong.map_or(WordKey::No, |wrong| WordKey::Wrong(wrong.key.clone()))
    }

    /// That one piece moves here; with its square where squares have names.
    fn only_this(self, at: Square<G>) -> Phrase {
        let piece = self.piece(at);
        let lesson = &self.state.session.lesson().id;
        match self.shared.names_squares(lesson) {
            true => Phrase::CoachOnlyPieceMoves {
                piece,
                square: at.into(),
            },
            false => Phrase::CoachOnlyThisMoves { piece },
        }
    }

    pub(super) fn piece(self, at: Square<G>) -> PieceWord {
        let piece = self.state.session.position().piece_at(at);
        piece.map_or(PieceWord::Pawn, |piece| explain::piece_word(piece.role))
    }

    /// What comes before something that was tapped too early.
    fn comes_first(self, first: SortItem<G>) -> Phrase {
        match first {
            SortItem::Square(at) => Phrase::CoachSortFirst {
                piece: self.piece(at),
                square: at.into(),
            },
            SortItem::Choice(place) => Phrase::SortFirstNamed {
                name: self
                    .option(place, WordKey::Option)
                    .unwrap_or_else(|| (place + 1).to_string()),
            },
        }
    }

    /// What the author says about an option; else praise, or another look.
    fn about_option(self, place: usize, right: bool) -> String {
        let own = self.option(place, WordKey::OptionSay);
        own.unwrap_or_else(|| match right {
            true => self.praise(None),
            false => (self.own(&WordKey::No))
                .unwrap_or_else(|| self.shared.say(&Phrase::CoachChooseAgain)),
        })
    }

    /// The words of an option: its text, or what is said about it.
    pub(in super::super) fn option(
        self,
        place: usize,
        key: fn(String) -> WordKey,
    ) -> Option<String> {
        let options = self.state.session.step().task.about().options;
        self.own(&key(options.get(place)?.id.clone()))
    }

    /// Why a legal move is not the one: where a way out of check is asked for, which.
    fn other_move(self, mv: &Move<G>) -> Phrase {
        let Some(by) = self.state.session.step().task.about().by else {
            return Phrase::CoachLegalButOther;
        };
        if EscapeKind::of(self.state.session.step().position(), mv) == Some(by) {
            return Phrase::CoachLegalButOther;
        }
        match by {
            EscapeKind::Run => Phrase::CoachOtherWayRun,
            EscapeKind::Block => Phrase::CoachOtherWayBlock,
            EscapeKind::Take => Phrase::CoachOtherWayTake,
        }
    }
}

/// Why something written is no move.
pub(in super::super) fn unread_phrase<G: Geometry>(
    unread: &SanError<G>,
    position: &Position<G>,
    shared: &Shared,
) -> Phrase {
    let told = match unread {
        SanError::Syntax => None,
        SanError::Illegal(fault) => Some(explain::sentence(position, fault)),
        _ => explain::unread(unread, &shared.letters()),
    };
    told.unwrap_or(Phrase::CoachWriteLetters)
}
