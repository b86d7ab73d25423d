//! Plans for a class: a period of 45 minutes on one page or two, and the twelve weeks as a table.
//!
//! A plan is phases one below the other, each with its minutes. What is taught is the lessons' own notes for teachers;
//! the questions and their answers are drawn by what draws worksheets, so they are what the rules core has proved.
//!
//! # Decisions
//! * *What is needed is worked out*: the pieces for pairs are those on their board, and a set to cut out is one for the
//!   board that they play on.
//! * *Commands stand there in full*: whoever reads a plan can print what it asks for without looking it up.
//! * *A part of a phase is never parted by a page's end*, and no phase begins with its heading alone.

mod question;
mod weeks;

use crate::export::block::{BlockPart, Drawn};
use crate::export::canvas::{Anchor, Canvas, INK, SOFT};
use crate::export::fonts::Fonts;
use crate::export::leaf::{Leaf, Style, printable, strip};
use crate::export::pages::{MARGIN, foot, whole_page};
use crate::export::text::{paragraphs, wrap};
use crate::export::{Paper, Sheet, Unprintable};
use crate::lesson::AnyLesson;
use crate::lesson::plans::{
    Aim, AimLeads, Handout, Level, PERIOD, Period, Practised, StepOf, WEEKS,
};
use crate::locale::{LessonArgs, LessonWords, Locale, Phrase, WordKey};

pub use weeks::weeks;

/// The room for minutes, before what happens in them.
const ASIDE: f32 = 58.0;
/// The room for the foot.
const FOOT: f32 = 14.0;
/// Between two parts of a phase.
const GAP: f32 = 8.0;
/// The size of small words and of commands, as a part of what is read.
const SMALL: f32 = 0.87;
/// The distance of lines, in sizes of the text.
const LEADING: f32 = 1.3;
/// The size of the heading of a phase.
const HEADING: f32 = 13.0;

/// Lays plans out, each beginning on a page of its own.
///
/// # Errors
/// The letters that cannot be printed.
pub fn plans(periods: &[Period], locale: &Locale, paper: Paper) -> Result<Sheet, Unprintable> {
    let fonts = Fonts::new();
    let mut pages = Vec::new();
    for period in periods {
        let drawn = SIZES.iter().map(|sizes| {
            let maker = Maker {
                fonts: &fonts,
                locale,
                paper,
                sizes: *sizes,
            };
            maker.period(period)
        });
        // The largest sizes with which one sheet is enough, or the smallest.
        let mut drawn = drawn.peekable();
        while let Some(sides) = drawn.next() {
            if sides.len() <= SIDES || drawn.peek().is_none() {
                pages.extend(sides);
                break;
            }
        }
    }
    printable(&fonts, paper, pages)
}

/// The command that prints a plan.
fn plan_command(plan: &str) -> String {
    format!("squarewise export --plan {plan} --to {plan}.pdf")
}

/// The command that prints the worksheet of a lesson.
fn lesson_command(lesson: &str) -> String {
    format!("squarewise export {lesson} --to {lesson}.pdf")
}

/// The command that prints boards of practice.
fn practice_command(level: Level) -> String {
    let (skill, level) = (level.skill.name, level.level);
    format!("squarewise drill {skill} --level {level} --to {skill}-{level}.pdf")
}

/// A skill with its level as the file of plans has it, never parted by a line's end.
fn in_short(level: Level) -> String {
    format!("{}\u{a0}{}", level.skill.name, level.level)
}

/// The command that prints a handout.
fn handout_command(handout: Handout) -> String {
    let (option, which) = handout.option();
    format!("squarewise export --{option} {which} --to {which}.pdf")
}

/// What a handout is called.
const fn handout_title(handout: Handout) -> Phrase {
    match handout {
        Handout::PosterCastling => Phrase::PosterCastling,
        Handout::PosterCheck => Phrase::PosterCheck,
        Handout::PosterEndings => Phrase::PosterEndings,
        Handout::ScoreSheet => Phrase::EventScoreSheet,
    }
}

/// The words of a shipped lesson.
fn words(lesson: &AnyLesson, locale: &Locale) -> LessonWords {
    LessonWords::load(locale, &lesson.id, &lesson.words, &[])
}

/// The titles of some lessons in one line.
fn titles<'l>(lessons: impl Iterator<Item = &'l AnyLesson>, locale: &Locale) -> String {
    let titles = lessons.map(|lesson| words(lesson, locale).title());
    titles.collect::<Vec<_>>().join(" · ")
}

/// The titles of a plan's lessons.
fn title(period: &Period, locale: &Locale) -> String {
    titles(period.lessons.iter().map(|it| &it.lesson), locale)
}

