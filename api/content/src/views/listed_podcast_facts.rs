//! What the catalog and the team store about a listed podcast, as a plan shows it.

use super::AuthorityScoreView;
use super::listed_podcast::{CatalogEntry, ListedPodcastView};
use super::visible_fields::{ContactAccess, VisibleFields};
use earshot_api_server::prelude::*;
use earshot_app::ListMembership;
use earshot_model::search::RestrictedField;
use earshot_model::{PodcastDocument, Tier};

/// A listed podcast with its facts.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ListedPodcastWithFactsView {
    #[serde(flatten)]
    pub listed_podcast: ListedPodcastView,
    /// What the catalog and the team store about it.
    pub facts: ListedPodcastFactsView,
}

/// What the catalog and the team store about a listed podcast. Values of a podcast that has left the catalog are empty.
#[view(Clone)]
pub struct ListedPodcastFactsView {
    /// The author in the feed; `null` when there is none.
    author: Option<String>,
    /// Names of the categories in the feed.
    genres: Vec<String>,
    /// BCP 47; `null` when unknown.
    language: Option<String>,
    /// The authority score, 0 to 100; `null` before it was calculated.
    authority_score: Option<f64>,
    /// `available`, `locked` when the plan does not show the contact, or `none`; `null` when the podcast has left the
    /// catalog.
    contact_state: Option<String>,
    /// Whether episodes have guests; `null` when unknown or not on the plan.
    has_guests: Option<bool>,
    /// Number of episodes; `null` before they were counted.
    episode_count: Option<i64>,
    /// When the newest episode was published; `null` without dated episodes.
    last_episode_published_at: Option<TimestampView>,
    /// daily, weekly, bi-weekly, monthly or stale; `null` without dated episodes.
    update_frequency: Option<String>,
    /// Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan.
    countries: Option<Vec<String>>,
    /// Whether the team has blacklisted the podcast.
    blacklisted: bool,
    /// Whether the catalog has the podcast. An entry without one keeps the values from when it was added.
    in_catalog: bool,
    /// Whether administrators ignore the podcast: searches leave it out.
    ignore: bool,
    /// ID of the podcast that it was merged into; `null` when it was not.
    merged_into: Option<String>,
    /// The other projects of the team that have the podcast.
    lists: Vec<ListOfPodcastView>,
}

/// A project that has a podcast.
#[view(Clone)]
pub struct ListOfPodcastView {
    /// ID of the project.
    project_id: String,
    /// Slug of the project.
    project_slug: String,
    /// Name of the project.
    project_name: String,
    /// ID of the entry.
    listed_podcast_id: String,
    /// Status of the podcast there.
    status: String,
}

impl ListedPodcastFactsView {
    /// `project` is the project of the entry, which is left out of the lists.
    pub fn of(
        listed: Uuid,
        found: CatalogEntry<'_>,
        lists: &[ListMembership],
        is_blacklisted: bool,
        (project, tier): (Uuid, Tier),
    ) -> Self {
        let document = found.document();
        let gated = document.map(|document| VisibleFields::of(document, tier));
        let score = document.and_then(|document| document.score.as_ref());
        let current = document.map(|document| document.podcast.id).filter(|id| id.0 != listed);
        Self {
            author: document.and_then(|document| document.podcast.author.clone()),
            genres: document.map(|document| document.podcast.genres.clone()).unwrap_or_default(),
            language: document.and_then(|document| document.podcast.language.clone()),
            authority_score: AuthorityScoreView::of(score).map(|score| score.authority_score),
            contact_state: document.map(|document| contact_state(document, tier).to_owned()),
            has_guests: gated.as_ref().and_then(|gated| gated.has_guests),
            episode_count: score.map(|score| score.episode_count),
            last_episode_published_at: score.and_then(|score| score.last_episode_at).map(TimestampView),
            update_frequency: score
                .and_then(|score| score.update_frequency)
                .map(|frequency| frequency.as_str().to_owned()),
            countries: gated
                .filter(|gated| tier.can_see(RestrictedField::Countries) && !gated.countries.is_empty())
                .map(|gated| gated.countries),
            blacklisted: is_blacklisted,
            in_catalog: !matches!(found, CatalogEntry::Missing),
            ignore: document.is_some_and(|document| document.ignore_reason.is_some()),
            merged_into: current.map(|id| id.to_string()),
            lists: lists.iter().filter(|list| list.project_id != project).map(ListOfPodcastView::of).collect(),
        }
    }
}

impl ListOfPodcastView {
    fn of(list: &ListMembership) -> Self {
        Self {
            project_id: list.project_id.to_string(),
            project_slug: list.project_slug.clone(),
            project_name: list.project_name.clone(),
            listed_podcast_id: list.listed_podcast_id.to_string(),
            status: list.state.as_str().to_owned(),
        }
    }
}

/// Whether the podcast has a contact, and whether the plan shows it. Every plan may learn that a contact exists,
/// through filters and counts.
fn contact_state(document: &PodcastDocument, tier: Tier) -> &'static str {
    let sees_it = match ContactAccess::of(tier) {
        ContactAccess::All => true,
        ContactAccess::Primary => document.podcast.owner_email.is_some(),
        ContactAccess::None => false,
    };
    match (document.has_contact(), sees_it) {
        (false, _) => "none",
        (true, true) => "available",
        (true, false) => "locked",
    }
}
