//! A synthetic catalog of any size: generated text with real-world statistics, for benchmarks and scale tests.

mod charset;
mod chart;
mod episode;
mod episode_plan;
mod feed_damage;
mod feed_defect;
mod feed_document;
mod feed_style;
mod feed_variant;
mod feed_writer;
mod language;
mod languages;
mod latin;
mod manifest;
mod non_latin;
mod options;
mod release_schedule;
mod site;
mod synthetic_catalog;
mod text_generator;
mod transcript;
mod vocabulary;
mod web_urls;

pub use crate::random::Random;
pub use episode_plan::{EpisodePlan, PodcastShare};
pub use options::SyntheticOptions;
pub use synthetic_catalog::{SyntheticCatalog, SyntheticPodcast};
pub use text_generator::TextGenerator;
pub use vocabulary::Topic;

use crate::output::Output;
use crate::{GenerateError, GenerateReport};
use feed_writer::FeedWriter;
use manifest::{Manifest, ManifestRow};
use options::FEEDS_PER_FOLDER;
use rayon::prelude::*;
use std::path::Path;

/// Writes the catalog below `out`: `feeds/000/p0000000.xml` and so on, other responses (`copies/`, `later/`),
/// `transcripts/`, `sites/`, `charts/`, and `feeds.tsv` and `feeds.txt` with all URLs.
///
/// Uses all threads of rayon. Memory holds one feed per thread and the URLs of a thousand podcasts, independent of the
/// size of the catalog. The calling thread calls `progress` with the number of feeds so far.
///
/// # Errors
/// When the numbers contradict each other or a file cannot be written.
pub fn generate(
    options: &SyntheticOptions,
    out: &Path,
    progress: &mut dyn FnMut(u64),
) -> Result<GenerateReport, GenerateError> {
    let plan = EpisodePlan::new(options)?;
    let world = SyntheticCatalog::new(options)?;
    let mut manifest = Manifest::create(out)?;
    let mut report = GenerateReport::default();
    let mut shares = plan.shares();
    loop {
        let shard: Vec<PodcastShare> = shares.by_ref().take(FEEDS_PER_FOLDER).collect();
        let Some(last) = shard.last().map(|share| share.index) else { break };
        let written: Vec<_> = shard.into_par_iter().map(|share| write_podcast(&world, share, out)).collect();
        for podcast in written {
            let (of_podcast, rows) = podcast?;
            report = report.merge(of_podcast);
            report.addresses += manifest.push(&rows, &world.web)?;
        }
        progress(last + 1);
    }
    for (bytes, is_new) in manifest.finish()? {
        report.bytes += bytes;
        report.written += u64::from(is_new);
        report.unchanged += u64::from(!is_new);
    }
    let mut output = Output::new(out);
    for (name, document) in
        chart::build_charts(&world).map_err(|error| output.to_write_error("charts", error.into()))?
    {
        output.write(&name, &document)?;
        output.report.charts += 1;
    }
    Ok(report.merge(output.report))
}

fn write_podcast(
    world: &SyntheticCatalog,
    share: PodcastShare,
    out: &Path,
) -> Result<(GenerateReport, Vec<ManifestRow>), GenerateError> {
    let podcast = world.podcast(share.index);
    let mut output = Output::new(out);
    let rows = FeedWriter { catalog: world, podcast: &podcast, share, output: &mut output }.write()?;
    output.report.feeds += 1;
    output.report.episodes += u64::from(share.episodes);
    for number in (0..share.transcripts).map(|newest| share.episodes - newest) {
        let document = transcript::write_transcript(&podcast, number);
        output.write(&transcript::file_name(&podcast, number), document.as_bytes())?;
        output.report.transcripts += 1;
    }
    if share.index < world.options.sites {
        // One folder per host, so that the path of the URL is the path of the file.
        output.write(&format!("sites/{}/index.html", podcast.domain), site::page(world, &podcast).as_bytes())?;
        output.report.pages += 1;
    }
    Ok((output.report, rows))
}
