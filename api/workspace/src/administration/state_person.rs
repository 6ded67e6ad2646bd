//! `POST /api/v1/administration/person-statements`

use super::check_reason;
use super::person_statement_view::{PersonStatementView, problem_text};
use axum::extract::State;
use earshot_api_content::lookup::{find_episode, find_podcast};
use earshot_api_content::views::UserNames;
use earshot_api_server::error::{ApiError, ErrorCode};
use earshot_api_server::extract::{ApiJson, RequestOrigin, SessionCaller};
use earshot_api_server::plan_feature::PlanFeature;
use earshot_api_server::serving::{OpenGeneration, reload_stated_facts};
use earshot_api_server::state::AppState;
use earshot_api_server::views::Envelope;
use earshot_app::{AuditAction, ids};
use earshot_model::PodcastId;
use earshot_model::people::{PersonChange, PersonStatement, SplitCredits, StatedPerson, StatementEffect};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// What is stated about people.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StatePersonRequest {
    /// Slug of the page that is merged into another, or that has credits of somebody else.
    person_slug: String,
    /// For a merge: slug of the page that stays.
    #[serde(default)]
    into_slug: Option<String>,
    /// For a split: ID or slug of the podcast whose credits are somebody else's.
    #[serde(default)]
    podcast: Option<String>,
    /// For a split of one appearance: ID of the episode, instead of the podcast.
    #[serde(default)]
    episode_id: Option<String>,
    /// Why, for administrators: 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// A statement about people.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonStatementData {
    /// The statement.
    person_statement: PersonStatementView,
}

/// States that two pages are about one person (`intoSlug`), or that credits are not a person's (`podcast` or
/// `episodeId`); for administrators of the installation, in a session. Pages and calls follow at once. A merged page
/// leads to the one that stays, and credits that are split off get a page.
#[utoipa::path(
    post,
    path = "/api/v1/administration/person-statements",
    operation_id = "statePerson",
    tag = "Administration",
    request_body = StatePersonRequest,
    responses(
        (status = 200, description = "The statement is in effect", body = Envelope<PersonStatementData>),
        (status = 400, description = "The reason is missing or too long, not exactly one of `intoSlug`, `podcast` and \
                                      `episodeId` is given, the statement would have no effect, or there are too many"),
        (status = 403, description = "The caller is no administrator, or used an API key"),
        (status = 404, description = "Person, podcast or episode not found"),
    ),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
    security(("session" = []))
)]
pub async fn state_person(
    State(state): State<AppState>,
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
        let (change, pointer) = match (&self.into_slug, &self.podcast, &self.episode_id) {
            (Some(into), None, None) => {
                let (person, into) =
                    (find_person(generation, &self.person_slug, None)?, find_person(generation, into, None)?);
                (PersonChange::Merge { person, into }, "/intoSlug")
            }
            (None, Some(podcast), None) => {
                let document = find_podcast(generation, podcast)?;
                let credits = SplitCredits {
                    podcast: document.podcast.id,
                    podcast_title: document.podcast.title.clone(),
                    episode: None,
                    episode_title: None,
                };
                (self.split(generation, credits)?, "/podcast")
            }
            (None, None, Some(episode)) => {
                let document = find_episode(generation, episode)?;
                let credits = SplitCredits {
                    podcast: document.episode.podcast_id,
                    podcast_title: document.podcast_title.clone(),
                    episode: Some(document.episode.id),
                    episode_title: Some(document.episode.title.clone()),
                };
                (self.split(generation, credits)?, "/episodeId")
            }
            _ => {
                let detail = "give exactly one of intoSlug, podcast and episodeId";
                return Err(ApiError::invalid("Name another page, a podcast or an episode.", "/intoSlug", detail));
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

    fn split(&self, generation: &OpenGeneration, credits: SplitCredits) -> Result<PersonChange, ApiError> {
        let person = find_person(generation, &self.person_slug, Some(credits.podcast))?;
        Ok(PersonChange::Split { person, credits })
    }
}

/// Finds the page of a person. `podcast` is the one whose credits are split off.
fn find_person(generation: &OpenGeneration, slug: &str, podcast: Option<PodcastId>) -> Result<StatedPerson, ApiError> {
    let missing = || ApiError::not_found("Person");
    let record = generation.people.person(slug)?.ok_or_else(missing)?;
    let anchor = generation.people.person_anchor(slug, podcast)?.ok_or_else(missing)?;
    Ok(StatedPerson { slug: record.slug, name: record.name, anchor })
}