/// Draws the parts of plans.
#[derive(Clone, Copy)]
struct Maker<'m> {
    fonts: &'m Fonts,
    locale: &'m Locale,
    paper: Paper,
    sizes: Sizes,
}

/// How large things are.
#[derive(Clone, Copy)]
struct Sizes {
    /// The side of a square of a question.
    question: f32,
    /// The side of a square where pairs play.
    pairs: f32,
    /// What is read.
    text: f32,
}

impl Sizes {
    const fn new(question: f32, pairs: f32, text: f32) -> Self {
        Self {
            question,
            pairs,
            text,
        }
    }
}

/// The sizes that a plan may have, the largest first.
const SIZES: [Sizes; 6] = [
    Sizes::new(16.0, 20.0, 11.0),
    Sizes::new(14.0, 18.0, 11.0),
    Sizes::new(12.0, 16.0, 10.5),
    Sizes::new(12.0, 16.0, 10.0),
    Sizes::new(11.0, 14.0, 9.5),
    Sizes::new(10.5, 13.0, 9.0),
];
/// How many pages a plan has: the two sides of a sheet.
const SIDES: usize = 2;

impl<'m> Maker<'m> {
    fn say(&self, phrase: &Phrase) -> String {
        self.locale.say_plain(phrase)
    }

