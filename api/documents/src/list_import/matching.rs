//! Looks up the rows of a list in a generation.

use super::cell_url::without_click_parameters;
use super::row::{ImportRow, RowKeys};
use super::title::{fold, is_misspelled, similarity};
use earshot_api_server::prelude::*;
use earshot_indexer::{CancelToken, Page, PodcastKey, SearchError};
use earshot_model::rating::ShowId;
use earshot_model::search::{
    MatchMode, RetrievalMode, RetrievalOptions, SearchMode, SearchOptions, SearchTerm, Target,
};
use earshot_model::{PodcastDocument, PodcastId};
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::{Duration, Instant};
use url::Url;

/// Hits of a search for a title among which the podcast is looked for.
const CANDIDATES: usize = 20;
/// Longest title that is searched, in words.
const MAX_TITLE_WORDS: usize = 16;
/// How often a title of too many words is halved. Scripts without spaces have more words than they seem to have.
const MAX_HALVINGS: usize = 4;
/// The least similarity of a title that is proposed.
const MIN_SIMILARITY: f64 = 0.75;

earshot_model::named! {
    /// By what a row was matched.
    MatchedBy {
        PodcastId = "podcast-id",
        FeedUrl = "feed-url",
        AppleId = "apple-id",
        SpotifyId = "spotify-id",
        Guid = "guid",
        Website = "website",
        TitleAndAuthor = "title-and-author",
        Title = "title",
        Search = "search",
    }
}

earshot_model::named! {
    /// How sure a match is.
    MatchConfidence {
        /// The podcast was named by an id, its feed, title and author, or a title that no other podcast has.
        Certain = "certain",
        /// The website fits, the feed has a similar URL, or the title fits but not the ids.
        Likely = "likely",
        /// The most similar podcast.
        Guess = "guess",
    }
}

/// The podcast of a row.
#[derive(Clone, Debug)]
pub struct RowPodcast {
    pub document: Arc<PodcastDocument>,
    pub by: MatchedBy,
    pub confidence: MatchConfidence,
    /// Why the match is not certain.
    pub reason: Option<String>,
}

/// The outcome of a row: a podcast, or the reason why there is none.
pub type RowMatch = Result<RowPodcast, String>;

/// When searches for titles end.
#[derive(Clone, Copy, Debug)]
pub struct MatchBudget(Instant);

impl MatchBudget {
    pub fn of(duration: Duration) -> Self {
        Self(Instant::now() + duration)
    }

    fn is_over(self) -> bool {
        Instant::now() >= self.0
    }
}

/// Looks up rows in a generation.
pub struct Matcher<'a> {
    pub generation: &'a OpenGeneration,
    pub cancel: &'a CancelToken,
    pub budget: MatchBudget,
}

