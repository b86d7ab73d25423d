//! The twelve weeks: a table with a row for each, its periods beside each other, and what is printed for them.

use crate::export::block::Drawn;
use crate::export::canvas::SOFT;
use crate::export::fonts::Fonts;
use crate::export::leaf::{Leaf, Style, printable};
use crate::export::pages::MARGIN;
use crate::export::plan::{
    Maker, SIZES, count, in_short, lesson_command, plan_command, practice_command, titles, words,
};
use crate::export::{Paper, Sheet, Unprintable};
use crate::lesson::AnyLesson;
use crate::lesson::plans::{PERIOD, Period, WEEKS};
use crate::locale::{Locale, Phrase};

/// The room for the number of a week.
const WEEK: f32 = 50.0;
/// Between two columns.
const GUTTER: f32 = 14.0;
/// The sizes that words may have: of lessons, and of what is printed.
const WORDS: [(f32, f32); 4] = [(11.0, 9.5), (10.0, 9.0), (9.5, 8.5), (9.0, 8.0)];

/// Lays the weeks out, with the largest words for which one page is enough; `later` is what comes after them.
///
/// # Errors
/// The letters that cannot be printed.
pub fn weeks(
    periods: &[Period],
    later: &[AnyLesson],
    locale: &Locale,
    paper: Paper,
) -> Result<Sheet, Unprintable> {
    let fonts = Fonts::new();
    let maker = Maker {
        fonts: &fonts,
        locale,
        paper,
        sizes: SIZES[0],
    };
    let mut drawn = WORDS
        .iter()
        .map(|sizes| {
            Table {
                maker,
                sizes: *sizes,
            }
            .pages(periods, later)
        })
        .peekable();
    let mut pages = Vec::new();
    while let Some(found) = drawn.next() {
        if found.len() == 1 || drawn.peek().is_none() {
            pages = found;
            break;
        }
    }
    printable(&fonts, paper, pages)
}

/// The table in words of some size.
struct Table<'m> {
    maker: Maker<'m>,
    sizes: (f32, f32),
}

impl Table<'_> {
    fn pages(&self, periods: &[Period], later: &[AnyLesson]) -> Vec<String> {
        let heading = self.maker.say(&Phrase::PlanWeeks);
        let mut parts = vec![self.top(&heading)];
        for (week, pair) in periods.chunks(WEEKS.1).enumerate() {
            parts.push(self.week(count(week + 1), pair));
        }
        parts.push(self.end(periods, later));
        self.maker.on_pages(parts, &heading)
    }

    fn lesson(&self) -> Style {
        Style::plain(self.sizes.0)
    }

    fn small(&self) -> Style {
        Style::plain(self.sizes.1).colored(SOFT)
    }

    fn whole(&self) -> (f32, f32) {
        (MARGIN, self.maker.paper.size().0 - 2.0 * MARGIN)
    }

    /// The columns of the periods of a week.
    fn columns(&self) -> [(f32, f32); WEEKS.1] {
        let (x, wide) = self.whole();
        let half = (wide - WEEK - GUTTER) / 2.0;
        [(x + WEEK, half), (x + WEEK + half + GUTTER, half)]
    }

    fn top(&self, heading: &str) -> Drawn {
        let (whole, columns) = (self.whole(), self.columns());
        self.maker.strip(|leaf| {
            leaf.paragraph(heading, Style::plain(20.0).bold(), whole);
            let how = leaf.say(&Phrase::PlanWeeksHow { minutes: PERIOD });
            leaf.paragraph(&how, self.lesson(), whole);
            leaf.y += 8.0;
            let heads = [
                (Phrase::PlanWeek, (MARGIN, WEEK)),
                (Phrase::PlanFirstPeriod, columns[0]),
                (Phrase::PlanSecondPeriod, columns[1]),
            ];
            let heads = heads.map(|(phrase, column)| (leaf.say(&phrase), column));
            leaf.beside(&heads, |leaf, (word, column)| {
                leaf.paragraph(word, self.small().bold(), *column);
            });
            leaf.y += 2.0;
        })
    }

    fn week(&self, number: u32, periods: &[Period]) -> Drawn {
        let (whole, columns) = (self.whole(), self.columns());
        self.maker.strip(|leaf| {
            leaf.canvas.line(whole.0, leaf.y, whole.1);
            leaf.y += 2.0;
            let top = leaf.y;
            let big = Style::plain(14.0).bold();
            leaf.paragraph(&number.to_string(), big, (MARGIN, WEEK));
            let end = leaf.y;
            leaf.y = top;
            let cells: Vec<_> = periods.iter().zip(columns).collect();
            leaf.beside(&cells, |leaf, (period, column)| {
                self.cell(leaf, period, *column);
            });
            leaf.y = leaf.y.max(end) + 4.0;
        })
    }

    /// A period: its number and lessons, and what is printed for it.
    fn cell(&self, leaf: &mut Leaf<'_>, period: &Period, column: (f32, f32)) {
        let named = period.lessons.iter().map(|taught| {
            let name = words(&taught.lesson, self.maker.locale).title();
            match taught.is_for_experts {
                true => format!("{name} ({})", self.maker.say(&Phrase::PlanForExperts)),
                false => name,
            }
        });
        let named = named.collect::<Vec<_>>().join(" · ");
        let name = format!("{}. {named}", period.number);
        leaf.paragraph(&name, self.lesson().bold(), column);
        let lessons = period.lessons.iter().map(|it| it.lesson.id.clone());
        let homework = in_short(period.homework.level);
        let handouts = period.handouts.iter();
        let handouts = handouts.map(|it| {
            let (option, which) = it.option();
            format!("--{option}\u{a0}{which}")
        });
        let printed = lessons.chain([homework]).chain(handouts);
        let text = printed.collect::<Vec<_>>().join(", ");
        let printed = leaf.say(&Phrase::PlanPrint { text });
        leaf.paragraph(&printed, self.small(), column);
    }

    /// How all of it is printed, and what comes later.
    fn end(&self, periods: &[Period], later: &[AnyLesson]) -> Drawn {
        let whole = self.whole();
        let commands = periods.first().map(|period| {
            let lesson = period.lessons.first();
            let lesson = lesson.map_or_else(String::new, |it| lesson_command(&it.lesson.id));
            [
                Phrase::PlanPrintPlan {
                    command: plan_command(&period.id),
                },
                Phrase::PlanPrintLesson { command: lesson },
                Phrase::PlanPrintPractice {
                    command: practice_command(period.homework.level),
                },
            ]
        });
        self.maker.strip(|leaf| {
            leaf.canvas.line(whole.0, leaf.y, whole.1);
            leaf.y += 6.0;
            for phrase in commands.iter().flatten() {
                let says = leaf.say(phrase);
                leaf.paragraph(&says, self.small(), whole);
            }
            if !later.is_empty() {
                let text = titles(later.iter(), self.maker.locale);
                let says = leaf.say(&Phrase::PlanLater { text });
                leaf.y += 4.0;
                leaf.paragraph(&says, self.lesson(), whole);
            }
        })
    }
}

impl Leaf<'_> {
    /// Things beside each other, from one line; what follows stands below the longest.
    fn beside<T>(&mut self, things: &[T], draw: impl Fn(&mut Self, &T)) {
        let top = self.y;
        let mut end = top;
        for thing in things {
            self.y = top;
            draw(self, thing);
            end = end.max(self.y);
        }
        self.y = end;
    }
}
