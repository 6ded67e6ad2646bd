//! Decides whether two feeds are one show, and which feed is read.

use super::keys::url_key;
use super::overlap::{SAME_SHOW_OVERLAP, newest_date, overlap};
use crate::feed::registered_domain;
use earshot_catalog::ItemKeys;

/// A feed whose newest episode is older than the other's by more than this (in seconds) is the copy.
const STALE_S: u32 = 30 * 24 * 3600;
/// After this many failed readings, another feed of the show takes over.
const MIN_FAILURES: u32 = 3;

earshot_model::named! {
    /// Why two feeds are compared.
    Evidence {
        /// The same URL, apart from spelling. Certain.
        Url = "url",
        /// A redirect or `itunes:new-feed-url` leads from one feed to the other.
        Moved = "moved",
        /// The same `podcast:guid`, which copies of a feed have too.
        Guid = "guid",
        /// The same Apple id. A moved feed may have kept it, or another feed may have taken it over.
        Apple = "apple",
        /// The same title and author.
        Title = "title",
    }
}

/// The properties of a feed that the decision uses.
#[derive(Clone, Copy, Debug)]
pub struct ComparedFeed<'a> {
    pub url: &'a str,
    /// The feed's current items.
    pub items: &'a [ItemKeys],
    pub owner_email: Option<&'a str>,
    /// `podcast:locked`.
    pub locked: bool,
    /// The feed came from a file that no longer exists, so there is no server to read it from.
    pub is_abandoned_file: bool,
    pub failures: u32,
    /// The URL to which the feed announces a move.
    pub move_target: Option<&'a str>,
}

/// The result of the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// One show. With `takes_over`, the new feed is read from now on, otherwise the known one.
    Same {
        takes_over: bool,
    },
    Separate,
    /// Possibly a takeover by another owner: the shows stay separate, and an operator is notified.
    Suspect,
}

/// Compares a known feed with a new one.
///
/// When both are one show, the known feed stays the one that is read, with four exceptions: it announces a move to the
/// other, it is the other's URL without TLS, it fails, or it is behind by a month. Anyone with a copy can cause the
/// last two. In these cases the site and the owner's address must not both differ, and a locked show stays where it is.
#[must_use]
pub fn compare_feeds(known: &ComparedFeed<'_>, new: &ComparedFeed<'_>, evidence: Evidence) -> Verdict {
    if evidence == Evidence::Url {
        let is_safer = known.url.starts_with("http://") && new.url.starts_with("https://");
        return Verdict::Same { takes_over: is_safer || known.failures > 0 };
    }
    if overlap(known.items, new.items).is_none_or(|share| share < SAME_SHOW_OVERLAP) {
        return Verdict::Separate;
    }
    if known.move_target.is_some_and(|target| url_key(target) == url_key(new.url)) {
        return Verdict::Same { takes_over: true };
    }
    let is_behind = newest_date(new.items).saturating_sub(newest_date(known.items)) > STALE_S;
    let takes_over = known.is_abandoned_file || known.failures >= MIN_FAILURES || is_behind;
    if takes_over && registered_domain(known.url) != registered_domain(new.url) && is_other_owner(known, new) {
        return Verdict::Suspect;
    }
    Verdict::Same { takes_over }
}

fn is_other_owner(known: &ComparedFeed<'_>, new: &ComparedFeed<'_>) -> bool {
    let same = match (known.owner_email, new.owner_email) {
        (Some(known), Some(new)) => Some(known.eq_ignore_ascii_case(new)),
        _ => None,
    };
    same == Some(false) || (known.locked && same != Some(true))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ITEMS: &[ItemKeys] = &[ItemKeys { guid: 3, enclosure: 0, title: 0, date: 1000 }];
    const LATER: &[ItemKeys] = &[ItemKeys { guid: 3, enclosure: 0, title: 0, date: 1001 + STALE_S }];
    const OTHERS: &[ItemKeys] = &[ItemKeys { guid: 5, enclosure: 0, title: 0, date: 1000 }];

    fn compared_feed<'a>(url: &'a str, items: &'a [ItemKeys]) -> ComparedFeed<'a> {
        ComparedFeed {
            url,
            items,
            owner_email: None,
            locked: false,
            is_abandoned_file: false,
            failures: 0,
            move_target: None,
        }
    }

    #[test]
    fn feeds_are_compared_by_the_decision_table() {
        let (a, b) = ("https://a.example/feed", "https://b.example/feed");
        let known = compared_feed(a, ITEMS);
        let owned = ComparedFeed { owner_email: Some("ann@a.example"), ..known };
        let stays = Verdict::Same { takes_over: false };
        let goes = Verdict::Same { takes_over: true };
        let cases: &[(&str, ComparedFeed<'_>, ComparedFeed<'_>, Evidence, Verdict)] = &[
            ("another spelling", known, compared_feed("http://a.example/feed", &[]), Evidence::Url, stays),
            ("with TLS", compared_feed("http://a.example/feed", &[]), compared_feed(a, &[]), Evidence::Url, goes),
            ("a copy", known, compared_feed(b, ITEMS), Evidence::Title, stays),
            ("another show of the name", known, compared_feed(b, OTHERS), Evidence::Title, Verdict::Separate),
            ("another show with the guid", known, compared_feed(b, OTHERS), Evidence::Guid, Verdict::Separate),
            ("nothing to compare", known, compared_feed(b, &[]), Evidence::Guid, Verdict::Separate),
            (
                "announced",
                ComparedFeed { move_target: Some("http://b.example/feed/"), ..owned },
                compared_feed(b, ITEMS),
                Evidence::Moved,
                goes,
            ),
            ("left behind", known, compared_feed(b, LATER), Evidence::Title, goes),
            ("the copy is behind", compared_feed(a, LATER), compared_feed(b, ITEMS), Evidence::Title, stays),
            ("failing", ComparedFeed { failures: 3, ..known }, compared_feed(b, ITEMS), Evidence::Guid, goes),
            ("failing once", ComparedFeed { failures: 1, ..known }, compared_feed(b, ITEMS), Evidence::Guid, stays),
            (
                "a file that no longer exists",
                ComparedFeed { is_abandoned_file: true, ..known },
                compared_feed(b, ITEMS),
                Evidence::Title,
                goes,
            ),
            (
                "taken by someone else",
                owned,
                ComparedFeed { owner_email: Some("eve@b.example"), ..compared_feed(b, LATER) },
                Evidence::Guid,
                Verdict::Suspect,
            ),
            (
                "locked",
                ComparedFeed { locked: true, ..known },
                compared_feed(b, LATER),
                Evidence::Guid,
                Verdict::Suspect,
            ),
            (
                "locked, on the same site",
                ComparedFeed { locked: true, ..known },
                compared_feed("https://feeds.a.example/x", LATER),
                Evidence::Guid,
                goes,
            ),
        ];
        for (what, known, new, evidence, expected) in cases {
            assert_eq!(compare_feeds(known, new, *evidence), *expected, "{what}");
        }
    }
}
