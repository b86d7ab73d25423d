//! What the coach says at a table, in words; what happened is in `happened`.
//!
//! Who has a name is called by it; two whom nobody has named are White and Black. A player without a
//! name of his own is called by his animal, in the language that is spoken now.

mod happened;

use crate::explain::{self, Explanation, piece_word, side_word};
use crate::gui::base::shared::Shared;
use crate::gui::look::art::{Icon, Mood};
use crate::gui::screen::table::model::{Coach, Control};
use crate::gui::screen::table::{Panel, State, TableBoard};
use crate::gui::widget::coach::{Speech, Tint};
use crate::locale::{Phrase, count, rich};
use crate::rules::notation::san::SanError;
use crate::rules::ruleset::{Mention, RuleKey};
use crate::rules::{
    CheckCall, Claim, Consequence, Ending, Fault, GameEvent, Geometry, Outcome, Refused, Seat,
    Square,
};
use crate::table::{LogEntry, News, OpenProposal, Proposal, Table};

/// How many cries there are about a man that was taken.
const N_CHEERS: usize = 3;

/// What is said of a game, to those who play it and in their language.
#[derive(Clone, Copy)]
pub(super) struct TableWords<'a, G: Geometry> {
    pub(super) game: &'a Table<G>,
    pub(super) shared: &'a Shared,
}

/// The coach: how it feels and what it says now.
pub(super) fn coach<G: TableBoard>(
    state: &State<G>,
    explained: Option<&Explanation<G>>,
    shared: &Shared,
) -> Coach {
    let words = TableWords {
        game: &state.game,
        shared,
    };
    let happened = words.happened_last().map(|it| shared.label(&it));
    let told = question(state, words).map(|it| (Mood::Wait, it));
    let told = told.or(state.notice.clone().map(|it| (Mood::Glad, it)));
    if let Some((mood, phrase)) = told {
        let is_back = phrase == Phrase::FamilyWentOn && state.game.can_move();
        let more = is_back.then(|| words.turn());
        return Coach {
            mood,
            speech: words.speech([Some(phrase), more].into_iter().flatten()),
            happened,
            ..Coach::default()
        };
    }
    let link = explained.map(|it| shared.tool(Control::Rule, Icon::Rule, &it.link()));
    let change = state.changeable().map(|_| {
        let ask = Phrase::ChangeTitle;
        shared.tool(Control::WouldChange, Icon::Adjust, &ask)
    });
    let is_brief = state.is_friendly() && state.show.is_none();
    let changed = state.would_change.told(state.game.position());
    let speech = match (&changed, explained) {
        (Some((change, _)), _) => words.speech([change.clone()].into_iter()),
        (None, Some(it)) if is_brief && state.game.news().is_refusal() => words.brief(&it.sentence),
        (None, Some(it)) => {
            let sentence = words.not_yours().unwrap_or_else(|| it.sentence.clone());
            words.speech([sentence].into_iter())
        }
        (None, None) => {
            let tells_check = state.show.is_some() || state.is_friendly();
            let is_played = is_brief || !state.game.is_for_two() && state.show.is_none();
            let cheer = words.cheer().filter(|_| is_played);
            let said = words.sentences(tells_check).into_iter();
            words.speech(cheer.into_iter().chain(said))
        }
    };
    Coach {
        mood: match changed {
            Some(_) => Mood::Think,
            None => words.mood(),
        },
        speech,
        tint: if state.game.news().is_refusal() {
            Tint::Danger
        } else {
            Tint::Calm
        },
        rule_link: link,
        change_link: change,
        happened,
    }
}

/// Whether the coach says more than whose turn it is: what is worth writing down beside the events.
pub(super) fn is_news<G: TableBoard>(state: &State<G>, shared: &Shared) -> bool {
    let news = state.game.news();
    if !state.game.is_for_two() {
        return news.is_refusal();
    }
    let words = TableWords {
        game: &state.game,
        shared,
    };
    let is_said = !matches!(news, News::Turn | News::Adjusted(_));
    is_said && state.notice.is_none() && question(state, words).is_none()
}

