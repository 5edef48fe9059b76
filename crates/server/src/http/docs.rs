//! The description of the HTTP interface as a page for people: plain HTML, made once from the same document
//! that programs get. It has no script, and its style is a file, as the policy of all pages wants.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde_json::Value;

use super::openapi;

/// Where references in the document lead.
const SCHEMAS: &str = "#/components/schemas/";

/// This description as a page for people.
#[utoipa::path(get, path = "/api/docs", responses((status = 200, body = String, content_type = "text/html")))]
pub(super) async fn serve() -> impl IntoResponse {
    static PAGE: LazyLock<String> = LazyLock::new(|| {
        let document = serde_json::to_value(openapi::document()).unwrap_or_default();
        page(&document)
    });
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], PAGE.as_str())
}

/// The style of that page.
#[utoipa::path(get, path = "/api/docs.css", responses((status = 200, body = String, content_type = "text/css")))]
pub(super) async fn style() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("docs.css"))
}

/// The page of a document.
fn page(document: &Value) -> String {
    let (paths, kinds) = (object(&document["paths"]), object(&document["components"]["schemas"]));
    let info = |key: &str| escaped(text(&document["info"][key]));
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}: the HTTP interface</title>\n<link rel=\"stylesheet\" href=\"/api/docs.css\">\n\
         </head>\n<body>\n<main>\n<h1>{title} {version}: the HTTP interface</h1>\n<p>{about}</p>\n\
         <p>For programs: <a href=\"/api/openapi.json\">the same as OpenAPI</a>.</p>\n\
         <nav aria-label=\"Paths\">\n<ul>\n",
        title = info("title"),
        version = info("version"),
        about = info("description"),
    );
    let asked: Vec<Request<'_>> =
        paths.iter().flat_map(|(path, methods)| requests(path, methods)).collect();
    for one in &asked {
        let _ = writeln!(html, "<li><a href=\"#{}\">{}</a></li>", one.id(), one.heading());
    }
    html.push_str("</ul>\n</nav>\n");
    for one in &asked {
        one.write(&mut html);
    }
    html.push_str("<h2 id=\"kinds\">What is sent</h2>\n");
    for (name, schema) in kinds {
        write_kind(&mut html, name, schema);
    }
    html.push_str("</main>\n</body>\n</html>\n");
    html
}

/// What can be asked at a path.
struct Request<'a> {
    method: String,
    path: &'a str,
    about: &'a Value,
}

fn requests<'a>(path: &'a str, methods: &'a Value) -> impl Iterator<Item = Request<'a>> {
    let methods = object(methods).into_iter();
    methods.map(move |(method, about)| Request { method: method.to_uppercase(), path, about })
}

impl Request<'_> {
    fn id(&self) -> String {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
        format!(
            "{}{}",
            self.method.to_lowercase(),
            self.path.chars().map(plain).collect::<String>()
        )
    }

    fn heading(&self) -> String {
        format!("<code>{} {}</code>", self.method, escaped(self.path))
    }

    fn write(&self, html: &mut String) {
        let _ = writeln!(html, "<section>\n<h2 id=\"{}\">{}</h2>", self.id(), self.heading());
        for key in ["summary", "description"] {
            let said = text(&self.about[key]);
            if !said.is_empty() {
                let _ = writeln!(html, "<p>{}</p>", escaped(said));
            }
        }
        let body = kind(&self.about["requestBody"]["content"]);
        if !body.is_empty() {
            let _ = writeln!(html, "<p>Body: {body}</p>");
        }
        html.push_str("<table>\n<thead><tr><th>status</th><th>answer</th></tr></thead>\n<tbody>\n");
        for (status, answer) in object(&self.about["responses"]) {
            let sent = kind(&answer["content"]);
            let said = escaped(text(&answer["description"]));
            let _ = writeln!(html, "<tr><td>{status}</td><td>{said} {sent}</td></tr>");
        }
        html.push_str("</tbody>\n</table>\n</section>\n");
    }
}

/// What a body holds, by its media types.
fn kind(content: &Value) -> String {
    let kinds = object(content);
    let kinds =
        kinds.iter().map(|(media, one)| format!("{} ({})", shape(&one["schema"]), escaped(media)));
    kinds.collect::<Vec<_>>().join(", ")
}

