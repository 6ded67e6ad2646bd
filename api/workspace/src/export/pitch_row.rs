//! A pitch as a row.

use earshot_api_server::page_urls::podcast_page_url;
use earshot_app::Outreach;
use earshot_export::SheetColumn;
use earshot_model::Timestamp;
use earshot_model::export::ExportColumnKind::{Text, Time};

/// A pitch, with its text as it is now.
pub(super) struct PitchRow {
    id: String,
    version: i64,
    podcast: String,
    guest: String,
    project: Option<String>,
    state: &'static str,
    pitched_at: Option<Timestamp>,
    copied_at: Option<Timestamp>,
    subject: String,
    body: String,
    author: String,
    created_at: Timestamp,
    podcast_url: String,
    podcast_id: String,
}

pub(super) const COLUMNS: &[SheetColumn<PitchRow>] = &[
    SheetColumn::new(Text, "podcast", "Podcast", |it| (&it.podcast).into()),
    SheetColumn::new(Text, "guest", "Guest", |it| (&it.guest).into()),
    SheetColumn::new(Text, "project", "List", |it| it.project.as_ref().into()),
    SheetColumn::new(Text, "state", "State", |it| it.state.into()),
    SheetColumn::new(Time, "pitchedAt", "Pitched", |it| it.pitched_at.into()),
    SheetColumn::new(Text, "subject", "Subject", |it| (&it.subject).into()),
    SheetColumn::new(Text, "body", "Text", |it| (&it.body).into()),
    SheetColumn::new(Text, "author", "Written by", |it| (&it.author).into()),
    SheetColumn::new(Time, "createdAt", "Written", |it| it.created_at.into()),
    SheetColumn::new(Time, "copiedAt", "Copied", |it| it.copied_at.into()),
    SheetColumn::new(Text, "podcastUrl", "Page", |it| (&it.podcast_url).into()),
    SheetColumn::new(Text, "outreachId", "Pitch ID", |it| (&it.id).into()),
    SheetColumn::new(Text, "podcastId", "Podcast ID", |it| (&it.podcast_id).into()),
];

impl PitchRow {
    pub(super) fn of(pitch: Outreach, project: Option<String>, author: String, public_url: &str) -> Self {
        let state = match (pitch.pitched_at, pitch.copied_at) {
            (Some(_), _) => "pitched",
            (None, Some(_)) => "copied",
            (None, None) => "draft",
        };
        Self {
            id: pitch.id.to_string(),
            version: pitch.version,
            podcast_url: podcast_page_url(public_url, &pitch.podcast.slug),
            podcast_id: pitch.podcast.id.to_string(),
            podcast: pitch.podcast.title,
            guest: pitch.guest_name,
            project,
            state,
            pitched_at: pitch.pitched_at,
            copied_at: pitch.copied_at,
            subject: pitch.subject,
            body: pitch.body,
            author,
            created_at: pitch.created_at,
        }
    }

    /// Changes with the text and with the state.
    pub(super) fn content_key(&self) -> String {
        format!("{} {} {}", self.id, self.version, self.state)
    }
}
