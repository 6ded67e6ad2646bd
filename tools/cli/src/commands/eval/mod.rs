//! `earshot eval relevance`: the engine against queries whose right answers people have judged.
//!
//! The documents are indexed as podcasts by the same build as everything else; each query is one optional term over
//! title and description, as the search box asks; by words, by meaning (the offline
//! table, or a model that is asked about every document), and by both.

mod judged;
mod measures;

use crate::args::EvalCommand;
use crate::context::Context;
use crate::embedding::{AskedNow, connected};
use crate::failure::{Failure, Outcome};
use crate::output::grouped;
use crate::serving::index_failure;
use earshot_indexer::meaning::{Connected, MODEL_NAME};
use earshot_indexer::{BuildPlan, EmbeddedBackend, Meaning, Page, SearchBackend as _};
use earshot_model::PodcastId;
use earshot_model::search::{FindBy, Finding, MatchMode, SearchMode, SearchOptions, Target, Term};
use judged::JudgedSet;
use measures::{Measures, mean};
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

/// As deep as mean average precision is usually measured.
const DEPTH: usize = 1_000;

pub fn run(context: &Context, command: &EvalCommand) -> Outcome {
    let EvalCommand::Relevance { folder, shards, embedder } = command;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::ours)?;
    let connected = runtime.block_on(connected(context, embedder))?;
    let model = connected.as_ref().map_or(MODEL_NAME, |connected| connected.embedder.name()).to_owned();
    let measured = relevance(context, folder, *shards as usize, connected)?;
    let (queries, documents) = (measured.queries, measured.documents);
    let modes = measured.means.iter().map(|(by, means)| {
        let figures = serde_json::json!({
            "ndcgAt10": means.ndcg_at_10, "meanAveragePrecision": means.average_precision,
            "recallAt100": means.recall_at_100,
        });
        (by.as_str().to_owned(), figures)
    });
    let modes: serde_json::Map<String, serde_json::Value> = modes.collect();
    let json = serde_json::json!({ "documents": documents, "queries": queries, "model": model, "modes": modes });
    context.result(&json, || {
        let line = |(by, means): &(FindBy, Measures)| {
            let Measures { ndcg_at_10, average_precision, recall_at_100 } = means;
            let by = by.as_str();
            format!("{by:8} nDCG@10 {ndcg_at_10:.4}, MAP {average_precision:.4}, R@100 {recall_at_100:.4}")
        };
        let head =
            format!("{} documents, {} queries, meaning by {model}", grouped(documents as u64), grouped(queries as u64));
        std::iter::once(head).chain(measured.means.iter().map(line)).collect::<Vec<_>>().join("\n")
    })
}

struct Measured {
    documents: usize,
    queries: usize,
    /// By what finds hits.
    means: Vec<(FindBy, Measures)>,
}

fn relevance(context: &Context, folder: &Path, shards: usize, model: Option<Connected>) -> Outcome<Measured> {
    let set = JudgedSet::read(folder)?;
    let throw_away = tempfile::tempdir().map_err(Failure::ours)?;
    let index = throw_away.path().join("index");
    let meaning = match &model {
        Some(connected) => Meaning::Asked(Arc::new(AskedNow(connected.clone()))),
        None => Meaning::Table,
    };
    let plan = BuildPlan { shards, meaning, ..BuildPlan::full(index.clone(), context.clock.now()) };
    earshot_indexer::build(&plan, set.documents(context.clock.now()), &mut |_| {}).map_err(Failure::ours)?;
    let mut backend = EmbeddedBackend::open(&index, "evaluation").map_err(index_failure)?;
    if let Some(connected) = model {
        backend = backend.with_embedder(connected);
    }

    let ids = set.podcast_ids();
    let (mut queries, mut means) = (0, Vec::new());
    for &by in FindBy::ALL {
        let mut measured = Vec::new();
        for query in set.judged_queries() {
            let ranking = ranking(&backend, query.text, by, &ids)?;
            measured.push(Measures::of(&ranking, query.relevant));
        }
        if measured.is_empty() {
            return Err(Failure::input(format!("no query of {} has a judgement", folder.display())));
        }
        queries = measured.len();
        means.push((by, mean(&measured)));
    }
    Ok(Measured { documents: set.len(), queries, means })
}

/// Names of the documents found for a query, best first.
fn ranking<'a>(
    backend: &EmbeddedBackend,
    text: &str,
    by: FindBy,
    names: &HashMap<PodcastId, &'a str>,
) -> Outcome<Vec<&'a str>> {
    let term = Term {
        text: text.to_owned(),
        targets: vec![Target::PodcastTitle, Target::PodcastDescription],
        mode: MatchMode::Optional,
        phrase: false,
        slop: 0,
        fuzzy: false,
    };
    let options = SearchOptions {
        terms: vec![term],
        finding: Finding { by: Some(by), weight: None },
        ..SearchOptions::all(SearchMode::Podcasts)
    };
    let answer = backend.search_podcasts(&options, Page { skip: 0, limit: DEPTH }).map_err(Failure::ours)?;
    Ok(answer.hits.iter().filter_map(|hit| names.get(&hit.document.podcast.id).copied()).collect())
}
