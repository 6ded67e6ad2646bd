//! Field access: from which tier on a field of a podcast is visible (spec 6, Extra podcast fields), and everything that
//! reveals it, in one table.
//!
//! Below its tier a field is hidden everywhere, also where it could be inferred: responses omit it, filters by it need
//! the same tier or a higher one, sorting by it is rejected, its facet is omitted, and the inputs of scores that measure
//! it are shown in bands.

use super::{Facet, SortField};
use crate::{Measure, Tier};

named! {
    /// A field of a podcast that only some tiers see.
    RestrictedField {
        /// Average, count and Wilson bound, on Apple and Spotify.
        Ratings = "ratings",
        Castbox = "castbox",
        Youtube = "youtube",
        /// Followers of the show's social profiles.
        Followers = "followers",
        /// Links to the show's social profiles.
        Socials = "socials",
        /// Whether the show has guests.
        Guests = "guests",
        /// Apple's id of the show, and links that contain it.
        AppleId = "appleId",
        /// The owner's name and address in the feed.
        PrimaryContact = "primaryContact",
        Countries = "countries",
        /// The estimate of monthly listeners.
        Audience = "audience",
        /// Genres in the product's own taxonomy.
        Genres = "genres",
        /// Positions on charts in hits. The charts themselves are public (spec 7).
        ChartPositions = "chartPositions",
    }
}

/// A row of the table: a restricted field, and everything that reveals it.
#[derive(Clone, Copy, Debug)]
pub struct FieldAccess {
    pub field: RestrictedField,
    /// The lowest tier that sees the field.
    pub from: Tier,
    /// Numbers by which searches filter and sort.
    pub measures: &'static [Measure],
    pub facets: &'static [Facet],
    /// Names of filters.
    pub filters: &'static [&'static str],
    /// Names of inputs of the authority score.
    pub score_inputs: &'static [&'static str],
}

const fn row(field: RestrictedField, from: Tier) -> FieldAccess {
    FieldAccess { field, from, measures: &[], facets: &[], filters: &[], score_inputs: &[] }
}

/// Spec 6: free and above get ratings, Castbox, guests and socials; individual and above also appleId, primary contact
/// and countries; admin also genres and chart positions.
///
/// The spec does not list the audience. Its filter is for the paid plans, so the figure is too. A sub-score reveals the
/// figures that it is computed from.
pub const FIELD_ACCESS: &[FieldAccess] = &[
    FieldAccess {
        measures: &[
            Measure::AppleRating,
            Measure::AppleRatingsCount,
            Measure::AppleRatingWilson,
            Measure::SpotifyRating,
            Measure::SpotifyRatingsCount,
            Measure::SpotifyRatingWilson,
            Measure::EngagementScore,
        ],
        filters: &["minItunesRating", "minItunesRatingCount", "minSpotifyRating", "minSpotifyRatingCount"],
        score_inputs: &["apple-rating", "apple-ratings-count", "spotify-rating", "spotify-ratings-count"],
        ..row(RestrictedField::Ratings, Tier::Free)
    },
    FieldAccess {
        measures: &[Measure::CastboxPlays, Measure::CastboxSubscribers],
        filters: &["minCastboxPlays", "minCastboxSubscribers"],
        score_inputs: &["castbox-plays", "castbox-subscribers"],
        ..row(RestrictedField::Castbox, Tier::Free)
    },
    FieldAccess {
        measures: &[Measure::YoutubeSubscribers, Measure::YoutubeViews, Measure::YoutubeScore],
        score_inputs: &["subscribers", "views-per-video"],
        ..row(RestrictedField::Youtube, Tier::Free)
    },
    FieldAccess {
        measures: &[Measure::SocialScore],
        score_inputs: &["followers", "followers-elsewhere"],
        ..row(RestrictedField::Followers, Tier::Free)
    },
    FieldAccess { filters: &["hasSocials"], ..row(RestrictedField::Socials, Tier::Free) },
    FieldAccess {
        facets: &[Facet::HasGuests],
        filters: &["podcastHasGuests"],
        score_inputs: &["guest-acceptance"],
        ..row(RestrictedField::Guests, Tier::Free)
    },
    row(RestrictedField::AppleId, Tier::Individual),
    FieldAccess { filters: &["hasPrimaryContact"], ..row(RestrictedField::PrimaryContact, Tier::Individual) },
    FieldAccess {
        facets: &[Facet::Country],
        filters: &["podcastCountries"],
        ..row(RestrictedField::Countries, Tier::Individual)
    },
    FieldAccess {
        measures: &[Measure::MonthlyListeners],
        filters: &["podcastAudienceEstimatedMonthlyListeners"],
        ..row(RestrictedField::Audience, Tier::Individual)
    },
    row(RestrictedField::Genres, Tier::Admin),
    row(RestrictedField::ChartPositions, Tier::Admin),
];

