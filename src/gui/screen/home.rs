//! The home screen: where to go on, and the lessons on their shelves.

#[cfg(feature = "export")]
mod certificate;
mod chips;
pub mod model;
mod note;
mod path;
mod practice;
mod present;
pub mod view;

use iced::Element;
use iced::advanced::widget::Id;

use crate::gui::base::focus::Key;
use crate::gui::base::framed::KeyScope;
use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::{self, Frame, Framed, HasFrame, Laid, in_frame};
use crate::gui::board::Memory;
use crate::gui::hearing::sound::Sound;
use crate::gui::hearing::speech::Utterance;
use crate::gui::look::art::lands::LandMemory;
use crate::gui::look::art::lands::closed::ClosedMemory;
use crate::gui::widget::animals::Pressed;
use crate::library::Land;
use model::{Control, Model};

/// The home screen while it is shown.
#[derive(Debug)]
pub struct State {
    frame: Frame<Control, Model>,
    /// The lesson that "go on" opens.
    next: Option<String>,
    /// The stone of the path from which the learner comes just now.
    comes_from: Option<usize>,
    land: LandMemory,
    closed: ClosedMemory,
    /// How often each animal of the open land was pressed.
    animals: Pressed,
    /// How often the stars of the land were pressed.
    n_stars: u32,
    /// The board of the game that was left.
    left: Memory,
    /// Whether somebody is asked if that game is really to be put away.
    asks_away: bool,
    /// The lessons by the numbers of their cards.
    lessons: Vec<String>,
    pictures: Vec<Memory>,
}

pub type Message = base::Message<Control>;

/// What is asked of the window.
type Action = base::ScreenAction<Control>;

impl State {
    /// Shows the lessons.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let lessons = ids(shared);
        let mut state = Self {
            frame: Frame::default(),
            next: None,
            comes_from: None,
            land: LandMemory::default(),
            closed: ClosedMemory::default(),
            animals: Pressed::default(),
            n_stars: 0,
            left: Memory::default(),
            asks_away: false,
            pictures: lessons.iter().map(|_| Memory::default()).collect(),
            lessons,
        };
        state.refresh(shared);
        state
    }

    /// The learner comes to the screen: from another stone than before in a hop. A land that was only looked at closes
    /// again once nothing is left to do in it.
    pub fn arrive(&mut self, shared: &mut Shared) {
        let is_over = |land: &Land| shared.next_stone(land).is_none();
        if shared.shown_land().is_none_or(is_over) {
            shared.opened = None;
        }
        let stand = path::stand(shared);
        let before = std::mem::replace(&mut shared.stood, stand.clone());
        let both = before.zip(stand).filter(|_| shared.settings.motion);
        let moved = both.filter(|(from, to)| {
            let is_same_path = (&from.learner, &from.land) == (&to.learner, &to.land);
            is_same_path && from.stone != to.stone
        });
        self.animals = Pressed::default();
        self.comes_from = moved.map(|(from, _)| from.stone);
        self.refresh(shared);
    }

    /// Other lessons stand on the shelves now; the keyboard stays with the lesson that it was on.
    pub fn lessons_changed(&mut self, shared: &Shared) {
        let lesson = match self.focused() {
            Some(Control::Lesson(number)) => self.lessons.get(number).cloned(),
            _ => None,
        };
        self.refresh(shared);
        self.lessons = ids(shared);
        self.pictures = self.lessons.iter().map(|_| Memory::default()).collect();
        let place = lesson.and_then(|id| self.lessons.iter().position(|other| *other == id));
        let place = place.map(Control::Lesson);
        if let Some(control) = place {
            self.frame.focus.give(control);
        }
        self.frame
            .focus
            .keep_within(&self.frame.model.ring(), place);
    }

    /// Makes the certificate of a shelf, and says so above its lessons.
    #[cfg(feature = "export")]
    fn certify(&mut self, place: usize, shared: &Shared) {
        if let Some(shelf) = self.frame.model.shelves.get_mut(place) {
            let kept = certificate::keep(shelf, shared);
            shelf.kept = Some(shared.label(&kept));
        }
    }

    /// Without papers there are no certificates.
    #[cfg(not(feature = "export"))]
    fn certify(&mut self, _place: usize, _shared: &Shared) {}

    /// A land opens, and the one that was open closes. The keyboard goes on within it.
    fn open(&mut self, place: usize, shared: &mut Shared) -> Action {
        let land = shared.library.lands().get(place);
        let Some(land) = land.map(|it| it.id.clone()) else {
            return Action::None;
        };
        let has_ring = self.frame.focus.shows(Control::Land(place));
        self.comes_from = None;
        self.animals = Pressed::default();
        shared.opened = Some(land);
        shared.stood = path::stand(shared);
        self.refresh(shared);
        let land = self.frame.model.land.as_ref();
        let first = land.map(|land| match &land.play {
            Some(play) => play.control,
            None => Control::Stone(land.stands),
        });
        match first {
            Some(first) if has_ring => self.give(first),
            Some(first) => {
                self.frame.focus.click(first);
                Action::None
            }
            None => Action::None,
        }
    }

    /// The game that was left is put away, once somebody has pressed that twice.
    fn put_away(&mut self, asked: bool, shared: &mut Shared) {
        if let (true, Some(left)) = (asked, shared.left_game()) {
            shared.put_game_away(&left.id);
        }
        self.asks_away = !asked;
        self.refresh(shared);
        self.frame.focus.keep_within(&self.frame.model.ring(), None);
    }

    /// Another learner sits down; who plays already sees them all.
    fn learner(&self, place: usize, shared: &mut Shared) -> Action {
        let chip = self.frame.model.chips.get(place);
        let Some(chip) = chip.filter(|it| !it.is_chosen) else {
            return Action::Go(Goto::Learners);
        };
        let Some(id) = &chip.id else {
            return Action::None;
        };
        shared.with_learners(|it| it.play_as(id));
        Action::Go(Goto::Home)
    }
}

