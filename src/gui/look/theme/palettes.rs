//! The three themes and their boards as tables of colors. Change a color here and the tests tell
//! what it breaks.

use iced::color;

use crate::gui::look::theme::{BoardColors, Scenery, Tokens};
use crate::settings::PieceSet;

/// Every look: theme by theme, board by board, set by set.
pub(super) static ALL: [[[Tokens; 2]; 4]; 3] = [
    [
        sets(LIGHT, LIGHT.name, LIGHT.board),
        sets(LIGHT, "Light, wood", LIGHT_WOOD),
        sets(LIGHT, "Light, sea", LIGHT_SEA),
        sets(LIGHT, "Light, lavender", LIGHT_LAVENDER),
    ],
    [
        sets(DARK, DARK.name, DARK.board),
        sets(DARK, "Dark, wood", DARK_WOOD),
        sets(DARK, "Dark, sea", DARK_SEA),
        sets(DARK, "Dark, lavender", DARK_LAVENDER),
    ],
    [
        sets(HIGH_CONTRAST, HIGH_CONTRAST.name, HIGH_CONTRAST.board),
        sets(HIGH_CONTRAST, "High contrast, wood", CONTRAST_WOOD),
        sets(HIGH_CONTRAST, "High contrast, sea", CONTRAST_SEA),
        sets(HIGH_CONTRAST, "High contrast, lavender", CONTRAST_LAVENDER),
    ],
];

/// A theme with a board, and each set of pieces on it.
const fn sets(theme: Tokens, name: &'static str, board: BoardColors) -> [Tokens; 2] {
    [
        dressed(theme, name, board, PieceSet::Drawn),
        dressed(theme, name, board, PieceSet::Plain),
    ]
}

const fn dressed(
    theme: Tokens,
    name: &'static str,
    board: BoardColors,
    pieces: PieceSet,
) -> Tokens {
    Tokens {
        name,
        board,
        pieces,
        ..theme
    }
}

/// Warm paper, one strong blue.
const LIGHT: Tokens = Tokens {
    name: "Light",
    paper: color!(0xFFFBF3),
    card: color!(0xFFFFFF),
    edge: color!(0xE9DFCB),
    outline: color!(0x8F8468),
    ink: color!(0x26324A),
    soft_ink: color!(0x5A6478),
    accent: color!(0x1F4E79),
    accent_hover: color!(0x173D61),
    on_accent: color!(0xFFFFFF),
    accent_soft: color!(0xE3EDF6),
    danger: color!(0xA3195B),
    good: color!(0x1B5E4B),
    on_good: color!(0xFFFFFF),
    hint: color!(0x7A3B00),
    call: color!(0xFBE3A6),
    on_call: color!(0x4D3300),
    faint: color!(0xA89B80),
    star_empty: color!(0x8F8468),
    focus: color!(0x26324A),
    edge_width: 2.0,
    board: BoardColors {
        light: color!(0xF4E6CB),
        dark: color!(0xA9BF98),
        rim: color!(0x6B5237),
        rim_edge: color!(0x57422B),
        coordinate: color!(0xFFF6E3),
        halo: color!(0xFFFFFF),
        accent: color!(0x1F4E79),
        danger: color!(0xA3195B),
        good: color!(0x1B5E4B),
        hint: color!(0x7A3B00),
        refused: color!(0x5A6478),
        star: color!(0xE8A317),
        star_edge: color!(0x855600),
        focus: color!(0x26324A),
    },
    sand: color!(0xFBEBCB),
    bank: color!(0xD9BE8C),
    scenery: Scenery::Day,
    pieces: PieceSet::Drawn,
};

/// Night blue, with a dimmer board.
const DARK: Tokens = Tokens {
    name: "Dark",
    paper: color!(0x181D29),
    card: color!(0x222938),
    edge: color!(0x3A4459),
    outline: color!(0x8A93A8),
    ink: color!(0xF3EDE0),
    soft_ink: color!(0xB4BCCB),
    accent: color!(0x9CC8F5),
    accent_hover: color!(0xBBDAF9),
    on_accent: color!(0x10233A),
    accent_soft: color!(0x26384C),
    danger: color!(0xFF9CC6),
    good: color!(0x86DDBD),
    on_good: color!(0x0B2A20),
    hint: color!(0xFFC58A),
    call: color!(0xF0B02E),
    on_call: color!(0x2B1B00),
    faint: color!(0x6B7690),
    star_empty: color!(0x8A93A8),
    focus: color!(0xF3EDE0),
    edge_width: 2.0,
    board: BoardColors {
        light: color!(0xCFC3A8),
        dark: color!(0x8AA088),
        rim: color!(0x3B2F22),
        rim_edge: color!(0x2A2118),
        coordinate: color!(0xEADFC8),
        halo: color!(0xFFFFFF),
        accent: color!(0x123A60),
        danger: color!(0x7E0F45),
        good: color!(0x0F4234),
        hint: color!(0x5A2A00),
        refused: color!(0x3A4356),
        star: color!(0xF0B02E),
        star_edge: color!(0x5E3C00),
        focus: color!(0x141A28),
    },
    sand: color!(0x6B6350),
    bank: color!(0x8A7E63),
    scenery: Scenery::Night,
    pieces: PieceSet::Drawn,
};

