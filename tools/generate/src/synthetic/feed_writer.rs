//! Writes one podcast's feeds: all URLs, their responses now and in later rounds, and the files.

use super::episode_plan::PodcastShare;
use super::feed_damage::{FeedSections, split_and_damage};
use super::feed_defect::FeedDefect;
use super::feed_document::write_feed_document;
use super::feed_variant::{FeedVariant, ItemGuidRule, PodcastGuidRule};
use super::manifest::{ManifestRow, PlannedResponse, ServedFile};
use super::options::FEEDS_PER_FOLDER;
use super::synthetic_catalog::{SyntheticCatalog, SyntheticPodcast, feed_address};
use super::web_urls::WebAddress;
use crate::GenerateError;
use crate::output::Output;
use crate::random::Random;

/// Validators of servers, with their shares in percent.
const VALIDATORS: &[(ValidatorKind, u32)] = &[
    (ValidatorKind { strong: true, weak: false, date: true }, 55),
    (ValidatorKind { strong: false, weak: true, date: true }, 20),
    (ValidatorKind { strong: true, weak: false, date: false }, 10),
    (ValidatorKind { strong: false, weak: false, date: true }, 10),
    (ValidatorKind { strong: false, weak: false, date: false }, 5),
];
/// Content types of feeds. None has a charset, so the file's own declaration counts.
const CONTENT_TYPES: &[(&str, u32)] =
    &[("application/rss+xml", 55), ("application/xml", 20), ("text/xml", 20), ("text/html", 5)];
/// The page at a URL that had a feed before.
const NOT_FOUND_PAGE: &str = "<!doctype html>\n<html><head><title>Not here</title></head>\n\
                    <body><h1>This page has moved</h1><p>The show is somewhere else now.</p></body></html>\n";

#[derive(Clone, Copy)]
struct ValidatorKind {
    strong: bool,
    weak: bool,
    date: bool,
}

/// Writes the files of one podcast.
pub struct FeedWriter<'a, 'out> {
    pub catalog: &'a SyntheticCatalog,
    pub podcast: &'a SyntheticPodcast<'a>,
    pub share: PodcastShare,
    pub output: &'a mut Output<'out>,
}

impl FeedWriter<'_, '_> {
    /// Writes the podcast's feeds. Returns its URLs, its own first.
    pub fn write(mut self) -> Result<Vec<ManifestRow>, GenerateError> {
        let mut own = FeedVariant::own(self.podcast);
        match self.podcast.defect {
            FeedDefect::GuidsMissing => own.item_guids = ItemGuidRule::Missing,
            FeedDefect::GuidsRepeated => own.item_guids = ItemGuidRule::Repeated,
            FeedDefect::MirrorGuid | FeedDefect::Imported | FeedDefect::MovesLater => {
                own.podcast_guid = PodcastGuidRule::OwnAlways
            }
            _ => {}
        }
        let served = self.write_feed("feeds", &own, self.podcast.defect)?;
        let main = self.new_row(own.address.clone(), PlannedResponse::File(served), "podcast");
        let further = self.write_defect(&own, &main)?;
        // A show that is reached through another URL is listed under that URL only.
        let is_hidden =
            matches!(self.podcast.defect, FeedDefect::Moved | FeedDefect::NewFeedUrl | FeedDefect::TemporaryRedirect);
        Ok(std::iter::once(ManifestRow { is_listed: !is_hidden, ..main }).chain(further).collect())
    }

