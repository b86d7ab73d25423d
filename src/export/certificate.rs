//! A certificate for a shelf of the course: who learned what, with room for a date and a name.

use crate::export::canvas::{Anchor, INK, SOFT};
use crate::export::leaf::{Leaf, one_page};
use crate::export::pages::MARGIN;
use crate::export::pieces::{coach, symbol};
use crate::export::text::{whole, wrap};
use crate::export::{Paper, Sheet, Unprintable};
use crate::locale::{Locale, Phrase};
use crate::rules::{Piece, Role, Seat};

/// What a certificate says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The learner's name; a line to write on where it is empty.
    pub learner: String,
    /// What the shelf is called.
    pub shelf: String,
    /// The titles of its lessons.
    pub lessons: Vec<String>,
}

/// The most letters of a name that a certificate has room for.
pub const LONGEST_NAME: usize = 60;

/// The side of the coach's picture, as a part of the page's width.
const COACH: f32 = 0.24;
/// The side of a piece in the row of ornaments.
const PIECE: f32 = 40.0;
/// The size of the heading.
const HEADING: f32 = 36.0;
/// The size of the learner's name.
const NAME: f32 = 30.0;
/// The size of the sentences.
const SENTENCE: f32 = 16.0;
/// The size of the lessons' titles.
const LESSON: f32 = 11.5;
/// The distance of lines, in sizes of the text.
const LEADING: f32 = 1.4;

/// Lays a certificate out on one page.
///
/// # Errors
/// The letters that cannot be printed.
pub fn certificate(
    says: &Certificate,
    locale: &Locale,
    paper: Paper,
) -> Result<Sheet, Unprintable> {
    one_page(locale, paper, MARGIN * 1.9, |leaf| {
        leaf.frames();
        leaf.top();
        leaf.name(&says.learner);
        leaf.learned(says);
        leaf.foot();
    })
}

impl Leaf<'_> {
    fn frames(&mut self) {
        for (edge, radius) in [(MARGIN * 0.6, 14.0), (MARGIN * 0.75, 10.0)] {
            let size = (self.size.0 - 2.0 * edge, self.size.1 - 2.0 * edge);
            self.canvas.frame(edge, edge, size, radius);
        }
    }

    /// The coach, and the heading.
    fn top(&mut self) {
        let side = self.size.0 * COACH;
        let left = self.middle() - side / 2.0;
        self.canvas.drawing(left, self.y, side, coach());
        self.y += side + HEADING * 1.3;
        let heading = self.say(&Phrase::CertificateTitle);
        self.line(&heading, true, HEADING, INK);
    }

    /// A line in the middle; the next one stands below it.
    fn line(&mut self, text: &str, is_bold: bool, size: f32, color: &str) {
        let room = self.size.0 - 4.0 * MARGIN;
        for line in wrap(self.fonts, &whole(text, is_bold), size, room) {
            let place = (self.middle(), self.y);
            self.canvas.text(place, &line, size, color, Anchor::Middle);
            self.y += size * LEADING;
        }
    }

    fn name(&mut self, learner: &str) {
        self.y += NAME * 0.8;
        if learner.is_empty() {
            let wide = self.size.0 * 0.5;
            self.canvas.line(self.middle() - wide / 2.0, self.y, wide);
            self.y += NAME * LEADING;
        } else {
            self.line(learner, true, NAME, INK);
        }
    }

    /// The shelf and its lessons.
    fn learned(&mut self, says: &Certificate) {
        let sentence = self.say(&Phrase::CertificateLearned);
        self.line(&sentence, false, SENTENCE, INK);
        self.y += SENTENCE * 0.6;
        self.line(&says.shelf, true, SENTENCE * 1.4, INK);
        self.y += LESSON;
        self.line(&says.lessons.join(" · "), false, LESSON, SOFT);
    }

    /// A row of pieces, and lines for the date and a name.
    fn foot(&mut self) {
        let bottom = self.size.1 - MARGIN * 2.0;
        let roles = [
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Pawn,
        ];
        let mut x = self.middle() - PIECE * 3.0;
        for role in roles {
            let drawing = symbol(Piece::new(role, Seat::WHITE), false);
            self.canvas
                .drawing(x, bottom - PIECE * 2.6, PIECE, &drawing);
            x += PIECE;
        }
        let room = self.size.0 - 4.0 * MARGIN;
        let half = (room - MARGIN) / 2.0;
        self.y = bottom;
        for (at, phrase) in [(0.0, Phrase::PaperDate), (1.0, Phrase::CertificateSigned)] {
            let from = 2.0 * MARGIN + at * (half + MARGIN);
            let word = self.say(&phrase);
            self.field(&word, LESSON, (from, half));
        }
    }
}
