//! What the coach says in a lesson: the lesson's own words first, then those of the program.

mod cries;
mod judged;
mod men;
mod notes;
mod praise;
mod sentence;

pub(super) use judged::is_about_check;
pub(super) use sentence::unread_phrase;

use crate::explain::{self, Explanation, LightState};
use crate::gui::base::shared::Shared;
use crate::gui::look::art::{Icon, Mood, Sign};
use crate::gui::screen::lesson::kinds::{self, VerdictUse};
use crate::gui::screen::lesson::model::{CastlingLight, Coach, Control, Lamp, TaskCard, TaskSign};
use crate::gui::screen::lesson::{State, end};
use crate::gui::widget::coach::{Speech, Tint};
use crate::lesson::task::{Claimable, GameGoal};
use crate::lesson::{Aid, Task};
use crate::locale::{LessonArgs, Phrase, WordKey, rich};
use crate::rules::{
    self, Attempt, CastlingFacts, Fault, Geometry, Line, Move, Outcome, Piece, Position, Role,
    Square, SquareSet, Wing,
};
use crate::session::{Say, Session};

/// Puts the coach into words.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a, G: Geometry> {
    pub(super) state: &'a State<G>,
    pub(super) shared: &'a Shared,
}

impl<G: Geometry> Teller<'_, G> {
    /// The coach, as it feels and speaks now, with what is explained.
    pub(super) fn coach(self, explained: Option<&Explanation<G>>) -> Coach {
        if self.state.session.is_finished() {
            return self.farewell();
        }
        match (explained, self.cry()) {
            (Some(explanation), _) => self.reason(explanation),
            (None, Some(cry)) => cry,
            (None, None) => Coach {
                mood: self.mood(),
                speech: self.speech(),
                tint: Tint::Calm,
                ..Coach::default()
            },
        }
    }

    /// What is to be done in this step; `None` where there is nothing to do but to look and read.
    pub(super) fn task(self) -> Option<TaskCard> {
        let session = &self.state.session;
        let is_over = session.is_finished() || session.is_shown_only();
        (!is_over).then(|| TaskCard {
            signs: signs(session),
            speech: Speech::of(&self.said_task()),
        })
    }

    fn has_nothing_to_claim(self) -> bool {
        let about = self.state.session.step().task.about();
        about.claim == Some(Claimable::Nothing)
    }

    /// Whether the coach has nothing to say but the task.
    pub(super) fn says_task(self) -> bool {
        let is_said = *self.state.session.say() == Say::Task && self.ended().is_none();
        let is_all = is_said && self.cry().is_none();
        is_all && self.task().is_some() && !self.state.asks_what_to_do
    }

    /// What the coach says where nothing is to be explained; after a game the outcome comes first.
    fn speech(self) -> Speech {
        let mut speech = Speech::of(&self.sentence());
        speech.add(&self.offered().unwrap_or_default());
        let session = &self.state.session;
        if matches!(session.say(), Say::Yes(_)) && session.game_end().is_some() {
            speech.add(&self.after_the_end().unwrap_or_default());
        }
        if matches!(session.say(), Say::Yes(_)) {
            speech.add(&self.after_the_round().unwrap_or_default());
            speech.add(&self.after_the_stamp().unwrap_or_default());
        }
        speech
    }

    /// The fault the coach talks about now.
    fn fault(&self) -> Option<&Fault<G>> {
        self.state.fault()
    }

    /// The end of the game that the coach talks about.
    fn ended(self) -> Option<Outcome> {
        let session = &self.state.session;
        session.outcome()
    }

    /// Why something is refused, or how the game has ended.
    pub(super) fn explained(self) -> Option<Explanation<G>> {
        let session = &self.state.session;
        let position = session.position();
        match (session.say(), self.fault()) {
            _ if session.is_finished() => None,
            (_, Some(fault)) => Some(explain::fault(position, fault)),
            (Say::NoAttack { fault, .. }, _) => Some(explain::no_attack(position, fault)),
            (Say::ClaimRefused(refused), _) => Some(explain::claim(position, refused)),
            _ => (self.ended()).map(|outcome| explain::outcome(position, outcome)),
        }
    }

    /// The conditions of castling, if one of them is the reason.
    pub(super) fn lights(self) -> Vec<CastlingLight> {
        let Some(facts) = self.state.castling() else {
            return Vec::new();
        };
        let lights = explain::castling_lights(&facts).into_iter();
        let lights = lights.map(|light| CastlingLight {
            label: self.shared.label(&light.label),
            lamp: match light.state {
                LightState::Met => Lamp::Good,
                LightState::Failing => Lamp::Bad,
                LightState::Unknown => Lamp::Unknown,
            },
        });
        lights.collect()
    }

    /// Why not, or how it ended: the step's own sentence, or that of the program; praise if that
    /// was the task.
    fn reason(self, explanation: &Explanation<G>) -> Coach {
        let because = |fault: &Fault<G>| WordKey::Because(fault.reason().code().to_owned());
        let own = || self.fault().and_then(|fault| self.own(&because(fault)));
        let own = match self.state.session.say() {
            Say::NoAttack { .. } => Some(self.after_own(self.refusal(explanation))),
            Say::OtherVerdict(_) => self.own(&WordKey::No).or_else(own),
            // Why there is nothing to claim, only the author knows; the count alone does not say it.
            Say::ClaimRefused(_) if self.has_nothing_to_claim() => self.own(&WordKey::No),
            _ => own(),
        };
        let sentence = own.unwrap_or_else(|| self.refusal(explanation));
        let session = &self.state.session;
        let is_solved = session.is_done();
        let is_end = self.ended().is_some();
        // Who said "no" rightly is praised first, and the author's praise says why.
        let has_judged = is_solved && kinds::of(&session.step().task).verdict == VerdictUse::Given;
        let mut speech = Speech::default();
        // Beside the conditions of castling there is room for the reason alone.
        let is_own = self.own_praise().is_some();
        if has_judged && (is_own || !self.state.lists_castling()) {
            speech.add(&self.praise(None));
        }
        // Who has won against the coach hears of that first, and then how.
        let is_won = is_end && session.is_won_from_program();
        let won = is_won.then(|| self.after_the_end()).flatten();
        speech.add(&won.unwrap_or_default());
        if is_won {
            speech.add(&self.how_it_was_won().unwrap_or(sentence));
        } else if !has_judged || !is_own {
            speech.add(&sentence);
        }
        speech.add(&self.offered().unwrap_or_default());
        if is_end {
            let after = self.after_the_end().filter(|_| !is_won);
            speech.add(&after.unwrap_or_default());
        } else if is_solved && !has_judged {
            speech.add(&self.praise(None));
        }
        speech.add(&self.after_the_round().unwrap_or_default());
        speech.add(&self.after_the_stamp().unwrap_or_default());
        let is_calm = has_judged || is_end;
        Coach {
            mood: match is_solved {
                true if self.state.is_bumped || session.is_lost_to_program() => Mood::Glad,
                true => Mood::Cheer,
                false => Mood::Oops,
            },
            speech,
            tint: if is_calm { Tint::Calm } else { Tint::Danger },
            rule_link: Some(
                self.shared
                    .tool(Control::Rule, Icon::Rule, &explanation.link()),
            ),
            ..Coach::default()
        }
    }

    /// Why not, in the program's words: the rule, and what it means here. Where squares have no names yet, and nobody
    /// reads, the rule alone is said: what it means here is drawn on the board.
    fn refusal(self, explanation: &Explanation<G>) -> String {
        // In a game somebody else is there, whose men these are.
        let is_taken_from = matches!(self.fault(), Some(Fault::NotYourPiece { .. }));
        if is_taken_from && self.state.session.has_opponent() {
            return self.shared.say(&Phrase::CoachThatIsMine);
        }
        let whole = self.shared.say(&explanation.sentence);
        let lesson = &self.state.session.lesson().id;
        let is_no_attack = matches!(self.state.session.say(), Say::NoAttack { .. });
        let is_about_way = self.fault().is_some() || is_no_attack;
        if !is_about_way || self.shared.names_squares(lesson) {
            return whole;
        }
        rich::first_sentence(&whole).0.to_owned()
    }

    fn mood(self) -> Mood {
        match self.state.session.say() {
            Say::Yes(_) if self.state.session.is_lost_to_program() => Mood::Glad,
            Say::Yes(_) if self.state.session.is_won_from_program() => {
                self.beaten_mood().unwrap_or(Mood::Cheer)
            }
            Say::Yes(_) | Say::Option { right: true, .. } => Mood::Cheer,
            Say::Task
            | Say::ThatIsAllowed(_)
            | Say::Found { .. }
            | Say::FoundMan { .. }
            | Say::StarTaken { .. }
            | Say::StarFlew { .. }
            | Say::PieceTaken { .. }
            | Say::TriesMore { .. }
            | Say::NextOfLine
            | Say::YourTurn(_)
            | Say::SetUpMore { .. }
            | Say::NamedMore { .. }
            | Say::SayCheck => Mood::Glad,
            Say::Hint(_)
            | Say::HintPiece(_)
            | Say::HintSquare(_)
            | Say::HintNext { .. }
            | Say::HintBack(_)
            | Say::HintMove { .. } => Mood::Think,
            Say::OtherVerdict(_)
            | Say::OtherStanding(_)
            | Say::Caught { .. }
            | Say::Hangs { .. }
            | Say::TakenBack { .. }
            | Say::Stalemates(_)
            | Say::Mates(_)
            | Say::GivesCheck(_)
            | Say::LeavesMove { .. }
            | Say::LeavesNoMate { .. }
            | Say::WayOut { .. } => Mood::Oops,
            _ => Mood::Wait,
        }
    }

    /// The lesson's own words for this step.
    pub(super) fn own(self, key: &WordKey) -> Option<String> {
        let session = &self.state.session;
        let (found, all) = session.told();
        let args = LessonArgs {
            player: self.shared.name_to_say(),
            best: session.step().task.about().par.unwrap_or_default(),
            total: number(all),
            left: number(all.saturating_sub(found)),
        };
        self.state.words.text(Some(&session.step().id), key, &args)
    }

    /// Whether what is said has the lesson's own words in it.
    pub(super) fn is_own(self, said: &str) -> bool {
        let session = &self.state.session;
        let step = session.step();
        let hints = (1..=session.hints().1).map(WordKey::Hint);
        let wrong = step.wrong.iter();
        let wrong = wrong.map(|it| WordKey::Wrong(it.key.clone()));
        let because = self.fault().map(|it| it.reason().code().to_owned());
        let options = step.task.about().options.iter();
        let options = options.map(|it| WordKey::OptionSay(it.id.clone()));
        let keys = [WordKey::Text, WordKey::Yes, WordKey::No].into_iter();
        let keys = keys.chain(hints).chain(wrong).chain(options);
        let own = keys.chain(because.map(WordKey::Because));
        let mut own = own.filter_map(|key| self.own(&key));
        own.any(|own| said.contains(&Speech::of(&own).spoken()))
    }

    /// The end of the lesson.
    fn farewell(self) -> Coach {
        let (state, shared) = (self.state, self.shared);
        let mut speech = Speech::of(&end::sentence(state, shared));
        let stars = u32::from(state.run_stars(shared));
        let earned = Phrase::LessonDoneStars { stars };
        for phrase in std::iter::once(earned).chain(end::more(state, shared)) {
            speech.add(&shared.say(&phrase));
        }
        Coach {
            mood: Mood::Cheer,
            speech,
            tint: Tint::Calm,
            ..Coach::default()
        }
    }
}

