//! What `squarewise judge` reads: moves as people write them, boards as other programs write them.

use serde_json::Value;

use super::judge::refused;
use crate::cli::{answers, err, out, squarewise};
use crate::languages;
use crate::support::Folder;

/// The answers of `judge --json` to some texts from one start.
fn told(more: &[&str], texts: &[&str]) -> Vec<Value> {
    let all = [&["judge", "--json"], more, texts].concat();
    let output = squarewise(&all);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    answers(&output)
}

#[test]
fn each_language_reads_its_own_piece_letters() {
    for (language, moves, text, uci) in [
        ("en", "e4 e5", "Nf3", "g1f3"),
        ("de", "e4 e5", "Sf3", "g1f3"),
        ("de", "e4 e5 Sf3 Sc6 Lb5 a6", "Lxc6", "b5c6"),
        ("fr", "e4 e5 Cf3 Cc6", "Fb5", "f1b5"),
        ("es", "e4 e5 Cf3", "Cc6", "b8c6"),
        ("ru", "e4 e5", "Кf3", "g1f3"),
        ("ru", "e4 e5", "Крe2", "e1e2"),
        ("fr", "e4 e5", "Re2", "e1e2"),
    ] {
        let answer = &told(&["--lang", language, "--moves", moves], &[text])[0];
        assert_eq!(answer["uci"], uci, "{language} {text}: {answer}");
    }
    assert_eq!(told(&["--lang", "en"], &["Sf3"])[0]["read"], "syntax");
    let said = out(&squarewise(&["judge", "--lang", "de", "Sf3"]));
    assert!(said.starts_with("Sf3 (Sf3)\n"), "{said}");
}

#[test]
fn a_move_written_otherwise_is_refused_with_its_form() {
    let takes = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let becomes = "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1";
    let castles = "4k3/8/8/8/8/8/7P/R3K2R w KQ - 0 1";
    for (start, text, form) in [
        (takes, "d6", "exd6"),
        (takes, "d6+", "exd6"),
        (becomes, "d8=Q", "exd8=Q"),
        (castles, "o-o", "O-O"),
        (castles, "o-o-o", "O-O-O"),
        (castles, "Kg1", "O-O"),
        (castles, "OO", "O-O"),
        (takes, "1.exd6", "exd6"),
        (takes, "Pxd6", "exd6"),
    ] {
        let answer = &told(&["--start", start], &[text])[0];
        assert_eq!(
            (&answer["read"], &answer["legal"]),
            (&"syntax".into(), &false.into())
        );
        assert_eq!(answer["params"]["written"], form, "{answer}");
        let said = answer["text"].as_str().unwrap();
        assert_eq!(said, format!("Nearly right! This move is written {form}."));
        for language in languages::shipped() {
            let said = &told(&["--start", start, "--lang", language], &[text])[0]["text"];
            let form = form.split('=').next().unwrap();
            assert!(said.as_str().unwrap().contains(form), "{language}: {said}");
        }
        assert_eq!(told(&["--start", start], &[form])[0]["legal"], true);
    }
    // In other languages these are usual.
    for (start, text, form) in [(castles, "0–0", "O-O"), (takes, "e:d6", "exd6")] {
        let answer = &told(&["--start", start], &[text])[0];
        assert_eq!(answer["params"]["written"], form, "{answer}");
        assert_eq!(
            told(&["--start", start, "--lang", "ru"], &[text])[0]["san"],
            form
        );
    }
    let both = "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1";
    let answer = &told(&["--start", both], &["d6"])[0];
    assert_eq!(answer["params"]["written"], "cxd6", "{answer}");
    assert_eq!(
        answer["params"]["forms"],
        serde_json::json!(["cxd6", "exd6"])
    );
    // The file alone tells that a pawn takes, and a pawn that goes straight ahead needs no more.
    assert_eq!(told(&["--start", takes], &["ed6"])[0]["san"], "exd6");
    assert_eq!(told(&["--start", takes], &["e6"])[0]["uci"], "e5e6");
    assert_eq!(told(&["--start", castles], &["0-0"])[0]["san"], "O-O");
}

