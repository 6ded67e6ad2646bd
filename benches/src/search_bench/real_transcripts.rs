//! Measures index and passage sizes on real transcripts, which the synthetic ones imitate.

use super::corpus::{Corpus, build_document, build_episode, podcast_id};
use super::machine::{folder_bytes, fresh_folder};
use super::peers::field_bytes;
use super::table::{Table, megabytes, share, shares, thousands};
use crate::failure::Failure;
use earshot_generate::synthetic::PodcastShare;
use earshot_indexer::{BuildPlan, EmbeddingSource, PodcastSource, PodcastVisitor, SourceError, build};
use earshot_ingest::transcript::{ParsedTranscript, parse};
use earshot_model::transcript::CueText;
use earshot_model::{EpisodeAliases, EpisodeCredits, Transcript};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// In shorter texts, terms dominate the size of the index.
const MIN_TRANSCRIPT_BYTES: usize = 10_000;
/// The share of new words is measured over this many words.
const MEASURED_WORDS: usize = 8_000;

/// Transcripts below a folder, as episodes of one show.
struct RealTranscripts<'a> {
    corpus: &'a Corpus,
    transcripts: Vec<ParsedTranscript>,
}

/// Indexes the transcripts below a folder, and formats the sizes as a table.
pub fn measure_real_transcripts(corpus: &Corpus, transcripts: &Path, folder: &Path) -> Result<String, Failure> {
    let mut files = Vec::new();
    collect_files(transcripts, &mut files)?;
    files.sort();
    let mut transcripts = Vec::new();
    for file in &files {
        // The folder may also contain other files.
        if let Ok(parsed) = parse(&fs::read(file)?, None)
            && transcript_bytes(&parsed) >= MIN_TRANSCRIPT_BYTES
        {
            transcripts.push(parsed);
        }
    }
    let bytes: usize = transcripts.iter().map(transcript_bytes).sum();
    let texts: Vec<String> = transcripts.iter().map(|parsed| CueText::from_cues(&parsed.cues).into_text()).collect();
    let (words, new) = count_new_words(texts.iter().map(String::as_str));
    drop(texts);
    let count = transcripts.len() as u64;
    let index = folder.join("index");
    fresh_folder(&index)?;
    let plan =
        BuildPlan { shards: 1, embeddings: EmbeddingSource::Off, ..BuildPlan::full(index.clone(), corpus.now()) };
    build(&plan, RealTranscripts { corpus, transcripts }, &mut |_| {})?;
    let passages = folder_bytes(&index, &|path| path.iter().any(|part| part == "passages"))?;
    let mut table = Table::new(&["real transcripts", "", "goal"]);
    let mut row = |what: &str, value: String, goal: &str| table.row([what.to_owned(), value, goal.to_owned()]);
    row("transcripts, their text", format!("{}, {}", thousands(count), megabytes(bytes as u64)), "");
    row(&format!("of the first {} words, new ones", thousands(MEASURED_WORDS as u64)), share(new, words), "");
    row("index of real transcripts / their bytes", shares(field_bytes(&index, "transcript")?, bytes as u64), "≤ 0.30");
    row("passages / bytes of real transcripts", share(passages, bytes as u64), "≤ 0.35");
    Ok(table.into_text())
}

fn transcript_bytes(parsed: &ParsedTranscript) -> usize {
    parsed.cues.iter().map(|cue| cue.text.len() + 1).sum()
}

fn collect_files(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { collect_files(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

/// Counts words of sufficiently long texts, at most [`MEASURED_WORDS`] of each, and how many are new in their text.
pub fn count_new_words<'t>(texts: impl Iterator<Item = &'t str>) -> (u64, u64) {
    let (mut all, mut new) = (0, 0);
    for text in texts {
        let text = text.to_lowercase();
        let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        let words: Vec<&str> = words.take(MEASURED_WORDS).collect();
        if words.len() == MEASURED_WORDS {
            all += words.len() as u64;
            new += words.into_iter().collect::<HashSet<_>>().len() as u64;
        }
    }
    (all, new)
}

impl PodcastSource for RealTranscripts<'_> {
    fn for_each_podcast(&mut self, visit: &mut PodcastVisitor<'_>) -> Result<(), SourceError> {
        let corpus = self.corpus;
        let is_english =
            |show: &earshot_generate::synthetic::SyntheticPodcast<'_>| show.text_generator.language.tag == "en";
        let Some(show) = (0..corpus.sizes.podcasts).map(|index| corpus.show(index)).find(is_english) else {
            return Err("the corpus has no English show".into());
        };
        let (id, now) = (podcast_id(&show), corpus.now());
        let transcripts = std::mem::take(&mut self.transcripts);
        let episodes = u32::try_from(transcripts.len())?;
        let share = PodcastShare { index: 0, episodes, transcripts: episodes };
        let podcast = build_document(&show, share, &[now], super::corpus::Edition::First, now);
        let mut items = (1..).zip(transcripts).map(|(number, parsed)| {
            let written = build_episode(&show, id, number, now, now);
            let transcript = Transcript {
                episode_id: written.id,
                podcast_id: id,
                language: Some("en".to_owned()),
                source: String::new(),
                format: parsed.format,
                cues: parsed.cues,
                fetched_at: now,
                corrected_at: None,
                confidence: None,
            };
            Ok((written, Some(transcript), EpisodeAliases::default(), EpisodeCredits::default()).into())
        });
        let _ = visit(podcast, &mut items);
        Ok(())
    }
}
