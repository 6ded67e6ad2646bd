//! The order of hits (spec 5, Sort fields; spec 3, the sortable search fields).

use super::invalid::invalid;
use crate::chart::ChartSelector;
use crate::search::{NullOrder, SearchMode, SearchOptionsError, SortDirection, SortField, SortOrder};
use crate::{Measure, Tier};

/// A sort order as the request has it, not yet checked.
#[derive(Clone, Debug, Default)]
pub struct SortOrderRequest {
    pub field: String,
    pub direction: Option<String>,
    pub null_order: Option<String>,
}

const ANY_CHART: ChartSelector = ChartSelector { platform: None, country: None, category: None };

/// Names of the sort fields besides those of [`Measure`]. A field with a mode is available in that mode only.
const SORT_FIELD_NAMES: &[(&str, SortField, Option<SearchMode>)] = &[
    ("relevance", SortField::Relevance, None),
    ("recentActivity", SortField::RecentActivity, None),
    ("title", SortField::Title, None),
    ("appleReviews", SortField::Measure(Measure::AppleRatingsCount), None),
    ("spotifyReviews", SortField::Measure(Measure::SpotifyRatingsCount), None),
    ("estimatedListeners", SortField::Measure(Measure::MonthlyListeners), None),
    ("youtubeSubscribers", SortField::Measure(Measure::YoutubeSubscribers), None),
    ("youtubeViews", SortField::Measure(Measure::YoutubeViews), None),
    ("authorityScore", SortField::Measure(Measure::AuthorityScore), None),
    ("chartPosition", SortField::ChartPosition(ANY_CHART), Some(SearchMode::Podcasts)),
    ("foundedDate", SortField::Founded, None),
    ("lastEpisodeDate", SortField::RecentActivity, Some(SearchMode::Podcasts)),
    ("podcastRssTitle", SortField::Title, Some(SearchMode::Podcasts)),
    ("episodeRssTitle", SortField::Title, Some(SearchMode::Episodes)),
    ("episodeRssPublishedAt", SortField::RecentActivity, Some(SearchMode::Episodes)),
];

/// Every field by which a search in this mode can be sorted.
pub fn sort_field_names(mode: SearchMode) -> impl Iterator<Item = &'static str> {
    let of_mode = SORT_FIELD_NAMES.iter().filter(move |(_, _, only)| only.is_none_or(|only| only == mode));
    of_mode.map(|(name, _, _)| *name).chain(Measure::ALL.iter().map(|measure| measure.as_str()))
}

fn find_sort_field(name: &str, mode: SearchMode) -> Option<SortField> {
    let named = SORT_FIELD_NAMES.iter().find(|(known, _, only)| *known == name && only.is_none_or(|only| only == mode));
    let measure = || Measure::ALL.iter().find(|measure| measure.as_str() == name);
    named.map(|(_, field, _)| *field).or_else(|| measure().map(|measure| SortField::Measure(*measure)))
}

/// Parses the sort orders. Without any, hits are sorted by relevance. An empty list is an error, and so is a field that
/// `tier` does not see. `charts` are the charts for an order by position.
pub(super) fn parse_sort_orders(
    requests: Option<&[SortOrderRequest]>,
    mode: SearchMode,
    charts: ChartSelector,
    tier: Tier,
) -> Result<Vec<SortOrder>, SearchOptionsError> {
    let Some(requests) = requests else { return Ok(vec![SortOrder::RELEVANCE]) };
    if requests.is_empty() {
        return Err(SearchOptionsError::NoSortOrder);
    }
    let mut orders: Vec<SortOrder> = Vec::new();
    for (index, request) in requests.iter().enumerate() {
        let mut order = parse_sort_order(request, index, mode)?;
        if order.field.restricted_field().is_some_and(|figure| !tier.can_see(figure)) {
            return Err(SearchOptionsError::SortNotOnPlan { index, field: request.field.clone() });
        }
        if matches!(order.field, SortField::ChartPosition(_)) {
            order.field = SortField::ChartPosition(charts);
        }
        // Rejecting duplicates also limits the length of the list. Two names can denote one field.
        if orders.iter().any(|earlier| earlier.field == order.field) {
            return Err(invalid(&format!("/sortOrder/{index}/field"), "repeats the field of an earlier entry"));
        }
        orders.push(order);
    }
    Ok(orders)
}

fn parse_sort_order(
    request: &SortOrderRequest,
    index: usize,
    mode: SearchMode,
) -> Result<SortOrder, SearchOptionsError> {
    let at = |key: &str| format!("/sortOrder/{index}/{key}");
    let Some(field) = find_sort_field(&request.field, mode) else {
        let known: Vec<&str> = sort_field_names(mode).collect();
        return Err(invalid(&at("field"), &format!("must be one of {}", known.join(", "))));
    };
    // Position 1 is the best, so positions ascend.
    let is_upward = matches!(field, SortField::Title | SortField::ChartPosition(_));
    let natural = if is_upward { SortDirection::Asc } else { SortDirection::Desc };
    let direction = match request.direction.as_deref() {
        None => natural,
        Some("asc") => SortDirection::Asc,
        Some("desc") => SortDirection::Desc,
        Some(_) => return Err(invalid(&at("direction"), "must be asc or desc")),
    };
    let nulls = match request.null_order.as_deref() {
        None | Some("last") => NullOrder::Last,
        Some("first") => NullOrder::First,
        Some(_) => return Err(invalid(&at("nullOrder"), "must be first or last")),
    };
    Ok(SortOrder { field, direction, nulls })
}

