//! What a widget around another one leaves to it: `delegate!(tag state ...)` writes those methods of `Widget`,
//! and the rest of the `impl` says what is different.
//!
//! The widget has a field `content`, and the state of the inner widget is its own; one with a state of its own, whose
//! only child is the inner widget, writes `delegate!(around children diff ...)`.

/// Writes the named methods of `Widget`: each does what the inner widget does.
macro_rules! delegate {
    (@ tag) => {
        fn tag(&self) -> iced::advanced::widget::tree::Tag {
            self.content.as_widget().tag()
        }
    };
    (@ state) => {
        fn state(&self) -> iced::advanced::widget::tree::State {
            self.content.as_widget().state()
        }
    };
    (@ children) => {
        fn children(&self) -> Vec<iced::advanced::widget::Tree> {
            self.content.as_widget().children()
        }
    };
    (@ diff) => {
        fn diff(&self, tree: &mut iced::advanced::widget::Tree) {
            self.content.as_widget().diff(tree);
        }
    };
    (@ size) => {
        fn size(&self) -> iced::Size<iced::Length> {
            self.content.as_widget().size()
        }
    };
    (@ layout) => {
        fn layout(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            renderer: &iced::Renderer,
            limits: &iced::advanced::layout::Limits,
        ) -> iced::advanced::layout::Node {
            self.content.as_widget_mut().layout(tree, renderer, limits)
        }
    };
    (@ operate) => {
        fn operate(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            renderer: &iced::Renderer,
            operation: &mut dyn iced::advanced::widget::Operation,
        ) {
            let content = self.content.as_widget_mut();
            content.operate(tree, layout, renderer, operation);
        }
    };
    (@ update) => {
        fn update(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            event: &iced::Event,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            renderer: &iced::Renderer,
            clipboard: &mut dyn iced::advanced::Clipboard,
            shell: &mut iced::advanced::Shell<'_, Message>,
            viewport: &iced::Rectangle,
        ) {
            self.content.as_widget_mut().update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
        }
    };
    (@ mouse_interaction) => {
        fn mouse_interaction(
            &self,
            tree: &iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
            renderer: &iced::Renderer,
        ) -> iced::mouse::Interaction {
            let content = self.content.as_widget();
            content.mouse_interaction(tree, layout, cursor, viewport, renderer)
        }
    };
    (@ draw) => {
        fn draw(
            &self,
            tree: &iced::advanced::widget::Tree,
            renderer: &mut iced::Renderer,
            theme: &iced::Theme,
            style: &iced::advanced::renderer::Style,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
        ) {
            let content = self.content.as_widget();
            content.draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    };
    (@ overlay) => {
        fn overlay<'b>(
            &'b mut self,
            tree: &'b mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'b>,
            renderer: &iced::Renderer,
            viewport: &iced::Rectangle,
            translation: iced::Vector,
        ) -> Option<iced::advanced::overlay::Element<'b, Message, iced::Theme, iced::Renderer>> {
            let content = self.content.as_widget_mut();
            content.overlay(tree, layout, renderer, viewport, translation)
        }
    };
    (@ around children) => {
        fn children(&self) -> Vec<iced::advanced::widget::Tree> {
            vec![iced::advanced::widget::Tree::new(&self.content)]
        }
    };
    (@ around diff) => {
        fn diff(&self, tree: &mut iced::advanced::widget::Tree) {
            tree.diff_children(&[&self.content]);
        }
    };
    (@ around size) => {
        $crate::gui::widget::delegate::delegate!(@ size);
    };
    (@ around layout) => {
        fn layout(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            renderer: &iced::Renderer,
            limits: &iced::advanced::layout::Limits,
        ) -> iced::advanced::layout::Node {
            let content = self.content.as_widget_mut();
            content.layout(&mut tree.children[0], renderer, limits)
        }
    };
    (@ around operate) => {
        fn operate(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            renderer: &iced::Renderer,
            operation: &mut dyn iced::advanced::widget::Operation,
        ) {
            let content = self.content.as_widget_mut();
            content.operate(&mut tree.children[0], layout, renderer, operation);
        }
    };
    (@ around mouse_interaction) => {
        fn mouse_interaction(
            &self,
            tree: &iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
            renderer: &iced::Renderer,
        ) -> iced::mouse::Interaction {
            let content = self.content.as_widget();
            content.mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
        }
    };
    (@ around draw) => {
        fn draw(
            &self,
            tree: &iced::advanced::widget::Tree,
            renderer: &mut iced::Renderer,
            theme: &iced::Theme,
            style: &iced::advanced::renderer::Style,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
        ) {
            let (content, tree) = (self.content.as_widget(), &tree.children[0]);
            content.draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    };
    (@ around overlay) => {
        fn overlay<'b>(
            &'b mut self,
            tree: &'b mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'b>,
            renderer: &iced::Renderer,
            viewport: &iced::Rectangle,
            translation: iced::Vector,
        ) -> Option<iced::advanced::overlay::Element<'b, Message, iced::Theme, iced::Renderer>> {
            let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
            content.overlay(tree, layout, renderer, viewport, translation)
        }
    };
    (around $($method:ident)+) => {
        $($crate::gui::widget::delegate::delegate!(@ around $method);)+
    };
    ($($method:ident)+) => {
        $($crate::gui::widget::delegate::delegate!(@ $method);)+
    };
}

pub(in crate::gui) use delegate;
