//! What the coach says at the family table, and what happened, in words.

use crate::explain::{self, Explanation, piece_word};
use crate::family::{Ask, Family, News, Question, Told};
use crate::gui::art::Mood;
use crate::gui::screen::family::model::Coach;
use crate::gui::screen::family::{Panel, State};
use crate::gui::shared::Shared;
use crate::gui::widget::coach::{Speech, Tint};
use crate::locale::Phrase;
use crate::rules::ruleset::Key;
use crate::rules::{
    Cross, Ending, GameEnding, GameFault, GameOutcome, Happened, Move, Seat, Status, Wing,
};

/// The name of a player.
fn name(game: &Family, seat: Seat) -> String {
    game.player(seat).name.clone()
}

/// The names of some players, one after the other.
pub(super) fn names(game: &Family, seats: impl Iterator<Item = Seat>) -> Vec<String> {
    seats.map(|seat| name(game, seat)).collect()
}

/// The coach: how it feels and what it says now.
pub(super) fn coach(
    state: &State,
    explained: Option<&Explanation<Cross>>,
    shared: &Shared,
) -> Coach {
    let game = &state.game;
    let told = question(state).map(|it| (Mood::Wait, it));
    let told = told.or(state.notice.clone().map(|it| (Mood::Glad, it)));
    if let Some((mood, phrase)) = told {
        let is_back = phrase == Phrase::FamilyWentOn && game.can_move();
        let more = is_back.then(|| turn(game));
        let said = [Some(phrase), more].into_iter().flatten();
        let said: Vec<String> = said.map(|it| shared.say(&it)).collect();
        return Coach {
            mood,
            speech: Speech::of(&said.join(" ")),
            ..Coach::default()
        };
    }
    let link = explained.map(|it| shared.label(&it.link()));
    let sentences = match explained {
        Some(it) => vec![it.sentence.clone()],
        None => sentences(game, shared),
    };
    let said: Vec<String> = sentences.iter().map(|it| shared.say(it)).collect();
    let is_refusal = matches!(game.news(), News::Refused { .. } | News::Denied(_));
    Coach {
        mood: mood(game),
        speech: Speech::of(&said.join(" ")),
        tint: if is_refusal { Tint::Danger } else { Tint::Calm },
        rule_link: link,
    }
}

/// What is asked before anything else is said.
fn question(state: &State) -> Option<Phrase> {
    let game = &state.game;
    if let Some(ask) = game.ask() {
        return Some(asked(game, ask));
    }
    let player = name(game, game.turn());
    Some(match state.panel {
        Panel::Teams => Phrase::FamilyTeamsQuestion { player },
        Panel::Supervisor(_) | Panel::Declare if !state.says_news => Phrase::FamilySupervisorLine,
        Panel::Leaving => {
            let key = Key::named("absent")?;
            explain::reading(key, game.game().rules().get(key.name)?)?
        }
        Panel::Resign => Phrase::FamilyResignSure { player },
        Panel::NewGame => Phrase::TableNewSure,
        Panel::Players => Phrase::PromotionQuestion {
            square: game.promoting()?.to.into(),
        },
        _ => return None,
    })
}

fn asked(game: &Family, ask: &Ask) -> Phrase {
    let player = name(game, ask.by);
    let asked = name(game, ask.asked());
    match ask.question {
        Question::Draw => Phrase::FamilyAskDraw { player, asked },
        Question::TakeBack => Phrase::FamilyAskBack { player, asked },
        Question::Ally(..) => Phrase::FamilyAskAlly { player, asked },
    }
}

/// Why a move is refused.
pub(super) fn explained(game: &Family) -> Option<Explanation<Cross>> {
    match game.news() {
        News::Refused { fault, .. } => Some(explain::fault(game.position(), fault)),
        _ => None,
    }
}

