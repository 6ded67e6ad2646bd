//! Phrases that announce sponsors, listed in `phrases.txt`.

use crate::people::PhraseTable;
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SponsorPhraseKind {
    /// The sponsor follows.
    SponsorFollows,
    /// The sponsor precedes: `thanks to Acme for supporting the show`.
    SponsorBefore,
    /// The advertiser follows.
    AdvertiserFollows,
    /// A request for money for the show.
    Donation,
    /// A charity follows that listeners can give to.
    CharityFollows,
    /// The show's own merchandise.
    OwnMerchandise,
    /// The links below it are affiliate links.
    AffiliateLinks,
    /// A coupon code follows.
    CodeFollows,
}

/// Of phrases with equal length, the one in the first section wins.
const SECTIONS: &[(&str, SponsorPhraseKind)] = &[
    ("[sponsor follows]", SponsorPhraseKind::SponsorFollows),
    ("[sponsor before]", SponsorPhraseKind::SponsorBefore),
    ("[advertiser follows]", SponsorPhraseKind::AdvertiserFollows),
    ("[give to]", SponsorPhraseKind::CharityFollows),
    ("[donation]", SponsorPhraseKind::Donation),
    ("[own wares]", SponsorPhraseKind::OwnMerchandise),
    ("[affiliate links]", SponsorPhraseKind::AffiliateLinks),
    ("[code]", SponsorPhraseKind::CodeFollows),
];

pub(crate) static SPONSOR_PHRASES: LazyLock<PhraseTable<SponsorPhraseKind>> =
    LazyLock::new(|| PhraseTable::from_sections(&[include_str!("phrases.txt")], SECTIONS));
