//! A catalog of which one podcast in a hundred changed: how soon that is found, while the old index goes on answering.

use super::Failure;
use super::corpus::{Corpus, Edition, Tally, podcast_id, title};
use super::queries::{FIRST_PAGE, Question, Sampler, term};
use super::table::{Table, ms, thousands};
use earshot_generate::synthetic::Share;
use earshot_indexer::{BuildPlan, EmbeddedBackend, Meaning, SearchBackend as _, build};
use earshot_model::search::{SearchMode, SearchOptions};
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

const CHANGED_ONE_IN: u64 = 100;
/// Questions that are asked in turns while the index is built.
const QUESTIONS: usize = 200;
/// Changed podcasts that are looked for afterwards.
const LOOKED_FOR: usize = 50;

/// Milliseconds of the answers of the old index, and how many there were none to.
#[derive(Default)]
struct Meanwhile {
    milliseconds: Vec<f64>,
    errors: u64,
}

pub fn table(
    sampler: &mut Sampler<'_>,
    engine: &EmbeddedBackend,
    folder: &Path,
    say: &mut dyn FnMut(&str),
) -> Result<String, Failure> {
    let corpus = sampler.corpus;
    let questions: Vec<Question> = (0..QUESTIONS).map(|_| question(sampler)).collect();
    let next = folder.join("refreshed");
    if next.exists() {
        fs::remove_dir_all(&next)?;
    }
    say("changing one podcast in a hundred");
    let mut tally = Tally::default();
    let is_done = AtomicBool::new(false);
    let (refreshed, seconds, meanwhile) = std::thread::scope(|scope| {
        let asking = scope.spawn(|| ask_until(&is_done, &questions, engine));
        let started = Instant::now();
        let plan = BuildPlan {
            meaning: Meaning::Off,
            ..BuildPlan::incremental(next.clone(), folder.join("index"), Vec::new(), corpus.now())
        };
        let source = corpus.source(changed(corpus), Edition::Second, &mut tally);
        let built = build(&plan, source, &mut |_| {});
        let building = started.elapsed().as_secs_f64();
        let opened = EmbeddedBackend::open(&next, "refreshed");
        let all = started.elapsed().as_secs_f64();
        // Before any failure is told, or the other thread would never end.
        is_done.store(true, Ordering::Relaxed);
        let meanwhile = asking.join().map_err(|_| "the thread that asked has panicked")?;
        built?;
        Ok::<_, Failure>((opened?, (building, all), meanwhile))
    })?;
    let found = found(corpus, &refreshed)?;
    drop(refreshed);
    fs::remove_dir_all(&next)?;
    Ok(told(&tally, seconds, meanwhile, found))
}

fn question(sampler: &mut Sampler<'_>) -> Question {
    let show = sampler.show();
    let words = sampler.words_of(&show, SearchMode::Podcasts, 2);
    let terms = words.iter().map(|word| term(SearchMode::Podcasts, word)).collect();
    Question::search(SearchOptions { terms, ..SearchOptions::all(SearchMode::Podcasts) })
}

fn changed(corpus: &Corpus) -> impl Iterator<Item = Share> + '_ {
    corpus.shares().filter(|share| share.index.is_multiple_of(CHANGED_ONE_IN))
}

fn ask_until(is_done: &AtomicBool, questions: &[Question], engine: &EmbeddedBackend) -> Meanwhile {
    let mut meanwhile = Meanwhile::default();
    for question in questions.iter().cycle() {
        let started = Instant::now();
        match question.ask(engine) {
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

/// How many of the changed podcasts that were looked for by their new titles were found, and of how many.
fn found(corpus: &Corpus, engine: &EmbeddedBackend) -> Result<(usize, usize), Failure> {
    let (mut found, mut wanted) = (0, 0);
    for share in changed(corpus).take(LOOKED_FOR) {
        let show = corpus.show(share.index);
        let new_title = title(&show, Edition::Second);
        let terms = vec![term(SearchMode::Podcasts, &new_title)];
        let options = SearchOptions { terms, ..SearchOptions::all(SearchMode::Podcasts) };
        let answer = engine.search_podcasts(&options, FIRST_PAGE)?;
        let id = podcast_id(&show);
        wanted += 1;
        found += usize::from(
            answer.hits.iter().map(|hit| &hit.document.podcast).any(|it| it.id == id && it.title == new_title),
        );
    }
    Ok((found, wanted))
}

fn told(tally: &Tally, (building, all): (f64, f64), meanwhile: Meanwhile, (found, wanted): (usize, usize)) -> String {
    let Meanwhile { milliseconds, errors } = meanwhile;
    let percentile = |percent: usize| {
        let rank = (milliseconds.len() * percent).div_ceil(100).max(1);
        milliseconds.get(rank - 1).map_or("–".to_owned(), |&time| ms(time))
    };
    let mut table = Table::new(&["refresh of one podcast in a hundred", "", "goal"]);
    let mut row = |what: &str, value: String, goal: &str| table.row([what.to_owned(), value, goal.to_owned()]);
    row("podcasts and episodes given", [tally.podcasts, tally.episodes].map(thousands).join(", "), "");
    row("build on top of the index, s", format!("{building:.1}"), "");
    row("searchable after, s", format!("{all:.1}"), "< 30");
    row("changed podcasts found by their new title", format!("{found} of {wanted}"), "all");
    row("queries of the old index meanwhile", thousands(milliseconds.len() as u64), "");
    row("of them failed", thousands(errors), "0");
    row("their p50 and p99, ms", format!("{}, {}", percentile(50), percentile(99)), "");
    table.into_text()
}
