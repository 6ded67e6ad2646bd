//! Builds the index with the product's writer, once per corpus, and measures the build.

use super::corpus::{Corpus, CorpusCounts, Edition, Sizes};
use super::machine::{cpu_time, cpu_time_since, folder_bytes, fresh_folder, peak_bytes};
use super::peers::field_bytes;
use super::table::{Table, megabytes, share, shares, thousands};
use crate::failure::Failure;
use earshot_indexer::{BuildPlan, BuildStep, EmbeddedBackend, EmbeddingSource, build};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Podcasts between two progress lines.
const PODCASTS_PER_LINE: u64 = 50_000;

/// The measurements of a build. They are written at the end, so a folder without them is built again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BuildResult {
    sizes: Sizes,
    shards: usize,
    tally: CorpusCounts,
    took: Duration,
    /// Processor time of the build, including the generation of the corpus.
    cpu: Option<Duration>,
    peak_bytes: Option<u64>,
    index_bytes: u64,
    passage_bytes: u64,
    /// Bytes of terms, postings and positions.
    transcript_field_bytes: [u64; 3],
}

/// Returns the folder of a corpus; other corpora have folders beside it.
pub fn corpus_folder(folder: &Path, sizes: &Sizes, shards: usize) -> PathBuf {
    let Sizes { podcasts, episodes, transcripts, transcript_bytes, seed } = sizes;
    folder.join(format!("{podcasts}-{episodes}-{transcripts}x{transcript_bytes}-seed{seed}-shards{shards}"))
}

/// Opens the index of a corpus below `folder`. Builds it if it does not exist.
pub fn open_or_build(
    corpus: &Corpus,
    folder: &Path,
    shards: usize,
    say: &mut dyn FnMut(&str),
) -> Result<(BuildResult, EmbeddedBackend), Failure> {
    let (index, marker) = (folder.join("index"), folder.join("built.json"));
    if let Ok(text) = fs::read_to_string(&marker) {
        // Another version of this program may have written other measurements.
        let known = serde_json::from_str(&text).map_err(Failure::from);
        match known.and_then(|built| Ok((built, EmbeddedBackend::open(&index, "benchmark")?))) {
            Ok(known) => {
                say(&format!("using the existing index: {}", index.display()));
                return Ok(known);
            }
            Err(error) => say(&format!("rebuilding the index: {error}")),
        }
        fs::remove_file(&marker)?;
    }
    fresh_folder(&index)?;
    let built = build_measured(corpus, &index, shards, say)?;
    let unfinished = folder.join("built.json.part");
    fs::write(&unfinished, serde_json::to_vec_pretty(&built)?)?;
    fs::rename(unfinished, marker)?;
    Ok((built, EmbeddedBackend::open(&index, "benchmark")?))
}

fn build_measured(
    corpus: &Corpus,
    index: &Path,
    shards: usize,
    say: &mut dyn FnMut(&str),
) -> Result<BuildResult, Failure> {
    say("building the index");
    // Only the word index is measured here; vectors have their own benchmark.
    let plan =
        BuildPlan { shards, embeddings: EmbeddingSource::Off, ..BuildPlan::full(index.to_owned(), corpus.now()) };
    let before = cpu_time();
    let started = Instant::now();
    let mut tally = CorpusCounts::default();
    let report = build(&plan, corpus.source(corpus.shares(), Edition::First, &mut tally), &mut |progress| {
        if progress.step == BuildStep::Reading && progress.podcasts.is_multiple_of(PODCASTS_PER_LINE) {
            say(&format!("{} podcasts", thousands(progress.podcasts)));
        }
    })?;
    let took = started.elapsed();
    if (report.podcasts, report.episodes, report.transcripts) != (tally.podcasts, tally.episodes, tally.transcripts) {
        return Err(format!("{tally:?} were given, {report:?} built").into());
    }
    let is_passage = |path: &Path| path.iter().any(|part| part == "passages");
    Ok(BuildResult {
        sizes: corpus.sizes,
        shards,
        tally,
        took,
        cpu: cpu_time_since(before),
        peak_bytes: peak_bytes(),
        index_bytes: folder_bytes(index, &|path| !is_passage(path))?,
        passage_bytes: folder_bytes(index, &is_passage)?,
        transcript_field_bytes: field_bytes(index, "transcript")?,
    })
}

impl BuildResult {
    /// Formats the measurements as a table.
    #[expect(clippy::cast_precision_loss, reason = "shown with few digits")]
    pub fn table(&self) -> String {
        let text = self.tally.text_bytes as f64 / 1e6;
        let known = |value: Option<f64>| value.map_or("–".to_owned(), |value| format!("{value:.1}"));
        let [took, making_up] = [self.took, self.tally.making_up].map(|time| time.as_secs_f64());
        let cpu = self.cpu.map(|time| time.as_secs_f64());
        let indexing = cpu.map(|all| (all - making_up).max(0.01));
        let transcripts = self.tally.transcript_bytes;
        let mut table = Table::new(&["index", "", "goal"]);
        let mut row = |what: &str, value: String, goal: &str| table.row([what.to_owned(), value, goal.to_owned()]);
        row(
            "podcasts, episodes, transcripts",
            [self.tally.podcasts, self.tally.episodes, self.tally.transcripts].map(thousands).join(", "),
            "",
        );
        row("shards", self.shards.to_string(), "");
        row("text, of it transcripts", format!("{}, {}", megabytes(self.tally.text_bytes), megabytes(transcripts)), "");
        row("build, s", format!("{took:.1}"), "");
        row("MB of text a second, all cores", format!("{:.1}", text / took), "");
        row("processor seconds, of them making the corpus up", format!("{}, {making_up:.1}", known(cpu)), "");
        row("MB of text a second and core", known(indexing.map(|seconds| text / seconds)), "≥ 10");
        row("peak memory", self.peak_bytes.map_or("–".to_owned(), megabytes), "");
        row("index without passages", megabytes(self.index_bytes), "");
        row("index of transcripts / their bytes", shares(self.transcript_field_bytes, transcripts), "≤ 0.30");
        row("passages / transcript bytes", share(self.passage_bytes, transcripts), "≤ 0.35");
        table.into_text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fractions of a second once changed slightly through JSON, and were rounded differently.
    #[test]
    fn a_build_result_round_trips() {
        let tally = CorpusCounts { making_up: Duration::from_nanos(1_234_567_891), ..CorpusCounts::default() };
        let sizes = Sizes { podcasts: 1, episodes: 1, transcripts: 1, transcript_bytes: 1, seed: 1 };
        for ticks in 0..1_000 {
            let took = Duration::from_nanos(12_345_678_901 / (ticks + 1));
            let cpu = Some(Duration::from_millis(10 * ticks));
            let built = BuildResult {
                sizes,
                shards: 1,
                tally,
                took,
                cpu,
                peak_bytes: None,
                index_bytes: ticks,
                passage_bytes: 0,
                transcript_field_bytes: [0; 3],
            };
            let text = serde_json::to_vec_pretty(&built).unwrap();
            assert_eq!(serde_json::from_slice::<BuildResult>(&text).unwrap(), built);
        }
    }
}
