//! Reads the requests of a team of one kind.

use super::list::{TeamRequestsData, read_page};
use super::view::TeamRequestView;
use earshot_api_server::prelude::*;
use earshot_app::{DeepAnalysis, TranscriptionRequestQuery};
use earshot_indexer::{EpisodeKey, PodcastKey};

/// A page of a history.
#[derive(Clone, Copy, Debug)]
pub(super) struct HistoryPage {
    /// Only completed requests, or only others.
    pub is_completed: Option<bool>,
    pub skip: u64,
    pub limit: u64,
}

pub(super) async fn read_transcriptions(
    state: &AppState,
    account: &Account,
    page: HistoryPage,
) -> Result<TeamRequestsData, ApiError> {
    let HistoryPage { is_completed, skip, limit } = page;
    read_page(state, account.team_id, TranscriptionRequestQuery { is_completed, state: None, skip, limit }).await
}

pub(super) async fn read_analyses(
    state: &AppState,
    account: &Account,
    page: HistoryPage,
) -> Result<TeamRequestsData, ApiError> {
    let HistoryPage { is_completed, skip, limit } = page;
    let (total_requests, analyses) = state.db.deep_analyses_of_team(account.team_id, is_completed, skip, limit).await?;
    let views = state.read_generation(move |generation| {
        let view = |analysis: &DeepAnalysis| {
            let episode = generation.backend.episode(EpisodeKey::Id(analysis.episode))?;
            let podcast = generation.backend.podcast(PodcastKey::Id(analysis.podcast))?;
            Ok(TeamRequestView::of_analysis(analysis, episode.as_deref(), podcast.as_deref()))
        };
        analyses.iter().map(view).collect()
    });
    Ok(TeamRequestsData { total_requests, requests: views.await? })
}

pub(super) async fn read_preparations(
    state: &AppState,
    account: &Account,
    page: HistoryPage,
) -> Result<TeamRequestsData, ApiError> {
    // A preparation without a result is refunded and not stored, so that all are completed.
    if page.is_completed == Some(false) {
        return Ok(TeamRequestsData::empty());
    }
    let (total_requests, made) = state.db.guest_preparations_of(account.team_id, page.skip, page.limit).await?;
    let requests = made.into_iter().map(TeamRequestView::of_preparation).collect();
    Ok(TeamRequestsData { total_requests, requests })
}

pub(super) async fn read_outreach(
    state: &AppState,
    account: &Account,
    page: HistoryPage,
) -> Result<TeamRequestsData, ApiError> {
    if page.is_completed == Some(false) {
        return Ok(TeamRequestsData::empty());
    }
    let (total_requests, written) = state.db.requested_outreach(account, page.skip, page.limit).await?;
    let requests = written.into_iter().map(TeamRequestView::of_outreach).collect();
    Ok(TeamRequestsData { total_requests, requests })
}
