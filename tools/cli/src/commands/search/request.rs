//! Builds a search request from the command line.

use crate::args::{FilterArgs, SearchArgs};
use earshot_model::search::{
    AuthorityScoreRequest, CountRangeRequest, DateRequest, NameRequest, PersonRequest, ScoreRangeRequest, SearchMode,
    SearchRequest, SortOrderRequest, detect_mode,
};

/// Builds the request and its mode, which the arguments or the filters determine (spec 4, Search mode).
pub fn build_request(args: &SearchArgs) -> (SearchRequest, SearchMode) {
    let requested = if args.episodes { SearchMode::Episodes } else { SearchMode::Podcasts };
    let request = build_request_of_mode(args, requested);
    match (requested, detect_mode(&request)) {
        (SearchMode::Podcasts, SearchMode::Episodes) => {
            (build_request_of_mode(args, SearchMode::Episodes), SearchMode::Episodes)
        }
        _ => (request, requested),
    }
}

fn build_request_of_mode(args: &SearchArgs, mode: SearchMode) -> SearchRequest {
    let filters = &args.filters;
    let mut line = SearchRequest::of_line(&args.query.join(" "), mode);
    for term in line.search_terms.iter_mut().chain(line.search_term_groups.iter_mut().flatten()) {
        term.options.fuzzy = args.fuzzy.then_some(true);
    }
    let (last_episode_since, published_since) = match mode {
        SearchMode::Podcasts => (parse_date(&filters.since), None),
        SearchMode::Episodes => (None, parse_date(&filters.since)),
    };
    let least = |min: f64| AuthorityScoreRequest {
        authority_score: Some(ScoreRangeRequest { min: Some(min), max: None }),
        ..AuthorityScoreRequest::default()
    };
    SearchRequest {
        languages: value_set(&filters.language),
        include_itunes_genres: value_set(&filters.genre),
        exclude_itunes_genres: value_set(&filters.not_genre),
        podcast_countries: value_set(&filters.country),
        explicit: filters.explicit.clone(),
        has_socials: value_set(&filters.social),
        has_primary_contact: filters.has_contact,
        podcast_has_guests: filters.has_guests,
        update_frequencies: value_set(&filters.frequency),
        has_transcript: filters.has_transcript,
        person_filters: person_requests(filters),
        sponsor_filters: (!filters.sponsor.is_empty())
            .then(|| filters.sponsor.iter().map(|each| name_request(each)).collect()),
        topics: value_set(&filters.topic),
        keywords: value_set(&filters.keyword),
        min_total_episodes: filters.min_episodes,
        max_total_episodes: filters.max_episodes,
        min_itunes_rating: filters.min_apple_rating,
        min_itunes_rating_count: filters.min_apple_ratings,
        min_spotify_rating: filters.min_spotify_rating,
        min_spotify_rating_count: filters.min_spotify_ratings,
        min_castbox_plays: filters.min_castbox_plays,
        min_castbox_subscribers: filters.min_castbox_subscribers,
        podcast_authority_score: filters.min_score.map(least),
        podcast_audience_estimated_monthly_listeners: filters
            .min_listeners
            .map(|min| CountRangeRequest { min: Some(min), max: None }),
        podcast_episode_minutes: (filters.min_minutes.is_some() || filters.max_minutes.is_some())
            .then_some(CountRangeRequest { min: filters.min_minutes, max: filters.max_minutes }),
        founded_since: parse_date(&filters.founded_since),
        last_episode_date_since: last_episode_since,
        published_since,
        published_before: parse_date(&filters.before),
        episode_created_since: parse_date(&filters.created_since),
        episode_updated_since: parse_date(&filters.updated_since),
        sort_order: Some(args.sort.iter().map(|words| parse_order(words)).collect()),
        facets: args.facet.clone(),
        explain: args.explain,
        retrieval_mode: args.by.clone(),
        meaning_weight: args.meaning_weight,
        ..line
    }
}

/// Parses a sort order: `title`, `title:desc`, `castboxPlays:asc:first`, `foundedDate:first`.
fn parse_order(words: &str) -> SortOrderRequest {
    let mut parts = words.split(':');
    let mut order = SortOrderRequest { field: parts.next().unwrap_or_default().to_owned(), ..Default::default() };
    for part in parts {
        let place = if matches!(part, "first" | "last") { &mut order.null_order } else { &mut order.direction };
        *place = Some(part.to_owned());
    }
    order
}

fn value_set(values: &[String]) -> Option<Vec<String>> {
    (!values.is_empty()).then(|| values.to_vec())
}

fn parse_date(words: &Option<String>) -> Option<DateRequest> {
    words.as_deref().map(DateRequest::from_words)
}

fn name_request(name: &str) -> NameRequest {
    NameRequest { name: name.to_owned(), ..NameRequest::default() }
}

fn person_requests(filters: &FilterArgs) -> Option<Vec<PersonRequest>> {
    let guests = filters.guest.iter().map(|each| ("guest", each));
    let hosts = filters.host.iter().map(|each| ("host", each));
    let person = |(kind, each): (&str, &String)| PersonRequest { kind: kind.to_owned(), name: name_request(each) };
    let people: Vec<PersonRequest> = guests.chain(hosts).map(person).collect();
    (!people.is_empty()).then_some(people)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct SearchLine {
        #[command(flatten)]
        args: SearchArgs,
    }

    fn parse_line(words: &str) -> (SearchRequest, SearchMode) {
        let words = std::iter::once("search").chain(words.split('|').filter(|word| !word.is_empty()));
        build_request(&SearchLine::try_parse_from(words).expect("valid arguments").args)
    }

    #[test]
    fn the_mode_follows_the_filters() {
        let cases = [
            ("rust", SearchMode::Podcasts),
            ("rust|-e", SearchMode::Episodes),
            ("rust|--since|30 days", SearchMode::Podcasts),
            ("rust|--has-transcript|true", SearchMode::Episodes),
            ("rust|--before|2026-01-31", SearchMode::Episodes),
            ("--guest|Ada", SearchMode::Episodes),
        ];
        for (words, expected) in cases {
            let (request, mode) = parse_line(words);
            assert_eq!(mode, expected, "{words}");
            let targets = request.search_terms.first().map_or(5, |term| term.search_targets.len());
            assert_eq!(targets, if mode == SearchMode::Episodes { 5 } else { 2 }, "{words}");
        }
        let (request, _) = parse_line("rust|--since|30 days|--has-transcript|true");
        assert!(request.published_since.is_some() && request.last_episode_date_since.is_none());
    }

    #[test]
    fn orders_are_read_from_words() {
        let cases = [
            ("title", (None, None)),
            ("title:desc", (Some("desc"), None)),
            ("castboxPlays:asc:first", (Some("asc"), Some("first"))),
            ("foundedDate:first", (None, Some("first"))),
            ("title:sideways", (Some("sideways"), None)),
        ];
        for (words, expected) in cases {
            let order = parse_order(words);
            assert_eq!((order.direction.as_deref(), order.null_order.as_deref()), expected, "{words}");
        }
    }
}
