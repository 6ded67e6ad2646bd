//! The whole benchmark on a small corpus: it runs, finds known items, and resumes.

use earshot_benches::search_bench::arguments::Arguments;
use earshot_benches::search_bench::corpus::Sizes;
use earshot_benches::search_bench::run;
use tempfile::TempDir;

/// Returns the cells of the row that begins with `name`, in the first table that has one.
fn row<'a>(tables: &'a [String], name: &str) -> Vec<&'a str> {
    let lines = tables.iter().flat_map(|table| table.lines());
    let mut rows = lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>());
    rows.find(|cells| cells[0] == name).unwrap_or_else(|| panic!("no row {name} in {}", tables.join("\n")))
}

#[test]
fn a_small_corpus_is_built_once_and_measured() {
    let folder = TempDir::new().unwrap();
    let sizes = Sizes { podcasts: 500, episodes: 1_200, transcripts: 30, transcript_bytes: 5_000, seed: 7 };
    let (queries, known) = (4, 20);
    let arguments = Arguments {
        sizes,
        queries,
        known_items: known,
        threads: 2,
        folder: folder.path().to_owned(),
        ..Arguments::default()
    };
    let (mut tables, mut words) = (Vec::new(), Vec::new());
    run(&arguments, &mut |table| tables.push(table.to_owned()), &mut |text| words.push(text.to_owned())).unwrap();

    assert_eq!(row(&tables, "podcasts, episodes, transcripts")[1], "500, 1,200, 30");
    for class in ["podcasts: any of 2 words", "episodes: phrase", "autocomplete: 5 letters"] {
        let hits: usize = row(&tables, class)[6].replace(',', "").parse().unwrap();
        assert!(hits >= queries, "{class}: {hits} hits");
    }
    for kind in ["exact title", "phrase from a transcript"] {
        let success: f64 = row(&tables, kind)[3].parse().unwrap();
        assert!(success >= 0.9, "{kind}: {success}");
    }
    // Speed, and the two tables with peers.
    let any_of_4 = tables.iter().filter(|table| table.contains("| podcasts: any of 4 words |")).count();
    assert_eq!(any_of_4, 3);
    assert_eq!(row(&tables, "changed podcasts found by their new title")[1], "5 of 5");
    assert_eq!(row(&tables, "of them failed")[1], "0");

    let again = Arguments { parts: arguments.parts[..1].to_vec(), ..arguments };
    let (mut same, mut said) = (Vec::new(), Vec::new());
    run(&again, &mut |table| same.push(table.to_owned()), &mut |text| said.push(text.to_owned())).unwrap();
    assert_eq!(same[0], tables[0]);
    assert!(said.iter().any(|text| text.starts_with("using the existing index")), "{said:?}");
}
