//! Collects values that several tags may supply, bounded in number and length.

use super::attributes::attribute;
use super::scan::Tag;
use super::text::{clean_line, non_empty};
use super::title::clean_title;
use super::url::to_absolute_url;

/// Maximum number of genres, keywords, persons and similar values. Longer lists are spam.
pub(super) const MAX_LIST: usize = 100;
/// Maximum length of a word, name or caption, in bytes.
pub(super) const MAX_WORDS_BYTES: usize = 500;

/// A value that several tags may supply. The lowest rank wins; among equal ranks, the first.
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

    /// Sets a value that is computed only when its rank would win.
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

/// Whether a source of this rank takes precedence over the current one.
pub(super) fn is_better_rank(rank: u8, current: Option<u8>) -> bool {
    current.is_none_or(|current| rank < current)
}

/// Replaces the value when there is a new one with a better rank.
pub(super) fn replace_if_better<T>(target: &mut Option<T>, current: &mut Option<u8>, rank: u8, value: Option<T>) {
    if value.is_some() && is_better_rank(rank, *current) {
        *target = value;
        *current = Some(rank);
    }
}

/// Appends a value that is not in the list yet, up to [`MAX_LIST`] values.
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

/// Appends the words of a comma-separated list.
pub(super) fn push_words(list: &mut Vec<String>, raw: &str) {
    for word in raw.split([',', ';']).take(MAX_LIST) {
        push_unique(list, non_empty(clean_title(word, MAX_WORDS_BYTES)));
    }
}

/// Returns the attribute as a short text.
pub(super) fn attribute_text(tag: Tag<'_>, name: &str) -> Option<String> {
    attribute(tag, name).and_then(|raw| non_empty(clean_line(&raw, MAX_WORDS_BYTES)))
}

/// Returns the attribute as a short text in lower case.
pub(super) fn attribute_lowercase(tag: Tag<'_>, name: &str) -> Option<String> {
    attribute_text(tag, name).map(|words| words.to_lowercase())
}

/// Returns the attribute as an absolute http or https URL.
pub(super) fn attribute_url(tag: Tag<'_>, name: &str, base: Option<&str>) -> Option<String> {
    attribute(tag, name).and_then(|raw| to_absolute_url(&raw, base))
}
