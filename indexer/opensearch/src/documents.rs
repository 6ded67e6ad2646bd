//! The documents of podcasts and episodes as the cluster indexes them. Names and values are those of the embedded index.

use crate::schema::{DOCUMENT, TITLE_KEY, TITLE_WORDS, TOPIC_KEY, length_field};
use crate::term_text::{FieldTerms, TermTexts};
use earshot_engine::lookup_keys::{all_guids, feed_url_keys, show_key};
use earshot_engine::passages::PassageLayout;
use earshot_engine::published_order;
use earshot_engine::rank::quantized_length;
use earshot_engine::schema::field;
use earshot_engine::segments::Subjects;
use earshot_engine::writer::popularity;
use earshot_model::search::ParticipantKind;
use earshot_model::{EpisodeDocument, LinkKind, Measure, PodcastDocument, Timestamp, Transcript, very_stale_from};
use earshot_text::analyze::{Language, base_language, folded_words, title_key};
use serde_json::{Map, Value, json};

/// Bytes of a podcast's texts that are indexed with each of its episodes, and of names.
const MAX_SHOW_DESCRIPTION_BYTES: usize = 8 << 10;
const MAX_SHOW_NAMES_BYTES: usize = 2 << 10;
/// Limit of names per kind and episode, and bytes of each name.
const MAX_NAMES: usize = 100;
const MAX_NAME_BYTES: usize = 200;
/// Bytes of the title used for sorting.
const MAX_TITLE_KEY_BYTES: usize = 96;

/// A podcast with what its episodes share.
pub struct PodcastFields<'a> {
    document: &'a PodcastDocument,
    language: Language,
    /// Filter values, which all its documents have.
    shared: Map<String, Value>,
    /// The podcast's texts as its episodes have them.
    texts: Map<String, Value>,
}

impl<'a> PodcastFields<'a> {
    pub fn new(document: &'a PodcastDocument, terms: &mut TermTexts) -> Self {
        let podcast = &document.podcast;
        let language = Language::from_tag(podcast.language.as_deref());
        let mut texts = Map::new();
        let mut add = |name: &str, text: &str| {
            add_terms(&mut texts, name, terms.stemmed(name, language, [text].into_iter()));
        };
        add(field::PODCAST_TITLE, &podcast.title);
        add(field::PODCAST_DESCRIPTION, truncate(&podcast.description, MAX_SHOW_DESCRIPTION_BYTES));
        add(field::PEOPLE, truncate(&people_text(document), MAX_SHOW_NAMES_BYTES));
        add(field::KEYWORDS, truncate(&podcast.keywords.join("\n"), MAX_SHOW_NAMES_BYTES));
        Self { document, language, shared: shared_values(document), texts }
    }

    /// The document of the podcast. `newest` are texts of its newest episodes.
    pub fn podcast(&self, newest: &[String], terms: &mut TermTexts) -> Value {
        let podcast = &self.document.podcast;
        let former = &self.document.aliases;
        let mut row = self.shared.clone();
        let mut add = |name: &str, value: Value| {
            row.insert(name.to_owned(), value);
        };
        add(field::ID, podcast.id.0.to_string().into());
        add(field::FORMER_ID, former.ids.iter().map(|id| id.0.to_string()).collect());
        add(field::SLUG, [&podcast.slug].into_iter().chain(&former.slugs).cloned().collect());
        add(field::GUID, all_guids(self.document).into_iter().collect());
        add(field::FEED_URL, feed_url_keys(self.document).into_iter().collect());
        add(field::SHOW, self.document.show_claims().iter().map(|claim| show_key(&claim.show)).collect());
        let mut text = |name: &str, text: &str| {
            add_terms(&mut row, name, terms.stemmed(name, self.language, [text].into_iter()));
        };
        text(field::TITLE, &podcast.title);
        text(field::DESCRIPTION, &podcast.description);
        text(field::PEOPLE, &people_text(self.document));
        text(field::KEYWORDS, &podcast.keywords.join("\n"));
        let episodes = terms.stemmed(field::EPISODES, self.language, newest.iter().map(String::as_str));
        add_terms(&mut row, field::EPISODES, episodes);
        let mut add = |name: &str, value: Value| {
            row.insert(name.to_owned(), value);
        };
        let has_transcript = self.document.score.as_ref().is_some_and(|score| score.transcript_count > 0);
        add(field::HAS_TRANSCRIPT, has_transcript.into());
        add(field::CREATED_AT, podcast.first_seen_at.timestamp().into());
        add_title(&mut row, &podcast.title, terms);
        add_optional(&mut row, field::EXPLICIT, podcast.explicit);
        row.insert(DOCUMENT.to_owned(), json!(self.document));
        row.into()
    }

