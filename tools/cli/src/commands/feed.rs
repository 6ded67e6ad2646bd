//! `earshot feed parse`: prints a feed's content and defects.

use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use earshot_ingest::feed::{ParseContext, parse, to_episode, to_podcast};
use earshot_model::limits::MAX_FEED_BYTES;
use earshot_model::{Episode, Issue, Podcast, PodcastId, public_url};
use std::fmt::Write as _;
use std::io::Read;
use std::path::Path;

/// The most episodes and issues that the text shows; `--json` lists all.
const MAX_PRINTED_EPISODES: usize = 10;

pub fn run(context: &Context, file: &Path) -> CommandResult {
    let bytes = read_input(file)?;
    let feed = parse(&bytes, &ParseContext::default())
        .map_err(|reason| Failure::input(format!("{} is not a podcast feed: {reason}", shown(file))))?;
    let name = file.file_name().map_or_else(|| "stdin".to_owned(), |name| name.to_string_lossy().into_owned());
    let url = feed.channel.self_url.clone().unwrap_or_else(|| format!("file:///{name}"));
    let id = PodcastId::from_feed_url(&url);
    let now = context.clock.now();
    let podcast = to_podcast(&feed, id, &url, now);
    let episodes: Vec<Episode> = feed.items.iter().map(|item| to_episode(item, id, now)).collect();
    let json = serde_json::json!({ "podcast": podcast, "episodes": episodes, "issues": feed.issues });
    context.print_result(&json, || feed_text(&podcast, &episodes, &feed.issues))
}

/// Returns the path without secrets, because the argument may be a URL.
fn shown(file: &Path) -> String {
    public_url(&file.to_string_lossy()).into_owned()
}

fn read_input(file: &Path) -> CommandResult<Vec<u8>> {
    let mut bytes = Vec::new();
    // One byte more than the limit detects larger files.
    let limit = MAX_FEED_BYTES as u64 + 1;
    let read = if file.as_os_str() == "-" {
        std::io::stdin().take(limit).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(file).and_then(|open| open.take(limit).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::input(format!("{} cannot be read: {error}", shown(file))))?;
    if bytes.len() > MAX_FEED_BYTES {
        return Err(Failure::input(format!("{} is larger than {} MiB", shown(file), MAX_FEED_BYTES >> 20)));
    }
    Ok(bytes)
}

fn feed_text(podcast: &Podcast, episodes: &[Episode], issues: &[Issue]) -> String {
    let mut text = podcast.title.clone();
    let mut line = |name: &str, value: &str| {
        if !value.is_empty() {
            write!(text, "\n  {name:10} {value}").expect("writing to a string");
        }
    };
    line("author", podcast.author.as_deref().unwrap_or_default());
    line("language", podcast.language.as_deref().unwrap_or_default());
    line("genres", &podcast.genres.join(", "));
    line("website", podcast.website_url.as_deref().unwrap_or_default());
    line("feed", &podcast.feed_url);
    line("id", &podcast.id.to_string());
    line("episodes", &episodes.len().to_string());
    for episode in episodes.iter().take(MAX_PRINTED_EPISODES) {
        let date = episode.published_at.map_or_else(|| "undated   ".to_owned(), |at| at.format("%Y-%m-%d").to_string());
        write!(text, "\n  {date} {}", episode.title).expect("writing to a string");
    }
    if episodes.len() > MAX_PRINTED_EPISODES {
        write!(text, "\n  … and {} more", episodes.len() - MAX_PRINTED_EPISODES).expect("writing to a string");
    }
    write!(text, "\n{} issues", issues.len()).expect("writing to a string");
    for issue in issues.iter().take(MAX_PRINTED_EPISODES) {
        let place = issue.line.map_or_else(String::new, |line| format!(" (line {line})"));
        write!(text, "\n  {} {}{place}: {}", issue.severity.as_str(), issue.kind, issue.message)
            .expect("writing to a string");
    }
    if issues.len() > MAX_PRINTED_EPISODES {
        write!(text, "\n  … and {} more, all with --json", issues.len() - MAX_PRINTED_EPISODES)
            .expect("writing to a string");
    }
    text
}
