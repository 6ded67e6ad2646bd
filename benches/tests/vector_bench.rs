//! The semantic search benchmark on few vectors: it runs, and finds the nearest neighbors.

use earshot_benches::vector_bench::arguments::{Arguments, BenchPart};
use earshot_benches::vector_bench::run;
use tempfile::TempDir;

#[test]
fn few_vectors_are_measured_and_found() {
    let folder = TempDir::new().unwrap();
    let arguments = Arguments {
        vectors: 1_000,
        queries: 10,
        exact_queries: 10,
        documents: 100,
        folder: folder.path().to_owned(),
        ..Arguments::default()
    };
    let mut tables = Vec::new();
    run(&arguments, &mut |table| tables.push(table.to_owned()), &mut |_| {}).unwrap();
    for filter in ["none", "50 %", "5 %", "two fields"] {
        let row = tables.iter().flat_map(|table| table.lines()).find(|line| line.starts_with(&format!("| {filter} |")));
        let recall: f64 =
            row.unwrap_or_else(|| panic!("{filter} in {tables:?}")).split('|').nth(2).unwrap().trim().parse().unwrap();
        assert!(recall >= 0.9, "{filter}: {recall}");
    }
    assert!(tables.iter().any(|table| table.contains("documents, terms")));
}

#[cfg(feature = "vector-peers")]
#[test]
fn libraries_answer_the_same_questions() {
    let folder = TempDir::new().unwrap();
    let arguments = Arguments {
        vectors: 1_000,
        queries: 10,
        exact_queries: 10,
        parts: vec![BenchPart::Peers],
        folder: folder.path().to_owned(),
        ..Arguments::default()
    };
    let mut tables = Vec::new();
    run(&arguments, &mut |table| tables.push(table.to_owned()), &mut |_| {}).unwrap();
    for index in ["ours", "usearch f16, 64 in view", "usearch f16, all that pass", "hnsw_rs f32, 256 in view"] {
        let row =
            tables.iter().flat_map(|table| table.lines()).find(|line| line.starts_with(&format!("| 5 % | {index} |")));
        let recall: f64 =
            row.unwrap_or_else(|| panic!("{index} in {tables:?}")).split('|').nth(3).unwrap().trim().parse().unwrap();
        assert!(recall >= 0.9, "{index}: {recall}");
    }
}

#[cfg(not(feature = "vector-peers"))]
#[test]
fn libraries_need_their_feature() {
    let arguments = Arguments { parts: vec![BenchPart::Peers], ..Arguments::default() };
    let refusal = run(&arguments, &mut |_| {}, &mut |_| {}).unwrap_err();
    assert_eq!(refusal.to_string(), "the part peers needs a build with --features vector-peers");
}
