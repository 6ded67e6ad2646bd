//! Matches of alerts.

use super::columns::*;

#[earshot_attributes::table("alert_matches")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub team_id: Uuid,
    pub alert_id: Uuid,
    /// The matched item, unique per alert: `episode:…`, `podcast:…` or `chart:…`.
    pub subject_key: String,
    /// Equal for episodes with the same audio.
    pub audio_key: Option<String>,
    /// Equal for episodes with the same title and description.
    pub text_key: Option<String>,
    /// Equal for episodes of one show with the same title.
    pub title_key: Option<String>,
    /// The name of a `MatchStatus`.
    pub status: String,
    /// The name of a `MatchSource`.
    pub source: String,
    pub episode_id: Option<Uuid>,
    pub podcast_id: Uuid,
    /// Sequence number of its polling event; `None` when the match has no event.
    pub event_seq: Option<i64>,
    /// `MatchContent`.
    pub content: Json,
    /// The generation in which it was found.
    pub generation: String,
    pub matched_at: EpochMillis,
    /// The date of the episode, by which lists are sorted; when it was found for others.
    pub dated_at: EpochMillis,
    /// Whether the episode was no news when it was found. It is shown, and never sent.
    pub is_back_catalog: bool,
    pub seen_at: Option<EpochMillis>,
    pub snoozed_until: Option<EpochMillis>,
    /// The name of a `VerdictKind`.
    pub verdict: Option<String>,
    pub verdict_by: Option<Uuid>,
}
