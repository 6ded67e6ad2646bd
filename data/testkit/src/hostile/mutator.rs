//! Damages files reproducibly: flips bytes, drops tags, and cuts, repeats or grafts sections.

/// Tokens that break readers of markup, lists and captions.
const TOKENS: &[&[u8]] = &[
    b"<",
    b">",
    b"</",
    b"/>",
    b"&",
    b";",
    b"\"",
    b"'",
    b"=",
    b"<!",
    b"<?",
    b"?>",
    b"<![CDATA[",
    b"]]>",
    b"<!--",
    b"-->",
    b"<item>",
    b"</item>",
    b"<entry>",
    b"</entry>",
    b"<channel>",
    b"</channel>",
    b"<title>",
    b"</title>",
    b"<description>",
    b"<itunes:owner>",
    b"<source>",
    b"<podcast:value>",
    b"<media:content ",
    b"<link ",
    b"<content type=\"xhtml\">",
    b" xmlns=\"\"",
    b" xmlns:itunes=\"x\"",
    b" xml:base=\"//\"",
    b" type=\"html\"",
    b" href=\"\"",
    b"<!DOCTYPE x [<!ENTITY a \"b\">]>",
    b"&#0;",
    b"&#xD800;",
    b"&#99999999999;",
    b"&nbsp;",
    b"&amp;lt;p&amp;gt;",
    b"&a;",
    b"\0",
    b"\r",
    b"\x1B$B",
    b"\xFF\xFE",
    b"\xEF\xBB\xBF",
    b"\xC3",
    b"\xF0\x9F",
    b"\xED\xA0\x80",
    b"\xE2\x80\xAE",
    b"encoding=\"utf-16\"",
    b"encoding=\"iso-2022-jp\"",
    b"99999999999999999999",
    b"99999999999999999999:00:00",
    b"-1",
    b"1e309",
    b"NaN",
    b"24:00:00",
    b"00:00:01.000 --> 00:00:00.000",
    b"WEBVTT\n\n",
    b"<v ",
    b"{\"segments\":[",
    b"{\\an8}",
    b"\"startTime\":",
    b"http://",
    b"://",
    b"javascript:",
    b"<script>",
    b"<p",
    b"<b>",
];

/// The longest result, in bytes. Damage can make a file grow.
const MAX_BYTES: usize = 1 << 20;

/// Damages files. The same seed gives the same damage.
///
/// ```
/// use earshot_testkit::hostile::Mutator;
/// let feed = b"<rss><channel><title>Tea</title></channel></rss>";
/// assert_eq!(Mutator::new(7).mutate(feed, feed), Mutator::new(7).mutate(feed, feed));
/// ```
#[derive(Clone, Debug)]
pub struct Mutator {
    state: u64,
}

impl Mutator {
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// A pseudorandom number below `bound`, which must not be zero (SplitMix64).
    pub fn random_below(&mut self, bound: usize) -> usize {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(mixed ^ (mixed >> 31)) * bound as u128) >> 64) as usize
    }

    /// Returns the bytes with one to eight damages. Grafts are taken from `other`.
    pub fn mutate(&mut self, bytes: &[u8], other: &[u8]) -> Vec<u8> {
        let mut bytes = bytes.to_vec();
        for _ in 0..=self.random_below(8) {
            self.damage(&mut bytes, other);
            bytes.truncate(MAX_BYTES);
        }
        bytes
    }

    fn damage(&mut self, bytes: &mut Vec<u8>, other: &[u8]) {
        let at = self.random_below(bytes.len() + 1);
        match self.random_below(12) {
            0 => self.flip_bit(bytes),
            1 => self.set_byte(bytes),
            2 | 3 => {
                let token = TOKENS[self.random_below(TOKENS.len())];
                bytes.splice(at..at, token.iter().copied());
            }
            4 => {
                let end = (at + self.random_below(64)).min(bytes.len());
                bytes.drain(at..end);
            }
            5 | 6 => drop_tag(bytes, at),
            7 => {
                let end = (at + self.random_below(300)).min(bytes.len());
                let piece = bytes[at..end].repeat(1 + self.random_below(8));
                bytes.splice(at..at, piece);
            }
            8 => {
                let from = self.random_below(other.len() + 1);
                let to = (from + self.random_below(400)).min(other.len());
                let end = (at + self.random_below(64)).min(bytes.len());
                bytes.splice(at..end, other[from..to].iter().copied());
            }
            9 => nest_tag(bytes, at, 1 + self.random_below(400)),
            10 => self.change_number(bytes, at),
            _ if self.random_below(4) == 0 => bytes.truncate(at),
            _ => bytes.insert(at, b'<'),
        }
    }

    fn flip_bit(&mut self, bytes: &mut [u8]) {
        if !bytes.is_empty() {
            let at = self.random_below(bytes.len());
            bytes[at] ^= 1 << self.random_below(8);
        }
    }

    fn set_byte(&mut self, bytes: &mut [u8]) {
        if !bytes.is_empty() {
            let at = self.random_below(bytes.len());
            bytes[at] = u8::try_from(self.random_below(256)).unwrap_or(0);
        }
    }

    /// Replaces the next number by another one.
    fn change_number(&mut self, bytes: &mut Vec<u8>, at: usize) {
        let Some(start) = bytes[at..].iter().position(u8::is_ascii_digit).map(|found| at + found) else { return };
        let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = match self.random_below(4) {
            0 => "0".to_owned(),
            1 => "9".repeat(1 + self.random_below(30)),
            2 => "-1".to_owned(),
            _ => self.random_below(100_000).to_string(),
        };
        bytes.splice(start..start + length, number.into_bytes());
    }
}

/// Removes the next tag.
fn drop_tag(bytes: &mut Vec<u8>, at: usize) {
    let Some(start) = bytes[at..].iter().position(|byte| *byte == b'<').map(|found| at + found) else { return };
    let Some(length) = bytes[start..].iter().position(|byte| *byte == b'>') else { return };
    bytes.drain(start..=start + length);
}

/// Repeats the next tag. An opening tag then opens `times` elements.
fn nest_tag(bytes: &mut Vec<u8>, at: usize, times: usize) {
    let Some(start) = bytes[at..].iter().position(|byte| *byte == b'<').map(|found| at + found) else { return };
    let Some(length) = bytes[start..].iter().take(200).position(|byte| *byte == b'>') else { return };
    let tags = bytes[start..=start + length].repeat(times);
    bytes.splice(start..start, tags);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mutations_differ_by_seed_and_reach_every_byte() {
        let feed: Vec<u8> = b"<rss><item length='12'>x</item></rss>".to_vec();
        let damaged: std::collections::HashSet<Vec<u8>> =
            (0..1_000).map(|seed| Mutator::new(seed).mutate(&feed, b"<other/>")).collect();
        assert!(damaged.len() > 900, "{}", damaged.len());
        for token in TOKENS {
            let is_there = |bytes: &Vec<u8>| bytes.windows(token.len()).any(|window| window == *token);
            assert!((0..20_000).any(|seed| is_there(&Mutator::new(seed).mutate(&feed, b"x"))), "{token:?}");
        }
        assert!((0..1_000).all(|seed| Mutator::new(seed).mutate(b"", b"").len() < 10_000));
    }
}
