//! Prints a digest of a catalog in one line: counts, and a hash of every podcast, episode and transcript without the
//! times of our observations. Equal lines mean equal catalogs.
//!
//! `cargo run -p earshot-benches --example catalog-digest -- DATA_FOLDER`

use chrono::DateTime;
use earshot_catalog::{CatalogError, CatalogOptions, DataDir, GenerationDatabase, Writer};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::error::Error;
use std::io::Write as _;

const PART: &str = "digest";

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("usage: catalog-digest DATA_FOLDER")?;
    let options = CatalogOptions::default();
    let tables = tempfile::tempdir()?;
    Writer::open(&DataDir::new(folder), options.clone(), "catalog-digest")?.export(tables.path(), PART, 0)?;
    let mut digest = Digest::default();
    GenerationDatabase::open(tables.path(), &options)?.visit_part::<CatalogError>(PART, |mut document, episodes| {
        let podcast = &mut document.podcast;
        (podcast.first_seen_at, podcast.updated_at) = (DateTime::UNIX_EPOCH, DateTime::UNIX_EPOCH);
        digest.podcasts += 1;
        digest.add(podcast);
        for episode in episodes {
            let (mut episode, transcript, ..) = episode?;
            (episode.first_seen_at, episode.updated_at) = (DateTime::UNIX_EPOCH, DateTime::UNIX_EPOCH);
            episode.gone_at = episode.gone_at.map(|_| DateTime::UNIX_EPOCH);
            digest.episodes += 1;
            digest.add(&episode);
            if let Some(mut transcript) = transcript {
                transcript.fetched_at = DateTime::UNIX_EPOCH;
                digest.transcripts += 1;
                digest.hash.update(format!("{transcript:?}"));
            }
        }
        Ok(())
    })?;
    let Digest { podcasts, episodes, transcripts, hash } = digest;
    let hash = hex::encode(hash.finalize());
    writeln!(std::io::stdout(), "{podcasts} podcasts, {episodes} episodes, {transcripts} transcripts, {hash}")?;
    Ok(())
}

#[derive(Default)]
struct Digest {
    podcasts: u64,
    episodes: u64,
    transcripts: u64,
    hash: Sha256,
}

impl Digest {
    fn add(&mut self, value: &impl Serialize) {
        // Entities consist of strings and numbers, which JSON can represent.
        self.hash.update(serde_json::to_vec(value).expect("an entity can be written as JSON"));
    }
}