#[test]
fn signs_that_say_something_else_are_named_in_every_language() {
    for (text, sign, written) in [
        ("Nf3(=)", "(=)", Some("Nf3")),
        ("(=)", "(=)", None),
        ("e4!", "!", Some("e4")),
        ("e4 ±", "±", Some("e4")),
        ("1-0", "1-0", None),
        ("0000", "0000", None),
    ] {
        for language in languages::shipped() {
            let answer = &told(&["--lang", language], &[text])[0];
            assert_eq!(answer["read"], "syntax", "{answer}");
            assert_eq!(answer["params"]["sign"], sign, "{answer}");
            assert_eq!(answer["params"]["written"].as_str(), written, "{answer}");
        }
    }
    let said = |text: &str| told(&[], &[text])[0]["text"].as_str().unwrap().to_owned();
    assert_eq!(
        said("Nf3 (=)"),
        "(=) says that somebody offered a draw. The move alone is written Nf3."
    );
    assert_eq!(
        said("e4!?"),
        "!? says what somebody thinks of a move. The move alone is written e4."
    );
}

#[test]
fn the_signs_of_the_laws_are_read() {
    let passing = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    for text in [
        "exf6",
        "exf6 e.p.",
        "exf6e.p.",
        "exf6ep",
        "exf6 ep",
        "e5f6 e.p.",
    ] {
        let answer = &told(&["--start", passing], &[text])[0];
        assert_eq!(answer["san"], "exf6", "{text}: {answer}");
    }
    let mates = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    for text in ["Ra8", "Ra8+", "Ra8#", "Ra8++"] {
        let answer = &told(&["--start", mates], &[text])[0];
        assert_eq!(answer["san"], "Ra8#", "{text}: {answer}");
    }
    // What can be taken in passing no more is refused for its reason.
    let late = passing.replace(" f6 ", " - ");
    let answer = &told(&["--start", &late], &["exf6 e.p."])[0];
    assert_eq!(answer["reason"], "ep-not-available", "{answer}");
}

#[test]
fn where_no_piece_goes_that_way_the_nearest_is_told_why() {
    let why = |text: &str| {
        let answer = &told(&[], &[text])[0];
        assert_eq!(answer["read"], "illegal", "{answer}");
        let reason = answer["reason"].as_str().unwrap().to_owned();
        (reason, answer["params"]["from"].clone())
    };
    for (text, reason, from) in [
        ("d6", "pawn-too-far", "d2"),
        ("e5", "pawn-too-far", "e2"),
        ("e8=Q", "pawn-too-far", "e2"),
        ("Nd5", "piece-cant-move-that-way", "b1"),
        ("Nh6", "piece-cant-move-that-way", "g1"),
        ("Bg3", "piece-cant-move-that-way", "f1"),
    ] {
        assert_eq!(why(text), (reason.to_owned(), from.into()), "{text}");
    }
}

#[test]
fn a_small_letter_names_what_a_pawn_becomes() {
    let start = "4n3/3P3k/8/8/8/8/8/4K3 w - - 0 1";
    let texts = ["d8=q", "d8=n", "dxe8=r", "d8q", "d7d8b"];
    let ucis: Vec<Value> = told(&["--start", start], &texts)
        .iter()
        .map(|answer| answer["uci"].clone())
        .collect();
    assert_eq!(ucis, ["d7d8q", "d7d8n", "d7e8r", "d7d8q", "d7d8b"]);
}

#[test]
fn castling_rights_may_name_the_files_of_the_rooks() {
    for (rights, usual) in [("HAha", "KQkq"), ("Ha", "Kq"), ("Kh", "Kk")] {
        let after = |rights: &str| {
            let start = format!("r3k2r/8/8/8/8/8/8/R3K2R w {rights} - 0 1");
            told(&["--start", &start], &["a1a2"])[0]["after"].clone()
        };
        assert_eq!(after(rights), after(usual), "{rights}");
    }
    let refused_start = "4k3/8/8/8/8/8/8/R3K3 w H - 0 1";
    refused(
        &["judge", "--start", refused_start, "a1a2"],
        "not on their home squares",
    );
    let elsewhere = "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1";
    refused(&["judge", "--start", elsewhere, "g1g2"], "KQkq");
}

