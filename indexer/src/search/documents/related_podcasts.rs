//! Related podcasts: near embeddings, shared people, shared charts. The shared traits are returned as reasons.

use super::hits::subjects_at;
use super::shared_subjects::shared_subjects;
use super::significant_terms::{self, SignificantTerm};
use crate::search::EmbeddedBackend;
use crate::search::retrieval::semantic_search::{SemanticHit, nearest};
use crate::{CoChartedPodcast, RelatedPodcast};
use earshot_engine::IndexReadError;
use earshot_engine::schema::DocumentKind;
use earshot_engine::segments::{Collection, DocAddress, Segment};
use earshot_model::{PodcastDocument, PodcastId};
use earshot_text::analyze::Language;
use earshot_vectors::{BitSet, ScanQuery};
use std::collections::{HashMap, HashSet};

/// Weights of the traits; they sum up to 1.
const MEANING: f32 = 0.5;
const TOPICS: f32 = 0.2;
/// Shared people are the rarest and strongest evidence.
const PEOPLE: f32 = 0.15;
const CHARTS: f32 = 0.08;
const GENRES: f32 = 0.07;
/// This many shared charts give the full weight.
const MANY_CHARTS: u32 = 4;
/// This many shared people give the full weight.
const MANY_PEOPLE: usize = 2;
/// Another language halves the score.
const OTHER_LANGUAGE: f32 = 0.5;
/// Podcasts without an episode for this many days are inactive and come after all active ones.
const DEAD_AFTER_DAYS: i64 = 365;
const MAX_REASONS: usize = 5;
/// Limit of co-charted podcasts that are considered.
const MAX_CO_CHARTED: usize = 50;

impl EmbeddedBackend {
    /// `charted` are podcasts on the same charts. Without vectors, only people and charts count.
    pub(crate) fn find_related(
        &self,
        id: PodcastId,
        charted: &[CoChartedPodcast],
        limit: usize,
    ) -> Result<Vec<RelatedPodcast>, IndexReadError> {
        let Some(own) = self.podcast_address(id)? else { return Ok(Vec::new()) };
        let document = self.podcast_at(own)?;
        let significant = significant_terms::podcast_terms(&self.podcasts, &document)?;
        let own_subjects = subjects_at(&self.podcasts, own, &document.podcast.keywords)?;
        let people = self.shows_with_shared_people(&document)?;
        let mut related = Vec::new();
        for (address, cosine) in self.candidates(own, &people, charted)? {
            let other = self.podcast_at(address)?;
            let mut shared = CommonTraits::compare(&document, &other, &significant);
            let subjects = subjects_at(&self.podcasts, address, &other.podcast.keywords)?;
            shared.topics = shared_subjects(&own_subjects, &subjects, &shared.words, &[]);
            shared.people = people.get(&other.podcast.id).map(Vec::as_slice).unwrap_or_default();
            shared.charts = charted.iter().find(|one| one.podcast == other.podcast.id).map_or(0, |one| one.charts);
            let is_dead = self.is_dead(address);
            let score = shared.score(cosine) * language_factor(&document, &other);
            related.push((is_dead, RelatedPodcast { document: other, score, reasons: shared.reasons() }));
        }
        // Drops podcasts without a reason.
        related.retain(|(_, one)| !one.reasons.is_empty());
        related.sort_by(|(is_dead, one), (other_is_dead, other)| {
            let by_score = other.score.total_cmp(&one.score);
            let by_id = || one.document.podcast.id.cmp(&other.document.podcast.id);
            is_dead.cmp(other_is_dead).then(by_score).then_with(by_id)
        });
        Ok(related.into_iter().map(|(_, one)| one).take(limit).collect())
    }

    /// Each candidate once, with its cosine; 0 for candidates that are not among the nearest. The podcast itself is
    /// left out.
    fn candidates(
        &self,
        own: DocAddress,
        people: &HashMap<PodcastId, Vec<String>>,
        charted: &[CoChartedPodcast],
    ) -> Result<Vec<(DocAddress, f32)>, IndexReadError> {
        let near = self.nearest_documents(DocumentKind::Podcasts, own)?;
        let mut candidates: Vec<(DocAddress, f32)> = near.iter().map(|near| (near.address, near.cosine)).collect();
        let mut known: HashSet<DocAddress> = candidates.iter().map(|(address, _)| *address).chain([own]).collect();
        let mut ids: Vec<PodcastId> = people.keys().copied().collect();
        ids.sort_unstable();
        for id in ids.into_iter().chain(charted.iter().take(MAX_CO_CHARTED).map(|one| one.podcast)) {
            // A chart may list a podcast that this generation does not contain.
            candidates.extend(
                self.podcast_address(id)?.filter(|address| known.insert(*address)).map(|address| (address, 0.0)),
            );
        }
        Ok(candidates)
    }

    /// The documents nearest to a document, without itself.
    pub(crate) fn nearest_documents(
        &self,
        kind: DocumentKind,
        own: DocAddress,
    ) -> Result<Vec<SemanticHit>, IndexReadError> {
        let collection = match kind {
            DocumentKind::Podcasts => &self.podcasts,
            DocumentKind::Episodes => &self.episodes,
        };
        let Some(vectors) = self.vectors.as_ref().map(|vectors| vectors.of_kind(kind)) else { return Ok(Vec::new()) };
        let part = vectors.parts.get(own.segment);
        let stored = part.map(|part| part.stored_vector(&vectors.codebook, own.document)).transpose()?.flatten();
        let Some(stored) = stored else { return Ok(Vec::new()) };
        let question = ScanQuery::from_stored(&vectors.codebook, stored);
        let mut near = nearest(vectors, &question, &live_documents(collection), collection)?;
        near.retain(|one| one.address != own);
        Ok(near)
    }

