//! Makes tables of every kind at a server and says, in a file, how to come back to them: the data
//! that later programs must be able to read (old-data/README.md).
//!
//! `cargo run --example old_tables -- http://127.0.0.1:8777 people.json`, with a server that has
//! been started with `--unlimited`. The last table is being opened when this ends: stop the server
//! within ten seconds.

mod people;
mod scenes;

use client::Server;
use people::DataResult;
use serde_json::json;

#[tokio::main]
async fn main() -> DataResult {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [url, file] = &words[..] else {
        return Err("expected the address of a server and a file to write".into());
    };
    let server = Server::parse(url)?;
    let protocol = server.games().await?.protocol;
    let mut tables = Vec::new();
    for scene in scenes::all(&server).await? {
        tables.push(scene.kept(&server).await?);
    }
    let text = json!({ "protocol": protocol, "tables": tables });
    std::fs::write(file, format!("{text:#}\n"))?;
    Ok(())
}
