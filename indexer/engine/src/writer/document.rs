//! Builds the index documents of podcasts and episodes.

use super::document_fields::{DocumentSink, DocumentValues, DocumentWriter, truncate};
use super::rank::{episode_rank, podcast_rank, popularity};
use crate::lookup_keys::{all_guids, feed_url_keys, show_key};
use crate::passages::PassageLayout;
use crate::published_order::published_order;
use crate::schema::{Fields, analysis_of, field, hash_key};
use earshot_model::search::ParticipantKind;
use earshot_model::{EpisodeDocument, LinkKind, Measure, PodcastDocument, very_stale_from};
use earshot_text::analyze::{Analyzer, Language, Token, base_language};
use tantivy::{TantivyDocument, TantivyError};

/// Bytes of a podcast's description that are indexed with its episodes.
const MAX_SHOW_DESCRIPTION_BYTES: usize = 8 << 10;
/// Bytes of a podcast's people and keywords that are indexed with its episodes.
const MAX_SHOW_NAMES_BYTES: usize = 2 << 10;

/// A podcast with everything that its episodes share.
pub struct IndexedPodcast<'a> {
    pub document: &'a PodcastDocument,
    popularity: f64,
    language: Language,
    tokens: PodcastTokens,
    /// The values that the documents of all its episodes have.
    episode_values: TantivyDocument,
}

/// The position of an episode among the episodes of its podcast.
#[derive(Clone, Copy)]
pub struct BlockPosition {
    /// Number of the episode block within the podcast.
    pub number: u64,
    pub is_first: bool,
}

/// The tokens of a podcast's texts. They are indexed with the podcast itself and with the first episode of each episode
/// block.
struct PodcastTokens {
    title: Vec<Token>,
    description: FieldTokens,
    people: FieldTokens,
    keywords: FieldTokens,
}

struct FieldTokens {
    whole: Vec<Token>,
    /// The shortened tokens for episodes, when the text is longer than episodes get.
    cut: Option<Vec<Token>>,
}

impl FieldTokens {
    fn for_episodes(&self) -> &[Token] {
        self.cut.as_ref().unwrap_or(&self.whole)
    }
}

impl PodcastTokens {
    fn new(document: &PodcastDocument, language: Language, analyzer: &mut Analyzer) -> Self {
        let podcast = &document.podcast;
        let mut tokens = |name, text: &str| analyzer.analyze(language, analysis_of(name), [text]).to_vec();
        let title = tokens(field::PODCAST_TITLE, &podcast.title);
        // Texts are cut before the analysis, so that both versions have the same tokens.
        let mut text = |name, text: &str, bytes| FieldTokens {
            whole: tokens(name, text),
            cut: (text.len() > bytes).then(|| tokens(name, truncate(text, bytes))),
        };
        Self {
            title,
            description: text(field::DESCRIPTION, &podcast.description, MAX_SHOW_DESCRIPTION_BYTES),
            people: text(field::PEOPLE, &people_text(document), MAX_SHOW_NAMES_BYTES),
            keywords: text(field::KEYWORDS, &podcast.keywords.join("\n"), MAX_SHOW_NAMES_BYTES),
        }
    }
}

impl<'a> IndexedPodcast<'a> {
    pub(super) fn new(document: &'a PodcastDocument, episodes: &Fields, analyzer: &mut Analyzer) -> Self {
        let language = Language::from_tag(document.podcast.language.as_deref());
        analyzer.lexicon.begin_document();
        let tokens = PodcastTokens::new(document, language, analyzer);
        let shared = TantivyDocument::new();
        let mut show = Self { document, popularity: popularity(document), language, tokens, episode_values: shared };
        let mut values = DocumentValues { fields: episodes, values: TantivyDocument::new() };
        show.add_filter_values(&mut values);
        show.episode_values = values.values;
        show
    }

    /// Analyzes the texts again after the lexicon was cleared.
    pub fn analyze(&mut self, analyzer: &mut Analyzer) {
        analyzer.lexicon.end_document();
        self.tokens = PodcastTokens::new(self.document, self.language, analyzer);
    }

    /// Adds the document of the podcast index. `episodes` are texts of the newest episodes.
    pub(super) fn podcast(&self, target: DocumentSink<'_>, episodes: &[String]) -> Result<(), TantivyError> {
        let podcast = &self.document.podcast;
        let has_transcript = self.document.score.as_ref().is_some_and(|score| score.transcript_count > 0);
        let mut row = DocumentWriter::new(target, TantivyDocument::new());
        row.values.id(podcast.id.0);
        let former = &self.document.aliases;
        former.ids.iter().for_each(|id| row.values.bytes(field::FORMER_ID, id.0.as_bytes()));
        row.values.add_keys(field::SLUG, &podcast.slug, &former.slugs);
        for guid in all_guids(self.document) {
            row.values.bytes(field::GUID, &hash_key(&guid));
        }
        for url in feed_url_keys(self.document) {
            row.values.bytes(field::FEED_URL, &hash_key(&url));
        }
        for claim in self.document.show_claims() {
            row.values.bytes(field::SHOW, &hash_key(&show_key(&claim.show)));
        }
        row.tokens(field::TITLE, &self.tokens.title);
        row.title(&podcast.title);
        row.tokens(field::DESCRIPTION, &self.tokens.description.whole);
        row.tokens(field::PEOPLE, &self.tokens.people.whole);
        row.tokens(field::KEYWORDS, &self.tokens.keywords.whole);
        row.add_repeated_words(field::EPISODES, self.language, episodes.iter().map(String::as_str));
        row.values.number(field::HAS_IMAGE, u64::from(podcast.image_url.is_some()));
        row.values.number(field::HAS_TRANSCRIPT, u64::from(has_transcript));
        row.values.seconds(field::CREATED_AT, Some(podcast.first_seen_at));
        row.values.flag(field::EXPLICIT, podcast.explicit);
        self.add_filter_values(&mut row.values);
        row.finish(podcast_rank(self.popularity, podcast.id.0), self.document)
    }

