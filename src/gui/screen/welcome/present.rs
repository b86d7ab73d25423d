//! From what the screens share to what the very first screen shows.

use crate::gui::base::shared::Shared;
use crate::gui::look::art::Icon;
use crate::gui::screen::welcome::State;
use crate::gui::screen::welcome::model::{Control, Model};
use crate::locale::Phrase;

/// Everything the screen shows now.
pub(super) fn present(state: &State, shared: &Shared) -> Model {
    let settings = &shared.settings;
    let switch = |control, is_on, on: (Icon, Phrase), off: (Icon, Phrase)| {
        let (icon, phrase) = if is_on { on } else { off };
        shared.tool(control, icon, &phrase)
    };
    let voice = switch(
        Control::Voice,
        settings.speech,
        (Icon::Speaker, Phrase::WelcomeVoiceOn),
        (Icon::SpeakerOff, Phrase::WelcomeVoiceOff),
    );
    let sound = switch(
        Control::Sound,
        settings.sound,
        (Icon::SoundOn, Phrase::HomeSoundOn),
        (Icon::SoundOff, Phrase::HomeSoundOff),
    );
    // Whoever presses a switch without a word on it is told what it has done.
    let hello = match state.switched {
        Some(Control::Voice) => voice.label.clone(),
        Some(Control::Sound) => sound.label.clone(),
        _ => shared.label(&Phrase::WelcomeHello),
    };
    Model {
        hello,
        play: shared.tool(Control::Play, None, &Phrase::WelcomeCatch),
        language: shared.tool(Control::Language, Icon::Globe, &Phrase::LanguageName),
        voice: shared.speaker.is_there().then_some(voice),
        sound: shared.sounds.are_there().then_some(sound),
    }
}
