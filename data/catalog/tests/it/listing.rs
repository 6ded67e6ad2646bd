//! The dump import as the catalog sees it.

use super::{now, podcast};
use earshot_catalog::{
    CatalogError, CatalogOptions, DataDir, DumpImport, DumpPodcast, DumpReadTotals, MergeOptions, Writer,
};
use earshot_model::{Listing, ListingSource, PodcastId};
use std::ops::ControlFlow;

fn listed(number: i64) -> DumpPodcast {
    let mut podcast = podcast(&format!("https://s{number}.example/feed"), "The same title");
    podcast.slug = "the-same-title".to_owned();
    podcast.apple_id = Some(number);
    podcast.listing = Some(Listing {
        source: ListingSource::PodcastIndex,
        listed_id: number,
        episode_count: Some(number),
        newest_at: None,
        oldest_at: None,
        popularity: Some(number),
        priority: None,
        update_frequency: None,
        http_status: None,
        dead: false,
    });
    DumpPodcast { podcast, duplicate_of: None }
}

fn open(dir: &DataDir, fingerprint: &str) -> Result<DumpImport, CatalogError> {
    DumpImport::open(dir, CatalogOptions::default(), fingerprint)
}

fn read(last_row: i64, rows: u64) -> DumpReadTotals {
    DumpReadTotals { last_row, rows, ..DumpReadTotals::default() }
}

#[test]
fn one_process_imports_at_a_time_and_another_dump_starts_over() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let dir = DataDir::new(folder.path());
    let mut first = open(&dir, "aa").expect("free");
    first.put_rows(vec![listed(1), listed(2)], &read(2, 2)).expect("kept");
    assert!(matches!(open(&dir, "aa"), Err(CatalogError::Locked { .. })));
    drop(first);
    let again = open(&dir, "aa").expect("free again");
    assert_eq!((again.read_totals().last_row, again.read_totals().rows, again.is_fully_read()), (2, 2, false));
    drop(again);
    let other = open(&dir, "bb").expect("free");
    assert_eq!(other.read_totals().rows, 0);
    drop(other);
    assert_eq!(open(&dir, "aa").expect("free").read_totals().rows, 0, "the other dump's import removed it");
}

#[test]
fn rows_are_merged_a_unit_at_a_time() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let dir = DataDir::new(folder.path());
    let mut import = open(&dir, "aa").expect("free");
    for first in [1, 31] {
        import.put_rows((first..first + 30).map(listed).collect(), &read(first + 29, 30)).expect("kept");
    }
    import.mark_fully_read().expect("noted");
    let mut writer = Writer::open(&dir, CatalogOptions::default(), "test").expect("a catalog");
    let options = MergeOptions { now: now(), is_complete_dump: true, unit_rows: Some(8) };
    let (mut last, mut calls) = (0, 0);
    let mut progress = |done: u64, total: u64| {
        assert!(last < done && done <= total);
        (last, calls) = (done, calls + 1);
        ControlFlow::<()>::Continue(())
    };
    let counts = writer.merge_dump(&mut import, &options, &mut progress).expect("merged").expect("not stopped");
    import.remove_parts().expect("removed");
    assert_eq!((counts.new, counts.unchanged), (60, 0));
    assert!(calls > 8, "{calls} units");
    assert!(writer.has_imported_dump("aa").expect("readable"));
    let podcasts = writer.podcasts_to_crawl(100).expect("podcasts");
    assert_eq!(podcasts.len(), 60);
    let plain: Vec<_> = podcasts.iter().filter(|due| due.podcast.slug == "the-same-title").collect();
    assert_eq!(plain.len(), 1);
    assert_eq!(plain[0].podcast.id, PodcastId::from_feed_url("https://s60.example/feed"), "the most popular");
    assert_eq!(plain[0].podcast.listing, listed(60).podcast.listing);
    assert_eq!(writer.count_podcasts_to_score().expect("counted"), 60);
}