/// What is asked before anything else is said.
fn question<G: TableBoard>(state: &State<G>, words: TableWords<'_, G>) -> Option<Phrase> {
    let game = &state.game;
    if let Some(ask) = game.proposal().filter(|_| !game.is_for_two()) {
        return Some(words.asked(ask));
    }
    Some(match &state.panel {
        Panel::Begin if state.notice.is_none() && game.promoting().is_none() => {
            Phrase::TableBegin {
                side: side_word(game.position().turn()),
            }
        }
        Panel::Rules if state.notice.is_none() => Phrase::TableChooseRules,
        Panel::Claim(_) => Phrase::TableWhatClaim,
        Panel::Resign if game.rules().resign == Mention::NotMentioned => {
            Phrase::TableResignNotMentioned {
                player: words.called(game.turn()),
            }
        }
        Panel::Resign => match words.name(game.turn()) {
            Some(player) => Phrase::FamilyResignSure { player },
            None => Phrase::TableResignSure {
                side: side_word(game.turn()),
            },
        },
        Panel::Home => Phrase::GameHomeSure,
        Panel::NewGame => Phrase::TableNewSure,
        Panel::Replace(_) => Phrase::TableReplaceSure,
        Panel::Teams => Phrase::FamilyTeamsQuestion {
            player: words.called(game.turn()),
        },
        Panel::Supervisor(_) | Panel::Declare if !state.says_news => Phrase::FamilySupervisorLine,
        Panel::Leaving => {
            let key = RuleKey::named("absent")?;
            explain::reading(key, game.rules().get(key.name)?)?
        }
        Panel::Rest => Phrase::PromotionQuestion {
            square: game.promoting()?.to.into(),
        },
        _ => return None,
    })
}

/// Why something is refused, or how the game of two has ended: what has a rule to be shown.
pub(super) fn explained<G: Geometry>(game: &Table<G>) -> Option<Explanation<G>> {
    let position = game.position();
    match game.news() {
        News::Refused { fault, .. } => Some(explain::fault(position, fault)),
        News::Held(held) => Some(explain::touched(position, held)),
        News::Denied { fault, ply } if is_of_the_laws(game, fault) => {
            let then = game.game().position_after(*ply).unwrap_or(position);
            let mut explanation = explain::claim(then, fault);
            if *ply < game.game().n_plies() {
                // The move that the proof points at has been played meanwhile.
                explanation.proof.clear();
            }
            Some(explanation)
        }
        News::Ended if game.is_for_two() => {
            let outcome = game
                .outcome()
                .filter(|it| Ending::OF_THE_LAWS.contains(&it.ending))?;
            Some(explain::outcome(position, outcome))
        }
        _ => None,
    }
}

/// Whether the Laws say what is refused, to two who play by them.
fn is_of_the_laws<G: Geometry>(game: &Table<G>, fault: &Refused<G>) -> bool {
    let is_claim = matches!(
        fault,
        Refused::GameOver(_)
            | Refused::Move(_)
            | Refused::RuledOut {
                key: "claims" | "agreement" | "resign"
            }
            | Refused::NotMentioned { .. }
            | Refused::NotYourTurn { .. }
            | Refused::NotYourMove { .. }
            | Refused::CountTooLow { .. }
            | Refused::FiftyTooLow { .. }
            | Refused::LostByTouch
            | Refused::TooEarly
            | Refused::SeveralLeft
    );
    game.is_for_two() && is_claim
}

