//! Arguments of `earshot transcripts`.

use clap::{Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum TranscriptsCommand {
    /// Import transcript files. They are matched to episodes by id, slug, transcript link, guid, media file or title
    Import {
        /// Folder of transcripts, searched recursively (VTT, SRT, JSON, HTML, text)
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// List every defect of every transcript
        #[arg(long)]
        issues: bool,
    },
    /// Print the transcript of an episode
    Export {
        /// Id or slug of an episode, or podcast-slug/episode-slug
        #[arg(value_name = "EPISODE")]
        episode: String,
        #[arg(long, value_enum, default_value_t = TranscriptFormatArg::Txt, value_name = "FORMAT")]
        format: TranscriptFormatArg,
    },
    /// Show the passages of a transcript, which semantic search uses: text, tokens, times, speaker
    Passages {
        /// Id or slug of an episode, or podcast-slug/episode-slug
        #[arg(value_name = "EPISODE")]
        episode: String,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum TranscriptFormatArg {
    /// WebVTT, with the original cues
    Vtt,
    /// Text, with speaker names
    Txt,
    /// WebVTT, one sentence per cue
    VttSentences,
    /// SubRip
    Srt,
    /// JSON of the podcast namespace
    Json,
}
