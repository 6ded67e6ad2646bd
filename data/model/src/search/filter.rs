//! Which filters there are, who may use each, and which are for episodes only: spec 4 and 6 as one table.

use crate::Tier;

/// A filter of the request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilterRule {
    /// Its key in the request.
    pub name: &'static str,
    /// The lowest tier that may use it (spec 6).
    pub from: Tier,
    /// Setting it makes the search one of episodes (spec 4, Search mode).
    pub episodes_only: bool,
}

const fn rule(name: &'static str, from: Tier, episodes_only: bool) -> FilterRule {
    FilterRule { name, from, episodes_only }
}

/// Spec 6, Search filters by tier.
pub const FILTERS: &[FilterRule] = &[
    rule("excludeItunesGenres", Tier::Public, false),
    rule("includeItunesGenres", Tier::Public, false),
    rule("excludePodcastIds", Tier::Public, false),
    rule("explicit", Tier::Public, false),
    rule("foundedSince", Tier::Public, false),
    rule("languages", Tier::Public, false),
    rule("lastEpisodeDateSince", Tier::Public, false),
    rule("hasTranscript", Tier::Free, true),
    rule("includePodcastIds", Tier::Free, false),
    rule("includeEpisodeIds", Tier::Free, true),
    rule("excludeEpisodeIds", Tier::Free, true),
    rule("minTotalEpisodes", Tier::Free, false),
    rule("maxTotalEpisodes", Tier::Free, false),
    rule("publishedSince", Tier::Free, true),
    rule("publishedBefore", Tier::Free, true),
    rule("hasPrimaryContact", Tier::Individual, false),
    rule("hasSocials", Tier::Individual, false),
    rule("pageSize", Tier::Admin, false),
];
