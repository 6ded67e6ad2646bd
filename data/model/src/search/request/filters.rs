//! Parses the filters of a search (spec 5, Filters).

use super::dates::parse_date;
use super::invalid::invalid;
use super::search_request::SearchRequest;
use super::{charts, names, ranges};
use crate::country::parse_country_code;
use crate::limits::{MAX_FILTER_VALUE_LENGTH, MAX_FILTER_VALUES};
use crate::search::{Filters, SearchMode, SearchOptionsError};
use crate::{SocialKind, Timestamp, UpdateFrequency};
use std::collections::HashSet;
use std::hash::Hash;
use std::str::FromStr;

pub(super) fn parse_filters(
    request: &SearchRequest,
    requested_mode: SearchMode,
    now: Timestamp,
) -> Result<Filters, SearchOptionsError> {
    let explicit = match request.explicit.as_deref() {
        None => None,
        Some("explicit") => Some(true),
        Some("clean") => Some(false),
        Some(_) => return Err(invalid("/explicit", "must be clean or explicit")),
    };
    let exclude_episode_ids = parse_values(request.exclude_episode_ids.as_deref(), "/excludeEpisodeIds", parse_id)?;
    let (min_total_episodes, max_total_episodes) = ranges::parse_total_episodes(request)?;
    let since = |request, pointer| parse_date(request, now, pointer);
    Ok(Filters {
        include_genres: parse_values(
            request.include_itunes_genres.as_deref(),
            "/includeItunesGenres",
            parse_lowercase,
        )?,
        exclude_genres: parse_values(
            request.exclude_itunes_genres.as_deref(),
            "/excludeItunesGenres",
            parse_lowercase,
        )?,
        languages: parse_values(request.languages.as_deref(), "/languages", parse_language)?,
        include_podcast_ids: parse_values(request.include_podcast_ids.as_deref(), "/includePodcastIds", parse_id)?,
        exclude_podcast_ids: parse_values(request.exclude_podcast_ids.as_deref(), "/excludePodcastIds", parse_id)?,
        include_episode_ids: parse_values(request.include_episode_ids.as_deref(), "/includeEpisodeIds", parse_id)?,
        // No podcast has an episode id, so the filter has no effect there.
        exclude_episode_ids: if requested_mode == SearchMode::Episodes { exclude_episode_ids } else { Vec::new() },
        explicit,
        founded_since: since(request.founded_since.as_ref(), "/foundedSince")?,
        last_episode_since: since(request.last_episode_date_since.as_ref(), "/lastEpisodeDateSince")?,
        published_since: since(request.published_since.as_ref(), "/publishedSince")?,
        published_before: since(request.published_before.as_ref(), "/publishedBefore")?,
        min_total_episodes,
        max_total_episodes,
        has_transcript: request.has_transcript,
        has_primary_contact: request.has_primary_contact,
        has_socials: parse_values(request.has_socials.as_deref(), "/hasSocials", parse_social_kind)?,
        countries: parse_values(request.podcast_countries.as_deref(), "/podcastCountries", parse_country)?,
        has_guests: request.podcast_has_guests,
        is_machine_made: request.podcast_likely_machine_made,
        is_very_stale: request.podcast_very_stale,
        update_frequencies: parse_values(
            request.update_frequencies.as_deref(),
            "/updateFrequencies",
            parse_update_frequency,
        )?,
        chart: request.chart_positions.as_ref().map(charts::parse_chart_filter).transpose()?,
        ranges: ranges::parse_ranges(request)?,
        added_since: since(request.added_since.as_ref(), "/addedSince")?,
        episode_created_since: since(request.episode_created_since.as_ref(), "/episodeCreatedSince")?,
        episode_updated_since: since(request.episode_updated_since.as_ref(), "/episodeUpdatedSince")?,
        people: names::parse_person_filters(request.person_filters.as_deref())?,
        sponsors: names::parse_sponsor_filters(request.sponsor_filters.as_deref())?,
        topics: parse_values(request.topics.as_deref(), "/topics", parse_lowercase)?,
        keywords: parse_values(request.keywords.as_deref(), "/keywords", parse_lowercase)?,
    })
}

/// Parses each value and removes duplicates. The order stays.
fn parse_values<T: Clone + Eq + Hash>(
    values: Option<&[String]>,
    pointer: &str,
    read: impl Fn(&str) -> Result<T, &'static str>,
) -> Result<Vec<T>, SearchOptionsError> {
    let values = values.unwrap_or_default();
    if values.len() > MAX_FILTER_VALUES {
        return Err(invalid(pointer, &format!("must have at most {MAX_FILTER_VALUES} values")));
    }
    let mut read_values = Vec::with_capacity(values.len());
    let mut seen = HashSet::with_capacity(values.len());
    for (index, value) in values.iter().enumerate() {
        let value = value.trim();
        let read_value = if value.is_empty() {
            Err("must not be blank")
        } else if value.len() > MAX_FILTER_VALUE_LENGTH {
            Err("is too long")
        } else {
            read(value)
        };
        let read_value = read_value.map_err(|message| invalid(&format!("{pointer}/{index}"), message))?;
        if seen.insert(read_value.clone()) {
            read_values.push(read_value);
        }
    }
    Ok(read_values)
}

/// Spec 5, Options: genres are lower-cased. The index stores topics and keywords in lower case too.
fn parse_lowercase(value: &str) -> Result<String, &'static str> {
    Ok(value.to_lowercase())
}

fn parse_language(value: &str) -> Result<String, &'static str> {
    if value.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') {
        Ok(value.to_ascii_lowercase())
    } else {
        Err("must be a language tag like en or pt-BR")
    }
}

fn parse_id<T: FromStr>(value: &str) -> Result<T, &'static str> {
    T::from_str(value).map_err(|_| "must be a UUID")
}

fn parse_social_kind(value: &str) -> Result<SocialKind, &'static str> {
    SocialKind::parse(value).ok_or("must be a social platform like mastodon")
}

fn parse_update_frequency(value: &str) -> Result<UpdateFrequency, &'static str> {
    UpdateFrequency::parse(value).ok_or("must be daily, weekly, bi-weekly, monthly or stale")
}

/// Spec 5, Options: countries are ISO alpha-2 codes.
fn parse_country(value: &str) -> Result<String, &'static str> {
    parse_country_code(value).map(str::to_owned).ok_or("must be a country code of ISO 3166-1 alpha-2 like GB")
}
