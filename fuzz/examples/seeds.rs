//! Writes the seeds of the fuzz targets to `seeds/`: the small feeds and the small hostile ones of the testkit, and
//! lists and transcripts of every format.

use earshot_testkit::hostile::{hostile_feeds, small_feeds};
use std::path::Path;
use std::{fs, io};

/// Larger ones teach a fuzzer nothing that smaller ones do not, in bytes.
const MAX_SEED: usize = 4 << 10;

const LISTS: &[(&str, &str)] = &[
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

const TRANSCRIPTS: &[(&str, &str)] = &[
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
    for feed in hostile_feeds().iter().filter(|feed| feed.is_small()) {
        let bytes = feed.body.first(MAX_SEED + 1);
        if bytes.len() <= MAX_SEED {
            write("feed", &format!("hostile-{}", feed.name), &bytes)?;
        }
    }
    LISTS.iter().try_for_each(|(name, text)| write("opml", name, text.as_bytes()))?;
    TRANSCRIPTS.iter().try_for_each(|(name, text)| write("transcript", name, text.as_bytes()))?;
    // The lists of words in JSON are joined to sentences, which takes more than twenty.
    let words: Vec<String> =
        (0..30).map(|index| format!("{{\"start\":{index},\"end\":{index}.5,\"word\":\"w{index}\"}}")).collect();
    write("transcript", "words", format!("[{}]", words.join(",")).as_bytes())
}