    fn is_dead(&self, address: DocAddress) -> bool {
        let newest = self.podcasts.columns(address).date(address.document);
        newest.is_none_or(|at| self.built_at.timestamp() - at > DEAD_AFTER_DAYS * 86_400)
    }
}

/// The documents that are not deleted, by segment; `None` for a segment without deletions.
fn live_documents(collection: &Collection) -> Vec<Option<BitSet>> {
    let of =
        |segment: &Segment| segment.reader.has_deletes().then(|| segment.reader.doc_ids_alive().collect::<BitSet>());
    collection.segments().iter().map(of).collect()
}

fn language_factor(own: &PodcastDocument, other: &PodcastDocument) -> f32 {
    let base =
        |document: &PodcastDocument| document.podcast.language.as_deref().map(earshot_text::analyze::base_language);
    if base(own) == base(other) { 1.0 } else { OTHER_LANGUAGE }
}

/// The traits that two podcasts share.
struct CommonTraits<'a> {
    genres: Vec<&'a str>,
    /// Share of the first podcast's genres, 0 to 1.
    genre_share: f32,
    /// Significant words, the most significant first.
    words: Vec<&'a SignificantTerm>,
    /// See [`shared_subjects`].
    topics: Vec<String>,
    topic_share: f32,
    /// Names of shared people.
    people: &'a [String],
    /// Number of charts that list both.
    charts: u32,
}

impl<'a> CommonTraits<'a> {
    fn compare(own: &'a PodcastDocument, other: &PodcastDocument, significant: &'a [SignificantTerm]) -> Self {
        let others: HashSet<String> = other.podcast.genres.iter().map(|genre| genre.trim().to_lowercase()).collect();
        let mut named = HashSet::new();
        let own_genres: Vec<&str> = own.podcast.genres.iter().map(|genre| genre.trim()).collect();
        let is_shared = |genre: &&str| others.contains(&genre.to_lowercase()) && named.insert(genre.to_lowercase());
        let genres: Vec<&str> = own_genres.iter().copied().filter(is_shared).collect();
        let podcast = &other.podcast;
        // Analyzes both in the language of the first, because terms of different languages do not compare.
        let language = Language::from_tag(own.podcast.language.as_deref());
        let terms = significant_terms::candidate_terms(
            &[&podcast.title, &podcast.keywords.join("\n"), &podcast.description],
            language,
        );
        let shared = || significant.iter().filter(|word| terms.contains(&word.term));
        let weight = |words: &mut dyn Iterator<Item = &SignificantTerm>| words.map(|word| word.weight).sum::<f32>();
        let (of_both, of_one) = (weight(&mut shared()), weight(&mut significant.iter()));
        #[expect(clippy::cast_precision_loss, reason = "genres are few")]
        let genre_share = genres.len() as f32 / own_genres.len().max(1) as f32;
        Self {
            genre_share,
            genres,
            topic_share: if of_one > 0.0 { of_both / of_one } else { 0.0 },
            words: shared().collect(),
            topics: Vec::new(),
            people: &[],
            charts: 0,
        }
    }

    fn score(&self, cosine: f32) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "both are few")]
        let (people, charts) = (
            self.people.len().min(MANY_PEOPLE) as f32 / MANY_PEOPLE as f32,
            self.charts.min(MANY_CHARTS) as f32 / MANY_CHARTS as f32,
        );
        MEANING * cosine.max(0.0)
            + TOPICS * self.topic_share
            + PEOPLE * people
            + CHARTS * charts
            + GENRES * self.genre_share
    }

    /// The rarest kind of reason first. Each kind has a limit.
    fn reasons(&self) -> Vec<String> {
        let people = self.people.iter().take(2).map(|name| format!("person: {name}"));
        let charts = (self.charts > 0).then(|| format!("charts: {}", self.charts)).into_iter();
        let genres = self.genres.iter().take(MAX_REASONS - 3).map(|genre| format!("genre: {genre}"));
        let topics = self.topics.iter().map(|topic| format!("topic: {topic}"));
        people.chain(charts).chain(genres).chain(topics).take(MAX_REASONS).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_add_up_to_one() {
        assert!((MEANING + TOPICS + PEOPLE + CHARTS + GENRES - 1.0).abs() < 1e-6);
        let people = ["Ada".to_owned(), "Bo".to_owned(), "Cy".to_owned()];
        let shared = CommonTraits {
            genres: vec!["Arts"],
            genre_share: 1.0,
            words: Vec::new(),
            topics: vec!["flour".to_owned(), "yeast".to_owned()],
            topic_share: 1.0,
            people: &people,
            charts: 9,
        };
        assert!((shared.score(1.0) - 1.0).abs() < 1e-6, "{}", shared.score(1.0));
        assert_eq!(shared.reasons(), ["person: Ada", "person: Bo", "charts: 9", "genre: Arts", "topic: flour"]);
    }
}
