//! Parses tags with child tags: value blocks, alternate enclosures, lists of feeds, chapters.

use super::builder::PodcastNamespaceBuilder;
use super::flat_tags::attribute_time_ms;
use crate::feed::attributes::attribute;
use crate::feed::element_context::{ElementAction, ParentElement, ParentTag};
use crate::feed::field_values::{MAX_LIST, attribute_lowercase, attribute_text, attribute_url, push_new};
use crate::feed::language::normalize_language;
use crate::feed::scan::Tag;
use crate::feed::text::{clean_line, non_empty};
use crate::feed::value::{is_yes, parse_byte_count, parse_decimal, parse_medium, parse_whole_number};
use crate::feed::xml_namespaces::XmlNamespace;
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use earshot_model::media_type_of_url;
use earshot_model::namespace::{InlineChapter, RemoteItem, ValueBlock, ValueRecipient, ValueTimeSplit};
use earshot_model::{Enclosure, EnclosureKind, EnclosureSource, Integrity};

/// Maximum length of long lists: a playlist has one item per song, a long episode one chapter per minute.
const MAX_LONG_LIST: usize = 1_000;
/// Maximum length of integrity signatures and custom values, in bytes.
const MAX_BLOB_BYTES: usize = 4 << 10;

impl PodcastNamespaceBuilder {
    /// Starts a child tag. Returns `None` when it does not belong into this parent.
    pub(in crate::feed) fn start_child(
        &mut self,
        parent: ParentTag,
        ns: XmlNamespace,
        name: &str,
        tag: Tag<'_>,
        base: Option<&str>,
    ) -> Option<ElementAction> {
        if !matches!(ns, XmlNamespace::Podcast | XmlNamespace::Chapters) {
            return None;
        }
        match (parent, name) {
            (ParentTag::Value, "valuerecipient") => {
                let block = self.item.values.last_mut()?;
                push_recipient(&mut block.recipients, tag);
            }
            (ParentTag::Value, "valuetimesplit") => return Some(self.start_time_split(tag)),
            (ParentTag::TimeSplit, "valuerecipient") => {
                let split = self.item.values.last_mut()?.time_splits.last_mut()?;
                push_recipient(&mut split.recipients, tag);
            }
            (ParentTag::TimeSplit, "remoteitem") => {
                let split = self.item.values.last_mut()?.time_splits.last_mut()?;
                split.remote_item = split.remote_item.take().or(parse_remote_item(tag, base));
            }
            (ParentTag::Alternate, "source") => self.add_source(tag, base),
            (ParentTag::Alternate, "integrity") => self.add_integrity(tag),
            (ParentTag::Podroll, "remoteitem") => {
                push_long(&mut self.channel.podroll, parse_remote_item(tag, base));
            }
            (ParentTag::Publisher, "remoteitem") => {
                self.channel.publisher = self.channel.publisher.take().or(parse_remote_item(tag, base));
            }
            (ParentTag::Chapters, "chapter") => self.add_chapter(tag, base),
            _ => return None,
        }
        Some(ElementAction::InheritParent)
    }

    pub(super) fn start_value(&mut self, tag: Tag<'_>) -> ElementAction {
        if self.item.values.len() >= MAX_LIST {
            return ElementAction::Enter(ParentElement::Ignored);
        }
        self.item.values.push(ValueBlock {
            kind: attribute_lowercase(tag, "type").unwrap_or_default(),
            method: attribute_lowercase(tag, "method"),
            suggested: attribute_text(tag, "suggested"),
            ..ValueBlock::default()
        });
        ElementAction::Enter(ParentElement::Nested(ParentTag::Value))
    }

    fn start_time_split(&mut self, tag: Tag<'_>) -> ElementAction {
        let block = self.item.values.last_mut();
        let (Some(block), Some(start_ms)) = (block, attribute_time_ms(tag, "startTime")) else {
            return ElementAction::Enter(ParentElement::Ignored);
        };
        if block.time_splits.len() >= MAX_LONG_LIST {
            return ElementAction::Enter(ParentElement::Ignored);
        }
        let percentage = attribute(tag, "remotePercentage").and_then(|raw| parse_decimal(&raw));
        #[expect(clippy::cast_possible_truncation, reason = "0 to 100")]
        block.time_splits.push(ValueTimeSplit {
            start_ms,
            duration_ms: attribute_time_ms(tag, "duration"),
            remote_start_ms: attribute_time_ms(tag, "remoteStartTime"),
            remote_percentage: percentage.map(|percentage| percentage.clamp(0.0, 100.0).round() as i32),
            ..ValueTimeSplit::default()
        });
        ElementAction::Enter(ParentElement::Nested(ParentTag::TimeSplit))
    }

