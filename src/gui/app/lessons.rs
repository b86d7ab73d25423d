//! Lessons of one's own arrive while the window is used: read beside it, taken in when they are there.
//!
//! The window opens with the shipped lessons. Until those of a folder have been read, what was there before stays;
//! who asked for a lesson by name sees it as soon as it is there. Of several readings only the last one counts.
//! Pictures come in the same way: decoded when their step is shown, and a few of them kept.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;

use crate::diagnostic::{Message as Told, closest};
use crate::gui::app::authors::last_name;
use crate::gui::app::work::Work;
use crate::gui::{App, Message, Screen};
use crate::job::{JobState, Pace, Steps};
use crate::library::{Care, Library, Loading, Origin, Picture, PictureFile};
use crate::locale::Phrase;

/// What is being read and decoded.
#[derive(Debug, Default)]
pub(in crate::gui) struct Arrivals {
    lessons: Option<(u64, Work<Library>)>,
    /// What is shown as soon as the lessons are there.
    wanted: Option<Wanted>,
    picture: Option<(u64, Arc<PictureFile>, Work<Decoded>)>,
    /// The number of the work begun last.
    n_begun: u64,
}

/// What somebody asked for before it was there.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wanted {
    /// A lesson, by its name.
    Lesson(String),
    /// The lesson of a file, or what is wrong with it.
    File(PathBuf),
    /// The lessons of a folder, or that there are none.
    Folder(PathBuf),
}

/// A picture, or why there is none.
type Decoded = Result<Picture, Told>;

impl Arrivals {
    fn number(&mut self) -> u64 {
        self.n_begun += 1;
        self.n_begun
    }
}

impl App {
    /// Reads all lessons again; what is there stays until they are there.
    pub(in crate::gui) fn read_lessons(&mut self) {
        let shared = &self.shared;
        let loading = Loading::again(&shared.library, &shared.folders, Care::Size);
        let number = self.arrivals.number();
        // Work that was begun before is let go here: what it brings is old.
        self.arrivals.lessons = Some((number, Work::begin(loading)));
    }

    /// Reads the lessons of the folders for the first time, and says that they are coming.
    pub(in crate::gui) fn expect_lessons(&mut self, lesson: Option<String>) {
        let coming = match &lesson {
            Some(lesson) => Phrase::HomeLessonComing {
                lesson: lesson.clone(),
            },
            None => Phrase::HomeLessonsComing,
        };
        self.shared.coming = Some(coming);
        self.arrivals.wanted = lesson.map(Wanted::Lesson);
        self.read_lessons();
    }

    /// Reads the lesson of a file too, before all others, and shows it once it is there.
    pub(in crate::gui) fn expect_file(&mut self, path: &Path) {
        self.look_forward(path, Wanted::File(path.to_path_buf()));
    }

    /// Reads the lessons of a folder too, before all others, and says once they are there.
    pub(in crate::gui) fn expect_folder(&mut self, path: &Path) {
        self.look_forward(path, Wanted::Folder(path.to_path_buf()));
    }

    fn look_forward(&mut self, path: &Path, wanted: Wanted) {
        self.shared.add_lessons(path);
        self.shared.coming = Some(Phrase::HomeLessonsComing);
        self.arrivals.wanted = Some(wanted);
        self.read_lessons();
        self.shared_changed();
    }

    /// Says when to look what has arrived.
    pub(in crate::gui) fn arrival_of_lessons(&mut self) -> Task<Message> {
        match &mut self.arrivals.lessons {
            None => Task::none(),
            Some((number, work)) => {
                let number = *number;
                work.news().map(move |()| Message::LessonsRead(number))
            }
        }
    }

    /// Looks whether the lessons are there; those of an older reading are not asked for any more.
    pub(in crate::gui) fn lessons_read(&mut self, number: u64) -> Task<Message> {
        let read = match &mut self.arrivals.lessons {
            Some((newest, work)) if *newest == number => work.look(),
            _ => return Task::none(),
        };
        match read {
            JobState::Working => return self.arrival_of_lessons(),
            JobState::Done(library) => self.take_lessons(library),
        }
        Task::none()
    }

    /// Takes lessons in; without any, those from before stay.
    fn take_lessons(&mut self, library: Option<Library>) {
        self.arrivals.lessons = None;
        self.shared.coming = None;
        if let Some(library) = library {
            self.shared.library = library;
        }
        if let Screen::Lesson(lesson) = &mut self.screen {
            let id = lesson.id().to_owned();
            if !lesson.reloaded(&mut self.shared) {
                self.open(&id);
            }
        }
        self.show_wanted();
        match &mut self.screen {
            Screen::Home(home) => home.lessons_changed(&self.shared),
            Screen::Problems(_) => self.show_problems(),
            _ => {}
        }
    }

