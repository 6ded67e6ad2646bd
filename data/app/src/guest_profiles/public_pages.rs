//! The public pages of guests, for the sitemap.

use super::rows::read_fields;
use crate::entities::guest_profiles::{Column, Entity, Model};
use crate::prelude::*;

/// Profiles that are read at once.
const PROFILES_PER_QUERY: u64 = 500;

/// The address of a guest's public page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicGuestEntry {
    /// The page is at `/guests/` and this slug.
    pub slug: String,
    /// The last change of the profile.
    pub updated_at: Timestamp,
}

impl Db {
    /// Returns up to `limit` guests with a public page, by slug.
    pub async fn public_guests(&self, limit: usize) -> Result<Vec<PublicGuestEntry>, DbError> {
        let mut entries = Vec::new();
        let mut after = String::new();
        while entries.len() < limit {
            let rows = Entity::find()
                .filter(Column::PublicSlug.gt(after.as_str()))
                .filter(Column::DeletedAt.is_null())
                .filter(Column::ArchivedAt.is_null())
                .order_by_asc(Column::PublicSlug)
                .limit(PROFILES_PER_QUERY)
                .all(&self.reader)
                .await?;
            let Some(last) = rows.last().and_then(|row| row.public_slug.clone()) else { break };
            after = last;
            for row in rows {
                entries.extend(entry_of(row)?);
            }
        }
        entries.truncate(limit);
        Ok(entries)
    }
}

/// `None` for a profile whose page is switched off; its slug stays.
fn entry_of(row: Model) -> Result<Option<PublicGuestEntry>, DbError> {
    let is_public = read_fields(&row)?.public_view.is_public;
    let slug = row.public_slug.filter(|_| is_public);
    Ok(slug.map(|slug| PublicGuestEntry { slug, updated_at: row.updated_at.into() }))
}
