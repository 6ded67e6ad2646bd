//! Writes the transcript of an episode: two voices, about 1,500 words at 150 words per minute.

use super::synthetic_catalog::{SyntheticCatalog, SyntheticPodcast};
use crate::transcript::{Cue, Format};

const SHORTEST_WORDS: u32 = 1_200;
const LONGEST_WORDS: u32 = 1_800;
const MS_PER_WORD: u64 = 400;

/// Returns the path below the catalog's folder and below the show's site: `transcripts/p0000123/00007.vtt`.
pub fn file_name(podcast: &SyntheticPodcast<'_>, number: u32) -> String {
    format!("transcripts/{}/{number:05}.vtt", podcast.file_stem())
}

/// Returns the URL of a transcript.
pub fn transcript_url(world: &SyntheticCatalog, podcast: &SyntheticPodcast<'_>, number: u32) -> String {
    world.web.url_of_host(&podcast.domain, &format!("/{}", file_name(podcast, number)))
}

/// Writes the transcript of one episode.
pub fn write_transcript(podcast: &SyntheticPodcast<'_>, number: u32) -> String {
    let mut random = podcast.random.numbered(u64::MAX / 2 + u64::from(number));
    let voice = podcast.text_generator;
    let speakers = [podcast.author().to_owned(), voice.full_name(&mut random)];
    let requested = random.in_range(SHORTEST_WORDS, LONGEST_WORDS);
    let mut cues = Vec::with_capacity(requested as usize / 8);
    let (mut words, mut now_ms, mut speaker) = (0, 500, 0);
    while words < requested {
        let length = random.in_range(5, 22);
        let mut text = String::new();
        voice.push_sentence(&mut text, length, podcast.topic, &mut random);
        let end_ms = now_ms + u64::from(length) * MS_PER_WORD;
        cues.push(Cue { start_ms: now_ms, end_ms, speaker: speakers[speaker].clone(), text });
        now_ms = end_ms + u64::from(random.in_range(80, 700));
        words += length;
        if random.chance(0.3) {
            speaker = 1 - speaker;
        }
    }
    Format::Vtt.document(&cues)
}