#[test]
fn a_king_on_his_own_rook_castles() {
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (text, san, uci) in [
        ("e1h1", "O-O", "e1g1"),
        ("e1a1", "O-O-O", "e1c1"),
        ("e1-h1", "O-O", "e1g1"),
    ] {
        let answer = told(&["--start", start], &[text])[0].clone();
        assert_eq!(answer["read"], "ok", "{answer}");
        assert_eq!([&answer["san"], &answer["uci"]], [san, uci]);
    }
    let played = ["--start", start, "--moves", "e1h1 e8a8"];
    assert_eq!(told(&played, &["f1d1"])[0]["read"], "ok");
    let through = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
    let answer = told(&["--start", through], &["e1h1"])[0].clone();
    assert_eq!(answer["reason"], "castle-through-check");
    let away = "4k3/8/8/8/8/8/4KR2/8 w - - 0 1";
    let home = |language: &str| {
        let place = ["--start", away, "--lang", language];
        told(&place, &["e2f2"])[0]["text"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    for language in languages::shipped() {
        let castled = &told(&["--start", start, "--lang", language], &["e1h1"])[0];
        assert_eq!(castled["san"], "O-O", "{language}");
        assert!(home(language).contains("e1"), "{}", home(language));
    }
    let other = told(&["--start", start], &["a1e1"])[0]["text"].clone();
    assert!(
        other.as_str().unwrap().contains("king is already on"),
        "{other}"
    );
}

#[test]
fn judge_and_status_refuse_the_boards_that_check_refuses() {
    let folder = Folder::new("judge-like-check");
    for (board, is_fine) in [
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", false),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", false),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", false),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", true),
        ("8/8/8/3p4/8/8/3R4/8 w - - 0 1", true),
        ("8/8/8/8/8/8/3R4/8 w - - 0 1", true),
        ("QQQQ4/8/8/4k3/8/8/QQQ5/4K3 b - - 0 1", true),
    ] {
        let lesson = format!(
            "format = 1\nid = \"board\"\nlanguage = \"en\"\ntitle = \"A board\"\nabout = \"A board.\"\n\
             \n[[step]]\nid = \"look\"\nkind = \"say\"\nboard = \"{board}\"\ntext = \"Look.\"\n"
        );
        std::fs::write(folder.file("board.toml"), lesson).unwrap();
        let file = folder.file("board.toml");
        let checked = squarewise(&["check", file.to_str().unwrap()]);
        assert_eq!(
            checked.status.success(),
            is_fine,
            "{board}: {}",
            out(&checked)
        );
        for asked in [
            &["status", "--start", board][..],
            &["judge", "--start", board, "e1e2"],
        ] {
            let output = squarewise(asked);
            assert_eq!(
                output.status.success(),
                is_fine,
                "{asked:?}: {}",
                err(&output)
            );
        }
    }
}

#[test]
fn a_board_for_practice_is_judged_though_nobody_can_win_there() {
    let alone = told(
        &["--start", "8/8/8/8/3R4/8/8/8 w - - 0 1"],
        &["d4d8", "d4e5"],
    );
    assert_eq!(alone[0]["legal"], true, "{}", alone[0]);
    assert_eq!(alone[1]["reason"], "piece-cant-move-that-way");
    let moves = [
        "--start",
        "8/p7/8/8/3R4/8/8/8 w - - 0 1",
        "--moves",
        "d4a4 a7a6",
    ];
    assert_eq!(told(&moves, &["a4a6"])[0]["legal"], true);
    // In a game the seventy-five quiet moves of each would have ended it.
    for (kings, is_legal) in [("8/8", true), ("7k/K7", false)] {
        let start = format!("{kings}/8/3n4/8/8/3R4/8 w - - 150 90");
        let answer = &told(&["--start", &start], &["d2d1"])[0];
        assert_eq!(answer["legal"], is_legal, "{answer}");
    }
}

#[test]
fn a_check_that_the_program_says_must_be_answered_from_the_start() {
    let family = "N aaaa - - - x,x,4,nK,3,x,x/x,x,8,x,x/12/9,nN,2/12/12/wK,10,eK/12/6,sR,5/12/x,x,8,x,x/x,x,4,sK,3,x,x";
    let by = |call: &str| {
        let option = format!("check_call={call}");
        let place = ["--rules", "family", "--option", &option, "--start", family];
        told(&place, &["j9-i11"])[0].clone()
    };
    assert_eq!(by("by_hand")["legal"], true);
    assert_eq!(by("auto")["reason"], "still-in-check");
}
