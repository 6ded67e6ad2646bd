//! From what was asked to a valid search, by the rules of spec 4, 5 and 6.

use super::options::{
    Filters, MatchMode, NullOrder, SearchMode, SearchOptions, SortDirection, SortField, SortOrder, Target, Term,
};
use super::{FILTERS, SearchOptionsError};
use crate::limits::{MAX_FILTER_VALUES, MAX_SEARCH_TERMS, MAX_TERM_LENGTH, MIN_TERM_LENGTH};
use crate::{EpisodeId, PodcastId, SocialKind, Tier, Timestamp};
use chrono::{DateTime, NaiveDate, Utc};
use std::str::FromStr;

/// A search as it was asked, nothing checked yet. Names are those of the wire.
#[derive(Clone, Debug, Default)]
pub struct SearchRequest {
    pub search_terms: Vec<TermRequest>,
    pub include_itunes_genres: Option<Vec<String>>,
    pub exclude_itunes_genres: Option<Vec<String>>,
    pub languages: Option<Vec<String>>,
    pub include_podcast_ids: Option<Vec<String>>,
    pub exclude_podcast_ids: Option<Vec<String>>,
    pub include_episode_ids: Option<Vec<String>>,
    pub exclude_episode_ids: Option<Vec<String>>,
    pub explicit: Option<String>,
    pub founded_since: Option<String>,
    pub last_episode_date_since: Option<String>,
    pub published_since: Option<String>,
    pub published_before: Option<String>,
    pub min_total_episodes: Option<i64>,
    pub max_total_episodes: Option<i64>,
    pub has_transcript: Option<bool>,
    pub has_primary_contact: Option<bool>,
    pub has_socials: Option<Vec<String>>,
    /// `None` sorts by relevance, an empty list is an error (spec 5).
    pub sort_order: Option<Vec<SortOrderRequest>>,
    pub page_size: Option<i64>,
}

#[derive(Clone, Debug, Default)]
pub struct TermRequest {
    pub search_term: String,
    pub search_type: Option<String>,
    pub search_targets: Vec<String>,
    pub options: TermOptionsRequest,
}

#[derive(Clone, Debug, Default)]
pub struct TermOptionsRequest {
    pub match_mode: Option<String>,
    pub phrase_match: Option<bool>,
    pub slop: Option<f64>,
    pub fuzzy: Option<bool>,
}

#[derive(Clone, Debug, Default)]
pub struct SortOrderRequest {
    pub field: String,
    pub direction: Option<String>,
    pub null_order: Option<String>,
}

/// Checks a request for `tier`. `asked` is the mode of the call: a search of podcasts refuses what only episodes have.
///
/// # Errors
/// The first thing that is wrong, with the message of spec 5.
pub fn build(request: &SearchRequest, asked: SearchMode, tier: Tier) -> Result<SearchOptions, SearchOptionsError> {
    for name in filters_set(request) {
        let rule = FILTERS.iter().find(|rule| rule.name == name).expect("every filter has a row in the table");
        if tier < rule.from {
            return Err(SearchOptionsError::FilterNotOnPlan(name.to_owned()));
        }
        // Spec 4: such a filter is for episodes only.
        if rule.episodes_only && asked == SearchMode::Podcasts {
            return Err(SearchOptionsError::FilterNotSupported(name.to_owned()));
        }
    }

    let terms = terms(&request.search_terms, asked)?;
    let filters = filters(request)?;
    if terms.is_empty() && filters == Filters::default() {
        return Err(SearchOptionsError::NothingToSearch);
    }
    let sort = sort(request.sort_order.as_deref())?;
    if let Some(size) = request.page_size
        && !(1..=1000).contains(&size)
    {
        return Err(invalid("/pageSize", "must be 1 to 1000"));
    }
    Ok(SearchOptions { terms, filters, sort: vec![sort], ..SearchOptions::all(asked) })
}