fn mood(game: &Family) -> Mood {
    match game.news() {
        News::Refused { .. } => Mood::Oops,
        News::Ended => Mood::Cheer,
        News::Denied(_) | News::Declined(..) => Mood::Think,
        News::SaysCheck => Mood::Wait,
        News::Turn | News::Followed(_) => Mood::Glad,
    }
}

/// What there is to say: the one thing that matters most, and whose turn it is.
fn sentences(game: &Family, shared: &Shared) -> Vec<Phrase> {
    match game.news() {
        News::Denied(fault) => vec![denied(game, fault, shared)],
        News::SaysCheck => vec![Phrase::TableSaysCheck],
        News::Declined(_, seat) => vec![Phrase::FamilyDeclined {
            player: name(game, *seat),
        }],
        News::Ended => game
            .outcome()
            .map(|it| outcome(game, it))
            .into_iter()
            .collect(),
        News::Followed(all) => {
            let worth = all.iter().filter(|it| weight(it) > 0);
            let most = worth.max_by_key(|it| weight(it));
            let said = most.and_then(|it| followed(game, it, shared));
            let is_turn_told = matches!(most, Some(Happened::Said { victim, .. })
                if *victim == game.turn());
            let turn = (!is_turn_told && !game.game().is_paused()).then(|| turn(game));
            said.into_iter().chain(turn).collect()
        }
        News::Turn | News::Refused { .. } => vec![turn(game)],
    }
}

/// Whose turn it is, and whether there is a check to answer.
fn turn(game: &Family) -> Phrase {
    let player = name(game, game.turn());
    let callers = game.checked_by(game.turn());
    if !callers.is_empty() {
        return Phrase::FamilySaid {
            callers: names(game, callers.into_iter()),
            victim: player,
        };
    }
    let army = game.position().turn();
    if army == game.turn() {
        Phrase::FamilyTurn { player }
    } else {
        Phrase::FamilyTurnFor {
            player,
            owner: name(game, army),
        }
    }
}

/// How much something matters; 0 is seen on the board.
const fn weight(happened: &Happened<Cross>) -> u8 {
    match happened {
        Happened::Mated { .. } | Happened::KingTaken { .. } => 9,
        Happened::Resigned(_) => 8,
        Happened::Out(_) => 7,
        Happened::Paused => 6,
        Happened::Said { .. } => 5,
        Happened::Passed(_) => 4,
        Happened::Moved(_) | Happened::Ended(_) => 0,
        _ => 3,
    }
}

/// How the game has ended.
fn outcome(game: &Family, outcome: GameOutcome) -> Phrase {
    if let Some(first) = outcome.winners.iter().next() {
        return if outcome.winners.len() == 1 {
            Phrase::FamilyWins {
                player: name(game, first),
            }
        } else {
            Phrase::FamilyTeamWins {
                players: names(game, outcome.winners.iter()),
            }
        };
    }
    let by_house = explain::ending_by_house(outcome.for_two().under(game.game().rules()));
    if let Some(own) = by_house {
        return own;
    }
    match outcome.ending {
        GameEnding::NoMove | GameEnding::LastKing | GameEnding::LastTeam => {
            Phrase::FamilyDrawNoMove
        }
        GameEnding::Dead => Phrase::FamilyDrawDead,
        GameEnding::Threefold
        | GameEnding::Fivefold
        | GameEnding::Claimed(crate::rules::Claim::Threefold) => Phrase::FamilyDrawRepetition,
        GameEnding::FiftyRounds
        | GameEnding::SeventyFiveRounds
        | GameEnding::Claimed(crate::rules::Claim::FiftyMoves) => Phrase::FamilyDrawQuiet,
        GameEnding::Agreement => Phrase::FamilyDrawAgreed,
        GameEnding::Supervisor => Phrase::FamilyDrawSupervisor,
    }
}

