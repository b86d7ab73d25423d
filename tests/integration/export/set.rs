//! Sets to cut out: every piece of the start, its back behind it, squares that are squares, and nothing cut off.

use std::collections::BTreeMap;

use resvg::usvg::{Color, Fill, Group, Node, Paint, Path, Rect};
use squarewise::export::set::{Playset, set};
use squarewise::export::{Paper, Sheet, output};
use squarewise::locale::{Locale, Phrase};
use squarewise::rulebook;
use squarewise::rules::{Board, Classic, Cross, Geometry, Position, Role, Seat, Seats, Square};

use super::{said, texts, words};
use crate::cli::{err, out, squarewise};
use crate::languages;
use crate::support::Folder;

/// The edge that printers leave empty, in points.
const EDGE: f32 = 20.0;
/// Points in a millimeter.
const MM: f32 = 72.0 / 25.4;

const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];

fn printed(which: Playset, language: &str, paper: Paper) -> Sheet {
    set(which, &Locale::load(&[language]), paper).unwrap()
}

/// The names of all pieces of a start, and how often each is there; where four play, with their army.
fn named<G: Geometry>(board: &Board<G>) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for (_, piece) in board.iter() {
        let color = match piece.seat {
            Seat::South | Seat::East => "white",
            Seat::West | Seat::North => "black",
        };
        let name = format!("{color}-{}", piece.role.code());
        let name = match G::SIDE {
            8 => name,
            _ => format!("{}-{name}", piece.seat),
        };
        *found.entry(name).or_insert(0) += 1;
    }
    found
}

fn start(which: Playset) -> BTreeMap<String, usize> {
    match which {
        Playset::Classic => named(Position::start().board()),
        Playset::Cross => named(Position::cross_start(Seats::FOUR).board()),
    }
}

/// A picture of a piece on a page.
#[derive(Clone, Debug)]
struct Picture {
    name: String,
    middle: (f32, f32),
    is_on_its_head: bool,
}

/// The pictures of pieces on a page.
fn pictures(page: &str) -> Vec<Picture> {
    let uses = page.split("<use href=\"#").skip(1);
    uses.map(|it| {
        let (name, rest) = it.split_once('"').unwrap();
        let tag = rest.split_once("/>").unwrap().0;
        let number = |key: &str| -> f32 {
            let value = tag.split_once(&format!(" {key}=\"")).unwrap().1;
            value.split_once('"').unwrap().0.parse().unwrap()
        };
        let half = number("width") / 2.0;
        assert!((number("height") / 2.0 - half).abs() < 0.01);
        Picture {
            name: name.to_owned(),
            middle: (number("x") + half, number("y") + half),
            is_on_its_head: tag.contains("rotate(180"),
        }
    })
    .collect()
}

/// Fronts and backs: the sheets of paper on which pieces are printed on both sides.
fn sheets_of_pieces(sheet: &Sheet) -> Vec<(Vec<Picture>, Vec<Picture>)> {
    let papers = sheet.pages.chunks(2).skip(1);
    let papers = papers.map(|pages| (pictures(&pages[0]), pictures(&pages[1])));
    papers.filter(|(_, back)| !back.is_empty()).collect()
}

#[test]
fn every_piece_of_the_start_is_there_once_as_a_figure_and_twice_as_a_flat_piece() {
    for which in Playset::ALL {
        for paper in PAPERS {
            let mut upright = BTreeMap::new();
            let mut on_their_heads = BTreeMap::new();
            for (front, _) in sheets_of_pieces(&printed(which, "en", paper)) {
                for picture in front {
                    let counted = match picture.is_on_its_head {
                        true => &mut on_their_heads,
                        false => &mut upright,
                    };
                    *counted.entry(picture.name).or_insert(0) += 1;
                }
            }
            assert_eq!(upright, start(which), "{which:?} {paper:?}");
            assert_eq!(on_their_heads, start(which), "{which:?} {paper:?}");
        }
    }
}

#[test]
fn behind_every_piece_lies_its_back_when_the_paper_is_flipped_on_its_long_edge() {
    for which in Playset::ALL {
        for paper in PAPERS {
            let wide = paper.size().0;
            for (front, back) in sheets_of_pieces(&printed(which, "en", paper)) {
                assert_eq!(front.len(), back.len());
                for picture in &front {
                    let (x, y) = picture.middle;
                    let behind = back.iter().filter(|it| {
                        let (across, down) = (it.middle.0 - (wide - x), it.middle.1 - y);
                        across.abs() < 0.1 && down.abs() < 0.1
                    });
                    let behind: Vec<&Picture> = behind.collect();
                    let [one] = behind[..] else {
                        panic!("{picture:?}: {behind:?}");
                    };
                    // A pawn that is turned over is a queen.
                    assert_eq!(one.name, picture.name.replace("pawn", "queen"));
                    assert_eq!(one.is_on_its_head, picture.is_on_its_head);
                }
            }
        }
    }
}

