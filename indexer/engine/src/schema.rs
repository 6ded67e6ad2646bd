//! The table of all fields of the two indexes.

use earshot_model::Measure;
use earshot_model::search::RestrictedField;
use earshot_text::analyze::{Analysis, CharacterIndexing, Extent};
use foldhash::fast::RandomState;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::sync::LazyLock;
use tantivy::schema::{
    BytesOptions, Field, IndexRecordOption, NumericOptions, Schema, SchemaBuilder, TextFieldIndexing, TextOptions,
};
use tantivy::store::Compressor;
use tantivy::{IndexSettings, IndexSortByField, Order};

/// Raise it with every change of fields or of their content. An index with another version is rejected.
pub const SCHEMA_VERSION: u32 = 21;

/// Bytes of the title used for sorting.
pub(crate) const MAX_TITLE_KEY_BYTES: usize = 96;
/// Words of a title that are compared with a query's words.
pub(crate) const MAX_TITLE_WORDS: usize = 24;

/// The name of the tokenizer in the schema. It is never registered: [`earshot_text::analyze`] tokenizes texts before tantivy
/// receives them.
const TOKENIZER: &str = "earshot";

/// The tokenizer of [`FieldKind::CasedFacet`]: keeps the value whole and lowercases it.
pub(crate) const LOWER_CASE: &str = "lower";

/// The kind of index and column of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// Words with frequencies and positions, stemmed by the podcast's language.
    Text,
    /// Words with frequencies, without positions.
    Counted,
    /// One exact value, looked up by its [`hash_key`].
    Key,
    /// Exact bytes, looked up as they are.
    Id,
    /// Exact values for filters and sorting, in a posting list and a column.
    Facet,
    /// Like [`Self::Facet`], but looked up in lower case; the column keeps the original case.
    CasedFacet,
    /// An exact value for sorting, in a column only.
    Order,
    /// An unsigned number in a column.
    Number,
    /// A signed number in a column: seconds since 1970, or a number that orders like them.
    Seconds,
    /// A fraction in a column.
    Fraction,
    /// The document itself, as JSON.
    Stored,
}

impl FieldKind {
    /// Whether searches look up words in fields of this kind.
    pub(crate) fn is_searched(self) -> bool {
        matches!(self, Self::Text | Self::Counted)
    }
}

