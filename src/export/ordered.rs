//! The objects of a drawing in an order of their own, so that the same drawing is the same file, byte for byte.
//!
//! The library that draws keeps fonts and resources in hash maps, so it writes them in another order, and under
//! other numbers, each time. Here they follow from the picture: each object stands behind the first that names it,
//! and the lines of a list of resources are sorted by their names, which do follow the drawing.

use std::collections::{BTreeMap, BTreeSet};

use pdf_writer::{Chunk, Primitive, Ref};

/// The beginnings of the names of resources: pictures, states, patterns, shadings, fonts, colors.
const NAMES: [&str; 6] = ["/xo", "/gs", "/po", "/sh", "/fo", "/cs"];

/// What stands between two objects.
const BETWEEN: &[u8] = b"\nendobj\n\n";

/// What is inside an object, as it is.
struct Inside<'b>(&'b [u8]);

impl Primitive for Inside<'_> {
    fn write(self, buf: &mut Vec<u8>) {
        buf.extend_from_slice(self.0);
    }
}

/// The same objects, from the picture on; the chunk as it is where it is not written as expected.
pub(super) fn ordered(drawn: Chunk, picture: Ref) -> Chunk {
    let Some(objects) = objects(&drawn) else {
        return drawn;
    };
    let mut ordered = Chunk::new();
    let (mut waiting, mut seen) = (vec![picture], BTreeSet::new());
    while let Some(id) = waiting.pop() {
        let inside = objects.get(&id).filter(|_| seen.insert(id));
        if let Some(inside) = inside {
            ordered.indirect(id).primitive(Inside(inside));
            waiting.extend(named(id, inside).into_iter().rev());
        }
    }
    if seen.len() == objects.len() {
        ordered
    } else {
        drawn
    }
}

/// The objects by their numbers, the lists of resources sorted; `None` if they are not written as expected.
fn objects(drawn: &Chunk) -> Option<BTreeMap<Ref, Vec<u8>>> {
    let ids: Vec<Ref> = drawn.refs().collect();
    let mut rest = drawn.as_bytes();
    let mut objects = BTreeMap::new();
    for (place, id) in ids.iter().enumerate() {
        rest = rest.strip_prefix(heading(*id).as_slice())?;
        let end = match ids.get(place + 1) {
            Some(next) => find(rest, &[BETWEEN, &heading(*next)].concat())?,
            None => rest.len().checked_sub(BETWEEN.len())?,
        };
        let (inside, behind) = rest.split_at_checked(end)?;
        rest = behind.strip_prefix(BETWEEN)?;
        objects.insert(*id, sorted(inside));
    }
    Some(objects)
}

fn heading(id: Ref) -> Vec<u8> {
    format!("{} 0 obj\n", id.get()).into_bytes()
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|it| it == part)
}

/// What an object names, in the order in which it does.
fn named(id: Ref, inside: &[u8]) -> Vec<Ref> {
    let mut alone = Chunk::new();
    alone.indirect(id).primitive(Inside(inside));
    let mut found = Vec::new();
    alone.renumber(|id| {
        found.push(id);
        id
    });
    // The first is the object itself.
    found.split_off(1.min(found.len()))
}

/// An object with the lines of its lists of resources sorted; a stream stays as it is.
fn sorted(inside: &[u8]) -> Vec<u8> {
    let end = find(inside, b"\nstream\n").unwrap_or(inside.len());
    let (head, stream) = inside.split_at(end);
    let mut lines: Vec<&[u8]> = head.split(|it| *it == b'\n').collect();
    for some in lines.chunk_by_mut(|one, other| name(one).is_some() && name(other).is_some()) {
        some.sort_by_key(|line| name(line));
    }
    let mut all = lines.join(&b'\n');
    all.extend_from_slice(stream);
    all
}

/// The name of the resource that a line is about: its kind, and its number among those.
fn name(line: &[u8]) -> Option<(&'static str, u32)> {
    let line = line.trim_ascii_start();
    let kind = NAMES.iter().find(|it| line.starts_with(it.as_bytes()))?;
    let number = line.get(kind.len()..)?.split(|it| *it == b' ').next()?;
    Some((kind, str::from_utf8(number).ok()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two fonts and the picture that uses them, the fonts written in this order, their data numbered in it.
    fn drawn(fonts: [(i32, u8); 2]) -> Chunk {
        let mut chunk = Chunk::new();
        let lines = fonts.map(|(id, name)| format!("    /fo{name} {id} 0 R"));
        let inside = format!("<<\n  /Font <<\n{}\n  >>\n>>", lines.join("\n"));
        let picture = Inside(inside.as_bytes());
        chunk.indirect(Ref::new(3)).primitive(picture);
        for ((id, name), data) in fonts.into_iter().zip(7..) {
            let inside = format!("<<\n  /Data {data} 0 R\n>>");
            let inside = Inside(inside.as_bytes());
            chunk.indirect(Ref::new(id)).primitive(inside);
            let stream = format!("<<\n  /Length 9\n>>\nstream\n/fo1\n/fo{name}\nendstream");
            let stream = Inside(stream.as_bytes());
            chunk.indirect(Ref::new(data)).primitive(stream);
        }
        chunk
    }

    /// With numbers from 1 on.
    fn numbered(chunk: &Chunk) -> Vec<u8> {
        let (mut next, mut names) = (Ref::new(1), BTreeMap::new());
        let chunk = chunk.renumber(|old| *names.entry(old).or_insert_with(|| next.bump()));
        chunk.as_bytes().to_vec()
    }

    #[test]
    fn the_order_in_which_objects_were_written_does_not_matter() {
        let [one, other] = [[(1, 0), (2, 1)], [(2, 1), (1, 0)]].map(drawn);
        assert_ne!(numbered(&one), numbered(&other));
        let [one, other] = [one, other].map(|it| numbered(&ordered(it, Ref::new(3))));
        assert_eq!(one, other);
        let text = String::from_utf8(one).unwrap();
        assert!(text.find("/fo0").unwrap() < text.find("/fo1").unwrap());
        assert_eq!(text.matches(" obj\n").count(), 5);
    }

    #[test]
    fn what_is_not_written_as_expected_stays() {
        let chunk = drawn([(1, 0), (2, 1)]);
        let bytes = chunk.as_bytes().to_vec();
        // From an object that names no others not all of them are reached.
        assert_eq!(ordered(chunk, Ref::new(7)).as_bytes(), bytes);
    }

    #[test]
    fn resources_are_sorted_by_number() {
        let name = |line: &str| name(line.as_bytes());
        assert_eq!(name("    /fo10 4 0 R"), Some(("/fo", 10)));
        assert_eq!(name("  /cs2 [/ICCBased 5 0 R]"), Some(("/cs", 2)));
        assert_eq!(name("  /Font <<"), None);
        assert!(name("/fo10 4 0 R") > name("/fo9 4 0 R"));
    }
}
