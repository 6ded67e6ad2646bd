//! Transcripts: their public previews, the roles of speakers, and the second at which somebody is named.

use earshot_api_catalog::episodes::transcript_timestamps_preview::TranscriptTimestampsPreviewData;
use earshot_api_catalog::spoken_name::first_second;
use earshot_api_content::assistance::transcript_facts::{SpeakerNames, transcript_cues};
use earshot_api_server::metering::PREVIEW_CHARS;
use earshot_assist::facts::SpeakerRole;
use earshot_model::{Cue, EpisodeId, PodcastId, Transcript, TranscriptFormat};

fn cue(start_ms: Option<i64>, text: &str) -> Cue {
    Cue { start_ms, end_ms: None, speaker: None, text: text.to_owned() }
}

fn transcript(cues: Vec<Cue>) -> Transcript {
    let podcast_id = PodcastId::from_feed_url("https://feeds.example/show");
    Transcript {
        episode_id: EpisodeId::derive(podcast_id, "1"),
        podcast_id,
        language: None,
        source: "a file".to_owned(),
        format: TranscriptFormat::Text,
        cues,
        fetched_at: "2026-11-20T12:00:00Z".parse().expect("a moment"),
        corrected_at: None,
        confidence: None,
    }
}

fn preview(cues: Vec<Cue>) -> TranscriptTimestampsPreviewData {
    TranscriptTimestampsPreviewData::of(&transcript(cues), None)
}

#[test]
fn a_preview_is_truncated_even_with_long_sentences() {
    let long = |start_ms: Option<i64>, chars: usize| cue(start_ms, &"é".repeat(chars));
    let chars = |text: &str| text.chars().count();
    let shown = |preview: &TranscriptTimestampsPreviewData| -> usize {
        preview.sentences.iter().map(|sentence| chars(&sentence.text)).sum()
    };
    // A transcript without times is a single sentence.
    let untimed = preview(vec![long(None, 90_000)]);
    assert_eq!(untimed.text_without_times.as_deref().map(chars), Some(PREVIEW_CHARS));
    assert!(untimed.truncated);
    let two = preview(vec![long(Some(0), 1_500), long(Some(9_000), 1_500)]);
    assert_eq!((two.sentences.len(), shown(&two), two.truncated), (2, PREVIEW_CHARS, true));
    let many = preview((0..30).map(|number| long(Some(number * 1_000), 1_000)).collect());
    assert_eq!((many.sentences.len(), shown(&many), many.truncated), (2, PREVIEW_CHARS, true));
    let short = preview(vec![long(Some(0), 50)]);
    assert_eq!((shown(&short), short.truncated), (50, false));
}

#[test]
fn a_name_is_found_with_its_second_also_across_cues() {
    let at = |second: i64, text: &str| cue(Some(second * 1_000 + 400), text);
    let cues =
        [at(0, "Welcome, Anna is here."), at(7, "With me is ANNA"), at(9, "Müller from Graz"), at(20, "Ben Hill")];
    assert_eq!(first_second(&cues, "Anna Muller"), Some(7));
    assert_eq!(first_second(&cues, "ben hill"), Some(20));
    assert_eq!(first_second(&cues, "Cy Wood"), None);
    assert_eq!(first_second(&cues, " "), None);
    assert_eq!(first_second(&[], "Ben Hill"), None);
    assert_eq!(first_second(&[cue(None, "Ben Hill")], "Ben Hill"), None);
}

#[test]
fn speakers_are_recognized_by_names_and_labels() {
    let hosts = ["Ada Lovelace".to_owned(), "Sam Reed".to_owned()];
    let guests = ["Zoë Quinn".to_owned(), "Sam Cole".to_owned()];
    let names = SpeakerNames { hosts: &hosts, guests: &guests };
    let cases = [
        (Some("ADA"), SpeakerRole::Host),
        (Some("Lovelace, Ada"), SpeakerRole::Host),
        (Some("zoe quinn"), SpeakerRole::Guest),
        (Some("Host"), SpeakerRole::Host),
        (Some("Guest 2"), SpeakerRole::Guest),
        (Some("Sam"), SpeakerRole::Unknown),
        (Some("Sam Cole"), SpeakerRole::Guest),
        (Some("Speaker 1"), SpeakerRole::Unknown),
        (Some(""), SpeakerRole::Unknown),
        (Some("Ada Byron"), SpeakerRole::Unknown),
        (None, SpeakerRole::Unknown),
    ];
    let spoken =
        |(speaker, _): &(Option<&str>, SpeakerRole)| Cue { speaker: speaker.map(str::to_owned), ..cue(None, "Tea.") };
    let cues = transcript_cues(&transcript(cases.iter().map(spoken).collect()), &names);
    let roles: Vec<_> = cues.iter().map(|cue| (cue.speaker.as_deref(), cue.role)).collect();
    assert_eq!(roles, cases);
}