/// Spec 4, Search mode: episodes when a term targets them or a filter is only for them.
#[must_use]
pub fn detect_mode(request: &SearchRequest) -> SearchMode {
    let by_target = request
        .search_terms
        .iter()
        .flat_map(|term| &term.search_targets)
        .any(|name| Target::parse(name).is_some_and(|target| !target.is_of_podcast()));
    let by_filter =
        filters_set(request).iter().any(|name| FILTERS.iter().any(|rule| rule.name == *name && rule.episodes_only));
    if by_target || by_filter { SearchMode::Episodes } else { SearchMode::Podcasts }
}

/// The filters that the request sets, by their names.
fn filters_set(request: &SearchRequest) -> Vec<&'static str> {
    let set = [
        ("excludeItunesGenres", request.exclude_itunes_genres.is_some()),
        ("includeItunesGenres", request.include_itunes_genres.is_some()),
        ("excludePodcastIds", request.exclude_podcast_ids.is_some()),
        ("explicit", request.explicit.is_some()),
        ("foundedSince", request.founded_since.is_some()),
        ("languages", request.languages.is_some()),
        ("lastEpisodeDateSince", request.last_episode_date_since.is_some()),
        ("hasTranscript", request.has_transcript.is_some()),
        ("includePodcastIds", request.include_podcast_ids.is_some()),
        ("includeEpisodeIds", request.include_episode_ids.is_some()),
        ("excludeEpisodeIds", request.exclude_episode_ids.is_some()),
        ("minTotalEpisodes", request.min_total_episodes.is_some()),
        ("maxTotalEpisodes", request.max_total_episodes.is_some()),
        ("publishedSince", request.published_since.is_some()),
        ("publishedBefore", request.published_before.is_some()),
        ("hasPrimaryContact", request.has_primary_contact.is_some()),
        ("hasSocials", request.has_socials.is_some()),
        ("pageSize", request.page_size.is_some()),
    ];
    set.into_iter().filter_map(|(name, is_set)| is_set.then_some(name)).collect()
}

fn terms(requests: &[TermRequest], asked: SearchMode) -> Result<Vec<Term>, SearchOptionsError> {
    if requests.len() > MAX_SEARCH_TERMS {
        return Err(invalid("/searchTerms", &format!("at most {MAX_SEARCH_TERMS} search terms")));
    }
    requests.iter().enumerate().map(|(index, request)| term(request, index, asked)).collect()
}

fn term(request: &TermRequest, index: usize, asked: SearchMode) -> Result<Term, SearchOptionsError> {
    let at = |key: &str| format!("/searchTerms/{index}/{key}");
    // Spec 5: the embeddings type is rejected.
    if let Some(kind) = &request.search_type
        && kind != "text"
    {
        return Err(invalid(&at("searchType"), "must be \"text\""));
    }

    let text = request.search_term.trim();
    let length = text.chars().count();
    // Spec 5: at least 2 characters. A single ideograph is a word, so scripts without spaces may ask for one.
    let is_long_enough = length >= MIN_TERM_LENGTH || text.chars().any(is_ideograph);
    if !is_long_enough {
        return Err(invalid(&at("searchTerm"), "must have at least 2 characters and not be blank"));
    }
    if length > MAX_TERM_LENGTH {
        return Err(invalid(&at("searchTerm"), &format!("must have at most {MAX_TERM_LENGTH} characters")));
    }

    if request.search_targets.is_empty() {
        return Err(invalid(&at("searchTargets"), "at least one target is required"));
    }
    let mut targets = Vec::new();
    for name in &request.search_targets {
        let Some(target) = Target::parse(name) else {
            return Err(invalid(&at("searchTargets"), &format!("unknown target \"{name}\"")));
        };
        if asked == SearchMode::Podcasts && !target.is_of_podcast() {
            return Err(invalid(&at("searchTargets"), &format!("\"{name}\" is a target of episode searches only")));
        }
        if !targets.contains(&target) {
            targets.push(target);
        }
    }

    let options = &request.options;
    let mode = match options.match_mode.as_deref() {
        None | Some("optional") => MatchMode::Optional,
        Some("must") => MatchMode::Must,
        Some("not") => MatchMode::Not,
        Some(_) => return Err(invalid(&at("searchTermOptions/matchMode"), "must be must, not or optional")),
    };
    let slop = match options.slop {
        None => 0,
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be 0 to 100 and whole")]
        Some(slop) if (0.0..=100.0).contains(&slop) && slop.fract() == 0.0 => slop as u32,
        Some(_) => return Err(invalid(&at("searchTermOptions/slop"), "must be a whole number from 0 to 100")),
    };
    let phrase = options.phrase_match.unwrap_or(false);
    let fuzzy = options.fuzzy.unwrap_or(false);
    Ok(Term { text: text.to_owned(), targets, mode, phrase, slop, fuzzy })
}

