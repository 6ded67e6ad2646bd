//! `GET /api/v1/strategies/{strategyId}/keywords`

use super::keyword_searches::{find_candidates, keyword_search};
use super::{find_strategy, texts_of};
use earshot_api_content::search::SearchTotal;
use earshot_api_server::metering::Payer;
use earshot_api_server::prelude::*;

/// Keywords that are counted.
const MAX_KEYWORDS: usize = 20;

/// How many podcasts each keyword finds.
#[view]
pub struct StrategyKeywordsData {
    /// The keywords of the strategy, in its order, at most 20.
    keywords: Vec<KeywordCountView>,
}

/// A keyword with the number of podcasts that it finds.
#[view]
pub struct KeywordCountView {
    /// The keyword, a search term.
    keyword: String,
    /// Podcasts with its words in title or description, or else with an episode that has them; `null` when it is not a search term.
    podcasts: Option<SearchTotal>,
}

/// Counts the podcasts that each keyword of a strategy finds. Needs a search of the plan to be left, and costs none.
#[endpoint(
    get "/api/v1/strategies/{strategyId}/keywords",
    (status = 200, description = "The counts", body = Envelope<StrategyKeywordsData>),
    (status = 429, description = "The searches are used up"),
)]
pub async fn get_strategy_keywords(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<StrategyKeywordsData>, ApiError> {
    let strategy = find_strategy(&state, &account, &id).await?;
    state.metering.require_searches_left(&Payer::of_account(&account)).await?;
    let mut keywords = Vec::new();
    for keyword in texts_of(&strategy)?.keyword_inspiration.into_iter().take(MAX_KEYWORDS) {
        let podcasts = match keyword_search(&state, &account, &keyword, &[]) {
            Ok(options) => Some(SearchTotal::of(find_candidates(&state, &account, options, 1).await?.total)),
            Err(_) => None,
        };
        keywords.push(KeywordCountView { keyword, podcasts });
    }
    Ok(Envelope::new(StrategyKeywordsData { keywords }))
}
