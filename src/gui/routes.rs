//! From screen to screen: each message goes to the screen that is shown, and what the screen asks
//! for is done. A screen that leads aside, such as the rulebook, keeps the one behind it as it was.

use iced::{Element, Task, clipboard};

use crate::gui::aside;
use crate::gui::focus::Key;
use crate::gui::keys::{self, Place};
use crate::gui::languages;
use crate::gui::route::{Action, Goto};
use crate::gui::screen::{
    family, home, learners, lesson, problems, referee, rulebook, seats, settings, table,
};
use crate::gui::shared::unsaved;
use crate::gui::stage::Stage;
use crate::gui::widget::reveal::reveal;
use crate::gui::{App, Message, Screen};

/// How many screens are kept to come back to.
const DEPTH: usize = 4;

impl App {
    /// A key that no control took: for the card with the keys, else for the screen.
    pub(super) fn key(&mut self, key: Key) -> Task<Message> {
        if let Some(at) = self.languages {
            match languages::step(key, at, self.shared.languages().len()) {
                languages::Step::At(at) => self.languages = Some(at),
                languages::Step::Choose(place) => self.choose_language(Some(place)),
                languages::Step::Close => self.choose_language(None),
            }
            return Task::none();
        }
        if std::mem::take(&mut self.has_keys) {
            if keys::opens(key) || matches!(key, Key::Cancel | Key::Press) {
                return Task::none();
            }
        } else if keys::opens(key) && self.keys_place().is_some() {
            self.has_keys = true;
            return Task::none();
        }
        if key == Key::Function(11) && !self.has_show() {
            return self.full_screen(self.windows.is_own_size());
        }
        let message = self.key_message(key);
        self.update(message)
    }

    /// Whether the screen itself knows how it is shown to a class; any other simply fills the display.
    fn has_show(&self) -> bool {
        match &self.screen {
            Screen::Lesson(_) | Screen::Family(_) => true,
            Screen::Table(table) => table.has_show(),
            _ => false,
        }
    }

    /// Whose keys the card shows; `None` where there is no such card.
    fn keys_place(&self) -> Option<Place> {
        match &self.screen {
            Screen::Home(_) => Some(Place::Home),
            Screen::Lesson(lesson) if lesson.model().slide.is_some() => Some(Place::Show),
            Screen::Lesson(_) => Some(Place::Lesson),
            Screen::Table(table) if table.model().slide.is_some() => Some(Place::ShownTable),
            Screen::Table(_) => Some(Place::Table),
            Screen::Family(_) => Some(Place::Family),
            _ => None,
        }
    }

    /// A key that no control took, as the shown screen's message.
    pub(super) fn key_message(&self, key: Key) -> Message {
        match &self.screen {
            Screen::Home(_) => Message::Home(home::Message::Key(key)),
            Screen::Lesson(_) => Message::Lesson(lesson::Message::Key(key)),
            Screen::Problems(_) => Message::Problems(problems::Message::Key(key)),
            Screen::Table(_) => Message::Table(table::Message::Key(key)),
            Screen::Seats(_) => Message::Seats(seats::Message::Key(key)),
            Screen::Family(_) => Message::Family(family::Message::Key(key)),
            Screen::Referee(_) => Message::Referee(referee::Message::Key(key)),
            Screen::Rulebook(_) => Message::Rulebook(rulebook::Message::Key(key)),
            Screen::Settings(_) => Message::Settings(settings::Message::Key(key)),
            Screen::Learners(_) => Message::Learners(learners::Message::Key(key)),
        }
    }

    pub(super) fn home(&mut self, message: home::Message) -> Task<Message> {
        let Screen::Home(home) = &mut self.screen else {
            return Task::none();
        };
        match home.update(message, &self.shared) {
            home::Action::None => {}
            home::Action::Reveal(control) => {
                return reveal(home::view::PAGE.into(), home::view::id_of(control));
            }
            home::Action::Open(id) => self.open(&id),
            home::Action::Practise(lesson, step) => self.practise(&lesson, &step),
            home::Action::Learner(id) => {
                self.shared.with_learners(|it| it.play_as(&id));
                self.show_home();
            }
            home::Action::Problems => self.show_problems(),
            home::Action::NextLanguage => self.next_language(),
            home::Action::NextTheme => self.next_theme(),
            home::Action::SwitchSound => {
                self.shared.switch_sound();
                self.shared_changed();
            }
            home::Action::Go(goto) => self.go(goto),
        }
        Task::none()
    }

