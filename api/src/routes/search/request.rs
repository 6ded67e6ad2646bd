//! The body of a search, and how its mistakes are answered.

use crate::error::{ApiError, Code};
use crate::extract::ApiJson;
use axum::extract::{FromRequest, Request};
use earshot_model::search::{SearchOptionsError, SortOrderRequest, TermOptionsRequest, TermRequest};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A search. Every key is optional, unknown ones are refused.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SearchRequest {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search_terms: Option<Vec<SearchTermRequest>>,
    /// Category names, in any case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_itunes_genres: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exclude_itunes_genres: Option<Vec<String>>,
    /// BCP 47; `en` also finds `en-GB`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub languages: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_podcast_ids: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exclude_podcast_ids: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_episode_ids: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exclude_episode_ids: Option<Vec<String>>,
    /// `clean` or `explicit`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explicit: Option<String>,
    /// A date like 2026-01-31, or an RFC 3339 date and time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub founded_since: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_episode_date_since: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub published_since: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub published_before: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_total_episodes: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_total_episodes: Option<i64>,
    /// Episodes only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has_transcript: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has_socials: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has_primary_contact: Option<bool>,
    /// By relevance when absent. The first decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sort_order: Option<Vec<SortRequest>>,
    /// 1 to 1000, for admins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page_size: Option<i64>,
    /// The cursor of the answer before, with the same search.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Episodes: fill `matchSnippet`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_match_snippet: Option<bool>,
    /// Episodes: `false` leaves the passages of the transcript out (spec 5: they are there by default).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub include_transcript_snippet: Option<bool>,
    /// Episodes: longest `transcriptTextSnippet`, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transcript_snippet_length: Option<u32>,
    /// Taken for the field's client; fragments have the length that the engine gives them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transcript_highlight_length: Option<u32>,
}

/// A term to look for.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SearchTermRequest {
    /// At least 2 characters.
    pub search_term: String,
    /// `text`.
    #[serde(default = "text_type")]
    #[schema(required = false)]
    pub search_type: String,
    /// podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript.
    pub search_targets: Vec<String>,
    #[serde(default)]
    #[schema(required = false)]
    pub search_term_options: TermOptionsBodyRequest,
}

/// How a term takes part.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TermOptionsBodyRequest {
    /// must, not or optional.
    #[serde(default = "optional_mode")]
    #[schema(required = false)]
    pub match_mode: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phrase_match: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slop: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fuzzy: Option<bool>,
}

/// What comes first.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SortRequest {
    /// relevance, recentActivity or title.
    pub field: String,
    /// asc or desc.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub direction: Option<String>,
    /// first or last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub null_order: Option<String>,
}

fn text_type() -> String {
    "text".to_owned()
}

fn optional_mode() -> String {
    "optional".to_owned()
}

impl Default for TermOptionsBodyRequest {
    fn default() -> Self {
        Self { match_mode: optional_mode(), phrase_match: None, slop: None, fuzzy: None }
    }
}

impl SearchRequest {
    /// As the model checks it.
    pub(super) fn to_model(&self) -> earshot_model::search::SearchRequest {
        let body = self.clone();
        let terms = body.search_terms.unwrap_or_default().into_iter().map(|term| TermRequest {
            search_term: term.search_term,
            search_type: Some(term.search_type),
            search_targets: term.search_targets,
            options: TermOptionsRequest {
                match_mode: Some(term.search_term_options.match_mode),
                phrase_match: term.search_term_options.phrase_match,
                slop: term.search_term_options.slop,
                fuzzy: term.search_term_options.fuzzy,
            },
        });
        let sort_order = body.sort_order.map(|orders| {
            let sort = |order: SortRequest| SortOrderRequest {
                field: order.field,
                direction: order.direction,
                null_order: order.null_order,
            };
            orders.into_iter().map(sort).collect()
        });
        earshot_model::search::SearchRequest {
            search_terms: terms.collect(),
            include_itunes_genres: body.include_itunes_genres,
            exclude_itunes_genres: body.exclude_itunes_genres,
            languages: body.languages,
            include_podcast_ids: body.include_podcast_ids,
            exclude_podcast_ids: body.exclude_podcast_ids,
            include_episode_ids: body.include_episode_ids,
            exclude_episode_ids: body.exclude_episode_ids,
            explicit: body.explicit,
            founded_since: body.founded_since,
            last_episode_date_since: body.last_episode_date_since,
            published_since: body.published_since,
            published_before: body.published_before,
            min_total_episodes: body.min_total_episodes,
            max_total_episodes: body.max_total_episodes,
            has_transcript: body.has_transcript,
            has_primary_contact: body.has_primary_contact,
            has_socials: body.has_socials,
            sort_order,
            page_size: body.page_size,
        }
    }

    /// The part that decides what is found and in which order, for the cursor.
    pub(super) fn canonical(&self) -> String {
        let query = Self {
            cursor: None,
            page_size: None,
            include_match_snippet: None,
            include_transcript_snippet: None,
            transcript_snippet_length: None,
            transcript_highlight_length: None,
            ..self.clone()
        };
        serde_json::to_string(&query).expect("a search request is plain data")
    }
}

/// The body of a search; mistakes get the messages of spec 5.
#[derive(Debug)]
pub struct SearchBody(pub SearchRequest);

impl<S: Send + Sync> FromRequest<S> for SearchBody {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, Self::Rejection> {
        match ApiJson::<SearchRequest>::from_request(request, state).await {
            Ok(ApiJson(body)) => Ok(Self(body)),
            Err(error) if error.code == Code::InvalidRequest => Err(in_the_words_of_the_spec(error)),
            Err(error) => Err(error),
        }
    }
}

fn in_the_words_of_the_spec(error: ApiError) -> ApiError {
    let Some(detail) = error.details.first() else { return error };
    let unknown = detail.message.strip_prefix("unknown field `").and_then(|rest| rest.split('`').next());
    match unknown {
        // A key of the search itself is a filter, one further inside is a mistake in its options.
        Some(name) if detail.pointer.trim_start_matches('/') == name || detail.pointer.is_empty() => {
            SearchOptionsError::FilterNotSupported(name.to_owned()).into()
        }
        _ => SearchOptionsError::Invalid { pointer: detail.pointer.clone(), message: detail.message.clone() }.into(),
    }
}
