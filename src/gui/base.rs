//! What every screen stands on: its frame, the keyboard's ring, the marks on its boards.
//!
//! A screen says what it shows ([`Laid`]), what a control does and what a key means ([`Framed`]);
//! the rest is the same for all and is said here once.
//!
//! # Decisions
//! * The keyboard's ring is read off the model, not off the widgets: these are laid out only when a picture
//!   is asked for, and a key may come before. So the fields of a model stand in reading order.
//! * A button is a [`Tool`](crate::gui::widget::tool::Tool) from the present on: control, picture and
//!   word travel together, and a view only says how large it is and where it stands.
//! * All screens have one [`Message`], though some never get some of it: ten enums that differ in two
//!   lines hid which two.
//! * Between the state of a screen and its view stands a model: strings, flags and scenes in the order in
//!   which they are laid out. A view that read the state would have to decide something, and only its
//!   pixels could tell whether it did so well. So a view is about places and sizes alone, and tests read
//!   what is said and what can be pressed, in every language, without a picture.

pub mod clipboard;
pub mod focus;
pub mod frame;
pub mod framed;
pub mod gallery;
pub mod marks;
pub mod outcomes;
pub mod overlay;
pub mod picture;
pub mod promotion;
pub mod proof;
pub mod ring;
pub mod route;
pub mod shared;
pub mod show;
pub mod transcript;
pub mod view;
pub(in crate::gui) mod would_change;

pub use frame::{BoardFrame, Control, Frame, Message};
pub(in crate::gui) use framed::in_frame;
pub use framed::{Framed, HasFrame, ScreenAction};
pub use ring::Laid;
pub(in crate::gui) use ring::laid_out;
pub use view::View;
