//! Buttons in the reader's language.

use crate::explain::piece_word;
use crate::gui::base::promotion::{Picker, PromotionChoice};
use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::widget::toggle::{ReadingSwitch, Toggle};
use crate::gui::widget::tool::Tool;
use crate::locale::{Phrase, SquareName};
use crate::rules::{Piece, Role, Seat};
use crate::scene::Spot;

impl Shared {
    /// A button in the reader's language.
    #[must_use]
    pub fn tool<C>(&self, control: C, icon: impl Into<Option<Icon>>, phrase: &Phrase) -> Tool<C> {
        Tool::new(control, icon.into(), self.label(phrase))
    }

    /// The way to the screen before; the arrow points to where it stands.
    #[must_use]
    pub fn way_back<C>(&self, control: C) -> Tool<C> {
        let (_, back) = self.flow().arrows();
        self.tool(control, back, &Phrase::ButtonBack)
    }

    /// A switch in the reader's language.
    #[must_use]
    pub fn toggle<C>(&self, control: C, name: &Phrase, is_on: bool) -> Toggle<C> {
        let state = if is_on {
            Phrase::SettingsOn
        } else {
            Phrase::SettingsOff
        };
        Toggle {
            control,
            icon: None,
            label: self.label(name),
            state: self.label(&state),
            is_on,
        }
    }

    /// The switch for "Read to me", or why there is none.
    #[must_use]
    pub fn reading_switch<C>(&self, control: C, is_on: bool) -> ReadingSwitch<C> {
        match self.no_voice() {
            Some(why) => ReadingSwitch::NoVoice(self.label(&why)),
            None => ReadingSwitch::There(self.toggle(control, &Phrase::VoiceReadToMe, is_on)),
        }
    }

    /// The same for children, to whom a missing voice is told kindly: with a way to the settings, where stands what would
    /// bring one, or without, where a child is alone with it.
    #[must_use]
    pub fn kind_reading_switch<C>(
        &self,
        control: C,
        way: Option<C>,
        is_on: bool,
    ) -> ReadingSwitch<C> {
        let told = &Phrase::VoiceNotYet;
        match (self.no_voice(), way) {
            (Some(_), Some(way)) => ReadingSwitch::NotYet(self.tool(way, Icon::SpeakerOff, told)),
            (Some(_), None) => ReadingSwitch::NoVoice(self.label(told)),
            (None, _) => self.reading_switch(control, is_on),
        }
    }

    /// Yes and no.
    #[must_use]
    pub fn yes_no<C>(&self, yes: C, no: C) -> Vec<Tool<C>> {
        vec![
            self.tool(yes, Icon::Check, &Phrase::ButtonLegal),
            self.tool(no, Icon::Cross, &Phrase::ButtonNotLegal),
        ]
    }

    /// What a pawn of this army that goes to a square becomes: one of these, or it stays where it was.
    #[must_use]
    pub fn picker<C, S: Copy + Into<Spot> + Into<SquareName>>(
        &self,
        (square, seat): (S, Seat),
        roles: impl IntoIterator<Item = Role>,
        control: impl Fn(Role) -> C,
        cancel: C,
    ) -> Picker<C> {
        let choice = |role| PromotionChoice {
            control: control(role),
            piece: Piece::new(role, seat),
            name: self.label(&Phrase::PromotionPiece {
                piece: piece_word(role),
            }),
        };
        Picker {
            square: square.into(),
            question: self.label(&Phrase::PromotionQuestion {
                square: square.into(),
            }),
            choices: roles.into_iter().map(choice).collect(),
            cancel: self.tool(cancel, Icon::Cross, &Phrase::PromotionCancel),
        }
    }
}
