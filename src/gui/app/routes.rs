//! From screen to screen: each message goes to the screen that is shown, and what the screen asks
//! for is done. A screen that leads aside, such as the rulebook, keeps the one behind it as it was.

use iced::{Element, Task};

use crate::gui::app::keys;
use crate::gui::app::languages;
use crate::gui::app::stage::Stage;
use crate::gui::app::toast;
use crate::gui::base::HasFrame;
use crate::gui::base::clipboard;
use crate::gui::base::focus::Key;
use crate::gui::base::overlay::over;
use crate::gui::base::route::{Action, Goto};
use crate::gui::base::shared::names::{GAMES, WHOLE_GAME};
use crate::gui::base::shared::unsaved;
use crate::gui::board::Animation;
use crate::gui::screen::lesson::LessonScreen;
use crate::gui::screen::{
    games, home, land, learners, lesson, practice, referee, rulebook, seats, settings, table,
    welcome,
};
use crate::gui::widget::veil::Veil;
use crate::gui::{App, Message, Screen};
use crate::scene::Scene;
use crate::solve::strength::Strength;

/// How many screens are kept to come back to.
const DEPTH: usize = 4;

impl App {
    /// A key that no control took: for the card with the keys, else for the screen.
    pub(in crate::gui) fn key(&mut self, key: Key) -> Task<Message> {
        if key == Key::Back {
            return self.up();
        }
        if let Some(at) = self.languages {
            match languages::step(key, at, self.shared.languages().len()) {
                languages::CardKey::At(at) => self.languages = Some(at),
                languages::CardKey::Choose(place) => self.choose_language(Some(place)),
                languages::CardKey::Close => self.choose_language(None),
            }
            return Task::none();
        }
        if std::mem::take(&mut self.has_keys) {
            if keys::opens(key) || matches!(key, Key::Cancel | Key::Press) {
                return Task::none();
            }
        } else if keys::opens(key) && self.screen.keys_card().is_some() {
            self.has_keys = true;
            return Task::none();
        }
        if key == Key::Function(11) && !self.screen.has_show() {
            return self.full_screen(self.windows.is_own_size());
        }
        let message = self.screen.key(key);
        self.update(message)
    }

    /// One screen up, from wherever it is; what lies over the screen goes with it. From home nothing is above.
    fn up(&mut self) -> Task<Message> {
        self.choose_language(None);
        self.has_keys = false;
        match self.depth() {
            0 => Task::none(),
            _ => self.update(self.screen.key(Key::Back)),
        }
    }

