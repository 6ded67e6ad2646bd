//! Converts a row of a dump to the podcast that it lists.

use super::genres::join_genres;
use crate::feed::{
    FeedKind, ParseContext, ParsedChannel, ParsedFeed, absolute_url, clean_title, non_empty, normalize_language,
    to_podcast,
};
use chrono::{DateTime, Duration};
use earshot_catalog::DumpPodcast;
use earshot_model::limits::{MAX_SHORT_TEXT_BYTES, MAX_TEXT_BYTES};
use earshot_model::{Listing, ListingSource, PodcastId, Timestamp};
use rusqlite::types::ValueRef;

/// Text columns that are read. A column that a dump lacks is null. Facts 2.1.
pub(super) const TEXT_COLUMNS: &[&str] = &[
    "url",
    "title",
    "description",
    "link",
    "itunesAuthor",
    "itunesOwnerName",
    "imageUrl",
    "itunesType",
    "generator",
    "language",
    "podcastGuid",
    "category1",
    "category2",
    "category3",
    "category4",
    "category5",
    "category6",
    "category7",
    "category8",
    "category9",
    "category10",
];
const FIRST_CATEGORY: usize = 11;
/// Number columns that are read. They may contain an empty text.
pub(super) const NUMBER_COLUMNS: &[&str] = &[
    "itunesId",
    "explicit",
    "lastHttpStatus",
    "dead",
    "newestItemPubdate",
    "oldestItemPubdate",
    "episodeCount",
    "popularityScore",
    "priority",
    "updateFrequency",
    "duplicateOf",
];

/// A row of the database, each text at most [`MAX_TEXT_BYTES`] long.
#[derive(Debug)]
pub struct RawRow {
    pub id: i64,
    texts: [Option<String>; TEXT_COLUMNS.len()],
    numbers: [Option<i64>; NUMBER_COLUMNS.len()],
    bad_numbers: u32,
    truncated_texts: u32,
    is_too_long: bool,
}

/// The result of parsing a row.
pub struct ParsedRow {
    /// The podcast, or why the row has none.
    pub podcast: Result<Box<DumpPodcast>, &'static str>,
    /// Fields that were dropped or repaired, by kind.
    pub defects: Vec<&'static str>,
}

impl RawRow {
    pub(super) fn new_too_long(id: i64) -> Self {
        Self {
            id,
            texts: Default::default(),
            numbers: Default::default(),
            bad_numbers: 0,
            truncated_texts: 0,
            is_too_long: true,
        }
    }

    pub(super) fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<Self> {
        let mut raw = Self { is_too_long: false, ..Self::new_too_long(row.get(0)?) };
        for (index, target) in raw.texts.iter_mut().enumerate() {
            *target = match row.get_ref(index + 1)? {
                ValueRef::Text(bytes) | ValueRef::Blob(bytes) => {
                    let kept = &bytes[..bytes.len().min(MAX_TEXT_BYTES)];
                    raw.truncated_texts += u32::from(kept.len() < bytes.len());
                    Some(String::from_utf8_lossy(kept).into_owned())
                }
                ValueRef::Integer(number) => Some(number.to_string()),
                ValueRef::Real(number) => Some(number.to_string()),
                ValueRef::Null => None,
            };
        }
        for (index, target) in raw.numbers.iter_mut().enumerate() {
            *target = match row.get_ref(index + 1 + TEXT_COLUMNS.len())? {
                ValueRef::Integer(number) => Some(number),
                ValueRef::Null => None,
                ValueRef::Text(text) if text.trim_ascii().is_empty() => None,
                ValueRef::Text(text) => {
                    let number = std::str::from_utf8(text).ok().and_then(|text| text.trim().parse().ok());
                    raw.bad_numbers += u32::from(number.is_none());
                    number
                }
                ValueRef::Real(_) | ValueRef::Blob(_) => {
                    raw.bad_numbers += 1;
                    None
                }
            };
        }
        Ok(raw)
    }

    /// Returns the approximate memory of the row, in bytes.
    #[must_use]
    pub fn size(&self) -> usize {
        size_of::<Self>() + self.texts.iter().flatten().map(String::len).sum::<usize>()
    }

    fn text(&self, index: usize) -> &str {
        self.texts[index].as_deref().unwrap_or_default()
    }

