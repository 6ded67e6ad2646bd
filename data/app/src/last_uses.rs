//! When keys and links were last used, to the minute.

use crate::prelude::*;
use std::time::Duration;

/// Shortest interval between two updates of a last use.
const LAST_USE_INTERVAL: Duration = Duration::from_secs(60);

impl Db {
    /// Records the use of a row, unless one was recorded a moment ago. What was used is served even when that fails.
    pub(crate) async fn record_use<E: EntityTrait>(
        &self,
        (id_column, id): (E::Column, Uuid),
        (use_column, last_use): (E::Column, Option<EpochMillis>),
    ) {
        let now = self.now();
        if last_use.is_some_and(|last| last >= now.minus(LAST_USE_INTERVAL)) {
            return;
        }
        if let Err(error) = self.write_use::<E>((id_column, id), use_column, now).await {
            let table = E::default().table_name().to_owned();
            tracing::warn!(error = &error as &dyn std::error::Error, table, "last use not noted");
        }
    }

    /// Concurrent callers write it only once.
    async fn write_use<E: EntityTrait>(
        &self,
        (id_column, id): (E::Column, Uuid),
        use_column: E::Column,
        now: EpochMillis,
    ) -> Result<(), DbError> {
        let is_old = Condition::any().add(use_column.is_null()).add(use_column.lt(now.minus(LAST_USE_INTERVAL)));
        self.write_keeping_caches(work!(|transaction| {
            let changed = E::update_many().col_expr(use_column, Expr::value(now));
            changed.filter(id_column.eq(id)).filter(is_old).exec(transaction).await?;
            Ok(())
        }))
        .await
    }
}