    pub(super) fn lesson(&mut self, message: lesson::Message) -> Task<Message> {
        let Screen::Lesson(lesson) = &mut self.screen else {
            return Task::none();
        };
        match lesson.update(message, &mut self.shared) {
            lesson::Action::None => {}
            lesson::Action::Home => self.show_home(),
            lesson::Action::Open(id) => self.open(&id),
            lesson::Action::NextLanguage => self.next_language(),
            lesson::Action::NextTheme => self.next_theme(),
            lesson::Action::Go(goto) => self.go(goto),
            lesson::Action::FullScreen(is_full) => return self.full_screen(is_full),
            lesson::Action::Copy(text) => return clipboard::write(text),
            lesson::Action::Keys => self.has_keys = true,
            lesson::Action::Say(phrase) => self.aside = Some(phrase),
        }
        Task::none()
    }

    pub(super) fn table(&mut self, message: table::Message) -> Task<Message> {
        let Screen::Table(table) = &mut self.screen else {
            return Task::none();
        };
        let action = table.update(message, &mut self.shared);
        self.follow(action, Message::Table)
    }

    pub(super) fn seats(&mut self, message: seats::Message) -> Task<Message> {
        let Screen::Seats(seats) = &mut self.screen else {
            return Task::none();
        };
        let action = seats.update(message, &mut self.shared);
        self.follow(action, Message::Seats)
    }

    pub(super) fn family(&mut self, message: family::Message) -> Task<Message> {
        let Screen::Family(family) = &mut self.screen else {
            return Task::none();
        };
        let was_shown = family.model().is_shown;
        let action = family.update(message, &mut self.shared);
        // Who goes elsewhere leaves the whole screen.
        let is_left = was_shown && matches!(action, Action::Go(_));
        let done = self.follow(action, Message::Family);
        if is_left {
            return Task::batch([self.full_screen(false), done]);
        }
        done
    }

    pub(super) fn referee(&mut self, message: referee::Message) -> Task<Message> {
        let Screen::Referee(referee) = &mut self.screen else {
            return Task::none();
        };
        let action = referee.update(message, &mut self.shared);
        self.follow(action, Message::Referee)
    }

    pub(super) fn rulebook(&mut self, message: rulebook::Message) -> Task<Message> {
        let Screen::Rulebook(rulebook) = &mut self.screen else {
            return Task::none();
        };
        let action = rulebook.update(message, &mut self.shared);
        self.follow(action, Message::Rulebook)
    }

    pub(super) fn settings(&mut self, message: settings::Message) -> Task<Message> {
        let Screen::Settings(settings) = &mut self.screen else {
            return Task::none();
        };
        let action = settings.update(message, &mut self.shared);
        self.follow(action, Message::Settings)
    }

    pub(super) fn learners(&mut self, message: learners::Message) -> Task<Message> {
        let Screen::Learners(learners) = &mut self.screen else {
            return Task::none();
        };
        let action = learners.update(message, &mut self.shared);
        self.follow(action, Message::Learners)
    }