impl<G: Geometry> State<G> {
    /// The fault the coach talks about now.
    pub(super) fn fault(&self) -> Option<&Fault<G>> {
        if self.session.is_finished() {
            return None;
        }
        match self.session.say() {
            Say::Refused(fault) => Some(fault),
            Say::Yes(Some(rules::Verdict::Illegal(fault))) => Some(fault),
            Say::OtherVerdict(verdict) => verdict.fault(),
            _ => None,
        }
    }

    /// Whether the conditions of castling stand beside the board.
    pub(super) fn lists_castling(&self) -> bool {
        matches!(self.fault(), Some(Fault::Castling(_))) || self.met_castling().is_some()
    }

    /// The conditions of castling, if one of them is the reason, if all of them are, or if the step shows them from the
    /// beginning.
    fn castling(&self) -> Option<CastlingFacts<G>> {
        match self.fault() {
            Some(Fault::Castling(facts)) => Some(*facts),
            _ => Some(self.castling_before(self.met_castling()?)),
        }
    }

    /// The castling whose conditions are seen though none of them has failed.
    fn met_castling(&self) -> Option<Wing> {
        self.shown_castling().or_else(|| self.judged_castling())
    }

    /// The castling that was asked about and is allowed, once somebody has answered.
    fn judged_castling(&self) -> Option<Wing> {
        let is_asked = kinds::of(&self.session.step().task).verdict == VerdictUse::Given;
        let verdict = match self.session.say() {
            Say::OtherVerdict(verdict) => Some(&**verdict),
            Say::Yes(verdict) => verdict.as_ref().filter(|_| is_asked),
            _ => None,
        };
        let mv = verdict.and_then(rules::Verdict::legal)?;
        let is_seen = mv.castled().is_some() && !self.session.is_finished();
        is_seen.then(|| wing_of(mv.attempt()))
    }