impl Matcher<'_> {
    /// Finds the podcast of a row: by what identifies it, then by website, title and author, then by similar titles.
    ///
    /// # Errors
    /// When the index cannot be read, or the request was canceled.
    pub fn find(&self, row: &ImportRow) -> Result<RowMatch, ApiError> {
        let keys = &row.keys;
        if let Some(found) = self.find_by_identity(keys)? {
            return Ok(Ok(found));
        }
        if keys.website.is_none() && keys.title.is_none() {
            return Ok(Err(not_found_reason(keys)));
        }
        if self.budget.is_over() {
            return Ok(Err("There was no time left to search for this row. Import it in a smaller list.".to_owned()));
        }
        let mut guess = None;
        // First by the words of titles, then also in similar spellings.
        for is_fuzzy in [false, true] {
            for (title, author) in keys.readings() {
                if is_fuzzy && (guess.is_some() || self.budget.is_over()) {
                    break;
                }
                let candidates = self.search_titles(title, is_fuzzy)?;
                if let Some(found) = find_by_website(keys, &candidates) {
                    return Ok(Ok(found));
                }
                match find_by_title(title, author, &candidates) {
                    Some(found) if found.confidence < MatchConfidence::Guess => return Ok(Ok(with_doubt(found, keys))),
                    found => guess = guess.or(found),
                }
            }
        }
        if guess.is_none()
            && let Some(words) = keys.website.as_deref().and_then(host_words)
            && let Some(found) = find_by_website(keys, &self.search_titles(&words, false)?)
        {
            return Ok(Ok(found));
        }
        Ok(guess.ok_or_else(|| not_found_reason(keys)))
    }

    fn find_by_identity(&self, keys: &RowKeys) -> Result<Option<RowPodcast>, ApiError> {
        let find = |key: PodcastKey<'_>| -> Result<_, ApiError> { Ok(self.generation.backend.podcast(key)?) };
        let certain = |document, by| RowPodcast { document, by, confidence: MatchConfidence::Certain, reason: None };
        if let Some(text) = &keys.podcast {
            let by_id = PodcastId::from_str(text).map_or(Ok(None), |id| find(PodcastKey::Id(id)))?;
            let found = by_id.map_or_else(|| find(PodcastKey::Slug(text)), |found| Ok(Some(found)))?;
            if let Some(found) = found {
                return Ok(Some(certain(found, MatchedBy::PodcastId)));
            }
        }
        let similar = match &keys.feed_url {
            Some(url) => self.find_by_feed(url)?,
            None => None,
        };
        if let Some(found) = similar.as_ref().filter(|found| found.confidence == MatchConfidence::Certain) {
            return Ok(Some(found.clone()));
        }
        let apple = keys.apple_id.map(|id| (ShowId::Apple(id), MatchedBy::AppleId));
        let spotify = keys.spotify_id.clone().map(|id| (ShowId::Spotify(id), MatchedBy::SpotifyId));
        for (show, by) in apple.into_iter().chain(spotify) {
            if let Some(found) = find(PodcastKey::Show(&show))? {
                return Ok(Some(certain(found, by)));
            }
        }
        let by_guid = keys.guid.as_ref().map_or(Ok(None), |guid| find(PodcastKey::Guid(guid)))?;
        Ok(by_guid.map(|found| certain(found, MatchedBy::Guid)).or(similar))
    }

    /// Finds a podcast by the URL of its feed, also by URLs that probably lead to the same feed.
    fn find_by_feed(&self, url: &str) -> Result<Option<RowPodcast>, ApiError> {
        for (url, confidence) in feed_forms(url) {
            let found = self.generation.backend.podcast(PodcastKey::FeedUrl(&url))?;
            let is_certain = confidence == MatchConfidence::Certain;
            // Private feeds of one host may differ in nothing but their query.
            let Some(document) = found.filter(|document| is_certain || !document.is_private) else { continue };
            let reason = (!is_certain).then(|| format!("The feed has another URL: {}.", document.podcast.feed_url));
            return Ok(Some(RowPodcast { document, by: MatchedBy::FeedUrl, confidence, reason }));
        }
        Ok(None)
    }

    /// Searches titles by words.
    fn search_titles(&self, title: &str, is_fuzzy: bool) -> Result<Vec<Arc<PodcastDocument>>, ApiError> {
        let text: String = title.split_whitespace().take(MAX_TITLE_WORDS).collect::<Vec<_>>().join(" ");
        let mut text = text.as_str();
        for _ in 0..MAX_HALVINGS {
            match self.search(text, is_fuzzy) {
                Err(SearchError::TooManyWords { .. }) => text = &text[..text.floor_char_boundary(text.len() / 2)],
                found => return Ok(found?),
            }
        }
        Ok(Vec::new())
    }

    fn search(&self, text: &str, is_fuzzy: bool) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        let term = SearchTerm {
            text: text.to_owned(),
            targets: vec![Target::PodcastTitle],
            mode: MatchMode::Optional,
            phrase: false,
            slop: 0,
            fuzzy: is_fuzzy,
        };
        let options = SearchOptions {
            terms: vec![term],
            retrieval: RetrievalOptions { mode: Some(RetrievalMode::Lexical), semantic_weight: None },
            ..SearchOptions::match_all(SearchMode::Podcasts)
        };
        let page = Page { skip: 0, limit: CANDIDATES };
        let results = self.generation.backend.search_podcasts_until(&options, page, self.cancel)?;
        let mut found: Vec<Arc<PodcastDocument>> = Vec::new();
        for document in results.hits.into_iter().map(|hit| hit.document) {
            if found.iter().all(|known| known.podcast.id != document.podcast.id) {
                found.push(document);
            }
        }
        Ok(found)
    }
}

