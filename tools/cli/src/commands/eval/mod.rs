//! `earshot eval relevance`: compares the engine with plain BM25 on queries whose relevant documents people have
//! judged.
//!
//! Documents of a set are indexed as podcasts by the normal build. Each query is one optional term over title and
//! description, as the search box sends it, and runs by words, by meaning (with the offline term table or a model) and
//! by both. A set that has only labels is measured on the served generation ([`catalog_relevance`]).

mod catalog_relevance;
mod judged_set;
mod judged_set_result;
mod measures;
mod require_model;

use crate::args::EvalCommand;
use crate::context::Context;
use crate::embedding::{ComputedVectors, query_embedder};
use crate::failure::{CommandResult, Failure};
use crate::output::group_digits;
use crate::search_cluster::ClusterBuild;
use crate::search_engines::{SearchEngines, open_local};
use crate::serve_sources::{to_generation_failure, to_index_failure};
use earshot_indexer::embedding::{MODEL_NAME, QueryEmbedder};
use earshot_indexer::{BuildPlan, EmbeddingSource, Page, SearchBackend};
use earshot_model::PodcastId;
use earshot_model::search::{
    MatchMode, RetrievalMode, RetrievalOptions, SearchMode, SearchOptions, SearchTerm, Target,
};
use judged_set::{JudgedSet, find_set_folders};
use judged_set_result::{JudgedSetResult, RANKING_DEPTH, measure, measure_baseline};
use measures::Measures;
use require_model::require_model;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

/// The name of the temporary generation.
const EVALUATION: &str = "evaluation";

pub fn run(context: &Context, command: &EvalCommand) -> CommandResult {
    let EvalCommand::Relevance { folder, split, shards, embedder, engine } = command;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::internal)?;
    let connected = runtime.block_on(query_embedder(context, embedder))?;
    let model = connected.as_ref().map_or(MODEL_NAME, |connected| connected.embedder.name()).to_owned();
    let engines = SearchEngines::new(engine, connected.clone())?;
    let folders = find_set_folders(folder)?;
    let mut sets = Vec::new();
    for set in &folders {
        let judged = JudgedSet::read(set, split.as_deref())?;
        let name = set.file_name().unwrap_or(set.as_os_str()).to_string_lossy();
        match judged.has_corpus() {
            true => sets.push(run_relevance(context, &name, &judged, *shards as usize, connected.clone(), &engines)?),
            false => sets.extend(catalog_relevance::measure_catalog(context, &name, &judged, &engines)?),
        }
    }
    let json = match sets.as_slice() {
        [only] if folders == [folder.as_path()] => only.to_json(&model),
        sets => serde_json::json!({ "sets": sets.iter().map(|set| set.to_json(&model)).collect::<Vec<_>>() }),
    };
    context.print_result(&json, || format_table(&sets, &model))
}

/// Formats one line per set and mode.
fn format_table(sets: &[JudgedSetResult], model: &str) -> String {
    let width = sets.iter().map(|set| set.name.chars().count()).max().unwrap_or_default().max(3);
    let mut lines: Vec<String> = Vec::new();
    for JudgedSetResult { name, documents, queries, .. } in sets {
        let (documents, queries) = (group_digits(*documents as u64), group_digits(*queries as u64));
        lines.push(format!("{name}: {documents} documents, {queries} queries, meaning by {model}"));
    }
    lines.push(format!("{:width$}  {:8}  nDCG@10     MAP   R@100     MRR", "set", "found by"));
    for set in sets {
        for (mode, means) in &set.means {
            let Measures { ndcg_at_10, average_precision, recall_at_100, reciprocal_rank } = means;
            let name = &set.name;
            lines.push(format!(
                "{name:width$}  {mode:8}   {ndcg_at_10:.4}  {average_precision:.4}  {recall_at_100:.4}  {reciprocal_rank:.4}"
            ));
        }
    }
    lines.join("\n")
}