    /// The castling whose conditions the step shows from the beginning.
    fn shown_castling(&self) -> Option<Wing> {
        let step = self.session.step();
        let has_aid = step.aids.contains(&Aid::CastlingLights);
        let attempt = step.task.about().attempt;
        let wing = attempt.map_or(Wing::King, wing_of);
        (has_aid && !self.session.is_finished()).then_some(wing)
    }

    /// The conditions as the learner has found them: whoever has castled sees those under which it was done, and an answer
    /// of the other side changes nothing before the learner's turn.
    fn castling_before(&self, wing: Wing) -> CastlingFacts<G> {
        let side = self.session.step().side;
        let mut line = self.session.line().clone();
        let is_own_castling = |mv: &Move<G>| mv.piece().seat == side && mv.castled().is_some();
        let castled = line.moves().iter().rposition(is_own_castling);
        let is_after = |line: &Line<G>| match castled {
            Some(at) => line.moves().len() > at,
            None => line.position().turn() != side,
        };
        while is_after(&line) && line.undo().is_some() {}
        line.castling_facts(wing)
    }
}

/// To which side the king goes.
fn wing_of<G: Geometry>(attempt: Attempt<G>) -> Wing {
    match attempt.to.file() < attempt.from.file() {
        true => Wing::Queen,
        false => Wing::King,
    }
}