    fn strip(&self, fill: impl FnOnce(&mut Leaf<'_>)) -> Drawn {
        strip(self.fonts, self.locale, self.paper, fill)
    }

    /// Where the words of a phase begin, and how wide they are.
    fn column(&self) -> (f32, f32) {
        let wide = self.paper.size().0 - 2.0 * MARGIN;
        (MARGIN + ASIDE, wide - ASIDE)
    }

    /// The pages of a plan.
    fn period(&self, period: &Period) -> Vec<String> {
        let minutes = period.minutes;
        let at_boards = match period.pairs.lesson {
            AnyLesson::Classic(_) => Phrase::PlanPairs,
            AnyLesson::Cross(_) => Phrase::PlanGroups,
        };
        let mut parts = vec![self.head(period), self.material(period)];
        let mut from = 0;
        let phases = [
            (minutes.arrive, Phrase::PlanArrive, self.arrive(period)),
            (
                minutes.together,
                Phrase::PlanTogether,
                self.together(period),
            ),
            (minutes.screens, Phrase::PlanScreens, self.screens(period)),
            (minutes.play, at_boards, self.pairs(period)),
            (minutes.leave, Phrase::PlanExit, self.exit(period)),
        ];
        for (minutes, heading, inside) in phases {
            let time = (from, from + minutes);
            parts.extend(self.phase(Some(time), &heading, inside));
            from += minutes;
        }
        let at_home = self.homework(&period.homework);
        parts.extend(self.phase(None, &Phrase::PlanHomework, vec![at_home]));
        self.on_pages(parts, &title(period, self.locale))
    }

    /// The number, the lessons, and what children can do then.
    fn head(&self, period: &Period) -> Drawn {
        let (weeks, a_week) = WEEKS;
        let column = (MARGIN, self.paper.size().0 - 2.0 * MARGIN);
        let number = self.say(&Phrase::PlanNumber {
            number: period.number,
            total: count(weeks * a_week),
            minutes: PERIOD,
        });
        self.strip(|leaf| {
            leaf.paragraph(&number, Style::plain(self.sizes.text).colored(SOFT), column);
            let big = Style::plain(20.0).bold();
            leaf.paragraph(&title(period, self.locale), big, column);
            leaf.y += 3.0;
            for taught in &period.lessons {
                let words = words(&taught.lesson, self.locale);
                let can = words.text(None, &WordKey::Can, &LessonArgs::default());
                let mut line = can.unwrap_or_default();
                if taught.is_for_experts {
                    line = format!("{line} ({})", leaf.say(&Phrase::PlanForExperts));
                }
                leaf.paragraph(&line, Style::plain(self.sizes.text), column);
            }
        })
    }

    /// What has to be there.
    fn material(&self, period: &Period) -> Drawn {
        let (column, aside) = (self.column(), self.paper.size().0 - 2.0 * MARGIN);
        let is_cross = matches!(period.pairs.lesson, AnyLesson::Cross(_));
        let (board, set) = match is_cross {
            true => (Phrase::PlanCross, "cross"),
            false => (Phrase::PlanBoard, "classic"),
        };
        let set = format!("squarewise export --set {set} --to set.pdf");
        self.strip(|leaf| {
            leaf.y += GAP;
            let heading = leaf.say(&Phrase::PlanMaterial);
            leaf.paragraph(&heading, Style::plain(HEADING).bold(), (MARGIN, aside));
            leaf.y += 2.0;
            for phrase in [&Phrase::PlanProjector, &Phrase::PlanScreen, &board] {
                self.item(leaf, &self.say(phrase), column);
            }
            let pieces = question::pieces(*self, &period.pairs, column.1 - INDENT);
            put(leaf, &pieces, (column.0 + INDENT, column.1 - INDENT));
            let command = self.say(&Phrase::PlanCutOut { command: set });
            self.small(leaf, &command, (column.0 + INDENT, column.1 - INDENT));
            for handout in &period.handouts {
                let name = self.say(&handout_title(*handout));
                self.item(leaf, &name, column);
                let command = handout_command(*handout);
                self.small(leaf, &command, (column.0 + INDENT, column.1 - INDENT));
            }
        })
    }

    /// A phase: its line, its minutes and its heading with the first part, then the others.
    fn phase(&self, time: Option<(u32, u32)>, heading: &Phrase, inside: Vec<Drawn>) -> Vec<Drawn> {
        let (column, page) = (self.column(), self.paper.size().0);
        let mut inside = inside.into_iter();
        let first = inside.next();
        let head = self.strip(|leaf| {
            leaf.y += GAP;
            leaf.canvas.line(MARGIN, leaf.y, page - 2.0 * MARGIN);
            leaf.y += 2.0;
            let top = leaf.y;
            if let Some((from, to)) = time {
                let aside = (MARGIN, ASIDE - 6.0);
                let lasts = Phrase::PlanMinutes { minutes: to - from };
                let lasts = leaf.say(&lasts);
                leaf.paragraph(&lasts, Style::plain(HEADING).bold(), aside);
                let clock = format!("{from}–{to}");
                leaf.paragraph(
                    &clock,
                    Style::plain(self.sizes.text * SMALL).colored(SOFT),
                    aside,
                );
            }
            let end = leaf.y;
            leaf.y = top;
            let heading = leaf.say(heading);
            leaf.paragraph(&heading, Style::plain(HEADING).bold(), column);
            leaf.y += 3.0;
            if let Some(first) = &first {
                leaf.canvas.put(0.0, leaf.y, page, &first.svg, 1.0);
                leaf.y += first.height;
            }
            leaf.y = leaf.y.max(end);
        });
        std::iter::once(head).chain(inside).collect()
    }

    /// The story, and the question of last time.
    fn arrive(&self, period: &Period) -> Vec<Drawn> {
        let column = self.column();
        let mut parts = Vec::new();
        if let Some(story) = &period.story {
            let name = words(story, self.locale).title();
            let says = self.say(&Phrase::PlanStory { name });
            parts.push(self.strip(|leaf| self.plain(leaf, &says, column)));
        }
        match &period.back {
            Some(back) => parts.push(self.strip(|leaf| {
                self.plain(leaf, &self.say(&Phrase::PlanBack), column);
                leaf.y += 3.0;
                let asked = question::asked(*self, back, column.1);
                put(leaf, &asked, column);
                leaf.y += GAP;
            })),
            None => {
                let says = self.say(&Phrase::PlanFirst);
                parts.push(self.strip(|leaf| self.plain(leaf, &says, column)));
            }
        }
        parts
    }

    /// Each lesson's own notes.
    fn together(&self, period: &Period) -> Vec<Drawn> {
        let column = self.column();
        let notes = period.lessons.iter().enumerate().map(|(place, taught)| {
            let words = words(&taught.lesson, self.locale);
            let notes = words.text(None, &WordKey::Notes, &LessonArgs::default());
            self.strip(|leaf| {
                if place == 0 {
                    self.plain(leaf, &self.say(&Phrase::PlanTogetherHow), column);
                    leaf.y += 2.0;
                }
                let title = words.title();
                leaf.paragraph(&title, Style::plain(self.sizes.text).bold(), column);
                self.runs(leaf, &notes.unwrap_or_default(), column);
                leaf.y += 3.0;
            })
        });
        notes.collect()
    }

    /// The lessons, and how they are printed.
    fn screens(&self, period: &Period) -> Vec<Drawn> {
        let column = self.column();
        let part = self.strip(|leaf| {
            self.plain(leaf, &self.say(&Phrase::PlanScreensHow), column);
            for taught in &period.lessons {
                self.small(leaf, &lesson_command(&taught.lesson.id), column);
            }
        });
        vec![part]
    }

    /// The board, and beside it what pairs do there, and what is easier and harder.
    fn pairs(&self, period: &Period) -> Vec<Drawn> {
        let column = self.column();
        let (says, swap) = (self.say(&period.says), self.say(&Phrase::PlanSwap));
        let mut parts = vec![BlockPart::Text(format!("{says} {swap}"))];
        for (word, aim) in [
            (Phrase::PlanEasier, &period.easier),
            (Phrase::PlanHarder, &period.harder),
        ] {
            parts.push(BlockPart::Strong(self.say(&word)));
            parts.push(BlockPart::Text(self.say(&aim.says)));
            parts.push(BlockPart::Note(self.leads(aim)));
        }
        let play = self.strip(|leaf| {
            let board = question::board(*self, &period.pairs, parts, column.1);
            put(leaf, &board, column);
            leaf.y += GAP;
        });
        vec![play]
    }

    /// Where an offer leads.
    fn leads(&self, aim: &Aim) -> String {
        match &aim.leads {
            AimLeads::Practice(practised) => {
                let name = self.say(&practised.title);
                let level = practised.level.level.into();
                let named = self.say(&Phrase::PlanLevel { name, level });
                format!("{named} ({})", in_short(practised.level))
            }
            AimLeads::Game(name) => self.say(name),
            AimLeads::Step(StepOf { lesson, at }) => self.say(&Phrase::PlanStep {
                lesson: words(lesson, self.locale).title(),
                number: count(at + 1),
            }),
        }
    }

    /// The question at the exit.
    fn exit(&self, period: &Period) -> Vec<Drawn> {
        let column = self.column();
        let part = self.strip(|leaf| {
            self.plain(leaf, &self.say(&Phrase::PlanExitHow), column);
            leaf.y += 3.0;
            let asked = question::asked(*self, &period.exit, column.1);
            put(leaf, &asked, column);
            leaf.y += GAP;
        });
        vec![part]
    }

    fn homework(&self, practised: &Practised) -> Drawn {
        let column = self.column();
        let name = self.say(&practised.title);
        let level = practised.level.level.into();
        self.strip(|leaf| {
            self.plain(
                leaf,
                &self.say(&Phrase::PlanHomeworkHow { name, level }),
                column,
            );
            self.small(leaf, &practice_command(practised.level), column);
        })
    }

    /// What is read.
    fn plain(&self, leaf: &mut Leaf<'_>, text: &str, column: (f32, f32)) {
        leaf.paragraph(text, Style::plain(self.sizes.text), column);
    }

    /// Small words, and commands.
    fn small(&self, leaf: &mut Leaf<'_>, text: &str, column: (f32, f32)) {
        let style = Style::plain(self.sizes.text * SMALL).colored(SOFT);
        leaf.paragraph(text, style, column);
    }

    /// Something in a list.
    fn item(&self, leaf: &mut Leaf<'_>, text: &str, (x, wide): (f32, f32)) {
        let y = leaf.y + self.sizes.text * 0.78;
        leaf.canvas.circle(x + 2.0, y, 1.6, true);
        self.plain(leaf, text, (x + INDENT, wide - INDENT));
    }

    /// A lesson's own text: paragraphs with what is stressed in bold.
    fn runs(&self, leaf: &mut Leaf<'_>, text: &str, (x, wide): (f32, f32)) {
        let size = self.sizes.text;
        for paragraph in paragraphs(text) {
            for line in wrap(self.fonts, &paragraph, size, wide) {
                leaf.y += size * LEADING;
                let place = (x, leaf.y - size * 0.3);
                leaf.canvas.text(place, &line, size, INK, Anchor::Start);
            }
        }
    }

    /// Parts one below the other, on as many pages as they need.
    fn on_pages(&self, parts: Vec<Drawn>, title: &str) -> Vec<String> {
        let (wide, high) = self.paper.size();
        let lowest = high - MARGIN - FOOT;
        let empty = || Canvas::new(self.fonts, wide, self.locale.is_rtl());
        let mut bodies = Vec::new();
        let (mut canvas, mut y) = (empty(), MARGIN);
        for part in parts {
            if y + part.height > lowest && y > MARGIN {
                bodies.push(std::mem::replace(&mut canvas, empty()).finish());
                y = MARGIN;
            }
            canvas.put(0.0, y, wide, &part.svg, 1.0);
            y += part.height;
        }
        bodies.push(canvas.finish());
        let total = bodies.len();
        let pages = bodies.iter().zip(1..).map(|(body, number)| {
            let y = high - MARGIN + 8.0;
            let said = (self.fonts, self.locale);
            let foot = foot(said, self.paper, y, title, (number, total));
            whole_page(self.paper, &format!("{body}{foot}"))
        });
        pages.collect()
    }
}

/// The room before what stands in a list.
const INDENT: f32 = 10.0;

/// What is drawn already, in a column.
fn put(leaf: &mut Leaf<'_>, drawn: &Drawn, (x, wide): (f32, f32)) {
    leaf.canvas.put(x, leaf.y, wide, &drawn.svg, 1.0);
    leaf.y += drawn.height;
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
