//! Field access: from which tier on a field of a podcast is visible. The table is from spec 6, Extra podcast fields.
//!
//! Below its tier a field is hidden everywhere, also where it could be inferred: responses omit it, filters by it need
//! the same tier or a higher one, sorting by it is rejected, and its facet is omitted.

use super::{Facet, SortField};
use crate::{Measure, Tier};

named! {
    /// A field of a podcast that only some tiers see, and that searches can depend on.
    RestrictedField {
        /// Average, count and Wilson bound, on Apple and Spotify.
        Ratings = "ratings",
        Castbox = "castbox",
        Youtube = "youtube",
        /// Followers of the show's social profiles.
        Followers = "followers",
        /// Whether the show has guests.
        Guests = "guests",
        Countries = "countries",
        /// The estimate of monthly listeners.
        Audience = "audience",
    }
}

impl RestrictedField {
    /// The lowest tier that sees the field.
    #[must_use]
    pub fn min_tier(self) -> Tier {
        match self {
            // Free and above: ratings, Castbox, guests and socials.
            Self::Ratings | Self::Castbox | Self::Youtube | Self::Followers | Self::Guests => Tier::Free,
            // Individual and above: also countries. The audience is not in the spec's list. Its filter is for the paid
            // plans, so the figure is too.
            Self::Countries | Self::Audience => Tier::Individual,
        }
    }
}

impl Tier {
    /// Whether the tier sees the field.
    #[must_use]
    pub fn can_see(self, figure: RestrictedField) -> bool {
        self >= figure.min_tier()
    }
}

impl Measure {
    /// The restricted field that this measure reveals; `None` when every tier sees it.
    #[must_use]
    pub fn restricted_field(self) -> Option<RestrictedField> {
        match self {
            Self::AppleRating
            | Self::AppleRatingsCount
            | Self::AppleRatingWilson
            | Self::SpotifyRating
            | Self::SpotifyRatingsCount
            | Self::SpotifyRatingWilson => Some(RestrictedField::Ratings),
            Self::CastboxPlays | Self::CastboxSubscribers => Some(RestrictedField::Castbox),
            Self::YoutubeSubscribers | Self::YoutubeViews => Some(RestrictedField::Youtube),
            Self::MonthlyListeners => Some(RestrictedField::Audience),
            // From the feed, or scores: visible to every tier.
            Self::TotalEpisodes
            | Self::TotalTranscripts
            | Self::AuthorityScore
            | Self::QualityScore
            | Self::EngagementScore
            | Self::SocialScore
            | Self::YoutubeScore => None,
        }
    }
}

impl Facet {
    /// The restricted field whose values the facet counts; `None` when every tier sees them.
    #[must_use]
    pub fn restricted_field(self) -> Option<RestrictedField> {
        match self {
            Self::HasGuests => Some(RestrictedField::Guests),
            Self::Country => Some(RestrictedField::Countries),
            Self::Language
            | Self::Genre
            | Self::UpdateFrequency
            | Self::HasTranscript
            | Self::LikelyMachineMade
            | Self::VeryStale
            | Self::Topics
            | Self::Keywords => None,
        }
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

    /// The filters that reveal each restricted field.
    const FILTERS_BY_FIELD: &[(RestrictedField, &[&str])] = &[
        (
            RestrictedField::Ratings,
            &["minItunesRating", "minItunesRatingCount", "minSpotifyRating", "minSpotifyRatingCount"],
        ),
        (RestrictedField::Castbox, &["minCastboxPlays", "minCastboxSubscribers"]),
        (RestrictedField::Youtube, &[]),
        (RestrictedField::Followers, &[]),
        (RestrictedField::Guests, &["podcastHasGuests"]),
        (RestrictedField::Countries, &["podcastCountries"]),
        (RestrictedField::Audience, &["podcastAudienceEstimatedMonthlyListeners"]),
    ];

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
    fn no_filter_exposes_a_restricted_field() {
        assert_eq!(FILTERS_BY_FIELD.iter().map(|(figure, _)| *figure).collect::<Vec<_>>(), RestrictedField::ALL);
        for (figure, names) in FILTERS_BY_FIELD {
            for name in *names {
                let rule = FILTERS.iter().find(|rule| rule.name == *name).expect("a filter");
                assert!(rule.from >= figure.min_tier(), "{name}");
            }
        }
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
        assert_eq!([Tier::Public, Tier::Free, Tier::Individual].map(gated), [16, 2, 0]);
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
        let count = |tier| try_build(tier, &names, None).expect("is valid").facets.len();
        assert_eq!([Tier::Public, Tier::Free, Tier::Individual].map(count), [8, 9, 10]);
    }
}
