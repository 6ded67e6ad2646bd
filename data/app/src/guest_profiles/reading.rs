//! Finds and lists guest profiles.

use super::profile::{
    GuestPage, GuestProfile, GuestProfileFilter, GuestProfileKey, GuestSummary, LinkedGuest, SummaryRow,
};
use super::rows::read_fields;
use crate::entities::guest_profiles::{Column, Entity, Model};
use crate::entities::projects;
use crate::field_changes::retention_cutoff;
use crate::json_column::from_name;
use crate::prelude::*;
use earshot_model::guest_profile::GuestProfileState;
use earshot_model::slug::is_slug;
use sea_orm::Select;
use std::collections::HashMap;

/// Most values in the list of a query.
const IDS_PER_QUERY: usize = 500;

fn select_profiles_of_team(team: Uuid) -> Select<Entity> {
    Entity::find().filter(Column::TeamId.eq(team))
}

impl Db {
    /// Finds a guest profile of the account's team by its id or slug, or by those of its project. `None` when it does
    /// not exist or is deleted.
    pub async fn find_guest_profile(
        &self,
        account: &Account,
        key: &GuestProfileKey,
    ) -> Result<Option<GuestProfile>, DbError> {
        let row = self.find_row(account, key).await?.filter(|row| row.deleted_at.is_none());
        row.map(GuestProfile::from_row).transpose()
    }

    /// Finds a guest profile as [`Db::find_guest_profile`] does, also one that was deleted less than 30 days ago.
    pub async fn find_guest_profile_or_deleted(
        &self,
        account: &Account,
        key: &GuestProfileKey,
    ) -> Result<Option<GuestProfile>, DbError> {
        let since = retention_cutoff(self.now());
        let row = self.find_row(account, key).await?.filter(|row| row.deleted_at.is_none_or(|at| at > since));
        row.map(GuestProfile::from_row).transpose()
    }

    async fn find_row(&self, account: &Account, key: &GuestProfileKey) -> Result<Option<Model>, DbError> {
        let team = account.team_id;
        match key {
            GuestProfileKey::Id(id) => {
                let either = Condition::any().add(Column::Id.eq(*id)).add(Column::ProjectId.eq(*id));
                Ok(select_profiles_of_team(team).filter(either).one(&self.reader).await?)
            }
            // PostgreSQL rejects some texts that are not slugs.
            GuestProfileKey::Slug(slug) if !is_slug(slug) => Ok(None),
            GuestProfileKey::Slug(slug) => {
                let own =
                    select_profiles_of_team(team).filter(Column::Slug.eq(slug.as_str())).one(&self.reader).await?;
                if own.as_ref().is_some_and(|row| row.deleted_at.is_none()) {
                    return Ok(own);
                }
                let project = projects::Entity::find()
                    .select_only()
                    .column(projects::Column::Id)
                    .filter(projects::Column::TeamId.eq(team))
                    .filter(projects::Column::Slug.eq(slug.as_str()))
                    .filter(projects::Column::DeletedAt.is_null())
                    .into_tuple::<Uuid>()
                    .one(&self.reader)
                    .await?;
                let Some(project) = project else { return Ok(own) };
                let linked =
                    select_profiles_of_team(team).filter(Column::ProjectId.eq(project)).one(&self.reader).await?;
                Ok(linked.or(own))
            }
        }
    }

    /// Finds the guest profile of a public page. `None` when there is none, or its page is switched off.
    pub async fn find_public_guest_profile(&self, public_slug: &str) -> Result<Option<GuestProfile>, DbError> {
        if !is_slug(public_slug) {
            return Ok(None);
        }
        let row = Entity::find()
            .filter(Column::PublicSlug.eq(public_slug))
            .filter(Column::DeletedAt.is_null())
            .filter(Column::ArchivedAt.is_null())
            .one(&self.reader)
            .await?;
        let profile = row.map(GuestProfile::from_row).transpose()?;
        Ok(profile.filter(|profile| profile.fields.public_view.is_public))
    }

    /// Returns up to `limit` guest profiles of the account's team that are older than `before`, newest first.
    pub async fn guest_profiles_of(
        &self,
        account: &Account,
        shelf: GuestProfileFilter,
        before: Option<Uuid>,
        limit: u64,
    ) -> Result<GuestPage, DbError> {
        let mut wanted = select_profiles_of_team(account.team_id);
        wanted = match shelf {
            GuestProfileFilter::Current => {
                wanted.filter(Column::DeletedAt.is_null()).filter(Column::ArchivedAt.is_null())
            }
            GuestProfileFilter::Archived => {
                wanted.filter(Column::DeletedAt.is_null()).filter(Column::ArchivedAt.is_not_null())
            }
            GuestProfileFilter::Deleted => wanted.filter(Column::DeletedAt.gt(retention_cutoff(self.now()))),
        };
        if let Some(before) = before {
            wanted = wanted.filter(Column::Id.lt(before));
        }
        let rows = wanted
            .select_only()
            .columns([
                Column::Id,
                Column::Slug,
                Column::ProjectId,
                Column::Name,
                Column::CompanyName,
                Column::ImageUrl,
                Column::Completeness,
                Column::FileCount,
                Column::State,
                Column::StateReason,
                Column::CreatedAt,
                Column::UpdatedAt,
                Column::ArchivedAt,
                Column::DeletedAt,
                Column::Photo,
            ])
            .order_by_desc(Column::Id)
            .limit(limit.saturating_add(1))
            .into_model::<SummaryRow>();
        let mut rows = rows.all(&self.reader).await?;
        let has_more = u64::try_from(rows.len()).is_ok_and(|count| count > limit);
        if has_more {
            rows.pop();
        }
        let profiles = rows.into_iter().map(GuestSummary::from_row).collect::<Result<_, _>>()?;
        Ok(GuestPage { profiles, has_more })
    }

    /// Returns the guests of projects by the projects' ids. Projects without a guest are missing.
    pub async fn linked_guests_of(
        &self,
        account: &Account,
        projects: &[Uuid],
    ) -> Result<HashMap<Uuid, LinkedGuest>, DbError> {
        let mut linked = HashMap::new();
        for chunk in projects.chunks(IDS_PER_QUERY) {
            let wanted = select_profiles_of_team(account.team_id)
                .filter(Column::ProjectId.is_in(chunk.iter().copied()))
                .filter(Column::DeletedAt.is_null());
            let rows = wanted.all(&self.reader).await?;
            let ids: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
            let read = self.count_read_files(ids.clone()).await?;
            let heard = self.count_appearances(ids).await?;
            for row in rows {
                if let Some(project) = row.project_id {
                    let counts = (read.get(&row.id).copied().unwrap_or(0), heard.get(&row.id).copied().unwrap_or(0));
                    linked.insert(project, LinkedGuest::from_row(row, counts)?);
                }
            }
        }
        Ok(linked)
    }
}

impl LinkedGuest {
    fn from_row(row: Model, (read_file_count, appearance_count): (usize, u64)) -> Result<Self, DbError> {
        let fields = read_fields(&row)?;
        Ok(Self {
            id: row.id,
            slug: row.slug,
            name: row.name,
            company_name: row.company_name,
            image_url: row.image_url,
            linked_in: fields.linked_in().map(str::to_owned),
            state: from_name(super::profile::TABLE, &row.state, GuestProfileState::parse)?,
            is_archived: row.archived_at.is_some(),
            file_count: usize::try_from(row.file_count).unwrap_or(0),
            read_file_count,
            appearance_count,
        })
    }
}
