//! Generates feeds that are not well-formed.

use super::charset::{Charset, relabel};
use super::feed_defect::FeedDefect;
use crate::feed::Document;

/// The bytes of a feed in three sections: before the newest episode, that episode, after it.
pub struct FeedSections {
    pub sections: [Vec<u8>; 3],
    /// Number of episodes that a lenient parser finds.
    pub items: u32,
}

/// Splits the document and applies its defect, in the publisher's encoding.
pub fn split_and_damage(document: Document, charset: Charset, fate: FeedDefect) -> FeedSections {
    let Document { mut bytes, items, first_item } = document;
    let newest = first_item.unwrap_or(bytes.len()..bytes.len());
    let tail = bytes.split_off(newest.end);
    let middle = bytes.split_off(newest.start);
    let mut whole = FeedSections { sections: [bytes, middle, tail], items };
    match fate {
        FeedDefect::Truncated => truncate(&mut whole),
        FeedDefect::BareAmpersand => {
            replace_all(&mut whole.sections[0], b"<title>", b"<title>Q & A: ", 1);
            for part in &mut whole.sections {
                replace_all(part, b"&amp;", b"&", usize::MAX);
            }
        }
        FeedDefect::UndeclaredPrefix => remove_declaration(&mut whole.sections[0]),
        // UTF-8 bytes with another declared encoding.
        FeedDefect::WrongEncoding => {
            relabel(&mut whole.sections[0], "utf-16");
            return whole;
        }
        _ => {}
    }
    FeedSections { sections: charset.encode(whole.sections), items: whole.items }
}

/// Keeps the first two thirds of the bytes.
fn truncate(whole: &mut FeedSections) {
    let mut bytes = whole.sections.concat();
    bytes.truncate(bytes.len() * 2 / 3);
    whole.items = count_item_ends(&bytes);
    whole.sections = [bytes, Vec::new(), Vec::new()];
}

/// Counts the complete episodes in a section, RSS or Atom.
fn count_item_ends(part: &[u8]) -> u32 {
    let count = |end: &[u8]| part.windows(end.len()).filter(|window| *window == end).count() as u32;
    count(b"</item>") + count(b"</entry>")
}

fn replace_all(bytes: &mut Vec<u8>, old: &[u8], new: &[u8], most: usize) {
    let mut replaced = Vec::with_capacity(bytes.len() + new.len());
    let (mut at, mut left) = (0, most);
    while at < bytes.len() {
        if left > 0 && bytes[at..].starts_with(old) {
            replaced.extend_from_slice(new);
            at += old.len();
            left -= 1;
        } else {
            replaced.push(bytes[at]);
            at += 1;
        }
    }
    *bytes = replaced;
}

fn remove_declaration(head: &mut Vec<u8>) {
    let start = b" xmlns:itunes=\"";
    let Some(from) = head.windows(start.len()).position(|window| window == start) else { return };
    let value = from + start.len();
    if let Some(length) = head[value..].iter().position(|byte| *byte == b'"') {
        head.drain(from..=value + length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn damaged(fate: FeedDefect) -> (String, u32) {
        let text = "<?xml encoding=\"UTF-8\"?><rss xmlns:itunes=\"http://i\" x=\"y\"><title>A</title>\
                    <item><title>1 &amp; 2</title></item><item>b &amp; c</item><item>the third</item><item>the fourth</item></rss>";
        let start = text.find("<item>").unwrap();
        let end = text.find("</item>").unwrap() + 7;
        let document = Document { bytes: text.as_bytes().to_vec(), items: 4, first_item: Some(start..end) };
        let FeedSections { sections: parts, items } = split_and_damage(document, Charset::Utf8, fate);
        (String::from_utf8(parts.concat()).unwrap(), items)
    }

    #[test]
    fn each_damage_is_made() {
        let (whole, items) = damaged(FeedDefect::NoDefect);
        assert_eq!(items, 4);
        let (cut, items) = damaged(FeedDefect::Truncated);
        assert!(whole.starts_with(&cut) && items == 1, "{cut}");
        let (bare, items) = damaged(FeedDefect::BareAmpersand);
        assert!(bare.contains("<title>Q & A: A<") && bare.contains("1 & 2") && bare.contains("b & c"), "{bare}");
        assert_eq!(items, 4);
        assert!(damaged(FeedDefect::UndeclaredPrefix).0.contains("<rss x=\"y\">"));
        assert!(damaged(FeedDefect::WrongEncoding).0.contains("encoding=\"utf-16\""));
    }
}