    /// Shows what was asked for. Who has begun something else in the meantime is not torn away from it by a name
    /// given at the start; a file was dropped here just now.
    fn show_wanted(&mut self) {
        match self.arrivals.wanted.take() {
            None => {}
            Some(Wanted::Lesson(id)) => {
                if self.shared.library.find(&id).is_none() {
                    let notice = no_lesson(&self.shared.library, &id);
                    self.shared.notices.push(notice);
                } else if matches!(self.screen, Screen::Home(_)) {
                    self.open(&id);
                }
            }
            Some(Wanted::File(path)) => {
                let origin = Origin::File(path);
                let mut entries = self.shared.library.entries().iter();
                let entry = entries.find(|it| it.origin == origin);
                match entry.map(|it| it.lesson.id.clone()) {
                    Some(id) => self.open(&id),
                    None => self.show_problems(),
                }
            }
            Some(Wanted::Folder(path)) => {
                let folder = last_name(&path);
                let mut reports = self.shared.library.reports().iter();
                let has_lessons =
                    reports.any(|report| Path::new(report.source.name()).starts_with(&path));
                self.toast = Some(if has_lessons {
                    Phrase::DroppedFolder { folder }
                } else {
                    Phrase::DroppedEmpty { folder }
                });
            }
        }
    }

    /// Hands the step that is shown its picture, or begins to decode it.
    pub(in crate::gui) fn match_picture(&mut self) -> Option<Task<Message>> {
        let Screen::Lesson(lesson) = &mut self.screen else {
            return None;
        };
        let file = lesson.missing_picture()?;
        if let Some(handle) = self.shared.gallery.find(&file) {
            lesson.take_picture(handle, &self.shared);
            return None;
        }
        let coming = self.arrivals.picture.as_ref();
        if coming.is_some_and(|(_, coming, _)| *coming == file) {
            return None;
        }
        let number = self.arrivals.number();
        let mut work = Work::begin(decoding(Arc::clone(&file)));
        let news = work.news().map(move |()| Message::PictureRead(number));
        self.arrivals.picture = Some((number, file, work));
        Some(news)
    }

    /// Looks whether a picture is decoded; one that is not waited for any more is let go.
    pub(in crate::gui) fn picture_read(&mut self, number: u64) -> Task<Message> {
        let (file, picture) = match &mut self.arrivals.picture {
            Some((newest, file, work)) if *newest == number => match work.look() {
                JobState::Working => {
                    return work.news().map(move |()| Message::PictureRead(number));
                }
                JobState::Done(picture) => (Arc::clone(file), picture),
            },
            _ => return Task::none(),
        };
        self.arrivals.picture = None;
        self.take_picture(file, picture);
        Task::none()
    }

    fn take_picture(&mut self, file: Arc<PictureFile>, picture: Option<Decoded>) {
        let picture = picture.and_then(Result::ok);
        self.shared.gallery.keep(file, picture);
    }

    /// Waits until everything that is being read is there, as if time had passed.
    pub fn wait(&mut self) {
        loop {
            if let Some((_, work)) = self.arrivals.lessons.take() {
                let library = work.wait();
                self.take_lessons(library);
            } else if let Some((_, file, work)) = self.arrivals.picture.take() {
                self.take_picture(file, work.wait());
            } else {
                return;
            }
            drop(self.match_picture());
        }
    }

    /// Whether anything is being read.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        self.arrivals.lessons.is_some() || self.arrivals.picture.is_some()
    }
}

/// The job of decoding a picture. What decodes cannot be cut into steps; a file has at most 16 megapixels.
fn decoding(file: Arc<PictureFile>) -> Steps<Decoded> {
    Steps::new(async move |_: Pace| file.open())
}

/// What to say about a lesson that is not there.
#[must_use]
pub fn no_lesson(library: &Library, lesson: &str) -> Phrase {
    let entries = library.entries().iter();
    let ids = entries.map(|entry| entry.lesson.id.as_str());
    let lesson = lesson.to_owned();
    match closest(&lesson, ids) {
        Some(near) => Phrase::NoLessonNear {
            near: near.to_owned(),
            lesson,
        },
        None => Phrase::NoLesson { lesson },
    }
}
