//! `GET /api/v1/public/listicles/{publicSlug}`

use earshot_api_server::prelude::*;
use earshot_app::{ListedPodcast, Project};
use earshot_indexer::PodcastKey;
use earshot_model::PodcastDocument;
use earshot_model::project::{ListedPodcastState, check_public_slug};

/// Length of a description, in characters.
const DESCRIPTION_CHARS: usize = 240;

/// A public list.
#[view]
pub struct ListicleData {
    /// The list.
    pub listicle: ListicleView,
}

/// A project that anyone may read.
#[view]
pub struct ListicleView {
    /// The public title, or else the name of the project.
    pub title: String,
    /// The public description; `null` when there is none.
    pub description: Option<String>,
    /// The part of the page's URL.
    pub slug: String,
    /// Whether everyone sees the page. Members of the team may see it before.
    pub is_public: bool,
    /// When the project or its podcasts last changed.
    updated_at: TimestampView,
    /// The podcasts without ignored and lost ones: first those of the highest priority, then those added first.
    pub podcasts: Vec<ListiclePodcastView>,
}

/// A podcast of a public list.
#[view]
pub struct ListiclePodcastView {
    /// Place on the list, from 1.
    pub position: usize,
    /// ID of the podcast.
    podcast_id: String,
    /// Title of the podcast.
    pub title: String,
    /// Slug of the podcast.
    pub slug: String,
    /// The author, as the feed names it; `null` when it does not.
    author: Option<String>,
    /// The sentence that sums up the podcast best, or the beginning of its description; `null` when there is none.
    description: Option<String>,
    /// URL of the image; `null` when there is none.
    pub image_url: Option<String>,
    /// Categories of the podcast.
    genres: Vec<String>,
    /// Language of the podcast, BCP 47; `null` when unknown.
    language: Option<String>,
    /// Number of episodes; `null` when unknown.
    episode_count: Option<i64>,
    /// When the newest episode was published; `null` when unknown.
    last_episode_published_at: Option<TimestampView>,
}

/// Returns a public list by its slug.
#[endpoint(
    get "/api/v1/public/listicles/{publicSlug}",
    params(("publicSlug" = String, Path, description = "Slug of the public list.")),
    (status = 200, description = "The list", body = Envelope<ListicleData>),
    (status = 404, description = "There is no public list with this slug"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_listicle(
    state: AppState,
    caller: Caller,
    ApiPath(slug): ApiPath<String>,
) -> Result<Envelope<ListicleData>, ApiError> {
    Ok(Envelope::new(ListicleData::read(&state, &caller, &slug).await?))
}

impl ListicleData {
    pub async fn read(state: &AppState, caller: &Caller, slug: &str) -> Result<Self, ApiError> {
        let not_found = || ApiError::not_found("List");
        // Rejects text that cannot be a slug without a lookup.
        let slug = check_public_slug(slug).map_err(|_| not_found())?;
        let project = state.db.find_public_list(&slug).await?.ok_or_else(not_found)?;
        let is_own = caller.account.as_ref().is_some_and(|account| account.team_id == project.team_id);
        if !(project.public.is_public || (is_own && project.public.is_for_team)) {
            return Err(not_found());
        }
        let entries = state.db.shown_podcasts(&project).await?;
        state.read_generation(move |generation| Self::build(generation, project, slug, &entries)).await
    }

    fn build(
        generation: &OpenGeneration,
        project: Project,
        slug: String,
        entries: &[ListedPodcast],
    ) -> Result<Self, ApiError> {
        let limit = usize::try_from(project.public.podcast_limit).unwrap_or(0);
        let mut podcasts = Vec::new();
        for entry in entries.iter().filter(|entry| entry.state != ListedPodcastState::Lost) {
            if podcasts.len() == limit {
                break;
            }
            // A podcast that has left the catalog has no page to link to.
            if let Some(document) = generation.backend.podcast(PodcastKey::Id(entry.podcast.id))? {
                podcasts.push(ListiclePodcastView::of(podcasts.len() + 1, &document));
            }
        }
        let listicle = ListicleView {
            title: project.public.title.unwrap_or(project.name),
            description: project.public.description,
            slug,
            is_public: project.public.is_public,
            updated_at: project.updated_at.into(),
            podcasts,
        };
        Ok(Self { listicle })
    }
}

impl ListiclePodcastView {
    fn of(position: usize, document: &PodcastDocument) -> Self {
        let (podcast, score) = (&document.podcast, document.score.as_ref());
        let generated = document.generated.as_ref().map(|texts| texts.short.clone()).filter(|text| !text.is_empty());
        Self {
            position,
            podcast_id: podcast.id.to_string(),
            title: podcast.title.clone(),
            slug: podcast.slug.clone(),
            author: podcast.author.clone(),
            description: generated.or_else(|| shorten(&podcast.description)),
            image_url: podcast.image_url.clone(),
            genres: podcast.genres.clone(),
            language: podcast.language.clone(),
            episode_count: score.map(|score| score.episode_count),
            last_episode_published_at: score.and_then(|score| score.last_episode_at).map(TimestampView),
        }
    }
}

/// Returns the beginning of a text, cut between words.
fn shorten(text: &str) -> Option<String> {
    let text = text.trim();
    let Some((end, _)) = text.char_indices().nth(DESCRIPTION_CHARS) else {
        return (!text.is_empty()).then(|| text.to_owned());
    };
    let cut = text[..end].rfind(char::is_whitespace).unwrap_or(end);
    Some(format!("{}…", text[..cut].trim_end()))
}