/// A line of "What happened".
pub(super) fn line(game: &Family, told: &Told, shared: &Shared) -> Option<Phrase> {
    Some(match told {
        Told::Happened(Happened::RuleChanged { key, before, after }) => Phrase::FamilyRuleChanged {
            rule: rule(key, shared),
            before: reading(key, before, shared),
            after: reading(key, after, shared),
        },
        Told::Happened(it) => return followed(game, it, shared),
        Told::Refused { piece, from, to } => Phrase::TableNotPlayed {
            piece: piece_word(piece.role),
            from: from.into(),
            to: to.into(),
        },
        Told::Asked(question, by) => {
            let player = name(game, *by);
            match question {
                Question::Draw => Phrase::FamilyAskedDraw { player },
                Question::TakeBack => Phrase::FamilyAskedBack { player },
                Question::Ally(_, other) => Phrase::FamilyAskedAlly {
                    player,
                    other: name(game, *other),
                },
            }
        }
        Told::Declined(_, seat) => Phrase::FamilyDeclined {
            player: name(game, *seat),
        },
    })
}

/// Something that followed, in words.
fn followed(game: &Family, happened: &Happened<Cross>, shared: &Shared) -> Option<Phrase> {
    let name = |seat: Seat| name(game, seat);
    Some(match *happened {
        Happened::Moved(ref mv) => moved(mv, name(owner(game, mv.piece().seat))),
        Happened::Said { caller, victim } => Phrase::FamilySaid {
            callers: vec![name(caller)],
            victim: name(victim),
        },
        Happened::KingTaken { victim, by } => Phrase::FamilyKingTaken {
            player: name(by),
            victim: name(victim),
        },
        Happened::Passed(seat) => Phrase::FamilyPassed { player: name(seat) },
        Happened::Mated { victim, by } => Phrase::FamilyMated {
            player: name(by),
            victim: name(victim),
        },
        Happened::Resigned(seat) => Phrase::FamilyResigned { player: name(seat) },
        Happened::Out(seat) | Happened::Declared(seat, Status::Out) => {
            Phrase::FamilyOut { player: name(seat) }
        }
        Happened::Left(seat) | Happened::Declared(seat, Status::Away) => {
            Phrase::FamilyLeft { player: name(seat) }
        }
        Happened::Returning(seat) | Happened::Declared(seat, Status::Returning) => {
            Phrase::FamilyReturning { player: name(seat) }
        }
        Happened::Returned(seat) | Happened::Declared(seat, Status::AtTable) => {
            Phrase::FamilyReturned { player: name(seat) }
        }
        Happened::Allied(one, other) => Phrase::FamilyAllied {
            player: name(one),
            other: name(other),
        },
        Happened::Parting(one, other) => Phrase::FamilyParting {
            player: name(one),
            other: name(other),
        },
        Happened::Parted(one, other) => Phrase::FamilyParted {
            player: name(one),
            other: name(other),
        },
        Happened::RuleChanged { key, after, .. } => Phrase::FamilyRuleNow {
            rule: rule(key, shared),
            after: reading(key, after, shared),
        },
        Happened::TookBack(_) => Phrase::FamilyTookBack,
        Happened::Paused => Phrase::FamilyPaused,
        Happened::Resumed => Phrase::FamilyResumed,
        Happened::Ended(end) => outcome(game, end),
    })
}

fn owner(game: &Family, army: Seat) -> Seat {
    game.position().company().owner(army)
}

fn moved(mv: &Move<Cross>, player: String) -> Phrase {
    let piece = piece_word(mv.piece().role);
    if let Some((rook, _)) = mv.castled() {
        let is_short = [Wing::King].iter().any(|wing| {
            use crate::rules::Geometry as _;
            Cross::castling(mv.piece().seat, *wing).rook_from == rook.index()
        });
        return if is_short {
            Phrase::FamilyCastledShort { player }
        } else {
            Phrase::FamilyCastledLong { player }
        };
    }
    match (mv.promotion(), mv.captured()) {
        (Some(role), _) => Phrase::FamilyPromoted {
            player,
            piece: piece_word(role),
            square: mv.to().into(),
        },
        (None, Some((square, taken))) => Phrase::FamilyTook {
            player,
            piece,
            from: mv.from().into(),
            taken: piece_word(taken.role),
            square: square.into(),
        },
        (None, None) => Phrase::FamilyMoved {
            player,
            piece,
            from: mv.from().into(),
            to: mv.to().into(),
        },
    }
}

