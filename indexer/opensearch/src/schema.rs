//! The indexes of a generation: their names, settings and mappings.
//!
//! Fields have the names and the terms of the embedded engine (`earshot_engine::schema`). Its analyzer cuts the words, so that
//! languages, folding and stems are equal; the cluster only splits the finished terms at spaces (see [`crate::term_text`]).

use earshot_engine::schema::{DocumentKind, field};
use earshot_indexer::vectors::DIMENSIONS;
use earshot_model::Measure;
use serde_json::{Map, Value, json};

/// Raise it with every change of fields or of their content. An index with another version is rejected.
pub const MAPPING_VERSION: u64 = 4;

/// The documents, as JSON. All other fields are left out of the source.
pub const DOCUMENT: &str = "document";
/// All terms of a document, for statistics and spellings.
pub const WORDS: &str = "words";
/// A podcast's title as the key of exact matches.
pub const TITLE_KEY: &str = field::TITLE_KEY;

/// Topics in lower case, as filters name them. [`field::TOPIC`] has them as people write them, for facets.
pub const TOPIC_KEY: &str = "topic_key";

/// The folded words of a title, in order.
pub const TITLE_WORDS: &str = field::TITLE_WORDS;

/// The vectors of a document, each a document of its own within it: one of its texts, and one per passage of its transcript.
pub const VECTORS: &str = "vectors";
/// A vector, one byte per dimension.
pub const VECTOR: &str = "vectors.vector";
/// 0 for the vector of the document's own text, else the number of the passage from 1 on.
pub const VECTOR_TAG: &str = "vectors.tag";

/// The number of words of a searched field.
pub fn length_field(name: &str) -> String {
    format!("{name}_length")
}

/// Limit of characters of exact values, which the engine limits to 32 KiB.
const MAX_KEY_CHARS: usize = 8_000;
const ANALYZER: &str = "earshot_terms";

/// An index of a generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexKind {
    Podcasts,
    Episodes,
    /// Transcripts by episode id. They are only read, never searched.
    Transcripts,
}

impl IndexKind {
    pub const ALL: [Self; 3] = [Self::Podcasts, Self::Episodes, Self::Transcripts];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Podcasts => "podcasts",
            Self::Episodes => "episodes",
            Self::Transcripts => "transcripts",
        }
    }

    /// The body that creates the index. Vectors need the k-NN plugin.
    pub fn create_body(self, shards: usize, replicas: usize, has_vectors: bool) -> Value {
        let mut mapping = match self {
            Self::Podcasts => search_mapping(DocumentKind::Podcasts),
            Self::Episodes => search_mapping(DocumentKind::Episodes),
            Self::Transcripts => json!({"dynamic": "strict", "properties": {DOCUMENT: stored()}}),
        };
        let has_vectors = has_vectors && self != Self::Transcripts;
        if has_vectors {
            mapping["properties"][VECTORS] = vectors_mapping();
        }
        let mut body = json!({
            "settings": {
                "number_of_shards": shards,
                "number_of_replicas": replicas,
                // Nothing reads an index before it is complete.
                "refresh_interval": "-1",
                "analysis": {
                    // Terms of one position are joined by bars, and share the position in the index.
                    "filter": {"stacked": {
                        "type": "pattern_capture", "preserve_original": false, "patterns": ["([^|]+)"],
                    }},
                    // Terms are bounded by our analyzer. The default length would cut stacked ones.
                    "tokenizer": {"spaces": {"type": "whitespace", "max_token_length": 100_000}},
                    "analyzer": {ANALYZER: {"type": "custom", "tokenizer": "spaces", "filter": ["stacked"]}},
                },
            },
            "mappings": mapping,
        });
        if has_vectors {
            body["settings"]["index.knn"] = true.into();
        }
        body
    }
}

/// A field that is kept, but neither searched nor sorted.
fn stored() -> Value {
    json!({"type": "object", "enabled": false})
}