    /// Adds a document of the episode index.
    pub(super) fn episode(
        &self,
        target: DocumentSink<'_>,
        document: &EpisodeDocument,
        transcript: Option<&PassageLayout>,
        block: BlockPosition,
    ) -> Result<(), TantivyError> {
        let episode = &document.episode;
        target.analyzer.lexicon.begin_document();
        let mut row = DocumentWriter::new(target, self.episode_values.clone());
        if block.is_first {
            row.tokens(field::PODCAST_TITLE, &self.tokens.title);
            row.tokens(field::PODCAST_DESCRIPTION, self.tokens.description.for_episodes());
            row.tokens(field::PEOPLE, self.tokens.people.for_episodes());
            row.tokens(field::KEYWORDS, self.tokens.keywords.for_episodes());
        }
        row.values.id(episode.id.0);
        row.values.bytes(field::PODCAST_ID, episode.podcast_id.0.as_bytes());
        row.values.number(field::FIRST_OF_BLOCK, u64::from(block.is_first));
        document.aliases.ids.iter().for_each(|id| row.values.bytes(field::FORMER_ID, id.0.as_bytes()));
        row.values.add_keys(field::SLUG, &episode.slug, &document.aliases.slugs);
        row.words(field::TITLE, self.language, [episode.title.as_str()]);
        row.title(&episode.title);
        row.words(field::DESCRIPTION, self.language, [episode.description.as_str()]);
        let keywords = episode.keywords.join("\n");
        row.words(field::EPISODE_KEYWORDS, self.language, [truncate(&keywords, MAX_SHOW_NAMES_BYTES)]);
        row.names(field::GUEST, document.participant_names(self.document, ParticipantKind::Guest));
        row.names(field::HOST, document.participant_names(self.document, ParticipantKind::Host));
        row.names(field::SPONSOR, document.credits.paid_sponsors().map(|sponsor| sponsor.name.as_str()));
        if let Some(layout) = transcript {
            row.words(field::TRANSCRIPT, self.language, [layout.text.as_str()]);
        }
        row.values.number(field::HAS_TRANSCRIPT, u64::from(document.has_transcript));
        row.values.seconds(field::PUBLISHED_AT, episode.published_at);
        row.values.signed(field::PUBLISHED_ORDER, published_order(episode));
        row.values.seconds(field::CREATED_AT, Some(episode.first_seen_at));
        row.values.seconds(field::UPDATED_AT, Some(episode.updated_at));
        row.values.flag(field::EXPLICIT, episode.explicit.or(self.document.podcast.explicit));
        row.finish(episode_rank(self.popularity, document.has_transcript, episode.podcast_id.0, block.number), document)
    }

    /// Adds the values for filters and ranking that both indexes have.
    fn add_filter_values(&self, row: &mut DocumentValues<'_>) {
        let podcast = &self.document.podcast;
        let score = self.document.score.as_ref();
        let mut genres: Vec<String> = podcast.genres.iter().map(|genre| genre.trim().to_lowercase()).collect();
        genres.sort_unstable();
        genres.dedup();
        for genre in &genres {
            row.text(field::GENRE, genre);
        }
        if let Some(language) = &podcast.language {
            row.text(field::LANGUAGE, &language.to_lowercase());
            row.text(field::LANGUAGE_BASE, &base_language(language));
        }
        let mut socials: Vec<&str> = Vec::new();
        for link in &self.document.links {
            if let LinkKind::Social(kind) = link.kind
                && !socials.contains(&kind.as_str())
            {
                socials.push(kind.as_str());
                row.text(field::SOCIAL, kind.as_str());
            }
        }
        row.number(field::HAS_CONTACT, u64::from(self.document.has_contact()));
        row.flag(field::HAS_GUESTS, self.document.has_guests());
        row.number(field::MACHINE_MADE, u64::from(self.document.machine.is_likely()));
        row.seconds(field::VERY_STALE_FROM, score.and_then(very_stale_from));
        let mut countries: Vec<&String> = self.document.countries.iter().collect();
        countries.sort_unstable();
        countries.dedup();
        countries.into_iter().for_each(|country| row.text(field::COUNTRY, country));
        if let Some(frequency) = score.and_then(|score| score.update_frequency) {
            row.text(field::UPDATE_FREQUENCY, frequency.as_str());
        }
        for measure in Measure::ALL {
            // NaN and infinities cannot be sorted.
            if let Some(value) = measure.of(self.document).filter(|value| value.is_finite()) {
                row.fraction(measure.as_str(), value);
            }
        }
        row.seconds(field::FIRST_EPISODE_AT, score.and_then(|score| score.first_episode_at));
        row.seconds(field::LAST_EPISODE_AT, score.and_then(|score| score.last_episode_at));
        row.fraction(field::POPULARITY, self.popularity);
    }
}

/// The text of author and hosts.
fn people_text(document: &PodcastDocument) -> String {
    let mut people = document.host_names();
    people.extend(document.podcast.author.clone());
    people.join("\n")
}
