//! Measures a refresh after one podcast in a hundred changed: the time until the changes are searchable, while the old
//! index serves queries.

use super::benchmark_query::{BenchmarkQuery, FIRST_PAGE, QuerySampler, term};
use super::corpus::{Corpus, CorpusCounts, Edition, invent_title, podcast_id};
use super::table::{Table, ms, thousands};
use crate::failure::Failure;
use earshot_generate::synthetic::PodcastShare;
use earshot_indexer::{BuildPlan, EmbeddedBackend, EmbeddingSource, SearchBackend as _, build};
use earshot_model::search::{SearchMode, SearchOptions};
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

const CHANGED_ONE_IN: u64 = 100;
/// Number of queries that run repeatedly during the build.
const QUERY_COUNT: usize = 200;
/// Number of changed podcasts that are searched afterwards.
const SEARCHED_PODCASTS: usize = 50;

/// Response times of the old index in milliseconds, and the number of failures.
#[derive(Default)]
struct ServingTimes {
    milliseconds: Vec<f64>,
    errors: u64,
}

/// Builds on top of the index after the change, and formats the measurements as a table.
pub fn measure_refresh(
    sampler: &mut QuerySampler<'_>,
    engine: &EmbeddedBackend,
    folder: &Path,
    say: &mut dyn FnMut(&str),
) -> Result<String, Failure> {
    let corpus = sampler.corpus;
    let questions: Vec<BenchmarkQuery> = (0..QUERY_COUNT).map(|_| draw_query(sampler)).collect();
    let next = folder.join("refreshed");
    if next.exists() {
        fs::remove_dir_all(&next)?;
    }
    say("changing one podcast in a hundred");
    let mut tally = CorpusCounts::default();
    let is_done = AtomicBool::new(false);
    let (refreshed, seconds, meanwhile) = std::thread::scope(|scope| {
        let asking = scope.spawn(|| query_until(&is_done, &questions, engine));
        let started = Instant::now();
        let plan = BuildPlan {
            embeddings: EmbeddingSource::Off,
            ..BuildPlan::incremental(next.clone(), folder.join("index"), Vec::new(), corpus.now())
        };
        let source = corpus.source(changed_shares(corpus), Edition::Second, &mut tally);
        let built = build(&plan, source, &mut |_| {});
        let building = started.elapsed().as_secs_f64();
        let opened = EmbeddedBackend::open(&next, "refreshed");
        let all = started.elapsed().as_secs_f64();
        // Set before any failure is returned, because the other thread would never end otherwise.
        is_done.store(true, Ordering::Relaxed);
        let meanwhile = asking.join().map_err(|_| "the search thread has panicked")?;
        built?;
        Ok::<_, Failure>((opened?, (building, all), meanwhile))
    })?;
    let found = count_found(corpus, &refreshed)?;
    drop(refreshed);
    fs::remove_dir_all(&next)?;
    Ok(format_table(&tally, seconds, meanwhile, found))
}

fn draw_query(sampler: &mut QuerySampler<'_>) -> BenchmarkQuery {
    let show = sampler.draw_podcast();
    let words = sampler.draw_words(&show, SearchMode::Podcasts, 2);
    let terms = words.iter().map(|word| term(SearchMode::Podcasts, word)).collect();
    BenchmarkQuery::search(SearchOptions { terms, ..SearchOptions::match_all(SearchMode::Podcasts) })
}

fn changed_shares(corpus: &Corpus) -> impl Iterator<Item = PodcastShare> + '_ {
    corpus.shares().filter(|share| share.index.is_multiple_of(CHANGED_ONE_IN))
}

fn query_until(is_done: &AtomicBool, questions: &[BenchmarkQuery], engine: &EmbeddedBackend) -> ServingTimes {
    let mut meanwhile = ServingTimes::default();
    for question in questions.iter().cycle() {
        let started = Instant::now();
        match question.run(engine) {
            Ok(_) => meanwhile.milliseconds.push(started.elapsed().as_secs_f64() * 1000.0),
            Err(_) => meanwhile.errors += 1,
        }
        if is_done.load(Ordering::Relaxed) {
            break;
        }
    }
    meanwhile.milliseconds.sort_unstable_by(f64::total_cmp);
    meanwhile
}

/// Searches changed podcasts by their new titles. Returns the number found, and the number searched.
fn count_found(corpus: &Corpus, engine: &EmbeddedBackend) -> Result<(usize, usize), Failure> {
    let (mut found, mut requested) = (0, 0);
    for share in changed_shares(corpus).take(SEARCHED_PODCASTS) {
        let show = corpus.show(share.index);
        let new_title = invent_title(&show, Edition::Second);
        let terms = vec![term(SearchMode::Podcasts, &new_title)];
        let options = SearchOptions { terms, ..SearchOptions::match_all(SearchMode::Podcasts) };
        let answer = engine.search_podcasts(&options, FIRST_PAGE)?;
        let id = podcast_id(&show);
        requested += 1;
        found += usize::from(
            answer.hits.iter().map(|hit| &hit.document.podcast).any(|it| it.id == id && it.title == new_title),
        );
    }
    Ok((found, requested))
}

fn format_table(
    tally: &CorpusCounts,
    (building, all): (f64, f64),
    meanwhile: ServingTimes,
    (found, requested): (usize, usize),
) -> String {
    let ServingTimes { milliseconds, errors } = meanwhile;
    let percentile = |percent: usize| {
        let rank = (milliseconds.len() * percent).div_ceil(100).max(1);
        milliseconds.get(rank - 1).map_or("–".to_owned(), |&time| ms(time))
    };
    let mut table = Table::new(&["refresh of one podcast in a hundred", "", "goal"]);
    let mut row = |what: &str, value: String, goal: &str| table.row([what.to_owned(), value, goal.to_owned()]);
    row("podcasts and episodes given", [tally.podcasts, tally.episodes].map(thousands).join(", "), "");
    row("build on top of the index, s", format!("{building:.1}"), "");
    row("searchable after, s", format!("{all:.1}"), "< 30");
    row("changed podcasts found by their new title", format!("{found} of {requested}"), "all");
    row("queries of the old index meanwhile", thousands(milliseconds.len() as u64), "");
    row("of them failed", thousands(errors), "0");
    row("their p50 and p99, ms", format!("{}, {}", percentile(50), percentile(99)), "");
    table.into_text()
}
