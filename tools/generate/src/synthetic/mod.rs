//! A synthetic catalog of any size: invented text with the statistics of the world's, for benchmarks and scale tests.

mod chart;
mod episode;
mod invent;
mod language;
mod latin;
mod non_latin;
mod plan;
mod site;
mod text;
mod transcript;
mod vocabulary;

use crate::feed::write_feed;
use crate::output::Output;
use crate::{GenerateError, Report};
use chrono::NaiveDate;
use invent::World;
use plan::Plan;
use rayon::prelude::*;
use std::path::Path;

/// Feeds in one folder.
const SHARD: u64 = 1_000;
/// Podcasts that have a site: the first ones.
const SITES: u64 = 1_000;

/// How much to invent. The same options give the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SyntheticOptions {
    pub podcasts: u64,
    /// Of all podcasts together, exactly.
    pub episodes: u64,
    /// Of all episodes together, exactly; about 1,500 words each.
    pub transcripts: u64,
    pub seed: u64,
    /// The day from which dates are counted back.
    pub today: NaiveDate,
}

/// Writes the catalog below `out`: `feeds/000/p0000000.xml` and on, `transcripts/`, `sites/`, `charts/apple/`.
///
/// Works on as many threads as rayon has, and holds one feed a thread in memory. `progress` is called from the calling
/// thread with the number of feeds finished so far.
///
/// # Errors
/// Where the numbers contradict each other or a file cannot be written.
pub fn generate(
    options: &SyntheticOptions,
    out: &Path,
    progress: &mut dyn FnMut(u64),
) -> Result<Report, GenerateError> {
    let plan = Plan::new(options)?;
    let world = World::new(options)?;
    let mut report = Report::default();
    let mut done = 0;
    while done < options.podcasts {
        let end = options.podcasts.min(done + SHARD);
        let shard = (done..end).into_par_iter().map(|index| write_podcast(&world, &plan, index, out));
        report = report.plus(shard.try_reduce(Report::default, |a, b| Ok(a.plus(b)))?);
        done = end;
        progress(done);
    }
    let mut output = Output::new(out);
    if let Some((name, document)) = chart::chart(&world).map_err(|error| output.failed("charts", error.into()))? {
        output.write(&name, &document)?;
        output.report.charts += 1;
    }
    Ok(report.plus(output.report))
}

fn write_podcast(world: &World, plan: &Plan, index: u64, out: &Path) -> Result<Report, GenerateError> {
    let podcast = world.podcast(index);
    let (episodes, transcripts) = (plan.episodes(index), plan.transcripts(index));
    let mut output = Output::new(out);

    let name = format!("feeds/{:03}/{}.xml", index / SHARD, podcast.file_stem());
    let channel = podcast.channel(world, transcripts > 0);
    let items = episode::items(world, &podcast, episodes, transcripts);
    let document = write_feed(&channel, items).map_err(|error| output.failed(&name, error))?;
    output.write(&name, &document)?;
    output.report.feeds += 1;
    output.report.episodes += u64::from(episodes);

    for number in (0..transcripts).map(|newest| episodes - newest) {
        let document = transcript::document(&podcast, number);
        output.write(&transcript::file(&podcast, number), document.as_bytes())?;
        output.report.transcripts += 1;
    }
    if index < SITES {
        output.write(&format!("sites/{}/index.html", podcast.file_stem()), site::page(&podcast).as_bytes())?;
        output.report.pages += 1;
    }
    Ok(output.report)
}
