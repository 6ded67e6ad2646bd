//! The addresses of one podcast: which there are, what each answers now and in later rounds, and the files for that.

use super::SHARD;
use super::damage::{Pieces, pieces};
use super::edition::{Edition, ItemGuids, PodcastGuid};
use super::fate::Fate;
use super::invent::{Podcast, World, feed_place};
use super::manifest::{Answer, Row, Served};
use super::plan::Share;
use super::web::Place;
use crate::GenerateError;
use crate::output::Output;
use crate::random::Random;

/// How servers let clients ask whether something changed, and how many of a hundred do so.
const VALIDATORS: &[(Validators, u32)] = &[
    (Validators { strong: true, weak: false, date: true }, 55),
    (Validators { strong: false, weak: true, date: true }, 20),
    (Validators { strong: true, weak: false, date: false }, 10),
    (Validators { strong: false, weak: false, date: true }, 10),
    (Validators { strong: false, weak: false, date: false }, 5),
];
/// What feeds are called in the header; none of these names an encoding, so the file's own word counts.
const CONTENT_TYPES: &[(&str, u32)] =
    &[("application/rss+xml", 55), ("application/xml", 20), ("text/xml", 20), ("text/html", 5)];
/// What answers where a feed used to be.
const PAGE: &str = "<!doctype html>\n<html><head><title>Not here</title></head>\n\
                    <body><h1>This page has moved</h1><p>The show is somewhere else now.</p></body></html>\n";

#[derive(Clone, Copy)]
struct Validators {
    strong: bool,
    weak: bool,
    date: bool,
}

/// Writes what belongs to one podcast.
pub struct Shelf<'a, 'out> {
    pub world: &'a World,
    pub podcast: &'a Podcast<'a>,
    pub share: Share,
    pub output: &'a mut Output<'out>,
}

impl Shelf<'_, '_> {
    /// Writes the podcast's feeds; returns its addresses, its own first.
    pub fn write(mut self) -> Result<Vec<Row>, GenerateError> {
        let mut own = Edition::own(self.podcast);
        match self.podcast.fate {
            Fate::GuidsMissing => own.item_guids = ItemGuids::Missing,
            Fate::GuidsRepeated => own.item_guids = ItemGuids::Repeated,
            Fate::MirrorGuid | Fate::Import | Fate::Moves => own.podcast_guid = PodcastGuid::OwnAlways,
            _ => {}
        }
        let served = self.feed("feeds", &own, self.podcast.fate)?;
        let main = self.row(own.place.clone(), Answer::File(served), "podcast");
        let further = self.further(&own, &main)?;
        // A show that is found by another address is listed under that one alone.
        let is_hidden = matches!(self.podcast.fate, Fate::Moved | Fate::NewFeedUrl | Fate::Temporary);
        Ok(std::iter::once(Row { is_listed: !is_hidden, ..main }).chain(further).collect())
    }

    /// What the podcast's fate adds to its own address.
    fn further(&mut self, own: &Edition, main: &Row) -> Result<Vec<Row>, GenerateError> {
        let same = format!("same as {}", self.world.web.url(&own.place));
        let to_own = |status| Answer::Redirect(status, own.place.clone());
        let plain = Place { is_plain: true, ..own.place.clone() };
        let old = feed_place(self.podcast.other_hoster(), &format!("{}-old", self.podcast.handle));
        let later = |answer, expected| Row { from: 1, ..self.row(own.place.clone(), answer, expected) };
        let row = match self.podcast.fate {
            Fate::TwinPlain => self.row(plain, main.answer.clone(), &same),
            Fate::TwinPlainMoved => self.row(plain, to_own(301), &same),
            Fate::TwinSlash => {
                let slash = Place { path: format!("{}/", own.place.path), ..own.place.clone() };
                self.row(slash, main.answer.clone(), &same)
            }
            Fate::MirrorGuid | Fate::MirrorBare | Fate::Import => self.copy(own, &same)?,
            Fate::Moved => self.row(old, to_own(301), "moved"),
            Fate::Temporary => {
                self.row(Place::new("links.example", format!("/{}", self.podcast.handle)), to_own(302), "stays")
            }
            Fate::NewFeedUrl => {
                let edition = Edition { place: old, new_address: Some(own.place.clone()), ..own.clone() };
                let served = self.feed("copies", &edition, Fate::Sound)?;
                self.row(edition.place, Answer::File(served), "moved")
            }
            Fate::Moves => return self.moves(own),
            Fate::Gone => self.row(old, Answer::Nothing(410), "gone"),
            Fate::Missing => self.row(old, Answer::Nothing(404), "missing"),
            Fate::Html | Fate::Empty => {
                let answer = self.not_a_feed()?;
                self.row(old, answer, "not a feed")
            }
            Fate::Dies => later(Answer::Nothing(410), "gone"),
            Fate::Empties | Fate::GuidStorm => self.second_version(own)?,
            _ => return Ok(Vec::new()),
        };
        Ok(vec![row])
    }

