//! Transcripts apart from feeds: written, missing, stored as failed, and matched to files.

use crate::{episode, now, podcast, transcript, update, writer};
use chrono::Duration;
use earshot_catalog::{
    CatalogError, CatalogOptions, FileNameKind, GenerationDatabase, TranscriptFailure, TranscriptFileMatch,
    TranscriptFileName, Writer, file_key,
};
use earshot_model::transcript::{CorrectionFit, TextCorrection, TranscriptPart};
use earshot_model::{Cue, Episode, Podcast, Transcript, TranscriptLink, slug};
use std::path::Path;

fn linked(mut episode: Episode, urls: &[&str]) -> Episode {
    let link =
        |url: &&str| TranscriptLink { url: (*url).to_owned(), media_type: None, language: None, is_captions: false };
    episode.transcript_links = urls.iter().map(link).collect();
    episode
}

fn failed(url: &str, days: i64) -> TranscriptFailure {
    let reason = "http-404".to_owned();
    TranscriptFailure {
        url: url.to_owned(),
        failures: 1,
        reason,
        tried_at: now(),
        next_at: now() + Duration::days(days),
    }
}

/// Tea has six episodes: the link of the third contains a quote, the fourth has a transcript, the last two have no
/// links.
fn tea(writer: &mut Writer) -> (Podcast, Vec<Episode>) {
    let podcast = podcast("https://tea.example/feed", "Tea");
    let episodes = vec![
        linked(episode(&podcast, 1), &["https://tea.example/1.vtt", "https://tea.example/1.srt"]),
        linked(episode(&podcast, 2), &["https://tea.example/2.vtt"]),
        linked(episode(&podcast, 3), &["https://tea.example/it's.vtt"]),
        linked(episode(&podcast, 4), &["https://tea.example/4.vtt"]),
        episode(&podcast, 5),
        episode(&podcast, 6),
    ];
    writer.put_feeds(vec![update(&podcast, episodes.clone())]).expect("written");
    assert_eq!(writer.put_transcripts(&[transcript(&episodes[3])], &[]).expect("written"), 1);
    (podcast, episodes)
}

#[test]
fn missing_transcripts_are_listed_once_and_dead_links_wait() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut writer = writer(folder.path());
    let (_, episodes) = tea(&mut writer);
    let mut seen = Vec::new();
    loop {
        let page = writer.missing_transcripts(now(), 2).expect("listed");
        if page.is_empty() {
            break;
        }
        assert!(page.len() <= 2);
        seen.extend(page.into_iter().map(|missing| missing.episode_id));
    }
    seen.sort();
    let mut expected: Vec<_> = episodes[..3].iter().map(|episode| episode.id).collect();
    expected.sort();
    assert_eq!(seen, expected);

    // One of the two links of the first episode has failed, and all links of the others.
    let tries = [
        failed("https://tea.example/1.vtt", 1),
        failed("https://tea.example/2.vtt", 1),
        failed("https://tea.example/it's.vtt", 4),
    ];
    assert_eq!(writer.put_transcripts(&[], &tries).expect("written"), 0);
    let missing = |writer: &mut Writer, at| {
        let page = writer.missing_transcripts(at, 9).expect("listed");
        assert!(writer.missing_transcripts(at, 9).expect("listed").is_empty());
        page.into_iter().map(|missing| missing.links[0].url.clone()).collect::<Vec<_>>()
    };
    assert_eq!(missing(&mut writer, now()), ["https://tea.example/1.vtt"]);
    assert_eq!(missing(&mut writer, now() + Duration::days(2)).len(), 2);
    let known = writer.transcript_failures(&["https://tea.example/it's.vtt".to_owned(), "x".to_owned()]).expect("read");
    assert_eq!(known.into_values().collect::<Vec<_>>(), [tries[2].clone()]);

    // A link that works is no longer stored as failed, and writing the same transcript again changes nothing.
    let mut found = transcript(&episodes[1]);
    found.source = "https://tea.example/2.vtt".to_owned();
    for expected in [1, 0] {
        assert_eq!(writer.put_transcripts(&[found.clone()], &[]).expect("written"), expected);
    }
    assert!(writer.transcript_failures(&[found.source.clone()]).expect("read").is_empty());
    assert_eq!(writer.transcript(episodes[1].id).expect("read"), Some(found));
    assert_eq!(writer.transcript(episodes[4].id).expect("read"), None);
}

