//! Hostile websites for the contact crawler. Each has one good page, whose contact must be found whatever the other
//! pages do.

use crate::misbehaving_server::{Behavior, MisbehavingServer};
use std::time::Duration;

/// The email address on the good page of every hostile site.
pub const GOOD_CONTACT: &str = "hi@slowledger.example";

/// A malicious or malformed website.
#[derive(Clone, Copy, Debug)]
pub struct HostileSite {
    /// Kebab-case.
    pub name: &'static str,
    /// What is wrong with the site.
    pub defect: &'static str,
    /// The kind of error that must be reported; `None` when the case is not an error.
    pub expected: Option<&'static str>,
    /// The limit that must end the crawl.
    pub stopped_by: Option<&'static str>,
    respond: fn(&str) -> Option<Behavior>,
}

/// Returns every hostile site.
#[must_use]
pub fn hostile_sites() -> Vec<HostileSite> {
    let site =
        |name, what, expected, answer| HostileSite { name, defect: what, expected, stopped_by: None, respond: answer };
    let endless = |site| HostileSite { stopped_by: Some("pages"), ..site };
    vec![
        // The depth limit ends the crawl.
        site("calendar", "a calendar without an end", None, |path| {
            let day: u64 = path.strip_prefix("/team/day/")?.parse().ok()?;
            Some(html(&format!("<h1>Day {day}</h1><a href=/team/day/{}>next</a>", day + 1)))
        }),
        endless(site("link-farm", "ten thousand links on each page", None, |path| {
            let start = path.strip_prefix("/about/")?;
            let links: String =
                (0..10_000).map(|link| format!("<a href=/about/{start}{link}>About {link}</a>")).collect();
            Some(html(&links))
        })),
        site("huge", "a page of 100 MB", Some("too-large"), |path| {
            let head = b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100000000\r\n\r\n".to_vec();
            (path == "/about").then(|| Behavior::Endless { head, piece: b"<p>more</p>".repeat(1_000) })
        }),
        site("loop", "a redirect to itself", Some("redirect-loop"), |path| {
            (path == "/about").then(|| Behavior::redirect("/about"))
        }),
        site("chain", "redirects without an end", Some("redirects"), |path| {
            let step: u64 = path.strip_prefix("/about")?.trim_start_matches('/').parse().unwrap_or(0);
            Some(Behavior::redirect(&format!("/about/{}", step + 1)))
        }),
        site("dead-end", "a redirect to where nobody listens", Some("connection-refused"), |path| {
            (path == "/about").then(|| Behavior::redirect("http://127.0.0.1:9/"))
        }),
        site("large-robots", "a robots.txt of 10 MB", None, |path| {
            let robots = format!("User-agent: *\nDisallow: /about\n{}", "# nothing\n".repeat(1_000_000));
            (path == "/robots.txt").then(|| Behavior::status(200, "content-type: text/plain\r\n", robots))
        }),
        site("wrong-charset", "UTF-16 by its header, windows-1252 by its bytes", None, |path| {
            let body = b"<h1>About caf\xe9</h1>".to_vec();
            (path == "/about").then(|| Behavior::status(200, "content-type: text/html; charset=utf-16\r\n", body))
        }),
        site("deep", "a hundred thousand open elements", None, |path| {
            (path == "/about").then(|| html(&"<div>".repeat(100_000)))
        }),
        site("attributes", "a tag with a hundred thousand attributes", Some("endless-tag"), |path| {
            (path == "/about")
                .then(|| html(&format!("<p {}>", (0..100_000).map(|at| format!("a{at} ")).collect::<String>())))
        }),
        site("binary", "a picture that says it is HTML", Some("not-html"), |path| {
            let picture: Vec<u8> = (0..50_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
            (path == "/about").then(|| Behavior::status(200, "content-type: text/html\r\n", picture))
        }),
        site("not-a-page", "sound behind a link", Some("not-html"), |path| {
            (path == "/about").then(|| Behavior::status(200, "content-type: audio/mpeg\r\n", "ID3"))
        }),
        site("drip", "a byte each 300 ms", Some("timeout"), |path| {
            let head = b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n".to_vec();
            (path == "/about").then(|| Behavior::Drip { head, byte: b'x', every: Duration::from_millis(300) })
        }),
        site("silence", "no answer at all", Some("timeout"), |path| (path == "/about").then_some(Behavior::Silence)),
        site("closed", "a connection that is closed without a word", Some("closed"), |path| {
            (path == "/about").then_some(Behavior::Close)
        }),
    ]
}

impl HostileSite {
    /// Serves the site. `/` links to the good page and to the bad one.
    ///
    /// # Panics
    /// When no port is free.
    pub async fn serve(self) -> MisbehavingServer {
        MisbehavingServer::start(move |request| {
            let path = request.target();
            (self.respond)(path).unwrap_or_else(|| match path {
                "/" => html("<title>Slow Ledger</title><a href=/contact>Contact</a><a href=/about>About</a><a href=/about/1>About</a><a href=/team/day/1>Team</a>"),
                "/contact" => html(&format!("<h1>Contact</h1><p>Write to {GOOD_CONTACT}")),
                _ => Behavior::status(404, "content-type: text/html\r\n", "nothing"),
            })
        })
        .await
    }
}

fn html(body: &str) -> Behavior {
    Behavior::status(200, "content-type: text/html; charset=utf-8\r\n", body)
}
