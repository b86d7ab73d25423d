//! Moves that are clear and are not written as the Laws write them: `1.e4`, `nf3`, `c8(Q)`, `0–0`, `♘f3`.
//!
//! The text is taken apart into its possible meanings (a piece, squares, a promotion, castling), and the legal moves
//! that fit best are meant. Nothing is read here: a move that is found is answered with its right form, so a guess can
//! never be played. Signs around a move with another meaning (`(=)`, `!`, `1-0`) are named.
//! Source: FIDE Laws, Appendix C.8-C.13.

use crate::rules::ground::geometry::{Geometry, Wing};
use crate::rules::ground::{Attempt, Move, Role, Square};
use crate::rules::judging::Fault;
use crate::rules::moving::Position;
use crate::rules::notation::letters::{Letters, abroad};
use crate::rules::notation::san::{self, Said, SanError, Sign, repeats_file};

/// The most signs of a text that could be a move.
const LONGEST: usize = 40;

/// Signs that say nothing about a move where they are.
const NOISE: &str = "-=()/<>[]~.,_'\"→ ";

/// Signs that judge a move or a position.
const COMMENTS: [&str; 22] = [
    "!!", "??", "!?", "?!", "!", "?", "+-", "-+", "+/-", "-/+", "+/=", "=/+", "±", "∓", "⩲", "⩱",
    "∞", "□", "⟳", "→", "↑", "=",
];

/// Words and signs behind a move that say check, checkmate or in passing.
const CALLS: [&str; 14] = [
    "e.p.", "e.p", "e. p.", "ep.", "ep", "++", "+", "#", "mate", "matt", "mat", "ch.", "ch", "dbl",
];

/// How a game ended, or that it goes on.
const RESULTS: [&str; 9] = [
    "1-0", "0-1", "1/2-1/2", "1/2", "½-½", "½", "*", "1x0", "0x1",
];

/// Forms of a null move.
const PASSES: [&str; 7] = ["--", "0000", "null", "pass", "Z0", "@@@@", "---"];

/// One thing that a text can say, and how many slips that takes.
#[derive(Clone)]
struct Reading<G: Geometry> {
    said: Said<G>,
    slips: u8,
}

/// The meaning of a text that is not written as it should be; `None` if there is none.
pub(super) fn meant<G: Geometry>(
    position: &Position<G>,
    text: &str,
    letters: &Letters,
) -> Option<SanError<G>> {
    if text.chars().count() > LONGEST {
        return None;
    }
    let text = folded(text);
    let (bare, sign) = stripped(text.trim());
    let forms = |moves: &[Move<G>]| moves.iter().map(|mv| san::write(position, mv)).collect();
    let moves = match wing(bare) {
        Some(wing) => castlings(position, wing),
        None => best(position, &readings(position, bare, letters)),
    };
    let becomes = |mv: &Move<G>| mv.promotion().is_some();
    if let [first, _, ..] = moves.as_slice()
        && moves
            .iter()
            .all(|mv| becomes(mv) && mv.from() == first.from() && mv.to() == first.to())
    {
        let fault = Fault::PromotionPieceMissing { to: first.to() };
        return Some(SanError::Illegal(Box::new(fault)));
    }
    match sign {
        Some((sign, said)) if !moves.is_empty() || bare.is_empty() && sign != Sign::Comment => {
            Some(SanError::Signed(sign, said.to_owned(), forms(&moves)))
        }
        _ => (!moves.is_empty()).then(|| SanError::Written(forms(&moves))),
    }
}

/// Why the move that a text most likely means is refused, where it is not written as it should be either.
pub(super) fn refused<G: Geometry>(
    position: &Position<G>,
    text: &str,
    letters: &Letters,
) -> Option<SanError<G>> {
    let text = folded(text);
    let (bare, _) = stripped(text.trim());
    let attempt = match wing(bare) {
        Some(wing) => castling(position, wing),
        None => {
            let readings = readings(position, bare, letters);
            let likeliest = readings.iter().min_by_key(|reading| reading.slips)?;
            match san::mover(position, &likeliest.said) {
                Ok(from) => likeliest.said.from(from),
                Err(why) => return Some(why),
            }
        }
    };
    let fault = *position.judge(attempt).fault()?;
    Some(SanError::Illegal(Box::new(fault)))
}

/// The text with the signs of this notation in the place of others that look or mean alike.
fn folded(text: &str) -> String {
    let mut folded = String::new();
    for sign in text.chars() {
        match sign {
            // Full-width forms of ASCII are as far apart everywhere.
            '\u{ff01}'..='\u{ff5e}' => {
                let ascii = u32::from(sign) - 0xfee0;
                folded.extend(char::from_u32(ascii));
            }
            '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '﹣' => folded.push('-'),
            '×' | '✕' | '✖' | '⨯' | ':' | '*' if text.chars().count() > 1 => {
                folded.push('x');
            }
            '♔' | '♚' => folded.push('K'),
            '♕' | '♛' => folded.push('Q'),
            '♖' | '♜' => folded.push('R'),
            '♗' | '♝' => folded.push('B'),
            '♘' | '♞' => folded.push('N'),
            '♙' | '♟' => folded.push('P'),
            '†' => folded.push('+'),
            '‡' => folded.push('#'),
            '…' => folded.push_str("..."),
            // Nothing is seen of these: the choice of a picture, and joints.
            '\u{fe0e}' | '\u{fe0f}' | '\u{200b}'..='\u{200f}' | '\u{feff}' => {}
            sign if sign.is_whitespace() => folded.push(' '),
            sign => folded.push(sign),
        }
    }
    folded
}

