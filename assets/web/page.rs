//! Makes the page: `page PROGRAM.wasm FOLDER` writes `FOLDER/site/` for a server and `FOLDER/squarewise.html`, one file
//! with everything inside that opens with a double click, and prints their sizes. `page judge ROW LEDGER` says which
//! limits of the ledger the sizes and costs of a row break.
//!
//! # Decisions
//! * wasm-bindgen as a library: its program has to be installed, in exactly the version that the lock names.
//! * Classic scripts and no modules: a browser loads no module from a file.
//! * The single file holds the program packed with gzip, which browsers unpack themselves; none of them
//!   unpacks brotli for a page. Beside the site's program lies one packed with brotli, for servers that can
//!   hand it over.

mod judge;

use std::error::Error;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Map, Value, json};
use squarewise::locale::{Locale, Phrase};
use wasm_bindgen_cli_support::Bindgen;

/// The page, its looks, what loads the program, and its picture.
const HTML: &str = include_str!("page.html");
const CSS: &str = include_str!("page.css");
const LOADER: &str = concat!(include_str!("window.js"), include_str!("page.js"));
const ICON: &str = include_str!("../app/squarewise.svg");

/// What a page of the site may reach: its own files, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; \
    style-src 'self' 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/// The same for the single file, whose scripts stand in it.
const POLICY_OF_ONE: &str = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; worker-src blob:; \
    style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["judge", row, ledger] => judge(Path::new(row), Path::new(ledger)),
        [program, folder] => make(program, Path::new(folder)),
        _ => Err("page PROGRAM.wasm FOLDER, or page judge ROW LEDGER".into()),
    }
}

/// Fails with the limits that a row breaks.
fn judge(row: &Path, ledger: &Path) -> Result<(), Box<dyn Error>> {
    let broken = judge::broken_limits(&fs::read_to_string(row)?, &fs::read_to_string(ledger)?)?;
    match broken.is_empty() {
        true => Ok(()),
        false => Err(broken.join("; ").into()),
    }
}

/// Writes the page and prints its sizes.
fn make(program: &str, folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut made = Bindgen::new()
        .input_path(program)
        .no_modules(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_producers_section(true)
        .remove_name_section(true)
        .generate_output()?;
    let brings = |scripts: &Vec<String>| !scripts.is_empty();
    if made.snippets().values().any(brings) || !made.local_modules().is_empty() {
        return Err("a crate brings scripts of its own, which the page does not load".into());
    }
    let glue = made.js().to_owned();
    let wasm = made.wasm_mut().emit_wasm();
    if judge::has_names(&wasm)? {
        return Err("the program still has the names of its functions".into());
    }

    let site = folder.join("site");
    fs::create_dir_all(&site)?;
    let head = "<link rel=\"stylesheet\" href=\"squarewise.css\">\n\
        <script defer src=\"squarewise-program.js\"></script>\n<script defer src=\"squarewise.js\"></script>";
    let html = page(
        POLICY,
        head,
        &format!(
            "data-program=\"squarewise.wasm\" data-size=\"{}\"",
            wasm.len()
        ),
        "",
    )?;
    fs::write(site.join("index.html"), html)?;
    fs::write(site.join("squarewise.css"), CSS)?;
    fs::write(site.join("squarewise.js"), LOADER)?;
    fs::write(site.join("squarewise-program.js"), &glue)?;
    fs::write(site.join("squarewise.wasm"), &wasm)?;
    let brotli = with_brotli(&wasm)?;
    fs::write(site.join("squarewise.wasm.br"), &brotli)?;

    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&wasm)?;
    let packed = packed.finish()?;
    let head = format!("<style>{CSS}</style>");
    // Scripts at the end: they run once everything above is there.
    let tail = format!(
        "<script type=\"text/plain\" id=\"program\">{}</script>\n<script>{}</script>\n<script>{}</script>",
        base64(&packed),
        inside_script(&glue)?,
        inside_script(LOADER)?
    );
    let one = page(
        POLICY_OF_ONE,
        &head,
        &format!("data-size=\"{}\"", wasm.len()),
        &tail,
    )?;
    fs::write(folder.join("squarewise.html"), &one)?;
    println!(
        "wasm-bytes = {}\nbrotli-bytes = {}\none-file-bytes = {}",
        wasm.len(),
        brotli.len(),
        one.len()
    );
    Ok(())
}

/// The page with its words in every language.
fn page(policy: &str, head: &str, attributes: &str, tail: &str) -> Result<String, Box<dyn Error>> {
    let mut words = Map::new();
    let mut unscripted = String::new();
    for language in Locale::available() {
        let locale = Locale::load(&[language.tag.as_str()]);
        let say = |phrase: Phrase| locale.say_plain(&phrase);
        let tag = language.tag.as_str();
        unscripted.push_str(&format!(
            "<p lang=\"{tag}\">{}</p>",
            say(Phrase::PageNoScript)
        ));
        words.insert(
            tag.to_owned(),
            json!({
                "loading": say(Phrase::PageLoading),
                "broken": say(Phrase::PageBroken),
                "missing": say(Phrase::PageMissing),
                "again": say(Phrase::PageAgain),
            }),
        );
    }
    let icon = format!("data:image/svg+xml;base64,{}", base64(ICON.as_bytes()));
    let words = Value::Object(words).to_string();
    let words = inside_script(&words)?;
    let parts = [
        ("POLICY", policy),
        ("ICON", &icon),
        ("HEAD", head),
        ("ATTRIBUTES", attributes),
        ("UNSCRIPTED", &unscripted),
        ("WORDS", words),
        ("TAIL", tail),
    ];
    let mut html = String::new();
    let mut rest = HTML;
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after
            .split_once("}}")
            .ok_or("a {{ without a }} in page.html")?;
        let part = parts.iter().find(|(known, _)| *known == name);
        let (_, part) = part.ok_or_else(|| format!("nobody knows {{{{{name}}}}} in page.html"))?;
        html.push_str(before);
        html.push_str(part);
        rest = after;
    }
    Ok(html + rest)
}

/// A script may not hold what would end it.
fn inside_script(text: &str) -> Result<&str, String> {
    match text.to_lowercase().contains("</script") {
        true => Err("a script that would end too early".to_owned()),
        false => Ok(text),
    }
}

fn with_brotli(bytes: &[u8]) -> Result<Vec<u8>, std::io::Error> {
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &params)?;
    Ok(packed)
}

/// Base64 as in RFC 4648.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let at = |place: usize| u32::from(three.get(place).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for place in 0..4 {
            let is_there = place <= three.len();
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if is_there { char::from(letter) } else { '=' });
        }
    }
    text
}
