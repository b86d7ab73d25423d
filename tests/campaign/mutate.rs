//! Small mistakes in good files: letters, words and lines cut out, said twice, moved, or taken from another file.
//!
//! One list of mistakes for both ways of trying: the short one draws them from `proptest`, which then
//! finds the fewest that still do harm, and the fuzzer draws them from its dice.

use crate::dice::Dice;

/// What a mistake is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    /// A byte.
    Byte,
    /// Letters, digits, hyphens and underscores, or one other byte.
    Word,
    /// A line with its end.
    Line,
}

/// What is done with the pieces of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// They are left out.
    Cut,
    /// They are said twice.
    Twice,
    /// They go elsewhere in the file.
    Move(usize),
    /// Bytes stand in their place.
    Put(Vec<u8>),
    /// Pieces of another file stand in their place, from there on.
    Borrow(usize),
    /// One bit of the first byte is turned.
    Flip(u8),
}

/// One mistake. Places may be any number: they are counted round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Edit {
    /// What it is made of.
    pub(crate) unit: Unit,
    /// The first piece.
    pub(crate) at: usize,
    /// How many pieces; none where something is only put in.
    pub(crate) n: usize,
    /// What is done with them.
    pub(crate) change: Change,
}

/// Signs and numbers that files trip over.
pub(crate) const JUNK: [&[u8]; 24] = [
    b"",
    b" ",
    b"\n",
    b"\"",
    b"\"\"\"",
    b"'",
    b"[",
    b"]]",
    b"{",
    b"}",
    b"=",
    b"#",
    b"/",
    b"-",
    b"0",
    b"-1",
    b"65536",
    b"18446744073709551616",
    b"\\u{0}",
    b"\0",
    b"\xff",
    "\u{feff}".as_bytes(),
    "\u{202e}♞".as_bytes(),
    "é".as_bytes(),
];

impl Edit {
    /// A mistake as the dice fall.
    pub(crate) fn roll(dice: &mut Dice) -> Self {
        const UNITS: [Unit; 4] = [Unit::Byte, Unit::Word, Unit::Word, Unit::Line];
        const FAR: usize = 1 << 30;
        let unit = UNITS[dice.below(UNITS.len())];
        let change = match dice.below(7) {
            0 => Change::Cut,
            1 => Change::Twice,
            2 => Change::Move(dice.below(FAR)),
            3 => Change::Put(JUNK[dice.below(JUNK.len())].to_vec()),
            4 => Change::Flip(u8::try_from(dice.below(8)).unwrap()),
            _ => Change::Borrow(dice.below(FAR)),
        };
        let (at, n) = (dice.below(FAR), [0, 1, 1, 1, 2, 5][dice.below(6)]);
        Self {
            unit,
            at,
            n,
            change,
        }
    }

    /// The file with this mistake in it; `other` is the file that pieces are borrowed from.
    pub(crate) fn made_in(&self, file: &[u8], other: &[u8]) -> Vec<u8> {
        let pieces = pieces(file, self.unit);
        let at = self.at % pieces.len().max(1);
        let end = (at + self.n).min(pieces.len());
        let (before, rest) = pieces.split_at(at.min(pieces.len()));
        let (meant, after) = rest.split_at(end - before.len());
        let mut made = before.concat();
        match &self.change {
            Change::Cut => {}
            Change::Twice => {
                made.extend(meant.concat());
                made.extend(meant.concat());
            }
            Change::Move(to) => return moved(before, meant, after, *to),
            Change::Put(bytes) => made.extend(bytes),
            Change::Borrow(from) => {
                let others = self::pieces(other, self.unit);
                let from = from % others.len().max(1);
                let taken = others.iter().skip(from).take(self.n.max(1));
                made.extend(taken.flat_map(|piece| piece.iter()));
            }
            Change::Flip(bit) => {
                let start = made.len();
                made.extend(meant.concat());
                if let Some(first) = made.get_mut(start) {
                    *first ^= 1_u8 << (bit % 8);
                }
            }
        }
        made.extend(after.concat());
        made
    }
}

fn moved(before: &[&[u8]], meant: &[&[u8]], after: &[&[u8]], to: usize) -> Vec<u8> {
    let mut left = [before, after].concat();
    let to = to % (left.len() + 1);
    left.splice(to..to, meant.iter().copied());
    left.concat()
}

/// A file in pieces that make it up again.
fn pieces(file: &[u8], unit: Unit) -> Vec<&[u8]> {
    match unit {
        Unit::Byte => file.chunks(1).collect(),
        Unit::Word => file
            .chunk_by(|one, next| is_of_word(*one) && is_of_word(*next))
            .collect(),
        Unit::Line => file.split_inclusive(|byte| *byte == b'\n').collect(),
    }
}

fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-' || byte >= 0x80
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_the_sum_of_its_pieces() {
        let file = "one = \"zwei\"\n\n[[step]]\r\nétoile = 3".as_bytes();
        for unit in [Unit::Byte, Unit::Word, Unit::Line] {
            assert_eq!(pieces(file, unit).concat(), file, "{unit:?}");
        }
        assert_eq!(
            pieces(b"a-b c\n", Unit::Word),
            [&b"a-b"[..], b" ", b"c", b"\n"]
        );
    }

    #[test]
    fn most_mistakes_change_a_file_and_none_needs_it_to_be_long() {
        let mut dice = Dice::new(0x0BAD_F00D);
        let other = b"[[step]]\nid = \"b\"\n";
        for file in [&b""[..], b"x", b"format = 1\nid = \"rook\"\n"] {
            let made = (0..500).map(|_| Edit::roll(&mut dice).made_in(file, other));
            let n_changed = made.filter(|made| made != file).count();
            assert!(n_changed > 100, "{n_changed} of 500");
        }
    }
}
