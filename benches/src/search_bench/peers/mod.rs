//! Compares with peers on the same queries and rows: plain tantivy, and SQLite's full-text search.

mod fts5;
mod peer_queries;
mod plain_tantivy;
mod plain_tantivy_build;
mod podcast_texts;

pub use plain_tantivy::field_bytes;
pub use plain_tantivy_build::compare_build as building;

use super::arguments::Arguments;
use super::benchmark_query::QuerySampler;
use super::table::{Table, ms};
use super::timing::{Times, compare};
use crate::failure::Failure;
use earshot_indexer::EmbeddedBackend;
use peer_queries::{PeerQuery, PeerQueryClass};
use plain_tantivy::{PlainTantivy, TermLanguages};
use std::path::Path;

/// Maximum number of queries per class, because SQLite is slow.
const MAX_QUERIES: usize = 200;
/// One hit in this many may differ, because each shard of plain tantivy counts words separately.
const SAME_ONE_IN: usize = 20;
/// One episode in this many may be missing among the hits of plain tantivy.
const MISSING_ONE_IN: usize = 4;

/// Compares our engine with plain tantivy, alternating query by query.
pub fn compare_with_plain_tantivy(
    sampler: &mut QuerySampler<'_>,
    engine: &EmbeddedBackend,
    index: &Path,
    arguments: &Arguments,
    say: &mut dyn FnMut(&str),
) -> Result<String, Failure> {
    let bare = PlainTantivy::open(index)?;
    let mut table = Table::new(&[
        "search, mean of the top 10, ms",
        "ours",
        "bare: top 10",
        "ratio",
        "bare: with count and documents",
        "ratio",
        "bare: top 10, English terms alone",
        "ratio",
        "goal",
    ]);
    let mut measured: Vec<(bool, Vec<Times>)> = Vec::new();
    for class in PeerQueryClass::ALL {
        let questions = class.draw_queries(sampler, arguments.queries.min(MAX_QUERIES))?;
        if !class.name.contains(&arguments.class_filter) {
            continue;
        }
        say(&format!("comparing with plain tantivy: {}", class.name));
        let times = compare(
            &questions,
            &[
                &|plain: &PeerQuery| Ok(plain.to_benchmark_query().run(engine)?),
                &|plain: &PeerQuery| bare.search_best(plain, TermLanguages::AllLanguages),
                &|plain: &PeerQuery| bare.search_and_read(plain, TermLanguages::AllLanguages),
                &|plain: &PeerQuery| bare.search_best(plain, TermLanguages::English),
            ],
        )?;
        let (found, all, english) = (times[0].hits, times[1].hits, times[3].hits);
        // The terms for plain tantivy are built here and must equal those of the index. Our engine searches the likely
        // languages of a query, which include English: it finds at least the hits of English and at most those of all
        // languages. Plain tantivy ignores that the first episode of a block carries the podcast's words for all, so it
        // finds fewer episodes.
        let missing_one_in = if class.is_of_episodes() { MISSING_ONE_IN } else { SAME_ONE_IN };
        if english.saturating_sub(found) * SAME_ONE_IN > found || found.saturating_sub(all) * missing_one_in > found {
            return Err(format!(
                "{}: different hits for the same query: {found} in our engine, {all} in plain tantivy, {english} of them in English",
                class.name
            )
            .into());
        }
        table.row(comparison_row(class.name, &times, class.has_filters));
        measured.push((class.has_filters, times));
    }
    for (name, has_filters) in [("all without filters", false), ("all with filters", true)] {
        let alike: Vec<&Vec<Times>> =
            measured.iter().filter(|(other, _)| *other == has_filters).map(|(_, times)| times).collect();
        if let Some(peers) = alike.first().map(|times| times.len()) {
            let of_peer = |peer: usize| Times::merge(alike.iter().map(|times| &times[peer]));
            table.row(comparison_row(name, &(0..peers).map(of_peer).collect::<Vec<_>>(), has_filters));
        }
    }
    Ok(table.into_text())
}

/// A row with our time, each peer's time and the ratio.
fn comparison_row(name: &str, times: &[Times], has_filters: bool) -> Vec<String> {
    let ours = times[0].mean();
    let mut cells = vec![name.to_owned(), ms(ours)];
    for other in &times[1..] {
        cells.extend([ms(other.mean()), ratio(ours, other)]);
    }
    cells.push(if has_filters { "< 1".to_owned() } else { "≤ 1.2".to_owned() });
    cells
}

/// Compares with SQLite's FTS5: ranked OR over the podcasts.
pub fn compare_with_fts5(
    sampler: &mut QuerySampler<'_>,
    engine: &EmbeddedBackend,
    folder: &Path,
    arguments: &Arguments,
    say: &mut dyn FnMut(&str),
) -> Result<String, Failure> {
    let peer = fts5::open_or_build(sampler.corpus, &folder.join("fts5.sqlite"), say)?;
    let mut table = Table::new(&["podcasts, mean of the top 10, ms", "ours", "SQLite FTS5", "FTS5 / ours", "goal"]);
    let mut measured: Vec<Vec<Times>> = Vec::new();
    for class in PeerQueryClass::ALL.iter().filter(|class| class.is_ranked_or()) {
        let questions = class.draw_queries(sampler, arguments.queries.min(MAX_QUERIES))?;
        if !class.name.contains(&arguments.class_filter) {
            continue;
        }
        say(&format!("comparing with FTS5: {}", class.name));
        let times = compare(
            &questions,
            &[&|plain: &PeerQuery| Ok(plain.to_benchmark_query().run(engine)?), &|plain: &PeerQuery| {
                peer.top(&plain.words)
            }],
        )?;
        table.row(fts5_row(class.name, &times[0], &times[1]));
        measured.push(times);
    }
    if !measured.is_empty() {
        let [ours, theirs] = [0, 1].map(|peer| Times::merge(measured.iter().map(|times| &times[peer])));
        table.row(fts5_row("all ranked OR", &ours, &theirs));
    }
    Ok(table.into_text())
}

fn fts5_row(name: &str, ours: &Times, theirs: &Times) -> [String; 5] {
    [name.to_owned(), ms(ours.mean()), ms(theirs.mean()), ratio(theirs.mean(), ours), "≥ 10".to_owned()]
}

fn ratio(mean: f64, other: &Times) -> String {
    format!("{:.2}", mean / other.mean().max(1e-6))
}
