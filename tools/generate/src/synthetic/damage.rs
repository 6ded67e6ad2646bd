//! Feeds that are not well-formed, as they occur.

use super::encode::{Charset, relabel};
use super::fate::Fate;
use crate::feed::Document;

/// The bytes of a feed in three pieces: before the newest episode, that episode, after it.
pub struct Pieces {
    pub parts: [Vec<u8>; 3],
    /// Episodes that a reader who makes the best of it finds.
    pub items: u32,
}

/// Cuts the document and does to it what its fate wants, in the encoding of its publisher.
pub fn pieces(document: Document, charset: Charset, fate: Fate) -> Pieces {
    let Document { mut bytes, items, first_item } = document;
    let newest = first_item.unwrap_or(bytes.len()..bytes.len());
    let tail = bytes.split_off(newest.end);
    let middle = bytes.split_off(newest.start);
    let mut whole = Pieces { parts: [bytes, middle, tail], items };
    match fate {
        Fate::Truncated => truncate(&mut whole),
        Fate::Ampersand => {
            replace(&mut whole.parts[0], b"<title>", b"<title>Q & A: ", 1);
            for part in &mut whole.parts {
                replace(part, b"&amp;", b"&", usize::MAX);
            }
        }
        Fate::Prefix => remove_declaration(&mut whole.parts[0]),
        // Bytes that are UTF-8, whatever they call themselves.
        Fate::WrongEncoding => {
            relabel(&mut whole.parts[0], "utf-16");
            return whole;
        }
        _ => {}
    }
    Pieces { parts: charset.encode(whole.parts), items: whole.items }
}

/// Keeps two thirds, wherever that cuts.
fn truncate(whole: &mut Pieces) {
    let mut bytes = whole.parts.concat();
    bytes.truncate(bytes.len() * 2 / 3);
    whole.items = ends(&bytes);
    whole.parts = [bytes, Vec::new(), Vec::new()];
}

/// Whole episodes of a piece, of RSS or of Atom.
fn ends(part: &[u8]) -> u32 {
    let count = |end: &[u8]| part.windows(end.len()).filter(|window| *window == end).count() as u32;
    count(b"</item>") + count(b"</entry>")
}

fn replace(bytes: &mut Vec<u8>, old: &[u8], new: &[u8], most: usize) {
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

    fn damaged(fate: Fate) -> (String, u32) {
        let text = "<?xml encoding=\"UTF-8\"?><rss xmlns:itunes=\"http://i\" x=\"y\"><title>A</title>\
                    <item><title>1 &amp; 2</title></item><item>b &amp; c</item><item>the third</item><item>the fourth</item></rss>";
        let start = text.find("<item>").unwrap();
        let end = text.find("</item>").unwrap() + 7;
        let document = Document { bytes: text.as_bytes().to_vec(), items: 4, first_item: Some(start..end) };
        let Pieces { parts, items } = pieces(document, Charset::Utf8, fate);
        (String::from_utf8(parts.concat()).unwrap(), items)
    }

    #[test]
    fn each_damage() {
        let (whole, items) = damaged(Fate::Sound);
        assert_eq!(items, 4);
        let (cut, items) = damaged(Fate::Truncated);
        assert!(whole.starts_with(&cut) && items == 1, "{cut}");
        let (bare, items) = damaged(Fate::Ampersand);
        assert!(bare.contains("<title>Q & A: A<") && bare.contains("1 & 2") && bare.contains("b & c"), "{bare}");
        assert_eq!(items, 4);
        assert!(damaged(Fate::Prefix).0.contains("<rss x=\"y\">"));
        assert!(damaged(Fate::WrongEncoding).0.contains("encoding=\"utf-16\""));
    }
}