    /// Adds the URLs of the podcast's defect.
    fn write_defect(&mut self, own: &FeedVariant, main: &ManifestRow) -> Result<Vec<ManifestRow>, GenerateError> {
        let same = format!("same as {}", self.catalog.web.url(&own.address));
        let to_own = |status| PlannedResponse::Redirect(status, own.address.clone());
        let plain = WebAddress { is_http: true, ..own.address.clone() };
        let old = feed_address(self.podcast.other_hosting_company(), &format!("{}-old", self.podcast.handle));
        let later =
            |answer, expected| ManifestRow { from_round: 1, ..self.new_row(own.address.clone(), answer, expected) };
        let row = match self.podcast.defect {
            FeedDefect::HttpDuplicate => self.new_row(plain, main.response.clone(), &same),
            FeedDefect::HttpRedirect => self.new_row(plain, to_own(301), &same),
            FeedDefect::SlashDuplicate => {
                let slash = WebAddress { path: format!("{}/", own.address.path), ..own.address.clone() };
                self.new_row(slash, main.response.clone(), &same)
            }
            FeedDefect::MirrorGuid | FeedDefect::MirrorWithoutIds | FeedDefect::Imported => {
                self.write_copy(own, &same)?
            }
            FeedDefect::Moved => self.new_row(old, to_own(301), "moved"),
            FeedDefect::TemporaryRedirect => self.new_row(
                WebAddress::new("links.example", format!("/{}", self.podcast.handle)),
                to_own(302),
                "stays",
            ),
            FeedDefect::NewFeedUrl => {
                let edition = FeedVariant { address: old, new_address: Some(own.address.clone()), ..own.clone() };
                let served = self.write_feed("copies", &edition, FeedDefect::NoDefect)?;
                self.new_row(edition.address, PlannedResponse::File(served), "moved")
            }
            FeedDefect::MovesLater => return self.write_later_move(own),
            FeedDefect::Gone => self.new_row(old, PlannedResponse::Status(410), "gone"),
            FeedDefect::Missing => self.new_row(old, PlannedResponse::Status(404), "missing"),
            FeedDefect::Html | FeedDefect::Empty => {
                let answer = self.write_non_feed()?;
                self.new_row(old, answer, "not a feed")
            }
            FeedDefect::GoneLater => later(PlannedResponse::Status(410), "gone"),
            FeedDefect::EmptyLater | FeedDefect::GuidsChangeLater => self.write_second_version(own)?,
            _ => return Ok(Vec::new()),
        };
        Ok(vec![row])
    }

    /// Writes a copy of the show at another company.
    fn write_copy(&mut self, own: &FeedVariant, same: &str) -> Result<ManifestRow, GenerateError> {
        let hoster = self.podcast.other_hosting_company();
        let (podcast_guid, item_guids) = match self.podcast.defect {
            FeedDefect::MirrorWithoutIds => (PodcastGuidRule::Never, ItemGuidRule::Renamed),
            FeedDefect::Imported => (PodcastGuidRule::OfAddress, ItemGuidRule::Own),
            _ => (PodcastGuidRule::OwnAlways, ItemGuidRule::Own),
        };
        let place = feed_address(hoster, &self.podcast.handle);
        let edition = FeedVariant { address: place, hosting_company: hoster, podcast_guid, item_guids, ..own.clone() };
        let served = self.write_feed("copies", &edition, FeedDefect::NoDefect)?;
        Ok(self.new_row(edition.address, PlannedResponse::File(served), same))
    }

    /// From round 1 on, the own URL redirects; the target exists from the start.
    fn write_later_move(&mut self, own: &FeedVariant) -> Result<Vec<ManifestRow>, GenerateError> {
        let hoster = self.podcast.other_hosting_company();
        let edition =
            FeedVariant { address: feed_address(hoster, &self.podcast.handle), hosting_company: hoster, ..own.clone() };
        let served = self.write_feed("copies", &edition, FeedDefect::NoDefect)?;
        let moved = self.new_row(own.address.clone(), PlannedResponse::Redirect(301, edition.address.clone()), "moved");
        let new = self.new_row(edition.address, PlannedResponse::File(served), "podcast");
        Ok(vec![ManifestRow { from_round: 1, ..moved }, ManifestRow { is_listed: false, ..new }])
    }

