//! `POST /api/v1/projects/{projectIdOrSlug}/podcasts/relevancy`

use crate::projects::find_project;
use earshot_api_content::relevancy::{ReviewContext, find_fresh_reviews};
use earshot_api_content::search::read_project_facts;
use earshot_api_content::views::RelevancyRunView;
use earshot_api_server::metering::Payer;
use earshot_api_server::prelude::*;
use earshot_app::{ListedPodcastFilter, RunStart};
use earshot_model::{Meter, PodcastId, group_digits};
use std::collections::HashSet;

/// The most entries that a plan allows on a project.
const MAX_IDS: usize = 1_000;

/// Which podcasts are reviewed.
#[request(Default)]
pub struct ReviewListedPodcastsRequest {
    /// IDs of entries of the project, at most 1,000; all when absent. Entries that are gone are left out.
    #[schema(max_items = 1000)]
    listed_podcast_ids: Option<Vec<String>>,
    /// Whether podcasts with a fresh review are reviewed again; `false` by default.
    #[serde(default)]
    force_regenerate: bool,
    /// Returns the cost and begins nothing; `false` by default.
    #[serde(default)]
    dry_run: bool,
}

/// The cost of a run, and the run.
#[view]
pub struct ReviewListedPodcastsData {
    /// The cost of the run.
    cost: RelevancyCostView,
    /// The run; `null` for a dry run, and when no podcast needs a review.
    run: Option<RelevancyRunView>,
}

/// The cost of a run over podcasts.
#[view]
pub struct RelevancyCostView {
    /// Podcasts that were named.
    podcasts: usize,
    /// Podcasts among them with a fresh review, which cost nothing.
    fresh: usize,
    /// AI assists that the run costs, one for each of the others.
    ai_assists: usize,
    /// AI assists that the plan has left in this period; `null` when they are unlimited.
    ai_assists_left: Option<u32>,
    /// Whether the plan has enough of them.
    is_affordable: bool,
}

/// Reviews podcasts on a project, each for one AI assist, in the background. `dryRun` returns the cost first.
///
/// A project has one run at a time; a second request returns the current one. Open pages get `listed-podcast-changed`
/// during the run.
#[endpoint(
    post "/api/v1/projects/{projectIdOrSlug}/podcasts/relevancy",
    (status = 200, description = "The cost and the run", body = Envelope<ReviewListedPodcastsData>),
    (status = 400, description = "A field is not valid, or there are too many IDs"),
    (status = 409, description = "Neither the project nor its guest describes a subject"),
    extensions(("x-cost" = json!({
        "meter": "ai-assist", "count": 1, "per": "podcast", "plan": PlanFeature::Assistant,
    }))),
)]
pub async fn review_listed_podcasts(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ApiJson(body): ApiJson<ReviewListedPodcastsRequest>,
) -> Result<Envelope<ReviewListedPodcastsData>, ApiError> {
    if body.listed_podcast_ids.as_ref().is_some_and(|ids| ids.is_empty() || ids.len() > MAX_IDS) {
        let detail = format!("must have 1 to {} ids", group_digits(MAX_IDS as u64));
        return Err(ApiError::invalid("The ids are not valid.", "/listedPodcastIds", &detail));
    }
    let project = find_project(&state, &account, &project).await?;
    let facts = read_project_facts(&state, &account, &project).await?;
    let subject = ReviewContext::read(&state, &account, &project, facts).await?;
    // Before anything is spent: without a subject that the catalog mentions, every review would be empty.
    subject.check_subjects(&state, &account).await?;
    let entries = state.db.listed_podcasts(&account, project.id, &ListedPodcastFilter::default()).await?;
    let requested: Option<HashSet<String>> = body.listed_podcast_ids.map(|ids| ids.into_iter().collect());
    let is_wanted = |id: &str| requested.as_ref().is_none_or(|requested| requested.contains(id));
    let entries = entries.iter().filter(|entry| is_wanted(&entry.id.to_string()));
    let podcasts: Vec<PodcastId> = entries.map(|entry| entry.podcast.id).collect();
    let fresh = match body.force_regenerate {
        true => HashSet::new(),
        false => find_fresh_reviews(&state, &account, &subject, &podcasts).await?.into_keys().collect(),
    };
    let due: Vec<PodcastId> = podcasts.iter().copied().filter(|podcast| !fresh.contains(podcast)).collect();
    let cost = cost_of(&state, &account, podcasts.len(), due.len()).await?;
    if body.dry_run || due.is_empty() {
        return Ok(Envelope::new(ReviewListedPodcastsData { cost, run: None }));
    }
    if !cost.is_affordable {
        return Err(too_expensive(&cost));
    }
    let (RunStart::Begun(run) | RunStart::AlreadyRunning(run)) =
        state.db.begin_relevancy_run(&account, project.id, &due).await?;
    state.assistance.reviews_queued.notify_one();
    Ok(Envelope::new(ReviewListedPodcastsData { cost, run: Some(run.into()) }))
}

async fn cost_of(state: &AppState, account: &Account, all: usize, due: usize) -> Result<RelevancyCostView, ApiError> {
    let left = state.metering.calls_left(&Payer::of_account(account), Meter::AiAssist).await?;
    Ok(RelevancyCostView {
        podcasts: all,
        fresh: all - due,
        ai_assists: due,
        ai_assists_left: left,
        is_affordable: left.is_none_or(|left| left as usize >= due),
    })
}

fn too_expensive(cost: &RelevancyCostView) -> ApiError {
    let (needed, left) = (group_digits(cost.ai_assists as u64), cost.ai_assists_left.unwrap_or(0));
    let message = format!(
        "Reviewing these podcasts takes {needed} AI assists, and your plan has {} left in this period. Choose fewer podcasts.",
        group_digits(u64::from(left))
    );
    ApiError::new(ErrorCode::QuotaExceeded, message)
}
