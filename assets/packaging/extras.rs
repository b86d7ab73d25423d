//! What a package for Linux holds besides the program and is made from it, written into a folder: manual
//! pages and completions from the command line, icons from the drawing.
//!
//! An example of cargo and no command of the program, which so grows by none of it.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::{env, io};

use clap::CommandFactory;
use clap_complete::Shell;
use image::RgbaImage;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use squarewise::cli::CommandLine;

type Done = Result<(), Box<dyn Error>>;

/// The sides of the icons that desktops look for, in pixels.
const SIDES: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

fn main() -> Done {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let out = env::args_os().nth(1).map(PathBuf::from);
    let out = out.ok_or("name the folder to write into")?;
    manual_pages(&folder(&out, "man")?)?;
    completions(&folder(&out, "completions")?)?;
    icons(root, &out)
}

/// A folder below another, made if it is not there.
fn folder(below: &Path, name: &str) -> io::Result<PathBuf> {
    let folder = below.join(name);
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// A page for the program and one for each of its commands.
fn manual_pages(out: &Path) -> io::Result<()> {
    clap_mangen::generate_to(CommandLine::command(), out)
}

fn completions(out: &Path) -> io::Result<()> {
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut CommandLine::command(), "squarewise", out)?;
    }
    Ok(())
}

/// The drawing itself, and its picture in every size.
fn icons(root: &Path, out: &Path) -> Done {
    let svg = fs::read_to_string(root.join("assets/app/squarewise.svg"))?;
    let tree = Tree::from_str(&svg, &Options::default())?;
    fs::write(
        folder(out, "icons/scalable/apps")?.join("squarewise.svg"),
        &svg,
    )?;
    for side in SIDES {
        let out = folder(out, &format!("icons/{side}x{side}/apps"))?;
        picture(&tree, side)?.save(out.join("squarewise.png"))?;
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "a side is far below 2^24")]
fn picture(tree: &Tree, side: u32) -> Result<RgbaImage, Box<dyn Error>> {
    let mut canvas = Pixmap::new(side, side).ok_or("an icon needs a side")?;
    let scale = side as f32 / tree.size().width();
    resvg::render(
        tree,
        Transform::from_scale(scale, scale),
        &mut canvas.as_mut(),
    );
    let mut bytes = Vec::new();
    for pixel in canvas.pixels() {
        let it = pixel.demultiply();
        bytes.extend([it.red(), it.green(), it.blue(), it.alpha()]);
    }
    Ok(RgbaImage::from_raw(side, side, bytes).ok_or("an icon is square")?)
}
