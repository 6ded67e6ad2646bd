//! The phrases that tell who pays: `phrases.txt`.

use crate::people::PhraseTable;
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SponsorPhraseKind {
    /// Behind it stands who pays.
    SponsorFollows,
    /// Before it stands who is thanked: `thanks to Acme for supporting the show`.
    SponsorBefore,
    /// Behind it stands whose advertisement it is.
    AdvertiserFollows,
    /// Money for the show.
    Donation,
    /// Behind it stands whom listeners are asked to give to.
    CharityFollows,
    /// The show's own wares.
    OwnMerchandise,
    /// The links below it pay the show.
    AffiliateLinks,
    /// A code follows.
    CodeFollows,
}

/// Of phrases that are as long, the first section's wins.
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
