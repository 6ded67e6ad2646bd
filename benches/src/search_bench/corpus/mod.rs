//! A catalog of any size that is generated while it is read: deterministic, and never held in memory.
//!
//! Titles, topics, words, schedules and shares are those of the synthetic catalog (`tools/generate`). Nothing is
//! written to disk, because generating a podcast is faster than reading it.

mod edition;
mod episode;
mod podcast;
mod synthetic_transcript;

pub use edition::Edition;
pub use episode::{build_episode, build_transcript, episode_id};
pub use podcast::{build_document, feed_url, invent_description, invent_title, podcast_id};

use crate::failure::Failure;
use cpu_time::ThreadTime;
use earshot_generate::synthetic::{EpisodePlan, PodcastShare, SyntheticCatalog, SyntheticOptions, SyntheticPodcast};
use earshot_indexer::{EpisodeItem, PodcastSource, PodcastVisitor, SourceError};
use earshot_model::{Episode, EpisodeAliases, EpisodeCredits, PodcastDocument, Timestamp, Transcript};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::time::Duration;

/// The reference date; all dates are before it.
const TODAY: chrono::NaiveDate = chrono::NaiveDate::from_ymd_opt(2026, 11, 1).expect("is a day");

/// Sizes of the corpus. The same sizes give the same corpus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::Args, Serialize, Deserialize)]
pub struct Sizes {
    /// Number of podcasts.
    #[arg(long, default_value_t = 1_000_000)]
    pub podcasts: u64,
    /// Number of episodes.
    #[arg(long, default_value_t = 2_000_000)]
    pub episodes: u64,
    /// Number of transcripts.
    #[arg(long, default_value_t = 20_000)]
    pub transcripts: u64,
    /// Approximate size of one transcript's text.
    #[arg(long, default_value_t = 60_000)]
    pub transcript_bytes: usize,
    /// Seed of the texts.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// An invented catalog of any size, generated while it is read.
pub struct Corpus {
    pub sizes: Sizes,
    catalog: SyntheticCatalog,
    plan: EpisodePlan,
}

impl Corpus {
    /// Plans a corpus of these sizes.
    ///
    /// # Errors
    /// When the sizes contradict each other.
    pub fn new(sizes: Sizes) -> Result<Self, Failure> {
        if sizes.podcasts == 0 {
            return Err("a corpus needs at least one podcast".into());
        }
        let options = SyntheticOptions {
            transcripts: sizes.transcripts,
            seed: sizes.seed,
            has_defects: false,
            ..SyntheticOptions::new(sizes.podcasts, sizes.episodes, TODAY)
        };
        Ok(Self { sizes, catalog: SyntheticCatalog::new(&options)?, plan: EpisodePlan::new(&options)? })
    }

    /// Returns the reference time of the corpus.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.catalog.midnight
    }

    #[must_use]
    pub fn show(&self, index: u64) -> SyntheticPodcast<'_> {
        self.catalog.podcast(index)
    }

    /// Returns the share of each podcast, in the order of their numbers.
    pub fn shares(&self) -> impl Iterator<Item = PodcastShare> + '_ {
        self.plan.shares()
    }

    /// Returns the podcasts of `shares` as the input of an index build.
    pub fn source<'a>(
        &'a self,
        shares: impl Iterator<Item = PodcastShare> + 'a,
        edition: Edition,
        tally: &'a mut CorpusCounts,
    ) -> CorpusSource<'a> {
        CorpusSource { corpus: self, shares: Box::new(shares), edition, tally }
    }
}

/// Counts of the text that a source returned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CorpusCounts {
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
    /// Bytes of titles, descriptions, names and keywords, each counted once, and of transcripts.
    pub text_bytes: u64,
    pub transcript_bytes: u64,
    /// Processor time of generating, by the clock of the generating thread.
    pub making_up: Duration,
}

impl CorpusCounts {
    /// Adds the time of `make`.
    fn measure<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> T {
        let started = ThreadTime::now();
        let made = make(self);
        self.making_up += started.elapsed();
        made
    }

    fn count_podcast(&mut self, document: &PodcastDocument) {
        let podcast = &document.podcast;
        let words = [Some(&podcast.title), Some(&podcast.description), podcast.author.as_ref()];
        let words =
            words.into_iter().flatten().chain(&podcast.keywords).chain(podcast.persons.iter().map(|it| &it.name));
        self.podcasts += 1;
        self.text_bytes += words.map(|text| text.len() as u64).sum::<u64>();
    }

    fn count_episode(&mut self, episode: &Episode, transcript: Option<&Transcript>) {
        self.episodes += 1;
        self.text_bytes += (episode.title.len() + episode.description.len()) as u64;
        if let Some(transcript) = transcript {
            let bytes = transcript.cues.iter().map(|cue| cue.text.len() as u64 + 1).sum::<u64>();
            self.transcripts += 1;
            self.transcript_bytes += bytes;
            self.text_bytes += bytes;
        }
    }
}

