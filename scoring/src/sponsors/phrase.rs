//! The phrases that tell who pays: `phrases.txt`.

use crate::people::Phrases;
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Says {
    /// Behind it stands who pays.
    SponsorFollows,
    /// Before it stands who is thanked: `thanks to Acme for supporting the show`.
    SponsorBefore,
    /// Behind it stands whose advertisement it is.
    AdvertiserFollows,
    /// Money for the show.
    Donation,
    /// Behind it stands whom listeners are asked to give to.
    GiveTo,
    /// The show's own wares.
    OwnWares,
    /// The links below it pay the show.
    AffiliateLinks,
    /// A code follows.
    Code,
}

/// Of phrases that are as long, the first section's wins.
const SECTIONS: &[(&str, Says)] = &[
    ("[sponsor follows]", Says::SponsorFollows),
    ("[sponsor before]", Says::SponsorBefore),
    ("[advertiser follows]", Says::AdvertiserFollows),
    ("[give to]", Says::GiveTo),
    ("[donation]", Says::Donation),
    ("[own wares]", Says::OwnWares),
    ("[affiliate links]", Says::AffiliateLinks),
    ("[code]", Says::Code),
];

pub(crate) static PHRASES: LazyLock<Phrases<Says>> =
    LazyLock::new(|| Phrases::of_sections(&[include_str!("phrases.txt")], SECTIONS));
