//! `POST /api/v1/administration/person-statements`

use super::check_reason;
use super::person_statement_view::{PersonStatementView, problem_text};
use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::UserNames;
use earshot_api_server::prelude::*;
use earshot_api_server::serving::reload_stated_facts;
use earshot_app::ids;
use earshot_indexer::EpisodeKey;
use earshot_model::people::{PersonChange, PersonStatement, SplitCredits, StatedPerson, StatementEffect};
use earshot_model::{EpisodeId, PodcastId};
use std::str::FromStr as _;

/// What is stated about people.
#[request]
pub struct StatePersonRequest {
    /// Slug of the page that is merged into another, or that has credits of somebody else.
    person_slug: String,
    /// For a merge: slug of the page that stays.
    into_slug: Option<String>,
    /// For a split: ID or slug of the podcast whose credits are somebody else's.
    podcast: Option<String>,
    /// For a split of one appearance: ID or slug of the episode of the podcast.
    episode: Option<String>,
    /// Why, for administrators: 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// A statement about people.
#[view]
pub struct PersonStatementData {
    /// The statement.
    person_statement: PersonStatementView,
}

/// States that two pages are about one person (`intoSlug`), or that the credits of a podcast or an episode are
/// not a person's (`podcast`, `episode`); for administrators of the installation, in a session. Pages and calls follow at once. A merged page
/// leads to the one that stays, and credits that are split off get a page.
#[endpoint(
    post "/api/v1/administration/person-statements",
    (status = 200, description = "The statement is in effect", body = Envelope<PersonStatementData>),
    (status = 400, description = "The reason is missing or too long, not exactly one of `intoSlug` and `podcast` is \
                                  given, the statement would have no effect, or there are too many"),
    (status = 403, description = "The caller is no administrator, or used an API key"),
    (status = 404, description = "Person, podcast or episode not found"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
    security(("session" = []))
)]
pub async fn state_person(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<StatePersonRequest>,
) -> Result<Envelope<PersonStatementData>, ApiError> {
    let reason = check_reason(&body.reason)?;
    let id = ids::new_id(&state.clock);
    let statement = state.read_generation(move |generation| body.statement(generation, id)).await?;
    let (action, object) = match &statement.change {
        PersonChange::Merge { person, into } => (AuditAction::PeopleMerged, format!("{}, {}", person.slug, into.slug)),
        PersonChange::Split { person, .. } => (AuditAction::PersonSplit, person.slug.clone()),
    };
    let stored = state.db.state_person(statement, reason, account.user_id).await?.ok_or_else(|| {
        let message = "500 statements are in effect, which is the most. Undo one first.";
        ApiError::new(ErrorCode::InvalidRequest, message)
    })?;
    tracing::info!(statement = %id, by = %account.user_id, action = action.as_str(), "statement about people");
    origin.record_audit_event(&state.db, account.user_id, action, Some(object)).await;
    reload_stated_facts(&state.db, &state.generations).await?;
    let names = UserNames(state.db.user_names([account.user_id]).await?);
    let person_statement = PersonStatementView::new(&stored, Some(StatementEffect::Applied), &names);
    Ok(Envelope::new(PersonStatementData { person_statement }))
}

impl StatePersonRequest {
    /// Reads what the statement names, and rejects one that would do nothing.
    fn statement(&self, generation: &OpenGeneration, id: Uuid) -> Result<PersonStatement, ApiError> {
        let person = |slug, podcast| find_person(generation, slug, podcast);
        let (change, pointer) = match (&self.into_slug, &self.podcast, &self.episode) {
            (Some(into), None, None) => {
                let (person, into) = (person(&self.person_slug, None)?, person(into, None)?);
                (PersonChange::Merge { person, into }, "/intoSlug")
            }
            (None, Some(podcast), episode) => {
                let credits = find_credits(generation, podcast, episode.as_deref())?;
                let person = person(&self.person_slug, Some(credits.podcast))?;
                (PersonChange::Split { person, credits }, "/podcast")
            }
            _ => {
                let detail = "give either intoSlug or podcast";
                return Err(ApiError::invalid("Name another page or a podcast.", "/intoSlug", detail));
            }
        };
        let statement = PersonStatement { id, change };
        let effect = generation.people.try_statement(&statement)?;
        match problem_text(effect) {
            None => Ok(statement),
            Some(problem) => {
                let message = format!("The statement would have no effect. {problem}");
                Err(ApiError::invalid(message, pointer, "must change the page"))
            }
        }
    }
}

/// Finds the credits of a podcast, or of one of its episodes.
fn find_credits(generation: &OpenGeneration, podcast: &str, episode: Option<&str>) -> Result<SplitCredits, ApiError> {
    let document = find_podcast(generation, podcast)?;
    let episode = episode.map(|text| {
        let by_slug = EpisodeKey::Slug { podcast_slug: &document.podcast.slug, episode_slug: text };
        let key = EpisodeId::from_str(text).map_or(by_slug, EpisodeKey::Id);
        let found = generation.backend.episode(key)?.filter(|one| one.episode.podcast_id == document.podcast.id);
        found.ok_or_else(|| ApiError::not_found("Episode"))
    });
    let episode = episode.transpose()?;
    Ok(SplitCredits {
        podcast: document.podcast.id,
        podcast_title: document.podcast.title.clone(),
        episode: episode.as_ref().map(|one| one.episode.id),
        episode_title: episode.map(|one| one.episode.title.clone()),
    })
}

/// Finds the page of a person. `podcast` is the one whose credits are split off.
fn find_person(generation: &OpenGeneration, slug: &str, podcast: Option<PodcastId>) -> Result<StatedPerson, ApiError> {
    let missing = || ApiError::not_found("Person");
    let record = generation.people.person(slug)?.ok_or_else(missing)?;
    let anchor = generation.people.person_anchor(slug, podcast)?.ok_or_else(missing)?;
    Ok(StatedPerson { slug: record.slug, name: record.name, anchor })
}
