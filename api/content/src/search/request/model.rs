//! Converts the body to the request of the model, which validates it.

use super::filters::{
    AuthorityScoreRequest, ChartPositionsRequest, CountRangeRequest, DateRequest, PersonRequest, RangeRequest,
    SponsorRequest,
};
use super::search_request::SearchRequest;
use super::terms::{
    GroupTermOptionsRequest, GroupTermRequest, SearchTermRequest, SortRequest, TermGroupRequest,
    TermOptionsBodyRequest, optional_mode, text_type,
};
use earshot_model::search as model;

impl SearchRequest {
    /// Builds a search from the text of a search box.
    pub fn of_line(line: &str, targets: &[&str]) -> Self {
        let model::QueryLine { terms, groups } = model::parse_query_line(line, targets);
        let groups = groups.into_iter().map(|members| TermGroupRequest { search_terms: convert_all(members) });
        Self {
            search_terms: Some(convert_all(terms)),
            search_term_groups: Some(groups.collect::<Vec<_>>()).filter(|groups| !groups.is_empty()),
            ..Self::default()
        }
    }

    pub fn to_model(&self) -> model::SearchRequest {
        let body = self.clone();
        let groups = body.search_term_groups.unwrap_or_default().into_iter();
        model::SearchRequest {
            search_terms: convert_all(body.search_terms.unwrap_or_default()),
            search_term_groups: groups.map(|group| convert_all(group.search_terms)).collect(),
            include_itunes_genres: body.include_itunes_genres,
            exclude_itunes_genres: body.exclude_itunes_genres,
            languages: body.languages,
            include_podcast_ids: body.include_podcast_ids,
            exclude_podcast_ids: body.exclude_podcast_ids,
            include_episode_ids: body.include_episode_ids,
            exclude_episode_ids: body.exclude_episode_ids,
            explicit: body.explicit,
            founded_since: body.founded_since.map(Into::into),
            last_episode_date_since: body.last_episode_date_since.map(Into::into),
            published_since: body.published_since.map(Into::into),
            published_before: body.published_before.map(Into::into),
            added_since: body.added_since.map(Into::into),
            episode_created_since: body.episode_created_since.map(Into::into),
            episode_updated_since: body.episode_updated_since.map(Into::into),
            min_total_episodes: body.min_total_episodes,
            max_total_episodes: body.max_total_episodes,
            min_itunes_rating: body.min_itunes_rating,
            min_itunes_rating_count: body.min_itunes_rating_count,
            min_spotify_rating: body.min_spotify_rating,
            min_spotify_rating_count: body.min_spotify_rating_count,
            min_castbox_plays: body.min_castbox_plays,
            min_castbox_subscribers: body.min_castbox_subscribers,
            podcast_authority_score: body.podcast_authority_score.map(Into::into),
            podcast_audience_estimated_monthly_listeners: body
                .podcast_audience_estimated_monthly_listeners
                .map(Into::into),
            podcast_episode_minutes: body.podcast_episode_minutes.map(Into::into),
            podcast_countries: body.podcast_countries,
            podcast_has_guests: body.podcast_has_guests,
            podcast_likely_machine_made: body.podcast_likely_machine_made,
            podcast_very_stale: body.podcast_very_stale,
            update_frequencies: body.update_frequencies,
            chart_positions: body.chart_positions.map(Into::into),
            has_transcript: body.has_transcript,
            has_primary_contact: body.has_primary_contact,
            has_socials: body.has_socials,
            person_filters: body.person_filters.map(convert_all),
            sponsor_filters: body.sponsor_filters.map(convert_all),
            topics: body.topics,
            keywords: body.keywords,
            sort_order: body.sort_order.map(convert_all),
            page_size: body.page_size,
            facets: body.facets.unwrap_or_default(),
            explain: body.explain.unwrap_or(false),
            retrieval_mode: body.mode,
            meaning_weight: body.meaning_weight,
            include_match_snippet: body.include_match_snippet,
            include_transcript_snippet: body.include_transcript_snippet,
            transcript_snippet_length: body.transcript_snippet_length,
            transcript_highlight_length: body.transcript_highlight_length,
        }
    }
}

