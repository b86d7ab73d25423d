//! The thread that reads: one sentence after the other, each by the first program that can speak its language.

use std::collections::BTreeMap;
use std::process::Command;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::fed::Fed;
use super::speaking::{LOOK, Order, Running, Speaking};
use super::{Found, Program, command};
use crate::gui::hearing::speech::Bell;

/// Lets somebody read in a thread; `None` where the system gives none.
pub(super) fn begin(found: Vec<Found>, speaking: Speaking, bell: Bell) -> Option<Sender<Order>> {
    let (order, orders) = channel();
    let mut reader = Reader {
        found,
        speaking,
        has_spoken: BTreeMap::new(),
        fed: Fed::default(),
    };
    let run = move || reader.read_all(&orders, &bell);
    thread::Builder::new().spawn(run).ok()?;
    Some(order)
}

/// Whoever reads.
#[derive(Debug)]
struct Reader {
    found: Vec<Found>,
    speaking: Speaking,
    /// Whether a program, by its place, could speak a language. One that never could is not asked again: it may
    /// lack the voice, or the service behind it.
    has_spoken: BTreeMap<(usize, String), bool>,
    fed: Fed,
}

impl Reader {
    /// Reads until nobody orders any more.
    fn read_all(&mut self, orders: &Receiver<Order>, bell: &Bell) {
        for order in orders {
            let is_said = (0..self.found.len()).any(|place| self.read_by(place, &order));
            self.speaking.finish(order.turn, order.language, is_said);
            bell.ring();
        }
    }

    /// Lets the program at a place read; whether it could, or was stopped.
    fn read_by(&mut self, place: usize, order: &Order) -> bool {
        let key = (place, order.language.clone());
        let has_spoken = self.has_spoken.get(&key).copied();
        if has_spoken == Some(false) {
            return false;
        }
        if !self.speaking.wants(order.turn) {
            return true;
        }
        let Some(found) = self.found.get(place) else {
            return false;
        };
        let is_said = match command(found, &order.language, &order.sentence) {
            Some(command) => once(&self.speaking, command, found, order),
            None => self.fed.say(&self.speaking, found, order),
        };
        let is_stopped = !self.speaking.wants(order.turn);
        if has_spoken.is_none() && !is_stopped {
            self.has_spoken.insert(key, is_said);
        }
        is_said || is_stopped
    }
}

/// Says a sentence by a program of its own, and waits for its end.
fn once(speaking: &Speaking, mut command: Command, found: &Found, order: &Order) -> bool {
    speaking.settle();
    let start = || {
        let child = command.spawn().ok()?;
        let running = match found.program {
            Program::SpdSay => Running::OfService(child, found.file.clone()),
            _ => Running::Once(child),
        };
        Some((running, ()))
    };
    if speaking.start(order.turn, start).is_none() {
        return false;
    }
    loop {
        thread::sleep(LOOK);
        if let Some(is_good) = speaking.ended() {
            return is_good;
        }
    }
}