/// Black on white with strong edges.
const HIGH_CONTRAST: Tokens = Tokens {
    name: "High contrast",
    paper: color!(0xFFFFFF),
    card: color!(0xFFFFFF),
    edge: color!(0x000000),
    outline: color!(0x000000),
    ink: color!(0x000000),
    soft_ink: color!(0x2B2B2B),
    accent: color!(0x002D6B),
    accent_hover: color!(0x001B40),
    on_accent: color!(0xFFFFFF),
    accent_soft: color!(0xDCE7F7),
    danger: color!(0x8A0046),
    good: color!(0x00402C),
    on_good: color!(0xFFFFFF),
    hint: color!(0x5A2600),
    call: color!(0xFFC845),
    on_call: color!(0x000000),
    faint: color!(0x767676),
    star_empty: color!(0x4A4A4A),
    focus: color!(0x000000),
    edge_width: 2.0,
    board: BoardColors {
        light: color!(0xFFFFFF),
        dark: color!(0x9DAA90),
        rim: color!(0x000000),
        rim_edge: color!(0x000000),
        coordinate: color!(0xFFFFFF),
        halo: color!(0xFFFFFF),
        accent: color!(0x002D6B),
        danger: color!(0x8A0046),
        good: color!(0x00402C),
        hint: color!(0x5A2600),
        refused: color!(0x2B2B2B),
        star: color!(0xFFC845),
        star_edge: color!(0x4A2F00),
        focus: color!(0x000000),
    },
    sand: color!(0xFFFFFF),
    bank: color!(0x000000),
    scenery: Scenery::Plain,
    pieces: PieceSet::Drawn,
};

/// Maple and cherry.
const LIGHT_WOOD: BoardColors = BoardColors {
    light: color!(0xF6E3C1),
    dark: color!(0xD6AB75),
    rim: color!(0x5B3719),
    rim_edge: color!(0x452810),
    star_edge: color!(0x6B4300),
    hint: color!(0x6B3200),
    refused: color!(0x49536A),
    ..LIGHT.board
};

/// The same in the evening.
const DARK_WOOD: BoardColors = BoardColors {
    light: color!(0xD3BC94),
    dark: color!(0xB8905F),
    rim: color!(0x3A2413),
    rim_edge: color!(0x28180B),
    danger: color!(0x740A3E),
    hint: color!(0x4F2400),
    refused: color!(0x2E3646),
    star_edge: color!(0x523300),
    ..DARK.board
};

/// White and a strong brown.
const CONTRAST_WOOD: BoardColors = BoardColors {
    dark: color!(0xD2A368),
    ..HIGH_CONTRAST.board
};

/// Foam and shallow water.
const LIGHT_SEA: BoardColors = BoardColors {
    light: color!(0xEAF4F4),
    dark: color!(0x9CC6D8),
    rim: color!(0x2B5468),
    rim_edge: color!(0x1E3F50),
    ..LIGHT.board
};

/// The same in the evening.
const DARK_SEA: BoardColors = BoardColors {
    light: color!(0xBFD0D4),
    dark: color!(0x7FA5B6),
    rim: color!(0x1D3542),
    rim_edge: color!(0x13252F),
    ..DARK.board
};

/// White and a strong blue.
const CONTRAST_SEA: BoardColors = BoardColors {
    dark: color!(0x86B8D6),
    ..HIGH_CONTRAST.board
};

/// A field in flower, and the sky over it.
const LIGHT_LAVENDER: BoardColors = BoardColors {
    light: color!(0xF6F0FA),
    dark: color!(0xC9B6E2),
    rim: color!(0x54407A),
    rim_edge: color!(0x412F62),
    ..LIGHT.board
};

/// The same in the evening.
const DARK_LAVENDER: BoardColors = BoardColors {
    light: color!(0xCFC6DC),
    dark: color!(0xA896C4),
    rim: color!(0x32274A),
    rim_edge: color!(0x241B38),
    ..DARK.board
};

/// White and a strong violet.
const CONTRAST_LAVENDER: BoardColors = BoardColors {
    dark: color!(0xBDA4E0),
    ..HIGH_CONTRAST.board
};