#[test]
fn episodes_are_found_by_id_slug_and_show() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut writer = writer(folder.path());
    let (_, episodes) = tea(&mut writer);
    for name in [episodes[0].id.to_string(), episodes[0].slug.clone(), format!("tea/{}", episodes[0].slug)] {
        let found = writer.find_episodes_by_name(&name).expect("read");
        assert_eq!(found.iter().map(|found| found.episode_id).collect::<Vec<_>>(), [episodes[0].id], "{name}");
    }
    for name in [format!("coffee/{}", episodes[0].slug), "it's nothing".to_owned(), String::new()] {
        assert!(writer.find_episodes_by_name(&name).expect("read").is_empty(), "{name}");
    }
}

#[test]
fn files_are_matched_by_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut writer = writer(folder.path());
    let (_, mut episodes) = tea(&mut writer);
    let other = podcast("https://coffee.example/shows/coffee-time.xml", "Coffee");
    let mut theirs = episode(&other, 1);
    theirs.guid = Some("https://coffee.example/?p=12".to_owned());
    theirs.enclosure_url = Some("https://cdn.example/a/Brew%20One.mp3?token=1".to_owned());
    theirs.title = "It's Brewing".to_owned();
    theirs.slug = slug::for_episode(&theirs.title, theirs.id);
    episodes.push(theirs.clone());
    writer.put_feeds(vec![update(&other, vec![theirs.clone(), episode(&other, 6)])]).expect("written");

    let mine = &episodes[1];
    // File name, folder, index of the expected episode, and the kind of name.
    let id = mine.id.to_string();
    let cases: &[(&str, &str, Option<usize>, Option<FileNameKind>)] = &[
        (&id, "", Some(1), Some(FileNameKind::Id)),
        (&mine.slug, "", Some(1), Some(FileNameKind::Slug)),
        ("https://coffee.example/?p=12", "", Some(6), Some(FileNameKind::Guid)),
        ("1", "tea", Some(0), Some(FileNameKind::TranscriptLink)),
        ("6", "tea", Some(5), Some(FileNameKind::Guid)),
        ("1.vtt", "", None, None),
        ("Brew One", "", Some(6), Some(FileNameKind::Enclosure)),
        ("cdn/a/Brew One", "", None, None),
        ("a/Brew One", "", Some(6), Some(FileNameKind::Enclosure)),
        ("brew-one.mp3", "", Some(6), Some(FileNameKind::Enclosure)),
        ("it-s-brewing", "", Some(6), Some(FileNameKind::Title)),
        ("it-s-brewing", "coffee-time", Some(6), Some(FileNameKind::Title)),
        ("it-s-brewing", "tea", None, None),
        ("nothing of that name", "", None, None),
        ("", "", None, None),
    ];
    let names: Vec<TranscriptFileName> = cases
        .iter()
        .map(|(name, folder, ..)| TranscriptFileName {
            name_keys: vec![file_key(name)],
            folder_keys: vec![file_key(folder)],
        })
        .collect();
    let found = writer.match_transcript_files(&names).expect("matched");
    for ((name, folder, expected, expected_by), found) in cases.iter().zip(&found) {
        let (episode, by) = match found {
            TranscriptFileMatch::Episode { episode_id, kind: by, podcast_id, language } => {
                let episode = episodes.iter().find(|episode| episode.id == *episode_id).expect("one of them");
                assert_eq!((*podcast_id, language.as_deref()), (episode.podcast_id, Some("en-GB")));
                (episodes.iter().position(|known| known.id == episode.id), Some(*by))
            }
            TranscriptFileMatch::Ambiguous { .. } | TranscriptFileMatch::None => (None, None),
        };
        assert_eq!((episode, by), (*expected, *expected_by), "{folder}/{name}: {found:?}");
    }
    let ambiguous = TranscriptFileName { name_keys: vec!["6".to_owned()], folder_keys: vec![] };
    assert_eq!(
        writer.match_transcript_files(&[ambiguous, TranscriptFileName::default()]).expect("matched"),
        [TranscriptFileMatch::Ambiguous { episodes: 2 }, TranscriptFileMatch::None]
    );
}