#[cfg(test)]
mod tests {
    use super::*;
    use SearchMode::{Episodes, Podcasts};

    /// Writes `field direction nullOrder`, with `-` for an absent part.
    fn describe_orders(words: &[&str], mode: SearchMode) -> String {
        let optional = |word: Option<&str>| word.filter(|word| *word != "-").map(str::to_owned);
        let request = |line: &&str| {
            let mut words = line.split(' ');
            SortOrderRequest {
                field: words.next().unwrap_or_default().to_owned(),
                direction: optional(words.next()),
                null_order: optional(words.next()),
            }
        };
        let requests: Vec<_> = words.iter().map(request).collect();
        match parse_sort_orders(Some(&requests), mode, ANY_CHART, Tier::Admin) {
            Ok(orders) => {
                let order = |order: &SortOrder| format!("{:?} {:?} {:?}", order.field, order.direction, order.nulls);
                orders.iter().map(order).collect::<Vec<_>>().join(", ")
            }
            Err(error) => match error.detail() {
                Some((pointer, message)) => format!("{pointer}: {}", message.chars().take(40).collect::<String>()),
                None => error.to_string(),
            },
        }
    }

    #[test]
    fn orders_are_read() {
        let cases: &[(&[&str], SearchMode, &str)] = &[
            (&[], Podcasts, "At least one sort order is required."),
            (&["relevance"], Podcasts, "Relevance Desc Last"),
            (&["recentActivity asc first"], Episodes, "RecentActivity Asc First"),
            (&["title"], Podcasts, "Title Asc Last"),
            (&["title desc"], Podcasts, "Title Desc Last"),
            (&["appleReviews"], Podcasts, "Measure(AppleRatingsCount) Desc Last"),
            (&["spotifyReviews - first"], Episodes, "Measure(SpotifyRatingsCount) Desc First"),
            (&["estimatedListeners"], Podcasts, "Measure(MonthlyListeners) Desc Last"),
            (&["youtubeSubscribers"], Podcasts, "Measure(YoutubeSubscribers) Desc Last"),
            (&["youtubeViews"], Podcasts, "Measure(YoutubeViews) Desc Last"),
            (&["authorityScore"], Podcasts, "Measure(AuthorityScore) Desc Last"),
            (&["castboxSubscribers"], Podcasts, "Measure(CastboxSubscribers) Desc Last"),
            (&["castboxPlays asc"], Podcasts, "Measure(CastboxPlays) Asc Last"),
            (&["foundedDate"], Podcasts, "Founded Desc Last"),
            (&["lastEpisodeDate"], Podcasts, "RecentActivity Desc Last"),
            (&["podcastRssTitle"], Podcasts, "Title Asc Last"),
            (
                &["chartPosition"],
                Podcasts,
                "ChartPosition(ChartSelector { platform: None, country: None, category: None }) Asc Last",
            ),
            (&["chartPosition"], Episodes, "/sortOrder/0/field: must be one of relevance, recentActivity"),
            (&["episodeRssTitle", "episodeRssPublishedAt"], Episodes, "Title Asc Last, RecentActivity Desc Last"),
            (
                &["applePodcastsRatingWilsonScore", "totalEpisodes", "relevance"],
                Podcasts,
                "Measure(AppleRatingWilson) Desc Last, Measure(TotalEpisodes) Desc Last, Relevance Desc Last",
            ),
            (&["episodeRssTitle"], Podcasts, "/sortOrder/0/field: must be one of relevance, recentActivity"),
            (&["podcastRssTitle"], Episodes, "/sortOrder/0/field: must be one of relevance, recentActivity"),
            (&["luck"], Podcasts, "/sortOrder/0/field: must be one of relevance, recentActivity"),
            (&["title", "title desc"], Podcasts, "/sortOrder/1/field: repeats the field of an earlier entry"),
            (
                &["appleReviews", "applePodcastsRatingsCount"],
                Podcasts,
                "/sortOrder/1/field: repeats the field of an earlier entry",
            ),
            (&["title", "relevance up"], Podcasts, "/sortOrder/1/direction: must be asc or desc"),
            (&["title asc middle"], Podcasts, "/sortOrder/0/nullOrder: must be first or last"),
        ];
        for (words, mode, expected) in cases {
            assert_eq!(describe_orders(words, *mode), *expected, "{words:?}");
        }
        assert_eq!(
            parse_sort_orders(None, Podcasts, ANY_CHART, Tier::Public).expect("a default"),
            [SortOrder::RELEVANCE]
        );
    }

    #[test]
    fn every_sortable_field_of_the_spec_has_its_name() {
        // Spec 3, Sortable.
        let podcasts = "applePodcastsRating applePodcastsRatingsCount applePodcastsRatingWilsonScore spotifyRating \
            spotifyRatingsCount spotifyRatingWilsonScore castboxPlays castboxSubscribers foundedDate lastEpisodeDate \
            podcastRssTitle totalEpisodes";
        for (mode, names) in [(Podcasts, podcasts), (Episodes, "episodeRssTitle episodeRssPublishedAt")] {
            for name in names.split_whitespace() {
                assert!(sort_field_names(mode).any(|known| known == name), "{name}");
                assert!(find_sort_field(name, mode).is_some(), "{name}");
            }
        }
    }
}