/// Han, Hiragana, Katakana, Hangul and Thai: scripts where one character can be a word.
fn is_ideograph(letter: char) -> bool {
    matches!(u32::from(letter), 0x0E00..=0x0E7F | 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xAC00..=0xD7AF | 0xF900..=0xFAFF | 0x20000..=0x3FFFF)
}

fn filters(request: &SearchRequest) -> Result<Filters, SearchOptionsError> {
    let lower = |values: &Option<Vec<String>>, pointer: &str| -> Result<Vec<String>, SearchOptionsError> {
        let values = bounded(values.as_deref(), pointer)?;
        // Spec 5: genres are lowercased.
        Ok(values.iter().map(|value| value.trim().to_lowercase()).filter(|value| !value.is_empty()).collect())
    };
    let min_total_episodes = match request.min_total_episodes {
        None => None,
        // Spec 5, Filters: min at least 0, max positive.
        Some(count) => Some(u64::try_from(count).map_err(|_| invalid("/minTotalEpisodes", "must be at least 0"))?),
    };
    let max_total_episodes = match request.max_total_episodes {
        None => None,
        Some(count) if count >= 1 => Some(count.unsigned_abs()),
        Some(_) => return Err(invalid("/maxTotalEpisodes", "must be at least 1")),
    };
    let explicit = match request.explicit.as_deref() {
        None => None,
        Some("explicit") => Some(true),
        Some("clean") => Some(false),
        Some(_) => return Err(invalid("/explicit", "must be clean or explicit")),
    };
    let mut has_socials = Vec::new();
    for name in bounded(request.has_socials.as_deref(), "/hasSocials")? {
        let kind = SocialKind::parse(name)
            .ok_or_else(|| invalid("/hasSocials", &format!("unknown social platform \"{name}\"")))?;
        has_socials.push(kind);
    }
    Ok(Filters {
        include_genres: lower(&request.include_itunes_genres, "/includeItunesGenres")?,
        exclude_genres: lower(&request.exclude_itunes_genres, "/excludeItunesGenres")?,
        languages: lower(&request.languages, "/languages")?,
        include_podcast_ids: ids::<PodcastId>(request.include_podcast_ids.as_deref(), "/includePodcastIds")?,
        exclude_podcast_ids: ids::<PodcastId>(request.exclude_podcast_ids.as_deref(), "/excludePodcastIds")?,
        include_episode_ids: ids::<EpisodeId>(request.include_episode_ids.as_deref(), "/includeEpisodeIds")?,
        exclude_episode_ids: ids::<EpisodeId>(request.exclude_episode_ids.as_deref(), "/excludeEpisodeIds")?,
        explicit,
        founded_since: date(request.founded_since.as_deref(), "/foundedSince")?,
        last_episode_since: date(request.last_episode_date_since.as_deref(), "/lastEpisodeDateSince")?,
        published_since: date(request.published_since.as_deref(), "/publishedSince")?,
        published_before: date(request.published_before.as_deref(), "/publishedBefore")?,
        min_total_episodes,
        max_total_episodes,
        has_transcript: request.has_transcript,
        has_primary_contact: request.has_primary_contact,
        has_socials,
        ..Filters::default()
    })
}