impl<G: TableBoard> TableWords<'_, G> {
    /// What a player is called, if anybody is.
    pub(super) fn name(self, seat: Seat) -> Option<String> {
        let name = self.shared.called(self.game.player(seat));
        (!name.is_empty() || !self.game.is_for_two()).then_some(name)
    }

    /// What a player is called: by name, or by the side.
    pub(super) fn called(self, seat: Seat) -> String {
        let side = || {
            self.shared.label(&Phrase::BoardSide {
                side: side_word(seat),
            })
        };
        self.name(seat).unwrap_or_else(side)
    }

    /// The names of some players, one after the other.
    pub(super) fn names(self, seats: impl Iterator<Item = Seat>) -> Vec<String> {
        seats.map(|seat| self.called(seat)).collect()
    }

    /// Some sentences as one speech.
    fn speech(self, sentences: impl Iterator<Item = Phrase>) -> Speech {
        let said: Vec<String> = sentences.map(|it| self.shared.say(&it)).collect();
        Speech::of(&said.join(" "))
    }

    /// The one sentence with the reason, for friends, who want to play on: the rest is drawn on the board, and stands
    /// behind the way to the rule.
    fn brief(self, why: &Phrase) -> Speech {
        let whole = self.shared.say(why);
        let (first, rest) = rich::first_sentence(&whole);
        // What stands in the way says more than that something does.
        let is_named_last = matches!(
            why,
            Phrase::ReasonOwnPieceOnTarget { .. }
                | Phrase::ReasonPathBlocked { .. }
                | Phrase::ReasonPathBlockedOwn { .. }
        );
        Speech::of(if is_named_last && !rest.is_empty() {
            rest
        } else {
            first
        })
    }

    fn mood(self) -> Mood {
        match self.game.news() {
            News::Refused { .. } | News::Held(_) => Mood::Oops,
            News::Ended => Mood::Cheer,
            News::Followed(all) if all.iter().any(|it| weight(it) == MATED) => Mood::Cheer,
            News::Turn if self.game.is_for_two() && self.game.position().is_check() => Mood::Oops,
            News::Denied { .. } | News::Intends(_) | News::Unread(_) => Mood::Think,
            News::Declined(..) if !self.game.is_for_two() => Mood::Think,
            News::Asked(..) | News::Confirm | News::WillOffer => Mood::Wait,
            News::SaysCheck if !self.game.is_for_two() => Mood::Wait,
            _ => Mood::Glad,
        }
    }

    /// What there is to say: the one thing that matters most, and at a table of several whose turn it
    /// is. Before a class, and among friends, the coach tells what nobody at the table has to say.
    fn sentences(self, tells_check: bool) -> Vec<Phrase> {
        let game = self.game;
        vec![match game.news() {
            News::Denied { fault, .. } => self.denied(fault),
            News::Touched(at) => self.touched(*at),
            News::Unread(why) => unread(why, game, self.shared),
            News::Confirm => Phrase::TableConfirm,
            News::WillOffer if game.rules().agreement == Mention::NotMentioned => {
                Phrase::TableWillOfferNotMentioned
            }
            News::WillOffer => Phrase::TableWillOffer,
            News::Asked(question, by) => self.asked_by(*question, *by),
            News::Declined(question, by) => self.declined(*question, *by),
            News::Intends(Claim::Threefold) => Phrase::TableIntendsThreefold,
            News::Intends(Claim::FiftyMoves) => Phrase::TableIntendsFifty,
            News::SaysCheck if !game.is_for_two() => Phrase::FamilySaysCheck {
                player: self.called(game.turn()),
            },
            News::SaysCheck => Phrase::TableSaysCheck,
            News::Adjusting => Phrase::TableAdjusting,
            News::Adjusted(at) => match game.position().piece_at(*at) {
                Some(piece) => Phrase::TableAdjusted {
                    piece: piece_word(piece.role),
                    square: at.into(),
                },
                None => Phrase::TableAdjusting,
            },
            News::Check(CheckCall::Fine) => self.check(),
            News::Turn if self.has_called() && !game.position().is_check() => {
                return vec![Phrase::FamilyNoCall, self.turn()];
            }
            News::Turn if tells_check && !game.has_calls() && game.position().is_check() => {
                self.check()
            }
            News::Check(call) => explain::check_call(*call).unwrap_or_else(|| self.turn()),
            News::Ended => match game.outcome() {
                Some(outcome) => self.outcome(outcome),
                None => self.turn(),
            },
            News::Followed(all) => return self.followed(all),
            News::Turn | News::Refused { .. } | News::Held(_) => self.turn(),
        }]
    }

    /// What friends and families hear about a move that is worth a cry; what matters more is told instead.
    fn cheer(self) -> Option<Phrase> {
        let game = self.game;
        let mv = match game.news() {
            News::Turn if !game.position().is_check() => match game.last()? {
                LogEntry::Happened(Consequence::Moved(mv)) => mv,
                _ => return None,
            },
            News::Followed(all) => {
                let moved = all.iter().find_map(|it| match it {
                    Consequence::Moved(mv) => Some(mv),
                    _ => None,
                })?;
                let is_all = all.iter().all(|it| weight(it) == 0);
                Some(moved).filter(|_| is_all)?
            }
            _ => return None,
        };
        if let Some(role) = mv.promotion() {
            let piece = piece_word(role);
            return Some(Phrase::TableCheerPromoted { piece });
        }
        if mv.castled().is_some() {
            return Some(Phrase::TableCheerCastled);
        }
        let (_, taken) = mv.captured()?;
        let n_taken = game.captured_by(mv.piece().seat).len();
        Some(Phrase::TableCheerTook {
            number: count(n_taken % N_CHEERS),
            piece: piece_word(taken.role),
        })
    }

    /// The one thing that matters most of what followed, and whose turn it is.
    fn followed(self, all: &[Consequence<G>]) -> Vec<Phrase> {
        let worth = all.iter().filter(|it| weight(it) > 0);
        let most = worth.max_by_key(|it| weight(it));
        let said = most.and_then(|it| self.event(it));
        let is_said = |it: &Consequence<G>| matches!(it, Consequence::Said { .. });
        let is_empty = self.has_called() && !all.iter().any(is_said);
        let said = said.or(is_empty.then_some(Phrase::FamilyNoCall));
        let turn = self.game.turn();
        let is_turn_told =
            matches!(most, Some(Consequence::Said { victim, .. }) if *victim == turn);
        let goes_on = !is_turn_told && !self.game.game().is_paused();
        let turn = goes_on.then(|| self.turn());
        // It may still be said: nobody who gives check for the first time knows that.
        let late = said.is_none().then(|| self.late()).flatten();
        said.into_iter().chain(late).chain(turn).collect()
    }

    /// Who may still say "check" at a table of several.
    fn late(self) -> Option<Phrase> {
        let caller = self.game.late_caller()?;
        let player = self.called(caller);
        Some(Phrase::FamilyCheckLate { player })
    }

    /// Whether "check" was said with the last move.
    fn has_called(self) -> bool {
        let last = self.game.game().last_event();
        let is_called = matches!(
            last,
            Some(GameEvent::Move {
                says_check: true,
                ..
            })
        );
        is_called && self.game.has_calls()
    }

    /// Whose turn it is, and whether there is a check to answer.
    fn turn(self) -> Phrase {
        let (game, seat) = (self.game, self.game.turn());
        let Some(player) = self.name(seat) else {
            return Phrase::TableTurn {
                side: side_word(seat),
            };
        };
        let callers = game.checked_by(seat);
        if !callers.is_empty() {
            return Phrase::FamilySaid {
                callers: self.names(callers.into_iter()),
                victim: player,
            };
        }
        let army = game.position().turn();
        if army == seat {
            Phrase::FamilyTurn { player }
        } else {
            Phrase::FamilyTurnFor {
                player,
                owner: self.called(army),
            }
        }
    }

    /// The one to move is in check.
    fn check(self) -> Phrase {
        let turn = self.game.turn();
        match (self.name(turn), self.name(turn.opposite())) {
            (Some(victim), Some(caller)) => Phrase::FamilySaid {
                callers: vec![caller],
                victim,
            },
            _ => Phrase::TableCheck {
                side: side_word(turn),
            },
        }
    }

    /// That a piece of somebody else was tried at a table of several, by the names that stand on the cards.
    fn not_yours(self) -> Option<Phrase> {
        let News::Refused { fault, .. } = self.game.news() else {
            return None;
        };
        let Fault::NotYourPiece { from, piece, .. } = **fault else {
            return None;
        };
        let owner = self.game.position().company().owner(piece.seat);
        (!self.game.is_for_two()).then(|| Phrase::FamilyNotYoursBut {
            player: self.called(self.game.turn()),
            piece: piece_word(piece.role),
            square: from.into(),
            owner: self.called(owner),
        })
    }

    fn touched(self, at: Square<G>) -> Phrase {
        match self.game.position().piece_at(at) {
            Some(piece) => Phrase::TableTouched {
                piece: piece_word(piece.role),
                square: at.into(),
            },
            None => Phrase::CoachPickPiece,
        }
    }

    /// What somebody asks somebody.
    fn asked(self, ask: &OpenProposal) -> Phrase {
        let (player, asked) = (self.called(ask.by), self.called(ask.asked()));
        match ask.proposal {
            Proposal::Draw => Phrase::FamilyAskDraw { player, asked },
            Proposal::TakeBack => Phrase::FamilyAskBack { player, asked },
            Proposal::Ally(..) => Phrase::FamilyAskAlly { player, asked },
        }
    }

    /// What the other one is asked.
    fn asked_by(self, question: Proposal, by: Seat) -> Phrase {
        if let (Some(ask), Some(_)) = (self.game.proposal(), self.name(by)) {
            return self.asked(ask);
        }
        let side = side_word(by);
        match question {
            Proposal::TakeBack => Phrase::TableAsksBack { side },
            Proposal::Draw | Proposal::Ally(..) => Phrase::TableOffered { side },
        }
    }

    /// That somebody says no.
    fn declined(self, question: Proposal, by: Seat) -> Phrase {
        if let Some(player) = self.name(by) {
            return Phrase::FamilyDeclined { player };
        }
        let side = side_word(by);
        match question {
            Proposal::TakeBack => Phrase::TableStaysMade { side },
            Proposal::Draw | Proposal::Ally(..) => Phrase::TableDeclined { side },
        }
    }

    /// How the game has ended.
    fn outcome(self, outcome: Outcome) -> Phrase {
        if let Some(first) = outcome.winner() {
            return if outcome.winners.len() == 1 {
                Phrase::FamilyWins {
                    player: self.called(first),
                }
            } else {
                Phrase::FamilyTeamWins {
                    players: self.names(outcome.winners.iter()),
                }
            };
        }
        if let Some(own) = explain::ending_by_house(outcome) {
            return own;
        }
        match outcome.ending {
            Ending::Stalemate | Ending::Checkmate | Ending::LastKing | Ending::LastTeam => {
                Phrase::FamilyDrawNoMove
            }
            Ending::DeadPosition => Phrase::FamilyDrawDead,
            Ending::Threefold | Ending::Fivefold => Phrase::FamilyDrawRepetition,
            Ending::FiftyMoves | Ending::SeventyFive => Phrase::FamilyDrawQuiet,
            Ending::Resignation => Phrase::EndingResignationDraw,
            Ending::Agreement => Phrase::FamilyDrawAgreed,
            Ending::Supervisor => Phrase::FamilyDrawSupervisor,
        }
    }

    /// Why something else than a move is refused, where the Laws do not say it.
    fn denied(self, fault: &Refused<G>) -> Phrase {
        let name = |seat: Seat| self.called(seat);
        let rules = self.game.rules();
        let ruled_out = |key: &str| {
            let key = RuleKey::named(key);
            let reading = key.and_then(|key| explain::reading(key, rules.get(key.name)?));
            reading.unwrap_or(Phrase::FamilyNoChange)
        };
        match *fault {
            Refused::GameOver(end) => self.outcome(end),
            Refused::Paused => Phrase::FamilyPaused,
            Refused::Move(ref fault) => explain::sentence(self.game.position(), fault),
            Refused::RuledOut { key } | Refused::NotMentioned { key } => ruled_out(key),
            Refused::NoSupervisor => ruled_out("supervisor"),
            Refused::NoPlayer(seat) | Refused::AlreadyOut(seat) => {
                Phrase::FamilyNoOut { player: name(seat) }
            }
            Refused::NotYourTurn { turn } => Phrase::FamilyNoTurn { player: name(turn) },
            Refused::NothingToCall => Phrase::FamilyNoCall,
            Refused::CallTooLate { .. } => Phrase::FamilyNoCallLate,
            Refused::AlreadyAway(seat) => Phrase::FamilyNoAway { player: name(seat) },
            Refused::NotAway(seat) => Phrase::FamilyNoHere { player: name(seat) },
            Refused::TooOld { most, .. } => Phrase::FamilyNoOld { most: most.into() },
            Refused::GapTooSmall { gap, .. } => Phrase::FamilyNoGap { gap: gap.into() },
            Refused::AgesUnknown => Phrase::FamilyNoAges,
            Refused::AskSupervisor => Phrase::FamilyNoAsking,
            Refused::AlreadyAllied(..) => Phrase::FamilyNoAllied,
            Refused::NotAllied(..) => Phrase::FamilyNoPartner,
            Refused::AlreadyParting(..) => Phrase::FamilyNoParting,
            Refused::FixedTeams => Phrase::FamilyNoFixed,
            Refused::CountTooLow { n, house, .. } => {
                let own = house.and_then(|it| explain::count_by_house(count(n), it));
                own.unwrap_or(Phrase::FactTimes { times: count(n) })
            }
            Refused::FiftyTooLow { rounds, house, .. } => {
                let moves = count(rounds);
                house.map_or(Phrase::FamilyNoRounds { moves }, |_| {
                    Phrase::ClaimFiftyResetTooLow { moves }
                })
            }
            Refused::Conflict(conflict) => Phrase::FamilyNoConflict {
                rule: reading(conflict.key, conflict.has, self.shared),
                other: rule(conflict.needs, self.shared),
            },
            Refused::NothingToTakeBack => Phrase::FamilyNoPast,
            Refused::SamePlayer(_)
            | Refused::NoSuchValue { .. }
            | Refused::NothingChanges { .. } => Phrase::FamilyNoChange,
            Refused::NotYourMove { .. }
            | Refused::LostByTouch
            | Refused::TooEarly
            | Refused::SeveralLeft => explain::claim(self.game.position(), fault).sentence,
        }
    }
}