/// What a rule is called.
pub(super) fn rule(key: &Key, shared: &Shared) -> String {
    explain::key_name(key).map_or_else(String::new, |it| shared.label(&it))
}

/// How a value of a rule reads.
pub(super) fn reading(key: &Key, value: &str, shared: &Shared) -> String {
    explain::reading(key, value).map_or_else(String::new, |it| shared.label(&it))
}

/// Why something else than a move is refused.
fn denied(game: &Family, fault: &GameFault<Cross>, shared: &Shared) -> Phrase {
    let name = |seat: Seat| name(game, seat);
    let rules = game.game().rules();
    let ruled_out = |key: &str| {
        let key = Key::named(key);
        let reading = key.and_then(|key| explain::reading(key, rules.get(key.name)?));
        reading.unwrap_or(Phrase::FamilyNoChange)
    };
    match *fault {
        GameFault::GameOver(end) => outcome(game, end),
        GameFault::Paused => Phrase::FamilyPaused,
        GameFault::Move(ref fault) => explain::sentence(game.position(), fault),
        GameFault::RuledOut { key } => ruled_out(key),
        GameFault::NoSupervisor => ruled_out("supervisor"),
        GameFault::NoPlayer(seat) | GameFault::AlreadyOut(seat) => {
            Phrase::FamilyNoOut { player: name(seat) }
        }
        GameFault::NotYourTurn { turn } => Phrase::FamilyNoTurn { player: name(turn) },
        GameFault::NothingToCall => Phrase::FamilyNoCall,
        GameFault::CallTooLate { .. } => Phrase::FamilyNoCallLate,
        GameFault::AlreadyAway(seat) => Phrase::FamilyNoAway { player: name(seat) },
        GameFault::NotAway(seat) => Phrase::FamilyNoHere { player: name(seat) },
        GameFault::TooOld { most, .. } => Phrase::FamilyNoOld { most: most.into() },
        GameFault::GapTooSmall { gap, .. } => Phrase::FamilyNoGap { gap: gap.into() },
        GameFault::AgesUnknown => Phrase::FamilyNoAges,
        GameFault::AskSupervisor => Phrase::FamilyNoAsking,
        GameFault::AlreadyAllied(..) => Phrase::FamilyNoAllied,
        GameFault::NotAllied(..) => Phrase::FamilyNoPartner,
        GameFault::AlreadyParting(..) => Phrase::FamilyNoParting,
        GameFault::FixedTeams => Phrase::FamilyNoFixed,
        GameFault::CountTooLow { n } => {
            let house = rules.behind(Ending::Threefold, false);
            let own = house.and_then(|it| explain::count_by_house(count(n), it));
            own.unwrap_or(Phrase::FactTimes { times: count(n) })
        }
        GameFault::FiftyTooLow { n } => match rules.differs("fifty_reset") {
            Some(_) => Phrase::ClaimFiftyResetTooLow { moves: count(n) },
            None => Phrase::FamilyNoRounds { moves: count(n) },
        },
        GameFault::Conflict(conflict) => Phrase::FamilyNoConflict {
            rule: reading(conflict.key, conflict.has, shared),
            other: rule(conflict.needs, shared),
        },
        GameFault::NothingToTakeBack => Phrase::FamilyNoPast,
        GameFault::SamePlayer(_)
        | GameFault::NoSuchValue { .. }
        | GameFault::NothingChanges { .. } => Phrase::FamilyNoChange,
    }
}

/// A count as the words take it.
fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