#[test]
fn fronts_lie_on_odd_pages_and_nothing_is_printed_behind_what_is_cut_out_but_backs() {
    for which in Playset::ALL {
        let sheet = printed(which, "en", Paper::A4);
        assert_eq!(sheet.pages.len() % 2, 0, "every sheet has two sides");
        for (front, pages) in (1..).step_by(2).zip(sheet.pages.chunks(2)).skip(1) {
            let back = &pages[1];
            assert!(!back.contains("stroke-dasharray"), "nothing to fold");
            let says = Phrase::SetEmpty { page: front };
            let is_empty = words(&pages[1..]).contains(&super::english(&says));
            assert_eq!(is_empty, pictures(back).is_empty(), "page {}", front + 1);
            let lines = back.matches("<path").count() + back.matches("<polygon").count();
            assert!(!is_empty || lines == 0, "page {}", front + 1);
        }
    }
}

/// The numbers of a path or of points.
fn numbers(text: &str) -> Vec<f32> {
    let parts =
        text.split(|letter: char| !(letter.is_ascii_digit() || matches!(letter, '.' | '-')));
    parts.filter_map(|it| it.parse().ok()).collect()
}

/// A dark square: its left upper corner, and how wide and high it is.
type Dark = ((f32, f32), (f32, f32));

/// The dark squares of a page that has a board to cut out.
fn dark_squares(page: &str) -> Vec<Dark> {
    let paths = page.split("<path d=\"").skip(1);
    let dark = paths.filter(|it| it.contains("fill=\"#cdd0d4\""));
    let ways = dark.map(|it| it.split_once('"').unwrap().0);
    ways.flat_map(|way| way.split('M').skip(1))
        .map(|square| {
            let n = numbers(square);
            assert_eq!(n.len(), 5, "{square}");
            assert!((n[2] + n[4]).abs() < 0.01, "it ends where it began");
            ((n[0], n[1]), (n[2], n[3]))
        })
        .collect()
}

#[test]
fn squares_are_squares_of_two_centimeters_and_there_are_as_many_as_the_board_has() {
    for which in Playset::ALL {
        for paper in PAPERS {
            let sheet = printed(which, "en", paper);
            let squares: Vec<_> = sheet.pages[2..]
                .iter()
                .flat_map(|it| dark_squares(it))
                .collect();
            let all = match which {
                Playset::Classic => Square::<Classic>::all().count(),
                Playset::Cross => Square::<Cross>::all().count(),
            };
            assert_eq!(squares.len() * 2, all, "{which:?}");
            for (_, (wide, high)) in squares {
                assert!((wide - high).abs() < 0.001);
                assert!((wide - 20.0 * MM).abs() < 0.01);
            }
        }
    }
}

#[test]
fn the_halves_of_the_cross_meet_rank_by_rank() {
    for paper in PAPERS {
        let sheet = printed(Playset::Cross, "en", paper);
        let cut_out = &sheet.pages[2..];
        let halves: Vec<_> = cut_out.iter().map(|it| dark_squares(it)).collect();
        let halves: Vec<_> = halves.iter().filter(|it| !it.is_empty()).collect();
        let [left, right] = halves[..] else {
            panic!("{} halves", halves.len());
        };
        // The files in the middle: the last of the left half, the first of the right one. What is dark in one is light in
        // the other, in the same row.
        let most = left.iter().map(|it| it.0.0).fold(0.0, f32::max);
        let least = right.iter().map(|it| it.0.0).fold(f32::MAX, f32::min);
        let in_file = |squares: &[Dark], x: f32| {
            let file = squares.iter().filter(|it| (it.0.0 - x).abs() < 0.1);
            let mut rows: Vec<f32> = file.map(|it| it.0.1).collect();
            rows.sort_by(f32::total_cmp);
            rows
        };
        let (one, other) = (in_file(left, most), in_file(right, least));
        assert_eq!((one.len(), other.len()), (6, 6), "{paper:?}");
        let mut all = [one, other].concat();
        all.sort_by(f32::total_cmp);
        let gaps = all.windows(2).map(|it| it[1] - it[0]);
        assert!(
            gaps.clone().all(|it| (it - 20.0 * MM).abs() < 0.1),
            "{all:?}"
        );
    }
}