/// A move without its number and without all signs behind it, and the sign among them that has another meaning.
fn stripped(text: &str) -> (&str, Option<(Sign, &str)>) {
    if let Some(sign) = alone(text) {
        return ("", Some((sign, text)));
    }
    let mut rest = text.trim_matches(|sign: char| "\"'“”„«» ".contains(sign));
    let behind = rest.trim_start_matches(|sign: char| sign.is_ascii_digit());
    // No game has a move 0, but castling may begin with one.
    let is_number = behind.len() < rest.len() && !rest.starts_with('0');
    if is_number && behind.starts_with(['.', ' ', ')']) {
        rest = behind;
    }
    rest = rest.trim_start_matches(['.', ' ', ')']);
    let mut sign = None;
    loop {
        let before = rest;
        rest = rest.trim_end_matches([' ', '.', ',', ';']);
        if let Some(moved) = rest.strip_suffix("(=)") {
            (rest, sign) = (moved, Some((Sign::DrawOffer, "(=)")));
        }
        // On a last row `=` belongs to what a pawn becomes; behind any other move it says that both sides are as good.
        for comment in COMMENTS {
            let is_it =
                |moved: &&str| comment != "=" || moved.ends_with(['2', '3', '4', '5', '6', '7']);
            if let Some(moved) = rest.strip_suffix(comment).filter(is_it) {
                (rest, sign) = (moved, sign.or(Some((Sign::Comment, comment))));
            }
        }
        for call in CALLS {
            let is_move = |moved: &&str| {
                moved
                    .chars()
                    .any(|it| it.is_ascii_digit() || "oO".contains(it))
            };
            rest = rest.strip_suffix(call).filter(is_move).unwrap_or(rest);
        }
        if rest == before {
            return (rest, sign);
        }
    }
}

/// What a text says that holds no move.
fn alone(text: &str) -> Option<Sign> {
    let is = |known: &[&str]| known.contains(&text);
    match text {
        "(=)" => Some(Sign::DrawOffer),
        _ if is(&RESULTS) => Some(Sign::Result),
        _ if is(&PASSES) => Some(Sign::Pass),
        _ => None,
    }
}

/// Castling, written with any sign that looks like a circle.
fn wing(text: &str) -> Option<Wing> {
    let circles: Vec<char> = text.chars().filter(|sign| !" -.".contains(*sign)).collect();
    let is_circle = |sign: &char| "oO0оОοΟ".contains(*sign);
    match circles.as_slice() {
        [one, other] if [one, other].into_iter().all(is_circle) => Some(Wing::King),
        [_, _, _] if circles.iter().all(is_circle) => Some(Wing::Queen),
        _ => None,
    }
}

fn castling<G: Geometry>(position: &Position<G>, wing: Wing) -> Attempt<G> {
    let path = position.castling_path(position.turn(), wing);
    Attempt::new(Square::known(path.king_from), Square::known(path.king_to))
}

fn castlings<G: Geometry>(position: &Position<G>, wing: Wing) -> Vec<Move<G>> {
    let attempt = castling(position, wing);
    let moves = position.moves_from(attempt.from);
    let is_it = |mv: &&Move<G>| mv.castled().is_some() && mv.to() == attempt.to;
    moves.iter().filter(is_it).copied().collect()
}

/// All that a text can say: a piece in front, squares, and behind them what a pawn becomes.
fn readings<G: Geometry>(position: &Position<G>, text: &str, letters: &Letters) -> Vec<Reading<G>> {
    let is_capture = |sign: char| "xXхХ".contains(sign);
    let captures = text.chars().any(is_capture);
    let core: String = text
        .chars()
        .filter(|sign| !NOISE.contains(*sign) && !is_capture(*sign))
        .collect();
    let mut found = Vec::new();
    for (role, rest, slips) in fronts(&core, letters) {
        for (promotion, middle, more) in backs(rest, letters) {
            let Some((file, rank, to, capitals)) = squares::<G>(middle) else {
                continue;
            };
            let start = file.zip(rank).filter(|_| rest.len() == core.len());
            let piece = start.and_then(|(file, rank)| position.piece_at(Square::new(file, rank)?));
            let said = Said {
                // Two squares need no letter.
                role: piece.map_or(role, |piece| piece.role),
                file,
                rank,
                captures,
                to,
                promotion,
            };
            let slips = slips + more + capitals;
            found.push(Reading { said, slips });
        }
    }
    found
}