fn convert_all<From, To: std::convert::From<From>>(items: Vec<From>) -> Vec<To> {
    items.into_iter().map(Into::into).collect()
}

impl From<model::TermRequest> for SearchTermRequest {
    fn from(term: model::TermRequest) -> Self {
        let model::TermOptionsRequest { match_mode, phrase_match, slop, fuzzy } = term.options;
        Self {
            search_term: term.search_term,
            search_type: term.search_type.unwrap_or_else(text_type),
            search_targets: term.search_targets,
            search_term_options: TermOptionsBodyRequest {
                match_mode: match_mode.unwrap_or_else(optional_mode),
                phrase_match,
                slop,
                fuzzy,
            },
        }
    }
}

impl From<model::TermRequest> for GroupTermRequest {
    fn from(term: model::TermRequest) -> Self {
        let model::TermOptionsRequest { phrase_match, slop, fuzzy, .. } = term.options;
        Self {
            search_term: term.search_term,
            search_type: term.search_type.unwrap_or_else(text_type),
            search_targets: term.search_targets,
            search_term_options: Some(GroupTermOptionsRequest { phrase_match, slop, fuzzy }),
        }
    }
}

impl From<SearchTermRequest> for model::TermRequest {
    fn from(term: SearchTermRequest) -> Self {
        let options = term.search_term_options;
        Self {
            search_term: term.search_term,
            search_type: Some(term.search_type),
            search_targets: term.search_targets,
            options: model::TermOptionsRequest {
                match_mode: Some(options.match_mode),
                phrase_match: options.phrase_match,
                slop: options.slop,
                fuzzy: options.fuzzy,
            },
        }
    }
}

impl From<GroupTermRequest> for model::TermRequest {
    fn from(term: GroupTermRequest) -> Self {
        let options = term.search_term_options.unwrap_or_default();
        Self {
            search_term: term.search_term,
            search_type: Some(term.search_type),
            search_targets: term.search_targets,
            options: model::TermOptionsRequest {
                match_mode: None,
                phrase_match: options.phrase_match,
                slop: options.slop,
                fuzzy: options.fuzzy,
            },
        }
    }
}

impl From<DateRequest> for model::DateRequest {
    fn from(date: DateRequest) -> Self {
        match date {
            DateRequest::Text(date) | DateRequest::Custom { date } => Self::Custom(date),
            DateRequest::Relative { unit, value } => Self::Relative { unit, value },
        }
    }
}

impl From<RangeRequest> for model::ScoreRangeRequest {
    fn from(RangeRequest { min, max }: RangeRequest) -> Self {
        Self { min, max }
    }
}

impl From<CountRangeRequest> for model::CountRangeRequest {
    fn from(CountRangeRequest { min, max }: CountRangeRequest) -> Self {
        Self { min, max }
    }
}

impl From<ChartPositionsRequest> for model::ChartPositionsRequest {
    fn from(request: ChartPositionsRequest) -> Self {
        let ChartPositionsRequest { chart_type, country, category, max_position } = request;
        Self { chart_type, country, category, max_position }
    }
}

impl From<AuthorityScoreRequest> for model::AuthorityScoreRequest {
    fn from(score: AuthorityScoreRequest) -> Self {
        Self {
            authority_score: score.authority_score.map(Into::into),
            quality_score: score.quality_score.map(Into::into),
            engagement_score: score.engagement_score.map(Into::into),
            social_score: score.social_score.map(Into::into),
            youtube_score: score.youtube_score.map(Into::into),
        }
    }
}

impl From<PersonRequest> for model::PersonRequest {
    fn from(person: PersonRequest) -> Self {
        let PersonRequest { name, kind, match_mode, phrase_match, slop, fuzzy } = person;
        Self { kind, name: model::NameRequest { name, match_mode, phrase_match, slop, fuzzy } }
    }
}

impl From<SponsorRequest> for model::NameRequest {
    fn from(SponsorRequest { name, match_mode, phrase_match, slop, fuzzy }: SponsorRequest) -> Self {
        Self { name, match_mode, phrase_match, slop, fuzzy }
    }
}

impl From<SortRequest> for model::SortOrderRequest {
    fn from(SortRequest { field, direction, null_order }: SortRequest) -> Self {
        Self { field, direction, null_order }
    }
}