fn run_relevance(
    context: &Context,
    name: &str,
    set: &JudgedSet,
    shards: usize,
    model: Option<QueryEmbedder>,
    engines: &SearchEngines,
) -> CommandResult<JudgedSetResult> {
    let throw_away = tempfile::tempdir().map_err(Failure::internal)?;
    let index = throw_away.path().join("index");
    let meaning = match model {
        Some(connected) => EmbeddingSource::Stored(Arc::new(ComputedVectors(connected))),
        None => EmbeddingSource::TermTable,
    };
    let now = context.clock.now();
    let plan = BuildPlan { shards, embeddings: meaning, ..BuildPlan::full(index.clone(), now) };
    earshot_indexer::build(&plan, set.documents(now), &mut |_| {}).map_err(Failure::internal)?;
    let engines = engines.with_temporary_indexes();
    let mut means = match engines.cluster() {
        None => measure_modes(&engines, &index, set, RetrievalMode::ALL)?,
        Some(cluster) => {
            let local = open_local(&index, EVALUATION).map_err(to_index_failure)?;
            let build = ClusterBuild {
                generation: EVALUATION,
                built_at: now,
                shards: 1,
                replicas: 0,
                kept: &[],
                scratch: throw_away.path().to_owned(),
                local: &local,
                clock: &context.clock,
            };
            let written = cluster.write(&build, &mut set.documents(now), None);
            // Without the plugin for vectors, the local index searches by meaning, which is measured without a cluster.
            let modes = |lacks_vectors| if lacks_vectors { &[RetrievalMode::Lexical][..] } else { RetrievalMode::ALL };
            let measured =
                written.and_then(|written| measure_modes(&engines, &index, set, modes(written.lacks_vectors)));
            cluster.delete_all()?;
            measured?
        }
    };
    let texts: Vec<String> = set.texts().collect();
    means.push(("bm25", measure_baseline(set.judged_queries(), &texts, &set.names().collect::<Vec<_>>())?));
    let queries = set.judged_queries().count();
    Ok(JudgedSetResult { name: name.to_owned(), documents: set.len(), queries, means })
}

/// Measures an engine by some retrieval modes.
fn measure_modes(
    engines: &SearchEngines,
    index: &Path,
    set: &JudgedSet,
    modes: &[RetrievalMode],
) -> CommandResult<Vec<(&'static str, Measures)>> {
    let backend = engines.open_index(index, EVALUATION).map_err(to_generation_failure)?;
    let ids = set.podcast_ids();
    let mut means = Vec::new();
    for &by in modes {
        let rank = |query: &str| rank_names(&*backend, engines.has_embedder(), query, by, &ids);
        means.push((by.as_str(), measure(set.judged_queries(), rank)?));
    }
    Ok(means)
}

/// Returns the names of a query's hits, best first.
fn rank_names<'a>(
    backend: &dyn SearchBackend,
    has_model: bool,
    text: &str,
    by: RetrievalMode,
    names: &HashMap<PodcastId, &'a str>,
) -> CommandResult<Vec<&'a str>> {
    let term = SearchTerm {
        text: text.to_owned(),
        targets: vec![Target::PodcastTitle, Target::PodcastDescription],
        mode: MatchMode::Optional,
        phrase: false,
        slop: 0,
        fuzzy: false,
    };
    let options = SearchOptions {
        terms: vec![term],
        retrieval: RetrievalOptions { mode: Some(by), semantic_weight: None },
        ..SearchOptions::match_all(SearchMode::Podcasts)
    };
    let results =
        backend.search_podcasts(&options, Page { skip: 0, limit: RANKING_DEPTH }).map_err(Failure::internal)?;
    require_model(has_model, &results.retrieval)?;
    Ok(results.hits.iter().filter_map(|hit| names.get(&hit.document.podcast.id).copied()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_have_stable_names_and_a_line_per_mode() {
        let means = Measures { ndcg_at_10: 0.5, average_precision: 0.25, recall_at_100: 1.0, reciprocal_rank: 0.75 };
        let set =
            JudgedSetResult { name: "cacm".to_owned(), documents: 3_204, queries: 52, means: vec![("bm25", means)] };
        let figures = serde_json::json!({
            "ndcgAt10": 0.5, "meanAveragePrecision": 0.25, "recallAt100": 1.0, "reciprocalRank": 0.75,
        });
        assert_eq!(set.to_json("table")["modes"], serde_json::json!({ "bm25": figures }));
        let table = format_table(&[set], "table");
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines[0], "cacm: 3,204 documents, 52 queries, meaning by table");
        assert_eq!(lines[1], "set   found by  nDCG@10     MAP   R@100     MRR");
        assert_eq!(lines[2], "cacm  bm25       0.5000  0.2500  1.0000  0.7500");
    }
}
