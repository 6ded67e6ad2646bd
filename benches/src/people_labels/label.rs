//! A labeled episode, in the format of `scoring/tests/labels/README.md`.

use earshot_ingest::feed::ParsedItem;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use std::io;
use std::path::Path;

/// The hosts, guests and sponsors of one labeled episode.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Label {
    pub feed: Option<String>,
    pub transcript: Option<String>,
    pub guid: Option<String>,
    /// The first 16 hexadecimal digits of the guid's SHA-256, instead of the guid and the title.
    pub guid_hash: Option<String>,
    #[serde(default)]
    pub title: String,
    pub language: String,
    pub hosts: Vec<String>,
    pub guests: Vec<LabeledGuest>,
    /// `None` when it was not labeled.
    pub mentioned: Option<Vec<String>>,
    /// `None` when they were not labeled.
    pub sponsors: Option<Vec<LabeledSponsor>>,
    #[serde(default)]
    pub unclear: Vec<String>,
    #[serde(default)]
    pub unclear_sponsors: Vec<String>,
    #[serde(default)]
    pub stratum: String,
    pub note: Option<String>,
}

/// A guest that a label names.
#[derive(Clone, Debug, Deserialize)]
pub struct LabeledGuest {
    pub name: String,
    pub role: Option<String>,
    pub organisation: Option<String>,
}

/// A sponsor that a label names.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LabeledSponsor {
    pub name: String,
    #[serde(rename = "type")]
    pub kind: String,
    pub coupon: Option<String>,
    pub url: Option<String>,
    pub host_read: Option<bool>,
}

impl Label {
    /// Returns the key that assigns a show to a half: the feed's file, or the folder of transcripts.
    #[must_use]
    pub fn show(&self) -> String {
        self.feed.clone().unwrap_or_else(|| {
            let path = self.transcript.as_deref().unwrap_or_default();
            path.split('/').take(2).collect::<Vec<_>>().join("/")
        })
    }

    /// Returns whether the label's show is not among those on which rules are developed: a third of the shows, chosen by
    /// hash. Of labels without titles it is half of the shows, and includes that third.
    #[must_use]
    pub fn is_held_out(&self) -> bool {
        let hash = Sha256::digest(self.show().as_bytes());
        hash[0] % 3 == 0 || self.guid_hash.is_some() && hash[1] % 4 == 0
    }

    /// Whether this is the labeled item: by guid or by enclosure. The title decides when several items share one.
    #[must_use]
    pub fn is_item(&self, item: &ParsedItem) -> bool {
        if let Some(hash) = &self.guid_hash {
            return item.guid.as_deref().is_some_and(|guid| guid_hash(guid) == *hash);
        }
        let is_id =
            self.guid.is_some() && (item.guid == self.guid || item.guid.is_none() && item.enclosure_url == self.guid);
        is_id && item.title.split_whitespace().eq(self.title.split_whitespace())
    }
}

fn guid_hash(guid: &str) -> String {
    Sha256::digest(guid.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Reads all labels of a folder.
///
/// # Errors
/// When a file cannot be read or a line is not a label.
pub fn read_labels(folder: &Path) -> io::Result<Vec<Label>> {
    let files =
        crate::list_files(folder).into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
    let mut labels = Vec::new();
    for file in files {
        for (number, line) in std::fs::read_to_string(&file)?.lines().enumerate() {
            let label = serde_json::from_str(line);
            labels
                .push(label.map_err(|error| io::Error::other(format!("{}:{}: {error}", file.display(), number + 1)))?);
        }
    }
    Ok(labels)
}
