//! The screen of problems laid out: file by file, each mistake with its line.

use iced::widget::{Column, column, container, rich_text, row, span, text};
use iced::{Center, Element, Fill, Padding, Size};

use crate::gui::base::view;
use crate::gui::board::{BoardWidget, Memory};
use crate::gui::look::art::Icon;
use crate::gui::look::fonts;
use crate::gui::look::theme::{Measures, size, style};
use crate::gui::screen::problems::Message;
use crate::gui::screen::problems::model::{
    Control, FileReport, Mistake, Model, ProblemBoard, SourceLine,
};
use crate::gui::widget::icon::icon;
use crate::gui::widget::page::scrolled;

/// The name of the page among the widgets.
pub const PAGE: &str = "problems";

/// All that the view needs.
pub type View<'a> = view::View<'a, Control, Model, &'a [Memory]>;

impl<'a> View<'a> {
    pub(super) fn for_window(self, window: Size) -> Element<'a, Message> {
        let measures = Measures::of(window);
        let home = self.narrow(&self.model.home, measures);
        let title = text(&self.model.title)
            .size(measures.title)
            .font(fonts::BOLD);
        let header = row![home, title]
            .spacing(size::GAP)
            .align_y(Center)
            .padding(Padding::from([size::GAP_SMALL, measures.margin]));
        let nothing = self.model.nothing.as_ref();
        let nothing = nothing.map(|words| text(words).size(measures.said).into());
        let files = self.model.files.iter().map(|it| self.file(it, measures));
        let page = Column::with_children(nothing.into_iter().chain(files)).spacing(size::GAP_LARGE);
        let page = container(page)
            .padding(Padding::from([measures.margin, measures.margin * 1.5]))
            .max_width(size::PAGE_MAX);
        let page = scrolled(self.tokens, PAGE, container(page).center_x(Fill));
        column![header, page].into()
    }

    fn file(self, file: &'a FileReport, measures: Measures) -> Element<'a, Message> {
        let name = text(&file.name).size(measures.heading).font(fonts::BOLD);
        let problems = file.problems.iter().map(|it| self.problem(it, measures));
        let problems = Column::with_children(problems).spacing(size::GAP_SMALL);
        column![name, problems].spacing(size::GAP_SMALL).into()
    }

    fn problem(self, problem: &'a Mistake, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let color = if problem.is_error {
            tokens.danger
        } else {
            tokens.hint
        };
        let place = text(&problem.place)
            .size(measures.small)
            .color(tokens.soft_ink);
        let place = row![icon(Icon::Warning, measures.small, color), place]
            .spacing(size::GAP_SMALL)
            .align_y(Center);
        let message = text(&problem.message).size(measures.said).font(fonts::BOLD);
        let message = container(message).width(Fill);
        let line = problem.line.as_ref().map(|it| self.line(it, measures));
        let help = problem.help.as_ref();
        let help = help.map(|words| container(text(words).size(measures.said)).width(Fill));
        let content = column![place, message]
            .push(line)
            .push(help)
            .spacing(size::GAP_SMALL);
        let board = problem.board.as_ref();
        let board = board.and_then(|it| self.board(it, measures));
        let content = row![content].push(board).spacing(size::GAP);
        container(content)
            .padding(size::GAP)
            .width(Fill)
            .style(move |_| style::panel(tokens))
            .into()
    }

    /// The board of the step, small.
    fn board(self, picture: &'a ProblemBoard, measures: Measures) -> Option<Element<'a, Message>> {
        let memory = self.boards.get(picture.number)?;
        let side = measures.problem_board;
        let board = BoardWidget::new(&picture.scene, memory, self.tokens);
        Some(container(board).width(side).height(side).into())
    }

    /// The line of the file; what is meant is stressed by more than its color.
    fn line(self, line: &'a SourceLine, measures: Measures) -> Element<'a, Message> {
        let tokens = self.tokens;
        let spans: Vec<text::Span<'a>> = vec![
            span(line.before.as_str()),
            span(fonts::apart(&line.before, &line.meant, &line.after))
                .font(fonts::BOLD)
                .underline(true)
                .color(tokens.danger),
            span(line.after.as_str()),
        ];
        let words = rich_text(spans).size(measures.small).color(tokens.ink);
        container(words)
            .padding([4.0, size::GAP_SMALL])
            .width(Fill)
            .style(move |_| style::filled(tokens.card, 4.0))
            .into()
    }
}
