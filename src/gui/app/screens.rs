//! The table of screens: what the window can show, and what can happen there. Everything that the
//! window does with the screen that is shown, whichever it is, is written from this table.

use std::path::PathBuf;

use iced::{Element, Size, Subscription, Task, window};

use crate::gui::App;
use crate::gui::app::windows;
use crate::gui::base::focus::Key;
use crate::gui::base::framed::KeyScope;
use crate::gui::base::shared::Shared;
use crate::gui::base::transcript::Transcript;
use crate::gui::base::{self, Framed, HasFrame};
use crate::gui::screen::{
    games, home, land, learners, lesson, practice, problems, referee, rulebook, seats, settings,
    table, welcome,
};

/// Writes the screens, the messages, and what is done with any of them.
macro_rules! screens {
    ($($(#[$says:meta])* $name:ident($state:ty, $message:ty),)*) => {
        /// What the window shows.
        #[allow(missing_debug_implementations)]
        pub enum Screen {
            $($(#[$says])* $name(Box<$state>),)*
        }

        #[derive(Clone, Debug)]
        pub enum Message {
            $($(#[$says])* $name($message),)*
            /// The files of lessons have changed.
            LessonsChanged,
            /// It is time to look whether the lessons are there, by the number of the work.
            LessonsRead(u64),
            /// The same for a picture.
            PictureRead(u64),
            /// A file or a folder was dropped on the window.
            Dropped(PathBuf),
            /// A key that no control took.
            Key(Key),
            /// The card with the keys is closed; a key on it is pressed.
            Keys(Option<Key>),
            /// A language is chosen on the card, by its place; `None` closes it.
            Language(Option<usize>),
            /// A key in the window with the teacher's notes.
            NotesKey(Key),
            /// Something happened to a window.
            Window(window::Id, windows::WindowEvent),
            /// The main window has another size now.
            Resized(Size),
            /// It closes now; whether it is maximized.
            Leaving(window::Id, bool),
            /// It is time to try again what could not be saved.
            KeepAgain,
            /// It is time to look what is read aloud.
            Spoken,
        }

        impl Message {
            /// Whether somebody did something on a screen; `None` if it is about no screen.
            pub(in crate::gui) const fn is_done(&self) -> Option<bool> {
                match self {
                    $(Self::$name(message) => Some(message.is_done()),)*
                    _ => None,
                }
            }

            /// Whether somebody did something; pictures of a movement are nothing done.
            pub(in crate::gui) fn is_press(&self) -> bool {
                self.is_done().unwrap_or(matches!(
                    self,
                    Self::Dropped(_) | Self::Key(_) | Self::NotesKey(_) | Self::Keys(_) | Self::Language(_)
                ))
            }
        }

        impl Screen {
            /// A key that no control took, as the screen's message.
            pub(in crate::gui) const fn key(&self, key: Key) -> Message {
                match self {
                    $(Self::$name(_) => Message::$name(base::Message::Key(key)),)*
                }
            }

            /// The words, the theme or the lessons have changed.
            pub(in crate::gui) fn shared_changed(&mut self, shared: &Shared) {
                match self {
                    $(Self::$name(screen) => screen.shared_changed(shared),)*
                }
            }

            /// The screen, laid out.
            pub(in crate::gui) fn view(&self, shared: &Shared) -> Element<'_, Message> {
                match self {
                    $(Self::$name(screen) => screen.view(shared).map(Message::$name),)*
                }
            }

            /// Which of its pages it shows.
            pub(in crate::gui) fn page(&self) -> u32 {
                match self {
                    $(Self::$name(screen) => screen.page(),)*
                }
            }

            /// What comes by itself.
            pub(in crate::gui) fn subscription(&self) -> Subscription<Message> {
                match self {
                    $(Self::$name(screen) => screen.subscription().map(Message::$name),)*
                }
            }

            /// What happened on it since this was asked last, in words.
            pub(in crate::gui) fn take_news(&mut self) -> Vec<String> {
                let transcript = match self {
                    $(Self::$name(screen) => screen.transcript(),)*
                };
                transcript.map(Transcript::take_news).unwrap_or_default()
            }

            /// It comes up before somebody who is read to.
            pub(in crate::gui) fn greet(&mut self, shared: &mut Shared) {
                match self {
                    $(Self::$name(screen) => screen.greet(shared),)*
                }
            }

            /// Whose keys the card shows; `None` where there is no such card.
            pub(in crate::gui) fn keys_card(&self) -> Option<KeyScope> {
                match self {
                    $(Self::$name(screen) => screen.keys_card(),)*
                }
            }

            /// Scrolls to what was pressed last, for whoever comes back to it.
            pub(in crate::gui) fn in_sight(&self) -> Task<Message> {
                match self {
                    $(Self::$name(screen) => match screen.focused() {
                        Some(control) => screen.reveal(control).map(Message::$name),
                        None => Task::none(),
                    },)*
                }
            }

            /// Whether it knows itself how it is shown to a class.
            pub(in crate::gui) fn has_show(&self) -> bool {
                match self {
                    $(Self::$name(screen) => screen.has_show(),)*
                }
            }

            /// Whether it leaves the whole screen with whoever goes elsewhere.
            fn is_on_whole_screen(&self) -> bool {
                match self {
                    $(Self::$name(screen) => screen.is_on_whole_screen(),)*
                }
            }
        }

        impl App {
            /// Hands what happened to the screen that is shown; gives back what is about no screen. What
            /// happened on another screen is over.
            pub(in crate::gui) fn on_screen(&mut self, message: Message) -> Result<Task<Message>, Message> {
                let was_whole = self.screen.is_on_whole_screen();
                Ok(match (message, &mut self.screen) {
                    $((Message::$name(message), Screen::$name(screen)) => {
                        let action = screen.update(message, &mut self.shared);
                        let is_left = was_whole && action.leads_away();
                        let done = self.follow(action, Message::$name);
                        match is_left {
                            true => Task::batch([self.full_screen(false), done]),
                            false => done,
                        }
                    })*
                    (message, _) if message.is_done().is_some() => Task::none(),
                    (message, _) => return Err(message),
                })
            }
        }
    };
}

screens! {
    /// The very first one.
    Welcome(welcome::State, welcome::Message),
    Home(home::State, home::Message),
    /// The games against the coach.
    Games(games::State, games::Message),
    Lesson(dyn lesson::LessonScreen, lesson::Message),
    /// The end of a land.
    Land(land::State, land::Message),
    /// The book of practice.
    Practice(practice::State, practice::Message),
    /// What is wrong with lessons.
    Problems(problems::State, problems::Message),
    Table(table::Two, table::Message),
    /// Where the family game's players sit down.
    Seats(seats::State, seats::Message),
    Family(table::Several, table::Message),
    /// The referee's board.
    Referee(referee::State, referee::Message),
    Rulebook(rulebook::State, rulebook::Message),
    Settings(settings::State, settings::Message),
    Learners(learners::State, learners::Message),
}
