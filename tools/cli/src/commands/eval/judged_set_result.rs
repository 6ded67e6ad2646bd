//! The measures of one judged set.

use super::judged_set::JudgedQuery;
use super::measures::{Measures, mean};
use crate::failure::{CommandResult, Failure};
use earshot_indexer::baseline::Baseline;

/// The depth at which mean average precision is usually measured.
pub(super) const RANKING_DEPTH: usize = 1_000;

/// The measures of one judged set.
pub(super) struct JudgedSetResult {
    pub(super) name: String,
    pub(super) documents: usize,
    pub(super) queries: usize,
    /// Means by retrieval mode, and of the baseline.
    pub(super) means: Vec<(&'static str, Measures)>,
}

impl JudgedSetResult {
    pub(super) fn to_json(&self, model: &str) -> serde_json::Value {
        let modes = self.means.iter().map(|(mode, means)| {
            let figures = serde_json::json!({
                "ndcgAt10": means.ndcg_at_10, "meanAveragePrecision": means.average_precision,
                "recallAt100": means.recall_at_100, "reciprocalRank": means.reciprocal_rank,
            });
            ((*mode).to_owned(), figures)
        });
        let modes: serde_json::Map<String, serde_json::Value> = modes.collect();
        serde_json::json!({
            "name": self.name, "documents": self.documents, "queries": self.queries, "model": model, "modes": modes,
        })
    }
}

/// Returns the mean of plain BM25 over the queries.
pub(super) fn measure_baseline<'q, N: AsRef<str>>(
    queries: impl Iterator<Item = JudgedQuery<'q>>,
    texts: &[String],
    names: &[N],
) -> CommandResult<Measures> {
    let baseline = Baseline::index(texts.iter().map(String::as_str)).map_err(Failure::internal)?;
    measure(queries, |query| {
        let found = baseline.search(query, RANKING_DEPTH).map_err(Failure::internal)?;
        Ok(found.into_iter().filter_map(|at| Some(names.get(usize::try_from(at).ok()?)?.as_ref())).collect())
    })
}

/// Returns the mean over judged queries, each with its ranking.
pub(super) fn measure<'q, N: AsRef<str>>(
    queries: impl Iterator<Item = JudgedQuery<'q>>,
    rank: impl Fn(&str) -> CommandResult<Vec<N>>,
) -> CommandResult<Measures> {
    let mut measured = Vec::new();
    for query in queries {
        let ranking = rank(query.text)?;
        let ranking: Vec<&str> = ranking.iter().map(AsRef::as_ref).collect();
        measured.push(Measures::of_ranking(&ranking, query.relevant));
    }
    Ok(mean(&measured))
}
