//! Buttons in the reader's language.

use crate::explain::piece_word;
use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::widget::promotion::PromotionChoice;
use crate::gui::widget::tool::Tool;
use crate::locale::Phrase;
use crate::rules::{Piece, Role, Seat};

impl Shared {
    /// A button in the reader's language.
    #[must_use]
    pub fn tool<C>(&self, control: C, icon: impl Into<Option<Icon>>, phrase: &Phrase) -> Tool<C> {
        Tool::new(control, icon.into(), self.label(phrase))
    }

    /// Yes and no.
    #[must_use]
    pub fn yes_no<C>(&self, yes: C, no: C) -> Vec<Tool<C>> {
        vec![
            self.tool(yes, Icon::Check, &Phrase::ButtonLegal),
            self.tool(no, Icon::Cross, &Phrase::ButtonNotLegal),
        ]
    }

    /// The pieces that a pawn of this army may become.
    #[must_use]
    pub fn promotions<C>(
        &self,
        seat: Seat,
        control: impl Fn(Role) -> C,
    ) -> Vec<PromotionChoice<C>> {
        let choice = |role| PromotionChoice {
            control: control(role),
            piece: Piece::new(role, seat),
            name: self.label(&Phrase::PromotionPiece {
                piece: piece_word(role),
            }),
        };
        Role::PROMOTIONS.map(choice).into()
    }
}