/// The forms of a feed's URL that are looked up, the surest first: as it is, without parameters that count clicks, with and
/// without `www.`, and without its query.
fn feed_forms(url: &str) -> Vec<(String, MatchConfidence)> {
    let mut forms = vec![(url.to_owned(), MatchConfidence::Certain)];
    let Ok(parsed) = Url::parse(url) else { return forms };
    let plain = without_click_parameters(&parsed);
    forms.extend(plain.clone().map(|url| (url.into(), MatchConfidence::Certain)));
    let plain = plain.unwrap_or(parsed);
    let without_query = plain.query().map(|_| {
        let mut url = plain.clone();
        url.set_query(None);
        url
    });
    let others = [with_other_host(&plain), without_query.clone(), without_query.as_ref().and_then(with_other_host)];
    forms.extend(others.into_iter().flatten().map(|url| (url.into(), MatchConfidence::Likely)));
    forms
}

/// The URL with `www.`, or without it.
fn with_other_host(url: &Url) -> Option<Url> {
    let host = url.host_str()?;
    let other = host.strip_prefix("www.").map_or_else(|| format!("www.{host}"), str::to_owned);
    let mut url = url.clone();
    url.set_host(Some(&other)).ok()?;
    Some(url)
}

/// A title alone is not certain when the row has an id or a feed that the catalog does not have.
fn with_doubt(found: RowPodcast, keys: &RowKeys) -> RowPodcast {
    let is_title = found.by == MatchedBy::Title && found.confidence == MatchConfidence::Certain;
    let Some(unknown) = unknown_key(keys).filter(|_| is_title) else { return found };
    let reason = Some(format!("The title fits, but no podcast in the catalog has this {unknown}."));
    RowPodcast { confidence: MatchConfidence::Likely, reason, ..found }
}

/// The key of a row that identifies a podcast, when nothing was found by it. A URL of a column without a name may be any.
fn unknown_key(keys: &RowKeys) -> Option<&'static str> {
    let keys = [
        (keys.feed_url.is_some() && keys.feed_url != keys.website, "feed"),
        (keys.apple_id.is_some(), "Apple id"),
        (keys.spotify_id.is_some(), "Spotify id"),
        (keys.guid.is_some(), "guid"),
    ];
    keys.into_iter().find(|(is_named, _)| *is_named).map(|(_, name)| name)
}

impl RowKeys {
    /// The readings of title and author, the more probable one first.
    fn readings(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        let whole = self.title.as_deref().map(|title| (title, self.author.as_deref()));
        let other = self.other_reading.as_ref().map(|(title, author)| (title.as_str(), author.as_deref()));
        whole.into_iter().chain(other)
    }
}

/// Returns the podcast whose title is equal, or else the one with the most similar title.
fn find_by_title(title: &str, author: Option<&str>, candidates: &[Arc<PodcastDocument>]) -> Option<RowPodcast> {
    let requested = fold(title);
    let titles_of =
        |document: &PodcastDocument| [fold(&document.podcast.title), fold(&document.podcast.title_original)];
    let equal: Vec<&Arc<PodcastDocument>> =
        candidates.iter().filter(|document| titles_of(document).contains(&requested)).collect();
    let found = |document: &Arc<PodcastDocument>, by, confidence, reason| {
        Some(RowPodcast { document: Arc::clone(document), by, confidence, reason })
    };
    if let Some(author) = author.map(fold).filter(|author| !author.is_empty()) {
        if let Some(document) = equal.iter().find(|document| has_author(document, &author)) {
            return found(document, MatchedBy::TitleAndAuthor, MatchConfidence::Certain, None);
        }
        if let Some(document) = equal.first() {
            let reason = match &document.podcast.author {
                Some(known) => format!("The author differs: {known}."),
                None => "The catalog has no author for this podcast.".to_owned(),
            };
            return found(document, MatchedBy::Title, MatchConfidence::Guess, Some(reason));
        }
    } else if let [document] = equal.as_slice() {
        return found(document, MatchedBy::Title, MatchConfidence::Certain, None);
    } else if let Some(document) = equal.first() {
        let reason = format!("{} podcasts have this title.", equal.len());
        return found(document, MatchedBy::Title, MatchConfidence::Guess, Some(reason));
    }
    let likeness_of = |document: &PodcastDocument| {
        let of = |known: &String| {
            let likeness = similarity(&requested, known);
            if is_misspelled(&requested, known) { likeness.max(MIN_SIMILARITY) } else { likeness }
        };
        titles_of(document).iter().map(of).fold(0.0, f64::max)
    };
    // Of equally similar titles, the better hit counts.
    let mut best: Option<(f64, &Arc<PodcastDocument>)> = None;
    for document in candidates {
        let likeness = likeness_of(document);
        if likeness >= MIN_SIMILARITY && best.is_none_or(|(most, _)| likeness > most) {
            best = Some((likeness, document));
        }
    }
    let (_, document) = best?;
    let reason = format!("The title differs: {}.", document.podcast.title);
    found(document, MatchedBy::Search, MatchConfidence::Guess, Some(reason))
}

