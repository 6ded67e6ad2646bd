//! A synthetic catalog of any size: invented text with the statistics of the world's, for benchmarks and scale tests.

mod addresses;
mod chart;
mod damage;
mod edition;
mod encode;
mod episode;
mod fate;
mod invent;
mod language;
mod latin;
mod manifest;
mod non_latin;
mod plan;
mod rhythm;
mod site;
mod style;
mod text;
mod transcript;
mod vocabulary;
mod web;

pub use crate::random::Random;
pub use invent::{Podcast, World};
pub use plan::{Plan, Share};
pub use text::Voice;
pub use vocabulary::Topic;

use crate::output::Output;
use crate::{GenerateError, Report};
use addresses::Shelf;
use chrono::NaiveDate;
use manifest::{Manifest, Row};
use rayon::prelude::*;
use std::path::Path;

/// Feeds in one folder, and podcasts whose addresses are held in memory at a time.
const SHARD: usize = 1_000;
/// Podcasts that the charts are made of: the first ones.
const CHARTED: u64 = 1_000;

/// How much to invent. The same options give the same bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntheticOptions {
    pub podcasts: u64,
    /// Of all podcasts together, exactly.
    pub episodes: u64,
    /// Of all episodes together, exactly; about 1,500 words each.
    pub transcripts: u64,
    /// Podcasts that have a site, the first ones.
    pub sites: u64,
    pub seed: u64,
    /// The day from which dates are counted back.
    pub today: NaiveDate,
    /// Where all hosts are served from, `http://127.0.0.1:8400`; without it they have names of their own.
    pub base_url: Option<String>,
    /// Duplicates, moved, dead and malformed feeds in the shares of the world.
    pub has_defects: bool,
}

impl SyntheticOptions {
    /// No transcripts, 1,000 sites, seed 1, names of their own, with defects.
    #[must_use]
    pub fn new(podcasts: u64, episodes: u64, today: NaiveDate) -> Self {
        Self { podcasts, episodes, transcripts: 0, sites: 1_000, seed: 1, today, base_url: None, has_defects: true }
    }
}

/// Writes the catalog below `out`: `feeds/000/p0000000.xml` and on, what else the addresses answer (`copies/`,
/// `later/`), `transcripts/`, `sites/`, `charts/`, and `feeds.tsv` and `feeds.txt` with all addresses.
///
/// Works on as many threads as rayon has, and holds one feed a thread in memory, and of a thousand podcasts at a time
/// their addresses: what it needs does not grow with the catalog. `progress` is called from the calling thread with the
/// number of feeds finished so far.
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
    let mut manifest = Manifest::create(out)?;
    let mut report = Report::default();
    let mut shares = plan.shares();
    loop {
        let shard: Vec<Share> = shares.by_ref().take(SHARD).collect();
        let Some(last) = shard.last().map(|share| share.index) else { break };
        let written: Vec<_> = shard.into_par_iter().map(|share| write_podcast(&world, share, out)).collect();
        for podcast in written {
            let (of_podcast, rows) = podcast?;
            report = report.plus(of_podcast);
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
    for (name, document) in chart::charts(&world).map_err(|error| output.failed("charts", error.into()))? {
        output.write(&name, &document)?;
        output.report.charts += 1;
    }
    Ok(report.plus(output.report))
}

fn write_podcast(world: &World, share: Share, out: &Path) -> Result<(Report, Vec<Row>), GenerateError> {
    let podcast = world.podcast(share.index);
    let mut output = Output::new(out);
    let rows = Shelf { world, podcast: &podcast, share, output: &mut output }.write()?;
    output.report.feeds += 1;
    output.report.episodes += u64::from(share.episodes);
    for number in (0..share.transcripts).map(|newest| share.episodes - newest) {
        let document = transcript::document(&podcast, number);
        output.write(&transcript::file(&podcast, number), document.as_bytes())?;
        output.report.transcripts += 1;
    }
    if share.index < world.options.sites {
        // By host, so that the path of the address is the path of the file.
        output.write(&format!("sites/{}/index.html", podcast.domain), site::page(world, &podcast).as_bytes())?;
        output.report.pages += 1;
    }
    Ok((output.report, rows))
}
