//! What is refused of a page: a size or a cost over its limit, and a program that still has the names of its functions.
//!
//! `tests/bench/web.toml` has all limits. The tests of the project read this file too: no page is needed for them.

/// The limits of a ledger that a row breaks, a sentence each. A limit whose value the row lacks is not judged: sizes are
/// known before costs.
///
/// # Errors
/// If the ledger has no limits, a value is no number, or no limit has a value in the row.
pub(crate) fn broken_limits(row: &str, ledger: &str) -> Result<Vec<String>, String> {
    let (_, limits) = ledger
        .split_once("\n[limits]\n")
        .ok_or("the ledger has no [limits]")?;
    let limits = limits.split("\n[[").next().unwrap_or_default();
    let (limits, row) = (numbers(limits)?, numbers(row)?);
    let mut judged = 0_usize;
    let mut broken = Vec::new();
    for (name, most) in &limits {
        let Some((_, value)) = row.iter().find(|(known, _)| known == name) else {
            continue;
        };
        judged += 1;
        if value > most {
            broken.push(format!("{name} is {value}, {most} is the most"));
        }
    }
    match judged {
        0 => Err("the row has no value that is limited".to_owned()),
        _ => Ok(broken),
    }
}

/// The lines `name = number` of a text.
fn numbers(text: &str) -> Result<Vec<(String, f64)>, String> {
    let lines = text.lines().filter(|line| !line.starts_with(['#', '[']));
    lines
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, value)| match value.trim().parse::<f64>() {
            Ok(value) if value.is_finite() => Ok((name.to_owned(), value)),
            _ => Err(format!("{name} is no number: {value}")),
        })
        .collect()
}

/// Whether a program has a custom section `name`, where the names of functions are (WebAssembly core specification 2.0,
/// 5.5 and 7.4.1). A sixth of the page's program would be names, which only a debugger reads.
///
/// # Errors
/// If the bytes are no WebAssembly module.
pub(crate) fn has_names(wasm: &[u8]) -> Result<bool, String> {
    let mut rest = wasm
        .strip_prefix(b"\0asm\x01\0\0\0")
        .ok_or("this is no WebAssembly module of version 1")?;
    while let Some((id, after)) = rest.split_first() {
        let (length, after) = number(after)?;
        let (section, after) = after
            .split_at_checked(length)
            .ok_or("a section is cut short")?;
        if *id == 0 {
            let (length, section) = number(section)?;
            if section.get(..length) == Some(b"name") {
                return Ok(true);
            }
        }
        rest = after;
    }
    Ok(false)
}

/// An unsigned LEB128 number of at most 32 bits, and what follows it.
fn number(bytes: &[u8]) -> Result<(usize, &[u8]), String> {
    let mut value = 0_usize;
    for (place, byte) in bytes.iter().take(5).enumerate() {
        value |= usize::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Ok((value, bytes.get(place + 1..).unwrap_or_default()));
        }
    }
    Err("a number is cut short".to_owned())
}
