//! The certificate of a finished shelf: made with a click or a key, and kept as a PDF.

use std::fs;
use std::path::PathBuf;

use iced::keyboard::key::Named;
use squarewise::gui::App;
use squarewise::gui::base::HasFrame;
use squarewise::gui::base::shared::Shared;
use squarewise::gui::screen::home::model::Control;
use squarewise::library::{Library, Shipped};
use squarewise::locale::Phrase;
use squarewise::settings::Theme;
use squarewise::storage::FolderChoice;

use crate::gui::tools::{Player, Shown, shoot};
use crate::languages::MIRRORED;
use crate::support::{Folder, whole_course};

/// A child who has a star for this lesson, the only one of its shelf.
fn home(folder: &Folder, (language, theme): (&str, Theme), done: bool) -> Player {
    let library = Library::load(Shipped::only(&["knight"]), &[]);
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let mut shared = Shared::open(library, Some(language), &place);
    shared.settings.motion = false;
    shared.settings.cards = true;
    shared.settings.theme = theme;
    shared.with_learners(|it| it.add("fox", "Mia"));
    if done {
        shared.learner.progress.finish("knight", []);
    }
    Player::of(App::new(shared))
}

#[test]
fn a_finished_shelf_has_its_certificate() {
    let folder = Folder::new("certificate");
    let mut player = home(&folder, ("en", Theme::Light), true);
    player.click("Certificate");
    let papers = || -> Vec<PathBuf> {
        let papers = fs::read_dir(folder.path().join("papers")).unwrap();
        papers.map(|it| it.unwrap().path()).collect()
    };
    let file = papers()[0].clone();
    let pdf = fs::read(&file).unwrap();
    assert!(pdf.starts_with(b"%PDF"));
    let said = format!(
        "Well done! Your certificate is ready to print: {}",
        file.display()
    );
    assert!(player.sees(&said));
    // By keys too: it is the same paper, which is there once.
    let focused = |player: &Player| player.app.home_screen().unwrap().focused();
    for _ in 0..40 {
        if focused(&player) != Some(Control::Certificate(0)) {
            player.key(Named::Tab);
        }
    }
    player.key(Named::Enter);
    assert!(fs::read(&file).unwrap() == pdf);
    assert_eq!(papers(), [file]);
    assert!(player.sees(&said));
}

#[test]
fn a_land_whose_lessons_are_done_has_its_certificate() {
    let folder = Folder::new("certificate-of-a-land");
    let place = FolderChoice::Folder(folder.path().to_path_buf());
    let mut shared = Shared::open(whole_course().clone(), Some("en"), &place);
    shared.settings.motion = false;
    shared.with_learners(|it| it.add("fox", "Mia"));
    for lesson in ["rook", "bishop", "queen", "king"] {
        shared.learner.progress.finish(lesson, []);
    }
    let mut player = Player::of(App::new(shared));
    player.click("Certificate");
    player.click("Print it");
    player.click("Print it");
    let papers = fs::read_dir(folder.path().join("papers")).unwrap();
    assert_eq!(papers.count(), 1, "the same paper is there once");
}

#[test]
fn an_unfinished_shelf_has_none() {
    let folder = Folder::new("no-certificate");
    assert!(!home(&folder, ("en", Theme::Light), false).sees("Certificate"));
}

#[test]
fn a_certificate_that_cannot_be_kept_is_told() {
    let folder = Folder::new("certificate-lost");
    fs::write(folder.path().join("papers"), "no folder").unwrap();
    let mut player = home(&folder, ("de", Theme::Light), true);
    player.click("Urkunde");
    assert!(player.sees("Die Urkunde ließ sich nicht speichern. Frag einen Erwachsenen."));
}

#[test]
#[ignore = "writes pictures for people to look at"]
fn shots_of_certificates() {
    for (language, theme, size) in [
        ("de", Theme::Light, (800, 600)),
        ("fr", Theme::Dark, (1366, 768)),
        (MIRRORED, Theme::HighContrast, (1366, 768)),
    ] {
        let folder = Folder::new(&format!("certificate-{language}"));
        let mut player = home(&folder, (language, theme), true);
        player.click_on(&Phrase::CertificateTitle);
        let kind = player.app.shared().theme();
        shoot(
            &format!("certificate-{language}"),
            kind,
            size,
            player.app.view(),
        );
    }
}
