//! Gathering values that several tags may give, bounded in number and length.

use super::attributes::attribute;
use super::scan::Tag;
use super::text::{clean_line, clean_title, non_empty};
use super::url::to_absolute_url;

/// Genres, keywords, persons and the like beyond this are spam.
pub(super) const MAX_LIST: usize = 100;
/// A word, a name or a caption, in bytes.
pub(super) const MAX_WORDS_BYTES: usize = 500;

/// A text that several tags may give; the lowest rank wins, and of one rank the first.
pub(super) struct RankedValue<T = String> {
    rank: u8,
    value: Option<T>,
}

impl<T> Default for RankedValue<T> {
    fn default() -> Self {
        Self { rank: 0, value: None }
    }
}

impl<T> RankedValue<T> {
    pub(super) fn set_if_better(&mut self, rank: u8, value: Option<T>) {
        self.set_if_better_with(rank, || value);
    }

    /// The same for a value that is made only when it would win.
    pub(super) fn set_if_better_with(&mut self, rank: u8, value: impl FnOnce() -> Option<T>) {
        if (self.value.is_none() || rank < self.rank)
            && let Some(value) = value()
        {
            *self = Self { rank, value: Some(value) };
        }
    }

    pub(super) fn take(&mut self) -> Option<T> {
        self.value.take()
    }
}

/// Whether a source of this rank goes before the one that was taken.
pub(super) fn is_better_rank(rank: u8, current: Option<u8>) -> bool {
    current.is_none_or(|current| rank < current)
}

/// Takes a value when there is one and its rank is better than what was taken.
pub(super) fn replace_if_better<T>(target: &mut Option<T>, current: &mut Option<u8>, rank: u8, value: Option<T>) {
    if value.is_some() && is_better_rank(rank, *current) {
        *target = value;
        *current = Some(rank);
    }
}

/// Appends what is not there yet, up to [`MAX_LIST`].
pub(super) fn push_new<T: PartialEq>(list: &mut Vec<T>, value: T) {
    if list.len() < MAX_LIST && !list.contains(&value) {
        list.push(value);
    }
}

pub(super) fn push_unique(list: &mut Vec<String>, value: Option<String>) {
    if let Some(value) = value.filter(|value| !value.is_empty()) {
        push_new(list, value);
    }
}

/// Comma-separated words.
pub(super) fn push_words(list: &mut Vec<String>, raw: &str) {
    for word in raw.split([',', ';']).take(MAX_LIST) {
        push_unique(list, non_empty(clean_title(word, MAX_WORDS_BYTES)));
    }
}

/// The attribute as a short text.
pub(super) fn attribute_text(tag: Tag<'_>, name: &str) -> Option<String> {
    attribute(tag, name).and_then(|raw| non_empty(clean_line(&raw, MAX_WORDS_BYTES)))
}

/// The attribute as a short text in lower case.
pub(super) fn attribute_lowercase(tag: Tag<'_>, name: &str) -> Option<String> {
    attribute_text(tag, name).map(|words| words.to_lowercase())
}

/// The attribute as an absolute http or https URL.
pub(super) fn attribute_url(tag: Tag<'_>, name: &str, base: Option<&str>) -> Option<String> {
    attribute(tag, name).and_then(|raw| to_absolute_url(&raw, base))
}
