//! Lengths that grow with the window: for the smallest one, a laptop, and a projector.

use crate::gui::look::theme::size;

/// Sizes that grow with the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measures {
    /// What the coach says.
    pub said: f32,
    /// The title of a screen.
    pub title: f32,
    /// The heading of a task or a shelf.
    pub heading: f32,
    pub coach: f32,
    /// Above and below what the coach says, and at its sides.
    pub bubble: (f32, f32),
    /// Around everything.
    pub margin: f32,
    /// Between groups.
    pub gap: f32,
    /// The least width of what stands beside the board.
    pub panel_min: f32,
    /// The greatest width of what stands beside the board.
    pub panel_max: f32,
    /// The least height of anything that can be pressed.
    pub touch: f32,
    /// An icon beside a word, or alone on a round button.
    pub icon: f32,
    /// The height of the big button, and the size of its word.
    pub main: (f32, f32),
    /// The height of the small buttons, and the size of their words.
    pub tool: (f32, f32),
    /// The height of an answer, and the size of its words.
    pub answer: (f32, f32),
    /// How many small buttons stand in a row; four have their pictures above the words.
    pub tools_in_row: usize,
    /// Captions and counts.
    pub small: f32,
    /// A star in a row.
    pub star: f32,
    /// A lamp of the conditions of castling.
    pub lamp: f32,
    /// The words at a lamp.
    pub lamp_letters: f32,
    /// How many lamps stand in a row; the words of two stand beside them, else below.
    pub lights_in_row: usize,
    /// A piece in the tray beside the board.
    pub slot: f32,
    /// A number beside a small piece.
    pub number: f32,
    /// A step of a lesson in the row of dots.
    pub dot: f32,
    /// The height of a letter to press.
    pub letter: f32,
    /// A lesson card, and the picture on it.
    pub card: (f32, f32),
    /// The board beside a mistake in a lesson.
    pub problem_board: f32,
    /// Whether title and steps run across the whole window.
    pub is_framed: bool,
}

/// The height of a line, measured by its letters.
const LINE: f32 = 1.42;

/// Of what scrolls, this many lines are seen at least.
pub const LEAST_LINES: f32 = 4.0;

impl Measures {
    /// The smallest windows: everything fits at 800 x 600.
    pub const COMPACT: Self = Self::column(0);
    /// A laptop.
    pub const REGULAR: Self = Self::column(1);
    /// A large screen or a projector.
    pub const LARGE: Self = Self::column(2);
    /// A laptop, for a panel in which there is much.
    pub const SNUG: Self = Self {
        said: 19.0,
        heading: 19.0,
        coach: 112.0,
        bubble: (10.0, 16.0),
        gap: 8.0,
        main: (size::TOUCH, 20.0),
        answer: (size::TOUCH, 17.5),
        small: 17.0,
        letter: 42.0,
        ..Self::REGULAR
    };

    // A length a line, for the three windows side by side.
    #[rustfmt::skip]
    const fn column(at: usize) -> Self {
        Self {
            said: [size::TEXT, 21.0, 28.0][at],
            title: [22.0, 26.0, 34.0][at],
            heading: [18.0, 21.0, 26.0][at],
            coach: [84.0, 148.0, 220.0][at],
            bubble: [(10.0, 14.0), (14.0, 18.0), (20.0, 26.0)][at],
            margin: [12.0, 24.0, 32.0][at],
            gap: [6.0, 14.0, 24.0][at],
            panel_min: [328.0, 440.0, 600.0][at],
            panel_max: [480.0, 600.0, 800.0][at],
            touch: [size::TOUCH, size::TOUCH, 64.0][at],
            icon: [size::ICON, size::ICON, 32.0][at],
            main: [(size::MAIN_BUTTON, 20.0), (size::MAIN_BUTTON, 21.0), (84.0, 30.0)][at],
            tool: [(size::TOUCH, 15.5), (72.0, 16.5), (92.0, 22.0)][at],
            answer: [(size::TOUCH, 16.5), (52.0, 18.5), (80.0, 27.0)][at],
            tools_in_row: [2, 4, 4][at],
            small: [16.5, 18.0, 22.0][at],
            star: [26.0, 26.0, 34.0][at],
            lamp: [20.0, 42.0, 54.0][at],
            lamp_letters: [13.5, 14.0, 18.0][at],
            lights_in_row: [2, 3, 3][at],
            slot: [40.0, 52.0, 104.0][at],
            number: [15.5, 16.5, 22.0][at],
            dot: [24.0, 24.0, 32.0][at],
            letter: [40.0, 48.0, 60.0][at],
            card: [(300.0, 104.0), (312.0, 107.0), (420.0, 155.0)][at],
            problem_board: [184.0, 232.0, 320.0][at],
            is_framed: [true, false, false][at],
        }
    }

