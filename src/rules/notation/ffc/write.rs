//! Writing FFC: the reverse of the reader, part by part.

use crate::rules::ground::geometry::{Cross, Geometry, Wing};
use crate::rules::ground::{Seat, Square};
use crate::rules::moving::{Castling, Position};
use crate::rules::notation::ffc::initial;

impl Position<Cross> {
    /// Writes FFC.
    #[must_use]
    pub fn to_ffc(&self) -> String {
        let seats = Seat::ALL.map(|seat| {
            let company = self.company();
            match company.commander[seat] {
                _ if !self.seats().contains(seat) => '-',
                Some(commander) => initial(commander).to_ascii_lowercase(),
                None if company.out.contains(seat) => 'x',
                None if company.away.contains(seat) => 'z',
                None => 'a',
            }
        });
        let rows: Vec<String> = (0..Cross::SIDE)
            .rev()
            .map(|rank| write_row(self, rank))
            .collect();
        format!(
            "{} {} {} {} {} {}",
            initial(self.turn()),
            String::from_iter(seats),
            write_castling(self.castling()),
            write_passed(self),
            write_calls(self),
            rows.join("/")
        )
    }
}

fn write_castling(rights: Castling) -> String {
    let mut text = String::new();
    for seat in Seat::ALL {
        let wings: String = [(Wing::King, 'k'), (Wing::Queen, 'q')]
            .into_iter()
            .filter(|(wing, _)| rights.has(seat, *wing))
            .map(|(_, letter)| letter)
            .collect();
        if !wings.is_empty() {
            text.push(initial(seat));
            text.push_str(&wings);
        }
    }
    or_dash(text)
}

/// The double steps that may still be answered, the oldest first.
fn write_passed(position: &Position<Cross>) -> String {
    let step = |seat: Seat| {
        let over = position.passed_by(seat)?;
        let (files, ranks) = Cross::forward(seat);
        let landing = over.offset(files, ranks)?;
        Some(format!("{}:{over}>{landing}", initial(seat)))
    };
    let steps: Vec<String> = position
        .turn()
        .followers()
        .into_iter()
        .filter_map(step)
        .collect();
    or_dash(steps.join(","))
}

/// The checks that were said, the first first.
fn write_calls(position: &Position<Cross>) -> String {
    let calls = Seat::ALL.into_iter().flat_map(|victim| {
        let callers = position.company().calls[victim].iter();
        let written = callers.map(|caller| format!("{}<{}", initial(victim), initial(caller)));
        written.collect::<Vec<_>>()
    });
    or_dash(calls.collect::<Vec<_>>().join(","))
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

fn write_row(position: &Position<Cross>, rank: u8) -> String {
    let mut cells: Vec<String> = Vec::new();
    let mut empty = 0;
    for square in (0..Cross::SIDE).map(|file| Square::new(file, rank)) {
        let piece = square.and_then(|square| position.piece_at(square));
        if square.is_some() && piece.is_none() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            cells.push(empty.to_string());
            empty = 0;
        }
        cells.push(piece.map_or_else(
            || "x".to_owned(),
            |piece| {
                let seat = initial(piece.seat).to_ascii_lowercase();
                format!("{seat}{}", piece.role.letter())
            },
        ));
    }
    if empty > 0 {
        cells.push(empty.to_string());
    }
    cells.join(",")
}