/// The pieces that the beginning of a text can name, with the rest and the slips; a pawn has no letter.
fn fronts<'t>(core: &'t str, letters: &Letters) -> Vec<(Role, &'t str, u8)> {
    let mut found = vec![(Role::Pawn, core, 0)];
    for (role, letter, strange) in named(letters) {
        let Some(slip) = matched(core, &letter) else {
            continue;
        };
        let rest = core.get(letter_length(core, &letter)..).unwrap_or_default();
        found.push((role, rest, slip + strange));
    }
    found
}

/// The pieces that the end of a text can name, with the rest and the slips.
fn backs<'t>(rest: &'t str, letters: &Letters) -> Vec<(Option<Role>, &'t str, u8)> {
    let mut found = vec![(None, rest, 0)];
    let behind = rest.trim_end_matches(|sign: char| !sign.is_ascii_digit());
    let last = rest.get(behind.len()..).unwrap_or_default();
    for (role, letter, strange) in named(letters).into_iter().filter(|_| !last.is_empty()) {
        if letter_length(last, &letter) == last.len()
            && let Some(slip) = matched(last, &letter)
        {
            found.push((Some(role), behind, slip + strange));
        }
    }
    found
}

/// The letters by which pieces are known: those of the language, English ones, those of other languages; each with
/// the slips that it takes.
fn named(letters: &Letters) -> Vec<(Role, String, u8)> {
    let own = letters
        .each()
        .map(|(role, sign)| (role, sign.to_owned(), 0));
    let mut all: Vec<(Role, String, u8)> = own.collect();
    let is_known = |all: &[(Role, String, u8)], sign: &str| all.iter().any(|(_, it, _)| it == sign);
    for (role, sign) in Letters::default().each() {
        if !is_known(&all, sign) {
            all.push((role, sign.to_owned(), 0));
        }
    }
    for (role, sign) in abroad() {
        if !is_known(&all, sign) {
            all.push((role, sign.to_owned(), 1));
        }
    }
    all.push((Role::Pawn, "P".to_owned(), 1));
    all
}

/// How many slips it takes to read a letter at the beginning of a text; `None` if it is another one.
fn matched(text: &str, letter: &str) -> Option<u8> {
    if text.starts_with(letter) {
        return Some(0);
    }
    let length = letter_length(text, letter);
    let small = text.get(..length)?.to_lowercase() == letter.to_lowercase();
    (length > 0 && small).then_some(1)
}

/// How many bytes of a text are as many signs as a letter has.
fn letter_length(text: &str, letter: &str) -> usize {
    let n_signs = letter.chars().count();
    let signs = text.chars().take(n_signs);
    signs.map(char::len_utf8).sum()
}

/// What coordinates say: perhaps a file, perhaps a rank, the target, and how many slips there are.
type Coordinates<G> = (Option<u8>, Option<u8>, Square<G>, u8);

/// Reads coordinates; capitals are slips.
fn squares<G: Geometry>(text: &str) -> Option<Coordinates<G>> {
    let latin = |sign: char| match sign {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        sign => sign.to_ascii_lowercase(),
    };
    let small: String = text.chars().map(latin).collect();
    let n_digits = small.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (start, to) = small.split_at_checked(small.len().checked_sub(n_digits + 1)?)?;
    let to = Square::parse(to)?;
    let (file, rank) = match start.strip_prefix(|sign: char| sign.is_ascii_lowercase()) {
        Some(rank) => (start.bytes().next()?.checked_sub(b'a'), rank),
        None => (None, start),
    };
    let rank = match rank {
        "" => None,
        rank if rank.starts_with(|sign: char| matches!(sign, '1'..='9')) => {
            Some(rank.parse::<u8>().ok()?.checked_sub(1)?)
        }
        _ => return None,
    };
    let is_there = |row: Option<u8>| row.is_none_or(|row| row < G::SIDE);
    (is_there(file) && is_there(rank)).then_some((file, rank, to, u8::from(small != text)))
}

/// The legal moves that fit a reading with the fewest slips; a false sign of a capture is one.
fn best<G: Geometry>(position: &Position<G>, readings: &[Reading<G>]) -> Vec<Move<G>> {
    let mut found: Vec<(u8, Move<G>)> = Vec::new();
    for Reading { said, slips } in readings {
        let own = position.board().pieces(position.turn(), said.role);
        let named = own.iter().filter(|from| said.names(*from));
        for mv in named.flat_map(|from| position.moves_from(from)) {
            let becomes = said.promotion.is_none() || mv.promotion() == said.promotion;
            if mv.to() == said.to && becomes {
                let is_pawn = said.role == Role::Pawn;
                let is_bare = is_pawn && said.file.is_none();
                let repeats = is_pawn && repeats_file(said);
                let takes = mv.captured().is_some();
                let is_untrue = said.captures != takes && (said.captures || is_bare);
                found.push((slips + u8::from(is_untrue) + u8::from(repeats), mv));
            }
        }
    }
    let fewest = found.iter().map(|(slips, _)| *slips).min();
    found.retain(|(slips, _)| Some(*slips) == fewest);
    let mut moves: Vec<Move<G>> = Vec::new();
    for (_, mv) in found {
        if !moves.contains(&mv) {
            moves.push(mv);
        }
    }
    moves
}