    /// Does what a screen asks for.
    pub(in crate::gui) fn follow<M: Send + 'static>(
        &mut self,
        action: Action<M>,
        wrap: impl Fn(M) -> Message + Send + 'static,
    ) -> Task<Message> {
        match action {
            Action::None => {}
            Action::Go(goto) => {
                let is_back = matches!(goto, Goto::Back);
                self.go(goto);
                // What scrolls is at its top again, wherever somebody has pressed.
                if is_back {
                    return self.screen.in_sight();
                }
            }
            Action::Run(task) => return task.map(wrap),
            Action::Copy(text) => return clipboard::write(text),
            Action::FullScreen(is_full) => return self.full_screen(is_full),
            Action::Keys => self.has_keys = true,
            Action::Say(phrase) => self.toast = Some(phrase),
            Action::Languages => self.next_language(),
            Action::SharedChanged => self.shared_changed(),
        }
        Task::none()
    }

    /// Shows another screen.
    pub fn go(&mut self, goto: Goto) {
        let goto = self.asking_for_a_name(goto);
        let shared = &mut self.shared;
        let next = match goto {
            Goto::Back => return self.come_back(),
            Goto::Home => return self.show_home(),
            Goto::Lesson(id) => return self.open(&id),
            Goto::Step(lesson, step) => {
                // Who goes on along the path from an end, or from the question for a name, does not come back to that.
                if matches!(
                    self.screen,
                    Screen::Lesson(_) | Screen::Land(_) | Screen::Learners(_)
                ) {
                    self.behind.clear();
                    self.screen = Screen::Home(Box::new(home::State::new(shared)));
                }
                return self.practise(&lesson, &step);
            }
            Goto::LeftGame(id) => return self.go_on_with_game(&id),
            Goto::Boards(purpose) => match lesson::open_boards(purpose, shared) {
                Some(boards) => Screen::Lesson(boards),
                None => return,
            },
            Goto::NextBoard(run) => {
                if let Some(boards) = lesson::go_on_with_boards(*run, shared) {
                    self.put(Screen::Lesson(boards));
                    self.read_opening();
                }
                return;
            }
            Goto::Practice(came) => {
                let is_over = came.is_some();
                let book = Screen::Practice(Box::new(practice::State::new(came, shared)));
                // Boards that are done do not come back, nor the book as it was before them.
                self.behind.retain(|it| !matches!(it, Screen::Practice(_)));
                if is_over {
                    self.put(book);
                    self.read_opening();
                    return;
                }
                book
            }
            Goto::Land(id) => Screen::Land(Box::new(land::State::new(id, shared))),
            Goto::Problems => return self.show_problems(),
            Goto::Table(start) => Screen::Table(Box::new(table::Two::new(start, shared))),
            Goto::Seats => Screen::Seats(Box::new(seats::State::new(shared))),
            Goto::FamilyTable => Screen::Family(Box::new(table::Several::new(None, shared))),
            Goto::Referee(start) => Screen::Referee(Box::new(referee::State::new(start, shared))),
            Goto::Rulebook(card) => Screen::Rulebook(Box::new(rulebook::State::new(card, shared))),
            Goto::Settings => Screen::Settings(Box::new(settings::State::new(shared))),
            Goto::Learners => Screen::Learners(Box::new(learners::State::new(shared))),
            Goto::Name(then) => Screen::Learners(Box::new(learners::State::first(*then, shared))),
            Goto::Games => Screen::Games(Box::new(games::State::new(shared))),
            Goto::Welcome => Screen::Welcome(Box::new(welcome::State::new(shared))),
        };
        self.show_over(next);
    }

    /// Shows a screen that leads back to the one that is shown now.
    fn show_over(&mut self, next: Screen) {
        let before = self.put(next);
        // Who has sat down is not asked to sit down again: the house of a table leads home.
        let is_table = matches!(self.screen, Screen::Table(_) | Screen::Family(_));
        if !(is_table && matches!(before, Screen::Seats(_))) {
            self.behind.push(before);
        }
        if self.behind.len() > DEPTH {
            self.behind.remove(0);
        }
        self.read_opening();
    }

    /// Puts a screen in the place of the one that is shown; gives back that one.
    pub(in crate::gui) fn put(&mut self, next: Screen) -> Screen {
        self.n_screens = self.n_screens.wrapping_add(1);
        std::mem::replace(&mut self.screen, next)
    }

    /// Who leaves a lesson with the first stars and has no animal yet is asked for one, once.
    fn asking_for_a_name(&mut self, goto: Goto) -> Goto {
        let leaves = matches!(self.screen, Screen::Lesson(_))
            && matches!(goto, Goto::Home | Goto::Lesson(_) | Goto::Step(..));
        if !leaves || self.has_asked || !self.shared.has_first_stars() {
            return goto;
        }
        self.has_asked = true;
        Goto::Name(Box::new(goto))
    }

    /// To the screen behind, in today's words and colors; the list of lessons is made anew.
    fn come_back(&mut self) {
        match self.behind.pop() {
            None | Some(Screen::Home(_)) => self.show_home(),
            Some(screen) => {
                self.put(screen);
                self.shared_changed();
                self.read_opening();
            }
        }
    }

    pub(in crate::gui) fn show_home(&mut self) {
        self.behind.clear();
        let mut home = home::State::new(&self.shared);
        home.arrive(&mut self.shared);
        self.put(Screen::Home(Box::new(home)));
        self.read_opening();
    }

    /// Opens a lesson; an unknown one changes nothing.
    pub fn open(&mut self, id: &str) {
        if let Some(lesson) = self.lesson(id) {
            self.behind.clear();
            self.put(Screen::Lesson(lesson));
            self.read_opening();
        }
    }

    /// Opens a lesson to play one of its steps alone, and then comes back.
    pub fn practise(&mut self, lesson: &str, step: &str) {
        if let Some(mut shown) = self.lesson(lesson) {
            shown.practise(step, &mut self.shared);
            self.show_over(Screen::Lesson(shown));
        }
    }

    /// Goes on with a game that was left: in its lesson, if that was left at it, else with the game alone.
    fn go_on_with_game(&mut self, id: &str) {
        let Some(left) = self.shared.left_game_of(id) else {
            return;
        };
        let resume = self.shared.learner.progress.resume(&left.lesson);
        if resume == Some(&left.step) {
            return self.open(&left.lesson);
        }
        if let Some(mut shown) = self.lesson_against(&left.lesson, &left.step, left.bird) {
            shown.practise(&left.step, &mut self.shared);
            self.show_over(Screen::Lesson(shown));
        }
    }

    /// A lesson of the library with the coach at this strength in the game of one step, if the coach plays there.
    fn lesson_against(
        &mut self,
        id: &str,
        step: &str,
        bird: Strength,
    ) -> Option<Box<dyn LessonScreen>> {
        let mut entry = self.shared.library.find(id).cloned()?;
        if id == GAMES {
            entry.lesson = entry.lesson.against(step, bird);
        }
        lesson::open(&entry, &mut self.shared)
    }

    /// A lesson of the library. The coach is as strong as it was chosen in a game that is chosen beside its strength,
    /// and in the whole game; small games on a path are as they are written.
    fn lesson(&mut self, id: &str) -> Option<Box<dyn LessonScreen>> {
        let mut entry = self.shared.library.find(id).cloned()?;
        if id == GAMES {
            let strength = self.shared.strength_chosen();
            let is_chosen =
                |step: &str| step == WHOLE_GAME || matches!(self.screen, Screen::Games(_));
            let all = entry.lesson.clone();
            for step in all.step_ids().iter().filter(|it| is_chosen(it)) {
                entry.lesson = entry.lesson.against(step, strength);
            }
        }
        lesson::open(&entry, &mut self.shared)
    }

    /// Changes over between two languages; more of them are offered on a card.
    fn next_language(&mut self) {
        let all = self.shared.languages();
        if all.len() > 2 {
            let spoken = self.shared.locale.language();
            let at = all.iter().position(|(tag, _)| *tag == spoken);
            self.languages = Some(at.unwrap_or(0));
            return;
        }
        self.shared.next_language();
        self.shared_changed();
        self.read_opening();
    }

    /// Speaks the language that was chosen on the card, if one was, and closes it.
    pub(in crate::gui) fn choose_language(&mut self, place: Option<usize>) {
        self.languages = None;
        let all = self.shared.languages();
        if let Some((tag, _)) = place.and_then(|place| all.get(place)) {
            self.shared.speak(tag);
            self.shared_changed();
            self.read_opening();
        }
    }

    pub(in crate::gui) fn shared_changed(&mut self) {
        self.screen.shared_changed(&self.shared);
    }

    /// The whole window.
    #[must_use]
    pub fn view(&self) -> Element<'_, Message> {
        let shared = &self.shared;
        let moves = shared.pace() == Animation::Smooth;
        let shown = (self.n_screens, self.screen.page());
        let screen = Veil::new(
            self.screen.view(shared),
            shown,
            moves,
            shared.tokens().paper,
        )
        .into();
        let keys = self.screen.keys_card().filter(|_| self.has_keys);
        let screen = over(screen, keys, shared, keys::card);
        let screen = over(screen, self.languages, shared, languages::card);
        let screen = unsaved::below(screen, shared);
        let screen = toast::over(screen, self.toast.as_ref(), shared);
        let painted = (&self.trace, &self.painted.0);
        let stage = Stage::new(screen, painted, self.scale(), Message::Key);
        stage.with_board(self.board()).into()
    }

    /// The board that is played on, and its name among the widgets; `None` on a screen without one.
    #[must_use]
    pub fn board(&self) -> Option<(&Scene, &'static str)> {
        match &self.screen {
            Screen::Lesson(lesson) => Some((lesson.scene()?, lesson::view::BOARD)),
            Screen::Table(table) => Some((table.scene()?, table::view::BOARD)),
            Screen::Family(table) => Some((table.scene()?, table::view::BOARD)),
            Screen::Referee(referee) => Some((referee.scene()?, referee::view::BOARD)),
            _ => None,
        }
    }
}
