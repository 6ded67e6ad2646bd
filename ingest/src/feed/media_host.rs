//! Finds the hosting company of a show's media files.

use super::parsed_feed::ParsedItem;
use super::trackers::strip_trackers;
use super::url::registered_domain;
use std::cmp::Reverse;

/// Only the newest episodes count, because older files may remain at a previous host.
const NEWEST_ITEMS: usize = 10;

/// Returns the registered domain of most of the newest files, without trackers (facts 7). On a tie, the domain of the
/// newest file wins.
pub(super) fn find_media_host(items: &[ParsedItem]) -> Option<String> {
    let mut newest: Vec<&ParsedItem> = items.iter().filter(|item| item.enclosure_url.is_some()).collect();
    if newest.len() > NEWEST_ITEMS {
        newest.select_nth_unstable_by_key(NEWEST_ITEMS - 1, |item| Reverse(item.published_at));
        newest.truncate(NEWEST_ITEMS);
    }
    newest.sort_by_key(|item| Reverse(item.published_at));
    let urls = newest.iter().filter_map(|item| item.enclosure_url.as_deref());
    let sites: Vec<String> =
        urls.map(|url| registered_domain(&strip_trackers(url).0)).filter(|site| !site.is_empty()).collect();
    let count = |site: &String| sites.iter().filter(|other| *other == site).count();
    // `max_by_key` returns the last maximum. Reversed, that is the newest item's site.
    sites.iter().rev().max_by_key(|site| count(site)).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    fn item(url: &str, day: i64) -> ParsedItem {
        let published_at = DateTime::from_timestamp(day * 86_400, 0);
        ParsedItem { enclosure_url: Some(url.to_owned()), published_at, ..ParsedItem::default() }
    }

    #[test]
    fn the_newest_files_decide_and_trackers_do_not() {
        let mut items: Vec<_> = (0..40).map(|day| item("https://old.example.com/a.mp3", day)).collect();
        items.extend((100..106).map(|day| item("https://chrt.fm/track/9B2/traffic.libsyn.com/show/a.mp3", day)));
        assert_eq!(find_media_host(&items).as_deref(), Some("libsyn.com"));
        assert_eq!(find_media_host(&items[..40]).as_deref(), Some("example.com"));
    }

    #[test]
    fn on_a_tie_the_newest_host_wins() {
        let items = [item("https://a.example.com/1.mp3", 1), item("https://media.acast.com/2.mp3", 2)];
        assert_eq!(find_media_host(&items).as_deref(), Some("acast.com"));
        assert_eq!(find_media_host(&[]), None);
    }
}
