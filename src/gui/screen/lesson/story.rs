//! The pages of a picture story: who comes through the scene, and what is told of it.
//!
//! # Decisions
//! * *A page begins where the one before has led to*, whether it was pressed there or not: what the words say is to be
//!   seen, also by whoever goes back, or on another day.
//! * *Who has come as far as the page tells only hops*: the rest of the way belongs to the next page.
//! * *A story ends on the path*: nothing was asked, so there is nothing to count.

use crate::gui::base::shared::Shared;
use crate::gui::hearing::sound::Sound;
use crate::gui::look::art::stages::rice;
use crate::gui::screen::lesson::State;
use crate::gui::screen::lesson::model::StoryPage;
use crate::gui::screen::lesson::run::Run;
use crate::lesson::stage::{Page, Stage};
use crate::locale::Phrase;
use crate::rules::Geometry;

impl<G: Geometry> State<G> {
    /// The page that is open, if this is a story.
    fn story_page(&self) -> Option<Page> {
        self.session.step().task.about().story
    }

    /// How often was pressed on the pages before this one in the same scene, as they tell it.
    fn presses_before(&self, stage: Stage) -> u8 {
        let steps = self.session.lesson().steps.iter();
        let pages = steps
            .take(self.session.index())
            .filter_map(|step| step.task.about().story);
        let here = pages.filter(|page| page.stage == stage);
        here.map(|page| page.presses).fold(0, u8::saturating_add)
    }

    /// How often was pressed in all, up to now.
    fn presses(&self, page: Page) -> u8 {
        self.presses_before(page.stage)
            .saturating_add(self.n_pressed)
    }

    /// Who comes through the scene goes on, as far as this page tells.
    pub(super) fn press_traveler(&mut self, shared: &mut Shared) {
        let Some(page) = self.story_page() else {
            return;
        };
        if self.n_pressed < page.presses {
            self.n_pressed += 1;
        }
        shared.sound(Sound::Move);
    }

    /// What the page shows.
    pub(super) fn story(&self, shared: &Shared) -> Option<StoryPage> {
        let page = self.story_page()?;
        Some(StoryPage {
            stage: page.stage,
            presses: self.presses(page),
            before: self.presses_before(page.stage),
            name: shared.label(&match page.stage {
                Stage::India => Phrase::StoryIndia,
                Stage::Persia => Phrase::StoryPersia,
                Stage::Baghdad => Phrase::StoryBaghdad,
                Stage::Europe => Phrase::StoryEurope,
                Stage::Rice => Phrase::StoryRice,
                Stage::Queen => Phrase::StoryQueen,
                Stage::Tournament => Phrase::StoryTournament,
            }),
        })
    }

    /// How much rice there is, in the story that counts it.
    pub(super) fn told_of_rice(&self) -> Option<Phrase> {
        let page = self.story_page().filter(|it| it.stage == Stage::Rice)?;
        let n_squares = rice::squares(self.presses(page));
        (n_squares > 0).then(|| Phrase::StoryRiceCount {
            count: u32::from(n_squares),
            grains: grouped(rice::on_the_last(n_squares)),
            rice: grouped(rice::in_all(n_squares)),
        })
    }

    /// Whether the last page of a story is turned.
    pub(super) fn is_told(&self) -> bool {
        let is_whole = self.run == Run::Whole && self.show.is_none();
        is_whole && self.session.is_finished() && self.entry.lesson.is_story()
    }
}

/// A number with narrow gaps between its thousands, as it is read in every language.
fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) && digits.len() > 4 {
            grouped.push('\u{202f}');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(128), "128");
        assert_eq!(grouped(2048), "2048");
        assert_eq!(grouped(32_768), "32\u{202f}768");
        assert_eq!(
            grouped(u128::from(u64::MAX)),
            "18\u{202f}446\u{202f}744\u{202f}073\u{202f}709\u{202f}551\u{202f}615"
        );
    }
}
