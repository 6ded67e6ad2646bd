//! `POST /api/v1/strategies/generate`

use super::{publish_strategies, read_example_shows};
use crate::projects::find_project;
use earshot_api_content::assistance::run_charged_assist;
use earshot_api_content::relevancy::ReviewContext;
use earshot_api_content::search::read_project_facts;
use earshot_api_content::views::{GeneratedByView, StrategyView};
use earshot_api_server::prelude::*;
use earshot_assist::strategies::MAX_STRATEGIES;
use earshot_model::project::ProjectState;
use futures::FutureExt as _;

const DEFAULT_COUNT: usize = 6;

/// The strategies of a project after some were made.
#[view]
pub struct GeneratedStrategiesData {
    /// All strategies of the project, in their order.
    strategies: Vec<StrategyView>,
    /// How many were made.
    made_count: usize,
    /// Why fewer were made than requested; `null` when all were.
    shortfall: Option<String>,
}

/// The project and the number of strategies.
#[request]
pub struct GenerateStrategiesRequest {
    /// ID or slug of the project.
    project_id: String,
    /// How many, 1 to 12; 6 by default.
    #[schema(minimum = 1, maximum = 12)]
    count: Option<usize>,
    /// Whether strategies are kept that nobody has changed and that never ran; `false` by default.
    #[serde(default)]
    keep_existing: bool,
}

/// Makes search strategies for a project from its guest, its purpose and podcasts that fit. Costs one AI assist.
///
/// Strategies that people changed, or that ran, always stay.
#[endpoint(
    post "/api/v1/strategies/generate",
    (status = 200, description = "All strategies of the project", body = Envelope<GeneratedStrategiesData>),
    (status = 404, description = "Project not found"),
    (status = 409, description = "Neither the project nor its guest describes a subject, or the project is archived"),
    extensions(("x-cost" = json!({
        "meter": "ai-assist", "count": 1, "plan": PlanFeature::Assistant,
    }))),
)]
pub async fn generate_strategies(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<GenerateStrategiesRequest>,
) -> Result<Envelope<GeneratedStrategiesData>, ApiError> {
    let count = body.count.unwrap_or(DEFAULT_COUNT);
    if !(1..=MAX_STRATEGIES).contains(&count) {
        return Err(ApiError::invalid("The body is not valid for this call.", "/count", "must be from 1 to 12"));
    }
    let project = find_project(&state, &account, &body.project_id).await?;
    if project.state == ProjectState::Archived {
        return Err(ApiError::of(ErrorCode::ProjectArchived));
    }
    let facts = read_project_facts(&state, &account, &project).await?;
    let subject = ReviewContext::read(&state, &account, &project, facts).await?;
    let (shows, keywords) = read_example_shows(&state, &account, &subject).await?;
    let generated = run_charged_assist(&state, &account, move |assistant| {
        async move { assistant.strategies(&subject.project, subject.guest.as_ref(), &shows, &keywords, count).await }
            .boxed()
    })
    .await?;
    let made_with = serde_json::to_value(GeneratedByView::of(&generated)).map_err(ApiError::internal)?;
    let contents = generated.result.iter().map(serde_json::to_value).collect::<Result<Vec<_>, _>>();
    let contents = contents.map_err(ApiError::internal)?;
    let made_count = contents.len();
    let added = state.db.add_strategies(&account, project.id, (contents, made_with), !body.keep_existing).await?;
    publish_strategies(&state, &account, project.id);
    Ok(Envelope::new(GeneratedStrategiesData {
        strategies: added.into_iter().filter_map(StrategyView::of).collect(),
        made_count,
        shortfall: (made_count < count).then(|| shortfall(made_count, count)),
    }))
}

fn shortfall(made: usize, count: usize) -> String {
    format!(
        "{made} of {count} were made: the subjects of the guest and the project that find podcasts lead to no more. Add topics to the \
         guest's profile or keywords to the project."
    )
}
