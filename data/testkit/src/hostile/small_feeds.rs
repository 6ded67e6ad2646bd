//! Twenty small good feeds of many kinds, which tests damage at every byte.

/// A feed that parses without loss.
#[derive(Clone, Debug)]
pub struct SmallFeed {
    /// Kebab-case, unique.
    pub name: &'static str,
    pub bytes: Vec<u8>,
    /// The offset behind the end of each item, in order. It comes from marks in the source files and not from a parser.
    pub item_ends: Vec<usize>,
}

/// Marks the end of every item in the source files. It is removed before use.
const ITEM_END_MARK: char = '¶';

macro_rules! text {
    ($name:literal) => {
        include_str!(concat!("small/", $name, ".xml"))
    };
}

/// Feeds that declare UTF-8 or nothing.
const UTF8_FEEDS: &[(&str, &str)] = &[
    ("plain", text!("plain")),
    ("cdata", text!("cdata")),
    ("comments", text!("comments")),
    ("namespaces", text!("namespaces")),
    ("undeclared", text!("undeclared")),
    ("one-line", text!("one-line")),
    ("blanks", text!("blanks")),
    ("bom", text!("bom")),
    ("entities", text!("entities")),
    ("html-inside", text!("html-inside")),
    ("atom", text!("atom")),
    ("atom-prefixed", text!("atom-prefixed")),
    ("rdf", text!("rdf")),
    ("doctype", text!("doctype")),
    ("quotes", text!("quotes")),
    ("sparse", text!("sparse")),
    ("mixed-order", text!("mixed-order")),
];

/// One feed in other encodings: its name, the label in its prolog, the bytes of its title.
const LABELED_FEEDS: &[(&str, &str, &[u8])] = &[
    ("shift-jis", "Shift_JIS", b"\x82\xA8\x92\x83\x82\xCC\x8E\x9E\x8A\xD4"),
    ("said-to-be-latin-1", "ISO-8859-1", "Thé — 茶 🍵".as_bytes()),
];

/// Returns all small feeds.
#[must_use]
pub fn small_feeds() -> Vec<SmallFeed> {
    let plain = UTF8_FEEDS.iter().map(|(name, text)| build_feed(name, text, |text| text.as_bytes().to_vec()));
    let wide = [build_feed("utf-16", text!("wide"), |text| text.encode_utf16().flat_map(u16::to_le_bytes).collect())];
    let labelled = LABELED_FEEDS.iter().map(|(name, label, title)| {
        let text = text!("labelled").replace("LABEL", label);
        build_feed(name, &text, |text| replace_title(text, title))
    });
    plain.chain(wide).chain(labelled).collect()
}

/// Encodes the parts of a marked text and records the offsets of the marks.
fn build_feed(name: &'static str, text: &str, encode: impl Fn(&str) -> Vec<u8>) -> SmallFeed {
    let mut bytes = Vec::new();
    let mut item_ends = Vec::new();
    for part in text.split_inclusive(ITEM_END_MARK) {
        bytes.extend(encode(part.trim_end_matches(ITEM_END_MARK)));
        item_ends.extend(part.ends_with(ITEM_END_MARK).then_some(bytes.len()));
    }
    SmallFeed { name, bytes, item_ends }
}

fn replace_title(text: &str, title: &[u8]) -> Vec<u8> {
    text.split("TITLE").map(str::as_bytes).collect::<Vec<_>>().join(title)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twenty_and_their_items_are_marked() {
        let feeds = small_feeds();
        assert_eq!(feeds.len(), 20);
        for feed in feeds {
            assert!(feed.bytes.len() < 3_000 && feed.item_ends.len() >= 2, "{}", feed.name);
            assert!(!feed.bytes.windows(2).any(|window| window == "¶".as_bytes()), "{}", feed.name);
            for end in feed.item_ends {
                let before = String::from_utf8_lossy(&feed.bytes[..end]).replace('\0', "");
                assert!(before.trim_end().ends_with('>'), "{}: {end}", feed.name);
            }
        }
    }
}
