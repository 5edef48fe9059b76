//! `qlub` alone, as a double click starts it: a table, and the browser at it.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::Duration;

use clap::Parser as _;

use crate::language::text;
use crate::out::sayln;
use crate::serve::{self, NotServing};
use crate::{Cli, Outcome};

/// How it is asked for at length.
const AT_LENGTH: [&str; 3] = ["qlub", "serve", "--next-free-port"];

pub(crate) fn run() -> Outcome {
    if !server::has_page() {
        return Err(text!("serve-no-page"));
    }
    let Ok(Cli { command: Some(crate::Command::Serve(args)), .. }) = Cli::try_parse_from(AT_LENGTH)
    else {
        return Ok(());
    };
    let served = serve::serve(&args, "warn", open);
    match served {
        // A second double click leads to the table of the first.
        Err(NotServing { in_use: true, .. }) if answers(serve::PORT) => {
            let link = format!("http://localhost:{}", serve::PORT);
            sayln!("{}", text!("alone-already", link = link.as_str()));
            open(&link);
            Ok(())
        }
        other => other.map_err(|refused| refused.says),
    }
}

/// Opens the browser, where there is a screen to open it on; everywhere else the address has been printed.
fn open(link: &str) {
    let Some(words) = opener(has_screen()) else { return };
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).arg(link);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut started) = command.spawn() {
        // Whoever has opened the browser ends; nobody waits for that.
        std::thread::spawn(move || started.wait());
    }
}

/// What opens a link on this platform.
fn opener(has_screen: bool) -> Option<&'static [&'static str]> {
    if cfg!(windows) {
        Some(&["rundll32", "url.dll,FileProtocolHandler"])
    } else if cfg!(target_os = "macos") {
        Some(&["open"])
    } else {
        has_screen.then_some(&["xdg-open"])
    }
}

fn has_screen() -> bool {
    let named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    named("DISPLAY") || named("WAYLAND_DISPLAY")
}

/// Whether a server of ours answers at a port of this computer.
fn answers(port: u16) -> bool {
    let ask = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(("127.0.0.1", port))?;
        stream.set_read_timeout(Some(Duration::from_secs(2)))?;
        stream
            .write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"))
}
