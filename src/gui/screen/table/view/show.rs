//! The game before a class, laid out: beside the board one sentence, and what must be answered.

use iced::widget::{column, text};
use iced::{Element, Size};

use crate::gui::look::fonts;
use crate::gui::look::theme::{Measures, size};
use crate::gui::screen::table::Message;
use crate::gui::screen::table::model::{Body, Slide};
use crate::gui::screen::table::view::View;
use crate::gui::widget::coach::{Tint, speech};
use crate::gui::widget::ruled::Ruler;
use crate::gui::widget::slide::{Words, slide};

impl<'a> View<'a> {
    /// The whole screen in show mode.
    pub(super) fn show(
        self,
        shown: &'a Slide,
        ruler: &Ruler<'_>,
        window: Size,
    ) -> Element<'a, Message> {
        let words = |measures| self.show_words(shown, measures);
        let board = |side| self.board(side);
        slide(
            shown.is_blank,
            self.board_side,
            (ruler, window),
            board,
            words,
        )
    }

    fn show_words(self, shown: &'a Slide, measures: Measures) -> Words<'a, Message> {
        let typed = self.model.typed.as_deref();
        let middle = column![self.sentence(shown, measures)]
            .push(typed.map(|letters| self.letters(letters, measures)))
            .push(self.asked(measures))
            .push(
                self.model
                    .main
                    .as_ref()
                    .map(|it| self.main_button(it, measures)),
            )
            .push((!self.model.tools.is_empty()).then(|| self.rows_of_tools(measures)));
        let leave = self.way(&shown.foot.leave, measures.touch, measures);
        Words::new(self.tokens, measures, middle, &shown.foot, leave)
    }

    /// What the referee says, or the rule.
    fn sentence(self, shown: &'a Slide, measures: Measures) -> Element<'a, Message> {
        let Some((title, rule)) = &shown.rule else {
            let coach = &self.model.coach;
            return speech(self.tokens, &coach.speech, coach.tint, measures.said).into();
        };
        let title = text(title).size(measures.heading).font(fonts::BOLD);
        let said = speech(self.tokens, rule, Tint::Calm, measures.said);
        column![title, said].spacing(size::GAP_SMALL).into()
    }

    /// What waits for an answer before the game goes on.
    fn asked(self, measures: Measures) -> Option<Element<'a, Message>> {
        match &self.model.body {
            Body::Answers { answers, is_wide } => Some(self.answers(answers, *is_wide, measures)),
            _ => None,
        }
    }
}
