//! Invariants of every parsed input. The fuzz targets and the mutation benchmark use this file too.

use earshot_ingest::feed::{ParsedFeed, sanitize, to_episode, to_podcast};
use earshot_ingest::transcript::{ParsedTranscript, parse};
use earshot_model::limits::{MAX_FEED_ITEMS, MAX_SHORT_TEXT_BYTES, MAX_TEXT_BYTES};
use earshot_model::transcript::to_vtt;
use earshot_model::{Episode, Person, Podcast, PodcastId};
use serde_json::Value;
use std::collections::HashSet;

/// Maximum length of lists: genres, keywords, persons.
const MAX_LIST: usize = 100;
/// Maximum number of issues: those of each severity, and the one about the rest.
const MAX_ISSUES: usize = 201;
/// Maximum text of one cue, in bytes.
const MAX_CUE_BYTES: usize = 16 << 10;
/// Longer HTML, in bytes, is not sanitized twice here, because that only repeats the same code.
const MAX_RESANITIZED_BYTES: usize = 64 << 10;
/// The tags that sanitized HTML may contain.
const TAGS: &[&str] = &[
    "p",
    "br",
    "a",
    "ul",
    "ol",
    "li",
    "em",
    "strong",
    "b",
    "i",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "blockquote",
    "code",
    "pre",
];

type CheckResult = Result<(), String>;

fn ensure(holds: bool, broken: impl FnOnce() -> String) -> CheckResult {
    if holds { Ok(()) } else { Err(broken()) }
}

/// Checks a feed, and the catalog entities of its first `episodes` items.
pub fn check_feed(feed: &ParsedFeed, episodes: usize) -> CheckResult {
    ensure(feed.items.len() <= MAX_FEED_ITEMS, || format!("{} items", feed.items.len()))?;
    ensure(feed.issues.len() <= MAX_ISSUES, || format!("{} issues", feed.issues.len()))?;
    let mut identities = HashSet::with_capacity(feed.items.len());
    for item in &feed.items {
        ensure(!item.identity.is_empty(), || "an empty identity".to_owned())?;
        ensure(identities.insert(item.identity.as_str()), || format!("identity {:?} is there twice", item.identity))?;
    }
    let url = "https://feed.example/feed";
    let id = PodcastId::from_feed_url(url);
    let now = chrono::DateTime::from_timestamp(1_793_534_400, 0).unwrap_or_default();
    check_podcast(&to_podcast(feed, id, url, now))?;
    feed.items.iter().take(episodes).try_for_each(|item| check_episode(&to_episode(item, id, now)))
}

/// Checks that no text of an entity contains characters that are never displayed.
fn check_texts(value: &Value) -> CheckResult {
    match value {
        Value::String(text) => {
            let junk = text.chars().find(|character| is_junk(*character) && !matches!(character, '\n' | '\t'));
            ensure(junk.is_none(), || format!("{junk:?} is in a text: {text:?}"))
        }
        Value::Array(values) => values.iter().try_for_each(check_texts),
        Value::Object(fields) => fields.values().try_for_each(check_texts),
        _ => Ok(()),
    }
}

fn check_podcast(podcast: &Podcast) -> CheckResult {
    check_texts(&serde_json::to_value(podcast).map_err(|error| error.to_string())?)?;
    line("title", Some(&podcast.title))?;
    let lines = [
        ("author", &podcast.author),
        ("owner name", &podcast.owner_name),
        ("owner mail", &podcast.owner_email),
        ("language", &podcast.language),
        ("kind", &podcast.kind),
        ("medium", &podcast.medium),
        ("generator", &podcast.generator),
        ("copyright", &podcast.copyright),
        ("location", &podcast.location),
        ("guid", &podcast.guid),
    ];
    lines.into_iter().try_for_each(|(what, text)| line(what, text.as_deref()))?;
    let urls = [&podcast.image_url, &podcast.website_url, &podcast.funding_url];
    urls.into_iter().flatten().try_for_each(|url| check_url(url))?;
    list("genres", &podcast.genres)?;
    list("keywords", &podcast.keywords)?;
    persons(&podcast.persons)?;
    long(&podcast.description)?;
    check_html(&podcast.description_html)
}

fn check_episode(episode: &Episode) -> CheckResult {
    check_texts(&serde_json::to_value(episode).map_err(|error| error.to_string())?)?;
    ensure(episode.enclosures.len() <= MAX_LIST, || format!("{} enclosures", episode.enclosures.len()))?;
    line("title", Some(&episode.title))?;
    let lines = [
        ("subtitle", &episode.subtitle),
        ("author", &episode.author),
        ("guid", &episode.guid),
        ("kind", &episode.kind),
        ("enclosure type", &episode.enclosure_type),
    ];
    lines.into_iter().try_for_each(|(what, text)| line(what, text.as_deref()))?;
    let urls = [&episode.web_url, &episode.enclosure_url, &episode.image_url, &episode.chapters_url];
    urls.into_iter().flatten().try_for_each(|url| check_url(url))?;
    episode.transcript_links.iter().try_for_each(|link| check_url(&link.url))?;
    ensure(episode.transcript_links.len() <= MAX_LIST, || "too many transcripts".to_owned())?;
    list("keywords", &episode.keywords)?;
    persons(&episode.persons)?;
    ensure(episode.duration_s.is_none_or(|seconds| (1..=604_800).contains(&seconds)), || {
        format!("a duration of {:?} s", episode.duration_s)
    })?;
    ensure(episode.enclosure_bytes.is_none_or(|bytes| bytes > 0), || format!("{:?} bytes", episode.enclosure_bytes))?;
    let numbers = [episode.season, episode.number];
    ensure(numbers.into_iter().flatten().all(|number| (0..=1_000_000).contains(&number)), || format!("{numbers:?}"))?;
    long(&episode.description)?;
    check_html(&episode.description_html)
}