/// Whether a folded name is the podcast's author, owner or host.
fn has_author(document: &PodcastDocument, author: &str) -> bool {
    let podcast = &document.podcast;
    let names = podcast.author.iter().chain(&podcast.owner_name).map(String::as_str);
    names.map(fold).any(|name| name == author) || document.host_names().iter().any(|name| fold(name) == author)
}

/// Returns the only candidate with the row's website.
fn find_by_website(keys: &RowKeys, candidates: &[Arc<PodcastDocument>]) -> Option<RowPodcast> {
    let requested = site_key(keys.website.as_deref()?)?;
    let has_site = |document: &&Arc<PodcastDocument>| {
        document.podcast.website_url.as_deref().and_then(site_key).is_some_and(|site| site == requested)
    };
    let mut found = candidates.iter().filter(has_site);
    let document = found.next().filter(|_| found.next().is_none())?;
    let document = Arc::clone(document);
    Some(RowPodcast { document, by: MatchedBy::Website, confidence: MatchConfidence::Likely, reason: None })
}

/// Host and path of a website, as they are compared.
fn site_key(url: &str) -> Option<String> {
    let url = Url::parse(url).ok()?;
    let host = url.host_str()?;
    let host = host.strip_prefix("www.").unwrap_or(host);
    Some(format!("{host}{}", url.path().trim_end_matches('/')))
}

/// The words of a website's host: `slow-bread` of `https://www.slow-bread.example/about`.
fn host_words(url: &str) -> Option<String> {
    let url = Url::parse(url).ok()?;
    let host = url.host_str()?;
    let label = host.strip_prefix("www.").unwrap_or(host).split('.').next()?;
    Some(label.replace(['-', '_'], " "))
}

fn not_found_reason(keys: &RowKeys) -> String {
    let named = [
        (keys.title.is_some(), "title"),
        (keys.feed_url.is_some() && keys.website.is_some(), "feed or website"),
        (keys.feed_url.is_some(), "feed"),
        (keys.apple_id.is_some(), "Apple id"),
        (keys.spotify_id.is_some(), "Spotify id"),
        (keys.guid.is_some(), "guid"),
        (keys.website.is_some(), "website"),
        (keys.podcast.is_some(), "id or slug"),
    ];
    let reason = match (named.iter().find(|(is_named, _)| *is_named), keys.directory_page) {
        (Some((_, "title")), _) => Some("No podcast in the catalog has a title like this.".to_owned()),
        (Some((_, what)), _) => Some(format!("No podcast in the catalog has this {what}.")),
        (None, Some(directory)) => {
            Some(format!("This {directory} page doesn’t say which feed it shows. Use the feed’s URL or the title."))
        }
        (None, None) => None,
    };
    let reasons: Vec<&str> = keys.problem.as_deref().into_iter().chain(reason.as_deref()).collect();
    match reasons.as_slice() {
        [] => "The row has no title, URL or id of a podcast.".to_owned(),
        reasons => reasons.join(" "),
    }
}