    /// The show at another company.
    fn copy(&mut self, own: &Edition, same: &str) -> Result<Row, GenerateError> {
        let hoster = self.podcast.other_hoster();
        let (podcast_guid, item_guids) = match self.podcast.fate {
            Fate::MirrorBare => (PodcastGuid::Never, ItemGuids::Renamed),
            Fate::Import => (PodcastGuid::OfPlace, ItemGuids::Own),
            _ => (PodcastGuid::OwnAlways, ItemGuids::Own),
        };
        let place = feed_place(hoster, &self.podcast.handle);
        let edition = Edition { place, hoster, podcast_guid, item_guids, ..own.clone() };
        let served = self.feed("copies", &edition, Fate::Sound)?;
        Ok(self.row(edition.place, Answer::File(served), same))
    }

    /// The own address leads elsewhere from the first round on; what is there is there before.
    fn moves(&mut self, own: &Edition) -> Result<Vec<Row>, GenerateError> {
        let hoster = self.podcast.other_hoster();
        let edition = Edition { place: feed_place(hoster, &self.podcast.handle), hoster, ..own.clone() };
        let served = self.feed("copies", &edition, Fate::Sound)?;
        let moved = self.row(own.place.clone(), Answer::Redirect(301, edition.place.clone()), "moved");
        let new = self.row(edition.place, Answer::File(served), "podcast");
        Ok(vec![Row { from: 1, ..moved }, Row { is_listed: false, ..new }])
    }

    /// What the own address answers from the first round on.
    fn second_version(&mut self, own: &Edition) -> Result<Row, GenerateError> {
        let (edition, expected) = match self.podcast.fate {
            Fate::Empties => (Edition { is_empty: true, ..own.clone() }, "keeps its episodes"),
            _ => (Edition { item_guids: ItemGuids::Renamed, ..own.clone() }, "the same episodes"),
        };
        let mut served = self.feed("later", &edition, Fate::Sound)?;
        served.news = None;
        // Who asks by date alone must notice, too.
        served.modified = served.modified.map(|modified| modified + 86_400);
        Ok(Row { from: 1, ..self.row(own.place.clone(), Answer::File(served), expected) })
    }

    fn row(&self, place: Place, answer: Answer, expected: &str) -> Row {
        let kind = self.podcast.fate.name();
        Row {
            place,
            from: 0,
            answer,
            podcast: self.podcast.index,
            is_listed: true,
            kind,
            expected: expected.to_owned(),
        }
    }

    fn file(&self, folder: &str) -> String {
        format!("{folder}/{:03}/{}.xml", self.podcast.index / SHARD as u64, self.podcast.file_stem())
    }

    fn feed(&mut self, folder: &str, edition: &Edition, fate: Fate) -> Result<Served, GenerateError> {
        let file = self.file(folder);
        let document = edition.document(self.world, self.podcast, self.share);
        let document = document.map_err(|error| self.output.failed(&file, error))?;
        let Pieces { parts, items } = pieces(document, self.podcast.style.charset, fate);
        let start = parts[0].len();
        let news = (start, start + parts[1].len());
        // An old show that suddenly had an old episode more would be no news.
        let has_news = items > 1 && !self.podcast.is_stale && fate != Fate::Truncated;
        let bytes = parts.concat();
        self.output.write(&file, &bytes)?;
        let mut random = self.podcast.random.numbered(8);
        let content_type = match self.podcast.style.dialect.is_atom {
            true => "application/atom+xml",
            false => CONTENT_TYPES[random.weighted(CONTENT_TYPES.iter().map(|row| row.1))].0,
        };
        let (etag, modified) = self.validators(&bytes, &mut random);
        Ok(Served { file, content_type, etag, modified, news: has_news.then_some(news), items })
    }

    fn validators(&self, bytes: &[u8], random: &mut Random) -> (Option<String>, Option<i64>) {
        // Without defects all servers behave.
        let row = if self.world.options.has_defects { random.weighted(VALIDATORS.iter().map(|row| row.1)) } else { 0 };
        let Validators { strong, weak, date } = VALIDATORS[row].0;
        let weakness = if weak { "W/" } else { "" };
        let etag = (strong || weak).then(|| format!("{weakness}\"{:016x}\"", crate::random::hash(bytes)));
        let newest = self.podcast.times(1).next().unwrap_or(self.world.midnight);
        (etag, date.then(|| newest.timestamp()))
    }

    /// A page, or nothing at all.
    fn not_a_feed(&mut self) -> Result<Answer, GenerateError> {
        let (text, content_type) = match self.podcast.fate {
            Fate::Html => (PAGE, "text/html; charset=utf-8"),
            _ => ("", "application/rss+xml"),
        };
        let file = self.file("copies");
        self.output.write(&file, text.as_bytes())?;
        Ok(Answer::File(Served { file, content_type, etag: None, modified: None, news: None, items: 0 }))
    }
}
