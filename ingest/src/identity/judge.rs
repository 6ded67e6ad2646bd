//! The decision: one show or two, and which feed is read.

use super::keys::{site, url_key};
use super::overlap::{ENOUGH, newest, overlap};
use earshot_catalog::ItemKeys;

/// A feed that does not follow the other for this long is the copy, in seconds.
const STALE_S: u32 = 30 * 24 * 3600;
/// Failed readings after which another feed of the show takes over.
const FAILURES: u32 = 3;

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
pub struct Side<'a> {
    pub url: &'a str,
    /// The items it has now.
    pub items: &'a [ItemKeys],
    pub owner_email: Option<&'a str>,
    /// `podcast:locked`.
    pub locked: bool,
    /// Read from a file and not offered any more: there is no server to ask.
    pub is_left: bool,
    pub failures: u32,
    /// Where it says that it is going.
    pub target: Option<&'a str>,
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
pub fn judge(known: &Side<'_>, new: &Side<'_>, evidence: Evidence) -> Verdict {
    if evidence == Evidence::Url {
        let is_safer = known.url.starts_with("http://") && new.url.starts_with("https://");
        return Verdict::Same { takes_over: is_safer || known.failures > 0 };
    }
    if overlap(known.items, new.items).is_none_or(|share| share < ENOUGH) {
        return Verdict::Separate;
    }
    if known.target.is_some_and(|target| url_key(target) == url_key(new.url)) {
        return Verdict::Same { takes_over: true };
    }
    let is_behind = newest(new.items).saturating_sub(newest(known.items)) > STALE_S;
    let takes_over = known.is_left || known.failures >= FAILURES || is_behind;
    if takes_over && site(known.url) != site(new.url) && is_foreign(known, new) {
        return Verdict::Suspect;
    }
    Verdict::Same { takes_over }
}

fn is_foreign(known: &Side<'_>, new: &Side<'_>) -> bool {
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

    fn side<'a>(url: &'a str, items: &'a [ItemKeys]) -> Side<'a> {
        Side { url, items, owner_email: None, locked: false, is_left: false, failures: 0, target: None }
    }

    #[test]
    fn the_decision_table() {
        let (a, b) = ("https://a.example/feed", "https://b.example/feed");
        let known = side(a, ITEMS);
        let owned = Side { owner_email: Some("ann@a.example"), ..known };
        let stays = Verdict::Same { takes_over: false };
        let goes = Verdict::Same { takes_over: true };
        let cases: &[(&str, Side<'_>, Side<'_>, Evidence, Verdict)] = &[
            ("another spelling", known, side("http://a.example/feed", &[]), Evidence::Url, stays),
            ("with TLS", side("http://a.example/feed", &[]), side(a, &[]), Evidence::Url, goes),
            ("a copy", known, side(b, ITEMS), Evidence::Title, stays),
            ("another show of the name", known, side(b, OTHERS), Evidence::Title, Verdict::Separate),
            ("another show with the guid", known, side(b, OTHERS), Evidence::Guid, Verdict::Separate),
            ("nothing to compare", known, side(b, &[]), Evidence::Guid, Verdict::Separate),
            (
                "announced",
                Side { target: Some("http://b.example/feed/"), ..owned },
                side(b, ITEMS),
                Evidence::Moved,
                goes,
            ),
            ("left behind", known, side(b, LATER), Evidence::Title, goes),
            ("the copy is behind", side(a, LATER), side(b, ITEMS), Evidence::Title, stays),
            ("failing", Side { failures: 3, ..known }, side(b, ITEMS), Evidence::Guid, goes),
            ("failing once", Side { failures: 1, ..known }, side(b, ITEMS), Evidence::Guid, stays),
            ("a file that is no more", Side { is_left: true, ..known }, side(b, ITEMS), Evidence::Title, goes),
            (
                "taken by somebody else",
                owned,
                Side { owner_email: Some("eve@b.example"), ..side(b, LATER) },
                Evidence::Guid,
                Verdict::Suspect,
            ),
            ("locked", Side { locked: true, ..known }, side(b, LATER), Evidence::Guid, Verdict::Suspect),
            (
                "locked, on the same site",
                Side { locked: true, ..known },
                side("https://feeds.a.example/x", LATER),
                Evidence::Guid,
                goes,
            ),
        ];
        for (what, known, new, evidence, expected) in cases {
            assert_eq!(judge(known, new, *evidence), *expected, "{what}");
        }
    }
}
