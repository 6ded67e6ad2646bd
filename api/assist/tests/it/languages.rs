//! Two readers of languages over texts of real feeds, whose tags are the labels: function words (this crate) and trigrams
//! (`whatlang`, for feeds without a tag). Skipped without the feeds beside the checkout.

#![expect(clippy::print_stderr, reason = "the figures are printed with --nocapture")]

use chrono::DateTime;
use earshot_assist::language::guess_language;
use earshot_ingest::feed::{ParseContext, detect_language, parse, to_episode, to_podcast};
use earshot_model::PodcastId;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The languages that the function words and scripts of this crate cover.
const COVERED: [&str; 13] = ["en", "de", "nl", "sv", "no", "da", "fr", "es", "pt", "it", "ja", "ko", "el"];
/// Bytes of the texts: a line of a bio, a sentence or two, a description.
const LENGTHS: [usize; 4] = [60, 120, 400, 2_000];
const EPISODES: usize = 5;

/// Right, wrong and no answers.
type Outcomes = [usize; 3];

fn base(tag: &str) -> String {
    let base = tag.split('-').next().unwrap_or_default().to_lowercase();
    if matches!(base.as_str(), "nb" | "nn") { "no".to_owned() } else { base }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The language of a feed, and its texts.
fn labelled_texts(path: &Path) -> Option<(String, Vec<String>)> {
    let feed = parse(&std::fs::read(path).ok()?, &ParseContext::default()).ok()?;
    let label = base(feed.channel.language.as_deref()?);
    let (id, now) = (PodcastId::from_feed_url(&path.to_string_lossy()), DateTime::UNIX_EPOCH);
    let mut texts = vec![to_podcast(&feed, id, "https://feeds.example/feed.xml", now).description];
    texts.extend(feed.items.iter().take(EPISODES).map(|item| to_episode(item, id, now).description));
    Some((label, texts))
}

#[test]
fn function_words_decide_more_short_texts_than_trigrams() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/real/feeds");
    let mut counts = BTreeMap::<(bool, usize, &str), Outcomes>::new();
    for (label, texts) in files(&folder).iter().filter_map(|path| labelled_texts(path)) {
        let is_covered = COVERED.contains(&label.as_str());
        for (text, length) in texts.iter().flat_map(|text| LENGTHS.map(|length| (text, length))) {
            let text = &text[..text.floor_char_boundary(length)];
            if text.len() * 2 < length {
                continue;
            }
            let by_words = guess_language(text).map(str::to_owned);
            for (reader, found) in [("words", by_words), ("trigrams", detect_language(text))] {
                let outcome = found.map_or(2, |found| usize::from(base(&found) != label));
                counts.entry((is_covered, length, reader)).or_default()[outcome] += 1;
            }
        }
    }
    for ((is_covered, length, reader), [right, wrong, none]) in &counts {
        eprintln!("covered {is_covered:<5} {length:>5} {reader:<8} right {right} wrong {wrong} none {none}");
    }
    let of = |length, reader| counts.get(&(true, length, reader)).copied().unwrap_or_default();
    for length in [60, 120] {
        let ([right, wrong, _], [other_right, ..]) = (of(length, "words"), of(length, "trigrams"));
        assert!(
            right >= other_right && wrong * 20 <= right,
            "{length}: {right} right, {wrong} wrong; {other_right} right"
        );
    }
}