#[test]
fn a_drawing_keeps_off_the_scissors() {
    for which in Playset::ALL {
        let sheet = printed(which, "en", Paper::A4);
        for (page, number) in sheet.pages.iter().zip(1..).skip(2).step_by(2) {
            if pictures(page).len() < 8 {
                continue;
            }
            // Strips are cut along rectangles.
            let strips = page.split("<polygon points=\"").skip(1);
            let strips = strips.map(|it| numbers(it.split_once('"').unwrap().0));
            let strips: Vec<Vec<f32>> = strips.filter(|it| it.len() == 8).collect();
            let tree = output::tree(page).unwrap();
            let mut drawings = Vec::new();
            gather(tree.root(), &mut drawings);
            assert!(drawings.len() >= strips.len() * 2, "{which:?} {number}");
            for place in drawings {
                let is_inside = strips.iter().any(|it| {
                    let (left, top, right, bottom) = (it[0], it[1], it[2], it[5]);
                    place.left() > left + 0.5
                        && place.right() < right - 0.5
                        && place.top() > top + 9.0 * MM
                        && place.bottom() < bottom - 9.0 * MM
                });
                assert!(is_inside, "{which:?} {number}: {place:?}");
            }
        }
    }
}

/// Whether more than paper is seen there: a badge has a white edge around it.
fn is_ink(path: &Path) -> bool {
    let paint = path.fill().map(Fill::paint);
    let is_white = |it: &Paint| matches!(it, Paint::Color(it) if *it == Color::white());
    paint.is_some_and(|it| !is_white(it))
}

/// Where the drawings of pieces lie: what is filled with the colors of an army.
fn gather(group: &Group, found: &mut Vec<Rect>) {
    for node in group.children() {
        match node {
            Node::Group(inner) => gather(inner, found),
            Node::Path(path) if is_ink(path) => {
                let place = path.abs_stroke_bounding_box();
                // The ground of the page is no drawing.
                if place.width() < 100.0 {
                    found.push(place);
                }
            }
            _ => {}
        }
    }
}

#[test]
fn the_flap_stays_on_its_half() {
    for paper in PAPERS {
        let sheet = printed(Playset::Cross, "en", paper);
        let title = super::english(&Phrase::SetBoardLeft);
        let cut_out = sheet.pages[2..].iter();
        let with_flap = cut_out.filter(|it| words(&[(*it).clone()]).contains(&title));
        let [page] = with_flap.collect::<Vec<_>>()[..] else {
            panic!("not one page");
        };
        let edge = dark_squares(page)
            .iter()
            .map(|it| it.0.0 + it.1.0)
            .fold(0.0, f32::max);
        let around = page.rsplit("<polygon points=\"").next().unwrap();
        let around = numbers(around.split_once('"').unwrap().0);
        let corners: Vec<(f32, f32)> = around.chunks(2).map(|it| (it[0], it[1])).collect();
        let widest = corners.iter().map(|it| it.0).fold(0.0, f32::max);
        assert!(widest > edge + 10.0 * MM, "a flap: {corners:?}");
        // No cut goes along the edge between the two.
        let next = corners.iter().cycle().skip(1);
        let longest = corners
            .iter()
            .zip(next)
            .filter(|(one, other)| (one.0 - edge).abs() < 0.1 && (other.0 - edge).abs() < 0.1);
        let longest = longest
            .map(|(one, other)| (one.1 - other.1).abs())
            .fold(0.0, f32::max);
        assert!(longest < 20.0 * MM, "{longest}: {corners:?}");
    }
}

#[test]
fn nothing_is_cut_off_in_any_language_on_any_paper() {
    for which in Playset::ALL {
        for language in languages::all() {
            for paper in PAPERS {
                let sheet = printed(which, language, paper);
                for (page, number) in sheet.pages.iter().zip(1..) {
                    let name = format!("{which:?} {language} {paper:?} {number}");
                    whole(page, paper, &name);
                }
            }
        }
    }
}