#[test]
fn a_correction_stays_until_the_podcast_publishes_another_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut writer = writer(folder.path());
    let (_, episodes) = tea(&mut writer);
    let published = transcript(&episodes[3]);
    let correction = |before: &str, text: &str| TextCorrection {
        part: TranscriptPart::Sentence { start_ms: 0 },
        text_before: before.to_owned(),
        text: text.to_owned(),
    };
    let at = now() + Duration::days(1);
    let correct = |writer: &mut Writer, correction: &TextCorrection| {
        writer.correct_transcript(episodes[3].id, correction, at).expect("written")
    };
    let (first, second) = (correction("Hello", "It's 'Halo'"), correction("It's 'Halo'", "Hallo"));
    assert_eq!(correct(&mut writer, &first), CorrectionFit::Open);
    assert_eq!(correct(&mut writer, &first), CorrectionFit::Corrected, "a second time changes nothing");
    assert_eq!(correct(&mut writer, &second), CorrectionFit::Open);
    assert_eq!(correct(&mut writer, &correction("Hello", "Hey")), CorrectionFit::Outdated);
    let stored = |writer: &mut Writer| writer.transcript(episodes[3].id).expect("read").expect("one");
    let corrected = Transcript {
        cues: vec![Cue { text: "Hallo".to_owned(), ..published.cues[0].clone() }],
        corrected_at: Some(at),
        ..published.clone()
    };
    assert_eq!(stored(&mut writer), corrected);

    // The same file is imported again.
    assert_eq!(writer.put_transcripts(std::slice::from_ref(&published), &[]).expect("written"), 0);
    assert_eq!(stored(&mut writer), corrected);
    let mut other = published;
    other.cues[0].text = "Good evening".to_owned();
    assert_eq!(writer.put_transcripts(std::slice::from_ref(&other), &[]).expect("written"), 1);
    assert_eq!(stored(&mut writer), other, "another text drops the correction");
    assert_eq!(writer.correct_transcript(episodes[4].id, &first, at).expect("read"), CorrectionFit::Outdated);
}

/// The transcripts of a generation that is exported now.
fn exported_transcripts(writer: &mut Writer, folder: &Path) -> Vec<Transcript> {
    let tables = folder.join("tables");
    writer.export(&tables, "000001", 0).expect("exports");
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let mut found = Vec::new();
    let read = database.visit_part::<CatalogError>("000001", |_, episodes| {
        for episode in episodes {
            found.extend(episode?.1);
        }
        Ok(())
    });
    read.expect("reads");
    found
}

#[test]
fn the_confidence_of_a_recognizer_ends_with_its_transcript() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut writer = writer(folder.path());
    let (_, episodes) = tea(&mut writer);
    let source = "recognized:whisper-1".to_owned();
    let recognized = Transcript { source, confidence: Some(0.937), ..transcript(&episodes[4]) };
    assert!(writer.put_recognized_transcript(recognized.clone()).expect("written"));
    let stored = |writer: &mut Writer| writer.transcript(episodes[4].id).expect("read").expect("one");
    assert_eq!(stored(&mut writer), recognized);
    let other = Transcript { confidence: None, language: Some("en".to_owned()), ..recognized.clone() };
    assert!(writer.put_recognized_transcript(other.clone()).expect("written"));
    assert_eq!(stored(&mut writer), other, "another recognizer did not return it");

    assert!(writer.put_recognized_transcript(recognized.clone()).expect("written"));
    let found = exported_transcripts(&mut writer, folder.path());
    assert!(found.contains(&recognized), "{found:?}");

    let published = transcript(&episodes[4]);
    assert_eq!(writer.put_transcripts(std::slice::from_ref(&published), &[]).expect("written"), 1);
    assert_eq!(stored(&mut writer), published, "a text of the podcast has no confidence");
}

#[test]
fn a_generation_has_corrected_transcripts() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut writer = writer(folder.path());
    let (_, episodes) = tea(&mut writer);
    let part = TranscriptPart::Sentence { start_ms: 0 };
    let correction = TextCorrection { part, text_before: "Hello".to_owned(), text: "Halo".to_owned() };
    writer.correct_transcript(episodes[3].id, &correction, now()).expect("written");
    let found = exported_transcripts(&mut writer, folder.path());
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].cues[0].text.as_str(), found[0].corrected_at), ("Halo", Some(now())));
}
