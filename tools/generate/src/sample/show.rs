//! An authored show: the shape of its TOML file.

use crate::apple::Category;
use serde::{Deserialize, Deserializer};

/// A show of the sample: its file, and derived values.
pub struct Show {
    /// The file name without its extension.
    pub slug: String,
    pub authored: AuthoredShow,
    pub(crate) categories: Vec<Category>,
}

impl Show {
    /// The host of the show's website: `slowledger.example`.
    #[must_use]
    pub fn domain(&self) -> &str {
        let website = self.authored.website.trim_end_matches('/');
        website.split_once("://").map_or(website, |(_, rest)| rest)
    }

    /// The URL of the feed. The show's `podcast:guid` is derived from it.
    #[must_use]
    pub fn feed_url(&self) -> String {
        format!("https://feeds.{}/rss", self.domain())
    }

    /// The id in the show's Apple Podcasts link.
    #[must_use]
    pub fn apple_id(&self) -> Option<&str> {
        let link = self.authored.directories.iter().find(|link| link.contains("//podcasts.apple.com/"))?;
        link.rsplit_once("/id").map(|(_, id)| id)
    }

    /// The number of the episode at `index` (newest first); the oldest is 1.
    pub(crate) fn episode_number(&self, index: usize) -> u32 {
        (self.authored.episodes.len() - index) as u32
    }
}

/// The keys of the file; `earshot generate` rejects others.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AuthoredShow {
    pub title: String,
    /// Language tag (BCP 47).
    pub language: String,
    /// Country code (ISO 3166-1 alpha-2), lower case.
    pub country: String,
    pub author: String,
    pub owner_name: String,
    pub owner_email: String,
    pub website: String,
    pub hosts: Vec<String>,
    /// `Category` or `Category > Subcategory`, with Apple's names.
    pub categories: Vec<String>,
    pub keywords: Vec<String>,
    pub description: String,
    pub explicit: bool,
    #[serde(rename = "type")]
    pub kind: ShowKind,
    pub cadence: Cadence,
    /// 0 for an active show.
    pub ended_months_ago: u32,
    /// The shortest and the longest episode.
    pub minutes: [u32; 2],
    /// 1 to 100, for charts.
    pub popularity: u32,
    pub socials: Vec<String>,
    pub directories: Vec<String>,
    pub about_page: String,
    pub phone: Option<String>,
    /// Newest first.
    pub episodes: Vec<Episode>,
}

/// An episode of a sample show, as its TOML file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Episode {
    pub title: String,
    pub description: String,
    pub guest: Option<String>,
    pub guest_role: Option<String>,
    pub sponsor: Option<String>,
    pub sponsor_read: Option<String>,
    pub topics: Vec<String>,
    /// Empty when the episode has no transcript.
    #[serde(default, deserialize_with = "turns")]
    pub transcript: Vec<Turn>,
}

/// Consecutive sentences of one speaker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    pub speaker: String,
    pub text: String,
}

/// Whether the episodes are independent or continue one story in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ShowKind {
    Episodic,
    Serial,
}

/// How often a sample show publishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cadence {
    Daily,
    Weekly,
    BiWeekly,
    Monthly,
}

/// Parses lines of `Name: text`, with a plain or fullwidth colon.
fn turns<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Turn>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| parse_turn(line).ok_or_else(|| missing_speaker_error(line))).collect()
}

fn parse_turn(line: &str) -> Option<Turn> {
    let (speaker, text) = line.split_once([':', '：'])?;
    let (speaker, text) = (speaker.trim(), text.trim());
    let plausible = !speaker.is_empty() && speaker.chars().count() <= 60 && !text.is_empty();
    plausible.then(|| Turn { speaker: speaker.to_owned(), text: text.to_owned() })
}

fn missing_speaker_error<E: serde::de::Error>(line: &str) -> E {
    let start: String = line.chars().take(40).collect();
    E::custom(format!("a line of the transcript does not start with its speaker and a colon: \"{start}\""))
}
