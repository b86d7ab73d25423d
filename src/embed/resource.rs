//! What Windows shows of a program before it runs: its icon, its version, what it may ask of the system.
//!
//! # Decisions
//! * `windres`, which comes with every mingw-w64, is called here: a package that does it would be built on
//!   every system, and only Windows needs it. With Microsoft's linker the program is the same without icon.
//! * Without `windres` the build goes on and cargo warns; `assets/packaging/windows.sh` looks into what it packs.
//! * The manifest says that no administrator is needed, that paths may be long, and that a box is drawn sharply
//!   on dense screens also before the window library says so.

use std::env;
use std::error::Error;
use std::fs;
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;
use std::process::Command;

/// The programs, each with what Windows calls it.
const PROGRAMS: [(&str, &str); 2] = [
    ("squarewise", "Squarewise"),
    ("squarewise-cli", "Squarewise, command line"),
];

const ICON: &str = "assets/app/squarewise.ico";

const MANIFEST: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3"><security><requestedPrivileges>
    <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
  </requestedPrivileges></security></trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1"><application>
    <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
  </application></compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3"><windowsSettings>
    <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
    <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
    <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
  </windowsSettings></application>
</assembly>
"#;

/// Makes the resources and hands them to the linker, if the program is for Windows.
pub(crate) fn link(root: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let target = |what: &str| env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    // What is built is not for the system that this script runs on.
    if target("OS") != "windows" || target("ENV") != "gnu" {
        return Ok(());
    }
    super::watch(&root.join(ICON))?;
    fs::copy(root.join(ICON), out.join("program.ico"))?;
    fs::write(out.join("program.manifest"), MANIFEST)?;
    for (program, description) in PROGRAMS {
        let (source, object) = (format!("{program}.rc"), format!("{program}.res.o"));
        fs::write(out.join(&source), resources(program, description)?)?;
        let windres = windres(&target("ARCH"));
        let ran = Command::new(&windres)
            .args(["--codepage=65001", "--input", &source, "--output", &object])
            .current_dir(out)
            .status();
        match ran {
            Ok(status) if status.success() => {}
            Ok(status) => return Err(format!("{windres}: {status}").into()),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let without = format!("no {windres}: {program} has no icon and no version");
                writeln!(io::stdout(), "cargo::warning={without}")?;
                continue;
            }
            Err(error) => return Err(format!("{windres}: {error}").into()),
        }
        let object = out.join(object);
        let object = super::absolute(&object)?;
        writeln!(io::stdout(), "cargo::rustc-link-arg-bin={program}={object}")?;
    }
    Ok(())
}

/// The compiler of resources for a processor, as this system calls it.
fn windres(processor: &str) -> String {
    match cfg!(windows) {
        true => "windres".to_owned(),
        false => format!("{processor}-w64-mingw32-windres"),
    }
}

/// The text that `windres` reads.
fn resources(program: &str, description: &str) -> Result<String, env::VarError> {
    let version = env::var("CARGO_PKG_VERSION")?;
    let part = |part: &str| env::var(format!("CARGO_PKG_VERSION_{part}"));
    let numbers = format!("{},{},{},0", part("MAJOR")?, part("MINOR")?, part("PATCH")?);
    Ok(format!(
        r#"1 ICON "program.ico"
1 24 "program.manifest"
1 VERSIONINFO
FILEVERSION {numbers}
PRODUCTVERSION {numbers}
FILEOS 0x40004
FILETYPE 1
BEGIN
  BLOCK "StringFileInfo"
  BEGIN
    BLOCK "040904b0"
    BEGIN
      VALUE "CompanyName", "The Squarewise authors"
      VALUE "FileDescription", "{description}"
      VALUE "FileVersion", "{version}"
      VALUE "InternalName", "{program}"
      VALUE "LegalCopyright", "The Squarewise authors. MIT or Apache 2.0"
      VALUE "OriginalFilename", "{program}.exe"
      VALUE "ProductName", "Squarewise"
      VALUE "ProductVersion", "{version}"
    END
  END
  BLOCK "VarFileInfo"
  BEGIN
    VALUE "Translation", 0x409, 1200
  END
END
"#
    ))
}
