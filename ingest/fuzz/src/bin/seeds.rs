//! Writes the seeds of the fuzz targets to `seeds/`: the testkit's small feeds and small hostile feeds, OPML lists,
//! transcripts of every format, and searches that once took too much time or memory.

use earshot_testkit::hostile::{hostile_feeds, small_feeds};
use std::path::Path;
use std::{fs, io};

/// Bytes. Larger seeds slow the fuzzer down and reach no code that small ones do not.
const MAX_SEED: usize = 4 << 10;

const OPML_SEEDS: &[(&str, &str)] = &[
    (
        "plain",
        "<?xml version=\"1.0\"?><opml version=\"2.0\"><body><outline text=\"Tea\" type=\"rss\" xmlUrl=\"https://a.example/feed\"/></body></opml>",
    ),
    (
        "nested",
        "<opml><body><outline text=\"a & b\"><outline xmlurl='https://a.example/?x=1&amp;y=2'></outline><outline type=\"link\" url=\"https://page.example/\"/></outline></body></opml>",
    ),
    ("odd", "<OPML><Outline URL=https://a.example/ /><outline xmlUrl=\" \"/><outline xmlUrl=\"https://b.example/"),
    ("text", "# mine\nhttps://a.example/feed\nfeed://b.example/x\nnot a url\n"),
];

const TRANSCRIPT_SEEDS: &[(&str, &str)] = &[
    (
        "vtt",
        "WEBVTT\n\nNOTE x\n\nSTYLE\n::cue {}\n\n1\n00:01.000 --> 00:00:02.500 align:start\n<v.loud Ann Lee>Hello <c>and</c> &lt;3</v>\n<v Bo>Hi\n\n",
    ),
    (
        "srt",
        "1\r\n00:00:01,000 --> 00:00:02,500\r\nAnn: Hello\r\n{\\an8}there\r\n\r\n2\r\n0:0:3.5 --> 00:00:02\r\nback in time\r\n",
    ),
    (
        "json",
        "{\"version\":\"1.0.0\",\"segments\":[{\"speaker\":\"Ann\",\"startTime\":0.5,\"endTime\":\"1.25\",\"body\":\"Hello\"},{\"startTime\":3,\"endTime\":2,\"body\":\"Bo: yes\"}]}",
    ),
    ("html", "<cite>Ann:</cite><time>0:05</time><p>Hello &amp; welcome</p><cite>Bo:</cite><time>0:09</time><p>Hi</p>"),
    ("text", "Ann: Hello\n\nand then nothing\n[00:05] Bo: Hi\n"),
    ("old-mac", "WEBVTT\r\r00:01.000 --> 00:02.000\rHello\r"),
];

/// A term of the target `search_request`: flags, slop, targets, and pairs of word number and repetitions.
type SeedTerm = (u8, u8, u8, &'static [(u8, u8)]);

const PHRASE: u8 = 1;
const FUZZY: u8 = 2;
const NOT: u8 = 8;
const GROUP_MEMBER: u8 = 16;
const TRANSCRIPT: u8 = 16;
const ALL_TARGETS: u8 = 31;
const SIMILAR_WORDS: &[(u8, u8)] = &[(6, 20), (7, 20), (8, 20), (17, 20), (9, 10)];

/// Name, call (0 podcasts, 1 episodes, 2 passages, 3 spellings), a term, and how many times the request contains it.
const SEARCH_SEEDS: &[(&str, u8, SeedTerm, u8)] = &[
    ("fourteen-times-the", 1, (PHRASE, 100, TRANSCRIPT, &[(0, 14)]), 1),
    ("a-hundred-times-the", 1, (PHRASE, 100, TRANSCRIPT, &[(0, 120)]), 1),
    ("the-not-in-order", 1, (PHRASE, 100, ALL_TARGETS, &[(0, 3), (1, 2), (0, 3), (2, 1)]), 2),
    ("passages-of-thirty-words", 2, (PHRASE, 100, TRANSCRIPT, &[(0, 30)]), 1),
    ("passages-of-sixty-terms", 2, (0, 0, TRANSCRIPT, &[(0, 1), (1, 1), (10, 1), (4, 1), (5, 1)]), 60),
    ("near-spellings", 0, (FUZZY, 0, ALL_TARGETS, SIMILAR_WORDS), 64),
    ("near-spellings-of-many-words", 0, (FUZZY, 0, ALL_TARGETS, &[(209, 8)]), 64),
    ("near-spellings-of-many-words-in-episodes", 1, (FUZZY, 0, ALL_TARGETS, &[(209, 8)]), 64),
    ("near-phrases-of-many-words", 1, (PHRASE | FUZZY, 100, ALL_TARGETS, &[(209, 8)]), 64),
    ("near-phrases", 1, (PHRASE | FUZZY, 50, ALL_TARGETS, SIMILAR_WORDS), 8),
    ("excluded-phrases", 1, (PHRASE | NOT, 100, ALL_TARGETS, &[(0, 14)]), 10),
    ("groups", 1, (PHRASE | FUZZY | GROUP_MEMBER, 7, ALL_TARGETS, &[(0, 2), (2, 1), (0, 2)]), 40),
    ("unknown-words", 1, (0, 0, ALL_TARGETS, &[(9, 1), (18, 1), (26, 1), (27, 1), (28, 1)]), 64),
    ("other-ways-to-write", 3, (0, 0, 1, SIMILAR_WORDS), 1),
];

/// Encodes a search in the format of `targets/request.rs`.
fn search_bytes(call: u8, (flags, slop, targets, words): SeedTerm, times: u8) -> Vec<u8> {
    let mut bytes = vec![call, 0, times];
    for term in 0..times {
        bytes.extend([flags, slop, targets, words.len() as u8]);
        // Distinct words differ between terms too.
        let word_number = |word: u8| if word < 200 { word } else { 200 + (word - 200 + term) % 55 };
        words.iter().for_each(|&(word, repeated)| bytes.extend([word_number(word), repeated]));
    }
    if call == 1 {
        // A name filter with the words of the term.
        bytes.extend([1, flags, slop, words.len() as u8]);
        words.iter().for_each(|&(word, repeated)| bytes.extend([word, repeated.min(5)]));
        // Sorted by relevance, with all facets and explanations.
        bytes.extend([0, 3, 0, 1]);
    }
    bytes
}

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds");
    let write = |target: &str, name: &str, bytes: &[u8]| {
        let folder = root.join(target);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(name), bytes)
    };
    for feed in small_feeds() {
        write("feed", feed.name, &feed.bytes)?;
    }
    for feed in hostile_feeds().iter().filter(|feed| feed.is_in_memory()) {
        let bytes = feed.body.first_bytes(MAX_SEED + 1);
        if bytes.len() <= MAX_SEED {
            write("feed", &format!("hostile-{}", feed.name), &bytes)?;
        }
    }
    OPML_SEEDS.iter().try_for_each(|(name, text)| write("opml", name, text.as_bytes()))?;
    TRANSCRIPT_SEEDS.iter().try_for_each(|(name, text)| write("transcript", name, text.as_bytes()))?;
    SEARCH_SEEDS
        .iter()
        .try_for_each(|&(name, call, term, times)| write("search_request", name, &search_bytes(call, term, times)))?;
    // The parser joins the words of a JSON list into sentences only when there are more than twenty.
    let words: Vec<String> =
        (0..30).map(|index| format!("{{\"start\":{index},\"end\":{index}.5,\"word\":\"w{index}\"}}")).collect();
    write("transcript", "words", format!("[{}]", words.join(",")).as_bytes())
}