/// A type, with a link where it has a name.
fn shape(schema: &Value) -> String {
    if let Some(name) = text(&schema["$ref"]).strip_prefix(SCHEMAS) {
        let name = escaped(name);
        return format!("<a href=\"#kind-{name}\">{name}</a>");
    }
    for (key, between) in [("oneOf", " or "), ("anyOf", " or "), ("allOf", " and ")] {
        let parts: Vec<String> = list(&schema[key]).iter().map(shape).collect();
        if !parts.is_empty() {
            return parts.join(between);
        }
    }
    let values: Vec<_> = list(&schema["enum"])
        .iter()
        .map(|one| format!("<code>{}</code>", escaped(&one.to_string())))
        .collect();
    if !values.is_empty() {
        return values.join(" or ");
    }
    let types = match &schema["type"] {
        Value::Array(several) => several.iter().map(text).collect::<Vec<_>>().join(" or "),
        one => text(one).to_owned(),
    };
    match types.as_str() {
        "array" => format!("list of {}", shape(&schema["items"])),
        "object" if schema["additionalProperties"].is_object() => {
            format!("object of {}", shape(&schema["additionalProperties"]))
        }
        "object" if !object(&schema["properties"]).is_empty() => {
            let parts = object(&schema["properties"]);
            let parts =
                parts.iter().map(|(name, one)| format!("{}: {}", escaped(name), shape(one)));
            format!("object with {}", parts.collect::<Vec<_>>().join(", "))
        }
        "" => "anything".to_owned(),
        other => escaped(other),
    }
}

/// A type that has a name, with its parts.
fn write_kind(html: &mut String, name: &str, schema: &Value) {
    let name = escaped(name);
    let _ = writeln!(html, "<section>\n<h3 id=\"kind-{name}\">{name}</h3>");
    let said = text(&schema["description"]);
    if !said.is_empty() {
        let _ = writeln!(html, "<p>{}</p>", escaped(said));
    }
    let parts = object(&schema["properties"]);
    if parts.is_empty() {
        let _ = writeln!(html, "<p>{}</p>\n</section>", shape(schema));
        return;
    }
    let needed: Vec<&str> = list(&schema["required"]).iter().map(text).collect();
    html.push_str(
        "<table>\n<thead><tr><th>part</th><th>type</th><th>meaning</th></tr></thead>\n<tbody>\n",
    );
    for (part, one) in parts {
        let free = if needed.contains(&part) { "" } else { ", may be left out" };
        let meaning = escaped(text(&one["description"]));
        let part = escaped(part);
        let _ = writeln!(
            html,
            "<tr><td><code>{part}</code></td><td>{}{free}</td><td>{meaning}</td></tr>",
            shape(one)
        );
    }
    html.push_str("</tbody>\n</table>\n</section>\n");
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The parts of an object, in the order of their names.
fn object(value: &Value) -> BTreeMap<&str, &Value> {
    value.as_object().into_iter().flatten().map(|(key, value)| (key.as_str(), value)).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole() -> String {
        page(&serde_json::to_value(openapi::document()).expect("JSON"))
    }

    #[test]
    fn every_request_and_every_type_is_on_the_page_and_every_link_leads_somewhere() {
        let document = serde_json::to_value(openapi::document()).expect("JSON");
        let html = whole();
        for (path, methods) in object(&document["paths"]) {
            for one in requests(path, methods) {
                assert!(html.contains(&format!("id=\"{}\"", one.id())), "{path}");
                let said = [&one.about["summary"], &one.about["description"]].map(text).concat();
                assert!(!said.is_empty(), "{} {path} says nothing of itself", one.method);
            }
        }
        for name in object(&document["components"]["schemas"]).keys() {
            assert!(html.contains(&format!("id=\"kind-{name}\"")), "{name}");
        }
        let links = html.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
        for link in links {
            assert_eq!(html.matches(&format!("id=\"{link}\"")).count(), 1, "{link}");
        }
        assert!(!html.contains("<script") && !html.contains("style="), "the policy forbids both");
    }

    #[test]
    fn what_a_description_says_is_text() {
        let document = serde_json::json!({
            "info": {"title": "<b>", "version": "1", "description": "a & b"},
            "paths": {},
        });
        let html = page(&document);
        assert!(html.contains("<h1>&lt;b&gt; 1") && html.contains("<p>a &amp; b</p>"), "{html}");
    }
}