in_frame!(State);

impl Framed for State {
    fn view(&self, shared: &Shared) -> Element<'_, Message> {
        let pictures = view::BoardMemories {
            lessons: &self.pictures,
            left: &self.left,
            land: &self.land,
            closed: &self.closed,
            animals: &self.animals,
            n_stars: self.n_stars,
        };
        let view = view::View::new(&self.frame, pictures, shared);
        view.turned(view::View::for_window)
    }

    fn press(&mut self, control: Control, shared: &mut Shared) -> Action {
        let asked = std::mem::take(&mut self.asks_away);
        if asked && control != Control::PutAway {
            self.refresh(shared);
        }
        let lesson = match control {
            Control::LeftGame => {
                let left = shared.left_game();
                return left.map_or(Action::None, |it| Action::Go(Goto::LeftGame(it.id)));
            }
            Control::PutAway => {
                self.put_away(asked, shared);
                return Action::None;
            }
            Control::Language => return Action::Languages,
            Control::Cards => {
                shared.settings.cards = !shared.settings.cards;
                shared.keep_settings();
                return Action::SharedChanged;
            }
            Control::Sound => {
                shared.switch_sound();
                return Action::SharedChanged;
            }
            Control::Problems => return Action::Go(Goto::Problems),
            Control::Learner(place) => return self.learner(place, shared),
            Control::Learners => return Action::Go(Goto::Learners),
            Control::Certificate(place) => {
                self.certify(place, shared);
                return Action::Run(self.reveal(control));
            }
            Control::Practice => return Action::Go(Goto::Practice(None)),
            Control::Settings => return Action::Go(Goto::Settings),
            Control::Play => return Action::Go(Goto::Table(None)),
            Control::Family => return Action::Go(Goto::Seats),
            Control::Referee => return Action::Go(Goto::Referee(None)),
            Control::Rulebook => return Action::Go(Goto::Rulebook(None)),
            Control::Coach => return Action::Go(Goto::Games),
            Control::Land(place) => return self.open(place, shared),
            Control::Piece(place) => {
                let entry = path::lesson_of(place, shared);
                entry.map(|entry| entry.lesson.id.clone())
            }
            Control::LandEnd => {
                let land = shared.shown_land().map(|it| it.id.clone());
                return land.map_or(Action::None, |land| Action::Go(Goto::Land(land)));
            }
            Control::OnPath => {
                let land = self.frame.model.land.as_ref();
                let way = land.and_then(|land| path::way(shared, land.stands));
                return way.map_or(Action::None, Action::Go);
            }
            Control::Stone(place) => {
                return path::way(shared, place).map_or(Action::None, Action::Go);
            }
            Control::Stars => {
                self.n_stars = self.n_stars.wrapping_add(1);
                shared.sound(Sound::Star);
                return Action::None;
            }
            Control::Animal(number) => {
                self.animals.press(number);
                shared.sound(Sound::Move);
                return Action::None;
            }
            Control::GoOn => self.next.clone(),
            Control::Lesson(number) => {
                let entry = shared.library.entries().get(number);
                entry.map(|entry| entry.lesson.id.clone())
            }
        };
        lesson.map_or(Action::None, |id| Action::Go(Goto::Lesson(id)))
    }

    fn key(&mut self, key: Key, shared: &mut Shared) -> Action {
        match key {
            Key::Press => self.press_focused(&[Control::GoOn, Control::OnPath], shared),
            Key::PageDown | Key::PageUp => {
                let is_on = key == Key::PageDown;
                let control = self.frame.model.shelf_from(self.focused(), is_on);
                control.map_or(Action::None, |it| self.give(it))
            }
            _ => self.go_by(key, shared),
        }
    }

    fn area(&self, _control: Control) -> Option<Id> {
        Some(view::PAGE.into())
    }

    fn opening(&self) -> Vec<Utterance> {
        let model = &self.frame.model;
        let left = model.left.iter().flat_map(|it| [&it.title, &it.line]);
        let go_on = model.go_on.iter().flat_map(|it| [&it.title, &it.line]);
        let go_on = left.chain(go_on);
        let next = model.land.iter().flat_map(|land| {
            let play = land.play.as_ref().map(|it| &it.label);
            [&land.name].into_iter().chain(play)
        });
        go_on.chain(next).map(Utterance::of).collect()
    }

    fn keys_card(&self) -> Option<KeyScope> {
        Some(KeyScope::Home)
    }

    /// The shelves stay as they are until something else stands on them.
    fn settle(&mut self, action: Action, _shared: &mut Shared) -> Action {
        action
    }

    fn refresh(&mut self, shared: &Shared) {
        (self.frame.model, self.next) = present::with_next(self, shared);
    }
}

/// The names of all lessons, in their order.
fn ids(shared: &Shared) -> Vec<String> {
    let entries = shared.library.entries().iter();
    entries.map(|entry| entry.lesson.id.clone()).collect()
}
