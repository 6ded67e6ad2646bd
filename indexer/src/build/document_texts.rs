//! The texts of a document that are embedded: title and description of a podcast or an episode, and each passage of a
//! transcript.

use crate::topics::TopicInput;
use earshot_engine::passages::PassageStore;
use earshot_engine::schema::DocumentKind;
use earshot_engine::segments::SegmentDocuments;
use earshot_engine::{DocId, IndexReadError};
use earshot_model::EpisodeId;
use earshot_text::analyze::Language;
use serde::Deserialize;
use std::borrow::Cow;
use uuid::Uuid;

/// Bytes of a description to read. Descriptions begin with the subject and end with sponsors.
const MAX_PODCAST_BYTES: usize = 2 << 10;
const MAX_EPISODE_BYTES: usize = 1 << 10;
/// Limit of passages per transcript: about ten hours of speech.
const MAX_PASSAGES: usize = 500;

/// A text of a document.
pub struct DocumentText {
    pub owner: DocId,
    /// 0 for the document's own text, else the passage number from 1 on.
    pub tag: u32,
    pub text: String,
    /// The podcast's language.
    pub language: &'static str,
}

/// Reads the texts of one segment.
pub struct SegmentTexts<'a> {
    kind: DocumentKind,
    pub documents: SegmentDocuments,
    passages: &'a PassageStore,
}

impl<'a> SegmentTexts<'a> {
    pub fn new(kind: DocumentKind, documents: SegmentDocuments, passages: &'a PassageStore) -> Self {
        Self { kind, documents, passages }
    }

    /// Adds the texts of a document, with at most `passages` passages. Returns its topic input.
    pub fn read(
        &self,
        document: DocId,
        passages: usize,
        texts: &mut Vec<DocumentText>,
    ) -> Result<TopicInput, IndexReadError> {
        let language = Language::from_tag(Some(self.documents.language(document))).code();
        let (text, about) = self.read_stored(document, &|stored, bytes| join_texts(stored, bytes))?;
        texts.push(DocumentText { owner: document, tag: 0, text, language });
        if self.kind == DocumentKind::Episodes && self.documents.has_transcript(document) {
            let id = EpisodeId(self.documents.id(document));
            if let Some(record) = self.passages.get(id)? {
                for (number, tag) in (0..record.passages().min(MAX_PASSAGES).min(passages)).zip(1..) {
                    let (_, text) = record.passage(number)?;
                    texts.push(DocumentText { owner: document, tag, text, language });
                }
            }
        }
        Ok(about)
    }

    /// The topic input of a document.
    pub fn about(&self, document: DocId) -> Result<TopicInput, IndexReadError> {
        Ok(self.read_stored(document, &|_, _| ())?.1)
    }

    /// Calls `take` with the stored texts and the description limit. Also returns the topic input.
    fn read_stored<T>(
        &self,
        document: DocId,
        take: &dyn Fn(&StoredTexts<'_>, usize) -> T,
    ) -> Result<(T, TopicInput), IndexReadError> {
        let (taken, mut about) = self.documents.read(document, |json| {
            Ok(match self.kind {
                DocumentKind::Podcasts => {
                    let stored: StoredPodcast<'_> = serde_json::from_str(json)?;
                    (take(&stored.podcast, MAX_PODCAST_BYTES), stored.podcast.topic_input(MAX_PODCAST_BYTES, None))
                }
                DocumentKind::Episodes => {
                    let stored: StoredEpisode<'_> = serde_json::from_str(json)?;
                    let about = stored.episode.topic_input(MAX_EPISODE_BYTES, Some(&stored.podcast_title));
                    // Leaves out the podcast's title, which would make all its episodes similar.
                    (take(&stored.episode, MAX_EPISODE_BYTES), about)
                }
            })
        })?;
        self.documents.language(document).clone_into(&mut about.language);
        Ok((taken, about))
    }
}

/// The parts of a stored podcast that are read here.
#[derive(Deserialize)]
struct StoredPodcast<'a> {
    #[serde(borrow)]
    podcast: StoredTexts<'a>,
}

#[derive(Deserialize)]
struct StoredEpisode<'a> {
    #[serde(borrow)]
    episode: StoredTexts<'a>,
    #[serde(borrow)]
    podcast_title: Cow<'a, str>,
}

#[derive(Deserialize)]
struct StoredTexts<'a> {
    #[serde(borrow)]
    title: Cow<'a, str>,
    #[serde(borrow)]
    description: Cow<'a, str>,
    #[serde(default)]
    keywords: Vec<String>,
    /// Podcasts only.
    #[serde(default)]
    genres: Vec<String>,
    author: Option<String>,
    owner_name: Option<String>,
    #[serde(default)]
    persons: Vec<PersonName>,
    /// Podcasts only.
    id: Option<Uuid>,
    /// Episodes only.
    podcast_id: Option<Uuid>,
}

#[derive(Deserialize)]
struct PersonName {
    name: String,
}

impl StoredTexts<'_> {
    /// The input for topics.
    fn topic_input(&self, bytes: usize, show: Option<&str>) -> TopicInput {
        let people = self.persons.iter().map(|person| &person.name).chain(&self.author).chain(&self.owner_name);
        TopicInput {
            title: self.title.to_string(),
            description: self.description[..self.description.floor_char_boundary(bytes)].to_owned(),
            keywords: self.keywords.clone(),
            genres: self.genres.clone(),
            makers: people.cloned().collect(),
            name: show.unwrap_or(&self.title).to_owned(),
            language: String::new(),
            show: self.podcast_id.or(self.id).map_or(0, |id| id.as_u64_pair().1),
        }
    }
}

fn join_texts(texts: &StoredTexts<'_>, bytes: usize) -> String {
    let mut text = String::with_capacity(texts.title.len() + texts.description.len().min(bytes) + 64);
    text.push_str(&texts.title);
    for word in texts.genres.iter().chain(&texts.keywords) {
        if text.len() > 2 * bytes {
            break;
        }
        text.push('\n');
        text.push_str(word);
    }
    text.push('\n');
    text.push_str(&texts.description[..texts.description.floor_char_boundary(bytes)]);
    text
}