fn persons(persons: &[Person]) -> CheckResult {
    ensure(persons.len() <= MAX_LIST, || format!("{} persons", persons.len()))?;
    for person in persons {
        line("person", Some(&person.name))?;
        line("role", Some(&person.role))?;
        [&person.url, &person.image_url].into_iter().flatten().try_for_each(|url| check_url(url))?;
    }
    Ok(())
}

fn list(what: &str, texts: &[String]) -> CheckResult {
    ensure(texts.len() <= MAX_LIST, || format!("{} {what}", texts.len()))?;
    texts.iter().try_for_each(|text| line(what, Some(text)))
}

/// Characters that are never displayed or stored.
fn is_junk(character: char) -> bool {
    character.is_control() || matches!(character, '\u{202D}' | '\u{202E}' | '\u{FEFF}' | '\u{FFFE}' | '\u{FFFF}')
}

fn line(what: &str, text: Option<&str>) -> CheckResult {
    let Some(text) = text else { return Ok(()) };
    ensure(text.len() <= MAX_SHORT_TEXT_BYTES, || format!("{what} has {} bytes", text.len()))?;
    ensure(!text.contains(is_junk), || format!("{what} has junk: {text:?}"))?;
    ensure(text.trim() == text, || format!("{what} has blanks around it: {text:?}"))
}

fn long(text: &str) -> CheckResult {
    // A cut falls after a word or entity, so a few more bytes are fine.
    ensure(text.len() <= MAX_TEXT_BYTES + 1_024, || format!("a description has {} bytes", text.len()))?;
    let junk = text.chars().find(|character| is_junk(*character) && !matches!(character, '\n' | '\t'));
    ensure(junk.is_none(), || format!("a description has {junk:?}"))
}

fn check_url(url: &str) -> CheckResult {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    ensure(rest.is_some_and(|rest| !rest.is_empty() && !rest.starts_with('/')), || format!("URL {url:?}"))?;
    ensure(!url.contains(|character: char| character.is_control() || character == ' '), || format!("URL {url:?}"))
}

/// Checks that sanitized HTML has only allowed tags, and is stable.
pub fn check_html(html: &str) -> CheckResult {
    for (at, _) in html.match_indices('<') {
        let rest = &html[at + 1..];
        let tag = rest.split('>').next().unwrap_or_default();
        let name = tag.trim_start_matches('/').split(' ').next().unwrap_or_default();
        ensure(TAGS.contains(&name), || format!("tag {tag:?} in {html:?}"))?;
        let attributes = tag.split_once(' ').map_or("", |(_, attributes)| attributes);
        let is_link = name == "a" && attributes.ends_with("rel=\"nofollow noopener\"");
        ensure(attributes.is_empty() || is_link, || format!("attributes of {tag:?}"))?;
    }
    let junk = html.chars().find(|character| is_junk(*character) && !matches!(character, '\n' | '\t'));
    ensure(junk.is_none(), || format!("sanitised HTML has {junk:?}"))?;
    if html.len() > MAX_RESANITIZED_BYTES {
        return Ok(());
    }
    let again = sanitize(html, None);
    ensure(again == html, || format!("sanitised HTML changes when sanitised again: {html:?} becomes {again:?}"))
}

/// Checks that cues are within bounds, alone and in order, and survive WebVTT.
pub fn check_transcript(transcript: &ParsedTranscript) -> CheckResult {
    ensure(!transcript.cues.is_empty(), || "no cues".to_owned())?;
    for cue in &transcript.cues {
        if let (Some(start), Some(end)) = (cue.start_ms, cue.end_ms) {
            ensure(start <= end, || format!("a cue from {start} to {end} ms"))?;
        }
        ensure(cue.start_ms.is_none_or(|start| start >= 0), || format!("a cue that starts at {:?}", cue.start_ms))?;
        ensure(!cue.text.is_empty() && cue.text.len() <= MAX_CUE_BYTES, || {
            format!("a cue of {} bytes", cue.text.len())
        })?;
        ensure(!cue.text.contains(is_junk), || format!("a cue with junk: {:?}", cue.text))?;
        line("speaker", cue.speaker.as_deref())?;
    }
    if transcript.cues.iter().all(|cue| cue.start_ms.is_some() && cue.end_ms.is_some()) {
        let again = parse(to_vtt(&transcript.cues).as_bytes(), None).map(|again| again.cues.len());
        ensure(again.is_ok(), || format!("written as WebVTT it is {again:?}"))?;
    }
    Ok(())
}

/// Checks that URLs of a list are single-line texts. Their targets are checked later.
pub fn check_urls(urls: &[String]) -> CheckResult {
    urls.iter().try_for_each(|url| ensure(url.trim() == url && !url.is_empty(), || format!("{url:?} is not trimmed")))
}
