//! Builds an index of a made-up corpus and times it: `cargo run --release -p earshot-indexer --example measure`.
#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a program for a person at a terminal")]

#[path = "../tests/it/corpus.rs"]
#[expect(dead_code, reason = "only the makers of shows are used")]
mod corpus;

use corpus::{SHOW_TARGETS, Show, now, options, term};
use earshot_indexer::{
    BuildPlan, EmbeddedBackend, EpisodeItem, Page, PodcastKey, PodcastSource, SearchBackend, SourceError, Visit, build,
};
use earshot_model::Cue;
use earshot_model::search::{
    Filters, MatchMode, NullOrder, SearchMode, SearchOptions, SortDirection, SortField, SortOrder, Target, Term,
};
use std::ops::ControlFlow;
use std::time::Instant;

/// Made-up words with the frequencies of a language (Zipf's law).
struct Words {
    state: u64,
}

const VOCABULARY: f64 = 60_000.0;
const SYLLABLES: [&str; 20] = [
    "ba", "ker", "lo", "min", "ra", "sto", "vel", "ni", "pu", "tar", "gen", "os", "fi", "dal", "che", "wo", "sin",
    "mu", "rel", "ta",
];

impl Words {
    fn next(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state
    }

    fn fraction(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn word(&mut self) -> String {
        let rank = VOCABULARY.powf(self.fraction()) as u64;
        word_of(rank)
    }

    fn text(&mut self, count: usize) -> String {
        let mut text = String::new();
        for _ in 0..count {
            text.push_str(&self.word());
            text.push(' ');
        }
        text
    }
}

fn word_of(rank: u64) -> String {
    let mut rest = rank + 7;
    let mut word = String::new();
    while rest > 0 {
        word.push_str(SYLLABLES[(rest % 20) as usize]);
        rest /= 20;
    }
    word
}

struct MadeUp {
    podcasts: usize,
    episodes: usize,
    transcripts: usize,
    text_bytes: u64,
}

impl PodcastSource for MadeUp {
    fn for_each(&mut self, visit: &mut Visit<'_>) -> Result<(), SourceError> {
        let mut words = Words { state: 88_172_645_463_325_252 };
        let languages = ["en", "en", "en", "en-GB", "de", "es", "fr", "pt-BR", "ru"];
        let mut left = self.transcripts;
        for number in 0..self.podcasts {
            let title_words = 2 + number % 4;
            let title = words.text(title_words);
            let show = Show::at(&format!("https://{number}.example/feed"), title.trim(), &words.text(80));
            let mut show = show.language(languages[number % languages.len()]).popular(words.fraction() * 100.0);
            show = show.with(|podcast| podcast.genres = vec![format!("Genre {}", number % 19)]);
            let per_show = self.episodes / self.podcasts;
            for age in 0..per_show {
                let cues: Vec<Cue> = if left > 0 {
                    left -= 1;
                    (0..600)
                        .map(|cue| Cue {
                            start_ms: Some(cue * 4_000),
                            end_ms: Some(cue * 4_000 + 3_900),
                            speaker: None,
                            text: words.text(14).trim_end().to_owned(),
                        })
                        .collect()
                } else {
                    Vec::new()
                };
                self.text_bytes += cues.iter().map(|cue| cue.text.len() as u64).sum::<u64>();
                show = show.episode(words.text(6).trim(), &words.text(60), Some(age as i64 * 7), &cues);
            }
            let Show { document, episodes, .. } = show;
            let mut episodes = episodes.into_iter().map(|entry| EpisodeItem::Ok(entry.into()));
            if visit(document, &mut episodes) == ControlFlow::Break(()) {
                break;
            }
        }
        Ok(())
    }
}

fn main() {
    let numbers: Vec<usize> = std::env::args().skip(1).map(|number| number.parse().unwrap()).collect();
    let [podcasts, episodes, transcripts, shards] = <[usize; 4]>::try_from(numbers).unwrap_or([20_000, 100_000, 0, 2]);
    let folder = tempfile::TempDir::new().unwrap();
    let plan = BuildPlan { shards, ..BuildPlan::full(folder.path().join("index"), now()) };
    let source = MadeUp { podcasts, episodes, transcripts, text_bytes: 0 };
    let report = build(&plan, source, &mut |_| {}).unwrap();
    let documents = report.podcasts + report.episodes;
    let seconds = report.elapsed_ms as f64 / 1000.0;
    println!("build: {report:?}, {:.0} documents/s (with making them up)", documents as f64 / seconds);
    for entry in walk(&plan.folder) {
        println!("  {:>12} {}", entry.1, entry.0);
    }

    let started = Instant::now();
    let engine = EmbeddedBackend::open(&plan.folder, "g").unwrap();
    println!("open: {:.1} ms", started.elapsed().as_secs_f64() * 1000.0);

    let common = |words: &mut Words| word_of(20 + words.next() % 500);
    let middle = |words: &mut Words| word_of(500 + words.next() % 20_000);
    let phrase =
        |text: String, targets: &[Target]| Term { phrase: true, mode: MatchMode::Must, ..term(&text, targets) };
    let fuzzy = |text: String, targets: &[Target]| Term { fuzzy: true, ..term(&text, targets) };
    let page = Page { skip: 0, limit: 10 };
    let podcasts = |name: &str, make: &dyn Fn(&mut Words) -> SearchOptions| {
        time(name, |words| engine.search_podcasts(&make(words), page).unwrap().hits.len());
    };
    let episodes = |name: &str, make: &dyn Fn(&mut Words) -> SearchOptions| {
        time(name, |words| engine.search_episodes(&make(words), page).unwrap().hits.len());
    };
    let pods = |terms: &[Term]| options(SearchMode::Podcasts, terms);
    let eps = |terms: &[Term]| options(SearchMode::Episodes, terms);
    let filters = || Filters {
        languages: vec!["en".to_owned()],
        include_genres: vec!["genre 3".to_owned(), "genre 4".to_owned()],
        min_total_episodes: Some(1),
        ..Filters::default()
    };
    podcasts("podcasts 1 common", &|w| pods(&[term(&common(w), SHOW_TARGETS)]));
    podcasts("podcasts 2 common, all", &|w| pods(&[term(&format!("{} {}", common(w), common(w)), SHOW_TARGETS)]));
    podcasts("podcasts 2 common, any", &|w| pods(&[term(&common(w), SHOW_TARGETS), term(&common(w), SHOW_TARGETS)]));
    podcasts("podcasts 3 middle, all", &|w| {
        pods(&[term(&format!("{} {} {}", middle(w), middle(w), middle(w)), SHOW_TARGETS)])
    });
    podcasts("podcasts 1 common, 3 filters", &|w| SearchOptions {
        filters: filters(),
        ..pods(&[term(&common(w), SHOW_TARGETS)])
    });
    podcasts("podcasts phrase", &|w| pods(&[phrase(format!("{} {}", common(w), common(w)), SHOW_TARGETS)]));
    podcasts("podcasts fuzzy", &|w| pods(&[fuzzy(middle(w), SHOW_TARGETS)]));
    let by = |field, direction| SortOrder { field, direction, nulls: NullOrder::Last };
    podcasts("podcasts filter only, by title", &|_| SearchOptions {
        filters: filters(),
        sort: vec![by(SortField::Title, SortDirection::Asc)],
        ..pods(&[])
    });
    episodes("episodes 1 common", &|w| eps(&[term(&common(w), Target::ALL)]));
    episodes("episodes 2 common, all", &|w| eps(&[term(&format!("{} {}", common(w), common(w)), Target::ALL)]));
    episodes("episodes 2 common, by date", &|w| SearchOptions {
        sort: vec![by(SortField::RecentActivity, SortDirection::Desc)],
        ..eps(&[term(&format!("{} {}", common(w), common(w)), Target::ALL)])
    });
    episodes("transcript 1 middle", &|w| eps(&[term(&middle(w), &[Target::Transcript])]));
    episodes("transcript phrase", &|w| eps(&[phrase(format!("{} {}", common(w), common(w)), &[Target::Transcript])]));
    time("autocomplete 2 letters", |w| engine.autocomplete(&common(w)[..2], 10).unwrap().podcasts.len());
    time("autocomplete word", |w| engine.autocomplete(&common(w), 10).unwrap().podcasts.len());
    time("autocomplete typo", |w| engine.autocomplete(&format!("{}x", middle(w)), 10).unwrap().podcasts.len());
    let ids: Vec<_> = engine.latest_podcasts(false, 1000).unwrap().iter().map(|one| one.podcast.id).collect();
    time("related", |w| engine.related(ids[w.next() as usize % ids.len()], 10).unwrap().len());
    time("podcast by id", |w| {
        usize::from(engine.podcast(PodcastKey::Id(ids[w.next() as usize % ids.len()])).unwrap().is_some())
    });
}

fn time(name: &str, mut ask: impl FnMut(&mut Words) -> usize) {
    let mut words = Words { state: 1_234_567 };
    let mut times = Vec::new();
    let mut hits = 0;
    for round in 0..220 {
        let started = Instant::now();
        hits += ask(&mut words);
        if round >= 20 {
            times.push(started.elapsed().as_secs_f64() * 1000.0);
        }
    }
    times.sort_by(f64::total_cmp);
    println!("{name:<34} p50 {:>7.2}  p95 {:>7.2}  p99 {:>7.2} ms, {} hits", times[100], times[190], times[198], hits);
}

/// Bytes of the files by their endings.
fn walk(folder: &std::path::Path) -> std::collections::BTreeMap<String, u64> {
    let mut sizes = std::collections::BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let kind = path.extension().unwrap_or_default().to_string_lossy().into_owned();
                *sizes.entry(kind).or_default() += std::fs::metadata(&path).unwrap().len();
            }
        }
    }
    sizes
}
