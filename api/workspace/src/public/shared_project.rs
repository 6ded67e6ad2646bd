//! `GET /api/v1/public/shared/{token}`

use axum::Extension;
use axum::http::header;
use earshot_api_content::views::{AuthorityScoreView, ClientAnswerView, VisibleFields, web_url};
use earshot_api_server::http::NoCompression;
use earshot_api_server::prelude::*;
use earshot_app::{GivenAnswer, ListedPodcast, SharedProject};
use earshot_indexer::PodcastKey;
use earshot_model::project::{ProjectState, ShareColumn};
use earshot_model::{PodcastDocument, Tier, without_hidden_characters};
use std::collections::{HashMap, HashSet};

/// Bytes of a description in a list.
const MAX_DESCRIPTION_BYTES: usize = 2_000;
/// Length of a token, in characters.
pub(super) const TOKEN_CHARS: usize = 43;

/// A project as people with the link see it.
#[view]
pub struct SharedListData {
    /// The list.
    pub list: SharedListView,
}

/// A project as people with the link see it.
#[view]
pub struct SharedListView {
    /// Name of the project.
    pub name: String,
    /// Name of the team; `null` when it has none.
    team_name: Option<String>,
    /// When the project or its podcasts last changed.
    updated_at: TimestampView,
    /// When the link ends; `null` when it is valid until it is revoked.
    expires_at: Option<TimestampView>,
    /// The columns that the page shows, in its order.
    pub columns: Vec<String>,
    /// Whether the page shows addresses for contact.
    include_contacts: bool,
    /// Whether the reader can answer yes or no to each podcast, with a comment.
    takes_answers: bool,
    /// The podcasts without ignored ones: first those of the highest priority, then those added first.
    pub podcasts: Vec<SharedPodcastView>,
}

/// A podcast of the page. A field whose column was not chosen is `null`.
#[view]
pub struct SharedPodcastView {
    /// ID of the entry, to answer.
    listed_podcast_id: String,
    /// ID of the podcast.
    podcast_id: String,
    /// Title of the podcast.
    title: String,
    /// Slug of the podcast.
    slug: String,
    /// URL of the image; `null` when there is none.
    image_url: Option<String>,
    /// Whether the catalog still has the podcast. Without it, the page has only what the team noted.
    in_catalog: bool,
    /// State of the listed podcast.
    state: Option<String>,
    /// Priority of the listed podcast.
    priority: Option<String>,
    /// Labels of the listed podcast.
    labels: Option<Vec<String>>,
    /// The team's notes.
    notes: Option<String>,
    /// The date of the next action.
    next_action_on: Option<String>,
    /// When the podcast was added.
    added_at: Option<TimestampView>,
    /// The author, as the feed names it.
    author: Option<String>,
    /// The description as plain text, shortened.
    description: Option<String>,
    /// Categories of the podcast.
    genres: Option<Vec<String>>,
    /// Language of the podcast, BCP 47.
    language: Option<String>,
    /// Countries of the podcast, ISO 3166-1 alpha-2.
    countries: Option<Vec<String>>,
    /// URL of the website.
    website: Option<String>,
    /// The authority score, 0 to 100.
    authority_score: Option<f64>,
    /// Whether the podcast has guests.
    has_guests: Option<bool>,
    /// Number of episodes.
    episode_count: Option<i64>,
    /// When the newest episode was published.
    last_episode_published_at: Option<TimestampView>,
    /// How often the podcast publishes.
    update_frequency: Option<String>,
    /// The address in the podcast's feed; `null` unless the page includes contacts.
    contact_email: Option<String>,
    /// What someone with this link answered; `null` without an answer.
    answer: Option<ClientAnswerView>,
}

/// Returns the project of a link: a read-only list for people without an account.
///
/// A link that is unknown, revoked or expired gives 404. The list is as it is now.
#[endpoint(
    get "/api/v1/public/shared/{token}",
    params(("token" = String, Path, description = "The secret part of the link.")),
    (status = 200, description = "The list", body = Envelope<SharedListData>),
    (status = 404, description = "The link is unknown, revoked or expired"),
    security(())
)]
pub async fn get_shared_project(
    state: AppState,
    ApiPath(token): ApiPath<String>,
) -> Result<impl IntoResponse, ApiError> {
    let data = SharedListData::read(&state, &token).await?;
    let headers =
        [(header::CACHE_CONTROL, "no-store"), (header::HeaderName::from_static("x-robots-tag"), "noindex, nofollow")];
    Ok((headers, Extension(NoCompression), Envelope::new(data)))
}

impl SharedListData {
    pub async fn read(state: &AppState, token: &str) -> Result<Self, ApiError> {
        let not_found = || ApiError::not_found("Shared list");
        // Rejects text of another length without a lookup: it cannot be a token.
        if token.len() != TOKEN_CHARS {
            return Err(not_found());
        }
        let shared = state.db.find_shared_project(token).await?.ok_or_else(not_found)?;
        let entries = state.db.shown_podcasts(&shared.project).await?;
        let answers = match shared.share.takes_answers {
            true => state.db.answers_of_share(shared.share.id).await?,
            false => Vec::new(),
        };
        state.read_generation(move |generation| Self::build(generation, shared, &entries, &answers)).await
    }

