//! Every field of the two indexes, named once.

use crate::analyze::{Analysis, CharacterIndexing, Extent};
use earshot_model::{Measure, Tier};
use foldhash::fast::RandomState;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::sync::LazyLock;
use tantivy::schema::{
    BytesOptions, Field, IndexRecordOption, NumericOptions, Schema, SchemaBuilder, TextFieldIndexing, TextOptions,
};
use tantivy::store::Compressor;
use tantivy::{IndexSettings, IndexSortByField, Order};

/// Raised with any change of fields or of what they hold; an index of another version is refused.
pub const SCHEMA_VERSION: u32 = 15;

/// Texts come to the engine as lists of words ([`crate::analyze`]); it cuts none itself, and knows nothing of this name.
const TOKENIZER: &str = "earshot";

/// What cuts nothing and lowers case: [`Kind::CasedFacet`].
pub const LOWER_CASE: &str = "lower";

/// What a field is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Searched words, with positions, in the podcast's language.
    Text,
    /// Searched words, how often each.
    Counted,
    /// One exact value, found by its [`key_of`].
    Key,
    /// Exact bytes, found by them.
    Id,
    /// Exact values for filters and sorting, found and read by column.
    Facet,
    /// As a facet, but found in lower case and read as it is written.
    CasedFacet,
    /// An exact value for sorting, read by column alone.
    Order,
    /// A number read by column.
    Number,
    /// A signed number read by column: seconds since 1970.
    Seconds,
    /// A fraction read by column.
    Fraction,
    /// The document itself.
    Stored,
}

impl Kind {
    /// Whether words are looked for in it.
    pub fn is_searched(self) -> bool {
        matches!(self, Self::Text | Self::Counted)
    }
}