macro_rules! fields {
    ($($(#[$doc:meta])* $constant:ident = $name:literal, $kind:ident, $indexes:ident $(of $whose:ident)? $(hides $hidden:ident)?
        $(=> $($api:literal)|+)?;)+) => {
        /// The names of the fields.
        pub mod field { $($(#[$doc])* pub const $constant: &str = $name;)+ }
        const FIELDS: &[SearchField] = &[$(SearchField {
            name: $name, kind: FieldKind::$kind, indexes: FieldIndexes::$indexes, api_names: &[$($($api),+)?],
            is_of_show: fields!(@of $($whose)?), restricted: fields!(@hides $($hidden)?),
        },)+];
    };
    (@of) => { false };
    (@of show) => { true };
    (@hides) => { None };
    (@hides $hidden:ident) => { Some(RestrictedField::$hidden) };
}

/// The indexes that have a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldIndexes {
    Podcasts,
    Episodes,
    Both,
    /// The sidecar index of a segment: values that are computed from all its documents.
    Subjects,
}

/// A row of the field table. The [`Measure`]s are fields too, under their API names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchField {
    pub name: &'static str,
    pub kind: FieldKind,
    pub indexes: FieldIndexes,
    /// The value belongs to the podcast and is the same for all its episodes. In the episode index, only the first
    /// episode of each episode block has it.
    pub is_of_show: bool,
    /// The search fields of spec 3 that this field implements.
    pub api_names: &'static [&'static str],
    /// The restricted field that the values reveal (spec 6, Extra podcast fields); `None` when every tier sees them.
    pub restricted: Option<RestrictedField>,
}

fields! {
    /// The document's own id.
    ID = "id", Id, Both => "podcastId" | "episodeId";
    /// The two halves of the id. They break ties in the same way everywhere.
    ID_HIGH = "id_high", Number, Both;
    ID_LOW = "id_low", Number, Both;
    /// The order of documents in a segment, best first; see [`crate::writer`].
    RANK = "rank", Number, Both;
    /// 1 for the first episode of an episode block: up to 64 consecutive episodes of one podcast. It carries the
    /// podcast's words for the whole block.
    FIRST_OF_BLOCK = "first_of_stretch", Number, Episodes;
    /// Ids of records that were merged into this document.
    FORMER_ID = "former_id", Id, Both;
    /// The current slug and all former ones. No slug is ever assigned twice.
    SLUG = "slug", Key, Both => "podcastSlug" | "episodeSlug";
    /// The feed's URL and its other URLs. A private feed has no key, because feeds of one host share a public form.
    FEED_URL = "feed_url", Key, Podcasts;
    /// `podcast:guid` as the feed gives it, unverified; the guids of merged records; and the guids that are derived
    /// from the feed's URLs.
    GUID = "guid", Key, Podcasts;
    /// The shows of platforms that the podcast claims to be; see `PodcastDocument::show_claims`.
    SHOW = "show", Key, Podcasts;
    PODCAST_ID = "podcast_id", Id, Episodes;

    /// The document's own title: stemmed terms and folded words.
    TITLE = "title", Text, Both => "podcastRssTitle" | "episodeRssTitle";
    TITLE_EXACT = "title_exact", Text, Both;
    DESCRIPTION = "description", Text, Both => "podcastRssDescription" | "episodeRssDescriptionNoHtml";
    /// Author and hosts of the podcast.
    PEOPLE = "people", Text, Both of show => "podcastRssAuthor" | "podcastHostNames";
    /// Keywords of the podcast.
    KEYWORDS = "keywords", Text, Both of show => "podcastKeywords";
    /// Keywords of the episode itself.
    EPISODE_KEYWORDS = "episode_keywords", Text, Episodes => "episodeKeywords";
    /// Titles and descriptions of the podcast's newest episodes.
    EPISODES = "episodes", Counted, Podcasts;
    PODCAST_TITLE = "podcast_title", Text, Episodes of show => "episodePodcastTitleDenormalized";
    PODCAST_DESCRIPTION = "podcast_description", Text, Episodes of show => "episodePodcastDescriptionDenormalized";
    TRANSCRIPT = "transcript", Text, Episodes => "transcriptText";
    /// Names as folded words, one value per name.
    GUEST = "guest", Text, Episodes => "episodeGuestsAndHosts";
    HOST = "host", Text, Episodes => "episodeGuestsAndHosts";
    SPONSOR = "sponsor", Text, Episodes => "episodeSponsorsAndAdvertisers";

    /// Hashes of the folded words of the title, in order. They decide title matches without reading documents.
    TITLE_WORDS = "title_words", Number, Both;
    TITLE_KEY = "title_key", Order, Both;
    SAME_TITLE = "same_title", Key, Both;
    /// Genres in lower case.
    GENRE = "genre", Facet, Both => "rssCategories" | "applePodcastsCategories";
    /// Languages in lower case, with the region: `pt-br`.
    LANGUAGE = "language", Facet, Both => "rssLanguage";
    LANGUAGE_BASE = "language_base", Facet, Both;
    SOCIAL = "social", Facet, Both hides Socials => "podcastSocialMediaLinks";
    /// ISO 3166 alpha-2 code in upper case.
    COUNTRY = "country", Facet, Both hides Countries => "podcastCountries";
    UPDATE_FREQUENCY = "update_frequency", Facet, Both => "updateFrequency";
    /// 1 or 0. Absent when the feed does not state it.
    EXPLICIT = "explicit", Number, Both => "applePodcastsContentRating";
    HAS_CONTACT = "has_contact", Number, Both hides PrimaryContact => "primaryContact";
    HAS_IMAGE = "has_image", Number, Podcasts;
    /// For an episode its own; for a podcast whether any of its episodes has a transcript.
    HAS_TRANSCRIPT = "has_transcript", Number, Both => "episodeHasTranscript";
    /// 1 or 0, of the podcast. Absent when there is no evidence.
    HAS_GUESTS = "has_guests", Number, Both hides Guests => "podcastHasGuests";
    /// 1 for podcasts that are probably machine-made; see `MachineSignals`.
    MACHINE_MADE = "machine_made", Number, Both;
    /// See `very_stale_from`. The column stores a timestamp, which stays valid as time passes.
    VERY_STALE_FROM = "very_stale_from", Seconds, Both;
    FIRST_EPISODE_AT = "first_episode_at", Seconds, Both => "foundedDate";
    LAST_EPISODE_AT = "last_episode_at", Seconds, Both => "lastEpisodeDate";
    PUBLISHED_AT = "published_at", Seconds, Episodes => "episodeRssPublishedAt";
    /// Orders episodes by date, and those of one date as their feed does; see [`crate::published_order`].
    PUBLISHED_ORDER = "published_order", Seconds, Episodes;
    /// When the podcast or episode entered the catalog.
    CREATED_AT = "created_at", Seconds, Both => "episodeCreatedAt";
    /// When the episode's record last changed.
    UPDATED_AT = "updated_at", Seconds, Episodes => "episodeUpdatedAt";
    /// 0 to 1, of the podcast.
    POPULARITY = "popularity", Fraction, Both;

    DOCUMENT = "document", Stored, Both;

    /// See [`crate::segments::Subjects`].
    TOPIC = "topic", CasedFacet, Subjects => "podcastTopics" | "episodeTopics";
    /// The feed's own keywords, and phrases of the texts.
    KEYWORD = "keyword", Facet, Subjects => "podcastKeywords" | "episodeKeywords";
}

/// All fields of both indexes. The measures that podcasts are filtered and sorted by come last.
pub fn search_fields() -> impl Iterator<Item = SearchField> {
    let measure = |measure: &Measure| SearchField {
        name: measure.as_str(),
        kind: FieldKind::Fraction,
        indexes: FieldIndexes::Both,
        is_of_show: false,
        api_names: measure_names(*measure),
        restricted: measure.restricted_field(),
    };
    FIELDS.iter().copied().chain(Measure::ALL.iter().map(measure))
}

/// The column of a measure has the measure's API name.
fn measure_names(measure: Measure) -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&'static str>> =
        LazyLock::new(|| Measure::ALL.iter().map(|measure| measure.as_str()).collect());
    let at = Measure::ALL.iter().position(|other| *other == measure);
    at.map_or(&[], |at| &NAMES[at..=at])
}