    /// The sizes for a window.
    #[must_use]
    pub fn of(window: iced::Size) -> Self {
        if window.width >= 1600.0 && window.height >= 900.0 {
            Self::LARGE
        } else if window.width >= 1100.0 && window.height >= 680.0 {
            Self::REGULAR.with_panel_of(window)
        } else {
            Self::COMPACT
        }
    }

    /// How high so many lines of what the coach says are, in logical pixels.
    #[must_use]
    pub const fn said_lines(self, n_lines: f32) -> f32 {
        n_lines * self.said * LINE
    }

    /// The same of captions.
    #[must_use]
    pub const fn small_lines(self, n_lines: f32) -> f32 {
        n_lines * self.small * LINE
    }

    /// The same of a heading in one line.
    #[must_use]
    pub const fn heading_line(self) -> f32 {
        self.heading * LINE
    }

    /// These, and closer together with smaller letters, for a panel in which not everything has room; the roomiest first.
    pub fn closer(self) -> impl Iterator<Item = Self> {
        let smaller = [Self::REGULAR, Self::SNUG, Self::COMPACT].into_iter();
        let smaller = smaller.filter(move |it| it.said < self.said || it.gap < self.gap);
        let smaller = smaller.map(move |it| Self {
            tools_in_row: self.tools_in_row,
            tool: match self.tools_in_row {
                4 => it.tool,
                _ => (size::TOUCH, it.tool.1),
            },
            ..it
        });
        std::iter::once(self).chain(smaller)
    }

    /// With the small buttons in one row, for windows that are higher than wide.
    #[must_use]
    pub const fn stacked(self) -> Self {
        Self {
            tools_in_row: 4,
            tool: (STACKED_TOOL, self.tool.1),
            ..self
        }
    }

    /// With larger words, for a window without a board.
    #[must_use]
    pub const fn alone(self) -> Self {
        let all = if self.tools_in_row == 4 {
            self
        } else {
            self.stacked()
        };
        Self {
            said: self.said * LARGER,
            heading: self.heading * LARGER,
            small: self.small * LARGER,
            coach: self.coach * LARGER,
            panel_max: self.panel_max * WIDER,
            is_framed: false,
            ..all
        }
    }

    /// With as many small buttons in a row as the words of any language leave room for.
    fn with_panel_of(self, window: iced::Size) -> Self {
        let beside = window.width - 3.0 * self.margin;
        let board = (window.height - 2.0 * self.margin).min(beside - self.panel_min);
        if beside - board >= ROOM_FOR_FOUR {
            return self;
        }
        Self {
            tools_in_row: 2,
            tool: (size::TOUCH, self.tool.1),
            ..self
        }
    }
}

/// How much larger and wider words are that stand alone.
const LARGER: f32 = 1.2;
const WIDER: f32 = 1.5;

/// The height of small buttons with their pictures above the words, where room is short.
const STACKED_TOOL: f32 = 62.0;

/// The width beside the board from which four small buttons stand in a row.
const ROOM_FOR_FOUR: f32 = 560.0;
