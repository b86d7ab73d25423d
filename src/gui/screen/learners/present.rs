//! From the list of learners to what the screen shows.

use crate::gui::screen::learners::model::{Face, Form, Model, Page, Question};
use crate::gui::screen::learners::{Mode, State};
use crate::gui::shared::Shared;
use crate::locale::Phrase;
use crate::progress::learner::Profile;
use crate::progress::profiles::ANIMALS;

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let page = match &state.mode {
        Mode::List => list(shared),
        Mode::New => Page::Form(new(state, shared)),
        Mode::Change(id) => Page::Form(change(state, shared, &named(shared, id))),
        Mode::Remove(id) => Page::Question(question(shared, id)),
    };
    let is_first = shared.learner.is_new();
    Model {
        title: shared.label(&Phrase::LearnersTitle),
        back: (!is_first).then(|| shared.label(&Phrase::ButtonBack)),
        language: is_first.then(|| shared.label(&Phrase::LanguageName)),
        page,
    }
}

/// The learner of an id.
pub(super) fn profile(shared: &Shared, id: &str) -> Option<Profile> {
    let mut all = shared.learner.everybody().into_iter();
    all.find(|it| it.id == id).cloned()
}

fn named(shared: &Shared, id: &str) -> String {
    profile(shared, id).map_or_else(String::new, |it| shared.name_of_learner(&it))
}

fn list(shared: &Shared) -> Page {
    let learner = &shared.learner;
    let can_change = learner.can_add();
    let faces = learner.everybody().into_iter().map(|profile| {
        let name = shared.name_of_learner(profile);
        let words = Phrase::LearnersEdit {
            learner: name.clone(),
        };
        Face {
            animal: profile.avatar.clone(),
            name,
            is_chosen: !learner.is_guest() && *profile == *learner.profile(),
            edit: can_change.then(|| shared.label(&words)),
        }
    });
    Page::List {
        faces: faces.collect(),
        add: can_change.then(|| shared.label(&Phrase::LearnersAdd)),
        guest: shared.label(&Phrase::LearnersGuest),
        guest_line: shared.label(&Phrase::LearnersGuestLine),
        is_guest: learner.is_guest(),
    }
}

fn form(state: &State, shared: &Shared) -> Form {
    let animals = ANIMALS.iter().map(|animal| Face {
        animal: (*animal).to_owned(),
        name: shared.animal(animal),
        is_chosen: *animal == state.animal,
        edit: None,
    });
    Form {
        animals: animals.collect(),
        name_hint: shared.label(&Phrase::LearnersName),
        name: state.name.clone(),
        privacy: shared.label(&Phrase::LearnersPrivacy),
        ..Form::default()
    }
}

fn new(state: &State, shared: &Shared) -> Form {
    let is_first = shared.learner.is_new();
    Form {
        hello: shared.label(&Phrase::LearnersHello),
        line: shared.label(&Phrase::LearnersChoose),
        done: shared.label(&Phrase::ButtonStart),
        guest: is_first.then(|| shared.label(&Phrase::LearnersGuest)),
        ..form(state, shared)
    }
}

fn change(state: &State, shared: &Shared, name: &str) -> Form {
    let learner = name.to_owned();
    Form {
        line: shared.label(&Phrase::LearnersChange {
            learner: learner.clone(),
        }),
        done: shared.label(&Phrase::LearnersSave),
        remove: Some(shared.label(&Phrase::LearnersRemove { learner })),
        ..form(state, shared)
    }
}

fn question(shared: &Shared, id: &str) -> Question {
    let learner = named(shared, id);
    Question {
        animal: profile(shared, id).map_or_else(String::new, |it| it.avatar),
        question: shared.label(&Phrase::LearnersRemoveQuestion {
            learner: learner.clone(),
        }),
        line: shared.label(&Phrase::LearnersRemoveLine),
        keep: shared.label(&Phrase::LearnersKeep),
        remove: shared.label(&Phrase::LearnersRemove { learner }),
    }
}