/// A kind of documents, indexed and searched together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentKind {
    Podcasts,
    /// Episodes, with the passages of their transcripts.
    Episodes,
}

impl DocumentKind {
    pub const ALL: [Self; 2] = [Self::Podcasts, Self::Episodes];

    /// The schema of its index.
    pub(crate) fn schema(self) -> Schema {
        build_schema(match self {
            Self::Podcasts => FieldIndexes::Podcasts,
            Self::Episodes => FieldIndexes::Episodes,
        })
    }
}

/// The schema of a segment's sidecar index, whose document numbers equal those of the segment.
pub(crate) fn subject_schema() -> Schema {
    let mut builder = Schema::builder();
    let is_one = |field: &SearchField| field.indexes == FieldIndexes::Subjects || field.name == field::RANK;
    for field in FIELDS.iter().filter(|field| is_one(field)) {
        add_field(&mut builder, field.name, field.kind);
    }
    builder.build()
}

/// The field with this name. The name must be one that the table lists for this index.
pub(crate) fn find_field(schema: &Schema, name: &str) -> Field {
    schema.get_field(name).expect("the name is a constant of the table, and open checks the schema against it")
}

/// The fields of a schema by name. A document has fifty values, and this lookup is faster than the engine's own.
pub(crate) struct Fields(HashMap<&'static str, Field, RandomState>);

impl Fields {
    pub fn of(schema: &Schema) -> Self {
        Self(fields_of(schema).map(|(name, _)| (name, find_field(schema, name))).collect())
    }

    /// The field with this name. The name must be one that the table lists for this index.
    pub fn field(&self, name: &str) -> Field {
        *self.0.get(name).expect("the name is a constant of the table, of which the schema was made")
    }
}

/// How a field indexes scripts without spaces. Transcripts get the most compact form, because they are most of the
/// index.
pub(crate) fn characters_of(name: &str) -> CharacterIndexing {
    if name == field::TRANSCRIPT { CharacterIndexing::InPairs } else { CharacterIndexing::Alone }
}

/// The analysis by which a field's texts become terms.
pub fn analysis_of(name: &str) -> Analysis {
    let extent = match name {
        field::DESCRIPTION | field::PODCAST_DESCRIPTION | field::TRANSCRIPT | field::EPISODES => Extent::Text,
        // Joined neighbors of all episode titles would be a fifth of the index.
        field::PODCAST_TITLE => Extent::Title,
        _ => Extent::Name,
    };
    Analysis { characters: characters_of(name), extent }
}

/// The indexed form of a text in a [`FieldKind::Key`] field: the first eight bytes of its SHA-256. Whole slugs and URLs
/// share few prefixes and would be most of the dictionary. After a lookup, compare with the stored document, because
/// hashes may collide.
pub fn hash_key(text: &str) -> [u8; 8] {
    *Sha256::digest(text).first_chunk().expect("a digest has 32 bytes")
}

/// The hash of a folded title word: 32 bits of FNV-1a, equal on every machine.
pub(crate) fn title_word_hash(word: &str) -> u64 {
    let hash = word.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    u64::from(hash)
}

/// The fields of a schema with their kinds.
pub(crate) fn fields_of(schema: &Schema) -> impl Iterator<Item = (&'static str, FieldKind)> {
    search_fields().filter(|field| schema.get_field(field.name).is_ok()).map(|field| (field.name, field.kind))
}

/// For each field number, whether only the first episode of an episode block has the field.
pub(crate) fn show_field_flags(schema: &Schema) -> Vec<bool> {
    let has_episode_blocks = schema.get_field(field::FIRST_OF_BLOCK).is_ok();
    let is_of_show = |name: &str| search_fields().any(|field| field.name == name && field.is_of_show);
    schema.fields().map(|(_, entry)| has_episode_blocks && is_of_show(entry.name())).collect()
}

fn build_schema(requested: FieldIndexes) -> Schema {
    let mut builder = Schema::builder();
    for field in search_fields().filter(|field| field.indexes == requested || field.indexes == FieldIndexes::Both) {
        add_field(&mut builder, field.name, field.kind);
    }
    builder.build()
}

fn add_field(builder: &mut SchemaBuilder, name: &str, kind: FieldKind) {
    let raw = || TextFieldIndexing::default().set_tokenizer("raw").set_fieldnorms(false);
    let key = || TextOptions::default().set_indexing_options(raw().set_index_option(IndexRecordOption::Basic));
    let number = || NumericOptions::default().set_fast();
    match kind {
        FieldKind::Text | FieldKind::Counted => {
            let option = match kind {
                FieldKind::Text => IndexRecordOption::WithFreqsAndPositions,
                _ => IndexRecordOption::WithFreqs,
            };
            let indexing = TextFieldIndexing::default().set_tokenizer(TOKENIZER).set_index_option(option);
            builder.add_text_field(name, TextOptions::default().set_indexing_options(indexing));
        }
        FieldKind::Facet => {
            builder.add_text_field(name, key().set_fast("raw"));
        }
        FieldKind::CasedFacet => {
            let lower = raw().set_tokenizer(LOWER_CASE).set_index_option(IndexRecordOption::Basic);
            builder.add_text_field(name, TextOptions::default().set_indexing_options(lower).set_fast("raw"));
        }
        FieldKind::Order => {
            builder.add_text_field(name, TextOptions::default().set_fast("raw"));
        }
        FieldKind::Key | FieldKind::Id => {
            builder.add_bytes_field(name, BytesOptions::default().set_indexed());
        }
        FieldKind::Number => {
            builder.add_u64_field(name, number());
        }
        FieldKind::Seconds => {
            builder.add_i64_field(name, number());
        }
        FieldKind::Fraction => {
            builder.add_f64_field(name, number());
        }
        FieldKind::Stored => {
            builder.add_bytes_field(name, BytesOptions::default().set_stored());
        }
    }
}

/// Documents are sorted by rank. Of equal scores, the lower document number therefore has the better rank.
pub(crate) fn index_settings() -> IndexSettings {
    IndexSettings {
        sort_by_field: Some(IndexSortByField { field: field::RANK.to_owned(), order: Order::Asc }),
        // Reading a hit decompresses its block. Zstandard with 32 KiB blocks takes a third of the space and ten times
        // the time.
        docstore_compression: Compressor::Lz4,
        docstore_blocksize: 8 << 10,
        // Waking a compression thread costs more than the thread saves.
        docstore_compress_dedicated_thread: false,
        ..IndexSettings::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_field_is_named_once() {
        let mut names = HashSet::new();
        assert!(search_fields().all(|field| names.insert(field.name)));
    }

    #[test]
    fn the_sortable_search_fields_of_the_spec_are_there() {
        let known: HashSet<&str> = search_fields().flat_map(|field| field.api_names.iter().copied()).collect();
        let sortable = [
            "applePodcastsRating",
            "applePodcastsRatingsCount",
            "applePodcastsRatingWilsonScore",
            "spotifyRating",
            "spotifyRatingsCount",
            "spotifyRatingWilsonScore",
            "castboxPlays",
            "castboxSubscribers",
            "foundedDate",
            "lastEpisodeDate",
            "podcastRssTitle",
            "totalEpisodes",
            "episodeRssTitle",
            "episodeRssPublishedAt",
        ];
        for name in sortable {
            assert!(known.contains(name), "{name}");
        }
    }
}