    /// Writes the response of the own URL from round 1 on.
    fn write_second_version(&mut self, own: &FeedVariant) -> Result<ManifestRow, GenerateError> {
        let (edition, expected) = match self.podcast.defect {
            FeedDefect::EmptyLater => (FeedVariant { is_empty: true, ..own.clone() }, "keeps its episodes"),
            _ => (FeedVariant { item_guids: ItemGuidRule::Renamed, ..own.clone() }, "the same episodes"),
        };
        let mut served = self.write_feed("later", &edition, FeedDefect::NoDefect)?;
        served.news_range = None;
        // Clients that send only a date must notice the change too.
        served.modified = served.modified.map(|modified| modified + 86_400);
        Ok(ManifestRow { from_round: 1, ..self.new_row(own.address.clone(), PlannedResponse::File(served), expected) })
    }

    fn new_row(&self, place: WebAddress, answer: PlannedResponse, expected: &str) -> ManifestRow {
        let kind = self.podcast.defect.name();
        ManifestRow {
            address: place,
            from_round: 0,
            response: answer,
            podcast: self.podcast.index,
            is_listed: true,
            kind,
            expected: expected.to_owned(),
        }
    }

    fn file_name(&self, folder: &str) -> String {
        format!("{folder}/{:03}/{}.xml", self.podcast.index / FEEDS_PER_FOLDER as u64, self.podcast.file_stem())
    }

    fn write_feed(
        &mut self,
        folder: &str,
        edition: &FeedVariant,
        fate: FeedDefect,
    ) -> Result<ServedFile, GenerateError> {
        let file = self.file_name(folder);
        let document = write_feed_document(edition, self.catalog, self.podcast, self.share);
        let document = document.map_err(|error| self.output.to_write_error(&file, error))?;
        let FeedSections { sections: parts, items } = split_and_damage(document, self.podcast.style.charset, fate);
        let start = parts[0].len();
        let news = (start, start + parts[1].len());
        // For a stale show, a withheld old episode would not count as new.
        let has_news = items > 1 && !self.podcast.is_stale && fate != FeedDefect::Truncated;
        let bytes = parts.concat();
        self.output.write(&file, &bytes)?;
        let mut random = self.podcast.random.numbered(8);
        let content_type = match self.podcast.style.dialect.is_atom {
            true => "application/atom+xml",
            false => CONTENT_TYPES[random.weighted(CONTENT_TYPES.iter().map(|row| row.1))].0,
        };
        let (etag, modified) = self.validators(&bytes, &mut random);
        Ok(ServedFile { file, content_type, etag, modified, news_range: has_news.then_some(news), items })
    }

    fn validators(&self, bytes: &[u8], random: &mut Random) -> (Option<String>, Option<i64>) {
        // Without defects, all servers send validators.
        let row =
            if self.catalog.options.has_defects { random.weighted(VALIDATORS.iter().map(|row| row.1)) } else { 0 };
        let ValidatorKind { strong, weak, date } = VALIDATORS[row].0;
        let weakness = if weak { "W/" } else { "" };
        let etag = (strong || weak).then(|| format!("{weakness}\"{:016x}\"", crate::random::hash(bytes)));
        let newest = self.podcast.publish_times(1).next().unwrap_or(self.catalog.midnight);
        (etag, date.then(|| newest.timestamp()))
    }

    /// Writes a page, or an empty body.
    fn write_non_feed(&mut self) -> Result<PlannedResponse, GenerateError> {
        let (text, content_type) = match self.podcast.defect {
            FeedDefect::Html => (NOT_FOUND_PAGE, "text/html; charset=utf-8"),
            _ => ("", "application/rss+xml"),
        };
        let file = self.file_name("copies");
        self.output.write(&file, text.as_bytes())?;
        Ok(PlannedResponse::File(ServedFile {
            file,
            content_type,
            etag: None,
            modified: None,
            news_range: None,
            items: 0,
        }))
    }
}
