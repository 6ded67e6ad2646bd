//! Measures relevance on the data folder, for judged sets that have only labels with ids of its podcasts and episodes.
//!
//! Queries are parsed like those of `earshot search`, and search all targets of their mode.

use super::judged_set::{JudgedQuery, JudgedSet};
use super::judged_set_result::{JudgedSetResult, RANKING_DEPTH, measure, measure_baseline};
use super::require_model::require_model;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::search_engines::SearchEngines;
use crate::serve_sources::{open_served_generation, to_generation_failure};
use earshot_catalog::{CatalogError, EpisodeWithTranscript, GenerationDatabase};
use earshot_indexer::{Page, SearchBackend};
use earshot_model::search::{self, RetrievalMode, RetrievalOptions, SearchMode, SearchOptions, SearchRequest};
use earshot_model::{PodcastDocument, Tier};
use std::collections::{BTreeMap, HashSet};

/// Returns one row of measures for podcasts and one for episodes, as far as the set has queries for them.
pub fn measure_catalog(
    context: &Context,
    name: &str,
    set: &JudgedSet,
    engines: &SearchEngines,
) -> CommandResult<Vec<JudgedSetResult>> {
    let served = open_served_generation(context)?;
    let backend = engines.open(&served).map_err(to_generation_failure)?;
    let ranking = CatalogRanking { context, backend: &*backend, has_model: engines.has_embedder() };
    let snapshot = GenerationDatabase::open(&served.tables(), &context.catalog_options)?;
    let texts = CatalogTexts::read(&snapshot, &served.manifest.parts)?;
    let mut measured = Vec::new();
    for (mode, texts) in [(SearchMode::Podcasts, texts.podcasts), (SearchMode::Episodes, texts.episodes)] {
        let queries = || set.judged_queries().filter(move |query| query.target == mode);
        if queries().next().is_none() {
            continue;
        }
        let (ids, texts): (Vec<String>, Vec<String>) = texts.into_iter().unzip();
        check_labels(name, queries(), &ids)?;
        let mut means = Vec::new();
        for &by in RetrievalMode::ALL {
            means.push((by.as_str(), measure(queries(), |query| ranking.rank(mode, query, by))?));
        }
        means.push(("bm25", measure_baseline(queries(), &texts, &ids)?));
        let name = format!("{name}/{}", if mode == SearchMode::Podcasts { "podcasts" } else { "episodes" });
        measured.push(JudgedSetResult { name, documents: ids.len(), queries: queries().count(), means });
    }
    Ok(measured)
}

/// Texts for the BM25 baseline by document id: title, author and description of podcasts; title and show notes of
/// episodes.
#[derive(Default)]
struct CatalogTexts {
    podcasts: BTreeMap<String, String>,
    episodes: BTreeMap<String, String>,
}

impl CatalogTexts {
    fn read(snapshot: &GenerationDatabase, parts: &[String]) -> CommandResult<Self> {
        let mut texts = Self::default();
        for part in parts {
            let visit =
                |podcast: PodcastDocument,
                 episodes: &mut dyn Iterator<Item = Result<EpisodeWithTranscript, CatalogError>>| {
                    let podcast = podcast.podcast;
                    let author = podcast.author.as_deref().unwrap_or_default();
                    let text = format!("{}\n{author}\n{}", podcast.title, podcast.description);
                    texts.podcasts.insert(podcast.id.0.to_string(), text);
                    for episode in episodes {
                        let (episode, ..) = episode?;
                        let text = format!("{}\n{}", episode.title, episode.description);
                        texts.episodes.insert(episode.id.0.to_string(), text);
                    }
                    Ok(())
                };
            snapshot.visit_part(part, visit)?;
        }
        Ok(texts)
    }
}

/// Rejects labels of another catalog, which would measure nothing.
fn check_labels<'q>(name: &str, queries: impl Iterator<Item = JudgedQuery<'q>>, ids: &[String]) -> CommandResult {
    let ids: HashSet<&str> = ids.iter().map(String::as_str).collect();
    let labels: Vec<&String> = queries.flat_map(|query| query.relevant.keys()).collect();
    let missing = labels.iter().filter(|label| !ids.contains(label.as_str())).count();
    if missing * 10 > labels.len() {
        return Err(Failure::input(format!(
            "{missing} of {} judged documents of {name} are not in the data folder",
            labels.len()
        ))
        .with_advice("build the data folder from the feeds that the set's folder lists"));
    }
    Ok(())
}

struct CatalogRanking<'a> {
    context: &'a Context,
    backend: &'a dyn SearchBackend,
    has_model: bool,
}

impl CatalogRanking<'_> {
    /// Returns the ids of the hits, best first.
    fn rank(&self, mode: SearchMode, text: &str, by: RetrievalMode) -> CommandResult<Vec<String>> {
        let request = SearchRequest::of_line(text, mode);
        let options = search::build_search_options(&request, mode, Tier::Admin, self.context.clock.now())
            .map_err(Failure::input)?;
        let options =
            SearchOptions { retrieval: RetrievalOptions { mode: Some(by), semantic_weight: None }, ..options };
        let page = Page { skip: 0, limit: RANKING_DEPTH };
        Ok(match mode {
            SearchMode::Podcasts => {
                let found = self.backend.search_podcasts(&options, page)?;
                require_model(self.has_model, &found.retrieval)?;
                found.hits.iter().map(|hit| hit.document.podcast.id.0.to_string()).collect()
            }
            SearchMode::Episodes => {
                let found = self.backend.search_episodes(&options, page)?;
                require_model(self.has_model, &found.retrieval)?;
                found.hits.iter().map(|hit| hit.document.episode.id.0.to_string()).collect()
            }
        })
    }
}
