//! Parses every collected real transcript, if the collection is available: how many, and how much of each.
#![expect(clippy::print_stderr, reason = "counts are for the person who runs the tests")]

use earshot_ingest::transcript::{ParsedTranscript, parse};
use earshot_model::transcript::{CueText, PassageRules, to_vtt};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Instant;

fn collection() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/real/transcripts");
    if !path.join("MANIFEST.tsv").is_file() {
        eprintln!("no collection of real transcripts at {}: skipped", path.display());
        return None;
    }
    Some(path)
}

/// Returns every file of the manifest with its bytes. Packed files are read from the archive.
fn files(root: &Path) -> BTreeMap<String, Vec<u8>> {
    let manifest = fs::read_to_string(root.join("MANIFEST.tsv")).expect("the manifest");
    let names = manifest.lines().skip(1).filter_map(|line| line.split('\t').next());
    let mut files: BTreeMap<String, Vec<u8>> =
        names.filter_map(|name| Some((name.to_owned(), fs::read(root.join(name)).ok()?))).collect();
    let packed = fs::File::open(root.join("transcripts.tar.zst")).expect("the archive");
    let mut archive = Vec::new();
    zstd::Decoder::new(packed).expect("zstd").read_to_end(&mut archive).expect("zstd");
    files.extend(entries(&archive));
    files
}

/// Returns the files of a POSIX tar archive. Long names (GNU `L`, pax) are in a preceding entry.
fn entries(archive: &[u8]) -> Vec<(String, Vec<u8>)> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim_end_matches('\0').to_owned();
    let mut files = Vec::new();
    let mut long_name = None;
    let mut at = 0;
    while at + 512 <= archive.len() && archive[at] != 0 {
        let header = &archive[at..at + 512];
        let size = usize::from_str_radix(text(&header[124..136]).trim(), 8).expect("a size");
        let body = &archive[at + 512..at + 512 + size];
        match header[156] {
            b'L' => long_name = Some(text(body)),
            b'x' => {
                let pax = text(body);
                long_name = pax.split("path=").nth(1).and_then(|rest| rest.lines().next()).map(str::to_owned);
            }
            b'0' | 0 => {
                let name = long_name.take().unwrap_or_else(|| text(&header[..100]));
                files.push((name.trim_start_matches("./").to_owned(), body.to_vec()));
            }
            _ => long_name = None,
        }
        at += 512 + size.next_multiple_of(512);
    }
    files
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    files: usize,
    /// Files with times on nine of ten cues.
    timed: usize,
    /// Files with speakers on half of the cues.
    named: usize,
}

fn count(counts: &mut BTreeMap<String, Counts>, name: &str, parsed: &ParsedTranscript) {
    let share = |has: &dyn Fn(&earshot_model::Cue) -> bool| {
        parsed.cues.iter().filter(|cue| has(cue)).count() as f64 / parsed.cues.len() as f64
    };
    let group = name.split('/').next().unwrap_or_default();
    let entry = counts.entry(format!("{group} {}", parsed.format.as_str())).or_default();
    entry.files += 1;
    entry.timed += usize::from(share(&|cue| cue.start_ms.is_some()) >= 0.9);
    entry.named += usize::from(share(&|cue| cue.speaker.is_some()) >= 0.5);
}

/// Number of files, of those with times and of those with names, by folder and format.
const EXPECTED: &[(&str, usize, usize, usize)] = &[
    ("bitcoin text", 109, 2, 101),
    ("bitcoin-talks text", 18, 0, 1),
    ("changelog text", 531, 0, 529),
    ("cweiske json", 1, 1, 0),
    ("haskell-interlude text", 57, 0, 54),
    ("javaing json", 12, 12, 12),
    ("javaing text", 18, 0, 0),
    ("javaswag srt", 2, 2, 0),
    ("lennys text", 25, 25, 25),
    ("oxide-and-friends text", 17, 16, 16),
    ("podcast-namespace json", 1, 1, 1),
    ("podcast_search json", 2, 2, 1),
    ("podcast_search srt", 1, 1, 0),
    ("podcast_search vtt", 1, 1, 1),
    ("python-bytes text", 216, 216, 10),
    ("python-bytes vtt", 43, 43, 1),
    ("talk-python text", 18, 18, 0),
    ("talk-python vtt", 14, 14, 0),
];

#[test]
fn real_transcripts_are_read_written_and_cut() {
    let Some(root) = collection() else { return };
    let files = files(&root);
    assert_eq!(files.len(), 1102, "the whole collection");
    let (mut counts, mut refused) = (BTreeMap::new(), BTreeMap::<&str, usize>::new());
    let bytes: usize = files.values().map(Vec::len).sum();
    let (mut passages, mut tokens, mut long) = (0, 0, 0);
    let start = Instant::now();
    let parsed: Vec<_> = files.par_iter().map(|(name, content)| (name, parse(content, None))).collect();
    let seconds = start.elapsed().as_secs_f64();
    for (number, (name, transcript)) in parsed.into_iter().enumerate() {
        let transcript = match transcript {
            Ok(transcript) => transcript,
            Err(reason) => {
                *refused.entry(reason.kind()).or_default() += 1;
                continue;
            }
        };
        count(&mut counts, name, &transcript);
        let errors = transcript.issues.iter().filter(|issue| issue.severity > earshot_model::Severity::Notice).count();
        assert_eq!(errors, 0, "{name}: {:?}", transcript.issues);
        // A sample suffices for what depends on cues and not on files.
        if number % 5 > 0 {
            continue;
        }
        // A transcript written as WebVTT parses to the same cues.
        let written = to_vtt(&transcript.cues);
        if let Ok(again) = parse(written.as_bytes(), None) {
            assert_eq!(to_vtt(&again.cues), written, "{name}");
        }
        for passage in CueText::from_cues(&transcript.cues).passages(&PassageRules::STORED) {
            passages += 1;
            tokens += passage.tokens;
            long += usize::from(passage.tokens > PassageRules::STORED.max_tokens);
        }
    }
    eprintln!("{:.1} MB/s, {passages} passages of {} tokens", bytes as f64 / 1e6 / seconds, tokens / passages.max(1));
    let counts: Vec<(&str, usize, usize, usize)> =
        counts.iter().map(|(group, counts)| (group.as_str(), counts.files, counts.timed, counts.named)).collect();
    assert_eq!(counts, EXPECTED);
    // Chapters, and six pages of metadata; diarization and Transcriber files.
    assert_eq!(refused, BTreeMap::from([("json", 7), ("xml", 9)]));
    assert!((200..=300).contains(&(tokens / passages)) && long == 0, "{long} are too long");
}