/// Vectors are as precise as those of the embedded engine: one byte per dimension. A graph (HNSW) finds the nearest.
fn vectors_mapping() -> Value {
    let method = json!({"name": "hnsw", "engine": "lucene", "space_type": "cosinesimil"});
    json!({"type": "nested", "dynamic": "strict", "properties": {
        "vector": {"type": "knn_vector", "dimension": DIMENSIONS, "data_type": "byte", "method": method},
        "tag": {"type": "integer"},
    }})
}

fn text(options: &str) -> Value {
    json!({"type": "text", "analyzer": ANALYZER, "index_options": options, "copy_to": WORDS})
}

fn search_mapping(kind: DocumentKind) -> Value {
    let mut fields = Map::new();
    let key = || json!({"type": "keyword", "ignore_above": MAX_KEY_CHARS});
    let mut add = |name: &str, mapping: Value| {
        fields.insert(name.to_owned(), mapping);
    };
    for name in text_fields(kind) {
        add(name, text(if *name == field::EPISODES { "freqs" } else { "positions" }));
        if is_scored(name) {
            add(&length_field(name), json!({"type": "integer", "index": false}));
        }
    }
    add(TITLE_WORDS, json!({"type": "keyword", "index": false, "ignore_above": MAX_KEY_CHARS}));
    add(WORDS, json!({"type": "text", "analyzer": ANALYZER, "index_options": "docs", "norms": false}));
    let keys =
        [field::ID, field::FORMER_ID, field::SLUG, TITLE_KEY, field::GENRE, field::LANGUAGE, field::LANGUAGE_BASE];
    for name in keys.iter().chain(&[field::SOCIAL, field::COUNTRY, field::UPDATE_FREQUENCY]) {
        add(name, key());
    }
    for name in [TOPIC_KEY, field::KEYWORD] {
        add(name, key());
    }
    add(field::TOPIC, json!({"type": "keyword", "index": false, "ignore_above": MAX_KEY_CHARS}));
    for name in [field::EXPLICIT, field::HAS_CONTACT, field::HAS_TRANSCRIPT, field::HAS_GUESTS, field::MACHINE_MADE] {
        add(name, json!({"type": "boolean"}));
    }
    for name in [field::VERY_STALE_FROM, field::FIRST_EPISODE_AT, field::LAST_EPISODE_AT, field::CREATED_AT] {
        add(name, json!({"type": "long"}));
    }
    for name in Measure::ALL.iter().map(|measure| measure.as_str()).chain([field::POPULARITY]) {
        add(name, json!({"type": "double"}));
    }
    match kind {
        DocumentKind::Podcasts => {
            for name in [field::FEED_URL, field::GUID, field::SHOW] {
                add(name, key());
            }
        }
        DocumentKind::Episodes => {
            add(field::PODCAST_ID, key());
            for name in [field::PUBLISHED_AT, field::PUBLISHED_ORDER, field::UPDATED_AT] {
                add(name, json!({"type": "long"}));
            }
        }
    }
    add(DOCUMENT, stored());
    json!({"dynamic": "strict", "_source": {"includes": [DOCUMENT]}, "properties": fields})
}

/// Whether words in a field add to the score. Names are in other fields, too.
pub fn is_scored(name: &str) -> bool {
    ![field::GUEST, field::HOST, field::SPONSOR].contains(&name)
}

/// The searched fields of an index.
pub fn text_fields(kind: DocumentKind) -> &'static [&'static str] {
    match kind {
        DocumentKind::Podcasts => {
            &[field::TITLE, field::TITLE_EXACT, field::DESCRIPTION, field::PEOPLE, field::KEYWORDS, field::EPISODES]
        }
        DocumentKind::Episodes => &[
            field::TITLE,
            field::TITLE_EXACT,
            field::DESCRIPTION,
            field::PEOPLE,
            field::KEYWORDS,
            field::EPISODE_KEYWORDS,
            field::PODCAST_TITLE,
            field::PODCAST_DESCRIPTION,
            field::TRANSCRIPT,
            field::GUEST,
            field::HOST,
            field::SPONSOR,
        ],
    }
}
