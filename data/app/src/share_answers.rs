//! What clients answer in client views: yes or no to a podcast, with a comment. Each answer is an activity of the project.

use crate::entities::{listed_podcasts, project_activity, project_shares, projects, share_answers, teams};
use crate::history_sizes::{TeamHistory, row_bytes};
use crate::ids;
use crate::json_column::from_name;
use crate::list_rows::{IDS_PER_QUERY, ListedPodcast};
use crate::prelude::*;
use crate::project_shares::is_valid;
use earshot_model::Tier;
use earshot_model::project::{ActivityKind, ClientAnswer, ListedPodcastState, MAX_ANSWERS_PER_SHARE, ProjectState};
use futures::FutureExt as _;

const TABLE: &str = "share_answers";

/// An answer of a client to a podcast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenAnswer {
    pub share_id: Uuid,
    pub listed_podcast_id: Uuid,
    pub answer: ClientAnswer,
    /// Empty without a comment.
    pub comment: String,
    /// As the client entered it; empty without a name.
    pub client_name: String,
    pub answered_at: Timestamp,
}

/// What a client answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAnswer {
    pub answer: ClientAnswer,
    pub comment: String,
    pub client_name: String,
}

/// The outcome of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerOutcome {
    /// The link is unknown, revoked or expired, or its page does not show the podcast.
    NotFound,
    /// The link takes no answers.
    NotTaken,
    /// The project is archived.
    Archived,
    /// The link has taken as many answers as it can.
    TooMany,
    /// The client took back the answer, or it had none.
    Withdrawn { team_id: Uuid, project_id: Uuid },
    /// The answer is stored, also when it is the same as before.
    Given { team_id: Uuid, project_id: Uuid, answer: GivenAnswer },
}

impl GivenAnswer {
    fn from_row(row: share_answers::Model) -> Result<Self, DbError> {
        Ok(Self {
            share_id: row.share_id,
            listed_podcast_id: row.listed_podcast_id,
            answer: from_name(TABLE, &row.answer, ClientAnswer::parse)?,
            comment: row.comment,
            client_name: row.client_name,
            answered_at: row.answered_at.into(),
        })
    }
}

impl Db {
    /// Stores what a client answers to a podcast of a link's page, or takes it back.
    pub async fn answer_shared_podcast(
        &self,
        token: &str,
        entry: Uuid,
        answer: Option<NewAnswer>,
    ) -> Result<AnswerOutcome, DbError> {
        let (db, token_hash) = (self.clone(), ids::hash_token(token));
        self.write_keeping_caches(|transaction| {
            async move { answer_in(&db, transaction, token_hash, entry, answer).await }.boxed()
        })
        .await
    }

    /// Returns the answers that a link has got.
    pub async fn answers_of_share(&self, share: Uuid) -> Result<Vec<GivenAnswer>, DbError> {
        let rows = share_answers::Entity::find().filter(share_answers::Column::ShareId.eq(share));
        let rows = rows.order_by_asc(share_answers::Column::ListedPodcastId).all(&self.reader).await?;
        rows.into_iter().map(GivenAnswer::from_row).collect()
    }

    /// Returns the answers to listed podcasts by all links, also ended ones, newest first. `entries` are ids of the
    /// caller's team.
    pub async fn answers_of_entries(&self, entries: &[Uuid]) -> Result<Vec<GivenAnswer>, DbError> {
        let mut answers = Vec::new();
        for chunk in entries.chunks(IDS_PER_QUERY) {
            let of_chunk = share_answers::Column::ListedPodcastId.is_in(chunk.iter().copied());
            for row in share_answers::Entity::find().filter(of_chunk).all(&self.reader).await? {
                answers.push(GivenAnswer::from_row(row)?);
            }
        }
        answers.sort_by_key(|answer| std::cmp::Reverse((answer.answered_at, answer.share_id)));
        Ok(answers)
    }
}