macro_rules! fields {
    ($($(#[$doc:meta])* $constant:ident = $name:literal, $kind:ident, $indexes:ident $(of $whose:ident)? $(from $tier:ident)?
        $(=> $($api:literal)|+)?;)+) => {
        /// The names of the fields.
        pub mod field { $($(#[$doc])* pub const $constant: &str = $name;)+ }
        const FIELDS: &[SearchField] = &[$(SearchField {
            name: $name, kind: Kind::$kind, indexes: Indexes::$indexes, api_names: &[$($($api),+)?],
            is_of_show: fields!(@of $($whose)?), seen_from: fields!(@from $($tier)?),
        },)+];
    };
    (@of) => { false };
    (@of show) => { true };
    (@from) => { Tier::Public };
    (@from $tier:ident) => { Tier::$tier };
}

/// Which of the indexes has a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Indexes {
    Podcasts,
    Episodes,
    Both,
    /// What is computed of the documents of a segment, when there are all, beside it.
    Subjects,
}

/// A field of the table. The [`Measure`]s are fields too, under their API names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchField {
    pub name: &'static str,
    pub kind: Kind,
    pub indexes: Indexes,
    /// Said by the show, the same of all its episodes: in their index the first of each stretch has it for the others.
    pub is_of_show: bool,
    /// The search fields of spec 3 that are answered from it.
    pub api_names: &'static [&'static str],
    /// The lowest tier that sees them in a hit (spec 6, Extra podcast fields).
    pub seen_from: Tier,
}

fields! {
    /// Of the document itself.
    ID = "id", Id, Both => "podcastId" | "episodeId";
    /// The two halves of the id, to break ties the same way everywhere.
    ID_HIGH = "id_high", Number, Both;
    ID_LOW = "id_low", Number, Both;
    /// The order of documents in a segment, best first; see [`crate::build`].
    RANK = "rank", Number, Both;
    /// 1 for the first episode of a stretch: of some episodes of a show that lie one after another. It has the words of the
    /// show for all of them.
    FIRST_OF_BLOCK = "first_of_stretch", Number, Episodes;
    /// Ids of records that were merged into this one.
    FORMER_ID = "former_id", Id, Both;
    /// The slug, and those of before: no slug is ever given twice.
    SLUG = "slug", Key, Both => "podcastSlug" | "episodeSlug";
    /// The feed's URL, and its other ones.
    FEED_URL = "feed_url", Key, Podcasts;
    /// `podcast:guid`, as the feed claims it.
    GUID = "guid", Key, Podcasts;
    PODCAST_ID = "podcast_id", Id, Episodes;

    /// The document's own title: stemmed, and as written.
    TITLE = "title", Text, Both => "podcastRssTitle" | "episodeRssTitle";
    TITLE_EXACT = "title_exact", Text, Both;
    DESCRIPTION = "description", Text, Both => "podcastRssDescription" | "episodeRssDescriptionNoHtml";
    /// Author and hosts of the show.
    PEOPLE = "people", Text, Both of show => "podcastRssAuthor" | "podcastHostNames";
    /// Of the show.
    KEYWORDS = "keywords", Text, Both of show => "podcastKeywords";
    /// Of the episode itself.
    EPISODE_KEYWORDS = "episode_keywords", Text, Episodes => "episodeKeywords";
    /// What the newest episodes of the show say of themselves.
    EPISODES = "episodes", Counted, Podcasts;
    PODCAST_TITLE = "podcast_title", Text, Episodes of show => "episodePodcastTitleDenormalized";
    PODCAST_DESCRIPTION = "podcast_description", Text, Episodes of show => "episodePodcastDescriptionDenormalized";
    TRANSCRIPT = "transcript", Text, Episodes => "transcriptText";
    /// Names, as written: one value for each.
    GUEST = "guest", Text, Episodes => "episodeGuestsAndHosts";
    HOST = "host", Text, Episodes => "episodeGuestsAndHosts";
    SPONSOR = "sponsor", Text, Episodes => "episodeSponsorsAndAdvertisers";

    /// Hashes of the folded words of the title, in their order: title matches are decided without reading documents.
    TITLE_WORDS = "title_words", Number, Both;
    TITLE_KEY = "title_key", Order, Both;
    SAME_TITLE = "same_title", Key, Both;
    /// Lower case.
    GENRE = "genre", Facet, Both => "rssCategories" | "applePodcastsCategories";
    /// Lower case, with the region: `pt-br`.
    LANGUAGE = "language", Facet, Both => "rssLanguage";
    LANGUAGE_BASE = "language_base", Facet, Both;
    SOCIAL = "social", Facet, Both from Free => "podcastSocialMediaLinks";
    /// ISO 3166 alpha-2, upper case.
    COUNTRY = "country", Facet, Both from Individual => "podcastCountries";
    UPDATE_FREQUENCY = "update_frequency", Facet, Both => "updateFrequency";
    /// 1 or 0; absent when the feed does not say.
    EXPLICIT = "explicit", Number, Both => "applePodcastsContentRating";
    HAS_CONTACT = "has_contact", Number, Both from Individual => "primaryContact";
    HAS_IMAGE = "has_image", Number, Podcasts;
    /// Of the episode; of a podcast: any of its episodes.
    HAS_TRANSCRIPT = "has_transcript", Number, Both => "episodeHasTranscript";
    /// 1 or 0, of the show; absent when nothing tells.
    HAS_GUESTS = "has_guests", Number, Both from Free => "podcastHasGuests";
    /// 1 for shows that are likely made by a machine; see `MachineSignals`.
    MACHINE_MADE = "machine_made", Number, Both;
    /// See `very_stale_from`: a moment, so that it stays true as time goes by.
    VERY_STALE_FROM = "very_stale_from", Seconds, Both;
    FIRST_EPISODE_AT = "first_episode_at", Seconds, Both => "foundedDate";
    LAST_EPISODE_AT = "last_episode_at", Seconds, Both => "lastEpisodeDate";
    PUBLISHED_AT = "published_at", Seconds, Episodes => "episodeRssPublishedAt";
    /// When the episode came into the catalog, and when it last changed there.
    CREATED_AT = "created_at", Seconds, Episodes => "episodeCreatedAt";
    UPDATED_AT = "updated_at", Seconds, Episodes => "episodeUpdatedAt";
    /// 0 to 1, of the podcast.
    POPULARITY = "popularity", Fraction, Both;

    DOCUMENT = "document", Stored, Both;

    /// See [`crate::topics`].
    TOPIC = "topic", CasedFacet, Subjects => "podcastTopics" | "episodeTopics";
    /// The feed's own, and phrases.
    KEYWORD = "keyword", Facet, Subjects => "podcastKeywords" | "episodeKeywords";
}

/// Every field of both indexes, the numbers that podcasts are filtered and sorted by last.
pub fn search_fields() -> impl Iterator<Item = SearchField> {
    let measure = |measure: &Measure| SearchField {
        name: measure.as_str(),
        kind: Kind::Fraction,
        indexes: Indexes::Both,
        is_of_show: false,
        api_names: measure_names(*measure),
        seen_from: measure_seen_from(*measure),
    };
    FIELDS.iter().copied().chain(Measure::ALL.iter().map(measure))
}

/// The column of a measure has its API name.
fn measure_names(measure: Measure) -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&'static str>> =
        LazyLock::new(|| Measure::ALL.iter().map(|measure| measure.as_str()).collect());
    let at = Measure::ALL.iter().position(|other| *other == measure);
    at.map_or(&[], |at| &NAMES[at..=at])
}

/// What we count and score is everybody's; what other places count is not.
fn measure_seen_from(measure: Measure) -> Tier {
    match measure {
        Measure::TotalEpisodes
        | Measure::TotalTranscripts
        | Measure::AuthorityScore
        | Measure::QualityScore
        | Measure::EngagementScore
        | Measure::SocialScore
        | Measure::YoutubeScore => Tier::Public,
        Measure::MonthlyListeners => Tier::Individual,
        _ => Tier::Free,
    }
}

/// The schema of the podcasts' index.
pub fn podcast_schema() -> Schema {
    build_schema(Indexes::Podcasts)
}

