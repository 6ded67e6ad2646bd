//! Podcasts and episodes like another one: near in meaning, and with topics in common that say why.

use super::EmbeddedBackend;
use super::collection::{Collection, Place};
use super::fault::Fault;
use super::meant::{Near, nearest};
use super::telling::{self, Telling};
use crate::analyze::Language;
use crate::manifest::Layer;
use crate::vectors::{Bits, Question};
use crate::{RelatedPodcast, SimilarEpisode};
use earshot_model::{EpisodeDocument, EpisodeId, PodcastDocument, PodcastId};
use std::collections::HashSet;

/// What counts how much; together 1.
const MEANING: f32 = 0.6;
const TOPICS: f32 = 0.3;
const GENRES: f32 = 0.1;
/// Another language halves it.
const OTHER_LANGUAGE: f32 = 0.5;
/// A show without an episode for this long is dead: it comes after all that live.
const DEAD_AFTER_DAYS: i64 = 365;
const MAX_REASONS: usize = 5;
/// Of the same show, among episodes like another one.
const MAX_OF_SHOW: usize = 2;

impl EmbeddedBackend {
    /// Without vectors nothing is known of what a show means, and nothing is related.
    pub(super) fn find_related(&self, id: PodcastId, limit: usize) -> Result<Vec<RelatedPodcast>, Fault> {
        let Some(own) = self.podcast_place(id)? else { return Ok(Vec::new()) };
        let document = self.podcast_at(own)?;
        let telling = telling::of_podcast(&self.podcasts, &document)?;
        let mut related = Vec::new();
        for near in self.near(Layer::Podcasts, own)? {
            let other = self.podcast_at(near.place)?;
            let shared = Shared::of(&document, &other, &telling);
            let is_dead = self.is_dead(near.place);
            let score = shared.score(near.cosine) * language_factor(&document, &other);
            related.push((is_dead, RelatedPodcast { document: other, score, reasons: shared.reasons() }));
        }
        // What cannot be explained is left out.
        related.retain(|(_, one)| !one.reasons.is_empty());
        related.sort_by(|(is_dead, one), (other_is_dead, other)| {
            let by_score = other.score.total_cmp(&one.score);
            let by_id = || one.document.podcast.id.cmp(&other.document.podcast.id);
            is_dead.cmp(other_is_dead).then(by_score).then_with(by_id)
        });
        Ok(related.into_iter().map(|(_, one)| one).take(limit).collect())
    }

    pub(super) fn find_similar(&self, id: EpisodeId, limit: usize) -> Result<Vec<SimilarEpisode>, Fault> {
        let Some(own) = self.episode_place(id)? else { return Ok(Vec::new()) };
        let document: EpisodeDocument = self.episodes.read(own)?;
        let Some(show) = self.podcast_by_id(document.episode.podcast_id)? else { return Ok(Vec::new()) };
        let language = Language::of(show.podcast.language.as_deref());
        let telling = telling::of_episode(&self.episodes, &document, language)?;
        let mut of_show = 0;
        let mut similar = Vec::new();
        for near in self.near(Layer::Episodes, own)? {
            if similar.len() == limit {
                break;
            }
            let other: EpisodeDocument = self.episodes.read(near.place)?;
            let episode = &other.episode;
            let is_of_show = episode.podcast_id == document.episode.podcast_id;
            let terms =
                telling::terms_of(&[&episode.title, &episode.keywords.join("\n"), &episode.description], language);
            let topics = telling.iter().filter(|word| terms.contains(&word.term));
            let reasons: Vec<String> = topics.map(|word| format!("topic: {}", word.shown)).take(MAX_REASONS).collect();
            if reasons.is_empty() || (is_of_show && of_show == MAX_OF_SHOW) {
                continue;
            }
            of_show += usize::from(is_of_show);
            similar.push(SimilarEpisode { document: other.into(), score: near.cosine, reasons });
        }
        Ok(similar)
    }