async fn answer_in(
    db: &Db,
    transaction: &DatabaseTransaction,
    token_hash: Vec<u8>,
    entry: Uuid,
    new: Option<NewAnswer>,
) -> Result<AnswerOutcome, DbError> {
    use project_shares::Column;
    let now = db.now();
    // The lock makes answers of one link happen one after another, so that their number is right.
    let share = project_shares::Entity::find().filter(Column::TokenHash.eq(token_hash)).filter(is_valid(now));
    let Some(share) = share.lock_exclusive().one(transaction).await? else { return Ok(AnswerOutcome::NotFound) };
    let project = projects::Entity::find_by_id(share.project_id).filter(projects::Column::DeletedAt.is_null());
    let Some(project) = project.one(transaction).await? else { return Ok(AnswerOutcome::NotFound) };
    let Some(listed) = shown_entry(transaction, project.id, entry).await? else { return Ok(AnswerOutcome::NotFound) };
    if !share.takes_answers {
        return Ok(AnswerOutcome::NotTaken);
    }
    if project.state == ProjectState::Archived.as_str() {
        return Ok(AnswerOutcome::Archived);
    }
    let known = share_answers::Entity::find_by_id((share.id, entry)).one(transaction).await?;
    let before = known.map(GivenAnswer::from_row).transpose()?;
    let after = new.map(|new| GivenAnswer {
        share_id: share.id,
        listed_podcast_id: entry,
        answer: new.answer,
        comment: new.comment,
        client_name: new.client_name,
        answered_at: now.into(),
    });
    let (team_id, project_id) = (project.team_id, project.id);
    let outcome = match after.clone() {
        Some(answer) => AnswerOutcome::Given { team_id, project_id, answer },
        None => AnswerOutcome::Withdrawn { team_id, project_id },
    };
    if before.as_ref().map(activity_text) == after.as_ref().map(activity_text) {
        return Ok(outcome);
    }
    if share.answer_count >= MAX_ANSWERS_PER_SHARE {
        return Ok(AnswerOutcome::TooMany);
    }
    write_answer(transaction, (share.id, entry), after.as_ref(), now).await?;
    let count = share.answer_count + 1;
    let mut share = share.into_active_model();
    share.answer_count = Set(count);
    share.update(transaction).await?;
    log_answer(db, transaction, &project, &listed, (before.as_ref(), after.as_ref()), now).await?;
    Ok(outcome)
}

/// The entry, if pages of clients show it.
async fn shown_entry(
    transaction: &DatabaseTransaction,
    project: Uuid,
    entry: Uuid,
) -> Result<Option<ListedPodcast>, DbError> {
    use listed_podcasts::Column;
    let row = listed_podcasts::Entity::find_by_id(entry)
        .filter(Column::ProjectId.eq(project))
        .filter(Column::State.ne(ListedPodcastState::Ignored.as_str()));
    row.one(transaction).await?.map(ListedPodcast::from_row).transpose()
}

async fn write_answer(
    transaction: &DatabaseTransaction,
    key: (Uuid, Uuid),
    answer: Option<&GivenAnswer>,
    now: EpochMillis,
) -> Result<(), DbError> {
    use share_answers::{Column, Entity, Model};
    let Some(answer) = answer else {
        Entity::delete_by_id(key).exec(transaction).await?;
        return Ok(());
    };
    let row = Model {
        share_id: key.0,
        listed_podcast_id: key.1,
        answer: answer.answer.as_str().to_owned(),
        comment: answer.comment.clone(),
        client_name: answer.client_name.clone(),
        answered_at: now,
    };
    let changeable = [Column::Answer, Column::Comment, Column::ClientName, Column::AnsweredAt];
    let same = OnConflict::columns([Column::ShareId, Column::ListedPodcastId]).update_columns(changeable).to_owned();
    Entity::insert(row.into_active_model()).on_conflict(same).exec_without_returning(transaction).await?;
    Ok(())
}

/// Adds the answer to the activity of the project. There is no change to undo: the words are the client's.
async fn log_answer(
    db: &Db,
    transaction: &DatabaseTransaction,
    project: &projects::Model,
    entry: &ListedPodcast,
    (before, after): (Option<&GivenAnswer>, Option<&GivenAnswer>),
    now: EpochMillis,
) -> Result<(), DbError> {
    let (from_value, to_value) = (before.map(activity_text), after.map(activity_text));
    let bytes = row_bytes([
        Some(entry.podcast.title.as_str()),
        Some(&entry.podcast.slug),
        entry.podcast.image_url.as_deref(),
        from_value.as_deref(),
        to_value.as_deref(),
    ]);
    let activity = project_activity::Model {
        id: ids::new_id(&db.clock),
        team_id: project.team_id,
        project_id: project.id,
        listed_podcast_id: Some(entry.id),
        podcast_id: Some(entry.podcast.id.0),
        podcast_title: Some(entry.podcast.title.clone()),
        podcast_slug: Some(entry.podcast.slug.clone()),
        podcast_image_url: entry.podcast.image_url.clone(),
        kind: ActivityKind::ClientAnswer.as_str().to_owned(),
        from_value,
        to_value,
        user_id: None,
        change_id: ids::new_id(&db.clock),
        at: now,
        bytes,
    };
    project_activity::Entity::insert(activity.into_active_model()).exec_without_returning(transaction).await?;
    let team = teams::Entity::find_by_id(project.team_id).one(transaction).await?;
    let tier = team.as_ref().and_then(|team| Tier::parse(&team.plan)).unwrap_or(Tier::Free);
    db.history_limit_of(project.team_id, tier).enforce(transaction, TeamHistory::ProjectActivity, bytes, now).await
}

/// The answer in an activity: `yes`, `no: Too small`, `yes (Kim): Great`.
fn activity_text(answer: &GivenAnswer) -> String {
    let mut text = answer.answer.as_str().to_owned();
    if !answer.client_name.is_empty() {
        text.push_str(&format!(" ({})", answer.client_name));
    }
    if !answer.comment.is_empty() {
        text.push_str(&format!(": {}", answer.comment));
    }
    text
}
