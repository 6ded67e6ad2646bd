//! Generates podcast websites on request, each on its own loopback address, for crawls of thousands of hosts.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::serve::ListenerExt as _;
use std::fmt::Write as _;
use std::io;
use std::net::Ipv4Addr;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Paths whose names suggest a contact page.
const CONTACT_PATHS: &[&str] = &[
    "contact",
    "about",
    "press",
    "impressum",
    "advertise",
    "be-a-guest",
    "subscribe",
    "privacy",
    "team/ada",
    "team/ben",
    "team/cleo",
    "team/dora",
    "team/emil",
];
const FILLER_WORDS: &str = "bread salt ledger river winter engine garden story market letter window harbour kitchen paper \
                     morning record bridge island lantern pocket signal forest copper winding";

/// Links of a theme's author, as themes leave them on sites built with them.
const THEME_LINKS: &str = " <a href=\"https://www.facebook.com/paperlanternthemes\">Facebook</a> \
                      <a href=\"mailto:help@paperlanternthemes.dev\">Help</a>";

/// Returns the address of a site by its number: in 127.0.0.0/8, beyond addresses that other programs use.
#[must_use]
pub fn site_address(number: u32) -> Ipv4Addr {
    Ipv4Addr::from_bits(FIRST + number % MAX_SITES)
}

fn site_number(address: Ipv4Addr) -> u32 {
    address.to_bits().saturating_sub(FIRST)
}

/// 127.1.0.0.
const FIRST: u32 = 0x7f01_0000;
const MAX_SITES: u32 = 0x00fe_0000;

/// Returns the name of a site, which its podcast has too.
#[must_use]
pub fn site_name(number: u32) -> String {
    let words: Vec<&str> = FILLER_WORDS.split_whitespace().collect();
    let pick = |at: u32| words[at as usize % words.len()];
    format!("The {} {} {number}", pick(number), pick(number / 23 + 7))
}

/// Serves `pages` pages of about 16 KB per site until `stop` completes. The listener must be bound to all addresses.
///
/// # Errors
/// When the listener fails.
pub async fn serve_sites(
    listener: TcpListener,
    pages: usize,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let listener = listener.tap_io(|connection| {
        // Without it, a small response waits for the acknowledgment of the previous one. A failure only costs this
        // delay.
        let _ = connection.set_nodelay(true);
    });
    axum::serve(listener, site_router(pages)).with_graceful_shutdown(stop).await
}

/// The routes of all sites, with `pages` pages each. A request's host selects the site.
pub fn site_router(pages: usize) -> Router {
    Router::new().fallback(respond).with_state(Arc::new(pages))
}

async fn respond(State(pages): State<Arc<usize>>, request: Request) -> Response {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let address = host.split(':').next().and_then(|host| host.parse::<Ipv4Addr>().ok());
    let path = request.uri().path();
    if path == "/robots.txt" {
        return ([(header::CONTENT_TYPE, "text/plain")], "User-agent: *\nAllow: /\n").into_response();
    }
    let number = address.map_or(0, site_number);
    match build_page(number, path, *pages) {
        Some(html) => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Returns the paths of a site: the front page, contact pages, and episodes.
fn site_paths(pages: usize) -> impl Iterator<Item = String> {
    let promising = CONTACT_PATHS.iter().map(|name| format!("/{name}"));
    let episodes = (1..).map(|number| format!("/episodes/{number}"));
    std::iter::once("/".to_owned()).chain(promising).chain(episodes).take(pages)
}

fn build_page(number: u32, path: &str, pages: usize) -> Option<String> {
    let at = site_paths(pages).position(|known| known == path)?;
    let name = site_name(number);
    let handle: String = name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    let title = path.rsplit('/').next().filter(|last| !last.is_empty()).unwrap_or("Home").replace('-', " ");
    let mut html = format!(
        "<!doctype html><html lang=en><head><meta charset=utf-8><title>{title} | {name}</title>\
         <meta property=\"og:site_name\" content=\"{name}\"></head><body><header><a href=\"/\">{name}</a><nav><ul>"
    );
    for known in site_paths(pages) {
        let label = known.rsplit('/').next().filter(|last| !last.is_empty()).unwrap_or("home").replace('-', " ");
        let _ = write!(html, "<li><a class=\"menu-item menu-item-type-page\" href=\"{known}\">{label}</a></li>");
    }
    let _ = write!(html, "</ul></nav></header><main><h1>{title}</h1>");
    if path == "/contact" {
        let _ = write!(
            html,
            "<p>Write to <a href=\"mailto:hello@{handle}.org\">hello@{handle}.org</a>.</p>\
             <form action=\"/send\" method=post><input name=name><input name=email type=email>\
             <textarea name=message></textarea><button>Send</button></form>"
        );
    }
    let words: Vec<&str> = FILLER_WORDS.split_whitespace().collect();
    let mut seed = number.wrapping_mul(2_654_435_761).wrapping_add(at as u32);
    for _ in 0..28 {
        html.push_str("<p class=\"wp-block-paragraph has-medium-font-size\">");
        for _ in 0..60 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let _ = write!(html, "{} ", words[(seed >> 16) as usize % words.len()]);
        }
        html.push_str("</p>");
    }
    let _ = write!(
        html,
        "</main><footer><a href=\"https://www.instagram.com/{handle}\">Instagram</a> \
         <a href=\"https://twitter.com/{handle}\">Twitter</a> \
         <a href=\"https://podcasts.apple.com/us/podcast/{handle}/id1{number:08}\">Apple Podcasts</a> \
         <a href=\"https://twitter.com/intent/tweet?url=x\">Share</a>{}</footer></body></html>",
        if number.is_multiple_of(4) { THEME_LINKS } else { "" }
    );
    Some(html)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_site_has_an_address_and_pages_of_its_own() {
        let addresses: std::collections::BTreeSet<Ipv4Addr> = (0..70_000).map(site_address).collect();
        assert_eq!(addresses.len(), 70_000);
        assert!(addresses.iter().all(Ipv4Addr::is_loopback) && !addresses.contains(&Ipv4Addr::LOCALHOST));
        for number in [0, 1, 1_999, 65_536, 65_537] {
            assert_eq!(site_number(site_address(number)), number);
        }
        assert_eq!(site_paths(20).count(), 20);
        let pages: Vec<String> = site_paths(20).filter_map(|path| build_page(7, &path, 20)).collect();
        assert!(pages.iter().all(|page| (8_000..32_000).contains(&page.len())), "{:?}", pages[0].len());
        assert!(build_page(7, "/episodes/7", 20).is_none());
        assert_ne!(build_page(7, "/", 20), build_page(8, "/", 20));
    }
}