fn bounded<'a>(values: Option<&'a [String]>, pointer: &str) -> Result<&'a [String], SearchOptionsError> {
    let values = values.unwrap_or(&[]);
    if values.len() > MAX_FILTER_VALUES {
        return Err(invalid(pointer, &format!("at most {MAX_FILTER_VALUES} values")));
    }
    Ok(values)
}

fn ids<T: FromStr>(values: Option<&[String]>, pointer: &str) -> Result<Vec<T>, SearchOptionsError> {
    bounded(values, pointer)?
        .iter()
        .map(|value| T::from_str(value).map_err(|_| invalid(pointer, &format!("\"{value}\" is not a UUID"))))
        .collect()
}

fn date(value: Option<&str>, pointer: &str) -> Result<Option<Timestamp>, SearchOptionsError> {
    let Some(value) = value else { return Ok(None) };
    if let Ok(moment) = DateTime::parse_from_rfc3339(value) {
        return Ok(Some(moment.with_timezone(&Utc)));
    }
    let midnight = NaiveDate::parse_from_str(value, "%Y-%m-%d").ok().and_then(|day| day.and_hms_opt(0, 0, 0));
    match midnight {
        Some(midnight) => Ok(Some(midnight.and_utc())),
        None => Err(invalid(pointer, "must be a date like 2026-01-31 or an RFC 3339 date and time")),
    }
}

fn sort(requests: Option<&[SortOrderRequest]>) -> Result<SortOrder, SearchOptionsError> {
    let Some(requests) = requests else { return Ok(SortOrder::RELEVANCE) };
    let Some(first) = requests.first() else { return Err(SearchOptionsError::NoSortOrder) };
    let (field, natural) = match first.field.as_str() {
        "relevance" => (SortField::Relevance, SortDirection::Desc),
        "recentActivity" => (SortField::RecentActivity, SortDirection::Desc),
        "title" => (SortField::Title, SortDirection::Asc),
        other => return Err(invalid("/sortOrder/0/field", &format!("cannot sort by \"{other}\""))),
    };
    let direction = match first.direction.as_deref() {
        None => natural,
        Some("asc") => SortDirection::Asc,
        Some("desc") => SortDirection::Desc,
        Some(_) => return Err(invalid("/sortOrder/0/direction", "must be asc or desc")),
    };
    let nulls = match first.null_order.as_deref() {
        None | Some("last") => NullOrder::Last,
        Some("first") => NullOrder::First,
        Some(_) => return Err(invalid("/sortOrder/0/nullOrder", "must be first or last")),
    };
    Ok(SortOrder { field, direction, nulls })
}

