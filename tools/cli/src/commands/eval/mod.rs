//! `earshot eval relevance`: the engine against queries whose right answers people have judged.
//!
//! The documents are indexed as podcasts by the same build as everything else; each query is one optional term over
//! title and description, as the search box asks.

mod judged;
mod measures;

use crate::args::EvalCommand;
use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::output::grouped;
use crate::serving::index_failure;
use earshot_indexer::{BuildPlan, EmbeddedBackend, Page, SearchBackend as _};
use earshot_model::PodcastId;
use earshot_model::search::{MatchMode, SearchMode, SearchOptions, Target, Term};
use judged::JudgedSet;
use measures::{Measures, mean};
use std::collections::HashMap;
use std::path::Path;

/// As deep as mean average precision is usually measured.
const DEPTH: usize = 1_000;

pub fn run(context: &Context, command: &EvalCommand) -> Outcome {
    let EvalCommand::Relevance { folder, shards } = command;
    let measured = relevance(context, folder, *shards as usize)?;
    let (queries, documents, means) = (measured.queries, measured.documents, measured.means);
    let json = serde_json::json!({
        "documents": documents, "queries": queries, "ndcgAt10": means.ndcg_at_10,
        "meanAveragePrecision": means.average_precision, "recallAt100": means.recall_at_100,
    });
    context.result(&json, || {
        format!(
            "{} documents, {} queries: nDCG@10 {:.4}, MAP {:.4}, R@100 {:.4}",
            grouped(documents as u64),
            grouped(queries as u64),
            means.ndcg_at_10,
            means.average_precision,
            means.recall_at_100
        )
    })
}

struct Measured {
    documents: usize,
    queries: usize,
    means: Measures,
}

fn relevance(context: &Context, folder: &Path, shards: usize) -> Outcome<Measured> {
    let set = JudgedSet::read(folder)?;
    let throw_away = tempfile::tempdir().map_err(Failure::ours)?;
    let index = throw_away.path().join("index");
    let plan = BuildPlan { shards, ..BuildPlan::full(index.clone(), context.clock.now()) };
    earshot_indexer::build(&plan, set.documents(context.clock.now()), &mut |_| {}).map_err(Failure::ours)?;
    let backend = EmbeddedBackend::open(&index, "evaluation").map_err(index_failure)?;

    let ids = set.podcast_ids();
    let mut measured = Vec::new();
    for query in set.judged_queries() {
        let ranking = ranking(&backend, query.text, &ids)?;
        measured.push(Measures::of(&ranking, query.relevant));
    }
    if measured.is_empty() {
        return Err(Failure::input(format!("no query of {} has a judgement", folder.display())));
    }
    Ok(Measured { documents: set.len(), queries: measured.len(), means: mean(&measured) })
}

/// Names of the documents found for a query, best first.
fn ranking<'a>(backend: &EmbeddedBackend, text: &str, names: &HashMap<PodcastId, &'a str>) -> Outcome<Vec<&'a str>> {
    let term = Term {
        text: text.to_owned(),
        targets: vec![Target::PodcastTitle, Target::PodcastDescription],
        mode: MatchMode::Optional,
        phrase: false,
        slop: 0,
        fuzzy: false,
    };
    let options = SearchOptions { terms: vec![term], ..SearchOptions::all(SearchMode::Podcasts) };
    let answer = backend.search_podcasts(&options, Page { skip: 0, limit: DEPTH }).map_err(Failure::ours)?;
    Ok(answer.hits.iter().filter_map(|hit| names.get(&hit.document.podcast.id).copied()).collect())
}
