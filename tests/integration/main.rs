//! Tests across modules, in one binary. Nothing here reads outside the project's own tree.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod advised;
#[path = "../campaign/agree.rs"]
mod agree;
mod anyway;
mod beliefs;
mod book;
mod cases;
mod cli;
mod coach;
mod commits;
mod content;
mod course;
mod course_map;
mod dead;
mod diagnostics;
mod dice;
mod drawings;
mod endings;
mod explained;
#[cfg(feature = "export")]
mod export;
mod family;
mod first_format;
mod golden;
#[cfg(feature = "gui")]
mod gui;
mod guide;
mod heavy;
mod house;
mod house_words;
mod joined;
mod judge;
mod ladder;
mod lands;
mod languages;
mod laws;
mod learners;
mod library;
mod licences;
mod line_and_game;
mod loading;
#[cfg(unix)]
mod local_days;
mod locales;
mod mailbox;
mod meadow;
mod messages;
mod mutants;
mod notation;
mod one_room;
mod oracle;
mod own;
mod packages;
mod page;
mod params;
mod perft;
mod phrases;
mod plans;
mod practice;
mod properties;
mod referee;
mod rendered;
mod rulebook;
mod schema;
mod seeds;
mod session;
mod slow;
mod solve;
mod storage;
mod support;
mod table;
mod terms;
mod tidy;
mod training;
mod truth;
mod typography;
mod windows;