    fn build(
        generation: &OpenGeneration,
        shared: SharedProject,
        entries: &[ListedPodcast],
        answers: &[GivenAnswer],
    ) -> Result<Self, ApiError> {
        let SharedProject { share, project, team_name, tier } = shared;
        // The plan may have been lowered since the link was made.
        let has_contacts = share.includes_contacts && tier.limits().sees_primary_contacts;
        let columns: HashSet<ShareColumn> = share.columns.iter().copied().collect();
        let answers: HashMap<Uuid, &GivenAnswer> =
            answers.iter().map(|answer| (answer.listed_podcast_id, answer)).collect();
        let mut podcasts = Vec::with_capacity(entries.len());
        for entry in entries {
            let document = generation.backend.podcast(PodcastKey::Id(entry.podcast.id))?;
            podcasts.push(SharedPodcastView {
                answer: answers.get(&entry.id).map(|answer| ClientAnswerView::from(*answer)),
                ..SharedPodcastView::of(entry, document.as_deref(), &columns, tier, has_contacts)
            });
        }
        let list = SharedListView {
            // Names that are older than the rule for them may have such characters.
            name: without_hidden_characters(&project.name).into_owned(),
            team_name: team_name.map(|name| without_hidden_characters(&name).into_owned()),
            updated_at: project.updated_at.into(),
            expires_at: share.expires_at.map(Into::into),
            columns: share.columns.iter().map(|column| column.as_str().to_owned()).collect(),
            include_contacts: has_contacts,
            takes_answers: share.takes_answers && project.state != ProjectState::Archived,
            podcasts,
        };
        Ok(Self { list })
    }
}

impl SharedPodcastView {
    fn of(
        entry: &ListedPodcast,
        document: Option<&PodcastDocument>,
        columns: &HashSet<ShareColumn>,
        tier: Tier,
        has_contacts: bool,
    ) -> Self {
        let has = |column: ShareColumn| columns.contains(&column);
        let podcast = document.map(|document| &document.podcast);
        let score = document.and_then(|document| document.score.as_ref());
        let visible = document.map(|document| VisibleFields::of(document, tier)).unwrap_or_default();
        let owner_email = podcast.and_then(|podcast| podcast.owner_email.clone());
        Self {
            listed_podcast_id: entry.id.to_string(),
            podcast_id: podcast.map_or(entry.podcast.id, |podcast| podcast.id).to_string(),
            title: podcast.map_or(&entry.podcast.title, |podcast| &podcast.title).clone(),
            slug: podcast.map_or(&entry.podcast.slug, |podcast| &podcast.slug).clone(),
            image_url: podcast.map_or(entry.podcast.image_url.as_ref(), |podcast| podcast.image_url.as_ref()).cloned(),
            in_catalog: document.is_some(),
            state: has(ShareColumn::State).then(|| entry.state.as_str().to_owned()),
            priority: entry.priority.filter(|_| has(ShareColumn::Priority)).map(|it| it.as_str().to_owned()),
            labels: has(ShareColumn::Labels).then(|| entry.labels.clone()),
            notes: has(ShareColumn::Notes).then(|| entry.notes.clone()),
            next_action_on: entry.next_action_on.filter(|_| has(ShareColumn::NextActionOn)).map(|day| day.to_string()),
            added_at: has(ShareColumn::AddedAt).then(|| entry.added_at().into()),
            author: podcast.filter(|_| has(ShareColumn::Author)).and_then(|podcast| podcast.author.clone()),
            description: podcast
                .filter(|podcast| has(ShareColumn::Description) && !podcast.description.is_empty())
                .map(|podcast| shorten(&podcast.description)),
            genres: podcast.filter(|_| has(ShareColumn::Genres)).map(|podcast| podcast.genres.clone()),
            language: podcast.filter(|_| has(ShareColumn::Language)).and_then(|podcast| podcast.language.clone()),
            countries: (has(ShareColumn::Countries) && document.is_some()).then_some(visible.countries),
            website: podcast
                .filter(|_| has(ShareColumn::Website))
                .and_then(|podcast| web_url(podcast.website_url.as_deref())),
            authority_score: AuthorityScoreView::of(score.filter(|_| has(ShareColumn::AuthorityScore)))
                .map(|score| score.authority_score),
            has_guests: visible.has_guests.filter(|_| has(ShareColumn::HasGuests)),
            episode_count: score.filter(|_| has(ShareColumn::EpisodeCount)).map(|score| score.episode_count),
            last_episode_published_at: score
                .filter(|_| has(ShareColumn::LastEpisodePublishedAt))
                .and_then(|score| score.last_episode_at)
                .map(TimestampView),
            update_frequency: score
                .filter(|_| has(ShareColumn::UpdateFrequency))
                .and_then(|score| score.update_frequency)
                .map(|frequency| frequency.as_str().to_owned()),
            contact_email: owner_email.filter(|_| has_contacts),
            answer: None,
        }
    }
}

fn shorten(text: &str) -> String {
    let end = text.floor_char_boundary(MAX_DESCRIPTION_BYTES);
    if end < text.len() { format!("{}…", text[..end].trim_end()) } else { text.to_owned() }
}
