//! Templates of users. No other member of the team sees them.

use crate::entities::outreach_templates::{Column, Entity, Model};
use crate::prelude::*;
use crate::{OutreachRejection, ids};
use earshot_model::outreach::{MAX_OUTREACH_TEMPLATES, TemplateFields, check_template, template_slug};
use earshot_model::project::numbered_slug;
use sea_orm::Select;
use std::collections::HashSet;

/// A template of a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutreachTemplate {
    pub id: Uuid,
    pub owner_user_id: Uuid,
    /// Unique among the templates of the owner; stays when the template is renamed.
    pub slug: String,
    pub fields: TemplateFields,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    /// Grows with each change: the milliseconds of the last one.
    pub version: i64,
}

impl From<Model> for OutreachTemplate {
    fn from(row: Model) -> Self {
        let Model { id, owner_user_id, slug, name, description, subject, template, created_at, updated_at, .. } = row;
        Self {
            id,
            owner_user_id,
            slug,
            fields: TemplateFields { name, description, subject, template },
            created_at: created_at.into(),
            updated_at: updated_at.into(),
            version: updated_at.0,
        }
    }
}

fn select_own_templates(account: &Account) -> Select<Entity> {
    Entity::find().filter(Column::TeamId.eq(account.team_id)).filter(Column::OwnerUserId.eq(account.user_id))
}

async fn find_own(db: &impl ConnectionTrait, account: &Account, id: Uuid) -> Result<Model, DbError> {
    let row = select_own_templates(account).filter(Column::Id.eq(id)).one(db).await?;
    row.ok_or_else(|| OutreachRejection::TemplateNotFound.into())
}

impl Db {
    /// Returns the templates of the account, newest first: at most [`MAX_OUTREACH_TEMPLATES`].
    pub async fn outreach_templates(&self, account: &Account) -> Result<Vec<OutreachTemplate>, DbError> {
        let rows = select_own_templates(account).order_by_desc(Column::Id).all(&self.reader).await?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// Finds a template of the account by its id.
    ///
    /// # Errors
    /// When there is no such template, or the database fails.
    pub async fn find_outreach_template(&self, account: &Account, id: Uuid) -> Result<OutreachTemplate, DbError> {
        find_own(&self.reader, account, id).await.map(Into::into)
    }

    /// Stores a template for the account.
    ///
    /// # Errors
    /// When a field is not valid, the user has [`MAX_OUTREACH_TEMPLATES`], or the database fails.
    pub async fn create_outreach_template(
        &self,
        account: &Account,
        fields: TemplateFields,
    ) -> Result<OutreachTemplate, DbError> {
        let fields = check_template(fields).map_err(OutreachRejection::Invalid)?;
        let (id, now, account) = (ids::new_id(&self.clock), self.now(), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            let slugs = select_own_templates(&account).select_only().column(Column::Slug).into_tuple::<String>();
            let taken: HashSet<String> = slugs.all(transaction).await?.into_iter().collect();
            if taken.len() >= MAX_OUTREACH_TEMPLATES {
                return Err(OutreachRejection::TooManyTemplates { most: MAX_OUTREACH_TEMPLATES }.into());
            }
            let TemplateFields { name, description, subject, template } = fields;
            let row = Model {
                id,
                team_id: account.team_id,
                owner_user_id: account.user_id,
                slug: numbered_slug(&template_slug(&name), |slug| !taken.contains(slug)),
                name,
                description,
                subject,
                template,
                created_at: now,
                updated_at: now,
            };
            Entity::insert(row.clone().into_active_model()).exec_without_returning(transaction).await?;
            Ok(row.into())
        }))
        .await
    }

    /// Replaces the fields of a template of the account.
    ///
    /// # Errors
    /// When there is no such template, it has another version, a field is not valid, or the database fails.
    pub async fn update_outreach_template(
        &self,
        account: &Account,
        id: Uuid,
        fields: TemplateFields,
        expected_version: Option<i64>,
    ) -> Result<OutreachTemplate, DbError> {
        let fields = check_template(fields).map_err(OutreachRejection::Invalid)?;
        let (now, account) = (self.now(), account.clone());
        self.write_keeping_caches(work!(|transaction| {
            let TemplateFields { name, description, subject, template } = fields;
            let known = find_own(transaction, &account, id).await?;
            let version = known.updated_at;
            if expected_version.is_some_and(|expected| expected != version.0) {
                return Err(OutreachRejection::VersionConflict.into());
            }
            // Two changes in one millisecond have different versions.
            let updated_at = EpochMillis(now.0.max(version.0 + 1));
            let row = Model { name, description, subject, template, updated_at, ..known };
            row.clone().into_active_model().reset_all().update(transaction).await?;
            Ok(row.into())
        }))
        .await
    }

    /// Deletes a template of the account. Returns false when there is no such template.
    pub async fn delete_outreach_template(&self, account: &Account, id: Uuid) -> Result<bool, DbError> {
        let account = account.clone();
        self.write_keeping_caches(work!(|transaction| {
            let own = Entity::delete_many()
                .filter(Column::Id.eq(id))
                .filter(Column::TeamId.eq(account.team_id))
                .filter(Column::OwnerUserId.eq(account.user_id));
            Ok(own.exec(transaction).await?.rows_affected > 0)
        }))
        .await
    }
}
