//! Chooses the episode's enclosure among several candidates.

use super::attributes::attribute;
use super::field_values::{MAX_LIST, attribute_lowercase, attribute_text};
use super::language::normalize_language;
use super::scan::Tag;
use super::text::clean_line;
use super::value::{is_playable, is_yes, parse_byte_count, parse_decimal, parse_whole_number};
use earshot_model::{Enclosure, EnclosureKind, EnclosureSource, media_type_of_url};

/// An enclosure of an item, before the choice.
pub(super) struct EnclosureCandidate {
    pub(super) enclosure: Enclosure,
    pub(super) is_playable: bool,
}

impl EnclosureCandidate {
    /// Creates a candidate. Guesses the type from the file name when the feed has none or a generic one.
    pub(super) fn new(kind: EnclosureKind, url: String, declared: Option<String>, bytes: Option<i64>) -> Self {
        let guessed = media_type_of_url(&url);
        let says_something = |kind: &String| kind.contains('/') && !kind.ends_with("/octet-stream");
        let media_type = match (declared, guessed) {
            (Some(declared), Some(guessed)) if !says_something(&declared) => Some(guessed.to_owned()),
            (declared, guessed) => declared.or_else(|| guessed.map(str::to_owned)),
        };
        let is_playable = guessed.is_some() || media_type.as_deref().is_some_and(is_playable);
        let sources = vec![EnclosureSource { uri: url, media_type: None }];
        Self { enclosure: Enclosure { media_type, bytes, ..new_enclosure(kind, sources) }, is_playable }
    }

    /// Creates a candidate from `media:content`; `None` when it is neither audio nor video.
    pub(super) fn from_media_tag(tag: Tag<'_>, url: String) -> Option<Self> {
        let medium = attribute_lowercase(tag, "medium");
        let declared = attribute_lowercase(tag, "type");
        let is_media =
            matches!(medium.as_deref(), Some("audio" | "video")) || declared.as_deref().is_some_and(is_playable);
        if !is_media {
            return None;
        }
        let bytes = attribute(tag, "fileSize").and_then(|raw| parse_byte_count(&raw));
        let mut offer = Self::new(EnclosureKind::Media, url, declared.or(medium), bytes);
        #[expect(clippy::cast_possible_truncation, reason = "the decimal is at most a billion")]
        let bits =
            |raw: &str| parse_decimal(raw).map(|kilobits| (kilobits * 1000.0).round() as i64).filter(|bits| *bits > 0);
        offer.enclosure.bits_per_second = attribute(tag, "bitrate").and_then(|raw| bits(&raw));
        offer.enclosure.height_px = attribute(tag, "height").and_then(|raw| parse_whole_number(&raw));
        offer.enclosure.language = attribute(tag, "lang").and_then(|raw| normalize_language(&raw));
        offer.enclosure.is_default = attribute(tag, "isDefault").is_some_and(|value| is_yes(&value));
        offer.enclosure.title = attribute_text(tag, "title");
        Some(offer)
    }

    pub(super) fn url(&self) -> &str {
        self.enclosure.sources.first().map_or("", |source| source.uri.as_str())
    }

    /// The rank of a candidate: audio and video come first, pictures and documents are better than nothing.
    fn rank(&self) -> u8 {
        match (self.is_playable, self.enclosure.kind) {
            (true, EnclosureKind::Media) => 1,
            (true, _) => 0,
            (false, _) => 2,
        }
    }
}

fn new_enclosure(kind: EnclosureKind, sources: Vec<EnclosureSource>) -> Enclosure {
    Enclosure {
        kind,
        sources,
        media_type: None,
        bytes: None,
        bits_per_second: None,
        height_px: None,
        language: None,
        title: None,
        rel: None,
        codecs: None,
        is_default: false,
        integrity: None,
    }
}

/// Returns the media type of a tag's attribute in lower case.
pub(super) fn declared_type(tag: Tag<'_>) -> Option<String> {
    let declared = attribute(tag, "type")?;
    // Most types need no cleaning.
    let is_clean = declared.bytes().all(|byte| byte.is_ascii_lowercase() || b"/-+.0123456789".contains(&byte));
    let kind = if is_clean { declared.into_owned() } else { clean_line(&declared, 200).to_lowercase() };
    (!kind.is_empty()).then_some(kind)
}

/// Returns the episode's enclosure, and the others without duplicates.
pub(super) fn choose_enclosure(
    offers: Vec<EnclosureCandidate>,
    alternates: Vec<Enclosure>,
) -> (Option<EnclosureCandidate>, Vec<Enclosure>) {
    if offers.len() < 2 && alternates.is_empty() {
        return (offers.into_iter().next(), Vec::new());
    }
    let best = offers.iter().enumerate().min_by_key(|(_, offer)| offer.rank()).map(|(index, _)| index);
    let (mut primary, mut others) = (None, Vec::new());
    for (index, offer) in offers.into_iter().enumerate() {
        if Some(index) == best { primary = Some(offer) } else { others.push(offer) }
    }
    let mut enclosures: Vec<Enclosure> = Vec::new();
    for offer in others {
        let is_there = primary.as_ref().is_some_and(|primary: &EnclosureCandidate| primary.url() == offer.url())
            || enclosures.iter().any(|enclosure| enclosure.sources == offer.enclosure.sources);
        if !is_there && enclosures.len() < MAX_LIST {
            enclosures.push(offer.enclosure);
        }
    }
    enclosures.extend(alternates.into_iter().filter(|alternate| !alternate.sources.is_empty()));
    (primary, enclosures)
}
