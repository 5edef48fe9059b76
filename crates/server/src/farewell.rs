//! How a page of protocol 1 is made to reload. It cannot reload by itself.
//!
//! Where browsers cache the page for offline use, the service worker of the new page reloads it
//! (`web/src/service-worker.js`); until then the old page says that its table is safe. Over plain
//! http, at an address of a home network, nothing is cached: there the page is shown a table of
//! another game, asks for the board of that game, and is given a script that reloads the page
//! ([`RELOAD`]).

use axum::extract::ws::Utf8Bytes;
use axum::http::header::{HeaderMap, ORIGIN};
use protocol::{Envelope, Request};
use serde_json::json;

use crate::origin;

/// The version of the table that an old page was shown here: it comes back with it.
const SHOWN: u32 = u32::MAX;

/// Served instead of a script of an older page, which no longer exists. It reloads at most once a minute.
pub(crate) const RELOAD: &str = "\
if (typeof document !== 'undefined') {
  const last = Number(sessionStorage.getItem('qlub.renewed') ?? 0);
  if (Date.now() - last > 60_000) {
    sessionStorage.setItem('qlub.renewed', String(Date.now()));
    location.reload();
  }
}
";

/// Where a page came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// From an origin whose files browsers cache.
    Kept,
    /// From an origin whose files browsers do not cache.
    Plain,
}

impl Page {
    /// The page that a browser speaks for; none if it is no browser.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        let (scheme, host, _) = origin::parts(headers.get(ORIGIN)?.to_str().ok()?)?;
        let own = host == "localhost" || host.ends_with(".localhost");
        let own = own || host.starts_with("127.") || host == "[::1]";
        Some(if scheme == "https" || own { Page::Kept } else { Page::Plain })
    }
}

/// Whether a hello is one of protocol 1, and of a page that was not told to reload yet.
pub(crate) fn greets_of_old(hello: &str) -> Option<bool> {
    match serde_json::from_str(hello).ok()? {
        Envelope { request: Request::Hello { protocol, version }, .. } => {
            protocol.contains(&1).then_some(version != Some(SHOWN))
        }
        _ => None,
    }
}

/// Welcomes a page of protocol 1 to a table whose board it has not loaded: of another game than `game`.
pub(crate) fn welcome(game: &str) -> Utf8Bytes {
    let (other, setup) =
        if game == "quixo" { ("qwirkle", "standard 2") } else { ("quixo", "two 2") };
    let chair = json!({
        "kind": "open", "name": "", "level": null, "standIn": null, "present": true, "host": false,
        "committed": false, "resigned": false, "remark": null, "left": null,
    });
    let options = json!({
        "pace": 0, "clock": { "kind": "none" }, "late": "bot", "chat": false, "teamChat": false,
        "declineForMe": false, "standIn": null, "grace": 60,
    });
    let welcome = json!({
        "say": "welcome", "id": 0, "protocol": 1, "fresh": true, "version": SHOWN, "news": [],
        "table": {
            "game": other, "rules": 1, "setup": setup, "matchNumber": 1, "phase": "playing",
            "luck": { "kind": "typed" }, "options": options, "seats": [chair, chair],
            "question": null, "chanceDue": false, "offer": null, "outcome": null, "watchers": 0,
        },
        "you": { "seats": [], "host": false, "sealed": [] },
        "views": [{ "seat": null, "view": {} }],
    });
    welcome.to_string().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(origin: Option<&str>) -> Option<Page> {
        let mut headers = HeaderMap::new();
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        Page::of(&headers)
    }

    #[test]
    fn browsers_keep_the_page_where_nobody_can_have_changed_it() {
        assert_eq!(page(None), None);
        for kept in
            ["https://club.example", "http://localhost:4780", "http://127.0.0.1", "http://[::1]:1"]
        {
            assert_eq!(page(Some(kept)), Some(Page::Kept), "{kept}");
        }
        assert_eq!(page(Some("http://192.168.1.5:4780")), Some(Page::Plain));
    }

    #[test]
    fn a_page_is_led_away_once() {
        let hello = |rest: &str| format!(r#"{{ "id": 1, "do": "hello", {rest} }}"#);
        assert_eq!(greets_of_old(&hello(r#""protocol": [1]"#)), Some(true));
        assert_eq!(greets_of_old(&hello(r#""protocol": [1], "version": 12"#)), Some(true));
        assert_eq!(greets_of_old(&hello(r#""protocol": [1], "version": 4294967295"#)), Some(false));
        assert_eq!(greets_of_old(&hello(r#""protocol": [99]"#)), None);
        assert_eq!(greets_of_old("{}"), None);
        for game in ["qwixx", "quixo"] {
            assert!(!welcome(game).contains(&format!(r#""game":"{game}""#)));
        }
    }
}
