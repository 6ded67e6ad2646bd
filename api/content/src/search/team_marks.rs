//! Adds lists, last pitch, blacklist and transcription mode of the caller's team to the podcasts of a page. They are read for each page and
//! never cached, so that they are right after each change.

use crate::views::{EpisodeHitView, HitListView, HitPitchView, HitTeamFields, PodcastHitView, TranscriptionModeView};
use earshot_api_server::prelude::*;
use earshot_app::{EpochMillis, LastPitch, ListMembership, UserName};
use earshot_indexer::{EpisodeHit, PodcastHit};
use earshot_model::{PodcastDocument, PodcastId, Timestamp};
use std::collections::{HashMap, HashSet};

/// A hit that has a podcast.
pub trait HasPodcast {
    fn podcast(&self) -> &PodcastDocument;
}

/// The view of a hit, which shows lists, last pitch, blacklist and transcription mode of the team.
pub trait HasTeamFields {
    fn set_team_fields(&mut self, fields: HitTeamFields);
    fn set_transcription_mode(&mut self, mode: String);
}

impl HasPodcast for PodcastHit {
    fn podcast(&self) -> &PodcastDocument {
        &self.document
    }
}

impl HasPodcast for EpisodeHit {
    fn podcast(&self) -> &PodcastDocument {
        &self.podcast
    }
}

impl HasTeamFields for PodcastHitView {
    fn set_team_fields(&mut self, fields: HitTeamFields) {
        self.team = fields;
    }

    fn set_transcription_mode(&mut self, mode: String) {
        self.podcast.transcription_mode = mode;
    }
}

impl HasTeamFields for EpisodeHitView {
    fn set_team_fields(&mut self, fields: HitTeamFields) {
        self.team = fields;
    }

    fn set_transcription_mode(&mut self, mode: String) {
        self.podcast.transcription_mode = mode;
    }
}

/// The IDs of a podcast: its own, and those that it had before merges. Lists may have any of them.
#[derive(Clone, Debug)]
pub struct PodcastIds(Vec<PodcastId>);

impl PodcastIds {
    pub fn of(document: &PodcastDocument) -> Self {
        let former = document.aliases.ids.iter().copied();
        Self(std::iter::once(document.podcast.id).chain(former).collect())
    }

    /// The ID under which the catalog has the podcast.
    pub(super) fn current(&self) -> Option<PodcastId> {
        self.0.first().copied()
    }
}

/// A podcast that the catalog does not have: its ID, if it has the form of one.
impl From<Option<PodcastId>> for PodcastIds {
    fn from(id: Option<PodcastId>) -> Self {
        Self(id.into_iter().collect())
    }
}

/// Adds lists, last pitch and blacklist of the team to each hit, with a few queries per page. `podcasts` are those of
/// the hits, in their order. Hits of callers without an account stay as they are.
pub async fn mark_hits<Hit: HasTeamFields>(
    state: &AppState,
    caller: &Caller,
    podcasts: &[PodcastIds],
    hits: &mut [Hit],
) -> Result<(), ApiError> {
    let Some(account) = &caller.account else { return Ok(()) };
    let marks = TeamMarks::read(state, account, podcasts).await?;
    for (hit, ids) in hits.iter_mut().zip(podcasts) {
        hit.set_team_fields(marks.fields_of(ids));
        hit.set_transcription_mode(marks.transcription_mode_of(ids));
    }
    Ok(())
}

/// Returns lists, last pitch and blacklist of the team for each podcast, in their order.
pub async fn read_team_marks(
    state: &AppState,
    account: &Account,
    podcasts: &[PodcastIds],
) -> Result<Vec<HitTeamFields>, ApiError> {
    let marks = TeamMarks::read(state, account, podcasts).await?;
    Ok(podcasts.iter().map(|ids| marks.fields_of(ids)).collect())
}

struct TeamMarks {
    lists: HashMap<PodcastId, Vec<ListMembership>>,
    pitches: HashMap<PodcastId, LastPitch>,
    blacklisted: HashSet<PodcastId>,
    transcribed: HashMap<PodcastId, Timestamp>,
    names: HashMap<Uuid, UserName>,
}

impl TeamMarks {
    async fn read(state: &AppState, account: &Account, podcasts: &[PodcastIds]) -> Result<Self, ApiError> {
        let mut ids: Vec<PodcastId> = podcasts.iter().flat_map(|ids| &ids.0).copied().collect();
        ids.sort_unstable();
        ids.dedup();
        let db = &state.db;
        let lists = db.lists_of_podcasts(account, &ids).await?;
        let pitches = db.last_pitches(account.team_id, &ids).await?;
        let blacklisted = db.blacklisted_among(account, &ids).await?.into_iter().collect();
        let transcribed = db.transcribed_among(account.team_id, &ids).await?;
        let of_lists = lists.values().flatten().filter_map(|list| list.pitched.and_then(|pitch| pitch.by));
        let of_pitches = pitches.values().filter_map(|pitch| pitch.user_id);
        let users: Vec<Uuid> = of_lists.chain(of_pitches).collect();
        let names = if users.is_empty() { HashMap::new() } else { db.user_names(users).await? };
        Ok(Self { lists, pitches, blacklisted, transcribed, names })
    }

    fn fields_of(&self, ids: &PodcastIds) -> HitTeamFields {
        let lists = ids.0.iter().filter_map(|id| self.lists.get(id)).flatten();
        let pitches = ids.0.iter().filter_map(|id| self.pitches.get(id));
        let last = pitches.max_by_key(|pitch| (pitch.at, pitch.listed_podcast_id));
        HitTeamFields {
            lists: Some(lists.map(|list| self.list_view(list)).collect()),
            blacklisted: Some(ids.0.iter().any(|id| self.blacklisted.contains(id))),
            last_pitch: last.map(|pitch| HitPitchView {
                user_display_name: self.name_of(pitch.user_id),
                project_name: pitch.project_name.clone(),
                at: pitch.at.into(),
            }),
        }
    }

    fn transcription_mode_of(&self, ids: &PodcastIds) -> String {
        TranscriptionModeView::of(ids.0.iter().find_map(|id| self.transcribed.get(id).copied())).mode
    }

    fn list_view(&self, list: &ListMembership) -> HitListView {
        HitListView {
            project_id: list.project_id.to_string(),
            project_slug: list.project_slug.clone(),
            project_name: list.project_name.clone(),
            listed_podcast_id: list.listed_podcast_id.to_string(),
            state: list.state.as_str().to_owned(),
            pitched_at: list.pitched.map(|pitch| Timestamp::from(EpochMillis(pitch.at_ms)).into()),
            pitched_by: self.name_of(list.pitched.and_then(|pitch| pitch.by)),
        }
    }

    fn name_of(&self, user: Option<Uuid>) -> Option<String> {
        Some(self.names.get(&user?)?.display_name().to_owned())
    }
}
