//! The authority score as its page explains it: the weights from their table, and a podcast of the catalog as an example.

use earshot_api_content::views::AuthorityScoreView;
use earshot_api_server::prelude::*;
use earshot_model::{SUB_SCORE_WEIGHTS, input_weights};

/// The newest podcasts among which the example is chosen.
const CANDIDATES: usize = 50;

/// A weight in words.
#[derive(Debug, Serialize)]
pub struct Weight {
    name: &'static str,
    label: String,
    percent: u32,
    inputs: Vec<Weight>,
}

/// A podcast with its score.
#[derive(Debug, Serialize)]
pub(super) struct ScoreExample {
    slug: String,
    title: String,
    score: AuthorityScoreView,
}

/// All weights, heaviest first. Those of inputs are shares of their sub-score.
pub fn score_weights() -> Vec<Weight> {
    weights_of(SUB_SCORE_WEIGHTS, |name| weights_of(input_weights(name), |_| Vec::new()))
}

fn weights_of(table: &[(&'static str, f64)], inputs: impl Fn(&'static str) -> Vec<Weight>) -> Vec<Weight> {
    let total: f64 = table.iter().map(|(_, weight)| weight).sum();
    let mut rows: Vec<Weight> = table
        .iter()
        .map(|&(name, weight)| Weight {
            name,
            label: label_of(name),
            percent: percent(weight / total),
            inputs: inputs(name),
        })
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.percent));
    rows
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share is 0 to 1")]
fn percent(share: f64) -> u32 {
    (share * 100.0).round() as u32
}

/// `apple-ratings-count` becomes `Apple ratings count`.
fn label_of(name: &str) -> String {
    let words = name.split('-').enumerate().map(|(at, word)| match word {
        "apple" => "Apple".to_owned(),
        "spotify" => "Spotify".to_owned(),
        "castbox" => "Castbox".to_owned(),
        "youtube" => "YouTube".to_owned(),
        word if at == 0 => word[..1].to_uppercase() + &word[1..],
        word => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The podcast with the highest score among the newest ones; `None` before the first publication.
pub(super) async fn find_example(state: &AppState, caller: &Caller) -> Result<Option<ScoreExample>, ApiError> {
    let newest = state
        .run_engine_task(EngineTask::new(caller, WorkCost::LATEST), |generation, _cancel| {
            Ok(generation.backend.latest_podcasts(false, CANDIDATES)?)
        })
        .await;
    let newest = match newest {
        Err(error) if error.code == ErrorCode::NoGeneration => return Ok(None),
        found => found?,
    };
    let scored = newest.iter().filter_map(|document| {
        let score = AuthorityScoreView::of(document.score.as_ref())?;
        Some(ScoreExample { slug: document.podcast.slug.clone(), title: document.podcast.title.clone(), score })
    });
    Ok(scored.max_by(|first, second| first.score.final_score.total_cmp(&second.score.final_score)))
}