/// The task as a drawing: who goes where, as far as that gives nothing away.
fn signs<G: Geometry>(session: &Session<G>) -> Vec<TaskSign> {
    let step = session.step();
    let position = step.position();
    let board = position.board();
    let piece = |at: Square<G>| position.piece_at(at).map(TaskSign::Piece);
    // Of several men the greatest stands for all; a king only where he is alone, for nobody takes him.
    let kings = board.by_role(Role::King);
    let greatest = |men: SquareSet<G>| {
        let others = men - kings;
        let men = if others.is_empty() { men } else { others };
        let men = men.iter().filter_map(|at| position.piece_at(at));
        men.max_by_key(|piece| piece.role).map(TaskSign::Piece)
    };
    let (own, theirs) = (board.by_seat(step.side), position.enemies(step.side));
    let men = own - kings;
    let are_pawns = !men.is_empty() && (men - board.by_role(Role::Pawn)).is_empty();
    let signs = match &step.task {
        Task::Collect {
            piece: only, stars, ..
        } => {
            let goals = match stars.is_empty() {
                true => prey(position, theirs - kings),
                false => vec![Some(TaskSign::Sign(Sign::Star))],
            };
            let hunter = only.map_or_else(|| greatest(own), piece);
            let way = [hunter, Some(TaskSign::Sign(Sign::Arrow))];
            way.into_iter().chain(goals).collect()
        }
        Task::Illegal { attempt, .. } => {
            vec![piece(attempt.from), Some(TaskSign::Sign(Sign::NoArrow))]
        }
        Task::Try { piece: only, .. } => {
            vec![only.and_then(piece), Some(TaskSign::Sign(Sign::Arrow))]
        }
        Task::Game { goal, .. } => {
            let goals = match goal {
                GameGoal::Mate => vec![greatest(theirs & kings)],
                GameGoal::PawnAcross if are_pawns => vec![Some(TaskSign::Sign(Sign::Finish))],
                GameGoal::PawnAcross | GameGoal::LastStanding => prey(position, theirs - kings),
            };
            let mut way = hunters(position, men);
            if way.is_empty() {
                way.push(greatest(own));
            }
            way.push(Some(TaskSign::Sign(Sign::Arrow)));
            way.into_iter().chain(goals).collect()
        }
        Task::Say
        | Task::Story(_)
        | Task::Allow { .. }
        | Task::Squares { .. }
        | Task::Move { .. }
        | Task::Judge { .. }
        | Task::Name { .. }
        | Task::Play { .. }
        | Task::Status { .. }
        | Task::Claim { .. }
        | Task::Count { .. }
        | Task::Write { .. }
        | Task::Setup { .. }
        | Task::Choose { .. }
        | Task::Sort { .. }
        | Task::Practice(_) => vec![step.task.about().piece.and_then(piece)],
    };
    // Half a drawing says nothing.
    signs
        .into_iter()
        .collect::<Option<Vec<_>>>()
        .unwrap_or_default()
}

