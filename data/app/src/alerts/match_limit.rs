//! How many matches of an alert are kept.

use crate::entities::alert_matches::{Column, Entity};
use crate::prelude::*;
use sea_orm::sea_query::ExprTrait;

/// Matches of one alert, and as many of its back catalog. An alert on a common word finds up to 1,000 of each with each
/// publication.
const MAX_MATCHES: u64 = 10_000;

impl Db {
    /// Deletes all but the newest matches of alerts that have too many. Returns the number of rows.
    pub async fn delete_old_matches(&self) -> Result<u64, DbError> {
        let full = Entity::find()
            .select_only()
            .columns([Column::AlertId, Column::IsBackCatalog])
            .group_by(Column::AlertId)
            .group_by(Column::IsBackCatalog)
            .having(Expr::col(Column::Id).count().gt(i64::try_from(MAX_MATCHES).unwrap_or(i64::MAX)))
            .into_tuple::<(Uuid, bool)>();
        let mut deleted = 0;
        for (alert, is_back_catalog) in full.all(&self.reader).await? {
            let of_group =
                Condition::all().add(Column::AlertId.eq(alert)).add(Column::IsBackCatalog.eq(is_back_catalog));
            let newest = Entity::find().select_only().column(Column::Id).filter(of_group.clone());
            let last_kept = newest.order_by_desc(Column::Id).offset(MAX_MATCHES - 1).into_tuple::<Uuid>();
            let Some(last_kept) = last_kept.one(&self.reader).await? else { continue };
            let old = Entity::delete_many().filter(of_group).filter(Column::Id.lt(last_kept));
            deleted += self.delete_rows(old).await?;
        }
        Ok(deleted)
    }
}
