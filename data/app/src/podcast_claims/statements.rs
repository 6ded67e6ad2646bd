//! What owners state about their podcasts, and the facts of accepted corrections, as servers lay them over the catalog.

use super::claim::ClaimState;
use crate::entities::podcast_statements::{Column, Entity, Model};
use crate::entities::{fact_corrections, ignored_podcasts, person_statements, podcast_claims};
use crate::fact_corrections::CorrectionState;
use crate::json_column::{from_json, from_name, to_json};
use crate::prelude::*;
use earshot_model::{CorrectableFact, CorrectedFact, OwnerStatement, PodcastId, StatedFacts, StatedPodcasts};
use std::collections::{BTreeMap, HashMap};

/// Most rows that a server holds in memory.
const MAX_READ: u64 = 200_000;

impl Db {
    /// Stores what the account states about a podcast that it has claimed. Returns false when the claim is not proven.
    pub async fn state_podcast(
        &self,
        account: &Account,
        claim: Uuid,
        statement: OwnerStatement,
    ) -> Result<bool, DbError> {
        let (now, user) = (self.now(), account.user_id);
        self.write_keeping_caches(work!(|transaction| {
            let own = podcast_claims::Entity::find_by_id(claim).filter(podcast_claims::Column::UserId.eq(user));
            let own = own.filter(podcast_claims::Column::State.eq(ClaimState::Proven.as_str()));
            let Some(own) = own.one(transaction).await? else { return Ok(false) };
            let row = Model {
                podcast_id: own.podcast_id,
                claim_id: Some(own.id),
                hides_contacts: statement.hides_contacts,
                emails: to_json(&statement.emails),
                guest_topics: statement.guest_topics,
                updated_at: now,
            };
            let replaced =
                [Column::ClaimId, Column::HidesContacts, Column::Emails, Column::GuestTopics, Column::UpdatedAt];
            Entity::insert(row.into_active_model())
                .on_conflict(OnConflict::column(Column::PodcastId).update_columns(replaced).to_owned())
                .exec_without_returning(transaction)
                .await?;
            Ok(true)
        }))
        .await
    }

    /// Returns what is stated about a podcast.
    pub async fn podcast_statement(&self, podcast: PodcastId) -> Result<Option<OwnerStatement>, DbError> {
        Entity::find_by_id(podcast.0).one(&self.reader).await?.map(from_row).transpose()
    }

    /// Returns a number that changes with the facts that servers lay over the catalog.
    pub async fn stated_facts_stamp(&self) -> Result<(i64, i64), DbError> {
        let statements = Entity::find()
            .select_only()
            .column_as(Column::PodcastId.count(), "count")
            .column_as(Column::UpdatedAt.max(), "last")
            .into_tuple::<(i64, Option<i64>)>()
            .one(&self.reader)
            .await?
            .unwrap_or_default();
        let claims = podcast_claims::Entity::find()
            .filter(podcast_claims::Column::State.eq(ClaimState::Proven.as_str()))
            .select_only()
            .column_as(podcast_claims::Column::Id.count(), "count")
            .column_as(podcast_claims::Column::ProvenAt.max(), "last")
            .into_tuple::<(i64, Option<i64>)>()
            .one(&self.reader)
            .await?
            .unwrap_or_default();
        let corrections = fact_corrections::Entity::find()
            .filter(fact_corrections::Column::State.eq(CorrectionState::Accepted.as_str()))
            .select_only()
            .column_as(fact_corrections::Column::Id.count(), "count")
            .column_as(fact_corrections::Column::DecidedAt.max(), "last")
            .into_tuple::<(i64, Option<i64>)>()
            .one(&self.reader)
            .await?
            .unwrap_or_default();
        let ignored = ignored_podcasts::Entity::find()
            .select_only()
            .column_as(ignored_podcasts::Column::PodcastId.count(), "count")
            .column_as(ignored_podcasts::Column::IgnoredAt.max(), "last")
            .into_tuple::<(i64, Option<i64>)>()
            .one(&self.reader)
            .await?
            .unwrap_or_default();
        let (people, people_at) = self.person_statements_stamp().await?;
        let last = [statements.1, claims.1, corrections.1, ignored.1, people_at].into_iter().flatten().max();
        Ok((statements.0 + claims.0 + corrections.0 + ignored.0 + people, last.unwrap_or(0)))
    }