    /// The documents nearest to one of them, without it.
    fn near(&self, layer: Layer, own: Place) -> Result<Vec<Near>, Fault> {
        let collection = match layer {
            Layer::Podcasts => &self.podcasts,
            Layer::Episodes => &self.episodes,
        };
        let Some(vectors) = self.vectors.as_ref().map(|vectors| vectors.of(layer)) else { return Ok(Vec::new()) };
        let part = vectors.parts.get(own.segment);
        let rotated = part.map(|part| part.rotated_of(&vectors.codebook, own.document)).transpose()?.flatten();
        let Some(rotated) = rotated else { return Ok(Vec::new()) };
        let question = Question::of_rotated(&vectors.codebook, rotated);
        let mut near = nearest(vectors, &question, &alive(collection), collection)?;
        near.retain(|one| one.place != own);
        Ok(near)
    }

    fn is_dead(&self, place: Place) -> bool {
        let newest = self.podcasts.columns(place).date(place.document);
        newest.is_none_or(|at| self.built_at.timestamp() - at > DEAD_AFTER_DAYS * 86_400)
    }
}

/// The documents that are not deleted, by segment; `None` where none is.
fn alive(collection: &Collection) -> Vec<Option<Bits>> {
    let of = |segment: &super::collection::Segment| {
        segment.reader.has_deletes().then(|| segment.reader.doc_ids_alive().collect::<Bits>())
    };
    collection.segments().iter().map(of).collect()
}

fn language_factor(own: &PodcastDocument, other: &PodcastDocument) -> f32 {
    let base = |document: &PodcastDocument| document.podcast.language.as_deref().map(crate::analyze::base_of);
    if base(own) == base(other) { 1.0 } else { OTHER_LANGUAGE }
}

/// What two podcasts have in common.
struct Shared<'a> {
    genres: Vec<&'a str>,
    /// Of all genres of the one, 0 to 1.
    genre_share: f32,
    /// The most telling first.
    topics: Vec<&'a str>,
    topic_share: f32,
}

impl<'a> Shared<'a> {
    fn of(own: &'a PodcastDocument, other: &PodcastDocument, telling: &'a [Telling]) -> Self {
        let others: HashSet<String> = other.podcast.genres.iter().map(|genre| genre.trim().to_lowercase()).collect();
        let mut named = HashSet::new();
        let own_genres: Vec<&str> = own.podcast.genres.iter().map(|genre| genre.trim()).collect();
        let is_shared = |genre: &&str| others.contains(&genre.to_lowercase()) && named.insert(genre.to_lowercase());
        let genres: Vec<&str> = own_genres.iter().copied().filter(is_shared).collect();
        let podcast = &other.podcast;
        // In the language of the one: only so do the terms compare.
        let language = Language::of(own.podcast.language.as_deref());
        let terms = telling::terms_of(&[&podcast.title, &podcast.keywords.join("\n"), &podcast.description], language);
        let shared = || telling.iter().filter(|word| terms.contains(&word.term));
        let weight = |words: &mut dyn Iterator<Item = &Telling>| words.map(|word| word.weight).sum::<f32>();
        let (of_both, of_one) = (weight(&mut shared()), weight(&mut telling.iter()));
        #[expect(clippy::cast_precision_loss, reason = "genres are few")]
        let genre_share = genres.len() as f32 / own_genres.len().max(1) as f32;
        Self {
            genre_share,
            genres,
            topic_share: if of_one > 0.0 { of_both / of_one } else { 0.0 },
            topics: shared().map(|word| word.shown.as_str()).collect(),
        }
    }

    fn score(&self, cosine: f32) -> f32 {
        MEANING * cosine.max(0.0) + TOPICS * self.topic_share + GENRES * self.genre_share
    }

    /// Genres first, but not only.
    fn reasons(&self) -> Vec<String> {
        let genres = self.genres.iter().take(MAX_REASONS - 2).map(|genre| format!("genre: {genre}"));
        let topics = self.topics.iter().map(|topic| format!("topic: {topic}"));
        genres.chain(topics).take(MAX_REASONS).collect()
    }
}