    pub(super) fn start_alternate_enclosure(&mut self, tag: Tag<'_>, base: Option<&str>) -> ElementAction {
        if self.alternates.len() >= MAX_LIST {
            return ElementAction::Enter(ParentElement::Ignored);
        }
        #[expect(clippy::cast_possible_truncation, reason = "the decimal is at most a billion")]
        let bits = |raw: &str| parse_decimal(raw).map(|bits| bits.round() as i64).filter(|bits| *bits > 0);
        self.alternates.push(Enclosure {
            kind: EnclosureKind::Alternate,
            // In the first draft, the tag itself had the URL.
            sources: attribute_url(tag, "url", base)
                .map(|uri| EnclosureSource { uri, media_type: None })
                .into_iter()
                .collect(),
            media_type: attribute_lowercase(tag, "type"),
            bytes: attribute(tag, "length").and_then(|raw| parse_byte_count(&raw)),
            bits_per_second: attribute(tag, "bitrate").and_then(|raw| bits(&raw)),
            height_px: attribute(tag, "height").and_then(|raw| parse_whole_number(&raw)),
            language: attribute(tag, "lang").and_then(|raw| normalize_language(&raw)),
            title: attribute_text(tag, "title"),
            rel: attribute_lowercase(tag, "rel").filter(|rel| rel != "default"),
            codecs: attribute_text(tag, "codecs"),
            is_default: attribute(tag, "default").is_some_and(|value| is_yes(&value)),
            integrity: None,
        });
        ElementAction::Enter(ParentElement::Nested(ParentTag::Alternate))
    }

    fn add_source(&mut self, tag: Tag<'_>, base: Option<&str>) {
        let Some(alternate) = self.alternates.last_mut() else { return };
        let uri = attribute(tag, "uri").or_else(|| attribute(tag, "url")).and_then(|raw| parse_uri(&raw, base));
        let media_type =
            attribute_lowercase(tag, "contentType").filter(|kind| alternate.media_type.as_ref() != Some(kind));
        if let Some(uri) = uri {
            alternate.media_type = alternate.media_type.take().or_else(|| media_type_of_url(&uri).map(str::to_owned));
            push_new(&mut alternate.sources, EnclosureSource { uri, media_type });
        }
    }

    fn add_integrity(&mut self, tag: Tag<'_>) {
        let value = attribute(tag, "value").and_then(|raw| non_empty(clean_line(&raw, MAX_BLOB_BYTES)));
        if let (Some(alternate), Some(value)) = (self.alternates.last_mut(), value) {
            let kind = attribute_lowercase(tag, "type").unwrap_or_else(|| "sri".to_owned());
            alternate.integrity.get_or_insert(Integrity { kind, value });
        }
    }

    pub(super) fn add_remote_item(&mut self, tag: Tag<'_>, base: Option<&str>) -> ElementAction {
        push_long(&mut self.channel.remote_items, parse_remote_item(tag, base));
        ElementAction::InheritParent
    }

    /// Adds a `psc:chapter` (Podlove Simple Chapters 1.2).
    fn add_chapter(&mut self, tag: Tag<'_>, base: Option<&str>) {
        let (Some(start_ms), Some(title)) = (attribute_time_ms(tag, "start"), attribute_text(tag, "title")) else {
            return;
        };
        if self.item.chapters.len() < MAX_LONG_LIST {
            let (url, image_url) = (attribute_url(tag, "href", base), attribute_url(tag, "image", base));
            self.item.chapters.push(InlineChapter { start_ms, title, url, image_url });
        }
    }
}

fn push_recipient(recipients: &mut Vec<ValueRecipient>, tag: Tag<'_>) {
    let blob = |name: &str| attribute(tag, name).and_then(|raw| non_empty(clean_line(&raw, MAX_BLOB_BYTES)));
    let Some(address) = blob("address") else { return };
    let recipient = ValueRecipient {
        name: attribute_text(tag, "name"),
        kind: attribute_lowercase(tag, "type"),
        address,
        custom_key: attribute_text(tag, "customKey"),
        custom_value: blob("customValue"),
        split: attribute(tag, "split").and_then(|raw| parse_whole_number(&raw)),
        is_fee: attribute(tag, "fee").is_some_and(|value| is_yes(&value)),
    };
    push_new(recipients, recipient);
}

fn parse_remote_item(tag: Tag<'_>, base: Option<&str>) -> Option<RemoteItem> {
    let item = RemoteItem {
        feed_guid: attribute_text(tag, "feedGuid"),
        feed_url: attribute_url(tag, "feedUrl", base),
        item_guid: attribute(tag, "itemGuid").and_then(|raw| non_empty(clean_line(&raw, MAX_SHORT_TEXT_BYTES))),
        medium: attribute_text(tag, "medium").map(|raw| parse_medium(&raw)),
        title: attribute_text(tag, "title"),
    };
    (item.feed_guid.is_some() || item.feed_url.is_some()).then_some(item)
}

fn push_long<T>(list: &mut Vec<T>, value: Option<T>) {
    list.extend(value.filter(|_| list.len() < MAX_LONG_LIST));
}

/// Returns a URI of any scheme that does not run code: sources may also be `ipfs:` and `magnet:`.
fn parse_uri(raw: &str, base: Option<&str>) -> Option<String> {
    let text = raw.trim();
    let scheme = text.split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase()).unwrap_or_default();
    let is_scheme =
        scheme.len() > 1 && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte));
    if !is_scheme || matches!(scheme.as_str(), "http" | "https") {
        return crate::feed::url::to_absolute_url(text, base);
    }
    let is_hostile = matches!(scheme.as_str(), "javascript" | "data" | "vbscript" | "file" | "blob");
    (!is_hostile).then(|| clean_line(text, MAX_SHORT_TEXT_BYTES))
}