/// Every text and every drawing of a page lies on it, no two texts on each other, and every letter has a shape.
pub(super) fn whole(page: &str, paper: Paper, name: &str) {
    let (wide, high) = paper.size();
    let tree = output::tree(page).unwrap();
    let mut lowest = EDGE;
    for node in tree.root().children() {
        let place = node.abs_stroke_bounding_box();
        let is_ground = place.width() >= wide - 0.1;
        let is_inside = place.left() >= EDGE - 1.0
            && place.right() <= wide - EDGE + 1.0
            && place.top() >= EDGE - 1.0
            && place.bottom() <= high - EDGE + 1.0;
        assert!(is_ground || is_inside, "{name}: {place:?}");
        lowest = place.bottom().max(lowest);
    }
    apart(page, name);
}

/// No text of a page lies on another, and every letter has a shape.
pub(super) fn apart(page: &str, name: &str) {
    let found = texts(page);
    assert!(!found.is_empty(), "{name}");
    for (at, text) in found.iter().enumerate() {
        let (place, says) = (text.abs_bounding_box(), said(text));
        for other in &found[at + 1..] {
            let there = other.abs_bounding_box();
            // Boxes of letters are higher than letters.
            let across = place.right().min(there.right()) - place.left().max(there.left());
            let down = place.bottom().min(there.bottom()) - place.top().max(there.top());
            let is_on_it = across > 1.0 && down > place.height().min(there.height()) * 0.45;
            assert!(!is_on_it, "{name}: `{says}` lies on `{}`", said(other));
        }
        for span in text.layouted() {
            let is_missing = span.positioned_glyphs.iter().any(|glyph| glyph.id.0 == 0);
            assert!(!is_missing, "{name}: `{says}` has a letter without a shape");
        }
    }
}

#[test]
fn the_rules_are_the_sentences_of_the_rulebook_and_none_is_said_twice() {
    for which in Playset::ALL {
        for language in languages::shipped() {
            let locale = Locale::load(&[language]);
            let sheet = set(which, &locale, Paper::Letter).unwrap();
            let told = words(&sheet.pages[1..2]);
            for id in which.cards() {
                let card = rulebook::find(id).unwrap();
                let says = locale.say_plain(&card.text);
                assert_eq!(told.matches(&says).count(), 1, "{language} {id}: {told}");
            }
        }
        for role in Role::ALL {
            let name = format!("rule-{}", role.code());
            assert!(which.cards().contains(&name.as_str()), "{name}");
        }
    }
}

#[test]
fn the_first_page_shows_the_finished_set_and_says_what_lies_where() {
    for which in Playset::ALL {
        let sheet = printed(which, "en", Paper::A4);
        let shown = pictures(&sheet.pages[0]);
        for (name, n) in start(which) {
            let there = shown.iter().filter(|it| it.name == name).count();
            assert!(there >= n, "{name}: {there} of {n}");
        }
        let told = words(&sheet.pages[..1]);
        let count: usize = start(which).values().sum();
        assert!(told.contains(&format!("{count} pieces")), "{told}");
        for phrase in [Phrase::SetStepPrint, Phrase::SetStepFold] {
            let words = super::english(&phrase);
            let first = words.split_once('.').unwrap().0;
            let is_there = first.split(' ').all(|word| told.contains(word));
            assert!(is_there, "{first}: {told}");
        }
        for (page, title) in [(2, Phrase::SetRules), (3, Phrase::SetPieces)] {
            let text = super::english(&title);
            let line = super::english(&Phrase::SetOnPage {
                page,
                text: text.clone(),
            });
            assert!(told.contains(&line), "{line}: {told}");
            let at = usize::try_from(page).unwrap() - 1;
            assert!(words(&sheet.pages[at..=at]).contains(&text));
        }
    }
}

#[test]
fn the_command_writes_each_set() {
    let folder = Folder::new("set");
    let file = folder.file("set.pdf").display().to_string();
    for (name, which) in [("classic", Playset::Classic), ("cross", Playset::Cross)] {
        let asked = [
            "export", "--set", name, "--force", "--lang", "en", "--to", &file,
        ];
        let wrote = squarewise(&asked);
        assert!(wrote.status.success(), "{}", err(&wrote));
        assert!(out(&wrote).contains("set.pdf"));
        let pdf = std::fs::read(&file).unwrap();
        let text = String::from_utf8_lossy(&pdf);
        let sheet = printed(which, "en", Paper::A4);
        assert_eq!(text.matches("/Type /Page\n").count(), sheet.pages.len());
    }
    let both = squarewise(&[
        "export", "--set", "classic", "--poster", "check", "--to", &file,
    ]);
    assert_eq!(both.status.code(), Some(2));
}
