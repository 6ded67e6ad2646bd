//! A labeled episode, in the format of `scoring/tests/labels/README.md`.

use earshot_ingest::feed::ParsedItem;
use serde::Deserialize;
use std::io;
use std::path::Path;

/// The hosts, guests and sponsors of one labeled episode.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Label {
    pub feed: Option<String>,
    #[serde(default)]
    pub transcript: Option<String>,
    pub guid: Option<String>,
    pub title: String,
    pub language: String,
    pub hosts: Vec<String>,
    pub guests: Vec<LabeledGuest>,
    /// `None` when it was not labeled.
    pub mentioned: Option<Vec<String>>,
    pub sponsors: Vec<LabeledSponsor>,
    #[serde(default)]
    pub unclear: Vec<String>,
    #[serde(default)]
    pub unclear_sponsors: Vec<String>,
    pub stratum: String,
    #[serde(default)]
    pub note: Option<String>,
}

/// A guest that a label names.
#[derive(Clone, Debug, Deserialize)]
pub struct LabeledGuest {
    pub name: String,
    #[serde(default)]
    pub role: Option<String>,
    #[serde(default)]
    pub organisation: Option<String>,
}

/// A sponsor that a label names.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LabeledSponsor {
    pub name: String,
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub coupon: Option<String>,
    #[serde(default)]
    pub url: Option<String>,
    #[serde(default)]
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

    /// Whether this is the labeled item: by guid or by enclosure. The title decides when several items share one.
    #[must_use]
    pub fn is_item(&self, item: &ParsedItem) -> bool {
        let is_id =
            self.guid.is_some() && (item.guid == self.guid || item.guid.is_none() && item.enclosure_url == self.guid);
        is_id && item.title.split_whitespace().eq(self.title.split_whitespace())
    }
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