    /// Returns the number of statements about people in effect, and when the last one was made or undone.
    async fn person_statements_stamp(&self) -> Result<(i64, Option<i64>), DbError> {
        use person_statements::{Column, Entity};
        let all = Entity::find()
            .select_only()
            .column_as(Column::StatedAt.max(), "stated")
            .column_as(Column::UndoneAt.max(), "undone")
            .into_tuple::<(Option<i64>, Option<i64>)>()
            .one(&self.reader)
            .await?
            .unwrap_or_default();
        let in_effect = Entity::find().filter(Column::UndoneAt.is_null()).count(&self.reader).await?;
        Ok((i64::try_from(in_effect).unwrap_or(i64::MAX), all.0.max(all.1)))
    }

    /// Returns everything that servers lay over the catalog.
    pub async fn stated_podcasts(&self) -> Result<StatedPodcasts, DbError> {
        let mut facts: HashMap<PodcastId, StatedFacts> = HashMap::new();
        let statements = Entity::find().order_by_asc(Column::PodcastId).limit(MAX_READ).all(&self.reader).await?;
        for row in statements {
            let podcast = PodcastId(row.podcast_id);
            facts.entry(podcast).or_default().owner = Some(from_row(row)?);
        }
        for (podcast, proven_at) in self.proven_claims().await? {
            facts.entry(podcast).or_default().owner.get_or_insert_with(|| OwnerStatement {
                is_claimed: true,
                hides_contacts: false,
                emails: Vec::new(),
                guest_topics: None,
                stated_at: proven_at.into(),
            });
        }
        for CorrectedFact { podcast, fact, value } in self.accepted_facts().await? {
            facts.entry(podcast).or_default().corrections.push((fact, value));
        }
        for ignored in self.ignored_podcasts().await? {
            facts.entry(ignored.podcast).or_default().ignore_reason = Some(ignored.reason);
        }
        Ok(facts.into_iter().collect())
    }

    /// Returns the accepted values of facts: for each podcast and fact the newest one, ordered by both. Other facts, which
    /// are words for people, are left out.
    pub async fn accepted_facts(&self) -> Result<Vec<CorrectedFact>, DbError> {
        let accepted = fact_corrections::Entity::find()
            .filter(fact_corrections::Column::State.eq(CorrectionState::Accepted.as_str()))
            .order_by_asc(fact_corrections::Column::DecidedAt)
            .order_by_asc(fact_corrections::Column::Id)
            .limit(MAX_READ)
            .all(&self.reader)
            .await?;
        let mut facts = BTreeMap::new();
        for row in accepted {
            let (podcast, fact) =
                (PodcastId(row.podcast_id), from_name("fact_corrections", &row.fact, CorrectableFact::parse)?);
            if fact != CorrectableFact::Other {
                facts.insert((podcast, fact.as_str()), CorrectedFact { podcast, fact, value: row.value });
            }
        }
        Ok(facts.into_values().collect())
    }

    async fn proven_claims(&self) -> Result<Vec<(PodcastId, EpochMillis)>, DbError> {
        let rows: Vec<(Uuid, EpochMillis)> = podcast_claims::Entity::find()
            .filter(podcast_claims::Column::State.eq(ClaimState::Proven.as_str()))
            .filter(podcast_claims::Column::ProvenAt.is_not_null())
            .select_only()
            .columns([podcast_claims::Column::PodcastId, podcast_claims::Column::ProvenAt])
            .limit(MAX_READ)
            .into_tuple()
            .all(&self.reader)
            .await?;
        Ok(rows.into_iter().map(|(podcast, proven_at)| (PodcastId(podcast), proven_at)).collect())
    }
}

fn from_row(row: Model) -> Result<OwnerStatement, DbError> {
    Ok(OwnerStatement {
        is_claimed: row.claim_id.is_some(),
        hides_contacts: row.hides_contacts,
        emails: from_json("podcast_statements", row.emails)?,
        guest_topics: row.guest_topics,
        stated_at: row.updated_at.into(),
    })
}
