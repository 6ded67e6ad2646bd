//! Resolves element names. A cache keeps the resolved names as long as the same prefixes are declared.

use super::name_key::name_key;
use super::tag_counter;
use super::xml_namespaces::XmlNamespace;

/// A qualified name and its resolved namespace.
#[derive(Clone, Copy)]
pub(super) struct ElementName<'a> {
    /// The name with its prefix.
    pub(super) qualified_name: &'a str,
    /// See [`name_key`].
    pub(super) key: u64,
    pub(super) ns: XmlNamespace,
    /// The name without its prefix.
    pub(super) local_name: &'a str,
    lower: Option<LowerName>,
    /// The index at which the tag is counted, see [`TagCounter`](super::tag_counter::TagCounter).
    pub(super) counter_index: Option<u16>,
    /// Whether the tag declares prefixes.
    pub(super) declares_namespaces: bool,
}

impl<'a> ElementName<'a> {
    pub(super) fn new(
        qualified_name: &'a str,
        local_name: &'a str,
        ns: XmlNamespace,
        declares_namespaces: bool,
    ) -> Self {
        let is_lower = local_name.len() <= LONGEST_NAME && !local_name.bytes().any(|byte| byte.is_ascii_uppercase());
        let lower = if is_lower { None } else { Some(LowerName::new(local_name)) };
        let counter_index = tag_counter::counter_index(ns, lower.as_ref().map_or(local_name, LowerName::as_str));
        Self {
            qualified_name,
            key: name_key(qualified_name),
            ns,
            local_name,
            lower,
            counter_index,
            declares_namespaces,
        }
    }

    /// Returns the local name in lower case, or an empty text when it is longer than any known name.
    pub(super) fn lower_name(&self) -> &str {
        self.lower.as_ref().map_or(self.local_name, LowerName::as_str)
    }
}

/// A cache of resolved names. It has a fixed number of slots, and a new name replaces the old one in its slot.
pub(super) struct NameCache<'a> {
    slots: Vec<Option<ElementName<'a>>>,
    /// The version of the declarations for which the entries hold.
    version: u64,
}

const CACHE_SLOTS: usize = 256;

impl<'a> NameCache<'a> {
    pub(super) fn new() -> Self {
        Self { slots: vec![None; CACHE_SLOTS], version: 0 }
    }

    pub(super) fn get(&self, whole: &str, key: u64, version: u64) -> Option<ElementName<'a>> {
        // Compares the name too, because an attacker can construct names with equal keys.
        self.slots[cache_slot(key)].filter(|name| self.version == version && name.qualified_name == whole)
    }

    pub(super) fn put(&mut self, name: ElementName<'a>, version: u64) {
        if std::mem::replace(&mut self.version, version) != version {
            self.slots.fill(None);
        }
        self.slots[cache_slot(name.key)] = Some(name);
    }
}

fn cache_slot(key: u64) -> usize {
    (key >> 56) as usize % CACHE_SLOTS
}

/// Length of the longest known local name.
const LONGEST_NAME: usize = 24;

/// A local name in lower case, without allocation. A name longer than [`LONGEST_NAME`] becomes empty, because it is
/// unknown anyway.
#[derive(Clone, Copy)]
pub(super) struct LowerName {
    bytes: [u8; LONGEST_NAME],
    length: usize,
}

impl LowerName {
    pub(super) fn new(name: &str) -> Self {
        let mut bytes = [0; LONGEST_NAME];
        let length = if name.len() <= LONGEST_NAME { name.len() } else { 0 };
        for (target, source) in bytes[..length].iter_mut().zip(name.bytes()) {
            *target = source.to_ascii_lowercase();
        }
        Self { bytes, length }
    }

    pub(super) fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.length]).unwrap_or("")
    }
}