/// How many men are drawn at most.
const MOST_PREY: usize = 8;

/// So many men are each drawn by their kind.
const FEW_HUNTERS: u32 = 4;

/// Each kind of these men once, the strongest first; where they are many, the strongest stands for all.
fn hunters<G: Geometry>(position: &Position<G>, men: SquareSet<G>) -> Vec<Option<TaskSign>> {
    let n_men = men.len();
    let men = men.iter().filter_map(|at| position.piece_at(at));
    let mut men: Vec<Piece> = men.collect();
    men.sort_by_key(|piece| std::cmp::Reverse(piece.role));
    men.dedup_by_key(|piece| piece.role);
    men.truncate(if n_men > FEW_HUNTERS { 1 } else { men.len() });
    men.into_iter()
        .map(|it| Some(TaskSign::Piece(it)))
        .collect()
}

/// All men that are to be taken, each drawn, the greatest first; nothing if there are none.
fn prey<G: Geometry>(position: &Position<G>, men: SquareSet<G>) -> Vec<Option<TaskSign>> {
    let men = men.iter().filter_map(|at| position.piece_at(at));
    let mut men: Vec<Piece> = men.collect();
    men.sort_by_key(|piece| std::cmp::Reverse(piece.role));
    men.truncate(MOST_PREY);
    match men.is_empty() {
        true => vec![None],
        false => men
            .into_iter()
            .map(|it| Some(TaskSign::Piece(it)))
            .collect(),
    }
}

/// A count as the words take it.
fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