    /// The document of an episode.
    pub fn episode(&self, document: &EpisodeDocument, transcript: Option<&Transcript>, terms: &mut TermTexts) -> Value {
        let episode = &document.episode;
        let mut row = self.shared.clone();
        row.extend(self.texts.clone());
        let mut add = |name: &str, value: Value| {
            row.insert(name.to_owned(), value);
        };
        add(field::ID, episode.id.0.to_string().into());
        add(field::PODCAST_ID, episode.podcast_id.0.to_string().into());
        add(field::FORMER_ID, document.aliases.ids.iter().map(|id| id.0.to_string()).collect());
        add(field::SLUG, [&episode.slug].into_iter().chain(&document.aliases.slugs).cloned().collect());
        let mut text = |name: &str, text: &str| {
            add_terms(&mut row, name, terms.stemmed(name, self.language, [text].into_iter()));
        };
        text(field::TITLE, &episode.title);
        text(field::DESCRIPTION, &episode.description);
        text(field::EPISODE_KEYWORDS, truncate(&episode.keywords.join("\n"), MAX_SHOW_NAMES_BYTES));
        if let Some(transcript) = transcript {
            text(field::TRANSCRIPT, &PassageLayout::from_transcript(transcript).text);
        }
        let guests: Vec<&str> = document.participant_names(self.document, ParticipantKind::Guest).collect();
        let hosts: Vec<&str> = document.participant_names(self.document, ParticipantKind::Host).collect();
        let sponsors: Vec<&str> = document.credits.paid_sponsors().map(|sponsor| sponsor.name.as_str()).collect();
        for (name, names) in [(field::GUEST, guests), (field::HOST, hosts), (field::SPONSOR, sponsors)] {
            let names = names.into_iter().take(MAX_NAMES).map(|name| truncate(name, MAX_NAME_BYTES));
            row.insert(name.to_owned(), terms.folded(name, names).text.into());
        }
        let mut add = |name: &str, value: Value| {
            row.insert(name.to_owned(), value);
        };
        add(field::HAS_TRANSCRIPT, document.has_transcript.into());
        add(field::CREATED_AT, episode.first_seen_at.timestamp().into());
        add(field::UPDATED_AT, episode.updated_at.timestamp().into());
        add_title(&mut row, &episode.title, terms);
        add_seconds(&mut row, field::PUBLISHED_AT, episode.published_at);
        add_optional(&mut row, field::PUBLISHED_ORDER, published_order(episode));
        add_optional(&mut row, field::EXPLICIT, episode.explicit.or(self.document.podcast.explicit));
        row.insert(DOCUMENT.to_owned(), json!(document));
        row.into()
    }
}

/// The values for filters and orders that the documents of a podcast and of its episodes share.
fn shared_values(document: &PodcastDocument) -> Map<String, Value> {
    let (podcast, score) = (&document.podcast, document.score.as_ref());
    let mut row = Map::new();
    let distinct = |mut values: Vec<String>| {
        values.sort_unstable();
        values.dedup();
        Value::from(values)
    };
    let mut add = |name: &str, value: Value| {
        row.insert(name.to_owned(), value);
    };
    add(field::GENRE, distinct(podcast.genres.iter().map(|genre| genre.trim().to_lowercase()).collect()));
    if let Some(language) = &podcast.language {
        add(field::LANGUAGE, language.to_lowercase().into());
        add(field::LANGUAGE_BASE, base_language(language).into());
    }
    let socials = document.links.iter().filter_map(|link| match link.kind {
        LinkKind::Social(kind) => Some(kind.as_str().to_owned()),
        _ => None,
    });
    add(field::SOCIAL, distinct(socials.collect()));
    add(field::COUNTRY, distinct(document.countries.clone()));
    add(field::HAS_CONTACT, document.has_contact().into());
    add(field::MACHINE_MADE, document.machine.is_likely().into());
    if let Some(frequency) = score.and_then(|score| score.update_frequency) {
        add(field::UPDATE_FREQUENCY, frequency.as_str().into());
    }
    for measure in Measure::ALL {
        if let Some(value) = measure.of(document).filter(|value| value.is_finite()) {
            add(measure.as_str(), value.into());
        }
    }
    add(field::POPULARITY, popularity(document).into());
    add_optional(&mut row, field::HAS_GUESTS, document.has_guests());
    add_seconds(&mut row, field::VERY_STALE_FROM, score.and_then(very_stale_from));
    add_seconds(&mut row, field::FIRST_EPISODE_AT, score.and_then(|score| score.first_episode_at));
    add_seconds(&mut row, field::LAST_EPISODE_AT, score.and_then(|score| score.last_episode_at));
    row
}

/// Adds the topics and keywords of a document.
pub fn add_subjects(row: &mut Value, Subjects { topics, keywords }: Subjects) {
    row[TOPIC_KEY] = topics.iter().map(|topic| topic.to_lowercase()).collect();
    row[field::TOPIC] = topics.into();
    row[field::KEYWORD] = keywords.into();
}

/// Adds a field with its length, which the second ranking phase reads.
fn add_terms(row: &mut Map<String, Value>, name: &str, terms: FieldTerms) {
    row.insert(name.to_owned(), terms.text.into());
    row.insert(length_field(name), quantized_length(terms.words).into());
}

fn add_title(row: &mut Map<String, Value>, title: &str, terms: &mut TermTexts) {
    add_terms(row, field::TITLE_EXACT, terms.folded(field::TITLE_EXACT, [title].into_iter()));
    row.insert(TITLE_WORDS.to_owned(), folded_words(title).join(" ").into());
    // A title without letters has no place in the order by title.
    let key = sort_key(title);
    if !key.is_empty() {
        row.insert(TITLE_KEY.to_owned(), key.into());
    }
}

/// The value by which titles are sorted and compared.
pub fn sort_key(title: &str) -> String {
    truncate(&title_key(title), MAX_TITLE_KEY_BYTES).to_owned()
}

fn add_optional(row: &mut Map<String, Value>, name: &str, value: Option<impl Into<Value>>) {
    if let Some(value) = value {
        row.insert(name.to_owned(), value.into());
    }
}

fn add_seconds(row: &mut Map<String, Value>, name: &str, value: Option<Timestamp>) {
    if let Some(value) = value {
        row.insert(name.to_owned(), value.timestamp().into());
    }
}

/// The text of author and hosts.
fn people_text(document: &PodcastDocument) -> String {
    let mut people = document.host_names();
    people.extend(document.podcast.author.clone());
    people.join("\n")
}

/// The beginning of a text, at most this many bytes.
fn truncate(text: &str, bytes: usize) -> &str {
    &text[..text.floor_char_boundary(bytes)]
}
