//! `POST /api/v1/strategies/{strategyId}/run`

use super::keyword_searches::{find_candidates, keyword_search};
use super::{find_strategy, publish_strategies, strategy_not_found, texts_of};
use crate::projects::find_project;
use axum::extract::State;
use earshot_api_content::assistance::{PodcastRecord, ShowDetail, read_shows};
use earshot_api_content::listed_entries::new_entry;
use earshot_api_content::project_changes::publish_entries;
use earshot_api_content::relevancy::{ReviewContext, ReviewOutcome, review_all_by_rules, store_review};
use earshot_api_content::search::read_project_facts;
use earshot_api_content::views::StrategyView;
use earshot_api_server::error::{ApiError, ErrorCode};
use earshot_api_server::extract::{ApiPath, SignedInAccount};
use earshot_api_server::metering::{ChargeKey, Payer};
use earshot_api_server::plan_feature::PlanFeature;
use earshot_api_server::state::AppState;
use earshot_api_server::views::Envelope;
use earshot_app::{Account, AddOutcome, NewListedPodcast, OverLimit, Project, Strategy, StrategyRun};
use earshot_assist::strategies::SearchStrategy;
use earshot_model::project::{ListedPodcastState, PodcastLabel, ProjectState};
use earshot_model::{ListLimit, Meter, PodcastId, Tier, group_digits};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};
use utoipa::ToSchema;
use uuid::Uuid;

/// Hits of one keyword that are candidates.
const HITS_PER_KEYWORD: usize = 50;
/// Candidates that are reviewed.
const MAX_REVIEWED: usize = 100;
/// Podcasts that one run adds.
const MAX_ADDED: usize = 25;
/// Candidates with a lower rating are not added, unless the team lets the search decide.
const MIN_RATING: u8 = 2;
/// With quick decisions, podcasts with this rating and above are qualified.
const QUALIFIED_FROM: u8 = 4;
/// With quick decisions, podcasts with this rating and below are ignored.
const IGNORED_TO: u8 = 2;

/// The podcasts that a run of a strategy added.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StrategyRunData {
    /// The strategy with what the run did.
    strategy: StrategyView,
    /// The podcasts that were added, the best first.
    added: Vec<AddedCandidateView>,
    /// ID of the change, for undo; `null` when nothing was added.
    change_id: Option<String>,
}

/// A podcast that a strategy added, with the reasons.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
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
#[utoipa::path(
    post,
    path = "/api/v1/strategies/{strategyId}/run",
    operation_id = "runStrategy",
    tag = "Projects",
    params(("strategyId" = String, Path, description = "ID of the strategy.")),
    responses(
        (status = 200, description = "What was added", body = Envelope<StrategyRunData>),
        (status = 403, description = "The plan does not include automated search, or no more strategies of this project"),
        (status = 404, description = "Strategy not found"),
        (status = 409, description = "Automated search is turned off, or the project is archived"),
        (status = 429, description = "The searches are used up"),
    ),
    extensions(("x-cost" = json!({
        "meter": "searches", "count": 1, "plan": PlanFeature::AutomatedSearch,
    }))),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn run_strategy(
    State(state): State<AppState>,
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
        "Your plan runs {max} {noun} per project, and {others} of this one ran already. Run one of those again or delete it.{upgrade}"
    );
    Err(ApiError::new(ErrorCode::LimitReached, message))
}

/// A podcast that keywords found.
struct Candidate {
    show: PodcastRecord,
    keywords: Vec<String>,
    review: Option<ReviewOutcome>,
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
    let (searched, found) = find_podcasts(state, account, project, &texts, &subject.project.languages).await?;
    let candidates = review(state, account, &subject, found).await?;
    let found_count = candidates.len() as u64;
    let decides = state.db.team_settings(account).await?.auto_quick_decision_enabled;
    let chosen = choose(candidates, decides);
    let new = chosen.iter().map(|candidate| new_candidate(candidate, &texts.title, decides)).collect();
    let added = state.db.add_listed_podcasts(account, project.id, new, OverLimit::AddWhatFits).await?;
    let mut views = Vec::new();
    for (candidate, outcome) in chosen.iter().zip(added.outcomes) {
        let AddOutcome::Added(entry) = outcome else { continue };
        if let Some(review) = &candidate.review {
            store_review(state, account, &subject, (&candidate.show, review)).await?;
        }
        views.push(AddedCandidateView {
            listed_podcast_id: entry.id.to_string(),
            podcast_id: entry.podcast.id.to_string(),
            title: entry.podcast.title.clone(),
            status: entry.state.as_str().to_owned(),
            keywords: candidate.keywords.clone(),
            relevancy_score: candidate.review.as_ref().map(|outcome| outcome.review.rating),
            reason: reason_of(candidate),
        });
    }
    publish_entries(state, account, project.id, added.change_id);
    let run = StrategyRun {
        at_ms: state.clock.now().timestamp_millis(),
        keywords: searched,
        found: found_count,
        added: views.len() as u64,
        problem: added.limit.map(|_| full_message(account.tier)),
    };
    let strategy = state.db.record_strategy_run(account, strategy.id, run).await?;
    let strategy = strategy.and_then(StrategyView::of).ok_or_else(strategy_not_found)?;
    Ok(StrategyRunData { strategy, added: views, change_id: added.change_id.map(|id| id.to_string()) })
}

