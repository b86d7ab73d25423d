//! Looks for parts of a screen by their names, as they are laid out.

use iced::Rectangle;
use iced::advanced::widget::{Id, Operation};

/// What is looked for, and what was found.
#[derive(Debug)]
pub(in crate::gui) struct Areas {
    names: Vec<&'static str>,
    /// What was found, in the order of the screen.
    pub(in crate::gui) found: Vec<(&'static str, Rectangle)>,
}

impl Areas {
    pub(in crate::gui) const fn of(names: Vec<&'static str>) -> Self {
        Self {
            names,
            found: Vec::new(),
        }
    }
}

impl Operation for Areas {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        let named = |name: &&&'static str| id == Some(&Id::new(name));
        if let Some(name) = self.names.iter().find(named) {
            self.found.push((*name, bounds));
        }
    }
}
