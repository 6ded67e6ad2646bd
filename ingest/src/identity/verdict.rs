//! The decision: one show or two, and which feed is read.

use super::keys::{registered_domain, url_key};
use super::overlap::{SAME_SHOW_OVERLAP, newest_date, overlap};
use earshot_catalog::ItemKeys;

/// A feed that does not follow the other for this long is the copy, in seconds.
const STALE_S: u32 = 30 * 24 * 3600;
/// Failed readings after which another feed of the show takes over.
const MIN_FAILURES: u32 = 3;

/// Why two feeds are compared at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// One URL but for its spelling: certain.
    Url,
    /// A redirect or `itunes:new-feed-url` leads from one to the other.
    Moved,
    /// The same `podcast:guid`. It is claimed, copies claim it too.
    Guid,
    /// The same number in Apple's directory. A feed that moved may have kept it, or somebody took it over.
    Apple,
    /// The same title and author.
    Title,
}

impl Evidence {
    /// For the record of a merge.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Url => "url",
            Self::Moved => "moved",
            Self::Guid => "guid",
            Self::Apple => "apple",
            Self::Title => "title",
        }
    }
}

/// A feed, as far as the decision needs it.
#[derive(Clone, Copy, Debug)]
pub struct ComparedFeed<'a> {
    pub url: &'a str,
    /// The items it has now.
    pub items: &'a [ItemKeys],
    pub owner_email: Option<&'a str>,
    /// `podcast:locked`.
    pub locked: bool,
    /// Read from a file and not offered any more: there is no server to ask.
    pub is_abandoned_file: bool,
    pub failures: u32,
    /// Where it says that it is going.
    pub move_target: Option<&'a str>,
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// One show. `takes_over`: the new feed is read from now on, else the known one still is.
    Same {
        takes_over: bool,
    },
    Separate,
    /// It looks as if somebody else took the show: they stay two, and an operator is told.
    Suspect,
}

/// Whether a new feed is the same show as a known one.
///
/// Of one show the known feed stays the one that is read, unless it says itself that it went to the other, or is only
/// the other's spelling without TLS, or fails, or is left behind by a month. The last two can be arranged by anybody
/// with a copy, so then site and owner's address must not both have changed, and a locked show stays where it is.
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
                "a file that is no more",
                ComparedFeed { is_abandoned_file: true, ..known },
                compared_feed(b, ITEMS),
                Evidence::Title,
                goes,
            ),
            (
                "taken by somebody else",
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
