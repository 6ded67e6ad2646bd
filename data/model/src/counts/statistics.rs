//! Counts over the whole catalog.

use serde::{Deserialize, Serialize};

/// Figures of the whole catalog, counted once per generation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statistics {
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
    /// Languages without regions, most frequent first.
    pub languages: Vec<ValueCount>,
    /// Genres in lower case, most frequent first.
    pub genres: Vec<ValueCount>,
}

/// A value and the number of podcasts that have it. Serialized as a pair: `["en", 62]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(String, u64)", into = "(String, u64)")]
pub struct ValueCount {
    pub value: String,
    pub count: u64,
}

impl From<(String, u64)> for ValueCount {
    fn from((value, count): (String, u64)) -> Self {
        Self { value, count }
    }
}

impl From<ValueCount> for (String, u64) {
    fn from(row: ValueCount) -> Self {
        (row.value, row.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The manifest of a generation stores statistics, so their form never changes.
    #[test]
    fn counts_are_stored_as_pairs() {
        let json = r#"{"podcasts":1,"episodes":2,"transcripts":0,"languages":[["en",1]],"genres":[]}"#;
        let statistics: Statistics = serde_json::from_str(json).expect("parses");
        assert_eq!(statistics.languages, [ValueCount { value: "en".to_owned(), count: 1 }]);
        assert_eq!(serde_json::to_string(&statistics).expect("serializes"), json);
    }
}