/// How much it matters that a king is caught: more than anything else.
const MATED: u8 = 9;

/// How much something matters; 0 is seen on the board.
const fn weight<G: Geometry>(happened: &Consequence<G>) -> u8 {
    match happened {
        Consequence::Mated { .. } | Consequence::KingTaken { .. } => MATED,
        Consequence::Resigned(_) => 8,
        Consequence::Out(_) => 7,
        Consequence::Paused => 6,
        Consequence::Said { .. } => 5,
        Consequence::Passed(_) => 4,
        Consequence::Moved(_) | Consequence::Ended(_) => 0,
        _ => 3,
    }
}

/// Why something typed is no move.
fn unread<G: Geometry>(why: &SanError<G>, game: &Table<G>, shared: &Shared) -> Phrase {
    let refused = why
        .fault()
        .map(|fault| explain::sentence(game.position(), fault));
    let told = refused.or_else(|| explain::unread(why, &shared.letters()));
    told.unwrap_or(Phrase::UnreadNotAMove)
}

/// What a rule is called.
pub(super) fn rule(key: &RuleKey, shared: &Shared) -> String {
    explain::key_name(key).map_or_else(String::new, |it| shared.label(&it))
}

/// How a value of a rule reads.
pub(super) fn reading(key: &RuleKey, value: &str, shared: &Shared) -> String {
    explain::reading(key, value).map_or_else(String::new, |it| shared.label(&it))
}
