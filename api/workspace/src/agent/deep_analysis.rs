//! `GET /api/v1/agent/episode/{episodeId}/deep-analysis`

use earshot_api_content::lookup::find_episode;
use earshot_api_content::views::DeepAnalysisView;
use earshot_api_server::prelude::*;

/// The deep analysis of an episode.
#[view]
pub struct DeepAnalysisData {
    /// The analysis; `null` when the team did not request one.
    deep_analysis: Option<DeepAnalysisView>,
}

/// Returns the deep analysis of an episode that the team requested.
#[endpoint(
    get "/api/v1/agent/episode/{episodeId}/deep-analysis",
    (status = 200, description = "The analysis", body = Envelope<DeepAnalysisData>),
)]
pub async fn get_episode_deep_analysis(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(episode): ApiPath<String>,
) -> Result<Envelope<DeepAnalysisData>, ApiError> {
    let ids = state.read_generation(move |generation| {
        let document = find_episode(generation, &episode)?;
        Ok(std::iter::once(document.episode.id).chain(document.aliases.ids.iter().copied()).collect::<Vec<_>>())
    });
    let analysis = state.db.deep_analyses(&account, &ids.await?).await?.into_iter().next();
    Ok(Envelope::new(DeepAnalysisData { deep_analysis: analysis.map(Into::into) }))
}