fn invalid(pointer: &str, message: &str) -> SearchOptionsError {
    SearchOptionsError::Invalid { pointer: pointer.to_owned(), message: message.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(text: &str, targets: &[&str]) -> SearchRequest {
        SearchRequest {
            search_terms: vec![TermRequest {
                search_term: text.to_owned(),
                search_targets: targets.iter().map(|&name| name.to_owned()).collect(),
                ..TermRequest::default()
            }],
            ..SearchRequest::default()
        }
    }

    fn message(request: &SearchRequest, mode: SearchMode, tier: Tier) -> String {
        match build(request, mode, tier) {
            Ok(_) => "ok".to_owned(),
            Err(error) => match error.detail() {
                Some((pointer, detail)) => format!("{error} {pointer}: {detail}"),
                None => error.to_string(),
            },
        }
    }

    #[test]
    fn wrong_requests_get_the_messages_of_the_spec() {
        use SearchMode::{Episodes, Podcasts};
        let title = &["podcast-title"];
        let cases = [
            (request("rust", title), Podcasts, Tier::Public, "ok"),
            (SearchRequest::default(), Podcasts, Tier::Admin, "At least one search term or filter is required."),
            (
                request("r", title),
                Podcasts,
                Tier::Public,
                "Error parsing search options. /searchTerms/0/searchTerm: must have at least 2 characters and not be blank",
            ),
            (request("鉄", title), Podcasts, Tier::Public, "ok"),
            (
                request("rust", &[]),
                Podcasts,
                Tier::Public,
                "Error parsing search options. /searchTerms/0/searchTargets: at least one target is required",
            ),
            (
                request("rust", &["transcript"]),
                Podcasts,
                Tier::Public,
                "Error parsing search options. /searchTerms/0/searchTargets: \"transcript\" is a target of episode searches only",
            ),
            (request("rust", &["transcript"]), Episodes, Tier::Public, "ok"),
            (
                SearchRequest { has_transcript: Some(true), ..request("rust", title) },
                Episodes,
                Tier::Public,
                "Search filter \"hasTranscript\" is not available for your plan.",
            ),
            (
                SearchRequest { has_transcript: Some(true), ..request("rust", title) },
                Podcasts,
                Tier::Admin,
                "Search filter \"hasTranscript\" is not supported.",
            ),
            (
                SearchRequest { page_size: Some(10), ..request("rust", title) },
                Podcasts,
                Tier::Agency,
                "Search filter \"pageSize\" is not available for your plan.",
            ),
            (
                SearchRequest { sort_order: Some(vec![]), ..request("rust", title) },
                Podcasts,
                Tier::Admin,
                "At least one sort order is required.",
            ),
            (
                SearchRequest { languages: Some(vec!["en".to_owned()]), ..SearchRequest::default() },
                Podcasts,
                Tier::Public,
                "ok",
            ),
        ];
        for (request, mode, tier, expected) in cases {
            assert_eq!(message(&request, mode, tier), expected, "{request:?}");
        }
    }

    #[test]
    fn the_embeddings_type_is_rejected() {
        let mut request = request("rust", &["podcast-title"]);
        request.search_terms[0].search_type = Some("embeddings".to_owned());
        assert!(message(&request, SearchMode::Podcasts, Tier::Admin).contains("/searchTerms/0/searchType"));
    }

    #[test]
    fn the_mode_follows_targets_and_filters() {
        assert_eq!(detect_mode(&request("rust", &["podcast-title"])), SearchMode::Podcasts);
        assert_eq!(detect_mode(&request("rust", &["transcript"])), SearchMode::Episodes);
        let filtered = SearchRequest { has_transcript: Some(true), ..request("rust", &["podcast-title"]) };
        assert_eq!(detect_mode(&filtered), SearchMode::Episodes);
    }

    #[test]
    fn every_filter_key_has_its_row() {
        let all = SearchRequest {
            search_terms: vec![],
            include_itunes_genres: Some(vec![]),
            exclude_itunes_genres: Some(vec![]),
            languages: Some(vec![]),
            include_podcast_ids: Some(vec![]),
            exclude_podcast_ids: Some(vec![]),
            include_episode_ids: Some(vec![]),
            exclude_episode_ids: Some(vec![]),
            explicit: Some(String::new()),
            founded_since: Some(String::new()),
            last_episode_date_since: Some(String::new()),
            published_since: Some(String::new()),
            published_before: Some(String::new()),
            min_total_episodes: Some(0),
            max_total_episodes: Some(0),
            has_transcript: Some(true),
            has_primary_contact: Some(true),
            has_socials: Some(vec![]),
            sort_order: None,
            page_size: Some(1),
        };
        let mut set = filters_set(&all);
        let mut table: Vec<_> = FILTERS.iter().map(|rule| rule.name).collect();
        set.sort_unstable();
        table.sort_unstable();
        assert_eq!(set, table);
    }
}