    fn line_text(&self, index: usize) -> Option<String> {
        non_empty(clean_title(self.text(index), MAX_SHORT_TEXT_BYTES))
    }

    /// Parses the podcast of the row.
    #[must_use]
    pub fn parse(&self, now: Timestamp) -> ParsedRow {
        let mut defects = Vec::new();
        let podcast = self.read_podcast(now, &mut defects);
        ParsedRow { podcast, defects }
    }

    fn read_podcast(&self, now: Timestamp, defects: &mut Vec<&'static str>) -> Result<Box<DumpPodcast>, &'static str> {
        if self.is_too_long {
            return Err("too-long");
        }
        if self.text(0).trim().is_empty() {
            return Err("no-url");
        }
        let url = absolute_url(self.text(0), &ParseContext::default()).ok_or("bad-url")?;
        defects.extend((self.bad_numbers > 0).then_some("bad-number"));
        defects.extend((self.truncated_texts > 0).then_some("cut-text"));
        let channel = self.read_channel(&url, defects);
        let feed = ParsedFeed { kind: FeedKind::Rss, channel, items: Vec::new(), issues: Vec::new() };
        let mut podcast = to_podcast(&feed, PodcastId::from_feed_url(&url), &url, now);
        podcast.apple_id = self.numbers[0].filter(|number| *number > 0);
        podcast.listing = Some(self.read_listing(now, defects));
        let duplicate_of = self.numbers[10].filter(|id| *id > 0 && *id != self.id);
        Ok(Box::new(DumpPodcast { podcast, duplicate_of }))
    }

    fn read_channel(&self, feed_url: &str, defects: &mut Vec<&'static str>) -> ParsedChannel {
        let mut url = |index: usize, defect: &'static str| {
            let raw = self.text(index);
            let url = absolute_url(raw, &ParseContext { base_url: Some(feed_url), ..ParseContext::default() });
            defects.extend((url.is_none() && !raw.trim().is_empty()).then_some(defect));
            url
        };
        let website_url = url(3, "bad-link");
        let image_url = url(6, "bad-image");
        let language = normalize_language(self.text(9));
        defects.extend((language.is_none() && !self.text(9).trim().is_empty()).then_some("bad-language"));
        let title = self.line_text(1).unwrap_or_default();
        let raw_html = self.text(2).trim().to_owned();
        defects.extend(title.is_empty().then_some("no-title"));
        defects.extend(raw_html.is_empty().then_some("no-description"));
        ParsedChannel {
            title,
            author: self.line_text(4),
            owner_name: self.line_text(5),
            raw_html,
            language,
            genres: join_genres(
                self.texts[FIRST_CATEGORY..].iter().flatten().map(|name| &name[..name.floor_char_boundary(200)]),
            ),
            image_url,
            website_url,
            explicit: self.numbers[1].filter(|flag| matches!(flag, 0 | 1)).map(|flag| flag == 1),
            kind: self
                .line_text(7)
                .map(|kind| kind.to_lowercase())
                .filter(|kind| matches!(kind.as_str(), "episodic" | "serial")),
            generator: self.line_text(8),
            guid: self.line_text(10),
            ..ParsedChannel::default()
        }
    }

    fn read_listing(&self, now: Timestamp, defects: &mut Vec<&'static str>) -> Listing {
        let mut date = |number: Option<i64>| {
            let seconds = number.filter(|seconds| *seconds != 0)?;
            // Facts 1.8: a date more than a day in the future is not that of a published episode.
            let date =
                DateTime::from_timestamp(seconds, 0).filter(|date| seconds > 0 && *date <= now + Duration::days(1));
            defects.extend(date.is_none().then_some("bad-date"));
            date
        };
        let (newest_at, oldest_at) = (date(self.numbers[4]), date(self.numbers[5]));
        Listing {
            source: ListingSource::PodcastIndex,
            listed_id: self.id,
            episode_count: self.numbers[6].filter(|count| *count >= 0),
            newest_at,
            oldest_at,
            popularity: self.numbers[7],
            priority: self.numbers[8],
            update_frequency: self.numbers[9].filter(|class| (1..=9).contains(class)),
            http_status: self.numbers[2].filter(|status| *status > 0),
            dead: self.numbers[3] == Some(1),
        }
    }
}
