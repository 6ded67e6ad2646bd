//! `POST /api/v1/agent/project/relevancy`

use crate::projects::find_project;
use crate::projects::podcasts::relevancy::{ReviewMode, review_relevancy};
use earshot_api_content::assistance::project_facts;
use earshot_api_content::search::{SearchRequest, options_of_request, read_project_facts};
use earshot_api_content::views::RelevancyResultView;
use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;

/// The podcast and the project that are compared.
#[request]
pub struct ProjectRelevancyRequest {
    /// ID or slug of the project.
    project_id: String,
    /// ID or slug of the podcast.
    podcast_id: String,
    /// The search in which the podcast was found. Its words, genres, languages and countries count as what the
    /// project's podcasts should be like.
    search_options: Option<SearchRequest>,
    /// Whether a new review is made although there is a fresh one; `false` by default.
    force_regenerate: Option<bool>,
}

/// Reviews how well a podcast fits a project and its guest, and keeps the review with the project.
///
/// Costs one AI assist. A stored review is returned for free while guest, project and podcast have not changed.
#[endpoint(
    post "/api/v1/agent/project/relevancy",
    (status = 200, description = "The review", body = Envelope<RelevancyResultView>),
    (status = 404, description = "Project or podcast not found"),
    (status = 409, description = "Neither the project nor its guest describes a subject"),
    extensions(("x-cost" = json!({
        "meter": "ai-assist", "count": 1, "plan": PlanFeature::Assistant,
    }))),
)]
pub async fn ask_agent_project_podcast_relevancy(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<ProjectRelevancyRequest>,
) -> Result<Envelope<RelevancyResultView>, ApiError> {
    let project = find_project(&state, &account, &body.project_id).await?;
    let facts = match &body.search_options {
        Some(search) => {
            let options = options_of_request(search, account.tier, state.clock.now())
                .map_err(|error| error.prefix_pointers("/searchOptions"))?;
            project_facts(&project, Some(&options))
        }
        None => read_project_facts(&state, &account, &project).await?,
    };
    let mode = if body.force_regenerate == Some(true) { ReviewMode::Renew } else { ReviewMode::Make };
    let data = review_relevancy(&state, &account, (&project, facts), &body.podcast_id, mode).await?;
    let change = ChangePublished::new(ChangeKind::ListedPodcast, Some(account.user_id), state.clock.now());
    state.events().publish(account.team_id, change.in_project(project.id));
    Ok(Envelope::new(data))
}
