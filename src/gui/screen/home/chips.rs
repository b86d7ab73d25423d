//! The learners in the bar: the first three, the present one always among them.

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::home::model::{Chip, Control};
use crate::gui::widget::tool::Tool;
use crate::locale::Phrase;
use crate::progress::learner::Profile;

/// How many learners stand in the bar.
const MOST: usize = 3;

/// All stars of the learner: as a number, and in words. `None` before the first.
fn stars(shared: &Shared) -> Option<(String, String)> {
    let stars = Some(shared.stars_in_all()).filter(|it| *it > 0)?;
    let words = shared.label(&Phrase::HomeStars { stars });
    Some((stars.to_string(), words))
}

/// The learners to show, and the words on the way to all of them, if there is anybody.
pub(super) fn chips(shared: &Shared) -> (Vec<Chip>, Option<Tool<Control>>) {
    let learner = &shared.learner;
    let all = learner.everybody();
    let is_chosen = |it: &Profile| !learner.is_guest() && it.id == learner.profile().id;
    let place = all.iter().position(|it| is_chosen(it));
    let mut shown: Vec<&Profile> = all.iter().copied().take(MOST).collect();
    if let Some(behind) = place.filter(|place| *place >= MOST) {
        shown.pop();
        shown.extend(all.get(behind));
    }
    if place.is_none() {
        shown.truncate(MOST - 1);
    }
    let mut chips: Vec<Chip> = shown
        .into_iter()
        .enumerate()
        .map(|(place, it)| Chip {
            control: Control::Learner(place),
            id: Some(it.id.clone()),
            animal: it.avatar.clone(),
            hat: is_chosen(it).then(|| shared.hat()).flatten(),
            name: shared.name_of_learner(it),
            is_chosen: is_chosen(it),
            stars: is_chosen(it).then(|| stars(shared)).flatten(),
        })
        .collect();
    if place.is_none() {
        chips.push(Chip {
            control: Control::Learner(chips.len()),
            id: None,
            animal: learner.profile().avatar.clone(),
            hat: shared.hat(),
            name: shared.player(),
            is_chosen: true,
            stars: stars(shared),
        });
    }
    let more = (!all.is_empty())
        .then(|| shared.tool(Control::Learners, Icon::More, &Phrase::LearnersMore));
    (chips, more)
}
