//! Cases judged by independent programs: verdicts, reasons, notation, endings.

use serde_json::{Value, json};
use squarewise::rules::notation::san::{self, SanError};
use squarewise::rules::{CastlingRook, Fault, Line, Piece, Square, SquareSet, Verdict, Wing};

use crate::support::{attempt, line, position, rows, text};

#[test]
fn every_attempt_gets_its_verdict_its_reason_and_its_article() {
    let mut differences = Vec::new();
    for row in rows("moves.jsonl") {
        let line = line(&row);
        let verdict = line.judge(attempt(text(&row, "move")));
        let reason = verdict.fault().map(|fault| fault.reason().code());
        let expected = row["expect"]["reason"].as_str();
        if reason != expected {
            differences.push(format!("{row}: {reason:?}"));
        }
        if let Verdict::Illegal(fault) = verdict
            && reason == expected
        {
            differences.extend(wrong_facts(&row, &line, &fault));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// The squares and numbers of a fault that are not those of the case.
fn wrong_facts(row: &Value, line: &Line, fault: &Fault) -> Vec<String> {
    let told = facts(line, fault);
    let params = row["expect"]["params"].as_object();
    params
        .into_iter()
        .flatten()
        .filter(|(key, value)| {
            told.get(key.as_str())
                .is_some_and(|told| *told != sorted(value))
        })
        .map(|(key, value)| format!("{}: {key} is {} and not {value}", row["id"], told[key]))
        .collect()
}

fn sorted(value: &Value) -> Value {
    let mut value = value.clone();
    if let Some(items) = value.as_array_mut() {
        items.sort_by_key(Value::to_string);
    }
    value
}

fn set(line: &Line, squares: SquareSet) -> Value {
    let mut named: Vec<String> = squares
        .iter()
        .filter_map(|square| named(line, square))
        .collect();
    named.sort();
    json!(named)
}

fn named(line: &Line, square: Square) -> Option<String> {
    let piece = line.position().piece_at(square)?;
    Some(format!("{piece} {square}"))
}

fn at(piece: Piece, square: Square) -> String {
    format!("{piece} {square}")
}

/// What a fault says, under the names that the cases use; lists are sorted.
fn facts(line: &Line, fault: &Fault) -> Value {
    match *fault {
        Fault::GameOver { outcome, .. } => {
            json!({"result": outcome.result()})
        }
        Fault::NoPiece { from } => json!({"from": from.to_string()}),
        Fault::NotYourPiece { from, piece, turn } => {
            json!({"from": from.to_string(), "piece": at(piece, from), "to_move": turn.code()})
        }
        Fault::OwnPieceOnTarget { to, piece, .. } => {
            json!({"to": to.to_string(), "piece": at(piece, to)})
        }
        Fault::PathBlocked {
            piece,
            blocker,
            blocking,
            ..
        } => {
            json!({"piece": piece.role.code(), "blocker": at(blocking, blocker)})
        }
        Fault::PawnDoubleNotFromStart {
            from, start_rank, ..
        } => {
            json!({"from": from.to_string(), "start_rank": start_rank})
        }
        Fault::PawnDoubleBlocked {
            to,
            blocker,
            blocking,
            ..
        } => {
            let place = if blocker == to { "landing" } else { "passed" };
            json!({"blocker": at(blocking, blocker), "where": place})
        }
        Fault::EpNotAPawn { beside, piece, .. } => {
            json!({"square": beside.to_string(), "piece": at(piece, beside)})
        }
        Fault::EpChanceLost {
            pawn,
            double_step_ply,
            now_ply,
            ..
        } => json!({
            "pawn": pawn.to_string(), "double_step_ply": double_step_ply, "now_ply": now_ply
        }),
        Fault::EpPawnDidNotDoubleStep {
            pawn, came_from, ..
        } => {
            json!({"pawn": pawn.to_string(), "came_from": came_from.to_string()})
        }
        Fault::KingCapturesProtected {
            to,
            captured,
            protectors,
            ..
        } => json!({
            "to": to.to_string(), "captured": at(captured, to), "attackers": set(line, protectors)
        }),
        Fault::KingStaysOnLine {
            to,
            slider,
            attackers,
            ..
        } => json!({
            "to": to.to_string(), "attackers": set(line, attackers),
            "line_piece": [named(line, slider)]
        }),
        Fault::KingNextToKing { to, attackers, .. }
        | Fault::KingIntoAttack { to, attackers, .. } => {
            json!({"to": to.to_string(), "attackers": set(line, attackers)})
        }
        Fault::DoubleCheckKingMustMove { king, checkers } => {
            json!({"king": king.to_string(), "checkers": set(line, checkers)})
        }
        Fault::StillInCheck { king, checker, .. } => {
            json!({"king": king.to_string(), "checkers": [named(line, checker)]})
        }
        Fault::EpExposesKing {
            king,
            attackers,
            captured,
            ..
        } => json!({
            "king": king.to_string(), "attackers": set(line, attackers),
            "captured": captured.to_string()
        }),
        Fault::Pinned {
            from,
            piece,
            king,
            pinners,
            ..
        } => json!({
            "pinned": at(piece, from), "by": set(line, pinners), "king": king.to_string()
        }),
        Fault::Castling(facts) => castling(line, &facts),
        _ => json!({}),
    }
}

fn castling(line: &Line, facts: &squarewise::rules::CastlingFacts) -> Value {
    use squarewise::rules::Reason;
    let side = if facts.wing == Wing::King {
        "king-side"
    } else {
        "queen-side"
    };
    let mut told = json!({"side": side, "rook_square": facts.rook_home.to_string()});
    match facts.reason() {
        Some(Reason::CastleKingMoved) => told["ply"] = json!(facts.king_moved.unwrap().0),
        Some(Reason::CastlePiecesBetween) => told["blockers"] = set(line, facts.blockers),
        Some(Reason::CastleOutOfCheck) => told["checkers"] = set(line, facts.checkers),
        Some(Reason::CastleThroughCheck) => {
            told["square"] = json!(facts.crossed.to_string());
            told["attackers"] = set(line, facts.crossing_attackers);
        }
        Some(Reason::CastleIntoCheck) => {
            told["square"] = json!(facts.landing.to_string());
            told["attackers"] = set(line, facts.landing_attackers);
        }
        _ => {}
    }
    match facts.rook {
        CastlingRook::Captured { ply, .. } | CastlingRook::Moved { ply }
            if facts.king_moved.is_none() =>
        {
            told["ply"] = json!(ply);
        }
        CastlingRook::Missing { there } => {
            told["there"] = json!(there.map(|piece| at(piece, facts.rook_home)));
        }
        _ => {}
    }
    told
}

#[test]
fn notation_is_read_and_written_as_the_laws_say() {
    let mut differences = Vec::new();
    for row in rows("san.jsonl") {
        let line = line(&row);
        let expect = &row["expect"];
        let read = san::read(&line, text(&row, "move"));
        let (how, uci, written) = match &read {
            Ok(mv) => (
                "ok",
                Some(mv.to_string()),
                Some(san::write(line.position(), mv)),
            ),
            Err(SanError::Syntax) => ("syntax", None, None),
            Err(SanError::Ambiguous(_)) => ("ambiguous", None, None),
            Err(_) => ("illegal", None, None),
        };
        // What must be refused is refused; under which name is ours to choose.
        let same = match expect["strict"].as_str() {
            _ if text(&row, "move") == "--" => read.is_err(),
            Some("reject") => read.is_err(),
            Some("lenient-only") if read.is_err() => text(&row, "move").contains('x'),
            _ => {
                Some(how) == expect["read"].as_str()
                    && uci.as_deref() == expect["uci"].as_str()
                    && written.as_deref() == expect["san"].as_str()
            }
        };
        if !same {
            differences.push(format!("{row}: {how} {uci:?} {written:?}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn check_mate_and_stalemate_are_seen() {
    for row in rows("status.jsonl") {
        let position = position(text(&row, "start"));
        let state = match (position.ending(), position.is_check()) {
            (Some(ending), _) => ending.code(),
            (None, true) => "check",
            (None, false) => "play",
        };
        assert_eq!(state, row["expect"]["state"], "{row}");
        assert_eq!(
            position.count_moves(),
            row["expect"]["legal_moves"],
            "{row}"
        );
        let mut checkers: Vec<String> = position
            .checkers()
            .iter()
            .map(|square| square.to_string())
            .collect();
        checkers.sort();
        assert_eq!(json!(checkers), sorted(&row["expect"]["checkers"]), "{row}");
    }
}
