//! Lengths in logical pixels that are the same in every window.
/// The least height of anything that can be pressed.
pub const TOUCH: f32 = 48.0;
/// The height of the main button.
pub const MAIN_BUTTON: f32 = 56.0;
/// Small print: counts and captions.
pub const TEXT_SMALL: f32 = 18.0;
pub const TEXT: f32 = 18.0;
/// The heading of a shelf or a task.
pub const TEXT_HEADING: f32 = 21.0;
/// The title of a screen.
pub const TEXT_TITLE: f32 = 26.0;
/// The smallest gap: inside a group.
pub const GAP_SMALL: f32 = 8.0;
/// The usual gap.
pub const GAP: f32 = 16.0;
/// Between groups.
pub const GAP_LARGE: f32 = 24.0;
/// The corner of a card.
pub const RADIUS_CARD: f32 = 20.0;
/// The corner of a slot for a piece or a letter.
pub const RADIUS_SLOT: f32 = 12.0;
/// The corner of a large panel.
pub const RADIUS_PANEL: f32 = 28.0;
/// The corner of a land.
pub const RADIUS_LAND: f32 = 18.0;
/// The frame of a land, and in strong contrast.
pub const LAND_FRAME: f32 = 3.0;
pub const LAND_FRAME_STRONG: f32 = 4.0;
/// The ring around the control that has the keyboard.
pub const FOCUS: f32 = 3.0;
/// Between that ring and the control.
pub const FOCUS_GAP: f32 = 3.0;
/// The room that every button keeps for that ring; what stands beside buttons is set in by as much.
pub const RING: f32 = FOCUS + FOCUS_GAP;
/// An icon beside a word.
pub const ICON: f32 = 24.0;
/// The greatest width of a page of cards.
pub const PAGE_MAX: f32 = 1460.0;
/// The width of a scrollbar.
pub const SCROLLBAR: f32 = 5.0;
/// How far a pressed piece must go before it is dragged: mouse.
pub const DRAG_MOUSE: f32 = 6.0;
/// How far a pressed piece must go before it is dragged: finger.
pub const DRAG_TOUCH: f32 = 12.0;
/// The height of a line in a list that can be pressed.
pub const LINE: f32 = 44.0;
/// The least and the greatest width of a list beside a page.
pub const LIST: (f32, f32) = (250.0, 440.0);
/// The greatest width of a page to read.
pub const READ_MAX: f32 = 1240.0;
/// The least side of a board with its rim in the smallest window.
pub const BOARD_MIN: f32 = 424.0;
