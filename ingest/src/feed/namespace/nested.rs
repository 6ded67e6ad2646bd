//! Tags with tags inside: value blocks, alternate enclosures, lists of other feeds, chapters.

use super::NamespaceBuilder;
use super::single::time_ms;
use crate::feed::attributes::attribute;
use crate::feed::gather::{MAX_LIST, lower_of, push_new, url_of, words_of};
use crate::feed::language::normalise_language;
use crate::feed::names::Ns;
use crate::feed::scan::Tag;
use crate::feed::slots::{Action, Parent, Scope};
use crate::feed::text::{clean_line, non_empty};
use crate::feed::value::{byte_count, decimal, is_yes, media_type_of, medium, whole_number};
use earshot_model::limits::MAX_SHORT_TEXT_BYTES;
use earshot_model::namespace::{InlineChapter, RemoteItem, ValueBlock, ValueRecipient, ValueTimeSplit};
use earshot_model::{Enclosure, EnclosureKind, EnclosureSource, Integrity};

/// A playlist has an item a song, a long episode a chapter a minute.
const MAX_LONG_LIST: usize = 1_000;
/// Integrity strings hold signatures, custom values hold keys; in bytes.
const MAX_BLOB_BYTES: usize = 4 << 10;

impl NamespaceBuilder {
    /// A tag within a nested one; `None` when it does not belong there.
    pub(in crate::feed) fn child(
        &mut self,
        parent: Parent,
        ns: Ns,
        name: &str,
        tag: Tag<'_>,
        base: Option<&str>,
    ) -> Option<Action> {
        if !matches!(ns, Ns::Podcast | Ns::Chapters) {
            return None;
        }
        match (parent, name) {
            (Parent::Value, "valuerecipient") => {
                let block = self.item.values.last_mut()?;
                push_recipient(&mut block.recipients, tag);
            }
            (Parent::Value, "valuetimesplit") => return Some(self.time_split(tag)),
            (Parent::TimeSplit, "valuerecipient") => {
                let split = self.item.values.last_mut()?.time_splits.last_mut()?;
                push_recipient(&mut split.recipients, tag);
            }
            (Parent::TimeSplit, "remoteitem") => {
                let split = self.item.values.last_mut()?.time_splits.last_mut()?;
                split.remote_item = split.remote_item.take().or(remote_item(tag, base));
            }
            (Parent::Alternate, "source") => self.source(tag, base),
            (Parent::Alternate, "integrity") => self.integrity(tag),
            (Parent::Podroll, "remoteitem") => {
                push_long(&mut self.channel.podroll, remote_item(tag, base));
            }
            (Parent::Publisher, "remoteitem") => {
                self.channel.publisher = self.channel.publisher.take().or(remote_item(tag, base));
            }
            (Parent::Chapters, "chapter") => self.chapter(tag, base),
            _ => return None,
        }
        Some(Action::Pass)
    }

    pub(super) fn value(&mut self, tag: Tag<'_>) -> Action {
        if self.item.values.len() >= MAX_LIST {
            return Action::Enter(Scope::Ignored);
        }
        self.item.values.push(ValueBlock {
            kind: lower_of(tag, "type").unwrap_or_default(),
            method: lower_of(tag, "method"),
            suggested: words_of(tag, "suggested"),
            ..ValueBlock::default()
        });
        Action::Enter(Scope::Within(Parent::Value))
    }

    fn time_split(&mut self, tag: Tag<'_>) -> Action {
        let block = self.item.values.last_mut();
        let (Some(block), Some(start_ms)) = (block, time_ms(tag, "startTime")) else {
            return Action::Enter(Scope::Ignored);
        };
        if block.time_splits.len() >= MAX_LONG_LIST {
            return Action::Enter(Scope::Ignored);
        }
        let percentage = attribute(tag, "remotePercentage").and_then(|raw| decimal(&raw));
        #[expect(clippy::cast_possible_truncation, reason = "0 to 100")]
        block.time_splits.push(ValueTimeSplit {
            start_ms,
            duration_ms: time_ms(tag, "duration"),
            remote_start_ms: time_ms(tag, "remoteStartTime"),
            remote_percentage: percentage.map(|percentage| percentage.clamp(0.0, 100.0).round() as i32),
            ..ValueTimeSplit::default()
        });
        Action::Enter(Scope::Within(Parent::TimeSplit))
    }

