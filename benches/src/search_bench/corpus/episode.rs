//! The episodes of a podcast, and their transcripts.

use super::synthetic_transcript::SyntheticTranscript;
use earshot_generate::synthetic::SyntheticPodcast as Invented;
use earshot_model::{Cue, Episode, EpisodeId, Person, PodcastId, Timestamp, Transcript, TranscriptFormat, slug};

/// Random streams of a podcast are numbered; `tools/generate` uses other numbers.
const EPISODES: u64 = 1 << 40;
const TRANSCRIPTS: u64 = 1 << 41;
const STOCKS: u64 = 1 << 42;

const MS_PER_WORD: i64 = 400;

/// Returns the id of an episode. It depends on the number, which stays when later episodes appear.
pub fn episode_id(podcast: PodcastId, number: u32) -> EpisodeId {
    EpisodeId::derive(podcast, &number.to_string())
}

pub fn build_episode(
    show: &Invented<'_>,
    podcast_id: PodcastId,
    number: u32,
    published_at: Timestamp,
    now: Timestamp,
) -> Episode {
    let mut random = show.random.numbered(EPISODES + u64::from(number));
    let voice = show.text_generator;
    let guest = (show.has_interviews && random.chance(0.6)).then(|| voice.full_name(&mut random));
    let length = random.in_range(2, 7);
    let words = voice.title_words(length, show.topic, &mut random);
    let title = match &guest {
        Some(guest) if random.chance(0.5) => format!("{words} {} {guest}", voice.language.with),
        _ => words,
    };
    let mut description = String::new();
    let words = random.in_range(15, 130);
    voice.push_prose(&mut description, words, show.topic, &mut random);
    let id = episode_id(podcast_id, number);
    let person = |name| Person { name, role: "guest".to_owned(), group: None, image_url: None, url: None };
    Episode {
        slug: slug::for_episode(&title, id),
        guid: Some(format!("{}-{number}", show.handle)),
        title,
        description_html: format!("<p>{description}</p>"),
        description,
        web_url: Some(format!("https://{}/{number}", show.domain)),
        enclosure_url: Some(format!("https://{}/audio/{number:05}.mp3", show.domain)),
        enclosure_type: Some("audio/mpeg".to_owned()),
        enclosure_bytes: Some(i64::from(random.in_range(4_000_000, 90_000_000))),
        duration_s: Some(i64::from(show.median_duration_s)),
        published_at: Some(published_at),
        explicit: Some(show.explicit),
        number: i32::try_from(number).ok(),
        kind: Some("full".to_owned()),
        persons: guest.into_iter().map(person).collect(),
        updated_at: now.min(published_at + chrono::TimeDelta::days(1)),
        ..Episode::new(id, podcast_id, published_at)
    }
}

/// Generates about `bytes` bytes of conversation between a host and a guest.
pub fn build_transcript(
    show: &Invented<'_>,
    podcast_id: PodcastId,
    number: u32,
    bytes: usize,
    fetched_at: Timestamp,
) -> Transcript {
    let mut random = show.random.numbered(TRANSCRIPTS + u64::from(number));
    let speakers = [show.author().to_owned(), show.text_generator.full_name(&mut random)];
    let speech =
        SyntheticTranscript::new(show.text_generator, show.topic, show.random.numbered(STOCKS + u64::from(number)));
    let (mut cues, mut written, mut now_ms, mut speaker) = (Vec::new(), 0, 500, 0);
    while written < bytes {
        let length = random.in_range(5, 22);
        let mut text = String::new();
        speech.push(&mut text, length, &mut random);
        let end_ms = now_ms + i64::from(length) * MS_PER_WORD;
        written += text.len() + 1;
        let name = speakers[speaker].clone();
        cues.push(Cue { start_ms: Some(now_ms), end_ms: Some(end_ms), speaker: Some(name), text });
        now_ms = end_ms + i64::from(random.in_range(80, 700));
        if random.chance(0.3) {
            speaker = 1 - speaker;
        }
    }
    Transcript {
        episode_id: episode_id(podcast_id, number),
        podcast_id,
        language: Some(show.text_generator.language.tag.to_owned()),
        source: format!("https://{}/{number}.vtt", show.domain),
        format: TranscriptFormat::Vtt,
        cues,
        fetched_at,
        corrected_at: None,
        confidence: None,
    }
}
