//! Tells when the files of lessons have changed, so that they are shown again within a second.
//!
//! A thread of its own looks at them again and again: a slow network folder never stops the window, and a
//! message comes only when something has changed, so nothing is drawn when nothing changes.

use std::path::PathBuf;
use std::thread;
use std::time::Instant;

use iced::Subscription;
use iced::futures::channel::mpsc::Sender;
use iced::futures::{SinkExt as _, Stream, StreamExt as _, channel::mpsc};
use iced::stream;

use crate::gui::Message;
use crate::library::stamps;
use crate::library::watch::{BEAT, Watch, pause};

/// A message for each change of the lessons in `paths`; without paths nobody looks.
pub(super) fn changes(paths: &[PathBuf]) -> Subscription<Message> {
    if paths.is_empty() {
        return Subscription::none();
    }
    Subscription::run_with(paths.to_vec(), looks)
}

#[allow(clippy::ptr_arg)]
fn looks(paths: &Vec<PathBuf>) -> impl Stream<Item = Message> + use<> {
    let paths = paths.clone();
    stream::channel(1, async move |mut output: Sender<Message>| {
        let (tell, mut told) = mpsc::channel(1);
        thread::spawn(move || look(&paths, tell));
        while told.next().await.is_some() {
            if output.send(Message::LessonsChanged).await.is_err() {
                return;
            }
        }
    })
}

/// Looks until nobody listens any more.
fn look(paths: &[PathBuf], mut tell: Sender<()>) {
    let started = Instant::now();
    let mut watch = Watch::new(stamps(paths));
    let mut rest = BEAT;
    while !tell.is_closed() {
        thread::sleep(rest);
        let begun = Instant::now();
        let now = stamps(paths);
        rest = pause(begun.elapsed());
        let changed = watch.look(started.elapsed(), now);
        if !changed.is_empty() && tell.try_send(()).is_err() && tell.is_closed() {
            return;
        }
    }
}