    /// Does what a screen asks for.
    fn follow<M: Send + 'static>(
        &mut self,
        action: Action<M>,
        wrap: impl Fn(M) -> Message + Send + 'static,
    ) -> Task<Message> {
        match action {
            Action::None => {}
            Action::Go(goto) => self.go(goto),
            Action::Run(task) => return task.map(wrap),
            Action::FullScreen(is_full) => return self.full_screen(is_full),
            Action::Keys => self.has_keys = true,
            Action::Say(phrase) => self.aside = Some(phrase),
            Action::Languages => self.next_language(),
            Action::SharedChanged => self.shared_changed(),
        }
        Task::none()
    }

    /// Shows another screen.
    pub fn go(&mut self, goto: Goto) {
        let shared = &mut self.shared;
        let next = match goto {
            Goto::Back => return self.come_back(),
            Goto::Home => return self.show_home(),
            Goto::Lesson(id) => return self.open(&id),
            Goto::Problems => return self.show_problems(),
            Goto::Table(start) => Screen::Table(Box::new(table::State::new(start, shared))),
            Goto::Seats => Screen::Seats(Box::new(seats::State::new(shared))),
            Goto::FamilyTable => Screen::Family(Box::new(family::State::new(shared))),
            Goto::Referee(start) => Screen::Referee(Box::new(referee::State::new(start, shared))),
            Goto::Rulebook(card) => Screen::Rulebook(Box::new(rulebook::State::new(card, shared))),
            Goto::Settings => Screen::Settings(Box::new(settings::State::new(shared))),
            Goto::Learners => Screen::Learners(Box::new(learners::State::new(shared))),
        };
        self.behind.push(std::mem::replace(&mut self.screen, next));
        if self.behind.len() > DEPTH {
            self.behind.remove(0);
        }
    }

    /// To the screen behind, in today's words and colors; the list of lessons is made anew.
    fn come_back(&mut self) {
        match self.behind.pop() {
            None | Some(Screen::Home(_)) => self.show_home(),
            Some(screen) => {
                self.screen = screen;
                self.shared_changed();
            }
        }
    }

    pub(super) fn show_home(&mut self) {
        self.behind.clear();
        self.screen = Screen::Home(Box::new(home::State::new(&self.shared)));
    }

    /// Opens a lesson; an unknown one changes nothing.
    pub fn open(&mut self, id: &str) {
        let Some(entry) = self.shared.library.find(id).cloned() else {
            return;
        };
        if let Some(lesson) = lesson::open(&entry, &mut self.shared) {
            self.behind.clear();
            self.screen = Screen::Lesson(lesson);
        }
    }

    /// Opens a lesson to play one of its steps alone.
    pub fn practise(&mut self, lesson: &str, step: &str) {
        self.open(lesson);
        if let Screen::Lesson(shown) = &mut self.screen {
            shown.practise(step, &mut self.shared);
        }
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
    }

    /// Speaks the language that was chosen on the card, if one was, and closes it.
    pub(super) fn choose_language(&mut self, place: Option<usize>) {
        self.languages = None;
        let all = self.shared.languages();
        if let Some((tag, _)) = place.and_then(|place| all.get(place)) {
            self.shared.speak(tag);
            self.shared_changed();
        }
    }

    fn next_theme(&mut self) {
        self.shared.next_theme();
        self.shared_changed();
    }

    pub(super) fn shared_changed(&mut self) {
        let shared = &self.shared;
        match &mut self.screen {
            Screen::Home(home) => home.shared_changed(shared),
            Screen::Lesson(lesson) => lesson.shared_changed(shared),
            Screen::Problems(problems) => problems.shared_changed(shared),
            Screen::Table(table) => table.shared_changed(shared),
            Screen::Seats(seats) => seats.shared_changed(shared),
            Screen::Family(family) => family.shared_changed(shared),
            Screen::Referee(referee) => referee.shared_changed(shared),
            Screen::Rulebook(rulebook) => rulebook.shared_changed(shared),
            Screen::Settings(settings) => settings.shared_changed(shared),
            Screen::Learners(learners) => learners.shared_changed(shared),
        }
    }

    /// The whole window.
    #[must_use]
    pub fn view(&self) -> Element<'_, Message> {
        let shared = &self.shared;
        let screen = match &self.screen {
            Screen::Home(home) => home.view(shared).map(Message::Home),
            Screen::Lesson(lesson) => lesson.view(shared).map(Message::Lesson),
            Screen::Problems(problems) => problems.view(shared).map(Message::Problems),
            Screen::Table(table) => table.view(shared).map(Message::Table),
            Screen::Seats(seats) => seats.view(shared).map(Message::Seats),
            Screen::Family(family) => family.view(shared).map(Message::Family),
            Screen::Referee(referee) => referee.view(shared).map(Message::Referee),
            Screen::Rulebook(rulebook) => rulebook.view(shared).map(Message::Rulebook),
            Screen::Settings(settings) => settings.view(shared).map(Message::Settings),
            Screen::Learners(learners) => learners.view(shared).map(Message::Learners),
        };
        let keys = self.keys_place().filter(|_| self.has_keys);
        let screen = keys::over(screen, keys, shared);
        let screen = languages::over(screen, self.languages, shared);
        let screen = unsaved::below(screen, shared);
        let screen = aside::over(screen, self.aside.as_ref(), shared);
        let painted = (&self.trace, &self.painted.0);
        Stage::new(screen, painted, self.scale(), Message::Key).into()
    }
}
