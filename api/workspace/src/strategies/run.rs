//! `POST /api/v1/strategies/{strategyId}/run`

use super::candidates::{choose, new_candidate, reason_of, review};
use super::left_out::{LeftOutPodcastView, LeftOutReason, left_out_views};
use super::run_searches::{KeywordSearchView, search_keywords};
use super::{find_strategy, publish_strategies, strategy_not_found, texts_of};
use crate::projects::find_project;
use earshot_api_content::project_changes::publish_entries;
use earshot_api_content::relevancy::{ReviewContext, store_review};
use earshot_api_content::search::read_project_facts;
use earshot_api_content::views::StrategyView;
use earshot_api_server::metering::{ChargeKey, Payer};
use earshot_api_server::prelude::*;
use earshot_app::{AddOutcome, OverLimit, Project, Strategy, StrategyRun};
use earshot_model::project::ProjectState;
use earshot_model::{ListLimit, Meter, Tier, group_digits};

/// The podcasts that a run of a strategy found: those that it added, and those that it left out.
#[view]
pub struct StrategyRunData {
    /// The strategy with what the run did.
    strategy: StrategyView,
    /// The podcasts that were added, the best first.
    added: Vec<AddedCandidateView>,
    /// ID of the change, for undo; `null` when nothing was added.
    change_id: Option<String>,
    /// Each keyword of the strategy with what it found, or why it was not searched.
    searches: Vec<KeywordSearchView>,
    /// Podcasts that the keywords found.
    found_count: usize,
    /// Those of them that are new: neither on the project, nor removed from it, nor blacklisted.
    new_count: usize,
    /// Podcasts that were found and not added, at most 200, first those that can be added anyway.
    left_out: Vec<LeftOutPodcastView>,
}

/// A podcast that a strategy added, with the reasons.
#[view]
pub struct AddedCandidateView {
    /// ID of the entry.
    listed_podcast_id: String,
    /// ID of the podcast.
    podcast_id: String,
    /// Title of the podcast.
    title: String,
    /// The state of the entry.
    status: String,
    /// Keywords of the strategy that found it.
    keywords: Vec<String>,
    /// The rating by rules, 1 to 5; `null` when neither the project nor its guest describes a subject.
    relevancy_score: Option<u8>,
    /// Why it was added.
    reason: String,
}

