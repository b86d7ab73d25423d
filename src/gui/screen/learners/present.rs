//! From the list of learners to what the screen shows.

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::learners::model::{
    Confirmation, Control, Form, List, Model, Page, Portrait,
};
use crate::gui::screen::learners::{Mode, State};
use crate::gui::widget::field::TextField;
use crate::locale::Phrase;
use crate::progress::learner::Profile;
use crate::progress::profiles::ANIMALS;

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let page = match &state.mode {
        Mode::List => list(shared),
        Mode::New => Page::Form(new(state, shared)),
        Mode::First => Page::Form(first(state, shared)),
        Mode::Change(id) => Page::Form(change(state, shared, id)),
        Mode::Remove(id) => Page::Question(question(shared, id)),
    };
    let is_first = shared.learner.is_new() || state.mode == Mode::First;
    Model {
        back: (!is_first).then(|| shared.way_back(Control::Back)),
        title: shared.label(&Phrase::LearnersTitle),
        language: is_first
            .then(|| shared.tool(Control::Language, Icon::Globe, &Phrase::LanguageName)),
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
    let faces = learner.everybody().into_iter().enumerate();
    let faces = faces.map(|(place, profile)| {
        let name = shared.name_of_learner(profile);
        let words = Phrase::LearnersEdit {
            learner: name.clone(),
        };
        Portrait {
            control: Control::Learner(place),
            animal: profile.avatar.clone(),
            name,
            is_chosen: !learner.is_guest() && profile.id == learner.profile().id,
            edit: can_change.then(|| shared.tool(Control::Edit(place), Icon::Gear, &words)),
        }
    });
    let guest = shared.tool(Control::Guest, None, &Phrase::LearnersGuest);
    Page::List(List {
        faces: faces.collect(),
        add: can_change.then(|| shared.tool(Control::Add, Icon::More, &Phrase::LearnersAdd)),
        guest: guest.chosen(learner.is_guest()),
        guest_line: shared.label(&Phrase::LearnersGuestLine),
        reading: shared.kind_reading_switch(
            Control::Reading,
            Some(Control::Settings),
            shared.reads_to_me(),
        ),
    })
}

fn form(state: &State, shared: &Shared) -> Form {
    let animals = ANIMALS.iter().enumerate();
    let animals = animals.map(|(place, animal)| Portrait {
        control: Control::Animal(place),
        animal: (*animal).to_owned(),
        name: shared.animal(animal),
        is_chosen: *animal == state.animal,
        edit: None,
    });
    Form {
        animals: animals.collect(),
        reading: shared.kind_reading_switch(Control::Reading, None, state.is_read_to),
        name: TextField {
            control: Control::Name,
            hint: shared.label(&Phrase::LearnersName),
            value: state.name.clone(),
        },
        privacy: shared.label(&Phrase::LearnersPrivacy),
        ..Form::default()
    }
}

fn new(state: &State, shared: &Shared) -> Form {
    let is_first = shared.learner.is_new();
    Form {
        hello: shared.label(&Phrase::LearnersHello),
        line: shared.label(&Phrase::LearnersChoose),
        done: shared.tool(Control::Done, None, &Phrase::ButtonStart),
        guest: is_first.then(|| shared.tool(Control::Guest, None, &Phrase::LearnersGuest)),
        ..form(state, shared)
    }
}

fn first(state: &State, shared: &Shared) -> Form {
    Form {
        hello: shared.label(&Phrase::LearnersStars),
        line: shared.label(&Phrase::LearnersChoose),
        done: shared.tool(Control::Done, Some(Icon::Check), &Phrase::LearnersSave),
        guest: Some(shared.tool(Control::Later, None, &Phrase::LearnersLater)),
        ..form(state, shared)
    }
}

fn change(state: &State, shared: &Shared, id: &str) -> Form {
    let chosen = profile(shared, id).and_then(|it| shared.chosen_name(&it));
    let learner = named(shared, id);
    Form {
        line: shared.label(&chosen.map_or(Phrase::LearnersChoose, |learner| {
            Phrase::LearnersChange { learner }
        })),
        done: shared.tool(Control::Done, Some(Icon::Check), &Phrase::LearnersSave),
        remove: Some(shared.tool(Control::Remove, None, &Phrase::LearnersRemove { learner })),
        ..form(state, shared)
    }
}

fn question(shared: &Shared, id: &str) -> Confirmation {
    let learner = named(shared, id);
    Confirmation {
        animal: profile(shared, id).map_or_else(String::new, |it| it.avatar),
        question: shared.label(&Phrase::LearnersRemoveQuestion {
            learner: learner.clone(),
        }),
        line: shared.label(&Phrase::LearnersRemoveLine),
        keep: shared.tool(Control::Keep, None, &Phrase::LearnersKeep),
        remove: shared.tool(
            Control::ReallyRemove,
            None,
            &Phrase::LearnersRemove { learner },
        ),
    }
}