/// Searches the keywords that the plan allows. Returns them, and the podcasts that they find, without those that the
/// list has, someone removed or the team blacklisted; first those that most keywords find.
async fn find_podcasts(
    state: &AppState,
    account: &Account,
    project: &Project,
    texts: &SearchStrategy,
    languages: &[String],
) -> Result<(Vec<String>, Vec<(PodcastId, Vec<String>)>), ApiError> {
    let mut known = state.db.auto_fill_exclusions(project.id).await?;
    known.extend(state.db.blacklisted_podcasts(account, state.clock.now()).await?);
    let mut searched = Vec::new();
    // The keywords of each podcast, and its best position among the hits.
    let mut found: BTreeMap<PodcastId, (Vec<String>, usize)> = BTreeMap::new();
    for keyword in texts.keyword_inspiration.iter().take(account.tier.limits().terms_per_candidate as usize) {
        // Spec 5, Search terms: an edited keyword may not be a valid search term.
        let Ok(mut options) = keyword_search(state, account, keyword, languages) else { continue };
        options.filters.exclude_podcast_ids.extend(known.iter().copied());
        searched.push(keyword.clone());
        let hits = find_candidates(state, account, options, HITS_PER_KEYWORD).await?;
        for (place, document) in hits.documents.iter().enumerate() {
            let mut ids = std::iter::once(&document.podcast.id).chain(&document.aliases.ids);
            if ids.any(|id| known.contains(id)) {
                continue;
            }
            let entry = found.entry(document.podcast.id).or_insert_with(|| (Vec::new(), place));
            entry.0.push(keyword.clone());
            entry.1 = entry.1.min(place);
        }
    }
    let mut found: Vec<(PodcastId, (Vec<String>, usize))> = found.into_iter().collect();
    found.sort_by_key(|(id, (keywords, place))| (std::cmp::Reverse(keywords.len()), *place, *id));
    found.truncate(MAX_REVIEWED);
    Ok((searched, found.into_iter().map(|(id, (keywords, _))| (id, keywords)).collect()))
}

/// Reviews candidates by rules, and orders them by their score. Without subjects, they stay in the order of the search.
async fn review(
    state: &AppState,
    account: &Account,
    subject: &ReviewContext,
    found: Vec<(PodcastId, Vec<String>)>,
) -> Result<Vec<Candidate>, ApiError> {
    let ids = found.iter().map(|(id, _)| *id).collect();
    let mut keywords: HashMap<PodcastId, Vec<String>> = found.into_iter().collect();
    let shows = read_shows(state, account, ids, ShowDetail::BRIEF).await?;
    let mut reviews = match subject.check_subjects(state, account).await.is_ok() {
        true => review_all_by_rules(state, account, subject, shows.clone()).await?,
        false => HashMap::new(),
    };
    let candidates = shows.into_iter().filter(|show| !show.facts.is_opted_out).map(|show| {
        let id = show.document.podcast.id;
        let (keywords, review) = (keywords.remove(&id).unwrap_or_default(), reviews.remove(&id));
        Candidate { show, keywords, review }
    });
    let mut candidates: Vec<Candidate> = candidates.collect();
    candidates.sort_by_key(|candidate| {
        std::cmp::Reverse(candidate.review.as_ref().map_or(0, |outcome| outcome.review.score))
    });
    Ok(candidates)
}

/// The candidates that are added.
fn choose(candidates: Vec<Candidate>, decides: bool) -> Vec<Candidate> {
    let rating = |candidate: &Candidate| candidate.review.as_ref().map(|outcome| outcome.review.rating);
    let is_chosen = |candidate: &Candidate| decides || rating(candidate).is_none_or(|rating| rating >= MIN_RATING);
    candidates.into_iter().filter(is_chosen).take(MAX_ADDED).collect()
}

fn new_candidate(candidate: &Candidate, strategy: &str, decides: bool) -> NewListedPodcast {
    let rating = candidate.review.as_ref().map(|outcome| outcome.review.rating);
    let state = match rating.filter(|_| decides) {
        Some(QUALIFIED_FROM..) => ListedPodcastState::Qualified,
        Some(..=IGNORED_TO) => ListedPodcastState::Ignored,
        _ => ListedPodcastState::DEFAULT,
    };
    let labels = vec![PodcastLabel::Automated.as_str().to_owned()];
    let notes = format!("Added by the strategy “{strategy}”. {}", reason_of(candidate));
    new_entry(&candidate.show.document, state, None, labels, notes)
}

/// Why a podcast is a candidate, in a sentence or two.
fn reason_of(candidate: &Candidate) -> String {
    let quoted: Vec<String> = candidate.keywords.iter().map(|keyword| format!("“{keyword}”")).collect();
    let found_by = format!("Found by {}.", quoted.join(", "));
    match &candidate.review {
        Some(outcome) => {
            let strength = outcome.review.strengths.first().map_or(String::new(), |text| format!(" {text}"));
            format!("{found_by} Rated {} of 5.{strength}", outcome.review.rating)
        }
        None => found_by,
    }
}

fn full_message(tier: Tier) -> String {
    let max = ListLimit::PodcastsPerProject.of(tier.limits()).unwrap_or(0);
    format!("The list is full: your plan includes {} podcasts per project.", group_digits(max))
}
