//! The front page of an invented podcast's site.

use super::synthetic_catalog::{SyntheticCatalog, SyntheticPodcast};
use crate::html::{escape, link};

/// Writes the front page.
pub fn page(world: &SyntheticCatalog, podcast: &SyntheticPodcast<'_>) -> String {
    let title = escape(&podcast.title);
    let links: Vec<String> = podcast.links().iter().map(|(label, url)| link(url, label)).collect();
    let email = podcast.email();
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <link rel=\"alternate\" type=\"application/rss+xml\" href=\"{}\">\n</head>\n<body>\n<h1>{title}</h1>\n\
         <p>{}</p>\n<footer>{} · <a href=\"mailto:{email}\">{email}</a></footer>\n</body>\n</html>\n",
        podcast.text_generator.language.tag,
        world.web.url(&podcast.address),
        links.join(" · "),
        escape(podcast.author()),
    )
}
