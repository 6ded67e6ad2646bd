//! Which figures of a podcast are shown from which plan on: spec 6, Extra podcast fields, as one table.
//!
//! Views leave a figure out below its plan, and whatever could tell it in other words is held to the same row: filters are
//! of that plan or a later one, sorting by it is refused, and its facet is left out of the answer.

use super::{Facet, SortField};
use crate::{Measure, Tier};

named! {
    /// What not every plan shows of a podcast, and searches can depend on.
    GatedFigure {
        /// Average, count and lower bound, of Apple and Spotify.
        Ratings = "ratings",
        Castbox = "castbox",
        Youtube = "youtube",
        /// Of the show's social profiles.
        Followers = "followers",
        /// Whether the show has guests.
        Guests = "guests",
        Countries = "countries",
        /// The estimate of monthly listeners.
        Audience = "audience",
    }
}

impl GatedFigure {
    /// The first plan that shows it.
    #[must_use]
    pub fn shown_from(self) -> Tier {
        match self {
            // Free and above: ratings, Castbox, guests and socials.
            Self::Ratings | Self::Castbox | Self::Youtube | Self::Followers | Self::Guests => Tier::Free,
            // Individual and above: also countries. The audience is not in the spec's list; its filter is of the paid
            // plans, and so is the figure.
            Self::Countries | Self::Audience => Tier::Individual,
        }
    }
}

impl Tier {
    /// Whether the plan shows the figure.
    #[must_use]
    pub fn shows(self, figure: GatedFigure) -> bool {
        self >= figure.shown_from()
    }
}

impl Measure {
    /// The gated figure that it is; `None` for what everybody sees.
    #[must_use]
    pub fn gated_by(self) -> Option<GatedFigure> {
        match self {
            Self::AppleRating
            | Self::AppleRatingsCount
            | Self::AppleRatingWilson
            | Self::SpotifyRating
            | Self::SpotifyRatingsCount
            | Self::SpotifyRatingWilson => Some(GatedFigure::Ratings),
            Self::CastboxPlays | Self::CastboxSubscribers => Some(GatedFigure::Castbox),
            Self::YoutubeSubscribers | Self::YoutubeViews => Some(GatedFigure::Youtube),
            Self::MonthlyListeners => Some(GatedFigure::Audience),
            // Of the feed, and scores, which everybody sees.
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
    /// The gated figure whose values it counts; `None` for what everybody sees on each hit.
    #[must_use]
    pub fn gated_by(self) -> Option<GatedFigure> {
        match self {
            Self::HasGuests => Some(GatedFigure::Guests),
            Self::Country => Some(GatedFigure::Countries),
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
    /// The gated figure that it orders by; `None` for what everybody sees.
    #[must_use]
    pub fn gated_by(self) -> Option<GatedFigure> {
        match self {
            Self::Measure(measure) => measure.gated_by(),
            Self::Relevance | Self::RecentActivity | Self::Title | Self::Founded | Self::ChartPosition(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{FILTERS, SearchMode, SearchOptionsError, SearchRequest, SortOrderRequest, build, sort_names};

    /// Which filters tell which figure.
    const FILTERED: &[(GatedFigure, &[&str])] = &[
        (
            GatedFigure::Ratings,
            &["minItunesRating", "minItunesRatingCount", "minSpotifyRating", "minSpotifyRatingCount"],
        ),
        (GatedFigure::Castbox, &["minCastboxPlays", "minCastboxSubscribers"]),
        (GatedFigure::Youtube, &[]),
        (GatedFigure::Followers, &[]),
        (GatedFigure::Guests, &["podcastHasGuests"]),
        (GatedFigure::Countries, &["podcastCountries"]),
        (GatedFigure::Audience, &["podcastAudienceEstimatedMonthlyListeners"]),
    ];

    fn asked(
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
        build(&request, SearchMode::Podcasts, tier, now)
    }

    #[test]
    fn no_filter_tells_a_figure_below_its_plan() {
        assert_eq!(FILTERED.iter().map(|(figure, _)| *figure).collect::<Vec<_>>(), GatedFigure::ALL);
        for (figure, names) in FILTERED {
            for name in *names {
                let rule = FILTERS.iter().find(|rule| rule.name == *name).expect("a filter");
                assert!(rule.from >= figure.shown_from(), "{name}");
            }
        }
    }

    #[test]
    fn no_sort_tells_a_figure_below_its_plan() {
        for &tier in Tier::ALL {
            for name in sort_names(SearchMode::Podcasts) {
                let everything = asked(Tier::Admin, &[], Some(name)).expect("admins sort by everything");
                let figure = everything.sort[0].field.gated_by();
                let is_shown = figure.is_none_or(|figure| tier.shows(figure));
                match asked(tier, &[], Some(name)) {
                    Ok(_) => assert!(is_shown, "{tier:?} {name}"),
                    Err(error) => {
                        assert!(!is_shown, "{tier:?} {name}");
                        assert_eq!(error, SearchOptionsError::SortNotOnPlan { index: 0, field: name.to_owned() });
                    }
                }
            }
        }
        let gated =
            |tier| sort_names(SearchMode::Podcasts).filter(|name| asked(tier, &[], Some(name)).is_err()).count();
        assert_eq!([Tier::Public, Tier::Free, Tier::Individual].map(gated), [16, 2, 0]);
    }

    #[test]
    fn no_facet_tells_a_figure_below_its_plan() {
        let names: Vec<&str> = Facet::ALL.iter().map(|facet| facet.as_str()).collect();
        for &tier in Tier::ALL {
            let counted = asked(tier, &names, None).expect("is valid").facets;
            let shown =
                Facet::ALL.iter().copied().filter(|facet| facet.gated_by().is_none_or(|figure| tier.shows(figure)));
            assert_eq!(counted, shown.collect::<Vec<_>>(), "{tier:?}");
        }
        let count = |tier| asked(tier, &names, None).expect("is valid").facets.len();
        assert_eq!([Tier::Public, Tier::Free, Tier::Individual].map(count), [8, 9, 10]);
    }
}
