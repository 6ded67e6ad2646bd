//! Compares with libraries on the same vectors and queries, alternating with our store: build time, size, speed and
//! recall.
//!
//! Requires the feature `vector-peers`, because the kernels of usearch take minutes to compile.

mod graph_index;
mod hnsw;
mod usearch;

use super::arguments::Arguments;
use super::corpus::VectorCorpus;
use super::exact_search::{self, Filter};
use super::vector_store::{VectorStore, bytes_per_vector};
use crate::failure::Failure;
use crate::search_bench::table::{Table, megabytes, ms, thousands};
use crate::search_bench::timing::{PeerSearch, compare};
use ::usearch::ScalarKind;
use earshot_indexer::vectors::{BitSet, UnitVector};
use graph_index::{IndexCosts, SEARCH_EFFORTS};
use rayon::prelude::*;

/// Finds the nearest owners among those that pass the filter.
type FindNearest<'a> = Box<dyn Fn(&UnitVector, Option<&BitSet>) -> Result<Vec<u32>, Failure> + 'a>;

/// An index that is compared, with its search.
struct ComparedIndex<'a> {
    name: String,
    nearest: FindNearest<'a>,
    /// Scans every vector that passes the filter, so it is measured with narrow filters only.
    is_for_narrow_filters: bool,
}

/// Builds all indexes, and queries them on one thread.
pub fn tables(
    corpus: &VectorCorpus,
    arguments: &Arguments,
    queries: &[UnitVector],
    say: &mut dyn FnMut(&str),
) -> Result<Vec<String>, Failure> {
    let Arguments { vectors, ref folder, .. } = *arguments;
    std::fs::create_dir_all(folder)?;
    let made: Vec<UnitVector> = (0..vectors).into_par_iter().map(|owner| corpus.vector(owner)).collect();
    // Memory is measured as growth of the process, so this peer runs before others release memory that it could reuse.
    say(&format!("hnsw_rs: {} vectors", thousands(vectors.into())));
    let (nodes, nodes_costs) = hnsw::build(&made, folder)?;
    say("usearch, f16");
    let (halves, halves_costs) = usearch::build(ScalarKind::F16, &made, queries, folder)?;
    say("usearch, i8");
    let (bytes, bytes_costs) = usearch::build(ScalarKind::I8, &made, queries, folder)?;
    drop(made);
    say("ours");
    let store = VectorStore::build(corpus, vectors, folder, arguments.seed)?;
    for query in queries {
        store.search(query, None)?;
    }
    let (file_bytes, memory_bytes) = store.bytes(folder)?;
    let ours_costs = IndexCosts { built: store.build_time, file_bytes, memory_bytes };

    let mut sizes = Table::new(&["index", "build s", "processor s", "on disk", "a vector", "a vector in memory"]);
    for (name, costs) in [
        ("ours", &ours_costs),
        ("usearch f16", &halves_costs),
        ("usearch i8", &bytes_costs),
        ("hnsw_rs f32", &nodes_costs),
    ] {
        let each = |bytes| bytes_per_vector(bytes, vectors.into());
        let (files, memory) = (costs.file_bytes, costs.memory_bytes);
        let (seconds, cpu) = (format!("{:.1}", costs.built.seconds), format!("{:.1}", costs.built.cpu));
        sizes.row([name.to_owned(), seconds, cpu, megabytes(files), each(files), each(memory)]);
    }

    let ours: FindNearest<'_> = Box::new(|query, owners| store.search(query, owners));
    let mut indexes = vec![ComparedIndex { name: "ours".to_owned(), nearest: ours, is_for_narrow_filters: false }];
    for effort in SEARCH_EFFORTS {
        let (halves, bytes, nodes) = (&halves, &bytes, &nodes);
        let graphs: [(&str, FindNearest<'_>); 3] = [
            ("usearch f16", Box::new(move |query, owners| usearch::find_nearest(halves, query, owners, effort))),
            ("usearch i8", Box::new(move |query, owners| usearch::find_nearest(bytes, query, owners, effort))),
            ("hnsw_rs f32", Box::new(move |query, owners| Ok(hnsw::find_nearest(nodes, query, owners, effort)))),
        ];
        for (name, nearest) in graphs {
            indexes.push(ComparedIndex {
                name: format!("{name}, {effort} in view"),
                nearest,
                is_for_narrow_filters: false,
            });
        }
    }
    let all: FindNearest<'_> = Box::new(|query, owners| usearch::scan_filtered(&halves, vectors, query, owners));
    indexes.push(ComparedIndex {
        name: "usearch f16, all that pass".to_owned(),
        nearest: all,
        is_for_narrow_filters: true,
    });

    let filters = exact_search::build_filters(corpus, vectors);
    say("looking for what is right");
    let truths = &queries[..arguments.exact_queries.min(queries.len())];
    let right = exact_search::find_nearest(corpus, vectors, truths, &filters);
    let mut answers = Table::new(&["filter", "index", "recall@10", "p50 ms", "p99 ms", "mean ms"]);
    for (filter, right) in filters.iter().zip(&right) {
        say(&format!("asking, filter {}", filter.name));
        ask(filter, right, &indexes, queries, truths, vectors, &mut answers)?;
    }
    Ok(vec![sizes.into_text(), answers.into_text()])
}

/// Returns the rows of a filter.
fn ask(
    filter: &Filter,
    right: &[Vec<u32>],
    indexes: &[ComparedIndex<'_>],
    queries: &[UnitVector],
    truths: &[UnitVector],
    vectors: u32,
    table: &mut Table,
) -> Result<(), Failure> {
    let owners = filter.owners.as_ref();
    let passing = owners.map_or(u64::from(vectors), BitSet::len);
    let are_few = passing * 10 <= u64::from(vectors);
    let indexes: Vec<_> = indexes.iter().filter(|index| are_few || !index.is_for_narrow_filters).collect();
    let asks: Vec<_> = indexes
        .iter()
        .map(|index| move |query: &UnitVector| -> Result<usize, Failure> { Ok((index.nearest)(query, owners)?.len()) })
        .collect();
    let asks: Vec<PeerSearch<'_, UnitVector>> = asks.iter().map(|ask| ask as PeerSearch<'_, UnitVector>).collect();
    let times = compare(queries, &asks)?;
    for (index, times) in indexes.iter().zip(times) {
        let found = truths.iter().map(|query| (index.nearest)(query, owners)).collect::<Result<Vec<_>, Failure>>()?;
        table.row([
            filter.name.to_owned(),
            index.name.clone(),
            format!("{:.4}", exact_search::recall(right, &found)),
            ms(times.percentile(50)),
            ms(times.percentile(99)),
            ms(times.mean()),
        ]);
    }
    Ok(())
}
