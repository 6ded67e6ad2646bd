//! `earshot transcripts`: imports a folder of transcripts, exports one, shows its passages.

use super::ingest::{IngestReporter, store_failure};
use crate::args::{TranscriptFormatArg, TranscriptsCommand};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::output::{format_count, group_digits, push_counts};
use earshot_ingest::run::{
    TranscriptImportError, TranscriptImportProgress, TranscriptImportReport, import_transcripts,
};
use earshot_model::Transcript;
use earshot_model::transcript::{CueText, PassageRules, TranscriptExportFormat};
use std::fmt::Write as _;
use std::path::Path;

pub fn run(context: &Context, command: &TranscriptsCommand) -> CommandResult {
    match command {
        TranscriptsCommand::Import { folder, issues } => import_folder(context, folder, *issues),
        TranscriptsCommand::Export { episode, format } => export_transcript(context, episode, *format),
        TranscriptsCommand::Passages { episode } => print_passages(context, episode),
    }
}

fn import_folder(context: &Context, folder: &Path, lists_issues: bool) -> CommandResult {
    let mut writer = context.writer("transcripts import")?;
    let reporter = IngestReporter::new(context, lists_issues, context.progress_bar("reading", None));
    let imported = import_transcripts(folder, &mut writer, &context.clock, &reporter);
    reporter.bar.finish_and_clear();
    let report = imported.map_err(|error| match error {
        TranscriptImportError::Folder { path, source } => {
            Failure::input(format!("the transcripts in {path} cannot be listed: {source}"))
        }
        TranscriptImportError::Store(error) => store_failure(error),
    })?;
    if report.seen == 0 {
        return Err(Failure::input("the folder contains no transcripts")
            .with_advice("transcript files end in .vtt, .srt, .json, .ttml, .sbv, .ass, .lrc, .html, .txt or .md"));
    }
    if report.matched.is_empty() {
        return Err(Failure::input(format!(
            "none of {} could be matched: {} unmatched, {} ambiguous",
            format_count(report.seen, "file"),
            group_digits(report.unmatched),
            group_digits(report.ambiguous)
        ))
        .with_advice(
            "ingest the feeds first; name files after the episode's id, slug, guid or media file, in folders named after the podcast",
        ));
    }
    context.print_result(&import_json(&report), || import_text(&report))
}

impl TranscriptImportProgress for IngestReporter<'_> {
    fn on_unit_imported(&self, report: &TranscriptImportReport) {
        self.bar.set_position(report.seen);
    }
}

fn import_json(report: &TranscriptImportReport) -> serde_json::Value {
    serde_json::json!({
        "seen": report.seen, "matched": report.matched, "duplicates": report.duplicates,
        "unmatched": report.unmatched, "ambiguous": report.ambiguous, "written": report.written,
        "unchanged": report.unchanged, "failed": report.failed, "issues": report.issues,
        "seconds": report.elapsed.as_secs_f64(),
    })
}

fn import_text(report: &TranscriptImportReport) -> String {
    let matched: u64 = report.matched.values().sum();
    let mut text = format!(
        "{} seen: {} matched, {} unmatched, {} ambiguous, {} duplicates",
        format_count(report.seen, "file"),
        group_digits(matched),
        group_digits(report.unmatched),
        group_digits(report.ambiguous),
        group_digits(report.duplicates)
    );
    push_counts(&mut text, "matched by", &report.matched);
    push_counts(&mut text, "failed", &report.failed);
    push_counts(&mut text, "issues (--issues lists them)", &report.issues);
    write!(
        text,
        "\n{} new or changed, {} unchanged; {:.1} s",
        format_count(report.written, "transcript"),
        group_digits(report.unchanged),
        report.elapsed.as_secs_f64()
    )
    .expect("writing to a string");
    text
}

fn export_transcript(context: &Context, episode: &str, format: TranscriptFormatArg) -> CommandResult {
    let transcript = find_transcript(context, episode)?;
    let format = match format {
        TranscriptFormatArg::Vtt => TranscriptExportFormat::Vtt,
        TranscriptFormatArg::Txt => TranscriptExportFormat::Txt,
        TranscriptFormatArg::VttSentences => TranscriptExportFormat::VttSentences,
        TranscriptFormatArg::Srt => TranscriptExportFormat::Srt,
        TranscriptFormatArg::Json => TranscriptExportFormat::Json,
    };
    let file = transcript.export(format).map_err(Failure::input)?;
    let json = serde_json::json!({
        "episodeId": transcript.episode_id, "podcastId": transcript.podcast_id, "language": transcript.language,
        "source": transcript.source, "format": format.as_str(), "content": file,
    });
    // The command prints the final line break itself.
    context.print_result(&json, || file.trim_end_matches('\n').to_owned())
}

fn print_passages(context: &Context, episode: &str) -> CommandResult {
    let transcript = find_transcript(context, episode)?;
    let spoken = CueText::from_cues(&transcript.cues);
    let passages = spoken.passages(&PassageRules::EMBEDDED);
    let json: Vec<serde_json::Value> = passages
        .iter()
        .map(|passage| {
            serde_json::json!({
                "text": passage.text, "tokens": passage.tokens, "startMs": passage.start_ms,
                "endMs": passage.end_ms, "speaker": passage.speaker,
            })
        })
        .collect();
    context.print_result(&json, || {
        let shown = passages.iter().map(|passage| {
            let second = |ms: Option<i64>| {
                ms.map_or_else(|| "-".to_owned(), |ms| format!("{}:{:02}", ms / 60_000, ms / 1000 % 60))
            };
            let (start, end) = (second(passage.start_ms), second(passage.end_ms));
            let speaker = passage.speaker.unwrap_or("-");
            format!(
                "[{start} to {end}, {}, {speaker}]\n{}\n",
                format_count(passage.tokens as u64, "token"),
                passage.text
            )
        });
        shown.collect::<Vec<_>>().join("\n").trim_end().to_owned()
    })
}

/// Finds the transcript of the one episode with this id or slug.
fn find_transcript(context: &Context, name: &str) -> CommandResult<Transcript> {
    let mut writer = context.writer("transcripts export")?;
    let episodes = writer.find_episodes_by_name(name)?;
    let episode = match episodes.as_slice() {
        [] => {
            return Err(Failure::input(format!("there is no episode {name} in the catalog"))
                .with_advice("give an episode's id or slug, the last part of its page URL"));
        }
        [episode] => episode,
        several => {
            let names: Vec<String> =
                several.iter().map(|episode| format!("{}/{}", episode.podcast_slug, episode.slug)).collect();
            return Err(Failure::input(format!("several episodes have the slug {name}"))
                .with_advice(format!("give one of {}", names.join(", "))));
        }
    };
    writer.transcript(episode.episode_id)?.ok_or_else(|| {
        Failure::input(format!("{} has no transcript", episode.title))
            .with_advice("fetch linked transcripts with `earshot ingest SOURCE --transcripts all`, or import files")
    })
}