/// The schema of the episodes' index.
pub fn episode_schema() -> Schema {
    build_schema(Indexes::Episodes)
}

/// The schema of what is computed of a segment's documents. The rank is the number of the document.
pub fn subject_schema() -> Schema {
    let mut builder = Schema::builder();
    let is_one = |field: &SearchField| field.indexes == Indexes::Subjects || field.name == field::RANK;
    for field in FIELDS.iter().filter(|field| is_one(field)) {
        add_field(&mut builder, field.name, field.kind);
    }
    builder.build()
}

/// The field of a name that the table gives this index.
pub fn find_field(schema: &Schema, name: &str) -> Field {
    schema.get_field(name).expect("the name is a constant of the table, and open checks the schema against it")
}

/// The fields of an index, found faster than the engine finds them: a document has fifty values.
pub struct Fields(HashMap<&'static str, Field, RandomState>);

impl Fields {
    pub fn of(schema: &Schema) -> Self {
        Self(fields_of(schema).map(|(name, _)| (name, find_field(schema, name))).collect())
    }

    /// By a name that the table gives this index.
    pub fn field(&self, name: &str) -> Field {
        *self.0.get(name).expect("the name is a constant of the table, of which the schema was made")
    }
}

/// How characters of scripts without spaces are found in a field. Transcripts are most of the index.
pub fn characters_of(name: &str) -> CharacterIndexing {
    if name == field::TRANSCRIPT { CharacterIndexing::InPairs } else { CharacterIndexing::Alone }
}

/// How the texts of a field become terms.
pub fn analysis_of(name: &str) -> Analysis {
    let extent = match name {
        field::DESCRIPTION | field::PODCAST_DESCRIPTION | field::TRANSCRIPT | field::EPISODES => Extent::Text,
        // Neighbors of the titles of all episodes would be a fifth of the index.
        field::PODCAST_TITLE => Extent::Title,
        _ => Extent::Name,
    };
    Analysis { characters: characters_of(name), extent }
}

/// What stands for a text in a [`Kind::Key`] field. A dictionary costs by the bytes of keys that are like no others:
/// whole slugs and URLs would be most of it. Whoever looks one up compares what the documents say.
pub fn hash_key(text: &str) -> [u8; 8] {
    *Sha256::digest(text).first_chunk().expect("a digest has 32 bytes")
}

/// The fields that a schema has, with what they are for.
pub fn fields_of(schema: &Schema) -> impl Iterator<Item = (&'static str, Kind)> {
    search_fields().filter(|field| schema.get_field(field.name).is_ok()).map(|field| (field.name, field.kind))
}

/// Of each field by its number: whether the first episode of a stretch has it for the others.
pub fn show_field_flags(schema: &Schema) -> Vec<bool> {
    let has_stretches = schema.get_field(field::FIRST_OF_BLOCK).is_ok();
    let is_of_show = |name: &str| search_fields().any(|field| field.name == name && field.is_of_show);
    schema.fields().map(|(_, entry)| has_stretches && is_of_show(entry.name())).collect()
}

fn build_schema(wanted: Indexes) -> Schema {
    let mut builder = Schema::builder();
    for field in search_fields().filter(|field| field.indexes == wanted || field.indexes == Indexes::Both) {
        add_field(&mut builder, field.name, field.kind);
    }
    builder.build()
}

fn add_field(builder: &mut SchemaBuilder, name: &str, kind: Kind) {
    let raw = || TextFieldIndexing::default().set_tokenizer("raw").set_fieldnorms(false);
    let key = || TextOptions::default().set_indexing_options(raw().set_index_option(IndexRecordOption::Basic));
    let number = || NumericOptions::default().set_fast();
    match kind {
        Kind::Text | Kind::Counted => {
            let option = match kind {
                Kind::Text => IndexRecordOption::WithFreqsAndPositions,
                _ => IndexRecordOption::WithFreqs,
            };
            let indexing = TextFieldIndexing::default().set_tokenizer(TOKENIZER).set_index_option(option);
            builder.add_text_field(name, TextOptions::default().set_indexing_options(indexing));
        }
        Kind::Facet => {
            builder.add_text_field(name, key().set_fast("raw"));
        }
        Kind::CasedFacet => {
            let lower = raw().set_tokenizer(LOWER_CASE).set_index_option(IndexRecordOption::Basic);
            builder.add_text_field(name, TextOptions::default().set_indexing_options(lower).set_fast("raw"));
        }
        Kind::Order => {
            builder.add_text_field(name, TextOptions::default().set_fast("raw"));
        }
        Kind::Key | Kind::Id => {
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
pub fn index_settings() -> IndexSettings {
    IndexSettings {
        sort_by_field: Some(IndexSortByField { field: field::RANK.to_owned(), order: Order::Asc }),
        // A hit is read by unpacking its block. Zstandard's blocks of 32 KiB take a third of the room and ten times as long.
        docstore_compression: Compressor::Lz4,
        docstore_blocksize: 8 << 10,
        // A thread of its own costs more in waking it than it takes off the writer.
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
