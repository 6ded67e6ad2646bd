//! Reads sitemaps. They are hints only, so unreadable parts are skipped.

use quick_xml::Reader;
use quick_xml::events::Event;
use url::Url;

/// Entries that are read (the format allows 50,000).
const MAX_ENTRIES: usize = 5_000;

/// The entries of a sitemap: pages, or further sitemaps.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Sitemap {
    pub(super) pages: Vec<Url>,
    pub(super) sitemaps: Vec<Url>,
}

pub(super) fn parse_sitemap(body: &[u8]) -> Sitemap {
    let mut sitemap = Sitemap::default();
    let body = String::from_utf8_lossy(body);
    let mut reader = Reader::from_str(&body);
    let (mut is_index, mut is_location, mut text) = (false, false, String::new());
    for _ in 0..MAX_ENTRIES * 12 {
        match reader.read_event() {
            Ok(Event::Start(tag)) => {
                is_index = is_index || tag.local_name().as_ref() == "sitemap";
                is_location = tag.local_name().as_ref() == "loc";
                text.clear();
            }
            Ok(Event::Text(part)) if is_location => text.push_str(part.as_ref()),
            Ok(Event::GeneralRef(part)) if is_location && part.as_ref() == "amp" => text.push('&'),
            Ok(Event::End(_)) if is_location => {
                is_location = false;
                let list = if is_index { &mut sitemap.sitemaps } else { &mut sitemap.pages };
                list.extend(Url::parse(text.trim()).ok());
                if sitemap.pages.len() >= MAX_ENTRIES {
                    break;
                }
            }
            Ok(Event::Eof) | Err(_) => break,
            Ok(_) => {}
        }
    }
    sitemap
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_and_further_sitemaps_are_listed() {
        let pages = parse_sitemap(b"<?xml version='1.0'?><urlset><url><loc> https://a.example/?b=1&amp;c=2 </loc><x/></url><url><loc>no</loc></url>");
        assert_eq!(pages.pages.iter().map(Url::as_str).collect::<Vec<_>>(), ["https://a.example/?b=1&c=2"]);
        let index = parse_sitemap(
            b"<sitemapindex><sitemap><loc>https://a.example/page-sitemap.xml</loc></sitemap></sitemapindex>",
        );
        assert_eq!((index.pages.len(), index.sitemaps.len()), (0, 1));
        assert_eq!(parse_sitemap(b"\x00<<>>&"), Sitemap::default());
    }
}