/// The field of the first row that satisfies a condition.
fn find_field(is_revealed_by: impl Fn(&FieldAccess) -> bool) -> Option<RestrictedField> {
    FIELD_ACCESS.iter().find(|row| is_revealed_by(row)).map(|row| row.field)
}

impl RestrictedField {
    /// The lowest tier that sees the field.
    #[must_use]
    pub fn min_tier(self) -> Tier {
        FIELD_ACCESS.iter().find(|row| row.field == self).map_or(Tier::Admin, |row| row.from)
    }

    /// The restricted field that a filter reveals; `None` when every tier sees it.
    #[must_use]
    pub fn of_filter(name: &str) -> Option<Self> {
        find_field(|row| row.filters.contains(&name))
    }

    /// The restricted field that an input of the authority score measures; `None` when every tier sees it.
    #[must_use]
    pub fn of_score_input(name: &str) -> Option<Self> {
        find_field(|row| row.score_inputs.contains(&name))
    }
}

impl Tier {
    /// Whether the tier sees the field.
    #[must_use]
    pub fn can_see(self, field: RestrictedField) -> bool {
        self >= field.min_tier()
    }

    /// Whether the tier sees every figure that the authority score is computed from. A tier that does not could infer
    /// figures from exact scores.
    #[must_use]
    pub fn sees_all_score_inputs(self) -> bool {
        FIELD_ACCESS.iter().all(|row| row.score_inputs.is_empty() || self >= row.from)
    }
}

impl Measure {
    /// The restricted field that this measure reveals; `None` when every tier sees it.
    #[must_use]
    pub fn restricted_field(self) -> Option<RestrictedField> {
        find_field(|row| row.measures.contains(&self))
    }
}

impl Facet {
    /// The restricted field whose values the facet counts; `None` when every tier sees them.
    #[must_use]
    pub fn restricted_field(self) -> Option<RestrictedField> {
        find_field(|row| {
            row.facets.contains(&self) || self.measure().is_some_and(|measure| row.measures.contains(&measure))
        })
    }
}

