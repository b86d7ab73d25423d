//! The kinds of steps: what the child does in one.

/// What the child does in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Look and read.
    Say,
    /// Tap the squares that are asked for.
    Squares,
    /// Collect stars with one piece.
    Collect,
    /// Find a move.
    Move,
    /// Say whether a move is legal.
    Judge,
    /// Try a forbidden move and hear why it is refused.
    Illegal,
    /// Move freely.
    Try,
    /// Name squares, files and ranks.
    Name,
    /// Play a line.
    Play,
    /// Say what a position is: check, mate, draw or play on.
    Status,
    /// Say whether a draw may be claimed.
    Claim,
    /// Count something.
    Count,
    /// Write a move down.
    Write,
    /// Put the pieces up.
    Setup,
    /// Choose one of several answers.
    Choose,
    /// Play a whole game.
    Game,
}

impl Kind {
    /// Every kind the format knows.
    pub const ALL: [Kind; 16] = [
        Kind::Say,
        Kind::Squares,
        Kind::Collect,
        Kind::Move,
        Kind::Judge,
        Kind::Illegal,
        Kind::Try,
        Kind::Name,
        Kind::Play,
        Kind::Status,
        Kind::Claim,
        Kind::Count,
        Kind::Write,
        Kind::Setup,
        Kind::Choose,
        Kind::Game,
    ];

    /// The name in the file.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Say => "say",
            Kind::Squares => "squares",
            Kind::Collect => "collect",
            Kind::Move => "move",
            Kind::Judge => "judge",
            Kind::Illegal => "illegal",
            Kind::Try => "try",
            Kind::Name => "name",
            Kind::Play => "play",
            Kind::Status => "status",
            Kind::Claim => "claim",
            Kind::Count => "count",
            Kind::Write => "write",
            Kind::Setup => "setup",
            Kind::Choose => "choose",
            Kind::Game => "game",
        }
    }

    /// What the child does, in one sentence for authors.
    #[must_use]
    pub fn doc(self) -> &'static str {
        match self {
            Kind::Say => "The child looks and reads.",
            Kind::Squares => "The child taps the squares that are asked for.",
            Kind::Collect => {
                "The child lands on every star, or takes every enemy piece; the other side never moves."
            }
            Kind::Move => "The child finds a move.",
            Kind::Judge => "The child says whether a move is legal.",
            Kind::Illegal => "The child tries a forbidden move and hears why.",
            Kind::Try => "The child moves freely, legally.",
            Kind::Name => "The child names squares, files, ranks or colors of squares.",
            Kind::Play => "The child plays a line; the replies come by themselves.",
            Kind::Status => "The child says what the position is.",
            Kind::Claim => "The child says which draw may be claimed.",
            Kind::Count => "The child counts something on the board.",
            Kind::Write => "The child writes a move down.",
            Kind::Setup => "The child puts the pieces up.",
            Kind::Choose => "The child chooses one of several answers.",
            Kind::Game => "Two play a whole game at one screen.",
        }
    }

    /// The kind of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether a step of this kind cannot do without a board.
    #[must_use]
    pub fn needs_board(self) -> bool {
        !matches!(self, Kind::Name | Kind::Setup | Kind::Choose)
    }
}