    pub(super) fn alternate(&mut self, tag: Tag<'_>, base: Option<&str>) -> Action {
        if self.alternates.len() >= MAX_LIST {
            return Action::Enter(Scope::Ignored);
        }
        #[expect(clippy::cast_possible_truncation, reason = "the decimal is at most a billion")]
        let bits = |raw: &str| decimal(raw).map(|bits| bits.round() as i64).filter(|bits| *bits > 0);
        self.alternates.push(Enclosure {
            kind: EnclosureKind::Alternate,
            // The tag's first draft had the URL itself.
            sources: url_of(tag, "url", base)
                .map(|uri| EnclosureSource { uri, media_type: None })
                .into_iter()
                .collect(),
            media_type: lower_of(tag, "type"),
            bytes: attribute(tag, "length").and_then(|raw| byte_count(&raw)),
            bits_per_second: attribute(tag, "bitrate").and_then(|raw| bits(&raw)),
            height_px: attribute(tag, "height").and_then(|raw| whole_number(&raw)),
            language: attribute(tag, "lang").and_then(|raw| normalise_language(&raw)),
            title: words_of(tag, "title"),
            rel: lower_of(tag, "rel").filter(|rel| rel != "default"),
            codecs: words_of(tag, "codecs"),
            is_default: attribute(tag, "default").is_some_and(|value| is_yes(&value)),
            integrity: None,
        });
        Action::Enter(Scope::Within(Parent::Alternate))
    }

    fn source(&mut self, tag: Tag<'_>, base: Option<&str>) {
        let Some(alternate) = self.alternates.last_mut() else { return };
        let uri = attribute(tag, "uri").or_else(|| attribute(tag, "url")).and_then(|raw| any_uri(&raw, base));
        let media_type = lower_of(tag, "contentType").filter(|kind| alternate.media_type.as_ref() != Some(kind));
        if let Some(uri) = uri {
            alternate.media_type = alternate.media_type.take().or_else(|| media_type_of(&uri).map(str::to_owned));
            push_new(&mut alternate.sources, EnclosureSource { uri, media_type });
        }
    }

    fn integrity(&mut self, tag: Tag<'_>) {
        let value = attribute(tag, "value").and_then(|raw| non_empty(clean_line(&raw, MAX_BLOB_BYTES)));
        if let (Some(alternate), Some(value)) = (self.alternates.last_mut(), value) {
            let kind = lower_of(tag, "type").unwrap_or_else(|| "sri".to_owned());
            alternate.integrity.get_or_insert(Integrity { kind, value });
        }
    }

    pub(super) fn remote_item(&mut self, tag: Tag<'_>, base: Option<&str>) -> Action {
        push_long(&mut self.channel.remote_items, remote_item(tag, base));
        Action::Pass
    }

    /// `psc:chapter` (Podlove Simple Chapters 1.2).
    fn chapter(&mut self, tag: Tag<'_>, base: Option<&str>) {
        let (Some(start_ms), Some(title)) = (time_ms(tag, "start"), words_of(tag, "title")) else { return };
        if self.item.chapters.len() < MAX_LONG_LIST {
            let (url, image_url) = (url_of(tag, "href", base), url_of(tag, "image", base));
            self.item.chapters.push(InlineChapter { start_ms, title, url, image_url });
        }
    }
}

fn push_recipient(recipients: &mut Vec<ValueRecipient>, tag: Tag<'_>) {
    let blob = |name: &str| attribute(tag, name).and_then(|raw| non_empty(clean_line(&raw, MAX_BLOB_BYTES)));
    let Some(address) = blob("address") else { return };
    let recipient = ValueRecipient {
        name: words_of(tag, "name"),
        kind: lower_of(tag, "type"),
        address,
        custom_key: words_of(tag, "customKey"),
        custom_value: blob("customValue"),
        split: attribute(tag, "split").and_then(|raw| whole_number(&raw)),
        is_fee: attribute(tag, "fee").is_some_and(|value| is_yes(&value)),
    };
    push_new(recipients, recipient);
}

fn remote_item(tag: Tag<'_>, base: Option<&str>) -> Option<RemoteItem> {
    let item = RemoteItem {
        feed_guid: words_of(tag, "feedGuid"),
        feed_url: url_of(tag, "feedUrl", base),
        item_guid: attribute(tag, "itemGuid").and_then(|raw| non_empty(clean_line(&raw, MAX_SHORT_TEXT_BYTES))),
        medium: words_of(tag, "medium").map(|raw| medium(&raw)),
        title: words_of(tag, "title"),
    };
    (item.feed_guid.is_some() || item.feed_url.is_some()).then_some(item)
}

fn push_long<T>(list: &mut Vec<T>, value: Option<T>) {
    list.extend(value.filter(|_| list.len() < MAX_LONG_LIST));
}

/// A URI of any scheme but those that run code, for sources are also `ipfs:` and `magnet:`.
fn any_uri(raw: &str, base: Option<&str>) -> Option<String> {
    let text = raw.trim();
    let scheme = text.split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase()).unwrap_or_default();
    let is_scheme =
        scheme.len() > 1 && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte));
    if !is_scheme || matches!(scheme.as_str(), "http" | "https") {
        return crate::feed::url::absolute(text, base);
    }
    let is_hostile = matches!(scheme.as_str(), "javascript" | "data" | "vbscript" | "file" | "blob");
    (!is_hostile).then(|| clean_line(text, MAX_SHORT_TEXT_BYTES))
}