/// See [`Corpus::source`].
pub struct CorpusSource<'a> {
    corpus: &'a Corpus,
    shares: Box<dyn Iterator<Item = PodcastShare> + 'a>,
    edition: Edition,
    tally: &'a mut CorpusCounts,
}

impl CorpusSource<'_> {
    /// Calls `visit` with every podcast and its episodes, until it returns an error.
    ///
    /// # Errors
    /// The error of `visit`.
    pub fn try_for_each(
        &mut self,
        mut visit: impl FnMut(PodcastDocument, &mut dyn Iterator<Item = EpisodeItem>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut failure = None;
        self.for_each_podcast(&mut |podcast, episodes| match visit(podcast, episodes) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                failure = Some(error);
                ControlFlow::Break(())
            }
        })?;
        failure.map_or(Ok(()), Err)
    }
}

impl PodcastSource for CorpusSource<'_> {
    fn for_each_podcast(&mut self, visit: &mut PodcastVisitor<'_>) -> Result<(), SourceError> {
        let Self { corpus, shares, edition, tally } = self;
        for share in shares {
            let count = share.episodes + u32::from(*edition == Edition::Second);
            let (show, times, document) = tally.measure(|tally| {
                let show = corpus.show(share.index);
                let times: Vec<Timestamp> = show.publish_times(count).collect();
                let document = podcast::build_document(&show, share, &times, *edition, corpus.now());
                tally.count_podcast(&document);
                (show, times, document)
            });
            let id = document.podcast.id;
            // Newest first. The newest episodes have the transcripts, except the episode that the second edition adds.
            let mut items = times.iter().zip((1..=count).rev()).map(|(&published_at, number)| {
                tally.measure(|tally| {
                    let has_transcript = number <= share.episodes && share.episodes - number < share.transcripts;
                    let transcript = has_transcript
                        .then(|| build_transcript(&show, id, number, corpus.sizes.transcript_bytes, corpus.now()));
                    let written = build_episode(&show, id, number, published_at, corpus.now());
                    tally.count_episode(&written, transcript.as_ref());
                    Ok((written, transcript, EpisodeAliases::default(), EpisodeCredits::default()).into())
                })
            });
            if visit(document, &mut items).is_break() {
                break;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use std::ops::ControlFlow;

    const SMALL: Sizes = Sizes { podcasts: 120, episodes: 300, transcripts: 20, transcript_bytes: 4_000, seed: 5 };

    /// Returns everything as text, with the counts.
    fn read(edition: Edition) -> (Vec<String>, CorpusCounts) {
        let corpus = Corpus::new(SMALL).unwrap();
        let (mut tally, mut seen) = (CorpusCounts::default(), Vec::new());
        let visited = corpus.source(corpus.shares(), edition, &mut tally).for_each_podcast(&mut |podcast, episodes| {
            seen.push(serde_json::to_string(&podcast).unwrap());
            seen.extend(episodes.map(|item| serde_json::to_string(&item.unwrap()).unwrap()));
            ControlFlow::Continue(())
        });
        visited.unwrap();
        (seen, tally)
    }

    #[test]
    fn the_same_sizes_give_the_same_corpus() {
        let (one, tally) = read(Edition::First);
        assert_eq!(one, read(Edition::First).0);
        assert_eq!((tally.podcasts, tally.episodes, tally.transcripts), (120, 300, 20));
        let of_one = tally.transcript_bytes / 20;
        assert!((4_000..4_800).contains(&of_one), "{of_one} bytes");
        assert!(tally.text_bytes > tally.transcript_bytes + 300 * 100);
    }

    #[test]
    fn another_edition_changes_every_podcast_and_keeps_its_episodes() {
        let (first, _) = read(Edition::First);
        let (second, tally) = read(Edition::Second);
        assert_eq!((tally.episodes, tally.transcripts), (300 + 120, 20));
        let is_podcast = |text: &&String| text.contains("\"podcast\":");
        let before: Vec<_> = first.iter().filter(is_podcast).collect();
        let after: Vec<_> = second.iter().filter(is_podcast).collect();
        assert_eq!(before.len(), 120);
        assert!(before.iter().zip(&after).all(|(one, other)| one != other));
        // A new episode changes the dates; everything else stays.
        let title_of = |text: &String| {
            let value: serde_json::Value = serde_json::from_str(text).ok()?;
            let episode = value.get(0).or_else(|| value.get("episode"))?;
            Some(format!("{} {}", episode["id"].as_str()?, episode["title"]))
        };
        let titles = |texts: &[String]| texts.iter().filter_map(title_of).collect::<HashSet<_>>();
        assert_eq!(titles(&first).len(), 300);
        assert!(titles(&first).is_subset(&titles(&second)));
    }

    #[test]
    fn sizes_that_contradict_each_other_are_refused() {
        assert!(Corpus::new(Sizes { podcasts: 0, ..SMALL }).is_err());
        assert!(Corpus::new(Sizes { transcripts: 301, ..SMALL }).is_err());
    }
}
