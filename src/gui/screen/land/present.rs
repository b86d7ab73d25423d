//! From lessons and progress to what the end of a land shows.

use crate::gui::base::route::Goto;
use crate::gui::base::shared::Shared;
use crate::gui::base::shared::lands::COURSE;
use crate::gui::look::art::Icon;
use crate::gui::screen::land::model::{Control, Model, Thing};
use crate::gui::screen::land::{State, pictures};
use crate::gui::widget::tool::Tool;
use crate::locale::Phrase;
use crate::progress::stars::Gathered;

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let land = &state.land;
    let is_course = land == COURSE;
    let progress = &shared.learner.progress;
    let lessons = shared.lessons_of(land).unwrap_or_default();
    let stars = lessons.iter().map(|it| progress.stars(it));
    let stars = Gathered::of(stars).stars();
    let profile = shared.learner.profile();
    let day = state.day;
    let words = |what| shared.land_words(land, what);
    let things = ["first", "second", "third"].into_iter();
    let pictures = pictures::of(land);
    let has_paper = shared.papers.is_some() && cfg!(feature = "export");
    let tool = |control, icon, phrase: &Phrase| shared.tool(control, icon, phrase);
    Model {
        title: words("can"),
        land: land.clone(),
        hue: shared.hue_of_land(land).unwrap_or(HUE_OF_COURSE),
        is_course,
        animal: profile.avatar.clone(),
        learner: shared.name_to_say(),
        name: shared.land(land),
        day: shared.day_written(day),
        stars,
        earned: shared.label(&Phrase::LessonDoneStars {
            stars: u32::from(stars),
        }),
        stamp: progress.stamped(land).map(|day| {
            shared.label(&Phrase::PracticeStampDay {
                land: shared.land(land),
                date: shared.day_written(day),
            })
        }),
        things: things
            .zip(pictures)
            .map(|(what, picture)| Thing {
                picture: pictures::drawn(picture),
                words: words(what),
            })
            .collect(),
        kept: state.kept.clone(),
        main: main(state, shared),
        passport: shared
            .has_stamp_to_earn(land)
            .then(|| tool(Control::Passport, Icon::WarmUp, &Phrase::PracticeStampEarn)),
        print: has_paper.then(|| tool(Control::Print, Icon::Copy, &Phrase::EndPrint)),
        home: tool(Control::Home, Icon::Home, &Phrase::EndPath),
    }
}

/// The hue of the course: none of those of the first lands.
const HUE_OF_COURSE: usize = 5;

/// The big button: what comes next.
fn main(state: &State, shared: &Shared) -> Tool<Control> {
    let (icon, phrase) = match state.next(shared) {
        (_, Some(lesson)) => (Icon::Next, Phrase::EndOnTo { lesson }),
        (Goto::Land(_), None) => (Icon::Next, Phrase::ButtonNext),
        (_, None) => (Icon::Home, Phrase::ButtonHome),
    };
    shared.tool(Control::Main, icon, &phrase)
}
