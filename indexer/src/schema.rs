//! Every field of the two indexes, named once.

use crate::analyze::LanguageTokenizer;
use tantivy::schema::{
    BytesOptions, Field, IndexRecordOption, NumericOptions, Schema, SchemaBuilder, TextFieldIndexing, TextOptions,
};
use tantivy::store::{Compressor, ZstdCompressor};
use tantivy::tokenizer::{TextAnalyzer, TokenizerManager};
use tantivy::{Index, IndexSettings, IndexSortByField, Order};

/// Raised with any change of fields or of what they hold; an index of another version is refused.
pub const SCHEMA_VERSION: u32 = 2;

/// The analysis of every searched field; see [`LanguageTokenizer`].
const TOKENIZER: &str = "earshot";

/// What a field is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Searched words, with positions, in the podcast's language.
    Text,
    /// One exact value, found by it.
    Key,
    /// Exact bytes, found by them.
    Id,
    /// Exact values for filters and sorting, found and read by column.
    Facet,
    /// A number read by column.
    Number,
    /// A signed number read by column: seconds since 1970.
    Seconds,
    /// A fraction read by column.
    Fraction,
    /// The document itself.
    Stored,
}

macro_rules! fields {
    ($($(#[$doc:meta])* $constant:ident = $name:literal, $kind:ident, $indexes:ident;)+) => {
        /// The names of the fields.
        pub mod field { $($(#[$doc])* pub const $constant: &str = $name;)+ }
        const FIELDS: &[(&str, Kind, Of)] = &[$(($name, Kind::$kind, Of::$indexes),)+];
    };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    Podcasts,
    Episodes,
    Both,
}

fields! {
    /// Of the document itself.
    ID = "id", Id, Both;
    /// The two halves of the id, to break ties the same way everywhere.
    ID_HIGH = "id_high", Number, Both;
    ID_LOW = "id_low", Number, Both;
    /// The order of documents in a segment, best first; see [`crate::build`].
    RANK = "rank", Number, Both;
    /// Ids of records that were merged into this one.
    FORMER_ID = "former_id", Id, Both;
    /// The slug, and those of before: no slug is ever given twice.
    SLUG = "slug", Key, Both;
    /// The feed's URL, and its other ones.
    FEED_URL = "feed_url", Key, Podcasts;
    PODCAST_ID = "podcast_id", Id, Episodes;

    /// The document's own title: stemmed, and as written.
    TITLE = "title", Text, Both;
    TITLE_EXACT = "title_exact", Text, Both;
    DESCRIPTION = "description", Text, Both;
    /// Author and hosts.
    PEOPLE = "people", Text, Podcasts;
    KEYWORDS = "keywords", Text, Podcasts;
    PODCAST_TITLE = "podcast_title", Text, Episodes;
    PODCAST_DESCRIPTION = "podcast_description", Text, Episodes;
    TRANSCRIPT = "transcript", Text, Episodes;

    /// Hashes of the folded words of the title, in their order: title matches are decided without reading documents.
    TITLE_WORDS = "title_words", Number, Both;
    TITLE_KEY = "title_key", Facet, Both;
    /// Lower case.
    GENRE = "genre", Facet, Both;
    /// Lower case, with the region: `pt-br`.
    LANGUAGE = "language", Facet, Both;
    LANGUAGE_BASE = "language_base", Facet, Both;
    SOCIAL = "social", Facet, Both;
    /// 1 or 0; absent when the feed does not say.
    EXPLICIT = "explicit", Number, Both;
    HAS_CONTACT = "has_contact", Number, Both;
    HAS_IMAGE = "has_image", Number, Podcasts;
    HAS_TRANSCRIPT = "has_transcript", Number, Episodes;
    /// Of the podcast.
    EPISODE_COUNT = "episode_count", Number, Both;
    TRANSCRIPT_COUNT = "transcript_count", Number, Podcasts;
    FIRST_EPISODE_AT = "first_episode_at", Seconds, Both;
    LAST_EPISODE_AT = "last_episode_at", Seconds, Both;
    PUBLISHED_AT = "published_at", Seconds, Episodes;
    /// 0 to 1, of the podcast.
    POPULARITY = "popularity", Fraction, Both;

    DOCUMENT = "document", Stored, Both;
}

/// The schema of the podcasts' index.
pub fn podcasts() -> Schema {
    schema(Of::Podcasts)
}

/// The schema of the episodes' index.
pub fn episodes() -> Schema {
    schema(Of::Episodes)
}

/// The field of a name that [`FIELDS`] gives this index.
pub fn of(schema: &Schema, name: &str) -> Field {
    schema.get_field(name).expect("the name is a constant of the table, and open checks the schema against it")
}

/// The fields that a schema has, with what they are for.
pub fn fields_of(schema: &Schema) -> impl Iterator<Item = (&'static str, Kind)> {
    FIELDS.iter().filter(|(name, _, _)| schema.get_field(name).is_ok()).map(|(name, kind, _)| (*name, *kind))
}

fn schema(wanted: Of) -> Schema {
    let mut builder = Schema::builder();
    for (name, kind, of) in FIELDS {
        if *of == wanted || *of == Of::Both {
            add(&mut builder, name, *kind);
        }
    }
    builder.build()
}

fn add(builder: &mut SchemaBuilder, name: &str, kind: Kind) {
    let raw = || TextFieldIndexing::default().set_tokenizer("raw").set_fieldnorms(false);
    let key = || TextOptions::default().set_indexing_options(raw().set_index_option(IndexRecordOption::Basic));
    let number = || NumericOptions::default().set_fast();
    match kind {
        Kind::Text => {
            let indexing = TextFieldIndexing::default()
                .set_tokenizer(TOKENIZER)
                .set_index_option(IndexRecordOption::WithFreqsAndPositions);
            builder.add_text_field(name, TextOptions::default().set_indexing_options(indexing));
        }
        Kind::Key => {
            builder.add_text_field(name, key());
        }
        Kind::Facet => {
            builder.add_text_field(name, key().set_fast("raw"));
        }
        Kind::Id => {
            builder.add_bytes_field(name, BytesOptions::default().set_indexed());
        }
        Kind::Number => {
            builder.add_u64_field(name, number());
        }
        Kind::Seconds => {
            builder.add_i64_field(name, number());
        }
        Kind::Fraction => {
            builder.add_f64_field(name, number());
        }
        Kind::Stored => {
            builder.add_bytes_field(name, BytesOptions::default().set_stored());
        }
    }
}

/// Documents lie in the order of their rank, so that of equal scores the better ranked come first without looking.
pub fn settings() -> IndexSettings {
    IndexSettings {
        sort_by_field: Some(IndexSortByField { field: field::RANK.to_owned(), order: Order::Asc }),
        docstore_compression: Compressor::Zstd(ZstdCompressor::default()),
        docstore_blocksize: 32 << 10,
        ..IndexSettings::default()
    }
}

/// Makes the analysis known to an index; needed after each open.
pub fn register_tokenizer(index: &mut Index) {
    let manager = TokenizerManager::default();
    manager.register(TOKENIZER, TextAnalyzer::builder(LanguageTokenizer::default()).build());
    index.set_tokenizers(manager);
}