impl SortField {
    /// The restricted field that the order reveals; `None` when every tier sees it.
    #[must_use]
    pub fn restricted_field(self) -> Option<RestrictedField> {
        match self {
            Self::Measure(measure) => measure.restricted_field(),
            Self::Relevance | Self::RecentActivity | Self::Title | Self::Founded | Self::ChartPosition(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{
        FILTERS, SearchMode, SearchOptionsError, SearchRequest, SortOrderRequest, build_search_options,
        sort_field_names,
    };
    use crate::{SUB_SCORE_WEIGHTS, input_weights};

    fn try_build(
        tier: Tier,
        facets: &[&str],
        sort: Option<&str>,
    ) -> Result<super::super::SearchOptions, SearchOptionsError> {
        let request = SearchRequest {
            languages: Some(vec!["en".to_owned()]),
            facets: facets.iter().map(|&name| name.to_owned()).collect(),
            sort_order: sort
                .map(|name| vec![SortOrderRequest { field: name.to_owned(), ..SortOrderRequest::default() }]),
            ..SearchRequest::default()
        };
        let now = "2026-11-21T10:00:00Z".parse().expect("a moment");
        build_search_options(&request, SearchMode::Podcasts, tier, now)
    }

    #[test]
    fn each_field_has_one_row_with_known_names() {
        assert_eq!(FIELD_ACCESS.iter().map(|row| row.field).collect::<Vec<_>>(), RestrictedField::ALL);
        let inputs: Vec<&str> = SUB_SCORE_WEIGHTS
            .iter()
            .flat_map(|(sub_score, _)| input_weights(sub_score).iter().map(|(name, _)| *name))
            .collect();
        for row in FIELD_ACCESS {
            for name in row.filters {
                let rule = FILTERS.iter().find(|rule| rule.name == *name).expect("a filter");
                // Spec 6 gives some filters to fewer tiers than the field.
                assert!(rule.from >= row.from, "{name}");
            }
            for name in row.score_inputs {
                assert!(inputs.contains(name), "{name}");
            }
        }
    }

    /// A new measure, filter or input must be declared as restricted or as public, so that none is forgotten.
    #[test]
    fn everything_that_reveals_nothing_is_listed() {
        let public = |measure: &&Measure| measure.restricted_field().is_none();
        assert_eq!(
            Measure::ALL.iter().filter(public).collect::<Vec<_>>(),
            [
                &Measure::TotalEpisodes,
                &Measure::TotalTranscripts,
                &Measure::AuthorityScore,
                &Measure::QualityScore,
                &Measure::EpisodeMinutes
            ]
        );
        let filters = FILTERS.iter().filter(|rule| rule.from > Tier::Public);
        let mut open: Vec<&str> =
            filters.map(|rule| rule.name).filter(|name| RestrictedField::of_filter(name).is_none()).collect();
        open.sort_unstable();
        assert_eq!(
            open,
            [
                "addedSince",
                "chartPositions",
                "episodeCreatedSince",
                "episodeUpdatedSince",
                "excludeEpisodeIds",
                "hasTranscript",
                "includeEpisodeIds",
                "includePodcastIds",
                "keywords",
                "maxTotalEpisodes",
                "minTotalEpisodes",
                "pageSize",
                "personFilters",
                "podcastAuthorityScore",
                "podcastEpisodeMinutes",
                "podcastLikelyMachineMade",
                "podcastVeryStale",
                "publishedBefore",
                "publishedSince",
                "sponsorFilters",
                "topics",
                "updateFrequencies",
            ]
        );
        let inputs = |sub_score| input_weights(sub_score).iter().map(|(name, _)| *name);
        let open = |sub_score| -> Vec<&str> {
            inputs(sub_score).filter(|name| RestrictedField::of_score_input(name).is_none()).collect()
        };
        // Charts are public.
        assert_eq!(open("engagement"), ["chart-position", "chart-days", "chart-trend"]);
        assert_eq!((open("social"), open("youtube")), (Vec::new(), Vec::new()));
    }

    #[test]
    fn only_exact_scores_of_all_figures_are_shown() {
        let seen: Vec<bool> = Tier::ALL.iter().map(|tier| tier.sees_all_score_inputs()).collect();
        assert_eq!(seen, [false, true, true, true, true, true]);
    }

    #[test]
    fn no_sort_exposes_a_restricted_field() {
        for &tier in Tier::ALL {
            for name in sort_field_names(SearchMode::Podcasts) {
                let everything = try_build(Tier::Admin, &[], Some(name)).expect("admins sort by everything");
                let figure = everything.sort[0].field.restricted_field();
                let is_shown = figure.is_none_or(|figure| tier.can_see(figure));
                match try_build(tier, &[], Some(name)) {
                    Ok(_) => assert!(is_shown, "{tier:?} {name}"),
                    Err(error) => {
                        assert!(!is_shown, "{tier:?} {name}");
                        assert_eq!(error, SearchOptionsError::SortNotOnPlan { index: 0, field: name.to_owned() });
                    }
                }
            }
        }
        let gated = |tier| {
            sort_field_names(SearchMode::Podcasts).filter(|name| try_build(tier, &[], Some(name)).is_err()).count()
        };
        assert_eq!([Tier::Public, Tier::Free, Tier::Individual].map(gated), [19, 2, 0]);
    }

    #[test]
    fn no_facet_exposes_a_restricted_field() {
        let names: Vec<&str> = Facet::ALL.iter().map(|facet| facet.as_str()).collect();
        for &tier in Tier::ALL {
            let counted = try_build(tier, &names, None).expect("is valid").facets;
            let shown = Facet::ALL
                .iter()
                .copied()
                .filter(|facet| facet.restricted_field().is_none_or(|figure| tier.can_see(figure)));
            assert_eq!(counted, shown.collect::<Vec<_>>(), "{tier:?}");
        }
        let count = |tier| {
            let counted = try_build(tier, &names, None).expect("is valid").facets;
            counted.iter().filter(|facet| facet.measure().is_none()).count()
        };
        assert_eq!([Tier::Public, Tier::Free, Tier::Individual].map(count), [8, 9, 10]);
    }
}
