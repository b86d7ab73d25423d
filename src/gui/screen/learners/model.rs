//! What the screen of learners shows, ready to be laid out.

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// The way back.
    Back,
    /// Another language, where there is no way back yet.
    Language,
    /// A learner, by the place in the list: sits down.
    Learner(usize),
    /// The way to a learner's animal and name.
    Edit(usize),
    /// The way to a new learner.
    Add,
    /// A guest sits down.
    Guest,
    /// An animal, by its place.
    Animal(usize),
    /// The field for the name.
    Name,
    /// Starts as the new learner, or keeps what was changed.
    Done,
    /// Asks whether to take a learner off the list.
    Remove,
    /// No, the learner stays.
    Keep,
    /// Yes, off the list.
    ReallyRemove,
}

/// A learner or an animal to press.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Face {
    /// The animal.
    pub animal: String,
    /// What it is called.
    pub name: String,
    /// Whether it is the chosen one.
    pub is_chosen: bool,
    /// The words on the way to change it; `None` for animals.
    pub edit: Option<String>,
}

/// Animals and a name to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// What the coach says.
    pub hello: String,
    /// What is to be done.
    pub line: String,
    /// The animals.
    pub animals: Vec<Face>,
    /// What stands in the empty field.
    pub name_hint: String,
    /// The name so far.
    pub name: String,
    /// What a grown-up should know.
    pub privacy: String,
    /// The big button.
    pub done: String,
    /// The words on the way out of the list, if the learner is in it.
    pub remove: Option<String>,
    /// The words for a guest, if there is nobody yet.
    pub guest: Option<String>,
}

/// A question that is answered with yes or no.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// The animal that it is about.
    pub animal: String,
    /// The question.
    pub question: String,
    /// What happens then.
    pub line: String,
    /// No.
    pub keep: String,
    /// Yes.
    pub remove: String,
}

/// What stands below the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// Everybody who learns.
    List {
        /// The learners.
        faces: Vec<Face>,
        /// The word on the way to a new one, if the list can be kept.
        add: Option<String>,
        /// The word for a guest.
        guest: String,
        /// What a guest should know.
        guest_line: String,
        /// Whether a guest plays now.
        is_guest: bool,
    },
    /// A new learner, or one that changes.
    Form(Form),
    /// Whether to take one off the list.
    Question(Question),
}

/// The screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The title.
    pub title: String,
    /// The word on the way back; `None` on the very first screen.
    pub back: Option<String>,
    /// The word for the language button, on the very first screen.
    pub language: Option<String>,
    /// What stands below.
    pub page: Page,
}

impl Model {
    /// What can be pressed, in reading order.
    #[must_use]
    pub fn ring(&self) -> Vec<Control> {
        let mut ring = Vec::new();
        ring.extend(self.back.as_ref().map(|_| Control::Back));
        ring.extend(self.language.as_ref().map(|_| Control::Language));
        match &self.page {
            Page::List { faces, add, .. } => {
                for (place, face) in faces.iter().enumerate() {
                    ring.push(Control::Learner(place));
                    ring.extend(face.edit.as_ref().map(|_| Control::Edit(place)));
                }
                ring.extend(add.as_ref().map(|_| Control::Add));
                ring.push(Control::Guest);
            }
            Page::Form(form) => {
                ring.extend((0..form.animals.len()).map(Control::Animal));
                ring.extend([Control::Name, Control::Done]);
                ring.extend(form.remove.as_ref().map(|_| Control::Remove));
                ring.extend(form.guest.as_ref().map(|_| Control::Guest));
            }
            Page::Question(_) => ring.extend([Control::Keep, Control::ReallyRemove]),
        }
        ring
    }
}
