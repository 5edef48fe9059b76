//! Starts a program that was built, as somebody would who has unpacked it.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::target::Target;
use crate::run::{Chore, root};

/// Starts the program as a server and fetches its page. `None` where nothing here runs such programs, or
/// how many seconds it took to the page.
pub(crate) fn page(target: &Target, program: &Path) -> Result<Option<f64>, String> {
    let Some(runner) = target.runner() else { return Ok(None) };
    let data = root().join("target/dist-try");
    let _ = fs::remove_dir_all(&data);
    let begun = Instant::now();
    let mut words = runner;
    words.push(program.to_string_lossy().into_owned());
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data);
    command.stdout(Stdio::piped()).stderr(Stdio::null()).env("LC_ALL", "C");
    let mut server = command.spawn().map_err(|error| format!("{command:?}: {error}"))?;
    let result = fetch(&mut server);
    let _ = server.kill();
    let _ = server.wait();
    let _ = fs::remove_dir_all(&data);
    result.map_err(|error| format!("{}: {error}", target.name))?;
    Ok(Some(begun.elapsed().as_secs_f64()))
}

/// Fetches the page from the address that a server prints.
fn fetch(server: &mut Child) -> Chore {
    let output = server.stdout.take().ok_or("no output")?;
    // It says more than its address, and ends where nobody hears it: this is held until the page is here.
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let port = lines
        .find_map(|line| {
            let (_, rest) = line.split_once("http://localhost:")?;
            rest.trim().trim_end_matches('/').parse::<u16>().ok()
        })
        .ok_or("it gives no address")?;
    let ask = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(("127.0.0.1", port))?;
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        let request =
            format!("GET / HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    let answer = ask().map_err(|error| error.to_string())?;
    let is_page = answer.starts_with("HTTP/1.1 200") && answer.contains("<!doctype html>");
    if is_page { Ok(()) } else { Err(format!("no page: {answer}")) }
}