/// Searches the keywords of a strategy, and adds the best podcasts that are not on the project, with the label
/// `automated`. Costs one search.
///
/// The plan limits how many keywords are searched, and how many strategies of a project may run. Blacklisted podcasts,
/// and those that someone removed from the project, are left out. Rules review the candidates; the reviews are kept
/// with the entries. If the team setting `autoQuickDecisionEnabled` is on, the rating decides whether they are
/// qualified or ignored.
#[endpoint(
    post "/api/v1/strategies/{strategyId}/run",
    (status = 200, description = "What was added", body = Envelope<StrategyRunData>),
    (status = 403, description = "The plan does not include automated search, or no more strategies of this project"),
    (status = 409, description = "Automated search is turned off, or the project is archived"),
    extensions(("x-cost" = json!({
        "meter": "searches", "count": 1, "plan": PlanFeature::AutomatedSearch,
    }))),
)]
pub async fn run_strategy(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<StrategyRunData>, ApiError> {
    let strategy = find_strategy(&state, &account, &id).await?;
    if !state.db.team_settings(&account).await?.automated_search_enabled {
        return Err(ApiError::of(ErrorCode::AutomatedSearchOff));
    }
    let project = find_project(&state, &account, &strategy.project_id.to_string()).await?;
    if project.state == ProjectState::Archived {
        return Err(ApiError::of(ErrorCode::ProjectArchived));
    }
    check_limit(&state, &account, &strategy).await?;
    let charge = ChargeKey { text: format!("strategy {}", Uuid::new_v4()), free_until: state.clock.now() };
    let run = run_and_add(&state, &account, &project, &strategy);
    let data = state.metering.charge_and_run(&Payer::of_account(&account), Meter::Searches, charge, run).await?;
    publish_strategies(&state, &account, project.id);
    Ok(Envelope::new(data))
}

/// Spec 9, Automated search: strategies per list.
async fn check_limit(state: &AppState, account: &Account, strategy: &Strategy) -> Result<(), ApiError> {
    let max = account.tier.limits().strategies_per_list;
    let all = state.db.strategies_of(account, strategy.project_id).await?;
    let others = all.iter().filter(|other| other.last_run.is_some() && other.id != strategy.id).count();
    if others < max as usize {
        return Ok(());
    }
    let noun = if max == 1 { "strategy" } else { "strategies" };
    let tiers = Tier::ALL.iter().filter(|tier| **tier > account.tier && **tier < Tier::Admin);
    let more = tiers.into_iter().find(|tier| tier.limits().strategies_per_list > max);
    let upgrade = more.map_or(String::new(), |tier| format!(" You can also upgrade to the {} plan.", tier.as_str()));
    let message = format!(
        "Your plan runs {max} {noun} per list, and {others} of this one ran already. Run one of those again or delete it.{upgrade}"
    );
    Err(ApiError::new(ErrorCode::LimitReached, message))
}

async fn run_and_add(
    state: &AppState,
    account: &Account,
    project: &Project,
    strategy: &Strategy,
) -> Result<StrategyRunData, ApiError> {
    let texts = texts_of(strategy)?;
    let facts = read_project_facts(state, account, project).await?;
    let subject = ReviewContext::read(state, account, project, facts).await?;
    let languages = &subject.project.languages;
    let found = search_keywords(state, account, project, &texts.keyword_inspiration, languages).await?;
    let (searched, new_count) = (found.searched(), found.new.len());
    let found_count = new_count + found.known.len();
    let (candidates, mut left_out) = review(state, account, &subject, found.new).await?;
    let candidate_count = candidates.len() as u64;
    let decides = state.db.team_settings(account).await?.auto_quick_decision_enabled;
    let (chosen, others) = choose(candidates, decides);
    left_out.extend(others);
    left_out.extend(found.known.into_iter().map(|(podcast, reason)| podcast.left_out(reason)));
    let new = chosen.iter().map(|candidate| new_candidate(candidate, &texts.title, decides)).collect();
    let added = state.db.add_listed_podcasts(account, project.id, new, OverLimit::AddWhatFits).await?;
    let mut views = Vec::new();
    for (candidate, outcome) in chosen.iter().zip(added.outcomes) {
        let entry = match outcome {
            AddOutcome::Added(entry) => entry,
            AddOutcome::AlreadyListed(_) => {
                left_out.push(candidate.left_out(LeftOutReason::Listed));
                continue;
            }
            AddOutcome::OverLimit => {
                left_out.push(candidate.left_out(LeftOutReason::ListFull));
                continue;
            }
        };
        if let Some(review) = &candidate.review {
            store_review(state, account, &subject, (&candidate.show, review)).await?;
        }
        views.push(AddedCandidateView {
            listed_podcast_id: entry.id.to_string(),
            podcast_id: entry.podcast.id.to_string(),
            title: entry.podcast.title.clone(),
            status: entry.state.as_str().to_owned(),
            keywords: candidate.keywords.clone(),
            relevancy_score: candidate.rating(),
            reason: reason_of(candidate),
        });
    }
    publish_entries(state, account, project.id, added.change_id);
    let run = StrategyRun {
        at_ms: state.clock.now().timestamp_millis(),
        keywords: searched,
        found: candidate_count,
        added: views.len() as u64,
        problem: added.limit.map(|_| full_message(account.tier)),
    };
    let strategy = state.db.record_strategy_run(account, strategy.id, run).await?;
    let strategy = strategy.and_then(StrategyView::of).ok_or_else(strategy_not_found)?;
    Ok(StrategyRunData {
        strategy,
        added: views,
        change_id: added.change_id.map(|id| id.to_string()),
        searches: found.searches,
        found_count,
        new_count,
        left_out: left_out_views(left_out),
    })
}

fn full_message(tier: Tier) -> String {
    let max = ListLimit::PodcastsPerProject.of(tier.limits()).unwrap_or(0);
    format!("The list is full: your plan includes {} podcasts per list.", group_digits(max))
}
